target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Broadcast_42 = addrspace(3) global i32 undef, align 4
@gpuc_shared_Broadcast_42_2 = addrspace(3) global i32 undef, align 4
@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine to i8*)], section "llvm.metadata"

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, i32* %p7, i64 %p8, float* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%10 = sext i32 %9 to i64, !dbg !8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%12 = sext i32 %11 to i64, !dbg !8
	%13 = mul i64 %12, %8, !dbg !8
	%14 = add i64 %6, %13, !dbg !8
	%15 = mul i64 %10, %14, !dbg !8
	%16 = add i64 %4, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%19 = mul i32 %17, %18, !dbg !8
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%21 = mul i32 %19, %20, !dbg !8
	%22 = sext i32 %21 to i64, !dbg !8
	%23 = mul i64 %16, %22, !dbg !8
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%27 = mul i32 %18, %26, !dbg !8
	%28 = add i32 %25, %27, !dbg !8
	%29 = mul i32 %17, %28, !dbg !8
	%30 = add i32 %24, %29, !dbg !8
	%31 = sext i32 %30 to i64, !dbg !8
	%32 = add i64 %23, %31, !dbg !8
	%33 = mul i64 %10, %12, !dbg !8
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%35 = sext i32 %34 to i64, !dbg !8
	%36 = mul i64 %33, %35, !dbg !8
	%37 = mul i64 %36, %22, !dbg !8
	%38 = icmp slt i64 0, %p3, !dbg !17
	%39 = icmp slt i64 0, %p2, !dbg !18
	%40 = icmp ule i64 %p0, 268435455, !dbg !8
	%41 = icmp ule i64 %p2, 268435455, !dbg !8
	%42 = and i1 %40, %41, !dbg !8
	%43 = mul i64 %p0, -1, !dbg !8
	%44 = mul i64 %p2, %43, !dbg !8
	%45 = add i64 %44, %p6, !dbg !8
	%46 = icmp sge i64 %45, 0, !dbg !8
	%47 = and i1 %42, %46, !dbg !8
	br i1 %47, label %b1, label %b25_cold, !dbg !8, !prof !19

b1:
	%48 = phi i64 [ %32, %b0 ], [ %118, %b24 ], !dbg !8
	%49 = icmp slt i64 %48, %p0, !dbg !8
	br i1 %49, label %b2, label %b42, !dbg !8

b2:
	%50 = mul i64 %48, %p2, !dbg !20
	%51 = add nsw i64 %48, 1, !dbg !21
	%52 = mul i64 %51, %p2, !dbg !22
	%53 = sub i64 %52, %50, !dbg !23
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %50, !dbg !23
	br i1 %38, label %b3, label %b21, !dbg !17

b3:
	%55 = mul i64 %48, %p3, !dbg !24
	br label %b4, !dbg !25

b4:
	%56 = phi float [ %98, %b20_ok2 ], [ 0.000000e+00, %b3 ], !dbg !25
	%57 = phi i64 [ %99, %b20_ok2 ], [ 0, %b3 ], !dbg !25
	br i1 %39, label %b5, label %b20, !dbg !18

b5:
	%58 = add i64 %55, %57, !dbg !26
	%59 = icmp ule i64 %55, 281474976710655, !dbg !27
	%60 = icmp ule i64 %58, 281474976710655, !dbg !27
	%61 = and i1 %59, %60, !dbg !27
	%62 = mul i64 %58, -1, !dbg !27
	%63 = add i64 %p8, %62, !dbg !27
	%64 = icmp sge i64 %63, 0, !dbg !27
	%65 = and i1 %61, %64, !dbg !27
	%66 = icmp sge i64 %57, 0, !dbg !27
	%67 = and i1 %65, %66, !dbg !27
	br i1 %67, label %b6, label %b13_cold, !dbg !27, !prof !19

b6:
	%68 = phi i64 [ %87, %b12 ], [ -1, %b5 ], !dbg !27
	%69 = phi i64 [ %88, %b12 ], [ 0, %b5 ], !dbg !27
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %55, !dbg !28
	br label %b7, !dbg !31

b7:
	%71 = phi i64 [ -1, %b6 ], [ %72, %b8 ], !dbg !31
	%72 = add nsw i64 %71, 1, !dbg !31
	%73 = icmp slt i64 %72, %57, !dbg !31
	br i1 %73, label %b8, label %b9, !dbg !31

b8:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %70, i64 %72, !dbg !32
	%75 = load i32, i32 addrspace(1)* %74, align 4, !dbg !32
	%76 = sext i32 %75 to i64, !dbg !33
	%77 = icmp eq i64 %76, %69, !dbg !34
	br i1 %77, label %b12, label %b7, !dbg !34

b9:
	%78 = icmp slt i64 %68, 0, !dbg !35
	br i1 %78, label %b11, label %b10, !dbg !35

b10:
	%79 = getelementptr inbounds float, float addrspace(1)* %54, i64 %69, !dbg !36
	%80 = icmp uge i64 %69, %53, !dbg !36
	%81 = icmp uge i64 %68, %53, !dbg !37
	%82 = or i1 %80, %81, !dbg !37
	br i1 %82, label %b10_fail1, label %b10_ok1, !dbg !37, !prof !38

b10_ok1:
	%83 = load float, float addrspace(1)* %79, align 4, !dbg !36
	%84 = getelementptr inbounds float, float addrspace(1)* %54, i64 %68, !dbg !37
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !37
	%86 = fcmp ogt float %83, %85, !dbg !39
	br i1 %86, label %b11, label %b12, !dbg !39

b11:
	br label %b12, !dbg !39

b12:
	%87 = phi i64 [ %68, %b10_ok1 ], [ %69, %b11 ], [ %68, %b8 ], !dbg !27
	%88 = add i64 %69, 1, !dbg !27
	%89 = icmp slt i64 %88, %p2, !dbg !27
	br i1 %89, label %b6, label %b20, !dbg !27

b20:
	%90 = phi i64 [ -1, %b4 ], [ %87, %b12 ], [ %144, %b19_cold ], !dbg !27
	%91 = add i64 %55, %57, !dbg !44
	%92 = trunc i64 %90 to i32, !dbg !46
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !45
	%94 = icmp uge i64 %91, %p8, !dbg !45
	br i1 %94, label %b20_fail1, label %b20_ok1, !dbg !45, !prof !38

b20_ok1:
	store i32 %92, i32 addrspace(1)* %93, align 4, !dbg !45
	%95 = getelementptr inbounds float, float addrspace(1)* %54, i64 %90, !dbg !47
	%96 = icmp uge i64 %90, %53, !dbg !47
	br i1 %96, label %b20_fail2, label %b20_ok2, !dbg !47, !prof !38

b20_ok2:
	%97 = load float, float addrspace(1)* %95, align 4, !dbg !47
	%98 = fadd float %56, %97, !dbg !48
	%99 = add i64 %57, 1, !dbg !48
	%100 = icmp slt i64 %99, %p3, !dbg !48
	br i1 %100, label %b4, label %b21, !dbg !48

b21:
	%101 = phi float [ 0.000000e+00, %b2 ], [ %98, %b20_ok2 ], !dbg !25
	br i1 %38, label %b22, label %b24, !dbg !49

b22:
	%102 = mul i64 %48, %p3, !dbg !50
	br label %b23, !dbg !49

b23:
	%103 = phi i64 [ %116, %b23_ok2 ], [ 0, %b22 ], !dbg !49
	%104 = add i64 %102, %103, !dbg !51
	%105 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %104, !dbg !52
	%106 = icmp uge i64 %104, %p8, !dbg !52
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !52, !prof !38

b23_ok1:
	%107 = load i32, i32 addrspace(1)* %105, align 4, !dbg !52
	%108 = sext i32 %107 to i64, !dbg !53
	%109 = getelementptr inbounds float, float addrspace(1)* %54, i64 %108, !dbg !53
	%110 = icmp uge i64 %108, %53, !dbg !53
	%111 = icmp uge i64 %104, %p10, !dbg !54
	%112 = or i1 %110, %111, !dbg !54
	br i1 %112, label %b23_fail2, label %b23_ok2, !dbg !54, !prof !38

b23_ok2:
	%113 = load float, float addrspace(1)* %109, align 4, !dbg !53
	%114 = fdiv float %113, %101, !dbg !55
	%115 = getelementptr inbounds float, float addrspace(1)* %2, i64 %104, !dbg !54
	store float %114, float addrspace(1)* %115, align 4, !dbg !54
	%116 = add i64 %103, 1, !dbg !54
	%117 = icmp slt i64 %116, %p3, !dbg !54
	br i1 %117, label %b23, label %b24, !dbg !54

b24:
	%118 = add i64 %48, %37, !dbg !8
	br label %b1, !dbg !8

b42:
	ret void, !dbg !8

b10_fail1:
	%119 = icmp uge i64 %69, %53, !dbg !36
	br i1 %119, label %b10_fail2, label %b10_ok2, !dbg !36

b10_fail2:
	br label %fail, !dbg !36

b10_ok2:
	br label %fail, !dbg !37

b13_cold:
	%120 = phi i64 [ %144, %b19_cold ], [ -1, %b5 ], !dbg !27
	%121 = phi i64 [ %145, %b19_cold ], [ 0, %b5 ], !dbg !27
	%122 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %55, !dbg !28
	%123 = icmp ugt i64 %58, %p8, !dbg !28
	%124 = icmp ugt i64 %55, %58, !dbg !28
	%125 = or i1 %123, %124, !dbg !28
	br i1 %125, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !28, !prof !38

b13_cold_fail1:
	%126 = icmp ugt i64 %58, %p8, !dbg !28
	br i1 %126, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !28

b13_cold_fail2:
	br label %fail, !dbg !28

b13_cold_ok2:
	br label %fail, !dbg !28

b13_cold_ok1:
	br label %b14_cold, !dbg !31

b14_cold:
	%127 = phi i64 [ -1, %b13_cold_ok1 ], [ %128, %b15_cold ], !dbg !31
	%128 = add nsw i64 %127, 1, !dbg !31
	%129 = icmp slt i64 %128, %57, !dbg !31
	br i1 %129, label %b15_cold, label %b16_cold, !dbg !31

b15_cold:
	%130 = getelementptr inbounds i32, i32 addrspace(1)* %122, i64 %128, !dbg !32
	%131 = load i32, i32 addrspace(1)* %130, align 4, !dbg !32
	%132 = sext i32 %131 to i64, !dbg !33
	%133 = icmp eq i64 %132, %121, !dbg !34
	br i1 %133, label %b19_cold, label %b14_cold, !dbg !34, !llvm.loop !41

b16_cold:
	%134 = icmp slt i64 %120, 0, !dbg !35
	br i1 %134, label %b18_cold, label %b17_cold, !dbg !35

b17_cold:
	%135 = getelementptr inbounds float, float addrspace(1)* %54, i64 %121, !dbg !36
	%136 = icmp uge i64 %121, %53, !dbg !36
	%137 = icmp uge i64 %120, %53, !dbg !37
	%138 = or i1 %136, %137, !dbg !37
	br i1 %138, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !37, !prof !38

b17_cold_fail1:
	%139 = icmp uge i64 %121, %53, !dbg !36
	br i1 %139, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !36

b17_cold_fail2:
	br label %fail, !dbg !36

b17_cold_ok2:
	br label %fail, !dbg !37

b17_cold_ok1:
	%140 = load float, float addrspace(1)* %135, align 4, !dbg !36
	%141 = getelementptr inbounds float, float addrspace(1)* %54, i64 %120, !dbg !37
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !37
	%143 = fcmp ogt float %140, %142, !dbg !39
	br i1 %143, label %b18_cold, label %b19_cold, !dbg !39

b18_cold:
	br label %b19_cold, !dbg !39

b19_cold:
	%144 = phi i64 [ %120, %b17_cold_ok1 ], [ %121, %b18_cold ], [ %120, %b15_cold ], !dbg !27
	%145 = add i64 %121, 1, !dbg !27
	%146 = icmp slt i64 %145, %p2, !dbg !27
	br i1 %146, label %b13_cold, label %b20, !dbg !27, !llvm.loop !43

