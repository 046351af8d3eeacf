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
	%5 = phi i64 [ %3, %b0 ], [ %139, %b26 ], !dbg !10
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
	%18 = mul i64 %17, 4, !dbg !19
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
	br i1 %26, label %b4, label %b31, !dbg !26

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
	br i1 %71, label %b14, label %b18, !dbg !60

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
	%86 = trunc i64 %59 to i32, !dbg !64
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !64
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !64
	%89 = lshr i64 %59, 32, !dbg !64
	%90 = trunc i64 %89 to i32, !dbg !64
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !64
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !64
	%93 = zext i32 %92 to i64, !dbg !64
	%94 = shl i64 %93, 32, !dbg !64
	%95 = zext i32 %88 to i64, !dbg !64
	%96 = or i64 %95, %94, !dbg !64
	br label %b16, !dbg !64

b16:
	%97 = phi i64 [ %96, %b15 ], [ %112, %b17 ], !dbg !65
	%98 = phi i64 [ 1, %b15 ], [ %113, %b17 ], !dbg !66
	%99 = icmp slt i64 %98, %67, !dbg !67
	br i1 %99, label %b17, label %b18, !dbg !67

b17:
	%100 = trunc i64 %98 to i32, !dbg !68
	%101 = trunc i64 %59 to i32, !dbg !68
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 %100, i32 31), !dbg !68
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !68
	%104 = lshr i64 %59, 32, !dbg !68
	%105 = trunc i64 %104 to i32, !dbg !68
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %100, i32 31), !dbg !68
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !68
	%108 = zext i32 %107 to i64, !dbg !68
	%109 = shl i64 %108, 32, !dbg !68
	%110 = zext i32 %103 to i64, !dbg !68
	%111 = or i64 %110, %109, !dbg !68
	%112 = add i64 %97, %111, !dbg !62
	%113 = add i64 %98, 1, !dbg !69
	br label %b16, !dbg !69

b18:
	%114 = phi i64 [ %69, %b13 ], [ %97, %b16 ], !dbg !54
	%115 = sext i32 %63 to i64, !dbg !73
	%116 = add i64 %115, 32, !dbg !74
	%117 = sub i64 %116, 1, !dbg !75
	%118 = sdiv i64 %117, 32, !dbg !76
	%119 = icmp eq i64 %118, 1, !dbg !77
	br i1 %119, label %b24, label %b19, !dbg !77

b19:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%121 = sext i32 %120 to i64, !dbg !80
	%122 = icmp eq i64 %121, 0, !dbg !82
	br i1 %122, label %b20, label %b21, !dbg !82

b20:
	%123 = sdiv i64 %17, 32, !dbg !83
	%124 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %123, !dbg !84
	store i64 %114, i64 addrspace(3)* %124, align 8, !dbg !84
	br label %b21, !dbg !84

b21:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%125 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%126 = load i64, i64 addrspace(3)* %125, align 8, !dbg !86
	br label %b22, !dbg !86

b22:
	%127 = phi i64 [ %126, %b21 ], [ %132, %b23 ], !dbg !87
	%128 = phi i64 [ 1, %b21 ], [ %133, %b23 ], !dbg !88
	%129 = icmp slt i64 %128, %118, !dbg !89
	br i1 %129, label %b23, label %b24, !dbg !89

b23:
	%130 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %128, !dbg !90
	%131 = load i64, i64 addrspace(3)* %130, align 8, !dbg !90
	%132 = add i64 %127, %131, !dbg !62
	%133 = add i64 %128, 1, !dbg !91
	br label %b22, !dbg !91

b24:
	%134 = phi i64 [ %114, %b18 ], [ %127, %b22 ], !dbg !53
	%135 = icmp eq i64 %17, 0, !dbg !92
	br i1 %135, label %b25, label %b26, !dbg !92

b25:
	%136 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %5, !dbg !93
	store i64 %134, i64 addrspace(1)* %136, align 8, !dbg !93
	br label %b26, !dbg !93

b26:
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%138 = sext i32 %137 to i64, !dbg !94
	%139 = add i64 %5, %138, !dbg !96
	br label %b1, !dbg !96

b31:
	%140 = phi i64 [ %25, %b3 ], [ %161, %b29_cold_ok1 ], !dbg !99
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %140, i64 16), !dbg !26
	ret void, !dbg !26

b54:
	ret void, !dbg !96

b27_cold:
	%141 = phi i64 [ %282, %b53_cold ], [ %3, %b0 ], !dbg !10
	%142 = icmp slt i64 %141, %p1, !dbg !13
	br i1 %142, label %b28_cold, label %b54, !dbg !13

b28_cold:
	%143 = mul i64 %141, 1024, !dbg !14
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%149 = mul i32 %148, %146, !dbg !15
	%150 = add i32 %145, %149, !dbg !15
	%151 = mul i32 %147, %150, !dbg !15
	%152 = add i32 %144, %151, !dbg !15
	%153 = sext i32 %152 to i64, !dbg !15
	%154 = mul i64 %153, 4, !dbg !19
	%155 = add i64 %143, %154, !dbg !20
	%156 = add i64 %155, 4, !dbg !23
	%157 = icmp sle i64 %156, %p3, !dbg !24
	br i1 %157, label %b29_cold, label %b32_cold, !dbg !24

b29_cold:
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %155, !dbg !25
	%159 = addrspacecast i64 addrspace(1)* %158 to i64*, !dbg !26
	%160 = ptrtoint i64* %159 to i64, !dbg !26
	%161 = and i64 %160, 15, !dbg !26
	%162 = icmp eq i64 %161, 0, !dbg !26
	%163 = icmp ugt i64 %156, %p3, !dbg !25
	%164 = icmp ugt i64 %155, %156, !dbg !25
	%165 = or i1 %163, %164, !dbg !25
	br i1 %165, label %b29_cold_fail1, label %b29_cold_ok1, !dbg !25, !prof !97

b29_cold_fail1:
	%166 = icmp ugt i64 %156, %p3, !dbg !25
	br i1 %166, label %b29_cold_fail2, label %b29_cold_ok2, !dbg !25

b29_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %156, i64 %p3), !dbg !25
	ret void, !dbg !25

b29_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %155, i64 %156), !dbg !25
	ret void, !dbg !25

b29_cold_ok1:
	br i1 %162, label %b30_cold, label %b31, !dbg !26

b30_cold:
	%167 = bitcast i64 addrspace(1)* %158 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%168 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %167, i64 0, !dbg !27
	%169 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %168, i32 0, i32 0, !dbg !27
	%170 = bitcast { i64, i64, i64, i64 } addrspace(1)* %168 to <4 x i64> addrspace(1)*, !dbg !27
	%171 = load <4 x i64>, <4 x i64> addrspace(1)* %170, align 16, !dbg !27
	%172 = extractelement <4 x i64> %171, i32 0, !dbg !27
	%173 = extractelement <4 x i64> %171, i32 1, !dbg !27
	%174 = extractelement <4 x i64> %171, i32 2, !dbg !27
	%175 = extractelement <4 x i64> %171, i32 3, !dbg !27
	%176 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %168, i32 0, i32 1, !dbg !27
	%177 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %168, i32 0, i32 2, !dbg !27
	%178 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %168, i32 0, i32 3, !dbg !27
	br label %b39_cold, !dbg !28

b32_cold:
	%179 = icmp slt i64 %155, %p3, !dbg !29
	br i1 %179, label %b33_cold, label %b34_cold, !dbg !29

b33_cold:
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %155, !dbg !30
	%181 = icmp uge i64 %155, %p3, !dbg !30
	br i1 %181, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !30, !prof !97

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %155, i64 %p3), !dbg !30
	ret void, !dbg !30

b33_cold_ok1:
	%182 = load i64, i64 addrspace(1)* %180, align 8, !dbg !30
	br label %b34_cold, !dbg !31

b34_cold:
	%183 = phi i64 [ 0, %b32_cold ], [ %182, %b33_cold_ok1 ], !dbg !32
	%184 = add i64 %155, 1, !dbg !33
	%185 = icmp slt i64 %184, %p3, !dbg !34
	br i1 %185, label %b35_cold, label %b36_cold, !dbg !34

b35_cold:
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %184, !dbg !35
	%187 = icmp uge i64 %184, %p3, !dbg !35
	br i1 %187, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !35, !prof !97

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %184, i64 %p3), !dbg !35
	ret void, !dbg !35

