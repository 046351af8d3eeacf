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
	br i1 %4, label %b1, label %b26_cold, !dbg !11, !prof !12

b1:
	%5 = phi i64 [ %3, %b0 ], [ %146, %b25 ], !dbg !10
	%6 = icmp slt i64 %5, %p1, !dbg !13
	br i1 %6, label %b2, label %b51, !dbg !13

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
	br i1 %23, label %b3, label %b4, !dbg !24

b3:
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !25
	%25 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !26
	%26 = ptrtoint i64* %25 to i64, !dbg !26
	%27 = and i64 %26, 15, !dbg !26
	%28 = icmp eq i64 %27, 0, !dbg !26
	%29 = bitcast i64 addrspace(1)* %24 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%30 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i64 0, !dbg !27
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 0, !dbg !27
	%32 = icmp eq i1 %28, false, !dbg !26
	br i1 %32, label %b3_fail1, label %b3_ok1, !dbg !26, !prof !28

b3_ok1:
	%33 = bitcast { i64, i64, i64, i64 } addrspace(1)* %30 to <4 x i64> addrspace(1)*, !dbg !27
	%34 = load <4 x i64>, <4 x i64> addrspace(1)* %33, align 16, !dbg !27
	%35 = extractelement <4 x i64> %34, i32 0, !dbg !27
	%36 = extractelement <4 x i64> %34, i32 1, !dbg !27
	%37 = extractelement <4 x i64> %34, i32 2, !dbg !27
	%38 = extractelement <4 x i64> %34, i32 3, !dbg !27
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 1, !dbg !27
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 2, !dbg !27
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i32 0, i32 3, !dbg !27
	br label %b11, !dbg !30

b4:
	%42 = icmp slt i64 %21, %p3, !dbg !31
	br i1 %42, label %b5, label %b6, !dbg !31

b5:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !32
	%44 = load i64, i64 addrspace(1)* %43, align 8, !dbg !32
	br label %b6, !dbg !33

b6:
	%45 = phi i64 [ 0, %b4 ], [ %44, %b5 ], !dbg !34
	%46 = add i64 %21, 1, !dbg !35
	%47 = icmp slt i64 %46, %p3, !dbg !36
	br i1 %47, label %b7, label %b8, !dbg !36

b7:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !37
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !37
	br label %b8, !dbg !38

b8:
	%50 = phi i64 [ 0, %b6 ], [ %49, %b7 ], !dbg !39
	%51 = add i64 %21, 2, !dbg !40
	%52 = icmp slt i64 %51, %p3, !dbg !41
	br i1 %52, label %b9, label %b10, !dbg !41

b9:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !42
	%54 = load i64, i64 addrspace(1)* %53, align 8, !dbg !42
	br label %b10, !dbg !43

b10:
	%55 = phi i64 [ 0, %b8 ], [ %54, %b9 ], !dbg !44
	br label %b11, !dbg !45

b11:
	%56 = phi i64 [ %38, %b3_ok1 ], [ 0, %b10 ], !dbg !46
	%57 = phi i64 [ %37, %b3_ok1 ], [ %55, %b10 ], !dbg !46
	%58 = phi i64 [ %36, %b3_ok1 ], [ %50, %b10 ], !dbg !46
	%59 = phi i64 [ %35, %b3_ok1 ], [ %45, %b10 ], !dbg !46
	%60 = add i64 %59, %58, !dbg !47
	%61 = add i64 %60, %57, !dbg !48
	%62 = add i64 %61, %56, !dbg !49
	%63 = and i32 %16, -32, !dbg !57
	%64 = mul i32 %11, %12, !dbg !57
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !58
	%66 = mul i32 %64, %65, !dbg !57
	%67 = sub i32 %66, %63, !dbg !57
	%68 = icmp slt i32 %67, 32, !dbg !57
	%69 = select i1 %68, i32 %67, i32 32, !dbg !57
	%70 = icmp eq i32 %69, 32, !dbg !59
	br i1 %70, label %b12, label %b14, !dbg !59

b12:
	%71 = phi i64 [ %86, %b13 ], [ %62, %b11 ], !dbg !60
	%72 = phi i64 [ %89, %b13 ], [ 16, %b11 ], !dbg !61
	%73 = icmp sgt i64 %72, 0, !dbg !62
	br i1 %73, label %b13, label %b17, !dbg !62

b13:
	%74 = trunc i64 %72 to i32, !dbg !63
	%75 = trunc i64 %71 to i32, !dbg !63
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %74, i32 31), !dbg !63
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !63
	%78 = lshr i64 %71, 32, !dbg !63
	%79 = trunc i64 %78 to i32, !dbg !63
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %79, i32 %74, i32 31), !dbg !63
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !63
	%82 = zext i32 %81 to i64, !dbg !63
	%83 = shl i64 %82, 32, !dbg !63
	%84 = zext i32 %77 to i64, !dbg !63
	%85 = or i64 %84, %83, !dbg !63
	%86 = add i64 %71, %85, !dbg !64
	%87 = trunc i64 %72 to i32, !dbg !65
	%88 = udiv i32 %87, 2, !dbg !65
	%89 = zext i32 %88 to i64, !dbg !65
	br label %b12, !dbg !65

b14:
	%90 = trunc i64 %62 to i32, !dbg !66
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !66
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !66
	%93 = lshr i64 %62, 32, !dbg !66
	%94 = trunc i64 %93 to i32, !dbg !66
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !66
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !66
	%97 = zext i32 %96 to i64, !dbg !66
	%98 = shl i64 %97, 32, !dbg !66
	%99 = zext i32 %92 to i64, !dbg !66
	%100 = or i64 %99, %98, !dbg !66
	br label %b15, !dbg !66

b15:
	%101 = phi i64 [ %100, %b14 ], [ %115, %b16 ], !dbg !67
	%102 = phi i32 [ 1, %b14 ], [ %116, %b16 ], !dbg !68
	%103 = icmp slt i32 %102, %69, !dbg !69
	br i1 %103, label %b16, label %b17, !dbg !69

b16:
	%104 = trunc i64 %62 to i32, !dbg !70
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %102, i32 31), !dbg !70
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !70
	%107 = lshr i64 %62, 32, !dbg !70
	%108 = trunc i64 %107 to i32, !dbg !70
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %102, i32 31), !dbg !70
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !70
	%111 = zext i32 %110 to i64, !dbg !70
	%112 = shl i64 %111, 32, !dbg !70
	%113 = zext i32 %106 to i64, !dbg !70
	%114 = or i64 %113, %112, !dbg !70
	%115 = add i64 %101, %114, !dbg !64
	%116 = add i32 %102, 1, !dbg !71
	br label %b15, !dbg !71

b17:
	%117 = phi i64 [ %71, %b12 ], [ %101, %b15 ], !dbg !56
	%118 = sext i32 %66 to i64, !dbg !75
	%119 = trunc i64 %118 to i32, !dbg !76
	%120 = add i32 %119, 32, !dbg !76
	%121 = sub i32 %120, 1, !dbg !77
	%122 = udiv i32 %121, 32, !dbg !78
	%123 = zext i32 %122 to i64, !dbg !78
	%124 = trunc i64 %123 to i32, !dbg !78
	%125 = icmp eq i32 %124, 1, !dbg !79
	br i1 %125, label %b23, label %b18, !dbg !79

b18:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !82, !range !83
	%127 = icmp eq i32 %126, 0, !dbg !84
	br i1 %127, label %b19, label %b20, !dbg !84

b19:
	%128 = udiv i32 %18, 32, !dbg !85
	%129 = zext i32 %128 to i64, !dbg !85
	%130 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %129, !dbg !86
	store i64 %117, i64 addrspace(3)* %130, align 8, !dbg !86
	br label %b20, !dbg !86

b20:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%131 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !88
	%132 = load i64, i64 addrspace(3)* %131, align 8, !dbg !88
	br label %b21, !dbg !88

b21:
	%133 = phi i64 [ %132, %b20 ], [ %139, %b22 ], !dbg !89
	%134 = phi i32 [ 1, %b20 ], [ %140, %b22 ], !dbg !90
	%135 = sext i32 %134 to i64, !dbg !90
	%136 = icmp slt i32 %134, %124, !dbg !91
	br i1 %136, label %b22, label %b23, !dbg !91

b22:
	%137 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %135, !dbg !92
	%138 = load i64, i64 addrspace(3)* %137, align 8, !dbg !92
	%139 = add i64 %133, %138, !dbg !64
	%140 = add i32 %134, 1, !dbg !93
	br label %b21, !dbg !93

b23:
	%141 = phi i64 [ %117, %b17 ], [ %133, %b21 ], !dbg !55
	%142 = icmp eq i32 %16, 0, !dbg !94
	br i1 %142, label %b24, label %b25, !dbg !94

b24:
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !95
	store i64 %141, i64 addrspace(1)* %143, align 8, !dbg !95
	br label %b25, !dbg !95

b25:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !96, !range !97
	%145 = sext i32 %144 to i64, !dbg !96
	%146 = add i64 %5, %145, !dbg !98
	br label %b1, !dbg !98

b51:
	ret void, !dbg !98

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %27, i64 16), !dbg !26
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !26
	ret void, !dbg !26

b26_cold:
	%147 = phi i64 [ %298, %b50_cold ], [ %3, %b0 ], !dbg !10
	%148 = icmp slt i64 %147, %p1, !dbg !13
	br i1 %148, label %b27_cold, label %b51, !dbg !13

b27_cold:
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
	br i1 %165, label %b28_cold, label %b29_cold, !dbg !24

