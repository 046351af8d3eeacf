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
	br i1 %4, label %b1, label %b32_cold, !dbg !11, !prof !12

b1:
	%5 = phi i64 [ %3, %b0 ], [ %146, %b31 ], !dbg !10
	%6 = icmp slt i64 %5, %p1, !dbg !13
	br i1 %6, label %b2, label %b64, !dbg !13

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
	%18 = mul nsw i64 %17, 4, !dbg !19
	%19 = add i64 %7, %18, !dbg !20
	%20 = add i64 %19, 4, !dbg !23
	%21 = icmp sle i64 %20, %p3, !dbg !24
	br i1 %21, label %b3, label %b5, !dbg !24

b3:
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %19, !dbg !25
	%23 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !26
	%24 = ptrtoint i64* %23 to i64, !dbg !26
	%25 = and i64 %24, 15, !dbg !26
	%26 = icmp eq i64 %25, 0, !dbg !26
	br i1 %26, label %b4, label %b36, !dbg !26

b4:
	%27 = bitcast i64 addrspace(1)* %22 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%28 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %27, i64 0, !dbg !27
	%29 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i32 0, i32 0, !dbg !27
	%30 = bitcast { i64, i64, i64, i64 } addrspace(1)* %28 to <4 x i64> addrspace(1)*, !dbg !27
	%31 = load <4 x i64>, <4 x i64> addrspace(1)* %30, align 16, !dbg !27
	%32 = extractelement <4 x i64> %31, i32 0, !dbg !27
	%33 = extractelement <4 x i64> %31, i32 1, !dbg !27
	%34 = extractelement <4 x i64> %31, i32 2, !dbg !27
	%35 = extractelement <4 x i64> %31, i32 3, !dbg !27
	%36 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i32 0, i32 1, !dbg !27
	%37 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i32 0, i32 2, !dbg !27
	%38 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i32 0, i32 3, !dbg !27
	br label %b12, !dbg !28

b5:
	%39 = icmp slt i64 %19, %p3, !dbg !29
	br i1 %39, label %b6, label %b7, !dbg !29

b6:
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %19, !dbg !30
	%41 = load i64, i64 addrspace(1)* %40, align 8, !dbg !30
	br label %b7, !dbg !31

b7:
	%42 = phi i64 [ 0, %b5 ], [ %41, %b6 ], !dbg !32
	%43 = add i64 %19, 1, !dbg !33
	%44 = icmp slt i64 %43, %p3, !dbg !34
	br i1 %44, label %b8, label %b9, !dbg !34

b8:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !35
	%46 = load i64, i64 addrspace(1)* %45, align 8, !dbg !35
	br label %b9, !dbg !36

b9:
	%47 = phi i64 [ 0, %b7 ], [ %46, %b8 ], !dbg !37
	%48 = add i64 %19, 2, !dbg !38
	%49 = icmp slt i64 %48, %p3, !dbg !39
	br i1 %49, label %b10, label %b11, !dbg !39

b10:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %48, !dbg !40
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !40
	br label %b11, !dbg !41

b11:
	%52 = phi i64 [ 0, %b9 ], [ %51, %b10 ], !dbg !42
	br label %b12, !dbg !43

b12:
	%53 = phi i64 [ %35, %b4 ], [ 0, %b11 ], !dbg !44
	%54 = phi i64 [ %34, %b4 ], [ %52, %b11 ], !dbg !44
	%55 = phi i64 [ %33, %b4 ], [ %47, %b11 ], !dbg !44
	%56 = phi i64 [ %32, %b4 ], [ %42, %b11 ], !dbg !44
	%57 = add i64 %56, %55, !dbg !45
	%58 = add i64 %57, %54, !dbg !46
	%59 = add i64 %58, %53, !dbg !47
	%60 = and i32 %16, -32, !dbg !55
	%61 = mul i32 %11, %12, !dbg !55
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%63 = mul i32 %61, %62, !dbg !55
	%64 = sub i32 %63, %60, !dbg !55
	%65 = icmp slt i32 %64, 32, !dbg !55
	%66 = select i1 %65, i32 %64, i32 32, !dbg !55
	%67 = sext i32 %66 to i64, !dbg !55
	%68 = icmp eq i64 %67, 32, !dbg !57
	br i1 %68, label %b13, label %b15, !dbg !57

b13:
	%69 = phi i64 [ %84, %b14 ], [ %59, %b12 ], !dbg !58
	%70 = phi i64 [ %85, %b14 ], [ 16, %b12 ], !dbg !59
	%71 = icmp sgt i64 %70, 0, !dbg !60
	br i1 %71, label %b14, label %b23, !dbg !60

b14:
	%72 = trunc i64 %70 to i32, !dbg !61
	%73 = trunc i64 %69 to i32, !dbg !61
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %72, i32 31), !dbg !61
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !61
	%76 = lshr i64 %69, 32, !dbg !61
	%77 = trunc i64 %76 to i32, !dbg !61
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %77, i32 %72, i32 31), !dbg !61
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !61
	%80 = zext i32 %79 to i64, !dbg !61
	%81 = shl i64 %80, 32, !dbg !61
	%82 = zext i32 %75 to i64, !dbg !61
	%83 = or i64 %82, %81, !dbg !61
	%84 = add i64 %69, %83, !dbg !62
	%85 = sdiv i64 %70, 2, !dbg !63
	br label %b13, !dbg !63

b15:
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !64, !range !65
	%87 = sext i32 %86 to i64, !dbg !64
	br label %b16, !dbg !64

b16:
	%88 = phi i64 [ %59, %b15 ], [ %108, %b21 ], !dbg !58
	%89 = phi i64 [ 16, %b15 ], [ %109, %b21 ], !dbg !66
	%90 = icmp sgt i64 %89, 0, !dbg !67
	br i1 %90, label %b17, label %b22, !dbg !67

b17:
	%91 = add i64 %87, %89, !dbg !68
	%92 = icmp sge i64 %91, %67, !dbg !69
	br i1 %92, label %b18, label %b19, !dbg !69

b18:
	br label %b19, !dbg !69

b19:
	%93 = phi i64 [ %91, %b17 ], [ %87, %b18 ], !dbg !70
	%94 = trunc i64 %93 to i32, !dbg !71
	%95 = trunc i64 %88 to i32, !dbg !71
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 %94, i32 31), !dbg !71
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !71
	%98 = lshr i64 %88, 32, !dbg !71
	%99 = trunc i64 %98 to i32, !dbg !71
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %94, i32 31), !dbg !71
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !71
	%102 = zext i32 %101 to i64, !dbg !71
	%103 = shl i64 %102, 32, !dbg !71
	%104 = zext i32 %97 to i64, !dbg !71
	%105 = or i64 %104, %103, !dbg !71
	%106 = icmp ne i64 %93, %87, !dbg !72
	br i1 %106, label %b20, label %b21, !dbg !72

b20:
	%107 = add i64 %88, %105, !dbg !62
	br label %b21, !dbg !73

b21:
	%108 = phi i64 [ %88, %b19 ], [ %107, %b20 ], !dbg !58
	%109 = sdiv i64 %89, 2, !dbg !74
	br label %b16, !dbg !74

b22:
	%110 = trunc i64 %88 to i32, !dbg !75
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !75
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !75
	%113 = lshr i64 %88, 32, !dbg !75
	%114 = trunc i64 %113 to i32, !dbg !75
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !75
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !75
	%117 = zext i32 %116 to i64, !dbg !75
	%118 = shl i64 %117, 32, !dbg !75
	%119 = zext i32 %112 to i64, !dbg !75
	%120 = or i64 %119, %118, !dbg !75
	br label %b23, !dbg !76

b23:
	%121 = phi i64 [ %69, %b13 ], [ %120, %b22 ], !dbg !54
	%122 = sext i32 %63 to i64, !dbg !80
	%123 = add nsw i64 %122, 32, !dbg !81
	%124 = sub nsw i64 %123, 1, !dbg !82
	%125 = sdiv i64 %124, 32, !dbg !83
	%126 = icmp eq i64 %125, 1, !dbg !84
	br i1 %126, label %b29, label %b24, !dbg !84

b24:
	call void @llvm.nvvm.barrier0(), !dbg !86
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !87, !range !65
	%128 = sext i32 %127 to i64, !dbg !87
	%129 = icmp eq i64 %128, 0, !dbg !88
	br i1 %129, label %b25, label %b26, !dbg !88

b25:
	%130 = sdiv i64 %17, 32, !dbg !89
	%131 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %130, !dbg !90
	store i64 %121, i64 addrspace(3)* %131, align 8, !dbg !90
	br label %b26, !dbg !90

b26:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%132 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !92
	%133 = load i64, i64 addrspace(3)* %132, align 8, !dbg !92
	br label %b27, !dbg !92

b27:
	%134 = phi i64 [ %133, %b26 ], [ %139, %b28 ], !dbg !93
	%135 = phi i64 [ 1, %b26 ], [ %140, %b28 ], !dbg !94
	%136 = icmp slt i64 %135, %125, !dbg !95
	br i1 %136, label %b28, label %b29, !dbg !95

b28:
	%137 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %135, !dbg !96
	%138 = load i64, i64 addrspace(3)* %137, align 8, !dbg !96
	%139 = add i64 %134, %138, !dbg !62
	%140 = add nsw i64 %135, 1, !dbg !97
	br label %b27, !dbg !97

b29:
	%141 = phi i64 [ %121, %b23 ], [ %134, %b27 ], !dbg !53
	%142 = icmp eq i64 %17, 0, !dbg !98
	br i1 %142, label %b30, label %b31, !dbg !98

b30:
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !99
	store i64 %141, i64 addrspace(1)* %143, align 8, !dbg !99
	br label %b31, !dbg !99

b31:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !100, !range !101
	%145 = sext i32 %144 to i64, !dbg !100
	%146 = add i64 %5, %145, !dbg !102
	br label %b1, !dbg !102

b36:
	%147 = phi i64 [ %25, %b3 ], [ %168, %b34_cold_ok1 ], !dbg !104
	br label %fail, !dbg !26

