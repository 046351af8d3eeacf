target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step to i8*)], section "llvm.metadata"

define void @Step({ float, float, float, float }* %p0, i64 %p1, i64* %p2, i64 %p3, { float, float, float }* %p4, i64 %p5, i64 %p6, float %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast { float, float, float, float }* %p0 to { float, float, float, float } addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast { float, float, float }* %p4 to { float, float, float } addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !11, !range !12
	%10 = sext i32 %9 to i64, !dbg !11
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !11, !range !13
	%12 = sext i32 %11 to i64, !dbg !11
	%13 = mul i64 %p6, %4, !dbg !14
	%14 = sdiv i64 %13, %10, !dbg !15
	%15 = trunc i64 %4 to i32, !dbg !16
	%16 = add i32 %15, 1, !dbg !16
	%17 = zext i32 %16 to i64, !dbg !16
	%18 = mul i64 %p6, %17, !dbg !17
	%19 = sdiv i64 %18, %10, !dbg !18
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !19
	%21 = sext i32 %20 to i64, !dbg !19
	%22 = call i32 @gpuc_my_pe_thread(), !dbg !20
	%23 = sext i32 %22 to i64, !dbg !20
	%24 = trunc i64 %23 to i32, !dbg !21
	%25 = add i32 %24, 1, !dbg !21
	%26 = trunc i64 %21 to i32, !dbg !22
	%27 = urem i32 %25, %26, !dbg !22
	%28 = zext i32 %27 to i64, !dbg !22
	%29 = sdiv i64 %p1, 2, !dbg !25
	%30 = urem i64 %p8, 2, !dbg !26
	%31 = mul i64 %30, %29, !dbg !28
	%32 = add i64 %31, %29, !dbg !29
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %31, !dbg !30
	%34 = trunc i64 %12 to i32, !dbg !31
	%35 = trunc i64 %8 to i32, !dbg !31
	%36 = mul i32 %34, %35, !dbg !31
	%37 = trunc i64 %6 to i32, !dbg !31
	%38 = add i32 %37, %36, !dbg !31
	%39 = zext i32 %38 to i64, !dbg !31
	%40 = mul i64 %10, %39, !dbg !31
	%41 = add i64 %4, %40, !dbg !31
	%42 = icmp ugt i64 %32, %p1, !dbg !30
	br i1 %42, label %b0_fail1, label %b0_ok1, !dbg !30, !prof !32

b0_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31, !range !35
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !31, !range !35
	%45 = mul i32 %43, %44, !dbg !31
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !31, !range !36
	%47 = mul i32 %45, %46, !dbg !31
	%48 = sext i32 %47 to i64, !dbg !31
	%49 = mul i64 %41, %48, !dbg !31
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !33
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !31, !range !33
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !31, !range !34
	%53 = mul i32 %44, %52, !dbg !31
	%54 = add i32 %51, %53, !dbg !31
	%55 = mul i32 %43, %54, !dbg !31
	%56 = add i32 %50, %55, !dbg !31
	%57 = sext i32 %56 to i64, !dbg !31
	%58 = add i64 %49, %57, !dbg !31
	%59 = icmp slt i64 %58, %p6, !dbg !37
	br i1 %59, label %b1, label %b2, !dbg !37

b1:
	%60 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %33, i64 %58, !dbg !38
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %60, i32 0, i32 0, !dbg !38
	%62 = icmp uge i64 %58, %29, !dbg !38
	br i1 %62, label %b1_fail1, label %b1_ok1, !dbg !38, !prof !32

b1_ok1:
	%63 = load float, float addrspace(1)* %61, align 4, !dbg !38
	%64 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %60, i32 0, i32 1, !dbg !38
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !38
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %60, i32 0, i32 2, !dbg !38
	%67 = load float, float addrspace(1)* %66, align 4, !dbg !38
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %60, i32 0, i32 3, !dbg !38
	%69 = load float, float addrspace(1)* %68, align 4, !dbg !38
	br label %b2, !dbg !39

b2:
	%70 = phi float [ 0.000000e+00, %b0_ok1 ], [ %69, %b1_ok1 ], !dbg !39
	%71 = phi float [ 0.000000e+00, %b0_ok1 ], [ %67, %b1_ok1 ], !dbg !39
	%72 = phi float [ 0.000000e+00, %b0_ok1 ], [ %65, %b1_ok1 ], !dbg !39
	%73 = phi float [ 0.000000e+00, %b0_ok1 ], [ %63, %b1_ok1 ], !dbg !39
	%74 = icmp eq i64 %57, 0, !dbg !40
	%75 = mul i64 %p8, %10, !dbg !42
	%76 = sub i64 %19, %14, !dbg !43
	%77 = mul i64 %76, 16, !dbg !44
	%78 = trunc i64 %28 to i32, !dbg !44
	br label %b3, !dbg !39

b3:
	%79 = phi float [ 0.000000e+00, %b2 ], [ %316, %b14 ], !dbg !39
	%80 = phi float [ 0.000000e+00, %b2 ], [ %317, %b14 ], !dbg !39
	%81 = phi float [ 0.000000e+00, %b2 ], [ %318, %b14 ], !dbg !39
	%82 = phi i32 [ 0, %b2 ], [ %91, %b14 ], !dbg !39
	%83 = sext i32 %82 to i64, !dbg !39
	%84 = icmp sgt i32 %82, 0, !dbg !45
	br i1 %84, label %b4, label %b7, !dbg !45

b4:
	br i1 %74, label %b5, label %b6, !dbg !40

b5:
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %83, !dbg !46
	%86 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !47
	%87 = icmp uge i64 %83, %p3, !dbg !46
	br i1 %87, label %b5_fail1, label %b5_ok1, !dbg !46, !prof !32

b5_ok1:
	%88 = bitcast i64* %86 to i8*, !dbg !47
	%89 = call i64 @gpuc_signal_wait_until_thread(i8* %88, i32 5, i64 %75, i32 1, i8* %ctrl, i32 3), !dbg !47
	br label %b6, !dbg !47

b6:
	call void @llvm.nvvm.barrier0(), !dbg !48
	br label %b7, !dbg !48

b7:
	%90 = mul i64 %83, %p6, !dbg !49
	%91 = add i32 %82, 1, !dbg !50
	%92 = sext i32 %91 to i64, !dbg !50
	%93 = mul i64 %92, %p6, !dbg !51
	%94 = sub i64 %93, %90, !dbg !52
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %33, i64 %90, !dbg !52
	%96 = icmp slt i32 %91, %20, !dbg !53
	%97 = icmp ugt i64 %93, %29, !dbg !52
	%98 = icmp ugt i64 %90, %93, !dbg !52
	%99 = or i1 %97, %98, !dbg !52
	br i1 %99, label %b7_fail1, label %b7_ok1, !dbg !52, !prof !32

b7_ok1:
	br i1 %96, label %b8, label %b9, !dbg !53

b8:
	%100 = add i64 %83, 2, !dbg !54
	%101 = mul i64 %100, %p6, !dbg !55
	%102 = sub i64 %101, %93, !dbg !56
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %33, i64 %93, !dbg !56
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i64 %14, !dbg !43
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %14, !dbg !57
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %92, !dbg !58
	%107 = addrspacecast { float, float, float, float } addrspace(1)* %104 to { float, float, float, float }*, !dbg !44
	%108 = addrspacecast { float, float, float, float } addrspace(1)* %105 to { float, float, float, float }*, !dbg !44
	%109 = addrspacecast i64 addrspace(1)* %106 to i64*, !dbg !44
	%110 = icmp ugt i64 %101, %29, !dbg !56
	%111 = icmp ugt i64 %93, %101, !dbg !56
	%112 = icmp ugt i64 %19, %102, !dbg !43
	%113 = icmp ugt i64 %14, %19, !dbg !43
	%114 = icmp ugt i64 %19, %94, !dbg !57
	%115 = icmp uge i64 %92, %p3, !dbg !58
	%116 = or i1 %110, %111, !dbg !58
	%117 = or i1 %116, %112, !dbg !58
	%118 = or i1 %117, %113, !dbg !58
	%119 = or i1 %118, %114, !dbg !58
	%120 = or i1 %119, %115, !dbg !58
	br i1 %120, label %b8_fail1, label %b8_ok1, !dbg !58, !prof !32

b8_ok1:
	%121 = bitcast { float, float, float, float }* %107 to i8*, !dbg !44
	%122 = bitcast { float, float, float, float }* %108 to i8*, !dbg !44
	%123 = bitcast i64* %109 to i8*, !dbg !44
	call void @gpuc_put_signal_nbi_block(i8* %121, i8* %122, i64 %77, i8* %123, i64 1, i32 10, i32 %78, i32 0, i32 0, i8* null), !dbg !44
	br label %b9, !dbg !44

b9:
	%124 = phi float [ %79, %b7_ok1 ], [ %79, %b8_ok1 ], !dbg !59
	%125 = phi float [ %80, %b7_ok1 ], [ %80, %b8_ok1 ], !dbg !59
	%126 = phi float [ %81, %b7_ok1 ], [ %81, %b8_ok1 ], !dbg !59
	%127 = phi i64 [ -1, %b7_ok1 ], [ -1, %b8_ok1 ], !dbg !59
	%128 = sub i64 %94, 6, !dbg !59
	%129 = icmp slt i64 %94, 6, !dbg !59
	%130 = select i1 %129, i64 -9223372036854775808, i64 %128, !dbg !59
	br label %b10, !dbg !59

b10:
	%131 = phi float [ %124, %b9 ], [ %315, %b11 ], !dbg !59
	%132 = phi float [ %125, %b9 ], [ %313, %b11 ], !dbg !59
	%133 = phi float [ %126, %b9 ], [ %311, %b11 ], !dbg !59
	%134 = phi i64 [ %127, %b9 ], [ %286, %b11 ], !dbg !59
	%135 = icmp slt i64 %134, %130, !dbg !59
	br i1 %135, label %b11, label %b12, !dbg !59

b11:
	%136 = add nsw i64 %134, 1, !dbg !59
	%137 = icmp slt i64 %136, %94, !dbg !59
	%138 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %136, !dbg !59
	%139 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i32 0, i32 0, !dbg !59
	%140 = load float, float addrspace(1)* %139, align 4, !dbg !59
	%141 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i32 0, i32 1, !dbg !59
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !59
	%143 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i32 0, i32 2, !dbg !59
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !59
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %138, i32 0, i32 3, !dbg !59
	%146 = load float, float addrspace(1)* %145, align 4, !dbg !59
	%147 = fsub float %140, %73, !dbg !60
	%148 = fsub float %142, %72, !dbg !61
	%149 = fsub float %144, %71, !dbg !62
	%150 = fmul float %147, %147, !dbg !63
	%151 = fmul float %148, %148, !dbg !64
	%152 = fadd float %150, %151, !dbg !65
	%153 = fmul float %149, %149, !dbg !66
	%154 = fadd float %152, %153, !dbg !67
	%155 = fadd float %154, 0x3F1A36E2E0000000, !dbg !68
	%156 = call float @__nv_rsqrtf(float %155), !dbg !69
	%157 = fmul float %146, %156, !dbg !70
	%158 = fmul float %157, %156, !dbg !71
	%159 = fmul float %158, %156, !dbg !72
	%160 = fmul float %159, %147, !dbg !73
	%161 = fadd float %133, %160, !dbg !74
	%162 = fmul float %159, %148, !dbg !75
	%163 = fadd float %132, %162, !dbg !76
	%164 = fmul float %159, %149, !dbg !77
	%165 = fadd float %131, %164, !dbg !78
	%166 = add nsw i64 %136, 1, !dbg !59
	%167 = icmp slt i64 %166, %94, !dbg !59
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %166, !dbg !59
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 0, !dbg !59
	%170 = load float, float addrspace(1)* %169, align 4, !dbg !59
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 1, !dbg !59
	%172 = load float, float addrspace(1)* %171, align 4, !dbg !59
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 2, !dbg !59
	%174 = load float, float addrspace(1)* %173, align 4, !dbg !59
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 3, !dbg !59
	%176 = load float, float addrspace(1)* %175, align 4, !dbg !59
	%177 = fsub float %170, %73, !dbg !60
	%178 = fsub float %172, %72, !dbg !61
	%179 = fsub float %174, %71, !dbg !62
	%180 = fmul float %177, %177, !dbg !63
	%181 = fmul float %178, %178, !dbg !64
	%182 = fadd float %180, %181, !dbg !65
	%183 = fmul float %179, %179, !dbg !66
	%184 = fadd float %182, %183, !dbg !67
	%185 = fadd float %184, 0x3F1A36E2E0000000, !dbg !68
	%186 = call float @__nv_rsqrtf(float %185), !dbg !69
	%187 = fmul float %176, %186, !dbg !70
	%188 = fmul float %187, %186, !dbg !71
	%189 = fmul float %188, %186, !dbg !72
	%190 = fmul float %189, %177, !dbg !73
	%191 = fadd float %161, %190, !dbg !74
	%192 = fmul float %189, %178, !dbg !75
	%193 = fadd float %163, %192, !dbg !76
	%194 = fmul float %189, %179, !dbg !77
	%195 = fadd float %165, %194, !dbg !78
	%196 = add nsw i64 %166, 1, !dbg !59
	%197 = icmp slt i64 %196, %94, !dbg !59
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %196, !dbg !59
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 0, !dbg !59
	%200 = load float, float addrspace(1)* %199, align 4, !dbg !59
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 1, !dbg !59
	%202 = load float, float addrspace(1)* %201, align 4, !dbg !59
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 2, !dbg !59
	%204 = load float, float addrspace(1)* %203, align 4, !dbg !59
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 3, !dbg !59
	%206 = load float, float addrspace(1)* %205, align 4, !dbg !59
	%207 = fsub float %200, %73, !dbg !60
	%208 = fsub float %202, %72, !dbg !61
	%209 = fsub float %204, %71, !dbg !62
	%210 = fmul float %207, %207, !dbg !63
	%211 = fmul float %208, %208, !dbg !64
	%212 = fadd float %210, %211, !dbg !65
	%213 = fmul float %209, %209, !dbg !66
	%214 = fadd float %212, %213, !dbg !67
	%215 = fadd float %214, 0x3F1A36E2E0000000, !dbg !68
	%216 = call float @__nv_rsqrtf(float %215), !dbg !69
	%217 = fmul float %206, %216, !dbg !70
	%218 = fmul float %217, %216, !dbg !71
	%219 = fmul float %218, %216, !dbg !72
	%220 = fmul float %219, %207, !dbg !73
	%221 = fadd float %191, %220, !dbg !74
	%222 = fmul float %219, %208, !dbg !75
	%223 = fadd float %193, %222, !dbg !76
	%224 = fmul float %219, %209, !dbg !77
	%225 = fadd float %195, %224, !dbg !78
	%226 = add nsw i64 %196, 1, !dbg !59
	%227 = icmp slt i64 %226, %94, !dbg !59
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %226, !dbg !59
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %228, i32 0, i32 0, !dbg !59
	%230 = load float, float addrspace(1)* %229, align 4, !dbg !59
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %228, i32 0, i32 1, !dbg !59
	%232 = load float, float addrspace(1)* %231, align 4, !dbg !59
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %228, i32 0, i32 2, !dbg !59
	%234 = load float, float addrspace(1)* %233, align 4, !dbg !59
	%235 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %228, i32 0, i32 3, !dbg !59
	%236 = load float, float addrspace(1)* %235, align 4, !dbg !59
	%237 = fsub float %230, %73, !dbg !60
	%238 = fsub float %232, %72, !dbg !61
	%239 = fsub float %234, %71, !dbg !62
	%240 = fmul float %237, %237, !dbg !63
	%241 = fmul float %238, %238, !dbg !64
	%242 = fadd float %240, %241, !dbg !65
	%243 = fmul float %239, %239, !dbg !66
	%244 = fadd float %242, %243, !dbg !67
	%245 = fadd float %244, 0x3F1A36E2E0000000, !dbg !68
	%246 = call float @__nv_rsqrtf(float %245), !dbg !69
	%247 = fmul float %236, %246, !dbg !70
	%248 = fmul float %247, %246, !dbg !71
	%249 = fmul float %248, %246, !dbg !72
	%250 = fmul float %249, %237, !dbg !73
	%251 = fadd float %221, %250, !dbg !74
	%252 = fmul float %249, %238, !dbg !75
	%253 = fadd float %223, %252, !dbg !76
	%254 = fmul float %249, %239, !dbg !77
	%255 = fadd float %225, %254, !dbg !78
	%256 = add nsw i64 %226, 1, !dbg !59
	%257 = icmp slt i64 %256, %94, !dbg !59
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %256, !dbg !59
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 0, !dbg !59
	%260 = load float, float addrspace(1)* %259, align 4, !dbg !59
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 1, !dbg !59
	%262 = load float, float addrspace(1)* %261, align 4, !dbg !59
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 2, !dbg !59
	%264 = load float, float addrspace(1)* %263, align 4, !dbg !59
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %258, i32 0, i32 3, !dbg !59
	%266 = load float, float addrspace(1)* %265, align 4, !dbg !59
	%267 = fsub float %260, %73, !dbg !60
	%268 = fsub float %262, %72, !dbg !61
	%269 = fsub float %264, %71, !dbg !62
	%270 = fmul float %267, %267, !dbg !63
	%271 = fmul float %268, %268, !dbg !64
	%272 = fadd float %270, %271, !dbg !65
	%273 = fmul float %269, %269, !dbg !66
	%274 = fadd float %272, %273, !dbg !67
	%275 = fadd float %274, 0x3F1A36E2E0000000, !dbg !68
	%276 = call float @__nv_rsqrtf(float %275), !dbg !69
	%277 = fmul float %266, %276, !dbg !70
	%278 = fmul float %277, %276, !dbg !71
	%279 = fmul float %278, %276, !dbg !72
	%280 = fmul float %279, %267, !dbg !73
	%281 = fadd float %251, %280, !dbg !74
	%282 = fmul float %279, %268, !dbg !75
	%283 = fadd float %253, %282, !dbg !76
	%284 = fmul float %279, %269, !dbg !77
	%285 = fadd float %255, %284, !dbg !78
	%286 = add nsw i64 %256, 1, !dbg !59
	%287 = icmp slt i64 %286, %94, !dbg !59
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %286, !dbg !59
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i32 0, i32 0, !dbg !59
	%290 = load float, float addrspace(1)* %289, align 4, !dbg !59
	%291 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i32 0, i32 1, !dbg !59
	%292 = load float, float addrspace(1)* %291, align 4, !dbg !59
	%293 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i32 0, i32 2, !dbg !59
	%294 = load float, float addrspace(1)* %293, align 4, !dbg !59
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i32 0, i32 3, !dbg !59
	%296 = load float, float addrspace(1)* %295, align 4, !dbg !59
	%297 = fsub float %290, %73, !dbg !60
	%298 = fsub float %292, %72, !dbg !61
	%299 = fsub float %294, %71, !dbg !62
	%300 = fmul float %297, %297, !dbg !63
	%301 = fmul float %298, %298, !dbg !64
	%302 = fadd float %300, %301, !dbg !65
	%303 = fmul float %299, %299, !dbg !66
	%304 = fadd float %302, %303, !dbg !67
	%305 = fadd float %304, 0x3F1A36E2E0000000, !dbg !68
	%306 = call float @__nv_rsqrtf(float %305), !dbg !69
	%307 = fmul float %296, %306, !dbg !70
	%308 = fmul float %307, %306, !dbg !71
	%309 = fmul float %308, %306, !dbg !72
	%310 = fmul float %309, %297, !dbg !73
	%311 = fadd float %281, %310, !dbg !74
	%312 = fmul float %309, %298, !dbg !75
	%313 = fadd float %283, %312, !dbg !76
	%314 = fmul float %309, %299, !dbg !77
	%315 = fadd float %285, %314, !dbg !78
	br label %b10, !dbg !59, !llvm.loop !80

b12:
	%316 = phi float [ %349, %b13 ], [ %131, %b10 ], !dbg !59
	%317 = phi float [ %347, %b13 ], [ %132, %b10 ], !dbg !59
	%318 = phi float [ %345, %b13 ], [ %133, %b10 ], !dbg !59
	%319 = phi i64 [ %320, %b13 ], [ %134, %b10 ], !dbg !59
	%320 = add i64 %319, 1, !dbg !59
	%321 = icmp slt i64 %320, %94, !dbg !59
	br i1 %321, label %b13, label %b14, !dbg !59

b13:
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i64 %320, !dbg !59
	%323 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 0, !dbg !59
	%324 = load float, float addrspace(1)* %323, align 4, !dbg !59
	%325 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 1, !dbg !59
	%326 = load float, float addrspace(1)* %325, align 4, !dbg !59
	%327 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 2, !dbg !59
	%328 = load float, float addrspace(1)* %327, align 4, !dbg !59
	%329 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 3, !dbg !59
	%330 = load float, float addrspace(1)* %329, align 4, !dbg !59
	%331 = fsub float %324, %73, !dbg !60
	%332 = fsub float %326, %72, !dbg !61
	%333 = fsub float %328, %71, !dbg !62
	%334 = fmul float %331, %331, !dbg !63
	%335 = fmul float %332, %332, !dbg !64
	%336 = fadd float %334, %335, !dbg !65
	%337 = fmul float %333, %333, !dbg !66
	%338 = fadd float %336, %337, !dbg !67
	%339 = fadd float %338, 0x3F1A36E2E0000000, !dbg !68
	%340 = call float @__nv_rsqrtf(float %339), !dbg !69
	%341 = fmul float %330, %340, !dbg !70
	%342 = fmul float %341, %340, !dbg !71
	%343 = fmul float %342, %340, !dbg !72
	%344 = fmul float %343, %331, !dbg !73
	%345 = fadd float %318, %344, !dbg !74
	%346 = fmul float %343, %332, !dbg !75
	%347 = fadd float %317, %346, !dbg !76
	%348 = fmul float %343, %333, !dbg !77
	%349 = fadd float %316, %348, !dbg !78
	br label %b12, !dbg !81

b14:
	br i1 %96, label %b3, label %b15, !dbg !81

b15:
	br i1 %59, label %b16, label %b17, !dbg !82

b16:
	%350 = getelementptr inbounds { float, float, float }, { float, float, float } addrspace(1)* %2, i64 %58, !dbg !83
	%351 = fmul float %p7, %318, !dbg !84
	%352 = getelementptr inbounds { float, float, float }, { float, float, float } addrspace(1)* %350, i32 0, i32 0, !dbg !85
	%353 = icmp uge i64 %58, %p5, !dbg !83
	br i1 %353, label %b16_fail1, label %b16_ok1, !dbg !83, !prof !32

b16_ok1:
	%354 = load float, float addrspace(1)* %352, align 4, !dbg !85
	%355 = fadd float %354, %351, !dbg !86
	store float %355, float addrspace(1)* %352, align 4, !dbg !85
	%356 = fmul float %p7, %317, !dbg !87
	%357 = getelementptr inbounds { float, float, float }, { float, float, float } addrspace(1)* %350, i32 0, i32 1, !dbg !88
	%358 = load float, float addrspace(1)* %357, align 4, !dbg !88
	%359 = fadd float %358, %356, !dbg !89
	store float %359, float addrspace(1)* %357, align 4, !dbg !88
	%360 = fmul float %p7, %316, !dbg !90
	%361 = getelementptr inbounds { float, float, float }, { float, float, float } addrspace(1)* %350, i32 0, i32 2, !dbg !91
	%362 = load float, float addrspace(1)* %361, align 4, !dbg !91
	%363 = fadd float %362, %360, !dbg !92
	store float %363, float addrspace(1)* %361, align 4, !dbg !91
	%364 = add i64 %p8, 1, !dbg !93
	%365 = urem i64 %364, 2, !dbg !95
	%366 = mul i64 %365, %29, !dbg !97
	%367 = add i64 %366, %29, !dbg !98
	%368 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %366, !dbg !99
	%369 = icmp ugt i64 %367, %p1, !dbg !99
	%370 = icmp uge i64 %58, %29, !dbg !100
	%371 = or i1 %369, %370, !dbg !100
	br i1 %371, label %b16_fail2, label %b16_ok2, !dbg !100, !prof !32

b16_ok2:
	%372 = load float, float addrspace(1)* %352, align 4, !dbg !101
	%373 = fmul float %p7, %372, !dbg !102
	%374 = fadd float %73, %373, !dbg !103
	%375 = load float, float addrspace(1)* %357, align 4, !dbg !104
	%376 = fmul float %p7, %375, !dbg !105
	%377 = fadd float %72, %376, !dbg !106
	%378 = load float, float addrspace(1)* %361, align 4, !dbg !107
	%379 = fmul float %p7, %378, !dbg !108
	%380 = fadd float %71, %379, !dbg !109
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %368, i64 %58, !dbg !100
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %381, i32 0, i32 0, !dbg !100
	store float %374, float addrspace(1)* %382, align 4, !dbg !100
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %381, i32 0, i32 1, !dbg !100
	store float %377, float addrspace(1)* %383, align 4, !dbg !100
	%384 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %381, i32 0, i32 2, !dbg !100
	store float %380, float addrspace(1)* %384, align 4, !dbg !100
	%385 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %381, i32 0, i32 3, !dbg !100
	store float %70, float addrspace(1)* %385, align 4, !dbg !100
	br label %b17, !dbg !100

b17:
	call void @gpuc_quiet_block(), !dbg !110
	ret void, !dbg !110

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p1), !dbg !30
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !30
	ret void, !dbg !30

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %58, i64 %29), !dbg !38
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !38
	ret void, !dbg !38

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %83, i64 %p3), !dbg !46
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !46
	ret void, !dbg !46

