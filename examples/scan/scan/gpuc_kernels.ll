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
	%4 = icmp ugt i64 %p1, 281474976710655, !dbg !10
	br i1 %4, label %b1_cold, label %b32, !dbg !11, !prof !12

b32:
	%5 = phi i64 [ %3, %b0 ], [ %162, %b63 ], !dbg !10
	%6 = icmp slt i64 %5, %p1, !dbg !13
	br i1 %6, label %b33, label %b64, !dbg !13

b33:
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
	%19 = mul nuw i32 %18, 4, !dbg !19
	%20 = zext i32 %19 to i64, !dbg !19
	%21 = add i64 %7, %20, !dbg !20
	%22 = add i64 %21, 4, !dbg !23
	%23 = icmp sle i64 %22, %p3, !dbg !24
	br i1 %23, label %b34, label %b37, !dbg !24

b34:
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !25
	%25 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !26
	%26 = ptrtoint i64* %25 to i64, !dbg !26
	%27 = and i64 %26, 15, !dbg !26
	%28 = icmp eq i64 %27, 0, !dbg !26
	br i1 %28, label %b35, label %b36, !dbg !26

b35:
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
	br label %b44, !dbg !28

b36:
	%41 = phi i64 [ %27, %b34 ], [ %185, %b3_cold_ok1 ], !dbg !111
	br label %fail, !dbg !26

b37:
	%42 = icmp slt i64 %21, %p3, !dbg !29
	br i1 %42, label %b38, label %b39, !dbg !29

b38:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %21, !dbg !30
	%44 = load i64, i64 addrspace(1)* %43, align 8, !dbg !30
	br label %b39, !dbg !31

b39:
	%45 = phi i64 [ 0, %b37 ], [ %44, %b38 ], !dbg !32
	%46 = add i64 %21, 1, !dbg !33
	%47 = icmp slt i64 %46, %p3, !dbg !34
	br i1 %47, label %b40, label %b41, !dbg !34

b40:
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %46, !dbg !35
	%49 = load i64, i64 addrspace(1)* %48, align 8, !dbg !35
	br label %b41, !dbg !36

b41:
	%50 = phi i64 [ 0, %b39 ], [ %49, %b40 ], !dbg !37
	%51 = add i64 %21, 2, !dbg !38
	%52 = icmp slt i64 %51, %p3, !dbg !39
	br i1 %52, label %b42, label %b43, !dbg !39

b42:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !40
	%54 = load i64, i64 addrspace(1)* %53, align 8, !dbg !40
	br label %b43, !dbg !41

b43:
	%55 = phi i64 [ 0, %b41 ], [ %54, %b42 ], !dbg !42
	br label %b44, !dbg !43

b44:
	%56 = phi i64 [ %37, %b35 ], [ 0, %b43 ], !dbg !44
	%57 = phi i64 [ %36, %b35 ], [ %55, %b43 ], !dbg !44
	%58 = phi i64 [ %35, %b35 ], [ %50, %b43 ], !dbg !44
	%59 = phi i64 [ %34, %b35 ], [ %45, %b43 ], !dbg !44
	%60 = add i64 %59, %58, !dbg !45
	%61 = add i64 %60, %57, !dbg !46
	%62 = add i64 %61, %56, !dbg !47
	%63 = and i32 %16, -32, !dbg !55
	%64 = mul i32 %11, %12, !dbg !55
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%66 = mul i32 %64, %65, !dbg !55
	%67 = sub i32 %66, %63, !dbg !55
	%68 = icmp slt i32 %67, 32, !dbg !55
	%69 = select i1 %68, i32 %67, i32 32, !dbg !55
	%70 = sext i32 %69 to i64, !dbg !55
	%71 = icmp eq i64 %70, 32, !dbg !57
	br i1 %71, label %b45, label %b47, !dbg !57

b45:
	%72 = phi i64 [ %87, %b46 ], [ %62, %b44 ], !dbg !58
	%73 = phi i64 [ %90, %b46 ], [ 16, %b44 ], !dbg !59
	%74 = icmp sgt i64 %73, 0, !dbg !60
	br i1 %74, label %b46, label %b55, !dbg !60

b46:
	%75 = trunc i64 %73 to i32, !dbg !61
	%76 = trunc i64 %72 to i32, !dbg !61
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %75, i32 31), !dbg !61
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !61
	%79 = lshr i64 %72, 32, !dbg !61
	%80 = trunc i64 %79 to i32, !dbg !61
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %75, i32 31), !dbg !61
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !61
	%83 = zext i32 %82 to i64, !dbg !61
	%84 = shl i64 %83, 32, !dbg !61
	%85 = zext i32 %78 to i64, !dbg !61
	%86 = or i64 %85, %84, !dbg !61
	%87 = add i64 %72, %86, !dbg !62
	%88 = trunc i64 %73 to i32, !dbg !63
	%89 = udiv i32 %88, 2, !dbg !63
	%90 = zext i32 %89 to i64, !dbg !63
	br label %b45, !dbg !63

b47:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !66, !range !67
	%92 = sext i32 %91 to i64, !dbg !66
	br label %b48, !dbg !66

b48:
	%93 = phi i64 [ %62, %b47 ], [ %116, %b53 ], !dbg !58
	%94 = phi i64 [ 16, %b47 ], [ %119, %b53 ], !dbg !68
	%95 = icmp sgt i64 %94, 0, !dbg !69
	br i1 %95, label %b49, label %b54, !dbg !69

b49:
	%96 = trunc i64 %92 to i32, !dbg !70
	%97 = trunc i64 %94 to i32, !dbg !70
	%98 = add i32 %96, %97, !dbg !70
	%99 = zext i32 %98 to i64, !dbg !70
	%100 = icmp sge i64 %99, %70, !dbg !71
	br i1 %100, label %b50, label %b51, !dbg !71

b50:
	br label %b51, !dbg !71

b51:
	%101 = phi i64 [ %99, %b49 ], [ %92, %b50 ], !dbg !72
	%102 = trunc i64 %101 to i32, !dbg !73
	%103 = trunc i64 %93 to i32, !dbg !73
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %102, i32 31), !dbg !73
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !73
	%106 = lshr i64 %93, 32, !dbg !73
	%107 = trunc i64 %106 to i32, !dbg !73
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %102, i32 31), !dbg !73
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !73
	%110 = zext i32 %109 to i64, !dbg !73
	%111 = shl i64 %110, 32, !dbg !73
	%112 = zext i32 %105 to i64, !dbg !73
	%113 = or i64 %112, %111, !dbg !73
	%114 = icmp ne i64 %101, %92, !dbg !74
	br i1 %114, label %b52, label %b53, !dbg !74

b52:
	%115 = add i64 %93, %113, !dbg !62
	br label %b53, !dbg !75

b53:
	%116 = phi i64 [ %93, %b51 ], [ %115, %b52 ], !dbg !58
	%117 = trunc i64 %94 to i32, !dbg !76
	%118 = udiv i32 %117, 2, !dbg !76
	%119 = zext i32 %118 to i64, !dbg !76
	br label %b48, !dbg !76

b54:
	%120 = trunc i64 %93 to i32, !dbg !79
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !79
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !79
	%123 = lshr i64 %93, 32, !dbg !79
	%124 = trunc i64 %123 to i32, !dbg !79
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !79
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !79
	%127 = zext i32 %126 to i64, !dbg !79
	%128 = shl i64 %127, 32, !dbg !79
	%129 = zext i32 %122 to i64, !dbg !79
	%130 = or i64 %129, %128, !dbg !79
	br label %b55, !dbg !80

b55:
	%131 = phi i64 [ %72, %b45 ], [ %130, %b54 ], !dbg !54
	%132 = sext i32 %66 to i64, !dbg !84
	%133 = trunc i64 %132 to i32, !dbg !85
	%134 = add nuw i32 %133, 32, !dbg !85
	%135 = zext i32 %134 to i64, !dbg !85
	%136 = sub nuw i32 %134, 1, !dbg !86
	%137 = zext i32 %136 to i64, !dbg !86
	%138 = udiv i32 %136, 32, !dbg !87
	%139 = zext i32 %138 to i64, !dbg !87
	%140 = icmp eq i64 %139, 1, !dbg !88
	br i1 %140, label %b61, label %b56, !dbg !88

b56:
	call void @llvm.nvvm.barrier0(), !dbg !90
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !91, !range !67
	%142 = sext i32 %141 to i64, !dbg !91
	%143 = icmp eq i64 %142, 0, !dbg !92
	br i1 %143, label %b57, label %b58, !dbg !92

b57:
	%144 = trunc i64 %17 to i32, !dbg !93
	%145 = udiv i32 %144, 32, !dbg !93
	%146 = zext i32 %145 to i64, !dbg !93
	%147 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %146, !dbg !94
	store i64 %131, i64 addrspace(3)* %147, align 8, !dbg !94
	br label %b58, !dbg !94

b58:
	call void @llvm.nvvm.barrier0(), !dbg !95
	%148 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !96
	%149 = load i64, i64 addrspace(3)* %148, align 8, !dbg !96
	br label %b59, !dbg !96

b59:
	%150 = phi i64 [ %149, %b58 ], [ %155, %b60 ], !dbg !97
	%151 = phi i64 [ 1, %b58 ], [ %156, %b60 ], !dbg !98
	%152 = icmp slt i64 %151, %139, !dbg !99
	br i1 %152, label %b60, label %b61, !dbg !99

b60:
	%153 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %151, !dbg !100
	%154 = load i64, i64 addrspace(3)* %153, align 8, !dbg !100
	%155 = add i64 %150, %154, !dbg !62
	%156 = add nsw i64 %151, 1, !dbg !101
	br label %b59, !dbg !101

b61:
	%157 = phi i64 [ %131, %b55 ], [ %150, %b59 ], !dbg !53
	%158 = icmp eq i64 %17, 0, !dbg !104
	br i1 %158, label %b62, label %b63, !dbg !104

b62:
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !105
	store i64 %157, i64 addrspace(1)* %159, align 8, !dbg !105
	br label %b63, !dbg !105

b63:
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !106, !range !107
	%161 = sext i32 %160 to i64, !dbg !106
	%162 = add i64 %5, %161, !dbg !108
	br label %b32, !dbg !108

b64:
	ret void, !dbg !108

b1_cold:
	%163 = phi i64 [ %326, %b31_cold ], [ %3, %b0 ], !dbg !10
	%164 = icmp slt i64 %163, %p1, !dbg !13
	br i1 %164, label %b2_cold, label %b64, !dbg !13