b64:
	ret void, !dbg !102

b32_cold:
	%148 = phi i64 [ %296, %b63_cold ], [ %3, %b0 ], !dbg !10
	%149 = icmp slt i64 %148, %p1, !dbg !13
	br i1 %149, label %b33_cold, label %b64, !dbg !13

b33_cold:
	%150 = mul i64 %148, 1024, !dbg !14
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%156 = mul i32 %155, %153, !dbg !15
	%157 = add i32 %152, %156, !dbg !15
	%158 = mul i32 %154, %157, !dbg !15
	%159 = add i32 %151, %158, !dbg !15
	%160 = sext i32 %159 to i64, !dbg !15
	%161 = mul nsw i64 %160, 4, !dbg !19
	%162 = add i64 %150, %161, !dbg !20
	%163 = add i64 %162, 4, !dbg !23
	%164 = icmp sle i64 %163, %p3, !dbg !24
	br i1 %164, label %b34_cold, label %b37_cold, !dbg !24

b34_cold:
	%165 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %162, !dbg !25
	%166 = addrspacecast i64 addrspace(1)* %165 to i64*, !dbg !26
	%167 = ptrtoint i64* %166 to i64, !dbg !26
	%168 = and i64 %167, 15, !dbg !26
	%169 = icmp eq i64 %168, 0, !dbg !26
	%170 = icmp ugt i64 %163, %p3, !dbg !25
	%171 = icmp ugt i64 %162, %163, !dbg !25
	%172 = or i1 %170, %171, !dbg !25
	br i1 %172, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !25, !prof !103

b34_cold_fail1:
	%173 = icmp ugt i64 %163, %p3, !dbg !25
	br i1 %173, label %b34_cold_fail2, label %b34_cold_ok2, !dbg !25

b34_cold_fail2:
	br label %fail, !dbg !25

b34_cold_ok2:
	br label %fail, !dbg !25

b34_cold_ok1:
	br i1 %169, label %b35_cold, label %b36, !dbg !26

b35_cold:
	%174 = bitcast i64 addrspace(1)* %165 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%175 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %174, i64 0, !dbg !27
	%176 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %175, i32 0, i32 0, !dbg !27
	%177 = bitcast { i64, i64, i64, i64 } addrspace(1)* %175 to <4 x i64> addrspace(1)*, !dbg !27
	%178 = load <4 x i64>, <4 x i64> addrspace(1)* %177, align 16, !dbg !27
	%179 = extractelement <4 x i64> %178, i32 0, !dbg !27
	%180 = extractelement <4 x i64> %178, i32 1, !dbg !27
	%181 = extractelement <4 x i64> %178, i32 2, !dbg !27
	%182 = extractelement <4 x i64> %178, i32 3, !dbg !27
	%183 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %175, i32 0, i32 1, !dbg !27
	%184 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %175, i32 0, i32 2, !dbg !27
	%185 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %175, i32 0, i32 3, !dbg !27
	br label %b44_cold, !dbg !28

b37_cold:
	%186 = icmp slt i64 %162, %p3, !dbg !29
	br i1 %186, label %b38_cold, label %b39_cold, !dbg !29

b38_cold:
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %162, !dbg !30
	%188 = icmp uge i64 %162, %p3, !dbg !30
	br i1 %188, label %b38_cold_fail1, label %b38_cold_ok1, !dbg !30, !prof !103

b38_cold_fail1:
	br label %fail, !dbg !30

b38_cold_ok1:
	%189 = load i64, i64 addrspace(1)* %187, align 8, !dbg !30
	br label %b39_cold, !dbg !31

b39_cold:
	%190 = phi i64 [ 0, %b37_cold ], [ %189, %b38_cold_ok1 ], !dbg !32
	%191 = add i64 %162, 1, !dbg !33
	%192 = icmp slt i64 %191, %p3, !dbg !34
	br i1 %192, label %b40_cold, label %b41_cold, !dbg !34

b40_cold:
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %191, !dbg !35
	%194 = icmp uge i64 %191, %p3, !dbg !35
	br i1 %194, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !35, !prof !103

b40_cold_fail1:
	br label %fail, !dbg !35

b40_cold_ok1:
	%195 = load i64, i64 addrspace(1)* %193, align 8, !dbg !35
	br label %b41_cold, !dbg !36

b41_cold:
	%196 = phi i64 [ 0, %b39_cold ], [ %195, %b40_cold_ok1 ], !dbg !37
	%197 = add i64 %162, 2, !dbg !38
	%198 = icmp slt i64 %197, %p3, !dbg !39
	br i1 %198, label %b42_cold, label %b43_cold, !dbg !39

b42_cold:
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %197, !dbg !40
	%200 = icmp uge i64 %197, %p3, !dbg !40
	br i1 %200, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !40, !prof !103

b42_cold_fail1:
	br label %fail, !dbg !40

b42_cold_ok1:
	%201 = load i64, i64 addrspace(1)* %199, align 8, !dbg !40
	br label %b43_cold, !dbg !41

b43_cold:
	%202 = phi i64 [ 0, %b41_cold ], [ %201, %b42_cold_ok1 ], !dbg !42
	br label %b44_cold, !dbg !43

b44_cold:
	%203 = phi i64 [ %182, %b35_cold ], [ 0, %b43_cold ], !dbg !44
	%204 = phi i64 [ %181, %b35_cold ], [ %202, %b43_cold ], !dbg !44
	%205 = phi i64 [ %180, %b35_cold ], [ %196, %b43_cold ], !dbg !44
	%206 = phi i64 [ %179, %b35_cold ], [ %190, %b43_cold ], !dbg !44
	%207 = add i64 %206, %205, !dbg !45
	%208 = add i64 %207, %204, !dbg !46
	%209 = add i64 %208, %203, !dbg !47
	%210 = and i32 %159, -32, !dbg !55
	%211 = mul i32 %154, %155, !dbg !55
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%213 = mul i32 %211, %212, !dbg !55
	%214 = sub i32 %213, %210, !dbg !55
	%215 = icmp slt i32 %214, 32, !dbg !55
	%216 = select i1 %215, i32 %214, i32 32, !dbg !55
	%217 = sext i32 %216 to i64, !dbg !55
	%218 = icmp eq i64 %217, 32, !dbg !57
	br i1 %218, label %b45_cold, label %b47_cold, !dbg !57

b45_cold:
	%219 = phi i64 [ %234, %b46_cold ], [ %209, %b44_cold ], !dbg !58
	%220 = phi i64 [ %235, %b46_cold ], [ 16, %b44_cold ], !dbg !59
	%221 = icmp sgt i64 %220, 0, !dbg !60
	br i1 %221, label %b46_cold, label %b55_cold, !dbg !60

b46_cold:
	%222 = trunc i64 %220 to i32, !dbg !61
	%223 = trunc i64 %219 to i32, !dbg !61
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %222, i32 31), !dbg !61
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !61
	%226 = lshr i64 %219, 32, !dbg !61
	%227 = trunc i64 %226 to i32, !dbg !61
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %227, i32 %222, i32 31), !dbg !61
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !61
	%230 = zext i32 %229 to i64, !dbg !61
	%231 = shl i64 %230, 32, !dbg !61
	%232 = zext i32 %225 to i64, !dbg !61
	%233 = or i64 %232, %231, !dbg !61
	%234 = add i64 %219, %233, !dbg !62
	%235 = sdiv i64 %220, 2, !dbg !63
	br label %b45_cold, !dbg !63, !llvm.loop !106

b47_cold:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !64, !range !65
	%237 = sext i32 %236 to i64, !dbg !64
	br label %b48_cold, !dbg !64

b48_cold:
	%238 = phi i64 [ %209, %b47_cold ], [ %258, %b53_cold ], !dbg !58
	%239 = phi i64 [ 16, %b47_cold ], [ %259, %b53_cold ], !dbg !66
	%240 = icmp sgt i64 %239, 0, !dbg !67
	br i1 %240, label %b49_cold, label %b54_cold, !dbg !67

b49_cold:
	%241 = add i64 %237, %239, !dbg !68
	%242 = icmp sge i64 %241, %217, !dbg !69
	br i1 %242, label %b50_cold, label %b51_cold, !dbg !69

b50_cold:
	br label %b51_cold, !dbg !69

b51_cold:
	%243 = phi i64 [ %241, %b49_cold ], [ %237, %b50_cold ], !dbg !70
	%244 = trunc i64 %243 to i32, !dbg !71
	%245 = trunc i64 %238 to i32, !dbg !71
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %245, i32 %244, i32 31), !dbg !71
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !71
	%248 = lshr i64 %238, 32, !dbg !71
	%249 = trunc i64 %248 to i32, !dbg !71
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %249, i32 %244, i32 31), !dbg !71
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !71
	%252 = zext i32 %251 to i64, !dbg !71
	%253 = shl i64 %252, 32, !dbg !71
	%254 = zext i32 %247 to i64, !dbg !71
	%255 = or i64 %254, %253, !dbg !71
	%256 = icmp ne i64 %243, %237, !dbg !72
	br i1 %256, label %b52_cold, label %b53_cold, !dbg !72

b52_cold:
	%257 = add i64 %238, %255, !dbg !62
	br label %b53_cold, !dbg !73

b53_cold:
	%258 = phi i64 [ %238, %b51_cold ], [ %257, %b52_cold ], !dbg !58
	%259 = sdiv i64 %239, 2, !dbg !74
	br label %b48_cold, !dbg !74, !llvm.loop !108

b54_cold:
	%260 = trunc i64 %238 to i32, !dbg !75
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %260, i32 0, i32 31), !dbg !75
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !75
	%263 = lshr i64 %238, 32, !dbg !75
	%264 = trunc i64 %263 to i32, !dbg !75
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %264, i32 0, i32 31), !dbg !75
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !75
	%267 = zext i32 %266 to i64, !dbg !75
	%268 = shl i64 %267, 32, !dbg !75
	%269 = zext i32 %262 to i64, !dbg !75
	%270 = or i64 %269, %268, !dbg !75
	br label %b55_cold, !dbg !76

