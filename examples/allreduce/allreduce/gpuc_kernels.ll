target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small to i8*)], section "llvm.metadata"

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%2 = sext i32 %1 to i64, !dbg !9
	%3 = sext i32 %0 to i64, !dbg !10
	%4 = add i64 %2, 1, !dbg !11
	%5 = icmp eq i64 %3, -1, !dbg !12
	%6 = select i1 %5, i64 1, i64 %3, !dbg !12
	%7 = srem i64 %4, %6, !dbg !12
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%9 = sext i32 %8 to i64, !dbg !13
	%10 = sub i64 %3, 1, !dbg !15
	%11 = mul i64 %9, %10, !dbg !16
	%12 = mul i64 %11, %p8, !dbg !17
	%13 = add i64 %9, 1, !dbg !18
	%14 = mul i64 %13, %10, !dbg !19
	%15 = mul i64 %14, %p8, !dbg !20
	%16 = sub i64 %15, %12, !dbg !21
	%17 = getelementptr inbounds float, float* %p4, i64 %12, !dbg !21
	%18 = mul i64 %9, 2, !dbg !22
	%19 = mul i64 %18, %10, !dbg !23
	%20 = icmp slt i64 0, %p10, !dbg !23
	%21 = icmp ugt i64 %15, %p5, !dbg !21
	%22 = icmp ugt i64 %12, %15, !dbg !21
	%23 = or i1 %21, %22, !dbg !21
	br i1 %23, label %b0_fail1, label %b0_ok1, !dbg !21, !prof !24

b0_ok1:
	br i1 %20, label %b1, label %b31, !dbg !23

b1:
	%24 = phi i64 [ %p9, %b0_ok1 ], [ %26, %b30 ], !dbg !28
	%25 = phi i64 [ 0, %b0_ok1 ], [ %272, %b30 ], !dbg !28
	%26 = add i64 %24, 1, !dbg !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !30, !range !31
	%28 = sext i32 %27 to i64, !dbg !30
	%29 = mul i64 %25, %28, !dbg !32
	%30 = add i64 %29, %9, !dbg !33
	%31 = mul i64 %30, %3, !dbg !34
	%32 = mul i64 %31, %p8, !dbg !35
	%33 = icmp slt i64 0, %10, !dbg !36
	br i1 %33, label %b2, label %b12, !dbg !36

b2:
	%34 = phi i64 [ 0, %b1 ], [ %133, %b11_ok1 ], !dbg !36
	%35 = sub i64 %2, %34, !dbg !37
	%36 = add i64 %35, %3, !dbg !38
	%37 = icmp eq i64 %3, -1, !dbg !39
	%38 = select i1 %37, i64 1, i64 %3, !dbg !39
	%39 = srem i64 %36, %38, !dbg !39
	%40 = mul i64 %39, %p8, !dbg !42
	%41 = add i64 %32, %40, !dbg !43
	%42 = icmp slt i64 %41, %p1, !dbg !44
	%43 = select i1 %42, i64 %41, i64 %p1, !dbg !44
	%44 = add i64 %43, %p8, !dbg !45
	%45 = icmp slt i64 %44, %p1, !dbg !46
	%46 = select i1 %45, i64 %44, i64 %p1, !dbg !46
	%47 = sub i64 %46, %43, !dbg !47
	%48 = getelementptr inbounds float, float* %p0, i64 %43, !dbg !47
	%49 = getelementptr inbounds float, float* %p2, i64 %43, !dbg !48
	%50 = icmp eq i64 %34, 0, !dbg !51
	%51 = icmp ugt i64 %46, %p1, !dbg !47
	%52 = icmp ugt i64 %43, %46, !dbg !47
	%53 = icmp ugt i64 %46, %p3, !dbg !48
	%54 = or i1 %51, %52, !dbg !48
	%55 = or i1 %54, %53, !dbg !48
	br i1 %55, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !24

b2_ok1:
	br i1 %50, label %b3, label %b6, !dbg !51

b3:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52, !range !25
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !52, !range !25
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !52, !range !27
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52, !range !53
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !52, !range !53
	%61 = mul i32 %60, %58, !dbg !52
	%62 = add i32 %57, %61, !dbg !52
	%63 = mul i32 %59, %62, !dbg !52
	%64 = add i32 %56, %63, !dbg !52
	%65 = sext i32 %64 to i64, !dbg !52
	%66 = mul i32 %59, %60, !dbg !52
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !52, !range !54
	%68 = mul i32 %66, %67, !dbg !52
	%69 = sext i32 %68 to i64, !dbg !52
	br label %b4, !dbg !52

b4:
	%70 = phi i64 [ %65, %b3 ], [ %75, %b5 ], !dbg !52
	%71 = icmp slt i64 %70, %47, !dbg !52
	br i1 %71, label %b5, label %b11, !dbg !52

b5:
	%72 = getelementptr inbounds float, float* %49, i64 %70, !dbg !55
	%73 = load float, float* %72, align 4, !dbg !55
	%74 = getelementptr inbounds float, float* %48, i64 %70, !dbg !56
	store float %73, float* %74, align 4, !dbg !56
	%75 = add i64 %70, %69, !dbg !52
	br label %b4, !dbg !52

b6:
	%76 = add i64 %19, %34, !dbg !57
	%77 = sub i64 %76, 1, !dbg !58
	%78 = getelementptr inbounds i64, i64* %p6, i64 %77, !dbg !59
	%79 = icmp uge i64 %77, %p7, !dbg !59
	br i1 %79, label %b6_fail1, label %b6_ok1, !dbg !59, !prof !24