b2_cold:
	%165 = mul i64 %163, 1024, !dbg !14
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%169 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%171 = mul i32 %170, %168, !dbg !15
	%172 = add i32 %167, %171, !dbg !15
	%173 = mul i32 %169, %172, !dbg !15
	%174 = add i32 %166, %173, !dbg !15
	%175 = sext i32 %174 to i64, !dbg !15
	%176 = trunc i64 %175 to i32, !dbg !19
	%177 = mul nuw i32 %176, 4, !dbg !19
	%178 = zext i32 %177 to i64, !dbg !19
	%179 = add i64 %165, %178, !dbg !20
	%180 = add i64 %179, 4, !dbg !23
	%181 = icmp sle i64 %180, %p3, !dbg !24
	br i1 %181, label %b3_cold, label %b5_cold, !dbg !24

b3_cold:
	%182 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %179, !dbg !25
	%183 = addrspacecast i64 addrspace(1)* %182 to i64*, !dbg !26
	%184 = ptrtoint i64* %183 to i64, !dbg !26
	%185 = and i64 %184, 15, !dbg !26
	%186 = icmp eq i64 %185, 0, !dbg !26
	%187 = icmp ugt i64 %180, %p3, !dbg !25
	%188 = icmp ugt i64 %179, %180, !dbg !25
	%189 = or i1 %187, %188, !dbg !25
	br i1 %189, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !25, !prof !12

b3_cold_fail1:
	%190 = icmp ugt i64 %180, %p3, !dbg !25
	br i1 %190, label %b3_cold_fail2, label %b3_cold_ok2, !dbg !25

b3_cold_fail2:
	br label %fail, !dbg !25

b3_cold_ok2:
	br label %fail, !dbg !25

b3_cold_ok1:
	br i1 %186, label %b4_cold, label %b36, !dbg !26

b4_cold:
	%191 = bitcast i64 addrspace(1)* %182 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%192 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %191, i64 0, !dbg !27
	%193 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %192, i32 0, i32 0, !dbg !27
	%194 = bitcast { i64, i64, i64, i64 } addrspace(1)* %192 to <4 x i64> addrspace(1)*, !dbg !27
	%195 = load <4 x i64>, <4 x i64> addrspace(1)* %194, align 16, !dbg !27
	%196 = extractelement <4 x i64> %195, i32 0, !dbg !27
	%197 = extractelement <4 x i64> %195, i32 1, !dbg !27
	%198 = extractelement <4 x i64> %195, i32 2, !dbg !27
	%199 = extractelement <4 x i64> %195, i32 3, !dbg !27
	%200 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %192, i32 0, i32 1, !dbg !27
	%201 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %192, i32 0, i32 2, !dbg !27
	%202 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %192, i32 0, i32 3, !dbg !27
	br label %b12_cold, !dbg !28

b5_cold:
	%203 = icmp slt i64 %179, %p3, !dbg !29
	br i1 %203, label %b6_cold, label %b7_cold, !dbg !29

b6_cold:
	%204 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %179, !dbg !30
	%205 = icmp uge i64 %179, %p3, !dbg !30
	br i1 %205, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !30, !prof !12

b6_cold_fail1:
	br label %fail, !dbg !30

b6_cold_ok1:
	%206 = load i64, i64 addrspace(1)* %204, align 8, !dbg !30
	br label %b7_cold, !dbg !31

b7_cold:
	%207 = phi i64 [ 0, %b5_cold ], [ %206, %b6_cold_ok1 ], !dbg !32
	%208 = add i64 %179, 1, !dbg !33
	%209 = icmp slt i64 %208, %p3, !dbg !34
	br i1 %209, label %b8_cold, label %b9_cold, !dbg !34

b8_cold:
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %208, !dbg !35
	%211 = icmp uge i64 %208, %p3, !dbg !35
	br i1 %211, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !35, !prof !12

b8_cold_fail1:
	br label %fail, !dbg !35

b8_cold_ok1:
	%212 = load i64, i64 addrspace(1)* %210, align 8, !dbg !35
	br label %b9_cold, !dbg !36

b9_cold:
	%213 = phi i64 [ 0, %b7_cold ], [ %212, %b8_cold_ok1 ], !dbg !37
	%214 = add i64 %179, 2, !dbg !38
	%215 = icmp slt i64 %214, %p3, !dbg !39
	br i1 %215, label %b10_cold, label %b11_cold, !dbg !39

b10_cold:
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %214, !dbg !40
	%217 = icmp uge i64 %214, %p3, !dbg !40
	br i1 %217, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !40, !prof !12

b10_cold_fail1:
	br label %fail, !dbg !40

b10_cold_ok1:
	%218 = load i64, i64 addrspace(1)* %216, align 8, !dbg !40
	br label %b11_cold, !dbg !41

b11_cold:
	%219 = phi i64 [ 0, %b9_cold ], [ %218, %b10_cold_ok1 ], !dbg !42
	br label %b12_cold, !dbg !43

b12_cold:
	%220 = phi i64 [ %199, %b4_cold ], [ 0, %b11_cold ], !dbg !44
	%221 = phi i64 [ %198, %b4_cold ], [ %219, %b11_cold ], !dbg !44
	%222 = phi i64 [ %197, %b4_cold ], [ %213, %b11_cold ], !dbg !44
	%223 = phi i64 [ %196, %b4_cold ], [ %207, %b11_cold ], !dbg !44
	%224 = add i64 %223, %222, !dbg !45
	%225 = add i64 %224, %221, !dbg !46
	%226 = add i64 %225, %220, !dbg !47
	%227 = and i32 %174, -32, !dbg !55
	%228 = mul i32 %169, %170, !dbg !55
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%230 = mul i32 %228, %229, !dbg !55
	%231 = sub i32 %230, %227, !dbg !55
	%232 = icmp slt i32 %231, 32, !dbg !55
	%233 = select i1 %232, i32 %231, i32 32, !dbg !55
	%234 = sext i32 %233 to i64, !dbg !55
	%235 = icmp eq i64 %234, 32, !dbg !57
	br i1 %235, label %b13_cold, label %b15_cold, !dbg !57

b13_cold:
	%236 = phi i64 [ %251, %b14_cold ], [ %226, %b12_cold ], !dbg !58
	%237 = phi i64 [ %254, %b14_cold ], [ 16, %b12_cold ], !dbg !59
	%238 = icmp sgt i64 %237, 0, !dbg !60
	br i1 %238, label %b14_cold, label %b23_cold, !dbg !60

b14_cold:
	%239 = trunc i64 %237 to i32, !dbg !61
	%240 = trunc i64 %236 to i32, !dbg !61
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %240, i32 %239, i32 31), !dbg !61
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !61
	%243 = lshr i64 %236, 32, !dbg !61
	%244 = trunc i64 %243 to i32, !dbg !61
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %244, i32 %239, i32 31), !dbg !61
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !61
	%247 = zext i32 %246 to i64, !dbg !61
	%248 = shl i64 %247, 32, !dbg !61
	%249 = zext i32 %242 to i64, !dbg !61
	%250 = or i64 %249, %248, !dbg !61
	%251 = add i64 %236, %250, !dbg !62
	%252 = trunc i64 %237 to i32, !dbg !63
	%253 = udiv i32 %252, 2, !dbg !63
	%254 = zext i32 %253 to i64, !dbg !63
	br label %b13_cold, !dbg !63, !llvm.loop !65

b15_cold:
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !66, !range !67
	%256 = sext i32 %255 to i64, !dbg !66
	br label %b16_cold, !dbg !66

b16_cold:
	%257 = phi i64 [ %226, %b15_cold ], [ %280, %b21_cold ], !dbg !58
	%258 = phi i64 [ 16, %b15_cold ], [ %283, %b21_cold ], !dbg !68
	%259 = icmp sgt i64 %258, 0, !dbg !69
	br i1 %259, label %b17_cold, label %b22_cold, !dbg !69

b17_cold:
	%260 = trunc i64 %256 to i32, !dbg !70
	%261 = trunc i64 %258 to i32, !dbg !70
	%262 = add i32 %260, %261, !dbg !70
	%263 = zext i32 %262 to i64, !dbg !70
	%264 = icmp sge i64 %263, %234, !dbg !71
	br i1 %264, label %b18_cold, label %b19_cold, !dbg !71

b18_cold:
	br label %b19_cold, !dbg !71

b19_cold:
	%265 = phi i64 [ %263, %b17_cold ], [ %256, %b18_cold ], !dbg !72
	%266 = trunc i64 %265 to i32, !dbg !73
	%267 = trunc i64 %257 to i32, !dbg !73
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 %266, i32 31), !dbg !73
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !73
	%270 = lshr i64 %257, 32, !dbg !73
	%271 = trunc i64 %270 to i32, !dbg !73
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %266, i32 31), !dbg !73
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !73
	%274 = zext i32 %273 to i64, !dbg !73
	%275 = shl i64 %274, 32, !dbg !73
	%276 = zext i32 %269 to i64, !dbg !73
	%277 = or i64 %276, %275, !dbg !73
	%278 = icmp ne i64 %265, %256, !dbg !74
	br i1 %278, label %b20_cold, label %b21_cold, !dbg !74

b20_cold:
	%279 = add i64 %257, %277, !dbg !62
	br label %b21_cold, !dbg !75

b21_cold:
	%280 = phi i64 [ %257, %b19_cold ], [ %279, %b20_cold ], !dbg !58
	%281 = trunc i64 %258 to i32, !dbg !76
	%282 = udiv i32 %281, 2, !dbg !76
	%283 = zext i32 %282 to i64, !dbg !76
	br label %b16_cold, !dbg !76, !llvm.loop !78

b22_cold:
	%284 = trunc i64 %257 to i32, !dbg !79
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %284, i32 0, i32 31), !dbg !79
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !79
	%287 = lshr i64 %257, 32, !dbg !79
	%288 = trunc i64 %287 to i32, !dbg !79
	%289 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %288, i32 0, i32 31), !dbg !79
	%290 = extractvalue { i32, i1 } %289, 0, !dbg !79
	%291 = zext i32 %290 to i64, !dbg !79
	%292 = shl i64 %291, 32, !dbg !79
	%293 = zext i32 %286 to i64, !dbg !79
	%294 = or i64 %293, %292, !dbg !79
	br label %b23_cold, !dbg !80

