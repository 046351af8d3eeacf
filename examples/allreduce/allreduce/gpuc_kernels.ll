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
	%18 = add i64 %17, 1, !dbg !30
	%19 = sdiv i64 %p3, 4, !dbg !33
	%20 = add i64 %19, %12, !dbg !34
	%21 = sub i64 %20, 1, !dbg !35
	%22 = sdiv i64 %21, %12, !dbg !36
	%23 = mul i64 %22, 4, !dbg !37
	%24 = mul i64 %8, %23, !dbg !38
	%25 = icmp slt i64 %24, %p3, !dbg !39
	%26 = select i1 %25, i64 %24, i64 %p3, !dbg !39
	%27 = add i64 %26, %23, !dbg !40
	%28 = icmp slt i64 %27, %p3, !dbg !41
	%29 = select i1 %28, i64 %27, i64 %p3, !dbg !41
	%30 = trunc i64 %12 to i32, !dbg !42
	%31 = sub i32 %30, 1, !dbg !42
	%32 = zext i32 %31 to i64, !dbg !42
	%33 = icmp eq i64 %8, %32, !dbg !43
	br i1 %33, label %b1, label %b2, !dbg !43

b1:
	br label %b2, !dbg !43

b2:
	%34 = phi i64 [ %29, %b0_ok1 ], [ %p3, %b1 ], !dbg !44
	%35 = mul i64 %p8, 2, !dbg !47
	%36 = sub i64 %34, %26, !dbg !45
	%37 = sub i64 %p3, %26, !dbg !45
	%38 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !45
	%39 = sub i64 %p1, %26, !dbg !46
	%40 = getelementptr inbounds float, float addrspace(1)* %0, i64 %26, !dbg !46
	%41 = icmp ugt i64 %34, %p3, !dbg !45
	%42 = icmp ugt i64 %26, %34, !dbg !45
	%43 = icmp ugt i64 %34, %p1, !dbg !46
	%44 = icmp eq i64 %35, 0, !dbg !48
	%45 = or i1 %41, %42, !dbg !48
	%46 = or i1 %45, %43, !dbg !48
	%47 = or i1 %46, %44, !dbg !48
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !27

b2_ok1:
	%48 = icmp eq i64 %35, -1, !dbg !48
	%49 = select i1 %48, i64 1, i64 %35, !dbg !48
	%50 = sdiv i64 %p5, %49, !dbg !48
	%51 = sub i64 0, %p5, !dbg !48
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !48
	%53 = trunc i64 %8 to i32, !dbg !49
	%54 = mul i32 %53, 2, !dbg !49
	%55 = urem i64 %18, 2, !dbg !50
	%56 = trunc i64 %55 to i32, !dbg !52
	%57 = add i32 %54, %56, !dbg !52
	%58 = zext i32 %57 to i64, !dbg !52
	%59 = mul i64 %58, %52, !dbg !53
	%60 = add i64 %59, %36, !dbg !54
	%61 = sub i64 %60, %59, !dbg !55
	%62 = getelementptr inbounds float, float addrspace(1)* %2, i64 %59, !dbg !55
	%63 = icmp ugt i64 %60, %p5, !dbg !55
	%64 = icmp ugt i64 %59, %60, !dbg !55
	%65 = or i1 %63, %64, !dbg !55
	br i1 %65, label %b2_fail5, label %b2_ok5, !dbg !55, !prof !27

b2_ok5:
	%66 = sdiv i64 %36, 4, !dbg !56
	%67 = mul i64 %66, 4, !dbg !57
	%68 = addrspacecast float addrspace(1)* %38 to float*, !dbg !59
	%69 = ptrtoint float* %68 to i64, !dbg !59
	%70 = and i64 %69, 15, !dbg !59
	%71 = icmp eq i64 %70, 0, !dbg !59
	%72 = icmp eq i64 %67, 0, !dbg !59
	%73 = or i1 %71, %72, !dbg !59
	%74 = addrspacecast float addrspace(1)* %62 to float*, !dbg !61
	%75 = ptrtoint float* %74 to i64, !dbg !61
	%76 = and i64 %75, 15, !dbg !61
	%77 = icmp eq i64 %76, 0, !dbg !61
	%78 = or i1 %77, %72, !dbg !61
	%79 = ashr i64 %67, 2, !dbg !59
	%80 = bitcast float addrspace(1)* %38 to { float, float, float, float } addrspace(1)*, !dbg !59
	%81 = bitcast float addrspace(1)* %62 to { float, float, float, float } addrspace(1)*, !dbg !61
	%82 = icmp ugt i64 %67, %37, !dbg !58
	%83 = icmp eq i1 %73, false, !dbg !59
	%84 = icmp ugt i64 %67, %61, !dbg !60
	%85 = icmp eq i1 %78, false, !dbg !61
	%86 = or i1 %82, %83, !dbg !61
	%87 = or i1 %86, %84, !dbg !61
	%88 = or i1 %87, %85, !dbg !61
	br i1 %88, label %b2_fail7, label %b2_ok7, !dbg !61, !prof !27

b2_ok7:
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !28
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !28
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !29
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !63
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !63
	%94 = mul i32 %93, %91, !dbg !62
	%95 = add i32 %90, %94, !dbg !62
	%96 = mul i32 %92, %95, !dbg !62
	%97 = add i32 %89, %96, !dbg !62
	%98 = sext i32 %97 to i64, !dbg !62
	%99 = trunc i64 %98 to i32, !dbg !62
	%100 = mul i32 %92, %93, !dbg !62
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !64
	%102 = mul i32 %100, %101, !dbg !62
	%103 = sext i32 %102 to i64, !dbg !62
	%104 = trunc i64 %103 to i32, !dbg !62
	br label %b3, !dbg !62

b3:
	%105 = phi i64 [ %98, %b2_ok7 ], [ %128, %b4 ], !dbg !62
	%106 = icmp slt i64 %105, %79, !dbg !62
	br i1 %106, label %b4, label %b5, !dbg !62

b4:
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %105, !dbg !65
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
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i64 %105, !dbg !66
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
	%128 = add i64 %105, %103, !dbg !62
	br label %b3, !dbg !62

b5:
	%129 = sub i64 %36, %67, !dbg !67
	br label %b6, !dbg !68

b6:
	%130 = phi i64 [ %98, %b5 ], [ %136, %b7 ], !dbg !68
	%131 = icmp slt i64 %130, %129, !dbg !68
	br i1 %131, label %b7, label %b8, !dbg !68

b7:
	%132 = add i64 %67, %130, !dbg !69
	%133 = getelementptr inbounds float, float addrspace(1)* %38, i64 %132, !dbg !70
	%134 = load float, float addrspace(1)* %133, align 4, !dbg !70
	%135 = getelementptr inbounds float, float addrspace(1)* %62, i64 %132, !dbg !71
	store float %134, float addrspace(1)* %135, align 4, !dbg !71
	%136 = add i64 %130, %103, !dbg !68
	br label %b6, !dbg !68

b8:
	call void @llvm.nvvm.barrier0(), !dbg !72
	%137 = sext i32 %5 to i64, !dbg !10
	%138 = trunc i64 %137 to i32, !dbg !10
	%139 = icmp slt i64 %98, %137, !dbg !73
	br i1 %139, label %b9, label %b10, !dbg !73

b9:
	call void @gpuc_fence_thread(), !dbg !74
	br label %b10, !dbg !74

b10:
	%140 = sext i32 %6 to i64, !dbg !13
	%141 = mul i64 %8, %137, !dbg !75
	%142 = add i64 %141, %140, !dbg !76
	br label %b11, !dbg !77

b11:
	%143 = phi i32 [ %99, %b10 ], [ %151, %b12_ok1 ], !dbg !77
	%144 = zext i32 %143 to i64, !dbg !77
	%145 = icmp ult i32 %143, %138, !dbg !77
	br i1 %145, label %b12, label %b13, !dbg !77

b12:
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %142, !dbg !78
	%147 = trunc i64 %144 to i32, !dbg !79
	%148 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !79
	%149 = icmp uge i64 %142, %p7, !dbg !78
	br i1 %149, label %b12_fail1, label %b12_ok1, !dbg !78, !prof !27

b12_ok1:
	%150 = bitcast i64* %148 to i8*, !dbg !79
	call void @gpuc_signal_op_thread(i8* %150, i64 %18, i32 9, i32 %147), !dbg !79
	%151 = add i32 %143, %104, !dbg !77
	br label %b11, !dbg !77

b13:
	%152 = phi i32 [ %161, %b14_ok1 ], [ %99, %b11 ], !dbg !80
	%153 = zext i32 %152 to i64, !dbg !80
	%154 = icmp ult i32 %152, %138, !dbg !80
	br i1 %154, label %b14, label %b15, !dbg !80

b14:
	%155 = add i64 %141, %153, !dbg !81
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %155, !dbg !82
	%157 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !83
	%158 = icmp uge i64 %155, %p7, !dbg !82
	br i1 %158, label %b14_fail1, label %b14_ok1, !dbg !82, !prof !27

b14_ok1:
	%159 = bitcast i64* %157 to i8*, !dbg !83
	%160 = call i64 @gpuc_signal_wait_until_thread(i8* %159, i32 5, i64 %18, i32 1, i8* %ctrl, i32 10), !dbg !83
	%161 = add i32 %152, %104, !dbg !80
	br label %b13, !dbg !80

b15:
	call void @llvm.nvvm.barrier0(), !dbg !84
	%162 = addrspacecast float addrspace(1)* %40 to float*, !dbg !86
	%163 = ptrtoint float* %162 to i64, !dbg !86
	%164 = and i64 %163, 15, !dbg !86
	%165 = icmp eq i64 %164, 0, !dbg !86
	%166 = or i1 %165, %72, !dbg !86
	%167 = bitcast float addrspace(1)* %40 to { float, float, float, float } addrspace(1)*, !dbg !86
	%168 = icmp eq i64 %76, 0, !dbg !89
	%169 = or i1 %168, %72, !dbg !89
	%170 = icmp ugt i64 %67, %39, !dbg !85
	%171 = icmp eq i1 %166, false, !dbg !86
	%172 = or i1 %170, %171, !dbg !86
	br i1 %172, label %b15_fail1, label %b15_ok1, !dbg !86, !prof !27

b15_ok1:
	br label %b16, !dbg !90

b16:
	%173 = phi i64 [ %98, %b15_ok1 ], [ %320, %b25 ], !dbg !90
	%174 = icmp slt i64 %173, %79, !dbg !90
	br i1 %174, label %b17, label %b26, !dbg !90

b17:
	%175 = phi float [ %305, %b24 ], [ 0.000000e+00, %b16 ], !dbg !91
	%176 = phi float [ %306, %b24 ], [ 0.000000e+00, %b16 ], !dbg !91
	%177 = phi float [ %307, %b24 ], [ 0.000000e+00, %b16 ], !dbg !91
	%178 = phi float [ %308, %b24 ], [ 0.000000e+00, %b16 ], !dbg !91
	%179 = phi i32 [ %309, %b24 ], [ 0, %b16 ], !dbg !92
	%180 = zext i32 %179 to i64, !dbg !92
	%181 = trunc i64 %180 to i32, !dbg !92
	%182 = icmp ult i32 %179, %138, !dbg !93
	br i1 %182, label %b18, label %b25, !dbg !93

b18:
	%183 = call i8* @gpuc_peer_base(i32 %181), !dbg !94
	%184 = bitcast float* %74 to i8*, !dbg !94
	%185 = call i8* @gpuc_peer_at(i8* %183, i8* %184), !dbg !94
	%186 = icmp eq i8* %183, null, !dbg !94
	%187 = bitcast i8* %185 to float*, !dbg !94
	%188 = select i1 %186, float* null, float* %187, !dbg !94
	%189 = select i1 %186, i64 0, i64 %76, !dbg !89
	%190 = or i1 %186, %169, !dbg !89
	%191 = addrspacecast float* %187 to { float, float, float, float } addrspace(1)*, !dbg !89
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i64 %173, !dbg !95
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 0, !dbg !95
	%194 = icmp eq i1 %190, false, !dbg !89
	%195 = or i1 %194, %186, !dbg !95
	br i1 %195, label %b18_fail1, label %b18_ok1, !dbg !95, !prof !27

b18_ok1:
	%196 = bitcast { float, float, float, float } addrspace(1)* %192 to <4 x float> addrspace(1)*, !dbg !95
	%197 = load <4 x float>, <4 x float> addrspace(1)* %196, align 16, !dbg !95
	%198 = extractelement <4 x float> %197, i32 0, !dbg !95
	%199 = extractelement <4 x float> %197, i32 1, !dbg !95
	%200 = extractelement <4 x float> %197, i32 2, !dbg !95
	%201 = extractelement <4 x float> %197, i32 3, !dbg !95
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 1, !dbg !95
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 2, !dbg !95
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 3, !dbg !95
	%205 = add i32 %181, 1, !dbg !96
	%206 = icmp slt i32 %205, %5, !dbg !97
	br i1 %206, label %b19, label %b20, !dbg !97

b19:
	%207 = call i8* @gpuc_peer_base(i32 %205), !dbg !98
	%208 = bitcast float* %74 to i8*, !dbg !98
	%209 = call i8* @gpuc_peer_at(i8* %207, i8* %208), !dbg !98
	%210 = icmp eq i8* %207, null, !dbg !98
	%211 = bitcast i8* %209 to float*, !dbg !98
	%212 = select i1 %210, float* null, float* %211, !dbg !98
	%213 = select i1 %210, i64 0, i64 %76, !dbg !99
	%214 = or i1 %210, %169, !dbg !99
	%215 = addrspacecast float* %211 to { float, float, float, float } addrspace(1)*, !dbg !99
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i64 %173, !dbg !100
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 0, !dbg !100
	%218 = icmp eq i1 %214, false, !dbg !99
	%219 = or i1 %218, %210, !dbg !100
	br i1 %219, label %b19_fail1, label %b19_ok1, !dbg !100, !prof !27

b19_ok1:
	%220 = bitcast { float, float, float, float } addrspace(1)* %216 to <4 x float> addrspace(1)*, !dbg !100
	%221 = load <4 x float>, <4 x float> addrspace(1)* %220, align 16, !dbg !100
	%222 = extractelement <4 x float> %221, i32 0, !dbg !100
	%223 = extractelement <4 x float> %221, i32 1, !dbg !100
	%224 = extractelement <4 x float> %221, i32 2, !dbg !100
	%225 = extractelement <4 x float> %221, i32 3, !dbg !100
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 1, !dbg !100
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 2, !dbg !100
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 3, !dbg !100
	br label %b20, !dbg !100

b20:
	%229 = phi float [ 0.000000e+00, %b18_ok1 ], [ %222, %b19_ok1 ], !dbg !101
	%230 = phi float [ 0.000000e+00, %b18_ok1 ], [ %223, %b19_ok1 ], !dbg !101
	%231 = phi float [ 0.000000e+00, %b18_ok1 ], [ %224, %b19_ok1 ], !dbg !101
	%232 = phi float [ 0.000000e+00, %b18_ok1 ], [ %225, %b19_ok1 ], !dbg !101
	%233 = add i32 %179, 2, !dbg !102
	%234 = zext i32 %233 to i64, !dbg !102
	%235 = icmp ult i32 %233, %138, !dbg !103
	br i1 %235, label %b21, label %b22, !dbg !103

b21:
	%236 = trunc i64 %234 to i32, !dbg !104
	%237 = call i8* @gpuc_peer_base(i32 %236), !dbg !104
	%238 = bitcast float* %74 to i8*, !dbg !104
	%239 = call i8* @gpuc_peer_at(i8* %237, i8* %238), !dbg !104
	%240 = icmp eq i8* %237, null, !dbg !104
	%241 = bitcast i8* %239 to float*, !dbg !104
	%242 = select i1 %240, float* null, float* %241, !dbg !104
	%243 = select i1 %240, i64 0, i64 %76, !dbg !105
	%244 = or i1 %240, %169, !dbg !105
	%245 = addrspacecast float* %241 to { float, float, float, float } addrspace(1)*, !dbg !105
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i64 %173, !dbg !106
	%247 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 0, !dbg !106
	%248 = icmp eq i1 %244, false, !dbg !105
	%249 = or i1 %248, %240, !dbg !106
	br i1 %249, label %b21_fail1, label %b21_ok1, !dbg !106, !prof !27

