target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (float*, i64, float*, i64, double*, i64, i8*)* @Changes to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%2 = sext i32 %1 to i64, !dbg !8
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%10 = sext i32 %9 to i64, !dbg !8
	%11 = trunc i64 %10 to i32, !dbg !8
	%12 = trunc i64 %6 to i32, !dbg !8
	%13 = mul i32 %11, %12, !dbg !8
	%14 = zext i32 %13 to i64, !dbg !8
	%15 = trunc i64 %4 to i32, !dbg !8
	%16 = add i32 %15, %13, !dbg !8
	%17 = zext i32 %16 to i64, !dbg !8
	%18 = mul i64 %8, %17, !dbg !8
	%19 = add i64 %2, %18, !dbg !8
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
	%36 = mul i64 %8, %10, !dbg !8
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%38 = sext i32 %37 to i64, !dbg !8
	%39 = mul i64 %36, %38, !dbg !8
	%40 = mul i64 %39, %25, !dbg !8
	br label %b1, !dbg !8

b1:
	%41 = phi i64 [ %35, %b0 ], [ %69, %b4 ], !dbg !8
	%42 = icmp slt i64 %41, %p1, !dbg !8
	br i1 %42, label %b2, label %b5, !dbg !8

b2:
	%43 = icmp eq i64 %p4, 0, !dbg !17
	%44 = icmp eq i64 %p3, 0, !dbg !18
	%45 = or i1 %43, %44, !dbg !18
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !18, !prof !19

b2_ok1:
	%46 = icmp eq i64 %p4, -1, !dbg !17
	%47 = select i1 %46, i64 1, i64 %p4, !dbg !17
	%48 = sdiv i64 %41, %47, !dbg !17
	%49 = sub i64 0, %41, !dbg !17
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !17
	%51 = add i64 %p5, %50, !dbg !20
	%52 = add i64 %51, %p3, !dbg !21
	%53 = icmp eq i64 %p3, -1, !dbg !18
	%54 = select i1 %53, i64 1, i64 %p3, !dbg !18
	%55 = srem i64 %52, %54, !dbg !18
	%56 = icmp eq i64 %p4, -1, !dbg !22
	%57 = select i1 %56, i64 1, i64 %p4, !dbg !22
	%58 = srem i64 %41, %57, !dbg !22
	%59 = icmp slt i64 %58, %p2, !dbg !23
	br i1 %59, label %b3, label %b4, !dbg !23

b3:
	%60 = mul i64 %55, %p2, !dbg !24
	%61 = add i64 %60, %58, !dbg !25
	%62 = mul i64 %61, 2654435761, !dbg !29
	%63 = add i64 %62, %p6, !dbg !30
	%64 = lshr i64 %63, 7, !dbg !31
	%65 = and i64 %64, 16777215, !dbg !32
	%66 = uitofp i64 %65 to float, !dbg !33
	%67 = fdiv float %66, 0x4170000000000000, !dbg !34
	%68 = getelementptr inbounds float, float addrspace(1)* %0, i64 %41, !dbg !35
	store float %67, float addrspace(1)* %68, align 4, !dbg !35
	br label %b4, !dbg !35

b4:
	%69 = add i64 %41, %40, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b2_fail1:
	%70 = icmp eq i64 %p4, 0, !dbg !17
	br i1 %70, label %b2_fail2, label %b2_ok2, !dbg !17

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !17
	br label %fail, !dbg !17

b2_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !18
	br label %fail, !dbg !18

fail:
	%71 = phi i32 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	%72 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	%73 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %71, i64 %72, i64 %73), !dbg !7
	ret void, !dbg !7
}

