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
	%5 = phi i64 [ %3, %b0 ], [ %149, %b26 ], !dbg !10
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
	%69 = sext i32 %68 to i64, !dbg !55
	%70 = icmp eq i64 %69, 32, !dbg !57
	br i1 %70, label %b13, label %b15, !dbg !57

b13:
	%71 = phi i64 [ %86, %b14 ], [ %61, %b12 ], !dbg !58
	%72 = phi i64 [ %89, %b14 ], [ 16, %b12 ], !dbg !59
	%73 = icmp sgt i64 %72, 0, !dbg !60
	br i1 %73, label %b14, label %b18, !dbg !60

b14:
	%74 = trunc i64 %72 to i32, !dbg !61
	%75 = trunc i64 %71 to i32, !dbg !61
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %74, i32 31), !dbg !61
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !61
	%78 = lshr i64 %71, 32, !dbg !61
	%79 = trunc i64 %78 to i32, !dbg !61
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %79, i32 %74, i32 31), !dbg !61
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !61
	%82 = zext i32 %81 to i64, !dbg !61
	%83 = shl i64 %82, 32, !dbg !61
	%84 = zext i32 %77 to i64, !dbg !61
	%85 = or i64 %84, %83, !dbg !61
	%86 = add i64 %71, %85, !dbg !62
	%87 = trunc i64 %72 to i32, !dbg !63
	%88 = udiv i32 %87, 2, !dbg !63
	%89 = zext i32 %88 to i64, !dbg !63
	br label %b13, !dbg !63

b15:
	%90 = trunc i64 %61 to i32, !dbg !64
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !64
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !64
	%93 = lshr i64 %61, 32, !dbg !64
	%94 = trunc i64 %93 to i32, !dbg !64
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !64
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !64
	%97 = zext i32 %96 to i64, !dbg !64
	%98 = shl i64 %97, 32, !dbg !64
	%99 = zext i32 %92 to i64, !dbg !64
	%100 = or i64 %99, %98, !dbg !64
	br label %b16, !dbg !64

b16:
	%101 = phi i64 [ %100, %b15 ], [ %116, %b17 ], !dbg !65
	%102 = phi i64 [ 1, %b15 ], [ %117, %b17 ], !dbg !66
	%103 = icmp slt i64 %102, %69, !dbg !67
	br i1 %103, label %b17, label %b18, !dbg !67

b17:
	%104 = trunc i64 %102 to i32, !dbg !68
	%105 = trunc i64 %61 to i32, !dbg !68
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !68
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !68
	%108 = lshr i64 %61, 32, !dbg !68
	%109 = trunc i64 %108 to i32, !dbg !68
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 %104, i32 31), !dbg !68
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !68
	%112 = zext i32 %111 to i64, !dbg !68
	%113 = shl i64 %112, 32, !dbg !68
	%114 = zext i32 %107 to i64, !dbg !68
	%115 = or i64 %114, %113, !dbg !68
	%116 = add i64 %101, %115, !dbg !62
	%117 = add i64 %102, 1, !dbg !69
	br label %b16, !dbg !69

b18:
	%118 = phi i64 [ %71, %b13 ], [ %101, %b16 ], !dbg !54
	%119 = sext i32 %65 to i64, !dbg !73
	%120 = trunc i64 %119 to i32, !dbg !74
	%121 = add i32 %120, 32, !dbg !74
	%122 = zext i32 %121 to i64, !dbg !74
	%123 = sub i32 %121, 1, !dbg !75
	%124 = zext i32 %123 to i64, !dbg !75
	%125 = udiv i32 %123, 32, !dbg !76
	%126 = zext i32 %125 to i64, !dbg !76
	%127 = icmp eq i64 %126, 1, !dbg !77
	br i1 %127, label %b24, label %b19, !dbg !77

b19:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%129 = sext i32 %128 to i64, !dbg !80
	%130 = icmp eq i64 %129, 0, !dbg !82
	br i1 %130, label %b20, label %b21, !dbg !82

b20:
	%131 = trunc i64 %17 to i32, !dbg !83
	%132 = udiv i32 %131, 32, !dbg !83
	%133 = zext i32 %132 to i64, !dbg !83
	%134 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %133, !dbg !84
	store i64 %118, i64 addrspace(3)* %134, align 8, !dbg !84
	br label %b21, !dbg !84

b21:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%135 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%136 = load i64, i64 addrspace(3)* %135, align 8, !dbg !86
	br label %b22, !dbg !86

b22:
	%137 = phi i64 [ %136, %b21 ], [ %142, %b23 ], !dbg !87
	%138 = phi i64 [ 1, %b21 ], [ %143, %b23 ], !dbg !88
	%139 = icmp slt i64 %138, %126, !dbg !89
	br i1 %139, label %b23, label %b24, !dbg !89

b23:
	%140 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %138, !dbg !90
	%141 = load i64, i64 addrspace(3)* %140, align 8, !dbg !90
	%142 = add i64 %137, %141, !dbg !62
	%143 = add i64 %138, 1, !dbg !91
	br label %b22, !dbg !91

b24:
	%144 = phi i64 [ %118, %b18 ], [ %137, %b22 ], !dbg !53
	%145 = icmp eq i64 %17, 0, !dbg !92
	br i1 %145, label %b25, label %b26, !dbg !92

b25:
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !93
	store i64 %144, i64 addrspace(1)* %146, align 8, !dbg !93
	br label %b26, !dbg !93

b26:
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%148 = sext i32 %147 to i64, !dbg !94
	%149 = add i64 %5, %148, !dbg !96
	br label %b1, !dbg !96

