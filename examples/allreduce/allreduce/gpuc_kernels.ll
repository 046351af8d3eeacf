target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small to i8*)], section "llvm.metadata"

define void @OneShot(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !7
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%7 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !15
	%8 = load i64, i64 addrspace(1)* %7, align 8, !dbg !15
	%9 = add i64 %8, 1, !dbg !16
	%10 = sdiv i64 %p5, 2, !dbg !17
	%11 = urem i64 %9, 2, !dbg !18
	%12 = mul i64 %11, %10, !dbg !20
	%13 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !21
	%14 = sdiv i64 %p3, 4, !dbg !22
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !23, !range !24
	%16 = sext i32 %15 to i64, !dbg !23
	%17 = add i64 %14, %16, !dbg !25
	%18 = sub i64 %17, 1, !dbg !26
	%19 = icmp eq i64 %16, -1, !dbg !27
	%20 = select i1 %19, i64 1, i64 %16, !dbg !27
	%21 = sdiv i64 %18, %20, !dbg !27
	%22 = sub i64 0, %18, !dbg !27
	%23 = select i1 %19, i64 %22, i64 %21, !dbg !27
	%24 = mul i64 %23, 4, !dbg !28
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29, !range !30
	%26 = sext i32 %25 to i64, !dbg !29
	%27 = mul i64 %26, %24, !dbg !31
	%28 = icmp slt i64 %27, %p3, !dbg !32
	%29 = select i1 %28, i64 %27, i64 %p3, !dbg !32
	%30 = add i64 %29, %24, !dbg !33
	%31 = icmp slt i64 %30, %p3, !dbg !34
	%32 = select i1 %31, i64 %30, i64 %p3, !dbg !34
	%33 = sub i64 %16, 1, !dbg !35
	%34 = icmp eq i64 %26, %33, !dbg !36
	br i1 %34, label %b1, label %b2, !dbg !36

b1:
	br label %b2, !dbg !36

b2:
	%35 = phi i64 [ %32, %b0 ], [ %p3, %b1 ], !dbg !37
	%36 = sub i64 %35, %29, !dbg !38
	%37 = sdiv i64 %36, 4, !dbg !39
	%38 = mul i64 %37, 4, !dbg !40
	%39 = add i64 %29, %38, !dbg !41
	%40 = sub i64 %39, %29, !dbg !42
	%41 = getelementptr inbounds float, float addrspace(1)* %1, i64 %29, !dbg !42
	%42 = ashr i64 %40, 2, !dbg !43
	%43 = bitcast float addrspace(1)* %41 to { float, float, float, float } addrspace(1)*, !dbg !43
	%44 = getelementptr inbounds float, float addrspace(1)* %13, i64 %29, !dbg !44
	%45 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !45
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !47
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46, !range !47
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !46, !range !48
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46, !range !49
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46, !range !49
	%51 = mul i32 %50, %48, !dbg !46
	%52 = add i32 %47, %51, !dbg !46
	%53 = mul i32 %49, %52, !dbg !46
	%54 = add i32 %46, %53, !dbg !46
	%55 = sext i32 %54 to i64, !dbg !46
	%56 = mul i32 %49, %50, !dbg !46
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !50
	%58 = mul i32 %56, %57, !dbg !46
	%59 = sext i32 %58 to i64, !dbg !46
	br label %b3, !dbg !46

b3:
	%60 = phi i64 [ %55, %b2 ], [ %83, %b4 ], !dbg !46
	%61 = icmp slt i64 %60, %42, !dbg !46
	br i1 %61, label %b4, label %b5, !dbg !46

b4:
	%62 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %43, i64 %60, !dbg !51
	%63 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %62, i32 0, i32 0, !dbg !51
	%64 = bitcast { float, float, float, float } addrspace(1)* %62 to <4 x float> addrspace(1)*, !dbg !51
	%65 = load <4 x float>, <4 x float> addrspace(1)* %64, align 16, !dbg !51
	%66 = extractelement <4 x float> %65, i32 0, !dbg !51
	%67 = extractelement <4 x float> %65, i32 1, !dbg !51
	%68 = extractelement <4 x float> %65, i32 2, !dbg !51
	%69 = extractelement <4 x float> %65, i32 3, !dbg !51
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %62, i32 0, i32 1, !dbg !51
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %62, i32 0, i32 2, !dbg !51
	%72 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %62, i32 0, i32 3, !dbg !51
	%73 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %45, i64 %60, !dbg !52
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i32 0, i32 0, !dbg !52
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i32 0, i32 1, !dbg !52
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i32 0, i32 2, !dbg !52
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i32 0, i32 3, !dbg !52
	%78 = bitcast { float, float, float, float } addrspace(1)* %73 to <4 x float> addrspace(1)*, !dbg !52
	%79 = insertelement <4 x float> undef, float %66, i32 0, !dbg !52
	%80 = insertelement <4 x float> %79, float %67, i32 1, !dbg !52
	%81 = insertelement <4 x float> %80, float %68, i32 2, !dbg !52
	%82 = insertelement <4 x float> %81, float %69, i32 3, !dbg !52
	store <4 x float> %82, <4 x float> addrspace(1)* %78, align 16, !dbg !52
	%83 = add i64 %60, %59, !dbg !46
	br label %b3, !dbg !46

b5:
	%84 = sub i64 %35, %39, !dbg !53
	br label %b6, !dbg !54

b6:
	%85 = phi i64 [ %55, %b5 ], [ %91, %b7 ], !dbg !54
	%86 = icmp slt i64 %85, %84, !dbg !54
	br i1 %86, label %b7, label %b8, !dbg !54

b7:
	%87 = add i64 %39, %85, !dbg !55
	%88 = getelementptr inbounds float, float addrspace(1)* %1, i64 %87, !dbg !56
	%89 = load float, float addrspace(1)* %88, align 4, !dbg !56
	%90 = getelementptr inbounds float, float addrspace(1)* %13, i64 %87, !dbg !57
	store float %89, float addrspace(1)* %90, align 4, !dbg !57
	%91 = add i64 %85, %59, !dbg !54
	br label %b6, !dbg !54

b8:
	%92 = sext i32 %5 to i64, !dbg !10
	%93 = sext i32 %6 to i64, !dbg !11
	%94 = mul i64 %26, %93, !dbg !58
	call void @gpuc_fence_block(), !dbg !59
	br label %b9, !dbg !60

b9:
	%95 = phi i64 [ %55, %b8 ], [ %102, %b10 ], !dbg !60
	%96 = icmp slt i64 %95, %93, !dbg !60
	br i1 %96, label %b10, label %b11, !dbg !60

b10:
	%97 = add i64 %94, %92, !dbg !61
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %97, !dbg !62
	%99 = trunc i64 %95 to i32, !dbg !63
	%100 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !63
	%101 = bitcast i64* %100 to i8*, !dbg !63
	call void @gpuc_signal_op_thread(i8* %101, i64 %9, i32 9, i32 %99), !dbg !63
	%102 = add i64 %95, %59, !dbg !60
	br label %b9, !dbg !60

b11:
	%103 = phi i64 [ %55, %b9 ], [ %110, %b12 ], !dbg !64
	%104 = icmp slt i64 %103, %93, !dbg !64
	br i1 %104, label %b12, label %b13, !dbg !64

b12:
	%105 = add i64 %94, %103, !dbg !65
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %105, !dbg !66
	%107 = addrspacecast i64 addrspace(1)* %106 to i64*, !dbg !67
	%108 = bitcast i64* %107 to i8*, !dbg !67
	%109 = call i64 @gpuc_signal_wait_until_thread(i8* %108, i32 5, i64 %9, i32 1, i8* %ctrl, i32 0), !dbg !67
	%110 = add i64 %103, %59, !dbg !64
	br label %b11, !dbg !64

b13:
	call void @llvm.nvvm.barrier0(), !dbg !68
	%111 = getelementptr inbounds float, float addrspace(1)* %0, i64 %29, !dbg !69
	%112 = bitcast float addrspace(1)* %111 to { float, float, float, float } addrspace(1)*, !dbg !70
	br label %b14, !dbg !71

b14:
	%113 = phi i64 [ %55, %b13 ], [ %234, %b23 ], !dbg !71
	%114 = icmp slt i64 %113, %42, !dbg !71
	br i1 %114, label %b15, label %b24, !dbg !71

b15:
	%115 = phi float [ 0.000000e+00, %b14 ], [ %219, %b22 ], !dbg !74
	%116 = phi float [ 0.000000e+00, %b14 ], [ %220, %b22 ], !dbg !74
	%117 = phi float [ 0.000000e+00, %b14 ], [ %221, %b22 ], !dbg !74
	%118 = phi float [ 0.000000e+00, %b14 ], [ %222, %b22 ], !dbg !74
	%119 = phi i64 [ 0, %b14 ], [ %223, %b22 ], !dbg !75
	%120 = icmp slt i64 %119, %93, !dbg !76
	br i1 %120, label %b16, label %b23, !dbg !76

b16:
	%121 = trunc i64 %119 to i32, !dbg !77
	%122 = addrspacecast float addrspace(1)* %44 to float*, !dbg !77
	%123 = bitcast float* %122 to i8*, !dbg !77
	%124 = call i8* @gpuc_peer_thread(i8* %123, i32 %121), !dbg !77
	%125 = bitcast i8* %124 to float*, !dbg !77
	%126 = addrspacecast float* %125 to { float, float, float, float } addrspace(1)*, !dbg !78
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %126, i64 %113, !dbg !79
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 0, !dbg !79
	%129 = bitcast { float, float, float, float } addrspace(1)* %127 to <4 x float> addrspace(1)*, !dbg !79
	%130 = load <4 x float>, <4 x float> addrspace(1)* %129, align 16, !dbg !79
	%131 = extractelement <4 x float> %130, i32 0, !dbg !79
	%132 = extractelement <4 x float> %130, i32 1, !dbg !79
	%133 = extractelement <4 x float> %130, i32 2, !dbg !79
	%134 = extractelement <4 x float> %130, i32 3, !dbg !79
	%135 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 1, !dbg !79
	%136 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 2, !dbg !79
	%137 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 3, !dbg !79
	%138 = add i64 %119, 1, !dbg !80
	%139 = icmp slt i64 %138, %93, !dbg !81
	br i1 %139, label %b17, label %b18, !dbg !81

b17:
	%140 = trunc i64 %138 to i32, !dbg !82
	%141 = addrspacecast float addrspace(1)* %44 to float*, !dbg !82
	%142 = bitcast float* %141 to i8*, !dbg !82
	%143 = call i8* @gpuc_peer_thread(i8* %142, i32 %140), !dbg !82
	%144 = bitcast i8* %143 to float*, !dbg !82
	%145 = addrspacecast float* %144 to { float, float, float, float } addrspace(1)*, !dbg !83
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i64 %113, !dbg !84
	%147 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 0, !dbg !84
	%148 = bitcast { float, float, float, float } addrspace(1)* %146 to <4 x float> addrspace(1)*, !dbg !84
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !84
	%150 = extractelement <4 x float> %149, i32 0, !dbg !84
	%151 = extractelement <4 x float> %149, i32 1, !dbg !84
	%152 = extractelement <4 x float> %149, i32 2, !dbg !84
	%153 = extractelement <4 x float> %149, i32 3, !dbg !84
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 1, !dbg !84
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 2, !dbg !84
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 3, !dbg !84
	br label %b18, !dbg !84

b18:
	%157 = phi float [ 0.000000e+00, %b16 ], [ %150, %b17 ], !dbg !85
	%158 = phi float [ 0.000000e+00, %b16 ], [ %151, %b17 ], !dbg !85
	%159 = phi float [ 0.000000e+00, %b16 ], [ %152, %b17 ], !dbg !85
	%160 = phi float [ 0.000000e+00, %b16 ], [ %153, %b17 ], !dbg !85
	%161 = add i64 %119, 2, !dbg !86
	%162 = icmp slt i64 %161, %93, !dbg !87
	br i1 %162, label %b19, label %b20, !dbg !87

b19:
	%163 = trunc i64 %161 to i32, !dbg !88
	%164 = addrspacecast float addrspace(1)* %44 to float*, !dbg !88
	%165 = bitcast float* %164 to i8*, !dbg !88
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !88
	%167 = bitcast i8* %166 to float*, !dbg !88
	%168 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !89
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i64 %113, !dbg !90
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %169, i32 0, i32 0, !dbg !90
	%171 = bitcast { float, float, float, float } addrspace(1)* %169 to <4 x float> addrspace(1)*, !dbg !90
	%172 = load <4 x float>, <4 x float> addrspace(1)* %171, align 16, !dbg !90
	%173 = extractelement <4 x float> %172, i32 0, !dbg !90
	%174 = extractelement <4 x float> %172, i32 1, !dbg !90
	%175 = extractelement <4 x float> %172, i32 2, !dbg !90
	%176 = extractelement <4 x float> %172, i32 3, !dbg !90
	%177 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %169, i32 0, i32 1, !dbg !90
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %169, i32 0, i32 2, !dbg !90
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %169, i32 0, i32 3, !dbg !90
	br label %b20, !dbg !90

b20:
	%180 = phi float [ 0.000000e+00, %b18 ], [ %173, %b19 ], !dbg !91
	%181 = phi float [ 0.000000e+00, %b18 ], [ %174, %b19 ], !dbg !91
	%182 = phi float [ 0.000000e+00, %b18 ], [ %175, %b19 ], !dbg !91
	%183 = phi float [ 0.000000e+00, %b18 ], [ %176, %b19 ], !dbg !91
	%184 = add i64 %119, 3, !dbg !92
	%185 = icmp slt i64 %184, %93, !dbg !93
	br i1 %185, label %b21, label %b22, !dbg !93

b21:
	%186 = trunc i64 %184 to i32, !dbg !94
	%187 = addrspacecast float addrspace(1)* %44 to float*, !dbg !94
	%188 = bitcast float* %187 to i8*, !dbg !94
	%189 = call i8* @gpuc_peer_thread(i8* %188, i32 %186), !dbg !94
	%190 = bitcast i8* %189 to float*, !dbg !94
	%191 = addrspacecast float* %190 to { float, float, float, float } addrspace(1)*, !dbg !95
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i64 %113, !dbg !96
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 0, !dbg !96
	%194 = bitcast { float, float, float, float } addrspace(1)* %192 to <4 x float> addrspace(1)*, !dbg !96
	%195 = load <4 x float>, <4 x float> addrspace(1)* %194, align 16, !dbg !96
	%196 = extractelement <4 x float> %195, i32 0, !dbg !96
	%197 = extractelement <4 x float> %195, i32 1, !dbg !96
	%198 = extractelement <4 x float> %195, i32 2, !dbg !96
	%199 = extractelement <4 x float> %195, i32 3, !dbg !96
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 1, !dbg !96
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 2, !dbg !96
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i32 0, i32 3, !dbg !96
	br label %b22, !dbg !96

b22:
	%203 = phi float [ 0.000000e+00, %b20 ], [ %196, %b21 ], !dbg !97
	%204 = phi float [ 0.000000e+00, %b20 ], [ %197, %b21 ], !dbg !97
	%205 = phi float [ 0.000000e+00, %b20 ], [ %198, %b21 ], !dbg !97
	%206 = phi float [ 0.000000e+00, %b20 ], [ %199, %b21 ], !dbg !97
	%207 = fadd float %131, %157, !dbg !100
	%208 = fadd float %132, %158, !dbg !101
	%209 = fadd float %133, %159, !dbg !102
	%210 = fadd float %134, %160, !dbg !103
	%211 = fadd float %180, %203, !dbg !105
	%212 = fadd float %181, %204, !dbg !106
	%213 = fadd float %182, %205, !dbg !107
	%214 = fadd float %183, %206, !dbg !108
	%215 = fadd float %207, %211, !dbg !110
	%216 = fadd float %208, %212, !dbg !111
	%217 = fadd float %209, %213, !dbg !112
	%218 = fadd float %210, %214, !dbg !113
	%219 = fadd float %115, %215, !dbg !115
	%220 = fadd float %116, %216, !dbg !116
	%221 = fadd float %117, %217, !dbg !117
	%222 = fadd float %118, %218, !dbg !118
	%223 = add i64 %119, 4, !dbg !119
	br label %b15, !dbg !119

b23:
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i64 %113, !dbg !120
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 0, !dbg !120
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 1, !dbg !120
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 2, !dbg !120
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 3, !dbg !120
	%229 = bitcast { float, float, float, float } addrspace(1)* %224 to <4 x float> addrspace(1)*, !dbg !120
	%230 = insertelement <4 x float> undef, float %115, i32 0, !dbg !120
	%231 = insertelement <4 x float> %230, float %116, i32 1, !dbg !120
	%232 = insertelement <4 x float> %231, float %117, i32 2, !dbg !120
	%233 = insertelement <4 x float> %232, float %118, i32 3, !dbg !120
	store <4 x float> %233, <4 x float> addrspace(1)* %229, align 16, !dbg !120
	%234 = add i64 %113, %59, !dbg !71
	br label %b14, !dbg !71

b24:
	%235 = phi i64 [ %55, %b14 ], [ %255, %b27 ], !dbg !121
	%236 = icmp slt i64 %235, %84, !dbg !121
	br i1 %236, label %b25, label %b28, !dbg !121

b25:
	%237 = icmp slt i64 0, %93, !dbg !122
	br i1 %237, label %b26, label %b27, !dbg !122

b26:
	%238 = phi float [ 0.000000e+00, %b25 ], [ %249, %b26 ], !dbg !123
	%239 = phi i64 [ 0, %b25 ], [ %250, %b26 ], !dbg !123
	%240 = trunc i64 %239 to i32, !dbg !124
	%241 = addrspacecast float addrspace(1)* %13 to float*, !dbg !124
	%242 = bitcast float* %241 to i8*, !dbg !124
	%243 = call i8* @gpuc_peer_thread(i8* %242, i32 %240), !dbg !124
	%244 = bitcast i8* %243 to float*, !dbg !124
	%245 = add i64 %39, %235, !dbg !125
	%246 = addrspacecast float* %244 to float addrspace(1)*, !dbg !126
	%247 = getelementptr inbounds float, float addrspace(1)* %246, i64 %245, !dbg !126
	%248 = load float, float addrspace(1)* %247, align 4, !dbg !126
	%249 = fadd float %238, %248, !dbg !127
	%250 = add i64 %239, 1, !dbg !127
	%251 = icmp slt i64 %250, %93, !dbg !127
	br i1 %251, label %b26, label %b27, !dbg !127

b27:
	%252 = phi float [ 0.000000e+00, %b25 ], [ %249, %b26 ], !dbg !123
	%253 = add i64 %39, %235, !dbg !128
	%254 = getelementptr inbounds float, float addrspace(1)* %0, i64 %253, !dbg !129
	store float %252, float addrspace(1)* %254, align 4, !dbg !129
	%255 = add i64 %235, %59, !dbg !121
	br label %b24, !dbg !121

b28:
	call void @llvm.nvvm.barrier0(), !dbg !132
	%256 = icmp ne i64 %55, 0, !dbg !133
	br i1 %256, label %b32, label %b29, !dbg !133

b29:
	%257 = icmp sgt i64 %16, 1, !dbg !134
	br i1 %257, label %b30, label %b31, !dbg !134

b30:
	%258 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !135
	%259 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %258, i64 1) nounwind, !dbg !136
	%260 = icmp ne i64 %259, %33, !dbg !138
	br i1 %260, label %b32, label %b31, !dbg !138