b35_cold_ok1:
	%188 = load i64, i64 addrspace(1)* %186, align 8, !dbg !35
	br label %b36_cold, !dbg !36

b36_cold:
	%189 = phi i64 [ 0, %b34_cold ], [ %188, %b35_cold_ok1 ], !dbg !37
	%190 = add i64 %155, 2, !dbg !38
	%191 = icmp slt i64 %190, %p3, !dbg !39
	br i1 %191, label %b37_cold, label %b38_cold, !dbg !39

b37_cold:
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %190, !dbg !40
	%193 = icmp uge i64 %190, %p3, !dbg !40
	br i1 %193, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !40, !prof !97

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %190, i64 %p3), !dbg !40
	ret void, !dbg !40

b37_cold_ok1:
	%194 = load i64, i64 addrspace(1)* %192, align 8, !dbg !40
	br label %b38_cold, !dbg !41

b38_cold:
	%195 = phi i64 [ 0, %b36_cold ], [ %194, %b37_cold_ok1 ], !dbg !42
	br label %b39_cold, !dbg !43

b39_cold:
	%196 = phi i64 [ %175, %b30_cold ], [ 0, %b38_cold ], !dbg !44
	%197 = phi i64 [ %174, %b30_cold ], [ %195, %b38_cold ], !dbg !44
	%198 = phi i64 [ %173, %b30_cold ], [ %189, %b38_cold ], !dbg !44
	%199 = phi i64 [ %172, %b30_cold ], [ %183, %b38_cold ], !dbg !44
	%200 = add i64 %199, %198, !dbg !45
	%201 = add i64 %200, %197, !dbg !46
	%202 = add i64 %201, %196, !dbg !47
	%203 = and i32 %152, -32, !dbg !55
	%204 = mul i32 %147, %148, !dbg !55
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%206 = mul i32 %204, %205, !dbg !55
	%207 = sub i32 %206, %203, !dbg !55
	%208 = icmp slt i32 %207, 32, !dbg !55
	%209 = select i1 %208, i32 %207, i32 32, !dbg !55
	%210 = sext i32 %209 to i64, !dbg !55
	%211 = icmp eq i64 %210, 32, !dbg !57
	br i1 %211, label %b40_cold, label %b42_cold, !dbg !57

b40_cold:
	%212 = phi i64 [ %227, %b41_cold ], [ %202, %b39_cold ], !dbg !58
	%213 = phi i64 [ %228, %b41_cold ], [ 16, %b39_cold ], !dbg !59
	%214 = icmp sgt i64 %213, 0, !dbg !60
	br i1 %214, label %b41_cold, label %b45_cold, !dbg !60

b41_cold:
	%215 = trunc i64 %213 to i32, !dbg !61
	%216 = trunc i64 %212 to i32, !dbg !61
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !61
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !61
	%219 = lshr i64 %212, 32, !dbg !61
	%220 = trunc i64 %219 to i32, !dbg !61
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !61
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !61
	%223 = zext i32 %222 to i64, !dbg !61
	%224 = shl i64 %223, 32, !dbg !61
	%225 = zext i32 %218 to i64, !dbg !61
	%226 = or i64 %225, %224, !dbg !61
	%227 = add i64 %212, %226, !dbg !62
	%228 = sdiv i64 %213, 2, !dbg !63
	br label %b40_cold, !dbg !63

b42_cold:
	%229 = trunc i64 %202 to i32, !dbg !64
	%230 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %229, i32 0, i32 31), !dbg !64
	%231 = extractvalue { i32, i1 } %230, 0, !dbg !64
	%232 = lshr i64 %202, 32, !dbg !64
	%233 = trunc i64 %232 to i32, !dbg !64
	%234 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !64
	%235 = extractvalue { i32, i1 } %234, 0, !dbg !64
	%236 = zext i32 %235 to i64, !dbg !64
	%237 = shl i64 %236, 32, !dbg !64
	%238 = zext i32 %231 to i64, !dbg !64
	%239 = or i64 %238, %237, !dbg !64
	br label %b43_cold, !dbg !64

b43_cold:
	%240 = phi i64 [ %239, %b42_cold ], [ %255, %b44_cold ], !dbg !65
	%241 = phi i64 [ 1, %b42_cold ], [ %256, %b44_cold ], !dbg !66
	%242 = icmp slt i64 %241, %210, !dbg !67
	br i1 %242, label %b44_cold, label %b45_cold, !dbg !67

b44_cold:
	%243 = trunc i64 %241 to i32, !dbg !68
	%244 = trunc i64 %202 to i32, !dbg !68
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %244, i32 %243, i32 31), !dbg !68
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !68
	%247 = lshr i64 %202, 32, !dbg !68
	%248 = trunc i64 %247 to i32, !dbg !68
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 %243, i32 31), !dbg !68
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !68
	%251 = zext i32 %250 to i64, !dbg !68
	%252 = shl i64 %251, 32, !dbg !68
	%253 = zext i32 %246 to i64, !dbg !68
	%254 = or i64 %253, %252, !dbg !68
	%255 = add i64 %240, %254, !dbg !62
	%256 = add i64 %241, 1, !dbg !69
	br label %b43_cold, !dbg !69

b45_cold:
	%257 = phi i64 [ %212, %b40_cold ], [ %240, %b43_cold ], !dbg !54
	%258 = sext i32 %206 to i64, !dbg !73
	%259 = add i64 %258, 32, !dbg !74
	%260 = sub i64 %259, 1, !dbg !75
	%261 = sdiv i64 %260, 32, !dbg !76
	%262 = icmp eq i64 %261, 1, !dbg !77
	br i1 %262, label %b51_cold, label %b46_cold, !dbg !77

b46_cold:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !80, !range !81
	%264 = sext i32 %263 to i64, !dbg !80
	%265 = icmp eq i64 %264, 0, !dbg !82
	br i1 %265, label %b47_cold, label %b48_cold, !dbg !82

b47_cold:
	%266 = sdiv i64 %153, 32, !dbg !83
	%267 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %266, !dbg !84
	store i64 %257, i64 addrspace(3)* %267, align 8, !dbg !84
	br label %b48_cold, !dbg !84

b48_cold:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%268 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !86
	%269 = load i64, i64 addrspace(3)* %268, align 8, !dbg !86
	br label %b49_cold, !dbg !86

b49_cold:
	%270 = phi i64 [ %269, %b48_cold ], [ %275, %b50_cold ], !dbg !87
	%271 = phi i64 [ 1, %b48_cold ], [ %276, %b50_cold ], !dbg !88
	%272 = icmp slt i64 %271, %261, !dbg !89
	br i1 %272, label %b50_cold, label %b51_cold, !dbg !89

b50_cold:
	%273 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %271, !dbg !90
	%274 = load i64, i64 addrspace(3)* %273, align 8, !dbg !90
	%275 = add i64 %270, %274, !dbg !62
	%276 = add i64 %271, 1, !dbg !91
	br label %b49_cold, !dbg !91

b51_cold:
	%277 = phi i64 [ %257, %b45_cold ], [ %270, %b49_cold ], !dbg !53
	%278 = icmp eq i64 %153, 0, !dbg !92
	br i1 %278, label %b52_cold, label %b53_cold, !dbg !92

b52_cold:
	%279 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %141, !dbg !93
	store i64 %277, i64 addrspace(1)* %279, align 8, !dbg !93
	br label %b53_cold, !dbg !93

