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
	%163 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %157, !dbg !161
	%164 = zext i32 %159 to i64, !dbg !162
	%165 = shl i64 %146, 32, !dbg !163
	%166 = or i64 %165, %164, !dbg !164
	%167 = trunc i64 %162 to i32, !dbg !165
	%168 = addrspacecast i64 addrspace(1)* %163 to i64*, !dbg !165
	%169 = icmp uge i64 %157, %p18, !dbg !161
	br i1 %169, label %b23_fail2, label %b23_ok2, !dbg !161, !prof !38

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
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %157, i64 %p18), !dbg !161
	ret void, !dbg !161

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
	%40 = zext i32 %p29 to i64, !dbg !184
	%41 = add i32 %p29, 1, !dbg !185
	br label %b1, !dbg !180

b1:
	%42 = phi i64 [ %35, %b0_ok1 ], [ %99, %b4 ], !dbg !180
	%43 = icmp slt i64 %42, %24, !dbg !180
	br i1 %43, label %b2, label %b5, !dbg !180

b2:
	%44 = urem i32 %p29, 2, !dbg !187
	%45 = zext i32 %44 to i64, !dbg !188
	%46 = mul i64 %45, %p4, !dbg !189
	%47 = mul i64 %46, %11, !dbg !190
	%48 = add i64 %47, %42, !dbg !191
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %48, !dbg !192
	%50 = shl i64 %40, 32, !dbg !193
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !194
	%52 = icmp uge i64 %48, %p20, !dbg !192
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !192, !prof !38

b2_ok1:
	%53 = bitcast i64* %51 to i8*, !dbg !194
	%54 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %53, i32 5, i64 %50, i32 1, i8* %ctrl, i32 25), !dbg !194
	%55 = trunc i64 %54 to i32, !dbg !195
	%56 = sdiv i64 %p24, 2, !dbg !198
	%57 = mul i64 %45, %56, !dbg !199
	%58 = add i64 %57, %56, !dbg !200
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %57, !dbg !201
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 %42, !dbg !202
	%61 = icmp ugt i64 %58, %p24, !dbg !201
	%62 = icmp uge i64 %42, %56, !dbg !202
	%63 = icmp uge i64 %42, %p22, !dbg !203
	%64 = or i1 %61, %62, !dbg !203
	%65 = or i1 %64, %63, !dbg !203
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !203, !prof !38

b2_ok2:
	%66 = load i64, i64 addrspace(1)* %60, align 8, !dbg !202
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %42, !dbg !203
	%68 = sext i32 %55 to i64, !dbg !204
	%69 = add i64 %66, %68, !dbg !205
	%70 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !206
	%71 = bitcast i64* %70 to i8*, !dbg !206
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %69, i32 1, i8* %ctrl, i32 28), !dbg !206
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %42, !dbg !207
	store i32 %55, i32 addrspace(3)* %73, align 4, !dbg !207
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !9
	%75 = sext i32 %74 to i64, !dbg !208
	%76 = icmp eq i64 %75, 0, !dbg !209
	br i1 %76, label %b3, label %b4, !dbg !209

b3:
	%77 = urem i32 %41, 2, !dbg !211
	%78 = zext i32 %77 to i64, !dbg !212
	%79 = mul i64 %78, %56, !dbg !213
	%80 = add i64 %79, %56, !dbg !214
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %79, !dbg !215
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %81, i64 %42, !dbg !216
	%83 = icmp ugt i64 %80, %p24, !dbg !215
	br i1 %83, label %b3_fail1, label %b3_ok1, !dbg !215, !prof !38

b3_ok1:
	store i64 %69, i64 addrspace(1)* %82, align 8, !dbg !216
	%84 = icmp eq i64 %11, -1, !dbg !217
	%85 = select i1 %84, i64 1, i64 %11, !dbg !217
	%86 = sdiv i64 %42, %85, !dbg !217
	%87 = sub i64 0, %42, !dbg !217
	%88 = select i1 %84, i64 %87, i64 %86, !dbg !217
	%89 = mul i64 %88, %11, !dbg !218
	%90 = add i64 %89, %10, !dbg !219
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %90, !dbg !220
	%92 = icmp uge i64 %90, %p26, !dbg !220
	br i1 %92, label %b3_fail2, label %b3_ok2, !dbg !220, !prof !38

b3_ok2:
	%93 = icmp eq i64 %11, -1, !dbg !221
	%94 = select i1 %93, i64 1, i64 %11, !dbg !221
	%95 = srem i64 %42, %94, !dbg !221
	%96 = trunc i64 %95 to i32, !dbg !170
	%97 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !170
	%98 = bitcast i64* %97 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %98, i64 1, i32 10, i32 %96), !dbg !170
	br label %b4, !dbg !170

b4:
	%99 = add i64 %42, %39, !dbg !180
	br label %b1, !dbg !180

