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
	%59 = urem i64 %18, 2, !dbg !48
	%60 = trunc i64 %59 to i32, !dbg !50
	%61 = add i32 %58, %60, !dbg !50
	%62 = zext i32 %61 to i64, !dbg !50
	%63 = mul i64 %62, %56, !dbg !51
	%64 = add i64 %63, %40, !dbg !52
	%65 = sub i64 %64, %63, !dbg !53
	%66 = getelementptr inbounds float, float addrspace(1)* %2, i64 %63, !dbg !53
	%67 = icmp ugt i64 %64, %p5, !dbg !53
	%68 = icmp ugt i64 %63, %64, !dbg !53
	%69 = or i1 %67, %68, !dbg !53
	br i1 %69, label %b2_fail5, label %b2_ok5, !dbg !53, !prof !27

b2_ok5:
	%70 = sdiv i64 %40, 4, !dbg !54
	%71 = mul i64 %70, 4, !dbg !55
	%72 = addrspacecast float addrspace(1)* %42 to float*, !dbg !57
	%73 = ptrtoint float* %72 to i64, !dbg !57
	%74 = and i64 %73, 15, !dbg !57
	%75 = icmp eq i64 %74, 0, !dbg !57
	%76 = icmp eq i64 %71, 0, !dbg !57
	%77 = or i1 %75, %76, !dbg !57
	%78 = icmp ugt i64 %71, %41, !dbg !56
	br i1 %78, label %b2_fail7, label %b2_ok7, !dbg !56, !prof !27

b2_ok7:
	br i1 %77, label %b3, label %b46, !dbg !57

b3:
	%79 = ashr i64 %71, 2, !dbg !57
	%80 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !57
	%81 = addrspacecast float addrspace(1)* %66 to float*, !dbg !59
	%82 = ptrtoint float* %81 to i64, !dbg !59
	%83 = and i64 %82, 15, !dbg !59
	%84 = icmp eq i64 %83, 0, !dbg !59
	%85 = or i1 %84, %76, !dbg !59
	%86 = icmp ugt i64 %71, %65, !dbg !58
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !58, !prof !27

b3_ok1:
	br i1 %85, label %b4, label %b45, !dbg !59

b4:
	%87 = bitcast float addrspace(1)* %66 to { float, float, float, float } addrspace(1)*, !dbg !59
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !61
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !61
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !62
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60, !range !63
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !60, !range !63
	%93 = mul i32 %92, %90, !dbg !60
	%94 = add i32 %89, %93, !dbg !60
	%95 = mul i32 %91, %94, !dbg !60
	%96 = add i32 %88, %95, !dbg !60
	%97 = sext i32 %96 to i64, !dbg !60
	%98 = trunc i64 %97 to i32, !dbg !60
	%99 = mul i32 %91, %92, !dbg !60
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !64
	%101 = mul i32 %99, %100, !dbg !60
	%102 = sext i32 %101 to i64, !dbg !60
	%103 = trunc i64 %102 to i32, !dbg !60
	br label %b5, !dbg !60

b5:
	%104 = phi i64 [ %97, %b4 ], [ %127, %b6 ], !dbg !60
	%105 = icmp slt i64 %104, %79, !dbg !60
	br i1 %105, label %b6, label %b7, !dbg !60

b6:
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %104, !dbg !65
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %106, i32 0, i32 0, !dbg !65
	%108 = bitcast { float, float, float, float } addrspace(1)* %106 to <4 x float> addrspace(1)*, !dbg !65
	%109 = load <4 x float>, <4 x float> addrspace(1)* %108, align 16, !dbg !65
	%110 = extractelement <4 x float> %109, i32 0, !dbg !65
	%111 = extractelement <4 x float> %109, i32 1, !dbg !65
	%112 = extractelement <4 x float> %109, i32 2, !dbg !65
	%113 = extractelement <4 x float> %109, i32 3, !dbg !65
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %106, i32 0, i32 1, !dbg !65
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %106, i32 0, i32 2, !dbg !65
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %106, i32 0, i32 3, !dbg !65
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i64 %104, !dbg !66
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 0, !dbg !66
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 1, !dbg !66
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 2, !dbg !66
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 3, !dbg !66
	%122 = bitcast { float, float, float, float } addrspace(1)* %117 to <4 x float> addrspace(1)*, !dbg !66
	%123 = insertelement <4 x float> undef, float %110, i32 0, !dbg !66
	%124 = insertelement <4 x float> %123, float %111, i32 1, !dbg !66
	%125 = insertelement <4 x float> %124, float %112, i32 2, !dbg !66
	%126 = insertelement <4 x float> %125, float %113, i32 3, !dbg !66
	store <4 x float> %126, <4 x float> addrspace(1)* %122, align 16, !dbg !66
	%127 = add i64 %104, %102, !dbg !60
	br label %b5, !dbg !60

b7:
	%128 = sub i64 %40, %71, !dbg !67
	br label %b8, !dbg !68

b8:
	%129 = phi i64 [ %97, %b7 ], [ %135, %b9 ], !dbg !68
	%130 = icmp slt i64 %129, %128, !dbg !68
	br i1 %130, label %b9, label %b10, !dbg !68

b9:
	%131 = add i64 %71, %129, !dbg !69
	%132 = getelementptr inbounds float, float addrspace(1)* %42, i64 %131, !dbg !70
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !70
	%134 = getelementptr inbounds float, float addrspace(1)* %66, i64 %131, !dbg !71
	store float %133, float addrspace(1)* %134, align 4, !dbg !71
	%135 = add i64 %129, %102, !dbg !68
	br label %b8, !dbg !68

b10:
	call void @llvm.nvvm.barrier0(), !dbg !72
	%136 = sext i32 %5 to i64, !dbg !10
	%137 = trunc i64 %136 to i32, !dbg !10
	%138 = icmp slt i64 %97, %136, !dbg !73
	br i1 %138, label %b11, label %b12, !dbg !73

b11:
	call void @gpuc_fence_thread(), !dbg !74
	br label %b12, !dbg !74

b12:
	%139 = sext i32 %6 to i64, !dbg !13
	%140 = mul i64 %8, %136, !dbg !75
	%141 = add i64 %140, %139, !dbg !76
	br label %b13, !dbg !77

b13:
	%142 = phi i32 [ %98, %b12 ], [ %150, %b14_ok1 ], !dbg !77
	%143 = zext i32 %142 to i64, !dbg !77
	%144 = icmp ult i32 %142, %137, !dbg !77
	br i1 %144, label %b14, label %b15, !dbg !77

b14:
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %141, !dbg !78
	%146 = trunc i64 %143 to i32, !dbg !79
	%147 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !79
	%148 = icmp uge i64 %141, %p7, !dbg !78
	br i1 %148, label %b14_fail1, label %b14_ok1, !dbg !78, !prof !27

b14_ok1:
	%149 = bitcast i64* %147 to i8*, !dbg !79
	call void @gpuc_signal_op_thread(i8* %149, i64 %18, i32 9, i32 %146), !dbg !79
	%150 = add i32 %142, %103, !dbg !77
	br label %b13, !dbg !77

b15:
	%151 = phi i32 [ %160, %b16_ok1 ], [ %98, %b13 ], !dbg !80
	%152 = zext i32 %151 to i64, !dbg !80
	%153 = icmp ult i32 %151, %137, !dbg !80
	br i1 %153, label %b16, label %b17, !dbg !80

b16:
	%154 = add i64 %140, %152, !dbg !81
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %154, !dbg !82
	%156 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !83
	%157 = icmp uge i64 %154, %p7, !dbg !82
	br i1 %157, label %b16_fail1, label %b16_ok1, !dbg !82, !prof !27

b16_ok1:
	%158 = bitcast i64* %156 to i8*, !dbg !83
	%159 = call i64 @gpuc_signal_wait_until_thread(i8* %158, i32 5, i64 %18, i32 1, i8* %ctrl, i32 10), !dbg !83
	%160 = add i32 %151, %103, !dbg !80
	br label %b15, !dbg !80

b17:
	call void @llvm.nvvm.barrier0(), !dbg !84
	%161 = addrspacecast float addrspace(1)* %44 to float*, !dbg !86
	%162 = ptrtoint float* %161 to i64, !dbg !86
	%163 = and i64 %162, 15, !dbg !86
	%164 = icmp eq i64 %163, 0, !dbg !86
	%165 = or i1 %164, %76, !dbg !86
	%166 = icmp ugt i64 %71, %43, !dbg !85
	br i1 %166, label %b17_fail1, label %b17_ok1, !dbg !85, !prof !27

b17_ok1:
	br i1 %165, label %b18, label %b44, !dbg !86

b18:
	%167 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !86
	%168 = icmp eq i64 %83, 0, !dbg !89
	%169 = or i1 %168, %76, !dbg !89
	br label %b19, !dbg !90

b19:
	%170 = phi i64 [ %97, %b18 ], [ %305, %b36 ], !dbg !90
	%171 = icmp slt i64 %170, %79, !dbg !90
	br i1 %171, label %b20, label %b37, !dbg !90

b20:
	%172 = phi float [ %290, %b34 ], [ 0.000000e+00, %b19 ], !dbg !91
	%173 = phi float [ %291, %b34 ], [ 0.000000e+00, %b19 ], !dbg !91
	%174 = phi float [ %292, %b34 ], [ 0.000000e+00, %b19 ], !dbg !91
	%175 = phi float [ %293, %b34 ], [ 0.000000e+00, %b19 ], !dbg !91
	%176 = phi i32 [ %294, %b34 ], [ 0, %b19 ], !dbg !92
	%177 = zext i32 %176 to i64, !dbg !92
	%178 = trunc i64 %177 to i32, !dbg !92
	%179 = icmp ult i32 %176, %137, !dbg !93
	br i1 %179, label %b21, label %b36, !dbg !93

b21:
	%180 = bitcast float* %81 to i8*, !dbg !94
	%181 = call i8* @gpuc_peer_thread(i8* %180, i32 %178), !dbg !94
	%182 = bitcast i8* %181 to float*, !dbg !94
	%183 = icmp eq float* %182, null, !dbg !94
	%184 = select i1 %183, i64 0, i64 %83, !dbg !89
	%185 = or i1 %183, %169, !dbg !89
	br i1 %185, label %b22, label %b35, !dbg !89

b22:
	%186 = addrspacecast float* %182 to { float, float, float, float } addrspace(1)*, !dbg !89
	%187 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i64 %170, !dbg !95
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 0, !dbg !95
	%189 = icmp eq float* %182, null, !dbg !95
	br i1 %189, label %b22_fail1, label %b22_ok1, !dbg !95, !prof !27

b22_ok1:
	%190 = bitcast { float, float, float, float } addrspace(1)* %187 to <4 x float> addrspace(1)*, !dbg !95
	%191 = load <4 x float>, <4 x float> addrspace(1)* %190, align 16, !dbg !95
	%192 = extractelement <4 x float> %191, i32 0, !dbg !95
	%193 = extractelement <4 x float> %191, i32 1, !dbg !95
	%194 = extractelement <4 x float> %191, i32 2, !dbg !95
	%195 = extractelement <4 x float> %191, i32 3, !dbg !95
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 1, !dbg !95
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 2, !dbg !95
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 3, !dbg !95
	%199 = add i32 %178, 1, !dbg !96
	%200 = icmp slt i32 %199, %5, !dbg !97
	br i1 %200, label %b23, label %b26, !dbg !97

