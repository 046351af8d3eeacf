target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small to i8*)], section "llvm.metadata"

define void @OneShot(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%2 = sdiv i64 %p5, 2, !dbg !12
	%3 = urem i64 %p9, 2, !dbg !13
	%4 = mul i64 %3, %2, !dbg !15
	%5 = add i64 %4, %p3, !dbg !16
	%6 = getelementptr inbounds float, float* %p4, i64 %4, !dbg !17
	%7 = icmp ugt i64 %5, %p5, !dbg !17
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !17, !prof !19

b0_ok1:
	%8 = sdiv i64 %p3, 4, !dbg !18
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !24, !range !25
	%10 = sext i32 %9 to i64, !dbg !24
	%11 = add i64 %8, %10, !dbg !26
	%12 = sub i64 %11, 1, !dbg !27
	%13 = icmp eq i64 %10, -1, !dbg !28
	%14 = select i1 %13, i64 1, i64 %10, !dbg !28
	%15 = sdiv i64 %12, %14, !dbg !28
	%16 = sub i64 0, %12, !dbg !28
	%17 = select i1 %13, i64 %16, i64 %15, !dbg !28
	%18 = mul i64 %17, 4, !dbg !29
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30, !range !20
	%20 = sext i32 %19 to i64, !dbg !30
	%21 = mul i64 %20, %18, !dbg !31
	%22 = icmp slt i64 %21, %p3, !dbg !32
	%23 = select i1 %22, i64 %21, i64 %p3, !dbg !32
	%24 = add i64 %23, %18, !dbg !33
	%25 = icmp slt i64 %24, %p3, !dbg !34
	%26 = select i1 %25, i64 %24, i64 %p3, !dbg !34
	%27 = sub i64 %10, 1, !dbg !35
	%28 = icmp eq i64 %20, %27, !dbg !36
	br i1 %28, label %b1, label %b2, !dbg !36

b1:
	br label %b2, !dbg !36

b2:
	%29 = phi i64 [ %26, %b0_ok1 ], [ %p3, %b1 ], !dbg !37
	%30 = sub i64 %29, %23, !dbg !38
	%31 = sdiv i64 %30, 4, !dbg !39
	%32 = mul i64 %31, 4, !dbg !40
	%33 = add i64 %23, %32, !dbg !41
	%34 = sub i64 %33, %23, !dbg !42
	%35 = getelementptr inbounds float, float* %p2, i64 %23, !dbg !42
	%36 = and i64 %34, 3, !dbg !43
	%37 = icmp eq i64 %36, 0, !dbg !43
	%38 = icmp ugt i64 %33, %p3, !dbg !42
	%39 = icmp ugt i64 %23, %33, !dbg !42
	%40 = or i1 %38, %39, !dbg !42
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !42, !prof !19

b2_ok1:
	br i1 %37, label %b3, label %b55, !dbg !43

b3:
	%41 = ptrtoint float* %35 to i64, !dbg !43
	%42 = and i64 %41, 15, !dbg !43
	%43 = icmp eq i64 %42, 0, !dbg !43
	%44 = icmp eq i64 %34, 0, !dbg !43
	%45 = or i1 %43, %44, !dbg !43
	br i1 %45, label %b4, label %b54, !dbg !43

b4:
	%46 = ashr i64 %34, 2, !dbg !43
	%47 = bitcast float* %35 to { float, float, float, float }*, !dbg !43
	%48 = getelementptr inbounds float, float* %6, i64 %23, !dbg !44
	br i1 %37, label %b5, label %b53, !dbg !45

b5:
	%49 = ptrtoint float* %48 to i64, !dbg !45
	%50 = and i64 %49, 15, !dbg !45
	%51 = icmp eq i64 %50, 0, !dbg !45
	%52 = or i1 %51, %44, !dbg !45
	br i1 %52, label %b6, label %b52, !dbg !45

b6:
	%53 = bitcast float* %48 to { float, float, float, float }*, !dbg !45
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !21
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46, !range !21
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !46, !range !23
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46, !range !47
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46, !range !47
	%59 = mul i32 %58, %56, !dbg !46
	%60 = add i32 %55, %59, !dbg !46
	%61 = mul i32 %57, %60, !dbg !46
	%62 = add i32 %54, %61, !dbg !46
	%63 = sext i32 %62 to i64, !dbg !46
	%64 = mul i32 %57, %58, !dbg !46
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !48
	%66 = mul i32 %64, %65, !dbg !46
	%67 = sext i32 %66 to i64, !dbg !46
	br label %b7, !dbg !46

b7:
	%68 = phi i64 [ %63, %b6 ], [ %91, %b8 ], !dbg !46
	%69 = icmp slt i64 %68, %46, !dbg !46
	br i1 %69, label %b8, label %b9, !dbg !46

b8:
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %47, i64 %68, !dbg !49
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 0, !dbg !49
	%72 = bitcast { float, float, float, float }* %70 to <4 x float>*, !dbg !49
	%73 = load <4 x float>, <4 x float>* %72, align 16, !dbg !49
	%74 = extractelement <4 x float> %73, i32 0, !dbg !49
	%75 = extractelement <4 x float> %73, i32 1, !dbg !49
	%76 = extractelement <4 x float> %73, i32 2, !dbg !49
	%77 = extractelement <4 x float> %73, i32 3, !dbg !49
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 1, !dbg !49
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 2, !dbg !49
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 3, !dbg !49
	%81 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i64 %68, !dbg !50
	%82 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 0, !dbg !50
	%83 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 1, !dbg !50
	%84 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 2, !dbg !50
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %81, i32 0, i32 3, !dbg !50
	%86 = bitcast { float, float, float, float }* %81 to <4 x float>*, !dbg !50
	%87 = insertelement <4 x float> undef, float %74, i32 0, !dbg !50
	%88 = insertelement <4 x float> %87, float %75, i32 1, !dbg !50
	%89 = insertelement <4 x float> %88, float %76, i32 2, !dbg !50
	%90 = insertelement <4 x float> %89, float %77, i32 3, !dbg !50
	store <4 x float> %90, <4 x float>* %86, align 16, !dbg !50
	%91 = add i64 %68, %67, !dbg !46
	br label %b7, !dbg !46

b9:
	%92 = sub i64 %29, %33, !dbg !51
	br label %b10, !dbg !52

b10:
	%93 = phi i64 [ %63, %b9 ], [ %100, %b11_ok1 ], !dbg !52
	%94 = icmp slt i64 %93, %92, !dbg !52
	br i1 %94, label %b11, label %b12, !dbg !52

b11:
	%95 = add i64 %33, %93, !dbg !53
	%96 = getelementptr inbounds float, float* %p2, i64 %95, !dbg !54
	%97 = icmp uge i64 %95, %p3, !dbg !54
	br i1 %97, label %b11_fail1, label %b11_ok1, !dbg !54, !prof !19

b11_ok1:
	%98 = load float, float* %96, align 4, !dbg !54
	%99 = getelementptr inbounds float, float* %6, i64 %95, !dbg !55
	store float %98, float* %99, align 4, !dbg !55
	%100 = add i64 %93, %67, !dbg !52
	br label %b10, !dbg !52

b12:
	%101 = sext i32 %0 to i64, !dbg !10
	%102 = sext i32 %1 to i64, !dbg !11
	%103 = mul i64 %20, %102, !dbg !56
	call void @gpuc_fence_block(), !dbg !57
	br label %b13, !dbg !58

b13:
	%104 = phi i64 [ %63, %b12 ], [ %111, %b14_ok1 ], !dbg !58
	%105 = icmp slt i64 %104, %102, !dbg !58
	br i1 %105, label %b14, label %b15, !dbg !58

b14:
	%106 = add i64 %103, %101, !dbg !59
	%107 = getelementptr inbounds i64, i64* %p6, i64 %106, !dbg !60
	%108 = trunc i64 %104 to i32, !dbg !61
	%109 = icmp uge i64 %106, %p7, !dbg !60
	br i1 %109, label %b14_fail1, label %b14_ok1, !dbg !60, !prof !19

b14_ok1:
	%110 = bitcast i64* %107 to i8*, !dbg !61
	call void @gpuc_signal_op_thread(i8* %110, i64 %p9, i32 9, i32 %108), !dbg !61
	%111 = add i64 %104, %67, !dbg !58
	br label %b13, !dbg !58

b15:
	%112 = phi i64 [ %63, %b13 ], [ %119, %b16_ok1 ], !dbg !62
	%113 = icmp slt i64 %112, %102, !dbg !62
	br i1 %113, label %b16, label %b17, !dbg !62

b16:
	%114 = add i64 %103, %112, !dbg !63
	%115 = getelementptr inbounds i64, i64* %p6, i64 %114, !dbg !64
	%116 = icmp uge i64 %114, %p7, !dbg !64
	br i1 %116, label %b16_fail1, label %b16_ok1, !dbg !64, !prof !19

b16_ok1:
	%117 = bitcast i64* %115 to i8*, !dbg !65
	%118 = call i64 @gpuc_signal_wait_until_thread(i8* %117, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !65
	%119 = add i64 %112, %67, !dbg !62
	br label %b15, !dbg !62

b17:
	call void @llvm.nvvm.barrier0(), !dbg !66
	%120 = getelementptr inbounds float, float* %p0, i64 %23, !dbg !67
	%121 = icmp ugt i64 %33, %p1, !dbg !67
	br i1 %121, label %b17_fail1, label %b17_ok1, !dbg !67, !prof !19

b17_ok1:
	br i1 %37, label %b18, label %b51, !dbg !68

b18:
	%122 = ptrtoint float* %120 to i64, !dbg !68
	%123 = and i64 %122, 15, !dbg !68
	%124 = icmp eq i64 %123, 0, !dbg !68
	%125 = or i1 %124, %44, !dbg !68
	br i1 %125, label %b19, label %b50, !dbg !68

b19:
	%126 = bitcast float* %120 to { float, float, float, float }*, !dbg !68
	br label %b20, !dbg !69

b20:
	%127 = phi i64 [ %63, %b19 ], [ %288, %b45 ], !dbg !69
	%128 = icmp slt i64 %127, %46, !dbg !69
	br i1 %128, label %b21, label %b46, !dbg !69

b21:
	%129 = phi float [ 0.000000e+00, %b20 ], [ %273, %b42 ], !dbg !72
	%130 = phi float [ 0.000000e+00, %b20 ], [ %274, %b42 ], !dbg !72
	%131 = phi float [ 0.000000e+00, %b20 ], [ %275, %b42 ], !dbg !72
	%132 = phi float [ 0.000000e+00, %b20 ], [ %276, %b42 ], !dbg !72
	%133 = phi i64 [ 0, %b20 ], [ %277, %b42 ], !dbg !73
	%134 = icmp slt i64 %133, %102, !dbg !74
	br i1 %134, label %b22, label %b45, !dbg !74

b22:
	%135 = trunc i64 %133 to i32, !dbg !75
	%136 = bitcast float* %48 to i8*, !dbg !75
	%137 = call i8* @gpuc_peer_thread(i8* %136, i32 %135), !dbg !75
	%138 = bitcast i8* %137 to float*, !dbg !75
	%139 = icmp eq float* %138, null, !dbg !75
	%140 = select i1 %139, i64 0, i64 %34, !dbg !75
	%141 = and i64 %140, 3, !dbg !76
	%142 = icmp eq i64 %141, 0, !dbg !76
	br i1 %142, label %b23, label %b44, !dbg !76

b23:
	%143 = ptrtoint float* %138 to i64, !dbg !76
	%144 = and i64 %143, 15, !dbg !76
	%145 = icmp eq i64 %144, 0, !dbg !76
	%146 = icmp eq i64 %140, 0, !dbg !76
	%147 = or i1 %145, %146, !dbg !76
	br i1 %147, label %b24, label %b43, !dbg !76

b24:
	%148 = ashr i64 %140, 2, !dbg !76
	%149 = bitcast float* %138 to { float, float, float, float }*, !dbg !76
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %149, i64 %127, !dbg !77
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 0, !dbg !77
	%152 = icmp uge i64 %127, %148, !dbg !77
	br i1 %152, label %b24_fail1, label %b24_ok1, !dbg !77, !prof !19

b24_ok1:
	%153 = bitcast { float, float, float, float }* %150 to <4 x float>*, !dbg !77
	%154 = load <4 x float>, <4 x float>* %153, align 16, !dbg !77
	%155 = extractelement <4 x float> %154, i32 0, !dbg !77
	%156 = extractelement <4 x float> %154, i32 1, !dbg !77
	%157 = extractelement <4 x float> %154, i32 2, !dbg !77
	%158 = extractelement <4 x float> %154, i32 3, !dbg !77
	%159 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 1, !dbg !77
	%160 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 2, !dbg !77
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %150, i32 0, i32 3, !dbg !77
	%162 = add i64 %133, 1, !dbg !78
	%163 = icmp slt i64 %162, %102, !dbg !79
	br i1 %163, label %b25, label %b30, !dbg !79

b25:
	%164 = trunc i64 %162 to i32, !dbg !80
	%165 = bitcast float* %48 to i8*, !dbg !80
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %164), !dbg !80
	%167 = bitcast i8* %166 to float*, !dbg !80
	%168 = icmp eq float* %167, null, !dbg !80
	%169 = select i1 %168, i64 0, i64 %34, !dbg !80
	%170 = and i64 %169, 3, !dbg !81
	%171 = icmp eq i64 %170, 0, !dbg !81
	br i1 %171, label %b26, label %b29, !dbg !81

b26:
	%172 = ptrtoint float* %167 to i64, !dbg !81
	%173 = and i64 %172, 15, !dbg !81
	%174 = icmp eq i64 %173, 0, !dbg !81
	%175 = icmp eq i64 %169, 0, !dbg !81
	%176 = or i1 %174, %175, !dbg !81
	br i1 %176, label %b27, label %b28, !dbg !81

b27:
	%177 = ashr i64 %169, 2, !dbg !81
	%178 = bitcast float* %167 to { float, float, float, float }*, !dbg !81
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i64 %127, !dbg !82
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 0, !dbg !82
	%181 = icmp uge i64 %127, %177, !dbg !82
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !82, !prof !19

b27_ok1:
	%182 = bitcast { float, float, float, float }* %179 to <4 x float>*, !dbg !82
	%183 = load <4 x float>, <4 x float>* %182, align 16, !dbg !82
	%184 = extractelement <4 x float> %183, i32 0, !dbg !82
	%185 = extractelement <4 x float> %183, i32 1, !dbg !82
	%186 = extractelement <4 x float> %183, i32 2, !dbg !82
	%187 = extractelement <4 x float> %183, i32 3, !dbg !82
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 1, !dbg !82
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 2, !dbg !82
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 3, !dbg !82
	br label %b30, !dbg !82

b28:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %173, i64 16), !dbg !81
	ret void, !dbg !81