b23_cold:
	%295 = phi i64 [ %236, %b13_cold ], [ %294, %b22_cold ], !dbg !54
	%296 = sext i32 %230 to i64, !dbg !84
	%297 = trunc i64 %296 to i32, !dbg !85
	%298 = add nuw i32 %297, 32, !dbg !85
	%299 = zext i32 %298 to i64, !dbg !85
	%300 = sub nuw i32 %298, 1, !dbg !86
	%301 = zext i32 %300 to i64, !dbg !86
	%302 = udiv i32 %300, 32, !dbg !87
	%303 = zext i32 %302 to i64, !dbg !87
	%304 = icmp eq i64 %303, 1, !dbg !88
	br i1 %304, label %b29_cold, label %b24_cold, !dbg !88

b24_cold:
	call void @llvm.nvvm.barrier0(), !dbg !90
	%305 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !91, !range !67
	%306 = sext i32 %305 to i64, !dbg !91
	%307 = icmp eq i64 %306, 0, !dbg !92
	br i1 %307, label %b25_cold, label %b26_cold, !dbg !92

b25_cold:
	%308 = trunc i64 %175 to i32, !dbg !93
	%309 = udiv i32 %308, 32, !dbg !93
	%310 = zext i32 %309 to i64, !dbg !93
	%311 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %310, !dbg !94
	store i64 %295, i64 addrspace(3)* %311, align 8, !dbg !94
	br label %b26_cold, !dbg !94

b26_cold:
	call void @llvm.nvvm.barrier0(), !dbg !95
	%312 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !96
	%313 = load i64, i64 addrspace(3)* %312, align 8, !dbg !96
	br label %b27_cold, !dbg !96

b27_cold:
	%314 = phi i64 [ %313, %b26_cold ], [ %319, %b28_cold ], !dbg !97
	%315 = phi i64 [ 1, %b26_cold ], [ %320, %b28_cold ], !dbg !98
	%316 = icmp slt i64 %315, %303, !dbg !99
	br i1 %316, label %b28_cold, label %b29_cold, !dbg !99

b28_cold:
	%317 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %315, !dbg !100
	%318 = load i64, i64 addrspace(3)* %317, align 8, !dbg !100
	%319 = add i64 %314, %318, !dbg !62
	%320 = add nsw i64 %315, 1, !dbg !101
	br label %b27_cold, !dbg !101, !llvm.loop !103

b29_cold:
	%321 = phi i64 [ %295, %b23_cold ], [ %314, %b27_cold ], !dbg !53
	%322 = icmp eq i64 %175, 0, !dbg !104
	br i1 %322, label %b30_cold, label %b31_cold, !dbg !104

b30_cold:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %163, !dbg !105
	store i64 %321, i64 addrspace(1)* %323, align 8, !dbg !105
	br label %b31_cold, !dbg !105

b31_cold:
	%324 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !106, !range !107
	%325 = sext i32 %324 to i64, !dbg !106
	%326 = add i64 %163, %325, !dbg !108
	br label %b1_cold, !dbg !108, !llvm.loop !110

fail:
	%327 = phi i32 [ 0, %b3_cold_fail2 ], [ 1, %b3_cold_ok2 ], [ 3, %b6_cold_fail1 ], [ 4, %b8_cold_fail1 ], [ 5, %b10_cold_fail1 ], [ 2, %b36 ], !dbg !7
	%328 = phi i64 [ %180, %b3_cold_fail2 ], [ %179, %b3_cold_ok2 ], [ %179, %b6_cold_fail1 ], [ %208, %b8_cold_fail1 ], [ %214, %b10_cold_fail1 ], [ %41, %b36 ], !dbg !7
	%329 = phi i64 [ %p3, %b3_cold_fail2 ], [ %180, %b3_cold_ok2 ], [ %p3, %b6_cold_fail1 ], [ %p3, %b8_cold_fail1 ], [ %p3, %b10_cold_fail1 ], [ 16, %b36 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %327, i64 %328, i64 %329), !dbg !7
	ret void, !dbg !7
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !113 {
entry:
	br label %b0, !dbg !114

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !114
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !114
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !114
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !115
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !116
	br label %b1, !dbg !117

b1:
	%5 = phi i64 [ 0, %b0 ], [ %109, %b26 ], !dbg !118
	%6 = phi i64 [ 0, %b0 ], [ %110, %b26 ], !dbg !119
	%7 = icmp slt i64 %6, %p1, !dbg !120
	br i1 %7, label %b2, label %b27, !dbg !120

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !121, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !121, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !121, !range !18
	%13 = mul i32 %12, %10, !dbg !121
	%14 = add i32 %9, %13, !dbg !121
	%15 = mul i32 %11, %14, !dbg !121
	%16 = add i32 %8, %15, !dbg !121
	%17 = sext i32 %16 to i64, !dbg !121
	%18 = add i64 %6, %17, !dbg !122
	%19 = icmp slt i64 %18, %p1, !dbg !123
	br i1 %19, label %b3, label %b4, !dbg !123

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !124
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !124
	br label %b4, !dbg !124

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !125
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !131, !range !67
	%24 = sext i32 %23 to i64, !dbg !131
	br label %b5, !dbg !131

b5:
	%25 = phi i64 [ %22, %b4 ], [ %42, %b8 ], !dbg !132
	%26 = phi i64 [ 1, %b4 ], [ %43, %b8 ], !dbg !133
	%27 = icmp slt i64 %26, 32, !dbg !134
	br i1 %27, label %b6, label %b9, !dbg !134

b6:
	%28 = trunc i64 %26 to i32, !dbg !135
	%29 = trunc i64 %25 to i32, !dbg !135
	%30 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %29, i32 %28, i32 0), !dbg !135
	%31 = extractvalue { i32, i1 } %30, 0, !dbg !135
	%32 = lshr i64 %25, 32, !dbg !135
	%33 = trunc i64 %32 to i32, !dbg !135
	%34 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %33, i32 %28, i32 0), !dbg !135
	%35 = extractvalue { i32, i1 } %34, 0, !dbg !135
	%36 = zext i32 %35 to i64, !dbg !135
	%37 = shl i64 %36, 32, !dbg !135
	%38 = zext i32 %31 to i64, !dbg !135
	%39 = or i64 %38, %37, !dbg !135
	%40 = icmp sge i64 %24, %26, !dbg !136
	br i1 %40, label %b7, label %b8, !dbg !136

b7:
	%41 = add i64 %25, %39, !dbg !137
	br label %b8, !dbg !137

b8:
	%42 = phi i64 [ %25, %b6 ], [ %41, %b7 ], !dbg !132
	%43 = mul nsw i64 %26, 2, !dbg !138
	br label %b5, !dbg !138

b9:
	%44 = mul i32 %11, %12, !dbg !140
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !140, !range !56
	%46 = mul i32 %44, %45, !dbg !140
	%47 = sext i32 %46 to i64, !dbg !140
	%48 = trunc i64 %47 to i32, !dbg !141
	%49 = add nuw i32 %48, 32, !dbg !141
	%50 = zext i32 %49 to i64, !dbg !141
	%51 = sub nuw i32 %49, 1, !dbg !142
	%52 = zext i32 %51 to i64, !dbg !142
	%53 = udiv i32 %51, 32, !dbg !143
	%54 = zext i32 %53 to i64, !dbg !143
	%55 = icmp eq i64 %54, 1, !dbg !144
	br i1 %55, label %b15, label %b10, !dbg !144

b10:
	%56 = trunc i64 %17 to i32, !dbg !146
	%57 = udiv i32 %56, 32, !dbg !146
	%58 = zext i32 %57 to i64, !dbg !146
	call void @llvm.nvvm.barrier0(), !dbg !147
	%59 = and i32 %16, -32, !dbg !148
	%60 = sub i32 %46, %59, !dbg !148
	%61 = icmp slt i32 %60, 32, !dbg !148
	%62 = select i1 %61, i32 %60, i32 32, !dbg !148
	%63 = sext i32 %62 to i64, !dbg !148
	%64 = sub nsw i64 %63, 1, !dbg !149
	%65 = icmp eq i64 %24, %64, !dbg !150
	br i1 %65, label %b11, label %b12, !dbg !150

b11:
	%66 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %58, !dbg !151
	store i64 %25, i64 addrspace(3)* %66, align 8, !dbg !151
	br label %b12, !dbg !151

b12:
	call void @llvm.nvvm.barrier0(), !dbg !152
	%67 = icmp slt i64 0, %58, !dbg !152
	br i1 %67, label %b13, label %b14, !dbg !152

b13:
	%68 = phi i64 [ %73, %b13_ok1 ], [ 0, %b12 ], !dbg !153
	%69 = phi i64 [ %74, %b13_ok1 ], [ 0, %b12 ], !dbg !153
	%70 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %69, !dbg !154
	%71 = icmp uge i64 %69, 32, !dbg !154
	br i1 %71, label %b13_fail1, label %b13_ok1, !dbg !154, !prof !12

b13_ok1:
	%72 = load i64, i64 addrspace(3)* %70, align 8, !dbg !154
	%73 = add i64 %68, %72, !dbg !155
	%74 = add i64 %69, 1, !dbg !155
	%75 = icmp slt i64 %74, %58, !dbg !155
	br i1 %75, label %b13, label %b14, !dbg !155

b14:
	%76 = phi i64 [ 0, %b12 ], [ %73, %b13_ok1 ], !dbg !153
	br label %b15, !dbg !156

b15:
	%77 = phi i64 [ 0, %b9 ], [ %76, %b14 ], !dbg !130
	%78 = trunc i64 %25 to i32, !dbg !157
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %78, i32 1, i32 0), !dbg !157
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !157
	%81 = lshr i64 %25, 32, !dbg !157
	%82 = trunc i64 %81 to i32, !dbg !157
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %82, i32 1, i32 0), !dbg !157
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !157
	%85 = zext i32 %84 to i64, !dbg !157
	%86 = shl i64 %85, 32, !dbg !157
	%87 = zext i32 %80 to i64, !dbg !157
	%88 = or i64 %87, %86, !dbg !157
	%89 = icmp eq i64 %24, 0, !dbg !158
	br i1 %89, label %b17, label %b16, !dbg !158

b16:
	%90 = add i64 %77, %88, !dbg !159
	br label %b17, !dbg !160

b17:
	%91 = phi i64 [ %77, %b15 ], [ %90, %b16 ], !dbg !129
	%92 = add i64 %5, %91, !dbg !161
	br i1 %19, label %b18, label %b19, !dbg !162