b23:
	%201 = bitcast float* %81 to i8*, !dbg !98
	%202 = call i8* @gpuc_peer_thread(i8* %201, i32 %199), !dbg !98
	%203 = bitcast i8* %202 to float*, !dbg !98
	%204 = icmp eq float* %203, null, !dbg !98
	%205 = select i1 %204, i64 0, i64 %83, !dbg !99
	%206 = or i1 %204, %169, !dbg !99
	br i1 %206, label %b24, label %b25, !dbg !99

b24:
	%207 = addrspacecast float* %203 to { float, float, float, float } addrspace(1)*, !dbg !99
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %207, i64 %170, !dbg !100
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 0, !dbg !100
	%210 = icmp eq float* %203, null, !dbg !100
	br i1 %210, label %b24_fail1, label %b24_ok1, !dbg !100, !prof !27

b24_ok1:
	%211 = bitcast { float, float, float, float } addrspace(1)* %208 to <4 x float> addrspace(1)*, !dbg !100
	%212 = load <4 x float>, <4 x float> addrspace(1)* %211, align 16, !dbg !100
	%213 = extractelement <4 x float> %212, i32 0, !dbg !100
	%214 = extractelement <4 x float> %212, i32 1, !dbg !100
	%215 = extractelement <4 x float> %212, i32 2, !dbg !100
	%216 = extractelement <4 x float> %212, i32 3, !dbg !100
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 1, !dbg !100
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 2, !dbg !100
	%219 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %208, i32 0, i32 3, !dbg !100
	br label %b26, !dbg !100

b25:
	call void asm sideeffect "", ""() nounwind, !dbg !99
	br label %fail, !dbg !99

b26:
	%220 = phi float [ 0.000000e+00, %b22_ok1 ], [ %213, %b24_ok1 ], !dbg !101
	%221 = phi float [ 0.000000e+00, %b22_ok1 ], [ %214, %b24_ok1 ], !dbg !101
	%222 = phi float [ 0.000000e+00, %b22_ok1 ], [ %215, %b24_ok1 ], !dbg !101
	%223 = phi float [ 0.000000e+00, %b22_ok1 ], [ %216, %b24_ok1 ], !dbg !101
	%224 = add i32 %176, 2, !dbg !102
	%225 = zext i32 %224 to i64, !dbg !102
	%226 = icmp ult i32 %224, %137, !dbg !103
	br i1 %226, label %b27, label %b30, !dbg !103

b27:
	%227 = trunc i64 %225 to i32, !dbg !104
	%228 = bitcast float* %81 to i8*, !dbg !104
	%229 = call i8* @gpuc_peer_thread(i8* %228, i32 %227), !dbg !104
	%230 = bitcast i8* %229 to float*, !dbg !104
	%231 = icmp eq float* %230, null, !dbg !104
	%232 = select i1 %231, i64 0, i64 %83, !dbg !105
	%233 = or i1 %231, %169, !dbg !105
	br i1 %233, label %b28, label %b29, !dbg !105

b28:
	%234 = addrspacecast float* %230 to { float, float, float, float } addrspace(1)*, !dbg !105
	%235 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i64 %170, !dbg !106
	%236 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i32 0, i32 0, !dbg !106
	%237 = icmp eq float* %230, null, !dbg !106
	br i1 %237, label %b28_fail1, label %b28_ok1, !dbg !106, !prof !27

b28_ok1:
	%238 = bitcast { float, float, float, float } addrspace(1)* %235 to <4 x float> addrspace(1)*, !dbg !106
	%239 = load <4 x float>, <4 x float> addrspace(1)* %238, align 16, !dbg !106
	%240 = extractelement <4 x float> %239, i32 0, !dbg !106
	%241 = extractelement <4 x float> %239, i32 1, !dbg !106
	%242 = extractelement <4 x float> %239, i32 2, !dbg !106
	%243 = extractelement <4 x float> %239, i32 3, !dbg !106
	%244 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i32 0, i32 1, !dbg !106
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i32 0, i32 2, !dbg !106
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i32 0, i32 3, !dbg !106
	br label %b30, !dbg !106

b29:
	call void asm sideeffect "", ""() nounwind, !dbg !105
	br label %fail, !dbg !105

b30:
	%247 = phi float [ 0.000000e+00, %b26 ], [ %240, %b28_ok1 ], !dbg !107
	%248 = phi float [ 0.000000e+00, %b26 ], [ %241, %b28_ok1 ], !dbg !107
	%249 = phi float [ 0.000000e+00, %b26 ], [ %242, %b28_ok1 ], !dbg !107
	%250 = phi float [ 0.000000e+00, %b26 ], [ %243, %b28_ok1 ], !dbg !107
	%251 = add i32 %176, 3, !dbg !108
	%252 = zext i32 %251 to i64, !dbg !108
	%253 = icmp ult i32 %251, %137, !dbg !109
	br i1 %253, label %b31, label %b34, !dbg !109

b31:
	%254 = trunc i64 %252 to i32, !dbg !110
	%255 = bitcast float* %81 to i8*, !dbg !110
	%256 = call i8* @gpuc_peer_thread(i8* %255, i32 %254), !dbg !110
	%257 = bitcast i8* %256 to float*, !dbg !110
	%258 = icmp eq float* %257, null, !dbg !110
	%259 = select i1 %258, i64 0, i64 %83, !dbg !111
	%260 = or i1 %258, %169, !dbg !111
	br i1 %260, label %b32, label %b33, !dbg !111

b32:
	%261 = addrspacecast float* %257 to { float, float, float, float } addrspace(1)*, !dbg !111
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %261, i64 %170, !dbg !112
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %262, i32 0, i32 0, !dbg !112
	%264 = icmp eq float* %257, null, !dbg !112
	br i1 %264, label %b32_fail1, label %b32_ok1, !dbg !112, !prof !27

b32_ok1:
	%265 = bitcast { float, float, float, float } addrspace(1)* %262 to <4 x float> addrspace(1)*, !dbg !112
	%266 = load <4 x float>, <4 x float> addrspace(1)* %265, align 16, !dbg !112
	%267 = extractelement <4 x float> %266, i32 0, !dbg !112
	%268 = extractelement <4 x float> %266, i32 1, !dbg !112
	%269 = extractelement <4 x float> %266, i32 2, !dbg !112
	%270 = extractelement <4 x float> %266, i32 3, !dbg !112
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %262, i32 0, i32 1, !dbg !112
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %262, i32 0, i32 2, !dbg !112
	%273 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %262, i32 0, i32 3, !dbg !112
	br label %b34, !dbg !112

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !111
	br label %fail, !dbg !111

b34:
	%274 = phi float [ 0.000000e+00, %b30 ], [ %267, %b32_ok1 ], !dbg !113
	%275 = phi float [ 0.000000e+00, %b30 ], [ %268, %b32_ok1 ], !dbg !113
	%276 = phi float [ 0.000000e+00, %b30 ], [ %269, %b32_ok1 ], !dbg !113
	%277 = phi float [ 0.000000e+00, %b30 ], [ %270, %b32_ok1 ], !dbg !113
	%278 = fadd float %192, %220, !dbg !116
	%279 = fadd float %193, %221, !dbg !117
	%280 = fadd float %194, %222, !dbg !118
	%281 = fadd float %195, %223, !dbg !119
	%282 = fadd float %247, %274, !dbg !121
	%283 = fadd float %248, %275, !dbg !122
	%284 = fadd float %249, %276, !dbg !123
	%285 = fadd float %250, %277, !dbg !124
	%286 = fadd float %278, %282, !dbg !126
	%287 = fadd float %279, %283, !dbg !127
	%288 = fadd float %280, %284, !dbg !128
	%289 = fadd float %281, %285, !dbg !129
	%290 = fadd float %172, %286, !dbg !131
	%291 = fadd float %173, %287, !dbg !132
	%292 = fadd float %174, %288, !dbg !133
	%293 = fadd float %175, %289, !dbg !134
	%294 = add i32 %176, 4, !dbg !135
	br label %b20, !dbg !135

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !89
	br label %fail, !dbg !89

b36:
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %167, i64 %170, !dbg !136
	%296 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %295, i32 0, i32 0, !dbg !136
	%297 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %295, i32 0, i32 1, !dbg !136
	%298 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %295, i32 0, i32 2, !dbg !136
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %295, i32 0, i32 3, !dbg !136
	%300 = bitcast { float, float, float, float } addrspace(1)* %295 to <4 x float> addrspace(1)*, !dbg !136
	%301 = insertelement <4 x float> undef, float %172, i32 0, !dbg !136
	%302 = insertelement <4 x float> %301, float %173, i32 1, !dbg !136
	%303 = insertelement <4 x float> %302, float %174, i32 2, !dbg !136
	%304 = insertelement <4 x float> %303, float %175, i32 3, !dbg !136
	store <4 x float> %304, <4 x float> addrspace(1)* %300, align 16, !dbg !136
	%305 = add i64 %170, %102, !dbg !90
	br label %b19, !dbg !90

b37:
	%306 = phi i64 [ %325, %b40 ], [ %97, %b19 ], !dbg !137
	%307 = icmp slt i64 %306, %128, !dbg !137
	br i1 %307, label %b38, label %b41, !dbg !137

b38:
	%308 = add i64 %71, %306, !dbg !138
	br label %b39, !dbg !139

b39:
	%309 = phi float [ %321, %b39_ok1 ], [ 0.000000e+00, %b38 ], !dbg !139
	%310 = phi i64 [ %322, %b39_ok1 ], [ 0, %b38 ], !dbg !139
	%311 = trunc i64 %310 to i32, !dbg !140
	%312 = bitcast float* %81 to i8*, !dbg !140
	%313 = call i8* @gpuc_peer_thread(i8* %312, i32 %311), !dbg !140
	%314 = bitcast i8* %313 to float*, !dbg !140
	%315 = icmp eq float* %314, null, !dbg !140
	%316 = select i1 %315, i64 0, i64 %65, !dbg !140
	%317 = addrspacecast float* %314 to float addrspace(1)*, !dbg !141
	%318 = getelementptr inbounds float, float addrspace(1)* %317, i64 %308, !dbg !141
	%319 = icmp uge i64 %308, %316, !dbg !141
	br i1 %319, label %b39_fail1, label %b39_ok1, !dbg !141, !prof !27

b39_ok1:
	%320 = load float, float addrspace(1)* %318, align 4, !dbg !141
	%321 = fadd float %309, %320, !dbg !142
	%322 = add i64 %310, 1, !dbg !142
	%323 = icmp slt i64 %322, %136, !dbg !142
	br i1 %323, label %b39, label %b40, !dbg !142

b40:
	%324 = getelementptr inbounds float, float addrspace(1)* %44, i64 %308, !dbg !143
	store float %321, float addrspace(1)* %324, align 4, !dbg !143
	%325 = add i64 %306, %102, !dbg !137
	br label %b37, !dbg !137

b41:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%326 = icmp eq i64 %97, 0, !dbg !147
	br i1 %326, label %b42, label %b43, !dbg !147

