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
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%7 = sext i32 %6 to i64, !dbg !9
	%8 = add i64 %5, 1, !dbg !10
	%9 = icmp eq i64 %7, -1, !dbg !11
	%10 = select i1 %9, i64 1, i64 %7, !dbg !11
	%11 = srem i64 %8, %10, !dbg !11
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12, !range !13
	%13 = sext i32 %12 to i64, !dbg !12
	%14 = sub i64 %7, 1, !dbg !14
	%15 = mul i64 %13, %14, !dbg !15
	%16 = mul i64 %15, %p8, !dbg !16
	%17 = getelementptr inbounds float, float addrspace(1)* %2, i64 %16, !dbg !17
	%18 = mul i64 %13, 2, !dbg !18
	%19 = mul i64 %18, %14, !dbg !19
	%20 = icmp slt i64 0, %p10, !dbg !19
	br i1 %20, label %b1, label %b31, !dbg !19

b1:
	%21 = phi i64 [ %p9, %b0 ], [ %23, %b30 ], !dbg !20
	%22 = phi i64 [ 0, %b0 ], [ %238, %b30 ], !dbg !20
	%23 = add i64 %21, 1, !dbg !21
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22, !range !23
	%25 = sext i32 %24 to i64, !dbg !22
	%26 = mul i64 %22, %25, !dbg !24
	%27 = add i64 %26, %13, !dbg !25
	%28 = mul i64 %27, %7, !dbg !26
	%29 = mul i64 %28, %p8, !dbg !27
	%30 = icmp slt i64 0, %14, !dbg !28
	br i1 %30, label %b2, label %b12, !dbg !28

b2:
	%31 = phi i64 [ 0, %b1 ], [ %113, %b11 ], !dbg !28
	%32 = sub i64 %5, %31, !dbg !29
	%33 = add i64 %32, %7, !dbg !30
	%34 = icmp eq i64 %7, -1, !dbg !31
	%35 = select i1 %34, i64 1, i64 %7, !dbg !31
	%36 = srem i64 %33, %35, !dbg !31
	%37 = mul i64 %36, %p8, !dbg !34
	%38 = add i64 %29, %37, !dbg !35
	%39 = icmp slt i64 %38, %p1, !dbg !36
	%40 = select i1 %39, i64 %38, i64 %p1, !dbg !36
	%41 = add i64 %40, %p8, !dbg !37
	%42 = icmp slt i64 %41, %p1, !dbg !38
	%43 = select i1 %42, i64 %41, i64 %p1, !dbg !38
	%44 = sub i64 %43, %40, !dbg !39
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !39
	%46 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !40
	%47 = icmp eq i64 %31, 0, !dbg !43
	br i1 %47, label %b3, label %b6, !dbg !43

b3:
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44, !range !45
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !44, !range !45
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !44, !range !46
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44, !range !47
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !44, !range !47
	%53 = mul i32 %52, %50, !dbg !44
	%54 = add i32 %49, %53, !dbg !44
	%55 = mul i32 %51, %54, !dbg !44
	%56 = add i32 %48, %55, !dbg !44
	%57 = sext i32 %56 to i64, !dbg !44
	%58 = mul i32 %51, %52, !dbg !44
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !44, !range !48
	%60 = mul i32 %58, %59, !dbg !44
	%61 = sext i32 %60 to i64, !dbg !44
	br label %b4, !dbg !44

b4:
	%62 = phi i64 [ %57, %b3 ], [ %67, %b5 ], !dbg !44
	%63 = icmp slt i64 %62, %44, !dbg !44
	br i1 %63, label %b5, label %b11, !dbg !44

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %46, i64 %62, !dbg !49
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !49
	%66 = getelementptr inbounds float, float addrspace(1)* %45, i64 %62, !dbg !50
	store float %65, float addrspace(1)* %66, align 4, !dbg !50
	%67 = add i64 %62, %61, !dbg !44
	br label %b4, !dbg !44

b6:
	%68 = add i64 %19, %31, !dbg !51
	%69 = sub i64 %68, 1, !dbg !52
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %69, !dbg !53
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !45
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !45
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !46
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !47
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !47
	%76 = mul i32 %75, %73, !dbg !56
	%77 = add i32 %72, %76, !dbg !56
	%78 = mul i32 %74, %77, !dbg !56
	%79 = add i32 %71, %78, !dbg !56
	%80 = sext i32 %79 to i64, !dbg !56
	%81 = icmp eq i64 %80, 0, !dbg !57
	br i1 %81, label %b7, label %b8, !dbg !57

b7:
	%82 = addrspacecast i64 addrspace(1)* %70 to i64*, !dbg !58
	%83 = bitcast i64* %82 to i8*, !dbg !58
	%84 = call i64 @gpuc_signal_wait_until_thread(i8* %83, i32 5, i64 %23, i32 1, i8* %ctrl, i32 0), !dbg !58
	br label %b8, !dbg !58

