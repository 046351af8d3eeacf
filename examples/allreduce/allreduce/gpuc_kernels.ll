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
	br i1 %27, label %b1, label %b62, !dbg !27

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
	%42 = icmp ule i64 %p8, 1073741823, !dbg !44
	%43 = mul i64 %p1, -1, !dbg !44
	%44 = add i64 %43, %p3, !dbg !44
	%45 = icmp sge i64 %44, 0, !dbg !44
	%46 = and i1 %42, %45, !dbg !44
	br i1 %46, label %b2, label %b32_cold, !dbg !44, !prof !45

b2:
	%47 = phi i64 [ %49, %b31 ], [ %p9, %b1 ], !dbg !44
	%48 = phi i64 [ %282, %b31 ], [ 0, %b1 ], !dbg !44
	%49 = add i64 %47, 1, !dbg !46
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !47, !range !48
	%51 = sext i32 %50 to i64, !dbg !47
	%52 = mul i64 %48, %51, !dbg !49
	%53 = add i64 %52, %8, !dbg !50
	%54 = mul i64 %53, %6, !dbg !51
	%55 = mul i64 %54, %p8, !dbg !52
	br i1 %28, label %b3, label %b13, !dbg !28

b3:
	%56 = phi i64 [ %156, %b12_ok1 ], [ 0, %b2 ], !dbg !28
	%57 = sub i64 %15, %56, !dbg !53
	%58 = add i64 %57, %6, !dbg !54
	%59 = icmp eq i64 %6, -1, !dbg !55
	%60 = select i1 %59, i64 1, i64 %6, !dbg !55
	%61 = srem i64 %58, %60, !dbg !55
	%62 = mul i64 %61, %p8, !dbg !58
	%63 = add i64 %55, %62, !dbg !59
	%64 = icmp slt i64 %63, %p1, !dbg !60
	%65 = select i1 %64, i64 %63, i64 %p1, !dbg !60
	%66 = add i64 %65, %p8, !dbg !61
	%67 = icmp slt i64 %66, %p1, !dbg !62
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !62
	%69 = sub i64 %68, %65, !dbg !63
	%70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65, !dbg !63
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !64
	%72 = icmp eq i64 %56, 0, !dbg !66
	%73 = icmp ugt i64 %68, %p1, !dbg !63
	%74 = icmp ugt i64 %65, %68, !dbg !63
	%75 = or i1 %73, %74, !dbg !63
	br i1 %75, label %b3_fail1, label %b3_ok1, !dbg !63, !prof !22

b3_ok1:
	br i1 %72, label %b4, label %b7, !dbg !66

b4:
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !23
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !23
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !25
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !68
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !68
	%81 = mul i32 %80, %78, !dbg !67
	%82 = add i32 %77, %81, !dbg !67
	%83 = mul i32 %79, %82, !dbg !67
	%84 = add i32 %76, %83, !dbg !67
	%85 = sext i32 %84 to i64, !dbg !67
	%86 = mul i32 %79, %80, !dbg !67
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !67, !range !69
	%88 = mul i32 %86, %87, !dbg !67
	%89 = sext i32 %88 to i64, !dbg !67
	br label %b5, !dbg !67

b5:
	%90 = phi i64 [ %85, %b4 ], [ %95, %b6 ], !dbg !67
	%91 = icmp slt i64 %90, %69, !dbg !67
	br i1 %91, label %b6, label %b12, !dbg !67

b6:
	%92 = getelementptr inbounds float, float addrspace(1)* %71, i64 %90, !dbg !70
	%93 = load float, float addrspace(1)* %92, align 4, !dbg !70
	%94 = getelementptr inbounds float, float addrspace(1)* %70, i64 %90, !dbg !71
	store float %93, float addrspace(1)* %94, align 4, !dbg !71
	%95 = add i64 %90, %89, !dbg !67
	br label %b5, !dbg !67

b7:
	%96 = add i64 %26, %56, !dbg !72
	%97 = sub i64 %96, 1, !dbg !73
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %97, !dbg !74
	%99 = icmp uge i64 %97, %p7, !dbg !74
	br i1 %99, label %b7_fail1, label %b7_ok1, !dbg !74, !prof !22

b7_ok1:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77, !range !23
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !77, !range !23
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !77, !range !25
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77, !range !68
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !77, !range !68
	%105 = mul i32 %104, %102, !dbg !77
	%106 = add i32 %101, %105, !dbg !77
	%107 = mul i32 %103, %106, !dbg !77
	%108 = add i32 %100, %107, !dbg !77
	%109 = sext i32 %108 to i64, !dbg !77
	%110 = icmp eq i64 %109, 0, !dbg !78
	br i1 %110, label %b8, label %b9, !dbg !78

b8:
	%111 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !79
	%112 = icmp eq i64 addrspace(1)* %98, null, !dbg !79
	br i1 %112, label %b8_fail1, label %b8_ok1, !dbg !79, !prof !22

b8_ok1:
	%113 = bitcast i64* %111 to i8*, !dbg !79
	%114 = call i64 @gpuc_signal_wait_until_thread(i8* %113, i32 5, i64 %49, i32 1, i8* %ctrl, i32 6), !dbg !79
	br label %b9, !dbg !79

b9:
	call void @llvm.nvvm.barrier0(), !dbg !80
	%115 = sub i64 %56, 1, !dbg !81
	%116 = mul i64 %115, %p8, !dbg !82
	%117 = sub i64 %23, %116, !dbg !83
	%118 = getelementptr inbounds float, float addrspace(1)* %24, i64 %116, !dbg !83
	%119 = mul i32 %103, %104, !dbg !85
	%120 = icmp ugt i64 %116, %23, !dbg !83
	%121 = icmp ugt i64 %69, %117, !dbg !84
	%122 = or i1 %120, %121, !dbg !84
	br i1 %122, label %b9_fail1, label %b9_ok1, !dbg !84, !prof !22

b9_ok1:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !85, !range !69
	%124 = mul i32 %119, %123, !dbg !85
	%125 = sext i32 %124 to i64, !dbg !85
	br label %b10, !dbg !85

b10:
	%126 = phi i64 [ %109, %b9_ok1 ], [ %134, %b11 ], !dbg !85
	%127 = icmp slt i64 %126, %69, !dbg !85
	br i1 %127, label %b11, label %b12, !dbg !85

b11:
	%128 = getelementptr inbounds float, float addrspace(1)* %118, i64 %126, !dbg !86
	%129 = load float, float addrspace(1)* %128, align 4, !dbg !86
	%130 = getelementptr inbounds float, float addrspace(1)* %71, i64 %126, !dbg !87
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !87
	%132 = fadd float %129, %131, !dbg !88
	%133 = getelementptr inbounds float, float addrspace(1)* %70, i64 %126, !dbg !89
	store float %132, float addrspace(1)* %133, align 4, !dbg !89
	%134 = add i64 %126, %125, !dbg !85
	br label %b10, !dbg !85

b12:
	call void @llvm.nvvm.barrier0(), !dbg !90
	%135 = mul i64 %56, %p8, !dbg !91
	%136 = add i64 %135, %68, !dbg !92
	%137 = sub i64 %136, %65, !dbg !93
	%138 = sub i64 %137, %135, !dbg !94
	%139 = add i64 %26, %56, !dbg !95
	%140 = getelementptr inbounds float, float addrspace(1)* %24, i64 %135, !dbg !94
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %139, !dbg !96
	%142 = mul i64 %69, 4, !dbg !32
	%143 = addrspacecast float addrspace(1)* %140 to float*, !dbg !32
	%144 = addrspacecast float addrspace(1)* %70 to float*, !dbg !32
	%145 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !32
	%146 = icmp ugt i64 %137, %23, !dbg !94
	%147 = icmp ugt i64 %135, %137, !dbg !94
	%148 = icmp uge i64 %139, %p7, !dbg !96
	%149 = icmp ne i64 %138, %69, !dbg !32
	%150 = or i1 %146, %147, !dbg !32
	%151 = or i1 %150, %148, !dbg !32
	%152 = or i1 %151, %149, !dbg !32
	br i1 %152, label %b12_fail1, label %b12_ok1, !dbg !32, !prof !22

b12_ok1:
	%153 = bitcast float* %143 to i8*, !dbg !32
	%154 = bitcast float* %144 to i8*, !dbg !32
	%155 = bitcast i64* %145 to i8*, !dbg !32
	call void @gpuc_put_signal_block(i8* %153, i8* %154, i64 %142, i8* %155, i64 %49, i32 9, i32 %32), !dbg !32
	%156 = add i64 %56, 1, !dbg !32
	%157 = icmp slt i64 %156, %9, !dbg !32
	br i1 %157, label %b3, label %b13, !dbg !32

b13:
	br i1 %28, label %b14, label %b29, !dbg !97