b20_fail1:
	br label %fail, !dbg !45

b20_fail2:
	br label %fail, !dbg !47

b23_fail1:
	br label %fail, !dbg !52

b23_fail2:
	%147 = icmp uge i64 %108, %53, !dbg !53
	br i1 %147, label %b23_fail3, label %b23_ok3, !dbg !53

b23_fail3:
	br label %fail, !dbg !53

b23_ok3:
	br label %fail, !dbg !54

b25_cold:
	%148 = phi i64 [ %219, %b41_cold ], [ %32, %b0 ], !dbg !8
	%149 = icmp slt i64 %148, %p0, !dbg !8
	br i1 %149, label %b26_cold, label %b42, !dbg !8

b26_cold:
	%150 = mul i64 %148, %p2, !dbg !20
	%151 = add nsw i64 %148, 1, !dbg !21
	%152 = mul i64 %151, %p2, !dbg !22
	%153 = sub i64 %152, %150, !dbg !23
	%154 = getelementptr inbounds float, float addrspace(1)* %0, i64 %150, !dbg !23
	%155 = icmp ugt i64 %152, %p6, !dbg !23
	%156 = icmp ugt i64 %150, %152, !dbg !23
	%157 = or i1 %155, %156, !dbg !23
	br i1 %157, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !23, !prof !38

b26_cold_fail1:
	%158 = icmp ugt i64 %152, %p6, !dbg !23
	br i1 %158, label %b26_cold_fail2, label %b26_cold_ok2, !dbg !23

b26_cold_fail2:
	br label %fail, !dbg !23

b26_cold_ok2:
	br label %fail, !dbg !23

b26_cold_ok1:
	br i1 %38, label %b27_cold, label %b38_cold, !dbg !17

b27_cold:
	%159 = mul i64 %148, %p3, !dbg !24
	br label %b28_cold, !dbg !25

b28_cold:
	%160 = phi float [ %198, %b37_cold_ok2 ], [ 0.000000e+00, %b27_cold ], !dbg !25
	%161 = phi i64 [ %199, %b37_cold_ok2 ], [ 0, %b27_cold ], !dbg !25
	br i1 %39, label %b29_cold, label %b37_cold, !dbg !18

b29_cold:
	%162 = add i64 %159, %161, !dbg !26
	br label %b30_cold, !dbg !27

b30_cold:
	%163 = phi i64 [ %187, %b36_cold ], [ -1, %b29_cold ], !dbg !27
	%164 = phi i64 [ %188, %b36_cold ], [ 0, %b29_cold ], !dbg !27
	%165 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %159, !dbg !28
	%166 = icmp ugt i64 %162, %p8, !dbg !28
	%167 = icmp ugt i64 %159, %162, !dbg !28
	%168 = or i1 %166, %167, !dbg !28
	br i1 %168, label %b30_cold_fail1, label %b30_cold_ok1, !dbg !28, !prof !38

b30_cold_fail1:
	%169 = icmp ugt i64 %162, %p8, !dbg !28
	br i1 %169, label %b30_cold_fail2, label %b30_cold_ok2, !dbg !28

b30_cold_fail2:
	br label %fail, !dbg !28

b30_cold_ok2:
	br label %fail, !dbg !28

b30_cold_ok1:
	br label %b31_cold, !dbg !31

b31_cold:
	%170 = phi i64 [ -1, %b30_cold_ok1 ], [ %171, %b32_cold ], !dbg !31
	%171 = add nsw i64 %170, 1, !dbg !31
	%172 = icmp slt i64 %171, %161, !dbg !31
	br i1 %172, label %b32_cold, label %b33_cold, !dbg !31

b32_cold:
	%173 = getelementptr inbounds i32, i32 addrspace(1)* %165, i64 %171, !dbg !32
	%174 = load i32, i32 addrspace(1)* %173, align 4, !dbg !32
	%175 = sext i32 %174 to i64, !dbg !33
	%176 = icmp eq i64 %175, %164, !dbg !34
	br i1 %176, label %b36_cold, label %b31_cold, !dbg !34, !llvm.loop !57

b33_cold:
	%177 = icmp slt i64 %163, 0, !dbg !35
	br i1 %177, label %b35_cold, label %b34_cold, !dbg !35

b34_cold:
	%178 = getelementptr inbounds float, float addrspace(1)* %154, i64 %164, !dbg !36
	%179 = icmp uge i64 %164, %153, !dbg !36
	%180 = icmp uge i64 %163, %153, !dbg !37
	%181 = or i1 %179, %180, !dbg !37
	br i1 %181, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !37, !prof !38

b34_cold_fail1:
	%182 = icmp uge i64 %164, %153, !dbg !36
	br i1 %182, label %b34_cold_fail2, label %b34_cold_ok2, !dbg !36

b34_cold_fail2:
	br label %fail, !dbg !36

b34_cold_ok2:
	br label %fail, !dbg !37

b34_cold_ok1:
	%183 = load float, float addrspace(1)* %178, align 4, !dbg !36
	%184 = getelementptr inbounds float, float addrspace(1)* %154, i64 %163, !dbg !37
	%185 = load float, float addrspace(1)* %184, align 4, !dbg !37
	%186 = fcmp ogt float %183, %185, !dbg !39
	br i1 %186, label %b35_cold, label %b36_cold, !dbg !39

b35_cold:
	br label %b36_cold, !dbg !39

b36_cold:
	%187 = phi i64 [ %163, %b34_cold_ok1 ], [ %164, %b35_cold ], [ %163, %b32_cold ], !dbg !27
	%188 = add i64 %164, 1, !dbg !27
	%189 = icmp slt i64 %188, %p2, !dbg !27
	br i1 %189, label %b30_cold, label %b37_cold, !dbg !27, !llvm.loop !59

b37_cold:
	%190 = phi i64 [ -1, %b28_cold ], [ %187, %b36_cold ], !dbg !27
	%191 = add i64 %159, %161, !dbg !44
	%192 = trunc i64 %190 to i32, !dbg !46
	%193 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %191, !dbg !45
	%194 = icmp uge i64 %191, %p8, !dbg !45
	br i1 %194, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !45, !prof !38

b37_cold_fail1:
	br label %fail, !dbg !45

b37_cold_ok1:
	store i32 %192, i32 addrspace(1)* %193, align 4, !dbg !45
	%195 = getelementptr inbounds float, float addrspace(1)* %154, i64 %190, !dbg !47
	%196 = icmp uge i64 %190, %153, !dbg !47
	br i1 %196, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !47, !prof !38

b37_cold_fail2:
	br label %fail, !dbg !47

b37_cold_ok2:
	%197 = load float, float addrspace(1)* %195, align 4, !dbg !47
	%198 = fadd float %160, %197, !dbg !48
	%199 = add i64 %161, 1, !dbg !48
	%200 = icmp slt i64 %199, %p3, !dbg !48
	br i1 %200, label %b28_cold, label %b38_cold, !dbg !48, !llvm.loop !61

b38_cold:
	%201 = phi float [ 0.000000e+00, %b26_cold_ok1 ], [ %198, %b37_cold_ok2 ], !dbg !25
	br i1 %38, label %b39_cold, label %b41_cold, !dbg !49

b39_cold:
	%202 = mul i64 %148, %p3, !dbg !50
	br label %b40_cold, !dbg !49

b40_cold:
	%203 = phi i64 [ %217, %b40_cold_ok2 ], [ 0, %b39_cold ], !dbg !49
	%204 = add i64 %202, %203, !dbg !51
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %204, !dbg !52
	%206 = icmp uge i64 %204, %p8, !dbg !52
	br i1 %206, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !52, !prof !38

b40_cold_fail1:
	br label %fail, !dbg !52

b40_cold_ok1:
	%207 = load i32, i32 addrspace(1)* %205, align 4, !dbg !52
	%208 = sext i32 %207 to i64, !dbg !53
	%209 = getelementptr inbounds float, float addrspace(1)* %154, i64 %208, !dbg !53
	%210 = icmp uge i64 %208, %153, !dbg !53
	%211 = icmp uge i64 %204, %p10, !dbg !54
	%212 = or i1 %210, %211, !dbg !54
	br i1 %212, label %b40_cold_fail2, label %b40_cold_ok2, !dbg !54, !prof !38

b40_cold_fail2:
	%213 = icmp uge i64 %208, %153, !dbg !53
	br i1 %213, label %b40_cold_fail3, label %b40_cold_ok3, !dbg !53

b40_cold_fail3:
	br label %fail, !dbg !53

b40_cold_ok3:
	br label %fail, !dbg !54

b40_cold_ok2:
	%214 = load float, float addrspace(1)* %209, align 4, !dbg !53
	%215 = fdiv float %214, %201, !dbg !55
	%216 = getelementptr inbounds float, float addrspace(1)* %2, i64 %204, !dbg !54
	store float %215, float addrspace(1)* %216, align 4, !dbg !54
	%217 = add i64 %203, 1, !dbg !54
	%218 = icmp slt i64 %217, %p3, !dbg !54
	br i1 %218, label %b40_cold, label %b41_cold, !dbg !54, !llvm.loop !63

b41_cold:
	%219 = add i64 %148, %37, !dbg !8
	br label %b25_cold, !dbg !8, !llvm.loop !65

fail:
	%220 = phi i32 [ 4, %b10_fail2 ], [ 4, %b10_ok2 ], [ 2, %b13_cold_fail2 ], [ 3, %b13_cold_ok2 ], [ 4, %b17_cold_fail2 ], [ 4, %b17_cold_ok2 ], [ 5, %b20_fail1 ], [ 6, %b20_fail2 ], [ 7, %b23_fail1 ], [ 7, %b23_fail3 ], [ 7, %b23_ok3 ], [ 0, %b26_cold_fail2 ], [ 1, %b26_cold_ok2 ], [ 2, %b30_cold_fail2 ], [ 3, %b30_cold_ok2 ], [ 4, %b34_cold_fail2 ], [ 4, %b34_cold_ok2 ], [ 5, %b37_cold_fail1 ], [ 6, %b37_cold_fail2 ], [ 7, %b40_cold_fail1 ], [ 7, %b40_cold_fail3 ], [ 7, %b40_cold_ok3 ], !dbg !7
	%221 = phi i64 [ %69, %b10_fail2 ], [ %68, %b10_ok2 ], [ %58, %b13_cold_fail2 ], [ %55, %b13_cold_ok2 ], [ %121, %b17_cold_fail2 ], [ %120, %b17_cold_ok2 ], [ %91, %b20_fail1 ], [ %90, %b20_fail2 ], [ %104, %b23_fail1 ], [ %108, %b23_fail3 ], [ %104, %b23_ok3 ], [ %152, %b26_cold_fail2 ], [ %150, %b26_cold_ok2 ], [ %162, %b30_cold_fail2 ], [ %159, %b30_cold_ok2 ], [ %164, %b34_cold_fail2 ], [ %163, %b34_cold_ok2 ], [ %191, %b37_cold_fail1 ], [ %190, %b37_cold_fail2 ], [ %204, %b40_cold_fail1 ], [ %208, %b40_cold_fail3 ], [ %204, %b40_cold_ok3 ], !dbg !7
	%222 = phi i64 [ %53, %b10_fail2 ], [ %53, %b10_ok2 ], [ %p8, %b13_cold_fail2 ], [ %58, %b13_cold_ok2 ], [ %53, %b17_cold_fail2 ], [ %53, %b17_cold_ok2 ], [ %p8, %b20_fail1 ], [ %53, %b20_fail2 ], [ %p8, %b23_fail1 ], [ %53, %b23_fail3 ], [ %p10, %b23_ok3 ], [ %p6, %b26_cold_fail2 ], [ %152, %b26_cold_ok2 ], [ %p8, %b30_cold_fail2 ], [ %162, %b30_cold_ok2 ], [ %153, %b34_cold_fail2 ], [ %153, %b34_cold_ok2 ], [ %p8, %b37_cold_fail1 ], [ %153, %b37_cold_fail2 ], [ %p8, %b40_cold_fail1 ], [ %153, %b40_cold_fail3 ], [ %p10, %b40_cold_ok3 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %220, i64 %221, i64 %222), !dbg !7
	ret void, !dbg !7
}