b55_cold:
	%271 = phi i64 [ %219, %b45_cold ], [ %270, %b54_cold ], !dbg !54
	%272 = sext i32 %213 to i64, !dbg !80
	%273 = add nsw i64 %272, 32, !dbg !81
	%274 = sub nsw i64 %273, 1, !dbg !82
	%275 = sdiv i64 %274, 32, !dbg !83
	%276 = icmp eq i64 %275, 1, !dbg !84
	br i1 %276, label %b61_cold, label %b56_cold, !dbg !84

b56_cold:
	call void @llvm.nvvm.barrier0(), !dbg !86
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !87, !range !65
	%278 = sext i32 %277 to i64, !dbg !87
	%279 = icmp eq i64 %278, 0, !dbg !88
	br i1 %279, label %b57_cold, label %b58_cold, !dbg !88

b57_cold:
	%280 = sdiv i64 %160, 32, !dbg !89
	%281 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %280, !dbg !90
	store i64 %271, i64 addrspace(3)* %281, align 8, !dbg !90
	br label %b58_cold, !dbg !90

b58_cold:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%282 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !92
	%283 = load i64, i64 addrspace(3)* %282, align 8, !dbg !92
	br label %b59_cold, !dbg !92

b59_cold:
	%284 = phi i64 [ %283, %b58_cold ], [ %289, %b60_cold ], !dbg !93
	%285 = phi i64 [ 1, %b58_cold ], [ %290, %b60_cold ], !dbg !94
	%286 = icmp slt i64 %285, %275, !dbg !95
	br i1 %286, label %b60_cold, label %b61_cold, !dbg !95

b60_cold:
	%287 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %285, !dbg !96
	%288 = load i64, i64 addrspace(3)* %287, align 8, !dbg !96
	%289 = add i64 %284, %288, !dbg !62
	%290 = add nsw i64 %285, 1, !dbg !97
	br label %b59_cold, !dbg !97, !llvm.loop !110

b61_cold:
	%291 = phi i64 [ %271, %b55_cold ], [ %284, %b59_cold ], !dbg !53
	%292 = icmp eq i64 %160, 0, !dbg !98
	br i1 %292, label %b62_cold, label %b63_cold, !dbg !98

b62_cold:
	%293 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %148, !dbg !99
	store i64 %291, i64 addrspace(1)* %293, align 8, !dbg !99
	br label %b63_cold, !dbg !99

b63_cold:
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !100, !range !101
	%295 = sext i32 %294 to i64, !dbg !100
	%296 = add i64 %148, %295, !dbg !102
	br label %b32_cold, !dbg !102, !llvm.loop !112

fail:
	%297 = phi i32 [ 0, %b34_cold_fail2 ], [ 1, %b34_cold_ok2 ], [ 2, %b36 ], [ 3, %b38_cold_fail1 ], [ 4, %b40_cold_fail1 ], [ 5, %b42_cold_fail1 ], !dbg !7
	%298 = phi i64 [ %163, %b34_cold_fail2 ], [ %162, %b34_cold_ok2 ], [ %147, %b36 ], [ %162, %b38_cold_fail1 ], [ %191, %b40_cold_fail1 ], [ %197, %b42_cold_fail1 ], !dbg !7
	%299 = phi i64 [ %p3, %b34_cold_fail2 ], [ %163, %b34_cold_ok2 ], [ 16, %b36 ], [ %p3, %b38_cold_fail1 ], [ %p3, %b40_cold_fail1 ], [ %p3, %b42_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %297, i64 %298, i64 %299), !dbg !7
	ret void, !dbg !7
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !114 {
entry:
	br label %b0, !dbg !115

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !115
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !115
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !115
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !116
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !117
	br label %b1, !dbg !118

b1:
	%5 = phi i64 [ 0, %b0 ], [ %103, %b26 ], !dbg !119
	%6 = phi i64 [ 0, %b0 ], [ %104, %b26 ], !dbg !120
	%7 = icmp slt i64 %6, %p1, !dbg !121
	br i1 %7, label %b2, label %b27, !dbg !121

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !122, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !122, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !122, !range !18
	%13 = mul i32 %12, %10, !dbg !122
	%14 = add i32 %9, %13, !dbg !122
	%15 = mul i32 %11, %14, !dbg !122
	%16 = add i32 %8, %15, !dbg !122
	%17 = sext i32 %16 to i64, !dbg !122
	%18 = add i64 %6, %17, !dbg !123
	%19 = icmp slt i64 %18, %p1, !dbg !124
	br i1 %19, label %b3, label %b4, !dbg !124

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !125
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !125
	br label %b4, !dbg !125

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !126
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !132, !range !65
	%24 = sext i32 %23 to i64, !dbg !132
	br label %b5, !dbg !132

b5:
	%25 = phi i64 [ %22, %b4 ], [ %42, %b8 ], !dbg !133
	%26 = phi i64 [ 1, %b4 ], [ %43, %b8 ], !dbg !134
	%27 = icmp slt i64 %26, 32, !dbg !135
	br i1 %27, label %b6, label %b9, !dbg !135

b6:
	%28 = trunc i64 %26 to i32, !dbg !136
	%29 = trunc i64 %25 to i32, !dbg !136
	%30 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %29, i32 %28, i32 0), !dbg !136
	%31 = extractvalue { i32, i1 } %30, 0, !dbg !136
	%32 = lshr i64 %25, 32, !dbg !136
	%33 = trunc i64 %32 to i32, !dbg !136
	%34 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %33, i32 %28, i32 0), !dbg !136
	%35 = extractvalue { i32, i1 } %34, 0, !dbg !136
	%36 = zext i32 %35 to i64, !dbg !136
	%37 = shl i64 %36, 32, !dbg !136
	%38 = zext i32 %31 to i64, !dbg !136
	%39 = or i64 %38, %37, !dbg !136
	%40 = icmp sge i64 %24, %26, !dbg !137
	br i1 %40, label %b7, label %b8, !dbg !137

b7:
	%41 = add i64 %25, %39, !dbg !138
	br label %b8, !dbg !138

b8:
	%42 = phi i64 [ %25, %b6 ], [ %41, %b7 ], !dbg !133
	%43 = mul nsw i64 %26, 2, !dbg !139
	br label %b5, !dbg !139

b9:
	%44 = mul i32 %11, %12, !dbg !141
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !141, !range !56
	%46 = mul i32 %44, %45, !dbg !141
	%47 = sext i32 %46 to i64, !dbg !141
	%48 = add nsw i64 %47, 32, !dbg !142
	%49 = sub nsw i64 %48, 1, !dbg !143
	%50 = sdiv i64 %49, 32, !dbg !144
	%51 = icmp eq i64 %50, 1, !dbg !145
	br i1 %51, label %b15, label %b10, !dbg !145

b10:
	%52 = sdiv i64 %17, 32, !dbg !147
	call void @llvm.nvvm.barrier0(), !dbg !148
	%53 = and i32 %16, -32, !dbg !149
	%54 = sub i32 %46, %53, !dbg !149
	%55 = icmp slt i32 %54, 32, !dbg !149
	%56 = select i1 %55, i32 %54, i32 32, !dbg !149
	%57 = sext i32 %56 to i64, !dbg !149
	%58 = sub nsw i64 %57, 1, !dbg !150
	%59 = icmp eq i64 %24, %58, !dbg !151
	br i1 %59, label %b11, label %b12, !dbg !151

b11:
	%60 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %52, !dbg !152
	store i64 %25, i64 addrspace(3)* %60, align 8, !dbg !152
	br label %b12, !dbg !152

b12:
	call void @llvm.nvvm.barrier0(), !dbg !153
	%61 = icmp slt i64 0, %52, !dbg !153
	br i1 %61, label %b13, label %b14, !dbg !153

b13:
	%62 = phi i64 [ %67, %b13_ok1 ], [ 0, %b12 ], !dbg !154
	%63 = phi i64 [ %68, %b13_ok1 ], [ 0, %b12 ], !dbg !154
	%64 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %63, !dbg !155
	%65 = icmp uge i64 %63, 32, !dbg !155
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !155, !prof !103

b13_ok1:
	%66 = load i64, i64 addrspace(3)* %64, align 8, !dbg !155
	%67 = add i64 %62, %66, !dbg !156
	%68 = add i64 %63, 1, !dbg !156
	%69 = icmp slt i64 %68, %52, !dbg !156
	br i1 %69, label %b13, label %b14, !dbg !156

b14:
	%70 = phi i64 [ 0, %b12 ], [ %67, %b13_ok1 ], !dbg !154
	br label %b15, !dbg !157

b15:
	%71 = phi i64 [ 0, %b9 ], [ %70, %b14 ], !dbg !131
	%72 = trunc i64 %25 to i32, !dbg !158
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 1, i32 0), !dbg !158
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !158
	%75 = lshr i64 %25, 32, !dbg !158
	%76 = trunc i64 %75 to i32, !dbg !158
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 1, i32 0), !dbg !158
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !158
	%79 = zext i32 %78 to i64, !dbg !158
	%80 = shl i64 %79, 32, !dbg !158
	%81 = zext i32 %74 to i64, !dbg !158
	%82 = or i64 %81, %80, !dbg !158
	%83 = icmp eq i64 %24, 0, !dbg !159
	br i1 %83, label %b17, label %b16, !dbg !159

b16:
	%84 = add i64 %71, %82, !dbg !160
	br label %b17, !dbg !161

b17:
	%85 = phi i64 [ %71, %b15 ], [ %84, %b16 ], !dbg !130
	%86 = add i64 %5, %85, !dbg !162
	br i1 %19, label %b18, label %b19, !dbg !163

b18:
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !164
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !164
	br label %b19, !dbg !164

b19:
	%88 = add i64 %86, %22, !dbg !165
	%89 = icmp sge i64 255, %47, !dbg !168
	br i1 %89, label %b20, label %b21, !dbg !168

b20:
	br label %fail, !dbg !169

b21:
	br i1 %51, label %b22, label %b23, !dbg !170

