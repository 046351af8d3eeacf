target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_42 = addrspace(3) global i64 undef, align 8
@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Sums to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan to i8*)], section "llvm.metadata"

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = icmp ule i64 %p1, 281474976710655, !dbg !10
	br i1 %4, label %b1, label %b27_cold, !dbg !11, !prof !12

b1:
	%5 = phi i64 [ %3, %b0 ], [ %145, %b26 ], !dbg !10
	%6 = icmp slt i64 %5, %p1, !dbg !13
	br i1 %6, label %b2, label %b54, !dbg !13

b2:
	%7 = mul i64 %5, 1024, !dbg !14
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%13 = mul i32 %12, %10, !dbg !15
	%14 = add i32 %9, %13, !dbg !15
	%15 = mul i32 %11, %14, !dbg !15
	%16 = add i32 %8, %15, !dbg !15
	%17 = sext i32 %16 to i64, !dbg !15
	%18 = trunc i64 %17 to i32, !dbg !19
	%19 = mul i32 %18, 4, !dbg !19
	%20 = zext i32 %19 to i64, !dbg !19
	%21 = add i64 %7, %20, !dbg !20
	%22 = add i64 %21, 4, !dbg !23
	%23 = icmp sle i64 %22, %p3, !dbg !24
	br i1 %23, label %b3, label %b5, !dbg !24

b3:
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !25
	%25 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !26
	%26 = ptrtoint i64* %25 to i64, !dbg !26
	%27 = and i64 %26, 15, !dbg !26
	%28 = icmp eq i64 %27, 0, !dbg !26
	br i1 %28, label %b4, label %b31, !dbg !26

b4:
	%29 = bitcast i64 addrspace(1)* %24 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%30 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i64 0, !dbg !27
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 0, !dbg !27
	%32 = bitcast { i64, i64, i64, i64 } addrspace(1)* %30 to <4 x i64> addrspace(1)*, !dbg !27
	%33 = load <4 x i64>, <4 x i64> addrspace(1)* %32, align 16, !dbg !27
	%34 = extractelement <4 x i64> %33, i32 0, !dbg !27
	%35 = extractelement <4 x i64> %33, i32 1, !dbg !27
	%36 = extractelement <4 x i64> %33, i32 2, !dbg !27
	%37 = extractelement <4 x i64> %33, i32 3, !dbg !27
	%38 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 1, !dbg !27
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 2, !dbg !27
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 3, !dbg !27
	br label %b12, !dbg !28

b5:
	%41 = icmp slt i64 %21, %p3, !dbg !29
	br i1 %41, label %b6, label %b7, !dbg !29

b6:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !30
	%43 = load i64, i64 addrspace(1)* %42, align 8, !dbg !30
	br label %b7, !dbg !31

b7:
	%44 = phi i64 [ 0, %b5 ], [ %43, %b6 ], !dbg !32
	%45 = add i64 %21, 1, !dbg !33
	%46 = icmp slt i64 %45, %p3, !dbg !34
	br i1 %46, label %b8, label %b9, !dbg !34

b8:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !35
	%48 = load i64, i64 addrspace(1)* %47, align 8, !dbg !35
	br label %b9, !dbg !36

b9:
	%49 = phi i64 [ 0, %b7 ], [ %48, %b8 ], !dbg !37
	%50 = add i64 %21, 2, !dbg !38
	%51 = icmp slt i64 %50, %p3, !dbg !39
	br i1 %51, label %b10, label %b11, !dbg !39

b10:
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !40
	%53 = load i64, i64 addrspace(1)* %52, align 8, !dbg !40
	br label %b11, !dbg !41

b11:
	%54 = phi i64 [ 0, %b9 ], [ %53, %b10 ], !dbg !42
	br label %b12, !dbg !43

b12:
	%55 = phi i64 [ %37, %b4 ], [ 0, %b11 ], !dbg !44
	%56 = phi i64 [ %36, %b4 ], [ %54, %b11 ], !dbg !44
	%57 = phi i64 [ %35, %b4 ], [ %49, %b11 ], !dbg !44
	%58 = phi i64 [ %34, %b4 ], [ %44, %b11 ], !dbg !44
	%59 = add i64 %58, %57, !dbg !45
	%60 = add i64 %59, %56, !dbg !46
	%61 = add i64 %60, %55, !dbg !47
	%62 = and i32 %16, -32, !dbg !55
	%63 = mul i32 %11, %12, !dbg !55
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%65 = mul i32 %63, %64, !dbg !55
	%66 = sub i32 %65, %62, !dbg !55
	%67 = icmp slt i32 %66, 32, !dbg !55
	%68 = select i1 %67, i32 %66, i32 32, !dbg !55
	%69 = icmp eq i32 %68, 32, !dbg !57
	br i1 %69, label %b13, label %b15, !dbg !57

b13:
	%70 = phi i64 [ %85, %b14 ], [ %61, %b12 ], !dbg !58
	%71 = phi i64 [ %88, %b14 ], [ 16, %b12 ], !dbg !59
	%72 = icmp sgt i64 %71, 0, !dbg !60
	br i1 %72, label %b14, label %b18, !dbg !60

b14:
	%73 = trunc i64 %71 to i32, !dbg !61
	%74 = trunc i64 %70 to i32, !dbg !61
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !61
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !61
	%77 = lshr i64 %70, 32, !dbg !61
	%78 = trunc i64 %77 to i32, !dbg !61
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %73, i32 31), !dbg !61
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !61
	%81 = zext i32 %80 to i64, !dbg !61
	%82 = shl i64 %81, 32, !dbg !61
	%83 = zext i32 %76 to i64, !dbg !61
	%84 = or i64 %83, %82, !dbg !61
	%85 = add i64 %70, %84, !dbg !62
	%86 = trunc i64 %71 to i32, !dbg !63
	%87 = udiv i32 %86, 2, !dbg !63
	%88 = zext i32 %87 to i64, !dbg !63
	br label %b13, !dbg !63

b15:
	%89 = trunc i64 %61 to i32, !dbg !64
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !64
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !64
	%92 = lshr i64 %61, 32, !dbg !64
	%93 = trunc i64 %92 to i32, !dbg !64
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !64
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !64
	%96 = zext i32 %95 to i64, !dbg !64
	%97 = shl i64 %96, 32, !dbg !64
	%98 = zext i32 %91 to i64, !dbg !64
	%99 = or i64 %98, %97, !dbg !64
	br label %b16, !dbg !64

b16:
	%100 = phi i64 [ %99, %b15 ], [ %114, %b17 ], !dbg !65
	%101 = phi i32 [ 1, %b15 ], [ %115, %b17 ], !dbg !66
	%102 = icmp slt i32 %101, %68, !dbg !67
	br i1 %102, label %b17, label %b18, !dbg !67

b17:
	%103 = trunc i64 %61 to i32, !dbg !68
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %101, i32 31), !dbg !68
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !68
	%106 = lshr i64 %61, 32, !dbg !68
	%107 = trunc i64 %106 to i32, !dbg !68
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %101, i32 31), !dbg !68
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !68
	%110 = zext i32 %109 to i64, !dbg !68
	%111 = shl i64 %110, 32, !dbg !68
	%112 = zext i32 %105 to i64, !dbg !68
	%113 = or i64 %112, %111, !dbg !68
	%114 = add i64 %100, %113, !dbg !62
	%115 = add i32 %101, 1, !dbg !69
	br label %b16, !dbg !69

b18:
	%116 = phi i64 [ %70, %b13 ], [ %100, %b16 ], !dbg !54
	%117 = sext i32 %65 to i64, !dbg !73
	%118 = trunc i64 %117 to i32, !dbg !74
	%119 = add i32 %118, 32, !dbg !74
	%120 = sub i32 %119, 1, !dbg !75
	%121 = udiv i32 %120, 32, !dbg !76
	%122 = zext i32 %121 to i64, !dbg !76
	%123 = trunc i64 %122 to i32, !dbg !76
	%124 = icmp eq i32 %123, 1, !dbg !77
	br i1 %124, label %b24, label %b19, !dbg !77

b19:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%126 = icmp eq i32 %125, 0, !dbg !82
	br i1 %126, label %b20, label %b21, !dbg !82

b20:
	%127 = udiv i32 %18, 32, !dbg !83
	%128 = zext i32 %127 to i64, !dbg !83
	%129 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %128, !dbg !84
	store i64 %116, i64 addrspace(3)* %129, align 8, !dbg !84
	br label %b21, !dbg !84

b21:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%130 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%131 = load i64, i64 addrspace(3)* %130, align 8, !dbg !86
	br label %b22, !dbg !86

b22:
	%132 = phi i64 [ %131, %b21 ], [ %138, %b23 ], !dbg !87
	%133 = phi i32 [ 1, %b21 ], [ %139, %b23 ], !dbg !88
	%134 = sext i32 %133 to i64, !dbg !88
	%135 = icmp slt i32 %133, %123, !dbg !89
	br i1 %135, label %b23, label %b24, !dbg !89

b23:
	%136 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %134, !dbg !90
	%137 = load i64, i64 addrspace(3)* %136, align 8, !dbg !90
	%138 = add i64 %132, %137, !dbg !62
	%139 = add i32 %133, 1, !dbg !91
	br label %b22, !dbg !91

b24:
	%140 = phi i64 [ %116, %b18 ], [ %132, %b22 ], !dbg !53
	%141 = icmp eq i32 %16, 0, !dbg !92
	br i1 %141, label %b25, label %b26, !dbg !92

b25:
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !93
	store i64 %140, i64 addrspace(1)* %142, align 8, !dbg !93
	br label %b26, !dbg !93

b26:
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%144 = sext i32 %143 to i64, !dbg !94
	%145 = add i64 %5, %144, !dbg !96
	br label %b1, !dbg !96

b31:
	%146 = phi i64 [ %27, %b3 ], [ %169, %b29_cold_ok1 ], !dbg !98
	call void asm sideeffect "", ""() nounwind, !dbg !26
	br label %fail, !dbg !26

b54:
	ret void, !dbg !96

b27_cold:
	%147 = phi i64 [ %295, %b53_cold ], [ %3, %b0 ], !dbg !10
	%148 = icmp slt i64 %147, %p1, !dbg !13
	br i1 %148, label %b28_cold, label %b54, !dbg !13