b53_cold:
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !94, !range !95
	%281 = sext i32 %280 to i64, !dbg !94
	%282 = add i64 %141, %281, !dbg !96
	br label %b27_cold, !dbg !96
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !100 {
entry:
	br label %b0, !dbg !101

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !101
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !101
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !101
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !102
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !103
	br label %b1, !dbg !104

b1:
	%5 = phi i64 [ 0, %b0 ], [ %103, %b26 ], !dbg !105
	%6 = phi i64 [ 0, %b0 ], [ %104, %b26 ], !dbg !106
	%7 = icmp slt i64 %6, %p1, !dbg !107
	br i1 %7, label %b2, label %b27, !dbg !107

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !108, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !108, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !108, !range !18
	%13 = mul i32 %12, %10, !dbg !108
	%14 = add i32 %9, %13, !dbg !108
	%15 = mul i32 %11, %14, !dbg !108
	%16 = add i32 %8, %15, !dbg !108
	%17 = sext i32 %16 to i64, !dbg !108
	%18 = add i64 %6, %17, !dbg !109
	%19 = icmp slt i64 %18, %p1, !dbg !110
	br i1 %19, label %b3, label %b4, !dbg !110

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !111
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !111
	br label %b4, !dbg !111

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !112
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !118, !range !81
	%24 = sext i32 %23 to i64, !dbg !118
	br label %b5, !dbg !118

b5:
	%25 = phi i64 [ %22, %b4 ], [ %42, %b8 ], !dbg !119
	%26 = phi i64 [ 1, %b4 ], [ %43, %b8 ], !dbg !120
	%27 = icmp slt i64 %26, 32, !dbg !121
	br i1 %27, label %b6, label %b9, !dbg !121

b6:
	%28 = trunc i64 %26 to i32, !dbg !122
	%29 = trunc i64 %25 to i32, !dbg !122
	%30 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %29, i32 %28, i32 0), !dbg !122
	%31 = extractvalue { i32, i1 } %30, 0, !dbg !122
	%32 = lshr i64 %25, 32, !dbg !122
	%33 = trunc i64 %32 to i32, !dbg !122
	%34 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %33, i32 %28, i32 0), !dbg !122
	%35 = extractvalue { i32, i1 } %34, 0, !dbg !122
	%36 = zext i32 %35 to i64, !dbg !122
	%37 = shl i64 %36, 32, !dbg !122
	%38 = zext i32 %31 to i64, !dbg !122
	%39 = or i64 %38, %37, !dbg !122
	%40 = icmp sge i64 %24, %26, !dbg !123
	br i1 %40, label %b7, label %b8, !dbg !123

b7:
	%41 = add i64 %25, %39, !dbg !124
	br label %b8, !dbg !124

b8:
	%42 = phi i64 [ %25, %b6 ], [ %41, %b7 ], !dbg !119
	%43 = mul i64 %26, 2, !dbg !125
	br label %b5, !dbg !125

b9:
	%44 = mul i32 %11, %12, !dbg !127
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !127, !range !56
	%46 = mul i32 %44, %45, !dbg !127
	%47 = sext i32 %46 to i64, !dbg !127
	%48 = add i64 %47, 32, !dbg !128
	%49 = sub i64 %48, 1, !dbg !129
	%50 = sdiv i64 %49, 32, !dbg !130
	%51 = icmp eq i64 %50, 1, !dbg !131
	br i1 %51, label %b15, label %b10, !dbg !131

b10:
	%52 = sdiv i64 %17, 32, !dbg !133
	call void @llvm.nvvm.barrier0(), !dbg !134
	%53 = and i32 %16, -32, !dbg !135
	%54 = sub i32 %46, %53, !dbg !135
	%55 = icmp slt i32 %54, 32, !dbg !135
	%56 = select i1 %55, i32 %54, i32 32, !dbg !135
	%57 = sext i32 %56 to i64, !dbg !135
	%58 = sub i64 %57, 1, !dbg !136
	%59 = icmp eq i64 %24, %58, !dbg !137
	br i1 %59, label %b11, label %b12, !dbg !137

b11:
	%60 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %52, !dbg !138
	store i64 %25, i64 addrspace(3)* %60, align 8, !dbg !138
	br label %b12, !dbg !138

b12:
	call void @llvm.nvvm.barrier0(), !dbg !139
	%61 = icmp slt i64 0, %52, !dbg !139
	br i1 %61, label %b13, label %b14, !dbg !139

b13:
	%62 = phi i64 [ %67, %b13_ok1 ], [ 0, %b12 ], !dbg !140
	%63 = phi i64 [ %68, %b13_ok1 ], [ 0, %b12 ], !dbg !140
	%64 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %63, !dbg !141
	%65 = icmp uge i64 %63, 32, !dbg !141
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !141, !prof !97

b13_ok1:
	%66 = load i64, i64 addrspace(3)* %64, align 8, !dbg !141
	%67 = add i64 %62, %66, !dbg !142
	%68 = add i64 %63, 1, !dbg !142
	%69 = icmp slt i64 %68, %52, !dbg !142
	br i1 %69, label %b13, label %b14, !dbg !142

b14:
	%70 = phi i64 [ 0, %b12 ], [ %67, %b13_ok1 ], !dbg !140
	br label %b15, !dbg !143

b15:
	%71 = phi i64 [ 0, %b9 ], [ %70, %b14 ], !dbg !117
	%72 = trunc i64 %25 to i32, !dbg !144
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 1, i32 0), !dbg !144
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !144
	%75 = lshr i64 %25, 32, !dbg !144
	%76 = trunc i64 %75 to i32, !dbg !144
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 1, i32 0), !dbg !144
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !144
	%79 = zext i32 %78 to i64, !dbg !144
	%80 = shl i64 %79, 32, !dbg !144
	%81 = zext i32 %74 to i64, !dbg !144
	%82 = or i64 %81, %80, !dbg !144
	%83 = icmp eq i64 %24, 0, !dbg !145
	br i1 %83, label %b17, label %b16, !dbg !145

b16:
	%84 = add i64 %71, %82, !dbg !146
	br label %b17, !dbg !147

b17:
	%85 = phi i64 [ %71, %b15 ], [ %84, %b16 ], !dbg !116
	%86 = add i64 %5, %85, !dbg !148
	br i1 %19, label %b18, label %b19, !dbg !149

b18:
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !150
	store i64 %86, i64 addrspace(1)* %87, align 8, !dbg !150
	br label %b19, !dbg !150

b19:
	%88 = add i64 %86, %22, !dbg !151
	%89 = icmp sge i64 255, %47, !dbg !154
	br i1 %89, label %b20, label %b21, !dbg !154

b20:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !155
	ret void, !dbg !155

b21:
	br i1 %51, label %b22, label %b23, !dbg !156

b22:
	%90 = trunc i64 %88 to i32, !dbg !157
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 255, i32 31), !dbg !157
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !157
	%93 = lshr i64 %88, 32, !dbg !157
	%94 = trunc i64 %93 to i32, !dbg !157
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 255, i32 31), !dbg !157
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !157
	%97 = zext i32 %96 to i64, !dbg !157
	%98 = shl i64 %97, 32, !dbg !157
	%99 = zext i32 %92 to i64, !dbg !157
	%100 = or i64 %99, %98, !dbg !157
	br label %b26, !dbg !158

b23:
	call void @llvm.nvvm.barrier0(), !dbg !160
	%101 = icmp eq i64 %17, 255, !dbg !161
	br i1 %101, label %b24, label %b25, !dbg !161

b24:
	store i64 %88, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !162
	br label %b25, !dbg !162

b25:
	call void @llvm.nvvm.barrier0(), !dbg !163
	%102 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42, align 8, !dbg !164
	br label %b26, !dbg !165

b26:
	%103 = phi i64 [ %100, %b22 ], [ %102, %b25 ], !dbg !153
	%104 = add i64 %6, 256, !dbg !166
	br label %b1, !dbg !166

b27:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !16
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !16
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !17
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !18
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !18
	%110 = mul i32 %109, %107, !dbg !167
	%111 = add i32 %106, %110, !dbg !167
	%112 = mul i32 %108, %111, !dbg !167
	%113 = add i32 %105, %112, !dbg !167
	%114 = sext i32 %113 to i64, !dbg !167
	%115 = icmp eq i64 %114, 0, !dbg !168
	br i1 %115, label %b28, label %b29, !dbg !168

b28:
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !169
	%117 = icmp uge i64 0, %p3, !dbg !169
	br i1 %117, label %b28_fail1, label %b28_ok1, !dbg !169, !prof !97

b28_ok1:
	store i64 %5, i64 addrspace(1)* %116, align 8, !dbg !169
	br label %b29, !dbg !169

b29:
	call void @llvm.nvvm.barrier0(), !dbg !170
	%118 = sext i32 %3 to i64, !dbg !102
	%119 = mul i64 %p3, %118, !dbg !102
	%120 = mul i64 %p3, 8, !dbg !102
	%121 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !102
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !102
	%123 = icmp ne i64 %119, %p5, !dbg !102
	br i1 %123, label %b29_fail1, label %b29_ok1, !dbg !102, !prof !97

b29_ok1:
	%124 = bitcast i64* %121 to i8*, !dbg !102
	%125 = bitcast i64* %122 to i8*, !dbg !102
	call void @gpuc_f_collect_block(i32 0, i8* %124, i8* %125, i64 %120, i32 1, i8* %ctrl, i32 10), !dbg !102
	call void @llvm.nvvm.barrier0(), !dbg !171
	%126 = sext i32 %4 to i64, !dbg !103
	%127 = icmp slt i64 0, %126, !dbg !103
	br i1 %127, label %b30, label %b31, !dbg !103