b21_ok1:
	%250 = bitcast { float, float, float, float } addrspace(1)* %246 to <4 x float> addrspace(1)*, !dbg !106
	%251 = load <4 x float>, <4 x float> addrspace(1)* %250, align 16, !dbg !106
	%252 = extractelement <4 x float> %251, i32 0, !dbg !106
	%253 = extractelement <4 x float> %251, i32 1, !dbg !106
	%254 = extractelement <4 x float> %251, i32 2, !dbg !106
	%255 = extractelement <4 x float> %251, i32 3, !dbg !106
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 1, !dbg !106
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 2, !dbg !106
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 3, !dbg !106
	br label %b22, !dbg !106

b22:
	%259 = phi float [ 0.000000e+00, %b20 ], [ %252, %b21_ok1 ], !dbg !107
	%260 = phi float [ 0.000000e+00, %b20 ], [ %253, %b21_ok1 ], !dbg !107
	%261 = phi float [ 0.000000e+00, %b20 ], [ %254, %b21_ok1 ], !dbg !107
	%262 = phi float [ 0.000000e+00, %b20 ], [ %255, %b21_ok1 ], !dbg !107
	%263 = add i32 %179, 3, !dbg !108
	%264 = zext i32 %263 to i64, !dbg !108
	%265 = icmp ult i32 %263, %138, !dbg !109
	br i1 %265, label %b23, label %b24, !dbg !109

b23:
	%266 = trunc i64 %264 to i32, !dbg !110
	%267 = call i8* @gpuc_peer_base(i32 %266), !dbg !110
	%268 = bitcast float* %74 to i8*, !dbg !110
	%269 = call i8* @gpuc_peer_at(i8* %267, i8* %268), !dbg !110
	%270 = icmp eq i8* %267, null, !dbg !110
	%271 = bitcast i8* %269 to float*, !dbg !110
	%272 = select i1 %270, float* null, float* %271, !dbg !110
	%273 = select i1 %270, i64 0, i64 %76, !dbg !111
	%274 = or i1 %270, %169, !dbg !111
	%275 = addrspacecast float* %271 to { float, float, float, float } addrspace(1)*, !dbg !111
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %275, i64 %173, !dbg !112
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 0, !dbg !112
	%278 = icmp eq i1 %274, false, !dbg !111
	%279 = or i1 %278, %270, !dbg !112
	br i1 %279, label %b23_fail1, label %b23_ok1, !dbg !112, !prof !27

b23_ok1:
	%280 = bitcast { float, float, float, float } addrspace(1)* %276 to <4 x float> addrspace(1)*, !dbg !112
	%281 = load <4 x float>, <4 x float> addrspace(1)* %280, align 16, !dbg !112
	%282 = extractelement <4 x float> %281, i32 0, !dbg !112
	%283 = extractelement <4 x float> %281, i32 1, !dbg !112
	%284 = extractelement <4 x float> %281, i32 2, !dbg !112
	%285 = extractelement <4 x float> %281, i32 3, !dbg !112
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 1, !dbg !112
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 2, !dbg !112
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 3, !dbg !112
	br label %b24, !dbg !112

b24:
	%289 = phi float [ 0.000000e+00, %b22 ], [ %282, %b23_ok1 ], !dbg !113
	%290 = phi float [ 0.000000e+00, %b22 ], [ %283, %b23_ok1 ], !dbg !113
	%291 = phi float [ 0.000000e+00, %b22 ], [ %284, %b23_ok1 ], !dbg !113
	%292 = phi float [ 0.000000e+00, %b22 ], [ %285, %b23_ok1 ], !dbg !113
	%293 = fadd float %198, %229, !dbg !116
	%294 = fadd float %199, %230, !dbg !117
	%295 = fadd float %200, %231, !dbg !118
	%296 = fadd float %201, %232, !dbg !119
	%297 = fadd float %259, %289, !dbg !121
	%298 = fadd float %260, %290, !dbg !122
	%299 = fadd float %261, %291, !dbg !123
	%300 = fadd float %262, %292, !dbg !124
	%301 = fadd float %293, %297, !dbg !126
	%302 = fadd float %294, %298, !dbg !127
	%303 = fadd float %295, %299, !dbg !128
	%304 = fadd float %296, %300, !dbg !129
	%305 = fadd float %175, %301, !dbg !131
	%306 = fadd float %176, %302, !dbg !132
	%307 = fadd float %177, %303, !dbg !133
	%308 = fadd float %178, %304, !dbg !134
	%309 = add i32 %179, 4, !dbg !135
	br label %b17, !dbg !135

b25:
	%310 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %167, i64 %173, !dbg !136
	%311 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 0, !dbg !136
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 1, !dbg !136
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 2, !dbg !136
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 3, !dbg !136
	%315 = bitcast { float, float, float, float } addrspace(1)* %310 to <4 x float> addrspace(1)*, !dbg !136
	%316 = insertelement <4 x float> undef, float %175, i32 0, !dbg !136
	%317 = insertelement <4 x float> %316, float %176, i32 1, !dbg !136
	%318 = insertelement <4 x float> %317, float %177, i32 2, !dbg !136
	%319 = insertelement <4 x float> %318, float %178, i32 3, !dbg !136
	store <4 x float> %319, <4 x float> addrspace(1)* %315, align 16, !dbg !136
	%320 = add i64 %173, %103, !dbg !90
	br label %b16, !dbg !90

b26:
	%321 = phi i64 [ %342, %b29 ], [ %98, %b16 ], !dbg !137
	%322 = icmp slt i64 %321, %129, !dbg !137
	br i1 %322, label %b27, label %b30, !dbg !137

b27:
	%323 = add i64 %67, %321, !dbg !138
	br label %b28, !dbg !139

b28:
	%324 = phi float [ %338, %b28_ok1 ], [ 0.000000e+00, %b27 ], !dbg !139
	%325 = phi i64 [ %339, %b28_ok1 ], [ 0, %b27 ], !dbg !139
	%326 = trunc i64 %325 to i32, !dbg !140
	%327 = call i8* @gpuc_peer_base(i32 %326), !dbg !140
	%328 = bitcast float* %74 to i8*, !dbg !140
	%329 = call i8* @gpuc_peer_at(i8* %327, i8* %328), !dbg !140
	%330 = icmp eq i8* %327, null, !dbg !140
	%331 = bitcast i8* %329 to float*, !dbg !140
	%332 = select i1 %330, float* null, float* %331, !dbg !140
	%333 = select i1 %330, i64 0, i64 %61, !dbg !140
	%334 = addrspacecast float* %332 to float addrspace(1)*, !dbg !141
	%335 = getelementptr inbounds float, float addrspace(1)* %334, i64 %323, !dbg !141
	%336 = icmp uge i64 %323, %333, !dbg !141
	br i1 %336, label %b28_fail1, label %b28_ok1, !dbg !141, !prof !27

b28_ok1:
	%337 = load float, float addrspace(1)* %335, align 4, !dbg !141
	%338 = fadd float %324, %337, !dbg !142
	%339 = add i64 %325, 1, !dbg !142
	%340 = icmp slt i64 %339, %137, !dbg !142
	br i1 %340, label %b28, label %b29, !dbg !142

b29:
	%341 = getelementptr inbounds float, float addrspace(1)* %40, i64 %323, !dbg !143
	store float %338, float addrspace(1)* %341, align 4, !dbg !143
	%342 = add i64 %321, %103, !dbg !137
	br label %b26, !dbg !137

b30:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%343 = icmp eq i64 %98, 0, !dbg !147
	br i1 %343, label %b31, label %b32, !dbg !147

b31:
	%344 = load i64, i64 addrspace(1)* %15, align 8, !dbg !148
	%345 = add i64 %344, 1, !dbg !149
	store i64 %345, i64 addrspace(1)* %15, align 8, !dbg !148
	br label %b32, !dbg !148

b32:
	ret void, !dbg !145

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p10), !dbg !26
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !26
	ret void, !dbg !26

b2_fail1:
	%346 = icmp ugt i64 %34, %p3, !dbg !45
	br i1 %346, label %b2_fail2, label %b2_ok2, !dbg !45

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %p3), !dbg !45
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !45
	ret void, !dbg !45

b2_ok2:
	%347 = icmp ugt i64 %26, %34, !dbg !45
	br i1 %347, label %b2_fail3, label %b2_ok3, !dbg !45

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %26, i64 %34), !dbg !45
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !45
	ret void, !dbg !45

b2_ok3:
	%348 = icmp ugt i64 %34, %p1, !dbg !46
	br i1 %348, label %b2_fail4, label %b2_ok4, !dbg !46

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %p1), !dbg !46
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !46
	ret void, !dbg !46

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !48
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !48
	ret void, !dbg !48

b2_fail5:
	%349 = icmp ugt i64 %60, %p5, !dbg !55
	br i1 %349, label %b2_fail6, label %b2_ok6, !dbg !55

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %60, i64 %p5), !dbg !55
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !55
	ret void, !dbg !55

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %59, i64 %60), !dbg !55
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !55
	ret void, !dbg !55

b2_fail7:
	%350 = icmp ugt i64 %67, %37, !dbg !58
	br i1 %350, label %b2_fail8, label %b2_ok8, !dbg !58

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %67, i64 %37), !dbg !58
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !58
	ret void, !dbg !58

b2_ok8:
	%351 = icmp eq i1 %73, false, !dbg !59
	br i1 %351, label %b2_fail9, label %b2_ok9, !dbg !59

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %70, i64 16), !dbg !59
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok9:
	%352 = icmp ugt i64 %67, %61, !dbg !60
	br i1 %352, label %b2_fail10, label %b2_ok10, !dbg !60

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %67, i64 %61), !dbg !60
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !60
	ret void, !dbg !60

b2_ok10:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %76, i64 16), !dbg !61
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !61
	ret void, !dbg !61

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %142, i64 %p7), !dbg !78
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !78
	ret void, !dbg !78

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %155, i64 %p7), !dbg !82
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !82
	ret void, !dbg !82

b15_fail1:
	%353 = icmp ugt i64 %67, %39, !dbg !85
	br i1 %353, label %b15_fail2, label %b15_ok2, !dbg !85

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %67, i64 %39), !dbg !85
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !85
	ret void, !dbg !85

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %164, i64 16), !dbg !86
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !86
	ret void, !dbg !86

b18_fail1:
	%354 = icmp eq i1 %190, false, !dbg !89
	br i1 %354, label %b18_fail2, label %b18_ok2, !dbg !89

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %189, i64 16), !dbg !89
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !89
	ret void, !dbg !89

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %173, i64 0), !dbg !95
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !95
	ret void, !dbg !95

b19_fail1:
	%355 = icmp eq i1 %214, false, !dbg !99
	br i1 %355, label %b19_fail2, label %b19_ok2, !dbg !99

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %213, i64 16), !dbg !99
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !99
	ret void, !dbg !99

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %173, i64 0), !dbg !100
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !100
	ret void, !dbg !100

b21_fail1:
	%356 = icmp eq i1 %244, false, !dbg !105
	br i1 %356, label %b21_fail2, label %b21_ok2, !dbg !105

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %243, i64 16), !dbg !105
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !105
	ret void, !dbg !105

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %173, i64 0), !dbg !106
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !106
	ret void, !dbg !106

b23_fail1:
	%357 = icmp eq i1 %274, false, !dbg !111
	br i1 %357, label %b23_fail2, label %b23_ok2, !dbg !111

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %273, i64 16), !dbg !111
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !111
	ret void, !dbg !111

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 0), !dbg !112
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !112
	ret void, !dbg !112

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %323, i64 %333), !dbg !141
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !141
	ret void, !dbg !141
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !150 {
entry:
	br label %b0, !dbg !151

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !151
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !151
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !151
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !151
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !152
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !155
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158, !range !20
	%7 = sext i32 %6 to i64, !dbg !158
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !158, !range !21
	%9 = sext i32 %8 to i64, !dbg !158
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !23
	%11 = sext i32 %10 to i64, !dbg !159
	%12 = mul i64 %9, %11, !dbg !160
	%13 = add i64 %12, %7, !dbg !161
	%14 = sext i32 %5 to i64, !dbg !163
	%15 = sext i32 %4 to i64, !dbg !164
	%16 = trunc i64 %15 to i32, !dbg !164
	%17 = icmp uge i64 %13, %p8, !dbg !162
	br i1 %17, label %b0_fail1, label %b0_ok1, !dbg !162, !prof !27

b0_ok1:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !158, !range !21
	%19 = sext i32 %18 to i64, !dbg !158
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !165
	%21 = sext i32 %20 to i64, !dbg !159
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !159, !range !165
	%23 = sext i32 %22 to i64, !dbg !159
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !162
	%25 = load i64, i64 addrspace(1)* %24, align 8, !dbg !162
	%26 = add i64 %25, 1, !dbg !166
	%27 = mul i64 %7, %15, !dbg !168
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !169, !range !28
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !169, !range !29
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169, !range !63
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !169, !range !63
	%33 = mul i32 %32, %30, !dbg !169
	%34 = add i32 %29, %33, !dbg !169
	%35 = mul i32 %31, %34, !dbg !169
	%36 = add i32 %28, %35, !dbg !169
	%37 = sext i32 %36 to i64, !dbg !169
	%38 = trunc i64 %37 to i32, !dbg !169
	%39 = mul i32 %31, %32, !dbg !169
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !169, !range !64
	%41 = mul i32 %39, %40, !dbg !169
	%42 = sext i32 %41 to i64, !dbg !169
	%43 = trunc i64 %42 to i32, !dbg !169
	%44 = add i64 %27, %14, !dbg !170
	br label %b1, !dbg !169

b1:
	%45 = phi i32 [ %38, %b0_ok1 ], [ %53, %b2_ok1 ], !dbg !169
	%46 = zext i32 %45 to i64, !dbg !169
	%47 = icmp ult i32 %45, %16, !dbg !169
	br i1 %47, label %b2, label %b3, !dbg !169

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !171
	%49 = trunc i64 %46 to i32, !dbg !172
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !172
	%51 = icmp uge i64 %44, %p5, !dbg !171
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !171, !prof !27

b2_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !172
	call void @gpuc_signal_op_thread(i8* %52, i64 %26, i32 9, i32 %49), !dbg !172
	%53 = add i32 %45, %43, !dbg !169
	br label %b1, !dbg !169

b3:
	%54 = phi i32 [ %63, %b4_ok1 ], [ %38, %b1 ], !dbg !173
	%55 = zext i32 %54 to i64, !dbg !173
	%56 = icmp ult i32 %54, %16, !dbg !173
	br i1 %56, label %b4, label %b5, !dbg !173

b4:
	%57 = add i64 %27, %55, !dbg !174
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %57, !dbg !175
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !176
	%60 = icmp uge i64 %57, %p5, !dbg !175
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !175, !prof !27

b4_ok1:
	%61 = bitcast i64* %59 to i8*, !dbg !176
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %26, i32 1, i8* %ctrl, i32 10), !dbg !176
	%63 = add i32 %54, %43, !dbg !173
	br label %b3, !dbg !173