b28_cold:
	%149 = mul i64 %147, 1024, !dbg !14
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%155 = mul i32 %154, %152, !dbg !15
	%156 = add i32 %151, %155, !dbg !15
	%157 = mul i32 %153, %156, !dbg !15
	%158 = add i32 %150, %157, !dbg !15
	%159 = sext i32 %158 to i64, !dbg !15
	%160 = trunc i64 %159 to i32, !dbg !19
	%161 = mul i32 %160, 4, !dbg !19
	%162 = zext i32 %161 to i64, !dbg !19
	%163 = add i64 %149, %162, !dbg !20
	%164 = add i64 %163, 4, !dbg !23
	%165 = icmp sle i64 %164, %p3, !dbg !24
	br i1 %165, label %b29_cold, label %b32_cold, !dbg !24

b29_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %163, !dbg !25
	%167 = addrspacecast i64 addrspace(1)* %166 to i64*, !dbg !26
	%168 = ptrtoint i64* %167 to i64, !dbg !26
	%169 = and i64 %168, 15, !dbg !26
	%170 = icmp eq i64 %169, 0, !dbg !26
	%171 = icmp ugt i64 %164, %p3, !dbg !25
	%172 = icmp ugt i64 %163, %164, !dbg !25
	%173 = or i1 %171, %172, !dbg !25
	br i1 %173, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !25, !prof !97

b29_cold_fail1:
	%174 = icmp ugt i64 %164, %p3, !dbg !25
	br i1 %174, label %b29_cold_fail2, label %b29_cold_ok2, !dbg !25

b29_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b29_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b29_cold_ok1:
	br i1 %170, label %b30_cold, label %b31, !dbg !26

b30_cold:
	%175 = bitcast i64 addrspace(1)* %166 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%176 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %175, i64 0, !dbg !27
	%177 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %176, i32 0, i32 0, !dbg !27
	%178 = bitcast { i64, i64, i64, i64 } addrspace(1)* %176 to <4 x i64> addrspace(1)*, !dbg !27
	%179 = load <4 x i64>, <4 x i64> addrspace(1)* %178, align 16, !dbg !27
	%180 = extractelement <4 x i64> %179, i32 0, !dbg !27
	%181 = extractelement <4 x i64> %179, i32 1, !dbg !27
	%182 = extractelement <4 x i64> %179, i32 2, !dbg !27
	%183 = extractelement <4 x i64> %179, i32 3, !dbg !27
	%184 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %176, i32 0, i32 1, !dbg !27
	%185 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %176, i32 0, i32 2, !dbg !27
	%186 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %176, i32 0, i32 3, !dbg !27
	br label %b39_cold, !dbg !28

b32_cold:
	%187 = icmp slt i64 %163, %p3, !dbg !29
	br i1 %187, label %b33_cold, label %b34_cold, !dbg !29

b33_cold:
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %163, !dbg !30
	%189 = icmp uge i64 %163, %p3, !dbg !30
	br i1 %189, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !30, !prof !97

b33_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !30
	br label %fail, !dbg !30

b33_cold_ok1:
	%190 = load i64, i64 addrspace(1)* %188, align 8, !dbg !30
	br label %b34_cold, !dbg !31

b34_cold:
	%191 = phi i64 [ 0, %b32_cold ], [ %190, %b33_cold_ok1 ], !dbg !32
	%192 = add i64 %163, 1, !dbg !33
	%193 = icmp slt i64 %192, %p3, !dbg !34
	br i1 %193, label %b35_cold, label %b36_cold, !dbg !34

b35_cold:
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %192, !dbg !35
	%195 = icmp uge i64 %192, %p3, !dbg !35
	br i1 %195, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !35, !prof !97

b35_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !35
	br label %fail, !dbg !35

b35_cold_ok1:
	%196 = load i64, i64 addrspace(1)* %194, align 8, !dbg !35
	br label %b36_cold, !dbg !36

b36_cold:
	%197 = phi i64 [ 0, %b34_cold ], [ %196, %b35_cold_ok1 ], !dbg !37
	%198 = add i64 %163, 2, !dbg !38
	%199 = icmp slt i64 %198, %p3, !dbg !39
	br i1 %199, label %b37_cold, label %b38_cold, !dbg !39

b37_cold:
	%200 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %198, !dbg !40
	%201 = icmp uge i64 %198, %p3, !dbg !40
	br i1 %201, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !40, !prof !97

b37_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !40
	br label %fail, !dbg !40

b37_cold_ok1:
	%202 = load i64, i64 addrspace(1)* %200, align 8, !dbg !40
	br label %b38_cold, !dbg !41

b38_cold:
	%203 = phi i64 [ 0, %b36_cold ], [ %202, %b37_cold_ok1 ], !dbg !42
	br label %b39_cold, !dbg !43

b39_cold:
	%204 = phi i64 [ %183, %b30_cold ], [ 0, %b38_cold ], !dbg !44
	%205 = phi i64 [ %182, %b30_cold ], [ %203, %b38_cold ], !dbg !44
	%206 = phi i64 [ %181, %b30_cold ], [ %197, %b38_cold ], !dbg !44
	%207 = phi i64 [ %180, %b30_cold ], [ %191, %b38_cold ], !dbg !44
	%208 = add i64 %207, %206, !dbg !45
	%209 = add i64 %208, %205, !dbg !46
	%210 = add i64 %209, %204, !dbg !47
	%211 = and i32 %158, -32, !dbg !55
	%212 = mul i32 %153, %154, !dbg !55
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%214 = mul i32 %212, %213, !dbg !55
	%215 = sub i32 %214, %211, !dbg !55
	%216 = icmp slt i32 %215, 32, !dbg !55
	%217 = select i1 %216, i32 %215, i32 32, !dbg !55
	%218 = sext i32 %217 to i64, !dbg !55
	%219 = icmp eq i64 %218, 32, !dbg !57
	br i1 %219, label %b40_cold, label %b42_cold, !dbg !57

b40_cold:
	%220 = phi i64 [ %235, %b41_cold ], [ %210, %b39_cold ], !dbg !58
	%221 = phi i64 [ %238, %b41_cold ], [ 16, %b39_cold ], !dbg !59
	%222 = icmp sgt i64 %221, 0, !dbg !60
	br i1 %222, label %b41_cold, label %b45_cold, !dbg !60

b41_cold:
	%223 = trunc i64 %221 to i32, !dbg !61
	%224 = trunc i64 %220 to i32, !dbg !61
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %223, i32 31), !dbg !61
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !61
	%227 = lshr i64 %220, 32, !dbg !61
	%228 = trunc i64 %227 to i32, !dbg !61
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %228, i32 %223, i32 31), !dbg !61
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !61
	%231 = zext i32 %230 to i64, !dbg !61
	%232 = shl i64 %231, 32, !dbg !61
	%233 = zext i32 %226 to i64, !dbg !61
	%234 = or i64 %233, %232, !dbg !61
	%235 = add i64 %220, %234, !dbg !62
	%236 = trunc i64 %221 to i32, !dbg !63
	%237 = udiv i32 %236, 2, !dbg !63
	%238 = zext i32 %237 to i64, !dbg !63
	br label %b40_cold, !dbg !63, !llvm.loop !100

b42_cold:
	%239 = trunc i64 %210 to i32, !dbg !64
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %239, i32 0, i32 31), !dbg !64
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !64
	%242 = lshr i64 %210, 32, !dbg !64
	%243 = trunc i64 %242 to i32, !dbg !64
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !64
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !64
	%246 = zext i32 %245 to i64, !dbg !64
	%247 = shl i64 %246, 32, !dbg !64
	%248 = zext i32 %241 to i64, !dbg !64
	%249 = or i64 %248, %247, !dbg !64
	br label %b43_cold, !dbg !64

b43_cold:
	%250 = phi i64 [ %249, %b42_cold ], [ %265, %b44_cold ], !dbg !65
	%251 = phi i64 [ 1, %b42_cold ], [ %266, %b44_cold ], !dbg !66
	%252 = icmp slt i64 %251, %218, !dbg !67
	br i1 %252, label %b44_cold, label %b45_cold, !dbg !67

b44_cold:
	%253 = trunc i64 %251 to i32, !dbg !68
	%254 = trunc i64 %210 to i32, !dbg !68
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %254, i32 %253, i32 31), !dbg !68
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !68
	%257 = lshr i64 %210, 32, !dbg !68
	%258 = trunc i64 %257 to i32, !dbg !68
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 %253, i32 31), !dbg !68
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !68
	%261 = zext i32 %260 to i64, !dbg !68
	%262 = shl i64 %261, 32, !dbg !68
	%263 = zext i32 %256 to i64, !dbg !68
	%264 = or i64 %263, %262, !dbg !68
	%265 = add i64 %250, %264, !dbg !62
	%266 = add i64 %251, 1, !dbg !69
	br label %b43_cold, !dbg !69, !llvm.loop !102

b45_cold:
	%267 = phi i64 [ %220, %b40_cold ], [ %250, %b43_cold ], !dbg !54
	%268 = sext i32 %214 to i64, !dbg !73
	%269 = trunc i64 %268 to i32, !dbg !74
	%270 = add i32 %269, 32, !dbg !74
	%271 = sub i32 %270, 1, !dbg !75
	%272 = udiv i32 %271, 32, !dbg !76
	%273 = zext i32 %272 to i64, !dbg !76
	%274 = icmp eq i64 %273, 1, !dbg !77
	br i1 %274, label %b51_cold, label %b46_cold, !dbg !77

b46_cold:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%276 = sext i32 %275 to i64, !dbg !80
	%277 = icmp eq i64 %276, 0, !dbg !82
	br i1 %277, label %b47_cold, label %b48_cold, !dbg !82

b47_cold:
	%278 = udiv i32 %160, 32, !dbg !83
	%279 = zext i32 %278 to i64, !dbg !83
	%280 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %279, !dbg !84
	store i64 %267, i64 addrspace(3)* %280, align 8, !dbg !84
	br label %b48_cold, !dbg !84

b48_cold:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%281 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%282 = load i64, i64 addrspace(3)* %281, align 8, !dbg !86
	br label %b49_cold, !dbg !86

b49_cold:
	%283 = phi i64 [ %282, %b48_cold ], [ %288, %b50_cold ], !dbg !87
	%284 = phi i64 [ 1, %b48_cold ], [ %289, %b50_cold ], !dbg !88
	%285 = icmp slt i64 %284, %273, !dbg !89
	br i1 %285, label %b50_cold, label %b51_cold, !dbg !89

