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
	br i1 %41, label %b3, label %b74, !dbg !43

b3:
	%45 = addrspacecast float addrspace(1)* %39 to float*, !dbg !43
	%46 = ptrtoint float* %45 to i64, !dbg !43
	%47 = and i64 %46, 15, !dbg !43
	%48 = icmp eq i64 %47, 0, !dbg !43
	%49 = icmp eq i64 %38, 0, !dbg !43
	%50 = or i1 %48, %49, !dbg !43
	br i1 %50, label %b4, label %b73, !dbg !43

b4:
	%51 = ashr i64 %38, 2, !dbg !43
	%52 = bitcast float addrspace(1)* %39 to { float, float, float, float } addrspace(1)*, !dbg !43
	%53 = getelementptr inbounds float, float addrspace(1)* %10, i64 %27, !dbg !44
	br i1 %41, label %b5, label %b72, !dbg !45

b5:
	%54 = addrspacecast float addrspace(1)* %53 to float*, !dbg !45
	%55 = ptrtoint float* %54 to i64, !dbg !45
	%56 = and i64 %55, 15, !dbg !45
	%57 = icmp eq i64 %56, 0, !dbg !45
	%58 = or i1 %57, %49, !dbg !45
	br i1 %58, label %b6, label %b71, !dbg !45

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
	br label %b10, !dbg !52

b10:
	%99 = phi i64 [ %69, %b9 ], [ %106, %b11_ok1 ], !dbg !52
	%100 = icmp slt i64 %99, %98, !dbg !52
	br i1 %100, label %b11, label %b12, !dbg !52

b11:
	%101 = add i64 %37, %99, !dbg !53
	%102 = getelementptr inbounds float, float addrspace(1)* %1, i64 %101, !dbg !54
	%103 = icmp uge i64 %101, %p3, !dbg !54
	br i1 %103, label %b11_fail1, label %b11_ok1, !dbg !54, !prof !19

b11_ok1:
	%104 = load float, float addrspace(1)* %102, align 4, !dbg !54
	%105 = getelementptr inbounds float, float addrspace(1)* %10, i64 %101, !dbg !55
	store float %104, float addrspace(1)* %105, align 4, !dbg !55
	%106 = add i64 %99, %73, !dbg !52
	br label %b10, !dbg !52

b12:
	%107 = sext i32 %4 to i64, !dbg !10
	%108 = sext i32 %5 to i64, !dbg !11
	%109 = mul i64 %24, %108, !dbg !56
	call void @gpuc_fence_block(), !dbg !57
	%110 = add i64 %109, %107, !dbg !58
	br label %b13, !dbg !59

b13:
	%111 = phi i64 [ %69, %b12 ], [ %118, %b14_ok1 ], !dbg !59
	%112 = icmp slt i64 %111, %108, !dbg !59
	br i1 %112, label %b14, label %b15, !dbg !59

b14:
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %110, !dbg !60
	%114 = trunc i64 %111 to i32, !dbg !61
	%115 = addrspacecast i64 addrspace(1)* %113 to i64*, !dbg !61
	%116 = icmp uge i64 %110, %p7, !dbg !60
	br i1 %116, label %b14_fail1, label %b14_ok1, !dbg !60, !prof !19

b14_ok1:
	%117 = bitcast i64* %115 to i8*, !dbg !61
	call void @gpuc_signal_op_thread(i8* %117, i64 %p9, i32 9, i32 %114), !dbg !61
	%118 = add i64 %111, %73, !dbg !59
	br label %b13, !dbg !59

b15:
	%119 = phi i64 [ %127, %b16_ok1 ], [ %69, %b13 ], !dbg !62
	%120 = icmp slt i64 %119, %108, !dbg !62
	br i1 %120, label %b16, label %b17, !dbg !62

b16:
	%121 = add i64 %109, %119, !dbg !63
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %121, !dbg !64
	%123 = addrspacecast i64 addrspace(1)* %122 to i64*, !dbg !65
	%124 = icmp uge i64 %121, %p7, !dbg !64
	br i1 %124, label %b16_fail1, label %b16_ok1, !dbg !64, !prof !19

b16_ok1:
	%125 = bitcast i64* %123 to i8*, !dbg !65
	%126 = call i64 @gpuc_signal_wait_until_thread(i8* %125, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !65
	%127 = add i64 %119, %73, !dbg !62
	br label %b15, !dbg !62

b17:
	call void @llvm.nvvm.barrier0(), !dbg !66
	%128 = getelementptr inbounds float, float addrspace(1)* %0, i64 %27, !dbg !67
	%129 = icmp ugt i64 %37, %p1, !dbg !67
	br i1 %129, label %b17_fail1, label %b17_ok1, !dbg !67, !prof !19

b17_ok1:
	br i1 %41, label %b18, label %b70, !dbg !68

b18:
	%130 = addrspacecast float addrspace(1)* %128 to float*, !dbg !68
	%131 = ptrtoint float* %130 to i64, !dbg !68
	%132 = and i64 %131, 15, !dbg !68
	%133 = icmp eq i64 %132, 0, !dbg !68
	%134 = or i1 %133, %49, !dbg !68
	br i1 %134, label %b19, label %b69, !dbg !68

b19:
	%135 = bitcast float addrspace(1)* %128 to { float, float, float, float } addrspace(1)*, !dbg !68
	%136 = icmp ule i64 %38, 281474976710655, !dbg !69
	%137 = mul i64 %51, -1, !dbg !69
	%138 = icmp sge i64 %137, 0, !dbg !69
	%139 = and i1 %136, %138, !dbg !69
	br i1 %139, label %b20, label %b38_cold, !dbg !69, !prof !70

b20:
	%140 = phi i64 [ %69, %b19 ], [ %297, %b37 ], !dbg !69
	%141 = icmp slt i64 %140, %51, !dbg !69
	br i1 %141, label %b21, label %b64, !dbg !69

b21:
	%142 = phi float [ %282, %b36 ], [ 0.000000e+00, %b20 ], !dbg !73
	%143 = phi float [ %283, %b36 ], [ 0.000000e+00, %b20 ], !dbg !73
	%144 = phi float [ %284, %b36 ], [ 0.000000e+00, %b20 ], !dbg !73
	%145 = phi float [ %285, %b36 ], [ 0.000000e+00, %b20 ], !dbg !73
	%146 = phi i64 [ %286, %b36 ], [ 0, %b20 ], !dbg !74
	%147 = icmp slt i64 %146, %108, !dbg !75
	br i1 %147, label %b22, label %b37, !dbg !75

b22:
	%148 = trunc i64 %146 to i32, !dbg !76
	%149 = addrspacecast float addrspace(1)* %53 to float*, !dbg !76
	%150 = bitcast float* %149 to i8*, !dbg !76
	%151 = call i8* @gpuc_peer_thread(i8* %150, i32 %148), !dbg !76
	%152 = bitcast i8* %151 to float*, !dbg !76
	%153 = icmp eq float* %152, null, !dbg !76
	%154 = select i1 %153, i64 0, i64 %38, !dbg !76
	%155 = and i64 %154, 3, !dbg !77
	%156 = icmp eq i64 %155, 0, !dbg !77
	br i1 %156, label %b23, label %b62, !dbg !77

b23:
	%157 = ptrtoint float* %152 to i64, !dbg !77
	%158 = and i64 %157, 15, !dbg !77
	%159 = icmp eq i64 %158, 0, !dbg !77
	%160 = icmp eq i64 %154, 0, !dbg !77
	%161 = or i1 %159, %160, !dbg !77
	br i1 %161, label %b24, label %b61, !dbg !77

b24:
	%162 = addrspacecast float* %152 to { float, float, float, float } addrspace(1)*, !dbg !77
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i64 %140, !dbg !78
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 0, !dbg !78
	%165 = bitcast { float, float, float, float } addrspace(1)* %163 to <4 x float> addrspace(1)*, !dbg !78
	%166 = load <4 x float>, <4 x float> addrspace(1)* %165, align 16, !dbg !78
	%167 = extractelement <4 x float> %166, i32 0, !dbg !78
	%168 = extractelement <4 x float> %166, i32 1, !dbg !78
	%169 = extractelement <4 x float> %166, i32 2, !dbg !78
	%170 = extractelement <4 x float> %166, i32 3, !dbg !78
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 1, !dbg !78
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 2, !dbg !78
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i32 0, i32 3, !dbg !78
	%174 = add i64 %146, 1, !dbg !79
	%175 = icmp slt i64 %174, %108, !dbg !80
	br i1 %175, label %b25, label %b28, !dbg !80

b25:
	%176 = trunc i64 %174 to i32, !dbg !81
	%177 = addrspacecast float addrspace(1)* %53 to float*, !dbg !81
	%178 = bitcast float* %177 to i8*, !dbg !81
	%179 = call i8* @gpuc_peer_thread(i8* %178, i32 %176), !dbg !81
	%180 = bitcast i8* %179 to float*, !dbg !81
	%181 = icmp eq float* %180, null, !dbg !81
	%182 = select i1 %181, i64 0, i64 %38, !dbg !81
	%183 = and i64 %182, 3, !dbg !82
	%184 = icmp eq i64 %183, 0, !dbg !82
	br i1 %184, label %b26, label %b47, !dbg !82

b26:
	%185 = ptrtoint float* %180 to i64, !dbg !82
	%186 = and i64 %185, 15, !dbg !82
	%187 = icmp eq i64 %186, 0, !dbg !82
	%188 = icmp eq i64 %182, 0, !dbg !82
	%189 = or i1 %187, %188, !dbg !82
	br i1 %189, label %b27, label %b46, !dbg !82

b27:
	%190 = addrspacecast float* %180 to { float, float, float, float } addrspace(1)*, !dbg !82
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i64 %140, !dbg !83
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 0, !dbg !83
	%193 = bitcast { float, float, float, float } addrspace(1)* %191 to <4 x float> addrspace(1)*, !dbg !83
	%194 = load <4 x float>, <4 x float> addrspace(1)* %193, align 16, !dbg !83
	%195 = extractelement <4 x float> %194, i32 0, !dbg !83
	%196 = extractelement <4 x float> %194, i32 1, !dbg !83
	%197 = extractelement <4 x float> %194, i32 2, !dbg !83
	%198 = extractelement <4 x float> %194, i32 3, !dbg !83
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 1, !dbg !83
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 2, !dbg !83
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 3, !dbg !83
	br label %b28, !dbg !83

b28:
	%202 = phi float [ 0.000000e+00, %b24 ], [ %195, %b27 ], !dbg !84
	%203 = phi float [ 0.000000e+00, %b24 ], [ %196, %b27 ], !dbg !84
	%204 = phi float [ 0.000000e+00, %b24 ], [ %197, %b27 ], !dbg !84
	%205 = phi float [ 0.000000e+00, %b24 ], [ %198, %b27 ], !dbg !84
	%206 = add i64 %146, 2, !dbg !85
	%207 = icmp slt i64 %206, %108, !dbg !86
	br i1 %207, label %b29, label %b32, !dbg !86

b29:
	%208 = trunc i64 %206 to i32, !dbg !87
	%209 = addrspacecast float addrspace(1)* %53 to float*, !dbg !87
	%210 = bitcast float* %209 to i8*, !dbg !87
	%211 = call i8* @gpuc_peer_thread(i8* %210, i32 %208), !dbg !87
	%212 = bitcast i8* %211 to float*, !dbg !87
	%213 = icmp eq float* %212, null, !dbg !87
	%214 = select i1 %213, i64 0, i64 %38, !dbg !87
	%215 = and i64 %214, 3, !dbg !88
	%216 = icmp eq i64 %215, 0, !dbg !88
	br i1 %216, label %b30, label %b53, !dbg !88

b30:
	%217 = ptrtoint float* %212 to i64, !dbg !88
	%218 = and i64 %217, 15, !dbg !88
	%219 = icmp eq i64 %218, 0, !dbg !88
	%220 = icmp eq i64 %214, 0, !dbg !88
	%221 = or i1 %219, %220, !dbg !88
	br i1 %221, label %b31, label %b52, !dbg !88

b31:
	%222 = addrspacecast float* %212 to { float, float, float, float } addrspace(1)*, !dbg !88
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i64 %140, !dbg !89
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %223, i32 0, i32 0, !dbg !89
	%225 = bitcast { float, float, float, float } addrspace(1)* %223 to <4 x float> addrspace(1)*, !dbg !89
	%226 = load <4 x float>, <4 x float> addrspace(1)* %225, align 16, !dbg !89
	%227 = extractelement <4 x float> %226, i32 0, !dbg !89
	%228 = extractelement <4 x float> %226, i32 1, !dbg !89
	%229 = extractelement <4 x float> %226, i32 2, !dbg !89
	%230 = extractelement <4 x float> %226, i32 3, !dbg !89
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %223, i32 0, i32 1, !dbg !89
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %223, i32 0, i32 2, !dbg !89
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %223, i32 0, i32 3, !dbg !89
	br label %b32, !dbg !89

b32:
	%234 = phi float [ 0.000000e+00, %b28 ], [ %227, %b31 ], !dbg !90
	%235 = phi float [ 0.000000e+00, %b28 ], [ %228, %b31 ], !dbg !90
	%236 = phi float [ 0.000000e+00, %b28 ], [ %229, %b31 ], !dbg !90
	%237 = phi float [ 0.000000e+00, %b28 ], [ %230, %b31 ], !dbg !90
	%238 = add i64 %146, 3, !dbg !91
	%239 = icmp slt i64 %238, %108, !dbg !92
	br i1 %239, label %b33, label %b36, !dbg !92

b33:
	%240 = trunc i64 %238 to i32, !dbg !93
	%241 = addrspacecast float addrspace(1)* %53 to float*, !dbg !93
	%242 = bitcast float* %241 to i8*, !dbg !93
	%243 = call i8* @gpuc_peer_thread(i8* %242, i32 %240), !dbg !93
	%244 = bitcast i8* %243 to float*, !dbg !93
	%245 = icmp eq float* %244, null, !dbg !93
	%246 = select i1 %245, i64 0, i64 %38, !dbg !93
	%247 = and i64 %246, 3, !dbg !94
	%248 = icmp eq i64 %247, 0, !dbg !94
	br i1 %248, label %b34, label %b59, !dbg !94

b34:
	%249 = ptrtoint float* %244 to i64, !dbg !94
	%250 = and i64 %249, 15, !dbg !94
	%251 = icmp eq i64 %250, 0, !dbg !94
	%252 = icmp eq i64 %246, 0, !dbg !94
	%253 = or i1 %251, %252, !dbg !94
	br i1 %253, label %b35, label %b58, !dbg !94

b35:
	%254 = addrspacecast float* %244 to { float, float, float, float } addrspace(1)*, !dbg !94
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i64 %140, !dbg !95
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 0, !dbg !95
	%257 = bitcast { float, float, float, float } addrspace(1)* %255 to <4 x float> addrspace(1)*, !dbg !95
	%258 = load <4 x float>, <4 x float> addrspace(1)* %257, align 16, !dbg !95
	%259 = extractelement <4 x float> %258, i32 0, !dbg !95
	%260 = extractelement <4 x float> %258, i32 1, !dbg !95
	%261 = extractelement <4 x float> %258, i32 2, !dbg !95
	%262 = extractelement <4 x float> %258, i32 3, !dbg !95
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 1, !dbg !95
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 2, !dbg !95
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 3, !dbg !95
	br label %b36, !dbg !95

b36:
	%266 = phi float [ 0.000000e+00, %b32 ], [ %259, %b35 ], !dbg !96
	%267 = phi float [ 0.000000e+00, %b32 ], [ %260, %b35 ], !dbg !96
	%268 = phi float [ 0.000000e+00, %b32 ], [ %261, %b35 ], !dbg !96
	%269 = phi float [ 0.000000e+00, %b32 ], [ %262, %b35 ], !dbg !96
	%270 = fadd float %167, %202, !dbg !99
	%271 = fadd float %168, %203, !dbg !100
	%272 = fadd float %169, %204, !dbg !101
	%273 = fadd float %170, %205, !dbg !102
	%274 = fadd float %234, %266, !dbg !104
	%275 = fadd float %235, %267, !dbg !105
	%276 = fadd float %236, %268, !dbg !106
	%277 = fadd float %237, %269, !dbg !107
	%278 = fadd float %270, %274, !dbg !109
	%279 = fadd float %271, %275, !dbg !110
	%280 = fadd float %272, %276, !dbg !111
	%281 = fadd float %273, %277, !dbg !112
	%282 = fadd float %142, %278, !dbg !114
	%283 = fadd float %143, %279, !dbg !115
	%284 = fadd float %144, %280, !dbg !116
	%285 = fadd float %145, %281, !dbg !117
	%286 = add i64 %146, 4, !dbg !118
	br label %b21, !dbg !118

b37:
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %135, i64 %140, !dbg !119
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %287, i32 0, i32 0, !dbg !119
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %287, i32 0, i32 1, !dbg !119
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %287, i32 0, i32 2, !dbg !119
	%291 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %287, i32 0, i32 3, !dbg !119
	%292 = bitcast { float, float, float, float } addrspace(1)* %287 to <4 x float> addrspace(1)*, !dbg !119
	%293 = insertelement <4 x float> undef, float %142, i32 0, !dbg !119
	%294 = insertelement <4 x float> %293, float %143, i32 1, !dbg !119
	%295 = insertelement <4 x float> %294, float %144, i32 2, !dbg !119
	%296 = insertelement <4 x float> %295, float %145, i32 3, !dbg !119
	store <4 x float> %296, <4 x float> addrspace(1)* %292, align 16, !dbg !119
	%297 = add i64 %140, %73, !dbg !69
	br label %b20, !dbg !69

b46:
	%298 = phi i64 [ %186, %b26 ], [ %378, %b44_cold ], !dbg !120
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %298, i64 16), !dbg !82
	ret void, !dbg !82

b47:
	%299 = phi i64 [ %182, %b25 ], [ %374, %b43_cold ], !dbg !120
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %299, i64 4), !dbg !82
	ret void, !dbg !82

b52:
	%300 = phi i64 [ %218, %b30 ], [ %412, %b50_cold ], !dbg !121
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %300, i64 16), !dbg !88
	ret void, !dbg !88

b53:
	%301 = phi i64 [ %214, %b29 ], [ %408, %b49_cold ], !dbg !121
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %301, i64 4), !dbg !88
	ret void, !dbg !88

b58:
	%302 = phi i64 [ %250, %b34 ], [ %446, %b56_cold ], !dbg !122
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %302, i64 16), !dbg !94
	ret void, !dbg !94

b59:
	%303 = phi i64 [ %246, %b33 ], [ %442, %b55_cold ], !dbg !122
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %303, i64 4), !dbg !94
	ret void, !dbg !94

b61:
	%304 = phi i64 [ %158, %b23 ], [ %348, %b41_cold ], !dbg !123
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %304, i64 16), !dbg !77
	ret void, !dbg !77

b62:
	%305 = phi i64 [ %154, %b22 ], [ %344, %b40_cold ], !dbg !123
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %305, i64 4), !dbg !77
	ret void, !dbg !77

b64:
	%306 = phi i64 [ %328, %b67_ok1 ], [ %69, %b20 ], [ %69, %b38_cold ], !dbg !124
	%307 = icmp slt i64 %306, %98, !dbg !124
	br i1 %307, label %b65, label %b68, !dbg !124

b65:
	%308 = add i64 %37, %306, !dbg !125
	br label %b66, !dbg !126

b66:
	%309 = phi float [ %323, %b66_ok2 ], [ 0.000000e+00, %b65 ], !dbg !126
	%310 = phi i64 [ %324, %b66_ok2 ], [ 0, %b65 ], !dbg !126
	%311 = trunc i64 %310 to i32, !dbg !127
	%312 = addrspacecast float addrspace(1)* %10 to float*, !dbg !127
	%313 = icmp uge i64 %310, %108, !dbg !127
	br i1 %313, label %b66_fail1, label %b66_ok1, !dbg !127, !prof !19

b66_ok1:
	%314 = bitcast float* %312 to i8*, !dbg !127
	%315 = call i8* @gpuc_peer_thread(i8* %314, i32 %311), !dbg !127
	%316 = bitcast i8* %315 to float*, !dbg !127
	%317 = icmp eq float* %316, null, !dbg !127
	%318 = select i1 %317, i64 0, i64 %p3, !dbg !127
	%319 = addrspacecast float* %316 to float addrspace(1)*, !dbg !128
	%320 = getelementptr inbounds float, float addrspace(1)* %319, i64 %308, !dbg !128
	%321 = icmp uge i64 %308, %318, !dbg !128
	br i1 %321, label %b66_fail2, label %b66_ok2, !dbg !128, !prof !19

