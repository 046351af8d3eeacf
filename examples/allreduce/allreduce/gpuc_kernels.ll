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
	br i1 %41, label %b3, label %b56, !dbg !43

b3:
	%45 = addrspacecast float addrspace(1)* %39 to float*, !dbg !43
	%46 = ptrtoint float* %45 to i64, !dbg !43
	%47 = and i64 %46, 15, !dbg !43
	%48 = icmp eq i64 %47, 0, !dbg !43
	%49 = icmp eq i64 %38, 0, !dbg !43
	%50 = or i1 %48, %49, !dbg !43
	br i1 %50, label %b4, label %b55, !dbg !43

b4:
	%51 = ashr i64 %38, 2, !dbg !43
	%52 = bitcast float addrspace(1)* %39 to { float, float, float, float } addrspace(1)*, !dbg !43
	%53 = getelementptr inbounds float, float addrspace(1)* %10, i64 %27, !dbg !44
	br i1 %41, label %b5, label %b54, !dbg !45

b5:
	%54 = addrspacecast float addrspace(1)* %53 to float*, !dbg !45
	%55 = ptrtoint float* %54 to i64, !dbg !45
	%56 = and i64 %55, 15, !dbg !45
	%57 = icmp eq i64 %56, 0, !dbg !45
	%58 = or i1 %57, %49, !dbg !45
	br i1 %58, label %b6, label %b53, !dbg !45

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
	br i1 %41, label %b18, label %b52, !dbg !68

b18:
	%130 = addrspacecast float addrspace(1)* %128 to float*, !dbg !68
	%131 = ptrtoint float* %130 to i64, !dbg !68
	%132 = and i64 %131, 15, !dbg !68
	%133 = icmp eq i64 %132, 0, !dbg !68
	%134 = or i1 %133, %49, !dbg !68
	br i1 %134, label %b19, label %b51, !dbg !68

b19:
	%135 = bitcast float addrspace(1)* %128 to { float, float, float, float } addrspace(1)*, !dbg !68
	br label %b20, !dbg !69

b20:
	%136 = phi i64 [ %69, %b19 ], [ %301, %b45 ], !dbg !69
	%137 = icmp slt i64 %136, %51, !dbg !69
	br i1 %137, label %b21, label %b46, !dbg !69

b21:
	%138 = phi float [ %286, %b42 ], [ 0.000000e+00, %b20 ], !dbg !72
	%139 = phi float [ %287, %b42 ], [ 0.000000e+00, %b20 ], !dbg !72
	%140 = phi float [ %288, %b42 ], [ 0.000000e+00, %b20 ], !dbg !72
	%141 = phi float [ %289, %b42 ], [ 0.000000e+00, %b20 ], !dbg !72
	%142 = phi i64 [ %290, %b42 ], [ 0, %b20 ], !dbg !73
	%143 = icmp slt i64 %142, %108, !dbg !74
	br i1 %143, label %b22, label %b45, !dbg !74

b22:
	%144 = trunc i64 %142 to i32, !dbg !75
	%145 = addrspacecast float addrspace(1)* %53 to float*, !dbg !75
	%146 = bitcast float* %145 to i8*, !dbg !75
	%147 = call i8* @gpuc_peer_thread(i8* %146, i32 %144), !dbg !75
	%148 = bitcast i8* %147 to float*, !dbg !75
	%149 = icmp eq float* %148, null, !dbg !75
	%150 = select i1 %149, i64 0, i64 %38, !dbg !75
	%151 = and i64 %150, 3, !dbg !76
	%152 = icmp eq i64 %151, 0, !dbg !76
	br i1 %152, label %b23, label %b44, !dbg !76

b23:
	%153 = ptrtoint float* %148 to i64, !dbg !76
	%154 = and i64 %153, 15, !dbg !76
	%155 = icmp eq i64 %154, 0, !dbg !76
	%156 = icmp eq i64 %150, 0, !dbg !76
	%157 = or i1 %155, %156, !dbg !76
	br i1 %157, label %b24, label %b43, !dbg !76

b24:
	%158 = ashr i64 %150, 2, !dbg !76
	%159 = addrspacecast float* %148 to { float, float, float, float } addrspace(1)*, !dbg !76
	%160 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %159, i64 %136, !dbg !77
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i32 0, i32 0, !dbg !77
	%162 = icmp uge i64 %136, %158, !dbg !77
	br i1 %162, label %b24_fail1, label %b24_ok1, !dbg !77, !prof !19

b24_ok1:
	%163 = bitcast { float, float, float, float } addrspace(1)* %160 to <4 x float> addrspace(1)*, !dbg !77
	%164 = load <4 x float>, <4 x float> addrspace(1)* %163, align 16, !dbg !77
	%165 = extractelement <4 x float> %164, i32 0, !dbg !77
	%166 = extractelement <4 x float> %164, i32 1, !dbg !77
	%167 = extractelement <4 x float> %164, i32 2, !dbg !77
	%168 = extractelement <4 x float> %164, i32 3, !dbg !77
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i32 0, i32 1, !dbg !77
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i32 0, i32 2, !dbg !77
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i32 0, i32 3, !dbg !77
	%172 = add i64 %142, 1, !dbg !78
	%173 = icmp slt i64 %172, %108, !dbg !79
	br i1 %173, label %b25, label %b30, !dbg !79

b25:
	%174 = trunc i64 %172 to i32, !dbg !80
	%175 = addrspacecast float addrspace(1)* %53 to float*, !dbg !80
	%176 = bitcast float* %175 to i8*, !dbg !80
	%177 = call i8* @gpuc_peer_thread(i8* %176, i32 %174), !dbg !80
	%178 = bitcast i8* %177 to float*, !dbg !80
	%179 = icmp eq float* %178, null, !dbg !80
	%180 = select i1 %179, i64 0, i64 %38, !dbg !80
	%181 = and i64 %180, 3, !dbg !81
	%182 = icmp eq i64 %181, 0, !dbg !81
	br i1 %182, label %b26, label %b29, !dbg !81

b26:
	%183 = ptrtoint float* %178 to i64, !dbg !81
	%184 = and i64 %183, 15, !dbg !81
	%185 = icmp eq i64 %184, 0, !dbg !81
	%186 = icmp eq i64 %180, 0, !dbg !81
	%187 = or i1 %185, %186, !dbg !81
	br i1 %187, label %b27, label %b28, !dbg !81

b27:
	%188 = ashr i64 %180, 2, !dbg !81
	%189 = addrspacecast float* %178 to { float, float, float, float } addrspace(1)*, !dbg !81
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %189, i64 %136, !dbg !82
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i32 0, i32 0, !dbg !82
	%192 = icmp uge i64 %136, %188, !dbg !82
	br i1 %192, label %b27_fail1, label %b27_ok1, !dbg !82, !prof !19

b27_ok1:
	%193 = bitcast { float, float, float, float } addrspace(1)* %190 to <4 x float> addrspace(1)*, !dbg !82
	%194 = load <4 x float>, <4 x float> addrspace(1)* %193, align 16, !dbg !82
	%195 = extractelement <4 x float> %194, i32 0, !dbg !82
	%196 = extractelement <4 x float> %194, i32 1, !dbg !82
	%197 = extractelement <4 x float> %194, i32 2, !dbg !82
	%198 = extractelement <4 x float> %194, i32 3, !dbg !82
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i32 0, i32 1, !dbg !82
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i32 0, i32 2, !dbg !82
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i32 0, i32 3, !dbg !82
	br label %b30, !dbg !82

b28:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %184, i64 16), !dbg !81
	ret void, !dbg !81

b29:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %180, i64 4), !dbg !81
	ret void, !dbg !81

b30:
	%202 = phi float [ 0.000000e+00, %b24_ok1 ], [ %195, %b27_ok1 ], !dbg !83
	%203 = phi float [ 0.000000e+00, %b24_ok1 ], [ %196, %b27_ok1 ], !dbg !83
	%204 = phi float [ 0.000000e+00, %b24_ok1 ], [ %197, %b27_ok1 ], !dbg !83
	%205 = phi float [ 0.000000e+00, %b24_ok1 ], [ %198, %b27_ok1 ], !dbg !83
	%206 = add i64 %142, 2, !dbg !84
	%207 = icmp slt i64 %206, %108, !dbg !85
	br i1 %207, label %b31, label %b36, !dbg !85

b31:
	%208 = trunc i64 %206 to i32, !dbg !86
	%209 = addrspacecast float addrspace(1)* %53 to float*, !dbg !86
	%210 = bitcast float* %209 to i8*, !dbg !86
	%211 = call i8* @gpuc_peer_thread(i8* %210, i32 %208), !dbg !86
	%212 = bitcast i8* %211 to float*, !dbg !86
	%213 = icmp eq float* %212, null, !dbg !86
	%214 = select i1 %213, i64 0, i64 %38, !dbg !86
	%215 = and i64 %214, 3, !dbg !87
	%216 = icmp eq i64 %215, 0, !dbg !87
	br i1 %216, label %b32, label %b35, !dbg !87

b32:
	%217 = ptrtoint float* %212 to i64, !dbg !87
	%218 = and i64 %217, 15, !dbg !87
	%219 = icmp eq i64 %218, 0, !dbg !87
	%220 = icmp eq i64 %214, 0, !dbg !87
	%221 = or i1 %219, %220, !dbg !87
	br i1 %221, label %b33, label %b34, !dbg !87

b33:
	%222 = ashr i64 %214, 2, !dbg !87
	%223 = addrspacecast float* %212 to { float, float, float, float } addrspace(1)*, !dbg !87
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %223, i64 %136, !dbg !88
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 0, !dbg !88
	%226 = icmp uge i64 %136, %222, !dbg !88
	br i1 %226, label %b33_fail1, label %b33_ok1, !dbg !88, !prof !19

b33_ok1:
	%227 = bitcast { float, float, float, float } addrspace(1)* %224 to <4 x float> addrspace(1)*, !dbg !88
	%228 = load <4 x float>, <4 x float> addrspace(1)* %227, align 16, !dbg !88
	%229 = extractelement <4 x float> %228, i32 0, !dbg !88
	%230 = extractelement <4 x float> %228, i32 1, !dbg !88
	%231 = extractelement <4 x float> %228, i32 2, !dbg !88
	%232 = extractelement <4 x float> %228, i32 3, !dbg !88
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 1, !dbg !88
	%234 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 2, !dbg !88
	%235 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %224, i32 0, i32 3, !dbg !88
	br label %b36, !dbg !88

b34:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %218, i64 16), !dbg !87
	ret void, !dbg !87

b35:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %214, i64 4), !dbg !87
	ret void, !dbg !87

b36:
	%236 = phi float [ 0.000000e+00, %b30 ], [ %229, %b33_ok1 ], !dbg !89
	%237 = phi float [ 0.000000e+00, %b30 ], [ %230, %b33_ok1 ], !dbg !89
	%238 = phi float [ 0.000000e+00, %b30 ], [ %231, %b33_ok1 ], !dbg !89
	%239 = phi float [ 0.000000e+00, %b30 ], [ %232, %b33_ok1 ], !dbg !89
	%240 = add i64 %142, 3, !dbg !90
	%241 = icmp slt i64 %240, %108, !dbg !91
	br i1 %241, label %b37, label %b42, !dbg !91

b37:
	%242 = trunc i64 %240 to i32, !dbg !92
	%243 = addrspacecast float addrspace(1)* %53 to float*, !dbg !92
	%244 = bitcast float* %243 to i8*, !dbg !92
	%245 = call i8* @gpuc_peer_thread(i8* %244, i32 %242), !dbg !92
	%246 = bitcast i8* %245 to float*, !dbg !92
	%247 = icmp eq float* %246, null, !dbg !92
	%248 = select i1 %247, i64 0, i64 %38, !dbg !92
	%249 = and i64 %248, 3, !dbg !93
	%250 = icmp eq i64 %249, 0, !dbg !93
	br i1 %250, label %b38, label %b41, !dbg !93

b38:
	%251 = ptrtoint float* %246 to i64, !dbg !93
	%252 = and i64 %251, 15, !dbg !93
	%253 = icmp eq i64 %252, 0, !dbg !93
	%254 = icmp eq i64 %248, 0, !dbg !93
	%255 = or i1 %253, %254, !dbg !93
	br i1 %255, label %b39, label %b40, !dbg !93

b39:
	%256 = ashr i64 %248, 2, !dbg !93
	%257 = addrspacecast float* %246 to { float, float, float, float } addrspace(1)*, !dbg !93
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %257, i64 %136, !dbg !94
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 0, !dbg !94
	%260 = icmp uge i64 %136, %256, !dbg !94
	br i1 %260, label %b39_fail1, label %b39_ok1, !dbg !94, !prof !19

b39_ok1:
	%261 = bitcast { float, float, float, float } addrspace(1)* %258 to <4 x float> addrspace(1)*, !dbg !94
	%262 = load <4 x float>, <4 x float> addrspace(1)* %261, align 16, !dbg !94
	%263 = extractelement <4 x float> %262, i32 0, !dbg !94
	%264 = extractelement <4 x float> %262, i32 1, !dbg !94
	%265 = extractelement <4 x float> %262, i32 2, !dbg !94
	%266 = extractelement <4 x float> %262, i32 3, !dbg !94
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 1, !dbg !94
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 2, !dbg !94
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 3, !dbg !94
	br label %b42, !dbg !94

b40:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %252, i64 16), !dbg !93
	ret void, !dbg !93