b8:
	call void @llvm.nvvm.barrier0(), !dbg !59
	%85 = sub i64 %31, 1, !dbg !60
	%86 = mul i64 %85, %p8, !dbg !61
	%87 = getelementptr inbounds float, float addrspace(1)* %17, i64 %86, !dbg !62
	%88 = mul i32 %74, %75, !dbg !63
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !63, !range !48
	%90 = mul i32 %88, %89, !dbg !63
	%91 = sext i32 %90 to i64, !dbg !63
	br label %b9, !dbg !63

b9:
	%92 = phi i64 [ %80, %b8 ], [ %100, %b10 ], !dbg !63
	%93 = icmp slt i64 %92, %44, !dbg !63
	br i1 %93, label %b10, label %b11, !dbg !63

b10:
	%94 = getelementptr inbounds float, float addrspace(1)* %87, i64 %92, !dbg !64
	%95 = load float, float addrspace(1)* %94, align 4, !dbg !64
	%96 = getelementptr inbounds float, float addrspace(1)* %46, i64 %92, !dbg !65
	%97 = load float, float addrspace(1)* %96, align 4, !dbg !65
	%98 = fadd float %95, %97, !dbg !66
	%99 = getelementptr inbounds float, float addrspace(1)* %45, i64 %92, !dbg !67
	store float %98, float addrspace(1)* %99, align 4, !dbg !67
	%100 = add i64 %92, %91, !dbg !63
	br label %b9, !dbg !63

b11:
	call void @llvm.nvvm.barrier0(), !dbg !68
	%101 = mul i64 %31, %p8, !dbg !69
	%102 = getelementptr inbounds float, float addrspace(1)* %17, i64 %101, !dbg !70
	%103 = add i64 %19, %31, !dbg !71
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %103, !dbg !72
	%105 = mul i64 %44, 4, !dbg !73
	%106 = trunc i64 %11 to i32, !dbg !73
	%107 = addrspacecast float addrspace(1)* %102 to float*, !dbg !73
	%108 = addrspacecast float addrspace(1)* %45 to float*, !dbg !73
	%109 = addrspacecast i64 addrspace(1)* %104 to i64*, !dbg !73
	%110 = bitcast float* %107 to i8*, !dbg !73
	%111 = bitcast float* %108 to i8*, !dbg !73
	%112 = bitcast i64* %109 to i8*, !dbg !73
	call void @gpuc_put_signal_block(i8* %110, i8* %111, i64 %105, i8* %112, i64 %23, i32 9, i32 %106), !dbg !73
	%113 = add i64 %31, 1, !dbg !73
	%114 = icmp slt i64 %113, %14, !dbg !73
	br i1 %114, label %b2, label %b12, !dbg !73

b12:
	br i1 %30, label %b13, label %b28, !dbg !74

b13:
	%115 = phi i64 [ 0, %b12 ], [ %218, %b27 ], !dbg !74
	%116 = sub i64 %8, %115, !dbg !75
	%117 = add i64 %116, %7, !dbg !76
	%118 = icmp eq i64 %7, -1, !dbg !77
	%119 = select i1 %118, i64 1, i64 %7, !dbg !77
	%120 = srem i64 %117, %119, !dbg !77
	%121 = mul i64 %120, %p8, !dbg !79
	%122 = add i64 %29, %121, !dbg !80
	%123 = icmp slt i64 %122, %p1, !dbg !81
	%124 = select i1 %123, i64 %122, i64 %p1, !dbg !81
	%125 = add i64 %124, %p8, !dbg !82
	%126 = icmp slt i64 %125, %p1, !dbg !83
	%127 = select i1 %126, i64 %125, i64 %p1, !dbg !83
	%128 = icmp eq i64 %115, 0, !dbg !84
	br i1 %128, label %b14, label %b24, !dbg !84

b14:
	%129 = sub i64 %127, %124, !dbg !85
	%130 = getelementptr inbounds float, float addrspace(1)* %0, i64 %124, !dbg !85
	%131 = getelementptr inbounds float, float addrspace(1)* %1, i64 %124, !dbg !86
	%132 = icmp eq i64 %14, 0, !dbg !88
	br i1 %132, label %b15, label %b18, !dbg !88

b15:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89, !range !45
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !89, !range !45
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !89, !range !46
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89, !range !47
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !89, !range !47
	%138 = mul i32 %137, %135, !dbg !89
	%139 = add i32 %134, %138, !dbg !89
	%140 = mul i32 %136, %139, !dbg !89
	%141 = add i32 %133, %140, !dbg !89
	%142 = sext i32 %141 to i64, !dbg !89
	%143 = mul i32 %136, %137, !dbg !89
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !89, !range !48
	%145 = mul i32 %143, %144, !dbg !89
	%146 = sext i32 %145 to i64, !dbg !89
	br label %b16, !dbg !89