b28_cold:
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %163, !dbg !25
	%167 = addrspacecast i64 addrspace(1)* %166 to i64*, !dbg !26
	%168 = ptrtoint i64* %167 to i64, !dbg !26
	%169 = and i64 %168, 15, !dbg !26
	%170 = icmp eq i64 %169, 0, !dbg !26
	%171 = bitcast i64 addrspace(1)* %166 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%172 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %171, i64 0, !dbg !27
	%173 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %172, i32 0, i32 0, !dbg !27
	%174 = icmp ugt i64 %164, %p3, !dbg !25
	%175 = icmp ugt i64 %163, %164, !dbg !25
	%176 = icmp eq i1 %170, false, !dbg !26
	%177 = or i1 %174, %175, !dbg !26
	%178 = or i1 %177, %176, !dbg !26
	br i1 %178, label %b28_cold_fail1, label %b28_cold_ok1, !dbg !26, !prof !28

b28_cold_fail1:
	%179 = icmp ugt i64 %164, %p3, !dbg !25
	br i1 %179, label %b28_cold_fail2, label %b28_cold_ok2, !dbg !25

b28_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %164, i64 %p3), !dbg !25
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !25
	ret void, !dbg !25

b28_cold_ok2:
	%180 = icmp ugt i64 %163, %164, !dbg !25
	br i1 %180, label %b28_cold_fail3, label %b28_cold_ok3, !dbg !25

b28_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %163, i64 %164), !dbg !25
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !25
	ret void, !dbg !25

b28_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %169, i64 16), !dbg !26
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !26
	ret void, !dbg !26

b28_cold_ok1:
	%181 = bitcast { i64, i64, i64, i64 } addrspace(1)* %172 to <4 x i64> addrspace(1)*, !dbg !27
	%182 = load <4 x i64>, <4 x i64> addrspace(1)* %181, align 16, !dbg !27
	%183 = extractelement <4 x i64> %182, i32 0, !dbg !27
	%184 = extractelement <4 x i64> %182, i32 1, !dbg !27
	%185 = extractelement <4 x i64> %182, i32 2, !dbg !27
	%186 = extractelement <4 x i64> %182, i32 3, !dbg !27
	%187 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %172, i32 0, i32 1, !dbg !27
	%188 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %172, i32 0, i32 2, !dbg !27
	%189 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %172, i32 0, i32 3, !dbg !27
	br label %b36_cold, !dbg !30

b29_cold:
	%190 = icmp slt i64 %163, %p3, !dbg !31
	br i1 %190, label %b30_cold, label %b31_cold, !dbg !31

b30_cold:
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %163, !dbg !32
	%192 = icmp uge i64 %163, %p3, !dbg !32
	br i1 %192, label %b30_cold_fail1, label %b30_cold_ok1, !dbg !32, !prof !28

b30_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %163, i64 %p3), !dbg !32
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !32
	ret void, !dbg !32

b30_cold_ok1:
	%193 = load i64, i64 addrspace(1)* %191, align 8, !dbg !32
	br label %b31_cold, !dbg !33

b31_cold:
	%194 = phi i64 [ 0, %b29_cold ], [ %193, %b30_cold_ok1 ], !dbg !34
	%195 = add i64 %163, 1, !dbg !35
	%196 = icmp slt i64 %195, %p3, !dbg !36
	br i1 %196, label %b32_cold, label %b33_cold, !dbg !36

b32_cold:
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %195, !dbg !37
	%198 = icmp uge i64 %195, %p3, !dbg !37
	br i1 %198, label %b32_cold_fail1, label %b32_cold_ok1, !dbg !37, !prof !28

b32_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %195, i64 %p3), !dbg !37
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !37
	ret void, !dbg !37

b32_cold_ok1:
	%199 = load i64, i64 addrspace(1)* %197, align 8, !dbg !37
	br label %b33_cold, !dbg !38

b33_cold:
	%200 = phi i64 [ 0, %b31_cold ], [ %199, %b32_cold_ok1 ], !dbg !39
	%201 = add i64 %163, 2, !dbg !40
	%202 = icmp slt i64 %201, %p3, !dbg !41
	br i1 %202, label %b34_cold, label %b35_cold, !dbg !41

b34_cold:
	%203 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %201, !dbg !42
	%204 = icmp uge i64 %201, %p3, !dbg !42
	br i1 %204, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !42, !prof !28

b34_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %201, i64 %p3), !dbg !42
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !42
	ret void, !dbg !42

b34_cold_ok1:
	%205 = load i64, i64 addrspace(1)* %203, align 8, !dbg !42
	br label %b35_cold, !dbg !43

b35_cold:
	%206 = phi i64 [ 0, %b33_cold ], [ %205, %b34_cold_ok1 ], !dbg !44
	br label %b36_cold, !dbg !45

b36_cold:
	%207 = phi i64 [ %186, %b28_cold_ok1 ], [ 0, %b35_cold ], !dbg !46
	%208 = phi i64 [ %185, %b28_cold_ok1 ], [ %206, %b35_cold ], !dbg !46
	%209 = phi i64 [ %184, %b28_cold_ok1 ], [ %200, %b35_cold ], !dbg !46
	%210 = phi i64 [ %183, %b28_cold_ok1 ], [ %194, %b35_cold ], !dbg !46
	%211 = add i64 %210, %209, !dbg !47
	%212 = add i64 %211, %208, !dbg !48
	%213 = add i64 %212, %207, !dbg !49
	%214 = and i32 %158, -32, !dbg !57
	%215 = mul i32 %153, %154, !dbg !57
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !58
	%217 = mul i32 %215, %216, !dbg !57
	%218 = sub i32 %217, %214, !dbg !57
	%219 = icmp slt i32 %218, 32, !dbg !57
	%220 = select i1 %219, i32 %218, i32 32, !dbg !57
	%221 = sext i32 %220 to i64, !dbg !57
	%222 = icmp eq i64 %221, 32, !dbg !59
	br i1 %222, label %b37_cold, label %b39_cold, !dbg !59

b37_cold:
	%223 = phi i64 [ %238, %b38_cold ], [ %213, %b36_cold ], !dbg !60
	%224 = phi i64 [ %241, %b38_cold ], [ 16, %b36_cold ], !dbg !61
	%225 = icmp sgt i64 %224, 0, !dbg !62
	br i1 %225, label %b38_cold, label %b42_cold, !dbg !62

b38_cold:
	%226 = trunc i64 %224 to i32, !dbg !63
	%227 = trunc i64 %223 to i32, !dbg !63
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %227, i32 %226, i32 31), !dbg !63
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !63
	%230 = lshr i64 %223, 32, !dbg !63
	%231 = trunc i64 %230 to i32, !dbg !63
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %231, i32 %226, i32 31), !dbg !63
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !63
	%234 = zext i32 %233 to i64, !dbg !63
	%235 = shl i64 %234, 32, !dbg !63
	%236 = zext i32 %229 to i64, !dbg !63
	%237 = or i64 %236, %235, !dbg !63
	%238 = add i64 %223, %237, !dbg !64
	%239 = trunc i64 %224 to i32, !dbg !65
	%240 = udiv i32 %239, 2, !dbg !65
	%241 = zext i32 %240 to i64, !dbg !65
	br label %b37_cold, !dbg !65, !llvm.loop !100

b39_cold:
	%242 = trunc i64 %213 to i32, !dbg !66
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !66
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !66
	%245 = lshr i64 %213, 32, !dbg !66
	%246 = trunc i64 %245 to i32, !dbg !66
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 0, i32 31), !dbg !66
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !66
	%249 = zext i32 %248 to i64, !dbg !66
	%250 = shl i64 %249, 32, !dbg !66
	%251 = zext i32 %244 to i64, !dbg !66
	%252 = or i64 %251, %250, !dbg !66
	br label %b40_cold, !dbg !66

b40_cold:
	%253 = phi i64 [ %252, %b39_cold ], [ %268, %b41_cold ], !dbg !67
	%254 = phi i64 [ 1, %b39_cold ], [ %269, %b41_cold ], !dbg !68
	%255 = icmp slt i64 %254, %221, !dbg !69
	br i1 %255, label %b41_cold, label %b42_cold, !dbg !69

b41_cold:
	%256 = trunc i64 %254 to i32, !dbg !70
	%257 = trunc i64 %213 to i32, !dbg !70
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 %256, i32 31), !dbg !70
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !70
	%260 = lshr i64 %213, 32, !dbg !70
	%261 = trunc i64 %260 to i32, !dbg !70
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %261, i32 %256, i32 31), !dbg !70
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !70
	%264 = zext i32 %263 to i64, !dbg !70
	%265 = shl i64 %264, 32, !dbg !70
	%266 = zext i32 %259 to i64, !dbg !70
	%267 = or i64 %266, %265, !dbg !70
	%268 = add i64 %253, %267, !dbg !64
	%269 = add i64 %254, 1, !dbg !71
	br label %b40_cold, !dbg !71, !llvm.loop !102

b42_cold:
	%270 = phi i64 [ %223, %b37_cold ], [ %253, %b40_cold ], !dbg !56
	%271 = sext i32 %217 to i64, !dbg !75
	%272 = trunc i64 %271 to i32, !dbg !76
	%273 = add i32 %272, 32, !dbg !76
	%274 = sub i32 %273, 1, !dbg !77
	%275 = udiv i32 %274, 32, !dbg !78
	%276 = zext i32 %275 to i64, !dbg !78
	%277 = icmp eq i64 %276, 1, !dbg !79
	br i1 %277, label %b48_cold, label %b43_cold, !dbg !79

b43_cold:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !82, !range !83
	%279 = sext i32 %278 to i64, !dbg !82
	%280 = icmp eq i64 %279, 0, !dbg !84
	br i1 %280, label %b44_cold, label %b45_cold, !dbg !84

b44_cold:
	%281 = udiv i32 %160, 32, !dbg !85
	%282 = zext i32 %281 to i64, !dbg !85
	%283 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %282, !dbg !86
	store i64 %270, i64 addrspace(3)* %283, align 8, !dbg !86
	br label %b45_cold, !dbg !86