b5:
	call void @llvm.nvvm.barrier0(), !dbg !177
	%64 = sdiv i64 %p3, 4, !dbg !178
	%65 = mul i64 %64, %14, !dbg !179
	%66 = sdiv i64 %65, %15, !dbg !180
	%67 = mul i64 %66, 4, !dbg !181
	%68 = trunc i64 %14 to i32, !dbg !182
	%69 = add i32 %68, 1, !dbg !182
	%70 = zext i32 %69 to i64, !dbg !182
	%71 = mul i64 %64, %70, !dbg !183
	%72 = sdiv i64 %71, %15, !dbg !184
	%73 = mul i64 %72, 4, !dbg !185
	%74 = sub i64 %73, %67, !dbg !186
	%75 = getelementptr inbounds float, float addrspace(1)* %1, i64 %67, !dbg !186
	%76 = getelementptr inbounds float, float addrspace(1)* %0, i64 %67, !dbg !187
	%77 = ashr i64 %74, 2, !dbg !188
	%78 = trunc i64 %21 to i32, !dbg !189
	%79 = trunc i64 %19 to i32, !dbg !189
	%80 = mul i32 %78, %79, !dbg !189
	%81 = trunc i64 %9 to i32, !dbg !189
	%82 = add i32 %81, %80, !dbg !189
	%83 = zext i32 %82 to i64, !dbg !189
	%84 = mul i64 %11, %83, !dbg !189
	%85 = add i64 %7, %84, !dbg !189
	%86 = mul i64 %85, %42, !dbg !189
	%87 = add i64 %86, %37, !dbg !189
	%88 = mul i64 %11, %21, !dbg !189
	%89 = mul i64 %88, %23, !dbg !189
	%90 = mul i64 %89, %42, !dbg !189
	%91 = icmp eq i64 %74, 0, !dbg !191
	%92 = icmp ugt i64 %73, %p3, !dbg !186
	%93 = icmp ugt i64 %67, %73, !dbg !186
	%94 = icmp ugt i64 %73, %p1, !dbg !187
	%95 = or i1 %92, %93, !dbg !187
	%96 = or i1 %95, %94, !dbg !187
	br i1 %96, label %b5_fail1, label %b5_ok1, !dbg !187, !prof !27

b5_ok1:
	br label %b6, !dbg !189

b6:
	%97 = phi i64 [ %87, %b5_ok1 ], [ %269, %b16 ], !dbg !189
	%98 = icmp slt i64 %97, %77, !dbg !189
	br i1 %98, label %b7, label %b17, !dbg !189

b7:
	%99 = phi float [ %234, %b14 ], [ 0.000000e+00, %b6 ], !dbg !192
	%100 = phi float [ %235, %b14 ], [ 0.000000e+00, %b6 ], !dbg !192
	%101 = phi float [ %236, %b14 ], [ 0.000000e+00, %b6 ], !dbg !192
	%102 = phi float [ %237, %b14 ], [ 0.000000e+00, %b6 ], !dbg !192
	%103 = phi i32 [ %238, %b14 ], [ 0, %b6 ], !dbg !193
	%104 = zext i32 %103 to i64, !dbg !193
	%105 = trunc i64 %104 to i32, !dbg !193
	%106 = icmp ult i32 %103, %16, !dbg !194
	br i1 %106, label %b8, label %b15, !dbg !194

b8:
	%107 = addrspacecast float addrspace(1)* %75 to float*, !dbg !195
	%108 = call i8* @gpuc_peer_base(i32 %105), !dbg !195
	%109 = bitcast float* %107 to i8*, !dbg !195
	%110 = call i8* @gpuc_peer_at(i8* %108, i8* %109), !dbg !195
	%111 = icmp eq i8* %108, null, !dbg !195
	%112 = bitcast i8* %110 to float*, !dbg !195
	%113 = select i1 %111, float* null, float* %112, !dbg !195
	%114 = ptrtoint float* %107 to i64, !dbg !191
	%115 = and i64 %114, 15, !dbg !191
	%116 = select i1 %111, i64 0, i64 %115, !dbg !191
	%117 = icmp eq i64 %115, 0, !dbg !191
	%118 = or i1 %117, %91, !dbg !191
	%119 = or i1 %111, %118, !dbg !191
	%120 = addrspacecast float* %112 to { float, float, float, float } addrspace(1)*, !dbg !191
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %120, i64 %97, !dbg !196
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 0, !dbg !196
	%123 = icmp eq i1 %119, false, !dbg !191
	%124 = or i1 %123, %111, !dbg !196
	br i1 %124, label %b8_fail1, label %b8_ok1, !dbg !196, !prof !27

b8_ok1:
	%125 = bitcast { float, float, float, float } addrspace(1)* %121 to <4 x float> addrspace(1)*, !dbg !196
	%126 = load <4 x float>, <4 x float> addrspace(1)* %125, align 16, !dbg !196
	%127 = extractelement <4 x float> %126, i32 0, !dbg !196
	%128 = extractelement <4 x float> %126, i32 1, !dbg !196
	%129 = extractelement <4 x float> %126, i32 2, !dbg !196
	%130 = extractelement <4 x float> %126, i32 3, !dbg !196
	%131 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 1, !dbg !196
	%132 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 2, !dbg !196
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 3, !dbg !196
	%134 = add i32 %105, 1, !dbg !197
	%135 = icmp slt i32 %134, %4, !dbg !198
	br i1 %135, label %b9, label %b10, !dbg !198

b9:
	%136 = call i8* @gpuc_peer_base(i32 %134), !dbg !199
	%137 = bitcast float* %107 to i8*, !dbg !199
	%138 = call i8* @gpuc_peer_at(i8* %136, i8* %137), !dbg !199
	%139 = icmp eq i8* %136, null, !dbg !199
	%140 = bitcast i8* %138 to float*, !dbg !199
	%141 = select i1 %139, float* null, float* %140, !dbg !199
	%142 = select i1 %139, i64 0, i64 %115, !dbg !200
	%143 = or i1 %139, %118, !dbg !200
	%144 = addrspacecast float* %140 to { float, float, float, float } addrspace(1)*, !dbg !200
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %97, !dbg !201
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !201
	%147 = icmp eq i1 %143, false, !dbg !200
	%148 = or i1 %147, %139, !dbg !201
	br i1 %148, label %b9_fail1, label %b9_ok1, !dbg !201, !prof !27

b9_ok1:
	%149 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !201
	%150 = load <4 x float>, <4 x float> addrspace(1)* %149, align 16, !dbg !201
	%151 = extractelement <4 x float> %150, i32 0, !dbg !201
	%152 = extractelement <4 x float> %150, i32 1, !dbg !201
	%153 = extractelement <4 x float> %150, i32 2, !dbg !201
	%154 = extractelement <4 x float> %150, i32 3, !dbg !201
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !201
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !201
	%157 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !201
	br label %b10, !dbg !201

b10:
	%158 = phi float [ 0.000000e+00, %b8_ok1 ], [ %151, %b9_ok1 ], !dbg !202
	%159 = phi float [ 0.000000e+00, %b8_ok1 ], [ %152, %b9_ok1 ], !dbg !202
	%160 = phi float [ 0.000000e+00, %b8_ok1 ], [ %153, %b9_ok1 ], !dbg !202
	%161 = phi float [ 0.000000e+00, %b8_ok1 ], [ %154, %b9_ok1 ], !dbg !202
	%162 = add i32 %103, 2, !dbg !203
	%163 = zext i32 %162 to i64, !dbg !203
	%164 = icmp ult i32 %162, %16, !dbg !204
	br i1 %164, label %b11, label %b12, !dbg !204

b11:
	%165 = trunc i64 %163 to i32, !dbg !205
	%166 = call i8* @gpuc_peer_base(i32 %165), !dbg !205
	%167 = bitcast float* %107 to i8*, !dbg !205
	%168 = call i8* @gpuc_peer_at(i8* %166, i8* %167), !dbg !205
	%169 = icmp eq i8* %166, null, !dbg !205
	%170 = bitcast i8* %168 to float*, !dbg !205
	%171 = select i1 %169, float* null, float* %170, !dbg !205
	%172 = select i1 %169, i64 0, i64 %115, !dbg !206
	%173 = or i1 %169, %118, !dbg !206
	%174 = addrspacecast float* %170 to { float, float, float, float } addrspace(1)*, !dbg !206
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i64 %97, !dbg !207
	%176 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 0, !dbg !207
	%177 = icmp eq i1 %173, false, !dbg !206
	%178 = or i1 %177, %169, !dbg !207
	br i1 %178, label %b11_fail1, label %b11_ok1, !dbg !207, !prof !27

b11_ok1:
	%179 = bitcast { float, float, float, float } addrspace(1)* %175 to <4 x float> addrspace(1)*, !dbg !207
	%180 = load <4 x float>, <4 x float> addrspace(1)* %179, align 16, !dbg !207
	%181 = extractelement <4 x float> %180, i32 0, !dbg !207
	%182 = extractelement <4 x float> %180, i32 1, !dbg !207
	%183 = extractelement <4 x float> %180, i32 2, !dbg !207
	%184 = extractelement <4 x float> %180, i32 3, !dbg !207
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 1, !dbg !207
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 2, !dbg !207
	%187 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 3, !dbg !207
	br label %b12, !dbg !207

b12:
	%188 = phi float [ 0.000000e+00, %b10 ], [ %181, %b11_ok1 ], !dbg !208
	%189 = phi float [ 0.000000e+00, %b10 ], [ %182, %b11_ok1 ], !dbg !208
	%190 = phi float [ 0.000000e+00, %b10 ], [ %183, %b11_ok1 ], !dbg !208
	%191 = phi float [ 0.000000e+00, %b10 ], [ %184, %b11_ok1 ], !dbg !208
	%192 = add i32 %103, 3, !dbg !209
	%193 = zext i32 %192 to i64, !dbg !209
	%194 = icmp ult i32 %192, %16, !dbg !210
	br i1 %194, label %b13, label %b14, !dbg !210

b13:
	%195 = trunc i64 %193 to i32, !dbg !211
	%196 = call i8* @gpuc_peer_base(i32 %195), !dbg !211
	%197 = bitcast float* %107 to i8*, !dbg !211
	%198 = call i8* @gpuc_peer_at(i8* %196, i8* %197), !dbg !211
	%199 = icmp eq i8* %196, null, !dbg !211
	%200 = bitcast i8* %198 to float*, !dbg !211
	%201 = select i1 %199, float* null, float* %200, !dbg !211
	%202 = select i1 %199, i64 0, i64 %115, !dbg !212
	%203 = or i1 %199, %118, !dbg !212
	%204 = addrspacecast float* %200 to { float, float, float, float } addrspace(1)*, !dbg !212
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %204, i64 %97, !dbg !213
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 0, !dbg !213
	%207 = icmp eq i1 %203, false, !dbg !212
	%208 = or i1 %207, %199, !dbg !213
	br i1 %208, label %b13_fail1, label %b13_ok1, !dbg !213, !prof !27

b13_ok1:
	%209 = bitcast { float, float, float, float } addrspace(1)* %205 to <4 x float> addrspace(1)*, !dbg !213
	%210 = load <4 x float>, <4 x float> addrspace(1)* %209, align 16, !dbg !213
	%211 = extractelement <4 x float> %210, i32 0, !dbg !213
	%212 = extractelement <4 x float> %210, i32 1, !dbg !213
	%213 = extractelement <4 x float> %210, i32 2, !dbg !213
	%214 = extractelement <4 x float> %210, i32 3, !dbg !213
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 1, !dbg !213
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 2, !dbg !213
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 3, !dbg !213
	br label %b14, !dbg !213

b14:
	%218 = phi float [ 0.000000e+00, %b12 ], [ %211, %b13_ok1 ], !dbg !214
	%219 = phi float [ 0.000000e+00, %b12 ], [ %212, %b13_ok1 ], !dbg !214
	%220 = phi float [ 0.000000e+00, %b12 ], [ %213, %b13_ok1 ], !dbg !214
	%221 = phi float [ 0.000000e+00, %b12 ], [ %214, %b13_ok1 ], !dbg !214
	%222 = fadd float %127, %158, !dbg !216
	%223 = fadd float %128, %159, !dbg !217
	%224 = fadd float %129, %160, !dbg !218
	%225 = fadd float %130, %161, !dbg !219
	%226 = fadd float %188, %218, !dbg !221
	%227 = fadd float %189, %219, !dbg !222
	%228 = fadd float %190, %220, !dbg !223
	%229 = fadd float %191, %221, !dbg !224
	%230 = fadd float %222, %226, !dbg !226
	%231 = fadd float %223, %227, !dbg !227
	%232 = fadd float %224, %228, !dbg !228
	%233 = fadd float %225, %229, !dbg !229
	%234 = fadd float %99, %230, !dbg !231
	%235 = fadd float %100, %231, !dbg !232
	%236 = fadd float %101, %232, !dbg !233
	%237 = fadd float %102, %233, !dbg !234
	%238 = add i32 %103, 4, !dbg !235
	br label %b7, !dbg !235

b15:
	%239 = phi i64 [ %267, %b15_ok1 ], [ 0, %b7 ], !dbg !236
	%240 = trunc i64 %239 to i32, !dbg !152
	%241 = addrspacecast float addrspace(1)* %76 to float*, !dbg !152
	%242 = call i8* @gpuc_peer_base(i32 %240), !dbg !152
	%243 = bitcast float* %241 to i8*, !dbg !152
	%244 = call i8* @gpuc_peer_at(i8* %242, i8* %243), !dbg !152
	%245 = icmp eq i8* %242, null, !dbg !152
	%246 = bitcast i8* %244 to float*, !dbg !152
	%247 = select i1 %245, float* null, float* %246, !dbg !152
	%248 = ptrtoint float* %241 to i64, !dbg !237
	%249 = and i64 %248, 15, !dbg !237
	%250 = select i1 %245, i64 0, i64 %249, !dbg !237
	%251 = icmp eq i64 %249, 0, !dbg !237
	%252 = or i1 %251, %91, !dbg !237
	%253 = or i1 %245, %252, !dbg !237
	%254 = addrspacecast float* %246 to { float, float, float, float } addrspace(1)*, !dbg !237
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i64 %97, !dbg !238
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 0, !dbg !238
	%257 = icmp eq i1 %253, false, !dbg !237
	%258 = or i1 %257, %245, !dbg !238
	br i1 %258, label %b15_fail1, label %b15_ok1, !dbg !238, !prof !27

b15_ok1:
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 1, !dbg !238
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 2, !dbg !238
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 3, !dbg !238
	%262 = bitcast { float, float, float, float } addrspace(1)* %255 to <4 x float> addrspace(1)*, !dbg !238
	%263 = insertelement <4 x float> undef, float %99, i32 0, !dbg !238
	%264 = insertelement <4 x float> %263, float %100, i32 1, !dbg !238
	%265 = insertelement <4 x float> %264, float %101, i32 2, !dbg !238
	%266 = insertelement <4 x float> %265, float %102, i32 3, !dbg !238
	store <4 x float> %266, <4 x float> addrspace(1)* %262, align 16, !dbg !238
	%267 = add i64 %239, 1, !dbg !238
	%268 = icmp slt i64 %267, %15, !dbg !238
	br i1 %268, label %b15, label %b16, !dbg !238

b16:
	%269 = add i64 %97, %90, !dbg !189
	br label %b6, !dbg !189

b17:
	%270 = sub i32 %16, 1, !dbg !239
	%271 = zext i32 %270 to i64, !dbg !239
	%272 = icmp eq i64 %14, %271, !dbg !240
	br i1 %272, label %b18, label %b24, !dbg !240

b18:
	%273 = mul i64 %64, 4, !dbg !241
	%274 = sub i64 %p3, %273, !dbg !242
	br label %b19, !dbg !243

b19:
	%275 = phi i64 [ %87, %b18 ], [ %311, %b23 ], !dbg !243
	%276 = icmp slt i64 %275, %274, !dbg !243
	br i1 %276, label %b20, label %b24, !dbg !243

b20:
	%277 = add i64 %73, %275, !dbg !244
	br label %b21, !dbg !245

b21:
	%278 = phi float [ %293, %b21_ok1 ], [ 0.000000e+00, %b20 ], !dbg !245
	%279 = phi i64 [ %294, %b21_ok1 ], [ 0, %b20 ], !dbg !245
	%280 = trunc i64 %279 to i32, !dbg !246
	%281 = addrspacecast float addrspace(1)* %1 to float*, !dbg !246
	%282 = call i8* @gpuc_peer_base(i32 %280), !dbg !246
	%283 = bitcast float* %281 to i8*, !dbg !246
	%284 = call i8* @gpuc_peer_at(i8* %282, i8* %283), !dbg !246
	%285 = icmp eq i8* %282, null, !dbg !246
	%286 = bitcast i8* %284 to float*, !dbg !246
	%287 = select i1 %285, float* null, float* %286, !dbg !246
	%288 = select i1 %285, i64 0, i64 %p3, !dbg !246
	%289 = addrspacecast float* %287 to float addrspace(1)*, !dbg !247
	%290 = getelementptr inbounds float, float addrspace(1)* %289, i64 %277, !dbg !247
	%291 = icmp uge i64 %277, %288, !dbg !247
	br i1 %291, label %b21_fail1, label %b21_ok1, !dbg !247, !prof !27

