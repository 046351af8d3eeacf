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
	%42 = phi i64 [ %35, %b0_ok1 ], [ %110, %b9 ], !dbg !180
	%43 = icmp slt i64 %42, %24, !dbg !180
	br i1 %43, label %b2, label %b10, !dbg !180

b2:
	%44 = urem i32 %p29, 2, !dbg !189
	%45 = zext i32 %44 to i64, !dbg !190
	%46 = mul i64 %45, %p4, !dbg !191
	%47 = mul i64 %46, %11, !dbg !192
	%48 = add i64 %47, %42, !dbg !193
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %48, !dbg !194
	%50 = icmp uge i64 %48, %p20, !dbg !194
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !194, !prof !38

b2_ok1:
	br label %b3, !dbg !195

b3:
	%51 = phi i64 [ 0, %b2_ok1 ], [ %59, %b5 ], !dbg !195
	%52 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !196
	%53 = icmp eq i64 addrspace(1)* %49, null, !dbg !196
	br i1 %53, label %b3_fail1, label %b3_ok1, !dbg !196, !prof !38

b3_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !196
	%55 = call i64 @gpuc_signal_fetch_thread(i8* %54), !dbg !196
	%56 = shl i64 %40, 32, !dbg !197
	%57 = icmp uge i64 %55, %56, !dbg !198
	br i1 %57, label %b4, label %b5, !dbg !198

b4:
	%58 = and i64 %55, 4294967295, !dbg !199
	br label %b7, !dbg !200

b5:
	%59 = add i64 %51, 1, !dbg !200
	%60 = icmp slt i64 %59, 64, !dbg !200
	br i1 %60, label %b3, label %b6, !dbg !200

b6:
	%61 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !201
	%62 = bitcast i64* %61 to i8*, !dbg !201
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %56, i32 1, i8* %ctrl, i32 26), !dbg !201
	%64 = and i64 %63, 4294967295, !dbg !202
	br label %b7, !dbg !203

b7:
	%65 = phi i64 [ %58, %b4 ], [ %64, %b6 ], !dbg !204
	%66 = trunc i64 %65 to i32, !dbg !205
	%67 = sdiv i64 %p24, 2, !dbg !208
	%68 = mul i64 %45, %67, !dbg !209
	%69 = add i64 %68, %67, !dbg !210
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %68, !dbg !211
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %70, i64 %42, !dbg !212
	%72 = icmp ugt i64 %69, %p24, !dbg !211
	%73 = icmp uge i64 %42, %67, !dbg !212
	%74 = icmp uge i64 %42, %p22, !dbg !213
	%75 = or i1 %72, %73, !dbg !213
	%76 = or i1 %75, %74, !dbg !213
	br i1 %76, label %b7_fail1, label %b7_ok1, !dbg !213, !prof !38

b7_ok1:
	%77 = load i64, i64 addrspace(1)* %71, align 8, !dbg !212
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %42, !dbg !213
	%79 = sext i32 %66 to i64, !dbg !214
	%80 = add i64 %77, %79, !dbg !215
	%81 = addrspacecast i64 addrspace(1)* %78 to i64*, !dbg !216
	%82 = bitcast i64* %81 to i8*, !dbg !216
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 5, i64 %80, i32 1, i8* %ctrl, i32 29), !dbg !216
	%84 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %42, !dbg !217
	store i32 %66, i32 addrspace(3)* %84, align 4, !dbg !217
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218, !range !9
	%86 = sext i32 %85 to i64, !dbg !218
	%87 = icmp eq i64 %86, 0, !dbg !219
	br i1 %87, label %b8, label %b9, !dbg !219

b8:
	%88 = urem i32 %41, 2, !dbg !221
	%89 = zext i32 %88 to i64, !dbg !222
	%90 = mul i64 %89, %67, !dbg !223
	%91 = add i64 %90, %67, !dbg !224
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %90, !dbg !225
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %92, i64 %42, !dbg !226
	%94 = icmp ugt i64 %91, %p24, !dbg !225
	br i1 %94, label %b8_fail1, label %b8_ok1, !dbg !225, !prof !38

b8_ok1:
	store i64 %80, i64 addrspace(1)* %93, align 8, !dbg !226
	%95 = icmp eq i64 %11, -1, !dbg !227
	%96 = select i1 %95, i64 1, i64 %11, !dbg !227
	%97 = sdiv i64 %42, %96, !dbg !227
	%98 = sub i64 0, %42, !dbg !227
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !227
	%100 = mul i64 %99, %11, !dbg !228
	%101 = add i64 %100, %10, !dbg !229
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %101, !dbg !230
	%103 = icmp uge i64 %101, %p26, !dbg !230
	br i1 %103, label %b8_fail2, label %b8_ok2, !dbg !230, !prof !38

b8_ok2:
	%104 = icmp eq i64 %11, -1, !dbg !231
	%105 = select i1 %104, i64 1, i64 %11, !dbg !231
	%106 = srem i64 %42, %105, !dbg !231
	%107 = trunc i64 %106 to i32, !dbg !170
	%108 = addrspacecast i64 addrspace(1)* %102 to i64*, !dbg !170
	%109 = bitcast i64* %108 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %109, i64 1, i32 10, i32 %107), !dbg !170
	br label %b9, !dbg !170

