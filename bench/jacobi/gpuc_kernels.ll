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
	%11 = mul i64 %10, %6, !dbg !8
	%12 = add i64 %4, %11, !dbg !8
	%13 = mul i64 %8, %12, !dbg !8
	%14 = add i64 %2, %13, !dbg !8
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%17 = mul i32 %15, %16, !dbg !8
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%19 = mul i32 %17, %18, !dbg !8
	%20 = sext i32 %19 to i64, !dbg !8
	%21 = mul i64 %14, %20, !dbg !8
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%25 = mul i32 %16, %24, !dbg !8
	%26 = add i32 %23, %25, !dbg !8
	%27 = mul i32 %15, %26, !dbg !8
	%28 = add i32 %22, %27, !dbg !8
	%29 = sext i32 %28 to i64, !dbg !8
	%30 = add i64 %21, %29, !dbg !8
	%31 = mul i64 %8, %10, !dbg !8
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%33 = sext i32 %32 to i64, !dbg !8
	%34 = mul i64 %31, %33, !dbg !8
	%35 = mul i64 %34, %20, !dbg !8
	br label %b1, !dbg !8

b1:
	%36 = phi i64 [ %30, %b0 ], [ %64, %b4 ], !dbg !8
	%37 = icmp slt i64 %36, %p1, !dbg !8
	br i1 %37, label %b2, label %b5, !dbg !8

b2:
	%38 = icmp eq i64 %p4, 0, !dbg !17
	%39 = icmp eq i64 %p3, 0, !dbg !18
	%40 = or i1 %38, %39, !dbg !18
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !18, !prof !19

b2_ok1:
	%41 = icmp eq i64 %p4, -1, !dbg !17
	%42 = select i1 %41, i64 1, i64 %p4, !dbg !17
	%43 = sdiv i64 %36, %42, !dbg !17
	%44 = sub i64 0, %36, !dbg !17
	%45 = select i1 %41, i64 %44, i64 %43, !dbg !17
	%46 = add i64 %p5, %45, !dbg !20
	%47 = add i64 %46, %p3, !dbg !21
	%48 = icmp eq i64 %p3, -1, !dbg !18
	%49 = select i1 %48, i64 1, i64 %p3, !dbg !18
	%50 = srem i64 %47, %49, !dbg !18
	%51 = icmp eq i64 %p4, -1, !dbg !22
	%52 = select i1 %51, i64 1, i64 %p4, !dbg !22
	%53 = srem i64 %36, %52, !dbg !22
	%54 = icmp slt i64 %53, %p2, !dbg !23
	br i1 %54, label %b3, label %b4, !dbg !23

b3:
	%55 = mul i64 %50, %p2, !dbg !24
	%56 = add i64 %55, %53, !dbg !25
	%57 = mul i64 %56, 2654435761, !dbg !29
	%58 = add i64 %57, %p6, !dbg !30
	%59 = lshr i64 %58, 7, !dbg !31
	%60 = and i64 %59, 16777215, !dbg !32
	%61 = uitofp i64 %60 to float, !dbg !33
	%62 = fdiv float %61, 0x4170000000000000, !dbg !34
	%63 = getelementptr inbounds float, float addrspace(1)* %0, i64 %36, !dbg !35
	store float %62, float addrspace(1)* %63, align 4, !dbg !35
	br label %b4, !dbg !35

b4:
	%64 = add i64 %36, %35, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b2_fail1:
	%65 = icmp eq i64 %p4, 0, !dbg !17
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !17

b2_fail2:
	br label %fail, !dbg !17

b2_ok2:
	br label %fail, !dbg !18