b41:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %248, i64 4), !dbg !93
	ret void, !dbg !93

b42:
	%270 = phi float [ 0.000000e+00, %b36 ], [ %263, %b39_ok1 ], !dbg !95
	%271 = phi float [ 0.000000e+00, %b36 ], [ %264, %b39_ok1 ], !dbg !95
	%272 = phi float [ 0.000000e+00, %b36 ], [ %265, %b39_ok1 ], !dbg !95
	%273 = phi float [ 0.000000e+00, %b36 ], [ %266, %b39_ok1 ], !dbg !95
	%274 = fadd float %165, %202, !dbg !98
	%275 = fadd float %166, %203, !dbg !99
	%276 = fadd float %167, %204, !dbg !100
	%277 = fadd float %168, %205, !dbg !101
	%278 = fadd float %236, %270, !dbg !103
	%279 = fadd float %237, %271, !dbg !104
	%280 = fadd float %238, %272, !dbg !105
	%281 = fadd float %239, %273, !dbg !106
	%282 = fadd float %274, %278, !dbg !108
	%283 = fadd float %275, %279, !dbg !109
	%284 = fadd float %276, %280, !dbg !110
	%285 = fadd float %277, %281, !dbg !111
	%286 = fadd float %138, %282, !dbg !113
	%287 = fadd float %139, %283, !dbg !114
	%288 = fadd float %140, %284, !dbg !115
	%289 = fadd float %141, %285, !dbg !116
	%290 = add i64 %142, 4, !dbg !117
	br label %b21, !dbg !117

b43:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %154, i64 16), !dbg !76
	ret void, !dbg !76

b44:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %150, i64 4), !dbg !76
	ret void, !dbg !76

b45:
	%291 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %135, i64 %136, !dbg !118
	%292 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 0, !dbg !118
	%293 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 1, !dbg !118
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 2, !dbg !118
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %291, i32 0, i32 3, !dbg !118
	%296 = bitcast { float, float, float, float } addrspace(1)* %291 to <4 x float> addrspace(1)*, !dbg !118
	%297 = insertelement <4 x float> undef, float %138, i32 0, !dbg !118
	%298 = insertelement <4 x float> %297, float %139, i32 1, !dbg !118
	%299 = insertelement <4 x float> %298, float %140, i32 2, !dbg !118
	%300 = insertelement <4 x float> %299, float %141, i32 3, !dbg !118
	store <4 x float> %300, <4 x float> addrspace(1)* %296, align 16, !dbg !118
	%301 = add i64 %136, %73, !dbg !69
	br label %b20, !dbg !69

b46:
	%302 = phi i64 [ %324, %b49_ok1 ], [ %69, %b20 ], !dbg !119
	%303 = icmp slt i64 %302, %98, !dbg !119
	br i1 %303, label %b47, label %b50, !dbg !119

b47:
	%304 = add i64 %37, %302, !dbg !120
	br label %b48, !dbg !121

b48:
	%305 = phi float [ %319, %b48_ok2 ], [ 0.000000e+00, %b47 ], !dbg !121
	%306 = phi i64 [ %320, %b48_ok2 ], [ 0, %b47 ], !dbg !121
	%307 = trunc i64 %306 to i32, !dbg !122
	%308 = addrspacecast float addrspace(1)* %10 to float*, !dbg !122
	%309 = icmp uge i64 %306, %108, !dbg !122
	br i1 %309, label %b48_fail1, label %b48_ok1, !dbg !122, !prof !19

b48_ok1:
	%310 = bitcast float* %308 to i8*, !dbg !122
	%311 = call i8* @gpuc_peer_thread(i8* %310, i32 %307), !dbg !122
	%312 = bitcast i8* %311 to float*, !dbg !122
	%313 = icmp eq float* %312, null, !dbg !122
	%314 = select i1 %313, i64 0, i64 %p3, !dbg !122
	%315 = addrspacecast float* %312 to float addrspace(1)*, !dbg !123
	%316 = getelementptr inbounds float, float addrspace(1)* %315, i64 %304, !dbg !123
	%317 = icmp uge i64 %304, %314, !dbg !123
	br i1 %317, label %b48_fail2, label %b48_ok2, !dbg !123, !prof !19

b48_ok2:
	%318 = load float, float addrspace(1)* %316, align 4, !dbg !123
	%319 = fadd float %305, %318, !dbg !124
	%320 = add i64 %306, 1, !dbg !124
	%321 = icmp slt i64 %320, %108, !dbg !124
	br i1 %321, label %b48, label %b49, !dbg !124

b49:
	%322 = getelementptr inbounds float, float addrspace(1)* %0, i64 %304, !dbg !125
	%323 = icmp uge i64 %304, %p1, !dbg !125
	br i1 %323, label %b49_fail1, label %b49_ok1, !dbg !125, !prof !19

b49_ok1:
	store float %319, float addrspace(1)* %322, align 4, !dbg !125
	%324 = add i64 %302, %73, !dbg !119
	br label %b46, !dbg !119

b50:
	ret void, !dbg !119

b51:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %132, i64 16), !dbg !68
	ret void, !dbg !68

b52:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %38, i64 4), !dbg !68
	ret void, !dbg !68

b53:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 16), !dbg !45
	ret void, !dbg !45

b54:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !45
	ret void, !dbg !45

b55:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 16), !dbg !43
	ret void, !dbg !43

b56:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %38, i64 4), !dbg !43
	ret void, !dbg !43

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %9, i64 %p5), !dbg !17
	ret void, !dbg !17

b2_fail1:
	%325 = icmp ugt i64 %37, %p3, !dbg !42
	br i1 %325, label %b2_fail2, label %b2_ok2, !dbg !42

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

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %136, i64 %158), !dbg !77
	ret void, !dbg !77

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %136, i64 %188), !dbg !82
	ret void, !dbg !82

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %136, i64 %222), !dbg !88
	ret void, !dbg !88

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %136, i64 %256), !dbg !94
	ret void, !dbg !94

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %306, i64 %108), !dbg !122
	ret void, !dbg !122

b48_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %304, i64 %314), !dbg !123
	ret void, !dbg !123

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %304, i64 %p1), !dbg !125
	ret void, !dbg !125
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !127
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !127
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !127
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !128
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !130
	%5 = sext i32 %4 to i64, !dbg !131
	%6 = sext i32 %3 to i64, !dbg !132
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134, !range !20
	%8 = sext i32 %7 to i64, !dbg !134
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !134, !range !22
	%10 = sext i32 %9 to i64, !dbg !134
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !134, !range !22
	%12 = sext i32 %11 to i64, !dbg !134
	%13 = mul i64 %8, %6, !dbg !135
	call void @gpuc_fence_block(), !dbg !136
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !21
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !21
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !23
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !47
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !47
	%19 = mul i32 %18, %16, !dbg !137
	%20 = add i32 %15, %19, !dbg !137
	%21 = mul i32 %17, %20, !dbg !137
	%22 = add i32 %14, %21, !dbg !137
	%23 = sext i32 %22 to i64, !dbg !137
	%24 = mul i32 %17, %18, !dbg !137
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !137, !range !48
	%26 = mul i32 %24, %25, !dbg !137
	%27 = sext i32 %26 to i64, !dbg !137
	%28 = add i64 %13, %5, !dbg !138
	br label %b1, !dbg !137

b1:
	%29 = phi i64 [ %23, %b0 ], [ %36, %b2_ok1 ], !dbg !137
	%30 = icmp slt i64 %29, %6, !dbg !137
	br i1 %30, label %b2, label %b3, !dbg !137

b2:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %28, !dbg !139
	%32 = trunc i64 %29 to i32, !dbg !140
	%33 = addrspacecast i64 addrspace(1)* %31 to i64*, !dbg !140
	%34 = icmp uge i64 %28, %p5, !dbg !139
	br i1 %34, label %b2_fail1, label %b2_ok1, !dbg !139, !prof !19

b2_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !140
	call void @gpuc_signal_op_thread(i8* %35, i64 %p7, i32 9, i32 %32), !dbg !140
	%36 = add i64 %29, %27, !dbg !137
	br label %b1, !dbg !137

b3:
	%37 = phi i64 [ %45, %b4_ok1 ], [ %23, %b1 ], !dbg !141
	%38 = icmp slt i64 %37, %6, !dbg !141
	br i1 %38, label %b4, label %b5, !dbg !141

b4:
	%39 = add i64 %13, %37, !dbg !142
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %39, !dbg !143
	%41 = addrspacecast i64 addrspace(1)* %40 to i64*, !dbg !144
	%42 = icmp uge i64 %39, %p5, !dbg !143
	br i1 %42, label %b4_fail1, label %b4_ok1, !dbg !143, !prof !19

b4_ok1:
	%43 = bitcast i64* %41 to i8*, !dbg !144
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !144
	%45 = add i64 %37, %27, !dbg !141
	br label %b3, !dbg !141

b5:
	call void @llvm.nvvm.barrier0(), !dbg !145
	%46 = sdiv i64 %p3, 4, !dbg !146
	%47 = mul i64 %46, %5, !dbg !147
	%48 = icmp eq i64 %6, -1, !dbg !148
	%49 = select i1 %48, i64 1, i64 %6, !dbg !148
	%50 = sdiv i64 %47, %49, !dbg !148
	%51 = sub i64 0, %47, !dbg !148
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !148
	%53 = mul i64 %52, 4, !dbg !149
	%54 = add i64 %5, 1, !dbg !150
	%55 = mul i64 %46, %54, !dbg !151
	%56 = icmp eq i64 %6, -1, !dbg !152
	%57 = select i1 %56, i64 1, i64 %6, !dbg !152
	%58 = sdiv i64 %55, %57, !dbg !152
	%59 = sub i64 0, %55, !dbg !152
	%60 = select i1 %56, i64 %59, i64 %58, !dbg !152
	%61 = mul i64 %60, 4, !dbg !153
	%62 = sub i64 %61, %53, !dbg !154
	%63 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !154
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !155
	%65 = icmp ugt i64 %61, %p3, !dbg !154
	%66 = icmp ugt i64 %53, %61, !dbg !154
	%67 = icmp ugt i64 %61, %p1, !dbg !155
	%68 = or i1 %65, %66, !dbg !155
	%69 = or i1 %68, %67, !dbg !155
	br i1 %69, label %b5_fail1, label %b5_ok1, !dbg !155, !prof !19

b5_ok1:
	%70 = sdiv i64 %62, 4, !dbg !156
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !157, !range !25
	%72 = sext i32 %71 to i64, !dbg !157
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !157, !range !158
	%74 = sext i32 %73 to i64, !dbg !157
	%75 = mul i64 %74, %12, !dbg !157
	%76 = add i64 %10, %75, !dbg !157
	%77 = mul i64 %72, %76, !dbg !157
	%78 = add i64 %8, %77, !dbg !157
	%79 = mul i64 %78, %27, !dbg !157
	%80 = add i64 %79, %23, !dbg !157
	%81 = mul i64 %72, %74, !dbg !157
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !157, !range !158
	%83 = sext i32 %82 to i64, !dbg !157
	%84 = mul i64 %81, %83, !dbg !157
	%85 = mul i64 %84, %27, !dbg !157
	br label %b6, !dbg !157

b6:
	%86 = phi i64 [ %80, %b5_ok1 ], [ %272, %b34 ], !dbg !157
	%87 = icmp slt i64 %86, %70, !dbg !157
	br i1 %87, label %b7, label %b37, !dbg !157

b7:
	%88 = phi float [ %236, %b28 ], [ 0.000000e+00, %b6 ], !dbg !160
	%89 = phi float [ %237, %b28 ], [ 0.000000e+00, %b6 ], !dbg !160
	%90 = phi float [ %238, %b28 ], [ 0.000000e+00, %b6 ], !dbg !160
	%91 = phi float [ %239, %b28 ], [ 0.000000e+00, %b6 ], !dbg !160
	%92 = phi i64 [ %240, %b28 ], [ 0, %b6 ], !dbg !161
	%93 = icmp slt i64 %92, %6, !dbg !162
	br i1 %93, label %b8, label %b31, !dbg !162

b8:
	%94 = trunc i64 %92 to i32, !dbg !163
	%95 = addrspacecast float addrspace(1)* %63 to float*, !dbg !163
	%96 = bitcast float* %95 to i8*, !dbg !163
	%97 = call i8* @gpuc_peer_thread(i8* %96, i32 %94), !dbg !163
	%98 = bitcast i8* %97 to float*, !dbg !163
	%99 = icmp eq float* %98, null, !dbg !163
	%100 = select i1 %99, i64 0, i64 %62, !dbg !163
	%101 = and i64 %100, 3, !dbg !164
	%102 = icmp eq i64 %101, 0, !dbg !164
	br i1 %102, label %b9, label %b30, !dbg !164

b9:
	%103 = ptrtoint float* %98 to i64, !dbg !164
	%104 = and i64 %103, 15, !dbg !164
	%105 = icmp eq i64 %104, 0, !dbg !164
	%106 = icmp eq i64 %100, 0, !dbg !164
	%107 = or i1 %105, %106, !dbg !164
	br i1 %107, label %b10, label %b29, !dbg !164

b10:
	%108 = ashr i64 %100, 2, !dbg !164
	%109 = addrspacecast float* %98 to { float, float, float, float } addrspace(1)*, !dbg !164
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %109, i64 %86, !dbg !165
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 0, !dbg !165
	%112 = icmp uge i64 %86, %108, !dbg !165
	br i1 %112, label %b10_fail1, label %b10_ok1, !dbg !165, !prof !19