b7_fail1:
	%386 = icmp ugt i64 %93, %29, !dbg !52
	br i1 %386, label %b7_fail2, label %b7_ok2, !dbg !52

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %93, i64 %29), !dbg !52
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !52
	ret void, !dbg !52

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %90, i64 %93), !dbg !52
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !52
	ret void, !dbg !52

b8_fail1:
	%387 = icmp ugt i64 %101, %29, !dbg !56
	br i1 %387, label %b8_fail2, label %b8_ok2, !dbg !56

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %101, i64 %29), !dbg !56
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !56
	ret void, !dbg !56

b8_ok2:
	%388 = icmp ugt i64 %93, %101, !dbg !56
	br i1 %388, label %b8_fail3, label %b8_ok3, !dbg !56

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %93, i64 %101), !dbg !56
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !56
	ret void, !dbg !56

b8_ok3:
	%389 = icmp ugt i64 %19, %102, !dbg !43
	br i1 %389, label %b8_fail4, label %b8_ok4, !dbg !43

b8_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %19, i64 %102), !dbg !43
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !43
	ret void, !dbg !43

b8_ok4:
	%390 = icmp ugt i64 %14, %19, !dbg !43
	br i1 %390, label %b8_fail5, label %b8_ok5, !dbg !43

b8_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %14, i64 %19), !dbg !43
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !43
	ret void, !dbg !43

