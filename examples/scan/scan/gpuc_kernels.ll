target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_39 = addrspace(3) global i64 undef, align 8
@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Sums to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan to i8*)], section "llvm.metadata"

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = alloca [8 x i64], align 8, !dbg !7
	%1 = alloca [8 x i64], align 8, !dbg !7
	br label %b0, !dbg !7

b0:
	%2 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = icmp ule i64 %p1, 281474976710655, !dbg !10
	br i1 %6, label %b1, label %b36_cold, !dbg !11, !prof !12

b1:
	%7 = phi i64 [ %5, %b0 ], [ %170, %b35 ], !dbg !10
	%8 = icmp slt i64 %7, %p1, !dbg !13
	br i1 %8, label %b2, label %b71, !dbg !13

b2:
	%9 = mul i64 %7, 1024, !dbg !14
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%15 = mul i32 %14, %12, !dbg !15
	%16 = add i32 %11, %15, !dbg !15
	%17 = mul i32 %13, %16, !dbg !15
	%18 = add i32 %10, %17, !dbg !15
	%19 = sext i32 %18 to i64, !dbg !15
	%20 = trunc i64 %19 to i32, !dbg !19
	%21 = mul i32 %20, 4, !dbg !19
	%22 = zext i32 %21 to i64, !dbg !19
	%23 = add i64 %9, %22, !dbg !20
	%24 = add i64 %23, 4, !dbg !23
	%25 = icmp sle i64 %24, %p3, !dbg !24
	br i1 %25, label %b3, label %b4, !dbg !24

b3:
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !25
	%27 = addrspacecast i64 addrspace(1)* %26 to i64*, !dbg !26
	%28 = ptrtoint i64* %27 to i64, !dbg !26
	%29 = and i64 %28, 15, !dbg !26
	%30 = icmp eq i64 %29, 0, !dbg !26
	%31 = bitcast i64 addrspace(1)* %26 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%32 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i64 0, !dbg !27
	%33 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %32, i32 0, i32 0, !dbg !27
	%34 = icmp eq i1 %30, false, !dbg !26
	br i1 %34, label %b3_fail1, label %b3_ok1, !dbg !26, !prof !28

b3_ok1:
	%35 = bitcast { i64, i64, i64, i64 } addrspace(1)* %32 to <4 x i64> addrspace(1)*, !dbg !27
	%36 = load <4 x i64>, <4 x i64> addrspace(1)* %35, align 16, !dbg !27
	%37 = extractelement <4 x i64> %36, i32 0, !dbg !27
	%38 = extractelement <4 x i64> %36, i32 1, !dbg !27
	%39 = extractelement <4 x i64> %36, i32 2, !dbg !27
	%40 = extractelement <4 x i64> %36, i32 3, !dbg !27
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %32, i32 0, i32 1, !dbg !27
	%42 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %32, i32 0, i32 2, !dbg !27
	%43 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %32, i32 0, i32 3, !dbg !27
	br label %b11, !dbg !30

b4:
	%44 = icmp slt i64 %23, %p3, !dbg !31
	br i1 %44, label %b5, label %b6, !dbg !31

b5:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !32
	%46 = load i64, i64 addrspace(1)* %45, align 8, !dbg !32
	br label %b6, !dbg !33

b6:
	%47 = phi i64 [ 0, %b4 ], [ %46, %b5 ], !dbg !34
	%48 = add i64 %23, 1, !dbg !35
	%49 = icmp slt i64 %48, %p3, !dbg !36
	br i1 %49, label %b7, label %b8, !dbg !36

b7:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %48, !dbg !37
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !37
	br label %b8, !dbg !38

b8:
	%52 = phi i64 [ 0, %b6 ], [ %51, %b7 ], !dbg !39
	%53 = add i64 %23, 2, !dbg !40
	%54 = icmp slt i64 %53, %p3, !dbg !41
	br i1 %54, label %b9, label %b10, !dbg !41

b9:
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %53, !dbg !42
	%56 = load i64, i64 addrspace(1)* %55, align 8, !dbg !42
	br label %b10, !dbg !43

b10:
	%57 = phi i64 [ 0, %b8 ], [ %56, %b9 ], !dbg !44
	br label %b11, !dbg !45

b11:
	%58 = phi i64 [ %40, %b3_ok1 ], [ 0, %b10 ], !dbg !46
	%59 = phi i64 [ %39, %b3_ok1 ], [ %57, %b10 ], !dbg !46
	%60 = phi i64 [ %38, %b3_ok1 ], [ %52, %b10 ], !dbg !46
	%61 = phi i64 [ %37, %b3_ok1 ], [ %47, %b10 ], !dbg !46
	%62 = add i64 %61, %60, !dbg !47
	%63 = add i64 %62, %59, !dbg !48
	%64 = add i64 %63, %58, !dbg !49
	%65 = and i32 %18, -32, !dbg !57
	%66 = mul i32 %13, %14, !dbg !57
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !58
	%68 = mul i32 %66, %67, !dbg !57
	%69 = sub i32 %68, %65, !dbg !57
	%70 = icmp slt i32 %69, 32, !dbg !57
	%71 = select i1 %70, i32 %69, i32 32, !dbg !57
	%72 = icmp eq i32 %71, 32, !dbg !59
	br i1 %72, label %b12, label %b14, !dbg !59

b12:
	%73 = phi i64 [ %88, %b13 ], [ %64, %b11 ], !dbg !60
	%74 = phi i64 [ %91, %b13 ], [ 16, %b11 ], !dbg !61
	%75 = icmp sgt i64 %74, 0, !dbg !62
	br i1 %75, label %b13, label %b17, !dbg !62

b13:
	%76 = trunc i64 %74 to i32, !dbg !63
	%77 = trunc i64 %73 to i32, !dbg !63
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %77, i32 %76, i32 31), !dbg !63
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !63
	%80 = lshr i64 %73, 32, !dbg !63
	%81 = trunc i64 %80 to i32, !dbg !63
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %76, i32 31), !dbg !63
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !63
	%84 = zext i32 %83 to i64, !dbg !63
	%85 = shl i64 %84, 32, !dbg !63
	%86 = zext i32 %79 to i64, !dbg !63
	%87 = or i64 %86, %85, !dbg !63
	%88 = add i64 %73, %87, !dbg !64
	%89 = trunc i64 %74 to i32, !dbg !65
	%90 = udiv i32 %89, 2, !dbg !65
	%91 = zext i32 %90 to i64, !dbg !65
	br label %b12, !dbg !65

b14:
	%92 = trunc i64 %64 to i32, !dbg !66
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !66
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !66
	%95 = lshr i64 %64, 32, !dbg !66
	%96 = trunc i64 %95 to i32, !dbg !66
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !66
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !66
	%99 = zext i32 %98 to i64, !dbg !66
	%100 = shl i64 %99, 32, !dbg !66
	%101 = zext i32 %94 to i64, !dbg !66
	%102 = or i64 %101, %100, !dbg !66
	br label %b15, !dbg !66

b15:
	%103 = phi i64 [ %102, %b14 ], [ %117, %b16 ], !dbg !67
	%104 = phi i32 [ 1, %b14 ], [ %118, %b16 ], !dbg !68
	%105 = icmp slt i32 %104, %71, !dbg !69
	br i1 %105, label %b16, label %b17, !dbg !69

b16:
	%106 = trunc i64 %64 to i32, !dbg !70
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 %104, i32 31), !dbg !70
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !70
	%109 = lshr i64 %64, 32, !dbg !70
	%110 = trunc i64 %109 to i32, !dbg !70
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %104, i32 31), !dbg !70
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !70
	%113 = zext i32 %112 to i64, !dbg !70
	%114 = shl i64 %113, 32, !dbg !70
	%115 = zext i32 %108 to i64, !dbg !70
	%116 = or i64 %115, %114, !dbg !70
	%117 = add i64 %103, %116, !dbg !64
	%118 = add i32 %104, 1, !dbg !71
	br label %b15, !dbg !71

b17:
	%119 = phi i64 [ %73, %b12 ], [ %103, %b15 ], !dbg !56
	%120 = sext i32 %68 to i64, !dbg !75
	%121 = trunc i64 %120 to i32, !dbg !76
	%122 = add i32 %121, 32, !dbg !76
	%123 = sub i32 %122, 1, !dbg !77
	%124 = udiv i32 %123, 32, !dbg !78
	%125 = zext i32 %124 to i64, !dbg !78
	%126 = trunc i64 %125 to i32, !dbg !78
	%127 = icmp eq i32 %126, 1, !dbg !79
	br i1 %127, label %b33, label %b18, !dbg !79

b18:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !82, !range !83
	%129 = icmp eq i32 %128, 0, !dbg !84
	br i1 %129, label %b19, label %b20, !dbg !84

b19:
	%130 = udiv i32 %20, 32, !dbg !85
	%131 = zext i32 %130 to i64, !dbg !85
	%132 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %131, !dbg !86
	store i64 %119, i64 addrspace(3)* %132, align 8, !dbg !86
	br label %b20, !dbg !86

b20:
	call void @llvm.nvvm.barrier0(), !dbg !87
	br label %b21, !dbg !87

b21:
	%133 = phi i64 [ %119, %b20 ], [ %154, %b32 ], !dbg !88
	%134 = phi i32 [ 0, %b20 ], [ %164, %b32 ], !dbg !89
	%135 = icmp slt i32 %134, %126, !dbg !90
	br i1 %135, label %b22, label %b33, !dbg !90

b22:
	store [8 x i64] zeroinitializer, [8 x i64]* %0, align 8, !dbg !91
	%136 = and i32 %134, 24, !dbg !92
	br label %b23, !dbg !92

b23:
	%137 = phi i32 [ 0, %b22 ], [ %144, %b23 ], !dbg !92
	%138 = add i32 %136, %137, !dbg !93
	%139 = sext i32 %138 to i64, !dbg !94
	%140 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %139, !dbg !94
	%141 = load i64, i64 addrspace(3)* %140, align 8, !dbg !94
	%142 = sext i32 %137 to i64, !dbg !95
	%143 = getelementptr inbounds [8 x i64], [8 x i64]* %0, i64 0, i64 %142, !dbg !95
	store i64 %141, i64* %143, align 8, !dbg !95
	%144 = add i32 %137, 1, !dbg !95
	%145 = icmp slt i32 %144, 8, !dbg !95
	br i1 %145, label %b23, label %b24, !dbg !95

b24:
	%146 = icmp eq i32 %134, 0, !dbg !96
	br i1 %146, label %b25, label %b26, !dbg !96

b25:
	%147 = getelementptr inbounds [8 x i64], [8 x i64]* %0, i64 0, i64 0, !dbg !97
	%148 = load i64, i64* %147, align 8, !dbg !97
	br label %b27, !dbg !97

b26:
	%149 = getelementptr inbounds [8 x i64], [8 x i64]* %0, i64 0, i64 0, !dbg !98
	%150 = load i64, i64* %149, align 8, !dbg !98
	%151 = add i64 %133, %150, !dbg !64
	br label %b27, !dbg !99

