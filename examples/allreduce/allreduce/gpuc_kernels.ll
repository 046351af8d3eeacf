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
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%6 = sext i32 %5 to i64, !dbg !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%8 = sext i32 %7 to i64, !dbg !13
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !16, !range !17
	%10 = sext i32 %9 to i64, !dbg !16
	%11 = mul i64 %8, %10, !dbg !18
	%12 = add i64 %11, %6, !dbg !19
	%13 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %12, !dbg !20
	%14 = icmp uge i64 %12, %p10, !dbg !20
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !20, !prof !21

b0_ok1:
	%15 = load i64, i64 addrspace(1)* %13, align 8, !dbg !20
	%16 = add i64 %15, 1, !dbg !24
	%17 = sdiv i64 %p3, 4, !dbg !27
	%18 = add i64 %17, %10, !dbg !28
	%19 = sub i64 %18, 1, !dbg !29
	%20 = sdiv i64 %19, %10, !dbg !30
	%21 = mul i64 %20, 4, !dbg !31
	%22 = mul i64 %6, %21, !dbg !32
	%23 = icmp slt i64 %22, %p3, !dbg !33
	%24 = select i1 %23, i64 %22, i64 %p3, !dbg !33
	%25 = add i64 %24, %21, !dbg !34
	%26 = icmp slt i64 %25, %p3, !dbg !35
	%27 = select i1 %26, i64 %25, i64 %p3, !dbg !35
	%28 = trunc i64 %10 to i32, !dbg !36
	%29 = sub i32 %28, 1, !dbg !36
	%30 = zext i32 %29 to i64, !dbg !36
	%31 = icmp eq i64 %6, %30, !dbg !37
	%32 = call i32 @gpuc_num_pes_thread(), !dbg !40
	%33 = call i32 @gpuc_my_pe_thread(), !dbg !45
	br i1 %31, label %b1, label %b2, !dbg !37

b1:
	br label %b2, !dbg !37

b2:
	%34 = phi i64 [ %27, %b0_ok1 ], [ %p3, %b1 ], !dbg !46
	%35 = mul i64 %p8, 2, !dbg !49
	%36 = sub i64 %34, %24, !dbg !47
	%37 = sub i64 %p3, %24, !dbg !47
	%38 = getelementptr inbounds float, float addrspace(1)* %1, i64 %24, !dbg !47
	%39 = sub i64 %p1, %24, !dbg !48
	%40 = getelementptr inbounds float, float addrspace(1)* %0, i64 %24, !dbg !48
	%41 = icmp ugt i64 %34, %p3, !dbg !47
	%42 = icmp ugt i64 %24, %34, !dbg !47
	%43 = icmp ugt i64 %34, %p1, !dbg !48
	%44 = icmp eq i64 %35, 0, !dbg !50
	%45 = or i1 %41, %42, !dbg !50
	%46 = or i1 %45, %43, !dbg !50
	%47 = or i1 %46, %44, !dbg !50
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !50, !prof !21

b2_ok1:
	%48 = icmp eq i64 %35, -1, !dbg !50
	%49 = select i1 %48, i64 1, i64 %35, !dbg !50
	%50 = sdiv i64 %p5, %49, !dbg !50
	%51 = sub i64 0, %p5, !dbg !50
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !50
	%53 = trunc i64 %6 to i32, !dbg !51
	%54 = mul i32 %53, 2, !dbg !51
	%55 = urem i64 %16, 2, !dbg !52
	%56 = trunc i64 %55 to i32, !dbg !54
	%57 = add i32 %54, %56, !dbg !54
	%58 = zext i32 %57 to i64, !dbg !54
	%59 = mul i64 %58, %52, !dbg !55
	%60 = add i64 %59, %36, !dbg !56
	%61 = sub i64 %60, %59, !dbg !57
	%62 = getelementptr inbounds float, float addrspace(1)* %2, i64 %59, !dbg !57
	%63 = icmp ugt i64 %60, %p5, !dbg !57
	%64 = icmp ugt i64 %59, %60, !dbg !57
	%65 = or i1 %63, %64, !dbg !57
	br i1 %65, label %b2_fail5, label %b2_ok5, !dbg !57, !prof !21

b2_ok5:
	%66 = sdiv i64 %36, 4, !dbg !58
	%67 = mul i64 %66, 4, !dbg !59
	%68 = addrspacecast float addrspace(1)* %38 to float*, !dbg !61
	%69 = ptrtoint float* %68 to i64, !dbg !61
	%70 = and i64 %69, 15, !dbg !61
	%71 = icmp eq i64 %70, 0, !dbg !61
	%72 = icmp eq i64 %67, 0, !dbg !61
	%73 = or i1 %71, %72, !dbg !61
	%74 = addrspacecast float addrspace(1)* %62 to float*, !dbg !63
	%75 = ptrtoint float* %74 to i64, !dbg !63
	%76 = and i64 %75, 15, !dbg !63
	%77 = icmp eq i64 %76, 0, !dbg !63
	%78 = or i1 %77, %72, !dbg !63
	%79 = ashr i64 %67, 2, !dbg !61
	%80 = bitcast float addrspace(1)* %38 to { float, float, float, float } addrspace(1)*, !dbg !61
	%81 = bitcast float addrspace(1)* %62 to { float, float, float, float } addrspace(1)*, !dbg !63
	%82 = icmp ugt i64 %67, %37, !dbg !60
	%83 = icmp eq i1 %73, false, !dbg !61
	%84 = icmp ugt i64 %67, %61, !dbg !62
	%85 = icmp eq i1 %78, false, !dbg !63
	%86 = or i1 %82, %83, !dbg !63
	%87 = or i1 %86, %84, !dbg !63
	%88 = or i1 %87, %85, !dbg !63
	br i1 %88, label %b2_fail7, label %b2_ok7, !dbg !63, !prof !21

b2_ok7:
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64, !range !22
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !64, !range !22
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !64, !range !23
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64, !range !65
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !64, !range !65
	%94 = mul i32 %93, %91, !dbg !64
	%95 = add i32 %90, %94, !dbg !64
	%96 = mul i32 %92, %95, !dbg !64
	%97 = add i32 %89, %96, !dbg !64
	%98 = sext i32 %97 to i64, !dbg !64
	%99 = trunc i64 %98 to i32, !dbg !64
	%100 = mul i32 %92, %93, !dbg !64
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !64, !range !66
	%102 = mul i32 %100, %101, !dbg !64
	%103 = sext i32 %102 to i64, !dbg !64
	%104 = trunc i64 %103 to i32, !dbg !64
	br label %b3, !dbg !64

b3:
	%105 = phi i64 [ %98, %b2_ok7 ], [ %128, %b4 ], !dbg !64
	%106 = icmp slt i64 %105, %79, !dbg !64
	br i1 %106, label %b4, label %b5, !dbg !64

b4:
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %105, !dbg !67
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 0, !dbg !67
	%109 = bitcast { float, float, float, float } addrspace(1)* %107 to <4 x float> addrspace(1)*, !dbg !67
	%110 = load <4 x float>, <4 x float> addrspace(1)* %109, align 16, !dbg !67
	%111 = extractelement <4 x float> %110, i32 0, !dbg !67
	%112 = extractelement <4 x float> %110, i32 1, !dbg !67
	%113 = extractelement <4 x float> %110, i32 2, !dbg !67
	%114 = extractelement <4 x float> %110, i32 3, !dbg !67
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 1, !dbg !67
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 2, !dbg !67
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 3, !dbg !67
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i64 %105, !dbg !68
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 0, !dbg !68
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 1, !dbg !68
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 2, !dbg !68
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 3, !dbg !68
	%123 = bitcast { float, float, float, float } addrspace(1)* %118 to <4 x float> addrspace(1)*, !dbg !68
	%124 = insertelement <4 x float> undef, float %111, i32 0, !dbg !68
	%125 = insertelement <4 x float> %124, float %112, i32 1, !dbg !68
	%126 = insertelement <4 x float> %125, float %113, i32 2, !dbg !68
	%127 = insertelement <4 x float> %126, float %114, i32 3, !dbg !68
	store <4 x float> %127, <4 x float> addrspace(1)* %123, align 16, !dbg !68
	%128 = add i64 %105, %103, !dbg !64
	br label %b3, !dbg !64

b5:
	%129 = sub i64 %36, %67, !dbg !69
	br label %b6, !dbg !70

b6:
	%130 = phi i64 [ %98, %b5 ], [ %136, %b7 ], !dbg !70
	%131 = icmp slt i64 %130, %129, !dbg !70
	br i1 %131, label %b7, label %b8, !dbg !70

b7:
	%132 = add i64 %67, %130, !dbg !71
	%133 = getelementptr inbounds float, float addrspace(1)* %38, i64 %132, !dbg !72
	%134 = load float, float addrspace(1)* %133, align 4, !dbg !72
	%135 = getelementptr inbounds float, float addrspace(1)* %62, i64 %132, !dbg !73
	store float %134, float addrspace(1)* %135, align 4, !dbg !73
	%136 = add i64 %130, %103, !dbg !70
	br label %b6, !dbg !70

b8:
	call void @llvm.nvvm.barrier0(), !dbg !74
	%137 = sext i32 %32 to i64, !dbg !40
	%138 = trunc i64 %137 to i32, !dbg !40
	%139 = icmp slt i64 %98, %137, !dbg !75
	br i1 %139, label %b9, label %b10, !dbg !75

b9:
	call void @gpuc_fence_thread(), !dbg !76
	br label %b10, !dbg !76

b10:
	%140 = sext i32 %33 to i64, !dbg !45
	%141 = mul i64 %6, %137, !dbg !77
	%142 = add i64 %141, %140, !dbg !78
	br label %b11, !dbg !79

b11:
	%143 = phi i32 [ %99, %b10 ], [ %151, %b12_ok1 ], !dbg !79
	%144 = zext i32 %143 to i64, !dbg !79
	%145 = icmp ult i32 %143, %138, !dbg !79
	br i1 %145, label %b12, label %b13, !dbg !79

b12:
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %142, !dbg !80
	%147 = trunc i64 %144 to i32, !dbg !81
	%148 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !81
	%149 = icmp uge i64 %142, %p7, !dbg !80
	br i1 %149, label %b12_fail1, label %b12_ok1, !dbg !80, !prof !21

b12_ok1:
	%150 = bitcast i64* %148 to i8*, !dbg !81
	call void @gpuc_signal_op_thread(i8* %150, i64 %16, i32 9, i32 %147), !dbg !81
	%151 = add i32 %143, %104, !dbg !79
	br label %b11, !dbg !79

b13:
	%152 = phi i32 [ %161, %b14_ok1 ], [ %99, %b11 ], !dbg !84
	%153 = zext i32 %152 to i64, !dbg !84
	%154 = icmp ult i32 %152, %138, !dbg !84
	br i1 %154, label %b14, label %b15, !dbg !84

b14:
	%155 = add i64 %141, %153, !dbg !85
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %155, !dbg !86
	%157 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !87
	%158 = icmp uge i64 %155, %p7, !dbg !86
	br i1 %158, label %b14_fail1, label %b14_ok1, !dbg !86, !prof !21

b14_ok1:
	%159 = bitcast i64* %157 to i8*, !dbg !87
	%160 = call i64 @gpuc_signal_wait_until_thread(i8* %159, i32 5, i64 %16, i32 1, i8* %ctrl, i32 10), !dbg !87
	%161 = add i32 %152, %104, !dbg !84
	br label %b13, !dbg !84

b15:
	call void @llvm.nvvm.barrier0(), !dbg !88
	%162 = addrspacecast float addrspace(1)* %40 to float*, !dbg !90
	%163 = ptrtoint float* %162 to i64, !dbg !90
	%164 = and i64 %163, 15, !dbg !90
	%165 = icmp eq i64 %164, 0, !dbg !90
	%166 = or i1 %165, %72, !dbg !90
	%167 = bitcast float addrspace(1)* %40 to { float, float, float, float } addrspace(1)*, !dbg !90
	%168 = icmp eq i64 %76, 0, !dbg !93
	%169 = or i1 %168, %72, !dbg !93
	%170 = icmp ugt i64 %67, %39, !dbg !89
	%171 = icmp eq i1 %166, false, !dbg !90
	%172 = or i1 %170, %171, !dbg !90
	br i1 %172, label %b15_fail1, label %b15_ok1, !dbg !90, !prof !21

b15_ok1:
	br label %b16, !dbg !94

b16:
	%173 = phi i64 [ %98, %b15_ok1 ], [ %320, %b25 ], !dbg !94
	%174 = icmp slt i64 %173, %79, !dbg !94
	br i1 %174, label %b17, label %b26, !dbg !94

b17:
	%175 = phi float [ %305, %b24 ], [ 0.000000e+00, %b16 ], !dbg !95
	%176 = phi float [ %306, %b24 ], [ 0.000000e+00, %b16 ], !dbg !95
	%177 = phi float [ %307, %b24 ], [ 0.000000e+00, %b16 ], !dbg !95
	%178 = phi float [ %308, %b24 ], [ 0.000000e+00, %b16 ], !dbg !95
	%179 = phi i32 [ %309, %b24 ], [ 0, %b16 ], !dbg !96
	%180 = zext i32 %179 to i64, !dbg !96
	%181 = trunc i64 %180 to i32, !dbg !96
	%182 = icmp ult i32 %179, %138, !dbg !97
	br i1 %182, label %b18, label %b25, !dbg !97

b18:
	%183 = call i8* @gpuc_peer_base(i32 %181), !dbg !98
	%184 = bitcast float* %74 to i8*, !dbg !98
	%185 = call i8* @gpuc_peer_at(i8* %183, i8* %184), !dbg !98
	%186 = icmp eq i8* %183, null, !dbg !98
	%187 = bitcast i8* %185 to float*, !dbg !98
	%188 = select i1 %186, float* null, float* %187, !dbg !98
	%189 = select i1 %186, i64 0, i64 %76, !dbg !93
	%190 = or i1 %186, %169, !dbg !93
	%191 = addrspacecast float* %187 to { float, float, float, float } addrspace(1)*, !dbg !93
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i64 %173, !dbg !99
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 0, !dbg !99
	%194 = icmp eq i1 %190, false, !dbg !93
	%195 = or i1 %194, %186, !dbg !99
	br i1 %195, label %b18_fail1, label %b18_ok1, !dbg !99, !prof !21

b18_ok1:
	%196 = bitcast { float, float, float, float } addrspace(1)* %192 to <4 x float> addrspace(1)*, !dbg !99
	%197 = load <4 x float>, <4 x float> addrspace(1)* %196, align 16, !dbg !99
	%198 = extractelement <4 x float> %197, i32 0, !dbg !99
	%199 = extractelement <4 x float> %197, i32 1, !dbg !99
	%200 = extractelement <4 x float> %197, i32 2, !dbg !99
	%201 = extractelement <4 x float> %197, i32 3, !dbg !99
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 1, !dbg !99
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 2, !dbg !99
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 3, !dbg !99
	%205 = add i32 %181, 1, !dbg !100
	%206 = icmp slt i32 %205, %32, !dbg !101
	br i1 %206, label %b19, label %b20, !dbg !101

b19:
	%207 = call i8* @gpuc_peer_base(i32 %205), !dbg !102
	%208 = bitcast float* %74 to i8*, !dbg !102
	%209 = call i8* @gpuc_peer_at(i8* %207, i8* %208), !dbg !102
	%210 = icmp eq i8* %207, null, !dbg !102
	%211 = bitcast i8* %209 to float*, !dbg !102
	%212 = select i1 %210, float* null, float* %211, !dbg !102
	%213 = select i1 %210, i64 0, i64 %76, !dbg !103
	%214 = or i1 %210, %169, !dbg !103
	%215 = addrspacecast float* %211 to { float, float, float, float } addrspace(1)*, !dbg !103
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i64 %173, !dbg !104
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 0, !dbg !104
	%218 = icmp eq i1 %214, false, !dbg !103
	%219 = or i1 %218, %210, !dbg !104
	br i1 %219, label %b19_fail1, label %b19_ok1, !dbg !104, !prof !21

b19_ok1:
	%220 = bitcast { float, float, float, float } addrspace(1)* %216 to <4 x float> addrspace(1)*, !dbg !104
	%221 = load <4 x float>, <4 x float> addrspace(1)* %220, align 16, !dbg !104
	%222 = extractelement <4 x float> %221, i32 0, !dbg !104
	%223 = extractelement <4 x float> %221, i32 1, !dbg !104
	%224 = extractelement <4 x float> %221, i32 2, !dbg !104
	%225 = extractelement <4 x float> %221, i32 3, !dbg !104
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 1, !dbg !104
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 2, !dbg !104
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 3, !dbg !104
	br label %b20, !dbg !104

b20:
	%229 = phi float [ 0.000000e+00, %b18_ok1 ], [ %222, %b19_ok1 ], !dbg !105
	%230 = phi float [ 0.000000e+00, %b18_ok1 ], [ %223, %b19_ok1 ], !dbg !105
	%231 = phi float [ 0.000000e+00, %b18_ok1 ], [ %224, %b19_ok1 ], !dbg !105
	%232 = phi float [ 0.000000e+00, %b18_ok1 ], [ %225, %b19_ok1 ], !dbg !105
	%233 = add i32 %179, 2, !dbg !106
	%234 = zext i32 %233 to i64, !dbg !106
	%235 = icmp ult i32 %233, %138, !dbg !107
	br i1 %235, label %b21, label %b22, !dbg !107