b66_ok2:
	%322 = load float, float addrspace(1)* %320, align 4, !dbg !128
	%323 = fadd float %309, %322, !dbg !129
	%324 = add i64 %310, 1, !dbg !129
	%325 = icmp slt i64 %324, %108, !dbg !129
	br i1 %325, label %b66, label %b67, !dbg !129

b67:
	%326 = getelementptr inbounds float, float addrspace(1)* %0, i64 %308, !dbg !130
	%327 = icmp uge i64 %308, %p1, !dbg !130
	br i1 %327, label %b67_fail1, label %b67_ok1, !dbg !130, !prof !19

b67_ok1:
	store float %323, float addrspace(1)* %326, align 4, !dbg !130
	%328 = add i64 %306, %73, !dbg !124
	br label %b64, !dbg !124

b68:
	ret void, !dbg !124

b69:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %132, i64 16), !dbg !68
	ret void, !dbg !68

b70:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %38, i64 4), !dbg !68
	ret void, !dbg !68

b71:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 16), !dbg !45
	ret void, !dbg !45

b72:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !45
	ret void, !dbg !45

b73:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 16), !dbg !43
	ret void, !dbg !43

b74:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !43
	ret void, !dbg !43

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %9, i64 %p5), !dbg !17
	ret void, !dbg !17

b2_fail1:
	%329 = icmp ugt i64 %37, %p3, !dbg !42
	br i1 %329, label %b2_fail2, label %b2_ok2, !dbg !42

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %37, i64 %p3), !dbg !42
	ret void, !dbg !42

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %27, i64 %37), !dbg !42
	ret void, !dbg !42

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %101, i64 %p3), !dbg !54
	ret void, !dbg !54

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %110, i64 %p7), !dbg !60
	ret void, !dbg !60

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %121, i64 %p7), !dbg !64
	ret void, !dbg !64

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %37, i64 %p1), !dbg !67
	ret void, !dbg !67

b38_cold:
	%330 = phi i64 [ %495, %b63_cold ], [ %69, %b19 ], !dbg !69
	%331 = icmp slt i64 %330, %51, !dbg !69
	br i1 %331, label %b39_cold, label %b64, !dbg !69

b39_cold:
	%332 = phi float [ %480, %b60_cold ], [ 0.000000e+00, %b38_cold ], !dbg !73
	%333 = phi float [ %481, %b60_cold ], [ 0.000000e+00, %b38_cold ], !dbg !73
	%334 = phi float [ %482, %b60_cold ], [ 0.000000e+00, %b38_cold ], !dbg !73
	%335 = phi float [ %483, %b60_cold ], [ 0.000000e+00, %b38_cold ], !dbg !73
	%336 = phi i64 [ %484, %b60_cold ], [ 0, %b38_cold ], !dbg !74
	%337 = icmp slt i64 %336, %108, !dbg !75
	br i1 %337, label %b40_cold, label %b63_cold, !dbg !75

b40_cold:
	%338 = trunc i64 %336 to i32, !dbg !76
	%339 = addrspacecast float addrspace(1)* %53 to float*, !dbg !76
	%340 = bitcast float* %339 to i8*, !dbg !76
	%341 = call i8* @gpuc_peer_thread(i8* %340, i32 %338), !dbg !76
	%342 = bitcast i8* %341 to float*, !dbg !76
	%343 = icmp eq float* %342, null, !dbg !76
	%344 = select i1 %343, i64 0, i64 %38, !dbg !76
	%345 = and i64 %344, 3, !dbg !77
	%346 = icmp eq i64 %345, 0, !dbg !77
	br i1 %346, label %b41_cold, label %b62, !dbg !77

b41_cold:
	%347 = ptrtoint float* %342 to i64, !dbg !77
	%348 = and i64 %347, 15, !dbg !77
	%349 = icmp eq i64 %348, 0, !dbg !77
	%350 = icmp eq i64 %344, 0, !dbg !77
	%351 = or i1 %349, %350, !dbg !77
	br i1 %351, label %b42_cold, label %b61, !dbg !77

b42_cold:
	%352 = ashr i64 %344, 2, !dbg !77
	%353 = addrspacecast float* %342 to { float, float, float, float } addrspace(1)*, !dbg !77
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %353, i64 %330, !dbg !78
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %354, i32 0, i32 0, !dbg !78
	%356 = icmp uge i64 %330, %352, !dbg !78
	br i1 %356, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !78, !prof !19

b42_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %330, i64 %352), !dbg !78
	ret void, !dbg !78

b42_cold_ok1:
	%357 = bitcast { float, float, float, float } addrspace(1)* %354 to <4 x float> addrspace(1)*, !dbg !78
	%358 = load <4 x float>, <4 x float> addrspace(1)* %357, align 16, !dbg !78
	%359 = extractelement <4 x float> %358, i32 0, !dbg !78
	%360 = extractelement <4 x float> %358, i32 1, !dbg !78
	%361 = extractelement <4 x float> %358, i32 2, !dbg !78
	%362 = extractelement <4 x float> %358, i32 3, !dbg !78
	%363 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %354, i32 0, i32 1, !dbg !78
	%364 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %354, i32 0, i32 2, !dbg !78
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %354, i32 0, i32 3, !dbg !78
	%366 = add i64 %336, 1, !dbg !79
	%367 = icmp slt i64 %366, %108, !dbg !80
	br i1 %367, label %b43_cold, label %b48_cold, !dbg !80

b43_cold:
	%368 = trunc i64 %366 to i32, !dbg !81
	%369 = addrspacecast float addrspace(1)* %53 to float*, !dbg !81
	%370 = bitcast float* %369 to i8*, !dbg !81
	%371 = call i8* @gpuc_peer_thread(i8* %370, i32 %368), !dbg !81
	%372 = bitcast i8* %371 to float*, !dbg !81
	%373 = icmp eq float* %372, null, !dbg !81
	%374 = select i1 %373, i64 0, i64 %38, !dbg !81
	%375 = and i64 %374, 3, !dbg !82
	%376 = icmp eq i64 %375, 0, !dbg !82
	br i1 %376, label %b44_cold, label %b47, !dbg !82

b44_cold:
	%377 = ptrtoint float* %372 to i64, !dbg !82
	%378 = and i64 %377, 15, !dbg !82
	%379 = icmp eq i64 %378, 0, !dbg !82
	%380 = icmp eq i64 %374, 0, !dbg !82
	%381 = or i1 %379, %380, !dbg !82
	br i1 %381, label %b45_cold, label %b46, !dbg !82

b45_cold:
	%382 = ashr i64 %374, 2, !dbg !82
	%383 = addrspacecast float* %372 to { float, float, float, float } addrspace(1)*, !dbg !82
	%384 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %330, !dbg !83
	%385 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i32 0, i32 0, !dbg !83
	%386 = icmp uge i64 %330, %382, !dbg !83
	br i1 %386, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !83, !prof !19

b45_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %330, i64 %382), !dbg !83
	ret void, !dbg !83

b45_cold_ok1:
	%387 = bitcast { float, float, float, float } addrspace(1)* %384 to <4 x float> addrspace(1)*, !dbg !83
	%388 = load <4 x float>, <4 x float> addrspace(1)* %387, align 16, !dbg !83
	%389 = extractelement <4 x float> %388, i32 0, !dbg !83
	%390 = extractelement <4 x float> %388, i32 1, !dbg !83
	%391 = extractelement <4 x float> %388, i32 2, !dbg !83
	%392 = extractelement <4 x float> %388, i32 3, !dbg !83
	%393 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i32 0, i32 1, !dbg !83
	%394 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i32 0, i32 2, !dbg !83
	%395 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i32 0, i32 3, !dbg !83
	br label %b48_cold, !dbg !83

b48_cold:
	%396 = phi float [ 0.000000e+00, %b42_cold_ok1 ], [ %389, %b45_cold_ok1 ], !dbg !84
	%397 = phi float [ 0.000000e+00, %b42_cold_ok1 ], [ %390, %b45_cold_ok1 ], !dbg !84
	%398 = phi float [ 0.000000e+00, %b42_cold_ok1 ], [ %391, %b45_cold_ok1 ], !dbg !84
	%399 = phi float [ 0.000000e+00, %b42_cold_ok1 ], [ %392, %b45_cold_ok1 ], !dbg !84
	%400 = add i64 %336, 2, !dbg !85
	%401 = icmp slt i64 %400, %108, !dbg !86
	br i1 %401, label %b49_cold, label %b54_cold, !dbg !86

b49_cold:
	%402 = trunc i64 %400 to i32, !dbg !87
	%403 = addrspacecast float addrspace(1)* %53 to float*, !dbg !87
	%404 = bitcast float* %403 to i8*, !dbg !87
	%405 = call i8* @gpuc_peer_thread(i8* %404, i32 %402), !dbg !87
	%406 = bitcast i8* %405 to float*, !dbg !87
	%407 = icmp eq float* %406, null, !dbg !87
	%408 = select i1 %407, i64 0, i64 %38, !dbg !87
	%409 = and i64 %408, 3, !dbg !88
	%410 = icmp eq i64 %409, 0, !dbg !88
	br i1 %410, label %b50_cold, label %b53, !dbg !88

b50_cold:
	%411 = ptrtoint float* %406 to i64, !dbg !88
	%412 = and i64 %411, 15, !dbg !88
	%413 = icmp eq i64 %412, 0, !dbg !88
	%414 = icmp eq i64 %408, 0, !dbg !88
	%415 = or i1 %413, %414, !dbg !88
	br i1 %415, label %b51_cold, label %b52, !dbg !88

b51_cold:
	%416 = ashr i64 %408, 2, !dbg !88
	%417 = addrspacecast float* %406 to { float, float, float, float } addrspace(1)*, !dbg !88
	%418 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %417, i64 %330, !dbg !89
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 0, !dbg !89
	%420 = icmp uge i64 %330, %416, !dbg !89
	br i1 %420, label %b51_cold_fail1, label %b51_cold_ok1, !dbg !89, !prof !19

b51_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %330, i64 %416), !dbg !89
	ret void, !dbg !89

b51_cold_ok1:
	%421 = bitcast { float, float, float, float } addrspace(1)* %418 to <4 x float> addrspace(1)*, !dbg !89
	%422 = load <4 x float>, <4 x float> addrspace(1)* %421, align 16, !dbg !89
	%423 = extractelement <4 x float> %422, i32 0, !dbg !89
	%424 = extractelement <4 x float> %422, i32 1, !dbg !89
	%425 = extractelement <4 x float> %422, i32 2, !dbg !89
	%426 = extractelement <4 x float> %422, i32 3, !dbg !89
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 1, !dbg !89
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 2, !dbg !89
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 3, !dbg !89
	br label %b54_cold, !dbg !89

b54_cold:
	%430 = phi float [ 0.000000e+00, %b48_cold ], [ %423, %b51_cold_ok1 ], !dbg !90
	%431 = phi float [ 0.000000e+00, %b48_cold ], [ %424, %b51_cold_ok1 ], !dbg !90
	%432 = phi float [ 0.000000e+00, %b48_cold ], [ %425, %b51_cold_ok1 ], !dbg !90
	%433 = phi float [ 0.000000e+00, %b48_cold ], [ %426, %b51_cold_ok1 ], !dbg !90
	%434 = add i64 %336, 3, !dbg !91
	%435 = icmp slt i64 %434, %108, !dbg !92
	br i1 %435, label %b55_cold, label %b60_cold, !dbg !92

b55_cold:
	%436 = trunc i64 %434 to i32, !dbg !93
	%437 = addrspacecast float addrspace(1)* %53 to float*, !dbg !93
	%438 = bitcast float* %437 to i8*, !dbg !93
	%439 = call i8* @gpuc_peer_thread(i8* %438, i32 %436), !dbg !93
	%440 = bitcast i8* %439 to float*, !dbg !93
	%441 = icmp eq float* %440, null, !dbg !93
	%442 = select i1 %441, i64 0, i64 %38, !dbg !93
	%443 = and i64 %442, 3, !dbg !94
	%444 = icmp eq i64 %443, 0, !dbg !94
	br i1 %444, label %b56_cold, label %b59, !dbg !94

b56_cold:
	%445 = ptrtoint float* %440 to i64, !dbg !94
	%446 = and i64 %445, 15, !dbg !94
	%447 = icmp eq i64 %446, 0, !dbg !94
	%448 = icmp eq i64 %442, 0, !dbg !94
	%449 = or i1 %447, %448, !dbg !94
	br i1 %449, label %b57_cold, label %b58, !dbg !94

b57_cold:
	%450 = ashr i64 %442, 2, !dbg !94
	%451 = addrspacecast float* %440 to { float, float, float, float } addrspace(1)*, !dbg !94
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %451, i64 %330, !dbg !95
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %452, i32 0, i32 0, !dbg !95
	%454 = icmp uge i64 %330, %450, !dbg !95
	br i1 %454, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !95, !prof !19

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %330, i64 %450), !dbg !95
	ret void, !dbg !95

b57_cold_ok1:
	%455 = bitcast { float, float, float, float } addrspace(1)* %452 to <4 x float> addrspace(1)*, !dbg !95
	%456 = load <4 x float>, <4 x float> addrspace(1)* %455, align 16, !dbg !95
	%457 = extractelement <4 x float> %456, i32 0, !dbg !95
	%458 = extractelement <4 x float> %456, i32 1, !dbg !95
	%459 = extractelement <4 x float> %456, i32 2, !dbg !95
	%460 = extractelement <4 x float> %456, i32 3, !dbg !95
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %452, i32 0, i32 1, !dbg !95
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %452, i32 0, i32 2, !dbg !95
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %452, i32 0, i32 3, !dbg !95
	br label %b60_cold, !dbg !95

b60_cold:
	%464 = phi float [ 0.000000e+00, %b54_cold ], [ %457, %b57_cold_ok1 ], !dbg !96
	%465 = phi float [ 0.000000e+00, %b54_cold ], [ %458, %b57_cold_ok1 ], !dbg !96
	%466 = phi float [ 0.000000e+00, %b54_cold ], [ %459, %b57_cold_ok1 ], !dbg !96
	%467 = phi float [ 0.000000e+00, %b54_cold ], [ %460, %b57_cold_ok1 ], !dbg !96
	%468 = fadd float %359, %396, !dbg !99
	%469 = fadd float %360, %397, !dbg !100
	%470 = fadd float %361, %398, !dbg !101
	%471 = fadd float %362, %399, !dbg !102
	%472 = fadd float %430, %464, !dbg !104
	%473 = fadd float %431, %465, !dbg !105
	%474 = fadd float %432, %466, !dbg !106
	%475 = fadd float %433, %467, !dbg !107
	%476 = fadd float %468, %472, !dbg !109
	%477 = fadd float %469, %473, !dbg !110
	%478 = fadd float %470, %474, !dbg !111
	%479 = fadd float %471, %475, !dbg !112
	%480 = fadd float %332, %476, !dbg !114
	%481 = fadd float %333, %477, !dbg !115
	%482 = fadd float %334, %478, !dbg !116
	%483 = fadd float %335, %479, !dbg !117
	%484 = add i64 %336, 4, !dbg !118
	br label %b39_cold, !dbg !118

b63_cold:
	%485 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %135, i64 %330, !dbg !119
	%486 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %485, i32 0, i32 0, !dbg !119
	%487 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %485, i32 0, i32 1, !dbg !119
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %485, i32 0, i32 2, !dbg !119
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %485, i32 0, i32 3, !dbg !119
	%490 = bitcast { float, float, float, float } addrspace(1)* %485 to <4 x float> addrspace(1)*, !dbg !119
	%491 = insertelement <4 x float> undef, float %332, i32 0, !dbg !119
	%492 = insertelement <4 x float> %491, float %333, i32 1, !dbg !119
	%493 = insertelement <4 x float> %492, float %334, i32 2, !dbg !119
	%494 = insertelement <4 x float> %493, float %335, i32 3, !dbg !119
	store <4 x float> %494, <4 x float> addrspace(1)* %490, align 16, !dbg !119
	%495 = add i64 %330, %73, !dbg !69
	br label %b38_cold, !dbg !69

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %310, i64 %108), !dbg !127
	ret void, !dbg !127

b66_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %308, i64 %318), !dbg !128
	ret void, !dbg !128

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %308, i64 %p1), !dbg !130
	ret void, !dbg !130
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !132
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !132
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !132
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !133
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !135
	%5 = sext i32 %4 to i64, !dbg !136
	%6 = sext i32 %3 to i64, !dbg !137
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139, !range !20
	%8 = sext i32 %7 to i64, !dbg !139
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !139, !range !22
	%10 = sext i32 %9 to i64, !dbg !139
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !139, !range !22
	%12 = sext i32 %11 to i64, !dbg !139
	%13 = mul i64 %8, %6, !dbg !140
	call void @gpuc_fence_block(), !dbg !141
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !142, !range !21
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !142, !range !23
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142, !range !47
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !142, !range !47
	%19 = mul i32 %18, %16, !dbg !142
	%20 = add i32 %15, %19, !dbg !142
	%21 = mul i32 %17, %20, !dbg !142
	%22 = add i32 %14, %21, !dbg !142
	%23 = sext i32 %22 to i64, !dbg !142
	%24 = mul i32 %17, %18, !dbg !142
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !142, !range !48
	%26 = mul i32 %24, %25, !dbg !142
	%27 = sext i32 %26 to i64, !dbg !142
	%28 = add i64 %13, %5, !dbg !143
	br label %b1, !dbg !142

b1:
	%29 = phi i64 [ %23, %b0 ], [ %36, %b2_ok1 ], !dbg !142
	%30 = icmp slt i64 %29, %6, !dbg !142
	br i1 %30, label %b2, label %b3, !dbg !142

b2:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %28, !dbg !144
	%32 = trunc i64 %29 to i32, !dbg !145
	%33 = addrspacecast i64 addrspace(1)* %31 to i64*, !dbg !145
	%34 = icmp uge i64 %28, %p5, !dbg !144
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !144, !prof !19

b2_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !145
	call void @gpuc_signal_op_thread(i8* %35, i64 %p7, i32 9, i32 %32), !dbg !145
	%36 = add i64 %29, %27, !dbg !142
	br label %b1, !dbg !142

b3:
	%37 = phi i64 [ %45, %b4_ok1 ], [ %23, %b1 ], !dbg !146
	%38 = icmp slt i64 %37, %6, !dbg !146
	br i1 %38, label %b4, label %b5, !dbg !146

b4:
	%39 = add i64 %13, %37, !dbg !147
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %39, !dbg !148
	%41 = addrspacecast i64 addrspace(1)* %40 to i64*, !dbg !149
	%42 = icmp uge i64 %39, %p5, !dbg !148
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !148, !prof !19

b4_ok1:
	%43 = bitcast i64* %41 to i8*, !dbg !149
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !149
	%45 = add i64 %37, %27, !dbg !146
	br label %b3, !dbg !146

b5:
	call void @llvm.nvvm.barrier0(), !dbg !150
	%46 = sdiv i64 %p3, 4, !dbg !151
	%47 = mul i64 %46, %5, !dbg !152
	%48 = icmp eq i64 %6, -1, !dbg !153
	%49 = select i1 %48, i64 1, i64 %6, !dbg !153
	%50 = sdiv i64 %47, %49, !dbg !153
	%51 = sub i64 0, %47, !dbg !153
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !153
	%53 = mul i64 %52, 4, !dbg !154
	%54 = add i64 %5, 1, !dbg !155
	%55 = mul i64 %46, %54, !dbg !156
	%56 = icmp eq i64 %6, -1, !dbg !157
	%57 = select i1 %56, i64 1, i64 %6, !dbg !157
	%58 = sdiv i64 %55, %57, !dbg !157
	%59 = sub i64 0, %55, !dbg !157
	%60 = select i1 %56, i64 %59, i64 %58, !dbg !157
	%61 = mul i64 %60, 4, !dbg !158
	%62 = sub i64 %61, %53, !dbg !159
	%63 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !159
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !160
	%65 = icmp ugt i64 %61, %p3, !dbg !159
	%66 = icmp ugt i64 %53, %61, !dbg !159
	%67 = icmp ugt i64 %61, %p1, !dbg !160
	%68 = or i1 %65, %66, !dbg !160
	%69 = or i1 %68, %67, !dbg !160
	br i1 %69, label %b5_fail1, label %b5_ok1, !dbg !160, !prof !19

b5_ok1:
	%70 = sdiv i64 %62, 4, !dbg !161
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !162, !range !25
	%72 = sext i32 %71 to i64, !dbg !162
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !162, !range !163
	%74 = sext i32 %73 to i64, !dbg !162
	%75 = mul i64 %74, %12, !dbg !162
	%76 = add i64 %10, %75, !dbg !162
	%77 = mul i64 %72, %76, !dbg !162
	%78 = add i64 %8, %77, !dbg !162
	%79 = mul i64 %78, %27, !dbg !162
	%80 = add i64 %79, %23, !dbg !162
	%81 = mul i64 %72, %74, !dbg !162
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !162, !range !163
	%83 = sext i32 %82 to i64, !dbg !162
	%84 = mul i64 %81, %83, !dbg !162
	%85 = mul i64 %84, %27, !dbg !162
	%86 = icmp ule i64 %62, 281474976710655, !dbg !162
	%87 = mul i64 %70, -1, !dbg !162
	%88 = icmp sge i64 %87, 0, !dbg !162
	%89 = and i1 %86, %88, !dbg !162
	br i1 %89, label %b6, label %b27_cold, !dbg !162, !prof !70

