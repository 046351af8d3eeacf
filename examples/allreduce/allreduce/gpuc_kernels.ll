target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small to i8*)], section "llvm.metadata"

define void @OneShot(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%6 = sdiv i64 %p5, 2, !dbg !12
	%7 = urem i64 %p9, 2, !dbg !13
	%8 = mul i64 %7, %6, !dbg !15
	%9 = add i64 %8, %p3, !dbg !16
	%10 = getelementptr inbounds float, float addrspace(1)* %2, i64 %8, !dbg !17
	%11 = icmp ugt i64 %9, %p5, !dbg !17
	br i1 %11, label %b0_fail1, label %b0_ok1, !dbg !17, !prof !19

b0_ok1:
	%12 = sdiv i64 %p3, 4, !dbg !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !24, !range !25
	%14 = sext i32 %13 to i64, !dbg !24
	%15 = add i64 %12, %14, !dbg !26
	%16 = sub i64 %15, 1, !dbg !27
	%17 = icmp eq i64 %14, -1, !dbg !28
	%18 = select i1 %17, i64 1, i64 %14, !dbg !28
	%19 = sdiv i64 %16, %18, !dbg !28
	%20 = sub i64 0, %16, !dbg !28
	%21 = select i1 %17, i64 %20, i64 %19, !dbg !28
	%22 = mul i64 %21, 4, !dbg !29
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30, !range !20
	%24 = sext i32 %23 to i64, !dbg !30
	%25 = mul i64 %24, %22, !dbg !31
	%26 = icmp slt i64 %25, %p3, !dbg !32
	%27 = select i1 %26, i64 %25, i64 %p3, !dbg !32
	%28 = add i64 %27, %22, !dbg !33
	%29 = icmp slt i64 %28, %p3, !dbg !34
	%30 = select i1 %29, i64 %28, i64 %p3, !dbg !34
	%31 = sub i64 %14, 1, !dbg !35
	%32 = icmp eq i64 %24, %31, !dbg !36
	br i1 %32, label %b1, label %b2, !dbg !36

b1:
	br label %b2, !dbg !36

b2:
	%33 = phi i64 [ %30, %b0_ok1 ], [ %p3, %b1 ], !dbg !37
	%34 = sub i64 %33, %27, !dbg !38
	%35 = sdiv i64 %34, 4, !dbg !39
	%36 = mul i64 %35, 4, !dbg !40
	%37 = add i64 %27, %36, !dbg !41
	%38 = sub i64 %37, %27, !dbg !42
	%39 = getelementptr inbounds float, float addrspace(1)* %1, i64 %27, !dbg !42
	%40 = and i64 %38, 3, !dbg !43
	%41 = icmp eq i64 %40, 0, !dbg !43
	%42 = icmp ugt i64 %37, %p3, !dbg !42
	%43 = icmp ugt i64 %27, %37, !dbg !42
	%44 = or i1 %42, %43, !dbg !42
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !42, !prof !19

b2_ok1:
	br i1 %41, label %b3, label %b58, !dbg !43

b3:
	%45 = addrspacecast float addrspace(1)* %39 to float*, !dbg !43
	%46 = ptrtoint float* %45 to i64, !dbg !43
	%47 = and i64 %46, 15, !dbg !43
	%48 = icmp eq i64 %47, 0, !dbg !43
	%49 = icmp eq i64 %38, 0, !dbg !43
	%50 = or i1 %48, %49, !dbg !43
	br i1 %50, label %b4, label %b57, !dbg !43

b4:
	%51 = ashr i64 %38, 2, !dbg !43
	%52 = bitcast float addrspace(1)* %39 to { float, float, float, float } addrspace(1)*, !dbg !43
	%53 = getelementptr inbounds float, float addrspace(1)* %10, i64 %27, !dbg !44
	br i1 %41, label %b5, label %b56, !dbg !45

b5:
	%54 = addrspacecast float addrspace(1)* %53 to float*, !dbg !45
	%55 = ptrtoint float* %54 to i64, !dbg !45
	%56 = and i64 %55, 15, !dbg !45
	%57 = icmp eq i64 %56, 0, !dbg !45
	%58 = or i1 %57, %49, !dbg !45
	br i1 %58, label %b6, label %b55, !dbg !45

b6:
	%59 = bitcast float addrspace(1)* %53 to { float, float, float, float } addrspace(1)*, !dbg !45
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !21
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46, !range !21
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !46, !range !23
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46, !range !47
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46, !range !47
	%65 = mul i32 %64, %62, !dbg !46
	%66 = add i32 %61, %65, !dbg !46
	%67 = mul i32 %63, %66, !dbg !46
	%68 = add i32 %60, %67, !dbg !46
	%69 = sext i32 %68 to i64, !dbg !46
	%70 = mul i32 %63, %64, !dbg !46
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !48
	%72 = mul i32 %70, %71, !dbg !46
	%73 = sext i32 %72 to i64, !dbg !46
	br label %b7, !dbg !46

b7:
	%74 = phi i64 [ %69, %b6 ], [ %97, %b8 ], !dbg !46
	%75 = icmp slt i64 %74, %51, !dbg !46
	br i1 %75, label %b8, label %b9, !dbg !46

b8:
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %52, i64 %74, !dbg !49
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 0, !dbg !49
	%78 = bitcast { float, float, float, float } addrspace(1)* %76 to <4 x float> addrspace(1)*, !dbg !49
	%79 = load <4 x float>, <4 x float> addrspace(1)* %78, align 16, !dbg !49
	%80 = extractelement <4 x float> %79, i32 0, !dbg !49
	%81 = extractelement <4 x float> %79, i32 1, !dbg !49
	%82 = extractelement <4 x float> %79, i32 2, !dbg !49
	%83 = extractelement <4 x float> %79, i32 3, !dbg !49
	%84 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 1, !dbg !49
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 2, !dbg !49
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 3, !dbg !49
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %59, i64 %74, !dbg !50
	%88 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i32 0, i32 0, !dbg !50
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i32 0, i32 1, !dbg !50
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i32 0, i32 2, !dbg !50
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i32 0, i32 3, !dbg !50
	%92 = bitcast { float, float, float, float } addrspace(1)* %87 to <4 x float> addrspace(1)*, !dbg !50
	%93 = insertelement <4 x float> undef, float %80, i32 0, !dbg !50
	%94 = insertelement <4 x float> %93, float %81, i32 1, !dbg !50
	%95 = insertelement <4 x float> %94, float %82, i32 2, !dbg !50
	%96 = insertelement <4 x float> %95, float %83, i32 3, !dbg !50
	store <4 x float> %96, <4 x float> addrspace(1)* %92, align 16, !dbg !50
	%97 = add i64 %74, %73, !dbg !46
	br label %b7, !dbg !46

b9:
	%98 = sub i64 %33, %37, !dbg !51
	%99 = icmp ule i64 %98, 281474976710655, !dbg !52
	%100 = mul i64 %98, -1, !dbg !52
	%101 = icmp sge i64 %100, 0, !dbg !52
	%102 = and i1 %99, %101, !dbg !52
	br i1 %102, label %b10, label %b12_cold, !dbg !52, !prof !53

b10:
	%103 = phi i64 [ %69, %b9 ], [ %109, %b11 ], !dbg !52
	%104 = icmp slt i64 %103, %98, !dbg !52
	br i1 %104, label %b11, label %b14, !dbg !52

b11:
	%105 = add i64 %37, %103, !dbg !54
	%106 = getelementptr inbounds float, float addrspace(1)* %1, i64 %105, !dbg !55
	%107 = load float, float addrspace(1)* %106, align 4, !dbg !55
	%108 = getelementptr inbounds float, float addrspace(1)* %10, i64 %105, !dbg !56
	store float %107, float addrspace(1)* %108, align 4, !dbg !56
	%109 = add i64 %103, %73, !dbg !52
	br label %b10, !dbg !52

b14:
	%110 = sext i32 %4 to i64, !dbg !10
	%111 = sext i32 %5 to i64, !dbg !11
	%112 = mul i64 %24, %111, !dbg !57
	call void @gpuc_fence_block(), !dbg !58
	%113 = add i64 %112, %110, !dbg !59
	br label %b15, !dbg !60

b15:
	%114 = phi i64 [ %69, %b14 ], [ %121, %b16_ok1 ], !dbg !60
	%115 = icmp slt i64 %114, %111, !dbg !60
	br i1 %115, label %b16, label %b17, !dbg !60

b16:
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %113, !dbg !61
	%117 = trunc i64 %114 to i32, !dbg !62
	%118 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !62
	%119 = icmp uge i64 %113, %p7, !dbg !61
	br i1 %119, label %b16_fail1, label %b16_ok1, !dbg !61, !prof !19

b16_ok1:
	%120 = bitcast i64* %118 to i8*, !dbg !62
	call void @gpuc_signal_op_thread(i8* %120, i64 %p9, i32 9, i32 %117), !dbg !62
	%121 = add i64 %114, %73, !dbg !60
	br label %b15, !dbg !60

b17:
	%122 = phi i64 [ %130, %b18_ok1 ], [ %69, %b15 ], !dbg !63
	%123 = icmp slt i64 %122, %111, !dbg !63
	br i1 %123, label %b18, label %b19, !dbg !63

b18:
	%124 = add i64 %112, %122, !dbg !64
	%125 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %124, !dbg !65
	%126 = addrspacecast i64 addrspace(1)* %125 to i64*, !dbg !66
	%127 = icmp uge i64 %124, %p7, !dbg !65
	br i1 %127, label %b18_fail1, label %b18_ok1, !dbg !65, !prof !19

b18_ok1:
	%128 = bitcast i64* %126 to i8*, !dbg !66
	%129 = call i64 @gpuc_signal_wait_until_thread(i8* %128, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !66
	%130 = add i64 %122, %73, !dbg !63
	br label %b17, !dbg !63

b19:
	call void @llvm.nvvm.barrier0(), !dbg !67
	%131 = getelementptr inbounds float, float addrspace(1)* %0, i64 %27, !dbg !68
	%132 = icmp ugt i64 %37, %p1, !dbg !68
	br i1 %132, label %b19_fail1, label %b19_ok1, !dbg !68, !prof !19

b19_ok1:
	br i1 %41, label %b20, label %b54, !dbg !69

b20:
	%133 = addrspacecast float addrspace(1)* %131 to float*, !dbg !69
	%134 = ptrtoint float* %133 to i64, !dbg !69
	%135 = and i64 %134, 15, !dbg !69
	%136 = icmp eq i64 %135, 0, !dbg !69
	%137 = or i1 %136, %49, !dbg !69
	br i1 %137, label %b21, label %b53, !dbg !69

b21:
	%138 = bitcast float addrspace(1)* %131 to { float, float, float, float } addrspace(1)*, !dbg !69
	br label %b22, !dbg !70

b22:
	%139 = phi i64 [ %69, %b21 ], [ %304, %b47 ], !dbg !70
	%140 = icmp slt i64 %139, %51, !dbg !70
	br i1 %140, label %b23, label %b48, !dbg !70

b23:
	%141 = phi float [ %289, %b44 ], [ 0.000000e+00, %b22 ], !dbg !73
	%142 = phi float [ %290, %b44 ], [ 0.000000e+00, %b22 ], !dbg !73
	%143 = phi float [ %291, %b44 ], [ 0.000000e+00, %b22 ], !dbg !73
	%144 = phi float [ %292, %b44 ], [ 0.000000e+00, %b22 ], !dbg !73
	%145 = phi i64 [ %293, %b44 ], [ 0, %b22 ], !dbg !74
	%146 = icmp slt i64 %145, %111, !dbg !75
	br i1 %146, label %b24, label %b47, !dbg !75

b24:
	%147 = trunc i64 %145 to i32, !dbg !76
	%148 = addrspacecast float addrspace(1)* %53 to float*, !dbg !76
	%149 = bitcast float* %148 to i8*, !dbg !76
	%150 = call i8* @gpuc_peer_thread(i8* %149, i32 %147), !dbg !76
	%151 = bitcast i8* %150 to float*, !dbg !76
	%152 = icmp eq float* %151, null, !dbg !76
	%153 = select i1 %152, i64 0, i64 %38, !dbg !76
	%154 = and i64 %153, 3, !dbg !77
	%155 = icmp eq i64 %154, 0, !dbg !77
	br i1 %155, label %b25, label %b46, !dbg !77

b25:
	%156 = ptrtoint float* %151 to i64, !dbg !77
	%157 = and i64 %156, 15, !dbg !77
	%158 = icmp eq i64 %157, 0, !dbg !77
	%159 = icmp eq i64 %153, 0, !dbg !77
	%160 = or i1 %158, %159, !dbg !77
	br i1 %160, label %b26, label %b45, !dbg !77

b26:
	%161 = ashr i64 %153, 2, !dbg !77
	%162 = addrspacecast float* %151 to { float, float, float, float } addrspace(1)*, !dbg !77
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i64 %139, !dbg !78
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 0, !dbg !78
	%165 = icmp uge i64 %139, %161, !dbg !78
	br i1 %165, label %b26_fail1, label %b26_ok1, !dbg !78, !prof !19

b26_ok1:
	%166 = bitcast { float, float, float, float } addrspace(1)* %163 to <4 x float> addrspace(1)*, !dbg !78
	%167 = load <4 x float>, <4 x float> addrspace(1)* %166, align 16, !dbg !78
	%168 = extractelement <4 x float> %167, i32 0, !dbg !78
	%169 = extractelement <4 x float> %167, i32 1, !dbg !78
	%170 = extractelement <4 x float> %167, i32 2, !dbg !78
	%171 = extractelement <4 x float> %167, i32 3, !dbg !78
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 1, !dbg !78
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 2, !dbg !78
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 3, !dbg !78
	%175 = add i64 %145, 1, !dbg !79
	%176 = icmp slt i64 %175, %111, !dbg !80
	br i1 %176, label %b27, label %b32, !dbg !80

b27:
	%177 = trunc i64 %175 to i32, !dbg !81
	%178 = addrspacecast float addrspace(1)* %53 to float*, !dbg !81
	%179 = bitcast float* %178 to i8*, !dbg !81
	%180 = call i8* @gpuc_peer_thread(i8* %179, i32 %177), !dbg !81
	%181 = bitcast i8* %180 to float*, !dbg !81
	%182 = icmp eq float* %181, null, !dbg !81
	%183 = select i1 %182, i64 0, i64 %38, !dbg !81
	%184 = and i64 %183, 3, !dbg !82
	%185 = icmp eq i64 %184, 0, !dbg !82
	br i1 %185, label %b28, label %b31, !dbg !82

b28:
	%186 = ptrtoint float* %181 to i64, !dbg !82
	%187 = and i64 %186, 15, !dbg !82
	%188 = icmp eq i64 %187, 0, !dbg !82
	%189 = icmp eq i64 %183, 0, !dbg !82
	%190 = or i1 %188, %189, !dbg !82
	br i1 %190, label %b29, label %b30, !dbg !82

b29:
	%191 = ashr i64 %183, 2, !dbg !82
	%192 = addrspacecast float* %181 to { float, float, float, float } addrspace(1)*, !dbg !82
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %192, i64 %139, !dbg !83
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %193, i32 0, i32 0, !dbg !83
	%195 = icmp uge i64 %139, %191, !dbg !83
	br i1 %195, label %b29_fail1, label %b29_ok1, !dbg !83, !prof !19

b29_ok1:
	%196 = bitcast { float, float, float, float } addrspace(1)* %193 to <4 x float> addrspace(1)*, !dbg !83
	%197 = load <4 x float>, <4 x float> addrspace(1)* %196, align 16, !dbg !83
	%198 = extractelement <4 x float> %197, i32 0, !dbg !83
	%199 = extractelement <4 x float> %197, i32 1, !dbg !83
	%200 = extractelement <4 x float> %197, i32 2, !dbg !83
	%201 = extractelement <4 x float> %197, i32 3, !dbg !83
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %193, i32 0, i32 1, !dbg !83
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %193, i32 0, i32 2, !dbg !83
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %193, i32 0, i32 3, !dbg !83
	br label %b32, !dbg !83

b30:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %187, i64 16), !dbg !82
	ret void, !dbg !82

b31:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %183, i64 4), !dbg !82
	ret void, !dbg !82