define void @Dispatch(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, i32* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i64* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !67
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !67
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !67
	%3 = addrspacecast i32* %p11 to i32 addrspace(1)*, !dbg !67
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !67
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !67
	%6 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !67
	%7 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !67
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !68
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !69
	%10 = sext i32 %9 to i64, !dbg !69
	%11 = sext i32 %8 to i64, !dbg !70
	%12 = sdiv i64 %p12, 2, !dbg !73
	%13 = urem i32 %p27, 2, !dbg !74
	%14 = zext i32 %13 to i64, !dbg !75
	%15 = mul i64 %14, %12, !dbg !76
	%16 = add i64 %15, %12, !dbg !77
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %15, !dbg !78
	%18 = icmp ugt i64 %16, %p12, !dbg !78
	br i1 %18, label %b0_fail1, label %b0_ok1, !dbg !78, !prof !38

b0_ok1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79, !range !9
	%20 = sext i32 %19 to i64, !dbg !79
	%21 = mul i64 %p0, %p3, !dbg !80
	br label %b1, !dbg !81

b1:
	%22 = phi i64 [ %20, %b0_ok1 ], [ %111, %b11_ok8 ], !dbg !82
	%23 = icmp slt i64 %22, %21, !dbg !83
	br i1 %23, label %b2, label %b12, !dbg !83

b2:
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %22, !dbg !84
	%25 = icmp uge i64 %22, %p10, !dbg !84
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !84, !prof !38

b2_ok1:
	%26 = load i32, i32 addrspace(1)* %24, align 4, !dbg !84
	%27 = sext i32 %26 to i64, !dbg !85
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !86, !range !16
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86, !range !13
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !86, !range !13
	%33 = mul i32 %32, %30, !dbg !86
	%34 = add i32 %29, %33, !dbg !86
	%35 = mul i32 %31, %34, !dbg !86
	%36 = add i32 %28, %35, !dbg !86
	%37 = sext i32 %36 to i64, !dbg !86
	%38 = icmp eq i64 %37, 0, !dbg !87
	br i1 %38, label %b3, label %b6, !dbg !87

b3:
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %27, !dbg !88
	%40 = icmp uge i64 %27, %12, !dbg !88
	br i1 %40, label %b3_fail1, label %b3_ok1, !dbg !88, !prof !38

b3_ok1:
	%41 = atomicrmw add i32 addrspace(1)* %39, i32 1 monotonic, !dbg !89
	%42 = sext i32 %41 to i64, !dbg !90
	%43 = icmp slt i64 %42, %p0, !dbg !91
	br i1 %43, label %b4, label %b5, !dbg !92

b4:
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %22, !dbg !93
	%45 = icmp uge i64 %22, %p14, !dbg !93
	br i1 %45, label %b4_fail1, label %b4_ok1, !dbg !93, !prof !38

b4_ok1:
	store i32 %41, i32 addrspace(1)* %44, align 4, !dbg !93
	br label %b6, !dbg !93

b5:
	br label %fail, !dbg !92

b6:
	%46 = phi i32 [ 0, %b2_ok1 ], [ %41, %b4_ok1 ], !dbg !94
	%47 = mul i32 %31, %32, !dbg !98
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !98, !range !14
	%49 = mul i32 %47, %48, !dbg !98
	%50 = sext i32 %49 to i64, !dbg !98
	%51 = add nsw i64 %50, 32, !dbg !101
	%52 = sub nsw i64 %51, 1, !dbg !102
	%53 = sdiv i64 %52, 32, !dbg !103
	%54 = icmp eq i64 %53, 1, !dbg !104
	br i1 %54, label %b7, label %b8, !dbg !104

b7:
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !105
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !105
	br label %b11, !dbg !106

b8:
	call void @llvm.nvvm.barrier0(), !dbg !108
	br i1 %38, label %b9, label %b10, !dbg !109

b9:
	store i32 %46, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !110
	br label %b10, !dbg !110

b10:
	call void @llvm.nvvm.barrier0(), !dbg !111
	%57 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !112
	br label %b11, !dbg !113

b11:
	%58 = phi i32 [ %56, %b7 ], [ %57, %b10 ], !dbg !97
	%59 = icmp eq i64 %p3, 0, !dbg !114
	br i1 %59, label %b11_fail1, label %b11_ok1, !dbg !114, !prof !38

b11_ok1:
	%60 = icmp eq i64 %11, -1, !dbg !115
	%61 = select i1 %60, i64 1, i64 %11, !dbg !115
	%62 = sdiv i64 %27, %61, !dbg !115
	%63 = sub i64 0, %27, !dbg !115
	%64 = select i1 %60, i64 %63, i64 %62, !dbg !115
	%65 = mul i64 %64, %11, !dbg !116
	%66 = add i64 %65, %10, !dbg !117
	%67 = mul i64 %66, %p0, !dbg !118
	%68 = sext i32 %58 to i64, !dbg !119
	%69 = add i64 %67, %68, !dbg !120
	%70 = icmp eq i64 %p3, -1, !dbg !114
	%71 = select i1 %70, i64 1, i64 %p3, !dbg !114
	%72 = sdiv i64 %22, %71, !dbg !114
	%73 = sub i64 0, %22, !dbg !114
	%74 = select i1 %70, i64 %73, i64 %72, !dbg !114
	%75 = mul i64 %69, %p1, !dbg !121
	%76 = add i64 %69, 1, !dbg !122
	%77 = mul i64 %76, %p1, !dbg !123
	%78 = sub i64 %77, %75, !dbg !124
	%79 = mul i64 %74, %p1, !dbg !125
	%80 = add i64 %74, 1, !dbg !126
	%81 = mul i64 %80, %p1, !dbg !127
	%82 = sub i64 %81, %79, !dbg !128
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %75, !dbg !124
	%84 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !128
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !129
	%86 = icmp ugt i64 %77, %p8, !dbg !124
	%87 = icmp ugt i64 %75, %77, !dbg !124
	%88 = icmp ugt i64 %81, %p6, !dbg !128
	%89 = icmp ugt i64 %79, %81, !dbg !128
	%90 = icmp uge i64 %66, %p20, !dbg !129
	%91 = icmp ne i64 %78, %82, !dbg !68
	%92 = or i1 %86, %87, !dbg !68
	%93 = or i1 %92, %88, !dbg !68
	%94 = or i1 %93, %89, !dbg !68
	%95 = or i1 %94, %90, !dbg !68
	%96 = or i1 %95, %91, !dbg !68
	br i1 %96, label %b11_fail2, label %b11_ok2, !dbg !68, !prof !38

b11_ok2:
	%97 = icmp eq i64 %11, -1, !dbg !130
	%98 = select i1 %97, i64 1, i64 %11, !dbg !130
	%99 = srem i64 %27, %98, !dbg !130
	%100 = mul i64 %82, 4, !dbg !68
	%101 = trunc i64 %99 to i32, !dbg !68
	%102 = addrspacecast float addrspace(1)* %83 to float*, !dbg !68
	%103 = addrspacecast float addrspace(1)* %84 to float*, !dbg !68
	%104 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !68
	%105 = icmp uge i64 %99, %11, !dbg !68
	br i1 %105, label %b11_fail8, label %b11_ok8, !dbg !68, !prof !38

b11_ok8:
	%106 = bitcast float* %102 to i8*, !dbg !68
	%107 = bitcast float* %103 to i8*, !dbg !68
	%108 = bitcast i64* %104 to i8*, !dbg !68
	call void @gpuc_put_signal_nbi_block(i8* %106, i8* %107, i64 %100, i8* %108, i64 1, i32 10, i32 %101), !dbg !68
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !131, !range !11
	%110 = sext i32 %109 to i64, !dbg !131
	%111 = add i64 %22, %110, !dbg !132
	br label %b1, !dbg !132

b12:
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133, !range !15
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !133, !range !15
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !133, !range !16
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133, !range !13
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !133, !range !13
	%117 = mul i32 %116, %114, !dbg !133
	%118 = add i32 %113, %117, !dbg !133
	%119 = mul i32 %115, %118, !dbg !133
	%120 = add i32 %112, %119, !dbg !133
	%121 = sext i32 %120 to i64, !dbg !133
	%122 = icmp eq i64 %121, 0, !dbg !134
	br i1 %122, label %b13, label %b14, !dbg !134

b13:
	%123 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !135
	%124 = icmp uge i64 0, %p16, !dbg !135
	br i1 %124, label %b13_fail1, label %b13_ok1, !dbg !135, !prof !38

b13_ok1:
	%125 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %123, i32 1) nounwind, !dbg !136
	br label %b14, !dbg !136

b14:
	%126 = phi i32 [ 0, %b12 ], [ %125, %b13_ok1 ], !dbg !137
	%127 = mul i32 %115, %116, !dbg !140
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !140, !range !14
	%129 = mul i32 %127, %128, !dbg !140
	%130 = sext i32 %129 to i64, !dbg !140
	%131 = add nsw i64 %130, 32, !dbg !142
	%132 = sub nsw i64 %131, 1, !dbg !143
	%133 = sdiv i64 %132, 32, !dbg !144
	%134 = icmp eq i64 %133, 1, !dbg !145
	br i1 %134, label %b15, label %b16, !dbg !145

b15:
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !146
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !146
	br label %b19, !dbg !106

b16:
	call void @llvm.nvvm.barrier0(), !dbg !148
	br i1 %122, label %b17, label %b18, !dbg !149

b17:
	store i32 %126, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !150
	br label %b18, !dbg !150

b18:
	call void @llvm.nvvm.barrier0(), !dbg !151
	%137 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !152
	br label %b19, !dbg !113

b19:
	%138 = phi i32 [ %136, %b15 ], [ %137, %b18 ], !dbg !139
	%139 = zext i32 %138 to i64, !dbg !153
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !154, !range !11
	%141 = sext i32 %140 to i64, !dbg !154
	%142 = sub nsw i64 %141, 1, !dbg !155
	%143 = icmp ne i64 %139, %142, !dbg !156
	br i1 %143, label %b20, label %b21, !dbg !156

b20:
	ret void, !dbg !157

b21:
	%144 = mul i64 %14, %p4, !dbg !160
	%145 = mul i64 %144, %11, !dbg !161
	%146 = zext i32 %p27 to i64, !dbg !167
	br label %b22, !dbg !168

b22:
	%147 = phi i64 [ %171, %b23_ok2 ], [ %121, %b21 ], !dbg !168
	%148 = icmp slt i64 %147, %p2, !dbg !168
	br i1 %148, label %b23, label %b24, !dbg !168

b23:
	%149 = icmp uge i64 %147, %12, !dbg !169
	br i1 %149, label %b23_fail1, label %b23_ok1, !dbg !169, !prof !38

b23_ok1:
	%150 = icmp eq i64 %11, -1, !dbg !170
	%151 = select i1 %150, i64 1, i64 %11, !dbg !170
	%152 = sdiv i64 %147, %151, !dbg !170
	%153 = sub i64 0, %147, !dbg !170
	%154 = select i1 %150, i64 %153, i64 %152, !dbg !170
	%155 = mul i64 %154, %11, !dbg !171
	%156 = add i64 %155, %10, !dbg !172
	%157 = add i64 %145, %156, !dbg !173
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %147, !dbg !169
	%159 = load i32, i32 addrspace(1)* %158, align 4, !dbg !169
	%160 = icmp eq i64 %11, -1, !dbg !174
	%161 = select i1 %160, i64 1, i64 %11, !dbg !174
	%162 = srem i64 %147, %161, !dbg !174
	%163 = zext i32 %159 to i64, !dbg !175
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %157, !dbg !176
	%165 = shl i64 %146, 32, !dbg !177
	%166 = or i64 %165, %163, !dbg !178
	%167 = trunc i64 %162 to i32, !dbg !179
	%168 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !179
	%169 = icmp uge i64 %157, %p18, !dbg !176
	br i1 %169, label %b23_fail2, label %b23_ok2, !dbg !176, !prof !38

b23_ok2:
	%170 = bitcast i64* %168 to i8*, !dbg !179
	call void @gpuc_signal_op_thread(i8* %170, i64 %166, i32 9, i32 %167), !dbg !179
	%171 = add i64 %147, %130, !dbg !168
	br label %b22, !dbg !168

