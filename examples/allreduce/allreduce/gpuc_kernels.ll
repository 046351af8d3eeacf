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
	%34 = trunc i64 %12 to i32, !dbg !42
	%35 = sub i32 %34, 1, !dbg !42
	%36 = zext i32 %35 to i64, !dbg !42
	%37 = icmp eq i64 %8, %36, !dbg !43
	br i1 %37, label %b1, label %b2, !dbg !43

b1:
	br label %b2, !dbg !43

b2:
	%38 = phi i64 [ %33, %b0_ok1 ], [ %p3, %b1 ], !dbg !44
	%39 = mul i64 %p8, 2, !dbg !47
	%40 = sub i64 %38, %30, !dbg !45
	%41 = sub i64 %p3, %30, !dbg !45
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %30, !dbg !45
	%43 = sub i64 %p1, %30, !dbg !46
	%44 = getelementptr inbounds float, float addrspace(1)* %0, i64 %30, !dbg !46
	%45 = icmp ugt i64 %38, %p3, !dbg !45
	%46 = icmp ugt i64 %30, %38, !dbg !45
	%47 = icmp ugt i64 %38, %p1, !dbg !46
	%48 = icmp eq i64 %39, 0, !dbg !48
	%49 = or i1 %45, %46, !dbg !48
	%50 = or i1 %49, %47, !dbg !48
	%51 = or i1 %50, %48, !dbg !48
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !27

b2_ok1:
	%52 = icmp eq i64 %39, -1, !dbg !48
	%53 = select i1 %52, i64 1, i64 %39, !dbg !48
	%54 = sdiv i64 %p5, %53, !dbg !48
	%55 = sub i64 0, %p5, !dbg !48
	%56 = select i1 %52, i64 %55, i64 %54, !dbg !48
	%57 = trunc i64 %8 to i32, !dbg !49
	%58 = mul i32 %57, 2, !dbg !49
	%59 = zext i32 %58 to i64, !dbg !49
	%60 = urem i64 %18, 2, !dbg !50
	%61 = trunc i64 %60 to i32, !dbg !52
	%62 = add i32 %58, %61, !dbg !52
	%63 = zext i32 %62 to i64, !dbg !52
	%64 = mul i64 %63, %56, !dbg !53
	%65 = add i64 %64, %40, !dbg !54
	%66 = sub i64 %65, %64, !dbg !55
	%67 = getelementptr inbounds float, float addrspace(1)* %2, i64 %64, !dbg !55
	%68 = icmp ugt i64 %65, %p5, !dbg !55
	%69 = icmp ugt i64 %64, %65, !dbg !55
	%70 = or i1 %68, %69, !dbg !55
	br i1 %70, label %b2_fail5, label %b2_ok5, !dbg !55, !prof !27

b2_ok5:
	%71 = sdiv i64 %40, 4, !dbg !56
	%72 = mul i64 %71, 4, !dbg !57
	%73 = addrspacecast float addrspace(1)* %42 to float*, !dbg !59
	%74 = ptrtoint float* %73 to i64, !dbg !59
	%75 = and i64 %74, 15, !dbg !59
	%76 = icmp eq i64 %75, 0, !dbg !59
	%77 = icmp eq i64 %72, 0, !dbg !59
	%78 = or i1 %76, %77, !dbg !59
	%79 = addrspacecast float addrspace(1)* %67 to float*, !dbg !61
	%80 = ptrtoint float* %79 to i64, !dbg !61
	%81 = and i64 %80, 15, !dbg !61
	%82 = icmp eq i64 %81, 0, !dbg !61
	%83 = or i1 %82, %77, !dbg !61
	%84 = ashr i64 %72, 2, !dbg !59
	%85 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !59
	%86 = bitcast float addrspace(1)* %67 to { float, float, float, float } addrspace(1)*, !dbg !61
	%87 = icmp ugt i64 %72, %41, !dbg !58
	%88 = icmp eq i1 %78, false, !dbg !59
	%89 = icmp ugt i64 %72, %66, !dbg !60
	%90 = icmp eq i1 %83, false, !dbg !61
	%91 = or i1 %87, %88, !dbg !61
	%92 = or i1 %91, %89, !dbg !61
	%93 = or i1 %92, %90, !dbg !61
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !61, !prof !27

b2_ok7:
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !28
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !28
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !29
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !63
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !63
	%99 = mul i32 %98, %96, !dbg !62
	%100 = add i32 %95, %99, !dbg !62
	%101 = mul i32 %97, %100, !dbg !62
	%102 = add i32 %94, %101, !dbg !62
	%103 = sext i32 %102 to i64, !dbg !62
	%104 = mul i32 %97, %98, !dbg !62
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !64
	%106 = mul i32 %104, %105, !dbg !62
	%107 = sext i32 %106 to i64, !dbg !62
	br label %b3, !dbg !62

b3:
	%108 = phi i64 [ %103, %b2_ok7 ], [ %131, %b4 ], !dbg !62
	%109 = icmp slt i64 %108, %84, !dbg !62
	br i1 %109, label %b4, label %b5, !dbg !62

b4:
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i64 %108, !dbg !65
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 0, !dbg !65
	%112 = bitcast { float, float, float, float } addrspace(1)* %110 to <4 x float> addrspace(1)*, !dbg !65
	%113 = load <4 x float>, <4 x float> addrspace(1)* %112, align 16, !dbg !65
	%114 = extractelement <4 x float> %113, i32 0, !dbg !65
	%115 = extractelement <4 x float> %113, i32 1, !dbg !65
	%116 = extractelement <4 x float> %113, i32 2, !dbg !65
	%117 = extractelement <4 x float> %113, i32 3, !dbg !65
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 1, !dbg !65
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 2, !dbg !65
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 3, !dbg !65
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i64 %108, !dbg !66
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 0, !dbg !66
	%123 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 1, !dbg !66
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 2, !dbg !66
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i32 0, i32 3, !dbg !66
	%126 = bitcast { float, float, float, float } addrspace(1)* %121 to <4 x float> addrspace(1)*, !dbg !66
	%127 = insertelement <4 x float> undef, float %114, i32 0, !dbg !66
	%128 = insertelement <4 x float> %127, float %115, i32 1, !dbg !66
	%129 = insertelement <4 x float> %128, float %116, i32 2, !dbg !66
	%130 = insertelement <4 x float> %129, float %117, i32 3, !dbg !66
	store <4 x float> %130, <4 x float> addrspace(1)* %126, align 16, !dbg !66
	%131 = add i64 %108, %107, !dbg !62
	br label %b3, !dbg !62

b5:
	%132 = sub i64 %40, %72, !dbg !67
	%133 = icmp ule i64 %40, 281474976710655, !dbg !68
	br i1 %133, label %b6, label %b8_cold, !dbg !68, !prof !69

b6:
	%134 = phi i64 [ %103, %b5 ], [ %140, %b7 ], !dbg !68
	%135 = icmp slt i64 %134, %132, !dbg !68
	br i1 %135, label %b7, label %b10, !dbg !68

b7:
	%136 = add i64 %72, %134, !dbg !70
	%137 = getelementptr inbounds float, float addrspace(1)* %42, i64 %136, !dbg !71
	%138 = load float, float addrspace(1)* %137, align 4, !dbg !71
	%139 = getelementptr inbounds float, float addrspace(1)* %67, i64 %136, !dbg !72
	store float %138, float addrspace(1)* %139, align 4, !dbg !72
	%140 = add i64 %134, %107, !dbg !68
	br label %b6, !dbg !68

b10:
	call void @llvm.nvvm.barrier0(), !dbg !75
	%141 = sext i32 %5 to i64, !dbg !10
	%142 = icmp slt i64 %103, %141, !dbg !76
	br i1 %142, label %b11, label %b12, !dbg !76

b11:
	call void @gpuc_fence_thread(), !dbg !77
	br label %b12, !dbg !77

b12:
	%143 = sext i32 %6 to i64, !dbg !13
	%144 = mul i64 %8, %141, !dbg !78
	%145 = add i64 %144, %143, !dbg !79
	br label %b13, !dbg !80

b13:
	%146 = phi i64 [ %103, %b12 ], [ %153, %b14_ok1 ], !dbg !80
	%147 = icmp slt i64 %146, %141, !dbg !80
	br i1 %147, label %b14, label %b15, !dbg !80

b14:
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %145, !dbg !81
	%149 = trunc i64 %146 to i32, !dbg !82
	%150 = addrspacecast i64 addrspace(1)* %148 to i64*, !dbg !82
	%151 = icmp uge i64 %145, %p7, !dbg !81
	br i1 %151, label %b14_fail1, label %b14_ok1, !dbg !81, !prof !27

b14_ok1:
	%152 = bitcast i64* %150 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %152, i64 %18, i32 9, i32 %149), !dbg !82
	%153 = add i64 %146, %107, !dbg !80
	br label %b13, !dbg !80

b15:
	%154 = phi i64 [ %162, %b16_ok1 ], [ %103, %b13 ], !dbg !83
	%155 = icmp slt i64 %154, %141, !dbg !83
	br i1 %155, label %b16, label %b17, !dbg !83

b16:
	%156 = add i64 %144, %154, !dbg !84
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %156, !dbg !85
	%158 = addrspacecast i64 addrspace(1)* %157 to i64*, !dbg !86
	%159 = icmp uge i64 %156, %p7, !dbg !85
	br i1 %159, label %b16_fail1, label %b16_ok1, !dbg !85, !prof !27

b16_ok1:
	%160 = bitcast i64* %158 to i8*, !dbg !86
	%161 = call i64 @gpuc_signal_wait_until_thread(i8* %160, i32 5, i64 %18, i32 1, i8* %ctrl, i32 11), !dbg !86
	%162 = add i64 %154, %107, !dbg !83
	br label %b15, !dbg !83

b17:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%163 = addrspacecast float addrspace(1)* %44 to float*, !dbg !89
	%164 = ptrtoint float* %163 to i64, !dbg !89
	%165 = and i64 %164, 15, !dbg !89
	%166 = icmp eq i64 %165, 0, !dbg !89
	%167 = or i1 %166, %77, !dbg !89
	%168 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !89
	%169 = icmp ugt i64 %72, %43, !dbg !88
	%170 = icmp eq i1 %167, false, !dbg !89
	%171 = or i1 %169, %170, !dbg !89
	br i1 %171, label %b17_fail1, label %b17_ok1, !dbg !89, !prof !27

b17_ok1:
	br label %b18, !dbg !90

b18:
	%172 = phi i64 [ %103, %b17_ok1 ], [ %329, %b27 ], !dbg !90
	%173 = icmp slt i64 %172, %84, !dbg !90
	br i1 %173, label %b19, label %b28, !dbg !90

b19:
	%174 = phi float [ %314, %b26 ], [ 0.000000e+00, %b18 ], !dbg !93
	%175 = phi float [ %315, %b26 ], [ 0.000000e+00, %b18 ], !dbg !93
	%176 = phi float [ %316, %b26 ], [ 0.000000e+00, %b18 ], !dbg !93
	%177 = phi float [ %317, %b26 ], [ 0.000000e+00, %b18 ], !dbg !93
	%178 = phi i64 [ %318, %b26 ], [ 0, %b18 ], !dbg !94
	%179 = icmp slt i64 %178, %141, !dbg !95
	br i1 %179, label %b20, label %b27, !dbg !95

b20:
	%180 = trunc i64 %178 to i32, !dbg !96
	%181 = addrspacecast float addrspace(1)* %67 to float*, !dbg !96
	%182 = bitcast float* %181 to i8*, !dbg !96
	%183 = call i8* @gpuc_peer_thread(i8* %182, i32 %180), !dbg !96
	%184 = bitcast i8* %183 to float*, !dbg !96
	%185 = icmp eq float* %184, null, !dbg !96
	%186 = select i1 %185, i64 0, i64 %72, !dbg !96
	%187 = select i1 %185, i64 0, i64 %81, !dbg !97
	%188 = icmp eq i64 %187, 0, !dbg !97
	%189 = icmp eq i64 %186, 0, !dbg !97
	%190 = or i1 %188, %189, !dbg !97
	%191 = addrspacecast float* %184 to { float, float, float, float } addrspace(1)*, !dbg !97
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i64 %172, !dbg !98
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 0, !dbg !98
	%194 = icmp eq i1 %190, false, !dbg !97
	%195 = icmp eq float* %184, null, !dbg !98
	%196 = or i1 %194, %195, !dbg !98
	br i1 %196, label %b20_fail1, label %b20_ok1, !dbg !98, !prof !27

b20_ok1:
	%197 = bitcast { float, float, float, float } addrspace(1)* %192 to <4 x float> addrspace(1)*, !dbg !98
	%198 = load <4 x float>, <4 x float> addrspace(1)* %197, align 16, !dbg !98
	%199 = extractelement <4 x float> %198, i32 0, !dbg !98
	%200 = extractelement <4 x float> %198, i32 1, !dbg !98
	%201 = extractelement <4 x float> %198, i32 2, !dbg !98
	%202 = extractelement <4 x float> %198, i32 3, !dbg !98
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 1, !dbg !98
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 2, !dbg !98
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 3, !dbg !98
	%206 = add i64 %178, 1, !dbg !99
	%207 = icmp slt i64 %206, %141, !dbg !100
	br i1 %207, label %b21, label %b22, !dbg !100

b21:
	%208 = trunc i64 %206 to i32, !dbg !101
	%209 = addrspacecast float addrspace(1)* %67 to float*, !dbg !101
	%210 = bitcast float* %209 to i8*, !dbg !101
	%211 = call i8* @gpuc_peer_thread(i8* %210, i32 %208), !dbg !101
	%212 = bitcast i8* %211 to float*, !dbg !101
	%213 = icmp eq float* %212, null, !dbg !101
	%214 = select i1 %213, i64 0, i64 %72, !dbg !101
	%215 = select i1 %213, i64 0, i64 %81, !dbg !102
	%216 = icmp eq i64 %215, 0, !dbg !102
	%217 = icmp eq i64 %214, 0, !dbg !102
	%218 = or i1 %216, %217, !dbg !102
	%219 = addrspacecast float* %212 to { float, float, float, float } addrspace(1)*, !dbg !102
	%220 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %219, i64 %172, !dbg !103
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 0, !dbg !103
	%222 = icmp eq i1 %218, false, !dbg !102
	%223 = icmp eq float* %212, null, !dbg !103
	%224 = or i1 %222, %223, !dbg !103
	br i1 %224, label %b21_fail1, label %b21_ok1, !dbg !103, !prof !27