b30:
	%128 = phi i64 [ %133, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !103
	%129 = phi i64 [ %134, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !103
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !172
	%131 = icmp uge i64 %129, %p5, !dbg !172
	br i1 %131, label %b30_fail1, label %b30_ok1, !dbg !172, !prof !97

b30_ok1:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !172
	%133 = add i64 %128, %132, !dbg !173
	%134 = add i64 %129, 1, !dbg !173
	%135 = icmp slt i64 %134, %126, !dbg !173
	br i1 %135, label %b30, label %b31, !dbg !173

b31:
	%136 = phi i64 [ 0, %b29_ok1 ], [ %133, %b30_ok1 ], !dbg !174
	%137 = mul i32 %108, %109, !dbg !175
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !56
	%139 = mul i32 %137, %138, !dbg !175
	%140 = sext i32 %139 to i64, !dbg !175
	br label %b32, !dbg !175

b32:
	%141 = phi i64 [ %114, %b31 ], [ %146, %b33 ], !dbg !175
	%142 = icmp slt i64 %141, %p1, !dbg !175
	br i1 %142, label %b33, label %b34, !dbg !175

b33:
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %141, !dbg !176
	%144 = load i64, i64 addrspace(1)* %143, align 8, !dbg !176
	%145 = add i64 %144, %136, !dbg !177
	store i64 %145, i64 addrspace(1)* %143, align 8, !dbg !176
	%146 = add i64 %141, %140, !dbg !175
	br label %b32, !dbg !175

b34:
	ret void, !dbg !175

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %63, i64 32), !dbg !141
	ret void, !dbg !141

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p3), !dbg !169
	ret void, !dbg !169

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %119, i64 %p5), !dbg !102
	ret void, !dbg !102

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %129, i64 %p5), !dbg !172
	ret void, !dbg !172
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !178 {
entry:
	br label %b0, !dbg !179

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !179
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !179
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !179
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !180, !range !9
	%4 = sext i32 %3 to i64, !dbg !180
	%5 = icmp ule i64 %p5, 281474976710655, !dbg !181
	br i1 %5, label %b1, label %b35_cold, !dbg !182, !prof !12

b1:
	%6 = phi i64 [ %4, %b0 ], [ %158, %b34 ], !dbg !181
	%7 = icmp slt i64 %6, %p5, !dbg !183
	br i1 %7, label %b2, label %b71, !dbg !183

b2:
	%8 = mul i64 %6, 1024, !dbg !184
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !185, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !185, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !185, !range !18
	%14 = mul i32 %13, %11, !dbg !185
	%15 = add i32 %10, %14, !dbg !185
	%16 = mul i32 %12, %15, !dbg !185
	%17 = add i32 %9, %16, !dbg !185
	%18 = sext i32 %17 to i64, !dbg !185
	%19 = mul i64 %18, 4, !dbg !186
	%20 = add i64 %8, %19, !dbg !187
	%21 = add i64 %20, 4, !dbg !189
	%22 = icmp sle i64 %21, %p3, !dbg !190
	br i1 %22, label %b3, label %b5, !dbg !190

b3:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %20, !dbg !191
	%24 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !192
	%25 = ptrtoint i64* %24 to i64, !dbg !192
	%26 = and i64 %25, 15, !dbg !192
	%27 = icmp eq i64 %26, 0, !dbg !192
	br i1 %27, label %b4, label %b39, !dbg !192

b4:
	%28 = bitcast i64 addrspace(1)* %23 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !192
	%29 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %28, i64 0, !dbg !193
	%30 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 0, !dbg !193
	%31 = bitcast { i64, i64, i64, i64 } addrspace(1)* %29 to <4 x i64> addrspace(1)*, !dbg !193
	%32 = load <4 x i64>, <4 x i64> addrspace(1)* %31, align 16, !dbg !193
	%33 = extractelement <4 x i64> %32, i32 0, !dbg !193
	%34 = extractelement <4 x i64> %32, i32 1, !dbg !193
	%35 = extractelement <4 x i64> %32, i32 2, !dbg !193
	%36 = extractelement <4 x i64> %32, i32 3, !dbg !193
	%37 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 1, !dbg !193
	%38 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 2, !dbg !193
	%39 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %29, i32 0, i32 3, !dbg !193
	br label %b12, !dbg !194

b5:
	%40 = icmp slt i64 %20, %p3, !dbg !195
	br i1 %40, label %b6, label %b7, !dbg !195

b6:
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %20, !dbg !196
	%42 = load i64, i64 addrspace(1)* %41, align 8, !dbg !196
	br label %b7, !dbg !197

b7:
	%43 = phi i64 [ 0, %b5 ], [ %42, %b6 ], !dbg !198
	%44 = add i64 %20, 1, !dbg !199
	%45 = icmp slt i64 %44, %p3, !dbg !200
	br i1 %45, label %b8, label %b9, !dbg !200

b8:
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %44, !dbg !201
	%47 = load i64, i64 addrspace(1)* %46, align 8, !dbg !201
	br label %b9, !dbg !202

b9:
	%48 = phi i64 [ 0, %b7 ], [ %47, %b8 ], !dbg !203
	%49 = add i64 %20, 2, !dbg !204
	%50 = icmp slt i64 %49, %p3, !dbg !205
	br i1 %50, label %b10, label %b11, !dbg !205

b10:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !206
	%52 = load i64, i64 addrspace(1)* %51, align 8, !dbg !206
	br label %b11, !dbg !207

b11:
	%53 = phi i64 [ 0, %b9 ], [ %52, %b10 ], !dbg !208
	br label %b12, !dbg !209

b12:
	%54 = phi i64 [ %36, %b4 ], [ 0, %b11 ], !dbg !210
	%55 = phi i64 [ %35, %b4 ], [ %53, %b11 ], !dbg !210
	%56 = phi i64 [ %34, %b4 ], [ %48, %b11 ], !dbg !210
	%57 = phi i64 [ %33, %b4 ], [ %43, %b11 ], !dbg !210
	%58 = add i64 %56, %57, !dbg !211
	%59 = add i64 %55, %58, !dbg !212
	%60 = add i64 %54, %59, !dbg !213
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !214
	%62 = load i64, i64 addrspace(1)* %61, align 8, !dbg !214
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !217, !range !81
	%64 = sext i32 %63 to i64, !dbg !217
	br label %b13, !dbg !217

b13:
	%65 = phi i64 [ %60, %b12 ], [ %82, %b16 ], !dbg !218
	%66 = phi i64 [ 1, %b12 ], [ %83, %b16 ], !dbg !219
	%67 = icmp slt i64 %66, 32, !dbg !220
	br i1 %67, label %b14, label %b17, !dbg !220

b14:
	%68 = trunc i64 %66 to i32, !dbg !221
	%69 = trunc i64 %65 to i32, !dbg !221
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 %68, i32 0), !dbg !221
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !221
	%72 = lshr i64 %65, 32, !dbg !221
	%73 = trunc i64 %72 to i32, !dbg !221
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 %68, i32 0), !dbg !221
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !221
	%76 = zext i32 %75 to i64, !dbg !221
	%77 = shl i64 %76, 32, !dbg !221
	%78 = zext i32 %71 to i64, !dbg !221
	%79 = or i64 %78, %77, !dbg !221
	%80 = icmp sge i64 %64, %66, !dbg !222
	br i1 %80, label %b15, label %b16, !dbg !222

b15:
	%81 = add i64 %65, %79, !dbg !223
	br label %b16, !dbg !223

b16:
	%82 = phi i64 [ %65, %b14 ], [ %81, %b15 ], !dbg !218
	%83 = mul i64 %66, 2, !dbg !224
	br label %b13, !dbg !224

b17:
	%84 = mul i32 %12, %13, !dbg !226
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !226, !range !56
	%86 = mul i32 %84, %85, !dbg !226
	%87 = sext i32 %86 to i64, !dbg !226
	%88 = add i64 %87, 32, !dbg !227
	%89 = sub i64 %88, 1, !dbg !228
	%90 = sdiv i64 %89, 32, !dbg !229
	%91 = icmp eq i64 %90, 1, !dbg !230
	br i1 %91, label %b23, label %b18, !dbg !230