b29:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 4), !dbg !81
	ret void, !dbg !81

b30:
	%191 = phi float [ 0.000000e+00, %b24_ok1 ], [ %184, %b27_ok1 ], !dbg !83
	%192 = phi float [ 0.000000e+00, %b24_ok1 ], [ %185, %b27_ok1 ], !dbg !83
	%193 = phi float [ 0.000000e+00, %b24_ok1 ], [ %186, %b27_ok1 ], !dbg !83
	%194 = phi float [ 0.000000e+00, %b24_ok1 ], [ %187, %b27_ok1 ], !dbg !83
	%195 = add i64 %133, 2, !dbg !84
	%196 = icmp slt i64 %195, %102, !dbg !85
	br i1 %196, label %b31, label %b36, !dbg !85

b31:
	%197 = trunc i64 %195 to i32, !dbg !86
	%198 = bitcast float* %48 to i8*, !dbg !86
	%199 = call i8* @gpuc_peer_thread(i8* %198, i32 %197), !dbg !86
	%200 = bitcast i8* %199 to float*, !dbg !86
	%201 = icmp eq float* %200, null, !dbg !86
	%202 = select i1 %201, i64 0, i64 %34, !dbg !86
	%203 = and i64 %202, 3, !dbg !87
	%204 = icmp eq i64 %203, 0, !dbg !87
	br i1 %204, label %b32, label %b35, !dbg !87

b32:
	%205 = ptrtoint float* %200 to i64, !dbg !87
	%206 = and i64 %205, 15, !dbg !87
	%207 = icmp eq i64 %206, 0, !dbg !87
	%208 = icmp eq i64 %202, 0, !dbg !87
	%209 = or i1 %207, %208, !dbg !87
	br i1 %209, label %b33, label %b34, !dbg !87

b33:
	%210 = ashr i64 %202, 2, !dbg !87
	%211 = bitcast float* %200 to { float, float, float, float }*, !dbg !87
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %211, i64 %127, !dbg !88
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %212, i32 0, i32 0, !dbg !88
	%214 = icmp uge i64 %127, %210, !dbg !88
	br i1 %214, label %b33_fail1, label %b33_ok1, !dbg !88, !prof !19

b33_ok1:
	%215 = bitcast { float, float, float, float }* %212 to <4 x float>*, !dbg !88
	%216 = load <4 x float>, <4 x float>* %215, align 16, !dbg !88
	%217 = extractelement <4 x float> %216, i32 0, !dbg !88
	%218 = extractelement <4 x float> %216, i32 1, !dbg !88
	%219 = extractelement <4 x float> %216, i32 2, !dbg !88
	%220 = extractelement <4 x float> %216, i32 3, !dbg !88
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %212, i32 0, i32 1, !dbg !88
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %212, i32 0, i32 2, !dbg !88
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %212, i32 0, i32 3, !dbg !88
	br label %b36, !dbg !88

b34:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %206, i64 16), !dbg !87
	ret void, !dbg !87

b35:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %202, i64 4), !dbg !87
	ret void, !dbg !87

b36:
	%224 = phi float [ 0.000000e+00, %b30 ], [ %217, %b33_ok1 ], !dbg !89
	%225 = phi float [ 0.000000e+00, %b30 ], [ %218, %b33_ok1 ], !dbg !89
	%226 = phi float [ 0.000000e+00, %b30 ], [ %219, %b33_ok1 ], !dbg !89
	%227 = phi float [ 0.000000e+00, %b30 ], [ %220, %b33_ok1 ], !dbg !89
	%228 = add i64 %133, 3, !dbg !90
	%229 = icmp slt i64 %228, %102, !dbg !91
	br i1 %229, label %b37, label %b42, !dbg !91

b37:
	%230 = trunc i64 %228 to i32, !dbg !92
	%231 = bitcast float* %48 to i8*, !dbg !92
	%232 = call i8* @gpuc_peer_thread(i8* %231, i32 %230), !dbg !92
	%233 = bitcast i8* %232 to float*, !dbg !92
	%234 = icmp eq float* %233, null, !dbg !92
	%235 = select i1 %234, i64 0, i64 %34, !dbg !92
	%236 = and i64 %235, 3, !dbg !93
	%237 = icmp eq i64 %236, 0, !dbg !93
	br i1 %237, label %b38, label %b41, !dbg !93

b38:
	%238 = ptrtoint float* %233 to i64, !dbg !93
	%239 = and i64 %238, 15, !dbg !93
	%240 = icmp eq i64 %239, 0, !dbg !93
	%241 = icmp eq i64 %235, 0, !dbg !93
	%242 = or i1 %240, %241, !dbg !93
	br i1 %242, label %b39, label %b40, !dbg !93

b39:
	%243 = ashr i64 %235, 2, !dbg !93
	%244 = bitcast float* %233 to { float, float, float, float }*, !dbg !93
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %244, i64 %127, !dbg !94
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %245, i32 0, i32 0, !dbg !94
	%247 = icmp uge i64 %127, %243, !dbg !94
	br i1 %247, label %b39_fail1, label %b39_ok1, !dbg !94, !prof !19

b39_ok1:
	%248 = bitcast { float, float, float, float }* %245 to <4 x float>*, !dbg !94
	%249 = load <4 x float>, <4 x float>* %248, align 16, !dbg !94
	%250 = extractelement <4 x float> %249, i32 0, !dbg !94
	%251 = extractelement <4 x float> %249, i32 1, !dbg !94
	%252 = extractelement <4 x float> %249, i32 2, !dbg !94
	%253 = extractelement <4 x float> %249, i32 3, !dbg !94
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %245, i32 0, i32 1, !dbg !94
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %245, i32 0, i32 2, !dbg !94
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %245, i32 0, i32 3, !dbg !94
	br label %b42, !dbg !94

b40:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %239, i64 16), !dbg !93
	ret void, !dbg !93

b41:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %235, i64 4), !dbg !93
	ret void, !dbg !93

b42:
	%257 = phi float [ 0.000000e+00, %b36 ], [ %250, %b39_ok1 ], !dbg !95
	%258 = phi float [ 0.000000e+00, %b36 ], [ %251, %b39_ok1 ], !dbg !95
	%259 = phi float [ 0.000000e+00, %b36 ], [ %252, %b39_ok1 ], !dbg !95
	%260 = phi float [ 0.000000e+00, %b36 ], [ %253, %b39_ok1 ], !dbg !95
	%261 = fadd float %155, %191, !dbg !98
	%262 = fadd float %156, %192, !dbg !99
	%263 = fadd float %157, %193, !dbg !100
	%264 = fadd float %158, %194, !dbg !101
	%265 = fadd float %224, %257, !dbg !103
	%266 = fadd float %225, %258, !dbg !104
	%267 = fadd float %226, %259, !dbg !105
	%268 = fadd float %227, %260, !dbg !106
	%269 = fadd float %261, %265, !dbg !108
	%270 = fadd float %262, %266, !dbg !109
	%271 = fadd float %263, %267, !dbg !110
	%272 = fadd float %264, %268, !dbg !111
	%273 = fadd float %129, %269, !dbg !113
	%274 = fadd float %130, %270, !dbg !114
	%275 = fadd float %131, %271, !dbg !115
	%276 = fadd float %132, %272, !dbg !116
	%277 = add i64 %133, 4, !dbg !117
	br label %b21, !dbg !117

b43:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %144, i64 16), !dbg !76
	ret void, !dbg !76

b44:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %140, i64 4), !dbg !76
	ret void, !dbg !76

b45:
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %126, i64 %127, !dbg !118
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %278, i32 0, i32 0, !dbg !118
	%280 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %278, i32 0, i32 1, !dbg !118
	%281 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %278, i32 0, i32 2, !dbg !118
	%282 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %278, i32 0, i32 3, !dbg !118
	%283 = bitcast { float, float, float, float }* %278 to <4 x float>*, !dbg !118
	%284 = insertelement <4 x float> undef, float %129, i32 0, !dbg !118
	%285 = insertelement <4 x float> %284, float %130, i32 1, !dbg !118
	%286 = insertelement <4 x float> %285, float %131, i32 2, !dbg !118
	%287 = insertelement <4 x float> %286, float %132, i32 3, !dbg !118
	store <4 x float> %287, <4 x float>* %283, align 16, !dbg !118
	%288 = add i64 %127, %67, !dbg !69
	br label %b20, !dbg !69

b46:
	%289 = phi i64 [ %63, %b20 ], [ %309, %b48_ok1 ], !dbg !119
	%290 = icmp slt i64 %289, %92, !dbg !119
	br i1 %290, label %b47, label %b49, !dbg !119

b47:
	%291 = phi float [ 0.000000e+00, %b46 ], [ %304, %b47_ok2 ], !dbg !120
	%292 = phi i64 [ 0, %b46 ], [ %305, %b47_ok2 ], !dbg !120
	%293 = trunc i64 %292 to i32, !dbg !121
	%294 = icmp uge i64 %292, %102, !dbg !121
	br i1 %294, label %b47_fail1, label %b47_ok1, !dbg !121, !prof !19

b47_ok1:
	%295 = bitcast float* %6 to i8*, !dbg !121
	%296 = call i8* @gpuc_peer_thread(i8* %295, i32 %293), !dbg !121
	%297 = bitcast i8* %296 to float*, !dbg !121
	%298 = icmp eq float* %297, null, !dbg !121
	%299 = select i1 %298, i64 0, i64 %p3, !dbg !121
	%300 = add i64 %33, %289, !dbg !122
	%301 = getelementptr inbounds float, float* %297, i64 %300, !dbg !123
	%302 = icmp uge i64 %300, %299, !dbg !123
	br i1 %302, label %b47_fail2, label %b47_ok2, !dbg !123, !prof !19

b47_ok2:
	%303 = load float, float* %301, align 4, !dbg !123
	%304 = fadd float %291, %303, !dbg !124
	%305 = add i64 %292, 1, !dbg !124
	%306 = icmp slt i64 %305, %102, !dbg !124
	br i1 %306, label %b47, label %b48, !dbg !124

b48:
	%307 = getelementptr inbounds float, float* %p0, i64 %300, !dbg !125
	%308 = icmp uge i64 %300, %p1, !dbg !125
	br i1 %308, label %b48_fail1, label %b48_ok1, !dbg !125, !prof !19

b48_ok1:
	store float %304, float* %307, align 4, !dbg !125
	%309 = add i64 %289, %67, !dbg !119
	br label %b46, !dbg !119

b49:
	ret void, !dbg !119

b50:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 16), !dbg !68
	ret void, !dbg !68

b51:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %34, i64 4), !dbg !68
	ret void, !dbg !68

b52:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %50, i64 16), !dbg !45
	ret void, !dbg !45

b53:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %34, i64 4), !dbg !45
	ret void, !dbg !45

b54:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %42, i64 16), !dbg !43
	ret void, !dbg !43

b55:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %34, i64 4), !dbg !43
	ret void, !dbg !43

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %5, i64 %p5), !dbg !17
	ret void, !dbg !17