b9:
	%110 = add i64 %42, %39, !dbg !180
	br label %b1, !dbg !180

b10:
	call void @llvm.nvvm.barrier0(), !dbg !232
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !233, !range !9
	%112 = sext i32 %111 to i64, !dbg !233
	%113 = mul i64 %p1, 4, !dbg !234
	br label %b11, !dbg !235

b11:
	%114 = phi i64 [ %112, %b10 ], [ %186, %b20 ], !dbg !236
	%115 = phi i64 [ -1, %b10 ], [ %116, %b20 ], !dbg !236
	%116 = add i64 %115, 1, !dbg !236
	%117 = icmp slt i64 %116, %24, !dbg !236
	br i1 %117, label %b12, label %b21, !dbg !236

b12:
	%118 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %116, !dbg !235
	%119 = load i32, i32 addrspace(3)* %118, align 4, !dbg !235
	%120 = icmp eq i64 %11, -1, !dbg !237
	%121 = select i1 %120, i64 1, i64 %11, !dbg !237
	%122 = sdiv i64 %116, %121, !dbg !237
	%123 = sub i64 0, %116, !dbg !237
	%124 = select i1 %120, i64 %123, i64 %122, !dbg !237
	%125 = icmp eq i64 %11, -1, !dbg !238
	%126 = select i1 %125, i64 1, i64 %11, !dbg !238
	%127 = srem i64 %116, %126, !dbg !238
	%128 = sext i32 %119 to i64, !dbg !239
	%129 = mul i64 %116, %p0, !dbg !240
	%130 = mul i64 %124, %11, !dbg !241
	%131 = add i64 %130, %10, !dbg !242
	%132 = mul i64 %131, %p0, !dbg !243
	%133 = trunc i64 %127 to i32, !dbg !234
	br label %b13, !dbg !244

b13:
	%134 = phi i64 [ %114, %b12 ], [ %185, %b19_ok4 ], !dbg !236
	%135 = icmp slt i64 %134, %128, !dbg !245
	br i1 %135, label %b14, label %b20, !dbg !245

b14:
	%136 = add i64 %129, %134, !dbg !246
	%137 = mul i64 %136, %p1, !dbg !247
	%138 = add i64 %137, %p1, !dbg !248
	%139 = getelementptr inbounds float, float addrspace(1)* %0, i64 %137, !dbg !249
	%140 = icmp ule i64 %124, 281474976710655, !dbg !250
	%141 = add i64 %p10, -1, !dbg !250
	%142 = mul i64 %124, -1, !dbg !250
	%143 = add i64 %141, %142, !dbg !250
	%144 = icmp sge i64 %143, 0, !dbg !250
	%145 = and i1 %140, %144, !dbg !250
	%146 = mul i64 %p10, -1, !dbg !250
	%147 = add i64 %146, %p12, !dbg !250
	%148 = icmp sge i64 %147, 0, !dbg !250
	%149 = and i1 %145, %148, !dbg !250
	%150 = icmp ugt i64 %138, %p6, !dbg !249
	%151 = icmp ugt i64 %137, %138, !dbg !249
	%152 = or i1 %150, %151, !dbg !249
	br i1 %152, label %b14_fail1, label %b14_ok1, !dbg !249, !prof !38

b14_ok1:
	br i1 %149, label %b15, label %b17_cold, !dbg !250, !prof !19

b15:
	%153 = phi i64 [ %35, %b14_ok1 ], [ %163, %b16 ], !dbg !250
	%154 = icmp slt i64 %153, %p1, !dbg !250
	br i1 %154, label %b16, label %b19, !dbg !250

b16:
	%155 = getelementptr inbounds float, float addrspace(1)* %139, i64 %153, !dbg !251
	%156 = load float, float addrspace(1)* %155, align 4, !dbg !251
	%157 = getelementptr inbounds float, float addrspace(1)* %2, i64 %124, !dbg !252
	%158 = load float, float addrspace(1)* %157, align 4, !dbg !252
	%159 = call float @llvm.nvvm.mul.rn.f(float %156, float %158), !dbg !253
	%160 = getelementptr inbounds float, float addrspace(1)* %3, i64 %124, !dbg !254
	%161 = load float, float addrspace(1)* %160, align 4, !dbg !254
	%162 = fadd float %159, %161, !dbg !255
	store float %162, float addrspace(1)* %155, align 4, !dbg !256
	%163 = add i64 %153, %39, !dbg !250
	br label %b15, !dbg !250