b14:
	%158 = phi i64 [ %263, %b28_ok1 ], [ 0, %b13 ], !dbg !97
	%159 = sub i64 %16, %158, !dbg !98
	%160 = add i64 %159, %6, !dbg !99
	%161 = icmp eq i64 %6, -1, !dbg !100
	%162 = select i1 %161, i64 1, i64 %6, !dbg !100
	%163 = srem i64 %160, %162, !dbg !100
	%164 = mul i64 %163, %p8, !dbg !102
	%165 = add i64 %55, %164, !dbg !103
	%166 = icmp slt i64 %165, %p1, !dbg !104
	%167 = select i1 %166, i64 %165, i64 %p1, !dbg !104
	%168 = add i64 %167, %p8, !dbg !105
	%169 = icmp slt i64 %168, %p1, !dbg !106
	%170 = select i1 %169, i64 %168, i64 %p1, !dbg !106
	%171 = icmp eq i64 %158, 0, !dbg !107
	br i1 %171, label %b15, label %b25, !dbg !107

b15:
	%172 = sub i64 %170, %167, !dbg !108
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !108
	%174 = getelementptr inbounds float, float addrspace(1)* %1, i64 %167, !dbg !109
	%175 = icmp ugt i64 %170, %p1, !dbg !108
	%176 = icmp ugt i64 %167, %170, !dbg !108
	%177 = or i1 %175, %176, !dbg !108
	br i1 %177, label %b15_fail1, label %b15_ok1, !dbg !108, !prof !22

b15_ok1:
	br i1 %33, label %b16, label %b19, !dbg !35

b16:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110, !range !23
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110, !range !23
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !110, !range !25
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110, !range !68
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110, !range !68
	%183 = mul i32 %182, %180, !dbg !110
	%184 = add i32 %179, %183, !dbg !110
	%185 = mul i32 %181, %184, !dbg !110
	%186 = add i32 %178, %185, !dbg !110
	%187 = sext i32 %186 to i64, !dbg !110
	%188 = mul i32 %181, %182, !dbg !110
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !110, !range !69
	%190 = mul i32 %188, %189, !dbg !110
	%191 = sext i32 %190 to i64, !dbg !110
	br label %b17, !dbg !110

b17:
	%192 = phi i64 [ %187, %b16 ], [ %197, %b18 ], !dbg !110
	%193 = icmp slt i64 %192, %172, !dbg !110
	br i1 %193, label %b18, label %b24, !dbg !110

b18:
	%194 = getelementptr inbounds float, float addrspace(1)* %174, i64 %192, !dbg !111
	%195 = load float, float addrspace(1)* %194, align 4, !dbg !111
	%196 = getelementptr inbounds float, float addrspace(1)* %173, i64 %192, !dbg !112
	store float %195, float addrspace(1)* %196, align 4, !dbg !112
	%197 = add i64 %192, %191, !dbg !110
	br label %b17, !dbg !110

b19:
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !113
	%199 = icmp uge i64 %38, %p7, !dbg !113
	br i1 %199, label %b19_fail1, label %b19_ok1, !dbg !113, !prof !22

b19_ok1:
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115, !range !23
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !115, !range !23
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !115, !range !25
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115, !range !68
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !115, !range !68
	%205 = mul i32 %204, %202, !dbg !115
	%206 = add i32 %201, %205, !dbg !115
	%207 = mul i32 %203, %206, !dbg !115
	%208 = add i32 %200, %207, !dbg !115
	%209 = sext i32 %208 to i64, !dbg !115
	%210 = icmp eq i64 %209, 0, !dbg !116
	br i1 %210, label %b20, label %b21, !dbg !116

b20:
	%211 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !117
	%212 = icmp eq i64 addrspace(1)* %198, null, !dbg !117
	br i1 %212, label %b20_fail1, label %b20_ok1, !dbg !117, !prof !22

b20_ok1:
	%213 = bitcast i64* %211 to i8*, !dbg !117
	%214 = call i64 @gpuc_signal_wait_until_thread(i8* %213, i32 5, i64 %49, i32 1, i8* %ctrl, i32 6), !dbg !117
	br label %b21, !dbg !117

b21:
	call void @llvm.nvvm.barrier0(), !dbg !118
	%215 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !43
	%216 = mul i32 %203, %204, !dbg !119
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !69
	%218 = mul i32 %216, %217, !dbg !119
	%219 = sext i32 %218 to i64, !dbg !119
	br label %b22, !dbg !119

b22:
	%220 = phi i64 [ %209, %b21 ], [ %228, %b23 ], !dbg !119
	%221 = icmp slt i64 %220, %172, !dbg !119
	br i1 %221, label %b23, label %b24, !dbg !119

b23:
	%222 = getelementptr inbounds float, float addrspace(1)* %215, i64 %220, !dbg !120
	%223 = load float, float addrspace(1)* %222, align 4, !dbg !120
	%224 = getelementptr inbounds float, float addrspace(1)* %174, i64 %220, !dbg !121
	%225 = load float, float addrspace(1)* %224, align 4, !dbg !121
	%226 = fadd float %223, %225, !dbg !122
	%227 = getelementptr inbounds float, float addrspace(1)* %173, i64 %220, !dbg !123
	store float %226, float addrspace(1)* %227, align 4, !dbg !123
	%228 = add i64 %220, %219, !dbg !119
	br label %b22, !dbg !119

b24:
	call void @llvm.nvvm.barrier0(), !dbg !124
	br label %b28, !dbg !34

b25:
	%229 = add i64 %35, %158, !dbg !125
	%230 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %229, !dbg !126
	%231 = icmp uge i64 %229, %p7, !dbg !126
	br i1 %231, label %b25_fail1, label %b25_ok1, !dbg !126, !prof !22

b25_ok1:
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128, !range !23
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128, !range !23
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128, !range !25
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128, !range !68
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128, !range !68
	%237 = mul i32 %236, %234, !dbg !128
	%238 = add i32 %233, %237, !dbg !128
	%239 = mul i32 %235, %238, !dbg !128
	%240 = add i32 %232, %239, !dbg !128
	%241 = sext i32 %240 to i64, !dbg !128
	%242 = icmp eq i64 %241, 0, !dbg !129
	br i1 %242, label %b26, label %b27, !dbg !129

b26:
	%243 = addrspacecast i64 addrspace(1)* %230 to i64*, !dbg !130
	%244 = icmp eq i64 addrspace(1)* %230, null, !dbg !130
	br i1 %244, label %b26_fail1, label %b26_ok1, !dbg !130, !prof !22

b26_ok1:
	%245 = bitcast i64* %243 to i8*, !dbg !130
	%246 = call i64 @gpuc_signal_wait_until_thread(i8* %245, i32 5, i64 %49, i32 1, i8* %ctrl, i32 6), !dbg !130
	br label %b27, !dbg !130

b27:
	call void @llvm.nvvm.barrier0(), !dbg !131
	br label %b28, !dbg !127

b28:
	%247 = add i64 %36, %158, !dbg !133
	%248 = sub i64 %170, %167, !dbg !132
	%249 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !132
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %247, !dbg !134
	%251 = mul i64 %248, 4, !dbg !8
	%252 = addrspacecast float addrspace(1)* %249 to float*, !dbg !8
	%253 = addrspacecast float addrspace(1)* %249 to float*, !dbg !8
	%254 = addrspacecast i64 addrspace(1)* %250 to i64*, !dbg !8
	%255 = icmp ugt i64 %170, %p1, !dbg !132
	%256 = icmp ugt i64 %167, %170, !dbg !132
	%257 = icmp uge i64 %247, %p7, !dbg !134
	%258 = or i1 %255, %256, !dbg !134
	%259 = or i1 %258, %257, !dbg !134
	br i1 %259, label %b28_fail1, label %b28_ok1, !dbg !134, !prof !22

b28_ok1:
	%260 = bitcast float* %252 to i8*, !dbg !8
	%261 = bitcast float* %253 to i8*, !dbg !8
	%262 = bitcast i64* %254 to i8*, !dbg !8
	call void @gpuc_put_signal_block(i8* %260, i8* %261, i64 %251, i8* %262, i64 %49, i32 9, i32 %32), !dbg !8
	%263 = add i64 %158, 1, !dbg !8
	%264 = icmp slt i64 %263, %9, !dbg !8
	br i1 %264, label %b14, label %b29, !dbg !8

b29:
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !135
	%266 = icmp uge i64 %31, %p7, !dbg !135
	br i1 %266, label %b29_fail1, label %b29_ok1, !dbg !135, !prof !22

b29_ok1:
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !23
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !23
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !25
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !68
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !68
	%272 = mul i32 %271, %269, !dbg !137
	%273 = add i32 %268, %272, !dbg !137
	%274 = mul i32 %270, %273, !dbg !137
	%275 = add i32 %267, %274, !dbg !137
	%276 = sext i32 %275 to i64, !dbg !137
	%277 = icmp eq i64 %276, 0, !dbg !138
	br i1 %277, label %b30, label %b31, !dbg !138

b30:
	%278 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !139
	%279 = icmp eq i64 addrspace(1)* %265, null, !dbg !139
	br i1 %279, label %b30_fail1, label %b30_ok1, !dbg !139, !prof !22

b30_ok1:
	%280 = bitcast i64* %278 to i8*, !dbg !139
	%281 = call i64 @gpuc_signal_wait_until_thread(i8* %280, i32 5, i64 %49, i32 1, i8* %ctrl, i32 6), !dbg !139
	br label %b31, !dbg !139