b6:
	%90 = phi i64 [ %80, %b5_ok1 ], [ %266, %b26 ], !dbg !162
	%91 = icmp slt i64 %90, %70, !dbg !162
	br i1 %91, label %b7, label %b58, !dbg !162

b7:
	%92 = phi float [ %232, %b22 ], [ 0.000000e+00, %b6 ], !dbg !165
	%93 = phi float [ %233, %b22 ], [ 0.000000e+00, %b6 ], !dbg !165
	%94 = phi float [ %234, %b22 ], [ 0.000000e+00, %b6 ], !dbg !165
	%95 = phi float [ %235, %b22 ], [ 0.000000e+00, %b6 ], !dbg !165
	%96 = phi i64 [ %236, %b22 ], [ 0, %b6 ], !dbg !166
	%97 = icmp slt i64 %96, %6, !dbg !167
	br i1 %97, label %b8, label %b23, !dbg !167

b8:
	%98 = trunc i64 %96 to i32, !dbg !168
	%99 = addrspacecast float addrspace(1)* %63 to float*, !dbg !168
	%100 = bitcast float* %99 to i8*, !dbg !168
	%101 = call i8* @gpuc_peer_thread(i8* %100, i32 %98), !dbg !168
	%102 = bitcast i8* %101 to float*, !dbg !168
	%103 = icmp eq float* %102, null, !dbg !168
	%104 = select i1 %103, i64 0, i64 %62, !dbg !168
	%105 = and i64 %104, 3, !dbg !169
	%106 = icmp eq i64 %105, 0, !dbg !169
	br i1 %106, label %b9, label %b51, !dbg !169

b9:
	%107 = ptrtoint float* %102 to i64, !dbg !169
	%108 = and i64 %107, 15, !dbg !169
	%109 = icmp eq i64 %108, 0, !dbg !169
	%110 = icmp eq i64 %104, 0, !dbg !169
	%111 = or i1 %109, %110, !dbg !169
	br i1 %111, label %b10, label %b50, !dbg !169

b10:
	%112 = addrspacecast float* %102 to { float, float, float, float } addrspace(1)*, !dbg !169
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i64 %90, !dbg !170
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %113, i32 0, i32 0, !dbg !170
	%115 = bitcast { float, float, float, float } addrspace(1)* %113 to <4 x float> addrspace(1)*, !dbg !170
	%116 = load <4 x float>, <4 x float> addrspace(1)* %115, align 16, !dbg !170
	%117 = extractelement <4 x float> %116, i32 0, !dbg !170
	%118 = extractelement <4 x float> %116, i32 1, !dbg !170
	%119 = extractelement <4 x float> %116, i32 2, !dbg !170
	%120 = extractelement <4 x float> %116, i32 3, !dbg !170
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %113, i32 0, i32 1, !dbg !170
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %113, i32 0, i32 2, !dbg !170
	%123 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %113, i32 0, i32 3, !dbg !170
	%124 = add i64 %96, 1, !dbg !171
	%125 = icmp slt i64 %124, %6, !dbg !172
	br i1 %125, label %b11, label %b14, !dbg !172

b11:
	%126 = trunc i64 %124 to i32, !dbg !173
	%127 = addrspacecast float addrspace(1)* %63 to float*, !dbg !173
	%128 = bitcast float* %127 to i8*, !dbg !173
	%129 = call i8* @gpuc_peer_thread(i8* %128, i32 %126), !dbg !173
	%130 = bitcast i8* %129 to float*, !dbg !173
	%131 = icmp eq float* %130, null, !dbg !173
	%132 = select i1 %131, i64 0, i64 %62, !dbg !173
	%133 = and i64 %132, 3, !dbg !174
	%134 = icmp eq i64 %133, 0, !dbg !174
	br i1 %134, label %b12, label %b36, !dbg !174

b12:
	%135 = ptrtoint float* %130 to i64, !dbg !174
	%136 = and i64 %135, 15, !dbg !174
	%137 = icmp eq i64 %136, 0, !dbg !174
	%138 = icmp eq i64 %132, 0, !dbg !174
	%139 = or i1 %137, %138, !dbg !174
	br i1 %139, label %b13, label %b35, !dbg !174

b13:
	%140 = addrspacecast float* %130 to { float, float, float, float } addrspace(1)*, !dbg !174
	%141 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i64 %90, !dbg !175
	%142 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %141, i32 0, i32 0, !dbg !175
	%143 = bitcast { float, float, float, float } addrspace(1)* %141 to <4 x float> addrspace(1)*, !dbg !175
	%144 = load <4 x float>, <4 x float> addrspace(1)* %143, align 16, !dbg !175
	%145 = extractelement <4 x float> %144, i32 0, !dbg !175
	%146 = extractelement <4 x float> %144, i32 1, !dbg !175
	%147 = extractelement <4 x float> %144, i32 2, !dbg !175
	%148 = extractelement <4 x float> %144, i32 3, !dbg !175
	%149 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %141, i32 0, i32 1, !dbg !175
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %141, i32 0, i32 2, !dbg !175
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %141, i32 0, i32 3, !dbg !175
	br label %b14, !dbg !175

b14:
	%152 = phi float [ 0.000000e+00, %b10 ], [ %145, %b13 ], !dbg !176
	%153 = phi float [ 0.000000e+00, %b10 ], [ %146, %b13 ], !dbg !176
	%154 = phi float [ 0.000000e+00, %b10 ], [ %147, %b13 ], !dbg !176
	%155 = phi float [ 0.000000e+00, %b10 ], [ %148, %b13 ], !dbg !176
	%156 = add i64 %96, 2, !dbg !177
	%157 = icmp slt i64 %156, %6, !dbg !178
	br i1 %157, label %b15, label %b18, !dbg !178

b15:
	%158 = trunc i64 %156 to i32, !dbg !179
	%159 = addrspacecast float addrspace(1)* %63 to float*, !dbg !179
	%160 = bitcast float* %159 to i8*, !dbg !179
	%161 = call i8* @gpuc_peer_thread(i8* %160, i32 %158), !dbg !179
	%162 = bitcast i8* %161 to float*, !dbg !179
	%163 = icmp eq float* %162, null, !dbg !179
	%164 = select i1 %163, i64 0, i64 %62, !dbg !179
	%165 = and i64 %164, 3, !dbg !180
	%166 = icmp eq i64 %165, 0, !dbg !180
	br i1 %166, label %b16, label %b42, !dbg !180

b16:
	%167 = ptrtoint float* %162 to i64, !dbg !180
	%168 = and i64 %167, 15, !dbg !180
	%169 = icmp eq i64 %168, 0, !dbg !180
	%170 = icmp eq i64 %164, 0, !dbg !180
	%171 = or i1 %169, %170, !dbg !180
	br i1 %171, label %b17, label %b41, !dbg !180

b17:
	%172 = addrspacecast float* %162 to { float, float, float, float } addrspace(1)*, !dbg !180
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i64 %90, !dbg !181
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 0, !dbg !181
	%175 = bitcast { float, float, float, float } addrspace(1)* %173 to <4 x float> addrspace(1)*, !dbg !181
	%176 = load <4 x float>, <4 x float> addrspace(1)* %175, align 16, !dbg !181
	%177 = extractelement <4 x float> %176, i32 0, !dbg !181
	%178 = extractelement <4 x float> %176, i32 1, !dbg !181
	%179 = extractelement <4 x float> %176, i32 2, !dbg !181
	%180 = extractelement <4 x float> %176, i32 3, !dbg !181
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 1, !dbg !181
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 2, !dbg !181
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 3, !dbg !181
	br label %b18, !dbg !181

b18:
	%184 = phi float [ 0.000000e+00, %b14 ], [ %177, %b17 ], !dbg !182
	%185 = phi float [ 0.000000e+00, %b14 ], [ %178, %b17 ], !dbg !182
	%186 = phi float [ 0.000000e+00, %b14 ], [ %179, %b17 ], !dbg !182
	%187 = phi float [ 0.000000e+00, %b14 ], [ %180, %b17 ], !dbg !182
	%188 = add i64 %96, 3, !dbg !183
	%189 = icmp slt i64 %188, %6, !dbg !184
	br i1 %189, label %b19, label %b22, !dbg !184

b19:
	%190 = trunc i64 %188 to i32, !dbg !185
	%191 = addrspacecast float addrspace(1)* %63 to float*, !dbg !185
	%192 = bitcast float* %191 to i8*, !dbg !185
	%193 = call i8* @gpuc_peer_thread(i8* %192, i32 %190), !dbg !185
	%194 = bitcast i8* %193 to float*, !dbg !185
	%195 = icmp eq float* %194, null, !dbg !185
	%196 = select i1 %195, i64 0, i64 %62, !dbg !185
	%197 = and i64 %196, 3, !dbg !186
	%198 = icmp eq i64 %197, 0, !dbg !186
	br i1 %198, label %b20, label %b48, !dbg !186

b20:
	%199 = ptrtoint float* %194 to i64, !dbg !186
	%200 = and i64 %199, 15, !dbg !186
	%201 = icmp eq i64 %200, 0, !dbg !186
	%202 = icmp eq i64 %196, 0, !dbg !186
	%203 = or i1 %201, %202, !dbg !186
	br i1 %203, label %b21, label %b47, !dbg !186

b21:
	%204 = addrspacecast float* %194 to { float, float, float, float } addrspace(1)*, !dbg !186
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %204, i64 %90, !dbg !187
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 0, !dbg !187
	%207 = bitcast { float, float, float, float } addrspace(1)* %205 to <4 x float> addrspace(1)*, !dbg !187
	%208 = load <4 x float>, <4 x float> addrspace(1)* %207, align 16, !dbg !187
	%209 = extractelement <4 x float> %208, i32 0, !dbg !187
	%210 = extractelement <4 x float> %208, i32 1, !dbg !187
	%211 = extractelement <4 x float> %208, i32 2, !dbg !187
	%212 = extractelement <4 x float> %208, i32 3, !dbg !187
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 1, !dbg !187
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 2, !dbg !187
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %205, i32 0, i32 3, !dbg !187
	br label %b22, !dbg !187

b22:
	%216 = phi float [ 0.000000e+00, %b18 ], [ %209, %b21 ], !dbg !188
	%217 = phi float [ 0.000000e+00, %b18 ], [ %210, %b21 ], !dbg !188
	%218 = phi float [ 0.000000e+00, %b18 ], [ %211, %b21 ], !dbg !188
	%219 = phi float [ 0.000000e+00, %b18 ], [ %212, %b21 ], !dbg !188
	%220 = fadd float %117, %152, !dbg !190
	%221 = fadd float %118, %153, !dbg !191
	%222 = fadd float %119, %154, !dbg !192
	%223 = fadd float %120, %155, !dbg !193
	%224 = fadd float %184, %216, !dbg !195
	%225 = fadd float %185, %217, !dbg !196
	%226 = fadd float %186, %218, !dbg !197
	%227 = fadd float %187, %219, !dbg !198
	%228 = fadd float %220, %224, !dbg !200
	%229 = fadd float %221, %225, !dbg !201
	%230 = fadd float %222, %226, !dbg !202
	%231 = fadd float %223, %227, !dbg !203
	%232 = fadd float %92, %228, !dbg !205
	%233 = fadd float %93, %229, !dbg !206
	%234 = fadd float %94, %230, !dbg !207
	%235 = fadd float %95, %231, !dbg !208
	%236 = add i64 %96, 4, !dbg !209
	br label %b7, !dbg !209

b23:
	%237 = phi i64 [ %264, %b25 ], [ 0, %b7 ], !dbg !210
	%238 = trunc i64 %237 to i32, !dbg !133
	%239 = addrspacecast float addrspace(1)* %64 to float*, !dbg !133
	%240 = icmp uge i64 %237, %6, !dbg !133
	br i1 %240, label %b23_fail1, label %b23_ok1, !dbg !133, !prof !19

b23_ok1:
	%241 = bitcast float* %239 to i8*, !dbg !133
	%242 = call i8* @gpuc_peer_thread(i8* %241, i32 %238), !dbg !133
	%243 = bitcast i8* %242 to float*, !dbg !133
	%244 = icmp eq float* %243, null, !dbg !133
	%245 = select i1 %244, i64 0, i64 %62, !dbg !133
	%246 = and i64 %245, 3, !dbg !211
	%247 = icmp eq i64 %246, 0, !dbg !211
	br i1 %247, label %b24, label %b57, !dbg !211

b24:
	%248 = ptrtoint float* %243 to i64, !dbg !211
	%249 = and i64 %248, 15, !dbg !211
	%250 = icmp eq i64 %249, 0, !dbg !211
	%251 = icmp eq i64 %245, 0, !dbg !211
	%252 = or i1 %250, %251, !dbg !211
	br i1 %252, label %b25, label %b56, !dbg !211

b25:
	%253 = addrspacecast float* %243 to { float, float, float, float } addrspace(1)*, !dbg !211
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %253, i64 %90, !dbg !212
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i32 0, i32 0, !dbg !212
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i32 0, i32 1, !dbg !212
	%257 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i32 0, i32 2, !dbg !212
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i32 0, i32 3, !dbg !212
	%259 = bitcast { float, float, float, float } addrspace(1)* %254 to <4 x float> addrspace(1)*, !dbg !212
	%260 = insertelement <4 x float> undef, float %92, i32 0, !dbg !212
	%261 = insertelement <4 x float> %260, float %93, i32 1, !dbg !212
	%262 = insertelement <4 x float> %261, float %94, i32 2, !dbg !212
	%263 = insertelement <4 x float> %262, float %95, i32 3, !dbg !212
	store <4 x float> %263, <4 x float> addrspace(1)* %259, align 16, !dbg !212
	%264 = add i64 %237, 1, !dbg !212
	%265 = icmp slt i64 %264, %6, !dbg !212
	br i1 %265, label %b23, label %b26, !dbg !212

b26:
	%266 = add i64 %90, %85, !dbg !162
	br label %b6, !dbg !162

b35:
	%267 = phi i64 [ %136, %b12 ], [ %386, %b33_cold ], !dbg !213
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %267, i64 16), !dbg !174
	ret void, !dbg !174

b36:
	%268 = phi i64 [ %132, %b11 ], [ %382, %b32_cold ], !dbg !213
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %268, i64 4), !dbg !174
	ret void, !dbg !174

b41:
	%269 = phi i64 [ %168, %b16 ], [ %420, %b39_cold ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %269, i64 16), !dbg !180
	ret void, !dbg !180

b42:
	%270 = phi i64 [ %164, %b15 ], [ %416, %b38_cold ], !dbg !214
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %270, i64 4), !dbg !180
	ret void, !dbg !180

b47:
	%271 = phi i64 [ %200, %b20 ], [ %454, %b45_cold ], !dbg !215
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %271, i64 16), !dbg !186
	ret void, !dbg !186

b48:
	%272 = phi i64 [ %196, %b19 ], [ %450, %b44_cold ], !dbg !215
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %272, i64 4), !dbg !186
	ret void, !dbg !186

b50:
	%273 = phi i64 [ %108, %b9 ], [ %356, %b30_cold ], !dbg !216
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %273, i64 16), !dbg !169
	ret void, !dbg !169

b51:
	%274 = phi i64 [ %104, %b8 ], [ %352, %b29_cold ], !dbg !216
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %274, i64 4), !dbg !169
	ret void, !dbg !169

b56:
	%275 = phi i64 [ %249, %b24 ], [ %505, %b53_cold ], !dbg !211
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %275, i64 16), !dbg !211
	ret void, !dbg !211

b57:
	%276 = phi i64 [ %245, %b23_ok1 ], [ %501, %b52_cold_ok1 ], !dbg !211
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %276, i64 4), !dbg !211
	ret void, !dbg !211

b58:
	%277 = sub i64 %6, 1, !dbg !217
	%278 = icmp eq i64 %5, %277, !dbg !218
	br i1 %278, label %b59, label %b65, !dbg !218

b59:
	%279 = mul i64 %46, 4, !dbg !219
	%280 = sub i64 %p3, %279, !dbg !220
	br label %b60, !dbg !221

b60:
	%281 = phi i64 [ %80, %b59 ], [ %315, %b64 ], !dbg !221
	%282 = icmp slt i64 %281, %280, !dbg !221
	br i1 %282, label %b61, label %b65, !dbg !221

b61:
	%283 = add i64 %61, %281, !dbg !222
	br label %b62, !dbg !223

b62:
	%284 = phi float [ %298, %b62_ok2 ], [ 0.000000e+00, %b61 ], !dbg !223
	%285 = phi i64 [ %299, %b62_ok2 ], [ 0, %b61 ], !dbg !223
	%286 = trunc i64 %285 to i32, !dbg !224
	%287 = addrspacecast float addrspace(1)* %1 to float*, !dbg !224
	%288 = icmp uge i64 %285, %6, !dbg !224
	br i1 %288, label %b62_fail1, label %b62_ok1, !dbg !224, !prof !19

b62_ok1:
	%289 = bitcast float* %287 to i8*, !dbg !224
	%290 = call i8* @gpuc_peer_thread(i8* %289, i32 %286), !dbg !224
	%291 = bitcast i8* %290 to float*, !dbg !224
	%292 = icmp eq float* %291, null, !dbg !224
	%293 = select i1 %292, i64 0, i64 %p3, !dbg !224
	%294 = addrspacecast float* %291 to float addrspace(1)*, !dbg !225
	%295 = getelementptr inbounds float, float addrspace(1)* %294, i64 %283, !dbg !225
	%296 = icmp uge i64 %283, %293, !dbg !225
	br i1 %296, label %b62_fail2, label %b62_ok2, !dbg !225, !prof !19

b62_ok2:
	%297 = load float, float addrspace(1)* %295, align 4, !dbg !225
	%298 = fadd float %284, %297, !dbg !226
	%299 = add i64 %285, 1, !dbg !226
	%300 = icmp slt i64 %299, %6, !dbg !226
	br i1 %300, label %b62, label %b63, !dbg !226

b63:
	%301 = phi i64 [ %313, %b63_ok2 ], [ 0, %b62_ok2 ], !dbg !227
	%302 = trunc i64 %301 to i32, !dbg !228
	%303 = addrspacecast float addrspace(1)* %0 to float*, !dbg !228
	%304 = icmp uge i64 %301, %6, !dbg !228
	br i1 %304, label %b63_fail1, label %b63_ok1, !dbg !228, !prof !19

b63_ok1:
	%305 = bitcast float* %303 to i8*, !dbg !228
	%306 = call i8* @gpuc_peer_thread(i8* %305, i32 %302), !dbg !228
	%307 = bitcast i8* %306 to float*, !dbg !228
	%308 = icmp eq float* %307, null, !dbg !228
	%309 = select i1 %308, i64 0, i64 %p1, !dbg !228
	%310 = addrspacecast float* %307 to float addrspace(1)*, !dbg !229
	%311 = getelementptr inbounds float, float addrspace(1)* %310, i64 %283, !dbg !229
	%312 = icmp uge i64 %283, %309, !dbg !229
	br i1 %312, label %b63_fail2, label %b63_ok2, !dbg !229, !prof !19

b63_ok2:
	store float %298, float addrspace(1)* %311, align 4, !dbg !229
	%313 = add i64 %301, 1, !dbg !229
	%314 = icmp slt i64 %313, %6, !dbg !229
	br i1 %314, label %b63, label %b64, !dbg !229

b64:
	%315 = add i64 %281, %85, !dbg !221
	br label %b60, !dbg !221

b65:
	%316 = add i64 %p6, %8, !dbg !230
	%317 = mul i64 %316, %6, !dbg !231
	call void @gpuc_fence_block(), !dbg !232
	%318 = add i64 %317, %5, !dbg !233
	br label %b66, !dbg !234

b66:
	%319 = phi i64 [ %23, %b65 ], [ %326, %b67_ok1 ], !dbg !234
	%320 = icmp slt i64 %319, %6, !dbg !234
	br i1 %320, label %b67, label %b68, !dbg !234

b67:
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %318, !dbg !235
	%322 = trunc i64 %319 to i32, !dbg !236
	%323 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !236
	%324 = icmp uge i64 %318, %p5, !dbg !235
	br i1 %324, label %b67_fail1, label %b67_ok1, !dbg !235, !prof !19