b19:
	call void @llvm.nvvm.barrier0(), !dbg !257
	%164 = add i64 %132, %134, !dbg !258
	%165 = mul i64 %164, %p1, !dbg !259
	%166 = add i64 %165, %p1, !dbg !260
	%167 = getelementptr inbounds float, float addrspace(1)* %1, i64 %165, !dbg !261
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %131, !dbg !262
	%169 = icmp ugt i64 %166, %p8, !dbg !261
	%170 = icmp ugt i64 %165, %166, !dbg !261
	%171 = icmp uge i64 %131, %p26, !dbg !262
	%172 = or i1 %169, %170, !dbg !262
	%173 = or i1 %172, %171, !dbg !262
	br i1 %173, label %b19_fail1, label %b19_ok1, !dbg !262, !prof !38

b19_ok1:
	%174 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !234
	%175 = sext i32 %174 to i64, !dbg !234
	%176 = addrspacecast float addrspace(1)* %167 to float*, !dbg !234
	%177 = addrspacecast float addrspace(1)* %139 to float*, !dbg !234
	%178 = addrspacecast i64 addrspace(1)* %168 to i64*, !dbg !234
	%179 = icmp ne i64 %175, %39, !dbg !234
	br i1 %179, label %b19_fail4, label %b19_ok4, !dbg !234, !prof !38

b19_ok4:
	%180 = bitcast float* %176 to i8*, !dbg !234
	%181 = bitcast float* %177 to i8*, !dbg !234
	%182 = bitcast i64* %178 to i8*, !dbg !234
	call void @gpuc_put_signal_nbi_block(i8* %180, i8* %181, i64 %113, i8* %182, i64 1, i32 10, i32 %133), !dbg !234
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !263, !range !11
	%184 = sext i32 %183 to i64, !dbg !263
	%185 = add i64 %134, %184, !dbg !264
	br label %b13, !dbg !264

b20:
	%186 = sub i64 %134, %128, !dbg !265
	br label %b11, !dbg !265

b21:
	ret void, !dbg !265

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %24, i64 %22), !dbg !179
	ret void, !dbg !179

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %48, i64 %p20), !dbg !194
	ret void, !dbg !194

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !196
	ret void, !dbg !196

b7_fail1:
	%187 = icmp ugt i64 %69, %p24, !dbg !211
	br i1 %187, label %b7_fail2, label %b7_ok2, !dbg !211

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %69, i64 %p24), !dbg !211
	ret void, !dbg !211

b7_ok2:
	%188 = icmp uge i64 %42, %67, !dbg !212
	br i1 %188, label %b7_fail3, label %b7_ok3, !dbg !212

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %42, i64 %67), !dbg !212
	ret void, !dbg !212

b7_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %42, i64 %p22), !dbg !213
	ret void, !dbg !213

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %91, i64 %p24), !dbg !225
	ret void, !dbg !225

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %101, i64 %p26), !dbg !230
	ret void, !dbg !230

b14_fail1:
	%189 = icmp ugt i64 %138, %p6, !dbg !249
	br i1 %189, label %b14_fail2, label %b14_ok2, !dbg !249

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %138, i64 %p6), !dbg !249
	ret void, !dbg !249

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %137, i64 %138), !dbg !249
	ret void, !dbg !249

b17_cold:
	%190 = phi i64 [ %204, %b18_cold_ok1 ], [ %35, %b14_ok1 ], !dbg !250
	%191 = icmp slt i64 %190, %p1, !dbg !250
	br i1 %191, label %b18_cold, label %b19, !dbg !250

b18_cold:
	%192 = getelementptr inbounds float, float addrspace(1)* %139, i64 %190, !dbg !251
	%193 = icmp uge i64 %124, %p10, !dbg !252
	%194 = icmp uge i64 %124, %p12, !dbg !254
	%195 = or i1 %193, %194, !dbg !254
	br i1 %195, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !254, !prof !38

b18_cold_fail1:
	%196 = icmp uge i64 %124, %p10, !dbg !252
	br i1 %196, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !252

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %124, i64 %p10), !dbg !252
	ret void, !dbg !252

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %124, i64 %p12), !dbg !254
	ret void, !dbg !254

b18_cold_ok1:
	%197 = load float, float addrspace(1)* %192, align 4, !dbg !251
	%198 = getelementptr inbounds float, float addrspace(1)* %2, i64 %124, !dbg !252
	%199 = load float, float addrspace(1)* %198, align 4, !dbg !252
	%200 = call float @llvm.nvvm.mul.rn.f(float %197, float %199), !dbg !253
	%201 = getelementptr inbounds float, float addrspace(1)* %3, i64 %124, !dbg !254
	%202 = load float, float addrspace(1)* %201, align 4, !dbg !254
	%203 = fadd float %200, %202, !dbg !255
	store float %203, float addrspace(1)* %192, align 4, !dbg !256
	%204 = add i64 %190, %39, !dbg !250
	br label %b17_cold, !dbg !250

b19_fail1:
	%205 = icmp ugt i64 %166, %p8, !dbg !261
	br i1 %205, label %b19_fail2, label %b19_ok2, !dbg !261

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %166, i64 %p8), !dbg !261
	ret void, !dbg !261

b19_ok2:
	%206 = icmp ugt i64 %165, %166, !dbg !261
	br i1 %206, label %b19_fail3, label %b19_ok3, !dbg !261

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %165, i64 %166), !dbg !261
	ret void, !dbg !261

