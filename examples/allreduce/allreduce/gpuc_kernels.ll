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
	%18 = add i64 %17, 1, !dbg !28
	%19 = sdiv i64 %p3, 4, !dbg !31
	%20 = add i64 %19, %12, !dbg !32
	%21 = sub i64 %20, 1, !dbg !33
	%22 = icmp eq i64 %12, -1, !dbg !34
	%23 = select i1 %22, i64 1, i64 %12, !dbg !34
	%24 = sdiv i64 %21, %23, !dbg !34
	%25 = sub i64 0, %21, !dbg !34
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !34
	%27 = mul i64 %26, 4, !dbg !35
	%28 = mul i64 %8, %27, !dbg !36
	%29 = icmp slt i64 %28, %p3, !dbg !37
	%30 = select i1 %29, i64 %28, i64 %p3, !dbg !37
	%31 = add i64 %30, %27, !dbg !38
	%32 = icmp slt i64 %31, %p3, !dbg !39
	%33 = select i1 %32, i64 %31, i64 %p3, !dbg !39
	%34 = trunc i64 %12 to i32, !dbg !40
	%35 = sub i32 %34, 1, !dbg !40
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
	%58 = mul i32 %57, 2, !dbg !47
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
	%73 = addrspacecast float addrspace(1)* %42 to float*, !dbg !57
	%74 = ptrtoint float* %73 to i64, !dbg !57
	%75 = and i64 %74, 15, !dbg !57
	%76 = icmp eq i64 %75, 0, !dbg !57
	%77 = icmp eq i64 %72, 0, !dbg !57
	%78 = or i1 %76, %77, !dbg !57
	%79 = icmp ugt i64 %72, %41, !dbg !56
	br i1 %79, label %b2_fail7, label %b2_ok7, !dbg !56, !prof !27

b2_ok7:
	br i1 %78, label %b3, label %b48, !dbg !57

b3:
	%80 = ashr i64 %72, 2, !dbg !57
	%81 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !57
	%82 = addrspacecast float addrspace(1)* %67 to float*, !dbg !59
	%83 = ptrtoint float* %82 to i64, !dbg !59
	%84 = and i64 %83, 15, !dbg !59
	%85 = icmp eq i64 %84, 0, !dbg !59
	%86 = or i1 %85, %77, !dbg !59
	%87 = icmp ugt i64 %72, %66, !dbg !58
	br i1 %87, label %b3_fail1, label %b3_ok1, !dbg !58, !prof !27

b3_ok1:
	br i1 %86, label %b4, label %b47, !dbg !59

b4:
	%88 = bitcast float addrspace(1)* %67 to { float, float, float, float } addrspace(1)*, !dbg !59
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !61
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !61
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !62
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60, !range !63
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !60, !range !63
	%94 = mul i32 %93, %91, !dbg !60
	%95 = add i32 %90, %94, !dbg !60
	%96 = mul i32 %92, %95, !dbg !60
	%97 = add i32 %89, %96, !dbg !60
	%98 = sext i32 %97 to i64, !dbg !60
	%99 = mul i32 %92, %93, !dbg !60
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !64
	%101 = mul i32 %99, %100, !dbg !60
	%102 = sext i32 %101 to i64, !dbg !60
	br label %b5, !dbg !60

b5:
	%103 = phi i64 [ %98, %b4 ], [ %126, %b6 ], !dbg !60
	%104 = icmp slt i64 %103, %80, !dbg !60
	br i1 %104, label %b6, label %b7, !dbg !60

b6:
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i64 %103, !dbg !65
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %105, i32 0, i32 0, !dbg !65
	%107 = bitcast { float, float, float, float } addrspace(1)* %105 to <4 x float> addrspace(1)*, !dbg !65
	%108 = load <4 x float>, <4 x float> addrspace(1)* %107, align 16, !dbg !65
	%109 = extractelement <4 x float> %108, i32 0, !dbg !65
	%110 = extractelement <4 x float> %108, i32 1, !dbg !65
	%111 = extractelement <4 x float> %108, i32 2, !dbg !65
	%112 = extractelement <4 x float> %108, i32 3, !dbg !65
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %105, i32 0, i32 1, !dbg !65
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %105, i32 0, i32 2, !dbg !65
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %105, i32 0, i32 3, !dbg !65
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %88, i64 %103, !dbg !66
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 0, !dbg !66
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 1, !dbg !66
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 2, !dbg !66
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i32 0, i32 3, !dbg !66
	%121 = bitcast { float, float, float, float } addrspace(1)* %116 to <4 x float> addrspace(1)*, !dbg !66
	%122 = insertelement <4 x float> undef, float %109, i32 0, !dbg !66
	%123 = insertelement <4 x float> %122, float %110, i32 1, !dbg !66
	%124 = insertelement <4 x float> %123, float %111, i32 2, !dbg !66
	%125 = insertelement <4 x float> %124, float %112, i32 3, !dbg !66
	store <4 x float> %125, <4 x float> addrspace(1)* %121, align 16, !dbg !66
	%126 = add i64 %103, %102, !dbg !60
	br label %b5, !dbg !60

b7:
	%127 = sub i64 %40, %72, !dbg !67
	%128 = icmp ule i64 %40, 281474976710655, !dbg !68
	br i1 %128, label %b8, label %b10_cold, !dbg !68, !prof !69

b8:
	%129 = phi i64 [ %98, %b7 ], [ %135, %b9 ], !dbg !68
	%130 = icmp slt i64 %129, %127, !dbg !68
	br i1 %130, label %b9, label %b12, !dbg !68

b9:
	%131 = add i64 %72, %129, !dbg !70
	%132 = getelementptr inbounds float, float addrspace(1)* %42, i64 %131, !dbg !71
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !71
	%134 = getelementptr inbounds float, float addrspace(1)* %67, i64 %131, !dbg !72
	store float %133, float addrspace(1)* %134, align 4, !dbg !72
	%135 = add i64 %129, %102, !dbg !68
	br label %b8, !dbg !68

b12:
	call void @llvm.nvvm.barrier0(), !dbg !75
	%136 = sext i32 %5 to i64, !dbg !10
	%137 = icmp slt i64 %98, %136, !dbg !76
	br i1 %137, label %b13, label %b14, !dbg !76

b13:
	call void @gpuc_fence_thread(), !dbg !77
	br label %b14, !dbg !77

b14:
	%138 = sext i32 %6 to i64, !dbg !13
	%139 = mul i64 %8, %136, !dbg !78
	%140 = add i64 %139, %138, !dbg !79
	br label %b15, !dbg !80

b15:
	%141 = phi i64 [ %98, %b14 ], [ %148, %b16_ok1 ], !dbg !80
	%142 = icmp slt i64 %141, %136, !dbg !80
	br i1 %142, label %b16, label %b17, !dbg !80

b16:
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %140, !dbg !81
	%144 = trunc i64 %141 to i32, !dbg !82
	%145 = addrspacecast i64 addrspace(1)* %143 to i64*, !dbg !82
	%146 = icmp uge i64 %140, %p7, !dbg !81
	br i1 %146, label %b16_fail1, label %b16_ok1, !dbg !81, !prof !27

b16_ok1:
	%147 = bitcast i64* %145 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %147, i64 %18, i32 9, i32 %144), !dbg !82
	%148 = add i64 %141, %102, !dbg !80
	br label %b15, !dbg !80

b17:
	%149 = phi i64 [ %157, %b18_ok1 ], [ %98, %b15 ], !dbg !83
	%150 = icmp slt i64 %149, %136, !dbg !83
	br i1 %150, label %b18, label %b19, !dbg !83

b18:
	%151 = add i64 %139, %149, !dbg !84
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %151, !dbg !85
	%153 = addrspacecast i64 addrspace(1)* %152 to i64*, !dbg !86
	%154 = icmp uge i64 %151, %p7, !dbg !85
	br i1 %154, label %b18_fail1, label %b18_ok1, !dbg !85, !prof !27

b18_ok1:
	%155 = bitcast i64* %153 to i8*, !dbg !86
	%156 = call i64 @gpuc_signal_wait_until_thread(i8* %155, i32 5, i64 %18, i32 1, i8* %ctrl, i32 11), !dbg !86
	%157 = add i64 %149, %102, !dbg !83
	br label %b17, !dbg !83

b19:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%158 = addrspacecast float addrspace(1)* %44 to float*, !dbg !89
	%159 = ptrtoint float* %158 to i64, !dbg !89
	%160 = and i64 %159, 15, !dbg !89
	%161 = icmp eq i64 %160, 0, !dbg !89
	%162 = or i1 %161, %77, !dbg !89
	%163 = icmp ugt i64 %72, %43, !dbg !88
	br i1 %163, label %b19_fail1, label %b19_ok1, !dbg !88, !prof !27

b19_ok1:
	br i1 %162, label %b20, label %b46, !dbg !89

b20:
	%164 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !89
	%165 = icmp eq i64 %84, 0, !dbg !92
	%166 = or i1 %165, %77, !dbg !92
	br label %b21, !dbg !93

b21:
	%167 = phi i64 [ %98, %b20 ], [ %304, %b38 ], !dbg !93
	%168 = icmp slt i64 %167, %80, !dbg !93
	br i1 %168, label %b22, label %b39, !dbg !93

b22:
	%169 = phi float [ %289, %b36 ], [ 0.000000e+00, %b21 ], !dbg !94
	%170 = phi float [ %290, %b36 ], [ 0.000000e+00, %b21 ], !dbg !94
	%171 = phi float [ %291, %b36 ], [ 0.000000e+00, %b21 ], !dbg !94
	%172 = phi float [ %292, %b36 ], [ 0.000000e+00, %b21 ], !dbg !94
	%173 = phi i64 [ %293, %b36 ], [ 0, %b21 ], !dbg !95
	%174 = icmp slt i64 %173, %136, !dbg !96
	br i1 %174, label %b23, label %b38, !dbg !96

b23:
	%175 = trunc i64 %173 to i32, !dbg !97
	%176 = addrspacecast float addrspace(1)* %67 to float*, !dbg !97
	%177 = bitcast float* %176 to i8*, !dbg !97
	%178 = call i8* @gpuc_peer_thread(i8* %177, i32 %175), !dbg !97
	%179 = bitcast i8* %178 to float*, !dbg !97
	%180 = icmp eq float* %179, null, !dbg !97
	%181 = select i1 %180, i64 0, i64 %84, !dbg !92
	%182 = or i1 %180, %166, !dbg !92
	br i1 %182, label %b24, label %b37, !dbg !92

b24:
	%183 = addrspacecast float* %179 to { float, float, float, float } addrspace(1)*, !dbg !92
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i64 %167, !dbg !98
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i32 0, i32 0, !dbg !98
	%186 = icmp eq float* %179, null, !dbg !98
	br i1 %186, label %b24_fail1, label %b24_ok1, !dbg !98, !prof !27

b24_ok1:
	%187 = bitcast { float, float, float, float } addrspace(1)* %184 to <4 x float> addrspace(1)*, !dbg !98
	%188 = load <4 x float>, <4 x float> addrspace(1)* %187, align 16, !dbg !98
	%189 = extractelement <4 x float> %188, i32 0, !dbg !98
	%190 = extractelement <4 x float> %188, i32 1, !dbg !98
	%191 = extractelement <4 x float> %188, i32 2, !dbg !98
	%192 = extractelement <4 x float> %188, i32 3, !dbg !98
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i32 0, i32 1, !dbg !98
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i32 0, i32 2, !dbg !98
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i32 0, i32 3, !dbg !98
	%196 = add i64 %173, 1, !dbg !99
	%197 = icmp slt i64 %196, %136, !dbg !100
	br i1 %197, label %b25, label %b28, !dbg !100