b45_cold:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !88
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !88
	br label %b46_cold, !dbg !88

b46_cold:
	%286 = phi i64 [ %285, %b45_cold ], [ %291, %b47_cold ], !dbg !89
	%287 = phi i64 [ 1, %b45_cold ], [ %292, %b47_cold ], !dbg !90
	%288 = icmp slt i64 %287, %276, !dbg !91
	br i1 %288, label %b47_cold, label %b48_cold, !dbg !91

b47_cold:
	%289 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %287, !dbg !92
	%290 = load i64, i64 addrspace(3)* %289, align 8, !dbg !92
	%291 = add i64 %286, %290, !dbg !64
	%292 = add i64 %287, 1, !dbg !93
	br label %b46_cold, !dbg !93, !llvm.loop !104

b48_cold:
	%293 = phi i64 [ %270, %b42_cold ], [ %286, %b46_cold ], !dbg !55
	%294 = icmp eq i64 %159, 0, !dbg !94
	br i1 %294, label %b49_cold, label %b50_cold, !dbg !94

b49_cold:
	%295 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %147, !dbg !95
	store i64 %293, i64 addrspace(1)* %295, align 8, !dbg !95
	br label %b50_cold, !dbg !95

b50_cold:
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !96, !range !97
	%297 = sext i32 %296 to i64, !dbg !96
	%298 = add i64 %147, %297, !dbg !98
	br label %b26_cold, !dbg !98, !llvm.loop !106
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !107 {
entry:
	br label %b0, !dbg !108

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !108
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !108
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !108
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !109
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !110
	br label %b1, !dbg !111

b1:
	%5 = phi i64 [ 0, %b0 ], [ %110, %b26 ], !dbg !112
	%6 = phi i64 [ 0, %b0 ], [ %111, %b26 ], !dbg !113
	%7 = icmp slt i64 %6, %p1, !dbg !114
	br i1 %7, label %b2, label %b27, !dbg !114

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !115, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !115, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !115, !range !18
	%13 = mul i32 %12, %10, !dbg !115
	%14 = add i32 %9, %13, !dbg !115
	%15 = mul i32 %11, %14, !dbg !115
	%16 = add i32 %8, %15, !dbg !115
	%17 = sext i32 %16 to i64, !dbg !115
	%18 = add i64 %6, %17, !dbg !116
	%19 = icmp slt i64 %18, %p1, !dbg !117
	br i1 %19, label %b3, label %b4, !dbg !117

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !118
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !118
	br label %b4, !dbg !118

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !119
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !125, !range !83
	%24 = sext i32 %23 to i64, !dbg !125
	%25 = trunc i64 %24 to i32, !dbg !125
	br label %b5, !dbg !125

b5:
	%26 = phi i64 [ %22, %b4 ], [ %44, %b8 ], !dbg !126
	%27 = phi i32 [ 1, %b4 ], [ %45, %b8 ], !dbg !127
	%28 = zext i32 %27 to i64, !dbg !127
	%29 = icmp ult i32 %27, 32, !dbg !128
	br i1 %29, label %b6, label %b9, !dbg !128

b6:
	%30 = trunc i64 %28 to i32, !dbg !129
	%31 = trunc i64 %26 to i32, !dbg !129
	%32 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %31, i32 %30, i32 0), !dbg !129
	%33 = extractvalue { i32, i1 } %32, 0, !dbg !129
	%34 = lshr i64 %26, 32, !dbg !129
	%35 = trunc i64 %34 to i32, !dbg !129
	%36 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %35, i32 %30, i32 0), !dbg !129
	%37 = extractvalue { i32, i1 } %36, 0, !dbg !129
	%38 = zext i32 %37 to i64, !dbg !129
	%39 = shl i64 %38, 32, !dbg !129
	%40 = zext i32 %33 to i64, !dbg !129
	%41 = or i64 %40, %39, !dbg !129
	%42 = icmp uge i32 %25, %27, !dbg !130
	br i1 %42, label %b7, label %b8, !dbg !130

b7:
	%43 = add i64 %26, %41, !dbg !131
	br label %b8, !dbg !131

b8:
	%44 = phi i64 [ %26, %b6 ], [ %43, %b7 ], !dbg !126
	%45 = mul i32 %27, 2, !dbg !132
	br label %b5, !dbg !132

b9:
	%46 = mul i32 %11, %12, !dbg !134
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !134, !range !58
	%48 = mul i32 %46, %47, !dbg !134
	%49 = sext i32 %48 to i64, !dbg !134
	%50 = trunc i64 %49 to i32, !dbg !135
	%51 = add i32 %50, 32, !dbg !135
	%52 = sub i32 %51, 1, !dbg !136
	%53 = udiv i32 %52, 32, !dbg !137
	%54 = zext i32 %53 to i64, !dbg !137
	%55 = trunc i64 %54 to i32, !dbg !137
	%56 = icmp eq i32 %55, 1, !dbg !138
	br i1 %56, label %b15, label %b10, !dbg !138

b10:
	%57 = trunc i64 %17 to i32, !dbg !140
	%58 = udiv i32 %57, 32, !dbg !140
	%59 = zext i32 %58 to i64, !dbg !140
	%60 = trunc i64 %59 to i32, !dbg !140
	call void @llvm.nvvm.barrier0(), !dbg !141
	%61 = and i32 %16, -32, !dbg !142
	%62 = sub i32 %48, %61, !dbg !142
	%63 = icmp slt i32 %62, 32, !dbg !142
	%64 = select i1 %63, i32 %62, i32 32, !dbg !142
	%65 = sub i32 %64, 1, !dbg !143
	%66 = icmp eq i32 %23, %65, !dbg !144
	br i1 %66, label %b11, label %b12, !dbg !144

b11:
	%67 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %59, !dbg !145
	store i64 %26, i64 addrspace(3)* %67, align 8, !dbg !145
	br label %b12, !dbg !145

b12:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%68 = icmp slt i32 0, %60, !dbg !146
	br i1 %68, label %b13, label %b14, !dbg !146

b13:
	%69 = phi i64 [ %74, %b13_ok1 ], [ 0, %b12 ], !dbg !147
	%70 = phi i64 [ %75, %b13_ok1 ], [ 0, %b12 ], !dbg !147
	%71 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %70, !dbg !148
	%72 = icmp uge i64 %70, 32, !dbg !148
	br i1 %72, label %b13_fail1, label %b13_ok1, !dbg !148, !prof !28

b13_ok1:
	%73 = load i64, i64 addrspace(3)* %71, align 8, !dbg !148
	%74 = add i64 %69, %73, !dbg !149
	%75 = add i64 %70, 1, !dbg !149
	%76 = icmp slt i64 %75, %59, !dbg !149
	br i1 %76, label %b13, label %b14, !dbg !149

b14:
	%77 = phi i64 [ 0, %b12 ], [ %74, %b13_ok1 ], !dbg !147
	br label %b15, !dbg !150

b15:
	%78 = phi i64 [ 0, %b9 ], [ %77, %b14 ], !dbg !124
	%79 = trunc i64 %26 to i32, !dbg !151
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %79, i32 1, i32 0), !dbg !151
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !151
	%82 = lshr i64 %26, 32, !dbg !151
	%83 = trunc i64 %82 to i32, !dbg !151
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %83, i32 1, i32 0), !dbg !151
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !151
	%86 = zext i32 %85 to i64, !dbg !151
	%87 = shl i64 %86, 32, !dbg !151
	%88 = zext i32 %81 to i64, !dbg !151
	%89 = or i64 %88, %87, !dbg !151
	%90 = icmp eq i32 %23, 0, !dbg !152
	br i1 %90, label %b17, label %b16, !dbg !152

b16:
	%91 = add i64 %78, %89, !dbg !153
	br label %b17, !dbg !154

b17:
	%92 = phi i64 [ %78, %b15 ], [ %91, %b16 ], !dbg !123
	%93 = add i64 %5, %92, !dbg !155
	br i1 %19, label %b18, label %b19, !dbg !156

b18:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !157
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !157
	br label %b19, !dbg !157

b19:
	%95 = add i64 %93, %22, !dbg !158
	%96 = icmp sge i32 255, %48, !dbg !161
	br i1 %96, label %b20, label %b21, !dbg !161

b20:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !162
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !162
	ret void, !dbg !162

b21:
	br i1 %56, label %b22, label %b23, !dbg !163

b22:
	%97 = trunc i64 %95 to i32, !dbg !164
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 255, i32 31), !dbg !164
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !164
	%100 = lshr i64 %95, 32, !dbg !164
	%101 = trunc i64 %100 to i32, !dbg !164
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 255, i32 31), !dbg !164
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !164
	%104 = zext i32 %103 to i64, !dbg !164
	%105 = shl i64 %104, 32, !dbg !164
	%106 = zext i32 %99 to i64, !dbg !164
	%107 = or i64 %106, %105, !dbg !164
	br label %b26, !dbg !165

b23:
	call void @llvm.nvvm.barrier0(), !dbg !167
	%108 = icmp eq i32 %16, 255, !dbg !168
	br i1 %108, label %b24, label %b25, !dbg !168

b24:
	store i64 %95, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !169
	br label %b25, !dbg !169

b25:
	call void @llvm.nvvm.barrier0(), !dbg !170
	%109 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !171
	br label %b26, !dbg !172

b26:
	%110 = phi i64 [ %107, %b22 ], [ %109, %b25 ], !dbg !160
	%111 = add i64 %6, 256, !dbg !173
	br label %b1, !dbg !173

b27:
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174, !range !16
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174, !range !16
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174, !range !17
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !18
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !18
	%117 = mul i32 %116, %114, !dbg !174
	%118 = add i32 %113, %117, !dbg !174
	%119 = mul i32 %115, %118, !dbg !174
	%120 = add i32 %112, %119, !dbg !174
	%121 = sext i32 %120 to i64, !dbg !174
	%122 = icmp eq i64 %121, 0, !dbg !175
	br i1 %122, label %b28, label %b29, !dbg !175