b32:
	%205 = phi float [ 0.000000e+00, %b26_ok1 ], [ %198, %b29_ok1 ], !dbg !84
	%206 = phi float [ 0.000000e+00, %b26_ok1 ], [ %199, %b29_ok1 ], !dbg !84
	%207 = phi float [ 0.000000e+00, %b26_ok1 ], [ %200, %b29_ok1 ], !dbg !84
	%208 = phi float [ 0.000000e+00, %b26_ok1 ], [ %201, %b29_ok1 ], !dbg !84
	%209 = add i64 %145, 2, !dbg !85
	%210 = icmp slt i64 %209, %111, !dbg !86
	br i1 %210, label %b33, label %b38, !dbg !86

b33:
	%211 = trunc i64 %209 to i32, !dbg !87
	%212 = addrspacecast float addrspace(1)* %53 to float*, !dbg !87
	%213 = bitcast float* %212 to i8*, !dbg !87
	%214 = call i8* @gpuc_peer_thread(i8* %213, i32 %211), !dbg !87
	%215 = bitcast i8* %214 to float*, !dbg !87
	%216 = icmp eq float* %215, null, !dbg !87
	%217 = select i1 %216, i64 0, i64 %38, !dbg !87
	%218 = and i64 %217, 3, !dbg !88
	%219 = icmp eq i64 %218, 0, !dbg !88
	br i1 %219, label %b34, label %b37, !dbg !88

b34:
	%220 = ptrtoint float* %215 to i64, !dbg !88
	%221 = and i64 %220, 15, !dbg !88
	%222 = icmp eq i64 %221, 0, !dbg !88
	%223 = icmp eq i64 %217, 0, !dbg !88
	%224 = or i1 %222, %223, !dbg !88
	br i1 %224, label %b35, label %b36, !dbg !88

b35:
	%225 = ashr i64 %217, 2, !dbg !88
	%226 = addrspacecast float* %215 to { float, float, float, float } addrspace(1)*, !dbg !88
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %226, i64 %139, !dbg !89
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %227, i32 0, i32 0, !dbg !89
	%229 = icmp uge i64 %139, %225, !dbg !89
	br i1 %229, label %b35_fail1, label %b35_ok1, !dbg !89, !prof !19

b35_ok1:
	%230 = bitcast { float, float, float, float } addrspace(1)* %227 to <4 x float> addrspace(1)*, !dbg !89
	%231 = load <4 x float>, <4 x float> addrspace(1)* %230, align 16, !dbg !89
	%232 = extractelement <4 x float> %231, i32 0, !dbg !89
	%233 = extractelement <4 x float> %231, i32 1, !dbg !89
	%234 = extractelement <4 x float> %231, i32 2, !dbg !89
	%235 = extractelement <4 x float> %231, i32 3, !dbg !89
	%236 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %227, i32 0, i32 1, !dbg !89
	%237 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %227, i32 0, i32 2, !dbg !89
	%238 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %227, i32 0, i32 3, !dbg !89
	br label %b38, !dbg !89

b36:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %221, i64 16), !dbg !88
	ret void, !dbg !88

b37:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %217, i64 4), !dbg !88
	ret void, !dbg !88

b38:
	%239 = phi float [ 0.000000e+00, %b32 ], [ %232, %b35_ok1 ], !dbg !90
	%240 = phi float [ 0.000000e+00, %b32 ], [ %233, %b35_ok1 ], !dbg !90
	%241 = phi float [ 0.000000e+00, %b32 ], [ %234, %b35_ok1 ], !dbg !90
	%242 = phi float [ 0.000000e+00, %b32 ], [ %235, %b35_ok1 ], !dbg !90
	%243 = add i64 %145, 3, !dbg !91
	%244 = icmp slt i64 %243, %111, !dbg !92
	br i1 %244, label %b39, label %b44, !dbg !92

b39:
	%245 = trunc i64 %243 to i32, !dbg !93
	%246 = addrspacecast float addrspace(1)* %53 to float*, !dbg !93
	%247 = bitcast float* %246 to i8*, !dbg !93
	%248 = call i8* @gpuc_peer_thread(i8* %247, i32 %245), !dbg !93
	%249 = bitcast i8* %248 to float*, !dbg !93
	%250 = icmp eq float* %249, null, !dbg !93
	%251 = select i1 %250, i64 0, i64 %38, !dbg !93
	%252 = and i64 %251, 3, !dbg !94
	%253 = icmp eq i64 %252, 0, !dbg !94
	br i1 %253, label %b40, label %b43, !dbg !94

b40:
	%254 = ptrtoint float* %249 to i64, !dbg !94
	%255 = and i64 %254, 15, !dbg !94
	%256 = icmp eq i64 %255, 0, !dbg !94
	%257 = icmp eq i64 %251, 0, !dbg !94
	%258 = or i1 %256, %257, !dbg !94
	br i1 %258, label %b41, label %b42, !dbg !94

b41:
	%259 = ashr i64 %251, 2, !dbg !94
	%260 = addrspacecast float* %249 to { float, float, float, float } addrspace(1)*, !dbg !94
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i64 %139, !dbg !95
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 0, !dbg !95
	%263 = icmp uge i64 %139, %259, !dbg !95
	br i1 %263, label %b41_fail1, label %b41_ok1, !dbg !95, !prof !19

b41_ok1:
	%264 = bitcast { float, float, float, float } addrspace(1)* %261 to <4 x float> addrspace(1)*, !dbg !95
	%265 = load <4 x float>, <4 x float> addrspace(1)* %264, align 16, !dbg !95
	%266 = extractelement <4 x float> %265, i32 0, !dbg !95
	%267 = extractelement <4 x float> %265, i32 1, !dbg !95
	%268 = extractelement <4 x float> %265, i32 2, !dbg !95
	%269 = extractelement <4 x float> %265, i32 3, !dbg !95
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 1, !dbg !95
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 2, !dbg !95
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 3, !dbg !95
	br label %b44, !dbg !95

b42:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %255, i64 16), !dbg !94
	ret void, !dbg !94

b43:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %251, i64 4), !dbg !94
	ret void, !dbg !94

b44:
	%273 = phi float [ 0.000000e+00, %b38 ], [ %266, %b41_ok1 ], !dbg !96
	%274 = phi float [ 0.000000e+00, %b38 ], [ %267, %b41_ok1 ], !dbg !96
	%275 = phi float [ 0.000000e+00, %b38 ], [ %268, %b41_ok1 ], !dbg !96
	%276 = phi float [ 0.000000e+00, %b38 ], [ %269, %b41_ok1 ], !dbg !96
	%277 = fadd float %168, %205, !dbg !99
	%278 = fadd float %169, %206, !dbg !100
	%279 = fadd float %170, %207, !dbg !101
	%280 = fadd float %171, %208, !dbg !102
	%281 = fadd float %239, %273, !dbg !104
	%282 = fadd float %240, %274, !dbg !105
	%283 = fadd float %241, %275, !dbg !106
	%284 = fadd float %242, %276, !dbg !107
	%285 = fadd float %277, %281, !dbg !109
	%286 = fadd float %278, %282, !dbg !110
	%287 = fadd float %279, %283, !dbg !111
	%288 = fadd float %280, %284, !dbg !112
	%289 = fadd float %141, %285, !dbg !114
	%290 = fadd float %142, %286, !dbg !115
	%291 = fadd float %143, %287, !dbg !116
	%292 = fadd float %144, %288, !dbg !117
	%293 = add i64 %145, 4, !dbg !118
	br label %b23, !dbg !118

b45:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %157, i64 16), !dbg !77
	ret void, !dbg !77

b46:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %153, i64 4), !dbg !77
	ret void, !dbg !77

b47:
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i64 %139, !dbg !119
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 0, !dbg !119
	%296 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 1, !dbg !119
	%297 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 2, !dbg !119
	%298 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 3, !dbg !119
	%299 = bitcast { float, float, float, float } addrspace(1)* %294 to <4 x float> addrspace(1)*, !dbg !119
	%300 = insertelement <4 x float> undef, float %141, i32 0, !dbg !119
	%301 = insertelement <4 x float> %300, float %142, i32 1, !dbg !119
	%302 = insertelement <4 x float> %301, float %143, i32 2, !dbg !119
	%303 = insertelement <4 x float> %302, float %144, i32 3, !dbg !119
	store <4 x float> %303, <4 x float> addrspace(1)* %299, align 16, !dbg !119
	%304 = add i64 %139, %73, !dbg !70
	br label %b22, !dbg !70

b48:
	%305 = phi i64 [ %327, %b51_ok1 ], [ %69, %b22 ], !dbg !120
	%306 = icmp slt i64 %305, %98, !dbg !120
	br i1 %306, label %b49, label %b52, !dbg !120

b49:
	%307 = add i64 %37, %305, !dbg !121
	br label %b50, !dbg !122

b50:
	%308 = phi float [ %322, %b50_ok2 ], [ 0.000000e+00, %b49 ], !dbg !122
	%309 = phi i64 [ %323, %b50_ok2 ], [ 0, %b49 ], !dbg !122
	%310 = trunc i64 %309 to i32, !dbg !123
	%311 = addrspacecast float addrspace(1)* %10 to float*, !dbg !123
	%312 = icmp uge i64 %309, %111, !dbg !123
	br i1 %312, label %b50_fail1, label %b50_ok1, !dbg !123, !prof !19

b50_ok1:
	%313 = bitcast float* %311 to i8*, !dbg !123
	%314 = call i8* @gpuc_peer_thread(i8* %313, i32 %310), !dbg !123
	%315 = bitcast i8* %314 to float*, !dbg !123
	%316 = icmp eq float* %315, null, !dbg !123
	%317 = select i1 %316, i64 0, i64 %p3, !dbg !123
	%318 = addrspacecast float* %315 to float addrspace(1)*, !dbg !124
	%319 = getelementptr inbounds float, float addrspace(1)* %318, i64 %307, !dbg !124
	%320 = icmp uge i64 %307, %317, !dbg !124
	br i1 %320, label %b50_fail2, label %b50_ok2, !dbg !124, !prof !19

b50_ok2:
	%321 = load float, float addrspace(1)* %319, align 4, !dbg !124
	%322 = fadd float %308, %321, !dbg !125
	%323 = add i64 %309, 1, !dbg !125
	%324 = icmp slt i64 %323, %111, !dbg !125
	br i1 %324, label %b50, label %b51, !dbg !125

b51:
	%325 = getelementptr inbounds float, float addrspace(1)* %0, i64 %307, !dbg !126
	%326 = icmp uge i64 %307, %p1, !dbg !126
	br i1 %326, label %b51_fail1, label %b51_ok1, !dbg !126, !prof !19

b51_ok1:
	store float %322, float addrspace(1)* %325, align 4, !dbg !126
	%327 = add i64 %305, %73, !dbg !120
	br label %b48, !dbg !120

b52:
	ret void, !dbg !120

b53:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %135, i64 16), !dbg !69
	ret void, !dbg !69

b54:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %38, i64 4), !dbg !69
	ret void, !dbg !69

b55:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 16), !dbg !45
	ret void, !dbg !45

b56:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !45
	ret void, !dbg !45

b57:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 16), !dbg !43
	ret void, !dbg !43

b58:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !43
	ret void, !dbg !43

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %9, i64 %p5), !dbg !17
	ret void, !dbg !17

b2_fail1:
	%328 = icmp ugt i64 %37, %p3, !dbg !42
	br i1 %328, label %b2_fail2, label %b2_ok2, !dbg !42

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %37, i64 %p3), !dbg !42
	ret void, !dbg !42

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %27, i64 %37), !dbg !42
	ret void, !dbg !42

b12_cold:
	%329 = phi i64 [ %336, %b13_cold_ok1 ], [ %69, %b9 ], !dbg !52
	%330 = icmp slt i64 %329, %98, !dbg !52
	br i1 %330, label %b13_cold, label %b14, !dbg !52

b13_cold:
	%331 = add i64 %37, %329, !dbg !54
	%332 = getelementptr inbounds float, float addrspace(1)* %1, i64 %331, !dbg !55
	%333 = icmp uge i64 %331, %p3, !dbg !55
	br i1 %333, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !55, !prof !19

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %331, i64 %p3), !dbg !55
	ret void, !dbg !55