b2_fail1:
	%310 = icmp ugt i64 %33, %p3, !dbg !42
	br i1 %310, label %b2_fail2, label %b2_ok2, !dbg !42

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %33, i64 %p3), !dbg !42
	ret void, !dbg !42

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %23, i64 %33), !dbg !42
	ret void, !dbg !42

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %95, i64 %p3), !dbg !54
	ret void, !dbg !54

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %106, i64 %p7), !dbg !60
	ret void, !dbg !60

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %114, i64 %p7), !dbg !64
	ret void, !dbg !64

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %33, i64 %p1), !dbg !67
	ret void, !dbg !67

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %127, i64 %148), !dbg !77
	ret void, !dbg !77

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %127, i64 %177), !dbg !82
	ret void, !dbg !82

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %127, i64 %210), !dbg !88
	ret void, !dbg !88

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %127, i64 %243), !dbg !94
	ret void, !dbg !94

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %292, i64 %102), !dbg !121
	ret void, !dbg !121

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %300, i64 %299), !dbg !123
	ret void, !dbg !123

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %300, i64 %p1), !dbg !125
	ret void, !dbg !125
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !128
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !130
	%2 = sext i32 %1 to i64, !dbg !131
	%3 = sext i32 %0 to i64, !dbg !132
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134, !range !20
	%5 = sext i32 %4 to i64, !dbg !134
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !134, !range !22
	%7 = sext i32 %6 to i64, !dbg !134
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !134, !range !22
	%9 = sext i32 %8 to i64, !dbg !134
	%10 = mul i64 %5, %3, !dbg !135
	call void @gpuc_fence_block(), !dbg !136
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !21
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !21
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !23
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !47
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !47
	%16 = mul i32 %15, %13, !dbg !137
	%17 = add i32 %12, %16, !dbg !137
	%18 = mul i32 %14, %17, !dbg !137
	%19 = add i32 %11, %18, !dbg !137
	%20 = sext i32 %19 to i64, !dbg !137
	%21 = mul i32 %14, %15, !dbg !137
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !137, !range !48
	%23 = mul i32 %21, %22, !dbg !137
	%24 = sext i32 %23 to i64, !dbg !137
	br label %b1, !dbg !137

b1:
	%25 = phi i64 [ %20, %b0 ], [ %32, %b2_ok1 ], !dbg !137
	%26 = icmp slt i64 %25, %3, !dbg !137
	br i1 %26, label %b2, label %b3, !dbg !137

b2:
	%27 = add i64 %10, %2, !dbg !138
	%28 = getelementptr inbounds i64, i64* %p4, i64 %27, !dbg !139
	%29 = trunc i64 %25 to i32, !dbg !140
	%30 = icmp uge i64 %27, %p5, !dbg !139
	br i1 %30, label %b2_fail1, label %b2_ok1, !dbg !139, !prof !19

b2_ok1:
	%31 = bitcast i64* %28 to i8*, !dbg !140
	call void @gpuc_signal_op_thread(i8* %31, i64 %p7, i32 9, i32 %29), !dbg !140
	%32 = add i64 %25, %24, !dbg !137
	br label %b1, !dbg !137

b3:
	%33 = phi i64 [ %20, %b1 ], [ %40, %b4_ok1 ], !dbg !141
	%34 = icmp slt i64 %33, %3, !dbg !141
	br i1 %34, label %b4, label %b5, !dbg !141

b4:
	%35 = add i64 %10, %33, !dbg !142
	%36 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !143
	%37 = icmp uge i64 %35, %p5, !dbg !143
	br i1 %37, label %b4_fail1, label %b4_ok1, !dbg !143, !prof !19

b4_ok1:
	%38 = bitcast i64* %36 to i8*, !dbg !144
	%39 = call i64 @gpuc_signal_wait_until_thread(i8* %38, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !144
	%40 = add i64 %33, %24, !dbg !141
	br label %b3, !dbg !141

b5:
	call void @llvm.nvvm.barrier0(), !dbg !145
	%41 = sdiv i64 %p3, 4, !dbg !146
	%42 = mul i64 %41, %2, !dbg !147
	%43 = icmp eq i64 %3, -1, !dbg !148
	%44 = select i1 %43, i64 1, i64 %3, !dbg !148
	%45 = sdiv i64 %42, %44, !dbg !148
	%46 = sub i64 0, %42, !dbg !148
	%47 = select i1 %43, i64 %46, i64 %45, !dbg !148
	%48 = mul i64 %47, 4, !dbg !149
	%49 = add i64 %2, 1, !dbg !150
	%50 = mul i64 %41, %49, !dbg !151
	%51 = icmp eq i64 %3, -1, !dbg !152
	%52 = select i1 %51, i64 1, i64 %3, !dbg !152
	%53 = sdiv i64 %50, %52, !dbg !152
	%54 = sub i64 0, %50, !dbg !152
	%55 = select i1 %51, i64 %54, i64 %53, !dbg !152
	%56 = mul i64 %55, 4, !dbg !153
	%57 = sub i64 %56, %48, !dbg !154
	%58 = getelementptr inbounds float, float* %p2, i64 %48, !dbg !154
	%59 = getelementptr inbounds float, float* %p0, i64 %48, !dbg !155
	%60 = icmp ugt i64 %56, %p3, !dbg !154
	%61 = icmp ugt i64 %48, %56, !dbg !154
	%62 = icmp ugt i64 %56, %p1, !dbg !155
	%63 = or i1 %60, %61, !dbg !155
	%64 = or i1 %63, %62, !dbg !155
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !155, !prof !19

b5_ok1:
	%65 = sdiv i64 %57, 4, !dbg !156
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !157, !range !25
	%67 = sext i32 %66 to i64, !dbg !157
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !157, !range !158
	%69 = sext i32 %68 to i64, !dbg !157
	%70 = mul i64 %69, %9, !dbg !157
	%71 = add i64 %7, %70, !dbg !157
	%72 = mul i64 %67, %71, !dbg !157
	%73 = add i64 %5, %72, !dbg !157
	%74 = mul i64 %73, %24, !dbg !157
	%75 = add i64 %74, %20, !dbg !157
	%76 = mul i64 %67, %69, !dbg !157
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !157, !range !158
	%78 = sext i32 %77 to i64, !dbg !157
	%79 = mul i64 %76, %78, !dbg !157
	%80 = mul i64 %79, %24, !dbg !157
	br label %b6, !dbg !157

b6:
	%81 = phi i64 [ %75, %b5_ok1 ], [ %262, %b34 ], !dbg !157
	%82 = icmp slt i64 %81, %65, !dbg !157
	br i1 %82, label %b7, label %b37, !dbg !157

b7:
	%83 = phi float [ 0.000000e+00, %b6 ], [ %227, %b28 ], !dbg !160
	%84 = phi float [ 0.000000e+00, %b6 ], [ %228, %b28 ], !dbg !160
	%85 = phi float [ 0.000000e+00, %b6 ], [ %229, %b28 ], !dbg !160
	%86 = phi float [ 0.000000e+00, %b6 ], [ %230, %b28 ], !dbg !160
	%87 = phi i64 [ 0, %b6 ], [ %231, %b28 ], !dbg !161
	%88 = icmp slt i64 %87, %3, !dbg !162
	br i1 %88, label %b8, label %b31, !dbg !162

b8:
	%89 = trunc i64 %87 to i32, !dbg !163
	%90 = bitcast float* %58 to i8*, !dbg !163
	%91 = call i8* @gpuc_peer_thread(i8* %90, i32 %89), !dbg !163
	%92 = bitcast i8* %91 to float*, !dbg !163
	%93 = icmp eq float* %92, null, !dbg !163
	%94 = select i1 %93, i64 0, i64 %57, !dbg !163
	%95 = and i64 %94, 3, !dbg !164
	%96 = icmp eq i64 %95, 0, !dbg !164
	br i1 %96, label %b9, label %b30, !dbg !164

b9:
	%97 = ptrtoint float* %92 to i64, !dbg !164
	%98 = and i64 %97, 15, !dbg !164
	%99 = icmp eq i64 %98, 0, !dbg !164
	%100 = icmp eq i64 %94, 0, !dbg !164
	%101 = or i1 %99, %100, !dbg !164
	br i1 %101, label %b10, label %b29, !dbg !164

b10:
	%102 = ashr i64 %94, 2, !dbg !164
	%103 = bitcast float* %92 to { float, float, float, float }*, !dbg !164
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i64 %81, !dbg !165
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !165
	%106 = icmp uge i64 %81, %102, !dbg !165
	br i1 %106, label %b10_fail1, label %b10_ok1, !dbg !165, !prof !19

b10_ok1:
	%107 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !165
	%108 = load <4 x float>, <4 x float>* %107, align 16, !dbg !165
	%109 = extractelement <4 x float> %108, i32 0, !dbg !165
	%110 = extractelement <4 x float> %108, i32 1, !dbg !165
	%111 = extractelement <4 x float> %108, i32 2, !dbg !165
	%112 = extractelement <4 x float> %108, i32 3, !dbg !165
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !165
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !165
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !165
	%116 = add i64 %87, 1, !dbg !166
	%117 = icmp slt i64 %116, %3, !dbg !167
	br i1 %117, label %b11, label %b16, !dbg !167

b11:
	%118 = trunc i64 %116 to i32, !dbg !168
	%119 = bitcast float* %58 to i8*, !dbg !168
	%120 = call i8* @gpuc_peer_thread(i8* %119, i32 %118), !dbg !168
	%121 = bitcast i8* %120 to float*, !dbg !168
	%122 = icmp eq float* %121, null, !dbg !168
	%123 = select i1 %122, i64 0, i64 %57, !dbg !168
	%124 = and i64 %123, 3, !dbg !169
	%125 = icmp eq i64 %124, 0, !dbg !169
	br i1 %125, label %b12, label %b15, !dbg !169

b12:
	%126 = ptrtoint float* %121 to i64, !dbg !169
	%127 = and i64 %126, 15, !dbg !169
	%128 = icmp eq i64 %127, 0, !dbg !169
	%129 = icmp eq i64 %123, 0, !dbg !169
	%130 = or i1 %128, %129, !dbg !169
	br i1 %130, label %b13, label %b14, !dbg !169

b13:
	%131 = ashr i64 %123, 2, !dbg !169
	%132 = bitcast float* %121 to { float, float, float, float }*, !dbg !169
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %132, i64 %81, !dbg !170
	%134 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %133, i32 0, i32 0, !dbg !170
	%135 = icmp uge i64 %81, %131, !dbg !170
	br i1 %135, label %b13_fail1, label %b13_ok1, !dbg !170, !prof !19

b13_ok1:
	%136 = bitcast { float, float, float, float }* %133 to <4 x float>*, !dbg !170
	%137 = load <4 x float>, <4 x float>* %136, align 16, !dbg !170
	%138 = extractelement <4 x float> %137, i32 0, !dbg !170
	%139 = extractelement <4 x float> %137, i32 1, !dbg !170
	%140 = extractelement <4 x float> %137, i32 2, !dbg !170
	%141 = extractelement <4 x float> %137, i32 3, !dbg !170
	%142 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %133, i32 0, i32 1, !dbg !170
	%143 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %133, i32 0, i32 2, !dbg !170
	%144 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %133, i32 0, i32 3, !dbg !170
	br label %b16, !dbg !170

b14:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %127, i64 16), !dbg !169
	ret void, !dbg !169

b15:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %123, i64 4), !dbg !169
	ret void, !dbg !169

b16:
	%145 = phi float [ 0.000000e+00, %b10_ok1 ], [ %138, %b13_ok1 ], !dbg !171
	%146 = phi float [ 0.000000e+00, %b10_ok1 ], [ %139, %b13_ok1 ], !dbg !171
	%147 = phi float [ 0.000000e+00, %b10_ok1 ], [ %140, %b13_ok1 ], !dbg !171
	%148 = phi float [ 0.000000e+00, %b10_ok1 ], [ %141, %b13_ok1 ], !dbg !171
	%149 = add i64 %87, 2, !dbg !172
	%150 = icmp slt i64 %149, %3, !dbg !173
	br i1 %150, label %b17, label %b22, !dbg !173

b17:
	%151 = trunc i64 %149 to i32, !dbg !174
	%152 = bitcast float* %58 to i8*, !dbg !174
	%153 = call i8* @gpuc_peer_thread(i8* %152, i32 %151), !dbg !174
	%154 = bitcast i8* %153 to float*, !dbg !174
	%155 = icmp eq float* %154, null, !dbg !174
	%156 = select i1 %155, i64 0, i64 %57, !dbg !174
	%157 = and i64 %156, 3, !dbg !175
	%158 = icmp eq i64 %157, 0, !dbg !175
	br i1 %158, label %b18, label %b21, !dbg !175

b18:
	%159 = ptrtoint float* %154 to i64, !dbg !175
	%160 = and i64 %159, 15, !dbg !175
	%161 = icmp eq i64 %160, 0, !dbg !175
	%162 = icmp eq i64 %156, 0, !dbg !175
	%163 = or i1 %161, %162, !dbg !175
	br i1 %163, label %b19, label %b20, !dbg !175

b19:
	%164 = ashr i64 %156, 2, !dbg !175
	%165 = bitcast float* %154 to { float, float, float, float }*, !dbg !175
	%166 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %165, i64 %81, !dbg !176
	%167 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %166, i32 0, i32 0, !dbg !176
	%168 = icmp uge i64 %81, %164, !dbg !176
	br i1 %168, label %b19_fail1, label %b19_ok1, !dbg !176, !prof !19