b25:
	%198 = trunc i64 %196 to i32, !dbg !101
	%199 = addrspacecast float addrspace(1)* %67 to float*, !dbg !101
	%200 = bitcast float* %199 to i8*, !dbg !101
	%201 = call i8* @gpuc_peer_thread(i8* %200, i32 %198), !dbg !101
	%202 = bitcast i8* %201 to float*, !dbg !101
	%203 = icmp eq float* %202, null, !dbg !101
	%204 = select i1 %203, i64 0, i64 %84, !dbg !102
	%205 = or i1 %203, %166, !dbg !102
	br i1 %205, label %b26, label %b27, !dbg !102

b26:
	%206 = addrspacecast float* %202 to { float, float, float, float } addrspace(1)*, !dbg !102
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %206, i64 %167, !dbg !103
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i32 0, i32 0, !dbg !103
	%209 = icmp eq float* %202, null, !dbg !103
	br i1 %209, label %b26_fail1, label %b26_ok1, !dbg !103, !prof !27

b26_ok1:
	%210 = bitcast { float, float, float, float } addrspace(1)* %207 to <4 x float> addrspace(1)*, !dbg !103
	%211 = load <4 x float>, <4 x float> addrspace(1)* %210, align 16, !dbg !103
	%212 = extractelement <4 x float> %211, i32 0, !dbg !103
	%213 = extractelement <4 x float> %211, i32 1, !dbg !103
	%214 = extractelement <4 x float> %211, i32 2, !dbg !103
	%215 = extractelement <4 x float> %211, i32 3, !dbg !103
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i32 0, i32 1, !dbg !103
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i32 0, i32 2, !dbg !103
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i32 0, i32 3, !dbg !103
	br label %b28, !dbg !103

b27:
	call void asm sideeffect "", ""() nounwind, !dbg !102
	br label %fail, !dbg !102

b28:
	%219 = phi float [ 0.000000e+00, %b24_ok1 ], [ %212, %b26_ok1 ], !dbg !104
	%220 = phi float [ 0.000000e+00, %b24_ok1 ], [ %213, %b26_ok1 ], !dbg !104
	%221 = phi float [ 0.000000e+00, %b24_ok1 ], [ %214, %b26_ok1 ], !dbg !104
	%222 = phi float [ 0.000000e+00, %b24_ok1 ], [ %215, %b26_ok1 ], !dbg !104
	%223 = add i64 %173, 2, !dbg !105
	%224 = icmp slt i64 %223, %136, !dbg !106
	br i1 %224, label %b29, label %b32, !dbg !106

b29:
	%225 = trunc i64 %223 to i32, !dbg !107
	%226 = addrspacecast float addrspace(1)* %67 to float*, !dbg !107
	%227 = bitcast float* %226 to i8*, !dbg !107
	%228 = call i8* @gpuc_peer_thread(i8* %227, i32 %225), !dbg !107
	%229 = bitcast i8* %228 to float*, !dbg !107
	%230 = icmp eq float* %229, null, !dbg !107
	%231 = select i1 %230, i64 0, i64 %84, !dbg !108
	%232 = or i1 %230, %166, !dbg !108
	br i1 %232, label %b30, label %b31, !dbg !108

b30:
	%233 = addrspacecast float* %229 to { float, float, float, float } addrspace(1)*, !dbg !108
	%234 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %233, i64 %167, !dbg !109
	%235 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i32 0, i32 0, !dbg !109
	%236 = icmp eq float* %229, null, !dbg !109
	br i1 %236, label %b30_fail1, label %b30_ok1, !dbg !109, !prof !27

b30_ok1:
	%237 = bitcast { float, float, float, float } addrspace(1)* %234 to <4 x float> addrspace(1)*, !dbg !109
	%238 = load <4 x float>, <4 x float> addrspace(1)* %237, align 16, !dbg !109
	%239 = extractelement <4 x float> %238, i32 0, !dbg !109
	%240 = extractelement <4 x float> %238, i32 1, !dbg !109
	%241 = extractelement <4 x float> %238, i32 2, !dbg !109
	%242 = extractelement <4 x float> %238, i32 3, !dbg !109
	%243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i32 0, i32 1, !dbg !109
	%244 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i32 0, i32 2, !dbg !109
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i32 0, i32 3, !dbg !109
	br label %b32, !dbg !109

b31:
	call void asm sideeffect "", ""() nounwind, !dbg !108
	br label %fail, !dbg !108

b32:
	%246 = phi float [ 0.000000e+00, %b28 ], [ %239, %b30_ok1 ], !dbg !110
	%247 = phi float [ 0.000000e+00, %b28 ], [ %240, %b30_ok1 ], !dbg !110
	%248 = phi float [ 0.000000e+00, %b28 ], [ %241, %b30_ok1 ], !dbg !110
	%249 = phi float [ 0.000000e+00, %b28 ], [ %242, %b30_ok1 ], !dbg !110
	%250 = add i64 %173, 3, !dbg !111
	%251 = icmp slt i64 %250, %136, !dbg !112
	br i1 %251, label %b33, label %b36, !dbg !112

b33:
	%252 = trunc i64 %250 to i32, !dbg !113
	%253 = addrspacecast float addrspace(1)* %67 to float*, !dbg !113
	%254 = bitcast float* %253 to i8*, !dbg !113
	%255 = call i8* @gpuc_peer_thread(i8* %254, i32 %252), !dbg !113
	%256 = bitcast i8* %255 to float*, !dbg !113
	%257 = icmp eq float* %256, null, !dbg !113
	%258 = select i1 %257, i64 0, i64 %84, !dbg !114
	%259 = or i1 %257, %166, !dbg !114
	br i1 %259, label %b34, label %b35, !dbg !114

b34:
	%260 = addrspacecast float* %256 to { float, float, float, float } addrspace(1)*, !dbg !114
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %260, i64 %167, !dbg !115
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 0, !dbg !115
	%263 = icmp eq float* %256, null, !dbg !115
	br i1 %263, label %b34_fail1, label %b34_ok1, !dbg !115, !prof !27

b34_ok1:
	%264 = bitcast { float, float, float, float } addrspace(1)* %261 to <4 x float> addrspace(1)*, !dbg !115
	%265 = load <4 x float>, <4 x float> addrspace(1)* %264, align 16, !dbg !115
	%266 = extractelement <4 x float> %265, i32 0, !dbg !115
	%267 = extractelement <4 x float> %265, i32 1, !dbg !115
	%268 = extractelement <4 x float> %265, i32 2, !dbg !115
	%269 = extractelement <4 x float> %265, i32 3, !dbg !115
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 1, !dbg !115
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 2, !dbg !115
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i32 0, i32 3, !dbg !115
	br label %b36, !dbg !115

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !114
	br label %fail, !dbg !114

b36:
	%273 = phi float [ 0.000000e+00, %b32 ], [ %266, %b34_ok1 ], !dbg !116
	%274 = phi float [ 0.000000e+00, %b32 ], [ %267, %b34_ok1 ], !dbg !116
	%275 = phi float [ 0.000000e+00, %b32 ], [ %268, %b34_ok1 ], !dbg !116
	%276 = phi float [ 0.000000e+00, %b32 ], [ %269, %b34_ok1 ], !dbg !116
	%277 = fadd float %189, %219, !dbg !119
	%278 = fadd float %190, %220, !dbg !120
	%279 = fadd float %191, %221, !dbg !121
	%280 = fadd float %192, %222, !dbg !122
	%281 = fadd float %246, %273, !dbg !124
	%282 = fadd float %247, %274, !dbg !125
	%283 = fadd float %248, %275, !dbg !126
	%284 = fadd float %249, %276, !dbg !127
	%285 = fadd float %277, %281, !dbg !129
	%286 = fadd float %278, %282, !dbg !130
	%287 = fadd float %279, %283, !dbg !131
	%288 = fadd float %280, %284, !dbg !132
	%289 = fadd float %169, %285, !dbg !134
	%290 = fadd float %170, %286, !dbg !135
	%291 = fadd float %171, %287, !dbg !136
	%292 = fadd float %172, %288, !dbg !137
	%293 = add i64 %173, 4, !dbg !138
	br label %b22, !dbg !138

b37:
	call void asm sideeffect "", ""() nounwind, !dbg !92
	br label %fail, !dbg !92

b38:
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %164, i64 %167, !dbg !139
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 0, !dbg !139
	%296 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 1, !dbg !139
	%297 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 2, !dbg !139
	%298 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %294, i32 0, i32 3, !dbg !139
	%299 = bitcast { float, float, float, float } addrspace(1)* %294 to <4 x float> addrspace(1)*, !dbg !139
	%300 = insertelement <4 x float> undef, float %169, i32 0, !dbg !139
	%301 = insertelement <4 x float> %300, float %170, i32 1, !dbg !139
	%302 = insertelement <4 x float> %301, float %171, i32 2, !dbg !139
	%303 = insertelement <4 x float> %302, float %172, i32 3, !dbg !139
	store <4 x float> %303, <4 x float> addrspace(1)* %299, align 16, !dbg !139
	%304 = add i64 %167, %102, !dbg !93
	br label %b21, !dbg !93

b39:
	%305 = phi i64 [ %326, %b42_ok1 ], [ %98, %b21 ], !dbg !140
	%306 = icmp slt i64 %305, %127, !dbg !140
	br i1 %306, label %b40, label %b43, !dbg !140

b40:
	%307 = add i64 %72, %305, !dbg !141
	br label %b41, !dbg !142

b41:
	%308 = phi float [ %321, %b41_ok1 ], [ 0.000000e+00, %b40 ], !dbg !142
	%309 = phi i64 [ %322, %b41_ok1 ], [ 0, %b40 ], !dbg !142
	%310 = trunc i64 %309 to i32, !dbg !143
	%311 = addrspacecast float addrspace(1)* %67 to float*, !dbg !143
	%312 = bitcast float* %311 to i8*, !dbg !143
	%313 = call i8* @gpuc_peer_thread(i8* %312, i32 %310), !dbg !143
	%314 = bitcast i8* %313 to float*, !dbg !143
	%315 = icmp eq float* %314, null, !dbg !143
	%316 = select i1 %315, i64 0, i64 %66, !dbg !143
	%317 = addrspacecast float* %314 to float addrspace(1)*, !dbg !144
	%318 = getelementptr inbounds float, float addrspace(1)* %317, i64 %307, !dbg !144
	%319 = icmp uge i64 %307, %316, !dbg !144
	br i1 %319, label %b41_fail1, label %b41_ok1, !dbg !144, !prof !27

b41_ok1:
	%320 = load float, float addrspace(1)* %318, align 4, !dbg !144
	%321 = fadd float %308, %320, !dbg !145
	%322 = add i64 %309, 1, !dbg !145
	%323 = icmp slt i64 %322, %136, !dbg !145
	br i1 %323, label %b41, label %b42, !dbg !145

b42:
	%324 = getelementptr inbounds float, float addrspace(1)* %44, i64 %307, !dbg !146
	%325 = icmp uge i64 %307, %40, !dbg !146
	br i1 %325, label %b42_fail1, label %b42_ok1, !dbg !146, !prof !27

b42_ok1:
	store float %321, float addrspace(1)* %324, align 4, !dbg !146
	%326 = add i64 %305, %102, !dbg !140
	br label %b39, !dbg !140