define void @Sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !36 {
entry:
	br label %b0, !dbg !37

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !37
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !37
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38, !range !9
	%3 = sext i32 %2 to i64, !dbg !38
	%4 = sub i64 %p4, 1, !dbg !39
	br label %b1, !dbg !40

b1:
	%5 = phi i64 [ %3, %b0 ], [ %105, %b15 ], !dbg !41
	%6 = icmp slt i64 %5, %p5, !dbg !42
	br i1 %6, label %b2, label %b16, !dbg !42

b2:
	%7 = mul i64 %5, %p4, !dbg !43
	%8 = add i64 %5, 1, !dbg !44
	%9 = mul i64 %8, %p4, !dbg !45
	%10 = sub i64 %9, %7, !dbg !46
	%11 = getelementptr inbounds float, float addrspace(1)* %1, i64 %7, !dbg !46
	%12 = add i64 %5, %p5, !dbg !48
	%13 = sub i64 %12, 1, !dbg !49
	%14 = icmp ugt i64 %9, %p3, !dbg !46
	%15 = icmp ugt i64 %7, %9, !dbg !46
	%16 = icmp eq i64 %p5, 0, !dbg !47
	%17 = or i1 %14, %15, !dbg !47
	%18 = or i1 %17, %16, !dbg !47
	br i1 %18, label %b2_fail1, label %b2_ok1, !dbg !47, !prof !19

b2_ok1:
	%19 = icmp eq i64 %p5, -1, !dbg !47
	%20 = select i1 %19, i64 1, i64 %p5, !dbg !47
	%21 = srem i64 %13, %20, !dbg !47
	%22 = mul i64 %21, %p4, !dbg !50
	%23 = sub i64 %p3, %22, !dbg !51
	%24 = getelementptr inbounds float, float addrspace(1)* %1, i64 %22, !dbg !51
	%25 = icmp ugt i64 %22, %p3, !dbg !51
	%26 = icmp ugt i64 %p4, %23, !dbg !52
	%27 = or i1 %25, %26, !dbg !52
	br i1 %27, label %b2_fail4, label %b2_ok4, !dbg !52, !prof !19

b2_ok4:
	%28 = icmp eq i64 %p5, -1, !dbg !53
	%29 = select i1 %28, i64 1, i64 %p5, !dbg !53
	%30 = srem i64 %8, %29, !dbg !53
	%31 = mul i64 %30, %p4, !dbg !54
	%32 = sub i64 %p3, %31, !dbg !55
	%33 = getelementptr inbounds float, float addrspace(1)* %1, i64 %31, !dbg !55
	%34 = getelementptr inbounds float, float addrspace(1)* %0, i64 %7, !dbg !57
	%35 = icmp ugt i64 %31, %p3, !dbg !55
	%36 = icmp ugt i64 %p4, %32, !dbg !56
	%37 = icmp ugt i64 %9, %p1, !dbg !57
	%38 = or i1 %35, %36, !dbg !57
	%39 = or i1 %38, %37, !dbg !57
	br i1 %39, label %b2_fail6, label %b2_ok6, !dbg !57, !prof !19

b2_ok6:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58, !range !15
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58, !range !15
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !58, !range !16
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58, !range !13
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !58, !range !13
	%45 = mul i32 %44, %42, !dbg !58
	%46 = add i32 %41, %45, !dbg !58
	%47 = mul i32 %43, %46, !dbg !58
	%48 = add i32 %40, %47, !dbg !58
	%49 = sext i32 %48 to i64, !dbg !58
	%50 = mul i32 %43, %44, !dbg !58
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !58, !range !14
	%52 = mul i32 %50, %51, !dbg !58
	%53 = sext i32 %52 to i64, !dbg !58
	%54 = icmp ule i64 %10, 281474976710655, !dbg !58
	%55 = add i32 %40, -1, !dbg !58
	%56 = sext i32 %41 to i64, !dbg !58
	%57 = sext i32 %43 to i64, !dbg !58
	%58 = trunc i64 %57 to i32, !dbg !58
	%59 = trunc i64 %56 to i32, !dbg !58
	%60 = mul i32 %58, %59, !dbg !58
	%61 = zext i32 %60 to i64, !dbg !58
	%62 = trunc i64 %61 to i32, !dbg !58
	%63 = add i32 %55, %62, !dbg !58
	%64 = sext i32 %42 to i64, !dbg !58
	%65 = trunc i64 %64 to i32, !dbg !58
	%66 = mul i32 %58, %65, !dbg !58
	%67 = sext i32 %44 to i64, !dbg !58
	%68 = trunc i64 %67 to i32, !dbg !58
	%69 = mul i32 %68, %66, !dbg !58
	%70 = zext i32 %69 to i64, !dbg !58
	%71 = trunc i64 %70 to i32, !dbg !58
	%72 = add i32 %63, %71, !dbg !58
	%73 = icmp sge i32 %72, 0, !dbg !58
	%74 = and i1 %54, %73, !dbg !58
	%75 = mul i64 %p1, -1, !dbg !58
	%76 = add i64 %75, -2, !dbg !58
	%77 = add i64 %76, %10, !dbg !58
	%78 = icmp sge i64 %77, 0, !dbg !58
	%79 = and i1 %74, %78, !dbg !58
	br i1 %79, label %b3, label %b9_cold, !dbg !58, !prof !59

b3:
	%80 = phi i64 [ %49, %b2_ok6 ], [ %102, %b8 ], !dbg !58
	%81 = icmp slt i64 %80, %p4, !dbg !58
	br i1 %81, label %b4, label %b15, !dbg !58

b4:
	%82 = icmp eq i64 %80, 0, !dbg !60
	br i1 %82, label %b6, label %b5, !dbg !60

b5:
	%83 = icmp eq i64 %80, %4, !dbg !61
	br i1 %83, label %b6, label %b7, !dbg !61

b6:
	%84 = getelementptr inbounds float, float addrspace(1)* %11, i64 %80, !dbg !62
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !62
	%86 = getelementptr inbounds float, float addrspace(1)* %34, i64 %80, !dbg !63
	store float %85, float addrspace(1)* %86, align 4, !dbg !63
	br label %b8, !dbg !63

b7:
	%87 = sub i64 %80, 1, !dbg !64
	%88 = getelementptr inbounds float, float addrspace(1)* %11, i64 %87, !dbg !65
	%89 = load float, float addrspace(1)* %88, align 4, !dbg !65
	%90 = add i64 %80, 1, !dbg !66
	%91 = getelementptr inbounds float, float addrspace(1)* %11, i64 %90, !dbg !67
	%92 = load float, float addrspace(1)* %91, align 4, !dbg !67
	%93 = fadd float %89, %92, !dbg !68
	%94 = getelementptr inbounds float, float addrspace(1)* %24, i64 %80, !dbg !69
	%95 = load float, float addrspace(1)* %94, align 4, !dbg !69
	%96 = fadd float %93, %95, !dbg !70
	%97 = getelementptr inbounds float, float addrspace(1)* %33, i64 %80, !dbg !71
	%98 = load float, float addrspace(1)* %97, align 4, !dbg !71
	%99 = fadd float %96, %98, !dbg !72
	%100 = fmul float %99, 2.500000e-01, !dbg !73
	%101 = getelementptr inbounds float, float addrspace(1)* %34, i64 %80, !dbg !74
	store float %100, float addrspace(1)* %101, align 4, !dbg !74
	br label %b8, !dbg !74

b8:
	%102 = add i64 %80, %53, !dbg !58
	br label %b3, !dbg !58

b15:
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !77, !range !11
	%104 = sext i32 %103 to i64, !dbg !77
	%105 = add i64 %5, %104, !dbg !78
	br label %b1, !dbg !78

b16:
	ret void, !dbg !78

b2_fail1:
	%106 = icmp ugt i64 %9, %p3, !dbg !46
	br i1 %106, label %b2_fail2, label %b2_ok2, !dbg !46

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !46
	br label %fail, !dbg !46

b2_ok2:
	%107 = icmp ugt i64 %7, %9, !dbg !46
	br i1 %107, label %b2_fail3, label %b2_ok3, !dbg !46

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !46
	br label %fail, !dbg !46

b2_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !47
	br label %fail, !dbg !47

b2_fail4:
	%108 = icmp ugt i64 %22, %p3, !dbg !51
	br i1 %108, label %b2_fail5, label %b2_ok5, !dbg !51

b2_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !51
	br label %fail, !dbg !51

b2_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !52
	br label %fail, !dbg !52

b2_fail6:
	%109 = icmp ugt i64 %31, %p3, !dbg !55
	br i1 %109, label %b2_fail7, label %b2_ok7, !dbg !55

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !55
	br label %fail, !dbg !55

b2_ok7:
	%110 = icmp ugt i64 %p4, %32, !dbg !56
	br i1 %110, label %b2_fail8, label %b2_ok8, !dbg !56

b2_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !56
	br label %fail, !dbg !56

b2_ok8:
	call void asm sideeffect "", ""() nounwind, !dbg !57
	br label %fail, !dbg !57

b9_cold:
	%111 = phi i64 [ %137, %b14_cold ], [ %49, %b2_ok6 ], !dbg !58
	%112 = icmp slt i64 %111, %p4, !dbg !58
	br i1 %112, label %b10_cold, label %b15, !dbg !58

b10_cold:
	%113 = icmp eq i64 %111, 0, !dbg !60
	br i1 %113, label %b12_cold, label %b11_cold, !dbg !60

b11_cold:
	%114 = icmp eq i64 %111, %4, !dbg !61
	br i1 %114, label %b12_cold, label %b13_cold, !dbg !61

b12_cold:
	%115 = getelementptr inbounds float, float addrspace(1)* %11, i64 %111, !dbg !62
	%116 = load float, float addrspace(1)* %115, align 4, !dbg !62
	%117 = getelementptr inbounds float, float addrspace(1)* %34, i64 %111, !dbg !63
	store float %116, float addrspace(1)* %117, align 4, !dbg !63
	br label %b14_cold, !dbg !63

b13_cold:
	%118 = sub i64 %111, 1, !dbg !64
	%119 = add i64 %111, 1, !dbg !66
	%120 = getelementptr inbounds float, float addrspace(1)* %11, i64 %118, !dbg !65
	%121 = icmp uge i64 %118, %10, !dbg !65
	%122 = icmp uge i64 %119, %10, !dbg !67
	%123 = or i1 %121, %122, !dbg !67
	br i1 %123, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !67, !prof !19

b13_cold_fail1:
	%124 = icmp uge i64 %118, %10, !dbg !65
	br i1 %124, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !65

b13_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !65
	br label %fail, !dbg !65

b13_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !67
	br label %fail, !dbg !67

b13_cold_ok1:
	%125 = load float, float addrspace(1)* %120, align 4, !dbg !65
	%126 = getelementptr inbounds float, float addrspace(1)* %11, i64 %119, !dbg !67
	%127 = load float, float addrspace(1)* %126, align 4, !dbg !67
	%128 = fadd float %125, %127, !dbg !68
	%129 = getelementptr inbounds float, float addrspace(1)* %24, i64 %111, !dbg !69
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !69
	%131 = fadd float %128, %130, !dbg !70
	%132 = getelementptr inbounds float, float addrspace(1)* %33, i64 %111, !dbg !71
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !71
	%134 = fadd float %131, %133, !dbg !72
	%135 = fmul float %134, 2.500000e-01, !dbg !73
	%136 = getelementptr inbounds float, float addrspace(1)* %34, i64 %111, !dbg !74
	store float %135, float addrspace(1)* %136, align 4, !dbg !74
	br label %b14_cold, !dbg !74

b14_cold:
	%137 = add i64 %111, %53, !dbg !58
	br label %b9_cold, !dbg !58, !llvm.loop !76

fail:
	%138 = phi i32 [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_ok3 ], [ 4, %b2_fail5 ], [ 5, %b2_ok5 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_ok8 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], !dbg !37
	%139 = phi i64 [ %9, %b2_fail2 ], [ %7, %b2_fail3 ], [ 0, %b2_ok3 ], [ %22, %b2_fail5 ], [ %p4, %b2_ok5 ], [ %31, %b2_fail7 ], [ %p4, %b2_fail8 ], [ %9, %b2_ok8 ], [ %118, %b13_cold_fail2 ], [ %119, %b13_cold_ok2 ], !dbg !37
	%140 = phi i64 [ %p3, %b2_fail2 ], [ %9, %b2_fail3 ], [ 0, %b2_ok3 ], [ %p3, %b2_fail5 ], [ %23, %b2_ok5 ], [ %p3, %b2_fail7 ], [ %32, %b2_fail8 ], [ %p1, %b2_ok8 ], [ %10, %b13_cold_fail2 ], [ %10, %b13_cold_ok2 ], !dbg !37
	call void @gpuc_fail(i8* %ctrl, i32 %138, i64 %139, i64 %140), !dbg !37
	ret void, !dbg !37
}

