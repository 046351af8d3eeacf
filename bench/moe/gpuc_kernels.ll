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
	%16 = trunc i64 %15 to i32, !dbg !8
	%17 = trunc i64 %11 to i32, !dbg !8
	%18 = mul i32 %16, %17, !dbg !8
	%19 = zext i32 %18 to i64, !dbg !8
	%20 = trunc i64 %9 to i32, !dbg !8
	%21 = add i32 %20, %18, !dbg !8
	%22 = zext i32 %21 to i64, !dbg !8
	%23 = mul i64 %13, %22, !dbg !8
	%24 = add i64 %7, %23, !dbg !8
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%27 = mul i32 %25, %26, !dbg !8
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%29 = mul i32 %27, %28, !dbg !8
	%30 = sext i32 %29 to i64, !dbg !8
	%31 = mul i64 %24, %30, !dbg !8
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%35 = mul i32 %26, %34, !dbg !8
	%36 = add i32 %33, %35, !dbg !8
	%37 = mul i32 %25, %36, !dbg !8
	%38 = add i32 %32, %37, !dbg !8
	%39 = sext i32 %38 to i64, !dbg !8
	%40 = add i64 %31, %39, !dbg !8
	%41 = mul i64 %13, %15, !dbg !8
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%43 = sext i32 %42 to i64, !dbg !8
	%44 = mul i64 %41, %43, !dbg !8
	%45 = mul i64 %44, %30, !dbg !8
	%46 = mul i64 %p5, -1, !dbg !8
	%47 = add i64 %46, %p7, !dbg !8
	%48 = icmp sge i64 %47, 0, !dbg !8
	br i1 %48, label %b1, label %b3_cold, !dbg !8, !prof !20

b1:
	%49 = phi i64 [ %40, %b0 ], [ %67, %b2 ], !dbg !8
	%50 = icmp slt i64 %49, %p5, !dbg !8
	br i1 %50, label %b2, label %b5, !dbg !8

b2:
	%51 = add i64 %49, %p16, !dbg !22
	%52 = shl i64 %p17, 40, !dbg !23
	%53 = add i64 %51, %52, !dbg !24
	%54 = lshr i64 %53, 31, !dbg !27
	%55 = xor i64 %53, %54, !dbg !28
	%56 = mul i64 %55, 9202493588570546565, !dbg !29
	%57 = lshr i64 %56, 27, !dbg !30
	%58 = xor i64 %56, %57, !dbg !31
	%59 = mul i64 %58, -9089707755183418291, !dbg !32
	%60 = lshr i64 %59, 33, !dbg !33
	%61 = xor i64 %59, %60, !dbg !34
	%62 = and i64 %61, 255, !dbg !35
	%63 = uitofp i64 %62 to float, !dbg !36
	%64 = fdiv float %63, 1.600000e+01, !dbg !37
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %49, !dbg !38
	store float %64, float addrspace(1)* %65, align 4, !dbg !38
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %49, !dbg !39
	store float -1.000000e+00, float addrspace(1)* %66, align 4, !dbg !39
	%67 = add i64 %49, %45, !dbg !8
	br label %b1, !dbg !8

b5:
	%68 = mul i64 %p17, %p0, !dbg !45
	%69 = add i64 %p3, 1, !dbg !49
	%70 = mul i64 %p3, %69, !dbg !50
	%71 = mul i64 %p9, -1, !dbg !51
	%72 = add i64 %71, %p11, !dbg !51
	%73 = icmp sge i64 %72, 0, !dbg !51
	br i1 %73, label %b6, label %b8_cold, !dbg !51, !prof !20

b6:
	%74 = phi i64 [ %110, %b7_ok1 ], [ %40, %b5 ], !dbg !51
	%75 = icmp slt i64 %74, %p9, !dbg !51
	br i1 %75, label %b7, label %b10, !dbg !51

b7:
	%76 = icmp eq i64 %p3, 0, !dbg !52
	%77 = icmp eq i64 %p2, 0, !dbg !53
	%78 = or i1 %76, %77, !dbg !53
	br i1 %78, label %b7_fail1, label %b7_ok1, !dbg !53, !prof !40

