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
	%51 = add i64 %48, 1, !dbg !21
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
	%72 = add i64 %71, 1, !dbg !31
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
	%91 = add i64 %55, %57, !dbg !40
	%92 = trunc i64 %90 to i32, !dbg !42
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !41
	%94 = icmp uge i64 %91, %p8, !dbg !41
	br i1 %94, label %b20_fail1, label %b20_ok1, !dbg !41, !prof !38

b20_ok1:
	store i32 %92, i32 addrspace(1)* %93, align 4, !dbg !41
	%95 = getelementptr inbounds float, float addrspace(1)* %54, i64 %90, !dbg !43
	%96 = icmp uge i64 %90, %53, !dbg !43
	br i1 %96, label %b20_fail2, label %b20_ok2, !dbg !43, !prof !38

b20_ok2:
	%97 = load float, float addrspace(1)* %95, align 4, !dbg !43
	%98 = fadd float %56, %97, !dbg !44
	%99 = add i64 %57, 1, !dbg !44
	%100 = icmp slt i64 %99, %p3, !dbg !44
	br i1 %100, label %b4, label %b21, !dbg !44

b21:
	%101 = phi float [ 0.000000e+00, %b2 ], [ %98, %b20_ok2 ], !dbg !25
	br i1 %38, label %b22, label %b24, !dbg !45

b22:
	%102 = mul i64 %48, %p3, !dbg !46
	br label %b23, !dbg !45

b23:
	%103 = phi i64 [ %116, %b23_ok2 ], [ 0, %b22 ], !dbg !45
	%104 = add i64 %102, %103, !dbg !47
	%105 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %104, !dbg !48
	%106 = icmp uge i64 %104, %p8, !dbg !48
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !48, !prof !38

b23_ok1:
	%107 = load i32, i32 addrspace(1)* %105, align 4, !dbg !48
	%108 = sext i32 %107 to i64, !dbg !49
	%109 = getelementptr inbounds float, float addrspace(1)* %54, i64 %108, !dbg !49
	%110 = icmp uge i64 %108, %53, !dbg !49
	%111 = icmp uge i64 %104, %p10, !dbg !50
	%112 = or i1 %110, %111, !dbg !50
	br i1 %112, label %b23_fail2, label %b23_ok2, !dbg !50, !prof !38

b23_ok2:
	%113 = load float, float addrspace(1)* %109, align 4, !dbg !49
	%114 = fdiv float %113, %101, !dbg !51
	%115 = getelementptr inbounds float, float addrspace(1)* %2, i64 %104, !dbg !50
	store float %114, float addrspace(1)* %115, align 4, !dbg !50
	%116 = add i64 %103, 1, !dbg !50
	%117 = icmp slt i64 %116, %p3, !dbg !50
	br i1 %117, label %b23, label %b24, !dbg !50

b24:
	%118 = add i64 %48, %37, !dbg !8
	br label %b1, !dbg !8

b42:
	ret void, !dbg !8

b10_fail1:
	%119 = icmp uge i64 %69, %53, !dbg !36
	br i1 %119, label %b10_fail2, label %b10_ok2, !dbg !36

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %69, i64 %53), !dbg !36
	ret void, !dbg !36

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %68, i64 %53), !dbg !37
	ret void, !dbg !37

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
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %58, i64 %p8), !dbg !28
	ret void, !dbg !28

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %55, i64 %58), !dbg !28
	ret void, !dbg !28

b13_cold_ok1:
	br label %b14_cold, !dbg !31

b14_cold:
	%127 = phi i64 [ -1, %b13_cold_ok1 ], [ %128, %b15_cold ], !dbg !31
	%128 = add i64 %127, 1, !dbg !31
	%129 = icmp slt i64 %128, %57, !dbg !31
	br i1 %129, label %b15_cold, label %b16_cold, !dbg !31

b15_cold:
	%130 = getelementptr inbounds i32, i32 addrspace(1)* %122, i64 %128, !dbg !32
	%131 = load i32, i32 addrspace(1)* %130, align 4, !dbg !32
	%132 = sext i32 %131 to i64, !dbg !33
	%133 = icmp eq i64 %132, %121, !dbg !34
	br i1 %133, label %b19_cold, label %b14_cold, !dbg !34

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
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %121, i64 %53), !dbg !36
	ret void, !dbg !36

b17_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %120, i64 %53), !dbg !37
	ret void, !dbg !37

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
	br i1 %146, label %b13_cold, label %b20, !dbg !27

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %91, i64 %p8), !dbg !41
	ret void, !dbg !41

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %90, i64 %53), !dbg !43
	ret void, !dbg !43

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %104, i64 %p8), !dbg !48
	ret void, !dbg !48

b23_fail2:
	%147 = icmp uge i64 %108, %53, !dbg !49
	br i1 %147, label %b23_fail3, label %b23_ok3, !dbg !49

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %108, i64 %53), !dbg !49
	ret void, !dbg !49

b23_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %104, i64 %p10), !dbg !50
	ret void, !dbg !50

b25_cold:
	%148 = phi i64 [ %219, %b41_cold ], [ %32, %b0 ], !dbg !8
	%149 = icmp slt i64 %148, %p0, !dbg !8
	br i1 %149, label %b26_cold, label %b42, !dbg !8

b26_cold:
	%150 = mul i64 %148, %p2, !dbg !20
	%151 = add i64 %148, 1, !dbg !21
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
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %152, i64 %p6), !dbg !23
	ret void, !dbg !23

b26_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %150, i64 %152), !dbg !23
	ret void, !dbg !23

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
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %162, i64 %p8), !dbg !28
	ret void, !dbg !28

b30_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %159, i64 %162), !dbg !28
	ret void, !dbg !28

b30_cold_ok1:
	br label %b31_cold, !dbg !31

b31_cold:
	%170 = phi i64 [ -1, %b30_cold_ok1 ], [ %171, %b32_cold ], !dbg !31
	%171 = add i64 %170, 1, !dbg !31
	%172 = icmp slt i64 %171, %161, !dbg !31
	br i1 %172, label %b32_cold, label %b33_cold, !dbg !31

b32_cold:
	%173 = getelementptr inbounds i32, i32 addrspace(1)* %165, i64 %171, !dbg !32
	%174 = load i32, i32 addrspace(1)* %173, align 4, !dbg !32
	%175 = sext i32 %174 to i64, !dbg !33
	%176 = icmp eq i64 %175, %164, !dbg !34
	br i1 %176, label %b36_cold, label %b31_cold, !dbg !34

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
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %164, i64 %153), !dbg !36
	ret void, !dbg !36

b34_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %163, i64 %153), !dbg !37
	ret void, !dbg !37

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
	br i1 %189, label %b30_cold, label %b37_cold, !dbg !27

b37_cold:
	%190 = phi i64 [ -1, %b28_cold ], [ %187, %b36_cold ], !dbg !27
	%191 = add i64 %159, %161, !dbg !40
	%192 = trunc i64 %190 to i32, !dbg !42
	%193 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %191, !dbg !41
	%194 = icmp uge i64 %191, %p8, !dbg !41
	br i1 %194, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !41, !prof !38

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %191, i64 %p8), !dbg !41
	ret void, !dbg !41

b37_cold_ok1:
	store i32 %192, i32 addrspace(1)* %193, align 4, !dbg !41
	%195 = getelementptr inbounds float, float addrspace(1)* %154, i64 %190, !dbg !43
	%196 = icmp uge i64 %190, %153, !dbg !43
	br i1 %196, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !43, !prof !38

b37_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %190, i64 %153), !dbg !43
	ret void, !dbg !43

b37_cold_ok2:
	%197 = load float, float addrspace(1)* %195, align 4, !dbg !43
	%198 = fadd float %160, %197, !dbg !44
	%199 = add i64 %161, 1, !dbg !44
	%200 = icmp slt i64 %199, %p3, !dbg !44
	br i1 %200, label %b28_cold, label %b38_cold, !dbg !44

b38_cold:
	%201 = phi float [ 0.000000e+00, %b26_cold_ok1 ], [ %198, %b37_cold_ok2 ], !dbg !25
	br i1 %38, label %b39_cold, label %b41_cold, !dbg !45

b39_cold:
	%202 = mul i64 %148, %p3, !dbg !46
	br label %b40_cold, !dbg !45

b40_cold:
	%203 = phi i64 [ %217, %b40_cold_ok2 ], [ 0, %b39_cold ], !dbg !45
	%204 = add i64 %202, %203, !dbg !47
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %204, !dbg !48
	%206 = icmp uge i64 %204, %p8, !dbg !48
	br i1 %206, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !48, !prof !38

b40_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %204, i64 %p8), !dbg !48
	ret void, !dbg !48

b40_cold_ok1:
	%207 = load i32, i32 addrspace(1)* %205, align 4, !dbg !48
	%208 = sext i32 %207 to i64, !dbg !49
	%209 = getelementptr inbounds float, float addrspace(1)* %154, i64 %208, !dbg !49
	%210 = icmp uge i64 %208, %153, !dbg !49
	%211 = icmp uge i64 %204, %p10, !dbg !50
	%212 = or i1 %210, %211, !dbg !50
	br i1 %212, label %b40_cold_fail2, label %b40_cold_ok2, !dbg !50, !prof !38