b31:
	%150 = phi i64 [ %27, %b3 ], [ %173, %b29_cold_ok1 ], !dbg !98
	call void asm sideeffect "", ""() nounwind, !dbg !26
	br label %fail, !dbg !26

b54:
	ret void, !dbg !96

b27_cold:
	%151 = phi i64 [ %302, %b53_cold ], [ %3, %b0 ], !dbg !10
	%152 = icmp slt i64 %151, %p1, !dbg !13
	br i1 %152, label %b28_cold, label %b54, !dbg !13

b28_cold:
	%153 = mul i64 %151, 1024, !dbg !14
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%159 = mul i32 %158, %156, !dbg !15
	%160 = add i32 %155, %159, !dbg !15
	%161 = mul i32 %157, %160, !dbg !15
	%162 = add i32 %154, %161, !dbg !15
	%163 = sext i32 %162 to i64, !dbg !15
	%164 = trunc i64 %163 to i32, !dbg !19
	%165 = mul i32 %164, 4, !dbg !19
	%166 = zext i32 %165 to i64, !dbg !19
	%167 = add i64 %153, %166, !dbg !20
	%168 = add i64 %167, 4, !dbg !23
	%169 = icmp sle i64 %168, %p3, !dbg !24
	br i1 %169, label %b29_cold, label %b32_cold, !dbg !24

b29_cold:
	%170 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %167, !dbg !25
	%171 = addrspacecast i64 addrspace(1)* %170 to i64*, !dbg !26
	%172 = ptrtoint i64* %171 to i64, !dbg !26
	%173 = and i64 %172, 15, !dbg !26
	%174 = icmp eq i64 %173, 0, !dbg !26
	%175 = icmp ugt i64 %168, %p3, !dbg !25
	%176 = icmp ugt i64 %167, %168, !dbg !25
	%177 = or i1 %175, %176, !dbg !25
	br i1 %177, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !25, !prof !97

b29_cold_fail1:
	%178 = icmp ugt i64 %168, %p3, !dbg !25
	br i1 %178, label %b29_cold_fail2, label %b29_cold_ok2, !dbg !25

b29_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b29_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b29_cold_ok1:
	br i1 %174, label %b30_cold, label %b31, !dbg !26

b30_cold:
	%179 = bitcast i64 addrspace(1)* %170 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%180 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %179, i64 0, !dbg !27
	%181 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %180, i32 0, i32 0, !dbg !27
	%182 = bitcast { i64, i64, i64, i64 } addrspace(1)* %180 to <4 x i64> addrspace(1)*, !dbg !27
	%183 = load <4 x i64>, <4 x i64> addrspace(1)* %182, align 16, !dbg !27
	%184 = extractelement <4 x i64> %183, i32 0, !dbg !27
	%185 = extractelement <4 x i64> %183, i32 1, !dbg !27
	%186 = extractelement <4 x i64> %183, i32 2, !dbg !27
	%187 = extractelement <4 x i64> %183, i32 3, !dbg !27
	%188 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %180, i32 0, i32 1, !dbg !27
	%189 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %180, i32 0, i32 2, !dbg !27
	%190 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %180, i32 0, i32 3, !dbg !27
	br label %b39_cold, !dbg !28

b32_cold:
	%191 = icmp slt i64 %167, %p3, !dbg !29
	br i1 %191, label %b33_cold, label %b34_cold, !dbg !29

b33_cold:
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %167, !dbg !30
	%193 = icmp uge i64 %167, %p3, !dbg !30
	br i1 %193, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !30, !prof !97

b33_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !30
	br label %fail, !dbg !30

b33_cold_ok1:
	%194 = load i64, i64 addrspace(1)* %192, align 8, !dbg !30
	br label %b34_cold, !dbg !31

b34_cold:
	%195 = phi i64 [ 0, %b32_cold ], [ %194, %b33_cold_ok1 ], !dbg !32
	%196 = add i64 %167, 1, !dbg !33
	%197 = icmp slt i64 %196, %p3, !dbg !34
	br i1 %197, label %b35_cold, label %b36_cold, !dbg !34

b35_cold:
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %196, !dbg !35
	%199 = icmp uge i64 %196, %p3, !dbg !35
	br i1 %199, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !35, !prof !97

b35_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !35
	br label %fail, !dbg !35

b35_cold_ok1:
	%200 = load i64, i64 addrspace(1)* %198, align 8, !dbg !35
	br label %b36_cold, !dbg !36

b36_cold:
	%201 = phi i64 [ 0, %b34_cold ], [ %200, %b35_cold_ok1 ], !dbg !37
	%202 = add i64 %167, 2, !dbg !38
	%203 = icmp slt i64 %202, %p3, !dbg !39
	br i1 %203, label %b37_cold, label %b38_cold, !dbg !39

b37_cold:
	%204 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %202, !dbg !40
	%205 = icmp uge i64 %202, %p3, !dbg !40
	br i1 %205, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !40, !prof !97

b37_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !40
	br label %fail, !dbg !40

b37_cold_ok1:
	%206 = load i64, i64 addrspace(1)* %204, align 8, !dbg !40
	br label %b38_cold, !dbg !41

b38_cold:
	%207 = phi i64 [ 0, %b36_cold ], [ %206, %b37_cold_ok1 ], !dbg !42
	br label %b39_cold, !dbg !43