b10_ok1:
	%113 = bitcast { float, float, float, float } addrspace(1)* %110 to <4 x float> addrspace(1)*, !dbg !165
	%114 = load <4 x float>, <4 x float> addrspace(1)* %113, align 16, !dbg !165
	%115 = extractelement <4 x float> %114, i32 0, !dbg !165
	%116 = extractelement <4 x float> %114, i32 1, !dbg !165
	%117 = extractelement <4 x float> %114, i32 2, !dbg !165
	%118 = extractelement <4 x float> %114, i32 3, !dbg !165
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 1, !dbg !165
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 2, !dbg !165
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %110, i32 0, i32 3, !dbg !165
	%122 = add i64 %92, 1, !dbg !166
	%123 = icmp slt i64 %122, %6, !dbg !167
	br i1 %123, label %b11, label %b16, !dbg !167

b11:
	%124 = trunc i64 %122 to i32, !dbg !168
	%125 = addrspacecast float addrspace(1)* %63 to float*, !dbg !168
	%126 = bitcast float* %125 to i8*, !dbg !168
	%127 = call i8* @gpuc_peer_thread(i8* %126, i32 %124), !dbg !168
	%128 = bitcast i8* %127 to float*, !dbg !168
	%129 = icmp eq float* %128, null, !dbg !168
	%130 = select i1 %129, i64 0, i64 %62, !dbg !168
	%131 = and i64 %130, 3, !dbg !169
	%132 = icmp eq i64 %131, 0, !dbg !169
	br i1 %132, label %b12, label %b15, !dbg !169

b12:
	%133 = ptrtoint float* %128 to i64, !dbg !169
	%134 = and i64 %133, 15, !dbg !169
	%135 = icmp eq i64 %134, 0, !dbg !169
	%136 = icmp eq i64 %130, 0, !dbg !169
	%137 = or i1 %135, %136, !dbg !169
	br i1 %137, label %b13, label %b14, !dbg !169

b13:
	%138 = ashr i64 %130, 2, !dbg !169
	%139 = addrspacecast float* %128 to { float, float, float, float } addrspace(1)*, !dbg !169
	%140 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %139, i64 %86, !dbg !170
	%141 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 0, !dbg !170
	%142 = icmp uge i64 %86, %138, !dbg !170
	br i1 %142, label %b13_fail1, label %b13_ok1, !dbg !170, !prof !19

b13_ok1:
	%143 = bitcast { float, float, float, float } addrspace(1)* %140 to <4 x float> addrspace(1)*, !dbg !170
	%144 = load <4 x float>, <4 x float> addrspace(1)* %143, align 16, !dbg !170
	%145 = extractelement <4 x float> %144, i32 0, !dbg !170
	%146 = extractelement <4 x float> %144, i32 1, !dbg !170
	%147 = extractelement <4 x float> %144, i32 2, !dbg !170
	%148 = extractelement <4 x float> %144, i32 3, !dbg !170
	%149 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 1, !dbg !170
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 2, !dbg !170
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %140, i32 0, i32 3, !dbg !170
	br label %b16, !dbg !170

b14:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %134, i64 16), !dbg !169
	ret void, !dbg !169

b15:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %130, i64 4), !dbg !169
	ret void, !dbg !169

b16:
	%152 = phi float [ 0.000000e+00, %b10_ok1 ], [ %145, %b13_ok1 ], !dbg !171
	%153 = phi float [ 0.000000e+00, %b10_ok1 ], [ %146, %b13_ok1 ], !dbg !171
	%154 = phi float [ 0.000000e+00, %b10_ok1 ], [ %147, %b13_ok1 ], !dbg !171
	%155 = phi float [ 0.000000e+00, %b10_ok1 ], [ %148, %b13_ok1 ], !dbg !171
	%156 = add i64 %92, 2, !dbg !172
	%157 = icmp slt i64 %156, %6, !dbg !173
	br i1 %157, label %b17, label %b22, !dbg !173

b17:
	%158 = trunc i64 %156 to i32, !dbg !174
	%159 = addrspacecast float addrspace(1)* %63 to float*, !dbg !174
	%160 = bitcast float* %159 to i8*, !dbg !174
	%161 = call i8* @gpuc_peer_thread(i8* %160, i32 %158), !dbg !174
	%162 = bitcast i8* %161 to float*, !dbg !174
	%163 = icmp eq float* %162, null, !dbg !174
	%164 = select i1 %163, i64 0, i64 %62, !dbg !174
	%165 = and i64 %164, 3, !dbg !175
	%166 = icmp eq i64 %165, 0, !dbg !175
	br i1 %166, label %b18, label %b21, !dbg !175

b18:
	%167 = ptrtoint float* %162 to i64, !dbg !175
	%168 = and i64 %167, 15, !dbg !175
	%169 = icmp eq i64 %168, 0, !dbg !175
	%170 = icmp eq i64 %164, 0, !dbg !175
	%171 = or i1 %169, %170, !dbg !175
	br i1 %171, label %b19, label %b20, !dbg !175

b19:
	%172 = ashr i64 %164, 2, !dbg !175
	%173 = addrspacecast float* %162 to { float, float, float, float } addrspace(1)*, !dbg !175
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i64 %86, !dbg !176
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 0, !dbg !176
	%176 = icmp uge i64 %86, %172, !dbg !176
	br i1 %176, label %b19_fail1, label %b19_ok1, !dbg !176, !prof !19

b19_ok1:
	%177 = bitcast { float, float, float, float } addrspace(1)* %174 to <4 x float> addrspace(1)*, !dbg !176
	%178 = load <4 x float>, <4 x float> addrspace(1)* %177, align 16, !dbg !176
	%179 = extractelement <4 x float> %178, i32 0, !dbg !176
	%180 = extractelement <4 x float> %178, i32 1, !dbg !176
	%181 = extractelement <4 x float> %178, i32 2, !dbg !176
	%182 = extractelement <4 x float> %178, i32 3, !dbg !176
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 1, !dbg !176
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 2, !dbg !176
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i32 0, i32 3, !dbg !176
	br label %b22, !dbg !176

b20:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %168, i64 16), !dbg !175
	ret void, !dbg !175

b21:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %164, i64 4), !dbg !175
	ret void, !dbg !175

b22:
	%186 = phi float [ 0.000000e+00, %b16 ], [ %179, %b19_ok1 ], !dbg !177
	%187 = phi float [ 0.000000e+00, %b16 ], [ %180, %b19_ok1 ], !dbg !177
	%188 = phi float [ 0.000000e+00, %b16 ], [ %181, %b19_ok1 ], !dbg !177
	%189 = phi float [ 0.000000e+00, %b16 ], [ %182, %b19_ok1 ], !dbg !177
	%190 = add i64 %92, 3, !dbg !178
	%191 = icmp slt i64 %190, %6, !dbg !179
	br i1 %191, label %b23, label %b28, !dbg !179

b23:
	%192 = trunc i64 %190 to i32, !dbg !180
	%193 = addrspacecast float addrspace(1)* %63 to float*, !dbg !180
	%194 = bitcast float* %193 to i8*, !dbg !180
	%195 = call i8* @gpuc_peer_thread(i8* %194, i32 %192), !dbg !180
	%196 = bitcast i8* %195 to float*, !dbg !180
	%197 = icmp eq float* %196, null, !dbg !180
	%198 = select i1 %197, i64 0, i64 %62, !dbg !180
	%199 = and i64 %198, 3, !dbg !181
	%200 = icmp eq i64 %199, 0, !dbg !181
	br i1 %200, label %b24, label %b27, !dbg !181

b24:
	%201 = ptrtoint float* %196 to i64, !dbg !181
	%202 = and i64 %201, 15, !dbg !181
	%203 = icmp eq i64 %202, 0, !dbg !181
	%204 = icmp eq i64 %198, 0, !dbg !181
	%205 = or i1 %203, %204, !dbg !181
	br i1 %205, label %b25, label %b26, !dbg !181

b25:
	%206 = ashr i64 %198, 2, !dbg !181
	%207 = addrspacecast float* %196 to { float, float, float, float } addrspace(1)*, !dbg !181
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i64 %86, !dbg !182
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 0, !dbg !182
	%210 = icmp uge i64 %86, %206, !dbg !182
	br i1 %210, label %b25_fail1, label %b25_ok1, !dbg !182, !prof !19

b25_ok1:
	%211 = bitcast { float, float, float, float } addrspace(1)* %208 to <4 x float> addrspace(1)*, !dbg !182
	%212 = load <4 x float>, <4 x float> addrspace(1)* %211, align 16, !dbg !182
	%213 = extractelement <4 x float> %212, i32 0, !dbg !182
	%214 = extractelement <4 x float> %212, i32 1, !dbg !182
	%215 = extractelement <4 x float> %212, i32 2, !dbg !182
	%216 = extractelement <4 x float> %212, i32 3, !dbg !182
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 1, !dbg !182
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 2, !dbg !182
	%219 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 3, !dbg !182
	br label %b28, !dbg !182

b26:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %202, i64 16), !dbg !181
	ret void, !dbg !181

b27:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %198, i64 4), !dbg !181
	ret void, !dbg !181

b28:
	%220 = phi float [ 0.000000e+00, %b22 ], [ %213, %b25_ok1 ], !dbg !183
	%221 = phi float [ 0.000000e+00, %b22 ], [ %214, %b25_ok1 ], !dbg !183
	%222 = phi float [ 0.000000e+00, %b22 ], [ %215, %b25_ok1 ], !dbg !183
	%223 = phi float [ 0.000000e+00, %b22 ], [ %216, %b25_ok1 ], !dbg !183
	%224 = fadd float %115, %152, !dbg !185
	%225 = fadd float %116, %153, !dbg !186
	%226 = fadd float %117, %154, !dbg !187
	%227 = fadd float %118, %155, !dbg !188
	%228 = fadd float %186, %220, !dbg !190
	%229 = fadd float %187, %221, !dbg !191
	%230 = fadd float %188, %222, !dbg !192
	%231 = fadd float %189, %223, !dbg !193
	%232 = fadd float %224, %228, !dbg !195
	%233 = fadd float %225, %229, !dbg !196
	%234 = fadd float %226, %230, !dbg !197
	%235 = fadd float %227, %231, !dbg !198
	%236 = fadd float %88, %232, !dbg !200
	%237 = fadd float %89, %233, !dbg !201
	%238 = fadd float %90, %234, !dbg !202
	%239 = fadd float %91, %235, !dbg !203
	%240 = add i64 %92, 4, !dbg !204
	br label %b7, !dbg !204

b29:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %104, i64 16), !dbg !164
	ret void, !dbg !164

b30:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %100, i64 4), !dbg !164
	ret void, !dbg !164

b31:
	%241 = phi i64 [ %270, %b33_ok1 ], [ 0, %b7 ], !dbg !205
	%242 = trunc i64 %241 to i32, !dbg !128
	%243 = addrspacecast float addrspace(1)* %64 to float*, !dbg !128
	%244 = icmp uge i64 %241, %6, !dbg !128
	br i1 %244, label %b31_fail1, label %b31_ok1, !dbg !128, !prof !19

b31_ok1:
	%245 = bitcast float* %243 to i8*, !dbg !128
	%246 = call i8* @gpuc_peer_thread(i8* %245, i32 %242), !dbg !128
	%247 = bitcast i8* %246 to float*, !dbg !128
	%248 = icmp eq float* %247, null, !dbg !128
	%249 = select i1 %248, i64 0, i64 %62, !dbg !128
	%250 = and i64 %249, 3, !dbg !206
	%251 = icmp eq i64 %250, 0, !dbg !206
	br i1 %251, label %b32, label %b36, !dbg !206

b32:
	%252 = ptrtoint float* %247 to i64, !dbg !206
	%253 = and i64 %252, 15, !dbg !206
	%254 = icmp eq i64 %253, 0, !dbg !206
	%255 = icmp eq i64 %249, 0, !dbg !206
	%256 = or i1 %254, %255, !dbg !206
	br i1 %256, label %b33, label %b35, !dbg !206

b33:
	%257 = ashr i64 %249, 2, !dbg !206
	%258 = addrspacecast float* %247 to { float, float, float, float } addrspace(1)*, !dbg !206
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i64 %86, !dbg !207
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 0, !dbg !207
	%261 = icmp uge i64 %86, %257, !dbg !207
	br i1 %261, label %b33_fail1, label %b33_ok1, !dbg !207, !prof !19

b33_ok1:
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 1, !dbg !207
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 2, !dbg !207
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %259, i32 0, i32 3, !dbg !207
	%265 = bitcast { float, float, float, float } addrspace(1)* %259 to <4 x float> addrspace(1)*, !dbg !207
	%266 = insertelement <4 x float> undef, float %88, i32 0, !dbg !207
	%267 = insertelement <4 x float> %266, float %89, i32 1, !dbg !207
	%268 = insertelement <4 x float> %267, float %90, i32 2, !dbg !207
	%269 = insertelement <4 x float> %268, float %91, i32 3, !dbg !207
	store <4 x float> %269, <4 x float> addrspace(1)* %265, align 16, !dbg !207
	%270 = add i64 %241, 1, !dbg !207
	%271 = icmp slt i64 %270, %6, !dbg !207
	br i1 %271, label %b31, label %b34, !dbg !207