b27:
	%152 = phi i64 [ %148, %b25 ], [ %151, %b26 ], !dbg !88
	%153 = sub i32 %126, %134, !dbg !100
	br label %b28, !dbg !100

b28:
	%154 = phi i64 [ %152, %b27 ], [ %162, %b31 ], !dbg !88
	%155 = phi i32 [ 1, %b27 ], [ %163, %b31 ], !dbg !101
	%156 = icmp slt i32 %155, 8, !dbg !102
	br i1 %156, label %b29, label %b32, !dbg !102

b29:
	%157 = icmp slt i32 %155, %153, !dbg !103
	br i1 %157, label %b30, label %b31, !dbg !103

b30:
	%158 = sext i32 %155 to i64, !dbg !104
	%159 = getelementptr inbounds [8 x i64], [8 x i64]* %0, i64 0, i64 %158, !dbg !104
	%160 = load i64, i64* %159, align 8, !dbg !104
	%161 = add i64 %154, %160, !dbg !64
	br label %b31, !dbg !105

b31:
	%162 = phi i64 [ %154, %b29 ], [ %161, %b30 ], !dbg !88
	%163 = add i32 %155, 1, !dbg !106
	br label %b28, !dbg !106

b32:
	%164 = add nsw i32 %134, 8, !dbg !107
	br label %b21, !dbg !107, !llvm.loop !109

b33:
	%165 = phi i64 [ %119, %b17 ], [ %133, %b21 ], !dbg !55
	%166 = icmp eq i32 %18, 0, !dbg !110
	br i1 %166, label %b34, label %b35, !dbg !110

b34:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %7, !dbg !111
	store i64 %165, i64 addrspace(1)* %167, align 8, !dbg !111
	br label %b35, !dbg !111

b35:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !113
	%169 = sext i32 %168 to i64, !dbg !112
	%170 = add i64 %7, %169, !dbg !114
	br label %b1, !dbg !114

b71:
	ret void, !dbg !114

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %29, i64 16), !dbg !26
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !26
	ret void, !dbg !26

b36_cold:
	%171 = phi i64 [ %346, %b70_cold ], [ %5, %b0 ], !dbg !10
	%172 = icmp slt i64 %171, %p1, !dbg !13
	br i1 %172, label %b37_cold, label %b71, !dbg !13

b37_cold:
	%173 = mul i64 %171, 1024, !dbg !14
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15, !range !16
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !15, !range !17
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !18
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !18
	%179 = mul i32 %178, %176, !dbg !15
	%180 = add i32 %175, %179, !dbg !15
	%181 = mul i32 %177, %180, !dbg !15
	%182 = add i32 %174, %181, !dbg !15
	%183 = sext i32 %182 to i64, !dbg !15
	%184 = trunc i64 %183 to i32, !dbg !19
	%185 = mul i32 %184, 4, !dbg !19
	%186 = zext i32 %185 to i64, !dbg !19
	%187 = add i64 %173, %186, !dbg !20
	%188 = add i64 %187, 4, !dbg !23
	%189 = icmp sle i64 %188, %p3, !dbg !24
	br i1 %189, label %b38_cold, label %b39_cold, !dbg !24

b38_cold:
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %187, !dbg !25
	%191 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !26
	%192 = ptrtoint i64* %191 to i64, !dbg !26
	%193 = and i64 %192, 15, !dbg !26
	%194 = icmp eq i64 %193, 0, !dbg !26
	%195 = bitcast i64 addrspace(1)* %190 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !26
	%196 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %195, i64 0, !dbg !27
	%197 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %196, i32 0, i32 0, !dbg !27
	%198 = icmp ugt i64 %188, %p3, !dbg !25
	%199 = icmp ugt i64 %187, %188, !dbg !25
	%200 = icmp eq i1 %194, false, !dbg !26
	%201 = or i1 %198, %199, !dbg !26
	%202 = or i1 %201, %200, !dbg !26
	br i1 %202, label %b38_cold_fail1, label %b38_cold_ok1, !dbg !26, !prof !28

b38_cold_fail1:
	%203 = icmp ugt i64 %188, %p3, !dbg !25
	br i1 %203, label %b38_cold_fail2, label %b38_cold_ok2, !dbg !25

b38_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %188, i64 %p3), !dbg !25
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !25
	ret void, !dbg !25

b38_cold_ok2:
	%204 = icmp ugt i64 %187, %188, !dbg !25
	br i1 %204, label %b38_cold_fail3, label %b38_cold_ok3, !dbg !25

b38_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %187, i64 %188), !dbg !25
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !25
	ret void, !dbg !25

b38_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %193, i64 16), !dbg !26
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !26
	ret void, !dbg !26

b38_cold_ok1:
	%205 = bitcast { i64, i64, i64, i64 } addrspace(1)* %196 to <4 x i64> addrspace(1)*, !dbg !27
	%206 = load <4 x i64>, <4 x i64> addrspace(1)* %205, align 16, !dbg !27
	%207 = extractelement <4 x i64> %206, i32 0, !dbg !27
	%208 = extractelement <4 x i64> %206, i32 1, !dbg !27
	%209 = extractelement <4 x i64> %206, i32 2, !dbg !27
	%210 = extractelement <4 x i64> %206, i32 3, !dbg !27
	%211 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %196, i32 0, i32 1, !dbg !27
	%212 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %196, i32 0, i32 2, !dbg !27
	%213 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %196, i32 0, i32 3, !dbg !27
	br label %b46_cold, !dbg !30

b39_cold:
	%214 = icmp slt i64 %187, %p3, !dbg !31
	br i1 %214, label %b40_cold, label %b41_cold, !dbg !31

b40_cold:
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %187, !dbg !32
	%216 = icmp uge i64 %187, %p3, !dbg !32
	br i1 %216, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !32, !prof !28

b40_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %187, i64 %p3), !dbg !32
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !32
	ret void, !dbg !32

b40_cold_ok1:
	%217 = load i64, i64 addrspace(1)* %215, align 8, !dbg !32
	br label %b41_cold, !dbg !33

b41_cold:
	%218 = phi i64 [ 0, %b39_cold ], [ %217, %b40_cold_ok1 ], !dbg !34
	%219 = add i64 %187, 1, !dbg !35
	%220 = icmp slt i64 %219, %p3, !dbg !36
	br i1 %220, label %b42_cold, label %b43_cold, !dbg !36

b42_cold:
	%221 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %219, !dbg !37
	%222 = icmp uge i64 %219, %p3, !dbg !37
	br i1 %222, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !37, !prof !28

b42_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %219, i64 %p3), !dbg !37
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !37
	ret void, !dbg !37

b42_cold_ok1:
	%223 = load i64, i64 addrspace(1)* %221, align 8, !dbg !37
	br label %b43_cold, !dbg !38

b43_cold:
	%224 = phi i64 [ 0, %b41_cold ], [ %223, %b42_cold_ok1 ], !dbg !39
	%225 = add i64 %187, 2, !dbg !40
	%226 = icmp slt i64 %225, %p3, !dbg !41
	br i1 %226, label %b44_cold, label %b45_cold, !dbg !41

b44_cold:
	%227 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %225, !dbg !42
	%228 = icmp uge i64 %225, %p3, !dbg !42
	br i1 %228, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !42, !prof !28

b44_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %225, i64 %p3), !dbg !42
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !42
	ret void, !dbg !42

b44_cold_ok1:
	%229 = load i64, i64 addrspace(1)* %227, align 8, !dbg !42
	br label %b45_cold, !dbg !43

b45_cold:
	%230 = phi i64 [ 0, %b43_cold ], [ %229, %b44_cold_ok1 ], !dbg !44
	br label %b46_cold, !dbg !45

b46_cold:
	%231 = phi i64 [ %210, %b38_cold_ok1 ], [ 0, %b45_cold ], !dbg !46
	%232 = phi i64 [ %209, %b38_cold_ok1 ], [ %230, %b45_cold ], !dbg !46
	%233 = phi i64 [ %208, %b38_cold_ok1 ], [ %224, %b45_cold ], !dbg !46
	%234 = phi i64 [ %207, %b38_cold_ok1 ], [ %218, %b45_cold ], !dbg !46
	%235 = add i64 %234, %233, !dbg !47
	%236 = add i64 %235, %232, !dbg !48
	%237 = add i64 %236, %231, !dbg !49
	%238 = and i32 %182, -32, !dbg !57
	%239 = mul i32 %177, %178, !dbg !57
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !58
	%241 = mul i32 %239, %240, !dbg !57
	%242 = sub i32 %241, %238, !dbg !57
	%243 = icmp slt i32 %242, 32, !dbg !57
	%244 = select i1 %243, i32 %242, i32 32, !dbg !57
	%245 = sext i32 %244 to i64, !dbg !57
	%246 = icmp eq i64 %245, 32, !dbg !59
	br i1 %246, label %b47_cold, label %b49_cold, !dbg !59

b47_cold:
	%247 = phi i64 [ %262, %b48_cold ], [ %237, %b46_cold ], !dbg !60
	%248 = phi i64 [ %265, %b48_cold ], [ 16, %b46_cold ], !dbg !61
	%249 = icmp sgt i64 %248, 0, !dbg !62
	br i1 %249, label %b48_cold, label %b52_cold, !dbg !62

b48_cold:
	%250 = trunc i64 %248 to i32, !dbg !63
	%251 = trunc i64 %247 to i32, !dbg !63
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %251, i32 %250, i32 31), !dbg !63
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !63
	%254 = lshr i64 %247, 32, !dbg !63
	%255 = trunc i64 %254 to i32, !dbg !63
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %250, i32 31), !dbg !63
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !63
	%258 = zext i32 %257 to i64, !dbg !63
	%259 = shl i64 %258, 32, !dbg !63
	%260 = zext i32 %253 to i64, !dbg !63
	%261 = or i64 %260, %259, !dbg !63
	%262 = add i64 %247, %261, !dbg !64
	%263 = trunc i64 %248 to i32, !dbg !65
	%264 = udiv i32 %263, 2, !dbg !65
	%265 = zext i32 %264 to i64, !dbg !65
	br label %b47_cold, !dbg !65, !llvm.loop !116

b49_cold:
	%266 = trunc i64 %237 to i32, !dbg !66
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %266, i32 0, i32 31), !dbg !66
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !66
	%269 = lshr i64 %237, 32, !dbg !66
	%270 = trunc i64 %269 to i32, !dbg !66
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !66
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !66
	%273 = zext i32 %272 to i64, !dbg !66
	%274 = shl i64 %273, 32, !dbg !66
	%275 = zext i32 %268 to i64, !dbg !66
	%276 = or i64 %275, %274, !dbg !66
	br label %b50_cold, !dbg !66

b50_cold:
	%277 = phi i64 [ %276, %b49_cold ], [ %292, %b51_cold ], !dbg !67
	%278 = phi i64 [ 1, %b49_cold ], [ %293, %b51_cold ], !dbg !68
	%279 = icmp slt i64 %278, %245, !dbg !69
	br i1 %279, label %b51_cold, label %b52_cold, !dbg !69