b18:
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !163
	store i64 %92, i64 addrspace(1)* %93, align 8, !dbg !163
	br label %b19, !dbg !163

b19:
	%94 = add i64 %92, %22, !dbg !164
	%95 = icmp sge i64 255, %47, !dbg !167
	br i1 %95, label %b20, label %b21, !dbg !167

b20:
	br label %fail, !dbg !168

b21:
	br i1 %55, label %b22, label %b23, !dbg !169

b22:
	%96 = trunc i64 %94 to i32, !dbg !170
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 255, i32 31), !dbg !170
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !170
	%99 = lshr i64 %94, 32, !dbg !170
	%100 = trunc i64 %99 to i32, !dbg !170
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 255, i32 31), !dbg !170
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !170
	%103 = zext i32 %102 to i64, !dbg !170
	%104 = shl i64 %103, 32, !dbg !170
	%105 = zext i32 %98 to i64, !dbg !170
	%106 = or i64 %105, %104, !dbg !170
	br label %b26, !dbg !171

b23:
	call void @llvm.nvvm.barrier0(), !dbg !173
	%107 = icmp eq i64 %17, 255, !dbg !174
	br i1 %107, label %b24, label %b25, !dbg !174

b24:
	store i64 %94, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !175
	br label %b25, !dbg !175

b25:
	call void @llvm.nvvm.barrier0(), !dbg !176
	%108 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !177
	br label %b26, !dbg !178

b26:
	%109 = phi i64 [ %106, %b22 ], [ %108, %b25 ], !dbg !166
	%110 = add nsw i64 %6, 256, !dbg !179
	br label %b1, !dbg !179

b27:
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180, !range !16
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !180, !range !16
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180, !range !17
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180, !range !18
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180, !range !18
	%116 = mul i32 %115, %113, !dbg !180
	%117 = add i32 %112, %116, !dbg !180
	%118 = mul i32 %114, %117, !dbg !180
	%119 = add i32 %111, %118, !dbg !180
	%120 = sext i32 %119 to i64, !dbg !180
	%121 = icmp eq i64 %120, 0, !dbg !181
	br i1 %121, label %b28, label %b29, !dbg !181

b28:
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !182
	%123 = icmp uge i64 0, %p3, !dbg !182
	br i1 %123, label %b28_fail1, label %b28_ok1, !dbg !182, !prof !12

b28_ok1:
	store i64 %5, i64 addrspace(1)* %122, align 8, !dbg !182
	br label %b29, !dbg !182

b29:
	call void @llvm.nvvm.barrier0(), !dbg !183
	%124 = sext i32 %3 to i64, !dbg !115
	%125 = mul i64 %p3, %124, !dbg !115
	%126 = mul nsw i64 %p3, 8, !dbg !115
	%127 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !115
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !115
	%129 = icmp ne i64 %125, %p5, !dbg !115
	br i1 %129, label %b29_fail1, label %b29_ok1, !dbg !115, !prof !12

b29_ok1:
	%130 = bitcast i64* %127 to i8*, !dbg !115
	%131 = bitcast i64* %128 to i8*, !dbg !115
	call void @gpuc_f_collect_block(i32 0, i8* %130, i8* %131, i64 %126, i32 1, i8* %ctrl, i32 10), !dbg !115
	call void @llvm.nvvm.barrier0(), !dbg !184
	%132 = sext i32 %4 to i64, !dbg !116
	%133 = icmp slt i64 0, %132, !dbg !116
	br i1 %133, label %b30, label %b31, !dbg !116

b30:
	%134 = phi i64 [ %139, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !116
	%135 = phi i64 [ %140, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !116
	%136 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %135, !dbg !185
	%137 = icmp uge i64 %135, %p5, !dbg !185
	br i1 %137, label %b30_fail1, label %b30_ok1, !dbg !185, !prof !12

b30_ok1:
	%138 = load i64, i64 addrspace(1)* %136, align 8, !dbg !185
	%139 = add i64 %134, %138, !dbg !186
	%140 = add i64 %135, 1, !dbg !186
	%141 = icmp slt i64 %140, %132, !dbg !186
	br i1 %141, label %b30, label %b31, !dbg !186

b31:
	%142 = phi i64 [ 0, %b29_ok1 ], [ %139, %b30_ok1 ], !dbg !187
	%143 = mul i32 %114, %115, !dbg !188
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !188, !range !56
	%145 = mul i32 %143, %144, !dbg !188
	%146 = sext i32 %145 to i64, !dbg !188
	br label %b32, !dbg !188

b32:
	%147 = phi i64 [ %120, %b31 ], [ %152, %b33 ], !dbg !188
	%148 = icmp slt i64 %147, %p1, !dbg !188
	br i1 %148, label %b33, label %b34, !dbg !188

b33:
	%149 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %147, !dbg !189
	%150 = load i64, i64 addrspace(1)* %149, align 8, !dbg !189
	%151 = add i64 %150, %142, !dbg !190
	store i64 %151, i64 addrspace(1)* %149, align 8, !dbg !189
	%152 = add i64 %147, %146, !dbg !188
	br label %b32, !dbg !188

b34:
	ret void, !dbg !188

b13_fail1:
	br label %fail, !dbg !154

b28_fail1:
	br label %fail, !dbg !182

b29_fail1:
	br label %fail, !dbg !115

b30_fail1:
	br label %fail, !dbg !185

fail:
	%153 = phi i32 [ 6, %b13_fail1 ], [ 7, %b20 ], [ 8, %b28_fail1 ], [ 9, %b29_fail1 ], [ 11, %b30_fail1 ], !dbg !114
	%154 = phi i64 [ %69, %b13_fail1 ], [ 0, %b20 ], [ 0, %b28_fail1 ], [ %125, %b29_fail1 ], [ %135, %b30_fail1 ], !dbg !114
	%155 = phi i64 [ 32, %b13_fail1 ], [ 0, %b20 ], [ %p3, %b28_fail1 ], [ %p5, %b29_fail1 ], [ %p5, %b30_fail1 ], !dbg !114
	call void @gpuc_fail(i8* %ctrl, i32 %153, i64 %154, i64 %155), !dbg !114
	ret void, !dbg !114
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !191 {
entry:
	br label %b0, !dbg !192

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !192
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !192
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !192
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193, !range !9
	%4 = sext i32 %3 to i64, !dbg !193
	%5 = icmp ugt i64 %p5, 281474976710655, !dbg !194
	br i1 %5, label %b1_cold, label %b35, !dbg !195, !prof !12

b35:
	%6 = phi i64 [ %4, %b0 ], [ %168, %b70 ], !dbg !194
	%7 = icmp slt i64 %6, %p5, !dbg !196
	br i1 %7, label %b36, label %b71, !dbg !196

b36:
	%8 = mul i64 %6, 1024, !dbg !197
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198, !range !18
	%14 = mul i32 %13, %11, !dbg !198
	%15 = add i32 %10, %14, !dbg !198
	%16 = mul i32 %12, %15, !dbg !198
	%17 = add i32 %9, %16, !dbg !198
	%18 = sext i32 %17 to i64, !dbg !198
	%19 = trunc i64 %18 to i32, !dbg !199
	%20 = mul nuw i32 %19, 4, !dbg !199
	%21 = zext i32 %20 to i64, !dbg !199
	%22 = add i64 %8, %21, !dbg !200
	%23 = add i64 %22, 4, !dbg !202
	%24 = icmp sle i64 %23, %p3, !dbg !203
	br i1 %24, label %b37, label %b40, !dbg !203

b37:
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !204
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !205
	%27 = ptrtoint i64* %26 to i64, !dbg !205
	%28 = and i64 %27, 15, !dbg !205
	%29 = icmp eq i64 %28, 0, !dbg !205
	br i1 %29, label %b38, label %b39, !dbg !205

b38:
	%30 = bitcast i64 addrspace(1)* %25 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !205
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i64 0, !dbg !206
	%32 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 0, !dbg !206
	%33 = bitcast { i64, i64, i64, i64 } addrspace(1)* %31 to <4 x i64> addrspace(1)*, !dbg !206
	%34 = load <4 x i64>, <4 x i64> addrspace(1)* %33, align 16, !dbg !206
	%35 = extractelement <4 x i64> %34, i32 0, !dbg !206
	%36 = extractelement <4 x i64> %34, i32 1, !dbg !206
	%37 = extractelement <4 x i64> %34, i32 2, !dbg !206
	%38 = extractelement <4 x i64> %34, i32 3, !dbg !206
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 1, !dbg !206
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 2, !dbg !206
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 3, !dbg !206
	br label %b47, !dbg !207

b39:
	%42 = phi i64 [ %28, %b37 ], [ %191, %b3_cold_ok1 ], !dbg !285
	br label %fail, !dbg !205

b40:
	%43 = icmp slt i64 %22, %p3, !dbg !208
	br i1 %43, label %b41, label %b42, !dbg !208

b41:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !209
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !209
	br label %b42, !dbg !210

b42:
	%46 = phi i64 [ 0, %b40 ], [ %45, %b41 ], !dbg !211
	%47 = add i64 %22, 1, !dbg !212
	%48 = icmp slt i64 %47, %p3, !dbg !213
	br i1 %48, label %b43, label %b44, !dbg !213

b43:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %47, !dbg !214
	%50 = load i64, i64 addrspace(1)* %49, align 8, !dbg !214
	br label %b44, !dbg !215

b44:
	%51 = phi i64 [ 0, %b42 ], [ %50, %b43 ], !dbg !216
	%52 = add i64 %22, 2, !dbg !217
	%53 = icmp slt i64 %52, %p3, !dbg !218
	br i1 %53, label %b45, label %b46, !dbg !218

b45:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !219
	%55 = load i64, i64 addrspace(1)* %54, align 8, !dbg !219
	br label %b46, !dbg !220

b46:
	%56 = phi i64 [ 0, %b44 ], [ %55, %b45 ], !dbg !221
	br label %b47, !dbg !222

b47:
	%57 = phi i64 [ %38, %b38 ], [ 0, %b46 ], !dbg !223
	%58 = phi i64 [ %37, %b38 ], [ %56, %b46 ], !dbg !223
	%59 = phi i64 [ %36, %b38 ], [ %51, %b46 ], !dbg !223
	%60 = phi i64 [ %35, %b38 ], [ %46, %b46 ], !dbg !223
	%61 = add i64 %59, %60, !dbg !224
	%62 = add i64 %58, %61, !dbg !225
	%63 = add i64 %57, %62, !dbg !226
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !227
	%65 = load i64, i64 addrspace(1)* %64, align 8, !dbg !227
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !230, !range !67
	%67 = sext i32 %66 to i64, !dbg !230
	br label %b48, !dbg !230

b48:
	%68 = phi i64 [ %63, %b47 ], [ %85, %b51 ], !dbg !231
	%69 = phi i64 [ 1, %b47 ], [ %86, %b51 ], !dbg !232
	%70 = icmp slt i64 %69, 32, !dbg !233
	br i1 %70, label %b49, label %b52, !dbg !233

b49:
	%71 = trunc i64 %69 to i32, !dbg !234
	%72 = trunc i64 %68 to i32, !dbg !234
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 %71, i32 0), !dbg !234
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !234
	%75 = lshr i64 %68, 32, !dbg !234
	%76 = trunc i64 %75 to i32, !dbg !234
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 %71, i32 0), !dbg !234
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !234
	%79 = zext i32 %78 to i64, !dbg !234
	%80 = shl i64 %79, 32, !dbg !234
	%81 = zext i32 %74 to i64, !dbg !234
	%82 = or i64 %81, %80, !dbg !234
	%83 = icmp sge i64 %67, %69, !dbg !235
	br i1 %83, label %b50, label %b51, !dbg !235

b50:
	%84 = add i64 %68, %82, !dbg !236
	br label %b51, !dbg !236

b51:
	%85 = phi i64 [ %68, %b49 ], [ %84, %b50 ], !dbg !231
	%86 = mul nsw i64 %69, 2, !dbg !237
	br label %b48, !dbg !237

b52:
	%87 = mul i32 %12, %13, !dbg !241
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !241, !range !56
	%89 = mul i32 %87, %88, !dbg !241
	%90 = sext i32 %89 to i64, !dbg !241
	%91 = trunc i64 %90 to i32, !dbg !242
	%92 = add nuw i32 %91, 32, !dbg !242
	%93 = zext i32 %92 to i64, !dbg !242
	%94 = sub nuw i32 %92, 1, !dbg !243
	%95 = zext i32 %94 to i64, !dbg !243
	%96 = udiv i32 %94, 32, !dbg !244
	%97 = zext i32 %96 to i64, !dbg !244
	%98 = icmp eq i64 %97, 1, !dbg !245
	br i1 %98, label %b58, label %b53, !dbg !245

b53:
	%99 = trunc i64 %18 to i32, !dbg !247
	%100 = udiv i32 %99, 32, !dbg !247
	%101 = zext i32 %100 to i64, !dbg !247
	call void @llvm.nvvm.barrier0(), !dbg !248
	%102 = and i32 %17, -32, !dbg !249
	%103 = sub i32 %89, %102, !dbg !249
	%104 = icmp slt i32 %103, 32, !dbg !249
	%105 = select i1 %104, i32 %103, i32 32, !dbg !249
	%106 = sext i32 %105 to i64, !dbg !249
	%107 = sub nsw i64 %106, 1, !dbg !250
	%108 = icmp eq i64 %67, %107, !dbg !251
	br i1 %108, label %b54, label %b55, !dbg !251

b54:
	%109 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %101, !dbg !252
	store i64 %68, i64 addrspace(3)* %109, align 8, !dbg !252
	br label %b55, !dbg !252

b55:
	call void @llvm.nvvm.barrier0(), !dbg !253
	%110 = icmp slt i64 0, %101, !dbg !253
	br i1 %110, label %b56, label %b57, !dbg !253

b56:
	%111 = phi i64 [ %116, %b56_ok1 ], [ 0, %b55 ], !dbg !254
	%112 = phi i64 [ %117, %b56_ok1 ], [ 0, %b55 ], !dbg !254
	%113 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %112, !dbg !255
	%114 = icmp uge i64 %112, 32, !dbg !255
	br i1 %114, label %b56_fail1, label %b56_ok1, !dbg !255, !prof !12

b56_ok1:
	%115 = load i64, i64 addrspace(3)* %113, align 8, !dbg !255
	%116 = add i64 %111, %115, !dbg !256
	%117 = add i64 %112, 1, !dbg !256
	%118 = icmp slt i64 %117, %101, !dbg !256
	br i1 %118, label %b56, label %b57, !dbg !256

b57:
	%119 = phi i64 [ 0, %b55 ], [ %116, %b56_ok1 ], !dbg !254
	br label %b58, !dbg !259

b58:
	%120 = phi i64 [ 0, %b52 ], [ %119, %b57 ], !dbg !229
	%121 = trunc i64 %68 to i32, !dbg !260
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %121, i32 1, i32 0), !dbg !260
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !260
	%124 = lshr i64 %68, 32, !dbg !260
	%125 = trunc i64 %124 to i32, !dbg !260
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %125, i32 1, i32 0), !dbg !260
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !260
	%128 = zext i32 %127 to i64, !dbg !260
	%129 = shl i64 %128, 32, !dbg !260
	%130 = zext i32 %123 to i64, !dbg !260
	%131 = or i64 %130, %129, !dbg !260
	%132 = icmp eq i64 %67, 0, !dbg !261
	br i1 %132, label %b60, label %b59, !dbg !261