b21:
	%236 = trunc i64 %234 to i32, !dbg !108
	%237 = call i8* @gpuc_peer_base(i32 %236), !dbg !108
	%238 = bitcast float* %74 to i8*, !dbg !108
	%239 = call i8* @gpuc_peer_at(i8* %237, i8* %238), !dbg !108
	%240 = icmp eq i8* %237, null, !dbg !108
	%241 = bitcast i8* %239 to float*, !dbg !108
	%242 = select i1 %240, float* null, float* %241, !dbg !108
	%243 = select i1 %240, i64 0, i64 %76, !dbg !109
	%244 = or i1 %240, %169, !dbg !109
	%245 = addrspacecast float* %241 to { float, float, float, float } addrspace(1)*, !dbg !109
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i64 %173, !dbg !110
	%247 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 0, !dbg !110
	%248 = icmp eq i1 %244, false, !dbg !109
	%249 = or i1 %248, %240, !dbg !110
	br i1 %249, label %b21_fail1, label %b21_ok1, !dbg !110, !prof !21

b21_ok1:
	%250 = bitcast { float, float, float, float } addrspace(1)* %246 to <4 x float> addrspace(1)*, !dbg !110
	%251 = load <4 x float>, <4 x float> addrspace(1)* %250, align 16, !dbg !110
	%252 = extractelement <4 x float> %251, i32 0, !dbg !110
	%253 = extractelement <4 x float> %251, i32 1, !dbg !110
	%254 = extractelement <4 x float> %251, i32 2, !dbg !110
	%255 = extractelement <4 x float> %251, i32 3, !dbg !110
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 1, !dbg !110
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 2, !dbg !110
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %246, i32 0, i32 3, !dbg !110
	br label %b22, !dbg !110

b22:
	%259 = phi float [ 0.000000e+00, %b20 ], [ %252, %b21_ok1 ], !dbg !111
	%260 = phi float [ 0.000000e+00, %b20 ], [ %253, %b21_ok1 ], !dbg !111
	%261 = phi float [ 0.000000e+00, %b20 ], [ %254, %b21_ok1 ], !dbg !111
	%262 = phi float [ 0.000000e+00, %b20 ], [ %255, %b21_ok1 ], !dbg !111
	%263 = add i32 %179, 3, !dbg !112
	%264 = zext i32 %263 to i64, !dbg !112
	%265 = icmp ult i32 %263, %138, !dbg !113
	br i1 %265, label %b23, label %b24, !dbg !113

b23:
	%266 = trunc i64 %264 to i32, !dbg !114
	%267 = call i8* @gpuc_peer_base(i32 %266), !dbg !114
	%268 = bitcast float* %74 to i8*, !dbg !114
	%269 = call i8* @gpuc_peer_at(i8* %267, i8* %268), !dbg !114
	%270 = icmp eq i8* %267, null, !dbg !114
	%271 = bitcast i8* %269 to float*, !dbg !114
	%272 = select i1 %270, float* null, float* %271, !dbg !114
	%273 = select i1 %270, i64 0, i64 %76, !dbg !115
	%274 = or i1 %270, %169, !dbg !115
	%275 = addrspacecast float* %271 to { float, float, float, float } addrspace(1)*, !dbg !115
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %275, i64 %173, !dbg !116
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 0, !dbg !116
	%278 = icmp eq i1 %274, false, !dbg !115
	%279 = or i1 %278, %270, !dbg !116
	br i1 %279, label %b23_fail1, label %b23_ok1, !dbg !116, !prof !21

b23_ok1:
	%280 = bitcast { float, float, float, float } addrspace(1)* %276 to <4 x float> addrspace(1)*, !dbg !116
	%281 = load <4 x float>, <4 x float> addrspace(1)* %280, align 16, !dbg !116
	%282 = extractelement <4 x float> %281, i32 0, !dbg !116
	%283 = extractelement <4 x float> %281, i32 1, !dbg !116
	%284 = extractelement <4 x float> %281, i32 2, !dbg !116
	%285 = extractelement <4 x float> %281, i32 3, !dbg !116
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 1, !dbg !116
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 2, !dbg !116
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %276, i32 0, i32 3, !dbg !116
	br label %b24, !dbg !116

b24:
	%289 = phi float [ 0.000000e+00, %b22 ], [ %282, %b23_ok1 ], !dbg !117
	%290 = phi float [ 0.000000e+00, %b22 ], [ %283, %b23_ok1 ], !dbg !117
	%291 = phi float [ 0.000000e+00, %b22 ], [ %284, %b23_ok1 ], !dbg !117
	%292 = phi float [ 0.000000e+00, %b22 ], [ %285, %b23_ok1 ], !dbg !117
	%293 = fadd float %198, %229, !dbg !120
	%294 = fadd float %199, %230, !dbg !121
	%295 = fadd float %200, %231, !dbg !122
	%296 = fadd float %201, %232, !dbg !123
	%297 = fadd float %259, %289, !dbg !125
	%298 = fadd float %260, %290, !dbg !126
	%299 = fadd float %261, %291, !dbg !127
	%300 = fadd float %262, %292, !dbg !128
	%301 = fadd float %293, %297, !dbg !130
	%302 = fadd float %294, %298, !dbg !131
	%303 = fadd float %295, %299, !dbg !132
	%304 = fadd float %296, %300, !dbg !133
	%305 = fadd float %175, %301, !dbg !135
	%306 = fadd float %176, %302, !dbg !136
	%307 = fadd float %177, %303, !dbg !137
	%308 = fadd float %178, %304, !dbg !138
	%309 = add i32 %179, 4, !dbg !139
	br label %b17, !dbg !139

b25:
	%310 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %167, i64 %173, !dbg !140
	%311 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 0, !dbg !140
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 1, !dbg !140
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 2, !dbg !140
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %310, i32 0, i32 3, !dbg !140
	%315 = bitcast { float, float, float, float } addrspace(1)* %310 to <4 x float> addrspace(1)*, !dbg !140
	%316 = insertelement <4 x float> undef, float %175, i32 0, !dbg !140
	%317 = insertelement <4 x float> %316, float %176, i32 1, !dbg !140
	%318 = insertelement <4 x float> %317, float %177, i32 2, !dbg !140
	%319 = insertelement <4 x float> %318, float %178, i32 3, !dbg !140
	store <4 x float> %319, <4 x float> addrspace(1)* %315, align 16, !dbg !140
	%320 = add i64 %173, %103, !dbg !94
	br label %b16, !dbg !94

b26:
	%321 = phi i64 [ %341, %b29 ], [ %98, %b16 ], !dbg !141
	%322 = icmp slt i64 %321, %129, !dbg !141
	br i1 %322, label %b27, label %b30, !dbg !141

b27:
	%323 = add i64 %67, %321, !dbg !142
	br label %b28, !dbg !143

b28:
	%324 = phi float [ %337, %b28_ok1 ], [ 0.000000e+00, %b27 ], !dbg !143
	%325 = phi i32 [ %338, %b28_ok1 ], [ 0, %b27 ], !dbg !143
	%326 = call i8* @gpuc_peer_base(i32 %325), !dbg !144
	%327 = bitcast float* %74 to i8*, !dbg !144
	%328 = call i8* @gpuc_peer_at(i8* %326, i8* %327), !dbg !144
	%329 = icmp eq i8* %326, null, !dbg !144
	%330 = bitcast i8* %328 to float*, !dbg !144
	%331 = select i1 %329, float* null, float* %330, !dbg !144
	%332 = select i1 %329, i64 0, i64 %61, !dbg !144
	%333 = addrspacecast float* %331 to float addrspace(1)*, !dbg !145
	%334 = getelementptr inbounds float, float addrspace(1)* %333, i64 %323, !dbg !145
	%335 = icmp uge i64 %323, %332, !dbg !145
	br i1 %335, label %b28_fail1, label %b28_ok1, !dbg !145, !prof !21

b28_ok1:
	%336 = load float, float addrspace(1)* %334, align 4, !dbg !145
	%337 = fadd float %324, %336, !dbg !146
	%338 = add i32 %325, 1, !dbg !146
	%339 = icmp slt i32 %338, %32, !dbg !146
	br i1 %339, label %b28, label %b29, !dbg !146

b29:
	%340 = getelementptr inbounds float, float addrspace(1)* %40, i64 %323, !dbg !147
	store float %337, float addrspace(1)* %340, align 4, !dbg !147
	%341 = add i64 %321, %103, !dbg !141
	br label %b26, !dbg !141

b30:
	call void @llvm.nvvm.barrier0(), !dbg !150
	%342 = icmp eq i64 %98, 0, !dbg !151
	br i1 %342, label %b31, label %b32, !dbg !151

b31:
	%343 = load i64, i64 addrspace(1)* %13, align 8, !dbg !152
	%344 = add i64 %343, 1, !dbg !153
	store i64 %344, i64 addrspace(1)* %13, align 8, !dbg !152
	br label %b32, !dbg !152

b32:
	ret void, !dbg !149

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %12, i64 %p10), !dbg !20
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !20
	ret void, !dbg !20

b2_fail1:
	%345 = icmp ugt i64 %34, %p3, !dbg !47
	br i1 %345, label %b2_fail2, label %b2_ok2, !dbg !47

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %p3), !dbg !47
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !47
	ret void, !dbg !47

b2_ok2:
	%346 = icmp ugt i64 %24, %34, !dbg !47
	br i1 %346, label %b2_fail3, label %b2_ok3, !dbg !47

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %24, i64 %34), !dbg !47
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !47
	ret void, !dbg !47

b2_ok3:
	%347 = icmp ugt i64 %34, %p1, !dbg !48
	br i1 %347, label %b2_fail4, label %b2_ok4, !dbg !48

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %p1), !dbg !48
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !48
	ret void, !dbg !48

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !50
	ret void, !dbg !50

b2_fail5:
	%348 = icmp ugt i64 %60, %p5, !dbg !57
	br i1 %348, label %b2_fail6, label %b2_ok6, !dbg !57

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %60, i64 %p5), !dbg !57
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !57
	ret void, !dbg !57

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %59, i64 %60), !dbg !57
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !57
	ret void, !dbg !57

b2_fail7:
	%349 = icmp ugt i64 %67, %37, !dbg !60
	br i1 %349, label %b2_fail8, label %b2_ok8, !dbg !60

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %67, i64 %37), !dbg !60
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !60
	ret void, !dbg !60

b2_ok8:
	%350 = icmp eq i1 %73, false, !dbg !61
	br i1 %350, label %b2_fail9, label %b2_ok9, !dbg !61

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %70, i64 16), !dbg !61
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !61
	ret void, !dbg !61

b2_ok9:
	%351 = icmp ugt i64 %67, %61, !dbg !62
	br i1 %351, label %b2_fail10, label %b2_ok10, !dbg !62

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %67, i64 %61), !dbg !62
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !62
	ret void, !dbg !62

b2_ok10:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %76, i64 16), !dbg !63
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !63
	ret void, !dbg !63

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %142, i64 %p7), !dbg !80
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !80
	ret void, !dbg !80

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %155, i64 %p7), !dbg !86
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !86
	ret void, !dbg !86

b15_fail1:
	%352 = icmp ugt i64 %67, %39, !dbg !89
	br i1 %352, label %b15_fail2, label %b15_ok2, !dbg !89

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %67, i64 %39), !dbg !89
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !89
	ret void, !dbg !89

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %164, i64 16), !dbg !90
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !90
	ret void, !dbg !90

b18_fail1:
	%353 = icmp eq i1 %190, false, !dbg !93
	br i1 %353, label %b18_fail2, label %b18_ok2, !dbg !93

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %189, i64 16), !dbg !93
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !93
	ret void, !dbg !93

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %173, i64 0), !dbg !99
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !99
	ret void, !dbg !99

b19_fail1:
	%354 = icmp eq i1 %214, false, !dbg !103
	br i1 %354, label %b19_fail2, label %b19_ok2, !dbg !103

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %213, i64 16), !dbg !103
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !103
	ret void, !dbg !103

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %173, i64 0), !dbg !104
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !104
	ret void, !dbg !104

b21_fail1:
	%355 = icmp eq i1 %244, false, !dbg !109
	br i1 %355, label %b21_fail2, label %b21_ok2, !dbg !109

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %243, i64 16), !dbg !109
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !109
	ret void, !dbg !109

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %173, i64 0), !dbg !110
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !110
	ret void, !dbg !110