b31:
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !139
	store i64 0, i64 addrspace(1)* %261, align 8, !dbg !139
	%262 = load i64, i64 addrspace(1)* %7, align 8, !dbg !140
	%263 = add i64 %262, 1, !dbg !141
	store i64 %263, i64 addrspace(1)* %7, align 8, !dbg !140
	br label %b32, !dbg !140

b32:
	ret void, !dbg !131
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !142 {
entry:
	br label %b0, !dbg !143

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !143
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !143
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !143
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !143
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !145
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !146
	%6 = sext i32 %4 to i64, !dbg !147
	%7 = sext i32 %5 to i64, !dbg !148
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !150
	%9 = load i64, i64 addrspace(1)* %8, align 8, !dbg !150
	%10 = add i64 %9, 1, !dbg !151
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153, !range !30
	%12 = sext i32 %11 to i64, !dbg !153
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !153, !range !154
	%14 = sext i32 %13 to i64, !dbg !153
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !153, !range !154
	%16 = sext i32 %15 to i64, !dbg !153
	%17 = mul i64 %12, %7, !dbg !155
	call void @gpuc_fence_block(), !dbg !156
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157, !range !47
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !157, !range !47
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157, !range !48
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157, !range !49
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !157, !range !49
	%23 = mul i32 %22, %20, !dbg !157
	%24 = add i32 %19, %23, !dbg !157
	%25 = mul i32 %21, %24, !dbg !157
	%26 = add i32 %18, %25, !dbg !157
	%27 = sext i32 %26 to i64, !dbg !157
	%28 = mul i32 %21, %22, !dbg !157
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !50
	%30 = mul i32 %28, %29, !dbg !157
	%31 = sext i32 %30 to i64, !dbg !157
	br label %b1, !dbg !157

b1:
	%32 = phi i64 [ %27, %b0 ], [ %39, %b2 ], !dbg !157
	%33 = icmp slt i64 %32, %7, !dbg !157
	br i1 %33, label %b2, label %b3, !dbg !157

b2:
	%34 = add i64 %17, %6, !dbg !158
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %34, !dbg !159
	%36 = trunc i64 %32 to i32, !dbg !160
	%37 = addrspacecast i64 addrspace(1)* %35 to i64*, !dbg !160
	%38 = bitcast i64* %37 to i8*, !dbg !160
	call void @gpuc_signal_op_thread(i8* %38, i64 %10, i32 9, i32 %36), !dbg !160
	%39 = add i64 %32, %31, !dbg !157
	br label %b1, !dbg !157

b3:
	%40 = phi i64 [ %27, %b1 ], [ %47, %b4 ], !dbg !161
	%41 = icmp slt i64 %40, %7, !dbg !161
	br i1 %41, label %b4, label %b5, !dbg !161

b4:
	%42 = add i64 %17, %40, !dbg !162
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %42, !dbg !163
	%44 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !164
	%45 = bitcast i64* %44 to i8*, !dbg !164
	%46 = call i64 @gpuc_signal_wait_until_thread(i8* %45, i32 5, i64 %10, i32 1, i8* %ctrl, i32 0), !dbg !164
	%47 = add i64 %40, %31, !dbg !161
	br label %b3, !dbg !161

b5:
	call void @llvm.nvvm.barrier0(), !dbg !165
	%48 = sdiv i64 %p3, 4, !dbg !166
	%49 = mul i64 %48, %6, !dbg !167
	%50 = icmp eq i64 %7, -1, !dbg !168
	%51 = select i1 %50, i64 1, i64 %7, !dbg !168
	%52 = sdiv i64 %49, %51, !dbg !168
	%53 = sub i64 0, %49, !dbg !168
	%54 = select i1 %50, i64 %53, i64 %52, !dbg !168
	%55 = mul i64 %54, 4, !dbg !169
	%56 = add i64 %6, 1, !dbg !170
	%57 = mul i64 %48, %56, !dbg !171
	%58 = icmp eq i64 %7, -1, !dbg !172
	%59 = select i1 %58, i64 1, i64 %7, !dbg !172
	%60 = sdiv i64 %57, %59, !dbg !172
	%61 = sub i64 0, %57, !dbg !172
	%62 = select i1 %58, i64 %61, i64 %60, !dbg !172
	%63 = mul i64 %62, 4, !dbg !173
	%64 = sub i64 %63, %55, !dbg !174
	%65 = getelementptr inbounds float, float addrspace(1)* %1, i64 %55, !dbg !174
	%66 = getelementptr inbounds float, float addrspace(1)* %0, i64 %55, !dbg !175
	%67 = sdiv i64 %64, 4, !dbg !176
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !177, !range !24
	%69 = sext i32 %68 to i64, !dbg !177
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !177, !range !178
	%71 = sext i32 %70 to i64, !dbg !177
	%72 = mul i64 %71, %16, !dbg !177
	%73 = add i64 %14, %72, !dbg !177
	%74 = mul i64 %69, %73, !dbg !177
	%75 = add i64 %12, %74, !dbg !177
	%76 = mul i64 %75, %31, !dbg !177
	%77 = add i64 %76, %27, !dbg !177
	%78 = mul i64 %69, %71, !dbg !177
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !177, !range !178
	%80 = sext i32 %79 to i64, !dbg !177
	%81 = mul i64 %78, %80, !dbg !177
	%82 = mul i64 %81, %31, !dbg !177
	br label %b6, !dbg !177

b6:
	%83 = phi i64 [ %77, %b5 ], [ %214, %b17 ], !dbg !177
	%84 = icmp slt i64 %83, %67, !dbg !177
	br i1 %84, label %b7, label %b18, !dbg !177

b7:
	%85 = phi float [ 0.000000e+00, %b6 ], [ %189, %b14 ], !dbg !180
	%86 = phi float [ 0.000000e+00, %b6 ], [ %190, %b14 ], !dbg !180
	%87 = phi float [ 0.000000e+00, %b6 ], [ %191, %b14 ], !dbg !180
	%88 = phi float [ 0.000000e+00, %b6 ], [ %192, %b14 ], !dbg !180
	%89 = phi i64 [ 0, %b6 ], [ %193, %b14 ], !dbg !181
	%90 = icmp slt i64 %89, %7, !dbg !182
	br i1 %90, label %b8, label %b15, !dbg !182

b8:
	%91 = trunc i64 %89 to i32, !dbg !183
	%92 = addrspacecast float addrspace(1)* %65 to float*, !dbg !183
	%93 = bitcast float* %92 to i8*, !dbg !183
	%94 = call i8* @gpuc_peer_thread(i8* %93, i32 %91), !dbg !183
	%95 = bitcast i8* %94 to float*, !dbg !183
	%96 = addrspacecast float* %95 to { float, float, float, float } addrspace(1)*, !dbg !184
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i64 %83, !dbg !185
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 0, !dbg !185
	%99 = bitcast { float, float, float, float } addrspace(1)* %97 to <4 x float> addrspace(1)*, !dbg !185
	%100 = load <4 x float>, <4 x float> addrspace(1)* %99, align 16, !dbg !185
	%101 = extractelement <4 x float> %100, i32 0, !dbg !185
	%102 = extractelement <4 x float> %100, i32 1, !dbg !185
	%103 = extractelement <4 x float> %100, i32 2, !dbg !185
	%104 = extractelement <4 x float> %100, i32 3, !dbg !185
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 1, !dbg !185
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 2, !dbg !185
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 3, !dbg !185
	%108 = add i64 %89, 1, !dbg !186
	%109 = icmp slt i64 %108, %7, !dbg !187
	br i1 %109, label %b9, label %b10, !dbg !187

b9:
	%110 = trunc i64 %108 to i32, !dbg !188
	%111 = addrspacecast float addrspace(1)* %65 to float*, !dbg !188
	%112 = bitcast float* %111 to i8*, !dbg !188
	%113 = call i8* @gpuc_peer_thread(i8* %112, i32 %110), !dbg !188
	%114 = bitcast i8* %113 to float*, !dbg !188
	%115 = addrspacecast float* %114 to { float, float, float, float } addrspace(1)*, !dbg !189
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i64 %83, !dbg !190
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 0, !dbg !190
	%118 = bitcast { float, float, float, float } addrspace(1)* %116 to <4 x float> addrspace(1)*, !dbg !190
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !190
	%120 = extractelement <4 x float> %119, i32 0, !dbg !190
	%121 = extractelement <4 x float> %119, i32 1, !dbg !190
	%122 = extractelement <4 x float> %119, i32 2, !dbg !190
	%123 = extractelement <4 x float> %119, i32 3, !dbg !190
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 1, !dbg !190
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 2, !dbg !190
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 3, !dbg !190
	br label %b10, !dbg !190

b10:
	%127 = phi float [ 0.000000e+00, %b8 ], [ %120, %b9 ], !dbg !191
	%128 = phi float [ 0.000000e+00, %b8 ], [ %121, %b9 ], !dbg !191
	%129 = phi float [ 0.000000e+00, %b8 ], [ %122, %b9 ], !dbg !191
	%130 = phi float [ 0.000000e+00, %b8 ], [ %123, %b9 ], !dbg !191
	%131 = add i64 %89, 2, !dbg !192
	%132 = icmp slt i64 %131, %7, !dbg !193
	br i1 %132, label %b11, label %b12, !dbg !193

b11:
	%133 = trunc i64 %131 to i32, !dbg !194
	%134 = addrspacecast float addrspace(1)* %65 to float*, !dbg !194
	%135 = bitcast float* %134 to i8*, !dbg !194
	%136 = call i8* @gpuc_peer_thread(i8* %135, i32 %133), !dbg !194
	%137 = bitcast i8* %136 to float*, !dbg !194
	%138 = addrspacecast float* %137 to { float, float, float, float } addrspace(1)*, !dbg !195
	%139 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i64 %83, !dbg !196
	%140 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i32 0, i32 0, !dbg !196
	%141 = bitcast { float, float, float, float } addrspace(1)* %139 to <4 x float> addrspace(1)*, !dbg !196
	%142 = load <4 x float>, <4 x float> addrspace(1)* %141, align 16, !dbg !196
	%143 = extractelement <4 x float> %142, i32 0, !dbg !196
	%144 = extractelement <4 x float> %142, i32 1, !dbg !196
	%145 = extractelement <4 x float> %142, i32 2, !dbg !196
	%146 = extractelement <4 x float> %142, i32 3, !dbg !196
	%147 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i32 0, i32 1, !dbg !196
	%148 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i32 0, i32 2, !dbg !196
	%149 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i32 0, i32 3, !dbg !196
	br label %b12, !dbg !196

b12:
	%150 = phi float [ 0.000000e+00, %b10 ], [ %143, %b11 ], !dbg !197
	%151 = phi float [ 0.000000e+00, %b10 ], [ %144, %b11 ], !dbg !197
	%152 = phi float [ 0.000000e+00, %b10 ], [ %145, %b11 ], !dbg !197
	%153 = phi float [ 0.000000e+00, %b10 ], [ %146, %b11 ], !dbg !197
	%154 = add i64 %89, 3, !dbg !198
	%155 = icmp slt i64 %154, %7, !dbg !199
	br i1 %155, label %b13, label %b14, !dbg !199

b13:
	%156 = trunc i64 %154 to i32, !dbg !200
	%157 = addrspacecast float addrspace(1)* %65 to float*, !dbg !200
	%158 = bitcast float* %157 to i8*, !dbg !200
	%159 = call i8* @gpuc_peer_thread(i8* %158, i32 %156), !dbg !200
	%160 = bitcast i8* %159 to float*, !dbg !200
	%161 = addrspacecast float* %160 to { float, float, float, float } addrspace(1)*, !dbg !201
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i64 %83, !dbg !202
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i32 0, i32 0, !dbg !202
	%164 = bitcast { float, float, float, float } addrspace(1)* %162 to <4 x float> addrspace(1)*, !dbg !202
	%165 = load <4 x float>, <4 x float> addrspace(1)* %164, align 16, !dbg !202
	%166 = extractelement <4 x float> %165, i32 0, !dbg !202
	%167 = extractelement <4 x float> %165, i32 1, !dbg !202
	%168 = extractelement <4 x float> %165, i32 2, !dbg !202
	%169 = extractelement <4 x float> %165, i32 3, !dbg !202
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i32 0, i32 1, !dbg !202
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i32 0, i32 2, !dbg !202
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i32 0, i32 3, !dbg !202
	br label %b14, !dbg !202

b14:
	%173 = phi float [ 0.000000e+00, %b12 ], [ %166, %b13 ], !dbg !203
	%174 = phi float [ 0.000000e+00, %b12 ], [ %167, %b13 ], !dbg !203
	%175 = phi float [ 0.000000e+00, %b12 ], [ %168, %b13 ], !dbg !203
	%176 = phi float [ 0.000000e+00, %b12 ], [ %169, %b13 ], !dbg !203
	%177 = fadd float %101, %127, !dbg !205
	%178 = fadd float %102, %128, !dbg !206
	%179 = fadd float %103, %129, !dbg !207
	%180 = fadd float %104, %130, !dbg !208
	%181 = fadd float %150, %173, !dbg !210
	%182 = fadd float %151, %174, !dbg !211
	%183 = fadd float %152, %175, !dbg !212
	%184 = fadd float %153, %176, !dbg !213
	%185 = fadd float %177, %181, !dbg !215
	%186 = fadd float %178, %182, !dbg !216
	%187 = fadd float %179, %183, !dbg !217
	%188 = fadd float %180, %184, !dbg !218
	%189 = fadd float %85, %185, !dbg !220
	%190 = fadd float %86, %186, !dbg !221
	%191 = fadd float %87, %187, !dbg !222
	%192 = fadd float %88, %188, !dbg !223
	%193 = add i64 %89, 4, !dbg !224
	br label %b7, !dbg !224

b15:
	%194 = icmp slt i64 0, %7, !dbg !225
	br i1 %194, label %b16, label %b17, !dbg !225

b16:
	%195 = phi i64 [ 0, %b15 ], [ %212, %b16 ], !dbg !225
	%196 = trunc i64 %195 to i32, !dbg !226
	%197 = addrspacecast float addrspace(1)* %66 to float*, !dbg !226
	%198 = bitcast float* %197 to i8*, !dbg !226
	%199 = call i8* @gpuc_peer_thread(i8* %198, i32 %196), !dbg !226
	%200 = bitcast i8* %199 to float*, !dbg !226
	%201 = addrspacecast float* %200 to { float, float, float, float } addrspace(1)*, !dbg !227
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %201, i64 %83, !dbg !228
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 0, !dbg !228
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 1, !dbg !228
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 2, !dbg !228
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 3, !dbg !228
	%207 = bitcast { float, float, float, float } addrspace(1)* %202 to <4 x float> addrspace(1)*, !dbg !228
	%208 = insertelement <4 x float> undef, float %85, i32 0, !dbg !228
	%209 = insertelement <4 x float> %208, float %86, i32 1, !dbg !228
	%210 = insertelement <4 x float> %209, float %87, i32 2, !dbg !228
	%211 = insertelement <4 x float> %210, float %88, i32 3, !dbg !228
	store <4 x float> %211, <4 x float> addrspace(1)* %207, align 16, !dbg !228
	%212 = add i64 %195, 1, !dbg !228
	%213 = icmp slt i64 %212, %7, !dbg !228
	br i1 %213, label %b16, label %b17, !dbg !228

b17:
	%214 = add i64 %83, %82, !dbg !177
	br label %b6, !dbg !177

b18:
	%215 = sub i64 %7, 1, !dbg !229
	%216 = icmp eq i64 %6, %215, !dbg !230
	br i1 %216, label %b19, label %b26, !dbg !230

b19:
	%217 = mul i64 %48, 4, !dbg !231
	%218 = sub i64 %p3, %217, !dbg !232
	br label %b20, !dbg !233

b20:
	%219 = phi i64 [ %77, %b19 ], [ %248, %b25 ], !dbg !233
	%220 = icmp slt i64 %219, %218, !dbg !233
	br i1 %220, label %b21, label %b26, !dbg !233

b21:
	%221 = icmp slt i64 0, %7, !dbg !234
	br i1 %221, label %b22, label %b23, !dbg !234

b22:
	%222 = phi float [ 0.000000e+00, %b21 ], [ %233, %b22 ], !dbg !235
	%223 = phi i64 [ 0, %b21 ], [ %234, %b22 ], !dbg !235
	%224 = trunc i64 %223 to i32, !dbg !236
	%225 = addrspacecast float addrspace(1)* %1 to float*, !dbg !236
	%226 = bitcast float* %225 to i8*, !dbg !236
	%227 = call i8* @gpuc_peer_thread(i8* %226, i32 %224), !dbg !236
	%228 = bitcast i8* %227 to float*, !dbg !236
	%229 = add i64 %63, %219, !dbg !237
	%230 = addrspacecast float* %228 to float addrspace(1)*, !dbg !238
	%231 = getelementptr inbounds float, float addrspace(1)* %230, i64 %229, !dbg !238
	%232 = load float, float addrspace(1)* %231, align 4, !dbg !238
	%233 = fadd float %222, %232, !dbg !239
	%234 = add i64 %223, 1, !dbg !239
	%235 = icmp slt i64 %234, %7, !dbg !239
	br i1 %235, label %b22, label %b23, !dbg !239

b23:
	%236 = phi float [ 0.000000e+00, %b21 ], [ %233, %b22 ], !dbg !235
	br i1 %221, label %b24, label %b25, !dbg !240

b24:
	%237 = phi i64 [ 0, %b23 ], [ %246, %b24 ], !dbg !240
	%238 = trunc i64 %237 to i32, !dbg !241
	%239 = addrspacecast float addrspace(1)* %0 to float*, !dbg !241
	%240 = bitcast float* %239 to i8*, !dbg !241
	%241 = call i8* @gpuc_peer_thread(i8* %240, i32 %238), !dbg !241
	%242 = bitcast i8* %241 to float*, !dbg !241
	%243 = add i64 %63, %219, !dbg !242
	%244 = addrspacecast float* %242 to float addrspace(1)*, !dbg !243
	%245 = getelementptr inbounds float, float addrspace(1)* %244, i64 %243, !dbg !243
	store float %236, float addrspace(1)* %245, align 4, !dbg !243
	%246 = add i64 %237, 1, !dbg !243
	%247 = icmp slt i64 %246, %7, !dbg !243
	br i1 %247, label %b24, label %b25, !dbg !243

b25:
	%248 = add i64 %219, %82, !dbg !233
	br label %b20, !dbg !233

b26:
	%249 = add i64 %p6, %12, !dbg !244
	%250 = mul i64 %249, %7, !dbg !245
	call void @gpuc_fence_block(), !dbg !246
	br label %b27, !dbg !247

b27:
	%251 = phi i64 [ %27, %b26 ], [ %258, %b28 ], !dbg !247
	%252 = icmp slt i64 %251, %7, !dbg !247
	br i1 %252, label %b28, label %b29, !dbg !247

b28:
	%253 = add i64 %250, %6, !dbg !248
	%254 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %253, !dbg !249
	%255 = trunc i64 %251 to i32, !dbg !250
	%256 = addrspacecast i64 addrspace(1)* %254 to i64*, !dbg !250
	%257 = bitcast i64* %256 to i8*, !dbg !250
	call void @gpuc_signal_op_thread(i8* %257, i64 %10, i32 9, i32 %255), !dbg !250
	%258 = add i64 %251, %31, !dbg !247
	br label %b27, !dbg !247

b29:
	%259 = phi i64 [ %27, %b27 ], [ %266, %b30 ], !dbg !251
	%260 = icmp slt i64 %259, %7, !dbg !251
	br i1 %260, label %b30, label %b31, !dbg !251

b30:
	%261 = add i64 %250, %259, !dbg !252
	%262 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %261, !dbg !253
	%263 = addrspacecast i64 addrspace(1)* %262 to i64*, !dbg !254
	%264 = bitcast i64* %263 to i8*, !dbg !254
	%265 = call i64 @gpuc_signal_wait_until_thread(i8* %264, i32 5, i64 %10, i32 1, i8* %ctrl, i32 0), !dbg !254
	%266 = add i64 %259, %31, !dbg !251
	br label %b29, !dbg !251

b31:
	call void @llvm.nvvm.barrier0(), !dbg !255
	call void @llvm.nvvm.barrier0(), !dbg !257
	%267 = icmp ne i64 %27, 0, !dbg !258
	br i1 %267, label %b35, label %b32, !dbg !258

b32:
	%268 = icmp sgt i64 %69, 1, !dbg !259
	br i1 %268, label %b33, label %b34, !dbg !259

b33:
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !260
	%270 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %269, i64 1) nounwind, !dbg !261
	%271 = sub i64 %69, 1, !dbg !262
	%272 = icmp ne i64 %270, %271, !dbg !264
	br i1 %272, label %b35, label %b34, !dbg !264

