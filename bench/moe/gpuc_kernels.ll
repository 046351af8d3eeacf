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
	%46 = mul nsw i64 %p5, -1, !dbg !8
	%47 = add i64 %46, %p7, !dbg !8
	%48 = icmp slt i64 %47, 0, !dbg !8
	br i1 %48, label %b1_cold, label %b3, !dbg !8, !prof !20

b3:
	%49 = phi i64 [ %40, %b0 ], [ %67, %b4 ], !dbg !8
	%50 = icmp slt i64 %49, %p5, !dbg !8
	br i1 %50, label %b4, label %b5, !dbg !8

b4:
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
	br label %b3, !dbg !8

b5:
	%68 = mul i64 %p17, %p0, !dbg !44
	%69 = add i64 %p3, 1, !dbg !48
	%70 = mul i64 %p3, %69, !dbg !49
	%71 = mul nsw i64 %p9, -1, !dbg !50
	%72 = add i64 %71, %p11, !dbg !50
	%73 = icmp slt i64 %72, 0, !dbg !50
	br i1 %73, label %b6_cold, label %b8, !dbg !50, !prof !20

b8:
	%74 = phi i64 [ %110, %b9_ok1 ], [ %40, %b5 ], !dbg !50
	%75 = icmp slt i64 %74, %p9, !dbg !50
	br i1 %75, label %b9, label %b10, !dbg !50

b9:
	%76 = icmp eq i64 %p3, 0, !dbg !51
	%77 = icmp eq i64 %p2, 0, !dbg !52
	%78 = or i1 %76, %77, !dbg !52
	br i1 %78, label %b9_fail1, label %b9_ok1, !dbg !52, !prof !20

b9_ok1:
	%79 = icmp eq i64 %p3, -1, !dbg !51
	%80 = select i1 %79, i64 1, i64 %p3, !dbg !51
	%81 = sdiv i64 %74, %80, !dbg !51
	%82 = sub i64 0, %74, !dbg !51
	%83 = select i1 %79, i64 %82, i64 %81, !dbg !51
	%84 = icmp eq i64 %p3, -1, !dbg !53
	%85 = select i1 %84, i64 1, i64 %p3, !dbg !53
	%86 = srem i64 %74, %85, !dbg !53
	%87 = add i64 %68, %83, !dbg !54
	%88 = add i64 %87, 1, !dbg !55
	%89 = lshr i64 %88, 31, !dbg !58
	%90 = xor i64 %88, %89, !dbg !59
	%91 = mul i64 %90, 9202493588570546565, !dbg !60
	%92 = lshr i64 %91, 27, !dbg !61
	%93 = xor i64 %91, %92, !dbg !62
	%94 = mul i64 %93, -9089707755183418291, !dbg !63
	%95 = lshr i64 %94, 33, !dbg !64
	%96 = xor i64 %94, %95, !dbg !65
	%97 = lshr i64 %96, 32, !dbg !67
	%98 = or i64 %97, 1, !dbg !68
	%99 = mul i64 %86, %98, !dbg !69
	%100 = add i64 %96, %99, !dbg !70
	%101 = urem i64 %100, %p2, !dbg !52
	%102 = trunc i64 %101 to i32, !dbg !72
	%103 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %74, !dbg !73
	store i32 %102, i32 addrspace(1)* %103, align 4, !dbg !73
	%104 = add i64 %86, 1, !dbg !75
	%105 = mul i64 %104, 2, !dbg !76
	%106 = sitofp i64 %105 to float, !dbg !77
	%107 = sitofp i64 %70 to float, !dbg !78
	%108 = fdiv float %106, %107, !dbg !79
	%109 = getelementptr inbounds float, float addrspace(1)* %3, i64 %74, !dbg !74
	store float %108, float addrspace(1)* %109, align 4, !dbg !74
	%110 = add i64 %74, %45, !dbg !50
	br label %b8, !dbg !50

b10:
	%111 = mul nsw i64 %p13, -1, !dbg !82
	%112 = add i64 %111, %p15, !dbg !82
	%113 = icmp slt i64 %112, 0, !dbg !82
	br i1 %113, label %b11_cold, label %b13, !dbg !82, !prof !20

b13:
	%114 = phi i64 [ %123, %b14 ], [ %40, %b10 ], !dbg !82
	%115 = icmp slt i64 %114, %p13, !dbg !82
	br i1 %115, label %b14, label %b15, !dbg !82