b21_ok1:
	%225 = bitcast { float, float, float, float } addrspace(1)* %220 to <4 x float> addrspace(1)*, !dbg !103
	%226 = load <4 x float>, <4 x float> addrspace(1)* %225, align 16, !dbg !103
	%227 = extractelement <4 x float> %226, i32 0, !dbg !103
	%228 = extractelement <4 x float> %226, i32 1, !dbg !103
	%229 = extractelement <4 x float> %226, i32 2, !dbg !103
	%230 = extractelement <4 x float> %226, i32 3, !dbg !103
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 1, !dbg !103
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 2, !dbg !103
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 3, !dbg !103
	br label %b22, !dbg !103

b22:
	%234 = phi float [ 0.000000e+00, %b20_ok1 ], [ %227, %b21_ok1 ], !dbg !104
	%235 = phi float [ 0.000000e+00, %b20_ok1 ], [ %228, %b21_ok1 ], !dbg !104
	%236 = phi float [ 0.000000e+00, %b20_ok1 ], [ %229, %b21_ok1 ], !dbg !104
	%237 = phi float [ 0.000000e+00, %b20_ok1 ], [ %230, %b21_ok1 ], !dbg !104
	%238 = add i64 %178, 2, !dbg !105
	%239 = icmp slt i64 %238, %141, !dbg !106
	br i1 %239, label %b23, label %b24, !dbg !106

b23:
	%240 = trunc i64 %238 to i32, !dbg !107
	%241 = addrspacecast float addrspace(1)* %67 to float*, !dbg !107
	%242 = bitcast float* %241 to i8*, !dbg !107
	%243 = call i8* @gpuc_peer_thread(i8* %242, i32 %240), !dbg !107
	%244 = bitcast i8* %243 to float*, !dbg !107
	%245 = icmp eq float* %244, null, !dbg !107
	%246 = select i1 %245, i64 0, i64 %72, !dbg !107
	%247 = select i1 %245, i64 0, i64 %81, !dbg !108
	%248 = icmp eq i64 %247, 0, !dbg !108
	%249 = icmp eq i64 %246, 0, !dbg !108
	%250 = or i1 %248, %249, !dbg !108
	%251 = addrspacecast float* %244 to { float, float, float, float } addrspace(1)*, !dbg !108
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %251, i64 %172, !dbg !109
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %252, i32 0, i32 0, !dbg !109
	%254 = icmp eq i1 %250, false, !dbg !108
	%255 = icmp eq float* %244, null, !dbg !109
	%256 = or i1 %254, %255, !dbg !109
	br i1 %256, label %b23_fail1, label %b23_ok1, !dbg !109, !prof !27

b23_ok1:
	%257 = bitcast { float, float, float, float } addrspace(1)* %252 to <4 x float> addrspace(1)*, !dbg !109
	%258 = load <4 x float>, <4 x float> addrspace(1)* %257, align 16, !dbg !109
	%259 = extractelement <4 x float> %258, i32 0, !dbg !109
	%260 = extractelement <4 x float> %258, i32 1, !dbg !109
	%261 = extractelement <4 x float> %258, i32 2, !dbg !109
	%262 = extractelement <4 x float> %258, i32 3, !dbg !109
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %252, i32 0, i32 1, !dbg !109
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %252, i32 0, i32 2, !dbg !109
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %252, i32 0, i32 3, !dbg !109
	br label %b24, !dbg !109

b24:
	%266 = phi float [ 0.000000e+00, %b22 ], [ %259, %b23_ok1 ], !dbg !110
	%267 = phi float [ 0.000000e+00, %b22 ], [ %260, %b23_ok1 ], !dbg !110
	%268 = phi float [ 0.000000e+00, %b22 ], [ %261, %b23_ok1 ], !dbg !110
	%269 = phi float [ 0.000000e+00, %b22 ], [ %262, %b23_ok1 ], !dbg !110
	%270 = add i64 %178, 3, !dbg !111
	%271 = icmp slt i64 %270, %141, !dbg !112
	br i1 %271, label %b25, label %b26, !dbg !112

b25:
	%272 = trunc i64 %270 to i32, !dbg !113
	%273 = addrspacecast float addrspace(1)* %67 to float*, !dbg !113
	%274 = bitcast float* %273 to i8*, !dbg !113
	%275 = call i8* @gpuc_peer_thread(i8* %274, i32 %272), !dbg !113
	%276 = bitcast i8* %275 to float*, !dbg !113
	%277 = icmp eq float* %276, null, !dbg !113
	%278 = select i1 %277, i64 0, i64 %72, !dbg !113
	%279 = select i1 %277, i64 0, i64 %81, !dbg !114
	%280 = icmp eq i64 %279, 0, !dbg !114
	%281 = icmp eq i64 %278, 0, !dbg !114
	%282 = or i1 %280, %281, !dbg !114
	%283 = addrspacecast float* %276 to { float, float, float, float } addrspace(1)*, !dbg !114
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i64 %172, !dbg !115
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %284, i32 0, i32 0, !dbg !115
	%286 = icmp eq i1 %282, false, !dbg !114
	%287 = icmp eq float* %276, null, !dbg !115
	%288 = or i1 %286, %287, !dbg !115
	br i1 %288, label %b25_fail1, label %b25_ok1, !dbg !115, !prof !27

b25_ok1:
	%289 = bitcast { float, float, float, float } addrspace(1)* %284 to <4 x float> addrspace(1)*, !dbg !115
	%290 = load <4 x float>, <4 x float> addrspace(1)* %289, align 16, !dbg !115
	%291 = extractelement <4 x float> %290, i32 0, !dbg !115
	%292 = extractelement <4 x float> %290, i32 1, !dbg !115
	%293 = extractelement <4 x float> %290, i32 2, !dbg !115
	%294 = extractelement <4 x float> %290, i32 3, !dbg !115
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %284, i32 0, i32 1, !dbg !115
	%296 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %284, i32 0, i32 2, !dbg !115
	%297 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %284, i32 0, i32 3, !dbg !115
	br label %b26, !dbg !115

b26:
	%298 = phi float [ 0.000000e+00, %b24 ], [ %291, %b25_ok1 ], !dbg !116
	%299 = phi float [ 0.000000e+00, %b24 ], [ %292, %b25_ok1 ], !dbg !116
	%300 = phi float [ 0.000000e+00, %b24 ], [ %293, %b25_ok1 ], !dbg !116
	%301 = phi float [ 0.000000e+00, %b24 ], [ %294, %b25_ok1 ], !dbg !116
	%302 = fadd float %199, %234, !dbg !119
	%303 = fadd float %200, %235, !dbg !120
	%304 = fadd float %201, %236, !dbg !121
	%305 = fadd float %202, %237, !dbg !122
	%306 = fadd float %266, %298, !dbg !124
	%307 = fadd float %267, %299, !dbg !125
	%308 = fadd float %268, %300, !dbg !126
	%309 = fadd float %269, %301, !dbg !127
	%310 = fadd float %302, %306, !dbg !129
	%311 = fadd float %303, %307, !dbg !130
	%312 = fadd float %304, %308, !dbg !131
	%313 = fadd float %305, %309, !dbg !132
	%314 = fadd float %174, %310, !dbg !134
	%315 = fadd float %175, %311, !dbg !135
	%316 = fadd float %176, %312, !dbg !136
	%317 = fadd float %177, %313, !dbg !137
	%318 = add i64 %178, 4, !dbg !138
	br label %b19, !dbg !138

b27:
	%319 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i64 %172, !dbg !139
	%320 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %319, i32 0, i32 0, !dbg !139
	%321 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %319, i32 0, i32 1, !dbg !139
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %319, i32 0, i32 2, !dbg !139
	%323 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %319, i32 0, i32 3, !dbg !139
	%324 = bitcast { float, float, float, float } addrspace(1)* %319 to <4 x float> addrspace(1)*, !dbg !139
	%325 = insertelement <4 x float> undef, float %174, i32 0, !dbg !139
	%326 = insertelement <4 x float> %325, float %175, i32 1, !dbg !139
	%327 = insertelement <4 x float> %326, float %176, i32 2, !dbg !139
	%328 = insertelement <4 x float> %327, float %177, i32 3, !dbg !139
	store <4 x float> %328, <4 x float> addrspace(1)* %324, align 16, !dbg !139
	%329 = add i64 %172, %107, !dbg !90
	br label %b18, !dbg !90

b28:
	%330 = phi i64 [ %351, %b31_ok1 ], [ %103, %b18 ], !dbg !140
	%331 = icmp slt i64 %330, %132, !dbg !140
	br i1 %331, label %b29, label %b32, !dbg !140

b29:
	%332 = add i64 %72, %330, !dbg !141
	br label %b30, !dbg !142

b30:
	%333 = phi float [ %346, %b30_ok1 ], [ 0.000000e+00, %b29 ], !dbg !142
	%334 = phi i64 [ %347, %b30_ok1 ], [ 0, %b29 ], !dbg !142
	%335 = trunc i64 %334 to i32, !dbg !143
	%336 = addrspacecast float addrspace(1)* %67 to float*, !dbg !143
	%337 = bitcast float* %336 to i8*, !dbg !143
	%338 = call i8* @gpuc_peer_thread(i8* %337, i32 %335), !dbg !143
	%339 = bitcast i8* %338 to float*, !dbg !143
	%340 = icmp eq float* %339, null, !dbg !143
	%341 = select i1 %340, i64 0, i64 %66, !dbg !143
	%342 = addrspacecast float* %339 to float addrspace(1)*, !dbg !144
	%343 = getelementptr inbounds float, float addrspace(1)* %342, i64 %332, !dbg !144
	%344 = icmp uge i64 %332, %341, !dbg !144
	br i1 %344, label %b30_fail1, label %b30_ok1, !dbg !144, !prof !27

b30_ok1:
	%345 = load float, float addrspace(1)* %343, align 4, !dbg !144
	%346 = fadd float %333, %345, !dbg !145
	%347 = add i64 %334, 1, !dbg !145
	%348 = icmp slt i64 %347, %141, !dbg !145
	br i1 %348, label %b30, label %b31, !dbg !145

b31:
	%349 = getelementptr inbounds float, float addrspace(1)* %44, i64 %332, !dbg !146
	%350 = icmp uge i64 %332, %40, !dbg !146
	br i1 %350, label %b31_fail1, label %b31_ok1, !dbg !146, !prof !27

b31_ok1:
	store float %346, float addrspace(1)* %349, align 4, !dbg !146
	%351 = add i64 %330, %107, !dbg !140
	br label %b28, !dbg !140

b32:
	call void @llvm.nvvm.barrier0(), !dbg !149
	%352 = icmp eq i64 %103, 0, !dbg !150
	br i1 %352, label %b33, label %b34, !dbg !150

b33:
	%353 = load i64, i64 addrspace(1)* %15, align 8, !dbg !151
	%354 = add i64 %353, 1, !dbg !152
	store i64 %354, i64 addrspace(1)* %15, align 8, !dbg !151
	br label %b34, !dbg !151

b34:
	ret void, !dbg !148

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p10), !dbg !26
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !26
	ret void, !dbg !26

b2_fail1:
	%355 = icmp ugt i64 %38, %p3, !dbg !45
	br i1 %355, label %b2_fail2, label %b2_ok2, !dbg !45

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %38, i64 %p3), !dbg !45
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !45
	ret void, !dbg !45

b2_ok2:
	%356 = icmp ugt i64 %30, %38, !dbg !45
	br i1 %356, label %b2_fail3, label %b2_ok3, !dbg !45

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %30, i64 %38), !dbg !45
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !45
	ret void, !dbg !45

b2_ok3:
	%357 = icmp ugt i64 %38, %p1, !dbg !46
	br i1 %357, label %b2_fail4, label %b2_ok4, !dbg !46

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %38, i64 %p1), !dbg !46
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !46
	ret void, !dbg !46

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !48
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !48
	ret void, !dbg !48

b2_fail5:
	%358 = icmp ugt i64 %65, %p5, !dbg !55
	br i1 %358, label %b2_fail6, label %b2_ok6, !dbg !55

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %65, i64 %p5), !dbg !55
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !55
	ret void, !dbg !55

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %64, i64 %65), !dbg !55
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !55
	ret void, !dbg !55

b2_fail7:
	%359 = icmp ugt i64 %72, %41, !dbg !58
	br i1 %359, label %b2_fail8, label %b2_ok8, !dbg !58

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %72, i64 %41), !dbg !58
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !58
	ret void, !dbg !58

b2_ok8:
	%360 = icmp eq i1 %78, false, !dbg !59
	br i1 %360, label %b2_fail9, label %b2_ok9, !dbg !59

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %75, i64 16), !dbg !59
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !59
	ret void, !dbg !59

b2_ok9:
	%361 = icmp ugt i64 %72, %66, !dbg !60
	br i1 %361, label %b2_fail10, label %b2_ok10, !dbg !60

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %72, i64 %66), !dbg !60
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !60
	ret void, !dbg !60

b2_ok10:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %81, i64 16), !dbg !61
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !61
	ret void, !dbg !61

b8_cold:
	%362 = phi i64 [ %372, %b9_cold_ok1 ], [ %103, %b5 ], !dbg !68
	%363 = icmp slt i64 %362, %132, !dbg !68
	br i1 %363, label %b9_cold, label %b10, !dbg !68

b9_cold:
	%364 = add i64 %72, %362, !dbg !70
	%365 = getelementptr inbounds float, float addrspace(1)* %42, i64 %364, !dbg !71
	%366 = icmp uge i64 %364, %40, !dbg !71
	%367 = icmp uge i64 %364, %66, !dbg !72
	%368 = or i1 %366, %367, !dbg !72
	br i1 %368, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !72, !prof !27

b9_cold_fail1:
	%369 = icmp uge i64 %364, %40, !dbg !71
	br i1 %369, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !71

b9_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %364, i64 %40), !dbg !71
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %364, i64 %66), !dbg !72
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !72
	ret void, !dbg !72