b50_cold:
	%286 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %284, !dbg !90
	%287 = load i64, i64 addrspace(3)* %286, align 8, !dbg !90
	%288 = add i64 %283, %287, !dbg !62
	%289 = add i64 %284, 1, !dbg !91
	br label %b49_cold, !dbg !91, !llvm.loop !104

b51_cold:
	%290 = phi i64 [ %267, %b45_cold ], [ %283, %b49_cold ], !dbg !53
	%291 = icmp eq i64 %159, 0, !dbg !92
	br i1 %291, label %b52_cold, label %b53_cold, !dbg !92

b52_cold:
	%292 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %147, !dbg !93
	store i64 %290, i64 addrspace(1)* %292, align 8, !dbg !93
	br label %b53_cold, !dbg !93

b53_cold:
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%294 = sext i32 %293 to i64, !dbg !94
	%295 = add i64 %147, %294, !dbg !96
	br label %b27_cold, !dbg !96, !llvm.loop !106

fail:
	%296 = phi i32 [ 0, %b29_cold_fail2 ], [ 1, %b29_cold_ok2 ], [ 2, %b31 ], [ 3, %b33_cold_fail1 ], [ 4, %b35_cold_fail1 ], [ 5, %b37_cold_fail1 ], !dbg !7
	%297 = phi i64 [ %164, %b29_cold_fail2 ], [ %163, %b29_cold_ok2 ], [ %146, %b31 ], [ %163, %b33_cold_fail1 ], [ %192, %b35_cold_fail1 ], [ %198, %b37_cold_fail1 ], !dbg !7
	%298 = phi i64 [ %p3, %b29_cold_fail2 ], [ %164, %b29_cold_ok2 ], [ 16, %b31 ], [ %p3, %b33_cold_fail1 ], [ %p3, %b35_cold_fail1 ], [ %p3, %b37_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %296, i64 %297, i64 %298), !dbg !7
	ret void, !dbg !7
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !108 {
entry:
	br label %b0, !dbg !109

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !109
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !109
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !109
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !110
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !111
	br label %b1, !dbg !112

b1:
	%5 = phi i64 [ 0, %b0 ], [ %110, %b26 ], !dbg !113
	%6 = phi i64 [ 0, %b0 ], [ %111, %b26 ], !dbg !114
	%7 = icmp slt i64 %6, %p1, !dbg !115
	br i1 %7, label %b2, label %b27, !dbg !115

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !116, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !116, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !116, !range !18
	%13 = mul i32 %12, %10, !dbg !116
	%14 = add i32 %9, %13, !dbg !116
	%15 = mul i32 %11, %14, !dbg !116
	%16 = add i32 %8, %15, !dbg !116
	%17 = sext i32 %16 to i64, !dbg !116
	%18 = add i64 %6, %17, !dbg !117
	%19 = icmp slt i64 %18, %p1, !dbg !118
	br i1 %19, label %b3, label %b4, !dbg !118

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !119
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !119
	br label %b4, !dbg !119

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !120
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !126, !range !81
	%24 = sext i32 %23 to i64, !dbg !126
	%25 = trunc i64 %24 to i32, !dbg !126
	br label %b5, !dbg !126

b5:
	%26 = phi i64 [ %22, %b4 ], [ %44, %b8 ], !dbg !127
	%27 = phi i32 [ 1, %b4 ], [ %45, %b8 ], !dbg !128
	%28 = zext i32 %27 to i64, !dbg !128
	%29 = icmp ult i32 %27, 32, !dbg !129
	br i1 %29, label %b6, label %b9, !dbg !129

b6:
	%30 = trunc i64 %28 to i32, !dbg !130
	%31 = trunc i64 %26 to i32, !dbg !130
	%32 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %31, i32 %30, i32 0), !dbg !130
	%33 = extractvalue { i32, i1 } %32, 0, !dbg !130
	%34 = lshr i64 %26, 32, !dbg !130
	%35 = trunc i64 %34 to i32, !dbg !130
	%36 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %35, i32 %30, i32 0), !dbg !130
	%37 = extractvalue { i32, i1 } %36, 0, !dbg !130
	%38 = zext i32 %37 to i64, !dbg !130
	%39 = shl i64 %38, 32, !dbg !130
	%40 = zext i32 %33 to i64, !dbg !130
	%41 = or i64 %40, %39, !dbg !130
	%42 = icmp uge i32 %25, %27, !dbg !131
	br i1 %42, label %b7, label %b8, !dbg !131

b7:
	%43 = add i64 %26, %41, !dbg !132
	br label %b8, !dbg !132

b8:
	%44 = phi i64 [ %26, %b6 ], [ %43, %b7 ], !dbg !127
	%45 = mul i32 %27, 2, !dbg !133
	br label %b5, !dbg !133

b9:
	%46 = mul i32 %11, %12, !dbg !135
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !135, !range !56
	%48 = mul i32 %46, %47, !dbg !135
	%49 = sext i32 %48 to i64, !dbg !135
	%50 = trunc i64 %49 to i32, !dbg !136
	%51 = add i32 %50, 32, !dbg !136
	%52 = sub i32 %51, 1, !dbg !137
	%53 = udiv i32 %52, 32, !dbg !138
	%54 = zext i32 %53 to i64, !dbg !138
	%55 = trunc i64 %54 to i32, !dbg !138
	%56 = icmp eq i32 %55, 1, !dbg !139
	br i1 %56, label %b15, label %b10, !dbg !139

b10:
	%57 = trunc i64 %17 to i32, !dbg !141
	%58 = udiv i32 %57, 32, !dbg !141
	%59 = zext i32 %58 to i64, !dbg !141
	%60 = trunc i64 %59 to i32, !dbg !141
	call void @llvm.nvvm.barrier0(), !dbg !142
	%61 = and i32 %16, -32, !dbg !143
	%62 = sub i32 %48, %61, !dbg !143
	%63 = icmp slt i32 %62, 32, !dbg !143
	%64 = select i1 %63, i32 %62, i32 32, !dbg !143
	%65 = sub i32 %64, 1, !dbg !144
	%66 = icmp eq i32 %23, %65, !dbg !145
	br i1 %66, label %b11, label %b12, !dbg !145

b11:
	%67 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %59, !dbg !146
	store i64 %26, i64 addrspace(3)* %67, align 8, !dbg !146
	br label %b12, !dbg !146

b12:
	call void @llvm.nvvm.barrier0(), !dbg !147
	%68 = icmp slt i32 0, %60, !dbg !147
	br i1 %68, label %b13, label %b14, !dbg !147

b13:
	%69 = phi i64 [ %74, %b13_ok1 ], [ 0, %b12 ], !dbg !148
	%70 = phi i64 [ %75, %b13_ok1 ], [ 0, %b12 ], !dbg !148
	%71 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %70, !dbg !149
	%72 = icmp uge i64 %70, 32, !dbg !149
	br i1 %72, label %b13_fail1, label %b13_ok1, !dbg !149, !prof !97

b13_ok1:
	%73 = load i64, i64 addrspace(3)* %71, align 8, !dbg !149
	%74 = add i64 %69, %73, !dbg !150
	%75 = add i64 %70, 1, !dbg !150
	%76 = icmp slt i64 %75, %59, !dbg !150
	br i1 %76, label %b13, label %b14, !dbg !150

b14:
	%77 = phi i64 [ 0, %b12 ], [ %74, %b13_ok1 ], !dbg !148
	br label %b15, !dbg !151

b15:
	%78 = phi i64 [ 0, %b9 ], [ %77, %b14 ], !dbg !125
	%79 = trunc i64 %26 to i32, !dbg !152
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %79, i32 1, i32 0), !dbg !152
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !152
	%82 = lshr i64 %26, 32, !dbg !152
	%83 = trunc i64 %82 to i32, !dbg !152
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %83, i32 1, i32 0), !dbg !152
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !152
	%86 = zext i32 %85 to i64, !dbg !152
	%87 = shl i64 %86, 32, !dbg !152
	%88 = zext i32 %81 to i64, !dbg !152
	%89 = or i64 %88, %87, !dbg !152
	%90 = icmp eq i32 %23, 0, !dbg !153
	br i1 %90, label %b17, label %b16, !dbg !153

b16:
	%91 = add i64 %78, %89, !dbg !154
	br label %b17, !dbg !155

b17:
	%92 = phi i64 [ %78, %b15 ], [ %91, %b16 ], !dbg !124
	%93 = add i64 %5, %92, !dbg !156
	br i1 %19, label %b18, label %b19, !dbg !157

b18:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !158
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !158
	br label %b19, !dbg !158

b19:
	%95 = add i64 %93, %22, !dbg !159
	%96 = icmp sge i32 255, %48, !dbg !162
	br i1 %96, label %b20, label %b21, !dbg !162

b20:
	call void asm sideeffect "", ""() nounwind, !dbg !163
	br label %fail, !dbg !163

b21:
	br i1 %56, label %b22, label %b23, !dbg !164

b22:
	%97 = trunc i64 %95 to i32, !dbg !165
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 255, i32 31), !dbg !165
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !165
	%100 = lshr i64 %95, 32, !dbg !165
	%101 = trunc i64 %100 to i32, !dbg !165
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 255, i32 31), !dbg !165
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !165
	%104 = zext i32 %103 to i64, !dbg !165
	%105 = shl i64 %104, 32, !dbg !165
	%106 = zext i32 %99 to i64, !dbg !165
	%107 = or i64 %106, %105, !dbg !165
	br label %b26, !dbg !166

b23:
	call void @llvm.nvvm.barrier0(), !dbg !168
	%108 = icmp eq i32 %16, 255, !dbg !169
	br i1 %108, label %b24, label %b25, !dbg !169

b24:
	store i64 %95, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !170
	br label %b25, !dbg !170

b25:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%109 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !172
	br label %b26, !dbg !173

b26:
	%110 = phi i64 [ %107, %b22 ], [ %109, %b25 ], !dbg !161
	%111 = add i64 %6, 256, !dbg !174
	br label %b1, !dbg !174

b27:
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !16
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !16
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !17
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !18
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !18
	%117 = mul i32 %116, %114, !dbg !175
	%118 = add i32 %113, %117, !dbg !175
	%119 = mul i32 %115, %118, !dbg !175
	%120 = add i32 %112, %119, !dbg !175
	%121 = sext i32 %120 to i64, !dbg !175
	%122 = icmp eq i64 %121, 0, !dbg !176
	br i1 %122, label %b28, label %b29, !dbg !176