b59:
	%133 = add i64 %120, %131, !dbg !262
	br label %b60, !dbg !263

b60:
	%134 = phi i64 [ %120, %b58 ], [ %133, %b59 ], !dbg !228
	%135 = add i64 %65, %134, !dbg !264
	%136 = add i64 %60, %135, !dbg !265
	%137 = add i64 %61, %135, !dbg !266
	%138 = add i64 %62, %135, !dbg !267
	%139 = add i64 %63, %135, !dbg !268
	%140 = icmp sle i64 %23, %p1, !dbg !269
	br i1 %140, label %b61, label %b64, !dbg !269

b61:
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !270
	%142 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !271
	%143 = ptrtoint i64* %142 to i64, !dbg !271
	%144 = and i64 %143, 15, !dbg !271
	%145 = icmp eq i64 %144, 0, !dbg !271
	br i1 %145, label %b62, label %b63, !dbg !271

b62:
	%146 = bitcast i64 addrspace(1)* %141 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !271
	%147 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i64 0, !dbg !272
	%148 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 0, !dbg !272
	%149 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 1, !dbg !272
	%150 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 2, !dbg !272
	%151 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 3, !dbg !272
	%152 = bitcast { i64, i64, i64, i64 } addrspace(1)* %147 to <4 x i64> addrspace(1)*, !dbg !272
	%153 = insertelement <4 x i64> undef, i64 %136, i32 0, !dbg !272
	%154 = insertelement <4 x i64> %153, i64 %137, i32 1, !dbg !272
	%155 = insertelement <4 x i64> %154, i64 %138, i32 2, !dbg !272
	%156 = insertelement <4 x i64> %155, i64 %139, i32 3, !dbg !272
	store <4 x i64> %156, <4 x i64> addrspace(1)* %152, align 16, !dbg !272
	br label %b70, !dbg !272

b63:
	%157 = phi i64 [ %144, %b61 ], [ %313, %b26_cold_ok1 ], !dbg !271
	br label %fail, !dbg !271

b64:
	%158 = icmp slt i64 %22, %p1, !dbg !273
	br i1 %158, label %b65, label %b66, !dbg !273

b65:
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !274
	store i64 %136, i64 addrspace(1)* %159, align 8, !dbg !274
	br label %b66, !dbg !274

b66:
	%160 = add i64 %22, 1, !dbg !275
	%161 = icmp slt i64 %160, %p1, !dbg !276
	br i1 %161, label %b67, label %b68, !dbg !276

b67:
	%162 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %160, !dbg !277
	store i64 %137, i64 addrspace(1)* %162, align 8, !dbg !277
	br label %b68, !dbg !277

b68:
	%163 = add i64 %22, 2, !dbg !278
	%164 = icmp slt i64 %163, %p1, !dbg !279
	br i1 %164, label %b69, label %b70, !dbg !279

b69:
	%165 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %163, !dbg !280
	store i64 %138, i64 addrspace(1)* %165, align 8, !dbg !280
	br label %b70, !dbg !280

b70:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !281, !range !107
	%167 = sext i32 %166 to i64, !dbg !281
	%168 = add i64 %6, %167, !dbg !282
	br label %b35, !dbg !282

b71:
	ret void, !dbg !282

b1_cold:
	%169 = phi i64 [ %343, %b34_cold ], [ %4, %b0 ], !dbg !194
	%170 = icmp slt i64 %169, %p5, !dbg !196
	br i1 %170, label %b2_cold, label %b71, !dbg !196

b2_cold:
	%171 = mul i64 %169, 1024, !dbg !197
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198, !range !16
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198, !range !16
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198, !range !17
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198, !range !18
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198, !range !18
	%177 = mul i32 %176, %174, !dbg !198
	%178 = add i32 %173, %177, !dbg !198
	%179 = mul i32 %175, %178, !dbg !198
	%180 = add i32 %172, %179, !dbg !198
	%181 = sext i32 %180 to i64, !dbg !198
	%182 = trunc i64 %181 to i32, !dbg !199
	%183 = mul nuw i32 %182, 4, !dbg !199
	%184 = zext i32 %183 to i64, !dbg !199
	%185 = add i64 %171, %184, !dbg !200
	%186 = add i64 %185, 4, !dbg !202
	%187 = icmp sle i64 %186, %p3, !dbg !203
	br i1 %187, label %b3_cold, label %b5_cold, !dbg !203

b3_cold:
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !204
	%189 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !205
	%190 = ptrtoint i64* %189 to i64, !dbg !205
	%191 = and i64 %190, 15, !dbg !205
	%192 = icmp eq i64 %191, 0, !dbg !205
	%193 = icmp ugt i64 %186, %p3, !dbg !204
	%194 = icmp ugt i64 %185, %186, !dbg !204
	%195 = or i1 %193, %194, !dbg !204
	br i1 %195, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !204, !prof !12

b3_cold_fail1:
	%196 = icmp ugt i64 %186, %p3, !dbg !204
	br i1 %196, label %b3_cold_fail2, label %b3_cold_ok2, !dbg !204

b3_cold_fail2:
	br label %fail, !dbg !204

b3_cold_ok2:
	br label %fail, !dbg !204

b3_cold_ok1:
	br i1 %192, label %b4_cold, label %b39, !dbg !205