b22:
	%90 = trunc i64 %88 to i32, !dbg !171
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 255, i32 31), !dbg !171
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !171
	%93 = lshr i64 %88, 32, !dbg !171
	%94 = trunc i64 %93 to i32, !dbg !171
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 255, i32 31), !dbg !171
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !171
	%97 = zext i32 %96 to i64, !dbg !171
	%98 = shl i64 %97, 32, !dbg !171
	%99 = zext i32 %92 to i64, !dbg !171
	%100 = or i64 %99, %98, !dbg !171
	br label %b26, !dbg !172

b23:
	call void @llvm.nvvm.barrier0(), !dbg !174
	%101 = icmp eq i64 %17, 255, !dbg !175
	br i1 %101, label %b24, label %b25, !dbg !175

b24:
	store i64 %88, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !176
	br label %b25, !dbg !176

b25:
	call void @llvm.nvvm.barrier0(), !dbg !177
	%102 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !178
	br label %b26, !dbg !179

b26:
	%103 = phi i64 [ %100, %b22 ], [ %102, %b25 ], !dbg !167
	%104 = add nsw i64 %6, 256, !dbg !180
	br label %b1, !dbg !180

b27:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181, !range !16
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !181, !range !16
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !181, !range !17
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181, !range !18
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !181, !range !18
	%110 = mul i32 %109, %107, !dbg !181
	%111 = add i32 %106, %110, !dbg !181
	%112 = mul i32 %108, %111, !dbg !181
	%113 = add i32 %105, %112, !dbg !181
	%114 = sext i32 %113 to i64, !dbg !181
	%115 = icmp eq i64 %114, 0, !dbg !182
	br i1 %115, label %b28, label %b29, !dbg !182

b28:
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !183
	%117 = icmp uge i64 0, %p3, !dbg !183
	br i1 %117, label %b28_fail1, label %b28_ok1, !dbg !183, !prof !103

b28_ok1:
	store i64 %5, i64 addrspace(1)* %116, align 8, !dbg !183
	br label %b29, !dbg !183

b29:
	call void @llvm.nvvm.barrier0(), !dbg !184
	%118 = sext i32 %3 to i64, !dbg !116
	%119 = mul i64 %p3, %118, !dbg !116
	%120 = mul nsw i64 %p3, 8, !dbg !116
	%121 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !116
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !116
	%123 = icmp ne i64 %119, %p5, !dbg !116
	br i1 %123, label %b29_fail1, label %b29_ok1, !dbg !116, !prof !103

b29_ok1:
	%124 = bitcast i64* %121 to i8*, !dbg !116
	%125 = bitcast i64* %122 to i8*, !dbg !116
	call void @gpuc_f_collect_block(i32 0, i8* %124, i8* %125, i64 %120, i32 1, i8* %ctrl, i32 10), !dbg !116
	call void @llvm.nvvm.barrier0(), !dbg !185
	%126 = sext i32 %4 to i64, !dbg !117
	%127 = icmp slt i64 0, %126, !dbg !117
	br i1 %127, label %b30, label %b31, !dbg !117

b30:
	%128 = phi i64 [ %133, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !117
	%129 = phi i64 [ %134, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !117
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !186
	%131 = icmp uge i64 %129, %p5, !dbg !186
	br i1 %131, label %b30_fail1, label %b30_ok1, !dbg !186, !prof !103

b30_ok1:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !186
	%133 = add i64 %128, %132, !dbg !187
	%134 = add i64 %129, 1, !dbg !187
	%135 = icmp slt i64 %134, %126, !dbg !187
	br i1 %135, label %b30, label %b31, !dbg !187

b31:
	%136 = phi i64 [ 0, %b29_ok1 ], [ %133, %b30_ok1 ], !dbg !188
	%137 = mul i32 %108, %109, !dbg !189
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !189, !range !56
	%139 = mul i32 %137, %138, !dbg !189
	%140 = sext i32 %139 to i64, !dbg !189
	br label %b32, !dbg !189

b32:
	%141 = phi i64 [ %114, %b31 ], [ %146, %b33 ], !dbg !189
	%142 = icmp slt i64 %141, %p1, !dbg !189
	br i1 %142, label %b33, label %b34, !dbg !189

b33:
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %141, !dbg !190
	%144 = load i64, i64 addrspace(1)* %143, align 8, !dbg !190
	%145 = add i64 %144, %136, !dbg !191
	store i64 %145, i64 addrspace(1)* %143, align 8, !dbg !190
	%146 = add i64 %141, %140, !dbg !189
	br label %b32, !dbg !189

b34:
	ret void, !dbg !189

b13_fail1:
	br label %fail, !dbg !155

b28_fail1:
	br label %fail, !dbg !183

b29_fail1:
	br label %fail, !dbg !116

b30_fail1:
	br label %fail, !dbg !186

fail:
	%147 = phi i32 [ 6, %b13_fail1 ], [ 7, %b20 ], [ 8, %b28_fail1 ], [ 9, %b29_fail1 ], [ 11, %b30_fail1 ], !dbg !115
	%148 = phi i64 [ %63, %b13_fail1 ], [ 0, %b20 ], [ 0, %b28_fail1 ], [ %119, %b29_fail1 ], [ %129, %b30_fail1 ], !dbg !115
	%149 = phi i64 [ 32, %b13_fail1 ], [ 0, %b20 ], [ %p3, %b28_fail1 ], [ %p5, %b29_fail1 ], [ %p5, %b30_fail1 ], !dbg !115
	call void @gpuc_fail(i8* %ctrl, i32 %147, i64 %148, i64 %149), !dbg !115
	ret void, !dbg !115
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !192 {
entry:
	br label %b0, !dbg !193

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !193
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !193
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !193
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194, !range !9
	%4 = sext i32 %3 to i64, !dbg !194
	%5 = icmp ule i64 %p5, 281474976710655, !dbg !195
	br i1 %5, label %b1, label %b35_cold, !dbg !196, !prof !12

b1:
	%6 = phi i64 [ %4, %b0 ], [ %158, %b34 ], !dbg !195
	%7 = icmp slt i64 %6, %p5, !dbg !197
	br i1 %7, label %b2, label %b71, !dbg !197

b2:
	%8 = mul i64 %6, 1024, !dbg !198
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !199, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !199, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !199, !range !18
	%14 = mul i32 %13, %11, !dbg !199
	%15 = add i32 %10, %14, !dbg !199
	%16 = mul i32 %12, %15, !dbg !199
	%17 = add i32 %9, %16, !dbg !199
	%18 = sext i32 %17 to i64, !dbg !199
	%19 = mul nsw i64 %18, 4, !dbg !200
	%20 = add i64 %8, %19, !dbg !201
	%21 = add i64 %20, 4, !dbg !203
	%22 = icmp sle i64 %21, %p3, !dbg !204
	br i1 %22, label %b3, label %b5, !dbg !204

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %20, !dbg !205
	%24 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !206
	%25 = ptrtoint i64* %24 to i64, !dbg !206
	%26 = and i64 %25, 15, !dbg !206
	%27 = icmp eq i64 %26, 0, !dbg !206
	br i1 %27, label %b4, label %b39, !dbg !206

b4:
	%28 = bitcast i64 addrspace(1)* %23 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !206
	%29 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i64 0, !dbg !207
	%30 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 0, !dbg !207
	%31 = bitcast { i64, i64, i64, i64 } addrspace(1)* %29 to <4 x i64> addrspace(1)*, !dbg !207
	%32 = load <4 x i64>, <4 x i64> addrspace(1)* %31, align 16, !dbg !207
	%33 = extractelement <4 x i64> %32, i32 0, !dbg !207
	%34 = extractelement <4 x i64> %32, i32 1, !dbg !207
	%35 = extractelement <4 x i64> %32, i32 2, !dbg !207
	%36 = extractelement <4 x i64> %32, i32 3, !dbg !207
	%37 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 1, !dbg !207
	%38 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 2, !dbg !207
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 3, !dbg !207
	br label %b12, !dbg !208

b5:
	%40 = icmp slt i64 %20, %p3, !dbg !209
	br i1 %40, label %b6, label %b7, !dbg !209

b6:
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %20, !dbg !210
	%42 = load i64, i64 addrspace(1)* %41, align 8, !dbg !210
	br label %b7, !dbg !211

b7:
	%43 = phi i64 [ 0, %b5 ], [ %42, %b6 ], !dbg !212
	%44 = add i64 %20, 1, !dbg !213
	%45 = icmp slt i64 %44, %p3, !dbg !214
	br i1 %45, label %b8, label %b9, !dbg !214

b8:
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %44, !dbg !215
	%47 = load i64, i64 addrspace(1)* %46, align 8, !dbg !215
	br label %b9, !dbg !216

b9:
	%48 = phi i64 [ 0, %b7 ], [ %47, %b8 ], !dbg !217
	%49 = add i64 %20, 2, !dbg !218
	%50 = icmp slt i64 %49, %p3, !dbg !219
	br i1 %50, label %b10, label %b11, !dbg !219

b10:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !220
	%52 = load i64, i64 addrspace(1)* %51, align 8, !dbg !220
	br label %b11, !dbg !221

b11:
	%53 = phi i64 [ 0, %b9 ], [ %52, %b10 ], !dbg !222
	br label %b12, !dbg !223

b12:
	%54 = phi i64 [ %36, %b4 ], [ 0, %b11 ], !dbg !224
	%55 = phi i64 [ %35, %b4 ], [ %53, %b11 ], !dbg !224
	%56 = phi i64 [ %34, %b4 ], [ %48, %b11 ], !dbg !224
	%57 = phi i64 [ %33, %b4 ], [ %43, %b11 ], !dbg !224
	%58 = add i64 %56, %57, !dbg !225
	%59 = add i64 %55, %58, !dbg !226
	%60 = add i64 %54, %59, !dbg !227
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !228
	%62 = load i64, i64 addrspace(1)* %61, align 8, !dbg !228
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !231, !range !65
	%64 = sext i32 %63 to i64, !dbg !231
	br label %b13, !dbg !231

b13:
	%65 = phi i64 [ %60, %b12 ], [ %82, %b16 ], !dbg !232
	%66 = phi i64 [ 1, %b12 ], [ %83, %b16 ], !dbg !233
	%67 = icmp slt i64 %66, 32, !dbg !234
	br i1 %67, label %b14, label %b17, !dbg !234

b14:
	%68 = trunc i64 %66 to i32, !dbg !235
	%69 = trunc i64 %65 to i32, !dbg !235
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 %68, i32 0), !dbg !235
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !235
	%72 = lshr i64 %65, 32, !dbg !235
	%73 = trunc i64 %72 to i32, !dbg !235
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 %68, i32 0), !dbg !235
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !235
	%76 = zext i32 %75 to i64, !dbg !235
	%77 = shl i64 %76, 32, !dbg !235
	%78 = zext i32 %71 to i64, !dbg !235
	%79 = or i64 %78, %77, !dbg !235
	%80 = icmp sge i64 %64, %66, !dbg !236
	br i1 %80, label %b15, label %b16, !dbg !236

b15:
	%81 = add i64 %65, %79, !dbg !237
	br label %b16, !dbg !237

b16:
	%82 = phi i64 [ %65, %b14 ], [ %81, %b15 ], !dbg !232
	%83 = mul nsw i64 %66, 2, !dbg !238
	br label %b13, !dbg !238

b17:
	%84 = mul i32 %12, %13, !dbg !240
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !240, !range !56
	%86 = mul i32 %84, %85, !dbg !240
	%87 = sext i32 %86 to i64, !dbg !240
	%88 = add nsw i64 %87, 32, !dbg !241
	%89 = sub nsw i64 %88, 1, !dbg !242
	%90 = sdiv i64 %89, 32, !dbg !243
	%91 = icmp eq i64 %90, 1, !dbg !244
	br i1 %91, label %b23, label %b18, !dbg !244

b18:
	%92 = sdiv i64 %18, 32, !dbg !246
	call void @llvm.nvvm.barrier0(), !dbg !247
	%93 = and i32 %17, -32, !dbg !248
	%94 = sub i32 %86, %93, !dbg !248
	%95 = icmp slt i32 %94, 32, !dbg !248
	%96 = select i1 %95, i32 %94, i32 32, !dbg !248
	%97 = sext i32 %96 to i64, !dbg !248
	%98 = sub nsw i64 %97, 1, !dbg !249
	%99 = icmp eq i64 %64, %98, !dbg !250
	br i1 %99, label %b19, label %b20, !dbg !250

b19:
	%100 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %92, !dbg !251
	store i64 %65, i64 addrspace(3)* %100, align 8, !dbg !251
	br label %b20, !dbg !251

b20:
	call void @llvm.nvvm.barrier0(), !dbg !252
	%101 = icmp slt i64 0, %92, !dbg !252
	br i1 %101, label %b21, label %b22, !dbg !252

b21:
	%102 = phi i64 [ %107, %b21_ok1 ], [ 0, %b20 ], !dbg !253
	%103 = phi i64 [ %108, %b21_ok1 ], [ 0, %b20 ], !dbg !253
	%104 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %103, !dbg !254
	%105 = icmp uge i64 %103, 32, !dbg !254
	br i1 %105, label %b21_fail1, label %b21_ok1, !dbg !254, !prof !103

b21_ok1:
	%106 = load i64, i64 addrspace(3)* %104, align 8, !dbg !254
	%107 = add i64 %102, %106, !dbg !255
	%108 = add i64 %103, 1, !dbg !255
	%109 = icmp slt i64 %108, %92, !dbg !255
	br i1 %109, label %b21, label %b22, !dbg !255

b22:
	%110 = phi i64 [ 0, %b20 ], [ %107, %b21_ok1 ], !dbg !253
	br label %b23, !dbg !256

b23:
	%111 = phi i64 [ 0, %b17 ], [ %110, %b22 ], !dbg !230
	%112 = trunc i64 %65 to i32, !dbg !257
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %112, i32 1, i32 0), !dbg !257
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !257
	%115 = lshr i64 %65, 32, !dbg !257
	%116 = trunc i64 %115 to i32, !dbg !257
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %116, i32 1, i32 0), !dbg !257
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !257
	%119 = zext i32 %118 to i64, !dbg !257
	%120 = shl i64 %119, 32, !dbg !257
	%121 = zext i32 %114 to i64, !dbg !257
	%122 = or i64 %121, %120, !dbg !257
	%123 = icmp eq i64 %64, 0, !dbg !258
	br i1 %123, label %b25, label %b24, !dbg !258