b34:
	%273 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !265
	store i64 0, i64 addrspace(1)* %273, align 8, !dbg !265
	%274 = load i64, i64 addrspace(1)* %8, align 8, !dbg !266
	%275 = add i64 %274, 1, !dbg !267
	store i64 %275, i64 addrspace(1)* %8, align 8, !dbg !266
	br label %b35, !dbg !266

b35:
	ret void, !dbg !256
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !268 {
entry:
	br label %b0, !dbg !269

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !269
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%2 = sext i32 %1 to i64, !dbg !270
	%3 = icmp slt i64 0, %2, !dbg !270
	br i1 %3, label %b1, label %b4, !dbg !270

b1:
	%4 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !271
	%5 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !271
	%6 = trunc i64 %5 to i32, !dbg !272
	%7 = addrspacecast float addrspace(1)* %0 to float*, !dbg !272
	%8 = bitcast float* %7 to i8*, !dbg !272
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %6), !dbg !272
	%10 = bitcast i8* %9 to float*, !dbg !272
	%11 = icmp eq float* %10, null, !dbg !272
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !272
	%13 = icmp eq i64 %12, 0, !dbg !273
	br i1 %13, label %b2, label %b3, !dbg !273

b2:
	br label %b3, !dbg !273

b3:
	%14 = phi float [ %4, %b1 ], [ 0.000000e+00, %b2 ], !dbg !271
	%15 = add i64 %5, 1, !dbg !271
	%16 = icmp slt i64 %15, %2, !dbg !271
	br i1 %16, label %b1, label %b4, !dbg !271