b13_cold_ok1:
	%334 = load float, float addrspace(1)* %332, align 4, !dbg !55
	%335 = getelementptr inbounds float, float addrspace(1)* %10, i64 %331, !dbg !56
	store float %334, float addrspace(1)* %335, align 4, !dbg !56
	%336 = add i64 %329, %73, !dbg !52
	br label %b12_cold, !dbg !52

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %113, i64 %p7), !dbg !61
	ret void, !dbg !61

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %124, i64 %p7), !dbg !65
	ret void, !dbg !65

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %37, i64 %p1), !dbg !68
	ret void, !dbg !68

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %139, i64 %161), !dbg !78
	ret void, !dbg !78

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %139, i64 %191), !dbg !83
	ret void, !dbg !83

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %139, i64 %225), !dbg !89
	ret void, !dbg !89

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %139, i64 %259), !dbg !95
	ret void, !dbg !95

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %309, i64 %111), !dbg !123
	ret void, !dbg !123

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %307, i64 %317), !dbg !124
	ret void, !dbg !124

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %307, i64 %p1), !dbg !126
	ret void, !dbg !126
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !127 {
entry:
	br label %b0, !dbg !128

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !128
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !128
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !128
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !129
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !131
	%5 = sext i32 %4 to i64, !dbg !132
	%6 = sext i32 %3 to i64, !dbg !133
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135, !range !20
	%8 = sext i32 %7 to i64, !dbg !135
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !135, !range !22
	%10 = sext i32 %9 to i64, !dbg !135
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !135, !range !22
	%12 = sext i32 %11 to i64, !dbg !135
	%13 = mul i64 %8, %6, !dbg !136
	call void @gpuc_fence_block(), !dbg !137
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138, !range !21
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138, !range !23
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138, !range !47
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138, !range !47
	%19 = mul i32 %18, %16, !dbg !138
	%20 = add i32 %15, %19, !dbg !138
	%21 = mul i32 %17, %20, !dbg !138
	%22 = add i32 %14, %21, !dbg !138
	%23 = sext i32 %22 to i64, !dbg !138
	%24 = mul i32 %17, %18, !dbg !138
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !138, !range !48
	%26 = mul i32 %24, %25, !dbg !138
	%27 = sext i32 %26 to i64, !dbg !138
	%28 = add i64 %13, %5, !dbg !139
	br label %b1, !dbg !138

b1:
	%29 = phi i64 [ %23, %b0 ], [ %36, %b2_ok1 ], !dbg !138
	%30 = icmp slt i64 %29, %6, !dbg !138
	br i1 %30, label %b2, label %b3, !dbg !138

b2:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %28, !dbg !140
	%32 = trunc i64 %29 to i32, !dbg !141
	%33 = addrspacecast i64 addrspace(1)* %31 to i64*, !dbg !141
	%34 = icmp uge i64 %28, %p5, !dbg !140
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !140, !prof !19

b2_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !141
	call void @gpuc_signal_op_thread(i8* %35, i64 %p7, i32 9, i32 %32), !dbg !141
	%36 = add i64 %29, %27, !dbg !138
	br label %b1, !dbg !138

b3:
	%37 = phi i64 [ %45, %b4_ok1 ], [ %23, %b1 ], !dbg !142
	%38 = icmp slt i64 %37, %6, !dbg !142
	br i1 %38, label %b4, label %b5, !dbg !142

b4:
	%39 = add i64 %13, %37, !dbg !143
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %39, !dbg !144
	%41 = addrspacecast i64 addrspace(1)* %40 to i64*, !dbg !145
	%42 = icmp uge i64 %39, %p5, !dbg !144
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !144, !prof !19

b4_ok1:
	%43 = bitcast i64* %41 to i8*, !dbg !145
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !145
	%45 = add i64 %37, %27, !dbg !142
	br label %b3, !dbg !142

b5:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%46 = sdiv i64 %p3, 4, !dbg !147
	%47 = mul i64 %46, %5, !dbg !148
	%48 = icmp eq i64 %6, -1, !dbg !149
	%49 = select i1 %48, i64 1, i64 %6, !dbg !149
	%50 = sdiv i64 %47, %49, !dbg !149
	%51 = sub i64 0, %47, !dbg !149
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !149
	%53 = mul i64 %52, 4, !dbg !150
	%54 = add i64 %5, 1, !dbg !151
	%55 = mul i64 %46, %54, !dbg !152
	%56 = icmp eq i64 %6, -1, !dbg !153
	%57 = select i1 %56, i64 1, i64 %6, !dbg !153
	%58 = sdiv i64 %55, %57, !dbg !153
	%59 = sub i64 0, %55, !dbg !153
	%60 = select i1 %56, i64 %59, i64 %58, !dbg !153
	%61 = mul i64 %60, 4, !dbg !154
	%62 = sub i64 %61, %53, !dbg !155
	%63 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !155
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !156
	%65 = icmp ugt i64 %61, %p3, !dbg !155
	%66 = icmp ugt i64 %53, %61, !dbg !155
	%67 = icmp ugt i64 %61, %p1, !dbg !156
	%68 = or i1 %65, %66, !dbg !156
	%69 = or i1 %68, %67, !dbg !156
	br i1 %69, label %b5_fail1, label %b5_ok1, !dbg !156, !prof !19

b5_ok1:
	%70 = sdiv i64 %62, 4, !dbg !157
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !158, !range !25
	%72 = sext i32 %71 to i64, !dbg !158
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !158, !range !159
	%74 = sext i32 %73 to i64, !dbg !158
	%75 = mul i64 %74, %12, !dbg !158
	%76 = add i64 %10, %75, !dbg !158
	%77 = mul i64 %72, %76, !dbg !158
	%78 = add i64 %8, %77, !dbg !158
	%79 = mul i64 %78, %27, !dbg !158
	%80 = add i64 %79, %23, !dbg !158
	%81 = mul i64 %72, %74, !dbg !158
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !158, !range !159
	%83 = sext i32 %82 to i64, !dbg !158
	%84 = mul i64 %81, %83, !dbg !158
	%85 = mul i64 %84, %27, !dbg !158
	br label %b6, !dbg !158

b6:
	%86 = phi i64 [ %80, %b5_ok1 ], [ %272, %b34 ], !dbg !158
	%87 = icmp slt i64 %86, %70, !dbg !158
	br i1 %87, label %b7, label %b37, !dbg !158

b7:
	%88 = phi float [ %236, %b28 ], [ 0.000000e+00, %b6 ], !dbg !161
	%89 = phi float [ %237, %b28 ], [ 0.000000e+00, %b6 ], !dbg !161
	%90 = phi float [ %238, %b28 ], [ 0.000000e+00, %b6 ], !dbg !161
	%91 = phi float [ %239, %b28 ], [ 0.000000e+00, %b6 ], !dbg !161
	%92 = phi i64 [ %240, %b28 ], [ 0, %b6 ], !dbg !162
	%93 = icmp slt i64 %92, %6, !dbg !163
	br i1 %93, label %b8, label %b31, !dbg !163

b8:
	%94 = trunc i64 %92 to i32, !dbg !164
	%95 = addrspacecast float addrspace(1)* %63 to float*, !dbg !164
	%96 = bitcast float* %95 to i8*, !dbg !164
	%97 = call i8* @gpuc_peer_thread(i8* %96, i32 %94), !dbg !164
	%98 = bitcast i8* %97 to float*, !dbg !164
	%99 = icmp eq float* %98, null, !dbg !164
	%100 = select i1 %99, i64 0, i64 %62, !dbg !164
	%101 = and i64 %100, 3, !dbg !165
	%102 = icmp eq i64 %101, 0, !dbg !165
	br i1 %102, label %b9, label %b30, !dbg !165

b9:
	%103 = ptrtoint float* %98 to i64, !dbg !165
	%104 = and i64 %103, 15, !dbg !165
	%105 = icmp eq i64 %104, 0, !dbg !165
	%106 = icmp eq i64 %100, 0, !dbg !165
	%107 = or i1 %105, %106, !dbg !165
	br i1 %107, label %b10, label %b29, !dbg !165

b10:
	%108 = ashr i64 %100, 2, !dbg !165
	%109 = addrspacecast float* %98 to { float, float, float, float } addrspace(1)*, !dbg !165
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %109, i64 %86, !dbg !166
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 0, !dbg !166
	%112 = icmp uge i64 %86, %108, !dbg !166
	br i1 %112, label %b10_fail1, label %b10_ok1, !dbg !166, !prof !19

b10_ok1:
	%113 = bitcast { float, float, float, float } addrspace(1)* %110 to <4 x float> addrspace(1)*, !dbg !166
	%114 = load <4 x float>, <4 x float> addrspace(1)* %113, align 16, !dbg !166
	%115 = extractelement <4 x float> %114, i32 0, !dbg !166
	%116 = extractelement <4 x float> %114, i32 1, !dbg !166
	%117 = extractelement <4 x float> %114, i32 2, !dbg !166
	%118 = extractelement <4 x float> %114, i32 3, !dbg !166
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 1, !dbg !166
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 2, !dbg !166
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 3, !dbg !166
	%122 = add i64 %92, 1, !dbg !167
	%123 = icmp slt i64 %122, %6, !dbg !168
	br i1 %123, label %b11, label %b16, !dbg !168

b11:
	%124 = trunc i64 %122 to i32, !dbg !169
	%125 = addrspacecast float addrspace(1)* %63 to float*, !dbg !169
	%126 = bitcast float* %125 to i8*, !dbg !169
	%127 = call i8* @gpuc_peer_thread(i8* %126, i32 %124), !dbg !169
	%128 = bitcast i8* %127 to float*, !dbg !169
	%129 = icmp eq float* %128, null, !dbg !169
	%130 = select i1 %129, i64 0, i64 %62, !dbg !169
	%131 = and i64 %130, 3, !dbg !170
	%132 = icmp eq i64 %131, 0, !dbg !170
	br i1 %132, label %b12, label %b15, !dbg !170

b12:
	%133 = ptrtoint float* %128 to i64, !dbg !170
	%134 = and i64 %133, 15, !dbg !170
	%135 = icmp eq i64 %134, 0, !dbg !170
	%136 = icmp eq i64 %130, 0, !dbg !170
	%137 = or i1 %135, %136, !dbg !170
	br i1 %137, label %b13, label %b14, !dbg !170

b13:
	%138 = ashr i64 %130, 2, !dbg !170
	%139 = addrspacecast float* %128 to { float, float, float, float } addrspace(1)*, !dbg !170
	%140 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i64 %86, !dbg !171
	%141 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 0, !dbg !171
	%142 = icmp uge i64 %86, %138, !dbg !171
	br i1 %142, label %b13_fail1, label %b13_ok1, !dbg !171, !prof !19

b13_ok1:
	%143 = bitcast { float, float, float, float } addrspace(1)* %140 to <4 x float> addrspace(1)*, !dbg !171
	%144 = load <4 x float>, <4 x float> addrspace(1)* %143, align 16, !dbg !171
	%145 = extractelement <4 x float> %144, i32 0, !dbg !171
	%146 = extractelement <4 x float> %144, i32 1, !dbg !171
	%147 = extractelement <4 x float> %144, i32 2, !dbg !171
	%148 = extractelement <4 x float> %144, i32 3, !dbg !171
	%149 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 1, !dbg !171
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 2, !dbg !171
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 3, !dbg !171
	br label %b16, !dbg !171

b14:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %134, i64 16), !dbg !170
	ret void, !dbg !170

b15:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %130, i64 4), !dbg !170
	ret void, !dbg !170

b16:
	%152 = phi float [ 0.000000e+00, %b10_ok1 ], [ %145, %b13_ok1 ], !dbg !172
	%153 = phi float [ 0.000000e+00, %b10_ok1 ], [ %146, %b13_ok1 ], !dbg !172
	%154 = phi float [ 0.000000e+00, %b10_ok1 ], [ %147, %b13_ok1 ], !dbg !172
	%155 = phi float [ 0.000000e+00, %b10_ok1 ], [ %148, %b13_ok1 ], !dbg !172
	%156 = add i64 %92, 2, !dbg !173
	%157 = icmp slt i64 %156, %6, !dbg !174
	br i1 %157, label %b17, label %b22, !dbg !174

b17:
	%158 = trunc i64 %156 to i32, !dbg !175
	%159 = addrspacecast float addrspace(1)* %63 to float*, !dbg !175
	%160 = bitcast float* %159 to i8*, !dbg !175
	%161 = call i8* @gpuc_peer_thread(i8* %160, i32 %158), !dbg !175
	%162 = bitcast i8* %161 to float*, !dbg !175
	%163 = icmp eq float* %162, null, !dbg !175
	%164 = select i1 %163, i64 0, i64 %62, !dbg !175
	%165 = and i64 %164, 3, !dbg !176
	%166 = icmp eq i64 %165, 0, !dbg !176
	br i1 %166, label %b18, label %b21, !dbg !176

b18:
	%167 = ptrtoint float* %162 to i64, !dbg !176
	%168 = and i64 %167, 15, !dbg !176
	%169 = icmp eq i64 %168, 0, !dbg !176
	%170 = icmp eq i64 %164, 0, !dbg !176
	%171 = or i1 %169, %170, !dbg !176
	br i1 %171, label %b19, label %b20, !dbg !176

b19:
	%172 = ashr i64 %164, 2, !dbg !176
	%173 = addrspacecast float* %162 to { float, float, float, float } addrspace(1)*, !dbg !176
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i64 %86, !dbg !177
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 0, !dbg !177
	%176 = icmp uge i64 %86, %172, !dbg !177
	br i1 %176, label %b19_fail1, label %b19_ok1, !dbg !177, !prof !19

b19_ok1:
	%177 = bitcast { float, float, float, float } addrspace(1)* %174 to <4 x float> addrspace(1)*, !dbg !177
	%178 = load <4 x float>, <4 x float> addrspace(1)* %177, align 16, !dbg !177
	%179 = extractelement <4 x float> %178, i32 0, !dbg !177
	%180 = extractelement <4 x float> %178, i32 1, !dbg !177
	%181 = extractelement <4 x float> %178, i32 2, !dbg !177
	%182 = extractelement <4 x float> %178, i32 3, !dbg !177
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 1, !dbg !177
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 2, !dbg !177
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 3, !dbg !177
	br label %b22, !dbg !177

b20:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %168, i64 16), !dbg !176
	ret void, !dbg !176

b21:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %164, i64 4), !dbg !176
	ret void, !dbg !176

b22:
	%186 = phi float [ 0.000000e+00, %b16 ], [ %179, %b19_ok1 ], !dbg !178
	%187 = phi float [ 0.000000e+00, %b16 ], [ %180, %b19_ok1 ], !dbg !178
	%188 = phi float [ 0.000000e+00, %b16 ], [ %181, %b19_ok1 ], !dbg !178
	%189 = phi float [ 0.000000e+00, %b16 ], [ %182, %b19_ok1 ], !dbg !178
	%190 = add i64 %92, 3, !dbg !179
	%191 = icmp slt i64 %190, %6, !dbg !180
	br i1 %191, label %b23, label %b28, !dbg !180

b23:
	%192 = trunc i64 %190 to i32, !dbg !181
	%193 = addrspacecast float addrspace(1)* %63 to float*, !dbg !181
	%194 = bitcast float* %193 to i8*, !dbg !181
	%195 = call i8* @gpuc_peer_thread(i8* %194, i32 %192), !dbg !181
	%196 = bitcast i8* %195 to float*, !dbg !181
	%197 = icmp eq float* %196, null, !dbg !181
	%198 = select i1 %197, i64 0, i64 %62, !dbg !181
	%199 = and i64 %198, 3, !dbg !182
	%200 = icmp eq i64 %199, 0, !dbg !182
	br i1 %200, label %b24, label %b27, !dbg !182