b43:
	call void @llvm.nvvm.barrier0(), !dbg !149
	%327 = icmp eq i64 %98, 0, !dbg !150
	br i1 %327, label %b44, label %b45, !dbg !150

b44:
	%328 = load i64, i64 addrspace(1)* %15, align 8, !dbg !151
	%329 = add i64 %328, 1, !dbg !152
	store i64 %329, i64 addrspace(1)* %15, align 8, !dbg !151
	br label %b45, !dbg !151

b45:
	ret void, !dbg !148

b46:
	call void asm sideeffect "", ""() nounwind, !dbg !89
	br label %fail, !dbg !89

b47:
	call void asm sideeffect "", ""() nounwind, !dbg !59
	br label %fail, !dbg !59

b48:
	call void asm sideeffect "", ""() nounwind, !dbg !57
	br label %fail, !dbg !57

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !26
	br label %fail, !dbg !26

b2_fail1:
	%330 = icmp ugt i64 %38, %p3, !dbg !43
	br i1 %330, label %b2_fail2, label %b2_ok2, !dbg !43

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !43
	br label %fail, !dbg !43

b2_ok2:
	%331 = icmp ugt i64 %30, %38, !dbg !43
	br i1 %331, label %b2_fail3, label %b2_ok3, !dbg !43

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !43
	br label %fail, !dbg !43

b2_ok3:
	%332 = icmp ugt i64 %38, %p1, !dbg !44
	br i1 %332, label %b2_fail4, label %b2_ok4, !dbg !44

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !44
	br label %fail, !dbg !44

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !46
	br label %fail, !dbg !46

b2_fail5:
	%333 = icmp ugt i64 %65, %p5, !dbg !53
	br i1 %333, label %b2_fail6, label %b2_ok6, !dbg !53

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !53
	br label %fail, !dbg !53

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !53
	br label %fail, !dbg !53

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !56
	br label %fail, !dbg !56

b3_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !58
	br label %fail, !dbg !58

b10_cold:
	%334 = phi i64 [ %344, %b11_cold_ok1 ], [ %98, %b7 ], !dbg !68
	%335 = icmp slt i64 %334, %127, !dbg !68
	br i1 %335, label %b11_cold, label %b12, !dbg !68

b11_cold:
	%336 = add i64 %72, %334, !dbg !70
	%337 = getelementptr inbounds float, float addrspace(1)* %42, i64 %336, !dbg !71
	%338 = icmp uge i64 %336, %40, !dbg !71
	%339 = icmp uge i64 %336, %66, !dbg !72
	%340 = or i1 %338, %339, !dbg !72
	br i1 %340, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !72, !prof !27

b11_cold_fail1:
	%341 = icmp uge i64 %336, %40, !dbg !71
	br i1 %341, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !71

b11_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !71
	br label %fail, !dbg !71

b11_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !72
	br label %fail, !dbg !72

b11_cold_ok1:
	%342 = load float, float addrspace(1)* %337, align 4, !dbg !71
	%343 = getelementptr inbounds float, float addrspace(1)* %67, i64 %336, !dbg !72
	store float %342, float addrspace(1)* %343, align 4, !dbg !72
	%344 = add i64 %334, %102, !dbg !68
	br label %b10_cold, !dbg !68, !llvm.loop !74

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b18_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !85
	br label %fail, !dbg !85

b19_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !88
	br label %fail, !dbg !88

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !98
	br label %fail, !dbg !98

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !103
	br label %fail, !dbg !103

b30_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !109
	br label %fail, !dbg !109

b34_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !115
	br label %fail, !dbg !115

b41_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !144
	br label %fail, !dbg !144

b42_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !146
	br label %fail, !dbg !146

fail:
	%345 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b3_fail1 ], [ 8, %b11_cold_fail2 ], [ 8, %b11_cold_ok2 ], [ 9, %b16_fail1 ], [ 10, %b18_fail1 ], [ 12, %b19_fail1 ], [ 15, %b24_fail1 ], [ 17, %b26_fail1 ], [ 16, %b27 ], [ 19, %b30_fail1 ], [ 18, %b31 ], [ 21, %b34_fail1 ], [ 20, %b35 ], [ 14, %b37 ], [ 22, %b41_fail1 ], [ 23, %b42_fail1 ], [ 13, %b46 ], [ 7, %b47 ], [ 7, %b48 ], !dbg !7
	%346 = phi i64 [ %14, %b0_fail1 ], [ %38, %b2_fail2 ], [ %30, %b2_fail3 ], [ %38, %b2_fail4 ], [ 0, %b2_ok4 ], [ %65, %b2_fail6 ], [ %64, %b2_ok6 ], [ %72, %b2_fail7 ], [ %72, %b3_fail1 ], [ %336, %b11_cold_fail2 ], [ %336, %b11_cold_ok2 ], [ %140, %b16_fail1 ], [ %151, %b18_fail1 ], [ %72, %b19_fail1 ], [ %167, %b24_fail1 ], [ %167, %b26_fail1 ], [ %204, %b27 ], [ %167, %b30_fail1 ], [ %231, %b31 ], [ %167, %b34_fail1 ], [ %258, %b35 ], [ %181, %b37 ], [ %307, %b41_fail1 ], [ %307, %b42_fail1 ], [ %160, %b46 ], [ %84, %b47 ], [ %75, %b48 ], !dbg !7
	%347 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %38, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %65, %b2_ok6 ], [ %41, %b2_fail7 ], [ %66, %b3_fail1 ], [ %40, %b11_cold_fail2 ], [ %66, %b11_cold_ok2 ], [ %p7, %b16_fail1 ], [ %p7, %b18_fail1 ], [ %43, %b19_fail1 ], [ 0, %b24_fail1 ], [ 0, %b26_fail1 ], [ 16, %b27 ], [ 0, %b30_fail1 ], [ 16, %b31 ], [ 0, %b34_fail1 ], [ 16, %b35 ], [ 16, %b37 ], [ %316, %b41_fail1 ], [ %40, %b42_fail1 ], [ 16, %b46 ], [ 16, %b47 ], [ 16, %b48 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %345, i64 %346, i64 %347), !dbg !7
	ret void, !dbg !7
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
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172, !range !61
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !172, !range !61
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !172, !range !62
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
	%95 = icmp eq i64 %77, 0, !dbg !194
	%96 = icmp ugt i64 %76, %p3, !dbg !189
	%97 = icmp ugt i64 %66, %76, !dbg !189
	%98 = icmp ugt i64 %76, %p1, !dbg !190
	%99 = or i1 %96, %97, !dbg !190
	%100 = or i1 %99, %98, !dbg !190
	br i1 %100, label %b5_fail1, label %b5_ok1, !dbg !190, !prof !27

b5_ok1:
	br label %b6, !dbg !192

b6:
	%101 = phi i64 [ %91, %b5_ok1 ], [ %261, %b25 ], !dbg !192
	%102 = icmp slt i64 %101, %80, !dbg !192
	br i1 %102, label %b7, label %b27, !dbg !192

b7:
	%103 = phi float [ %228, %b21 ], [ 0.000000e+00, %b6 ], !dbg !195
	%104 = phi float [ %229, %b21 ], [ 0.000000e+00, %b6 ], !dbg !195
	%105 = phi float [ %230, %b21 ], [ 0.000000e+00, %b6 ], !dbg !195
	%106 = phi float [ %231, %b21 ], [ 0.000000e+00, %b6 ], !dbg !195
	%107 = phi i64 [ %232, %b21 ], [ 0, %b6 ], !dbg !196
	%108 = icmp slt i64 %107, %15, !dbg !197
	br i1 %108, label %b8, label %b23, !dbg !197

b8:
	%109 = trunc i64 %107 to i32, !dbg !198
	%110 = addrspacecast float addrspace(1)* %78 to float*, !dbg !198
	%111 = bitcast float* %110 to i8*, !dbg !198
	%112 = call i8* @gpuc_peer_thread(i8* %111, i32 %109), !dbg !198
	%113 = bitcast i8* %112 to float*, !dbg !198
	%114 = icmp eq float* %113, null, !dbg !198
	%115 = addrspacecast float addrspace(1)* %78 to float*, !dbg !194
	%116 = ptrtoint float* %115 to i64, !dbg !194
	%117 = and i64 %116, 15, !dbg !194
	%118 = select i1 %114, i64 0, i64 %117, !dbg !194
	%119 = icmp eq i64 %117, 0, !dbg !194
	%120 = or i1 %119, %95, !dbg !194
	%121 = or i1 %114, %120, !dbg !194
	br i1 %121, label %b9, label %b22, !dbg !194

b9:
	%122 = addrspacecast float* %113 to { float, float, float, float } addrspace(1)*, !dbg !194
	%123 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i64 %101, !dbg !199
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 0, !dbg !199
	%125 = icmp eq float* %113, null, !dbg !199
	br i1 %125, label %b9_fail1, label %b9_ok1, !dbg !199, !prof !27

b9_ok1:
	%126 = bitcast { float, float, float, float } addrspace(1)* %123 to <4 x float> addrspace(1)*, !dbg !199
	%127 = load <4 x float>, <4 x float> addrspace(1)* %126, align 16, !dbg !199
	%128 = extractelement <4 x float> %127, i32 0, !dbg !199
	%129 = extractelement <4 x float> %127, i32 1, !dbg !199
	%130 = extractelement <4 x float> %127, i32 2, !dbg !199
	%131 = extractelement <4 x float> %127, i32 3, !dbg !199
	%132 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 1, !dbg !199
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 2, !dbg !199
	%134 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i32 0, i32 3, !dbg !199
	%135 = add i64 %107, 1, !dbg !200
	%136 = icmp slt i64 %135, %15, !dbg !201
	br i1 %136, label %b10, label %b13, !dbg !201

b10:
	%137 = trunc i64 %135 to i32, !dbg !202
	%138 = addrspacecast float addrspace(1)* %78 to float*, !dbg !202
	%139 = bitcast float* %138 to i8*, !dbg !202
	%140 = call i8* @gpuc_peer_thread(i8* %139, i32 %137), !dbg !202
	%141 = bitcast i8* %140 to float*, !dbg !202
	%142 = icmp eq float* %141, null, !dbg !202
	%143 = select i1 %142, i64 0, i64 %117, !dbg !203
	%144 = or i1 %142, %120, !dbg !203
	br i1 %144, label %b11, label %b12, !dbg !203

b11:
	%145 = addrspacecast float* %141 to { float, float, float, float } addrspace(1)*, !dbg !203
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i64 %101, !dbg !204
	%147 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 0, !dbg !204
	%148 = icmp eq float* %141, null, !dbg !204
	br i1 %148, label %b11_fail1, label %b11_ok1, !dbg !204, !prof !27

b11_ok1:
	%149 = bitcast { float, float, float, float } addrspace(1)* %146 to <4 x float> addrspace(1)*, !dbg !204
	%150 = load <4 x float>, <4 x float> addrspace(1)* %149, align 16, !dbg !204
	%151 = extractelement <4 x float> %150, i32 0, !dbg !204
	%152 = extractelement <4 x float> %150, i32 1, !dbg !204
	%153 = extractelement <4 x float> %150, i32 2, !dbg !204
	%154 = extractelement <4 x float> %150, i32 3, !dbg !204
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 1, !dbg !204
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 2, !dbg !204
	%157 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i32 0, i32 3, !dbg !204
	br label %b13, !dbg !204

b12:
	call void asm sideeffect "", ""() nounwind, !dbg !203
	br label %fail, !dbg !203