b19_ok1:
	%169 = bitcast { float, float, float, float }* %166 to <4 x float>*, !dbg !176
	%170 = load <4 x float>, <4 x float>* %169, align 16, !dbg !176
	%171 = extractelement <4 x float> %170, i32 0, !dbg !176
	%172 = extractelement <4 x float> %170, i32 1, !dbg !176
	%173 = extractelement <4 x float> %170, i32 2, !dbg !176
	%174 = extractelement <4 x float> %170, i32 3, !dbg !176
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %166, i32 0, i32 1, !dbg !176
	%176 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %166, i32 0, i32 2, !dbg !176
	%177 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %166, i32 0, i32 3, !dbg !176
	br label %b22, !dbg !176

b20:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %160, i64 16), !dbg !175
	ret void, !dbg !175

b21:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %156, i64 4), !dbg !175
	ret void, !dbg !175

b22:
	%178 = phi float [ 0.000000e+00, %b16 ], [ %171, %b19_ok1 ], !dbg !177
	%179 = phi float [ 0.000000e+00, %b16 ], [ %172, %b19_ok1 ], !dbg !177
	%180 = phi float [ 0.000000e+00, %b16 ], [ %173, %b19_ok1 ], !dbg !177
	%181 = phi float [ 0.000000e+00, %b16 ], [ %174, %b19_ok1 ], !dbg !177
	%182 = add i64 %87, 3, !dbg !178
	%183 = icmp slt i64 %182, %3, !dbg !179
	br i1 %183, label %b23, label %b28, !dbg !179

b23:
	%184 = trunc i64 %182 to i32, !dbg !180
	%185 = bitcast float* %58 to i8*, !dbg !180
	%186 = call i8* @gpuc_peer_thread(i8* %185, i32 %184), !dbg !180
	%187 = bitcast i8* %186 to float*, !dbg !180
	%188 = icmp eq float* %187, null, !dbg !180
	%189 = select i1 %188, i64 0, i64 %57, !dbg !180
	%190 = and i64 %189, 3, !dbg !181
	%191 = icmp eq i64 %190, 0, !dbg !181
	br i1 %191, label %b24, label %b27, !dbg !181

b24:
	%192 = ptrtoint float* %187 to i64, !dbg !181
	%193 = and i64 %192, 15, !dbg !181
	%194 = icmp eq i64 %193, 0, !dbg !181
	%195 = icmp eq i64 %189, 0, !dbg !181
	%196 = or i1 %194, %195, !dbg !181
	br i1 %196, label %b25, label %b26, !dbg !181

b25:
	%197 = ashr i64 %189, 2, !dbg !181
	%198 = bitcast float* %187 to { float, float, float, float }*, !dbg !181
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %198, i64 %81, !dbg !182
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %199, i32 0, i32 0, !dbg !182
	%201 = icmp uge i64 %81, %197, !dbg !182
	br i1 %201, label %b25_fail1, label %b25_ok1, !dbg !182, !prof !19

b25_ok1:
	%202 = bitcast { float, float, float, float }* %199 to <4 x float>*, !dbg !182
	%203 = load <4 x float>, <4 x float>* %202, align 16, !dbg !182
	%204 = extractelement <4 x float> %203, i32 0, !dbg !182
	%205 = extractelement <4 x float> %203, i32 1, !dbg !182
	%206 = extractelement <4 x float> %203, i32 2, !dbg !182
	%207 = extractelement <4 x float> %203, i32 3, !dbg !182
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %199, i32 0, i32 1, !dbg !182
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %199, i32 0, i32 2, !dbg !182
	%210 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %199, i32 0, i32 3, !dbg !182
	br label %b28, !dbg !182

b26:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %193, i64 16), !dbg !181
	ret void, !dbg !181

b27:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %189, i64 4), !dbg !181
	ret void, !dbg !181

b28:
	%211 = phi float [ 0.000000e+00, %b22 ], [ %204, %b25_ok1 ], !dbg !183
	%212 = phi float [ 0.000000e+00, %b22 ], [ %205, %b25_ok1 ], !dbg !183
	%213 = phi float [ 0.000000e+00, %b22 ], [ %206, %b25_ok1 ], !dbg !183
	%214 = phi float [ 0.000000e+00, %b22 ], [ %207, %b25_ok1 ], !dbg !183
	%215 = fadd float %109, %145, !dbg !185
	%216 = fadd float %110, %146, !dbg !186
	%217 = fadd float %111, %147, !dbg !187
	%218 = fadd float %112, %148, !dbg !188
	%219 = fadd float %178, %211, !dbg !190
	%220 = fadd float %179, %212, !dbg !191
	%221 = fadd float %180, %213, !dbg !192
	%222 = fadd float %181, %214, !dbg !193
	%223 = fadd float %215, %219, !dbg !195
	%224 = fadd float %216, %220, !dbg !196
	%225 = fadd float %217, %221, !dbg !197
	%226 = fadd float %218, %222, !dbg !198
	%227 = fadd float %83, %223, !dbg !200
	%228 = fadd float %84, %224, !dbg !201
	%229 = fadd float %85, %225, !dbg !202
	%230 = fadd float %86, %226, !dbg !203
	%231 = add i64 %87, 4, !dbg !204
	br label %b7, !dbg !204

b29:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %98, i64 16), !dbg !164
	ret void, !dbg !164

b30:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 4), !dbg !164
	ret void, !dbg !164

b31:
	%232 = phi i64 [ 0, %b7 ], [ %260, %b33_ok1 ], !dbg !205
	%233 = trunc i64 %232 to i32, !dbg !128
	%234 = icmp uge i64 %232, %3, !dbg !128
	br i1 %234, label %b31_fail1, label %b31_ok1, !dbg !128, !prof !19

b31_ok1:
	%235 = bitcast float* %59 to i8*, !dbg !128
	%236 = call i8* @gpuc_peer_thread(i8* %235, i32 %233), !dbg !128
	%237 = bitcast i8* %236 to float*, !dbg !128
	%238 = icmp eq float* %237, null, !dbg !128
	%239 = select i1 %238, i64 0, i64 %57, !dbg !128
	%240 = and i64 %239, 3, !dbg !206
	%241 = icmp eq i64 %240, 0, !dbg !206
	br i1 %241, label %b32, label %b36, !dbg !206

b32:
	%242 = ptrtoint float* %237 to i64, !dbg !206
	%243 = and i64 %242, 15, !dbg !206
	%244 = icmp eq i64 %243, 0, !dbg !206
	%245 = icmp eq i64 %239, 0, !dbg !206
	%246 = or i1 %244, %245, !dbg !206
	br i1 %246, label %b33, label %b35, !dbg !206

b33:
	%247 = ashr i64 %239, 2, !dbg !206
	%248 = bitcast float* %237 to { float, float, float, float }*, !dbg !206
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %248, i64 %81, !dbg !207
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %249, i32 0, i32 0, !dbg !207
	%251 = icmp uge i64 %81, %247, !dbg !207
	br i1 %251, label %b33_fail1, label %b33_ok1, !dbg !207, !prof !19

b33_ok1:
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %249, i32 0, i32 1, !dbg !207
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %249, i32 0, i32 2, !dbg !207
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %249, i32 0, i32 3, !dbg !207
	%255 = bitcast { float, float, float, float }* %249 to <4 x float>*, !dbg !207
	%256 = insertelement <4 x float> undef, float %83, i32 0, !dbg !207
	%257 = insertelement <4 x float> %256, float %84, i32 1, !dbg !207
	%258 = insertelement <4 x float> %257, float %85, i32 2, !dbg !207
	%259 = insertelement <4 x float> %258, float %86, i32 3, !dbg !207
	store <4 x float> %259, <4 x float>* %255, align 16, !dbg !207
	%260 = add i64 %232, 1, !dbg !207
	%261 = icmp slt i64 %260, %3, !dbg !207
	br i1 %261, label %b31, label %b34, !dbg !207

b34:
	%262 = add i64 %81, %80, !dbg !157
	br label %b6, !dbg !157

b35:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %243, i64 16), !dbg !206
	ret void, !dbg !206

b36:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %239, i64 4), !dbg !206
	ret void, !dbg !206

b37:
	%263 = sub i64 %3, 1, !dbg !208
	%264 = icmp eq i64 %2, %263, !dbg !209
	br i1 %264, label %b38, label %b43, !dbg !209

b38:
	%265 = mul i64 %41, 4, !dbg !210
	%266 = sub i64 %p3, %265, !dbg !211
	br label %b39, !dbg !212

b39:
	%267 = phi i64 [ %75, %b38 ], [ %297, %b42 ], !dbg !212
	%268 = icmp slt i64 %267, %266, !dbg !212
	br i1 %268, label %b40, label %b43, !dbg !212

b40:
	%269 = phi float [ 0.000000e+00, %b39 ], [ %282, %b40_ok2 ], !dbg !213
	%270 = phi i64 [ 0, %b39 ], [ %283, %b40_ok2 ], !dbg !213
	%271 = trunc i64 %270 to i32, !dbg !214
	%272 = icmp uge i64 %270, %3, !dbg !214
	br i1 %272, label %b40_fail1, label %b40_ok1, !dbg !214, !prof !19

b40_ok1:
	%273 = bitcast float* %p2 to i8*, !dbg !214
	%274 = call i8* @gpuc_peer_thread(i8* %273, i32 %271), !dbg !214
	%275 = bitcast i8* %274 to float*, !dbg !214
	%276 = icmp eq float* %275, null, !dbg !214
	%277 = select i1 %276, i64 0, i64 %p3, !dbg !214
	%278 = add i64 %56, %267, !dbg !215
	%279 = getelementptr inbounds float, float* %275, i64 %278, !dbg !216
	%280 = icmp uge i64 %278, %277, !dbg !216
	br i1 %280, label %b40_fail2, label %b40_ok2, !dbg !216, !prof !19

b40_ok2:
	%281 = load float, float* %279, align 4, !dbg !216
	%282 = fadd float %269, %281, !dbg !217
	%283 = add i64 %270, 1, !dbg !217
	%284 = icmp slt i64 %283, %3, !dbg !217
	br i1 %284, label %b40, label %b41, !dbg !217

b41:
	%285 = phi i64 [ 0, %b40_ok2 ], [ %295, %b41_ok2 ], !dbg !218
	%286 = trunc i64 %285 to i32, !dbg !219
	%287 = icmp uge i64 %285, %3, !dbg !219
	br i1 %287, label %b41_fail1, label %b41_ok1, !dbg !219, !prof !19

b41_ok1:
	%288 = bitcast float* %p0 to i8*, !dbg !219
	%289 = call i8* @gpuc_peer_thread(i8* %288, i32 %286), !dbg !219
	%290 = bitcast i8* %289 to float*, !dbg !219
	%291 = icmp eq float* %290, null, !dbg !219
	%292 = select i1 %291, i64 0, i64 %p1, !dbg !219
	%293 = getelementptr inbounds float, float* %290, i64 %278, !dbg !220
	%294 = icmp uge i64 %278, %292, !dbg !220
	br i1 %294, label %b41_fail2, label %b41_ok2, !dbg !220, !prof !19

b41_ok2:
	store float %282, float* %293, align 4, !dbg !220
	%295 = add i64 %285, 1, !dbg !220
	%296 = icmp slt i64 %295, %3, !dbg !220
	br i1 %296, label %b41, label %b42, !dbg !220

b42:
	%297 = add i64 %267, %80, !dbg !212
	br label %b39, !dbg !212

b43:
	%298 = add i64 %p6, %5, !dbg !221
	%299 = mul i64 %298, %3, !dbg !222
	call void @gpuc_fence_block(), !dbg !223
	br label %b44, !dbg !224

b44:
	%300 = phi i64 [ %20, %b43 ], [ %307, %b45_ok1 ], !dbg !224
	%301 = icmp slt i64 %300, %3, !dbg !224
	br i1 %301, label %b45, label %b46, !dbg !224

b45:
	%302 = add i64 %299, %2, !dbg !225
	%303 = getelementptr inbounds i64, i64* %p4, i64 %302, !dbg !226
	%304 = trunc i64 %300 to i32, !dbg !227
	%305 = icmp uge i64 %302, %p5, !dbg !226
	br i1 %305, label %b45_fail1, label %b45_ok1, !dbg !226, !prof !19

b45_ok1:
	%306 = bitcast i64* %303 to i8*, !dbg !227
	call void @gpuc_signal_op_thread(i8* %306, i64 %p7, i32 9, i32 %304), !dbg !227
	%307 = add i64 %300, %24, !dbg !224
	br label %b44, !dbg !224

b46:
	%308 = phi i64 [ %20, %b44 ], [ %315, %b47_ok1 ], !dbg !228
	%309 = icmp slt i64 %308, %3, !dbg !228
	br i1 %309, label %b47, label %b48, !dbg !228