b16:
	%147 = phi i64 [ %142, %b15 ], [ %152, %b17 ], !dbg !89
	%148 = icmp slt i64 %147, %129, !dbg !89
	br i1 %148, label %b17, label %b23, !dbg !89

b17:
	%149 = getelementptr inbounds float, float addrspace(1)* %131, i64 %147, !dbg !90
	%150 = load float, float addrspace(1)* %149, align 4, !dbg !90
	%151 = getelementptr inbounds float, float addrspace(1)* %130, i64 %147, !dbg !91
	store float %150, float addrspace(1)* %151, align 4, !dbg !91
	%152 = add i64 %147, %146, !dbg !89
	br label %b16, !dbg !89

b18:
	%153 = add i64 %19, %14, !dbg !92
	%154 = sub i64 %153, 1, !dbg !93
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %154, !dbg !94
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !45
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !45
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !46
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !47
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !47
	%161 = mul i32 %160, %158, !dbg !96
	%162 = add i32 %157, %161, !dbg !96
	%163 = mul i32 %159, %162, !dbg !96
	%164 = add i32 %156, %163, !dbg !96
	%165 = sext i32 %164 to i64, !dbg !96
	%166 = icmp eq i64 %165, 0, !dbg !97
	br i1 %166, label %b19, label %b20, !dbg !97

b19:
	%167 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !98
	%168 = bitcast i64* %167 to i8*, !dbg !98
	%169 = call i64 @gpuc_signal_wait_until_thread(i8* %168, i32 5, i64 %23, i32 1, i8* %ctrl, i32 0), !dbg !98
	br label %b20, !dbg !98

b20:
	call void @llvm.nvvm.barrier0(), !dbg !99
	%170 = sub i64 %14, 1, !dbg !100
	%171 = mul i64 %170, %p8, !dbg !101
	%172 = getelementptr inbounds float, float addrspace(1)* %17, i64 %171, !dbg !102
	%173 = mul i32 %159, %160, !dbg !103
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !103, !range !48
	%175 = mul i32 %173, %174, !dbg !103
	%176 = sext i32 %175 to i64, !dbg !103
	br label %b21, !dbg !103

b21:
	%177 = phi i64 [ %165, %b20 ], [ %185, %b22 ], !dbg !103
	%178 = icmp slt i64 %177, %129, !dbg !103
	br i1 %178, label %b22, label %b23, !dbg !103

b22:
	%179 = getelementptr inbounds float, float addrspace(1)* %172, i64 %177, !dbg !104
	%180 = load float, float addrspace(1)* %179, align 4, !dbg !104
	%181 = getelementptr inbounds float, float addrspace(1)* %131, i64 %177, !dbg !105
	%182 = load float, float addrspace(1)* %181, align 4, !dbg !105
	%183 = fadd float %180, %182, !dbg !106
	%184 = getelementptr inbounds float, float addrspace(1)* %130, i64 %177, !dbg !107
	store float %183, float addrspace(1)* %184, align 4, !dbg !107
	%185 = add i64 %177, %176, !dbg !103
	br label %b21, !dbg !103

b23:
	call void @llvm.nvvm.barrier0(), !dbg !108
	br label %b27, !dbg !87

b24:
	%186 = add i64 %19, %7, !dbg !109
	%187 = sub i64 %186, 2, !dbg !110
	%188 = add i64 %187, %115, !dbg !111
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %188, !dbg !112
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !45
	%191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !45
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !46
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !47
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !47
	%195 = mul i32 %194, %192, !dbg !114
	%196 = add i32 %191, %195, !dbg !114
	%197 = mul i32 %193, %196, !dbg !114
	%198 = add i32 %190, %197, !dbg !114
	%199 = sext i32 %198 to i64, !dbg !114
	%200 = icmp eq i64 %199, 0, !dbg !115
	br i1 %200, label %b25, label %b26, !dbg !115

b25:
	%201 = addrspacecast i64 addrspace(1)* %189 to i64*, !dbg !116
	%202 = bitcast i64* %201 to i8*, !dbg !116
	%203 = call i64 @gpuc_signal_wait_until_thread(i8* %202, i32 5, i64 %23, i32 1, i8* %ctrl, i32 0), !dbg !116
	br label %b26, !dbg !116

b26:
	call void @llvm.nvvm.barrier0(), !dbg !117
	br label %b27, !dbg !113