b13:
	%158 = phi float [ 0.000000e+00, %b9_ok1 ], [ %151, %b11_ok1 ], !dbg !205
	%159 = phi float [ 0.000000e+00, %b9_ok1 ], [ %152, %b11_ok1 ], !dbg !205
	%160 = phi float [ 0.000000e+00, %b9_ok1 ], [ %153, %b11_ok1 ], !dbg !205
	%161 = phi float [ 0.000000e+00, %b9_ok1 ], [ %154, %b11_ok1 ], !dbg !205
	%162 = add i64 %107, 2, !dbg !206
	%163 = icmp slt i64 %162, %15, !dbg !207
	br i1 %163, label %b14, label %b17, !dbg !207

b14:
	%164 = trunc i64 %162 to i32, !dbg !208
	%165 = addrspacecast float addrspace(1)* %78 to float*, !dbg !208
	%166 = bitcast float* %165 to i8*, !dbg !208
	%167 = call i8* @gpuc_peer_thread(i8* %166, i32 %164), !dbg !208
	%168 = bitcast i8* %167 to float*, !dbg !208
	%169 = icmp eq float* %168, null, !dbg !208
	%170 = select i1 %169, i64 0, i64 %117, !dbg !209
	%171 = or i1 %169, %120, !dbg !209
	br i1 %171, label %b15, label %b16, !dbg !209

b15:
	%172 = addrspacecast float* %168 to { float, float, float, float } addrspace(1)*, !dbg !209
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i64 %101, !dbg !210
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 0, !dbg !210
	%175 = icmp eq float* %168, null, !dbg !210
	br i1 %175, label %b15_fail1, label %b15_ok1, !dbg !210, !prof !27

b15_ok1:
	%176 = bitcast { float, float, float, float } addrspace(1)* %173 to <4 x float> addrspace(1)*, !dbg !210
	%177 = load <4 x float>, <4 x float> addrspace(1)* %176, align 16, !dbg !210
	%178 = extractelement <4 x float> %177, i32 0, !dbg !210
	%179 = extractelement <4 x float> %177, i32 1, !dbg !210
	%180 = extractelement <4 x float> %177, i32 2, !dbg !210
	%181 = extractelement <4 x float> %177, i32 3, !dbg !210
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 1, !dbg !210
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 2, !dbg !210
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %173, i32 0, i32 3, !dbg !210
	br label %b17, !dbg !210

b16:
	call void asm sideeffect "", ""() nounwind, !dbg !209
	br label %fail, !dbg !209

b17:
	%185 = phi float [ 0.000000e+00, %b13 ], [ %178, %b15_ok1 ], !dbg !211
	%186 = phi float [ 0.000000e+00, %b13 ], [ %179, %b15_ok1 ], !dbg !211
	%187 = phi float [ 0.000000e+00, %b13 ], [ %180, %b15_ok1 ], !dbg !211
	%188 = phi float [ 0.000000e+00, %b13 ], [ %181, %b15_ok1 ], !dbg !211
	%189 = add i64 %107, 3, !dbg !212
	%190 = icmp slt i64 %189, %15, !dbg !213
	br i1 %190, label %b18, label %b21, !dbg !213

b18:
	%191 = trunc i64 %189 to i32, !dbg !214
	%192 = addrspacecast float addrspace(1)* %78 to float*, !dbg !214
	%193 = bitcast float* %192 to i8*, !dbg !214
	%194 = call i8* @gpuc_peer_thread(i8* %193, i32 %191), !dbg !214
	%195 = bitcast i8* %194 to float*, !dbg !214
	%196 = icmp eq float* %195, null, !dbg !214
	%197 = select i1 %196, i64 0, i64 %117, !dbg !215
	%198 = or i1 %196, %120, !dbg !215
	br i1 %198, label %b19, label %b20, !dbg !215

b19:
	%199 = addrspacecast float* %195 to { float, float, float, float } addrspace(1)*, !dbg !215
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %199, i64 %101, !dbg !216
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %200, i32 0, i32 0, !dbg !216
	%202 = icmp eq float* %195, null, !dbg !216
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !216, !prof !27

b19_ok1:
	%203 = bitcast { float, float, float, float } addrspace(1)* %200 to <4 x float> addrspace(1)*, !dbg !216
	%204 = load <4 x float>, <4 x float> addrspace(1)* %203, align 16, !dbg !216
	%205 = extractelement <4 x float> %204, i32 0, !dbg !216
	%206 = extractelement <4 x float> %204, i32 1, !dbg !216
	%207 = extractelement <4 x float> %204, i32 2, !dbg !216
	%208 = extractelement <4 x float> %204, i32 3, !dbg !216
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %200, i32 0, i32 1, !dbg !216
	%210 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %200, i32 0, i32 2, !dbg !216
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %200, i32 0, i32 3, !dbg !216
	br label %b21, !dbg !216

b20:
	call void asm sideeffect "", ""() nounwind, !dbg !215
	br label %fail, !dbg !215

b21:
	%212 = phi float [ 0.000000e+00, %b17 ], [ %205, %b19_ok1 ], !dbg !217
	%213 = phi float [ 0.000000e+00, %b17 ], [ %206, %b19_ok1 ], !dbg !217
	%214 = phi float [ 0.000000e+00, %b17 ], [ %207, %b19_ok1 ], !dbg !217
	%215 = phi float [ 0.000000e+00, %b17 ], [ %208, %b19_ok1 ], !dbg !217
	%216 = fadd float %128, %158, !dbg !219
	%217 = fadd float %129, %159, !dbg !220
	%218 = fadd float %130, %160, !dbg !221
	%219 = fadd float %131, %161, !dbg !222
	%220 = fadd float %185, %212, !dbg !224
	%221 = fadd float %186, %213, !dbg !225
	%222 = fadd float %187, %214, !dbg !226
	%223 = fadd float %188, %215, !dbg !227
	%224 = fadd float %216, %220, !dbg !229
	%225 = fadd float %217, %221, !dbg !230
	%226 = fadd float %218, %222, !dbg !231
	%227 = fadd float %219, %223, !dbg !232
	%228 = fadd float %103, %224, !dbg !234
	%229 = fadd float %104, %225, !dbg !235
	%230 = fadd float %105, %226, !dbg !236
	%231 = fadd float %106, %227, !dbg !237
	%232 = add i64 %107, 4, !dbg !238
	br label %b7, !dbg !238

b22:
	call void asm sideeffect "", ""() nounwind, !dbg !194
	br label %fail, !dbg !194

b23:
	%233 = phi i64 [ %259, %b24_ok1 ], [ 0, %b7 ], !dbg !239
	%234 = trunc i64 %233 to i32, !dbg !155
	%235 = addrspacecast float addrspace(1)* %79 to float*, !dbg !155
	%236 = bitcast float* %235 to i8*, !dbg !155
	%237 = call i8* @gpuc_peer_thread(i8* %236, i32 %234), !dbg !155
	%238 = bitcast i8* %237 to float*, !dbg !155
	%239 = icmp eq float* %238, null, !dbg !155
	%240 = addrspacecast float addrspace(1)* %79 to float*, !dbg !240
	%241 = ptrtoint float* %240 to i64, !dbg !240
	%242 = and i64 %241, 15, !dbg !240
	%243 = select i1 %239, i64 0, i64 %242, !dbg !240
	%244 = icmp eq i64 %242, 0, !dbg !240
	%245 = or i1 %244, %95, !dbg !240
	%246 = or i1 %239, %245, !dbg !240
	br i1 %246, label %b24, label %b26, !dbg !240

b24:
	%247 = addrspacecast float* %238 to { float, float, float, float } addrspace(1)*, !dbg !240
	%248 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %247, i64 %101, !dbg !241
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i32 0, i32 0, !dbg !241
	%250 = icmp eq float* %238, null, !dbg !241
	br i1 %250, label %b24_fail1, label %b24_ok1, !dbg !241, !prof !27

b24_ok1:
	%251 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i32 0, i32 1, !dbg !241
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i32 0, i32 2, !dbg !241
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i32 0, i32 3, !dbg !241
	%254 = bitcast { float, float, float, float } addrspace(1)* %248 to <4 x float> addrspace(1)*, !dbg !241
	%255 = insertelement <4 x float> undef, float %103, i32 0, !dbg !241
	%256 = insertelement <4 x float> %255, float %104, i32 1, !dbg !241
	%257 = insertelement <4 x float> %256, float %105, i32 2, !dbg !241
	%258 = insertelement <4 x float> %257, float %106, i32 3, !dbg !241
	store <4 x float> %258, <4 x float> addrspace(1)* %254, align 16, !dbg !241
	%259 = add i64 %233, 1, !dbg !241
	%260 = icmp slt i64 %259, %15, !dbg !241
	br i1 %260, label %b23, label %b25, !dbg !241

b25:
	%261 = add i64 %101, %94, !dbg !192
	br label %b6, !dbg !192

b26:
	call void asm sideeffect "", ""() nounwind, !dbg !240
	br label %fail, !dbg !240

b27:
	%262 = trunc i64 %15 to i32, !dbg !242
	%263 = sub i32 %262, 1, !dbg !242
	%264 = zext i32 %263 to i64, !dbg !242
	%265 = icmp eq i64 %14, %264, !dbg !243
	br i1 %265, label %b28, label %b34, !dbg !243

b28:
	%266 = mul i64 %59, 4, !dbg !244
	%267 = sub i64 %p3, %266, !dbg !245
	br label %b29, !dbg !246

b29:
	%268 = phi i64 [ %91, %b28 ], [ %300, %b33 ], !dbg !246
	%269 = icmp slt i64 %268, %267, !dbg !246
	br i1 %269, label %b30, label %b34, !dbg !246

b30:
	%270 = add i64 %76, %268, !dbg !247
	br label %b31, !dbg !248

b31:
	%271 = phi float [ %284, %b31_ok1 ], [ 0.000000e+00, %b30 ], !dbg !248
	%272 = phi i64 [ %285, %b31_ok1 ], [ 0, %b30 ], !dbg !248
	%273 = trunc i64 %272 to i32, !dbg !249
	%274 = addrspacecast float addrspace(1)* %1 to float*, !dbg !249
	%275 = bitcast float* %274 to i8*, !dbg !249
	%276 = call i8* @gpuc_peer_thread(i8* %275, i32 %273), !dbg !249
	%277 = bitcast i8* %276 to float*, !dbg !249
	%278 = icmp eq float* %277, null, !dbg !249
	%279 = select i1 %278, i64 0, i64 %p3, !dbg !249
	%280 = addrspacecast float* %277 to float addrspace(1)*, !dbg !250
	%281 = getelementptr inbounds float, float addrspace(1)* %280, i64 %270, !dbg !250
	%282 = icmp uge i64 %270, %279, !dbg !250
	br i1 %282, label %b31_fail1, label %b31_ok1, !dbg !250, !prof !27

b31_ok1:
	%283 = load float, float addrspace(1)* %281, align 4, !dbg !250
	%284 = fadd float %271, %283, !dbg !251
	%285 = add i64 %272, 1, !dbg !251
	%286 = icmp slt i64 %285, %15, !dbg !251
	br i1 %286, label %b31, label %b32, !dbg !251

b32:
	%287 = phi i64 [ %298, %b32_ok1 ], [ 0, %b31_ok1 ], !dbg !252
	%288 = trunc i64 %287 to i32, !dbg !253
	%289 = addrspacecast float addrspace(1)* %0 to float*, !dbg !253
	%290 = bitcast float* %289 to i8*, !dbg !253
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %288), !dbg !253
	%292 = bitcast i8* %291 to float*, !dbg !253
	%293 = icmp eq float* %292, null, !dbg !253
	%294 = select i1 %293, i64 0, i64 %p1, !dbg !253
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !254
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %270, !dbg !254
	%297 = icmp uge i64 %270, %294, !dbg !254
	br i1 %297, label %b32_fail1, label %b32_ok1, !dbg !254, !prof !27