b39_cold:
	%208 = phi i64 [ %187, %b30_cold ], [ 0, %b38_cold ], !dbg !44
	%209 = phi i64 [ %186, %b30_cold ], [ %207, %b38_cold ], !dbg !44
	%210 = phi i64 [ %185, %b30_cold ], [ %201, %b38_cold ], !dbg !44
	%211 = phi i64 [ %184, %b30_cold ], [ %195, %b38_cold ], !dbg !44
	%212 = add i64 %211, %210, !dbg !45
	%213 = add i64 %212, %209, !dbg !46
	%214 = add i64 %213, %208, !dbg !47
	%215 = and i32 %162, -32, !dbg !55
	%216 = mul i32 %157, %158, !dbg !55
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%218 = mul i32 %216, %217, !dbg !55
	%219 = sub i32 %218, %215, !dbg !55
	%220 = icmp slt i32 %219, 32, !dbg !55
	%221 = select i1 %220, i32 %219, i32 32, !dbg !55
	%222 = sext i32 %221 to i64, !dbg !55
	%223 = icmp eq i64 %222, 32, !dbg !57
	br i1 %223, label %b40_cold, label %b42_cold, !dbg !57

b40_cold:
	%224 = phi i64 [ %239, %b41_cold ], [ %214, %b39_cold ], !dbg !58
	%225 = phi i64 [ %242, %b41_cold ], [ 16, %b39_cold ], !dbg !59
	%226 = icmp sgt i64 %225, 0, !dbg !60
	br i1 %226, label %b41_cold, label %b45_cold, !dbg !60

b41_cold:
	%227 = trunc i64 %225 to i32, !dbg !61
	%228 = trunc i64 %224 to i32, !dbg !61
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %228, i32 %227, i32 31), !dbg !61
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !61
	%231 = lshr i64 %224, 32, !dbg !61
	%232 = trunc i64 %231 to i32, !dbg !61
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %232, i32 %227, i32 31), !dbg !61
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !61
	%235 = zext i32 %234 to i64, !dbg !61
	%236 = shl i64 %235, 32, !dbg !61
	%237 = zext i32 %230 to i64, !dbg !61
	%238 = or i64 %237, %236, !dbg !61
	%239 = add i64 %224, %238, !dbg !62
	%240 = trunc i64 %225 to i32, !dbg !63
	%241 = udiv i32 %240, 2, !dbg !63
	%242 = zext i32 %241 to i64, !dbg !63
	br label %b40_cold, !dbg !63, !llvm.loop !100

b42_cold:
	%243 = trunc i64 %214 to i32, !dbg !64
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !64
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !64
	%246 = lshr i64 %214, 32, !dbg !64
	%247 = trunc i64 %246 to i32, !dbg !64
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 0, i32 31), !dbg !64
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !64
	%250 = zext i32 %249 to i64, !dbg !64
	%251 = shl i64 %250, 32, !dbg !64
	%252 = zext i32 %245 to i64, !dbg !64
	%253 = or i64 %252, %251, !dbg !64
	br label %b43_cold, !dbg !64

b43_cold:
	%254 = phi i64 [ %253, %b42_cold ], [ %269, %b44_cold ], !dbg !65
	%255 = phi i64 [ 1, %b42_cold ], [ %270, %b44_cold ], !dbg !66
	%256 = icmp slt i64 %255, %222, !dbg !67
	br i1 %256, label %b44_cold, label %b45_cold, !dbg !67

b44_cold:
	%257 = trunc i64 %255 to i32, !dbg !68
	%258 = trunc i64 %214 to i32, !dbg !68
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 %257, i32 31), !dbg !68
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !68
	%261 = lshr i64 %214, 32, !dbg !68
	%262 = trunc i64 %261 to i32, !dbg !68
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 %257, i32 31), !dbg !68
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !68
	%265 = zext i32 %264 to i64, !dbg !68
	%266 = shl i64 %265, 32, !dbg !68
	%267 = zext i32 %260 to i64, !dbg !68
	%268 = or i64 %267, %266, !dbg !68
	%269 = add i64 %254, %268, !dbg !62
	%270 = add i64 %255, 1, !dbg !69
	br label %b43_cold, !dbg !69, !llvm.loop !102

b45_cold:
	%271 = phi i64 [ %224, %b40_cold ], [ %254, %b43_cold ], !dbg !54
	%272 = sext i32 %218 to i64, !dbg !73
	%273 = trunc i64 %272 to i32, !dbg !74
	%274 = add i32 %273, 32, !dbg !74
	%275 = zext i32 %274 to i64, !dbg !74
	%276 = sub i32 %274, 1, !dbg !75
	%277 = zext i32 %276 to i64, !dbg !75
	%278 = udiv i32 %276, 32, !dbg !76
	%279 = zext i32 %278 to i64, !dbg !76
	%280 = icmp eq i64 %279, 1, !dbg !77
	br i1 %280, label %b51_cold, label %b46_cold, !dbg !77

b46_cold:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%282 = sext i32 %281 to i64, !dbg !80
	%283 = icmp eq i64 %282, 0, !dbg !82
	br i1 %283, label %b47_cold, label %b48_cold, !dbg !82

b47_cold:
	%284 = trunc i64 %163 to i32, !dbg !83
	%285 = udiv i32 %284, 32, !dbg !83
	%286 = zext i32 %285 to i64, !dbg !83
	%287 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %286, !dbg !84
	store i64 %271, i64 addrspace(3)* %287, align 8, !dbg !84
	br label %b48_cold, !dbg !84

b48_cold:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%288 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%289 = load i64, i64 addrspace(3)* %288, align 8, !dbg !86
	br label %b49_cold, !dbg !86