b14:
	%116 = mul i64 %114, %p18, !dbg !83
	%117 = add i64 %116, %p17, !dbg !84
	%118 = sitofp i64 %117 to float, !dbg !87
	%119 = fdiv float %118, 6.400000e+01, !dbg !88
	%120 = fadd float 1.000000e+00, %119, !dbg !89
	%121 = getelementptr inbounds float, float addrspace(1)* %4, i64 %114, !dbg !90
	store float %120, float addrspace(1)* %121, align 4, !dbg !90
	%122 = getelementptr inbounds float, float addrspace(1)* %5, i64 %114, !dbg !91
	store float %118, float addrspace(1)* %122, align 4, !dbg !91
	%123 = add i64 %114, %45, !dbg !82
	br label %b13, !dbg !82

b15:
	ret void, !dbg !82

b1_cold:
	%124 = phi i64 [ %143, %b2_cold_ok1 ], [ %40, %b0 ], !dbg !8
	%125 = icmp slt i64 %124, %p5, !dbg !8
	br i1 %125, label %b2_cold, label %b5, !dbg !8

b2_cold:
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
	br i1 %142, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !39, !prof !20

b2_cold_fail1:
	br label %fail, !dbg !39

b2_cold_ok1:
	store float -1.000000e+00, float addrspace(1)* %141, align 4, !dbg !39
	%143 = add i64 %124, %45, !dbg !8
	br label %b1_cold, !dbg !8, !llvm.loop !41

b6_cold:
	%144 = phi i64 [ %182, %b7_cold_ok3 ], [ %40, %b5 ], !dbg !50
	%145 = icmp slt i64 %144, %p9, !dbg !50
	br i1 %145, label %b7_cold, label %b10, !dbg !50

b7_cold:
	%146 = icmp eq i64 %p3, 0, !dbg !51
	%147 = icmp eq i64 %p2, 0, !dbg !52
	%148 = or i1 %146, %147, !dbg !52
	br i1 %148, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !52, !prof !20

b7_cold_fail1:
	%149 = icmp eq i64 %p3, 0, !dbg !51
	br i1 %149, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !51

b7_cold_fail2:
	br label %fail, !dbg !51

b7_cold_ok2:
	br label %fail, !dbg !52

b7_cold_ok1:
	%150 = icmp eq i64 %p3, -1, !dbg !51
	%151 = select i1 %150, i64 1, i64 %p3, !dbg !51
	%152 = sdiv i64 %144, %151, !dbg !51
	%153 = sub i64 0, %144, !dbg !51
	%154 = select i1 %150, i64 %153, i64 %152, !dbg !51
	%155 = icmp eq i64 %p3, -1, !dbg !53
	%156 = select i1 %155, i64 1, i64 %p3, !dbg !53
	%157 = srem i64 %144, %156, !dbg !53
	%158 = add i64 %68, %154, !dbg !54
	%159 = add i64 %158, 1, !dbg !55
	%160 = lshr i64 %159, 31, !dbg !58
	%161 = xor i64 %159, %160, !dbg !59
	%162 = mul i64 %161, 9202493588570546565, !dbg !60
	%163 = lshr i64 %162, 27, !dbg !61
	%164 = xor i64 %162, %163, !dbg !62
	%165 = mul i64 %164, -9089707755183418291, !dbg !63
	%166 = lshr i64 %165, 33, !dbg !64
	%167 = xor i64 %165, %166, !dbg !65
	%168 = lshr i64 %167, 32, !dbg !67
	%169 = or i64 %168, 1, !dbg !68
	%170 = mul i64 %157, %169, !dbg !69
	%171 = add i64 %167, %170, !dbg !70
	%172 = urem i64 %171, %p2, !dbg !52
	%173 = trunc i64 %172 to i32, !dbg !72
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %144, !dbg !73
	store i32 %173, i32 addrspace(1)* %174, align 4, !dbg !73
	%175 = add i64 %157, 1, !dbg !75
	%176 = mul i64 %175, 2, !dbg !76
	%177 = sitofp i64 %176 to float, !dbg !77
	%178 = sitofp i64 %70 to float, !dbg !78
	%179 = icmp uge i64 %144, %p11, !dbg !74
	br i1 %179, label %b7_cold_fail3, label %b7_cold_ok3, !dbg !74, !prof !20

b7_cold_fail3:
	br label %fail, !dbg !74