b24:
	%201 = ptrtoint float* %196 to i64, !dbg !182
	%202 = and i64 %201, 15, !dbg !182
	%203 = icmp eq i64 %202, 0, !dbg !182
	%204 = icmp eq i64 %198, 0, !dbg !182
	%205 = or i1 %203, %204, !dbg !182
	br i1 %205, label %b25, label %b26, !dbg !182

b25:
	%206 = ashr i64 %198, 2, !dbg !182
	%207 = addrspacecast float* %196 to { float, float, float, float } addrspace(1)*, !dbg !182
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i64 %86, !dbg !183
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 0, !dbg !183
	%210 = icmp uge i64 %86, %206, !dbg !183
	br i1 %210, label %b25_fail1, label %b25_ok1, !dbg !183, !prof !19

b25_ok1:
	%211 = bitcast { float, float, float, float } addrspace(1)* %208 to <4 x float> addrspace(1)*, !dbg !183
	%212 = load <4 x float>, <4 x float> addrspace(1)* %211, align 16, !dbg !183
	%213 = extractelement <4 x float> %212, i32 0, !dbg !183
	%214 = extractelement <4 x float> %212, i32 1, !dbg !183
	%215 = extractelement <4 x float> %212, i32 2, !dbg !183
	%216 = extractelement <4 x float> %212, i32 3, !dbg !183
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 1, !dbg !183
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 2, !dbg !183
	%219 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 3, !dbg !183
	br label %b28, !dbg !183

b26:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %202, i64 16), !dbg !182
	ret void, !dbg !182

b27:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %198, i64 4), !dbg !182
	ret void, !dbg !182

b28:
	%220 = phi float [ 0.000000e+00, %b22 ], [ %213, %b25_ok1 ], !dbg !184
	%221 = phi float [ 0.000000e+00, %b22 ], [ %214, %b25_ok1 ], !dbg !184
	%222 = phi float [ 0.000000e+00, %b22 ], [ %215, %b25_ok1 ], !dbg !184
	%223 = phi float [ 0.000000e+00, %b22 ], [ %216, %b25_ok1 ], !dbg !184
	%224 = fadd float %115, %152, !dbg !186
	%225 = fadd float %116, %153, !dbg !187
	%226 = fadd float %117, %154, !dbg !188
	%227 = fadd float %118, %155, !dbg !189
	%228 = fadd float %186, %220, !dbg !191
	%229 = fadd float %187, %221, !dbg !192
	%230 = fadd float %188, %222, !dbg !193
	%231 = fadd float %189, %223, !dbg !194
	%232 = fadd float %224, %228, !dbg !196
	%233 = fadd float %225, %229, !dbg !197
	%234 = fadd float %226, %230, !dbg !198
	%235 = fadd float %227, %231, !dbg !199
	%236 = fadd float %88, %232, !dbg !201
	%237 = fadd float %89, %233, !dbg !202
	%238 = fadd float %90, %234, !dbg !203
	%239 = fadd float %91, %235, !dbg !204
	%240 = add i64 %92, 4, !dbg !205
	br label %b7, !dbg !205

b29:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %104, i64 16), !dbg !165
	ret void, !dbg !165

b30:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %100, i64 4), !dbg !165
	ret void, !dbg !165

b31:
	%241 = phi i64 [ %270, %b33_ok1 ], [ 0, %b7 ], !dbg !206
	%242 = trunc i64 %241 to i32, !dbg !129
	%243 = addrspacecast float addrspace(1)* %64 to float*, !dbg !129
	%244 = icmp uge i64 %241, %6, !dbg !129
	br i1 %244, label %b31_fail1, label %b31_ok1, !dbg !129, !prof !19

b31_ok1:
	%245 = bitcast float* %243 to i8*, !dbg !129
	%246 = call i8* @gpuc_peer_thread(i8* %245, i32 %242), !dbg !129
	%247 = bitcast i8* %246 to float*, !dbg !129
	%248 = icmp eq float* %247, null, !dbg !129
	%249 = select i1 %248, i64 0, i64 %62, !dbg !129
	%250 = and i64 %249, 3, !dbg !207
	%251 = icmp eq i64 %250, 0, !dbg !207
	br i1 %251, label %b32, label %b36, !dbg !207

b32:
	%252 = ptrtoint float* %247 to i64, !dbg !207
	%253 = and i64 %252, 15, !dbg !207
	%254 = icmp eq i64 %253, 0, !dbg !207
	%255 = icmp eq i64 %249, 0, !dbg !207
	%256 = or i1 %254, %255, !dbg !207
	br i1 %256, label %b33, label %b35, !dbg !207

b33:
	%257 = ashr i64 %249, 2, !dbg !207
	%258 = addrspacecast float* %247 to { float, float, float, float } addrspace(1)*, !dbg !207
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i64 %86, !dbg !208
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 0, !dbg !208
	%261 = icmp uge i64 %86, %257, !dbg !208
	br i1 %261, label %b33_fail1, label %b33_ok1, !dbg !208, !prof !19

b33_ok1:
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 1, !dbg !208
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 2, !dbg !208
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 3, !dbg !208
	%265 = bitcast { float, float, float, float } addrspace(1)* %259 to <4 x float> addrspace(1)*, !dbg !208
	%266 = insertelement <4 x float> undef, float %88, i32 0, !dbg !208
	%267 = insertelement <4 x float> %266, float %89, i32 1, !dbg !208
	%268 = insertelement <4 x float> %267, float %90, i32 2, !dbg !208
	%269 = insertelement <4 x float> %268, float %91, i32 3, !dbg !208
	store <4 x float> %269, <4 x float> addrspace(1)* %265, align 16, !dbg !208
	%270 = add i64 %241, 1, !dbg !208
	%271 = icmp slt i64 %270, %6, !dbg !208
	br i1 %271, label %b31, label %b34, !dbg !208

b34:
	%272 = add i64 %86, %85, !dbg !158
	br label %b6, !dbg !158

b35:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %253, i64 16), !dbg !207
	ret void, !dbg !207

b36:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %249, i64 4), !dbg !207
	ret void, !dbg !207

b37:
	%273 = sub i64 %6, 1, !dbg !209
	%274 = icmp eq i64 %5, %273, !dbg !210
	br i1 %274, label %b38, label %b44, !dbg !210

b38:
	%275 = mul i64 %46, 4, !dbg !211
	%276 = sub i64 %p3, %275, !dbg !212
	br label %b39, !dbg !213

b39:
	%277 = phi i64 [ %80, %b38 ], [ %311, %b43 ], !dbg !213
	%278 = icmp slt i64 %277, %276, !dbg !213
	br i1 %278, label %b40, label %b44, !dbg !213

b40:
	%279 = add i64 %61, %277, !dbg !214
	br label %b41, !dbg !215

b41:
	%280 = phi float [ %294, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !215
	%281 = phi i64 [ %295, %b41_ok2 ], [ 0, %b40 ], !dbg !215
	%282 = trunc i64 %281 to i32, !dbg !216
	%283 = addrspacecast float addrspace(1)* %1 to float*, !dbg !216
	%284 = icmp uge i64 %281, %6, !dbg !216
	br i1 %284, label %b41_fail1, label %b41_ok1, !dbg !216, !prof !19

b41_ok1:
	%285 = bitcast float* %283 to i8*, !dbg !216
	%286 = call i8* @gpuc_peer_thread(i8* %285, i32 %282), !dbg !216
	%287 = bitcast i8* %286 to float*, !dbg !216
	%288 = icmp eq float* %287, null, !dbg !216
	%289 = select i1 %288, i64 0, i64 %p3, !dbg !216
	%290 = addrspacecast float* %287 to float addrspace(1)*, !dbg !217
	%291 = getelementptr inbounds float, float addrspace(1)* %290, i64 %279, !dbg !217
	%292 = icmp uge i64 %279, %289, !dbg !217
	br i1 %292, label %b41_fail2, label %b41_ok2, !dbg !217, !prof !19

b41_ok2:
	%293 = load float, float addrspace(1)* %291, align 4, !dbg !217
	%294 = fadd float %280, %293, !dbg !218
	%295 = add i64 %281, 1, !dbg !218
	%296 = icmp slt i64 %295, %6, !dbg !218
	br i1 %296, label %b41, label %b42, !dbg !218

b42:
	%297 = phi i64 [ %309, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !219
	%298 = trunc i64 %297 to i32, !dbg !220
	%299 = addrspacecast float addrspace(1)* %0 to float*, !dbg !220
	%300 = icmp uge i64 %297, %6, !dbg !220
	br i1 %300, label %b42_fail1, label %b42_ok1, !dbg !220, !prof !19

b42_ok1:
	%301 = bitcast float* %299 to i8*, !dbg !220
	%302 = call i8* @gpuc_peer_thread(i8* %301, i32 %298), !dbg !220
	%303 = bitcast i8* %302 to float*, !dbg !220
	%304 = icmp eq float* %303, null, !dbg !220
	%305 = select i1 %304, i64 0, i64 %p1, !dbg !220
	%306 = addrspacecast float* %303 to float addrspace(1)*, !dbg !221
	%307 = getelementptr inbounds float, float addrspace(1)* %306, i64 %279, !dbg !221
	%308 = icmp uge i64 %279, %305, !dbg !221
	br i1 %308, label %b42_fail2, label %b42_ok2, !dbg !221, !prof !19

b42_ok2:
	store float %294, float addrspace(1)* %307, align 4, !dbg !221
	%309 = add i64 %297, 1, !dbg !221
	%310 = icmp slt i64 %309, %6, !dbg !221
	br i1 %310, label %b42, label %b43, !dbg !221

b43:
	%311 = add i64 %277, %85, !dbg !213
	br label %b39, !dbg !213

b44:
	%312 = add i64 %p6, %8, !dbg !222
	%313 = mul i64 %312, %6, !dbg !223
	call void @gpuc_fence_block(), !dbg !224
	%314 = add i64 %313, %5, !dbg !225
	br label %b45, !dbg !226

b45:
	%315 = phi i64 [ %23, %b44 ], [ %322, %b46_ok1 ], !dbg !226
	%316 = icmp slt i64 %315, %6, !dbg !226
	br i1 %316, label %b46, label %b47, !dbg !226

b46:
	%317 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %314, !dbg !227
	%318 = trunc i64 %315 to i32, !dbg !228
	%319 = addrspacecast i64 addrspace(1)* %317 to i64*, !dbg !228
	%320 = icmp uge i64 %314, %p5, !dbg !227
	br i1 %320, label %b46_fail1, label %b46_ok1, !dbg !227, !prof !19

b46_ok1:
	%321 = bitcast i64* %319 to i8*, !dbg !228
	call void @gpuc_signal_op_thread(i8* %321, i64 %p7, i32 9, i32 %318), !dbg !228
	%322 = add i64 %315, %27, !dbg !226
	br label %b45, !dbg !226

b47:
	%323 = phi i64 [ %331, %b48_ok1 ], [ %23, %b45 ], !dbg !229
	%324 = icmp slt i64 %323, %6, !dbg !229
	br i1 %324, label %b48, label %b49, !dbg !229

b48:
	%325 = add i64 %313, %323, !dbg !230
	%326 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %325, !dbg !231
	%327 = addrspacecast i64 addrspace(1)* %326 to i64*, !dbg !232
	%328 = icmp uge i64 %325, %p5, !dbg !231
	br i1 %328, label %b48_fail1, label %b48_ok1, !dbg !231, !prof !19

b48_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !232
	%330 = call i64 @gpuc_signal_wait_until_thread(i8* %329, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !232
	%331 = add i64 %323, %27, !dbg !229
	br label %b47, !dbg !229

b49:
	call void @llvm.nvvm.barrier0(), !dbg !233
	ret void, !dbg !130

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %28, i64 %p5), !dbg !140
	ret void, !dbg !140

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %39, i64 %p5), !dbg !144
	ret void, !dbg !144

b5_fail1:
	%332 = icmp ugt i64 %61, %p3, !dbg !155
	br i1 %332, label %b5_fail2, label %b5_ok2, !dbg !155

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p3), !dbg !155
	ret void, !dbg !155