b5:
	call void @llvm.nvvm.barrier0(), !dbg !222
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223, !range !9
	%101 = sext i32 %100 to i64, !dbg !223
	%102 = mul i64 %p1, 4, !dbg !224
	br label %b6, !dbg !225

b6:
	%103 = phi i64 [ %101, %b5 ], [ %175, %b15 ], !dbg !226
	%104 = phi i64 [ -1, %b5 ], [ %105, %b15 ], !dbg !226
	%105 = add i64 %104, 1, !dbg !226
	%106 = icmp slt i64 %105, %24, !dbg !226
	br i1 %106, label %b7, label %b16, !dbg !226

b7:
	%107 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %105, !dbg !225
	%108 = load i32, i32 addrspace(3)* %107, align 4, !dbg !225
	%109 = icmp eq i64 %11, -1, !dbg !227
	%110 = select i1 %109, i64 1, i64 %11, !dbg !227
	%111 = sdiv i64 %105, %110, !dbg !227
	%112 = sub i64 0, %105, !dbg !227
	%113 = select i1 %109, i64 %112, i64 %111, !dbg !227
	%114 = icmp eq i64 %11, -1, !dbg !228
	%115 = select i1 %114, i64 1, i64 %11, !dbg !228
	%116 = srem i64 %105, %115, !dbg !228
	%117 = sext i32 %108 to i64, !dbg !229
	%118 = mul i64 %105, %p0, !dbg !230
	%119 = mul i64 %113, %11, !dbg !231
	%120 = add i64 %119, %10, !dbg !232
	%121 = mul i64 %120, %p0, !dbg !233
	%122 = trunc i64 %116 to i32, !dbg !224
	br label %b8, !dbg !234

b8:
	%123 = phi i64 [ %103, %b7 ], [ %174, %b14_ok4 ], !dbg !226
	%124 = icmp slt i64 %123, %117, !dbg !235
	br i1 %124, label %b9, label %b15, !dbg !235

b9:
	%125 = add i64 %118, %123, !dbg !236
	%126 = mul i64 %125, %p1, !dbg !237
	%127 = add i64 %126, %p1, !dbg !238
	%128 = getelementptr inbounds float, float addrspace(1)* %0, i64 %126, !dbg !239
	%129 = icmp ule i64 %113, 281474976710655, !dbg !240
	%130 = add i64 %p10, -1, !dbg !240
	%131 = mul i64 %113, -1, !dbg !240
	%132 = add i64 %130, %131, !dbg !240
	%133 = icmp sge i64 %132, 0, !dbg !240
	%134 = and i1 %129, %133, !dbg !240
	%135 = mul i64 %p10, -1, !dbg !240
	%136 = add i64 %135, %p12, !dbg !240
	%137 = icmp sge i64 %136, 0, !dbg !240
	%138 = and i1 %134, %137, !dbg !240
	%139 = icmp ugt i64 %127, %p6, !dbg !239
	%140 = icmp ugt i64 %126, %127, !dbg !239
	%141 = or i1 %139, %140, !dbg !239
	br i1 %141, label %b9_fail1, label %b9_ok1, !dbg !239, !prof !38

b9_ok1:
	br i1 %138, label %b10, label %b12_cold, !dbg !240, !prof !19

b10:
	%142 = phi i64 [ %35, %b9_ok1 ], [ %152, %b11 ], !dbg !240
	%143 = icmp slt i64 %142, %p1, !dbg !240
	br i1 %143, label %b11, label %b14, !dbg !240

b11:
	%144 = getelementptr inbounds float, float addrspace(1)* %128, i64 %142, !dbg !241
	%145 = load float, float addrspace(1)* %144, align 4, !dbg !241
	%146 = getelementptr inbounds float, float addrspace(1)* %2, i64 %113, !dbg !242
	%147 = load float, float addrspace(1)* %146, align 4, !dbg !242
	%148 = call float @llvm.nvvm.mul.rn.f(float %145, float %147), !dbg !243
	%149 = getelementptr inbounds float, float addrspace(1)* %3, i64 %113, !dbg !244
	%150 = load float, float addrspace(1)* %149, align 4, !dbg !244
	%151 = fadd float %148, %150, !dbg !245
	store float %151, float addrspace(1)* %144, align 4, !dbg !246
	%152 = add i64 %142, %39, !dbg !240
	br label %b10, !dbg !240

b14:
	call void @llvm.nvvm.barrier0(), !dbg !247
	%153 = add i64 %121, %123, !dbg !248
	%154 = mul i64 %153, %p1, !dbg !249
	%155 = add i64 %154, %p1, !dbg !250
	%156 = getelementptr inbounds float, float addrspace(1)* %1, i64 %154, !dbg !251
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %120, !dbg !252
	%158 = icmp ugt i64 %155, %p8, !dbg !251
	%159 = icmp ugt i64 %154, %155, !dbg !251
	%160 = icmp uge i64 %120, %p26, !dbg !252
	%161 = or i1 %158, %159, !dbg !252
	%162 = or i1 %161, %160, !dbg !252
	br i1 %162, label %b14_fail1, label %b14_ok1, !dbg !252, !prof !38