b49_cold:
	%290 = phi i64 [ %289, %b48_cold ], [ %295, %b50_cold ], !dbg !87
	%291 = phi i64 [ 1, %b48_cold ], [ %296, %b50_cold ], !dbg !88
	%292 = icmp slt i64 %291, %279, !dbg !89
	br i1 %292, label %b50_cold, label %b51_cold, !dbg !89

b50_cold:
	%293 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %291, !dbg !90
	%294 = load i64, i64 addrspace(3)* %293, align 8, !dbg !90
	%295 = add i64 %290, %294, !dbg !62
	%296 = add i64 %291, 1, !dbg !91
	br label %b49_cold, !dbg !91, !llvm.loop !104

b51_cold:
	%297 = phi i64 [ %271, %b45_cold ], [ %290, %b49_cold ], !dbg !53
	%298 = icmp eq i64 %163, 0, !dbg !92
	br i1 %298, label %b52_cold, label %b53_cold, !dbg !92

b52_cold:
	%299 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %151, !dbg !93
	store i64 %297, i64 addrspace(1)* %299, align 8, !dbg !93
	br label %b53_cold, !dbg !93

b53_cold:
	%300 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%301 = sext i32 %300 to i64, !dbg !94
	%302 = add i64 %151, %301, !dbg !96
	br label %b27_cold, !dbg !96, !llvm.loop !106

fail:
	%303 = phi i32 [ 0, %b29_cold_fail2 ], [ 1, %b29_cold_ok2 ], [ 2, %b31 ], [ 3, %b33_cold_fail1 ], [ 4, %b35_cold_fail1 ], [ 5, %b37_cold_fail1 ], !dbg !7
	%304 = phi i64 [ %168, %b29_cold_fail2 ], [ %167, %b29_cold_ok2 ], [ %150, %b31 ], [ %167, %b33_cold_fail1 ], [ %196, %b35_cold_fail1 ], [ %202, %b37_cold_fail1 ], !dbg !7
	%305 = phi i64 [ %p3, %b29_cold_fail2 ], [ %168, %b29_cold_ok2 ], [ 16, %b31 ], [ %p3, %b33_cold_fail1 ], [ %p3, %b35_cold_fail1 ], [ %p3, %b37_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %303, i64 %304, i64 %305), !dbg !7
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
	%5 = phi i64 [ 0, %b0 ], [ %109, %b26 ], !dbg !113
	%6 = phi i64 [ 0, %b0 ], [ %110, %b26 ], !dbg !114
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
	br label %b5, !dbg !126

b5:
	%25 = phi i64 [ %22, %b4 ], [ %42, %b8 ], !dbg !127
	%26 = phi i64 [ 1, %b4 ], [ %43, %b8 ], !dbg !128
	%27 = icmp slt i64 %26, 32, !dbg !129
	br i1 %27, label %b6, label %b9, !dbg !129

b6:
	%28 = trunc i64 %26 to i32, !dbg !130
	%29 = trunc i64 %25 to i32, !dbg !130
	%30 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %29, i32 %28, i32 0), !dbg !130
	%31 = extractvalue { i32, i1 } %30, 0, !dbg !130
	%32 = lshr i64 %25, 32, !dbg !130
	%33 = trunc i64 %32 to i32, !dbg !130
	%34 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %33, i32 %28, i32 0), !dbg !130
	%35 = extractvalue { i32, i1 } %34, 0, !dbg !130
	%36 = zext i32 %35 to i64, !dbg !130
	%37 = shl i64 %36, 32, !dbg !130
	%38 = zext i32 %31 to i64, !dbg !130
	%39 = or i64 %38, %37, !dbg !130
	%40 = icmp sge i64 %24, %26, !dbg !131
	br i1 %40, label %b7, label %b8, !dbg !131

b7:
	%41 = add i64 %25, %39, !dbg !132
	br label %b8, !dbg !132

b8:
	%42 = phi i64 [ %25, %b6 ], [ %41, %b7 ], !dbg !127
	%43 = mul i64 %26, 2, !dbg !133
	br label %b5, !dbg !133

b9:
	%44 = mul i32 %11, %12, !dbg !135
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !135, !range !56
	%46 = mul i32 %44, %45, !dbg !135
	%47 = sext i32 %46 to i64, !dbg !135
	%48 = trunc i64 %47 to i32, !dbg !136
	%49 = add i32 %48, 32, !dbg !136
	%50 = zext i32 %49 to i64, !dbg !136
	%51 = sub i32 %49, 1, !dbg !137
	%52 = zext i32 %51 to i64, !dbg !137
	%53 = udiv i32 %51, 32, !dbg !138
	%54 = zext i32 %53 to i64, !dbg !138
	%55 = icmp eq i64 %54, 1, !dbg !139
	br i1 %55, label %b15, label %b10, !dbg !139

b10:
	%56 = trunc i64 %17 to i32, !dbg !141
	%57 = udiv i32 %56, 32, !dbg !141
	%58 = zext i32 %57 to i64, !dbg !141
	call void @llvm.nvvm.barrier0(), !dbg !142
	%59 = and i32 %16, -32, !dbg !143
	%60 = sub i32 %46, %59, !dbg !143
	%61 = icmp slt i32 %60, 32, !dbg !143
	%62 = select i1 %61, i32 %60, i32 32, !dbg !143
	%63 = sext i32 %62 to i64, !dbg !143
	%64 = sub i64 %63, 1, !dbg !144
	%65 = icmp eq i64 %24, %64, !dbg !145
	br i1 %65, label %b11, label %b12, !dbg !145