b7_ok1:
	%79 = icmp eq i64 %p3, -1, !dbg !52
	%80 = select i1 %79, i64 1, i64 %p3, !dbg !52
	%81 = sdiv i64 %74, %80, !dbg !52
	%82 = sub i64 0, %74, !dbg !52
	%83 = select i1 %79, i64 %82, i64 %81, !dbg !52
	%84 = icmp eq i64 %p3, -1, !dbg !54
	%85 = select i1 %84, i64 1, i64 %p3, !dbg !54
	%86 = srem i64 %74, %85, !dbg !54
	%87 = add i64 %68, %83, !dbg !55
	%88 = add i64 %87, 1, !dbg !56
	%89 = lshr i64 %88, 31, !dbg !59
	%90 = xor i64 %88, %89, !dbg !60
	%91 = mul i64 %90, 9202493588570546565, !dbg !61
	%92 = lshr i64 %91, 27, !dbg !62
	%93 = xor i64 %91, %92, !dbg !63
	%94 = mul i64 %93, -9089707755183418291, !dbg !64
	%95 = lshr i64 %94, 33, !dbg !65
	%96 = xor i64 %94, %95, !dbg !66
	%97 = lshr i64 %96, 32, !dbg !68
	%98 = or i64 %97, 1, !dbg !69
	%99 = mul i64 %86, %98, !dbg !70
	%100 = add i64 %96, %99, !dbg !71
	%101 = urem i64 %100, %p2, !dbg !53
	%102 = trunc i64 %101 to i32, !dbg !73
	%103 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %74, !dbg !74
	store i32 %102, i32 addrspace(1)* %103, align 4, !dbg !74
	%104 = add i64 %86, 1, !dbg !75
	%105 = mul i64 %104, 2, !dbg !76
	%106 = sitofp i64 %105 to float, !dbg !77
	%107 = sitofp i64 %70 to float, !dbg !78
	%108 = fdiv float %106, %107, !dbg !79
	%109 = getelementptr inbounds float, float addrspace(1)* %3, i64 %74, !dbg !80
	store float %108, float addrspace(1)* %109, align 4, !dbg !80
	%110 = add i64 %74, %45, !dbg !51
	br label %b6, !dbg !51

b10:
	%111 = mul i64 %p13, -1, !dbg !83
	%112 = add i64 %111, %p15, !dbg !83
	%113 = icmp sge i64 %112, 0, !dbg !83
	br i1 %113, label %b11, label %b13_cold, !dbg !83, !prof !20

b11:
	%114 = phi i64 [ %123, %b12 ], [ %40, %b10 ], !dbg !83
	%115 = icmp slt i64 %114, %p13, !dbg !83
	br i1 %115, label %b12, label %b15, !dbg !83

b12:
	%116 = mul i64 %114, %p18, !dbg !84
	%117 = add i64 %116, %p17, !dbg !85
	%118 = sitofp i64 %117 to float, !dbg !88
	%119 = fdiv float %118, 6.400000e+01, !dbg !89
	%120 = fadd float 1.000000e+00, %119, !dbg !90
	%121 = getelementptr inbounds float, float addrspace(1)* %4, i64 %114, !dbg !91
	store float %120, float addrspace(1)* %121, align 4, !dbg !91
	%122 = getelementptr inbounds float, float addrspace(1)* %5, i64 %114, !dbg !92
	store float %118, float addrspace(1)* %122, align 4, !dbg !92
	%123 = add i64 %114, %45, !dbg !83
	br label %b11, !dbg !83

b15:
	ret void, !dbg !83

b3_cold:
	%124 = phi i64 [ %143, %b4_cold_ok1 ], [ %40, %b0 ], !dbg !8
	%125 = icmp slt i64 %124, %p5, !dbg !8
	br i1 %125, label %b4_cold, label %b5, !dbg !8

b4_cold:
	%126 = add i64 %124, %p16, !dbg !22
	%127 = shl i64 %p17, 40, !dbg !23
	%128 = add i64 %126, %127, !dbg !24
	%129 = lshr i64 %128, 31, !dbg !27
	%130 = xor i64 %128, %129, !dbg !28
	%131 = mul i64 %130, 9202493588570546565, !dbg !29
	%132 = lshr i64 %131, 27, !dbg !30
	%133 = xor i64 %131, %132, !dbg !31
	%134 = mul i64 %133, -9089707755183418291, !dbg !32
	%135 = lshr i64 %134, 33, !dbg !33
	%136 = xor i64 %134, %135, !dbg !34
	%137 = and i64 %136, 255, !dbg !35
	%138 = uitofp i64 %137 to float, !dbg !36
	%139 = fdiv float %138, 1.600000e+01, !dbg !37
	%140 = getelementptr inbounds float, float addrspace(1)* %0, i64 %124, !dbg !38
	store float %139, float addrspace(1)* %140, align 4, !dbg !38
	%141 = getelementptr inbounds float, float addrspace(1)* %1, i64 %124, !dbg !39
	%142 = icmp uge i64 %124, %p7, !dbg !39
	br i1 %142, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !39, !prof !40

b4_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !39
	br label %fail, !dbg !39

b4_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %141, align 4, !dbg !39
	%143 = add i64 %124, %45, !dbg !8
	br label %b3_cold, !dbg !8, !llvm.loop !42

