target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check to i8*)], section "llvm.metadata"

define void @Fill(i64 %p0, i64 %p1, i64 %p2, i64 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !7
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !7
	%4 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !7
	%5 = addrspacecast float* %p14 to float addrspace(1)*, !dbg !7
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%11 = sext i32 %10 to i64, !dbg !8
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%13 = sext i32 %12 to i64, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%15 = sext i32 %14 to i64, !dbg !8
	%16 = mul i64 %15, %11, !dbg !8
	%17 = add i64 %9, %16, !dbg !8
	%18 = mul i64 %13, %17, !dbg !8
	%19 = add i64 %7, %18, !dbg !8
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%22 = mul i32 %20, %21, !dbg !8
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%24 = mul i32 %22, %23, !dbg !8
	%25 = sext i32 %24 to i64, !dbg !8
	%26 = mul i64 %19, %25, !dbg !8
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%30 = mul i32 %21, %29, !dbg !8
	%31 = add i32 %28, %30, !dbg !8
	%32 = mul i32 %20, %31, !dbg !8
	%33 = add i32 %27, %32, !dbg !8
	%34 = sext i32 %33 to i64, !dbg !8
	%35 = add i64 %26, %34, !dbg !8
	%36 = mul i64 %13, %15, !dbg !8
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%38 = sext i32 %37 to i64, !dbg !8
	%39 = mul i64 %36, %38, !dbg !8
	%40 = mul i64 %39, %25, !dbg !8
	%41 = mul i64 %p5, -1, !dbg !8
	%42 = add i64 %41, %p7, !dbg !8
	%43 = icmp sge i64 %42, 0, !dbg !8
	br i1 %43, label %b1, label %b3_cold, !dbg !8, !prof !20

b1:
	%44 = phi i64 [ %35, %b0 ], [ %62, %b2 ], !dbg !8
	%45 = icmp slt i64 %44, %p5, !dbg !8
	br i1 %45, label %b2, label %b5, !dbg !8

b2:
	%46 = add i64 %44, %p16, !dbg !22
	%47 = shl i64 %p17, 40, !dbg !23
	%48 = add i64 %46, %47, !dbg !24
	%49 = lshr i64 %48, 31, !dbg !27
	%50 = xor i64 %48, %49, !dbg !28
	%51 = mul i64 %50, 9202493588570546565, !dbg !29
	%52 = lshr i64 %51, 27, !dbg !30
	%53 = xor i64 %51, %52, !dbg !31
	%54 = mul i64 %53, -9089707755183418291, !dbg !32
	%55 = lshr i64 %54, 33, !dbg !33
	%56 = xor i64 %54, %55, !dbg !34
	%57 = and i64 %56, 255, !dbg !35
	%58 = uitofp i64 %57 to float, !dbg !36
	%59 = fdiv float %58, 1.600000e+01, !dbg !37
	%60 = getelementptr inbounds float, float addrspace(1)* %0, i64 %44, !dbg !38
	store float %59, float addrspace(1)* %60, align 4, !dbg !38
	%61 = getelementptr inbounds float, float addrspace(1)* %1, i64 %44, !dbg !39
	store float -1.000000e+00, float addrspace(1)* %61, align 4, !dbg !39
	%62 = add i64 %44, %40, !dbg !8
	br label %b1, !dbg !8

b5:
	%63 = mul i64 %p17, %p0, !dbg !43
	%64 = add i64 %p3, 1, !dbg !47
	%65 = mul i64 %p3, %64, !dbg !48
	%66 = mul i64 %p9, -1, !dbg !49
	%67 = add i64 %66, %p11, !dbg !49
	%68 = icmp sge i64 %67, 0, !dbg !49
	br i1 %68, label %b6, label %b8_cold, !dbg !49, !prof !20

b6:
	%69 = phi i64 [ %105, %b7_ok1 ], [ %35, %b5 ], !dbg !49
	%70 = icmp slt i64 %69, %p9, !dbg !49
	br i1 %70, label %b7, label %b10, !dbg !49

b7:
	%71 = icmp eq i64 %p3, 0, !dbg !50
	%72 = icmp eq i64 %p2, 0, !dbg !51
	%73 = or i1 %71, %72, !dbg !51
	br i1 %73, label %b7_fail1, label %b7_ok1, !dbg !51, !prof !40

b7_ok1:
	%74 = icmp eq i64 %p3, -1, !dbg !50
	%75 = select i1 %74, i64 1, i64 %p3, !dbg !50
	%76 = sdiv i64 %69, %75, !dbg !50
	%77 = sub i64 0, %69, !dbg !50
	%78 = select i1 %74, i64 %77, i64 %76, !dbg !50
	%79 = icmp eq i64 %p3, -1, !dbg !52
	%80 = select i1 %79, i64 1, i64 %p3, !dbg !52
	%81 = srem i64 %69, %80, !dbg !52
	%82 = add i64 %63, %78, !dbg !53
	%83 = add i64 %82, 1, !dbg !54
	%84 = lshr i64 %83, 31, !dbg !57
	%85 = xor i64 %83, %84, !dbg !58
	%86 = mul i64 %85, 9202493588570546565, !dbg !59
	%87 = lshr i64 %86, 27, !dbg !60
	%88 = xor i64 %86, %87, !dbg !61
	%89 = mul i64 %88, -9089707755183418291, !dbg !62
	%90 = lshr i64 %89, 33, !dbg !63
	%91 = xor i64 %89, %90, !dbg !64
	%92 = lshr i64 %91, 32, !dbg !66
	%93 = or i64 %92, 1, !dbg !67
	%94 = mul i64 %81, %93, !dbg !68
	%95 = add i64 %91, %94, !dbg !69
	%96 = urem i64 %95, %p2, !dbg !51
	%97 = trunc i64 %96 to i32, !dbg !71
	%98 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %69, !dbg !72
	store i32 %97, i32 addrspace(1)* %98, align 4, !dbg !72
	%99 = add i64 %81, 1, !dbg !73
	%100 = mul i64 %99, 2, !dbg !74
	%101 = sitofp i64 %100 to float, !dbg !75
	%102 = sitofp i64 %65 to float, !dbg !76
	%103 = fdiv float %101, %102, !dbg !77
	%104 = getelementptr inbounds float, float addrspace(1)* %3, i64 %69, !dbg !78
	store float %103, float addrspace(1)* %104, align 4, !dbg !78
	%105 = add i64 %69, %40, !dbg !49
	br label %b6, !dbg !49

b10:
	%106 = mul i64 %p13, -1, !dbg !79
	%107 = add i64 %106, %p15, !dbg !79
	%108 = icmp sge i64 %107, 0, !dbg !79
	br i1 %108, label %b11, label %b13_cold, !dbg !79, !prof !20

b11:
	%109 = phi i64 [ %118, %b12 ], [ %35, %b10 ], !dbg !79
	%110 = icmp slt i64 %109, %p13, !dbg !79
	br i1 %110, label %b12, label %b15, !dbg !79

b12:
	%111 = mul i64 %109, %p18, !dbg !80
	%112 = add i64 %111, %p17, !dbg !81
	%113 = sitofp i64 %112 to float, !dbg !84
	%114 = fdiv float %113, 6.400000e+01, !dbg !85
	%115 = fadd float 1.000000e+00, %114, !dbg !86
	%116 = getelementptr inbounds float, float addrspace(1)* %4, i64 %109, !dbg !87
	store float %115, float addrspace(1)* %116, align 4, !dbg !87
	%117 = getelementptr inbounds float, float addrspace(1)* %5, i64 %109, !dbg !88
	store float %113, float addrspace(1)* %117, align 4, !dbg !88
	%118 = add i64 %109, %40, !dbg !79
	br label %b11, !dbg !79

b15:
	ret void, !dbg !79

b3_cold:
	%119 = phi i64 [ %138, %b4_cold_ok1 ], [ %35, %b0 ], !dbg !8
	%120 = icmp slt i64 %119, %p5, !dbg !8
	br i1 %120, label %b4_cold, label %b5, !dbg !8

b4_cold:
	%121 = add i64 %119, %p16, !dbg !22
	%122 = shl i64 %p17, 40, !dbg !23
	%123 = add i64 %121, %122, !dbg !24
	%124 = lshr i64 %123, 31, !dbg !27
	%125 = xor i64 %123, %124, !dbg !28
	%126 = mul i64 %125, 9202493588570546565, !dbg !29
	%127 = lshr i64 %126, 27, !dbg !30
	%128 = xor i64 %126, %127, !dbg !31
	%129 = mul i64 %128, -9089707755183418291, !dbg !32
	%130 = lshr i64 %129, 33, !dbg !33
	%131 = xor i64 %129, %130, !dbg !34
	%132 = and i64 %131, 255, !dbg !35
	%133 = uitofp i64 %132 to float, !dbg !36
	%134 = fdiv float %133, 1.600000e+01, !dbg !37
	%135 = getelementptr inbounds float, float addrspace(1)* %0, i64 %119, !dbg !38
	store float %134, float addrspace(1)* %135, align 4, !dbg !38
	%136 = getelementptr inbounds float, float addrspace(1)* %1, i64 %119, !dbg !39
	%137 = icmp uge i64 %119, %p7, !dbg !39
	br i1 %137, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !39, !prof !40

b4_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %119, i64 %p7), !dbg !39
	ret void, !dbg !39

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %136, align 4, !dbg !39
	%138 = add i64 %119, %40, !dbg !8
	br label %b3_cold, !dbg !8