b6_ok1:
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !25
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !25
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !27
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !53
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !53
	%85 = mul i32 %84, %82, !dbg !62
	%86 = add i32 %81, %85, !dbg !62
	%87 = mul i32 %83, %86, !dbg !62
	%88 = add i32 %80, %87, !dbg !62
	%89 = sext i32 %88 to i64, !dbg !62
	%90 = icmp eq i64 %89, 0, !dbg !63
	br i1 %90, label %b7, label %b8, !dbg !63

b7:
	%91 = icmp eq i64* %78, null, !dbg !64
	br i1 %91, label %b7_fail1, label %b7_ok1, !dbg !64, !prof !24

b7_ok1:
	%92 = bitcast i64* %78 to i8*, !dbg !64
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 %26, i32 1, i8* %ctrl, i32 6), !dbg !64
	br label %b8, !dbg !64

b8:
	call void @llvm.nvvm.barrier0(), !dbg !65
	%94 = sub i64 %34, 1, !dbg !66
	%95 = mul i64 %94, %p8, !dbg !67
	%96 = sub i64 %16, %95, !dbg !68
	%97 = getelementptr inbounds float, float* %17, i64 %95, !dbg !68
	%98 = mul i32 %83, %84, !dbg !70
	%99 = icmp ugt i64 %95, %16, !dbg !68
	%100 = icmp ugt i64 %47, %96, !dbg !69
	%101 = or i1 %99, %100, !dbg !69
	br i1 %101, label %b8_fail1, label %b8_ok1, !dbg !69, !prof !24

b8_ok1:
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !54
	%103 = mul i32 %98, %102, !dbg !70
	%104 = sext i32 %103 to i64, !dbg !70
	br label %b9, !dbg !70

b9:
	%105 = phi i64 [ %89, %b8_ok1 ], [ %113, %b10 ], !dbg !70
	%106 = icmp slt i64 %105, %47, !dbg !70
	br i1 %106, label %b10, label %b11, !dbg !70

b10:
	%107 = getelementptr inbounds float, float* %97, i64 %105, !dbg !71
	%108 = load float, float* %107, align 4, !dbg !71
	%109 = getelementptr inbounds float, float* %49, i64 %105, !dbg !72
	%110 = load float, float* %109, align 4, !dbg !72
	%111 = fadd float %108, %110, !dbg !73
	%112 = getelementptr inbounds float, float* %48, i64 %105, !dbg !74
	store float %111, float* %112, align 4, !dbg !74
	%113 = add i64 %105, %104, !dbg !70
	br label %b9, !dbg !70

b11:
	call void @llvm.nvvm.barrier0(), !dbg !75
	%114 = mul i64 %34, %p8, !dbg !76
	%115 = add i64 %114, %46, !dbg !77
	%116 = sub i64 %115, %43, !dbg !78
	%117 = sub i64 %116, %114, !dbg !79
	%118 = getelementptr inbounds float, float* %17, i64 %114, !dbg !79
	%119 = add i64 %19, %34, !dbg !80
	%120 = getelementptr inbounds i64, i64* %p6, i64 %119, !dbg !81
	%121 = mul i64 %47, 4, !dbg !82
	%122 = trunc i64 %7 to i32, !dbg !82
	%123 = icmp ugt i64 %116, %16, !dbg !79
	%124 = icmp ugt i64 %114, %116, !dbg !79
	%125 = icmp uge i64 %119, %p7, !dbg !81
	%126 = icmp ne i64 %117, %47, !dbg !82
	%127 = or i1 %123, %124, !dbg !82
	%128 = or i1 %127, %125, !dbg !82
	%129 = or i1 %128, %126, !dbg !82
	br i1 %129, label %b11_fail1, label %b11_ok1, !dbg !82, !prof !24

b11_ok1:
	%130 = bitcast float* %118 to i8*, !dbg !82
	%131 = bitcast float* %48 to i8*, !dbg !82
	%132 = bitcast i64* %120 to i8*, !dbg !82
	call void @gpuc_put_signal_block(i8* %130, i8* %131, i64 %121, i8* %132, i64 %26, i32 9, i32 %122), !dbg !82
	%133 = add i64 %34, 1, !dbg !82
	%134 = icmp slt i64 %133, %10, !dbg !82
	br i1 %134, label %b2, label %b12, !dbg !82

b12:
	br i1 %33, label %b13, label %b28, !dbg !83

b13:
	%135 = phi i64 [ 0, %b12 ], [ %251, %b27_ok1 ], !dbg !83
	%136 = sub i64 %4, %135, !dbg !84
	%137 = add i64 %136, %3, !dbg !85
	%138 = icmp eq i64 %3, -1, !dbg !86
	%139 = select i1 %138, i64 1, i64 %3, !dbg !86
	%140 = srem i64 %137, %139, !dbg !86
	%141 = mul i64 %140, %p8, !dbg !88
	%142 = add i64 %32, %141, !dbg !89
	%143 = icmp slt i64 %142, %p1, !dbg !90
	%144 = select i1 %143, i64 %142, i64 %p1, !dbg !90
	%145 = add i64 %144, %p8, !dbg !91
	%146 = icmp slt i64 %145, %p1, !dbg !92
	%147 = select i1 %146, i64 %145, i64 %p1, !dbg !92
	%148 = icmp eq i64 %135, 0, !dbg !93
	br i1 %148, label %b14, label %b24, !dbg !93

b14:
	%149 = sub i64 %147, %144, !dbg !94
	%150 = getelementptr inbounds float, float* %p0, i64 %144, !dbg !94
	%151 = getelementptr inbounds float, float* %p2, i64 %144, !dbg !95
	%152 = icmp eq i64 %10, 0, !dbg !97
	%153 = icmp ugt i64 %147, %p1, !dbg !94
	%154 = icmp ugt i64 %144, %147, !dbg !94
	%155 = icmp ugt i64 %147, %p3, !dbg !95
	%156 = or i1 %153, %154, !dbg !95
	%157 = or i1 %156, %155, !dbg !95
	br i1 %157, label %b14_fail1, label %b14_ok1, !dbg !95, !prof !24