b51_cold:
	%280 = trunc i64 %278 to i32, !dbg !70
	%281 = trunc i64 %237 to i32, !dbg !70
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 %280, i32 31), !dbg !70
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !70
	%284 = lshr i64 %237, 32, !dbg !70
	%285 = trunc i64 %284 to i32, !dbg !70
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %285, i32 %280, i32 31), !dbg !70
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !70
	%288 = zext i32 %287 to i64, !dbg !70
	%289 = shl i64 %288, 32, !dbg !70
	%290 = zext i32 %283 to i64, !dbg !70
	%291 = or i64 %290, %289, !dbg !70
	%292 = add i64 %277, %291, !dbg !64
	%293 = add i64 %278, 1, !dbg !71
	br label %b50_cold, !dbg !71, !llvm.loop !118

b52_cold:
	%294 = phi i64 [ %247, %b47_cold ], [ %277, %b50_cold ], !dbg !56
	%295 = sext i32 %241 to i64, !dbg !75
	%296 = trunc i64 %295 to i32, !dbg !76
	%297 = add i32 %296, 32, !dbg !76
	%298 = sub i32 %297, 1, !dbg !77
	%299 = udiv i32 %298, 32, !dbg !78
	%300 = zext i32 %299 to i64, !dbg !78
	%301 = icmp eq i64 %300, 1, !dbg !79
	br i1 %301, label %b68_cold, label %b53_cold, !dbg !79

b53_cold:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%302 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !82, !range !83
	%303 = sext i32 %302 to i64, !dbg !82
	%304 = icmp eq i64 %303, 0, !dbg !84
	br i1 %304, label %b54_cold, label %b55_cold, !dbg !84

b54_cold:
	%305 = udiv i32 %184, 32, !dbg !85
	%306 = zext i32 %305 to i64, !dbg !85
	%307 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %306, !dbg !86
	store i64 %294, i64 addrspace(3)* %307, align 8, !dbg !86
	br label %b55_cold, !dbg !86

b55_cold:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%308 = trunc i64 %300 to i32, !dbg !119
	br label %b56_cold, !dbg !87

b56_cold:
	%309 = phi i64 [ %294, %b55_cold ], [ %330, %b67_cold ], !dbg !88
	%310 = phi i32 [ 0, %b55_cold ], [ %340, %b67_cold ], !dbg !89
	%311 = icmp slt i32 %310, %308, !dbg !90
	br i1 %311, label %b57_cold, label %b68_cold, !dbg !90

b57_cold:
	store [8 x i64] zeroinitializer, [8 x i64]* %1, align 8, !dbg !91
	%312 = and i32 %310, 24, !dbg !92
	br label %b58_cold, !dbg !92

b58_cold:
	%313 = phi i32 [ 0, %b57_cold ], [ %320, %b58_cold ], !dbg !92
	%314 = add i32 %312, %313, !dbg !93
	%315 = sext i32 %314 to i64, !dbg !94
	%316 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %315, !dbg !94
	%317 = load i64, i64 addrspace(3)* %316, align 8, !dbg !94
	%318 = sext i32 %313 to i64, !dbg !95
	%319 = getelementptr inbounds [8 x i64], [8 x i64]* %1, i64 0, i64 %318, !dbg !95
	store i64 %317, i64* %319, align 8, !dbg !95
	%320 = add i32 %313, 1, !dbg !95
	%321 = icmp slt i32 %320, 8, !dbg !95
	br i1 %321, label %b58_cold, label %b59_cold, !dbg !95, !llvm.loop !121

b59_cold:
	%322 = icmp eq i32 %310, 0, !dbg !96
	br i1 %322, label %b60_cold, label %b61_cold, !dbg !96

b60_cold:
	%323 = getelementptr inbounds [8 x i64], [8 x i64]* %1, i64 0, i64 0, !dbg !97
	%324 = load i64, i64* %323, align 8, !dbg !97
	br label %b62_cold, !dbg !97

b61_cold:
	%325 = getelementptr inbounds [8 x i64], [8 x i64]* %1, i64 0, i64 0, !dbg !98
	%326 = load i64, i64* %325, align 8, !dbg !98
	%327 = add i64 %309, %326, !dbg !64
	br label %b62_cold, !dbg !99

b62_cold:
	%328 = phi i64 [ %324, %b60_cold ], [ %327, %b61_cold ], !dbg !88
	%329 = sub i32 %308, %310, !dbg !100
	br label %b63_cold, !dbg !100

b63_cold:
	%330 = phi i64 [ %328, %b62_cold ], [ %338, %b66_cold ], !dbg !88
	%331 = phi i32 [ 1, %b62_cold ], [ %339, %b66_cold ], !dbg !101
	%332 = icmp slt i32 %331, 8, !dbg !102
	br i1 %332, label %b64_cold, label %b67_cold, !dbg !102

b64_cold:
	%333 = icmp slt i32 %331, %329, !dbg !103
	br i1 %333, label %b65_cold, label %b66_cold, !dbg !103

b65_cold:
	%334 = sext i32 %331 to i64, !dbg !104
	%335 = getelementptr inbounds [8 x i64], [8 x i64]* %1, i64 0, i64 %334, !dbg !104
	%336 = load i64, i64* %335, align 8, !dbg !104
	%337 = add i64 %330, %336, !dbg !64
	br label %b66_cold, !dbg !105

b66_cold:
	%338 = phi i64 [ %330, %b64_cold ], [ %337, %b65_cold ], !dbg !88
	%339 = add i32 %331, 1, !dbg !106
	br label %b63_cold, !dbg !106, !llvm.loop !123

b67_cold:
	%340 = add i32 %310, 8, !dbg !107
	br label %b56_cold, !dbg !107, !llvm.loop !125

b68_cold:
	%341 = phi i64 [ %294, %b52_cold ], [ %309, %b56_cold ], !dbg !55
	%342 = icmp eq i64 %183, 0, !dbg !110
	br i1 %342, label %b69_cold, label %b70_cold, !dbg !110

b69_cold:
	%343 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %171, !dbg !111
	store i64 %341, i64 addrspace(1)* %343, align 8, !dbg !111
	br label %b70_cold, !dbg !111

b70_cold:
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !113
	%345 = sext i32 %344 to i64, !dbg !112
	%346 = add i64 %171, %345, !dbg !114
	br label %b36_cold, !dbg !114, !llvm.loop !127
}

define void @Offsets(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !128 {
entry:
	br label %b0, !dbg !129

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !129
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !129
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !129
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !130
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !131
	br label %b1, !dbg !132

b1:
	%5 = phi i64 [ 0, %b0 ], [ %110, %b26 ], !dbg !133
	%6 = phi i64 [ 0, %b0 ], [ %111, %b26 ], !dbg !134
	%7 = icmp slt i64 %6, %p1, !dbg !135
	br i1 %7, label %b2, label %b27, !dbg !135

b2:
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !16
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !18
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !18
	%13 = mul i32 %12, %10, !dbg !136
	%14 = add i32 %9, %13, !dbg !136
	%15 = mul i32 %11, %14, !dbg !136
	%16 = add i32 %8, %15, !dbg !136
	%17 = sext i32 %16 to i64, !dbg !136
	%18 = add i64 %6, %17, !dbg !137
	%19 = icmp slt i64 %18, %p1, !dbg !138
	br i1 %19, label %b3, label %b4, !dbg !138

b3:
	%20 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !139
	%21 = load i64, i64 addrspace(1)* %20, align 8, !dbg !139
	br label %b4, !dbg !139

b4:
	%22 = phi i64 [ 0, %b2 ], [ %21, %b3 ], !dbg !140
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !146, !range !83
	%24 = sext i32 %23 to i64, !dbg !146
	%25 = trunc i64 %24 to i32, !dbg !146
	br label %b5, !dbg !146

b5:
	%26 = phi i64 [ %22, %b4 ], [ %44, %b8 ], !dbg !147
	%27 = phi i32 [ 1, %b4 ], [ %45, %b8 ], !dbg !148
	%28 = zext i32 %27 to i64, !dbg !148
	%29 = icmp ult i32 %27, 32, !dbg !149
	br i1 %29, label %b6, label %b9, !dbg !149

b6:
	%30 = trunc i64 %28 to i32, !dbg !150
	%31 = trunc i64 %26 to i32, !dbg !150
	%32 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %31, i32 %30, i32 0), !dbg !150
	%33 = extractvalue { i32, i1 } %32, 0, !dbg !150
	%34 = lshr i64 %26, 32, !dbg !150
	%35 = trunc i64 %34 to i32, !dbg !150
	%36 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %35, i32 %30, i32 0), !dbg !150
	%37 = extractvalue { i32, i1 } %36, 0, !dbg !150
	%38 = zext i32 %37 to i64, !dbg !150
	%39 = shl i64 %38, 32, !dbg !150
	%40 = zext i32 %33 to i64, !dbg !150
	%41 = or i64 %40, %39, !dbg !150
	%42 = icmp uge i32 %25, %27, !dbg !151
	br i1 %42, label %b7, label %b8, !dbg !151

b7:
	%43 = add i64 %26, %41, !dbg !152
	br label %b8, !dbg !152

b8:
	%44 = phi i64 [ %26, %b6 ], [ %43, %b7 ], !dbg !147
	%45 = mul i32 %27, 2, !dbg !153
	br label %b5, !dbg !153

b9:
	%46 = mul i32 %11, %12, !dbg !155
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !155, !range !58
	%48 = mul i32 %46, %47, !dbg !155
	%49 = sext i32 %48 to i64, !dbg !155
	%50 = trunc i64 %49 to i32, !dbg !156
	%51 = add i32 %50, 32, !dbg !156
	%52 = sub i32 %51, 1, !dbg !157
	%53 = udiv i32 %52, 32, !dbg !158
	%54 = zext i32 %53 to i64, !dbg !158
	%55 = trunc i64 %54 to i32, !dbg !158
	%56 = icmp eq i32 %55, 1, !dbg !159
	br i1 %56, label %b15, label %b10, !dbg !159

b10:
	%57 = trunc i64 %17 to i32, !dbg !161
	%58 = udiv i32 %57, 32, !dbg !161
	%59 = zext i32 %58 to i64, !dbg !161
	%60 = trunc i64 %59 to i32, !dbg !161
	call void @llvm.nvvm.barrier0(), !dbg !162
	%61 = and i32 %16, -32, !dbg !163
	%62 = sub i32 %48, %61, !dbg !163
	%63 = icmp slt i32 %62, 32, !dbg !163
	%64 = select i1 %63, i32 %62, i32 32, !dbg !163
	%65 = sub i32 %64, 1, !dbg !164
	%66 = icmp eq i32 %23, %65, !dbg !165
	br i1 %66, label %b11, label %b12, !dbg !165

b11:
	%67 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %59, !dbg !166
	store i64 %26, i64 addrspace(3)* %67, align 8, !dbg !166
	br label %b12, !dbg !166

b12:
	call void @llvm.nvvm.barrier0(), !dbg !167
	%68 = icmp slt i32 0, %60, !dbg !167
	br i1 %68, label %b13, label %b14, !dbg !167