b40_cold_fail2:
	%213 = icmp uge i64 %208, %153, !dbg !49
	br i1 %213, label %b40_cold_fail3, label %b40_cold_ok3, !dbg !49

b40_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %208, i64 %153), !dbg !49
	ret void, !dbg !49

b40_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %204, i64 %p10), !dbg !50
	ret void, !dbg !50

b40_cold_ok2:
	%214 = load float, float addrspace(1)* %209, align 4, !dbg !49
	%215 = fdiv float %214, %201, !dbg !51
	%216 = getelementptr inbounds float, float addrspace(1)* %2, i64 %204, !dbg !50
	store float %215, float addrspace(1)* %216, align 4, !dbg !50
	%217 = add i64 %203, 1, !dbg !50
	%218 = icmp slt i64 %217, %p3, !dbg !50
	br i1 %218, label %b40_cold, label %b41_cold, !dbg !50

b41_cold:
	%219 = add i64 %148, %37, !dbg !8
	br label %b25_cold, !dbg !8
}

define void @Dispatch(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, i32* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i64* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i8* %ctrl) nounwind !dbg !52 {
entry:
	br label %b0, !dbg !53

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !53
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !53
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !53
	%3 = addrspacecast i32* %p11 to i32 addrspace(1)*, !dbg !53
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !53
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !53
	%6 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !53
	%7 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !53
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !54
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !55
	%10 = sext i32 %9 to i64, !dbg !55
	%11 = sext i32 %8 to i64, !dbg !56
	%12 = sdiv i64 %p12, 2, !dbg !59
	%13 = urem i32 %p27, 2, !dbg !60
	%14 = zext i32 %13 to i64, !dbg !61
	%15 = mul i64 %14, %12, !dbg !62
	%16 = add i64 %15, %12, !dbg !63
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %15, !dbg !64
	%18 = icmp ugt i64 %16, %p12, !dbg !64
	br i1 %18, label %b0_fail1, label %b0_ok1, !dbg !64, !prof !38

b0_ok1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65, !range !9
	%20 = sext i32 %19 to i64, !dbg !65
	%21 = mul i64 %p0, %p3, !dbg !66
	br label %b1, !dbg !67

b1:
	%22 = phi i64 [ %20, %b0_ok1 ], [ %111, %b11_ok8 ], !dbg !68
	%23 = icmp slt i64 %22, %21, !dbg !69
	br i1 %23, label %b2, label %b12, !dbg !69

b2:
	%24 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %22, !dbg !70
	%25 = icmp uge i64 %22, %p10, !dbg !70
	br i1 %25, label %b2_fail1, label %b2_ok1, !dbg !70, !prof !38

b2_ok1:
	%26 = load i32, i32 addrspace(1)* %24, align 4, !dbg !70
	%27 = sext i32 %26 to i64, !dbg !71
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !72, !range !16
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72, !range !13
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72, !range !13
	%33 = mul i32 %32, %30, !dbg !72
	%34 = add i32 %29, %33, !dbg !72
	%35 = mul i32 %31, %34, !dbg !72
	%36 = add i32 %28, %35, !dbg !72
	%37 = sext i32 %36 to i64, !dbg !72
	%38 = icmp eq i64 %37, 0, !dbg !73
	br i1 %38, label %b3, label %b6, !dbg !73

b3:
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %27, !dbg !74
	%40 = icmp uge i64 %27, %12, !dbg !74
	br i1 %40, label %b3_fail1, label %b3_ok1, !dbg !74, !prof !38

b3_ok1:
	%41 = atomicrmw add i32 addrspace(1)* %39, i32 1 monotonic, !dbg !75
	%42 = sext i32 %41 to i64, !dbg !76
	%43 = icmp slt i64 %42, %p0, !dbg !77
	br i1 %43, label %b4, label %b5, !dbg !78

b4:
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %22, !dbg !79
	%45 = icmp uge i64 %22, %p14, !dbg !79
	br i1 %45, label %b4_fail1, label %b4_ok1, !dbg !79, !prof !38

b4_ok1:
	store i32 %41, i32 addrspace(1)* %44, align 4, !dbg !79
	br label %b6, !dbg !79

b5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !78
	ret void, !dbg !78

b6:
	%46 = phi i32 [ 0, %b2_ok1 ], [ %41, %b4_ok1 ], !dbg !80
	%47 = mul i32 %31, %32, !dbg !84
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !14
	%49 = mul i32 %47, %48, !dbg !84
	%50 = sext i32 %49 to i64, !dbg !84
	%51 = add i64 %50, 32, !dbg !87
	%52 = sub i64 %51, 1, !dbg !88
	%53 = sdiv i64 %52, 32, !dbg !89
	%54 = icmp eq i64 %53, 1, !dbg !90
	br i1 %54, label %b7, label %b8, !dbg !90

b7:
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !91
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !91
	br label %b11, !dbg !92

b8:
	call void @llvm.nvvm.barrier0(), !dbg !94
	br i1 %38, label %b9, label %b10, !dbg !95

b9:
	store i32 %46, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !96
	br label %b10, !dbg !96

b10:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%57 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !98
	br label %b11, !dbg !99

b11:
	%58 = phi i32 [ %56, %b7 ], [ %57, %b10 ], !dbg !83
	%59 = icmp eq i64 %p3, 0, !dbg !100
	br i1 %59, label %b11_fail1, label %b11_ok1, !dbg !100, !prof !38

b11_ok1:
	%60 = icmp eq i64 %11, -1, !dbg !101
	%61 = select i1 %60, i64 1, i64 %11, !dbg !101
	%62 = sdiv i64 %27, %61, !dbg !101
	%63 = sub i64 0, %27, !dbg !101
	%64 = select i1 %60, i64 %63, i64 %62, !dbg !101
	%65 = mul i64 %64, %11, !dbg !102
	%66 = add i64 %65, %10, !dbg !103
	%67 = mul i64 %66, %p0, !dbg !104
	%68 = sext i32 %58 to i64, !dbg !105
	%69 = add i64 %67, %68, !dbg !106
	%70 = icmp eq i64 %p3, -1, !dbg !100
	%71 = select i1 %70, i64 1, i64 %p3, !dbg !100
	%72 = sdiv i64 %22, %71, !dbg !100
	%73 = sub i64 0, %22, !dbg !100
	%74 = select i1 %70, i64 %73, i64 %72, !dbg !100
	%75 = mul i64 %69, %p1, !dbg !107
	%76 = add i64 %69, 1, !dbg !108
	%77 = mul i64 %76, %p1, !dbg !109
	%78 = sub i64 %77, %75, !dbg !110
	%79 = mul i64 %74, %p1, !dbg !111
	%80 = add i64 %74, 1, !dbg !112
	%81 = mul i64 %80, %p1, !dbg !113
	%82 = sub i64 %81, %79, !dbg !114
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %75, !dbg !110
	%84 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !114
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !115
	%86 = icmp ugt i64 %77, %p8, !dbg !110
	%87 = icmp ugt i64 %75, %77, !dbg !110
	%88 = icmp ugt i64 %81, %p6, !dbg !114
	%89 = icmp ugt i64 %79, %81, !dbg !114
	%90 = icmp uge i64 %66, %p20, !dbg !115
	%91 = icmp ne i64 %78, %82, !dbg !54
	%92 = or i1 %86, %87, !dbg !54
	%93 = or i1 %92, %88, !dbg !54
	%94 = or i1 %93, %89, !dbg !54
	%95 = or i1 %94, %90, !dbg !54
	%96 = or i1 %95, %91, !dbg !54
	br i1 %96, label %b11_fail2, label %b11_ok2, !dbg !54, !prof !38

b11_ok2:
	%97 = icmp eq i64 %11, -1, !dbg !116
	%98 = select i1 %97, i64 1, i64 %11, !dbg !116
	%99 = srem i64 %27, %98, !dbg !116
	%100 = mul i64 %82, 4, !dbg !54
	%101 = trunc i64 %99 to i32, !dbg !54
	%102 = addrspacecast float addrspace(1)* %83 to float*, !dbg !54
	%103 = addrspacecast float addrspace(1)* %84 to float*, !dbg !54
	%104 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !54
	%105 = icmp uge i64 %99, %11, !dbg !54
	br i1 %105, label %b11_fail8, label %b11_ok8, !dbg !54, !prof !38

b11_ok8:
	%106 = bitcast float* %102 to i8*, !dbg !54
	%107 = bitcast float* %103 to i8*, !dbg !54
	%108 = bitcast i64* %104 to i8*, !dbg !54
	call void @gpuc_put_signal_nbi_block(i8* %106, i8* %107, i64 %100, i8* %108, i64 1, i32 10, i32 %101), !dbg !54
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !117, !range !11
	%110 = sext i32 %109 to i64, !dbg !117
	%111 = add i64 %22, %110, !dbg !118
	br label %b1, !dbg !118

b12:
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !15
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !15
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !16
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !13
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !13
	%117 = mul i32 %116, %114, !dbg !119
	%118 = add i32 %113, %117, !dbg !119
	%119 = mul i32 %115, %118, !dbg !119
	%120 = add i32 %112, %119, !dbg !119
	%121 = sext i32 %120 to i64, !dbg !119
	%122 = icmp eq i64 %121, 0, !dbg !120
	br i1 %122, label %b13, label %b14, !dbg !120

b13:
	%123 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !121
	%124 = icmp uge i64 0, %p16, !dbg !121
	br i1 %124, label %b13_fail1, label %b13_ok1, !dbg !121, !prof !38

b13_ok1:
	%125 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %123, i32 1) nounwind, !dbg !122
	br label %b14, !dbg !122