b24:
	%124 = add i64 %111, %122, !dbg !259
	br label %b25, !dbg !260

b25:
	%125 = phi i64 [ %111, %b23 ], [ %124, %b24 ], !dbg !229
	%126 = add i64 %62, %125, !dbg !261
	%127 = add i64 %57, %126, !dbg !262
	%128 = add i64 %58, %126, !dbg !263
	%129 = add i64 %59, %126, !dbg !264
	%130 = add i64 %60, %126, !dbg !265
	%131 = icmp sle i64 %21, %p1, !dbg !266
	br i1 %131, label %b26, label %b28, !dbg !266

b26:
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %20, !dbg !267
	%133 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !268
	%134 = ptrtoint i64* %133 to i64, !dbg !268
	%135 = and i64 %134, 15, !dbg !268
	%136 = icmp eq i64 %135, 0, !dbg !268
	br i1 %136, label %b27, label %b63, !dbg !268

b27:
	%137 = bitcast i64 addrspace(1)* %132 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !268
	%138 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %137, i64 0, !dbg !269
	%139 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 0, !dbg !269
	%140 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 1, !dbg !269
	%141 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 2, !dbg !269
	%142 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 3, !dbg !269
	%143 = bitcast { i64, i64, i64, i64 } addrspace(1)* %138 to <4 x i64> addrspace(1)*, !dbg !269
	%144 = insertelement <4 x i64> undef, i64 %127, i32 0, !dbg !269
	%145 = insertelement <4 x i64> %144, i64 %128, i32 1, !dbg !269
	%146 = insertelement <4 x i64> %145, i64 %129, i32 2, !dbg !269
	%147 = insertelement <4 x i64> %146, i64 %130, i32 3, !dbg !269
	store <4 x i64> %147, <4 x i64> addrspace(1)* %143, align 16, !dbg !269
	br label %b34, !dbg !269

b28:
	%148 = icmp slt i64 %20, %p1, !dbg !270
	br i1 %148, label %b29, label %b30, !dbg !270

b29:
	%149 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %20, !dbg !271
	store i64 %127, i64 addrspace(1)* %149, align 8, !dbg !271
	br label %b30, !dbg !271

b30:
	%150 = add i64 %20, 1, !dbg !272
	%151 = icmp slt i64 %150, %p1, !dbg !273
	br i1 %151, label %b31, label %b32, !dbg !273

b31:
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %150, !dbg !274
	store i64 %128, i64 addrspace(1)* %152, align 8, !dbg !274
	br label %b32, !dbg !274

b32:
	%153 = add i64 %20, 2, !dbg !275
	%154 = icmp slt i64 %153, %p1, !dbg !276
	br i1 %154, label %b33, label %b34, !dbg !276

b33:
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %153, !dbg !277
	store i64 %129, i64 addrspace(1)* %155, align 8, !dbg !277
	br label %b34, !dbg !277

b34:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !278, !range !101
	%157 = sext i32 %156 to i64, !dbg !278
	%158 = add i64 %6, %157, !dbg !279
	br label %b1, !dbg !279

b39:
	%159 = phi i64 [ %26, %b3 ], [ %181, %b37_cold_ok1 ], !dbg !280
	br label %fail, !dbg !206

b63:
	%160 = phi i64 [ %135, %b26 ], [ %297, %b61_cold_ok1 ], !dbg !268
	br label %fail, !dbg !268

b71:
	ret void, !dbg !279

b21_fail1:
	br label %fail, !dbg !254

b35_cold:
	%161 = phi i64 [ %327, %b70_cold ], [ %4, %b0 ], !dbg !195
	%162 = icmp slt i64 %161, %p5, !dbg !197
	br i1 %162, label %b36_cold, label %b71, !dbg !197

b36_cold:
	%163 = mul i64 %161, 1024, !dbg !198
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199, !range !16
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !199, !range !16
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !199, !range !17
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199, !range !18
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !199, !range !18
	%169 = mul i32 %168, %166, !dbg !199
	%170 = add i32 %165, %169, !dbg !199
	%171 = mul i32 %167, %170, !dbg !199
	%172 = add i32 %164, %171, !dbg !199
	%173 = sext i32 %172 to i64, !dbg !199
	%174 = mul nsw i64 %173, 4, !dbg !200
	%175 = add i64 %163, %174, !dbg !201
	%176 = add i64 %175, 4, !dbg !203
	%177 = icmp sle i64 %176, %p3, !dbg !204
	br i1 %177, label %b37_cold, label %b40_cold, !dbg !204

b37_cold:
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %175, !dbg !205
	%179 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !206
	%180 = ptrtoint i64* %179 to i64, !dbg !206
	%181 = and i64 %180, 15, !dbg !206
	%182 = icmp eq i64 %181, 0, !dbg !206
	%183 = icmp ugt i64 %176, %p3, !dbg !205
	%184 = icmp ugt i64 %175, %176, !dbg !205
	%185 = or i1 %183, %184, !dbg !205
	br i1 %185, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !205, !prof !103

b37_cold_fail1:
	%186 = icmp ugt i64 %176, %p3, !dbg !205
	br i1 %186, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !205

b37_cold_fail2:
	br label %fail, !dbg !205

b37_cold_ok2:
	br label %fail, !dbg !205

b37_cold_ok1:
	br i1 %182, label %b38_cold, label %b39, !dbg !206