b47:
	%310 = add i64 %299, %308, !dbg !229
	%311 = getelementptr inbounds i64, i64* %p4, i64 %310, !dbg !230
	%312 = icmp uge i64 %310, %p5, !dbg !230
	br i1 %312, label %b47_fail1, label %b47_ok1, !dbg !230, !prof !19

b47_ok1:
	%313 = bitcast i64* %311 to i8*, !dbg !231
	%314 = call i64 @gpuc_signal_wait_until_thread(i8* %313, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !231
	%315 = add i64 %308, %24, !dbg !228
	br label %b46, !dbg !228

b48:
	call void @llvm.nvvm.barrier0(), !dbg !232
	ret void, !dbg !129

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %27, i64 %p5), !dbg !139
	ret void, !dbg !139

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %35, i64 %p5), !dbg !143
	ret void, !dbg !143

b5_fail1:
	%316 = icmp ugt i64 %56, %p3, !dbg !154
	br i1 %316, label %b5_fail2, label %b5_ok2, !dbg !154

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %56, i64 %p3), !dbg !154
	ret void, !dbg !154

b5_ok2:
	%317 = icmp ugt i64 %48, %56, !dbg !154
	br i1 %317, label %b5_fail3, label %b5_ok3, !dbg !154

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %48, i64 %56), !dbg !154
	ret void, !dbg !154

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %56, i64 %p1), !dbg !155
	ret void, !dbg !155

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %81, i64 %102), !dbg !165
	ret void, !dbg !165

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %81, i64 %131), !dbg !170
	ret void, !dbg !170

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %81, i64 %164), !dbg !176
	ret void, !dbg !176

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %81, i64 %197), !dbg !182
	ret void, !dbg !182

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %232, i64 %3), !dbg !128
	ret void, !dbg !128

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %81, i64 %247), !dbg !207
	ret void, !dbg !207

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %270, i64 %3), !dbg !214
	ret void, !dbg !214

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %278, i64 %277), !dbg !216
	ret void, !dbg !216

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %285, i64 %3), !dbg !219
	ret void, !dbg !219

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %278, i64 %292), !dbg !220
	ret void, !dbg !220

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %302, i64 %p5), !dbg !226
	ret void, !dbg !226

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %310, i64 %p5), !dbg !230
	ret void, !dbg !230
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !233 {
entry:
	br label %b0, !dbg !234

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !235
	%1 = sext i32 %0 to i64, !dbg !236
	br label %b1, !dbg !236

b1:
	%2 = phi float [ 1.000000e+00, %b0 ], [ %12, %b3 ], !dbg !237
	%3 = phi i64 [ 0, %b0 ], [ %13, %b3 ], !dbg !237
	%4 = trunc i64 %3 to i32, !dbg !235
	%5 = icmp uge i64 %3, %1, !dbg !235
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !235, !prof !19

b1_ok1:
	%6 = bitcast float* %p0 to i8*, !dbg !235
	%7 = call i8* @gpuc_peer_thread(i8* %6, i32 %4), !dbg !235
	%8 = bitcast i8* %7 to float*, !dbg !235
	%9 = icmp eq float* %8, null, !dbg !235
	%10 = select i1 %9, i64 0, i64 %p1, !dbg !235
	%11 = icmp eq i64 %10, 0, !dbg !238
	br i1 %11, label %b2, label %b3, !dbg !238

b2:
	br label %b3, !dbg !238

b3:
	%12 = phi float [ %2, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !237
	%13 = add i64 %3, 1, !dbg !237
	%14 = icmp slt i64 %13, %1, !dbg !237
	br i1 %14, label %b1, label %b4, !dbg !237

b4:
	%15 = getelementptr inbounds float, float* %p0, i64 0, !dbg !239
	%16 = icmp uge i64 0, %p1, !dbg !239
	br i1 %16, label %b4_fail1, label %b4_ok1, !dbg !239, !prof !19

b4_ok1:
	store float %12, float* %15, align 4, !dbg !239
	ret void, !dbg !239

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %3, i64 %1), !dbg !235
	ret void, !dbg !235

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 %p1), !dbg !239
	ret void, !dbg !239
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !241 {
entry:
	br label %b0, !dbg !242

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !243
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !244
	%2 = sext i32 %1 to i64, !dbg !244
	%3 = sext i32 %0 to i64, !dbg !245
	%4 = add i64 %2, 1, !dbg !246
	%5 = icmp eq i64 %3, -1, !dbg !247
	%6 = select i1 %5, i64 1, i64 %3, !dbg !247
	%7 = srem i64 %4, %6, !dbg !247
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248, !range !20
	%9 = sext i32 %8 to i64, !dbg !248
	%10 = sub i64 %3, 1, !dbg !249
	%11 = mul i64 %9, %10, !dbg !250
	%12 = mul i64 %11, %p8, !dbg !251
	%13 = add i64 %9, 1, !dbg !252
	%14 = mul i64 %13, %10, !dbg !253
	%15 = mul i64 %14, %p8, !dbg !254
	%16 = sub i64 %15, %12, !dbg !255
	%17 = getelementptr inbounds float, float* %p4, i64 %12, !dbg !255
	%18 = mul i64 %9, 2, !dbg !256
	%19 = mul i64 %18, %10, !dbg !257
	%20 = icmp slt i64 0, %p10, !dbg !257
	%21 = icmp ugt i64 %15, %p5, !dbg !255
	%22 = icmp ugt i64 %12, %15, !dbg !255
	%23 = or i1 %21, %22, !dbg !255
	br i1 %23, label %b0_fail1, label %b0_ok1, !dbg !255, !prof !19

b0_ok1:
	br i1 %20, label %b1, label %b31, !dbg !257

b1:
	%24 = phi i64 [ %p9, %b0_ok1 ], [ %26, %b30 ], !dbg !258
	%25 = phi i64 [ 0, %b0_ok1 ], [ %272, %b30 ], !dbg !258
	%26 = add i64 %24, 1, !dbg !259
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !260, !range !25
	%28 = sext i32 %27 to i64, !dbg !260
	%29 = mul i64 %25, %28, !dbg !261
	%30 = add i64 %29, %9, !dbg !262
	%31 = mul i64 %30, %3, !dbg !263
	%32 = mul i64 %31, %p8, !dbg !264
	%33 = icmp slt i64 0, %10, !dbg !265
	br i1 %33, label %b2, label %b12, !dbg !265

b2:
	%34 = phi i64 [ 0, %b1 ], [ %133, %b11_ok1 ], !dbg !265
	%35 = sub i64 %2, %34, !dbg !266
	%36 = add i64 %35, %3, !dbg !267
	%37 = icmp eq i64 %3, -1, !dbg !268
	%38 = select i1 %37, i64 1, i64 %3, !dbg !268
	%39 = srem i64 %36, %38, !dbg !268
	%40 = mul i64 %39, %p8, !dbg !271
	%41 = add i64 %32, %40, !dbg !272
	%42 = icmp slt i64 %41, %p1, !dbg !273
	%43 = select i1 %42, i64 %41, i64 %p1, !dbg !273
	%44 = add i64 %43, %p8, !dbg !274
	%45 = icmp slt i64 %44, %p1, !dbg !275
	%46 = select i1 %45, i64 %44, i64 %p1, !dbg !275
	%47 = sub i64 %46, %43, !dbg !276
	%48 = getelementptr inbounds float, float* %p0, i64 %43, !dbg !276
	%49 = getelementptr inbounds float, float* %p2, i64 %43, !dbg !277
	%50 = icmp eq i64 %34, 0, !dbg !280
	%51 = icmp ugt i64 %46, %p1, !dbg !276
	%52 = icmp ugt i64 %43, %46, !dbg !276
	%53 = icmp ugt i64 %46, %p3, !dbg !277
	%54 = or i1 %51, %52, !dbg !277
	%55 = or i1 %54, %53, !dbg !277
	br i1 %55, label %b2_fail1, label %b2_ok1, !dbg !277, !prof !19

b2_ok1:
	br i1 %50, label %b3, label %b6, !dbg !280

b3:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281, !range !21
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281, !range !21
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !281, !range !23
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281, !range !47
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !281, !range !47
	%61 = mul i32 %60, %58, !dbg !281
	%62 = add i32 %57, %61, !dbg !281
	%63 = mul i32 %59, %62, !dbg !281
	%64 = add i32 %56, %63, !dbg !281
	%65 = sext i32 %64 to i64, !dbg !281
	%66 = mul i32 %59, %60, !dbg !281
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !281, !range !48
	%68 = mul i32 %66, %67, !dbg !281
	%69 = sext i32 %68 to i64, !dbg !281
	br label %b4, !dbg !281

b4:
	%70 = phi i64 [ %65, %b3 ], [ %75, %b5 ], !dbg !281
	%71 = icmp slt i64 %70, %47, !dbg !281
	br i1 %71, label %b5, label %b11, !dbg !281

b5:
	%72 = getelementptr inbounds float, float* %49, i64 %70, !dbg !282
	%73 = load float, float* %72, align 4, !dbg !282
	%74 = getelementptr inbounds float, float* %48, i64 %70, !dbg !283
	store float %73, float* %74, align 4, !dbg !283
	%75 = add i64 %70, %69, !dbg !281
	br label %b4, !dbg !281

b6:
	%76 = add i64 %19, %34, !dbg !284
	%77 = sub i64 %76, 1, !dbg !285
	%78 = getelementptr inbounds i64, i64* %p6, i64 %77, !dbg !286
	%79 = icmp uge i64 %77, %p7, !dbg !286
	br i1 %79, label %b6_fail1, label %b6_ok1, !dbg !286, !prof !19

b6_ok1:
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289, !range !21
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !289, !range !21
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !289, !range !23
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289, !range !47
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !289, !range !47
	%85 = mul i32 %84, %82, !dbg !289
	%86 = add i32 %81, %85, !dbg !289
	%87 = mul i32 %83, %86, !dbg !289
	%88 = add i32 %80, %87, !dbg !289
	%89 = sext i32 %88 to i64, !dbg !289
	%90 = icmp eq i64 %89, 0, !dbg !290
	br i1 %90, label %b7, label %b8, !dbg !290

b7:
	%91 = icmp eq i64* %78, null, !dbg !291
	br i1 %91, label %b7_fail1, label %b7_ok1, !dbg !291, !prof !19

b7_ok1:
	%92 = bitcast i64* %78 to i8*, !dbg !291
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 %26, i32 1, i8* %ctrl, i32 45), !dbg !291
	br label %b8, !dbg !291

b8:
	call void @llvm.nvvm.barrier0(), !dbg !292
	%94 = sub i64 %34, 1, !dbg !293
	%95 = mul i64 %94, %p8, !dbg !294
	%96 = sub i64 %16, %95, !dbg !295
	%97 = getelementptr inbounds float, float* %17, i64 %95, !dbg !295
	%98 = mul i32 %83, %84, !dbg !297
	%99 = icmp ugt i64 %95, %16, !dbg !295
	%100 = icmp ugt i64 %47, %96, !dbg !296
	%101 = or i1 %99, %100, !dbg !296
	br i1 %101, label %b8_fail1, label %b8_ok1, !dbg !296, !prof !19

b8_ok1:
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !297, !range !48
	%103 = mul i32 %98, %102, !dbg !297
	%104 = sext i32 %103 to i64, !dbg !297
	br label %b9, !dbg !297

b9:
	%105 = phi i64 [ %89, %b8_ok1 ], [ %113, %b10 ], !dbg !297
	%106 = icmp slt i64 %105, %47, !dbg !297
	br i1 %106, label %b10, label %b11, !dbg !297

b10:
	%107 = getelementptr inbounds float, float* %97, i64 %105, !dbg !298
	%108 = load float, float* %107, align 4, !dbg !298
	%109 = getelementptr inbounds float, float* %49, i64 %105, !dbg !299
	%110 = load float, float* %109, align 4, !dbg !299
	%111 = fadd float %108, %110, !dbg !300
	%112 = getelementptr inbounds float, float* %48, i64 %105, !dbg !301
	store float %111, float* %112, align 4, !dbg !301
	%113 = add i64 %105, %104, !dbg !297
	br label %b9, !dbg !297

b11:
	call void @llvm.nvvm.barrier0(), !dbg !302
	%114 = mul i64 %34, %p8, !dbg !303
	%115 = add i64 %114, %46, !dbg !304
	%116 = sub i64 %115, %43, !dbg !305
	%117 = sub i64 %116, %114, !dbg !306
	%118 = getelementptr inbounds float, float* %17, i64 %114, !dbg !306
	%119 = add i64 %19, %34, !dbg !307
	%120 = getelementptr inbounds i64, i64* %p6, i64 %119, !dbg !308
	%121 = mul i64 %47, 4, !dbg !309
	%122 = trunc i64 %7 to i32, !dbg !309
	%123 = icmp ugt i64 %116, %16, !dbg !306
	%124 = icmp ugt i64 %114, %116, !dbg !306
	%125 = icmp uge i64 %119, %p7, !dbg !308
	%126 = icmp ne i64 %117, %47, !dbg !309
	%127 = or i1 %123, %124, !dbg !309
	%128 = or i1 %127, %125, !dbg !309
	%129 = or i1 %128, %126, !dbg !309
	br i1 %129, label %b11_fail1, label %b11_ok1, !dbg !309, !prof !19