b67_ok1:
	%325 = bitcast i64* %323 to i8*, !dbg !236
	call void @gpuc_signal_op_thread(i8* %325, i64 %p7, i32 9, i32 %322), !dbg !236
	%326 = add i64 %319, %27, !dbg !234
	br label %b66, !dbg !234

b68:
	%327 = phi i64 [ %335, %b69_ok1 ], [ %23, %b66 ], !dbg !237
	%328 = icmp slt i64 %327, %6, !dbg !237
	br i1 %328, label %b69, label %b70, !dbg !237

b69:
	%329 = add i64 %317, %327, !dbg !238
	%330 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %329, !dbg !239
	%331 = addrspacecast i64 addrspace(1)* %330 to i64*, !dbg !240
	%332 = icmp uge i64 %329, %p5, !dbg !239
	br i1 %332, label %b69_fail1, label %b69_ok1, !dbg !239, !prof !19

b69_ok1:
	%333 = bitcast i64* %331 to i8*, !dbg !240
	%334 = call i64 @gpuc_signal_wait_until_thread(i8* %333, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !240
	%335 = add i64 %327, %27, !dbg !237
	br label %b68, !dbg !237

b70:
	call void @llvm.nvvm.barrier0(), !dbg !241
	ret void, !dbg !134

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %28, i64 %p5), !dbg !144
	ret void, !dbg !144

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %39, i64 %p5), !dbg !148
	ret void, !dbg !148

b5_fail1:
	%336 = icmp ugt i64 %61, %p3, !dbg !159
	br i1 %336, label %b5_fail2, label %b5_ok2, !dbg !159

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p3), !dbg !159
	ret void, !dbg !159

b5_ok2:
	%337 = icmp ugt i64 %53, %61, !dbg !159
	br i1 %337, label %b5_fail3, label %b5_ok3, !dbg !159

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %53, i64 %61), !dbg !159
	ret void, !dbg !159

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p1), !dbg !160
	ret void, !dbg !160

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %237, i64 %6), !dbg !133
	ret void, !dbg !133

b27_cold:
	%338 = phi i64 [ %524, %b55_cold ], [ %80, %b5_ok1 ], !dbg !162
	%339 = icmp slt i64 %338, %70, !dbg !162
	br i1 %339, label %b28_cold, label %b58, !dbg !162

b28_cold:
	%340 = phi float [ %488, %b49_cold ], [ 0.000000e+00, %b27_cold ], !dbg !165
	%341 = phi float [ %489, %b49_cold ], [ 0.000000e+00, %b27_cold ], !dbg !165
	%342 = phi float [ %490, %b49_cold ], [ 0.000000e+00, %b27_cold ], !dbg !165
	%343 = phi float [ %491, %b49_cold ], [ 0.000000e+00, %b27_cold ], !dbg !165
	%344 = phi i64 [ %492, %b49_cold ], [ 0, %b27_cold ], !dbg !166
	%345 = icmp slt i64 %344, %6, !dbg !167
	br i1 %345, label %b29_cold, label %b52_cold, !dbg !167

b29_cold:
	%346 = trunc i64 %344 to i32, !dbg !168
	%347 = addrspacecast float addrspace(1)* %63 to float*, !dbg !168
	%348 = bitcast float* %347 to i8*, !dbg !168
	%349 = call i8* @gpuc_peer_thread(i8* %348, i32 %346), !dbg !168
	%350 = bitcast i8* %349 to float*, !dbg !168
	%351 = icmp eq float* %350, null, !dbg !168
	%352 = select i1 %351, i64 0, i64 %62, !dbg !168
	%353 = and i64 %352, 3, !dbg !169
	%354 = icmp eq i64 %353, 0, !dbg !169
	br i1 %354, label %b30_cold, label %b51, !dbg !169

b30_cold:
	%355 = ptrtoint float* %350 to i64, !dbg !169
	%356 = and i64 %355, 15, !dbg !169
	%357 = icmp eq i64 %356, 0, !dbg !169
	%358 = icmp eq i64 %352, 0, !dbg !169
	%359 = or i1 %357, %358, !dbg !169
	br i1 %359, label %b31_cold, label %b50, !dbg !169

b31_cold:
	%360 = ashr i64 %352, 2, !dbg !169
	%361 = addrspacecast float* %350 to { float, float, float, float } addrspace(1)*, !dbg !169
	%362 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %361, i64 %338, !dbg !170
	%363 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i32 0, i32 0, !dbg !170
	%364 = icmp uge i64 %338, %360, !dbg !170
	br i1 %364, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !170, !prof !19

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %338, i64 %360), !dbg !170
	ret void, !dbg !170

b31_cold_ok1:
	%365 = bitcast { float, float, float, float } addrspace(1)* %362 to <4 x float> addrspace(1)*, !dbg !170
	%366 = load <4 x float>, <4 x float> addrspace(1)* %365, align 16, !dbg !170
	%367 = extractelement <4 x float> %366, i32 0, !dbg !170
	%368 = extractelement <4 x float> %366, i32 1, !dbg !170
	%369 = extractelement <4 x float> %366, i32 2, !dbg !170
	%370 = extractelement <4 x float> %366, i32 3, !dbg !170
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i32 0, i32 1, !dbg !170
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i32 0, i32 2, !dbg !170
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i32 0, i32 3, !dbg !170
	%374 = add i64 %344, 1, !dbg !171
	%375 = icmp slt i64 %374, %6, !dbg !172
	br i1 %375, label %b32_cold, label %b37_cold, !dbg !172

b32_cold:
	%376 = trunc i64 %374 to i32, !dbg !173
	%377 = addrspacecast float addrspace(1)* %63 to float*, !dbg !173
	%378 = bitcast float* %377 to i8*, !dbg !173
	%379 = call i8* @gpuc_peer_thread(i8* %378, i32 %376), !dbg !173
	%380 = bitcast i8* %379 to float*, !dbg !173
	%381 = icmp eq float* %380, null, !dbg !173
	%382 = select i1 %381, i64 0, i64 %62, !dbg !173
	%383 = and i64 %382, 3, !dbg !174
	%384 = icmp eq i64 %383, 0, !dbg !174
	br i1 %384, label %b33_cold, label %b36, !dbg !174

b33_cold:
	%385 = ptrtoint float* %380 to i64, !dbg !174
	%386 = and i64 %385, 15, !dbg !174
	%387 = icmp eq i64 %386, 0, !dbg !174
	%388 = icmp eq i64 %382, 0, !dbg !174
	%389 = or i1 %387, %388, !dbg !174
	br i1 %389, label %b34_cold, label %b35, !dbg !174

b34_cold:
	%390 = ashr i64 %382, 2, !dbg !174
	%391 = addrspacecast float* %380 to { float, float, float, float } addrspace(1)*, !dbg !174
	%392 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %338, !dbg !175
	%393 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i32 0, i32 0, !dbg !175
	%394 = icmp uge i64 %338, %390, !dbg !175
	br i1 %394, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !175, !prof !19

b34_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %338, i64 %390), !dbg !175
	ret void, !dbg !175

b34_cold_ok1:
	%395 = bitcast { float, float, float, float } addrspace(1)* %392 to <4 x float> addrspace(1)*, !dbg !175
	%396 = load <4 x float>, <4 x float> addrspace(1)* %395, align 16, !dbg !175
	%397 = extractelement <4 x float> %396, i32 0, !dbg !175
	%398 = extractelement <4 x float> %396, i32 1, !dbg !175
	%399 = extractelement <4 x float> %396, i32 2, !dbg !175
	%400 = extractelement <4 x float> %396, i32 3, !dbg !175
	%401 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i32 0, i32 1, !dbg !175
	%402 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i32 0, i32 2, !dbg !175
	%403 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i32 0, i32 3, !dbg !175
	br label %b37_cold, !dbg !175

b37_cold:
	%404 = phi float [ 0.000000e+00, %b31_cold_ok1 ], [ %397, %b34_cold_ok1 ], !dbg !176
	%405 = phi float [ 0.000000e+00, %b31_cold_ok1 ], [ %398, %b34_cold_ok1 ], !dbg !176
	%406 = phi float [ 0.000000e+00, %b31_cold_ok1 ], [ %399, %b34_cold_ok1 ], !dbg !176
	%407 = phi float [ 0.000000e+00, %b31_cold_ok1 ], [ %400, %b34_cold_ok1 ], !dbg !176
	%408 = add i64 %344, 2, !dbg !177
	%409 = icmp slt i64 %408, %6, !dbg !178
	br i1 %409, label %b38_cold, label %b43_cold, !dbg !178

b38_cold:
	%410 = trunc i64 %408 to i32, !dbg !179
	%411 = addrspacecast float addrspace(1)* %63 to float*, !dbg !179
	%412 = bitcast float* %411 to i8*, !dbg !179
	%413 = call i8* @gpuc_peer_thread(i8* %412, i32 %410), !dbg !179
	%414 = bitcast i8* %413 to float*, !dbg !179
	%415 = icmp eq float* %414, null, !dbg !179
	%416 = select i1 %415, i64 0, i64 %62, !dbg !179
	%417 = and i64 %416, 3, !dbg !180
	%418 = icmp eq i64 %417, 0, !dbg !180
	br i1 %418, label %b39_cold, label %b42, !dbg !180

b39_cold:
	%419 = ptrtoint float* %414 to i64, !dbg !180
	%420 = and i64 %419, 15, !dbg !180
	%421 = icmp eq i64 %420, 0, !dbg !180
	%422 = icmp eq i64 %416, 0, !dbg !180
	%423 = or i1 %421, %422, !dbg !180
	br i1 %423, label %b40_cold, label %b41, !dbg !180

b40_cold:
	%424 = ashr i64 %416, 2, !dbg !180
	%425 = addrspacecast float* %414 to { float, float, float, float } addrspace(1)*, !dbg !180
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %425, i64 %338, !dbg !181
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !181
	%428 = icmp uge i64 %338, %424, !dbg !181
	br i1 %428, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !181, !prof !19

b40_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %338, i64 %424), !dbg !181
	ret void, !dbg !181

b40_cold_ok1:
	%429 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !181
	%430 = load <4 x float>, <4 x float> addrspace(1)* %429, align 16, !dbg !181
	%431 = extractelement <4 x float> %430, i32 0, !dbg !181
	%432 = extractelement <4 x float> %430, i32 1, !dbg !181
	%433 = extractelement <4 x float> %430, i32 2, !dbg !181
	%434 = extractelement <4 x float> %430, i32 3, !dbg !181
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !181
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !181
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !181
	br label %b43_cold, !dbg !181

b43_cold:
	%438 = phi float [ 0.000000e+00, %b37_cold ], [ %431, %b40_cold_ok1 ], !dbg !182
	%439 = phi float [ 0.000000e+00, %b37_cold ], [ %432, %b40_cold_ok1 ], !dbg !182
	%440 = phi float [ 0.000000e+00, %b37_cold ], [ %433, %b40_cold_ok1 ], !dbg !182
	%441 = phi float [ 0.000000e+00, %b37_cold ], [ %434, %b40_cold_ok1 ], !dbg !182
	%442 = add i64 %344, 3, !dbg !183
	%443 = icmp slt i64 %442, %6, !dbg !184
	br i1 %443, label %b44_cold, label %b49_cold, !dbg !184

b44_cold:
	%444 = trunc i64 %442 to i32, !dbg !185
	%445 = addrspacecast float addrspace(1)* %63 to float*, !dbg !185
	%446 = bitcast float* %445 to i8*, !dbg !185
	%447 = call i8* @gpuc_peer_thread(i8* %446, i32 %444), !dbg !185
	%448 = bitcast i8* %447 to float*, !dbg !185
	%449 = icmp eq float* %448, null, !dbg !185
	%450 = select i1 %449, i64 0, i64 %62, !dbg !185
	%451 = and i64 %450, 3, !dbg !186
	%452 = icmp eq i64 %451, 0, !dbg !186
	br i1 %452, label %b45_cold, label %b48, !dbg !186

b45_cold:
	%453 = ptrtoint float* %448 to i64, !dbg !186
	%454 = and i64 %453, 15, !dbg !186
	%455 = icmp eq i64 %454, 0, !dbg !186
	%456 = icmp eq i64 %450, 0, !dbg !186
	%457 = or i1 %455, %456, !dbg !186
	br i1 %457, label %b46_cold, label %b47, !dbg !186

b46_cold:
	%458 = ashr i64 %450, 2, !dbg !186
	%459 = addrspacecast float* %448 to { float, float, float, float } addrspace(1)*, !dbg !186
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i64 %338, !dbg !187
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 0, !dbg !187
	%462 = icmp uge i64 %338, %458, !dbg !187
	br i1 %462, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !187, !prof !19

b46_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %338, i64 %458), !dbg !187
	ret void, !dbg !187

b46_cold_ok1:
	%463 = bitcast { float, float, float, float } addrspace(1)* %460 to <4 x float> addrspace(1)*, !dbg !187
	%464 = load <4 x float>, <4 x float> addrspace(1)* %463, align 16, !dbg !187
	%465 = extractelement <4 x float> %464, i32 0, !dbg !187
	%466 = extractelement <4 x float> %464, i32 1, !dbg !187
	%467 = extractelement <4 x float> %464, i32 2, !dbg !187
	%468 = extractelement <4 x float> %464, i32 3, !dbg !187
	%469 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 1, !dbg !187
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 2, !dbg !187
	%471 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 3, !dbg !187
	br label %b49_cold, !dbg !187

b49_cold:
	%472 = phi float [ 0.000000e+00, %b43_cold ], [ %465, %b46_cold_ok1 ], !dbg !188
	%473 = phi float [ 0.000000e+00, %b43_cold ], [ %466, %b46_cold_ok1 ], !dbg !188
	%474 = phi float [ 0.000000e+00, %b43_cold ], [ %467, %b46_cold_ok1 ], !dbg !188
	%475 = phi float [ 0.000000e+00, %b43_cold ], [ %468, %b46_cold_ok1 ], !dbg !188
	%476 = fadd float %367, %404, !dbg !190
	%477 = fadd float %368, %405, !dbg !191
	%478 = fadd float %369, %406, !dbg !192
	%479 = fadd float %370, %407, !dbg !193
	%480 = fadd float %438, %472, !dbg !195
	%481 = fadd float %439, %473, !dbg !196
	%482 = fadd float %440, %474, !dbg !197
	%483 = fadd float %441, %475, !dbg !198
	%484 = fadd float %476, %480, !dbg !200
	%485 = fadd float %477, %481, !dbg !201
	%486 = fadd float %478, %482, !dbg !202
	%487 = fadd float %479, %483, !dbg !203
	%488 = fadd float %340, %484, !dbg !205
	%489 = fadd float %341, %485, !dbg !206
	%490 = fadd float %342, %486, !dbg !207
	%491 = fadd float %343, %487, !dbg !208
	%492 = add i64 %344, 4, !dbg !209
	br label %b28_cold, !dbg !209

b52_cold:
	%493 = phi i64 [ %522, %b54_cold_ok1 ], [ 0, %b28_cold ], !dbg !210
	%494 = trunc i64 %493 to i32, !dbg !133
	%495 = addrspacecast float addrspace(1)* %64 to float*, !dbg !133
	%496 = icmp uge i64 %493, %6, !dbg !133
	br i1 %496, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !133, !prof !19

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %493, i64 %6), !dbg !133
	ret void, !dbg !133

b52_cold_ok1:
	%497 = bitcast float* %495 to i8*, !dbg !133
	%498 = call i8* @gpuc_peer_thread(i8* %497, i32 %494), !dbg !133
	%499 = bitcast i8* %498 to float*, !dbg !133
	%500 = icmp eq float* %499, null, !dbg !133
	%501 = select i1 %500, i64 0, i64 %62, !dbg !133
	%502 = and i64 %501, 3, !dbg !211
	%503 = icmp eq i64 %502, 0, !dbg !211
	br i1 %503, label %b53_cold, label %b57, !dbg !211

b53_cold:
	%504 = ptrtoint float* %499 to i64, !dbg !211
	%505 = and i64 %504, 15, !dbg !211
	%506 = icmp eq i64 %505, 0, !dbg !211
	%507 = icmp eq i64 %501, 0, !dbg !211
	%508 = or i1 %506, %507, !dbg !211
	br i1 %508, label %b54_cold, label %b56, !dbg !211

b54_cold:
	%509 = ashr i64 %501, 2, !dbg !211
	%510 = addrspacecast float* %499 to { float, float, float, float } addrspace(1)*, !dbg !211
	%511 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %510, i64 %338, !dbg !212
	%512 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 0, !dbg !212
	%513 = icmp uge i64 %338, %509, !dbg !212
	br i1 %513, label %b54_cold_fail1, label %b54_cold_ok1, !dbg !212, !prof !19

b54_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %338, i64 %509), !dbg !212
	ret void, !dbg !212

b54_cold_ok1:
	%514 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 1, !dbg !212
	%515 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 2, !dbg !212
	%516 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 3, !dbg !212
	%517 = bitcast { float, float, float, float } addrspace(1)* %511 to <4 x float> addrspace(1)*, !dbg !212
	%518 = insertelement <4 x float> undef, float %340, i32 0, !dbg !212
	%519 = insertelement <4 x float> %518, float %341, i32 1, !dbg !212
	%520 = insertelement <4 x float> %519, float %342, i32 2, !dbg !212
	%521 = insertelement <4 x float> %520, float %343, i32 3, !dbg !212
	store <4 x float> %521, <4 x float> addrspace(1)* %517, align 16, !dbg !212
	%522 = add i64 %493, 1, !dbg !212
	%523 = icmp slt i64 %522, %6, !dbg !212
	br i1 %523, label %b52_cold, label %b55_cold, !dbg !212

b55_cold:
	%524 = add i64 %338, %85, !dbg !162
	br label %b27_cold, !dbg !162

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %285, i64 %6), !dbg !224
	ret void, !dbg !224

b62_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %283, i64 %293), !dbg !225
	ret void, !dbg !225

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %301, i64 %6), !dbg !228
	ret void, !dbg !228