b14_ok1:
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !224
	%164 = sext i32 %163 to i64, !dbg !224
	%165 = addrspacecast float addrspace(1)* %156 to float*, !dbg !224
	%166 = addrspacecast float addrspace(1)* %128 to float*, !dbg !224
	%167 = addrspacecast i64 addrspace(1)* %157 to i64*, !dbg !224
	%168 = icmp ne i64 %164, %39, !dbg !224
	br i1 %168, label %b14_fail4, label %b14_ok4, !dbg !224, !prof !38

b14_ok4:
	%169 = bitcast float* %165 to i8*, !dbg !224
	%170 = bitcast float* %166 to i8*, !dbg !224
	%171 = bitcast i64* %167 to i8*, !dbg !224
	call void @gpuc_put_signal_nbi_block(i8* %169, i8* %170, i64 %102, i8* %171, i64 1, i32 10, i32 %122), !dbg !224
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !253, !range !11
	%173 = sext i32 %172 to i64, !dbg !253
	%174 = add i64 %123, %173, !dbg !254
	br label %b8, !dbg !254

b15:
	%175 = sub i64 %123, %117, !dbg !255
	br label %b6, !dbg !255

b16:
	ret void, !dbg !255

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %24, i64 %22), !dbg !179
	ret void, !dbg !179

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %48, i64 %p20), !dbg !192
	ret void, !dbg !192

b2_fail2:
	%176 = icmp ugt i64 %58, %p24, !dbg !201
	br i1 %176, label %b2_fail3, label %b2_ok3, !dbg !201

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %58, i64 %p24), !dbg !201
	ret void, !dbg !201

b2_ok3:
	%177 = icmp uge i64 %42, %56, !dbg !202
	br i1 %177, label %b2_fail4, label %b2_ok4, !dbg !202

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %42, i64 %56), !dbg !202
	ret void, !dbg !202

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %42, i64 %p22), !dbg !203
	ret void, !dbg !203

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %80, i64 %p24), !dbg !215
	ret void, !dbg !215

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %90, i64 %p26), !dbg !220
	ret void, !dbg !220

b9_fail1:
	%178 = icmp ugt i64 %127, %p6, !dbg !239
	br i1 %178, label %b9_fail2, label %b9_ok2, !dbg !239

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %127, i64 %p6), !dbg !239
	ret void, !dbg !239

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %126, i64 %127), !dbg !239
	ret void, !dbg !239

b12_cold:
	%179 = phi i64 [ %193, %b13_cold_ok1 ], [ %35, %b9_ok1 ], !dbg !240
	%180 = icmp slt i64 %179, %p1, !dbg !240
	br i1 %180, label %b13_cold, label %b14, !dbg !240

b13_cold:
	%181 = getelementptr inbounds float, float addrspace(1)* %128, i64 %179, !dbg !241
	%182 = icmp uge i64 %113, %p10, !dbg !242
	%183 = icmp uge i64 %113, %p12, !dbg !244
	%184 = or i1 %182, %183, !dbg !244
	br i1 %184, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !244, !prof !38

b13_cold_fail1:
	%185 = icmp uge i64 %113, %p10, !dbg !242
	br i1 %185, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !242

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %113, i64 %p10), !dbg !242
	ret void, !dbg !242

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %113, i64 %p12), !dbg !244
	ret void, !dbg !244

b13_cold_ok1:
	%186 = load float, float addrspace(1)* %181, align 4, !dbg !241
	%187 = getelementptr inbounds float, float addrspace(1)* %2, i64 %113, !dbg !242
	%188 = load float, float addrspace(1)* %187, align 4, !dbg !242
	%189 = call float @llvm.nvvm.mul.rn.f(float %186, float %188), !dbg !243
	%190 = getelementptr inbounds float, float addrspace(1)* %3, i64 %113, !dbg !244
	%191 = load float, float addrspace(1)* %190, align 4, !dbg !244
	%192 = fadd float %189, %191, !dbg !245
	store float %192, float addrspace(1)* %181, align 4, !dbg !246
	%193 = add i64 %179, %39, !dbg !240
	br label %b12_cold, !dbg !240

b14_fail1:
	%194 = icmp ugt i64 %155, %p8, !dbg !251
	br i1 %194, label %b14_fail2, label %b14_ok2, !dbg !251

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %155, i64 %p8), !dbg !251
	ret void, !dbg !251