b9_cold_ok1:
	%370 = load float, float addrspace(1)* %365, align 4, !dbg !71
	%371 = getelementptr inbounds float, float addrspace(1)* %67, i64 %364, !dbg !72
	store float %370, float addrspace(1)* %371, align 4, !dbg !72
	%372 = add i64 %362, %107, !dbg !68
	br label %b8_cold, !dbg !68, !llvm.loop !74

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p7), !dbg !81
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !81
	ret void, !dbg !81

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %156, i64 %p7), !dbg !85
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !85
	ret void, !dbg !85

b17_fail1:
	%373 = icmp ugt i64 %72, %43, !dbg !88
	br i1 %373, label %b17_fail2, label %b17_ok2, !dbg !88

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %72, i64 %43), !dbg !88
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !88
	ret void, !dbg !88

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %165, i64 16), !dbg !89
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !89
	ret void, !dbg !89

b20_fail1:
	%374 = icmp eq i1 %190, false, !dbg !97
	br i1 %374, label %b20_fail2, label %b20_ok2, !dbg !97

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %187, i64 16), !dbg !97
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !97
	ret void, !dbg !97

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %172, i64 0), !dbg !98
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !98
	ret void, !dbg !98

b21_fail1:
	%375 = icmp eq i1 %218, false, !dbg !102
	br i1 %375, label %b21_fail2, label %b21_ok2, !dbg !102

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %215, i64 16), !dbg !102
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !102
	ret void, !dbg !102

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %172, i64 0), !dbg !103
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !103
	ret void, !dbg !103

b23_fail1:
	%376 = icmp eq i1 %250, false, !dbg !108
	br i1 %376, label %b23_fail2, label %b23_ok2, !dbg !108

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %247, i64 16), !dbg !108
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !108
	ret void, !dbg !108

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %172, i64 0), !dbg !109
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !109
	ret void, !dbg !109

b25_fail1:
	%377 = icmp eq i1 %282, false, !dbg !114
	br i1 %377, label %b25_fail2, label %b25_ok2, !dbg !114

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %279, i64 16), !dbg !114
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !114
	ret void, !dbg !114

b25_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %172, i64 0), !dbg !115
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !115
	ret void, !dbg !115

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %332, i64 %341), !dbg !144
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !144
	ret void, !dbg !144

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %332, i64 %40), !dbg !146
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !146
	ret void, !dbg !146
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
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !172, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !172, !range !29
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
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %25, i32 1, i8* %ctrl, i32 11), !dbg !179
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
	%80 = ashr i64 %77, 2, !dbg !191
	%81 = trunc i64 %20 to i32, !dbg !192
	%82 = trunc i64 %18 to i32, !dbg !192
	%83 = mul i32 %81, %82, !dbg !192
	%84 = zext i32 %83 to i64, !dbg !192
	%85 = trunc i64 %9 to i32, !dbg !192
	%86 = add i32 %85, %83, !dbg !192
	%87 = zext i32 %86 to i64, !dbg !192
	%88 = mul i64 %11, %87, !dbg !192
	%89 = add i64 %7, %88, !dbg !192
	%90 = mul i64 %89, %40, !dbg !192
	%91 = add i64 %90, %36, !dbg !192
	%92 = mul i64 %11, %20, !dbg !192
	%93 = mul i64 %92, %22, !dbg !192
	%94 = mul i64 %93, %40, !dbg !192
	%95 = icmp ugt i64 %76, %p3, !dbg !189
	%96 = icmp ugt i64 %66, %76, !dbg !189
	%97 = icmp ugt i64 %76, %p1, !dbg !190
	%98 = or i1 %95, %96, !dbg !190
	%99 = or i1 %98, %97, !dbg !190
	br i1 %99, label %b5_fail1, label %b5_ok1, !dbg !190, !prof !27

b5_ok1:
	br label %b6, !dbg !192

b6:
	%100 = phi i64 [ %91, %b5_ok1 ], [ %281, %b16 ], !dbg !192
	%101 = icmp slt i64 %100, %80, !dbg !192
	br i1 %101, label %b7, label %b17, !dbg !192

b7:
	%102 = phi float [ %245, %b14 ], [ 0.000000e+00, %b6 ], !dbg !194
	%103 = phi float [ %246, %b14 ], [ 0.000000e+00, %b6 ], !dbg !194
	%104 = phi float [ %247, %b14 ], [ 0.000000e+00, %b6 ], !dbg !194
	%105 = phi float [ %248, %b14 ], [ 0.000000e+00, %b6 ], !dbg !194
	%106 = phi i64 [ %249, %b14 ], [ 0, %b6 ], !dbg !195
	%107 = icmp slt i64 %106, %15, !dbg !196
	br i1 %107, label %b8, label %b15, !dbg !196

b8:
	%108 = trunc i64 %106 to i32, !dbg !197
	%109 = addrspacecast float addrspace(1)* %78 to float*, !dbg !197
	%110 = bitcast float* %109 to i8*, !dbg !197
	%111 = call i8* @gpuc_peer_thread(i8* %110, i32 %108), !dbg !197
	%112 = bitcast i8* %111 to float*, !dbg !197
	%113 = icmp eq float* %112, null, !dbg !197
	%114 = select i1 %113, i64 0, i64 %77, !dbg !197
	%115 = addrspacecast float addrspace(1)* %78 to float*, !dbg !198
	%116 = ptrtoint float* %115 to i64, !dbg !198
	%117 = and i64 %116, 15, !dbg !198
	%118 = select i1 %113, i64 0, i64 %117, !dbg !198
	%119 = icmp eq i64 %118, 0, !dbg !198
	%120 = icmp eq i64 %114, 0, !dbg !198
	%121 = or i1 %119, %120, !dbg !198
	%122 = addrspacecast float* %112 to { float, float, float, float } addrspace(1)*, !dbg !198
	%123 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i64 %100, !dbg !199
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 0, !dbg !199
	%125 = icmp eq i1 %121, false, !dbg !198
	%126 = icmp eq float* %112, null, !dbg !199
	%127 = or i1 %125, %126, !dbg !199
	br i1 %127, label %b8_fail1, label %b8_ok1, !dbg !199, !prof !27

b8_ok1:
	%128 = bitcast { float, float, float, float } addrspace(1)* %123 to <4 x float> addrspace(1)*, !dbg !199
	%129 = load <4 x float>, <4 x float> addrspace(1)* %128, align 16, !dbg !199
	%130 = extractelement <4 x float> %129, i32 0, !dbg !199
	%131 = extractelement <4 x float> %129, i32 1, !dbg !199
	%132 = extractelement <4 x float> %129, i32 2, !dbg !199
	%133 = extractelement <4 x float> %129, i32 3, !dbg !199
	%134 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 1, !dbg !199
	%135 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 2, !dbg !199
	%136 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 3, !dbg !199
	%137 = add i64 %106, 1, !dbg !200
	%138 = icmp slt i64 %137, %15, !dbg !201
	br i1 %138, label %b9, label %b10, !dbg !201

b9:
	%139 = trunc i64 %137 to i32, !dbg !202
	%140 = addrspacecast float addrspace(1)* %78 to float*, !dbg !202
	%141 = bitcast float* %140 to i8*, !dbg !202
	%142 = call i8* @gpuc_peer_thread(i8* %141, i32 %139), !dbg !202
	%143 = bitcast i8* %142 to float*, !dbg !202
	%144 = icmp eq float* %143, null, !dbg !202
	%145 = select i1 %144, i64 0, i64 %77, !dbg !202
	%146 = select i1 %144, i64 0, i64 %117, !dbg !203
	%147 = icmp eq i64 %146, 0, !dbg !203
	%148 = icmp eq i64 %145, 0, !dbg !203
	%149 = or i1 %147, %148, !dbg !203
	%150 = addrspacecast float* %143 to { float, float, float, float } addrspace(1)*, !dbg !203
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i64 %100, !dbg !204
	%152 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 0, !dbg !204
	%153 = icmp eq i1 %149, false, !dbg !203
	%154 = icmp eq float* %143, null, !dbg !204
	%155 = or i1 %153, %154, !dbg !204
	br i1 %155, label %b9_fail1, label %b9_ok1, !dbg !204, !prof !27

b9_ok1:
	%156 = bitcast { float, float, float, float } addrspace(1)* %151 to <4 x float> addrspace(1)*, !dbg !204
	%157 = load <4 x float>, <4 x float> addrspace(1)* %156, align 16, !dbg !204
	%158 = extractelement <4 x float> %157, i32 0, !dbg !204
	%159 = extractelement <4 x float> %157, i32 1, !dbg !204
	%160 = extractelement <4 x float> %157, i32 2, !dbg !204
	%161 = extractelement <4 x float> %157, i32 3, !dbg !204
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 1, !dbg !204
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 2, !dbg !204
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i32 0, i32 3, !dbg !204
	br label %b10, !dbg !204

b10:
	%165 = phi float [ 0.000000e+00, %b8_ok1 ], [ %158, %b9_ok1 ], !dbg !205
	%166 = phi float [ 0.000000e+00, %b8_ok1 ], [ %159, %b9_ok1 ], !dbg !205
	%167 = phi float [ 0.000000e+00, %b8_ok1 ], [ %160, %b9_ok1 ], !dbg !205
	%168 = phi float [ 0.000000e+00, %b8_ok1 ], [ %161, %b9_ok1 ], !dbg !205
	%169 = add i64 %106, 2, !dbg !206
	%170 = icmp slt i64 %169, %15, !dbg !207
	br i1 %170, label %b11, label %b12, !dbg !207

b11:
	%171 = trunc i64 %169 to i32, !dbg !208
	%172 = addrspacecast float addrspace(1)* %78 to float*, !dbg !208
	%173 = bitcast float* %172 to i8*, !dbg !208
	%174 = call i8* @gpuc_peer_thread(i8* %173, i32 %171), !dbg !208
	%175 = bitcast i8* %174 to float*, !dbg !208
	%176 = icmp eq float* %175, null, !dbg !208
	%177 = select i1 %176, i64 0, i64 %77, !dbg !208
	%178 = select i1 %176, i64 0, i64 %117, !dbg !209
	%179 = icmp eq i64 %178, 0, !dbg !209
	%180 = icmp eq i64 %177, 0, !dbg !209
	%181 = or i1 %179, %180, !dbg !209
	%182 = addrspacecast float* %175 to { float, float, float, float } addrspace(1)*, !dbg !209
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i64 %100, !dbg !210
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 0, !dbg !210
	%185 = icmp eq i1 %181, false, !dbg !209
	%186 = icmp eq float* %175, null, !dbg !210
	%187 = or i1 %185, %186, !dbg !210
	br i1 %187, label %b11_fail1, label %b11_ok1, !dbg !210, !prof !27

b11_ok1:
	%188 = bitcast { float, float, float, float } addrspace(1)* %183 to <4 x float> addrspace(1)*, !dbg !210
	%189 = load <4 x float>, <4 x float> addrspace(1)* %188, align 16, !dbg !210
	%190 = extractelement <4 x float> %189, i32 0, !dbg !210
	%191 = extractelement <4 x float> %189, i32 1, !dbg !210
	%192 = extractelement <4 x float> %189, i32 2, !dbg !210
	%193 = extractelement <4 x float> %189, i32 3, !dbg !210
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 1, !dbg !210
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 2, !dbg !210
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 3, !dbg !210
	br label %b12, !dbg !210

b12:
	%197 = phi float [ 0.000000e+00, %b10 ], [ %190, %b11_ok1 ], !dbg !211
	%198 = phi float [ 0.000000e+00, %b10 ], [ %191, %b11_ok1 ], !dbg !211
	%199 = phi float [ 0.000000e+00, %b10 ], [ %192, %b11_ok1 ], !dbg !211
	%200 = phi float [ 0.000000e+00, %b10 ], [ %193, %b11_ok1 ], !dbg !211
	%201 = add i64 %106, 3, !dbg !212
	%202 = icmp slt i64 %201, %15, !dbg !213
	br i1 %202, label %b13, label %b14, !dbg !213

b13:
	%203 = trunc i64 %201 to i32, !dbg !214
	%204 = addrspacecast float addrspace(1)* %78 to float*, !dbg !214
	%205 = bitcast float* %204 to i8*, !dbg !214
	%206 = call i8* @gpuc_peer_thread(i8* %205, i32 %203), !dbg !214
	%207 = bitcast i8* %206 to float*, !dbg !214
	%208 = icmp eq float* %207, null, !dbg !214
	%209 = select i1 %208, i64 0, i64 %77, !dbg !214
	%210 = select i1 %208, i64 0, i64 %117, !dbg !215
	%211 = icmp eq i64 %210, 0, !dbg !215
	%212 = icmp eq i64 %209, 0, !dbg !215
	%213 = or i1 %211, %212, !dbg !215
	%214 = addrspacecast float* %207 to { float, float, float, float } addrspace(1)*, !dbg !215
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %214, i64 %100, !dbg !216
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 0, !dbg !216
	%217 = icmp eq i1 %213, false, !dbg !215
	%218 = icmp eq float* %207, null, !dbg !216
	%219 = or i1 %217, %218, !dbg !216
	br i1 %219, label %b13_fail1, label %b13_ok1, !dbg !216, !prof !27

b13_ok1:
	%220 = bitcast { float, float, float, float } addrspace(1)* %215 to <4 x float> addrspace(1)*, !dbg !216
	%221 = load <4 x float>, <4 x float> addrspace(1)* %220, align 16, !dbg !216
	%222 = extractelement <4 x float> %221, i32 0, !dbg !216
	%223 = extractelement <4 x float> %221, i32 1, !dbg !216
	%224 = extractelement <4 x float> %221, i32 2, !dbg !216
	%225 = extractelement <4 x float> %221, i32 3, !dbg !216
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 1, !dbg !216
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 2, !dbg !216
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 3, !dbg !216
	br label %b14, !dbg !216