b21_ok1:
	%292 = load float, float addrspace(1)* %290, align 4, !dbg !247
	%293 = fadd float %278, %292, !dbg !248
	%294 = add i64 %279, 1, !dbg !248
	%295 = icmp slt i64 %294, %15, !dbg !248
	br i1 %295, label %b21, label %b22, !dbg !248

b22:
	%296 = phi i64 [ %309, %b22_ok1 ], [ 0, %b21_ok1 ], !dbg !249
	%297 = trunc i64 %296 to i32, !dbg !250
	%298 = addrspacecast float addrspace(1)* %0 to float*, !dbg !250
	%299 = call i8* @gpuc_peer_base(i32 %297), !dbg !250
	%300 = bitcast float* %298 to i8*, !dbg !250
	%301 = call i8* @gpuc_peer_at(i8* %299, i8* %300), !dbg !250
	%302 = icmp eq i8* %299, null, !dbg !250
	%303 = bitcast i8* %301 to float*, !dbg !250
	%304 = select i1 %302, float* null, float* %303, !dbg !250
	%305 = select i1 %302, i64 0, i64 %p1, !dbg !250
	%306 = addrspacecast float* %304 to float addrspace(1)*, !dbg !251
	%307 = getelementptr inbounds float, float addrspace(1)* %306, i64 %277, !dbg !251
	%308 = icmp uge i64 %277, %305, !dbg !251
	br i1 %308, label %b22_fail1, label %b22_ok1, !dbg !251, !prof !27

b22_ok1:
	store float %293, float addrspace(1)* %307, align 4, !dbg !251
	%309 = add i64 %296, 1, !dbg !251
	%310 = icmp slt i64 %309, %15, !dbg !251
	br i1 %310, label %b22, label %b23, !dbg !251

b23:
	%311 = add i64 %275, %90, !dbg !243
	br label %b19, !dbg !243

b24:
	call void @llvm.nvvm.barrier0(), !dbg !252
	%312 = icmp slt i64 %37, %15, !dbg !253
	br i1 %312, label %b25, label %b26, !dbg !253

b25:
	call void @gpuc_fence_thread(), !dbg !254
	br label %b26, !dbg !254

b26:
	%313 = add i64 %p6, %7, !dbg !255
	%314 = mul i64 %313, %15, !dbg !256
	%315 = add i64 %314, %14, !dbg !257
	br label %b27, !dbg !258

b27:
	%316 = phi i32 [ %38, %b26 ], [ %324, %b28_ok1 ], !dbg !258
	%317 = zext i32 %316 to i64, !dbg !258
	%318 = icmp ult i32 %316, %16, !dbg !258
	br i1 %318, label %b28, label %b29, !dbg !258

b28:
	%319 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %315, !dbg !259
	%320 = trunc i64 %317 to i32, !dbg !260
	%321 = addrspacecast i64 addrspace(1)* %319 to i64*, !dbg !260
	%322 = icmp uge i64 %315, %p5, !dbg !259
	br i1 %322, label %b28_fail1, label %b28_ok1, !dbg !259, !prof !27

b28_ok1:
	%323 = bitcast i64* %321 to i8*, !dbg !260
	call void @gpuc_signal_op_thread(i8* %323, i64 %26, i32 9, i32 %320), !dbg !260
	%324 = add i32 %316, %43, !dbg !258
	br label %b27, !dbg !258

b29:
	%325 = phi i32 [ %334, %b30_ok1 ], [ %38, %b27 ], !dbg !261
	%326 = zext i32 %325 to i64, !dbg !261
	%327 = icmp ult i32 %325, %16, !dbg !261
	br i1 %327, label %b30, label %b31, !dbg !261

b30:
	%328 = add i64 %314, %326, !dbg !262
	%329 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %328, !dbg !263
	%330 = addrspacecast i64 addrspace(1)* %329 to i64*, !dbg !264
	%331 = icmp uge i64 %328, %p5, !dbg !263
	br i1 %331, label %b30_fail1, label %b30_ok1, !dbg !263, !prof !27

b30_ok1:
	%332 = bitcast i64* %330 to i8*, !dbg !264
	%333 = call i64 @gpuc_signal_wait_until_thread(i8* %332, i32 5, i64 %26, i32 1, i8* %ctrl, i32 10), !dbg !264
	%334 = add i32 %325, %43, !dbg !261
	br label %b29, !dbg !261

b31:
	call void @llvm.nvvm.barrier0(), !dbg !265
	%335 = icmp eq i64 %37, 0, !dbg !267
	br i1 %335, label %b32, label %b33, !dbg !267

b32:
	%336 = load i64, i64 addrspace(1)* %24, align 8, !dbg !268
	%337 = add i64 %336, 1, !dbg !269
	store i64 %337, i64 addrspace(1)* %24, align 8, !dbg !268
	br label %b33, !dbg !268

b33:
	ret void, !dbg !266

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %13, i64 %p8), !dbg !162
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !162
	ret void, !dbg !162

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %44, i64 %p5), !dbg !171
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !171
	ret void, !dbg !171

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %57, i64 %p5), !dbg !175
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !175
	ret void, !dbg !175

b5_fail1:
	%338 = icmp ugt i64 %73, %p3, !dbg !186
	br i1 %338, label %b5_fail2, label %b5_ok2, !dbg !186

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %73, i64 %p3), !dbg !186
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !186
	ret void, !dbg !186

b5_ok2:
	%339 = icmp ugt i64 %67, %73, !dbg !186
	br i1 %339, label %b5_fail3, label %b5_ok3, !dbg !186

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %67, i64 %73), !dbg !186
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !186
	ret void, !dbg !186

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %73, i64 %p1), !dbg !187
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !187
	ret void, !dbg !187

b8_fail1:
	%340 = icmp eq i1 %119, false, !dbg !191
	br i1 %340, label %b8_fail2, label %b8_ok2, !dbg !191

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %116, i64 16), !dbg !191
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !191
	ret void, !dbg !191

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %97, i64 0), !dbg !196
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !196
	ret void, !dbg !196

b9_fail1:
	%341 = icmp eq i1 %143, false, !dbg !200
	br i1 %341, label %b9_fail2, label %b9_ok2, !dbg !200

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %142, i64 16), !dbg !200
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !200
	ret void, !dbg !200

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %97, i64 0), !dbg !201
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !201
	ret void, !dbg !201

b11_fail1:
	%342 = icmp eq i1 %173, false, !dbg !206
	br i1 %342, label %b11_fail2, label %b11_ok2, !dbg !206

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %172, i64 16), !dbg !206
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !206
	ret void, !dbg !206

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %97, i64 0), !dbg !207
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !207
	ret void, !dbg !207

b13_fail1:
	%343 = icmp eq i1 %203, false, !dbg !212
	br i1 %343, label %b13_fail2, label %b13_ok2, !dbg !212

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %202, i64 16), !dbg !212
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !212
	ret void, !dbg !212

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %97, i64 0), !dbg !213
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !213
	ret void, !dbg !213

b15_fail1:
	%344 = icmp eq i1 %253, false, !dbg !237
	br i1 %344, label %b15_fail2, label %b15_ok2, !dbg !237

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %250, i64 16), !dbg !237
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !237
	ret void, !dbg !237

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %97, i64 0), !dbg !238
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !238
	ret void, !dbg !238

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %277, i64 %288), !dbg !247
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !247
	ret void, !dbg !247

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %277, i64 %305), !dbg !251
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !251
	ret void, !dbg !251

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %315, i64 %p5), !dbg !259
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !259
	ret void, !dbg !259

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %328, i64 %p5), !dbg !263
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !263
	ret void, !dbg !263
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !270 {
entry:
	br label %b0, !dbg !271

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !271
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !272
	%2 = sext i32 %1 to i64, !dbg !273
	br label %b1, !dbg !273

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %15, %b3 ], !dbg !274
	%4 = phi i64 [ 0, %b0 ], [ %16, %b3 ], !dbg !274
	%5 = trunc i64 %4 to i32, !dbg !272
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !272
	%7 = call i8* @gpuc_peer_base(i32 %5), !dbg !272
	%8 = bitcast float* %6 to i8*, !dbg !272
	%9 = call i8* @gpuc_peer_at(i8* %7, i8* %8), !dbg !272
	%10 = icmp eq i8* %7, null, !dbg !272
	%11 = bitcast i8* %9 to float*, !dbg !272
	%12 = select i1 %10, float* null, float* %11, !dbg !272
	%13 = icmp eq i64 %p1, 0, !dbg !275
	%14 = or i1 %10, %13, !dbg !275
	br i1 %14, label %b2, label %b3, !dbg !275

b2:
	br label %b3, !dbg !275

b3:
	%15 = phi float [ %3, %b1 ], [ 0.000000e+00, %b2 ], !dbg !274
	%16 = add i64 %4, 1, !dbg !274
	%17 = icmp slt i64 %16, %2, !dbg !274
	br i1 %17, label %b1, label %b4, !dbg !274

b4:
	%18 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !276
	%19 = icmp uge i64 0, %p1, !dbg !276
	br i1 %19, label %b4_fail1, label %b4_ok1, !dbg !276, !prof !27

b4_ok1:
	store float %15, float addrspace(1)* %18, align 4, !dbg !276
	ret void, !dbg !276

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p1), !dbg !276
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !276
	ret void, !dbg !276
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !279
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !279
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !279
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !279
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !279
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !280
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !281
	%7 = sext i32 %5 to i64, !dbg !282
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !283, !range !20
	%9 = sext i32 %8 to i64, !dbg !283
	%10 = trunc i64 %7 to i32, !dbg !284
	%11 = sub i32 %10, 1, !dbg !284
	%12 = zext i32 %11 to i64, !dbg !284
	%13 = mul i64 %9, %12, !dbg !285
	%14 = mul i64 %13, %p8, !dbg !286
	%15 = trunc i64 %9 to i32, !dbg !287
	%16 = add i32 %15, 1, !dbg !287
	%17 = zext i32 %16 to i64, !dbg !287
	%18 = mul i64 %17, %12, !dbg !288
	%19 = mul i64 %18, %p8, !dbg !289
	%20 = sext i32 %6 to i64, !dbg !281
	%21 = trunc i64 %20 to i32, !dbg !291
	%22 = add i32 %21, 1, !dbg !291
	%23 = zext i32 %22 to i64, !dbg !291
	%24 = icmp ugt i64 %19, %p5, !dbg !290
	%25 = icmp ugt i64 %14, %19, !dbg !290
	%26 = or i1 %24, %25, !dbg !290
	br i1 %26, label %b0_fail1, label %b0_ok1, !dbg !290, !prof !27

b0_ok1:
	%27 = urem i32 %22, %10, !dbg !292
	%28 = zext i32 %27 to i64, !dbg !292
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !283, !range !21
	%30 = sext i32 %29 to i64, !dbg !283
	%31 = sub i64 %19, %14, !dbg !290
	%32 = getelementptr inbounds float, float addrspace(1)* %2, i64 %14, !dbg !290
	%33 = mul i32 %15, 2, !dbg !293
	%34 = zext i32 %33 to i64, !dbg !293
	%35 = mul i64 %34, %12, !dbg !294
	%36 = icmp slt i64 0, %p11, !dbg !294
	br i1 %36, label %b1, label %b28, !dbg !294

b1:
	%37 = icmp slt i64 0, %12, !dbg !295
	%38 = mul i32 %11, 2, !dbg !296
	%39 = zext i32 %38 to i64, !dbg !296
	%40 = add i64 %35, %39, !dbg !297
	%41 = sub i64 %40, 1, !dbg !298
	%42 = trunc i64 %28 to i32, !dbg !299
	%43 = add i64 %35, %12, !dbg !302
	%44 = sub i64 %43, 1, !dbg !303
	%45 = add i64 %35, %7, !dbg !304
	%46 = sub i64 %45, 2, !dbg !305
	%47 = sub i64 %45, 1, !dbg !306
	%48 = sub i64 %12, 1, !dbg !307
	%49 = mul i64 %48, %p8, !dbg !308
	%50 = sub i64 %31, %49, !dbg !309
	br label %b2, !dbg !294

b2:
	%51 = phi i64 [ %274, %b27 ], [ 0, %b1 ], !dbg !294
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !312, !range !23
	%53 = sext i32 %52 to i64, !dbg !312
	%54 = mul i64 %30, %53, !dbg !313
	%55 = add i64 %54, %9, !dbg !314
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %55, !dbg !315
	%57 = icmp uge i64 %55, %p10, !dbg !315
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !315, !prof !27

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %56, align 8, !dbg !315
	%59 = add i64 %58, 1, !dbg !316
	%60 = add i64 %59, %51, !dbg !318
	%61 = mul i64 %51, %53, !dbg !319
	%62 = add i64 %61, %9, !dbg !320
	%63 = mul i64 %62, %7, !dbg !321
	%64 = mul i64 %63, %p8, !dbg !322
	br i1 %37, label %b3, label %b13, !dbg !295