b38_cold:
	%187 = bitcast i64 addrspace(1)* %178 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !206
	%188 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %187, i64 0, !dbg !207
	%189 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 0, !dbg !207
	%190 = bitcast { i64, i64, i64, i64 } addrspace(1)* %188 to <4 x i64> addrspace(1)*, !dbg !207
	%191 = load <4 x i64>, <4 x i64> addrspace(1)* %190, align 16, !dbg !207
	%192 = extractelement <4 x i64> %191, i32 0, !dbg !207
	%193 = extractelement <4 x i64> %191, i32 1, !dbg !207
	%194 = extractelement <4 x i64> %191, i32 2, !dbg !207
	%195 = extractelement <4 x i64> %191, i32 3, !dbg !207
	%196 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 1, !dbg !207
	%197 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 2, !dbg !207
	%198 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 3, !dbg !207
	br label %b47_cold, !dbg !208

b40_cold:
	%199 = icmp slt i64 %175, %p3, !dbg !209
	br i1 %199, label %b41_cold, label %b42_cold, !dbg !209

b41_cold:
	%200 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %175, !dbg !210
	%201 = icmp uge i64 %175, %p3, !dbg !210
	br i1 %201, label %b41_cold_fail1, label %b41_cold_ok1, !dbg !210, !prof !103

b41_cold_fail1:
	br label %fail, !dbg !210

b41_cold_ok1:
	%202 = load i64, i64 addrspace(1)* %200, align 8, !dbg !210
	br label %b42_cold, !dbg !211

b42_cold:
	%203 = phi i64 [ 0, %b40_cold ], [ %202, %b41_cold_ok1 ], !dbg !212
	%204 = add i64 %175, 1, !dbg !213
	%205 = icmp slt i64 %204, %p3, !dbg !214
	br i1 %205, label %b43_cold, label %b44_cold, !dbg !214

b43_cold:
	%206 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %204, !dbg !215
	%207 = icmp uge i64 %204, %p3, !dbg !215
	br i1 %207, label %b43_cold_fail1, label %b43_cold_ok1, !dbg !215, !prof !103

b43_cold_fail1:
	br label %fail, !dbg !215

b43_cold_ok1:
	%208 = load i64, i64 addrspace(1)* %206, align 8, !dbg !215
	br label %b44_cold, !dbg !216

b44_cold:
	%209 = phi i64 [ 0, %b42_cold ], [ %208, %b43_cold_ok1 ], !dbg !217
	%210 = add i64 %175, 2, !dbg !218
	%211 = icmp slt i64 %210, %p3, !dbg !219
	br i1 %211, label %b45_cold, label %b46_cold, !dbg !219

b45_cold:
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %210, !dbg !220
	%213 = icmp uge i64 %210, %p3, !dbg !220
	br i1 %213, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !220, !prof !103

b45_cold_fail1:
	br label %fail, !dbg !220

b45_cold_ok1:
	%214 = load i64, i64 addrspace(1)* %212, align 8, !dbg !220
	br label %b46_cold, !dbg !221

b46_cold:
	%215 = phi i64 [ 0, %b44_cold ], [ %214, %b45_cold_ok1 ], !dbg !222
	br label %b47_cold, !dbg !223

b47_cold:
	%216 = phi i64 [ %195, %b38_cold ], [ 0, %b46_cold ], !dbg !224
	%217 = phi i64 [ %194, %b38_cold ], [ %215, %b46_cold ], !dbg !224
	%218 = phi i64 [ %193, %b38_cold ], [ %209, %b46_cold ], !dbg !224
	%219 = phi i64 [ %192, %b38_cold ], [ %203, %b46_cold ], !dbg !224
	%220 = add i64 %218, %219, !dbg !225
	%221 = add i64 %217, %220, !dbg !226
	%222 = add i64 %216, %221, !dbg !227
	%223 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %161, !dbg !228
	%224 = load i64, i64 addrspace(1)* %223, align 8, !dbg !228
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !231, !range !65
	%226 = sext i32 %225 to i64, !dbg !231
	br label %b48_cold, !dbg !231

b48_cold:
	%227 = phi i64 [ %222, %b47_cold ], [ %244, %b51_cold ], !dbg !232
	%228 = phi i64 [ 1, %b47_cold ], [ %245, %b51_cold ], !dbg !233
	%229 = icmp slt i64 %228, 32, !dbg !234
	br i1 %229, label %b49_cold, label %b52_cold, !dbg !234

b49_cold:
	%230 = trunc i64 %228 to i32, !dbg !235
	%231 = trunc i64 %227 to i32, !dbg !235
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !235
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !235
	%234 = lshr i64 %227, 32, !dbg !235
	%235 = trunc i64 %234 to i32, !dbg !235
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !235
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !235
	%238 = zext i32 %237 to i64, !dbg !235
	%239 = shl i64 %238, 32, !dbg !235
	%240 = zext i32 %233 to i64, !dbg !235
	%241 = or i64 %240, %239, !dbg !235
	%242 = icmp sge i64 %226, %228, !dbg !236
	br i1 %242, label %b50_cold, label %b51_cold, !dbg !236

b50_cold:
	%243 = add i64 %227, %241, !dbg !237
	br label %b51_cold, !dbg !237

b51_cold:
	%244 = phi i64 [ %227, %b49_cold ], [ %243, %b50_cold ], !dbg !232
	%245 = mul nsw i64 %228, 2, !dbg !238
	br label %b48_cold, !dbg !238, !llvm.loop !282

b52_cold:
	%246 = mul i32 %167, %168, !dbg !240
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !240, !range !56
	%248 = mul i32 %246, %247, !dbg !240
	%249 = sext i32 %248 to i64, !dbg !240
	%250 = add nsw i64 %249, 32, !dbg !241
	%251 = sub nsw i64 %250, 1, !dbg !242
	%252 = sdiv i64 %251, 32, !dbg !243
	%253 = icmp eq i64 %252, 1, !dbg !244
	br i1 %253, label %b58_cold, label %b53_cold, !dbg !244

b53_cold:
	%254 = sdiv i64 %173, 32, !dbg !246
	call void @llvm.nvvm.barrier0(), !dbg !247
	%255 = and i32 %172, -32, !dbg !248
	%256 = sub i32 %248, %255, !dbg !248
	%257 = icmp slt i32 %256, 32, !dbg !248
	%258 = select i1 %257, i32 %256, i32 32, !dbg !248
	%259 = sext i32 %258 to i64, !dbg !248
	%260 = sub nsw i64 %259, 1, !dbg !249
	%261 = icmp eq i64 %226, %260, !dbg !250
	br i1 %261, label %b54_cold, label %b55_cold, !dbg !250

b54_cold:
	%262 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %254, !dbg !251
	store i64 %227, i64 addrspace(3)* %262, align 8, !dbg !251
	br label %b55_cold, !dbg !251

b55_cold:
	call void @llvm.nvvm.barrier0(), !dbg !252
	%263 = icmp slt i64 0, %254, !dbg !252
	br i1 %263, label %b56_cold, label %b57_cold, !dbg !252

b56_cold:
	%264 = phi i64 [ %269, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !253
	%265 = phi i64 [ %270, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !253
	%266 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %265, !dbg !254
	%267 = icmp uge i64 %265, 32, !dbg !254
	br i1 %267, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !254, !prof !103

b56_cold_fail1:
	br label %fail, !dbg !254

b56_cold_ok1:
	%268 = load i64, i64 addrspace(3)* %266, align 8, !dbg !254
	%269 = add i64 %264, %268, !dbg !255
	%270 = add i64 %265, 1, !dbg !255
	%271 = icmp slt i64 %270, %254, !dbg !255
	br i1 %271, label %b56_cold, label %b57_cold, !dbg !255, !llvm.loop !284

b57_cold:
	%272 = phi i64 [ 0, %b55_cold ], [ %269, %b56_cold_ok1 ], !dbg !253
	br label %b58_cold, !dbg !256

b58_cold:
	%273 = phi i64 [ 0, %b52_cold ], [ %272, %b57_cold ], !dbg !230
	%274 = trunc i64 %227 to i32, !dbg !257
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %274, i32 1, i32 0), !dbg !257
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !257
	%277 = lshr i64 %227, 32, !dbg !257
	%278 = trunc i64 %277 to i32, !dbg !257
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %278, i32 1, i32 0), !dbg !257
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !257
	%281 = zext i32 %280 to i64, !dbg !257
	%282 = shl i64 %281, 32, !dbg !257
	%283 = zext i32 %276 to i64, !dbg !257
	%284 = or i64 %283, %282, !dbg !257
	%285 = icmp eq i64 %226, 0, !dbg !258
	br i1 %285, label %b60_cold, label %b59_cold, !dbg !258

b59_cold:
	%286 = add i64 %273, %284, !dbg !259
	br label %b60_cold, !dbg !260

b60_cold:
	%287 = phi i64 [ %273, %b58_cold ], [ %286, %b59_cold ], !dbg !229
	%288 = add i64 %224, %287, !dbg !261
	%289 = add i64 %219, %288, !dbg !262
	%290 = add i64 %220, %288, !dbg !263
	%291 = add i64 %221, %288, !dbg !264
	%292 = add i64 %222, %288, !dbg !265
	%293 = icmp sle i64 %176, %p1, !dbg !266
	br i1 %293, label %b61_cold, label %b64_cold, !dbg !266

b61_cold:
	%294 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %175, !dbg !267
	%295 = addrspacecast i64 addrspace(1)* %294 to i64*, !dbg !268
	%296 = ptrtoint i64* %295 to i64, !dbg !268
	%297 = and i64 %296, 15, !dbg !268
	%298 = icmp eq i64 %297, 0, !dbg !268
	%299 = icmp ugt i64 %176, %p1, !dbg !267
	%300 = icmp ugt i64 %175, %176, !dbg !267
	%301 = or i1 %299, %300, !dbg !267
	br i1 %301, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !267, !prof !103

b61_cold_fail1:
	%302 = icmp ugt i64 %176, %p1, !dbg !267
	br i1 %302, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !267

b61_cold_fail2:
	br label %fail, !dbg !267

b61_cold_ok2:
	br label %fail, !dbg !267

b61_cold_ok1:
	br i1 %298, label %b62_cold, label %b63, !dbg !268