b28:
	%123 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !177
	%124 = icmp uge i64 0, %p3, !dbg !177
	br i1 %124, label %b28_fail1, label %b28_ok1, !dbg !177, !prof !97

b28_ok1:
	store i64 %5, i64 addrspace(1)* %123, align 8, !dbg !177
	br label %b29, !dbg !177

b29:
	call void @llvm.nvvm.barrier0(), !dbg !178
	%125 = sext i32 %3 to i64, !dbg !110
	%126 = mul i64 %p3, %125, !dbg !110
	%127 = mul i64 %p3, 8, !dbg !110
	%128 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !110
	%129 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !110
	%130 = icmp ne i64 %126, %p5, !dbg !110
	br i1 %130, label %b29_fail1, label %b29_ok1, !dbg !110, !prof !97

b29_ok1:
	%131 = bitcast i64* %128 to i8*, !dbg !110
	%132 = bitcast i64* %129 to i8*, !dbg !110
	call void @gpuc_f_collect_block(i32 0, i8* %131, i8* %132, i64 %127, i32 1, i8* %ctrl, i32 10), !dbg !110
	call void @llvm.nvvm.barrier0(), !dbg !179
	%133 = sext i32 %4 to i64, !dbg !111
	%134 = icmp slt i64 0, %133, !dbg !111
	br i1 %134, label %b30, label %b31, !dbg !111

b30:
	%135 = phi i64 [ %140, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !111
	%136 = phi i64 [ %141, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !111
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %136, !dbg !180
	%138 = icmp uge i64 %136, %p5, !dbg !180
	br i1 %138, label %b30_fail1, label %b30_ok1, !dbg !180, !prof !97

b30_ok1:
	%139 = load i64, i64 addrspace(1)* %137, align 8, !dbg !180
	%140 = add i64 %135, %139, !dbg !181
	%141 = add i64 %136, 1, !dbg !181
	%142 = icmp slt i64 %141, %133, !dbg !181
	br i1 %142, label %b30, label %b31, !dbg !181

b31:
	%143 = phi i64 [ 0, %b29_ok1 ], [ %140, %b30_ok1 ], !dbg !182
	%144 = mul i32 %115, %116, !dbg !183
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !183, !range !56
	%146 = mul i32 %144, %145, !dbg !183
	%147 = sext i32 %146 to i64, !dbg !183
	br label %b32, !dbg !183

b32:
	%148 = phi i64 [ %121, %b31 ], [ %153, %b33 ], !dbg !183
	%149 = icmp slt i64 %148, %p1, !dbg !183
	br i1 %149, label %b33, label %b34, !dbg !183

b33:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %148, !dbg !184
	%151 = load i64, i64 addrspace(1)* %150, align 8, !dbg !184
	%152 = add i64 %151, %143, !dbg !185
	store i64 %152, i64 addrspace(1)* %150, align 8, !dbg !184
	%153 = add i64 %148, %147, !dbg !183
	br label %b32, !dbg !183

b34:
	ret void, !dbg !183

b13_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !149
	br label %fail, !dbg !149

b28_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !177
	br label %fail, !dbg !177

b29_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !110
	br label %fail, !dbg !110

b30_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !180
	br label %fail, !dbg !180

fail:
	%154 = phi i32 [ 6, %b13_fail1 ], [ 7, %b20 ], [ 8, %b28_fail1 ], [ 9, %b29_fail1 ], [ 11, %b30_fail1 ], !dbg !109
	%155 = phi i64 [ %70, %b13_fail1 ], [ 0, %b20 ], [ 0, %b28_fail1 ], [ %126, %b29_fail1 ], [ %136, %b30_fail1 ], !dbg !109
	%156 = phi i64 [ 32, %b13_fail1 ], [ 0, %b20 ], [ %p3, %b28_fail1 ], [ %p5, %b29_fail1 ], [ %p5, %b30_fail1 ], !dbg !109
	call void @gpuc_fail(i8* %ctrl, i32 %154, i64 %155, i64 %156), !dbg !109
	ret void, !dbg !109
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !186 {
entry:
	br label %b0, !dbg !187

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !187
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !187
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !187
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188, !range !9
	%4 = sext i32 %3 to i64, !dbg !188
	%5 = icmp ule i64 %p5, 281474976710655, !dbg !189
	br i1 %5, label %b1, label %b35_cold, !dbg !190, !prof !12

b1:
	%6 = phi i64 [ %4, %b0 ], [ %166, %b34 ], !dbg !189
	%7 = icmp slt i64 %6, %p5, !dbg !191
	br i1 %7, label %b2, label %b71, !dbg !191

b2:
	%8 = mul i64 %6, 1024, !dbg !192
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !193, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !193, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193, !range !18
	%14 = mul i32 %13, %11, !dbg !193
	%15 = add i32 %10, %14, !dbg !193
	%16 = mul i32 %12, %15, !dbg !193
	%17 = add i32 %9, %16, !dbg !193
	%18 = sext i32 %17 to i64, !dbg !193
	%19 = trunc i64 %18 to i32, !dbg !194
	%20 = mul i32 %19, 4, !dbg !194
	%21 = zext i32 %20 to i64, !dbg !194
	%22 = add i64 %8, %21, !dbg !195
	%23 = add i64 %22, 4, !dbg !197
	%24 = icmp sle i64 %23, %p3, !dbg !198
	br i1 %24, label %b3, label %b5, !dbg !198

b3:
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !199
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !200
	%27 = ptrtoint i64* %26 to i64, !dbg !200
	%28 = and i64 %27, 15, !dbg !200
	%29 = icmp eq i64 %28, 0, !dbg !200
	br i1 %29, label %b4, label %b39, !dbg !200

b4:
	%30 = bitcast i64 addrspace(1)* %25 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !200
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i64 0, !dbg !201
	%32 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 0, !dbg !201
	%33 = bitcast { i64, i64, i64, i64 } addrspace(1)* %31 to <4 x i64> addrspace(1)*, !dbg !201
	%34 = load <4 x i64>, <4 x i64> addrspace(1)* %33, align 16, !dbg !201
	%35 = extractelement <4 x i64> %34, i32 0, !dbg !201
	%36 = extractelement <4 x i64> %34, i32 1, !dbg !201
	%37 = extractelement <4 x i64> %34, i32 2, !dbg !201
	%38 = extractelement <4 x i64> %34, i32 3, !dbg !201
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 1, !dbg !201
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 2, !dbg !201
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 3, !dbg !201
	br label %b12, !dbg !202

b5:
	%42 = icmp slt i64 %22, %p3, !dbg !203
	br i1 %42, label %b6, label %b7, !dbg !203

b6:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !204
	%44 = load i64, i64 addrspace(1)* %43, align 8, !dbg !204
	br label %b7, !dbg !205

b7:
	%45 = phi i64 [ 0, %b5 ], [ %44, %b6 ], !dbg !206
	%46 = add i64 %22, 1, !dbg !207
	%47 = icmp slt i64 %46, %p3, !dbg !208
	br i1 %47, label %b8, label %b9, !dbg !208

b8:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !209
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !209
	br label %b9, !dbg !210

b9:
	%50 = phi i64 [ 0, %b7 ], [ %49, %b8 ], !dbg !211
	%51 = add i64 %22, 2, !dbg !212
	%52 = icmp slt i64 %51, %p3, !dbg !213
	br i1 %52, label %b10, label %b11, !dbg !213

b10:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !214
	%54 = load i64, i64 addrspace(1)* %53, align 8, !dbg !214
	br label %b11, !dbg !215

b11:
	%55 = phi i64 [ 0, %b9 ], [ %54, %b10 ], !dbg !216
	br label %b12, !dbg !217

b12:
	%56 = phi i64 [ %38, %b4 ], [ 0, %b11 ], !dbg !218
	%57 = phi i64 [ %37, %b4 ], [ %55, %b11 ], !dbg !218
	%58 = phi i64 [ %36, %b4 ], [ %50, %b11 ], !dbg !218
	%59 = phi i64 [ %35, %b4 ], [ %45, %b11 ], !dbg !218
	%60 = add i64 %58, %59, !dbg !219
	%61 = add i64 %57, %60, !dbg !220
	%62 = add i64 %56, %61, !dbg !221
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !222
	%64 = load i64, i64 addrspace(1)* %63, align 8, !dbg !222
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !225, !range !81
	%66 = sext i32 %65 to i64, !dbg !225
	%67 = trunc i64 %66 to i32, !dbg !225
	br label %b13, !dbg !225

b13:
	%68 = phi i64 [ %62, %b12 ], [ %86, %b16 ], !dbg !226
	%69 = phi i32 [ 1, %b12 ], [ %87, %b16 ], !dbg !227
	%70 = zext i32 %69 to i64, !dbg !227
	%71 = icmp ult i32 %69, 32, !dbg !228
	br i1 %71, label %b14, label %b17, !dbg !228

b14:
	%72 = trunc i64 %70 to i32, !dbg !229
	%73 = trunc i64 %68 to i32, !dbg !229
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 %72, i32 0), !dbg !229
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !229
	%76 = lshr i64 %68, 32, !dbg !229
	%77 = trunc i64 %76 to i32, !dbg !229
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 %72, i32 0), !dbg !229
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !229
	%80 = zext i32 %79 to i64, !dbg !229
	%81 = shl i64 %80, 32, !dbg !229
	%82 = zext i32 %75 to i64, !dbg !229
	%83 = or i64 %82, %81, !dbg !229
	%84 = icmp uge i32 %67, %69, !dbg !230
	br i1 %84, label %b15, label %b16, !dbg !230

b15:
	%85 = add i64 %68, %83, !dbg !231
	br label %b16, !dbg !231

b16:
	%86 = phi i64 [ %68, %b14 ], [ %85, %b15 ], !dbg !226
	%87 = mul i32 %69, 2, !dbg !232
	br label %b13, !dbg !232

b17:
	%88 = mul i32 %12, %13, !dbg !234
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !234, !range !56
	%90 = mul i32 %88, %89, !dbg !234
	%91 = sext i32 %90 to i64, !dbg !234
	%92 = trunc i64 %91 to i32, !dbg !235
	%93 = add i32 %92, 32, !dbg !235
	%94 = sub i32 %93, 1, !dbg !236
	%95 = udiv i32 %94, 32, !dbg !237
	%96 = zext i32 %95 to i64, !dbg !237
	%97 = trunc i64 %96 to i32, !dbg !237
	%98 = icmp eq i32 %97, 1, !dbg !238
	br i1 %98, label %b23, label %b18, !dbg !238

b18:
	%99 = udiv i32 %19, 32, !dbg !240
	%100 = zext i32 %99 to i64, !dbg !240
	%101 = trunc i64 %100 to i32, !dbg !240
	call void @llvm.nvvm.barrier0(), !dbg !241
	%102 = and i32 %17, -32, !dbg !242
	%103 = sub i32 %90, %102, !dbg !242
	%104 = icmp slt i32 %103, 32, !dbg !242
	%105 = select i1 %104, i32 %103, i32 32, !dbg !242
	%106 = sub i32 %105, 1, !dbg !243
	%107 = icmp eq i32 %65, %106, !dbg !244
	br i1 %107, label %b19, label %b20, !dbg !244

b19:
	%108 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %100, !dbg !245
	store i64 %68, i64 addrspace(3)* %108, align 8, !dbg !245
	br label %b20, !dbg !245

b20:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%109 = icmp slt i32 0, %101, !dbg !246
	br i1 %109, label %b21, label %b22, !dbg !246

b21:
	%110 = phi i64 [ %115, %b21_ok1 ], [ 0, %b20 ], !dbg !247
	%111 = phi i64 [ %116, %b21_ok1 ], [ 0, %b20 ], !dbg !247
	%112 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %111, !dbg !248
	%113 = icmp uge i64 %111, 32, !dbg !248
	br i1 %113, label %b21_fail1, label %b21_ok1, !dbg !248, !prof !97

b21_ok1:
	%114 = load i64, i64 addrspace(3)* %112, align 8, !dbg !248
	%115 = add i64 %110, %114, !dbg !249
	%116 = add i64 %111, 1, !dbg !249
	%117 = icmp slt i64 %116, %100, !dbg !249
	br i1 %117, label %b21, label %b22, !dbg !249

b22:
	%118 = phi i64 [ 0, %b20 ], [ %115, %b21_ok1 ], !dbg !247
	br label %b23, !dbg !250

b23:
	%119 = phi i64 [ 0, %b17 ], [ %118, %b22 ], !dbg !224
	%120 = trunc i64 %68 to i32, !dbg !251
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %120, i32 1, i32 0), !dbg !251
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !251
	%123 = lshr i64 %68, 32, !dbg !251
	%124 = trunc i64 %123 to i32, !dbg !251
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %124, i32 1, i32 0), !dbg !251
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !251
	%127 = zext i32 %126 to i64, !dbg !251
	%128 = shl i64 %127, 32, !dbg !251
	%129 = zext i32 %122 to i64, !dbg !251
	%130 = or i64 %129, %128, !dbg !251
	%131 = icmp eq i32 %65, 0, !dbg !252
	br i1 %131, label %b25, label %b24, !dbg !252