b23_fail1:
	%356 = icmp eq i1 %274, false, !dbg !115
	br i1 %356, label %b23_fail2, label %b23_ok2, !dbg !115

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %273, i64 16), !dbg !115
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !115
	ret void, !dbg !115

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 0), !dbg !116
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !116
	ret void, !dbg !116

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %323, i64 %332), !dbg !145
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !145
	ret void, !dbg !145
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !154 {
entry:
	br label %b0, !dbg !155

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !155
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !155
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !155
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !155
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158, !range !14
	%5 = sext i32 %4 to i64, !dbg !158
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !158, !range !15
	%7 = sext i32 %6 to i64, !dbg !158
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !17
	%9 = sext i32 %8 to i64, !dbg !159
	%10 = mul i64 %7, %9, !dbg !160
	%11 = add i64 %10, %5, !dbg !161
	%12 = icmp uge i64 %11, %p8, !dbg !162
	br i1 %12, label %b0_fail1, label %b0_ok1, !dbg !162, !prof !21

b0_ok1:
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !158, !range !15
	%14 = sext i32 %13 to i64, !dbg !158
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !163
	%16 = sext i32 %15 to i64, !dbg !159
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !159, !range !163
	%18 = sext i32 %17 to i64, !dbg !159
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %11, !dbg !162
	%20 = load i64, i64 addrspace(1)* %19, align 8, !dbg !162
	%21 = add i64 %20, 1, !dbg !164
	%22 = call i32 @gpuc_my_pe_thread(), !dbg !166
	%23 = sext i32 %22 to i64, !dbg !166
	%24 = call i32 @gpuc_num_pes_thread(), !dbg !167
	%25 = sext i32 %24 to i64, !dbg !167
	%26 = trunc i64 %25 to i32, !dbg !167
	%27 = mul i64 %5, %25, !dbg !168
	%28 = add i64 %27, %23, !dbg !169
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170, !range !22
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !170, !range !22
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !170, !range !23
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170, !range !65
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !170, !range !65
	%34 = mul i32 %33, %31, !dbg !170
	%35 = add i32 %30, %34, !dbg !170
	%36 = mul i32 %32, %35, !dbg !170
	%37 = add i32 %29, %36, !dbg !170
	%38 = sext i32 %37 to i64, !dbg !170
	%39 = trunc i64 %38 to i32, !dbg !170
	%40 = mul i32 %32, %33, !dbg !170
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !170, !range !66
	%42 = mul i32 %40, %41, !dbg !170
	%43 = sext i32 %42 to i64, !dbg !170
	%44 = trunc i64 %43 to i32, !dbg !170
	br label %b1, !dbg !170

b1:
	%45 = phi i32 [ %39, %b0_ok1 ], [ %53, %b2_ok1 ], !dbg !170
	%46 = zext i32 %45 to i64, !dbg !170
	%47 = icmp ult i32 %45, %26, !dbg !170
	br i1 %47, label %b2, label %b3, !dbg !170

b2:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %28, !dbg !171
	%49 = trunc i64 %46 to i32, !dbg !172
	%50 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !172
	%51 = icmp uge i64 %28, %p5, !dbg !171
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !171, !prof !21

b2_ok1:
	%52 = bitcast i64* %50 to i8*, !dbg !172
	call void @gpuc_signal_op_thread(i8* %52, i64 %21, i32 9, i32 %49), !dbg !172
	%53 = add i32 %45, %44, !dbg !170
	br label %b1, !dbg !170

b3:
	%54 = sdiv i64 %p3, 4, !dbg !173
	%55 = mul i64 %54, %23, !dbg !174
	%56 = sdiv i64 %55, %25, !dbg !175
	%57 = mul i64 %56, 4, !dbg !176
	%58 = trunc i64 %23 to i32, !dbg !177
	%59 = add i32 %58, 1, !dbg !177
	%60 = zext i32 %59 to i64, !dbg !177
	%61 = mul i64 %54, %60, !dbg !178
	%62 = sdiv i64 %61, %25, !dbg !179
	%63 = mul i64 %62, 4, !dbg !180
	%64 = sub i64 %63, %57, !dbg !181
	%65 = getelementptr inbounds float, float addrspace(1)* %1, i64 %57, !dbg !181
	%66 = getelementptr inbounds float, float addrspace(1)* %0, i64 %57, !dbg !182
	%67 = sub i32 %26, 1, !dbg !183
	%68 = zext i32 %67 to i64, !dbg !183
	%69 = icmp eq i64 %23, %68, !dbg !184
	%70 = icmp ugt i64 %63, %p3, !dbg !181
	%71 = icmp ugt i64 %57, %63, !dbg !181
	%72 = icmp ugt i64 %63, %p1, !dbg !182
	%73 = or i1 %70, %71, !dbg !182
	%74 = or i1 %73, %72, !dbg !182
	br i1 %74, label %b3_fail1, label %b3_ok1, !dbg !182, !prof !21

b3_ok1:
	br i1 %69, label %b4, label %b5, !dbg !184

b4:
	%75 = mul i64 %54, 4, !dbg !185
	%76 = sub i64 %p3, %75, !dbg !186
	br label %b5, !dbg !186

b5:
	%77 = phi i64 [ 0, %b3_ok1 ], [ %76, %b4 ], !dbg !187
	br label %b6, !dbg !189

b6:
	%78 = phi i32 [ %39, %b5 ], [ %87, %b7_ok1 ], !dbg !189
	%79 = zext i32 %78 to i64, !dbg !189
	%80 = icmp ult i32 %78, %26, !dbg !189
	br i1 %80, label %b7, label %b8, !dbg !189

b7:
	%81 = add i64 %27, %79, !dbg !190
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %81, !dbg !191
	%83 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !192
	%84 = icmp uge i64 %81, %p5, !dbg !191
	br i1 %84, label %b7_fail1, label %b7_ok1, !dbg !191, !prof !21

b7_ok1:
	%85 = bitcast i64* %83 to i8*, !dbg !192
	%86 = call i64 @gpuc_signal_wait_until_thread(i8* %85, i32 5, i64 %21, i32 1, i8* %ctrl, i32 10), !dbg !192
	%87 = add i32 %78, %44, !dbg !189
	br label %b6, !dbg !189

b8:
	call void @llvm.nvvm.barrier0(), !dbg !193
	%88 = ashr i64 %64, 2, !dbg !194
	%89 = trunc i64 %16 to i32, !dbg !195
	%90 = trunc i64 %14 to i32, !dbg !195
	%91 = mul i32 %89, %90, !dbg !195
	%92 = trunc i64 %7 to i32, !dbg !195
	%93 = add i32 %92, %91, !dbg !195
	%94 = zext i32 %93 to i64, !dbg !195
	%95 = mul i64 %9, %94, !dbg !195
	%96 = add i64 %5, %95, !dbg !195
	%97 = mul i64 %96, %43, !dbg !195
	%98 = add i64 %97, %38, !dbg !195
	%99 = mul i64 %9, %16, !dbg !195
	%100 = mul i64 %99, %18, !dbg !195
	%101 = mul i64 %100, %43, !dbg !195
	%102 = icmp eq i64 %64, 0, !dbg !197
	br label %b9, !dbg !195

b9:
	%103 = phi i64 [ %98, %b8 ], [ %274, %b19 ], !dbg !195
	%104 = icmp slt i64 %103, %88, !dbg !195
	br i1 %104, label %b10, label %b20, !dbg !195

b10:
	%105 = phi float [ %240, %b17 ], [ 0.000000e+00, %b9 ], !dbg !198
	%106 = phi float [ %241, %b17 ], [ 0.000000e+00, %b9 ], !dbg !198
	%107 = phi float [ %242, %b17 ], [ 0.000000e+00, %b9 ], !dbg !198
	%108 = phi float [ %243, %b17 ], [ 0.000000e+00, %b9 ], !dbg !198
	%109 = phi i32 [ %244, %b17 ], [ 0, %b9 ], !dbg !199
	%110 = zext i32 %109 to i64, !dbg !199
	%111 = trunc i64 %110 to i32, !dbg !199
	%112 = icmp ult i32 %109, %26, !dbg !200
	br i1 %112, label %b11, label %b18, !dbg !200

b11:
	%113 = addrspacecast float addrspace(1)* %65 to float*, !dbg !201
	%114 = call i8* @gpuc_peer_base(i32 %111), !dbg !201
	%115 = bitcast float* %113 to i8*, !dbg !201
	%116 = call i8* @gpuc_peer_at(i8* %114, i8* %115), !dbg !201
	%117 = icmp eq i8* %114, null, !dbg !201
	%118 = bitcast i8* %116 to float*, !dbg !201
	%119 = select i1 %117, float* null, float* %118, !dbg !201
	%120 = ptrtoint float* %113 to i64, !dbg !197
	%121 = and i64 %120, 15, !dbg !197
	%122 = select i1 %117, i64 0, i64 %121, !dbg !197
	%123 = icmp eq i64 %121, 0, !dbg !197
	%124 = or i1 %123, %102, !dbg !197
	%125 = or i1 %117, %124, !dbg !197
	%126 = addrspacecast float* %118 to { float, float, float, float } addrspace(1)*, !dbg !197
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %126, i64 %103, !dbg !202
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 0, !dbg !202
	%129 = icmp eq i1 %125, false, !dbg !197
	%130 = or i1 %129, %117, !dbg !202
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !202, !prof !21

b11_ok1:
	%131 = bitcast { float, float, float, float } addrspace(1)* %127 to <4 x float> addrspace(1)*, !dbg !202
	%132 = load <4 x float>, <4 x float> addrspace(1)* %131, align 16, !dbg !202
	%133 = extractelement <4 x float> %132, i32 0, !dbg !202
	%134 = extractelement <4 x float> %132, i32 1, !dbg !202
	%135 = extractelement <4 x float> %132, i32 2, !dbg !202
	%136 = extractelement <4 x float> %132, i32 3, !dbg !202
	%137 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 1, !dbg !202
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 2, !dbg !202
	%139 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 3, !dbg !202
	%140 = add i32 %111, 1, !dbg !203
	%141 = icmp slt i32 %140, %24, !dbg !204
	br i1 %141, label %b12, label %b13, !dbg !204

b12:
	%142 = call i8* @gpuc_peer_base(i32 %140), !dbg !205
	%143 = bitcast float* %113 to i8*, !dbg !205
	%144 = call i8* @gpuc_peer_at(i8* %142, i8* %143), !dbg !205
	%145 = icmp eq i8* %142, null, !dbg !205
	%146 = bitcast i8* %144 to float*, !dbg !205
	%147 = select i1 %145, float* null, float* %146, !dbg !205
	%148 = select i1 %145, i64 0, i64 %121, !dbg !206
	%149 = or i1 %145, %124, !dbg !206
	%150 = addrspacecast float* %146 to { float, float, float, float } addrspace(1)*, !dbg !206
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i64 %103, !dbg !207
	%152 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 0, !dbg !207
	%153 = icmp eq i1 %149, false, !dbg !206
	%154 = or i1 %153, %145, !dbg !207
	br i1 %154, label %b12_fail1, label %b12_ok1, !dbg !207, !prof !21

b12_ok1:
	%155 = bitcast { float, float, float, float } addrspace(1)* %151 to <4 x float> addrspace(1)*, !dbg !207
	%156 = load <4 x float>, <4 x float> addrspace(1)* %155, align 16, !dbg !207
	%157 = extractelement <4 x float> %156, i32 0, !dbg !207
	%158 = extractelement <4 x float> %156, i32 1, !dbg !207
	%159 = extractelement <4 x float> %156, i32 2, !dbg !207
	%160 = extractelement <4 x float> %156, i32 3, !dbg !207
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 1, !dbg !207
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 2, !dbg !207
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 3, !dbg !207
	br label %b13, !dbg !207

b13:
	%164 = phi float [ 0.000000e+00, %b11_ok1 ], [ %157, %b12_ok1 ], !dbg !208
	%165 = phi float [ 0.000000e+00, %b11_ok1 ], [ %158, %b12_ok1 ], !dbg !208
	%166 = phi float [ 0.000000e+00, %b11_ok1 ], [ %159, %b12_ok1 ], !dbg !208
	%167 = phi float [ 0.000000e+00, %b11_ok1 ], [ %160, %b12_ok1 ], !dbg !208
	%168 = add i32 %109, 2, !dbg !209
	%169 = zext i32 %168 to i64, !dbg !209
	%170 = icmp ult i32 %168, %26, !dbg !210
	br i1 %170, label %b14, label %b15, !dbg !210

b14:
	%171 = trunc i64 %169 to i32, !dbg !211
	%172 = call i8* @gpuc_peer_base(i32 %171), !dbg !211
	%173 = bitcast float* %113 to i8*, !dbg !211
	%174 = call i8* @gpuc_peer_at(i8* %172, i8* %173), !dbg !211
	%175 = icmp eq i8* %172, null, !dbg !211
	%176 = bitcast i8* %174 to float*, !dbg !211
	%177 = select i1 %175, float* null, float* %176, !dbg !211
	%178 = select i1 %175, i64 0, i64 %121, !dbg !212
	%179 = or i1 %175, %124, !dbg !212
	%180 = addrspacecast float* %176 to { float, float, float, float } addrspace(1)*, !dbg !212
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i64 %103, !dbg !213
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !213
	%183 = icmp eq i1 %179, false, !dbg !212
	%184 = or i1 %183, %175, !dbg !213
	br i1 %184, label %b14_fail1, label %b14_ok1, !dbg !213, !prof !21

b14_ok1:
	%185 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !213
	%186 = load <4 x float>, <4 x float> addrspace(1)* %185, align 16, !dbg !213
	%187 = extractelement <4 x float> %186, i32 0, !dbg !213
	%188 = extractelement <4 x float> %186, i32 1, !dbg !213
	%189 = extractelement <4 x float> %186, i32 2, !dbg !213
	%190 = extractelement <4 x float> %186, i32 3, !dbg !213
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !213
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !213
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !213
	br label %b15, !dbg !213

b15:
	%194 = phi float [ 0.000000e+00, %b13 ], [ %187, %b14_ok1 ], !dbg !214
	%195 = phi float [ 0.000000e+00, %b13 ], [ %188, %b14_ok1 ], !dbg !214
	%196 = phi float [ 0.000000e+00, %b13 ], [ %189, %b14_ok1 ], !dbg !214
	%197 = phi float [ 0.000000e+00, %b13 ], [ %190, %b14_ok1 ], !dbg !214
	%198 = add i32 %109, 3, !dbg !215
	%199 = zext i32 %198 to i64, !dbg !215
	%200 = icmp ult i32 %198, %26, !dbg !216
	br i1 %200, label %b16, label %b17, !dbg !216

b16:
	%201 = trunc i64 %199 to i32, !dbg !217
	%202 = call i8* @gpuc_peer_base(i32 %201), !dbg !217
	%203 = bitcast float* %113 to i8*, !dbg !217
	%204 = call i8* @gpuc_peer_at(i8* %202, i8* %203), !dbg !217
	%205 = icmp eq i8* %202, null, !dbg !217
	%206 = bitcast i8* %204 to float*, !dbg !217
	%207 = select i1 %205, float* null, float* %206, !dbg !217
	%208 = select i1 %205, i64 0, i64 %121, !dbg !218
	%209 = or i1 %205, %124, !dbg !218
	%210 = addrspacecast float* %206 to { float, float, float, float } addrspace(1)*, !dbg !218
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %210, i64 %103, !dbg !219
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 0, !dbg !219
	%213 = icmp eq i1 %209, false, !dbg !218
	%214 = or i1 %213, %205, !dbg !219
	br i1 %214, label %b16_fail1, label %b16_ok1, !dbg !219, !prof !21

b16_ok1:
	%215 = bitcast { float, float, float, float } addrspace(1)* %211 to <4 x float> addrspace(1)*, !dbg !219
	%216 = load <4 x float>, <4 x float> addrspace(1)* %215, align 16, !dbg !219
	%217 = extractelement <4 x float> %216, i32 0, !dbg !219
	%218 = extractelement <4 x float> %216, i32 1, !dbg !219
	%219 = extractelement <4 x float> %216, i32 2, !dbg !219
	%220 = extractelement <4 x float> %216, i32 3, !dbg !219
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 1, !dbg !219
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 2, !dbg !219
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 3, !dbg !219
	br label %b17, !dbg !219

b17:
	%224 = phi float [ 0.000000e+00, %b15 ], [ %217, %b16_ok1 ], !dbg !220
	%225 = phi float [ 0.000000e+00, %b15 ], [ %218, %b16_ok1 ], !dbg !220
	%226 = phi float [ 0.000000e+00, %b15 ], [ %219, %b16_ok1 ], !dbg !220
	%227 = phi float [ 0.000000e+00, %b15 ], [ %220, %b16_ok1 ], !dbg !220
	%228 = fadd float %133, %164, !dbg !222
	%229 = fadd float %134, %165, !dbg !223
	%230 = fadd float %135, %166, !dbg !224
	%231 = fadd float %136, %167, !dbg !225
	%232 = fadd float %194, %224, !dbg !227
	%233 = fadd float %195, %225, !dbg !228
	%234 = fadd float %196, %226, !dbg !229
	%235 = fadd float %197, %227, !dbg !230
	%236 = fadd float %228, %232, !dbg !232
	%237 = fadd float %229, %233, !dbg !233
	%238 = fadd float %230, %234, !dbg !234
	%239 = fadd float %231, %235, !dbg !235
	%240 = fadd float %105, %236, !dbg !237
	%241 = fadd float %106, %237, !dbg !238
	%242 = fadd float %107, %238, !dbg !239
	%243 = fadd float %108, %239, !dbg !240
	%244 = add i32 %109, 4, !dbg !241
	br label %b10, !dbg !241

b18:
	%245 = phi i32 [ %272, %b18_ok1 ], [ 0, %b10 ], !dbg !242
	%246 = addrspacecast float addrspace(1)* %66 to float*, !dbg !243
	%247 = call i8* @gpuc_peer_base(i32 %245), !dbg !243
	%248 = bitcast float* %246 to i8*, !dbg !243
	%249 = call i8* @gpuc_peer_at(i8* %247, i8* %248), !dbg !243
	%250 = icmp eq i8* %247, null, !dbg !243
	%251 = bitcast i8* %249 to float*, !dbg !243
	%252 = select i1 %250, float* null, float* %251, !dbg !243
	%253 = ptrtoint float* %246 to i64, !dbg !244
	%254 = and i64 %253, 15, !dbg !244
	%255 = select i1 %250, i64 0, i64 %254, !dbg !244
	%256 = icmp eq i64 %254, 0, !dbg !244
	%257 = or i1 %256, %102, !dbg !244
	%258 = or i1 %250, %257, !dbg !244
	%259 = addrspacecast float* %251 to { float, float, float, float } addrspace(1)*, !dbg !244
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i64 %103, !dbg !245
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i32 0, i32 0, !dbg !245
	%262 = icmp eq i1 %258, false, !dbg !244
	%263 = or i1 %262, %250, !dbg !245
	br i1 %263, label %b18_fail1, label %b18_ok1, !dbg !245, !prof !21

b18_ok1:
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i32 0, i32 1, !dbg !245
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i32 0, i32 2, !dbg !245
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i32 0, i32 3, !dbg !245
	%267 = bitcast { float, float, float, float } addrspace(1)* %260 to <4 x float> addrspace(1)*, !dbg !245
	%268 = insertelement <4 x float> undef, float %105, i32 0, !dbg !245
	%269 = insertelement <4 x float> %268, float %106, i32 1, !dbg !245
	%270 = insertelement <4 x float> %269, float %107, i32 2, !dbg !245
	%271 = insertelement <4 x float> %270, float %108, i32 3, !dbg !245
	store <4 x float> %271, <4 x float> addrspace(1)* %267, align 16, !dbg !245
	%272 = add i32 %245, 1, !dbg !245
	%273 = icmp slt i32 %272, %24, !dbg !245
	br i1 %273, label %b18, label %b19, !dbg !245

b19:
	%274 = add i64 %103, %101, !dbg !195
	br label %b9, !dbg !195

b20:
	%275 = phi i64 [ %309, %b24 ], [ %98, %b9 ], !dbg !246
	%276 = icmp slt i64 %275, %77, !dbg !246
	br i1 %276, label %b21, label %b25, !dbg !246

b21:
	%277 = add i64 %63, %275, !dbg !247
	br label %b22, !dbg !248

b22:
	%278 = phi float [ %292, %b22_ok1 ], [ 0.000000e+00, %b21 ], !dbg !248
	%279 = phi i32 [ %293, %b22_ok1 ], [ 0, %b21 ], !dbg !248
	%280 = addrspacecast float addrspace(1)* %1 to float*, !dbg !249
	%281 = call i8* @gpuc_peer_base(i32 %279), !dbg !249
	%282 = bitcast float* %280 to i8*, !dbg !249
	%283 = call i8* @gpuc_peer_at(i8* %281, i8* %282), !dbg !249
	%284 = icmp eq i8* %281, null, !dbg !249
	%285 = bitcast i8* %283 to float*, !dbg !249
	%286 = select i1 %284, float* null, float* %285, !dbg !249
	%287 = select i1 %284, i64 0, i64 %p3, !dbg !249
	%288 = addrspacecast float* %286 to float addrspace(1)*, !dbg !250
	%289 = getelementptr inbounds float, float addrspace(1)* %288, i64 %277, !dbg !250
	%290 = icmp uge i64 %277, %287, !dbg !250
	br i1 %290, label %b22_fail1, label %b22_ok1, !dbg !250, !prof !21

b22_ok1:
	%291 = load float, float addrspace(1)* %289, align 4, !dbg !250
	%292 = fadd float %278, %291, !dbg !251
	%293 = add i32 %279, 1, !dbg !251
	%294 = icmp slt i32 %293, %24, !dbg !251
	br i1 %294, label %b22, label %b23, !dbg !251

b23:
	%295 = phi i32 [ %307, %b23_ok1 ], [ 0, %b22_ok1 ], !dbg !252
	%296 = addrspacecast float addrspace(1)* %0 to float*, !dbg !253
	%297 = call i8* @gpuc_peer_base(i32 %295), !dbg !253
	%298 = bitcast float* %296 to i8*, !dbg !253
	%299 = call i8* @gpuc_peer_at(i8* %297, i8* %298), !dbg !253
	%300 = icmp eq i8* %297, null, !dbg !253
	%301 = bitcast i8* %299 to float*, !dbg !253
	%302 = select i1 %300, float* null, float* %301, !dbg !253
	%303 = select i1 %300, i64 0, i64 %p1, !dbg !253
	%304 = addrspacecast float* %302 to float addrspace(1)*, !dbg !254
	%305 = getelementptr inbounds float, float addrspace(1)* %304, i64 %277, !dbg !254
	%306 = icmp uge i64 %277, %303, !dbg !254
	br i1 %306, label %b23_fail1, label %b23_ok1, !dbg !254, !prof !21

b23_ok1:
	store float %292, float addrspace(1)* %305, align 4, !dbg !254
	%307 = add i32 %295, 1, !dbg !254
	%308 = icmp slt i32 %307, %24, !dbg !254
	br i1 %308, label %b23, label %b24, !dbg !254

b24:
	%309 = add i64 %275, %101, !dbg !246
	br label %b20, !dbg !246

b25:
	call void @llvm.nvvm.barrier0(), !dbg !256
	%310 = icmp slt i64 %38, %25, !dbg !257
	br i1 %310, label %b26, label %b27, !dbg !257

b26:
	call void @gpuc_fence_thread(), !dbg !258
	br label %b27, !dbg !258

b27:
	%311 = add i64 %p6, %5, !dbg !261
	%312 = mul i64 %311, %25, !dbg !262
	%313 = add i64 %312, %23, !dbg !263
	br label %b28, !dbg !264

b28:
	%314 = phi i32 [ %39, %b27 ], [ %322, %b29_ok1 ], !dbg !264
	%315 = zext i32 %314 to i64, !dbg !264
	%316 = icmp ult i32 %314, %26, !dbg !264
	br i1 %316, label %b29, label %b30, !dbg !264

b29:
	%317 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %313, !dbg !265
	%318 = trunc i64 %315 to i32, !dbg !266
	%319 = addrspacecast i64 addrspace(1)* %317 to i64*, !dbg !266
	%320 = icmp uge i64 %313, %p5, !dbg !265
	br i1 %320, label %b29_fail1, label %b29_ok1, !dbg !265, !prof !21

b29_ok1:
	%321 = bitcast i64* %319 to i8*, !dbg !266
	call void @gpuc_signal_op_thread(i8* %321, i64 %21, i32 9, i32 %318), !dbg !266
	%322 = add i32 %314, %44, !dbg !264
	br label %b28, !dbg !264

b30:
	%323 = phi i32 [ %332, %b31_ok1 ], [ %39, %b28 ], !dbg !268
	%324 = zext i32 %323 to i64, !dbg !268
	%325 = icmp ult i32 %323, %26, !dbg !268
	br i1 %325, label %b31, label %b32, !dbg !268

b31:
	%326 = add i64 %312, %324, !dbg !269
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %326, !dbg !270
	%328 = addrspacecast i64 addrspace(1)* %327 to i64*, !dbg !271
	%329 = icmp uge i64 %326, %p5, !dbg !270
	br i1 %329, label %b31_fail1, label %b31_ok1, !dbg !270, !prof !21

b31_ok1:
	%330 = bitcast i64* %328 to i8*, !dbg !271
	%331 = call i64 @gpuc_signal_wait_until_thread(i8* %330, i32 5, i64 %21, i32 1, i8* %ctrl, i32 10), !dbg !271
	%332 = add i32 %323, %44, !dbg !268
	br label %b30, !dbg !268

b32:
	call void @llvm.nvvm.barrier0(), !dbg !272
	%333 = icmp eq i64 %38, 0, !dbg !274
	br i1 %333, label %b33, label %b34, !dbg !274

b33:
	%334 = load i64, i64 addrspace(1)* %19, align 8, !dbg !275
	%335 = add i64 %334, 1, !dbg !276
	store i64 %335, i64 addrspace(1)* %19, align 8, !dbg !275
	br label %b34, !dbg !275

b34:
	ret void, !dbg !273

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %11, i64 %p8), !dbg !162
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !162
	ret void, !dbg !162

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %28, i64 %p5), !dbg !171
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !171
	ret void, !dbg !171