b31:
	call void @llvm.nvvm.barrier0(), !dbg !140
	%282 = add i64 %48, 1, !dbg !136
	%283 = icmp slt i64 %282, %p10, !dbg !136
	br i1 %283, label %b2, label %b62, !dbg !136

b62:
	ret void, !dbg !136

b0_fail1:
	%284 = icmp ugt i64 %14, %p5, !dbg !19
	br i1 %284, label %b0_fail2, label %b0_ok2, !dbg !19

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p5), !dbg !19
	ret void, !dbg !19

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %11, i64 %14), !dbg !19
	ret void, !dbg !19

b3_fail1:
	%285 = icmp ugt i64 %68, %p1, !dbg !63
	br i1 %285, label %b3_fail2, label %b3_ok2, !dbg !63

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %68, i64 %p1), !dbg !63
	ret void, !dbg !63

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %65, i64 %68), !dbg !63
	ret void, !dbg !63

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %97, i64 %p7), !dbg !74
	ret void, !dbg !74

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !79
	ret void, !dbg !79

b9_fail1:
	%286 = icmp ugt i64 %116, %23, !dbg !83
	br i1 %286, label %b9_fail2, label %b9_ok2, !dbg !83

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %116, i64 %23), !dbg !83
	ret void, !dbg !83

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %69, i64 %117), !dbg !84
	ret void, !dbg !84

b12_fail1:
	%287 = icmp ugt i64 %137, %23, !dbg !94
	br i1 %287, label %b12_fail2, label %b12_ok2, !dbg !94

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %137, i64 %23), !dbg !94
	ret void, !dbg !94

b12_ok2:
	%288 = icmp ugt i64 %135, %137, !dbg !94
	br i1 %288, label %b12_fail3, label %b12_ok3, !dbg !94

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %135, i64 %137), !dbg !94
	ret void, !dbg !94

b12_ok3:
	%289 = icmp uge i64 %139, %p7, !dbg !96
	br i1 %289, label %b12_fail4, label %b12_ok4, !dbg !96

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %139, i64 %p7), !dbg !96
	ret void, !dbg !96

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %138, i64 %69), !dbg !32
	ret void, !dbg !32

b15_fail1:
	%290 = icmp ugt i64 %170, %p1, !dbg !108
	br i1 %290, label %b15_fail2, label %b15_ok2, !dbg !108

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %170, i64 %p1), !dbg !108
	ret void, !dbg !108

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %167, i64 %170), !dbg !108
	ret void, !dbg !108

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p7), !dbg !113
	ret void, !dbg !113

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !117
	ret void, !dbg !117

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %229, i64 %p7), !dbg !126
	ret void, !dbg !126

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !130
	ret void, !dbg !130

b28_fail1:
	%291 = icmp ugt i64 %170, %p1, !dbg !132
	br i1 %291, label %b28_fail2, label %b28_ok2, !dbg !132

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %170, i64 %p1), !dbg !132
	ret void, !dbg !132

b28_ok2:
	%292 = icmp ugt i64 %167, %170, !dbg !132
	br i1 %292, label %b28_fail3, label %b28_ok3, !dbg !132

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %167, i64 %170), !dbg !132
	ret void, !dbg !132

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %247, i64 %p7), !dbg !134
	ret void, !dbg !134

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %31, i64 %p7), !dbg !135
	ret void, !dbg !135

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !139
	ret void, !dbg !139

b32_cold:
	%293 = phi i64 [ %295, %b61_cold ], [ %p9, %b1 ], !dbg !44
	%294 = phi i64 [ %546, %b61_cold ], [ 0, %b1 ], !dbg !44
	%295 = add i64 %293, 1, !dbg !46
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !47, !range !48
	%297 = sext i32 %296 to i64, !dbg !47
	%298 = mul i64 %294, %297, !dbg !49
	%299 = add i64 %298, %8, !dbg !50
	%300 = mul i64 %299, %6, !dbg !51
	%301 = mul i64 %300, %p8, !dbg !52
	br i1 %28, label %b33_cold, label %b43_cold, !dbg !28

b33_cold:
	%302 = phi i64 [ %410, %b42_cold_ok1 ], [ 0, %b32_cold ], !dbg !28
	%303 = sub i64 %15, %302, !dbg !53
	%304 = add i64 %303, %6, !dbg !54
	%305 = icmp eq i64 %6, -1, !dbg !55
	%306 = select i1 %305, i64 1, i64 %6, !dbg !55
	%307 = srem i64 %304, %306, !dbg !55
	%308 = mul i64 %307, %p8, !dbg !58
	%309 = add i64 %301, %308, !dbg !59
	%310 = icmp slt i64 %309, %p1, !dbg !60
	%311 = select i1 %310, i64 %309, i64 %p1, !dbg !60
	%312 = add i64 %311, %p8, !dbg !61
	%313 = icmp slt i64 %312, %p1, !dbg !62
	%314 = select i1 %313, i64 %312, i64 %p1, !dbg !62
	%315 = sub i64 %314, %311, !dbg !63
	%316 = getelementptr inbounds float, float addrspace(1)* %0, i64 %311, !dbg !63
	%317 = getelementptr inbounds float, float addrspace(1)* %1, i64 %311, !dbg !64
	%318 = icmp eq i64 %302, 0, !dbg !66
	%319 = icmp ugt i64 %314, %p1, !dbg !63
	%320 = icmp ugt i64 %311, %314, !dbg !63
	%321 = icmp ugt i64 %314, %p3, !dbg !64
	%322 = or i1 %319, %320, !dbg !64
	%323 = or i1 %322, %321, !dbg !64
	br i1 %323, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !64, !prof !22

b33_cold_fail1:
	%324 = icmp ugt i64 %314, %p1, !dbg !63
	br i1 %324, label %b33_cold_fail2, label %b33_cold_ok2, !dbg !63

b33_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %314, i64 %p1), !dbg !63
	ret void, !dbg !63

b33_cold_ok2:
	%325 = icmp ugt i64 %311, %314, !dbg !63
	br i1 %325, label %b33_cold_fail3, label %b33_cold_ok3, !dbg !63

b33_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %311, i64 %314), !dbg !63
	ret void, !dbg !63

b33_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %314, i64 %p3), !dbg !64
	ret void, !dbg !64

b33_cold_ok1:
	br i1 %318, label %b34_cold, label %b37_cold, !dbg !66

b34_cold:
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67, !range !23
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67, !range !23
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !67, !range !25
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67, !range !68
	%330 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67, !range !68
	%331 = mul i32 %330, %328, !dbg !67
	%332 = add i32 %327, %331, !dbg !67
	%333 = mul i32 %329, %332, !dbg !67
	%334 = add i32 %326, %333, !dbg !67
	%335 = sext i32 %334 to i64, !dbg !67
	%336 = mul i32 %329, %330, !dbg !67
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !67, !range !69
	%338 = mul i32 %336, %337, !dbg !67
	%339 = sext i32 %338 to i64, !dbg !67
	br label %b35_cold, !dbg !67

b35_cold:
	%340 = phi i64 [ %335, %b34_cold ], [ %345, %b36_cold ], !dbg !67
	%341 = icmp slt i64 %340, %315, !dbg !67
	br i1 %341, label %b36_cold, label %b42_cold, !dbg !67

b36_cold:
	%342 = getelementptr inbounds float, float addrspace(1)* %317, i64 %340, !dbg !70
	%343 = load float, float addrspace(1)* %342, align 4, !dbg !70
	%344 = getelementptr inbounds float, float addrspace(1)* %316, i64 %340, !dbg !71
	store float %343, float addrspace(1)* %344, align 4, !dbg !71
	%345 = add i64 %340, %339, !dbg !67
	br label %b35_cold, !dbg !67

b37_cold:
	%346 = add i64 %26, %302, !dbg !72
	%347 = sub i64 %346, 1, !dbg !73
	%348 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %347, !dbg !74
	%349 = icmp uge i64 %347, %p7, !dbg !74
	br i1 %349, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !74, !prof !22

b37_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %347, i64 %p7), !dbg !74
	ret void, !dbg !74

b37_cold_ok1:
	%350 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77, !range !23
	%351 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !77, !range !23
	%352 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !77, !range !25
	%353 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77, !range !68
	%354 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !77, !range !68
	%355 = mul i32 %354, %352, !dbg !77
	%356 = add i32 %351, %355, !dbg !77
	%357 = mul i32 %353, %356, !dbg !77
	%358 = add i32 %350, %357, !dbg !77
	%359 = sext i32 %358 to i64, !dbg !77
	%360 = icmp eq i64 %359, 0, !dbg !78
	br i1 %360, label %b38_cold, label %b39_cold, !dbg !78

b38_cold:
	%361 = addrspacecast i64 addrspace(1)* %348 to i64*, !dbg !79
	%362 = icmp eq i64 addrspace(1)* %348, null, !dbg !79
	br i1 %362, label %b38_cold_fail1, label %b38_cold_ok1, !dbg !79, !prof !22

b38_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !79
	ret void, !dbg !79