b24:
	br i1 %122, label %b25, label %b26, !dbg !180

b25:
	%172 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !181
	%173 = icmp uge i64 0, %p16, !dbg !181
	br i1 %173, label %b25_fail1, label %b25_ok1, !dbg !181, !prof !38

b25_ok1:
	store i32 0, i32 addrspace(1)* %172, align 4, !dbg !181
	br label %b26, !dbg !181

b26:
	ret void, !dbg !181

b0_fail1:
	br label %fail, !dbg !78

b2_fail1:
	br label %fail, !dbg !84

b3_fail1:
	br label %fail, !dbg !88

b4_fail1:
	br label %fail, !dbg !93

b11_fail1:
	br label %fail, !dbg !114

b11_fail2:
	%174 = icmp ugt i64 %77, %p8, !dbg !124
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !124

b11_fail3:
	br label %fail, !dbg !124

b11_ok3:
	%175 = icmp ugt i64 %75, %77, !dbg !124
	br i1 %175, label %b11_fail4, label %b11_ok4, !dbg !124

b11_fail4:
	br label %fail, !dbg !124

b11_ok4:
	%176 = icmp ugt i64 %81, %p6, !dbg !128
	br i1 %176, label %b11_fail5, label %b11_ok5, !dbg !128

b11_fail5:
	br label %fail, !dbg !128

b11_ok5:
	%177 = icmp ugt i64 %79, %81, !dbg !128
	br i1 %177, label %b11_fail6, label %b11_ok6, !dbg !128

b11_fail6:
	br label %fail, !dbg !128

b11_ok6:
	%178 = icmp uge i64 %66, %p20, !dbg !129
	br i1 %178, label %b11_fail7, label %b11_ok7, !dbg !129

b11_fail7:
	br label %fail, !dbg !129

b11_ok7:
	br label %fail, !dbg !68

b11_fail8:
	br label %fail, !dbg !68

b13_fail1:
	br label %fail, !dbg !135

b23_fail1:
	br label %fail, !dbg !169

b23_fail2:
	br label %fail, !dbg !176

b25_fail1:
	br label %fail, !dbg !181

fail:
	%179 = phi i32 [ 8, %b0_fail1 ], [ 9, %b2_fail1 ], [ 10, %b3_fail1 ], [ 12, %b4_fail1 ], [ 11, %b5 ], [ 13, %b11_fail1 ], [ 14, %b11_fail3 ], [ 15, %b11_fail4 ], [ 14, %b11_fail5 ], [ 15, %b11_fail6 ], [ 16, %b11_fail7 ], [ 17, %b11_ok7 ], [ 18, %b11_fail8 ], [ 19, %b13_fail1 ], [ 20, %b23_fail1 ], [ 21, %b23_fail2 ], [ 22, %b25_fail1 ], !dbg !67
	%180 = phi i64 [ %16, %b0_fail1 ], [ %22, %b2_fail1 ], [ %27, %b3_fail1 ], [ %22, %b4_fail1 ], [ 0, %b5 ], [ 0, %b11_fail1 ], [ %77, %b11_fail3 ], [ %75, %b11_fail4 ], [ %81, %b11_fail5 ], [ %79, %b11_fail6 ], [ %66, %b11_fail7 ], [ %78, %b11_ok7 ], [ %99, %b11_fail8 ], [ 0, %b13_fail1 ], [ %147, %b23_fail1 ], [ %157, %b23_fail2 ], [ 0, %b25_fail1 ], !dbg !67
	%181 = phi i64 [ %p12, %b0_fail1 ], [ %p10, %b2_fail1 ], [ %12, %b3_fail1 ], [ %p14, %b4_fail1 ], [ 0, %b5 ], [ 0, %b11_fail1 ], [ %p8, %b11_fail3 ], [ %77, %b11_fail4 ], [ %p6, %b11_fail5 ], [ %81, %b11_fail6 ], [ %p20, %b11_fail7 ], [ %82, %b11_ok7 ], [ %11, %b11_fail8 ], [ %p16, %b13_fail1 ], [ %12, %b23_fail1 ], [ %p18, %b23_fail2 ], [ %p16, %b25_fail1 ], !dbg !67
	call void @gpuc_fail(i8* %ctrl, i32 %179, i64 %180, i64 %181), !dbg !67
	ret void, !dbg !67
}

define void @Apply(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, float* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !182 {
entry:
	br label %b0, !dbg !183

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !183
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !183
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !183
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !183
	%4 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !183
	%5 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !183
	%6 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !183
	%7 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !183
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !184
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !185
	%10 = sext i32 %9 to i64, !dbg !185
	%11 = sext i32 %8 to i64, !dbg !186
	%12 = sub i64 %p2, %10, !dbg !187
	%13 = add i64 %12, %11, !dbg !188
	%14 = sub i64 %13, 1, !dbg !189
	%15 = icmp eq i64 %11, -1, !dbg !190
	%16 = select i1 %15, i64 1, i64 %11, !dbg !190
	%17 = sdiv i64 %14, %16, !dbg !190
	%18 = sub i64 0, %14, !dbg !190
	%19 = select i1 %15, i64 %18, i64 %17, !dbg !190
	%20 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !191
	%21 = udiv i32 %20, 4, !dbg !191
	%22 = zext i32 %21 to i64, !dbg !191
	%23 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !191
	%24 = mul i64 %19, %11, !dbg !192
	%25 = icmp ugt i64 %24, %22, !dbg !193
	br i1 %25, label %b0_fail1, label %b0_ok1, !dbg !193, !prof !38

b0_ok1:
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !194, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !194, !range !16
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194, !range !13
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !194, !range !13
	%31 = mul i32 %30, %28, !dbg !194
	%32 = add i32 %27, %31, !dbg !194
	%33 = mul i32 %29, %32, !dbg !194
	%34 = add i32 %26, %33, !dbg !194
	%35 = sext i32 %34 to i64, !dbg !194
	%36 = mul i32 %29, %30, !dbg !194
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !194, !range !14
	%38 = mul i32 %36, %37, !dbg !194
	%39 = sext i32 %38 to i64, !dbg !194
	%40 = zext i32 %p29 to i64, !dbg !200
	%41 = add i32 %p29, 1, !dbg !201
	br label %b1, !dbg !194

b1:
	%42 = phi i64 [ %35, %b0_ok1 ], [ %102, %b4 ], !dbg !194
	%43 = icmp slt i64 %42, %24, !dbg !194
	br i1 %43, label %b2, label %b5, !dbg !194

b2:
	%44 = urem i32 %p29, 2, !dbg !203
	%45 = zext i32 %44 to i64, !dbg !204
	%46 = mul i64 %45, %p4, !dbg !205
	%47 = mul i64 %46, %11, !dbg !206
	%48 = add i64 %47, %42, !dbg !207
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %48, !dbg !208
	%50 = shl i64 %40, 32, !dbg !210
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !209
	%52 = icmp uge i64 %48, %p20, !dbg !208
	%53 = icmp eq i64 addrspace(1)* %49, null, !dbg !209
	%54 = or i1 %52, %53, !dbg !209
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !209, !prof !38

b2_ok1:
	%55 = bitcast i64* %51 to i8*, !dbg !209
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 5, i64 %50, i32 1, i8* %ctrl, i32 26), !dbg !209
	%57 = and i64 %56, 4294967295, !dbg !211
	%58 = trunc i64 %57 to i32, !dbg !212
	%59 = sdiv i64 %p24, 2, !dbg !215
	%60 = mul i64 %45, %59, !dbg !216
	%61 = add i64 %60, %59, !dbg !217
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %60, !dbg !218
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %62, i64 %42, !dbg !219
	%64 = icmp ugt i64 %61, %p24, !dbg !218
	%65 = icmp uge i64 %42, %59, !dbg !219
	%66 = icmp uge i64 %42, %p22, !dbg !220
	%67 = or i1 %64, %65, !dbg !220
	%68 = or i1 %67, %66, !dbg !220
	br i1 %68, label %b2_fail3, label %b2_ok3, !dbg !220, !prof !38

b2_ok3:
	%69 = load i64, i64 addrspace(1)* %63, align 8, !dbg !219
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %42, !dbg !220
	%71 = sext i32 %58 to i64, !dbg !221
	%72 = add i64 %69, %71, !dbg !222
	%73 = addrspacecast i64 addrspace(1)* %70 to i64*, !dbg !223
	%74 = bitcast i64* %73 to i8*, !dbg !223
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 5, i64 %72, i32 1, i8* %ctrl, i32 29), !dbg !223
	%76 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %42, !dbg !224
	store i32 %58, i32 addrspace(3)* %76, align 4, !dbg !224
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225, !range !9
	%78 = sext i32 %77 to i64, !dbg !225
	%79 = icmp eq i64 %78, 0, !dbg !226
	br i1 %79, label %b3, label %b4, !dbg !226

b3:
	%80 = urem i32 %41, 2, !dbg !228
	%81 = zext i32 %80 to i64, !dbg !229
	%82 = mul i64 %81, %59, !dbg !230
	%83 = add i64 %82, %59, !dbg !231
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %82, !dbg !232
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %84, i64 %42, !dbg !233
	%86 = icmp ugt i64 %83, %p24, !dbg !232
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !232, !prof !38

b3_ok1:
	store i64 %72, i64 addrspace(1)* %85, align 8, !dbg !233
	%87 = icmp eq i64 %11, -1, !dbg !234
	%88 = select i1 %87, i64 1, i64 %11, !dbg !234
	%89 = sdiv i64 %42, %88, !dbg !234
	%90 = sub i64 0, %42, !dbg !234
	%91 = select i1 %87, i64 %90, i64 %89, !dbg !234
	%92 = mul i64 %91, %11, !dbg !235
	%93 = add i64 %92, %10, !dbg !236
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %93, !dbg !237
	%95 = icmp uge i64 %93, %p26, !dbg !237
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !237, !prof !38

b3_ok2:
	%96 = icmp eq i64 %11, -1, !dbg !238
	%97 = select i1 %96, i64 1, i64 %11, !dbg !238
	%98 = srem i64 %42, %97, !dbg !238
	%99 = trunc i64 %98 to i32, !dbg !184
	%100 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !184
	%101 = bitcast i64* %100 to i8*, !dbg !184
	call void @gpuc_signal_op_thread(i8* %101, i64 1, i32 10, i32 %99), !dbg !184
	br label %b4, !dbg !184

b4:
	%102 = add i64 %42, %39, !dbg !194
	br label %b1, !dbg !194

b5:
	call void @llvm.nvvm.barrier0(), !dbg !239
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !240, !range !9
	%104 = sext i32 %103 to i64, !dbg !240
	%105 = mul i64 %p1, 4, !dbg !241
	br label %b6, !dbg !242

b6:
	%106 = phi i64 [ %104, %b5 ], [ %178, %b15 ], !dbg !243
	%107 = phi i64 [ -1, %b5 ], [ %108, %b15 ], !dbg !243
	%108 = add nsw i64 %107, 1, !dbg !243
	%109 = icmp slt i64 %108, %24, !dbg !243
	br i1 %109, label %b7, label %b16, !dbg !243

b7:
	%110 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %108, !dbg !242
	%111 = load i32, i32 addrspace(3)* %110, align 4, !dbg !242
	%112 = icmp eq i64 %11, -1, !dbg !244
	%113 = select i1 %112, i64 1, i64 %11, !dbg !244
	%114 = sdiv i64 %108, %113, !dbg !244
	%115 = sub i64 0, %108, !dbg !244
	%116 = select i1 %112, i64 %115, i64 %114, !dbg !244
	%117 = icmp eq i64 %11, -1, !dbg !245
	%118 = select i1 %117, i64 1, i64 %11, !dbg !245
	%119 = srem i64 %108, %118, !dbg !245
	%120 = sext i32 %111 to i64, !dbg !246
	%121 = mul i64 %108, %p0, !dbg !247
	%122 = mul i64 %116, %11, !dbg !248
	%123 = add i64 %122, %10, !dbg !249
	%124 = mul i64 %123, %p0, !dbg !250
	%125 = trunc i64 %119 to i32, !dbg !241
	br label %b8, !dbg !251