b3:
	%65 = phi i64 [ %170, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !295
	%66 = sub i64 %20, %65, !dbg !323
	%67 = add i64 %66, %7, !dbg !324
	%68 = srem i64 %67, %7, !dbg !325
	%69 = mul i64 %68, %p8, !dbg !328
	%70 = add i64 %64, %69, !dbg !329
	%71 = icmp slt i64 %70, %p1, !dbg !330
	%72 = select i1 %71, i64 %70, i64 %p1, !dbg !330
	%73 = add i64 %72, %p8, !dbg !331
	%74 = icmp slt i64 %73, %p1, !dbg !332
	%75 = select i1 %74, i64 %73, i64 %p1, !dbg !332
	%76 = sub i64 %75, %72, !dbg !333
	%77 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !333
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %72, !dbg !334
	%79 = icmp eq i64 %65, 0, !dbg !336
	%80 = icmp ugt i64 %75, %p1, !dbg !333
	%81 = icmp ugt i64 %72, %75, !dbg !333
	%82 = icmp ugt i64 %75, %p3, !dbg !334
	%83 = or i1 %80, %81, !dbg !334
	%84 = or i1 %83, %82, !dbg !334
	br i1 %84, label %b3_fail1, label %b3_ok1, !dbg !334, !prof !27

b3_ok1:
	br i1 %79, label %b4, label %b7, !dbg !336

b4:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !28
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !28
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !29
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !63
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !63
	%90 = mul i32 %89, %87, !dbg !337
	%91 = add i32 %86, %90, !dbg !337
	%92 = mul i32 %88, %91, !dbg !337
	%93 = add i32 %85, %92, !dbg !337
	%94 = sext i32 %93 to i64, !dbg !337
	%95 = mul i32 %88, %89, !dbg !337
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !64
	%97 = mul i32 %95, %96, !dbg !337
	%98 = sext i32 %97 to i64, !dbg !337
	br label %b5, !dbg !337

b5:
	%99 = phi i64 [ %94, %b4 ], [ %104, %b6 ], !dbg !337
	%100 = icmp slt i64 %99, %76, !dbg !337
	br i1 %100, label %b6, label %b12, !dbg !337

b6:
	%101 = getelementptr inbounds float, float addrspace(1)* %78, i64 %99, !dbg !338
	%102 = load float, float addrspace(1)* %101, align 4, !dbg !338
	%103 = getelementptr inbounds float, float addrspace(1)* %77, i64 %99, !dbg !339
	store float %102, float addrspace(1)* %103, align 4, !dbg !339
	%104 = add i64 %99, %98, !dbg !337
	br label %b5, !dbg !337

b7:
	%105 = add i64 %35, %65, !dbg !340
	%106 = sub i64 %105, 1, !dbg !341
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %106, !dbg !342
	%108 = icmp uge i64 %106, %p7, !dbg !342
	br i1 %108, label %b7_fail1, label %b7_ok1, !dbg !342, !prof !27

b7_ok1:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345, !range !28
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !345, !range !28
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !345, !range !29
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !345, !range !63
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !345, !range !63
	%114 = mul i32 %113, %111, !dbg !345
	%115 = add i32 %110, %114, !dbg !345
	%116 = mul i32 %112, %115, !dbg !345
	%117 = add i32 %109, %116, !dbg !345
	%118 = sext i32 %117 to i64, !dbg !345
	%119 = icmp eq i32 %117, 0, !dbg !346
	br i1 %119, label %b8, label %b9, !dbg !346

b8:
	%120 = addrspacecast i64 addrspace(1)* %107 to i64*, !dbg !347
	%121 = bitcast i64* %120 to i8*, !dbg !347
	%122 = call i64 @gpuc_signal_wait_until_thread(i8* %121, i32 5, i64 %60, i32 1, i8* %ctrl, i32 35), !dbg !347
	br label %b9, !dbg !347

b9:
	call void @llvm.nvvm.barrier0(), !dbg !348
	%123 = sub i64 %65, 1, !dbg !349
	%124 = mul i64 %123, %p8, !dbg !350
	%125 = sub i64 %31, %124, !dbg !351
	%126 = getelementptr inbounds float, float addrspace(1)* %32, i64 %124, !dbg !351
	%127 = mul i32 %112, %113, !dbg !353
	%128 = icmp ugt i64 %124, %31, !dbg !351
	%129 = icmp ugt i64 %76, %125, !dbg !352
	%130 = or i1 %128, %129, !dbg !352
	br i1 %130, label %b9_fail1, label %b9_ok1, !dbg !352, !prof !27

b9_ok1:
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !353, !range !64
	%132 = mul i32 %127, %131, !dbg !353
	%133 = sext i32 %132 to i64, !dbg !353
	br label %b10, !dbg !353

b10:
	%134 = phi i64 [ %118, %b9_ok1 ], [ %142, %b11 ], !dbg !353
	%135 = icmp slt i64 %134, %76, !dbg !353
	br i1 %135, label %b11, label %b12, !dbg !353

b11:
	%136 = getelementptr inbounds float, float addrspace(1)* %126, i64 %134, !dbg !354
	%137 = load float, float addrspace(1)* %136, align 4, !dbg !354
	%138 = getelementptr inbounds float, float addrspace(1)* %78, i64 %134, !dbg !355
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !355
	%140 = fadd float %137, %139, !dbg !356
	%141 = getelementptr inbounds float, float addrspace(1)* %77, i64 %134, !dbg !357
	store float %140, float addrspace(1)* %141, align 4, !dbg !357
	%142 = add i64 %134, %133, !dbg !353
	br label %b10, !dbg !353

b12:
	%143 = call i32 @gpuc_num_pes_thread(), !dbg !299
	%144 = zext i32 %27 to i64, !dbg !299
	%145 = sext i32 %143 to i64, !dbg !299
	%146 = icmp ult i64 %144, %145, !dbg !299
	%147 = select i1 %146, i32 %27, i32 0, !dbg !299
	%148 = call i8* @gpuc_peer_early(i32 %147), !dbg !299
	call void @llvm.nvvm.barrier0(), !dbg !358
	%149 = mul i64 %65, %p8, !dbg !359
	%150 = add i64 %149, %75, !dbg !360
	%151 = sub i64 %150, %72, !dbg !361
	%152 = sub i64 %151, %149, !dbg !362
	%153 = add i64 %35, %65, !dbg !363
	%154 = getelementptr inbounds float, float addrspace(1)* %32, i64 %149, !dbg !362
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %153, !dbg !364
	%156 = mul i64 %76, 4, !dbg !299
	%157 = addrspacecast float addrspace(1)* %154 to float*, !dbg !299
	%158 = addrspacecast float addrspace(1)* %77 to float*, !dbg !299
	%159 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !299
	%160 = icmp ugt i64 %151, %31, !dbg !362
	%161 = icmp ugt i64 %149, %151, !dbg !362
	%162 = icmp uge i64 %153, %p7, !dbg !364
	%163 = icmp ne i64 %152, %76, !dbg !299
	%164 = or i1 %160, %161, !dbg !299
	%165 = or i1 %164, %162, !dbg !299
	%166 = or i1 %165, %163, !dbg !299
	br i1 %166, label %b12_fail1, label %b12_ok1, !dbg !299, !prof !27

b12_ok1:
	%167 = bitcast float* %157 to i8*, !dbg !299
	%168 = bitcast float* %158 to i8*, !dbg !299
	%169 = bitcast i64* %159 to i8*, !dbg !299
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %156, i8* %169, i64 %60, i32 9, i32 %42, i32 1, i32 1, i8* %148), !dbg !299
	%170 = add i64 %65, 1, !dbg !299
	%171 = icmp slt i64 %170, %12, !dbg !299
	br i1 %171, label %b3, label %b13, !dbg !299

b13:
	br i1 %37, label %b14, label %b25, !dbg !365

b14:
	%172 = phi i64 [ %257, %b24_ok1 ], [ 0, %b13 ], !dbg !365
	%173 = sub i64 %23, %172, !dbg !366
	%174 = add i64 %173, %7, !dbg !367
	%175 = srem i64 %174, %7, !dbg !368
	%176 = mul i64 %175, %p8, !dbg !370
	%177 = add i64 %64, %176, !dbg !371
	%178 = icmp slt i64 %177, %p1, !dbg !372
	%179 = select i1 %178, i64 %177, i64 %p1, !dbg !372
	%180 = add i64 %179, %p8, !dbg !373
	%181 = icmp slt i64 %180, %p1, !dbg !374
	%182 = select i1 %181, i64 %180, i64 %p1, !dbg !374
	%183 = icmp eq i64 %172, 0, !dbg !375
	br i1 %183, label %b15, label %b21, !dbg !375

b15:
	%184 = sub i64 %182, %179, !dbg !376
	%185 = getelementptr inbounds float, float addrspace(1)* %0, i64 %179, !dbg !376
	%186 = getelementptr inbounds float, float addrspace(1)* %1, i64 %179, !dbg !377
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %44, !dbg !378
	%188 = icmp ugt i64 %182, %p1, !dbg !376
	%189 = icmp ugt i64 %179, %182, !dbg !376
	%190 = icmp ugt i64 %182, %p3, !dbg !377
	%191 = icmp uge i64 %44, %p7, !dbg !378
	%192 = or i1 %188, %189, !dbg !378
	%193 = or i1 %192, %190, !dbg !378
	%194 = or i1 %193, %191, !dbg !378
	br i1 %194, label %b15_fail1, label %b15_ok1, !dbg !378, !prof !27

b15_ok1:
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380, !range !28
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !380, !range !28
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !380, !range !29
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380, !range !63
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !380, !range !63
	%200 = mul i32 %199, %197, !dbg !380
	%201 = add i32 %196, %200, !dbg !380
	%202 = mul i32 %198, %201, !dbg !380
	%203 = add i32 %195, %202, !dbg !380
	%204 = sext i32 %203 to i64, !dbg !380
	%205 = icmp eq i32 %203, 0, !dbg !381
	br i1 %205, label %b16, label %b17, !dbg !381

b16:
	%206 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !382
	%207 = bitcast i64* %206 to i8*, !dbg !382
	%208 = call i64 @gpuc_signal_wait_until_thread(i8* %207, i32 5, i64 %60, i32 1, i8* %ctrl, i32 35), !dbg !382
	br label %b17, !dbg !382

b17:
	call void @llvm.nvvm.barrier0(), !dbg !383
	%209 = getelementptr inbounds float, float addrspace(1)* %32, i64 %49, !dbg !309
	%210 = mul i32 %198, %199, !dbg !385
	%211 = icmp ugt i64 %49, %31, !dbg !309
	%212 = icmp ugt i64 %184, %50, !dbg !384
	%213 = or i1 %211, %212, !dbg !384
	br i1 %213, label %b17_fail1, label %b17_ok1, !dbg !384, !prof !27

b17_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !385, !range !64
	%215 = mul i32 %210, %214, !dbg !385
	%216 = sext i32 %215 to i64, !dbg !385
	br label %b18, !dbg !385

b18:
	%217 = phi i64 [ %204, %b17_ok1 ], [ %225, %b19 ], !dbg !385
	%218 = icmp slt i64 %217, %184, !dbg !385
	br i1 %218, label %b19, label %b20, !dbg !385

b19:
	%219 = getelementptr inbounds float, float addrspace(1)* %209, i64 %217, !dbg !386
	%220 = load float, float addrspace(1)* %219, align 4, !dbg !386
	%221 = getelementptr inbounds float, float addrspace(1)* %186, i64 %217, !dbg !387
	%222 = load float, float addrspace(1)* %221, align 4, !dbg !387
	%223 = fadd float %220, %222, !dbg !388
	%224 = getelementptr inbounds float, float addrspace(1)* %185, i64 %217, !dbg !389
	store float %223, float addrspace(1)* %224, align 4, !dbg !389
	%225 = add i64 %217, %216, !dbg !385
	br label %b18, !dbg !385

b20:
	call void @llvm.nvvm.barrier0(), !dbg !390
	br label %b24, !dbg !301

b21:
	%226 = add i64 %46, %172, !dbg !391
	%227 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %226, !dbg !392
	%228 = icmp uge i64 %226, %p7, !dbg !392
	br i1 %228, label %b21_fail1, label %b21_ok1, !dbg !392, !prof !27

b21_ok1:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394, !range !28
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !394, !range !28
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !394, !range !29
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !394, !range !63
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !394, !range !63
	%234 = mul i32 %233, %231, !dbg !394
	%235 = add i32 %230, %234, !dbg !394
	%236 = mul i32 %232, %235, !dbg !394
	%237 = add i32 %229, %236, !dbg !394
	%238 = icmp eq i32 %237, 0, !dbg !395
	br i1 %238, label %b22, label %b23, !dbg !395

b22:
	%239 = addrspacecast i64 addrspace(1)* %227 to i64*, !dbg !396
	%240 = bitcast i64* %239 to i8*, !dbg !396
	%241 = call i64 @gpuc_signal_wait_until_thread(i8* %240, i32 5, i64 %60, i32 1, i8* %ctrl, i32 35), !dbg !396
	br label %b23, !dbg !396

b23:
	call void @llvm.nvvm.barrier0(), !dbg !397
	br label %b24, !dbg !393

b24:
	%242 = add i64 %47, %172, !dbg !399
	%243 = sub i64 %182, %179, !dbg !398
	%244 = getelementptr inbounds float, float addrspace(1)* %0, i64 %179, !dbg !398
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %242, !dbg !400
	%246 = mul i64 %243, 4, !dbg !280
	%247 = addrspacecast float addrspace(1)* %244 to float*, !dbg !280
	%248 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !280
	%249 = icmp ugt i64 %182, %p1, !dbg !398
	%250 = icmp ugt i64 %179, %182, !dbg !398
	%251 = icmp uge i64 %242, %p7, !dbg !400
	%252 = or i1 %249, %250, !dbg !400
	%253 = or i1 %252, %251, !dbg !400
	br i1 %253, label %b24_fail1, label %b24_ok1, !dbg !400, !prof !27

b24_ok1:
	%254 = bitcast float* %247 to i8*, !dbg !280
	%255 = bitcast float* %247 to i8*, !dbg !280
	%256 = bitcast i64* %248 to i8*, !dbg !280
	call void @gpuc_put_signal_block(i8* %254, i8* %255, i64 %246, i8* %256, i64 %60, i32 9, i32 %42, i32 1, i32 0, i8* null), !dbg !280
	%257 = add i64 %172, 1, !dbg !280
	%258 = icmp slt i64 %257, %12, !dbg !280
	br i1 %258, label %b14, label %b25, !dbg !280

b25:
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %41, !dbg !401
	%260 = icmp uge i64 %41, %p7, !dbg !401
	br i1 %260, label %b25_fail1, label %b25_ok1, !dbg !401, !prof !27

b25_ok1:
	%261 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403, !range !28
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !403, !range !28
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !403, !range !29
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403, !range !63
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !403, !range !63
	%266 = mul i32 %265, %263, !dbg !403
	%267 = add i32 %262, %266, !dbg !403
	%268 = mul i32 %264, %267, !dbg !403
	%269 = add i32 %261, %268, !dbg !403
	%270 = icmp eq i32 %269, 0, !dbg !404
	br i1 %270, label %b26, label %b27, !dbg !404

b26:
	%271 = addrspacecast i64 addrspace(1)* %259 to i64*, !dbg !405
	%272 = bitcast i64* %271 to i8*, !dbg !405
	%273 = call i64 @gpuc_signal_wait_until_thread(i8* %272, i32 5, i64 %60, i32 1, i8* %ctrl, i32 35), !dbg !405
	br label %b27, !dbg !405

b27:
	call void @llvm.nvvm.barrier0(), !dbg !406
	%274 = add i64 %51, 1, !dbg !402
	%275 = icmp slt i64 %274, %p11, !dbg !402
	br i1 %275, label %b2, label %b28, !dbg !402

b28:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409, !range !28
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !409, !range !28
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !409, !range !29
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409, !range !63
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !409, !range !63
	%281 = mul i32 %280, %278, !dbg !409
	%282 = add i32 %277, %281, !dbg !409
	%283 = mul i32 %279, %282, !dbg !409
	%284 = add i32 %276, %283, !dbg !409
	%285 = sext i32 %284 to i64, !dbg !409
	%286 = icmp eq i64 %285, 0, !dbg !410
	br i1 %286, label %b29, label %b30, !dbg !410

b29:
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !23
	%288 = sext i32 %287 to i64, !dbg !412
	%289 = mul i64 %30, %288, !dbg !413
	%290 = add i64 %289, %9, !dbg !414
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %290, !dbg !415
	%292 = icmp uge i64 %290, %p10, !dbg !415
	br i1 %292, label %b29_fail1, label %b29_ok1, !dbg !415, !prof !27

b29_ok1:
	%293 = load i64, i64 addrspace(1)* %291, align 8, !dbg !415
	%294 = add i64 %293, %p11, !dbg !417
	store i64 %294, i64 addrspace(1)* %291, align 8, !dbg !415
	br label %b30, !dbg !415

b30:
	ret void, !dbg !407

b0_fail1:
	%295 = icmp ugt i64 %19, %p5, !dbg !290
	br i1 %295, label %b0_fail2, label %b0_ok2, !dbg !290

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %19, i64 %p5), !dbg !290
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !290
	ret void, !dbg !290

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %14, i64 %19), !dbg !290
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !290
	ret void, !dbg !290

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %55, i64 %p10), !dbg !315
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !315
	ret void, !dbg !315

b3_fail1:
	%296 = icmp ugt i64 %75, %p1, !dbg !333
	br i1 %296, label %b3_fail2, label %b3_ok2, !dbg !333

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %75, i64 %p1), !dbg !333
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !333
	ret void, !dbg !333

b3_ok2:
	%297 = icmp ugt i64 %72, %75, !dbg !333
	br i1 %297, label %b3_fail3, label %b3_ok3, !dbg !333

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %72, i64 %75), !dbg !333
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !333
	ret void, !dbg !333

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %75, i64 %p3), !dbg !334
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !334
	ret void, !dbg !334

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %106, i64 %p7), !dbg !342
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !342
	ret void, !dbg !342

b9_fail1:
	%298 = icmp ugt i64 %124, %31, !dbg !351
	br i1 %298, label %b9_fail2, label %b9_ok2, !dbg !351

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %124, i64 %31), !dbg !351
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !351
	ret void, !dbg !351

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %76, i64 %125), !dbg !352
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !352
	ret void, !dbg !352

b12_fail1:
	%299 = icmp ugt i64 %151, %31, !dbg !362
	br i1 %299, label %b12_fail2, label %b12_ok2, !dbg !362

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %151, i64 %31), !dbg !362
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !362
	ret void, !dbg !362

b12_ok2:
	%300 = icmp ugt i64 %149, %151, !dbg !362
	br i1 %300, label %b12_fail3, label %b12_ok3, !dbg !362

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %149, i64 %151), !dbg !362
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !362
	ret void, !dbg !362