b11_ok1:
	%130 = bitcast float* %118 to i8*, !dbg !309
	%131 = bitcast float* %48 to i8*, !dbg !309
	%132 = bitcast i64* %120 to i8*, !dbg !309
	call void @gpuc_put_signal_block(i8* %130, i8* %131, i64 %121, i8* %132, i64 %26, i32 9, i32 %122), !dbg !309
	%133 = add i64 %34, 1, !dbg !309
	%134 = icmp slt i64 %133, %10, !dbg !309
	br i1 %134, label %b2, label %b12, !dbg !309

b12:
	br i1 %33, label %b13, label %b28, !dbg !310

b13:
	%135 = phi i64 [ 0, %b12 ], [ %251, %b27_ok1 ], !dbg !310
	%136 = sub i64 %4, %135, !dbg !311
	%137 = add i64 %136, %3, !dbg !312
	%138 = icmp eq i64 %3, -1, !dbg !313
	%139 = select i1 %138, i64 1, i64 %3, !dbg !313
	%140 = srem i64 %137, %139, !dbg !313
	%141 = mul i64 %140, %p8, !dbg !315
	%142 = add i64 %32, %141, !dbg !316
	%143 = icmp slt i64 %142, %p1, !dbg !317
	%144 = select i1 %143, i64 %142, i64 %p1, !dbg !317
	%145 = add i64 %144, %p8, !dbg !318
	%146 = icmp slt i64 %145, %p1, !dbg !319
	%147 = select i1 %146, i64 %145, i64 %p1, !dbg !319
	%148 = icmp eq i64 %135, 0, !dbg !320
	br i1 %148, label %b14, label %b24, !dbg !320

b14:
	%149 = sub i64 %147, %144, !dbg !321
	%150 = getelementptr inbounds float, float* %p0, i64 %144, !dbg !321
	%151 = getelementptr inbounds float, float* %p2, i64 %144, !dbg !322
	%152 = icmp eq i64 %10, 0, !dbg !324
	%153 = icmp ugt i64 %147, %p1, !dbg !321
	%154 = icmp ugt i64 %144, %147, !dbg !321
	%155 = icmp ugt i64 %147, %p3, !dbg !322
	%156 = or i1 %153, %154, !dbg !322
	%157 = or i1 %156, %155, !dbg !322
	br i1 %157, label %b14_fail1, label %b14_ok1, !dbg !322, !prof !19

b14_ok1:
	br i1 %152, label %b15, label %b18, !dbg !324

b15:
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !325, !range !21
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !325, !range !21
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !325, !range !23
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !325, !range !47
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !325, !range !47
	%163 = mul i32 %162, %160, !dbg !325
	%164 = add i32 %159, %163, !dbg !325
	%165 = mul i32 %161, %164, !dbg !325
	%166 = add i32 %158, %165, !dbg !325
	%167 = sext i32 %166 to i64, !dbg !325
	%168 = mul i32 %161, %162, !dbg !325
	%169 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !325, !range !48
	%170 = mul i32 %168, %169, !dbg !325
	%171 = sext i32 %170 to i64, !dbg !325
	br label %b16, !dbg !325

b16:
	%172 = phi i64 [ %167, %b15 ], [ %177, %b17 ], !dbg !325
	%173 = icmp slt i64 %172, %149, !dbg !325
	br i1 %173, label %b17, label %b23, !dbg !325

b17:
	%174 = getelementptr inbounds float, float* %151, i64 %172, !dbg !326
	%175 = load float, float* %174, align 4, !dbg !326
	%176 = getelementptr inbounds float, float* %150, i64 %172, !dbg !327
	store float %175, float* %176, align 4, !dbg !327
	%177 = add i64 %172, %171, !dbg !325
	br label %b16, !dbg !325

b18:
	%178 = add i64 %19, %10, !dbg !328
	%179 = sub i64 %178, 1, !dbg !329
	%180 = getelementptr inbounds i64, i64* %p6, i64 %179, !dbg !330
	%181 = icmp uge i64 %179, %p7, !dbg !330
	br i1 %181, label %b18_fail1, label %b18_ok1, !dbg !330, !prof !19

b18_ok1:
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !332, !range !21
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !332, !range !21
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !332, !range !23
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !332, !range !47
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !332, !range !47
	%187 = mul i32 %186, %184, !dbg !332
	%188 = add i32 %183, %187, !dbg !332
	%189 = mul i32 %185, %188, !dbg !332
	%190 = add i32 %182, %189, !dbg !332
	%191 = sext i32 %190 to i64, !dbg !332
	%192 = icmp eq i64 %191, 0, !dbg !333
	br i1 %192, label %b19, label %b20, !dbg !333

b19:
	%193 = icmp eq i64* %180, null, !dbg !334
	br i1 %193, label %b19_fail1, label %b19_ok1, !dbg !334, !prof !19

b19_ok1:
	%194 = bitcast i64* %180 to i8*, !dbg !334
	%195 = call i64 @gpuc_signal_wait_until_thread(i8* %194, i32 5, i64 %26, i32 1, i8* %ctrl, i32 45), !dbg !334
	br label %b20, !dbg !334

b20:
	call void @llvm.nvvm.barrier0(), !dbg !335
	%196 = sub i64 %10, 1, !dbg !336
	%197 = mul i64 %196, %p8, !dbg !337
	%198 = sub i64 %16, %197, !dbg !338
	%199 = getelementptr inbounds float, float* %17, i64 %197, !dbg !338
	%200 = mul i32 %185, %186, !dbg !340
	%201 = icmp ugt i64 %197, %16, !dbg !338
	%202 = icmp ugt i64 %149, %198, !dbg !339
	%203 = or i1 %201, %202, !dbg !339
	br i1 %203, label %b20_fail1, label %b20_ok1, !dbg !339, !prof !19

b20_ok1:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !340, !range !48
	%205 = mul i32 %200, %204, !dbg !340
	%206 = sext i32 %205 to i64, !dbg !340
	br label %b21, !dbg !340

b21:
	%207 = phi i64 [ %191, %b20_ok1 ], [ %215, %b22 ], !dbg !340
	%208 = icmp slt i64 %207, %149, !dbg !340
	br i1 %208, label %b22, label %b23, !dbg !340

b22:
	%209 = getelementptr inbounds float, float* %199, i64 %207, !dbg !341
	%210 = load float, float* %209, align 4, !dbg !341
	%211 = getelementptr inbounds float, float* %151, i64 %207, !dbg !342
	%212 = load float, float* %211, align 4, !dbg !342
	%213 = fadd float %210, %212, !dbg !343
	%214 = getelementptr inbounds float, float* %150, i64 %207, !dbg !344
	store float %213, float* %214, align 4, !dbg !344
	%215 = add i64 %207, %206, !dbg !340
	br label %b21, !dbg !340

b23:
	call void @llvm.nvvm.barrier0(), !dbg !345
	br label %b27, !dbg !323

b24:
	%216 = add i64 %19, %3, !dbg !346
	%217 = sub i64 %216, 2, !dbg !347
	%218 = add i64 %217, %135, !dbg !348
	%219 = getelementptr inbounds i64, i64* %p6, i64 %218, !dbg !349
	%220 = icmp uge i64 %218, %p7, !dbg !349
	br i1 %220, label %b24_fail1, label %b24_ok1, !dbg !349, !prof !19

b24_ok1:
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !21
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !21
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !23
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !47
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !47
	%226 = mul i32 %225, %223, !dbg !351
	%227 = add i32 %222, %226, !dbg !351
	%228 = mul i32 %224, %227, !dbg !351
	%229 = add i32 %221, %228, !dbg !351
	%230 = sext i32 %229 to i64, !dbg !351
	%231 = icmp eq i64 %230, 0, !dbg !352
	br i1 %231, label %b25, label %b26, !dbg !352

b25:
	%232 = icmp eq i64* %219, null, !dbg !353
	br i1 %232, label %b25_fail1, label %b25_ok1, !dbg !353, !prof !19

b25_ok1:
	%233 = bitcast i64* %219 to i8*, !dbg !353
	%234 = call i64 @gpuc_signal_wait_until_thread(i8* %233, i32 5, i64 %26, i32 1, i8* %ctrl, i32 45), !dbg !353
	br label %b26, !dbg !353

b26:
	call void @llvm.nvvm.barrier0(), !dbg !354
	br label %b27, !dbg !350

b27:
	%235 = sub i64 %147, %144, !dbg !355
	%236 = getelementptr inbounds float, float* %p0, i64 %144, !dbg !355
	%237 = add i64 %19, %3, !dbg !356
	%238 = sub i64 %237, 1, !dbg !357
	%239 = add i64 %238, %135, !dbg !358
	%240 = getelementptr inbounds i64, i64* %p6, i64 %239, !dbg !359
	%241 = mul i64 %235, 4, !dbg !243
	%242 = trunc i64 %7 to i32, !dbg !243
	%243 = icmp ugt i64 %147, %p1, !dbg !355
	%244 = icmp ugt i64 %144, %147, !dbg !355
	%245 = icmp uge i64 %239, %p7, !dbg !359
	%246 = or i1 %243, %244, !dbg !359
	%247 = or i1 %246, %245, !dbg !359
	br i1 %247, label %b27_fail1, label %b27_ok1, !dbg !359, !prof !19

b27_ok1:
	%248 = bitcast float* %236 to i8*, !dbg !243
	%249 = bitcast float* %236 to i8*, !dbg !243
	%250 = bitcast i64* %240 to i8*, !dbg !243
	call void @gpuc_put_signal_block(i8* %248, i8* %249, i64 %241, i8* %250, i64 %26, i32 9, i32 %242), !dbg !243
	%251 = add i64 %135, 1, !dbg !243
	%252 = icmp slt i64 %251, %10, !dbg !243
	br i1 %252, label %b13, label %b28, !dbg !243

b28:
	%253 = mul i64 %10, 2, !dbg !360
	%254 = add i64 %19, %253, !dbg !361
	%255 = sub i64 %254, 1, !dbg !362
	%256 = getelementptr inbounds i64, i64* %p6, i64 %255, !dbg !363
	%257 = icmp uge i64 %255, %p7, !dbg !363
	br i1 %257, label %b28_fail1, label %b28_ok1, !dbg !363, !prof !19

b28_ok1:
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !21
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !21
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !23
	%261 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !47
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !47
	%263 = mul i32 %262, %260, !dbg !365
	%264 = add i32 %259, %263, !dbg !365
	%265 = mul i32 %261, %264, !dbg !365
	%266 = add i32 %258, %265, !dbg !365
	%267 = sext i32 %266 to i64, !dbg !365
	%268 = icmp eq i64 %267, 0, !dbg !366
	br i1 %268, label %b29, label %b30, !dbg !366

b29:
	%269 = icmp eq i64* %256, null, !dbg !367
	br i1 %269, label %b29_fail1, label %b29_ok1, !dbg !367, !prof !19

b29_ok1:
	%270 = bitcast i64* %256 to i8*, !dbg !367
	%271 = call i64 @gpuc_signal_wait_until_thread(i8* %270, i32 5, i64 %26, i32 1, i8* %ctrl, i32 45), !dbg !367
	br label %b30, !dbg !367

b30:
	call void @llvm.nvvm.barrier0(), !dbg !368
	%272 = add i64 %25, 1, !dbg !364
	%273 = icmp slt i64 %272, %p10, !dbg !364
	br i1 %273, label %b1, label %b31, !dbg !364

b31:
	ret void, !dbg !364

b0_fail1:
	%274 = icmp ugt i64 %15, %p5, !dbg !255
	br i1 %274, label %b0_fail2, label %b0_ok2, !dbg !255

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %15, i64 %p5), !dbg !255
	ret void, !dbg !255

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %12, i64 %15), !dbg !255
	ret void, !dbg !255

b2_fail1:
	%275 = icmp ugt i64 %46, %p1, !dbg !276
	br i1 %275, label %b2_fail2, label %b2_ok2, !dbg !276

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %46, i64 %p1), !dbg !276
	ret void, !dbg !276

b2_ok2:
	%276 = icmp ugt i64 %43, %46, !dbg !276
	br i1 %276, label %b2_fail3, label %b2_ok3, !dbg !276

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %43, i64 %46), !dbg !276
	ret void, !dbg !276

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %46, i64 %p3), !dbg !277
	ret void, !dbg !277

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %77, i64 %p7), !dbg !286
	ret void, !dbg !286

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !291
	ret void, !dbg !291

b8_fail1:
	%277 = icmp ugt i64 %95, %16, !dbg !295
	br i1 %277, label %b8_fail2, label %b8_ok2, !dbg !295

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %95, i64 %16), !dbg !295
	ret void, !dbg !295

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %47, i64 %96), !dbg !296
	ret void, !dbg !296

b11_fail1:
	%278 = icmp ugt i64 %116, %16, !dbg !306
	br i1 %278, label %b11_fail2, label %b11_ok2, !dbg !306

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %116, i64 %16), !dbg !306
	ret void, !dbg !306

