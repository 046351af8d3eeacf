target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small to i8*)], section "llvm.metadata"

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %4 to i64, !dbg !10
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11, !range !12
	%8 = sext i32 %7 to i64, !dbg !11
	%9 = sub i64 %6, 1, !dbg !13
	%10 = mul i64 %8, %9, !dbg !14
	%11 = mul i64 %10, %p8, !dbg !15
	%12 = add i64 %8, 1, !dbg !16
	%13 = mul i64 %12, %9, !dbg !17
	%14 = mul i64 %13, %p8, !dbg !18
	%15 = sext i32 %5 to i64, !dbg !9
	%16 = add i64 %15, 1, !dbg !20
	%17 = icmp ugt i64 %14, %p5, !dbg !19
	%18 = icmp ugt i64 %11, %14, !dbg !19
	%19 = or i1 %17, %18, !dbg !19
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !19, !prof !22

b0_ok1:
	%20 = icmp eq i64 %6, -1, !dbg !21
	%21 = select i1 %20, i64 1, i64 %6, !dbg !21
	%22 = srem i64 %16, %21, !dbg !21
	%23 = sub i64 %14, %11, !dbg !19
	%24 = getelementptr inbounds float, float addrspace(1)* %2, i64 %11, !dbg !19
	%25 = mul i64 %8, 2, !dbg !26
	%26 = mul i64 %25, %9, !dbg !27
	%27 = icmp slt i64 0, %p10, !dbg !27
	br i1 %27, label %b1, label %b32, !dbg !27

b1:
	%28 = icmp slt i64 0, %9, !dbg !28
	%29 = mul i64 %9, 2, !dbg !29
	%30 = add i64 %26, %29, !dbg !30
	%31 = sub i64 %30, 1, !dbg !31
	%32 = trunc i64 %22 to i32, !dbg !32
	%33 = icmp eq i64 %9, 0, !dbg !35
	%34 = add i64 %26, %6, !dbg !36
	%35 = sub i64 %34, 2, !dbg !37
	%36 = sub i64 %34, 1, !dbg !38
	%37 = add i64 %26, %9, !dbg !39
	%38 = sub i64 %37, 1, !dbg !40
	%39 = sub i64 %9, 1, !dbg !41
	%40 = mul i64 %39, %p8, !dbg !42
	%41 = sub i64 %23, %40, !dbg !43
	br label %b2, !dbg !44

b2:
	%42 = phi i64 [ %44, %b31 ], [ %p9, %b1 ], !dbg !44
	%43 = phi i64 [ %284, %b31 ], [ 0, %b1 ], !dbg !44
	%44 = add i64 %42, 1, !dbg !45
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !46, !range !47
	%46 = sext i32 %45 to i64, !dbg !46
	%47 = mul i64 %43, %46, !dbg !48
	%48 = add i64 %47, %8, !dbg !49
	%49 = mul i64 %48, %6, !dbg !50
	%50 = mul i64 %49, %p8, !dbg !51
	br i1 %28, label %b3, label %b13, !dbg !28

b3:
	%51 = phi i64 [ %153, %b12_ok1 ], [ 0, %b2 ], !dbg !28
	%52 = sub i64 %15, %51, !dbg !52
	%53 = add i64 %52, %6, !dbg !53
	%54 = icmp eq i64 %6, -1, !dbg !54
	%55 = select i1 %54, i64 1, i64 %6, !dbg !54
	%56 = srem i64 %53, %55, !dbg !54
	%57 = mul i64 %56, %p8, !dbg !57
	%58 = add i64 %50, %57, !dbg !58
	%59 = icmp slt i64 %58, %p1, !dbg !59
	%60 = select i1 %59, i64 %58, i64 %p1, !dbg !59
	%61 = add i64 %60, %p8, !dbg !60
	%62 = icmp slt i64 %61, %p1, !dbg !61
	%63 = select i1 %62, i64 %61, i64 %p1, !dbg !61
	%64 = sub i64 %63, %60, !dbg !62
	%65 = getelementptr inbounds float, float addrspace(1)* %0, i64 %60, !dbg !62
	%66 = getelementptr inbounds float, float addrspace(1)* %1, i64 %60, !dbg !63
	%67 = icmp eq i64 %51, 0, !dbg !65
	%68 = icmp ugt i64 %63, %p1, !dbg !62
	%69 = icmp ugt i64 %60, %63, !dbg !62
	%70 = icmp ugt i64 %63, %p3, !dbg !63
	%71 = or i1 %68, %69, !dbg !63
	%72 = or i1 %71, %70, !dbg !63
	br i1 %72, label %b3_fail1, label %b3_ok1, !dbg !63, !prof !22

b3_ok1:
	br i1 %67, label %b4, label %b7, !dbg !65

b4:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !23
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !23
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !25
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !67
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !67
	%78 = mul i32 %77, %75, !dbg !66
	%79 = add i32 %74, %78, !dbg !66
	%80 = mul i32 %76, %79, !dbg !66
	%81 = add i32 %73, %80, !dbg !66
	%82 = sext i32 %81 to i64, !dbg !66
	%83 = mul i32 %76, %77, !dbg !66
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !68
	%85 = mul i32 %83, %84, !dbg !66
	%86 = sext i32 %85 to i64, !dbg !66
	br label %b5, !dbg !66

b5:
	%87 = phi i64 [ %82, %b4 ], [ %92, %b6 ], !dbg !66
	%88 = icmp slt i64 %87, %64, !dbg !66
	br i1 %88, label %b6, label %b12, !dbg !66

b6:
	%89 = getelementptr inbounds float, float addrspace(1)* %66, i64 %87, !dbg !69
	%90 = load float, float addrspace(1)* %89, align 4, !dbg !69
	%91 = getelementptr inbounds float, float addrspace(1)* %65, i64 %87, !dbg !70
	store float %90, float addrspace(1)* %91, align 4, !dbg !70
	%92 = add i64 %87, %86, !dbg !66
	br label %b5, !dbg !66