b19_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %131, i64 %p26), !dbg !262
	ret void, !dbg !262

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %175, i64 %39), !dbg !234
	ret void, !dbg !234
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !266 {
entry:
	br label %b0, !dbg !267

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !267
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !267
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !267
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !267
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !267
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !267
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !267
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !267
	%8 = sdiv i64 %p14, 2, !dbg !269
	%9 = urem i32 %p29, 2, !dbg !270
	%10 = zext i32 %9 to i64, !dbg !271
	%11 = mul i64 %10, %8, !dbg !272
	%12 = add i64 %11, %8, !dbg !273
	%13 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !274
	%14 = icmp ugt i64 %12, %p14, !dbg !274
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !274, !prof !38

b0_ok1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !275, !range !15
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !275, !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !275, !range !16
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !275, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !275, !range !13
	%20 = mul i32 %19, %17, !dbg !275
	%21 = add i32 %16, %20, !dbg !275
	%22 = mul i32 %18, %21, !dbg !275
	%23 = add i32 %15, %22, !dbg !275
	%24 = sext i32 %23 to i64, !dbg !275
	%25 = mul i32 %18, %19, !dbg !275
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !275, !range !14
	%27 = mul i32 %25, %26, !dbg !275
	%28 = sext i32 %27 to i64, !dbg !275
	%29 = add i32 %p29, 1, !dbg !276
	br label %b1, !dbg !275

b1:
	%30 = phi i64 [ %24, %b0_ok1 ], [ %69, %b4 ], !dbg !275
	%31 = icmp slt i64 %30, %p2, !dbg !275
	br i1 %31, label %b2, label %b5, !dbg !275

b2:
	%32 = sdiv i64 %p28, 2, !dbg !278
	%33 = mul i64 %10, %32, !dbg !279
	%34 = add i64 %33, %32, !dbg !280
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %33, !dbg !281
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 %30, !dbg !282
	%37 = icmp ugt i64 %34, %p28, !dbg !281
	%38 = icmp uge i64 %30, %32, !dbg !282
	%39 = icmp uge i64 %30, %8, !dbg !283
	%40 = icmp uge i64 %30, %p26, !dbg !284
	%41 = or i1 %37, %38, !dbg !284
	%42 = or i1 %41, %39, !dbg !284
	%43 = or i1 %42, %40, !dbg !284
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !284, !prof !38

b2_ok1:
	%44 = load i64, i64 addrspace(1)* %36, align 8, !dbg !282
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %30, !dbg !283
	%46 = load i32, i32 addrspace(1)* %45, align 4, !dbg !283
	%47 = sext i32 %46 to i64, !dbg !285
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %30, !dbg !284
	%49 = add i64 %44, %47, !dbg !286
	%50 = add i64 %49, 1, !dbg !287
	%51 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !288
	%52 = bitcast i64* %51 to i8*, !dbg !288
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 5, i64 %50, i32 1, i8* %ctrl, i32 39), !dbg !288
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289, !range !9
	%55 = sext i32 %54 to i64, !dbg !289
	%56 = icmp eq i64 %55, 0, !dbg !290
	br i1 %56, label %b3, label %b4, !dbg !290

b3:
	%57 = urem i32 %29, 2, !dbg !292
	%58 = zext i32 %57 to i64, !dbg !293
	%59 = mul i64 %58, %32, !dbg !294
	%60 = add i64 %59, %32, !dbg !295
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %59, !dbg !296
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %61, i64 %30, !dbg !297
	%63 = icmp ugt i64 %60, %p28, !dbg !296
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !296, !prof !38

b3_ok1:
	store i64 %50, i64 addrspace(1)* %62, align 8, !dbg !297
	%64 = mul i64 %58, %8, !dbg !299
	%65 = add i64 %64, %8, !dbg !300
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %64, !dbg !301
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %30, !dbg !302
	%68 = icmp ugt i64 %65, %p14, !dbg !301
	br i1 %68, label %b3_fail2, label %b3_ok2, !dbg !301, !prof !38

b3_ok2:
	store i32 0, i32 addrspace(1)* %67, align 4, !dbg !302
	br label %b4, !dbg !302

b4:
	%69 = add i64 %30, %28, !dbg !275
	br label %b1, !dbg !275

b5:
	call void @llvm.nvvm.barrier0(), !dbg !303
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !304, !range !9
	%71 = sext i32 %70 to i64, !dbg !304
	%72 = icmp slt i64 0, %p3, !dbg !305
	%73 = icmp ule i64 %p0, 268435455, !dbg !306
	%74 = icmp ule i64 %p1, 268435455, !dbg !306
	%75 = and i1 %73, %74, !dbg !306
	%76 = mul i64 %p0, -1, !dbg !306
	%77 = mul i64 %p1, %76, !dbg !306
	%78 = add i64 %77, %p6, !dbg !306
	%79 = icmp sge i64 %78, 0, !dbg !306
	%80 = and i1 %75, %79, !dbg !306
	br i1 %80, label %b6, label %b13_cold, !dbg !307, !prof !19