b24:
	%132 = add i64 %119, %130, !dbg !253
	br label %b25, !dbg !254

b25:
	%133 = phi i64 [ %119, %b23 ], [ %132, %b24 ], !dbg !223
	%134 = add i64 %64, %133, !dbg !255
	%135 = add i64 %59, %134, !dbg !256
	%136 = add i64 %60, %134, !dbg !257
	%137 = add i64 %61, %134, !dbg !258
	%138 = add i64 %62, %134, !dbg !259
	%139 = icmp sle i64 %23, %p1, !dbg !260
	br i1 %139, label %b26, label %b28, !dbg !260

b26:
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !261
	%141 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !262
	%142 = ptrtoint i64* %141 to i64, !dbg !262
	%143 = and i64 %142, 15, !dbg !262
	%144 = icmp eq i64 %143, 0, !dbg !262
	br i1 %144, label %b27, label %b63, !dbg !262

b27:
	%145 = bitcast i64 addrspace(1)* %140 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !262
	%146 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %145, i64 0, !dbg !263
	%147 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i32 0, i32 0, !dbg !263
	%148 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i32 0, i32 1, !dbg !263
	%149 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i32 0, i32 2, !dbg !263
	%150 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i32 0, i32 3, !dbg !263
	%151 = bitcast { i64, i64, i64, i64 } addrspace(1)* %146 to <4 x i64> addrspace(1)*, !dbg !263
	%152 = insertelement <4 x i64> undef, i64 %135, i32 0, !dbg !263
	%153 = insertelement <4 x i64> %152, i64 %136, i32 1, !dbg !263
	%154 = insertelement <4 x i64> %153, i64 %137, i32 2, !dbg !263
	%155 = insertelement <4 x i64> %154, i64 %138, i32 3, !dbg !263
	store <4 x i64> %155, <4 x i64> addrspace(1)* %151, align 16, !dbg !263
	br label %b34, !dbg !263

b28:
	%156 = icmp slt i64 %22, %p1, !dbg !264
	br i1 %156, label %b29, label %b30, !dbg !264

b29:
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !265
	store i64 %135, i64 addrspace(1)* %157, align 8, !dbg !265
	br label %b30, !dbg !265

b30:
	%158 = add i64 %22, 1, !dbg !266
	%159 = icmp slt i64 %158, %p1, !dbg !267
	br i1 %159, label %b31, label %b32, !dbg !267

b31:
	%160 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %158, !dbg !268
	store i64 %136, i64 addrspace(1)* %160, align 8, !dbg !268
	br label %b32, !dbg !268

b32:
	%161 = add i64 %22, 2, !dbg !269
	%162 = icmp slt i64 %161, %p1, !dbg !270
	br i1 %162, label %b33, label %b34, !dbg !270

b33:
	%163 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %161, !dbg !271
	store i64 %137, i64 addrspace(1)* %163, align 8, !dbg !271
	br label %b34, !dbg !271

b34:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272, !range !95
	%165 = sext i32 %164 to i64, !dbg !272
	%166 = add i64 %6, %165, !dbg !273
	br label %b1, !dbg !273

b39:
	%167 = phi i64 [ %28, %b3 ], [ %191, %b37_cold_ok1 ], !dbg !274
	call void asm sideeffect "", ""() nounwind, !dbg !200
	br label %fail, !dbg !200

b63:
	%168 = phi i64 [ %143, %b26 ], [ %310, %b61_cold_ok1 ], !dbg !262
	call void asm sideeffect "", ""() nounwind, !dbg !262
	br label %fail, !dbg !262

b71:
	ret void, !dbg !273

b21_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !248
	br label %fail, !dbg !248

b35_cold:
	%169 = phi i64 [ %340, %b70_cold ], [ %4, %b0 ], !dbg !189
	%170 = icmp slt i64 %169, %p5, !dbg !191
	br i1 %170, label %b36_cold, label %b71, !dbg !191

b36_cold:
	%171 = mul i64 %169, 1024, !dbg !192
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193, !range !16
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !193, !range !16
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !193, !range !17
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193, !range !18
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193, !range !18
	%177 = mul i32 %176, %174, !dbg !193
	%178 = add i32 %173, %177, !dbg !193
	%179 = mul i32 %175, %178, !dbg !193
	%180 = add i32 %172, %179, !dbg !193
	%181 = sext i32 %180 to i64, !dbg !193
	%182 = trunc i64 %181 to i32, !dbg !194
	%183 = mul i32 %182, 4, !dbg !194
	%184 = zext i32 %183 to i64, !dbg !194
	%185 = add i64 %171, %184, !dbg !195
	%186 = add i64 %185, 4, !dbg !197
	%187 = icmp sle i64 %186, %p3, !dbg !198
	br i1 %187, label %b37_cold, label %b40_cold, !dbg !198

b37_cold:
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !199
	%189 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !200
	%190 = ptrtoint i64* %189 to i64, !dbg !200
	%191 = and i64 %190, 15, !dbg !200
	%192 = icmp eq i64 %191, 0, !dbg !200
	%193 = icmp ugt i64 %186, %p3, !dbg !199
	%194 = icmp ugt i64 %185, %186, !dbg !199
	%195 = or i1 %193, %194, !dbg !199
	br i1 %195, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !199, !prof !97

b37_cold_fail1:
	%196 = icmp ugt i64 %186, %p3, !dbg !199
	br i1 %196, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !199

b37_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !199
	br label %fail, !dbg !199

b37_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !199
	br label %fail, !dbg !199

b37_cold_ok1:
	br i1 %192, label %b38_cold, label %b39, !dbg !200

b38_cold:
	%197 = bitcast i64 addrspace(1)* %188 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !200
	%198 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %197, i64 0, !dbg !201
	%199 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 0, !dbg !201
	%200 = bitcast { i64, i64, i64, i64 } addrspace(1)* %198 to <4 x i64> addrspace(1)*, !dbg !201
	%201 = load <4 x i64>, <4 x i64> addrspace(1)* %200, align 16, !dbg !201
	%202 = extractelement <4 x i64> %201, i32 0, !dbg !201
	%203 = extractelement <4 x i64> %201, i32 1, !dbg !201
	%204 = extractelement <4 x i64> %201, i32 2, !dbg !201
	%205 = extractelement <4 x i64> %201, i32 3, !dbg !201
	%206 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 1, !dbg !201
	%207 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 2, !dbg !201
	%208 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 3, !dbg !201
	br label %b47_cold, !dbg !202

b40_cold:
	%209 = icmp slt i64 %185, %p3, !dbg !203
	br i1 %209, label %b41_cold, label %b42_cold, !dbg !203

b41_cold:
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !204
	%211 = icmp uge i64 %185, %p3, !dbg !204
	br i1 %211, label %b41_cold_fail1, label %b41_cold_ok1, !dbg !204, !prof !97

b41_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !204
	br label %fail, !dbg !204

b41_cold_ok1:
	%212 = load i64, i64 addrspace(1)* %210, align 8, !dbg !204
	br label %b42_cold, !dbg !205

b42_cold:
	%213 = phi i64 [ 0, %b40_cold ], [ %212, %b41_cold_ok1 ], !dbg !206
	%214 = add i64 %185, 1, !dbg !207
	%215 = icmp slt i64 %214, %p3, !dbg !208
	br i1 %215, label %b43_cold, label %b44_cold, !dbg !208