b7_fail1:
	%139 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %139, label %b7_fail2, label %b7_ok2, !dbg !50

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !51
	ret void, !dbg !51

b8_cold:
	%140 = phi i64 [ %178, %b9_cold_ok3 ], [ %35, %b5 ], !dbg !49
	%141 = icmp slt i64 %140, %p9, !dbg !49
	br i1 %141, label %b9_cold, label %b10, !dbg !49

b9_cold:
	%142 = icmp eq i64 %p3, 0, !dbg !50
	%143 = icmp eq i64 %p2, 0, !dbg !51
	%144 = or i1 %142, %143, !dbg !51
	br i1 %144, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !51, !prof !40

b9_cold_fail1:
	%145 = icmp eq i64 %p3, 0, !dbg !50
	br i1 %145, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !50

b9_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b9_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !51
	ret void, !dbg !51

b9_cold_ok1:
	%146 = icmp eq i64 %p3, -1, !dbg !50
	%147 = select i1 %146, i64 1, i64 %p3, !dbg !50
	%148 = sdiv i64 %140, %147, !dbg !50
	%149 = sub i64 0, %140, !dbg !50
	%150 = select i1 %146, i64 %149, i64 %148, !dbg !50
	%151 = icmp eq i64 %p3, -1, !dbg !52
	%152 = select i1 %151, i64 1, i64 %p3, !dbg !52
	%153 = srem i64 %140, %152, !dbg !52
	%154 = add i64 %63, %150, !dbg !53
	%155 = add i64 %154, 1, !dbg !54
	%156 = lshr i64 %155, 31, !dbg !57
	%157 = xor i64 %155, %156, !dbg !58
	%158 = mul i64 %157, 9202493588570546565, !dbg !59
	%159 = lshr i64 %158, 27, !dbg !60
	%160 = xor i64 %158, %159, !dbg !61
	%161 = mul i64 %160, -9089707755183418291, !dbg !62
	%162 = lshr i64 %161, 33, !dbg !63
	%163 = xor i64 %161, %162, !dbg !64
	%164 = lshr i64 %163, 32, !dbg !66
	%165 = or i64 %164, 1, !dbg !67
	%166 = mul i64 %153, %165, !dbg !68
	%167 = add i64 %163, %166, !dbg !69
	%168 = urem i64 %167, %p2, !dbg !51
	%169 = trunc i64 %168 to i32, !dbg !71
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %140, !dbg !72
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !72
	%171 = add i64 %153, 1, !dbg !73
	%172 = mul i64 %171, 2, !dbg !74
	%173 = sitofp i64 %172 to float, !dbg !75
	%174 = sitofp i64 %65 to float, !dbg !76
	%175 = icmp uge i64 %140, %p11, !dbg !78
	br i1 %175, label %b9_cold_fail3, label %b9_cold_ok3, !dbg !78, !prof !40