b14:
	%126 = phi i32 [ 0, %b12 ], [ %125, %b13_ok1 ], !dbg !123
	%127 = mul i32 %115, %116, !dbg !126
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !14
	%129 = mul i32 %127, %128, !dbg !126
	%130 = sext i32 %129 to i64, !dbg !126
	%131 = add i64 %130, 32, !dbg !128
	%132 = sub i64 %131, 1, !dbg !129
	%133 = sdiv i64 %132, 32, !dbg !130
	%134 = icmp eq i64 %133, 1, !dbg !131
	br i1 %134, label %b15, label %b16, !dbg !131

b15:
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !132
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !132
	br label %b19, !dbg !92

b16:
	call void @llvm.nvvm.barrier0(), !dbg !134
	br i1 %122, label %b17, label %b18, !dbg !135

b17:
	store i32 %126, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !136
	br label %b18, !dbg !136

b18:
	call void @llvm.nvvm.barrier0(), !dbg !137
	%137 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !138
	br label %b19, !dbg !99

b19:
	%138 = phi i32 [ %136, %b15 ], [ %137, %b18 ], !dbg !125
	%139 = zext i32 %138 to i64, !dbg !139
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !140, !range !11
	%141 = sext i32 %140 to i64, !dbg !140
	%142 = sub i64 %141, 1, !dbg !141
	%143 = icmp ne i64 %139, %142, !dbg !142
	br i1 %143, label %b20, label %b21, !dbg !142

b20:
	ret void, !dbg !143

b21:
	%144 = mul i64 %14, %p4, !dbg !146
	%145 = mul i64 %144, %11, !dbg !147
	%146 = zext i32 %p27 to i64, !dbg !153
	br label %b22, !dbg !154

b22:
	%147 = phi i64 [ %171, %b23_ok2 ], [ %121, %b21 ], !dbg !154
	%148 = icmp slt i64 %147, %p2, !dbg !154
	br i1 %148, label %b23, label %b24, !dbg !154

b23:
	%149 = icmp uge i64 %147, %12, !dbg !155
	br i1 %149, label %b23_fail1, label %b23_ok1, !dbg !155, !prof !38

b23_ok1:
	%150 = icmp eq i64 %11, -1, !dbg !156
	%151 = select i1 %150, i64 1, i64 %11, !dbg !156
	%152 = sdiv i64 %147, %151, !dbg !156
	%153 = sub i64 0, %147, !dbg !156
	%154 = select i1 %150, i64 %153, i64 %152, !dbg !156
	%155 = mul i64 %154, %11, !dbg !157
	%156 = add i64 %155, %10, !dbg !158
	%157 = add i64 %145, %156, !dbg !159
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %147, !dbg !155
	%159 = load i32, i32 addrspace(1)* %158, align 4, !dbg !155
	%160 = icmp eq i64 %11, -1, !dbg !160
	%161 = select i1 %160, i64 1, i64 %11, !dbg !160
	%162 = srem i64 %147, %161, !dbg !160
	%163 = zext i32 %159 to i64, !dbg !161
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %157, !dbg !162
	%165 = shl i64 %146, 32, !dbg !163
	%166 = or i64 %165, %163, !dbg !164
	%167 = trunc i64 %162 to i32, !dbg !165
	%168 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !165
	%169 = icmp uge i64 %157, %p18, !dbg !162
	br i1 %169, label %b23_fail2, label %b23_ok2, !dbg !162, !prof !38

b23_ok2:
	%170 = bitcast i64* %168 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %170, i64 %166, i32 9, i32 %167), !dbg !165
	%171 = add i64 %147, %130, !dbg !154
	br label %b22, !dbg !154

b24:
	br i1 %122, label %b25, label %b26, !dbg !166

b25:
	%172 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !167
	%173 = icmp uge i64 0, %p16, !dbg !167
	br i1 %173, label %b25_fail1, label %b25_ok1, !dbg !167, !prof !38

b25_ok1:
	store i32 0, i32 addrspace(1)* %172, align 4, !dbg !167
	br label %b26, !dbg !167

b26:
	ret void, !dbg !167

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %16, i64 %p12), !dbg !64
	ret void, !dbg !64

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %22, i64 %p10), !dbg !70
	ret void, !dbg !70

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %27, i64 %12), !dbg !74
	ret void, !dbg !74

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %22, i64 %p14), !dbg !79
	ret void, !dbg !79

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !100
	ret void, !dbg !100

b11_fail2:
	%174 = icmp ugt i64 %77, %p8, !dbg !110
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !110

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %77, i64 %p8), !dbg !110
	ret void, !dbg !110

b11_ok3:
	%175 = icmp ugt i64 %75, %77, !dbg !110
	br i1 %175, label %b11_fail4, label %b11_ok4, !dbg !110

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %75, i64 %77), !dbg !110
	ret void, !dbg !110

b11_ok4:
	%176 = icmp ugt i64 %81, %p6, !dbg !114
	br i1 %176, label %b11_fail5, label %b11_ok5, !dbg !114

b11_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %81, i64 %p6), !dbg !114
	ret void, !dbg !114

b11_ok5:
	%177 = icmp ugt i64 %79, %81, !dbg !114
	br i1 %177, label %b11_fail6, label %b11_ok6, !dbg !114

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %79, i64 %81), !dbg !114
	ret void, !dbg !114

b11_ok6:
	%178 = icmp uge i64 %66, %p20, !dbg !115
	br i1 %178, label %b11_fail7, label %b11_ok7, !dbg !115

b11_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %66, i64 %p20), !dbg !115
	ret void, !dbg !115

b11_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %78, i64 %82), !dbg !54
	ret void, !dbg !54

b11_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %99, i64 %11), !dbg !54
	ret void, !dbg !54

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 %p16), !dbg !121
	ret void, !dbg !121

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %147, i64 %12), !dbg !155
	ret void, !dbg !155

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %157, i64 %p18), !dbg !162
	ret void, !dbg !162

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p16), !dbg !167
	ret void, !dbg !167
}

define void @Apply(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, float* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !168 {
entry:
	br label %b0, !dbg !169

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !169
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !169
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !169
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !169
	%4 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !169
	%5 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !169
	%6 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !169
	%7 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !169
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !170
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !171
	%10 = sext i32 %9 to i64, !dbg !171
	%11 = sext i32 %8 to i64, !dbg !172
	%12 = sub i64 %p2, %10, !dbg !173
	%13 = add i64 %12, %11, !dbg !174
	%14 = sub i64 %13, 1, !dbg !175
	%15 = icmp eq i64 %11, -1, !dbg !176
	%16 = select i1 %15, i64 1, i64 %11, !dbg !176
	%17 = sdiv i64 %14, %16, !dbg !176
	%18 = sub i64 0, %14, !dbg !176
	%19 = select i1 %15, i64 %18, i64 %17, !dbg !176
	%20 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !177
	%21 = udiv i32 %20, 4, !dbg !177
	%22 = zext i32 %21 to i64, !dbg !177
	%23 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !177
	%24 = mul i64 %19, %11, !dbg !178
	%25 = icmp ugt i64 %24, %22, !dbg !179
	br i1 %25, label %b0_fail1, label %b0_ok1, !dbg !179, !prof !38

b0_ok1:
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !180, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180, !range !16
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180, !range !13
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180, !range !13
	%31 = mul i32 %30, %28, !dbg !180
	%32 = add i32 %27, %31, !dbg !180
	%33 = mul i32 %29, %32, !dbg !180
	%34 = add i32 %26, %33, !dbg !180
	%35 = sext i32 %34 to i64, !dbg !180
	%36 = mul i32 %29, %30, !dbg !180
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180, !range !14
	%38 = mul i32 %36, %37, !dbg !180
	%39 = sext i32 %38 to i64, !dbg !180
	%40 = zext i32 %p29 to i64, !dbg !186
	%41 = add i32 %p29, 1, !dbg !187
	br label %b1, !dbg !180

b1:
	%42 = phi i64 [ %35, %b0_ok1 ], [ %102, %b4 ], !dbg !180
	%43 = icmp slt i64 %42, %24, !dbg !180
	br i1 %43, label %b2, label %b5, !dbg !180

b2:
	%44 = urem i32 %p29, 2, !dbg !189
	%45 = zext i32 %44 to i64, !dbg !190
	%46 = mul i64 %45, %p4, !dbg !191
	%47 = mul i64 %46, %11, !dbg !192
	%48 = add i64 %47, %42, !dbg !193
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %48, !dbg !194
	%50 = shl i64 %40, 32, !dbg !196
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !195
	%52 = icmp uge i64 %48, %p20, !dbg !194
	%53 = icmp eq i64 addrspace(1)* %49, null, !dbg !195
	%54 = or i1 %52, %53, !dbg !195
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !195, !prof !38

b2_ok1:
	%55 = bitcast i64* %51 to i8*, !dbg !195
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 5, i64 %50, i32 1, i8* %ctrl, i32 26), !dbg !195
	%57 = and i64 %56, 4294967295, !dbg !197
	%58 = trunc i64 %57 to i32, !dbg !198
	%59 = sdiv i64 %p24, 2, !dbg !201
	%60 = mul i64 %45, %59, !dbg !202
	%61 = add i64 %60, %59, !dbg !203
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %60, !dbg !204
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %62, i64 %42, !dbg !205
	%64 = icmp ugt i64 %61, %p24, !dbg !204
	%65 = icmp uge i64 %42, %59, !dbg !205
	%66 = icmp uge i64 %42, %p22, !dbg !206
	%67 = or i1 %64, %65, !dbg !206
	%68 = or i1 %67, %66, !dbg !206
	br i1 %68, label %b2_fail3, label %b2_ok3, !dbg !206, !prof !38

b2_ok3:
	%69 = load i64, i64 addrspace(1)* %63, align 8, !dbg !205
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %42, !dbg !206
	%71 = sext i32 %58 to i64, !dbg !207
	%72 = add i64 %69, %71, !dbg !208
	%73 = addrspacecast i64 addrspace(1)* %70 to i64*, !dbg !209
	%74 = bitcast i64* %73 to i8*, !dbg !209
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 5, i64 %72, i32 1, i8* %ctrl, i32 29), !dbg !209
	%76 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %42, !dbg !210
	store i32 %58, i32 addrspace(3)* %76, align 4, !dbg !210
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211, !range !9
	%78 = sext i32 %77 to i64, !dbg !211
	%79 = icmp eq i64 %78, 0, !dbg !212
	br i1 %79, label %b3, label %b4, !dbg !212