b7:
	%93 = add i64 %26, %51, !dbg !71
	%94 = sub i64 %93, 1, !dbg !72
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %94, !dbg !73
	%96 = icmp uge i64 %94, %p7, !dbg !73
	br i1 %96, label %b7_fail1, label %b7_ok1, !dbg !73, !prof !22

b7_ok1:
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76, !range !23
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !76, !range !23
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !76, !range !25
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76, !range !67
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !76, !range !67
	%102 = mul i32 %101, %99, !dbg !76
	%103 = add i32 %98, %102, !dbg !76
	%104 = mul i32 %100, %103, !dbg !76
	%105 = add i32 %97, %104, !dbg !76
	%106 = sext i32 %105 to i64, !dbg !76
	%107 = icmp eq i64 %106, 0, !dbg !77
	br i1 %107, label %b8, label %b9, !dbg !77

b8:
	%108 = addrspacecast i64 addrspace(1)* %95 to i64*, !dbg !78
	%109 = icmp eq i64 addrspace(1)* %95, null, !dbg !78
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !78, !prof !22

b8_ok1:
	%110 = bitcast i64* %108 to i8*, !dbg !78
	%111 = call i64 @gpuc_signal_wait_until_thread(i8* %110, i32 5, i64 %44, i32 1, i8* %ctrl, i32 6), !dbg !78
	br label %b9, !dbg !78

b9:
	call void @llvm.nvvm.barrier0(), !dbg !79
	%112 = sub i64 %51, 1, !dbg !80
	%113 = mul i64 %112, %p8, !dbg !81
	%114 = sub i64 %23, %113, !dbg !82
	%115 = getelementptr inbounds float, float addrspace(1)* %24, i64 %113, !dbg !82
	%116 = mul i32 %100, %101, !dbg !84
	%117 = icmp ugt i64 %113, %23, !dbg !82
	%118 = icmp ugt i64 %64, %114, !dbg !83
	%119 = or i1 %117, %118, !dbg !83
	br i1 %119, label %b9_fail1, label %b9_ok1, !dbg !83, !prof !22

b9_ok1:
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !68
	%121 = mul i32 %116, %120, !dbg !84
	%122 = sext i32 %121 to i64, !dbg !84
	br label %b10, !dbg !84

b10:
	%123 = phi i64 [ %106, %b9_ok1 ], [ %131, %b11 ], !dbg !84
	%124 = icmp slt i64 %123, %64, !dbg !84
	br i1 %124, label %b11, label %b12, !dbg !84

b11:
	%125 = getelementptr inbounds float, float addrspace(1)* %115, i64 %123, !dbg !85
	%126 = load float, float addrspace(1)* %125, align 4, !dbg !85
	%127 = getelementptr inbounds float, float addrspace(1)* %66, i64 %123, !dbg !86
	%128 = load float, float addrspace(1)* %127, align 4, !dbg !86
	%129 = fadd float %126, %128, !dbg !87
	%130 = getelementptr inbounds float, float addrspace(1)* %65, i64 %123, !dbg !88
	store float %129, float addrspace(1)* %130, align 4, !dbg !88
	%131 = add i64 %123, %122, !dbg !84
	br label %b10, !dbg !84

b12:
	call void @llvm.nvvm.barrier0(), !dbg !89
	%132 = mul i64 %51, %p8, !dbg !90
	%133 = add i64 %132, %63, !dbg !91
	%134 = sub i64 %133, %60, !dbg !92
	%135 = sub i64 %134, %132, !dbg !93
	%136 = add i64 %26, %51, !dbg !94
	%137 = getelementptr inbounds float, float addrspace(1)* %24, i64 %132, !dbg !93
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %136, !dbg !95
	%139 = mul i64 %64, 4, !dbg !32
	%140 = addrspacecast float addrspace(1)* %137 to float*, !dbg !32
	%141 = addrspacecast float addrspace(1)* %65 to float*, !dbg !32
	%142 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !32
	%143 = icmp ugt i64 %134, %23, !dbg !93
	%144 = icmp ugt i64 %132, %134, !dbg !93
	%145 = icmp uge i64 %136, %p7, !dbg !95
	%146 = icmp ne i64 %135, %64, !dbg !32
	%147 = or i1 %143, %144, !dbg !32
	%148 = or i1 %147, %145, !dbg !32
	%149 = or i1 %148, %146, !dbg !32
	br i1 %149, label %b12_fail1, label %b12_ok1, !dbg !32, !prof !22

b12_ok1:
	%150 = bitcast float* %140 to i8*, !dbg !32
	%151 = bitcast float* %141 to i8*, !dbg !32
	%152 = bitcast i64* %142 to i8*, !dbg !32
	call void @gpuc_put_signal_block(i8* %150, i8* %151, i64 %139, i8* %152, i64 %44, i32 9, i32 %32), !dbg !32
	%153 = add i64 %51, 1, !dbg !32
	%154 = icmp slt i64 %153, %9, !dbg !32
	br i1 %154, label %b3, label %b13, !dbg !32

b13:
	br i1 %28, label %b14, label %b29, !dbg !96

b14:
	%155 = phi i64 [ %265, %b28_ok1 ], [ 0, %b13 ], !dbg !96
	%156 = sub i64 %16, %155, !dbg !97
	%157 = add i64 %156, %6, !dbg !98
	%158 = icmp eq i64 %6, -1, !dbg !99
	%159 = select i1 %158, i64 1, i64 %6, !dbg !99
	%160 = srem i64 %157, %159, !dbg !99
	%161 = mul i64 %160, %p8, !dbg !101
	%162 = add i64 %50, %161, !dbg !102
	%163 = icmp slt i64 %162, %p1, !dbg !103
	%164 = select i1 %163, i64 %162, i64 %p1, !dbg !103
	%165 = add i64 %164, %p8, !dbg !104
	%166 = icmp slt i64 %165, %p1, !dbg !105
	%167 = select i1 %166, i64 %165, i64 %p1, !dbg !105
	%168 = icmp eq i64 %155, 0, !dbg !106
	br i1 %168, label %b15, label %b25, !dbg !106