b11_ok2:
	%279 = icmp ugt i64 %114, %116, !dbg !306
	br i1 %279, label %b11_fail3, label %b11_ok3, !dbg !306

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %114, i64 %116), !dbg !306
	ret void, !dbg !306

b11_ok3:
	%280 = icmp uge i64 %119, %p7, !dbg !308
	br i1 %280, label %b11_fail4, label %b11_ok4, !dbg !308

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %119, i64 %p7), !dbg !308
	ret void, !dbg !308

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %117, i64 %47), !dbg !309
	ret void, !dbg !309

b14_fail1:
	%281 = icmp ugt i64 %147, %p1, !dbg !321
	br i1 %281, label %b14_fail2, label %b14_ok2, !dbg !321

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %147, i64 %p1), !dbg !321
	ret void, !dbg !321

b14_ok2:
	%282 = icmp ugt i64 %144, %147, !dbg !321
	br i1 %282, label %b14_fail3, label %b14_ok3, !dbg !321

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %144, i64 %147), !dbg !321
	ret void, !dbg !321

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %147, i64 %p3), !dbg !322
	ret void, !dbg !322

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %179, i64 %p7), !dbg !330
	ret void, !dbg !330

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !334
	ret void, !dbg !334

b20_fail1:
	%283 = icmp ugt i64 %197, %16, !dbg !338
	br i1 %283, label %b20_fail2, label %b20_ok2, !dbg !338

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %197, i64 %16), !dbg !338
	ret void, !dbg !338

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %149, i64 %198), !dbg !339
	ret void, !dbg !339

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %218, i64 %p7), !dbg !349
	ret void, !dbg !349

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !353
	ret void, !dbg !353

b27_fail1:
	%284 = icmp ugt i64 %147, %p1, !dbg !355
	br i1 %284, label %b27_fail2, label %b27_ok2, !dbg !355

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %147, i64 %p1), !dbg !355
	ret void, !dbg !355

b27_ok2:
	%285 = icmp ugt i64 %144, %147, !dbg !355
	br i1 %285, label %b27_fail3, label %b27_ok3, !dbg !355

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %144, i64 %147), !dbg !355
	ret void, !dbg !355

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %239, i64 %p7), !dbg !359
	ret void, !dbg !359

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %255, i64 %p7), !dbg !363
	ret void, !dbg !363

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 0, i64 0), !dbg !367
	ret void, !dbg !367
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !378
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !379
	%2 = sext i32 %1 to i64, !dbg !379
	%3 = sext i32 %0 to i64, !dbg !380
	%4 = urem i32 %p6, 2, !dbg !381
	%5 = zext i32 %4 to i64, !dbg !382
	%6 = sdiv i64 %p5, 2, !dbg !383
	%7 = mul i64 %5, %6, !dbg !384
	%8 = mul i64 %3, 2, !dbg !385
	%9 = icmp eq i64 %8, -1, !dbg !386
	%10 = select i1 %9, i64 1, i64 %8, !dbg !386
	%11 = sdiv i64 %p5, %10, !dbg !386
	%12 = sub i64 0, %p5, !dbg !386
	%13 = select i1 %9, i64 %12, i64 %11, !dbg !386
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !387, !range !20
	%15 = sext i32 %14 to i64, !dbg !387
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !387, !range !22
	%17 = sext i32 %16 to i64, !dbg !387
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !387, !range !22
	%19 = sext i32 %18 to i64, !dbg !387
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !387, !range !25
	%21 = sext i32 %20 to i64, !dbg !387
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !387, !range !158
	%23 = sext i32 %22 to i64, !dbg !387
	%24 = mul i64 %23, %19, !dbg !387
	%25 = add i64 %17, %24, !dbg !387
	%26 = mul i64 %21, %25, !dbg !387
	%27 = add i64 %15, %26, !dbg !387
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387, !range !47
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387, !range !47
	%30 = mul i32 %28, %29, !dbg !387
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !387, !range !48
	%32 = mul i32 %30, %31, !dbg !387
	%33 = sext i32 %32 to i64, !dbg !387
	%34 = mul i64 %27, %33, !dbg !387
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !21
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !21
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !23
	%38 = mul i32 %29, %37, !dbg !387
	%39 = add i32 %36, %38, !dbg !387
	%40 = mul i32 %28, %39, !dbg !387
	%41 = add i32 %35, %40, !dbg !387
	%42 = sext i32 %41 to i64, !dbg !387
	%43 = add i64 %34, %42, !dbg !387
	br label %b1, !dbg !387

b1:
	%44 = phi i64 [ %43, %b0 ], [ %73, %b4 ], !dbg !388
	%45 = icmp slt i64 %44, %p3, !dbg !389
	br i1 %45, label %b2, label %b5, !dbg !389

b2:
	%46 = phi i64 [ 1, %b1 ], [ %67, %b3_ok2 ], !dbg !390
	%47 = icmp slt i64 %46, %3, !dbg !391
	br i1 %47, label %b3, label %b4, !dbg !391

b3:
	%48 = mul i64 %2, %13, !dbg !392
	%49 = add i64 %7, %48, !dbg !393
	%50 = add i64 %49, %44, !dbg !394
	%51 = getelementptr inbounds float, float* %p2, i64 %44, !dbg !395
	%52 = icmp uge i64 %44, %p3, !dbg !395
	br i1 %52, label %b3_fail1, label %b3_ok1, !dbg !395, !prof !19

b3_ok1:
	%53 = load float, float* %51, align 4, !dbg !395
	%54 = add i64 %2, %46, !dbg !396
	%55 = icmp eq i64 %3, -1, !dbg !397
	%56 = select i1 %55, i64 1, i64 %3, !dbg !397
	%57 = srem i64 %54, %56, !dbg !397
	%58 = bitcast float %53 to i32, !dbg !398
	%59 = zext i32 %58 to i64, !dbg !398
	%60 = getelementptr inbounds i64, i64* %p4, i64 %50, !dbg !399
	%61 = zext i32 %p6 to i64, !dbg !402
	%62 = shl i64 %61, 32, !dbg !403
	%63 = or i64 %62, %59, !dbg !404
	%64 = trunc i64 %57 to i32, !dbg !378
	%65 = icmp uge i64 %50, %p5, !dbg !399
	br i1 %65, label %b3_fail2, label %b3_ok2, !dbg !399, !prof !19

b3_ok2:
	%66 = bitcast i64* %60 to i8*, !dbg !378
	call void @gpuc_signal_op_thread(i8* %66, i64 %63, i32 9, i32 %64), !dbg !378
	%67 = add i64 %46, 1, !dbg !405
	br label %b2, !dbg !405

b4:
	%68 = mul i64 %21, %23, !dbg !406
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !406, !range !158
	%70 = sext i32 %69 to i64, !dbg !406
	%71 = mul i64 %68, %70, !dbg !406
	%72 = mul i64 %71, %33, !dbg !406
	%73 = add i64 %44, %72, !dbg !407
	br label %b1, !dbg !407

b5:
	%74 = phi i64 [ %43, %b1 ], [ %109, %b11_ok1 ], !dbg !408
	%75 = icmp slt i64 %74, %p3, !dbg !409
	br i1 %75, label %b6, label %b12, !dbg !409

b6:
	%76 = phi float [ 0.000000e+00, %b5 ], [ %99, %b10 ], !dbg !410
	%77 = phi i64 [ 0, %b5 ], [ %100, %b10 ], !dbg !410
	%78 = getelementptr inbounds float, float* %p2, i64 %74, !dbg !411
	%79 = icmp uge i64 %74, %p3, !dbg !411
	br i1 %79, label %b6_fail1, label %b6_ok1, !dbg !411, !prof !19

b6_ok1:
	%80 = load float, float* %78, align 4, !dbg !411
	%81 = icmp ne i64 %77, %2, !dbg !412
	br i1 %81, label %b7, label %b8, !dbg !412

b7:
	%82 = mul i64 %77, %13, !dbg !413
	%83 = add i64 %7, %82, !dbg !414
	%84 = add i64 %83, %74, !dbg !415
	%85 = getelementptr inbounds i64, i64* %p4, i64 %84, !dbg !418
	%86 = zext i32 %p6 to i64, !dbg !422
	%87 = shl i64 %86, 32, !dbg !423
	%88 = icmp uge i64 %84, %p5, !dbg !418
	%89 = icmp eq i64* %85, null, !dbg !424
	%90 = or i1 %88, %89, !dbg !424
	br i1 %90, label %b7_fail1, label %b7_ok1, !dbg !424, !prof !19

b7_ok1:
	%91 = bitcast i64* %85 to i8*, !dbg !424
	%92 = call i64 @gpuc_signal_wait_until_thread(i8* %91, i32 5, i64 %87, i32 1, i8* %ctrl, i32 64), !dbg !424
	%93 = and i64 %92, 4294967295, !dbg !425
	%94 = trunc i64 %93 to i32, !dbg !426
	%95 = bitcast i32 %94 to float, !dbg !426
	br label %b8, !dbg !417

b8:
	%96 = phi float [ %80, %b6_ok1 ], [ %95, %b7_ok1 ], !dbg !427
	%97 = icmp eq i64 %77, 0, !dbg !428
	br i1 %97, label %b10, label %b9, !dbg !428

b9:
	%98 = fadd float %76, %96, !dbg !429
	br label %b10, !dbg !429

b10:
	%99 = phi float [ %96, %b8 ], [ %98, %b9 ], !dbg !410
	%100 = add i64 %77, 1, !dbg !410
	%101 = icmp slt i64 %100, %3, !dbg !410
	br i1 %101, label %b6, label %b11, !dbg !410

b11:
	%102 = getelementptr inbounds float, float* %p0, i64 %74, !dbg !430
	%103 = icmp uge i64 %74, %p1, !dbg !430
	br i1 %103, label %b11_fail1, label %b11_ok1, !dbg !430, !prof !19

b11_ok1:
	store float %99, float* %102, align 4, !dbg !430
	%104 = mul i64 %21, %23, !dbg !431
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !158
	%106 = sext i32 %105 to i64, !dbg !431
	%107 = mul i64 %104, %106, !dbg !431
	%108 = mul i64 %107, %33, !dbg !431
	%109 = add i64 %74, %108, !dbg !432
	br label %b5, !dbg !432

b12:
	ret void, !dbg !376

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %44, i64 %p3), !dbg !395
	ret void, !dbg !395

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %50, i64 %p5), !dbg !399
	ret void, !dbg !399

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %74, i64 %p3), !dbg !411
	ret void, !dbg !411