b3:
	%80 = urem i32 %41, 2, !dbg !214
	%81 = zext i32 %80 to i64, !dbg !215
	%82 = mul i64 %81, %59, !dbg !216
	%83 = add i64 %82, %59, !dbg !217
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %82, !dbg !218
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %84, i64 %42, !dbg !219
	%86 = icmp ugt i64 %83, %p24, !dbg !218
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !218, !prof !38

b3_ok1:
	store i64 %72, i64 addrspace(1)* %85, align 8, !dbg !219
	%87 = icmp eq i64 %11, -1, !dbg !220
	%88 = select i1 %87, i64 1, i64 %11, !dbg !220
	%89 = sdiv i64 %42, %88, !dbg !220
	%90 = sub i64 0, %42, !dbg !220
	%91 = select i1 %87, i64 %90, i64 %89, !dbg !220
	%92 = mul i64 %91, %11, !dbg !221
	%93 = add i64 %92, %10, !dbg !222
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %93, !dbg !223
	%95 = icmp uge i64 %93, %p26, !dbg !223
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !223, !prof !38

b3_ok2:
	%96 = icmp eq i64 %11, -1, !dbg !224
	%97 = select i1 %96, i64 1, i64 %11, !dbg !224
	%98 = srem i64 %42, %97, !dbg !224
	%99 = trunc i64 %98 to i32, !dbg !170
	%100 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !170
	%101 = bitcast i64* %100 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %101, i64 1, i32 10, i32 %99), !dbg !170
	br label %b4, !dbg !170

b4:
	%102 = add i64 %42, %39, !dbg !180
	br label %b1, !dbg !180

b5:
	call void @llvm.nvvm.barrier0(), !dbg !225
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226, !range !9
	%104 = sext i32 %103 to i64, !dbg !226
	%105 = mul i64 %p1, 4, !dbg !227
	br label %b6, !dbg !228

b6:
	%106 = phi i64 [ %104, %b5 ], [ %178, %b15 ], !dbg !229
	%107 = phi i64 [ -1, %b5 ], [ %108, %b15 ], !dbg !229
	%108 = add i64 %107, 1, !dbg !229
	%109 = icmp slt i64 %108, %24, !dbg !229
	br i1 %109, label %b7, label %b16, !dbg !229

b7:
	%110 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %108, !dbg !228
	%111 = load i32, i32 addrspace(3)* %110, align 4, !dbg !228
	%112 = icmp eq i64 %11, -1, !dbg !230
	%113 = select i1 %112, i64 1, i64 %11, !dbg !230
	%114 = sdiv i64 %108, %113, !dbg !230
	%115 = sub i64 0, %108, !dbg !230
	%116 = select i1 %112, i64 %115, i64 %114, !dbg !230
	%117 = icmp eq i64 %11, -1, !dbg !231
	%118 = select i1 %117, i64 1, i64 %11, !dbg !231
	%119 = srem i64 %108, %118, !dbg !231
	%120 = sext i32 %111 to i64, !dbg !232
	%121 = mul i64 %108, %p0, !dbg !233
	%122 = mul i64 %116, %11, !dbg !234
	%123 = add i64 %122, %10, !dbg !235
	%124 = mul i64 %123, %p0, !dbg !236
	%125 = trunc i64 %119 to i32, !dbg !227
	br label %b8, !dbg !237

b8:
	%126 = phi i64 [ %106, %b7 ], [ %177, %b14_ok4 ], !dbg !229
	%127 = icmp slt i64 %126, %120, !dbg !238
	br i1 %127, label %b9, label %b15, !dbg !238

b9:
	%128 = add i64 %121, %126, !dbg !239
	%129 = mul i64 %128, %p1, !dbg !240
	%130 = add i64 %129, %p1, !dbg !241
	%131 = getelementptr inbounds float, float addrspace(1)* %0, i64 %129, !dbg !242
	%132 = icmp ule i64 %116, 281474976710655, !dbg !243
	%133 = add i64 %p10, -1, !dbg !243
	%134 = mul i64 %116, -1, !dbg !243
	%135 = add i64 %133, %134, !dbg !243
	%136 = icmp sge i64 %135, 0, !dbg !243
	%137 = and i1 %132, %136, !dbg !243
	%138 = mul i64 %p10, -1, !dbg !243
	%139 = add i64 %138, %p12, !dbg !243
	%140 = icmp sge i64 %139, 0, !dbg !243
	%141 = and i1 %137, %140, !dbg !243
	%142 = icmp ugt i64 %130, %p6, !dbg !242
	%143 = icmp ugt i64 %129, %130, !dbg !242
	%144 = or i1 %142, %143, !dbg !242
	br i1 %144, label %b9_fail1, label %b9_ok1, !dbg !242, !prof !38

b9_ok1:
	br i1 %141, label %b10, label %b12_cold, !dbg !243, !prof !19

b10:
	%145 = phi i64 [ %35, %b9_ok1 ], [ %155, %b11 ], !dbg !243
	%146 = icmp slt i64 %145, %p1, !dbg !243
	br i1 %146, label %b11, label %b14, !dbg !243

b11:
	%147 = getelementptr inbounds float, float addrspace(1)* %131, i64 %145, !dbg !244
	%148 = load float, float addrspace(1)* %147, align 4, !dbg !244
	%149 = getelementptr inbounds float, float addrspace(1)* %2, i64 %116, !dbg !245
	%150 = load float, float addrspace(1)* %149, align 4, !dbg !245
	%151 = call float @llvm.nvvm.mul.rn.f(float %148, float %150), !dbg !246
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %116, !dbg !247
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !247
	%154 = fadd float %151, %153, !dbg !248
	store float %154, float addrspace(1)* %147, align 4, !dbg !249
	%155 = add i64 %145, %39, !dbg !243
	br label %b10, !dbg !243

b14:
	call void @llvm.nvvm.barrier0(), !dbg !250
	%156 = add i64 %124, %126, !dbg !251
	%157 = mul i64 %156, %p1, !dbg !252
	%158 = add i64 %157, %p1, !dbg !253
	%159 = getelementptr inbounds float, float addrspace(1)* %1, i64 %157, !dbg !254
	%160 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %123, !dbg !255
	%161 = icmp ugt i64 %158, %p8, !dbg !254
	%162 = icmp ugt i64 %157, %158, !dbg !254
	%163 = icmp uge i64 %123, %p26, !dbg !255
	%164 = or i1 %161, %162, !dbg !255
	%165 = or i1 %164, %163, !dbg !255
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !255, !prof !38

b14_ok1:
	%166 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !227
	%167 = sext i32 %166 to i64, !dbg !227
	%168 = addrspacecast float addrspace(1)* %159 to float*, !dbg !227
	%169 = addrspacecast float addrspace(1)* %131 to float*, !dbg !227
	%170 = addrspacecast i64 addrspace(1)* %160 to i64*, !dbg !227
	%171 = icmp ne i64 %167, %39, !dbg !227
	br i1 %171, label %b14_fail4, label %b14_ok4, !dbg !227, !prof !38