b15:
	%169 = sub i64 %167, %164, !dbg !107
	%170 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !107
	%171 = getelementptr inbounds float, float addrspace(1)* %1, i64 %164, !dbg !108
	%172 = icmp ugt i64 %167, %p1, !dbg !107
	%173 = icmp ugt i64 %164, %167, !dbg !107
	%174 = icmp ugt i64 %167, %p3, !dbg !108
	%175 = or i1 %172, %173, !dbg !108
	%176 = or i1 %175, %174, !dbg !108
	br i1 %176, label %b15_fail1, label %b15_ok1, !dbg !108, !prof !22

b15_ok1:
	br i1 %33, label %b16, label %b19, !dbg !35

b16:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109, !range !23
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !109, !range !23
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !109, !range !25
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109, !range !67
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !109, !range !67
	%182 = mul i32 %181, %179, !dbg !109
	%183 = add i32 %178, %182, !dbg !109
	%184 = mul i32 %180, %183, !dbg !109
	%185 = add i32 %177, %184, !dbg !109
	%186 = sext i32 %185 to i64, !dbg !109
	%187 = mul i32 %180, %181, !dbg !109
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !109, !range !68
	%189 = mul i32 %187, %188, !dbg !109
	%190 = sext i32 %189 to i64, !dbg !109
	br label %b17, !dbg !109

b17:
	%191 = phi i64 [ %186, %b16 ], [ %196, %b18 ], !dbg !109
	%192 = icmp slt i64 %191, %169, !dbg !109
	br i1 %192, label %b18, label %b24, !dbg !109

b18:
	%193 = getelementptr inbounds float, float addrspace(1)* %171, i64 %191, !dbg !110
	%194 = load float, float addrspace(1)* %193, align 4, !dbg !110
	%195 = getelementptr inbounds float, float addrspace(1)* %170, i64 %191, !dbg !111
	store float %194, float addrspace(1)* %195, align 4, !dbg !111
	%196 = add i64 %191, %190, !dbg !109
	br label %b17, !dbg !109

b19:
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !112
	%198 = icmp uge i64 %38, %p7, !dbg !112
	br i1 %198, label %b19_fail1, label %b19_ok1, !dbg !112, !prof !22

b19_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !23
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !23
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !25
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !67
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !67
	%204 = mul i32 %203, %201, !dbg !114
	%205 = add i32 %200, %204, !dbg !114
	%206 = mul i32 %202, %205, !dbg !114
	%207 = add i32 %199, %206, !dbg !114
	%208 = sext i32 %207 to i64, !dbg !114
	%209 = icmp eq i64 %208, 0, !dbg !115
	br i1 %209, label %b20, label %b21, !dbg !115

b20:
	%210 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !116
	%211 = icmp eq i64 addrspace(1)* %197, null, !dbg !116
	br i1 %211, label %b20_fail1, label %b20_ok1, !dbg !116, !prof !22

b20_ok1:
	%212 = bitcast i64* %210 to i8*, !dbg !116
	%213 = call i64 @gpuc_signal_wait_until_thread(i8* %212, i32 5, i64 %44, i32 1, i8* %ctrl, i32 6), !dbg !116
	br label %b21, !dbg !116

b21:
	call void @llvm.nvvm.barrier0(), !dbg !117
	%214 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !43
	%215 = mul i32 %202, %203, !dbg !119
	%216 = icmp ugt i64 %40, %23, !dbg !43
	%217 = icmp ugt i64 %169, %41, !dbg !118
	%218 = or i1 %216, %217, !dbg !118
	br i1 %218, label %b21_fail1, label %b21_ok1, !dbg !118, !prof !22

b21_ok1:
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !68
	%220 = mul i32 %215, %219, !dbg !119
	%221 = sext i32 %220 to i64, !dbg !119
	br label %b22, !dbg !119

b22:
	%222 = phi i64 [ %208, %b21_ok1 ], [ %230, %b23 ], !dbg !119
	%223 = icmp slt i64 %222, %169, !dbg !119
	br i1 %223, label %b23, label %b24, !dbg !119

b23:
	%224 = getelementptr inbounds float, float addrspace(1)* %214, i64 %222, !dbg !120
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !120
	%226 = getelementptr inbounds float, float addrspace(1)* %171, i64 %222, !dbg !121
	%227 = load float, float addrspace(1)* %226, align 4, !dbg !121
	%228 = fadd float %225, %227, !dbg !122
	%229 = getelementptr inbounds float, float addrspace(1)* %170, i64 %222, !dbg !123
	store float %228, float addrspace(1)* %229, align 4, !dbg !123
	%230 = add i64 %222, %221, !dbg !119
	br label %b22, !dbg !119

b24:
	call void @llvm.nvvm.barrier0(), !dbg !124
	br label %b28, !dbg !34

b25:
	%231 = add i64 %35, %155, !dbg !125
	%232 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %231, !dbg !126
	%233 = icmp uge i64 %231, %p7, !dbg !126
	br i1 %233, label %b25_fail1, label %b25_ok1, !dbg !126, !prof !22

b25_ok1:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128, !range !23
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128, !range !23
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128, !range !25
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128, !range !67
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128, !range !67
	%239 = mul i32 %238, %236, !dbg !128
	%240 = add i32 %235, %239, !dbg !128
	%241 = mul i32 %237, %240, !dbg !128
	%242 = add i32 %234, %241, !dbg !128
	%243 = sext i32 %242 to i64, !dbg !128
	%244 = icmp eq i64 %243, 0, !dbg !129
	br i1 %244, label %b26, label %b27, !dbg !129

b26:
	%245 = addrspacecast i64 addrspace(1)* %232 to i64*, !dbg !130
	%246 = icmp eq i64 addrspace(1)* %232, null, !dbg !130
	br i1 %246, label %b26_fail1, label %b26_ok1, !dbg !130, !prof !22

b26_ok1:
	%247 = bitcast i64* %245 to i8*, !dbg !130
	%248 = call i64 @gpuc_signal_wait_until_thread(i8* %247, i32 5, i64 %44, i32 1, i8* %ctrl, i32 6), !dbg !130
	br label %b27, !dbg !130

b27:
	call void @llvm.nvvm.barrier0(), !dbg !131
	br label %b28, !dbg !127