b14:
	%229 = phi float [ 0.000000e+00, %b12 ], [ %222, %b13_ok1 ], !dbg !217
	%230 = phi float [ 0.000000e+00, %b12 ], [ %223, %b13_ok1 ], !dbg !217
	%231 = phi float [ 0.000000e+00, %b12 ], [ %224, %b13_ok1 ], !dbg !217
	%232 = phi float [ 0.000000e+00, %b12 ], [ %225, %b13_ok1 ], !dbg !217
	%233 = fadd float %130, %165, !dbg !219
	%234 = fadd float %131, %166, !dbg !220
	%235 = fadd float %132, %167, !dbg !221
	%236 = fadd float %133, %168, !dbg !222
	%237 = fadd float %197, %229, !dbg !224
	%238 = fadd float %198, %230, !dbg !225
	%239 = fadd float %199, %231, !dbg !226
	%240 = fadd float %200, %232, !dbg !227
	%241 = fadd float %233, %237, !dbg !229
	%242 = fadd float %234, %238, !dbg !230
	%243 = fadd float %235, %239, !dbg !231
	%244 = fadd float %236, %240, !dbg !232
	%245 = fadd float %102, %241, !dbg !234
	%246 = fadd float %103, %242, !dbg !235
	%247 = fadd float %104, %243, !dbg !236
	%248 = fadd float %105, %244, !dbg !237
	%249 = add i64 %106, 4, !dbg !238
	br label %b7, !dbg !238

b15:
	%250 = phi i64 [ %279, %b15_ok1 ], [ 0, %b7 ], !dbg !239
	%251 = trunc i64 %250 to i32, !dbg !155
	%252 = addrspacecast float addrspace(1)* %79 to float*, !dbg !155
	%253 = bitcast float* %252 to i8*, !dbg !155
	%254 = call i8* @gpuc_peer_thread(i8* %253, i32 %251), !dbg !155
	%255 = bitcast i8* %254 to float*, !dbg !155
	%256 = icmp eq float* %255, null, !dbg !155
	%257 = select i1 %256, i64 0, i64 %77, !dbg !155
	%258 = addrspacecast float addrspace(1)* %79 to float*, !dbg !240
	%259 = ptrtoint float* %258 to i64, !dbg !240
	%260 = and i64 %259, 15, !dbg !240
	%261 = select i1 %256, i64 0, i64 %260, !dbg !240
	%262 = icmp eq i64 %261, 0, !dbg !240
	%263 = icmp eq i64 %257, 0, !dbg !240
	%264 = or i1 %262, %263, !dbg !240
	%265 = addrspacecast float* %255 to { float, float, float, float } addrspace(1)*, !dbg !240
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %265, i64 %100, !dbg !241
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 0, !dbg !241
	%268 = icmp eq i1 %264, false, !dbg !240
	%269 = icmp eq float* %255, null, !dbg !241
	%270 = or i1 %268, %269, !dbg !241
	br i1 %270, label %b15_fail1, label %b15_ok1, !dbg !241, !prof !27

b15_ok1:
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 1, !dbg !241
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 2, !dbg !241
	%273 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 3, !dbg !241
	%274 = bitcast { float, float, float, float } addrspace(1)* %266 to <4 x float> addrspace(1)*, !dbg !241
	%275 = insertelement <4 x float> undef, float %102, i32 0, !dbg !241
	%276 = insertelement <4 x float> %275, float %103, i32 1, !dbg !241
	%277 = insertelement <4 x float> %276, float %104, i32 2, !dbg !241
	%278 = insertelement <4 x float> %277, float %105, i32 3, !dbg !241
	store <4 x float> %278, <4 x float> addrspace(1)* %274, align 16, !dbg !241
	%279 = add i64 %250, 1, !dbg !241
	%280 = icmp slt i64 %279, %15, !dbg !241
	br i1 %280, label %b15, label %b16, !dbg !241

b16:
	%281 = add i64 %100, %94, !dbg !192
	br label %b6, !dbg !192

b17:
	%282 = trunc i64 %15 to i32, !dbg !242
	%283 = sub i32 %282, 1, !dbg !242
	%284 = zext i32 %283 to i64, !dbg !242
	%285 = icmp eq i64 %14, %284, !dbg !243
	br i1 %285, label %b18, label %b24, !dbg !243

b18:
	%286 = mul i64 %59, 4, !dbg !244
	%287 = sub i64 %p3, %286, !dbg !245
	br label %b19, !dbg !246

b19:
	%288 = phi i64 [ %91, %b18 ], [ %320, %b23 ], !dbg !246
	%289 = icmp slt i64 %288, %287, !dbg !246
	br i1 %289, label %b20, label %b24, !dbg !246

b20:
	%290 = add i64 %76, %288, !dbg !247
	br label %b21, !dbg !248

b21:
	%291 = phi float [ %304, %b21_ok1 ], [ 0.000000e+00, %b20 ], !dbg !248
	%292 = phi i64 [ %305, %b21_ok1 ], [ 0, %b20 ], !dbg !248
	%293 = trunc i64 %292 to i32, !dbg !249
	%294 = addrspacecast float addrspace(1)* %1 to float*, !dbg !249
	%295 = bitcast float* %294 to i8*, !dbg !249
	%296 = call i8* @gpuc_peer_thread(i8* %295, i32 %293), !dbg !249
	%297 = bitcast i8* %296 to float*, !dbg !249
	%298 = icmp eq float* %297, null, !dbg !249
	%299 = select i1 %298, i64 0, i64 %p3, !dbg !249
	%300 = addrspacecast float* %297 to float addrspace(1)*, !dbg !250
	%301 = getelementptr inbounds float, float addrspace(1)* %300, i64 %290, !dbg !250
	%302 = icmp uge i64 %290, %299, !dbg !250
	br i1 %302, label %b21_fail1, label %b21_ok1, !dbg !250, !prof !27

b21_ok1:
	%303 = load float, float addrspace(1)* %301, align 4, !dbg !250
	%304 = fadd float %291, %303, !dbg !251
	%305 = add i64 %292, 1, !dbg !251
	%306 = icmp slt i64 %305, %15, !dbg !251
	br i1 %306, label %b21, label %b22, !dbg !251

b22:
	%307 = phi i64 [ %318, %b22_ok1 ], [ 0, %b21_ok1 ], !dbg !252
	%308 = trunc i64 %307 to i32, !dbg !253
	%309 = addrspacecast float addrspace(1)* %0 to float*, !dbg !253
	%310 = bitcast float* %309 to i8*, !dbg !253
	%311 = call i8* @gpuc_peer_thread(i8* %310, i32 %308), !dbg !253
	%312 = bitcast i8* %311 to float*, !dbg !253
	%313 = icmp eq float* %312, null, !dbg !253
	%314 = select i1 %313, i64 0, i64 %p1, !dbg !253
	%315 = addrspacecast float* %312 to float addrspace(1)*, !dbg !254
	%316 = getelementptr inbounds float, float addrspace(1)* %315, i64 %290, !dbg !254
	%317 = icmp uge i64 %290, %314, !dbg !254
	br i1 %317, label %b22_fail1, label %b22_ok1, !dbg !254, !prof !27

b22_ok1:
	store float %304, float addrspace(1)* %316, align 4, !dbg !254
	%318 = add i64 %307, 1, !dbg !254
	%319 = icmp slt i64 %318, %15, !dbg !254
	br i1 %319, label %b22, label %b23, !dbg !254

b23:
	%320 = add i64 %288, %94, !dbg !246
	br label %b19, !dbg !246

b24:
	call void @llvm.nvvm.barrier0(), !dbg !255
	%321 = icmp slt i64 %36, %15, !dbg !256
	br i1 %321, label %b25, label %b26, !dbg !256

b25:
	call void @gpuc_fence_thread(), !dbg !257
	br label %b26, !dbg !257

b26:
	%322 = add i64 %p6, %7, !dbg !258
	%323 = mul i64 %322, %15, !dbg !259
	%324 = add i64 %323, %14, !dbg !260
	br label %b27, !dbg !261

b27:
	%325 = phi i64 [ %36, %b26 ], [ %332, %b28_ok1 ], !dbg !261
	%326 = icmp slt i64 %325, %15, !dbg !261
	br i1 %326, label %b28, label %b29, !dbg !261

b28:
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %324, !dbg !262
	%328 = trunc i64 %325 to i32, !dbg !263
	%329 = addrspacecast i64 addrspace(1)* %327 to i64*, !dbg !263
	%330 = icmp uge i64 %324, %p5, !dbg !262
	br i1 %330, label %b28_fail1, label %b28_ok1, !dbg !262, !prof !27

b28_ok1:
	%331 = bitcast i64* %329 to i8*, !dbg !263
	call void @gpuc_signal_op_thread(i8* %331, i64 %25, i32 9, i32 %328), !dbg !263
	%332 = add i64 %325, %40, !dbg !261
	br label %b27, !dbg !261

b29:
	%333 = phi i64 [ %341, %b30_ok1 ], [ %36, %b27 ], !dbg !264
	%334 = icmp slt i64 %333, %15, !dbg !264
	br i1 %334, label %b30, label %b31, !dbg !264

b30:
	%335 = add i64 %323, %333, !dbg !265
	%336 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %335, !dbg !266
	%337 = addrspacecast i64 addrspace(1)* %336 to i64*, !dbg !267
	%338 = icmp uge i64 %335, %p5, !dbg !266
	br i1 %338, label %b30_fail1, label %b30_ok1, !dbg !266, !prof !27

b30_ok1:
	%339 = bitcast i64* %337 to i8*, !dbg !267
	%340 = call i64 @gpuc_signal_wait_until_thread(i8* %339, i32 5, i64 %25, i32 1, i8* %ctrl, i32 11), !dbg !267
	%341 = add i64 %333, %40, !dbg !264
	br label %b29, !dbg !264

b31:
	call void @llvm.nvvm.barrier0(), !dbg !268
	%342 = icmp eq i64 %36, 0, !dbg !270
	br i1 %342, label %b32, label %b33, !dbg !270

b32:
	%343 = load i64, i64 addrspace(1)* %23, align 8, !dbg !271
	%344 = add i64 %343, 1, !dbg !272
	store i64 %344, i64 addrspace(1)* %23, align 8, !dbg !271
	br label %b33, !dbg !271

b33:
	ret void, !dbg !269

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %13, i64 %p8), !dbg !165
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !165
	ret void, !dbg !165

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %41, i64 %p5), !dbg !174
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !174
	ret void, !dbg !174

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %52, i64 %p5), !dbg !178
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !178
	ret void, !dbg !178

b5_fail1:
	%345 = icmp ugt i64 %76, %p3, !dbg !189
	br i1 %345, label %b5_fail2, label %b5_ok2, !dbg !189

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %76, i64 %p3), !dbg !189
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !189
	ret void, !dbg !189

b5_ok2:
	%346 = icmp ugt i64 %66, %76, !dbg !189
	br i1 %346, label %b5_fail3, label %b5_ok3, !dbg !189

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %66, i64 %76), !dbg !189
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !189
	ret void, !dbg !189

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %76, i64 %p1), !dbg !190
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !190
	ret void, !dbg !190

b8_fail1:
	%347 = icmp eq i1 %121, false, !dbg !198
	br i1 %347, label %b8_fail2, label %b8_ok2, !dbg !198

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %118, i64 16), !dbg !198
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !198
	ret void, !dbg !198

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %100, i64 0), !dbg !199
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !199
	ret void, !dbg !199

b9_fail1:
	%348 = icmp eq i1 %149, false, !dbg !203
	br i1 %348, label %b9_fail2, label %b9_ok2, !dbg !203

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %146, i64 16), !dbg !203
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !203
	ret void, !dbg !203

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %100, i64 0), !dbg !204
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !204
	ret void, !dbg !204

b11_fail1:
	%349 = icmp eq i1 %181, false, !dbg !209
	br i1 %349, label %b11_fail2, label %b11_ok2, !dbg !209

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %178, i64 16), !dbg !209
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %100, i64 0), !dbg !210
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !210
	ret void, !dbg !210

b13_fail1:
	%350 = icmp eq i1 %213, false, !dbg !215
	br i1 %350, label %b13_fail2, label %b13_ok2, !dbg !215

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %210, i64 16), !dbg !215
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !215
	ret void, !dbg !215

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %100, i64 0), !dbg !216
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !216
	ret void, !dbg !216

b15_fail1:
	%351 = icmp eq i1 %264, false, !dbg !240
	br i1 %351, label %b15_fail2, label %b15_ok2, !dbg !240

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %261, i64 16), !dbg !240
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !240
	ret void, !dbg !240

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %100, i64 0), !dbg !241
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !241
	ret void, !dbg !241

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %290, i64 %299), !dbg !250
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !250
	ret void, !dbg !250

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %290, i64 %314), !dbg !254
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !254
	ret void, !dbg !254

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %324, i64 %p5), !dbg !262
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !262
	ret void, !dbg !262

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %335, i64 %p5), !dbg !266
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !266
	ret void, !dbg !266
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
	%3 = phi float [ 1.000000e+00, %b0 ], [ %13, %b3 ], !dbg !277
	%4 = phi i64 [ 0, %b0 ], [ %14, %b3 ], !dbg !277
	%5 = trunc i64 %4 to i32, !dbg !275
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !275
	%7 = bitcast float* %6 to i8*, !dbg !275
	%8 = call i8* @gpuc_peer_thread(i8* %7, i32 %5), !dbg !275
	%9 = bitcast i8* %8 to float*, !dbg !275
	%10 = icmp eq float* %9, null, !dbg !275
	%11 = select i1 %10, i64 0, i64 %p1, !dbg !275
	%12 = icmp eq i64 %11, 0, !dbg !278
	br i1 %12, label %b2, label %b3, !dbg !278

b2:
	br label %b3, !dbg !278

b3:
	%13 = phi float [ %3, %b1 ], [ 0.000000e+00, %b2 ], !dbg !277
	%14 = add i64 %4, 1, !dbg !277
	%15 = icmp slt i64 %14, %2, !dbg !277
	br i1 %15, label %b1, label %b4, !dbg !277

b4:
	%16 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !279
	%17 = icmp uge i64 0, %p1, !dbg !279
	br i1 %17, label %b4_fail1, label %b4_ok1, !dbg !279, !prof !27

b4_ok1:
	store float %13, float addrspace(1)* %16, align 4, !dbg !279
	ret void, !dbg !279

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %p1), !dbg !279
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !279
	ret void, !dbg !279
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
	br i1 %38, label %b1, label %b28, !dbg !297