b3_fail1:
	%336 = icmp ugt i64 %63, %p3, !dbg !181
	br i1 %336, label %b3_fail2, label %b3_ok2, !dbg !181

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %63, i64 %p3), !dbg !181
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !181
	ret void, !dbg !181

b3_ok2:
	%337 = icmp ugt i64 %57, %63, !dbg !181
	br i1 %337, label %b3_fail3, label %b3_ok3, !dbg !181

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %57, i64 %63), !dbg !181
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !181
	ret void, !dbg !181

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %63, i64 %p1), !dbg !182
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !182
	ret void, !dbg !182

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %81, i64 %p5), !dbg !191
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !191
	ret void, !dbg !191

b11_fail1:
	%338 = icmp eq i1 %125, false, !dbg !197
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !197

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %122, i64 16), !dbg !197
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !197
	ret void, !dbg !197

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %103, i64 0), !dbg !202
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !202
	ret void, !dbg !202

b12_fail1:
	%339 = icmp eq i1 %149, false, !dbg !206
	br i1 %339, label %b12_fail2, label %b12_ok2, !dbg !206

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %148, i64 16), !dbg !206
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !206
	ret void, !dbg !206

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %103, i64 0), !dbg !207
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !207
	ret void, !dbg !207

b14_fail1:
	%340 = icmp eq i1 %179, false, !dbg !212
	br i1 %340, label %b14_fail2, label %b14_ok2, !dbg !212

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %178, i64 16), !dbg !212
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !212
	ret void, !dbg !212

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %103, i64 0), !dbg !213
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !213
	ret void, !dbg !213

b16_fail1:
	%341 = icmp eq i1 %209, false, !dbg !218
	br i1 %341, label %b16_fail2, label %b16_ok2, !dbg !218

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %208, i64 16), !dbg !218
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !218
	ret void, !dbg !218

b16_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %103, i64 0), !dbg !219
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !219
	ret void, !dbg !219