b14_ok1:
	br i1 %152, label %b15, label %b18, !dbg !97

b15:
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98, !range !25
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !98, !range !25
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !98, !range !27
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98, !range !53
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !98, !range !53
	%163 = mul i32 %162, %160, !dbg !98
	%164 = add i32 %159, %163, !dbg !98
	%165 = mul i32 %161, %164, !dbg !98
	%166 = add i32 %158, %165, !dbg !98
	%167 = sext i32 %166 to i64, !dbg !98
	%168 = mul i32 %161, %162, !dbg !98
	%169 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !98, !range !54
	%170 = mul i32 %168, %169, !dbg !98
	%171 = sext i32 %170 to i64, !dbg !98
	br label %b16, !dbg !98

b16:
	%172 = phi i64 [ %167, %b15 ], [ %177, %b17 ], !dbg !98
	%173 = icmp slt i64 %172, %149, !dbg !98
	br i1 %173, label %b17, label %b23, !dbg !98

b17:
	%174 = getelementptr inbounds float, float* %151, i64 %172, !dbg !99
	%175 = load float, float* %174, align 4, !dbg !99
	%176 = getelementptr inbounds float, float* %150, i64 %172, !dbg !100
	store float %175, float* %176, align 4, !dbg !100
	%177 = add i64 %172, %171, !dbg !98
	br label %b16, !dbg !98

b18:
	%178 = add i64 %19, %10, !dbg !101
	%179 = sub i64 %178, 1, !dbg !102
	%180 = getelementptr inbounds i64, i64* %p6, i64 %179, !dbg !103
	%181 = icmp uge i64 %179, %p7, !dbg !103
	br i1 %181, label %b18_fail1, label %b18_ok1, !dbg !103, !prof !24

b18_ok1:
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105, !range !25
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !105, !range !25
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !105, !range !27
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105, !range !53
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !105, !range !53
	%187 = mul i32 %186, %184, !dbg !105
	%188 = add i32 %183, %187, !dbg !105
	%189 = mul i32 %185, %188, !dbg !105
	%190 = add i32 %182, %189, !dbg !105
	%191 = sext i32 %190 to i64, !dbg !105
	%192 = icmp eq i64 %191, 0, !dbg !106
	br i1 %192, label %b19, label %b20, !dbg !106

b19:
	%193 = icmp eq i64* %180, null, !dbg !107
	br i1 %193, label %b19_fail1, label %b19_ok1, !dbg !107, !prof !24

b19_ok1:
	%194 = bitcast i64* %180 to i8*, !dbg !107
	%195 = call i64 @gpuc_signal_wait_until_thread(i8* %194, i32 5, i64 %26, i32 1, i8* %ctrl, i32 6), !dbg !107
	br label %b20, !dbg !107

b20:
	call void @llvm.nvvm.barrier0(), !dbg !108
	%196 = sub i64 %10, 1, !dbg !109
	%197 = mul i64 %196, %p8, !dbg !110
	%198 = sub i64 %16, %197, !dbg !111
	%199 = getelementptr inbounds float, float* %17, i64 %197, !dbg !111
	%200 = mul i32 %185, %186, !dbg !113
	%201 = icmp ugt i64 %197, %16, !dbg !111
	%202 = icmp ugt i64 %149, %198, !dbg !112
	%203 = or i1 %201, %202, !dbg !112
	br i1 %203, label %b20_fail1, label %b20_ok1, !dbg !112, !prof !24

b20_ok1:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !113, !range !54
	%205 = mul i32 %200, %204, !dbg !113
	%206 = sext i32 %205 to i64, !dbg !113
	br label %b21, !dbg !113

b21:
	%207 = phi i64 [ %191, %b20_ok1 ], [ %215, %b22 ], !dbg !113
	%208 = icmp slt i64 %207, %149, !dbg !113
	br i1 %208, label %b22, label %b23, !dbg !113

b22:
	%209 = getelementptr inbounds float, float* %199, i64 %207, !dbg !114
	%210 = load float, float* %209, align 4, !dbg !114
	%211 = getelementptr inbounds float, float* %151, i64 %207, !dbg !115
	%212 = load float, float* %211, align 4, !dbg !115
	%213 = fadd float %210, %212, !dbg !116
	%214 = getelementptr inbounds float, float* %150, i64 %207, !dbg !117
	store float %213, float* %214, align 4, !dbg !117
	%215 = add i64 %207, %206, !dbg !113
	br label %b21, !dbg !113

b23:
	call void @llvm.nvvm.barrier0(), !dbg !118
	br label %b27, !dbg !96

b24:
	%216 = add i64 %19, %3, !dbg !119
	%217 = sub i64 %216, 2, !dbg !120
	%218 = add i64 %217, %135, !dbg !121
	%219 = getelementptr inbounds i64, i64* %p6, i64 %218, !dbg !122
	%220 = icmp uge i64 %218, %p7, !dbg !122
	br i1 %220, label %b24_fail1, label %b24_ok1, !dbg !122, !prof !24

b24_ok1:
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124, !range !25
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124, !range !25
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !124, !range !27
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124, !range !53
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !124, !range !53
	%226 = mul i32 %225, %223, !dbg !124
	%227 = add i32 %222, %226, !dbg !124
	%228 = mul i32 %224, %227, !dbg !124
	%229 = add i32 %221, %228, !dbg !124
	%230 = sext i32 %229 to i64, !dbg !124
	%231 = icmp eq i64 %230, 0, !dbg !125
	br i1 %231, label %b25, label %b26, !dbg !125

b25:
	%232 = icmp eq i64* %219, null, !dbg !126
	br i1 %232, label %b25_fail1, label %b25_ok1, !dbg !126, !prof !24