b1:
	%39 = icmp slt i64 0, %12, !dbg !298
	%40 = mul i32 %11, 2, !dbg !299
	%41 = zext i32 %40 to i64, !dbg !299
	%42 = add i64 %37, %41, !dbg !300
	%43 = sub i64 %42, 1, !dbg !301
	%44 = trunc i64 %29 to i32, !dbg !302
	%45 = add i64 %37, %12, !dbg !305
	%46 = sub i64 %45, 1, !dbg !306
	%47 = add i64 %37, %7, !dbg !307
	%48 = sub i64 %47, 2, !dbg !308
	%49 = sub i64 %47, 1, !dbg !309
	%50 = sub i64 %12, 1, !dbg !310
	%51 = mul i64 %50, %p8, !dbg !311
	%52 = sub i64 %32, %51, !dbg !312
	br label %b2, !dbg !297

b2:
	%53 = phi i64 [ %287, %b27 ], [ 0, %b1 ], !dbg !297
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !315, !range !23
	%55 = sext i32 %54 to i64, !dbg !315
	%56 = mul i64 %31, %55, !dbg !316
	%57 = add i64 %56, %9, !dbg !317
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %57, !dbg !318
	%59 = icmp uge i64 %57, %p10, !dbg !318
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !318, !prof !27

b2_ok1:
	%60 = load i64, i64 addrspace(1)* %58, align 8, !dbg !318
	%61 = add i64 %60, 1, !dbg !319
	%62 = add i64 %61, %53, !dbg !321
	%63 = mul i64 %53, %55, !dbg !322
	%64 = add i64 %63, %9, !dbg !323
	%65 = mul i64 %64, %7, !dbg !324
	%66 = mul i64 %65, %p8, !dbg !325
	br i1 %39, label %b3, label %b13, !dbg !298

b3:
	%67 = phi i64 [ %175, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !298
	%68 = sub i64 %20, %67, !dbg !326
	%69 = add i64 %68, %7, !dbg !327
	%70 = icmp eq i64 %7, -1, !dbg !328
	%71 = select i1 %70, i64 1, i64 %7, !dbg !328
	%72 = srem i64 %69, %71, !dbg !328
	%73 = mul i64 %72, %p8, !dbg !331
	%74 = add i64 %66, %73, !dbg !332
	%75 = icmp slt i64 %74, %p1, !dbg !333
	%76 = select i1 %75, i64 %74, i64 %p1, !dbg !333
	%77 = add i64 %76, %p8, !dbg !334
	%78 = icmp slt i64 %77, %p1, !dbg !335
	%79 = select i1 %78, i64 %77, i64 %p1, !dbg !335
	%80 = sub i64 %79, %76, !dbg !336
	%81 = getelementptr inbounds float, float addrspace(1)* %0, i64 %76, !dbg !336
	%82 = getelementptr inbounds float, float addrspace(1)* %1, i64 %76, !dbg !337
	%83 = icmp eq i64 %67, 0, !dbg !339
	%84 = icmp ugt i64 %79, %p1, !dbg !336
	%85 = icmp ugt i64 %76, %79, !dbg !336
	%86 = icmp ugt i64 %79, %p3, !dbg !337
	%87 = or i1 %84, %85, !dbg !337
	%88 = or i1 %87, %86, !dbg !337
	br i1 %88, label %b3_fail1, label %b3_ok1, !dbg !337, !prof !27

b3_ok1:
	br i1 %83, label %b4, label %b7, !dbg !339

b4:
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340, !range !28
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !340, !range !28
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !340, !range !29
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340, !range !63
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !340, !range !63
	%94 = mul i32 %93, %91, !dbg !340
	%95 = add i32 %90, %94, !dbg !340
	%96 = mul i32 %92, %95, !dbg !340
	%97 = add i32 %89, %96, !dbg !340
	%98 = sext i32 %97 to i64, !dbg !340
	%99 = mul i32 %92, %93, !dbg !340
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !340, !range !64
	%101 = mul i32 %99, %100, !dbg !340
	%102 = sext i32 %101 to i64, !dbg !340
	br label %b5, !dbg !340

b5:
	%103 = phi i64 [ %98, %b4 ], [ %108, %b6 ], !dbg !340
	%104 = icmp slt i64 %103, %80, !dbg !340
	br i1 %104, label %b6, label %b12, !dbg !340

b6:
	%105 = getelementptr inbounds float, float addrspace(1)* %82, i64 %103, !dbg !341
	%106 = load float, float addrspace(1)* %105, align 4, !dbg !341
	%107 = getelementptr inbounds float, float addrspace(1)* %81, i64 %103, !dbg !342
	store float %106, float addrspace(1)* %107, align 4, !dbg !342
	%108 = add i64 %103, %102, !dbg !340
	br label %b5, !dbg !340

b7:
	%109 = add i64 %37, %67, !dbg !343
	%110 = sub i64 %109, 1, !dbg !344
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %110, !dbg !345
	%112 = icmp uge i64 %110, %p7, !dbg !345
	br i1 %112, label %b7_fail1, label %b7_ok1, !dbg !345, !prof !27

b7_ok1:
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348, !range !28
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !348, !range !28
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !348, !range !29
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !348, !range !63
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !348, !range !63
	%118 = mul i32 %117, %115, !dbg !348
	%119 = add i32 %114, %118, !dbg !348
	%120 = mul i32 %116, %119, !dbg !348
	%121 = add i32 %113, %120, !dbg !348
	%122 = sext i32 %121 to i64, !dbg !348
	%123 = icmp eq i64 %122, 0, !dbg !349
	br i1 %123, label %b8, label %b9, !dbg !349

b8:
	%124 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !350
	%125 = icmp eq i64 addrspace(1)* %111, null, !dbg !350
	br i1 %125, label %b8_fail1, label %b8_ok1, !dbg !350, !prof !27

b8_ok1:
	%126 = bitcast i64* %124 to i8*, !dbg !350
	%127 = call i64 @gpuc_signal_wait_until_thread(i8* %126, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !350
	br label %b9, !dbg !350

b9:
	call void @llvm.nvvm.barrier0(), !dbg !351
	%128 = sub i64 %67, 1, !dbg !352
	%129 = mul i64 %128, %p8, !dbg !353
	%130 = sub i64 %32, %129, !dbg !354
	%131 = getelementptr inbounds float, float addrspace(1)* %33, i64 %129, !dbg !354
	%132 = mul i32 %116, %117, !dbg !356
	%133 = icmp ugt i64 %129, %32, !dbg !354
	%134 = icmp ugt i64 %80, %130, !dbg !355
	%135 = or i1 %133, %134, !dbg !355
	br i1 %135, label %b9_fail1, label %b9_ok1, !dbg !355, !prof !27

b9_ok1:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !356, !range !64
	%137 = mul i32 %132, %136, !dbg !356
	%138 = sext i32 %137 to i64, !dbg !356
	br label %b10, !dbg !356

b10:
	%139 = phi i64 [ %122, %b9_ok1 ], [ %147, %b11 ], !dbg !356
	%140 = icmp slt i64 %139, %80, !dbg !356
	br i1 %140, label %b11, label %b12, !dbg !356

b11:
	%141 = getelementptr inbounds float, float addrspace(1)* %131, i64 %139, !dbg !357
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !357
	%143 = getelementptr inbounds float, float addrspace(1)* %82, i64 %139, !dbg !358
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !358
	%145 = fadd float %142, %144, !dbg !359
	%146 = getelementptr inbounds float, float addrspace(1)* %81, i64 %139, !dbg !360
	store float %145, float addrspace(1)* %146, align 4, !dbg !360
	%147 = add i64 %139, %138, !dbg !356
	br label %b10, !dbg !356

b12:
	%148 = call i32 @gpuc_num_pes_thread(), !dbg !302
	%149 = zext i32 %28 to i64, !dbg !302
	%150 = sext i32 %148 to i64, !dbg !302
	%151 = icmp ult i64 %149, %150, !dbg !302
	%152 = select i1 %151, i32 %28, i32 0, !dbg !302
	%153 = call i8* @gpuc_peer_early(i32 %152), !dbg !302
	call void @llvm.nvvm.barrier0(), !dbg !361
	%154 = mul i64 %67, %p8, !dbg !362
	%155 = add i64 %154, %79, !dbg !363
	%156 = sub i64 %155, %76, !dbg !364
	%157 = sub i64 %156, %154, !dbg !365
	%158 = add i64 %37, %67, !dbg !366
	%159 = getelementptr inbounds float, float addrspace(1)* %33, i64 %154, !dbg !365
	%160 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %158, !dbg !367
	%161 = mul i64 %80, 4, !dbg !302
	%162 = addrspacecast float addrspace(1)* %159 to float*, !dbg !302
	%163 = addrspacecast float addrspace(1)* %81 to float*, !dbg !302
	%164 = addrspacecast i64 addrspace(1)* %160 to i64*, !dbg !302
	%165 = icmp ugt i64 %156, %32, !dbg !365
	%166 = icmp ugt i64 %154, %156, !dbg !365
	%167 = icmp uge i64 %158, %p7, !dbg !367
	%168 = icmp ne i64 %157, %80, !dbg !302
	%169 = or i1 %165, %166, !dbg !302
	%170 = or i1 %169, %167, !dbg !302
	%171 = or i1 %170, %168, !dbg !302
	br i1 %171, label %b12_fail1, label %b12_ok1, !dbg !302, !prof !27

b12_ok1:
	%172 = bitcast float* %162 to i8*, !dbg !302
	%173 = bitcast float* %163 to i8*, !dbg !302
	%174 = bitcast i64* %164 to i8*, !dbg !302
	call void @gpuc_put_signal_block(i8* %172, i8* %173, i64 %161, i8* %174, i64 %62, i32 9, i32 %44, i32 1, i32 1, i8* %153), !dbg !302
	%175 = add i64 %67, 1, !dbg !302
	%176 = icmp slt i64 %175, %12, !dbg !302
	br i1 %176, label %b3, label %b13, !dbg !302

b13:
	br i1 %39, label %b14, label %b25, !dbg !368

b14:
	%177 = phi i64 [ %268, %b24_ok1 ], [ 0, %b13 ], !dbg !368
	%178 = sub i64 %23, %177, !dbg !369
	%179 = add i64 %178, %7, !dbg !370
	%180 = icmp eq i64 %7, -1, !dbg !371
	%181 = select i1 %180, i64 1, i64 %7, !dbg !371
	%182 = srem i64 %179, %181, !dbg !371
	%183 = mul i64 %182, %p8, !dbg !373
	%184 = add i64 %66, %183, !dbg !374
	%185 = icmp slt i64 %184, %p1, !dbg !375
	%186 = select i1 %185, i64 %184, i64 %p1, !dbg !375
	%187 = add i64 %186, %p8, !dbg !376
	%188 = icmp slt i64 %187, %p1, !dbg !377
	%189 = select i1 %188, i64 %187, i64 %p1, !dbg !377
	%190 = icmp eq i64 %177, 0, !dbg !378
	br i1 %190, label %b15, label %b21, !dbg !378

b15:
	%191 = sub i64 %189, %186, !dbg !379
	%192 = getelementptr inbounds float, float addrspace(1)* %0, i64 %186, !dbg !379
	%193 = getelementptr inbounds float, float addrspace(1)* %1, i64 %186, !dbg !380
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !381
	%195 = icmp ugt i64 %189, %p1, !dbg !379
	%196 = icmp ugt i64 %186, %189, !dbg !379
	%197 = icmp ugt i64 %189, %p3, !dbg !380
	%198 = icmp uge i64 %46, %p7, !dbg !381
	%199 = or i1 %195, %196, !dbg !381
	%200 = or i1 %199, %197, !dbg !381
	%201 = or i1 %200, %198, !dbg !381
	br i1 %201, label %b15_fail1, label %b15_ok1, !dbg !381, !prof !27

b15_ok1:
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !28
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !28
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !29
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !63
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !63
	%207 = mul i32 %206, %204, !dbg !383
	%208 = add i32 %203, %207, !dbg !383
	%209 = mul i32 %205, %208, !dbg !383
	%210 = add i32 %202, %209, !dbg !383
	%211 = sext i32 %210 to i64, !dbg !383
	%212 = icmp eq i64 %211, 0, !dbg !384
	br i1 %212, label %b16, label %b17, !dbg !384

b16:
	%213 = addrspacecast i64 addrspace(1)* %194 to i64*, !dbg !385
	%214 = icmp eq i64 addrspace(1)* %194, null, !dbg !385
	br i1 %214, label %b16_fail1, label %b16_ok1, !dbg !385, !prof !27

b16_ok1:
	%215 = bitcast i64* %213 to i8*, !dbg !385
	%216 = call i64 @gpuc_signal_wait_until_thread(i8* %215, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !385
	br label %b17, !dbg !385

b17:
	call void @llvm.nvvm.barrier0(), !dbg !386
	%217 = getelementptr inbounds float, float addrspace(1)* %33, i64 %51, !dbg !312
	%218 = mul i32 %205, %206, !dbg !388
	%219 = icmp ugt i64 %51, %32, !dbg !312
	%220 = icmp ugt i64 %191, %52, !dbg !387
	%221 = or i1 %219, %220, !dbg !387
	br i1 %221, label %b17_fail1, label %b17_ok1, !dbg !387, !prof !27

b17_ok1:
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !64
	%223 = mul i32 %218, %222, !dbg !388
	%224 = sext i32 %223 to i64, !dbg !388
	br label %b18, !dbg !388

b18:
	%225 = phi i64 [ %211, %b17_ok1 ], [ %233, %b19 ], !dbg !388
	%226 = icmp slt i64 %225, %191, !dbg !388
	br i1 %226, label %b19, label %b20, !dbg !388

b19:
	%227 = getelementptr inbounds float, float addrspace(1)* %217, i64 %225, !dbg !389
	%228 = load float, float addrspace(1)* %227, align 4, !dbg !389
	%229 = getelementptr inbounds float, float addrspace(1)* %193, i64 %225, !dbg !390
	%230 = load float, float addrspace(1)* %229, align 4, !dbg !390
	%231 = fadd float %228, %230, !dbg !391
	%232 = getelementptr inbounds float, float addrspace(1)* %192, i64 %225, !dbg !392
	store float %231, float addrspace(1)* %232, align 4, !dbg !392
	%233 = add i64 %225, %224, !dbg !388
	br label %b18, !dbg !388

b20:
	call void @llvm.nvvm.barrier0(), !dbg !393
	br label %b24, !dbg !304

b21:
	%234 = add i64 %48, %177, !dbg !394
	%235 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %234, !dbg !395
	%236 = icmp uge i64 %234, %p7, !dbg !395
	br i1 %236, label %b21_fail1, label %b21_ok1, !dbg !395, !prof !27

b21_ok1:
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !28
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !28
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !29
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !63
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !63
	%242 = mul i32 %241, %239, !dbg !397
	%243 = add i32 %238, %242, !dbg !397
	%244 = mul i32 %240, %243, !dbg !397
	%245 = add i32 %237, %244, !dbg !397
	%246 = sext i32 %245 to i64, !dbg !397
	%247 = icmp eq i64 %246, 0, !dbg !398
	br i1 %247, label %b22, label %b23, !dbg !398

b22:
	%248 = addrspacecast i64 addrspace(1)* %235 to i64*, !dbg !399
	%249 = icmp eq i64 addrspace(1)* %235, null, !dbg !399
	br i1 %249, label %b22_fail1, label %b22_ok1, !dbg !399, !prof !27

b22_ok1:
	%250 = bitcast i64* %248 to i8*, !dbg !399
	%251 = call i64 @gpuc_signal_wait_until_thread(i8* %250, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !399
	br label %b23, !dbg !399

b23:
	call void @llvm.nvvm.barrier0(), !dbg !400
	br label %b24, !dbg !396

b24:
	%252 = add i64 %49, %177, !dbg !402
	%253 = sub i64 %189, %186, !dbg !401
	%254 = getelementptr inbounds float, float addrspace(1)* %0, i64 %186, !dbg !401
	%255 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %252, !dbg !403
	%256 = mul i64 %253, 4, !dbg !283
	%257 = addrspacecast float addrspace(1)* %254 to float*, !dbg !283
	%258 = addrspacecast float addrspace(1)* %254 to float*, !dbg !283
	%259 = addrspacecast i64 addrspace(1)* %255 to i64*, !dbg !283
	%260 = icmp ugt i64 %189, %p1, !dbg !401
	%261 = icmp ugt i64 %186, %189, !dbg !401
	%262 = icmp uge i64 %252, %p7, !dbg !403
	%263 = or i1 %260, %261, !dbg !403
	%264 = or i1 %263, %262, !dbg !403
	br i1 %264, label %b24_fail1, label %b24_ok1, !dbg !403, !prof !27

b24_ok1:
	%265 = bitcast float* %257 to i8*, !dbg !283
	%266 = bitcast float* %258 to i8*, !dbg !283
	%267 = bitcast i64* %259 to i8*, !dbg !283
	call void @gpuc_put_signal_block(i8* %265, i8* %266, i64 %256, i8* %267, i64 %62, i32 9, i32 %44, i32 1, i32 0, i8* null), !dbg !283
	%268 = add i64 %177, 1, !dbg !283
	%269 = icmp slt i64 %268, %12, !dbg !283
	br i1 %269, label %b14, label %b25, !dbg !283

b25:
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %43, !dbg !404
	%271 = icmp uge i64 %43, %p7, !dbg !404
	br i1 %271, label %b25_fail1, label %b25_ok1, !dbg !404, !prof !27

b25_ok1:
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !28
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !28
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !29
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !63
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !63
	%277 = mul i32 %276, %274, !dbg !406
	%278 = add i32 %273, %277, !dbg !406
	%279 = mul i32 %275, %278, !dbg !406
	%280 = add i32 %272, %279, !dbg !406
	%281 = sext i32 %280 to i64, !dbg !406
	%282 = icmp eq i64 %281, 0, !dbg !407
	br i1 %282, label %b26, label %b27, !dbg !407

b26:
	%283 = addrspacecast i64 addrspace(1)* %270 to i64*, !dbg !408
	%284 = icmp eq i64 addrspace(1)* %270, null, !dbg !408
	br i1 %284, label %b26_fail1, label %b26_ok1, !dbg !408, !prof !27

b26_ok1:
	%285 = bitcast i64* %283 to i8*, !dbg !408
	%286 = call i64 @gpuc_signal_wait_until_thread(i8* %285, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !408
	br label %b27, !dbg !408

b27:
	call void @llvm.nvvm.barrier0(), !dbg !409
	%287 = add i64 %53, 1, !dbg !405
	%288 = icmp slt i64 %287, %p11, !dbg !405
	br i1 %288, label %b2, label %b28, !dbg !405

b28:
	call void @llvm.nvvm.barrier0(), !dbg !411
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412, !range !28
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !412, !range !28
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !412, !range !29
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !63
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !63
	%294 = mul i32 %293, %291, !dbg !412
	%295 = add i32 %290, %294, !dbg !412
	%296 = mul i32 %292, %295, !dbg !412
	%297 = add i32 %289, %296, !dbg !412
	%298 = sext i32 %297 to i64, !dbg !412
	%299 = icmp eq i64 %298, 0, !dbg !413
	br i1 %299, label %b29, label %b30, !dbg !413

b29:
	%300 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !415, !range !23
	%301 = sext i32 %300 to i64, !dbg !415
	%302 = mul i64 %31, %301, !dbg !416
	%303 = add i64 %302, %9, !dbg !417
	%304 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %303, !dbg !418
	%305 = icmp uge i64 %303, %p10, !dbg !418
	br i1 %305, label %b29_fail1, label %b29_ok1, !dbg !418, !prof !27

b29_ok1:
	%306 = load i64, i64 addrspace(1)* %304, align 8, !dbg !418
	%307 = add i64 %306, %p11, !dbg !420
	store i64 %307, i64 addrspace(1)* %304, align 8, !dbg !418
	br label %b30, !dbg !418

b30:
	ret void, !dbg !410

b0_fail1:
	%308 = icmp ugt i64 %19, %p5, !dbg !293
	br i1 %308, label %b0_fail2, label %b0_ok2, !dbg !293

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %19, i64 %p5), !dbg !293
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !293
	ret void, !dbg !293

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %14, i64 %19), !dbg !293
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !293
	ret void, !dbg !293

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %57, i64 %p10), !dbg !318
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !318
	ret void, !dbg !318

b3_fail1:
	%309 = icmp ugt i64 %79, %p1, !dbg !336
	br i1 %309, label %b3_fail2, label %b3_ok2, !dbg !336

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %79, i64 %p1), !dbg !336
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !336
	ret void, !dbg !336

b3_ok2:
	%310 = icmp ugt i64 %76, %79, !dbg !336
	br i1 %310, label %b3_fail3, label %b3_ok3, !dbg !336

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %76, i64 %79), !dbg !336
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !336
	ret void, !dbg !336

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %79, i64 %p3), !dbg !337
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !337
	ret void, !dbg !337

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %110, i64 %p7), !dbg !345
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !345
	ret void, !dbg !345

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !350
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !350
	ret void, !dbg !350