b63_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %283, i64 %309), !dbg !229
	ret void, !dbg !229

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %318, i64 %p5), !dbg !235
	ret void, !dbg !235

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %329, i64 %p5), !dbg !239
	ret void, !dbg !239
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !242 {
entry:
	br label %b0, !dbg !243

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !243
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !244
	%2 = sext i32 %1 to i64, !dbg !245
	br label %b1, !dbg !245

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !246
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !246
	%5 = trunc i64 %4 to i32, !dbg !244
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !244
	%7 = icmp uge i64 %4, %2, !dbg !244
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !244, !prof !19

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !244
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !244
	%10 = bitcast i8* %9 to float*, !dbg !244
	%11 = icmp eq float* %10, null, !dbg !244
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !244
	%13 = icmp eq i64 %12, 0, !dbg !247
	br i1 %13, label %b2, label %b3, !dbg !247

b2:
	br label %b3, !dbg !247

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !246
	%15 = add i64 %4, 1, !dbg !246
	%16 = icmp slt i64 %15, %2, !dbg !246
	br i1 %16, label %b1, label %b4, !dbg !246

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !248
	%18 = icmp uge i64 0, %p1, !dbg !248
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !248, !prof !19

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !248
	ret void, !dbg !248

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %4, i64 %2), !dbg !244
	ret void, !dbg !244

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 %p1), !dbg !248
	ret void, !dbg !248
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !250 {
entry:
	br label %b0, !dbg !251

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !251
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !251
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !251
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !251
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !252
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !253
	%6 = sext i32 %4 to i64, !dbg !254
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255, !range !20
	%8 = sext i32 %7 to i64, !dbg !255
	%9 = sub i64 %6, 1, !dbg !256
	%10 = mul i64 %8, %9, !dbg !257
	%11 = mul i64 %10, %p8, !dbg !258
	%12 = add i64 %8, 1, !dbg !259
	%13 = mul i64 %12, %9, !dbg !260
	%14 = mul i64 %13, %p8, !dbg !261
	%15 = sext i32 %5 to i64, !dbg !253
	%16 = add i64 %15, 1, !dbg !263
	%17 = icmp ugt i64 %14, %p5, !dbg !262
	%18 = icmp ugt i64 %11, %14, !dbg !262
	%19 = or i1 %17, %18, !dbg !262
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !262, !prof !19

b0_ok1:
	%20 = icmp eq i64 %6, -1, !dbg !264
	%21 = select i1 %20, i64 1, i64 %6, !dbg !264
	%22 = srem i64 %16, %21, !dbg !264
	%23 = sub i64 %14, %11, !dbg !262
	%24 = getelementptr inbounds float, float addrspace(1)* %2, i64 %11, !dbg !262
	%25 = mul i64 %8, 2, !dbg !265
	%26 = mul i64 %25, %9, !dbg !266
	%27 = icmp slt i64 0, %p10, !dbg !266
	br i1 %27, label %b1, label %b62, !dbg !266

b1:
	%28 = icmp slt i64 0, %9, !dbg !267
	%29 = mul i64 %9, 2, !dbg !268
	%30 = add i64 %26, %29, !dbg !269
	%31 = sub i64 %30, 1, !dbg !270
	%32 = trunc i64 %22 to i32, !dbg !271
	%33 = icmp eq i64 %9, 0, !dbg !274
	%34 = add i64 %26, %6, !dbg !275
	%35 = sub i64 %34, 2, !dbg !276
	%36 = sub i64 %34, 1, !dbg !277
	%37 = add i64 %26, %9, !dbg !278
	%38 = sub i64 %37, 1, !dbg !279
	%39 = sub i64 %9, 1, !dbg !280
	%40 = mul i64 %39, %p8, !dbg !281
	%41 = sub i64 %23, %40, !dbg !282
	%42 = icmp ule i64 %p8, 1073741823, !dbg !283
	%43 = mul i64 %p1, -1, !dbg !283
	%44 = add i64 %43, %p3, !dbg !283
	%45 = icmp sge i64 %44, 0, !dbg !283
	%46 = and i1 %42, %45, !dbg !283
	br i1 %46, label %b2, label %b32_cold, !dbg !283, !prof !70

b2:
	%47 = phi i64 [ %49, %b31 ], [ %p9, %b1 ], !dbg !283
	%48 = phi i64 [ %282, %b31 ], [ 0, %b1 ], !dbg !283
	%49 = add i64 %47, 1, !dbg !284
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !285, !range !25
	%51 = sext i32 %50 to i64, !dbg !285
	%52 = mul i64 %48, %51, !dbg !286
	%53 = add i64 %52, %8, !dbg !287
	%54 = mul i64 %53, %6, !dbg !288
	%55 = mul i64 %54, %p8, !dbg !289
	br i1 %28, label %b3, label %b13, !dbg !267

b3:
	%56 = phi i64 [ %156, %b12_ok1 ], [ 0, %b2 ], !dbg !267
	%57 = sub i64 %15, %56, !dbg !290
	%58 = add i64 %57, %6, !dbg !291
	%59 = icmp eq i64 %6, -1, !dbg !292
	%60 = select i1 %59, i64 1, i64 %6, !dbg !292
	%61 = srem i64 %58, %60, !dbg !292
	%62 = mul i64 %61, %p8, !dbg !295
	%63 = add i64 %55, %62, !dbg !296
	%64 = icmp slt i64 %63, %p1, !dbg !297
	%65 = select i1 %64, i64 %63, i64 %p1, !dbg !297
	%66 = add i64 %65, %p8, !dbg !298
	%67 = icmp slt i64 %66, %p1, !dbg !299
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !299
	%69 = sub i64 %68, %65, !dbg !300
	%70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65, !dbg !300
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !301
	%72 = icmp eq i64 %56, 0, !dbg !303
	%73 = icmp ugt i64 %68, %p1, !dbg !300
	%74 = icmp ugt i64 %65, %68, !dbg !300
	%75 = or i1 %73, %74, !dbg !300
	br i1 %75, label %b3_fail1, label %b3_ok1, !dbg !300, !prof !19

b3_ok1:
	br i1 %72, label %b4, label %b7, !dbg !303

b4:
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304, !range !21
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !304, !range !21
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !304, !range !23
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !304, !range !47
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !304, !range !47
	%81 = mul i32 %80, %78, !dbg !304
	%82 = add i32 %77, %81, !dbg !304
	%83 = mul i32 %79, %82, !dbg !304
	%84 = add i32 %76, %83, !dbg !304
	%85 = sext i32 %84 to i64, !dbg !304
	%86 = mul i32 %79, %80, !dbg !304
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !304, !range !48
	%88 = mul i32 %86, %87, !dbg !304
	%89 = sext i32 %88 to i64, !dbg !304
	br label %b5, !dbg !304

b5:
	%90 = phi i64 [ %85, %b4 ], [ %95, %b6 ], !dbg !304
	%91 = icmp slt i64 %90, %69, !dbg !304
	br i1 %91, label %b6, label %b12, !dbg !304

b6:
	%92 = getelementptr inbounds float, float addrspace(1)* %71, i64 %90, !dbg !305
	%93 = load float, float addrspace(1)* %92, align 4, !dbg !305
	%94 = getelementptr inbounds float, float addrspace(1)* %70, i64 %90, !dbg !306
	store float %93, float addrspace(1)* %94, align 4, !dbg !306
	%95 = add i64 %90, %89, !dbg !304
	br label %b5, !dbg !304

b7:
	%96 = add i64 %26, %56, !dbg !307
	%97 = sub i64 %96, 1, !dbg !308
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %97, !dbg !309
	%99 = icmp uge i64 %97, %p7, !dbg !309
	br i1 %99, label %b7_fail1, label %b7_ok1, !dbg !309, !prof !19

b7_ok1:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !312, !range !21
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !312, !range !21
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !312, !range !23
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !312, !range !47
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !312, !range !47
	%105 = mul i32 %104, %102, !dbg !312
	%106 = add i32 %101, %105, !dbg !312
	%107 = mul i32 %103, %106, !dbg !312
	%108 = add i32 %100, %107, !dbg !312
	%109 = sext i32 %108 to i64, !dbg !312
	%110 = icmp eq i64 %109, 0, !dbg !313
	br i1 %110, label %b8, label %b9, !dbg !313

b8:
	%111 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !314
	%112 = icmp eq i64 addrspace(1)* %98, null, !dbg !314
	br i1 %112, label %b8_fail1, label %b8_ok1, !dbg !314, !prof !19

b8_ok1:
	%113 = bitcast i64* %111 to i8*, !dbg !314
	%114 = call i64 @gpuc_signal_wait_until_thread(i8* %113, i32 5, i64 %49, i32 1, i8* %ctrl, i32 45), !dbg !314
	br label %b9, !dbg !314

b9:
	call void @llvm.nvvm.barrier0(), !dbg !315
	%115 = sub i64 %56, 1, !dbg !316
	%116 = mul i64 %115, %p8, !dbg !317
	%117 = sub i64 %23, %116, !dbg !318
	%118 = getelementptr inbounds float, float addrspace(1)* %24, i64 %116, !dbg !318
	%119 = mul i32 %103, %104, !dbg !320
	%120 = icmp ugt i64 %116, %23, !dbg !318
	%121 = icmp ugt i64 %69, %117, !dbg !319
	%122 = or i1 %120, %121, !dbg !319
	br i1 %122, label %b9_fail1, label %b9_ok1, !dbg !319, !prof !19

b9_ok1:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !320, !range !48
	%124 = mul i32 %119, %123, !dbg !320
	%125 = sext i32 %124 to i64, !dbg !320
	br label %b10, !dbg !320

b10:
	%126 = phi i64 [ %109, %b9_ok1 ], [ %134, %b11 ], !dbg !320
	%127 = icmp slt i64 %126, %69, !dbg !320
	br i1 %127, label %b11, label %b12, !dbg !320

b11:
	%128 = getelementptr inbounds float, float addrspace(1)* %118, i64 %126, !dbg !321
	%129 = load float, float addrspace(1)* %128, align 4, !dbg !321
	%130 = getelementptr inbounds float, float addrspace(1)* %71, i64 %126, !dbg !322
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !322
	%132 = fadd float %129, %131, !dbg !323
	%133 = getelementptr inbounds float, float addrspace(1)* %70, i64 %126, !dbg !324
	store float %132, float addrspace(1)* %133, align 4, !dbg !324
	%134 = add i64 %126, %125, !dbg !320
	br label %b10, !dbg !320

b12:
	call void @llvm.nvvm.barrier0(), !dbg !325
	%135 = mul i64 %56, %p8, !dbg !326
	%136 = add i64 %135, %68, !dbg !327
	%137 = sub i64 %136, %65, !dbg !328
	%138 = sub i64 %137, %135, !dbg !329
	%139 = add i64 %26, %56, !dbg !330
	%140 = getelementptr inbounds float, float addrspace(1)* %24, i64 %135, !dbg !329
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %139, !dbg !331
	%142 = mul i64 %69, 4, !dbg !271
	%143 = addrspacecast float addrspace(1)* %140 to float*, !dbg !271
	%144 = addrspacecast float addrspace(1)* %70 to float*, !dbg !271
	%145 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !271
	%146 = icmp ugt i64 %137, %23, !dbg !329
	%147 = icmp ugt i64 %135, %137, !dbg !329
	%148 = icmp uge i64 %139, %p7, !dbg !331
	%149 = icmp ne i64 %138, %69, !dbg !271
	%150 = or i1 %146, %147, !dbg !271
	%151 = or i1 %150, %148, !dbg !271
	%152 = or i1 %151, %149, !dbg !271
	br i1 %152, label %b12_fail1, label %b12_ok1, !dbg !271, !prof !19

b12_ok1:
	%153 = bitcast float* %143 to i8*, !dbg !271
	%154 = bitcast float* %144 to i8*, !dbg !271
	%155 = bitcast i64* %145 to i8*, !dbg !271
	call void @gpuc_put_signal_block(i8* %153, i8* %154, i64 %142, i8* %155, i64 %49, i32 9, i32 %32), !dbg !271
	%156 = add i64 %56, 1, !dbg !271
	%157 = icmp slt i64 %156, %9, !dbg !271
	br i1 %157, label %b3, label %b13, !dbg !271

b13:
	br i1 %28, label %b14, label %b29, !dbg !332

b14:
	%158 = phi i64 [ %263, %b28_ok1 ], [ 0, %b13 ], !dbg !332
	%159 = sub i64 %16, %158, !dbg !333
	%160 = add i64 %159, %6, !dbg !334
	%161 = icmp eq i64 %6, -1, !dbg !335
	%162 = select i1 %161, i64 1, i64 %6, !dbg !335
	%163 = srem i64 %160, %162, !dbg !335
	%164 = mul i64 %163, %p8, !dbg !337
	%165 = add i64 %55, %164, !dbg !338
	%166 = icmp slt i64 %165, %p1, !dbg !339
	%167 = select i1 %166, i64 %165, i64 %p1, !dbg !339
	%168 = add i64 %167, %p8, !dbg !340
	%169 = icmp slt i64 %168, %p1, !dbg !341
	%170 = select i1 %169, i64 %168, i64 %p1, !dbg !341
	%171 = icmp eq i64 %158, 0, !dbg !342
	br i1 %171, label %b15, label %b25, !dbg !342

b15:
	%172 = sub i64 %170, %167, !dbg !343
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !343
	%174 = getelementptr inbounds float, float addrspace(1)* %1, i64 %167, !dbg !344
	%175 = icmp ugt i64 %170, %p1, !dbg !343
	%176 = icmp ugt i64 %167, %170, !dbg !343
	%177 = or i1 %175, %176, !dbg !343
	br i1 %177, label %b15_fail1, label %b15_ok1, !dbg !343, !prof !19

b15_ok1:
	br i1 %33, label %b16, label %b19, !dbg !274

b16:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345, !range !21
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !345, !range !21
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !345, !range !23
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !345, !range !47
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !345, !range !47
	%183 = mul i32 %182, %180, !dbg !345
	%184 = add i32 %179, %183, !dbg !345
	%185 = mul i32 %181, %184, !dbg !345
	%186 = add i32 %178, %185, !dbg !345
	%187 = sext i32 %186 to i64, !dbg !345
	%188 = mul i32 %181, %182, !dbg !345
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !345, !range !48
	%190 = mul i32 %188, %189, !dbg !345
	%191 = sext i32 %190 to i64, !dbg !345
	br label %b17, !dbg !345

b17:
	%192 = phi i64 [ %187, %b16 ], [ %197, %b18 ], !dbg !345
	%193 = icmp slt i64 %192, %172, !dbg !345
	br i1 %193, label %b18, label %b24, !dbg !345

b18:
	%194 = getelementptr inbounds float, float addrspace(1)* %174, i64 %192, !dbg !346
	%195 = load float, float addrspace(1)* %194, align 4, !dbg !346
	%196 = getelementptr inbounds float, float addrspace(1)* %173, i64 %192, !dbg !347
	store float %195, float addrspace(1)* %196, align 4, !dbg !347
	%197 = add i64 %192, %191, !dbg !345
	br label %b17, !dbg !345

b19:
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !348
	%199 = icmp uge i64 %38, %p7, !dbg !348
	br i1 %199, label %b19_fail1, label %b19_ok1, !dbg !348, !prof !19

b19_ok1:
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !21
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !21
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !23
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !47
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !47
	%205 = mul i32 %204, %202, !dbg !350
	%206 = add i32 %201, %205, !dbg !350
	%207 = mul i32 %203, %206, !dbg !350
	%208 = add i32 %200, %207, !dbg !350
	%209 = sext i32 %208 to i64, !dbg !350
	%210 = icmp eq i64 %209, 0, !dbg !351
	br i1 %210, label %b20, label %b21, !dbg !351

b20:
	%211 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !352
	%212 = icmp eq i64 addrspace(1)* %198, null, !dbg !352
	br i1 %212, label %b20_fail1, label %b20_ok1, !dbg !352, !prof !19

b20_ok1:
	%213 = bitcast i64* %211 to i8*, !dbg !352
	%214 = call i64 @gpuc_signal_wait_until_thread(i8* %213, i32 5, i64 %49, i32 1, i8* %ctrl, i32 45), !dbg !352
	br label %b21, !dbg !352

b21:
	call void @llvm.nvvm.barrier0(), !dbg !353
	%215 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !282
	%216 = mul i32 %203, %204, !dbg !354
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !354, !range !48
	%218 = mul i32 %216, %217, !dbg !354
	%219 = sext i32 %218 to i64, !dbg !354
	br label %b22, !dbg !354

b22:
	%220 = phi i64 [ %209, %b21 ], [ %228, %b23 ], !dbg !354
	%221 = icmp slt i64 %220, %172, !dbg !354
	br i1 %221, label %b23, label %b24, !dbg !354

b23:
	%222 = getelementptr inbounds float, float addrspace(1)* %215, i64 %220, !dbg !355
	%223 = load float, float addrspace(1)* %222, align 4, !dbg !355
	%224 = getelementptr inbounds float, float addrspace(1)* %174, i64 %220, !dbg !356
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !356
	%226 = fadd float %223, %225, !dbg !357
	%227 = getelementptr inbounds float, float addrspace(1)* %173, i64 %220, !dbg !358
	store float %226, float addrspace(1)* %227, align 4, !dbg !358
	%228 = add i64 %220, %219, !dbg !354
	br label %b22, !dbg !354

b24:
	call void @llvm.nvvm.barrier0(), !dbg !359
	br label %b28, !dbg !273

b25:
	%229 = add i64 %35, %158, !dbg !360
	%230 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %229, !dbg !361
	%231 = icmp uge i64 %229, %p7, !dbg !361
	br i1 %231, label %b25_fail1, label %b25_ok1, !dbg !361, !prof !19

b25_ok1:
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !363, !range !21
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !363, !range !21
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !363, !range !23
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363, !range !47
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !363, !range !47
	%237 = mul i32 %236, %234, !dbg !363
	%238 = add i32 %233, %237, !dbg !363
	%239 = mul i32 %235, %238, !dbg !363
	%240 = add i32 %232, %239, !dbg !363
	%241 = sext i32 %240 to i64, !dbg !363
	%242 = icmp eq i64 %241, 0, !dbg !364
	br i1 %242, label %b26, label %b27, !dbg !364

b26:
	%243 = addrspacecast i64 addrspace(1)* %230 to i64*, !dbg !365
	%244 = icmp eq i64 addrspace(1)* %230, null, !dbg !365
	br i1 %244, label %b26_fail1, label %b26_ok1, !dbg !365, !prof !19

b26_ok1:
	%245 = bitcast i64* %243 to i8*, !dbg !365
	%246 = call i64 @gpuc_signal_wait_until_thread(i8* %245, i32 5, i64 %49, i32 1, i8* %ctrl, i32 45), !dbg !365
	br label %b27, !dbg !365

b27:
	call void @llvm.nvvm.barrier0(), !dbg !366
	br label %b28, !dbg !362

b28:
	%247 = add i64 %36, %158, !dbg !368
	%248 = sub i64 %170, %167, !dbg !367
	%249 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !367
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %247, !dbg !369
	%251 = mul i64 %248, 4, !dbg !252
	%252 = addrspacecast float addrspace(1)* %249 to float*, !dbg !252
	%253 = addrspacecast float addrspace(1)* %249 to float*, !dbg !252
	%254 = addrspacecast i64 addrspace(1)* %250 to i64*, !dbg !252
	%255 = icmp ugt i64 %170, %p1, !dbg !367
	%256 = icmp ugt i64 %167, %170, !dbg !367
	%257 = icmp uge i64 %247, %p7, !dbg !369
	%258 = or i1 %255, %256, !dbg !369
	%259 = or i1 %258, %257, !dbg !369
	br i1 %259, label %b28_fail1, label %b28_ok1, !dbg !369, !prof !19

b28_ok1:
	%260 = bitcast float* %252 to i8*, !dbg !252
	%261 = bitcast float* %253 to i8*, !dbg !252
	%262 = bitcast i64* %254 to i8*, !dbg !252
	call void @gpuc_put_signal_block(i8* %260, i8* %261, i64 %251, i8* %262, i64 %49, i32 9, i32 %32), !dbg !252
	%263 = add i64 %158, 1, !dbg !252
	%264 = icmp slt i64 %263, %9, !dbg !252
	br i1 %264, label %b14, label %b29, !dbg !252

b29:
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !370
	%266 = icmp uge i64 %31, %p7, !dbg !370
	br i1 %266, label %b29_fail1, label %b29_ok1, !dbg !370, !prof !19

b29_ok1:
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372, !range !21
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !372, !range !21
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !372, !range !23
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !47
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !47
	%272 = mul i32 %271, %269, !dbg !372
	%273 = add i32 %268, %272, !dbg !372
	%274 = mul i32 %270, %273, !dbg !372
	%275 = add i32 %267, %274, !dbg !372
	%276 = sext i32 %275 to i64, !dbg !372
	%277 = icmp eq i64 %276, 0, !dbg !373
	br i1 %277, label %b30, label %b31, !dbg !373

b30:
	%278 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !374
	%279 = icmp eq i64 addrspace(1)* %265, null, !dbg !374
	br i1 %279, label %b30_fail1, label %b30_ok1, !dbg !374, !prof !19

b30_ok1:
	%280 = bitcast i64* %278 to i8*, !dbg !374
	%281 = call i64 @gpuc_signal_wait_until_thread(i8* %280, i32 5, i64 %49, i32 1, i8* %ctrl, i32 45), !dbg !374
	br label %b31, !dbg !374

b31:
	call void @llvm.nvvm.barrier0(), !dbg !375
	%282 = add i64 %48, 1, !dbg !371
	%283 = icmp slt i64 %282, %p10, !dbg !371
	br i1 %283, label %b2, label %b62, !dbg !371

b62:
	ret void, !dbg !371

b0_fail1:
	%284 = icmp ugt i64 %14, %p5, !dbg !262
	br i1 %284, label %b0_fail2, label %b0_ok2, !dbg !262

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %14, i64 %p5), !dbg !262
	ret void, !dbg !262

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %11, i64 %14), !dbg !262
	ret void, !dbg !262

b3_fail1:
	%285 = icmp ugt i64 %68, %p1, !dbg !300
	br i1 %285, label %b3_fail2, label %b3_ok2, !dbg !300

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %68, i64 %p1), !dbg !300
	ret void, !dbg !300

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %65, i64 %68), !dbg !300
	ret void, !dbg !300

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %97, i64 %p7), !dbg !309
	ret void, !dbg !309

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !314
	ret void, !dbg !314

b9_fail1:
	%286 = icmp ugt i64 %116, %23, !dbg !318
	br i1 %286, label %b9_fail2, label %b9_ok2, !dbg !318

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %116, i64 %23), !dbg !318
	ret void, !dbg !318

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %69, i64 %117), !dbg !319
	ret void, !dbg !319

b12_fail1:
	%287 = icmp ugt i64 %137, %23, !dbg !329
	br i1 %287, label %b12_fail2, label %b12_ok2, !dbg !329

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %137, i64 %23), !dbg !329
	ret void, !dbg !329

b12_ok2:
	%288 = icmp ugt i64 %135, %137, !dbg !329
	br i1 %288, label %b12_fail3, label %b12_ok3, !dbg !329

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %135, i64 %137), !dbg !329
	ret void, !dbg !329

b12_ok3:
	%289 = icmp uge i64 %139, %p7, !dbg !331
	br i1 %289, label %b12_fail4, label %b12_ok4, !dbg !331

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %139, i64 %p7), !dbg !331
	ret void, !dbg !331

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %138, i64 %69), !dbg !271
	ret void, !dbg !271