b12_ok3:
	%301 = icmp uge i64 %153, %p7, !dbg !364
	br i1 %301, label %b12_fail4, label %b12_ok4, !dbg !364

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %153, i64 %p7), !dbg !364
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !364
	ret void, !dbg !364

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %152, i64 %76), !dbg !299
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !299
	ret void, !dbg !299

b15_fail1:
	%302 = icmp ugt i64 %182, %p1, !dbg !376
	br i1 %302, label %b15_fail2, label %b15_ok2, !dbg !376

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %182, i64 %p1), !dbg !376
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !376
	ret void, !dbg !376

b15_ok2:
	%303 = icmp ugt i64 %179, %182, !dbg !376
	br i1 %303, label %b15_fail3, label %b15_ok3, !dbg !376

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %179, i64 %182), !dbg !376
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !376
	ret void, !dbg !376

b15_ok3:
	%304 = icmp ugt i64 %182, %p3, !dbg !377
	br i1 %304, label %b15_fail4, label %b15_ok4, !dbg !377

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %182, i64 %p3), !dbg !377
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !377
	ret void, !dbg !377

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %44, i64 %p7), !dbg !378
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !378
	ret void, !dbg !378

b17_fail1:
	%305 = icmp ugt i64 %49, %31, !dbg !309
	br i1 %305, label %b17_fail2, label %b17_ok2, !dbg !309

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %49, i64 %31), !dbg !309
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !309
	ret void, !dbg !309

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %184, i64 %50), !dbg !384
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !384
	ret void, !dbg !384

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %226, i64 %p7), !dbg !392
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !392
	ret void, !dbg !392

b24_fail1:
	%306 = icmp ugt i64 %182, %p1, !dbg !398
	br i1 %306, label %b24_fail2, label %b24_ok2, !dbg !398

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %182, i64 %p1), !dbg !398
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !398
	ret void, !dbg !398

b24_ok2:
	%307 = icmp ugt i64 %179, %182, !dbg !398
	br i1 %307, label %b24_fail3, label %b24_ok3, !dbg !398

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %179, i64 %182), !dbg !398
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !398
	ret void, !dbg !398

b24_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %242, i64 %p7), !dbg !400
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !400
	ret void, !dbg !400

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p7), !dbg !401
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !401
	ret void, !dbg !401

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %290, i64 %p10), !dbg !415
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !415
	ret void, !dbg !415
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !419 {
entry:
	br label %b0, !dbg !420

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !420
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !420
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !420
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !420
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !424
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !20
	%6 = sext i32 %5 to i64, !dbg !425
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !21
	%8 = sext i32 %7 to i64, !dbg !425
	%9 = mul i64 %6, %p6, !dbg !426
	%10 = icmp slt i64 %9, %p3, !dbg !427
	%11 = select i1 %10, i64 %9, i64 %p3, !dbg !427
	%12 = add i64 %11, %p6, !dbg !428
	%13 = icmp slt i64 %12, %p3, !dbg !429
	%14 = select i1 %13, i64 %12, i64 %p3, !dbg !429
	%15 = mul i64 %6, %p7, !dbg !430
	%16 = add i64 %15, %p7, !dbg !431
	%17 = icmp ugt i64 %16, %p5, !dbg !432
	%18 = icmp ugt i64 %15, %16, !dbg !432
	%19 = or i1 %17, %18, !dbg !432
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !432, !prof !27

b0_ok1:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !435, !range !23
	%21 = sext i32 %20 to i64, !dbg !435
	%22 = mul i64 %8, %21, !dbg !436
	%23 = add i64 %22, %6, !dbg !437
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %15, !dbg !432
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !438
	%26 = icmp uge i64 %23, %p9, !dbg !438
	%27 = icmp ugt i64 %14, %p1, !dbg !439
	%28 = icmp ugt i64 %11, %14, !dbg !439
	%29 = or i1 %26, %27, !dbg !439
	%30 = or i1 %29, %28, !dbg !439
	br i1 %30, label %b0_fail3, label %b0_ok3, !dbg !439, !prof !27

b0_ok3:
	%31 = load i64, i64 addrspace(1)* %25, align 8, !dbg !438
	%32 = add i64 %31, 1, !dbg !440
	%33 = trunc i64 %32 to i32, !dbg !441
	%34 = sub i64 %14, %11, !dbg !439
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !439
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !442
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !443
	%38 = sext i32 %37 to i64, !dbg !443
	%39 = sext i32 %4 to i64, !dbg !444
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !28
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !28
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !29
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445, !range !63
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445, !range !63
	%45 = mul i32 %44, %42, !dbg !445
	%46 = add i32 %41, %45, !dbg !445
	%47 = mul i32 %43, %46, !dbg !445
	%48 = add i32 %40, %47, !dbg !445
	%49 = sext i32 %48 to i64, !dbg !445
	%50 = trunc i64 %49 to i32, !dbg !446
	%51 = mul i32 %50, 2, !dbg !446
	%52 = zext i32 %51 to i64, !dbg !446
	%53 = mul i32 %43, %44, !dbg !447
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !64
	%55 = mul i32 %53, %54, !dbg !447
	%56 = sext i32 %55 to i64, !dbg !447
	%57 = trunc i64 %56 to i32, !dbg !448
	%58 = mul i32 %57, 2, !dbg !448
	%59 = zext i32 %58 to i64, !dbg !448
	%60 = icmp slt i64 %52, %34, !dbg !452
	br i1 %60, label %b1, label %b2, !dbg !452

b1:
	%61 = getelementptr inbounds float, float addrspace(1)* %36, i64 %52, !dbg !453
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !453
	%63 = bitcast float %62 to i32, !dbg !454
	%64 = zext i32 %63 to i64, !dbg !454
	br label %b2, !dbg !454

b2:
	%65 = phi i64 [ 0, %b0_ok3 ], [ %64, %b1 ], !dbg !455
	%66 = add i32 %51, 1, !dbg !456
	%67 = zext i32 %66 to i64, !dbg !456
	%68 = icmp slt i64 %67, %34, !dbg !457
	br i1 %68, label %b3, label %b4, !dbg !457

b3:
	%69 = getelementptr inbounds float, float addrspace(1)* %36, i64 %67, !dbg !458
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !458
	%71 = bitcast float %70 to i32, !dbg !459
	%72 = zext i32 %71 to i64, !dbg !459
	%73 = shl i64 %72, 32, !dbg !460
	%74 = or i64 %65, %73, !dbg !461
	br label %b4, !dbg !461

b4:
	%75 = phi i64 [ %65, %b2 ], [ %74, %b3 ], !dbg !455
	%76 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !462
	%77 = ptrtoint i64* %76 to i64, !dbg !462
	%78 = and i64 %77, 15, !dbg !462
	%79 = icmp eq i64 %78, 0, !dbg !462
	%80 = icmp eq i64 %p7, 0, !dbg !462
	%81 = or i1 %79, %80, !dbg !462
	%82 = add i64 %34, 1, !dbg !465
	%83 = icmp eq i1 %81, false, !dbg !462
	br i1 %83, label %b4_fail1, label %b4_ok1, !dbg !462, !prof !27

b4_ok1:
	%84 = sdiv i64 %82, 2, !dbg !466
	%85 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !462
	%86 = ashr i64 %p7, 1, !dbg !462
	%87 = sdiv i64 %86, 2, !dbg !467
	%88 = urem i32 %33, 2, !dbg !468
	%89 = zext i32 %88 to i64, !dbg !469
	%90 = mul i64 %89, %87, !dbg !470
	%91 = add i64 %90, %87, !dbg !471
	%92 = mul i64 %39, %84, !dbg !473
	%93 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %85, i64 %90, !dbg !472
	%94 = mul i64 %38, %84, !dbg !475
	%95 = icmp ugt i64 %91, %86, !dbg !472
	%96 = icmp ugt i64 %90, %91, !dbg !472
	%97 = icmp ugt i64 %92, %87, !dbg !474
	%98 = or i1 %95, %96, !dbg !474
	%99 = or i1 %98, %97, !dbg !474
	br i1 %99, label %b4_fail2, label %b4_ok2, !dbg !474, !prof !27

b4_ok2:
	br label %b5, !dbg !474

b5:
	%100 = phi i64 [ %75, %b4_ok2 ], [ %122, %b13 ], !dbg !476
	%101 = phi i64 [ %52, %b4_ok2 ], [ %106, %b13 ], !dbg !477
	%102 = icmp slt i64 %101, %34, !dbg !478
	br i1 %102, label %b6, label %b14, !dbg !478

b6:
	%103 = sdiv i64 %101, 2, !dbg !479
	%104 = add i64 %94, %103, !dbg !480
	%105 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %104, !dbg !481
	%106 = add i64 %101, %59, !dbg !482
	%107 = icmp slt i64 %106, %34, !dbg !484
	%108 = icmp uge i64 %104, %92, !dbg !481
	br i1 %108, label %b6_fail1, label %b6_ok1, !dbg !481, !prof !27

b6_ok1:
	br i1 %107, label %b7, label %b8, !dbg !484

b7:
	%109 = getelementptr inbounds float, float addrspace(1)* %36, i64 %106, !dbg !485
	%110 = load float, float addrspace(1)* %109, align 4, !dbg !485
	%111 = bitcast float %110 to i32, !dbg !486
	%112 = zext i32 %111 to i64, !dbg !486
	br label %b8, !dbg !486

b8:
	%113 = phi i64 [ 0, %b6_ok1 ], [ %112, %b7 ], !dbg !487
	%114 = add i64 %106, 1, !dbg !488
	%115 = icmp slt i64 %114, %34, !dbg !489
	br i1 %115, label %b9, label %b10, !dbg !489

b9:
	%116 = getelementptr inbounds float, float addrspace(1)* %36, i64 %114, !dbg !490
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !490
	%118 = bitcast float %117 to i32, !dbg !491
	%119 = zext i32 %118 to i64, !dbg !491
	%120 = shl i64 %119, 32, !dbg !492
	%121 = or i64 %113, %120, !dbg !493
	br label %b10, !dbg !493

b10:
	%122 = phi i64 [ %113, %b8 ], [ %121, %b9 ], !dbg !487
	br label %b11, !dbg !483

b11:
	%123 = phi i64 [ 0, %b10 ], [ %129, %b13 ], !dbg !483
	%124 = icmp ne i64 %123, %38, !dbg !494
	br i1 %124, label %b12, label %b13, !dbg !494

b12:
	%125 = trunc i64 %123 to i32, !dbg !424
	%126 = addrspacecast { i64, i64 } addrspace(1)* %105 to { i64, i64 }*, !dbg !424
	%127 = icmp uge i64 %123, %39, !dbg !424
	br i1 %127, label %b12_fail1, label %b12_ok1, !dbg !424, !prof !27

b12_ok1:
	%128 = bitcast { i64, i64 }* %126 to i8*, !dbg !424
	call void @gpuc_put_line_thread(i8* %128, i64 %100, i32 %33, i32 %125), !dbg !424
	br label %b13, !dbg !424

b13:
	%129 = add i64 %123, 1, !dbg !424
	%130 = icmp slt i64 %129, %39, !dbg !424
	br i1 %130, label %b11, label %b5, !dbg !424

b14:
	%131 = phi i64 [ %173, %b25 ], [ %52, %b5 ], !dbg !495
	%132 = icmp slt i64 %131, %34, !dbg !496
	br i1 %132, label %b15, label %b26, !dbg !496

b15:
	%133 = getelementptr inbounds float, float addrspace(1)* %36, i64 %131, !dbg !498
	%134 = load float, float addrspace(1)* %133, align 4, !dbg !498
	%135 = bitcast float %134 to i32, !dbg !499
	%136 = zext i32 %135 to i64, !dbg !499
	%137 = add i64 %131, 1, !dbg !500
	%138 = icmp slt i64 %137, %34, !dbg !501
	br i1 %138, label %b16, label %b17, !dbg !501

b16:
	%139 = getelementptr inbounds float, float addrspace(1)* %36, i64 %137, !dbg !502
	%140 = load float, float addrspace(1)* %139, align 4, !dbg !502
	%141 = bitcast float %140 to i32, !dbg !503
	%142 = zext i32 %141 to i64, !dbg !503
	%143 = shl i64 %142, 32, !dbg !504
	%144 = or i64 %136, %143, !dbg !505
	br label %b17, !dbg !505

b17:
	%145 = phi i64 [ %136, %b15 ], [ %144, %b16 ], !dbg !506
	br label %b18, !dbg !497

b18:
	%146 = phi float [ 0.000000e+00, %b17 ], [ %167, %b22 ], !dbg !507
	%147 = phi float [ 0.000000e+00, %b17 ], [ %168, %b22 ], !dbg !508
	%148 = phi i64 [ 0, %b17 ], [ %169, %b22 ], !dbg !508
	%149 = icmp ne i64 %148, %38, !dbg !509
	br i1 %149, label %b19, label %b20, !dbg !509

b19:
	%150 = mul i64 %148, %84, !dbg !510
	%151 = sdiv i64 %131, 2, !dbg !511
	%152 = add i64 %150, %151, !dbg !512
	%153 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %152, !dbg !513
	%154 = addrspacecast { i64, i64 } addrspace(1)* %153 to { i64, i64 }*, !dbg !514
	%155 = icmp uge i64 %152, %92, !dbg !513
	br i1 %155, label %b19_fail1, label %b19_ok1, !dbg !513, !prof !27

b19_ok1:
	%156 = bitcast { i64, i64 }* %154 to i8*, !dbg !514
	%157 = call i64 @gpuc_wait_line_thread(i8* %156, i32 %33, i8* %ctrl, i32 57), !dbg !514
	br label %b20, !dbg !514

b20:
	%158 = phi i64 [ %145, %b18 ], [ %157, %b19_ok1 ], !dbg !515
	%159 = trunc i64 %158 to i32, !dbg !518
	%160 = bitcast i32 %159 to float, !dbg !518
	%161 = lshr i64 %158, 32, !dbg !519
	%162 = trunc i64 %161 to i32, !dbg !520
	%163 = bitcast i32 %162 to float, !dbg !520
	%164 = icmp eq i64 %148, 0, !dbg !521
	br i1 %164, label %b22, label %b21, !dbg !521

b21:
	%165 = fadd float %146, %160, !dbg !522
	%166 = fadd float %147, %163, !dbg !523
	br label %b22, !dbg !523

b22:
	%167 = phi float [ %160, %b20 ], [ %165, %b21 ], !dbg !507
	%168 = phi float [ %163, %b20 ], [ %166, %b21 ], !dbg !508
	%169 = add i64 %148, 1, !dbg !508
	%170 = icmp slt i64 %169, %39, !dbg !508
	br i1 %170, label %b18, label %b23, !dbg !508

b23:
	%171 = getelementptr inbounds float, float addrspace(1)* %35, i64 %131, !dbg !526
	store float %167, float addrspace(1)* %171, align 4, !dbg !526
	br i1 %138, label %b24, label %b25, !dbg !527

b24:
	%172 = getelementptr inbounds float, float addrspace(1)* %35, i64 %137, !dbg !528
	store float %168, float addrspace(1)* %172, align 4, !dbg !528
	br label %b25, !dbg !528

b25:
	%173 = add i64 %131, %59, !dbg !529
	br label %b14, !dbg !529

b26:
	call void @llvm.nvvm.barrier0(), !dbg !531
	%174 = icmp eq i64 %49, 0, !dbg !532
	br i1 %174, label %b27, label %b28, !dbg !532

b27:
	%175 = load i64, i64 addrspace(1)* %25, align 8, !dbg !533
	%176 = add i64 %175, 1, !dbg !534
	store i64 %176, i64 addrspace(1)* %25, align 8, !dbg !533
	br label %b28, !dbg !533

b28:
	ret void, !dbg !530

b0_fail1:
	%177 = icmp ugt i64 %16, %p5, !dbg !432
	br i1 %177, label %b0_fail2, label %b0_ok2, !dbg !432

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %16, i64 %p5), !dbg !432
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !432
	ret void, !dbg !432

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %15, i64 %16), !dbg !432
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !432
	ret void, !dbg !432