b28:
	%249 = add i64 %36, %155, !dbg !133
	%250 = sub i64 %167, %164, !dbg !132
	%251 = getelementptr inbounds float, float addrspace(1)* %0, i64 %164, !dbg !132
	%252 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %249, !dbg !134
	%253 = mul i64 %250, 4, !dbg !8
	%254 = addrspacecast float addrspace(1)* %251 to float*, !dbg !8
	%255 = addrspacecast float addrspace(1)* %251 to float*, !dbg !8
	%256 = addrspacecast i64 addrspace(1)* %252 to i64*, !dbg !8
	%257 = icmp ugt i64 %167, %p1, !dbg !132
	%258 = icmp ugt i64 %164, %167, !dbg !132
	%259 = icmp uge i64 %249, %p7, !dbg !134
	%260 = or i1 %257, %258, !dbg !134
	%261 = or i1 %260, %259, !dbg !134
	br i1 %261, label %b28_fail1, label %b28_ok1, !dbg !134, !prof !22

b28_ok1:
	%262 = bitcast float* %254 to i8*, !dbg !8
	%263 = bitcast float* %255 to i8*, !dbg !8
	%264 = bitcast i64* %256 to i8*, !dbg !8
	call void @gpuc_put_signal_block(i8* %262, i8* %263, i64 %253, i8* %264, i64 %44, i32 9, i32 %32), !dbg !8
	%265 = add i64 %155, 1, !dbg !8
	%266 = icmp slt i64 %265, %9, !dbg !8
	br i1 %266, label %b14, label %b29, !dbg !8

b29:
	%267 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !135
	%268 = icmp uge i64 %31, %p7, !dbg !135
	br i1 %268, label %b29_fail1, label %b29_ok1, !dbg !135, !prof !22

b29_ok1:
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !23
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !23
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !25
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !67
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !67
	%274 = mul i32 %273, %271, !dbg !137
	%275 = add i32 %270, %274, !dbg !137
	%276 = mul i32 %272, %275, !dbg !137
	%277 = add i32 %269, %276, !dbg !137
	%278 = sext i32 %277 to i64, !dbg !137
	%279 = icmp eq i64 %278, 0, !dbg !138
	br i1 %279, label %b30, label %b31, !dbg !138

b30:
	%280 = addrspacecast i64 addrspace(1)* %267 to i64*, !dbg !139
	%281 = icmp eq i64 addrspace(1)* %267, null, !dbg !139
	br i1 %281, label %b30_fail1, label %b30_ok1, !dbg !139, !prof !22

b30_ok1:
	%282 = bitcast i64* %280 to i8*, !dbg !139
	%283 = call i64 @gpuc_signal_wait_until_thread(i8* %282, i32 5, i64 %44, i32 1, i8* %ctrl, i32 6), !dbg !139
	br label %b31, !dbg !139

b31:
	call void @llvm.nvvm.barrier0(), !dbg !140
	%284 = add i64 %43, 1, !dbg !136
	%285 = icmp slt i64 %284, %p10, !dbg !136
	br i1 %285, label %b2, label %b32, !dbg !136

b32:
	ret void, !dbg !136

b0_fail1:
	%286 = icmp ugt i64 %14, %p5, !dbg !19
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !19

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p5), !dbg !19
	ret void, !dbg !19

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %11, i64 %14), !dbg !19
	ret void, !dbg !19

b3_fail1:
	%287 = icmp ugt i64 %63, %p1, !dbg !62
	br i1 %287, label %b3_fail2, label %b3_ok2, !dbg !62

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %63, i64 %p1), !dbg !62
	ret void, !dbg !62

b3_ok2:
	%288 = icmp ugt i64 %60, %63, !dbg !62
	br i1 %288, label %b3_fail3, label %b3_ok3, !dbg !62

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %60, i64 %63), !dbg !62
	ret void, !dbg !62

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %63, i64 %p3), !dbg !63
	ret void, !dbg !63

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %94, i64 %p7), !dbg !73
	ret void, !dbg !73

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !78
	ret void, !dbg !78

b9_fail1:
	%289 = icmp ugt i64 %113, %23, !dbg !82
	br i1 %289, label %b9_fail2, label %b9_ok2, !dbg !82

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %113, i64 %23), !dbg !82
	ret void, !dbg !82

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %64, i64 %114), !dbg !83
	ret void, !dbg !83

b12_fail1:
	%290 = icmp ugt i64 %134, %23, !dbg !93
	br i1 %290, label %b12_fail2, label %b12_ok2, !dbg !93

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %134, i64 %23), !dbg !93
	ret void, !dbg !93

b12_ok2:
	%291 = icmp ugt i64 %132, %134, !dbg !93
	br i1 %291, label %b12_fail3, label %b12_ok3, !dbg !93

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %132, i64 %134), !dbg !93
	ret void, !dbg !93

b12_ok3:
	%292 = icmp uge i64 %136, %p7, !dbg !95
	br i1 %292, label %b12_fail4, label %b12_ok4, !dbg !95

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %136, i64 %p7), !dbg !95
	ret void, !dbg !95

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %135, i64 %64), !dbg !32
	ret void, !dbg !32

b15_fail1:
	%293 = icmp ugt i64 %167, %p1, !dbg !107
	br i1 %293, label %b15_fail2, label %b15_ok2, !dbg !107

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %167, i64 %p1), !dbg !107
	ret void, !dbg !107

b15_ok2:
	%294 = icmp ugt i64 %164, %167, !dbg !107
	br i1 %294, label %b15_fail3, label %b15_ok3, !dbg !107

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %164, i64 %167), !dbg !107
	ret void, !dbg !107

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %167, i64 %p3), !dbg !108
	ret void, !dbg !108

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p7), !dbg !112
	ret void, !dbg !112

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b21_fail1:
	%295 = icmp ugt i64 %40, %23, !dbg !43
	br i1 %295, label %b21_fail2, label %b21_ok2, !dbg !43

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %40, i64 %23), !dbg !43
	ret void, !dbg !43

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %169, i64 %41), !dbg !118
	ret void, !dbg !118

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %231, i64 %p7), !dbg !126
	ret void, !dbg !126

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !130
	ret void, !dbg !130