b38_cold_ok1:
	%363 = bitcast i64* %361 to i8*, !dbg !79
	%364 = call i64 @gpuc_signal_wait_until_thread(i8* %363, i32 5, i64 %295, i32 1, i8* %ctrl, i32 6), !dbg !79
	br label %b39_cold, !dbg !79

b39_cold:
	call void @llvm.nvvm.barrier0(), !dbg !80
	%365 = sub i64 %302, 1, !dbg !81
	%366 = mul i64 %365, %p8, !dbg !82
	%367 = sub i64 %23, %366, !dbg !83
	%368 = getelementptr inbounds float, float addrspace(1)* %24, i64 %366, !dbg !83
	%369 = mul i32 %353, %354, !dbg !85
	%370 = icmp ugt i64 %366, %23, !dbg !83
	%371 = icmp ugt i64 %315, %367, !dbg !84
	%372 = or i1 %370, %371, !dbg !84
	br i1 %372, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !84, !prof !22

b39_cold_fail1:
	%373 = icmp ugt i64 %366, %23, !dbg !83
	br i1 %373, label %b39_cold_fail2, label %b39_cold_ok2, !dbg !83

b39_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %366, i64 %23), !dbg !83
	ret void, !dbg !83

b39_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %315, i64 %367), !dbg !84
	ret void, !dbg !84

b39_cold_ok1:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !85, !range !69
	%375 = mul i32 %369, %374, !dbg !85
	%376 = sext i32 %375 to i64, !dbg !85
	br label %b40_cold, !dbg !85

b40_cold:
	%377 = phi i64 [ %359, %b39_cold_ok1 ], [ %385, %b41_cold ], !dbg !85
	%378 = icmp slt i64 %377, %315, !dbg !85
	br i1 %378, label %b41_cold, label %b42_cold, !dbg !85

b41_cold:
	%379 = getelementptr inbounds float, float addrspace(1)* %368, i64 %377, !dbg !86
	%380 = load float, float addrspace(1)* %379, align 4, !dbg !86
	%381 = getelementptr inbounds float, float addrspace(1)* %317, i64 %377, !dbg !87
	%382 = load float, float addrspace(1)* %381, align 4, !dbg !87
	%383 = fadd float %380, %382, !dbg !88
	%384 = getelementptr inbounds float, float addrspace(1)* %316, i64 %377, !dbg !89
	store float %383, float addrspace(1)* %384, align 4, !dbg !89
	%385 = add i64 %377, %376, !dbg !85
	br label %b40_cold, !dbg !85

b42_cold:
	call void @llvm.nvvm.barrier0(), !dbg !90
	%386 = mul i64 %302, %p8, !dbg !91
	%387 = add i64 %386, %314, !dbg !92
	%388 = sub i64 %387, %311, !dbg !93
	%389 = sub i64 %388, %386, !dbg !94
	%390 = add i64 %26, %302, !dbg !95
	%391 = getelementptr inbounds float, float addrspace(1)* %24, i64 %386, !dbg !94
	%392 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %390, !dbg !96
	%393 = mul i64 %315, 4, !dbg !32
	%394 = addrspacecast float addrspace(1)* %391 to float*, !dbg !32
	%395 = addrspacecast float addrspace(1)* %316 to float*, !dbg !32
	%396 = addrspacecast i64 addrspace(1)* %392 to i64*, !dbg !32
	%397 = icmp ugt i64 %388, %23, !dbg !94
	%398 = icmp ugt i64 %386, %388, !dbg !94
	%399 = icmp uge i64 %390, %p7, !dbg !96
	%400 = icmp ne i64 %389, %315, !dbg !32
	%401 = or i1 %397, %398, !dbg !32
	%402 = or i1 %401, %399, !dbg !32
	%403 = or i1 %402, %400, !dbg !32
	br i1 %403, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !32, !prof !22

b42_cold_fail1:
	%404 = icmp ugt i64 %388, %23, !dbg !94
	br i1 %404, label %b42_cold_fail2, label %b42_cold_ok2, !dbg !94

b42_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %388, i64 %23), !dbg !94
	ret void, !dbg !94

b42_cold_ok2:
	%405 = icmp ugt i64 %386, %388, !dbg !94
	br i1 %405, label %b42_cold_fail3, label %b42_cold_ok3, !dbg !94

b42_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %386, i64 %388), !dbg !94
	ret void, !dbg !94

b42_cold_ok3:
	%406 = icmp uge i64 %390, %p7, !dbg !96
	br i1 %406, label %b42_cold_fail4, label %b42_cold_ok4, !dbg !96

b42_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %390, i64 %p7), !dbg !96
	ret void, !dbg !96

b42_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %389, i64 %315), !dbg !32
	ret void, !dbg !32

b42_cold_ok1:
	%407 = bitcast float* %394 to i8*, !dbg !32
	%408 = bitcast float* %395 to i8*, !dbg !32
	%409 = bitcast i64* %396 to i8*, !dbg !32
	call void @gpuc_put_signal_block(i8* %407, i8* %408, i64 %393, i8* %409, i64 %295, i32 9, i32 %32), !dbg !32
	%410 = add i64 %302, 1, !dbg !32
	%411 = icmp slt i64 %410, %9, !dbg !32
	br i1 %411, label %b33_cold, label %b43_cold, !dbg !32

b43_cold:
	br i1 %28, label %b44_cold, label %b59_cold, !dbg !97

b44_cold:
	%412 = phi i64 [ %527, %b58_cold_ok1 ], [ 0, %b43_cold ], !dbg !97
	%413 = sub i64 %16, %412, !dbg !98
	%414 = add i64 %413, %6, !dbg !99
	%415 = icmp eq i64 %6, -1, !dbg !100
	%416 = select i1 %415, i64 1, i64 %6, !dbg !100
	%417 = srem i64 %414, %416, !dbg !100
	%418 = mul i64 %417, %p8, !dbg !102
	%419 = add i64 %301, %418, !dbg !103
	%420 = icmp slt i64 %419, %p1, !dbg !104
	%421 = select i1 %420, i64 %419, i64 %p1, !dbg !104
	%422 = add i64 %421, %p8, !dbg !105
	%423 = icmp slt i64 %422, %p1, !dbg !106
	%424 = select i1 %423, i64 %422, i64 %p1, !dbg !106
	%425 = icmp eq i64 %412, 0, !dbg !107
	br i1 %425, label %b45_cold, label %b55_cold, !dbg !107

b45_cold:
	%426 = sub i64 %424, %421, !dbg !108
	%427 = getelementptr inbounds float, float addrspace(1)* %0, i64 %421, !dbg !108
	%428 = getelementptr inbounds float, float addrspace(1)* %1, i64 %421, !dbg !109
	%429 = icmp ugt i64 %424, %p1, !dbg !108
	%430 = icmp ugt i64 %421, %424, !dbg !108
	%431 = icmp ugt i64 %424, %p3, !dbg !109
	%432 = or i1 %429, %430, !dbg !109
	%433 = or i1 %432, %431, !dbg !109
	br i1 %433, label %b45_cold_fail1, label %b45_cold_ok1, !dbg !109, !prof !22

b45_cold_fail1:
	%434 = icmp ugt i64 %424, %p1, !dbg !108
	br i1 %434, label %b45_cold_fail2, label %b45_cold_ok2, !dbg !108

b45_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %424, i64 %p1), !dbg !108
	ret void, !dbg !108

b45_cold_ok2:
	%435 = icmp ugt i64 %421, %424, !dbg !108
	br i1 %435, label %b45_cold_fail3, label %b45_cold_ok3, !dbg !108

b45_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %421, i64 %424), !dbg !108
	ret void, !dbg !108

b45_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %424, i64 %p3), !dbg !109
	ret void, !dbg !109

b45_cold_ok1:
	br i1 %33, label %b46_cold, label %b49_cold, !dbg !35

b46_cold:
	%436 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110, !range !23
	%437 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110, !range !23
	%438 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !110, !range !25
	%439 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110, !range !68
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110, !range !68
	%441 = mul i32 %440, %438, !dbg !110
	%442 = add i32 %437, %441, !dbg !110
	%443 = mul i32 %439, %442, !dbg !110
	%444 = add i32 %436, %443, !dbg !110
	%445 = sext i32 %444 to i64, !dbg !110
	%446 = mul i32 %439, %440, !dbg !110
	%447 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !110, !range !69
	%448 = mul i32 %446, %447, !dbg !110
	%449 = sext i32 %448 to i64, !dbg !110
	br label %b47_cold, !dbg !110

b47_cold:
	%450 = phi i64 [ %445, %b46_cold ], [ %455, %b48_cold ], !dbg !110
	%451 = icmp slt i64 %450, %426, !dbg !110
	br i1 %451, label %b48_cold, label %b54_cold, !dbg !110

b48_cold:
	%452 = getelementptr inbounds float, float addrspace(1)* %428, i64 %450, !dbg !111
	%453 = load float, float addrspace(1)* %452, align 4, !dbg !111
	%454 = getelementptr inbounds float, float addrspace(1)* %427, i64 %450, !dbg !112
	store float %453, float addrspace(1)* %454, align 4, !dbg !112
	%455 = add i64 %450, %449, !dbg !110
	br label %b47_cold, !dbg !110