b14_ok2:
	%195 = icmp ugt i64 %154, %155, !dbg !251
	br i1 %195, label %b14_fail3, label %b14_ok3, !dbg !251

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %154, i64 %155), !dbg !251
	ret void, !dbg !251

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %120, i64 %p26), !dbg !252
	ret void, !dbg !252

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %164, i64 %39), !dbg !224
	ret void, !dbg !224
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !256 {
entry:
	br label %b0, !dbg !257

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !257
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !257
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !257
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !257
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !257
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !257
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !257
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !257
	%8 = sdiv i64 %p14, 2, !dbg !259
	%9 = urem i32 %p29, 2, !dbg !260
	%10 = zext i32 %9 to i64, !dbg !261
	%11 = mul i64 %10, %8, !dbg !262
	%12 = add i64 %11, %8, !dbg !263
	%13 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !264
	%14 = icmp ugt i64 %12, %p14, !dbg !264
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !264, !prof !38

b0_ok1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !265, !range !15
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !265, !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !265, !range !16
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !265, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !265, !range !13
	%20 = mul i32 %19, %17, !dbg !265
	%21 = add i32 %16, %20, !dbg !265
	%22 = mul i32 %18, %21, !dbg !265
	%23 = add i32 %15, %22, !dbg !265
	%24 = sext i32 %23 to i64, !dbg !265
	%25 = mul i32 %18, %19, !dbg !265
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !265, !range !14
	%27 = mul i32 %25, %26, !dbg !265
	%28 = sext i32 %27 to i64, !dbg !265
	%29 = add i32 %p29, 1, !dbg !266
	br label %b1, !dbg !265

b1:
	%30 = phi i64 [ %24, %b0_ok1 ], [ %69, %b4 ], !dbg !265
	%31 = icmp slt i64 %30, %p2, !dbg !265
	br i1 %31, label %b2, label %b5, !dbg !265

b2:
	%32 = sdiv i64 %p28, 2, !dbg !268
	%33 = mul i64 %10, %32, !dbg !269
	%34 = add i64 %33, %32, !dbg !270
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %33, !dbg !271
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 %30, !dbg !272
	%37 = icmp ugt i64 %34, %p28, !dbg !271
	%38 = icmp uge i64 %30, %32, !dbg !272
	%39 = icmp uge i64 %30, %8, !dbg !273
	%40 = icmp uge i64 %30, %p26, !dbg !274
	%41 = or i1 %37, %38, !dbg !274
	%42 = or i1 %41, %39, !dbg !274
	%43 = or i1 %42, %40, !dbg !274
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !274, !prof !38

b2_ok1:
	%44 = load i64, i64 addrspace(1)* %36, align 8, !dbg !272
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %30, !dbg !273
	%46 = load i32, i32 addrspace(1)* %45, align 4, !dbg !273
	%47 = sext i32 %46 to i64, !dbg !275
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %30, !dbg !274
	%49 = add i64 %44, %47, !dbg !276
	%50 = add i64 %49, 1, !dbg !277
	%51 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !278
	%52 = bitcast i64* %51 to i8*, !dbg !278
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %50, i32 1, i8* %ctrl, i32 38), !dbg !278
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !9
	%55 = sext i32 %54 to i64, !dbg !279
	%56 = icmp eq i64 %55, 0, !dbg !280
	br i1 %56, label %b3, label %b4, !dbg !280

b3:
	%57 = urem i32 %29, 2, !dbg !282
	%58 = zext i32 %57 to i64, !dbg !283
	%59 = mul i64 %58, %32, !dbg !284
	%60 = add i64 %59, %32, !dbg !285
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %59, !dbg !286
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %61, i64 %30, !dbg !287
	%63 = icmp ugt i64 %60, %p28, !dbg !286
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !286, !prof !38

b3_ok1:
	store i64 %50, i64 addrspace(1)* %62, align 8, !dbg !287
	%64 = mul i64 %58, %8, !dbg !289
	%65 = add i64 %64, %8, !dbg !290
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %64, !dbg !291
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %30, !dbg !292
	%68 = icmp ugt i64 %65, %p14, !dbg !291
	br i1 %68, label %b3_fail2, label %b3_ok2, !dbg !291, !prof !38

b3_ok2:
	store i32 0, i32 addrspace(1)* %67, align 4, !dbg !292
	br label %b4, !dbg !292

b4:
	%69 = add i64 %30, %28, !dbg !265
	br label %b1, !dbg !265

b5:
	call void @llvm.nvvm.barrier0(), !dbg !293
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !294, !range !9
	%71 = sext i32 %70 to i64, !dbg !294
	%72 = icmp slt i64 0, %p3, !dbg !295
	%73 = icmp ule i64 %p0, 268435455, !dbg !296
	%74 = icmp ule i64 %p1, 268435455, !dbg !296
	%75 = and i1 %73, %74, !dbg !296
	%76 = mul i64 %p0, -1, !dbg !296
	%77 = mul i64 %p1, %76, !dbg !296
	%78 = add i64 %77, %p6, !dbg !296
	%79 = icmp sge i64 %78, 0, !dbg !296
	%80 = and i1 %75, %79, !dbg !296
	br i1 %80, label %b6, label %b13_cold, !dbg !297, !prof !19

b6:
	%81 = phi i64 [ %71, %b5 ], [ %120, %b12 ], !dbg !296
	%82 = icmp slt i64 %81, %p0, !dbg !298
	br i1 %82, label %b7, label %b20, !dbg !298