b9_fail1:
	%311 = icmp ugt i64 %129, %32, !dbg !354
	br i1 %311, label %b9_fail2, label %b9_ok2, !dbg !354

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %129, i64 %32), !dbg !354
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !354
	ret void, !dbg !354

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %80, i64 %130), !dbg !355
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !355
	ret void, !dbg !355

b12_fail1:
	%312 = icmp ugt i64 %156, %32, !dbg !365
	br i1 %312, label %b12_fail2, label %b12_ok2, !dbg !365

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %156, i64 %32), !dbg !365
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !365
	ret void, !dbg !365

b12_ok2:
	%313 = icmp ugt i64 %154, %156, !dbg !365
	br i1 %313, label %b12_fail3, label %b12_ok3, !dbg !365

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %154, i64 %156), !dbg !365
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !365
	ret void, !dbg !365

b12_ok3:
	%314 = icmp uge i64 %158, %p7, !dbg !367
	br i1 %314, label %b12_fail4, label %b12_ok4, !dbg !367

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %158, i64 %p7), !dbg !367
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !367
	ret void, !dbg !367

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %157, i64 %80), !dbg !302
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !302
	ret void, !dbg !302

b15_fail1:
	%315 = icmp ugt i64 %189, %p1, !dbg !379
	br i1 %315, label %b15_fail2, label %b15_ok2, !dbg !379

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %189, i64 %p1), !dbg !379
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !379
	ret void, !dbg !379

b15_ok2:
	%316 = icmp ugt i64 %186, %189, !dbg !379
	br i1 %316, label %b15_fail3, label %b15_ok3, !dbg !379

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %186, i64 %189), !dbg !379
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !379
	ret void, !dbg !379

b15_ok3:
	%317 = icmp ugt i64 %189, %p3, !dbg !380
	br i1 %317, label %b15_fail4, label %b15_ok4, !dbg !380

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %189, i64 %p3), !dbg !380
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !380
	ret void, !dbg !380

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %46, i64 %p7), !dbg !381
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !381
	ret void, !dbg !381

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !385
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !385
	ret void, !dbg !385

b17_fail1:
	%318 = icmp ugt i64 %51, %32, !dbg !312
	br i1 %318, label %b17_fail2, label %b17_ok2, !dbg !312

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %51, i64 %32), !dbg !312
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !312
	ret void, !dbg !312

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %191, i64 %52), !dbg !387
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !387
	ret void, !dbg !387

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %234, i64 %p7), !dbg !395
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !395
	ret void, !dbg !395

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !399
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !399
	ret void, !dbg !399

b24_fail1:
	%319 = icmp ugt i64 %189, %p1, !dbg !401
	br i1 %319, label %b24_fail2, label %b24_ok2, !dbg !401

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %189, i64 %p1), !dbg !401
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !401
	ret void, !dbg !401

b24_ok2:
	%320 = icmp ugt i64 %186, %189, !dbg !401
	br i1 %320, label %b24_fail3, label %b24_ok3, !dbg !401

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %186, i64 %189), !dbg !401
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !401
	ret void, !dbg !401