b18_fail1:
	%342 = icmp eq i1 %258, false, !dbg !244
	br i1 %342, label %b18_fail2, label %b18_ok2, !dbg !244

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %255, i64 16), !dbg !244
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !244
	ret void, !dbg !244

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %103, i64 0), !dbg !245
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !245
	ret void, !dbg !245

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %277, i64 %287), !dbg !250
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !250
	ret void, !dbg !250

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %277, i64 %303), !dbg !254
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !254
	ret void, !dbg !254

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %313, i64 %p5), !dbg !265
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !265
	ret void, !dbg !265

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %326, i64 %p5), !dbg !270
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !270
	ret void, !dbg !270
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !277 {
entry:
	br label %b0, !dbg !278

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !278
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !279
	br label %b1, !dbg !279

b1:
	%2 = phi float [ 1.000000e+00, %b0 ], [ %13, %b3 ], !dbg !280
	%3 = phi i32 [ 0, %b0 ], [ %14, %b3 ], !dbg !280
	%4 = addrspacecast float addrspace(1)* %0 to float*, !dbg !281
	%5 = call i8* @gpuc_peer_base(i32 %3), !dbg !281
	%6 = bitcast float* %4 to i8*, !dbg !281
	%7 = call i8* @gpuc_peer_at(i8* %5, i8* %6), !dbg !281
	%8 = icmp eq i8* %5, null, !dbg !281
	%9 = bitcast i8* %7 to float*, !dbg !281
	%10 = select i1 %8, float* null, float* %9, !dbg !281
	%11 = icmp eq i64 %p1, 0, !dbg !282
	%12 = or i1 %8, %11, !dbg !282
	br i1 %12, label %b2, label %b3, !dbg !282

b2:
	br label %b3, !dbg !282

b3:
	%13 = phi float [ %2, %b1 ], [ 0.000000e+00, %b2 ], !dbg !280
	%14 = add i32 %3, 1, !dbg !280
	%15 = icmp slt i32 %14, %1, !dbg !280
	br i1 %15, label %b1, label %b4, !dbg !280

b4:
	%16 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !283
	%17 = icmp uge i64 0, %p1, !dbg !283
	br i1 %17, label %b4_fail1, label %b4_ok1, !dbg !283, !prof !21

b4_ok1:
	store float %13, float addrspace(1)* %16, align 4, !dbg !283
	ret void, !dbg !283

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p1), !dbg !283
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !283
	ret void, !dbg !283
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !285 {
entry:
	br label %b0, !dbg !286

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !286
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !286
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !286
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !286
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !286
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !287
	%6 = sext i32 %5 to i64, !dbg !287
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !288
	%8 = sext i32 %7 to i64, !dbg !288
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289, !range !14
	%10 = sext i32 %9 to i64, !dbg !289
	%11 = trunc i64 %8 to i32, !dbg !290
	%12 = sub i32 %11, 1, !dbg !290
	%13 = zext i32 %12 to i64, !dbg !290
	%14 = trunc i64 %13 to i32, !dbg !290
	%15 = mul i64 %10, %13, !dbg !291
	%16 = mul i64 %15, %p8, !dbg !292
	%17 = trunc i64 %10 to i32, !dbg !293
	%18 = add i32 %17, 1, !dbg !293
	%19 = zext i32 %18 to i64, !dbg !293
	%20 = mul i64 %19, %13, !dbg !294
	%21 = mul i64 %20, %p8, !dbg !295
	%22 = trunc i64 %6 to i32, !dbg !297
	%23 = add i32 %22, 1, !dbg !297
	%24 = zext i32 %23 to i64, !dbg !297
	%25 = icmp ugt i64 %21, %p5, !dbg !296
	%26 = icmp ugt i64 %16, %21, !dbg !296
	%27 = or i1 %25, %26, !dbg !296
	br i1 %27, label %b0_fail1, label %b0_ok1, !dbg !296, !prof !21

b0_ok1:
	%28 = urem i32 %23, %11, !dbg !298
	%29 = zext i32 %28 to i64, !dbg !298
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !289, !range !15
	%31 = sext i32 %30 to i64, !dbg !289
	%32 = sub i64 %21, %16, !dbg !296
	%33 = getelementptr inbounds float, float addrspace(1)* %2, i64 %16, !dbg !296
	%34 = mul i32 %17, 2, !dbg !299
	%35 = zext i32 %34 to i64, !dbg !299
	%36 = mul i64 %35, %13, !dbg !300
	%37 = icmp slt i64 0, %p11, !dbg !300
	br i1 %37, label %b1, label %b28, !dbg !300

b1:
	%38 = icmp slt i64 0, %13, !dbg !301
	%39 = mul i32 %12, 2, !dbg !302
	%40 = zext i32 %39 to i64, !dbg !302
	%41 = add i64 %36, %40, !dbg !303
	%42 = sub i64 %41, 1, !dbg !304
	%43 = trunc i64 %29 to i32, !dbg !305
	%44 = add i64 %36, %13, !dbg !308
	%45 = sub i64 %44, 1, !dbg !309
	%46 = add i64 %36, %8, !dbg !310
	%47 = sub i64 %46, 2, !dbg !311
	%48 = sub i64 %46, 1, !dbg !312
	%49 = sub i64 %13, 1, !dbg !313
	%50 = mul i64 %49, %p8, !dbg !314
	%51 = sub i64 %32, %50, !dbg !315
	br label %b2, !dbg !300

b2:
	%52 = phi i64 [ %277, %b27 ], [ 0, %b1 ], !dbg !300
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !318, !range !17
	%54 = sext i32 %53 to i64, !dbg !318
	%55 = mul i64 %31, %54, !dbg !319
	%56 = add i64 %55, %10, !dbg !320
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %56, !dbg !321
	%58 = icmp uge i64 %56, %p10, !dbg !321
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !321, !prof !21

b2_ok1:
	%59 = load i64, i64 addrspace(1)* %57, align 8, !dbg !321
	%60 = add i64 %59, 1, !dbg !322
	%61 = add i64 %60, %52, !dbg !324
	%62 = mul i64 %52, %54, !dbg !325
	%63 = add i64 %62, %10, !dbg !326
	%64 = mul i64 %63, %8, !dbg !327
	%65 = mul i64 %64, %p8, !dbg !328
	br i1 %38, label %b3, label %b13, !dbg !301

b3:
	%66 = phi i32 [ %172, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !301
	%67 = sext i32 %66 to i64, !dbg !301
	%68 = sub i64 %6, %67, !dbg !329
	%69 = add i64 %68, %8, !dbg !330
	%70 = srem i64 %69, %8, !dbg !331
	%71 = mul i64 %70, %p8, !dbg !334
	%72 = add i64 %65, %71, !dbg !335
	%73 = icmp slt i64 %72, %p1, !dbg !336
	%74 = select i1 %73, i64 %72, i64 %p1, !dbg !336
	%75 = add i64 %74, %p8, !dbg !337
	%76 = icmp slt i64 %75, %p1, !dbg !338
	%77 = select i1 %76, i64 %75, i64 %p1, !dbg !338
	%78 = sub i64 %77, %74, !dbg !339
	%79 = getelementptr inbounds float, float addrspace(1)* %0, i64 %74, !dbg !339
	%80 = getelementptr inbounds float, float addrspace(1)* %1, i64 %74, !dbg !340
	%81 = icmp eq i32 %66, 0, !dbg !342
	%82 = icmp ugt i64 %77, %p1, !dbg !339
	%83 = icmp ugt i64 %74, %77, !dbg !339
	%84 = icmp ugt i64 %77, %p3, !dbg !340
	%85 = or i1 %82, %83, !dbg !340
	%86 = or i1 %85, %84, !dbg !340
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !340, !prof !21

b3_ok1:
	br i1 %81, label %b4, label %b7, !dbg !342

b4:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343, !range !22
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !343, !range !22
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !343, !range !23
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343, !range !65
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343, !range !65
	%92 = mul i32 %91, %89, !dbg !343
	%93 = add i32 %88, %92, !dbg !343
	%94 = mul i32 %90, %93, !dbg !343
	%95 = add i32 %87, %94, !dbg !343
	%96 = sext i32 %95 to i64, !dbg !343
	%97 = mul i32 %90, %91, !dbg !343
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !343, !range !66
	%99 = mul i32 %97, %98, !dbg !343
	%100 = sext i32 %99 to i64, !dbg !343
	br label %b5, !dbg !343

b5:
	%101 = phi i64 [ %96, %b4 ], [ %106, %b6 ], !dbg !343
	%102 = icmp slt i64 %101, %78, !dbg !343
	br i1 %102, label %b6, label %b12, !dbg !343

b6:
	%103 = getelementptr inbounds float, float addrspace(1)* %80, i64 %101, !dbg !344
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !344
	%105 = getelementptr inbounds float, float addrspace(1)* %79, i64 %101, !dbg !345
	store float %104, float addrspace(1)* %105, align 4, !dbg !345
	%106 = add i64 %101, %100, !dbg !343
	br label %b5, !dbg !343

b7:
	%107 = add i64 %36, %67, !dbg !346
	%108 = sub i64 %107, 1, !dbg !347
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %108, !dbg !348
	%110 = icmp uge i64 %108, %p7, !dbg !348
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !348, !prof !21

b7_ok1:
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !22
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !22
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !23
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !65
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !65
	%116 = mul i32 %115, %113, !dbg !351
	%117 = add i32 %112, %116, !dbg !351
	%118 = mul i32 %114, %117, !dbg !351
	%119 = add i32 %111, %118, !dbg !351
	%120 = sext i32 %119 to i64, !dbg !351
	%121 = icmp eq i32 %119, 0, !dbg !352
	br i1 %121, label %b8, label %b9, !dbg !352

b8:
	%122 = addrspacecast i64 addrspace(1)* %109 to i64*, !dbg !353
	%123 = bitcast i64* %122 to i8*, !dbg !353
	%124 = call i64 @gpuc_signal_wait_until_thread(i8* %123, i32 5, i64 %61, i32 1, i8* %ctrl, i32 35), !dbg !353
	br label %b9, !dbg !353

b9:
	call void @llvm.nvvm.barrier0(), !dbg !354
	%125 = sub i64 %67, 1, !dbg !355
	%126 = mul i64 %125, %p8, !dbg !356
	%127 = sub i64 %32, %126, !dbg !357
	%128 = getelementptr inbounds float, float addrspace(1)* %33, i64 %126, !dbg !357
	%129 = mul i32 %114, %115, !dbg !359
	%130 = icmp ugt i64 %126, %32, !dbg !357
	%131 = icmp ugt i64 %78, %127, !dbg !358
	%132 = or i1 %130, %131, !dbg !358
	br i1 %132, label %b9_fail1, label %b9_ok1, !dbg !358, !prof !21

b9_ok1:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !66
	%134 = mul i32 %129, %133, !dbg !359
	%135 = sext i32 %134 to i64, !dbg !359
	br label %b10, !dbg !359

b10:
	%136 = phi i64 [ %120, %b9_ok1 ], [ %144, %b11 ], !dbg !359
	%137 = icmp slt i64 %136, %78, !dbg !359
	br i1 %137, label %b11, label %b12, !dbg !359

b11:
	%138 = getelementptr inbounds float, float addrspace(1)* %128, i64 %136, !dbg !360
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !360
	%140 = getelementptr inbounds float, float addrspace(1)* %80, i64 %136, !dbg !361
	%141 = load float, float addrspace(1)* %140, align 4, !dbg !361
	%142 = fadd float %139, %141, !dbg !362
	%143 = getelementptr inbounds float, float addrspace(1)* %79, i64 %136, !dbg !363
	store float %142, float addrspace(1)* %143, align 4, !dbg !363
	%144 = add i64 %136, %135, !dbg !359
	br label %b10, !dbg !359

b12:
	%145 = call i32 @gpuc_num_pes_thread(), !dbg !305
	%146 = zext i32 %28 to i64, !dbg !305
	%147 = sext i32 %145 to i64, !dbg !305
	%148 = icmp ult i64 %146, %147, !dbg !305
	%149 = select i1 %148, i32 %28, i32 0, !dbg !305
	%150 = call i8* @gpuc_peer_early(i32 %149), !dbg !305
	call void @llvm.nvvm.barrier0(), !dbg !364
	%151 = mul i64 %67, %p8, !dbg !365
	%152 = add i64 %151, %77, !dbg !366
	%153 = sub i64 %152, %74, !dbg !367
	%154 = sub i64 %153, %151, !dbg !368
	%155 = add i64 %36, %67, !dbg !369
	%156 = getelementptr inbounds float, float addrspace(1)* %33, i64 %151, !dbg !368
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %155, !dbg !370
	%158 = mul i64 %78, 4, !dbg !305
	%159 = addrspacecast float addrspace(1)* %156 to float*, !dbg !305
	%160 = addrspacecast float addrspace(1)* %79 to float*, !dbg !305
	%161 = addrspacecast i64 addrspace(1)* %157 to i64*, !dbg !305
	%162 = icmp ugt i64 %153, %32, !dbg !368
	%163 = icmp ugt i64 %151, %153, !dbg !368
	%164 = icmp uge i64 %155, %p7, !dbg !370
	%165 = icmp ne i64 %154, %78, !dbg !305
	%166 = or i1 %162, %163, !dbg !305
	%167 = or i1 %166, %164, !dbg !305
	%168 = or i1 %167, %165, !dbg !305
	br i1 %168, label %b12_fail1, label %b12_ok1, !dbg !305, !prof !21

b12_ok1:
	%169 = bitcast float* %159 to i8*, !dbg !305
	%170 = bitcast float* %160 to i8*, !dbg !305
	%171 = bitcast i64* %161 to i8*, !dbg !305
	call void @gpuc_put_signal_block(i8* %169, i8* %170, i64 %158, i8* %171, i64 %61, i32 9, i32 %43, i32 1, i32 1, i8* %150), !dbg !305
	%172 = add i32 %66, 1, !dbg !305
	%173 = icmp slt i32 %172, %14, !dbg !305
	br i1 %173, label %b3, label %b13, !dbg !305

b13:
	br i1 %38, label %b14, label %b25, !dbg !371

b14:
	%174 = phi i32 [ %260, %b24_ok1 ], [ 0, %b13 ], !dbg !371
	%175 = sext i32 %174 to i64, !dbg !371
	%176 = sub i64 %24, %175, !dbg !372
	%177 = add i64 %176, %8, !dbg !373
	%178 = srem i64 %177, %8, !dbg !374
	%179 = mul i64 %178, %p8, !dbg !376
	%180 = add i64 %65, %179, !dbg !377
	%181 = icmp slt i64 %180, %p1, !dbg !378
	%182 = select i1 %181, i64 %180, i64 %p1, !dbg !378
	%183 = add i64 %182, %p8, !dbg !379
	%184 = icmp slt i64 %183, %p1, !dbg !380
	%185 = select i1 %184, i64 %183, i64 %p1, !dbg !380
	%186 = icmp eq i32 %174, 0, !dbg !381
	br i1 %186, label %b15, label %b21, !dbg !381

b15:
	%187 = sub i64 %185, %182, !dbg !382
	%188 = getelementptr inbounds float, float addrspace(1)* %0, i64 %182, !dbg !382
	%189 = getelementptr inbounds float, float addrspace(1)* %1, i64 %182, !dbg !383
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %45, !dbg !384
	%191 = icmp ugt i64 %185, %p1, !dbg !382
	%192 = icmp ugt i64 %182, %185, !dbg !382
	%193 = icmp ugt i64 %185, %p3, !dbg !383
	%194 = icmp uge i64 %45, %p7, !dbg !384
	%195 = or i1 %191, %192, !dbg !384
	%196 = or i1 %195, %193, !dbg !384
	%197 = or i1 %196, %194, !dbg !384
	br i1 %197, label %b15_fail1, label %b15_ok1, !dbg !384, !prof !21

b15_ok1:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386, !range !22
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !386, !range !22
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !386, !range !23
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !386, !range !65
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !386, !range !65
	%203 = mul i32 %202, %200, !dbg !386
	%204 = add i32 %199, %203, !dbg !386
	%205 = mul i32 %201, %204, !dbg !386
	%206 = add i32 %198, %205, !dbg !386
	%207 = sext i32 %206 to i64, !dbg !386
	%208 = icmp eq i32 %206, 0, !dbg !387
	br i1 %208, label %b16, label %b17, !dbg !387

b16:
	%209 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !388
	%210 = bitcast i64* %209 to i8*, !dbg !388
	%211 = call i64 @gpuc_signal_wait_until_thread(i8* %210, i32 5, i64 %61, i32 1, i8* %ctrl, i32 35), !dbg !388
	br label %b17, !dbg !388

b17:
	call void @llvm.nvvm.barrier0(), !dbg !389
	%212 = getelementptr inbounds float, float addrspace(1)* %33, i64 %50, !dbg !315
	%213 = mul i32 %201, %202, !dbg !391
	%214 = icmp ugt i64 %50, %32, !dbg !315
	%215 = icmp ugt i64 %187, %51, !dbg !390
	%216 = or i1 %214, %215, !dbg !390
	br i1 %216, label %b17_fail1, label %b17_ok1, !dbg !390, !prof !21

b17_ok1:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !391, !range !66
	%218 = mul i32 %213, %217, !dbg !391
	%219 = sext i32 %218 to i64, !dbg !391
	br label %b18, !dbg !391

b18:
	%220 = phi i64 [ %207, %b17_ok1 ], [ %228, %b19 ], !dbg !391
	%221 = icmp slt i64 %220, %187, !dbg !391
	br i1 %221, label %b19, label %b20, !dbg !391

b19:
	%222 = getelementptr inbounds float, float addrspace(1)* %212, i64 %220, !dbg !392
	%223 = load float, float addrspace(1)* %222, align 4, !dbg !392
	%224 = getelementptr inbounds float, float addrspace(1)* %189, i64 %220, !dbg !393
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !393
	%226 = fadd float %223, %225, !dbg !394
	%227 = getelementptr inbounds float, float addrspace(1)* %188, i64 %220, !dbg !395
	store float %226, float addrspace(1)* %227, align 4, !dbg !395
	%228 = add i64 %220, %219, !dbg !391
	br label %b18, !dbg !391

b20:
	call void @llvm.nvvm.barrier0(), !dbg !396
	br label %b24, !dbg !307

b21:
	%229 = add i64 %47, %175, !dbg !397
	%230 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %229, !dbg !398
	%231 = icmp uge i64 %229, %p7, !dbg !398
	br i1 %231, label %b21_fail1, label %b21_ok1, !dbg !398, !prof !21

b21_ok1:
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400, !range !22
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !400, !range !22
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !400, !range !23
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400, !range !65
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !400, !range !65
	%237 = mul i32 %236, %234, !dbg !400
	%238 = add i32 %233, %237, !dbg !400
	%239 = mul i32 %235, %238, !dbg !400
	%240 = add i32 %232, %239, !dbg !400
	%241 = icmp eq i32 %240, 0, !dbg !401
	br i1 %241, label %b22, label %b23, !dbg !401

b22:
	%242 = addrspacecast i64 addrspace(1)* %230 to i64*, !dbg !402
	%243 = bitcast i64* %242 to i8*, !dbg !402
	%244 = call i64 @gpuc_signal_wait_until_thread(i8* %243, i32 5, i64 %61, i32 1, i8* %ctrl, i32 35), !dbg !402
	br label %b23, !dbg !402

b23:
	call void @llvm.nvvm.barrier0(), !dbg !403
	br label %b24, !dbg !399

b24:
	%245 = add i64 %48, %175, !dbg !405
	%246 = sub i64 %185, %182, !dbg !404
	%247 = getelementptr inbounds float, float addrspace(1)* %0, i64 %182, !dbg !404
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %245, !dbg !406
	%249 = mul i64 %246, 4, !dbg !407
	%250 = addrspacecast float addrspace(1)* %247 to float*, !dbg !407
	%251 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !407
	%252 = icmp ugt i64 %185, %p1, !dbg !404
	%253 = icmp ugt i64 %182, %185, !dbg !404
	%254 = icmp uge i64 %245, %p7, !dbg !406
	%255 = or i1 %252, %253, !dbg !406
	%256 = or i1 %255, %254, !dbg !406
	br i1 %256, label %b24_fail1, label %b24_ok1, !dbg !406, !prof !21

b24_ok1:
	%257 = bitcast float* %250 to i8*, !dbg !407
	%258 = bitcast float* %250 to i8*, !dbg !407
	%259 = bitcast i64* %251 to i8*, !dbg !407
	call void @gpuc_put_signal_block(i8* %257, i8* %258, i64 %249, i8* %259, i64 %61, i32 9, i32 %43, i32 1, i32 0, i8* null), !dbg !407
	%260 = add i32 %174, 1, !dbg !407
	%261 = icmp slt i32 %260, %14, !dbg !407
	br i1 %261, label %b14, label %b25, !dbg !407

b25:
	%262 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %42, !dbg !408
	%263 = icmp uge i64 %42, %p7, !dbg !408
	br i1 %263, label %b25_fail1, label %b25_ok1, !dbg !408, !prof !21

b25_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !410, !range !22
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !410, !range !22
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !410, !range !23
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !410, !range !65
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !410, !range !65
	%269 = mul i32 %268, %266, !dbg !410
	%270 = add i32 %265, %269, !dbg !410
	%271 = mul i32 %267, %270, !dbg !410
	%272 = add i32 %264, %271, !dbg !410
	%273 = icmp eq i32 %272, 0, !dbg !411
	br i1 %273, label %b26, label %b27, !dbg !411

b26:
	%274 = addrspacecast i64 addrspace(1)* %262 to i64*, !dbg !412
	%275 = bitcast i64* %274 to i8*, !dbg !412
	%276 = call i64 @gpuc_signal_wait_until_thread(i8* %275, i32 5, i64 %61, i32 1, i8* %ctrl, i32 35), !dbg !412
	br label %b27, !dbg !412

b27:
	call void @llvm.nvvm.barrier0(), !dbg !413
	%277 = add i64 %52, 1, !dbg !409
	%278 = icmp slt i64 %277, %p11, !dbg !409
	br i1 %278, label %b2, label %b28, !dbg !409

b28:
	call void @llvm.nvvm.barrier0(), !dbg !415
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !22
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !22
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !23
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416, !range !65
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !416, !range !65
	%284 = mul i32 %283, %281, !dbg !416
	%285 = add i32 %280, %284, !dbg !416
	%286 = mul i32 %282, %285, !dbg !416
	%287 = add i32 %279, %286, !dbg !416
	%288 = sext i32 %287 to i64, !dbg !416
	%289 = icmp eq i64 %288, 0, !dbg !417
	br i1 %289, label %b29, label %b30, !dbg !417

b29:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !419, !range !17
	%291 = sext i32 %290 to i64, !dbg !419
	%292 = mul i64 %31, %291, !dbg !420
	%293 = add i64 %292, %10, !dbg !421
	%294 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %293, !dbg !422
	%295 = icmp uge i64 %293, %p10, !dbg !422
	br i1 %295, label %b29_fail1, label %b29_ok1, !dbg !422, !prof !21

b29_ok1:
	%296 = load i64, i64 addrspace(1)* %294, align 8, !dbg !422
	%297 = add i64 %296, %p11, !dbg !424
	store i64 %297, i64 addrspace(1)* %294, align 8, !dbg !422
	br label %b30, !dbg !422

b30:
	ret void, !dbg !414

b0_fail1:
	%298 = icmp ugt i64 %21, %p5, !dbg !296
	br i1 %298, label %b0_fail2, label %b0_ok2, !dbg !296

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %21, i64 %p5), !dbg !296
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !296
	ret void, !dbg !296

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %16, i64 %21), !dbg !296
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !296
	ret void, !dbg !296

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %56, i64 %p10), !dbg !321
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !321
	ret void, !dbg !321

b3_fail1:
	%299 = icmp ugt i64 %77, %p1, !dbg !339
	br i1 %299, label %b3_fail2, label %b3_ok2, !dbg !339

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %77, i64 %p1), !dbg !339
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !339
	ret void, !dbg !339

b3_ok2:
	%300 = icmp ugt i64 %74, %77, !dbg !339
	br i1 %300, label %b3_fail3, label %b3_ok3, !dbg !339

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %74, i64 %77), !dbg !339
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !339
	ret void, !dbg !339

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %77, i64 %p3), !dbg !340
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !340
	ret void, !dbg !340

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %108, i64 %p7), !dbg !348
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !348
	ret void, !dbg !348

b9_fail1:
	%301 = icmp ugt i64 %126, %32, !dbg !357
	br i1 %301, label %b9_fail2, label %b9_ok2, !dbg !357

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %126, i64 %32), !dbg !357
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !357
	ret void, !dbg !357

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %78, i64 %127), !dbg !358
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !358
	ret void, !dbg !358

b12_fail1:
	%302 = icmp ugt i64 %153, %32, !dbg !368
	br i1 %302, label %b12_fail2, label %b12_ok2, !dbg !368

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %153, i64 %32), !dbg !368
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !368
	ret void, !dbg !368

b12_ok2:
	%303 = icmp ugt i64 %151, %153, !dbg !368
	br i1 %303, label %b12_fail3, label %b12_ok3, !dbg !368

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %151, i64 %153), !dbg !368
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !368
	ret void, !dbg !368

b12_ok3:
	%304 = icmp uge i64 %155, %p7, !dbg !370
	br i1 %304, label %b12_fail4, label %b12_ok4, !dbg !370

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %155, i64 %p7), !dbg !370
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !370
	ret void, !dbg !370

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %154, i64 %78), !dbg !305
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !305
	ret void, !dbg !305

b15_fail1:
	%305 = icmp ugt i64 %185, %p1, !dbg !382
	br i1 %305, label %b15_fail2, label %b15_ok2, !dbg !382

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %185, i64 %p1), !dbg !382
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !382
	ret void, !dbg !382

b15_ok2:
	%306 = icmp ugt i64 %182, %185, !dbg !382
	br i1 %306, label %b15_fail3, label %b15_ok3, !dbg !382

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %182, i64 %185), !dbg !382
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !382
	ret void, !dbg !382

b15_ok3:
	%307 = icmp ugt i64 %185, %p3, !dbg !383
	br i1 %307, label %b15_fail4, label %b15_ok4, !dbg !383

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %185, i64 %p3), !dbg !383
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !383
	ret void, !dbg !383

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %45, i64 %p7), !dbg !384
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !384
	ret void, !dbg !384

b17_fail1:
	%308 = icmp ugt i64 %50, %32, !dbg !315
	br i1 %308, label %b17_fail2, label %b17_ok2, !dbg !315

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %50, i64 %32), !dbg !315
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !315
	ret void, !dbg !315

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %187, i64 %51), !dbg !390
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !390
	ret void, !dbg !390

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %229, i64 %p7), !dbg !398
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !398
	ret void, !dbg !398

b24_fail1:
	%309 = icmp ugt i64 %185, %p1, !dbg !404
	br i1 %309, label %b24_fail2, label %b24_ok2, !dbg !404

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %185, i64 %p1), !dbg !404
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !404
	ret void, !dbg !404

b24_ok2:
	%310 = icmp ugt i64 %182, %185, !dbg !404
	br i1 %310, label %b24_fail3, label %b24_ok3, !dbg !404

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %182, i64 %185), !dbg !404
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !404
	ret void, !dbg !404