b11:
	%66 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %58, !dbg !146
	store i64 %25, i64 addrspace(3)* %66, align 8, !dbg !146
	br label %b12, !dbg !146

b12:
	call void @llvm.nvvm.barrier0(), !dbg !147
	%67 = icmp slt i64 0, %58, !dbg !147
	br i1 %67, label %b13, label %b14, !dbg !147

b13:
	%68 = phi i64 [ %73, %b13_ok1 ], [ 0, %b12 ], !dbg !148
	%69 = phi i64 [ %74, %b13_ok1 ], [ 0, %b12 ], !dbg !148
	%70 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %69, !dbg !149
	%71 = icmp uge i64 %69, 32, !dbg !149
	br i1 %71, label %b13_fail1, label %b13_ok1, !dbg !149, !prof !97

b13_ok1:
	%72 = load i64, i64 addrspace(3)* %70, align 8, !dbg !149
	%73 = add i64 %68, %72, !dbg !150
	%74 = add i64 %69, 1, !dbg !150
	%75 = icmp slt i64 %74, %58, !dbg !150
	br i1 %75, label %b13, label %b14, !dbg !150

b14:
	%76 = phi i64 [ 0, %b12 ], [ %73, %b13_ok1 ], !dbg !148
	br label %b15, !dbg !151

b15:
	%77 = phi i64 [ 0, %b9 ], [ %76, %b14 ], !dbg !125
	%78 = trunc i64 %25 to i32, !dbg !152
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %78, i32 1, i32 0), !dbg !152
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !152
	%81 = lshr i64 %25, 32, !dbg !152
	%82 = trunc i64 %81 to i32, !dbg !152
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %82, i32 1, i32 0), !dbg !152
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !152
	%85 = zext i32 %84 to i64, !dbg !152
	%86 = shl i64 %85, 32, !dbg !152
	%87 = zext i32 %80 to i64, !dbg !152
	%88 = or i64 %87, %86, !dbg !152
	%89 = icmp eq i64 %24, 0, !dbg !153
	br i1 %89, label %b17, label %b16, !dbg !153

b16:
	%90 = add i64 %77, %88, !dbg !154
	br label %b17, !dbg !155

b17:
	%91 = phi i64 [ %77, %b15 ], [ %90, %b16 ], !dbg !124
	%92 = add i64 %5, %91, !dbg !156
	br i1 %19, label %b18, label %b19, !dbg !157

b18:
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !158
	store i64 %92, i64 addrspace(1)* %93, align 8, !dbg !158
	br label %b19, !dbg !158

b19:
	%94 = add i64 %92, %22, !dbg !159
	%95 = icmp sge i64 255, %47, !dbg !162
	br i1 %95, label %b20, label %b21, !dbg !162

b20:
	call void asm sideeffect "", ""() nounwind, !dbg !163
	br label %fail, !dbg !163

b21:
	br i1 %55, label %b22, label %b23, !dbg !164

b22:
	%96 = trunc i64 %94 to i32, !dbg !165
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 255, i32 31), !dbg !165
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !165
	%99 = lshr i64 %94, 32, !dbg !165
	%100 = trunc i64 %99 to i32, !dbg !165
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 255, i32 31), !dbg !165
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !165
	%103 = zext i32 %102 to i64, !dbg !165
	%104 = shl i64 %103, 32, !dbg !165
	%105 = zext i32 %98 to i64, !dbg !165
	%106 = or i64 %105, %104, !dbg !165
	br label %b26, !dbg !166

b23:
	call void @llvm.nvvm.barrier0(), !dbg !168
	%107 = icmp eq i64 %17, 255, !dbg !169
	br i1 %107, label %b24, label %b25, !dbg !169

b24:
	store i64 %94, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !170
	br label %b25, !dbg !170

b25:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%108 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !172
	br label %b26, !dbg !173

b26:
	%109 = phi i64 [ %106, %b22 ], [ %108, %b25 ], !dbg !161
	%110 = add i64 %6, 256, !dbg !174
	br label %b1, !dbg !174

b27:
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !16
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !16
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !17
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !18
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !18
	%116 = mul i32 %115, %113, !dbg !175
	%117 = add i32 %112, %116, !dbg !175
	%118 = mul i32 %114, %117, !dbg !175
	%119 = add i32 %111, %118, !dbg !175
	%120 = sext i32 %119 to i64, !dbg !175
	%121 = icmp eq i64 %120, 0, !dbg !176
	br i1 %121, label %b28, label %b29, !dbg !176

b28:
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !177
	%123 = icmp uge i64 0, %p3, !dbg !177
	br i1 %123, label %b28_fail1, label %b28_ok1, !dbg !177, !prof !97

b28_ok1:
	store i64 %5, i64 addrspace(1)* %122, align 8, !dbg !177
	br label %b29, !dbg !177

b29:
	call void @llvm.nvvm.barrier0(), !dbg !178
	%124 = sext i32 %3 to i64, !dbg !110
	%125 = mul i64 %p3, %124, !dbg !110
	%126 = mul i64 %p3, 8, !dbg !110
	%127 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !110
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !110
	%129 = icmp ne i64 %125, %p5, !dbg !110
	br i1 %129, label %b29_fail1, label %b29_ok1, !dbg !110, !prof !97