b25_ok1:
	%233 = bitcast i64* %219 to i8*, !dbg !126
	%234 = call i64 @gpuc_signal_wait_until_thread(i8* %233, i32 5, i64 %26, i32 1, i8* %ctrl, i32 6), !dbg !126
	br label %b26, !dbg !126

b26:
	call void @llvm.nvvm.barrier0(), !dbg !127
	br label %b27, !dbg !123

b27:
	%235 = sub i64 %147, %144, !dbg !128
	%236 = getelementptr inbounds float, float* %p0, i64 %144, !dbg !128
	%237 = add i64 %19, %3, !dbg !129
	%238 = sub i64 %237, 1, !dbg !130
	%239 = add i64 %238, %135, !dbg !131
	%240 = getelementptr inbounds i64, i64* %p6, i64 %239, !dbg !132
	%241 = mul i64 %235, 4, !dbg !8
	%242 = trunc i64 %7 to i32, !dbg !8
	%243 = icmp ugt i64 %147, %p1, !dbg !128
	%244 = icmp ugt i64 %144, %147, !dbg !128
	%245 = icmp uge i64 %239, %p7, !dbg !132
	%246 = or i1 %243, %244, !dbg !132
	%247 = or i1 %246, %245, !dbg !132
	br i1 %247, label %b27_fail1, label %b27_ok1, !dbg !132, !prof !24

b27_ok1:
	%248 = bitcast float* %236 to i8*, !dbg !8
	%249 = bitcast float* %236 to i8*, !dbg !8
	%250 = bitcast i64* %240 to i8*, !dbg !8
	call void @gpuc_put_signal_block(i8* %248, i8* %249, i64 %241, i8* %250, i64 %26, i32 9, i32 %242), !dbg !8
	%251 = add i64 %135, 1, !dbg !8
	%252 = icmp slt i64 %251, %10, !dbg !8
	br i1 %252, label %b13, label %b28, !dbg !8

b28:
	%253 = mul i64 %10, 2, !dbg !133
	%254 = add i64 %19, %253, !dbg !134
	%255 = sub i64 %254, 1, !dbg !135
	%256 = getelementptr inbounds i64, i64* %p6, i64 %255, !dbg !136
	%257 = icmp uge i64 %255, %p7, !dbg !136
	br i1 %257, label %b28_fail1, label %b28_ok1, !dbg !136, !prof !24

b28_ok1:
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !25
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138, !range !25
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138, !range !27
	%261 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138, !range !53
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138, !range !53
	%263 = mul i32 %262, %260, !dbg !138
	%264 = add i32 %259, %263, !dbg !138
	%265 = mul i32 %261, %264, !dbg !138
	%266 = add i32 %258, %265, !dbg !138
	%267 = sext i32 %266 to i64, !dbg !138
	%268 = icmp eq i64 %267, 0, !dbg !139
	br i1 %268, label %b29, label %b30, !dbg !139

b29:
	%269 = icmp eq i64* %256, null, !dbg !140
	br i1 %269, label %b29_fail1, label %b29_ok1, !dbg !140, !prof !24

b29_ok1:
	%270 = bitcast i64* %256 to i8*, !dbg !140
	%271 = call i64 @gpuc_signal_wait_until_thread(i8* %270, i32 5, i64 %26, i32 1, i8* %ctrl, i32 6), !dbg !140
	br label %b30, !dbg !140

b30:
	call void @llvm.nvvm.barrier0(), !dbg !141
	%272 = add i64 %25, 1, !dbg !137
	%273 = icmp slt i64 %272, %p10, !dbg !137
	br i1 %273, label %b1, label %b31, !dbg !137

b31:
	ret void, !dbg !137

b0_fail1:
	%274 = icmp ugt i64 %15, %p5, !dbg !21
	br i1 %274, label %b0_fail2, label %b0_ok2, !dbg !21

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %15, i64 %p5), !dbg !21
	ret void, !dbg !21

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %12, i64 %15), !dbg !21
	ret void, !dbg !21

b2_fail1:
	%275 = icmp ugt i64 %46, %p1, !dbg !47
	br i1 %275, label %b2_fail2, label %b2_ok2, !dbg !47

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %46, i64 %p1), !dbg !47
	ret void, !dbg !47

b2_ok2:
	%276 = icmp ugt i64 %43, %46, !dbg !47
	br i1 %276, label %b2_fail3, label %b2_ok3, !dbg !47

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %43, i64 %46), !dbg !47
	ret void, !dbg !47

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %46, i64 %p3), !dbg !48
	ret void, !dbg !48

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %77, i64 %p7), !dbg !59
	ret void, !dbg !59

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !64
	ret void, !dbg !64

b8_fail1:
	%277 = icmp ugt i64 %95, %16, !dbg !68
	br i1 %277, label %b8_fail2, label %b8_ok2, !dbg !68

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %95, i64 %16), !dbg !68
	ret void, !dbg !68

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %47, i64 %96), !dbg !69
	ret void, !dbg !69

b11_fail1:
	%278 = icmp ugt i64 %116, %16, !dbg !79
	br i1 %278, label %b11_fail2, label %b11_ok2, !dbg !79

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %116, i64 %16), !dbg !79
	ret void, !dbg !79

b11_ok2:
	%279 = icmp ugt i64 %114, %116, !dbg !79
	br i1 %279, label %b11_fail3, label %b11_ok3, !dbg !79

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %114, i64 %116), !dbg !79
	ret void, !dbg !79

b11_ok3:
	%280 = icmp uge i64 %119, %p7, !dbg !81
	br i1 %280, label %b11_fail4, label %b11_ok4, !dbg !81

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %119, i64 %p7), !dbg !81
	ret void, !dbg !81

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %117, i64 %47), !dbg !82
	ret void, !dbg !82