b13:
	%69 = phi i64 [ %74, %b13 ], [ 0, %b12 ], !dbg !168
	%70 = phi i32 [ %75, %b13 ], [ 0, %b12 ], !dbg !168
	%71 = sext i32 %70 to i64, !dbg !168
	%72 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %71, !dbg !169
	%73 = load i64, i64 addrspace(3)* %72, align 8, !dbg !169
	%74 = add i64 %69, %73, !dbg !170
	%75 = add i32 %70, 1, !dbg !170
	%76 = icmp slt i32 %75, %60, !dbg !170
	br i1 %76, label %b13, label %b14, !dbg !170

b14:
	%77 = phi i64 [ 0, %b12 ], [ %74, %b13 ], !dbg !168
	br label %b15, !dbg !171

b15:
	%78 = phi i64 [ 0, %b9 ], [ %77, %b14 ], !dbg !145
	%79 = trunc i64 %26 to i32, !dbg !172
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %79, i32 1, i32 0), !dbg !172
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !172
	%82 = lshr i64 %26, 32, !dbg !172
	%83 = trunc i64 %82 to i32, !dbg !172
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %83, i32 1, i32 0), !dbg !172
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !172
	%86 = zext i32 %85 to i64, !dbg !172
	%87 = shl i64 %86, 32, !dbg !172
	%88 = zext i32 %81 to i64, !dbg !172
	%89 = or i64 %88, %87, !dbg !172
	%90 = icmp eq i32 %23, 0, !dbg !173
	br i1 %90, label %b17, label %b16, !dbg !173

b16:
	%91 = add i64 %78, %89, !dbg !174
	br label %b17, !dbg !175

b17:
	%92 = phi i64 [ %78, %b15 ], [ %91, %b16 ], !dbg !144
	%93 = add i64 %5, %92, !dbg !176
	br i1 %19, label %b18, label %b19, !dbg !177

b18:
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %18, !dbg !178
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !178
	br label %b19, !dbg !178

b19:
	%95 = add i64 %93, %22, !dbg !179
	%96 = icmp sge i32 255, %48, !dbg !182
	br i1 %96, label %b20, label %b21, !dbg !182

b20:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !183
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !183
	ret void, !dbg !183

b21:
	br i1 %56, label %b22, label %b23, !dbg !184

b22:
	%97 = trunc i64 %95 to i32, !dbg !185
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 255, i32 31), !dbg !185
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !185
	%100 = lshr i64 %95, 32, !dbg !185
	%101 = trunc i64 %100 to i32, !dbg !185
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 255, i32 31), !dbg !185
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !185
	%104 = zext i32 %103 to i64, !dbg !185
	%105 = shl i64 %104, 32, !dbg !185
	%106 = zext i32 %99 to i64, !dbg !185
	%107 = or i64 %106, %105, !dbg !185
	br label %b26, !dbg !186

b23:
	call void @llvm.nvvm.barrier0(), !dbg !188
	%108 = icmp eq i32 %16, 255, !dbg !189
	br i1 %108, label %b24, label %b25, !dbg !189

b24:
	store i64 %95, i64 addrspace(3)* @gpuc_shared_Broadcast_39, align 8, !dbg !190
	br label %b25, !dbg !190

b25:
	call void @llvm.nvvm.barrier0(), !dbg !191
	%109 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_39, align 8, !dbg !192
	br label %b26, !dbg !193

b26:
	%110 = phi i64 [ %107, %b22 ], [ %109, %b25 ], !dbg !181
	%111 = add i64 %6, 256, !dbg !194
	br label %b1, !dbg !194

b27:
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195, !range !16
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !195, !range !16
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !195, !range !17
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !195, !range !18
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !195, !range !18
	%117 = mul i32 %116, %114, !dbg !195
	%118 = add i32 %113, %117, !dbg !195
	%119 = mul i32 %115, %118, !dbg !195
	%120 = add i32 %112, %119, !dbg !195
	%121 = sext i32 %120 to i64, !dbg !195
	%122 = icmp eq i64 %121, 0, !dbg !196
	br i1 %122, label %b28, label %b29, !dbg !196

b28:
	%123 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !197
	%124 = icmp uge i64 0, %p3, !dbg !197
	br i1 %124, label %b28_fail1, label %b28_ok1, !dbg !197, !prof !28

b28_ok1:
	store i64 %5, i64 addrspace(1)* %123, align 8, !dbg !197
	br label %b29, !dbg !197

b29:
	call void @llvm.nvvm.barrier0(), !dbg !198
	%125 = sext i32 %3 to i64, !dbg !130
	%126 = mul i64 %p3, %125, !dbg !130
	%127 = mul i64 %p3, 8, !dbg !130
	%128 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !130
	%129 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !130
	%130 = icmp ne i64 %126, %p5, !dbg !130
	br i1 %130, label %b29_fail1, label %b29_ok1, !dbg !130, !prof !28

b29_ok1:
	%131 = bitcast i64* %128 to i8*, !dbg !130
	%132 = bitcast i64* %129 to i8*, !dbg !130
	call void @gpuc_f_collect_block(i32 0, i8* %131, i8* %132, i64 %127, i8* %ctrl, i32 9), !dbg !130
	call void @llvm.nvvm.barrier0(), !dbg !199
	%133 = sext i32 %4 to i64, !dbg !131
	%134 = icmp slt i64 0, %133, !dbg !131
	br i1 %134, label %b30, label %b31, !dbg !131

b30:
	%135 = phi i64 [ %141, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !131
	%136 = phi i32 [ %142, %b30_ok1 ], [ 0, %b29_ok1 ], !dbg !131
	%137 = sext i32 %136 to i64, !dbg !131
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %137, !dbg !200
	%139 = icmp uge i64 %137, %p5, !dbg !200
	br i1 %139, label %b30_fail1, label %b30_ok1, !dbg !200, !prof !28

b30_ok1:
	%140 = load i64, i64 addrspace(1)* %138, align 8, !dbg !200
	%141 = add i64 %135, %140, !dbg !201
	%142 = add i32 %136, 1, !dbg !201
	%143 = icmp slt i32 %142, %4, !dbg !201
	br i1 %143, label %b30, label %b31, !dbg !201

b31:
	%144 = phi i64 [ 0, %b29_ok1 ], [ %141, %b30_ok1 ], !dbg !202
	%145 = mul i32 %115, %116, !dbg !203
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !203, !range !58
	%147 = mul i32 %145, %146, !dbg !203
	%148 = sext i32 %147 to i64, !dbg !203
	br label %b32, !dbg !203

b32:
	%149 = phi i64 [ %121, %b31 ], [ %154, %b33 ], !dbg !203
	%150 = icmp slt i64 %149, %p1, !dbg !203
	br i1 %150, label %b33, label %b34, !dbg !203

b33:
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %149, !dbg !204
	%152 = load i64, i64 addrspace(1)* %151, align 8, !dbg !204
	%153 = add i64 %152, %144, !dbg !205
	store i64 %153, i64 addrspace(1)* %151, align 8, !dbg !204
	%154 = add i64 %149, %148, !dbg !203
	br label %b32, !dbg !203

b34:
	ret void, !dbg !203

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p3), !dbg !197
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !197
	ret void, !dbg !197

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %126, i64 %p5), !dbg !130
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !130
	ret void, !dbg !130

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %137, i64 %p5), !dbg !200
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !200
	ret void, !dbg !200
}

define void @Scan(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !206 {
entry:
	br label %b0, !dbg !207

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !207
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !207
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !207
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !9
	%4 = sext i32 %3 to i64, !dbg !208
	%5 = icmp ule i64 %p5, 281474976710655, !dbg !209
	br i1 %5, label %b1, label %b33_cold, !dbg !210, !prof !12

b1:
	%6 = phi i64 [ %4, %b0 ], [ %168, %b32 ], !dbg !209
	%7 = icmp slt i64 %6, %p5, !dbg !211
	br i1 %7, label %b2, label %b65, !dbg !211

b2:
	%8 = mul i64 %6, 1024, !dbg !212
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213, !range !16
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !213, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !213, !range !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !213, !range !18
	%14 = mul i32 %13, %11, !dbg !213
	%15 = add i32 %10, %14, !dbg !213
	%16 = mul i32 %12, %15, !dbg !213
	%17 = add i32 %9, %16, !dbg !213
	%18 = sext i32 %17 to i64, !dbg !213
	%19 = trunc i64 %18 to i32, !dbg !214
	%20 = mul i32 %19, 4, !dbg !214
	%21 = zext i32 %20 to i64, !dbg !214
	%22 = add i64 %8, %21, !dbg !215
	%23 = add i64 %22, 4, !dbg !217
	%24 = icmp sle i64 %23, %p3, !dbg !218
	br i1 %24, label %b3, label %b4, !dbg !218

b3:
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !219
	%26 = addrspacecast i64 addrspace(1)* %25 to i64*, !dbg !220
	%27 = ptrtoint i64* %26 to i64, !dbg !220
	%28 = and i64 %27, 15, !dbg !220
	%29 = icmp eq i64 %28, 0, !dbg !220
	%30 = bitcast i64 addrspace(1)* %25 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !220
	%31 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %30, i64 0, !dbg !221
	%32 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 0, !dbg !221
	%33 = icmp eq i1 %29, false, !dbg !220
	br i1 %33, label %b3_fail1, label %b3_ok1, !dbg !220, !prof !28

b3_ok1:
	%34 = bitcast { i64, i64, i64, i64 } addrspace(1)* %31 to <4 x i64> addrspace(1)*, !dbg !221
	%35 = load <4 x i64>, <4 x i64> addrspace(1)* %34, align 16, !dbg !221
	%36 = extractelement <4 x i64> %35, i32 0, !dbg !221
	%37 = extractelement <4 x i64> %35, i32 1, !dbg !221
	%38 = extractelement <4 x i64> %35, i32 2, !dbg !221
	%39 = extractelement <4 x i64> %35, i32 3, !dbg !221
	%40 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 1, !dbg !221
	%41 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 2, !dbg !221
	%42 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %31, i32 0, i32 3, !dbg !221
	br label %b11, !dbg !222

b4:
	%43 = icmp slt i64 %22, %p3, !dbg !223
	br i1 %43, label %b5, label %b6, !dbg !223

b5:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22, !dbg !224
	%45 = load i64, i64 addrspace(1)* %44, align 8, !dbg !224
	br label %b6, !dbg !225

b6:
	%46 = phi i64 [ 0, %b4 ], [ %45, %b5 ], !dbg !226
	%47 = add i64 %22, 1, !dbg !227
	%48 = icmp slt i64 %47, %p3, !dbg !228
	br i1 %48, label %b7, label %b8, !dbg !228

b7:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %47, !dbg !229
	%50 = load i64, i64 addrspace(1)* %49, align 8, !dbg !229
	br label %b8, !dbg !230

b8:
	%51 = phi i64 [ 0, %b6 ], [ %50, %b7 ], !dbg !231
	%52 = add i64 %22, 2, !dbg !232
	%53 = icmp slt i64 %52, %p3, !dbg !233
	br i1 %53, label %b9, label %b10, !dbg !233

b9:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !234
	%55 = load i64, i64 addrspace(1)* %54, align 8, !dbg !234
	br label %b10, !dbg !235

b10:
	%56 = phi i64 [ 0, %b8 ], [ %55, %b9 ], !dbg !236
	br label %b11, !dbg !237

b11:
	%57 = phi i64 [ %39, %b3_ok1 ], [ 0, %b10 ], !dbg !238
	%58 = phi i64 [ %38, %b3_ok1 ], [ %56, %b10 ], !dbg !238
	%59 = phi i64 [ %37, %b3_ok1 ], [ %51, %b10 ], !dbg !238
	%60 = phi i64 [ %36, %b3_ok1 ], [ %46, %b10 ], !dbg !238
	%61 = add i64 %59, %60, !dbg !239
	%62 = add i64 %58, %61, !dbg !240
	%63 = add i64 %57, %62, !dbg !241
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %6, !dbg !242
	%65 = load i64, i64 addrspace(1)* %64, align 8, !dbg !242
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !245, !range !83
	%67 = sext i32 %66 to i64, !dbg !245
	%68 = trunc i64 %67 to i32, !dbg !245
	br label %b12, !dbg !245

b12:
	%69 = phi i64 [ %63, %b11 ], [ %87, %b15 ], !dbg !246
	%70 = phi i32 [ 1, %b11 ], [ %88, %b15 ], !dbg !247
	%71 = zext i32 %70 to i64, !dbg !247
	%72 = icmp ult i32 %70, 32, !dbg !248
	br i1 %72, label %b13, label %b16, !dbg !248

b13:
	%73 = trunc i64 %71 to i32, !dbg !249
	%74 = trunc i64 %69 to i32, !dbg !249
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 %73, i32 0), !dbg !249
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !249
	%77 = lshr i64 %69, 32, !dbg !249
	%78 = trunc i64 %77 to i32, !dbg !249
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %78, i32 %73, i32 0), !dbg !249
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !249
	%81 = zext i32 %80 to i64, !dbg !249
	%82 = shl i64 %81, 32, !dbg !249
	%83 = zext i32 %76 to i64, !dbg !249
	%84 = or i64 %83, %82, !dbg !249
	%85 = icmp uge i32 %68, %70, !dbg !250
	br i1 %85, label %b14, label %b15, !dbg !250