b62_cold:
	%303 = bitcast i64 addrspace(1)* %294 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !268
	%304 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %303, i64 0, !dbg !269
	%305 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 0, !dbg !269
	%306 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 1, !dbg !269
	%307 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 2, !dbg !269
	%308 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 3, !dbg !269
	%309 = bitcast { i64, i64, i64, i64 } addrspace(1)* %304 to <4 x i64> addrspace(1)*, !dbg !269
	%310 = insertelement <4 x i64> undef, i64 %289, i32 0, !dbg !269
	%311 = insertelement <4 x i64> %310, i64 %290, i32 1, !dbg !269
	%312 = insertelement <4 x i64> %311, i64 %291, i32 2, !dbg !269
	%313 = insertelement <4 x i64> %312, i64 %292, i32 3, !dbg !269
	store <4 x i64> %313, <4 x i64> addrspace(1)* %309, align 16, !dbg !269
	br label %b70_cold, !dbg !269

b64_cold:
	%314 = icmp slt i64 %175, %p1, !dbg !270
	br i1 %314, label %b65_cold, label %b66_cold, !dbg !270

b65_cold:
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %175, !dbg !271
	%316 = icmp uge i64 %175, %p1, !dbg !271
	br i1 %316, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !271, !prof !103

b65_cold_fail1:
	br label %fail, !dbg !271

b65_cold_ok1:
	store i64 %289, i64 addrspace(1)* %315, align 8, !dbg !271
	br label %b66_cold, !dbg !271

b66_cold:
	%317 = add i64 %175, 1, !dbg !272
	%318 = icmp slt i64 %317, %p1, !dbg !273
	br i1 %318, label %b67_cold, label %b68_cold, !dbg !273

b67_cold:
	%319 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %317, !dbg !274
	%320 = icmp uge i64 %317, %p1, !dbg !274
	br i1 %320, label %b67_cold_fail1, label %b67_cold_ok1, !dbg !274, !prof !103

b67_cold_fail1:
	br label %fail, !dbg !274

b67_cold_ok1:
	store i64 %290, i64 addrspace(1)* %319, align 8, !dbg !274
	br label %b68_cold, !dbg !274

b68_cold:
	%321 = add i64 %175, 2, !dbg !275
	%322 = icmp slt i64 %321, %p1, !dbg !276
	br i1 %322, label %b69_cold, label %b70_cold, !dbg !276

b69_cold:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %321, !dbg !277
	%324 = icmp uge i64 %321, %p1, !dbg !277
	br i1 %324, label %b69_cold_fail1, label %b69_cold_ok1, !dbg !277, !prof !103

b69_cold_fail1:
	br label %fail, !dbg !277

b69_cold_ok1:
	store i64 %291, i64 addrspace(1)* %323, align 8, !dbg !277
	br label %b70_cold, !dbg !277

b70_cold:
	%325 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !278, !range !101
	%326 = sext i32 %325 to i64, !dbg !278
	%327 = add i64 %161, %326, !dbg !279
	br label %b35_cold, !dbg !279, !llvm.loop !286