b14_ok4:
	%172 = bitcast float* %168 to i8*, !dbg !227
	%173 = bitcast float* %169 to i8*, !dbg !227
	%174 = bitcast i64* %170 to i8*, !dbg !227
	call void @gpuc_put_signal_nbi_block(i8* %172, i8* %173, i64 %105, i8* %174, i64 1, i32 10, i32 %125), !dbg !227
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !256, !range !11
	%176 = sext i32 %175 to i64, !dbg !256
	%177 = add i64 %126, %176, !dbg !257
	br label %b8, !dbg !257

b15:
	%178 = sub i64 %126, %120, !dbg !258
	br label %b6, !dbg !258

b16:
	ret void, !dbg !258

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %24, i64 %22), !dbg !179
	ret void, !dbg !179

b2_fail1:
	%179 = icmp uge i64 %48, %p20, !dbg !194
	br i1 %179, label %b2_fail2, label %b2_ok2, !dbg !194

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %48, i64 %p20), !dbg !194
	ret void, !dbg !194

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b2_fail3:
	%180 = icmp ugt i64 %61, %p24, !dbg !204
	br i1 %180, label %b2_fail4, label %b2_ok4, !dbg !204

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %61, i64 %p24), !dbg !204
	ret void, !dbg !204

b2_ok4:
	%181 = icmp uge i64 %42, %59, !dbg !205
	br i1 %181, label %b2_fail5, label %b2_ok5, !dbg !205

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %42, i64 %59), !dbg !205
	ret void, !dbg !205

b2_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %42, i64 %p22), !dbg !206
	ret void, !dbg !206

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %83, i64 %p24), !dbg !218
	ret void, !dbg !218

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %93, i64 %p26), !dbg !223
	ret void, !dbg !223

b9_fail1:
	%182 = icmp ugt i64 %130, %p6, !dbg !242
	br i1 %182, label %b9_fail2, label %b9_ok2, !dbg !242

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %130, i64 %p6), !dbg !242
	ret void, !dbg !242

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %129, i64 %130), !dbg !242
	ret void, !dbg !242

b12_cold:
	%183 = phi i64 [ %197, %b13_cold_ok1 ], [ %35, %b9_ok1 ], !dbg !243
	%184 = icmp slt i64 %183, %p1, !dbg !243
	br i1 %184, label %b13_cold, label %b14, !dbg !243

b13_cold:
	%185 = getelementptr inbounds float, float addrspace(1)* %131, i64 %183, !dbg !244
	%186 = icmp uge i64 %116, %p10, !dbg !245
	%187 = icmp uge i64 %116, %p12, !dbg !247
	%188 = or i1 %186, %187, !dbg !247
	br i1 %188, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !247, !prof !38

b13_cold_fail1:
	%189 = icmp uge i64 %116, %p10, !dbg !245
	br i1 %189, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !245

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %116, i64 %p10), !dbg !245
	ret void, !dbg !245

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %116, i64 %p12), !dbg !247
	ret void, !dbg !247

b13_cold_ok1:
	%190 = load float, float addrspace(1)* %185, align 4, !dbg !244
	%191 = getelementptr inbounds float, float addrspace(1)* %2, i64 %116, !dbg !245
	%192 = load float, float addrspace(1)* %191, align 4, !dbg !245
	%193 = call float @llvm.nvvm.mul.rn.f(float %190, float %192), !dbg !246
	%194 = getelementptr inbounds float, float addrspace(1)* %3, i64 %116, !dbg !247
	%195 = load float, float addrspace(1)* %194, align 4, !dbg !247
	%196 = fadd float %193, %195, !dbg !248
	store float %196, float addrspace(1)* %185, align 4, !dbg !249
	%197 = add i64 %183, %39, !dbg !243
	br label %b12_cold, !dbg !243

b14_fail1:
	%198 = icmp ugt i64 %158, %p8, !dbg !254
	br i1 %198, label %b14_fail2, label %b14_ok2, !dbg !254

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %158, i64 %p8), !dbg !254
	ret void, !dbg !254

b14_ok2:
	%199 = icmp ugt i64 %157, %158, !dbg !254
	br i1 %199, label %b14_fail3, label %b14_ok3, !dbg !254

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %157, i64 %158), !dbg !254
	ret void, !dbg !254

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %123, i64 %p26), !dbg !255
	ret void, !dbg !255

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %167, i64 %39), !dbg !227
	ret void, !dbg !227
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !259 {
entry:
	br label %b0, !dbg !260

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !260
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !260
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !260
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !260
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !260
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !260
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !260
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !260
	%8 = sdiv i64 %p14, 2, !dbg !262
	%9 = urem i32 %p29, 2, !dbg !263
	%10 = zext i32 %9 to i64, !dbg !264
	%11 = mul i64 %10, %8, !dbg !265
	%12 = add i64 %11, %8, !dbg !266
	%13 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !267
	%14 = icmp ugt i64 %12, %p14, !dbg !267
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !267, !prof !38

b0_ok1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !268, !range !15
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !268, !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !268, !range !16
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !268, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !268, !range !13
	%20 = mul i32 %19, %17, !dbg !268
	%21 = add i32 %16, %20, !dbg !268
	%22 = mul i32 %18, %21, !dbg !268
	%23 = add i32 %15, %22, !dbg !268
	%24 = sext i32 %23 to i64, !dbg !268
	%25 = mul i32 %18, %19, !dbg !268
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !268, !range !14
	%27 = mul i32 %25, %26, !dbg !268
	%28 = sext i32 %27 to i64, !dbg !268
	%29 = add i32 %p29, 1, !dbg !269
	br label %b1, !dbg !268

b1:
	%30 = phi i64 [ %24, %b0_ok1 ], [ %69, %b4 ], !dbg !268
	%31 = icmp slt i64 %30, %p2, !dbg !268
	br i1 %31, label %b2, label %b5, !dbg !268

b2:
	%32 = sdiv i64 %p28, 2, !dbg !271
	%33 = mul i64 %10, %32, !dbg !272
	%34 = add i64 %33, %32, !dbg !273
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %33, !dbg !274
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 %30, !dbg !275
	%37 = icmp ugt i64 %34, %p28, !dbg !274
	%38 = icmp uge i64 %30, %32, !dbg !275
	%39 = icmp uge i64 %30, %8, !dbg !276
	%40 = icmp uge i64 %30, %p26, !dbg !277
	%41 = or i1 %37, %38, !dbg !277
	%42 = or i1 %41, %39, !dbg !277
	%43 = or i1 %42, %40, !dbg !277
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !277, !prof !38

b2_ok1:
	%44 = load i64, i64 addrspace(1)* %36, align 8, !dbg !275
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %30, !dbg !276
	%46 = load i32, i32 addrspace(1)* %45, align 4, !dbg !276
	%47 = sext i32 %46 to i64, !dbg !278
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %30, !dbg !277
	%49 = add i64 %44, %47, !dbg !279
	%50 = add i64 %49, 1, !dbg !280
	%51 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !281
	%52 = bitcast i64* %51 to i8*, !dbg !281
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %50, i32 1, i8* %ctrl, i32 39), !dbg !281
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !282, !range !9
	%55 = sext i32 %54 to i64, !dbg !282
	%56 = icmp eq i64 %55, 0, !dbg !283
	br i1 %56, label %b3, label %b4, !dbg !283

b3:
	%57 = urem i32 %29, 2, !dbg !285
	%58 = zext i32 %57 to i64, !dbg !286
	%59 = mul i64 %58, %32, !dbg !287
	%60 = add i64 %59, %32, !dbg !288
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %59, !dbg !289
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %61, i64 %30, !dbg !290
	%63 = icmp ugt i64 %60, %p28, !dbg !289
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !289, !prof !38

b3_ok1:
	store i64 %50, i64 addrspace(1)* %62, align 8, !dbg !290
	%64 = mul i64 %58, %8, !dbg !292
	%65 = add i64 %64, %8, !dbg !293
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %64, !dbg !294
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %30, !dbg !295
	%68 = icmp ugt i64 %65, %p14, !dbg !294
	br i1 %68, label %b3_fail2, label %b3_ok2, !dbg !294, !prof !38

b3_ok2:
	store i32 0, i32 addrspace(1)* %67, align 4, !dbg !295
	br label %b4, !dbg !295

b4:
	%69 = add i64 %30, %28, !dbg !268
	br label %b1, !dbg !268

b5:
	call void @llvm.nvvm.barrier0(), !dbg !296
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297, !range !9
	%71 = sext i32 %70 to i64, !dbg !297
	%72 = icmp slt i64 0, %p3, !dbg !298
	%73 = icmp ule i64 %p0, 268435455, !dbg !299
	%74 = icmp ule i64 %p1, 268435455, !dbg !299
	%75 = and i1 %73, %74, !dbg !299
	%76 = mul i64 %p0, -1, !dbg !299
	%77 = mul i64 %p1, %76, !dbg !299
	%78 = add i64 %77, %p6, !dbg !299
	%79 = icmp sge i64 %78, 0, !dbg !299
	%80 = and i1 %75, %79, !dbg !299
	br i1 %80, label %b6, label %b13_cold, !dbg !300, !prof !19