b28:
	%123 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !176
	%124 = icmp uge i64 0, %p3, !dbg !176
	br i1 %124, label %b28_fail1, label %b28_ok1, !dbg !176, !prof !28

b28_ok1:
	store i64 %5, i64 addrspace(1)* %123, align 8, !dbg !176
	br label %b29, !dbg !176

b29:
	call void @llvm.nvvm.barrier0(), !dbg !177
	%125 = sext i32 %3 to i64, !dbg !109
	%126 = mul i64 %p3, %125, !dbg !109
	%127 = mul i64 %p3, 8, !dbg !109
	%128 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !109
	%129 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !109
	%130 = icmp ne i64 %126, %p5, !dbg !109
	br i1 %130, label %b29_fail1, label %b29_ok1, !dbg !109, !prof !28

b29_ok1:
	%131 = bitcast i64* %128 to i8*, !dbg !109
	%132 = bitcast i64* %129 to i8*, !dbg !109
	call void @gpuc_f_collect_block(i32 0, i8* %131, i8* %132, i64 %127, i8* %ctrl, i32 10), !dbg !109
	call void @llvm.nvvm.barrier0(), !dbg !178
	%133 = sext i32 %4 to i64, !dbg !110
	%134 = icmp slt i64 0, %133, !dbg !110
	br i1 %134, label %b30, label %b31, !dbg !110

b30:
	%135 = phi i64 [ %140, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !110
	%136 = phi i64 [ %141, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !110
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %136, !dbg !179
	%138 = icmp uge i64 %136, %p5, !dbg !179
	br i1 %138, label %b30_fail1, label %b30_ok1, !dbg !179, !prof !28

b30_ok1:
	%139 = load i64, i64 addrspace(1)* %137, align 8, !dbg !179
	%140 = add i64 %135, %139, !dbg !180
	%141 = add i64 %136, 1, !dbg !180
	%142 = icmp slt i64 %141, %133, !dbg !180
	br i1 %142, label %b30, label %b31, !dbg !180

b31:
	%143 = phi i64 [ 0, %b29_ok1 ], [ %140, %b30_ok1 ], !dbg !181
	%144 = mul i32 %115, %116, !dbg !182
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !182, !range !58
	%146 = mul i32 %144, %145, !dbg !182
	%147 = sext i32 %146 to i64, !dbg !182
	br label %b32, !dbg !182

b32:
	%148 = phi i64 [ %121, %b31 ], [ %153, %b33 ], !dbg !182
	%149 = icmp slt i64 %148, %p1, !dbg !182
	br i1 %149, label %b33, label %b34, !dbg !182

b33:
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %148, !dbg !183
	%151 = load i64, i64 addrspace(1)* %150, align 8, !dbg !183
	%152 = add i64 %151, %143, !dbg !184
	store i64 %152, i64 addrspace(1)* %150, align 8, !dbg !183
	%153 = add i64 %148, %147, !dbg !182
	br label %b32, !dbg !182

b34:
	ret void, !dbg !182

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %70, i64 32), !dbg !148
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !148
	ret void, !dbg !148

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p3), !dbg !176
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !176
	ret void, !dbg !176

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %126, i64 %p5), !dbg !109
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !109
	ret void, !dbg !109

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %136, i64 %p5), !dbg !179
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !179
	ret void, !dbg !179
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !185 {
entry:
	br label %b0, !dbg !186

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !186
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !186
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !186
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !187, !range !9
	%4 = sext i32 %3 to i64, !dbg !187
	%5 = icmp ule i64 %p5, 281474976710655, !dbg !188
	br i1 %5, label %b1, label %b33_cold, !dbg !189, !prof !12

b1:
	%6 = phi i64 [ %4, %b0 ], [ %168, %b32 ], !dbg !188
	%7 = icmp slt i64 %6, %p5, !dbg !190
	br i1 %7, label %b2, label %b65, !dbg !190

b2:
	%8 = mul i64 %6, 1024, !dbg !191
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !192, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !192, !range !18
	%14 = mul i32 %13, %11, !dbg !192
	%15 = add i32 %10, %14, !dbg !192
	%16 = mul i32 %12, %15, !dbg !192
	%17 = add i32 %9, %16, !dbg !192
	%18 = sext i32 %17 to i64, !dbg !192
	%19 = trunc i64 %18 to i32, !dbg !193
	%20 = mul i32 %19, 4, !dbg !193
	%21 = zext i32 %20 to i64, !dbg !193
	%22 = add i64 %8, %21, !dbg !194
	%23 = add i64 %22, 4, !dbg !196
	%24 = icmp sle i64 %23, %p3, !dbg !197
	br i1 %24, label %b3, label %b4, !dbg !197

b3:
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !198
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !199
	%27 = ptrtoint i64* %26 to i64, !dbg !199
	%28 = and i64 %27, 15, !dbg !199
	%29 = icmp eq i64 %28, 0, !dbg !199
	%30 = bitcast i64 addrspace(1)* %25 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !199
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i64 0, !dbg !200
	%32 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 0, !dbg !200
	%33 = icmp eq i1 %29, false, !dbg !199
	br i1 %33, label %b3_fail1, label %b3_ok1, !dbg !199, !prof !28

b3_ok1:
	%34 = bitcast { i64, i64, i64, i64 } addrspace(1)* %31 to <4 x i64> addrspace(1)*, !dbg !200
	%35 = load <4 x i64>, <4 x i64> addrspace(1)* %34, align 16, !dbg !200
	%36 = extractelement <4 x i64> %35, i32 0, !dbg !200
	%37 = extractelement <4 x i64> %35, i32 1, !dbg !200
	%38 = extractelement <4 x i64> %35, i32 2, !dbg !200
	%39 = extractelement <4 x i64> %35, i32 3, !dbg !200
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 1, !dbg !200
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 2, !dbg !200
	%42 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 3, !dbg !200
	br label %b11, !dbg !201

b4:
	%43 = icmp slt i64 %22, %p3, !dbg !202
	br i1 %43, label %b5, label %b6, !dbg !202

b5:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !203
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !203
	br label %b6, !dbg !204

b6:
	%46 = phi i64 [ 0, %b4 ], [ %45, %b5 ], !dbg !205
	%47 = add i64 %22, 1, !dbg !206
	%48 = icmp slt i64 %47, %p3, !dbg !207
	br i1 %48, label %b7, label %b8, !dbg !207

b7:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %47, !dbg !208
	%50 = load i64, i64 addrspace(1)* %49, align 8, !dbg !208
	br label %b8, !dbg !209

b8:
	%51 = phi i64 [ 0, %b6 ], [ %50, %b7 ], !dbg !210
	%52 = add i64 %22, 2, !dbg !211
	%53 = icmp slt i64 %52, %p3, !dbg !212
	br i1 %53, label %b9, label %b10, !dbg !212

b9:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !213
	%55 = load i64, i64 addrspace(1)* %54, align 8, !dbg !213
	br label %b10, !dbg !214

b10:
	%56 = phi i64 [ 0, %b8 ], [ %55, %b9 ], !dbg !215
	br label %b11, !dbg !216

b11:
	%57 = phi i64 [ %39, %b3_ok1 ], [ 0, %b10 ], !dbg !217
	%58 = phi i64 [ %38, %b3_ok1 ], [ %56, %b10 ], !dbg !217
	%59 = phi i64 [ %37, %b3_ok1 ], [ %51, %b10 ], !dbg !217
	%60 = phi i64 [ %36, %b3_ok1 ], [ %46, %b10 ], !dbg !217
	%61 = add i64 %59, %60, !dbg !218
	%62 = add i64 %58, %61, !dbg !219
	%63 = add i64 %57, %62, !dbg !220
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !221
	%65 = load i64, i64 addrspace(1)* %64, align 8, !dbg !221
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !224, !range !83
	%67 = sext i32 %66 to i64, !dbg !224
	%68 = trunc i64 %67 to i32, !dbg !224
	br label %b12, !dbg !224

b12:
	%69 = phi i64 [ %63, %b11 ], [ %87, %b15 ], !dbg !225
	%70 = phi i32 [ 1, %b11 ], [ %88, %b15 ], !dbg !226
	%71 = zext i32 %70 to i64, !dbg !226
	%72 = icmp ult i32 %70, 32, !dbg !227
	br i1 %72, label %b13, label %b16, !dbg !227

b13:
	%73 = trunc i64 %71 to i32, !dbg !228
	%74 = trunc i64 %69 to i32, !dbg !228
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 %73, i32 0), !dbg !228
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !228
	%77 = lshr i64 %69, 32, !dbg !228
	%78 = trunc i64 %77 to i32, !dbg !228
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %78, i32 %73, i32 0), !dbg !228
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !228
	%81 = zext i32 %80 to i64, !dbg !228
	%82 = shl i64 %81, 32, !dbg !228
	%83 = zext i32 %76 to i64, !dbg !228
	%84 = or i64 %83, %82, !dbg !228
	%85 = icmp uge i32 %68, %70, !dbg !229
	br i1 %85, label %b14, label %b15, !dbg !229

b14:
	%86 = add i64 %69, %84, !dbg !230
	br label %b15, !dbg !230

b15:
	%87 = phi i64 [ %69, %b13 ], [ %86, %b14 ], !dbg !225
	%88 = mul i32 %70, 2, !dbg !231
	br label %b12, !dbg !231

b16:
	%89 = mul i32 %12, %13, !dbg !233
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !233, !range !58
	%91 = mul i32 %89, %90, !dbg !233
	%92 = sext i32 %91 to i64, !dbg !233
	%93 = trunc i64 %92 to i32, !dbg !234
	%94 = add i32 %93, 32, !dbg !234
	%95 = sub i32 %94, 1, !dbg !235
	%96 = udiv i32 %95, 32, !dbg !236
	%97 = zext i32 %96 to i64, !dbg !236
	%98 = trunc i64 %97 to i32, !dbg !236
	%99 = icmp eq i32 %98, 1, !dbg !237
	br i1 %99, label %b22, label %b17, !dbg !237