b4_cold:
	%197 = bitcast i64 addrspace(1)* %188 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !205
	%198 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %197, i64 0, !dbg !206
	%199 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 0, !dbg !206
	%200 = bitcast { i64, i64, i64, i64 } addrspace(1)* %198 to <4 x i64> addrspace(1)*, !dbg !206
	%201 = load <4 x i64>, <4 x i64> addrspace(1)* %200, align 16, !dbg !206
	%202 = extractelement <4 x i64> %201, i32 0, !dbg !206
	%203 = extractelement <4 x i64> %201, i32 1, !dbg !206
	%204 = extractelement <4 x i64> %201, i32 2, !dbg !206
	%205 = extractelement <4 x i64> %201, i32 3, !dbg !206
	%206 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 1, !dbg !206
	%207 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 2, !dbg !206
	%208 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %198, i32 0, i32 3, !dbg !206
	br label %b12_cold, !dbg !207

b5_cold:
	%209 = icmp slt i64 %185, %p3, !dbg !208
	br i1 %209, label %b6_cold, label %b7_cold, !dbg !208

b6_cold:
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !209
	%211 = icmp uge i64 %185, %p3, !dbg !209
	br i1 %211, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !209, !prof !12

b6_cold_fail1:
	br label %fail, !dbg !209

b6_cold_ok1:
	%212 = load i64, i64 addrspace(1)* %210, align 8, !dbg !209
	br label %b7_cold, !dbg !210

b7_cold:
	%213 = phi i64 [ 0, %b5_cold ], [ %212, %b6_cold_ok1 ], !dbg !211
	%214 = add i64 %185, 1, !dbg !212
	%215 = icmp slt i64 %214, %p3, !dbg !213
	br i1 %215, label %b8_cold, label %b9_cold, !dbg !213

b8_cold:
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %214, !dbg !214
	%217 = icmp uge i64 %214, %p3, !dbg !214
	br i1 %217, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !214, !prof !12

b8_cold_fail1:
	br label %fail, !dbg !214

b8_cold_ok1:
	%218 = load i64, i64 addrspace(1)* %216, align 8, !dbg !214
	br label %b9_cold, !dbg !215

b9_cold:
	%219 = phi i64 [ 0, %b7_cold ], [ %218, %b8_cold_ok1 ], !dbg !216
	%220 = add i64 %185, 2, !dbg !217
	%221 = icmp slt i64 %220, %p3, !dbg !218
	br i1 %221, label %b10_cold, label %b11_cold, !dbg !218

b10_cold:
	%222 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %220, !dbg !219
	%223 = icmp uge i64 %220, %p3, !dbg !219
	br i1 %223, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !219, !prof !12

b10_cold_fail1:
	br label %fail, !dbg !219

b10_cold_ok1:
	%224 = load i64, i64 addrspace(1)* %222, align 8, !dbg !219
	br label %b11_cold, !dbg !220

b11_cold:
	%225 = phi i64 [ 0, %b9_cold ], [ %224, %b10_cold_ok1 ], !dbg !221
	br label %b12_cold, !dbg !222

b12_cold:
	%226 = phi i64 [ %205, %b4_cold ], [ 0, %b11_cold ], !dbg !223
	%227 = phi i64 [ %204, %b4_cold ], [ %225, %b11_cold ], !dbg !223
	%228 = phi i64 [ %203, %b4_cold ], [ %219, %b11_cold ], !dbg !223
	%229 = phi i64 [ %202, %b4_cold ], [ %213, %b11_cold ], !dbg !223
	%230 = add i64 %228, %229, !dbg !224
	%231 = add i64 %227, %230, !dbg !225
	%232 = add i64 %226, %231, !dbg !226
	%233 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %169, !dbg !227
	%234 = load i64, i64 addrspace(1)* %233, align 8, !dbg !227
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !230, !range !67
	%236 = sext i32 %235 to i64, !dbg !230
	br label %b13_cold, !dbg !230

b13_cold:
	%237 = phi i64 [ %232, %b12_cold ], [ %254, %b16_cold ], !dbg !231
	%238 = phi i64 [ 1, %b12_cold ], [ %255, %b16_cold ], !dbg !232
	%239 = icmp slt i64 %238, 32, !dbg !233
	br i1 %239, label %b14_cold, label %b17_cold, !dbg !233

b14_cold:
	%240 = trunc i64 %238 to i32, !dbg !234
	%241 = trunc i64 %237 to i32, !dbg !234
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %240, i32 0), !dbg !234
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !234
	%244 = lshr i64 %237, 32, !dbg !234
	%245 = trunc i64 %244 to i32, !dbg !234
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %245, i32 %240, i32 0), !dbg !234
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !234
	%248 = zext i32 %247 to i64, !dbg !234
	%249 = shl i64 %248, 32, !dbg !234
	%250 = zext i32 %243 to i64, !dbg !234
	%251 = or i64 %250, %249, !dbg !234
	%252 = icmp sge i64 %236, %238, !dbg !235
	br i1 %252, label %b15_cold, label %b16_cold, !dbg !235

b15_cold:
	%253 = add i64 %237, %251, !dbg !236
	br label %b16_cold, !dbg !236

b16_cold:
	%254 = phi i64 [ %237, %b14_cold ], [ %253, %b15_cold ], !dbg !231
	%255 = mul nsw i64 %238, 2, !dbg !237
	br label %b13_cold, !dbg !237, !llvm.loop !239

b17_cold:
	%256 = mul i32 %175, %176, !dbg !241
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !241, !range !56
	%258 = mul i32 %256, %257, !dbg !241
	%259 = sext i32 %258 to i64, !dbg !241
	%260 = trunc i64 %259 to i32, !dbg !242
	%261 = add nuw i32 %260, 32, !dbg !242
	%262 = zext i32 %261 to i64, !dbg !242
	%263 = sub nuw i32 %261, 1, !dbg !243
	%264 = zext i32 %263 to i64, !dbg !243
	%265 = udiv i32 %263, 32, !dbg !244
	%266 = zext i32 %265 to i64, !dbg !244
	%267 = icmp eq i64 %266, 1, !dbg !245
	br i1 %267, label %b23_cold, label %b18_cold, !dbg !245

b18_cold:
	%268 = trunc i64 %181 to i32, !dbg !247
	%269 = udiv i32 %268, 32, !dbg !247
	%270 = zext i32 %269 to i64, !dbg !247
	call void @llvm.nvvm.barrier0(), !dbg !248
	%271 = and i32 %180, -32, !dbg !249
	%272 = sub i32 %258, %271, !dbg !249
	%273 = icmp slt i32 %272, 32, !dbg !249
	%274 = select i1 %273, i32 %272, i32 32, !dbg !249
	%275 = sext i32 %274 to i64, !dbg !249
	%276 = sub nsw i64 %275, 1, !dbg !250
	%277 = icmp eq i64 %236, %276, !dbg !251
	br i1 %277, label %b19_cold, label %b20_cold, !dbg !251

b19_cold:
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %270, !dbg !252
	store i64 %237, i64 addrspace(3)* %278, align 8, !dbg !252
	br label %b20_cold, !dbg !252

b20_cold:
	call void @llvm.nvvm.barrier0(), !dbg !253
	%279 = icmp slt i64 0, %270, !dbg !253
	br i1 %279, label %b21_cold, label %b22_cold, !dbg !253

b21_cold:
	%280 = phi i64 [ %285, %b21_cold_ok1 ], [ 0, %b20_cold ], !dbg !254
	%281 = phi i64 [ %286, %b21_cold_ok1 ], [ 0, %b20_cold ], !dbg !254
	%282 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %281, !dbg !255
	%283 = icmp uge i64 %281, 32, !dbg !255
	br i1 %283, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !255, !prof !12

b21_cold_fail1:
	br label %fail, !dbg !255

b21_cold_ok1:
	%284 = load i64, i64 addrspace(3)* %282, align 8, !dbg !255
	%285 = add i64 %280, %284, !dbg !256
	%286 = add i64 %281, 1, !dbg !256
	%287 = icmp slt i64 %286, %270, !dbg !256
	br i1 %287, label %b21_cold, label %b22_cold, !dbg !256, !llvm.loop !258

b22_cold:
	%288 = phi i64 [ 0, %b20_cold ], [ %285, %b21_cold_ok1 ], !dbg !254
	br label %b23_cold, !dbg !259

b23_cold:
	%289 = phi i64 [ 0, %b17_cold ], [ %288, %b22_cold ], !dbg !229
	%290 = trunc i64 %237 to i32, !dbg !260
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %290, i32 1, i32 0), !dbg !260
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !260
	%293 = lshr i64 %237, 32, !dbg !260
	%294 = trunc i64 %293 to i32, !dbg !260
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %294, i32 1, i32 0), !dbg !260
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !260
	%297 = zext i32 %296 to i64, !dbg !260
	%298 = shl i64 %297, 32, !dbg !260
	%299 = zext i32 %292 to i64, !dbg !260
	%300 = or i64 %299, %298, !dbg !260
	%301 = icmp eq i64 %236, 0, !dbg !261
	br i1 %301, label %b25_cold, label %b24_cold, !dbg !261

b24_cold:
	%302 = add i64 %289, %300, !dbg !262
	br label %b25_cold, !dbg !263

b25_cold:
	%303 = phi i64 [ %289, %b23_cold ], [ %302, %b24_cold ], !dbg !228
	%304 = add i64 %234, %303, !dbg !264
	%305 = add i64 %229, %304, !dbg !265
	%306 = add i64 %230, %304, !dbg !266
	%307 = add i64 %231, %304, !dbg !267
	%308 = add i64 %232, %304, !dbg !268
	%309 = icmp sle i64 %186, %p1, !dbg !269
	br i1 %309, label %b26_cold, label %b28_cold, !dbg !269

b26_cold:
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !270
	%311 = addrspacecast i64 addrspace(1)* %310 to i64*, !dbg !271
	%312 = ptrtoint i64* %311 to i64, !dbg !271
	%313 = and i64 %312, 15, !dbg !271
	%314 = icmp eq i64 %313, 0, !dbg !271
	%315 = icmp ugt i64 %186, %p1, !dbg !270
	%316 = icmp ugt i64 %185, %186, !dbg !270
	%317 = or i1 %315, %316, !dbg !270
	br i1 %317, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !270, !prof !12

b26_cold_fail1:
	%318 = icmp ugt i64 %186, %p1, !dbg !270
	br i1 %318, label %b26_cold_fail2, label %b26_cold_ok2, !dbg !270

b26_cold_fail2:
	br label %fail, !dbg !270

b26_cold_ok2:
	br label %fail, !dbg !270

b26_cold_ok1:
	br i1 %314, label %b27_cold, label %b63, !dbg !271