b29_ok1:
	%130 = bitcast i64* %127 to i8*, !dbg !110
	%131 = bitcast i64* %128 to i8*, !dbg !110
	call void @gpuc_f_collect_block(i32 0, i8* %130, i8* %131, i64 %126, i8* %ctrl, i32 10), !dbg !110
	call void @llvm.nvvm.barrier0(), !dbg !179
	%132 = sext i32 %4 to i64, !dbg !111
	%133 = icmp slt i64 0, %132, !dbg !111
	br i1 %133, label %b30, label %b31, !dbg !111

b30:
	%134 = phi i64 [ %139, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !111
	%135 = phi i64 [ %140, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !111
	%136 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %135, !dbg !180
	%137 = icmp uge i64 %135, %p5, !dbg !180
	br i1 %137, label %b30_fail1, label %b30_ok1, !dbg !180, !prof !97

b30_ok1:
	%138 = load i64, i64 addrspace(1)* %136, align 8, !dbg !180
	%139 = add i64 %134, %138, !dbg !181
	%140 = add i64 %135, 1, !dbg !181
	%141 = icmp slt i64 %140, %132, !dbg !181
	br i1 %141, label %b30, label %b31, !dbg !181

b31:
	%142 = phi i64 [ 0, %b29_ok1 ], [ %139, %b30_ok1 ], !dbg !182
	%143 = mul i32 %114, %115, !dbg !183
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !183, !range !56
	%145 = mul i32 %143, %144, !dbg !183
	%146 = sext i32 %145 to i64, !dbg !183
	br label %b32, !dbg !183

b32:
	%147 = phi i64 [ %120, %b31 ], [ %152, %b33 ], !dbg !183
	%148 = icmp slt i64 %147, %p1, !dbg !183
	br i1 %148, label %b33, label %b34, !dbg !183

b33:
	%149 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %147, !dbg !184
	%150 = load i64, i64 addrspace(1)* %149, align 8, !dbg !184
	%151 = add i64 %150, %142, !dbg !185
	store i64 %151, i64 addrspace(1)* %149, align 8, !dbg !184
	%152 = add i64 %147, %146, !dbg !183
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
	%153 = phi i32 [ 6, %b13_fail1 ], [ 7, %b20 ], [ 8, %b28_fail1 ], [ 9, %b29_fail1 ], [ 11, %b30_fail1 ], !dbg !109
	%154 = phi i64 [ %69, %b13_fail1 ], [ 0, %b20 ], [ 0, %b28_fail1 ], [ %125, %b29_fail1 ], [ %135, %b30_fail1 ], !dbg !109
	%155 = phi i64 [ 32, %b13_fail1 ], [ 0, %b20 ], [ %p3, %b28_fail1 ], [ %p5, %b29_fail1 ], [ %p5, %b30_fail1 ], !dbg !109
	call void @gpuc_fail(i8* %ctrl, i32 %153, i64 %154, i64 %155), !dbg !109
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
	br label %b13, !dbg !225

b13:
	%67 = phi i64 [ %62, %b12 ], [ %84, %b16 ], !dbg !226
	%68 = phi i64 [ 1, %b12 ], [ %85, %b16 ], !dbg !227
	%69 = icmp slt i64 %68, 32, !dbg !228
	br i1 %69, label %b14, label %b17, !dbg !228

b14:
	%70 = trunc i64 %68 to i32, !dbg !229
	%71 = trunc i64 %67 to i32, !dbg !229
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %71, i32 %70, i32 0), !dbg !229
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !229
	%74 = lshr i64 %67, 32, !dbg !229
	%75 = trunc i64 %74 to i32, !dbg !229
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %75, i32 %70, i32 0), !dbg !229
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !229
	%78 = zext i32 %77 to i64, !dbg !229
	%79 = shl i64 %78, 32, !dbg !229
	%80 = zext i32 %73 to i64, !dbg !229
	%81 = or i64 %80, %79, !dbg !229
	%82 = icmp sge i64 %66, %68, !dbg !230
	br i1 %82, label %b15, label %b16, !dbg !230

b15:
	%83 = add i64 %67, %81, !dbg !231
	br label %b16, !dbg !231

b16:
	%84 = phi i64 [ %67, %b14 ], [ %83, %b15 ], !dbg !226
	%85 = mul i64 %68, 2, !dbg !232
	br label %b13, !dbg !232

b17:
	%86 = mul i32 %12, %13, !dbg !234
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !234, !range !56
	%88 = mul i32 %86, %87, !dbg !234
	%89 = sext i32 %88 to i64, !dbg !234
	%90 = trunc i64 %89 to i32, !dbg !235
	%91 = add i32 %90, 32, !dbg !235
	%92 = zext i32 %91 to i64, !dbg !235
	%93 = sub i32 %91, 1, !dbg !236
	%94 = zext i32 %93 to i64, !dbg !236
	%95 = udiv i32 %93, 32, !dbg !237
	%96 = zext i32 %95 to i64, !dbg !237
	%97 = icmp eq i64 %96, 1, !dbg !238
	br i1 %97, label %b23, label %b18, !dbg !238

b18:
	%98 = trunc i64 %18 to i32, !dbg !240
	%99 = udiv i32 %98, 32, !dbg !240
	%100 = zext i32 %99 to i64, !dbg !240
	call void @llvm.nvvm.barrier0(), !dbg !241
	%101 = and i32 %17, -32, !dbg !242
	%102 = sub i32 %88, %101, !dbg !242
	%103 = icmp slt i32 %102, 32, !dbg !242
	%104 = select i1 %103, i32 %102, i32 32, !dbg !242
	%105 = sext i32 %104 to i64, !dbg !242
	%106 = sub i64 %105, 1, !dbg !243
	%107 = icmp eq i64 %66, %106, !dbg !244
	br i1 %107, label %b19, label %b20, !dbg !244