b17:
	%100 = udiv i32 %19, 32, !dbg !239
	%101 = zext i32 %100 to i64, !dbg !239
	%102 = trunc i64 %101 to i32, !dbg !239
	call void @llvm.nvvm.barrier0(), !dbg !240
	%103 = and i32 %17, -32, !dbg !241
	%104 = sub i32 %91, %103, !dbg !241
	%105 = icmp slt i32 %104, 32, !dbg !241
	%106 = select i1 %105, i32 %104, i32 32, !dbg !241
	%107 = sub i32 %106, 1, !dbg !242
	%108 = icmp eq i32 %66, %107, !dbg !243
	br i1 %108, label %b18, label %b19, !dbg !243

b18:
	%109 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %101, !dbg !244
	store i64 %69, i64 addrspace(3)* %109, align 8, !dbg !244
	br label %b19, !dbg !244

b19:
	call void @llvm.nvvm.barrier0(), !dbg !245
	%110 = icmp slt i32 0, %102, !dbg !245
	br i1 %110, label %b20, label %b21, !dbg !245

b20:
	%111 = phi i64 [ %116, %b20_ok1 ], [ 0, %b19 ], !dbg !246
	%112 = phi i64 [ %117, %b20_ok1 ], [ 0, %b19 ], !dbg !246
	%113 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %112, !dbg !247
	%114 = icmp uge i64 %112, 32, !dbg !247
	br i1 %114, label %b20_fail1, label %b20_ok1, !dbg !247, !prof !28

b20_ok1:
	%115 = load i64, i64 addrspace(3)* %113, align 8, !dbg !247
	%116 = add i64 %111, %115, !dbg !248
	%117 = add i64 %112, 1, !dbg !248
	%118 = icmp slt i64 %117, %101, !dbg !248
	br i1 %118, label %b20, label %b21, !dbg !248

b21:
	%119 = phi i64 [ 0, %b19 ], [ %116, %b20_ok1 ], !dbg !246
	br label %b22, !dbg !249

b22:
	%120 = phi i64 [ 0, %b16 ], [ %119, %b21 ], !dbg !223
	%121 = trunc i64 %69 to i32, !dbg !250
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %121, i32 1, i32 0), !dbg !250
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !250
	%124 = lshr i64 %69, 32, !dbg !250
	%125 = trunc i64 %124 to i32, !dbg !250
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %125, i32 1, i32 0), !dbg !250
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !250
	%128 = zext i32 %127 to i64, !dbg !250
	%129 = shl i64 %128, 32, !dbg !250
	%130 = zext i32 %123 to i64, !dbg !250
	%131 = or i64 %130, %129, !dbg !250
	%132 = icmp eq i32 %66, 0, !dbg !251
	br i1 %132, label %b24, label %b23, !dbg !251

b23:
	%133 = add i64 %120, %131, !dbg !252
	br label %b24, !dbg !253

b24:
	%134 = phi i64 [ %120, %b22 ], [ %133, %b23 ], !dbg !222
	%135 = add i64 %65, %134, !dbg !254
	%136 = add i64 %60, %135, !dbg !255
	%137 = add i64 %61, %135, !dbg !256
	%138 = add i64 %62, %135, !dbg !257
	%139 = add i64 %63, %135, !dbg !258
	%140 = icmp sle i64 %23, %p1, !dbg !259
	br i1 %140, label %b25, label %b26, !dbg !259

b25:
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !260
	%142 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !261
	%143 = ptrtoint i64* %142 to i64, !dbg !261
	%144 = and i64 %143, 15, !dbg !261
	%145 = icmp eq i64 %144, 0, !dbg !261
	%146 = bitcast i64 addrspace(1)* %141 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !261
	%147 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i64 0, !dbg !262
	%148 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 0, !dbg !262
	%149 = icmp eq i1 %145, false, !dbg !261
	br i1 %149, label %b25_fail1, label %b25_ok1, !dbg !261, !prof !28

b25_ok1:
	%150 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 1, !dbg !262
	%151 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 2, !dbg !262
	%152 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 3, !dbg !262
	%153 = bitcast { i64, i64, i64, i64 } addrspace(1)* %147 to <4 x i64> addrspace(1)*, !dbg !262
	%154 = insertelement <4 x i64> undef, i64 %136, i32 0, !dbg !262
	%155 = insertelement <4 x i64> %154, i64 %137, i32 1, !dbg !262
	%156 = insertelement <4 x i64> %155, i64 %138, i32 2, !dbg !262
	%157 = insertelement <4 x i64> %156, i64 %139, i32 3, !dbg !262
	store <4 x i64> %157, <4 x i64> addrspace(1)* %153, align 16, !dbg !262
	br label %b32, !dbg !262

b26:
	%158 = icmp slt i64 %22, %p1, !dbg !263
	br i1 %158, label %b27, label %b28, !dbg !263

b27:
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !264
	store i64 %136, i64 addrspace(1)* %159, align 8, !dbg !264
	br label %b28, !dbg !264

b28:
	%160 = add i64 %22, 1, !dbg !265
	%161 = icmp slt i64 %160, %p1, !dbg !266
	br i1 %161, label %b29, label %b30, !dbg !266

b29:
	%162 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %160, !dbg !267
	store i64 %137, i64 addrspace(1)* %162, align 8, !dbg !267
	br label %b30, !dbg !267

b30:
	%163 = add i64 %22, 2, !dbg !268
	%164 = icmp slt i64 %163, %p1, !dbg !269
	br i1 %164, label %b31, label %b32, !dbg !269

b31:
	%165 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %163, !dbg !270
	store i64 %138, i64 addrspace(1)* %165, align 8, !dbg !270
	br label %b32, !dbg !270

b32:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !271, !range !97
	%167 = sext i32 %166 to i64, !dbg !271
	%168 = add i64 %6, %167, !dbg !272
	br label %b1, !dbg !272

b65:
	ret void, !dbg !272

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %28, i64 16), !dbg !199
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !199
	ret void, !dbg !199

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %112, i64 32), !dbg !247
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !247
	ret void, !dbg !247

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %144, i64 16), !dbg !261
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !261
	ret void, !dbg !261

b33_cold:
	%169 = phi i64 [ %346, %b64_cold ], [ %4, %b0 ], !dbg !188
	%170 = icmp slt i64 %169, %p5, !dbg !190
	br i1 %170, label %b34_cold, label %b65, !dbg !190

b34_cold:
	%171 = mul i64 %169, 1024, !dbg !191
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192, !range !16
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192, !range !16
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !192, !range !17
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192, !range !18
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !192, !range !18
	%177 = mul i32 %176, %174, !dbg !192
	%178 = add i32 %173, %177, !dbg !192
	%179 = mul i32 %175, %178, !dbg !192
	%180 = add i32 %172, %179, !dbg !192
	%181 = sext i32 %180 to i64, !dbg !192
	%182 = trunc i64 %181 to i32, !dbg !193
	%183 = mul i32 %182, 4, !dbg !193
	%184 = zext i32 %183 to i64, !dbg !193
	%185 = add i64 %171, %184, !dbg !194
	%186 = add i64 %185, 4, !dbg !196
	%187 = icmp sle i64 %186, %p3, !dbg !197
	br i1 %187, label %b35_cold, label %b36_cold, !dbg !197

b35_cold:
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !198
	%189 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !199
	%190 = ptrtoint i64* %189 to i64, !dbg !199
	%191 = and i64 %190, 15, !dbg !199
	%192 = icmp eq i64 %191, 0, !dbg !199
	%193 = bitcast i64 addrspace(1)* %188 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !199
	%194 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %193, i64 0, !dbg !200
	%195 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 0, !dbg !200
	%196 = icmp ugt i64 %186, %p3, !dbg !198
	%197 = icmp ugt i64 %185, %186, !dbg !198
	%198 = icmp eq i1 %192, false, !dbg !199
	%199 = or i1 %196, %197, !dbg !199
	%200 = or i1 %199, %198, !dbg !199
	br i1 %200, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !199, !prof !28

b35_cold_fail1:
	%201 = icmp ugt i64 %186, %p3, !dbg !198
	br i1 %201, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !198

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %186, i64 %p3), !dbg !198
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !198
	ret void, !dbg !198

b35_cold_ok2:
	%202 = icmp ugt i64 %185, %186, !dbg !198
	br i1 %202, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !198

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %185, i64 %186), !dbg !198
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !198
	ret void, !dbg !198

b35_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %191, i64 16), !dbg !199
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !199
	ret void, !dbg !199

b35_cold_ok1:
	%203 = bitcast { i64, i64, i64, i64 } addrspace(1)* %194 to <4 x i64> addrspace(1)*, !dbg !200
	%204 = load <4 x i64>, <4 x i64> addrspace(1)* %203, align 16, !dbg !200
	%205 = extractelement <4 x i64> %204, i32 0, !dbg !200
	%206 = extractelement <4 x i64> %204, i32 1, !dbg !200
	%207 = extractelement <4 x i64> %204, i32 2, !dbg !200
	%208 = extractelement <4 x i64> %204, i32 3, !dbg !200
	%209 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 1, !dbg !200
	%210 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 2, !dbg !200
	%211 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 3, !dbg !200
	br label %b43_cold, !dbg !201

b36_cold:
	%212 = icmp slt i64 %185, %p3, !dbg !202
	br i1 %212, label %b37_cold, label %b38_cold, !dbg !202

b37_cold:
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !203
	%214 = icmp uge i64 %185, %p3, !dbg !203
	br i1 %214, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !203, !prof !28

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %185, i64 %p3), !dbg !203
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !203
	ret void, !dbg !203