b4:
	%17 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !271
	%18 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !274
	store float %17, float addrspace(1)* %18, align 4, !dbg !274
	ret void, !dbg !274
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !277
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !277
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !277
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !277
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !277
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !278
	%6 = sext i32 %5 to i64, !dbg !278
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !279
	%8 = sext i32 %7 to i64, !dbg !279
	%9 = add i64 %6, 1, !dbg !280
	%10 = icmp eq i64 %8, -1, !dbg !281
	%11 = select i1 %10, i64 1, i64 %8, !dbg !281
	%12 = srem i64 %9, %11, !dbg !281
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !282, !range !30
	%14 = sext i32 %13 to i64, !dbg !282
	%15 = sub i64 %8, 1, !dbg !283
	%16 = mul i64 %14, %15, !dbg !284
	%17 = mul i64 %16, %p8, !dbg !285
	%18 = getelementptr inbounds float, float addrspace(1)* %2, i64 %17, !dbg !286
	%19 = mul i64 %14, 2, !dbg !287
	%20 = mul i64 %19, %15, !dbg !288
	%21 = icmp slt i64 0, %p11, !dbg !288
	br i1 %21, label %b1, label %b31, !dbg !288

b1:
	%22 = phi i64 [ 0, %b0 ], [ %241, %b30 ], !dbg !288
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !290
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !290
	%25 = add i64 %24, 1, !dbg !291
	%26 = add i64 %25, %22, !dbg !293
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !294, !range !24
	%28 = sext i32 %27 to i64, !dbg !294
	%29 = mul i64 %22, %28, !dbg !295
	%30 = add i64 %29, %14, !dbg !296
	%31 = mul i64 %30, %8, !dbg !297
	%32 = mul i64 %31, %p8, !dbg !298
	%33 = icmp slt i64 0, %15, !dbg !299
	br i1 %33, label %b2, label %b12, !dbg !299

b2:
	%34 = phi i64 [ 0, %b1 ], [ %116, %b11 ], !dbg !299
	%35 = sub i64 %6, %34, !dbg !300
	%36 = add i64 %35, %8, !dbg !301
	%37 = icmp eq i64 %8, -1, !dbg !302
	%38 = select i1 %37, i64 1, i64 %8, !dbg !302
	%39 = srem i64 %36, %38, !dbg !302
	%40 = mul i64 %39, %p8, !dbg !305
	%41 = add i64 %32, %40, !dbg !306
	%42 = icmp slt i64 %41, %p1, !dbg !307
	%43 = select i1 %42, i64 %41, i64 %p1, !dbg !307
	%44 = add i64 %43, %p8, !dbg !308
	%45 = icmp slt i64 %44, %p1, !dbg !309
	%46 = select i1 %45, i64 %44, i64 %p1, !dbg !309
	%47 = sub i64 %46, %43, !dbg !310
	%48 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !310
	%49 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !311
	%50 = icmp eq i64 %34, 0, !dbg !314
	br i1 %50, label %b3, label %b6, !dbg !314

b3:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315, !range !47
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !315, !range !47
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !315, !range !48
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315, !range !49
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !315, !range !49
	%56 = mul i32 %55, %53, !dbg !315
	%57 = add i32 %52, %56, !dbg !315
	%58 = mul i32 %54, %57, !dbg !315
	%59 = add i32 %51, %58, !dbg !315
	%60 = sext i32 %59 to i64, !dbg !315
	%61 = mul i32 %54, %55, !dbg !315
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !315, !range !50
	%63 = mul i32 %61, %62, !dbg !315
	%64 = sext i32 %63 to i64, !dbg !315
	br label %b4, !dbg !315

b4:
	%65 = phi i64 [ %60, %b3 ], [ %70, %b5 ], !dbg !315
	%66 = icmp slt i64 %65, %47, !dbg !315
	br i1 %66, label %b5, label %b11, !dbg !315

b5:
	%67 = getelementptr inbounds float, float addrspace(1)* %49, i64 %65, !dbg !316
	%68 = load float, float addrspace(1)* %67, align 4, !dbg !316
	%69 = getelementptr inbounds float, float addrspace(1)* %48, i64 %65, !dbg !317
	store float %68, float addrspace(1)* %69, align 4, !dbg !317
	%70 = add i64 %65, %64, !dbg !315
	br label %b4, !dbg !315

b6:
	%71 = add i64 %20, %34, !dbg !318
	%72 = sub i64 %71, 1, !dbg !319
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %72, !dbg !320
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !323, !range !47
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !323, !range !47
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !323, !range !48
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !323, !range !49
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !323, !range !49
	%79 = mul i32 %78, %76, !dbg !323
	%80 = add i32 %75, %79, !dbg !323
	%81 = mul i32 %77, %80, !dbg !323
	%82 = add i32 %74, %81, !dbg !323
	%83 = sext i32 %82 to i64, !dbg !323
	%84 = icmp eq i64 %83, 0, !dbg !324
	br i1 %84, label %b7, label %b8, !dbg !324

b7:
	%85 = addrspacecast i64 addrspace(1)* %73 to i64*, !dbg !325
	%86 = bitcast i64* %85 to i8*, !dbg !325
	%87 = call i64 @gpuc_signal_wait_until_thread(i8* %86, i32 5, i64 %26, i32 1, i8* %ctrl, i32 1), !dbg !325
	br label %b8, !dbg !325

b8:
	call void @llvm.nvvm.barrier0(), !dbg !326
	%88 = sub i64 %34, 1, !dbg !327
	%89 = mul i64 %88, %p8, !dbg !328
	%90 = getelementptr inbounds float, float addrspace(1)* %18, i64 %89, !dbg !329
	%91 = mul i32 %77, %78, !dbg !330
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !330, !range !50
	%93 = mul i32 %91, %92, !dbg !330
	%94 = sext i32 %93 to i64, !dbg !330
	br label %b9, !dbg !330

b9:
	%95 = phi i64 [ %83, %b8 ], [ %103, %b10 ], !dbg !330
	%96 = icmp slt i64 %95, %47, !dbg !330
	br i1 %96, label %b10, label %b11, !dbg !330

b10:
	%97 = getelementptr inbounds float, float addrspace(1)* %90, i64 %95, !dbg !331
	%98 = load float, float addrspace(1)* %97, align 4, !dbg !331
	%99 = getelementptr inbounds float, float addrspace(1)* %49, i64 %95, !dbg !332
	%100 = load float, float addrspace(1)* %99, align 4, !dbg !332
	%101 = fadd float %98, %100, !dbg !333
	%102 = getelementptr inbounds float, float addrspace(1)* %48, i64 %95, !dbg !334
	store float %101, float addrspace(1)* %102, align 4, !dbg !334
	%103 = add i64 %95, %94, !dbg !330
	br label %b9, !dbg !330

b11:
	call void @llvm.nvvm.barrier0(), !dbg !335
	%104 = mul i64 %34, %p8, !dbg !336
	%105 = getelementptr inbounds float, float addrspace(1)* %18, i64 %104, !dbg !337
	%106 = add i64 %20, %34, !dbg !338
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %106, !dbg !339
	%108 = mul i64 %47, 4, !dbg !340
	%109 = trunc i64 %12 to i32, !dbg !340
	%110 = addrspacecast float addrspace(1)* %105 to float*, !dbg !340
	%111 = addrspacecast float addrspace(1)* %48 to float*, !dbg !340
	%112 = addrspacecast i64 addrspace(1)* %107 to i64*, !dbg !340
	%113 = bitcast float* %110 to i8*, !dbg !340
	%114 = bitcast float* %111 to i8*, !dbg !340
	%115 = bitcast i64* %112 to i8*, !dbg !340
	call void @gpuc_put_signal_block(i8* %113, i8* %114, i64 %108, i8* %115, i64 %26, i32 9, i32 %109), !dbg !340
	%116 = add i64 %34, 1, !dbg !340
	%117 = icmp slt i64 %116, %15, !dbg !340
	br i1 %117, label %b2, label %b12, !dbg !340

b12:
	br i1 %33, label %b13, label %b28, !dbg !341

b13:
	%118 = phi i64 [ 0, %b12 ], [ %221, %b27 ], !dbg !341
	%119 = sub i64 %9, %118, !dbg !342
	%120 = add i64 %119, %8, !dbg !343
	%121 = icmp eq i64 %8, -1, !dbg !344
	%122 = select i1 %121, i64 1, i64 %8, !dbg !344
	%123 = srem i64 %120, %122, !dbg !344
	%124 = mul i64 %123, %p8, !dbg !346
	%125 = add i64 %32, %124, !dbg !347
	%126 = icmp slt i64 %125, %p1, !dbg !348
	%127 = select i1 %126, i64 %125, i64 %p1, !dbg !348
	%128 = add i64 %127, %p8, !dbg !349
	%129 = icmp slt i64 %128, %p1, !dbg !350
	%130 = select i1 %129, i64 %128, i64 %p1, !dbg !350
	%131 = icmp eq i64 %118, 0, !dbg !351
	br i1 %131, label %b14, label %b24, !dbg !351