b14:
	%86 = add i64 %69, %84, !dbg !251
	br label %b15, !dbg !251

b15:
	%87 = phi i64 [ %69, %b13 ], [ %86, %b14 ], !dbg !246
	%88 = mul i32 %70, 2, !dbg !252
	br label %b12, !dbg !252

b16:
	%89 = mul i32 %12, %13, !dbg !254
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !254, !range !58
	%91 = mul i32 %89, %90, !dbg !254
	%92 = sext i32 %91 to i64, !dbg !254
	%93 = trunc i64 %92 to i32, !dbg !255
	%94 = add i32 %93, 32, !dbg !255
	%95 = sub i32 %94, 1, !dbg !256
	%96 = udiv i32 %95, 32, !dbg !257
	%97 = zext i32 %96 to i64, !dbg !257
	%98 = trunc i64 %97 to i32, !dbg !257
	%99 = icmp eq i32 %98, 1, !dbg !258
	br i1 %99, label %b22, label %b17, !dbg !258

b17:
	%100 = udiv i32 %19, 32, !dbg !260
	%101 = zext i32 %100 to i64, !dbg !260
	%102 = trunc i64 %101 to i32, !dbg !260
	call void @llvm.nvvm.barrier0(), !dbg !261
	%103 = and i32 %17, -32, !dbg !262
	%104 = sub i32 %91, %103, !dbg !262
	%105 = icmp slt i32 %104, 32, !dbg !262
	%106 = select i1 %105, i32 %104, i32 32, !dbg !262
	%107 = sub i32 %106, 1, !dbg !263
	%108 = icmp eq i32 %66, %107, !dbg !264
	br i1 %108, label %b18, label %b19, !dbg !264

b18:
	%109 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %101, !dbg !265
	store i64 %69, i64 addrspace(3)* %109, align 8, !dbg !265
	br label %b19, !dbg !265

b19:
	call void @llvm.nvvm.barrier0(), !dbg !266
	%110 = icmp slt i32 0, %102, !dbg !266
	br i1 %110, label %b20, label %b21, !dbg !266

b20:
	%111 = phi i64 [ %116, %b20 ], [ 0, %b19 ], !dbg !267
	%112 = phi i32 [ %117, %b20 ], [ 0, %b19 ], !dbg !267
	%113 = sext i32 %112 to i64, !dbg !267
	%114 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %113, !dbg !268
	%115 = load i64, i64 addrspace(3)* %114, align 8, !dbg !268
	%116 = add i64 %111, %115, !dbg !269
	%117 = add i32 %112, 1, !dbg !269
	%118 = icmp slt i32 %117, %102, !dbg !269
	br i1 %118, label %b20, label %b21, !dbg !269

b21:
	%119 = phi i64 [ 0, %b19 ], [ %116, %b20 ], !dbg !267
	br label %b22, !dbg !270

b22:
	%120 = phi i64 [ 0, %b16 ], [ %119, %b21 ], !dbg !244
	%121 = trunc i64 %69 to i32, !dbg !271
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %121, i32 1, i32 0), !dbg !271
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !271
	%124 = lshr i64 %69, 32, !dbg !271
	%125 = trunc i64 %124 to i32, !dbg !271
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %125, i32 1, i32 0), !dbg !271
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !271
	%128 = zext i32 %127 to i64, !dbg !271
	%129 = shl i64 %128, 32, !dbg !271
	%130 = zext i32 %123 to i64, !dbg !271
	%131 = or i64 %130, %129, !dbg !271
	%132 = icmp eq i32 %66, 0, !dbg !272
	br i1 %132, label %b24, label %b23, !dbg !272

b23:
	%133 = add i64 %120, %131, !dbg !273
	br label %b24, !dbg !274

b24:
	%134 = phi i64 [ %120, %b22 ], [ %133, %b23 ], !dbg !243
	%135 = add i64 %65, %134, !dbg !275
	%136 = add i64 %60, %135, !dbg !276
	%137 = add i64 %61, %135, !dbg !277
	%138 = add i64 %62, %135, !dbg !278
	%139 = add i64 %63, %135, !dbg !279
	%140 = icmp sle i64 %23, %p1, !dbg !280
	br i1 %140, label %b25, label %b26, !dbg !280

b25:
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !281
	%142 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !282
	%143 = ptrtoint i64* %142 to i64, !dbg !282
	%144 = and i64 %143, 15, !dbg !282
	%145 = icmp eq i64 %144, 0, !dbg !282
	%146 = bitcast i64 addrspace(1)* %141 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !282
	%147 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %146, i64 0, !dbg !283
	%148 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 0, !dbg !283
	%149 = icmp eq i1 %145, false, !dbg !282
	br i1 %149, label %b25_fail1, label %b25_ok1, !dbg !282, !prof !28

b25_ok1:
	%150 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 1, !dbg !283
	%151 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 2, !dbg !283
	%152 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %147, i32 0, i32 3, !dbg !283
	%153 = bitcast { i64, i64, i64, i64 } addrspace(1)* %147 to <4 x i64> addrspace(1)*, !dbg !283
	%154 = insertelement <4 x i64> undef, i64 %136, i32 0, !dbg !283
	%155 = insertelement <4 x i64> %154, i64 %137, i32 1, !dbg !283
	%156 = insertelement <4 x i64> %155, i64 %138, i32 2, !dbg !283
	%157 = insertelement <4 x i64> %156, i64 %139, i32 3, !dbg !283
	store <4 x i64> %157, <4 x i64> addrspace(1)* %153, align 16, !dbg !283
	br label %b32, !dbg !283

b26:
	%158 = icmp slt i64 %22, %p1, !dbg !284
	br i1 %158, label %b27, label %b28, !dbg !284

b27:
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %22, !dbg !285
	store i64 %136, i64 addrspace(1)* %159, align 8, !dbg !285
	br label %b28, !dbg !285

b28:
	%160 = add i64 %22, 1, !dbg !286
	%161 = icmp slt i64 %160, %p1, !dbg !287
	br i1 %161, label %b29, label %b30, !dbg !287

b29:
	%162 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %160, !dbg !288
	store i64 %137, i64 addrspace(1)* %162, align 8, !dbg !288
	br label %b30, !dbg !288

b30:
	%163 = add i64 %22, 2, !dbg !289
	%164 = icmp slt i64 %163, %p1, !dbg !290
	br i1 %164, label %b31, label %b32, !dbg !290

b31:
	%165 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %163, !dbg !291
	store i64 %138, i64 addrspace(1)* %165, align 8, !dbg !291
	br label %b32, !dbg !291

b32:
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !292, !range !113
	%167 = sext i32 %166 to i64, !dbg !292
	%168 = add i64 %6, %167, !dbg !293
	br label %b1, !dbg !293

b65:
	ret void, !dbg !293

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %28, i64 16), !dbg !220
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !220
	ret void, !dbg !220

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %144, i64 16), !dbg !282
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !282
	ret void, !dbg !282

b33_cold:
	%169 = phi i64 [ %345, %b64_cold ], [ %4, %b0 ], !dbg !209
	%170 = icmp slt i64 %169, %p5, !dbg !211
	br i1 %170, label %b34_cold, label %b65, !dbg !211

b34_cold:
	%171 = mul i64 %169, 1024, !dbg !212
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213, !range !16
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !213, !range !16
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !213, !range !17
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213, !range !18
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !213, !range !18
	%177 = mul i32 %176, %174, !dbg !213
	%178 = add i32 %173, %177, !dbg !213
	%179 = mul i32 %175, %178, !dbg !213
	%180 = add i32 %172, %179, !dbg !213
	%181 = sext i32 %180 to i64, !dbg !213
	%182 = trunc i64 %181 to i32, !dbg !214
	%183 = mul i32 %182, 4, !dbg !214
	%184 = zext i32 %183 to i64, !dbg !214
	%185 = add i64 %171, %184, !dbg !215
	%186 = add i64 %185, 4, !dbg !217
	%187 = icmp sle i64 %186, %p3, !dbg !218
	br i1 %187, label %b35_cold, label %b36_cold, !dbg !218

b35_cold:
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !219
	%189 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !220
	%190 = ptrtoint i64* %189 to i64, !dbg !220
	%191 = and i64 %190, 15, !dbg !220
	%192 = icmp eq i64 %191, 0, !dbg !220
	%193 = bitcast i64 addrspace(1)* %188 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !220
	%194 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %193, i64 0, !dbg !221
	%195 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 0, !dbg !221
	%196 = icmp ugt i64 %186, %p3, !dbg !219
	%197 = icmp ugt i64 %185, %186, !dbg !219
	%198 = icmp eq i1 %192, false, !dbg !220
	%199 = or i1 %196, %197, !dbg !220
	%200 = or i1 %199, %198, !dbg !220
	br i1 %200, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !220, !prof !28

b35_cold_fail1:
	%201 = icmp ugt i64 %186, %p3, !dbg !219
	br i1 %201, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !219

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %186, i64 %p3), !dbg !219
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !219
	ret void, !dbg !219

b35_cold_ok2:
	%202 = icmp ugt i64 %185, %186, !dbg !219
	br i1 %202, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !219

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %185, i64 %186), !dbg !219
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !219
	ret void, !dbg !219