fail:
	%66 = phi i32 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	%67 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	%68 = phi i64 [ 0, %b2_fail2 ], [ 0, %b2_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !7
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
	%5 = phi i64 [ %3, %b0 ], [ %98, %b15 ], !dbg !41
	%6 = icmp slt i64 %5, %p5, !dbg !42
	br i1 %6, label %b2, label %b16, !dbg !42

b2:
	%7 = mul i64 %5, %p4, !dbg !43
	%8 = add nsw i64 %5, 1, !dbg !44
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
	%55 = sext i32 %40 to i64, !dbg !58
	%56 = add nsw i64 %55, -1, !dbg !58
	%57 = sext i32 %41 to i64, !dbg !58
	%58 = sext i32 %43 to i64, !dbg !58
	%59 = mul i64 %58, %57, !dbg !58
	%60 = add i64 %56, %59, !dbg !58
	%61 = sext i32 %42 to i64, !dbg !58
	%62 = mul i64 %58, %61, !dbg !58
	%63 = sext i32 %44 to i64, !dbg !58
	%64 = mul i64 %63, %62, !dbg !58
	%65 = add i64 %60, %64, !dbg !58
	%66 = icmp sge i64 %65, 0, !dbg !58
	%67 = and i1 %54, %66, !dbg !58
	%68 = mul nsw i64 %p1, -1, !dbg !58
	%69 = add nsw i64 %68, -2, !dbg !58
	%70 = add i64 %69, %10, !dbg !58
	%71 = icmp sge i64 %70, 0, !dbg !58
	%72 = and i1 %67, %71, !dbg !58
	br i1 %72, label %b3, label %b9_cold, !dbg !58, !prof !59

b3:
	%73 = phi i64 [ %49, %b2_ok6 ], [ %95, %b8 ], !dbg !58
	%74 = icmp slt i64 %73, %p4, !dbg !58
	br i1 %74, label %b4, label %b15, !dbg !58

b4:
	%75 = icmp eq i64 %73, 0, !dbg !60
	br i1 %75, label %b6, label %b5, !dbg !60

b5:
	%76 = icmp eq i64 %73, %4, !dbg !61
	br i1 %76, label %b6, label %b7, !dbg !61

b6:
	%77 = getelementptr inbounds float, float addrspace(1)* %11, i64 %73, !dbg !62
	%78 = load float, float addrspace(1)* %77, align 4, !dbg !62
	%79 = getelementptr inbounds float, float addrspace(1)* %34, i64 %73, !dbg !63
	store float %78, float addrspace(1)* %79, align 4, !dbg !63
	br label %b8, !dbg !63

b7:
	%80 = sub nsw i64 %73, 1, !dbg !64
	%81 = getelementptr inbounds float, float addrspace(1)* %11, i64 %80, !dbg !65
	%82 = load float, float addrspace(1)* %81, align 4, !dbg !65
	%83 = add nsw i64 %73, 1, !dbg !66
	%84 = getelementptr inbounds float, float addrspace(1)* %11, i64 %83, !dbg !67
	%85 = load float, float addrspace(1)* %84, align 4, !dbg !67
	%86 = fadd float %82, %85, !dbg !68
	%87 = getelementptr inbounds float, float addrspace(1)* %24, i64 %73, !dbg !69
	%88 = load float, float addrspace(1)* %87, align 4, !dbg !69
	%89 = fadd float %86, %88, !dbg !70
	%90 = getelementptr inbounds float, float addrspace(1)* %33, i64 %73, !dbg !71
	%91 = load float, float addrspace(1)* %90, align 4, !dbg !71
	%92 = fadd float %89, %91, !dbg !72
	%93 = fmul float %92, 2.500000e-01, !dbg !73
	%94 = getelementptr inbounds float, float addrspace(1)* %34, i64 %73, !dbg !74
	store float %93, float addrspace(1)* %94, align 4, !dbg !74
	br label %b8, !dbg !74

b8:
	%95 = add i64 %73, %53, !dbg !58
	br label %b3, !dbg !58

b15:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !77, !range !11
	%97 = sext i32 %96 to i64, !dbg !77
	%98 = add i64 %5, %97, !dbg !78
	br label %b1, !dbg !78

b16:
	ret void, !dbg !78

b2_fail1:
	%99 = icmp ugt i64 %9, %p3, !dbg !46
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !46

b2_fail2:
	br label %fail, !dbg !46

b2_ok2:
	%100 = icmp ugt i64 %7, %9, !dbg !46
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !46

b2_fail3:
	br label %fail, !dbg !46

b2_ok3:
	br label %fail, !dbg !47

b2_fail4:
	%101 = icmp ugt i64 %22, %p3, !dbg !51
	br i1 %101, label %b2_fail5, label %b2_ok5, !dbg !51

b2_fail5:
	br label %fail, !dbg !51

b2_ok5:
	br label %fail, !dbg !52

b2_fail6:
	%102 = icmp ugt i64 %31, %p3, !dbg !55
	br i1 %102, label %b2_fail7, label %b2_ok7, !dbg !55

b2_fail7:
	br label %fail, !dbg !55

b2_ok7:
	%103 = icmp ugt i64 %p4, %32, !dbg !56
	br i1 %103, label %b2_fail8, label %b2_ok8, !dbg !56

b2_fail8:
	br label %fail, !dbg !56

b2_ok8:
	br label %fail, !dbg !57

b9_cold:
	%104 = phi i64 [ %130, %b14_cold ], [ %49, %b2_ok6 ], !dbg !58
	%105 = icmp slt i64 %104, %p4, !dbg !58
	br i1 %105, label %b10_cold, label %b15, !dbg !58

b10_cold:
	%106 = icmp eq i64 %104, 0, !dbg !60
	br i1 %106, label %b12_cold, label %b11_cold, !dbg !60

b11_cold:
	%107 = icmp eq i64 %104, %4, !dbg !61
	br i1 %107, label %b12_cold, label %b13_cold, !dbg !61

b12_cold:
	%108 = getelementptr inbounds float, float addrspace(1)* %11, i64 %104, !dbg !62
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !62
	%110 = getelementptr inbounds float, float addrspace(1)* %34, i64 %104, !dbg !63
	store float %109, float addrspace(1)* %110, align 4, !dbg !63
	br label %b14_cold, !dbg !63

b13_cold:
	%111 = sub nsw i64 %104, 1, !dbg !64
	%112 = add nsw i64 %104, 1, !dbg !66
	%113 = getelementptr inbounds float, float addrspace(1)* %11, i64 %111, !dbg !65
	%114 = icmp uge i64 %111, %10, !dbg !65
	%115 = icmp uge i64 %112, %10, !dbg !67
	%116 = or i1 %114, %115, !dbg !67
	br i1 %116, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !67, !prof !19

b13_cold_fail1:
	%117 = icmp uge i64 %111, %10, !dbg !65
	br i1 %117, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !65

b13_cold_fail2:
	br label %fail, !dbg !65

b13_cold_ok2:
	br label %fail, !dbg !67

b13_cold_ok1:
	%118 = load float, float addrspace(1)* %113, align 4, !dbg !65
	%119 = getelementptr inbounds float, float addrspace(1)* %11, i64 %112, !dbg !67
	%120 = load float, float addrspace(1)* %119, align 4, !dbg !67
	%121 = fadd float %118, %120, !dbg !68
	%122 = getelementptr inbounds float, float addrspace(1)* %24, i64 %104, !dbg !69
	%123 = load float, float addrspace(1)* %122, align 4, !dbg !69
	%124 = fadd float %121, %123, !dbg !70
	%125 = getelementptr inbounds float, float addrspace(1)* %33, i64 %104, !dbg !71
	%126 = load float, float addrspace(1)* %125, align 4, !dbg !71
	%127 = fadd float %124, %126, !dbg !72
	%128 = fmul float %127, 2.500000e-01, !dbg !73
	%129 = getelementptr inbounds float, float addrspace(1)* %34, i64 %104, !dbg !74
	store float %128, float addrspace(1)* %129, align 4, !dbg !74
	br label %b14_cold, !dbg !74

b14_cold:
	%130 = add i64 %104, %53, !dbg !58
	br label %b9_cold, !dbg !58, !llvm.loop !76

fail:
	%131 = phi i32 [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_ok3 ], [ 4, %b2_fail5 ], [ 5, %b2_ok5 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_ok8 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], !dbg !37
	%132 = phi i64 [ %9, %b2_fail2 ], [ %7, %b2_fail3 ], [ 0, %b2_ok3 ], [ %22, %b2_fail5 ], [ %p4, %b2_ok5 ], [ %31, %b2_fail7 ], [ %p4, %b2_fail8 ], [ %9, %b2_ok8 ], [ %111, %b13_cold_fail2 ], [ %112, %b13_cold_ok2 ], !dbg !37
	%133 = phi i64 [ %p3, %b2_fail2 ], [ %9, %b2_fail3 ], [ 0, %b2_ok3 ], [ %p3, %b2_fail5 ], [ %23, %b2_ok5 ], [ %p3, %b2_fail7 ], [ %32, %b2_fail8 ], [ %p1, %b2_ok8 ], [ %10, %b13_cold_fail2 ], [ %10, %b13_cold_ok2 ], !dbg !37
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !37
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
	%13 = mul i64 %12, %8, !dbg !81
	%14 = add i64 %6, %13, !dbg !81
	%15 = mul i64 %10, %14, !dbg !81
	%16 = add i64 %4, %15, !dbg !81
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !81, !range !13
	%19 = mul i32 %17, %18, !dbg !81
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !14
	%21 = mul i32 %19, %20, !dbg !81
	%22 = sext i32 %21 to i64, !dbg !81
	%23 = mul i64 %16, %22, !dbg !81
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !81, !range !16
	%27 = mul i32 %18, %26, !dbg !81
	%28 = add i32 %25, %27, !dbg !81
	%29 = mul i32 %17, %28, !dbg !81
	%30 = add i32 %24, %29, !dbg !81
	%31 = sext i32 %30 to i64, !dbg !81
	%32 = add i64 %23, %31, !dbg !81
	%33 = mul i64 %10, %12, !dbg !81
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !81, !range !12
	%35 = sext i32 %34 to i64, !dbg !81
	%36 = mul i64 %33, %35, !dbg !81
	%37 = mul i64 %36, %22, !dbg !81
	%38 = icmp ule i64 %p3, 268435455, !dbg !81
	%39 = icmp ule i64 %p4, 281474976710655, !dbg !81
	%40 = and i1 %38, %39, !dbg !81
	%41 = icmp ule i64 %p5, 268435455, !dbg !81
	%42 = and i1 %40, %41, !dbg !81
	%43 = mul nsw i64 %p3, -1, !dbg !81
	%44 = mul i64 %p5, %43, !dbg !81
	%45 = add i64 %p1, %44, !dbg !81
	%46 = mul i64 %p4, -1, !dbg !81
	%47 = add i64 %45, %46, !dbg !81
	%48 = add i64 %47, %p5, !dbg !81
	%49 = icmp sge i64 %48, 0, !dbg !81
	%50 = and i1 %42, %49, !dbg !81
	%51 = add nsw i64 %p7, -1, !dbg !81
	%52 = icmp sge i64 %51, 0, !dbg !81
	%53 = and i1 %50, %52, !dbg !81
	br i1 %53, label %b1, label %b5_cold, !dbg !81, !prof !59

b1:
	%54 = phi i64 [ %32, %b0 ], [ %74, %b4 ], !dbg !81
	%55 = icmp slt i64 %54, %p3, !dbg !81
	br i1 %55, label %b2, label %b9, !dbg !81

b2:
	%56 = icmp eq i64 %p4, 0, !dbg !82
	br i1 %56, label %b2_fail1, label %b2_ok1, !dbg !82, !prof !19

b2_ok1:
	%57 = icmp eq i64 %p4, -1, !dbg !82
	%58 = select i1 %57, i64 1, i64 %p4, !dbg !82
	%59 = sdiv i64 %54, %58, !dbg !82
	%60 = sub i64 0, %54, !dbg !82
	%61 = select i1 %57, i64 %60, i64 %59, !dbg !82
	%62 = mul i64 %61, %p5, !dbg !83
	%63 = icmp eq i64 %p4, -1, !dbg !84
	%64 = select i1 %63, i64 1, i64 %p4, !dbg !84
	%65 = srem i64 %54, %64, !dbg !84
	%66 = add i64 %62, %65, !dbg !85
	%67 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !86
	%68 = load float, float addrspace(1)* %67, align 4, !dbg !86
	%69 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !87
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !87
	%71 = fcmp une float %68, %70, !dbg !88
	br i1 %71, label %b3, label %b4, !dbg !88

b3:
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !89
	%73 = atomicrmw add i64 addrspace(1)* %72, i64 1 monotonic, !dbg !90
	br label %b4, !dbg !90

b4:
	%74 = add i64 %54, %37, !dbg !81
	br label %b1, !dbg !81

b9:
	ret void, !dbg !81

b2_fail1:
	br label %fail, !dbg !82

b5_cold:
	%75 = phi i64 [ %97, %b8_cold ], [ %32, %b0 ], !dbg !81
	%76 = icmp slt i64 %75, %p3, !dbg !81
	br i1 %76, label %b6_cold, label %b9, !dbg !81

b6_cold:
	%77 = icmp eq i64 %p4, 0, !dbg !82
	br i1 %77, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !82, !prof !19

b6_cold_fail1:
	br label %fail, !dbg !82

b6_cold_ok1:
	%78 = icmp eq i64 %p4, -1, !dbg !82
	%79 = select i1 %78, i64 1, i64 %p4, !dbg !82
	%80 = sdiv i64 %75, %79, !dbg !82
	%81 = sub i64 0, %75, !dbg !82
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !82
	%83 = mul i64 %82, %p5, !dbg !83
	%84 = icmp eq i64 %p4, -1, !dbg !84
	%85 = select i1 %84, i64 1, i64 %p4, !dbg !84
	%86 = srem i64 %75, %85, !dbg !84
	%87 = add i64 %83, %86, !dbg !85
	%88 = getelementptr inbounds float, float addrspace(1)* %0, i64 %87, !dbg !86
	%89 = icmp uge i64 %87, %p1, !dbg !86
	br i1 %89, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !86, !prof !19

b6_cold_fail2:
	br label %fail, !dbg !86

b6_cold_ok2:
	%90 = load float, float addrspace(1)* %88, align 4, !dbg !86
	%91 = getelementptr inbounds float, float addrspace(1)* %1, i64 %75, !dbg !87
	%92 = load float, float addrspace(1)* %91, align 4, !dbg !87
	%93 = fcmp une float %90, %92, !dbg !88
	br i1 %93, label %b7_cold, label %b8_cold, !dbg !88

b7_cold:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !89
	%95 = icmp uge i64 0, %p7, !dbg !89
	br i1 %95, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !89, !prof !19

b7_cold_fail1:
	br label %fail, !dbg !89

b7_cold_ok1:
	%96 = atomicrmw add i64 addrspace(1)* %94, i64 1 monotonic, !dbg !90
	br label %b8_cold, !dbg !90

b8_cold:
	%97 = add i64 %75, %37, !dbg !81
	br label %b5_cold, !dbg !81, !llvm.loop !92

fail:
	%98 = phi i32 [ 10, %b2_fail1 ], [ 10, %b6_cold_fail1 ], [ 11, %b6_cold_fail2 ], [ 12, %b7_cold_fail1 ], !dbg !80
	%99 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %87, %b6_cold_fail2 ], [ 0, %b7_cold_fail1 ], !dbg !80
	%100 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %p1, %b6_cold_fail2 ], [ %p7, %b7_cold_fail1 ], !dbg !80
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !80
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
	%13 = mul i64 %12, %8, !dbg !95
	%14 = add i64 %6, %13, !dbg !95
	%15 = mul i64 %10, %14, !dbg !95
	%16 = add i64 %4, %15, !dbg !95
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !95, !range !13
	%19 = mul i32 %17, %18, !dbg !95
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !95, !range !14
	%21 = mul i32 %19, %20, !dbg !95
	%22 = sext i32 %21 to i64, !dbg !95
	%23 = mul i64 %16, %22, !dbg !95
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !95, !range !16
	%27 = mul i32 %18, %26, !dbg !95
	%28 = add i32 %25, %27, !dbg !95
	%29 = mul i32 %17, %28, !dbg !95
	%30 = add i32 %24, %29, !dbg !95
	%31 = sext i32 %30 to i64, !dbg !95
	%32 = add i64 %23, %31, !dbg !95
	%33 = mul i64 %10, %12, !dbg !95
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !95, !range !12
	%35 = sext i32 %34 to i64, !dbg !95
	%36 = mul i64 %33, %35, !dbg !95
	%37 = mul i64 %36, %22, !dbg !95
	%38 = mul nsw i64 %p3, -1, !dbg !95
	%39 = add i64 %p1, %38, !dbg !95
	%40 = icmp sge i64 %39, 0, !dbg !95
	br i1 %40, label %b1, label %b3_cold, !dbg !95, !prof !59