b18:
	%92 = sdiv i64 %18, 32, !dbg !232
	call void @llvm.nvvm.barrier0(), !dbg !233
	%93 = and i32 %17, -32, !dbg !234
	%94 = sub i32 %86, %93, !dbg !234
	%95 = icmp slt i32 %94, 32, !dbg !234
	%96 = select i1 %95, i32 %94, i32 32, !dbg !234
	%97 = sext i32 %96 to i64, !dbg !234
	%98 = sub i64 %97, 1, !dbg !235
	%99 = icmp eq i64 %64, %98, !dbg !236
	br i1 %99, label %b19, label %b20, !dbg !236

b19:
	%100 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %92, !dbg !237
	store i64 %65, i64 addrspace(3)* %100, align 8, !dbg !237
	br label %b20, !dbg !237

b20:
	call void @llvm.nvvm.barrier0(), !dbg !238
	%101 = icmp slt i64 0, %92, !dbg !238
	br i1 %101, label %b21, label %b22, !dbg !238

b21:
	%102 = phi i64 [ %107, %b21_ok1 ], [ 0, %b20 ], !dbg !239
	%103 = phi i64 [ %108, %b21_ok1 ], [ 0, %b20 ], !dbg !239
	%104 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %103, !dbg !240
	%105 = icmp uge i64 %103, 32, !dbg !240
	br i1 %105, label %b21_fail1, label %b21_ok1, !dbg !240, !prof !97

b21_ok1:
	%106 = load i64, i64 addrspace(3)* %104, align 8, !dbg !240
	%107 = add i64 %102, %106, !dbg !241
	%108 = add i64 %103, 1, !dbg !241
	%109 = icmp slt i64 %108, %92, !dbg !241
	br i1 %109, label %b21, label %b22, !dbg !241

b22:
	%110 = phi i64 [ 0, %b20 ], [ %107, %b21_ok1 ], !dbg !239
	br label %b23, !dbg !242

b23:
	%111 = phi i64 [ 0, %b17 ], [ %110, %b22 ], !dbg !216
	%112 = trunc i64 %65 to i32, !dbg !243
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %112, i32 1, i32 0), !dbg !243
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !243
	%115 = lshr i64 %65, 32, !dbg !243
	%116 = trunc i64 %115 to i32, !dbg !243
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %116, i32 1, i32 0), !dbg !243
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !243
	%119 = zext i32 %118 to i64, !dbg !243
	%120 = shl i64 %119, 32, !dbg !243
	%121 = zext i32 %114 to i64, !dbg !243
	%122 = or i64 %121, %120, !dbg !243
	%123 = icmp eq i64 %64, 0, !dbg !244
	br i1 %123, label %b25, label %b24, !dbg !244

b24:
	%124 = add i64 %111, %122, !dbg !245
	br label %b25, !dbg !246

b25:
	%125 = phi i64 [ %111, %b23 ], [ %124, %b24 ], !dbg !215
	%126 = add i64 %62, %125, !dbg !247
	%127 = add i64 %57, %126, !dbg !248
	%128 = add i64 %58, %126, !dbg !249
	%129 = add i64 %59, %126, !dbg !250
	%130 = add i64 %60, %126, !dbg !251
	%131 = icmp sle i64 %21, %p1, !dbg !252
	br i1 %131, label %b26, label %b28, !dbg !252

b26:
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %20, !dbg !253
	%133 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !254
	%134 = ptrtoint i64* %133 to i64, !dbg !254
	%135 = and i64 %134, 15, !dbg !254
	%136 = icmp eq i64 %135, 0, !dbg !254
	br i1 %136, label %b27, label %b63, !dbg !254

b27:
	%137 = bitcast i64 addrspace(1)* %132 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !254
	%138 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %137, i64 0, !dbg !255
	%139 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 0, !dbg !255
	%140 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 1, !dbg !255
	%141 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 2, !dbg !255
	%142 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %138, i32 0, i32 3, !dbg !255
	%143 = bitcast { i64, i64, i64, i64 } addrspace(1)* %138 to <4 x i64> addrspace(1)*, !dbg !255
	%144 = insertelement <4 x i64> undef, i64 %127, i32 0, !dbg !255
	%145 = insertelement <4 x i64> %144, i64 %128, i32 1, !dbg !255
	%146 = insertelement <4 x i64> %145, i64 %129, i32 2, !dbg !255
	%147 = insertelement <4 x i64> %146, i64 %130, i32 3, !dbg !255
	store <4 x i64> %147, <4 x i64> addrspace(1)* %143, align 16, !dbg !255
	br label %b34, !dbg !255

b28:
	%148 = icmp slt i64 %20, %p1, !dbg !256
	br i1 %148, label %b29, label %b30, !dbg !256

b29:
	%149 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %20, !dbg !257
	store i64 %127, i64 addrspace(1)* %149, align 8, !dbg !257
	br label %b30, !dbg !257

b30:
	%150 = add i64 %20, 1, !dbg !258
	%151 = icmp slt i64 %150, %p1, !dbg !259
	br i1 %151, label %b31, label %b32, !dbg !259

b31:
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %150, !dbg !260
	store i64 %128, i64 addrspace(1)* %152, align 8, !dbg !260
	br label %b32, !dbg !260

b32:
	%153 = add i64 %20, 2, !dbg !261
	%154 = icmp slt i64 %153, %p1, !dbg !262
	br i1 %154, label %b33, label %b34, !dbg !262

b33:
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %153, !dbg !263
	store i64 %129, i64 addrspace(1)* %155, align 8, !dbg !263
	br label %b34, !dbg !263

b34:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !264, !range !95
	%157 = sext i32 %156 to i64, !dbg !264
	%158 = add i64 %6, %157, !dbg !265
	br label %b1, !dbg !265

b39:
	%159 = phi i64 [ %26, %b3 ], [ %181, %b37_cold_ok1 ], !dbg !266
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %159, i64 16), !dbg !192
	ret void, !dbg !192

b63:
	%160 = phi i64 [ %135, %b26 ], [ %297, %b61_cold_ok1 ], !dbg !254
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %160, i64 16), !dbg !254
	ret void, !dbg !254

b71:
	ret void, !dbg !265

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %103, i64 32), !dbg !240
	ret void, !dbg !240

b35_cold:
	%161 = phi i64 [ %327, %b70_cold ], [ %4, %b0 ], !dbg !181
	%162 = icmp slt i64 %161, %p5, !dbg !183
	br i1 %162, label %b36_cold, label %b71, !dbg !183

b36_cold:
	%163 = mul i64 %161, 1024, !dbg !184
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185, !range !16
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !185, !range !16
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !185, !range !17
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185, !range !18
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !185, !range !18
	%169 = mul i32 %168, %166, !dbg !185
	%170 = add i32 %165, %169, !dbg !185
	%171 = mul i32 %167, %170, !dbg !185
	%172 = add i32 %164, %171, !dbg !185
	%173 = sext i32 %172 to i64, !dbg !185
	%174 = mul i64 %173, 4, !dbg !186
	%175 = add i64 %163, %174, !dbg !187
	%176 = add i64 %175, 4, !dbg !189
	%177 = icmp sle i64 %176, %p3, !dbg !190
	br i1 %177, label %b37_cold, label %b40_cold, !dbg !190

b37_cold:
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %175, !dbg !191
	%179 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !192
	%180 = ptrtoint i64* %179 to i64, !dbg !192
	%181 = and i64 %180, 15, !dbg !192
	%182 = icmp eq i64 %181, 0, !dbg !192
	%183 = icmp ugt i64 %176, %p3, !dbg !191
	%184 = icmp ugt i64 %175, %176, !dbg !191
	%185 = or i1 %183, %184, !dbg !191
	br i1 %185, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !191, !prof !97

b37_cold_fail1:
	%186 = icmp ugt i64 %176, %p3, !dbg !191
	br i1 %186, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !191

b37_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %176, i64 %p3), !dbg !191
	ret void, !dbg !191

b37_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %175, i64 %176), !dbg !191
	ret void, !dbg !191

b37_cold_ok1:
	br i1 %182, label %b38_cold, label %b39, !dbg !192