b14:
	%132 = sub i64 %130, %127, !dbg !352
	%133 = getelementptr inbounds float, float addrspace(1)* %0, i64 %127, !dbg !352
	%134 = getelementptr inbounds float, float addrspace(1)* %1, i64 %127, !dbg !353
	%135 = icmp eq i64 %15, 0, !dbg !355
	br i1 %135, label %b15, label %b18, !dbg !355

b15:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !47
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !47
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !48
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !49
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !49
	%141 = mul i32 %140, %138, !dbg !356
	%142 = add i32 %137, %141, !dbg !356
	%143 = mul i32 %139, %142, !dbg !356
	%144 = add i32 %136, %143, !dbg !356
	%145 = sext i32 %144 to i64, !dbg !356
	%146 = mul i32 %139, %140, !dbg !356
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !356, !range !50
	%148 = mul i32 %146, %147, !dbg !356
	%149 = sext i32 %148 to i64, !dbg !356
	br label %b16, !dbg !356

b16:
	%150 = phi i64 [ %145, %b15 ], [ %155, %b17 ], !dbg !356
	%151 = icmp slt i64 %150, %132, !dbg !356
	br i1 %151, label %b17, label %b23, !dbg !356

b17:
	%152 = getelementptr inbounds float, float addrspace(1)* %134, i64 %150, !dbg !357
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !357
	%154 = getelementptr inbounds float, float addrspace(1)* %133, i64 %150, !dbg !358
	store float %153, float addrspace(1)* %154, align 4, !dbg !358
	%155 = add i64 %150, %149, !dbg !356
	br label %b16, !dbg !356

b18:
	%156 = add i64 %20, %15, !dbg !359
	%157 = sub i64 %156, 1, !dbg !360
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %157, !dbg !361
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !363, !range !47
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !363, !range !47
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !363, !range !48
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363, !range !49
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !363, !range !49
	%164 = mul i32 %163, %161, !dbg !363
	%165 = add i32 %160, %164, !dbg !363
	%166 = mul i32 %162, %165, !dbg !363
	%167 = add i32 %159, %166, !dbg !363
	%168 = sext i32 %167 to i64, !dbg !363
	%169 = icmp eq i64 %168, 0, !dbg !364
	br i1 %169, label %b19, label %b20, !dbg !364

b19:
	%170 = addrspacecast i64 addrspace(1)* %158 to i64*, !dbg !365
	%171 = bitcast i64* %170 to i8*, !dbg !365
	%172 = call i64 @gpuc_signal_wait_until_thread(i8* %171, i32 5, i64 %26, i32 1, i8* %ctrl, i32 1), !dbg !365
	br label %b20, !dbg !365

b20:
	call void @llvm.nvvm.barrier0(), !dbg !366
	%173 = sub i64 %15, 1, !dbg !367
	%174 = mul i64 %173, %p8, !dbg !368
	%175 = getelementptr inbounds float, float addrspace(1)* %18, i64 %174, !dbg !369
	%176 = mul i32 %162, %163, !dbg !370
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !370, !range !50
	%178 = mul i32 %176, %177, !dbg !370
	%179 = sext i32 %178 to i64, !dbg !370
	br label %b21, !dbg !370

b21:
	%180 = phi i64 [ %168, %b20 ], [ %188, %b22 ], !dbg !370
	%181 = icmp slt i64 %180, %132, !dbg !370
	br i1 %181, label %b22, label %b23, !dbg !370

b22:
	%182 = getelementptr inbounds float, float addrspace(1)* %175, i64 %180, !dbg !371
	%183 = load float, float addrspace(1)* %182, align 4, !dbg !371
	%184 = getelementptr inbounds float, float addrspace(1)* %134, i64 %180, !dbg !372
	%185 = load float, float addrspace(1)* %184, align 4, !dbg !372
	%186 = fadd float %183, %185, !dbg !373
	%187 = getelementptr inbounds float, float addrspace(1)* %133, i64 %180, !dbg !374
	store float %186, float addrspace(1)* %187, align 4, !dbg !374
	%188 = add i64 %180, %179, !dbg !370
	br label %b21, !dbg !370

b23:
	call void @llvm.nvvm.barrier0(), !dbg !375
	br label %b27, !dbg !354

b24:
	%189 = add i64 %20, %8, !dbg !376
	%190 = sub i64 %189, 2, !dbg !377
	%191 = add i64 %190, %118, !dbg !378
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %191, !dbg !379
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !47
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !47
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !48
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !49
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !49
	%198 = mul i32 %197, %195, !dbg !381
	%199 = add i32 %194, %198, !dbg !381
	%200 = mul i32 %196, %199, !dbg !381
	%201 = add i32 %193, %200, !dbg !381
	%202 = sext i32 %201 to i64, !dbg !381
	%203 = icmp eq i64 %202, 0, !dbg !382
	br i1 %203, label %b25, label %b26, !dbg !382

b25:
	%204 = addrspacecast i64 addrspace(1)* %192 to i64*, !dbg !383
	%205 = bitcast i64* %204 to i8*, !dbg !383
	%206 = call i64 @gpuc_signal_wait_until_thread(i8* %205, i32 5, i64 %26, i32 1, i8* %ctrl, i32 1), !dbg !383
	br label %b26, !dbg !383

b26:
	call void @llvm.nvvm.barrier0(), !dbg !384
	br label %b27, !dbg !380

b27:
	%207 = sub i64 %130, %127, !dbg !385
	%208 = getelementptr inbounds float, float addrspace(1)* %0, i64 %127, !dbg !385
	%209 = add i64 %20, %8, !dbg !386
	%210 = sub i64 %209, 1, !dbg !387
	%211 = add i64 %210, %118, !dbg !388
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %211, !dbg !389
	%213 = mul i64 %207, 4, !dbg !390
	%214 = trunc i64 %12 to i32, !dbg !390
	%215 = addrspacecast float addrspace(1)* %208 to float*, !dbg !390
	%216 = addrspacecast float addrspace(1)* %208 to float*, !dbg !390
	%217 = addrspacecast i64 addrspace(1)* %212 to i64*, !dbg !390
	%218 = bitcast float* %215 to i8*, !dbg !390
	%219 = bitcast float* %216 to i8*, !dbg !390
	%220 = bitcast i64* %217 to i8*, !dbg !390
	call void @gpuc_put_signal_block(i8* %218, i8* %219, i64 %213, i8* %220, i64 %26, i32 9, i32 %214), !dbg !390
	%221 = add i64 %118, 1, !dbg !390
	%222 = icmp slt i64 %221, %15, !dbg !390
	br i1 %222, label %b13, label %b28, !dbg !390

b28:
	%223 = mul i64 %15, 2, !dbg !391
	%224 = add i64 %20, %223, !dbg !392
	%225 = sub i64 %224, 1, !dbg !393
	%226 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %225, !dbg !394
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !47
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !47
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !48
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !49
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !49
	%232 = mul i32 %231, %229, !dbg !396
	%233 = add i32 %228, %232, !dbg !396
	%234 = mul i32 %230, %233, !dbg !396
	%235 = add i32 %227, %234, !dbg !396
	%236 = sext i32 %235 to i64, !dbg !396
	%237 = icmp eq i64 %236, 0, !dbg !397
	br i1 %237, label %b29, label %b30, !dbg !397

b29:
	%238 = addrspacecast i64 addrspace(1)* %226 to i64*, !dbg !398
	%239 = bitcast i64* %238 to i8*, !dbg !398
	%240 = call i64 @gpuc_signal_wait_until_thread(i8* %239, i32 5, i64 %26, i32 1, i8* %ctrl, i32 1), !dbg !398
	br label %b30, !dbg !398

b30:
	call void @llvm.nvvm.barrier0(), !dbg !399
	%241 = add i64 %22, 1, !dbg !395
	%242 = icmp slt i64 %241, %p11, !dbg !395
	br i1 %242, label %b1, label %b31, !dbg !395

b31:
	call void @llvm.nvvm.barrier0(), !dbg !401
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402, !range !47
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !402, !range !47
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !402, !range !48
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402, !range !49
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !402, !range !49
	%248 = mul i32 %247, %245, !dbg !402
	%249 = add i32 %244, %248, !dbg !402
	%250 = mul i32 %246, %249, !dbg !402
	%251 = add i32 %243, %250, !dbg !402
	%252 = sext i32 %251 to i64, !dbg !402
	%253 = icmp ne i64 %252, 0, !dbg !403
	br i1 %253, label %b35, label %b32, !dbg !403

b32:
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !404, !range !24
	%255 = sext i32 %254 to i64, !dbg !404
	%256 = icmp sgt i64 %255, 1, !dbg !405
	br i1 %256, label %b33, label %b34, !dbg !405

b33:
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !406
	%258 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %257, i64 1) nounwind, !dbg !407
	%259 = sub i64 %255, 1, !dbg !408
	%260 = icmp ne i64 %258, %259, !dbg !410
	br i1 %260, label %b35, label %b34, !dbg !410

b34:
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !411
	store i64 0, i64 addrspace(1)* %261, align 8, !dbg !411
	%262 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !413
	%263 = load i64, i64 addrspace(1)* %262, align 8, !dbg !413
	%264 = add i64 %263, %p11, !dbg !414
	store i64 %264, i64 addrspace(1)* %262, align 8, !dbg !413
	br label %b35, !dbg !413

b35:
	ret void, !dbg !400
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !417
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !417
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !417
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !417
	%4 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !419
	%5 = load i64, i64 addrspace(1)* %4, align 8, !dbg !419
	%6 = add i64 %5, 1, !dbg !420
	%7 = trunc i64 %6 to i32, !dbg !421
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !425
	%9 = sext i32 %8 to i64, !dbg !425
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !426
	%11 = sext i32 %10 to i64, !dbg !426
	%12 = urem i32 %7, 2, !dbg !427
	%13 = zext i32 %12 to i64, !dbg !428
	%14 = sdiv i64 %p5, 2, !dbg !429
	%15 = mul i64 %13, %14, !dbg !430
	%16 = mul i64 %11, 2, !dbg !431
	%17 = icmp eq i64 %16, -1, !dbg !432
	%18 = select i1 %17, i64 1, i64 %16, !dbg !432
	%19 = sdiv i64 %p5, %18, !dbg !432
	%20 = sub i64 0, %p5, !dbg !432
	%21 = select i1 %17, i64 %20, i64 %19, !dbg !432
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !30
	%23 = sext i32 %22 to i64, !dbg !433
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !154
	%25 = sext i32 %24 to i64, !dbg !433
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !433, !range !154
	%27 = sext i32 %26 to i64, !dbg !433
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !433, !range !24
	%29 = sext i32 %28 to i64, !dbg !433
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !433, !range !178
	%31 = sext i32 %30 to i64, !dbg !433
	%32 = mul i64 %31, %27, !dbg !433
	%33 = add i64 %25, %32, !dbg !433
	%34 = mul i64 %29, %33, !dbg !433
	%35 = add i64 %23, %34, !dbg !433
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !433, !range !49
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !433, !range !49
	%38 = mul i32 %36, %37, !dbg !433
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !50
	%40 = mul i32 %38, %39, !dbg !433
	%41 = sext i32 %40 to i64, !dbg !433
	%42 = mul i64 %35, %41, !dbg !433
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433, !range !47
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !433, !range !47
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !433, !range !48
	%46 = mul i32 %37, %45, !dbg !433
	%47 = add i32 %44, %46, !dbg !433
	%48 = mul i32 %36, %47, !dbg !433
	%49 = add i32 %43, %48, !dbg !433
	%50 = sext i32 %49 to i64, !dbg !433
	%51 = add i64 %42, %50, !dbg !433
	br label %b1, !dbg !433

b1:
	%52 = phi i64 [ %51, %b0 ], [ %80, %b4 ], !dbg !434
	%53 = icmp slt i64 %52, %p3, !dbg !435
	br i1 %53, label %b2, label %b5, !dbg !435

b2:
	%54 = phi i64 [ 1, %b1 ], [ %74, %b3 ], !dbg !436
	%55 = icmp slt i64 %54, %11, !dbg !437
	br i1 %55, label %b3, label %b4, !dbg !437