b37_cold_ok1:
	%215 = load i64, i64 addrspace(1)* %213, align 8, !dbg !203
	br label %b38_cold, !dbg !204

b38_cold:
	%216 = phi i64 [ 0, %b36_cold ], [ %215, %b37_cold_ok1 ], !dbg !205
	%217 = add i64 %185, 1, !dbg !206
	%218 = icmp slt i64 %217, %p3, !dbg !207
	br i1 %218, label %b39_cold, label %b40_cold, !dbg !207

b39_cold:
	%219 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %217, !dbg !208
	%220 = icmp uge i64 %217, %p3, !dbg !208
	br i1 %220, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !208, !prof !28

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %217, i64 %p3), !dbg !208
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !208
	ret void, !dbg !208

b39_cold_ok1:
	%221 = load i64, i64 addrspace(1)* %219, align 8, !dbg !208
	br label %b40_cold, !dbg !209

b40_cold:
	%222 = phi i64 [ 0, %b38_cold ], [ %221, %b39_cold_ok1 ], !dbg !210
	%223 = add i64 %185, 2, !dbg !211
	%224 = icmp slt i64 %223, %p3, !dbg !212
	br i1 %224, label %b41_cold, label %b42_cold, !dbg !212

b41_cold:
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %223, !dbg !213
	%226 = icmp uge i64 %223, %p3, !dbg !213
	br i1 %226, label %b41_cold_fail1, label %b41_cold_ok1, !dbg !213, !prof !28

b41_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %223, i64 %p3), !dbg !213
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !213
	ret void, !dbg !213

b41_cold_ok1:
	%227 = load i64, i64 addrspace(1)* %225, align 8, !dbg !213
	br label %b42_cold, !dbg !214

b42_cold:
	%228 = phi i64 [ 0, %b40_cold ], [ %227, %b41_cold_ok1 ], !dbg !215
	br label %b43_cold, !dbg !216

b43_cold:
	%229 = phi i64 [ %208, %b35_cold_ok1 ], [ 0, %b42_cold ], !dbg !217
	%230 = phi i64 [ %207, %b35_cold_ok1 ], [ %228, %b42_cold ], !dbg !217
	%231 = phi i64 [ %206, %b35_cold_ok1 ], [ %222, %b42_cold ], !dbg !217
	%232 = phi i64 [ %205, %b35_cold_ok1 ], [ %216, %b42_cold ], !dbg !217
	%233 = add i64 %231, %232, !dbg !218
	%234 = add i64 %230, %233, !dbg !219
	%235 = add i64 %229, %234, !dbg !220
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %169, !dbg !221
	%237 = load i64, i64 addrspace(1)* %236, align 8, !dbg !221
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !224, !range !83
	%239 = sext i32 %238 to i64, !dbg !224
	br label %b44_cold, !dbg !224

b44_cold:
	%240 = phi i64 [ %235, %b43_cold ], [ %257, %b47_cold ], !dbg !225
	%241 = phi i64 [ 1, %b43_cold ], [ %258, %b47_cold ], !dbg !226
	%242 = icmp slt i64 %241, 32, !dbg !227
	br i1 %242, label %b45_cold, label %b48_cold, !dbg !227

b45_cold:
	%243 = trunc i64 %241 to i32, !dbg !228
	%244 = trunc i64 %240 to i32, !dbg !228
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %244, i32 %243, i32 0), !dbg !228
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !228
	%247 = lshr i64 %240, 32, !dbg !228
	%248 = trunc i64 %247 to i32, !dbg !228
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %248, i32 %243, i32 0), !dbg !228
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !228
	%251 = zext i32 %250 to i64, !dbg !228
	%252 = shl i64 %251, 32, !dbg !228
	%253 = zext i32 %246 to i64, !dbg !228
	%254 = or i64 %253, %252, !dbg !228
	%255 = icmp sge i64 %239, %241, !dbg !229
	br i1 %255, label %b46_cold, label %b47_cold, !dbg !229

b46_cold:
	%256 = add i64 %240, %254, !dbg !230
	br label %b47_cold, !dbg !230

b47_cold:
	%257 = phi i64 [ %240, %b45_cold ], [ %256, %b46_cold ], !dbg !225
	%258 = mul i64 %241, 2, !dbg !231
	br label %b44_cold, !dbg !231, !llvm.loop !274

b48_cold:
	%259 = mul i32 %175, %176, !dbg !233
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !233, !range !58
	%261 = mul i32 %259, %260, !dbg !233
	%262 = sext i32 %261 to i64, !dbg !233
	%263 = trunc i64 %262 to i32, !dbg !234
	%264 = add i32 %263, 32, !dbg !234
	%265 = sub i32 %264, 1, !dbg !235
	%266 = udiv i32 %265, 32, !dbg !236
	%267 = zext i32 %266 to i64, !dbg !236
	%268 = icmp eq i64 %267, 1, !dbg !237
	br i1 %268, label %b54_cold, label %b49_cold, !dbg !237

b49_cold:
	%269 = udiv i32 %182, 32, !dbg !239
	%270 = zext i32 %269 to i64, !dbg !239
	call void @llvm.nvvm.barrier0(), !dbg !240
	%271 = and i32 %180, -32, !dbg !241
	%272 = sub i32 %261, %271, !dbg !241
	%273 = icmp slt i32 %272, 32, !dbg !241
	%274 = select i1 %273, i32 %272, i32 32, !dbg !241
	%275 = sext i32 %274 to i64, !dbg !241
	%276 = sub i64 %275, 1, !dbg !242
	%277 = icmp eq i64 %239, %276, !dbg !243
	br i1 %277, label %b50_cold, label %b51_cold, !dbg !243

b50_cold:
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %270, !dbg !244
	store i64 %240, i64 addrspace(3)* %278, align 8, !dbg !244
	br label %b51_cold, !dbg !244

b51_cold:
	call void @llvm.nvvm.barrier0(), !dbg !245
	%279 = icmp slt i64 0, %270, !dbg !245
	br i1 %279, label %b52_cold, label %b53_cold, !dbg !245

b52_cold:
	%280 = phi i64 [ %285, %b52_cold_ok1 ], [ 0, %b51_cold ], !dbg !246
	%281 = phi i64 [ %286, %b52_cold_ok1 ], [ 0, %b51_cold ], !dbg !246
	%282 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %281, !dbg !247
	%283 = icmp uge i64 %281, 32, !dbg !247
	br i1 %283, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !247, !prof !28

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %281, i64 32), !dbg !247
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !247
	ret void, !dbg !247

b52_cold_ok1:
	%284 = load i64, i64 addrspace(3)* %282, align 8, !dbg !247
	%285 = add i64 %280, %284, !dbg !248
	%286 = add i64 %281, 1, !dbg !248
	%287 = icmp slt i64 %286, %270, !dbg !248
	br i1 %287, label %b52_cold, label %b53_cold, !dbg !248, !llvm.loop !276

b53_cold:
	%288 = phi i64 [ 0, %b51_cold ], [ %285, %b52_cold_ok1 ], !dbg !246
	br label %b54_cold, !dbg !249

b54_cold:
	%289 = phi i64 [ 0, %b48_cold ], [ %288, %b53_cold ], !dbg !223
	%290 = trunc i64 %240 to i32, !dbg !250
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %290, i32 1, i32 0), !dbg !250
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !250
	%293 = lshr i64 %240, 32, !dbg !250
	%294 = trunc i64 %293 to i32, !dbg !250
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %294, i32 1, i32 0), !dbg !250
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !250
	%297 = zext i32 %296 to i64, !dbg !250
	%298 = shl i64 %297, 32, !dbg !250
	%299 = zext i32 %292 to i64, !dbg !250
	%300 = or i64 %299, %298, !dbg !250
	%301 = icmp eq i64 %239, 0, !dbg !251
	br i1 %301, label %b56_cold, label %b55_cold, !dbg !251

b55_cold:
	%302 = add i64 %289, %300, !dbg !252
	br label %b56_cold, !dbg !253

b56_cold:
	%303 = phi i64 [ %289, %b54_cold ], [ %302, %b55_cold ], !dbg !222
	%304 = add i64 %237, %303, !dbg !254
	%305 = add i64 %232, %304, !dbg !255
	%306 = add i64 %233, %304, !dbg !256
	%307 = add i64 %234, %304, !dbg !257
	%308 = add i64 %235, %304, !dbg !258
	%309 = icmp sle i64 %186, %p1, !dbg !259
	br i1 %309, label %b57_cold, label %b58_cold, !dbg !259

b57_cold:
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !260
	%311 = addrspacecast i64 addrspace(1)* %310 to i64*, !dbg !261
	%312 = ptrtoint i64* %311 to i64, !dbg !261
	%313 = and i64 %312, 15, !dbg !261
	%314 = icmp eq i64 %313, 0, !dbg !261
	%315 = bitcast i64 addrspace(1)* %310 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !261
	%316 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %315, i64 0, !dbg !262
	%317 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %316, i32 0, i32 0, !dbg !262
	%318 = icmp ugt i64 %186, %p1, !dbg !260
	%319 = icmp ugt i64 %185, %186, !dbg !260
	%320 = icmp eq i1 %314, false, !dbg !261
	%321 = or i1 %318, %319, !dbg !261
	%322 = or i1 %321, %320, !dbg !261
	br i1 %322, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !261, !prof !28

b57_cold_fail1:
	%323 = icmp ugt i64 %186, %p1, !dbg !260
	br i1 %323, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !260

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %186, i64 %p1), !dbg !260
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !260
	ret void, !dbg !260

b57_cold_ok2:
	%324 = icmp ugt i64 %185, %186, !dbg !260
	br i1 %324, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !260

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %185, i64 %186), !dbg !260
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !260
	ret void, !dbg !260

b57_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %313, i64 16), !dbg !261
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !261
	ret void, !dbg !261