b9_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %140, i64 %p11), !dbg !78
	ret void, !dbg !78

b9_cold_ok3:
	%176 = fdiv float %173, %174, !dbg !77
	%177 = getelementptr inbounds float, float addrspace(1)* %3, i64 %140, !dbg !78
	store float %176, float addrspace(1)* %177, align 4, !dbg !78
	%178 = add i64 %140, %40, !dbg !49
	br label %b8_cold, !dbg !49

b13_cold:
	%179 = phi i64 [ %189, %b14_cold_ok1 ], [ %35, %b10 ], !dbg !79
	%180 = icmp slt i64 %179, %p13, !dbg !79
	br i1 %180, label %b14_cold, label %b15, !dbg !79

b14_cold:
	%181 = mul i64 %179, %p18, !dbg !80
	%182 = add i64 %181, %p17, !dbg !81
	%183 = sitofp i64 %182 to float, !dbg !84
	%184 = fdiv float %183, 6.400000e+01, !dbg !85
	%185 = fadd float 1.000000e+00, %184, !dbg !86
	%186 = getelementptr inbounds float, float addrspace(1)* %4, i64 %179, !dbg !87
	store float %185, float addrspace(1)* %186, align 4, !dbg !87
	%187 = getelementptr inbounds float, float addrspace(1)* %5, i64 %179, !dbg !88
	%188 = icmp uge i64 %179, %p15, !dbg !88
	br i1 %188, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !88, !prof !40

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %179, i64 %p15), !dbg !88
	ret void, !dbg !88