b6:
	%81 = phi i64 [ %71, %b5 ], [ %120, %b12 ], !dbg !299
	%82 = icmp slt i64 %81, %p0, !dbg !301
	br i1 %82, label %b7, label %b20, !dbg !301

b7:
	%83 = mul i64 %81, %p1, !dbg !302
	%84 = mul i64 %81, %p3, !dbg !303
	br label %b8, !dbg !304

b8:
	%85 = phi i64 [ %117, %b11 ], [ %24, %b7 ], !dbg !304
	%86 = icmp slt i64 %85, %p1, !dbg !304
	br i1 %86, label %b9, label %b12, !dbg !304

b9:
	br i1 %72, label %b10, label %b11, !dbg !298

b10:
	%87 = phi float [ %111, %b10_ok4 ], [ 0.000000e+00, %b9 ], !dbg !305
	%88 = phi i64 [ %112, %b10_ok4 ], [ 0, %b9 ], !dbg !305
	%89 = add i64 %84, %88, !dbg !306
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %89, !dbg !307
	%91 = icmp uge i64 %89, %p10, !dbg !307
	%92 = icmp uge i64 %89, %p16, !dbg !308
	%93 = icmp uge i64 %89, %p12, !dbg !309
	%94 = or i1 %91, %92, !dbg !309
	%95 = or i1 %94, %93, !dbg !309
	br i1 %95, label %b10_fail1, label %b10_ok1, !dbg !309, !prof !38

b10_ok1:
	%96 = load i32, i32 addrspace(1)* %90, align 4, !dbg !307
	%97 = sext i32 %96 to i64, !dbg !310
	%98 = mul i64 %97, %p0, !dbg !311
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %89, !dbg !308
	%100 = load i32, i32 addrspace(1)* %99, align 4, !dbg !308
	%101 = sext i32 %100 to i64, !dbg !312
	%102 = add i64 %98, %101, !dbg !313
	%103 = getelementptr inbounds float, float addrspace(1)* %3, i64 %89, !dbg !309
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !309
	%105 = mul i64 %102, %p1, !dbg !314
	%106 = add i64 %105, %85, !dbg !315
	%107 = getelementptr inbounds float, float addrspace(1)* %1, i64 %106, !dbg !316
	%108 = icmp uge i64 %106, %p8, !dbg !316
	br i1 %108, label %b10_fail4, label %b10_ok4, !dbg !316, !prof !38

b10_ok4:
	%109 = load float, float addrspace(1)* %107, align 4, !dbg !316
	%110 = call float @llvm.nvvm.mul.rn.f(float %104, float %109), !dbg !317
	%111 = fadd float %87, %110, !dbg !318
	%112 = add i64 %88, 1, !dbg !318
	%113 = icmp slt i64 %112, %p3, !dbg !318
	br i1 %113, label %b10, label %b11, !dbg !318

b11:
	%114 = phi float [ 0.000000e+00, %b9 ], [ %111, %b10_ok4 ], !dbg !305
	%115 = add i64 %83, %85, !dbg !319
	%116 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !320
	store float %114, float addrspace(1)* %116, align 4, !dbg !320
	%117 = add i64 %85, %28, !dbg !304
	br label %b8, !dbg !304

b12:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !321, !range !11
	%119 = sext i32 %118 to i64, !dbg !321
	%120 = add i64 %81, %119, !dbg !322
	br label %b6, !dbg !322

b20:
	ret void, !dbg !322

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %12, i64 %p14), !dbg !267
	ret void, !dbg !267

b2_fail1:
	%121 = icmp ugt i64 %34, %p28, !dbg !274
	br i1 %121, label %b2_fail2, label %b2_ok2, !dbg !274

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %34, i64 %p28), !dbg !274
	ret void, !dbg !274

b2_ok2:
	%122 = icmp uge i64 %30, %32, !dbg !275
	br i1 %122, label %b2_fail3, label %b2_ok3, !dbg !275

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %30, i64 %32), !dbg !275
	ret void, !dbg !275

b2_ok3:
	%123 = icmp uge i64 %30, %8, !dbg !276
	br i1 %123, label %b2_fail4, label %b2_ok4, !dbg !276

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %30, i64 %8), !dbg !276
	ret void, !dbg !276

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p26), !dbg !277
	ret void, !dbg !277

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %60, i64 %p28), !dbg !289
	ret void, !dbg !289

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %65, i64 %p14), !dbg !294
	ret void, !dbg !294

b10_fail1:
	%124 = icmp uge i64 %89, %p10, !dbg !307
	br i1 %124, label %b10_fail2, label %b10_ok2, !dbg !307

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %89, i64 %p10), !dbg !307
	ret void, !dbg !307

b10_ok2:
	%125 = icmp uge i64 %89, %p16, !dbg !308
	br i1 %125, label %b10_fail3, label %b10_ok3, !dbg !308

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %89, i64 %p16), !dbg !308
	ret void, !dbg !308

b10_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %89, i64 %p12), !dbg !309
	ret void, !dbg !309

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %106, i64 %p8), !dbg !316
	ret void, !dbg !316

b13_cold:
	%126 = phi i64 [ %168, %b19_cold ], [ %71, %b5 ], !dbg !299
	%127 = icmp slt i64 %126, %p0, !dbg !301
	br i1 %127, label %b14_cold, label %b20, !dbg !301

b14_cold:
	%128 = mul i64 %126, %p1, !dbg !302
	%129 = mul i64 %126, %p3, !dbg !303
	br label %b15_cold, !dbg !304

b15_cold:
	%130 = phi i64 [ %165, %b18_cold_ok1 ], [ %24, %b14_cold ], !dbg !304
	%131 = icmp slt i64 %130, %p1, !dbg !304
	br i1 %131, label %b16_cold, label %b19_cold, !dbg !304

b16_cold:
	br i1 %72, label %b17_cold, label %b18_cold, !dbg !298

b17_cold:
	%132 = phi float [ %158, %b17_cold_ok4 ], [ 0.000000e+00, %b16_cold ], !dbg !305
	%133 = phi i64 [ %159, %b17_cold_ok4 ], [ 0, %b16_cold ], !dbg !305
	%134 = add i64 %129, %133, !dbg !306
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %134, !dbg !307
	%136 = icmp uge i64 %134, %p10, !dbg !307
	%137 = icmp uge i64 %134, %p16, !dbg !308
	%138 = icmp uge i64 %134, %p12, !dbg !309
	%139 = or i1 %136, %137, !dbg !309
	%140 = or i1 %139, %138, !dbg !309
	br i1 %140, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !309, !prof !38

b17_cold_fail1:
	%141 = icmp uge i64 %134, %p10, !dbg !307
	br i1 %141, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !307

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %134, i64 %p10), !dbg !307
	ret void, !dbg !307

b17_cold_ok2:
	%142 = icmp uge i64 %134, %p16, !dbg !308
	br i1 %142, label %b17_cold_fail3, label %b17_cold_ok3, !dbg !308

b17_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %134, i64 %p16), !dbg !308
	ret void, !dbg !308

b17_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %134, i64 %p12), !dbg !309
	ret void, !dbg !309

b17_cold_ok1:
	%143 = load i32, i32 addrspace(1)* %135, align 4, !dbg !307
	%144 = sext i32 %143 to i64, !dbg !310
	%145 = mul i64 %144, %p0, !dbg !311
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %134, !dbg !308
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !308
	%148 = sext i32 %147 to i64, !dbg !312
	%149 = add i64 %145, %148, !dbg !313
	%150 = getelementptr inbounds float, float addrspace(1)* %3, i64 %134, !dbg !309
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !309
	%152 = mul i64 %149, %p1, !dbg !314
	%153 = add i64 %152, %130, !dbg !315
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !316
	%155 = icmp uge i64 %153, %p8, !dbg !316
	br i1 %155, label %b17_cold_fail4, label %b17_cold_ok4, !dbg !316, !prof !38

b17_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %153, i64 %p8), !dbg !316
	ret void, !dbg !316

b17_cold_ok4:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !316
	%157 = call float @llvm.nvvm.mul.rn.f(float %151, float %156), !dbg !317
	%158 = fadd float %132, %157, !dbg !318
	%159 = add i64 %133, 1, !dbg !318
	%160 = icmp slt i64 %159, %p3, !dbg !318
	br i1 %160, label %b17_cold, label %b18_cold, !dbg !318

b18_cold:
	%161 = phi float [ 0.000000e+00, %b16_cold ], [ %158, %b17_cold_ok4 ], !dbg !305
	%162 = add i64 %128, %130, !dbg !319
	%163 = getelementptr inbounds float, float addrspace(1)* %0, i64 %162, !dbg !320
	%164 = icmp uge i64 %162, %p6, !dbg !320
	br i1 %164, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !320, !prof !38