b38_cold:
	%187 = bitcast i64 addrspace(1)* %178 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !192
	%188 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %187, i64 0, !dbg !193
	%189 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 0, !dbg !193
	%190 = bitcast { i64, i64, i64, i64 } addrspace(1)* %188 to <4 x i64> addrspace(1)*, !dbg !193
	%191 = load <4 x i64>, <4 x i64> addrspace(1)* %190, align 16, !dbg !193
	%192 = extractelement <4 x i64> %191, i32 0, !dbg !193
	%193 = extractelement <4 x i64> %191, i32 1, !dbg !193
	%194 = extractelement <4 x i64> %191, i32 2, !dbg !193
	%195 = extractelement <4 x i64> %191, i32 3, !dbg !193
	%196 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 1, !dbg !193
	%197 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 2, !dbg !193
	%198 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %188, i32 0, i32 3, !dbg !193
	br label %b47_cold, !dbg !194

b40_cold:
	%199 = icmp slt i64 %175, %p3, !dbg !195
	br i1 %199, label %b41_cold, label %b42_cold, !dbg !195

b41_cold:
	%200 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %175, !dbg !196
	%201 = icmp uge i64 %175, %p3, !dbg !196
	br i1 %201, label %b41_cold_fail1, label %b41_cold_ok1, !dbg !196, !prof !97

b41_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %175, i64 %p3), !dbg !196
	ret void, !dbg !196

b41_cold_ok1:
	%202 = load i64, i64 addrspace(1)* %200, align 8, !dbg !196
	br label %b42_cold, !dbg !197

b42_cold:
	%203 = phi i64 [ 0, %b40_cold ], [ %202, %b41_cold_ok1 ], !dbg !198
	%204 = add i64 %175, 1, !dbg !199
	%205 = icmp slt i64 %204, %p3, !dbg !200
	br i1 %205, label %b43_cold, label %b44_cold, !dbg !200

b43_cold:
	%206 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %204, !dbg !201
	%207 = icmp uge i64 %204, %p3, !dbg !201
	br i1 %207, label %b43_cold_fail1, label %b43_cold_ok1, !dbg !201, !prof !97

b43_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %204, i64 %p3), !dbg !201
	ret void, !dbg !201

b43_cold_ok1:
	%208 = load i64, i64 addrspace(1)* %206, align 8, !dbg !201
	br label %b44_cold, !dbg !202

b44_cold:
	%209 = phi i64 [ 0, %b42_cold ], [ %208, %b43_cold_ok1 ], !dbg !203
	%210 = add i64 %175, 2, !dbg !204
	%211 = icmp slt i64 %210, %p3, !dbg !205
	br i1 %211, label %b45_cold, label %b46_cold, !dbg !205

b45_cold:
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %210, !dbg !206
	%213 = icmp uge i64 %210, %p3, !dbg !206
	br i1 %213, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !206, !prof !97

b45_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %210, i64 %p3), !dbg !206
	ret void, !dbg !206

b45_cold_ok1:
	%214 = load i64, i64 addrspace(1)* %212, align 8, !dbg !206
	br label %b46_cold, !dbg !207

b46_cold:
	%215 = phi i64 [ 0, %b44_cold ], [ %214, %b45_cold_ok1 ], !dbg !208
	br label %b47_cold, !dbg !209

b47_cold:
	%216 = phi i64 [ %195, %b38_cold ], [ 0, %b46_cold ], !dbg !210
	%217 = phi i64 [ %194, %b38_cold ], [ %215, %b46_cold ], !dbg !210
	%218 = phi i64 [ %193, %b38_cold ], [ %209, %b46_cold ], !dbg !210
	%219 = phi i64 [ %192, %b38_cold ], [ %203, %b46_cold ], !dbg !210
	%220 = add i64 %218, %219, !dbg !211
	%221 = add i64 %217, %220, !dbg !212
	%222 = add i64 %216, %221, !dbg !213
	%223 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %161, !dbg !214
	%224 = load i64, i64 addrspace(1)* %223, align 8, !dbg !214
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !217, !range !81
	%226 = sext i32 %225 to i64, !dbg !217
	br label %b48_cold, !dbg !217

b48_cold:
	%227 = phi i64 [ %222, %b47_cold ], [ %244, %b51_cold ], !dbg !218
	%228 = phi i64 [ 1, %b47_cold ], [ %245, %b51_cold ], !dbg !219
	%229 = icmp slt i64 %228, 32, !dbg !220
	br i1 %229, label %b49_cold, label %b52_cold, !dbg !220

b49_cold:
	%230 = trunc i64 %228 to i32, !dbg !221
	%231 = trunc i64 %227 to i32, !dbg !221
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !221
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !221
	%234 = lshr i64 %227, 32, !dbg !221
	%235 = trunc i64 %234 to i32, !dbg !221
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !221
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !221
	%238 = zext i32 %237 to i64, !dbg !221
	%239 = shl i64 %238, 32, !dbg !221
	%240 = zext i32 %233 to i64, !dbg !221
	%241 = or i64 %240, %239, !dbg !221
	%242 = icmp sge i64 %226, %228, !dbg !222
	br i1 %242, label %b50_cold, label %b51_cold, !dbg !222

b50_cold:
	%243 = add i64 %227, %241, !dbg !223
	br label %b51_cold, !dbg !223

b51_cold:
	%244 = phi i64 [ %227, %b49_cold ], [ %243, %b50_cold ], !dbg !218
	%245 = mul i64 %228, 2, !dbg !224
	br label %b48_cold, !dbg !224

b52_cold:
	%246 = mul i32 %167, %168, !dbg !226
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !226, !range !56
	%248 = mul i32 %246, %247, !dbg !226
	%249 = sext i32 %248 to i64, !dbg !226
	%250 = add i64 %249, 32, !dbg !227
	%251 = sub i64 %250, 1, !dbg !228
	%252 = sdiv i64 %251, 32, !dbg !229
	%253 = icmp eq i64 %252, 1, !dbg !230
	br i1 %253, label %b58_cold, label %b53_cold, !dbg !230

b53_cold:
	%254 = sdiv i64 %173, 32, !dbg !232
	call void @llvm.nvvm.barrier0(), !dbg !233
	%255 = and i32 %172, -32, !dbg !234
	%256 = sub i32 %248, %255, !dbg !234
	%257 = icmp slt i32 %256, 32, !dbg !234
	%258 = select i1 %257, i32 %256, i32 32, !dbg !234
	%259 = sext i32 %258 to i64, !dbg !234
	%260 = sub i64 %259, 1, !dbg !235
	%261 = icmp eq i64 %226, %260, !dbg !236
	br i1 %261, label %b54_cold, label %b55_cold, !dbg !236

b54_cold:
	%262 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %254, !dbg !237
	store i64 %227, i64 addrspace(3)* %262, align 8, !dbg !237
	br label %b55_cold, !dbg !237

b55_cold:
	call void @llvm.nvvm.barrier0(), !dbg !238
	%263 = icmp slt i64 0, %254, !dbg !238
	br i1 %263, label %b56_cold, label %b57_cold, !dbg !238

b56_cold:
	%264 = phi i64 [ %269, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !239
	%265 = phi i64 [ %270, %b56_cold_ok1 ], [ 0, %b55_cold ], !dbg !239
	%266 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %265, !dbg !240
	%267 = icmp uge i64 %265, 32, !dbg !240
	br i1 %267, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !240, !prof !97

b56_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %265, i64 32), !dbg !240
	ret void, !dbg !240

b56_cold_ok1:
	%268 = load i64, i64 addrspace(3)* %266, align 8, !dbg !240
	%269 = add i64 %264, %268, !dbg !241
	%270 = add i64 %265, 1, !dbg !241
	%271 = icmp slt i64 %270, %254, !dbg !241
	br i1 %271, label %b56_cold, label %b57_cold, !dbg !241

b57_cold:
	%272 = phi i64 [ 0, %b55_cold ], [ %269, %b56_cold_ok1 ], !dbg !239
	br label %b58_cold, !dbg !242

b58_cold:
	%273 = phi i64 [ 0, %b52_cold ], [ %272, %b57_cold ], !dbg !216
	%274 = trunc i64 %227 to i32, !dbg !243
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %274, i32 1, i32 0), !dbg !243
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !243
	%277 = lshr i64 %227, 32, !dbg !243
	%278 = trunc i64 %277 to i32, !dbg !243
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %278, i32 1, i32 0), !dbg !243
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !243
	%281 = zext i32 %280 to i64, !dbg !243
	%282 = shl i64 %281, 32, !dbg !243
	%283 = zext i32 %276 to i64, !dbg !243
	%284 = or i64 %283, %282, !dbg !243
	%285 = icmp eq i64 %226, 0, !dbg !244
	br i1 %285, label %b60_cold, label %b59_cold, !dbg !244