b42:
	%327 = load i64, i64 addrspace(1)* %15, align 8, !dbg !148
	%328 = add i64 %327, 1, !dbg !149
	store i64 %328, i64 addrspace(1)* %15, align 8, !dbg !148
	br label %b43, !dbg !148

b43:
	ret void, !dbg !145

b44:
	call void asm sideeffect "", ""() nounwind, !dbg !86
	br label %fail, !dbg !86

b45:
	call void asm sideeffect "", ""() nounwind, !dbg !59
	br label %fail, !dbg !59

b46:
	call void asm sideeffect "", ""() nounwind, !dbg !57
	br label %fail, !dbg !57

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !26
	br label %fail, !dbg !26

b2_fail1:
	%329 = icmp ugt i64 %38, %p3, !dbg !43
	br i1 %329, label %b2_fail2, label %b2_ok2, !dbg !43

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !43
	br label %fail, !dbg !43

b2_ok2:
	%330 = icmp ugt i64 %30, %38, !dbg !43
	br i1 %330, label %b2_fail3, label %b2_ok3, !dbg !43

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !43
	br label %fail, !dbg !43

b2_ok3:
	%331 = icmp ugt i64 %38, %p1, !dbg !44
	br i1 %331, label %b2_fail4, label %b2_ok4, !dbg !44

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !44
	br label %fail, !dbg !44

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !46
	br label %fail, !dbg !46

b2_fail5:
	%332 = icmp ugt i64 %64, %p5, !dbg !53
	br i1 %332, label %b2_fail6, label %b2_ok6, !dbg !53

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

b14_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !78
	br label %fail, !dbg !78

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b17_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !85
	br label %fail, !dbg !85

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !95
	br label %fail, !dbg !95

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !100
	br label %fail, !dbg !100

b28_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !106
	br label %fail, !dbg !106

b32_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !112
	br label %fail, !dbg !112

b39_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !141
	br label %fail, !dbg !141

fail:
	%333 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b3_fail1 ], [ 8, %b14_fail1 ], [ 9, %b16_fail1 ], [ 11, %b17_fail1 ], [ 14, %b22_fail1 ], [ 16, %b24_fail1 ], [ 15, %b25 ], [ 18, %b28_fail1 ], [ 17, %b29 ], [ 20, %b32_fail1 ], [ 19, %b33 ], [ 13, %b35 ], [ 21, %b39_fail1 ], [ 12, %b44 ], [ 7, %b45 ], [ 7, %b46 ], !dbg !7
	%334 = phi i64 [ %14, %b0_fail1 ], [ %38, %b2_fail2 ], [ %30, %b2_fail3 ], [ %38, %b2_fail4 ], [ 0, %b2_ok4 ], [ %64, %b2_fail6 ], [ %63, %b2_ok6 ], [ %71, %b2_fail7 ], [ %71, %b3_fail1 ], [ %141, %b14_fail1 ], [ %154, %b16_fail1 ], [ %71, %b17_fail1 ], [ %170, %b22_fail1 ], [ %170, %b24_fail1 ], [ %205, %b25 ], [ %170, %b28_fail1 ], [ %232, %b29 ], [ %170, %b32_fail1 ], [ %259, %b33 ], [ %184, %b35 ], [ %308, %b39_fail1 ], [ %163, %b44 ], [ %83, %b45 ], [ %74, %b46 ], !dbg !7
	%335 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %38, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %64, %b2_ok6 ], [ %41, %b2_fail7 ], [ %65, %b3_fail1 ], [ %p7, %b14_fail1 ], [ %p7, %b16_fail1 ], [ %43, %b17_fail1 ], [ 0, %b22_fail1 ], [ 0, %b24_fail1 ], [ 16, %b25 ], [ 0, %b28_fail1 ], [ 16, %b29 ], [ 0, %b32_fail1 ], [ 16, %b33 ], [ 16, %b35 ], [ %316, %b39_fail1 ], [ 16, %b44 ], [ 16, %b45 ], [ 16, %b46 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %333, i64 %334, i64 %335), !dbg !7
	ret void, !dbg !7
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
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169, !range !61
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !169, !range !61
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !169, !range !62
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
	%66 = icmp eq i64 %15, -1, !dbg !180
	%67 = select i1 %66, i64 1, i64 %15, !dbg !180
	%68 = sdiv i64 %65, %67, !dbg !180
	%69 = sub i64 0, %65, !dbg !180
	%70 = select i1 %66, i64 %69, i64 %68, !dbg !180
	%71 = mul i64 %70, 4, !dbg !181
	%72 = trunc i64 %14 to i32, !dbg !182
	%73 = add i32 %72, 1, !dbg !182
	%74 = zext i32 %73 to i64, !dbg !182
	%75 = mul i64 %64, %74, !dbg !183
	%76 = icmp eq i64 %15, -1, !dbg !184
	%77 = select i1 %76, i64 1, i64 %15, !dbg !184
	%78 = sdiv i64 %75, %77, !dbg !184
	%79 = sub i64 0, %75, !dbg !184
	%80 = select i1 %76, i64 %79, i64 %78, !dbg !184
	%81 = mul i64 %80, 4, !dbg !185
	%82 = sub i64 %81, %71, !dbg !186
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %71, !dbg !186
	%84 = getelementptr inbounds float, float addrspace(1)* %0, i64 %71, !dbg !187
	%85 = ashr i64 %82, 2, !dbg !188
	%86 = trunc i64 %21 to i32, !dbg !189
	%87 = trunc i64 %19 to i32, !dbg !189
	%88 = mul i32 %86, %87, !dbg !189
	%89 = trunc i64 %9 to i32, !dbg !189
	%90 = add i32 %89, %88, !dbg !189
	%91 = zext i32 %90 to i64, !dbg !189
	%92 = mul i64 %11, %91, !dbg !189
	%93 = add i64 %7, %92, !dbg !189
	%94 = mul i64 %93, %42, !dbg !189
	%95 = add i64 %94, %37, !dbg !189
	%96 = mul i64 %11, %21, !dbg !189
	%97 = mul i64 %96, %23, !dbg !189
	%98 = mul i64 %97, %42, !dbg !189
	%99 = icmp eq i64 %82, 0, !dbg !191
	%100 = icmp ugt i64 %81, %p3, !dbg !186
	%101 = icmp ugt i64 %71, %81, !dbg !186
	%102 = icmp ugt i64 %81, %p1, !dbg !187
	%103 = or i1 %100, %101, !dbg !187
	%104 = or i1 %103, %102, !dbg !187
	br i1 %104, label %b5_fail1, label %b5_ok1, !dbg !187, !prof !27

b5_ok1:
	br label %b6, !dbg !189

b6:
	%105 = phi i64 [ %95, %b5_ok1 ], [ %262, %b25 ], !dbg !189
	%106 = icmp slt i64 %105, %85, !dbg !189
	br i1 %106, label %b7, label %b27, !dbg !189

b7:
	%107 = phi float [ %230, %b21 ], [ 0.000000e+00, %b6 ], !dbg !192
	%108 = phi float [ %231, %b21 ], [ 0.000000e+00, %b6 ], !dbg !192
	%109 = phi float [ %232, %b21 ], [ 0.000000e+00, %b6 ], !dbg !192
	%110 = phi float [ %233, %b21 ], [ 0.000000e+00, %b6 ], !dbg !192
	%111 = phi i32 [ %234, %b21 ], [ 0, %b6 ], !dbg !193
	%112 = zext i32 %111 to i64, !dbg !193
	%113 = trunc i64 %112 to i32, !dbg !193
	%114 = icmp ult i32 %111, %16, !dbg !194
	br i1 %114, label %b8, label %b23, !dbg !194

b8:
	%115 = addrspacecast float addrspace(1)* %83 to float*, !dbg !195
	%116 = bitcast float* %115 to i8*, !dbg !195
	%117 = call i8* @gpuc_peer_thread(i8* %116, i32 %113), !dbg !195
	%118 = bitcast i8* %117 to float*, !dbg !195
	%119 = icmp eq float* %118, null, !dbg !195
	%120 = ptrtoint float* %115 to i64, !dbg !191
	%121 = and i64 %120, 15, !dbg !191
	%122 = select i1 %119, i64 0, i64 %121, !dbg !191
	%123 = icmp eq i64 %121, 0, !dbg !191
	%124 = or i1 %123, %99, !dbg !191
	%125 = or i1 %119, %124, !dbg !191
	br i1 %125, label %b9, label %b22, !dbg !191

b9:
	%126 = addrspacecast float* %118 to { float, float, float, float } addrspace(1)*, !dbg !191
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %126, i64 %105, !dbg !196
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 0, !dbg !196
	%129 = icmp eq float* %118, null, !dbg !196
	br i1 %129, label %b9_fail1, label %b9_ok1, !dbg !196, !prof !27

b9_ok1:
	%130 = bitcast { float, float, float, float } addrspace(1)* %127 to <4 x float> addrspace(1)*, !dbg !196
	%131 = load <4 x float>, <4 x float> addrspace(1)* %130, align 16, !dbg !196
	%132 = extractelement <4 x float> %131, i32 0, !dbg !196
	%133 = extractelement <4 x float> %131, i32 1, !dbg !196
	%134 = extractelement <4 x float> %131, i32 2, !dbg !196
	%135 = extractelement <4 x float> %131, i32 3, !dbg !196
	%136 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 1, !dbg !196
	%137 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 2, !dbg !196
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %127, i32 0, i32 3, !dbg !196
	%139 = add i32 %113, 1, !dbg !197
	%140 = icmp slt i32 %139, %4, !dbg !198
	br i1 %140, label %b10, label %b13, !dbg !198

b10:
	%141 = bitcast float* %115 to i8*, !dbg !199
	%142 = call i8* @gpuc_peer_thread(i8* %141, i32 %139), !dbg !199
	%143 = bitcast i8* %142 to float*, !dbg !199
	%144 = icmp eq float* %143, null, !dbg !199
	%145 = select i1 %144, i64 0, i64 %121, !dbg !200
	%146 = or i1 %144, %124, !dbg !200
	br i1 %146, label %b11, label %b12, !dbg !200

b11:
	%147 = addrspacecast float* %143 to { float, float, float, float } addrspace(1)*, !dbg !200
	%148 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i64 %105, !dbg !201
	%149 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %148, i32 0, i32 0, !dbg !201
	%150 = icmp eq float* %143, null, !dbg !201
	br i1 %150, label %b11_fail1, label %b11_ok1, !dbg !201, !prof !27

b11_ok1:
	%151 = bitcast { float, float, float, float } addrspace(1)* %148 to <4 x float> addrspace(1)*, !dbg !201
	%152 = load <4 x float>, <4 x float> addrspace(1)* %151, align 16, !dbg !201
	%153 = extractelement <4 x float> %152, i32 0, !dbg !201
	%154 = extractelement <4 x float> %152, i32 1, !dbg !201
	%155 = extractelement <4 x float> %152, i32 2, !dbg !201
	%156 = extractelement <4 x float> %152, i32 3, !dbg !201
	%157 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %148, i32 0, i32 1, !dbg !201
	%158 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %148, i32 0, i32 2, !dbg !201
	%159 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %148, i32 0, i32 3, !dbg !201
	br label %b13, !dbg !201

b12:
	call void asm sideeffect "", ""() nounwind, !dbg !200
	br label %fail, !dbg !200