b49_cold:
	%456 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %38, !dbg !113
	%457 = icmp uge i64 %38, %p7, !dbg !113
	br i1 %457, label %b49_cold_fail1, label %b49_cold_ok1, !dbg !113, !prof !22

b49_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p7), !dbg !113
	ret void, !dbg !113

b49_cold_ok1:
	%458 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115, !range !23
	%459 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !115, !range !23
	%460 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !115, !range !25
	%461 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115, !range !68
	%462 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !115, !range !68
	%463 = mul i32 %462, %460, !dbg !115
	%464 = add i32 %459, %463, !dbg !115
	%465 = mul i32 %461, %464, !dbg !115
	%466 = add i32 %458, %465, !dbg !115
	%467 = sext i32 %466 to i64, !dbg !115
	%468 = icmp eq i64 %467, 0, !dbg !116
	br i1 %468, label %b50_cold, label %b51_cold, !dbg !116

b50_cold:
	%469 = addrspacecast i64 addrspace(1)* %456 to i64*, !dbg !117
	%470 = icmp eq i64 addrspace(1)* %456, null, !dbg !117
	br i1 %470, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !117, !prof !22

b50_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !117
	ret void, !dbg !117

b50_cold_ok1:
	%471 = bitcast i64* %469 to i8*, !dbg !117
	%472 = call i64 @gpuc_signal_wait_until_thread(i8* %471, i32 5, i64 %295, i32 1, i8* %ctrl, i32 6), !dbg !117
	br label %b51_cold, !dbg !117

b51_cold:
	call void @llvm.nvvm.barrier0(), !dbg !118
	%473 = getelementptr inbounds float, float addrspace(1)* %24, i64 %40, !dbg !43
	%474 = mul i32 %461, %462, !dbg !119
	%475 = icmp ugt i64 %40, %23, !dbg !43
	%476 = icmp ugt i64 %426, %41, !dbg !141
	%477 = or i1 %475, %476, !dbg !141
	br i1 %477, label %b51_cold_fail1, label %b51_cold_ok1, !dbg !141, !prof !22

b51_cold_fail1:
	%478 = icmp ugt i64 %40, %23, !dbg !43
	br i1 %478, label %b51_cold_fail2, label %b51_cold_ok2, !dbg !43

b51_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %40, i64 %23), !dbg !43
	ret void, !dbg !43

b51_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %426, i64 %41), !dbg !141
	ret void, !dbg !141

b51_cold_ok1:
	%479 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !69
	%480 = mul i32 %474, %479, !dbg !119
	%481 = sext i32 %480 to i64, !dbg !119
	br label %b52_cold, !dbg !119

b52_cold:
	%482 = phi i64 [ %467, %b51_cold_ok1 ], [ %490, %b53_cold ], !dbg !119
	%483 = icmp slt i64 %482, %426, !dbg !119
	br i1 %483, label %b53_cold, label %b54_cold, !dbg !119

b53_cold:
	%484 = getelementptr inbounds float, float addrspace(1)* %473, i64 %482, !dbg !120
	%485 = load float, float addrspace(1)* %484, align 4, !dbg !120
	%486 = getelementptr inbounds float, float addrspace(1)* %428, i64 %482, !dbg !121
	%487 = load float, float addrspace(1)* %486, align 4, !dbg !121
	%488 = fadd float %485, %487, !dbg !122
	%489 = getelementptr inbounds float, float addrspace(1)* %427, i64 %482, !dbg !123
	store float %488, float addrspace(1)* %489, align 4, !dbg !123
	%490 = add i64 %482, %481, !dbg !119
	br label %b52_cold, !dbg !119

b54_cold:
	call void @llvm.nvvm.barrier0(), !dbg !124
	br label %b58_cold, !dbg !34

b55_cold:
	%491 = add i64 %35, %412, !dbg !125
	%492 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %491, !dbg !126
	%493 = icmp uge i64 %491, %p7, !dbg !126
	br i1 %493, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !126, !prof !22

b55_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %491, i64 %p7), !dbg !126
	ret void, !dbg !126

b55_cold_ok1:
	%494 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128, !range !23
	%495 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !128, !range !23
	%496 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !128, !range !25
	%497 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128, !range !68
	%498 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !128, !range !68
	%499 = mul i32 %498, %496, !dbg !128
	%500 = add i32 %495, %499, !dbg !128
	%501 = mul i32 %497, %500, !dbg !128
	%502 = add i32 %494, %501, !dbg !128
	%503 = sext i32 %502 to i64, !dbg !128
	%504 = icmp eq i64 %503, 0, !dbg !129
	br i1 %504, label %b56_cold, label %b57_cold, !dbg !129

b56_cold:
	%505 = addrspacecast i64 addrspace(1)* %492 to i64*, !dbg !130
	%506 = icmp eq i64 addrspace(1)* %492, null, !dbg !130
	br i1 %506, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !130, !prof !22

b56_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !130
	ret void, !dbg !130

b56_cold_ok1:
	%507 = bitcast i64* %505 to i8*, !dbg !130
	%508 = call i64 @gpuc_signal_wait_until_thread(i8* %507, i32 5, i64 %295, i32 1, i8* %ctrl, i32 6), !dbg !130
	br label %b57_cold, !dbg !130

b57_cold:
	call void @llvm.nvvm.barrier0(), !dbg !131
	br label %b58_cold, !dbg !127

b58_cold:
	%509 = add i64 %36, %412, !dbg !133
	%510 = sub i64 %424, %421, !dbg !132
	%511 = getelementptr inbounds float, float addrspace(1)* %0, i64 %421, !dbg !132
	%512 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %509, !dbg !134
	%513 = mul i64 %510, 4, !dbg !8
	%514 = addrspacecast float addrspace(1)* %511 to float*, !dbg !8
	%515 = addrspacecast float addrspace(1)* %511 to float*, !dbg !8
	%516 = addrspacecast i64 addrspace(1)* %512 to i64*, !dbg !8
	%517 = icmp ugt i64 %424, %p1, !dbg !132
	%518 = icmp ugt i64 %421, %424, !dbg !132
	%519 = icmp uge i64 %509, %p7, !dbg !134
	%520 = or i1 %517, %518, !dbg !134
	%521 = or i1 %520, %519, !dbg !134
	br i1 %521, label %b58_cold_fail1, label %b58_cold_ok1, !dbg !134, !prof !22

b58_cold_fail1:
	%522 = icmp ugt i64 %424, %p1, !dbg !132
	br i1 %522, label %b58_cold_fail2, label %b58_cold_ok2, !dbg !132

b58_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %424, i64 %p1), !dbg !132
	ret void, !dbg !132

b58_cold_ok2:
	%523 = icmp ugt i64 %421, %424, !dbg !132
	br i1 %523, label %b58_cold_fail3, label %b58_cold_ok3, !dbg !132

b58_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %421, i64 %424), !dbg !132
	ret void, !dbg !132

b58_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %509, i64 %p7), !dbg !134
	ret void, !dbg !134

b58_cold_ok1:
	%524 = bitcast float* %514 to i8*, !dbg !8
	%525 = bitcast float* %515 to i8*, !dbg !8
	%526 = bitcast i64* %516 to i8*, !dbg !8
	call void @gpuc_put_signal_block(i8* %524, i8* %525, i64 %513, i8* %526, i64 %295, i32 9, i32 %32), !dbg !8
	%527 = add i64 %412, 1, !dbg !8
	%528 = icmp slt i64 %527, %9, !dbg !8
	br i1 %528, label %b44_cold, label %b59_cold, !dbg !8

b59_cold:
	%529 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %31, !dbg !135
	%530 = icmp uge i64 %31, %p7, !dbg !135
	br i1 %530, label %b59_cold_fail1, label %b59_cold_ok1, !dbg !135, !prof !22

b59_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %31, i64 %p7), !dbg !135
	ret void, !dbg !135

b59_cold_ok1:
	%531 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137, !range !23
	%532 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !137, !range !23
	%533 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !137, !range !25
	%534 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137, !range !68
	%535 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !137, !range !68
	%536 = mul i32 %535, %533, !dbg !137
	%537 = add i32 %532, %536, !dbg !137
	%538 = mul i32 %534, %537, !dbg !137
	%539 = add i32 %531, %538, !dbg !137
	%540 = sext i32 %539 to i64, !dbg !137
	%541 = icmp eq i64 %540, 0, !dbg !138
	br i1 %541, label %b60_cold, label %b61_cold, !dbg !138

b60_cold:
	%542 = addrspacecast i64 addrspace(1)* %529 to i64*, !dbg !139
	%543 = icmp eq i64 addrspace(1)* %529, null, !dbg !139
	br i1 %543, label %b60_cold_fail1, label %b60_cold_ok1, !dbg !139, !prof !22

b60_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !139
	ret void, !dbg !139

b60_cold_ok1:
	%544 = bitcast i64* %542 to i8*, !dbg !139
	%545 = call i64 @gpuc_signal_wait_until_thread(i8* %544, i32 5, i64 %295, i32 1, i8* %ctrl, i32 6), !dbg !139
	br label %b61_cold, !dbg !139