b8:
	%126 = phi i64 [ %106, %b7 ], [ %177, %b14_ok4 ], !dbg !243
	%127 = icmp slt i64 %126, %120, !dbg !252
	br i1 %127, label %b9, label %b15, !dbg !252

b9:
	%128 = add i64 %121, %126, !dbg !253
	%129 = mul i64 %128, %p1, !dbg !254
	%130 = add i64 %129, %p1, !dbg !255
	%131 = getelementptr inbounds float, float addrspace(1)* %0, i64 %129, !dbg !256
	%132 = icmp ule i64 %116, 281474976710655, !dbg !257
	%133 = add nsw i64 %p10, -1, !dbg !257
	%134 = mul i64 %116, -1, !dbg !257
	%135 = add i64 %133, %134, !dbg !257
	%136 = icmp sge i64 %135, 0, !dbg !257
	%137 = and i1 %132, %136, !dbg !257
	%138 = mul nsw i64 %p10, -1, !dbg !257
	%139 = add i64 %138, %p12, !dbg !257
	%140 = icmp sge i64 %139, 0, !dbg !257
	%141 = and i1 %137, %140, !dbg !257
	%142 = icmp ugt i64 %130, %p6, !dbg !256
	%143 = icmp ugt i64 %129, %130, !dbg !256
	%144 = or i1 %142, %143, !dbg !256
	br i1 %144, label %b9_fail1, label %b9_ok1, !dbg !256, !prof !38

b9_ok1:
	br i1 %141, label %b10, label %b12_cold, !dbg !257, !prof !19

b10:
	%145 = phi i64 [ %35, %b9_ok1 ], [ %155, %b11 ], !dbg !257
	%146 = icmp slt i64 %145, %p1, !dbg !257
	br i1 %146, label %b11, label %b14, !dbg !257

b11:
	%147 = getelementptr inbounds float, float addrspace(1)* %131, i64 %145, !dbg !258
	%148 = load float, float addrspace(1)* %147, align 4, !dbg !258
	%149 = getelementptr inbounds float, float addrspace(1)* %2, i64 %116, !dbg !259
	%150 = load float, float addrspace(1)* %149, align 4, !dbg !259
	%151 = call float @llvm.nvvm.mul.rn.f(float %148, float %150), !dbg !260
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %116, !dbg !261
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !261
	%154 = fadd float %151, %153, !dbg !262
	store float %154, float addrspace(1)* %147, align 4, !dbg !263
	%155 = add i64 %145, %39, !dbg !257
	br label %b10, !dbg !257

b14:
	call void @llvm.nvvm.barrier0(), !dbg !266
	%156 = add i64 %124, %126, !dbg !267
	%157 = mul i64 %156, %p1, !dbg !268
	%158 = add i64 %157, %p1, !dbg !269
	%159 = getelementptr inbounds float, float addrspace(1)* %1, i64 %157, !dbg !270
	%160 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %123, !dbg !271
	%161 = icmp ugt i64 %158, %p8, !dbg !270
	%162 = icmp ugt i64 %157, %158, !dbg !270
	%163 = icmp uge i64 %123, %p26, !dbg !271
	%164 = or i1 %161, %162, !dbg !271
	%165 = or i1 %164, %163, !dbg !271
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !271, !prof !38

b14_ok1:
	%166 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !241
	%167 = sext i32 %166 to i64, !dbg !241
	%168 = addrspacecast float addrspace(1)* %159 to float*, !dbg !241
	%169 = addrspacecast float addrspace(1)* %131 to float*, !dbg !241
	%170 = addrspacecast i64 addrspace(1)* %160 to i64*, !dbg !241
	%171 = icmp ne i64 %167, %39, !dbg !241
	br i1 %171, label %b14_fail4, label %b14_ok4, !dbg !241, !prof !38

b14_ok4:
	%172 = bitcast float* %168 to i8*, !dbg !241
	%173 = bitcast float* %169 to i8*, !dbg !241
	%174 = bitcast i64* %170 to i8*, !dbg !241
	call void @gpuc_put_signal_nbi_block(i8* %172, i8* %173, i64 %105, i8* %174, i64 1, i32 10, i32 %125), !dbg !241
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272, !range !11
	%176 = sext i32 %175 to i64, !dbg !272
	%177 = add i64 %126, %176, !dbg !273
	br label %b8, !dbg !273

b15:
	%178 = sub i64 %126, %120, !dbg !274
	br label %b6, !dbg !274

b16:
	ret void, !dbg !274

b0_fail1:
	br label %fail, !dbg !193

b2_fail1:
	%179 = icmp uge i64 %48, %p20, !dbg !208
	br i1 %179, label %b2_fail2, label %b2_ok2, !dbg !208

b2_fail2:
	br label %fail, !dbg !208

b2_ok2:
	br label %fail, !dbg !209

b2_fail3:
	%180 = icmp ugt i64 %61, %p24, !dbg !218
	br i1 %180, label %b2_fail4, label %b2_ok4, !dbg !218

b2_fail4:
	br label %fail, !dbg !218

b2_ok4:
	%181 = icmp uge i64 %42, %59, !dbg !219
	br i1 %181, label %b2_fail5, label %b2_ok5, !dbg !219

b2_fail5:
	br label %fail, !dbg !219

b2_ok5:
	br label %fail, !dbg !220

b3_fail1:
	br label %fail, !dbg !232

b3_fail2:
	br label %fail, !dbg !237

b9_fail1:
	%182 = icmp ugt i64 %130, %p6, !dbg !256
	br i1 %182, label %b9_fail2, label %b9_ok2, !dbg !256

b9_fail2:
	br label %fail, !dbg !256

b9_ok2:
	br label %fail, !dbg !256

b12_cold:
	%183 = phi i64 [ %197, %b13_cold_ok1 ], [ %35, %b9_ok1 ], !dbg !257
	%184 = icmp slt i64 %183, %p1, !dbg !257
	br i1 %184, label %b13_cold, label %b14, !dbg !257

b13_cold:
	%185 = getelementptr inbounds float, float addrspace(1)* %131, i64 %183, !dbg !258
	%186 = icmp uge i64 %116, %p10, !dbg !259
	%187 = icmp uge i64 %116, %p12, !dbg !261
	%188 = or i1 %186, %187, !dbg !261
	br i1 %188, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !261, !prof !38

b13_cold_fail1:
	%189 = icmp uge i64 %116, %p10, !dbg !259
	br i1 %189, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !259

b13_cold_fail2:
	br label %fail, !dbg !259

b13_cold_ok2:
	br label %fail, !dbg !261

b13_cold_ok1:
	%190 = load float, float addrspace(1)* %185, align 4, !dbg !258
	%191 = getelementptr inbounds float, float addrspace(1)* %2, i64 %116, !dbg !259
	%192 = load float, float addrspace(1)* %191, align 4, !dbg !259
	%193 = call float @llvm.nvvm.mul.rn.f(float %190, float %192), !dbg !260
	%194 = getelementptr inbounds float, float addrspace(1)* %3, i64 %116, !dbg !261
	%195 = load float, float addrspace(1)* %194, align 4, !dbg !261
	%196 = fadd float %193, %195, !dbg !262
	store float %196, float addrspace(1)* %185, align 4, !dbg !263
	%197 = add i64 %183, %39, !dbg !257
	br label %b12_cold, !dbg !257, !llvm.loop !265

b14_fail1:
	%198 = icmp ugt i64 %158, %p8, !dbg !270
	br i1 %198, label %b14_fail2, label %b14_ok2, !dbg !270

b14_fail2:
	br label %fail, !dbg !270

b14_ok2:
	%199 = icmp ugt i64 %157, %158, !dbg !270
	br i1 %199, label %b14_fail3, label %b14_ok3, !dbg !270

b14_fail3:
	br label %fail, !dbg !270

b14_ok3:
	br label %fail, !dbg !271

b14_fail4:
	br label %fail, !dbg !241

fail:
	%200 = phi i32 [ 23, %b0_fail1 ], [ 24, %b2_fail2 ], [ 25, %b2_ok2 ], [ 8, %b2_fail4 ], [ 27, %b2_fail5 ], [ 28, %b2_ok5 ], [ 8, %b3_fail1 ], [ 30, %b3_fail2 ], [ 31, %b9_fail2 ], [ 32, %b9_ok2 ], [ 33, %b13_cold_fail2 ], [ 33, %b13_cold_ok2 ], [ 34, %b14_fail2 ], [ 35, %b14_fail3 ], [ 36, %b14_ok3 ], [ 43, %b14_fail4 ], !dbg !183
	%201 = phi i64 [ %24, %b0_fail1 ], [ %48, %b2_fail2 ], [ 0, %b2_ok2 ], [ %61, %b2_fail4 ], [ %42, %b2_fail5 ], [ %42, %b2_ok5 ], [ %83, %b3_fail1 ], [ %93, %b3_fail2 ], [ %130, %b9_fail2 ], [ %129, %b9_ok2 ], [ %116, %b13_cold_fail2 ], [ %116, %b13_cold_ok2 ], [ %158, %b14_fail2 ], [ %157, %b14_fail3 ], [ %123, %b14_ok3 ], [ %167, %b14_fail4 ], !dbg !183
	%202 = phi i64 [ %22, %b0_fail1 ], [ %p20, %b2_fail2 ], [ 0, %b2_ok2 ], [ %p24, %b2_fail4 ], [ %59, %b2_fail5 ], [ %p22, %b2_ok5 ], [ %p24, %b3_fail1 ], [ %p26, %b3_fail2 ], [ %p6, %b9_fail2 ], [ %130, %b9_ok2 ], [ %p10, %b13_cold_fail2 ], [ %p12, %b13_cold_ok2 ], [ %p8, %b14_fail2 ], [ %158, %b14_fail3 ], [ %p26, %b14_ok3 ], [ %39, %b14_fail4 ], !dbg !183
	call void @gpuc_fail(i8* %ctrl, i32 %200, i64 %201, i64 %202), !dbg !183
	ret void, !dbg !183
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !275 {
entry:
	br label %b0, !dbg !276

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !276
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !276
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !276
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !276
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !276
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !276
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !276
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !276
	%8 = sdiv i64 %p14, 2, !dbg !278
	%9 = urem i32 %p29, 2, !dbg !279
	%10 = zext i32 %9 to i64, !dbg !280
	%11 = mul i64 %10, %8, !dbg !281
	%12 = add i64 %11, %8, !dbg !282
	%13 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !283
	%14 = icmp ugt i64 %12, %p14, !dbg !283
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !283, !prof !38

b0_ok1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !284, !range !15
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !284, !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !284, !range !16
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !284, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !284, !range !13
	%20 = mul i32 %19, %17, !dbg !284
	%21 = add i32 %16, %20, !dbg !284
	%22 = mul i32 %18, %21, !dbg !284
	%23 = add i32 %15, %22, !dbg !284
	%24 = sext i32 %23 to i64, !dbg !284
	%25 = mul i32 %18, %19, !dbg !284
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !284, !range !14
	%27 = mul i32 %25, %26, !dbg !284
	%28 = sext i32 %27 to i64, !dbg !284
	%29 = add i32 %p29, 1, !dbg !285
	br label %b1, !dbg !284

b1:
	%30 = phi i64 [ %24, %b0_ok1 ], [ %69, %b4 ], !dbg !284
	%31 = icmp slt i64 %30, %p2, !dbg !284
	br i1 %31, label %b2, label %b5, !dbg !284

b2:
	%32 = sdiv i64 %p28, 2, !dbg !287
	%33 = mul i64 %10, %32, !dbg !288
	%34 = add i64 %33, %32, !dbg !289
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %33, !dbg !290
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 %30, !dbg !291
	%37 = icmp ugt i64 %34, %p28, !dbg !290
	%38 = icmp uge i64 %30, %32, !dbg !291
	%39 = icmp uge i64 %30, %8, !dbg !292
	%40 = icmp uge i64 %30, %p26, !dbg !293
	%41 = or i1 %37, %38, !dbg !293
	%42 = or i1 %41, %39, !dbg !293
	%43 = or i1 %42, %40, !dbg !293
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !293, !prof !38

b2_ok1:
	%44 = load i64, i64 addrspace(1)* %36, align 8, !dbg !291
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %30, !dbg !292
	%46 = load i32, i32 addrspace(1)* %45, align 4, !dbg !292
	%47 = sext i32 %46 to i64, !dbg !294
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %30, !dbg !293
	%49 = add i64 %44, %47, !dbg !295
	%50 = add i64 %49, 1, !dbg !296
	%51 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !297
	%52 = bitcast i64* %51 to i8*, !dbg !297
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %50, i32 1, i8* %ctrl, i32 39), !dbg !297
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !9
	%55 = sext i32 %54 to i64, !dbg !298
	%56 = icmp eq i64 %55, 0, !dbg !299
	br i1 %56, label %b3, label %b4, !dbg !299