b27:
	%204 = sub i64 %127, %124, !dbg !118
	%205 = getelementptr inbounds float, float addrspace(1)* %0, i64 %124, !dbg !118
	%206 = add i64 %19, %7, !dbg !119
	%207 = sub i64 %206, 1, !dbg !120
	%208 = add i64 %207, %115, !dbg !121
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %208, !dbg !122
	%210 = mul i64 %204, 4, !dbg !123
	%211 = trunc i64 %11 to i32, !dbg !123
	%212 = addrspacecast float addrspace(1)* %205 to float*, !dbg !123
	%213 = addrspacecast float addrspace(1)* %205 to float*, !dbg !123
	%214 = addrspacecast i64 addrspace(1)* %209 to i64*, !dbg !123
	%215 = bitcast float* %212 to i8*, !dbg !123
	%216 = bitcast float* %213 to i8*, !dbg !123
	%217 = bitcast i64* %214 to i8*, !dbg !123
	call void @gpuc_put_signal_block(i8* %215, i8* %216, i64 %210, i8* %217, i64 %23, i32 9, i32 %211), !dbg !123
	%218 = add i64 %115, 1, !dbg !123
	%219 = icmp slt i64 %218, %14, !dbg !123
	br i1 %219, label %b13, label %b28, !dbg !123

b28:
	%220 = mul i64 %14, 2, !dbg !124
	%221 = add i64 %19, %220, !dbg !125
	%222 = sub i64 %221, 1, !dbg !126
	%223 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %222, !dbg !127
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129, !range !45
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !129, !range !45
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !129, !range !46
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129, !range !47
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !129, !range !47
	%229 = mul i32 %228, %226, !dbg !129
	%230 = add i32 %225, %229, !dbg !129
	%231 = mul i32 %227, %230, !dbg !129
	%232 = add i32 %224, %231, !dbg !129
	%233 = sext i32 %232 to i64, !dbg !129
	%234 = icmp eq i64 %233, 0, !dbg !130
	br i1 %234, label %b29, label %b30, !dbg !130

b29:
	%235 = addrspacecast i64 addrspace(1)* %223 to i64*, !dbg !131
	%236 = bitcast i64* %235 to i8*, !dbg !131
	%237 = call i64 @gpuc_signal_wait_until_thread(i8* %236, i32 5, i64 %23, i32 1, i8* %ctrl, i32 0), !dbg !131
	br label %b30, !dbg !131

b30:
	call void @llvm.nvvm.barrier0(), !dbg !132
	%238 = add i64 %22, 1, !dbg !128
	%239 = icmp slt i64 %238, %p10, !dbg !128
	br i1 %239, label %b1, label %b31, !dbg !128

b31:
	ret void, !dbg !128
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i8* %ctrl) nounwind !dbg !134 {
entry:
	br label %b0, !dbg !135

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !135
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !135
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !135
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !139
	%4 = sext i32 %3 to i64, !dbg !139
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !140
	%6 = sext i32 %5 to i64, !dbg !140
	%7 = urem i32 %p6, 2, !dbg !141
	%8 = zext i32 %7 to i64, !dbg !142
	%9 = sdiv i64 %p5, 2, !dbg !143
	%10 = mul i64 %8, %9, !dbg !144
	%11 = mul i64 %6, 2, !dbg !145
	%12 = icmp eq i64 %11, -1, !dbg !146
	%13 = select i1 %12, i64 1, i64 %11, !dbg !146
	%14 = sdiv i64 %p5, %13, !dbg !146
	%15 = sub i64 0, %p5, !dbg !146
	%16 = select i1 %12, i64 %15, i64 %14, !dbg !146
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147, !range !13
	%18 = sext i32 %17 to i64, !dbg !147
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !147, !range !148
	%20 = sext i32 %19 to i64, !dbg !147
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !147, !range !148
	%22 = sext i32 %21 to i64, !dbg !147
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !147, !range !23
	%24 = sext i32 %23 to i64, !dbg !147
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !147, !range !149
	%26 = sext i32 %25 to i64, !dbg !147
	%27 = mul i64 %26, %22, !dbg !147
	%28 = add i64 %20, %27, !dbg !147
	%29 = mul i64 %24, %28, !dbg !147
	%30 = add i64 %18, %29, !dbg !147
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147, !range !47
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !147, !range !47
	%33 = mul i32 %31, %32, !dbg !147
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !147, !range !48
	%35 = mul i32 %33, %34, !dbg !147
	%36 = sext i32 %35 to i64, !dbg !147
	%37 = mul i64 %30, %36, !dbg !147
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147, !range !45
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !147, !range !45
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !147, !range !46
	%41 = mul i32 %32, %40, !dbg !147
	%42 = add i32 %39, %41, !dbg !147
	%43 = mul i32 %31, %42, !dbg !147
	%44 = add i32 %38, %43, !dbg !147
	%45 = sext i32 %44 to i64, !dbg !147
	%46 = add i64 %37, %45, !dbg !147
	br label %b1, !dbg !147

b1:
	%47 = phi i64 [ %46, %b0 ], [ %75, %b4 ], !dbg !150
	%48 = icmp slt i64 %47, %p3, !dbg !151
	br i1 %48, label %b2, label %b5, !dbg !151

b2:
	%49 = phi i64 [ 1, %b1 ], [ %69, %b3 ], !dbg !152
	%50 = icmp slt i64 %49, %6, !dbg !153
	br i1 %50, label %b3, label %b4, !dbg !153

b3:
	%51 = mul i64 %4, %16, !dbg !154
	%52 = add i64 %10, %51, !dbg !155
	%53 = add i64 %52, %47, !dbg !156
	%54 = getelementptr inbounds float, float addrspace(1)* %1, i64 %47, !dbg !157
	%55 = load float, float addrspace(1)* %54, align 4, !dbg !157
	%56 = add i64 %4, %49, !dbg !158
	%57 = icmp eq i64 %6, -1, !dbg !159
	%58 = select i1 %57, i64 1, i64 %6, !dbg !159
	%59 = srem i64 %56, %58, !dbg !159
	%60 = bitcast float %55 to i32, !dbg !163
	%61 = zext i32 %60 to i64, !dbg !163
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %53, !dbg !164
	%63 = zext i32 %p6 to i64, !dbg !167
	%64 = shl i64 %63, 32, !dbg !168
	%65 = or i64 %64, %61, !dbg !169
	%66 = trunc i64 %59 to i32, !dbg !170
	%67 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !170
	%68 = bitcast i64* %67 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %68, i64 %65, i32 9, i32 %66), !dbg !170
	%69 = add i64 %49, 1, !dbg !171
	br label %b2, !dbg !171