b34:
	%272 = add i64 %86, %85, !dbg !157
	br label %b6, !dbg !157

b35:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %253, i64 16), !dbg !206
	ret void, !dbg !206

b36:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %249, i64 4), !dbg !206
	ret void, !dbg !206

b37:
	%273 = sub i64 %6, 1, !dbg !208
	%274 = icmp eq i64 %5, %273, !dbg !209
	br i1 %274, label %b38, label %b44, !dbg !209

b38:
	%275 = mul i64 %46, 4, !dbg !210
	%276 = sub i64 %p3, %275, !dbg !211
	br label %b39, !dbg !212

b39:
	%277 = phi i64 [ %80, %b38 ], [ %311, %b43 ], !dbg !212
	%278 = icmp slt i64 %277, %276, !dbg !212
	br i1 %278, label %b40, label %b44, !dbg !212

b40:
	%279 = add i64 %61, %277, !dbg !213
	br label %b41, !dbg !214

b41:
	%280 = phi float [ %294, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !214
	%281 = phi i64 [ %295, %b41_ok2 ], [ 0, %b40 ], !dbg !214
	%282 = trunc i64 %281 to i32, !dbg !215
	%283 = addrspacecast float addrspace(1)* %1 to float*, !dbg !215
	%284 = icmp uge i64 %281, %6, !dbg !215
	br i1 %284, label %b41_fail1, label %b41_ok1, !dbg !215, !prof !19

b41_ok1:
	%285 = bitcast float* %283 to i8*, !dbg !215
	%286 = call i8* @gpuc_peer_thread(i8* %285, i32 %282), !dbg !215
	%287 = bitcast i8* %286 to float*, !dbg !215
	%288 = icmp eq float* %287, null, !dbg !215
	%289 = select i1 %288, i64 0, i64 %p3, !dbg !215
	%290 = addrspacecast float* %287 to float addrspace(1)*, !dbg !216
	%291 = getelementptr inbounds float, float addrspace(1)* %290, i64 %279, !dbg !216
	%292 = icmp uge i64 %279, %289, !dbg !216
	br i1 %292, label %b41_fail2, label %b41_ok2, !dbg !216, !prof !19

b41_ok2:
	%293 = load float, float addrspace(1)* %291, align 4, !dbg !216
	%294 = fadd float %280, %293, !dbg !217
	%295 = add i64 %281, 1, !dbg !217
	%296 = icmp slt i64 %295, %6, !dbg !217
	br i1 %296, label %b41, label %b42, !dbg !217

b42:
	%297 = phi i64 [ %309, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !218
	%298 = trunc i64 %297 to i32, !dbg !219
	%299 = addrspacecast float addrspace(1)* %0 to float*, !dbg !219
	%300 = icmp uge i64 %297, %6, !dbg !219
	br i1 %300, label %b42_fail1, label %b42_ok1, !dbg !219, !prof !19

b42_ok1:
	%301 = bitcast float* %299 to i8*, !dbg !219
	%302 = call i8* @gpuc_peer_thread(i8* %301, i32 %298), !dbg !219
	%303 = bitcast i8* %302 to float*, !dbg !219
	%304 = icmp eq float* %303, null, !dbg !219
	%305 = select i1 %304, i64 0, i64 %p1, !dbg !219
	%306 = addrspacecast float* %303 to float addrspace(1)*, !dbg !220
	%307 = getelementptr inbounds float, float addrspace(1)* %306, i64 %279, !dbg !220
	%308 = icmp uge i64 %279, %305, !dbg !220
	br i1 %308, label %b42_fail2, label %b42_ok2, !dbg !220, !prof !19

b42_ok2:
	store float %294, float addrspace(1)* %307, align 4, !dbg !220
	%309 = add i64 %297, 1, !dbg !220
	%310 = icmp slt i64 %309, %6, !dbg !220
	br i1 %310, label %b42, label %b43, !dbg !220

b43:
	%311 = add i64 %277, %85, !dbg !212
	br label %b39, !dbg !212

b44:
	%312 = add i64 %p6, %8, !dbg !221
	%313 = mul i64 %312, %6, !dbg !222
	call void @gpuc_fence_block(), !dbg !223
	%314 = add i64 %313, %5, !dbg !224
	br label %b45, !dbg !225

b45:
	%315 = phi i64 [ %23, %b44 ], [ %322, %b46_ok1 ], !dbg !225
	%316 = icmp slt i64 %315, %6, !dbg !225
	br i1 %316, label %b46, label %b47, !dbg !225

b46:
	%317 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %314, !dbg !226
	%318 = trunc i64 %315 to i32, !dbg !227
	%319 = addrspacecast i64 addrspace(1)* %317 to i64*, !dbg !227
	%320 = icmp uge i64 %314, %p5, !dbg !226
	br i1 %320, label %b46_fail1, label %b46_ok1, !dbg !226, !prof !19

b46_ok1:
	%321 = bitcast i64* %319 to i8*, !dbg !227
	call void @gpuc_signal_op_thread(i8* %321, i64 %p7, i32 9, i32 %318), !dbg !227
	%322 = add i64 %315, %27, !dbg !225
	br label %b45, !dbg !225

b47:
	%323 = phi i64 [ %331, %b48_ok1 ], [ %23, %b45 ], !dbg !228
	%324 = icmp slt i64 %323, %6, !dbg !228
	br i1 %324, label %b48, label %b49, !dbg !228

b48:
	%325 = add i64 %313, %323, !dbg !229
	%326 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %325, !dbg !230
	%327 = addrspacecast i64 addrspace(1)* %326 to i64*, !dbg !231
	%328 = icmp uge i64 %325, %p5, !dbg !230
	br i1 %328, label %b48_fail1, label %b48_ok1, !dbg !230, !prof !19

b48_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !231
	%330 = call i64 @gpuc_signal_wait_until_thread(i8* %329, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !231
	%331 = add i64 %323, %27, !dbg !228
	br label %b47, !dbg !228

b49:
	call void @llvm.nvvm.barrier0(), !dbg !232
	ret void, !dbg !129

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %28, i64 %p5), !dbg !139
	ret void, !dbg !139

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %39, i64 %p5), !dbg !143
	ret void, !dbg !143

b5_fail1:
	%332 = icmp ugt i64 %61, %p3, !dbg !154
	br i1 %332, label %b5_fail2, label %b5_ok2, !dbg !154

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p3), !dbg !154
	ret void, !dbg !154