b5_ok2:
	%333 = icmp ugt i64 %53, %61, !dbg !155
	br i1 %333, label %b5_fail3, label %b5_ok3, !dbg !155

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %53, i64 %61), !dbg !155
	ret void, !dbg !155

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p1), !dbg !156
	ret void, !dbg !156

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %86, i64 %108), !dbg !166
	ret void, !dbg !166

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %86, i64 %138), !dbg !171
	ret void, !dbg !171

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %86, i64 %172), !dbg !177
	ret void, !dbg !177

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %86, i64 %206), !dbg !183
	ret void, !dbg !183

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %241, i64 %6), !dbg !129
	ret void, !dbg !129

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %86, i64 %257), !dbg !208
	ret void, !dbg !208

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %281, i64 %6), !dbg !216
	ret void, !dbg !216

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %279, i64 %289), !dbg !217
	ret void, !dbg !217

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %297, i64 %6), !dbg !220
	ret void, !dbg !220

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %279, i64 %305), !dbg !221
	ret void, !dbg !221

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %314, i64 %p5), !dbg !227
	ret void, !dbg !227

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %325, i64 %p5), !dbg !231
	ret void, !dbg !231
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !234 {
entry:
	br label %b0, !dbg !235

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !235
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !236
	%2 = sext i32 %1 to i64, !dbg !237
	br label %b1, !dbg !237

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !238
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !238
	%5 = trunc i64 %4 to i32, !dbg !236
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !236
	%7 = icmp uge i64 %4, %2, !dbg !236
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !236, !prof !19

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !236
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !236
	%10 = bitcast i8* %9 to float*, !dbg !236
	%11 = icmp eq float* %10, null, !dbg !236
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !236
	%13 = icmp eq i64 %12, 0, !dbg !239
	br i1 %13, label %b2, label %b3, !dbg !239

b2:
	br label %b3, !dbg !239

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !238
	%15 = add i64 %4, 1, !dbg !238
	%16 = icmp slt i64 %15, %2, !dbg !238
	br i1 %16, label %b1, label %b4, !dbg !238

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !240
	%18 = icmp uge i64 0, %p1, !dbg !240
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !240, !prof !19

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !240
	ret void, !dbg !240

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %4, i64 %2), !dbg !236
	ret void, !dbg !236

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 %p1), !dbg !240
	ret void, !dbg !240
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !242 {
entry:
	br label %b0, !dbg !243

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !243
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !243
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !243
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !243
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !244
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !245
	%6 = sext i32 %4 to i64, !dbg !246
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247, !range !20
	%8 = sext i32 %7 to i64, !dbg !247
	%9 = sub i64 %6, 1, !dbg !248
	%10 = mul i64 %8, %9, !dbg !249
	%11 = mul i64 %10, %p8, !dbg !250
	%12 = add i64 %8, 1, !dbg !251
	%13 = mul i64 %12, %9, !dbg !252
	%14 = mul i64 %13, %p8, !dbg !253
	%15 = sext i32 %5 to i64, !dbg !245
	%16 = add i64 %15, 1, !dbg !255
	%17 = icmp ugt i64 %14, %p5, !dbg !254
	%18 = icmp ugt i64 %11, %14, !dbg !254
	%19 = or i1 %17, %18, !dbg !254
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !254, !prof !19

b0_ok1:
	%20 = icmp eq i64 %6, -1, !dbg !256
	%21 = select i1 %20, i64 1, i64 %6, !dbg !256
	%22 = srem i64 %16, %21, !dbg !256
	%23 = sub i64 %14, %11, !dbg !254
	%24 = getelementptr inbounds float, float addrspace(1)* %2, i64 %11, !dbg !254
	%25 = mul i64 %8, 2, !dbg !257
	%26 = mul i64 %25, %9, !dbg !258
	%27 = icmp slt i64 0, %p10, !dbg !258
	br i1 %27, label %b1, label %b32, !dbg !258

b1:
	%28 = icmp slt i64 0, %9, !dbg !259
	%29 = mul i64 %9, 2, !dbg !260
	%30 = add i64 %26, %29, !dbg !261
	%31 = sub i64 %30, 1, !dbg !262
	%32 = trunc i64 %22 to i32, !dbg !263
	%33 = icmp eq i64 %9, 0, !dbg !266
	%34 = add i64 %26, %6, !dbg !267
	%35 = sub i64 %34, 2, !dbg !268
	%36 = sub i64 %34, 1, !dbg !269
	%37 = add i64 %26, %9, !dbg !270
	%38 = sub i64 %37, 1, !dbg !271
	%39 = sub i64 %9, 1, !dbg !272
	%40 = mul i64 %39, %p8, !dbg !273
	%41 = sub i64 %23, %40, !dbg !274
	br label %b2, !dbg !275

b2:
	%42 = phi i64 [ %44, %b31 ], [ %p9, %b1 ], !dbg !275
	%43 = phi i64 [ %284, %b31 ], [ 0, %b1 ], !dbg !275
	%44 = add i64 %42, 1, !dbg !276
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !277, !range !25
	%46 = sext i32 %45 to i64, !dbg !277
	%47 = mul i64 %43, %46, !dbg !278
	%48 = add i64 %47, %8, !dbg !279
	%49 = mul i64 %48, %6, !dbg !280
	%50 = mul i64 %49, %p8, !dbg !281
	br i1 %28, label %b3, label %b13, !dbg !259

b3:
	%51 = phi i64 [ %153, %b12_ok1 ], [ 0, %b2 ], !dbg !259
	%52 = sub i64 %15, %51, !dbg !282
	%53 = add i64 %52, %6, !dbg !283
	%54 = icmp eq i64 %6, -1, !dbg !284
	%55 = select i1 %54, i64 1, i64 %6, !dbg !284
	%56 = srem i64 %53, %55, !dbg !284
	%57 = mul i64 %56, %p8, !dbg !287
	%58 = add i64 %50, %57, !dbg !288
	%59 = icmp slt i64 %58, %p1, !dbg !289
	%60 = select i1 %59, i64 %58, i64 %p1, !dbg !289
	%61 = add i64 %60, %p8, !dbg !290
	%62 = icmp slt i64 %61, %p1, !dbg !291
	%63 = select i1 %62, i64 %61, i64 %p1, !dbg !291
	%64 = sub i64 %63, %60, !dbg !292
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %60, !dbg !292
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %60, !dbg !293
	%67 = icmp eq i64 %51, 0, !dbg !295
	%68 = icmp ugt i64 %63, %p1, !dbg !292
	%69 = icmp ugt i64 %60, %63, !dbg !292
	%70 = icmp ugt i64 %63, %p3, !dbg !293
	%71 = or i1 %68, %69, !dbg !293
	%72 = or i1 %71, %70, !dbg !293
	br i1 %72, label %b3_fail1, label %b3_ok1, !dbg !293, !prof !19

b3_ok1:
	br i1 %67, label %b4, label %b7, !dbg !295

b4:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !296, !range !21
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !296, !range !21
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !296, !range !23
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !296, !range !47
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !296, !range !47
	%78 = mul i32 %77, %75, !dbg !296
	%79 = add i32 %74, %78, !dbg !296
	%80 = mul i32 %76, %79, !dbg !296
	%81 = add i32 %73, %80, !dbg !296
	%82 = sext i32 %81 to i64, !dbg !296
	%83 = mul i32 %76, %77, !dbg !296
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !296, !range !48
	%85 = mul i32 %83, %84, !dbg !296
	%86 = sext i32 %85 to i64, !dbg !296
	br label %b5, !dbg !296

b5:
	%87 = phi i64 [ %82, %b4 ], [ %92, %b6 ], !dbg !296
	%88 = icmp slt i64 %87, %64, !dbg !296
	br i1 %88, label %b6, label %b12, !dbg !296

b6:
	%89 = getelementptr inbounds float, float addrspace(1)* %66, i64 %87, !dbg !297
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !297
	%91 = getelementptr inbounds float, float addrspace(1)* %65, i64 %87, !dbg !298
	store float %90, float addrspace(1)* %91, align 4, !dbg !298
	%92 = add i64 %87, %86, !dbg !296
	br label %b5, !dbg !296

b7:
	%93 = add i64 %26, %51, !dbg !299
	%94 = sub i64 %93, 1, !dbg !300
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %94, !dbg !301
	%96 = icmp uge i64 %94, %p7, !dbg !301
	br i1 %96, label %b7_fail1, label %b7_ok1, !dbg !301, !prof !19

b7_ok1:
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304, !range !21
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !304, !range !21
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !304, !range !23
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !304, !range !47
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !304, !range !47
	%102 = mul i32 %101, %99, !dbg !304
	%103 = add i32 %98, %102, !dbg !304
	%104 = mul i32 %100, %103, !dbg !304
	%105 = add i32 %97, %104, !dbg !304
	%106 = sext i32 %105 to i64, !dbg !304
	%107 = icmp eq i64 %106, 0, !dbg !305
	br i1 %107, label %b8, label %b9, !dbg !305

b8:
	%108 = addrspacecast i64 addrspace(1)* %95 to i64*, !dbg !306
	%109 = icmp eq i64 addrspace(1)* %95, null, !dbg !306
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !306, !prof !19

b8_ok1:
	%110 = bitcast i64* %108 to i8*, !dbg !306
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !306
	br label %b9, !dbg !306

b9:
	call void @llvm.nvvm.barrier0(), !dbg !307
	%112 = sub i64 %51, 1, !dbg !308
	%113 = mul i64 %112, %p8, !dbg !309
	%114 = sub i64 %23, %113, !dbg !310
	%115 = getelementptr inbounds float, float addrspace(1)* %24, i64 %113, !dbg !310
	%116 = mul i32 %100, %101, !dbg !312
	%117 = icmp ugt i64 %113, %23, !dbg !310
	%118 = icmp ugt i64 %64, %114, !dbg !311
	%119 = or i1 %117, %118, !dbg !311
	br i1 %119, label %b9_fail1, label %b9_ok1, !dbg !311, !prof !19

b9_ok1:
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !312, !range !48
	%121 = mul i32 %116, %120, !dbg !312
	%122 = sext i32 %121 to i64, !dbg !312
	br label %b10, !dbg !312

b10:
	%123 = phi i64 [ %106, %b9_ok1 ], [ %131, %b11 ], !dbg !312
	%124 = icmp slt i64 %123, %64, !dbg !312
	br i1 %124, label %b11, label %b12, !dbg !312

b11:
	%125 = getelementptr inbounds float, float addrspace(1)* %115, i64 %123, !dbg !313
	%126 = load float, float addrspace(1)* %125, align 4, !dbg !313
	%127 = getelementptr inbounds float, float addrspace(1)* %66, i64 %123, !dbg !314
	%128 = load float, float addrspace(1)* %127, align 4, !dbg !314
	%129 = fadd float %126, %128, !dbg !315
	%130 = getelementptr inbounds float, float addrspace(1)* %65, i64 %123, !dbg !316
	store float %129, float addrspace(1)* %130, align 4, !dbg !316
	%131 = add i64 %123, %122, !dbg !312
	br label %b10, !dbg !312

b12:
	call void @llvm.nvvm.barrier0(), !dbg !317
	%132 = mul i64 %51, %p8, !dbg !318
	%133 = add i64 %132, %63, !dbg !319
	%134 = sub i64 %133, %60, !dbg !320
	%135 = sub i64 %134, %132, !dbg !321
	%136 = add i64 %26, %51, !dbg !322
	%137 = getelementptr inbounds float, float addrspace(1)* %24, i64 %132, !dbg !321
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %136, !dbg !323
	%139 = mul i64 %64, 4, !dbg !263
	%140 = addrspacecast float addrspace(1)* %137 to float*, !dbg !263
	%141 = addrspacecast float addrspace(1)* %65 to float*, !dbg !263
	%142 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !263
	%143 = icmp ugt i64 %134, %23, !dbg !321
	%144 = icmp ugt i64 %132, %134, !dbg !321
	%145 = icmp uge i64 %136, %p7, !dbg !323
	%146 = icmp ne i64 %135, %64, !dbg !263
	%147 = or i1 %143, %144, !dbg !263
	%148 = or i1 %147, %145, !dbg !263
	%149 = or i1 %148, %146, !dbg !263
	br i1 %149, label %b12_fail1, label %b12_ok1, !dbg !263, !prof !19

b12_ok1:
	%150 = bitcast float* %140 to i8*, !dbg !263
	%151 = bitcast float* %141 to i8*, !dbg !263
	%152 = bitcast i64* %142 to i8*, !dbg !263
	call void @gpuc_put_signal_block(i8* %150, i8* %151, i64 %139, i8* %152, i64 %44, i32 9, i32 %32), !dbg !263
	%153 = add i64 %51, 1, !dbg !263
	%154 = icmp slt i64 %153, %9, !dbg !263
	br i1 %154, label %b3, label %b13, !dbg !263

b13:
	br i1 %28, label %b14, label %b29, !dbg !324

b14:
	%155 = phi i64 [ %265, %b28_ok1 ], [ 0, %b13 ], !dbg !324
	%156 = sub i64 %16, %155, !dbg !325
	%157 = add i64 %156, %6, !dbg !326
	%158 = icmp eq i64 %6, -1, !dbg !327
	%159 = select i1 %158, i64 1, i64 %6, !dbg !327
	%160 = srem i64 %157, %159, !dbg !327
	%161 = mul i64 %160, %p8, !dbg !329
	%162 = add i64 %50, %161, !dbg !330
	%163 = icmp slt i64 %162, %p1, !dbg !331
	%164 = select i1 %163, i64 %162, i64 %p1, !dbg !331
	%165 = add i64 %164, %p8, !dbg !332
	%166 = icmp slt i64 %165, %p1, !dbg !333
	%167 = select i1 %166, i64 %165, i64 %p1, !dbg !333
	%168 = icmp eq i64 %155, 0, !dbg !334
	br i1 %168, label %b15, label %b25, !dbg !334

b15:
	%169 = sub i64 %167, %164, !dbg !335
	%170 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !335
	%171 = getelementptr inbounds float, float addrspace(1)* %1, i64 %164, !dbg !336
	%172 = icmp ugt i64 %167, %p1, !dbg !335
	%173 = icmp ugt i64 %164, %167, !dbg !335
	%174 = icmp ugt i64 %167, %p3, !dbg !336
	%175 = or i1 %172, %173, !dbg !336
	%176 = or i1 %175, %174, !dbg !336
	br i1 %176, label %b15_fail1, label %b15_ok1, !dbg !336, !prof !19

b15_ok1:
	br i1 %33, label %b16, label %b19, !dbg !266

b16:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !21
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !21
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !23
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !47
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !47
	%182 = mul i32 %181, %179, !dbg !337
	%183 = add i32 %178, %182, !dbg !337
	%184 = mul i32 %180, %183, !dbg !337
	%185 = add i32 %177, %184, !dbg !337
	%186 = sext i32 %185 to i64, !dbg !337
	%187 = mul i32 %180, %181, !dbg !337
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !48
	%189 = mul i32 %187, %188, !dbg !337
	%190 = sext i32 %189 to i64, !dbg !337
	br label %b17, !dbg !337

b17:
	%191 = phi i64 [ %186, %b16 ], [ %196, %b18 ], !dbg !337
	%192 = icmp slt i64 %191, %169, !dbg !337
	br i1 %192, label %b18, label %b24, !dbg !337

b18:
	%193 = getelementptr inbounds float, float addrspace(1)* %171, i64 %191, !dbg !338
	%194 = load float, float addrspace(1)* %193, align 4, !dbg !338
	%195 = getelementptr inbounds float, float addrspace(1)* %170, i64 %191, !dbg !339
	store float %194, float addrspace(1)* %195, align 4, !dbg !339
	%196 = add i64 %191, %190, !dbg !337
	br label %b17, !dbg !337

b19:
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !340
	%198 = icmp uge i64 %38, %p7, !dbg !340
	br i1 %198, label %b19_fail1, label %b19_ok1, !dbg !340, !prof !19

b19_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !21
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !21
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !23
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !47
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !47
	%204 = mul i32 %203, %201, !dbg !342
	%205 = add i32 %200, %204, !dbg !342
	%206 = mul i32 %202, %205, !dbg !342
	%207 = add i32 %199, %206, !dbg !342
	%208 = sext i32 %207 to i64, !dbg !342
	%209 = icmp eq i64 %208, 0, !dbg !343
	br i1 %209, label %b20, label %b21, !dbg !343

b20:
	%210 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !344
	%211 = icmp eq i64 addrspace(1)* %197, null, !dbg !344
	br i1 %211, label %b20_fail1, label %b20_ok1, !dbg !344, !prof !19

b20_ok1:
	%212 = bitcast i64* %210 to i8*, !dbg !344
	%213 = call i64 @gpuc_signal_wait_until_thread(i8* %212, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !344
	br label %b21, !dbg !344

b21:
	call void @llvm.nvvm.barrier0(), !dbg !345
	%214 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !274
	%215 = mul i32 %202, %203, !dbg !347
	%216 = icmp ugt i64 %40, %23, !dbg !274
	%217 = icmp ugt i64 %169, %41, !dbg !346
	%218 = or i1 %216, %217, !dbg !346
	br i1 %218, label %b21_fail1, label %b21_ok1, !dbg !346, !prof !19

b21_ok1:
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !347, !range !48
	%220 = mul i32 %215, %219, !dbg !347
	%221 = sext i32 %220 to i64, !dbg !347
	br label %b22, !dbg !347

b22:
	%222 = phi i64 [ %208, %b21_ok1 ], [ %230, %b23 ], !dbg !347
	%223 = icmp slt i64 %222, %169, !dbg !347
	br i1 %223, label %b23, label %b24, !dbg !347

b23:
	%224 = getelementptr inbounds float, float addrspace(1)* %214, i64 %222, !dbg !348
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !348
	%226 = getelementptr inbounds float, float addrspace(1)* %171, i64 %222, !dbg !349
	%227 = load float, float addrspace(1)* %226, align 4, !dbg !349
	%228 = fadd float %225, %227, !dbg !350
	%229 = getelementptr inbounds float, float addrspace(1)* %170, i64 %222, !dbg !351
	store float %228, float addrspace(1)* %229, align 4, !dbg !351
	%230 = add i64 %222, %221, !dbg !347
	br label %b22, !dbg !347

b24:
	call void @llvm.nvvm.barrier0(), !dbg !352
	br label %b28, !dbg !265

b25:
	%231 = add i64 %35, %155, !dbg !353
	%232 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %231, !dbg !354
	%233 = icmp uge i64 %231, %p7, !dbg !354
	br i1 %233, label %b25_fail1, label %b25_ok1, !dbg !354, !prof !19

b25_ok1:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !21
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !21
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !23
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !47
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !47
	%239 = mul i32 %238, %236, !dbg !356
	%240 = add i32 %235, %239, !dbg !356
	%241 = mul i32 %237, %240, !dbg !356
	%242 = add i32 %234, %241, !dbg !356
	%243 = sext i32 %242 to i64, !dbg !356
	%244 = icmp eq i64 %243, 0, !dbg !357
	br i1 %244, label %b26, label %b27, !dbg !357

b26:
	%245 = addrspacecast i64 addrspace(1)* %232 to i64*, !dbg !358
	%246 = icmp eq i64 addrspace(1)* %232, null, !dbg !358
	br i1 %246, label %b26_fail1, label %b26_ok1, !dbg !358, !prof !19

b26_ok1:
	%247 = bitcast i64* %245 to i8*, !dbg !358
	%248 = call i64 @gpuc_signal_wait_until_thread(i8* %247, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !358
	br label %b27, !dbg !358

b27:
	call void @llvm.nvvm.barrier0(), !dbg !359
	br label %b28, !dbg !355

b28:
	%249 = add i64 %36, %155, !dbg !361
	%250 = sub i64 %167, %164, !dbg !360
	%251 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !360
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %249, !dbg !362
	%253 = mul i64 %250, 4, !dbg !244
	%254 = addrspacecast float addrspace(1)* %251 to float*, !dbg !244
	%255 = addrspacecast float addrspace(1)* %251 to float*, !dbg !244
	%256 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !244
	%257 = icmp ugt i64 %167, %p1, !dbg !360
	%258 = icmp ugt i64 %164, %167, !dbg !360
	%259 = icmp uge i64 %249, %p7, !dbg !362
	%260 = or i1 %257, %258, !dbg !362
	%261 = or i1 %260, %259, !dbg !362
	br i1 %261, label %b28_fail1, label %b28_ok1, !dbg !362, !prof !19

b28_ok1:
	%262 = bitcast float* %254 to i8*, !dbg !244
	%263 = bitcast float* %255 to i8*, !dbg !244
	%264 = bitcast i64* %256 to i8*, !dbg !244
	call void @gpuc_put_signal_block(i8* %262, i8* %263, i64 %253, i8* %264, i64 %44, i32 9, i32 %32), !dbg !244
	%265 = add i64 %155, 1, !dbg !244
	%266 = icmp slt i64 %265, %9, !dbg !244
	br i1 %266, label %b14, label %b29, !dbg !244

b29:
	%267 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !363
	%268 = icmp uge i64 %31, %p7, !dbg !363
	br i1 %268, label %b29_fail1, label %b29_ok1, !dbg !363, !prof !19

b29_ok1:
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !21
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !21
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !23
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !47
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !47
	%274 = mul i32 %273, %271, !dbg !365
	%275 = add i32 %270, %274, !dbg !365
	%276 = mul i32 %272, %275, !dbg !365
	%277 = add i32 %269, %276, !dbg !365
	%278 = sext i32 %277 to i64, !dbg !365
	%279 = icmp eq i64 %278, 0, !dbg !366
	br i1 %279, label %b30, label %b31, !dbg !366

b30:
	%280 = addrspacecast i64 addrspace(1)* %267 to i64*, !dbg !367
	%281 = icmp eq i64 addrspace(1)* %267, null, !dbg !367
	br i1 %281, label %b30_fail1, label %b30_ok1, !dbg !367, !prof !19

b30_ok1:
	%282 = bitcast i64* %280 to i8*, !dbg !367
	%283 = call i64 @gpuc_signal_wait_until_thread(i8* %282, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !367
	br label %b31, !dbg !367

b31:
	call void @llvm.nvvm.barrier0(), !dbg !368
	%284 = add i64 %43, 1, !dbg !364
	%285 = icmp slt i64 %284, %p10, !dbg !364
	br i1 %285, label %b2, label %b32, !dbg !364

b32:
	ret void, !dbg !364

b0_fail1:
	%286 = icmp ugt i64 %14, %p5, !dbg !254
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !254

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %14, i64 %p5), !dbg !254
	ret void, !dbg !254

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %11, i64 %14), !dbg !254
	ret void, !dbg !254

b3_fail1:
	%287 = icmp ugt i64 %63, %p1, !dbg !292
	br i1 %287, label %b3_fail2, label %b3_ok2, !dbg !292

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %63, i64 %p1), !dbg !292
	ret void, !dbg !292

b3_ok2:
	%288 = icmp ugt i64 %60, %63, !dbg !292
	br i1 %288, label %b3_fail3, label %b3_ok3, !dbg !292

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %60, i64 %63), !dbg !292
	ret void, !dbg !292

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %63, i64 %p3), !dbg !293
	ret void, !dbg !293

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %94, i64 %p7), !dbg !301
	ret void, !dbg !301

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !306
	ret void, !dbg !306