b35_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %191, i64 16), !dbg !220
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !220
	ret void, !dbg !220

b35_cold_ok1:
	%203 = bitcast { i64, i64, i64, i64 } addrspace(1)* %194 to <4 x i64> addrspace(1)*, !dbg !221
	%204 = load <4 x i64>, <4 x i64> addrspace(1)* %203, align 16, !dbg !221
	%205 = extractelement <4 x i64> %204, i32 0, !dbg !221
	%206 = extractelement <4 x i64> %204, i32 1, !dbg !221
	%207 = extractelement <4 x i64> %204, i32 2, !dbg !221
	%208 = extractelement <4 x i64> %204, i32 3, !dbg !221
	%209 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 1, !dbg !221
	%210 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 2, !dbg !221
	%211 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %194, i32 0, i32 3, !dbg !221
	br label %b43_cold, !dbg !222

b36_cold:
	%212 = icmp slt i64 %185, %p3, !dbg !223
	br i1 %212, label %b37_cold, label %b38_cold, !dbg !223

b37_cold:
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %185, !dbg !224
	%214 = icmp uge i64 %185, %p3, !dbg !224
	br i1 %214, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !224, !prof !28

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %185, i64 %p3), !dbg !224
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !224
	ret void, !dbg !224

b37_cold_ok1:
	%215 = load i64, i64 addrspace(1)* %213, align 8, !dbg !224
	br label %b38_cold, !dbg !225

b38_cold:
	%216 = phi i64 [ 0, %b36_cold ], [ %215, %b37_cold_ok1 ], !dbg !226
	%217 = add i64 %185, 1, !dbg !227
	%218 = icmp slt i64 %217, %p3, !dbg !228
	br i1 %218, label %b39_cold, label %b40_cold, !dbg !228

b39_cold:
	%219 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %217, !dbg !229
	%220 = icmp uge i64 %217, %p3, !dbg !229
	br i1 %220, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !229, !prof !28

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %217, i64 %p3), !dbg !229
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !229
	ret void, !dbg !229

b39_cold_ok1:
	%221 = load i64, i64 addrspace(1)* %219, align 8, !dbg !229
	br label %b40_cold, !dbg !230

b40_cold:
	%222 = phi i64 [ 0, %b38_cold ], [ %221, %b39_cold_ok1 ], !dbg !231
	%223 = add i64 %185, 2, !dbg !232
	%224 = icmp slt i64 %223, %p3, !dbg !233
	br i1 %224, label %b41_cold, label %b42_cold, !dbg !233

b41_cold:
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %223, !dbg !234
	%226 = icmp uge i64 %223, %p3, !dbg !234
	br i1 %226, label %b41_cold_fail1, label %b41_cold_ok1, !dbg !234, !prof !28

b41_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %223, i64 %p3), !dbg !234
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !234
	ret void, !dbg !234

b41_cold_ok1:
	%227 = load i64, i64 addrspace(1)* %225, align 8, !dbg !234
	br label %b42_cold, !dbg !235

b42_cold:
	%228 = phi i64 [ 0, %b40_cold ], [ %227, %b41_cold_ok1 ], !dbg !236
	br label %b43_cold, !dbg !237

b43_cold:
	%229 = phi i64 [ %208, %b35_cold_ok1 ], [ 0, %b42_cold ], !dbg !238
	%230 = phi i64 [ %207, %b35_cold_ok1 ], [ %228, %b42_cold ], !dbg !238
	%231 = phi i64 [ %206, %b35_cold_ok1 ], [ %222, %b42_cold ], !dbg !238
	%232 = phi i64 [ %205, %b35_cold_ok1 ], [ %216, %b42_cold ], !dbg !238
	%233 = add i64 %231, %232, !dbg !239
	%234 = add i64 %230, %233, !dbg !240
	%235 = add i64 %229, %234, !dbg !241
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %169, !dbg !242
	%237 = load i64, i64 addrspace(1)* %236, align 8, !dbg !242
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !245, !range !83
	%239 = sext i32 %238 to i64, !dbg !245
	br label %b44_cold, !dbg !245

b44_cold:
	%240 = phi i64 [ %235, %b43_cold ], [ %257, %b47_cold ], !dbg !246
	%241 = phi i64 [ 1, %b43_cold ], [ %258, %b47_cold ], !dbg !247
	%242 = icmp slt i64 %241, 32, !dbg !248
	br i1 %242, label %b45_cold, label %b48_cold, !dbg !248

b45_cold:
	%243 = trunc i64 %241 to i32, !dbg !249
	%244 = trunc i64 %240 to i32, !dbg !249
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %244, i32 %243, i32 0), !dbg !249
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !249
	%247 = lshr i64 %240, 32, !dbg !249
	%248 = trunc i64 %247 to i32, !dbg !249
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %248, i32 %243, i32 0), !dbg !249
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !249
	%251 = zext i32 %250 to i64, !dbg !249
	%252 = shl i64 %251, 32, !dbg !249
	%253 = zext i32 %246 to i64, !dbg !249
	%254 = or i64 %253, %252, !dbg !249
	%255 = icmp sge i64 %239, %241, !dbg !250
	br i1 %255, label %b46_cold, label %b47_cold, !dbg !250

b46_cold:
	%256 = add i64 %240, %254, !dbg !251
	br label %b47_cold, !dbg !251

b47_cold:
	%257 = phi i64 [ %240, %b45_cold ], [ %256, %b46_cold ], !dbg !246
	%258 = mul i64 %241, 2, !dbg !252
	br label %b44_cold, !dbg !252, !llvm.loop !295

b48_cold:
	%259 = mul i32 %175, %176, !dbg !254
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !254, !range !58
	%261 = mul i32 %259, %260, !dbg !254
	%262 = sext i32 %261 to i64, !dbg !254
	%263 = trunc i64 %262 to i32, !dbg !255
	%264 = add i32 %263, 32, !dbg !255
	%265 = sub i32 %264, 1, !dbg !256
	%266 = udiv i32 %265, 32, !dbg !257
	%267 = zext i32 %266 to i64, !dbg !257
	%268 = icmp eq i64 %267, 1, !dbg !258
	br i1 %268, label %b54_cold, label %b49_cold, !dbg !258

b49_cold:
	%269 = udiv i32 %182, 32, !dbg !260
	%270 = zext i32 %269 to i64, !dbg !260
	call void @llvm.nvvm.barrier0(), !dbg !261
	%271 = and i32 %180, -32, !dbg !262
	%272 = sub i32 %261, %271, !dbg !262
	%273 = icmp slt i32 %272, 32, !dbg !262
	%274 = select i1 %273, i32 %272, i32 32, !dbg !262
	%275 = sext i32 %274 to i64, !dbg !262
	%276 = sub i64 %275, 1, !dbg !263
	%277 = icmp eq i64 %239, %276, !dbg !264
	br i1 %277, label %b50_cold, label %b51_cold, !dbg !264

b50_cold:
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %270, !dbg !265
	store i64 %240, i64 addrspace(3)* %278, align 8, !dbg !265
	br label %b51_cold, !dbg !265

b51_cold:
	call void @llvm.nvvm.barrier0(), !dbg !266
	%279 = icmp slt i64 0, %270, !dbg !266
	br i1 %279, label %b52_cold, label %b53_cold, !dbg !266

b52_cold:
	%280 = phi i64 [ %284, %b52_cold ], [ 0, %b51_cold ], !dbg !267
	%281 = phi i64 [ %285, %b52_cold ], [ 0, %b51_cold ], !dbg !267
	%282 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %281, !dbg !268
	%283 = load i64, i64 addrspace(3)* %282, align 8, !dbg !268
	%284 = add i64 %280, %283, !dbg !269
	%285 = add i64 %281, 1, !dbg !269
	%286 = icmp slt i64 %285, %270, !dbg !269
	br i1 %286, label %b52_cold, label %b53_cold, !dbg !269, !llvm.loop !297

b53_cold:
	%287 = phi i64 [ 0, %b51_cold ], [ %284, %b52_cold ], !dbg !267
	br label %b54_cold, !dbg !270

b54_cold:
	%288 = phi i64 [ 0, %b48_cold ], [ %287, %b53_cold ], !dbg !244
	%289 = trunc i64 %240 to i32, !dbg !271
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %289, i32 1, i32 0), !dbg !271
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !271
	%292 = lshr i64 %240, 32, !dbg !271
	%293 = trunc i64 %292 to i32, !dbg !271
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %293, i32 1, i32 0), !dbg !271
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !271
	%296 = zext i32 %295 to i64, !dbg !271
	%297 = shl i64 %296, 32, !dbg !271
	%298 = zext i32 %291 to i64, !dbg !271
	%299 = or i64 %298, %297, !dbg !271
	%300 = icmp eq i64 %239, 0, !dbg !272
	br i1 %300, label %b56_cold, label %b55_cold, !dbg !272

b55_cold:
	%301 = add i64 %288, %299, !dbg !273
	br label %b56_cold, !dbg !274

b56_cold:
	%302 = phi i64 [ %288, %b54_cold ], [ %301, %b55_cold ], !dbg !243
	%303 = add i64 %237, %302, !dbg !275
	%304 = add i64 %232, %303, !dbg !276
	%305 = add i64 %233, %303, !dbg !277
	%306 = add i64 %234, %303, !dbg !278
	%307 = add i64 %235, %303, !dbg !279
	%308 = icmp sle i64 %186, %p1, !dbg !280
	br i1 %308, label %b57_cold, label %b58_cold, !dbg !280

b57_cold:
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !281
	%310 = addrspacecast i64 addrspace(1)* %309 to i64*, !dbg !282
	%311 = ptrtoint i64* %310 to i64, !dbg !282
	%312 = and i64 %311, 15, !dbg !282
	%313 = icmp eq i64 %312, 0, !dbg !282
	%314 = bitcast i64 addrspace(1)* %309 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !282
	%315 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %314, i64 0, !dbg !283
	%316 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %315, i32 0, i32 0, !dbg !283
	%317 = icmp ugt i64 %186, %p1, !dbg !281
	%318 = icmp ugt i64 %185, %186, !dbg !281
	%319 = icmp eq i1 %313, false, !dbg !282
	%320 = or i1 %317, %318, !dbg !282
	%321 = or i1 %320, %319, !dbg !282
	br i1 %321, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !282, !prof !28

b57_cold_fail1:
	%322 = icmp ugt i64 %186, %p1, !dbg !281
	br i1 %322, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !281

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %186, i64 %p1), !dbg !281
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !281
	ret void, !dbg !281

b57_cold_ok2:
	%323 = icmp ugt i64 %185, %186, !dbg !281
	br i1 %323, label %b57_cold_fail3, label %b57_cold_ok3, !dbg !281

b57_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %185, i64 %186), !dbg !281
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !281
	ret void, !dbg !281

b57_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %312, i64 16), !dbg !282
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !282
	ret void, !dbg !282