b6:
	%81 = phi i64 [ %71, %b5 ], [ %120, %b12 ], !dbg !306
	%82 = icmp slt i64 %81, %p0, !dbg !308
	br i1 %82, label %b7, label %b20, !dbg !308

b7:
	%83 = mul i64 %81, %p1, !dbg !309
	%84 = mul i64 %81, %p3, !dbg !310
	br label %b8, !dbg !311

b8:
	%85 = phi i64 [ %117, %b11 ], [ %24, %b7 ], !dbg !311
	%86 = icmp slt i64 %85, %p1, !dbg !311
	br i1 %86, label %b9, label %b12, !dbg !311

b9:
	br i1 %72, label %b10, label %b11, !dbg !305

b10:
	%87 = phi float [ %111, %b10_ok4 ], [ 0.000000e+00, %b9 ], !dbg !312
	%88 = phi i64 [ %112, %b10_ok4 ], [ 0, %b9 ], !dbg !312
	%89 = add i64 %84, %88, !dbg !313
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %89, !dbg !314
	%91 = icmp uge i64 %89, %p10, !dbg !314
	%92 = icmp uge i64 %89, %p16, !dbg !315
	%93 = icmp uge i64 %89, %p12, !dbg !316
	%94 = or i1 %91, %92, !dbg !316
	%95 = or i1 %94, %93, !dbg !316
	br i1 %95, label %b10_fail1, label %b10_ok1, !dbg !316, !prof !38

b10_ok1:
	%96 = load i32, i32 addrspace(1)* %90, align 4, !dbg !314
	%97 = sext i32 %96 to i64, !dbg !317
	%98 = mul i64 %97, %p0, !dbg !318
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %89, !dbg !315
	%100 = load i32, i32 addrspace(1)* %99, align 4, !dbg !315
	%101 = sext i32 %100 to i64, !dbg !319
	%102 = add i64 %98, %101, !dbg !320
	%103 = getelementptr inbounds float, float addrspace(1)* %3, i64 %89, !dbg !316
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !316
	%105 = mul i64 %102, %p1, !dbg !321
	%106 = add i64 %105, %85, !dbg !322
	%107 = getelementptr inbounds float, float addrspace(1)* %1, i64 %106, !dbg !323
	%108 = icmp uge i64 %106, %p8, !dbg !323
	br i1 %108, label %b10_fail4, label %b10_ok4, !dbg !323, !prof !38

b10_ok4:
	%109 = load float, float addrspace(1)* %107, align 4, !dbg !323
	%110 = call float @llvm.nvvm.mul.rn.f(float %104, float %109), !dbg !324
	%111 = fadd float %87, %110, !dbg !325
	%112 = add i64 %88, 1, !dbg !325
	%113 = icmp slt i64 %112, %p3, !dbg !325
	br i1 %113, label %b10, label %b11, !dbg !325

b11:
	%114 = phi float [ 0.000000e+00, %b9 ], [ %111, %b10_ok4 ], !dbg !312
	%115 = add i64 %83, %85, !dbg !326
	%116 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !327
	store float %114, float addrspace(1)* %116, align 4, !dbg !327
	%117 = add i64 %85, %28, !dbg !311
	br label %b8, !dbg !311

b12:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !328, !range !11
	%119 = sext i32 %118 to i64, !dbg !328
	%120 = add i64 %81, %119, !dbg !329
	br label %b6, !dbg !329

b20:
	ret void, !dbg !329

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %12, i64 %p14), !dbg !274
	ret void, !dbg !274

b2_fail1:
	%121 = icmp ugt i64 %34, %p28, !dbg !281
	br i1 %121, label %b2_fail2, label %b2_ok2, !dbg !281

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %34, i64 %p28), !dbg !281
	ret void, !dbg !281

b2_ok2:
	%122 = icmp uge i64 %30, %32, !dbg !282
	br i1 %122, label %b2_fail3, label %b2_ok3, !dbg !282

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %30, i64 %32), !dbg !282
	ret void, !dbg !282

b2_ok3:
	%123 = icmp uge i64 %30, %8, !dbg !283
	br i1 %123, label %b2_fail4, label %b2_ok4, !dbg !283

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %30, i64 %8), !dbg !283
	ret void, !dbg !283

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p26), !dbg !284
	ret void, !dbg !284

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %60, i64 %p28), !dbg !296
	ret void, !dbg !296

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %65, i64 %p14), !dbg !301
	ret void, !dbg !301

b10_fail1:
	%124 = icmp uge i64 %89, %p10, !dbg !314
	br i1 %124, label %b10_fail2, label %b10_ok2, !dbg !314

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %89, i64 %p10), !dbg !314
	ret void, !dbg !314

b10_ok2:
	%125 = icmp uge i64 %89, %p16, !dbg !315
	br i1 %125, label %b10_fail3, label %b10_ok3, !dbg !315

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %89, i64 %p16), !dbg !315
	ret void, !dbg !315