b7_fail1:
	%144 = icmp eq i64 %p3, 0, !dbg !52
	br i1 %144, label %b7_fail2, label %b7_ok2, !dbg !52

b7_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !52
	br label %fail, !dbg !52

b7_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !53
	br label %fail, !dbg !53

b8_cold:
	%145 = phi i64 [ %183, %b9_cold_ok3 ], [ %40, %b5 ], !dbg !51
	%146 = icmp slt i64 %145, %p9, !dbg !51
	br i1 %146, label %b9_cold, label %b10, !dbg !51

b9_cold:
	%147 = icmp eq i64 %p3, 0, !dbg !52
	%148 = icmp eq i64 %p2, 0, !dbg !53
	%149 = or i1 %147, %148, !dbg !53
	br i1 %149, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !53, !prof !40

b9_cold_fail1:
	%150 = icmp eq i64 %p3, 0, !dbg !52
	br i1 %150, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !52

b9_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !52
	br label %fail, !dbg !52

b9_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !53
	br label %fail, !dbg !53

b9_cold_ok1:
	%151 = icmp eq i64 %p3, -1, !dbg !52
	%152 = select i1 %151, i64 1, i64 %p3, !dbg !52
	%153 = sdiv i64 %145, %152, !dbg !52
	%154 = sub i64 0, %145, !dbg !52
	%155 = select i1 %151, i64 %154, i64 %153, !dbg !52
	%156 = icmp eq i64 %p3, -1, !dbg !54
	%157 = select i1 %156, i64 1, i64 %p3, !dbg !54
	%158 = srem i64 %145, %157, !dbg !54
	%159 = add i64 %68, %155, !dbg !55
	%160 = add i64 %159, 1, !dbg !56
	%161 = lshr i64 %160, 31, !dbg !59
	%162 = xor i64 %160, %161, !dbg !60
	%163 = mul i64 %162, 9202493588570546565, !dbg !61
	%164 = lshr i64 %163, 27, !dbg !62
	%165 = xor i64 %163, %164, !dbg !63
	%166 = mul i64 %165, -9089707755183418291, !dbg !64
	%167 = lshr i64 %166, 33, !dbg !65
	%168 = xor i64 %166, %167, !dbg !66
	%169 = lshr i64 %168, 32, !dbg !68
	%170 = or i64 %169, 1, !dbg !69
	%171 = mul i64 %158, %170, !dbg !70
	%172 = add i64 %168, %171, !dbg !71
	%173 = urem i64 %172, %p2, !dbg !53
	%174 = trunc i64 %173 to i32, !dbg !73
	%175 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %145, !dbg !74
	store i32 %174, i32 addrspace(1)* %175, align 4, !dbg !74
	%176 = add i64 %158, 1, !dbg !75
	%177 = mul i64 %176, 2, !dbg !76
	%178 = sitofp i64 %177 to float, !dbg !77
	%179 = sitofp i64 %70 to float, !dbg !78
	%180 = icmp uge i64 %145, %p11, !dbg !80
	br i1 %180, label %b9_cold_fail3, label %b9_cold_ok3, !dbg !80, !prof !40

b9_cold_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !80
	br label %fail, !dbg !80

b9_cold_ok3:
	%181 = fdiv float %178, %179, !dbg !79
	%182 = getelementptr inbounds float, float addrspace(1)* %3, i64 %145, !dbg !80
	store float %181, float addrspace(1)* %182, align 4, !dbg !80
	%183 = add i64 %145, %45, !dbg !51
	br label %b8_cold, !dbg !51, !llvm.loop !82

b13_cold:
	%184 = phi i64 [ %194, %b14_cold_ok1 ], [ %40, %b10 ], !dbg !83
	%185 = icmp slt i64 %184, %p13, !dbg !83
	br i1 %185, label %b14_cold, label %b15, !dbg !83

b14_cold:
	%186 = mul i64 %184, %p18, !dbg !84
	%187 = add i64 %186, %p17, !dbg !85
	%188 = sitofp i64 %187 to float, !dbg !88
	%189 = fdiv float %188, 6.400000e+01, !dbg !89
	%190 = fadd float 1.000000e+00, %189, !dbg !90
	%191 = getelementptr inbounds float, float addrspace(1)* %4, i64 %184, !dbg !91
	store float %190, float addrspace(1)* %191, align 4, !dbg !91
	%192 = getelementptr inbounds float, float addrspace(1)* %5, i64 %184, !dbg !92
	%193 = icmp uge i64 %184, %p15, !dbg !92
	br i1 %193, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !92, !prof !40

b14_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !92
	br label %fail, !dbg !92

b14_cold_ok1:
	store float %188, float addrspace(1)* %192, align 4, !dbg !92
	%194 = add i64 %184, %45, !dbg !83
	br label %b13_cold, !dbg !83, !llvm.loop !94