define void @Compare(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !79 {
entry:
	br label %b0, !dbg !80

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !80
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !80
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !80
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81, !range !9
	%4 = sext i32 %3 to i64, !dbg !81
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !81, !range !10
	%6 = sext i32 %5 to i64, !dbg !81
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !81, !range !10
	%8 = sext i32 %7 to i64, !dbg !81
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !81, !range !11
	%10 = sext i32 %9 to i64, !dbg !81
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !81, !range !12
	%12 = sext i32 %11 to i64, !dbg !81
	%13 = trunc i64 %12 to i32, !dbg !81
	%14 = trunc i64 %8 to i32, !dbg !81
	%15 = mul i32 %13, %14, !dbg !81
	%16 = zext i32 %15 to i64, !dbg !81
	%17 = trunc i64 %6 to i32, !dbg !81
	%18 = add i32 %17, %15, !dbg !81
	%19 = zext i32 %18 to i64, !dbg !81
	%20 = mul i64 %10, %19, !dbg !81
	%21 = add i64 %4, %20, !dbg !81
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !81, !range !13
	%24 = mul i32 %22, %23, !dbg !81
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !14
	%26 = mul i32 %24, %25, !dbg !81
	%27 = sext i32 %26 to i64, !dbg !81
	%28 = mul i64 %21, %27, !dbg !81
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !81, !range !16
	%32 = mul i32 %23, %31, !dbg !81
	%33 = add i32 %30, %32, !dbg !81
	%34 = mul i32 %22, %33, !dbg !81
	%35 = add i32 %29, %34, !dbg !81
	%36 = sext i32 %35 to i64, !dbg !81
	%37 = add i64 %28, %36, !dbg !81
	%38 = mul i64 %10, %12, !dbg !81
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !81, !range !12
	%40 = sext i32 %39 to i64, !dbg !81
	%41 = mul i64 %38, %40, !dbg !81
	%42 = mul i64 %41, %27, !dbg !81
	%43 = icmp ule i64 %p3, 268435455, !dbg !81
	%44 = icmp ule i64 %p4, 281474976710655, !dbg !81
	%45 = and i1 %43, %44, !dbg !81
	%46 = icmp ule i64 %p5, 268435455, !dbg !81
	%47 = and i1 %45, %46, !dbg !81
	%48 = mul i64 %p3, -1, !dbg !81
	%49 = mul i64 %p5, %48, !dbg !81
	%50 = add i64 %p1, %49, !dbg !81
	%51 = mul i64 %p4, -1, !dbg !81
	%52 = add i64 %50, %51, !dbg !81
	%53 = add i64 %52, %p5, !dbg !81
	%54 = icmp sge i64 %53, 0, !dbg !81
	%55 = and i1 %47, %54, !dbg !81
	%56 = add i64 %p7, -1, !dbg !81
	%57 = icmp sge i64 %56, 0, !dbg !81
	%58 = and i1 %55, %57, !dbg !81
	br i1 %58, label %b1, label %b5_cold, !dbg !81, !prof !59

b1:
	%59 = phi i64 [ %37, %b0 ], [ %79, %b4 ], !dbg !81
	%60 = icmp slt i64 %59, %p3, !dbg !81
	br i1 %60, label %b2, label %b9, !dbg !81

b2:
	%61 = icmp eq i64 %p4, 0, !dbg !82
	br i1 %61, label %b2_fail1, label %b2_ok1, !dbg !82, !prof !19

b2_ok1:
	%62 = icmp eq i64 %p4, -1, !dbg !82
	%63 = select i1 %62, i64 1, i64 %p4, !dbg !82
	%64 = sdiv i64 %59, %63, !dbg !82
	%65 = sub i64 0, %59, !dbg !82
	%66 = select i1 %62, i64 %65, i64 %64, !dbg !82
	%67 = mul i64 %66, %p5, !dbg !83
	%68 = icmp eq i64 %p4, -1, !dbg !84
	%69 = select i1 %68, i64 1, i64 %p4, !dbg !84
	%70 = srem i64 %59, %69, !dbg !84
	%71 = add i64 %67, %70, !dbg !85
	%72 = getelementptr inbounds float, float addrspace(1)* %0, i64 %71, !dbg !86
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !86
	%74 = getelementptr inbounds float, float addrspace(1)* %1, i64 %59, !dbg !87
	%75 = load float, float addrspace(1)* %74, align 4, !dbg !87
	%76 = fcmp une float %73, %75, !dbg !88
	br i1 %76, label %b3, label %b4, !dbg !88

b3:
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !89
	%78 = atomicrmw add i64 addrspace(1)* %77, i64 1 monotonic, !dbg !90
	br label %b4, !dbg !90

b4:
	%79 = add i64 %59, %42, !dbg !81
	br label %b1, !dbg !81

b9:
	ret void, !dbg !81

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b5_cold:
	%80 = phi i64 [ %102, %b8_cold ], [ %37, %b0 ], !dbg !81
	%81 = icmp slt i64 %80, %p3, !dbg !81
	br i1 %81, label %b6_cold, label %b9, !dbg !81

b6_cold:
	%82 = icmp eq i64 %p4, 0, !dbg !82
	br i1 %82, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !82, !prof !19

b6_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b6_cold_ok1:
	%83 = icmp eq i64 %p4, -1, !dbg !82
	%84 = select i1 %83, i64 1, i64 %p4, !dbg !82
	%85 = sdiv i64 %80, %84, !dbg !82
	%86 = sub i64 0, %80, !dbg !82
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !82
	%88 = mul i64 %87, %p5, !dbg !83
	%89 = icmp eq i64 %p4, -1, !dbg !84
	%90 = select i1 %89, i64 1, i64 %p4, !dbg !84
	%91 = srem i64 %80, %90, !dbg !84
	%92 = add i64 %88, %91, !dbg !85
	%93 = getelementptr inbounds float, float addrspace(1)* %0, i64 %92, !dbg !86
	%94 = icmp uge i64 %92, %p1, !dbg !86
	br i1 %94, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !86, !prof !19

b6_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !86
	br label %fail, !dbg !86

b6_cold_ok2:
	%95 = load float, float addrspace(1)* %93, align 4, !dbg !86
	%96 = getelementptr inbounds float, float addrspace(1)* %1, i64 %80, !dbg !87
	%97 = load float, float addrspace(1)* %96, align 4, !dbg !87
	%98 = fcmp une float %95, %97, !dbg !88
	br i1 %98, label %b7_cold, label %b8_cold, !dbg !88

b7_cold:
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !89
	%100 = icmp uge i64 0, %p7, !dbg !89
	br i1 %100, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !89, !prof !19

b7_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !89
	br label %fail, !dbg !89

b7_cold_ok1:
	%101 = atomicrmw add i64 addrspace(1)* %99, i64 1 monotonic, !dbg !90
	br label %b8_cold, !dbg !90

b8_cold:
	%102 = add i64 %80, %42, !dbg !81
	br label %b5_cold, !dbg !81, !llvm.loop !92

fail:
	%103 = phi i32 [ 10, %b2_fail1 ], [ 10, %b6_cold_fail1 ], [ 11, %b6_cold_fail2 ], [ 12, %b7_cold_fail1 ], !dbg !80
	%104 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %92, %b6_cold_fail2 ], [ 0, %b7_cold_fail1 ], !dbg !80
	%105 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %p1, %b6_cold_fail2 ], [ %p7, %b7_cold_fail1 ], !dbg !80
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !80
	ret void, !dbg !80
}