b5_ok2:
	%333 = icmp ugt i64 %53, %61, !dbg !154
	br i1 %333, label %b5_fail3, label %b5_ok3, !dbg !154

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %53, i64 %61), !dbg !154
	ret void, !dbg !154

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 %p1), !dbg !155
	ret void, !dbg !155

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %86, i64 %108), !dbg !165
	ret void, !dbg !165

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %86, i64 %138), !dbg !170
	ret void, !dbg !170

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %86, i64 %172), !dbg !176
	ret void, !dbg !176

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %86, i64 %206), !dbg !182
	ret void, !dbg !182

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %241, i64 %6), !dbg !128
	ret void, !dbg !128

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %86, i64 %257), !dbg !207
	ret void, !dbg !207

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %281, i64 %6), !dbg !215
	ret void, !dbg !215

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %279, i64 %289), !dbg !216
	ret void, !dbg !216

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %297, i64 %6), !dbg !219
	ret void, !dbg !219

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %279, i64 %305), !dbg !220
	ret void, !dbg !220

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %314, i64 %p5), !dbg !226
	ret void, !dbg !226

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %325, i64 %p5), !dbg !230
	ret void, !dbg !230
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !233 {
entry:
	br label %b0, !dbg !234

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !234
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !235
	%2 = sext i32 %1 to i64, !dbg !236
	br label %b1, !dbg !236

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !237
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !237
	%5 = trunc i64 %4 to i32, !dbg !235
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !235
	%7 = icmp uge i64 %4, %2, !dbg !235
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !235, !prof !19

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !235
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !235
	%10 = bitcast i8* %9 to float*, !dbg !235
	%11 = icmp eq float* %10, null, !dbg !235
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !235
	%13 = icmp eq i64 %12, 0, !dbg !238
	br i1 %13, label %b2, label %b3, !dbg !238

b2:
	br label %b3, !dbg !238

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !237
	%15 = add i64 %4, 1, !dbg !237
	%16 = icmp slt i64 %15, %2, !dbg !237
	br i1 %16, label %b1, label %b4, !dbg !237

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !239
	%18 = icmp uge i64 0, %p1, !dbg !239
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !239, !prof !19

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !239
	ret void, !dbg !239

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %4, i64 %2), !dbg !235
	ret void, !dbg !235

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 %p1), !dbg !239
	ret void, !dbg !239
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !241 {
entry:
	br label %b0, !dbg !242

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !242
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !242
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !242
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !242
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !243
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !244
	%6 = sext i32 %4 to i64, !dbg !245
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246, !range !20
	%8 = sext i32 %7 to i64, !dbg !246
	%9 = sub i64 %6, 1, !dbg !247
	%10 = mul i64 %8, %9, !dbg !248
	%11 = mul i64 %10, %p8, !dbg !249
	%12 = add i64 %8, 1, !dbg !250
	%13 = mul i64 %12, %9, !dbg !251
	%14 = mul i64 %13, %p8, !dbg !252
	%15 = sext i32 %5 to i64, !dbg !244
	%16 = add i64 %15, 1, !dbg !254
	%17 = icmp ugt i64 %14, %p5, !dbg !253
	%18 = icmp ugt i64 %11, %14, !dbg !253
	%19 = or i1 %17, %18, !dbg !253
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !253, !prof !19

b0_ok1:
	%20 = icmp eq i64 %6, -1, !dbg !255
	%21 = select i1 %20, i64 1, i64 %6, !dbg !255
	%22 = srem i64 %16, %21, !dbg !255
	%23 = sub i64 %14, %11, !dbg !253
	%24 = getelementptr inbounds float, float addrspace(1)* %2, i64 %11, !dbg !253
	%25 = mul i64 %8, 2, !dbg !256
	%26 = mul i64 %25, %9, !dbg !257
	%27 = icmp slt i64 0, %p10, !dbg !257
	br i1 %27, label %b1, label %b32, !dbg !257

b1:
	%28 = icmp slt i64 0, %9, !dbg !258
	%29 = mul i64 %9, 2, !dbg !259
	%30 = add i64 %26, %29, !dbg !260
	%31 = sub i64 %30, 1, !dbg !261
	%32 = trunc i64 %22 to i32, !dbg !262
	%33 = icmp eq i64 %9, 0, !dbg !265
	%34 = add i64 %26, %6, !dbg !266
	%35 = sub i64 %34, 2, !dbg !267
	%36 = sub i64 %34, 1, !dbg !268
	%37 = add i64 %26, %9, !dbg !269
	%38 = sub i64 %37, 1, !dbg !270
	%39 = sub i64 %9, 1, !dbg !271
	%40 = mul i64 %39, %p8, !dbg !272
	%41 = sub i64 %23, %40, !dbg !273
	br label %b2, !dbg !274

b2:
	%42 = phi i64 [ %44, %b31 ], [ %p9, %b1 ], !dbg !274
	%43 = phi i64 [ %284, %b31 ], [ 0, %b1 ], !dbg !274
	%44 = add i64 %42, 1, !dbg !275
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !276, !range !25
	%46 = sext i32 %45 to i64, !dbg !276
	%47 = mul i64 %43, %46, !dbg !277
	%48 = add i64 %47, %8, !dbg !278
	%49 = mul i64 %48, %6, !dbg !279
	%50 = mul i64 %49, %p8, !dbg !280
	br i1 %28, label %b3, label %b13, !dbg !258

b3:
	%51 = phi i64 [ %153, %b12_ok1 ], [ 0, %b2 ], !dbg !258
	%52 = sub i64 %15, %51, !dbg !281
	%53 = add i64 %52, %6, !dbg !282
	%54 = icmp eq i64 %6, -1, !dbg !283
	%55 = select i1 %54, i64 1, i64 %6, !dbg !283
	%56 = srem i64 %53, %55, !dbg !283
	%57 = mul i64 %56, %p8, !dbg !286
	%58 = add i64 %50, %57, !dbg !287
	%59 = icmp slt i64 %58, %p1, !dbg !288
	%60 = select i1 %59, i64 %58, i64 %p1, !dbg !288
	%61 = add i64 %60, %p8, !dbg !289
	%62 = icmp slt i64 %61, %p1, !dbg !290
	%63 = select i1 %62, i64 %61, i64 %p1, !dbg !290
	%64 = sub i64 %63, %60, !dbg !291
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %60, !dbg !291
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %60, !dbg !292
	%67 = icmp eq i64 %51, 0, !dbg !294
	%68 = icmp ugt i64 %63, %p1, !dbg !291
	%69 = icmp ugt i64 %60, %63, !dbg !291
	%70 = icmp ugt i64 %63, %p3, !dbg !292
	%71 = or i1 %68, %69, !dbg !292
	%72 = or i1 %71, %70, !dbg !292
	br i1 %72, label %b3_fail1, label %b3_ok1, !dbg !292, !prof !19

b3_ok1:
	br i1 %67, label %b4, label %b7, !dbg !294

b4:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295, !range !21
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !295, !range !21
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !295, !range !23
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !295, !range !47
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !295, !range !47
	%78 = mul i32 %77, %75, !dbg !295
	%79 = add i32 %74, %78, !dbg !295
	%80 = mul i32 %76, %79, !dbg !295
	%81 = add i32 %73, %80, !dbg !295
	%82 = sext i32 %81 to i64, !dbg !295
	%83 = mul i32 %76, %77, !dbg !295
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !295, !range !48
	%85 = mul i32 %83, %84, !dbg !295
	%86 = sext i32 %85 to i64, !dbg !295
	br label %b5, !dbg !295

b5:
	%87 = phi i64 [ %82, %b4 ], [ %92, %b6 ], !dbg !295
	%88 = icmp slt i64 %87, %64, !dbg !295
	br i1 %88, label %b6, label %b12, !dbg !295

b6:
	%89 = getelementptr inbounds float, float addrspace(1)* %66, i64 %87, !dbg !296
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !296
	%91 = getelementptr inbounds float, float addrspace(1)* %65, i64 %87, !dbg !297
	store float %90, float addrspace(1)* %91, align 4, !dbg !297
	%92 = add i64 %87, %86, !dbg !295
	br label %b5, !dbg !295

b7:
	%93 = add i64 %26, %51, !dbg !298
	%94 = sub i64 %93, 1, !dbg !299
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %94, !dbg !300
	%96 = icmp uge i64 %94, %p7, !dbg !300
	br i1 %96, label %b7_fail1, label %b7_ok1, !dbg !300, !prof !19

b7_ok1:
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303, !range !21
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303, !range !21
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303, !range !23
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303, !range !47
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303, !range !47
	%102 = mul i32 %101, %99, !dbg !303
	%103 = add i32 %98, %102, !dbg !303
	%104 = mul i32 %100, %103, !dbg !303
	%105 = add i32 %97, %104, !dbg !303
	%106 = sext i32 %105 to i64, !dbg !303
	%107 = icmp eq i64 %106, 0, !dbg !304
	br i1 %107, label %b8, label %b9, !dbg !304

b8:
	%108 = addrspacecast i64 addrspace(1)* %95 to i64*, !dbg !305
	%109 = icmp eq i64 addrspace(1)* %95, null, !dbg !305
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !305, !prof !19

b8_ok1:
	%110 = bitcast i64* %108 to i8*, !dbg !305
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !305
	br label %b9, !dbg !305

b9:
	call void @llvm.nvvm.barrier0(), !dbg !306
	%112 = sub i64 %51, 1, !dbg !307
	%113 = mul i64 %112, %p8, !dbg !308
	%114 = sub i64 %23, %113, !dbg !309
	%115 = getelementptr inbounds float, float addrspace(1)* %24, i64 %113, !dbg !309
	%116 = mul i32 %100, %101, !dbg !311
	%117 = icmp ugt i64 %113, %23, !dbg !309
	%118 = icmp ugt i64 %64, %114, !dbg !310
	%119 = or i1 %117, %118, !dbg !310
	br i1 %119, label %b9_fail1, label %b9_ok1, !dbg !310, !prof !19

b9_ok1:
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !311, !range !48
	%121 = mul i32 %116, %120, !dbg !311
	%122 = sext i32 %121 to i64, !dbg !311
	br label %b10, !dbg !311

b10:
	%123 = phi i64 [ %106, %b9_ok1 ], [ %131, %b11 ], !dbg !311
	%124 = icmp slt i64 %123, %64, !dbg !311
	br i1 %124, label %b11, label %b12, !dbg !311

b11:
	%125 = getelementptr inbounds float, float addrspace(1)* %115, i64 %123, !dbg !312
	%126 = load float, float addrspace(1)* %125, align 4, !dbg !312
	%127 = getelementptr inbounds float, float addrspace(1)* %66, i64 %123, !dbg !313
	%128 = load float, float addrspace(1)* %127, align 4, !dbg !313
	%129 = fadd float %126, %128, !dbg !314
	%130 = getelementptr inbounds float, float addrspace(1)* %65, i64 %123, !dbg !315
	store float %129, float addrspace(1)* %130, align 4, !dbg !315
	%131 = add i64 %123, %122, !dbg !311
	br label %b10, !dbg !311

b12:
	call void @llvm.nvvm.barrier0(), !dbg !316
	%132 = mul i64 %51, %p8, !dbg !317
	%133 = add i64 %132, %63, !dbg !318
	%134 = sub i64 %133, %60, !dbg !319
	%135 = sub i64 %134, %132, !dbg !320
	%136 = add i64 %26, %51, !dbg !321
	%137 = getelementptr inbounds float, float addrspace(1)* %24, i64 %132, !dbg !320
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %136, !dbg !322
	%139 = mul i64 %64, 4, !dbg !262
	%140 = addrspacecast float addrspace(1)* %137 to float*, !dbg !262
	%141 = addrspacecast float addrspace(1)* %65 to float*, !dbg !262
	%142 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !262
	%143 = icmp ugt i64 %134, %23, !dbg !320
	%144 = icmp ugt i64 %132, %134, !dbg !320
	%145 = icmp uge i64 %136, %p7, !dbg !322
	%146 = icmp ne i64 %135, %64, !dbg !262
	%147 = or i1 %143, %144, !dbg !262
	%148 = or i1 %147, %145, !dbg !262
	%149 = or i1 %148, %146, !dbg !262
	br i1 %149, label %b12_fail1, label %b12_ok1, !dbg !262, !prof !19

b12_ok1:
	%150 = bitcast float* %140 to i8*, !dbg !262
	%151 = bitcast float* %141 to i8*, !dbg !262
	%152 = bitcast i64* %142 to i8*, !dbg !262
	call void @gpuc_put_signal_block(i8* %150, i8* %151, i64 %139, i8* %152, i64 %44, i32 9, i32 %32), !dbg !262
	%153 = add i64 %51, 1, !dbg !262
	%154 = icmp slt i64 %153, %9, !dbg !262
	br i1 %154, label %b3, label %b13, !dbg !262

b13:
	br i1 %28, label %b14, label %b29, !dbg !323

b14:
	%155 = phi i64 [ %265, %b28_ok1 ], [ 0, %b13 ], !dbg !323
	%156 = sub i64 %16, %155, !dbg !324
	%157 = add i64 %156, %6, !dbg !325
	%158 = icmp eq i64 %6, -1, !dbg !326
	%159 = select i1 %158, i64 1, i64 %6, !dbg !326
	%160 = srem i64 %157, %159, !dbg !326
	%161 = mul i64 %160, %p8, !dbg !328
	%162 = add i64 %50, %161, !dbg !329
	%163 = icmp slt i64 %162, %p1, !dbg !330
	%164 = select i1 %163, i64 %162, i64 %p1, !dbg !330
	%165 = add i64 %164, %p8, !dbg !331
	%166 = icmp slt i64 %165, %p1, !dbg !332
	%167 = select i1 %166, i64 %165, i64 %p1, !dbg !332
	%168 = icmp eq i64 %155, 0, !dbg !333
	br i1 %168, label %b15, label %b25, !dbg !333

b15:
	%169 = sub i64 %167, %164, !dbg !334
	%170 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !334
	%171 = getelementptr inbounds float, float addrspace(1)* %1, i64 %164, !dbg !335
	%172 = icmp ugt i64 %167, %p1, !dbg !334
	%173 = icmp ugt i64 %164, %167, !dbg !334
	%174 = icmp ugt i64 %167, %p3, !dbg !335
	%175 = or i1 %172, %173, !dbg !335
	%176 = or i1 %175, %174, !dbg !335
	br i1 %176, label %b15_fail1, label %b15_ok1, !dbg !335, !prof !19

b15_ok1:
	br i1 %33, label %b16, label %b19, !dbg !265

b16:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336, !range !21
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !336, !range !21
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !336, !range !23
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336, !range !47
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !336, !range !47
	%182 = mul i32 %181, %179, !dbg !336
	%183 = add i32 %178, %182, !dbg !336
	%184 = mul i32 %180, %183, !dbg !336
	%185 = add i32 %177, %184, !dbg !336
	%186 = sext i32 %185 to i64, !dbg !336
	%187 = mul i32 %180, %181, !dbg !336
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !336, !range !48
	%189 = mul i32 %187, %188, !dbg !336
	%190 = sext i32 %189 to i64, !dbg !336
	br label %b17, !dbg !336

b17:
	%191 = phi i64 [ %186, %b16 ], [ %196, %b18 ], !dbg !336
	%192 = icmp slt i64 %191, %169, !dbg !336
	br i1 %192, label %b18, label %b24, !dbg !336

b18:
	%193 = getelementptr inbounds float, float addrspace(1)* %171, i64 %191, !dbg !337
	%194 = load float, float addrspace(1)* %193, align 4, !dbg !337
	%195 = getelementptr inbounds float, float addrspace(1)* %170, i64 %191, !dbg !338
	store float %194, float addrspace(1)* %195, align 4, !dbg !338
	%196 = add i64 %191, %190, !dbg !336
	br label %b17, !dbg !336

b19:
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !339
	%198 = icmp uge i64 %38, %p7, !dbg !339
	br i1 %198, label %b19_fail1, label %b19_ok1, !dbg !339, !prof !19

b19_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !21
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !21
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !23
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !47
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !47
	%204 = mul i32 %203, %201, !dbg !341
	%205 = add i32 %200, %204, !dbg !341
	%206 = mul i32 %202, %205, !dbg !341
	%207 = add i32 %199, %206, !dbg !341
	%208 = sext i32 %207 to i64, !dbg !341
	%209 = icmp eq i64 %208, 0, !dbg !342
	br i1 %209, label %b20, label %b21, !dbg !342

b20:
	%210 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !343
	%211 = icmp eq i64 addrspace(1)* %197, null, !dbg !343
	br i1 %211, label %b20_fail1, label %b20_ok1, !dbg !343, !prof !19

b20_ok1:
	%212 = bitcast i64* %210 to i8*, !dbg !343
	%213 = call i64 @gpuc_signal_wait_until_thread(i8* %212, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !343
	br label %b21, !dbg !343

b21:
	call void @llvm.nvvm.barrier0(), !dbg !344
	%214 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !273
	%215 = mul i32 %202, %203, !dbg !346
	%216 = icmp ugt i64 %40, %23, !dbg !273
	%217 = icmp ugt i64 %169, %41, !dbg !345
	%218 = or i1 %216, %217, !dbg !345
	br i1 %218, label %b21_fail1, label %b21_ok1, !dbg !345, !prof !19

b21_ok1:
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !346, !range !48
	%220 = mul i32 %215, %219, !dbg !346
	%221 = sext i32 %220 to i64, !dbg !346
	br label %b22, !dbg !346

b22:
	%222 = phi i64 [ %208, %b21_ok1 ], [ %230, %b23 ], !dbg !346
	%223 = icmp slt i64 %222, %169, !dbg !346
	br i1 %223, label %b23, label %b24, !dbg !346

b23:
	%224 = getelementptr inbounds float, float addrspace(1)* %214, i64 %222, !dbg !347
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !347
	%226 = getelementptr inbounds float, float addrspace(1)* %171, i64 %222, !dbg !348
	%227 = load float, float addrspace(1)* %226, align 4, !dbg !348
	%228 = fadd float %225, %227, !dbg !349
	%229 = getelementptr inbounds float, float addrspace(1)* %170, i64 %222, !dbg !350
	store float %228, float addrspace(1)* %229, align 4, !dbg !350
	%230 = add i64 %222, %221, !dbg !346
	br label %b22, !dbg !346

b24:
	call void @llvm.nvvm.barrier0(), !dbg !351
	br label %b28, !dbg !264

b25:
	%231 = add i64 %35, %155, !dbg !352
	%232 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %231, !dbg !353
	%233 = icmp uge i64 %231, %p7, !dbg !353
	br i1 %233, label %b25_fail1, label %b25_ok1, !dbg !353, !prof !19

b25_ok1:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !355, !range !21
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !355, !range !21
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !355, !range !23
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !355, !range !47
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !355, !range !47
	%239 = mul i32 %238, %236, !dbg !355
	%240 = add i32 %235, %239, !dbg !355
	%241 = mul i32 %237, %240, !dbg !355
	%242 = add i32 %234, %241, !dbg !355
	%243 = sext i32 %242 to i64, !dbg !355
	%244 = icmp eq i64 %243, 0, !dbg !356
	br i1 %244, label %b26, label %b27, !dbg !356

b26:
	%245 = addrspacecast i64 addrspace(1)* %232 to i64*, !dbg !357
	%246 = icmp eq i64 addrspace(1)* %232, null, !dbg !357
	br i1 %246, label %b26_fail1, label %b26_ok1, !dbg !357, !prof !19

b26_ok1:
	%247 = bitcast i64* %245 to i8*, !dbg !357
	%248 = call i64 @gpuc_signal_wait_until_thread(i8* %247, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !357
	br label %b27, !dbg !357

b27:
	call void @llvm.nvvm.barrier0(), !dbg !358
	br label %b28, !dbg !354

b28:
	%249 = add i64 %36, %155, !dbg !360
	%250 = sub i64 %167, %164, !dbg !359
	%251 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !359
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %249, !dbg !361
	%253 = mul i64 %250, 4, !dbg !243
	%254 = addrspacecast float addrspace(1)* %251 to float*, !dbg !243
	%255 = addrspacecast float addrspace(1)* %251 to float*, !dbg !243
	%256 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !243
	%257 = icmp ugt i64 %167, %p1, !dbg !359
	%258 = icmp ugt i64 %164, %167, !dbg !359
	%259 = icmp uge i64 %249, %p7, !dbg !361
	%260 = or i1 %257, %258, !dbg !361
	%261 = or i1 %260, %259, !dbg !361
	br i1 %261, label %b28_fail1, label %b28_ok1, !dbg !361, !prof !19

b28_ok1:
	%262 = bitcast float* %254 to i8*, !dbg !243
	%263 = bitcast float* %255 to i8*, !dbg !243
	%264 = bitcast i64* %256 to i8*, !dbg !243
	call void @gpuc_put_signal_block(i8* %262, i8* %263, i64 %253, i8* %264, i64 %44, i32 9, i32 %32), !dbg !243
	%265 = add i64 %155, 1, !dbg !243
	%266 = icmp slt i64 %265, %9, !dbg !243
	br i1 %266, label %b14, label %b29, !dbg !243

b29:
	%267 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !362
	%268 = icmp uge i64 %31, %p7, !dbg !362
	br i1 %268, label %b29_fail1, label %b29_ok1, !dbg !362, !prof !19

b29_ok1:
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !364, !range !21
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !364, !range !21
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !364, !range !23
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !364, !range !47
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !364, !range !47
	%274 = mul i32 %273, %271, !dbg !364
	%275 = add i32 %270, %274, !dbg !364
	%276 = mul i32 %272, %275, !dbg !364
	%277 = add i32 %269, %276, !dbg !364
	%278 = sext i32 %277 to i64, !dbg !364
	%279 = icmp eq i64 %278, 0, !dbg !365
	br i1 %279, label %b30, label %b31, !dbg !365

b30:
	%280 = addrspacecast i64 addrspace(1)* %267 to i64*, !dbg !366
	%281 = icmp eq i64 addrspace(1)* %267, null, !dbg !366
	br i1 %281, label %b30_fail1, label %b30_ok1, !dbg !366, !prof !19

b30_ok1:
	%282 = bitcast i64* %280 to i8*, !dbg !366
	%283 = call i64 @gpuc_signal_wait_until_thread(i8* %282, i32 5, i64 %44, i32 1, i8* %ctrl, i32 45), !dbg !366
	br label %b31, !dbg !366

b31:
	call void @llvm.nvvm.barrier0(), !dbg !367
	%284 = add i64 %43, 1, !dbg !363
	%285 = icmp slt i64 %284, %p10, !dbg !363
	br i1 %285, label %b2, label %b32, !dbg !363

b32:
	ret void, !dbg !363

b0_fail1:
	%286 = icmp ugt i64 %14, %p5, !dbg !253
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !253

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %14, i64 %p5), !dbg !253
	ret void, !dbg !253

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %11, i64 %14), !dbg !253
	ret void, !dbg !253

b3_fail1:
	%287 = icmp ugt i64 %63, %p1, !dbg !291
	br i1 %287, label %b3_fail2, label %b3_ok2, !dbg !291

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %63, i64 %p1), !dbg !291
	ret void, !dbg !291