b7:
	%83 = mul i64 %81, %p1, !dbg !299
	%84 = mul i64 %81, %p3, !dbg !300
	br label %b8, !dbg !301

b8:
	%85 = phi i64 [ %117, %b11 ], [ %24, %b7 ], !dbg !301
	%86 = icmp slt i64 %85, %p1, !dbg !301
	br i1 %86, label %b9, label %b12, !dbg !301

b9:
	br i1 %72, label %b10, label %b11, !dbg !295

b10:
	%87 = phi float [ %111, %b10_ok4 ], [ 0.000000e+00, %b9 ], !dbg !302
	%88 = phi i64 [ %112, %b10_ok4 ], [ 0, %b9 ], !dbg !302
	%89 = add i64 %84, %88, !dbg !303
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %89, !dbg !304
	%91 = icmp uge i64 %89, %p10, !dbg !304
	%92 = icmp uge i64 %89, %p16, !dbg !305
	%93 = icmp uge i64 %89, %p12, !dbg !306
	%94 = or i1 %91, %92, !dbg !306
	%95 = or i1 %94, %93, !dbg !306
	br i1 %95, label %b10_fail1, label %b10_ok1, !dbg !306, !prof !38

b10_ok1:
	%96 = load i32, i32 addrspace(1)* %90, align 4, !dbg !304
	%97 = sext i32 %96 to i64, !dbg !307
	%98 = mul i64 %97, %p0, !dbg !308
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %89, !dbg !305
	%100 = load i32, i32 addrspace(1)* %99, align 4, !dbg !305
	%101 = sext i32 %100 to i64, !dbg !309
	%102 = add i64 %98, %101, !dbg !310
	%103 = getelementptr inbounds float, float addrspace(1)* %3, i64 %89, !dbg !306
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !306
	%105 = mul i64 %102, %p1, !dbg !311
	%106 = add i64 %105, %85, !dbg !312
	%107 = getelementptr inbounds float, float addrspace(1)* %1, i64 %106, !dbg !313
	%108 = icmp uge i64 %106, %p8, !dbg !313
	br i1 %108, label %b10_fail4, label %b10_ok4, !dbg !313, !prof !38

b10_ok4:
	%109 = load float, float addrspace(1)* %107, align 4, !dbg !313
	%110 = call float @llvm.nvvm.mul.rn.f(float %104, float %109), !dbg !314
	%111 = fadd float %87, %110, !dbg !315
	%112 = add i64 %88, 1, !dbg !315
	%113 = icmp slt i64 %112, %p3, !dbg !315
	br i1 %113, label %b10, label %b11, !dbg !315

b11:
	%114 = phi float [ 0.000000e+00, %b9 ], [ %111, %b10_ok4 ], !dbg !302
	%115 = add i64 %83, %85, !dbg !316
	%116 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !317
	store float %114, float addrspace(1)* %116, align 4, !dbg !317
	%117 = add i64 %85, %28, !dbg !301
	br label %b8, !dbg !301

b12:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !318, !range !11
	%119 = sext i32 %118 to i64, !dbg !318
	%120 = add i64 %81, %119, !dbg !319
	br label %b6, !dbg !319

b20:
	ret void, !dbg !319

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %12, i64 %p14), !dbg !264
	ret void, !dbg !264

b2_fail1:
	%121 = icmp ugt i64 %34, %p28, !dbg !271
	br i1 %121, label %b2_fail2, label %b2_ok2, !dbg !271

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %34, i64 %p28), !dbg !271
	ret void, !dbg !271

b2_ok2:
	%122 = icmp uge i64 %30, %32, !dbg !272
	br i1 %122, label %b2_fail3, label %b2_ok3, !dbg !272

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %32), !dbg !272
	ret void, !dbg !272

b2_ok3:
	%123 = icmp uge i64 %30, %8, !dbg !273
	br i1 %123, label %b2_fail4, label %b2_ok4, !dbg !273

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %8), !dbg !273
	ret void, !dbg !273

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %30, i64 %p26), !dbg !274
	ret void, !dbg !274

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %60, i64 %p28), !dbg !286
	ret void, !dbg !286

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %65, i64 %p14), !dbg !291
	ret void, !dbg !291

b10_fail1:
	%124 = icmp uge i64 %89, %p10, !dbg !304
	br i1 %124, label %b10_fail2, label %b10_ok2, !dbg !304

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %89, i64 %p10), !dbg !304
	ret void, !dbg !304

b10_ok2:
	%125 = icmp uge i64 %89, %p16, !dbg !305
	br i1 %125, label %b10_fail3, label %b10_ok3, !dbg !305

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %89, i64 %p16), !dbg !305
	ret void, !dbg !305

b10_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %89, i64 %p12), !dbg !306
	ret void, !dbg !306

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %106, i64 %p8), !dbg !313
	ret void, !dbg !313

b13_cold:
	%126 = phi i64 [ %168, %b19_cold ], [ %71, %b5 ], !dbg !296
	%127 = icmp slt i64 %126, %p0, !dbg !298
	br i1 %127, label %b14_cold, label %b20, !dbg !298