b3:
	%56 = mul i64 %9, %21, !dbg !438
	%57 = add i64 %15, %56, !dbg !439
	%58 = add i64 %57, %52, !dbg !440
	%59 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !441
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !441
	%61 = add i64 %9, %54, !dbg !442
	%62 = icmp eq i64 %11, -1, !dbg !443
	%63 = select i1 %62, i64 1, i64 %11, !dbg !443
	%64 = srem i64 %61, %63, !dbg !443
	%65 = bitcast float %60 to i32, !dbg !447
	%66 = zext i32 %65 to i64, !dbg !447
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %58, !dbg !448
	%68 = zext i32 %7 to i64, !dbg !451
	%69 = shl i64 %68, 32, !dbg !452
	%70 = or i64 %69, %66, !dbg !453
	%71 = trunc i64 %64 to i32, !dbg !454
	%72 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !454
	%73 = bitcast i64* %72 to i8*, !dbg !454
	call void @gpuc_signal_op_thread(i8* %73, i64 %70, i32 9, i32 %71), !dbg !454
	%74 = add i64 %54, 1, !dbg !455
	br label %b2, !dbg !455

b4:
	%75 = mul i64 %29, %31, !dbg !456
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !456, !range !178
	%77 = sext i32 %76 to i64, !dbg !456
	%78 = mul i64 %75, %77, !dbg !456
	%79 = mul i64 %78, %41, !dbg !456
	%80 = add i64 %52, %79, !dbg !457
	br label %b1, !dbg !457

b5:
	%81 = phi i64 [ %51, %b1 ], [ %114, %b12 ], !dbg !458
	%82 = icmp slt i64 %81, %p3, !dbg !459
	br i1 %82, label %b6, label %b13, !dbg !459

b6:
	%83 = icmp slt i64 0, %11, !dbg !459
	br i1 %83, label %b7, label %b12, !dbg !459

b7:
	%84 = phi float [ 0.000000e+00, %b6 ], [ %104, %b11 ], !dbg !460
	%85 = phi i64 [ 0, %b6 ], [ %105, %b11 ], !dbg !460
	%86 = getelementptr inbounds float, float addrspace(1)* %1, i64 %81, !dbg !461
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !461
	%88 = icmp ne i64 %85, %9, !dbg !462
	br i1 %88, label %b8, label %b9, !dbg !462

b8:
	%89 = mul i64 %85, %21, !dbg !463
	%90 = add i64 %15, %89, !dbg !464
	%91 = add i64 %90, %81, !dbg !465
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %91, !dbg !468
	%93 = zext i32 %7 to i64, !dbg !472
	%94 = shl i64 %93, 32, !dbg !473
	%95 = addrspacecast i64 addrspace(1)* %92 to i64*, !dbg !474
	%96 = bitcast i64* %95 to i8*, !dbg !474
	%97 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %96, i32 5, i64 %94, i32 1, i8* %ctrl, i32 2), !dbg !474
	%98 = and i64 %97, 4294967295, !dbg !475
	%99 = trunc i64 %98 to i32, !dbg !476
	%100 = bitcast i32 %99 to float, !dbg !476
	br label %b9, !dbg !467

b9:
	%101 = phi float [ %87, %b7 ], [ %100, %b8 ], !dbg !477
	%102 = icmp eq i64 %85, 0, !dbg !478
	br i1 %102, label %b11, label %b10, !dbg !478

b10:
	%103 = fadd float %84, %101, !dbg !479
	br label %b11, !dbg !479

b11:
	%104 = phi float [ %101, %b9 ], [ %103, %b10 ], !dbg !460
	%105 = add i64 %85, 1, !dbg !460
	%106 = icmp slt i64 %105, %11, !dbg !460
	br i1 %106, label %b7, label %b12, !dbg !460

b12:
	%107 = phi float [ 0.000000e+00, %b6 ], [ %104, %b11 ], !dbg !460
	%108 = getelementptr inbounds float, float addrspace(1)* %0, i64 %81, !dbg !480
	store float %107, float addrspace(1)* %108, align 4, !dbg !480
	%109 = mul i64 %29, %31, !dbg !481
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !481, !range !178
	%111 = sext i32 %110 to i64, !dbg !481
	%112 = mul i64 %109, %111, !dbg !481
	%113 = mul i64 %112, %41, !dbg !481
	%114 = add i64 %81, %113, !dbg !482
	br label %b5, !dbg !482

b13:
	call void @llvm.nvvm.barrier0(), !dbg !484
	%115 = icmp ne i64 %50, 0, !dbg !485
	br i1 %115, label %b17, label %b14, !dbg !485

b14:
	%116 = icmp sgt i64 %29, 1, !dbg !486
	br i1 %116, label %b15, label %b16, !dbg !486

b15:
	%117 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !487
	%118 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %117, i64 1) nounwind, !dbg !488
	%119 = sub i64 %29, 1, !dbg !489
	%120 = icmp ne i64 %118, %119, !dbg !491
	br i1 %120, label %b17, label %b16, !dbg !491

b16:
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !492
	store i64 0, i64 addrspace(1)* %121, align 8, !dbg !492
	%122 = load i64, i64 addrspace(1)* %4, align 8, !dbg !493
	%123 = add i64 %122, 1, !dbg !494
	store i64 %123, i64 addrspace(1)* %4, align 8, !dbg !493
	br label %b17, !dbg !493