b3_ok2:
	%288 = icmp ugt i64 %60, %63, !dbg !291
	br i1 %288, label %b3_fail3, label %b3_ok3, !dbg !291

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %60, i64 %63), !dbg !291
	ret void, !dbg !291

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %63, i64 %p3), !dbg !292
	ret void, !dbg !292

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %94, i64 %p7), !dbg !300
	ret void, !dbg !300

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !305
	ret void, !dbg !305

b9_fail1:
	%289 = icmp ugt i64 %113, %23, !dbg !309
	br i1 %289, label %b9_fail2, label %b9_ok2, !dbg !309

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %113, i64 %23), !dbg !309
	ret void, !dbg !309

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %64, i64 %114), !dbg !310
	ret void, !dbg !310

b12_fail1:
	%290 = icmp ugt i64 %134, %23, !dbg !320
	br i1 %290, label %b12_fail2, label %b12_ok2, !dbg !320

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %134, i64 %23), !dbg !320
	ret void, !dbg !320

b12_ok2:
	%291 = icmp ugt i64 %132, %134, !dbg !320
	br i1 %291, label %b12_fail3, label %b12_ok3, !dbg !320

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %132, i64 %134), !dbg !320
	ret void, !dbg !320

b12_ok3:
	%292 = icmp uge i64 %136, %p7, !dbg !322
	br i1 %292, label %b12_fail4, label %b12_ok4, !dbg !322

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %136, i64 %p7), !dbg !322
	ret void, !dbg !322

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %135, i64 %64), !dbg !262
	ret void, !dbg !262

b15_fail1:
	%293 = icmp ugt i64 %167, %p1, !dbg !334
	br i1 %293, label %b15_fail2, label %b15_ok2, !dbg !334

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %167, i64 %p1), !dbg !334
	ret void, !dbg !334

b15_ok2:
	%294 = icmp ugt i64 %164, %167, !dbg !334
	br i1 %294, label %b15_fail3, label %b15_ok3, !dbg !334

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %164, i64 %167), !dbg !334
	ret void, !dbg !334

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %167, i64 %p3), !dbg !335
	ret void, !dbg !335

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %38, i64 %p7), !dbg !339
	ret void, !dbg !339

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !343
	ret void, !dbg !343

b21_fail1:
	%295 = icmp ugt i64 %40, %23, !dbg !273
	br i1 %295, label %b21_fail2, label %b21_ok2, !dbg !273

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %40, i64 %23), !dbg !273
	ret void, !dbg !273

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %169, i64 %41), !dbg !345
	ret void, !dbg !345

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %231, i64 %p7), !dbg !353
	ret void, !dbg !353

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !357
	ret void, !dbg !357

b28_fail1:
	%296 = icmp ugt i64 %167, %p1, !dbg !359
	br i1 %296, label %b28_fail2, label %b28_ok2, !dbg !359

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %167, i64 %p1), !dbg !359
	ret void, !dbg !359

b28_ok2:
	%297 = icmp ugt i64 %164, %167, !dbg !359
	br i1 %297, label %b28_fail3, label %b28_ok3, !dbg !359

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %164, i64 %167), !dbg !359
	ret void, !dbg !359

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %249, i64 %p7), !dbg !361
	ret void, !dbg !361

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %31, i64 %p7), !dbg !362
	ret void, !dbg !362

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !366
	ret void, !dbg !366
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !369 {
entry:
	br label %b0, !dbg !370

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !370
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !370
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !370
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !377
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !378
	%5 = sext i32 %4 to i64, !dbg !378
	%6 = sext i32 %3 to i64, !dbg !379
	%7 = urem i32 %p6, 2, !dbg !380
	%8 = zext i32 %7 to i64, !dbg !381
	%9 = sdiv i64 %p5, 2, !dbg !382
	%10 = mul i64 %8, %9, !dbg !383
	%11 = mul i64 %6, 2, !dbg !384
	%12 = icmp eq i64 %11, -1, !dbg !385
	%13 = select i1 %12, i64 1, i64 %11, !dbg !385
	%14 = sdiv i64 %p5, %13, !dbg !385
	%15 = sub i64 0, %p5, !dbg !385
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !385
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !386, !range !20
	%18 = sext i32 %17 to i64, !dbg !386
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !386, !range !22
	%20 = sext i32 %19 to i64, !dbg !386
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !386, !range !22
	%22 = sext i32 %21 to i64, !dbg !386
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !386, !range !25
	%24 = sext i32 %23 to i64, !dbg !386
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !386, !range !158
	%26 = sext i32 %25 to i64, !dbg !386
	%27 = mul i64 %26, %22, !dbg !386
	%28 = add i64 %20, %27, !dbg !386
	%29 = mul i64 %24, %28, !dbg !386
	%30 = add i64 %18, %29, !dbg !386
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !386, !range !47
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !386, !range !47
	%33 = mul i32 %31, %32, !dbg !386
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !386, !range !48
	%35 = mul i32 %33, %34, !dbg !386
	%36 = sext i32 %35 to i64, !dbg !386
	%37 = mul i64 %30, %36, !dbg !386
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386, !range !21
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !386, !range !21
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !386, !range !23
	%41 = mul i32 %32, %40, !dbg !386
	%42 = add i32 %39, %41, !dbg !386
	%43 = mul i32 %31, %42, !dbg !386
	%44 = add i32 %38, %43, !dbg !386
	%45 = sext i32 %44 to i64, !dbg !386
	%46 = add i64 %37, %45, !dbg !386
	%47 = mul i64 %24, %26, !dbg !387
	%48 = mul i64 %5, %16, !dbg !388
	%49 = add i64 %10, %48, !dbg !389
	%50 = zext i32 %p6 to i64, !dbg !392
	br label %b1, !dbg !386

b1:
	%51 = phi i64 [ %46, %b0 ], [ %78, %b5 ], !dbg !393
	%52 = icmp slt i64 %51, %p3, !dbg !394
	br i1 %52, label %b2, label %b6, !dbg !394

b2:
	%53 = add i64 %49, %51, !dbg !395
	br label %b3, !dbg !396

b3:
	%54 = phi i64 [ %73, %b4_ok1 ], [ 1, %b2 ], !dbg !396
	%55 = icmp slt i64 %54, %6, !dbg !397
	br i1 %55, label %b4, label %b5, !dbg !397

b4:
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !398
	%57 = icmp uge i64 %51, %p3, !dbg !398
	%58 = icmp uge i64 %53, %p5, !dbg !399
	%59 = or i1 %57, %58, !dbg !399
	br i1 %59, label %b4_fail1, label %b4_ok1, !dbg !399, !prof !19

b4_ok1:
	%60 = load float, float addrspace(1)* %56, align 4, !dbg !398
	%61 = add i64 %5, %54, !dbg !400
	%62 = icmp eq i64 %6, -1, !dbg !401
	%63 = select i1 %62, i64 1, i64 %6, !dbg !401
	%64 = srem i64 %61, %63, !dbg !401
	%65 = bitcast float %60 to i32, !dbg !402
	%66 = zext i32 %65 to i64, !dbg !402
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !399
	%68 = shl i64 %50, 32, !dbg !403
	%69 = or i64 %68, %66, !dbg !404
	%70 = trunc i64 %64 to i32, !dbg !377
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !377
	%72 = bitcast i64* %71 to i8*, !dbg !377
	call void @gpuc_signal_op_thread(i8* %72, i64 %69, i32 9, i32 %70), !dbg !377
	%73 = add i64 %54, 1, !dbg !405
	br label %b3, !dbg !405

b5:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !387, !range !158
	%75 = sext i32 %74 to i64, !dbg !387
	%76 = mul i64 %47, %75, !dbg !387
	%77 = mul i64 %76, %36, !dbg !387
	%78 = add i64 %51, %77, !dbg !406
	br label %b1, !dbg !406

b6:
	%79 = phi i64 [ %113, %b12_ok1 ], [ %46, %b1 ], !dbg !407
	%80 = icmp slt i64 %79, %p3, !dbg !408
	br i1 %80, label %b7, label %b13, !dbg !408

b7:
	%81 = phi float [ %104, %b11 ], [ 0.000000e+00, %b6 ], !dbg !409
	%82 = phi i64 [ %105, %b11 ], [ 0, %b6 ], !dbg !409
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %79, !dbg !410
	%84 = icmp uge i64 %79, %p3, !dbg !410
	br i1 %84, label %b7_fail1, label %b7_ok1, !dbg !410, !prof !19

b7_ok1:
	%85 = load float, float addrspace(1)* %83, align 4, !dbg !410
	%86 = icmp ne i64 %82, %5, !dbg !411
	br i1 %86, label %b8, label %b9, !dbg !411

b8:
	%87 = mul i64 %82, %16, !dbg !412
	%88 = add i64 %10, %87, !dbg !413
	%89 = add i64 %88, %79, !dbg !414
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %89, !dbg !417
	%91 = shl i64 %50, 32, !dbg !422
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !420
	%93 = icmp uge i64 %89, %p5, !dbg !417
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !420
	%95 = or i1 %93, %94, !dbg !420
	br i1 %95, label %b8_fail1, label %b8_ok1, !dbg !420, !prof !19

b8_ok1:
	%96 = bitcast i64* %92 to i8*, !dbg !420
	%97 = call i64 @gpuc_signal_wait_until_thread(i8* %96, i32 5, i64 %91, i32 1, i8* %ctrl, i32 64), !dbg !420
	%98 = and i64 %97, 4294967295, !dbg !423
	%99 = trunc i64 %98 to i32, !dbg !424
	%100 = bitcast i32 %99 to float, !dbg !424
	br label %b9, !dbg !416

b9:
	%101 = phi float [ %85, %b7_ok1 ], [ %100, %b8_ok1 ], !dbg !425
	%102 = icmp eq i64 %82, 0, !dbg !426
	br i1 %102, label %b11, label %b10, !dbg !426

b10:
	%103 = fadd float %81, %101, !dbg !427
	br label %b11, !dbg !427

b11:
	%104 = phi float [ %101, %b9 ], [ %103, %b10 ], !dbg !409
	%105 = add i64 %82, 1, !dbg !409
	%106 = icmp slt i64 %105, %6, !dbg !409
	br i1 %106, label %b7, label %b12, !dbg !409

b12:
	%107 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !428
	%108 = icmp uge i64 %79, %p1, !dbg !428
	br i1 %108, label %b12_fail1, label %b12_ok1, !dbg !428, !prof !19

b12_ok1:
	store float %104, float addrspace(1)* %107, align 4, !dbg !428
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !429, !range !158
	%110 = sext i32 %109 to i64, !dbg !429
	%111 = mul i64 %47, %110, !dbg !429
	%112 = mul i64 %111, %36, !dbg !429
	%113 = add i64 %79, %112, !dbg !430
	br label %b6, !dbg !430

b13:
	ret void, !dbg !375

b4_fail1:
	%114 = icmp uge i64 %51, %p3, !dbg !398
	br i1 %114, label %b4_fail2, label %b4_ok2, !dbg !398

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %51, i64 %p3), !dbg !398
	ret void, !dbg !398

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %53, i64 %p5), !dbg !399
	ret void, !dbg !399

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %79, i64 %p3), !dbg !410
	ret void, !dbg !410