b3:
	%57 = urem i32 %29, 2, !dbg !301
	%58 = zext i32 %57 to i64, !dbg !302
	%59 = mul i64 %58, %32, !dbg !303
	%60 = add i64 %59, %32, !dbg !304
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %59, !dbg !305
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %61, i64 %30, !dbg !306
	%63 = icmp ugt i64 %60, %p28, !dbg !305
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !305, !prof !38

b3_ok1:
	store i64 %50, i64 addrspace(1)* %62, align 8, !dbg !306
	%64 = mul i64 %58, %8, !dbg !308
	%65 = add i64 %64, %8, !dbg !309
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %64, !dbg !310
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %30, !dbg !311
	%68 = icmp ugt i64 %65, %p14, !dbg !310
	br i1 %68, label %b3_fail2, label %b3_ok2, !dbg !310, !prof !38

b3_ok2:
	store i32 0, i32 addrspace(1)* %67, align 4, !dbg !311
	br label %b4, !dbg !311

b4:
	%69 = add i64 %30, %28, !dbg !284
	br label %b1, !dbg !284

b5:
	call void @llvm.nvvm.barrier0(), !dbg !312
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !313, !range !9
	%71 = sext i32 %70 to i64, !dbg !313
	%72 = icmp slt i64 0, %p3, !dbg !314
	%73 = icmp ule i64 %p0, 268435455, !dbg !315
	%74 = icmp ule i64 %p1, 268435455, !dbg !315
	%75 = and i1 %73, %74, !dbg !315
	%76 = mul i64 %p0, -1, !dbg !315
	%77 = mul i64 %p1, %76, !dbg !315
	%78 = add i64 %77, %p6, !dbg !315
	%79 = icmp sge i64 %78, 0, !dbg !315
	%80 = and i1 %75, %79, !dbg !315
	br i1 %80, label %b6, label %b13_cold, !dbg !316, !prof !19

b6:
	%81 = phi i64 [ %71, %b5 ], [ %120, %b12 ], !dbg !315
	%82 = icmp slt i64 %81, %p0, !dbg !317
	br i1 %82, label %b7, label %b20, !dbg !317

b7:
	%83 = mul i64 %81, %p1, !dbg !318
	%84 = mul i64 %81, %p3, !dbg !319
	br label %b8, !dbg !320

b8:
	%85 = phi i64 [ %117, %b11 ], [ %24, %b7 ], !dbg !320
	%86 = icmp slt i64 %85, %p1, !dbg !320
	br i1 %86, label %b9, label %b12, !dbg !320

b9:
	br i1 %72, label %b10, label %b11, !dbg !314

b10:
	%87 = phi float [ %111, %b10_ok4 ], [ 0.000000e+00, %b9 ], !dbg !321
	%88 = phi i64 [ %112, %b10_ok4 ], [ 0, %b9 ], !dbg !321
	%89 = add i64 %84, %88, !dbg !322
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %89, !dbg !323
	%91 = icmp uge i64 %89, %p10, !dbg !323
	%92 = icmp uge i64 %89, %p16, !dbg !324
	%93 = icmp uge i64 %89, %p12, !dbg !325
	%94 = or i1 %91, %92, !dbg !325
	%95 = or i1 %94, %93, !dbg !325
	br i1 %95, label %b10_fail1, label %b10_ok1, !dbg !325, !prof !38

b10_ok1:
	%96 = load i32, i32 addrspace(1)* %90, align 4, !dbg !323
	%97 = sext i32 %96 to i64, !dbg !326
	%98 = mul i64 %97, %p0, !dbg !327
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %89, !dbg !324
	%100 = load i32, i32 addrspace(1)* %99, align 4, !dbg !324
	%101 = sext i32 %100 to i64, !dbg !328
	%102 = add i64 %98, %101, !dbg !329
	%103 = getelementptr inbounds float, float addrspace(1)* %3, i64 %89, !dbg !325
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !325
	%105 = mul i64 %102, %p1, !dbg !330
	%106 = add i64 %105, %85, !dbg !331
	%107 = getelementptr inbounds float, float addrspace(1)* %1, i64 %106, !dbg !332
	%108 = icmp uge i64 %106, %p8, !dbg !332
	br i1 %108, label %b10_fail4, label %b10_ok4, !dbg !332, !prof !38

b10_ok4:
	%109 = load float, float addrspace(1)* %107, align 4, !dbg !332
	%110 = call float @llvm.nvvm.mul.rn.f(float %104, float %109), !dbg !333
	%111 = fadd float %87, %110, !dbg !334
	%112 = add i64 %88, 1, !dbg !334
	%113 = icmp slt i64 %112, %p3, !dbg !334
	br i1 %113, label %b10, label %b11, !dbg !334

b11:
	%114 = phi float [ 0.000000e+00, %b9 ], [ %111, %b10_ok4 ], !dbg !321
	%115 = add i64 %83, %85, !dbg !335
	%116 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !336
	store float %114, float addrspace(1)* %116, align 4, !dbg !336
	%117 = add i64 %85, %28, !dbg !320
	br label %b8, !dbg !320

b12:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !337, !range !11
	%119 = sext i32 %118 to i64, !dbg !337
	%120 = add i64 %81, %119, !dbg !338
	br label %b6, !dbg !338

b20:
	ret void, !dbg !338

b0_fail1:
	br label %fail, !dbg !283

b2_fail1:
	%121 = icmp ugt i64 %34, %p28, !dbg !290
	br i1 %121, label %b2_fail2, label %b2_ok2, !dbg !290

b2_fail2:
	br label %fail, !dbg !290

b2_ok2:
	%122 = icmp uge i64 %30, %32, !dbg !291
	br i1 %122, label %b2_fail3, label %b2_ok3, !dbg !291

b2_fail3:
	br label %fail, !dbg !291

b2_ok3:
	%123 = icmp uge i64 %30, %8, !dbg !292
	br i1 %123, label %b2_fail4, label %b2_ok4, !dbg !292

b2_fail4:
	br label %fail, !dbg !292

b2_ok4:
	br label %fail, !dbg !293

b3_fail1:
	br label %fail, !dbg !305

b3_fail2:
	br label %fail, !dbg !310

b10_fail1:
	%124 = icmp uge i64 %89, %p10, !dbg !323
	br i1 %124, label %b10_fail2, label %b10_ok2, !dbg !323

b10_fail2:
	br label %fail, !dbg !323

b10_ok2:
	%125 = icmp uge i64 %89, %p16, !dbg !324
	br i1 %125, label %b10_fail3, label %b10_ok3, !dbg !324

b10_fail3:
	br label %fail, !dbg !324

b10_ok3:
	br label %fail, !dbg !325

b10_fail4:
	br label %fail, !dbg !332

b13_cold:
	%126 = phi i64 [ %168, %b19_cold ], [ %71, %b5 ], !dbg !315
	%127 = icmp slt i64 %126, %p0, !dbg !317
	br i1 %127, label %b14_cold, label %b20, !dbg !317

b14_cold:
	%128 = mul i64 %126, %p1, !dbg !318
	%129 = mul i64 %126, %p3, !dbg !319
	br label %b15_cold, !dbg !320

b15_cold:
	%130 = phi i64 [ %165, %b18_cold_ok1 ], [ %24, %b14_cold ], !dbg !320
	%131 = icmp slt i64 %130, %p1, !dbg !320
	br i1 %131, label %b16_cold, label %b19_cold, !dbg !320

b16_cold:
	br i1 %72, label %b17_cold, label %b18_cold, !dbg !314

b17_cold:
	%132 = phi float [ %158, %b17_cold_ok4 ], [ 0.000000e+00, %b16_cold ], !dbg !321
	%133 = phi i64 [ %159, %b17_cold_ok4 ], [ 0, %b16_cold ], !dbg !321
	%134 = add i64 %129, %133, !dbg !322
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %134, !dbg !323
	%136 = icmp uge i64 %134, %p10, !dbg !323
	%137 = icmp uge i64 %134, %p16, !dbg !324
	%138 = icmp uge i64 %134, %p12, !dbg !325
	%139 = or i1 %136, %137, !dbg !325
	%140 = or i1 %139, %138, !dbg !325
	br i1 %140, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !325, !prof !38

b17_cold_fail1:
	%141 = icmp uge i64 %134, %p10, !dbg !323
	br i1 %141, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !323

b17_cold_fail2:
	br label %fail, !dbg !323

b17_cold_ok2:
	%142 = icmp uge i64 %134, %p16, !dbg !324
	br i1 %142, label %b17_cold_fail3, label %b17_cold_ok3, !dbg !324

b17_cold_fail3:
	br label %fail, !dbg !324

b17_cold_ok3:
	br label %fail, !dbg !325

b17_cold_ok1:
	%143 = load i32, i32 addrspace(1)* %135, align 4, !dbg !323
	%144 = sext i32 %143 to i64, !dbg !326
	%145 = mul i64 %144, %p0, !dbg !327
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %134, !dbg !324
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !324
	%148 = sext i32 %147 to i64, !dbg !328
	%149 = add i64 %145, %148, !dbg !329
	%150 = getelementptr inbounds float, float addrspace(1)* %3, i64 %134, !dbg !325
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !325
	%152 = mul i64 %149, %p1, !dbg !330
	%153 = add i64 %152, %130, !dbg !331
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !332
	%155 = icmp uge i64 %153, %p8, !dbg !332
	br i1 %155, label %b17_cold_fail4, label %b17_cold_ok4, !dbg !332, !prof !38

b17_cold_fail4:
	br label %fail, !dbg !332

b17_cold_ok4:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !332
	%157 = call float @llvm.nvvm.mul.rn.f(float %151, float %156), !dbg !333
	%158 = fadd float %132, %157, !dbg !334
	%159 = add i64 %133, 1, !dbg !334
	%160 = icmp slt i64 %159, %p3, !dbg !334
	br i1 %160, label %b17_cold, label %b18_cold, !dbg !334, !llvm.loop !340

b18_cold:
	%161 = phi float [ 0.000000e+00, %b16_cold ], [ %158, %b17_cold_ok4 ], !dbg !321
	%162 = add i64 %128, %130, !dbg !335
	%163 = getelementptr inbounds float, float addrspace(1)* %0, i64 %162, !dbg !336
	%164 = icmp uge i64 %162, %p6, !dbg !336
	br i1 %164, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !336, !prof !38

b18_cold_fail1:
	br label %fail, !dbg !336

b18_cold_ok1:
	store float %161, float addrspace(1)* %163, align 4, !dbg !336
	%165 = add i64 %130, %28, !dbg !320
	br label %b15_cold, !dbg !320, !llvm.loop !342

b19_cold:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !337, !range !11
	%167 = sext i32 %166 to i64, !dbg !337
	%168 = add i64 %126, %167, !dbg !338
	br label %b13_cold, !dbg !338, !llvm.loop !344