fail:
	%328 = phi i32 [ 12, %b21_fail1 ], [ 0, %b37_cold_fail2 ], [ 1, %b37_cold_ok2 ], [ 2, %b39 ], [ 3, %b41_cold_fail1 ], [ 4, %b43_cold_fail1 ], [ 5, %b45_cold_fail1 ], [ 12, %b56_cold_fail1 ], [ 13, %b61_cold_fail2 ], [ 14, %b61_cold_ok2 ], [ 15, %b63 ], [ 16, %b65_cold_fail1 ], [ 17, %b67_cold_fail1 ], [ 18, %b69_cold_fail1 ], !dbg !193
	%329 = phi i64 [ %103, %b21_fail1 ], [ %176, %b37_cold_fail2 ], [ %175, %b37_cold_ok2 ], [ %159, %b39 ], [ %175, %b41_cold_fail1 ], [ %204, %b43_cold_fail1 ], [ %210, %b45_cold_fail1 ], [ %265, %b56_cold_fail1 ], [ %176, %b61_cold_fail2 ], [ %175, %b61_cold_ok2 ], [ %160, %b63 ], [ %175, %b65_cold_fail1 ], [ %317, %b67_cold_fail1 ], [ %321, %b69_cold_fail1 ], !dbg !193
	%330 = phi i64 [ 32, %b21_fail1 ], [ %p3, %b37_cold_fail2 ], [ %176, %b37_cold_ok2 ], [ 16, %b39 ], [ %p3, %b41_cold_fail1 ], [ %p3, %b43_cold_fail1 ], [ %p3, %b45_cold_fail1 ], [ 32, %b56_cold_fail1 ], [ %p1, %b61_cold_fail2 ], [ %176, %b61_cold_ok2 ], [ 16, %b63 ], [ %p1, %b65_cold_fail1 ], [ %p1, %b67_cold_fail1 ], [ %p1, %b69_cold_fail1 ], !dbg !193
	call void @gpuc_fail(i8* %ctrl, i32 %328, i64 %329, i64 %330), !dbg !193
	ret void, !dbg !193
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !113
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !113
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
!nvvm.annotations = !{!287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !299, !300, !301}
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
!65 = !{i32 0, i32 32}
!66 = !DILocation(line: 78, column: 6, scope: !49, inlinedAt: !54)
!67 = !DILocation(line: 78, column: 36, scope: !49, inlinedAt: !54)
!68 = !DILocation(line: 79, column: 16, scope: !49, inlinedAt: !54)
!69 = !DILocation(line: 80, column: 11, scope: !49, inlinedAt: !54)
!70 = !DILocation(line: 79, column: 3, scope: !49, inlinedAt: !54)
!71 = !DILocation(line: 83, column: 22, scope: !49, inlinedAt: !54)
!72 = !DILocation(line: 83, column: 41, scope: !49, inlinedAt: !54)
!73 = !DILocation(line: 84, column: 9, scope: !49, inlinedAt: !54)
!74 = !DILocation(line: 78, column: 41, scope: !49, inlinedAt: !54)
!75 = !DILocation(line: 87, column: 16, scope: !49, inlinedAt: !54)
!76 = !DILocation(line: 87, column: 2, scope: !50, inlinedAt: !53)
!77 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!78 = distinct !DISubprogram(name: "Block.warps", scope: !77, file: !77, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!79 = !DILocation(line: 46, column: 14, scope: !50, inlinedAt: !53)
!80 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !79)
!81 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !79)
!82 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !79)
!84 = !DILocation(line: 47, column: 7, scope: !50, inlinedAt: !53)
!85 = !DILocation(line: 50, column: 31, scope: !50, inlinedAt: !53)
!86 = !DILocation(line: 51, column: 10, scope: !50, inlinedAt: !53)
!87 = !DILocation(line: 52, column: 11, scope: !50, inlinedAt: !53)
!88 = !DILocation(line: 52, column: 14, scope: !50, inlinedAt: !53)
!89 = !DILocation(line: 53, column: 17, scope: !50, inlinedAt: !53)
!90 = !DILocation(line: 53, column: 8, scope: !50, inlinedAt: !53)
!91 = !DILocation(line: 55, column: 10, scope: !50, inlinedAt: !53)
!92 = !DILocation(line: 56, column: 11, scope: !50, inlinedAt: !53)
!93 = !DILocation(line: 43, column: 50, scope: !50, inlinedAt: !53)
!94 = !DILocation(line: 57, column: 6, scope: !50, inlinedAt: !53)
!95 = !DILocation(line: 57, column: 16, scope: !50, inlinedAt: !53)
!96 = !DILocation(line: 58, column: 17, scope: !50, inlinedAt: !53)
!97 = !DILocation(line: 57, column: 21, scope: !50, inlinedAt: !53)
!98 = !DILocation(line: 48, column: 57, scope: !6)
!99 = !DILocation(line: 49, column: 8, scope: !6)
!100 = !DILocation(line: 46, column: 56, scope: !6)
!101 = !{i32 1, i32 -2147483648}
!102 = !DILocation(line: 46, column: 42, scope: !6)
!103 = !{!"branch_weights", i32 1, i32 1048576}
!104 = !DILocation(line: 27, column: 20, scope: !6)
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !105}
!107 = !{!"llvm.loop.unroll.disable"}
!108 = distinct !{!108, !107}
!109 = !{!"llvm.loop.unroll.disable"}
!110 = distinct !{!110, !109}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = distinct !{!112, !111}
!113 = !{i32 0, i32 65535}
!114 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!115 = !DILocation(line: 59, column: 6, scope: !114)
!116 = !DILocation(line: 78, column: 16, scope: !114)
!117 = !DILocation(line: 81, column: 28, scope: !114)
!118 = !DILocation(line: 60, column: 14, scope: !114)
!119 = !DILocation(line: 61, column: 2, scope: !114)
!120 = !DILocation(line: 62, column: 6, scope: !114)
!121 = !DILocation(line: 62, column: 24, scope: !114)
!122 = !DILocation(line: 63, column: 22, scope: !114)
!123 = !DILocation(line: 63, column: 14, scope: !114)
!124 = !DILocation(line: 65, column: 8, scope: !114)
!125 = !DILocation(line: 66, column: 12, scope: !114)
!126 = !DILocation(line: 64, column: 3, scope: !114)
!127 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!128 = distinct !DISubprogram(name: "scan", scope: !127, file: !127, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!129 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !127, file: !127, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!130 = !DILocation(line: 68, column: 42, scope: !114)
!131 = !DILocation(line: 14, column: 21, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 25, column: 16, scope: !128, inlinedAt: !131)
!133 = !DILocation(line: 23, column: 48, scope: !128, inlinedAt: !131)
!134 = !DILocation(line: 26, column: 6, scope: !128, inlinedAt: !131)
!135 = !DILocation(line: 26, column: 24, scope: !128, inlinedAt: !131)
!136 = !DILocation(line: 27, column: 24, scope: !128, inlinedAt: !131)
!137 = !DILocation(line: 27, column: 44, scope: !128, inlinedAt: !131)
!138 = !DILocation(line: 28, column: 4, scope: !128, inlinedAt: !131)
!139 = !DILocation(line: 26, column: 37, scope: !128, inlinedAt: !131)
!140 = !DILocation(line: 31, column: 12, scope: !128, inlinedAt: !131)
!141 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !140)
!142 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !140)
!143 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !140)
!144 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !140)
!145 = !DILocation(line: 31, column: 15, scope: !128, inlinedAt: !131)
!146 = !DILocation(line: 34, column: 32, scope: !128, inlinedAt: !131)
!147 = !DILocation(line: 35, column: 19, scope: !128, inlinedAt: !131)
!148 = !DILocation(line: 36, column: 10, scope: !128, inlinedAt: !131)
!149 = !DILocation(line: 37, column: 19, scope: !128, inlinedAt: !131)
!150 = !DILocation(line: 37, column: 21, scope: !128, inlinedAt: !131)
!151 = !DILocation(line: 37, column: 10, scope: !128, inlinedAt: !131)
!152 = !DILocation(line: 38, column: 9, scope: !128, inlinedAt: !131)
!153 = !DILocation(line: 40, column: 10, scope: !128, inlinedAt: !131)
!154 = !DILocation(line: 23, column: 59, scope: !128, inlinedAt: !131)
!155 = !DILocation(line: 42, column: 19, scope: !128, inlinedAt: !131)
!156 = !DILocation(line: 42, column: 3, scope: !128, inlinedAt: !131)
!157 = !DILocation(line: 44, column: 2, scope: !129, inlinedAt: !130)
!158 = !DILocation(line: 15, column: 20, scope: !129, inlinedAt: !130)
!159 = !DILocation(line: 15, column: 42, scope: !129, inlinedAt: !130)
!160 = !DILocation(line: 18, column: 16, scope: !129, inlinedAt: !130)
!161 = !DILocation(line: 18, column: 2, scope: !114)
!162 = !DILocation(line: 68, column: 20, scope: !114)
!163 = !DILocation(line: 69, column: 8, scope: !114)
!164 = !DILocation(line: 70, column: 8, scope: !114)
!165 = !DILocation(line: 72, column: 35, scope: !114)
!166 = distinct !DISubprogram(name: "Broadcast", scope: !77, file: !77, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!167 = !DILocation(line: 72, column: 25, scope: !114)
!168 = !DILocation(line: 36, column: 22, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 37, column: 8, scope: !166, inlinedAt: !167)
!170 = !DILocation(line: 39, column: 15, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 40, column: 17, scope: !166, inlinedAt: !167)
!172 = !DILocation(line: 40, column: 3, scope: !114)
!173 = !DILocation(line: 42, column: 16, scope: !166, inlinedAt: !167)
!174 = !DILocation(line: 43, column: 10, scope: !166, inlinedAt: !167)
!175 = !DILocation(line: 44, column: 14, scope: !166, inlinedAt: !167)
!176 = !DILocation(line: 45, column: 3, scope: !166, inlinedAt: !167)
!177 = !DILocation(line: 47, column: 10, scope: !166, inlinedAt: !167)
!178 = !DILocation(line: 48, column: 9, scope: !166, inlinedAt: !167)
!179 = !DILocation(line: 48, column: 2, scope: !114)
!180 = !DILocation(line: 62, column: 37, scope: !114)
!181 = !DILocation(line: 74, column: 11, scope: !114)
!182 = !DILocation(line: 74, column: 14, scope: !114)
!183 = !DILocation(line: 75, column: 16, scope: !114)
!184 = !DILocation(line: 77, column: 8, scope: !114)
!185 = !DILocation(line: 79, column: 8, scope: !114)
!186 = !DILocation(line: 82, column: 23, scope: !114)
!187 = !DILocation(line: 82, column: 3, scope: !114)
!188 = !DILocation(line: 84, column: 30, scope: !114)
!189 = !DILocation(line: 84, column: 25, scope: !114)
!190 = !DILocation(line: 85, column: 7, scope: !114)
!191 = !DILocation(line: 85, column: 3, scope: !114)
!192 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!193 = !DILocation(line: 92, column: 6, scope: !192)
!194 = !DILocation(line: 94, column: 21, scope: !192)
!195 = !DILocation(line: 94, column: 6, scope: !192)
!196 = !DILocation(line: 94, column: 24, scope: !192)
!197 = !DILocation(line: 94, column: 29, scope: !192)
!198 = !DILocation(line: 95, column: 9, scope: !192)
!199 = !DILocation(line: 95, column: 26, scope: !192)
!200 = !DILocation(line: 95, column: 19, scope: !192)
!201 = !DILocation(line: 95, column: 16, scope: !192)
!202 = !DILocation(line: 96, column: 12, scope: !192)
!203 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !202)
!204 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !202)
!205 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !202)
!206 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !202)
!207 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !202)
!208 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !202)
!209 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !202)
!210 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !202)
!211 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !202)
!212 = !DILocation(line: 32, column: 6, scope: !192)
!213 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !202)
!214 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !202)
!215 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !202)
!216 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !202)
!217 = !DILocation(line: 35, column: 6, scope: !192)
!218 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !202)
!219 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !202)
!220 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !202)
!221 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !202)
!222 = !DILocation(line: 38, column: 9, scope: !192)
!223 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !202)
!224 = !DILocation(line: 96, column: 3, scope: !192)
!225 = !DILocation(line: 97, column: 3, scope: !192)
!226 = !DILocation(line: 98, column: 3, scope: !192)
!227 = !DILocation(line: 99, column: 3, scope: !192)
!228 = !DILocation(line: 100, column: 20, scope: !192)
!229 = !DILocation(line: 100, column: 46, scope: !192)
!230 = !DILocation(line: 14, column: 21, scope: !129, inlinedAt: !229)
!231 = !DILocation(line: 25, column: 16, scope: !128, inlinedAt: !230)
!232 = !DILocation(line: 23, column: 48, scope: !128, inlinedAt: !230)
!233 = !DILocation(line: 26, column: 6, scope: !128, inlinedAt: !230)
!234 = !DILocation(line: 26, column: 24, scope: !128, inlinedAt: !230)
!235 = !DILocation(line: 27, column: 24, scope: !128, inlinedAt: !230)
!236 = !DILocation(line: 27, column: 44, scope: !128, inlinedAt: !230)
!237 = !DILocation(line: 28, column: 4, scope: !128, inlinedAt: !230)
!238 = !DILocation(line: 26, column: 37, scope: !128, inlinedAt: !230)
!239 = !DILocation(line: 31, column: 12, scope: !128, inlinedAt: !230)
!240 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !239)
!241 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !239)
!242 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !239)
!243 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !239)
!244 = !DILocation(line: 31, column: 15, scope: !128, inlinedAt: !230)
!245 = !DILocation(line: 34, column: 32, scope: !128, inlinedAt: !230)
!246 = !DILocation(line: 35, column: 19, scope: !128, inlinedAt: !230)
!247 = !DILocation(line: 36, column: 10, scope: !128, inlinedAt: !230)
!248 = !DILocation(line: 37, column: 19, scope: !128, inlinedAt: !230)
!249 = !DILocation(line: 37, column: 21, scope: !128, inlinedAt: !230)
!250 = !DILocation(line: 37, column: 10, scope: !128, inlinedAt: !230)
!251 = !DILocation(line: 38, column: 9, scope: !128, inlinedAt: !230)
!252 = !DILocation(line: 40, column: 10, scope: !128, inlinedAt: !230)
!253 = !DILocation(line: 23, column: 59, scope: !128, inlinedAt: !230)
!254 = !DILocation(line: 42, column: 19, scope: !128, inlinedAt: !230)
!255 = !DILocation(line: 42, column: 3, scope: !128, inlinedAt: !230)
!256 = !DILocation(line: 44, column: 2, scope: !129, inlinedAt: !229)
!257 = !DILocation(line: 15, column: 20, scope: !129, inlinedAt: !229)
!258 = !DILocation(line: 15, column: 42, scope: !129, inlinedAt: !229)
!259 = !DILocation(line: 18, column: 16, scope: !129, inlinedAt: !229)
!260 = !DILocation(line: 18, column: 2, scope: !192)
!261 = !DILocation(line: 100, column: 24, scope: !192)
!262 = !DILocation(line: 101, column: 30, scope: !192)
!263 = !DILocation(line: 101, column: 47, scope: !192)
!264 = !DILocation(line: 101, column: 64, scope: !192)
!265 = !DILocation(line: 101, column: 81, scope: !192)
!266 = !DILocation(line: 102, column: 10, scope: !192)
!267 = !DILocation(line: 103, column: 16, scope: !192)
!268 = !DILocation(line: 103, column: 14, scope: !192)
!269 = !DILocation(line: 103, column: 26, scope: !192)
!270 = !DILocation(line: 106, column: 8, scope: !192)
!271 = !DILocation(line: 107, column: 5, scope: !192)
!272 = !DILocation(line: 109, column: 7, scope: !192)
!273 = !DILocation(line: 109, column: 10, scope: !192)
!274 = !DILocation(line: 110, column: 5, scope: !192)
!275 = !DILocation(line: 112, column: 7, scope: !192)
!276 = !DILocation(line: 112, column: 10, scope: !192)
!277 = !DILocation(line: 113, column: 5, scope: !192)
!278 = !DILocation(line: 94, column: 59, scope: !192)
!279 = !DILocation(line: 94, column: 45, scope: !192)
!280 = !DILocation(line: 27, column: 20, scope: !192)
!281 = !{!"llvm.loop.unroll.disable"}
!282 = distinct !{!282, !281}
!283 = !{!"llvm.loop.unroll.disable"}
!284 = distinct !{!284, !283}
!285 = !{!"llvm.loop.unroll.disable"}
!286 = distinct !{!286, !285}
!287 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!288 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!289 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!291 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"minctasm", i32 1}
!292 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!293 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!294 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!295 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!296 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"minctasm", i32 1}
!297 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!298 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!299 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!300 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
!301 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"minctasm", i32 1}