b7_cold_ok3:
	%180 = fdiv float %177, %178, !dbg !79
	%181 = getelementptr inbounds float, float addrspace(1)* %3, i64 %144, !dbg !74
	store float %180, float addrspace(1)* %181, align 4, !dbg !74
	%182 = add i64 %144, %45, !dbg !50
	br label %b6_cold, !dbg !50, !llvm.loop !81

b9_fail1:
	%183 = icmp eq i64 %p3, 0, !dbg !51
	br i1 %183, label %b9_fail2, label %b9_ok2, !dbg !51

b9_fail2:
	br label %fail, !dbg !51

b9_ok2:
	br label %fail, !dbg !52

b11_cold:
	%184 = phi i64 [ %194, %b12_cold_ok1 ], [ %40, %b10 ], !dbg !82
	%185 = icmp slt i64 %184, %p13, !dbg !82
	br i1 %185, label %b12_cold, label %b15, !dbg !82

b12_cold:
	%186 = mul i64 %184, %p18, !dbg !83
	%187 = add i64 %186, %p17, !dbg !84
	%188 = sitofp i64 %187 to float, !dbg !87
	%189 = fdiv float %188, 6.400000e+01, !dbg !88
	%190 = fadd float 1.000000e+00, %189, !dbg !89
	%191 = getelementptr inbounds float, float addrspace(1)* %4, i64 %184, !dbg !90
	store float %190, float addrspace(1)* %191, align 4, !dbg !90
	%192 = getelementptr inbounds float, float addrspace(1)* %5, i64 %184, !dbg !91
	%193 = icmp uge i64 %184, %p15, !dbg !91
	br i1 %193, label %b12_cold_fail1, label %b12_cold_ok1, !dbg !91, !prof !20

b12_cold_fail1:
	br label %fail, !dbg !91

b12_cold_ok1:
	store float %188, float addrspace(1)* %192, align 4, !dbg !91
	%194 = add i64 %184, %45, !dbg !82
	br label %b11_cold, !dbg !82, !llvm.loop !93

fail:
	%195 = phi i32 [ 0, %b2_cold_fail1 ], [ 1, %b7_cold_fail2 ], [ 2, %b7_cold_ok2 ], [ 3, %b7_cold_fail3 ], [ 1, %b9_fail2 ], [ 2, %b9_ok2 ], [ 4, %b12_cold_fail1 ], !dbg !7
	%196 = phi i64 [ %124, %b2_cold_fail1 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ %144, %b7_cold_fail3 ], [ 0, %b9_fail2 ], [ 0, %b9_ok2 ], [ %184, %b12_cold_fail1 ], !dbg !7
	%197 = phi i64 [ %p7, %b2_cold_fail1 ], [ 0, %b7_cold_fail2 ], [ 0, %b7_cold_ok2 ], [ %p11, %b7_cold_fail3 ], [ 0, %b9_fail2 ], [ 0, %b9_ok2 ], [ %p15, %b12_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %195, i64 %196, i64 %197), !dbg !7
	ret void, !dbg !7
}