fail:
	%169 = phi i32 [ 8, %b0_fail1 ], [ 8, %b2_fail2 ], [ 37, %b2_fail3 ], [ 37, %b2_fail4 ], [ 38, %b2_ok4 ], [ 8, %b3_fail1 ], [ 8, %b3_fail2 ], [ 40, %b10_fail2 ], [ 40, %b10_fail3 ], [ 41, %b10_ok3 ], [ 41, %b10_fail4 ], [ 40, %b17_cold_fail2 ], [ 40, %b17_cold_fail3 ], [ 41, %b17_cold_ok3 ], [ 41, %b17_cold_fail4 ], [ 42, %b18_cold_fail1 ], !dbg !276
	%170 = phi i64 [ %12, %b0_fail1 ], [ %34, %b2_fail2 ], [ %30, %b2_fail3 ], [ %30, %b2_fail4 ], [ %30, %b2_ok4 ], [ %60, %b3_fail1 ], [ %65, %b3_fail2 ], [ %89, %b10_fail2 ], [ %89, %b10_fail3 ], [ %89, %b10_ok3 ], [ %106, %b10_fail4 ], [ %134, %b17_cold_fail2 ], [ %134, %b17_cold_fail3 ], [ %134, %b17_cold_ok3 ], [ %153, %b17_cold_fail4 ], [ %162, %b18_cold_fail1 ], !dbg !276
	%171 = phi i64 [ %p14, %b0_fail1 ], [ %p28, %b2_fail2 ], [ %32, %b2_fail3 ], [ %8, %b2_fail4 ], [ %p26, %b2_ok4 ], [ %p28, %b3_fail1 ], [ %p14, %b3_fail2 ], [ %p10, %b10_fail2 ], [ %p16, %b10_fail3 ], [ %p12, %b10_ok3 ], [ %p8, %b10_fail4 ], [ %p10, %b17_cold_fail2 ], [ %p16, %b17_cold_fail3 ], [ %p12, %b17_cold_ok3 ], [ %p8, %b17_cold_fail4 ], [ %p6, %b18_cold_fail1 ], !dbg !276
	call void @gpuc_fail(i8* %ctrl, i32 %169, i64 %170, i64 %171), !dbg !276
	ret void, !dbg !276
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

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!345, !346, !347, !348, !349, !350, !351, !352, !353, !354, !355, !356, !357, !358, !359, !360, !361, !362, !363, !364}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Route", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!7 = !DILocation(line: 51, column: 6, scope: !6)
!8 = !DILocation(line: 52, column: 36, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 55, column: 20, scope: !6)
!18 = !DILocation(line: 57, column: 21, scope: !6)
!19 = !{!"branch_weights", i32 1048576, i32 1}
!20 = !DILocation(line: 53, column: 22, scope: !6)
!21 = !DILocation(line: 53, column: 41, scope: !6)
!22 = !DILocation(line: 53, column: 44, scope: !6)
!23 = !DILocation(line: 53, column: 16, scope: !6)
!24 = !DILocation(line: 62, column: 16, scope: !6)
!25 = !DILocation(line: 54, column: 3, scope: !6)
!26 = !DILocation(line: 58, column: 47, scope: !6)
!27 = !DILocation(line: 56, column: 4, scope: !6)
!28 = !DILocation(line: 58, column: 21, scope: !6)
!29 = distinct !DISubprogram(name: "taken", scope: !1, file: !1, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!30 = !DILocation(line: 58, column: 14, scope: !6)
!31 = !DILocation(line: 71, column: 6, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 72, column: 20, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 73, column: 9, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 73, column: 13, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 58, column: 64, scope: !6)
!36 = !DILocation(line: 58, column: 74, scope: !6)
!37 = !DILocation(line: 58, column: 83, scope: !6)
!38 = !{!"branch_weights", i32 1, i32 1048576}
!39 = !DILocation(line: 58, column: 78, scope: !6)
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !40}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = distinct !{!43, !42}
!44 = !DILocation(line: 62, column: 23, scope: !6)
!45 = !DILocation(line: 62, column: 10, scope: !6)
!46 = !DILocation(line: 62, column: 34, scope: !6)
!47 = !DILocation(line: 63, column: 16, scope: !6)
!48 = !DILocation(line: 63, column: 4, scope: !6)
!49 = !DILocation(line: 65, column: 20, scope: !6)
!50 = !DILocation(line: 66, column: 17, scope: !6)
!51 = !DILocation(line: 66, column: 24, scope: !6)
!52 = !DILocation(line: 66, column: 40, scope: !6)
!53 = !DILocation(line: 66, column: 33, scope: !6)
!54 = !DILocation(line: 66, column: 11, scope: !6)
!55 = !DILocation(line: 66, column: 58, scope: !6)
!56 = !{!"llvm.loop.unroll.disable"}
!57 = distinct !{!57, !56}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = distinct !{!59, !58}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = distinct !{!61, !60}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = distinct !{!63, !62}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = distinct !{!65, !64}
!66 = distinct !DISubprogram(name: "Dispatch", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!67 = !DILocation(line: 85, column: 6, scope: !66)
!68 = !DILocation(line: 99, column: 21, scope: !66)
!69 = !DILocation(line: 86, column: 23, scope: !66)
!70 = !DILocation(line: 86, column: 40, scope: !66)
!71 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!72 = !DILocation(line: 87, column: 16, scope: !66)
!73 = !DILocation(line: 195, column: 14, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 196, column: 20, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 196, column: 14, scope: !71, inlinedAt: !72)
!76 = !DILocation(line: 196, column: 23, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 196, column: 42, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 196, column: 10, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 88, column: 24, scope: !66)
!80 = !DILocation(line: 88, column: 45, scope: !66)
!81 = !DILocation(line: 88, column: 27, scope: !66)
!82 = !DILocation(line: 88, column: 6, scope: !66)
!83 = !DILocation(line: 88, column: 35, scope: !66)
!84 = !DILocation(line: 89, column: 18, scope: !66)
!85 = !DILocation(line: 89, column: 11, scope: !66)
!86 = !DILocation(line: 91, column: 20, scope: !66)
!87 = !DILocation(line: 91, column: 23, scope: !66)
!88 = !DILocation(line: 92, column: 34, scope: !66)
!89 = !DILocation(line: 92, column: 23, scope: !66)
!90 = !DILocation(line: 93, column: 21, scope: !66)
!91 = !DILocation(line: 93, column: 27, scope: !66)
!92 = !DILocation(line: 93, column: 14, scope: !66)
!93 = !DILocation(line: 94, column: 10, scope: !66)
!94 = !DILocation(line: 90, column: 3, scope: !66)
!95 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!96 = distinct !DISubprogram(name: "Broadcast", scope: !95, file: !95, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!97 = !DILocation(line: 96, column: 22, scope: !66)
!98 = !DILocation(line: 36, column: 31, scope: !96, inlinedAt: !97)
!99 = distinct !DISubprogram(name: "Block.warps", scope: !95, file: !95, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!100 = !DILocation(line: 39, column: 12, scope: !96, inlinedAt: !97)
!101 = !DILocation(line: 26, column: 47, scope: !99, inlinedAt: !100)
!102 = !DILocation(line: 26, column: 59, scope: !99, inlinedAt: !100)
!103 = !DILocation(line: 26, column: 64, scope: !99, inlinedAt: !100)
!104 = !DILocation(line: 39, column: 15, scope: !96, inlinedAt: !97)
!105 = !DILocation(line: 40, column: 17, scope: !96, inlinedAt: !97)
!106 = !DILocation(line: 40, column: 3, scope: !66)
!107 = !DILocation(line: 42, column: 16, scope: !96, inlinedAt: !97)
!108 = !DILocation(line: 43, column: 10, scope: !96, inlinedAt: !97)
!109 = !DILocation(line: 44, column: 14, scope: !96, inlinedAt: !97)
!110 = !DILocation(line: 45, column: 3, scope: !96, inlinedAt: !97)
!111 = !DILocation(line: 47, column: 10, scope: !96, inlinedAt: !97)
!112 = !DILocation(line: 48, column: 9, scope: !96, inlinedAt: !97)
!113 = !DILocation(line: 48, column: 2, scope: !66)
!114 = !DILocation(line: 98, column: 17, scope: !66)
!115 = !DILocation(line: 97, column: 13, scope: !66)
!116 = !DILocation(line: 97, column: 17, scope: !66)
!117 = !DILocation(line: 97, column: 21, scope: !66)
!118 = !DILocation(line: 97, column: 25, scope: !66)
!119 = !DILocation(line: 97, column: 40, scope: !66)
!120 = !DILocation(line: 97, column: 35, scope: !66)
!121 = !DILocation(line: 99, column: 48, scope: !66)
!122 = !DILocation(line: 99, column: 64, scope: !66)
!123 = !DILocation(line: 99, column: 67, scope: !66)
!124 = !DILocation(line: 99, column: 43, scope: !66)
!125 = !DILocation(line: 99, column: 97, scope: !66)
!126 = !DILocation(line: 99, column: 114, scope: !66)
!127 = !DILocation(line: 99, column: 117, scope: !66)
!128 = !DILocation(line: 99, column: 91, scope: !66)
!129 = !DILocation(line: 100, column: 16, scope: !66)
!130 = !DILocation(line: 100, column: 53, scope: !66)
!131 = !DILocation(line: 88, column: 71, scope: !66)
!132 = !DILocation(line: 88, column: 54, scope: !66)
!133 = !DILocation(line: 104, column: 19, scope: !66)
!134 = !DILocation(line: 104, column: 22, scope: !66)
!135 = !DILocation(line: 105, column: 42, scope: !66)
!136 = !DILocation(line: 105, column: 31, scope: !66)
!137 = !DILocation(line: 103, column: 2, scope: !66)
!138 = distinct !DISubprogram(name: "Broadcast", scope: !95, file: !95, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!139 = !DILocation(line: 107, column: 22, scope: !66)
!140 = !DILocation(line: 36, column: 31, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 39, column: 12, scope: !138, inlinedAt: !139)
!142 = !DILocation(line: 26, column: 47, scope: !99, inlinedAt: !141)
!143 = !DILocation(line: 26, column: 59, scope: !99, inlinedAt: !141)
!144 = !DILocation(line: 26, column: 64, scope: !99, inlinedAt: !141)
!145 = !DILocation(line: 39, column: 15, scope: !138, inlinedAt: !139)
!146 = !DILocation(line: 40, column: 17, scope: !138, inlinedAt: !139)
!147 = !DILocation(line: 42, column: 16, scope: !138, inlinedAt: !139)
!148 = !DILocation(line: 43, column: 10, scope: !138, inlinedAt: !139)
!149 = !DILocation(line: 44, column: 14, scope: !138, inlinedAt: !139)
!150 = !DILocation(line: 45, column: 3, scope: !138, inlinedAt: !139)
!151 = !DILocation(line: 47, column: 10, scope: !138, inlinedAt: !139)
!152 = !DILocation(line: 48, column: 9, scope: !138, inlinedAt: !139)
!153 = !DILocation(line: 107, column: 8, scope: !66)
!154 = !DILocation(line: 107, column: 56, scope: !66)
!155 = !DILocation(line: 107, column: 60, scope: !66)
!156 = !DILocation(line: 107, column: 44, scope: !66)
!157 = !DILocation(line: 108, column: 3, scope: !66)
!158 = distinct !DISubprogram(name: "wordOf", scope: !1, file: !1, line: 189, type: !4, isDefinition: true, scopeLine: 189, isOptimized: true, unit: !2)
!159 = !DILocation(line: 111, column: 30, scope: !66)
!160 = !DILocation(line: 190, column: 21, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 190, column: 29, scope: !158, inlinedAt: !159)
!162 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!163 = distinct !DISubprogram(name: "word", scope: !162, file: !162, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!164 = distinct !DISubprogram(name: "Store", scope: !162, file: !162, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!165 = !DILocation(line: 111, column: 11, scope: !66)
!166 = !DILocation(line: 39, column: 38, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 54, column: 53, scope: !163, inlinedAt: !166)
!168 = !DILocation(line: 110, column: 33, scope: !66)
!169 = !DILocation(line: 111, column: 74, scope: !66)
!170 = !DILocation(line: 111, column: 40, scope: !66)
!171 = !DILocation(line: 111, column: 44, scope: !66)
!172 = !DILocation(line: 111, column: 48, scope: !66)
!173 = !DILocation(line: 190, column: 34, scope: !158, inlinedAt: !159)
!174 = !DILocation(line: 111, column: 80, scope: !66)
!175 = !DILocation(line: 38, column: 18, scope: !164, inlinedAt: !165)
!176 = !DILocation(line: 39, column: 28, scope: !164, inlinedAt: !165)
!177 = !DILocation(line: 54, column: 60, scope: !163, inlinedAt: !166)
!178 = !DILocation(line: 54, column: 65, scope: !163, inlinedAt: !166)
!179 = !DILocation(line: 39, column: 16, scope: !164, inlinedAt: !165)
!180 = !DILocation(line: 113, column: 22, scope: !66)
!181 = !DILocation(line: 114, column: 9, scope: !66)
!182 = distinct !DISubprogram(name: "Apply", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!183 = !DILocation(line: 124, column: 6, scope: !182)
!184 = !DILocation(line: 135, column: 18, scope: !182)
!185 = !DILocation(line: 125, column: 23, scope: !182)
!186 = !DILocation(line: 125, column: 40, scope: !182)
!187 = !DILocation(line: 126, column: 22, scope: !182)
!188 = !DILocation(line: 126, column: 27, scope: !182)
!189 = !DILocation(line: 126, column: 33, scope: !182)
!190 = !DILocation(line: 126, column: 38, scope: !182)
!191 = !DILocation(line: 127, column: 36, scope: !182)
!192 = !DILocation(line: 127, column: 46, scope: !182)
!193 = !DILocation(line: 127, column: 39, scope: !182)
!194 = !DILocation(line: 128, column: 36, scope: !182)
!195 = distinct !DISubprogram(name: "awaitWord", scope: !162, file: !162, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!196 = distinct !DISubprogram(name: "Await", scope: !162, file: !162, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!197 = !DILocation(line: 129, column: 23, scope: !182)
!198 = !DILocation(line: 47, column: 19, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 62, column: 61, scope: !195, inlinedAt: !198)
!200 = !DILocation(line: 54, column: 53, scope: !163, inlinedAt: !199)
!201 = !DILocation(line: 134, column: 22, scope: !182)
!202 = !DILocation(line: 129, column: 42, scope: !182)
!203 = !DILocation(line: 190, column: 18, scope: !158, inlinedAt: !202)
!204 = !DILocation(line: 190, column: 12, scope: !158, inlinedAt: !202)
!205 = !DILocation(line: 190, column: 21, scope: !158, inlinedAt: !202)
!206 = !DILocation(line: 190, column: 29, scope: !158, inlinedAt: !202)
!207 = !DILocation(line: 190, column: 34, scope: !158, inlinedAt: !202)
!208 = !DILocation(line: 47, column: 31, scope: !196, inlinedAt: !197)
!209 = !DILocation(line: 62, column: 37, scope: !195, inlinedAt: !198)
!210 = !DILocation(line: 54, column: 60, scope: !163, inlinedAt: !199)
!211 = !DILocation(line: 62, column: 73, scope: !195, inlinedAt: !198)
!212 = !DILocation(line: 51, column: 24, scope: !196, inlinedAt: !197)
!213 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!214 = !DILocation(line: 130, column: 17, scope: !182)
!215 = !DILocation(line: 195, column: 14, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 196, column: 23, scope: !213, inlinedAt: !214)
!217 = !DILocation(line: 196, column: 42, scope: !213, inlinedAt: !214)
!218 = !DILocation(line: 196, column: 10, scope: !213, inlinedAt: !214)
!219 = !DILocation(line: 130, column: 32, scope: !182)
!220 = !DILocation(line: 131, column: 40, scope: !182)
!221 = !DILocation(line: 131, column: 74, scope: !182)
!222 = !DILocation(line: 131, column: 67, scope: !182)
!223 = !DILocation(line: 131, column: 24, scope: !182)
!224 = !DILocation(line: 132, column: 9, scope: !182)
!225 = !DILocation(line: 133, column: 16, scope: !182)
!226 = !DILocation(line: 133, column: 21, scope: !182)
!227 = !DILocation(line: 134, column: 8, scope: !182)
!228 = !DILocation(line: 196, column: 20, scope: !213, inlinedAt: !227)
!229 = !DILocation(line: 196, column: 14, scope: !213, inlinedAt: !227)
!230 = !DILocation(line: 196, column: 23, scope: !213, inlinedAt: !227)
!231 = !DILocation(line: 196, column: 42, scope: !213, inlinedAt: !227)
!232 = !DILocation(line: 196, column: 10, scope: !213, inlinedAt: !227)
!233 = !DILocation(line: 134, column: 25, scope: !182)
!234 = !DILocation(line: 135, column: 36, scope: !182)
!235 = !DILocation(line: 135, column: 40, scope: !182)
!236 = !DILocation(line: 135, column: 44, scope: !182)
!237 = !DILocation(line: 135, column: 31, scope: !182)
!238 = !DILocation(line: 135, column: 74, scope: !182)
!239 = !DILocation(line: 138, column: 16, scope: !182)
!240 = !DILocation(line: 141, column: 20, scope: !182)
!241 = !DILocation(line: 152, column: 22, scope: !182)
!242 = !DILocation(line: 142, column: 23, scope: !182)
!243 = !DILocation(line: 141, column: 2, scope: !182)
!244 = !DILocation(line: 143, column: 23, scope: !182)
!245 = !DILocation(line: 143, column: 33, scope: !182)
!246 = !DILocation(line: 144, column: 19, scope: !182)
!247 = !DILocation(line: 145, column: 17, scope: !182)
!248 = !DILocation(line: 151, column: 20, scope: !182)
!249 = !DILocation(line: 151, column: 24, scope: !182)
!250 = !DILocation(line: 151, column: 28, scope: !182)
!251 = !DILocation(line: 143, column: 3, scope: !182)
!252 = !DILocation(line: 144, column: 14, scope: !182)
!253 = !DILocation(line: 145, column: 27, scope: !182)
!254 = !DILocation(line: 145, column: 35, scope: !182)
!255 = !DILocation(line: 146, column: 33, scope: !182)
!256 = !DILocation(line: 146, column: 21, scope: !182)
!257 = !DILocation(line: 147, column: 35, scope: !182)
!258 = !DILocation(line: 148, column: 21, scope: !182)
!259 = !DILocation(line: 148, column: 30, scope: !182)
!260 = !DILocation(line: 148, column: 24, scope: !182)
!261 = !DILocation(line: 148, column: 46, scope: !182)
!262 = !DILocation(line: 148, column: 40, scope: !182)
!263 = !DILocation(line: 148, column: 6, scope: !182)
!264 = !{!"llvm.loop.unroll.disable"}
!265 = distinct !{!265, !264}
!266 = !DILocation(line: 150, column: 18, scope: !182)
!267 = !DILocation(line: 151, column: 38, scope: !182)
!268 = !DILocation(line: 151, column: 46, scope: !182)
!269 = !DILocation(line: 152, column: 55, scope: !182)
!270 = !DILocation(line: 152, column: 44, scope: !182)
!271 = !DILocation(line: 153, column: 14, scope: !182)
!272 = !DILocation(line: 144, column: 41, scope: !182)
!273 = !DILocation(line: 144, column: 24, scope: !182)
!274 = !DILocation(line: 155, column: 3, scope: !182)
!275 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!276 = !DILocation(line: 163, column: 6, scope: !275)
!277 = !DILocation(line: 164, column: 16, scope: !275)
!278 = !DILocation(line: 195, column: 14, scope: !71, inlinedAt: !277)
!279 = !DILocation(line: 196, column: 20, scope: !71, inlinedAt: !277)
!280 = !DILocation(line: 196, column: 14, scope: !71, inlinedAt: !277)
!281 = !DILocation(line: 196, column: 23, scope: !71, inlinedAt: !277)
!282 = !DILocation(line: 196, column: 42, scope: !71, inlinedAt: !277)
!283 = !DILocation(line: 196, column: 10, scope: !71, inlinedAt: !277)
!284 = !DILocation(line: 165, column: 33, scope: !275)
!285 = !DILocation(line: 169, column: 22, scope: !275)
!286 = !DILocation(line: 166, column: 20, scope: !275)
!287 = !DILocation(line: 195, column: 14, scope: !213, inlinedAt: !286)
!288 = !DILocation(line: 196, column: 23, scope: !213, inlinedAt: !286)
!289 = !DILocation(line: 196, column: 42, scope: !213, inlinedAt: !286)
!290 = !DILocation(line: 196, column: 10, scope: !213, inlinedAt: !286)
!291 = !DILocation(line: 166, column: 35, scope: !275)
!292 = !DILocation(line: 166, column: 53, scope: !275)
!293 = !DILocation(line: 167, column: 37, scope: !275)
!294 = !DILocation(line: 166, column: 46, scope: !275)
!295 = !DILocation(line: 167, column: 61, scope: !275)
!296 = !DILocation(line: 167, column: 63, scope: !275)
!297 = !DILocation(line: 167, column: 24, scope: !275)
!298 = !DILocation(line: 168, column: 16, scope: !275)
!299 = !DILocation(line: 168, column: 21, scope: !275)
!300 = !DILocation(line: 169, column: 8, scope: !275)
!301 = !DILocation(line: 196, column: 20, scope: !213, inlinedAt: !300)
!302 = !DILocation(line: 196, column: 14, scope: !213, inlinedAt: !300)
!303 = !DILocation(line: 196, column: 23, scope: !213, inlinedAt: !300)
!304 = !DILocation(line: 196, column: 42, scope: !213, inlinedAt: !300)
!305 = !DILocation(line: 196, column: 10, scope: !213, inlinedAt: !300)
!306 = !DILocation(line: 169, column: 25, scope: !275)
!307 = !DILocation(line: 170, column: 8, scope: !275)
!308 = !DILocation(line: 196, column: 23, scope: !71, inlinedAt: !307)
!309 = !DILocation(line: 196, column: 42, scope: !71, inlinedAt: !307)
!310 = !DILocation(line: 196, column: 10, scope: !71, inlinedAt: !307)
!311 = !DILocation(line: 170, column: 27, scope: !275)
!312 = !DILocation(line: 173, column: 16, scope: !275)
!313 = !DILocation(line: 175, column: 25, scope: !275)
!314 = !DILocation(line: 178, column: 21, scope: !275)
!315 = !DILocation(line: 175, column: 31, scope: !275)
!316 = !DILocation(line: 175, column: 6, scope: !275)
!317 = !DILocation(line: 175, column: 37, scope: !275)
!318 = !DILocation(line: 183, column: 13, scope: !275)
!319 = !DILocation(line: 179, column: 18, scope: !275)
!320 = !DILocation(line: 176, column: 34, scope: !275)
!321 = !DILocation(line: 177, column: 4, scope: !275)
!322 = !DILocation(line: 179, column: 26, scope: !275)
!323 = !DILocation(line: 180, column: 23, scope: !275)
!324 = !DILocation(line: 180, column: 52, scope: !275)
!325 = !DILocation(line: 181, column: 27, scope: !275)
!326 = !DILocation(line: 180, column: 16, scope: !275)
!327 = !DILocation(line: 180, column: 30, scope: !275)
!328 = !DILocation(line: 180, column: 45, scope: !275)
!329 = !DILocation(line: 180, column: 40, scope: !275)
!330 = !DILocation(line: 181, column: 48, scope: !275)
!331 = !DILocation(line: 181, column: 57, scope: !275)
!332 = !DILocation(line: 181, column: 43, scope: !275)
!333 = !DILocation(line: 181, column: 34, scope: !275)
!334 = !DILocation(line: 181, column: 5, scope: !275)
!335 = !DILocation(line: 183, column: 22, scope: !275)
!336 = !DILocation(line: 183, column: 7, scope: !275)
!337 = !DILocation(line: 175, column: 67, scope: !275)
!338 = !DILocation(line: 175, column: 49, scope: !275)
!339 = !{!"llvm.loop.unroll.disable"}
!340 = distinct !{!340, !339}
!341 = !{!"llvm.loop.unroll.disable"}
!342 = distinct !{!342, !341}
!343 = !{!"llvm.loop.unroll.disable"}
!344 = distinct !{!344, !343}
!345 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!346 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!347 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!348 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!349 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
!350 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!351 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!352 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!353 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!354 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!355 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!356 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!357 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!358 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!359 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!360 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!361 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!362 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!363 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!364 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