b13:
	%160 = phi float [ 0.000000e+00, %b9_ok1 ], [ %153, %b11_ok1 ], !dbg !202
	%161 = phi float [ 0.000000e+00, %b9_ok1 ], [ %154, %b11_ok1 ], !dbg !202
	%162 = phi float [ 0.000000e+00, %b9_ok1 ], [ %155, %b11_ok1 ], !dbg !202
	%163 = phi float [ 0.000000e+00, %b9_ok1 ], [ %156, %b11_ok1 ], !dbg !202
	%164 = add i32 %111, 2, !dbg !203
	%165 = zext i32 %164 to i64, !dbg !203
	%166 = icmp ult i32 %164, %16, !dbg !204
	br i1 %166, label %b14, label %b17, !dbg !204

b14:
	%167 = trunc i64 %165 to i32, !dbg !205
	%168 = bitcast float* %115 to i8*, !dbg !205
	%169 = call i8* @gpuc_peer_thread(i8* %168, i32 %167), !dbg !205
	%170 = bitcast i8* %169 to float*, !dbg !205
	%171 = icmp eq float* %170, null, !dbg !205
	%172 = select i1 %171, i64 0, i64 %121, !dbg !206
	%173 = or i1 %171, %124, !dbg !206
	br i1 %173, label %b15, label %b16, !dbg !206

b15:
	%174 = addrspacecast float* %170 to { float, float, float, float } addrspace(1)*, !dbg !206
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %174, i64 %105, !dbg !207
	%176 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 0, !dbg !207
	%177 = icmp eq float* %170, null, !dbg !207
	br i1 %177, label %b15_fail1, label %b15_ok1, !dbg !207, !prof !27

b15_ok1:
	%178 = bitcast { float, float, float, float } addrspace(1)* %175 to <4 x float> addrspace(1)*, !dbg !207
	%179 = load <4 x float>, <4 x float> addrspace(1)* %178, align 16, !dbg !207
	%180 = extractelement <4 x float> %179, i32 0, !dbg !207
	%181 = extractelement <4 x float> %179, i32 1, !dbg !207
	%182 = extractelement <4 x float> %179, i32 2, !dbg !207
	%183 = extractelement <4 x float> %179, i32 3, !dbg !207
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 1, !dbg !207
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 2, !dbg !207
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 3, !dbg !207
	br label %b17, !dbg !207

b16:
	call void asm sideeffect "", ""() nounwind, !dbg !206
	br label %fail, !dbg !206

b17:
	%187 = phi float [ 0.000000e+00, %b13 ], [ %180, %b15_ok1 ], !dbg !208
	%188 = phi float [ 0.000000e+00, %b13 ], [ %181, %b15_ok1 ], !dbg !208
	%189 = phi float [ 0.000000e+00, %b13 ], [ %182, %b15_ok1 ], !dbg !208
	%190 = phi float [ 0.000000e+00, %b13 ], [ %183, %b15_ok1 ], !dbg !208
	%191 = add i32 %111, 3, !dbg !209
	%192 = zext i32 %191 to i64, !dbg !209
	%193 = icmp ult i32 %191, %16, !dbg !210
	br i1 %193, label %b18, label %b21, !dbg !210

b18:
	%194 = trunc i64 %192 to i32, !dbg !211
	%195 = bitcast float* %115 to i8*, !dbg !211
	%196 = call i8* @gpuc_peer_thread(i8* %195, i32 %194), !dbg !211
	%197 = bitcast i8* %196 to float*, !dbg !211
	%198 = icmp eq float* %197, null, !dbg !211
	%199 = select i1 %198, i64 0, i64 %121, !dbg !212
	%200 = or i1 %198, %124, !dbg !212
	br i1 %200, label %b19, label %b20, !dbg !212

b19:
	%201 = addrspacecast float* %197 to { float, float, float, float } addrspace(1)*, !dbg !212
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %201, i64 %105, !dbg !213
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 0, !dbg !213
	%204 = icmp eq float* %197, null, !dbg !213
	br i1 %204, label %b19_fail1, label %b19_ok1, !dbg !213, !prof !27

b19_ok1:
	%205 = bitcast { float, float, float, float } addrspace(1)* %202 to <4 x float> addrspace(1)*, !dbg !213
	%206 = load <4 x float>, <4 x float> addrspace(1)* %205, align 16, !dbg !213
	%207 = extractelement <4 x float> %206, i32 0, !dbg !213
	%208 = extractelement <4 x float> %206, i32 1, !dbg !213
	%209 = extractelement <4 x float> %206, i32 2, !dbg !213
	%210 = extractelement <4 x float> %206, i32 3, !dbg !213
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 1, !dbg !213
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 2, !dbg !213
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 3, !dbg !213
	br label %b21, !dbg !213

b20:
	call void asm sideeffect "", ""() nounwind, !dbg !212
	br label %fail, !dbg !212

b21:
	%214 = phi float [ 0.000000e+00, %b17 ], [ %207, %b19_ok1 ], !dbg !214
	%215 = phi float [ 0.000000e+00, %b17 ], [ %208, %b19_ok1 ], !dbg !214
	%216 = phi float [ 0.000000e+00, %b17 ], [ %209, %b19_ok1 ], !dbg !214
	%217 = phi float [ 0.000000e+00, %b17 ], [ %210, %b19_ok1 ], !dbg !214
	%218 = fadd float %132, %160, !dbg !216
	%219 = fadd float %133, %161, !dbg !217
	%220 = fadd float %134, %162, !dbg !218
	%221 = fadd float %135, %163, !dbg !219
	%222 = fadd float %187, %214, !dbg !221
	%223 = fadd float %188, %215, !dbg !222
	%224 = fadd float %189, %216, !dbg !223
	%225 = fadd float %190, %217, !dbg !224
	%226 = fadd float %218, %222, !dbg !226
	%227 = fadd float %219, %223, !dbg !227
	%228 = fadd float %220, %224, !dbg !228
	%229 = fadd float %221, %225, !dbg !229
	%230 = fadd float %107, %226, !dbg !231
	%231 = fadd float %108, %227, !dbg !232
	%232 = fadd float %109, %228, !dbg !233
	%233 = fadd float %110, %229, !dbg !234
	%234 = add i32 %111, 4, !dbg !235
	br label %b7, !dbg !235

b22:
	call void asm sideeffect "", ""() nounwind, !dbg !191
	br label %fail, !dbg !191

b23:
	%235 = phi i64 [ %260, %b24_ok1 ], [ 0, %b7 ], !dbg !236
	%236 = trunc i64 %235 to i32, !dbg !152
	%237 = addrspacecast float addrspace(1)* %84 to float*, !dbg !152
	%238 = bitcast float* %237 to i8*, !dbg !152
	%239 = call i8* @gpuc_peer_thread(i8* %238, i32 %236), !dbg !152
	%240 = bitcast i8* %239 to float*, !dbg !152
	%241 = icmp eq float* %240, null, !dbg !152
	%242 = ptrtoint float* %237 to i64, !dbg !237
	%243 = and i64 %242, 15, !dbg !237
	%244 = select i1 %241, i64 0, i64 %243, !dbg !237
	%245 = icmp eq i64 %243, 0, !dbg !237
	%246 = or i1 %245, %99, !dbg !237
	%247 = or i1 %241, %246, !dbg !237
	br i1 %247, label %b24, label %b26, !dbg !237

b24:
	%248 = addrspacecast float* %240 to { float, float, float, float } addrspace(1)*, !dbg !237
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i64 %105, !dbg !238
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 0, !dbg !238
	%251 = icmp eq float* %240, null, !dbg !238
	br i1 %251, label %b24_fail1, label %b24_ok1, !dbg !238, !prof !27

b24_ok1:
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 1, !dbg !238
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 2, !dbg !238
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 3, !dbg !238
	%255 = bitcast { float, float, float, float } addrspace(1)* %249 to <4 x float> addrspace(1)*, !dbg !238
	%256 = insertelement <4 x float> undef, float %107, i32 0, !dbg !238
	%257 = insertelement <4 x float> %256, float %108, i32 1, !dbg !238
	%258 = insertelement <4 x float> %257, float %109, i32 2, !dbg !238
	%259 = insertelement <4 x float> %258, float %110, i32 3, !dbg !238
	store <4 x float> %259, <4 x float> addrspace(1)* %255, align 16, !dbg !238
	%260 = add i64 %235, 1, !dbg !238
	%261 = icmp slt i64 %260, %15, !dbg !238
	br i1 %261, label %b23, label %b25, !dbg !238

b25:
	%262 = add i64 %105, %98, !dbg !189
	br label %b6, !dbg !189

b26:
	call void asm sideeffect "", ""() nounwind, !dbg !237
	br label %fail, !dbg !237

b27:
	%263 = sub i32 %16, 1, !dbg !239
	%264 = zext i32 %263 to i64, !dbg !239
	%265 = icmp eq i64 %14, %264, !dbg !240
	br i1 %265, label %b28, label %b34, !dbg !240

b28:
	%266 = mul i64 %64, 4, !dbg !241
	%267 = sub i64 %p3, %266, !dbg !242
	br label %b29, !dbg !243

b29:
	%268 = phi i64 [ %95, %b28 ], [ %300, %b33 ], !dbg !243
	%269 = icmp slt i64 %268, %267, !dbg !243
	br i1 %269, label %b30, label %b34, !dbg !243

b30:
	%270 = add i64 %81, %268, !dbg !244
	br label %b31, !dbg !245

b31:
	%271 = phi float [ %284, %b31_ok1 ], [ 0.000000e+00, %b30 ], !dbg !245
	%272 = phi i64 [ %285, %b31_ok1 ], [ 0, %b30 ], !dbg !245
	%273 = trunc i64 %272 to i32, !dbg !246
	%274 = addrspacecast float addrspace(1)* %1 to float*, !dbg !246
	%275 = bitcast float* %274 to i8*, !dbg !246
	%276 = call i8* @gpuc_peer_thread(i8* %275, i32 %273), !dbg !246
	%277 = bitcast i8* %276 to float*, !dbg !246
	%278 = icmp eq float* %277, null, !dbg !246
	%279 = select i1 %278, i64 0, i64 %p3, !dbg !246
	%280 = addrspacecast float* %277 to float addrspace(1)*, !dbg !247
	%281 = getelementptr inbounds float, float addrspace(1)* %280, i64 %270, !dbg !247
	%282 = icmp uge i64 %270, %279, !dbg !247
	br i1 %282, label %b31_fail1, label %b31_ok1, !dbg !247, !prof !27

b31_ok1:
	%283 = load float, float addrspace(1)* %281, align 4, !dbg !247
	%284 = fadd float %271, %283, !dbg !248
	%285 = add i64 %272, 1, !dbg !248
	%286 = icmp slt i64 %285, %15, !dbg !248
	br i1 %286, label %b31, label %b32, !dbg !248

b32:
	%287 = phi i64 [ %298, %b32_ok1 ], [ 0, %b31_ok1 ], !dbg !249
	%288 = trunc i64 %287 to i32, !dbg !250
	%289 = addrspacecast float addrspace(1)* %0 to float*, !dbg !250
	%290 = bitcast float* %289 to i8*, !dbg !250
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %288), !dbg !250
	%292 = bitcast i8* %291 to float*, !dbg !250
	%293 = icmp eq float* %292, null, !dbg !250
	%294 = select i1 %293, i64 0, i64 %p1, !dbg !250
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !251
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %270, !dbg !251
	%297 = icmp uge i64 %270, %294, !dbg !251
	br i1 %297, label %b32_fail1, label %b32_ok1, !dbg !251, !prof !27