b18_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %162, i64 %p6), !dbg !320
	ret void, !dbg !320

b18_cold_ok1:
	store float %161, float addrspace(1)* %163, align 4, !dbg !320
	%165 = add i64 %130, %28, !dbg !304
	br label %b15_cold, !dbg !304

b19_cold:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !321, !range !11
	%167 = sext i32 %166 to i64, !dbg !321
	%168 = add i64 %126, %167, !dbg !322
	br label %b13_cold, !dbg !322
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
!nvvm.annotations = !{!323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341}
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
!40 = !DILocation(line: 62, column: 23, scope: !6)
!41 = !DILocation(line: 62, column: 10, scope: !6)
!42 = !DILocation(line: 62, column: 34, scope: !6)
!43 = !DILocation(line: 63, column: 16, scope: !6)
!44 = !DILocation(line: 63, column: 4, scope: !6)
!45 = !DILocation(line: 65, column: 20, scope: !6)
!46 = !DILocation(line: 66, column: 17, scope: !6)
!47 = !DILocation(line: 66, column: 24, scope: !6)
!48 = !DILocation(line: 66, column: 40, scope: !6)
!49 = !DILocation(line: 66, column: 33, scope: !6)
!50 = !DILocation(line: 66, column: 11, scope: !6)
!51 = !DILocation(line: 66, column: 58, scope: !6)
!52 = distinct !DISubprogram(name: "Dispatch", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!53 = !DILocation(line: 85, column: 6, scope: !52)
!54 = !DILocation(line: 99, column: 21, scope: !52)
!55 = !DILocation(line: 86, column: 23, scope: !52)
!56 = !DILocation(line: 86, column: 40, scope: !52)
!57 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!58 = !DILocation(line: 87, column: 16, scope: !52)
!59 = !DILocation(line: 195, column: 14, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 196, column: 20, scope: !57, inlinedAt: !58)
!61 = !DILocation(line: 196, column: 14, scope: !57, inlinedAt: !58)
!62 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !58)
!64 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !58)
!65 = !DILocation(line: 88, column: 24, scope: !52)
!66 = !DILocation(line: 88, column: 45, scope: !52)
!67 = !DILocation(line: 88, column: 27, scope: !52)
!68 = !DILocation(line: 88, column: 6, scope: !52)
!69 = !DILocation(line: 88, column: 35, scope: !52)
!70 = !DILocation(line: 89, column: 18, scope: !52)
!71 = !DILocation(line: 89, column: 11, scope: !52)
!72 = !DILocation(line: 91, column: 20, scope: !52)
!73 = !DILocation(line: 91, column: 23, scope: !52)
!74 = !DILocation(line: 92, column: 34, scope: !52)
!75 = !DILocation(line: 92, column: 23, scope: !52)
!76 = !DILocation(line: 93, column: 21, scope: !52)
!77 = !DILocation(line: 93, column: 27, scope: !52)
!78 = !DILocation(line: 93, column: 14, scope: !52)
!79 = !DILocation(line: 94, column: 10, scope: !52)
!80 = !DILocation(line: 90, column: 3, scope: !52)
!81 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!82 = distinct !DISubprogram(name: "Broadcast", scope: !81, file: !81, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!83 = !DILocation(line: 96, column: 22, scope: !52)
!84 = !DILocation(line: 36, column: 31, scope: !82, inlinedAt: !83)
!85 = distinct !DISubprogram(name: "Block.warps", scope: !81, file: !81, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!86 = !DILocation(line: 39, column: 12, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 26, column: 47, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 26, column: 59, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 26, column: 64, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 39, column: 15, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 40, column: 17, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 40, column: 3, scope: !52)
!93 = !DILocation(line: 42, column: 16, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 43, column: 10, scope: !82, inlinedAt: !83)
!95 = !DILocation(line: 44, column: 14, scope: !82, inlinedAt: !83)
!96 = !DILocation(line: 45, column: 3, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 47, column: 10, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 48, column: 9, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 48, column: 2, scope: !52)
!100 = !DILocation(line: 98, column: 17, scope: !52)
!101 = !DILocation(line: 97, column: 13, scope: !52)
!102 = !DILocation(line: 97, column: 17, scope: !52)
!103 = !DILocation(line: 97, column: 21, scope: !52)
!104 = !DILocation(line: 97, column: 25, scope: !52)
!105 = !DILocation(line: 97, column: 40, scope: !52)
!106 = !DILocation(line: 97, column: 35, scope: !52)
!107 = !DILocation(line: 99, column: 48, scope: !52)
!108 = !DILocation(line: 99, column: 64, scope: !52)
!109 = !DILocation(line: 99, column: 67, scope: !52)
!110 = !DILocation(line: 99, column: 43, scope: !52)
!111 = !DILocation(line: 99, column: 97, scope: !52)
!112 = !DILocation(line: 99, column: 114, scope: !52)
!113 = !DILocation(line: 99, column: 117, scope: !52)
!114 = !DILocation(line: 99, column: 91, scope: !52)
!115 = !DILocation(line: 100, column: 16, scope: !52)
!116 = !DILocation(line: 100, column: 53, scope: !52)
!117 = !DILocation(line: 88, column: 71, scope: !52)
!118 = !DILocation(line: 88, column: 54, scope: !52)
!119 = !DILocation(line: 104, column: 19, scope: !52)
!120 = !DILocation(line: 104, column: 22, scope: !52)
!121 = !DILocation(line: 105, column: 42, scope: !52)
!122 = !DILocation(line: 105, column: 31, scope: !52)
!123 = !DILocation(line: 103, column: 2, scope: !52)
!124 = distinct !DISubprogram(name: "Broadcast", scope: !81, file: !81, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!125 = !DILocation(line: 107, column: 22, scope: !52)
!126 = !DILocation(line: 36, column: 31, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 39, column: 12, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 26, column: 47, scope: !85, inlinedAt: !127)
!129 = !DILocation(line: 26, column: 59, scope: !85, inlinedAt: !127)
!130 = !DILocation(line: 26, column: 64, scope: !85, inlinedAt: !127)
!131 = !DILocation(line: 39, column: 15, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 40, column: 17, scope: !124, inlinedAt: !125)
!133 = !DILocation(line: 42, column: 16, scope: !124, inlinedAt: !125)
!134 = !DILocation(line: 43, column: 10, scope: !124, inlinedAt: !125)
!135 = !DILocation(line: 44, column: 14, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 45, column: 3, scope: !124, inlinedAt: !125)
!137 = !DILocation(line: 47, column: 10, scope: !124, inlinedAt: !125)
!138 = !DILocation(line: 48, column: 9, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 107, column: 8, scope: !52)
!140 = !DILocation(line: 107, column: 56, scope: !52)
!141 = !DILocation(line: 107, column: 60, scope: !52)
!142 = !DILocation(line: 107, column: 44, scope: !52)
!143 = !DILocation(line: 108, column: 3, scope: !52)
!144 = distinct !DISubprogram(name: "wordOf", scope: !1, file: !1, line: 189, type: !4, isDefinition: true, scopeLine: 189, isOptimized: true, unit: !2)
!145 = !DILocation(line: 111, column: 30, scope: !52)
!146 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !145)
!148 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!149 = distinct !DISubprogram(name: "word", scope: !148, file: !148, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!150 = distinct !DISubprogram(name: "Store", scope: !148, file: !148, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!151 = !DILocation(line: 111, column: 11, scope: !52)
!152 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 54, column: 53, scope: !149, inlinedAt: !152)
!154 = !DILocation(line: 110, column: 33, scope: !52)
!155 = !DILocation(line: 111, column: 74, scope: !52)
!156 = !DILocation(line: 111, column: 40, scope: !52)
!157 = !DILocation(line: 111, column: 44, scope: !52)
!158 = !DILocation(line: 111, column: 48, scope: !52)
!159 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !145)
!160 = !DILocation(line: 111, column: 80, scope: !52)
!161 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !151)
!163 = !DILocation(line: 54, column: 60, scope: !149, inlinedAt: !152)
!164 = !DILocation(line: 54, column: 65, scope: !149, inlinedAt: !152)
!165 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !151)
!166 = !DILocation(line: 113, column: 22, scope: !52)
!167 = !DILocation(line: 114, column: 9, scope: !52)
!168 = distinct !DISubprogram(name: "Apply", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!169 = !DILocation(line: 124, column: 6, scope: !168)
!170 = !DILocation(line: 135, column: 18, scope: !168)
!171 = !DILocation(line: 125, column: 23, scope: !168)
!172 = !DILocation(line: 125, column: 40, scope: !168)
!173 = !DILocation(line: 126, column: 22, scope: !168)
!174 = !DILocation(line: 126, column: 27, scope: !168)
!175 = !DILocation(line: 126, column: 33, scope: !168)
!176 = !DILocation(line: 126, column: 38, scope: !168)
!177 = !DILocation(line: 127, column: 36, scope: !168)
!178 = !DILocation(line: 127, column: 46, scope: !168)
!179 = !DILocation(line: 127, column: 39, scope: !168)
!180 = !DILocation(line: 128, column: 36, scope: !168)
!181 = distinct !DISubprogram(name: "awaitWord", scope: !148, file: !148, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!182 = distinct !DISubprogram(name: "Await", scope: !148, file: !148, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!183 = !DILocation(line: 129, column: 23, scope: !168)
!184 = !DILocation(line: 47, column: 19, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 62, column: 61, scope: !181, inlinedAt: !184)
!186 = !DILocation(line: 54, column: 53, scope: !149, inlinedAt: !185)
!187 = !DILocation(line: 134, column: 22, scope: !168)
!188 = !DILocation(line: 129, column: 42, scope: !168)
!189 = !DILocation(line: 190, column: 18, scope: !144, inlinedAt: !188)
!190 = !DILocation(line: 190, column: 12, scope: !144, inlinedAt: !188)
!191 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !188)
!192 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !188)
!193 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !188)
!194 = !DILocation(line: 47, column: 31, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 62, column: 37, scope: !181, inlinedAt: !184)
!196 = !DILocation(line: 54, column: 60, scope: !149, inlinedAt: !185)
!197 = !DILocation(line: 62, column: 73, scope: !181, inlinedAt: !184)
!198 = !DILocation(line: 51, column: 24, scope: !182, inlinedAt: !183)
!199 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!200 = !DILocation(line: 130, column: 17, scope: !168)
!201 = !DILocation(line: 195, column: 14, scope: !199, inlinedAt: !200)
!202 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !200)
!203 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !200)
!204 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !200)
!205 = !DILocation(line: 130, column: 32, scope: !168)
!206 = !DILocation(line: 131, column: 40, scope: !168)
!207 = !DILocation(line: 131, column: 74, scope: !168)
!208 = !DILocation(line: 131, column: 67, scope: !168)
!209 = !DILocation(line: 131, column: 24, scope: !168)
!210 = !DILocation(line: 132, column: 9, scope: !168)
!211 = !DILocation(line: 133, column: 16, scope: !168)
!212 = !DILocation(line: 133, column: 21, scope: !168)
!213 = !DILocation(line: 134, column: 8, scope: !168)
!214 = !DILocation(line: 196, column: 20, scope: !199, inlinedAt: !213)
!215 = !DILocation(line: 196, column: 14, scope: !199, inlinedAt: !213)
!216 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !213)
!217 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !213)
!218 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !213)
!219 = !DILocation(line: 134, column: 25, scope: !168)
!220 = !DILocation(line: 135, column: 36, scope: !168)
!221 = !DILocation(line: 135, column: 40, scope: !168)
!222 = !DILocation(line: 135, column: 44, scope: !168)
!223 = !DILocation(line: 135, column: 31, scope: !168)
!224 = !DILocation(line: 135, column: 74, scope: !168)
!225 = !DILocation(line: 138, column: 16, scope: !168)
!226 = !DILocation(line: 141, column: 20, scope: !168)
!227 = !DILocation(line: 152, column: 22, scope: !168)
!228 = !DILocation(line: 142, column: 23, scope: !168)
!229 = !DILocation(line: 141, column: 2, scope: !168)
!230 = !DILocation(line: 143, column: 23, scope: !168)
!231 = !DILocation(line: 143, column: 33, scope: !168)
!232 = !DILocation(line: 144, column: 19, scope: !168)
!233 = !DILocation(line: 145, column: 17, scope: !168)
!234 = !DILocation(line: 151, column: 20, scope: !168)
!235 = !DILocation(line: 151, column: 24, scope: !168)
!236 = !DILocation(line: 151, column: 28, scope: !168)
!237 = !DILocation(line: 143, column: 3, scope: !168)
!238 = !DILocation(line: 144, column: 14, scope: !168)
!239 = !DILocation(line: 145, column: 27, scope: !168)
!240 = !DILocation(line: 145, column: 35, scope: !168)
!241 = !DILocation(line: 146, column: 33, scope: !168)
!242 = !DILocation(line: 146, column: 21, scope: !168)
!243 = !DILocation(line: 147, column: 35, scope: !168)
!244 = !DILocation(line: 148, column: 21, scope: !168)
!245 = !DILocation(line: 148, column: 30, scope: !168)
!246 = !DILocation(line: 148, column: 24, scope: !168)
!247 = !DILocation(line: 148, column: 46, scope: !168)
!248 = !DILocation(line: 148, column: 40, scope: !168)
!249 = !DILocation(line: 148, column: 6, scope: !168)
!250 = !DILocation(line: 150, column: 18, scope: !168)
!251 = !DILocation(line: 151, column: 38, scope: !168)
!252 = !DILocation(line: 151, column: 46, scope: !168)
!253 = !DILocation(line: 152, column: 55, scope: !168)
!254 = !DILocation(line: 152, column: 44, scope: !168)
!255 = !DILocation(line: 153, column: 14, scope: !168)
!256 = !DILocation(line: 144, column: 41, scope: !168)
!257 = !DILocation(line: 144, column: 24, scope: !168)
!258 = !DILocation(line: 155, column: 3, scope: !168)
!259 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!260 = !DILocation(line: 163, column: 6, scope: !259)
!261 = !DILocation(line: 164, column: 16, scope: !259)
!262 = !DILocation(line: 195, column: 14, scope: !57, inlinedAt: !261)
!263 = !DILocation(line: 196, column: 20, scope: !57, inlinedAt: !261)
!264 = !DILocation(line: 196, column: 14, scope: !57, inlinedAt: !261)
!265 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !261)
!266 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !261)
!267 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !261)
!268 = !DILocation(line: 165, column: 33, scope: !259)
!269 = !DILocation(line: 169, column: 22, scope: !259)
!270 = !DILocation(line: 166, column: 20, scope: !259)
!271 = !DILocation(line: 195, column: 14, scope: !199, inlinedAt: !270)
!272 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !270)
!273 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !270)
!274 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !270)
!275 = !DILocation(line: 166, column: 35, scope: !259)
!276 = !DILocation(line: 166, column: 53, scope: !259)
!277 = !DILocation(line: 167, column: 37, scope: !259)
!278 = !DILocation(line: 166, column: 46, scope: !259)
!279 = !DILocation(line: 167, column: 61, scope: !259)
!280 = !DILocation(line: 167, column: 63, scope: !259)
!281 = !DILocation(line: 167, column: 24, scope: !259)
!282 = !DILocation(line: 168, column: 16, scope: !259)
!283 = !DILocation(line: 168, column: 21, scope: !259)
!284 = !DILocation(line: 169, column: 8, scope: !259)
!285 = !DILocation(line: 196, column: 20, scope: !199, inlinedAt: !284)
!286 = !DILocation(line: 196, column: 14, scope: !199, inlinedAt: !284)
!287 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !284)
!288 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !284)
!289 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !284)
!290 = !DILocation(line: 169, column: 25, scope: !259)
!291 = !DILocation(line: 170, column: 8, scope: !259)
!292 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !291)
!293 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !291)
!294 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !291)
!295 = !DILocation(line: 170, column: 27, scope: !259)
!296 = !DILocation(line: 173, column: 16, scope: !259)
!297 = !DILocation(line: 175, column: 25, scope: !259)
!298 = !DILocation(line: 178, column: 21, scope: !259)
!299 = !DILocation(line: 175, column: 31, scope: !259)
!300 = !DILocation(line: 175, column: 6, scope: !259)
!301 = !DILocation(line: 175, column: 37, scope: !259)
!302 = !DILocation(line: 183, column: 13, scope: !259)
!303 = !DILocation(line: 179, column: 18, scope: !259)
!304 = !DILocation(line: 176, column: 34, scope: !259)
!305 = !DILocation(line: 177, column: 4, scope: !259)
!306 = !DILocation(line: 179, column: 26, scope: !259)
!307 = !DILocation(line: 180, column: 23, scope: !259)
!308 = !DILocation(line: 180, column: 52, scope: !259)
!309 = !DILocation(line: 181, column: 27, scope: !259)
!310 = !DILocation(line: 180, column: 16, scope: !259)
!311 = !DILocation(line: 180, column: 30, scope: !259)
!312 = !DILocation(line: 180, column: 45, scope: !259)
!313 = !DILocation(line: 180, column: 40, scope: !259)
!314 = !DILocation(line: 181, column: 48, scope: !259)
!315 = !DILocation(line: 181, column: 57, scope: !259)
!316 = !DILocation(line: 181, column: 43, scope: !259)
!317 = !DILocation(line: 181, column: 34, scope: !259)
!318 = !DILocation(line: 181, column: 5, scope: !259)
!319 = !DILocation(line: 183, column: 22, scope: !259)
!320 = !DILocation(line: 183, column: 7, scope: !259)
!321 = !DILocation(line: 175, column: 67, scope: !259)
!322 = !DILocation(line: 175, column: 49, scope: !259)
!323 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!324 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!325 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!326 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!327 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!328 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!329 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!330 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!331 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!332 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!333 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!334 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!335 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!336 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!337 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!338 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!339 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!340 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!341 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