b9_fail1:
	%289 = icmp ugt i64 %113, %23, !dbg !310
	br i1 %289, label %b9_fail2, label %b9_ok2, !dbg !310

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %113, i64 %23), !dbg !310
	ret void, !dbg !310

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %64, i64 %114), !dbg !311
	ret void, !dbg !311

b12_fail1:
	%290 = icmp ugt i64 %134, %23, !dbg !321
	br i1 %290, label %b12_fail2, label %b12_ok2, !dbg !321

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %134, i64 %23), !dbg !321
	ret void, !dbg !321

b12_ok2:
	%291 = icmp ugt i64 %132, %134, !dbg !321
	br i1 %291, label %b12_fail3, label %b12_ok3, !dbg !321

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %132, i64 %134), !dbg !321
	ret void, !dbg !321

b12_ok3:
	%292 = icmp uge i64 %136, %p7, !dbg !323
	br i1 %292, label %b12_fail4, label %b12_ok4, !dbg !323

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %136, i64 %p7), !dbg !323
	ret void, !dbg !323

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %135, i64 %64), !dbg !263
	ret void, !dbg !263

b15_fail1:
	%293 = icmp ugt i64 %167, %p1, !dbg !335
	br i1 %293, label %b15_fail2, label %b15_ok2, !dbg !335

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %167, i64 %p1), !dbg !335
	ret void, !dbg !335

b15_ok2:
	%294 = icmp ugt i64 %164, %167, !dbg !335
	br i1 %294, label %b15_fail3, label %b15_ok3, !dbg !335

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %164, i64 %167), !dbg !335
	ret void, !dbg !335

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %167, i64 %p3), !dbg !336
	ret void, !dbg !336

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %38, i64 %p7), !dbg !340
	ret void, !dbg !340

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !344
	ret void, !dbg !344

b21_fail1:
	%295 = icmp ugt i64 %40, %23, !dbg !274
	br i1 %295, label %b21_fail2, label %b21_ok2, !dbg !274

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %40, i64 %23), !dbg !274
	ret void, !dbg !274

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %169, i64 %41), !dbg !346
	ret void, !dbg !346

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %231, i64 %p7), !dbg !354
	ret void, !dbg !354

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !358
	ret void, !dbg !358

b28_fail1:
	%296 = icmp ugt i64 %167, %p1, !dbg !360
	br i1 %296, label %b28_fail2, label %b28_ok2, !dbg !360

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %167, i64 %p1), !dbg !360
	ret void, !dbg !360

b28_ok2:
	%297 = icmp ugt i64 %164, %167, !dbg !360
	br i1 %297, label %b28_fail3, label %b28_ok3, !dbg !360

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %164, i64 %167), !dbg !360
	ret void, !dbg !360

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %249, i64 %p7), !dbg !362
	ret void, !dbg !362

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %31, i64 %p7), !dbg !363
	ret void, !dbg !363

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !367
	ret void, !dbg !367
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !371
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !371
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !371
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !378
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !379
	%5 = sext i32 %4 to i64, !dbg !379
	%6 = sext i32 %3 to i64, !dbg !380
	%7 = urem i32 %p6, 2, !dbg !381
	%8 = zext i32 %7 to i64, !dbg !382
	%9 = sdiv i64 %p5, 2, !dbg !383
	%10 = mul i64 %8, %9, !dbg !384
	%11 = mul i64 %6, 2, !dbg !385
	%12 = icmp eq i64 %11, -1, !dbg !386
	%13 = select i1 %12, i64 1, i64 %11, !dbg !386
	%14 = sdiv i64 %p5, %13, !dbg !386
	%15 = sub i64 0, %p5, !dbg !386
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !386
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !387, !range !20
	%18 = sext i32 %17 to i64, !dbg !387
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !387, !range !22
	%20 = sext i32 %19 to i64, !dbg !387
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !387, !range !22
	%22 = sext i32 %21 to i64, !dbg !387
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !387, !range !25
	%24 = sext i32 %23 to i64, !dbg !387
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !387, !range !159
	%26 = sext i32 %25 to i64, !dbg !387
	%27 = mul i64 %26, %22, !dbg !387
	%28 = add i64 %20, %27, !dbg !387
	%29 = mul i64 %24, %28, !dbg !387
	%30 = add i64 %18, %29, !dbg !387
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387, !range !47
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387, !range !47
	%33 = mul i32 %31, %32, !dbg !387
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !387, !range !48
	%35 = mul i32 %33, %34, !dbg !387
	%36 = sext i32 %35 to i64, !dbg !387
	%37 = mul i64 %30, %36, !dbg !387
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !21
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !21
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !23
	%41 = mul i32 %32, %40, !dbg !387
	%42 = add i32 %39, %41, !dbg !387
	%43 = mul i32 %31, %42, !dbg !387
	%44 = add i32 %38, %43, !dbg !387
	%45 = sext i32 %44 to i64, !dbg !387
	%46 = add i64 %37, %45, !dbg !387
	%47 = mul i64 %24, %26, !dbg !388
	%48 = mul i64 %5, %16, !dbg !389
	%49 = add i64 %10, %48, !dbg !390
	%50 = zext i32 %p6 to i64, !dbg !393
	br label %b1, !dbg !387

b1:
	%51 = phi i64 [ %46, %b0 ], [ %78, %b5 ], !dbg !394
	%52 = icmp slt i64 %51, %p3, !dbg !395
	br i1 %52, label %b2, label %b6, !dbg !395

b2:
	%53 = add i64 %49, %51, !dbg !396
	br label %b3, !dbg !397

b3:
	%54 = phi i64 [ %73, %b4_ok1 ], [ 1, %b2 ], !dbg !397
	%55 = icmp slt i64 %54, %6, !dbg !398
	br i1 %55, label %b4, label %b5, !dbg !398

b4:
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !399
	%57 = icmp uge i64 %51, %p3, !dbg !399
	%58 = icmp uge i64 %53, %p5, !dbg !400
	%59 = or i1 %57, %58, !dbg !400
	br i1 %59, label %b4_fail1, label %b4_ok1, !dbg !400, !prof !19

b4_ok1:
	%60 = load float, float addrspace(1)* %56, align 4, !dbg !399
	%61 = add i64 %5, %54, !dbg !401
	%62 = icmp eq i64 %6, -1, !dbg !402
	%63 = select i1 %62, i64 1, i64 %6, !dbg !402
	%64 = srem i64 %61, %63, !dbg !402
	%65 = bitcast float %60 to i32, !dbg !403
	%66 = zext i32 %65 to i64, !dbg !403
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !400
	%68 = shl i64 %50, 32, !dbg !404
	%69 = or i64 %68, %66, !dbg !405
	%70 = trunc i64 %64 to i32, !dbg !378
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !378
	%72 = bitcast i64* %71 to i8*, !dbg !378
	call void @gpuc_signal_op_thread(i8* %72, i64 %69, i32 9, i32 %70), !dbg !378
	%73 = add i64 %54, 1, !dbg !406
	br label %b3, !dbg !406

b5:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !388, !range !159
	%75 = sext i32 %74 to i64, !dbg !388
	%76 = mul i64 %47, %75, !dbg !388
	%77 = mul i64 %76, %36, !dbg !388
	%78 = add i64 %51, %77, !dbg !407
	br label %b1, !dbg !407

b6:
	%79 = phi i64 [ %113, %b12_ok1 ], [ %46, %b1 ], !dbg !408
	%80 = icmp slt i64 %79, %p3, !dbg !409
	br i1 %80, label %b7, label %b13, !dbg !409

b7:
	%81 = phi float [ %104, %b11 ], [ 0.000000e+00, %b6 ], !dbg !410
	%82 = phi i64 [ %105, %b11 ], [ 0, %b6 ], !dbg !410
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %79, !dbg !411
	%84 = icmp uge i64 %79, %p3, !dbg !411
	br i1 %84, label %b7_fail1, label %b7_ok1, !dbg !411, !prof !19

b7_ok1:
	%85 = load float, float addrspace(1)* %83, align 4, !dbg !411
	%86 = icmp ne i64 %82, %5, !dbg !412
	br i1 %86, label %b8, label %b9, !dbg !412

b8:
	%87 = mul i64 %82, %16, !dbg !413
	%88 = add i64 %10, %87, !dbg !414
	%89 = add i64 %88, %79, !dbg !415
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %89, !dbg !418
	%91 = shl i64 %50, 32, !dbg !423
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !421
	%93 = icmp uge i64 %89, %p5, !dbg !418
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !421
	%95 = or i1 %93, %94, !dbg !421
	br i1 %95, label %b8_fail1, label %b8_ok1, !dbg !421, !prof !19