b8_fail1:
	%115 = icmp uge i64 %89, %p5, !dbg !417
	br i1 %115, label %b8_fail2, label %b8_ok2, !dbg !417

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %89, i64 %p5), !dbg !417
	ret void, !dbg !417

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %79, i64 %p1), !dbg !428
	ret void, !dbg !428
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
!nvvm.annotations = !{!431, !432, !433, !434, !435, !436, !437, !438, !439, !440, !441, !442, !443, !444, !445, !446, !447, !448, !449, !450, !451}
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
!70 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!71 = !DILocation(line: 47, column: 18, scope: !6)
!72 = !DILocation(line: 98, column: 2, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 99, column: 6, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 99, column: 18, scope: !70, inlinedAt: !71)
!75 = !DILocation(line: 100, column: 25, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 100, column: 18, scope: !70, inlinedAt: !71)
!77 = !DILocation(line: 100, column: 33, scope: !70, inlinedAt: !71)
!78 = !DILocation(line: 102, column: 8, scope: !70, inlinedAt: !71)
!79 = !DILocation(line: 102, column: 11, scope: !70, inlinedAt: !71)
!80 = !DILocation(line: 103, column: 25, scope: !70, inlinedAt: !71)
!81 = !DILocation(line: 103, column: 18, scope: !70, inlinedAt: !71)
!82 = !DILocation(line: 103, column: 35, scope: !70, inlinedAt: !71)
!83 = !DILocation(line: 101, column: 7, scope: !70, inlinedAt: !71)
!84 = !DILocation(line: 105, column: 8, scope: !70, inlinedAt: !71)
!85 = !DILocation(line: 105, column: 11, scope: !70, inlinedAt: !71)
!86 = !DILocation(line: 106, column: 25, scope: !70, inlinedAt: !71)
!87 = !DILocation(line: 106, column: 18, scope: !70, inlinedAt: !71)
!88 = !DILocation(line: 106, column: 35, scope: !70, inlinedAt: !71)
!89 = !DILocation(line: 101, column: 10, scope: !70, inlinedAt: !71)
!90 = !DILocation(line: 108, column: 8, scope: !70, inlinedAt: !71)
!91 = !DILocation(line: 108, column: 11, scope: !70, inlinedAt: !71)
!92 = !DILocation(line: 109, column: 25, scope: !70, inlinedAt: !71)
!93 = !DILocation(line: 109, column: 18, scope: !70, inlinedAt: !71)
!94 = !DILocation(line: 109, column: 35, scope: !70, inlinedAt: !71)
!95 = !DILocation(line: 101, column: 13, scope: !70, inlinedAt: !71)
!96 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!97 = !DILocation(line: 111, column: 28, scope: !70, inlinedAt: !71)
!98 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !97)
!100 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !97)
!101 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !97)
!102 = !DILocation(line: 111, column: 40, scope: !70, inlinedAt: !71)
!103 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !102)
!104 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !102)
!105 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !102)
!106 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !102)
!107 = !DILocation(line: 111, column: 23, scope: !70, inlinedAt: !71)
!108 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !107)
!109 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !107)
!110 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !107)
!111 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !107)
!112 = !DILocation(line: 111, column: 13, scope: !70, inlinedAt: !71)
!113 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !112)
!114 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !112)
!115 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !112)
!116 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !112)
!117 = !DILocation(line: 99, column: 25, scope: !70, inlinedAt: !71)
!118 = !DILocation(line: 47, column: 7, scope: !6)
!119 = !DILocation(line: 49, column: 33, scope: !6)
!120 = !DILocation(line: 52, column: 33, scope: !6)
!121 = !DILocation(line: 50, column: 3, scope: !6)
!122 = !DILocation(line: 52, column: 20, scope: !6)
!123 = !DILocation(line: 52, column: 27, scope: !6)
!124 = !DILocation(line: 52, column: 4, scope: !6)
!125 = !DILocation(line: 54, column: 6, scope: !6)
!126 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!127 = !DILocation(line: 64, column: 6, scope: !126)
!128 = !DILocation(line: 75, column: 22, scope: !126)
!129 = !DILocation(line: 92, column: 6, scope: !126)
!130 = !DILocation(line: 122, column: 23, scope: !8, inlinedAt: !129)
!131 = !DILocation(line: 65, column: 23, scope: !126)
!132 = !DILocation(line: 65, column: 40, scope: !126)
!133 = !DILocation(line: 67, column: 6, scope: !126)
!134 = !DILocation(line: 123, column: 37, scope: !8, inlinedAt: !133)
!135 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !133)
!136 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !133)
!137 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !133)
!138 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !133)
!139 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !133)
!140 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !133)
!141 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !133)
!142 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !133)
!143 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !133)
!144 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !133)
!145 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !133)
!146 = !DILocation(line: 69, column: 21, scope: !126)
!147 = !DILocation(line: 70, column: 17, scope: !126)
!148 = !DILocation(line: 70, column: 20, scope: !126)
!149 = !DILocation(line: 70, column: 24, scope: !126)
!150 = !DILocation(line: 70, column: 41, scope: !126)
!151 = !DILocation(line: 70, column: 37, scope: !126)
!152 = !DILocation(line: 70, column: 44, scope: !126)
!153 = !DILocation(line: 70, column: 48, scope: !126)
!154 = !DILocation(line: 71, column: 23, scope: !126)
!155 = !DILocation(line: 71, column: 42, scope: !126)
!156 = !DILocation(line: 72, column: 43, scope: !126)
!157 = !DILocation(line: 72, column: 32, scope: !126)
!158 = !{i32 1, i32 65536}
!159 = !DILocation(line: 73, column: 15, scope: !126)
!160 = !DILocation(line: 98, column: 2, scope: !70, inlinedAt: !159)
!161 = !DILocation(line: 99, column: 6, scope: !70, inlinedAt: !159)
!162 = !DILocation(line: 99, column: 18, scope: !70, inlinedAt: !159)
!163 = !DILocation(line: 100, column: 25, scope: !70, inlinedAt: !159)
!164 = !DILocation(line: 100, column: 18, scope: !70, inlinedAt: !159)
!165 = !DILocation(line: 100, column: 33, scope: !70, inlinedAt: !159)
!166 = !DILocation(line: 102, column: 8, scope: !70, inlinedAt: !159)
!167 = !DILocation(line: 102, column: 11, scope: !70, inlinedAt: !159)
!168 = !DILocation(line: 103, column: 25, scope: !70, inlinedAt: !159)
!169 = !DILocation(line: 103, column: 18, scope: !70, inlinedAt: !159)
!170 = !DILocation(line: 103, column: 35, scope: !70, inlinedAt: !159)
!171 = !DILocation(line: 101, column: 7, scope: !70, inlinedAt: !159)
!172 = !DILocation(line: 105, column: 8, scope: !70, inlinedAt: !159)
!173 = !DILocation(line: 105, column: 11, scope: !70, inlinedAt: !159)
!174 = !DILocation(line: 106, column: 25, scope: !70, inlinedAt: !159)
!175 = !DILocation(line: 106, column: 18, scope: !70, inlinedAt: !159)
!176 = !DILocation(line: 106, column: 35, scope: !70, inlinedAt: !159)
!177 = !DILocation(line: 101, column: 10, scope: !70, inlinedAt: !159)
!178 = !DILocation(line: 108, column: 8, scope: !70, inlinedAt: !159)
!179 = !DILocation(line: 108, column: 11, scope: !70, inlinedAt: !159)
!180 = !DILocation(line: 109, column: 25, scope: !70, inlinedAt: !159)
!181 = !DILocation(line: 109, column: 18, scope: !70, inlinedAt: !159)
!182 = !DILocation(line: 109, column: 35, scope: !70, inlinedAt: !159)
!183 = !DILocation(line: 101, column: 13, scope: !70, inlinedAt: !159)
!184 = !DILocation(line: 111, column: 28, scope: !70, inlinedAt: !159)
!185 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !184)
!186 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !184)
!187 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !184)
!188 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !184)
!189 = !DILocation(line: 111, column: 40, scope: !70, inlinedAt: !159)
!190 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !189)
!191 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !189)
!192 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !189)
!193 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !189)
!194 = !DILocation(line: 111, column: 23, scope: !70, inlinedAt: !159)
!195 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !194)
!196 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !194)
!197 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !194)
!198 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !194)
!199 = !DILocation(line: 111, column: 13, scope: !70, inlinedAt: !159)
!200 = !DILocation(line: 117, column: 45, scope: !96, inlinedAt: !199)
!201 = !DILocation(line: 117, column: 59, scope: !96, inlinedAt: !199)
!202 = !DILocation(line: 117, column: 73, scope: !96, inlinedAt: !199)
!203 = !DILocation(line: 117, column: 87, scope: !96, inlinedAt: !199)
!204 = !DILocation(line: 99, column: 25, scope: !70, inlinedAt: !159)
!205 = !DILocation(line: 74, column: 19, scope: !126)
!206 = !DILocation(line: 75, column: 14, scope: !126)
!207 = !DILocation(line: 75, column: 30, scope: !126)
!208 = !DILocation(line: 79, column: 14, scope: !126)
!209 = !DILocation(line: 79, column: 8, scope: !126)
!210 = !DILocation(line: 80, column: 51, scope: !126)
!211 = !DILocation(line: 80, column: 44, scope: !126)
!212 = !DILocation(line: 80, column: 33, scope: !126)
!213 = !DILocation(line: 83, column: 30, scope: !126)
!214 = !DILocation(line: 81, column: 4, scope: !126)
!215 = !DILocation(line: 83, column: 20, scope: !126)
!216 = !DILocation(line: 83, column: 27, scope: !126)
!217 = !DILocation(line: 83, column: 5, scope: !126)
!218 = !DILocation(line: 85, column: 20, scope: !126)
!219 = !DILocation(line: 86, column: 13, scope: !126)
!220 = !DILocation(line: 86, column: 20, scope: !126)
!221 = !DILocation(line: 123, column: 25, scope: !8, inlinedAt: !129)
!222 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !129)
!223 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !129)
!224 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !129)
!225 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !129)
!226 = !DILocation(line: 126, column: 31, scope: !8, inlinedAt: !129)
!227 = !DILocation(line: 126, column: 17, scope: !8, inlinedAt: !129)
!228 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !129)
!229 = !DILocation(line: 129, column: 44, scope: !8, inlinedAt: !129)
!230 = !DILocation(line: 129, column: 38, scope: !8, inlinedAt: !129)
!231 = !DILocation(line: 129, column: 24, scope: !8, inlinedAt: !129)
!232 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !129)
!233 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 137, type: !4, isDefinition: true, scopeLine: 137, isOptimized: true, unit: !2)
!234 = !DILocation(line: 137, column: 6, scope: !233)
!235 = !DILocation(line: 140, column: 18, scope: !233)
!236 = !DILocation(line: 139, column: 30, scope: !233)
!237 = !DILocation(line: 138, column: 2, scope: !233)
!238 = !DILocation(line: 140, column: 27, scope: !233)
!239 = !DILocation(line: 144, column: 13, scope: !233)
!240 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!241 = distinct !DISubprogram(name: "Ring", scope: !240, file: !240, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!242 = !DILocation(line: 25, column: 6, scope: !241)
!243 = !DILocation(line: 51, column: 19, scope: !241)
!244 = !DILocation(line: 26, column: 23, scope: !241)
!245 = !DILocation(line: 26, column: 40, scope: !241)
!246 = !DILocation(line: 28, column: 21, scope: !241)
!247 = !DILocation(line: 29, column: 33, scope: !241)
!248 = !DILocation(line: 29, column: 28, scope: !241)
!249 = !DILocation(line: 29, column: 36, scope: !241)
!250 = !DILocation(line: 29, column: 50, scope: !241)
!251 = !DILocation(line: 29, column: 53, scope: !241)
!252 = !DILocation(line: 29, column: 61, scope: !241)
!253 = !DILocation(line: 29, column: 22, scope: !241)
!254 = !DILocation(line: 27, column: 15, scope: !241)
!255 = !DILocation(line: 27, column: 20, scope: !241)
!256 = !DILocation(line: 30, column: 17, scope: !241)
!257 = !DILocation(line: 30, column: 21, scope: !241)
!258 = !DILocation(line: 35, column: 25, scope: !241)
!259 = !DILocation(line: 54, column: 30, scope: !241)
!260 = !DILocation(line: 54, column: 28, scope: !241)
!261 = !DILocation(line: 54, column: 38, scope: !241)
!262 = !DILocation(line: 40, column: 19, scope: !241)
!263 = distinct !DISubprogram(name: "sum", scope: !240, file: !240, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!264 = !DILocation(line: 47, column: 8, scope: !241)
!265 = !DILocation(line: 67, column: 10, scope: !263, inlinedAt: !264)
!266 = !DILocation(line: 49, column: 30, scope: !241)
!267 = !DILocation(line: 49, column: 34, scope: !241)
!268 = !DILocation(line: 52, column: 25, scope: !241)
!269 = !DILocation(line: 72, column: 28, scope: !263, inlinedAt: !264)
!270 = !DILocation(line: 72, column: 33, scope: !263, inlinedAt: !264)
!271 = !DILocation(line: 73, column: 33, scope: !263, inlinedAt: !264)
!272 = !DILocation(line: 73, column: 36, scope: !263, inlinedAt: !264)
!273 = !DILocation(line: 73, column: 27, scope: !263, inlinedAt: !264)
!274 = !DILocation(line: 25, column: 96, scope: !241)
!275 = !DILocation(line: 33, column: 3, scope: !241)
!276 = !DILocation(line: 34, column: 23, scope: !241)
!277 = !DILocation(line: 34, column: 13, scope: !241)
!278 = !DILocation(line: 34, column: 28, scope: !241)
!279 = !DILocation(line: 34, column: 37, scope: !241)
!280 = !DILocation(line: 34, column: 43, scope: !241)
!281 = !DILocation(line: 38, column: 41, scope: !241)
!282 = !DILocation(line: 38, column: 46, scope: !241)
!283 = !DILocation(line: 38, column: 51, scope: !241)
!284 = distinct !DISubprogram(name: "pieceRange", scope: !240, file: !240, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!285 = !DILocation(line: 38, column: 24, scope: !241)
!286 = !DILocation(line: 60, column: 17, scope: !284, inlinedAt: !285)
!287 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !285)
!288 = !DILocation(line: 60, column: 10, scope: !284, inlinedAt: !285)
!289 = !DILocation(line: 61, column: 19, scope: !284, inlinedAt: !285)
!290 = !DILocation(line: 61, column: 16, scope: !284, inlinedAt: !285)
!291 = !DILocation(line: 39, column: 22, scope: !241)
!292 = !DILocation(line: 39, column: 42, scope: !241)
!293 = !DILocation(line: 39, column: 7, scope: !241)
!294 = !DILocation(line: 67, column: 10, scope: !263, inlinedAt: !293)
!295 = !DILocation(line: 68, column: 34, scope: !263, inlinedAt: !293)
!296 = !DILocation(line: 69, column: 16, scope: !263, inlinedAt: !293)
!297 = !DILocation(line: 69, column: 7, scope: !263, inlinedAt: !293)
!298 = !DILocation(line: 72, column: 28, scope: !263, inlinedAt: !293)
!299 = !DILocation(line: 72, column: 33, scope: !263, inlinedAt: !293)
!300 = !DILocation(line: 72, column: 22, scope: !263, inlinedAt: !293)
!301 = distinct !DISubprogram(name: "await", scope: !240, file: !240, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!302 = !DILocation(line: 72, column: 8, scope: !263, inlinedAt: !293)
!303 = !DILocation(line: 83, column: 19, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 83, column: 22, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 84, column: 24, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 86, column: 16, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 73, column: 33, scope: !263, inlinedAt: !293)
!308 = !DILocation(line: 73, column: 36, scope: !263, inlinedAt: !293)
!309 = !DILocation(line: 73, column: 27, scope: !263, inlinedAt: !293)
!310 = !DILocation(line: 73, column: 44, scope: !263, inlinedAt: !293)
!311 = !DILocation(line: 74, column: 34, scope: !263, inlinedAt: !293)
!312 = !DILocation(line: 75, column: 20, scope: !263, inlinedAt: !293)
!313 = !DILocation(line: 75, column: 29, scope: !263, inlinedAt: !293)
!314 = !DILocation(line: 75, column: 24, scope: !263, inlinedAt: !293)
!315 = !DILocation(line: 75, column: 7, scope: !263, inlinedAt: !293)
!316 = !DILocation(line: 78, column: 16, scope: !263, inlinedAt: !293)
!317 = !DILocation(line: 40, column: 47, scope: !241)
!318 = !DILocation(line: 40, column: 65, scope: !241)
!319 = !DILocation(line: 40, column: 68, scope: !241)
!320 = !DILocation(line: 40, column: 42, scope: !241)
!321 = !DILocation(line: 41, column: 21, scope: !241)
!322 = !DILocation(line: 41, column: 15, scope: !241)
!323 = !DILocation(line: 43, column: 25, scope: !241)
!324 = !DILocation(line: 44, column: 43, scope: !241)
!325 = !DILocation(line: 44, column: 48, scope: !241)
!326 = !DILocation(line: 44, column: 53, scope: !241)
!327 = !DILocation(line: 44, column: 24, scope: !241)
!328 = !DILocation(line: 60, column: 17, scope: !284, inlinedAt: !327)
!329 = !DILocation(line: 60, column: 15, scope: !284, inlinedAt: !327)
!330 = !DILocation(line: 60, column: 10, scope: !284, inlinedAt: !327)
!331 = !DILocation(line: 61, column: 19, scope: !284, inlinedAt: !327)
!332 = !DILocation(line: 61, column: 16, scope: !284, inlinedAt: !327)
!333 = !DILocation(line: 45, column: 12, scope: !241)
!334 = !DILocation(line: 47, column: 23, scope: !241)
!335 = !DILocation(line: 47, column: 43, scope: !241)
!336 = !DILocation(line: 68, column: 34, scope: !263, inlinedAt: !264)
!337 = !DILocation(line: 69, column: 16, scope: !263, inlinedAt: !264)
!338 = !DILocation(line: 69, column: 7, scope: !263, inlinedAt: !264)
!339 = !DILocation(line: 72, column: 22, scope: !263, inlinedAt: !264)
!340 = !DILocation(line: 72, column: 8, scope: !263, inlinedAt: !264)
!341 = !DILocation(line: 83, column: 19, scope: !301, inlinedAt: !340)
!342 = !DILocation(line: 83, column: 22, scope: !301, inlinedAt: !340)
!343 = !DILocation(line: 84, column: 24, scope: !301, inlinedAt: !340)
!344 = !DILocation(line: 86, column: 16, scope: !301, inlinedAt: !340)
!345 = !DILocation(line: 73, column: 44, scope: !263, inlinedAt: !264)
!346 = !DILocation(line: 74, column: 34, scope: !263, inlinedAt: !264)
!347 = !DILocation(line: 75, column: 20, scope: !263, inlinedAt: !264)
!348 = !DILocation(line: 75, column: 29, scope: !263, inlinedAt: !264)
!349 = !DILocation(line: 75, column: 24, scope: !263, inlinedAt: !264)
!350 = !DILocation(line: 75, column: 7, scope: !263, inlinedAt: !264)
!351 = !DILocation(line: 78, column: 16, scope: !263, inlinedAt: !264)
!352 = !DILocation(line: 49, column: 36, scope: !241)
!353 = !DILocation(line: 49, column: 24, scope: !241)
!354 = !DILocation(line: 49, column: 10, scope: !241)
!355 = !DILocation(line: 83, column: 19, scope: !301, inlinedAt: !354)
!356 = !DILocation(line: 83, column: 22, scope: !301, inlinedAt: !354)
!357 = !DILocation(line: 84, column: 24, scope: !301, inlinedAt: !354)
!358 = !DILocation(line: 86, column: 16, scope: !301, inlinedAt: !354)
!359 = !DILocation(line: 51, column: 40, scope: !241)
!360 = !DILocation(line: 52, column: 27, scope: !241)
!361 = !DILocation(line: 52, column: 15, scope: !241)
!362 = !DILocation(line: 54, column: 22, scope: !241)
!363 = !DILocation(line: 54, column: 8, scope: !241)
!364 = !DILocation(line: 83, column: 19, scope: !301, inlinedAt: !363)
!365 = !DILocation(line: 83, column: 22, scope: !301, inlinedAt: !363)
!366 = !DILocation(line: 84, column: 24, scope: !301, inlinedAt: !363)
!367 = !DILocation(line: 86, column: 16, scope: !301, inlinedAt: !363)
!368 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!369 = distinct !DISubprogram(name: "Small", scope: !368, file: !368, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!370 = !DILocation(line: 16, column: 6, scope: !369)
!371 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!372 = distinct !DISubprogram(name: "Store", scope: !371, file: !371, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!373 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!374 = distinct !DISubprogram(name: "AllReduce", scope: !373, file: !373, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!375 = !DILocation(line: 17, column: 14, scope: !369)
!376 = !DILocation(line: 28, column: 9, scope: !374, inlinedAt: !375)
!377 = !DILocation(line: 39, column: 16, scope: !372, inlinedAt: !376)
!378 = !DILocation(line: 23, column: 23, scope: !374, inlinedAt: !375)
!379 = !DILocation(line: 23, column: 40, scope: !374, inlinedAt: !375)
!380 = !DILocation(line: 24, column: 19, scope: !374, inlinedAt: !375)
!381 = !DILocation(line: 24, column: 13, scope: !374, inlinedAt: !375)
!382 = !DILocation(line: 24, column: 38, scope: !374, inlinedAt: !375)
!383 = !DILocation(line: 24, column: 23, scope: !374, inlinedAt: !375)
!384 = !DILocation(line: 25, column: 27, scope: !374, inlinedAt: !375)
!385 = !DILocation(line: 25, column: 22, scope: !374, inlinedAt: !375)
!386 = !DILocation(line: 26, column: 17, scope: !374, inlinedAt: !375)
!387 = !DILocation(line: 26, column: 46, scope: !374, inlinedAt: !375)
!388 = !DILocation(line: 28, column: 27, scope: !374, inlinedAt: !375)
!389 = !DILocation(line: 28, column: 24, scope: !374, inlinedAt: !375)
!390 = distinct !DISubprogram(name: "word", scope: !371, file: !371, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!391 = !DILocation(line: 39, column: 38, scope: !372, inlinedAt: !376)
!392 = !DILocation(line: 54, column: 53, scope: !390, inlinedAt: !391)
!393 = !DILocation(line: 26, column: 6, scope: !374, inlinedAt: !375)
!394 = !DILocation(line: 26, column: 23, scope: !374, inlinedAt: !375)
!395 = !DILocation(line: 28, column: 32, scope: !374, inlinedAt: !375)
!396 = !DILocation(line: 27, column: 7, scope: !374, inlinedAt: !375)
!397 = !DILocation(line: 27, column: 21, scope: !374, inlinedAt: !375)
!398 = !DILocation(line: 28, column: 59, scope: !374, inlinedAt: !375)
!399 = !DILocation(line: 39, column: 28, scope: !372, inlinedAt: !376)
!400 = !DILocation(line: 28, column: 67, scope: !374, inlinedAt: !375)
!401 = !DILocation(line: 28, column: 72, scope: !374, inlinedAt: !375)
!402 = !DILocation(line: 38, column: 18, scope: !372, inlinedAt: !376)
!403 = !DILocation(line: 54, column: 60, scope: !390, inlinedAt: !391)
!404 = !DILocation(line: 54, column: 65, scope: !390, inlinedAt: !391)
!405 = !DILocation(line: 27, column: 28, scope: !374, inlinedAt: !375)
!406 = !DILocation(line: 26, column: 35, scope: !374, inlinedAt: !375)
!407 = !DILocation(line: 31, column: 6, scope: !374, inlinedAt: !375)
!408 = !DILocation(line: 31, column: 23, scope: !374, inlinedAt: !375)
!409 = !DILocation(line: 32, column: 7, scope: !374, inlinedAt: !375)
!410 = !DILocation(line: 34, column: 12, scope: !374, inlinedAt: !375)
!411 = !DILocation(line: 35, column: 10, scope: !374, inlinedAt: !375)
!412 = !DILocation(line: 36, column: 35, scope: !374, inlinedAt: !375)
!413 = !DILocation(line: 36, column: 32, scope: !374, inlinedAt: !375)
!414 = !DILocation(line: 36, column: 40, scope: !374, inlinedAt: !375)
!415 = distinct !DISubprogram(name: "Await", scope: !371, file: !371, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!416 = !DILocation(line: 36, column: 17, scope: !374, inlinedAt: !375)
!417 = !DILocation(line: 47, column: 31, scope: !415, inlinedAt: !416)
!418 = distinct !DISubprogram(name: "awaitWord", scope: !371, file: !371, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!419 = !DILocation(line: 47, column: 19, scope: !415, inlinedAt: !416)
!420 = !DILocation(line: 59, column: 30, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 59, column: 54, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 54, column: 60, scope: !390, inlinedAt: !421)
!423 = !DILocation(line: 59, column: 66, scope: !418, inlinedAt: !419)
!424 = !DILocation(line: 51, column: 24, scope: !415, inlinedAt: !416)
!425 = !DILocation(line: 34, column: 4, scope: !374, inlinedAt: !375)
!426 = !DILocation(line: 38, column: 10, scope: !374, inlinedAt: !375)
!427 = !DILocation(line: 41, column: 5, scope: !374, inlinedAt: !375)
!428 = !DILocation(line: 44, column: 6, scope: !374, inlinedAt: !375)
!429 = !DILocation(line: 31, column: 46, scope: !374, inlinedAt: !375)
!430 = !DILocation(line: 31, column: 35, scope: !374, inlinedAt: !375)
!431 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"kernel", i32 1}
!432 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!433 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!434 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!435 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"minctasm", i32 1}
!436 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"kernel", i32 1}
!437 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!438 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!439 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!440 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!441 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!442 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!443 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!444 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!445 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!446 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!447 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!448 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!449 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!450 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!451 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