define void @Check(i64 %p0, i64 %p1, i64 %p2, i64 %p3, float* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !94 {
entry:
	br label %b0, !dbg !95

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !95
	%1 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !95
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96, !range !9
	%3 = sext i32 %2 to i64, !dbg !96
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !96, !range !10
	%5 = sext i32 %4 to i64, !dbg !96
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !96, !range !10
	%7 = sext i32 %6 to i64, !dbg !96
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !96, !range !11
	%9 = sext i32 %8 to i64, !dbg !96
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !96, !range !12
	%11 = sext i32 %10 to i64, !dbg !96
	%12 = trunc i64 %11 to i32, !dbg !96
	%13 = trunc i64 %7 to i32, !dbg !96
	%14 = mul i32 %12, %13, !dbg !96
	%15 = zext i32 %14 to i64, !dbg !96
	%16 = trunc i64 %5 to i32, !dbg !96
	%17 = add i32 %16, %14, !dbg !96
	%18 = zext i32 %17 to i64, !dbg !96
	%19 = mul i64 %9, %18, !dbg !96
	%20 = add i64 %3, %19, !dbg !96
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !13
	%23 = mul i32 %21, %22, !dbg !96
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !96, !range !14
	%25 = mul i32 %23, %24, !dbg !96
	%26 = sext i32 %25 to i64, !dbg !96
	%27 = mul i64 %20, %26, !dbg !96
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !16
	%31 = mul i32 %22, %30, !dbg !96
	%32 = add i32 %29, %31, !dbg !96
	%33 = mul i32 %21, %32, !dbg !96
	%34 = add i32 %28, %33, !dbg !96
	%35 = sext i32 %34 to i64, !dbg !96
	%36 = add i64 %27, %35, !dbg !96
	%37 = mul i64 %9, %11, !dbg !96
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !96, !range !12
	%39 = sext i32 %38 to i64, !dbg !96
	%40 = mul i64 %37, %39, !dbg !96
	%41 = mul i64 %40, %26, !dbg !96
	%42 = icmp slt i64 0, %p3, !dbg !99
	%43 = mul i64 %p7, %p0, !dbg !101
	%44 = add i64 %p3, 1, !dbg !104
	%45 = mul i64 %p3, %44, !dbg !105
	%46 = add nsw i64 %p9, -1, !dbg !96
	%47 = icmp slt i64 %46, 0, !dbg !96
	br i1 %47, label %b1_cold, label %b8, !dbg !96, !prof !20

b8:
	%48 = phi i64 [ %36, %b0 ], [ %113, %b14 ], !dbg !96
	%49 = icmp slt i64 %48, %p5, !dbg !96
	br i1 %49, label %b9, label %b15, !dbg !96

b9:
	%50 = add i64 %48, %p6, !dbg !107
	%51 = shl i64 %p7, 40, !dbg !108
	%52 = add i64 %50, %51, !dbg !109
	%53 = lshr i64 %52, 31, !dbg !111
	%54 = xor i64 %52, %53, !dbg !112
	%55 = mul i64 %54, 9202493588570546565, !dbg !113
	%56 = lshr i64 %55, 27, !dbg !114
	%57 = xor i64 %55, %56, !dbg !115
	%58 = mul i64 %57, -9089707755183418291, !dbg !116
	%59 = lshr i64 %58, 33, !dbg !117
	%60 = xor i64 %58, %59, !dbg !118
	%61 = and i64 %60, 255, !dbg !119
	%62 = uitofp i64 %61 to float, !dbg !120
	%63 = fdiv float %62, 1.600000e+01, !dbg !121
	br i1 %42, label %b10, label %b11, !dbg !99

b10:
	%64 = phi float [ %100, %b10_ok1 ], [ 0.000000e+00, %b9 ], !dbg !122
	%65 = phi i64 [ %89, %b10_ok1 ], [ 0, %b9 ], !dbg !122
	%66 = icmp eq i64 %p1, 0, !dbg !123
	%67 = icmp eq i64 %p2, 0, !dbg !124
	%68 = or i1 %66, %67, !dbg !124
	br i1 %68, label %b10_fail1, label %b10_ok1, !dbg !124, !prof !20

b10_ok1:
	%69 = icmp eq i64 %p1, -1, !dbg !123
	%70 = select i1 %69, i64 1, i64 %p1, !dbg !123
	%71 = sdiv i64 %48, %70, !dbg !123
	%72 = sub i64 0, %48, !dbg !123
	%73 = select i1 %69, i64 %72, i64 %71, !dbg !123
	%74 = add i64 %43, %73, !dbg !125
	%75 = add i64 %74, 1, !dbg !126
	%76 = lshr i64 %75, 31, !dbg !129
	%77 = xor i64 %75, %76, !dbg !130
	%78 = mul i64 %77, 9202493588570546565, !dbg !131
	%79 = lshr i64 %78, 27, !dbg !132
	%80 = xor i64 %78, %79, !dbg !133
	%81 = mul i64 %80, -9089707755183418291, !dbg !134
	%82 = lshr i64 %81, 33, !dbg !135
	%83 = xor i64 %81, %82, !dbg !136
	%84 = lshr i64 %83, 32, !dbg !138
	%85 = or i64 %84, 1, !dbg !139
	%86 = mul i64 %65, %85, !dbg !140
	%87 = add i64 %83, %86, !dbg !141
	%88 = urem i64 %87, %p2, !dbg !124
	%89 = add i64 %65, 1, !dbg !143
	%90 = mul i64 %89, 2, !dbg !144
	%91 = sitofp i64 %90 to float, !dbg !145
	%92 = sitofp i64 %45 to float, !dbg !146
	%93 = fdiv float %91, %92, !dbg !147
	%94 = sitofp i64 %88 to float, !dbg !149
	%95 = fdiv float %94, 6.400000e+01, !dbg !150
	%96 = fadd float 1.000000e+00, %95, !dbg !151
	%97 = fmul float %63, %96, !dbg !152
	%98 = fadd float %97, %94, !dbg !153
	%99 = fmul float %93, %98, !dbg !154
	%100 = fadd float %64, %99, !dbg !155
	%101 = icmp slt i64 %89, %p3, !dbg !155
	br i1 %101, label %b10, label %b11, !dbg !155

b11:
	%102 = phi float [ 0.000000e+00, %b9 ], [ %100, %b10_ok1 ], !dbg !122
	%103 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !158
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !158
	%105 = fsub float %104, %102, !dbg !159
	%106 = fmul float 0x3F1A36E2E0000000, %102, !dbg !160
	%107 = fadd float %106, 0x3F1A36E2E0000000, !dbg !161
	%108 = fcmp ole float %105, %107, !dbg !162
	br i1 %108, label %b12, label %b13, !dbg !162

b12:
	%109 = fsub float -0.000000e+00, %105, !dbg !163
	%110 = fcmp ole float %109, %107, !dbg !164
	br i1 %110, label %b14, label %b13, !dbg !164

b13:
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%112 = atomicrmw add i64 addrspace(1)* %111, i64 1 monotonic, !dbg !166
	br label %b14, !dbg !166

b14:
	%113 = add i64 %48, %41, !dbg !96
	br label %b8, !dbg !96

b15:
	ret void, !dbg !96

b1_cold:
	%114 = phi i64 [ %181, %b7_cold ], [ %36, %b0 ], !dbg !96
	%115 = icmp slt i64 %114, %p5, !dbg !96
	br i1 %115, label %b2_cold, label %b15, !dbg !96

b2_cold:
	%116 = add i64 %114, %p6, !dbg !107
	%117 = shl i64 %p7, 40, !dbg !108
	%118 = add i64 %116, %117, !dbg !109
	%119 = lshr i64 %118, 31, !dbg !111
	%120 = xor i64 %118, %119, !dbg !112
	%121 = mul i64 %120, 9202493588570546565, !dbg !113
	%122 = lshr i64 %121, 27, !dbg !114
	%123 = xor i64 %121, %122, !dbg !115
	%124 = mul i64 %123, -9089707755183418291, !dbg !116
	%125 = lshr i64 %124, 33, !dbg !117
	%126 = xor i64 %124, %125, !dbg !118
	%127 = and i64 %126, 255, !dbg !119
	%128 = uitofp i64 %127 to float, !dbg !120
	%129 = fdiv float %128, 1.600000e+01, !dbg !121
	br i1 %42, label %b3_cold, label %b4_cold, !dbg !99

b3_cold:
	%130 = phi float [ %167, %b3_cold_ok1 ], [ 0.000000e+00, %b2_cold ], !dbg !122
	%131 = phi i64 [ %156, %b3_cold_ok1 ], [ 0, %b2_cold ], !dbg !122
	%132 = icmp eq i64 %p1, 0, !dbg !123
	%133 = icmp eq i64 %p2, 0, !dbg !124
	%134 = or i1 %132, %133, !dbg !124
	br i1 %134, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !124, !prof !20

b3_cold_fail1:
	%135 = icmp eq i64 %p1, 0, !dbg !123
	br i1 %135, label %b3_cold_fail2, label %b3_cold_ok2, !dbg !123

b3_cold_fail2:
	br label %fail, !dbg !123

b3_cold_ok2:
	br label %fail, !dbg !124

b3_cold_ok1:
	%136 = icmp eq i64 %p1, -1, !dbg !123
	%137 = select i1 %136, i64 1, i64 %p1, !dbg !123
	%138 = sdiv i64 %114, %137, !dbg !123
	%139 = sub i64 0, %114, !dbg !123
	%140 = select i1 %136, i64 %139, i64 %138, !dbg !123
	%141 = add i64 %43, %140, !dbg !125
	%142 = add i64 %141, 1, !dbg !126
	%143 = lshr i64 %142, 31, !dbg !129
	%144 = xor i64 %142, %143, !dbg !130
	%145 = mul i64 %144, 9202493588570546565, !dbg !131
	%146 = lshr i64 %145, 27, !dbg !132
	%147 = xor i64 %145, %146, !dbg !133
	%148 = mul i64 %147, -9089707755183418291, !dbg !134
	%149 = lshr i64 %148, 33, !dbg !135
	%150 = xor i64 %148, %149, !dbg !136
	%151 = lshr i64 %150, 32, !dbg !138
	%152 = or i64 %151, 1, !dbg !139
	%153 = mul i64 %131, %152, !dbg !140
	%154 = add i64 %150, %153, !dbg !141
	%155 = urem i64 %154, %p2, !dbg !124
	%156 = add i64 %131, 1, !dbg !143
	%157 = mul i64 %156, 2, !dbg !144
	%158 = sitofp i64 %157 to float, !dbg !145
	%159 = sitofp i64 %45 to float, !dbg !146
	%160 = fdiv float %158, %159, !dbg !147
	%161 = sitofp i64 %155 to float, !dbg !149
	%162 = fdiv float %161, 6.400000e+01, !dbg !150
	%163 = fadd float 1.000000e+00, %162, !dbg !151
	%164 = fmul float %129, %163, !dbg !152
	%165 = fadd float %164, %161, !dbg !153
	%166 = fmul float %160, %165, !dbg !154
	%167 = fadd float %130, %166, !dbg !155
	%168 = icmp slt i64 %156, %p3, !dbg !155
	br i1 %168, label %b3_cold, label %b4_cold, !dbg !155, !llvm.loop !157

b4_cold:
	%169 = phi float [ 0.000000e+00, %b2_cold ], [ %167, %b3_cold_ok1 ], !dbg !122
	%170 = getelementptr inbounds float, float addrspace(1)* %0, i64 %114, !dbg !158
	%171 = load float, float addrspace(1)* %170, align 4, !dbg !158
	%172 = fsub float %171, %169, !dbg !159
	%173 = fmul float 0x3F1A36E2E0000000, %169, !dbg !160
	%174 = fadd float %173, 0x3F1A36E2E0000000, !dbg !161
	%175 = fcmp ole float %172, %174, !dbg !162
	br i1 %175, label %b5_cold, label %b6_cold, !dbg !162

b5_cold:
	%176 = fsub float -0.000000e+00, %172, !dbg !163
	%177 = fcmp ole float %176, %174, !dbg !164
	br i1 %177, label %b7_cold, label %b6_cold, !dbg !164

b6_cold:
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !165
	%179 = icmp uge i64 0, %p9, !dbg !165
	br i1 %179, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !165, !prof !20

b6_cold_fail1:
	br label %fail, !dbg !165

b6_cold_ok1:
	%180 = atomicrmw add i64 addrspace(1)* %178, i64 1 monotonic, !dbg !166
	br label %b7_cold, !dbg !166

b7_cold:
	%181 = add i64 %114, %41, !dbg !96
	br label %b1_cold, !dbg !96, !llvm.loop !168

b10_fail1:
	%182 = icmp eq i64 %p1, 0, !dbg !123
	br i1 %182, label %b10_fail2, label %b10_ok2, !dbg !123

b10_fail2:
	br label %fail, !dbg !123

b10_ok2:
	br label %fail, !dbg !124

fail:
	%183 = phi i32 [ 5, %b3_cold_fail2 ], [ 2, %b3_cold_ok2 ], [ 6, %b6_cold_fail1 ], [ 5, %b10_fail2 ], [ 2, %b10_ok2 ], !dbg !95
	%184 = phi i64 [ 0, %b3_cold_fail2 ], [ 0, %b3_cold_ok2 ], [ 0, %b6_cold_fail1 ], [ 0, %b10_fail2 ], [ 0, %b10_ok2 ], !dbg !95
	%185 = phi i64 [ 0, %b3_cold_fail2 ], [ 0, %b3_cold_ok2 ], [ %p9, %b6_cold_fail1 ], [ 0, %b10_fail2 ], [ 0, %b10_ok2 ], !dbg !95
	call void @gpuc_fail(i8* %ctrl, i32 %183, i64 %184, i64 %185), !dbg !95
	ret void, !dbg !95
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
!nvvm.annotations = !{!169, !170, !171, !172, !173, !174, !175, !176, !177, !178}
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
!20 = !{!"branch_weights", i32 1, i32 1048576}
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
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !40}
!42 = distinct !DISubprogram(name: "choice", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!43 = !DILocation(line: 46, column: 27, scope: !6)
!44 = !DILocation(line: 22, column: 20, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 23, column: 47, scope: !42, inlinedAt: !43)
!46 = distinct !DISubprogram(name: "weight", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!47 = !DILocation(line: 47, column: 22, scope: !6)
!48 = !DILocation(line: 27, column: 87, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 27, column: 79, scope: !46, inlinedAt: !47)
!50 = !DILocation(line: 45, column: 32, scope: !6)
!51 = !DILocation(line: 46, column: 36, scope: !6)
!52 = !DILocation(line: 23, column: 39, scope: !42, inlinedAt: !43)
!53 = !DILocation(line: 46, column: 46, scope: !6)
!54 = !DILocation(line: 22, column: 30, scope: !42, inlinedAt: !43)
!55 = !DILocation(line: 22, column: 38, scope: !42, inlinedAt: !43)
!56 = !DILocation(line: 22, column: 17, scope: !42, inlinedAt: !43)
!57 = !DILocation(line: 22, column: 10, scope: !42, inlinedAt: !43)
!58 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !57)
!59 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !57)
!60 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !57)
!61 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !57)
!62 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !57)
!63 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !57)
!64 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !57)
!65 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !57)
!66 = !DILocation(line: 23, column: 24, scope: !42, inlinedAt: !43)
!67 = !DILocation(line: 23, column: 30, scope: !42, inlinedAt: !43)
!68 = !DILocation(line: 23, column: 34, scope: !42, inlinedAt: !43)
!69 = !DILocation(line: 23, column: 27, scope: !42, inlinedAt: !43)
!70 = !DILocation(line: 23, column: 16, scope: !42, inlinedAt: !43)
!71 = !DILocation(line: 23, column: 12, scope: !42, inlinedAt: !43)
!72 = !DILocation(line: 46, column: 20, scope: !6)
!73 = !DILocation(line: 46, column: 9, scope: !6)
!74 = !DILocation(line: 47, column: 10, scope: !6)
!75 = !DILocation(line: 27, column: 58, scope: !46, inlinedAt: !47)
!76 = !DILocation(line: 27, column: 55, scope: !46, inlinedAt: !47)
!77 = !DILocation(line: 27, column: 53, scope: !46, inlinedAt: !47)
!78 = !DILocation(line: 27, column: 72, scope: !46, inlinedAt: !47)
!79 = !DILocation(line: 27, column: 63, scope: !46, inlinedAt: !47)
!80 = !{!"llvm.loop.unroll.disable"}
!81 = distinct !{!81, !80}
!82 = !DILocation(line: 49, column: 32, scope: !6)
!83 = !DILocation(line: 50, column: 33, scope: !6)
!84 = !DILocation(line: 50, column: 37, scope: !6)
!85 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!86 = !DILocation(line: 50, column: 31, scope: !6)
!87 = !DILocation(line: 29, column: 47, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 29, column: 50, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 29, column: 38, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 50, column: 9, scope: !6)
!91 = !DILocation(line: 50, column: 20, scope: !6)
!92 = !{!"llvm.loop.unroll.disable"}
!93 = distinct !{!93, !92}
!94 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!95 = !DILocation(line: 58, column: 6, scope: !94)
!96 = !DILocation(line: 59, column: 32, scope: !94)
!97 = !DILocation(line: 60, column: 19, scope: !94)
!98 = !DILocation(line: 34, column: 42, scope: !17, inlinedAt: !97)
!99 = !DILocation(line: 61, column: 20, scope: !94)
!100 = !DILocation(line: 62, column: 15, scope: !94)
!101 = !DILocation(line: 22, column: 20, scope: !42, inlinedAt: !100)
!102 = !DILocation(line: 23, column: 47, scope: !42, inlinedAt: !100)
!103 = !DILocation(line: 63, column: 18, scope: !94)
!104 = !DILocation(line: 27, column: 87, scope: !46, inlinedAt: !103)
!105 = !DILocation(line: 27, column: 79, scope: !46, inlinedAt: !103)
!106 = !DILocation(line: 34, column: 27, scope: !17, inlinedAt: !97)
!107 = !DILocation(line: 34, column: 30, scope: !17, inlinedAt: !97)
!108 = !DILocation(line: 34, column: 46, scope: !17, inlinedAt: !97)
!109 = !DILocation(line: 34, column: 35, scope: !17, inlinedAt: !97)
!110 = !DILocation(line: 34, column: 20, scope: !17, inlinedAt: !97)
!111 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !110)
!112 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !110)
!113 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !110)
!114 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !110)
!115 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !110)
!116 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !110)
!117 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !110)
!118 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !110)
!119 = !DILocation(line: 34, column: 51, scope: !17, inlinedAt: !97)
!120 = !DILocation(line: 34, column: 16, scope: !17, inlinedAt: !97)
!121 = !DILocation(line: 34, column: 58, scope: !17, inlinedAt: !97)
!122 = !DILocation(line: 60, column: 6, scope: !94)
!123 = !DILocation(line: 62, column: 24, scope: !94)
!124 = !DILocation(line: 23, column: 39, scope: !42, inlinedAt: !100)
!125 = !DILocation(line: 22, column: 30, scope: !42, inlinedAt: !100)
!126 = !DILocation(line: 22, column: 38, scope: !42, inlinedAt: !100)
!127 = !DILocation(line: 22, column: 17, scope: !42, inlinedAt: !100)
!128 = !DILocation(line: 22, column: 10, scope: !42, inlinedAt: !100)
!129 = !DILocation(line: 14, column: 12, scope: !25, inlinedAt: !128)
!130 = !DILocation(line: 14, column: 9, scope: !25, inlinedAt: !128)
!131 = !DILocation(line: 14, column: 18, scope: !25, inlinedAt: !128)
!132 = !DILocation(line: 15, column: 12, scope: !25, inlinedAt: !128)
!133 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !128)
!134 = !DILocation(line: 15, column: 18, scope: !25, inlinedAt: !128)
!135 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !128)
!136 = !DILocation(line: 16, column: 11, scope: !25, inlinedAt: !128)
!137 = !DILocation(line: 23, column: 24, scope: !42, inlinedAt: !100)
!138 = !DILocation(line: 23, column: 30, scope: !42, inlinedAt: !100)
!139 = !DILocation(line: 23, column: 34, scope: !42, inlinedAt: !100)
!140 = !DILocation(line: 23, column: 27, scope: !42, inlinedAt: !100)
!141 = !DILocation(line: 23, column: 16, scope: !42, inlinedAt: !100)
!142 = !DILocation(line: 23, column: 12, scope: !42, inlinedAt: !100)
!143 = !DILocation(line: 27, column: 58, scope: !46, inlinedAt: !103)
!144 = !DILocation(line: 27, column: 55, scope: !46, inlinedAt: !103)
!145 = !DILocation(line: 27, column: 53, scope: !46, inlinedAt: !103)
!146 = !DILocation(line: 27, column: 72, scope: !46, inlinedAt: !103)
!147 = !DILocation(line: 27, column: 63, scope: !46, inlinedAt: !103)
!148 = !DILocation(line: 63, column: 35, scope: !94)
!149 = !DILocation(line: 29, column: 47, scope: !85, inlinedAt: !148)
!150 = !DILocation(line: 29, column: 50, scope: !85, inlinedAt: !148)
!151 = !DILocation(line: 29, column: 38, scope: !85, inlinedAt: !148)
!152 = !DILocation(line: 63, column: 29, scope: !94)
!153 = !DILocation(line: 63, column: 39, scope: !94)
!154 = !DILocation(line: 63, column: 25, scope: !94)
!155 = !DILocation(line: 63, column: 4, scope: !94)
!156 = !{!"llvm.loop.unroll.disable"}
!157 = distinct !{!157, !156}
!158 = !DILocation(line: 65, column: 14, scope: !94)
!159 = !DILocation(line: 65, column: 18, scope: !94)
!160 = !DILocation(line: 65, column: 37, scope: !94)
!161 = !DILocation(line: 65, column: 42, scope: !94)
!162 = !DILocation(line: 65, column: 30, scope: !94)
!163 = !DILocation(line: 65, column: 51, scope: !94)
!164 = !DILocation(line: 65, column: 54, scope: !94)
!165 = !DILocation(line: 66, column: 27, scope: !94)
!166 = !DILocation(line: 66, column: 17, scope: !94)
!167 = !{!"llvm.loop.unroll.disable"}
!168 = distinct !{!168, !167}
!169 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!170 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!171 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!172 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!173 = !{void (i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, i64, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!174 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!175 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 512}
!176 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!177 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
!178 = !{void (i64, i64, i64, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"minctasm", i32 1}