b15_fail1:
	%290 = icmp ugt i64 %170, %p1, !dbg !343
	br i1 %290, label %b15_fail2, label %b15_ok2, !dbg !343

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %170, i64 %p1), !dbg !343
	ret void, !dbg !343

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %167, i64 %170), !dbg !343
	ret void, !dbg !343

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %38, i64 %p7), !dbg !348
	ret void, !dbg !348

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !352
	ret void, !dbg !352

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %229, i64 %p7), !dbg !361
	ret void, !dbg !361

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !365
	ret void, !dbg !365

b28_fail1:
	%291 = icmp ugt i64 %170, %p1, !dbg !367
	br i1 %291, label %b28_fail2, label %b28_ok2, !dbg !367

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %170, i64 %p1), !dbg !367
	ret void, !dbg !367

b28_ok2:
	%292 = icmp ugt i64 %167, %170, !dbg !367
	br i1 %292, label %b28_fail3, label %b28_ok3, !dbg !367

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %167, i64 %170), !dbg !367
	ret void, !dbg !367

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %247, i64 %p7), !dbg !369
	ret void, !dbg !369

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %31, i64 %p7), !dbg !370
	ret void, !dbg !370

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !374
	ret void, !dbg !374

b32_cold:
	%293 = phi i64 [ %295, %b61_cold ], [ %p9, %b1 ], !dbg !283
	%294 = phi i64 [ %546, %b61_cold ], [ 0, %b1 ], !dbg !283
	%295 = add i64 %293, 1, !dbg !284
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !285, !range !25
	%297 = sext i32 %296 to i64, !dbg !285
	%298 = mul i64 %294, %297, !dbg !286
	%299 = add i64 %298, %8, !dbg !287
	%300 = mul i64 %299, %6, !dbg !288
	%301 = mul i64 %300, %p8, !dbg !289
	br i1 %28, label %b33_cold, label %b43_cold, !dbg !267

b33_cold:
	%302 = phi i64 [ %410, %b42_cold_ok1 ], [ 0, %b32_cold ], !dbg !267
	%303 = sub i64 %15, %302, !dbg !290
	%304 = add i64 %303, %6, !dbg !291
	%305 = icmp eq i64 %6, -1, !dbg !292
	%306 = select i1 %305, i64 1, i64 %6, !dbg !292
	%307 = srem i64 %304, %306, !dbg !292
	%308 = mul i64 %307, %p8, !dbg !295
	%309 = add i64 %301, %308, !dbg !296
	%310 = icmp slt i64 %309, %p1, !dbg !297
	%311 = select i1 %310, i64 %309, i64 %p1, !dbg !297
	%312 = add i64 %311, %p8, !dbg !298
	%313 = icmp slt i64 %312, %p1, !dbg !299
	%314 = select i1 %313, i64 %312, i64 %p1, !dbg !299
	%315 = sub i64 %314, %311, !dbg !300
	%316 = getelementptr inbounds float, float addrspace(1)* %0, i64 %311, !dbg !300
	%317 = getelementptr inbounds float, float addrspace(1)* %1, i64 %311, !dbg !301
	%318 = icmp eq i64 %302, 0, !dbg !303
	%319 = icmp ugt i64 %314, %p1, !dbg !300
	%320 = icmp ugt i64 %311, %314, !dbg !300
	%321 = icmp ugt i64 %314, %p3, !dbg !301
	%322 = or i1 %319, %320, !dbg !301
	%323 = or i1 %322, %321, !dbg !301
	br i1 %323, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !301, !prof !19

b33_cold_fail1:
	%324 = icmp ugt i64 %314, %p1, !dbg !300
	br i1 %324, label %b33_cold_fail2, label %b33_cold_ok2, !dbg !300

b33_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %314, i64 %p1), !dbg !300
	ret void, !dbg !300

b33_cold_ok2:
	%325 = icmp ugt i64 %311, %314, !dbg !300
	br i1 %325, label %b33_cold_fail3, label %b33_cold_ok3, !dbg !300

b33_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %311, i64 %314), !dbg !300
	ret void, !dbg !300

b33_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %314, i64 %p3), !dbg !301
	ret void, !dbg !301

b33_cold_ok1:
	br i1 %318, label %b34_cold, label %b37_cold, !dbg !303

b34_cold:
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304, !range !21
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !304, !range !21
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !304, !range !23
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !304, !range !47
	%330 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !304, !range !47
	%331 = mul i32 %330, %328, !dbg !304
	%332 = add i32 %327, %331, !dbg !304
	%333 = mul i32 %329, %332, !dbg !304
	%334 = add i32 %326, %333, !dbg !304
	%335 = sext i32 %334 to i64, !dbg !304
	%336 = mul i32 %329, %330, !dbg !304
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !304, !range !48
	%338 = mul i32 %336, %337, !dbg !304
	%339 = sext i32 %338 to i64, !dbg !304
	br label %b35_cold, !dbg !304

b35_cold:
	%340 = phi i64 [ %335, %b34_cold ], [ %345, %b36_cold ], !dbg !304
	%341 = icmp slt i64 %340, %315, !dbg !304
	br i1 %341, label %b36_cold, label %b42_cold, !dbg !304

b36_cold:
	%342 = getelementptr inbounds float, float addrspace(1)* %317, i64 %340, !dbg !305
	%343 = load float, float addrspace(1)* %342, align 4, !dbg !305
	%344 = getelementptr inbounds float, float addrspace(1)* %316, i64 %340, !dbg !306
	store float %343, float addrspace(1)* %344, align 4, !dbg !306
	%345 = add i64 %340, %339, !dbg !304
	br label %b35_cold, !dbg !304

b37_cold:
	%346 = add i64 %26, %302, !dbg !307
	%347 = sub i64 %346, 1, !dbg !308
	%348 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %347, !dbg !309
	%349 = icmp uge i64 %347, %p7, !dbg !309
	br i1 %349, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !309, !prof !19

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %347, i64 %p7), !dbg !309
	ret void, !dbg !309

b37_cold_ok1:
	%350 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !312, !range !21
	%351 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !312, !range !21
	%352 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !312, !range !23
	%353 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !312, !range !47
	%354 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !312, !range !47
	%355 = mul i32 %354, %352, !dbg !312
	%356 = add i32 %351, %355, !dbg !312
	%357 = mul i32 %353, %356, !dbg !312
	%358 = add i32 %350, %357, !dbg !312
	%359 = sext i32 %358 to i64, !dbg !312
	%360 = icmp eq i64 %359, 0, !dbg !313
	br i1 %360, label %b38_cold, label %b39_cold, !dbg !313

b38_cold:
	%361 = addrspacecast i64 addrspace(1)* %348 to i64*, !dbg !314
	%362 = icmp eq i64 addrspace(1)* %348, null, !dbg !314
	br i1 %362, label %b38_cold_fail1, label %b38_cold_ok1, !dbg !314, !prof !19

b38_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !314
	ret void, !dbg !314

b38_cold_ok1:
	%363 = bitcast i64* %361 to i8*, !dbg !314
	%364 = call i64 @gpuc_signal_wait_until_thread(i8* %363, i32 5, i64 %295, i32 1, i8* %ctrl, i32 45), !dbg !314
	br label %b39_cold, !dbg !314

b39_cold:
	call void @llvm.nvvm.barrier0(), !dbg !315
	%365 = sub i64 %302, 1, !dbg !316
	%366 = mul i64 %365, %p8, !dbg !317
	%367 = sub i64 %23, %366, !dbg !318
	%368 = getelementptr inbounds float, float addrspace(1)* %24, i64 %366, !dbg !318
	%369 = mul i32 %353, %354, !dbg !320
	%370 = icmp ugt i64 %366, %23, !dbg !318
	%371 = icmp ugt i64 %315, %367, !dbg !319
	%372 = or i1 %370, %371, !dbg !319
	br i1 %372, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !319, !prof !19

b39_cold_fail1:
	%373 = icmp ugt i64 %366, %23, !dbg !318
	br i1 %373, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !318

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %366, i64 %23), !dbg !318
	ret void, !dbg !318

b39_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %315, i64 %367), !dbg !319
	ret void, !dbg !319

b39_cold_ok1:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !320, !range !48
	%375 = mul i32 %369, %374, !dbg !320
	%376 = sext i32 %375 to i64, !dbg !320
	br label %b40_cold, !dbg !320

b40_cold:
	%377 = phi i64 [ %359, %b39_cold_ok1 ], [ %385, %b41_cold ], !dbg !320
	%378 = icmp slt i64 %377, %315, !dbg !320
	br i1 %378, label %b41_cold, label %b42_cold, !dbg !320

b41_cold:
	%379 = getelementptr inbounds float, float addrspace(1)* %368, i64 %377, !dbg !321
	%380 = load float, float addrspace(1)* %379, align 4, !dbg !321
	%381 = getelementptr inbounds float, float addrspace(1)* %317, i64 %377, !dbg !322
	%382 = load float, float addrspace(1)* %381, align 4, !dbg !322
	%383 = fadd float %380, %382, !dbg !323
	%384 = getelementptr inbounds float, float addrspace(1)* %316, i64 %377, !dbg !324
	store float %383, float addrspace(1)* %384, align 4, !dbg !324
	%385 = add i64 %377, %376, !dbg !320
	br label %b40_cold, !dbg !320

b42_cold:
	call void @llvm.nvvm.barrier0(), !dbg !325
	%386 = mul i64 %302, %p8, !dbg !326
	%387 = add i64 %386, %314, !dbg !327
	%388 = sub i64 %387, %311, !dbg !328
	%389 = sub i64 %388, %386, !dbg !329
	%390 = add i64 %26, %302, !dbg !330
	%391 = getelementptr inbounds float, float addrspace(1)* %24, i64 %386, !dbg !329
	%392 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %390, !dbg !331
	%393 = mul i64 %315, 4, !dbg !271
	%394 = addrspacecast float addrspace(1)* %391 to float*, !dbg !271
	%395 = addrspacecast float addrspace(1)* %316 to float*, !dbg !271
	%396 = addrspacecast i64 addrspace(1)* %392 to i64*, !dbg !271
	%397 = icmp ugt i64 %388, %23, !dbg !329
	%398 = icmp ugt i64 %386, %388, !dbg !329
	%399 = icmp uge i64 %390, %p7, !dbg !331
	%400 = icmp ne i64 %389, %315, !dbg !271
	%401 = or i1 %397, %398, !dbg !271
	%402 = or i1 %401, %399, !dbg !271
	%403 = or i1 %402, %400, !dbg !271
	br i1 %403, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !271, !prof !19

b42_cold_fail1:
	%404 = icmp ugt i64 %388, %23, !dbg !329
	br i1 %404, label %b42_cold_fail2, label %b42_cold_ok2, !dbg !329

b42_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %388, i64 %23), !dbg !329
	ret void, !dbg !329

b42_cold_ok2:
	%405 = icmp ugt i64 %386, %388, !dbg !329
	br i1 %405, label %b42_cold_fail3, label %b42_cold_ok3, !dbg !329

b42_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %386, i64 %388), !dbg !329
	ret void, !dbg !329

b42_cold_ok3:
	%406 = icmp uge i64 %390, %p7, !dbg !331
	br i1 %406, label %b42_cold_fail4, label %b42_cold_ok4, !dbg !331

b42_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %390, i64 %p7), !dbg !331
	ret void, !dbg !331

b42_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %389, i64 %315), !dbg !271
	ret void, !dbg !271

b42_cold_ok1:
	%407 = bitcast float* %394 to i8*, !dbg !271
	%408 = bitcast float* %395 to i8*, !dbg !271
	%409 = bitcast i64* %396 to i8*, !dbg !271
	call void @gpuc_put_signal_block(i8* %407, i8* %408, i64 %393, i8* %409, i64 %295, i32 9, i32 %32), !dbg !271
	%410 = add i64 %302, 1, !dbg !271
	%411 = icmp slt i64 %410, %9, !dbg !271
	br i1 %411, label %b33_cold, label %b43_cold, !dbg !271

b43_cold:
	br i1 %28, label %b44_cold, label %b59_cold, !dbg !332

b44_cold:
	%412 = phi i64 [ %527, %b58_cold_ok1 ], [ 0, %b43_cold ], !dbg !332
	%413 = sub i64 %16, %412, !dbg !333
	%414 = add i64 %413, %6, !dbg !334
	%415 = icmp eq i64 %6, -1, !dbg !335
	%416 = select i1 %415, i64 1, i64 %6, !dbg !335
	%417 = srem i64 %414, %416, !dbg !335
	%418 = mul i64 %417, %p8, !dbg !337
	%419 = add i64 %301, %418, !dbg !338
	%420 = icmp slt i64 %419, %p1, !dbg !339
	%421 = select i1 %420, i64 %419, i64 %p1, !dbg !339
	%422 = add i64 %421, %p8, !dbg !340
	%423 = icmp slt i64 %422, %p1, !dbg !341
	%424 = select i1 %423, i64 %422, i64 %p1, !dbg !341
	%425 = icmp eq i64 %412, 0, !dbg !342
	br i1 %425, label %b45_cold, label %b55_cold, !dbg !342

b45_cold:
	%426 = sub i64 %424, %421, !dbg !343
	%427 = getelementptr inbounds float, float addrspace(1)* %0, i64 %421, !dbg !343
	%428 = getelementptr inbounds float, float addrspace(1)* %1, i64 %421, !dbg !344
	%429 = icmp ugt i64 %424, %p1, !dbg !343
	%430 = icmp ugt i64 %421, %424, !dbg !343
	%431 = icmp ugt i64 %424, %p3, !dbg !344
	%432 = or i1 %429, %430, !dbg !344
	%433 = or i1 %432, %431, !dbg !344
	br i1 %433, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !344, !prof !19

b45_cold_fail1:
	%434 = icmp ugt i64 %424, %p1, !dbg !343
	br i1 %434, label %b45_cold_fail2, label %b45_cold_ok2, !dbg !343

b45_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %424, i64 %p1), !dbg !343
	ret void, !dbg !343

b45_cold_ok2:
	%435 = icmp ugt i64 %421, %424, !dbg !343
	br i1 %435, label %b45_cold_fail3, label %b45_cold_ok3, !dbg !343

b45_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %421, i64 %424), !dbg !343
	ret void, !dbg !343

b45_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %424, i64 %p3), !dbg !344
	ret void, !dbg !344

b45_cold_ok1:
	br i1 %33, label %b46_cold, label %b49_cold, !dbg !274

b46_cold:
	%436 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345, !range !21
	%437 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !345, !range !21
	%438 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !345, !range !23
	%439 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !345, !range !47
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !345, !range !47
	%441 = mul i32 %440, %438, !dbg !345
	%442 = add i32 %437, %441, !dbg !345
	%443 = mul i32 %439, %442, !dbg !345
	%444 = add i32 %436, %443, !dbg !345
	%445 = sext i32 %444 to i64, !dbg !345
	%446 = mul i32 %439, %440, !dbg !345
	%447 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !345, !range !48
	%448 = mul i32 %446, %447, !dbg !345
	%449 = sext i32 %448 to i64, !dbg !345
	br label %b47_cold, !dbg !345

b47_cold:
	%450 = phi i64 [ %445, %b46_cold ], [ %455, %b48_cold ], !dbg !345
	%451 = icmp slt i64 %450, %426, !dbg !345
	br i1 %451, label %b48_cold, label %b54_cold, !dbg !345

b48_cold:
	%452 = getelementptr inbounds float, float addrspace(1)* %428, i64 %450, !dbg !346
	%453 = load float, float addrspace(1)* %452, align 4, !dbg !346
	%454 = getelementptr inbounds float, float addrspace(1)* %427, i64 %450, !dbg !347
	store float %453, float addrspace(1)* %454, align 4, !dbg !347
	%455 = add i64 %450, %449, !dbg !345
	br label %b47_cold, !dbg !345

b49_cold:
	%456 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !348
	%457 = icmp uge i64 %38, %p7, !dbg !348
	br i1 %457, label %b49_cold_fail1, label %b49_cold_ok1, !dbg !348, !prof !19

b49_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %38, i64 %p7), !dbg !348
	ret void, !dbg !348

b49_cold_ok1:
	%458 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !21
	%459 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !21
	%460 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !23
	%461 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !47
	%462 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !47
	%463 = mul i32 %462, %460, !dbg !350
	%464 = add i32 %459, %463, !dbg !350
	%465 = mul i32 %461, %464, !dbg !350
	%466 = add i32 %458, %465, !dbg !350
	%467 = sext i32 %466 to i64, !dbg !350
	%468 = icmp eq i64 %467, 0, !dbg !351
	br i1 %468, label %b50_cold, label %b51_cold, !dbg !351

b50_cold:
	%469 = addrspacecast i64 addrspace(1)* %456 to i64*, !dbg !352
	%470 = icmp eq i64 addrspace(1)* %456, null, !dbg !352
	br i1 %470, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !352, !prof !19

b50_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !352
	ret void, !dbg !352

b50_cold_ok1:
	%471 = bitcast i64* %469 to i8*, !dbg !352
	%472 = call i64 @gpuc_signal_wait_until_thread(i8* %471, i32 5, i64 %295, i32 1, i8* %ctrl, i32 45), !dbg !352
	br label %b51_cold, !dbg !352

b51_cold:
	call void @llvm.nvvm.barrier0(), !dbg !353
	%473 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !282
	%474 = mul i32 %461, %462, !dbg !354
	%475 = icmp ugt i64 %40, %23, !dbg !282
	%476 = icmp ugt i64 %426, %41, !dbg !376
	%477 = or i1 %475, %476, !dbg !376
	br i1 %477, label %b51_cold_fail1, label %b51_cold_ok1, !dbg !376, !prof !19

b51_cold_fail1:
	%478 = icmp ugt i64 %40, %23, !dbg !282
	br i1 %478, label %b51_cold_fail2, label %b51_cold_ok2, !dbg !282

b51_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %40, i64 %23), !dbg !282
	ret void, !dbg !282

b51_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %426, i64 %41), !dbg !376
	ret void, !dbg !376

b51_cold_ok1:
	%479 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !354, !range !48
	%480 = mul i32 %474, %479, !dbg !354
	%481 = sext i32 %480 to i64, !dbg !354
	br label %b52_cold, !dbg !354

b52_cold:
	%482 = phi i64 [ %467, %b51_cold_ok1 ], [ %490, %b53_cold ], !dbg !354
	%483 = icmp slt i64 %482, %426, !dbg !354
	br i1 %483, label %b53_cold, label %b54_cold, !dbg !354

b53_cold:
	%484 = getelementptr inbounds float, float addrspace(1)* %473, i64 %482, !dbg !355
	%485 = load float, float addrspace(1)* %484, align 4, !dbg !355
	%486 = getelementptr inbounds float, float addrspace(1)* %428, i64 %482, !dbg !356
	%487 = load float, float addrspace(1)* %486, align 4, !dbg !356
	%488 = fadd float %485, %487, !dbg !357
	%489 = getelementptr inbounds float, float addrspace(1)* %427, i64 %482, !dbg !358
	store float %488, float addrspace(1)* %489, align 4, !dbg !358
	%490 = add i64 %482, %481, !dbg !354
	br label %b52_cold, !dbg !354

b54_cold:
	call void @llvm.nvvm.barrier0(), !dbg !359
	br label %b58_cold, !dbg !273

b55_cold:
	%491 = add i64 %35, %412, !dbg !360
	%492 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %491, !dbg !361
	%493 = icmp uge i64 %491, %p7, !dbg !361
	br i1 %493, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !361, !prof !19

b55_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %491, i64 %p7), !dbg !361
	ret void, !dbg !361

b55_cold_ok1:
	%494 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !363, !range !21
	%495 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !363, !range !21
	%496 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !363, !range !23
	%497 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363, !range !47
	%498 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !363, !range !47
	%499 = mul i32 %498, %496, !dbg !363
	%500 = add i32 %495, %499, !dbg !363
	%501 = mul i32 %497, %500, !dbg !363
	%502 = add i32 %494, %501, !dbg !363
	%503 = sext i32 %502 to i64, !dbg !363
	%504 = icmp eq i64 %503, 0, !dbg !364
	br i1 %504, label %b56_cold, label %b57_cold, !dbg !364

b56_cold:
	%505 = addrspacecast i64 addrspace(1)* %492 to i64*, !dbg !365
	%506 = icmp eq i64 addrspace(1)* %492, null, !dbg !365
	br i1 %506, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !365, !prof !19

b56_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !365
	ret void, !dbg !365

b56_cold_ok1:
	%507 = bitcast i64* %505 to i8*, !dbg !365
	%508 = call i64 @gpuc_signal_wait_until_thread(i8* %507, i32 5, i64 %295, i32 1, i8* %ctrl, i32 45), !dbg !365
	br label %b57_cold, !dbg !365

b57_cold:
	call void @llvm.nvvm.barrier0(), !dbg !366
	br label %b58_cold, !dbg !362