b14_fail1:
	%281 = icmp ugt i64 %147, %p1, !dbg !94
	br i1 %281, label %b14_fail2, label %b14_ok2, !dbg !94

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %147, i64 %p1), !dbg !94
	ret void, !dbg !94

b14_ok2:
	%282 = icmp ugt i64 %144, %147, !dbg !94
	br i1 %282, label %b14_fail3, label %b14_ok3, !dbg !94

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %144, i64 %147), !dbg !94
	ret void, !dbg !94

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %147, i64 %p3), !dbg !95
	ret void, !dbg !95

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %179, i64 %p7), !dbg !103
	ret void, !dbg !103

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !107
	ret void, !dbg !107

b20_fail1:
	%283 = icmp ugt i64 %197, %16, !dbg !111
	br i1 %283, label %b20_fail2, label %b20_ok2, !dbg !111

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %197, i64 %16), !dbg !111
	ret void, !dbg !111

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %149, i64 %198), !dbg !112
	ret void, !dbg !112

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %218, i64 %p7), !dbg !122
	ret void, !dbg !122

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !126
	ret void, !dbg !126

b27_fail1:
	%284 = icmp ugt i64 %147, %p1, !dbg !128
	br i1 %284, label %b27_fail2, label %b27_ok2, !dbg !128

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %147, i64 %p1), !dbg !128
	ret void, !dbg !128

b27_ok2:
	%285 = icmp ugt i64 %144, %147, !dbg !128
	br i1 %285, label %b27_fail3, label %b27_ok3, !dbg !128

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %144, i64 %147), !dbg !128
	ret void, !dbg !128

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %239, i64 %p7), !dbg !132
	ret void, !dbg !132

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %255, i64 %p7), !dbg !136
	ret void, !dbg !136

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 0), !dbg !140
	ret void, !dbg !140
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !143 {
entry:
	br label %b0, !dbg !144

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !152
	%2 = sext i32 %1 to i64, !dbg !152
	%3 = sext i32 %0 to i64, !dbg !153
	%4 = urem i32 %p6, 2, !dbg !154
	%5 = zext i32 %4 to i64, !dbg !155
	%6 = sdiv i64 %p5, 2, !dbg !156
	%7 = mul i64 %5, %6, !dbg !157
	%8 = mul i64 %3, 2, !dbg !158
	%9 = icmp eq i64 %8, -1, !dbg !159
	%10 = select i1 %9, i64 1, i64 %8, !dbg !159
	%11 = sdiv i64 %p5, %10, !dbg !159
	%12 = sub i64 0, %p5, !dbg !159
	%13 = select i1 %9, i64 %12, i64 %11, !dbg !159
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !14
	%15 = sext i32 %14 to i64, !dbg !160
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !26
	%17 = sext i32 %16 to i64, !dbg !160
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !26
	%19 = sext i32 %18 to i64, !dbg !160
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !160, !range !31
	%21 = sext i32 %20 to i64, !dbg !160
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !160, !range !161
	%23 = sext i32 %22 to i64, !dbg !160
	%24 = mul i64 %23, %19, !dbg !160
	%25 = add i64 %17, %24, !dbg !160
	%26 = mul i64 %21, %25, !dbg !160
	%27 = add i64 %15, %26, !dbg !160
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !53
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !53
	%30 = mul i32 %28, %29, !dbg !160
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !54
	%32 = mul i32 %30, %31, !dbg !160
	%33 = sext i32 %32 to i64, !dbg !160
	%34 = mul i64 %27, %33, !dbg !160
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !25
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !25
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !27
	%38 = mul i32 %29, %37, !dbg !160
	%39 = add i32 %36, %38, !dbg !160
	%40 = mul i32 %28, %39, !dbg !160
	%41 = add i32 %35, %40, !dbg !160
	%42 = sext i32 %41 to i64, !dbg !160
	%43 = add i64 %34, %42, !dbg !160
	br label %b1, !dbg !160

b1:
	%44 = phi i64 [ %43, %b0 ], [ %73, %b4 ], !dbg !162
	%45 = icmp slt i64 %44, %p3, !dbg !163
	br i1 %45, label %b2, label %b5, !dbg !163

b2:
	%46 = phi i64 [ 1, %b1 ], [ %67, %b3_ok2 ], !dbg !164
	%47 = icmp slt i64 %46, %3, !dbg !165
	br i1 %47, label %b3, label %b4, !dbg !165

b3:
	%48 = mul i64 %2, %13, !dbg !166
	%49 = add i64 %7, %48, !dbg !167
	%50 = add i64 %49, %44, !dbg !168
	%51 = getelementptr inbounds float, float* %p2, i64 %44, !dbg !169
	%52 = icmp uge i64 %44, %p3, !dbg !169
	br i1 %52, label %b3_fail1, label %b3_ok1, !dbg !169, !prof !24

b3_ok1:
	%53 = load float, float* %51, align 4, !dbg !169
	%54 = add i64 %2, %46, !dbg !170
	%55 = icmp eq i64 %3, -1, !dbg !171
	%56 = select i1 %55, i64 1, i64 %3, !dbg !171
	%57 = srem i64 %54, %56, !dbg !171
	%58 = bitcast float %53 to i32, !dbg !172
	%59 = zext i32 %58 to i64, !dbg !172
	%60 = getelementptr inbounds i64, i64* %p4, i64 %50, !dbg !173
	%61 = zext i32 %p6 to i64, !dbg !176
	%62 = shl i64 %61, 32, !dbg !177
	%63 = or i64 %62, %59, !dbg !178
	%64 = trunc i64 %57 to i32, !dbg !151
	%65 = icmp uge i64 %50, %p5, !dbg !173
	br i1 %65, label %b3_fail2, label %b3_ok2, !dbg !173, !prof !24

b3_ok2:
	%66 = bitcast i64* %60 to i8*, !dbg !151
	call void @gpuc_signal_op_thread(i8* %66, i64 %63, i32 9, i32 %64), !dbg !151
	%67 = add i64 %46, 1, !dbg !179
	br label %b2, !dbg !179

b4:
	%68 = mul i64 %21, %23, !dbg !180
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !180, !range !161
	%70 = sext i32 %69 to i64, !dbg !180
	%71 = mul i64 %68, %70, !dbg !180
	%72 = mul i64 %71, %33, !dbg !180
	%73 = add i64 %44, %72, !dbg !181
	br label %b1, !dbg !181

b5:
	%74 = phi i64 [ %43, %b1 ], [ %109, %b11_ok1 ], !dbg !182
	%75 = icmp slt i64 %74, %p3, !dbg !183
	br i1 %75, label %b6, label %b12, !dbg !183

b6:
	%76 = phi float [ 0.000000e+00, %b5 ], [ %99, %b10 ], !dbg !184
	%77 = phi i64 [ 0, %b5 ], [ %100, %b10 ], !dbg !184
	%78 = getelementptr inbounds float, float* %p2, i64 %74, !dbg !185
	%79 = icmp uge i64 %74, %p3, !dbg !185
	br i1 %79, label %b6_fail1, label %b6_ok1, !dbg !185, !prof !24

b6_ok1:
	%80 = load float, float* %78, align 4, !dbg !185
	%81 = icmp ne i64 %77, %2, !dbg !186
	br i1 %81, label %b7, label %b8, !dbg !186

b7:
	%82 = mul i64 %77, %13, !dbg !187
	%83 = add i64 %7, %82, !dbg !188
	%84 = add i64 %83, %74, !dbg !189
	%85 = getelementptr inbounds i64, i64* %p4, i64 %84, !dbg !192
	%86 = zext i32 %p6 to i64, !dbg !196
	%87 = shl i64 %86, 32, !dbg !197
	%88 = icmp uge i64 %84, %p5, !dbg !192
	%89 = icmp eq i64* %85, null, !dbg !198
	%90 = or i1 %88, %89, !dbg !198
	br i1 %90, label %b7_fail1, label %b7_ok1, !dbg !198, !prof !24

b7_ok1:
	%91 = bitcast i64* %85 to i8*, !dbg !198
	%92 = call i64 @gpuc_signal_wait_until_thread(i8* %91, i32 5, i64 %87, i32 1, i8* %ctrl, i32 25), !dbg !198
	%93 = and i64 %92, 4294967295, !dbg !199
	%94 = trunc i64 %93 to i32, !dbg !200
	%95 = bitcast i32 %94 to float, !dbg !200
	br label %b8, !dbg !191

b8:
	%96 = phi float [ %80, %b6_ok1 ], [ %95, %b7_ok1 ], !dbg !201
	%97 = icmp eq i64 %77, 0, !dbg !202
	br i1 %97, label %b10, label %b9, !dbg !202

b9:
	%98 = fadd float %76, %96, !dbg !203
	br label %b10, !dbg !203

b10:
	%99 = phi float [ %96, %b8 ], [ %98, %b9 ], !dbg !184
	%100 = add i64 %77, 1, !dbg !184
	%101 = icmp slt i64 %100, %3, !dbg !184
	br i1 %101, label %b6, label %b11, !dbg !184

b11:
	%102 = getelementptr inbounds float, float* %p0, i64 %74, !dbg !204
	%103 = icmp uge i64 %74, %p1, !dbg !204
	br i1 %103, label %b11_fail1, label %b11_ok1, !dbg !204, !prof !24

b11_ok1:
	store float %99, float* %102, align 4, !dbg !204
	%104 = mul i64 %21, %23, !dbg !205
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !205, !range !161
	%106 = sext i32 %105 to i64, !dbg !205
	%107 = mul i64 %104, %106, !dbg !205
	%108 = mul i64 %107, %33, !dbg !205
	%109 = add i64 %74, %108, !dbg !206
	br label %b5, !dbg !206

b12:
	ret void, !dbg !149

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %44, i64 %p3), !dbg !169
	ret void, !dbg !169

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %50, i64 %p5), !dbg !173
	ret void, !dbg !173

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %74, i64 %p3), !dbg !185
	ret void, !dbg !185