b27_cold:
	%319 = bitcast i64 addrspace(1)* %310 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !271
	%320 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %319, i64 0, !dbg !272
	%321 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 0, !dbg !272
	%322 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 1, !dbg !272
	%323 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 2, !dbg !272
	%324 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %320, i32 0, i32 3, !dbg !272
	%325 = bitcast { i64, i64, i64, i64 } addrspace(1)* %320 to <4 x i64> addrspace(1)*, !dbg !272
	%326 = insertelement <4 x i64> undef, i64 %305, i32 0, !dbg !272
	%327 = insertelement <4 x i64> %326, i64 %306, i32 1, !dbg !272
	%328 = insertelement <4 x i64> %327, i64 %307, i32 2, !dbg !272
	%329 = insertelement <4 x i64> %328, i64 %308, i32 3, !dbg !272
	store <4 x i64> %329, <4 x i64> addrspace(1)* %325, align 16, !dbg !272
	br label %b34_cold, !dbg !272

b28_cold:
	%330 = icmp slt i64 %185, %p1, !dbg !273
	br i1 %330, label %b29_cold, label %b30_cold, !dbg !273

b29_cold:
	%331 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !274
	%332 = icmp uge i64 %185, %p1, !dbg !274
	br i1 %332, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !274, !prof !12

b29_cold_fail1:
	br label %fail, !dbg !274

b29_cold_ok1:
	store i64 %305, i64 addrspace(1)* %331, align 8, !dbg !274
	br label %b30_cold, !dbg !274

b30_cold:
	%333 = add i64 %185, 1, !dbg !275
	%334 = icmp slt i64 %333, %p1, !dbg !276
	br i1 %334, label %b31_cold, label %b32_cold, !dbg !276

b31_cold:
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %333, !dbg !277
	%336 = icmp uge i64 %333, %p1, !dbg !277
	br i1 %336, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !277, !prof !12

b31_cold_fail1:
	br label %fail, !dbg !277

b31_cold_ok1:
	store i64 %306, i64 addrspace(1)* %335, align 8, !dbg !277
	br label %b32_cold, !dbg !277

b32_cold:
	%337 = add i64 %185, 2, !dbg !278
	%338 = icmp slt i64 %337, %p1, !dbg !279
	br i1 %338, label %b33_cold, label %b34_cold, !dbg !279

b33_cold:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %337, !dbg !280
	%340 = icmp uge i64 %337, %p1, !dbg !280
	br i1 %340, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !280, !prof !12

b33_cold_fail1:
	br label %fail, !dbg !280

b33_cold_ok1:
	store i64 %307, i64 addrspace(1)* %339, align 8, !dbg !280
	br label %b34_cold, !dbg !280

b34_cold:
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !281, !range !107
	%342 = sext i32 %341 to i64, !dbg !281
	%343 = add i64 %169, %342, !dbg !282
	br label %b1_cold, !dbg !282, !llvm.loop !284

b56_fail1:
	br label %fail, !dbg !255