b14_cold:
	%128 = mul i64 %126, %p1, !dbg !299
	%129 = mul i64 %126, %p3, !dbg !300
	br label %b15_cold, !dbg !301

b15_cold:
	%130 = phi i64 [ %165, %b18_cold_ok1 ], [ %24, %b14_cold ], !dbg !301
	%131 = icmp slt i64 %130, %p1, !dbg !301
	br i1 %131, label %b16_cold, label %b19_cold, !dbg !301

b16_cold:
	br i1 %72, label %b17_cold, label %b18_cold, !dbg !295

b17_cold:
	%132 = phi float [ %158, %b17_cold_ok4 ], [ 0.000000e+00, %b16_cold ], !dbg !302
	%133 = phi i64 [ %159, %b17_cold_ok4 ], [ 0, %b16_cold ], !dbg !302
	%134 = add i64 %129, %133, !dbg !303
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %134, !dbg !304
	%136 = icmp uge i64 %134, %p10, !dbg !304
	%137 = icmp uge i64 %134, %p16, !dbg !305
	%138 = icmp uge i64 %134, %p12, !dbg !306
	%139 = or i1 %136, %137, !dbg !306
	%140 = or i1 %139, %138, !dbg !306
	br i1 %140, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !306, !prof !38

b17_cold_fail1:
	%141 = icmp uge i64 %134, %p10, !dbg !304
	br i1 %141, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !304

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %134, i64 %p10), !dbg !304
	ret void, !dbg !304

b17_cold_ok2:
	%142 = icmp uge i64 %134, %p16, !dbg !305
	br i1 %142, label %b17_cold_fail3, label %b17_cold_ok3, !dbg !305

b17_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %134, i64 %p16), !dbg !305
	ret void, !dbg !305

b17_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %134, i64 %p12), !dbg !306
	ret void, !dbg !306

b17_cold_ok1:
	%143 = load i32, i32 addrspace(1)* %135, align 4, !dbg !304
	%144 = sext i32 %143 to i64, !dbg !307
	%145 = mul i64 %144, %p0, !dbg !308
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %134, !dbg !305
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !305
	%148 = sext i32 %147 to i64, !dbg !309
	%149 = add i64 %145, %148, !dbg !310
	%150 = getelementptr inbounds float, float addrspace(1)* %3, i64 %134, !dbg !306
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !306
	%152 = mul i64 %149, %p1, !dbg !311
	%153 = add i64 %152, %130, !dbg !312
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !313
	%155 = icmp uge i64 %153, %p8, !dbg !313
	br i1 %155, label %b17_cold_fail4, label %b17_cold_ok4, !dbg !313, !prof !38

b17_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %153, i64 %p8), !dbg !313
	ret void, !dbg !313

b17_cold_ok4:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !313
	%157 = call float @llvm.nvvm.mul.rn.f(float %151, float %156), !dbg !314
	%158 = fadd float %132, %157, !dbg !315
	%159 = add i64 %133, 1, !dbg !315
	%160 = icmp slt i64 %159, %p3, !dbg !315
	br i1 %160, label %b17_cold, label %b18_cold, !dbg !315

b18_cold:
	%161 = phi float [ 0.000000e+00, %b16_cold ], [ %158, %b17_cold_ok4 ], !dbg !302
	%162 = add i64 %128, %130, !dbg !316
	%163 = getelementptr inbounds float, float addrspace(1)* %0, i64 %162, !dbg !317
	%164 = icmp uge i64 %162, %p6, !dbg !317
	br i1 %164, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !317, !prof !38

b18_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %162, i64 %p6), !dbg !317
	ret void, !dbg !317

b18_cold_ok1:
	store float %161, float addrspace(1)* %163, align 4, !dbg !317
	%165 = add i64 %130, %28, !dbg !301
	br label %b15_cold, !dbg !301