define void @Changes(float* %p0, i64 %p1, float* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !93 {
entry:
	br label %b0, !dbg !94

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !94
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !94
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !94
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95, !range !9
	%4 = sext i32 %3 to i64, !dbg !95
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !95, !range !10
	%6 = sext i32 %5 to i64, !dbg !95
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !95, !range !10
	%8 = sext i32 %7 to i64, !dbg !95
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !95, !range !11
	%10 = sext i32 %9 to i64, !dbg !95
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !95, !range !12
	%12 = sext i32 %11 to i64, !dbg !95
	%13 = trunc i64 %12 to i32, !dbg !95
	%14 = trunc i64 %8 to i32, !dbg !95
	%15 = mul i32 %13, %14, !dbg !95
	%16 = zext i32 %15 to i64, !dbg !95
	%17 = trunc i64 %6 to i32, !dbg !95
	%18 = add i32 %17, %15, !dbg !95
	%19 = zext i32 %18 to i64, !dbg !95
	%20 = mul i64 %10, %19, !dbg !95
	%21 = add i64 %4, %20, !dbg !95
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !95, !range !13
	%24 = mul i32 %22, %23, !dbg !95
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !95, !range !14
	%26 = mul i32 %24, %25, !dbg !95
	%27 = sext i32 %26 to i64, !dbg !95
	%28 = mul i64 %21, %27, !dbg !95
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !95, !range !16
	%32 = mul i32 %23, %31, !dbg !95
	%33 = add i32 %30, %32, !dbg !95
	%34 = mul i32 %22, %33, !dbg !95
	%35 = add i32 %29, %34, !dbg !95
	%36 = sext i32 %35 to i64, !dbg !95
	%37 = add i64 %28, %36, !dbg !95
	%38 = mul i64 %10, %12, !dbg !95
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !95, !range !12
	%40 = sext i32 %39 to i64, !dbg !95
	%41 = mul i64 %38, %40, !dbg !95
	%42 = mul i64 %41, %27, !dbg !95
	%43 = mul i64 %p3, -1, !dbg !95
	%44 = add i64 %p1, %43, !dbg !95
	%45 = icmp sge i64 %44, 0, !dbg !95
	br i1 %45, label %b1, label %b6_cold, !dbg !95, !prof !59

b1:
	%46 = mul i64 %42, 11, !dbg !95
	%47 = sub i64 %p3, %46, !dbg !95
	%48 = icmp slt i64 %42, 1, !dbg !95
	%49 = select i1 %48, i64 -9223372036854775808, i64 %47, !dbg !95
	%50 = icmp sgt i64 %42, 768614336404564650, !dbg !95
	%51 = select i1 %50, i64 -9223372036854775808, i64 %49, !dbg !95
	br label %b2, !dbg !95

b2:
	%52 = phi double [ 0.000000e+00, %b1 ], [ %173, %b3 ], !dbg !95
	%53 = phi i64 [ %37, %b1 ], [ %174, %b3 ], !dbg !95
	%54 = icmp slt i64 %53, %51, !dbg !95
	br i1 %54, label %b3, label %b4, !dbg !95

b3:
	%55 = icmp slt i64 %53, %p3, !dbg !95
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !96
	%57 = load float, float addrspace(1)* %56, align 4, !dbg !96
	%58 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !97
	%59 = load float, float addrspace(1)* %58, align 4, !dbg !97
	%60 = fsub float %57, %59, !dbg !98
	%61 = call float @llvm.nvvm.mul.rn.f(float %60, float %60), !dbg !99
	%62 = fpext float %61 to double, !dbg !100
	%63 = fadd double %52, %62, !dbg !101
	%64 = add i64 %53, %42, !dbg !95
	%65 = icmp slt i64 %64, %p3, !dbg !95
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !96
	%67 = load float, float addrspace(1)* %66, align 4, !dbg !96
	%68 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !97
	%69 = load float, float addrspace(1)* %68, align 4, !dbg !97
	%70 = fsub float %67, %69, !dbg !98
	%71 = call float @llvm.nvvm.mul.rn.f(float %70, float %70), !dbg !99
	%72 = fpext float %71 to double, !dbg !100
	%73 = fadd double %63, %72, !dbg !101
	%74 = add i64 %64, %42, !dbg !95
	%75 = icmp slt i64 %74, %p3, !dbg !95
	%76 = getelementptr inbounds float, float addrspace(1)* %1, i64 %74, !dbg !96
	%77 = load float, float addrspace(1)* %76, align 4, !dbg !96
	%78 = getelementptr inbounds float, float addrspace(1)* %0, i64 %74, !dbg !97
	%79 = load float, float addrspace(1)* %78, align 4, !dbg !97
	%80 = fsub float %77, %79, !dbg !98
	%81 = call float @llvm.nvvm.mul.rn.f(float %80, float %80), !dbg !99
	%82 = fpext float %81 to double, !dbg !100
	%83 = fadd double %73, %82, !dbg !101
	%84 = add i64 %74, %42, !dbg !95
	%85 = icmp slt i64 %84, %p3, !dbg !95
	%86 = getelementptr inbounds float, float addrspace(1)* %1, i64 %84, !dbg !96
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !96
	%88 = getelementptr inbounds float, float addrspace(1)* %0, i64 %84, !dbg !97
	%89 = load float, float addrspace(1)* %88, align 4, !dbg !97
	%90 = fsub float %87, %89, !dbg !98
	%91 = call float @llvm.nvvm.mul.rn.f(float %90, float %90), !dbg !99
	%92 = fpext float %91 to double, !dbg !100
	%93 = fadd double %83, %92, !dbg !101
	%94 = add i64 %84, %42, !dbg !95
	%95 = icmp slt i64 %94, %p3, !dbg !95
	%96 = getelementptr inbounds float, float addrspace(1)* %1, i64 %94, !dbg !96
	%97 = load float, float addrspace(1)* %96, align 4, !dbg !96
	%98 = getelementptr inbounds float, float addrspace(1)* %0, i64 %94, !dbg !97
	%99 = load float, float addrspace(1)* %98, align 4, !dbg !97
	%100 = fsub float %97, %99, !dbg !98
	%101 = call float @llvm.nvvm.mul.rn.f(float %100, float %100), !dbg !99
	%102 = fpext float %101 to double, !dbg !100
	%103 = fadd double %93, %102, !dbg !101
	%104 = add i64 %94, %42, !dbg !95
	%105 = icmp slt i64 %104, %p3, !dbg !95
	%106 = getelementptr inbounds float, float addrspace(1)* %1, i64 %104, !dbg !96
	%107 = load float, float addrspace(1)* %106, align 4, !dbg !96
	%108 = getelementptr inbounds float, float addrspace(1)* %0, i64 %104, !dbg !97
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !97
	%110 = fsub float %107, %109, !dbg !98
	%111 = call float @llvm.nvvm.mul.rn.f(float %110, float %110), !dbg !99
	%112 = fpext float %111 to double, !dbg !100
	%113 = fadd double %103, %112, !dbg !101
	%114 = add i64 %104, %42, !dbg !95
	%115 = icmp slt i64 %114, %p3, !dbg !95
	%116 = getelementptr inbounds float, float addrspace(1)* %1, i64 %114, !dbg !96
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !96
	%118 = getelementptr inbounds float, float addrspace(1)* %0, i64 %114, !dbg !97
	%119 = load float, float addrspace(1)* %118, align 4, !dbg !97
	%120 = fsub float %117, %119, !dbg !98
	%121 = call float @llvm.nvvm.mul.rn.f(float %120, float %120), !dbg !99
	%122 = fpext float %121 to double, !dbg !100
	%123 = fadd double %113, %122, !dbg !101
	%124 = add i64 %114, %42, !dbg !95
	%125 = icmp slt i64 %124, %p3, !dbg !95
	%126 = getelementptr inbounds float, float addrspace(1)* %1, i64 %124, !dbg !96
	%127 = load float, float addrspace(1)* %126, align 4, !dbg !96
	%128 = getelementptr inbounds float, float addrspace(1)* %0, i64 %124, !dbg !97
	%129 = load float, float addrspace(1)* %128, align 4, !dbg !97
	%130 = fsub float %127, %129, !dbg !98
	%131 = call float @llvm.nvvm.mul.rn.f(float %130, float %130), !dbg !99
	%132 = fpext float %131 to double, !dbg !100
	%133 = fadd double %123, %132, !dbg !101
	%134 = add i64 %124, %42, !dbg !95
	%135 = icmp slt i64 %134, %p3, !dbg !95
	%136 = getelementptr inbounds float, float addrspace(1)* %1, i64 %134, !dbg !96
	%137 = load float, float addrspace(1)* %136, align 4, !dbg !96
	%138 = getelementptr inbounds float, float addrspace(1)* %0, i64 %134, !dbg !97
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !97
	%140 = fsub float %137, %139, !dbg !98
	%141 = call float @llvm.nvvm.mul.rn.f(float %140, float %140), !dbg !99
	%142 = fpext float %141 to double, !dbg !100
	%143 = fadd double %133, %142, !dbg !101
	%144 = add i64 %134, %42, !dbg !95
	%145 = icmp slt i64 %144, %p3, !dbg !95
	%146 = getelementptr inbounds float, float addrspace(1)* %1, i64 %144, !dbg !96
	%147 = load float, float addrspace(1)* %146, align 4, !dbg !96
	%148 = getelementptr inbounds float, float addrspace(1)* %0, i64 %144, !dbg !97
	%149 = load float, float addrspace(1)* %148, align 4, !dbg !97
	%150 = fsub float %147, %149, !dbg !98
	%151 = call float @llvm.nvvm.mul.rn.f(float %150, float %150), !dbg !99
	%152 = fpext float %151 to double, !dbg !100
	%153 = fadd double %143, %152, !dbg !101
	%154 = add i64 %144, %42, !dbg !95
	%155 = icmp slt i64 %154, %p3, !dbg !95
	%156 = getelementptr inbounds float, float addrspace(1)* %1, i64 %154, !dbg !96
	%157 = load float, float addrspace(1)* %156, align 4, !dbg !96
	%158 = getelementptr inbounds float, float addrspace(1)* %0, i64 %154, !dbg !97
	%159 = load float, float addrspace(1)* %158, align 4, !dbg !97
	%160 = fsub float %157, %159, !dbg !98
	%161 = call float @llvm.nvvm.mul.rn.f(float %160, float %160), !dbg !99
	%162 = fpext float %161 to double, !dbg !100
	%163 = fadd double %153, %162, !dbg !101
	%164 = add i64 %154, %42, !dbg !95
	%165 = icmp slt i64 %164, %p3, !dbg !95
	%166 = getelementptr inbounds float, float addrspace(1)* %1, i64 %164, !dbg !96
	%167 = load float, float addrspace(1)* %166, align 4, !dbg !96
	%168 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !97
	%169 = load float, float addrspace(1)* %168, align 4, !dbg !97
	%170 = fsub float %167, %169, !dbg !98
	%171 = call float @llvm.nvvm.mul.rn.f(float %170, float %170), !dbg !99
	%172 = fpext float %171 to double, !dbg !100
	%173 = fadd double %163, %172, !dbg !101
	%174 = add i64 %164, %42, !dbg !95
	br label %b2, !dbg !95, !llvm.loop !103

b4:
	%175 = phi double [ %185, %b5 ], [ %52, %b2 ], !dbg !95
	%176 = phi i64 [ %186, %b5 ], [ %53, %b2 ], !dbg !95
	%177 = icmp slt i64 %176, %p3, !dbg !95
	br i1 %177, label %b5, label %b8, !dbg !95

b5:
	%178 = getelementptr inbounds float, float addrspace(1)* %1, i64 %176, !dbg !96
	%179 = load float, float addrspace(1)* %178, align 4, !dbg !96
	%180 = getelementptr inbounds float, float addrspace(1)* %0, i64 %176, !dbg !97
	%181 = load float, float addrspace(1)* %180, align 4, !dbg !97
	%182 = fsub float %179, %181, !dbg !98
	%183 = call float @llvm.nvvm.mul.rn.f(float %182, float %182), !dbg !99
	%184 = fpext float %183 to double, !dbg !100
	%185 = fadd double %175, %184, !dbg !101
	%186 = add i64 %176, %42, !dbg !95
	br label %b4, !dbg !95

b8:
	%187 = phi double [ %175, %b4 ], [ %191, %b6_cold ], !dbg !106
	%188 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !106
	%189 = icmp uge i64 0, %p5, !dbg !106
	br i1 %189, label %b8_fail1, label %b8_ok1, !dbg !106, !prof !19

b8_ok1:
	%190 = call double @llvm.nvvm.atomic.load.add.f64.p1f64(double addrspace(1)* %188, double %187), !dbg !107
	ret void, !dbg !107

b6_cold:
	%191 = phi double [ %202, %b7_cold_ok1 ], [ 0.000000e+00, %b0 ], !dbg !95
	%192 = phi i64 [ %203, %b7_cold_ok1 ], [ %37, %b0 ], !dbg !95
	%193 = icmp slt i64 %192, %p3, !dbg !95
	br i1 %193, label %b7_cold, label %b8, !dbg !95

b7_cold:
	%194 = getelementptr inbounds float, float addrspace(1)* %1, i64 %192, !dbg !96
	%195 = icmp uge i64 %192, %p1, !dbg !97
	br i1 %195, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !97, !prof !19

b7_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b7_cold_ok1:
	%196 = load float, float addrspace(1)* %194, align 4, !dbg !96
	%197 = getelementptr inbounds float, float addrspace(1)* %0, i64 %192, !dbg !97
	%198 = load float, float addrspace(1)* %197, align 4, !dbg !97
	%199 = fsub float %196, %198, !dbg !98
	%200 = call float @llvm.nvvm.mul.rn.f(float %199, float %199), !dbg !99
	%201 = fpext float %200 to double, !dbg !100
	%202 = fadd double %191, %201, !dbg !101
	%203 = add i64 %192, %42, !dbg !95
	br label %b6_cold, !dbg !95, !llvm.loop !105

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !106
	br label %fail, !dbg !106

fail:
	%204 = phi i32 [ 13, %b7_cold_fail1 ], [ 14, %b8_fail1 ], !dbg !94
	%205 = phi i64 [ %192, %b7_cold_fail1 ], [ 0, %b8_fail1 ], !dbg !94
	%206 = phi i64 [ %p1, %b7_cold_fail1 ], [ %p5, %b8_fail1 ], !dbg !94
	call void @gpuc_fail(i8* %ctrl, i32 %204, i64 %205, i64 %206), !dbg !94
	ret void, !dbg !94
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

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p1f64(double addrspace(1)* %a0, double %a1) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "check.go", directory: "github.com/gpuc-go/gpuc/bench/jacobi")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = !DILocation(line: 22, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 23, column: 21, scope: !6)
!18 = !DILocation(line: 23, column: 35, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 23, column: 19, scope: !6)
!21 = !DILocation(line: 23, column: 27, scope: !6)
!22 = !DILocation(line: 23, column: 45, scope: !6)
!23 = !DILocation(line: 24, column: 8, scope: !6)
!24 = !DILocation(line: 25, column: 24, scope: !6)
!25 = !DILocation(line: 25, column: 30, scope: !6)
!26 = distinct !DISubprogram(name: "initial", scope: !1, file: !1, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!27 = !DILocation(line: 25, column: 20, scope: !6)
!28 = !DILocation(line: 12, column: 13, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 12, column: 16, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 12, column: 28, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 13, column: 18, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 13, column: 21, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 13, column: 16, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 13, column: 32, scope: !26, inlinedAt: !27)
!35 = !DILocation(line: 25, column: 7, scope: !6)
!36 = distinct !DISubprogram(name: "Sweep", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!37 = !DILocation(line: 33, column: 6, scope: !36)
!38 = !DILocation(line: 34, column: 21, scope: !36)
!39 = !DILocation(line: 40, column: 27, scope: !36)
!40 = !DILocation(line: 34, column: 24, scope: !36)
!41 = !DILocation(line: 34, column: 6, scope: !36)
!42 = !DILocation(line: 34, column: 29, scope: !36)
!43 = !DILocation(line: 35, column: 15, scope: !36)
!44 = !DILocation(line: 35, column: 26, scope: !36)
!45 = !DILocation(line: 35, column: 29, scope: !36)
!46 = !DILocation(line: 35, column: 13, scope: !36)
!47 = !DILocation(line: 36, column: 25, scope: !36)
!48 = !DILocation(line: 36, column: 15, scope: !36)
!49 = !DILocation(line: 36, column: 22, scope: !36)
!50 = !DILocation(line: 36, column: 32, scope: !36)
!51 = !DILocation(line: 36, column: 12, scope: !36)
!52 = !DILocation(line: 36, column: 40, scope: !36)
!53 = !DILocation(line: 37, column: 20, scope: !36)
!54 = !DILocation(line: 37, column: 27, scope: !36)
!55 = !DILocation(line: 37, column: 14, scope: !36)
!56 = !DILocation(line: 37, column: 35, scope: !36)
!57 = !DILocation(line: 38, column: 14, scope: !36)
!58 = !DILocation(line: 39, column: 34, scope: !36)
!59 = !{!"branch_weights", i32 1048576, i32 1}
!60 = !DILocation(line: 40, column: 9, scope: !36)
!61 = !DILocation(line: 40, column: 19, scope: !36)
!62 = !DILocation(line: 41, column: 17, scope: !36)
!63 = !DILocation(line: 41, column: 8, scope: !36)
!64 = !DILocation(line: 43, column: 20, scope: !36)
!65 = !DILocation(line: 43, column: 18, scope: !36)
!66 = !DILocation(line: 43, column: 31, scope: !36)
!67 = !DILocation(line: 43, column: 29, scope: !36)
!68 = !DILocation(line: 43, column: 24, scope: !36)
!69 = !DILocation(line: 43, column: 39, scope: !36)
!70 = !DILocation(line: 43, column: 35, scope: !36)
!71 = !DILocation(line: 43, column: 49, scope: !36)
!72 = !DILocation(line: 43, column: 43, scope: !36)
!73 = !DILocation(line: 43, column: 54, scope: !36)
!74 = !DILocation(line: 43, column: 8, scope: !36)
!75 = !{!"llvm.loop.unroll.disable"}
!76 = distinct !{!76, !75}
!77 = !DILocation(line: 34, column: 53, scope: !36)
!78 = !DILocation(line: 34, column: 39, scope: !36)
!79 = distinct !DISubprogram(name: "Compare", scope: !1, file: !1, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!80 = !DILocation(line: 53, column: 6, scope: !79)
!81 = !DILocation(line: 54, column: 32, scope: !79)
!82 = !DILocation(line: 55, column: 11, scope: !79)
!83 = !DILocation(line: 55, column: 17, scope: !79)
!84 = !DILocation(line: 55, column: 25, scope: !79)
!85 = !DILocation(line: 55, column: 23, scope: !79)
!86 = !DILocation(line: 55, column: 9, scope: !79)
!87 = !DILocation(line: 55, column: 40, scope: !79)
!88 = !DILocation(line: 55, column: 33, scope: !79)
!89 = !DILocation(line: 56, column: 27, scope: !79)
!90 = !DILocation(line: 56, column: 17, scope: !79)
!91 = !{!"llvm.loop.unroll.disable"}
!92 = distinct !{!92, !91}
!93 = distinct !DISubprogram(name: "Changes", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!94 = !DILocation(line: 64, column: 6, scope: !93)
!95 = !DILocation(line: 66, column: 32, scope: !93)
!96 = !DILocation(line: 67, column: 13, scope: !93)
!97 = !DILocation(line: 67, column: 25, scope: !93)
!98 = !DILocation(line: 67, column: 17, scope: !93)
!99 = !DILocation(line: 68, column: 21, scope: !93)
!100 = !DILocation(line: 68, column: 18, scope: !93)
!101 = !DILocation(line: 68, column: 3, scope: !93)
!102 = !{!"llvm.loop.unroll.count", i32 1}
!103 = distinct !{!103, !102}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = distinct !{!105, !104}
!106 = !DILocation(line: 70, column: 23, scope: !93)
!107 = !DILocation(line: 70, column: 15, scope: !93)
!108 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!109 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!110 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!111 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!112 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"kernel", i32 1}
!113 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidx", i32 512}
!114 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidy", i32 1}
!115 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidz", i32 1}
!116 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!117 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidx", i32 512}
!118 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidy", i32 1}
!119 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidz", i32 1}
!120 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"kernel", i32 1}
!121 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidx", i32 512}
!122 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidy", i32 1}
!123 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidz", i32 1}
!124 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"minctasm", i32 2}