b24_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %245, i64 %p7), !dbg !406
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !406
	ret void, !dbg !406

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %42, i64 %p7), !dbg !408
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !408
	ret void, !dbg !408

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %293, i64 %p10), !dbg !422
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !422
	ret void, !dbg !422
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !426 {
entry:
	br label %b0, !dbg !427

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !427
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !427
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !427
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !427
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !14
	%5 = sext i32 %4 to i64, !dbg !428
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !15
	%7 = sext i32 %6 to i64, !dbg !428
	%8 = mul i64 %5, %p6, !dbg !429
	%9 = icmp slt i64 %8, %p3, !dbg !430
	%10 = select i1 %9, i64 %8, i64 %p3, !dbg !430
	%11 = add i64 %10, %p6, !dbg !431
	%12 = icmp slt i64 %11, %p3, !dbg !432
	%13 = select i1 %12, i64 %11, i64 %p3, !dbg !432
	%14 = mul i64 %5, %p7, !dbg !433
	%15 = add i64 %14, %p7, !dbg !434
	%16 = icmp ugt i64 %15, %p5, !dbg !435
	%17 = icmp ugt i64 %14, %15, !dbg !435
	%18 = or i1 %16, %17, !dbg !435
	br i1 %18, label %b0_fail1, label %b0_ok1, !dbg !435, !prof !21

b0_ok1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !438, !range !17
	%20 = sext i32 %19 to i64, !dbg !438
	%21 = mul i64 %7, %20, !dbg !439
	%22 = add i64 %21, %5, !dbg !440
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %14, !dbg !435
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %22, !dbg !441
	%25 = icmp uge i64 %22, %p9, !dbg !441
	%26 = icmp ugt i64 %13, %p1, !dbg !442
	%27 = icmp ugt i64 %10, %13, !dbg !442
	%28 = or i1 %25, %26, !dbg !442
	%29 = or i1 %28, %27, !dbg !442
	br i1 %29, label %b0_fail3, label %b0_ok3, !dbg !442, !prof !21

b0_ok3:
	%30 = load i64, i64 addrspace(1)* %24, align 8, !dbg !441
	%31 = add i64 %30, 1, !dbg !443
	%32 = trunc i64 %31 to i32, !dbg !444
	%33 = sub i64 %13, %10, !dbg !442
	%34 = getelementptr inbounds float, float addrspace(1)* %0, i64 %10, !dbg !442
	%35 = getelementptr inbounds float, float addrspace(1)* %1, i64 %10, !dbg !445
	%36 = call i32 @gpuc_my_pe_thread(), !dbg !449
	%37 = sext i32 %36 to i64, !dbg !449
	%38 = call i32 @gpuc_num_pes_thread(), !dbg !450
	%39 = sext i32 %38 to i64, !dbg !450
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !451, !range !22
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !451, !range !22
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !451, !range !23
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !451, !range !65
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !451, !range !65
	%45 = mul i32 %44, %42, !dbg !451
	%46 = add i32 %41, %45, !dbg !451
	%47 = mul i32 %43, %46, !dbg !451
	%48 = add i32 %40, %47, !dbg !451
	%49 = sext i32 %48 to i64, !dbg !451
	%50 = trunc i64 %49 to i32, !dbg !452
	%51 = mul i32 %50, 2, !dbg !452
	%52 = zext i32 %51 to i64, !dbg !452
	%53 = mul i32 %43, %44, !dbg !453
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !453, !range !66
	%55 = mul i32 %53, %54, !dbg !453
	%56 = sext i32 %55 to i64, !dbg !453
	%57 = trunc i64 %56 to i32, !dbg !454
	%58 = mul i32 %57, 2, !dbg !454
	%59 = zext i32 %58 to i64, !dbg !454
	%60 = icmp slt i64 %52, %33, !dbg !458
	br i1 %60, label %b1, label %b2, !dbg !458

b1:
	%61 = getelementptr inbounds float, float addrspace(1)* %35, i64 %52, !dbg !459
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !459
	%63 = bitcast float %62 to i32, !dbg !460
	%64 = zext i32 %63 to i64, !dbg !460
	br label %b2, !dbg !460

b2:
	%65 = phi i64 [ 0, %b0_ok3 ], [ %64, %b1 ], !dbg !461
	%66 = add i32 %51, 1, !dbg !462
	%67 = zext i32 %66 to i64, !dbg !462
	%68 = icmp slt i64 %67, %33, !dbg !463
	br i1 %68, label %b3, label %b4, !dbg !463

b3:
	%69 = getelementptr inbounds float, float addrspace(1)* %35, i64 %67, !dbg !464
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !464
	%71 = bitcast float %70 to i32, !dbg !465
	%72 = zext i32 %71 to i64, !dbg !465
	%73 = shl i64 %72, 32, !dbg !466
	%74 = or i64 %65, %73, !dbg !467
	br label %b4, !dbg !467

b4:
	%75 = phi i64 [ %65, %b2 ], [ %74, %b3 ], !dbg !461
	%76 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !468
	%77 = ptrtoint i64* %76 to i64, !dbg !468
	%78 = and i64 %77, 15, !dbg !468
	%79 = icmp eq i64 %78, 0, !dbg !468
	%80 = icmp eq i64 %p7, 0, !dbg !468
	%81 = or i1 %79, %80, !dbg !468
	%82 = add i64 %33, 1, !dbg !471
	%83 = icmp eq i1 %81, false, !dbg !468
	br i1 %83, label %b4_fail1, label %b4_ok1, !dbg !468, !prof !21

b4_ok1:
	%84 = sdiv i64 %82, 2, !dbg !472
	%85 = bitcast i64 addrspace(1)* %23 to { i64, i64 } addrspace(1)*, !dbg !468
	%86 = ashr i64 %p7, 1, !dbg !468
	%87 = sdiv i64 %86, 2, !dbg !473
	%88 = urem i32 %32, 2, !dbg !474
	%89 = zext i32 %88 to i64, !dbg !475
	%90 = mul i64 %89, %87, !dbg !476
	%91 = add i64 %90, %87, !dbg !477
	%92 = mul i64 %39, %84, !dbg !479
	%93 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %85, i64 %90, !dbg !478
	%94 = mul i64 %37, %84, !dbg !481
	%95 = icmp ugt i64 %91, %86, !dbg !478
	%96 = icmp ugt i64 %90, %91, !dbg !478
	%97 = icmp ugt i64 %92, %87, !dbg !480
	%98 = or i1 %95, %96, !dbg !480
	%99 = or i1 %98, %97, !dbg !480
	br i1 %99, label %b4_fail2, label %b4_ok2, !dbg !480, !prof !21

b4_ok2:
	br label %b5, !dbg !480

b5:
	%100 = phi i64 [ %75, %b4_ok2 ], [ %122, %b13 ], !dbg !483
	%101 = phi i64 [ %52, %b4_ok2 ], [ %106, %b13 ], !dbg !484
	%102 = icmp slt i64 %101, %33, !dbg !485
	br i1 %102, label %b6, label %b14, !dbg !485

b6:
	%103 = sdiv i64 %101, 2, !dbg !486
	%104 = add i64 %94, %103, !dbg !487
	%105 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %104, !dbg !488
	%106 = add i64 %101, %59, !dbg !489
	%107 = icmp slt i64 %106, %33, !dbg !491
	%108 = icmp uge i64 %104, %92, !dbg !488
	br i1 %108, label %b6_fail1, label %b6_ok1, !dbg !488, !prof !21

b6_ok1:
	br i1 %107, label %b7, label %b8, !dbg !491

b7:
	%109 = getelementptr inbounds float, float addrspace(1)* %35, i64 %106, !dbg !492
	%110 = load float, float addrspace(1)* %109, align 4, !dbg !492
	%111 = bitcast float %110 to i32, !dbg !493
	%112 = zext i32 %111 to i64, !dbg !493
	br label %b8, !dbg !493

b8:
	%113 = phi i64 [ 0, %b6_ok1 ], [ %112, %b7 ], !dbg !494
	%114 = add i64 %106, 1, !dbg !495
	%115 = icmp slt i64 %114, %33, !dbg !496
	br i1 %115, label %b9, label %b10, !dbg !496

b9:
	%116 = getelementptr inbounds float, float addrspace(1)* %35, i64 %114, !dbg !497
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !497
	%118 = bitcast float %117 to i32, !dbg !498
	%119 = zext i32 %118 to i64, !dbg !498
	%120 = shl i64 %119, 32, !dbg !499
	%121 = or i64 %113, %120, !dbg !500
	br label %b10, !dbg !500

b10:
	%122 = phi i64 [ %113, %b8 ], [ %121, %b9 ], !dbg !494
	br label %b11, !dbg !490

b11:
	%123 = phi i32 [ 0, %b10 ], [ %127, %b13 ], !dbg !490
	%124 = icmp ne i32 %123, %36, !dbg !501
	br i1 %124, label %b12, label %b13, !dbg !501

b12:
	%125 = addrspacecast { i64, i64 } addrspace(1)* %105 to { i64, i64 }*, !dbg !482
	%126 = bitcast { i64, i64 }* %125 to i8*, !dbg !482
	call void @gpuc_put_line_thread(i8* %126, i64 %100, i32 %32, i32 %123), !dbg !482
	br label %b13, !dbg !482

b13:
	%127 = add i32 %123, 1, !dbg !482
	%128 = icmp slt i32 %127, %38, !dbg !482
	br i1 %128, label %b11, label %b5, !dbg !482

b14:
	%129 = phi i64 [ %172, %b25 ], [ %52, %b5 ], !dbg !502
	%130 = icmp slt i64 %129, %33, !dbg !503
	br i1 %130, label %b15, label %b26, !dbg !503

b15:
	%131 = getelementptr inbounds float, float addrspace(1)* %35, i64 %129, !dbg !505
	%132 = load float, float addrspace(1)* %131, align 4, !dbg !505
	%133 = bitcast float %132 to i32, !dbg !506
	%134 = zext i32 %133 to i64, !dbg !506
	%135 = add i64 %129, 1, !dbg !507
	%136 = icmp slt i64 %135, %33, !dbg !508
	br i1 %136, label %b16, label %b17, !dbg !508

b16:
	%137 = getelementptr inbounds float, float addrspace(1)* %35, i64 %135, !dbg !509
	%138 = load float, float addrspace(1)* %137, align 4, !dbg !509
	%139 = bitcast float %138 to i32, !dbg !510
	%140 = zext i32 %139 to i64, !dbg !510
	%141 = shl i64 %140, 32, !dbg !511
	%142 = or i64 %134, %141, !dbg !512
	br label %b17, !dbg !512

b17:
	%143 = phi i64 [ %134, %b15 ], [ %142, %b16 ], !dbg !513
	br label %b18, !dbg !504

b18:
	%144 = phi float [ 0.000000e+00, %b17 ], [ %166, %b22 ], !dbg !514
	%145 = phi float [ 0.000000e+00, %b17 ], [ %167, %b22 ], !dbg !515
	%146 = phi i32 [ 0, %b17 ], [ %168, %b22 ], !dbg !515
	%147 = sext i32 %146 to i64, !dbg !515
	%148 = icmp ne i32 %146, %36, !dbg !516
	br i1 %148, label %b19, label %b20, !dbg !516

b19:
	%149 = mul i64 %147, %84, !dbg !517
	%150 = sdiv i64 %129, 2, !dbg !518
	%151 = add i64 %149, %150, !dbg !519
	%152 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %151, !dbg !520
	%153 = addrspacecast { i64, i64 } addrspace(1)* %152 to { i64, i64 }*, !dbg !521
	%154 = icmp uge i64 %151, %92, !dbg !520
	br i1 %154, label %b19_fail1, label %b19_ok1, !dbg !520, !prof !21

b19_ok1:
	%155 = bitcast { i64, i64 }* %153 to i8*, !dbg !521
	%156 = call i64 @gpuc_wait_line_thread(i8* %155, i32 %32, i8* %ctrl, i32 56), !dbg !521
	br label %b20, !dbg !521

b20:
	%157 = phi i64 [ %143, %b18 ], [ %156, %b19_ok1 ], !dbg !522
	%158 = trunc i64 %157 to i32, !dbg !525
	%159 = bitcast i32 %158 to float, !dbg !525
	%160 = lshr i64 %157, 32, !dbg !526
	%161 = trunc i64 %160 to i32, !dbg !527
	%162 = bitcast i32 %161 to float, !dbg !527
	%163 = icmp eq i32 %146, 0, !dbg !528
	br i1 %163, label %b22, label %b21, !dbg !528

b21:
	%164 = fadd float %144, %159, !dbg !529
	%165 = fadd float %145, %162, !dbg !530
	br label %b22, !dbg !530

b22:
	%166 = phi float [ %159, %b20 ], [ %164, %b21 ], !dbg !514
	%167 = phi float [ %162, %b20 ], [ %165, %b21 ], !dbg !515
	%168 = add i32 %146, 1, !dbg !515
	%169 = icmp slt i32 %168, %38, !dbg !515
	br i1 %169, label %b18, label %b23, !dbg !515

b23:
	%170 = getelementptr inbounds float, float addrspace(1)* %34, i64 %129, !dbg !533
	store float %166, float addrspace(1)* %170, align 4, !dbg !533
	br i1 %136, label %b24, label %b25, !dbg !534

b24:
	%171 = getelementptr inbounds float, float addrspace(1)* %34, i64 %135, !dbg !535
	store float %167, float addrspace(1)* %171, align 4, !dbg !535
	br label %b25, !dbg !535

b25:
	%172 = add i64 %129, %59, !dbg !536
	br label %b14, !dbg !536

b26:
	call void @llvm.nvvm.barrier0(), !dbg !538
	%173 = icmp eq i64 %49, 0, !dbg !539
	br i1 %173, label %b27, label %b28, !dbg !539

b27:
	%174 = load i64, i64 addrspace(1)* %24, align 8, !dbg !540
	%175 = add i64 %174, 1, !dbg !541
	store i64 %175, i64 addrspace(1)* %24, align 8, !dbg !540
	br label %b28, !dbg !540

b28:
	ret void, !dbg !537

b0_fail1:
	%176 = icmp ugt i64 %15, %p5, !dbg !435
	br i1 %176, label %b0_fail2, label %b0_ok2, !dbg !435

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %15, i64 %p5), !dbg !435
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !435
	ret void, !dbg !435

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %14, i64 %15), !dbg !435
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !435
	ret void, !dbg !435

b0_fail3:
	%177 = icmp uge i64 %22, %p9, !dbg !441
	br i1 %177, label %b0_fail4, label %b0_ok4, !dbg !441

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %22, i64 %p9), !dbg !441
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !441
	ret void, !dbg !441

b0_ok4:
	%178 = icmp ugt i64 %13, %p1, !dbg !442
	br i1 %178, label %b0_fail5, label %b0_ok5, !dbg !442

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %13, i64 %p1), !dbg !442
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !442
	ret void, !dbg !442

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %10, i64 %13), !dbg !442
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !442
	ret void, !dbg !442

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %78, i64 16), !dbg !468
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !468
	ret void, !dbg !468

b4_fail2:
	%179 = icmp ugt i64 %91, %86, !dbg !478
	br i1 %179, label %b4_fail3, label %b4_ok3, !dbg !478

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %91, i64 %86), !dbg !478
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !478
	ret void, !dbg !478