b19:
	%108 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %100, !dbg !245
	store i64 %67, i64 addrspace(3)* %108, align 8, !dbg !245
	br label %b20, !dbg !245

b20:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%109 = icmp slt i64 0, %100, !dbg !246
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
	%120 = trunc i64 %67 to i32, !dbg !251
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %120, i32 1, i32 0), !dbg !251
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !251
	%123 = lshr i64 %67, 32, !dbg !251
	%124 = trunc i64 %123 to i32, !dbg !251
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %124, i32 1, i32 0), !dbg !251
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !251
	%127 = zext i32 %126 to i64, !dbg !251
	%128 = shl i64 %127, 32, !dbg !251
	%129 = zext i32 %122 to i64, !dbg !251
	%130 = or i64 %129, %128, !dbg !251
	%131 = icmp eq i64 %66, 0, !dbg !252
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
	%168 = phi i64 [ %143, %b26 ], [ %313, %b61_cold_ok1 ], !dbg !262
	call void asm sideeffect "", ""() nounwind, !dbg !262
	br label %fail, !dbg !262

b71:
	ret void, !dbg !273

b21_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !248
	br label %fail, !dbg !248

b35_cold:
	%169 = phi i64 [ %343, %b70_cold ], [ %4, %b0 ], !dbg !189
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
	%262 = zext i32 %261 to i64, !dbg !235
	%263 = sub i32 %261, 1, !dbg !236
	%264 = zext i32 %263 to i64, !dbg !236
	%265 = udiv i32 %263, 32, !dbg !237
	%266 = zext i32 %265 to i64, !dbg !237
	%267 = icmp eq i64 %266, 1, !dbg !238
	br i1 %267, label %b58_cold, label %b53_cold, !dbg !238

b53_cold:
	%268 = trunc i64 %181 to i32, !dbg !240
	%269 = udiv i32 %268, 32, !dbg !240
	%270 = zext i32 %269 to i64, !dbg !240
	call void @llvm.nvvm.barrier0(), !dbg !241
	%271 = and i32 %180, -32, !dbg !242
	%272 = sub i32 %258, %271, !dbg !242
	%273 = icmp slt i32 %272, 32, !dbg !242
	%274 = select i1 %273, i32 %272, i32 32, !dbg !242
	%275 = sext i32 %274 to i64, !dbg !242
	%276 = sub i64 %275, 1, !dbg !243
	%277 = icmp eq i64 %236, %276, !dbg !244
	br i1 %277, label %b54_cold, label %b55_cold, !dbg !244

b54_cold:
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %270, !dbg !245
	store i64 %237, i64 addrspace(3)* %278, align 8, !dbg !245
	br label %b55_cold, !dbg !245

b55_cold:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%279 = icmp slt i64 0, %270, !dbg !246
	br i1 %279, label %b56_cold, label %b57_cold, !dbg !246

b56_cold:
	%280 = phi i64 [ %285, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !247
	%281 = phi i64 [ %286, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !247
	%282 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %281, !dbg !248
	%283 = icmp uge i64 %281, 32, !dbg !248
	br i1 %283, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !248, !prof !97

b56_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !248
	br label %fail, !dbg !248

b56_cold_ok1:
	%284 = load i64, i64 addrspace(3)* %282, align 8, !dbg !248
	%285 = add i64 %280, %284, !dbg !249
	%286 = add i64 %281, 1, !dbg !249
	%287 = icmp slt i64 %286, %270, !dbg !249
	br i1 %287, label %b56_cold, label %b57_cold, !dbg !249, !llvm.loop !278

b57_cold:
	%288 = phi i64 [ 0, %b55_cold ], [ %285, %b56_cold_ok1 ], !dbg !247
	br label %b58_cold, !dbg !250

b58_cold:
	%289 = phi i64 [ 0, %b52_cold ], [ %288, %b57_cold ], !dbg !224
	%290 = trunc i64 %237 to i32, !dbg !251
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %290, i32 1, i32 0), !dbg !251
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !251
	%293 = lshr i64 %237, 32, !dbg !251
	%294 = trunc i64 %293 to i32, !dbg !251
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %294, i32 1, i32 0), !dbg !251
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !251
	%297 = zext i32 %296 to i64, !dbg !251
	%298 = shl i64 %297, 32, !dbg !251
	%299 = zext i32 %292 to i64, !dbg !251
	%300 = or i64 %299, %298, !dbg !251
	%301 = icmp eq i64 %236, 0, !dbg !252
	br i1 %301, label %b60_cold, label %b59_cold, !dbg !252

b59_cold:
	%302 = add i64 %289, %300, !dbg !253
	br label %b60_cold, !dbg !254

b60_cold:
	%303 = phi i64 [ %289, %b58_cold ], [ %302, %b59_cold ], !dbg !223
	%304 = add i64 %234, %303, !dbg !255
	%305 = add i64 %229, %304, !dbg !256
	%306 = add i64 %230, %304, !dbg !257
	%307 = add i64 %231, %304, !dbg !258
	%308 = add i64 %232, %304, !dbg !259
	%309 = icmp sle i64 %186, %p1, !dbg !260
	br i1 %309, label %b61_cold, label %b64_cold, !dbg !260