b7_fail1:
	%110 = icmp uge i64 %84, %p5, !dbg !192
	br i1 %110, label %b7_fail2, label %b7_ok2, !dbg !192

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %84, i64 %p5), !dbg !192
	ret void, !dbg !192

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !198
	ret void, !dbg !198

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %74, i64 %p1), !dbg !204
	ret void, !dbg !204
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !25
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !25
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !27
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
!nvvm.annotations = !{!207, !208, !209, !210, !211, !212, !213, !214, !215, !216}
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
!11 = !DILocation(line: 27, column: 15, scope: !6)
!12 = !DILocation(line: 27, column: 20, scope: !6)
!13 = !DILocation(line: 28, column: 21, scope: !6)
!14 = !{i32 0, i32 2147483647}
!15 = !DILocation(line: 29, column: 33, scope: !6)
!16 = !DILocation(line: 29, column: 28, scope: !6)
!17 = !DILocation(line: 29, column: 36, scope: !6)
!18 = !DILocation(line: 29, column: 50, scope: !6)
!19 = !DILocation(line: 29, column: 53, scope: !6)
!20 = !DILocation(line: 29, column: 61, scope: !6)
!21 = !DILocation(line: 29, column: 22, scope: !6)
!22 = !DILocation(line: 30, column: 17, scope: !6)
!23 = !DILocation(line: 30, column: 21, scope: !6)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !{i32 0, i32 1024}
!26 = !{i32 0, i32 65535}
!27 = !{i32 0, i32 64}
!28 = !DILocation(line: 25, column: 96, scope: !6)
!29 = !DILocation(line: 33, column: 3, scope: !6)
!30 = !DILocation(line: 34, column: 23, scope: !6)
!31 = !{i32 1, i32 -2147483648}
!32 = !DILocation(line: 34, column: 13, scope: !6)
!33 = !DILocation(line: 34, column: 28, scope: !6)
!34 = !DILocation(line: 34, column: 37, scope: !6)
!35 = !DILocation(line: 34, column: 43, scope: !6)
!36 = !DILocation(line: 35, column: 25, scope: !6)
!37 = !DILocation(line: 38, column: 41, scope: !6)
!38 = !DILocation(line: 38, column: 46, scope: !6)
!39 = !DILocation(line: 38, column: 51, scope: !6)
!40 = distinct !DISubprogram(name: "pieceRange", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!41 = !DILocation(line: 38, column: 24, scope: !6)
!42 = !DILocation(line: 60, column: 17, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 60, column: 15, scope: !40, inlinedAt: !41)
!44 = !DILocation(line: 60, column: 10, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 61, column: 19, scope: !40, inlinedAt: !41)
!46 = !DILocation(line: 61, column: 16, scope: !40, inlinedAt: !41)
!47 = !DILocation(line: 39, column: 22, scope: !6)
!48 = !DILocation(line: 39, column: 42, scope: !6)
!49 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!50 = !DILocation(line: 39, column: 7, scope: !6)
!51 = !DILocation(line: 67, column: 10, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 68, column: 34, scope: !49, inlinedAt: !50)
!53 = !{i32 1, i32 1025}
!54 = !{i32 1, i32 65}
!55 = !DILocation(line: 69, column: 16, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 69, column: 7, scope: !49, inlinedAt: !50)
!57 = !DILocation(line: 72, column: 28, scope: !49, inlinedAt: !50)
!58 = !DILocation(line: 72, column: 33, scope: !49, inlinedAt: !50)
!59 = !DILocation(line: 72, column: 22, scope: !49, inlinedAt: !50)
!60 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!61 = !DILocation(line: 72, column: 8, scope: !49, inlinedAt: !50)
!62 = !DILocation(line: 83, column: 19, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 83, column: 22, scope: !60, inlinedAt: !61)
!64 = !DILocation(line: 84, column: 24, scope: !60, inlinedAt: !61)
!65 = !DILocation(line: 86, column: 16, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 73, column: 33, scope: !49, inlinedAt: !50)
!67 = !DILocation(line: 73, column: 36, scope: !49, inlinedAt: !50)
!68 = !DILocation(line: 73, column: 27, scope: !49, inlinedAt: !50)
!69 = !DILocation(line: 73, column: 44, scope: !49, inlinedAt: !50)
!70 = !DILocation(line: 74, column: 34, scope: !49, inlinedAt: !50)
!71 = !DILocation(line: 75, column: 20, scope: !49, inlinedAt: !50)
!72 = !DILocation(line: 75, column: 29, scope: !49, inlinedAt: !50)
!73 = !DILocation(line: 75, column: 24, scope: !49, inlinedAt: !50)
!74 = !DILocation(line: 75, column: 7, scope: !49, inlinedAt: !50)
!75 = !DILocation(line: 78, column: 16, scope: !49, inlinedAt: !50)
!76 = !DILocation(line: 40, column: 47, scope: !6)
!77 = !DILocation(line: 40, column: 65, scope: !6)
!78 = !DILocation(line: 40, column: 68, scope: !6)
!79 = !DILocation(line: 40, column: 42, scope: !6)
!80 = !DILocation(line: 41, column: 21, scope: !6)
!81 = !DILocation(line: 41, column: 15, scope: !6)
!82 = !DILocation(line: 40, column: 19, scope: !6)
!83 = !DILocation(line: 43, column: 25, scope: !6)
!84 = !DILocation(line: 44, column: 43, scope: !6)
!85 = !DILocation(line: 44, column: 48, scope: !6)
!86 = !DILocation(line: 44, column: 53, scope: !6)
!87 = !DILocation(line: 44, column: 24, scope: !6)
!88 = !DILocation(line: 60, column: 17, scope: !40, inlinedAt: !87)
!89 = !DILocation(line: 60, column: 15, scope: !40, inlinedAt: !87)
!90 = !DILocation(line: 60, column: 10, scope: !40, inlinedAt: !87)
!91 = !DILocation(line: 61, column: 19, scope: !40, inlinedAt: !87)
!92 = !DILocation(line: 61, column: 16, scope: !40, inlinedAt: !87)
!93 = !DILocation(line: 45, column: 12, scope: !6)
!94 = !DILocation(line: 47, column: 23, scope: !6)
!95 = !DILocation(line: 47, column: 43, scope: !6)
!96 = !DILocation(line: 47, column: 8, scope: !6)
!97 = !DILocation(line: 67, column: 10, scope: !49, inlinedAt: !96)
!98 = !DILocation(line: 68, column: 34, scope: !49, inlinedAt: !96)
!99 = !DILocation(line: 69, column: 16, scope: !49, inlinedAt: !96)
!100 = !DILocation(line: 69, column: 7, scope: !49, inlinedAt: !96)
!101 = !DILocation(line: 72, column: 28, scope: !49, inlinedAt: !96)
!102 = !DILocation(line: 72, column: 33, scope: !49, inlinedAt: !96)
!103 = !DILocation(line: 72, column: 22, scope: !49, inlinedAt: !96)
!104 = !DILocation(line: 72, column: 8, scope: !49, inlinedAt: !96)
!105 = !DILocation(line: 83, column: 19, scope: !60, inlinedAt: !104)
!106 = !DILocation(line: 83, column: 22, scope: !60, inlinedAt: !104)
!107 = !DILocation(line: 84, column: 24, scope: !60, inlinedAt: !104)
!108 = !DILocation(line: 86, column: 16, scope: !60, inlinedAt: !104)
!109 = !DILocation(line: 73, column: 33, scope: !49, inlinedAt: !96)
!110 = !DILocation(line: 73, column: 36, scope: !49, inlinedAt: !96)
!111 = !DILocation(line: 73, column: 27, scope: !49, inlinedAt: !96)
!112 = !DILocation(line: 73, column: 44, scope: !49, inlinedAt: !96)
!113 = !DILocation(line: 74, column: 34, scope: !49, inlinedAt: !96)
!114 = !DILocation(line: 75, column: 20, scope: !49, inlinedAt: !96)
!115 = !DILocation(line: 75, column: 29, scope: !49, inlinedAt: !96)
!116 = !DILocation(line: 75, column: 24, scope: !49, inlinedAt: !96)
!117 = !DILocation(line: 75, column: 7, scope: !49, inlinedAt: !96)
!118 = !DILocation(line: 78, column: 16, scope: !49, inlinedAt: !96)
!119 = !DILocation(line: 49, column: 30, scope: !6)
!120 = !DILocation(line: 49, column: 34, scope: !6)
!121 = !DILocation(line: 49, column: 36, scope: !6)
!122 = !DILocation(line: 49, column: 24, scope: !6)
!123 = !DILocation(line: 49, column: 10, scope: !6)
!124 = !DILocation(line: 83, column: 19, scope: !60, inlinedAt: !123)
!125 = !DILocation(line: 83, column: 22, scope: !60, inlinedAt: !123)
!126 = !DILocation(line: 84, column: 24, scope: !60, inlinedAt: !123)
!127 = !DILocation(line: 86, column: 16, scope: !60, inlinedAt: !123)
!128 = !DILocation(line: 51, column: 40, scope: !6)
!129 = !DILocation(line: 52, column: 21, scope: !6)
!130 = !DILocation(line: 52, column: 25, scope: !6)
!131 = !DILocation(line: 52, column: 27, scope: !6)
!132 = !DILocation(line: 52, column: 15, scope: !6)
!133 = !DILocation(line: 54, column: 30, scope: !6)
!134 = !DILocation(line: 54, column: 28, scope: !6)
!135 = !DILocation(line: 54, column: 38, scope: !6)
!136 = !DILocation(line: 54, column: 22, scope: !6)
!137 = !DILocation(line: 54, column: 8, scope: !6)
!138 = !DILocation(line: 83, column: 19, scope: !60, inlinedAt: !137)
!139 = !DILocation(line: 83, column: 22, scope: !60, inlinedAt: !137)
!140 = !DILocation(line: 84, column: 24, scope: !60, inlinedAt: !137)
!141 = !DILocation(line: 86, column: 16, scope: !60, inlinedAt: !137)
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
!162 = !DILocation(line: 26, column: 6, scope: !148, inlinedAt: !149)
!163 = !DILocation(line: 26, column: 23, scope: !148, inlinedAt: !149)
!164 = !DILocation(line: 27, column: 7, scope: !148, inlinedAt: !149)
!165 = !DILocation(line: 27, column: 21, scope: !148, inlinedAt: !149)
!166 = !DILocation(line: 28, column: 27, scope: !148, inlinedAt: !149)
!167 = !DILocation(line: 28, column: 24, scope: !148, inlinedAt: !149)
!168 = !DILocation(line: 28, column: 32, scope: !148, inlinedAt: !149)
!169 = !DILocation(line: 28, column: 59, scope: !148, inlinedAt: !149)
!170 = !DILocation(line: 28, column: 67, scope: !148, inlinedAt: !149)
!171 = !DILocation(line: 28, column: 72, scope: !148, inlinedAt: !149)
!172 = !DILocation(line: 38, column: 18, scope: !146, inlinedAt: !150)
!173 = !DILocation(line: 39, column: 28, scope: !146, inlinedAt: !150)
!174 = distinct !DISubprogram(name: "word", scope: !145, file: !145, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!175 = !DILocation(line: 39, column: 38, scope: !146, inlinedAt: !150)
!176 = !DILocation(line: 54, column: 53, scope: !174, inlinedAt: !175)
!177 = !DILocation(line: 54, column: 60, scope: !174, inlinedAt: !175)
!178 = !DILocation(line: 54, column: 65, scope: !174, inlinedAt: !175)
!179 = !DILocation(line: 27, column: 28, scope: !148, inlinedAt: !149)
!180 = !DILocation(line: 26, column: 46, scope: !148, inlinedAt: !149)
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
!195 = !DILocation(line: 59, column: 54, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 54, column: 53, scope: !174, inlinedAt: !195)
!197 = !DILocation(line: 54, column: 60, scope: !174, inlinedAt: !195)
!198 = !DILocation(line: 59, column: 30, scope: !193, inlinedAt: !194)
!199 = !DILocation(line: 59, column: 66, scope: !193, inlinedAt: !194)
!200 = !DILocation(line: 51, column: 24, scope: !190, inlinedAt: !191)
!201 = !DILocation(line: 34, column: 4, scope: !148, inlinedAt: !149)
!202 = !DILocation(line: 38, column: 10, scope: !148, inlinedAt: !149)
!203 = !DILocation(line: 41, column: 5, scope: !148, inlinedAt: !149)
!204 = !DILocation(line: 44, column: 6, scope: !148, inlinedAt: !149)
!205 = !DILocation(line: 31, column: 46, scope: !148, inlinedAt: !149)
!206 = !DILocation(line: 31, column: 35, scope: !148, inlinedAt: !149)
!207 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!208 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!209 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!210 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!211 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!212 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!213 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!214 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!215 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!216 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