b57_cold_ok1:
	%324 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %315, i32 0, i32 1, !dbg !283
	%325 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %315, i32 0, i32 2, !dbg !283
	%326 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %315, i32 0, i32 3, !dbg !283
	%327 = bitcast { i64, i64, i64, i64 } addrspace(1)* %315 to <4 x i64> addrspace(1)*, !dbg !283
	%328 = insertelement <4 x i64> undef, i64 %304, i32 0, !dbg !283
	%329 = insertelement <4 x i64> %328, i64 %305, i32 1, !dbg !283
	%330 = insertelement <4 x i64> %329, i64 %306, i32 2, !dbg !283
	%331 = insertelement <4 x i64> %330, i64 %307, i32 3, !dbg !283
	store <4 x i64> %331, <4 x i64> addrspace(1)* %327, align 16, !dbg !283
	br label %b64_cold, !dbg !283

b58_cold:
	%332 = icmp slt i64 %185, %p1, !dbg !284
	br i1 %332, label %b59_cold, label %b60_cold, !dbg !284

b59_cold:
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %185, !dbg !285
	%334 = icmp uge i64 %185, %p1, !dbg !285
	br i1 %334, label %b59_cold_fail1, label %b59_cold_ok1, !dbg !285, !prof !28

b59_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %185, i64 %p1), !dbg !285
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !285
	ret void, !dbg !285

b59_cold_ok1:
	store i64 %304, i64 addrspace(1)* %333, align 8, !dbg !285
	br label %b60_cold, !dbg !285

b60_cold:
	%335 = add i64 %185, 1, !dbg !286
	%336 = icmp slt i64 %335, %p1, !dbg !287
	br i1 %336, label %b61_cold, label %b62_cold, !dbg !287

b61_cold:
	%337 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %335, !dbg !288
	%338 = icmp uge i64 %335, %p1, !dbg !288
	br i1 %338, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !288, !prof !28

b61_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %335, i64 %p1), !dbg !288
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !288
	ret void, !dbg !288

b61_cold_ok1:
	store i64 %305, i64 addrspace(1)* %337, align 8, !dbg !288
	br label %b62_cold, !dbg !288

b62_cold:
	%339 = add i64 %185, 2, !dbg !289
	%340 = icmp slt i64 %339, %p1, !dbg !290
	br i1 %340, label %b63_cold, label %b64_cold, !dbg !290

b63_cold:
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %339, !dbg !291
	%342 = icmp uge i64 %339, %p1, !dbg !291
	br i1 %342, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !291, !prof !28

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %339, i64 %p1), !dbg !291
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !291
	ret void, !dbg !291

b63_cold_ok1:
	store i64 %306, i64 addrspace(1)* %341, align 8, !dbg !291
	br label %b64_cold, !dbg !291