b61_cold:
	call void @llvm.nvvm.barrier0(), !dbg !140
	%546 = add i64 %294, 1, !dbg !136
	%547 = icmp slt i64 %546, %p10, !dbg !136
	br i1 %547, label %b32_cold, label %b62, !dbg !136
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !143 {
entry:
	br label %b0, !dbg !144

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !144
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !144
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !144
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !152
	%5 = sext i32 %4 to i64, !dbg !152
	%6 = sext i32 %3 to i64, !dbg !153
	%7 = urem i32 %p6, 2, !dbg !154
	%8 = zext i32 %7 to i64, !dbg !155
	%9 = sdiv i64 %p5, 2, !dbg !156
	%10 = mul i64 %8, %9, !dbg !157
	%11 = mul i64 %6, 2, !dbg !158
	%12 = icmp eq i64 %11, -1, !dbg !159
	%13 = select i1 %12, i64 1, i64 %11, !dbg !159
	%14 = sdiv i64 %p5, %13, !dbg !159
	%15 = sub i64 0, %p5, !dbg !159
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !159
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !12
	%18 = sext i32 %17 to i64, !dbg !160
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !24
	%20 = sext i32 %19 to i64, !dbg !160
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !24
	%22 = sext i32 %21 to i64, !dbg !160
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !160, !range !48
	%24 = sext i32 %23 to i64, !dbg !160
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !160, !range !161
	%26 = sext i32 %25 to i64, !dbg !160
	%27 = mul i64 %26, %22, !dbg !160
	%28 = add i64 %20, %27, !dbg !160
	%29 = mul i64 %24, %28, !dbg !160
	%30 = add i64 %18, %29, !dbg !160
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !68
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !68
	%33 = mul i32 %31, %32, !dbg !160
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !69
	%35 = mul i32 %33, %34, !dbg !160
	%36 = sext i32 %35 to i64, !dbg !160
	%37 = mul i64 %30, %36, !dbg !160
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !23
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !23
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !25
	%41 = mul i32 %32, %40, !dbg !160
	%42 = add i32 %39, %41, !dbg !160
	%43 = mul i32 %31, %42, !dbg !160
	%44 = add i32 %38, %43, !dbg !160
	%45 = sext i32 %44 to i64, !dbg !160
	%46 = add i64 %37, %45, !dbg !160
	%47 = mul i64 %24, %26, !dbg !162
	%48 = mul i64 %5, %16, !dbg !163
	%49 = add i64 %10, %48, !dbg !164
	%50 = zext i32 %p6 to i64, !dbg !167
	%51 = icmp ule i64 %47, 1073741823, !dbg !168
	br i1 %51, label %b1, label %b6_cold, !dbg !160, !prof !45

b1:
	%52 = phi i64 [ %46, %b0 ], [ %77, %b5 ], !dbg !168
	%53 = icmp slt i64 %52, %p3, !dbg !169
	br i1 %53, label %b2, label %b11, !dbg !169

b2:
	%54 = add i64 %49, %52, !dbg !170
	br label %b3, !dbg !171

b3:
	%55 = phi i64 [ %72, %b4_ok1 ], [ 1, %b2 ], !dbg !171
	%56 = icmp slt i64 %55, %6, !dbg !172
	br i1 %56, label %b4, label %b5, !dbg !172

b4:
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %52, !dbg !174
	%58 = icmp uge i64 %54, %p5, !dbg !173
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !173, !prof !22

b4_ok1:
	%59 = load float, float addrspace(1)* %57, align 4, !dbg !174
	%60 = add i64 %5, %55, !dbg !175
	%61 = icmp eq i64 %6, -1, !dbg !176
	%62 = select i1 %61, i64 1, i64 %6, !dbg !176
	%63 = srem i64 %60, %62, !dbg !176
	%64 = bitcast float %59 to i32, !dbg !177
	%65 = zext i32 %64 to i64, !dbg !177
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %54, !dbg !173
	%67 = shl i64 %50, 32, !dbg !178
	%68 = or i64 %67, %65, !dbg !179
	%69 = trunc i64 %63 to i32, !dbg !151
	%70 = addrspacecast i64 addrspace(1)* %66 to i64*, !dbg !151
	%71 = bitcast i64* %70 to i8*, !dbg !151
	call void @gpuc_signal_op_thread(i8* %71, i64 %68, i32 9, i32 %69), !dbg !151
	%72 = add i64 %55, 1, !dbg !180
	br label %b3, !dbg !180

b5:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !162, !range !161
	%74 = sext i32 %73 to i64, !dbg !162
	%75 = mul i64 %47, %74, !dbg !162
	%76 = mul i64 %75, %36, !dbg !162
	%77 = add i64 %52, %76, !dbg !181
	br label %b1, !dbg !181

b11:
	%78 = mul i64 %p3, -1, !dbg !182
	%79 = add i64 %p1, %78, !dbg !182
	%80 = icmp sge i64 %79, 0, !dbg !182
	%81 = and i1 %51, %80, !dbg !182
	br i1 %81, label %b12, label %b19_cold, !dbg !182, !prof !45

b12:
	%82 = phi i64 [ %114, %b18 ], [ %46, %b11 ], !dbg !182
	%83 = icmp slt i64 %82, %p3, !dbg !183
	br i1 %83, label %b13, label %b26, !dbg !183

b13:
	%84 = phi float [ %106, %b17 ], [ 0.000000e+00, %b12 ], !dbg !184
	%85 = phi i64 [ %107, %b17 ], [ 0, %b12 ], !dbg !184
	%86 = getelementptr inbounds float, float addrspace(1)* %1, i64 %82, !dbg !185
	%87 = load float, float addrspace(1)* %86, align 4, !dbg !185
	%88 = icmp ne i64 %85, %5, !dbg !186
	br i1 %88, label %b14, label %b15, !dbg !186

b14:
	%89 = mul i64 %85, %16, !dbg !187
	%90 = add i64 %10, %89, !dbg !188
	%91 = add i64 %90, %82, !dbg !189
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %91, !dbg !192
	%93 = shl i64 %50, 32, !dbg !197
	%94 = addrspacecast i64 addrspace(1)* %92 to i64*, !dbg !195
	%95 = icmp uge i64 %91, %p5, !dbg !192
	%96 = icmp eq i64 addrspace(1)* %92, null, !dbg !195
	%97 = or i1 %95, %96, !dbg !195
	br i1 %97, label %b14_fail1, label %b14_ok1, !dbg !195, !prof !22

b14_ok1:
	%98 = bitcast i64* %94 to i8*, !dbg !195
	%99 = call i64 @gpuc_signal_wait_until_thread(i8* %98, i32 5, i64 %93, i32 1, i8* %ctrl, i32 25), !dbg !195
	%100 = and i64 %99, 4294967295, !dbg !198
	%101 = trunc i64 %100 to i32, !dbg !199
	%102 = bitcast i32 %101 to float, !dbg !199
	br label %b15, !dbg !191

b15:
	%103 = phi float [ %87, %b13 ], [ %102, %b14_ok1 ], !dbg !200
	%104 = icmp eq i64 %85, 0, !dbg !201
	br i1 %104, label %b17, label %b16, !dbg !201

b16:
	%105 = fadd float %84, %103, !dbg !202
	br label %b17, !dbg !202

b17:
	%106 = phi float [ %103, %b15 ], [ %105, %b16 ], !dbg !184
	%107 = add i64 %85, 1, !dbg !184
	%108 = icmp slt i64 %107, %6, !dbg !184
	br i1 %108, label %b13, label %b18, !dbg !184

b18:
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !203
	store float %106, float addrspace(1)* %109, align 4, !dbg !203
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !204, !range !161
	%111 = sext i32 %110 to i64, !dbg !204
	%112 = mul i64 %47, %111, !dbg !204
	%113 = mul i64 %112, %36, !dbg !204
	%114 = add i64 %82, %113, !dbg !205
	br label %b12, !dbg !205

b26:
	ret void, !dbg !149

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %54, i64 %p5), !dbg !173
	ret void, !dbg !173

b6_cold:
	%115 = phi i64 [ %143, %b10_cold ], [ %46, %b0 ], !dbg !168
	%116 = icmp slt i64 %115, %p3, !dbg !169
	br i1 %116, label %b7_cold, label %b11, !dbg !169

b7_cold:
	%117 = add i64 %49, %115, !dbg !170
	br label %b8_cold, !dbg !171

b8_cold:
	%118 = phi i64 [ %138, %b9_cold_ok1 ], [ 1, %b7_cold ], !dbg !171
	%119 = icmp slt i64 %118, %6, !dbg !172
	br i1 %119, label %b9_cold, label %b10_cold, !dbg !172

b9_cold:
	%120 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !174
	%121 = icmp uge i64 %115, %p3, !dbg !174
	%122 = icmp uge i64 %117, %p5, !dbg !173
	%123 = or i1 %121, %122, !dbg !173
	br i1 %123, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !173, !prof !22

b9_cold_fail1:
	%124 = icmp uge i64 %115, %p3, !dbg !174
	br i1 %124, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !174