b19_cold:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !318, !range !11
	%167 = sext i32 %166 to i64, !dbg !318
	%168 = add i64 %126, %167, !dbg !319
	br label %b13_cold, !dbg !319
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
!nvvm.annotations = !{!320, !321, !322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338}
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
!148 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!149 = distinct !DISubprogram(name: "word", scope: !148, file: !148, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!150 = distinct !DISubprogram(name: "Store", scope: !148, file: !148, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!151 = !DILocation(line: 111, column: 11, scope: !52)
!152 = !DILocation(line: 14, column: 39, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 30, column: 53, scope: !149, inlinedAt: !152)
!154 = !DILocation(line: 110, column: 33, scope: !52)
!155 = !DILocation(line: 111, column: 74, scope: !52)
!156 = !DILocation(line: 111, column: 40, scope: !52)
!157 = !DILocation(line: 111, column: 44, scope: !52)
!158 = !DILocation(line: 111, column: 48, scope: !52)
!159 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !145)
!160 = !DILocation(line: 111, column: 80, scope: !52)
!161 = !DILocation(line: 14, column: 29, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 14, column: 62, scope: !150, inlinedAt: !151)
!163 = !DILocation(line: 30, column: 60, scope: !149, inlinedAt: !152)
!164 = !DILocation(line: 30, column: 65, scope: !149, inlinedAt: !152)
!165 = !DILocation(line: 14, column: 17, scope: !150, inlinedAt: !151)
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
!181 = distinct !DISubprogram(name: "Await", scope: !148, file: !148, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!182 = !DILocation(line: 129, column: 23, scope: !168)
!183 = !DILocation(line: 27, column: 88, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 30, column: 53, scope: !149, inlinedAt: !183)
!185 = !DILocation(line: 134, column: 22, scope: !168)
!186 = !DILocation(line: 129, column: 42, scope: !168)
!187 = !DILocation(line: 190, column: 18, scope: !144, inlinedAt: !186)
!188 = !DILocation(line: 190, column: 12, scope: !144, inlinedAt: !186)
!189 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !186)
!190 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !186)
!191 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !186)
!192 = !DILocation(line: 27, column: 65, scope: !181, inlinedAt: !182)
!193 = !DILocation(line: 30, column: 60, scope: !149, inlinedAt: !183)
!194 = !DILocation(line: 27, column: 53, scope: !181, inlinedAt: !182)
!195 = !DILocation(line: 27, column: 24, scope: !181, inlinedAt: !182)
!196 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!197 = !DILocation(line: 130, column: 17, scope: !168)
!198 = !DILocation(line: 195, column: 14, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 196, column: 23, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 196, column: 42, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 196, column: 10, scope: !196, inlinedAt: !197)
!202 = !DILocation(line: 130, column: 32, scope: !168)
!203 = !DILocation(line: 131, column: 40, scope: !168)
!204 = !DILocation(line: 131, column: 74, scope: !168)
!205 = !DILocation(line: 131, column: 67, scope: !168)
!206 = !DILocation(line: 131, column: 24, scope: !168)
!207 = !DILocation(line: 132, column: 9, scope: !168)
!208 = !DILocation(line: 133, column: 16, scope: !168)
!209 = !DILocation(line: 133, column: 21, scope: !168)
!210 = !DILocation(line: 134, column: 8, scope: !168)
!211 = !DILocation(line: 196, column: 20, scope: !196, inlinedAt: !210)
!212 = !DILocation(line: 196, column: 14, scope: !196, inlinedAt: !210)
!213 = !DILocation(line: 196, column: 23, scope: !196, inlinedAt: !210)
!214 = !DILocation(line: 196, column: 42, scope: !196, inlinedAt: !210)
!215 = !DILocation(line: 196, column: 10, scope: !196, inlinedAt: !210)
!216 = !DILocation(line: 134, column: 25, scope: !168)
!217 = !DILocation(line: 135, column: 36, scope: !168)
!218 = !DILocation(line: 135, column: 40, scope: !168)
!219 = !DILocation(line: 135, column: 44, scope: !168)
!220 = !DILocation(line: 135, column: 31, scope: !168)
!221 = !DILocation(line: 135, column: 74, scope: !168)
!222 = !DILocation(line: 138, column: 16, scope: !168)
!223 = !DILocation(line: 141, column: 20, scope: !168)
!224 = !DILocation(line: 152, column: 22, scope: !168)
!225 = !DILocation(line: 142, column: 23, scope: !168)
!226 = !DILocation(line: 141, column: 2, scope: !168)
!227 = !DILocation(line: 143, column: 23, scope: !168)
!228 = !DILocation(line: 143, column: 33, scope: !168)
!229 = !DILocation(line: 144, column: 19, scope: !168)
!230 = !DILocation(line: 145, column: 17, scope: !168)
!231 = !DILocation(line: 151, column: 20, scope: !168)
!232 = !DILocation(line: 151, column: 24, scope: !168)
!233 = !DILocation(line: 151, column: 28, scope: !168)
!234 = !DILocation(line: 143, column: 3, scope: !168)
!235 = !DILocation(line: 144, column: 14, scope: !168)
!236 = !DILocation(line: 145, column: 27, scope: !168)
!237 = !DILocation(line: 145, column: 35, scope: !168)
!238 = !DILocation(line: 146, column: 33, scope: !168)
!239 = !DILocation(line: 146, column: 21, scope: !168)
!240 = !DILocation(line: 147, column: 35, scope: !168)
!241 = !DILocation(line: 148, column: 21, scope: !168)
!242 = !DILocation(line: 148, column: 30, scope: !168)
!243 = !DILocation(line: 148, column: 24, scope: !168)
!244 = !DILocation(line: 148, column: 46, scope: !168)
!245 = !DILocation(line: 148, column: 40, scope: !168)
!246 = !DILocation(line: 148, column: 6, scope: !168)
!247 = !DILocation(line: 150, column: 18, scope: !168)
!248 = !DILocation(line: 151, column: 38, scope: !168)
!249 = !DILocation(line: 151, column: 46, scope: !168)
!250 = !DILocation(line: 152, column: 55, scope: !168)
!251 = !DILocation(line: 152, column: 44, scope: !168)
!252 = !DILocation(line: 153, column: 14, scope: !168)
!253 = !DILocation(line: 144, column: 41, scope: !168)
!254 = !DILocation(line: 144, column: 24, scope: !168)
!255 = !DILocation(line: 155, column: 3, scope: !168)
!256 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!257 = !DILocation(line: 163, column: 6, scope: !256)
!258 = !DILocation(line: 164, column: 16, scope: !256)
!259 = !DILocation(line: 195, column: 14, scope: !57, inlinedAt: !258)
!260 = !DILocation(line: 196, column: 20, scope: !57, inlinedAt: !258)
!261 = !DILocation(line: 196, column: 14, scope: !57, inlinedAt: !258)
!262 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !258)
!263 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !258)
!264 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !258)
!265 = !DILocation(line: 165, column: 33, scope: !256)
!266 = !DILocation(line: 169, column: 22, scope: !256)
!267 = !DILocation(line: 166, column: 20, scope: !256)
!268 = !DILocation(line: 195, column: 14, scope: !196, inlinedAt: !267)
!269 = !DILocation(line: 196, column: 23, scope: !196, inlinedAt: !267)
!270 = !DILocation(line: 196, column: 42, scope: !196, inlinedAt: !267)
!271 = !DILocation(line: 196, column: 10, scope: !196, inlinedAt: !267)
!272 = !DILocation(line: 166, column: 35, scope: !256)
!273 = !DILocation(line: 166, column: 53, scope: !256)
!274 = !DILocation(line: 167, column: 37, scope: !256)
!275 = !DILocation(line: 166, column: 46, scope: !256)
!276 = !DILocation(line: 167, column: 61, scope: !256)
!277 = !DILocation(line: 167, column: 63, scope: !256)
!278 = !DILocation(line: 167, column: 24, scope: !256)
!279 = !DILocation(line: 168, column: 16, scope: !256)
!280 = !DILocation(line: 168, column: 21, scope: !256)
!281 = !DILocation(line: 169, column: 8, scope: !256)
!282 = !DILocation(line: 196, column: 20, scope: !196, inlinedAt: !281)
!283 = !DILocation(line: 196, column: 14, scope: !196, inlinedAt: !281)
!284 = !DILocation(line: 196, column: 23, scope: !196, inlinedAt: !281)
!285 = !DILocation(line: 196, column: 42, scope: !196, inlinedAt: !281)
!286 = !DILocation(line: 196, column: 10, scope: !196, inlinedAt: !281)
!287 = !DILocation(line: 169, column: 25, scope: !256)
!288 = !DILocation(line: 170, column: 8, scope: !256)
!289 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !288)
!290 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !288)
!291 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !288)
!292 = !DILocation(line: 170, column: 27, scope: !256)
!293 = !DILocation(line: 173, column: 16, scope: !256)
!294 = !DILocation(line: 175, column: 25, scope: !256)
!295 = !DILocation(line: 178, column: 21, scope: !256)
!296 = !DILocation(line: 175, column: 31, scope: !256)
!297 = !DILocation(line: 175, column: 6, scope: !256)
!298 = !DILocation(line: 175, column: 37, scope: !256)
!299 = !DILocation(line: 183, column: 13, scope: !256)
!300 = !DILocation(line: 179, column: 18, scope: !256)
!301 = !DILocation(line: 176, column: 34, scope: !256)
!302 = !DILocation(line: 177, column: 4, scope: !256)
!303 = !DILocation(line: 179, column: 26, scope: !256)
!304 = !DILocation(line: 180, column: 23, scope: !256)
!305 = !DILocation(line: 180, column: 52, scope: !256)
!306 = !DILocation(line: 181, column: 27, scope: !256)
!307 = !DILocation(line: 180, column: 16, scope: !256)
!308 = !DILocation(line: 180, column: 30, scope: !256)
!309 = !DILocation(line: 180, column: 45, scope: !256)
!310 = !DILocation(line: 180, column: 40, scope: !256)
!311 = !DILocation(line: 181, column: 48, scope: !256)
!312 = !DILocation(line: 181, column: 57, scope: !256)
!313 = !DILocation(line: 181, column: 43, scope: !256)
!314 = !DILocation(line: 181, column: 34, scope: !256)
!315 = !DILocation(line: 181, column: 5, scope: !256)
!316 = !DILocation(line: 183, column: 22, scope: !256)
!317 = !DILocation(line: 183, column: 7, scope: !256)
!318 = !DILocation(line: 175, column: 67, scope: !256)
!319 = !DILocation(line: 175, column: 49, scope: !256)
!320 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!321 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!322 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!323 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!324 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!325 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!326 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!327 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!328 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!329 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!330 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!331 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!332 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!333 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!334 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!335 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!336 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!337 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!338 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