b32_ok1:
	store float %284, float addrspace(1)* %296, align 4, !dbg !251
	%298 = add i64 %287, 1, !dbg !251
	%299 = icmp slt i64 %298, %15, !dbg !251
	br i1 %299, label %b32, label %b33, !dbg !251

b33:
	%300 = add i64 %268, %98, !dbg !243
	br label %b29, !dbg !243

b34:
	call void @llvm.nvvm.barrier0(), !dbg !252
	%301 = icmp slt i64 %37, %15, !dbg !253
	br i1 %301, label %b35, label %b36, !dbg !253

b35:
	call void @gpuc_fence_thread(), !dbg !254
	br label %b36, !dbg !254

b36:
	%302 = add i64 %p6, %7, !dbg !255
	%303 = mul i64 %302, %15, !dbg !256
	%304 = add i64 %303, %14, !dbg !257
	br label %b37, !dbg !258

b37:
	%305 = phi i32 [ %38, %b36 ], [ %313, %b38_ok1 ], !dbg !258
	%306 = zext i32 %305 to i64, !dbg !258
	%307 = icmp ult i32 %305, %16, !dbg !258
	br i1 %307, label %b38, label %b39, !dbg !258

b38:
	%308 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %304, !dbg !259
	%309 = trunc i64 %306 to i32, !dbg !260
	%310 = addrspacecast i64 addrspace(1)* %308 to i64*, !dbg !260
	%311 = icmp uge i64 %304, %p5, !dbg !259
	br i1 %311, label %b38_fail1, label %b38_ok1, !dbg !259, !prof !27

b38_ok1:
	%312 = bitcast i64* %310 to i8*, !dbg !260
	call void @gpuc_signal_op_thread(i8* %312, i64 %26, i32 9, i32 %309), !dbg !260
	%313 = add i32 %305, %43, !dbg !258
	br label %b37, !dbg !258

b39:
	%314 = phi i32 [ %323, %b40_ok1 ], [ %38, %b37 ], !dbg !261
	%315 = zext i32 %314 to i64, !dbg !261
	%316 = icmp ult i32 %314, %16, !dbg !261
	br i1 %316, label %b40, label %b41, !dbg !261

b40:
	%317 = add i64 %303, %315, !dbg !262
	%318 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %317, !dbg !263
	%319 = addrspacecast i64 addrspace(1)* %318 to i64*, !dbg !264
	%320 = icmp uge i64 %317, %p5, !dbg !263
	br i1 %320, label %b40_fail1, label %b40_ok1, !dbg !263, !prof !27

b40_ok1:
	%321 = bitcast i64* %319 to i8*, !dbg !264
	%322 = call i64 @gpuc_signal_wait_until_thread(i8* %321, i32 5, i64 %26, i32 1, i8* %ctrl, i32 10), !dbg !264
	%323 = add i32 %314, %43, !dbg !261
	br label %b39, !dbg !261

b41:
	call void @llvm.nvvm.barrier0(), !dbg !265
	%324 = icmp eq i64 %37, 0, !dbg !267
	br i1 %324, label %b42, label %b43, !dbg !267

b42:
	%325 = load i64, i64 addrspace(1)* %24, align 8, !dbg !268
	%326 = add i64 %325, 1, !dbg !269
	store i64 %326, i64 addrspace(1)* %24, align 8, !dbg !268
	br label %b43, !dbg !268

b43:
	ret void, !dbg !266

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !162
	br label %fail, !dbg !162

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !171
	br label %fail, !dbg !171

b4_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !175
	br label %fail, !dbg !175

b5_fail1:
	%327 = icmp ugt i64 %81, %p3, !dbg !186
	br i1 %327, label %b5_fail2, label %b5_ok2, !dbg !186

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !186
	br label %fail, !dbg !186

b5_ok2:
	%328 = icmp ugt i64 %71, %81, !dbg !186
	br i1 %328, label %b5_fail3, label %b5_ok3, !dbg !186

b5_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !186
	br label %fail, !dbg !186

b5_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !187
	br label %fail, !dbg !187

b9_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !196
	br label %fail, !dbg !196

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !201
	br label %fail, !dbg !201

b15_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !207
	br label %fail, !dbg !207

b19_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !213
	br label %fail, !dbg !213

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !238
	br label %fail, !dbg !238

b31_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !247
	br label %fail, !dbg !247

b32_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !251
	br label %fail, !dbg !251

b38_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !259
	br label %fail, !dbg !259

b40_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !263
	br label %fail, !dbg !263

fail:
	%329 = phi i32 [ 0, %b0_fail1 ], [ 8, %b2_fail1 ], [ 9, %b4_fail1 ], [ 23, %b5_fail2 ], [ 24, %b5_fail3 ], [ 23, %b5_ok3 ], [ 14, %b9_fail1 ], [ 16, %b11_fail1 ], [ 15, %b12 ], [ 18, %b15_fail1 ], [ 17, %b16 ], [ 20, %b19_fail1 ], [ 19, %b20 ], [ 13, %b22 ], [ 26, %b24_fail1 ], [ 25, %b26 ], [ 27, %b31_fail1 ], [ 28, %b32_fail1 ], [ 8, %b38_fail1 ], [ 9, %b40_fail1 ], !dbg !151
	%330 = phi i64 [ %13, %b0_fail1 ], [ %44, %b2_fail1 ], [ %57, %b4_fail1 ], [ %81, %b5_fail2 ], [ %71, %b5_fail3 ], [ %81, %b5_ok3 ], [ %105, %b9_fail1 ], [ %105, %b11_fail1 ], [ %145, %b12 ], [ %105, %b15_fail1 ], [ %172, %b16 ], [ %105, %b19_fail1 ], [ %199, %b20 ], [ %122, %b22 ], [ %105, %b24_fail1 ], [ %244, %b26 ], [ %270, %b31_fail1 ], [ %270, %b32_fail1 ], [ %304, %b38_fail1 ], [ %317, %b40_fail1 ], !dbg !151
	%331 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %81, %b5_fail3 ], [ %p1, %b5_ok3 ], [ 0, %b9_fail1 ], [ 0, %b11_fail1 ], [ 16, %b12 ], [ 0, %b15_fail1 ], [ 16, %b16 ], [ 0, %b19_fail1 ], [ 16, %b20 ], [ 16, %b22 ], [ 0, %b24_fail1 ], [ 16, %b26 ], [ %279, %b31_fail1 ], [ %294, %b32_fail1 ], [ %p5, %b38_fail1 ], [ %p5, %b40_fail1 ], !dbg !151
	call void @gpuc_fail(i8* %ctrl, i32 %329, i64 %330, i64 %331), !dbg !151
	ret void, !dbg !151
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
	%3 = phi float [ 1.000000e+00, %b0 ], [ %13, %b3 ], !dbg !274
	%4 = phi i64 [ 0, %b0 ], [ %14, %b3 ], !dbg !274
	%5 = trunc i64 %4 to i32, !dbg !272
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !272
	%7 = bitcast float* %6 to i8*, !dbg !272
	%8 = call i8* @gpuc_peer_thread(i8* %7, i32 %5), !dbg !272
	%9 = bitcast i8* %8 to float*, !dbg !272
	%10 = icmp eq float* %9, null, !dbg !272
	%11 = icmp eq i64 %p1, 0, !dbg !275
	%12 = or i1 %10, %11, !dbg !275
	br i1 %12, label %b2, label %b3, !dbg !275

b2:
	br label %b3, !dbg !275

b3:
	%13 = phi float [ %3, %b1 ], [ 0.000000e+00, %b2 ], !dbg !274
	%14 = add i64 %4, 1, !dbg !274
	%15 = icmp slt i64 %14, %2, !dbg !274
	br i1 %15, label %b1, label %b4, !dbg !274

b4:
	%16 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !276
	%17 = icmp uge i64 0, %p1, !dbg !276
	br i1 %17, label %b4_fail1, label %b4_ok1, !dbg !276, !prof !27

b4_ok1:
	store float %13, float addrspace(1)* %16, align 4, !dbg !276
	ret void, !dbg !276

b4_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !276
	br label %fail, !dbg !276