b28_fail1:
	%296 = icmp ugt i64 %167, %p1, !dbg !132
	br i1 %296, label %b28_fail2, label %b28_ok2, !dbg !132

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %167, i64 %p1), !dbg !132
	ret void, !dbg !132

b28_ok2:
	%297 = icmp ugt i64 %164, %167, !dbg !132
	br i1 %297, label %b28_fail3, label %b28_ok3, !dbg !132

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %164, i64 %167), !dbg !132
	ret void, !dbg !132

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %249, i64 %p7), !dbg !134
	ret void, !dbg !134

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %31, i64 %p7), !dbg !135
	ret void, !dbg !135

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !139
	ret void, !dbg !139
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !142 {
entry:
	br label %b0, !dbg !143

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !143
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !143
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !143
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !151
	%5 = sext i32 %4 to i64, !dbg !151
	%6 = sext i32 %3 to i64, !dbg !152
	%7 = urem i32 %p6, 2, !dbg !153
	%8 = zext i32 %7 to i64, !dbg !154
	%9 = sdiv i64 %p5, 2, !dbg !155
	%10 = mul i64 %8, %9, !dbg !156
	%11 = mul i64 %6, 2, !dbg !157
	%12 = icmp eq i64 %11, -1, !dbg !158
	%13 = select i1 %12, i64 1, i64 %11, !dbg !158
	%14 = sdiv i64 %p5, %13, !dbg !158
	%15 = sub i64 0, %p5, !dbg !158
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !158
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !12
	%18 = sext i32 %17 to i64, !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !24
	%20 = sext i32 %19 to i64, !dbg !159
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !24
	%22 = sext i32 %21 to i64, !dbg !159
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !47
	%24 = sext i32 %23 to i64, !dbg !159
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !160
	%26 = sext i32 %25 to i64, !dbg !159
	%27 = mul i64 %26, %22, !dbg !159
	%28 = add i64 %20, %27, !dbg !159
	%29 = mul i64 %24, %28, !dbg !159
	%30 = add i64 %18, %29, !dbg !159
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !67
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !67
	%33 = mul i32 %31, %32, !dbg !159
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !68
	%35 = mul i32 %33, %34, !dbg !159
	%36 = sext i32 %35 to i64, !dbg !159
	%37 = mul i64 %30, %36, !dbg !159
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !23
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !23
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !25
	%41 = mul i32 %32, %40, !dbg !159
	%42 = add i32 %39, %41, !dbg !159
	%43 = mul i32 %31, %42, !dbg !159
	%44 = add i32 %38, %43, !dbg !159
	%45 = sext i32 %44 to i64, !dbg !159
	%46 = add i64 %37, %45, !dbg !159
	%47 = mul i64 %24, %26, !dbg !161
	%48 = mul i64 %5, %16, !dbg !162
	%49 = add i64 %10, %48, !dbg !163
	%50 = zext i32 %p6 to i64, !dbg !166
	br label %b1, !dbg !159

b1:
	%51 = phi i64 [ %46, %b0 ], [ %78, %b5 ], !dbg !167
	%52 = icmp slt i64 %51, %p3, !dbg !168
	br i1 %52, label %b2, label %b6, !dbg !168

b2:
	%53 = add i64 %49, %51, !dbg !169
	br label %b3, !dbg !170

b3:
	%54 = phi i64 [ %73, %b4_ok1 ], [ 1, %b2 ], !dbg !170
	%55 = icmp slt i64 %54, %6, !dbg !171
	br i1 %55, label %b4, label %b5, !dbg !171

b4:
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !172
	%57 = icmp uge i64 %51, %p3, !dbg !172
	%58 = icmp uge i64 %53, %p5, !dbg !173
	%59 = or i1 %57, %58, !dbg !173
	br i1 %59, label %b4_fail1, label %b4_ok1, !dbg !173, !prof !22

b4_ok1:
	%60 = load float, float addrspace(1)* %56, align 4, !dbg !172
	%61 = add i64 %5, %54, !dbg !174
	%62 = icmp eq i64 %6, -1, !dbg !175
	%63 = select i1 %62, i64 1, i64 %6, !dbg !175
	%64 = srem i64 %61, %63, !dbg !175
	%65 = bitcast float %60 to i32, !dbg !176
	%66 = zext i32 %65 to i64, !dbg !176
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !173
	%68 = shl i64 %50, 32, !dbg !177
	%69 = or i64 %68, %66, !dbg !178
	%70 = trunc i64 %64 to i32, !dbg !150
	%71 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !150
	%72 = bitcast i64* %71 to i8*, !dbg !150
	call void @gpuc_signal_op_thread(i8* %72, i64 %69, i32 9, i32 %70), !dbg !150
	%73 = add i64 %54, 1, !dbg !179
	br label %b3, !dbg !179

b5:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !161, !range !160
	%75 = sext i32 %74 to i64, !dbg !161
	%76 = mul i64 %47, %75, !dbg !161
	%77 = mul i64 %76, %36, !dbg !161
	%78 = add i64 %51, %77, !dbg !180
	br label %b1, !dbg !180

b6:
	%79 = phi i64 [ %113, %b12_ok1 ], [ %46, %b1 ], !dbg !181
	%80 = icmp slt i64 %79, %p3, !dbg !182
	br i1 %80, label %b7, label %b13, !dbg !182

b7:
	%81 = phi float [ %104, %b11 ], [ 0.000000e+00, %b6 ], !dbg !183
	%82 = phi i64 [ %105, %b11 ], [ 0, %b6 ], !dbg !183
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %79, !dbg !184
	%84 = icmp uge i64 %79, %p3, !dbg !184
	br i1 %84, label %b7_fail1, label %b7_ok1, !dbg !184, !prof !22

b7_ok1:
	%85 = load float, float addrspace(1)* %83, align 4, !dbg !184
	%86 = icmp ne i64 %82, %5, !dbg !185
	br i1 %86, label %b8, label %b9, !dbg !185

b8:
	%87 = mul i64 %82, %16, !dbg !186
	%88 = add i64 %10, %87, !dbg !187
	%89 = add i64 %88, %79, !dbg !188
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %89, !dbg !191
	%91 = shl i64 %50, 32, !dbg !196
	%92 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !194
	%93 = icmp uge i64 %89, %p5, !dbg !191
	%94 = icmp eq i64 addrspace(1)* %90, null, !dbg !194
	%95 = or i1 %93, %94, !dbg !194
	br i1 %95, label %b8_fail1, label %b8_ok1, !dbg !194, !prof !22

b8_ok1:
	%96 = bitcast i64* %92 to i8*, !dbg !194
	%97 = call i64 @gpuc_signal_wait_until_thread(i8* %96, i32 5, i64 %91, i32 1, i8* %ctrl, i32 25), !dbg !194
	%98 = and i64 %97, 4294967295, !dbg !197
	%99 = trunc i64 %98 to i32, !dbg !198
	%100 = bitcast i32 %99 to float, !dbg !198
	br label %b9, !dbg !190

b9:
	%101 = phi float [ %85, %b7_ok1 ], [ %100, %b8_ok1 ], !dbg !199
	%102 = icmp eq i64 %82, 0, !dbg !200
	br i1 %102, label %b11, label %b10, !dbg !200

b10:
	%103 = fadd float %81, %101, !dbg !201
	br label %b11, !dbg !201

b11:
	%104 = phi float [ %101, %b9 ], [ %103, %b10 ], !dbg !183
	%105 = add i64 %82, 1, !dbg !183
	%106 = icmp slt i64 %105, %6, !dbg !183
	br i1 %106, label %b7, label %b12, !dbg !183

b12:
	%107 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79, !dbg !202
	%108 = icmp uge i64 %79, %p1, !dbg !202
	br i1 %108, label %b12_fail1, label %b12_ok1, !dbg !202, !prof !22

b12_ok1:
	store float %104, float addrspace(1)* %107, align 4, !dbg !202
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !203, !range !160
	%110 = sext i32 %109 to i64, !dbg !203
	%111 = mul i64 %47, %110, !dbg !203
	%112 = mul i64 %111, %36, !dbg !203
	%113 = add i64 %79, %112, !dbg !204
	br label %b6, !dbg !204

b13:
	ret void, !dbg !148

b4_fail1:
	%114 = icmp uge i64 %51, %p3, !dbg !172
	br i1 %114, label %b4_fail2, label %b4_ok2, !dbg !172

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %51, i64 %p3), !dbg !172
	ret void, !dbg !172

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %53, i64 %p5), !dbg !173
	ret void, !dbg !173

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %79, i64 %p3), !dbg !184
	ret void, !dbg !184