b0_fail3:
	%178 = icmp uge i64 %23, %p9, !dbg !438
	br i1 %178, label %b0_fail4, label %b0_ok4, !dbg !438

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %23, i64 %p9), !dbg !438
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !438
	ret void, !dbg !438

b0_ok4:
	%179 = icmp ugt i64 %14, %p1, !dbg !439
	br i1 %179, label %b0_fail5, label %b0_ok5, !dbg !439

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %14, i64 %p1), !dbg !439
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !439
	ret void, !dbg !439

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %11, i64 %14), !dbg !439
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !439
	ret void, !dbg !439

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %78, i64 16), !dbg !462
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !462
	ret void, !dbg !462

b4_fail2:
	%180 = icmp ugt i64 %91, %86, !dbg !472
	br i1 %180, label %b4_fail3, label %b4_ok3, !dbg !472

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %91, i64 %86), !dbg !472
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !472
	ret void, !dbg !472

b4_ok3:
	%181 = icmp ugt i64 %90, %91, !dbg !472
	br i1 %181, label %b4_fail4, label %b4_ok4, !dbg !472

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %90, i64 %91), !dbg !472
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !472
	ret void, !dbg !472

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %92, i64 %87), !dbg !474
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !474
	ret void, !dbg !474

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %104, i64 %92), !dbg !481
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !481
	ret void, !dbg !481

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %123, i64 %39), !dbg !424
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !424
	ret void, !dbg !424

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %152, i64 %92), !dbg !513
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !513
	ret void, !dbg !513
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!535, !536, !537, !538, !539, !540, !541, !542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555}
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
!69 = !DILocation(line: 42, column: 13, scope: !6)
!70 = !DILocation(line: 42, column: 20, scope: !6)
!71 = !DILocation(line: 42, column: 7, scope: !6)
!72 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!73 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!74 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!75 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!76 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!77 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!78 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!83 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!84 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!85 = !DILocation(line: 48, column: 25, scope: !6)
!86 = !DILocation(line: 48, column: 20, scope: !6)
!87 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!88 = !DILocation(line: 50, column: 18, scope: !6)
!89 = !DILocation(line: 110, column: 18, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 49, column: 33, scope: !6)
!91 = !DILocation(line: 108, column: 2, scope: !87, inlinedAt: !88)
!92 = !DILocation(line: 109, column: 6, scope: !87, inlinedAt: !88)
!93 = !DILocation(line: 109, column: 18, scope: !87, inlinedAt: !88)
!94 = !DILocation(line: 110, column: 25, scope: !87, inlinedAt: !88)
!95 = !DILocation(line: 110, column: 33, scope: !87, inlinedAt: !88)
!96 = !DILocation(line: 112, column: 8, scope: !87, inlinedAt: !88)
!97 = !DILocation(line: 112, column: 11, scope: !87, inlinedAt: !88)
!98 = !DILocation(line: 113, column: 25, scope: !87, inlinedAt: !88)
!99 = !DILocation(line: 113, column: 18, scope: !87, inlinedAt: !88)
!100 = !DILocation(line: 113, column: 35, scope: !87, inlinedAt: !88)
!101 = !DILocation(line: 111, column: 7, scope: !87, inlinedAt: !88)
!102 = !DILocation(line: 115, column: 8, scope: !87, inlinedAt: !88)
!103 = !DILocation(line: 115, column: 11, scope: !87, inlinedAt: !88)
!104 = !DILocation(line: 116, column: 25, scope: !87, inlinedAt: !88)
!105 = !DILocation(line: 116, column: 18, scope: !87, inlinedAt: !88)
!106 = !DILocation(line: 116, column: 35, scope: !87, inlinedAt: !88)
!107 = !DILocation(line: 111, column: 10, scope: !87, inlinedAt: !88)
!108 = !DILocation(line: 118, column: 8, scope: !87, inlinedAt: !88)
!109 = !DILocation(line: 118, column: 11, scope: !87, inlinedAt: !88)
!110 = !DILocation(line: 119, column: 25, scope: !87, inlinedAt: !88)
!111 = !DILocation(line: 119, column: 18, scope: !87, inlinedAt: !88)
!112 = !DILocation(line: 119, column: 35, scope: !87, inlinedAt: !88)
!113 = !DILocation(line: 111, column: 13, scope: !87, inlinedAt: !88)
!114 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!115 = !DILocation(line: 121, column: 28, scope: !87, inlinedAt: !88)
!116 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !115)
!120 = !DILocation(line: 121, column: 40, scope: !87, inlinedAt: !88)
!121 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !120)
!122 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !120)
!123 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !120)
!124 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !120)
!125 = !DILocation(line: 121, column: 23, scope: !87, inlinedAt: !88)
!126 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !125)
!127 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !125)
!128 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !125)
!129 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !125)
!130 = !DILocation(line: 121, column: 13, scope: !87, inlinedAt: !88)
!131 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !130)
!132 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !130)
!133 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !130)
!134 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !130)
!135 = !DILocation(line: 109, column: 25, scope: !87, inlinedAt: !88)
!136 = !DILocation(line: 50, column: 7, scope: !6)
!137 = !DILocation(line: 52, column: 33, scope: !6)
!138 = !DILocation(line: 55, column: 35, scope: !6)
!139 = !DILocation(line: 53, column: 3, scope: !6)
!140 = !DILocation(line: 55, column: 22, scope: !6)
!141 = !DILocation(line: 55, column: 29, scope: !6)
!142 = !DILocation(line: 55, column: 4, scope: !6)
!143 = !DILocation(line: 57, column: 7, scope: !6)
!144 = distinct !DISubprogram(name: "Advance", scope: !14, file: !14, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!145 = !DILocation(line: 59, column: 15, scope: !6)
!146 = !DILocation(line: 21, column: 16, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 22, column: 22, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 23, column: 8, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 23, column: 3, scope: !144, inlinedAt: !145)
!150 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!151 = !DILocation(line: 72, column: 6, scope: !150)
!152 = !DILocation(line: 84, column: 22, scope: !150)
!153 = !DILocation(line: 101, column: 9, scope: !150)
!154 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !153)
!155 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !154)
!156 = !DILocation(line: 73, column: 63, scope: !150)
!157 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !156)
!158 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !157)
!159 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !157)
!160 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !157)
!161 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !157)
!162 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !156)
!163 = !DILocation(line: 73, column: 30, scope: !150)
!164 = !DILocation(line: 73, column: 47, scope: !150)
!165 = !{i32 1, i32 65536}
!166 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !156)
!167 = !DILocation(line: 76, column: 6, scope: !150)
!168 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !167)
!169 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !167)
!170 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !167)
!171 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !167)
!172 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !167)
!173 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !167)
!174 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !167)
!175 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !167)
!176 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !167)
!177 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !167)
!178 = !DILocation(line: 78, column: 21, scope: !150)
!179 = !DILocation(line: 79, column: 17, scope: !150)
!180 = !DILocation(line: 79, column: 20, scope: !150)
!181 = !DILocation(line: 79, column: 24, scope: !150)
!182 = !DILocation(line: 79, column: 41, scope: !150)
!183 = !DILocation(line: 79, column: 37, scope: !150)
!184 = !DILocation(line: 79, column: 44, scope: !150)
!185 = !DILocation(line: 79, column: 48, scope: !150)
!186 = !DILocation(line: 80, column: 23, scope: !150)
!187 = !DILocation(line: 80, column: 42, scope: !150)
!188 = !DILocation(line: 81, column: 43, scope: !150)
!189 = !DILocation(line: 81, column: 32, scope: !150)
!190 = !DILocation(line: 82, column: 15, scope: !150)
!191 = !DILocation(line: 110, column: 18, scope: !87, inlinedAt: !190)
!192 = !DILocation(line: 108, column: 2, scope: !87, inlinedAt: !190)
!193 = !DILocation(line: 109, column: 6, scope: !87, inlinedAt: !190)
!194 = !DILocation(line: 109, column: 18, scope: !87, inlinedAt: !190)
!195 = !DILocation(line: 110, column: 25, scope: !87, inlinedAt: !190)
!196 = !DILocation(line: 110, column: 33, scope: !87, inlinedAt: !190)
!197 = !DILocation(line: 112, column: 8, scope: !87, inlinedAt: !190)
!198 = !DILocation(line: 112, column: 11, scope: !87, inlinedAt: !190)
!199 = !DILocation(line: 113, column: 25, scope: !87, inlinedAt: !190)
!200 = !DILocation(line: 113, column: 18, scope: !87, inlinedAt: !190)
!201 = !DILocation(line: 113, column: 35, scope: !87, inlinedAt: !190)
!202 = !DILocation(line: 111, column: 7, scope: !87, inlinedAt: !190)
!203 = !DILocation(line: 115, column: 8, scope: !87, inlinedAt: !190)
!204 = !DILocation(line: 115, column: 11, scope: !87, inlinedAt: !190)
!205 = !DILocation(line: 116, column: 25, scope: !87, inlinedAt: !190)
!206 = !DILocation(line: 116, column: 18, scope: !87, inlinedAt: !190)
!207 = !DILocation(line: 116, column: 35, scope: !87, inlinedAt: !190)
!208 = !DILocation(line: 111, column: 10, scope: !87, inlinedAt: !190)
!209 = !DILocation(line: 118, column: 8, scope: !87, inlinedAt: !190)
!210 = !DILocation(line: 118, column: 11, scope: !87, inlinedAt: !190)
!211 = !DILocation(line: 119, column: 25, scope: !87, inlinedAt: !190)
!212 = !DILocation(line: 119, column: 18, scope: !87, inlinedAt: !190)
!213 = !DILocation(line: 119, column: 35, scope: !87, inlinedAt: !190)
!214 = !DILocation(line: 111, column: 13, scope: !87, inlinedAt: !190)
!215 = !DILocation(line: 121, column: 28, scope: !87, inlinedAt: !190)
!216 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !215)
!217 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !215)
!218 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !215)
!219 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !215)
!220 = !DILocation(line: 121, column: 40, scope: !87, inlinedAt: !190)
!221 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !220)
!222 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !220)
!223 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !220)
!224 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !220)
!225 = !DILocation(line: 121, column: 23, scope: !87, inlinedAt: !190)
!226 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !225)
!227 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !225)
!228 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !225)
!229 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !225)
!230 = !DILocation(line: 121, column: 13, scope: !87, inlinedAt: !190)
!231 = !DILocation(line: 127, column: 45, scope: !114, inlinedAt: !230)
!232 = !DILocation(line: 127, column: 59, scope: !114, inlinedAt: !230)
!233 = !DILocation(line: 127, column: 73, scope: !114, inlinedAt: !230)
!234 = !DILocation(line: 127, column: 87, scope: !114, inlinedAt: !230)
!235 = !DILocation(line: 109, column: 25, scope: !87, inlinedAt: !190)
!236 = !DILocation(line: 83, column: 19, scope: !150)
!237 = !DILocation(line: 84, column: 14, scope: !150)
!238 = !DILocation(line: 84, column: 30, scope: !150)
!239 = !DILocation(line: 88, column: 14, scope: !150)
!240 = !DILocation(line: 88, column: 8, scope: !150)
!241 = !DILocation(line: 89, column: 51, scope: !150)
!242 = !DILocation(line: 89, column: 44, scope: !150)
!243 = !DILocation(line: 89, column: 33, scope: !150)
!244 = !DILocation(line: 92, column: 30, scope: !150)
!245 = !DILocation(line: 90, column: 4, scope: !150)
!246 = !DILocation(line: 92, column: 20, scope: !150)
!247 = !DILocation(line: 92, column: 27, scope: !150)
!248 = !DILocation(line: 92, column: 5, scope: !150)
!249 = !DILocation(line: 94, column: 20, scope: !150)
!250 = !DILocation(line: 95, column: 13, scope: !150)
!251 = !DILocation(line: 95, column: 20, scope: !150)
!252 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !153)
!253 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !153)
!254 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !153)
!255 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !154)
!256 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !154)
!257 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !154)
!258 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !154)
!259 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !154)
!260 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !154)
!261 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !154)
!262 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !154)
!263 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !154)
!264 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !154)
!265 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !154)
!266 = !DILocation(line: 102, column: 15, scope: !150)
!267 = !DILocation(line: 22, column: 22, scope: !144, inlinedAt: !266)
!268 = !DILocation(line: 23, column: 8, scope: !144, inlinedAt: !266)
!269 = !DILocation(line: 23, column: 3, scope: !144, inlinedAt: !266)
!270 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!271 = !DILocation(line: 155, column: 6, scope: !270)
!272 = !DILocation(line: 158, column: 18, scope: !270)
!273 = !DILocation(line: 157, column: 30, scope: !270)
!274 = !DILocation(line: 156, column: 2, scope: !270)
!275 = !DILocation(line: 158, column: 27, scope: !270)
!276 = !DILocation(line: 162, column: 13, scope: !270)
!277 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!278 = distinct !DISubprogram(name: "Ring", scope: !277, file: !277, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!279 = !DILocation(line: 26, column: 6, scope: !278)
!280 = !DILocation(line: 52, column: 19, scope: !278)
!281 = !DILocation(line: 27, column: 23, scope: !278)
!282 = !DILocation(line: 27, column: 40, scope: !278)
!283 = !DILocation(line: 29, column: 21, scope: !278)
!284 = !DILocation(line: 30, column: 33, scope: !278)
!285 = !DILocation(line: 30, column: 28, scope: !278)
!286 = !DILocation(line: 30, column: 36, scope: !278)
!287 = !DILocation(line: 30, column: 50, scope: !278)
!288 = !DILocation(line: 30, column: 53, scope: !278)
!289 = !DILocation(line: 30, column: 61, scope: !278)
!290 = !DILocation(line: 30, column: 22, scope: !278)
!291 = !DILocation(line: 28, column: 15, scope: !278)
!292 = !DILocation(line: 28, column: 20, scope: !278)
!293 = !DILocation(line: 31, column: 17, scope: !278)
!294 = !DILocation(line: 31, column: 21, scope: !278)
!295 = !DILocation(line: 36, column: 25, scope: !278)
!296 = !DILocation(line: 55, column: 30, scope: !278)
!297 = !DILocation(line: 55, column: 28, scope: !278)
!298 = !DILocation(line: 55, column: 38, scope: !278)
!299 = !DILocation(line: 41, column: 19, scope: !278)
!300 = distinct !DISubprogram(name: "sum", scope: !277, file: !277, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!301 = !DILocation(line: 48, column: 8, scope: !278)
!302 = !DILocation(line: 74, column: 28, scope: !300, inlinedAt: !301)
!303 = !DILocation(line: 74, column: 33, scope: !300, inlinedAt: !301)
!304 = !DILocation(line: 50, column: 30, scope: !278)
!305 = !DILocation(line: 50, column: 34, scope: !278)
!306 = !DILocation(line: 53, column: 25, scope: !278)
!307 = !DILocation(line: 75, column: 33, scope: !300, inlinedAt: !301)
!308 = !DILocation(line: 75, column: 36, scope: !300, inlinedAt: !301)
!309 = !DILocation(line: 75, column: 27, scope: !300, inlinedAt: !301)
!310 = !DILocation(line: 34, column: 23, scope: !278)
!311 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !310)
!312 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !311)
!313 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !311)
!314 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !311)
!315 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !310)
!316 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !310)
!317 = !DILocation(line: 34, column: 42, scope: !278)
!318 = !DILocation(line: 34, column: 34, scope: !278)
!319 = !DILocation(line: 35, column: 13, scope: !278)
!320 = !DILocation(line: 35, column: 28, scope: !278)
!321 = !DILocation(line: 35, column: 37, scope: !278)
!322 = !DILocation(line: 35, column: 43, scope: !278)
!323 = !DILocation(line: 39, column: 41, scope: !278)
!324 = !DILocation(line: 39, column: 46, scope: !278)
!325 = !DILocation(line: 39, column: 51, scope: !278)
!326 = distinct !DISubprogram(name: "pieceRange", scope: !277, file: !277, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!327 = !DILocation(line: 39, column: 24, scope: !278)
!328 = !DILocation(line: 62, column: 17, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 62, column: 15, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 62, column: 10, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 63, column: 19, scope: !326, inlinedAt: !327)
!332 = !DILocation(line: 63, column: 16, scope: !326, inlinedAt: !327)
!333 = !DILocation(line: 40, column: 22, scope: !278)
!334 = !DILocation(line: 40, column: 42, scope: !278)
!335 = !DILocation(line: 40, column: 7, scope: !278)
!336 = !DILocation(line: 69, column: 10, scope: !300, inlinedAt: !335)
!337 = !DILocation(line: 70, column: 34, scope: !300, inlinedAt: !335)
!338 = !DILocation(line: 71, column: 16, scope: !300, inlinedAt: !335)
!339 = !DILocation(line: 71, column: 7, scope: !300, inlinedAt: !335)
!340 = !DILocation(line: 74, column: 28, scope: !300, inlinedAt: !335)
!341 = !DILocation(line: 74, column: 33, scope: !300, inlinedAt: !335)
!342 = !DILocation(line: 74, column: 22, scope: !300, inlinedAt: !335)
!343 = distinct !DISubprogram(name: "await", scope: !277, file: !277, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!344 = !DILocation(line: 74, column: 8, scope: !300, inlinedAt: !335)
!345 = !DILocation(line: 85, column: 19, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 85, column: 22, scope: !343, inlinedAt: !344)
!347 = !DILocation(line: 86, column: 24, scope: !343, inlinedAt: !344)
!348 = !DILocation(line: 88, column: 16, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 75, column: 33, scope: !300, inlinedAt: !335)
!350 = !DILocation(line: 75, column: 36, scope: !300, inlinedAt: !335)
!351 = !DILocation(line: 75, column: 27, scope: !300, inlinedAt: !335)
!352 = !DILocation(line: 75, column: 44, scope: !300, inlinedAt: !335)
!353 = !DILocation(line: 76, column: 34, scope: !300, inlinedAt: !335)
!354 = !DILocation(line: 77, column: 20, scope: !300, inlinedAt: !335)
!355 = !DILocation(line: 77, column: 29, scope: !300, inlinedAt: !335)
!356 = !DILocation(line: 77, column: 24, scope: !300, inlinedAt: !335)
!357 = !DILocation(line: 77, column: 7, scope: !300, inlinedAt: !335)
!358 = !DILocation(line: 80, column: 16, scope: !300, inlinedAt: !335)
!359 = !DILocation(line: 41, column: 47, scope: !278)
!360 = !DILocation(line: 41, column: 65, scope: !278)
!361 = !DILocation(line: 41, column: 68, scope: !278)
!362 = !DILocation(line: 41, column: 42, scope: !278)
!363 = !DILocation(line: 42, column: 21, scope: !278)
!364 = !DILocation(line: 42, column: 15, scope: !278)
!365 = !DILocation(line: 44, column: 25, scope: !278)
!366 = !DILocation(line: 45, column: 43, scope: !278)
!367 = !DILocation(line: 45, column: 48, scope: !278)
!368 = !DILocation(line: 45, column: 53, scope: !278)
!369 = !DILocation(line: 45, column: 24, scope: !278)
!370 = !DILocation(line: 62, column: 17, scope: !326, inlinedAt: !369)
!371 = !DILocation(line: 62, column: 15, scope: !326, inlinedAt: !369)
!372 = !DILocation(line: 62, column: 10, scope: !326, inlinedAt: !369)
!373 = !DILocation(line: 63, column: 19, scope: !326, inlinedAt: !369)
!374 = !DILocation(line: 63, column: 16, scope: !326, inlinedAt: !369)
!375 = !DILocation(line: 46, column: 12, scope: !278)
!376 = !DILocation(line: 48, column: 23, scope: !278)
!377 = !DILocation(line: 48, column: 43, scope: !278)
!378 = !DILocation(line: 74, column: 22, scope: !300, inlinedAt: !301)
!379 = !DILocation(line: 74, column: 8, scope: !300, inlinedAt: !301)
!380 = !DILocation(line: 85, column: 19, scope: !343, inlinedAt: !379)
!381 = !DILocation(line: 85, column: 22, scope: !343, inlinedAt: !379)
!382 = !DILocation(line: 86, column: 24, scope: !343, inlinedAt: !379)
!383 = !DILocation(line: 88, column: 16, scope: !343, inlinedAt: !379)
!384 = !DILocation(line: 75, column: 44, scope: !300, inlinedAt: !301)
!385 = !DILocation(line: 76, column: 34, scope: !300, inlinedAt: !301)
!386 = !DILocation(line: 77, column: 20, scope: !300, inlinedAt: !301)
!387 = !DILocation(line: 77, column: 29, scope: !300, inlinedAt: !301)
!388 = !DILocation(line: 77, column: 24, scope: !300, inlinedAt: !301)
!389 = !DILocation(line: 77, column: 7, scope: !300, inlinedAt: !301)
!390 = !DILocation(line: 80, column: 16, scope: !300, inlinedAt: !301)
!391 = !DILocation(line: 50, column: 36, scope: !278)
!392 = !DILocation(line: 50, column: 24, scope: !278)
!393 = !DILocation(line: 50, column: 10, scope: !278)
!394 = !DILocation(line: 85, column: 19, scope: !343, inlinedAt: !393)
!395 = !DILocation(line: 85, column: 22, scope: !343, inlinedAt: !393)
!396 = !DILocation(line: 86, column: 24, scope: !343, inlinedAt: !393)
!397 = !DILocation(line: 88, column: 16, scope: !343, inlinedAt: !393)
!398 = !DILocation(line: 52, column: 40, scope: !278)
!399 = !DILocation(line: 53, column: 27, scope: !278)
!400 = !DILocation(line: 53, column: 15, scope: !278)
!401 = !DILocation(line: 55, column: 22, scope: !278)
!402 = !DILocation(line: 55, column: 8, scope: !278)
!403 = !DILocation(line: 85, column: 19, scope: !343, inlinedAt: !402)
!404 = !DILocation(line: 85, column: 22, scope: !343, inlinedAt: !402)
!405 = !DILocation(line: 86, column: 24, scope: !343, inlinedAt: !402)
!406 = !DILocation(line: 88, column: 16, scope: !343, inlinedAt: !402)
!407 = !DILocation(line: 57, column: 15, scope: !278)
!408 = !DILocation(line: 21, column: 16, scope: !144, inlinedAt: !407)
!409 = !DILocation(line: 22, column: 19, scope: !144, inlinedAt: !407)
!410 = !DILocation(line: 22, column: 22, scope: !144, inlinedAt: !407)
!411 = !DILocation(line: 23, column: 14, scope: !144, inlinedAt: !407)
!412 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !411)
!413 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !411)
!414 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !411)
!415 = !DILocation(line: 23, column: 8, scope: !144, inlinedAt: !407)
!416 = !DILocation(line: 23, column: 28, scope: !144, inlinedAt: !407)
!417 = !DILocation(line: 23, column: 3, scope: !144, inlinedAt: !407)
!418 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!419 = distinct !DISubprogram(name: "Small", scope: !418, file: !418, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!420 = !DILocation(line: 17, column: 6, scope: !419)
!421 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!422 = distinct !DISubprogram(name: "AllReduce", scope: !421, file: !421, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!423 = !DILocation(line: 21, column: 14, scope: !419)
!424 = !DILocation(line: 35, column: 18, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 18, column: 21, scope: !419)
!426 = !DILocation(line: 19, column: 17, scope: !419)
!427 = !DILocation(line: 19, column: 11, scope: !419)
!428 = !DILocation(line: 20, column: 14, scope: !419)
!429 = !DILocation(line: 20, column: 11, scope: !419)
!430 = !DILocation(line: 21, column: 46, scope: !419)
!431 = !DILocation(line: 21, column: 61, scope: !419)
!432 = !DILocation(line: 21, column: 40, scope: !419)
!433 = !DILocation(line: 21, column: 86, scope: !419)
!434 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !433)
!435 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !434)
!436 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !434)
!437 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !434)
!438 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !433)
!439 = !DILocation(line: 21, column: 102, scope: !419)
!440 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !433)
!441 = !DILocation(line: 21, column: 74, scope: !419)
!442 = !DILocation(line: 21, column: 114, scope: !419)
!443 = !DILocation(line: 23, column: 23, scope: !422, inlinedAt: !423)
!444 = !DILocation(line: 23, column: 40, scope: !422, inlinedAt: !423)
!445 = !DILocation(line: 24, column: 23, scope: !422, inlinedAt: !423)
!446 = !DILocation(line: 24, column: 25, scope: !422, inlinedAt: !423)
!447 = !DILocation(line: 24, column: 46, scope: !422, inlinedAt: !423)
!448 = !DILocation(line: 24, column: 48, scope: !422, inlinedAt: !423)
!449 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!450 = distinct !DISubprogram(name: "load", scope: !449, file: !449, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!451 = !DILocation(line: 25, column: 14, scope: !422, inlinedAt: !423)
!452 = !DILocation(line: 67, column: 7, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 68, column: 20, scope: !450, inlinedAt: !451)
!454 = !DILocation(line: 68, column: 18, scope: !450, inlinedAt: !451)
!455 = !DILocation(line: 66, column: 34, scope: !450, inlinedAt: !451)
!456 = !DILocation(line: 70, column: 27, scope: !450, inlinedAt: !451)
!457 = !DILocation(line: 70, column: 30, scope: !450, inlinedAt: !451)
!458 = !DILocation(line: 71, column: 21, scope: !450, inlinedAt: !451)
!459 = !DILocation(line: 71, column: 19, scope: !450, inlinedAt: !451)
!460 = !DILocation(line: 71, column: 28, scope: !450, inlinedAt: !451)
!461 = !DILocation(line: 71, column: 3, scope: !450, inlinedAt: !451)
!462 = !DILocation(line: 27, column: 22, scope: !422, inlinedAt: !423)
!463 = distinct !DISubprogram(name: "linesOf", scope: !449, file: !449, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!464 = !DILocation(line: 26, column: 20, scope: !422, inlinedAt: !423)
!465 = !DILocation(line: 62, column: 12, scope: !463, inlinedAt: !464)
!466 = !DILocation(line: 62, column: 17, scope: !463, inlinedAt: !464)
!467 = !DILocation(line: 28, column: 22, scope: !422, inlinedAt: !423)
!468 = !DILocation(line: 29, column: 31, scope: !422, inlinedAt: !423)
!469 = !DILocation(line: 29, column: 25, scope: !422, inlinedAt: !423)
!470 = !DILocation(line: 29, column: 34, scope: !422, inlinedAt: !423)
!471 = !DILocation(line: 29, column: 58, scope: !422, inlinedAt: !423)
!472 = !DILocation(line: 29, column: 21, scope: !422, inlinedAt: !423)
!473 = !DILocation(line: 29, column: 77, scope: !422, inlinedAt: !423)
!474 = !DILocation(line: 29, column: 70, scope: !422, inlinedAt: !423)
!475 = !DILocation(line: 31, column: 27, scope: !422, inlinedAt: !423)
!476 = !DILocation(line: 25, column: 2, scope: !422, inlinedAt: !423)
!477 = !DILocation(line: 30, column: 6, scope: !422, inlinedAt: !423)
!478 = !DILocation(line: 30, column: 20, scope: !422, inlinedAt: !423)
!479 = !DILocation(line: 31, column: 34, scope: !422, inlinedAt: !423)
!480 = !DILocation(line: 31, column: 32, scope: !422, inlinedAt: !423)
!481 = !DILocation(line: 31, column: 24, scope: !422, inlinedAt: !423)
!482 = !DILocation(line: 32, column: 21, scope: !422, inlinedAt: !423)
!483 = !DILocation(line: 32, column: 14, scope: !422, inlinedAt: !423)
!484 = !DILocation(line: 67, column: 7, scope: !450, inlinedAt: !483)
!485 = !DILocation(line: 68, column: 20, scope: !450, inlinedAt: !483)
!486 = !DILocation(line: 68, column: 18, scope: !450, inlinedAt: !483)
!487 = !DILocation(line: 66, column: 34, scope: !450, inlinedAt: !483)
!488 = !DILocation(line: 70, column: 27, scope: !450, inlinedAt: !483)
!489 = !DILocation(line: 70, column: 30, scope: !450, inlinedAt: !483)
!490 = !DILocation(line: 71, column: 21, scope: !450, inlinedAt: !483)
!491 = !DILocation(line: 71, column: 19, scope: !450, inlinedAt: !483)
!492 = !DILocation(line: 71, column: 28, scope: !450, inlinedAt: !483)
!493 = !DILocation(line: 71, column: 3, scope: !450, inlinedAt: !483)
!494 = !DILocation(line: 34, column: 10, scope: !422, inlinedAt: !423)
!495 = !DILocation(line: 39, column: 6, scope: !422, inlinedAt: !423)
!496 = !DILocation(line: 39, column: 20, scope: !422, inlinedAt: !423)
!497 = !DILocation(line: 40, column: 15, scope: !422, inlinedAt: !423)
!498 = !DILocation(line: 68, column: 20, scope: !450, inlinedAt: !497)
!499 = !DILocation(line: 68, column: 18, scope: !450, inlinedAt: !497)
!500 = !DILocation(line: 70, column: 27, scope: !450, inlinedAt: !497)
!501 = !DILocation(line: 70, column: 30, scope: !450, inlinedAt: !497)
!502 = !DILocation(line: 71, column: 21, scope: !450, inlinedAt: !497)
!503 = !DILocation(line: 71, column: 19, scope: !450, inlinedAt: !497)
!504 = !DILocation(line: 71, column: 28, scope: !450, inlinedAt: !497)
!505 = !DILocation(line: 71, column: 3, scope: !450, inlinedAt: !497)
!506 = !DILocation(line: 66, column: 34, scope: !450, inlinedAt: !497)
!507 = !DILocation(line: 41, column: 7, scope: !422, inlinedAt: !423)
!508 = !DILocation(line: 41, column: 10, scope: !422, inlinedAt: !423)
!509 = !DILocation(line: 44, column: 10, scope: !422, inlinedAt: !423)
!510 = !DILocation(line: 45, column: 40, scope: !422, inlinedAt: !423)
!511 = !DILocation(line: 45, column: 47, scope: !422, inlinedAt: !423)
!512 = !DILocation(line: 45, column: 45, scope: !422, inlinedAt: !423)
!513 = !DILocation(line: 45, column: 37, scope: !422, inlinedAt: !423)
!514 = !DILocation(line: 45, column: 26, scope: !422, inlinedAt: !423)
!515 = !DILocation(line: 43, column: 4, scope: !422, inlinedAt: !423)
!516 = distinct !DISubprogram(name: "unpack", scope: !449, file: !449, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!517 = !DILocation(line: 47, column: 21, scope: !422, inlinedAt: !423)
!518 = !DILocation(line: 82, column: 24, scope: !516, inlinedAt: !517)
!519 = !DILocation(line: 82, column: 53, scope: !516, inlinedAt: !517)
!520 = !DILocation(line: 82, column: 47, scope: !516, inlinedAt: !517)
!521 = !DILocation(line: 48, column: 10, scope: !422, inlinedAt: !423)
!522 = !DILocation(line: 51, column: 13, scope: !422, inlinedAt: !423)
!523 = !DILocation(line: 51, column: 18, scope: !422, inlinedAt: !423)
!524 = distinct !DISubprogram(name: "store", scope: !449, file: !449, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!525 = !DILocation(line: 54, column: 8, scope: !422, inlinedAt: !423)
!526 = !DILocation(line: 87, column: 3, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 88, column: 30, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 89, column: 4, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 39, column: 32, scope: !422, inlinedAt: !423)
!530 = !DILocation(line: 22, column: 15, scope: !419)
!531 = !DILocation(line: 21, column: 16, scope: !144, inlinedAt: !530)
!532 = !DILocation(line: 22, column: 22, scope: !144, inlinedAt: !530)
!533 = !DILocation(line: 23, column: 8, scope: !144, inlinedAt: !530)
!534 = !DILocation(line: 23, column: 3, scope: !144, inlinedAt: !530)
!535 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!536 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!537 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!538 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!539 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!542 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!543 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!544 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!545 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!546 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!547 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!548 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!549 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!550 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!551 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!552 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!553 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!554 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!555 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