fail:
	%18 = phi i32 [ 29, %b4_fail1 ], !dbg !271
	%19 = phi i64 [ 0, %b4_fail1 ], !dbg !271
	%20 = phi i64 [ %p1, %b4_fail1 ], !dbg !271
	call void @gpuc_fail(i8* %ctrl, i32 %18, i64 %19, i64 %20), !dbg !271
	ret void, !dbg !271
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
	%51 = phi i64 [ %276, %b27 ], [ 0, %b1 ], !dbg !294
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
	%65 = phi i64 [ %167, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !295
	%66 = sub i64 %20, %65, !dbg !323
	%67 = add i64 %66, %7, !dbg !324
	%68 = icmp eq i64 %7, -1, !dbg !325
	%69 = select i1 %68, i64 1, i64 %7, !dbg !325
	%70 = srem i64 %67, %69, !dbg !325
	%71 = mul i64 %70, %p8, !dbg !328
	%72 = add i64 %64, %71, !dbg !329
	%73 = icmp slt i64 %72, %p1, !dbg !330
	%74 = select i1 %73, i64 %72, i64 %p1, !dbg !330
	%75 = add i64 %74, %p8, !dbg !331
	%76 = icmp slt i64 %75, %p1, !dbg !332
	%77 = select i1 %76, i64 %75, i64 %p1, !dbg !332
	%78 = sub i64 %77, %74, !dbg !333
	%79 = getelementptr inbounds float, float addrspace(1)* %0, i64 %74, !dbg !333
	%80 = getelementptr inbounds float, float addrspace(1)* %1, i64 %74, !dbg !334
	%81 = icmp eq i64 %65, 0, !dbg !336
	%82 = icmp ugt i64 %77, %p1, !dbg !333
	%83 = icmp ugt i64 %74, %77, !dbg !333
	%84 = icmp ugt i64 %77, %p3, !dbg !334
	%85 = or i1 %82, %83, !dbg !334
	%86 = or i1 %85, %84, !dbg !334
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !334, !prof !27

b3_ok1:
	br i1 %81, label %b4, label %b7, !dbg !336

b4:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !61
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !61
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !62
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !63
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !63
	%92 = mul i32 %91, %89, !dbg !337
	%93 = add i32 %88, %92, !dbg !337
	%94 = mul i32 %90, %93, !dbg !337
	%95 = add i32 %87, %94, !dbg !337
	%96 = sext i32 %95 to i64, !dbg !337
	%97 = mul i32 %90, %91, !dbg !337
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !64
	%99 = mul i32 %97, %98, !dbg !337
	%100 = sext i32 %99 to i64, !dbg !337
	br label %b5, !dbg !337

b5:
	%101 = phi i64 [ %96, %b4 ], [ %106, %b6 ], !dbg !337
	%102 = icmp slt i64 %101, %78, !dbg !337
	br i1 %102, label %b6, label %b12, !dbg !337

b6:
	%103 = getelementptr inbounds float, float addrspace(1)* %80, i64 %101, !dbg !338
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !338
	%105 = getelementptr inbounds float, float addrspace(1)* %79, i64 %101, !dbg !339
	store float %104, float addrspace(1)* %105, align 4, !dbg !339
	%106 = add i64 %101, %100, !dbg !337
	br label %b5, !dbg !337

b7:
	%107 = add i64 %35, %65, !dbg !340
	%108 = sub i64 %107, 1, !dbg !341
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %108, !dbg !342
	%110 = icmp uge i64 %108, %p7, !dbg !342
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !342, !prof !27

b7_ok1:
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345, !range !61
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !345, !range !61
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !345, !range !62
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !345, !range !63
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !345, !range !63
	%116 = mul i32 %115, %113, !dbg !345
	%117 = add i32 %112, %116, !dbg !345
	%118 = mul i32 %114, %117, !dbg !345
	%119 = add i32 %111, %118, !dbg !345
	%120 = sext i32 %119 to i64, !dbg !345
	%121 = icmp eq i32 %119, 0, !dbg !346
	br i1 %121, label %b8, label %b9, !dbg !346

b8:
	%122 = addrspacecast i64 addrspace(1)* %109 to i64*, !dbg !347
	%123 = icmp eq i64 addrspace(1)* %109, null, !dbg !347
	br i1 %123, label %b8_fail1, label %b8_ok1, !dbg !347, !prof !27

b8_ok1:
	%124 = bitcast i64* %122 to i8*, !dbg !347
	%125 = call i64 @gpuc_signal_wait_until_thread(i8* %124, i32 5, i64 %60, i32 1, i8* %ctrl, i32 36), !dbg !347
	br label %b9, !dbg !347

b9:
	call void @llvm.nvvm.barrier0(), !dbg !348
	%126 = sub i64 %65, 1, !dbg !349
	%127 = mul i64 %126, %p8, !dbg !350
	%128 = sub i64 %31, %127, !dbg !351
	%129 = getelementptr inbounds float, float addrspace(1)* %32, i64 %127, !dbg !351
	%130 = mul i32 %114, %115, !dbg !353
	%131 = icmp ugt i64 %127, %31, !dbg !351
	%132 = icmp ugt i64 %78, %128, !dbg !352
	%133 = or i1 %131, %132, !dbg !352
	br i1 %133, label %b9_fail1, label %b9_ok1, !dbg !352, !prof !27

b9_ok1:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !353, !range !64
	%135 = mul i32 %130, %134, !dbg !353
	%136 = sext i32 %135 to i64, !dbg !353
	br label %b10, !dbg !353

b10:
	%137 = phi i64 [ %120, %b9_ok1 ], [ %145, %b11 ], !dbg !353
	%138 = icmp slt i64 %137, %78, !dbg !353
	br i1 %138, label %b11, label %b12, !dbg !353

b11:
	%139 = getelementptr inbounds float, float addrspace(1)* %129, i64 %137, !dbg !354
	%140 = load float, float addrspace(1)* %139, align 4, !dbg !354
	%141 = getelementptr inbounds float, float addrspace(1)* %80, i64 %137, !dbg !355
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !355
	%143 = fadd float %140, %142, !dbg !356
	%144 = getelementptr inbounds float, float addrspace(1)* %79, i64 %137, !dbg !357
	store float %143, float addrspace(1)* %144, align 4, !dbg !357
	%145 = add i64 %137, %136, !dbg !353
	br label %b10, !dbg !353

b12:
	call void @llvm.nvvm.barrier0(), !dbg !358
	%146 = mul i64 %65, %p8, !dbg !359
	%147 = add i64 %146, %77, !dbg !360
	%148 = sub i64 %147, %74, !dbg !361
	%149 = sub i64 %148, %146, !dbg !362
	%150 = add i64 %35, %65, !dbg !363
	%151 = getelementptr inbounds float, float addrspace(1)* %32, i64 %146, !dbg !362
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %150, !dbg !364
	%153 = mul i64 %78, 4, !dbg !299
	%154 = addrspacecast float addrspace(1)* %151 to float*, !dbg !299
	%155 = addrspacecast float addrspace(1)* %79 to float*, !dbg !299
	%156 = addrspacecast i64 addrspace(1)* %152 to i64*, !dbg !299
	%157 = icmp ugt i64 %148, %31, !dbg !362
	%158 = icmp ugt i64 %146, %148, !dbg !362
	%159 = icmp uge i64 %150, %p7, !dbg !364
	%160 = icmp ne i64 %149, %78, !dbg !299
	%161 = or i1 %157, %158, !dbg !299
	%162 = or i1 %161, %159, !dbg !299
	%163 = or i1 %162, %160, !dbg !299
	br i1 %163, label %b12_fail1, label %b12_ok1, !dbg !299, !prof !27

b12_ok1:
	%164 = bitcast float* %154 to i8*, !dbg !299
	%165 = bitcast float* %155 to i8*, !dbg !299
	%166 = bitcast i64* %156 to i8*, !dbg !299
	call void @gpuc_put_signal_block(i8* %164, i8* %165, i64 %153, i8* %166, i64 %60, i32 9, i32 %42, i32 1), !dbg !299
	%167 = add i64 %65, 1, !dbg !299
	%168 = icmp slt i64 %167, %12, !dbg !299
	br i1 %168, label %b3, label %b13, !dbg !299

b13:
	br i1 %37, label %b14, label %b25, !dbg !365

b14:
	%169 = phi i64 [ %258, %b24_ok1 ], [ 0, %b13 ], !dbg !365
	%170 = sub i64 %23, %169, !dbg !366
	%171 = add i64 %170, %7, !dbg !367
	%172 = icmp eq i64 %7, -1, !dbg !368
	%173 = select i1 %172, i64 1, i64 %7, !dbg !368
	%174 = srem i64 %171, %173, !dbg !368
	%175 = mul i64 %174, %p8, !dbg !370
	%176 = add i64 %64, %175, !dbg !371
	%177 = icmp slt i64 %176, %p1, !dbg !372
	%178 = select i1 %177, i64 %176, i64 %p1, !dbg !372
	%179 = add i64 %178, %p8, !dbg !373
	%180 = icmp slt i64 %179, %p1, !dbg !374
	%181 = select i1 %180, i64 %179, i64 %p1, !dbg !374
	%182 = icmp eq i64 %169, 0, !dbg !375
	br i1 %182, label %b15, label %b21, !dbg !375

b15:
	%183 = sub i64 %181, %178, !dbg !376
	%184 = getelementptr inbounds float, float addrspace(1)* %0, i64 %178, !dbg !376
	%185 = getelementptr inbounds float, float addrspace(1)* %1, i64 %178, !dbg !377
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %44, !dbg !378
	%187 = icmp ugt i64 %181, %p1, !dbg !376
	%188 = icmp ugt i64 %178, %181, !dbg !376
	%189 = icmp ugt i64 %181, %p3, !dbg !377
	%190 = icmp uge i64 %44, %p7, !dbg !378
	%191 = or i1 %187, %188, !dbg !378
	%192 = or i1 %191, %189, !dbg !378
	%193 = or i1 %192, %190, !dbg !378
	br i1 %193, label %b15_fail1, label %b15_ok1, !dbg !378, !prof !27

b15_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380, !range !61
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !380, !range !61
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !380, !range !62
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380, !range !63
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !380, !range !63
	%199 = mul i32 %198, %196, !dbg !380
	%200 = add i32 %195, %199, !dbg !380
	%201 = mul i32 %197, %200, !dbg !380
	%202 = add i32 %194, %201, !dbg !380
	%203 = sext i32 %202 to i64, !dbg !380
	%204 = icmp eq i32 %202, 0, !dbg !381
	br i1 %204, label %b16, label %b17, !dbg !381

b16:
	%205 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !382
	%206 = icmp eq i64 addrspace(1)* %186, null, !dbg !382
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !382, !prof !27

b16_ok1:
	%207 = bitcast i64* %205 to i8*, !dbg !382
	%208 = call i64 @gpuc_signal_wait_until_thread(i8* %207, i32 5, i64 %60, i32 1, i8* %ctrl, i32 36), !dbg !382
	br label %b17, !dbg !382

b17:
	call void @llvm.nvvm.barrier0(), !dbg !383
	%209 = getelementptr inbounds float, float addrspace(1)* %32, i64 %49, !dbg !309
	%210 = mul i32 %197, %198, !dbg !385
	%211 = icmp ugt i64 %49, %31, !dbg !309
	%212 = icmp ugt i64 %183, %50, !dbg !384
	%213 = or i1 %211, %212, !dbg !384
	br i1 %213, label %b17_fail1, label %b17_ok1, !dbg !384, !prof !27

b17_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !385, !range !64
	%215 = mul i32 %210, %214, !dbg !385
	%216 = sext i32 %215 to i64, !dbg !385
	br label %b18, !dbg !385

b18:
	%217 = phi i64 [ %203, %b17_ok1 ], [ %225, %b19 ], !dbg !385
	%218 = icmp slt i64 %217, %183, !dbg !385
	br i1 %218, label %b19, label %b20, !dbg !385

b19:
	%219 = getelementptr inbounds float, float addrspace(1)* %209, i64 %217, !dbg !386
	%220 = load float, float addrspace(1)* %219, align 4, !dbg !386
	%221 = getelementptr inbounds float, float addrspace(1)* %185, i64 %217, !dbg !387
	%222 = load float, float addrspace(1)* %221, align 4, !dbg !387
	%223 = fadd float %220, %222, !dbg !388
	%224 = getelementptr inbounds float, float addrspace(1)* %184, i64 %217, !dbg !389
	store float %223, float addrspace(1)* %224, align 4, !dbg !389
	%225 = add i64 %217, %216, !dbg !385
	br label %b18, !dbg !385

b20:
	call void @llvm.nvvm.barrier0(), !dbg !390
	br label %b24, !dbg !301

b21:
	%226 = add i64 %46, %169, !dbg !391
	%227 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %226, !dbg !392
	%228 = icmp uge i64 %226, %p7, !dbg !392
	br i1 %228, label %b21_fail1, label %b21_ok1, !dbg !392, !prof !27

b21_ok1:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394, !range !61
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !394, !range !61
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !394, !range !62
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
	%240 = icmp eq i64 addrspace(1)* %227, null, !dbg !396
	br i1 %240, label %b22_fail1, label %b22_ok1, !dbg !396, !prof !27

b22_ok1:
	%241 = bitcast i64* %239 to i8*, !dbg !396
	%242 = call i64 @gpuc_signal_wait_until_thread(i8* %241, i32 5, i64 %60, i32 1, i8* %ctrl, i32 36), !dbg !396
	br label %b23, !dbg !396

b23:
	call void @llvm.nvvm.barrier0(), !dbg !397
	br label %b24, !dbg !393

b24:
	%243 = add i64 %47, %169, !dbg !399
	%244 = sub i64 %181, %178, !dbg !398
	%245 = getelementptr inbounds float, float addrspace(1)* %0, i64 %178, !dbg !398
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %243, !dbg !400
	%247 = mul i64 %244, 4, !dbg !280
	%248 = addrspacecast float addrspace(1)* %245 to float*, !dbg !280
	%249 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !280
	%250 = icmp ugt i64 %181, %p1, !dbg !398
	%251 = icmp ugt i64 %178, %181, !dbg !398
	%252 = icmp uge i64 %243, %p7, !dbg !400
	%253 = or i1 %250, %251, !dbg !400
	%254 = or i1 %253, %252, !dbg !400
	br i1 %254, label %b24_fail1, label %b24_ok1, !dbg !400, !prof !27

b24_ok1:
	%255 = bitcast float* %248 to i8*, !dbg !280
	%256 = bitcast float* %248 to i8*, !dbg !280
	%257 = bitcast i64* %249 to i8*, !dbg !280
	call void @gpuc_put_signal_block(i8* %255, i8* %256, i64 %247, i8* %257, i64 %60, i32 9, i32 %42, i32 1), !dbg !280
	%258 = add i64 %169, 1, !dbg !280
	%259 = icmp slt i64 %258, %12, !dbg !280
	br i1 %259, label %b14, label %b25, !dbg !280

b25:
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %41, !dbg !401
	%261 = icmp uge i64 %41, %p7, !dbg !401
	br i1 %261, label %b25_fail1, label %b25_ok1, !dbg !401, !prof !27

b25_ok1:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403, !range !61
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !403, !range !61
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !403, !range !62
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403, !range !63
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !403, !range !63
	%267 = mul i32 %266, %264, !dbg !403
	%268 = add i32 %263, %267, !dbg !403
	%269 = mul i32 %265, %268, !dbg !403
	%270 = add i32 %262, %269, !dbg !403
	%271 = icmp eq i32 %270, 0, !dbg !404
	br i1 %271, label %b26, label %b27, !dbg !404

b26:
	%272 = addrspacecast i64 addrspace(1)* %260 to i64*, !dbg !405
	%273 = icmp eq i64 addrspace(1)* %260, null, !dbg !405
	br i1 %273, label %b26_fail1, label %b26_ok1, !dbg !405, !prof !27

b26_ok1:
	%274 = bitcast i64* %272 to i8*, !dbg !405
	%275 = call i64 @gpuc_signal_wait_until_thread(i8* %274, i32 5, i64 %60, i32 1, i8* %ctrl, i32 36), !dbg !405
	br label %b27, !dbg !405

b27:
	call void @llvm.nvvm.barrier0(), !dbg !406
	%276 = add i64 %51, 1, !dbg !402
	%277 = icmp slt i64 %276, %p11, !dbg !402
	br i1 %277, label %b2, label %b28, !dbg !402

b28:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409, !range !61
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !409, !range !61
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !409, !range !62
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409, !range !63
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !409, !range !63
	%283 = mul i32 %282, %280, !dbg !409
	%284 = add i32 %279, %283, !dbg !409
	%285 = mul i32 %281, %284, !dbg !409
	%286 = add i32 %278, %285, !dbg !409
	%287 = sext i32 %286 to i64, !dbg !409
	%288 = icmp eq i64 %287, 0, !dbg !410
	br i1 %288, label %b29, label %b30, !dbg !410

b29:
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !23
	%290 = sext i32 %289 to i64, !dbg !412
	%291 = mul i64 %30, %290, !dbg !413
	%292 = add i64 %291, %9, !dbg !414
	%293 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %292, !dbg !415
	%294 = icmp uge i64 %292, %p10, !dbg !415
	br i1 %294, label %b29_fail1, label %b29_ok1, !dbg !415, !prof !27

b29_ok1:
	%295 = load i64, i64 addrspace(1)* %293, align 8, !dbg !415
	%296 = add i64 %295, %p11, !dbg !417
	store i64 %296, i64 addrspace(1)* %293, align 8, !dbg !415
	br label %b30, !dbg !415

b30:
	ret void, !dbg !407

b0_fail1:
	%297 = icmp ugt i64 %19, %p5, !dbg !290
	br i1 %297, label %b0_fail2, label %b0_ok2, !dbg !290

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !290
	br label %fail, !dbg !290

b0_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !290
	br label %fail, !dbg !290

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !315
	br label %fail, !dbg !315

b3_fail1:
	%298 = icmp ugt i64 %77, %p1, !dbg !333
	br i1 %298, label %b3_fail2, label %b3_ok2, !dbg !333

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b3_ok2:
	%299 = icmp ugt i64 %74, %77, !dbg !333
	br i1 %299, label %b3_fail3, label %b3_ok3, !dbg !333

b3_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b3_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !334
	br label %fail, !dbg !334

b7_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !342
	br label %fail, !dbg !342

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !347
	br label %fail, !dbg !347

b9_fail1:
	%300 = icmp ugt i64 %127, %31, !dbg !351
	br i1 %300, label %b9_fail2, label %b9_ok2, !dbg !351

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !351
	br label %fail, !dbg !351

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !352
	br label %fail, !dbg !352

b12_fail1:
	%301 = icmp ugt i64 %148, %31, !dbg !362
	br i1 %301, label %b12_fail2, label %b12_ok2, !dbg !362

b12_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !362
	br label %fail, !dbg !362

b12_ok2:
	%302 = icmp ugt i64 %146, %148, !dbg !362
	br i1 %302, label %b12_fail3, label %b12_ok3, !dbg !362

b12_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !362
	br label %fail, !dbg !362

b12_ok3:
	%303 = icmp uge i64 %150, %p7, !dbg !364
	br i1 %303, label %b12_fail4, label %b12_ok4, !dbg !364

b12_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !364
	br label %fail, !dbg !364

b12_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !299
	br label %fail, !dbg !299

b15_fail1:
	%304 = icmp ugt i64 %181, %p1, !dbg !376
	br i1 %304, label %b15_fail2, label %b15_ok2, !dbg !376

b15_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !376
	br label %fail, !dbg !376

b15_ok2:
	%305 = icmp ugt i64 %178, %181, !dbg !376
	br i1 %305, label %b15_fail3, label %b15_ok3, !dbg !376

b15_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !376
	br label %fail, !dbg !376

b15_ok3:
	%306 = icmp ugt i64 %181, %p3, !dbg !377
	br i1 %306, label %b15_fail4, label %b15_ok4, !dbg !377

b15_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !377
	br label %fail, !dbg !377

b15_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !378
	br label %fail, !dbg !378

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !382
	br label %fail, !dbg !382

b17_fail1:
	%307 = icmp ugt i64 %49, %31, !dbg !309
	br i1 %307, label %b17_fail2, label %b17_ok2, !dbg !309

b17_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !309
	br label %fail, !dbg !309

b17_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !384
	br label %fail, !dbg !384

b21_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !392
	br label %fail, !dbg !392

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !396
	br label %fail, !dbg !396

b24_fail1:
	%308 = icmp ugt i64 %181, %p1, !dbg !398
	br i1 %308, label %b24_fail2, label %b24_ok2, !dbg !398

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !398
	br label %fail, !dbg !398

b24_ok2:
	%309 = icmp ugt i64 %178, %181, !dbg !398
	br i1 %309, label %b24_fail3, label %b24_ok3, !dbg !398

b24_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !398
	br label %fail, !dbg !398

b24_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !400
	br label %fail, !dbg !400

b25_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !401
	br label %fail, !dbg !401

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !405
	br label %fail, !dbg !405

b29_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !415
	br label %fail, !dbg !415

fail:
	%310 = phi i32 [ 30, %b0_fail2 ], [ 31, %b0_ok2 ], [ 0, %b2_fail1 ], [ 32, %b3_fail2 ], [ 33, %b3_fail3 ], [ 32, %b3_ok3 ], [ 34, %b7_fail1 ], [ 35, %b8_fail1 ], [ 37, %b9_fail2 ], [ 38, %b9_ok2 ], [ 39, %b12_fail2 ], [ 40, %b12_fail3 ], [ 41, %b12_fail4 ], [ 42, %b12_ok4 ], [ 43, %b15_fail2 ], [ 44, %b15_fail3 ], [ 43, %b15_fail4 ], [ 34, %b15_ok4 ], [ 35, %b16_fail1 ], [ 37, %b17_fail2 ], [ 38, %b17_ok2 ], [ 45, %b21_fail1 ], [ 35, %b22_fail1 ], [ 46, %b24_fail2 ], [ 47, %b24_fail3 ], [ 48, %b24_ok3 ], [ 49, %b25_fail1 ], [ 35, %b26_fail1 ], [ 22, %b29_fail1 ], !dbg !279
	%311 = phi i64 [ %19, %b0_fail2 ], [ %14, %b0_ok2 ], [ %55, %b2_fail1 ], [ %77, %b3_fail2 ], [ %74, %b3_fail3 ], [ %77, %b3_ok3 ], [ %108, %b7_fail1 ], [ 0, %b8_fail1 ], [ %127, %b9_fail2 ], [ %78, %b9_ok2 ], [ %148, %b12_fail2 ], [ %146, %b12_fail3 ], [ %150, %b12_fail4 ], [ %149, %b12_ok4 ], [ %181, %b15_fail2 ], [ %178, %b15_fail3 ], [ %181, %b15_fail4 ], [ %44, %b15_ok4 ], [ 0, %b16_fail1 ], [ %49, %b17_fail2 ], [ %183, %b17_ok2 ], [ %226, %b21_fail1 ], [ 0, %b22_fail1 ], [ %181, %b24_fail2 ], [ %178, %b24_fail3 ], [ %243, %b24_ok3 ], [ %41, %b25_fail1 ], [ 0, %b26_fail1 ], [ %292, %b29_fail1 ], !dbg !279
	%312 = phi i64 [ %p5, %b0_fail2 ], [ %19, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %77, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %31, %b9_fail2 ], [ %128, %b9_ok2 ], [ %31, %b12_fail2 ], [ %148, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %78, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %181, %b15_fail3 ], [ %p3, %b15_fail4 ], [ %p7, %b15_ok4 ], [ 0, %b16_fail1 ], [ %31, %b17_fail2 ], [ %50, %b17_ok2 ], [ %p7, %b21_fail1 ], [ 0, %b22_fail1 ], [ %p1, %b24_fail2 ], [ %181, %b24_fail3 ], [ %p7, %b24_ok3 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p10, %b29_fail1 ], !dbg !279
	call void @gpuc_fail(i8* %ctrl, i32 %310, i64 %311, i64 %312), !dbg !279
	ret void, !dbg !279
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
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !61
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !61
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !62
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
	%76 = add i64 %34, 1, !dbg !464
	%77 = sdiv i64 %76, 2, !dbg !465
	%78 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !466
	%79 = ptrtoint i64* %78 to i64, !dbg !466
	%80 = and i64 %79, 15, !dbg !466
	%81 = icmp eq i64 %80, 0, !dbg !466
	%82 = icmp eq i64 %p7, 0, !dbg !466
	%83 = or i1 %81, %82, !dbg !466
	br i1 %83, label %b5, label %b30, !dbg !466

b5:
	%84 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !466
	%85 = ashr i64 %p7, 1, !dbg !466
	%86 = sdiv i64 %85, 2, !dbg !467
	%87 = urem i32 %33, 2, !dbg !468
	%88 = zext i32 %87 to i64, !dbg !469
	%89 = mul i64 %88, %86, !dbg !470
	%90 = add i64 %89, %86, !dbg !471
	%91 = mul i64 %39, %77, !dbg !473
	%92 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %84, i64 %89, !dbg !472
	%93 = mul i64 %38, %77, !dbg !475
	%94 = icmp ugt i64 %90, %85, !dbg !472
	%95 = icmp ugt i64 %89, %90, !dbg !472
	%96 = icmp ugt i64 %91, %86, !dbg !474
	%97 = or i1 %94, %95, !dbg !474
	%98 = or i1 %97, %96, !dbg !474
	br i1 %98, label %b5_fail1, label %b5_ok1, !dbg !474, !prof !27

b5_ok1:
	br label %b6, !dbg !474

b6:
	%99 = phi i64 [ %75, %b5_ok1 ], [ %121, %b14 ], !dbg !476
	%100 = phi i64 [ %52, %b5_ok1 ], [ %105, %b14 ], !dbg !477
	%101 = icmp slt i64 %100, %34, !dbg !478
	br i1 %101, label %b7, label %b15, !dbg !478

b7:
	%102 = sdiv i64 %100, 2, !dbg !479
	%103 = add i64 %93, %102, !dbg !480
	%104 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %103, !dbg !481
	%105 = add i64 %100, %59, !dbg !482
	%106 = icmp slt i64 %105, %34, !dbg !484
	%107 = icmp uge i64 %103, %91, !dbg !481
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !481, !prof !27

b7_ok1:
	br i1 %106, label %b8, label %b9, !dbg !484

b8:
	%108 = getelementptr inbounds float, float addrspace(1)* %36, i64 %105, !dbg !485
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !485
	%110 = bitcast float %109 to i32, !dbg !486
	%111 = zext i32 %110 to i64, !dbg !486
	br label %b9, !dbg !486

b9:
	%112 = phi i64 [ 0, %b7_ok1 ], [ %111, %b8 ], !dbg !487
	%113 = add i64 %105, 1, !dbg !488
	%114 = icmp slt i64 %113, %34, !dbg !489
	br i1 %114, label %b10, label %b11, !dbg !489

b10:
	%115 = getelementptr inbounds float, float addrspace(1)* %36, i64 %113, !dbg !490
	%116 = load float, float addrspace(1)* %115, align 4, !dbg !490
	%117 = bitcast float %116 to i32, !dbg !491
	%118 = zext i32 %117 to i64, !dbg !491
	%119 = shl i64 %118, 32, !dbg !492
	%120 = or i64 %112, %119, !dbg !493
	br label %b11, !dbg !493

b11:
	%121 = phi i64 [ %112, %b9 ], [ %120, %b10 ], !dbg !487
	br label %b12, !dbg !483

b12:
	%122 = phi i64 [ 0, %b11 ], [ %128, %b14 ], !dbg !483
	%123 = icmp ne i64 %122, %38, !dbg !494
	br i1 %123, label %b13, label %b14, !dbg !494

b13:
	%124 = trunc i64 %122 to i32, !dbg !424
	%125 = addrspacecast { i64, i64 } addrspace(1)* %104 to { i64, i64 }*, !dbg !424
	%126 = icmp uge i64 %122, %39, !dbg !424
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !424, !prof !27

b13_ok1:
	%127 = bitcast { i64, i64 }* %125 to i8*, !dbg !424
	call void @gpuc_put_line_thread(i8* %127, i64 %99, i32 %33, i32 %124), !dbg !424
	br label %b14, !dbg !424

b14:
	%128 = add i64 %122, 1, !dbg !424
	%129 = icmp slt i64 %128, %39, !dbg !424
	br i1 %129, label %b12, label %b6, !dbg !424

b15:
	%130 = phi i64 [ %172, %b26 ], [ %52, %b6 ], !dbg !495
	%131 = icmp slt i64 %130, %34, !dbg !496
	br i1 %131, label %b16, label %b27, !dbg !496

b16:
	%132 = getelementptr inbounds float, float addrspace(1)* %36, i64 %130, !dbg !498
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !498
	%134 = bitcast float %133 to i32, !dbg !499
	%135 = zext i32 %134 to i64, !dbg !499
	%136 = add i64 %130, 1, !dbg !500
	%137 = icmp slt i64 %136, %34, !dbg !501
	br i1 %137, label %b17, label %b18, !dbg !501

b17:
	%138 = getelementptr inbounds float, float addrspace(1)* %36, i64 %136, !dbg !502
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !502
	%140 = bitcast float %139 to i32, !dbg !503
	%141 = zext i32 %140 to i64, !dbg !503
	%142 = shl i64 %141, 32, !dbg !504
	%143 = or i64 %135, %142, !dbg !505
	br label %b18, !dbg !505

b18:
	%144 = phi i64 [ %135, %b16 ], [ %143, %b17 ], !dbg !506
	br label %b19, !dbg !497

b19:
	%145 = phi float [ 0.000000e+00, %b18 ], [ %166, %b23 ], !dbg !507
	%146 = phi float [ 0.000000e+00, %b18 ], [ %167, %b23 ], !dbg !508
	%147 = phi i64 [ 0, %b18 ], [ %168, %b23 ], !dbg !508
	%148 = icmp ne i64 %147, %38, !dbg !509
	br i1 %148, label %b20, label %b21, !dbg !509

b20:
	%149 = mul i64 %147, %77, !dbg !510
	%150 = sdiv i64 %130, 2, !dbg !511
	%151 = add i64 %149, %150, !dbg !512
	%152 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %151, !dbg !513
	%153 = addrspacecast { i64, i64 } addrspace(1)* %152 to { i64, i64 }*, !dbg !514
	%154 = icmp uge i64 %151, %91, !dbg !513
	br i1 %154, label %b20_fail1, label %b20_ok1, !dbg !513, !prof !27

b20_ok1:
	%155 = bitcast { i64, i64 }* %153 to i8*, !dbg !514
	%156 = call i64 @gpuc_wait_line_thread(i8* %155, i32 %33, i32 1, i8* %ctrl, i32 58), !dbg !514
	br label %b21, !dbg !514

b21:
	%157 = phi i64 [ %144, %b19 ], [ %156, %b20_ok1 ], !dbg !515
	%158 = trunc i64 %157 to i32, !dbg !518
	%159 = bitcast i32 %158 to float, !dbg !518
	%160 = lshr i64 %157, 32, !dbg !519
	%161 = trunc i64 %160 to i32, !dbg !520
	%162 = bitcast i32 %161 to float, !dbg !520
	%163 = icmp eq i64 %147, 0, !dbg !521
	br i1 %163, label %b23, label %b22, !dbg !521

b22:
	%164 = fadd float %145, %159, !dbg !522
	%165 = fadd float %146, %162, !dbg !523
	br label %b23, !dbg !523

b23:
	%166 = phi float [ %159, %b21 ], [ %164, %b22 ], !dbg !507
	%167 = phi float [ %162, %b21 ], [ %165, %b22 ], !dbg !508
	%168 = add i64 %147, 1, !dbg !508
	%169 = icmp slt i64 %168, %39, !dbg !508
	br i1 %169, label %b19, label %b24, !dbg !508

b24:
	%170 = getelementptr inbounds float, float addrspace(1)* %35, i64 %130, !dbg !526
	store float %166, float addrspace(1)* %170, align 4, !dbg !526
	br i1 %137, label %b25, label %b26, !dbg !527

b25:
	%171 = getelementptr inbounds float, float addrspace(1)* %35, i64 %136, !dbg !528
	store float %167, float addrspace(1)* %171, align 4, !dbg !528
	br label %b26, !dbg !528

b26:
	%172 = add i64 %130, %59, !dbg !529
	br label %b15, !dbg !529

b27:
	call void @llvm.nvvm.barrier0(), !dbg !531
	%173 = icmp eq i64 %49, 0, !dbg !532
	br i1 %173, label %b28, label %b29, !dbg !532

b28:
	%174 = load i64, i64 addrspace(1)* %25, align 8, !dbg !533
	%175 = add i64 %174, 1, !dbg !534
	store i64 %175, i64 addrspace(1)* %25, align 8, !dbg !533
	br label %b29, !dbg !533

b29:
	ret void, !dbg !530

b30:
	call void asm sideeffect "", ""() nounwind, !dbg !466
	br label %fail, !dbg !466

b0_fail1:
	%176 = icmp ugt i64 %16, %p5, !dbg !432
	br i1 %176, label %b0_fail2, label %b0_ok2, !dbg !432

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !432
	br label %fail, !dbg !432

b0_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !432
	br label %fail, !dbg !432

b0_fail3:
	%177 = icmp uge i64 %23, %p9, !dbg !438
	br i1 %177, label %b0_fail4, label %b0_ok4, !dbg !438

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !438
	br label %fail, !dbg !438

b0_ok4:
	%178 = icmp ugt i64 %14, %p1, !dbg !439
	br i1 %178, label %b0_fail5, label %b0_ok5, !dbg !439

b0_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !439
	br label %fail, !dbg !439

b0_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !439
	br label %fail, !dbg !439

b5_fail1:
	%179 = icmp ugt i64 %90, %85, !dbg !472
	br i1 %179, label %b5_fail2, label %b5_ok2, !dbg !472

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !472
	br label %fail, !dbg !472

b5_ok2:
	%180 = icmp ugt i64 %89, %90, !dbg !472
	br i1 %180, label %b5_fail3, label %b5_ok3, !dbg !472

b5_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !472
	br label %fail, !dbg !472

b5_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !474
	br label %fail, !dbg !474

b7_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !481
	br label %fail, !dbg !481

b13_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !424
	br label %fail, !dbg !424

b20_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !513
	br label %fail, !dbg !513

fail:
	%181 = phi i32 [ 50, %b0_fail2 ], [ 51, %b0_ok2 ], [ 0, %b0_fail4 ], [ 50, %b0_fail5 ], [ 51, %b0_ok5 ], [ 53, %b5_fail2 ], [ 54, %b5_fail3 ], [ 53, %b5_ok3 ], [ 55, %b7_fail1 ], [ 56, %b13_fail1 ], [ 57, %b20_fail1 ], [ 52, %b30 ], !dbg !420
	%182 = phi i64 [ %16, %b0_fail2 ], [ %15, %b0_ok2 ], [ %23, %b0_fail4 ], [ %14, %b0_fail5 ], [ %11, %b0_ok5 ], [ %90, %b5_fail2 ], [ %89, %b5_fail3 ], [ %91, %b5_ok3 ], [ %103, %b7_fail1 ], [ %122, %b13_fail1 ], [ %151, %b20_fail1 ], [ %80, %b30 ], !dbg !420
	%183 = phi i64 [ %p5, %b0_fail2 ], [ %16, %b0_ok2 ], [ %p9, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %14, %b0_ok5 ], [ %85, %b5_fail2 ], [ %90, %b5_fail3 ], [ %86, %b5_ok3 ], [ %91, %b7_fail1 ], [ %39, %b13_fail1 ], [ %91, %b20_fail1 ], [ 16, %b30 ], !dbg !420
	call void @gpuc_fail(i8* %ctrl, i32 %181, i64 %182, i64 %183), !dbg !420
	ret void, !dbg !420
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

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

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
!462 = distinct !DISubprogram(name: "linesOf", scope: !449, file: !449, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!463 = !DILocation(line: 26, column: 20, scope: !422, inlinedAt: !423)
!464 = !DILocation(line: 62, column: 12, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 62, column: 17, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 27, column: 22, scope: !422, inlinedAt: !423)
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