b24_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %252, i64 %p7), !dbg !403
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !403
	ret void, !dbg !403

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %43, i64 %p7), !dbg !404
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !404
	ret void, !dbg !404

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !408
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !408
	ret void, !dbg !408

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %303, i64 %p10), !dbg !418
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !418
	ret void, !dbg !418
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !422 {
entry:
	br label %b0, !dbg !423

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !423
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !423
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !423
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !423
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !20
	%6 = sext i32 %5 to i64, !dbg !428
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !21
	%8 = sext i32 %7 to i64, !dbg !428
	%9 = mul i64 %6, %p6, !dbg !429
	%10 = icmp slt i64 %9, %p3, !dbg !430
	%11 = select i1 %10, i64 %9, i64 %p3, !dbg !430
	%12 = add i64 %11, %p6, !dbg !431
	%13 = icmp slt i64 %12, %p3, !dbg !432
	%14 = select i1 %13, i64 %12, i64 %p3, !dbg !432
	%15 = mul i64 %6, %p7, !dbg !433
	%16 = add i64 %15, %p7, !dbg !434
	%17 = icmp ugt i64 %16, %p5, !dbg !435
	%18 = icmp ugt i64 %15, %16, !dbg !435
	%19 = or i1 %17, %18, !dbg !435
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !435, !prof !27

b0_ok1:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !438, !range !23
	%21 = sext i32 %20 to i64, !dbg !438
	%22 = mul i64 %8, %21, !dbg !439
	%23 = add i64 %22, %6, !dbg !440
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %15, !dbg !435
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !441
	%26 = icmp uge i64 %23, %p9, !dbg !441
	%27 = icmp ugt i64 %14, %p1, !dbg !442
	%28 = icmp ugt i64 %11, %14, !dbg !442
	%29 = or i1 %26, %27, !dbg !442
	%30 = or i1 %29, %28, !dbg !442
	br i1 %30, label %b0_fail3, label %b0_ok3, !dbg !442, !prof !27

b0_ok3:
	%31 = load i64, i64 addrspace(1)* %25, align 8, !dbg !441
	%32 = add i64 %31, 1, !dbg !443
	%33 = trunc i64 %32 to i32, !dbg !444
	%34 = sub i64 %14, %11, !dbg !442
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !442
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !445
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !446
	%38 = sext i32 %37 to i64, !dbg !446
	%39 = sext i32 %4 to i64, !dbg !447
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !28
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !28
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !29
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !448, !range !63
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448, !range !63
	%45 = mul i32 %44, %42, !dbg !448
	%46 = add i32 %41, %45, !dbg !448
	%47 = mul i32 %43, %46, !dbg !448
	%48 = add i32 %40, %47, !dbg !448
	%49 = sext i32 %48 to i64, !dbg !448
	%50 = trunc i64 %49 to i32, !dbg !449
	%51 = mul i32 %50, 2, !dbg !449
	%52 = zext i32 %51 to i64, !dbg !449
	%53 = mul i32 %43, %44, !dbg !450
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !450, !range !64
	%55 = mul i32 %53, %54, !dbg !450
	%56 = sext i32 %55 to i64, !dbg !450
	%57 = trunc i64 %56 to i32, !dbg !451
	%58 = mul i32 %57, 2, !dbg !451
	%59 = zext i32 %58 to i64, !dbg !451
	%60 = icmp slt i64 %52, %34, !dbg !455
	br i1 %60, label %b1, label %b2, !dbg !455

b1:
	%61 = getelementptr inbounds float, float addrspace(1)* %36, i64 %52, !dbg !456
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !456
	%63 = bitcast float %62 to i32, !dbg !457
	%64 = zext i32 %63 to i64, !dbg !457
	br label %b2, !dbg !457

b2:
	%65 = phi i64 [ 0, %b0_ok3 ], [ %64, %b1 ], !dbg !458
	%66 = add i32 %51, 1, !dbg !459
	%67 = zext i32 %66 to i64, !dbg !459
	%68 = icmp slt i64 %67, %34, !dbg !460
	br i1 %68, label %b3, label %b4, !dbg !460

b3:
	%69 = getelementptr inbounds float, float addrspace(1)* %36, i64 %67, !dbg !461
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !461
	%71 = bitcast float %70 to i32, !dbg !462
	%72 = zext i32 %71 to i64, !dbg !462
	%73 = shl i64 %72, 32, !dbg !463
	%74 = or i64 %65, %73, !dbg !464
	br label %b4, !dbg !464

b4:
	%75 = phi i64 [ %65, %b2 ], [ %74, %b3 ], !dbg !458
	%76 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !465
	%77 = ptrtoint i64* %76 to i64, !dbg !465
	%78 = and i64 %77, 15, !dbg !465
	%79 = icmp eq i64 %78, 0, !dbg !465
	%80 = icmp eq i64 %p7, 0, !dbg !465
	%81 = or i1 %79, %80, !dbg !465
	%82 = add i64 %34, 1, !dbg !468
	%83 = icmp eq i1 %81, false, !dbg !465
	br i1 %83, label %b4_fail1, label %b4_ok1, !dbg !465, !prof !27

b4_ok1:
	%84 = sdiv i64 %82, 2, !dbg !469
	%85 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !465
	%86 = ashr i64 %p7, 1, !dbg !465
	%87 = sdiv i64 %86, 2, !dbg !470
	%88 = urem i32 %33, 2, !dbg !471
	%89 = zext i32 %88 to i64, !dbg !472
	%90 = mul i64 %89, %87, !dbg !473
	%91 = add i64 %90, %87, !dbg !474
	%92 = mul i64 %39, %84, !dbg !476
	%93 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %85, i64 %90, !dbg !475
	%94 = mul i64 %38, %84, !dbg !478
	%95 = icmp ugt i64 %91, %86, !dbg !475
	%96 = icmp ugt i64 %90, %91, !dbg !475
	%97 = icmp ugt i64 %92, %87, !dbg !477
	%98 = or i1 %95, %96, !dbg !477
	%99 = or i1 %98, %97, !dbg !477
	br i1 %99, label %b4_fail2, label %b4_ok2, !dbg !477, !prof !27

b4_ok2:
	br label %b5, !dbg !477

b5:
	%100 = phi i64 [ %75, %b4_ok2 ], [ %124, %b13 ], !dbg !479
	%101 = phi i64 [ %52, %b4_ok2 ], [ %106, %b13 ], !dbg !480
	%102 = icmp slt i64 %101, %34, !dbg !481
	br i1 %102, label %b6, label %b14, !dbg !481

b6:
	%103 = sdiv i64 %101, 2, !dbg !482
	%104 = add i64 %94, %103, !dbg !483
	%105 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %104, !dbg !484
	%106 = add i64 %101, %59, !dbg !485
	%107 = icmp slt i64 %106, %34, !dbg !487
	%108 = icmp uge i64 %104, %92, !dbg !484
	br i1 %108, label %b6_fail1, label %b6_ok1, !dbg !484, !prof !27

b6_ok1:
	br i1 %107, label %b7, label %b8, !dbg !487

b7:
	%109 = getelementptr inbounds float, float addrspace(1)* %36, i64 %106, !dbg !488
	%110 = icmp uge i64 %106, %34, !dbg !488
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !488, !prof !27

b7_ok1:
	%111 = load float, float addrspace(1)* %109, align 4, !dbg !488
	%112 = bitcast float %111 to i32, !dbg !489
	%113 = zext i32 %112 to i64, !dbg !489
	br label %b8, !dbg !489

b8:
	%114 = phi i64 [ 0, %b6_ok1 ], [ %113, %b7_ok1 ], !dbg !490
	%115 = add i64 %106, 1, !dbg !491
	%116 = icmp slt i64 %115, %34, !dbg !492
	br i1 %116, label %b9, label %b10, !dbg !492

b9:
	%117 = getelementptr inbounds float, float addrspace(1)* %36, i64 %115, !dbg !493
	%118 = icmp uge i64 %115, %34, !dbg !493
	br i1 %118, label %b9_fail1, label %b9_ok1, !dbg !493, !prof !27

b9_ok1:
	%119 = load float, float addrspace(1)* %117, align 4, !dbg !493
	%120 = bitcast float %119 to i32, !dbg !494
	%121 = zext i32 %120 to i64, !dbg !494
	%122 = shl i64 %121, 32, !dbg !495
	%123 = or i64 %114, %122, !dbg !496
	br label %b10, !dbg !496

b10:
	%124 = phi i64 [ %114, %b8 ], [ %123, %b9_ok1 ], !dbg !490
	br label %b11, !dbg !486

b11:
	%125 = phi i64 [ 0, %b10 ], [ %131, %b13 ], !dbg !486
	%126 = icmp ne i64 %125, %38, !dbg !497
	br i1 %126, label %b12, label %b13, !dbg !497

b12:
	%127 = trunc i64 %125 to i32, !dbg !427
	%128 = addrspacecast { i64, i64 } addrspace(1)* %105 to { i64, i64 }*, !dbg !427
	%129 = icmp uge i64 %125, %39, !dbg !427
	br i1 %129, label %b12_fail1, label %b12_ok1, !dbg !427, !prof !27

b12_ok1:
	%130 = bitcast { i64, i64 }* %128 to i8*, !dbg !427
	call void @gpuc_put_line_thread(i8* %130, i64 %100, i32 %33, i32 %127), !dbg !427
	br label %b13, !dbg !427

b13:
	%131 = add i64 %125, 1, !dbg !427
	%132 = icmp slt i64 %131, %39, !dbg !427
	br i1 %132, label %b11, label %b5, !dbg !427

b14:
	%133 = phi i64 [ %178, %b25 ], [ %52, %b5 ], !dbg !498
	%134 = icmp slt i64 %133, %34, !dbg !499
	br i1 %134, label %b15, label %b26, !dbg !499

b15:
	%135 = getelementptr inbounds float, float addrspace(1)* %36, i64 %133, !dbg !501
	%136 = icmp uge i64 %133, %34, !dbg !501
	br i1 %136, label %b15_fail1, label %b15_ok1, !dbg !501, !prof !27

b15_ok1:
	%137 = load float, float addrspace(1)* %135, align 4, !dbg !501
	%138 = bitcast float %137 to i32, !dbg !502
	%139 = zext i32 %138 to i64, !dbg !502
	%140 = add i64 %133, 1, !dbg !503
	%141 = icmp slt i64 %140, %34, !dbg !504
	br i1 %141, label %b16, label %b17, !dbg !504

b16:
	%142 = getelementptr inbounds float, float addrspace(1)* %36, i64 %140, !dbg !505
	%143 = icmp uge i64 %140, %34, !dbg !505
	br i1 %143, label %b16_fail1, label %b16_ok1, !dbg !505, !prof !27

b16_ok1:
	%144 = load float, float addrspace(1)* %142, align 4, !dbg !505
	%145 = bitcast float %144 to i32, !dbg !506
	%146 = zext i32 %145 to i64, !dbg !506
	%147 = shl i64 %146, 32, !dbg !507
	%148 = or i64 %139, %147, !dbg !508
	br label %b17, !dbg !508

b17:
	%149 = phi i64 [ %139, %b15_ok1 ], [ %148, %b16_ok1 ], !dbg !509
	br label %b18, !dbg !500

b18:
	%150 = phi float [ 0.000000e+00, %b17 ], [ %171, %b22 ], !dbg !510
	%151 = phi float [ 0.000000e+00, %b17 ], [ %172, %b22 ], !dbg !511
	%152 = phi i64 [ 0, %b17 ], [ %173, %b22 ], !dbg !511
	%153 = icmp ne i64 %152, %38, !dbg !512
	br i1 %153, label %b19, label %b20, !dbg !512

b19:
	%154 = mul i64 %152, %84, !dbg !513
	%155 = sdiv i64 %133, 2, !dbg !514
	%156 = add i64 %154, %155, !dbg !515
	%157 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %93, i64 %156, !dbg !516
	%158 = addrspacecast { i64, i64 } addrspace(1)* %157 to { i64, i64 }*, !dbg !517
	%159 = icmp uge i64 %156, %92, !dbg !516
	br i1 %159, label %b19_fail1, label %b19_ok1, !dbg !516, !prof !27

b19_ok1:
	%160 = bitcast { i64, i64 }* %158 to i8*, !dbg !517
	%161 = call i64 @gpuc_wait_line_thread(i8* %160, i32 %33, i32 1, i8* %ctrl, i32 62), !dbg !517
	br label %b20, !dbg !517

b20:
	%162 = phi i64 [ %149, %b18 ], [ %161, %b19_ok1 ], !dbg !518
	%163 = trunc i64 %162 to i32, !dbg !521
	%164 = bitcast i32 %163 to float, !dbg !521
	%165 = lshr i64 %162, 32, !dbg !522
	%166 = trunc i64 %165 to i32, !dbg !523
	%167 = bitcast i32 %166 to float, !dbg !523
	%168 = icmp eq i64 %152, 0, !dbg !524
	br i1 %168, label %b22, label %b21, !dbg !524

b21:
	%169 = fadd float %150, %164, !dbg !525
	%170 = fadd float %151, %167, !dbg !526
	br label %b22, !dbg !526

b22:
	%171 = phi float [ %164, %b20 ], [ %169, %b21 ], !dbg !510
	%172 = phi float [ %167, %b20 ], [ %170, %b21 ], !dbg !511
	%173 = add i64 %152, 1, !dbg !511
	%174 = icmp slt i64 %173, %39, !dbg !511
	br i1 %174, label %b18, label %b23, !dbg !511

b23:
	%175 = getelementptr inbounds float, float addrspace(1)* %35, i64 %133, !dbg !529
	%176 = icmp uge i64 %133, %34, !dbg !529
	br i1 %176, label %b23_fail1, label %b23_ok1, !dbg !529, !prof !27

b23_ok1:
	store float %171, float addrspace(1)* %175, align 4, !dbg !529
	br i1 %141, label %b24, label %b25, !dbg !530

b24:
	%177 = getelementptr inbounds float, float addrspace(1)* %35, i64 %140, !dbg !531
	store float %172, float addrspace(1)* %177, align 4, !dbg !531
	br label %b25, !dbg !531

b25:
	%178 = add i64 %133, %59, !dbg !532
	br label %b14, !dbg !532

b26:
	call void @llvm.nvvm.barrier0(), !dbg !534
	%179 = icmp eq i64 %49, 0, !dbg !535
	br i1 %179, label %b27, label %b28, !dbg !535

b27:
	%180 = load i64, i64 addrspace(1)* %25, align 8, !dbg !536
	%181 = add i64 %180, 1, !dbg !537
	store i64 %181, i64 addrspace(1)* %25, align 8, !dbg !536
	br label %b28, !dbg !536

b28:
	ret void, !dbg !533

b0_fail1:
	%182 = icmp ugt i64 %16, %p5, !dbg !435
	br i1 %182, label %b0_fail2, label %b0_ok2, !dbg !435

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %16, i64 %p5), !dbg !435
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !435
	ret void, !dbg !435

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %15, i64 %16), !dbg !435
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !435
	ret void, !dbg !435

b0_fail3:
	%183 = icmp uge i64 %23, %p9, !dbg !441
	br i1 %183, label %b0_fail4, label %b0_ok4, !dbg !441

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %23, i64 %p9), !dbg !441
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !441
	ret void, !dbg !441

b0_ok4:
	%184 = icmp ugt i64 %14, %p1, !dbg !442
	br i1 %184, label %b0_fail5, label %b0_ok5, !dbg !442

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %14, i64 %p1), !dbg !442
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !442
	ret void, !dbg !442

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %11, i64 %14), !dbg !442
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !442
	ret void, !dbg !442

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %78, i64 16), !dbg !465
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !465
	ret void, !dbg !465

b4_fail2:
	%185 = icmp ugt i64 %91, %86, !dbg !475
	br i1 %185, label %b4_fail3, label %b4_ok3, !dbg !475

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %91, i64 %86), !dbg !475
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !475
	ret void, !dbg !475

b4_ok3:
	%186 = icmp ugt i64 %90, %91, !dbg !475
	br i1 %186, label %b4_fail4, label %b4_ok4, !dbg !475

b4_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %90, i64 %91), !dbg !475
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !475
	ret void, !dbg !475