b61_cold:
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !261
	%311 = addrspacecast i64 addrspace(1)* %310 to i64*, !dbg !262
	%312 = ptrtoint i64* %311 to i64, !dbg !262
	%313 = and i64 %312, 15, !dbg !262
	%314 = icmp eq i64 %313, 0, !dbg !262
	%315 = icmp ugt i64 %186, %p1, !dbg !261
	%316 = icmp ugt i64 %185, %186, !dbg !261
	%317 = or i1 %315, %316, !dbg !261
	br i1 %317, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !261, !prof !97

b61_cold_fail1:
	%318 = icmp ugt i64 %186, %p1, !dbg !261
	br i1 %318, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !261

b61_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b61_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b61_cold_ok1:
	br i1 %314, label %b62_cold, label %b63, !dbg !262

b62_cold:
	%319 = bitcast i64 addrspace(1)* %310 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !262
	%320 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %319, i64 0, !dbg !263
	%321 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 0, !dbg !263
	%322 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 1, !dbg !263
	%323 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 2, !dbg !263
	%324 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 3, !dbg !263
	%325 = bitcast { i64, i64, i64, i64 } addrspace(1)* %320 to <4 x i64> addrspace(1)*, !dbg !263
	%326 = insertelement <4 x i64> undef, i64 %305, i32 0, !dbg !263
	%327 = insertelement <4 x i64> %326, i64 %306, i32 1, !dbg !263
	%328 = insertelement <4 x i64> %327, i64 %307, i32 2, !dbg !263
	%329 = insertelement <4 x i64> %328, i64 %308, i32 3, !dbg !263
	store <4 x i64> %329, <4 x i64> addrspace(1)* %325, align 16, !dbg !263
	br label %b70_cold, !dbg !263

b64_cold:
	%330 = icmp slt i64 %185, %p1, !dbg !264
	br i1 %330, label %b65_cold, label %b66_cold, !dbg !264

b65_cold:
	%331 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !265
	%332 = icmp uge i64 %185, %p1, !dbg !265
	br i1 %332, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !265, !prof !97

b65_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b65_cold_ok1:
	store i64 %305, i64 addrspace(1)* %331, align 8, !dbg !265
	br label %b66_cold, !dbg !265

b66_cold:
	%333 = add i64 %185, 1, !dbg !266
	%334 = icmp slt i64 %333, %p1, !dbg !267
	br i1 %334, label %b67_cold, label %b68_cold, !dbg !267

b67_cold:
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %333, !dbg !268
	%336 = icmp uge i64 %333, %p1, !dbg !268
	br i1 %336, label %b67_cold_fail1, label %b67_cold_ok1, !dbg !268, !prof !97

b67_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !268
	br label %fail, !dbg !268

b67_cold_ok1:
	store i64 %306, i64 addrspace(1)* %335, align 8, !dbg !268
	br label %b68_cold, !dbg !268

b68_cold:
	%337 = add i64 %185, 2, !dbg !269
	%338 = icmp slt i64 %337, %p1, !dbg !270
	br i1 %338, label %b69_cold, label %b70_cold, !dbg !270

b69_cold:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %337, !dbg !271
	%340 = icmp uge i64 %337, %p1, !dbg !271
	br i1 %340, label %b69_cold_fail1, label %b69_cold_ok1, !dbg !271, !prof !97

b69_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !271
	br label %fail, !dbg !271

b69_cold_ok1:
	store i64 %307, i64 addrspace(1)* %339, align 8, !dbg !271
	br label %b70_cold, !dbg !271

b70_cold:
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272, !range !95
	%342 = sext i32 %341 to i64, !dbg !272
	%343 = add i64 %169, %342, !dbg !273
	br label %b35_cold, !dbg !273, !llvm.loop !280

fail:
	%344 = phi i32 [ 12, %b21_fail1 ], [ 0, %b37_cold_fail2 ], [ 1, %b37_cold_ok2 ], [ 2, %b39 ], [ 3, %b41_cold_fail1 ], [ 4, %b43_cold_fail1 ], [ 5, %b45_cold_fail1 ], [ 12, %b56_cold_fail1 ], [ 13, %b61_cold_fail2 ], [ 14, %b61_cold_ok2 ], [ 15, %b63 ], [ 16, %b65_cold_fail1 ], [ 17, %b67_cold_fail1 ], [ 18, %b69_cold_fail1 ], !dbg !187
	%345 = phi i64 [ %111, %b21_fail1 ], [ %186, %b37_cold_fail2 ], [ %185, %b37_cold_ok2 ], [ %167, %b39 ], [ %185, %b41_cold_fail1 ], [ %214, %b43_cold_fail1 ], [ %220, %b45_cold_fail1 ], [ %281, %b56_cold_fail1 ], [ %186, %b61_cold_fail2 ], [ %185, %b61_cold_ok2 ], [ %168, %b63 ], [ %185, %b65_cold_fail1 ], [ %333, %b67_cold_fail1 ], [ %337, %b69_cold_fail1 ], !dbg !187
	%346 = phi i64 [ 32, %b21_fail1 ], [ %p3, %b37_cold_fail2 ], [ %186, %b37_cold_ok2 ], [ 16, %b39 ], [ %p3, %b41_cold_fail1 ], [ %p3, %b43_cold_fail1 ], [ %p3, %b45_cold_fail1 ], [ 32, %b56_cold_fail1 ], [ %p1, %b61_cold_fail2 ], [ %186, %b61_cold_ok2 ], [ 16, %b63 ], [ %p1, %b65_cold_fail1 ], [ %p1, %b67_cold_fail1 ], [ %p1, %b69_cold_fail1 ], !dbg !187
	call void @gpuc_fail(i8* %ctrl, i32 %344, i64 %345, i64 %346), !dbg !187
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

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

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