b8_ok1:
	%96 = bitcast i64* %92 to i8*, !dbg !421
	%97 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %96, i32 5, i64 %91, i32 1, i8* %ctrl, i32 64), !dbg !421
	%98 = and i64 %97, 4294967295, !dbg !424
	%99 = trunc i64 %98 to i32, !dbg !425
	%100 = bitcast i32 %99 to float, !dbg !425
	br label %b9, !dbg !417

b9:
	%101 = phi float [ %85, %b7_ok1 ], [ %100, %b8_ok1 ], !dbg !426
	%102 = icmp eq i64 %82, 0, !dbg !427
	br i1 %102, label %b11, label %b10, !dbg !427

b10:
	%103 = fadd float %81, %101, !dbg !428
	br label %b11, !dbg !428

b11:
	%104 = phi float [ %101, %b9 ], [ %103, %b10 ], !dbg !410
	%105 = add i64 %82, 1, !dbg !410
	%106 = icmp slt i64 %105, %6, !dbg !410
	br i1 %106, label %b7, label %b12, !dbg !410

b12:
	%107 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !429
	%108 = icmp uge i64 %79, %p1, !dbg !429
	br i1 %108, label %b12_fail1, label %b12_ok1, !dbg !429, !prof !19

b12_ok1:
	store float %104, float addrspace(1)* %107, align 4, !dbg !429
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !430, !range !159
	%110 = sext i32 %109 to i64, !dbg !430
	%111 = mul i64 %47, %110, !dbg !430
	%112 = mul i64 %111, %36, !dbg !430
	%113 = add i64 %79, %112, !dbg !431
	br label %b6, !dbg !431

b13:
	ret void, !dbg !376

b4_fail1:
	%114 = icmp uge i64 %51, %p3, !dbg !399
	br i1 %114, label %b4_fail2, label %b4_ok2, !dbg !399

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p3), !dbg !399
	ret void, !dbg !399

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %53, i64 %p5), !dbg !400
	ret void, !dbg !400

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %79, i64 %p3), !dbg !411
	ret void, !dbg !411