b10_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %89, i64 %p12), !dbg !316
	ret void, !dbg !316

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %106, i64 %p8), !dbg !323
	ret void, !dbg !323

b13_cold:
	%126 = phi i64 [ %168, %b19_cold ], [ %71, %b5 ], !dbg !306
	%127 = icmp slt i64 %126, %p0, !dbg !308
	br i1 %127, label %b14_cold, label %b20, !dbg !308

b14_cold:
	%128 = mul i64 %126, %p1, !dbg !309
	%129 = mul i64 %126, %p3, !dbg !310
	br label %b15_cold, !dbg !311

b15_cold:
	%130 = phi i64 [ %165, %b18_cold_ok1 ], [ %24, %b14_cold ], !dbg !311
	%131 = icmp slt i64 %130, %p1, !dbg !311
	br i1 %131, label %b16_cold, label %b19_cold, !dbg !311

b16_cold:
	br i1 %72, label %b17_cold, label %b18_cold, !dbg !305

b17_cold:
	%132 = phi float [ %158, %b17_cold_ok4 ], [ 0.000000e+00, %b16_cold ], !dbg !312
	%133 = phi i64 [ %159, %b17_cold_ok4 ], [ 0, %b16_cold ], !dbg !312
	%134 = add i64 %129, %133, !dbg !313
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %134, !dbg !314
	%136 = icmp uge i64 %134, %p10, !dbg !314
	%137 = icmp uge i64 %134, %p16, !dbg !315
	%138 = icmp uge i64 %134, %p12, !dbg !316
	%139 = or i1 %136, %137, !dbg !316
	%140 = or i1 %139, %138, !dbg !316
	br i1 %140, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !316, !prof !38

b17_cold_fail1:
	%141 = icmp uge i64 %134, %p10, !dbg !314
	br i1 %141, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !314

b17_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %134, i64 %p10), !dbg !314
	ret void, !dbg !314

b17_cold_ok2:
	%142 = icmp uge i64 %134, %p16, !dbg !315
	br i1 %142, label %b17_cold_fail3, label %b17_cold_ok3, !dbg !315

b17_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %134, i64 %p16), !dbg !315
	ret void, !dbg !315

b17_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %134, i64 %p12), !dbg !316
	ret void, !dbg !316

b17_cold_ok1:
	%143 = load i32, i32 addrspace(1)* %135, align 4, !dbg !314
	%144 = sext i32 %143 to i64, !dbg !317
	%145 = mul i64 %144, %p0, !dbg !318
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %134, !dbg !315
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !315
	%148 = sext i32 %147 to i64, !dbg !319
	%149 = add i64 %145, %148, !dbg !320
	%150 = getelementptr inbounds float, float addrspace(1)* %3, i64 %134, !dbg !316
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !316
	%152 = mul i64 %149, %p1, !dbg !321
	%153 = add i64 %152, %130, !dbg !322
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !323
	%155 = icmp uge i64 %153, %p8, !dbg !323
	br i1 %155, label %b17_cold_fail4, label %b17_cold_ok4, !dbg !323, !prof !38

b17_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %153, i64 %p8), !dbg !323
	ret void, !dbg !323

b17_cold_ok4:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !323
	%157 = call float @llvm.nvvm.mul.rn.f(float %151, float %156), !dbg !324
	%158 = fadd float %132, %157, !dbg !325
	%159 = add i64 %133, 1, !dbg !325
	%160 = icmp slt i64 %159, %p3, !dbg !325
	br i1 %160, label %b17_cold, label %b18_cold, !dbg !325

b18_cold:
	%161 = phi float [ 0.000000e+00, %b16_cold ], [ %158, %b17_cold_ok4 ], !dbg !312
	%162 = add i64 %128, %130, !dbg !326
	%163 = getelementptr inbounds float, float addrspace(1)* %0, i64 %162, !dbg !327
	%164 = icmp uge i64 %162, %p6, !dbg !327
	br i1 %164, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !327, !prof !38

b18_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %162, i64 %p6), !dbg !327
	ret void, !dbg !327

b18_cold_ok1:
	store float %161, float addrspace(1)* %163, align 4, !dbg !327
	%165 = add i64 %130, %28, !dbg !311
	br label %b15_cold, !dbg !311