b4:
	%70 = mul i64 %24, %26, !dbg !172
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !172, !range !149
	%72 = sext i32 %71 to i64, !dbg !172
	%73 = mul i64 %70, %72, !dbg !172
	%74 = mul i64 %73, %36, !dbg !172
	%75 = add i64 %47, %74, !dbg !173
	br label %b1, !dbg !173

b5:
	%76 = phi i64 [ %46, %b1 ], [ %109, %b12 ], !dbg !174
	%77 = icmp slt i64 %76, %p3, !dbg !175
	br i1 %77, label %b6, label %b13, !dbg !175

b6:
	%78 = icmp slt i64 0, %6, !dbg !175
	br i1 %78, label %b7, label %b12, !dbg !175

b7:
	%79 = phi float [ 0.000000e+00, %b6 ], [ %99, %b11 ], !dbg !176
	%80 = phi i64 [ 0, %b6 ], [ %100, %b11 ], !dbg !176
	%81 = getelementptr inbounds float, float addrspace(1)* %1, i64 %76, !dbg !177
	%82 = load float, float addrspace(1)* %81, align 4, !dbg !177
	%83 = icmp ne i64 %80, %4, !dbg !178
	br i1 %83, label %b8, label %b9, !dbg !178

b8:
	%84 = mul i64 %80, %16, !dbg !179
	%85 = add i64 %10, %84, !dbg !180
	%86 = add i64 %85, %76, !dbg !181
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %86, !dbg !184
	%88 = zext i32 %p6 to i64, !dbg !188
	%89 = shl i64 %88, 32, !dbg !189
	%90 = addrspacecast i64 addrspace(1)* %87 to i64*, !dbg !190
	%91 = bitcast i64* %90 to i8*, !dbg !190
	%92 = call i64 @gpuc_signal_wait_until_thread(i8* %91, i32 5, i64 %89, i32 1, i8* %ctrl, i32 1), !dbg !190
	%93 = and i64 %92, 4294967295, !dbg !191
	%94 = trunc i64 %93 to i32, !dbg !192
	%95 = bitcast i32 %94 to float, !dbg !192
	br label %b9, !dbg !183

b9:
	%96 = phi float [ %82, %b7 ], [ %95, %b8 ], !dbg !193
	%97 = icmp eq i64 %80, 0, !dbg !194
	br i1 %97, label %b11, label %b10, !dbg !194

b10:
	%98 = fadd float %79, %96, !dbg !195
	br label %b11, !dbg !195

b11:
	%99 = phi float [ %96, %b9 ], [ %98, %b10 ], !dbg !176
	%100 = add i64 %80, 1, !dbg !176
	%101 = icmp slt i64 %100, %6, !dbg !176
	br i1 %101, label %b7, label %b12, !dbg !176

b12:
	%102 = phi float [ 0.000000e+00, %b6 ], [ %99, %b11 ], !dbg !176
	%103 = getelementptr inbounds float, float addrspace(1)* %0, i64 %76, !dbg !196
	store float %102, float addrspace(1)* %103, align 4, !dbg !196
	%104 = mul i64 %24, %26, !dbg !197
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !197, !range !149
	%106 = sext i32 %105 to i64, !dbg !197
	%107 = mul i64 %104, %106, !dbg !197
	%108 = mul i64 %107, %36, !dbg !197
	%109 = add i64 %76, %108, !dbg !198
	br label %b5, !dbg !198