b1:
	%41 = phi double [ 0.000000e+00, %b0 ], [ %51, %b2 ], !dbg !95
	%42 = phi i64 [ %32, %b0 ], [ %52, %b2 ], !dbg !95
	%43 = icmp slt i64 %42, %p3, !dbg !95
	br i1 %43, label %b2, label %b5, !dbg !95

b2:
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %42, !dbg !96
	%45 = load float, float addrspace(1)* %44, align 4, !dbg !96
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %42, !dbg !97
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !97
	%48 = fsub float %45, %47, !dbg !98
	%49 = call float @llvm.nvvm.mul.rn.f(float %48, float %48), !dbg !99
	%50 = fpext float %49 to double, !dbg !100
	%51 = fadd double %41, %50, !dbg !101
	%52 = add i64 %42, %37, !dbg !95
	br label %b1, !dbg !95

b5:
	%53 = phi double [ %41, %b1 ], [ %57, %b3_cold ], !dbg !104
	%54 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !104
	%55 = icmp uge i64 0, %p5, !dbg !104
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !104, !prof !19

b5_ok1:
	%56 = call double @llvm.nvvm.atomic.load.add.f64.p1f64(double addrspace(1)* %54, double %53), !dbg !105
	ret void, !dbg !105

b3_cold:
	%57 = phi double [ %68, %b4_cold_ok1 ], [ 0.000000e+00, %b0 ], !dbg !95
	%58 = phi i64 [ %69, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !95
	%59 = icmp slt i64 %58, %p3, !dbg !95
	br i1 %59, label %b4_cold, label %b5, !dbg !95

b4_cold:
	%60 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !96
	%61 = icmp uge i64 %58, %p1, !dbg !97
	br i1 %61, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !97, !prof !19

b4_cold_fail1:
	br label %fail, !dbg !97

b4_cold_ok1:
	%62 = load float, float addrspace(1)* %60, align 4, !dbg !96
	%63 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !97
	%64 = load float, float addrspace(1)* %63, align 4, !dbg !97
	%65 = fsub float %62, %64, !dbg !98
	%66 = call float @llvm.nvvm.mul.rn.f(float %65, float %65), !dbg !99
	%67 = fpext float %66 to double, !dbg !100
	%68 = fadd double %57, %67, !dbg !101
	%69 = add i64 %58, %37, !dbg !95
	br label %b3_cold, !dbg !95, !llvm.loop !103

b5_fail1:
	br label %fail, !dbg !104

fail:
	%70 = phi i32 [ 13, %b4_cold_fail1 ], [ 14, %b5_fail1 ], !dbg !94
	%71 = phi i64 [ %58, %b4_cold_fail1 ], [ 0, %b5_fail1 ], !dbg !94
	%72 = phi i64 [ %p1, %b4_cold_fail1 ], [ %p5, %b5_fail1 ], !dbg !94
	call void @gpuc_fail(i8* %ctrl, i32 %70, i64 %71, i64 %72), !dbg !94
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
!nvvm.annotations = !{!106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125}
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
!102 = !{!"llvm.loop.unroll.disable"}
!103 = distinct !{!103, !102}
!104 = !DILocation(line: 70, column: 23, scope: !93)
!105 = !DILocation(line: 70, column: 15, scope: !93)
!106 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!107 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!108 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!109 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!110 = !{void (float*, i64, i64, i64, i64, i64, i64, i8*)* @Fill, !"minctasm", i32 1}
!111 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"kernel", i32 1}
!112 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidx", i32 512}
!113 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidy", i32 1}
!114 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"maxntidz", i32 1}
!115 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Sweep, !"minctasm", i32 1}
!116 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!117 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidx", i32 512}
!118 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidy", i32 1}
!119 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"maxntidz", i32 1}
!120 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i8*)* @Compare, !"minctasm", i32 1}
!121 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"kernel", i32 1}
!122 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidx", i32 512}
!123 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidy", i32 1}
!124 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"maxntidz", i32 1}
!125 = !{void (float*, i64, float*, i64, double*, i64, i8*)* @Changes, !"minctasm", i32 1}