b43_cold:
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %214, !dbg !209
	%217 = icmp uge i64 %214, %p3, !dbg !209
	br i1 %217, label %b43_cold_fail1, label %b43_cold_ok1, !dbg !209, !prof !97

b43_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !209
	br label %fail, !dbg !209

b43_cold_ok1:
	%218 = load i64, i64 addrspace(1)* %216, align 8, !dbg !209
	br label %b44_cold, !dbg !210

b44_cold:
	%219 = phi i64 [ 0, %b42_cold ], [ %218, %b43_cold_ok1 ], !dbg !211
	%220 = add i64 %185, 2, !dbg !212
	%221 = icmp slt i64 %220, %p3, !dbg !213
	br i1 %221, label %b45_cold, label %b46_cold, !dbg !213

b45_cold:
	%222 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %220, !dbg !214
	%223 = icmp uge i64 %220, %p3, !dbg !214
	br i1 %223, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !214, !prof !97

b45_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !214
	br label %fail, !dbg !214

b45_cold_ok1:
	%224 = load i64, i64 addrspace(1)* %222, align 8, !dbg !214
	br label %b46_cold, !dbg !215

b46_cold:
	%225 = phi i64 [ 0, %b44_cold ], [ %224, %b45_cold_ok1 ], !dbg !216
	br label %b47_cold, !dbg !217

b47_cold:
	%226 = phi i64 [ %205, %b38_cold ], [ 0, %b46_cold ], !dbg !218
	%227 = phi i64 [ %204, %b38_cold ], [ %225, %b46_cold ], !dbg !218
	%228 = phi i64 [ %203, %b38_cold ], [ %219, %b46_cold ], !dbg !218
	%229 = phi i64 [ %202, %b38_cold ], [ %213, %b46_cold ], !dbg !218
	%230 = add i64 %228, %229, !dbg !219
	%231 = add i64 %227, %230, !dbg !220
	%232 = add i64 %226, %231, !dbg !221
	%233 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %169, !dbg !222
	%234 = load i64, i64 addrspace(1)* %233, align 8, !dbg !222
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !225, !range !81
	%236 = sext i32 %235 to i64, !dbg !225
	br label %b48_cold, !dbg !225

b48_cold:
	%237 = phi i64 [ %232, %b47_cold ], [ %254, %b51_cold ], !dbg !226
	%238 = phi i64 [ 1, %b47_cold ], [ %255, %b51_cold ], !dbg !227
	%239 = icmp slt i64 %238, 32, !dbg !228
	br i1 %239, label %b49_cold, label %b52_cold, !dbg !228

b49_cold:
	%240 = trunc i64 %238 to i32, !dbg !229
	%241 = trunc i64 %237 to i32, !dbg !229
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %240, i32 0), !dbg !229
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !229
	%244 = lshr i64 %237, 32, !dbg !229
	%245 = trunc i64 %244 to i32, !dbg !229
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %245, i32 %240, i32 0), !dbg !229
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !229
	%248 = zext i32 %247 to i64, !dbg !229
	%249 = shl i64 %248, 32, !dbg !229
	%250 = zext i32 %243 to i64, !dbg !229
	%251 = or i64 %250, %249, !dbg !229
	%252 = icmp sge i64 %236, %238, !dbg !230
	br i1 %252, label %b50_cold, label %b51_cold, !dbg !230

b50_cold:
	%253 = add i64 %237, %251, !dbg !231
	br label %b51_cold, !dbg !231

b51_cold:
	%254 = phi i64 [ %237, %b49_cold ], [ %253, %b50_cold ], !dbg !226
	%255 = mul i64 %238, 2, !dbg !232
	br label %b48_cold, !dbg !232, !llvm.loop !276

b52_cold:
	%256 = mul i32 %175, %176, !dbg !234
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !234, !range !56
	%258 = mul i32 %256, %257, !dbg !234
	%259 = sext i32 %258 to i64, !dbg !234
	%260 = trunc i64 %259 to i32, !dbg !235
	%261 = add i32 %260, 32, !dbg !235
	%262 = sub i32 %261, 1, !dbg !236
	%263 = udiv i32 %262, 32, !dbg !237
	%264 = zext i32 %263 to i64, !dbg !237
	%265 = icmp eq i64 %264, 1, !dbg !238
	br i1 %265, label %b58_cold, label %b53_cold, !dbg !238

b53_cold:
	%266 = udiv i32 %182, 32, !dbg !240
	%267 = zext i32 %266 to i64, !dbg !240
	call void @llvm.nvvm.barrier0(), !dbg !241
	%268 = and i32 %180, -32, !dbg !242
	%269 = sub i32 %258, %268, !dbg !242
	%270 = icmp slt i32 %269, 32, !dbg !242
	%271 = select i1 %270, i32 %269, i32 32, !dbg !242
	%272 = sext i32 %271 to i64, !dbg !242
	%273 = sub i64 %272, 1, !dbg !243
	%274 = icmp eq i64 %236, %273, !dbg !244
	br i1 %274, label %b54_cold, label %b55_cold, !dbg !244

b54_cold:
	%275 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %267, !dbg !245
	store i64 %237, i64 addrspace(3)* %275, align 8, !dbg !245
	br label %b55_cold, !dbg !245

b55_cold:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%276 = icmp slt i64 0, %267, !dbg !246
	br i1 %276, label %b56_cold, label %b57_cold, !dbg !246

b56_cold:
	%277 = phi i64 [ %282, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !247
	%278 = phi i64 [ %283, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !247
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %278, !dbg !248
	%280 = icmp uge i64 %278, 32, !dbg !248
	br i1 %280, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !248, !prof !97

b56_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !248
	br label %fail, !dbg !248

b56_cold_ok1:
	%281 = load i64, i64 addrspace(3)* %279, align 8, !dbg !248
	%282 = add i64 %277, %281, !dbg !249
	%283 = add i64 %278, 1, !dbg !249
	%284 = icmp slt i64 %283, %267, !dbg !249
	br i1 %284, label %b56_cold, label %b57_cold, !dbg !249, !llvm.loop !278

b57_cold:
	%285 = phi i64 [ 0, %b55_cold ], [ %282, %b56_cold_ok1 ], !dbg !247
	br label %b58_cold, !dbg !250

b58_cold:
	%286 = phi i64 [ 0, %b52_cold ], [ %285, %b57_cold ], !dbg !224
	%287 = trunc i64 %237 to i32, !dbg !251
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %287, i32 1, i32 0), !dbg !251
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !251
	%290 = lshr i64 %237, 32, !dbg !251
	%291 = trunc i64 %290 to i32, !dbg !251
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %291, i32 1, i32 0), !dbg !251
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !251
	%294 = zext i32 %293 to i64, !dbg !251
	%295 = shl i64 %294, 32, !dbg !251
	%296 = zext i32 %289 to i64, !dbg !251
	%297 = or i64 %296, %295, !dbg !251
	%298 = icmp eq i64 %236, 0, !dbg !252
	br i1 %298, label %b60_cold, label %b59_cold, !dbg !252

b59_cold:
	%299 = add i64 %286, %297, !dbg !253
	br label %b60_cold, !dbg !254

b60_cold:
	%300 = phi i64 [ %286, %b58_cold ], [ %299, %b59_cold ], !dbg !223
	%301 = add i64 %234, %300, !dbg !255
	%302 = add i64 %229, %301, !dbg !256
	%303 = add i64 %230, %301, !dbg !257
	%304 = add i64 %231, %301, !dbg !258
	%305 = add i64 %232, %301, !dbg !259
	%306 = icmp sle i64 %186, %p1, !dbg !260
	br i1 %306, label %b61_cold, label %b64_cold, !dbg !260

b61_cold:
	%307 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !261
	%308 = addrspacecast i64 addrspace(1)* %307 to i64*, !dbg !262
	%309 = ptrtoint i64* %308 to i64, !dbg !262
	%310 = and i64 %309, 15, !dbg !262
	%311 = icmp eq i64 %310, 0, !dbg !262
	%312 = icmp ugt i64 %186, %p1, !dbg !261
	%313 = icmp ugt i64 %185, %186, !dbg !261
	%314 = or i1 %312, %313, !dbg !261
	br i1 %314, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !261, !prof !97

b61_cold_fail1:
	%315 = icmp ugt i64 %186, %p1, !dbg !261
	br i1 %315, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !261

b61_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b61_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b61_cold_ok1:
	br i1 %311, label %b62_cold, label %b63, !dbg !262

b62_cold:
	%316 = bitcast i64 addrspace(1)* %307 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !262
	%317 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %316, i64 0, !dbg !263
	%318 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %317, i32 0, i32 0, !dbg !263
	%319 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %317, i32 0, i32 1, !dbg !263
	%320 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %317, i32 0, i32 2, !dbg !263
	%321 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %317, i32 0, i32 3, !dbg !263
	%322 = bitcast { i64, i64, i64, i64 } addrspace(1)* %317 to <4 x i64> addrspace(1)*, !dbg !263
	%323 = insertelement <4 x i64> undef, i64 %302, i32 0, !dbg !263
	%324 = insertelement <4 x i64> %323, i64 %303, i32 1, !dbg !263
	%325 = insertelement <4 x i64> %324, i64 %304, i32 2, !dbg !263
	%326 = insertelement <4 x i64> %325, i64 %305, i32 3, !dbg !263
	store <4 x i64> %326, <4 x i64> addrspace(1)* %322, align 16, !dbg !263
	br label %b70_cold, !dbg !263

b64_cold:
	%327 = icmp slt i64 %185, %p1, !dbg !264
	br i1 %327, label %b65_cold, label %b66_cold, !dbg !264

b65_cold:
	%328 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !265
	%329 = icmp uge i64 %185, %p1, !dbg !265
	br i1 %329, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !265, !prof !97

b65_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b65_cold_ok1:
	store i64 %302, i64 addrspace(1)* %328, align 8, !dbg !265
	br label %b66_cold, !dbg !265

b66_cold:
	%330 = add i64 %185, 1, !dbg !266
	%331 = icmp slt i64 %330, %p1, !dbg !267
	br i1 %331, label %b67_cold, label %b68_cold, !dbg !267

b67_cold:
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %330, !dbg !268
	%333 = icmp uge i64 %330, %p1, !dbg !268
	br i1 %333, label %b67_cold_fail1, label %b67_cold_ok1, !dbg !268, !prof !97

b67_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !268
	br label %fail, !dbg !268