b7_fail1:
	%110 = icmp uge i64 %84, %p5, !dbg !418
	br i1 %110, label %b7_fail2, label %b7_ok2, !dbg !418

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %84, i64 %p5), !dbg !418
	ret void, !dbg !418

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !424
	ret void, !dbg !424

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %74, i64 %p1), !dbg !430
	ret void, !dbg !430
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
!nvvm.annotations = !{!433, !434, !435, !436, !437, !438, !439, !440, !441, !442, !443, !444, !445, !446, !447, !448, !449, !450, !451, !452, !453}
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
!58 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !9)
!59 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !9)
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
!120 = !DILocation(line: 50, column: 3, scope: !6)
!121 = !DILocation(line: 52, column: 20, scope: !6)
!122 = !DILocation(line: 52, column: 33, scope: !6)
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
!213 = !DILocation(line: 81, column: 4, scope: !126)
!214 = !DILocation(line: 83, column: 20, scope: !126)
!215 = !DILocation(line: 83, column: 30, scope: !126)
!216 = !DILocation(line: 83, column: 27, scope: !126)
!217 = !DILocation(line: 83, column: 5, scope: !126)
!218 = !DILocation(line: 85, column: 20, scope: !126)
!219 = !DILocation(line: 86, column: 13, scope: !126)
!220 = !DILocation(line: 86, column: 20, scope: !126)
!221 = !DILocation(line: 123, column: 25, scope: !8, inlinedAt: !129)
!222 = !DILocation(line: 123, column: 43, scope: !8, inlinedAt: !129)
!223 = !DILocation(line: 124, column: 13, scope: !8, inlinedAt: !129)
!224 = !DILocation(line: 125, column: 34, scope: !8, inlinedAt: !129)
!225 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !129)
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
!246 = !DILocation(line: 27, column: 15, scope: !241)
!247 = !DILocation(line: 27, column: 20, scope: !241)
!248 = !DILocation(line: 28, column: 21, scope: !241)
!249 = !DILocation(line: 29, column: 33, scope: !241)
!250 = !DILocation(line: 29, column: 28, scope: !241)
!251 = !DILocation(line: 29, column: 36, scope: !241)
!252 = !DILocation(line: 29, column: 50, scope: !241)
!253 = !DILocation(line: 29, column: 53, scope: !241)
!254 = !DILocation(line: 29, column: 61, scope: !241)
!255 = !DILocation(line: 29, column: 22, scope: !241)
!256 = !DILocation(line: 30, column: 17, scope: !241)
!257 = !DILocation(line: 30, column: 21, scope: !241)
!258 = !DILocation(line: 25, column: 96, scope: !241)
!259 = !DILocation(line: 33, column: 3, scope: !241)
!260 = !DILocation(line: 34, column: 23, scope: !241)
!261 = !DILocation(line: 34, column: 13, scope: !241)
!262 = !DILocation(line: 34, column: 28, scope: !241)
!263 = !DILocation(line: 34, column: 37, scope: !241)
!264 = !DILocation(line: 34, column: 43, scope: !241)
!265 = !DILocation(line: 35, column: 25, scope: !241)
!266 = !DILocation(line: 38, column: 41, scope: !241)
!267 = !DILocation(line: 38, column: 46, scope: !241)
!268 = !DILocation(line: 38, column: 51, scope: !241)
!269 = distinct !DISubprogram(name: "pieceRange", scope: !240, file: !240, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!270 = !DILocation(line: 38, column: 24, scope: !241)
!271 = !DILocation(line: 60, column: 17, scope: !269, inlinedAt: !270)
!272 = !DILocation(line: 60, column: 15, scope: !269, inlinedAt: !270)
!273 = !DILocation(line: 60, column: 10, scope: !269, inlinedAt: !270)
!274 = !DILocation(line: 61, column: 19, scope: !269, inlinedAt: !270)
!275 = !DILocation(line: 61, column: 16, scope: !269, inlinedAt: !270)
!276 = !DILocation(line: 39, column: 22, scope: !241)
!277 = !DILocation(line: 39, column: 42, scope: !241)
!278 = distinct !DISubprogram(name: "sum", scope: !240, file: !240, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!279 = !DILocation(line: 39, column: 7, scope: !241)
!280 = !DILocation(line: 67, column: 10, scope: !278, inlinedAt: !279)
!281 = !DILocation(line: 68, column: 34, scope: !278, inlinedAt: !279)
!282 = !DILocation(line: 69, column: 16, scope: !278, inlinedAt: !279)
!283 = !DILocation(line: 69, column: 7, scope: !278, inlinedAt: !279)
!284 = !DILocation(line: 72, column: 28, scope: !278, inlinedAt: !279)
!285 = !DILocation(line: 72, column: 33, scope: !278, inlinedAt: !279)
!286 = !DILocation(line: 72, column: 22, scope: !278, inlinedAt: !279)
!287 = distinct !DISubprogram(name: "await", scope: !240, file: !240, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!288 = !DILocation(line: 72, column: 8, scope: !278, inlinedAt: !279)
!289 = !DILocation(line: 83, column: 19, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 83, column: 22, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 84, column: 24, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 86, column: 16, scope: !287, inlinedAt: !288)
!293 = !DILocation(line: 73, column: 33, scope: !278, inlinedAt: !279)
!294 = !DILocation(line: 73, column: 36, scope: !278, inlinedAt: !279)
!295 = !DILocation(line: 73, column: 27, scope: !278, inlinedAt: !279)
!296 = !DILocation(line: 73, column: 44, scope: !278, inlinedAt: !279)
!297 = !DILocation(line: 74, column: 34, scope: !278, inlinedAt: !279)
!298 = !DILocation(line: 75, column: 20, scope: !278, inlinedAt: !279)
!299 = !DILocation(line: 75, column: 29, scope: !278, inlinedAt: !279)
!300 = !DILocation(line: 75, column: 24, scope: !278, inlinedAt: !279)
!301 = !DILocation(line: 75, column: 7, scope: !278, inlinedAt: !279)
!302 = !DILocation(line: 78, column: 16, scope: !278, inlinedAt: !279)
!303 = !DILocation(line: 40, column: 47, scope: !241)
!304 = !DILocation(line: 40, column: 65, scope: !241)
!305 = !DILocation(line: 40, column: 68, scope: !241)
!306 = !DILocation(line: 40, column: 42, scope: !241)
!307 = !DILocation(line: 41, column: 21, scope: !241)
!308 = !DILocation(line: 41, column: 15, scope: !241)
!309 = !DILocation(line: 40, column: 19, scope: !241)
!310 = !DILocation(line: 43, column: 25, scope: !241)
!311 = !DILocation(line: 44, column: 43, scope: !241)
!312 = !DILocation(line: 44, column: 48, scope: !241)
!313 = !DILocation(line: 44, column: 53, scope: !241)
!314 = !DILocation(line: 44, column: 24, scope: !241)
!315 = !DILocation(line: 60, column: 17, scope: !269, inlinedAt: !314)
!316 = !DILocation(line: 60, column: 15, scope: !269, inlinedAt: !314)
!317 = !DILocation(line: 60, column: 10, scope: !269, inlinedAt: !314)
!318 = !DILocation(line: 61, column: 19, scope: !269, inlinedAt: !314)
!319 = !DILocation(line: 61, column: 16, scope: !269, inlinedAt: !314)
!320 = !DILocation(line: 45, column: 12, scope: !241)
!321 = !DILocation(line: 47, column: 23, scope: !241)
!322 = !DILocation(line: 47, column: 43, scope: !241)
!323 = !DILocation(line: 47, column: 8, scope: !241)
!324 = !DILocation(line: 67, column: 10, scope: !278, inlinedAt: !323)
!325 = !DILocation(line: 68, column: 34, scope: !278, inlinedAt: !323)
!326 = !DILocation(line: 69, column: 16, scope: !278, inlinedAt: !323)
!327 = !DILocation(line: 69, column: 7, scope: !278, inlinedAt: !323)
!328 = !DILocation(line: 72, column: 28, scope: !278, inlinedAt: !323)
!329 = !DILocation(line: 72, column: 33, scope: !278, inlinedAt: !323)
!330 = !DILocation(line: 72, column: 22, scope: !278, inlinedAt: !323)
!331 = !DILocation(line: 72, column: 8, scope: !278, inlinedAt: !323)
!332 = !DILocation(line: 83, column: 19, scope: !287, inlinedAt: !331)
!333 = !DILocation(line: 83, column: 22, scope: !287, inlinedAt: !331)
!334 = !DILocation(line: 84, column: 24, scope: !287, inlinedAt: !331)
!335 = !DILocation(line: 86, column: 16, scope: !287, inlinedAt: !331)
!336 = !DILocation(line: 73, column: 33, scope: !278, inlinedAt: !323)
!337 = !DILocation(line: 73, column: 36, scope: !278, inlinedAt: !323)
!338 = !DILocation(line: 73, column: 27, scope: !278, inlinedAt: !323)
!339 = !DILocation(line: 73, column: 44, scope: !278, inlinedAt: !323)
!340 = !DILocation(line: 74, column: 34, scope: !278, inlinedAt: !323)
!341 = !DILocation(line: 75, column: 20, scope: !278, inlinedAt: !323)
!342 = !DILocation(line: 75, column: 29, scope: !278, inlinedAt: !323)
!343 = !DILocation(line: 75, column: 24, scope: !278, inlinedAt: !323)
!344 = !DILocation(line: 75, column: 7, scope: !278, inlinedAt: !323)
!345 = !DILocation(line: 78, column: 16, scope: !278, inlinedAt: !323)
!346 = !DILocation(line: 49, column: 30, scope: !241)
!347 = !DILocation(line: 49, column: 34, scope: !241)
!348 = !DILocation(line: 49, column: 36, scope: !241)
!349 = !DILocation(line: 49, column: 24, scope: !241)
!350 = !DILocation(line: 49, column: 10, scope: !241)
!351 = !DILocation(line: 83, column: 19, scope: !287, inlinedAt: !350)
!352 = !DILocation(line: 83, column: 22, scope: !287, inlinedAt: !350)
!353 = !DILocation(line: 84, column: 24, scope: !287, inlinedAt: !350)
!354 = !DILocation(line: 86, column: 16, scope: !287, inlinedAt: !350)
!355 = !DILocation(line: 51, column: 40, scope: !241)
!356 = !DILocation(line: 52, column: 21, scope: !241)
!357 = !DILocation(line: 52, column: 25, scope: !241)
!358 = !DILocation(line: 52, column: 27, scope: !241)
!359 = !DILocation(line: 52, column: 15, scope: !241)
!360 = !DILocation(line: 54, column: 30, scope: !241)
!361 = !DILocation(line: 54, column: 28, scope: !241)
!362 = !DILocation(line: 54, column: 38, scope: !241)
!363 = !DILocation(line: 54, column: 22, scope: !241)
!364 = !DILocation(line: 54, column: 8, scope: !241)
!365 = !DILocation(line: 83, column: 19, scope: !287, inlinedAt: !364)
!366 = !DILocation(line: 83, column: 22, scope: !287, inlinedAt: !364)
!367 = !DILocation(line: 84, column: 24, scope: !287, inlinedAt: !364)
!368 = !DILocation(line: 86, column: 16, scope: !287, inlinedAt: !364)
!369 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!370 = distinct !DISubprogram(name: "Small", scope: !369, file: !369, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!371 = !DILocation(line: 16, column: 6, scope: !370)
!372 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!373 = distinct !DISubprogram(name: "store", scope: !372, file: !372, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
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
!388 = !DILocation(line: 26, column: 6, scope: !375, inlinedAt: !376)
!389 = !DILocation(line: 26, column: 23, scope: !375, inlinedAt: !376)
!390 = !DILocation(line: 27, column: 7, scope: !375, inlinedAt: !376)
!391 = !DILocation(line: 27, column: 21, scope: !375, inlinedAt: !376)
!392 = !DILocation(line: 28, column: 27, scope: !375, inlinedAt: !376)
!393 = !DILocation(line: 28, column: 24, scope: !375, inlinedAt: !376)
!394 = !DILocation(line: 28, column: 32, scope: !375, inlinedAt: !376)
!395 = !DILocation(line: 28, column: 59, scope: !375, inlinedAt: !376)
!396 = !DILocation(line: 28, column: 67, scope: !375, inlinedAt: !376)
!397 = !DILocation(line: 28, column: 72, scope: !375, inlinedAt: !376)
!398 = !DILocation(line: 38, column: 18, scope: !373, inlinedAt: !377)
!399 = !DILocation(line: 39, column: 28, scope: !373, inlinedAt: !377)
!400 = distinct !DISubprogram(name: "word", scope: !372, file: !372, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!401 = !DILocation(line: 39, column: 38, scope: !373, inlinedAt: !377)
!402 = !DILocation(line: 54, column: 53, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 54, column: 60, scope: !400, inlinedAt: !401)
!404 = !DILocation(line: 54, column: 65, scope: !400, inlinedAt: !401)
!405 = !DILocation(line: 27, column: 28, scope: !375, inlinedAt: !376)
!406 = !DILocation(line: 26, column: 46, scope: !375, inlinedAt: !376)
!407 = !DILocation(line: 26, column: 35, scope: !375, inlinedAt: !376)
!408 = !DILocation(line: 31, column: 6, scope: !375, inlinedAt: !376)
!409 = !DILocation(line: 31, column: 23, scope: !375, inlinedAt: !376)
!410 = !DILocation(line: 32, column: 7, scope: !375, inlinedAt: !376)
!411 = !DILocation(line: 34, column: 12, scope: !375, inlinedAt: !376)
!412 = !DILocation(line: 35, column: 10, scope: !375, inlinedAt: !376)
!413 = !DILocation(line: 36, column: 35, scope: !375, inlinedAt: !376)
!414 = !DILocation(line: 36, column: 32, scope: !375, inlinedAt: !376)
!415 = !DILocation(line: 36, column: 40, scope: !375, inlinedAt: !376)
!416 = distinct !DISubprogram(name: "await", scope: !372, file: !372, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!417 = !DILocation(line: 36, column: 17, scope: !375, inlinedAt: !376)
!418 = !DILocation(line: 47, column: 31, scope: !416, inlinedAt: !417)
!419 = distinct !DISubprogram(name: "awaitWord", scope: !372, file: !372, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!420 = !DILocation(line: 47, column: 19, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 59, column: 54, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 54, column: 53, scope: !400, inlinedAt: !421)
!423 = !DILocation(line: 54, column: 60, scope: !400, inlinedAt: !421)
!424 = !DILocation(line: 59, column: 30, scope: !419, inlinedAt: !420)
!425 = !DILocation(line: 59, column: 66, scope: !419, inlinedAt: !420)
!426 = !DILocation(line: 51, column: 24, scope: !416, inlinedAt: !417)
!427 = !DILocation(line: 34, column: 4, scope: !375, inlinedAt: !376)
!428 = !DILocation(line: 38, column: 10, scope: !375, inlinedAt: !376)
!429 = !DILocation(line: 41, column: 5, scope: !375, inlinedAt: !376)
!430 = !DILocation(line: 44, column: 6, scope: !375, inlinedAt: !376)
!431 = !DILocation(line: 31, column: 46, scope: !375, inlinedAt: !376)
!432 = !DILocation(line: 31, column: 35, scope: !375, inlinedAt: !376)
!433 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"kernel", i32 1}
!434 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!435 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!436 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!437 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @OneShot, !"minctasm", i32 1}
!438 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"kernel", i32 1}
!439 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!440 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!441 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!442 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!443 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!444 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!445 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!446 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!447 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!448 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!449 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!450 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!451 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!452 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!453 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