b58_cold:
	%509 = add i64 %36, %412, !dbg !368
	%510 = sub i64 %424, %421, !dbg !367
	%511 = getelementptr inbounds float, float addrspace(1)* %0, i64 %421, !dbg !367
	%512 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %509, !dbg !369
	%513 = mul i64 %510, 4, !dbg !252
	%514 = addrspacecast float addrspace(1)* %511 to float*, !dbg !252
	%515 = addrspacecast float addrspace(1)* %511 to float*, !dbg !252
	%516 = addrspacecast i64 addrspace(1)* %512 to i64*, !dbg !252
	%517 = icmp ugt i64 %424, %p1, !dbg !367
	%518 = icmp ugt i64 %421, %424, !dbg !367
	%519 = icmp uge i64 %509, %p7, !dbg !369
	%520 = or i1 %517, %518, !dbg !369
	%521 = or i1 %520, %519, !dbg !369
	br i1 %521, label %b58_cold_fail1, label %b58_cold_ok1, !dbg !369, !prof !19

b58_cold_fail1:
	%522 = icmp ugt i64 %424, %p1, !dbg !367
	br i1 %522, label %b58_cold_fail2, label %b58_cold_ok2, !dbg !367

b58_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %424, i64 %p1), !dbg !367
	ret void, !dbg !367

b58_cold_ok2:
	%523 = icmp ugt i64 %421, %424, !dbg !367
	br i1 %523, label %b58_cold_fail3, label %b58_cold_ok3, !dbg !367

b58_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %421, i64 %424), !dbg !367
	ret void, !dbg !367

b58_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %509, i64 %p7), !dbg !369
	ret void, !dbg !369

b58_cold_ok1:
	%524 = bitcast float* %514 to i8*, !dbg !252
	%525 = bitcast float* %515 to i8*, !dbg !252
	%526 = bitcast i64* %516 to i8*, !dbg !252
	call void @gpuc_put_signal_block(i8* %524, i8* %525, i64 %513, i8* %526, i64 %295, i32 9, i32 %32), !dbg !252
	%527 = add i64 %412, 1, !dbg !252
	%528 = icmp slt i64 %527, %9, !dbg !252
	br i1 %528, label %b44_cold, label %b59_cold, !dbg !252

b59_cold:
	%529 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !370
	%530 = icmp uge i64 %31, %p7, !dbg !370
	br i1 %530, label %b59_cold_fail1, label %b59_cold_ok1, !dbg !370, !prof !19

b59_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %31, i64 %p7), !dbg !370
	ret void, !dbg !370

b59_cold_ok1:
	%531 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372, !range !21
	%532 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !372, !range !21
	%533 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !372, !range !23
	%534 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !47
	%535 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !47
	%536 = mul i32 %535, %533, !dbg !372
	%537 = add i32 %532, %536, !dbg !372
	%538 = mul i32 %534, %537, !dbg !372
	%539 = add i32 %531, %538, !dbg !372
	%540 = sext i32 %539 to i64, !dbg !372
	%541 = icmp eq i64 %540, 0, !dbg !373
	br i1 %541, label %b60_cold, label %b61_cold, !dbg !373

b60_cold:
	%542 = addrspacecast i64 addrspace(1)* %529 to i64*, !dbg !374
	%543 = icmp eq i64 addrspace(1)* %529, null, !dbg !374
	br i1 %543, label %b60_cold_fail1, label %b60_cold_ok1, !dbg !374, !prof !19

b60_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !374
	ret void, !dbg !374

b60_cold_ok1:
	%544 = bitcast i64* %542 to i8*, !dbg !374
	%545 = call i64 @gpuc_signal_wait_until_thread(i8* %544, i32 5, i64 %295, i32 1, i8* %ctrl, i32 45), !dbg !374
	br label %b61_cold, !dbg !374

b61_cold:
	call void @llvm.nvvm.barrier0(), !dbg !375
	%546 = add i64 %294, 1, !dbg !371
	%547 = icmp slt i64 %546, %p10, !dbg !371
	br i1 %547, label %b32_cold, label %b62, !dbg !371
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !378 {
entry:
	br label %b0, !dbg !379

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !379
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !379
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !379
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !386
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !387
	%5 = sext i32 %4 to i64, !dbg !387
	%6 = sext i32 %3 to i64, !dbg !388
	%7 = urem i32 %p6, 2, !dbg !389
	%8 = zext i32 %7 to i64, !dbg !390
	%9 = sdiv i64 %p5, 2, !dbg !391
	%10 = mul i64 %8, %9, !dbg !392
	%11 = mul i64 %6, 2, !dbg !393
	%12 = icmp eq i64 %11, -1, !dbg !394
	%13 = select i1 %12, i64 1, i64 %11, !dbg !394
	%14 = sdiv i64 %p5, %13, !dbg !394
	%15 = sub i64 0, %p5, !dbg !394
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !394
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !395, !range !20
	%18 = sext i32 %17 to i64, !dbg !395
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !395, !range !22
	%20 = sext i32 %19 to i64, !dbg !395
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !395, !range !22
	%22 = sext i32 %21 to i64, !dbg !395
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !395, !range !25
	%24 = sext i32 %23 to i64, !dbg !395
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !395, !range !163
	%26 = sext i32 %25 to i64, !dbg !395
	%27 = mul i64 %26, %22, !dbg !395
	%28 = add i64 %20, %27, !dbg !395
	%29 = mul i64 %24, %28, !dbg !395
	%30 = add i64 %18, %29, !dbg !395
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !395, !range !47
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !395, !range !47
	%33 = mul i32 %31, %32, !dbg !395
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !395, !range !48
	%35 = mul i32 %33, %34, !dbg !395
	%36 = sext i32 %35 to i64, !dbg !395
	%37 = mul i64 %30, %36, !dbg !395
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395, !range !21
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !395, !range !21
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !395, !range !23
	%41 = mul i32 %32, %40, !dbg !395
	%42 = add i32 %39, %41, !dbg !395
	%43 = mul i32 %31, %42, !dbg !395
	%44 = add i32 %38, %43, !dbg !395
	%45 = sext i32 %44 to i64, !dbg !395
	%46 = add i64 %37, %45, !dbg !395
	%47 = mul i64 %24, %26, !dbg !396
	%48 = mul i64 %5, %16, !dbg !397
	%49 = add i64 %10, %48, !dbg !398
	%50 = zext i32 %p6 to i64, !dbg !401
	%51 = icmp ule i64 %47, 1073741823, !dbg !402
	br i1 %51, label %b1, label %b6_cold, !dbg !395, !prof !70

b1:
	%52 = phi i64 [ %46, %b0 ], [ %77, %b5 ], !dbg !402
	%53 = icmp slt i64 %52, %p3, !dbg !403
	br i1 %53, label %b2, label %b11, !dbg !403

b2:
	%54 = add i64 %49, %52, !dbg !404
	br label %b3, !dbg !405

b3:
	%55 = phi i64 [ %72, %b4_ok1 ], [ 1, %b2 ], !dbg !405
	%56 = icmp slt i64 %55, %6, !dbg !406
	br i1 %56, label %b4, label %b5, !dbg !406

b4:
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !408
	%58 = icmp uge i64 %54, %p5, !dbg !407
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !407, !prof !19

b4_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !408
	%60 = add i64 %5, %55, !dbg !409
	%61 = icmp eq i64 %6, -1, !dbg !410
	%62 = select i1 %61, i64 1, i64 %6, !dbg !410
	%63 = srem i64 %60, %62, !dbg !410
	%64 = bitcast float %59 to i32, !dbg !411
	%65 = zext i32 %64 to i64, !dbg !411
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %54, !dbg !407
	%67 = shl i64 %50, 32, !dbg !412
	%68 = or i64 %67, %65, !dbg !413
	%69 = trunc i64 %63 to i32, !dbg !386
	%70 = addrspacecast i64 addrspace(1)* %66 to i64*, !dbg !386
	%71 = bitcast i64* %70 to i8*, !dbg !386
	call void @gpuc_signal_op_thread(i8* %71, i64 %68, i32 9, i32 %69), !dbg !386
	%72 = add i64 %55, 1, !dbg !414
	br label %b3, !dbg !414

b5:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !396, !range !163
	%74 = sext i32 %73 to i64, !dbg !396
	%75 = mul i64 %47, %74, !dbg !396
	%76 = mul i64 %75, %36, !dbg !396
	%77 = add i64 %52, %76, !dbg !415
	br label %b1, !dbg !415

b11:
	%78 = mul i64 %p3, -1, !dbg !416
	%79 = add i64 %p1, %78, !dbg !416
	%80 = icmp sge i64 %79, 0, !dbg !416
	%81 = and i1 %51, %80, !dbg !416
	br i1 %81, label %b12, label %b19_cold, !dbg !416, !prof !70

b12:
	%82 = phi i64 [ %114, %b18 ], [ %46, %b11 ], !dbg !416
	%83 = icmp slt i64 %82, %p3, !dbg !417
	br i1 %83, label %b13, label %b26, !dbg !417

b13:
	%84 = phi float [ %106, %b17 ], [ 0.000000e+00, %b12 ], !dbg !418
	%85 = phi i64 [ %107, %b17 ], [ 0, %b12 ], !dbg !418
	%86 = getelementptr inbounds float, float addrspace(1)* %1, i64 %82, !dbg !419
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !419
	%88 = icmp ne i64 %85, %5, !dbg !420
	br i1 %88, label %b14, label %b15, !dbg !420

b14:
	%89 = mul i64 %85, %16, !dbg !421
	%90 = add i64 %10, %89, !dbg !422
	%91 = add i64 %90, %82, !dbg !423
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %91, !dbg !426
	%93 = shl i64 %50, 32, !dbg !431
	%94 = addrspacecast i64 addrspace(1)* %92 to i64*, !dbg !429
	%95 = icmp uge i64 %91, %p5, !dbg !426
	%96 = icmp eq i64 addrspace(1)* %92, null, !dbg !429
	%97 = or i1 %95, %96, !dbg !429
	br i1 %97, label %b14_fail1, label %b14_ok1, !dbg !429, !prof !19

b14_ok1:
	%98 = bitcast i64* %94 to i8*, !dbg !429
	%99 = call i64 @gpuc_signal_wait_until_thread(i8* %98, i32 5, i64 %93, i32 1, i8* %ctrl, i32 64), !dbg !429
	%100 = and i64 %99, 4294967295, !dbg !432
	%101 = trunc i64 %100 to i32, !dbg !433
	%102 = bitcast i32 %101 to float, !dbg !433
	br label %b15, !dbg !425

b15:
	%103 = phi float [ %87, %b13 ], [ %102, %b14_ok1 ], !dbg !434
	%104 = icmp eq i64 %85, 0, !dbg !435
	br i1 %104, label %b17, label %b16, !dbg !435

b16:
	%105 = fadd float %84, %103, !dbg !436
	br label %b17, !dbg !436

b17:
	%106 = phi float [ %103, %b15 ], [ %105, %b16 ], !dbg !418
	%107 = add i64 %85, 1, !dbg !418
	%108 = icmp slt i64 %107, %6, !dbg !418
	br i1 %108, label %b13, label %b18, !dbg !418

b18:
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !437
	store float %106, float addrspace(1)* %109, align 4, !dbg !437
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !438, !range !163
	%111 = sext i32 %110 to i64, !dbg !438
	%112 = mul i64 %47, %111, !dbg !438
	%113 = mul i64 %112, %36, !dbg !438
	%114 = add i64 %82, %113, !dbg !439
	br label %b12, !dbg !439

b26:
	ret void, !dbg !384

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %54, i64 %p5), !dbg !407
	ret void, !dbg !407

b6_cold:
	%115 = phi i64 [ %143, %b10_cold ], [ %46, %b0 ], !dbg !402
	%116 = icmp slt i64 %115, %p3, !dbg !403
	br i1 %116, label %b7_cold, label %b11, !dbg !403

b7_cold:
	%117 = add i64 %49, %115, !dbg !404
	br label %b8_cold, !dbg !405

b8_cold:
	%118 = phi i64 [ %138, %b9_cold_ok1 ], [ 1, %b7_cold ], !dbg !405
	%119 = icmp slt i64 %118, %6, !dbg !406
	br i1 %119, label %b9_cold, label %b10_cold, !dbg !406

b9_cold:
	%120 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !408
	%121 = icmp uge i64 %115, %p3, !dbg !408
	%122 = icmp uge i64 %117, %p5, !dbg !407
	%123 = or i1 %121, %122, !dbg !407
	br i1 %123, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !407, !prof !19

b9_cold_fail1:
	%124 = icmp uge i64 %115, %p3, !dbg !408
	br i1 %124, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !408

b9_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %115, i64 %p3), !dbg !408
	ret void, !dbg !408

b9_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %117, i64 %p5), !dbg !407
	ret void, !dbg !407

b9_cold_ok1:
	%125 = load float, float addrspace(1)* %120, align 4, !dbg !408
	%126 = add i64 %5, %118, !dbg !409
	%127 = icmp eq i64 %6, -1, !dbg !410
	%128 = select i1 %127, i64 1, i64 %6, !dbg !410
	%129 = srem i64 %126, %128, !dbg !410
	%130 = bitcast float %125 to i32, !dbg !411
	%131 = zext i32 %130 to i64, !dbg !411
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %117, !dbg !407
	%133 = shl i64 %50, 32, !dbg !412
	%134 = or i64 %133, %131, !dbg !413
	%135 = trunc i64 %129 to i32, !dbg !386
	%136 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !386
	%137 = bitcast i64* %136 to i8*, !dbg !386
	call void @gpuc_signal_op_thread(i8* %137, i64 %134, i32 9, i32 %135), !dbg !386
	%138 = add i64 %118, 1, !dbg !414
	br label %b8_cold, !dbg !414

b10_cold:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !396, !range !163
	%140 = sext i32 %139 to i64, !dbg !396
	%141 = mul i64 %47, %140, !dbg !396
	%142 = mul i64 %141, %36, !dbg !396
	%143 = add i64 %115, %142, !dbg !415
	br label %b6_cold, !dbg !415

b14_fail1:
	%144 = icmp uge i64 %91, %p5, !dbg !426
	br i1 %144, label %b14_fail2, label %b14_ok2, !dbg !426

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %91, i64 %p5), !dbg !426
	ret void, !dbg !426

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !429
	ret void, !dbg !429

b19_cold:
	%145 = phi i64 [ %180, %b25_cold_ok1 ], [ %46, %b11 ], !dbg !416
	%146 = icmp slt i64 %145, %p3, !dbg !417
	br i1 %146, label %b20_cold, label %b26, !dbg !417

b20_cold:
	%147 = phi float [ %171, %b24_cold ], [ 0.000000e+00, %b19_cold ], !dbg !418
	%148 = phi i64 [ %172, %b24_cold ], [ 0, %b19_cold ], !dbg !418
	%149 = getelementptr inbounds float, float addrspace(1)* %1, i64 %145, !dbg !419
	%150 = icmp uge i64 %145, %p3, !dbg !419
	br i1 %150, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !419, !prof !19

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %145, i64 %p3), !dbg !419
	ret void, !dbg !419

b20_cold_ok1:
	%151 = load float, float addrspace(1)* %149, align 4, !dbg !419
	%152 = icmp ne i64 %148, %5, !dbg !420
	br i1 %152, label %b21_cold, label %b22_cold, !dbg !420

b21_cold:
	%153 = mul i64 %148, %16, !dbg !421
	%154 = add i64 %10, %153, !dbg !422
	%155 = add i64 %154, %145, !dbg !423
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %155, !dbg !426
	%157 = shl i64 %50, 32, !dbg !431
	%158 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !429
	%159 = icmp uge i64 %155, %p5, !dbg !426
	%160 = icmp eq i64 addrspace(1)* %156, null, !dbg !429
	%161 = or i1 %159, %160, !dbg !429
	br i1 %161, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !429, !prof !19

b21_cold_fail1:
	%162 = icmp uge i64 %155, %p5, !dbg !426
	br i1 %162, label %b21_cold_fail2, label %b21_cold_ok2, !dbg !426

b21_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %155, i64 %p5), !dbg !426
	ret void, !dbg !426

b21_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !429
	ret void, !dbg !429

b21_cold_ok1:
	%163 = bitcast i64* %158 to i8*, !dbg !429
	%164 = call i64 @gpuc_signal_wait_until_thread(i8* %163, i32 5, i64 %157, i32 1, i8* %ctrl, i32 64), !dbg !429
	%165 = and i64 %164, 4294967295, !dbg !432
	%166 = trunc i64 %165 to i32, !dbg !433
	%167 = bitcast i32 %166 to float, !dbg !433
	br label %b22_cold, !dbg !425

b22_cold:
	%168 = phi float [ %151, %b20_cold_ok1 ], [ %167, %b21_cold_ok1 ], !dbg !434
	%169 = icmp eq i64 %148, 0, !dbg !435
	br i1 %169, label %b24_cold, label %b23_cold, !dbg !435

b23_cold:
	%170 = fadd float %147, %168, !dbg !436
	br label %b24_cold, !dbg !436

b24_cold:
	%171 = phi float [ %168, %b22_cold ], [ %170, %b23_cold ], !dbg !418
	%172 = add i64 %148, 1, !dbg !418
	%173 = icmp slt i64 %172, %6, !dbg !418
	br i1 %173, label %b20_cold, label %b25_cold, !dbg !418

b25_cold:
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %145, !dbg !437
	%175 = icmp uge i64 %145, %p1, !dbg !437
	br i1 %175, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !437, !prof !19

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %145, i64 %p1), !dbg !437
	ret void, !dbg !437