b59_cold:
	%286 = add i64 %273, %284, !dbg !245
	br label %b60_cold, !dbg !246

b60_cold:
	%287 = phi i64 [ %273, %b58_cold ], [ %286, %b59_cold ], !dbg !215
	%288 = add i64 %224, %287, !dbg !247
	%289 = add i64 %219, %288, !dbg !248
	%290 = add i64 %220, %288, !dbg !249
	%291 = add i64 %221, %288, !dbg !250
	%292 = add i64 %222, %288, !dbg !251
	%293 = icmp sle i64 %176, %p1, !dbg !252
	br i1 %293, label %b61_cold, label %b64_cold, !dbg !252

b61_cold:
	%294 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %175, !dbg !253
	%295 = addrspacecast i64 addrspace(1)* %294 to i64*, !dbg !254
	%296 = ptrtoint i64* %295 to i64, !dbg !254
	%297 = and i64 %296, 15, !dbg !254
	%298 = icmp eq i64 %297, 0, !dbg !254
	%299 = icmp ugt i64 %176, %p1, !dbg !253
	%300 = icmp ugt i64 %175, %176, !dbg !253
	%301 = or i1 %299, %300, !dbg !253
	br i1 %301, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !253, !prof !97

b61_cold_fail1:
	%302 = icmp ugt i64 %176, %p1, !dbg !253
	br i1 %302, label %b61_cold_fail2, label %b61_cold_ok2, !dbg !253

b61_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %176, i64 %p1), !dbg !253
	ret void, !dbg !253

b61_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %175, i64 %176), !dbg !253
	ret void, !dbg !253

b61_cold_ok1:
	br i1 %298, label %b62_cold, label %b63, !dbg !254

b62_cold:
	%303 = bitcast i64 addrspace(1)* %294 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !254
	%304 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %303, i64 0, !dbg !255
	%305 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 0, !dbg !255
	%306 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 1, !dbg !255
	%307 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 2, !dbg !255
	%308 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %304, i32 0, i32 3, !dbg !255
	%309 = bitcast { i64, i64, i64, i64 } addrspace(1)* %304 to <4 x i64> addrspace(1)*, !dbg !255
	%310 = insertelement <4 x i64> undef, i64 %289, i32 0, !dbg !255
	%311 = insertelement <4 x i64> %310, i64 %290, i32 1, !dbg !255
	%312 = insertelement <4 x i64> %311, i64 %291, i32 2, !dbg !255
	%313 = insertelement <4 x i64> %312, i64 %292, i32 3, !dbg !255
	store <4 x i64> %313, <4 x i64> addrspace(1)* %309, align 16, !dbg !255
	br label %b70_cold, !dbg !255

b64_cold:
	%314 = icmp slt i64 %175, %p1, !dbg !256
	br i1 %314, label %b65_cold, label %b66_cold, !dbg !256

b65_cold:
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %175, !dbg !257
	%316 = icmp uge i64 %175, %p1, !dbg !257
	br i1 %316, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !257, !prof !97

b65_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %175, i64 %p1), !dbg !257
	ret void, !dbg !257

b65_cold_ok1:
	store i64 %289, i64 addrspace(1)* %315, align 8, !dbg !257
	br label %b66_cold, !dbg !257

b66_cold:
	%317 = add i64 %175, 1, !dbg !258
	%318 = icmp slt i64 %317, %p1, !dbg !259
	br i1 %318, label %b67_cold, label %b68_cold, !dbg !259

b67_cold:
	%319 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %317, !dbg !260
	%320 = icmp uge i64 %317, %p1, !dbg !260
	br i1 %320, label %b67_cold_fail1, label %b67_cold_ok1, !dbg !260, !prof !97

b67_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %317, i64 %p1), !dbg !260
	ret void, !dbg !260

b67_cold_ok1:
	store i64 %290, i64 addrspace(1)* %319, align 8, !dbg !260
	br label %b68_cold, !dbg !260

b68_cold:
	%321 = add i64 %175, 2, !dbg !261
	%322 = icmp slt i64 %321, %p1, !dbg !262
	br i1 %322, label %b69_cold, label %b70_cold, !dbg !262

b69_cold:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %321, !dbg !263
	%324 = icmp uge i64 %321, %p1, !dbg !263
	br i1 %324, label %b69_cold_fail1, label %b69_cold_ok1, !dbg !263, !prof !97

b69_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %321, i64 %p1), !dbg !263
	ret void, !dbg !263

b69_cold_ok1:
	store i64 %291, i64 addrspace(1)* %323, align 8, !dbg !263
	br label %b70_cold, !dbg !263