b14_cold_ok1:
	store float %183, float addrspace(1)* %187, align 4, !dbg !88
	%189 = add i64 %179, %40, !dbg !79
	br label %b13_cold, !dbg !79
}

define void @Check(i64 %p0, i64 %p1, i64 %p2, i64 %p3, float* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !89 {
entry:
	br label %b0, !dbg !90

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !90
	%1 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !90
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91, !range !9
	%3 = sext i32 %2 to i64, !dbg !91
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !91, !range !10
	%5 = sext i32 %4 to i64, !dbg !91
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !91, !range !10
	%7 = sext i32 %6 to i64, !dbg !91
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !91, !range !11
	%9 = sext i32 %8 to i64, !dbg !91
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !91, !range !12
	%11 = sext i32 %10 to i64, !dbg !91
	%12 = mul i64 %11, %7, !dbg !91
	%13 = add i64 %5, %12, !dbg !91
	%14 = mul i64 %9, %13, !dbg !91
	%15 = add i64 %3, %14, !dbg !91
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !91, !range !13
	%18 = mul i32 %16, %17, !dbg !91
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !91, !range !14
	%20 = mul i32 %18, %19, !dbg !91
	%21 = sext i32 %20 to i64, !dbg !91
	%22 = mul i64 %15, %21, !dbg !91
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !91, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !91, !range !16
	%26 = mul i32 %17, %25, !dbg !91
	%27 = add i32 %24, %26, !dbg !91
	%28 = mul i32 %16, %27, !dbg !91
	%29 = add i32 %23, %28, !dbg !91
	%30 = sext i32 %29 to i64, !dbg !91
	%31 = add i64 %22, %30, !dbg !91
	%32 = mul i64 %9, %11, !dbg !91
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !91, !range !12
	%34 = sext i32 %33 to i64, !dbg !91
	%35 = mul i64 %32, %34, !dbg !91
	%36 = mul i64 %35, %21, !dbg !91
	%37 = icmp slt i64 0, %p3, !dbg !94
	%38 = mul i64 %p7, %p0, !dbg !96
	%39 = add i64 %p3, 1, !dbg !99
	%40 = mul i64 %p3, %39, !dbg !100
	%41 = add i64 %p9, -1, !dbg !91
	%42 = icmp sge i64 %41, 0, !dbg !91
	br i1 %42, label %b1, label %b8_cold, !dbg !91, !prof !20

b1:
	%43 = phi i64 [ %31, %b0 ], [ %108, %b7 ], !dbg !91
	%44 = icmp slt i64 %43, %p5, !dbg !91
	br i1 %44, label %b2, label %b15, !dbg !91

b2:
	%45 = add i64 %43, %p6, !dbg !102
	%46 = shl i64 %p7, 40, !dbg !103
	%47 = add i64 %45, %46, !dbg !104
	%48 = lshr i64 %47, 31, !dbg !106
	%49 = xor i64 %47, %48, !dbg !107
	%50 = mul i64 %49, 9202493588570546565, !dbg !108
	%51 = lshr i64 %50, 27, !dbg !109
	%52 = xor i64 %50, %51, !dbg !110
	%53 = mul i64 %52, -9089707755183418291, !dbg !111
	%54 = lshr i64 %53, 33, !dbg !112
	%55 = xor i64 %53, %54, !dbg !113
	%56 = and i64 %55, 255, !dbg !114
	%57 = uitofp i64 %56 to float, !dbg !115
	%58 = fdiv float %57, 1.600000e+01, !dbg !116
	br i1 %37, label %b3, label %b4, !dbg !94

b3:
	%59 = phi float [ %95, %b3_ok1 ], [ 0.000000e+00, %b2 ], !dbg !117
	%60 = phi i64 [ %84, %b3_ok1 ], [ 0, %b2 ], !dbg !117
	%61 = icmp eq i64 %p1, 0, !dbg !118
	%62 = icmp eq i64 %p2, 0, !dbg !119
	%63 = or i1 %61, %62, !dbg !119
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !119, !prof !40

b3_ok1:
	%64 = icmp eq i64 %p1, -1, !dbg !118
	%65 = select i1 %64, i64 1, i64 %p1, !dbg !118
	%66 = sdiv i64 %43, %65, !dbg !118
	%67 = sub i64 0, %43, !dbg !118
	%68 = select i1 %64, i64 %67, i64 %66, !dbg !118
	%69 = add i64 %38, %68, !dbg !120
	%70 = add i64 %69, 1, !dbg !121
	%71 = lshr i64 %70, 31, !dbg !124
	%72 = xor i64 %70, %71, !dbg !125
	%73 = mul i64 %72, 9202493588570546565, !dbg !126
	%74 = lshr i64 %73, 27, !dbg !127
	%75 = xor i64 %73, %74, !dbg !128
	%76 = mul i64 %75, -9089707755183418291, !dbg !129
	%77 = lshr i64 %76, 33, !dbg !130
	%78 = xor i64 %76, %77, !dbg !131
	%79 = lshr i64 %78, 32, !dbg !133
	%80 = or i64 %79, 1, !dbg !134
	%81 = mul i64 %60, %80, !dbg !135
	%82 = add i64 %78, %81, !dbg !136
	%83 = urem i64 %82, %p2, !dbg !119
	%84 = add i64 %60, 1, !dbg !138
	%85 = mul i64 %84, 2, !dbg !139
	%86 = sitofp i64 %85 to float, !dbg !140
	%87 = sitofp i64 %40 to float, !dbg !141
	%88 = fdiv float %86, %87, !dbg !142
	%89 = sitofp i64 %83 to float, !dbg !144
	%90 = fdiv float %89, 6.400000e+01, !dbg !145
	%91 = fadd float 1.000000e+00, %90, !dbg !146
	%92 = fmul float %58, %91, !dbg !147
	%93 = fadd float %92, %89, !dbg !148
	%94 = fmul float %88, %93, !dbg !149
	%95 = fadd float %59, %94, !dbg !150
	%96 = icmp slt i64 %84, %p3, !dbg !150
	br i1 %96, label %b3, label %b4, !dbg !150

b4:
	%97 = phi float [ 0.000000e+00, %b2 ], [ %95, %b3_ok1 ], !dbg !117
	%98 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !151
	%99 = load float, float addrspace(1)* %98, align 4, !dbg !151
	%100 = fsub float %99, %97, !dbg !152
	%101 = fmul float 0x3F1A36E2E0000000, %97, !dbg !153
	%102 = fadd float %101, 0x3F1A36E2E0000000, !dbg !154
	%103 = fcmp ole float %100, %102, !dbg !155
	br i1 %103, label %b5, label %b6, !dbg !155

b5:
	%104 = fsub float -0.000000e+00, %100, !dbg !156
	%105 = fcmp ole float %104, %102, !dbg !157
	br i1 %105, label %b7, label %b6, !dbg !157

b6:
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !158
	%107 = atomicrmw add i64 addrspace(1)* %106, i64 1 monotonic, !dbg !159
	br label %b7, !dbg !159

b7:
	%108 = add i64 %43, %36, !dbg !91
	br label %b1, !dbg !91

b15:
	ret void, !dbg !91

b3_fail1:
	%109 = icmp eq i64 %p1, 0, !dbg !118
	br i1 %109, label %b3_fail2, label %b3_ok2, !dbg !118

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !118
	ret void, !dbg !118

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b8_cold:
	%110 = phi i64 [ %177, %b14_cold ], [ %31, %b0 ], !dbg !91
	%111 = icmp slt i64 %110, %p5, !dbg !91
	br i1 %111, label %b9_cold, label %b15, !dbg !91

b9_cold:
	%112 = add i64 %110, %p6, !dbg !102
	%113 = shl i64 %p7, 40, !dbg !103
	%114 = add i64 %112, %113, !dbg !104
	%115 = lshr i64 %114, 31, !dbg !106
	%116 = xor i64 %114, %115, !dbg !107
	%117 = mul i64 %116, 9202493588570546565, !dbg !108
	%118 = lshr i64 %117, 27, !dbg !109
	%119 = xor i64 %117, %118, !dbg !110
	%120 = mul i64 %119, -9089707755183418291, !dbg !111
	%121 = lshr i64 %120, 33, !dbg !112
	%122 = xor i64 %120, %121, !dbg !113
	%123 = and i64 %122, 255, !dbg !114
	%124 = uitofp i64 %123 to float, !dbg !115
	%125 = fdiv float %124, 1.600000e+01, !dbg !116
	br i1 %37, label %b10_cold, label %b11_cold, !dbg !94

b10_cold:
	%126 = phi float [ %163, %b10_cold_ok1 ], [ 0.000000e+00, %b9_cold ], !dbg !117
	%127 = phi i64 [ %152, %b10_cold_ok1 ], [ 0, %b9_cold ], !dbg !117
	%128 = icmp eq i64 %p1, 0, !dbg !118
	%129 = icmp eq i64 %p2, 0, !dbg !119
	%130 = or i1 %128, %129, !dbg !119
	br i1 %130, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !119, !prof !40

b10_cold_fail1:
	%131 = icmp eq i64 %p1, 0, !dbg !118
	br i1 %131, label %b10_cold_fail2, label %b10_cold_ok2, !dbg !118

b10_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !118
	ret void, !dbg !118

b10_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b10_cold_ok1:
	%132 = icmp eq i64 %p1, -1, !dbg !118
	%133 = select i1 %132, i64 1, i64 %p1, !dbg !118
	%134 = sdiv i64 %110, %133, !dbg !118
	%135 = sub i64 0, %110, !dbg !118
	%136 = select i1 %132, i64 %135, i64 %134, !dbg !118
	%137 = add i64 %38, %136, !dbg !120
	%138 = add i64 %137, 1, !dbg !121
	%139 = lshr i64 %138, 31, !dbg !124
	%140 = xor i64 %138, %139, !dbg !125
	%141 = mul i64 %140, 9202493588570546565, !dbg !126
	%142 = lshr i64 %141, 27, !dbg !127
	%143 = xor i64 %141, %142, !dbg !128
	%144 = mul i64 %143, -9089707755183418291, !dbg !129
	%145 = lshr i64 %144, 33, !dbg !130
	%146 = xor i64 %144, %145, !dbg !131
	%147 = lshr i64 %146, 32, !dbg !133
	%148 = or i64 %147, 1, !dbg !134
	%149 = mul i64 %127, %148, !dbg !135
	%150 = add i64 %146, %149, !dbg !136
	%151 = urem i64 %150, %p2, !dbg !119
	%152 = add i64 %127, 1, !dbg !138
	%153 = mul i64 %152, 2, !dbg !139
	%154 = sitofp i64 %153 to float, !dbg !140
	%155 = sitofp i64 %40 to float, !dbg !141
	%156 = fdiv float %154, %155, !dbg !142
	%157 = sitofp i64 %151 to float, !dbg !144
	%158 = fdiv float %157, 6.400000e+01, !dbg !145
	%159 = fadd float 1.000000e+00, %158, !dbg !146
	%160 = fmul float %125, %159, !dbg !147
	%161 = fadd float %160, %157, !dbg !148
	%162 = fmul float %156, %161, !dbg !149
	%163 = fadd float %126, %162, !dbg !150
	%164 = icmp slt i64 %152, %p3, !dbg !150
	br i1 %164, label %b10_cold, label %b11_cold, !dbg !150

b11_cold:
	%165 = phi float [ 0.000000e+00, %b9_cold ], [ %163, %b10_cold_ok1 ], !dbg !117
	%166 = getelementptr inbounds float, float addrspace(1)* %0, i64 %110, !dbg !151
	%167 = load float, float addrspace(1)* %166, align 4, !dbg !151
	%168 = fsub float %167, %165, !dbg !152
	%169 = fmul float 0x3F1A36E2E0000000, %165, !dbg !153
	%170 = fadd float %169, 0x3F1A36E2E0000000, !dbg !154
	%171 = fcmp ole float %168, %170, !dbg !155
	br i1 %171, label %b12_cold, label %b13_cold, !dbg !155

b12_cold:
	%172 = fsub float -0.000000e+00, %168, !dbg !156
	%173 = fcmp ole float %172, %170, !dbg !157
	br i1 %173, label %b14_cold, label %b13_cold, !dbg !157

b13_cold:
	%174 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !158
	%175 = icmp uge i64 0, %p9, !dbg !158
	br i1 %175, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !158, !prof !40

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 %p9), !dbg !158
	ret void, !dbg !158

b13_cold_ok1:
	%176 = atomicrmw add i64 addrspace(1)* %174, i64 1 monotonic, !dbg !159
	br label %b14_cold, !dbg !159

b14_cold:
	%177 = add i64 %110, %36, !dbg !91
	br label %b8_cold, !dbg !91
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!160, !161, !162, !163, !164, !165, !166, !167}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/bench/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!7 = !DILocation(line: 40, column: 6, scope: !6)
!8 = !DILocation(line: 41, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!18 = !DILocation(line: 42, column: 20, scope: !6)
!19 = !DILocation(line: 34, column: 42, scope: !17, inlinedAt: !18)
!20 = !{!"branch_weights", i32 1048576, i32 1}
!21 = !DILocation(line: 34, column: 27, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 34, column: 30, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 34, column: 46, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 34, column: 35, scope: !17, inlinedAt: !18)
!25 = distinct !DISubprogram(name: "mix", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!26 = !DILocation(line: 34, column: 20, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !26)
!35 = !DILocation(line: 34, column: 51, scope: !17, inlinedAt: !18)
!36 = !DILocation(line: 34, column: 16, scope: !17, inlinedAt: !18)
!37 = !DILocation(line: 34, column: 58, scope: !17, inlinedAt: !18)
!38 = !DILocation(line: 42, column: 9, scope: !6)
!39 = !DILocation(line: 43, column: 6, scope: !6)
!40 = !{!"branch_weights", i32 1, i32 1048576}
!41 = distinct !DISubprogram(name: "choice", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!42 = !DILocation(line: 46, column: 27, scope: !6)
!43 = !DILocation(line: 22, column: 20, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 23, column: 47, scope: !41, inlinedAt: !42)
!45 = distinct !DISubprogram(name: "weight", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!46 = !DILocation(line: 47, column: 22, scope: !6)
!47 = !DILocation(line: 27, column: 87, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 27, column: 79, scope: !45, inlinedAt: !46)
!49 = !DILocation(line: 45, column: 32, scope: !6)
!50 = !DILocation(line: 46, column: 36, scope: !6)
!51 = !DILocation(line: 23, column: 39, scope: !41, inlinedAt: !42)
!52 = !DILocation(line: 46, column: 46, scope: !6)
!53 = !DILocation(line: 22, column: 30, scope: !41, inlinedAt: !42)
!54 = !DILocation(line: 22, column: 38, scope: !41, inlinedAt: !42)
!55 = !DILocation(line: 22, column: 17, scope: !41, inlinedAt: !42)
!56 = !DILocation(line: 22, column: 10, scope: !41, inlinedAt: !42)
!57 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !56)
!58 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !56)
!59 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !56)
!60 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !56)
!61 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !56)
!62 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !56)
!63 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !56)
!64 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !56)
!65 = !DILocation(line: 23, column: 24, scope: !41, inlinedAt: !42)
!66 = !DILocation(line: 23, column: 30, scope: !41, inlinedAt: !42)
!67 = !DILocation(line: 23, column: 34, scope: !41, inlinedAt: !42)
!68 = !DILocation(line: 23, column: 27, scope: !41, inlinedAt: !42)
!69 = !DILocation(line: 23, column: 16, scope: !41, inlinedAt: !42)
!70 = !DILocation(line: 23, column: 12, scope: !41, inlinedAt: !42)
!71 = !DILocation(line: 46, column: 20, scope: !6)
!72 = !DILocation(line: 46, column: 9, scope: !6)
!73 = !DILocation(line: 27, column: 58, scope: !45, inlinedAt: !46)
!74 = !DILocation(line: 27, column: 55, scope: !45, inlinedAt: !46)
!75 = !DILocation(line: 27, column: 53, scope: !45, inlinedAt: !46)
!76 = !DILocation(line: 27, column: 72, scope: !45, inlinedAt: !46)
!77 = !DILocation(line: 27, column: 63, scope: !45, inlinedAt: !46)
!78 = !DILocation(line: 47, column: 10, scope: !6)
!79 = !DILocation(line: 49, column: 32, scope: !6)
!80 = !DILocation(line: 50, column: 33, scope: !6)
!81 = !DILocation(line: 50, column: 37, scope: !6)
!82 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!83 = !DILocation(line: 50, column: 31, scope: !6)
!84 = !DILocation(line: 29, column: 47, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 29, column: 50, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 29, column: 38, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 50, column: 9, scope: !6)
!88 = !DILocation(line: 50, column: 20, scope: !6)
!89 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!90 = !DILocation(line: 58, column: 6, scope: !89)
!91 = !DILocation(line: 59, column: 32, scope: !89)
!92 = !DILocation(line: 60, column: 19, scope: !89)
!93 = !DILocation(line: 34, column: 42, scope: !17, inlinedAt: !92)
!94 = !DILocation(line: 61, column: 20, scope: !89)
!95 = !DILocation(line: 62, column: 15, scope: !89)
!96 = !DILocation(line: 22, column: 20, scope: !41, inlinedAt: !95)
!97 = !DILocation(line: 23, column: 47, scope: !41, inlinedAt: !95)
!98 = !DILocation(line: 63, column: 18, scope: !89)
!99 = !DILocation(line: 27, column: 87, scope: !45, inlinedAt: !98)
!100 = !DILocation(line: 27, column: 79, scope: !45, inlinedAt: !98)
!101 = !DILocation(line: 34, column: 27, scope: !17, inlinedAt: !92)
!102 = !DILocation(line: 34, column: 30, scope: !17, inlinedAt: !92)
!103 = !DILocation(line: 34, column: 46, scope: !17, inlinedAt: !92)
!104 = !DILocation(line: 34, column: 35, scope: !17, inlinedAt: !92)
!105 = !DILocation(line: 34, column: 20, scope: !17, inlinedAt: !92)
!106 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !105)
!107 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !105)
!108 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !105)
!109 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !105)
!110 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !105)
!111 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !105)
!112 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !105)
!113 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !105)
!114 = !DILocation(line: 34, column: 51, scope: !17, inlinedAt: !92)
!115 = !DILocation(line: 34, column: 16, scope: !17, inlinedAt: !92)
!116 = !DILocation(line: 34, column: 58, scope: !17, inlinedAt: !92)
!117 = !DILocation(line: 60, column: 6, scope: !89)
!118 = !DILocation(line: 62, column: 24, scope: !89)
!119 = !DILocation(line: 23, column: 39, scope: !41, inlinedAt: !95)
!120 = !DILocation(line: 22, column: 30, scope: !41, inlinedAt: !95)
!121 = !DILocation(line: 22, column: 38, scope: !41, inlinedAt: !95)
!122 = !DILocation(line: 22, column: 17, scope: !41, inlinedAt: !95)
!123 = !DILocation(line: 22, column: 10, scope: !41, inlinedAt: !95)
!124 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !123)
!125 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !123)
!126 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !123)
!127 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !123)
!128 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !123)
!129 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !123)
!130 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !123)
!131 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !123)
!132 = !DILocation(line: 23, column: 24, scope: !41, inlinedAt: !95)
!133 = !DILocation(line: 23, column: 30, scope: !41, inlinedAt: !95)
!134 = !DILocation(line: 23, column: 34, scope: !41, inlinedAt: !95)
!135 = !DILocation(line: 23, column: 27, scope: !41, inlinedAt: !95)
!136 = !DILocation(line: 23, column: 16, scope: !41, inlinedAt: !95)
!137 = !DILocation(line: 23, column: 12, scope: !41, inlinedAt: !95)
!138 = !DILocation(line: 27, column: 58, scope: !45, inlinedAt: !98)
!139 = !DILocation(line: 27, column: 55, scope: !45, inlinedAt: !98)
!140 = !DILocation(line: 27, column: 53, scope: !45, inlinedAt: !98)
!141 = !DILocation(line: 27, column: 72, scope: !45, inlinedAt: !98)
!142 = !DILocation(line: 27, column: 63, scope: !45, inlinedAt: !98)
!143 = !DILocation(line: 63, column: 35, scope: !89)
!144 = !DILocation(line: 29, column: 47, scope: !82, inlinedAt: !143)
!145 = !DILocation(line: 29, column: 50, scope: !82, inlinedAt: !143)
!146 = !DILocation(line: 29, column: 38, scope: !82, inlinedAt: !143)
!147 = !DILocation(line: 63, column: 29, scope: !89)
!148 = !DILocation(line: 63, column: 39, scope: !89)
!149 = !DILocation(line: 63, column: 25, scope: !89)
!150 = !DILocation(line: 63, column: 4, scope: !89)
!151 = !DILocation(line: 65, column: 14, scope: !89)
!152 = !DILocation(line: 65, column: 18, scope: !89)
!153 = !DILocation(line: 65, column: 37, scope: !89)
!154 = !DILocation(line: 65, column: 42, scope: !89)
!155 = !DILocation(line: 65, column: 30, scope: !89)
!156 = !DILocation(line: 65, column: 51, scope: !89)
!157 = !DILocation(line: 65, column: 54, scope: !89)
!158 = !DILocation(line: 66, column: 27, scope: !89)
!159 = !DILocation(line: 66, column: 17, scope: !89)
!160 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!161 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!162 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!163 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!164 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!165 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 512}
!166 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!167 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