b4_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %92, i64 %87), !dbg !477
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !477
	ret void, !dbg !477

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %104, i64 %92), !dbg !484
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !484
	ret void, !dbg !484

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %106, i64 %34), !dbg !488
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !488
	ret void, !dbg !488

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %115, i64 %34), !dbg !493
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !493
	ret void, !dbg !493

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %125, i64 %39), !dbg !427
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !427
	ret void, !dbg !427

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %133, i64 %34), !dbg !501
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !501
	ret void, !dbg !501

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %140, i64 %34), !dbg !505
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !505
	ret void, !dbg !505

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %156, i64 %92), !dbg !516
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !516
	ret void, !dbg !516

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %133, i64 %34), !dbg !529
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !529
	ret void, !dbg !529
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

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!538, !539, !540, !541, !542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555, !556, !557, !558}
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
!305 = !DILocation(line: 74, column: 28, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 74, column: 33, scope: !303, inlinedAt: !304)
!307 = !DILocation(line: 50, column: 30, scope: !281)
!308 = !DILocation(line: 50, column: 34, scope: !281)
!309 = !DILocation(line: 53, column: 25, scope: !281)
!310 = !DILocation(line: 75, column: 33, scope: !303, inlinedAt: !304)
!311 = !DILocation(line: 75, column: 36, scope: !303, inlinedAt: !304)
!312 = !DILocation(line: 75, column: 27, scope: !303, inlinedAt: !304)
!313 = !DILocation(line: 34, column: 23, scope: !281)
!314 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !313)
!315 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !314)
!316 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !314)
!317 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !314)
!318 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !313)
!319 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !313)
!320 = !DILocation(line: 34, column: 42, scope: !281)
!321 = !DILocation(line: 34, column: 34, scope: !281)
!322 = !DILocation(line: 35, column: 13, scope: !281)
!323 = !DILocation(line: 35, column: 28, scope: !281)
!324 = !DILocation(line: 35, column: 37, scope: !281)
!325 = !DILocation(line: 35, column: 43, scope: !281)
!326 = !DILocation(line: 39, column: 41, scope: !281)
!327 = !DILocation(line: 39, column: 46, scope: !281)
!328 = !DILocation(line: 39, column: 51, scope: !281)
!329 = distinct !DISubprogram(name: "pieceRange", scope: !280, file: !280, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!330 = !DILocation(line: 39, column: 24, scope: !281)
!331 = !DILocation(line: 62, column: 17, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 62, column: 15, scope: !329, inlinedAt: !330)
!333 = !DILocation(line: 62, column: 10, scope: !329, inlinedAt: !330)
!334 = !DILocation(line: 63, column: 19, scope: !329, inlinedAt: !330)
!335 = !DILocation(line: 63, column: 16, scope: !329, inlinedAt: !330)
!336 = !DILocation(line: 40, column: 22, scope: !281)
!337 = !DILocation(line: 40, column: 42, scope: !281)
!338 = !DILocation(line: 40, column: 7, scope: !281)
!339 = !DILocation(line: 69, column: 10, scope: !303, inlinedAt: !338)
!340 = !DILocation(line: 70, column: 34, scope: !303, inlinedAt: !338)
!341 = !DILocation(line: 71, column: 16, scope: !303, inlinedAt: !338)
!342 = !DILocation(line: 71, column: 7, scope: !303, inlinedAt: !338)
!343 = !DILocation(line: 74, column: 28, scope: !303, inlinedAt: !338)
!344 = !DILocation(line: 74, column: 33, scope: !303, inlinedAt: !338)
!345 = !DILocation(line: 74, column: 22, scope: !303, inlinedAt: !338)
!346 = distinct !DISubprogram(name: "await", scope: !280, file: !280, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!347 = !DILocation(line: 74, column: 8, scope: !303, inlinedAt: !338)
!348 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !347)
!352 = !DILocation(line: 75, column: 33, scope: !303, inlinedAt: !338)
!353 = !DILocation(line: 75, column: 36, scope: !303, inlinedAt: !338)
!354 = !DILocation(line: 75, column: 27, scope: !303, inlinedAt: !338)
!355 = !DILocation(line: 75, column: 44, scope: !303, inlinedAt: !338)
!356 = !DILocation(line: 76, column: 34, scope: !303, inlinedAt: !338)
!357 = !DILocation(line: 77, column: 20, scope: !303, inlinedAt: !338)
!358 = !DILocation(line: 77, column: 29, scope: !303, inlinedAt: !338)
!359 = !DILocation(line: 77, column: 24, scope: !303, inlinedAt: !338)
!360 = !DILocation(line: 77, column: 7, scope: !303, inlinedAt: !338)
!361 = !DILocation(line: 80, column: 16, scope: !303, inlinedAt: !338)
!362 = !DILocation(line: 41, column: 47, scope: !281)
!363 = !DILocation(line: 41, column: 65, scope: !281)
!364 = !DILocation(line: 41, column: 68, scope: !281)
!365 = !DILocation(line: 41, column: 42, scope: !281)
!366 = !DILocation(line: 42, column: 21, scope: !281)
!367 = !DILocation(line: 42, column: 15, scope: !281)
!368 = !DILocation(line: 44, column: 25, scope: !281)
!369 = !DILocation(line: 45, column: 43, scope: !281)
!370 = !DILocation(line: 45, column: 48, scope: !281)
!371 = !DILocation(line: 45, column: 53, scope: !281)
!372 = !DILocation(line: 45, column: 24, scope: !281)
!373 = !DILocation(line: 62, column: 17, scope: !329, inlinedAt: !372)
!374 = !DILocation(line: 62, column: 15, scope: !329, inlinedAt: !372)
!375 = !DILocation(line: 62, column: 10, scope: !329, inlinedAt: !372)
!376 = !DILocation(line: 63, column: 19, scope: !329, inlinedAt: !372)
!377 = !DILocation(line: 63, column: 16, scope: !329, inlinedAt: !372)
!378 = !DILocation(line: 46, column: 12, scope: !281)
!379 = !DILocation(line: 48, column: 23, scope: !281)
!380 = !DILocation(line: 48, column: 43, scope: !281)
!381 = !DILocation(line: 74, column: 22, scope: !303, inlinedAt: !304)
!382 = !DILocation(line: 74, column: 8, scope: !303, inlinedAt: !304)
!383 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !382)
!384 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !382)
!385 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !382)
!386 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !382)
!387 = !DILocation(line: 75, column: 44, scope: !303, inlinedAt: !304)
!388 = !DILocation(line: 76, column: 34, scope: !303, inlinedAt: !304)
!389 = !DILocation(line: 77, column: 20, scope: !303, inlinedAt: !304)
!390 = !DILocation(line: 77, column: 29, scope: !303, inlinedAt: !304)
!391 = !DILocation(line: 77, column: 24, scope: !303, inlinedAt: !304)
!392 = !DILocation(line: 77, column: 7, scope: !303, inlinedAt: !304)
!393 = !DILocation(line: 80, column: 16, scope: !303, inlinedAt: !304)
!394 = !DILocation(line: 50, column: 36, scope: !281)
!395 = !DILocation(line: 50, column: 24, scope: !281)
!396 = !DILocation(line: 50, column: 10, scope: !281)
!397 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !396)
!398 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !396)
!399 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !396)
!400 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !396)
!401 = !DILocation(line: 52, column: 40, scope: !281)
!402 = !DILocation(line: 53, column: 27, scope: !281)
!403 = !DILocation(line: 53, column: 15, scope: !281)
!404 = !DILocation(line: 55, column: 22, scope: !281)
!405 = !DILocation(line: 55, column: 8, scope: !281)
!406 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !405)
!407 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !405)
!408 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !405)
!409 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !405)
!410 = !DILocation(line: 57, column: 15, scope: !281)
!411 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !410)
!412 = !DILocation(line: 22, column: 19, scope: !147, inlinedAt: !410)
!413 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !410)
!414 = !DILocation(line: 23, column: 14, scope: !147, inlinedAt: !410)
!415 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !414)
!416 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !414)
!417 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !414)
!418 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !410)
!419 = !DILocation(line: 23, column: 28, scope: !147, inlinedAt: !410)
!420 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !410)
!421 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!422 = distinct !DISubprogram(name: "Small", scope: !421, file: !421, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!423 = !DILocation(line: 17, column: 6, scope: !422)
!424 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!425 = distinct !DISubprogram(name: "AllReduce", scope: !424, file: !424, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!426 = !DILocation(line: 21, column: 14, scope: !422)
!427 = !DILocation(line: 35, column: 18, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 18, column: 21, scope: !422)
!429 = !DILocation(line: 19, column: 17, scope: !422)
!430 = !DILocation(line: 19, column: 11, scope: !422)
!431 = !DILocation(line: 20, column: 14, scope: !422)
!432 = !DILocation(line: 20, column: 11, scope: !422)
!433 = !DILocation(line: 21, column: 46, scope: !422)
!434 = !DILocation(line: 21, column: 61, scope: !422)
!435 = !DILocation(line: 21, column: 40, scope: !422)
!436 = !DILocation(line: 21, column: 86, scope: !422)
!437 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !436)
!438 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !437)
!439 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !437)
!440 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !437)
!441 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !436)
!442 = !DILocation(line: 21, column: 102, scope: !422)
!443 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !436)
!444 = !DILocation(line: 21, column: 74, scope: !422)
!445 = !DILocation(line: 21, column: 114, scope: !422)
!446 = !DILocation(line: 23, column: 23, scope: !425, inlinedAt: !426)
!447 = !DILocation(line: 23, column: 40, scope: !425, inlinedAt: !426)
!448 = !DILocation(line: 24, column: 23, scope: !425, inlinedAt: !426)
!449 = !DILocation(line: 24, column: 25, scope: !425, inlinedAt: !426)
!450 = !DILocation(line: 24, column: 46, scope: !425, inlinedAt: !426)
!451 = !DILocation(line: 24, column: 48, scope: !425, inlinedAt: !426)
!452 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!453 = distinct !DISubprogram(name: "load", scope: !452, file: !452, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!454 = !DILocation(line: 25, column: 14, scope: !425, inlinedAt: !426)
!455 = !DILocation(line: 67, column: 7, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 68, column: 20, scope: !453, inlinedAt: !454)
!457 = !DILocation(line: 68, column: 18, scope: !453, inlinedAt: !454)
!458 = !DILocation(line: 66, column: 34, scope: !453, inlinedAt: !454)
!459 = !DILocation(line: 70, column: 27, scope: !453, inlinedAt: !454)
!460 = !DILocation(line: 70, column: 30, scope: !453, inlinedAt: !454)
!461 = !DILocation(line: 71, column: 21, scope: !453, inlinedAt: !454)
!462 = !DILocation(line: 71, column: 19, scope: !453, inlinedAt: !454)
!463 = !DILocation(line: 71, column: 28, scope: !453, inlinedAt: !454)
!464 = !DILocation(line: 71, column: 3, scope: !453, inlinedAt: !454)
!465 = !DILocation(line: 27, column: 22, scope: !425, inlinedAt: !426)
!466 = distinct !DISubprogram(name: "linesOf", scope: !452, file: !452, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!467 = !DILocation(line: 26, column: 20, scope: !425, inlinedAt: !426)
!468 = !DILocation(line: 62, column: 12, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 62, column: 17, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 28, column: 22, scope: !425, inlinedAt: !426)
!471 = !DILocation(line: 29, column: 31, scope: !425, inlinedAt: !426)
!472 = !DILocation(line: 29, column: 25, scope: !425, inlinedAt: !426)
!473 = !DILocation(line: 29, column: 34, scope: !425, inlinedAt: !426)
!474 = !DILocation(line: 29, column: 58, scope: !425, inlinedAt: !426)
!475 = !DILocation(line: 29, column: 21, scope: !425, inlinedAt: !426)
!476 = !DILocation(line: 29, column: 77, scope: !425, inlinedAt: !426)
!477 = !DILocation(line: 29, column: 70, scope: !425, inlinedAt: !426)
!478 = !DILocation(line: 31, column: 27, scope: !425, inlinedAt: !426)
!479 = !DILocation(line: 25, column: 2, scope: !425, inlinedAt: !426)
!480 = !DILocation(line: 30, column: 6, scope: !425, inlinedAt: !426)
!481 = !DILocation(line: 30, column: 20, scope: !425, inlinedAt: !426)
!482 = !DILocation(line: 31, column: 34, scope: !425, inlinedAt: !426)
!483 = !DILocation(line: 31, column: 32, scope: !425, inlinedAt: !426)
!484 = !DILocation(line: 31, column: 24, scope: !425, inlinedAt: !426)
!485 = !DILocation(line: 32, column: 21, scope: !425, inlinedAt: !426)
!486 = !DILocation(line: 32, column: 14, scope: !425, inlinedAt: !426)
!487 = !DILocation(line: 67, column: 7, scope: !453, inlinedAt: !486)
!488 = !DILocation(line: 68, column: 20, scope: !453, inlinedAt: !486)
!489 = !DILocation(line: 68, column: 18, scope: !453, inlinedAt: !486)
!490 = !DILocation(line: 66, column: 34, scope: !453, inlinedAt: !486)
!491 = !DILocation(line: 70, column: 27, scope: !453, inlinedAt: !486)
!492 = !DILocation(line: 70, column: 30, scope: !453, inlinedAt: !486)
!493 = !DILocation(line: 71, column: 21, scope: !453, inlinedAt: !486)
!494 = !DILocation(line: 71, column: 19, scope: !453, inlinedAt: !486)
!495 = !DILocation(line: 71, column: 28, scope: !453, inlinedAt: !486)
!496 = !DILocation(line: 71, column: 3, scope: !453, inlinedAt: !486)
!497 = !DILocation(line: 34, column: 10, scope: !425, inlinedAt: !426)
!498 = !DILocation(line: 39, column: 6, scope: !425, inlinedAt: !426)
!499 = !DILocation(line: 39, column: 20, scope: !425, inlinedAt: !426)
!500 = !DILocation(line: 40, column: 15, scope: !425, inlinedAt: !426)
!501 = !DILocation(line: 68, column: 20, scope: !453, inlinedAt: !500)
!502 = !DILocation(line: 68, column: 18, scope: !453, inlinedAt: !500)
!503 = !DILocation(line: 70, column: 27, scope: !453, inlinedAt: !500)
!504 = !DILocation(line: 70, column: 30, scope: !453, inlinedAt: !500)
!505 = !DILocation(line: 71, column: 21, scope: !453, inlinedAt: !500)
!506 = !DILocation(line: 71, column: 19, scope: !453, inlinedAt: !500)
!507 = !DILocation(line: 71, column: 28, scope: !453, inlinedAt: !500)
!508 = !DILocation(line: 71, column: 3, scope: !453, inlinedAt: !500)
!509 = !DILocation(line: 66, column: 34, scope: !453, inlinedAt: !500)
!510 = !DILocation(line: 41, column: 7, scope: !425, inlinedAt: !426)
!511 = !DILocation(line: 41, column: 10, scope: !425, inlinedAt: !426)
!512 = !DILocation(line: 44, column: 10, scope: !425, inlinedAt: !426)
!513 = !DILocation(line: 45, column: 40, scope: !425, inlinedAt: !426)
!514 = !DILocation(line: 45, column: 47, scope: !425, inlinedAt: !426)
!515 = !DILocation(line: 45, column: 45, scope: !425, inlinedAt: !426)
!516 = !DILocation(line: 45, column: 37, scope: !425, inlinedAt: !426)
!517 = !DILocation(line: 45, column: 26, scope: !425, inlinedAt: !426)
!518 = !DILocation(line: 43, column: 4, scope: !425, inlinedAt: !426)
!519 = distinct !DISubprogram(name: "unpack", scope: !452, file: !452, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!520 = !DILocation(line: 47, column: 21, scope: !425, inlinedAt: !426)
!521 = !DILocation(line: 82, column: 24, scope: !519, inlinedAt: !520)
!522 = !DILocation(line: 82, column: 53, scope: !519, inlinedAt: !520)
!523 = !DILocation(line: 82, column: 47, scope: !519, inlinedAt: !520)
!524 = !DILocation(line: 48, column: 10, scope: !425, inlinedAt: !426)
!525 = !DILocation(line: 51, column: 13, scope: !425, inlinedAt: !426)
!526 = !DILocation(line: 51, column: 18, scope: !425, inlinedAt: !426)
!527 = distinct !DISubprogram(name: "store", scope: !452, file: !452, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!528 = !DILocation(line: 54, column: 8, scope: !425, inlinedAt: !426)
!529 = !DILocation(line: 87, column: 3, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 88, column: 30, scope: !527, inlinedAt: !528)
!531 = !DILocation(line: 89, column: 4, scope: !527, inlinedAt: !528)
!532 = !DILocation(line: 39, column: 32, scope: !425, inlinedAt: !426)
!533 = !DILocation(line: 22, column: 15, scope: !422)
!534 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !533)
!535 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !533)
!536 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !533)
!537 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !533)
!538 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!539 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!540 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!541 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!542 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!543 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!544 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!545 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!546 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!547 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!548 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!549 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!550 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!551 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!552 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!553 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!554 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!555 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!556 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!557 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!558 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