b8_fail1:
	%115 = icmp uge i64 %89, %p5, !dbg !191
	br i1 %115, label %b8_fail2, label %b8_ok2, !dbg !191

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %89, i64 %p5), !dbg !191
	ret void, !dbg !191

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !194
	ret void, !dbg !194

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %79, i64 %p1), !dbg !202
	ret void, !dbg !202
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !12
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !23
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !24
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !23
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !24
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !25
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!205, !206, !207, !208, !209, !210, !211, !212, !213, !214}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ring", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!7 = !DILocation(line: 25, column: 6, scope: !6)
!8 = !DILocation(line: 51, column: 19, scope: !6)
!9 = !DILocation(line: 26, column: 23, scope: !6)
!10 = !DILocation(line: 26, column: 40, scope: !6)
!11 = !DILocation(line: 28, column: 21, scope: !6)
!12 = !{i32 0, i32 2147483647}
!13 = !DILocation(line: 29, column: 33, scope: !6)
!14 = !DILocation(line: 29, column: 28, scope: !6)
!15 = !DILocation(line: 29, column: 36, scope: !6)
!16 = !DILocation(line: 29, column: 50, scope: !6)
!17 = !DILocation(line: 29, column: 53, scope: !6)
!18 = !DILocation(line: 29, column: 61, scope: !6)
!19 = !DILocation(line: 29, column: 22, scope: !6)
!20 = !DILocation(line: 27, column: 15, scope: !6)
!21 = !DILocation(line: 27, column: 20, scope: !6)
!22 = !{!"branch_weights", i32 1, i32 1048576}
!23 = !{i32 0, i32 1024}
!24 = !{i32 0, i32 65535}
!25 = !{i32 0, i32 64}
!26 = !DILocation(line: 30, column: 17, scope: !6)
!27 = !DILocation(line: 30, column: 21, scope: !6)
!28 = !DILocation(line: 35, column: 25, scope: !6)
!29 = !DILocation(line: 54, column: 30, scope: !6)
!30 = !DILocation(line: 54, column: 28, scope: !6)
!31 = !DILocation(line: 54, column: 38, scope: !6)
!32 = !DILocation(line: 40, column: 19, scope: !6)
!33 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!34 = !DILocation(line: 47, column: 8, scope: !6)
!35 = !DILocation(line: 67, column: 10, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 49, column: 30, scope: !6)
!37 = !DILocation(line: 49, column: 34, scope: !6)
!38 = !DILocation(line: 52, column: 25, scope: !6)
!39 = !DILocation(line: 72, column: 28, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 72, column: 33, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 73, column: 33, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 73, column: 36, scope: !33, inlinedAt: !34)
!43 = !DILocation(line: 73, column: 27, scope: !33, inlinedAt: !34)
!44 = !DILocation(line: 25, column: 96, scope: !6)
!45 = !DILocation(line: 33, column: 3, scope: !6)
!46 = !DILocation(line: 34, column: 23, scope: !6)
!47 = !{i32 1, i32 -2147483648}
!48 = !DILocation(line: 34, column: 13, scope: !6)
!49 = !DILocation(line: 34, column: 28, scope: !6)
!50 = !DILocation(line: 34, column: 37, scope: !6)
!51 = !DILocation(line: 34, column: 43, scope: !6)
!52 = !DILocation(line: 38, column: 41, scope: !6)
!53 = !DILocation(line: 38, column: 46, scope: !6)
!54 = !DILocation(line: 38, column: 51, scope: !6)
!55 = distinct !DISubprogram(name: "pieceRange", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!56 = !DILocation(line: 38, column: 24, scope: !6)
!57 = !DILocation(line: 60, column: 17, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 60, column: 15, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 60, column: 10, scope: !55, inlinedAt: !56)
!60 = !DILocation(line: 61, column: 19, scope: !55, inlinedAt: !56)
!61 = !DILocation(line: 61, column: 16, scope: !55, inlinedAt: !56)
!62 = !DILocation(line: 39, column: 22, scope: !6)
!63 = !DILocation(line: 39, column: 42, scope: !6)
!64 = !DILocation(line: 39, column: 7, scope: !6)
!65 = !DILocation(line: 67, column: 10, scope: !33, inlinedAt: !64)
!66 = !DILocation(line: 68, column: 34, scope: !33, inlinedAt: !64)
!67 = !{i32 1, i32 1025}
!68 = !{i32 1, i32 65}
!69 = !DILocation(line: 69, column: 16, scope: !33, inlinedAt: !64)
!70 = !DILocation(line: 69, column: 7, scope: !33, inlinedAt: !64)
!71 = !DILocation(line: 72, column: 28, scope: !33, inlinedAt: !64)
!72 = !DILocation(line: 72, column: 33, scope: !33, inlinedAt: !64)
!73 = !DILocation(line: 72, column: 22, scope: !33, inlinedAt: !64)
!74 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!75 = !DILocation(line: 72, column: 8, scope: !33, inlinedAt: !64)
!76 = !DILocation(line: 83, column: 19, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 83, column: 22, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 84, column: 24, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 86, column: 16, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 73, column: 33, scope: !33, inlinedAt: !64)
!81 = !DILocation(line: 73, column: 36, scope: !33, inlinedAt: !64)
!82 = !DILocation(line: 73, column: 27, scope: !33, inlinedAt: !64)
!83 = !DILocation(line: 73, column: 44, scope: !33, inlinedAt: !64)
!84 = !DILocation(line: 74, column: 34, scope: !33, inlinedAt: !64)
!85 = !DILocation(line: 75, column: 20, scope: !33, inlinedAt: !64)
!86 = !DILocation(line: 75, column: 29, scope: !33, inlinedAt: !64)
!87 = !DILocation(line: 75, column: 24, scope: !33, inlinedAt: !64)
!88 = !DILocation(line: 75, column: 7, scope: !33, inlinedAt: !64)
!89 = !DILocation(line: 78, column: 16, scope: !33, inlinedAt: !64)
!90 = !DILocation(line: 40, column: 47, scope: !6)
!91 = !DILocation(line: 40, column: 65, scope: !6)
!92 = !DILocation(line: 40, column: 68, scope: !6)
!93 = !DILocation(line: 40, column: 42, scope: !6)
!94 = !DILocation(line: 41, column: 21, scope: !6)
!95 = !DILocation(line: 41, column: 15, scope: !6)
!96 = !DILocation(line: 43, column: 25, scope: !6)
!97 = !DILocation(line: 44, column: 43, scope: !6)
!98 = !DILocation(line: 44, column: 48, scope: !6)
!99 = !DILocation(line: 44, column: 53, scope: !6)
!100 = !DILocation(line: 44, column: 24, scope: !6)
!101 = !DILocation(line: 60, column: 17, scope: !55, inlinedAt: !100)
!102 = !DILocation(line: 60, column: 15, scope: !55, inlinedAt: !100)
!103 = !DILocation(line: 60, column: 10, scope: !55, inlinedAt: !100)
!104 = !DILocation(line: 61, column: 19, scope: !55, inlinedAt: !100)
!105 = !DILocation(line: 61, column: 16, scope: !55, inlinedAt: !100)
!106 = !DILocation(line: 45, column: 12, scope: !6)
!107 = !DILocation(line: 47, column: 23, scope: !6)
!108 = !DILocation(line: 47, column: 43, scope: !6)
!109 = !DILocation(line: 68, column: 34, scope: !33, inlinedAt: !34)
!110 = !DILocation(line: 69, column: 16, scope: !33, inlinedAt: !34)
!111 = !DILocation(line: 69, column: 7, scope: !33, inlinedAt: !34)
!112 = !DILocation(line: 72, column: 22, scope: !33, inlinedAt: !34)
!113 = !DILocation(line: 72, column: 8, scope: !33, inlinedAt: !34)
!114 = !DILocation(line: 83, column: 19, scope: !74, inlinedAt: !113)
!115 = !DILocation(line: 83, column: 22, scope: !74, inlinedAt: !113)
!116 = !DILocation(line: 84, column: 24, scope: !74, inlinedAt: !113)
!117 = !DILocation(line: 86, column: 16, scope: !74, inlinedAt: !113)
!118 = !DILocation(line: 73, column: 44, scope: !33, inlinedAt: !34)
!119 = !DILocation(line: 74, column: 34, scope: !33, inlinedAt: !34)
!120 = !DILocation(line: 75, column: 20, scope: !33, inlinedAt: !34)
!121 = !DILocation(line: 75, column: 29, scope: !33, inlinedAt: !34)
!122 = !DILocation(line: 75, column: 24, scope: !33, inlinedAt: !34)
!123 = !DILocation(line: 75, column: 7, scope: !33, inlinedAt: !34)
!124 = !DILocation(line: 78, column: 16, scope: !33, inlinedAt: !34)
!125 = !DILocation(line: 49, column: 36, scope: !6)
!126 = !DILocation(line: 49, column: 24, scope: !6)
!127 = !DILocation(line: 49, column: 10, scope: !6)
!128 = !DILocation(line: 83, column: 19, scope: !74, inlinedAt: !127)
!129 = !DILocation(line: 83, column: 22, scope: !74, inlinedAt: !127)
!130 = !DILocation(line: 84, column: 24, scope: !74, inlinedAt: !127)
!131 = !DILocation(line: 86, column: 16, scope: !74, inlinedAt: !127)
!132 = !DILocation(line: 51, column: 40, scope: !6)
!133 = !DILocation(line: 52, column: 27, scope: !6)
!134 = !DILocation(line: 52, column: 15, scope: !6)
!135 = !DILocation(line: 54, column: 22, scope: !6)
!136 = !DILocation(line: 54, column: 8, scope: !6)
!137 = !DILocation(line: 83, column: 19, scope: !74, inlinedAt: !136)
!138 = !DILocation(line: 83, column: 22, scope: !74, inlinedAt: !136)
!139 = !DILocation(line: 84, column: 24, scope: !74, inlinedAt: !136)
!140 = !DILocation(line: 86, column: 16, scope: !74, inlinedAt: !136)
!141 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!142 = distinct !DISubprogram(name: "Small", scope: !141, file: !141, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!143 = !DILocation(line: 16, column: 6, scope: !142)
!144 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!145 = distinct !DISubprogram(name: "store", scope: !144, file: !144, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!146 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!147 = distinct !DISubprogram(name: "AllReduce", scope: !146, file: !146, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!148 = !DILocation(line: 17, column: 14, scope: !142)
!149 = !DILocation(line: 28, column: 9, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 39, column: 16, scope: !145, inlinedAt: !149)
!151 = !DILocation(line: 23, column: 23, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 23, column: 40, scope: !147, inlinedAt: !148)
!153 = !DILocation(line: 24, column: 19, scope: !147, inlinedAt: !148)
!154 = !DILocation(line: 24, column: 13, scope: !147, inlinedAt: !148)
!155 = !DILocation(line: 24, column: 38, scope: !147, inlinedAt: !148)
!156 = !DILocation(line: 24, column: 23, scope: !147, inlinedAt: !148)
!157 = !DILocation(line: 25, column: 27, scope: !147, inlinedAt: !148)
!158 = !DILocation(line: 25, column: 22, scope: !147, inlinedAt: !148)
!159 = !DILocation(line: 26, column: 17, scope: !147, inlinedAt: !148)
!160 = !{i32 1, i32 65536}
!161 = !DILocation(line: 26, column: 46, scope: !147, inlinedAt: !148)
!162 = !DILocation(line: 28, column: 27, scope: !147, inlinedAt: !148)
!163 = !DILocation(line: 28, column: 24, scope: !147, inlinedAt: !148)
!164 = distinct !DISubprogram(name: "word", scope: !144, file: !144, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!165 = !DILocation(line: 39, column: 38, scope: !145, inlinedAt: !149)
!166 = !DILocation(line: 54, column: 53, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 26, column: 6, scope: !147, inlinedAt: !148)
!168 = !DILocation(line: 26, column: 23, scope: !147, inlinedAt: !148)
!169 = !DILocation(line: 28, column: 32, scope: !147, inlinedAt: !148)
!170 = !DILocation(line: 27, column: 7, scope: !147, inlinedAt: !148)
!171 = !DILocation(line: 27, column: 21, scope: !147, inlinedAt: !148)
!172 = !DILocation(line: 28, column: 59, scope: !147, inlinedAt: !148)
!173 = !DILocation(line: 39, column: 28, scope: !145, inlinedAt: !149)
!174 = !DILocation(line: 28, column: 67, scope: !147, inlinedAt: !148)
!175 = !DILocation(line: 28, column: 72, scope: !147, inlinedAt: !148)
!176 = !DILocation(line: 38, column: 18, scope: !145, inlinedAt: !149)
!177 = !DILocation(line: 54, column: 60, scope: !164, inlinedAt: !165)
!178 = !DILocation(line: 54, column: 65, scope: !164, inlinedAt: !165)
!179 = !DILocation(line: 27, column: 28, scope: !147, inlinedAt: !148)
!180 = !DILocation(line: 26, column: 35, scope: !147, inlinedAt: !148)
!181 = !DILocation(line: 31, column: 6, scope: !147, inlinedAt: !148)
!182 = !DILocation(line: 31, column: 23, scope: !147, inlinedAt: !148)
!183 = !DILocation(line: 32, column: 7, scope: !147, inlinedAt: !148)
!184 = !DILocation(line: 34, column: 12, scope: !147, inlinedAt: !148)
!185 = !DILocation(line: 35, column: 10, scope: !147, inlinedAt: !148)
!186 = !DILocation(line: 36, column: 35, scope: !147, inlinedAt: !148)
!187 = !DILocation(line: 36, column: 32, scope: !147, inlinedAt: !148)
!188 = !DILocation(line: 36, column: 40, scope: !147, inlinedAt: !148)
!189 = distinct !DISubprogram(name: "await", scope: !144, file: !144, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!190 = !DILocation(line: 36, column: 17, scope: !147, inlinedAt: !148)
!191 = !DILocation(line: 47, column: 31, scope: !189, inlinedAt: !190)
!192 = distinct !DISubprogram(name: "awaitWord", scope: !144, file: !144, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!193 = !DILocation(line: 47, column: 19, scope: !189, inlinedAt: !190)
!194 = !DILocation(line: 59, column: 30, scope: !192, inlinedAt: !193)
!195 = !DILocation(line: 59, column: 54, scope: !192, inlinedAt: !193)
!196 = !DILocation(line: 54, column: 60, scope: !164, inlinedAt: !195)
!197 = !DILocation(line: 59, column: 66, scope: !192, inlinedAt: !193)
!198 = !DILocation(line: 51, column: 24, scope: !189, inlinedAt: !190)
!199 = !DILocation(line: 34, column: 4, scope: !147, inlinedAt: !148)
!200 = !DILocation(line: 38, column: 10, scope: !147, inlinedAt: !148)
!201 = !DILocation(line: 41, column: 5, scope: !147, inlinedAt: !148)
!202 = !DILocation(line: 44, column: 6, scope: !147, inlinedAt: !148)
!203 = !DILocation(line: 31, column: 46, scope: !147, inlinedAt: !148)
!204 = !DILocation(line: 31, column: 35, scope: !147, inlinedAt: !148)
!205 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!206 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!207 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!208 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!209 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!210 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!211 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!212 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!213 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!214 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