fail:
	%195 = phi i32 [ 0, %b4_cold_fail1 ], [ 1, %b7_fail2 ], [ 2, %b7_ok2 ], [ 1, %b9_cold_fail2 ], [ 2, %b9_cold_ok2 ], [ 3, %b9_cold_fail3 ], [ 4, %b14_cold_fail1 ], !dbg !7
	%196 = phi i64 [ %124, %b4_cold_fail1 ], [ 0, %b7_fail2 ], [ 0, %b7_ok2 ], [ 0, %b9_cold_fail2 ], [ 0, %b9_cold_ok2 ], [ %145, %b9_cold_fail3 ], [ %184, %b14_cold_fail1 ], !dbg !7
	%197 = phi i64 [ %p7, %b4_cold_fail1 ], [ 0, %b7_fail2 ], [ 0, %b7_ok2 ], [ 0, %b9_cold_fail2 ], [ 0, %b9_cold_ok2 ], [ %p11, %b9_cold_fail3 ], [ %p15, %b14_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %195, i64 %196, i64 %197), !dbg !7
	ret void, !dbg !7
}

define void @Check(i64 %p0, i64 %p1, i64 %p2, i64 %p3, float* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !95 {
entry:
	br label %b0, !dbg !96

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !96
	%1 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !96
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97, !range !9
	%3 = sext i32 %2 to i64, !dbg !97
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !97, !range !10
	%5 = sext i32 %4 to i64, !dbg !97
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !97, !range !10
	%7 = sext i32 %6 to i64, !dbg !97
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !97, !range !11
	%9 = sext i32 %8 to i64, !dbg !97
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !97, !range !12
	%11 = sext i32 %10 to i64, !dbg !97
	%12 = trunc i64 %11 to i32, !dbg !97
	%13 = trunc i64 %7 to i32, !dbg !97
	%14 = mul i32 %12, %13, !dbg !97
	%15 = zext i32 %14 to i64, !dbg !97
	%16 = trunc i64 %5 to i32, !dbg !97
	%17 = add i32 %16, %14, !dbg !97
	%18 = zext i32 %17 to i64, !dbg !97
	%19 = mul i64 %9, %18, !dbg !97
	%20 = add i64 %3, %19, !dbg !97
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !97, !range !13
	%23 = mul i32 %21, %22, !dbg !97
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !97, !range !14
	%25 = mul i32 %23, %24, !dbg !97
	%26 = sext i32 %25 to i64, !dbg !97
	%27 = mul i64 %20, %26, !dbg !97
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !97, !range !16
	%31 = mul i32 %22, %30, !dbg !97
	%32 = add i32 %29, %31, !dbg !97
	%33 = mul i32 %21, %32, !dbg !97
	%34 = add i32 %28, %33, !dbg !97
	%35 = sext i32 %34 to i64, !dbg !97
	%36 = add i64 %27, %35, !dbg !97
	%37 = mul i64 %9, %11, !dbg !97
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !97, !range !12
	%39 = sext i32 %38 to i64, !dbg !97
	%40 = mul i64 %37, %39, !dbg !97
	%41 = mul i64 %40, %26, !dbg !97
	%42 = icmp slt i64 0, %p3, !dbg !100
	%43 = mul i64 %p7, %p0, !dbg !102
	%44 = add i64 %p3, 1, !dbg !105
	%45 = mul i64 %p3, %44, !dbg !106
	%46 = add i64 %p9, -1, !dbg !97
	%47 = icmp sge i64 %46, 0, !dbg !97
	br i1 %47, label %b1, label %b8_cold, !dbg !97, !prof !20

b1:
	%48 = phi i64 [ %36, %b0 ], [ %113, %b7 ], !dbg !97
	%49 = icmp slt i64 %48, %p5, !dbg !97
	br i1 %49, label %b2, label %b15, !dbg !97

b2:
	%50 = add i64 %48, %p6, !dbg !108
	%51 = shl i64 %p7, 40, !dbg !109
	%52 = add i64 %50, %51, !dbg !110
	%53 = lshr i64 %52, 31, !dbg !112
	%54 = xor i64 %52, %53, !dbg !113
	%55 = mul i64 %54, 9202493588570546565, !dbg !114
	%56 = lshr i64 %55, 27, !dbg !115
	%57 = xor i64 %55, %56, !dbg !116
	%58 = mul i64 %57, -9089707755183418291, !dbg !117
	%59 = lshr i64 %58, 33, !dbg !118
	%60 = xor i64 %58, %59, !dbg !119
	%61 = and i64 %60, 255, !dbg !120
	%62 = uitofp i64 %61 to float, !dbg !121
	%63 = fdiv float %62, 1.600000e+01, !dbg !122
	br i1 %42, label %b3, label %b4, !dbg !100

b3:
	%64 = phi float [ %100, %b3_ok1 ], [ 0.000000e+00, %b2 ], !dbg !123
	%65 = phi i64 [ %89, %b3_ok1 ], [ 0, %b2 ], !dbg !123
	%66 = icmp eq i64 %p1, 0, !dbg !124
	%67 = icmp eq i64 %p2, 0, !dbg !125
	%68 = or i1 %66, %67, !dbg !125
	br i1 %68, label %b3_fail1, label %b3_ok1, !dbg !125, !prof !40

b3_ok1:
	%69 = icmp eq i64 %p1, -1, !dbg !124
	%70 = select i1 %69, i64 1, i64 %p1, !dbg !124
	%71 = sdiv i64 %48, %70, !dbg !124
	%72 = sub i64 0, %48, !dbg !124
	%73 = select i1 %69, i64 %72, i64 %71, !dbg !124
	%74 = add i64 %43, %73, !dbg !126
	%75 = add i64 %74, 1, !dbg !127
	%76 = lshr i64 %75, 31, !dbg !130
	%77 = xor i64 %75, %76, !dbg !131
	%78 = mul i64 %77, 9202493588570546565, !dbg !132
	%79 = lshr i64 %78, 27, !dbg !133
	%80 = xor i64 %78, %79, !dbg !134
	%81 = mul i64 %80, -9089707755183418291, !dbg !135
	%82 = lshr i64 %81, 33, !dbg !136
	%83 = xor i64 %81, %82, !dbg !137
	%84 = lshr i64 %83, 32, !dbg !139
	%85 = or i64 %84, 1, !dbg !140
	%86 = mul i64 %65, %85, !dbg !141
	%87 = add i64 %83, %86, !dbg !142
	%88 = urem i64 %87, %p2, !dbg !125
	%89 = add i64 %65, 1, !dbg !144
	%90 = mul i64 %89, 2, !dbg !145
	%91 = sitofp i64 %90 to float, !dbg !146
	%92 = sitofp i64 %45 to float, !dbg !147
	%93 = fdiv float %91, %92, !dbg !148
	%94 = sitofp i64 %88 to float, !dbg !150
	%95 = fdiv float %94, 6.400000e+01, !dbg !151
	%96 = fadd float 1.000000e+00, %95, !dbg !152
	%97 = fmul float %63, %96, !dbg !153
	%98 = fadd float %97, %94, !dbg !154
	%99 = fmul float %93, %98, !dbg !155
	%100 = fadd float %64, %99, !dbg !156
	%101 = icmp slt i64 %89, %p3, !dbg !156
	br i1 %101, label %b3, label %b4, !dbg !156

b4:
	%102 = phi float [ 0.000000e+00, %b2 ], [ %100, %b3_ok1 ], !dbg !123
	%103 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !157
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !157
	%105 = fsub float %104, %102, !dbg !158
	%106 = fmul float 0x3F1A36E2E0000000, %102, !dbg !159
	%107 = fadd float %106, 0x3F1A36E2E0000000, !dbg !160
	%108 = fcmp ole float %105, %107, !dbg !161
	br i1 %108, label %b5, label %b6, !dbg !161

b5:
	%109 = fsub float -0.000000e+00, %105, !dbg !162
	%110 = fcmp ole float %109, %107, !dbg !163
	br i1 %110, label %b7, label %b6, !dbg !163

b6:
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !164
	%112 = atomicrmw add i64 addrspace(1)* %111, i64 1 monotonic, !dbg !165
	br label %b7, !dbg !165

b7:
	%113 = add i64 %48, %41, !dbg !97
	br label %b1, !dbg !97

b15:
	ret void, !dbg !97

b3_fail1:
	%114 = icmp eq i64 %p1, 0, !dbg !124
	br i1 %114, label %b3_fail2, label %b3_ok2, !dbg !124

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !124
	br label %fail, !dbg !124

b3_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !125
	br label %fail, !dbg !125

b8_cold:
	%115 = phi i64 [ %182, %b14_cold ], [ %36, %b0 ], !dbg !97
	%116 = icmp slt i64 %115, %p5, !dbg !97
	br i1 %116, label %b9_cold, label %b15, !dbg !97

b9_cold:
	%117 = add i64 %115, %p6, !dbg !108
	%118 = shl i64 %p7, 40, !dbg !109
	%119 = add i64 %117, %118, !dbg !110
	%120 = lshr i64 %119, 31, !dbg !112
	%121 = xor i64 %119, %120, !dbg !113
	%122 = mul i64 %121, 9202493588570546565, !dbg !114
	%123 = lshr i64 %122, 27, !dbg !115
	%124 = xor i64 %122, %123, !dbg !116
	%125 = mul i64 %124, -9089707755183418291, !dbg !117
	%126 = lshr i64 %125, 33, !dbg !118
	%127 = xor i64 %125, %126, !dbg !119
	%128 = and i64 %127, 255, !dbg !120
	%129 = uitofp i64 %128 to float, !dbg !121
	%130 = fdiv float %129, 1.600000e+01, !dbg !122
	br i1 %42, label %b10_cold, label %b11_cold, !dbg !100

b10_cold:
	%131 = phi float [ %168, %b10_cold_ok1 ], [ 0.000000e+00, %b9_cold ], !dbg !123
	%132 = phi i64 [ %157, %b10_cold_ok1 ], [ 0, %b9_cold ], !dbg !123
	%133 = icmp eq i64 %p1, 0, !dbg !124
	%134 = icmp eq i64 %p2, 0, !dbg !125
	%135 = or i1 %133, %134, !dbg !125
	br i1 %135, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !125, !prof !40

b10_cold_fail1:
	%136 = icmp eq i64 %p1, 0, !dbg !124
	br i1 %136, label %b10_cold_fail2, label %b10_cold_ok2, !dbg !124

b10_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !124
	br label %fail, !dbg !124

b10_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !125
	br label %fail, !dbg !125

b10_cold_ok1:
	%137 = icmp eq i64 %p1, -1, !dbg !124
	%138 = select i1 %137, i64 1, i64 %p1, !dbg !124
	%139 = sdiv i64 %115, %138, !dbg !124
	%140 = sub i64 0, %115, !dbg !124
	%141 = select i1 %137, i64 %140, i64 %139, !dbg !124
	%142 = add i64 %43, %141, !dbg !126
	%143 = add i64 %142, 1, !dbg !127
	%144 = lshr i64 %143, 31, !dbg !130
	%145 = xor i64 %143, %144, !dbg !131
	%146 = mul i64 %145, 9202493588570546565, !dbg !132
	%147 = lshr i64 %146, 27, !dbg !133
	%148 = xor i64 %146, %147, !dbg !134
	%149 = mul i64 %148, -9089707755183418291, !dbg !135
	%150 = lshr i64 %149, 33, !dbg !136
	%151 = xor i64 %149, %150, !dbg !137
	%152 = lshr i64 %151, 32, !dbg !139
	%153 = or i64 %152, 1, !dbg !140
	%154 = mul i64 %132, %153, !dbg !141
	%155 = add i64 %151, %154, !dbg !142
	%156 = urem i64 %155, %p2, !dbg !125
	%157 = add i64 %132, 1, !dbg !144
	%158 = mul i64 %157, 2, !dbg !145
	%159 = sitofp i64 %158 to float, !dbg !146
	%160 = sitofp i64 %45 to float, !dbg !147
	%161 = fdiv float %159, %160, !dbg !148
	%162 = sitofp i64 %156 to float, !dbg !150
	%163 = fdiv float %162, 6.400000e+01, !dbg !151
	%164 = fadd float 1.000000e+00, %163, !dbg !152
	%165 = fmul float %130, %164, !dbg !153
	%166 = fadd float %165, %162, !dbg !154
	%167 = fmul float %161, %166, !dbg !155
	%168 = fadd float %131, %167, !dbg !156
	%169 = icmp slt i64 %157, %p3, !dbg !156
	br i1 %169, label %b10_cold, label %b11_cold, !dbg !156, !llvm.loop !167

b11_cold:
	%170 = phi float [ 0.000000e+00, %b9_cold ], [ %168, %b10_cold_ok1 ], !dbg !123
	%171 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !157
	%172 = load float, float addrspace(1)* %171, align 4, !dbg !157
	%173 = fsub float %172, %170, !dbg !158
	%174 = fmul float 0x3F1A36E2E0000000, %170, !dbg !159
	%175 = fadd float %174, 0x3F1A36E2E0000000, !dbg !160
	%176 = fcmp ole float %173, %175, !dbg !161
	br i1 %176, label %b12_cold, label %b13_cold, !dbg !161

b12_cold:
	%177 = fsub float -0.000000e+00, %173, !dbg !162
	%178 = fcmp ole float %177, %175, !dbg !163
	br i1 %178, label %b14_cold, label %b13_cold, !dbg !163

b13_cold:
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !164
	%180 = icmp uge i64 0, %p9, !dbg !164
	br i1 %180, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !164, !prof !40

b13_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !164
	br label %fail, !dbg !164

b13_cold_ok1:
	%181 = atomicrmw add i64 addrspace(1)* %179, i64 1 monotonic, !dbg !165
	br label %b14_cold, !dbg !165

b14_cold:
	%182 = add i64 %115, %41, !dbg !97
	br label %b8_cold, !dbg !97, !llvm.loop !169

fail:
	%183 = phi i32 [ 5, %b3_fail2 ], [ 2, %b3_ok2 ], [ 5, %b10_cold_fail2 ], [ 2, %b10_cold_ok2 ], [ 6, %b13_cold_fail1 ], !dbg !96
	%184 = phi i64 [ 0, %b3_fail2 ], [ 0, %b3_ok2 ], [ 0, %b10_cold_fail2 ], [ 0, %b10_cold_ok2 ], [ 0, %b13_cold_fail1 ], !dbg !96
	%185 = phi i64 [ 0, %b3_fail2 ], [ 0, %b3_ok2 ], [ 0, %b10_cold_fail2 ], [ 0, %b10_cold_ok2 ], [ %p9, %b13_cold_fail1 ], !dbg !96
	call void @gpuc_fail(i8* %ctrl, i32 %183, i64 %184, i64 %185), !dbg !96
	ret void, !dbg !96
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

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!170, !171, !172, !173, !174, !175, !176, !177}
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
!41 = !{!"llvm.loop.unroll.disable"}
!42 = distinct !{!42, !41}
!43 = distinct !DISubprogram(name: "choice", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!44 = !DILocation(line: 46, column: 27, scope: !6)
!45 = !DILocation(line: 22, column: 20, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 23, column: 47, scope: !43, inlinedAt: !44)
!47 = distinct !DISubprogram(name: "weight", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!48 = !DILocation(line: 47, column: 22, scope: !6)
!49 = !DILocation(line: 27, column: 87, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 27, column: 79, scope: !47, inlinedAt: !48)
!51 = !DILocation(line: 45, column: 32, scope: !6)
!52 = !DILocation(line: 46, column: 36, scope: !6)
!53 = !DILocation(line: 23, column: 39, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 46, column: 46, scope: !6)
!55 = !DILocation(line: 22, column: 30, scope: !43, inlinedAt: !44)
!56 = !DILocation(line: 22, column: 38, scope: !43, inlinedAt: !44)
!57 = !DILocation(line: 22, column: 17, scope: !43, inlinedAt: !44)
!58 = !DILocation(line: 22, column: 10, scope: !43, inlinedAt: !44)
!59 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !58)
!60 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !58)
!61 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !58)
!62 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !58)
!63 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !58)
!64 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !58)
!65 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !58)
!66 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !58)
!67 = !DILocation(line: 23, column: 24, scope: !43, inlinedAt: !44)
!68 = !DILocation(line: 23, column: 30, scope: !43, inlinedAt: !44)
!69 = !DILocation(line: 23, column: 34, scope: !43, inlinedAt: !44)
!70 = !DILocation(line: 23, column: 27, scope: !43, inlinedAt: !44)
!71 = !DILocation(line: 23, column: 16, scope: !43, inlinedAt: !44)
!72 = !DILocation(line: 23, column: 12, scope: !43, inlinedAt: !44)
!73 = !DILocation(line: 46, column: 20, scope: !6)
!74 = !DILocation(line: 46, column: 9, scope: !6)
!75 = !DILocation(line: 27, column: 58, scope: !47, inlinedAt: !48)
!76 = !DILocation(line: 27, column: 55, scope: !47, inlinedAt: !48)
!77 = !DILocation(line: 27, column: 53, scope: !47, inlinedAt: !48)
!78 = !DILocation(line: 27, column: 72, scope: !47, inlinedAt: !48)
!79 = !DILocation(line: 27, column: 63, scope: !47, inlinedAt: !48)
!80 = !DILocation(line: 47, column: 10, scope: !6)
!81 = !{!"llvm.loop.unroll.disable"}
!82 = distinct !{!82, !81}
!83 = !DILocation(line: 49, column: 32, scope: !6)
!84 = !DILocation(line: 50, column: 33, scope: !6)
!85 = !DILocation(line: 50, column: 37, scope: !6)
!86 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!87 = !DILocation(line: 50, column: 31, scope: !6)
!88 = !DILocation(line: 29, column: 47, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 29, column: 50, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 29, column: 38, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 50, column: 9, scope: !6)
!92 = !DILocation(line: 50, column: 20, scope: !6)
!93 = !{!"llvm.loop.unroll.disable"}
!94 = distinct !{!94, !93}
!95 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!96 = !DILocation(line: 58, column: 6, scope: !95)
!97 = !DILocation(line: 59, column: 32, scope: !95)
!98 = !DILocation(line: 60, column: 19, scope: !95)
!99 = !DILocation(line: 34, column: 42, scope: !17, inlinedAt: !98)
!100 = !DILocation(line: 61, column: 20, scope: !95)
!101 = !DILocation(line: 62, column: 15, scope: !95)
!102 = !DILocation(line: 22, column: 20, scope: !43, inlinedAt: !101)
!103 = !DILocation(line: 23, column: 47, scope: !43, inlinedAt: !101)
!104 = !DILocation(line: 63, column: 18, scope: !95)
!105 = !DILocation(line: 27, column: 87, scope: !47, inlinedAt: !104)
!106 = !DILocation(line: 27, column: 79, scope: !47, inlinedAt: !104)
!107 = !DILocation(line: 34, column: 27, scope: !17, inlinedAt: !98)
!108 = !DILocation(line: 34, column: 30, scope: !17, inlinedAt: !98)
!109 = !DILocation(line: 34, column: 46, scope: !17, inlinedAt: !98)
!110 = !DILocation(line: 34, column: 35, scope: !17, inlinedAt: !98)
!111 = !DILocation(line: 34, column: 20, scope: !17, inlinedAt: !98)
!112 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !111)
!113 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !111)
!114 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !111)
!115 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !111)
!116 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !111)
!117 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !111)
!118 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !111)
!119 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !111)
!120 = !DILocation(line: 34, column: 51, scope: !17, inlinedAt: !98)
!121 = !DILocation(line: 34, column: 16, scope: !17, inlinedAt: !98)
!122 = !DILocation(line: 34, column: 58, scope: !17, inlinedAt: !98)
!123 = !DILocation(line: 60, column: 6, scope: !95)
!124 = !DILocation(line: 62, column: 24, scope: !95)
!125 = !DILocation(line: 23, column: 39, scope: !43, inlinedAt: !101)
!126 = !DILocation(line: 22, column: 30, scope: !43, inlinedAt: !101)
!127 = !DILocation(line: 22, column: 38, scope: !43, inlinedAt: !101)
!128 = !DILocation(line: 22, column: 17, scope: !43, inlinedAt: !101)
!129 = !DILocation(line: 22, column: 10, scope: !43, inlinedAt: !101)
!130 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !129)
!131 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !129)
!132 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !129)
!133 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !129)
!134 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !129)
!135 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !129)
!136 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !129)
!137 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !129)
!138 = !DILocation(line: 23, column: 24, scope: !43, inlinedAt: !101)
!139 = !DILocation(line: 23, column: 30, scope: !43, inlinedAt: !101)
!140 = !DILocation(line: 23, column: 34, scope: !43, inlinedAt: !101)
!141 = !DILocation(line: 23, column: 27, scope: !43, inlinedAt: !101)
!142 = !DILocation(line: 23, column: 16, scope: !43, inlinedAt: !101)
!143 = !DILocation(line: 23, column: 12, scope: !43, inlinedAt: !101)
!144 = !DILocation(line: 27, column: 58, scope: !47, inlinedAt: !104)
!145 = !DILocation(line: 27, column: 55, scope: !47, inlinedAt: !104)
!146 = !DILocation(line: 27, column: 53, scope: !47, inlinedAt: !104)
!147 = !DILocation(line: 27, column: 72, scope: !47, inlinedAt: !104)
!148 = !DILocation(line: 27, column: 63, scope: !47, inlinedAt: !104)
!149 = !DILocation(line: 63, column: 35, scope: !95)
!150 = !DILocation(line: 29, column: 47, scope: !86, inlinedAt: !149)
!151 = !DILocation(line: 29, column: 50, scope: !86, inlinedAt: !149)
!152 = !DILocation(line: 29, column: 38, scope: !86, inlinedAt: !149)
!153 = !DILocation(line: 63, column: 29, scope: !95)
!154 = !DILocation(line: 63, column: 39, scope: !95)
!155 = !DILocation(line: 63, column: 25, scope: !95)
!156 = !DILocation(line: 63, column: 4, scope: !95)
!157 = !DILocation(line: 65, column: 14, scope: !95)
!158 = !DILocation(line: 65, column: 18, scope: !95)
!159 = !DILocation(line: 65, column: 37, scope: !95)
!160 = !DILocation(line: 65, column: 42, scope: !95)
!161 = !DILocation(line: 65, column: 30, scope: !95)
!162 = !DILocation(line: 65, column: 51, scope: !95)
!163 = !DILocation(line: 65, column: 54, scope: !95)
!164 = !DILocation(line: 66, column: 27, scope: !95)
!165 = !DILocation(line: 66, column: 17, scope: !95)
!166 = !{!"llvm.loop.unroll.disable"}
!167 = distinct !{!167, !166}
!168 = !{!"llvm.loop.unroll.disable"}
!169 = distinct !{!169, !168}
!170 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!171 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!172 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!173 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!174 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!175 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 512}
!176 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!177 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