b25_cold_ok1:
	store float %171, float addrspace(1)* %174, align 4, !dbg !437
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !438, !range !163
	%177 = sext i32 %176 to i64, !dbg !438
	%178 = mul i64 %47, %177, !dbg !438
	%179 = mul i64 %178, %36, !dbg !438
	%180 = add i64 %145, %179, !dbg !439
	br label %b19_cold, !dbg !439
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!440, !441, !442, !443, !444, !445, !446, !447, !448, !449, !450, !451, !452, !453, !454, !455, !456, !457, !458, !459, !460}
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
!53 = !DILocation(line: 39, column: 13, scope: !6)
!54 = !DILocation(line: 39, column: 22, scope: !6)
!55 = !DILocation(line: 39, column: 7, scope: !6)
!56 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !9)
!57 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !9)
!58 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !9)
!59 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !9)
!60 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !9)
!61 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !9)
!62 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !9)
!63 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 45, column: 24, scope: !6)
!68 = !DILocation(line: 45, column: 20, scope: !6)
!69 = !DILocation(line: 46, column: 33, scope: !6)
!70 = !{!"branch_weights", i32 1048576, i32 1}
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
!120 = !DILocation(line: 103, column: 18, scope: !6)
!121 = !DILocation(line: 106, column: 18, scope: !6)
!122 = !DILocation(line: 109, column: 18, scope: !6)
!123 = !DILocation(line: 100, column: 18, scope: !6)
!124 = !DILocation(line: 49, column: 33, scope: !6)
!125 = !DILocation(line: 52, column: 33, scope: !6)
!126 = !DILocation(line: 50, column: 3, scope: !6)
!127 = !DILocation(line: 52, column: 20, scope: !6)
!128 = !DILocation(line: 52, column: 27, scope: !6)
!129 = !DILocation(line: 52, column: 4, scope: !6)
!130 = !DILocation(line: 54, column: 6, scope: !6)
!131 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!132 = !DILocation(line: 64, column: 6, scope: !131)
!133 = !DILocation(line: 75, column: 22, scope: !131)
!134 = !DILocation(line: 92, column: 6, scope: !131)
!135 = !DILocation(line: 122, column: 23, scope: !8, inlinedAt: !134)
!136 = !DILocation(line: 65, column: 23, scope: !131)
!137 = !DILocation(line: 65, column: 40, scope: !131)
!138 = !DILocation(line: 67, column: 6, scope: !131)
!139 = !DILocation(line: 123, column: 37, scope: !8, inlinedAt: !138)
!140 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !138)
!141 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !138)
!142 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !138)
!143 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !138)
!144 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !138)
!145 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !138)
!146 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !138)
!147 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !138)
!148 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !138)
!149 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !138)
!150 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !138)
!151 = !DILocation(line: 69, column: 21, scope: !131)
!152 = !DILocation(line: 70, column: 17, scope: !131)
!153 = !DILocation(line: 70, column: 20, scope: !131)
!154 = !DILocation(line: 70, column: 24, scope: !131)
!155 = !DILocation(line: 70, column: 41, scope: !131)
!156 = !DILocation(line: 70, column: 37, scope: !131)
!157 = !DILocation(line: 70, column: 44, scope: !131)
!158 = !DILocation(line: 70, column: 48, scope: !131)
!159 = !DILocation(line: 71, column: 23, scope: !131)
!160 = !DILocation(line: 71, column: 42, scope: !131)
!161 = !DILocation(line: 72, column: 43, scope: !131)
!162 = !DILocation(line: 72, column: 32, scope: !131)
!163 = !{i32 1, i32 65536}
!164 = !DILocation(line: 73, column: 15, scope: !131)
!165 = !DILocation(line: 98, column: 2, scope: !71, inlinedAt: !164)
!166 = !DILocation(line: 99, column: 6, scope: !71, inlinedAt: !164)
!167 = !DILocation(line: 99, column: 18, scope: !71, inlinedAt: !164)
!168 = !DILocation(line: 100, column: 25, scope: !71, inlinedAt: !164)
!169 = !DILocation(line: 100, column: 18, scope: !71, inlinedAt: !164)
!170 = !DILocation(line: 100, column: 33, scope: !71, inlinedAt: !164)
!171 = !DILocation(line: 102, column: 8, scope: !71, inlinedAt: !164)
!172 = !DILocation(line: 102, column: 11, scope: !71, inlinedAt: !164)
!173 = !DILocation(line: 103, column: 25, scope: !71, inlinedAt: !164)
!174 = !DILocation(line: 103, column: 18, scope: !71, inlinedAt: !164)
!175 = !DILocation(line: 103, column: 35, scope: !71, inlinedAt: !164)
!176 = !DILocation(line: 101, column: 7, scope: !71, inlinedAt: !164)
!177 = !DILocation(line: 105, column: 8, scope: !71, inlinedAt: !164)
!178 = !DILocation(line: 105, column: 11, scope: !71, inlinedAt: !164)
!179 = !DILocation(line: 106, column: 25, scope: !71, inlinedAt: !164)
!180 = !DILocation(line: 106, column: 18, scope: !71, inlinedAt: !164)
!181 = !DILocation(line: 106, column: 35, scope: !71, inlinedAt: !164)
!182 = !DILocation(line: 101, column: 10, scope: !71, inlinedAt: !164)
!183 = !DILocation(line: 108, column: 8, scope: !71, inlinedAt: !164)
!184 = !DILocation(line: 108, column: 11, scope: !71, inlinedAt: !164)
!185 = !DILocation(line: 109, column: 25, scope: !71, inlinedAt: !164)
!186 = !DILocation(line: 109, column: 18, scope: !71, inlinedAt: !164)
!187 = !DILocation(line: 109, column: 35, scope: !71, inlinedAt: !164)
!188 = !DILocation(line: 101, column: 13, scope: !71, inlinedAt: !164)
!189 = !DILocation(line: 111, column: 28, scope: !71, inlinedAt: !164)
!190 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !189)
!191 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !189)
!192 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !189)
!193 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !189)
!194 = !DILocation(line: 111, column: 40, scope: !71, inlinedAt: !164)
!195 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !194)
!196 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !194)
!197 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !194)
!198 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !194)
!199 = !DILocation(line: 111, column: 23, scope: !71, inlinedAt: !164)
!200 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !199)
!201 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !199)
!202 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !199)
!203 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !199)
!204 = !DILocation(line: 111, column: 13, scope: !71, inlinedAt: !164)
!205 = !DILocation(line: 117, column: 45, scope: !97, inlinedAt: !204)
!206 = !DILocation(line: 117, column: 59, scope: !97, inlinedAt: !204)
!207 = !DILocation(line: 117, column: 73, scope: !97, inlinedAt: !204)
!208 = !DILocation(line: 117, column: 87, scope: !97, inlinedAt: !204)
!209 = !DILocation(line: 99, column: 25, scope: !71, inlinedAt: !164)
!210 = !DILocation(line: 74, column: 19, scope: !131)
!211 = !DILocation(line: 75, column: 14, scope: !131)
!212 = !DILocation(line: 75, column: 30, scope: !131)
!213 = !DILocation(line: 103, column: 18, scope: !131)
!214 = !DILocation(line: 106, column: 18, scope: !131)
!215 = !DILocation(line: 109, column: 18, scope: !131)
!216 = !DILocation(line: 100, column: 18, scope: !131)
!217 = !DILocation(line: 79, column: 14, scope: !131)
!218 = !DILocation(line: 79, column: 8, scope: !131)
!219 = !DILocation(line: 80, column: 51, scope: !131)
!220 = !DILocation(line: 80, column: 44, scope: !131)
!221 = !DILocation(line: 80, column: 33, scope: !131)
!222 = !DILocation(line: 83, column: 30, scope: !131)
!223 = !DILocation(line: 81, column: 4, scope: !131)
!224 = !DILocation(line: 83, column: 20, scope: !131)
!225 = !DILocation(line: 83, column: 27, scope: !131)
!226 = !DILocation(line: 83, column: 5, scope: !131)
!227 = !DILocation(line: 85, column: 20, scope: !131)
!228 = !DILocation(line: 86, column: 13, scope: !131)
!229 = !DILocation(line: 86, column: 20, scope: !131)
!230 = !DILocation(line: 123, column: 25, scope: !8, inlinedAt: !134)
!231 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !134)
!232 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !134)
!233 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !134)
!234 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !134)
!235 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !134)
!236 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !134)
!237 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !134)
!238 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !134)
!239 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !134)
!240 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !134)
!241 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !134)
!242 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 137, type: !4, isDefinition: true, scopeLine: 137, isOptimized: true, unit: !2)
!243 = !DILocation(line: 137, column: 6, scope: !242)
!244 = !DILocation(line: 140, column: 18, scope: !242)
!245 = !DILocation(line: 139, column: 30, scope: !242)
!246 = !DILocation(line: 138, column: 2, scope: !242)
!247 = !DILocation(line: 140, column: 27, scope: !242)
!248 = !DILocation(line: 144, column: 13, scope: !242)
!249 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!250 = distinct !DISubprogram(name: "Ring", scope: !249, file: !249, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!251 = !DILocation(line: 25, column: 6, scope: !250)
!252 = !DILocation(line: 51, column: 19, scope: !250)
!253 = !DILocation(line: 26, column: 23, scope: !250)
!254 = !DILocation(line: 26, column: 40, scope: !250)
!255 = !DILocation(line: 28, column: 21, scope: !250)
!256 = !DILocation(line: 29, column: 33, scope: !250)
!257 = !DILocation(line: 29, column: 28, scope: !250)
!258 = !DILocation(line: 29, column: 36, scope: !250)
!259 = !DILocation(line: 29, column: 50, scope: !250)
!260 = !DILocation(line: 29, column: 53, scope: !250)
!261 = !DILocation(line: 29, column: 61, scope: !250)
!262 = !DILocation(line: 29, column: 22, scope: !250)
!263 = !DILocation(line: 27, column: 15, scope: !250)
!264 = !DILocation(line: 27, column: 20, scope: !250)
!265 = !DILocation(line: 30, column: 17, scope: !250)
!266 = !DILocation(line: 30, column: 21, scope: !250)
!267 = !DILocation(line: 35, column: 25, scope: !250)
!268 = !DILocation(line: 54, column: 30, scope: !250)
!269 = !DILocation(line: 54, column: 28, scope: !250)
!270 = !DILocation(line: 54, column: 38, scope: !250)
!271 = !DILocation(line: 40, column: 19, scope: !250)
!272 = distinct !DISubprogram(name: "sum", scope: !249, file: !249, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!273 = !DILocation(line: 47, column: 8, scope: !250)
!274 = !DILocation(line: 67, column: 10, scope: !272, inlinedAt: !273)
!275 = !DILocation(line: 49, column: 30, scope: !250)
!276 = !DILocation(line: 49, column: 34, scope: !250)
!277 = !DILocation(line: 52, column: 25, scope: !250)
!278 = !DILocation(line: 72, column: 28, scope: !272, inlinedAt: !273)
!279 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !273)
!280 = !DILocation(line: 73, column: 33, scope: !272, inlinedAt: !273)
!281 = !DILocation(line: 73, column: 36, scope: !272, inlinedAt: !273)
!282 = !DILocation(line: 73, column: 27, scope: !272, inlinedAt: !273)
!283 = !DILocation(line: 25, column: 96, scope: !250)
!284 = !DILocation(line: 33, column: 3, scope: !250)
!285 = !DILocation(line: 34, column: 23, scope: !250)
!286 = !DILocation(line: 34, column: 13, scope: !250)
!287 = !DILocation(line: 34, column: 28, scope: !250)
!288 = !DILocation(line: 34, column: 37, scope: !250)
!289 = !DILocation(line: 34, column: 43, scope: !250)
!290 = !DILocation(line: 38, column: 41, scope: !250)
!291 = !DILocation(line: 38, column: 46, scope: !250)
!292 = !DILocation(line: 38, column: 51, scope: !250)
!293 = distinct !DISubprogram(name: "pieceRange", scope: !249, file: !249, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!294 = !DILocation(line: 38, column: 24, scope: !250)
!295 = !DILocation(line: 60, column: 17, scope: !293, inlinedAt: !294)
!296 = !DILocation(line: 60, column: 15, scope: !293, inlinedAt: !294)
!297 = !DILocation(line: 60, column: 10, scope: !293, inlinedAt: !294)
!298 = !DILocation(line: 61, column: 19, scope: !293, inlinedAt: !294)
!299 = !DILocation(line: 61, column: 16, scope: !293, inlinedAt: !294)
!300 = !DILocation(line: 39, column: 22, scope: !250)
!301 = !DILocation(line: 39, column: 42, scope: !250)
!302 = !DILocation(line: 39, column: 7, scope: !250)
!303 = !DILocation(line: 67, column: 10, scope: !272, inlinedAt: !302)
!304 = !DILocation(line: 68, column: 34, scope: !272, inlinedAt: !302)
!305 = !DILocation(line: 69, column: 16, scope: !272, inlinedAt: !302)
!306 = !DILocation(line: 69, column: 7, scope: !272, inlinedAt: !302)
!307 = !DILocation(line: 72, column: 28, scope: !272, inlinedAt: !302)
!308 = !DILocation(line: 72, column: 33, scope: !272, inlinedAt: !302)
!309 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !302)
!310 = distinct !DISubprogram(name: "await", scope: !249, file: !249, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!311 = !DILocation(line: 72, column: 8, scope: !272, inlinedAt: !302)
!312 = !DILocation(line: 83, column: 19, scope: !310, inlinedAt: !311)
!313 = !DILocation(line: 83, column: 22, scope: !310, inlinedAt: !311)
!314 = !DILocation(line: 84, column: 24, scope: !310, inlinedAt: !311)
!315 = !DILocation(line: 86, column: 16, scope: !310, inlinedAt: !311)
!316 = !DILocation(line: 73, column: 33, scope: !272, inlinedAt: !302)
!317 = !DILocation(line: 73, column: 36, scope: !272, inlinedAt: !302)
!318 = !DILocation(line: 73, column: 27, scope: !272, inlinedAt: !302)
!319 = !DILocation(line: 73, column: 44, scope: !272, inlinedAt: !302)
!320 = !DILocation(line: 74, column: 34, scope: !272, inlinedAt: !302)
!321 = !DILocation(line: 75, column: 20, scope: !272, inlinedAt: !302)
!322 = !DILocation(line: 75, column: 29, scope: !272, inlinedAt: !302)
!323 = !DILocation(line: 75, column: 24, scope: !272, inlinedAt: !302)
!324 = !DILocation(line: 75, column: 7, scope: !272, inlinedAt: !302)
!325 = !DILocation(line: 78, column: 16, scope: !272, inlinedAt: !302)
!326 = !DILocation(line: 40, column: 47, scope: !250)
!327 = !DILocation(line: 40, column: 65, scope: !250)
!328 = !DILocation(line: 40, column: 68, scope: !250)
!329 = !DILocation(line: 40, column: 42, scope: !250)
!330 = !DILocation(line: 41, column: 21, scope: !250)
!331 = !DILocation(line: 41, column: 15, scope: !250)
!332 = !DILocation(line: 43, column: 25, scope: !250)
!333 = !DILocation(line: 44, column: 43, scope: !250)
!334 = !DILocation(line: 44, column: 48, scope: !250)
!335 = !DILocation(line: 44, column: 53, scope: !250)
!336 = !DILocation(line: 44, column: 24, scope: !250)
!337 = !DILocation(line: 60, column: 17, scope: !293, inlinedAt: !336)
!338 = !DILocation(line: 60, column: 15, scope: !293, inlinedAt: !336)
!339 = !DILocation(line: 60, column: 10, scope: !293, inlinedAt: !336)
!340 = !DILocation(line: 61, column: 19, scope: !293, inlinedAt: !336)
!341 = !DILocation(line: 61, column: 16, scope: !293, inlinedAt: !336)
!342 = !DILocation(line: 45, column: 12, scope: !250)
!343 = !DILocation(line: 47, column: 23, scope: !250)
!344 = !DILocation(line: 47, column: 43, scope: !250)
!345 = !DILocation(line: 68, column: 34, scope: !272, inlinedAt: !273)
!346 = !DILocation(line: 69, column: 16, scope: !272, inlinedAt: !273)
!347 = !DILocation(line: 69, column: 7, scope: !272, inlinedAt: !273)
!348 = !DILocation(line: 72, column: 22, scope: !272, inlinedAt: !273)
!349 = !DILocation(line: 72, column: 8, scope: !272, inlinedAt: !273)
!350 = !DILocation(line: 83, column: 19, scope: !310, inlinedAt: !349)
!351 = !DILocation(line: 83, column: 22, scope: !310, inlinedAt: !349)
!352 = !DILocation(line: 84, column: 24, scope: !310, inlinedAt: !349)
!353 = !DILocation(line: 86, column: 16, scope: !310, inlinedAt: !349)
!354 = !DILocation(line: 74, column: 34, scope: !272, inlinedAt: !273)
!355 = !DILocation(line: 75, column: 20, scope: !272, inlinedAt: !273)
!356 = !DILocation(line: 75, column: 29, scope: !272, inlinedAt: !273)
!357 = !DILocation(line: 75, column: 24, scope: !272, inlinedAt: !273)
!358 = !DILocation(line: 75, column: 7, scope: !272, inlinedAt: !273)
!359 = !DILocation(line: 78, column: 16, scope: !272, inlinedAt: !273)
!360 = !DILocation(line: 49, column: 36, scope: !250)
!361 = !DILocation(line: 49, column: 24, scope: !250)
!362 = !DILocation(line: 49, column: 10, scope: !250)
!363 = !DILocation(line: 83, column: 19, scope: !310, inlinedAt: !362)
!364 = !DILocation(line: 83, column: 22, scope: !310, inlinedAt: !362)
!365 = !DILocation(line: 84, column: 24, scope: !310, inlinedAt: !362)
!366 = !DILocation(line: 86, column: 16, scope: !310, inlinedAt: !362)
!367 = !DILocation(line: 51, column: 40, scope: !250)
!368 = !DILocation(line: 52, column: 27, scope: !250)
!369 = !DILocation(line: 52, column: 15, scope: !250)
!370 = !DILocation(line: 54, column: 22, scope: !250)
!371 = !DILocation(line: 54, column: 8, scope: !250)
!372 = !DILocation(line: 83, column: 19, scope: !310, inlinedAt: !371)
!373 = !DILocation(line: 83, column: 22, scope: !310, inlinedAt: !371)
!374 = !DILocation(line: 84, column: 24, scope: !310, inlinedAt: !371)
!375 = !DILocation(line: 86, column: 16, scope: !310, inlinedAt: !371)
!376 = !DILocation(line: 73, column: 44, scope: !272, inlinedAt: !273)
!377 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!378 = distinct !DISubprogram(name: "Small", scope: !377, file: !377, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!379 = !DILocation(line: 16, column: 6, scope: !378)
!380 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!381 = distinct !DISubprogram(name: "store", scope: !380, file: !380, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!382 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!383 = distinct !DISubprogram(name: "AllReduce", scope: !382, file: !382, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!384 = !DILocation(line: 17, column: 14, scope: !378)
!385 = !DILocation(line: 28, column: 9, scope: !383, inlinedAt: !384)
!386 = !DILocation(line: 39, column: 16, scope: !381, inlinedAt: !385)
!387 = !DILocation(line: 23, column: 23, scope: !383, inlinedAt: !384)
!388 = !DILocation(line: 23, column: 40, scope: !383, inlinedAt: !384)
!389 = !DILocation(line: 24, column: 19, scope: !383, inlinedAt: !384)
!390 = !DILocation(line: 24, column: 13, scope: !383, inlinedAt: !384)
!391 = !DILocation(line: 24, column: 38, scope: !383, inlinedAt: !384)
!392 = !DILocation(line: 24, column: 23, scope: !383, inlinedAt: !384)
!393 = !DILocation(line: 25, column: 27, scope: !383, inlinedAt: !384)
!394 = !DILocation(line: 25, column: 22, scope: !383, inlinedAt: !384)
!395 = !DILocation(line: 26, column: 17, scope: !383, inlinedAt: !384)
!396 = !DILocation(line: 26, column: 46, scope: !383, inlinedAt: !384)
!397 = !DILocation(line: 28, column: 27, scope: !383, inlinedAt: !384)
!398 = !DILocation(line: 28, column: 24, scope: !383, inlinedAt: !384)
!399 = distinct !DISubprogram(name: "word", scope: !380, file: !380, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!400 = !DILocation(line: 39, column: 38, scope: !381, inlinedAt: !385)
!401 = !DILocation(line: 54, column: 53, scope: !399, inlinedAt: !400)
!402 = !DILocation(line: 26, column: 6, scope: !383, inlinedAt: !384)
!403 = !DILocation(line: 26, column: 23, scope: !383, inlinedAt: !384)
!404 = !DILocation(line: 28, column: 32, scope: !383, inlinedAt: !384)
!405 = !DILocation(line: 27, column: 7, scope: !383, inlinedAt: !384)
!406 = !DILocation(line: 27, column: 21, scope: !383, inlinedAt: !384)
!407 = !DILocation(line: 39, column: 28, scope: !381, inlinedAt: !385)
!408 = !DILocation(line: 28, column: 59, scope: !383, inlinedAt: !384)
!409 = !DILocation(line: 28, column: 67, scope: !383, inlinedAt: !384)
!410 = !DILocation(line: 28, column: 72, scope: !383, inlinedAt: !384)
!411 = !DILocation(line: 38, column: 18, scope: !381, inlinedAt: !385)
!412 = !DILocation(line: 54, column: 60, scope: !399, inlinedAt: !400)
!413 = !DILocation(line: 54, column: 65, scope: !399, inlinedAt: !400)
!414 = !DILocation(line: 27, column: 28, scope: !383, inlinedAt: !384)
!415 = !DILocation(line: 26, column: 35, scope: !383, inlinedAt: !384)
!416 = !DILocation(line: 31, column: 6, scope: !383, inlinedAt: !384)
!417 = !DILocation(line: 31, column: 23, scope: !383, inlinedAt: !384)
!418 = !DILocation(line: 32, column: 7, scope: !383, inlinedAt: !384)
!419 = !DILocation(line: 34, column: 12, scope: !383, inlinedAt: !384)
!420 = !DILocation(line: 35, column: 10, scope: !383, inlinedAt: !384)
!421 = !DILocation(line: 36, column: 35, scope: !383, inlinedAt: !384)
!422 = !DILocation(line: 36, column: 32, scope: !383, inlinedAt: !384)
!423 = !DILocation(line: 36, column: 40, scope: !383, inlinedAt: !384)
!424 = distinct !DISubprogram(name: "await", scope: !380, file: !380, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!425 = !DILocation(line: 36, column: 17, scope: !383, inlinedAt: !384)
!426 = !DILocation(line: 47, column: 31, scope: !424, inlinedAt: !425)
!427 = distinct !DISubprogram(name: "awaitWord", scope: !380, file: !380, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!428 = !DILocation(line: 47, column: 19, scope: !424, inlinedAt: !425)
!429 = !DILocation(line: 59, column: 30, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 59, column: 54, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 54, column: 60, scope: !399, inlinedAt: !430)
!432 = !DILocation(line: 59, column: 66, scope: !427, inlinedAt: !428)
!433 = !DILocation(line: 51, column: 24, scope: !424, inlinedAt: !425)
!434 = !DILocation(line: 34, column: 4, scope: !383, inlinedAt: !384)
!435 = !DILocation(line: 38, column: 10, scope: !383, inlinedAt: !384)
!436 = !DILocation(line: 41, column: 5, scope: !383, inlinedAt: !384)
!437 = !DILocation(line: 44, column: 6, scope: !383, inlinedAt: !384)
!438 = !DILocation(line: 31, column: 46, scope: !383, inlinedAt: !384)
!439 = !DILocation(line: 31, column: 35, scope: !383, inlinedAt: !384)
!440 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"kernel", i32 1}
!441 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!442 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!443 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!444 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"minctasm", i32 1}
!445 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"kernel", i32 1}
!446 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!447 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!448 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!449 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!450 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!451 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!452 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!453 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!454 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!455 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!456 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!457 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!458 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!459 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!460 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