b4_ok3:
	%180 = icmp ugt i64 %90, %91, !dbg !478
	br i1 %180, label %b4_fail4, label %b4_ok4, !dbg !478

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %90, i64 %91), !dbg !478
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !478
	ret void, !dbg !478

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %92, i64 %87), !dbg !480
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !480
	ret void, !dbg !480

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %104, i64 %92), !dbg !488
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !488
	ret void, !dbg !488

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %151, i64 %92), !dbg !520
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !520
	ret void, !dbg !520
}

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
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

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

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
!8 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!9 = distinct !DISubprogram(name: "block", scope: !8, file: !8, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!10 = distinct !DISubprogram(name: "Epoch", scope: !8, file: !8, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!11 = !DILocation(line: 23, column: 32, scope: !6)
!12 = !DILocation(line: 16, column: 70, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 28, column: 50, scope: !9, inlinedAt: !12)
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 65535}
!16 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !12)
!17 = !{i32 1, i32 -2147483648}
!18 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !12)
!19 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !12)
!20 = !DILocation(line: 16, column: 64, scope: !10, inlinedAt: !11)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 1024}
!23 = !{i32 0, i32 64}
!24 = !DILocation(line: 16, column: 75, scope: !10, inlinedAt: !11)
!25 = distinct !DISubprogram(name: "oneShotShare", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!26 = !DILocation(line: 25, column: 23, scope: !6)
!27 = !DILocation(line: 64, column: 47, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 64, column: 54, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 64, column: 61, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 64, column: 66, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 64, column: 73, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 26, column: 17, scope: !6)
!33 = !DILocation(line: 26, column: 11, scope: !6)
!34 = !DILocation(line: 27, column: 14, scope: !6)
!35 = !DILocation(line: 27, column: 11, scope: !6)
!36 = !DILocation(line: 28, column: 27, scope: !6)
!37 = !DILocation(line: 28, column: 11, scope: !6)
!38 = distinct !DISubprogram(name: "publish", scope: !1, file: !1, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!39 = !DILocation(line: 45, column: 9, scope: !6)
!40 = !DILocation(line: 136, column: 36, scope: !38, inlinedAt: !39)
!41 = distinct !DISubprogram(name: "arrive", scope: !1, file: !1, line: 151, type: !4, isDefinition: true, scopeLine: 151, isOptimized: true, unit: !2)
!42 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!43 = !DILocation(line: 139, column: 6, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 145, column: 8, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 152, column: 23, scope: !41, inlinedAt: !44)
!46 = !DILocation(line: 27, column: 2, scope: !6)
!47 = !DILocation(line: 31, column: 16, scope: !6)
!48 = !DILocation(line: 31, column: 28, scope: !6)
!49 = !DILocation(line: 32, column: 27, scope: !6)
!50 = !DILocation(line: 32, column: 22, scope: !6)
!51 = !DILocation(line: 33, column: 12, scope: !6)
!52 = !DILocation(line: 33, column: 30, scope: !6)
!53 = !DILocation(line: 33, column: 24, scope: !6)
!54 = !DILocation(line: 33, column: 19, scope: !6)
!55 = !DILocation(line: 33, column: 35, scope: !6)
!56 = !DILocation(line: 34, column: 34, scope: !6)
!57 = !DILocation(line: 34, column: 23, scope: !6)
!58 = !DILocation(line: 36, column: 18, scope: !6)
!59 = !DILocation(line: 36, column: 26, scope: !6)
!60 = !DILocation(line: 37, column: 26, scope: !6)
!61 = !DILocation(line: 37, column: 24, scope: !6)
!62 = !DILocation(line: 37, column: 52, scope: !6)
!63 = !DILocation(line: 37, column: 47, scope: !6)
!64 = !DILocation(line: 38, column: 33, scope: !6)
!65 = !{i32 1, i32 1025}
!66 = !{i32 1, i32 65}
!67 = !DILocation(line: 39, column: 15, scope: !6)
!68 = !DILocation(line: 39, column: 5, scope: !6)
!69 = !DILocation(line: 41, column: 41, scope: !6)
!70 = !DILocation(line: 41, column: 33, scope: !6)
!71 = !DILocation(line: 42, column: 13, scope: !6)
!72 = !DILocation(line: 42, column: 20, scope: !6)
!73 = !DILocation(line: 42, column: 7, scope: !6)
!74 = !DILocation(line: 135, column: 16, scope: !38, inlinedAt: !39)
!75 = !DILocation(line: 136, column: 22, scope: !38, inlinedAt: !39)
!76 = !DILocation(line: 137, column: 14, scope: !38, inlinedAt: !39)
!77 = !DILocation(line: 153, column: 39, scope: !41, inlinedAt: !44)
!78 = !DILocation(line: 153, column: 44, scope: !41, inlinedAt: !44)
!79 = !DILocation(line: 154, column: 34, scope: !41, inlinedAt: !44)
!80 = !DILocation(line: 155, column: 31, scope: !41, inlinedAt: !44)
!81 = !DILocation(line: 155, column: 17, scope: !41, inlinedAt: !44)
!82 = distinct !DISubprogram(name: "gather", scope: !1, file: !1, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!83 = !DILocation(line: 146, column: 8, scope: !42, inlinedAt: !43)
!84 = !DILocation(line: 163, column: 34, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 164, column: 44, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 164, column: 38, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 164, column: 24, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 166, column: 16, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 48, column: 25, scope: !6)
!90 = !DILocation(line: 48, column: 20, scope: !6)
!91 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!92 = !DILocation(line: 50, column: 18, scope: !6)
!93 = !DILocation(line: 114, column: 18, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 49, column: 33, scope: !6)
!95 = !DILocation(line: 112, column: 2, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 113, column: 6, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 113, column: 18, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 114, column: 25, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 114, column: 33, scope: !91, inlinedAt: !92)
!100 = !DILocation(line: 116, column: 8, scope: !91, inlinedAt: !92)
!101 = !DILocation(line: 116, column: 11, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 117, column: 25, scope: !91, inlinedAt: !92)
!103 = !DILocation(line: 117, column: 18, scope: !91, inlinedAt: !92)
!104 = !DILocation(line: 117, column: 35, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 115, column: 7, scope: !91, inlinedAt: !92)
!106 = !DILocation(line: 119, column: 8, scope: !91, inlinedAt: !92)
!107 = !DILocation(line: 119, column: 11, scope: !91, inlinedAt: !92)
!108 = !DILocation(line: 120, column: 25, scope: !91, inlinedAt: !92)
!109 = !DILocation(line: 120, column: 18, scope: !91, inlinedAt: !92)
!110 = !DILocation(line: 120, column: 35, scope: !91, inlinedAt: !92)
!111 = !DILocation(line: 115, column: 10, scope: !91, inlinedAt: !92)
!112 = !DILocation(line: 122, column: 8, scope: !91, inlinedAt: !92)
!113 = !DILocation(line: 122, column: 11, scope: !91, inlinedAt: !92)
!114 = !DILocation(line: 123, column: 25, scope: !91, inlinedAt: !92)
!115 = !DILocation(line: 123, column: 18, scope: !91, inlinedAt: !92)
!116 = !DILocation(line: 123, column: 35, scope: !91, inlinedAt: !92)
!117 = !DILocation(line: 115, column: 13, scope: !91, inlinedAt: !92)
!118 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 131, type: !4, isDefinition: true, scopeLine: 131, isOptimized: true, unit: !2)
!119 = !DILocation(line: 125, column: 28, scope: !91, inlinedAt: !92)
!120 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 125, column: 40, scope: !91, inlinedAt: !92)
!125 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !124)
!126 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !124)
!127 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !124)
!128 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !124)
!129 = !DILocation(line: 125, column: 23, scope: !91, inlinedAt: !92)
!130 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !129)
!131 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !129)
!132 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !129)
!133 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !129)
!134 = !DILocation(line: 125, column: 13, scope: !91, inlinedAt: !92)
!135 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !134)
!136 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !134)
!137 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !134)
!138 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !134)
!139 = !DILocation(line: 113, column: 25, scope: !91, inlinedAt: !92)
!140 = !DILocation(line: 50, column: 7, scope: !6)
!141 = !DILocation(line: 52, column: 33, scope: !6)
!142 = !DILocation(line: 55, column: 35, scope: !6)
!143 = !DILocation(line: 53, column: 3, scope: !6)
!144 = !DILocation(line: 55, column: 22, scope: !6)
!145 = !DILocation(line: 55, column: 29, scope: !6)
!146 = !DILocation(line: 55, column: 4, scope: !6)
!147 = !DILocation(line: 57, column: 7, scope: !6)
!148 = distinct !DISubprogram(name: "Advance", scope: !8, file: !8, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!149 = !DILocation(line: 59, column: 15, scope: !6)
!150 = !DILocation(line: 21, column: 16, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 22, column: 22, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 23, column: 8, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 23, column: 3, scope: !148, inlinedAt: !149)
!154 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!155 = !DILocation(line: 72, column: 6, scope: !154)
!156 = !DILocation(line: 73, column: 22, scope: !154)
!157 = !DILocation(line: 16, column: 70, scope: !10, inlinedAt: !156)
!158 = !DILocation(line: 28, column: 50, scope: !9, inlinedAt: !157)
!159 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !157)
!160 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !157)
!161 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !157)
!162 = !DILocation(line: 16, column: 64, scope: !10, inlinedAt: !156)
!163 = !{i32 1, i32 65536}
!164 = !DILocation(line: 16, column: 75, scope: !10, inlinedAt: !156)
!165 = !DILocation(line: 74, column: 8, scope: !154)
!166 = !DILocation(line: 152, column: 23, scope: !41, inlinedAt: !165)
!167 = !DILocation(line: 152, column: 40, scope: !41, inlinedAt: !165)
!168 = !DILocation(line: 153, column: 39, scope: !41, inlinedAt: !165)
!169 = !DILocation(line: 153, column: 44, scope: !41, inlinedAt: !165)
!170 = !DILocation(line: 154, column: 34, scope: !41, inlinedAt: !165)
!171 = !DILocation(line: 155, column: 31, scope: !41, inlinedAt: !165)
!172 = !DILocation(line: 155, column: 17, scope: !41, inlinedAt: !165)
!173 = !DILocation(line: 77, column: 21, scope: !154)
!174 = !DILocation(line: 78, column: 17, scope: !154)
!175 = !DILocation(line: 78, column: 20, scope: !154)
!176 = !DILocation(line: 78, column: 24, scope: !154)
!177 = !DILocation(line: 78, column: 41, scope: !154)
!178 = !DILocation(line: 78, column: 37, scope: !154)
!179 = !DILocation(line: 78, column: 44, scope: !154)
!180 = !DILocation(line: 78, column: 48, scope: !154)
!181 = !DILocation(line: 79, column: 23, scope: !154)
!182 = !DILocation(line: 79, column: 42, scope: !154)
!183 = !DILocation(line: 81, column: 14, scope: !154)
!184 = !DILocation(line: 81, column: 8, scope: !154)
!185 = !DILocation(line: 82, column: 27, scope: !154)
!186 = !DILocation(line: 82, column: 20, scope: !154)
!187 = !DILocation(line: 80, column: 2, scope: !154)
!188 = !DILocation(line: 87, column: 8, scope: !154)
!189 = !DILocation(line: 163, column: 34, scope: !82, inlinedAt: !188)
!190 = !DILocation(line: 164, column: 44, scope: !82, inlinedAt: !188)
!191 = !DILocation(line: 164, column: 38, scope: !82, inlinedAt: !188)
!192 = !DILocation(line: 164, column: 24, scope: !82, inlinedAt: !188)
!193 = !DILocation(line: 166, column: 16, scope: !82, inlinedAt: !188)
!194 = !DILocation(line: 88, column: 43, scope: !154)
!195 = !DILocation(line: 88, column: 32, scope: !154)
!196 = !DILocation(line: 89, column: 15, scope: !154)
!197 = !DILocation(line: 114, column: 18, scope: !91, inlinedAt: !196)
!198 = !DILocation(line: 112, column: 2, scope: !91, inlinedAt: !196)
!199 = !DILocation(line: 113, column: 6, scope: !91, inlinedAt: !196)
!200 = !DILocation(line: 113, column: 18, scope: !91, inlinedAt: !196)
!201 = !DILocation(line: 114, column: 25, scope: !91, inlinedAt: !196)
!202 = !DILocation(line: 114, column: 33, scope: !91, inlinedAt: !196)
!203 = !DILocation(line: 116, column: 8, scope: !91, inlinedAt: !196)
!204 = !DILocation(line: 116, column: 11, scope: !91, inlinedAt: !196)
!205 = !DILocation(line: 117, column: 25, scope: !91, inlinedAt: !196)
!206 = !DILocation(line: 117, column: 18, scope: !91, inlinedAt: !196)
!207 = !DILocation(line: 117, column: 35, scope: !91, inlinedAt: !196)
!208 = !DILocation(line: 115, column: 7, scope: !91, inlinedAt: !196)
!209 = !DILocation(line: 119, column: 8, scope: !91, inlinedAt: !196)
!210 = !DILocation(line: 119, column: 11, scope: !91, inlinedAt: !196)
!211 = !DILocation(line: 120, column: 25, scope: !91, inlinedAt: !196)
!212 = !DILocation(line: 120, column: 18, scope: !91, inlinedAt: !196)
!213 = !DILocation(line: 120, column: 35, scope: !91, inlinedAt: !196)
!214 = !DILocation(line: 115, column: 10, scope: !91, inlinedAt: !196)
!215 = !DILocation(line: 122, column: 8, scope: !91, inlinedAt: !196)
!216 = !DILocation(line: 122, column: 11, scope: !91, inlinedAt: !196)
!217 = !DILocation(line: 123, column: 25, scope: !91, inlinedAt: !196)
!218 = !DILocation(line: 123, column: 18, scope: !91, inlinedAt: !196)
!219 = !DILocation(line: 123, column: 35, scope: !91, inlinedAt: !196)
!220 = !DILocation(line: 115, column: 13, scope: !91, inlinedAt: !196)
!221 = !DILocation(line: 125, column: 28, scope: !91, inlinedAt: !196)
!222 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !221)
!223 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !221)
!224 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !221)
!225 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !221)
!226 = !DILocation(line: 125, column: 40, scope: !91, inlinedAt: !196)
!227 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !226)
!228 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !226)
!229 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !226)
!230 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !226)
!231 = !DILocation(line: 125, column: 23, scope: !91, inlinedAt: !196)
!232 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !231)
!233 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !231)
!234 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !231)
!235 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !231)
!236 = !DILocation(line: 125, column: 13, scope: !91, inlinedAt: !196)
!237 = !DILocation(line: 131, column: 45, scope: !118, inlinedAt: !236)
!238 = !DILocation(line: 131, column: 59, scope: !118, inlinedAt: !236)
!239 = !DILocation(line: 131, column: 73, scope: !118, inlinedAt: !236)
!240 = !DILocation(line: 131, column: 87, scope: !118, inlinedAt: !236)
!241 = !DILocation(line: 113, column: 25, scope: !91, inlinedAt: !196)
!242 = !DILocation(line: 90, column: 19, scope: !154)
!243 = !DILocation(line: 91, column: 22, scope: !154)
!244 = !DILocation(line: 91, column: 14, scope: !154)
!245 = !DILocation(line: 91, column: 30, scope: !154)
!246 = !DILocation(line: 94, column: 32, scope: !154)
!247 = !DILocation(line: 97, column: 29, scope: !154)
!248 = !DILocation(line: 95, column: 3, scope: !154)
!249 = !DILocation(line: 97, column: 19, scope: !154)
!250 = !DILocation(line: 97, column: 26, scope: !154)
!251 = !DILocation(line: 97, column: 4, scope: !154)
!252 = !DILocation(line: 99, column: 19, scope: !154)
!253 = !DILocation(line: 100, column: 12, scope: !154)
!254 = !DILocation(line: 100, column: 19, scope: !154)
!255 = !DILocation(line: 105, column: 9, scope: !154)
!256 = !DILocation(line: 135, column: 16, scope: !38, inlinedAt: !255)
!257 = !DILocation(line: 136, column: 22, scope: !38, inlinedAt: !255)
!258 = !DILocation(line: 137, column: 14, scope: !38, inlinedAt: !255)
!259 = !DILocation(line: 139, column: 6, scope: !38, inlinedAt: !255)
!260 = !DILocation(line: 145, column: 8, scope: !42, inlinedAt: !259)
!261 = !DILocation(line: 153, column: 23, scope: !41, inlinedAt: !260)
!262 = !DILocation(line: 153, column: 39, scope: !41, inlinedAt: !260)
!263 = !DILocation(line: 153, column: 44, scope: !41, inlinedAt: !260)
!264 = !DILocation(line: 154, column: 34, scope: !41, inlinedAt: !260)
!265 = !DILocation(line: 155, column: 31, scope: !41, inlinedAt: !260)
!266 = !DILocation(line: 155, column: 17, scope: !41, inlinedAt: !260)
!267 = !DILocation(line: 146, column: 8, scope: !42, inlinedAt: !259)
!268 = !DILocation(line: 163, column: 34, scope: !82, inlinedAt: !267)
!269 = !DILocation(line: 164, column: 44, scope: !82, inlinedAt: !267)
!270 = !DILocation(line: 164, column: 38, scope: !82, inlinedAt: !267)
!271 = !DILocation(line: 164, column: 24, scope: !82, inlinedAt: !267)
!272 = !DILocation(line: 166, column: 16, scope: !82, inlinedAt: !267)
!273 = !DILocation(line: 106, column: 15, scope: !154)
!274 = !DILocation(line: 22, column: 22, scope: !148, inlinedAt: !273)
!275 = !DILocation(line: 23, column: 8, scope: !148, inlinedAt: !273)
!276 = !DILocation(line: 23, column: 3, scope: !148, inlinedAt: !273)
!277 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!278 = !DILocation(line: 172, column: 6, scope: !277)
!279 = !DILocation(line: 174, column: 30, scope: !277)
!280 = !DILocation(line: 173, column: 2, scope: !277)
!281 = !DILocation(line: 175, column: 18, scope: !277)
!282 = !DILocation(line: 175, column: 27, scope: !277)
!283 = !DILocation(line: 179, column: 13, scope: !277)
!284 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!285 = distinct !DISubprogram(name: "Ring", scope: !284, file: !284, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!286 = !DILocation(line: 26, column: 6, scope: !285)
!287 = !DILocation(line: 27, column: 23, scope: !285)
!288 = !DILocation(line: 27, column: 40, scope: !285)
!289 = !DILocation(line: 29, column: 21, scope: !285)
!290 = !DILocation(line: 30, column: 33, scope: !285)
!291 = !DILocation(line: 30, column: 28, scope: !285)
!292 = !DILocation(line: 30, column: 36, scope: !285)
!293 = !DILocation(line: 30, column: 50, scope: !285)
!294 = !DILocation(line: 30, column: 53, scope: !285)
!295 = !DILocation(line: 30, column: 61, scope: !285)
!296 = !DILocation(line: 30, column: 22, scope: !285)
!297 = !DILocation(line: 28, column: 15, scope: !285)
!298 = !DILocation(line: 28, column: 20, scope: !285)
!299 = !DILocation(line: 31, column: 17, scope: !285)
!300 = !DILocation(line: 31, column: 21, scope: !285)
!301 = !DILocation(line: 36, column: 25, scope: !285)
!302 = !DILocation(line: 55, column: 30, scope: !285)
!303 = !DILocation(line: 55, column: 28, scope: !285)
!304 = !DILocation(line: 55, column: 38, scope: !285)
!305 = !DILocation(line: 41, column: 19, scope: !285)
!306 = distinct !DISubprogram(name: "sum", scope: !284, file: !284, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!307 = !DILocation(line: 48, column: 8, scope: !285)
!308 = !DILocation(line: 74, column: 28, scope: !306, inlinedAt: !307)
!309 = !DILocation(line: 74, column: 33, scope: !306, inlinedAt: !307)
!310 = !DILocation(line: 50, column: 30, scope: !285)
!311 = !DILocation(line: 50, column: 34, scope: !285)
!312 = !DILocation(line: 53, column: 25, scope: !285)
!313 = !DILocation(line: 75, column: 33, scope: !306, inlinedAt: !307)
!314 = !DILocation(line: 75, column: 36, scope: !306, inlinedAt: !307)
!315 = !DILocation(line: 75, column: 27, scope: !306, inlinedAt: !307)
!316 = !DILocation(line: 34, column: 23, scope: !285)
!317 = !DILocation(line: 16, column: 70, scope: !10, inlinedAt: !316)
!318 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !317)
!319 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !317)
!320 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !317)
!321 = !DILocation(line: 16, column: 64, scope: !10, inlinedAt: !316)
!322 = !DILocation(line: 16, column: 75, scope: !10, inlinedAt: !316)
!323 = !DILocation(line: 34, column: 42, scope: !285)
!324 = !DILocation(line: 34, column: 34, scope: !285)
!325 = !DILocation(line: 35, column: 13, scope: !285)
!326 = !DILocation(line: 35, column: 28, scope: !285)
!327 = !DILocation(line: 35, column: 37, scope: !285)
!328 = !DILocation(line: 35, column: 43, scope: !285)
!329 = !DILocation(line: 39, column: 41, scope: !285)
!330 = !DILocation(line: 39, column: 46, scope: !285)
!331 = !DILocation(line: 39, column: 51, scope: !285)
!332 = distinct !DISubprogram(name: "pieceRange", scope: !284, file: !284, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!333 = !DILocation(line: 39, column: 24, scope: !285)
!334 = !DILocation(line: 62, column: 17, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 62, column: 15, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 62, column: 10, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 63, column: 19, scope: !332, inlinedAt: !333)
!338 = !DILocation(line: 63, column: 16, scope: !332, inlinedAt: !333)
!339 = !DILocation(line: 40, column: 22, scope: !285)
!340 = !DILocation(line: 40, column: 42, scope: !285)
!341 = !DILocation(line: 40, column: 7, scope: !285)
!342 = !DILocation(line: 69, column: 10, scope: !306, inlinedAt: !341)
!343 = !DILocation(line: 70, column: 34, scope: !306, inlinedAt: !341)
!344 = !DILocation(line: 71, column: 16, scope: !306, inlinedAt: !341)
!345 = !DILocation(line: 71, column: 7, scope: !306, inlinedAt: !341)
!346 = !DILocation(line: 74, column: 28, scope: !306, inlinedAt: !341)
!347 = !DILocation(line: 74, column: 33, scope: !306, inlinedAt: !341)
!348 = !DILocation(line: 74, column: 22, scope: !306, inlinedAt: !341)
!349 = distinct !DISubprogram(name: "await", scope: !284, file: !284, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!350 = !DILocation(line: 74, column: 8, scope: !306, inlinedAt: !341)
!351 = !DILocation(line: 85, column: 19, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 85, column: 22, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 86, column: 24, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 88, column: 16, scope: !349, inlinedAt: !350)
!355 = !DILocation(line: 75, column: 33, scope: !306, inlinedAt: !341)
!356 = !DILocation(line: 75, column: 36, scope: !306, inlinedAt: !341)
!357 = !DILocation(line: 75, column: 27, scope: !306, inlinedAt: !341)
!358 = !DILocation(line: 75, column: 44, scope: !306, inlinedAt: !341)
!359 = !DILocation(line: 76, column: 34, scope: !306, inlinedAt: !341)
!360 = !DILocation(line: 77, column: 20, scope: !306, inlinedAt: !341)
!361 = !DILocation(line: 77, column: 29, scope: !306, inlinedAt: !341)
!362 = !DILocation(line: 77, column: 24, scope: !306, inlinedAt: !341)
!363 = !DILocation(line: 77, column: 7, scope: !306, inlinedAt: !341)
!364 = !DILocation(line: 80, column: 16, scope: !306, inlinedAt: !341)
!365 = !DILocation(line: 41, column: 47, scope: !285)
!366 = !DILocation(line: 41, column: 65, scope: !285)
!367 = !DILocation(line: 41, column: 68, scope: !285)
!368 = !DILocation(line: 41, column: 42, scope: !285)
!369 = !DILocation(line: 42, column: 21, scope: !285)
!370 = !DILocation(line: 42, column: 15, scope: !285)
!371 = !DILocation(line: 44, column: 25, scope: !285)
!372 = !DILocation(line: 45, column: 43, scope: !285)
!373 = !DILocation(line: 45, column: 48, scope: !285)
!374 = !DILocation(line: 45, column: 53, scope: !285)
!375 = !DILocation(line: 45, column: 24, scope: !285)
!376 = !DILocation(line: 62, column: 17, scope: !332, inlinedAt: !375)
!377 = !DILocation(line: 62, column: 15, scope: !332, inlinedAt: !375)
!378 = !DILocation(line: 62, column: 10, scope: !332, inlinedAt: !375)
!379 = !DILocation(line: 63, column: 19, scope: !332, inlinedAt: !375)
!380 = !DILocation(line: 63, column: 16, scope: !332, inlinedAt: !375)
!381 = !DILocation(line: 46, column: 12, scope: !285)
!382 = !DILocation(line: 48, column: 23, scope: !285)
!383 = !DILocation(line: 48, column: 43, scope: !285)
!384 = !DILocation(line: 74, column: 22, scope: !306, inlinedAt: !307)
!385 = !DILocation(line: 74, column: 8, scope: !306, inlinedAt: !307)
!386 = !DILocation(line: 85, column: 19, scope: !349, inlinedAt: !385)
!387 = !DILocation(line: 85, column: 22, scope: !349, inlinedAt: !385)
!388 = !DILocation(line: 86, column: 24, scope: !349, inlinedAt: !385)
!389 = !DILocation(line: 88, column: 16, scope: !349, inlinedAt: !385)
!390 = !DILocation(line: 75, column: 44, scope: !306, inlinedAt: !307)
!391 = !DILocation(line: 76, column: 34, scope: !306, inlinedAt: !307)
!392 = !DILocation(line: 77, column: 20, scope: !306, inlinedAt: !307)
!393 = !DILocation(line: 77, column: 29, scope: !306, inlinedAt: !307)
!394 = !DILocation(line: 77, column: 24, scope: !306, inlinedAt: !307)
!395 = !DILocation(line: 77, column: 7, scope: !306, inlinedAt: !307)
!396 = !DILocation(line: 80, column: 16, scope: !306, inlinedAt: !307)
!397 = !DILocation(line: 50, column: 36, scope: !285)
!398 = !DILocation(line: 50, column: 24, scope: !285)
!399 = !DILocation(line: 50, column: 10, scope: !285)
!400 = !DILocation(line: 85, column: 19, scope: !349, inlinedAt: !399)
!401 = !DILocation(line: 85, column: 22, scope: !349, inlinedAt: !399)
!402 = !DILocation(line: 86, column: 24, scope: !349, inlinedAt: !399)
!403 = !DILocation(line: 88, column: 16, scope: !349, inlinedAt: !399)
!404 = !DILocation(line: 52, column: 40, scope: !285)
!405 = !DILocation(line: 53, column: 27, scope: !285)
!406 = !DILocation(line: 53, column: 15, scope: !285)
!407 = !DILocation(line: 52, column: 19, scope: !285)
!408 = !DILocation(line: 55, column: 22, scope: !285)
!409 = !DILocation(line: 55, column: 8, scope: !285)
!410 = !DILocation(line: 85, column: 19, scope: !349, inlinedAt: !409)
!411 = !DILocation(line: 85, column: 22, scope: !349, inlinedAt: !409)
!412 = !DILocation(line: 86, column: 24, scope: !349, inlinedAt: !409)
!413 = !DILocation(line: 88, column: 16, scope: !349, inlinedAt: !409)
!414 = !DILocation(line: 57, column: 15, scope: !285)
!415 = !DILocation(line: 21, column: 16, scope: !148, inlinedAt: !414)
!416 = !DILocation(line: 22, column: 19, scope: !148, inlinedAt: !414)
!417 = !DILocation(line: 22, column: 22, scope: !148, inlinedAt: !414)
!418 = !DILocation(line: 23, column: 14, scope: !148, inlinedAt: !414)
!419 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !418)
!420 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !418)
!421 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !418)
!422 = !DILocation(line: 23, column: 8, scope: !148, inlinedAt: !414)
!423 = !DILocation(line: 23, column: 28, scope: !148, inlinedAt: !414)
!424 = !DILocation(line: 23, column: 3, scope: !148, inlinedAt: !414)
!425 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!426 = distinct !DISubprogram(name: "Small", scope: !425, file: !425, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!427 = !DILocation(line: 17, column: 6, scope: !426)
!428 = !DILocation(line: 18, column: 21, scope: !426)
!429 = !DILocation(line: 19, column: 17, scope: !426)
!430 = !DILocation(line: 19, column: 11, scope: !426)
!431 = !DILocation(line: 20, column: 14, scope: !426)
!432 = !DILocation(line: 20, column: 11, scope: !426)
!433 = !DILocation(line: 21, column: 46, scope: !426)
!434 = !DILocation(line: 21, column: 61, scope: !426)
!435 = !DILocation(line: 21, column: 40, scope: !426)
!436 = !DILocation(line: 21, column: 86, scope: !426)
!437 = !DILocation(line: 16, column: 70, scope: !10, inlinedAt: !436)
!438 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !437)
!439 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !437)
!440 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !437)
!441 = !DILocation(line: 16, column: 64, scope: !10, inlinedAt: !436)
!442 = !DILocation(line: 21, column: 102, scope: !426)
!443 = !DILocation(line: 16, column: 75, scope: !10, inlinedAt: !436)
!444 = !DILocation(line: 21, column: 74, scope: !426)
!445 = !DILocation(line: 21, column: 114, scope: !426)
!446 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!447 = distinct !DISubprogram(name: "AllReduce", scope: !446, file: !446, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!448 = !DILocation(line: 21, column: 14, scope: !426)
!449 = !DILocation(line: 23, column: 23, scope: !447, inlinedAt: !448)
!450 = !DILocation(line: 23, column: 40, scope: !447, inlinedAt: !448)
!451 = !DILocation(line: 24, column: 23, scope: !447, inlinedAt: !448)
!452 = !DILocation(line: 24, column: 25, scope: !447, inlinedAt: !448)
!453 = !DILocation(line: 24, column: 46, scope: !447, inlinedAt: !448)
!454 = !DILocation(line: 24, column: 48, scope: !447, inlinedAt: !448)
!455 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!456 = distinct !DISubprogram(name: "load", scope: !455, file: !455, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!457 = !DILocation(line: 25, column: 14, scope: !447, inlinedAt: !448)
!458 = !DILocation(line: 67, column: 7, scope: !456, inlinedAt: !457)
!459 = !DILocation(line: 68, column: 20, scope: !456, inlinedAt: !457)
!460 = !DILocation(line: 68, column: 18, scope: !456, inlinedAt: !457)
!461 = !DILocation(line: 66, column: 34, scope: !456, inlinedAt: !457)
!462 = !DILocation(line: 70, column: 27, scope: !456, inlinedAt: !457)
!463 = !DILocation(line: 70, column: 30, scope: !456, inlinedAt: !457)
!464 = !DILocation(line: 71, column: 21, scope: !456, inlinedAt: !457)
!465 = !DILocation(line: 71, column: 19, scope: !456, inlinedAt: !457)
!466 = !DILocation(line: 71, column: 28, scope: !456, inlinedAt: !457)
!467 = !DILocation(line: 71, column: 3, scope: !456, inlinedAt: !457)
!468 = !DILocation(line: 27, column: 22, scope: !447, inlinedAt: !448)
!469 = distinct !DISubprogram(name: "linesOf", scope: !455, file: !455, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!470 = !DILocation(line: 26, column: 20, scope: !447, inlinedAt: !448)
!471 = !DILocation(line: 62, column: 12, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 62, column: 17, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 28, column: 22, scope: !447, inlinedAt: !448)
!474 = !DILocation(line: 29, column: 31, scope: !447, inlinedAt: !448)
!475 = !DILocation(line: 29, column: 25, scope: !447, inlinedAt: !448)
!476 = !DILocation(line: 29, column: 34, scope: !447, inlinedAt: !448)
!477 = !DILocation(line: 29, column: 58, scope: !447, inlinedAt: !448)
!478 = !DILocation(line: 29, column: 21, scope: !447, inlinedAt: !448)
!479 = !DILocation(line: 29, column: 77, scope: !447, inlinedAt: !448)
!480 = !DILocation(line: 29, column: 70, scope: !447, inlinedAt: !448)
!481 = !DILocation(line: 31, column: 27, scope: !447, inlinedAt: !448)
!482 = !DILocation(line: 35, column: 18, scope: !447, inlinedAt: !448)
!483 = !DILocation(line: 25, column: 2, scope: !447, inlinedAt: !448)
!484 = !DILocation(line: 30, column: 6, scope: !447, inlinedAt: !448)
!485 = !DILocation(line: 30, column: 20, scope: !447, inlinedAt: !448)
!486 = !DILocation(line: 31, column: 34, scope: !447, inlinedAt: !448)
!487 = !DILocation(line: 31, column: 32, scope: !447, inlinedAt: !448)
!488 = !DILocation(line: 31, column: 24, scope: !447, inlinedAt: !448)
!489 = !DILocation(line: 32, column: 21, scope: !447, inlinedAt: !448)
!490 = !DILocation(line: 32, column: 14, scope: !447, inlinedAt: !448)
!491 = !DILocation(line: 67, column: 7, scope: !456, inlinedAt: !490)
!492 = !DILocation(line: 68, column: 20, scope: !456, inlinedAt: !490)
!493 = !DILocation(line: 68, column: 18, scope: !456, inlinedAt: !490)
!494 = !DILocation(line: 66, column: 34, scope: !456, inlinedAt: !490)
!495 = !DILocation(line: 70, column: 27, scope: !456, inlinedAt: !490)
!496 = !DILocation(line: 70, column: 30, scope: !456, inlinedAt: !490)
!497 = !DILocation(line: 71, column: 21, scope: !456, inlinedAt: !490)
!498 = !DILocation(line: 71, column: 19, scope: !456, inlinedAt: !490)
!499 = !DILocation(line: 71, column: 28, scope: !456, inlinedAt: !490)
!500 = !DILocation(line: 71, column: 3, scope: !456, inlinedAt: !490)
!501 = !DILocation(line: 34, column: 10, scope: !447, inlinedAt: !448)
!502 = !DILocation(line: 39, column: 6, scope: !447, inlinedAt: !448)
!503 = !DILocation(line: 39, column: 20, scope: !447, inlinedAt: !448)
!504 = !DILocation(line: 40, column: 15, scope: !447, inlinedAt: !448)
!505 = !DILocation(line: 68, column: 20, scope: !456, inlinedAt: !504)
!506 = !DILocation(line: 68, column: 18, scope: !456, inlinedAt: !504)
!507 = !DILocation(line: 70, column: 27, scope: !456, inlinedAt: !504)
!508 = !DILocation(line: 70, column: 30, scope: !456, inlinedAt: !504)
!509 = !DILocation(line: 71, column: 21, scope: !456, inlinedAt: !504)
!510 = !DILocation(line: 71, column: 19, scope: !456, inlinedAt: !504)
!511 = !DILocation(line: 71, column: 28, scope: !456, inlinedAt: !504)
!512 = !DILocation(line: 71, column: 3, scope: !456, inlinedAt: !504)
!513 = !DILocation(line: 66, column: 34, scope: !456, inlinedAt: !504)
!514 = !DILocation(line: 41, column: 7, scope: !447, inlinedAt: !448)
!515 = !DILocation(line: 41, column: 10, scope: !447, inlinedAt: !448)
!516 = !DILocation(line: 44, column: 10, scope: !447, inlinedAt: !448)
!517 = !DILocation(line: 45, column: 40, scope: !447, inlinedAt: !448)
!518 = !DILocation(line: 45, column: 47, scope: !447, inlinedAt: !448)
!519 = !DILocation(line: 45, column: 45, scope: !447, inlinedAt: !448)
!520 = !DILocation(line: 45, column: 37, scope: !447, inlinedAt: !448)
!521 = !DILocation(line: 45, column: 26, scope: !447, inlinedAt: !448)
!522 = !DILocation(line: 43, column: 4, scope: !447, inlinedAt: !448)
!523 = distinct !DISubprogram(name: "unpack", scope: !455, file: !455, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!524 = !DILocation(line: 47, column: 21, scope: !447, inlinedAt: !448)
!525 = !DILocation(line: 82, column: 24, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 82, column: 53, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 82, column: 47, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 48, column: 10, scope: !447, inlinedAt: !448)
!529 = !DILocation(line: 51, column: 13, scope: !447, inlinedAt: !448)
!530 = !DILocation(line: 51, column: 18, scope: !447, inlinedAt: !448)
!531 = distinct !DISubprogram(name: "store", scope: !455, file: !455, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!532 = !DILocation(line: 54, column: 8, scope: !447, inlinedAt: !448)
!533 = !DILocation(line: 87, column: 3, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 88, column: 30, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 89, column: 4, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 39, column: 32, scope: !447, inlinedAt: !448)
!537 = !DILocation(line: 22, column: 15, scope: !426)
!538 = !DILocation(line: 21, column: 16, scope: !148, inlinedAt: !537)
!539 = !DILocation(line: 22, column: 22, scope: !148, inlinedAt: !537)
!540 = !DILocation(line: 23, column: 8, scope: !148, inlinedAt: !537)
!541 = !DILocation(line: 23, column: 3, scope: !148, inlinedAt: !537)
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