b9_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %115, i64 %p3), !dbg !174
	ret void, !dbg !174

b9_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %117, i64 %p5), !dbg !173
	ret void, !dbg !173

b9_cold_ok1:
	%125 = load float, float addrspace(1)* %120, align 4, !dbg !174
	%126 = add i64 %5, %118, !dbg !175
	%127 = icmp eq i64 %6, -1, !dbg !176
	%128 = select i1 %127, i64 1, i64 %6, !dbg !176
	%129 = srem i64 %126, %128, !dbg !176
	%130 = bitcast float %125 to i32, !dbg !177
	%131 = zext i32 %130 to i64, !dbg !177
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %117, !dbg !173
	%133 = shl i64 %50, 32, !dbg !178
	%134 = or i64 %133, %131, !dbg !179
	%135 = trunc i64 %129 to i32, !dbg !151
	%136 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !151
	%137 = bitcast i64* %136 to i8*, !dbg !151
	call void @gpuc_signal_op_thread(i8* %137, i64 %134, i32 9, i32 %135), !dbg !151
	%138 = add i64 %118, 1, !dbg !180
	br label %b8_cold, !dbg !180

b10_cold:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !162, !range !161
	%140 = sext i32 %139 to i64, !dbg !162
	%141 = mul i64 %47, %140, !dbg !162
	%142 = mul i64 %141, %36, !dbg !162
	%143 = add i64 %115, %142, !dbg !181
	br label %b6_cold, !dbg !181

b14_fail1:
	%144 = icmp uge i64 %91, %p5, !dbg !192
	br i1 %144, label %b14_fail2, label %b14_ok2, !dbg !192

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %91, i64 %p5), !dbg !192
	ret void, !dbg !192

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b19_cold:
	%145 = phi i64 [ %180, %b25_cold_ok1 ], [ %46, %b11 ], !dbg !182
	%146 = icmp slt i64 %145, %p3, !dbg !183
	br i1 %146, label %b20_cold, label %b26, !dbg !183

b20_cold:
	%147 = phi float [ %171, %b24_cold ], [ 0.000000e+00, %b19_cold ], !dbg !184
	%148 = phi i64 [ %172, %b24_cold ], [ 0, %b19_cold ], !dbg !184
	%149 = getelementptr inbounds float, float addrspace(1)* %1, i64 %145, !dbg !185
	%150 = icmp uge i64 %145, %p3, !dbg !185
	br i1 %150, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !185, !prof !22

b20_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %145, i64 %p3), !dbg !185
	ret void, !dbg !185

b20_cold_ok1:
	%151 = load float, float addrspace(1)* %149, align 4, !dbg !185
	%152 = icmp ne i64 %148, %5, !dbg !186
	br i1 %152, label %b21_cold, label %b22_cold, !dbg !186

b21_cold:
	%153 = mul i64 %148, %16, !dbg !187
	%154 = add i64 %10, %153, !dbg !188
	%155 = add i64 %154, %145, !dbg !189
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %155, !dbg !192
	%157 = shl i64 %50, 32, !dbg !197
	%158 = addrspacecast i64 addrspace(1)* %156 to i64*, !dbg !195
	%159 = icmp uge i64 %155, %p5, !dbg !192
	%160 = icmp eq i64 addrspace(1)* %156, null, !dbg !195
	%161 = or i1 %159, %160, !dbg !195
	br i1 %161, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !195, !prof !22

b21_cold_fail1:
	%162 = icmp uge i64 %155, %p5, !dbg !192
	br i1 %162, label %b21_cold_fail2, label %b21_cold_ok2, !dbg !192

b21_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %155, i64 %p5), !dbg !192
	ret void, !dbg !192

b21_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b21_cold_ok1:
	%163 = bitcast i64* %158 to i8*, !dbg !195
	%164 = call i64 @gpuc_signal_wait_until_thread(i8* %163, i32 5, i64 %157, i32 1, i8* %ctrl, i32 25), !dbg !195
	%165 = and i64 %164, 4294967295, !dbg !198
	%166 = trunc i64 %165 to i32, !dbg !199
	%167 = bitcast i32 %166 to float, !dbg !199
	br label %b22_cold, !dbg !191

b22_cold:
	%168 = phi float [ %151, %b20_cold_ok1 ], [ %167, %b21_cold_ok1 ], !dbg !200
	%169 = icmp eq i64 %148, 0, !dbg !201
	br i1 %169, label %b24_cold, label %b23_cold, !dbg !201

b23_cold:
	%170 = fadd float %147, %168, !dbg !202
	br label %b24_cold, !dbg !202

b24_cold:
	%171 = phi float [ %168, %b22_cold ], [ %170, %b23_cold ], !dbg !184
	%172 = add i64 %148, 1, !dbg !184
	%173 = icmp slt i64 %172, %6, !dbg !184
	br i1 %173, label %b20_cold, label %b25_cold, !dbg !184

b25_cold:
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %145, !dbg !203
	%175 = icmp uge i64 %145, %p1, !dbg !203
	br i1 %175, label %b25_cold_fail1, label %b25_cold_ok1, !dbg !203, !prof !22

b25_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %145, i64 %p1), !dbg !203
	ret void, !dbg !203