fail:
	%344 = phi i32 [ 0, %b3_cold_fail2 ], [ 1, %b3_cold_ok2 ], [ 3, %b6_cold_fail1 ], [ 4, %b8_cold_fail1 ], [ 5, %b10_cold_fail1 ], [ 12, %b21_cold_fail1 ], [ 13, %b26_cold_fail2 ], [ 14, %b26_cold_ok2 ], [ 16, %b29_cold_fail1 ], [ 17, %b31_cold_fail1 ], [ 18, %b33_cold_fail1 ], [ 2, %b39 ], [ 12, %b56_fail1 ], [ 15, %b63 ], !dbg !192
	%345 = phi i64 [ %186, %b3_cold_fail2 ], [ %185, %b3_cold_ok2 ], [ %185, %b6_cold_fail1 ], [ %214, %b8_cold_fail1 ], [ %220, %b10_cold_fail1 ], [ %281, %b21_cold_fail1 ], [ %186, %b26_cold_fail2 ], [ %185, %b26_cold_ok2 ], [ %185, %b29_cold_fail1 ], [ %333, %b31_cold_fail1 ], [ %337, %b33_cold_fail1 ], [ %42, %b39 ], [ %112, %b56_fail1 ], [ %157, %b63 ], !dbg !192
	%346 = phi i64 [ %p3, %b3_cold_fail2 ], [ %186, %b3_cold_ok2 ], [ %p3, %b6_cold_fail1 ], [ %p3, %b8_cold_fail1 ], [ %p3, %b10_cold_fail1 ], [ 32, %b21_cold_fail1 ], [ %p1, %b26_cold_fail2 ], [ %186, %b26_cold_ok2 ], [ %p1, %b29_cold_fail1 ], [ %p1, %b31_cold_fail1 ], [ %p1, %b33_cold_fail1 ], [ 16, %b39 ], [ 32, %b56_fail1 ], [ 16, %b63 ], !dbg !192
	call void @gpuc_fail(i8* %ctrl, i32 %344, i64 %345, i64 %346), !dbg !192
	ret void, !dbg !192
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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !112
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !112
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
!nvvm.annotations = !{!286, !287, !288, !289, !290, !291, !292, !293, !294, !295, !296, !297, !298, !299, !300}
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
!12 = !{!"branch_weights", i32 1, i32 1048576}
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
!64 = !{!"llvm.loop.unroll.disable"}
!65 = distinct !{!65, !64}
!66 = !DILocation(line: 77, column: 16, scope: !49, inlinedAt: !54)
!67 = !{i32 0, i32 32}
!68 = !DILocation(line: 78, column: 6, scope: !49, inlinedAt: !54)
!69 = !DILocation(line: 78, column: 36, scope: !49, inlinedAt: !54)
!70 = !DILocation(line: 79, column: 16, scope: !49, inlinedAt: !54)
!71 = !DILocation(line: 80, column: 11, scope: !49, inlinedAt: !54)
!72 = !DILocation(line: 79, column: 3, scope: !49, inlinedAt: !54)
!73 = !DILocation(line: 83, column: 22, scope: !49, inlinedAt: !54)
!74 = !DILocation(line: 83, column: 41, scope: !49, inlinedAt: !54)
!75 = !DILocation(line: 84, column: 9, scope: !49, inlinedAt: !54)
!76 = !DILocation(line: 78, column: 41, scope: !49, inlinedAt: !54)
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !{!78, !77}
!79 = !DILocation(line: 87, column: 16, scope: !49, inlinedAt: !54)
!80 = !DILocation(line: 87, column: 2, scope: !50, inlinedAt: !53)
!81 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!82 = distinct !DISubprogram(name: "Block.warps", scope: !81, file: !81, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!83 = !DILocation(line: 46, column: 14, scope: !50, inlinedAt: !53)
!84 = !DILocation(line: 26, column: 44, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 26, column: 47, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 26, column: 59, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 26, column: 64, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 47, column: 7, scope: !50, inlinedAt: !53)
!89 = !DILocation(line: 50, column: 31, scope: !50, inlinedAt: !53)
!90 = !DILocation(line: 51, column: 10, scope: !50, inlinedAt: !53)
!91 = !DILocation(line: 52, column: 11, scope: !50, inlinedAt: !53)
!92 = !DILocation(line: 52, column: 14, scope: !50, inlinedAt: !53)
!93 = !DILocation(line: 53, column: 17, scope: !50, inlinedAt: !53)
!94 = !DILocation(line: 53, column: 8, scope: !50, inlinedAt: !53)
!95 = !DILocation(line: 55, column: 10, scope: !50, inlinedAt: !53)
!96 = !DILocation(line: 56, column: 11, scope: !50, inlinedAt: !53)
!97 = !DILocation(line: 43, column: 50, scope: !50, inlinedAt: !53)
!98 = !DILocation(line: 57, column: 6, scope: !50, inlinedAt: !53)
!99 = !DILocation(line: 57, column: 16, scope: !50, inlinedAt: !53)
!100 = !DILocation(line: 58, column: 17, scope: !50, inlinedAt: !53)
!101 = !DILocation(line: 57, column: 21, scope: !50, inlinedAt: !53)
!102 = !{!"llvm.loop.unroll.disable"}
!103 = distinct !{!103, !102}
!104 = !DILocation(line: 48, column: 57, scope: !6)
!105 = !DILocation(line: 49, column: 8, scope: !6)
!106 = !DILocation(line: 46, column: 56, scope: !6)
!107 = !{i32 1, i32 -2147483648}
!108 = !DILocation(line: 46, column: 42, scope: !6)
!109 = !{!"llvm.loop.unroll.disable"}
!110 = distinct !{!110, !109}
!111 = !DILocation(line: 27, column: 20, scope: !6)
!112 = !{i32 0, i32 65535}
!113 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!114 = !DILocation(line: 59, column: 6, scope: !113)
!115 = !DILocation(line: 78, column: 16, scope: !113)
!116 = !DILocation(line: 81, column: 28, scope: !113)
!117 = !DILocation(line: 60, column: 14, scope: !113)
!118 = !DILocation(line: 61, column: 2, scope: !113)
!119 = !DILocation(line: 62, column: 6, scope: !113)
!120 = !DILocation(line: 62, column: 24, scope: !113)
!121 = !DILocation(line: 63, column: 22, scope: !113)
!122 = !DILocation(line: 63, column: 14, scope: !113)
!123 = !DILocation(line: 65, column: 8, scope: !113)
!124 = !DILocation(line: 66, column: 12, scope: !113)
!125 = !DILocation(line: 64, column: 3, scope: !113)
!126 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!127 = distinct !DISubprogram(name: "scan", scope: !126, file: !126, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!128 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !126, file: !126, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!129 = !DILocation(line: 68, column: 42, scope: !113)
!130 = !DILocation(line: 14, column: 21, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 25, column: 16, scope: !127, inlinedAt: !130)
!132 = !DILocation(line: 23, column: 48, scope: !127, inlinedAt: !130)
!133 = !DILocation(line: 26, column: 6, scope: !127, inlinedAt: !130)
!134 = !DILocation(line: 26, column: 24, scope: !127, inlinedAt: !130)
!135 = !DILocation(line: 27, column: 24, scope: !127, inlinedAt: !130)
!136 = !DILocation(line: 27, column: 44, scope: !127, inlinedAt: !130)
!137 = !DILocation(line: 28, column: 4, scope: !127, inlinedAt: !130)
!138 = !DILocation(line: 26, column: 37, scope: !127, inlinedAt: !130)
!139 = !DILocation(line: 31, column: 12, scope: !127, inlinedAt: !130)
!140 = !DILocation(line: 26, column: 44, scope: !82, inlinedAt: !139)
!141 = !DILocation(line: 26, column: 47, scope: !82, inlinedAt: !139)
!142 = !DILocation(line: 26, column: 59, scope: !82, inlinedAt: !139)
!143 = !DILocation(line: 26, column: 64, scope: !82, inlinedAt: !139)
!144 = !DILocation(line: 31, column: 15, scope: !127, inlinedAt: !130)
!145 = !DILocation(line: 34, column: 32, scope: !127, inlinedAt: !130)
!146 = !DILocation(line: 35, column: 19, scope: !127, inlinedAt: !130)
!147 = !DILocation(line: 36, column: 10, scope: !127, inlinedAt: !130)
!148 = !DILocation(line: 37, column: 19, scope: !127, inlinedAt: !130)
!149 = !DILocation(line: 37, column: 21, scope: !127, inlinedAt: !130)
!150 = !DILocation(line: 37, column: 10, scope: !127, inlinedAt: !130)
!151 = !DILocation(line: 38, column: 9, scope: !127, inlinedAt: !130)
!152 = !DILocation(line: 40, column: 10, scope: !127, inlinedAt: !130)
!153 = !DILocation(line: 23, column: 59, scope: !127, inlinedAt: !130)
!154 = !DILocation(line: 42, column: 19, scope: !127, inlinedAt: !130)
!155 = !DILocation(line: 42, column: 3, scope: !127, inlinedAt: !130)
!156 = !DILocation(line: 44, column: 2, scope: !128, inlinedAt: !129)
!157 = !DILocation(line: 15, column: 20, scope: !128, inlinedAt: !129)
!158 = !DILocation(line: 15, column: 42, scope: !128, inlinedAt: !129)
!159 = !DILocation(line: 18, column: 16, scope: !128, inlinedAt: !129)
!160 = !DILocation(line: 18, column: 2, scope: !113)
!161 = !DILocation(line: 68, column: 20, scope: !113)
!162 = !DILocation(line: 69, column: 8, scope: !113)
!163 = !DILocation(line: 70, column: 8, scope: !113)
!164 = !DILocation(line: 72, column: 35, scope: !113)
!165 = distinct !DISubprogram(name: "Broadcast", scope: !81, file: !81, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!166 = !DILocation(line: 72, column: 25, scope: !113)
!167 = !DILocation(line: 36, column: 22, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 37, column: 8, scope: !165, inlinedAt: !166)
!169 = !DILocation(line: 39, column: 15, scope: !165, inlinedAt: !166)
!170 = !DILocation(line: 40, column: 17, scope: !165, inlinedAt: !166)
!171 = !DILocation(line: 40, column: 3, scope: !113)
!172 = !DILocation(line: 42, column: 16, scope: !165, inlinedAt: !166)
!173 = !DILocation(line: 43, column: 10, scope: !165, inlinedAt: !166)
!174 = !DILocation(line: 44, column: 14, scope: !165, inlinedAt: !166)
!175 = !DILocation(line: 45, column: 3, scope: !165, inlinedAt: !166)
!176 = !DILocation(line: 47, column: 10, scope: !165, inlinedAt: !166)
!177 = !DILocation(line: 48, column: 9, scope: !165, inlinedAt: !166)
!178 = !DILocation(line: 48, column: 2, scope: !113)
!179 = !DILocation(line: 62, column: 37, scope: !113)
!180 = !DILocation(line: 74, column: 11, scope: !113)
!181 = !DILocation(line: 74, column: 14, scope: !113)
!182 = !DILocation(line: 75, column: 16, scope: !113)
!183 = !DILocation(line: 77, column: 8, scope: !113)
!184 = !DILocation(line: 79, column: 8, scope: !113)
!185 = !DILocation(line: 82, column: 23, scope: !113)
!186 = !DILocation(line: 82, column: 3, scope: !113)
!187 = !DILocation(line: 84, column: 30, scope: !113)
!188 = !DILocation(line: 84, column: 25, scope: !113)
!189 = !DILocation(line: 85, column: 7, scope: !113)
!190 = !DILocation(line: 85, column: 3, scope: !113)
!191 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!192 = !DILocation(line: 92, column: 6, scope: !191)
!193 = !DILocation(line: 94, column: 21, scope: !191)
!194 = !DILocation(line: 94, column: 6, scope: !191)
!195 = !DILocation(line: 94, column: 24, scope: !191)
!196 = !DILocation(line: 94, column: 29, scope: !191)
!197 = !DILocation(line: 95, column: 9, scope: !191)
!198 = !DILocation(line: 95, column: 26, scope: !191)
!199 = !DILocation(line: 95, column: 19, scope: !191)
!200 = !DILocation(line: 95, column: 16, scope: !191)
!201 = !DILocation(line: 96, column: 12, scope: !191)
!202 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !201)
!203 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !201)
!204 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !201)
!205 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !201)
!206 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !201)
!207 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !201)
!208 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !201)
!209 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !201)
!210 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !201)
!211 = !DILocation(line: 32, column: 6, scope: !191)
!212 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !201)
!213 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !201)
!214 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !201)
!215 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !201)
!216 = !DILocation(line: 35, column: 6, scope: !191)
!217 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !201)
!218 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !201)
!219 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !201)
!220 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !201)
!221 = !DILocation(line: 38, column: 9, scope: !191)
!222 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !201)
!223 = !DILocation(line: 96, column: 3, scope: !191)
!224 = !DILocation(line: 97, column: 3, scope: !191)
!225 = !DILocation(line: 98, column: 3, scope: !191)
!226 = !DILocation(line: 99, column: 3, scope: !191)
!227 = !DILocation(line: 100, column: 20, scope: !191)
!228 = !DILocation(line: 100, column: 46, scope: !191)
!229 = !DILocation(line: 14, column: 21, scope: !128, inlinedAt: !228)
!230 = !DILocation(line: 25, column: 16, scope: !127, inlinedAt: !229)
!231 = !DILocation(line: 23, column: 48, scope: !127, inlinedAt: !229)
!232 = !DILocation(line: 26, column: 6, scope: !127, inlinedAt: !229)
!233 = !DILocation(line: 26, column: 24, scope: !127, inlinedAt: !229)
!234 = !DILocation(line: 27, column: 24, scope: !127, inlinedAt: !229)
!235 = !DILocation(line: 27, column: 44, scope: !127, inlinedAt: !229)
!236 = !DILocation(line: 28, column: 4, scope: !127, inlinedAt: !229)
!237 = !DILocation(line: 26, column: 37, scope: !127, inlinedAt: !229)
!238 = !{!"llvm.loop.unroll.disable"}
!239 = distinct !{!239, !238}
!240 = !DILocation(line: 31, column: 12, scope: !127, inlinedAt: !229)
!241 = !DILocation(line: 26, column: 44, scope: !82, inlinedAt: !240)
!242 = !DILocation(line: 26, column: 47, scope: !82, inlinedAt: !240)
!243 = !DILocation(line: 26, column: 59, scope: !82, inlinedAt: !240)
!244 = !DILocation(line: 26, column: 64, scope: !82, inlinedAt: !240)
!245 = !DILocation(line: 31, column: 15, scope: !127, inlinedAt: !229)
!246 = !DILocation(line: 34, column: 32, scope: !127, inlinedAt: !229)
!247 = !DILocation(line: 35, column: 19, scope: !127, inlinedAt: !229)
!248 = !DILocation(line: 36, column: 10, scope: !127, inlinedAt: !229)
!249 = !DILocation(line: 37, column: 19, scope: !127, inlinedAt: !229)
!250 = !DILocation(line: 37, column: 21, scope: !127, inlinedAt: !229)
!251 = !DILocation(line: 37, column: 10, scope: !127, inlinedAt: !229)
!252 = !DILocation(line: 38, column: 9, scope: !127, inlinedAt: !229)
!253 = !DILocation(line: 40, column: 10, scope: !127, inlinedAt: !229)
!254 = !DILocation(line: 23, column: 59, scope: !127, inlinedAt: !229)
!255 = !DILocation(line: 42, column: 19, scope: !127, inlinedAt: !229)
!256 = !DILocation(line: 42, column: 3, scope: !127, inlinedAt: !229)
!257 = !{!"llvm.loop.unroll.disable"}
!258 = distinct !{!258, !257}
!259 = !DILocation(line: 44, column: 2, scope: !128, inlinedAt: !228)
!260 = !DILocation(line: 15, column: 20, scope: !128, inlinedAt: !228)
!261 = !DILocation(line: 15, column: 42, scope: !128, inlinedAt: !228)
!262 = !DILocation(line: 18, column: 16, scope: !128, inlinedAt: !228)
!263 = !DILocation(line: 18, column: 2, scope: !191)
!264 = !DILocation(line: 100, column: 24, scope: !191)
!265 = !DILocation(line: 101, column: 30, scope: !191)
!266 = !DILocation(line: 101, column: 47, scope: !191)
!267 = !DILocation(line: 101, column: 64, scope: !191)
!268 = !DILocation(line: 101, column: 81, scope: !191)
!269 = !DILocation(line: 102, column: 10, scope: !191)
!270 = !DILocation(line: 103, column: 16, scope: !191)
!271 = !DILocation(line: 103, column: 14, scope: !191)
!272 = !DILocation(line: 103, column: 26, scope: !191)
!273 = !DILocation(line: 106, column: 8, scope: !191)
!274 = !DILocation(line: 107, column: 5, scope: !191)
!275 = !DILocation(line: 109, column: 7, scope: !191)
!276 = !DILocation(line: 109, column: 10, scope: !191)
!277 = !DILocation(line: 110, column: 5, scope: !191)
!278 = !DILocation(line: 112, column: 7, scope: !191)
!279 = !DILocation(line: 112, column: 10, scope: !191)
!280 = !DILocation(line: 113, column: 5, scope: !191)
!281 = !DILocation(line: 94, column: 59, scope: !191)
!282 = !DILocation(line: 94, column: 45, scope: !191)
!283 = !{!"llvm.loop.unroll.disable"}
!284 = distinct !{!284, !283}
!285 = !DILocation(line: 27, column: 20, scope: !191)
!286 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!287 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!288 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!289 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!290 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"minctasm", i32 1}
!291 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!292 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!293 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!294 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!295 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"minctasm", i32 1}
!296 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!297 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!298 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!299 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
!300 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"minctasm", i32 1}