b57_cold_ok1:
	%325 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %316, i32 0, i32 1, !dbg !262
	%326 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %316, i32 0, i32 2, !dbg !262
	%327 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %316, i32 0, i32 3, !dbg !262
	%328 = bitcast { i64, i64, i64, i64 } addrspace(1)* %316 to <4 x i64> addrspace(1)*, !dbg !262
	%329 = insertelement <4 x i64> undef, i64 %305, i32 0, !dbg !262
	%330 = insertelement <4 x i64> %329, i64 %306, i32 1, !dbg !262
	%331 = insertelement <4 x i64> %330, i64 %307, i32 2, !dbg !262
	%332 = insertelement <4 x i64> %331, i64 %308, i32 3, !dbg !262
	store <4 x i64> %332, <4 x i64> addrspace(1)* %328, align 16, !dbg !262
	br label %b64_cold, !dbg !262

b58_cold:
	%333 = icmp slt i64 %185, %p1, !dbg !263
	br i1 %333, label %b59_cold, label %b60_cold, !dbg !263

b59_cold:
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !264
	%335 = icmp uge i64 %185, %p1, !dbg !264
	br i1 %335, label %b59_cold_fail1, label %b59_cold_ok1, !dbg !264, !prof !28

b59_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %185, i64 %p1), !dbg !264
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !264
	ret void, !dbg !264

b59_cold_ok1:
	store i64 %305, i64 addrspace(1)* %334, align 8, !dbg !264
	br label %b60_cold, !dbg !264

b60_cold:
	%336 = add i64 %185, 1, !dbg !265
	%337 = icmp slt i64 %336, %p1, !dbg !266
	br i1 %337, label %b61_cold, label %b62_cold, !dbg !266

b61_cold:
	%338 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %336, !dbg !267
	%339 = icmp uge i64 %336, %p1, !dbg !267
	br i1 %339, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !267, !prof !28

b61_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %336, i64 %p1), !dbg !267
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !267
	ret void, !dbg !267

b61_cold_ok1:
	store i64 %306, i64 addrspace(1)* %338, align 8, !dbg !267
	br label %b62_cold, !dbg !267

b62_cold:
	%340 = add i64 %185, 2, !dbg !268
	%341 = icmp slt i64 %340, %p1, !dbg !269
	br i1 %341, label %b63_cold, label %b64_cold, !dbg !269

b63_cold:
	%342 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %340, !dbg !270
	%343 = icmp uge i64 %340, %p1, !dbg !270
	br i1 %343, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !270, !prof !28

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %340, i64 %p1), !dbg !270
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !270
	ret void, !dbg !270

b63_cold_ok1:
	store i64 %307, i64 addrspace(1)* %342, align 8, !dbg !270
	br label %b64_cold, !dbg !270