b64_cold:
	%343 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !292, !range !113
	%344 = sext i32 %343 to i64, !dbg !292
	%345 = add i64 %169, %344, !dbg !293
	br label %b33_cold, !dbg !293, !llvm.loop !299
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
!nvvm.annotations = !{!300, !301, !302, !303, !304, !305, !306, !307, !308, !309, !310, !311, !312}
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
!51 = distinct !DISubprogram(name: "reduceWarp", scope: !50, file: !50, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!52 = distinct !DISubprogram(name: "reduce", scope: !50, file: !50, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!53 = distinct !DISubprogram(name: "ReduceAdd", scope: !50, file: !50, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!54 = !DILocation(line: 48, column: 26, scope: !6)
!55 = !DILocation(line: 8, column: 15, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 45, column: 16, scope: !52, inlinedAt: !55)
!57 = !DILocation(line: 90, column: 13, scope: !51, inlinedAt: !56)
!58 = !{i32 1, i32 65}
!59 = !DILocation(line: 91, column: 7, scope: !51, inlinedAt: !56)
!60 = !DILocation(line: 86, column: 35, scope: !51, inlinedAt: !56)
!61 = !DILocation(line: 92, column: 7, scope: !51, inlinedAt: !56)
!62 = !DILocation(line: 92, column: 34, scope: !51, inlinedAt: !56)
!63 = !DILocation(line: 93, column: 23, scope: !51, inlinedAt: !56)
!64 = !DILocation(line: 8, column: 76, scope: !53, inlinedAt: !54)
!65 = !DILocation(line: 92, column: 39, scope: !51, inlinedAt: !56)
!66 = !DILocation(line: 97, column: 16, scope: !51, inlinedAt: !56)
!67 = !DILocation(line: 97, column: 2, scope: !51, inlinedAt: !56)
!68 = !DILocation(line: 98, column: 6, scope: !51, inlinedAt: !56)
!69 = !DILocation(line: 98, column: 22, scope: !51, inlinedAt: !56)
!70 = !DILocation(line: 99, column: 23, scope: !51, inlinedAt: !56)
!71 = !DILocation(line: 98, column: 27, scope: !51, inlinedAt: !56)
!72 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!73 = distinct !DISubprogram(name: "Block.warps", scope: !72, file: !72, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!74 = !DILocation(line: 46, column: 14, scope: !52, inlinedAt: !55)
!75 = !DILocation(line: 23, column: 44, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 23, column: 47, scope: !73, inlinedAt: !74)
!77 = !DILocation(line: 23, column: 58, scope: !73, inlinedAt: !74)
!78 = !DILocation(line: 23, column: 63, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 47, column: 7, scope: !52, inlinedAt: !55)
!80 = !DILocation(line: 50, column: 30, scope: !52, inlinedAt: !55)
!81 = !DILocation(line: 51, column: 10, scope: !52, inlinedAt: !55)
!82 = !DILocation(line: 52, column: 11, scope: !52, inlinedAt: !55)
!83 = !{i32 0, i32 32}
!84 = !DILocation(line: 52, column: 14, scope: !52, inlinedAt: !55)
!85 = !DILocation(line: 53, column: 17, scope: !52, inlinedAt: !55)
!86 = !DILocation(line: 53, column: 8, scope: !52, inlinedAt: !55)
!87 = !DILocation(line: 55, column: 10, scope: !52, inlinedAt: !55)
!88 = !DILocation(line: 43, column: 50, scope: !52, inlinedAt: !55)
!89 = !DILocation(line: 58, column: 6, scope: !52, inlinedAt: !55)
!90 = !DILocation(line: 58, column: 23, scope: !52, inlinedAt: !55)
!91 = !DILocation(line: 59, column: 7, scope: !52, inlinedAt: !55)
!92 = !DILocation(line: 60, column: 15, scope: !52, inlinedAt: !55)
!93 = !DILocation(line: 62, column: 26, scope: !52, inlinedAt: !55)
!94 = !DILocation(line: 62, column: 19, scope: !52, inlinedAt: !55)
!95 = !DILocation(line: 62, column: 8, scope: !52, inlinedAt: !55)
!96 = !DILocation(line: 64, column: 8, scope: !52, inlinedAt: !55)
!97 = !DILocation(line: 65, column: 12, scope: !52, inlinedAt: !55)
!98 = !DILocation(line: 67, column: 17, scope: !52, inlinedAt: !55)
!99 = !DILocation(line: 67, column: 9, scope: !52, inlinedAt: !55)
!100 = !DILocation(line: 69, column: 20, scope: !52, inlinedAt: !55)
!101 = !DILocation(line: 70, column: 7, scope: !52, inlinedAt: !55)
!102 = !DILocation(line: 70, column: 24, scope: !52, inlinedAt: !55)
!103 = !DILocation(line: 71, column: 9, scope: !52, inlinedAt: !55)
!104 = !DILocation(line: 72, column: 18, scope: !52, inlinedAt: !55)
!105 = !DILocation(line: 72, column: 10, scope: !52, inlinedAt: !55)
!106 = !DILocation(line: 70, column: 34, scope: !52, inlinedAt: !55)
!107 = !DILocation(line: 58, column: 35, scope: !52, inlinedAt: !55)
!108 = !{!"llvm.loop.unroll.count", i32 1}
!109 = distinct !{!109, !108}
!110 = !DILocation(line: 48, column: 57, scope: !6)
!111 = !DILocation(line: 49, column: 8, scope: !6)
!112 = !DILocation(line: 46, column: 56, scope: !6)
!113 = !{i32 1, i32 -2147483648}
!114 = !DILocation(line: 46, column: 42, scope: !6)
!115 = !{!"llvm.loop.unroll.disable"}
!116 = distinct !{!116, !115}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = distinct !{!118, !117}
!119 = !DILocation(line: 58, column: 30, scope: !52, inlinedAt: !55)
!120 = !{!"llvm.loop.unroll.disable"}
!121 = distinct !{!121, !120}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = distinct !{!123, !122}
!124 = !{!"llvm.loop.unroll.disable"}
!125 = distinct !{!125, !124}
!126 = !{!"llvm.loop.unroll.disable"}
!127 = distinct !{!127, !126}
!128 = distinct !DISubprogram(name: "Offsets", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!129 = !DILocation(line: 59, column: 6, scope: !128)
!130 = !DILocation(line: 78, column: 16, scope: !128)
!131 = !DILocation(line: 81, column: 28, scope: !128)
!132 = !DILocation(line: 60, column: 14, scope: !128)
!133 = !DILocation(line: 61, column: 2, scope: !128)
!134 = !DILocation(line: 62, column: 6, scope: !128)
!135 = !DILocation(line: 62, column: 24, scope: !128)
!136 = !DILocation(line: 63, column: 22, scope: !128)
!137 = !DILocation(line: 63, column: 14, scope: !128)
!138 = !DILocation(line: 65, column: 8, scope: !128)
!139 = !DILocation(line: 66, column: 12, scope: !128)
!140 = !DILocation(line: 64, column: 3, scope: !128)
!141 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!142 = distinct !DISubprogram(name: "scan", scope: !141, file: !141, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!143 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !141, file: !141, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!144 = !DILocation(line: 68, column: 42, scope: !128)
!145 = !DILocation(line: 14, column: 21, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 25, column: 16, scope: !142, inlinedAt: !145)
!147 = !DILocation(line: 23, column: 48, scope: !142, inlinedAt: !145)
!148 = !DILocation(line: 26, column: 6, scope: !142, inlinedAt: !145)
!149 = !DILocation(line: 26, column: 24, scope: !142, inlinedAt: !145)
!150 = !DILocation(line: 27, column: 24, scope: !142, inlinedAt: !145)
!151 = !DILocation(line: 27, column: 44, scope: !142, inlinedAt: !145)
!152 = !DILocation(line: 28, column: 4, scope: !142, inlinedAt: !145)
!153 = !DILocation(line: 26, column: 36, scope: !142, inlinedAt: !145)
!154 = !DILocation(line: 31, column: 12, scope: !142, inlinedAt: !145)
!155 = !DILocation(line: 23, column: 44, scope: !73, inlinedAt: !154)
!156 = !DILocation(line: 23, column: 47, scope: !73, inlinedAt: !154)
!157 = !DILocation(line: 23, column: 58, scope: !73, inlinedAt: !154)
!158 = !DILocation(line: 23, column: 63, scope: !73, inlinedAt: !154)
!159 = !DILocation(line: 31, column: 15, scope: !142, inlinedAt: !145)
!160 = !DILocation(line: 34, column: 31, scope: !142, inlinedAt: !145)
!161 = !DILocation(line: 35, column: 19, scope: !142, inlinedAt: !145)
!162 = !DILocation(line: 36, column: 10, scope: !142, inlinedAt: !145)
!163 = !DILocation(line: 37, column: 19, scope: !142, inlinedAt: !145)
!164 = !DILocation(line: 37, column: 21, scope: !142, inlinedAt: !145)
!165 = !DILocation(line: 37, column: 10, scope: !142, inlinedAt: !145)
!166 = !DILocation(line: 38, column: 9, scope: !142, inlinedAt: !145)
!167 = !DILocation(line: 40, column: 10, scope: !142, inlinedAt: !145)
!168 = !DILocation(line: 23, column: 59, scope: !142, inlinedAt: !145)
!169 = !DILocation(line: 42, column: 19, scope: !142, inlinedAt: !145)
!170 = !DILocation(line: 42, column: 3, scope: !142, inlinedAt: !145)
!171 = !DILocation(line: 44, column: 2, scope: !143, inlinedAt: !144)
!172 = !DILocation(line: 15, column: 20, scope: !143, inlinedAt: !144)
!173 = !DILocation(line: 15, column: 42, scope: !143, inlinedAt: !144)
!174 = !DILocation(line: 18, column: 16, scope: !143, inlinedAt: !144)
!175 = !DILocation(line: 18, column: 2, scope: !128)
!176 = !DILocation(line: 68, column: 20, scope: !128)
!177 = !DILocation(line: 69, column: 8, scope: !128)
!178 = !DILocation(line: 70, column: 8, scope: !128)
!179 = !DILocation(line: 72, column: 35, scope: !128)
!180 = distinct !DISubprogram(name: "Broadcast", scope: !72, file: !72, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!181 = !DILocation(line: 72, column: 25, scope: !128)
!182 = !DILocation(line: 33, column: 22, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 34, column: 8, scope: !180, inlinedAt: !181)
!184 = !DILocation(line: 36, column: 15, scope: !180, inlinedAt: !181)
!185 = !DILocation(line: 37, column: 17, scope: !180, inlinedAt: !181)
!186 = !DILocation(line: 37, column: 3, scope: !128)
!187 = !DILocation(line: 39, column: 16, scope: !180, inlinedAt: !181)
!188 = !DILocation(line: 40, column: 10, scope: !180, inlinedAt: !181)
!189 = !DILocation(line: 41, column: 14, scope: !180, inlinedAt: !181)
!190 = !DILocation(line: 42, column: 3, scope: !180, inlinedAt: !181)
!191 = !DILocation(line: 44, column: 10, scope: !180, inlinedAt: !181)
!192 = !DILocation(line: 45, column: 9, scope: !180, inlinedAt: !181)
!193 = !DILocation(line: 45, column: 2, scope: !128)
!194 = !DILocation(line: 62, column: 37, scope: !128)
!195 = !DILocation(line: 74, column: 11, scope: !128)
!196 = !DILocation(line: 74, column: 14, scope: !128)
!197 = !DILocation(line: 75, column: 16, scope: !128)
!198 = !DILocation(line: 77, column: 8, scope: !128)
!199 = !DILocation(line: 79, column: 8, scope: !128)
!200 = !DILocation(line: 82, column: 23, scope: !128)
!201 = !DILocation(line: 82, column: 3, scope: !128)
!202 = !DILocation(line: 84, column: 30, scope: !128)
!203 = !DILocation(line: 84, column: 25, scope: !128)
!204 = !DILocation(line: 85, column: 7, scope: !128)
!205 = !DILocation(line: 85, column: 3, scope: !128)
!206 = distinct !DISubprogram(name: "Scan", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!207 = !DILocation(line: 92, column: 6, scope: !206)
!208 = !DILocation(line: 94, column: 21, scope: !206)
!209 = !DILocation(line: 94, column: 6, scope: !206)
!210 = !DILocation(line: 94, column: 24, scope: !206)
!211 = !DILocation(line: 94, column: 29, scope: !206)
!212 = !DILocation(line: 95, column: 9, scope: !206)
!213 = !DILocation(line: 95, column: 26, scope: !206)
!214 = !DILocation(line: 95, column: 19, scope: !206)
!215 = !DILocation(line: 95, column: 16, scope: !206)
!216 = !DILocation(line: 96, column: 12, scope: !206)
!217 = !DILocation(line: 26, column: 6, scope: !21, inlinedAt: !216)
!218 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !216)
!219 = !DILocation(line: 27, column: 22, scope: !21, inlinedAt: !216)
!220 = !DILocation(line: 27, column: 20, scope: !21, inlinedAt: !216)
!221 = !DILocation(line: 27, column: 32, scope: !21, inlinedAt: !216)
!222 = !DILocation(line: 27, column: 3, scope: !21, inlinedAt: !216)
!223 = !DILocation(line: 29, column: 7, scope: !21, inlinedAt: !216)
!224 = !DILocation(line: 30, column: 10, scope: !21, inlinedAt: !216)
!225 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !216)
!226 = !DILocation(line: 32, column: 6, scope: !206)
!227 = !DILocation(line: 32, column: 6, scope: !21, inlinedAt: !216)
!228 = !DILocation(line: 32, column: 9, scope: !21, inlinedAt: !216)
!229 = !DILocation(line: 33, column: 10, scope: !21, inlinedAt: !216)
!230 = !DILocation(line: 33, column: 5, scope: !21, inlinedAt: !216)
!231 = !DILocation(line: 35, column: 6, scope: !206)
!232 = !DILocation(line: 35, column: 6, scope: !21, inlinedAt: !216)
!233 = !DILocation(line: 35, column: 9, scope: !21, inlinedAt: !216)
!234 = !DILocation(line: 36, column: 10, scope: !21, inlinedAt: !216)
!235 = !DILocation(line: 36, column: 5, scope: !21, inlinedAt: !216)
!236 = !DILocation(line: 38, column: 9, scope: !206)
!237 = !DILocation(line: 38, column: 2, scope: !21, inlinedAt: !216)
!238 = !DILocation(line: 96, column: 3, scope: !206)
!239 = !DILocation(line: 97, column: 3, scope: !206)
!240 = !DILocation(line: 98, column: 3, scope: !206)
!241 = !DILocation(line: 99, column: 3, scope: !206)
!242 = !DILocation(line: 100, column: 20, scope: !206)
!243 = !DILocation(line: 100, column: 46, scope: !206)
!244 = !DILocation(line: 14, column: 21, scope: !143, inlinedAt: !243)
!245 = !DILocation(line: 25, column: 16, scope: !142, inlinedAt: !244)
!246 = !DILocation(line: 23, column: 48, scope: !142, inlinedAt: !244)
!247 = !DILocation(line: 26, column: 6, scope: !142, inlinedAt: !244)
!248 = !DILocation(line: 26, column: 24, scope: !142, inlinedAt: !244)
!249 = !DILocation(line: 27, column: 24, scope: !142, inlinedAt: !244)
!250 = !DILocation(line: 27, column: 44, scope: !142, inlinedAt: !244)
!251 = !DILocation(line: 28, column: 4, scope: !142, inlinedAt: !244)
!252 = !DILocation(line: 26, column: 36, scope: !142, inlinedAt: !244)
!253 = !DILocation(line: 31, column: 12, scope: !142, inlinedAt: !244)
!254 = !DILocation(line: 23, column: 44, scope: !73, inlinedAt: !253)
!255 = !DILocation(line: 23, column: 47, scope: !73, inlinedAt: !253)
!256 = !DILocation(line: 23, column: 58, scope: !73, inlinedAt: !253)
!257 = !DILocation(line: 23, column: 63, scope: !73, inlinedAt: !253)
!258 = !DILocation(line: 31, column: 15, scope: !142, inlinedAt: !244)
!259 = !DILocation(line: 34, column: 31, scope: !142, inlinedAt: !244)
!260 = !DILocation(line: 35, column: 19, scope: !142, inlinedAt: !244)
!261 = !DILocation(line: 36, column: 10, scope: !142, inlinedAt: !244)
!262 = !DILocation(line: 37, column: 19, scope: !142, inlinedAt: !244)
!263 = !DILocation(line: 37, column: 21, scope: !142, inlinedAt: !244)
!264 = !DILocation(line: 37, column: 10, scope: !142, inlinedAt: !244)
!265 = !DILocation(line: 38, column: 9, scope: !142, inlinedAt: !244)
!266 = !DILocation(line: 40, column: 10, scope: !142, inlinedAt: !244)
!267 = !DILocation(line: 23, column: 59, scope: !142, inlinedAt: !244)
!268 = !DILocation(line: 42, column: 19, scope: !142, inlinedAt: !244)
!269 = !DILocation(line: 42, column: 3, scope: !142, inlinedAt: !244)
!270 = !DILocation(line: 44, column: 2, scope: !143, inlinedAt: !243)
!271 = !DILocation(line: 15, column: 20, scope: !143, inlinedAt: !243)
!272 = !DILocation(line: 15, column: 42, scope: !143, inlinedAt: !243)
!273 = !DILocation(line: 18, column: 16, scope: !143, inlinedAt: !243)
!274 = !DILocation(line: 18, column: 2, scope: !206)
!275 = !DILocation(line: 100, column: 24, scope: !206)
!276 = !DILocation(line: 101, column: 30, scope: !206)
!277 = !DILocation(line: 101, column: 47, scope: !206)
!278 = !DILocation(line: 101, column: 64, scope: !206)
!279 = !DILocation(line: 101, column: 81, scope: !206)
!280 = !DILocation(line: 102, column: 10, scope: !206)
!281 = !DILocation(line: 103, column: 16, scope: !206)
!282 = !DILocation(line: 103, column: 14, scope: !206)
!283 = !DILocation(line: 103, column: 26, scope: !206)
!284 = !DILocation(line: 106, column: 8, scope: !206)
!285 = !DILocation(line: 107, column: 5, scope: !206)
!286 = !DILocation(line: 109, column: 7, scope: !206)
!287 = !DILocation(line: 109, column: 10, scope: !206)
!288 = !DILocation(line: 110, column: 5, scope: !206)
!289 = !DILocation(line: 112, column: 7, scope: !206)
!290 = !DILocation(line: 112, column: 10, scope: !206)
!291 = !DILocation(line: 113, column: 5, scope: !206)
!292 = !DILocation(line: 94, column: 59, scope: !206)
!293 = !DILocation(line: 94, column: 45, scope: !206)
!294 = !{!"llvm.loop.unroll.disable"}
!295 = distinct !{!295, !294}
!296 = !{!"llvm.loop.unroll.disable"}
!297 = distinct !{!297, !296}
!298 = !{!"llvm.loop.unroll.disable"}
!299 = distinct !{!299, !298}
!300 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"kernel", i32 1}
!301 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!302 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!303 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!304 = !{void (i64*, i64, i64*, i64, i8*)* @Sums, !"minctasm", i32 4}
!305 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"kernel", i32 1}
!306 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidx", i32 256}
!307 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidy", i32 1}
!308 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Offsets, !"maxntidz", i32 1}
!309 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"kernel", i32 1}
!310 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidx", i32 256}
!311 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidy", i32 1}
!312 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Scan, !"maxntidz", i32 1}