b8_fail1:
	%115 = icmp uge i64 %89, %p5, !dbg !418
	br i1 %115, label %b8_fail2, label %b8_ok2, !dbg !418

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %89, i64 %p5), !dbg !418
	ret void, !dbg !418

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !421
	ret void, !dbg !421

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %79, i64 %p1), !dbg !429
	ret void, !dbg !429
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !21
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !22
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !21
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !22
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!432, !433, !434, !435, !436, !437, !438, !439, !440, !441, !442, !443, !444, !445, !446, !447, !448, !449, !450, !451, !452}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "direct.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "OneShot", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 121, type: !4, isDefinition: true, scopeLine: 121, isOptimized: true, unit: !2)
!9 = !DILocation(line: 42, column: 6, scope: !6)
!10 = !DILocation(line: 122, column: 23, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 122, column: 40, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 23, column: 22, scope: !6)
!13 = !DILocation(line: 24, column: 31, scope: !6)
!14 = !DILocation(line: 24, column: 25, scope: !6)
!15 = !DILocation(line: 24, column: 34, scope: !6)
!16 = !DILocation(line: 24, column: 58, scope: !6)
!17 = !DILocation(line: 24, column: 21, scope: !6)
!18 = !DILocation(line: 26, column: 13, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !{i32 0, i32 2147483647}
!21 = !{i32 0, i32 1024}
!22 = !{i32 0, i32 65535}
!23 = !{i32 0, i32 64}
!24 = !DILocation(line: 26, column: 31, scope: !6)
!25 = !{i32 1, i32 -2147483648}
!26 = !DILocation(line: 26, column: 20, scope: !6)
!27 = !DILocation(line: 26, column: 36, scope: !6)
!28 = !DILocation(line: 26, column: 41, scope: !6)
!29 = !DILocation(line: 26, column: 57, scope: !6)
!30 = !DILocation(line: 27, column: 22, scope: !6)
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
!47 = !{i32 1, i32 1025}
!48 = !{i32 1, i32 65}
!49 = !DILocation(line: 36, column: 15, scope: !6)
!50 = !DILocation(line: 36, column: 5, scope: !6)
!51 = !DILocation(line: 38, column: 37, scope: !6)
!52 = !DILocation(line: 38, column: 33, scope: !6)
!53 = !{!"branch_weights", i32 1048576, i32 1}
!54 = !DILocation(line: 39, column: 13, scope: !6)
!55 = !DILocation(line: 39, column: 22, scope: !6)
!56 = !DILocation(line: 39, column: 7, scope: !6)
!57 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !9)
!58 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !9)
!59 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !9)
!60 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !9)
!61 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !9)
!62 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !9)
!63 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!68 = !DILocation(line: 45, column: 24, scope: !6)
!69 = !DILocation(line: 45, column: 20, scope: !6)
!70 = !DILocation(line: 46, column: 33, scope: !6)
!71 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!72 = !DILocation(line: 47, column: 18, scope: !6)
!73 = !DILocation(line: 98, column: 2, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 99, column: 6, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 99, column: 18, scope: !71, inlinedAt: !72)
!76 = !DILocation(line: 100, column: 25, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 100, column: 18, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 100, column: 33, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 102, column: 8, scope: !71, inlinedAt: !72)
!80 = !DILocation(line: 102, column: 11, scope: !71, inlinedAt: !72)
!81 = !DILocation(line: 103, column: 25, scope: !71, inlinedAt: !72)
!82 = !DILocation(line: 103, column: 18, scope: !71, inlinedAt: !72)
!83 = !DILocation(line: 103, column: 35, scope: !71, inlinedAt: !72)
!84 = !DILocation(line: 101, column: 7, scope: !71, inlinedAt: !72)
!85 = !DILocation(line: 105, column: 8, scope: !71, inlinedAt: !72)
!86 = !DILocation(line: 105, column: 11, scope: !71, inlinedAt: !72)
!87 = !DILocation(line: 106, column: 25, scope: !71, inlinedAt: !72)
!88 = !DILocation(line: 106, column: 18, scope: !71, inlinedAt: !72)
!89 = !DILocation(line: 106, column: 35, scope: !71, inlinedAt: !72)
!90 = !DILocation(line: 101, column: 10, scope: !71, inlinedAt: !72)
!91 = !DILocation(line: 108, column: 8, scope: !71, inlinedAt: !72)
!92 = !DILocation(line: 108, column: 11, scope: !71, inlinedAt: !72)
!93 = !DILocation(line: 109, column: 25, scope: !71, inlinedAt: !72)
!94 = !DILocation(line: 109, column: 18, scope: !71, inlinedAt: !72)
!95 = !DILocation(line: 109, column: 35, scope: !71, inlinedAt: !72)
!96 = !DILocation(line: 101, column: 13, scope: !71, inlinedAt: !72)
!97 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!98 = !DILocation(line: 111, column: 28, scope: !71, inlinedAt: !72)
!99 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !98)
!101 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !98)
!102 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 111, column: 40, scope: !71, inlinedAt: !72)
!104 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !103)
!105 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !103)
!106 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !103)
!107 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !103)
!108 = !DILocation(line: 111, column: 23, scope: !71, inlinedAt: !72)
!109 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !108)
!110 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !108)
!111 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !108)
!112 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !108)
!113 = !DILocation(line: 111, column: 13, scope: !71, inlinedAt: !72)
!114 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !113)
!115 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !113)
!116 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !113)
!117 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !113)
!118 = !DILocation(line: 99, column: 25, scope: !71, inlinedAt: !72)
!119 = !DILocation(line: 47, column: 7, scope: !6)
!120 = !DILocation(line: 49, column: 33, scope: !6)
!121 = !DILocation(line: 52, column: 33, scope: !6)
!122 = !DILocation(line: 50, column: 3, scope: !6)
!123 = !DILocation(line: 52, column: 20, scope: !6)
!124 = !DILocation(line: 52, column: 27, scope: !6)
!125 = !DILocation(line: 52, column: 4, scope: !6)
!126 = !DILocation(line: 54, column: 6, scope: !6)
!127 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!128 = !DILocation(line: 64, column: 6, scope: !127)
!129 = !DILocation(line: 75, column: 22, scope: !127)
!130 = !DILocation(line: 92, column: 6, scope: !127)
!131 = !DILocation(line: 122, column: 23, scope: !8, inlinedAt: !130)
!132 = !DILocation(line: 65, column: 23, scope: !127)
!133 = !DILocation(line: 65, column: 40, scope: !127)
!134 = !DILocation(line: 67, column: 6, scope: !127)
!135 = !DILocation(line: 123, column: 37, scope: !8, inlinedAt: !134)
!136 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !134)
!137 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !134)
!138 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !134)
!139 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !134)
!140 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !134)
!141 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !134)
!142 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !134)
!143 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !134)
!144 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !134)
!145 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !134)
!146 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !134)
!147 = !DILocation(line: 69, column: 21, scope: !127)
!148 = !DILocation(line: 70, column: 17, scope: !127)
!149 = !DILocation(line: 70, column: 20, scope: !127)
!150 = !DILocation(line: 70, column: 24, scope: !127)
!151 = !DILocation(line: 70, column: 41, scope: !127)
!152 = !DILocation(line: 70, column: 37, scope: !127)
!153 = !DILocation(line: 70, column: 44, scope: !127)
!154 = !DILocation(line: 70, column: 48, scope: !127)
!155 = !DILocation(line: 71, column: 23, scope: !127)
!156 = !DILocation(line: 71, column: 42, scope: !127)
!157 = !DILocation(line: 72, column: 43, scope: !127)
!158 = !DILocation(line: 72, column: 32, scope: !127)
!159 = !{i32 1, i32 65536}
!160 = !DILocation(line: 73, column: 15, scope: !127)
!161 = !DILocation(line: 98, column: 2, scope: !71, inlinedAt: !160)
!162 = !DILocation(line: 99, column: 6, scope: !71, inlinedAt: !160)
!163 = !DILocation(line: 99, column: 18, scope: !71, inlinedAt: !160)
!164 = !DILocation(line: 100, column: 25, scope: !71, inlinedAt: !160)
!165 = !DILocation(line: 100, column: 18, scope: !71, inlinedAt: !160)
!166 = !DILocation(line: 100, column: 33, scope: !71, inlinedAt: !160)
!167 = !DILocation(line: 102, column: 8, scope: !71, inlinedAt: !160)
!168 = !DILocation(line: 102, column: 11, scope: !71, inlinedAt: !160)
!169 = !DILocation(line: 103, column: 25, scope: !71, inlinedAt: !160)
!170 = !DILocation(line: 103, column: 18, scope: !71, inlinedAt: !160)
!171 = !DILocation(line: 103, column: 35, scope: !71, inlinedAt: !160)
!172 = !DILocation(line: 101, column: 7, scope: !71, inlinedAt: !160)
!173 = !DILocation(line: 105, column: 8, scope: !71, inlinedAt: !160)
!174 = !DILocation(line: 105, column: 11, scope: !71, inlinedAt: !160)
!175 = !DILocation(line: 106, column: 25, scope: !71, inlinedAt: !160)
!176 = !DILocation(line: 106, column: 18, scope: !71, inlinedAt: !160)
!177 = !DILocation(line: 106, column: 35, scope: !71, inlinedAt: !160)
!178 = !DILocation(line: 101, column: 10, scope: !71, inlinedAt: !160)
!179 = !DILocation(line: 108, column: 8, scope: !71, inlinedAt: !160)
!180 = !DILocation(line: 108, column: 11, scope: !71, inlinedAt: !160)
!181 = !DILocation(line: 109, column: 25, scope: !71, inlinedAt: !160)
!182 = !DILocation(line: 109, column: 18, scope: !71, inlinedAt: !160)
!183 = !DILocation(line: 109, column: 35, scope: !71, inlinedAt: !160)
!184 = !DILocation(line: 101, column: 13, scope: !71, inlinedAt: !160)
!185 = !DILocation(line: 111, column: 28, scope: !71, inlinedAt: !160)
!186 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !185)
!187 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !185)
!188 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !185)
!189 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !185)
!190 = !DILocation(line: 111, column: 40, scope: !71, inlinedAt: !160)
!191 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !190)
!192 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !190)
!193 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !190)
!194 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !190)
!195 = !DILocation(line: 111, column: 23, scope: !71, inlinedAt: !160)
!196 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !195)
!197 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !195)
!198 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !195)
!199 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !195)
!200 = !DILocation(line: 111, column: 13, scope: !71, inlinedAt: !160)
!201 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !200)
!202 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !200)
!203 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !200)
!204 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !200)
!205 = !DILocation(line: 99, column: 25, scope: !71, inlinedAt: !160)
!206 = !DILocation(line: 74, column: 19, scope: !127)
!207 = !DILocation(line: 75, column: 14, scope: !127)
!208 = !DILocation(line: 75, column: 30, scope: !127)
!209 = !DILocation(line: 79, column: 14, scope: !127)
!210 = !DILocation(line: 79, column: 8, scope: !127)
!211 = !DILocation(line: 80, column: 51, scope: !127)
!212 = !DILocation(line: 80, column: 44, scope: !127)
!213 = !DILocation(line: 80, column: 33, scope: !127)
!214 = !DILocation(line: 83, column: 30, scope: !127)
!215 = !DILocation(line: 81, column: 4, scope: !127)
!216 = !DILocation(line: 83, column: 20, scope: !127)
!217 = !DILocation(line: 83, column: 27, scope: !127)
!218 = !DILocation(line: 83, column: 5, scope: !127)
!219 = !DILocation(line: 85, column: 20, scope: !127)
!220 = !DILocation(line: 86, column: 13, scope: !127)
!221 = !DILocation(line: 86, column: 20, scope: !127)
!222 = !DILocation(line: 123, column: 25, scope: !8, inlinedAt: !130)
!223 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !130)
!224 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !130)
!225 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !130)
!226 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !130)
!227 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !130)
!228 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !130)
!229 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !130)
!230 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !130)
!231 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !130)
!232 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !130)
!233 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !130)
!234 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 137, type: !4, isDefinition: true, scopeLine: 137, isOptimized: true, unit: !2)
!235 = !DILocation(line: 137, column: 6, scope: !234)
!236 = !DILocation(line: 140, column: 18, scope: !234)
!237 = !DILocation(line: 139, column: 30, scope: !234)
!238 = !DILocation(line: 138, column: 2, scope: !234)
!239 = !DILocation(line: 140, column: 27, scope: !234)
!240 = !DILocation(line: 144, column: 13, scope: !234)
!241 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!242 = distinct !DISubprogram(name: "Ring", scope: !241, file: !241, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!243 = !DILocation(line: 25, column: 6, scope: !242)
!244 = !DILocation(line: 51, column: 19, scope: !242)
!245 = !DILocation(line: 26, column: 23, scope: !242)
!246 = !DILocation(line: 26, column: 40, scope: !242)
!247 = !DILocation(line: 28, column: 21, scope: !242)
!248 = !DILocation(line: 29, column: 33, scope: !242)
!249 = !DILocation(line: 29, column: 28, scope: !242)
!250 = !DILocation(line: 29, column: 36, scope: !242)
!251 = !DILocation(line: 29, column: 50, scope: !242)
!252 = !DILocation(line: 29, column: 53, scope: !242)
!253 = !DILocation(line: 29, column: 61, scope: !242)
!254 = !DILocation(line: 29, column: 22, scope: !242)
!255 = !DILocation(line: 27, column: 15, scope: !242)
!256 = !DILocation(line: 27, column: 20, scope: !242)
!257 = !DILocation(line: 30, column: 17, scope: !242)
!258 = !DILocation(line: 30, column: 21, scope: !242)
!259 = !DILocation(line: 35, column: 25, scope: !242)
!260 = !DILocation(line: 54, column: 30, scope: !242)
!261 = !DILocation(line: 54, column: 28, scope: !242)
!262 = !DILocation(line: 54, column: 38, scope: !242)
!263 = !DILocation(line: 40, column: 19, scope: !242)
!264 = distinct !DISubprogram(name: "sum", scope: !241, file: !241, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!265 = !DILocation(line: 47, column: 8, scope: !242)
!266 = !DILocation(line: 67, column: 10, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 49, column: 30, scope: !242)
!268 = !DILocation(line: 49, column: 34, scope: !242)
!269 = !DILocation(line: 52, column: 25, scope: !242)
!270 = !DILocation(line: 72, column: 28, scope: !264, inlinedAt: !265)
!271 = !DILocation(line: 72, column: 33, scope: !264, inlinedAt: !265)
!272 = !DILocation(line: 73, column: 33, scope: !264, inlinedAt: !265)
!273 = !DILocation(line: 73, column: 36, scope: !264, inlinedAt: !265)
!274 = !DILocation(line: 73, column: 27, scope: !264, inlinedAt: !265)
!275 = !DILocation(line: 25, column: 96, scope: !242)
!276 = !DILocation(line: 33, column: 3, scope: !242)
!277 = !DILocation(line: 34, column: 23, scope: !242)
!278 = !DILocation(line: 34, column: 13, scope: !242)
!279 = !DILocation(line: 34, column: 28, scope: !242)
!280 = !DILocation(line: 34, column: 37, scope: !242)
!281 = !DILocation(line: 34, column: 43, scope: !242)
!282 = !DILocation(line: 38, column: 41, scope: !242)
!283 = !DILocation(line: 38, column: 46, scope: !242)
!284 = !DILocation(line: 38, column: 51, scope: !242)
!285 = distinct !DISubprogram(name: "pieceRange", scope: !241, file: !241, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!286 = !DILocation(line: 38, column: 24, scope: !242)
!287 = !DILocation(line: 60, column: 17, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 60, column: 15, scope: !285, inlinedAt: !286)
!289 = !DILocation(line: 60, column: 10, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 61, column: 19, scope: !285, inlinedAt: !286)
!291 = !DILocation(line: 61, column: 16, scope: !285, inlinedAt: !286)
!292 = !DILocation(line: 39, column: 22, scope: !242)
!293 = !DILocation(line: 39, column: 42, scope: !242)
!294 = !DILocation(line: 39, column: 7, scope: !242)
!295 = !DILocation(line: 67, column: 10, scope: !264, inlinedAt: !294)
!296 = !DILocation(line: 68, column: 34, scope: !264, inlinedAt: !294)
!297 = !DILocation(line: 69, column: 16, scope: !264, inlinedAt: !294)
!298 = !DILocation(line: 69, column: 7, scope: !264, inlinedAt: !294)
!299 = !DILocation(line: 72, column: 28, scope: !264, inlinedAt: !294)
!300 = !DILocation(line: 72, column: 33, scope: !264, inlinedAt: !294)
!301 = !DILocation(line: 72, column: 22, scope: !264, inlinedAt: !294)
!302 = distinct !DISubprogram(name: "await", scope: !241, file: !241, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!303 = !DILocation(line: 72, column: 8, scope: !264, inlinedAt: !294)
!304 = !DILocation(line: 83, column: 19, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 83, column: 22, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 84, column: 24, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 86, column: 16, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 73, column: 33, scope: !264, inlinedAt: !294)
!309 = !DILocation(line: 73, column: 36, scope: !264, inlinedAt: !294)
!310 = !DILocation(line: 73, column: 27, scope: !264, inlinedAt: !294)
!311 = !DILocation(line: 73, column: 44, scope: !264, inlinedAt: !294)
!312 = !DILocation(line: 74, column: 34, scope: !264, inlinedAt: !294)
!313 = !DILocation(line: 75, column: 20, scope: !264, inlinedAt: !294)
!314 = !DILocation(line: 75, column: 29, scope: !264, inlinedAt: !294)
!315 = !DILocation(line: 75, column: 24, scope: !264, inlinedAt: !294)
!316 = !DILocation(line: 75, column: 7, scope: !264, inlinedAt: !294)
!317 = !DILocation(line: 78, column: 16, scope: !264, inlinedAt: !294)
!318 = !DILocation(line: 40, column: 47, scope: !242)
!319 = !DILocation(line: 40, column: 65, scope: !242)
!320 = !DILocation(line: 40, column: 68, scope: !242)
!321 = !DILocation(line: 40, column: 42, scope: !242)
!322 = !DILocation(line: 41, column: 21, scope: !242)
!323 = !DILocation(line: 41, column: 15, scope: !242)
!324 = !DILocation(line: 43, column: 25, scope: !242)
!325 = !DILocation(line: 44, column: 43, scope: !242)
!326 = !DILocation(line: 44, column: 48, scope: !242)
!327 = !DILocation(line: 44, column: 53, scope: !242)
!328 = !DILocation(line: 44, column: 24, scope: !242)
!329 = !DILocation(line: 60, column: 17, scope: !285, inlinedAt: !328)
!330 = !DILocation(line: 60, column: 15, scope: !285, inlinedAt: !328)
!331 = !DILocation(line: 60, column: 10, scope: !285, inlinedAt: !328)
!332 = !DILocation(line: 61, column: 19, scope: !285, inlinedAt: !328)
!333 = !DILocation(line: 61, column: 16, scope: !285, inlinedAt: !328)
!334 = !DILocation(line: 45, column: 12, scope: !242)
!335 = !DILocation(line: 47, column: 23, scope: !242)
!336 = !DILocation(line: 47, column: 43, scope: !242)
!337 = !DILocation(line: 68, column: 34, scope: !264, inlinedAt: !265)
!338 = !DILocation(line: 69, column: 16, scope: !264, inlinedAt: !265)
!339 = !DILocation(line: 69, column: 7, scope: !264, inlinedAt: !265)
!340 = !DILocation(line: 72, column: 22, scope: !264, inlinedAt: !265)
!341 = !DILocation(line: 72, column: 8, scope: !264, inlinedAt: !265)
!342 = !DILocation(line: 83, column: 19, scope: !302, inlinedAt: !341)
!343 = !DILocation(line: 83, column: 22, scope: !302, inlinedAt: !341)
!344 = !DILocation(line: 84, column: 24, scope: !302, inlinedAt: !341)
!345 = !DILocation(line: 86, column: 16, scope: !302, inlinedAt: !341)
!346 = !DILocation(line: 73, column: 44, scope: !264, inlinedAt: !265)
!347 = !DILocation(line: 74, column: 34, scope: !264, inlinedAt: !265)
!348 = !DILocation(line: 75, column: 20, scope: !264, inlinedAt: !265)
!349 = !DILocation(line: 75, column: 29, scope: !264, inlinedAt: !265)
!350 = !DILocation(line: 75, column: 24, scope: !264, inlinedAt: !265)
!351 = !DILocation(line: 75, column: 7, scope: !264, inlinedAt: !265)
!352 = !DILocation(line: 78, column: 16, scope: !264, inlinedAt: !265)
!353 = !DILocation(line: 49, column: 36, scope: !242)
!354 = !DILocation(line: 49, column: 24, scope: !242)
!355 = !DILocation(line: 49, column: 10, scope: !242)
!356 = !DILocation(line: 83, column: 19, scope: !302, inlinedAt: !355)
!357 = !DILocation(line: 83, column: 22, scope: !302, inlinedAt: !355)
!358 = !DILocation(line: 84, column: 24, scope: !302, inlinedAt: !355)
!359 = !DILocation(line: 86, column: 16, scope: !302, inlinedAt: !355)
!360 = !DILocation(line: 51, column: 40, scope: !242)
!361 = !DILocation(line: 52, column: 27, scope: !242)
!362 = !DILocation(line: 52, column: 15, scope: !242)
!363 = !DILocation(line: 54, column: 22, scope: !242)
!364 = !DILocation(line: 54, column: 8, scope: !242)
!365 = !DILocation(line: 83, column: 19, scope: !302, inlinedAt: !364)
!366 = !DILocation(line: 83, column: 22, scope: !302, inlinedAt: !364)
!367 = !DILocation(line: 84, column: 24, scope: !302, inlinedAt: !364)
!368 = !DILocation(line: 86, column: 16, scope: !302, inlinedAt: !364)
!369 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!370 = distinct !DISubprogram(name: "Small", scope: !369, file: !369, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!371 = !DILocation(line: 16, column: 6, scope: !370)
!372 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!373 = distinct !DISubprogram(name: "Store", scope: !372, file: !372, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!374 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!375 = distinct !DISubprogram(name: "AllReduce", scope: !374, file: !374, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!376 = !DILocation(line: 17, column: 14, scope: !370)
!377 = !DILocation(line: 28, column: 9, scope: !375, inlinedAt: !376)
!378 = !DILocation(line: 39, column: 16, scope: !373, inlinedAt: !377)
!379 = !DILocation(line: 23, column: 23, scope: !375, inlinedAt: !376)
!380 = !DILocation(line: 23, column: 40, scope: !375, inlinedAt: !376)
!381 = !DILocation(line: 24, column: 19, scope: !375, inlinedAt: !376)
!382 = !DILocation(line: 24, column: 13, scope: !375, inlinedAt: !376)
!383 = !DILocation(line: 24, column: 38, scope: !375, inlinedAt: !376)
!384 = !DILocation(line: 24, column: 23, scope: !375, inlinedAt: !376)
!385 = !DILocation(line: 25, column: 27, scope: !375, inlinedAt: !376)
!386 = !DILocation(line: 25, column: 22, scope: !375, inlinedAt: !376)
!387 = !DILocation(line: 26, column: 17, scope: !375, inlinedAt: !376)
!388 = !DILocation(line: 26, column: 46, scope: !375, inlinedAt: !376)
!389 = !DILocation(line: 28, column: 27, scope: !375, inlinedAt: !376)
!390 = !DILocation(line: 28, column: 24, scope: !375, inlinedAt: !376)
!391 = distinct !DISubprogram(name: "word", scope: !372, file: !372, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!392 = !DILocation(line: 39, column: 38, scope: !373, inlinedAt: !377)
!393 = !DILocation(line: 54, column: 53, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 26, column: 6, scope: !375, inlinedAt: !376)
!395 = !DILocation(line: 26, column: 23, scope: !375, inlinedAt: !376)
!396 = !DILocation(line: 28, column: 32, scope: !375, inlinedAt: !376)
!397 = !DILocation(line: 27, column: 7, scope: !375, inlinedAt: !376)
!398 = !DILocation(line: 27, column: 21, scope: !375, inlinedAt: !376)
!399 = !DILocation(line: 28, column: 59, scope: !375, inlinedAt: !376)
!400 = !DILocation(line: 39, column: 28, scope: !373, inlinedAt: !377)
!401 = !DILocation(line: 28, column: 67, scope: !375, inlinedAt: !376)
!402 = !DILocation(line: 28, column: 72, scope: !375, inlinedAt: !376)
!403 = !DILocation(line: 38, column: 18, scope: !373, inlinedAt: !377)
!404 = !DILocation(line: 54, column: 60, scope: !391, inlinedAt: !392)
!405 = !DILocation(line: 54, column: 65, scope: !391, inlinedAt: !392)
!406 = !DILocation(line: 27, column: 28, scope: !375, inlinedAt: !376)
!407 = !DILocation(line: 26, column: 35, scope: !375, inlinedAt: !376)
!408 = !DILocation(line: 31, column: 6, scope: !375, inlinedAt: !376)
!409 = !DILocation(line: 31, column: 23, scope: !375, inlinedAt: !376)
!410 = !DILocation(line: 32, column: 7, scope: !375, inlinedAt: !376)
!411 = !DILocation(line: 34, column: 12, scope: !375, inlinedAt: !376)
!412 = !DILocation(line: 35, column: 10, scope: !375, inlinedAt: !376)
!413 = !DILocation(line: 36, column: 35, scope: !375, inlinedAt: !376)
!414 = !DILocation(line: 36, column: 32, scope: !375, inlinedAt: !376)
!415 = !DILocation(line: 36, column: 40, scope: !375, inlinedAt: !376)
!416 = distinct !DISubprogram(name: "Await", scope: !372, file: !372, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!417 = !DILocation(line: 36, column: 17, scope: !375, inlinedAt: !376)
!418 = !DILocation(line: 47, column: 31, scope: !416, inlinedAt: !417)
!419 = distinct !DISubprogram(name: "awaitWord", scope: !372, file: !372, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!420 = !DILocation(line: 47, column: 19, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 59, column: 37, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 59, column: 61, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 54, column: 60, scope: !391, inlinedAt: !422)
!424 = !DILocation(line: 59, column: 73, scope: !419, inlinedAt: !420)
!425 = !DILocation(line: 51, column: 24, scope: !416, inlinedAt: !417)
!426 = !DILocation(line: 34, column: 4, scope: !375, inlinedAt: !376)
!427 = !DILocation(line: 38, column: 10, scope: !375, inlinedAt: !376)
!428 = !DILocation(line: 41, column: 5, scope: !375, inlinedAt: !376)
!429 = !DILocation(line: 44, column: 6, scope: !375, inlinedAt: !376)
!430 = !DILocation(line: 31, column: 46, scope: !375, inlinedAt: !376)
!431 = !DILocation(line: 31, column: 35, scope: !375, inlinedAt: !376)
!432 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"kernel", i32 1}
!433 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!434 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!435 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!436 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"minctasm", i32 1}
!437 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"kernel", i32 1}
!438 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!439 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!440 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!441 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!442 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!443 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!444 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!445 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!446 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!447 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!448 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!449 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!450 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!451 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!452 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