b64_cold:
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !271, !range !97
	%345 = sext i32 %344 to i64, !dbg !271
	%346 = add i64 %169, %345, !dbg !272
	br label %b33_cold, !dbg !272, !llvm.loop !278
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
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

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!279, !280, !281, !282, !283, !284, !285, !286, !287, !288, !289, !290}
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
!28 = !{!"branch_weights", i32 1, i32 1048576}
!29 = !{i32 0, i32 65535}
!30 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 32, column: 6, scope: !6)
!35 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !22)
!39 = !DILocation(line: 35, column: 6, scope: !6)
!40 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !22)
!42 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !22)
!43 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 38, column: 9, scope: !6)
!45 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 47, column: 3, scope: !6)
!47 = !DILocation(line: 48, column: 33, scope: !6)
!48 = !DILocation(line: 48, column: 37, scope: !6)
!49 = !DILocation(line: 48, column: 41, scope: !6)
!50 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!51 = distinct !DISubprogram(name: "reduceWarp", scope: !50, file: !50, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!52 = distinct !DISubprogram(name: "reduce", scope: !50, file: !50, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!53 = distinct !DISubprogram(name: "ReduceAdd", scope: !50, file: !50, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!54 = !DILocation(line: 48, column: 26, scope: !6)
!55 = !DILocation(line: 8, column: 15, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 45, column: 16, scope: !52, inlinedAt: !55)
!57 = !DILocation(line: 70, column: 13, scope: !51, inlinedAt: !56)
!58 = !{i32 1, i32 65}
!59 = !DILocation(line: 71, column: 7, scope: !51, inlinedAt: !56)
!60 = !DILocation(line: 66, column: 35, scope: !51, inlinedAt: !56)
!61 = !DILocation(line: 72, column: 7, scope: !51, inlinedAt: !56)
!62 = !DILocation(line: 72, column: 35, scope: !51, inlinedAt: !56)
!63 = !DILocation(line: 73, column: 23, scope: !51, inlinedAt: !56)
!64 = !DILocation(line: 8, column: 76, scope: !53, inlinedAt: !54)
!65 = !DILocation(line: 72, column: 40, scope: !51, inlinedAt: !56)
!66 = !DILocation(line: 77, column: 16, scope: !51, inlinedAt: !56)
!67 = !DILocation(line: 77, column: 2, scope: !51, inlinedAt: !56)
!68 = !DILocation(line: 78, column: 6, scope: !51, inlinedAt: !56)
!69 = !DILocation(line: 78, column: 22, scope: !51, inlinedAt: !56)
!70 = !DILocation(line: 79, column: 23, scope: !51, inlinedAt: !56)
!71 = !DILocation(line: 78, column: 27, scope: !51, inlinedAt: !56)
!72 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!73 = distinct !DISubprogram(name: "Block.warps", scope: !72, file: !72, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!74 = !DILocation(line: 46, column: 14, scope: !52, inlinedAt: !55)
!75 = !DILocation(line: 26, column: 44, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 26, column: 47, scope: !73, inlinedAt: !74)
!77 = !DILocation(line: 26, column: 59, scope: !73, inlinedAt: !74)
!78 = !DILocation(line: 26, column: 64, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 47, column: 7, scope: !52, inlinedAt: !55)
!80 = !DILocation(line: 50, column: 31, scope: !52, inlinedAt: !55)
!81 = !DILocation(line: 51, column: 10, scope: !52, inlinedAt: !55)
!82 = !DILocation(line: 52, column: 11, scope: !52, inlinedAt: !55)
!83 = !{i32 0, i32 32}
!84 = !DILocation(line: 52, column: 14, scope: !52, inlinedAt: !55)
!85 = !DILocation(line: 53, column: 17, scope: !52, inlinedAt: !55)
!86 = !DILocation(line: 53, column: 8, scope: !52, inlinedAt: !55)
!87 = !DILocation(line: 55, column: 10, scope: !52, inlinedAt: !55)
!88 = !DILocation(line: 56, column: 11, scope: !52, inlinedAt: !55)
!89 = !DILocation(line: 43, column: 50, scope: !52, inlinedAt: !55)
!90 = !DILocation(line: 57, column: 6, scope: !52, inlinedAt: !55)
!91 = !DILocation(line: 57, column: 16, scope: !52, inlinedAt: !55)
!92 = !DILocation(line: 58, column: 17, scope: !52, inlinedAt: !55)
!93 = !DILocation(line: 57, column: 21, scope: !52, inlinedAt: !55)
!94 = !DILocation(line: 48, column: 57, scope: !6)
!95 = !DILocation(line: 49, column: 8, scope: !6)
!96 = !DILocation(line: 46, column: 56, scope: !6)
!97 = !{i32 1, i32 -2147483648}
!98 = !DILocation(line: 46, column: 42, scope: !6)
!99 = !{!"llvm.loop.unroll.disable"}
!100 = distinct !{!100, !99}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = distinct !{!102, !101}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = distinct !{!104, !103}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !105}
!107 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!108 = !DILocation(line: 59, column: 6, scope: !107)
!109 = !DILocation(line: 78, column: 16, scope: !107)
!110 = !DILocation(line: 81, column: 28, scope: !107)
!111 = !DILocation(line: 60, column: 14, scope: !107)
!112 = !DILocation(line: 61, column: 2, scope: !107)
!113 = !DILocation(line: 62, column: 6, scope: !107)
!114 = !DILocation(line: 62, column: 24, scope: !107)
!115 = !DILocation(line: 63, column: 22, scope: !107)
!116 = !DILocation(line: 63, column: 14, scope: !107)
!117 = !DILocation(line: 65, column: 8, scope: !107)
!118 = !DILocation(line: 66, column: 12, scope: !107)
!119 = !DILocation(line: 64, column: 3, scope: !107)
!120 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!121 = distinct !DISubprogram(name: "scan", scope: !120, file: !120, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!122 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !120, file: !120, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!123 = !DILocation(line: 68, column: 42, scope: !107)
!124 = !DILocation(line: 14, column: 21, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 25, column: 16, scope: !121, inlinedAt: !124)
!126 = !DILocation(line: 23, column: 48, scope: !121, inlinedAt: !124)
!127 = !DILocation(line: 26, column: 6, scope: !121, inlinedAt: !124)
!128 = !DILocation(line: 26, column: 24, scope: !121, inlinedAt: !124)
!129 = !DILocation(line: 27, column: 24, scope: !121, inlinedAt: !124)
!130 = !DILocation(line: 27, column: 44, scope: !121, inlinedAt: !124)
!131 = !DILocation(line: 28, column: 4, scope: !121, inlinedAt: !124)
!132 = !DILocation(line: 26, column: 37, scope: !121, inlinedAt: !124)
!133 = !DILocation(line: 31, column: 12, scope: !121, inlinedAt: !124)
!134 = !DILocation(line: 26, column: 44, scope: !73, inlinedAt: !133)
!135 = !DILocation(line: 26, column: 47, scope: !73, inlinedAt: !133)
!136 = !DILocation(line: 26, column: 59, scope: !73, inlinedAt: !133)
!137 = !DILocation(line: 26, column: 64, scope: !73, inlinedAt: !133)
!138 = !DILocation(line: 31, column: 15, scope: !121, inlinedAt: !124)
!139 = !DILocation(line: 34, column: 32, scope: !121, inlinedAt: !124)
!140 = !DILocation(line: 35, column: 19, scope: !121, inlinedAt: !124)
!141 = !DILocation(line: 36, column: 10, scope: !121, inlinedAt: !124)
!142 = !DILocation(line: 37, column: 19, scope: !121, inlinedAt: !124)
!143 = !DILocation(line: 37, column: 21, scope: !121, inlinedAt: !124)
!144 = !DILocation(line: 37, column: 10, scope: !121, inlinedAt: !124)
!145 = !DILocation(line: 38, column: 9, scope: !121, inlinedAt: !124)
!146 = !DILocation(line: 40, column: 10, scope: !121, inlinedAt: !124)
!147 = !DILocation(line: 23, column: 59, scope: !121, inlinedAt: !124)
!148 = !DILocation(line: 42, column: 19, scope: !121, inlinedAt: !124)
!149 = !DILocation(line: 42, column: 3, scope: !121, inlinedAt: !124)
!150 = !DILocation(line: 44, column: 2, scope: !122, inlinedAt: !123)
!151 = !DILocation(line: 15, column: 20, scope: !122, inlinedAt: !123)
!152 = !DILocation(line: 15, column: 42, scope: !122, inlinedAt: !123)
!153 = !DILocation(line: 18, column: 16, scope: !122, inlinedAt: !123)
!154 = !DILocation(line: 18, column: 2, scope: !107)
!155 = !DILocation(line: 68, column: 20, scope: !107)
!156 = !DILocation(line: 69, column: 8, scope: !107)
!157 = !DILocation(line: 70, column: 8, scope: !107)
!158 = !DILocation(line: 72, column: 35, scope: !107)
!159 = distinct !DISubprogram(name: "Broadcast", scope: !72, file: !72, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!160 = !DILocation(line: 72, column: 25, scope: !107)
!161 = !DILocation(line: 36, column: 22, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 37, column: 8, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 39, column: 15, scope: !159, inlinedAt: !160)
!164 = !DILocation(line: 40, column: 17, scope: !159, inlinedAt: !160)
!165 = !DILocation(line: 40, column: 3, scope: !107)
!166 = !DILocation(line: 42, column: 16, scope: !159, inlinedAt: !160)
!167 = !DILocation(line: 43, column: 10, scope: !159, inlinedAt: !160)
!168 = !DILocation(line: 44, column: 14, scope: !159, inlinedAt: !160)
!169 = !DILocation(line: 45, column: 3, scope: !159, inlinedAt: !160)
!170 = !DILocation(line: 47, column: 10, scope: !159, inlinedAt: !160)
!171 = !DILocation(line: 48, column: 9, scope: !159, inlinedAt: !160)
!172 = !DILocation(line: 48, column: 2, scope: !107)
!173 = !DILocation(line: 62, column: 37, scope: !107)
!174 = !DILocation(line: 74, column: 11, scope: !107)
!175 = !DILocation(line: 74, column: 14, scope: !107)
!176 = !DILocation(line: 75, column: 16, scope: !107)
!177 = !DILocation(line: 77, column: 8, scope: !107)
!178 = !DILocation(line: 79, column: 8, scope: !107)
!179 = !DILocation(line: 82, column: 23, scope: !107)
!180 = !DILocation(line: 82, column: 3, scope: !107)
!181 = !DILocation(line: 84, column: 30, scope: !107)
!182 = !DILocation(line: 84, column: 25, scope: !107)
!183 = !DILocation(line: 85, column: 7, scope: !107)
!184 = !DILocation(line: 85, column: 3, scope: !107)
!185 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!186 = !DILocation(line: 92, column: 6, scope: !185)
!187 = !DILocation(line: 94, column: 21, scope: !185)
!188 = !DILocation(line: 94, column: 6, scope: !185)
!189 = !DILocation(line: 94, column: 24, scope: !185)
!190 = !DILocation(line: 94, column: 29, scope: !185)
!191 = !DILocation(line: 95, column: 9, scope: !185)
!192 = !DILocation(line: 95, column: 26, scope: !185)
!193 = !DILocation(line: 95, column: 19, scope: !185)
!194 = !DILocation(line: 95, column: 16, scope: !185)
!195 = !DILocation(line: 96, column: 12, scope: !185)
!196 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !195)
!197 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !195)
!198 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !195)
!199 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !195)
!200 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !195)
!201 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !195)
!202 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !195)
!203 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !195)
!204 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !195)
!205 = !DILocation(line: 32, column: 6, scope: !185)
!206 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !195)
!207 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !195)
!208 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !195)
!209 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !195)
!210 = !DILocation(line: 35, column: 6, scope: !185)
!211 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !195)
!212 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !195)
!213 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !195)
!214 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !195)
!215 = !DILocation(line: 38, column: 9, scope: !185)
!216 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !195)
!217 = !DILocation(line: 96, column: 3, scope: !185)
!218 = !DILocation(line: 97, column: 3, scope: !185)
!219 = !DILocation(line: 98, column: 3, scope: !185)
!220 = !DILocation(line: 99, column: 3, scope: !185)
!221 = !DILocation(line: 100, column: 20, scope: !185)
!222 = !DILocation(line: 100, column: 46, scope: !185)
!223 = !DILocation(line: 14, column: 21, scope: !122, inlinedAt: !222)
!224 = !DILocation(line: 25, column: 16, scope: !121, inlinedAt: !223)
!225 = !DILocation(line: 23, column: 48, scope: !121, inlinedAt: !223)
!226 = !DILocation(line: 26, column: 6, scope: !121, inlinedAt: !223)
!227 = !DILocation(line: 26, column: 24, scope: !121, inlinedAt: !223)
!228 = !DILocation(line: 27, column: 24, scope: !121, inlinedAt: !223)
!229 = !DILocation(line: 27, column: 44, scope: !121, inlinedAt: !223)
!230 = !DILocation(line: 28, column: 4, scope: !121, inlinedAt: !223)
!231 = !DILocation(line: 26, column: 37, scope: !121, inlinedAt: !223)
!232 = !DILocation(line: 31, column: 12, scope: !121, inlinedAt: !223)
!233 = !DILocation(line: 26, column: 44, scope: !73, inlinedAt: !232)
!234 = !DILocation(line: 26, column: 47, scope: !73, inlinedAt: !232)
!235 = !DILocation(line: 26, column: 59, scope: !73, inlinedAt: !232)
!236 = !DILocation(line: 26, column: 64, scope: !73, inlinedAt: !232)
!237 = !DILocation(line: 31, column: 15, scope: !121, inlinedAt: !223)
!238 = !DILocation(line: 34, column: 32, scope: !121, inlinedAt: !223)
!239 = !DILocation(line: 35, column: 19, scope: !121, inlinedAt: !223)
!240 = !DILocation(line: 36, column: 10, scope: !121, inlinedAt: !223)
!241 = !DILocation(line: 37, column: 19, scope: !121, inlinedAt: !223)
!242 = !DILocation(line: 37, column: 21, scope: !121, inlinedAt: !223)
!243 = !DILocation(line: 37, column: 10, scope: !121, inlinedAt: !223)
!244 = !DILocation(line: 38, column: 9, scope: !121, inlinedAt: !223)
!245 = !DILocation(line: 40, column: 10, scope: !121, inlinedAt: !223)
!246 = !DILocation(line: 23, column: 59, scope: !121, inlinedAt: !223)
!247 = !DILocation(line: 42, column: 19, scope: !121, inlinedAt: !223)
!248 = !DILocation(line: 42, column: 3, scope: !121, inlinedAt: !223)
!249 = !DILocation(line: 44, column: 2, scope: !122, inlinedAt: !222)
!250 = !DILocation(line: 15, column: 20, scope: !122, inlinedAt: !222)
!251 = !DILocation(line: 15, column: 42, scope: !122, inlinedAt: !222)
!252 = !DILocation(line: 18, column: 16, scope: !122, inlinedAt: !222)
!253 = !DILocation(line: 18, column: 2, scope: !185)
!254 = !DILocation(line: 100, column: 24, scope: !185)
!255 = !DILocation(line: 101, column: 30, scope: !185)
!256 = !DILocation(line: 101, column: 47, scope: !185)
!257 = !DILocation(line: 101, column: 64, scope: !185)
!258 = !DILocation(line: 101, column: 81, scope: !185)
!259 = !DILocation(line: 102, column: 10, scope: !185)
!260 = !DILocation(line: 103, column: 16, scope: !185)
!261 = !DILocation(line: 103, column: 14, scope: !185)
!262 = !DILocation(line: 103, column: 26, scope: !185)
!263 = !DILocation(line: 106, column: 8, scope: !185)
!264 = !DILocation(line: 107, column: 5, scope: !185)
!265 = !DILocation(line: 109, column: 7, scope: !185)
!266 = !DILocation(line: 109, column: 10, scope: !185)
!267 = !DILocation(line: 110, column: 5, scope: !185)
!268 = !DILocation(line: 112, column: 7, scope: !185)
!269 = !DILocation(line: 112, column: 10, scope: !185)
!270 = !DILocation(line: 113, column: 5, scope: !185)
!271 = !DILocation(line: 94, column: 59, scope: !185)
!272 = !DILocation(line: 94, column: 45, scope: !185)
!273 = !{!"llvm.loop.unroll.disable"}
!274 = distinct !{!274, !273}
!275 = !{!"llvm.loop.unroll.disable"}
!276 = distinct !{!276, !275}
!277 = !{!"llvm.loop.unroll.disable"}
!278 = distinct !{!278, !277}
!279 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!280 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!281 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!282 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!283 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!284 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!285 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!286 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!287 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!288 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!289 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