b17:
	ret void, !dbg !483
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!495, !496, !497, !498, !499, !500, !501, !502, !503, !504, !505, !506, !507, !508, !509, !510, !511, !512, !513, !514, !515}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "direct.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "OneShot", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!9 = !DILocation(line: 42, column: 6, scope: !6)
!10 = !DILocation(line: 124, column: 23, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 124, column: 40, scope: !8, inlinedAt: !9)
!12 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!13 = distinct !DISubprogram(name: "epoch", scope: !12, file: !12, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!14 = !DILocation(line: 22, column: 19, scope: !6)
!15 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 23, column: 22, scope: !6)
!18 = !DILocation(line: 24, column: 31, scope: !6)
!19 = !DILocation(line: 24, column: 25, scope: !6)
!20 = !DILocation(line: 24, column: 34, scope: !6)
!21 = !DILocation(line: 24, column: 21, scope: !6)
!22 = !DILocation(line: 26, column: 13, scope: !6)
!23 = !DILocation(line: 26, column: 31, scope: !6)
!24 = !{i32 1, i32 -2147483648}
!25 = !DILocation(line: 26, column: 20, scope: !6)
!26 = !DILocation(line: 26, column: 36, scope: !6)
!27 = !DILocation(line: 26, column: 41, scope: !6)
!28 = !DILocation(line: 26, column: 57, scope: !6)
!29 = !DILocation(line: 27, column: 22, scope: !6)
!30 = !{i32 0, i32 2147483647}
!31 = !DILocation(line: 27, column: 26, scope: !6)
!32 = !DILocation(line: 27, column: 11, scope: !6)
!33 = !DILocation(line: 28, column: 14, scope: !6)
!34 = !DILocation(line: 28, column: 11, scope: !6)
!35 = !DILocation(line: 29, column: 36, scope: !6)
!36 = !DILocation(line: 29, column: 20, scope: !6)
!37 = !DILocation(line: 28, column: 2, scope: !6)
!38 = !DILocation(line: 33, column: 19, scope: !6)
!39 = !DILocation(line: 33, column: 23, scope: !6)
!40 = !DILocation(line: 33, column: 29, scope: !6)
!41 = !DILocation(line: 33, column: 14, scope: !6)
!42 = !DILocation(line: 34, column: 28, scope: !6)
!43 = !DILocation(line: 34, column: 24, scope: !6)
!44 = !DILocation(line: 34, column: 56, scope: !6)
!45 = !DILocation(line: 34, column: 51, scope: !6)
!46 = !DILocation(line: 35, column: 33, scope: !6)
!47 = !{i32 0, i32 1024}
!48 = !{i32 0, i32 64}
!49 = !{i32 1, i32 1025}
!50 = !{i32 1, i32 65}
!51 = !DILocation(line: 36, column: 15, scope: !6)
!52 = !DILocation(line: 36, column: 5, scope: !6)
!53 = !DILocation(line: 38, column: 37, scope: !6)
!54 = !DILocation(line: 38, column: 33, scope: !6)
!55 = !DILocation(line: 39, column: 13, scope: !6)
!56 = !DILocation(line: 39, column: 22, scope: !6)
!57 = !DILocation(line: 39, column: 7, scope: !6)
!58 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !9)
!59 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !9)
!60 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !9)
!61 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !9)
!62 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !9)
!63 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !9)
!68 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !9)
!69 = !DILocation(line: 45, column: 24, scope: !6)
!70 = !DILocation(line: 45, column: 20, scope: !6)
!71 = !DILocation(line: 46, column: 33, scope: !6)
!72 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!73 = !DILocation(line: 47, column: 18, scope: !6)
!74 = !DILocation(line: 100, column: 2, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 101, column: 6, scope: !72, inlinedAt: !73)
!76 = !DILocation(line: 101, column: 18, scope: !72, inlinedAt: !73)
!77 = !DILocation(line: 102, column: 25, scope: !72, inlinedAt: !73)
!78 = !DILocation(line: 102, column: 18, scope: !72, inlinedAt: !73)
!79 = !DILocation(line: 102, column: 33, scope: !72, inlinedAt: !73)
!80 = !DILocation(line: 104, column: 8, scope: !72, inlinedAt: !73)
!81 = !DILocation(line: 104, column: 11, scope: !72, inlinedAt: !73)
!82 = !DILocation(line: 105, column: 25, scope: !72, inlinedAt: !73)
!83 = !DILocation(line: 105, column: 18, scope: !72, inlinedAt: !73)
!84 = !DILocation(line: 105, column: 35, scope: !72, inlinedAt: !73)
!85 = !DILocation(line: 103, column: 7, scope: !72, inlinedAt: !73)
!86 = !DILocation(line: 107, column: 8, scope: !72, inlinedAt: !73)
!87 = !DILocation(line: 107, column: 11, scope: !72, inlinedAt: !73)
!88 = !DILocation(line: 108, column: 25, scope: !72, inlinedAt: !73)
!89 = !DILocation(line: 108, column: 18, scope: !72, inlinedAt: !73)
!90 = !DILocation(line: 108, column: 35, scope: !72, inlinedAt: !73)
!91 = !DILocation(line: 103, column: 10, scope: !72, inlinedAt: !73)
!92 = !DILocation(line: 110, column: 8, scope: !72, inlinedAt: !73)
!93 = !DILocation(line: 110, column: 11, scope: !72, inlinedAt: !73)
!94 = !DILocation(line: 111, column: 25, scope: !72, inlinedAt: !73)
!95 = !DILocation(line: 111, column: 18, scope: !72, inlinedAt: !73)
!96 = !DILocation(line: 111, column: 35, scope: !72, inlinedAt: !73)
!97 = !DILocation(line: 103, column: 13, scope: !72, inlinedAt: !73)
!98 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!99 = !DILocation(line: 113, column: 28, scope: !72, inlinedAt: !73)
!100 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 113, column: 40, scope: !72, inlinedAt: !73)
!105 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !104)
!106 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !104)
!107 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !104)
!108 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !104)
!109 = !DILocation(line: 113, column: 23, scope: !72, inlinedAt: !73)
!110 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !109)
!111 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !109)
!112 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !109)
!113 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !109)
!114 = !DILocation(line: 113, column: 13, scope: !72, inlinedAt: !73)
!115 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !114)
!116 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !114)
!117 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !114)
!118 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !114)
!119 = !DILocation(line: 101, column: 25, scope: !72, inlinedAt: !73)
!120 = !DILocation(line: 47, column: 7, scope: !6)
!121 = !DILocation(line: 49, column: 33, scope: !6)
!122 = !DILocation(line: 51, column: 19, scope: !6)
!123 = !DILocation(line: 50, column: 3, scope: !6)
!124 = !DILocation(line: 52, column: 20, scope: !6)
!125 = !DILocation(line: 52, column: 33, scope: !6)
!126 = !DILocation(line: 52, column: 27, scope: !6)
!127 = !DILocation(line: 52, column: 4, scope: !6)
!128 = !DILocation(line: 54, column: 12, scope: !6)
!129 = !DILocation(line: 54, column: 6, scope: !6)
!130 = distinct !DISubprogram(name: "advance", scope: !12, file: !12, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!131 = !DILocation(line: 56, column: 9, scope: !6)
!132 = !DILocation(line: 17, column: 16, scope: !130, inlinedAt: !131)
!133 = !DILocation(line: 18, column: 22, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 22, column: 12, scope: !130, inlinedAt: !131)
!135 = !DILocation(line: 22, column: 50, scope: !130, inlinedAt: !131)
!136 = !DILocation(line: 22, column: 40, scope: !130, inlinedAt: !131)
!137 = !DILocation(line: 22, column: 96, scope: !130, inlinedAt: !131)
!138 = !DILocation(line: 22, column: 87, scope: !130, inlinedAt: !131)
!139 = !DILocation(line: 25, column: 7, scope: !130, inlinedAt: !131)
!140 = !DILocation(line: 26, column: 7, scope: !130, inlinedAt: !131)
!141 = !DILocation(line: 26, column: 2, scope: !130, inlinedAt: !131)
!142 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!143 = !DILocation(line: 65, column: 6, scope: !142)
!144 = !DILocation(line: 93, column: 6, scope: !142)
!145 = !DILocation(line: 124, column: 23, scope: !8, inlinedAt: !144)
!146 = !DILocation(line: 124, column: 40, scope: !8, inlinedAt: !144)
!147 = !DILocation(line: 66, column: 30, scope: !142)
!148 = !DILocation(line: 66, column: 47, scope: !142)
!149 = !DILocation(line: 66, column: 57, scope: !142)
!150 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !149)
!151 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !149)
!152 = !DILocation(line: 68, column: 6, scope: !142)
!153 = !DILocation(line: 125, column: 37, scope: !8, inlinedAt: !152)
!154 = !{i32 0, i32 65535}
!155 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !152)
!156 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !152)
!157 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !152)
!158 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !152)
!159 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !152)
!160 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !152)
!161 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !152)
!162 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !152)
!163 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !152)
!164 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !152)
!165 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !152)
!166 = !DILocation(line: 70, column: 21, scope: !142)
!167 = !DILocation(line: 71, column: 17, scope: !142)
!168 = !DILocation(line: 71, column: 20, scope: !142)
!169 = !DILocation(line: 71, column: 24, scope: !142)
!170 = !DILocation(line: 71, column: 41, scope: !142)
!171 = !DILocation(line: 71, column: 37, scope: !142)
!172 = !DILocation(line: 71, column: 44, scope: !142)
!173 = !DILocation(line: 71, column: 48, scope: !142)
!174 = !DILocation(line: 72, column: 23, scope: !142)
!175 = !DILocation(line: 72, column: 42, scope: !142)
!176 = !DILocation(line: 73, column: 43, scope: !142)
!177 = !DILocation(line: 73, column: 32, scope: !142)
!178 = !{i32 1, i32 65536}
!179 = !DILocation(line: 74, column: 15, scope: !142)
!180 = !DILocation(line: 100, column: 2, scope: !72, inlinedAt: !179)
!181 = !DILocation(line: 101, column: 6, scope: !72, inlinedAt: !179)
!182 = !DILocation(line: 101, column: 18, scope: !72, inlinedAt: !179)
!183 = !DILocation(line: 102, column: 25, scope: !72, inlinedAt: !179)
!184 = !DILocation(line: 102, column: 18, scope: !72, inlinedAt: !179)
!185 = !DILocation(line: 102, column: 33, scope: !72, inlinedAt: !179)
!186 = !DILocation(line: 104, column: 8, scope: !72, inlinedAt: !179)
!187 = !DILocation(line: 104, column: 11, scope: !72, inlinedAt: !179)
!188 = !DILocation(line: 105, column: 25, scope: !72, inlinedAt: !179)
!189 = !DILocation(line: 105, column: 18, scope: !72, inlinedAt: !179)
!190 = !DILocation(line: 105, column: 35, scope: !72, inlinedAt: !179)
!191 = !DILocation(line: 103, column: 7, scope: !72, inlinedAt: !179)
!192 = !DILocation(line: 107, column: 8, scope: !72, inlinedAt: !179)
!193 = !DILocation(line: 107, column: 11, scope: !72, inlinedAt: !179)
!194 = !DILocation(line: 108, column: 25, scope: !72, inlinedAt: !179)
!195 = !DILocation(line: 108, column: 18, scope: !72, inlinedAt: !179)
!196 = !DILocation(line: 108, column: 35, scope: !72, inlinedAt: !179)
!197 = !DILocation(line: 103, column: 10, scope: !72, inlinedAt: !179)
!198 = !DILocation(line: 110, column: 8, scope: !72, inlinedAt: !179)
!199 = !DILocation(line: 110, column: 11, scope: !72, inlinedAt: !179)
!200 = !DILocation(line: 111, column: 25, scope: !72, inlinedAt: !179)
!201 = !DILocation(line: 111, column: 18, scope: !72, inlinedAt: !179)
!202 = !DILocation(line: 111, column: 35, scope: !72, inlinedAt: !179)
!203 = !DILocation(line: 103, column: 13, scope: !72, inlinedAt: !179)
!204 = !DILocation(line: 113, column: 28, scope: !72, inlinedAt: !179)
!205 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !204)
!206 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !204)
!207 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !204)
!208 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !204)
!209 = !DILocation(line: 113, column: 40, scope: !72, inlinedAt: !179)
!210 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !209)
!211 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !209)
!212 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !209)
!213 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !209)
!214 = !DILocation(line: 113, column: 23, scope: !72, inlinedAt: !179)
!215 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !214)
!216 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !214)
!217 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !214)
!218 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !214)
!219 = !DILocation(line: 113, column: 13, scope: !72, inlinedAt: !179)
!220 = !DILocation(line: 119, column: 45, scope: !98, inlinedAt: !219)
!221 = !DILocation(line: 119, column: 59, scope: !98, inlinedAt: !219)
!222 = !DILocation(line: 119, column: 73, scope: !98, inlinedAt: !219)
!223 = !DILocation(line: 119, column: 87, scope: !98, inlinedAt: !219)
!224 = !DILocation(line: 101, column: 25, scope: !72, inlinedAt: !179)
!225 = !DILocation(line: 75, column: 19, scope: !142)
!226 = !DILocation(line: 76, column: 22, scope: !142)
!227 = !DILocation(line: 76, column: 14, scope: !142)
!228 = !DILocation(line: 76, column: 30, scope: !142)
!229 = !DILocation(line: 80, column: 14, scope: !142)
!230 = !DILocation(line: 80, column: 8, scope: !142)
!231 = !DILocation(line: 81, column: 51, scope: !142)
!232 = !DILocation(line: 81, column: 44, scope: !142)
!233 = !DILocation(line: 81, column: 33, scope: !142)
!234 = !DILocation(line: 83, column: 20, scope: !142)
!235 = !DILocation(line: 82, column: 4, scope: !142)
!236 = !DILocation(line: 84, column: 20, scope: !142)
!237 = !DILocation(line: 84, column: 30, scope: !142)
!238 = !DILocation(line: 84, column: 27, scope: !142)
!239 = !DILocation(line: 84, column: 5, scope: !142)
!240 = !DILocation(line: 86, column: 20, scope: !142)
!241 = !DILocation(line: 87, column: 13, scope: !142)
!242 = !DILocation(line: 87, column: 23, scope: !142)
!243 = !DILocation(line: 87, column: 20, scope: !142)
!244 = !DILocation(line: 125, column: 25, scope: !8, inlinedAt: !144)
!245 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !144)
!246 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !144)
!247 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !144)
!248 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !144)
!249 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !144)
!250 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !144)
!251 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !144)
!252 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !144)
!253 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !144)
!254 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !144)
!255 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !144)
!256 = !DILocation(line: 94, column: 9, scope: !142)
!257 = !DILocation(line: 17, column: 16, scope: !130, inlinedAt: !256)
!258 = !DILocation(line: 18, column: 22, scope: !130, inlinedAt: !256)
!259 = !DILocation(line: 22, column: 12, scope: !130, inlinedAt: !256)
!260 = !DILocation(line: 22, column: 50, scope: !130, inlinedAt: !256)
!261 = !DILocation(line: 22, column: 40, scope: !130, inlinedAt: !256)
!262 = !DILocation(line: 22, column: 103, scope: !130, inlinedAt: !256)
!263 = !DILocation(line: 22, column: 96, scope: !130, inlinedAt: !256)
!264 = !DILocation(line: 22, column: 87, scope: !130, inlinedAt: !256)
!265 = !DILocation(line: 25, column: 7, scope: !130, inlinedAt: !256)
!266 = !DILocation(line: 26, column: 7, scope: !130, inlinedAt: !256)
!267 = !DILocation(line: 26, column: 2, scope: !130, inlinedAt: !256)
!268 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!269 = !DILocation(line: 139, column: 6, scope: !268)
!270 = !DILocation(line: 141, column: 30, scope: !268)
!271 = !DILocation(line: 140, column: 2, scope: !268)
!272 = !DILocation(line: 142, column: 18, scope: !268)
!273 = !DILocation(line: 142, column: 27, scope: !268)
!274 = !DILocation(line: 146, column: 13, scope: !268)
!275 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!276 = distinct !DISubprogram(name: "Ring", scope: !275, file: !275, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!277 = !DILocation(line: 25, column: 6, scope: !276)
!278 = !DILocation(line: 26, column: 23, scope: !276)
!279 = !DILocation(line: 26, column: 40, scope: !276)
!280 = !DILocation(line: 27, column: 15, scope: !276)
!281 = !DILocation(line: 27, column: 20, scope: !276)
!282 = !DILocation(line: 28, column: 21, scope: !276)
!283 = !DILocation(line: 29, column: 33, scope: !276)
!284 = !DILocation(line: 29, column: 28, scope: !276)
!285 = !DILocation(line: 29, column: 36, scope: !276)
!286 = !DILocation(line: 29, column: 22, scope: !276)
!287 = !DILocation(line: 30, column: 17, scope: !276)
!288 = !DILocation(line: 30, column: 21, scope: !276)
!289 = !DILocation(line: 33, column: 17, scope: !276)
!290 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !289)
!291 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !289)
!292 = !DILocation(line: 33, column: 33, scope: !276)
!293 = !DILocation(line: 33, column: 25, scope: !276)
!294 = !DILocation(line: 34, column: 23, scope: !276)
!295 = !DILocation(line: 34, column: 13, scope: !276)
!296 = !DILocation(line: 34, column: 28, scope: !276)
!297 = !DILocation(line: 34, column: 37, scope: !276)
!298 = !DILocation(line: 34, column: 43, scope: !276)
!299 = !DILocation(line: 35, column: 25, scope: !276)
!300 = !DILocation(line: 38, column: 41, scope: !276)
!301 = !DILocation(line: 38, column: 46, scope: !276)
!302 = !DILocation(line: 38, column: 51, scope: !276)
!303 = distinct !DISubprogram(name: "pieceRange", scope: !275, file: !275, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!304 = !DILocation(line: 38, column: 24, scope: !276)
!305 = !DILocation(line: 61, column: 17, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 61, column: 15, scope: !303, inlinedAt: !304)
!307 = !DILocation(line: 61, column: 10, scope: !303, inlinedAt: !304)
!308 = !DILocation(line: 62, column: 19, scope: !303, inlinedAt: !304)
!309 = !DILocation(line: 62, column: 16, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 39, column: 22, scope: !276)
!311 = !DILocation(line: 39, column: 42, scope: !276)
!312 = distinct !DISubprogram(name: "sum", scope: !275, file: !275, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!313 = !DILocation(line: 39, column: 7, scope: !276)
!314 = !DILocation(line: 68, column: 10, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 69, column: 34, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 70, column: 16, scope: !312, inlinedAt: !313)
!317 = !DILocation(line: 70, column: 7, scope: !312, inlinedAt: !313)
!318 = !DILocation(line: 73, column: 28, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 73, column: 33, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 73, column: 22, scope: !312, inlinedAt: !313)
!321 = distinct !DISubprogram(name: "await", scope: !275, file: !275, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!322 = !DILocation(line: 73, column: 8, scope: !312, inlinedAt: !313)
!323 = !DILocation(line: 84, column: 19, scope: !321, inlinedAt: !322)
!324 = !DILocation(line: 84, column: 22, scope: !321, inlinedAt: !322)
!325 = !DILocation(line: 85, column: 24, scope: !321, inlinedAt: !322)
!326 = !DILocation(line: 87, column: 16, scope: !321, inlinedAt: !322)
!327 = !DILocation(line: 74, column: 33, scope: !312, inlinedAt: !313)
!328 = !DILocation(line: 74, column: 36, scope: !312, inlinedAt: !313)
!329 = !DILocation(line: 74, column: 27, scope: !312, inlinedAt: !313)
!330 = !DILocation(line: 75, column: 34, scope: !312, inlinedAt: !313)
!331 = !DILocation(line: 76, column: 20, scope: !312, inlinedAt: !313)
!332 = !DILocation(line: 76, column: 29, scope: !312, inlinedAt: !313)
!333 = !DILocation(line: 76, column: 24, scope: !312, inlinedAt: !313)
!334 = !DILocation(line: 76, column: 7, scope: !312, inlinedAt: !313)
!335 = !DILocation(line: 79, column: 16, scope: !312, inlinedAt: !313)
!336 = !DILocation(line: 40, column: 47, scope: !276)
!337 = !DILocation(line: 40, column: 42, scope: !276)
!338 = !DILocation(line: 41, column: 21, scope: !276)
!339 = !DILocation(line: 41, column: 15, scope: !276)
!340 = !DILocation(line: 40, column: 19, scope: !276)
!341 = !DILocation(line: 43, column: 25, scope: !276)
!342 = !DILocation(line: 44, column: 43, scope: !276)
!343 = !DILocation(line: 44, column: 48, scope: !276)
!344 = !DILocation(line: 44, column: 53, scope: !276)
!345 = !DILocation(line: 44, column: 24, scope: !276)
!346 = !DILocation(line: 61, column: 17, scope: !303, inlinedAt: !345)
!347 = !DILocation(line: 61, column: 15, scope: !303, inlinedAt: !345)
!348 = !DILocation(line: 61, column: 10, scope: !303, inlinedAt: !345)
!349 = !DILocation(line: 62, column: 19, scope: !303, inlinedAt: !345)
!350 = !DILocation(line: 62, column: 16, scope: !303, inlinedAt: !345)
!351 = !DILocation(line: 45, column: 12, scope: !276)
!352 = !DILocation(line: 47, column: 23, scope: !276)
!353 = !DILocation(line: 47, column: 43, scope: !276)
!354 = !DILocation(line: 47, column: 8, scope: !276)
!355 = !DILocation(line: 68, column: 10, scope: !312, inlinedAt: !354)
!356 = !DILocation(line: 69, column: 34, scope: !312, inlinedAt: !354)
!357 = !DILocation(line: 70, column: 16, scope: !312, inlinedAt: !354)
!358 = !DILocation(line: 70, column: 7, scope: !312, inlinedAt: !354)
!359 = !DILocation(line: 73, column: 28, scope: !312, inlinedAt: !354)
!360 = !DILocation(line: 73, column: 33, scope: !312, inlinedAt: !354)
!361 = !DILocation(line: 73, column: 22, scope: !312, inlinedAt: !354)
!362 = !DILocation(line: 73, column: 8, scope: !312, inlinedAt: !354)
!363 = !DILocation(line: 84, column: 19, scope: !321, inlinedAt: !362)
!364 = !DILocation(line: 84, column: 22, scope: !321, inlinedAt: !362)
!365 = !DILocation(line: 85, column: 24, scope: !321, inlinedAt: !362)
!366 = !DILocation(line: 87, column: 16, scope: !321, inlinedAt: !362)
!367 = !DILocation(line: 74, column: 33, scope: !312, inlinedAt: !354)
!368 = !DILocation(line: 74, column: 36, scope: !312, inlinedAt: !354)
!369 = !DILocation(line: 74, column: 27, scope: !312, inlinedAt: !354)
!370 = !DILocation(line: 75, column: 34, scope: !312, inlinedAt: !354)
!371 = !DILocation(line: 76, column: 20, scope: !312, inlinedAt: !354)
!372 = !DILocation(line: 76, column: 29, scope: !312, inlinedAt: !354)
!373 = !DILocation(line: 76, column: 24, scope: !312, inlinedAt: !354)
!374 = !DILocation(line: 76, column: 7, scope: !312, inlinedAt: !354)
!375 = !DILocation(line: 79, column: 16, scope: !312, inlinedAt: !354)
!376 = !DILocation(line: 49, column: 30, scope: !276)
!377 = !DILocation(line: 49, column: 34, scope: !276)
!378 = !DILocation(line: 49, column: 36, scope: !276)
!379 = !DILocation(line: 49, column: 24, scope: !276)
!380 = !DILocation(line: 49, column: 10, scope: !276)
!381 = !DILocation(line: 84, column: 19, scope: !321, inlinedAt: !380)
!382 = !DILocation(line: 84, column: 22, scope: !321, inlinedAt: !380)
!383 = !DILocation(line: 85, column: 24, scope: !321, inlinedAt: !380)
!384 = !DILocation(line: 87, column: 16, scope: !321, inlinedAt: !380)
!385 = !DILocation(line: 51, column: 40, scope: !276)
!386 = !DILocation(line: 52, column: 21, scope: !276)
!387 = !DILocation(line: 52, column: 25, scope: !276)
!388 = !DILocation(line: 52, column: 27, scope: !276)
!389 = !DILocation(line: 52, column: 15, scope: !276)
!390 = !DILocation(line: 51, column: 19, scope: !276)
!391 = !DILocation(line: 54, column: 30, scope: !276)
!392 = !DILocation(line: 54, column: 28, scope: !276)
!393 = !DILocation(line: 54, column: 38, scope: !276)
!394 = !DILocation(line: 54, column: 22, scope: !276)
!395 = !DILocation(line: 54, column: 8, scope: !276)
!396 = !DILocation(line: 84, column: 19, scope: !321, inlinedAt: !395)
!397 = !DILocation(line: 84, column: 22, scope: !321, inlinedAt: !395)
!398 = !DILocation(line: 85, column: 24, scope: !321, inlinedAt: !395)
!399 = !DILocation(line: 87, column: 16, scope: !321, inlinedAt: !395)
!400 = !DILocation(line: 56, column: 9, scope: !276)
!401 = !DILocation(line: 17, column: 16, scope: !130, inlinedAt: !400)
!402 = !DILocation(line: 18, column: 19, scope: !130, inlinedAt: !400)
!403 = !DILocation(line: 18, column: 22, scope: !130, inlinedAt: !400)
!404 = !DILocation(line: 21, column: 21, scope: !130, inlinedAt: !400)
!405 = !DILocation(line: 22, column: 12, scope: !130, inlinedAt: !400)
!406 = !DILocation(line: 22, column: 50, scope: !130, inlinedAt: !400)
!407 = !DILocation(line: 22, column: 40, scope: !130, inlinedAt: !400)
!408 = !DILocation(line: 22, column: 103, scope: !130, inlinedAt: !400)
!409 = !DILocation(line: 22, column: 96, scope: !130, inlinedAt: !400)
!410 = !DILocation(line: 22, column: 87, scope: !130, inlinedAt: !400)
!411 = !DILocation(line: 25, column: 7, scope: !130, inlinedAt: !400)
!412 = !DILocation(line: 26, column: 20, scope: !130, inlinedAt: !400)
!413 = !DILocation(line: 26, column: 7, scope: !130, inlinedAt: !400)
!414 = !DILocation(line: 26, column: 2, scope: !130, inlinedAt: !400)
!415 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!416 = distinct !DISubprogram(name: "Small", scope: !415, file: !415, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!417 = !DILocation(line: 16, column: 6, scope: !416)
!418 = !DILocation(line: 17, column: 47, scope: !416)
!419 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !418)
!420 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !418)
!421 = !DILocation(line: 17, column: 41, scope: !416)
!422 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!423 = distinct !DISubprogram(name: "AllReduce", scope: !422, file: !422, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!424 = !DILocation(line: 17, column: 14, scope: !416)
!425 = !DILocation(line: 23, column: 23, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 23, column: 40, scope: !423, inlinedAt: !424)
!427 = !DILocation(line: 24, column: 19, scope: !423, inlinedAt: !424)
!428 = !DILocation(line: 24, column: 13, scope: !423, inlinedAt: !424)
!429 = !DILocation(line: 24, column: 38, scope: !423, inlinedAt: !424)
!430 = !DILocation(line: 24, column: 23, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 25, column: 27, scope: !423, inlinedAt: !424)
!432 = !DILocation(line: 25, column: 22, scope: !423, inlinedAt: !424)
!433 = !DILocation(line: 26, column: 17, scope: !423, inlinedAt: !424)
!434 = !DILocation(line: 26, column: 6, scope: !423, inlinedAt: !424)
!435 = !DILocation(line: 26, column: 23, scope: !423, inlinedAt: !424)
!436 = !DILocation(line: 27, column: 7, scope: !423, inlinedAt: !424)
!437 = !DILocation(line: 27, column: 21, scope: !423, inlinedAt: !424)
!438 = !DILocation(line: 28, column: 27, scope: !423, inlinedAt: !424)
!439 = !DILocation(line: 28, column: 24, scope: !423, inlinedAt: !424)
!440 = !DILocation(line: 28, column: 32, scope: !423, inlinedAt: !424)
!441 = !DILocation(line: 28, column: 59, scope: !423, inlinedAt: !424)
!442 = !DILocation(line: 28, column: 67, scope: !423, inlinedAt: !424)
!443 = !DILocation(line: 28, column: 72, scope: !423, inlinedAt: !424)
!444 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!445 = distinct !DISubprogram(name: "Store", scope: !444, file: !444, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!446 = !DILocation(line: 28, column: 9, scope: !423, inlinedAt: !424)
!447 = !DILocation(line: 38, column: 18, scope: !445, inlinedAt: !446)
!448 = !DILocation(line: 39, column: 28, scope: !445, inlinedAt: !446)
!449 = distinct !DISubprogram(name: "word", scope: !444, file: !444, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!450 = !DILocation(line: 39, column: 38, scope: !445, inlinedAt: !446)
!451 = !DILocation(line: 54, column: 53, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 54, column: 60, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 54, column: 65, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 39, column: 16, scope: !445, inlinedAt: !446)
!455 = !DILocation(line: 27, column: 28, scope: !423, inlinedAt: !424)
!456 = !DILocation(line: 26, column: 46, scope: !423, inlinedAt: !424)
!457 = !DILocation(line: 26, column: 35, scope: !423, inlinedAt: !424)
!458 = !DILocation(line: 31, column: 6, scope: !423, inlinedAt: !424)
!459 = !DILocation(line: 31, column: 23, scope: !423, inlinedAt: !424)
!460 = !DILocation(line: 32, column: 7, scope: !423, inlinedAt: !424)
!461 = !DILocation(line: 34, column: 12, scope: !423, inlinedAt: !424)
!462 = !DILocation(line: 35, column: 10, scope: !423, inlinedAt: !424)
!463 = !DILocation(line: 36, column: 35, scope: !423, inlinedAt: !424)
!464 = !DILocation(line: 36, column: 32, scope: !423, inlinedAt: !424)
!465 = !DILocation(line: 36, column: 40, scope: !423, inlinedAt: !424)
!466 = distinct !DISubprogram(name: "Await", scope: !444, file: !444, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!467 = !DILocation(line: 36, column: 17, scope: !423, inlinedAt: !424)
!468 = !DILocation(line: 47, column: 31, scope: !466, inlinedAt: !467)
!469 = distinct !DISubprogram(name: "awaitWord", scope: !444, file: !444, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!470 = !DILocation(line: 47, column: 19, scope: !466, inlinedAt: !467)
!471 = !DILocation(line: 62, column: 61, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 54, column: 53, scope: !449, inlinedAt: !471)
!473 = !DILocation(line: 54, column: 60, scope: !449, inlinedAt: !471)
!474 = !DILocation(line: 62, column: 37, scope: !469, inlinedAt: !470)
!475 = !DILocation(line: 62, column: 73, scope: !469, inlinedAt: !470)
!476 = !DILocation(line: 51, column: 24, scope: !466, inlinedAt: !467)
!477 = !DILocation(line: 34, column: 4, scope: !423, inlinedAt: !424)
!478 = !DILocation(line: 38, column: 10, scope: !423, inlinedAt: !424)
!479 = !DILocation(line: 41, column: 5, scope: !423, inlinedAt: !424)
!480 = !DILocation(line: 44, column: 6, scope: !423, inlinedAt: !424)
!481 = !DILocation(line: 31, column: 46, scope: !423, inlinedAt: !424)
!482 = !DILocation(line: 31, column: 35, scope: !423, inlinedAt: !424)
!483 = !DILocation(line: 18, column: 9, scope: !416)
!484 = !DILocation(line: 17, column: 16, scope: !130, inlinedAt: !483)
!485 = !DILocation(line: 18, column: 22, scope: !130, inlinedAt: !483)
!486 = !DILocation(line: 22, column: 12, scope: !130, inlinedAt: !483)
!487 = !DILocation(line: 22, column: 50, scope: !130, inlinedAt: !483)
!488 = !DILocation(line: 22, column: 40, scope: !130, inlinedAt: !483)
!489 = !DILocation(line: 22, column: 103, scope: !130, inlinedAt: !483)
!490 = !DILocation(line: 22, column: 96, scope: !130, inlinedAt: !483)
!491 = !DILocation(line: 22, column: 87, scope: !130, inlinedAt: !483)
!492 = !DILocation(line: 25, column: 7, scope: !130, inlinedAt: !483)
!493 = !DILocation(line: 26, column: 7, scope: !130, inlinedAt: !483)
!494 = !DILocation(line: 26, column: 2, scope: !130, inlinedAt: !483)
!495 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!496 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!497 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!498 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!499 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!500 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!501 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!502 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!503 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!504 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!505 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!506 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!507 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!508 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!509 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!510 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!511 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!512 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!513 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!514 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!515 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