b19_cold:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !328, !range !11
	%167 = sext i32 %166 to i64, !dbg !328
	%168 = add i64 %126, %167, !dbg !329
	br label %b13_cold, !dbg !329
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

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341, !342, !343, !344, !345, !346, !347, !348}
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
!181 = distinct !DISubprogram(name: "awaitWord", scope: !148, file: !148, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!182 = distinct !DISubprogram(name: "Await", scope: !148, file: !148, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!183 = !DILocation(line: 129, column: 23, scope: !168)
!184 = !DILocation(line: 47, column: 19, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 69, column: 45, scope: !181, inlinedAt: !184)
!186 = !DILocation(line: 54, column: 53, scope: !149, inlinedAt: !185)
!187 = !DILocation(line: 134, column: 22, scope: !168)
!188 = !DILocation(line: 129, column: 42, scope: !168)
!189 = !DILocation(line: 190, column: 18, scope: !144, inlinedAt: !188)
!190 = !DILocation(line: 190, column: 12, scope: !144, inlinedAt: !188)
!191 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !188)
!192 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !188)
!193 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !188)
!194 = !DILocation(line: 47, column: 31, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 67, column: 6, scope: !181, inlinedAt: !184)
!196 = !DILocation(line: 69, column: 28, scope: !181, inlinedAt: !184)
!197 = !DILocation(line: 54, column: 60, scope: !149, inlinedAt: !185)
!198 = !DILocation(line: 69, column: 38, scope: !181, inlinedAt: !184)
!199 = !DILocation(line: 70, column: 13, scope: !181, inlinedAt: !184)
!200 = !DILocation(line: 70, column: 4, scope: !181, inlinedAt: !184)
!201 = !DILocation(line: 73, column: 30, scope: !181, inlinedAt: !184)
!202 = !DILocation(line: 73, column: 66, scope: !181, inlinedAt: !184)
!203 = !DILocation(line: 73, column: 2, scope: !181, inlinedAt: !184)
!204 = !DILocation(line: 48, column: 15, scope: !182, inlinedAt: !183)
!205 = !DILocation(line: 51, column: 24, scope: !182, inlinedAt: !183)
!206 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!207 = !DILocation(line: 130, column: 17, scope: !168)
!208 = !DILocation(line: 195, column: 14, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 196, column: 23, scope: !206, inlinedAt: !207)
!210 = !DILocation(line: 196, column: 42, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 196, column: 10, scope: !206, inlinedAt: !207)
!212 = !DILocation(line: 130, column: 32, scope: !168)
!213 = !DILocation(line: 131, column: 40, scope: !168)
!214 = !DILocation(line: 131, column: 74, scope: !168)
!215 = !DILocation(line: 131, column: 67, scope: !168)
!216 = !DILocation(line: 131, column: 24, scope: !168)
!217 = !DILocation(line: 132, column: 9, scope: !168)
!218 = !DILocation(line: 133, column: 16, scope: !168)
!219 = !DILocation(line: 133, column: 21, scope: !168)
!220 = !DILocation(line: 134, column: 8, scope: !168)
!221 = !DILocation(line: 196, column: 20, scope: !206, inlinedAt: !220)
!222 = !DILocation(line: 196, column: 14, scope: !206, inlinedAt: !220)
!223 = !DILocation(line: 196, column: 23, scope: !206, inlinedAt: !220)
!224 = !DILocation(line: 196, column: 42, scope: !206, inlinedAt: !220)
!225 = !DILocation(line: 196, column: 10, scope: !206, inlinedAt: !220)
!226 = !DILocation(line: 134, column: 25, scope: !168)
!227 = !DILocation(line: 135, column: 36, scope: !168)
!228 = !DILocation(line: 135, column: 40, scope: !168)
!229 = !DILocation(line: 135, column: 44, scope: !168)
!230 = !DILocation(line: 135, column: 31, scope: !168)
!231 = !DILocation(line: 135, column: 74, scope: !168)
!232 = !DILocation(line: 138, column: 16, scope: !168)
!233 = !DILocation(line: 141, column: 20, scope: !168)
!234 = !DILocation(line: 152, column: 22, scope: !168)
!235 = !DILocation(line: 142, column: 23, scope: !168)
!236 = !DILocation(line: 141, column: 2, scope: !168)
!237 = !DILocation(line: 143, column: 23, scope: !168)
!238 = !DILocation(line: 143, column: 33, scope: !168)
!239 = !DILocation(line: 144, column: 19, scope: !168)
!240 = !DILocation(line: 145, column: 17, scope: !168)
!241 = !DILocation(line: 151, column: 20, scope: !168)
!242 = !DILocation(line: 151, column: 24, scope: !168)
!243 = !DILocation(line: 151, column: 28, scope: !168)
!244 = !DILocation(line: 143, column: 3, scope: !168)
!245 = !DILocation(line: 144, column: 14, scope: !168)
!246 = !DILocation(line: 145, column: 27, scope: !168)
!247 = !DILocation(line: 145, column: 35, scope: !168)
!248 = !DILocation(line: 146, column: 33, scope: !168)
!249 = !DILocation(line: 146, column: 21, scope: !168)
!250 = !DILocation(line: 147, column: 35, scope: !168)
!251 = !DILocation(line: 148, column: 21, scope: !168)
!252 = !DILocation(line: 148, column: 30, scope: !168)
!253 = !DILocation(line: 148, column: 24, scope: !168)
!254 = !DILocation(line: 148, column: 46, scope: !168)
!255 = !DILocation(line: 148, column: 40, scope: !168)
!256 = !DILocation(line: 148, column: 6, scope: !168)
!257 = !DILocation(line: 150, column: 18, scope: !168)
!258 = !DILocation(line: 151, column: 38, scope: !168)
!259 = !DILocation(line: 151, column: 46, scope: !168)
!260 = !DILocation(line: 152, column: 55, scope: !168)
!261 = !DILocation(line: 152, column: 44, scope: !168)
!262 = !DILocation(line: 153, column: 14, scope: !168)
!263 = !DILocation(line: 144, column: 41, scope: !168)
!264 = !DILocation(line: 144, column: 24, scope: !168)
!265 = !DILocation(line: 155, column: 3, scope: !168)
!266 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!267 = !DILocation(line: 163, column: 6, scope: !266)
!268 = !DILocation(line: 164, column: 16, scope: !266)
!269 = !DILocation(line: 195, column: 14, scope: !57, inlinedAt: !268)
!270 = !DILocation(line: 196, column: 20, scope: !57, inlinedAt: !268)
!271 = !DILocation(line: 196, column: 14, scope: !57, inlinedAt: !268)
!272 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !268)
!273 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !268)
!274 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !268)
!275 = !DILocation(line: 165, column: 33, scope: !266)
!276 = !DILocation(line: 169, column: 22, scope: !266)
!277 = !DILocation(line: 166, column: 20, scope: !266)
!278 = !DILocation(line: 195, column: 14, scope: !206, inlinedAt: !277)
!279 = !DILocation(line: 196, column: 23, scope: !206, inlinedAt: !277)
!280 = !DILocation(line: 196, column: 42, scope: !206, inlinedAt: !277)
!281 = !DILocation(line: 196, column: 10, scope: !206, inlinedAt: !277)
!282 = !DILocation(line: 166, column: 35, scope: !266)
!283 = !DILocation(line: 166, column: 53, scope: !266)
!284 = !DILocation(line: 167, column: 37, scope: !266)
!285 = !DILocation(line: 166, column: 46, scope: !266)
!286 = !DILocation(line: 167, column: 61, scope: !266)
!287 = !DILocation(line: 167, column: 63, scope: !266)
!288 = !DILocation(line: 167, column: 24, scope: !266)
!289 = !DILocation(line: 168, column: 16, scope: !266)
!290 = !DILocation(line: 168, column: 21, scope: !266)
!291 = !DILocation(line: 169, column: 8, scope: !266)
!292 = !DILocation(line: 196, column: 20, scope: !206, inlinedAt: !291)
!293 = !DILocation(line: 196, column: 14, scope: !206, inlinedAt: !291)
!294 = !DILocation(line: 196, column: 23, scope: !206, inlinedAt: !291)
!295 = !DILocation(line: 196, column: 42, scope: !206, inlinedAt: !291)
!296 = !DILocation(line: 196, column: 10, scope: !206, inlinedAt: !291)
!297 = !DILocation(line: 169, column: 25, scope: !266)
!298 = !DILocation(line: 170, column: 8, scope: !266)
!299 = !DILocation(line: 196, column: 23, scope: !57, inlinedAt: !298)
!300 = !DILocation(line: 196, column: 42, scope: !57, inlinedAt: !298)
!301 = !DILocation(line: 196, column: 10, scope: !57, inlinedAt: !298)
!302 = !DILocation(line: 170, column: 27, scope: !266)
!303 = !DILocation(line: 173, column: 16, scope: !266)
!304 = !DILocation(line: 175, column: 25, scope: !266)
!305 = !DILocation(line: 178, column: 21, scope: !266)
!306 = !DILocation(line: 175, column: 31, scope: !266)
!307 = !DILocation(line: 175, column: 6, scope: !266)
!308 = !DILocation(line: 175, column: 37, scope: !266)
!309 = !DILocation(line: 183, column: 13, scope: !266)
!310 = !DILocation(line: 179, column: 18, scope: !266)
!311 = !DILocation(line: 176, column: 34, scope: !266)
!312 = !DILocation(line: 177, column: 4, scope: !266)
!313 = !DILocation(line: 179, column: 26, scope: !266)
!314 = !DILocation(line: 180, column: 23, scope: !266)
!315 = !DILocation(line: 180, column: 52, scope: !266)
!316 = !DILocation(line: 181, column: 27, scope: !266)
!317 = !DILocation(line: 180, column: 16, scope: !266)
!318 = !DILocation(line: 180, column: 30, scope: !266)
!319 = !DILocation(line: 180, column: 45, scope: !266)
!320 = !DILocation(line: 180, column: 40, scope: !266)
!321 = !DILocation(line: 181, column: 48, scope: !266)
!322 = !DILocation(line: 181, column: 57, scope: !266)
!323 = !DILocation(line: 181, column: 43, scope: !266)
!324 = !DILocation(line: 181, column: 34, scope: !266)
!325 = !DILocation(line: 181, column: 5, scope: !266)
!326 = !DILocation(line: 183, column: 22, scope: !266)
!327 = !DILocation(line: 183, column: 7, scope: !266)
!328 = !DILocation(line: 175, column: 67, scope: !266)
!329 = !DILocation(line: 175, column: 49, scope: !266)
!330 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!331 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!332 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!333 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!334 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!335 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!336 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!337 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!338 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!339 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!340 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!341 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!342 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!343 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!344 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!345 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!346 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!347 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!348 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