b13:
	ret void, !dbg !138
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!199, !200, !201, !202, !203, !204, !205, !206, !207, !208}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ring", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!7 = !DILocation(line: 25, column: 6, scope: !6)
!8 = !DILocation(line: 26, column: 23, scope: !6)
!9 = !DILocation(line: 26, column: 40, scope: !6)
!10 = !DILocation(line: 27, column: 15, scope: !6)
!11 = !DILocation(line: 27, column: 20, scope: !6)
!12 = !DILocation(line: 28, column: 21, scope: !6)
!13 = !{i32 0, i32 2147483647}
!14 = !DILocation(line: 29, column: 33, scope: !6)
!15 = !DILocation(line: 29, column: 28, scope: !6)
!16 = !DILocation(line: 29, column: 36, scope: !6)
!17 = !DILocation(line: 29, column: 22, scope: !6)
!18 = !DILocation(line: 30, column: 17, scope: !6)
!19 = !DILocation(line: 30, column: 21, scope: !6)
!20 = !DILocation(line: 25, column: 96, scope: !6)
!21 = !DILocation(line: 33, column: 3, scope: !6)
!22 = !DILocation(line: 34, column: 23, scope: !6)
!23 = !{i32 1, i32 -2147483648}
!24 = !DILocation(line: 34, column: 13, scope: !6)
!25 = !DILocation(line: 34, column: 28, scope: !6)
!26 = !DILocation(line: 34, column: 37, scope: !6)
!27 = !DILocation(line: 34, column: 43, scope: !6)
!28 = !DILocation(line: 35, column: 25, scope: !6)
!29 = !DILocation(line: 38, column: 41, scope: !6)
!30 = !DILocation(line: 38, column: 46, scope: !6)
!31 = !DILocation(line: 38, column: 51, scope: !6)
!32 = distinct !DISubprogram(name: "pieceRange", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!33 = !DILocation(line: 38, column: 24, scope: !6)
!34 = !DILocation(line: 60, column: 17, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 60, column: 15, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 60, column: 10, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 61, column: 19, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 61, column: 16, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 39, column: 22, scope: !6)
!40 = !DILocation(line: 39, column: 42, scope: !6)
!41 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!42 = !DILocation(line: 39, column: 7, scope: !6)
!43 = !DILocation(line: 67, column: 10, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 68, column: 34, scope: !41, inlinedAt: !42)
!45 = !{i32 0, i32 1024}
!46 = !{i32 0, i32 64}
!47 = !{i32 1, i32 1025}
!48 = !{i32 1, i32 65}
!49 = !DILocation(line: 69, column: 16, scope: !41, inlinedAt: !42)
!50 = !DILocation(line: 69, column: 7, scope: !41, inlinedAt: !42)
!51 = !DILocation(line: 72, column: 28, scope: !41, inlinedAt: !42)
!52 = !DILocation(line: 72, column: 33, scope: !41, inlinedAt: !42)
!53 = !DILocation(line: 72, column: 22, scope: !41, inlinedAt: !42)
!54 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!55 = !DILocation(line: 72, column: 8, scope: !41, inlinedAt: !42)
!56 = !DILocation(line: 83, column: 19, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 83, column: 22, scope: !54, inlinedAt: !55)
!58 = !DILocation(line: 84, column: 24, scope: !54, inlinedAt: !55)
!59 = !DILocation(line: 86, column: 16, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 73, column: 33, scope: !41, inlinedAt: !42)
!61 = !DILocation(line: 73, column: 36, scope: !41, inlinedAt: !42)
!62 = !DILocation(line: 73, column: 27, scope: !41, inlinedAt: !42)
!63 = !DILocation(line: 74, column: 34, scope: !41, inlinedAt: !42)
!64 = !DILocation(line: 75, column: 20, scope: !41, inlinedAt: !42)
!65 = !DILocation(line: 75, column: 29, scope: !41, inlinedAt: !42)
!66 = !DILocation(line: 75, column: 24, scope: !41, inlinedAt: !42)
!67 = !DILocation(line: 75, column: 7, scope: !41, inlinedAt: !42)
!68 = !DILocation(line: 78, column: 16, scope: !41, inlinedAt: !42)
!69 = !DILocation(line: 40, column: 47, scope: !6)
!70 = !DILocation(line: 40, column: 42, scope: !6)
!71 = !DILocation(line: 41, column: 21, scope: !6)
!72 = !DILocation(line: 41, column: 15, scope: !6)
!73 = !DILocation(line: 40, column: 19, scope: !6)
!74 = !DILocation(line: 43, column: 25, scope: !6)
!75 = !DILocation(line: 44, column: 43, scope: !6)
!76 = !DILocation(line: 44, column: 48, scope: !6)
!77 = !DILocation(line: 44, column: 53, scope: !6)
!78 = !DILocation(line: 44, column: 24, scope: !6)
!79 = !DILocation(line: 60, column: 17, scope: !32, inlinedAt: !78)
!80 = !DILocation(line: 60, column: 15, scope: !32, inlinedAt: !78)
!81 = !DILocation(line: 60, column: 10, scope: !32, inlinedAt: !78)
!82 = !DILocation(line: 61, column: 19, scope: !32, inlinedAt: !78)
!83 = !DILocation(line: 61, column: 16, scope: !32, inlinedAt: !78)
!84 = !DILocation(line: 45, column: 12, scope: !6)
!85 = !DILocation(line: 47, column: 23, scope: !6)
!86 = !DILocation(line: 47, column: 43, scope: !6)
!87 = !DILocation(line: 47, column: 8, scope: !6)
!88 = !DILocation(line: 67, column: 10, scope: !41, inlinedAt: !87)
!89 = !DILocation(line: 68, column: 34, scope: !41, inlinedAt: !87)
!90 = !DILocation(line: 69, column: 16, scope: !41, inlinedAt: !87)
!91 = !DILocation(line: 69, column: 7, scope: !41, inlinedAt: !87)
!92 = !DILocation(line: 72, column: 28, scope: !41, inlinedAt: !87)
!93 = !DILocation(line: 72, column: 33, scope: !41, inlinedAt: !87)
!94 = !DILocation(line: 72, column: 22, scope: !41, inlinedAt: !87)
!95 = !DILocation(line: 72, column: 8, scope: !41, inlinedAt: !87)
!96 = !DILocation(line: 83, column: 19, scope: !54, inlinedAt: !95)
!97 = !DILocation(line: 83, column: 22, scope: !54, inlinedAt: !95)
!98 = !DILocation(line: 84, column: 24, scope: !54, inlinedAt: !95)
!99 = !DILocation(line: 86, column: 16, scope: !54, inlinedAt: !95)
!100 = !DILocation(line: 73, column: 33, scope: !41, inlinedAt: !87)
!101 = !DILocation(line: 73, column: 36, scope: !41, inlinedAt: !87)
!102 = !DILocation(line: 73, column: 27, scope: !41, inlinedAt: !87)
!103 = !DILocation(line: 74, column: 34, scope: !41, inlinedAt: !87)
!104 = !DILocation(line: 75, column: 20, scope: !41, inlinedAt: !87)
!105 = !DILocation(line: 75, column: 29, scope: !41, inlinedAt: !87)
!106 = !DILocation(line: 75, column: 24, scope: !41, inlinedAt: !87)
!107 = !DILocation(line: 75, column: 7, scope: !41, inlinedAt: !87)
!108 = !DILocation(line: 78, column: 16, scope: !41, inlinedAt: !87)
!109 = !DILocation(line: 49, column: 30, scope: !6)
!110 = !DILocation(line: 49, column: 34, scope: !6)
!111 = !DILocation(line: 49, column: 36, scope: !6)
!112 = !DILocation(line: 49, column: 24, scope: !6)
!113 = !DILocation(line: 49, column: 10, scope: !6)
!114 = !DILocation(line: 83, column: 19, scope: !54, inlinedAt: !113)
!115 = !DILocation(line: 83, column: 22, scope: !54, inlinedAt: !113)
!116 = !DILocation(line: 84, column: 24, scope: !54, inlinedAt: !113)
!117 = !DILocation(line: 86, column: 16, scope: !54, inlinedAt: !113)
!118 = !DILocation(line: 51, column: 40, scope: !6)
!119 = !DILocation(line: 52, column: 21, scope: !6)
!120 = !DILocation(line: 52, column: 25, scope: !6)
!121 = !DILocation(line: 52, column: 27, scope: !6)
!122 = !DILocation(line: 52, column: 15, scope: !6)
!123 = !DILocation(line: 51, column: 19, scope: !6)
!124 = !DILocation(line: 54, column: 30, scope: !6)
!125 = !DILocation(line: 54, column: 28, scope: !6)
!126 = !DILocation(line: 54, column: 38, scope: !6)
!127 = !DILocation(line: 54, column: 22, scope: !6)
!128 = !DILocation(line: 54, column: 8, scope: !6)
!129 = !DILocation(line: 83, column: 19, scope: !54, inlinedAt: !128)
!130 = !DILocation(line: 83, column: 22, scope: !54, inlinedAt: !128)
!131 = !DILocation(line: 84, column: 24, scope: !54, inlinedAt: !128)
!132 = !DILocation(line: 86, column: 16, scope: !54, inlinedAt: !128)
!133 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!134 = distinct !DISubprogram(name: "Small", scope: !133, file: !133, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!135 = !DILocation(line: 16, column: 6, scope: !134)
!136 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!137 = distinct !DISubprogram(name: "AllReduce", scope: !136, file: !136, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!138 = !DILocation(line: 17, column: 14, scope: !134)
!139 = !DILocation(line: 23, column: 23, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 23, column: 40, scope: !137, inlinedAt: !138)
!141 = !DILocation(line: 24, column: 19, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 24, column: 13, scope: !137, inlinedAt: !138)
!143 = !DILocation(line: 24, column: 38, scope: !137, inlinedAt: !138)
!144 = !DILocation(line: 24, column: 23, scope: !137, inlinedAt: !138)
!145 = !DILocation(line: 25, column: 27, scope: !137, inlinedAt: !138)
!146 = !DILocation(line: 25, column: 22, scope: !137, inlinedAt: !138)
!147 = !DILocation(line: 26, column: 17, scope: !137, inlinedAt: !138)
!148 = !{i32 0, i32 65535}
!149 = !{i32 1, i32 65536}
!150 = !DILocation(line: 26, column: 6, scope: !137, inlinedAt: !138)
!151 = !DILocation(line: 26, column: 23, scope: !137, inlinedAt: !138)
!152 = !DILocation(line: 27, column: 7, scope: !137, inlinedAt: !138)
!153 = !DILocation(line: 27, column: 21, scope: !137, inlinedAt: !138)
!154 = !DILocation(line: 28, column: 27, scope: !137, inlinedAt: !138)
!155 = !DILocation(line: 28, column: 24, scope: !137, inlinedAt: !138)
!156 = !DILocation(line: 28, column: 32, scope: !137, inlinedAt: !138)
!157 = !DILocation(line: 28, column: 59, scope: !137, inlinedAt: !138)
!158 = !DILocation(line: 28, column: 67, scope: !137, inlinedAt: !138)
!159 = !DILocation(line: 28, column: 72, scope: !137, inlinedAt: !138)
!160 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!161 = distinct !DISubprogram(name: "store", scope: !160, file: !160, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!162 = !DILocation(line: 28, column: 9, scope: !137, inlinedAt: !138)
!163 = !DILocation(line: 38, column: 18, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 39, column: 28, scope: !161, inlinedAt: !162)
!165 = distinct !DISubprogram(name: "word", scope: !160, file: !160, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!166 = !DILocation(line: 39, column: 38, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 54, column: 53, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 54, column: 60, scope: !165, inlinedAt: !166)
!169 = !DILocation(line: 54, column: 65, scope: !165, inlinedAt: !166)
!170 = !DILocation(line: 39, column: 16, scope: !161, inlinedAt: !162)
!171 = !DILocation(line: 27, column: 28, scope: !137, inlinedAt: !138)
!172 = !DILocation(line: 26, column: 46, scope: !137, inlinedAt: !138)
!173 = !DILocation(line: 26, column: 35, scope: !137, inlinedAt: !138)
!174 = !DILocation(line: 31, column: 6, scope: !137, inlinedAt: !138)
!175 = !DILocation(line: 31, column: 23, scope: !137, inlinedAt: !138)
!176 = !DILocation(line: 32, column: 7, scope: !137, inlinedAt: !138)
!177 = !DILocation(line: 34, column: 12, scope: !137, inlinedAt: !138)
!178 = !DILocation(line: 35, column: 10, scope: !137, inlinedAt: !138)
!179 = !DILocation(line: 36, column: 35, scope: !137, inlinedAt: !138)
!180 = !DILocation(line: 36, column: 32, scope: !137, inlinedAt: !138)
!181 = !DILocation(line: 36, column: 40, scope: !137, inlinedAt: !138)
!182 = distinct !DISubprogram(name: "await", scope: !160, file: !160, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!183 = !DILocation(line: 36, column: 17, scope: !137, inlinedAt: !138)
!184 = !DILocation(line: 47, column: 31, scope: !182, inlinedAt: !183)
!185 = distinct !DISubprogram(name: "awaitWord", scope: !160, file: !160, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!186 = !DILocation(line: 47, column: 19, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 59, column: 54, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 54, column: 53, scope: !165, inlinedAt: !187)
!189 = !DILocation(line: 54, column: 60, scope: !165, inlinedAt: !187)
!190 = !DILocation(line: 59, column: 30, scope: !185, inlinedAt: !186)
!191 = !DILocation(line: 59, column: 66, scope: !185, inlinedAt: !186)
!192 = !DILocation(line: 51, column: 24, scope: !182, inlinedAt: !183)
!193 = !DILocation(line: 34, column: 4, scope: !137, inlinedAt: !138)
!194 = !DILocation(line: 38, column: 10, scope: !137, inlinedAt: !138)
!195 = !DILocation(line: 41, column: 5, scope: !137, inlinedAt: !138)
!196 = !DILocation(line: 44, column: 6, scope: !137, inlinedAt: !138)
!197 = !DILocation(line: 31, column: 46, scope: !137, inlinedAt: !138)
!198 = !DILocation(line: 31, column: 35, scope: !137, inlinedAt: !138)
!199 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!200 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!201 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!202 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!203 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!204 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"kernel", i32 1}
!205 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidx", i32 512}
!206 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidy", i32 1}
!207 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"maxntidz", i32 1}
!208 = !{void (float*, i64, float*, i64, i64*, i64, i32, i8*)* @Small, !"minctasm", i32 1}