b67_cold_ok1:
	store i64 %303, i64 addrspace(1)* %332, align 8, !dbg !268
	br label %b68_cold, !dbg !268

b68_cold:
	%334 = add i64 %185, 2, !dbg !269
	%335 = icmp slt i64 %334, %p1, !dbg !270
	br i1 %335, label %b69_cold, label %b70_cold, !dbg !270

b69_cold:
	%336 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %334, !dbg !271
	%337 = icmp uge i64 %334, %p1, !dbg !271
	br i1 %337, label %b69_cold_fail1, label %b69_cold_ok1, !dbg !271, !prof !97

b69_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !271
	br label %fail, !dbg !271

b69_cold_ok1:
	store i64 %304, i64 addrspace(1)* %336, align 8, !dbg !271
	br label %b70_cold, !dbg !271

b70_cold:
	%338 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272, !range !95
	%339 = sext i32 %338 to i64, !dbg !272
	%340 = add i64 %169, %339, !dbg !273
	br label %b35_cold, !dbg !273, !llvm.loop !280

fail:
	%341 = phi i32 [ 12, %b21_fail1 ], [ 0, %b37_cold_fail2 ], [ 1, %b37_cold_ok2 ], [ 2, %b39 ], [ 3, %b41_cold_fail1 ], [ 4, %b43_cold_fail1 ], [ 5, %b45_cold_fail1 ], [ 12, %b56_cold_fail1 ], [ 13, %b61_cold_fail2 ], [ 14, %b61_cold_ok2 ], [ 15, %b63 ], [ 16, %b65_cold_fail1 ], [ 17, %b67_cold_fail1 ], [ 18, %b69_cold_fail1 ], !dbg !187
	%342 = phi i64 [ %111, %b21_fail1 ], [ %186, %b37_cold_fail2 ], [ %185, %b37_cold_ok2 ], [ %167, %b39 ], [ %185, %b41_cold_fail1 ], [ %214, %b43_cold_fail1 ], [ %220, %b45_cold_fail1 ], [ %278, %b56_cold_fail1 ], [ %186, %b61_cold_fail2 ], [ %185, %b61_cold_ok2 ], [ %168, %b63 ], [ %185, %b65_cold_fail1 ], [ %330, %b67_cold_fail1 ], [ %334, %b69_cold_fail1 ], !dbg !187
	%343 = phi i64 [ 32, %b21_fail1 ], [ %p3, %b37_cold_fail2 ], [ %186, %b37_cold_ok2 ], [ 16, %b39 ], [ %p3, %b41_cold_fail1 ], [ %p3, %b43_cold_fail1 ], [ %p3, %b45_cold_fail1 ], [ 32, %b56_cold_fail1 ], [ %p1, %b61_cold_fail2 ], [ %186, %b61_cold_ok2 ], [ 16, %b63 ], [ %p1, %b65_cold_fail1 ], [ %p1, %b67_cold_fail1 ], [ %p1, %b69_cold_fail1 ], !dbg !187
	call void @gpuc_fail(i8* %ctrl, i32 %341, i64 %342, i64 %343), !dbg !187
	ret void, !dbg !187
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !16
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !107
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !107
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!281, !282, !283, !284, !285, !286, !287, !288, !289, !290, !291, !292}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/examples/scan/scan")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!7 = !DILocation(line: 44, column: 6, scope: !6)
!8 = !DILocation(line: 46, column: 21, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !DILocation(line: 46, column: 6, scope: !6)
!11 = !DILocation(line: 46, column: 24, scope: !6)
!12 = !{!"branch_weights", i32 1048576, i32 1}
!13 = !DILocation(line: 46, column: 29, scope: !6)
!14 = !DILocation(line: 47, column: 17, scope: !6)
!15 = !DILocation(line: 47, column: 32, scope: !6)
!16 = !{i32 0, i32 1024}
!17 = !{i32 0, i32 64}
!18 = !{i32 1, i32 1025}
!19 = !DILocation(line: 47, column: 25, scope: !6)
!20 = !DILocation(line: 47, column: 23, scope: !6)
!21 = distinct !DISubprogram(name: "four", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!22 = !DILocation(line: 47, column: 12, scope: !6)
!23 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 32, column: 6, scope: !6)
!33 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 35, column: 6, scope: !6)
!38 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !22)
!39 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !22)
!42 = !DILocation(line: 38, column: 9, scope: !6)
!43 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 47, column: 3, scope: !6)
!45 = !DILocation(line: 48, column: 33, scope: !6)
!46 = !DILocation(line: 48, column: 37, scope: !6)
!47 = !DILocation(line: 48, column: 41, scope: !6)
!48 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!49 = distinct !DISubprogram(name: "reduceWarp", scope: !48, file: !48, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!50 = distinct !DISubprogram(name: "reduce", scope: !48, file: !48, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!51 = distinct !DISubprogram(name: "ReduceAdd", scope: !48, file: !48, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!52 = !DILocation(line: 48, column: 26, scope: !6)
!53 = !DILocation(line: 8, column: 15, scope: !51, inlinedAt: !52)
!54 = !DILocation(line: 45, column: 16, scope: !50, inlinedAt: !53)
!55 = !DILocation(line: 70, column: 13, scope: !49, inlinedAt: !54)
!56 = !{i32 1, i32 65}
!57 = !DILocation(line: 71, column: 7, scope: !49, inlinedAt: !54)
!58 = !DILocation(line: 66, column: 35, scope: !49, inlinedAt: !54)
!59 = !DILocation(line: 72, column: 7, scope: !49, inlinedAt: !54)
!60 = !DILocation(line: 72, column: 35, scope: !49, inlinedAt: !54)
!61 = !DILocation(line: 73, column: 23, scope: !49, inlinedAt: !54)
!62 = !DILocation(line: 8, column: 76, scope: !51, inlinedAt: !52)
!63 = !DILocation(line: 72, column: 40, scope: !49, inlinedAt: !54)
!64 = !DILocation(line: 77, column: 16, scope: !49, inlinedAt: !54)
!65 = !DILocation(line: 77, column: 2, scope: !49, inlinedAt: !54)
!66 = !DILocation(line: 78, column: 6, scope: !49, inlinedAt: !54)
!67 = !DILocation(line: 78, column: 22, scope: !49, inlinedAt: !54)
!68 = !DILocation(line: 79, column: 23, scope: !49, inlinedAt: !54)
!69 = !DILocation(line: 78, column: 27, scope: !49, inlinedAt: !54)
!70 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!71 = distinct !DISubprogram(name: "Block.warps", scope: !70, file: !70, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!72 = !DILocation(line: 46, column: 14, scope: !50, inlinedAt: !53)
!73 = !DILocation(line: 26, column: 44, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 26, column: 47, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 26, column: 59, scope: !71, inlinedAt: !72)
!76 = !DILocation(line: 26, column: 64, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 47, column: 7, scope: !50, inlinedAt: !53)
!78 = !DILocation(line: 50, column: 31, scope: !50, inlinedAt: !53)
!79 = !DILocation(line: 51, column: 10, scope: !50, inlinedAt: !53)
!80 = !DILocation(line: 52, column: 11, scope: !50, inlinedAt: !53)
!81 = !{i32 0, i32 32}
!82 = !DILocation(line: 52, column: 14, scope: !50, inlinedAt: !53)
!83 = !DILocation(line: 53, column: 17, scope: !50, inlinedAt: !53)
!84 = !DILocation(line: 53, column: 8, scope: !50, inlinedAt: !53)
!85 = !DILocation(line: 55, column: 10, scope: !50, inlinedAt: !53)
!86 = !DILocation(line: 56, column: 11, scope: !50, inlinedAt: !53)
!87 = !DILocation(line: 43, column: 50, scope: !50, inlinedAt: !53)
!88 = !DILocation(line: 57, column: 6, scope: !50, inlinedAt: !53)
!89 = !DILocation(line: 57, column: 16, scope: !50, inlinedAt: !53)
!90 = !DILocation(line: 58, column: 17, scope: !50, inlinedAt: !53)
!91 = !DILocation(line: 57, column: 21, scope: !50, inlinedAt: !53)
!92 = !DILocation(line: 48, column: 57, scope: !6)
!93 = !DILocation(line: 49, column: 8, scope: !6)
!94 = !DILocation(line: 46, column: 56, scope: !6)
!95 = !{i32 1, i32 -2147483648}
!96 = !DILocation(line: 46, column: 42, scope: !6)
!97 = !{!"branch_weights", i32 1, i32 1048576}
!98 = !DILocation(line: 27, column: 20, scope: !6)
!99 = !{!"llvm.loop.unroll.disable"}
!100 = distinct !{!100, !99}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = distinct !{!102, !101}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = distinct !{!104, !103}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !105}
!107 = !{i32 0, i32 65535}
!108 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!109 = !DILocation(line: 59, column: 6, scope: !108)
!110 = !DILocation(line: 78, column: 16, scope: !108)
!111 = !DILocation(line: 81, column: 28, scope: !108)
!112 = !DILocation(line: 60, column: 14, scope: !108)
!113 = !DILocation(line: 61, column: 2, scope: !108)
!114 = !DILocation(line: 62, column: 6, scope: !108)
!115 = !DILocation(line: 62, column: 24, scope: !108)
!116 = !DILocation(line: 63, column: 22, scope: !108)
!117 = !DILocation(line: 63, column: 14, scope: !108)
!118 = !DILocation(line: 65, column: 8, scope: !108)
!119 = !DILocation(line: 66, column: 12, scope: !108)
!120 = !DILocation(line: 64, column: 3, scope: !108)
!121 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!122 = distinct !DISubprogram(name: "scan", scope: !121, file: !121, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!123 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !121, file: !121, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!124 = !DILocation(line: 68, column: 42, scope: !108)
!125 = !DILocation(line: 14, column: 21, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 25, column: 16, scope: !122, inlinedAt: !125)
!127 = !DILocation(line: 23, column: 48, scope: !122, inlinedAt: !125)
!128 = !DILocation(line: 26, column: 6, scope: !122, inlinedAt: !125)
!129 = !DILocation(line: 26, column: 24, scope: !122, inlinedAt: !125)
!130 = !DILocation(line: 27, column: 24, scope: !122, inlinedAt: !125)
!131 = !DILocation(line: 27, column: 44, scope: !122, inlinedAt: !125)
!132 = !DILocation(line: 28, column: 4, scope: !122, inlinedAt: !125)
!133 = !DILocation(line: 26, column: 37, scope: !122, inlinedAt: !125)
!134 = !DILocation(line: 31, column: 12, scope: !122, inlinedAt: !125)
!135 = !DILocation(line: 26, column: 44, scope: !71, inlinedAt: !134)
!136 = !DILocation(line: 26, column: 47, scope: !71, inlinedAt: !134)
!137 = !DILocation(line: 26, column: 59, scope: !71, inlinedAt: !134)
!138 = !DILocation(line: 26, column: 64, scope: !71, inlinedAt: !134)
!139 = !DILocation(line: 31, column: 15, scope: !122, inlinedAt: !125)
!140 = !DILocation(line: 34, column: 32, scope: !122, inlinedAt: !125)
!141 = !DILocation(line: 35, column: 19, scope: !122, inlinedAt: !125)
!142 = !DILocation(line: 36, column: 10, scope: !122, inlinedAt: !125)
!143 = !DILocation(line: 37, column: 19, scope: !122, inlinedAt: !125)
!144 = !DILocation(line: 37, column: 21, scope: !122, inlinedAt: !125)
!145 = !DILocation(line: 37, column: 10, scope: !122, inlinedAt: !125)
!146 = !DILocation(line: 38, column: 9, scope: !122, inlinedAt: !125)
!147 = !DILocation(line: 40, column: 10, scope: !122, inlinedAt: !125)
!148 = !DILocation(line: 23, column: 59, scope: !122, inlinedAt: !125)
!149 = !DILocation(line: 42, column: 19, scope: !122, inlinedAt: !125)
!150 = !DILocation(line: 42, column: 3, scope: !122, inlinedAt: !125)
!151 = !DILocation(line: 44, column: 2, scope: !123, inlinedAt: !124)
!152 = !DILocation(line: 15, column: 20, scope: !123, inlinedAt: !124)
!153 = !DILocation(line: 15, column: 42, scope: !123, inlinedAt: !124)
!154 = !DILocation(line: 18, column: 16, scope: !123, inlinedAt: !124)
!155 = !DILocation(line: 18, column: 2, scope: !108)
!156 = !DILocation(line: 68, column: 20, scope: !108)
!157 = !DILocation(line: 69, column: 8, scope: !108)
!158 = !DILocation(line: 70, column: 8, scope: !108)
!159 = !DILocation(line: 72, column: 35, scope: !108)
!160 = distinct !DISubprogram(name: "Broadcast", scope: !70, file: !70, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!161 = !DILocation(line: 72, column: 25, scope: !108)
!162 = !DILocation(line: 36, column: 22, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 37, column: 8, scope: !160, inlinedAt: !161)
!164 = !DILocation(line: 39, column: 15, scope: !160, inlinedAt: !161)
!165 = !DILocation(line: 40, column: 17, scope: !160, inlinedAt: !161)
!166 = !DILocation(line: 40, column: 3, scope: !108)
!167 = !DILocation(line: 42, column: 16, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 43, column: 10, scope: !160, inlinedAt: !161)
!169 = !DILocation(line: 44, column: 14, scope: !160, inlinedAt: !161)
!170 = !DILocation(line: 45, column: 3, scope: !160, inlinedAt: !161)
!171 = !DILocation(line: 47, column: 10, scope: !160, inlinedAt: !161)
!172 = !DILocation(line: 48, column: 9, scope: !160, inlinedAt: !161)
!173 = !DILocation(line: 48, column: 2, scope: !108)
!174 = !DILocation(line: 62, column: 37, scope: !108)
!175 = !DILocation(line: 74, column: 11, scope: !108)
!176 = !DILocation(line: 74, column: 14, scope: !108)
!177 = !DILocation(line: 75, column: 16, scope: !108)
!178 = !DILocation(line: 77, column: 8, scope: !108)
!179 = !DILocation(line: 79, column: 8, scope: !108)
!180 = !DILocation(line: 82, column: 23, scope: !108)
!181 = !DILocation(line: 82, column: 3, scope: !108)
!182 = !DILocation(line: 84, column: 30, scope: !108)
!183 = !DILocation(line: 84, column: 25, scope: !108)
!184 = !DILocation(line: 85, column: 7, scope: !108)
!185 = !DILocation(line: 85, column: 3, scope: !108)
!186 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!187 = !DILocation(line: 92, column: 6, scope: !186)
!188 = !DILocation(line: 94, column: 21, scope: !186)
!189 = !DILocation(line: 94, column: 6, scope: !186)
!190 = !DILocation(line: 94, column: 24, scope: !186)
!191 = !DILocation(line: 94, column: 29, scope: !186)
!192 = !DILocation(line: 95, column: 9, scope: !186)
!193 = !DILocation(line: 95, column: 26, scope: !186)
!194 = !DILocation(line: 95, column: 19, scope: !186)
!195 = !DILocation(line: 95, column: 16, scope: !186)
!196 = !DILocation(line: 96, column: 12, scope: !186)
!197 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !196)
!198 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !196)
!199 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !196)
!200 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !196)
!201 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !196)
!202 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !196)
!203 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !196)
!204 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !196)
!205 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !196)
!206 = !DILocation(line: 32, column: 6, scope: !186)
!207 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !196)
!208 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !196)
!209 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !196)
!210 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !196)
!211 = !DILocation(line: 35, column: 6, scope: !186)
!212 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !196)
!213 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !196)
!214 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !196)
!215 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !196)
!216 = !DILocation(line: 38, column: 9, scope: !186)
!217 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !196)
!218 = !DILocation(line: 96, column: 3, scope: !186)
!219 = !DILocation(line: 97, column: 3, scope: !186)
!220 = !DILocation(line: 98, column: 3, scope: !186)
!221 = !DILocation(line: 99, column: 3, scope: !186)
!222 = !DILocation(line: 100, column: 20, scope: !186)
!223 = !DILocation(line: 100, column: 46, scope: !186)
!224 = !DILocation(line: 14, column: 21, scope: !123, inlinedAt: !223)
!225 = !DILocation(line: 25, column: 16, scope: !122, inlinedAt: !224)
!226 = !DILocation(line: 23, column: 48, scope: !122, inlinedAt: !224)
!227 = !DILocation(line: 26, column: 6, scope: !122, inlinedAt: !224)
!228 = !DILocation(line: 26, column: 24, scope: !122, inlinedAt: !224)
!229 = !DILocation(line: 27, column: 24, scope: !122, inlinedAt: !224)
!230 = !DILocation(line: 27, column: 44, scope: !122, inlinedAt: !224)
!231 = !DILocation(line: 28, column: 4, scope: !122, inlinedAt: !224)
!232 = !DILocation(line: 26, column: 37, scope: !122, inlinedAt: !224)
!233 = !DILocation(line: 31, column: 12, scope: !122, inlinedAt: !224)
!234 = !DILocation(line: 26, column: 44, scope: !71, inlinedAt: !233)
!235 = !DILocation(line: 26, column: 47, scope: !71, inlinedAt: !233)
!236 = !DILocation(line: 26, column: 59, scope: !71, inlinedAt: !233)
!237 = !DILocation(line: 26, column: 64, scope: !71, inlinedAt: !233)
!238 = !DILocation(line: 31, column: 15, scope: !122, inlinedAt: !224)
!239 = !DILocation(line: 34, column: 32, scope: !122, inlinedAt: !224)
!240 = !DILocation(line: 35, column: 19, scope: !122, inlinedAt: !224)
!241 = !DILocation(line: 36, column: 10, scope: !122, inlinedAt: !224)
!242 = !DILocation(line: 37, column: 19, scope: !122, inlinedAt: !224)
!243 = !DILocation(line: 37, column: 21, scope: !122, inlinedAt: !224)
!244 = !DILocation(line: 37, column: 10, scope: !122, inlinedAt: !224)
!245 = !DILocation(line: 38, column: 9, scope: !122, inlinedAt: !224)
!246 = !DILocation(line: 40, column: 10, scope: !122, inlinedAt: !224)
!247 = !DILocation(line: 23, column: 59, scope: !122, inlinedAt: !224)
!248 = !DILocation(line: 42, column: 19, scope: !122, inlinedAt: !224)
!249 = !DILocation(line: 42, column: 3, scope: !122, inlinedAt: !224)
!250 = !DILocation(line: 44, column: 2, scope: !123, inlinedAt: !223)
!251 = !DILocation(line: 15, column: 20, scope: !123, inlinedAt: !223)
!252 = !DILocation(line: 15, column: 42, scope: !123, inlinedAt: !223)
!253 = !DILocation(line: 18, column: 16, scope: !123, inlinedAt: !223)
!254 = !DILocation(line: 18, column: 2, scope: !186)
!255 = !DILocation(line: 100, column: 24, scope: !186)
!256 = !DILocation(line: 101, column: 30, scope: !186)
!257 = !DILocation(line: 101, column: 47, scope: !186)
!258 = !DILocation(line: 101, column: 64, scope: !186)
!259 = !DILocation(line: 101, column: 81, scope: !186)
!260 = !DILocation(line: 102, column: 10, scope: !186)
!261 = !DILocation(line: 103, column: 16, scope: !186)
!262 = !DILocation(line: 103, column: 14, scope: !186)
!263 = !DILocation(line: 103, column: 26, scope: !186)
!264 = !DILocation(line: 106, column: 8, scope: !186)
!265 = !DILocation(line: 107, column: 5, scope: !186)
!266 = !DILocation(line: 109, column: 7, scope: !186)
!267 = !DILocation(line: 109, column: 10, scope: !186)
!268 = !DILocation(line: 110, column: 5, scope: !186)
!269 = !DILocation(line: 112, column: 7, scope: !186)
!270 = !DILocation(line: 112, column: 10, scope: !186)
!271 = !DILocation(line: 113, column: 5, scope: !186)
!272 = !DILocation(line: 94, column: 59, scope: !186)
!273 = !DILocation(line: 94, column: 45, scope: !186)
!274 = !DILocation(line: 27, column: 20, scope: !186)
!275 = !{!"llvm.loop.unroll.disable"}
!276 = distinct !{!276, !275}
!277 = !{!"llvm.loop.unroll.disable"}
!278 = distinct !{!278, !277}
!279 = !{!"llvm.loop.unroll.disable"}
!280 = distinct !{!280, !279}
!281 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!282 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!283 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!284 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!285 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!286 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!287 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!288 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!289 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!291 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!292 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