b32_ok1:
	store float %284, float addrspace(1)* %296, align 4, !dbg !254
	%298 = add i64 %287, 1, !dbg !254
	%299 = icmp slt i64 %298, %15, !dbg !254
	br i1 %299, label %b32, label %b33, !dbg !254

b33:
	%300 = add i64 %268, %94, !dbg !246
	br label %b29, !dbg !246

b34:
	call void @llvm.nvvm.barrier0(), !dbg !255
	%301 = icmp slt i64 %36, %15, !dbg !256
	br i1 %301, label %b35, label %b36, !dbg !256

b35:
	call void @gpuc_fence_thread(), !dbg !257
	br label %b36, !dbg !257

b36:
	%302 = add i64 %p6, %7, !dbg !258
	%303 = mul i64 %302, %15, !dbg !259
	%304 = add i64 %303, %14, !dbg !260
	br label %b37, !dbg !261

b37:
	%305 = phi i64 [ %36, %b36 ], [ %312, %b38_ok1 ], !dbg !261
	%306 = icmp slt i64 %305, %15, !dbg !261
	br i1 %306, label %b38, label %b39, !dbg !261

b38:
	%307 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %304, !dbg !262
	%308 = trunc i64 %305 to i32, !dbg !263
	%309 = addrspacecast i64 addrspace(1)* %307 to i64*, !dbg !263
	%310 = icmp uge i64 %304, %p5, !dbg !262
	br i1 %310, label %b38_fail1, label %b38_ok1, !dbg !262, !prof !27

b38_ok1:
	%311 = bitcast i64* %309 to i8*, !dbg !263
	call void @gpuc_signal_op_thread(i8* %311, i64 %25, i32 9, i32 %308), !dbg !263
	%312 = add i64 %305, %40, !dbg !261
	br label %b37, !dbg !261

b39:
	%313 = phi i64 [ %321, %b40_ok1 ], [ %36, %b37 ], !dbg !264
	%314 = icmp slt i64 %313, %15, !dbg !264
	br i1 %314, label %b40, label %b41, !dbg !264

b40:
	%315 = add i64 %303, %313, !dbg !265
	%316 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %315, !dbg !266
	%317 = addrspacecast i64 addrspace(1)* %316 to i64*, !dbg !267
	%318 = icmp uge i64 %315, %p5, !dbg !266
	br i1 %318, label %b40_fail1, label %b40_ok1, !dbg !266, !prof !27

b40_ok1:
	%319 = bitcast i64* %317 to i8*, !dbg !267
	%320 = call i64 @gpuc_signal_wait_until_thread(i8* %319, i32 5, i64 %25, i32 1, i8* %ctrl, i32 11), !dbg !267
	%321 = add i64 %313, %40, !dbg !264
	br label %b39, !dbg !264

b41:
	call void @llvm.nvvm.barrier0(), !dbg !268
	%322 = icmp eq i64 %36, 0, !dbg !270
	br i1 %322, label %b42, label %b43, !dbg !270

b42:
	%323 = load i64, i64 addrspace(1)* %23, align 8, !dbg !271
	%324 = add i64 %323, 1, !dbg !272
	store i64 %324, i64 addrspace(1)* %23, align 8, !dbg !271
	br label %b43, !dbg !271

b43:
	ret void, !dbg !269

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !165
	br label %fail, !dbg !165

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !174
	br label %fail, !dbg !174

b4_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !178
	br label %fail, !dbg !178

b5_fail1:
	%325 = icmp ugt i64 %76, %p3, !dbg !189
	br i1 %325, label %b5_fail2, label %b5_ok2, !dbg !189

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !189
	br label %fail, !dbg !189

b5_ok2:
	%326 = icmp ugt i64 %66, %76, !dbg !189
	br i1 %326, label %b5_fail3, label %b5_ok3, !dbg !189

b5_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !189
	br label %fail, !dbg !189

b5_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !190
	br label %fail, !dbg !190

b9_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !199
	br label %fail, !dbg !199

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !204
	br label %fail, !dbg !204

b15_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !210
	br label %fail, !dbg !210

b19_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !216
	br label %fail, !dbg !216

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !241
	br label %fail, !dbg !241

b31_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !250
	br label %fail, !dbg !250

b32_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !254
	br label %fail, !dbg !254

b38_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !262
	br label %fail, !dbg !262

b40_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !266
	br label %fail, !dbg !266

fail:
	%327 = phi i32 [ 0, %b0_fail1 ], [ 9, %b2_fail1 ], [ 10, %b4_fail1 ], [ 25, %b5_fail2 ], [ 26, %b5_fail3 ], [ 25, %b5_ok3 ], [ 15, %b9_fail1 ], [ 17, %b11_fail1 ], [ 16, %b12 ], [ 19, %b15_fail1 ], [ 18, %b16 ], [ 21, %b19_fail1 ], [ 20, %b20 ], [ 14, %b22 ], [ 28, %b24_fail1 ], [ 27, %b26 ], [ 29, %b31_fail1 ], [ 30, %b32_fail1 ], [ 9, %b38_fail1 ], [ 10, %b40_fail1 ], !dbg !154
	%328 = phi i64 [ %13, %b0_fail1 ], [ %41, %b2_fail1 ], [ %52, %b4_fail1 ], [ %76, %b5_fail2 ], [ %66, %b5_fail3 ], [ %76, %b5_ok3 ], [ %101, %b9_fail1 ], [ %101, %b11_fail1 ], [ %143, %b12 ], [ %101, %b15_fail1 ], [ %170, %b16 ], [ %101, %b19_fail1 ], [ %197, %b20 ], [ %118, %b22 ], [ %101, %b24_fail1 ], [ %243, %b26 ], [ %270, %b31_fail1 ], [ %270, %b32_fail1 ], [ %304, %b38_fail1 ], [ %315, %b40_fail1 ], !dbg !154
	%329 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %76, %b5_fail3 ], [ %p1, %b5_ok3 ], [ 0, %b9_fail1 ], [ 0, %b11_fail1 ], [ 16, %b12 ], [ 0, %b15_fail1 ], [ 16, %b16 ], [ 0, %b19_fail1 ], [ 16, %b20 ], [ 16, %b22 ], [ 0, %b24_fail1 ], [ 16, %b26 ], [ %279, %b31_fail1 ], [ %294, %b32_fail1 ], [ %p5, %b38_fail1 ], [ %p5, %b40_fail1 ], !dbg !154
	call void @gpuc_fail(i8* %ctrl, i32 %327, i64 %328, i64 %329), !dbg !154
	ret void, !dbg !154
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
	%11 = icmp eq i64 %p1, 0, !dbg !278
	%12 = or i1 %10, %11, !dbg !278
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
	call void asm sideeffect "", ""() nounwind, !dbg !279
	br label %fail, !dbg !279