b25_cold_ok1:
	store float %171, float addrspace(1)* %174, align 4, !dbg !203
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !204, !range !161
	%177 = sext i32 %176 to i64, !dbg !204
	%178 = mul i64 %47, %177, !dbg !204
	%179 = mul i64 %178, %36, !dbg !204
	%180 = add i64 %145, %179, !dbg !205
	br label %b19_cold, !dbg !205
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
!nvvm.annotations = !{!206, !207, !208, !209, !210, !211, !212, !213, !214, !215}
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
!45 = !{!"branch_weights", i32 1048576, i32 1}
!46 = !DILocation(line: 33, column: 3, scope: !6)
!47 = !DILocation(line: 34, column: 23, scope: !6)
!48 = !{i32 1, i32 -2147483648}
!49 = !DILocation(line: 34, column: 13, scope: !6)
!50 = !DILocation(line: 34, column: 28, scope: !6)
!51 = !DILocation(line: 34, column: 37, scope: !6)
!52 = !DILocation(line: 34, column: 43, scope: !6)
!53 = !DILocation(line: 38, column: 41, scope: !6)
!54 = !DILocation(line: 38, column: 46, scope: !6)
!55 = !DILocation(line: 38, column: 51, scope: !6)
!56 = distinct !DISubprogram(name: "pieceRange", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!57 = !DILocation(line: 38, column: 24, scope: !6)
!58 = !DILocation(line: 60, column: 17, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 60, column: 15, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 60, column: 10, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 61, column: 19, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 61, column: 16, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 39, column: 22, scope: !6)
!64 = !DILocation(line: 39, column: 42, scope: !6)
!65 = !DILocation(line: 39, column: 7, scope: !6)
!66 = !DILocation(line: 67, column: 10, scope: !33, inlinedAt: !65)
!67 = !DILocation(line: 68, column: 34, scope: !33, inlinedAt: !65)
!68 = !{i32 1, i32 1025}
!69 = !{i32 1, i32 65}
!70 = !DILocation(line: 69, column: 16, scope: !33, inlinedAt: !65)
!71 = !DILocation(line: 69, column: 7, scope: !33, inlinedAt: !65)
!72 = !DILocation(line: 72, column: 28, scope: !33, inlinedAt: !65)
!73 = !DILocation(line: 72, column: 33, scope: !33, inlinedAt: !65)
!74 = !DILocation(line: 72, column: 22, scope: !33, inlinedAt: !65)
!75 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!76 = !DILocation(line: 72, column: 8, scope: !33, inlinedAt: !65)
!77 = !DILocation(line: 83, column: 19, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 83, column: 22, scope: !75, inlinedAt: !76)
!79 = !DILocation(line: 84, column: 24, scope: !75, inlinedAt: !76)
!80 = !DILocation(line: 86, column: 16, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 73, column: 33, scope: !33, inlinedAt: !65)
!82 = !DILocation(line: 73, column: 36, scope: !33, inlinedAt: !65)
!83 = !DILocation(line: 73, column: 27, scope: !33, inlinedAt: !65)
!84 = !DILocation(line: 73, column: 44, scope: !33, inlinedAt: !65)
!85 = !DILocation(line: 74, column: 34, scope: !33, inlinedAt: !65)
!86 = !DILocation(line: 75, column: 20, scope: !33, inlinedAt: !65)
!87 = !DILocation(line: 75, column: 29, scope: !33, inlinedAt: !65)
!88 = !DILocation(line: 75, column: 24, scope: !33, inlinedAt: !65)
!89 = !DILocation(line: 75, column: 7, scope: !33, inlinedAt: !65)
!90 = !DILocation(line: 78, column: 16, scope: !33, inlinedAt: !65)
!91 = !DILocation(line: 40, column: 47, scope: !6)
!92 = !DILocation(line: 40, column: 65, scope: !6)
!93 = !DILocation(line: 40, column: 68, scope: !6)
!94 = !DILocation(line: 40, column: 42, scope: !6)
!95 = !DILocation(line: 41, column: 21, scope: !6)
!96 = !DILocation(line: 41, column: 15, scope: !6)
!97 = !DILocation(line: 43, column: 25, scope: !6)
!98 = !DILocation(line: 44, column: 43, scope: !6)
!99 = !DILocation(line: 44, column: 48, scope: !6)
!100 = !DILocation(line: 44, column: 53, scope: !6)
!101 = !DILocation(line: 44, column: 24, scope: !6)
!102 = !DILocation(line: 60, column: 17, scope: !56, inlinedAt: !101)
!103 = !DILocation(line: 60, column: 15, scope: !56, inlinedAt: !101)
!104 = !DILocation(line: 60, column: 10, scope: !56, inlinedAt: !101)
!105 = !DILocation(line: 61, column: 19, scope: !56, inlinedAt: !101)
!106 = !DILocation(line: 61, column: 16, scope: !56, inlinedAt: !101)
!107 = !DILocation(line: 45, column: 12, scope: !6)
!108 = !DILocation(line: 47, column: 23, scope: !6)
!109 = !DILocation(line: 47, column: 43, scope: !6)
!110 = !DILocation(line: 68, column: 34, scope: !33, inlinedAt: !34)
!111 = !DILocation(line: 69, column: 16, scope: !33, inlinedAt: !34)
!112 = !DILocation(line: 69, column: 7, scope: !33, inlinedAt: !34)
!113 = !DILocation(line: 72, column: 22, scope: !33, inlinedAt: !34)
!114 = !DILocation(line: 72, column: 8, scope: !33, inlinedAt: !34)
!115 = !DILocation(line: 83, column: 19, scope: !75, inlinedAt: !114)
!116 = !DILocation(line: 83, column: 22, scope: !75, inlinedAt: !114)
!117 = !DILocation(line: 84, column: 24, scope: !75, inlinedAt: !114)
!118 = !DILocation(line: 86, column: 16, scope: !75, inlinedAt: !114)
!119 = !DILocation(line: 74, column: 34, scope: !33, inlinedAt: !34)
!120 = !DILocation(line: 75, column: 20, scope: !33, inlinedAt: !34)
!121 = !DILocation(line: 75, column: 29, scope: !33, inlinedAt: !34)
!122 = !DILocation(line: 75, column: 24, scope: !33, inlinedAt: !34)
!123 = !DILocation(line: 75, column: 7, scope: !33, inlinedAt: !34)
!124 = !DILocation(line: 78, column: 16, scope: !33, inlinedAt: !34)
!125 = !DILocation(line: 49, column: 36, scope: !6)
!126 = !DILocation(line: 49, column: 24, scope: !6)
!127 = !DILocation(line: 49, column: 10, scope: !6)
!128 = !DILocation(line: 83, column: 19, scope: !75, inlinedAt: !127)
!129 = !DILocation(line: 83, column: 22, scope: !75, inlinedAt: !127)
!130 = !DILocation(line: 84, column: 24, scope: !75, inlinedAt: !127)
!131 = !DILocation(line: 86, column: 16, scope: !75, inlinedAt: !127)
!132 = !DILocation(line: 51, column: 40, scope: !6)
!133 = !DILocation(line: 52, column: 27, scope: !6)
!134 = !DILocation(line: 52, column: 15, scope: !6)
!135 = !DILocation(line: 54, column: 22, scope: !6)
!136 = !DILocation(line: 54, column: 8, scope: !6)
!137 = !DILocation(line: 83, column: 19, scope: !75, inlinedAt: !136)
!138 = !DILocation(line: 83, column: 22, scope: !75, inlinedAt: !136)
!139 = !DILocation(line: 84, column: 24, scope: !75, inlinedAt: !136)
!140 = !DILocation(line: 86, column: 16, scope: !75, inlinedAt: !136)
!141 = !DILocation(line: 73, column: 44, scope: !33, inlinedAt: !34)
!142 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!143 = distinct !DISubprogram(name: "Small", scope: !142, file: !142, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!144 = !DILocation(line: 16, column: 6, scope: !143)
!145 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!146 = distinct !DISubprogram(name: "store", scope: !145, file: !145, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!147 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!148 = distinct !DISubprogram(name: "AllReduce", scope: !147, file: !147, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!149 = !DILocation(line: 17, column: 14, scope: !143)
!150 = !DILocation(line: 28, column: 9, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 39, column: 16, scope: !146, inlinedAt: !150)
!152 = !DILocation(line: 23, column: 23, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 23, column: 40, scope: !148, inlinedAt: !149)
!154 = !DILocation(line: 24, column: 19, scope: !148, inlinedAt: !149)
!155 = !DILocation(line: 24, column: 13, scope: !148, inlinedAt: !149)
!156 = !DILocation(line: 24, column: 38, scope: !148, inlinedAt: !149)
!157 = !DILocation(line: 24, column: 23, scope: !148, inlinedAt: !149)
!158 = !DILocation(line: 25, column: 27, scope: !148, inlinedAt: !149)
!159 = !DILocation(line: 25, column: 22, scope: !148, inlinedAt: !149)
!160 = !DILocation(line: 26, column: 17, scope: !148, inlinedAt: !149)
!161 = !{i32 1, i32 65536}
!162 = !DILocation(line: 26, column: 46, scope: !148, inlinedAt: !149)
!163 = !DILocation(line: 28, column: 27, scope: !148, inlinedAt: !149)
!164 = !DILocation(line: 28, column: 24, scope: !148, inlinedAt: !149)
!165 = distinct !DISubprogram(name: "word", scope: !145, file: !145, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!166 = !DILocation(line: 39, column: 38, scope: !146, inlinedAt: !150)
!167 = !DILocation(line: 54, column: 53, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 26, column: 6, scope: !148, inlinedAt: !149)
!169 = !DILocation(line: 26, column: 23, scope: !148, inlinedAt: !149)
!170 = !DILocation(line: 28, column: 32, scope: !148, inlinedAt: !149)
!171 = !DILocation(line: 27, column: 7, scope: !148, inlinedAt: !149)
!172 = !DILocation(line: 27, column: 21, scope: !148, inlinedAt: !149)
!173 = !DILocation(line: 39, column: 28, scope: !146, inlinedAt: !150)
!174 = !DILocation(line: 28, column: 59, scope: !148, inlinedAt: !149)
!175 = !DILocation(line: 28, column: 67, scope: !148, inlinedAt: !149)
!176 = !DILocation(line: 28, column: 72, scope: !148, inlinedAt: !149)
!177 = !DILocation(line: 38, column: 18, scope: !146, inlinedAt: !150)
!178 = !DILocation(line: 54, column: 60, scope: !165, inlinedAt: !166)
!179 = !DILocation(line: 54, column: 65, scope: !165, inlinedAt: !166)
!180 = !DILocation(line: 27, column: 28, scope: !148, inlinedAt: !149)
!181 = !DILocation(line: 26, column: 35, scope: !148, inlinedAt: !149)
!182 = !DILocation(line: 31, column: 6, scope: !148, inlinedAt: !149)
!183 = !DILocation(line: 31, column: 23, scope: !148, inlinedAt: !149)
!184 = !DILocation(line: 32, column: 7, scope: !148, inlinedAt: !149)
!185 = !DILocation(line: 34, column: 12, scope: !148, inlinedAt: !149)
!186 = !DILocation(line: 35, column: 10, scope: !148, inlinedAt: !149)
!187 = !DILocation(line: 36, column: 35, scope: !148, inlinedAt: !149)
!188 = !DILocation(line: 36, column: 32, scope: !148, inlinedAt: !149)
!189 = !DILocation(line: 36, column: 40, scope: !148, inlinedAt: !149)
!190 = distinct !DISubprogram(name: "await", scope: !145, file: !145, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!191 = !DILocation(line: 36, column: 17, scope: !148, inlinedAt: !149)
!192 = !DILocation(line: 47, column: 31, scope: !190, inlinedAt: !191)
!193 = distinct !DISubprogram(name: "awaitWord", scope: !145, file: !145, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!194 = !DILocation(line: 47, column: 19, scope: !190, inlinedAt: !191)
!195 = !DILocation(line: 59, column: 30, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 59, column: 54, scope: !193, inlinedAt: !194)
!197 = !DILocation(line: 54, column: 60, scope: !165, inlinedAt: !196)
!198 = !DILocation(line: 59, column: 66, scope: !193, inlinedAt: !194)
!199 = !DILocation(line: 51, column: 24, scope: !190, inlinedAt: !191)
!200 = !DILocation(line: 34, column: 4, scope: !148, inlinedAt: !149)
!201 = !DILocation(line: 38, column: 10, scope: !148, inlinedAt: !149)
!202 = !DILocation(line: 41, column: 5, scope: !148, inlinedAt: !149)
!203 = !DILocation(line: 44, column: 6, scope: !148, inlinedAt: !149)
!204 = !DILocation(line: 31, column: 46, scope: !148, inlinedAt: !149)
!205 = !DILocation(line: 31, column: 35, scope: !148, inlinedAt: !149)
!206 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!207 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!208 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!209 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!210 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!211 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!212 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!213 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!214 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!215 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