b8_ok5:
	%391 = icmp ugt i64 %19, %94, !dbg !57
	br i1 %391, label %b8_fail6, label %b8_ok6, !dbg !57

b8_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %19, i64 %94), !dbg !57
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !57
	ret void, !dbg !57

b8_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %92, i64 %p3), !dbg !58
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !58
	ret void, !dbg !58

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %58, i64 %p5), !dbg !83
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !83
	ret void, !dbg !83

b16_fail2:
	%392 = icmp ugt i64 %367, %p1, !dbg !99
	br i1 %392, label %b16_fail3, label %b16_ok3, !dbg !99

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %367, i64 %p1), !dbg !99
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !99
	ret void, !dbg !99

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %58, i64 %29), !dbg !100
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !100
	ret void, !dbg !100
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !33
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !33
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !34
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!111, !112, !113, !114, !115}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernel.go", directory: "github.com/gpuc-go/gpuc/examples/nbody/gravity")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!7 = !DILocation(line: 49, column: 6, scope: !6)
!8 = !DILocation(line: 51, column: 29, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !DILocation(line: 51, column: 44, scope: !6)
!12 = !{i32 1, i32 -2147483648}
!13 = !{i32 1, i32 65536}
!14 = !DILocation(line: 52, column: 13, scope: !6)
!15 = !DILocation(line: 52, column: 19, scope: !6)
!16 = !DILocation(line: 52, column: 36, scope: !6)
!17 = !DILocation(line: 52, column: 29, scope: !6)
!18 = !DILocation(line: 52, column: 39, scope: !6)
!19 = !DILocation(line: 53, column: 21, scope: !6)
!20 = !DILocation(line: 54, column: 22, scope: !6)
!21 = !DILocation(line: 54, column: 26, scope: !6)
!22 = !DILocation(line: 54, column: 31, scope: !6)
!23 = distinct !DISubprogram(name: "System.rows", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!24 = !DILocation(line: 55, column: 15, scope: !6)
!25 = !DILocation(line: 30, column: 25, scope: !23, inlinedAt: !24)
!26 = !DILocation(line: 31, column: 17, scope: !23, inlinedAt: !24)
!27 = !DILocation(line: 31, column: 11, scope: !23, inlinedAt: !24)
!28 = !DILocation(line: 31, column: 21, scope: !23, inlinedAt: !24)
!29 = !DILocation(line: 32, column: 30, scope: !23, inlinedAt: !24)
!30 = !DILocation(line: 32, column: 23, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 57, column: 20, scope: !6)
!32 = !{!"branch_weights", i32 1, i32 1048576}
!33 = !{i32 0, i32 1024}
!34 = !{i32 0, i32 64}
!35 = !{i32 1, i32 1025}
!36 = !{i32 1, i32 65}
!37 = !DILocation(line: 60, column: 7, scope: !6)
!38 = !DILocation(line: 61, column: 20, scope: !6)
!39 = !DILocation(line: 61, column: 3, scope: !6)
!40 = !DILocation(line: 65, column: 16, scope: !6)
!41 = !DILocation(line: 66, column: 72, scope: !6)
!42 = !DILocation(line: 66, column: 65, scope: !6)
!43 = !DILocation(line: 73, column: 36, scope: !6)
!44 = !DILocation(line: 73, column: 22, scope: !6)
!45 = !DILocation(line: 64, column: 8, scope: !6)
!46 = !DILocation(line: 66, column: 42, scope: !6)
!47 = !DILocation(line: 66, column: 26, scope: !6)
!48 = !DILocation(line: 68, column: 10, scope: !6)
!49 = !DILocation(line: 70, column: 21, scope: !6)
!50 = !DILocation(line: 70, column: 27, scope: !6)
!51 = !DILocation(line: 70, column: 30, scope: !6)
!52 = !DILocation(line: 70, column: 19, scope: !6)
!53 = !DILocation(line: 71, column: 10, scope: !6)
!54 = !DILocation(line: 72, column: 33, scope: !6)
!55 = !DILocation(line: 72, column: 36, scope: !6)
!56 = !DILocation(line: 72, column: 21, scope: !6)
!57 = !DILocation(line: 73, column: 55, scope: !6)
!58 = !DILocation(line: 73, column: 77, scope: !6)
!59 = !DILocation(line: 75, column: 34, scope: !6)
!60 = !DILocation(line: 76, column: 22, scope: !6)
!61 = !DILocation(line: 76, column: 37, scope: !6)
!62 = !DILocation(line: 76, column: 52, scope: !6)
!63 = !DILocation(line: 77, column: 20, scope: !6)
!64 = !DILocation(line: 77, column: 26, scope: !6)
!65 = !DILocation(line: 77, column: 23, scope: !6)
!66 = !DILocation(line: 77, column: 32, scope: !6)
!67 = !DILocation(line: 77, column: 29, scope: !6)
!68 = !DILocation(line: 77, column: 35, scope: !6)
!69 = !DILocation(line: 77, column: 18, scope: !6)
!70 = !DILocation(line: 78, column: 20, scope: !6)
!71 = !DILocation(line: 78, column: 24, scope: !6)
!72 = !DILocation(line: 78, column: 28, scope: !6)
!73 = !DILocation(line: 79, column: 16, scope: !6)
!74 = !DILocation(line: 79, column: 4, scope: !6)
!75 = !DILocation(line: 80, column: 16, scope: !6)
!76 = !DILocation(line: 80, column: 4, scope: !6)
!77 = !DILocation(line: 81, column: 16, scope: !6)
!78 = !DILocation(line: 81, column: 4, scope: !6)
!79 = !{!"llvm.loop.unroll.count", i32 1}
!80 = distinct !{!80, !79}
!81 = !DILocation(line: 81, column: 9, scope: !6)
!82 = !DILocation(line: 84, column: 7, scope: !6)
!83 = !DILocation(line: 85, column: 21, scope: !6)
!84 = !DILocation(line: 86, column: 13, scope: !6)
!85 = !DILocation(line: 86, column: 5, scope: !6)
!86 = !DILocation(line: 86, column: 3, scope: !6)
!87 = !DILocation(line: 87, column: 13, scope: !6)
!88 = !DILocation(line: 87, column: 5, scope: !6)
!89 = !DILocation(line: 87, column: 3, scope: !6)
!90 = !DILocation(line: 88, column: 13, scope: !6)
!91 = !DILocation(line: 88, column: 5, scope: !6)
!92 = !DILocation(line: 88, column: 3, scope: !6)
!93 = !DILocation(line: 89, column: 16, scope: !6)
!94 = !DILocation(line: 89, column: 9, scope: !6)
!95 = !DILocation(line: 31, column: 17, scope: !23, inlinedAt: !94)
!96 = !DILocation(line: 31, column: 11, scope: !23, inlinedAt: !94)
!97 = !DILocation(line: 31, column: 21, scope: !23, inlinedAt: !94)
!98 = !DILocation(line: 32, column: 30, scope: !23, inlinedAt: !94)
!99 = !DILocation(line: 32, column: 23, scope: !23, inlinedAt: !94)
!100 = !DILocation(line: 89, column: 28, scope: !6)
!101 = !DILocation(line: 89, column: 52, scope: !6)
!102 = !DILocation(line: 89, column: 49, scope: !6)
!103 = !DILocation(line: 89, column: 45, scope: !6)
!104 = !DILocation(line: 89, column: 68, scope: !6)
!105 = !DILocation(line: 89, column: 65, scope: !6)
!106 = !DILocation(line: 89, column: 61, scope: !6)
!107 = !DILocation(line: 89, column: 84, scope: !6)
!108 = !DILocation(line: 89, column: 81, scope: !6)
!109 = !DILocation(line: 89, column: 77, scope: !6)
!110 = !DILocation(line: 91, column: 13, scope: !6)
!111 = !{void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step, !"kernel", i32 1}
!112 = !{void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step, !"maxntidx", i32 256}
!113 = !{void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step, !"maxntidy", i32 1}
!114 = !{void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step, !"maxntidz", i32 1}
!115 = !{void ({ float, float, float, float }*, i64, i64*, i64, { float, float, float }*, i64, i64, float, i64, i8*)* @Step, !"minctasm", i32 4}