fail:
	%18 = phi i32 [ 31, %b4_fail1 ], !dbg !274
	%19 = phi i64 [ 0, %b4_fail1 ], !dbg !274
	%20 = phi i64 [ %p1, %b4_fail1 ], !dbg !274
	call void @gpuc_fail(i8* %ctrl, i32 %18, i64 %19, i64 %20), !dbg !274
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
	%53 = phi i64 [ %281, %b27 ], [ 0, %b1 ], !dbg !297
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
	%67 = phi i64 [ %169, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !298
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
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340, !range !61
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !340, !range !61
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !340, !range !62
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
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348, !range !61
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !348, !range !61
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !348, !range !62
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
	call void @llvm.nvvm.barrier0(), !dbg !361
	%148 = mul i64 %67, %p8, !dbg !362
	%149 = add i64 %148, %79, !dbg !363
	%150 = sub i64 %149, %76, !dbg !364
	%151 = sub i64 %150, %148, !dbg !365
	%152 = add i64 %37, %67, !dbg !366
	%153 = getelementptr inbounds float, float addrspace(1)* %33, i64 %148, !dbg !365
	%154 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %152, !dbg !367
	%155 = mul i64 %80, 4, !dbg !302
	%156 = addrspacecast float addrspace(1)* %153 to float*, !dbg !302
	%157 = addrspacecast float addrspace(1)* %81 to float*, !dbg !302
	%158 = addrspacecast i64 addrspace(1)* %154 to i64*, !dbg !302
	%159 = icmp ugt i64 %150, %32, !dbg !365
	%160 = icmp ugt i64 %148, %150, !dbg !365
	%161 = icmp uge i64 %152, %p7, !dbg !367
	%162 = icmp ne i64 %151, %80, !dbg !302
	%163 = or i1 %159, %160, !dbg !302
	%164 = or i1 %163, %161, !dbg !302
	%165 = or i1 %164, %162, !dbg !302
	br i1 %165, label %b12_fail1, label %b12_ok1, !dbg !302, !prof !27

b12_ok1:
	%166 = bitcast float* %156 to i8*, !dbg !302
	%167 = bitcast float* %157 to i8*, !dbg !302
	%168 = bitcast i64* %158 to i8*, !dbg !302
	call void @gpuc_put_signal_block(i8* %166, i8* %167, i64 %155, i8* %168, i64 %62, i32 9, i32 %44, i32 1), !dbg !302
	%169 = add i64 %67, 1, !dbg !302
	%170 = icmp slt i64 %169, %12, !dbg !302
	br i1 %170, label %b3, label %b13, !dbg !302

b13:
	br i1 %39, label %b14, label %b25, !dbg !368

b14:
	%171 = phi i64 [ %262, %b24_ok1 ], [ 0, %b13 ], !dbg !368
	%172 = sub i64 %23, %171, !dbg !369
	%173 = add i64 %172, %7, !dbg !370
	%174 = icmp eq i64 %7, -1, !dbg !371
	%175 = select i1 %174, i64 1, i64 %7, !dbg !371
	%176 = srem i64 %173, %175, !dbg !371
	%177 = mul i64 %176, %p8, !dbg !373
	%178 = add i64 %66, %177, !dbg !374
	%179 = icmp slt i64 %178, %p1, !dbg !375
	%180 = select i1 %179, i64 %178, i64 %p1, !dbg !375
	%181 = add i64 %180, %p8, !dbg !376
	%182 = icmp slt i64 %181, %p1, !dbg !377
	%183 = select i1 %182, i64 %181, i64 %p1, !dbg !377
	%184 = icmp eq i64 %171, 0, !dbg !378
	br i1 %184, label %b15, label %b21, !dbg !378

b15:
	%185 = sub i64 %183, %180, !dbg !379
	%186 = getelementptr inbounds float, float addrspace(1)* %0, i64 %180, !dbg !379
	%187 = getelementptr inbounds float, float addrspace(1)* %1, i64 %180, !dbg !380
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %46, !dbg !381
	%189 = icmp ugt i64 %183, %p1, !dbg !379
	%190 = icmp ugt i64 %180, %183, !dbg !379
	%191 = icmp ugt i64 %183, %p3, !dbg !380
	%192 = icmp uge i64 %46, %p7, !dbg !381
	%193 = or i1 %189, %190, !dbg !381
	%194 = or i1 %193, %191, !dbg !381
	%195 = or i1 %194, %192, !dbg !381
	br i1 %195, label %b15_fail1, label %b15_ok1, !dbg !381, !prof !27

b15_ok1:
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !61
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !61
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !62
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !63
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !63
	%201 = mul i32 %200, %198, !dbg !383
	%202 = add i32 %197, %201, !dbg !383
	%203 = mul i32 %199, %202, !dbg !383
	%204 = add i32 %196, %203, !dbg !383
	%205 = sext i32 %204 to i64, !dbg !383
	%206 = icmp eq i64 %205, 0, !dbg !384
	br i1 %206, label %b16, label %b17, !dbg !384

b16:
	%207 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !385
	%208 = icmp eq i64 addrspace(1)* %188, null, !dbg !385
	br i1 %208, label %b16_fail1, label %b16_ok1, !dbg !385, !prof !27

b16_ok1:
	%209 = bitcast i64* %207 to i8*, !dbg !385
	%210 = call i64 @gpuc_signal_wait_until_thread(i8* %209, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !385
	br label %b17, !dbg !385

b17:
	call void @llvm.nvvm.barrier0(), !dbg !386
	%211 = getelementptr inbounds float, float addrspace(1)* %33, i64 %51, !dbg !312
	%212 = mul i32 %199, %200, !dbg !388
	%213 = icmp ugt i64 %51, %32, !dbg !312
	%214 = icmp ugt i64 %185, %52, !dbg !387
	%215 = or i1 %213, %214, !dbg !387
	br i1 %215, label %b17_fail1, label %b17_ok1, !dbg !387, !prof !27

b17_ok1:
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !64
	%217 = mul i32 %212, %216, !dbg !388
	%218 = sext i32 %217 to i64, !dbg !388
	br label %b18, !dbg !388

b18:
	%219 = phi i64 [ %205, %b17_ok1 ], [ %227, %b19 ], !dbg !388
	%220 = icmp slt i64 %219, %185, !dbg !388
	br i1 %220, label %b19, label %b20, !dbg !388

b19:
	%221 = getelementptr inbounds float, float addrspace(1)* %211, i64 %219, !dbg !389
	%222 = load float, float addrspace(1)* %221, align 4, !dbg !389
	%223 = getelementptr inbounds float, float addrspace(1)* %187, i64 %219, !dbg !390
	%224 = load float, float addrspace(1)* %223, align 4, !dbg !390
	%225 = fadd float %222, %224, !dbg !391
	%226 = getelementptr inbounds float, float addrspace(1)* %186, i64 %219, !dbg !392
	store float %225, float addrspace(1)* %226, align 4, !dbg !392
	%227 = add i64 %219, %218, !dbg !388
	br label %b18, !dbg !388

b20:
	call void @llvm.nvvm.barrier0(), !dbg !393
	br label %b24, !dbg !304

b21:
	%228 = add i64 %48, %171, !dbg !394
	%229 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %228, !dbg !395
	%230 = icmp uge i64 %228, %p7, !dbg !395
	br i1 %230, label %b21_fail1, label %b21_ok1, !dbg !395, !prof !27

b21_ok1:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !61
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !61
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !62
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !63
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !63
	%236 = mul i32 %235, %233, !dbg !397
	%237 = add i32 %232, %236, !dbg !397
	%238 = mul i32 %234, %237, !dbg !397
	%239 = add i32 %231, %238, !dbg !397
	%240 = sext i32 %239 to i64, !dbg !397
	%241 = icmp eq i64 %240, 0, !dbg !398
	br i1 %241, label %b22, label %b23, !dbg !398

b22:
	%242 = addrspacecast i64 addrspace(1)* %229 to i64*, !dbg !399
	%243 = icmp eq i64 addrspace(1)* %229, null, !dbg !399
	br i1 %243, label %b22_fail1, label %b22_ok1, !dbg !399, !prof !27

b22_ok1:
	%244 = bitcast i64* %242 to i8*, !dbg !399
	%245 = call i64 @gpuc_signal_wait_until_thread(i8* %244, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !399
	br label %b23, !dbg !399

b23:
	call void @llvm.nvvm.barrier0(), !dbg !400
	br label %b24, !dbg !396

b24:
	%246 = add i64 %49, %171, !dbg !402
	%247 = sub i64 %183, %180, !dbg !401
	%248 = getelementptr inbounds float, float addrspace(1)* %0, i64 %180, !dbg !401
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %246, !dbg !403
	%250 = mul i64 %247, 4, !dbg !283
	%251 = addrspacecast float addrspace(1)* %248 to float*, !dbg !283
	%252 = addrspacecast float addrspace(1)* %248 to float*, !dbg !283
	%253 = addrspacecast i64 addrspace(1)* %249 to i64*, !dbg !283
	%254 = icmp ugt i64 %183, %p1, !dbg !401
	%255 = icmp ugt i64 %180, %183, !dbg !401
	%256 = icmp uge i64 %246, %p7, !dbg !403
	%257 = or i1 %254, %255, !dbg !403
	%258 = or i1 %257, %256, !dbg !403
	br i1 %258, label %b24_fail1, label %b24_ok1, !dbg !403, !prof !27

b24_ok1:
	%259 = bitcast float* %251 to i8*, !dbg !283
	%260 = bitcast float* %252 to i8*, !dbg !283
	%261 = bitcast i64* %253 to i8*, !dbg !283
	call void @gpuc_put_signal_block(i8* %259, i8* %260, i64 %250, i8* %261, i64 %62, i32 9, i32 %44, i32 1), !dbg !283
	%262 = add i64 %171, 1, !dbg !283
	%263 = icmp slt i64 %262, %12, !dbg !283
	br i1 %263, label %b14, label %b25, !dbg !283

b25:
	%264 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %43, !dbg !404
	%265 = icmp uge i64 %43, %p7, !dbg !404
	br i1 %265, label %b25_fail1, label %b25_ok1, !dbg !404, !prof !27

b25_ok1:
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !61
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !61
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !62
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !63
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !63
	%271 = mul i32 %270, %268, !dbg !406
	%272 = add i32 %267, %271, !dbg !406
	%273 = mul i32 %269, %272, !dbg !406
	%274 = add i32 %266, %273, !dbg !406
	%275 = sext i32 %274 to i64, !dbg !406
	%276 = icmp eq i64 %275, 0, !dbg !407
	br i1 %276, label %b26, label %b27, !dbg !407

b26:
	%277 = addrspacecast i64 addrspace(1)* %264 to i64*, !dbg !408
	%278 = icmp eq i64 addrspace(1)* %264, null, !dbg !408
	br i1 %278, label %b26_fail1, label %b26_ok1, !dbg !408, !prof !27

b26_ok1:
	%279 = bitcast i64* %277 to i8*, !dbg !408
	%280 = call i64 @gpuc_signal_wait_until_thread(i8* %279, i32 5, i64 %62, i32 1, i8* %ctrl, i32 38), !dbg !408
	br label %b27, !dbg !408

b27:
	call void @llvm.nvvm.barrier0(), !dbg !409
	%281 = add i64 %53, 1, !dbg !405
	%282 = icmp slt i64 %281, %p11, !dbg !405
	br i1 %282, label %b2, label %b28, !dbg !405

b28:
	call void @llvm.nvvm.barrier0(), !dbg !411
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412, !range !61
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !412, !range !61
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !412, !range !62
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !63
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !63
	%288 = mul i32 %287, %285, !dbg !412
	%289 = add i32 %284, %288, !dbg !412
	%290 = mul i32 %286, %289, !dbg !412
	%291 = add i32 %283, %290, !dbg !412
	%292 = sext i32 %291 to i64, !dbg !412
	%293 = icmp eq i64 %292, 0, !dbg !413
	br i1 %293, label %b29, label %b30, !dbg !413

b29:
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !415, !range !23
	%295 = sext i32 %294 to i64, !dbg !415
	%296 = mul i64 %31, %295, !dbg !416
	%297 = add i64 %296, %9, !dbg !417
	%298 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %297, !dbg !418
	%299 = icmp uge i64 %297, %p10, !dbg !418
	br i1 %299, label %b29_fail1, label %b29_ok1, !dbg !418, !prof !27

b29_ok1:
	%300 = load i64, i64 addrspace(1)* %298, align 8, !dbg !418
	%301 = add i64 %300, %p11, !dbg !420
	store i64 %301, i64 addrspace(1)* %298, align 8, !dbg !418
	br label %b30, !dbg !418

b30:
	ret void, !dbg !410

b0_fail1:
	%302 = icmp ugt i64 %19, %p5, !dbg !293
	br i1 %302, label %b0_fail2, label %b0_ok2, !dbg !293

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !293
	br label %fail, !dbg !293

b0_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !293
	br label %fail, !dbg !293

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !318
	br label %fail, !dbg !318

b3_fail1:
	%303 = icmp ugt i64 %79, %p1, !dbg !336
	br i1 %303, label %b3_fail2, label %b3_ok2, !dbg !336

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !336
	br label %fail, !dbg !336

b3_ok2:
	%304 = icmp ugt i64 %76, %79, !dbg !336
	br i1 %304, label %b3_fail3, label %b3_ok3, !dbg !336

b3_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !336
	br label %fail, !dbg !336

b3_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !337
	br label %fail, !dbg !337

b7_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !345
	br label %fail, !dbg !345

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !350
	br label %fail, !dbg !350

b9_fail1:
	%305 = icmp ugt i64 %129, %32, !dbg !354
	br i1 %305, label %b9_fail2, label %b9_ok2, !dbg !354

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !354
	br label %fail, !dbg !354

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !355
	br label %fail, !dbg !355

b12_fail1:
	%306 = icmp ugt i64 %150, %32, !dbg !365
	br i1 %306, label %b12_fail2, label %b12_ok2, !dbg !365

b12_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !365
	br label %fail, !dbg !365

b12_ok2:
	%307 = icmp ugt i64 %148, %150, !dbg !365
	br i1 %307, label %b12_fail3, label %b12_ok3, !dbg !365

b12_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !365
	br label %fail, !dbg !365

b12_ok3:
	%308 = icmp uge i64 %152, %p7, !dbg !367
	br i1 %308, label %b12_fail4, label %b12_ok4, !dbg !367

b12_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !367
	br label %fail, !dbg !367

b12_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !302
	br label %fail, !dbg !302

b15_fail1:
	%309 = icmp ugt i64 %183, %p1, !dbg !379
	br i1 %309, label %b15_fail2, label %b15_ok2, !dbg !379

b15_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !379
	br label %fail, !dbg !379

b15_ok2:
	%310 = icmp ugt i64 %180, %183, !dbg !379
	br i1 %310, label %b15_fail3, label %b15_ok3, !dbg !379

b15_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !379
	br label %fail, !dbg !379

b15_ok3:
	%311 = icmp ugt i64 %183, %p3, !dbg !380
	br i1 %311, label %b15_fail4, label %b15_ok4, !dbg !380

b15_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !380
	br label %fail, !dbg !380

b15_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !381
	br label %fail, !dbg !381

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !385
	br label %fail, !dbg !385

b17_fail1:
	%312 = icmp ugt i64 %51, %32, !dbg !312
	br i1 %312, label %b17_fail2, label %b17_ok2, !dbg !312

b17_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !312
	br label %fail, !dbg !312

b17_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !387
	br label %fail, !dbg !387

b21_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !395
	br label %fail, !dbg !395

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !399
	br label %fail, !dbg !399

b24_fail1:
	%313 = icmp ugt i64 %183, %p1, !dbg !401
	br i1 %313, label %b24_fail2, label %b24_ok2, !dbg !401

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !401
	br label %fail, !dbg !401

b24_ok2:
	%314 = icmp ugt i64 %180, %183, !dbg !401
	br i1 %314, label %b24_fail3, label %b24_ok3, !dbg !401

b24_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !401
	br label %fail, !dbg !401

b24_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !403
	br label %fail, !dbg !403

b25_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !404
	br label %fail, !dbg !404

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !408
	br label %fail, !dbg !408

b29_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !418
	br label %fail, !dbg !418

fail:
	%315 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_ok2 ], [ 0, %b2_fail1 ], [ 34, %b3_fail2 ], [ 35, %b3_fail3 ], [ 34, %b3_ok3 ], [ 36, %b7_fail1 ], [ 37, %b8_fail1 ], [ 39, %b9_fail2 ], [ 40, %b9_ok2 ], [ 41, %b12_fail2 ], [ 42, %b12_fail3 ], [ 43, %b12_fail4 ], [ 44, %b12_ok4 ], [ 45, %b15_fail2 ], [ 46, %b15_fail3 ], [ 45, %b15_fail4 ], [ 36, %b15_ok4 ], [ 37, %b16_fail1 ], [ 39, %b17_fail2 ], [ 40, %b17_ok2 ], [ 47, %b21_fail1 ], [ 37, %b22_fail1 ], [ 48, %b24_fail2 ], [ 49, %b24_fail3 ], [ 50, %b24_ok3 ], [ 51, %b25_fail1 ], [ 37, %b26_fail1 ], [ 24, %b29_fail1 ], !dbg !282
	%316 = phi i64 [ %19, %b0_fail2 ], [ %14, %b0_ok2 ], [ %57, %b2_fail1 ], [ %79, %b3_fail2 ], [ %76, %b3_fail3 ], [ %79, %b3_ok3 ], [ %110, %b7_fail1 ], [ 0, %b8_fail1 ], [ %129, %b9_fail2 ], [ %80, %b9_ok2 ], [ %150, %b12_fail2 ], [ %148, %b12_fail3 ], [ %152, %b12_fail4 ], [ %151, %b12_ok4 ], [ %183, %b15_fail2 ], [ %180, %b15_fail3 ], [ %183, %b15_fail4 ], [ %46, %b15_ok4 ], [ 0, %b16_fail1 ], [ %51, %b17_fail2 ], [ %185, %b17_ok2 ], [ %228, %b21_fail1 ], [ 0, %b22_fail1 ], [ %183, %b24_fail2 ], [ %180, %b24_fail3 ], [ %246, %b24_ok3 ], [ %43, %b25_fail1 ], [ 0, %b26_fail1 ], [ %297, %b29_fail1 ], !dbg !282
	%317 = phi i64 [ %p5, %b0_fail2 ], [ %19, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %79, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %32, %b9_fail2 ], [ %130, %b9_ok2 ], [ %32, %b12_fail2 ], [ %150, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %80, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %183, %b15_fail3 ], [ %p3, %b15_fail4 ], [ %p7, %b15_ok4 ], [ 0, %b16_fail1 ], [ %32, %b17_fail2 ], [ %52, %b17_ok2 ], [ %p7, %b21_fail1 ], [ 0, %b22_fail1 ], [ %p1, %b24_fail2 ], [ %183, %b24_fail3 ], [ %p7, %b24_ok3 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p10, %b29_fail1 ], !dbg !282
	call void @gpuc_fail(i8* %ctrl, i32 %315, i64 %316, i64 %317), !dbg !282
	ret void, !dbg !282
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
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !61
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !61
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !62
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
	%76 = add i64 %34, 1, !dbg !467
	%77 = sdiv i64 %76, 2, !dbg !468
	%78 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !469
	%79 = ptrtoint i64* %78 to i64, !dbg !469
	%80 = and i64 %79, 15, !dbg !469
	%81 = icmp eq i64 %80, 0, !dbg !469
	%82 = icmp eq i64 %p7, 0, !dbg !469
	%83 = or i1 %81, %82, !dbg !469
	br i1 %83, label %b5, label %b30, !dbg !469

b5:
	%84 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !469
	%85 = ashr i64 %p7, 1, !dbg !469
	%86 = sdiv i64 %85, 2, !dbg !470
	%87 = urem i32 %33, 2, !dbg !471
	%88 = zext i32 %87 to i64, !dbg !472
	%89 = mul i64 %88, %86, !dbg !473
	%90 = add i64 %89, %86, !dbg !474
	%91 = mul i64 %39, %77, !dbg !476
	%92 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %84, i64 %89, !dbg !475
	%93 = mul i64 %38, %77, !dbg !478
	%94 = icmp ugt i64 %90, %85, !dbg !475
	%95 = icmp ugt i64 %89, %90, !dbg !475
	%96 = icmp ugt i64 %91, %86, !dbg !477
	%97 = or i1 %94, %95, !dbg !477
	%98 = or i1 %97, %96, !dbg !477
	br i1 %98, label %b5_fail1, label %b5_ok1, !dbg !477, !prof !27

b5_ok1:
	br label %b6, !dbg !477

b6:
	%99 = phi i64 [ %75, %b5_ok1 ], [ %123, %b14 ], !dbg !479
	%100 = phi i64 [ %52, %b5_ok1 ], [ %105, %b14 ], !dbg !480
	%101 = icmp slt i64 %100, %34, !dbg !481
	br i1 %101, label %b7, label %b15, !dbg !481

b7:
	%102 = sdiv i64 %100, 2, !dbg !482
	%103 = add i64 %93, %102, !dbg !483
	%104 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %103, !dbg !484
	%105 = add i64 %100, %59, !dbg !485
	%106 = icmp slt i64 %105, %34, !dbg !487
	%107 = icmp uge i64 %103, %91, !dbg !484
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !484, !prof !27

b7_ok1:
	br i1 %106, label %b8, label %b9, !dbg !487

b8:
	%108 = getelementptr inbounds float, float addrspace(1)* %36, i64 %105, !dbg !488
	%109 = icmp uge i64 %105, %34, !dbg !488
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !488, !prof !27

b8_ok1:
	%110 = load float, float addrspace(1)* %108, align 4, !dbg !488
	%111 = bitcast float %110 to i32, !dbg !489
	%112 = zext i32 %111 to i64, !dbg !489
	br label %b9, !dbg !489

b9:
	%113 = phi i64 [ 0, %b7_ok1 ], [ %112, %b8_ok1 ], !dbg !490
	%114 = add i64 %105, 1, !dbg !491
	%115 = icmp slt i64 %114, %34, !dbg !492
	br i1 %115, label %b10, label %b11, !dbg !492

b10:
	%116 = getelementptr inbounds float, float addrspace(1)* %36, i64 %114, !dbg !493
	%117 = icmp uge i64 %114, %34, !dbg !493
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !493, !prof !27

b10_ok1:
	%118 = load float, float addrspace(1)* %116, align 4, !dbg !493
	%119 = bitcast float %118 to i32, !dbg !494
	%120 = zext i32 %119 to i64, !dbg !494
	%121 = shl i64 %120, 32, !dbg !495
	%122 = or i64 %113, %121, !dbg !496
	br label %b11, !dbg !496

b11:
	%123 = phi i64 [ %113, %b9 ], [ %122, %b10_ok1 ], !dbg !490
	br label %b12, !dbg !486

b12:
	%124 = phi i64 [ 0, %b11 ], [ %130, %b14 ], !dbg !486
	%125 = icmp ne i64 %124, %38, !dbg !497
	br i1 %125, label %b13, label %b14, !dbg !497

b13:
	%126 = trunc i64 %124 to i32, !dbg !427
	%127 = addrspacecast { i64, i64 } addrspace(1)* %104 to { i64, i64 }*, !dbg !427
	%128 = icmp uge i64 %124, %39, !dbg !427
	br i1 %128, label %b13_fail1, label %b13_ok1, !dbg !427, !prof !27

b13_ok1:
	%129 = bitcast { i64, i64 }* %127 to i8*, !dbg !427
	call void @gpuc_put_line_thread(i8* %129, i64 %99, i32 %33, i32 %126), !dbg !427
	br label %b14, !dbg !427

b14:
	%130 = add i64 %124, 1, !dbg !427
	%131 = icmp slt i64 %130, %39, !dbg !427
	br i1 %131, label %b12, label %b6, !dbg !427

b15:
	%132 = phi i64 [ %177, %b26 ], [ %52, %b6 ], !dbg !498
	%133 = icmp slt i64 %132, %34, !dbg !499
	br i1 %133, label %b16, label %b27, !dbg !499

b16:
	%134 = getelementptr inbounds float, float addrspace(1)* %36, i64 %132, !dbg !501
	%135 = icmp uge i64 %132, %34, !dbg !501
	br i1 %135, label %b16_fail1, label %b16_ok1, !dbg !501, !prof !27

b16_ok1:
	%136 = load float, float addrspace(1)* %134, align 4, !dbg !501
	%137 = bitcast float %136 to i32, !dbg !502
	%138 = zext i32 %137 to i64, !dbg !502
	%139 = add i64 %132, 1, !dbg !503
	%140 = icmp slt i64 %139, %34, !dbg !504
	br i1 %140, label %b17, label %b18, !dbg !504

b17:
	%141 = getelementptr inbounds float, float addrspace(1)* %36, i64 %139, !dbg !505
	%142 = icmp uge i64 %139, %34, !dbg !505
	br i1 %142, label %b17_fail1, label %b17_ok1, !dbg !505, !prof !27

b17_ok1:
	%143 = load float, float addrspace(1)* %141, align 4, !dbg !505
	%144 = bitcast float %143 to i32, !dbg !506
	%145 = zext i32 %144 to i64, !dbg !506
	%146 = shl i64 %145, 32, !dbg !507
	%147 = or i64 %138, %146, !dbg !508
	br label %b18, !dbg !508

b18:
	%148 = phi i64 [ %138, %b16_ok1 ], [ %147, %b17_ok1 ], !dbg !509
	br label %b19, !dbg !500

b19:
	%149 = phi float [ 0.000000e+00, %b18 ], [ %170, %b23 ], !dbg !510
	%150 = phi float [ 0.000000e+00, %b18 ], [ %171, %b23 ], !dbg !511
	%151 = phi i64 [ 0, %b18 ], [ %172, %b23 ], !dbg !511
	%152 = icmp ne i64 %151, %38, !dbg !512
	br i1 %152, label %b20, label %b21, !dbg !512

b20:
	%153 = mul i64 %151, %77, !dbg !513
	%154 = sdiv i64 %132, 2, !dbg !514
	%155 = add i64 %153, %154, !dbg !515
	%156 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %155, !dbg !516
	%157 = addrspacecast { i64, i64 } addrspace(1)* %156 to { i64, i64 }*, !dbg !517
	%158 = icmp uge i64 %155, %91, !dbg !516
	br i1 %158, label %b20_fail1, label %b20_ok1, !dbg !516, !prof !27

b20_ok1:
	%159 = bitcast { i64, i64 }* %157 to i8*, !dbg !517
	%160 = call i64 @gpuc_wait_line_thread(i8* %159, i32 %33, i8* %ctrl, i32 62), !dbg !517
	br label %b21, !dbg !517

b21:
	%161 = phi i64 [ %148, %b19 ], [ %160, %b20_ok1 ], !dbg !518
	%162 = trunc i64 %161 to i32, !dbg !521
	%163 = bitcast i32 %162 to float, !dbg !521
	%164 = lshr i64 %161, 32, !dbg !522
	%165 = trunc i64 %164 to i32, !dbg !523
	%166 = bitcast i32 %165 to float, !dbg !523
	%167 = icmp eq i64 %151, 0, !dbg !524
	br i1 %167, label %b23, label %b22, !dbg !524

b22:
	%168 = fadd float %149, %163, !dbg !525
	%169 = fadd float %150, %166, !dbg !526
	br label %b23, !dbg !526

b23:
	%170 = phi float [ %163, %b21 ], [ %168, %b22 ], !dbg !510
	%171 = phi float [ %166, %b21 ], [ %169, %b22 ], !dbg !511
	%172 = add i64 %151, 1, !dbg !511
	%173 = icmp slt i64 %172, %39, !dbg !511
	br i1 %173, label %b19, label %b24, !dbg !511

b24:
	%174 = getelementptr inbounds float, float addrspace(1)* %35, i64 %132, !dbg !529
	%175 = icmp uge i64 %132, %34, !dbg !529
	br i1 %175, label %b24_fail1, label %b24_ok1, !dbg !529, !prof !27

b24_ok1:
	store float %170, float addrspace(1)* %174, align 4, !dbg !529
	br i1 %140, label %b25, label %b26, !dbg !530

b25:
	%176 = getelementptr inbounds float, float addrspace(1)* %35, i64 %139, !dbg !531
	store float %171, float addrspace(1)* %176, align 4, !dbg !531
	br label %b26, !dbg !531

b26:
	%177 = add i64 %132, %59, !dbg !532
	br label %b15, !dbg !532

b27:
	call void @llvm.nvvm.barrier0(), !dbg !534
	%178 = icmp eq i64 %49, 0, !dbg !535
	br i1 %178, label %b28, label %b29, !dbg !535

b28:
	%179 = load i64, i64 addrspace(1)* %25, align 8, !dbg !536
	%180 = add i64 %179, 1, !dbg !537
	store i64 %180, i64 addrspace(1)* %25, align 8, !dbg !536
	br label %b29, !dbg !536

b29:
	ret void, !dbg !533

b30:
	call void asm sideeffect "", ""() nounwind, !dbg !469
	br label %fail, !dbg !469

b0_fail1:
	%181 = icmp ugt i64 %16, %p5, !dbg !435
	br i1 %181, label %b0_fail2, label %b0_ok2, !dbg !435

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !435
	br label %fail, !dbg !435

b0_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !435
	br label %fail, !dbg !435

b0_fail3:
	%182 = icmp uge i64 %23, %p9, !dbg !441
	br i1 %182, label %b0_fail4, label %b0_ok4, !dbg !441

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !441
	br label %fail, !dbg !441

b0_ok4:
	%183 = icmp ugt i64 %14, %p1, !dbg !442
	br i1 %183, label %b0_fail5, label %b0_ok5, !dbg !442

b0_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !442
	br label %fail, !dbg !442

b0_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !442
	br label %fail, !dbg !442

b5_fail1:
	%184 = icmp ugt i64 %90, %85, !dbg !475
	br i1 %184, label %b5_fail2, label %b5_ok2, !dbg !475

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !475
	br label %fail, !dbg !475

b5_ok2:
	%185 = icmp ugt i64 %89, %90, !dbg !475
	br i1 %185, label %b5_fail3, label %b5_ok3, !dbg !475

b5_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !475
	br label %fail, !dbg !475

b5_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !477
	br label %fail, !dbg !477

b7_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !484
	br label %fail, !dbg !484

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !488
	br label %fail, !dbg !488

b10_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !493
	br label %fail, !dbg !493

b13_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !427
	br label %fail, !dbg !427

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !501
	br label %fail, !dbg !501

b17_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !505
	br label %fail, !dbg !505

b20_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !516
	br label %fail, !dbg !516

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !529
	br label %fail, !dbg !529

fail:
	%186 = phi i32 [ 52, %b0_fail2 ], [ 53, %b0_ok2 ], [ 0, %b0_fail4 ], [ 52, %b0_fail5 ], [ 53, %b0_ok5 ], [ 57, %b5_fail2 ], [ 58, %b5_fail3 ], [ 57, %b5_ok3 ], [ 59, %b7_fail1 ], [ 54, %b8_fail1 ], [ 55, %b10_fail1 ], [ 60, %b13_fail1 ], [ 54, %b16_fail1 ], [ 55, %b17_fail1 ], [ 61, %b20_fail1 ], [ 63, %b24_fail1 ], [ 56, %b30 ], !dbg !423
	%187 = phi i64 [ %16, %b0_fail2 ], [ %15, %b0_ok2 ], [ %23, %b0_fail4 ], [ %14, %b0_fail5 ], [ %11, %b0_ok5 ], [ %90, %b5_fail2 ], [ %89, %b5_fail3 ], [ %91, %b5_ok3 ], [ %103, %b7_fail1 ], [ %105, %b8_fail1 ], [ %114, %b10_fail1 ], [ %124, %b13_fail1 ], [ %132, %b16_fail1 ], [ %139, %b17_fail1 ], [ %155, %b20_fail1 ], [ %132, %b24_fail1 ], [ %80, %b30 ], !dbg !423
	%188 = phi i64 [ %p5, %b0_fail2 ], [ %16, %b0_ok2 ], [ %p9, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %14, %b0_ok5 ], [ %85, %b5_fail2 ], [ %90, %b5_fail3 ], [ %86, %b5_ok3 ], [ %91, %b7_fail1 ], [ %34, %b8_fail1 ], [ %34, %b10_fail1 ], [ %39, %b13_fail1 ], [ %34, %b16_fail1 ], [ %34, %b17_fail1 ], [ %91, %b20_fail1 ], [ %34, %b24_fail1 ], [ 16, %b30 ], !dbg !423
	call void @gpuc_fail(i8* %ctrl, i32 %186, i64 %187, i64 %188), !dbg !423
	ret void, !dbg !423
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

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

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
!90 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!91 = !DILocation(line: 50, column: 18, scope: !6)
!92 = !DILocation(line: 110, column: 18, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 49, column: 33, scope: !6)
!94 = !DILocation(line: 108, column: 2, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 109, column: 6, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 109, column: 18, scope: !90, inlinedAt: !91)
!97 = !DILocation(line: 110, column: 25, scope: !90, inlinedAt: !91)
!98 = !DILocation(line: 110, column: 33, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 112, column: 8, scope: !90, inlinedAt: !91)
!100 = !DILocation(line: 112, column: 11, scope: !90, inlinedAt: !91)
!101 = !DILocation(line: 113, column: 25, scope: !90, inlinedAt: !91)
!102 = !DILocation(line: 113, column: 18, scope: !90, inlinedAt: !91)
!103 = !DILocation(line: 113, column: 35, scope: !90, inlinedAt: !91)
!104 = !DILocation(line: 111, column: 7, scope: !90, inlinedAt: !91)
!105 = !DILocation(line: 115, column: 8, scope: !90, inlinedAt: !91)
!106 = !DILocation(line: 115, column: 11, scope: !90, inlinedAt: !91)
!107 = !DILocation(line: 116, column: 25, scope: !90, inlinedAt: !91)
!108 = !DILocation(line: 116, column: 18, scope: !90, inlinedAt: !91)
!109 = !DILocation(line: 116, column: 35, scope: !90, inlinedAt: !91)
!110 = !DILocation(line: 111, column: 10, scope: !90, inlinedAt: !91)
!111 = !DILocation(line: 118, column: 8, scope: !90, inlinedAt: !91)
!112 = !DILocation(line: 118, column: 11, scope: !90, inlinedAt: !91)
!113 = !DILocation(line: 119, column: 25, scope: !90, inlinedAt: !91)
!114 = !DILocation(line: 119, column: 18, scope: !90, inlinedAt: !91)
!115 = !DILocation(line: 119, column: 35, scope: !90, inlinedAt: !91)
!116 = !DILocation(line: 111, column: 13, scope: !90, inlinedAt: !91)
!117 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!118 = !DILocation(line: 121, column: 28, scope: !90, inlinedAt: !91)
!119 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 121, column: 40, scope: !90, inlinedAt: !91)
!124 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !123)
!125 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !123)
!126 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !123)
!127 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !123)
!128 = !DILocation(line: 121, column: 23, scope: !90, inlinedAt: !91)
!129 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !128)
!130 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !128)
!131 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !128)
!132 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !128)
!133 = !DILocation(line: 121, column: 13, scope: !90, inlinedAt: !91)
!134 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !133)
!135 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !133)
!136 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !133)
!137 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !133)
!138 = !DILocation(line: 109, column: 25, scope: !90, inlinedAt: !91)
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
!194 = !DILocation(line: 110, column: 18, scope: !90, inlinedAt: !193)
!195 = !DILocation(line: 108, column: 2, scope: !90, inlinedAt: !193)
!196 = !DILocation(line: 109, column: 6, scope: !90, inlinedAt: !193)
!197 = !DILocation(line: 109, column: 18, scope: !90, inlinedAt: !193)
!198 = !DILocation(line: 110, column: 25, scope: !90, inlinedAt: !193)
!199 = !DILocation(line: 110, column: 33, scope: !90, inlinedAt: !193)
!200 = !DILocation(line: 112, column: 8, scope: !90, inlinedAt: !193)
!201 = !DILocation(line: 112, column: 11, scope: !90, inlinedAt: !193)
!202 = !DILocation(line: 113, column: 25, scope: !90, inlinedAt: !193)
!203 = !DILocation(line: 113, column: 18, scope: !90, inlinedAt: !193)
!204 = !DILocation(line: 113, column: 35, scope: !90, inlinedAt: !193)
!205 = !DILocation(line: 111, column: 7, scope: !90, inlinedAt: !193)
!206 = !DILocation(line: 115, column: 8, scope: !90, inlinedAt: !193)
!207 = !DILocation(line: 115, column: 11, scope: !90, inlinedAt: !193)
!208 = !DILocation(line: 116, column: 25, scope: !90, inlinedAt: !193)
!209 = !DILocation(line: 116, column: 18, scope: !90, inlinedAt: !193)
!210 = !DILocation(line: 116, column: 35, scope: !90, inlinedAt: !193)
!211 = !DILocation(line: 111, column: 10, scope: !90, inlinedAt: !193)
!212 = !DILocation(line: 118, column: 8, scope: !90, inlinedAt: !193)
!213 = !DILocation(line: 118, column: 11, scope: !90, inlinedAt: !193)
!214 = !DILocation(line: 119, column: 25, scope: !90, inlinedAt: !193)
!215 = !DILocation(line: 119, column: 18, scope: !90, inlinedAt: !193)
!216 = !DILocation(line: 119, column: 35, scope: !90, inlinedAt: !193)
!217 = !DILocation(line: 111, column: 13, scope: !90, inlinedAt: !193)
!218 = !DILocation(line: 121, column: 28, scope: !90, inlinedAt: !193)
!219 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !218)
!220 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !218)
!221 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !218)
!222 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !218)
!223 = !DILocation(line: 121, column: 40, scope: !90, inlinedAt: !193)
!224 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !223)
!225 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !223)
!226 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !223)
!227 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !223)
!228 = !DILocation(line: 121, column: 23, scope: !90, inlinedAt: !193)
!229 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !228)
!230 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !228)
!231 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !228)
!232 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !228)
!233 = !DILocation(line: 121, column: 13, scope: !90, inlinedAt: !193)
!234 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !233)
!235 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !233)
!236 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !233)
!237 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !233)
!238 = !DILocation(line: 109, column: 25, scope: !90, inlinedAt: !193)
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
!465 = distinct !DISubprogram(name: "linesOf", scope: !452, file: !452, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!466 = !DILocation(line: 26, column: 20, scope: !425, inlinedAt: !426)
!467 = !DILocation(line: 62, column: 12, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 62, column: 17, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 27, column: 22, scope: !425, inlinedAt: !426)
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