b70_cold:
	%325 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !264, !range !95
	%326 = sext i32 %325 to i64, !dbg !264
	%327 = add i64 %161, %326, !dbg !265
	br label %b35_cold, !dbg !265
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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !16
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !98
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !98
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!267, !268, !269, !270, !271, !272, !273, !274, !275, !276, !277, !278}
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
!98 = !{i32 0, i32 65535}
!99 = !DILocation(line: 27, column: 20, scope: !6)
!100 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!101 = !DILocation(line: 59, column: 6, scope: !100)
!102 = !DILocation(line: 78, column: 16, scope: !100)
!103 = !DILocation(line: 81, column: 28, scope: !100)
!104 = !DILocation(line: 60, column: 14, scope: !100)
!105 = !DILocation(line: 61, column: 2, scope: !100)
!106 = !DILocation(line: 62, column: 6, scope: !100)
!107 = !DILocation(line: 62, column: 24, scope: !100)
!108 = !DILocation(line: 63, column: 22, scope: !100)
!109 = !DILocation(line: 63, column: 14, scope: !100)
!110 = !DILocation(line: 65, column: 8, scope: !100)
!111 = !DILocation(line: 66, column: 12, scope: !100)
!112 = !DILocation(line: 64, column: 3, scope: !100)
!113 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!114 = distinct !DISubprogram(name: "scan", scope: !113, file: !113, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!115 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !113, file: !113, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!116 = !DILocation(line: 68, column: 42, scope: !100)
!117 = !DILocation(line: 14, column: 21, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 25, column: 16, scope: !114, inlinedAt: !117)
!119 = !DILocation(line: 23, column: 48, scope: !114, inlinedAt: !117)
!120 = !DILocation(line: 26, column: 6, scope: !114, inlinedAt: !117)
!121 = !DILocation(line: 26, column: 24, scope: !114, inlinedAt: !117)
!122 = !DILocation(line: 27, column: 24, scope: !114, inlinedAt: !117)
!123 = !DILocation(line: 27, column: 44, scope: !114, inlinedAt: !117)
!124 = !DILocation(line: 28, column: 4, scope: !114, inlinedAt: !117)
!125 = !DILocation(line: 26, column: 37, scope: !114, inlinedAt: !117)
!126 = !DILocation(line: 31, column: 12, scope: !114, inlinedAt: !117)
!127 = !DILocation(line: 26, column: 44, scope: !71, inlinedAt: !126)
!128 = !DILocation(line: 26, column: 47, scope: !71, inlinedAt: !126)
!129 = !DILocation(line: 26, column: 59, scope: !71, inlinedAt: !126)
!130 = !DILocation(line: 26, column: 64, scope: !71, inlinedAt: !126)
!131 = !DILocation(line: 31, column: 15, scope: !114, inlinedAt: !117)
!132 = !DILocation(line: 34, column: 32, scope: !114, inlinedAt: !117)
!133 = !DILocation(line: 35, column: 19, scope: !114, inlinedAt: !117)
!134 = !DILocation(line: 36, column: 10, scope: !114, inlinedAt: !117)
!135 = !DILocation(line: 37, column: 19, scope: !114, inlinedAt: !117)
!136 = !DILocation(line: 37, column: 21, scope: !114, inlinedAt: !117)
!137 = !DILocation(line: 37, column: 10, scope: !114, inlinedAt: !117)
!138 = !DILocation(line: 38, column: 9, scope: !114, inlinedAt: !117)
!139 = !DILocation(line: 40, column: 10, scope: !114, inlinedAt: !117)
!140 = !DILocation(line: 23, column: 59, scope: !114, inlinedAt: !117)
!141 = !DILocation(line: 42, column: 19, scope: !114, inlinedAt: !117)
!142 = !DILocation(line: 42, column: 3, scope: !114, inlinedAt: !117)
!143 = !DILocation(line: 44, column: 2, scope: !115, inlinedAt: !116)
!144 = !DILocation(line: 15, column: 20, scope: !115, inlinedAt: !116)
!145 = !DILocation(line: 15, column: 42, scope: !115, inlinedAt: !116)
!146 = !DILocation(line: 18, column: 16, scope: !115, inlinedAt: !116)
!147 = !DILocation(line: 18, column: 2, scope: !100)
!148 = !DILocation(line: 68, column: 20, scope: !100)
!149 = !DILocation(line: 69, column: 8, scope: !100)
!150 = !DILocation(line: 70, column: 8, scope: !100)
!151 = !DILocation(line: 72, column: 35, scope: !100)
!152 = distinct !DISubprogram(name: "Broadcast", scope: !70, file: !70, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!153 = !DILocation(line: 72, column: 25, scope: !100)
!154 = !DILocation(line: 36, column: 22, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 37, column: 8, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 39, column: 15, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 40, column: 17, scope: !152, inlinedAt: !153)
!158 = !DILocation(line: 40, column: 3, scope: !100)
!159 = !DILocation(line: 42, column: 16, scope: !152, inlinedAt: !153)
!160 = !DILocation(line: 43, column: 10, scope: !152, inlinedAt: !153)
!161 = !DILocation(line: 44, column: 14, scope: !152, inlinedAt: !153)
!162 = !DILocation(line: 45, column: 3, scope: !152, inlinedAt: !153)
!163 = !DILocation(line: 47, column: 10, scope: !152, inlinedAt: !153)
!164 = !DILocation(line: 48, column: 9, scope: !152, inlinedAt: !153)
!165 = !DILocation(line: 48, column: 2, scope: !100)
!166 = !DILocation(line: 62, column: 37, scope: !100)
!167 = !DILocation(line: 74, column: 11, scope: !100)
!168 = !DILocation(line: 74, column: 14, scope: !100)
!169 = !DILocation(line: 75, column: 16, scope: !100)
!170 = !DILocation(line: 77, column: 8, scope: !100)
!171 = !DILocation(line: 79, column: 8, scope: !100)
!172 = !DILocation(line: 82, column: 23, scope: !100)
!173 = !DILocation(line: 82, column: 3, scope: !100)
!174 = !DILocation(line: 84, column: 30, scope: !100)
!175 = !DILocation(line: 84, column: 25, scope: !100)
!176 = !DILocation(line: 85, column: 7, scope: !100)
!177 = !DILocation(line: 85, column: 3, scope: !100)
!178 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!179 = !DILocation(line: 92, column: 6, scope: !178)
!180 = !DILocation(line: 94, column: 21, scope: !178)
!181 = !DILocation(line: 94, column: 6, scope: !178)
!182 = !DILocation(line: 94, column: 24, scope: !178)
!183 = !DILocation(line: 94, column: 29, scope: !178)
!184 = !DILocation(line: 95, column: 9, scope: !178)
!185 = !DILocation(line: 95, column: 26, scope: !178)
!186 = !DILocation(line: 95, column: 19, scope: !178)
!187 = !DILocation(line: 95, column: 16, scope: !178)
!188 = !DILocation(line: 96, column: 12, scope: !178)
!189 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !188)
!190 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !188)
!191 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !188)
!192 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !188)
!193 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !188)
!194 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !188)
!195 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !188)
!196 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !188)
!197 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !188)
!198 = !DILocation(line: 32, column: 6, scope: !178)
!199 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !188)
!200 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !188)
!201 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !188)
!202 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !188)
!203 = !DILocation(line: 35, column: 6, scope: !178)
!204 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !188)
!205 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !188)
!206 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !188)
!207 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !188)
!208 = !DILocation(line: 38, column: 9, scope: !178)
!209 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !188)
!210 = !DILocation(line: 96, column: 3, scope: !178)
!211 = !DILocation(line: 97, column: 3, scope: !178)
!212 = !DILocation(line: 98, column: 3, scope: !178)
!213 = !DILocation(line: 99, column: 3, scope: !178)
!214 = !DILocation(line: 100, column: 20, scope: !178)
!215 = !DILocation(line: 100, column: 46, scope: !178)
!216 = !DILocation(line: 14, column: 21, scope: !115, inlinedAt: !215)
!217 = !DILocation(line: 25, column: 16, scope: !114, inlinedAt: !216)
!218 = !DILocation(line: 23, column: 48, scope: !114, inlinedAt: !216)
!219 = !DILocation(line: 26, column: 6, scope: !114, inlinedAt: !216)
!220 = !DILocation(line: 26, column: 24, scope: !114, inlinedAt: !216)
!221 = !DILocation(line: 27, column: 24, scope: !114, inlinedAt: !216)
!222 = !DILocation(line: 27, column: 44, scope: !114, inlinedAt: !216)
!223 = !DILocation(line: 28, column: 4, scope: !114, inlinedAt: !216)
!224 = !DILocation(line: 26, column: 37, scope: !114, inlinedAt: !216)
!225 = !DILocation(line: 31, column: 12, scope: !114, inlinedAt: !216)
!226 = !DILocation(line: 26, column: 44, scope: !71, inlinedAt: !225)
!227 = !DILocation(line: 26, column: 47, scope: !71, inlinedAt: !225)
!228 = !DILocation(line: 26, column: 59, scope: !71, inlinedAt: !225)
!229 = !DILocation(line: 26, column: 64, scope: !71, inlinedAt: !225)
!230 = !DILocation(line: 31, column: 15, scope: !114, inlinedAt: !216)
!231 = !DILocation(line: 34, column: 32, scope: !114, inlinedAt: !216)
!232 = !DILocation(line: 35, column: 19, scope: !114, inlinedAt: !216)
!233 = !DILocation(line: 36, column: 10, scope: !114, inlinedAt: !216)
!234 = !DILocation(line: 37, column: 19, scope: !114, inlinedAt: !216)
!235 = !DILocation(line: 37, column: 21, scope: !114, inlinedAt: !216)
!236 = !DILocation(line: 37, column: 10, scope: !114, inlinedAt: !216)
!237 = !DILocation(line: 38, column: 9, scope: !114, inlinedAt: !216)
!238 = !DILocation(line: 40, column: 10, scope: !114, inlinedAt: !216)
!239 = !DILocation(line: 23, column: 59, scope: !114, inlinedAt: !216)
!240 = !DILocation(line: 42, column: 19, scope: !114, inlinedAt: !216)
!241 = !DILocation(line: 42, column: 3, scope: !114, inlinedAt: !216)
!242 = !DILocation(line: 44, column: 2, scope: !115, inlinedAt: !215)
!243 = !DILocation(line: 15, column: 20, scope: !115, inlinedAt: !215)
!244 = !DILocation(line: 15, column: 42, scope: !115, inlinedAt: !215)
!245 = !DILocation(line: 18, column: 16, scope: !115, inlinedAt: !215)
!246 = !DILocation(line: 18, column: 2, scope: !178)
!247 = !DILocation(line: 100, column: 24, scope: !178)
!248 = !DILocation(line: 101, column: 30, scope: !178)
!249 = !DILocation(line: 101, column: 47, scope: !178)
!250 = !DILocation(line: 101, column: 64, scope: !178)
!251 = !DILocation(line: 101, column: 81, scope: !178)
!252 = !DILocation(line: 102, column: 10, scope: !178)
!253 = !DILocation(line: 103, column: 16, scope: !178)
!254 = !DILocation(line: 103, column: 14, scope: !178)
!255 = !DILocation(line: 103, column: 26, scope: !178)
!256 = !DILocation(line: 106, column: 8, scope: !178)
!257 = !DILocation(line: 107, column: 5, scope: !178)
!258 = !DILocation(line: 109, column: 7, scope: !178)
!259 = !DILocation(line: 109, column: 10, scope: !178)
!260 = !DILocation(line: 110, column: 5, scope: !178)
!261 = !DILocation(line: 112, column: 7, scope: !178)
!262 = !DILocation(line: 112, column: 10, scope: !178)
!263 = !DILocation(line: 113, column: 5, scope: !178)
!264 = !DILocation(line: 94, column: 59, scope: !178)
!265 = !DILocation(line: 94, column: 45, scope: !178)
!266 = !DILocation(line: 27, column: 20, scope: !178)
!267 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!268 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!269 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!270 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!271 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!272 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!273 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!274 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!275 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!276 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!277 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!278 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
