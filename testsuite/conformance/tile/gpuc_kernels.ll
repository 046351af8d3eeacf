target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [6 x i8*] [i8* bitcast (void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i64, i64, i64, i64, i8*)* @Body to i8*), i8* bitcast (void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i64, i64, i64, i64, i8*)* @Color to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i64, i8*)* @Int64 to i8*)], section "llvm.metadata"

define void @Body(i64 %p0, i64 %p1, i64 %p2, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p3, i64 %p4, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p3 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p5 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !11, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !11, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !11, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !11, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !11, !range !14
	%7 = mul i32 %6, %4, !dbg !11
	%8 = add i32 %3, %7, !dbg !11
	%9 = mul i32 %5, %8, !dbg !11
	%10 = add i32 %2, %9, !dbg !11
	%11 = sext i32 %10 to i64, !dbg !11
	%12 = icmp eq i64 %p1, 0, !dbg !15
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !18
	br i1 %12, label %b1, label %b10, !dbg !15

b1:
	%14 = icmp eq i64 %11, 0, !dbg !19
	br i1 %14, label %b2, label %b10, !dbg !19

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %15, label %b3, label %b4, !dbg !20

b3:
	%16 = sub i64 %p7, %p10, !dbg !18
	%17 = sub i64 %p8, %p10, !dbg !18
	%18 = sub i64 %p9, 1, !dbg !18
	%19 = icmp slt i64 %p9, 0, !dbg !18
	%20 = icmp slt i64 %p10, 0, !dbg !18
	%21 = icmp slt i64 %16, 0, !dbg !18
	%22 = icmp slt i64 %17, 0, !dbg !18
	%23 = or i1 %19, %20, !dbg !18
	%24 = or i1 %23, %21, !dbg !18
	%25 = or i1 %24, %22, !dbg !18
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !18, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !18
	%27 = mul i64 %18, %p7, !dbg !18
	%28 = sub i64 %p10, 1, !dbg !18
	%29 = sub i64 9223372036854775807, %28, !dbg !18
	%30 = icmp ult i64 %27, %29, !dbg !18
	%31 = add i64 %27, %p10, !dbg !18
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !18
	%33 = icmp eq i64 %26, 0, !dbg !18
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !18
	%35 = icmp eq i64 %p9, 0, !dbg !18
	%36 = select i1 %35, i64 0, i64 %34, !dbg !18
	%37 = icmp eq i64 %p10, 0, !dbg !18
	%38 = select i1 %37, i64 0, i64 %36, !dbg !18
	%39 = icmp ugt i64 %38, %p4, !dbg !18
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !18, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !18
	%41 = mul i64 %18, %p8, !dbg !18
	%42 = icmp ult i64 %41, %29, !dbg !18
	%43 = add i64 %41, %p10, !dbg !18
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !18
	%45 = icmp eq i64 %40, 0, !dbg !18
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !18
	%47 = select i1 %35, i64 0, i64 %46, !dbg !18
	%48 = select i1 %37, i64 0, i64 %47, !dbg !18
	%49 = sext i32 %13 to i64, !dbg !18
	%50 = mul i64 %p7, 40, !dbg !18
	%51 = mul i64 %p8, 40, !dbg !18
	%52 = mul i64 %p10, 40, !dbg !18
	%53 = trunc i64 %p11 to i32, !dbg !18
	%54 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%55 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%56 = icmp ugt i64 %48, %p6, !dbg !18
	%57 = icmp uge i64 %p11, %49, !dbg !18
	%58 = or i1 %56, %57, !dbg !18
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !18, !prof !21

b3_ok6:
	%59 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %54 to i8*, !dbg !18
	%60 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %55 to i8*, !dbg !18
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !18
	br label %b29, !dbg !18

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %61, label %b5, label %b6, !dbg !24

b5:
	%62 = sub i64 %p7, %p10, !dbg !25
	%63 = sub i64 %p8, %p10, !dbg !25
	%64 = sub i64 %p9, 1, !dbg !25
	%65 = icmp slt i64 %p9, 0, !dbg !25
	%66 = icmp slt i64 %p10, 0, !dbg !25
	%67 = icmp slt i64 %62, 0, !dbg !25
	%68 = icmp slt i64 %63, 0, !dbg !25
	%69 = or i1 %65, %66, !dbg !25
	%70 = or i1 %69, %67, !dbg !25
	%71 = or i1 %70, %68, !dbg !25
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !25
	%73 = mul i64 %64, %p7, !dbg !25
	%74 = sub i64 %p10, 1, !dbg !25
	%75 = sub i64 9223372036854775807, %74, !dbg !25
	%76 = icmp ult i64 %73, %75, !dbg !25
	%77 = add i64 %73, %p10, !dbg !25
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !25
	%79 = icmp eq i64 %72, 0, !dbg !25
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !25
	%81 = icmp eq i64 %p9, 0, !dbg !25
	%82 = select i1 %81, i64 0, i64 %80, !dbg !25
	%83 = icmp eq i64 %p10, 0, !dbg !25
	%84 = select i1 %83, i64 0, i64 %82, !dbg !25
	%85 = icmp ugt i64 %84, %p4, !dbg !25
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !25, !prof !21

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !25
	%87 = mul i64 %64, %p8, !dbg !25
	%88 = icmp ult i64 %87, %75, !dbg !25
	%89 = add i64 %87, %p10, !dbg !25
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !25
	%91 = icmp eq i64 %86, 0, !dbg !25
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !25
	%93 = select i1 %81, i64 0, i64 %92, !dbg !25
	%94 = select i1 %83, i64 0, i64 %93, !dbg !25
	%95 = sext i32 %13 to i64, !dbg !25
	%96 = mul i64 %p7, 40, !dbg !25
	%97 = mul i64 %p8, 40, !dbg !25
	%98 = mul i64 %p10, 40, !dbg !25
	%99 = trunc i64 %p11 to i32, !dbg !25
	%100 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%101 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%102 = icmp ugt i64 %94, %p6, !dbg !25
	%103 = icmp uge i64 %p11, %95, !dbg !25
	%104 = or i1 %102, %103, !dbg !25
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !25, !prof !21

b5_ok6:
	%105 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %100 to i8*, !dbg !25
	%106 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %101 to i8*, !dbg !25
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !25
	br label %b29, !dbg !25

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %107, label %b7, label %b8, !dbg !26

b7:
	%108 = sub i64 %p7, %p10, !dbg !27
	%109 = sub i64 %p8, %p10, !dbg !27
	%110 = sub i64 %p9, 1, !dbg !27
	%111 = icmp slt i64 %p9, 0, !dbg !27
	%112 = icmp slt i64 %p10, 0, !dbg !27
	%113 = icmp slt i64 %108, 0, !dbg !27
	%114 = icmp slt i64 %109, 0, !dbg !27
	%115 = or i1 %111, %112, !dbg !27
	%116 = or i1 %115, %113, !dbg !27
	%117 = or i1 %116, %114, !dbg !27
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !27
	%119 = mul i64 %110, %p7, !dbg !27
	%120 = sub i64 %p10, 1, !dbg !27
	%121 = sub i64 9223372036854775807, %120, !dbg !27
	%122 = icmp ult i64 %119, %121, !dbg !27
	%123 = add i64 %119, %p10, !dbg !27
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !27
	%125 = icmp eq i64 %118, 0, !dbg !27
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !27
	%127 = icmp eq i64 %p9, 0, !dbg !27
	%128 = select i1 %127, i64 0, i64 %126, !dbg !27
	%129 = icmp eq i64 %p10, 0, !dbg !27
	%130 = select i1 %129, i64 0, i64 %128, !dbg !27
	%131 = icmp ugt i64 %130, %p4, !dbg !27
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !27, !prof !21

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !27
	%133 = mul i64 %110, %p8, !dbg !27
	%134 = icmp ult i64 %133, %121, !dbg !27
	%135 = add i64 %133, %p10, !dbg !27
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !27
	%137 = icmp eq i64 %132, 0, !dbg !27
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !27
	%139 = select i1 %127, i64 0, i64 %138, !dbg !27
	%140 = select i1 %129, i64 0, i64 %139, !dbg !27
	%141 = sext i32 %13 to i64, !dbg !27
	%142 = mul i64 %p7, 40, !dbg !27
	%143 = mul i64 %p8, 40, !dbg !27
	%144 = mul i64 %p10, 40, !dbg !27
	%145 = trunc i64 %p11 to i32, !dbg !27
	%146 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%147 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%148 = icmp ugt i64 %140, %p6, !dbg !27
	%149 = icmp uge i64 %p11, %141, !dbg !27
	%150 = or i1 %148, %149, !dbg !27
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !27, !prof !21

b7_ok6:
	%151 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %146 to i8*, !dbg !27
	%152 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %147 to i8*, !dbg !27
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !27
	br label %b29, !dbg !27

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !28
	br i1 %153, label %b9, label %b29, !dbg !28

b9:
	%154 = sub i64 %p7, %p10, !dbg !29
	%155 = sub i64 %p8, %p10, !dbg !29
	%156 = sub i64 %p9, 1, !dbg !29
	%157 = icmp slt i64 %p9, 0, !dbg !29
	%158 = icmp slt i64 %p10, 0, !dbg !29
	%159 = icmp slt i64 %154, 0, !dbg !29
	%160 = icmp slt i64 %155, 0, !dbg !29
	%161 = or i1 %157, %158, !dbg !29
	%162 = or i1 %161, %159, !dbg !29
	%163 = or i1 %162, %160, !dbg !29
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !29, !prof !21

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !29
	%165 = mul i64 %156, %p7, !dbg !29
	%166 = sub i64 %p10, 1, !dbg !29
	%167 = sub i64 9223372036854775807, %166, !dbg !29
	%168 = icmp ult i64 %165, %167, !dbg !29
	%169 = add i64 %165, %p10, !dbg !29
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !29
	%171 = icmp eq i64 %164, 0, !dbg !29
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !29
	%173 = icmp eq i64 %p9, 0, !dbg !29
	%174 = select i1 %173, i64 0, i64 %172, !dbg !29
	%175 = icmp eq i64 %p10, 0, !dbg !29
	%176 = select i1 %175, i64 0, i64 %174, !dbg !29
	%177 = icmp ugt i64 %176, %p4, !dbg !29
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !29, !prof !21

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !29
	%179 = mul i64 %156, %p8, !dbg !29
	%180 = icmp ult i64 %179, %167, !dbg !29
	%181 = add i64 %179, %p10, !dbg !29
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !29
	%183 = icmp eq i64 %178, 0, !dbg !29
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !29
	%185 = select i1 %173, i64 0, i64 %184, !dbg !29
	%186 = select i1 %175, i64 0, i64 %185, !dbg !29
	%187 = sext i32 %13 to i64, !dbg !29
	%188 = mul i64 %p7, 40, !dbg !29
	%189 = mul i64 %p8, 40, !dbg !29
	%190 = mul i64 %p10, 40, !dbg !29
	%191 = trunc i64 %p11 to i32, !dbg !29
	%192 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !29
	%193 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !29
	%194 = icmp ugt i64 %186, %p6, !dbg !29
	%195 = icmp uge i64 %p11, %187, !dbg !29
	%196 = or i1 %194, %195, !dbg !29
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !29, !prof !21

b9_ok6:
	%197 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %192 to i8*, !dbg !29
	%198 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %193 to i8*, !dbg !29
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !29
	br label %b29, !dbg !29

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !30
	br i1 %199, label %b11, label %b20, !dbg !30

b11:
	%200 = trunc i64 %11 to i32, !dbg !31
	%201 = udiv i32 %200, 32, !dbg !31
	%202 = zext i32 %201 to i64, !dbg !31
	%203 = icmp eq i64 %202, %p2, !dbg !32
	br i1 %203, label %b12, label %b20, !dbg !32

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !35
	br i1 %204, label %b13, label %b14, !dbg !35

b13:
	%205 = sub i64 %p7, %p10, !dbg !36
	%206 = sub i64 %p8, %p10, !dbg !36
	%207 = sub i64 %p9, 1, !dbg !36
	%208 = icmp slt i64 %p9, 0, !dbg !36
	%209 = icmp slt i64 %p10, 0, !dbg !36
	%210 = icmp slt i64 %205, 0, !dbg !36
	%211 = icmp slt i64 %206, 0, !dbg !36
	%212 = or i1 %208, %209, !dbg !36
	%213 = or i1 %212, %210, !dbg !36
	%214 = or i1 %213, %211, !dbg !36
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !36, !prof !21

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !36
	%216 = mul i64 %207, %p7, !dbg !36
	%217 = sub i64 %p10, 1, !dbg !36
	%218 = sub i64 9223372036854775807, %217, !dbg !36
	%219 = icmp ult i64 %216, %218, !dbg !36
	%220 = add i64 %216, %p10, !dbg !36
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !36
	%222 = icmp eq i64 %215, 0, !dbg !36
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !36
	%224 = icmp eq i64 %p9, 0, !dbg !36
	%225 = select i1 %224, i64 0, i64 %223, !dbg !36
	%226 = icmp eq i64 %p10, 0, !dbg !36
	%227 = select i1 %226, i64 0, i64 %225, !dbg !36
	%228 = icmp ugt i64 %227, %p4, !dbg !36
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !36, !prof !21

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !36
	%230 = mul i64 %207, %p8, !dbg !36
	%231 = icmp ult i64 %230, %218, !dbg !36
	%232 = add i64 %230, %p10, !dbg !36
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !36
	%234 = icmp eq i64 %229, 0, !dbg !36
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !36
	%236 = select i1 %224, i64 0, i64 %235, !dbg !36
	%237 = select i1 %226, i64 0, i64 %236, !dbg !36
	%238 = sext i32 %13 to i64, !dbg !36
	%239 = mul i64 %p7, 40, !dbg !36
	%240 = mul i64 %p8, 40, !dbg !36
	%241 = mul i64 %p10, 40, !dbg !36
	%242 = trunc i64 %p11 to i32, !dbg !36
	%243 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !36
	%244 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !36
	%245 = icmp ugt i64 %237, %p6, !dbg !36
	%246 = icmp uge i64 %p11, %238, !dbg !36
	%247 = or i1 %245, %246, !dbg !36
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !36, !prof !21

b13_ok6:
	%248 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %243 to i8*, !dbg !36
	%249 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %244 to i8*, !dbg !36
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !36
	br label %b29, !dbg !36

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !37
	br i1 %250, label %b15, label %b16, !dbg !37

b15:
	%251 = sub i64 %p7, %p10, !dbg !38
	%252 = sub i64 %p8, %p10, !dbg !38
	%253 = sub i64 %p9, 1, !dbg !38
	%254 = icmp slt i64 %p9, 0, !dbg !38
	%255 = icmp slt i64 %p10, 0, !dbg !38
	%256 = icmp slt i64 %251, 0, !dbg !38
	%257 = icmp slt i64 %252, 0, !dbg !38
	%258 = or i1 %254, %255, !dbg !38
	%259 = or i1 %258, %256, !dbg !38
	%260 = or i1 %259, %257, !dbg !38
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !38, !prof !21

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !38
	%262 = mul i64 %253, %p7, !dbg !38
	%263 = sub i64 %p10, 1, !dbg !38
	%264 = sub i64 9223372036854775807, %263, !dbg !38
	%265 = icmp ult i64 %262, %264, !dbg !38
	%266 = add i64 %262, %p10, !dbg !38
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !38
	%268 = icmp eq i64 %261, 0, !dbg !38
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !38
	%270 = icmp eq i64 %p9, 0, !dbg !38
	%271 = select i1 %270, i64 0, i64 %269, !dbg !38
	%272 = icmp eq i64 %p10, 0, !dbg !38
	%273 = select i1 %272, i64 0, i64 %271, !dbg !38
	%274 = icmp ugt i64 %273, %p4, !dbg !38
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !38, !prof !21

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !38
	%276 = mul i64 %253, %p8, !dbg !38
	%277 = icmp ult i64 %276, %264, !dbg !38
	%278 = add i64 %276, %p10, !dbg !38
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !38
	%280 = icmp eq i64 %275, 0, !dbg !38
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !38
	%282 = select i1 %270, i64 0, i64 %281, !dbg !38
	%283 = select i1 %272, i64 0, i64 %282, !dbg !38
	%284 = sext i32 %13 to i64, !dbg !38
	%285 = mul i64 %p7, 40, !dbg !38
	%286 = mul i64 %p8, 40, !dbg !38
	%287 = mul i64 %p10, 40, !dbg !38
	%288 = trunc i64 %p11 to i32, !dbg !38
	%289 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !38
	%290 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !38
	%291 = icmp ugt i64 %283, %p6, !dbg !38
	%292 = icmp uge i64 %p11, %284, !dbg !38
	%293 = or i1 %291, %292, !dbg !38
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !38, !prof !21

b15_ok6:
	%294 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %289 to i8*, !dbg !38
	%295 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %290 to i8*, !dbg !38
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !38
	br label %b29, !dbg !38

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !39
	br i1 %296, label %b17, label %b18, !dbg !39

b17:
	%297 = sub i64 %p7, %p10, !dbg !40
	%298 = sub i64 %p8, %p10, !dbg !40
	%299 = sub i64 %p9, 1, !dbg !40
	%300 = icmp slt i64 %p9, 0, !dbg !40
	%301 = icmp slt i64 %p10, 0, !dbg !40
	%302 = icmp slt i64 %297, 0, !dbg !40
	%303 = icmp slt i64 %298, 0, !dbg !40
	%304 = or i1 %300, %301, !dbg !40
	%305 = or i1 %304, %302, !dbg !40
	%306 = or i1 %305, %303, !dbg !40
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !40
	%308 = mul i64 %299, %p7, !dbg !40
	%309 = sub i64 %p10, 1, !dbg !40
	%310 = sub i64 9223372036854775807, %309, !dbg !40
	%311 = icmp ult i64 %308, %310, !dbg !40
	%312 = add i64 %308, %p10, !dbg !40
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !40
	%314 = icmp eq i64 %307, 0, !dbg !40
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !40
	%316 = icmp eq i64 %p9, 0, !dbg !40
	%317 = select i1 %316, i64 0, i64 %315, !dbg !40
	%318 = icmp eq i64 %p10, 0, !dbg !40
	%319 = select i1 %318, i64 0, i64 %317, !dbg !40
	%320 = icmp ugt i64 %319, %p4, !dbg !40
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !40, !prof !21

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !40
	%322 = mul i64 %299, %p8, !dbg !40
	%323 = icmp ult i64 %322, %310, !dbg !40
	%324 = add i64 %322, %p10, !dbg !40
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !40
	%326 = icmp eq i64 %321, 0, !dbg !40
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !40
	%328 = select i1 %316, i64 0, i64 %327, !dbg !40
	%329 = select i1 %318, i64 0, i64 %328, !dbg !40
	%330 = sext i32 %13 to i64, !dbg !40
	%331 = mul i64 %p7, 40, !dbg !40
	%332 = mul i64 %p8, 40, !dbg !40
	%333 = mul i64 %p10, 40, !dbg !40
	%334 = trunc i64 %p11 to i32, !dbg !40
	%335 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !40
	%336 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !40
	%337 = icmp ugt i64 %329, %p6, !dbg !40
	%338 = icmp uge i64 %p11, %330, !dbg !40
	%339 = or i1 %337, %338, !dbg !40
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !40, !prof !21

b17_ok6:
	%340 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %335 to i8*, !dbg !40
	%341 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %336 to i8*, !dbg !40
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !40
	br label %b29, !dbg !40

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !41
	br i1 %342, label %b19, label %b29, !dbg !41

b19:
	%343 = sub i64 %p7, %p10, !dbg !42
	%344 = sub i64 %p8, %p10, !dbg !42
	%345 = sub i64 %p9, 1, !dbg !42
	%346 = icmp slt i64 %p9, 0, !dbg !42
	%347 = icmp slt i64 %p10, 0, !dbg !42
	%348 = icmp slt i64 %343, 0, !dbg !42
	%349 = icmp slt i64 %344, 0, !dbg !42
	%350 = or i1 %346, %347, !dbg !42
	%351 = or i1 %350, %348, !dbg !42
	%352 = or i1 %351, %349, !dbg !42
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !42
	%354 = mul i64 %345, %p7, !dbg !42
	%355 = sub i64 %p10, 1, !dbg !42
	%356 = sub i64 9223372036854775807, %355, !dbg !42
	%357 = icmp ult i64 %354, %356, !dbg !42
	%358 = add i64 %354, %p10, !dbg !42
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !42
	%360 = icmp eq i64 %353, 0, !dbg !42
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !42
	%362 = icmp eq i64 %p9, 0, !dbg !42
	%363 = select i1 %362, i64 0, i64 %361, !dbg !42
	%364 = icmp eq i64 %p10, 0, !dbg !42
	%365 = select i1 %364, i64 0, i64 %363, !dbg !42
	%366 = icmp ugt i64 %365, %p4, !dbg !42
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !42, !prof !21

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !42
	%368 = mul i64 %345, %p8, !dbg !42
	%369 = icmp ult i64 %368, %356, !dbg !42
	%370 = add i64 %368, %p10, !dbg !42
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !42
	%372 = icmp eq i64 %367, 0, !dbg !42
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !42
	%374 = select i1 %362, i64 0, i64 %373, !dbg !42
	%375 = select i1 %364, i64 0, i64 %374, !dbg !42
	%376 = sext i32 %13 to i64, !dbg !42
	%377 = mul i64 %p7, 40, !dbg !42
	%378 = mul i64 %p8, 40, !dbg !42
	%379 = mul i64 %p10, 40, !dbg !42
	%380 = trunc i64 %p11 to i32, !dbg !42
	%381 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%382 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%383 = icmp ugt i64 %375, %p6, !dbg !42
	%384 = icmp uge i64 %p11, %376, !dbg !42
	%385 = or i1 %383, %384, !dbg !42
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !42, !prof !21

b19_ok6:
	%386 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %381 to i8*, !dbg !42
	%387 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %382 to i8*, !dbg !42
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !42
	br label %b29, !dbg !42

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !43
	br i1 %388, label %b21, label %b29, !dbg !43

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !46
	br i1 %389, label %b22, label %b23, !dbg !46

b22:
	%390 = sub i64 %p7, %p10, !dbg !47
	%391 = sub i64 %p8, %p10, !dbg !47
	%392 = sub i64 %p9, 1, !dbg !47
	%393 = icmp slt i64 %p9, 0, !dbg !47
	%394 = icmp slt i64 %p10, 0, !dbg !47
	%395 = icmp slt i64 %390, 0, !dbg !47
	%396 = icmp slt i64 %391, 0, !dbg !47
	%397 = or i1 %393, %394, !dbg !47
	%398 = or i1 %397, %395, !dbg !47
	%399 = or i1 %398, %396, !dbg !47
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !47, !prof !21

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !47
	%401 = mul i64 %392, %p7, !dbg !47
	%402 = sub i64 %p10, 1, !dbg !47
	%403 = sub i64 9223372036854775807, %402, !dbg !47
	%404 = icmp ult i64 %401, %403, !dbg !47
	%405 = add i64 %401, %p10, !dbg !47
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !47
	%407 = icmp eq i64 %400, 0, !dbg !47
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !47
	%409 = icmp eq i64 %p9, 0, !dbg !47
	%410 = select i1 %409, i64 0, i64 %408, !dbg !47
	%411 = icmp eq i64 %p10, 0, !dbg !47
	%412 = select i1 %411, i64 0, i64 %410, !dbg !47
	%413 = icmp ugt i64 %412, %p4, !dbg !47
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !47, !prof !21

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !47
	%415 = mul i64 %392, %p8, !dbg !47
	%416 = icmp ult i64 %415, %403, !dbg !47
	%417 = add i64 %415, %p10, !dbg !47
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !47
	%419 = icmp eq i64 %414, 0, !dbg !47
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !47
	%421 = select i1 %409, i64 0, i64 %420, !dbg !47
	%422 = select i1 %411, i64 0, i64 %421, !dbg !47
	%423 = sext i32 %13 to i64, !dbg !47
	%424 = mul i64 %p7, 40, !dbg !47
	%425 = mul i64 %p8, 40, !dbg !47
	%426 = mul i64 %p10, 40, !dbg !47
	%427 = trunc i64 %p11 to i32, !dbg !47
	%428 = mul i32 %5, %6, !dbg !47
	%429 = icmp ugt i64 %422, %p6, !dbg !47
	%430 = icmp uge i64 %p11, %423, !dbg !47
	%431 = or i1 %429, %430, !dbg !47
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !47, !prof !21

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !47, !range !48
	%433 = mul i32 %428, %432, !dbg !47
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !47
	%435 = sext i32 %434 to i64, !dbg !47
	%436 = sext i32 %433 to i64, !dbg !47
	%437 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !47
	%438 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !47
	%439 = icmp ne i64 %435, %436, !dbg !47
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !47, !prof !21

b22_ok8:
	%440 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %437 to i8*, !dbg !47
	%441 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %438 to i8*, !dbg !47
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !47
	br label %b29, !dbg !47

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !49
	br i1 %442, label %b24, label %b25, !dbg !49

b24:
	%443 = sub i64 %p7, %p10, !dbg !50
	%444 = sub i64 %p8, %p10, !dbg !50
	%445 = sub i64 %p9, 1, !dbg !50
	%446 = icmp slt i64 %p9, 0, !dbg !50
	%447 = icmp slt i64 %p10, 0, !dbg !50
	%448 = icmp slt i64 %443, 0, !dbg !50
	%449 = icmp slt i64 %444, 0, !dbg !50
	%450 = or i1 %446, %447, !dbg !50
	%451 = or i1 %450, %448, !dbg !50
	%452 = or i1 %451, %449, !dbg !50
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !50, !prof !21

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !50
	%454 = mul i64 %445, %p7, !dbg !50
	%455 = sub i64 %p10, 1, !dbg !50
	%456 = sub i64 9223372036854775807, %455, !dbg !50
	%457 = icmp ult i64 %454, %456, !dbg !50
	%458 = add i64 %454, %p10, !dbg !50
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !50
	%460 = icmp eq i64 %453, 0, !dbg !50
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !50
	%462 = icmp eq i64 %p9, 0, !dbg !50
	%463 = select i1 %462, i64 0, i64 %461, !dbg !50
	%464 = icmp eq i64 %p10, 0, !dbg !50
	%465 = select i1 %464, i64 0, i64 %463, !dbg !50
	%466 = icmp ugt i64 %465, %p4, !dbg !50
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !50, !prof !21

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !50
	%468 = mul i64 %445, %p8, !dbg !50
	%469 = icmp ult i64 %468, %456, !dbg !50
	%470 = add i64 %468, %p10, !dbg !50
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !50
	%472 = icmp eq i64 %467, 0, !dbg !50
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !50
	%474 = select i1 %462, i64 0, i64 %473, !dbg !50
	%475 = select i1 %464, i64 0, i64 %474, !dbg !50
	%476 = sext i32 %13 to i64, !dbg !50
	%477 = mul i64 %p7, 40, !dbg !50
	%478 = mul i64 %p8, 40, !dbg !50
	%479 = mul i64 %p10, 40, !dbg !50
	%480 = trunc i64 %p11 to i32, !dbg !50
	%481 = mul i32 %5, %6, !dbg !50
	%482 = icmp ugt i64 %475, %p6, !dbg !50
	%483 = icmp uge i64 %p11, %476, !dbg !50
	%484 = or i1 %482, %483, !dbg !50
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !50, !prof !21

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !50, !range !48
	%486 = mul i32 %481, %485, !dbg !50
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !50
	%488 = sext i32 %487 to i64, !dbg !50
	%489 = sext i32 %486 to i64, !dbg !50
	%490 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !50
	%491 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !50
	%492 = icmp ne i64 %488, %489, !dbg !50
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !50, !prof !21

b24_ok8:
	%493 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %490 to i8*, !dbg !50
	%494 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %491 to i8*, !dbg !50
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !50
	br label %b29, !dbg !50

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !51
	br i1 %495, label %b26, label %b27, !dbg !51

b26:
	%496 = sub i64 %p7, %p10, !dbg !52
	%497 = sub i64 %p8, %p10, !dbg !52
	%498 = sub i64 %p9, 1, !dbg !52
	%499 = icmp slt i64 %p9, 0, !dbg !52
	%500 = icmp slt i64 %p10, 0, !dbg !52
	%501 = icmp slt i64 %496, 0, !dbg !52
	%502 = icmp slt i64 %497, 0, !dbg !52
	%503 = or i1 %499, %500, !dbg !52
	%504 = or i1 %503, %501, !dbg !52
	%505 = or i1 %504, %502, !dbg !52
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !52, !prof !21

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !52
	%507 = mul i64 %498, %p7, !dbg !52
	%508 = sub i64 %p10, 1, !dbg !52
	%509 = sub i64 9223372036854775807, %508, !dbg !52
	%510 = icmp ult i64 %507, %509, !dbg !52
	%511 = add i64 %507, %p10, !dbg !52
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !52
	%513 = icmp eq i64 %506, 0, !dbg !52
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !52
	%515 = icmp eq i64 %p9, 0, !dbg !52
	%516 = select i1 %515, i64 0, i64 %514, !dbg !52
	%517 = icmp eq i64 %p10, 0, !dbg !52
	%518 = select i1 %517, i64 0, i64 %516, !dbg !52
	%519 = icmp ugt i64 %518, %p4, !dbg !52
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !52, !prof !21

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !52
	%521 = mul i64 %498, %p8, !dbg !52
	%522 = icmp ult i64 %521, %509, !dbg !52
	%523 = add i64 %521, %p10, !dbg !52
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !52
	%525 = icmp eq i64 %520, 0, !dbg !52
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !52
	%527 = select i1 %515, i64 0, i64 %526, !dbg !52
	%528 = select i1 %517, i64 0, i64 %527, !dbg !52
	%529 = sext i32 %13 to i64, !dbg !52
	%530 = mul i64 %p7, 40, !dbg !52
	%531 = mul i64 %p8, 40, !dbg !52
	%532 = mul i64 %p10, 40, !dbg !52
	%533 = trunc i64 %p11 to i32, !dbg !52
	%534 = mul i32 %5, %6, !dbg !52
	%535 = icmp ugt i64 %528, %p6, !dbg !52
	%536 = icmp uge i64 %p11, %529, !dbg !52
	%537 = or i1 %535, %536, !dbg !52
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !52, !prof !21

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !52, !range !48
	%539 = mul i32 %534, %538, !dbg !52
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !52
	%541 = sext i32 %540 to i64, !dbg !52
	%542 = sext i32 %539 to i64, !dbg !52
	%543 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !52
	%544 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !52
	%545 = icmp ne i64 %541, %542, !dbg !52
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !52, !prof !21

b26_ok8:
	%546 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %543 to i8*, !dbg !52
	%547 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %544 to i8*, !dbg !52
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !52
	br label %b29, !dbg !52

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !53
	br i1 %548, label %b28, label %b29, !dbg !53

b28:
	%549 = sub i64 %p7, %p10, !dbg !54
	%550 = sub i64 %p8, %p10, !dbg !54
	%551 = sub i64 %p9, 1, !dbg !54
	%552 = icmp slt i64 %p9, 0, !dbg !54
	%553 = icmp slt i64 %p10, 0, !dbg !54
	%554 = icmp slt i64 %549, 0, !dbg !54
	%555 = icmp slt i64 %550, 0, !dbg !54
	%556 = or i1 %552, %553, !dbg !54
	%557 = or i1 %556, %554, !dbg !54
	%558 = or i1 %557, %555, !dbg !54
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !54, !prof !21

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !54
	%560 = mul i64 %551, %p7, !dbg !54
	%561 = sub i64 %p10, 1, !dbg !54
	%562 = sub i64 9223372036854775807, %561, !dbg !54
	%563 = icmp ult i64 %560, %562, !dbg !54
	%564 = add i64 %560, %p10, !dbg !54
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !54
	%566 = icmp eq i64 %559, 0, !dbg !54
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !54
	%568 = icmp eq i64 %p9, 0, !dbg !54
	%569 = select i1 %568, i64 0, i64 %567, !dbg !54
	%570 = icmp eq i64 %p10, 0, !dbg !54
	%571 = select i1 %570, i64 0, i64 %569, !dbg !54
	%572 = icmp ugt i64 %571, %p4, !dbg !54
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !54, !prof !21

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !54
	%574 = mul i64 %551, %p8, !dbg !54
	%575 = icmp ult i64 %574, %562, !dbg !54
	%576 = add i64 %574, %p10, !dbg !54
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !54
	%578 = icmp eq i64 %573, 0, !dbg !54
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !54
	%580 = select i1 %568, i64 0, i64 %579, !dbg !54
	%581 = select i1 %570, i64 0, i64 %580, !dbg !54
	%582 = sext i32 %13 to i64, !dbg !54
	%583 = mul i64 %p7, 40, !dbg !54
	%584 = mul i64 %p8, 40, !dbg !54
	%585 = mul i64 %p10, 40, !dbg !54
	%586 = trunc i64 %p11 to i32, !dbg !54
	%587 = mul i32 %5, %6, !dbg !54
	%588 = icmp ugt i64 %581, %p6, !dbg !54
	%589 = icmp uge i64 %p11, %582, !dbg !54
	%590 = or i1 %588, %589, !dbg !54
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !54, !prof !21

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !54, !range !48
	%592 = mul i32 %587, %591, !dbg !54
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !54
	%594 = sext i32 %593 to i64, !dbg !54
	%595 = sext i32 %592 to i64, !dbg !54
	%596 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !54
	%597 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !54
	%598 = icmp ne i64 %594, %595, !dbg !54
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !54, !prof !21

b28_ok8:
	%599 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %596 to i8*, !dbg !54
	%600 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %597 to i8*, !dbg !54
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !54
	br label %b29, !dbg !54

b29:
	ret void, !dbg !10

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !18
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !18

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !18
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !18

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !18
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !18

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !18
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !18
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !18

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !18
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !18
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !18
	ret void, !dbg !18

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !25
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !25
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !25

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !25
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !25

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !25
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !25
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !25

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !25
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !25
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !25
	ret void, !dbg !25

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !27
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !27
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !27
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !27

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !27
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !27
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !27

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !27
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !27
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !27
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !27
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !27

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !27
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !27
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !27
	ret void, !dbg !27

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !29
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !29
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !29
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !29

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !29
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !29
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !29

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !29
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !29
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !29
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !29
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !29

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !29
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !29
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !29
	ret void, !dbg !29

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !36
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !36

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !36
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !36

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !36
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !36

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !36
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !36
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !36

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !36
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !36
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !36
	ret void, !dbg !36

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !38
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !38

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !38
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !38

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !38
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !38

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !38
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !38
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !38

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !38
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !38
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !38
	ret void, !dbg !38

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !40
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !40
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !40
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !40

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !40
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !40
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !40

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !40
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !40
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !40
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !40
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !40

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !40
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !40
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !40
	ret void, !dbg !40

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !42
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !42
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !42

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !42
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !42

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !42
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !42
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !42

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !42
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !42
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !42
	ret void, !dbg !42

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !47
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !47

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !47
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !47
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !47

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !47
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !47
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !47

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !47
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !47
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !47
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !47
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !47

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !47
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !47
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !47
	ret void, !dbg !47

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %435, i64 %436), !dbg !47
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !47
	ret void, !dbg !47

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !50
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !50

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !50
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !50

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !50
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !50

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !50
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !50
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !50

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !50
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !50
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !50
	ret void, !dbg !50

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %488, i64 %489), !dbg !50
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !50
	ret void, !dbg !50

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !52
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !52

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !52
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !52
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !52

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !52
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !52
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !52

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !52
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !52
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !52
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !52
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !52

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !52
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !52
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !52
	ret void, !dbg !52

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %541, i64 %542), !dbg !52
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !52
	ret void, !dbg !52

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !54
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !54

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !54
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !54
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !54

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !54
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !54
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !54

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !54
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !54
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !54
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !54
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !54

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !54
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !54
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !54
	ret void, !dbg !54

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %594, i64 %595), !dbg !54
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !54
	ret void, !dbg !54
}

define void @Color(i64 %p0, i64 %p1, i64 %p2, { i8, i8, i8 }* %p3, i64 %p4, { i8, i8, i8 }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !55 {
entry:
	br label %b0, !dbg !56

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p3 to { i8, i8, i8 } addrspace(1)*, !dbg !56
	%1 = addrspacecast { i8, i8, i8 }* %p5 to { i8, i8, i8 } addrspace(1)*, !dbg !56
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !59, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !59, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !59, !range !14
	%7 = mul i32 %6, %4, !dbg !59
	%8 = add i32 %3, %7, !dbg !59
	%9 = mul i32 %5, %8, !dbg !59
	%10 = add i32 %2, %9, !dbg !59
	%11 = sext i32 %10 to i64, !dbg !59
	%12 = icmp eq i64 %p1, 0, !dbg !60
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !63
	br i1 %12, label %b1, label %b10, !dbg !60

b1:
	%14 = icmp eq i64 %11, 0, !dbg !64
	br i1 %14, label %b2, label %b10, !dbg !64

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !65
	br i1 %15, label %b3, label %b4, !dbg !65

b3:
	%16 = sub i64 %p7, %p10, !dbg !63
	%17 = sub i64 %p8, %p10, !dbg !63
	%18 = sub i64 %p9, 1, !dbg !63
	%19 = icmp slt i64 %p9, 0, !dbg !63
	%20 = icmp slt i64 %p10, 0, !dbg !63
	%21 = icmp slt i64 %16, 0, !dbg !63
	%22 = icmp slt i64 %17, 0, !dbg !63
	%23 = or i1 %19, %20, !dbg !63
	%24 = or i1 %23, %21, !dbg !63
	%25 = or i1 %24, %22, !dbg !63
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !63, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !63
	%27 = mul i64 %18, %p7, !dbg !63
	%28 = sub i64 %p10, 1, !dbg !63
	%29 = sub i64 9223372036854775807, %28, !dbg !63
	%30 = icmp ult i64 %27, %29, !dbg !63
	%31 = add i64 %27, %p10, !dbg !63
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !63
	%33 = icmp eq i64 %26, 0, !dbg !63
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !63
	%35 = icmp eq i64 %p9, 0, !dbg !63
	%36 = select i1 %35, i64 0, i64 %34, !dbg !63
	%37 = icmp eq i64 %p10, 0, !dbg !63
	%38 = select i1 %37, i64 0, i64 %36, !dbg !63
	%39 = icmp ugt i64 %38, %p4, !dbg !63
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !63, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !63
	%41 = mul i64 %18, %p8, !dbg !63
	%42 = icmp ult i64 %41, %29, !dbg !63
	%43 = add i64 %41, %p10, !dbg !63
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !63
	%45 = icmp eq i64 %40, 0, !dbg !63
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !63
	%47 = select i1 %35, i64 0, i64 %46, !dbg !63
	%48 = select i1 %37, i64 0, i64 %47, !dbg !63
	%49 = sext i32 %13 to i64, !dbg !63
	%50 = mul i64 %p7, 3, !dbg !63
	%51 = mul i64 %p8, 3, !dbg !63
	%52 = mul i64 %p10, 3, !dbg !63
	%53 = trunc i64 %p11 to i32, !dbg !63
	%54 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !63
	%55 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !63
	%56 = icmp ugt i64 %48, %p6, !dbg !63
	%57 = icmp uge i64 %p11, %49, !dbg !63
	%58 = or i1 %56, %57, !dbg !63
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !63, !prof !21

b3_ok6:
	%59 = bitcast { i8, i8, i8 }* %54 to i8*, !dbg !63
	%60 = bitcast { i8, i8, i8 }* %55 to i8*, !dbg !63
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !63
	br label %b29, !dbg !63

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !66
	br i1 %61, label %b5, label %b6, !dbg !66

b5:
	%62 = sub i64 %p7, %p10, !dbg !67
	%63 = sub i64 %p8, %p10, !dbg !67
	%64 = sub i64 %p9, 1, !dbg !67
	%65 = icmp slt i64 %p9, 0, !dbg !67
	%66 = icmp slt i64 %p10, 0, !dbg !67
	%67 = icmp slt i64 %62, 0, !dbg !67
	%68 = icmp slt i64 %63, 0, !dbg !67
	%69 = or i1 %65, %66, !dbg !67
	%70 = or i1 %69, %67, !dbg !67
	%71 = or i1 %70, %68, !dbg !67
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !67, !prof !21

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !67
	%73 = mul i64 %64, %p7, !dbg !67
	%74 = sub i64 %p10, 1, !dbg !67
	%75 = sub i64 9223372036854775807, %74, !dbg !67
	%76 = icmp ult i64 %73, %75, !dbg !67
	%77 = add i64 %73, %p10, !dbg !67
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !67
	%79 = icmp eq i64 %72, 0, !dbg !67
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !67
	%81 = icmp eq i64 %p9, 0, !dbg !67
	%82 = select i1 %81, i64 0, i64 %80, !dbg !67
	%83 = icmp eq i64 %p10, 0, !dbg !67
	%84 = select i1 %83, i64 0, i64 %82, !dbg !67
	%85 = icmp ugt i64 %84, %p4, !dbg !67
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !67, !prof !21

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !67
	%87 = mul i64 %64, %p8, !dbg !67
	%88 = icmp ult i64 %87, %75, !dbg !67
	%89 = add i64 %87, %p10, !dbg !67
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !67
	%91 = icmp eq i64 %86, 0, !dbg !67
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !67
	%93 = select i1 %81, i64 0, i64 %92, !dbg !67
	%94 = select i1 %83, i64 0, i64 %93, !dbg !67
	%95 = sext i32 %13 to i64, !dbg !67
	%96 = mul i64 %p7, 3, !dbg !67
	%97 = mul i64 %p8, 3, !dbg !67
	%98 = mul i64 %p10, 3, !dbg !67
	%99 = trunc i64 %p11 to i32, !dbg !67
	%100 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !67
	%101 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !67
	%102 = icmp ugt i64 %94, %p6, !dbg !67
	%103 = icmp uge i64 %p11, %95, !dbg !67
	%104 = or i1 %102, %103, !dbg !67
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !67, !prof !21

b5_ok6:
	%105 = bitcast { i8, i8, i8 }* %100 to i8*, !dbg !67
	%106 = bitcast { i8, i8, i8 }* %101 to i8*, !dbg !67
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !67
	br label %b29, !dbg !67

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !68
	br i1 %107, label %b7, label %b8, !dbg !68

b7:
	%108 = sub i64 %p7, %p10, !dbg !69
	%109 = sub i64 %p8, %p10, !dbg !69
	%110 = sub i64 %p9, 1, !dbg !69
	%111 = icmp slt i64 %p9, 0, !dbg !69
	%112 = icmp slt i64 %p10, 0, !dbg !69
	%113 = icmp slt i64 %108, 0, !dbg !69
	%114 = icmp slt i64 %109, 0, !dbg !69
	%115 = or i1 %111, %112, !dbg !69
	%116 = or i1 %115, %113, !dbg !69
	%117 = or i1 %116, %114, !dbg !69
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !69, !prof !21

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !69
	%119 = mul i64 %110, %p7, !dbg !69
	%120 = sub i64 %p10, 1, !dbg !69
	%121 = sub i64 9223372036854775807, %120, !dbg !69
	%122 = icmp ult i64 %119, %121, !dbg !69
	%123 = add i64 %119, %p10, !dbg !69
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !69
	%125 = icmp eq i64 %118, 0, !dbg !69
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !69
	%127 = icmp eq i64 %p9, 0, !dbg !69
	%128 = select i1 %127, i64 0, i64 %126, !dbg !69
	%129 = icmp eq i64 %p10, 0, !dbg !69
	%130 = select i1 %129, i64 0, i64 %128, !dbg !69
	%131 = icmp ugt i64 %130, %p4, !dbg !69
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !69, !prof !21

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !69
	%133 = mul i64 %110, %p8, !dbg !69
	%134 = icmp ult i64 %133, %121, !dbg !69
	%135 = add i64 %133, %p10, !dbg !69
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !69
	%137 = icmp eq i64 %132, 0, !dbg !69
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !69
	%139 = select i1 %127, i64 0, i64 %138, !dbg !69
	%140 = select i1 %129, i64 0, i64 %139, !dbg !69
	%141 = sext i32 %13 to i64, !dbg !69
	%142 = mul i64 %p7, 3, !dbg !69
	%143 = mul i64 %p8, 3, !dbg !69
	%144 = mul i64 %p10, 3, !dbg !69
	%145 = trunc i64 %p11 to i32, !dbg !69
	%146 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !69
	%147 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !69
	%148 = icmp ugt i64 %140, %p6, !dbg !69
	%149 = icmp uge i64 %p11, %141, !dbg !69
	%150 = or i1 %148, %149, !dbg !69
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !69, !prof !21

b7_ok6:
	%151 = bitcast { i8, i8, i8 }* %146 to i8*, !dbg !69
	%152 = bitcast { i8, i8, i8 }* %147 to i8*, !dbg !69
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !69
	br label %b29, !dbg !69

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !70
	br i1 %153, label %b9, label %b29, !dbg !70

b9:
	%154 = sub i64 %p7, %p10, !dbg !71
	%155 = sub i64 %p8, %p10, !dbg !71
	%156 = sub i64 %p9, 1, !dbg !71
	%157 = icmp slt i64 %p9, 0, !dbg !71
	%158 = icmp slt i64 %p10, 0, !dbg !71
	%159 = icmp slt i64 %154, 0, !dbg !71
	%160 = icmp slt i64 %155, 0, !dbg !71
	%161 = or i1 %157, %158, !dbg !71
	%162 = or i1 %161, %159, !dbg !71
	%163 = or i1 %162, %160, !dbg !71
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !71, !prof !21

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !71
	%165 = mul i64 %156, %p7, !dbg !71
	%166 = sub i64 %p10, 1, !dbg !71
	%167 = sub i64 9223372036854775807, %166, !dbg !71
	%168 = icmp ult i64 %165, %167, !dbg !71
	%169 = add i64 %165, %p10, !dbg !71
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !71
	%171 = icmp eq i64 %164, 0, !dbg !71
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !71
	%173 = icmp eq i64 %p9, 0, !dbg !71
	%174 = select i1 %173, i64 0, i64 %172, !dbg !71
	%175 = icmp eq i64 %p10, 0, !dbg !71
	%176 = select i1 %175, i64 0, i64 %174, !dbg !71
	%177 = icmp ugt i64 %176, %p4, !dbg !71
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !71, !prof !21

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !71
	%179 = mul i64 %156, %p8, !dbg !71
	%180 = icmp ult i64 %179, %167, !dbg !71
	%181 = add i64 %179, %p10, !dbg !71
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !71
	%183 = icmp eq i64 %178, 0, !dbg !71
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !71
	%185 = select i1 %173, i64 0, i64 %184, !dbg !71
	%186 = select i1 %175, i64 0, i64 %185, !dbg !71
	%187 = sext i32 %13 to i64, !dbg !71
	%188 = mul i64 %p7, 3, !dbg !71
	%189 = mul i64 %p8, 3, !dbg !71
	%190 = mul i64 %p10, 3, !dbg !71
	%191 = trunc i64 %p11 to i32, !dbg !71
	%192 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !71
	%193 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !71
	%194 = icmp ugt i64 %186, %p6, !dbg !71
	%195 = icmp uge i64 %p11, %187, !dbg !71
	%196 = or i1 %194, %195, !dbg !71
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !71, !prof !21

b9_ok6:
	%197 = bitcast { i8, i8, i8 }* %192 to i8*, !dbg !71
	%198 = bitcast { i8, i8, i8 }* %193 to i8*, !dbg !71
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !71
	br label %b29, !dbg !71

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !72
	br i1 %199, label %b11, label %b20, !dbg !72

b11:
	%200 = trunc i64 %11 to i32, !dbg !73
	%201 = udiv i32 %200, 32, !dbg !73
	%202 = zext i32 %201 to i64, !dbg !73
	%203 = icmp eq i64 %202, %p2, !dbg !74
	br i1 %203, label %b12, label %b20, !dbg !74

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !77
	br i1 %204, label %b13, label %b14, !dbg !77

b13:
	%205 = sub i64 %p7, %p10, !dbg !78
	%206 = sub i64 %p8, %p10, !dbg !78
	%207 = sub i64 %p9, 1, !dbg !78
	%208 = icmp slt i64 %p9, 0, !dbg !78
	%209 = icmp slt i64 %p10, 0, !dbg !78
	%210 = icmp slt i64 %205, 0, !dbg !78
	%211 = icmp slt i64 %206, 0, !dbg !78
	%212 = or i1 %208, %209, !dbg !78
	%213 = or i1 %212, %210, !dbg !78
	%214 = or i1 %213, %211, !dbg !78
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !78, !prof !21

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !78
	%216 = mul i64 %207, %p7, !dbg !78
	%217 = sub i64 %p10, 1, !dbg !78
	%218 = sub i64 9223372036854775807, %217, !dbg !78
	%219 = icmp ult i64 %216, %218, !dbg !78
	%220 = add i64 %216, %p10, !dbg !78
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !78
	%222 = icmp eq i64 %215, 0, !dbg !78
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !78
	%224 = icmp eq i64 %p9, 0, !dbg !78
	%225 = select i1 %224, i64 0, i64 %223, !dbg !78
	%226 = icmp eq i64 %p10, 0, !dbg !78
	%227 = select i1 %226, i64 0, i64 %225, !dbg !78
	%228 = icmp ugt i64 %227, %p4, !dbg !78
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !78, !prof !21

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !78
	%230 = mul i64 %207, %p8, !dbg !78
	%231 = icmp ult i64 %230, %218, !dbg !78
	%232 = add i64 %230, %p10, !dbg !78
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !78
	%234 = icmp eq i64 %229, 0, !dbg !78
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !78
	%236 = select i1 %224, i64 0, i64 %235, !dbg !78
	%237 = select i1 %226, i64 0, i64 %236, !dbg !78
	%238 = sext i32 %13 to i64, !dbg !78
	%239 = mul i64 %p7, 3, !dbg !78
	%240 = mul i64 %p8, 3, !dbg !78
	%241 = mul i64 %p10, 3, !dbg !78
	%242 = trunc i64 %p11 to i32, !dbg !78
	%243 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !78
	%244 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !78
	%245 = icmp ugt i64 %237, %p6, !dbg !78
	%246 = icmp uge i64 %p11, %238, !dbg !78
	%247 = or i1 %245, %246, !dbg !78
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !78, !prof !21

b13_ok6:
	%248 = bitcast { i8, i8, i8 }* %243 to i8*, !dbg !78
	%249 = bitcast { i8, i8, i8 }* %244 to i8*, !dbg !78
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !78
	br label %b29, !dbg !78

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !79
	br i1 %250, label %b15, label %b16, !dbg !79

b15:
	%251 = sub i64 %p7, %p10, !dbg !80
	%252 = sub i64 %p8, %p10, !dbg !80
	%253 = sub i64 %p9, 1, !dbg !80
	%254 = icmp slt i64 %p9, 0, !dbg !80
	%255 = icmp slt i64 %p10, 0, !dbg !80
	%256 = icmp slt i64 %251, 0, !dbg !80
	%257 = icmp slt i64 %252, 0, !dbg !80
	%258 = or i1 %254, %255, !dbg !80
	%259 = or i1 %258, %256, !dbg !80
	%260 = or i1 %259, %257, !dbg !80
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !80, !prof !21

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !80
	%262 = mul i64 %253, %p7, !dbg !80
	%263 = sub i64 %p10, 1, !dbg !80
	%264 = sub i64 9223372036854775807, %263, !dbg !80
	%265 = icmp ult i64 %262, %264, !dbg !80
	%266 = add i64 %262, %p10, !dbg !80
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !80
	%268 = icmp eq i64 %261, 0, !dbg !80
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !80
	%270 = icmp eq i64 %p9, 0, !dbg !80
	%271 = select i1 %270, i64 0, i64 %269, !dbg !80
	%272 = icmp eq i64 %p10, 0, !dbg !80
	%273 = select i1 %272, i64 0, i64 %271, !dbg !80
	%274 = icmp ugt i64 %273, %p4, !dbg !80
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !80, !prof !21

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !80
	%276 = mul i64 %253, %p8, !dbg !80
	%277 = icmp ult i64 %276, %264, !dbg !80
	%278 = add i64 %276, %p10, !dbg !80
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !80
	%280 = icmp eq i64 %275, 0, !dbg !80
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !80
	%282 = select i1 %270, i64 0, i64 %281, !dbg !80
	%283 = select i1 %272, i64 0, i64 %282, !dbg !80
	%284 = sext i32 %13 to i64, !dbg !80
	%285 = mul i64 %p7, 3, !dbg !80
	%286 = mul i64 %p8, 3, !dbg !80
	%287 = mul i64 %p10, 3, !dbg !80
	%288 = trunc i64 %p11 to i32, !dbg !80
	%289 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !80
	%290 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !80
	%291 = icmp ugt i64 %283, %p6, !dbg !80
	%292 = icmp uge i64 %p11, %284, !dbg !80
	%293 = or i1 %291, %292, !dbg !80
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !80, !prof !21

b15_ok6:
	%294 = bitcast { i8, i8, i8 }* %289 to i8*, !dbg !80
	%295 = bitcast { i8, i8, i8 }* %290 to i8*, !dbg !80
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !80
	br label %b29, !dbg !80

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !81
	br i1 %296, label %b17, label %b18, !dbg !81

b17:
	%297 = sub i64 %p7, %p10, !dbg !82
	%298 = sub i64 %p8, %p10, !dbg !82
	%299 = sub i64 %p9, 1, !dbg !82
	%300 = icmp slt i64 %p9, 0, !dbg !82
	%301 = icmp slt i64 %p10, 0, !dbg !82
	%302 = icmp slt i64 %297, 0, !dbg !82
	%303 = icmp slt i64 %298, 0, !dbg !82
	%304 = or i1 %300, %301, !dbg !82
	%305 = or i1 %304, %302, !dbg !82
	%306 = or i1 %305, %303, !dbg !82
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !82, !prof !21

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !82
	%308 = mul i64 %299, %p7, !dbg !82
	%309 = sub i64 %p10, 1, !dbg !82
	%310 = sub i64 9223372036854775807, %309, !dbg !82
	%311 = icmp ult i64 %308, %310, !dbg !82
	%312 = add i64 %308, %p10, !dbg !82
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !82
	%314 = icmp eq i64 %307, 0, !dbg !82
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !82
	%316 = icmp eq i64 %p9, 0, !dbg !82
	%317 = select i1 %316, i64 0, i64 %315, !dbg !82
	%318 = icmp eq i64 %p10, 0, !dbg !82
	%319 = select i1 %318, i64 0, i64 %317, !dbg !82
	%320 = icmp ugt i64 %319, %p4, !dbg !82
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !82, !prof !21

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !82
	%322 = mul i64 %299, %p8, !dbg !82
	%323 = icmp ult i64 %322, %310, !dbg !82
	%324 = add i64 %322, %p10, !dbg !82
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !82
	%326 = icmp eq i64 %321, 0, !dbg !82
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !82
	%328 = select i1 %316, i64 0, i64 %327, !dbg !82
	%329 = select i1 %318, i64 0, i64 %328, !dbg !82
	%330 = sext i32 %13 to i64, !dbg !82
	%331 = mul i64 %p7, 3, !dbg !82
	%332 = mul i64 %p8, 3, !dbg !82
	%333 = mul i64 %p10, 3, !dbg !82
	%334 = trunc i64 %p11 to i32, !dbg !82
	%335 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !82
	%336 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !82
	%337 = icmp ugt i64 %329, %p6, !dbg !82
	%338 = icmp uge i64 %p11, %330, !dbg !82
	%339 = or i1 %337, %338, !dbg !82
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !82, !prof !21

b17_ok6:
	%340 = bitcast { i8, i8, i8 }* %335 to i8*, !dbg !82
	%341 = bitcast { i8, i8, i8 }* %336 to i8*, !dbg !82
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !82
	br label %b29, !dbg !82

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !83
	br i1 %342, label %b19, label %b29, !dbg !83

b19:
	%343 = sub i64 %p7, %p10, !dbg !84
	%344 = sub i64 %p8, %p10, !dbg !84
	%345 = sub i64 %p9, 1, !dbg !84
	%346 = icmp slt i64 %p9, 0, !dbg !84
	%347 = icmp slt i64 %p10, 0, !dbg !84
	%348 = icmp slt i64 %343, 0, !dbg !84
	%349 = icmp slt i64 %344, 0, !dbg !84
	%350 = or i1 %346, %347, !dbg !84
	%351 = or i1 %350, %348, !dbg !84
	%352 = or i1 %351, %349, !dbg !84
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !84, !prof !21

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !84
	%354 = mul i64 %345, %p7, !dbg !84
	%355 = sub i64 %p10, 1, !dbg !84
	%356 = sub i64 9223372036854775807, %355, !dbg !84
	%357 = icmp ult i64 %354, %356, !dbg !84
	%358 = add i64 %354, %p10, !dbg !84
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !84
	%360 = icmp eq i64 %353, 0, !dbg !84
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !84
	%362 = icmp eq i64 %p9, 0, !dbg !84
	%363 = select i1 %362, i64 0, i64 %361, !dbg !84
	%364 = icmp eq i64 %p10, 0, !dbg !84
	%365 = select i1 %364, i64 0, i64 %363, !dbg !84
	%366 = icmp ugt i64 %365, %p4, !dbg !84
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !84, !prof !21

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !84
	%368 = mul i64 %345, %p8, !dbg !84
	%369 = icmp ult i64 %368, %356, !dbg !84
	%370 = add i64 %368, %p10, !dbg !84
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !84
	%372 = icmp eq i64 %367, 0, !dbg !84
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !84
	%374 = select i1 %362, i64 0, i64 %373, !dbg !84
	%375 = select i1 %364, i64 0, i64 %374, !dbg !84
	%376 = sext i32 %13 to i64, !dbg !84
	%377 = mul i64 %p7, 3, !dbg !84
	%378 = mul i64 %p8, 3, !dbg !84
	%379 = mul i64 %p10, 3, !dbg !84
	%380 = trunc i64 %p11 to i32, !dbg !84
	%381 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !84
	%382 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !84
	%383 = icmp ugt i64 %375, %p6, !dbg !84
	%384 = icmp uge i64 %p11, %376, !dbg !84
	%385 = or i1 %383, %384, !dbg !84
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !84, !prof !21

b19_ok6:
	%386 = bitcast { i8, i8, i8 }* %381 to i8*, !dbg !84
	%387 = bitcast { i8, i8, i8 }* %382 to i8*, !dbg !84
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !84
	br label %b29, !dbg !84

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !85
	br i1 %388, label %b21, label %b29, !dbg !85

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !88
	br i1 %389, label %b22, label %b23, !dbg !88

b22:
	%390 = sub i64 %p7, %p10, !dbg !89
	%391 = sub i64 %p8, %p10, !dbg !89
	%392 = sub i64 %p9, 1, !dbg !89
	%393 = icmp slt i64 %p9, 0, !dbg !89
	%394 = icmp slt i64 %p10, 0, !dbg !89
	%395 = icmp slt i64 %390, 0, !dbg !89
	%396 = icmp slt i64 %391, 0, !dbg !89
	%397 = or i1 %393, %394, !dbg !89
	%398 = or i1 %397, %395, !dbg !89
	%399 = or i1 %398, %396, !dbg !89
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !89, !prof !21

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !89
	%401 = mul i64 %392, %p7, !dbg !89
	%402 = sub i64 %p10, 1, !dbg !89
	%403 = sub i64 9223372036854775807, %402, !dbg !89
	%404 = icmp ult i64 %401, %403, !dbg !89
	%405 = add i64 %401, %p10, !dbg !89
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !89
	%407 = icmp eq i64 %400, 0, !dbg !89
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !89
	%409 = icmp eq i64 %p9, 0, !dbg !89
	%410 = select i1 %409, i64 0, i64 %408, !dbg !89
	%411 = icmp eq i64 %p10, 0, !dbg !89
	%412 = select i1 %411, i64 0, i64 %410, !dbg !89
	%413 = icmp ugt i64 %412, %p4, !dbg !89
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !89, !prof !21

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !89
	%415 = mul i64 %392, %p8, !dbg !89
	%416 = icmp ult i64 %415, %403, !dbg !89
	%417 = add i64 %415, %p10, !dbg !89
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !89
	%419 = icmp eq i64 %414, 0, !dbg !89
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !89
	%421 = select i1 %409, i64 0, i64 %420, !dbg !89
	%422 = select i1 %411, i64 0, i64 %421, !dbg !89
	%423 = sext i32 %13 to i64, !dbg !89
	%424 = mul i64 %p7, 3, !dbg !89
	%425 = mul i64 %p8, 3, !dbg !89
	%426 = mul i64 %p10, 3, !dbg !89
	%427 = trunc i64 %p11 to i32, !dbg !89
	%428 = mul i32 %5, %6, !dbg !89
	%429 = icmp ugt i64 %422, %p6, !dbg !89
	%430 = icmp uge i64 %p11, %423, !dbg !89
	%431 = or i1 %429, %430, !dbg !89
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !89, !prof !21

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !89, !range !48
	%433 = mul i32 %428, %432, !dbg !89
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !89
	%435 = sext i32 %434 to i64, !dbg !89
	%436 = sext i32 %433 to i64, !dbg !89
	%437 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !89
	%438 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !89
	%439 = icmp ne i64 %435, %436, !dbg !89
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !89, !prof !21

b22_ok8:
	%440 = bitcast { i8, i8, i8 }* %437 to i8*, !dbg !89
	%441 = bitcast { i8, i8, i8 }* %438 to i8*, !dbg !89
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !89
	br label %b29, !dbg !89

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !90
	br i1 %442, label %b24, label %b25, !dbg !90

b24:
	%443 = sub i64 %p7, %p10, !dbg !91
	%444 = sub i64 %p8, %p10, !dbg !91
	%445 = sub i64 %p9, 1, !dbg !91
	%446 = icmp slt i64 %p9, 0, !dbg !91
	%447 = icmp slt i64 %p10, 0, !dbg !91
	%448 = icmp slt i64 %443, 0, !dbg !91
	%449 = icmp slt i64 %444, 0, !dbg !91
	%450 = or i1 %446, %447, !dbg !91
	%451 = or i1 %450, %448, !dbg !91
	%452 = or i1 %451, %449, !dbg !91
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !91, !prof !21

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !91
	%454 = mul i64 %445, %p7, !dbg !91
	%455 = sub i64 %p10, 1, !dbg !91
	%456 = sub i64 9223372036854775807, %455, !dbg !91
	%457 = icmp ult i64 %454, %456, !dbg !91
	%458 = add i64 %454, %p10, !dbg !91
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !91
	%460 = icmp eq i64 %453, 0, !dbg !91
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !91
	%462 = icmp eq i64 %p9, 0, !dbg !91
	%463 = select i1 %462, i64 0, i64 %461, !dbg !91
	%464 = icmp eq i64 %p10, 0, !dbg !91
	%465 = select i1 %464, i64 0, i64 %463, !dbg !91
	%466 = icmp ugt i64 %465, %p4, !dbg !91
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !91, !prof !21

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !91
	%468 = mul i64 %445, %p8, !dbg !91
	%469 = icmp ult i64 %468, %456, !dbg !91
	%470 = add i64 %468, %p10, !dbg !91
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !91
	%472 = icmp eq i64 %467, 0, !dbg !91
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !91
	%474 = select i1 %462, i64 0, i64 %473, !dbg !91
	%475 = select i1 %464, i64 0, i64 %474, !dbg !91
	%476 = sext i32 %13 to i64, !dbg !91
	%477 = mul i64 %p7, 3, !dbg !91
	%478 = mul i64 %p8, 3, !dbg !91
	%479 = mul i64 %p10, 3, !dbg !91
	%480 = trunc i64 %p11 to i32, !dbg !91
	%481 = mul i32 %5, %6, !dbg !91
	%482 = icmp ugt i64 %475, %p6, !dbg !91
	%483 = icmp uge i64 %p11, %476, !dbg !91
	%484 = or i1 %482, %483, !dbg !91
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !91, !prof !21

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !91, !range !48
	%486 = mul i32 %481, %485, !dbg !91
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !91
	%488 = sext i32 %487 to i64, !dbg !91
	%489 = sext i32 %486 to i64, !dbg !91
	%490 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !91
	%491 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !91
	%492 = icmp ne i64 %488, %489, !dbg !91
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !91, !prof !21

b24_ok8:
	%493 = bitcast { i8, i8, i8 }* %490 to i8*, !dbg !91
	%494 = bitcast { i8, i8, i8 }* %491 to i8*, !dbg !91
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !91
	br label %b29, !dbg !91

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !92
	br i1 %495, label %b26, label %b27, !dbg !92

b26:
	%496 = sub i64 %p7, %p10, !dbg !93
	%497 = sub i64 %p8, %p10, !dbg !93
	%498 = sub i64 %p9, 1, !dbg !93
	%499 = icmp slt i64 %p9, 0, !dbg !93
	%500 = icmp slt i64 %p10, 0, !dbg !93
	%501 = icmp slt i64 %496, 0, !dbg !93
	%502 = icmp slt i64 %497, 0, !dbg !93
	%503 = or i1 %499, %500, !dbg !93
	%504 = or i1 %503, %501, !dbg !93
	%505 = or i1 %504, %502, !dbg !93
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !93, !prof !21

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !93
	%507 = mul i64 %498, %p7, !dbg !93
	%508 = sub i64 %p10, 1, !dbg !93
	%509 = sub i64 9223372036854775807, %508, !dbg !93
	%510 = icmp ult i64 %507, %509, !dbg !93
	%511 = add i64 %507, %p10, !dbg !93
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !93
	%513 = icmp eq i64 %506, 0, !dbg !93
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !93
	%515 = icmp eq i64 %p9, 0, !dbg !93
	%516 = select i1 %515, i64 0, i64 %514, !dbg !93
	%517 = icmp eq i64 %p10, 0, !dbg !93
	%518 = select i1 %517, i64 0, i64 %516, !dbg !93
	%519 = icmp ugt i64 %518, %p4, !dbg !93
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !93, !prof !21

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !93
	%521 = mul i64 %498, %p8, !dbg !93
	%522 = icmp ult i64 %521, %509, !dbg !93
	%523 = add i64 %521, %p10, !dbg !93
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !93
	%525 = icmp eq i64 %520, 0, !dbg !93
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !93
	%527 = select i1 %515, i64 0, i64 %526, !dbg !93
	%528 = select i1 %517, i64 0, i64 %527, !dbg !93
	%529 = sext i32 %13 to i64, !dbg !93
	%530 = mul i64 %p7, 3, !dbg !93
	%531 = mul i64 %p8, 3, !dbg !93
	%532 = mul i64 %p10, 3, !dbg !93
	%533 = trunc i64 %p11 to i32, !dbg !93
	%534 = mul i32 %5, %6, !dbg !93
	%535 = icmp ugt i64 %528, %p6, !dbg !93
	%536 = icmp uge i64 %p11, %529, !dbg !93
	%537 = or i1 %535, %536, !dbg !93
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !93, !prof !21

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !93, !range !48
	%539 = mul i32 %534, %538, !dbg !93
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !93
	%541 = sext i32 %540 to i64, !dbg !93
	%542 = sext i32 %539 to i64, !dbg !93
	%543 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !93
	%544 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !93
	%545 = icmp ne i64 %541, %542, !dbg !93
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !93, !prof !21

b26_ok8:
	%546 = bitcast { i8, i8, i8 }* %543 to i8*, !dbg !93
	%547 = bitcast { i8, i8, i8 }* %544 to i8*, !dbg !93
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !93
	br label %b29, !dbg !93

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !94
	br i1 %548, label %b28, label %b29, !dbg !94

b28:
	%549 = sub i64 %p7, %p10, !dbg !95
	%550 = sub i64 %p8, %p10, !dbg !95
	%551 = sub i64 %p9, 1, !dbg !95
	%552 = icmp slt i64 %p9, 0, !dbg !95
	%553 = icmp slt i64 %p10, 0, !dbg !95
	%554 = icmp slt i64 %549, 0, !dbg !95
	%555 = icmp slt i64 %550, 0, !dbg !95
	%556 = or i1 %552, %553, !dbg !95
	%557 = or i1 %556, %554, !dbg !95
	%558 = or i1 %557, %555, !dbg !95
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !95, !prof !21

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !95
	%560 = mul i64 %551, %p7, !dbg !95
	%561 = sub i64 %p10, 1, !dbg !95
	%562 = sub i64 9223372036854775807, %561, !dbg !95
	%563 = icmp ult i64 %560, %562, !dbg !95
	%564 = add i64 %560, %p10, !dbg !95
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !95
	%566 = icmp eq i64 %559, 0, !dbg !95
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !95
	%568 = icmp eq i64 %p9, 0, !dbg !95
	%569 = select i1 %568, i64 0, i64 %567, !dbg !95
	%570 = icmp eq i64 %p10, 0, !dbg !95
	%571 = select i1 %570, i64 0, i64 %569, !dbg !95
	%572 = icmp ugt i64 %571, %p4, !dbg !95
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !95, !prof !21

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !95
	%574 = mul i64 %551, %p8, !dbg !95
	%575 = icmp ult i64 %574, %562, !dbg !95
	%576 = add i64 %574, %p10, !dbg !95
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !95
	%578 = icmp eq i64 %573, 0, !dbg !95
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !95
	%580 = select i1 %568, i64 0, i64 %579, !dbg !95
	%581 = select i1 %570, i64 0, i64 %580, !dbg !95
	%582 = sext i32 %13 to i64, !dbg !95
	%583 = mul i64 %p7, 3, !dbg !95
	%584 = mul i64 %p8, 3, !dbg !95
	%585 = mul i64 %p10, 3, !dbg !95
	%586 = trunc i64 %p11 to i32, !dbg !95
	%587 = mul i32 %5, %6, !dbg !95
	%588 = icmp ugt i64 %581, %p6, !dbg !95
	%589 = icmp uge i64 %p11, %582, !dbg !95
	%590 = or i1 %588, %589, !dbg !95
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !95, !prof !21

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !95, !range !48
	%592 = mul i32 %587, %591, !dbg !95
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !95
	%594 = sext i32 %593 to i64, !dbg !95
	%595 = sext i32 %592 to i64, !dbg !95
	%596 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !95
	%597 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !95
	%598 = icmp ne i64 %594, %595, !dbg !95
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !95, !prof !21

b28_ok8:
	%599 = bitcast { i8, i8, i8 }* %596 to i8*, !dbg !95
	%600 = bitcast { i8, i8, i8 }* %597 to i8*, !dbg !95
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !95
	br label %b29, !dbg !95

b29:
	ret void, !dbg !58

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !63
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !63

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !63
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !63

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !63
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !63

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !63
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !63
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !63

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !63
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !63
	ret void, !dbg !63

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !63
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !63
	ret void, !dbg !63

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !67
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !67

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !67
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !67
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !67

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !67
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !67
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !67

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !67
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !67
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !67
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !67
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !67

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !67
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !67
	ret void, !dbg !67

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !67
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !67
	ret void, !dbg !67

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !69
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !69

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !69
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !69

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !69
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !69

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !69
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !69
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !69

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !69
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !69
	ret void, !dbg !69

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !69
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !69
	ret void, !dbg !69

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !71
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !71

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !71
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !71

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !71
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !71

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !71
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !71
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !71

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !71
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !71
	ret void, !dbg !71

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !71
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !71
	ret void, !dbg !71

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !78
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !78

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !78
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !78
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !78

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !78
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !78
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !78

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !78
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !78
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !78
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !78
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !78

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !78
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !78
	ret void, !dbg !78

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !78
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !78
	ret void, !dbg !78

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !80
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !80

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !80
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !80

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !80
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !80

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !80
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !80
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !80

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !80
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !80
	ret void, !dbg !80

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !80
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !80
	ret void, !dbg !80

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !82
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !82

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !82
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !82
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !82

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !82
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !82
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !82

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !82
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !82
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !82
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !82
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !82

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !82
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !82
	ret void, !dbg !82

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !82
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !82
	ret void, !dbg !82

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !84
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !84

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !84
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !84

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !84
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !84

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !84
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !84
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !84

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !84
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !84
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !84
	ret void, !dbg !84

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !89
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !89

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !89
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !89
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !89

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !89
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !89
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !89

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !89
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !89
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !89
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !89
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !89

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !89
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !89
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !89
	ret void, !dbg !89

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %435, i64 %436), !dbg !89
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !89
	ret void, !dbg !89

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !91
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !91

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !91
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !91

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !91
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !91

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !91
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !91
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !91

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !91
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !91
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !91
	ret void, !dbg !91

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %488, i64 %489), !dbg !91
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !91
	ret void, !dbg !91

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !93
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !93

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !93
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !93

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !93
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !93

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !93
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !93
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !93

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !93
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !93
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !93
	ret void, !dbg !93

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %541, i64 %542), !dbg !93
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !93
	ret void, !dbg !93

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !95
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !95

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !95
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !95
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !95

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !95
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !95
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !95

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !95
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !95
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !95
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !95
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !95

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !95
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !95
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !95
	ret void, !dbg !95

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %594, i64 %595), !dbg !95
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !95
	ret void, !dbg !95
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !96 {
entry:
	br label %b0, !dbg !97

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !97
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !97
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !100, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !100, !range !14
	%7 = mul i32 %6, %4, !dbg !100
	%8 = add i32 %3, %7, !dbg !100
	%9 = mul i32 %5, %8, !dbg !100
	%10 = add i32 %2, %9, !dbg !100
	%11 = sext i32 %10 to i64, !dbg !100
	%12 = icmp eq i64 %p1, 0, !dbg !101
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !104
	br i1 %12, label %b1, label %b10, !dbg !101

b1:
	%14 = icmp eq i64 %11, 0, !dbg !105
	br i1 %14, label %b2, label %b10, !dbg !105

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !106
	br i1 %15, label %b3, label %b4, !dbg !106

b3:
	%16 = sub i64 %p7, %p10, !dbg !104
	%17 = sub i64 %p8, %p10, !dbg !104
	%18 = sub i64 %p9, 1, !dbg !104
	%19 = icmp slt i64 %p9, 0, !dbg !104
	%20 = icmp slt i64 %p10, 0, !dbg !104
	%21 = icmp slt i64 %16, 0, !dbg !104
	%22 = icmp slt i64 %17, 0, !dbg !104
	%23 = or i1 %19, %20, !dbg !104
	%24 = or i1 %23, %21, !dbg !104
	%25 = or i1 %24, %22, !dbg !104
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !104, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !104
	%27 = mul i64 %18, %p7, !dbg !104
	%28 = sub i64 %p10, 1, !dbg !104
	%29 = sub i64 9223372036854775807, %28, !dbg !104
	%30 = icmp ult i64 %27, %29, !dbg !104
	%31 = add i64 %27, %p10, !dbg !104
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !104
	%33 = icmp eq i64 %26, 0, !dbg !104
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !104
	%35 = icmp eq i64 %p9, 0, !dbg !104
	%36 = select i1 %35, i64 0, i64 %34, !dbg !104
	%37 = icmp eq i64 %p10, 0, !dbg !104
	%38 = select i1 %37, i64 0, i64 %36, !dbg !104
	%39 = icmp ugt i64 %38, %p4, !dbg !104
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !104, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !104
	%41 = mul i64 %18, %p8, !dbg !104
	%42 = icmp ult i64 %41, %29, !dbg !104
	%43 = add i64 %41, %p10, !dbg !104
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !104
	%45 = icmp eq i64 %40, 0, !dbg !104
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !104
	%47 = select i1 %35, i64 0, i64 %46, !dbg !104
	%48 = select i1 %37, i64 0, i64 %47, !dbg !104
	%49 = sext i32 %13 to i64, !dbg !104
	%50 = trunc i64 %p11 to i32, !dbg !104
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !104
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !104
	%53 = icmp ugt i64 %48, %p6, !dbg !104
	%54 = icmp uge i64 %p11, %49, !dbg !104
	%55 = or i1 %53, %54, !dbg !104
	br i1 %55, label %b3_fail6, label %b3_ok6, !dbg !104, !prof !21

b3_ok6:
	call void @gpuc_put_tile_thread(i8* %51, i8* %52, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %50), !dbg !104
	br label %b29, !dbg !104

b4:
	%56 = icmp eq i64 %p0, 1, !dbg !107
	br i1 %56, label %b5, label %b6, !dbg !107

b5:
	%57 = sub i64 %p7, %p10, !dbg !108
	%58 = sub i64 %p8, %p10, !dbg !108
	%59 = sub i64 %p9, 1, !dbg !108
	%60 = icmp slt i64 %p9, 0, !dbg !108
	%61 = icmp slt i64 %p10, 0, !dbg !108
	%62 = icmp slt i64 %57, 0, !dbg !108
	%63 = icmp slt i64 %58, 0, !dbg !108
	%64 = or i1 %60, %61, !dbg !108
	%65 = or i1 %64, %62, !dbg !108
	%66 = or i1 %65, %63, !dbg !108
	br i1 %66, label %b5_fail1, label %b5_ok1, !dbg !108, !prof !21

b5_ok1:
	%67 = call i64 @llvm.nvvm.mulhi.ull(i64 %59, i64 %p7), !dbg !108
	%68 = mul i64 %59, %p7, !dbg !108
	%69 = sub i64 %p10, 1, !dbg !108
	%70 = sub i64 9223372036854775807, %69, !dbg !108
	%71 = icmp ult i64 %68, %70, !dbg !108
	%72 = add i64 %68, %p10, !dbg !108
	%73 = select i1 %71, i64 %72, i64 9223372036854775807, !dbg !108
	%74 = icmp eq i64 %67, 0, !dbg !108
	%75 = select i1 %74, i64 %73, i64 9223372036854775807, !dbg !108
	%76 = icmp eq i64 %p9, 0, !dbg !108
	%77 = select i1 %76, i64 0, i64 %75, !dbg !108
	%78 = icmp eq i64 %p10, 0, !dbg !108
	%79 = select i1 %78, i64 0, i64 %77, !dbg !108
	%80 = icmp ugt i64 %79, %p4, !dbg !108
	br i1 %80, label %b5_fail5, label %b5_ok5, !dbg !108, !prof !21

b5_ok5:
	%81 = call i64 @llvm.nvvm.mulhi.ull(i64 %59, i64 %p8), !dbg !108
	%82 = mul i64 %59, %p8, !dbg !108
	%83 = icmp ult i64 %82, %70, !dbg !108
	%84 = add i64 %82, %p10, !dbg !108
	%85 = select i1 %83, i64 %84, i64 9223372036854775807, !dbg !108
	%86 = icmp eq i64 %81, 0, !dbg !108
	%87 = select i1 %86, i64 %85, i64 9223372036854775807, !dbg !108
	%88 = select i1 %76, i64 0, i64 %87, !dbg !108
	%89 = select i1 %78, i64 0, i64 %88, !dbg !108
	%90 = sext i32 %13 to i64, !dbg !108
	%91 = trunc i64 %p11 to i32, !dbg !108
	%92 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !108
	%93 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !108
	%94 = icmp ugt i64 %89, %p6, !dbg !108
	%95 = icmp uge i64 %p11, %90, !dbg !108
	%96 = or i1 %94, %95, !dbg !108
	br i1 %96, label %b5_fail6, label %b5_ok6, !dbg !108, !prof !21

b5_ok6:
	call void @gpuc_put_tile_nbi_thread(i8* %92, i8* %93, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %91), !dbg !108
	br label %b29, !dbg !108

b6:
	%97 = icmp eq i64 %p0, 2, !dbg !109
	br i1 %97, label %b7, label %b8, !dbg !109

b7:
	%98 = sub i64 %p7, %p10, !dbg !110
	%99 = sub i64 %p8, %p10, !dbg !110
	%100 = sub i64 %p9, 1, !dbg !110
	%101 = icmp slt i64 %p9, 0, !dbg !110
	%102 = icmp slt i64 %p10, 0, !dbg !110
	%103 = icmp slt i64 %98, 0, !dbg !110
	%104 = icmp slt i64 %99, 0, !dbg !110
	%105 = or i1 %101, %102, !dbg !110
	%106 = or i1 %105, %103, !dbg !110
	%107 = or i1 %106, %104, !dbg !110
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !110, !prof !21

b7_ok1:
	%108 = call i64 @llvm.nvvm.mulhi.ull(i64 %100, i64 %p7), !dbg !110
	%109 = mul i64 %100, %p7, !dbg !110
	%110 = sub i64 %p10, 1, !dbg !110
	%111 = sub i64 9223372036854775807, %110, !dbg !110
	%112 = icmp ult i64 %109, %111, !dbg !110
	%113 = add i64 %109, %p10, !dbg !110
	%114 = select i1 %112, i64 %113, i64 9223372036854775807, !dbg !110
	%115 = icmp eq i64 %108, 0, !dbg !110
	%116 = select i1 %115, i64 %114, i64 9223372036854775807, !dbg !110
	%117 = icmp eq i64 %p9, 0, !dbg !110
	%118 = select i1 %117, i64 0, i64 %116, !dbg !110
	%119 = icmp eq i64 %p10, 0, !dbg !110
	%120 = select i1 %119, i64 0, i64 %118, !dbg !110
	%121 = icmp ugt i64 %120, %p4, !dbg !110
	br i1 %121, label %b7_fail5, label %b7_ok5, !dbg !110, !prof !21

b7_ok5:
	%122 = call i64 @llvm.nvvm.mulhi.ull(i64 %100, i64 %p8), !dbg !110
	%123 = mul i64 %100, %p8, !dbg !110
	%124 = icmp ult i64 %123, %111, !dbg !110
	%125 = add i64 %123, %p10, !dbg !110
	%126 = select i1 %124, i64 %125, i64 9223372036854775807, !dbg !110
	%127 = icmp eq i64 %122, 0, !dbg !110
	%128 = select i1 %127, i64 %126, i64 9223372036854775807, !dbg !110
	%129 = select i1 %117, i64 0, i64 %128, !dbg !110
	%130 = select i1 %119, i64 0, i64 %129, !dbg !110
	%131 = sext i32 %13 to i64, !dbg !110
	%132 = trunc i64 %p11 to i32, !dbg !110
	%133 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !110
	%134 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !110
	%135 = icmp ugt i64 %130, %p6, !dbg !110
	%136 = icmp uge i64 %p11, %131, !dbg !110
	%137 = or i1 %135, %136, !dbg !110
	br i1 %137, label %b7_fail6, label %b7_ok6, !dbg !110, !prof !21

b7_ok6:
	call void @gpuc_get_tile_thread(i8* %133, i8* %134, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %132), !dbg !110
	br label %b29, !dbg !110

b8:
	%138 = icmp eq i64 %p0, 3, !dbg !111
	br i1 %138, label %b9, label %b29, !dbg !111

b9:
	%139 = sub i64 %p7, %p10, !dbg !112
	%140 = sub i64 %p8, %p10, !dbg !112
	%141 = sub i64 %p9, 1, !dbg !112
	%142 = icmp slt i64 %p9, 0, !dbg !112
	%143 = icmp slt i64 %p10, 0, !dbg !112
	%144 = icmp slt i64 %139, 0, !dbg !112
	%145 = icmp slt i64 %140, 0, !dbg !112
	%146 = or i1 %142, %143, !dbg !112
	%147 = or i1 %146, %144, !dbg !112
	%148 = or i1 %147, %145, !dbg !112
	br i1 %148, label %b9_fail1, label %b9_ok1, !dbg !112, !prof !21

b9_ok1:
	%149 = call i64 @llvm.nvvm.mulhi.ull(i64 %141, i64 %p7), !dbg !112
	%150 = mul i64 %141, %p7, !dbg !112
	%151 = sub i64 %p10, 1, !dbg !112
	%152 = sub i64 9223372036854775807, %151, !dbg !112
	%153 = icmp ult i64 %150, %152, !dbg !112
	%154 = add i64 %150, %p10, !dbg !112
	%155 = select i1 %153, i64 %154, i64 9223372036854775807, !dbg !112
	%156 = icmp eq i64 %149, 0, !dbg !112
	%157 = select i1 %156, i64 %155, i64 9223372036854775807, !dbg !112
	%158 = icmp eq i64 %p9, 0, !dbg !112
	%159 = select i1 %158, i64 0, i64 %157, !dbg !112
	%160 = icmp eq i64 %p10, 0, !dbg !112
	%161 = select i1 %160, i64 0, i64 %159, !dbg !112
	%162 = icmp ugt i64 %161, %p4, !dbg !112
	br i1 %162, label %b9_fail5, label %b9_ok5, !dbg !112, !prof !21

b9_ok5:
	%163 = call i64 @llvm.nvvm.mulhi.ull(i64 %141, i64 %p8), !dbg !112
	%164 = mul i64 %141, %p8, !dbg !112
	%165 = icmp ult i64 %164, %152, !dbg !112
	%166 = add i64 %164, %p10, !dbg !112
	%167 = select i1 %165, i64 %166, i64 9223372036854775807, !dbg !112
	%168 = icmp eq i64 %163, 0, !dbg !112
	%169 = select i1 %168, i64 %167, i64 9223372036854775807, !dbg !112
	%170 = select i1 %158, i64 0, i64 %169, !dbg !112
	%171 = select i1 %160, i64 0, i64 %170, !dbg !112
	%172 = sext i32 %13 to i64, !dbg !112
	%173 = trunc i64 %p11 to i32, !dbg !112
	%174 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !112
	%175 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !112
	%176 = icmp ugt i64 %171, %p6, !dbg !112
	%177 = icmp uge i64 %p11, %172, !dbg !112
	%178 = or i1 %176, %177, !dbg !112
	br i1 %178, label %b9_fail6, label %b9_ok6, !dbg !112, !prof !21

b9_ok6:
	call void @gpuc_get_tile_nbi_thread(i8* %174, i8* %175, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %173), !dbg !112
	br label %b29, !dbg !112

b10:
	%179 = icmp eq i64 %p1, 1, !dbg !113
	br i1 %179, label %b11, label %b20, !dbg !113

b11:
	%180 = trunc i64 %11 to i32, !dbg !114
	%181 = udiv i32 %180, 32, !dbg !114
	%182 = zext i32 %181 to i64, !dbg !114
	%183 = icmp eq i64 %182, %p2, !dbg !115
	br i1 %183, label %b12, label %b20, !dbg !115

b12:
	%184 = icmp eq i64 %p0, 0, !dbg !118
	br i1 %184, label %b13, label %b14, !dbg !118

b13:
	%185 = sub i64 %p7, %p10, !dbg !119
	%186 = sub i64 %p8, %p10, !dbg !119
	%187 = sub i64 %p9, 1, !dbg !119
	%188 = icmp slt i64 %p9, 0, !dbg !119
	%189 = icmp slt i64 %p10, 0, !dbg !119
	%190 = icmp slt i64 %185, 0, !dbg !119
	%191 = icmp slt i64 %186, 0, !dbg !119
	%192 = or i1 %188, %189, !dbg !119
	%193 = or i1 %192, %190, !dbg !119
	%194 = or i1 %193, %191, !dbg !119
	br i1 %194, label %b13_fail1, label %b13_ok1, !dbg !119, !prof !21

b13_ok1:
	%195 = call i64 @llvm.nvvm.mulhi.ull(i64 %187, i64 %p7), !dbg !119
	%196 = mul i64 %187, %p7, !dbg !119
	%197 = sub i64 %p10, 1, !dbg !119
	%198 = sub i64 9223372036854775807, %197, !dbg !119
	%199 = icmp ult i64 %196, %198, !dbg !119
	%200 = add i64 %196, %p10, !dbg !119
	%201 = select i1 %199, i64 %200, i64 9223372036854775807, !dbg !119
	%202 = icmp eq i64 %195, 0, !dbg !119
	%203 = select i1 %202, i64 %201, i64 9223372036854775807, !dbg !119
	%204 = icmp eq i64 %p9, 0, !dbg !119
	%205 = select i1 %204, i64 0, i64 %203, !dbg !119
	%206 = icmp eq i64 %p10, 0, !dbg !119
	%207 = select i1 %206, i64 0, i64 %205, !dbg !119
	%208 = icmp ugt i64 %207, %p4, !dbg !119
	br i1 %208, label %b13_fail5, label %b13_ok5, !dbg !119, !prof !21

b13_ok5:
	%209 = call i64 @llvm.nvvm.mulhi.ull(i64 %187, i64 %p8), !dbg !119
	%210 = mul i64 %187, %p8, !dbg !119
	%211 = icmp ult i64 %210, %198, !dbg !119
	%212 = add i64 %210, %p10, !dbg !119
	%213 = select i1 %211, i64 %212, i64 9223372036854775807, !dbg !119
	%214 = icmp eq i64 %209, 0, !dbg !119
	%215 = select i1 %214, i64 %213, i64 9223372036854775807, !dbg !119
	%216 = select i1 %204, i64 0, i64 %215, !dbg !119
	%217 = select i1 %206, i64 0, i64 %216, !dbg !119
	%218 = sext i32 %13 to i64, !dbg !119
	%219 = trunc i64 %p11 to i32, !dbg !119
	%220 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !119
	%221 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !119
	%222 = icmp ugt i64 %217, %p6, !dbg !119
	%223 = icmp uge i64 %p11, %218, !dbg !119
	%224 = or i1 %222, %223, !dbg !119
	br i1 %224, label %b13_fail6, label %b13_ok6, !dbg !119, !prof !21

b13_ok6:
	call void @gpuc_put_tile_warp(i8* %220, i8* %221, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %219), !dbg !119
	br label %b29, !dbg !119

b14:
	%225 = icmp eq i64 %p0, 1, !dbg !120
	br i1 %225, label %b15, label %b16, !dbg !120

b15:
	%226 = sub i64 %p7, %p10, !dbg !121
	%227 = sub i64 %p8, %p10, !dbg !121
	%228 = sub i64 %p9, 1, !dbg !121
	%229 = icmp slt i64 %p9, 0, !dbg !121
	%230 = icmp slt i64 %p10, 0, !dbg !121
	%231 = icmp slt i64 %226, 0, !dbg !121
	%232 = icmp slt i64 %227, 0, !dbg !121
	%233 = or i1 %229, %230, !dbg !121
	%234 = or i1 %233, %231, !dbg !121
	%235 = or i1 %234, %232, !dbg !121
	br i1 %235, label %b15_fail1, label %b15_ok1, !dbg !121, !prof !21

b15_ok1:
	%236 = call i64 @llvm.nvvm.mulhi.ull(i64 %228, i64 %p7), !dbg !121
	%237 = mul i64 %228, %p7, !dbg !121
	%238 = sub i64 %p10, 1, !dbg !121
	%239 = sub i64 9223372036854775807, %238, !dbg !121
	%240 = icmp ult i64 %237, %239, !dbg !121
	%241 = add i64 %237, %p10, !dbg !121
	%242 = select i1 %240, i64 %241, i64 9223372036854775807, !dbg !121
	%243 = icmp eq i64 %236, 0, !dbg !121
	%244 = select i1 %243, i64 %242, i64 9223372036854775807, !dbg !121
	%245 = icmp eq i64 %p9, 0, !dbg !121
	%246 = select i1 %245, i64 0, i64 %244, !dbg !121
	%247 = icmp eq i64 %p10, 0, !dbg !121
	%248 = select i1 %247, i64 0, i64 %246, !dbg !121
	%249 = icmp ugt i64 %248, %p4, !dbg !121
	br i1 %249, label %b15_fail5, label %b15_ok5, !dbg !121, !prof !21

b15_ok5:
	%250 = call i64 @llvm.nvvm.mulhi.ull(i64 %228, i64 %p8), !dbg !121
	%251 = mul i64 %228, %p8, !dbg !121
	%252 = icmp ult i64 %251, %239, !dbg !121
	%253 = add i64 %251, %p10, !dbg !121
	%254 = select i1 %252, i64 %253, i64 9223372036854775807, !dbg !121
	%255 = icmp eq i64 %250, 0, !dbg !121
	%256 = select i1 %255, i64 %254, i64 9223372036854775807, !dbg !121
	%257 = select i1 %245, i64 0, i64 %256, !dbg !121
	%258 = select i1 %247, i64 0, i64 %257, !dbg !121
	%259 = sext i32 %13 to i64, !dbg !121
	%260 = trunc i64 %p11 to i32, !dbg !121
	%261 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !121
	%262 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !121
	%263 = icmp ugt i64 %258, %p6, !dbg !121
	%264 = icmp uge i64 %p11, %259, !dbg !121
	%265 = or i1 %263, %264, !dbg !121
	br i1 %265, label %b15_fail6, label %b15_ok6, !dbg !121, !prof !21

b15_ok6:
	call void @gpuc_put_tile_nbi_warp(i8* %261, i8* %262, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %260), !dbg !121
	br label %b29, !dbg !121

b16:
	%266 = icmp eq i64 %p0, 2, !dbg !122
	br i1 %266, label %b17, label %b18, !dbg !122

b17:
	%267 = sub i64 %p7, %p10, !dbg !123
	%268 = sub i64 %p8, %p10, !dbg !123
	%269 = sub i64 %p9, 1, !dbg !123
	%270 = icmp slt i64 %p9, 0, !dbg !123
	%271 = icmp slt i64 %p10, 0, !dbg !123
	%272 = icmp slt i64 %267, 0, !dbg !123
	%273 = icmp slt i64 %268, 0, !dbg !123
	%274 = or i1 %270, %271, !dbg !123
	%275 = or i1 %274, %272, !dbg !123
	%276 = or i1 %275, %273, !dbg !123
	br i1 %276, label %b17_fail1, label %b17_ok1, !dbg !123, !prof !21

b17_ok1:
	%277 = call i64 @llvm.nvvm.mulhi.ull(i64 %269, i64 %p7), !dbg !123
	%278 = mul i64 %269, %p7, !dbg !123
	%279 = sub i64 %p10, 1, !dbg !123
	%280 = sub i64 9223372036854775807, %279, !dbg !123
	%281 = icmp ult i64 %278, %280, !dbg !123
	%282 = add i64 %278, %p10, !dbg !123
	%283 = select i1 %281, i64 %282, i64 9223372036854775807, !dbg !123
	%284 = icmp eq i64 %277, 0, !dbg !123
	%285 = select i1 %284, i64 %283, i64 9223372036854775807, !dbg !123
	%286 = icmp eq i64 %p9, 0, !dbg !123
	%287 = select i1 %286, i64 0, i64 %285, !dbg !123
	%288 = icmp eq i64 %p10, 0, !dbg !123
	%289 = select i1 %288, i64 0, i64 %287, !dbg !123
	%290 = icmp ugt i64 %289, %p4, !dbg !123
	br i1 %290, label %b17_fail5, label %b17_ok5, !dbg !123, !prof !21

b17_ok5:
	%291 = call i64 @llvm.nvvm.mulhi.ull(i64 %269, i64 %p8), !dbg !123
	%292 = mul i64 %269, %p8, !dbg !123
	%293 = icmp ult i64 %292, %280, !dbg !123
	%294 = add i64 %292, %p10, !dbg !123
	%295 = select i1 %293, i64 %294, i64 9223372036854775807, !dbg !123
	%296 = icmp eq i64 %291, 0, !dbg !123
	%297 = select i1 %296, i64 %295, i64 9223372036854775807, !dbg !123
	%298 = select i1 %286, i64 0, i64 %297, !dbg !123
	%299 = select i1 %288, i64 0, i64 %298, !dbg !123
	%300 = sext i32 %13 to i64, !dbg !123
	%301 = trunc i64 %p11 to i32, !dbg !123
	%302 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !123
	%303 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !123
	%304 = icmp ugt i64 %299, %p6, !dbg !123
	%305 = icmp uge i64 %p11, %300, !dbg !123
	%306 = or i1 %304, %305, !dbg !123
	br i1 %306, label %b17_fail6, label %b17_ok6, !dbg !123, !prof !21

b17_ok6:
	call void @gpuc_get_tile_warp(i8* %302, i8* %303, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %301), !dbg !123
	br label %b29, !dbg !123

b18:
	%307 = icmp eq i64 %p0, 3, !dbg !124
	br i1 %307, label %b19, label %b29, !dbg !124

b19:
	%308 = sub i64 %p7, %p10, !dbg !125
	%309 = sub i64 %p8, %p10, !dbg !125
	%310 = sub i64 %p9, 1, !dbg !125
	%311 = icmp slt i64 %p9, 0, !dbg !125
	%312 = icmp slt i64 %p10, 0, !dbg !125
	%313 = icmp slt i64 %308, 0, !dbg !125
	%314 = icmp slt i64 %309, 0, !dbg !125
	%315 = or i1 %311, %312, !dbg !125
	%316 = or i1 %315, %313, !dbg !125
	%317 = or i1 %316, %314, !dbg !125
	br i1 %317, label %b19_fail1, label %b19_ok1, !dbg !125, !prof !21

b19_ok1:
	%318 = call i64 @llvm.nvvm.mulhi.ull(i64 %310, i64 %p7), !dbg !125
	%319 = mul i64 %310, %p7, !dbg !125
	%320 = sub i64 %p10, 1, !dbg !125
	%321 = sub i64 9223372036854775807, %320, !dbg !125
	%322 = icmp ult i64 %319, %321, !dbg !125
	%323 = add i64 %319, %p10, !dbg !125
	%324 = select i1 %322, i64 %323, i64 9223372036854775807, !dbg !125
	%325 = icmp eq i64 %318, 0, !dbg !125
	%326 = select i1 %325, i64 %324, i64 9223372036854775807, !dbg !125
	%327 = icmp eq i64 %p9, 0, !dbg !125
	%328 = select i1 %327, i64 0, i64 %326, !dbg !125
	%329 = icmp eq i64 %p10, 0, !dbg !125
	%330 = select i1 %329, i64 0, i64 %328, !dbg !125
	%331 = icmp ugt i64 %330, %p4, !dbg !125
	br i1 %331, label %b19_fail5, label %b19_ok5, !dbg !125, !prof !21

b19_ok5:
	%332 = call i64 @llvm.nvvm.mulhi.ull(i64 %310, i64 %p8), !dbg !125
	%333 = mul i64 %310, %p8, !dbg !125
	%334 = icmp ult i64 %333, %321, !dbg !125
	%335 = add i64 %333, %p10, !dbg !125
	%336 = select i1 %334, i64 %335, i64 9223372036854775807, !dbg !125
	%337 = icmp eq i64 %332, 0, !dbg !125
	%338 = select i1 %337, i64 %336, i64 9223372036854775807, !dbg !125
	%339 = select i1 %327, i64 0, i64 %338, !dbg !125
	%340 = select i1 %329, i64 0, i64 %339, !dbg !125
	%341 = sext i32 %13 to i64, !dbg !125
	%342 = trunc i64 %p11 to i32, !dbg !125
	%343 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !125
	%344 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !125
	%345 = icmp ugt i64 %340, %p6, !dbg !125
	%346 = icmp uge i64 %p11, %341, !dbg !125
	%347 = or i1 %345, %346, !dbg !125
	br i1 %347, label %b19_fail6, label %b19_ok6, !dbg !125, !prof !21

b19_ok6:
	call void @gpuc_get_tile_nbi_warp(i8* %343, i8* %344, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %342), !dbg !125
	br label %b29, !dbg !125

b20:
	%348 = icmp eq i64 %p1, 2, !dbg !126
	br i1 %348, label %b21, label %b29, !dbg !126

b21:
	%349 = icmp eq i64 %p0, 0, !dbg !129
	br i1 %349, label %b22, label %b23, !dbg !129

b22:
	%350 = sub i64 %p7, %p10, !dbg !130
	%351 = sub i64 %p8, %p10, !dbg !130
	%352 = sub i64 %p9, 1, !dbg !130
	%353 = icmp slt i64 %p9, 0, !dbg !130
	%354 = icmp slt i64 %p10, 0, !dbg !130
	%355 = icmp slt i64 %350, 0, !dbg !130
	%356 = icmp slt i64 %351, 0, !dbg !130
	%357 = or i1 %353, %354, !dbg !130
	%358 = or i1 %357, %355, !dbg !130
	%359 = or i1 %358, %356, !dbg !130
	br i1 %359, label %b22_fail1, label %b22_ok1, !dbg !130, !prof !21

b22_ok1:
	%360 = call i64 @llvm.nvvm.mulhi.ull(i64 %352, i64 %p7), !dbg !130
	%361 = mul i64 %352, %p7, !dbg !130
	%362 = sub i64 %p10, 1, !dbg !130
	%363 = sub i64 9223372036854775807, %362, !dbg !130
	%364 = icmp ult i64 %361, %363, !dbg !130
	%365 = add i64 %361, %p10, !dbg !130
	%366 = select i1 %364, i64 %365, i64 9223372036854775807, !dbg !130
	%367 = icmp eq i64 %360, 0, !dbg !130
	%368 = select i1 %367, i64 %366, i64 9223372036854775807, !dbg !130
	%369 = icmp eq i64 %p9, 0, !dbg !130
	%370 = select i1 %369, i64 0, i64 %368, !dbg !130
	%371 = icmp eq i64 %p10, 0, !dbg !130
	%372 = select i1 %371, i64 0, i64 %370, !dbg !130
	%373 = icmp ugt i64 %372, %p4, !dbg !130
	br i1 %373, label %b22_fail5, label %b22_ok5, !dbg !130, !prof !21

b22_ok5:
	%374 = call i64 @llvm.nvvm.mulhi.ull(i64 %352, i64 %p8), !dbg !130
	%375 = mul i64 %352, %p8, !dbg !130
	%376 = icmp ult i64 %375, %363, !dbg !130
	%377 = add i64 %375, %p10, !dbg !130
	%378 = select i1 %376, i64 %377, i64 9223372036854775807, !dbg !130
	%379 = icmp eq i64 %374, 0, !dbg !130
	%380 = select i1 %379, i64 %378, i64 9223372036854775807, !dbg !130
	%381 = select i1 %369, i64 0, i64 %380, !dbg !130
	%382 = select i1 %371, i64 0, i64 %381, !dbg !130
	%383 = sext i32 %13 to i64, !dbg !130
	%384 = trunc i64 %p11 to i32, !dbg !130
	%385 = mul i32 %5, %6, !dbg !130
	%386 = icmp ugt i64 %382, %p6, !dbg !130
	%387 = icmp uge i64 %p11, %383, !dbg !130
	%388 = or i1 %386, %387, !dbg !130
	br i1 %388, label %b22_fail6, label %b22_ok6, !dbg !130, !prof !21

b22_ok6:
	%389 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !130, !range !48
	%390 = mul i32 %385, %389, !dbg !130
	%391 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !130
	%392 = sext i32 %391 to i64, !dbg !130
	%393 = sext i32 %390 to i64, !dbg !130
	%394 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !130
	%395 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !130
	%396 = icmp ne i64 %392, %393, !dbg !130
	br i1 %396, label %b22_fail8, label %b22_ok8, !dbg !130, !prof !21

b22_ok8:
	call void @gpuc_put_tile_block(i8* %394, i8* %395, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %384), !dbg !130
	br label %b29, !dbg !130

b23:
	%397 = icmp eq i64 %p0, 1, !dbg !131
	br i1 %397, label %b24, label %b25, !dbg !131

b24:
	%398 = sub i64 %p7, %p10, !dbg !132
	%399 = sub i64 %p8, %p10, !dbg !132
	%400 = sub i64 %p9, 1, !dbg !132
	%401 = icmp slt i64 %p9, 0, !dbg !132
	%402 = icmp slt i64 %p10, 0, !dbg !132
	%403 = icmp slt i64 %398, 0, !dbg !132
	%404 = icmp slt i64 %399, 0, !dbg !132
	%405 = or i1 %401, %402, !dbg !132
	%406 = or i1 %405, %403, !dbg !132
	%407 = or i1 %406, %404, !dbg !132
	br i1 %407, label %b24_fail1, label %b24_ok1, !dbg !132, !prof !21

b24_ok1:
	%408 = call i64 @llvm.nvvm.mulhi.ull(i64 %400, i64 %p7), !dbg !132
	%409 = mul i64 %400, %p7, !dbg !132
	%410 = sub i64 %p10, 1, !dbg !132
	%411 = sub i64 9223372036854775807, %410, !dbg !132
	%412 = icmp ult i64 %409, %411, !dbg !132
	%413 = add i64 %409, %p10, !dbg !132
	%414 = select i1 %412, i64 %413, i64 9223372036854775807, !dbg !132
	%415 = icmp eq i64 %408, 0, !dbg !132
	%416 = select i1 %415, i64 %414, i64 9223372036854775807, !dbg !132
	%417 = icmp eq i64 %p9, 0, !dbg !132
	%418 = select i1 %417, i64 0, i64 %416, !dbg !132
	%419 = icmp eq i64 %p10, 0, !dbg !132
	%420 = select i1 %419, i64 0, i64 %418, !dbg !132
	%421 = icmp ugt i64 %420, %p4, !dbg !132
	br i1 %421, label %b24_fail5, label %b24_ok5, !dbg !132, !prof !21

b24_ok5:
	%422 = call i64 @llvm.nvvm.mulhi.ull(i64 %400, i64 %p8), !dbg !132
	%423 = mul i64 %400, %p8, !dbg !132
	%424 = icmp ult i64 %423, %411, !dbg !132
	%425 = add i64 %423, %p10, !dbg !132
	%426 = select i1 %424, i64 %425, i64 9223372036854775807, !dbg !132
	%427 = icmp eq i64 %422, 0, !dbg !132
	%428 = select i1 %427, i64 %426, i64 9223372036854775807, !dbg !132
	%429 = select i1 %417, i64 0, i64 %428, !dbg !132
	%430 = select i1 %419, i64 0, i64 %429, !dbg !132
	%431 = sext i32 %13 to i64, !dbg !132
	%432 = trunc i64 %p11 to i32, !dbg !132
	%433 = mul i32 %5, %6, !dbg !132
	%434 = icmp ugt i64 %430, %p6, !dbg !132
	%435 = icmp uge i64 %p11, %431, !dbg !132
	%436 = or i1 %434, %435, !dbg !132
	br i1 %436, label %b24_fail6, label %b24_ok6, !dbg !132, !prof !21

b24_ok6:
	%437 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !132, !range !48
	%438 = mul i32 %433, %437, !dbg !132
	%439 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !132
	%440 = sext i32 %439 to i64, !dbg !132
	%441 = sext i32 %438 to i64, !dbg !132
	%442 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !132
	%443 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !132
	%444 = icmp ne i64 %440, %441, !dbg !132
	br i1 %444, label %b24_fail8, label %b24_ok8, !dbg !132, !prof !21

b24_ok8:
	call void @gpuc_put_tile_nbi_block(i8* %442, i8* %443, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %432), !dbg !132
	br label %b29, !dbg !132

b25:
	%445 = icmp eq i64 %p0, 2, !dbg !133
	br i1 %445, label %b26, label %b27, !dbg !133

b26:
	%446 = sub i64 %p7, %p10, !dbg !134
	%447 = sub i64 %p8, %p10, !dbg !134
	%448 = sub i64 %p9, 1, !dbg !134
	%449 = icmp slt i64 %p9, 0, !dbg !134
	%450 = icmp slt i64 %p10, 0, !dbg !134
	%451 = icmp slt i64 %446, 0, !dbg !134
	%452 = icmp slt i64 %447, 0, !dbg !134
	%453 = or i1 %449, %450, !dbg !134
	%454 = or i1 %453, %451, !dbg !134
	%455 = or i1 %454, %452, !dbg !134
	br i1 %455, label %b26_fail1, label %b26_ok1, !dbg !134, !prof !21

b26_ok1:
	%456 = call i64 @llvm.nvvm.mulhi.ull(i64 %448, i64 %p7), !dbg !134
	%457 = mul i64 %448, %p7, !dbg !134
	%458 = sub i64 %p10, 1, !dbg !134
	%459 = sub i64 9223372036854775807, %458, !dbg !134
	%460 = icmp ult i64 %457, %459, !dbg !134
	%461 = add i64 %457, %p10, !dbg !134
	%462 = select i1 %460, i64 %461, i64 9223372036854775807, !dbg !134
	%463 = icmp eq i64 %456, 0, !dbg !134
	%464 = select i1 %463, i64 %462, i64 9223372036854775807, !dbg !134
	%465 = icmp eq i64 %p9, 0, !dbg !134
	%466 = select i1 %465, i64 0, i64 %464, !dbg !134
	%467 = icmp eq i64 %p10, 0, !dbg !134
	%468 = select i1 %467, i64 0, i64 %466, !dbg !134
	%469 = icmp ugt i64 %468, %p4, !dbg !134
	br i1 %469, label %b26_fail5, label %b26_ok5, !dbg !134, !prof !21

b26_ok5:
	%470 = call i64 @llvm.nvvm.mulhi.ull(i64 %448, i64 %p8), !dbg !134
	%471 = mul i64 %448, %p8, !dbg !134
	%472 = icmp ult i64 %471, %459, !dbg !134
	%473 = add i64 %471, %p10, !dbg !134
	%474 = select i1 %472, i64 %473, i64 9223372036854775807, !dbg !134
	%475 = icmp eq i64 %470, 0, !dbg !134
	%476 = select i1 %475, i64 %474, i64 9223372036854775807, !dbg !134
	%477 = select i1 %465, i64 0, i64 %476, !dbg !134
	%478 = select i1 %467, i64 0, i64 %477, !dbg !134
	%479 = sext i32 %13 to i64, !dbg !134
	%480 = trunc i64 %p11 to i32, !dbg !134
	%481 = mul i32 %5, %6, !dbg !134
	%482 = icmp ugt i64 %478, %p6, !dbg !134
	%483 = icmp uge i64 %p11, %479, !dbg !134
	%484 = or i1 %482, %483, !dbg !134
	br i1 %484, label %b26_fail6, label %b26_ok6, !dbg !134, !prof !21

b26_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !134, !range !48
	%486 = mul i32 %481, %485, !dbg !134
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !134
	%488 = sext i32 %487 to i64, !dbg !134
	%489 = sext i32 %486 to i64, !dbg !134
	%490 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !134
	%491 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !134
	%492 = icmp ne i64 %488, %489, !dbg !134
	br i1 %492, label %b26_fail8, label %b26_ok8, !dbg !134, !prof !21

b26_ok8:
	call void @gpuc_get_tile_block(i8* %490, i8* %491, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %480), !dbg !134
	br label %b29, !dbg !134

b27:
	%493 = icmp eq i64 %p0, 3, !dbg !135
	br i1 %493, label %b28, label %b29, !dbg !135

b28:
	%494 = sub i64 %p7, %p10, !dbg !136
	%495 = sub i64 %p8, %p10, !dbg !136
	%496 = sub i64 %p9, 1, !dbg !136
	%497 = icmp slt i64 %p9, 0, !dbg !136
	%498 = icmp slt i64 %p10, 0, !dbg !136
	%499 = icmp slt i64 %494, 0, !dbg !136
	%500 = icmp slt i64 %495, 0, !dbg !136
	%501 = or i1 %497, %498, !dbg !136
	%502 = or i1 %501, %499, !dbg !136
	%503 = or i1 %502, %500, !dbg !136
	br i1 %503, label %b28_fail1, label %b28_ok1, !dbg !136, !prof !21

b28_ok1:
	%504 = call i64 @llvm.nvvm.mulhi.ull(i64 %496, i64 %p7), !dbg !136
	%505 = mul i64 %496, %p7, !dbg !136
	%506 = sub i64 %p10, 1, !dbg !136
	%507 = sub i64 9223372036854775807, %506, !dbg !136
	%508 = icmp ult i64 %505, %507, !dbg !136
	%509 = add i64 %505, %p10, !dbg !136
	%510 = select i1 %508, i64 %509, i64 9223372036854775807, !dbg !136
	%511 = icmp eq i64 %504, 0, !dbg !136
	%512 = select i1 %511, i64 %510, i64 9223372036854775807, !dbg !136
	%513 = icmp eq i64 %p9, 0, !dbg !136
	%514 = select i1 %513, i64 0, i64 %512, !dbg !136
	%515 = icmp eq i64 %p10, 0, !dbg !136
	%516 = select i1 %515, i64 0, i64 %514, !dbg !136
	%517 = icmp ugt i64 %516, %p4, !dbg !136
	br i1 %517, label %b28_fail5, label %b28_ok5, !dbg !136, !prof !21

b28_ok5:
	%518 = call i64 @llvm.nvvm.mulhi.ull(i64 %496, i64 %p8), !dbg !136
	%519 = mul i64 %496, %p8, !dbg !136
	%520 = icmp ult i64 %519, %507, !dbg !136
	%521 = add i64 %519, %p10, !dbg !136
	%522 = select i1 %520, i64 %521, i64 9223372036854775807, !dbg !136
	%523 = icmp eq i64 %518, 0, !dbg !136
	%524 = select i1 %523, i64 %522, i64 9223372036854775807, !dbg !136
	%525 = select i1 %513, i64 0, i64 %524, !dbg !136
	%526 = select i1 %515, i64 0, i64 %525, !dbg !136
	%527 = sext i32 %13 to i64, !dbg !136
	%528 = trunc i64 %p11 to i32, !dbg !136
	%529 = mul i32 %5, %6, !dbg !136
	%530 = icmp ugt i64 %526, %p6, !dbg !136
	%531 = icmp uge i64 %p11, %527, !dbg !136
	%532 = or i1 %530, %531, !dbg !136
	br i1 %532, label %b28_fail6, label %b28_ok6, !dbg !136, !prof !21

b28_ok6:
	%533 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !48
	%534 = mul i32 %529, %533, !dbg !136
	%535 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !136
	%536 = sext i32 %535 to i64, !dbg !136
	%537 = sext i32 %534 to i64, !dbg !136
	%538 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !136
	%539 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !136
	%540 = icmp ne i64 %536, %537, !dbg !136
	br i1 %540, label %b28_fail8, label %b28_ok8, !dbg !136, !prof !21

b28_ok8:
	call void @gpuc_get_tile_nbi_block(i8* %538, i8* %539, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %528), !dbg !136
	br label %b29, !dbg !136

b29:
	ret void, !dbg !99

b3_fail1:
	%541 = icmp slt i64 %p9, 0, !dbg !104
	br i1 %541, label %b3_fail2, label %b3_ok2, !dbg !104

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !104
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_ok2:
	%542 = icmp slt i64 %p10, 0, !dbg !104
	br i1 %542, label %b3_fail3, label %b3_ok3, !dbg !104

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !104
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_ok3:
	%543 = icmp slt i64 %16, 0, !dbg !104
	br i1 %543, label %b3_fail4, label %b3_ok4, !dbg !104

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !104
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !104
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !104
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_fail6:
	%544 = icmp ugt i64 %48, %p6, !dbg !104
	br i1 %544, label %b3_fail7, label %b3_ok7, !dbg !104

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !104
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !104
	ret void, !dbg !104

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !104
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !104
	ret void, !dbg !104

b5_fail1:
	%545 = icmp slt i64 %p9, 0, !dbg !108
	br i1 %545, label %b5_fail2, label %b5_ok2, !dbg !108

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !108
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_ok2:
	%546 = icmp slt i64 %p10, 0, !dbg !108
	br i1 %546, label %b5_fail3, label %b5_ok3, !dbg !108

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !108
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_ok3:
	%547 = icmp slt i64 %57, 0, !dbg !108
	br i1 %547, label %b5_fail4, label %b5_ok4, !dbg !108

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !108
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !108
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %79, i64 %p4), !dbg !108
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_fail6:
	%548 = icmp ugt i64 %89, %p6, !dbg !108
	br i1 %548, label %b5_fail7, label %b5_ok7, !dbg !108

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %89, i64 %p6), !dbg !108
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !108
	ret void, !dbg !108

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %90), !dbg !108
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !108
	ret void, !dbg !108

b7_fail1:
	%549 = icmp slt i64 %p9, 0, !dbg !110
	br i1 %549, label %b7_fail2, label %b7_ok2, !dbg !110

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_ok2:
	%550 = icmp slt i64 %p10, 0, !dbg !110
	br i1 %550, label %b7_fail3, label %b7_ok3, !dbg !110

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_ok3:
	%551 = icmp slt i64 %98, 0, !dbg !110
	br i1 %551, label %b7_fail4, label %b7_ok4, !dbg !110

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %120, i64 %p4), !dbg !110
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_fail6:
	%552 = icmp ugt i64 %130, %p6, !dbg !110
	br i1 %552, label %b7_fail7, label %b7_ok7, !dbg !110

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %130, i64 %p6), !dbg !110
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !110
	ret void, !dbg !110

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %131), !dbg !110
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !110
	ret void, !dbg !110

b9_fail1:
	%553 = icmp slt i64 %p9, 0, !dbg !112
	br i1 %553, label %b9_fail2, label %b9_ok2, !dbg !112

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_ok2:
	%554 = icmp slt i64 %p10, 0, !dbg !112
	br i1 %554, label %b9_fail3, label %b9_ok3, !dbg !112

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_ok3:
	%555 = icmp slt i64 %139, 0, !dbg !112
	br i1 %555, label %b9_fail4, label %b9_ok4, !dbg !112

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %161, i64 %p4), !dbg !112
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_fail6:
	%556 = icmp ugt i64 %171, %p6, !dbg !112
	br i1 %556, label %b9_fail7, label %b9_ok7, !dbg !112

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %171, i64 %p6), !dbg !112
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %172), !dbg !112
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !112
	ret void, !dbg !112

b13_fail1:
	%557 = icmp slt i64 %p9, 0, !dbg !119
	br i1 %557, label %b13_fail2, label %b13_ok2, !dbg !119

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_ok2:
	%558 = icmp slt i64 %p10, 0, !dbg !119
	br i1 %558, label %b13_fail3, label %b13_ok3, !dbg !119

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_ok3:
	%559 = icmp slt i64 %185, 0, !dbg !119
	br i1 %559, label %b13_fail4, label %b13_ok4, !dbg !119

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %207, i64 %p4), !dbg !119
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_fail6:
	%560 = icmp ugt i64 %217, %p6, !dbg !119
	br i1 %560, label %b13_fail7, label %b13_ok7, !dbg !119

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %217, i64 %p6), !dbg !119
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !119
	ret void, !dbg !119

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %218), !dbg !119
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !119
	ret void, !dbg !119

b15_fail1:
	%561 = icmp slt i64 %p9, 0, !dbg !121
	br i1 %561, label %b15_fail2, label %b15_ok2, !dbg !121

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_ok2:
	%562 = icmp slt i64 %p10, 0, !dbg !121
	br i1 %562, label %b15_fail3, label %b15_ok3, !dbg !121

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_ok3:
	%563 = icmp slt i64 %226, 0, !dbg !121
	br i1 %563, label %b15_fail4, label %b15_ok4, !dbg !121

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %248, i64 %p4), !dbg !121
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_fail6:
	%564 = icmp ugt i64 %258, %p6, !dbg !121
	br i1 %564, label %b15_fail7, label %b15_ok7, !dbg !121

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %258, i64 %p6), !dbg !121
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !121
	ret void, !dbg !121

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %259), !dbg !121
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !121
	ret void, !dbg !121

b17_fail1:
	%565 = icmp slt i64 %p9, 0, !dbg !123
	br i1 %565, label %b17_fail2, label %b17_ok2, !dbg !123

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_ok2:
	%566 = icmp slt i64 %p10, 0, !dbg !123
	br i1 %566, label %b17_fail3, label %b17_ok3, !dbg !123

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_ok3:
	%567 = icmp slt i64 %267, 0, !dbg !123
	br i1 %567, label %b17_fail4, label %b17_ok4, !dbg !123

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %289, i64 %p4), !dbg !123
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_fail6:
	%568 = icmp ugt i64 %299, %p6, !dbg !123
	br i1 %568, label %b17_fail7, label %b17_ok7, !dbg !123

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %299, i64 %p6), !dbg !123
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !123
	ret void, !dbg !123

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %300), !dbg !123
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !123
	ret void, !dbg !123

b19_fail1:
	%569 = icmp slt i64 %p9, 0, !dbg !125
	br i1 %569, label %b19_fail2, label %b19_ok2, !dbg !125

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !125
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_ok2:
	%570 = icmp slt i64 %p10, 0, !dbg !125
	br i1 %570, label %b19_fail3, label %b19_ok3, !dbg !125

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !125
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_ok3:
	%571 = icmp slt i64 %308, 0, !dbg !125
	br i1 %571, label %b19_fail4, label %b19_ok4, !dbg !125

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !125
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !125
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %330, i64 %p4), !dbg !125
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_fail6:
	%572 = icmp ugt i64 %340, %p6, !dbg !125
	br i1 %572, label %b19_fail7, label %b19_ok7, !dbg !125

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %340, i64 %p6), !dbg !125
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !125
	ret void, !dbg !125

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %341), !dbg !125
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !125
	ret void, !dbg !125

b22_fail1:
	%573 = icmp slt i64 %p9, 0, !dbg !130
	br i1 %573, label %b22_fail2, label %b22_ok2, !dbg !130

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_ok2:
	%574 = icmp slt i64 %p10, 0, !dbg !130
	br i1 %574, label %b22_fail3, label %b22_ok3, !dbg !130

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_ok3:
	%575 = icmp slt i64 %350, 0, !dbg !130
	br i1 %575, label %b22_fail4, label %b22_ok4, !dbg !130

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %372, i64 %p4), !dbg !130
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_fail6:
	%576 = icmp ugt i64 %382, %p6, !dbg !130
	br i1 %576, label %b22_fail7, label %b22_ok7, !dbg !130

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %382, i64 %p6), !dbg !130
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %383), !dbg !130
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !130
	ret void, !dbg !130

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %392, i64 %393), !dbg !130
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !130
	ret void, !dbg !130

b24_fail1:
	%577 = icmp slt i64 %p9, 0, !dbg !132
	br i1 %577, label %b24_fail2, label %b24_ok2, !dbg !132

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_ok2:
	%578 = icmp slt i64 %p10, 0, !dbg !132
	br i1 %578, label %b24_fail3, label %b24_ok3, !dbg !132

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_ok3:
	%579 = icmp slt i64 %398, 0, !dbg !132
	br i1 %579, label %b24_fail4, label %b24_ok4, !dbg !132

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %420, i64 %p4), !dbg !132
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_fail6:
	%580 = icmp ugt i64 %430, %p6, !dbg !132
	br i1 %580, label %b24_fail7, label %b24_ok7, !dbg !132

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %430, i64 %p6), !dbg !132
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %431), !dbg !132
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !132
	ret void, !dbg !132

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %440, i64 %441), !dbg !132
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !132
	ret void, !dbg !132

b26_fail1:
	%581 = icmp slt i64 %p9, 0, !dbg !134
	br i1 %581, label %b26_fail2, label %b26_ok2, !dbg !134

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !134
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_ok2:
	%582 = icmp slt i64 %p10, 0, !dbg !134
	br i1 %582, label %b26_fail3, label %b26_ok3, !dbg !134

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !134
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_ok3:
	%583 = icmp slt i64 %446, 0, !dbg !134
	br i1 %583, label %b26_fail4, label %b26_ok4, !dbg !134

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !134
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !134
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %468, i64 %p4), !dbg !134
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_fail6:
	%584 = icmp ugt i64 %478, %p6, !dbg !134
	br i1 %584, label %b26_fail7, label %b26_ok7, !dbg !134

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %478, i64 %p6), !dbg !134
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %479), !dbg !134
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !134
	ret void, !dbg !134

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %488, i64 %489), !dbg !134
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !134
	ret void, !dbg !134

b28_fail1:
	%585 = icmp slt i64 %p9, 0, !dbg !136
	br i1 %585, label %b28_fail2, label %b28_ok2, !dbg !136

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !136
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_ok2:
	%586 = icmp slt i64 %p10, 0, !dbg !136
	br i1 %586, label %b28_fail3, label %b28_ok3, !dbg !136

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !136
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_ok3:
	%587 = icmp slt i64 %494, 0, !dbg !136
	br i1 %587, label %b28_fail4, label %b28_ok4, !dbg !136

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !136
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !136
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %516, i64 %p4), !dbg !136
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_fail6:
	%588 = icmp ugt i64 %526, %p6, !dbg !136
	br i1 %588, label %b28_fail7, label %b28_ok7, !dbg !136

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %526, i64 %p6), !dbg !136
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %527), !dbg !136
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !136
	ret void, !dbg !136

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %536, i64 %537), !dbg !136
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !136
	ret void, !dbg !136
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !137 {
entry:
	br label %b0, !dbg !138

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !138
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !138
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !141, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !141, !range !14
	%7 = mul i32 %6, %4, !dbg !141
	%8 = add i32 %3, %7, !dbg !141
	%9 = mul i32 %5, %8, !dbg !141
	%10 = add i32 %2, %9, !dbg !141
	%11 = sext i32 %10 to i64, !dbg !141
	%12 = icmp eq i64 %p1, 0, !dbg !142
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !145
	br i1 %12, label %b1, label %b10, !dbg !142

b1:
	%14 = icmp eq i64 %11, 0, !dbg !146
	br i1 %14, label %b2, label %b10, !dbg !146

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !147
	br i1 %15, label %b3, label %b4, !dbg !147

b3:
	%16 = sub i64 %p7, %p10, !dbg !145
	%17 = sub i64 %p8, %p10, !dbg !145
	%18 = sub i64 %p9, 1, !dbg !145
	%19 = icmp slt i64 %p9, 0, !dbg !145
	%20 = icmp slt i64 %p10, 0, !dbg !145
	%21 = icmp slt i64 %16, 0, !dbg !145
	%22 = icmp slt i64 %17, 0, !dbg !145
	%23 = or i1 %19, %20, !dbg !145
	%24 = or i1 %23, %21, !dbg !145
	%25 = or i1 %24, %22, !dbg !145
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !145, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !145
	%27 = mul i64 %18, %p7, !dbg !145
	%28 = sub i64 %p10, 1, !dbg !145
	%29 = sub i64 9223372036854775807, %28, !dbg !145
	%30 = icmp ult i64 %27, %29, !dbg !145
	%31 = add i64 %27, %p10, !dbg !145
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !145
	%33 = icmp eq i64 %26, 0, !dbg !145
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !145
	%35 = icmp eq i64 %p9, 0, !dbg !145
	%36 = select i1 %35, i64 0, i64 %34, !dbg !145
	%37 = icmp eq i64 %p10, 0, !dbg !145
	%38 = select i1 %37, i64 0, i64 %36, !dbg !145
	%39 = icmp ugt i64 %38, %p4, !dbg !145
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !145, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !145
	%41 = mul i64 %18, %p8, !dbg !145
	%42 = icmp ult i64 %41, %29, !dbg !145
	%43 = add i64 %41, %p10, !dbg !145
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !145
	%45 = icmp eq i64 %40, 0, !dbg !145
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !145
	%47 = select i1 %35, i64 0, i64 %46, !dbg !145
	%48 = select i1 %37, i64 0, i64 %47, !dbg !145
	%49 = sext i32 %13 to i64, !dbg !145
	%50 = mul i64 %p7, 2, !dbg !145
	%51 = mul i64 %p8, 2, !dbg !145
	%52 = mul i64 %p10, 2, !dbg !145
	%53 = trunc i64 %p11 to i32, !dbg !145
	%54 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !145
	%55 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !145
	%56 = icmp ugt i64 %48, %p6, !dbg !145
	%57 = icmp uge i64 %p11, %49, !dbg !145
	%58 = or i1 %56, %57, !dbg !145
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !145, !prof !21

b3_ok6:
	%59 = bitcast i16* %54 to i8*, !dbg !145
	%60 = bitcast i16* %55 to i8*, !dbg !145
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !145
	br label %b29, !dbg !145

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !148
	br i1 %61, label %b5, label %b6, !dbg !148

b5:
	%62 = sub i64 %p7, %p10, !dbg !149
	%63 = sub i64 %p8, %p10, !dbg !149
	%64 = sub i64 %p9, 1, !dbg !149
	%65 = icmp slt i64 %p9, 0, !dbg !149
	%66 = icmp slt i64 %p10, 0, !dbg !149
	%67 = icmp slt i64 %62, 0, !dbg !149
	%68 = icmp slt i64 %63, 0, !dbg !149
	%69 = or i1 %65, %66, !dbg !149
	%70 = or i1 %69, %67, !dbg !149
	%71 = or i1 %70, %68, !dbg !149
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !149, !prof !21

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !149
	%73 = mul i64 %64, %p7, !dbg !149
	%74 = sub i64 %p10, 1, !dbg !149
	%75 = sub i64 9223372036854775807, %74, !dbg !149
	%76 = icmp ult i64 %73, %75, !dbg !149
	%77 = add i64 %73, %p10, !dbg !149
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !149
	%79 = icmp eq i64 %72, 0, !dbg !149
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !149
	%81 = icmp eq i64 %p9, 0, !dbg !149
	%82 = select i1 %81, i64 0, i64 %80, !dbg !149
	%83 = icmp eq i64 %p10, 0, !dbg !149
	%84 = select i1 %83, i64 0, i64 %82, !dbg !149
	%85 = icmp ugt i64 %84, %p4, !dbg !149
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !149, !prof !21

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !149
	%87 = mul i64 %64, %p8, !dbg !149
	%88 = icmp ult i64 %87, %75, !dbg !149
	%89 = add i64 %87, %p10, !dbg !149
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !149
	%91 = icmp eq i64 %86, 0, !dbg !149
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !149
	%93 = select i1 %81, i64 0, i64 %92, !dbg !149
	%94 = select i1 %83, i64 0, i64 %93, !dbg !149
	%95 = sext i32 %13 to i64, !dbg !149
	%96 = mul i64 %p7, 2, !dbg !149
	%97 = mul i64 %p8, 2, !dbg !149
	%98 = mul i64 %p10, 2, !dbg !149
	%99 = trunc i64 %p11 to i32, !dbg !149
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !149
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !149
	%102 = icmp ugt i64 %94, %p6, !dbg !149
	%103 = icmp uge i64 %p11, %95, !dbg !149
	%104 = or i1 %102, %103, !dbg !149
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !149, !prof !21

b5_ok6:
	%105 = bitcast i16* %100 to i8*, !dbg !149
	%106 = bitcast i16* %101 to i8*, !dbg !149
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !149
	br label %b29, !dbg !149

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !150
	br i1 %107, label %b7, label %b8, !dbg !150

b7:
	%108 = sub i64 %p7, %p10, !dbg !151
	%109 = sub i64 %p8, %p10, !dbg !151
	%110 = sub i64 %p9, 1, !dbg !151
	%111 = icmp slt i64 %p9, 0, !dbg !151
	%112 = icmp slt i64 %p10, 0, !dbg !151
	%113 = icmp slt i64 %108, 0, !dbg !151
	%114 = icmp slt i64 %109, 0, !dbg !151
	%115 = or i1 %111, %112, !dbg !151
	%116 = or i1 %115, %113, !dbg !151
	%117 = or i1 %116, %114, !dbg !151
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !151, !prof !21

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !151
	%119 = mul i64 %110, %p7, !dbg !151
	%120 = sub i64 %p10, 1, !dbg !151
	%121 = sub i64 9223372036854775807, %120, !dbg !151
	%122 = icmp ult i64 %119, %121, !dbg !151
	%123 = add i64 %119, %p10, !dbg !151
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !151
	%125 = icmp eq i64 %118, 0, !dbg !151
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !151
	%127 = icmp eq i64 %p9, 0, !dbg !151
	%128 = select i1 %127, i64 0, i64 %126, !dbg !151
	%129 = icmp eq i64 %p10, 0, !dbg !151
	%130 = select i1 %129, i64 0, i64 %128, !dbg !151
	%131 = icmp ugt i64 %130, %p4, !dbg !151
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !151, !prof !21

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !151
	%133 = mul i64 %110, %p8, !dbg !151
	%134 = icmp ult i64 %133, %121, !dbg !151
	%135 = add i64 %133, %p10, !dbg !151
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !151
	%137 = icmp eq i64 %132, 0, !dbg !151
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !151
	%139 = select i1 %127, i64 0, i64 %138, !dbg !151
	%140 = select i1 %129, i64 0, i64 %139, !dbg !151
	%141 = sext i32 %13 to i64, !dbg !151
	%142 = mul i64 %p7, 2, !dbg !151
	%143 = mul i64 %p8, 2, !dbg !151
	%144 = mul i64 %p10, 2, !dbg !151
	%145 = trunc i64 %p11 to i32, !dbg !151
	%146 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !151
	%147 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !151
	%148 = icmp ugt i64 %140, %p6, !dbg !151
	%149 = icmp uge i64 %p11, %141, !dbg !151
	%150 = or i1 %148, %149, !dbg !151
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !151, !prof !21

b7_ok6:
	%151 = bitcast i16* %146 to i8*, !dbg !151
	%152 = bitcast i16* %147 to i8*, !dbg !151
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !151
	br label %b29, !dbg !151

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !152
	br i1 %153, label %b9, label %b29, !dbg !152

b9:
	%154 = sub i64 %p7, %p10, !dbg !153
	%155 = sub i64 %p8, %p10, !dbg !153
	%156 = sub i64 %p9, 1, !dbg !153
	%157 = icmp slt i64 %p9, 0, !dbg !153
	%158 = icmp slt i64 %p10, 0, !dbg !153
	%159 = icmp slt i64 %154, 0, !dbg !153
	%160 = icmp slt i64 %155, 0, !dbg !153
	%161 = or i1 %157, %158, !dbg !153
	%162 = or i1 %161, %159, !dbg !153
	%163 = or i1 %162, %160, !dbg !153
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !153, !prof !21

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !153
	%165 = mul i64 %156, %p7, !dbg !153
	%166 = sub i64 %p10, 1, !dbg !153
	%167 = sub i64 9223372036854775807, %166, !dbg !153
	%168 = icmp ult i64 %165, %167, !dbg !153
	%169 = add i64 %165, %p10, !dbg !153
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !153
	%171 = icmp eq i64 %164, 0, !dbg !153
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !153
	%173 = icmp eq i64 %p9, 0, !dbg !153
	%174 = select i1 %173, i64 0, i64 %172, !dbg !153
	%175 = icmp eq i64 %p10, 0, !dbg !153
	%176 = select i1 %175, i64 0, i64 %174, !dbg !153
	%177 = icmp ugt i64 %176, %p4, !dbg !153
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !153, !prof !21

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !153
	%179 = mul i64 %156, %p8, !dbg !153
	%180 = icmp ult i64 %179, %167, !dbg !153
	%181 = add i64 %179, %p10, !dbg !153
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !153
	%183 = icmp eq i64 %178, 0, !dbg !153
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !153
	%185 = select i1 %173, i64 0, i64 %184, !dbg !153
	%186 = select i1 %175, i64 0, i64 %185, !dbg !153
	%187 = sext i32 %13 to i64, !dbg !153
	%188 = mul i64 %p7, 2, !dbg !153
	%189 = mul i64 %p8, 2, !dbg !153
	%190 = mul i64 %p10, 2, !dbg !153
	%191 = trunc i64 %p11 to i32, !dbg !153
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !153
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !153
	%194 = icmp ugt i64 %186, %p6, !dbg !153
	%195 = icmp uge i64 %p11, %187, !dbg !153
	%196 = or i1 %194, %195, !dbg !153
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !153, !prof !21

b9_ok6:
	%197 = bitcast i16* %192 to i8*, !dbg !153
	%198 = bitcast i16* %193 to i8*, !dbg !153
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !153
	br label %b29, !dbg !153

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !154
	br i1 %199, label %b11, label %b20, !dbg !154

b11:
	%200 = trunc i64 %11 to i32, !dbg !155
	%201 = udiv i32 %200, 32, !dbg !155
	%202 = zext i32 %201 to i64, !dbg !155
	%203 = icmp eq i64 %202, %p2, !dbg !156
	br i1 %203, label %b12, label %b20, !dbg !156

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !159
	br i1 %204, label %b13, label %b14, !dbg !159

b13:
	%205 = sub i64 %p7, %p10, !dbg !160
	%206 = sub i64 %p8, %p10, !dbg !160
	%207 = sub i64 %p9, 1, !dbg !160
	%208 = icmp slt i64 %p9, 0, !dbg !160
	%209 = icmp slt i64 %p10, 0, !dbg !160
	%210 = icmp slt i64 %205, 0, !dbg !160
	%211 = icmp slt i64 %206, 0, !dbg !160
	%212 = or i1 %208, %209, !dbg !160
	%213 = or i1 %212, %210, !dbg !160
	%214 = or i1 %213, %211, !dbg !160
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !160, !prof !21

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !160
	%216 = mul i64 %207, %p7, !dbg !160
	%217 = sub i64 %p10, 1, !dbg !160
	%218 = sub i64 9223372036854775807, %217, !dbg !160
	%219 = icmp ult i64 %216, %218, !dbg !160
	%220 = add i64 %216, %p10, !dbg !160
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !160
	%222 = icmp eq i64 %215, 0, !dbg !160
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !160
	%224 = icmp eq i64 %p9, 0, !dbg !160
	%225 = select i1 %224, i64 0, i64 %223, !dbg !160
	%226 = icmp eq i64 %p10, 0, !dbg !160
	%227 = select i1 %226, i64 0, i64 %225, !dbg !160
	%228 = icmp ugt i64 %227, %p4, !dbg !160
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !160, !prof !21

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !160
	%230 = mul i64 %207, %p8, !dbg !160
	%231 = icmp ult i64 %230, %218, !dbg !160
	%232 = add i64 %230, %p10, !dbg !160
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !160
	%234 = icmp eq i64 %229, 0, !dbg !160
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !160
	%236 = select i1 %224, i64 0, i64 %235, !dbg !160
	%237 = select i1 %226, i64 0, i64 %236, !dbg !160
	%238 = sext i32 %13 to i64, !dbg !160
	%239 = mul i64 %p7, 2, !dbg !160
	%240 = mul i64 %p8, 2, !dbg !160
	%241 = mul i64 %p10, 2, !dbg !160
	%242 = trunc i64 %p11 to i32, !dbg !160
	%243 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !160
	%244 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !160
	%245 = icmp ugt i64 %237, %p6, !dbg !160
	%246 = icmp uge i64 %p11, %238, !dbg !160
	%247 = or i1 %245, %246, !dbg !160
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !160, !prof !21

b13_ok6:
	%248 = bitcast i16* %243 to i8*, !dbg !160
	%249 = bitcast i16* %244 to i8*, !dbg !160
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !160
	br label %b29, !dbg !160

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !161
	br i1 %250, label %b15, label %b16, !dbg !161

b15:
	%251 = sub i64 %p7, %p10, !dbg !162
	%252 = sub i64 %p8, %p10, !dbg !162
	%253 = sub i64 %p9, 1, !dbg !162
	%254 = icmp slt i64 %p9, 0, !dbg !162
	%255 = icmp slt i64 %p10, 0, !dbg !162
	%256 = icmp slt i64 %251, 0, !dbg !162
	%257 = icmp slt i64 %252, 0, !dbg !162
	%258 = or i1 %254, %255, !dbg !162
	%259 = or i1 %258, %256, !dbg !162
	%260 = or i1 %259, %257, !dbg !162
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !162, !prof !21

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !162
	%262 = mul i64 %253, %p7, !dbg !162
	%263 = sub i64 %p10, 1, !dbg !162
	%264 = sub i64 9223372036854775807, %263, !dbg !162
	%265 = icmp ult i64 %262, %264, !dbg !162
	%266 = add i64 %262, %p10, !dbg !162
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !162
	%268 = icmp eq i64 %261, 0, !dbg !162
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !162
	%270 = icmp eq i64 %p9, 0, !dbg !162
	%271 = select i1 %270, i64 0, i64 %269, !dbg !162
	%272 = icmp eq i64 %p10, 0, !dbg !162
	%273 = select i1 %272, i64 0, i64 %271, !dbg !162
	%274 = icmp ugt i64 %273, %p4, !dbg !162
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !162, !prof !21

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !162
	%276 = mul i64 %253, %p8, !dbg !162
	%277 = icmp ult i64 %276, %264, !dbg !162
	%278 = add i64 %276, %p10, !dbg !162
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !162
	%280 = icmp eq i64 %275, 0, !dbg !162
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !162
	%282 = select i1 %270, i64 0, i64 %281, !dbg !162
	%283 = select i1 %272, i64 0, i64 %282, !dbg !162
	%284 = sext i32 %13 to i64, !dbg !162
	%285 = mul i64 %p7, 2, !dbg !162
	%286 = mul i64 %p8, 2, !dbg !162
	%287 = mul i64 %p10, 2, !dbg !162
	%288 = trunc i64 %p11 to i32, !dbg !162
	%289 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !162
	%290 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !162
	%291 = icmp ugt i64 %283, %p6, !dbg !162
	%292 = icmp uge i64 %p11, %284, !dbg !162
	%293 = or i1 %291, %292, !dbg !162
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !162, !prof !21

b15_ok6:
	%294 = bitcast i16* %289 to i8*, !dbg !162
	%295 = bitcast i16* %290 to i8*, !dbg !162
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !162
	br label %b29, !dbg !162

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !163
	br i1 %296, label %b17, label %b18, !dbg !163

b17:
	%297 = sub i64 %p7, %p10, !dbg !164
	%298 = sub i64 %p8, %p10, !dbg !164
	%299 = sub i64 %p9, 1, !dbg !164
	%300 = icmp slt i64 %p9, 0, !dbg !164
	%301 = icmp slt i64 %p10, 0, !dbg !164
	%302 = icmp slt i64 %297, 0, !dbg !164
	%303 = icmp slt i64 %298, 0, !dbg !164
	%304 = or i1 %300, %301, !dbg !164
	%305 = or i1 %304, %302, !dbg !164
	%306 = or i1 %305, %303, !dbg !164
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !164, !prof !21

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !164
	%308 = mul i64 %299, %p7, !dbg !164
	%309 = sub i64 %p10, 1, !dbg !164
	%310 = sub i64 9223372036854775807, %309, !dbg !164
	%311 = icmp ult i64 %308, %310, !dbg !164
	%312 = add i64 %308, %p10, !dbg !164
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !164
	%314 = icmp eq i64 %307, 0, !dbg !164
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !164
	%316 = icmp eq i64 %p9, 0, !dbg !164
	%317 = select i1 %316, i64 0, i64 %315, !dbg !164
	%318 = icmp eq i64 %p10, 0, !dbg !164
	%319 = select i1 %318, i64 0, i64 %317, !dbg !164
	%320 = icmp ugt i64 %319, %p4, !dbg !164
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !164, !prof !21

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !164
	%322 = mul i64 %299, %p8, !dbg !164
	%323 = icmp ult i64 %322, %310, !dbg !164
	%324 = add i64 %322, %p10, !dbg !164
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !164
	%326 = icmp eq i64 %321, 0, !dbg !164
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !164
	%328 = select i1 %316, i64 0, i64 %327, !dbg !164
	%329 = select i1 %318, i64 0, i64 %328, !dbg !164
	%330 = sext i32 %13 to i64, !dbg !164
	%331 = mul i64 %p7, 2, !dbg !164
	%332 = mul i64 %p8, 2, !dbg !164
	%333 = mul i64 %p10, 2, !dbg !164
	%334 = trunc i64 %p11 to i32, !dbg !164
	%335 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !164
	%336 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !164
	%337 = icmp ugt i64 %329, %p6, !dbg !164
	%338 = icmp uge i64 %p11, %330, !dbg !164
	%339 = or i1 %337, %338, !dbg !164
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !164, !prof !21

b17_ok6:
	%340 = bitcast i16* %335 to i8*, !dbg !164
	%341 = bitcast i16* %336 to i8*, !dbg !164
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !164
	br label %b29, !dbg !164

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !165
	br i1 %342, label %b19, label %b29, !dbg !165

b19:
	%343 = sub i64 %p7, %p10, !dbg !166
	%344 = sub i64 %p8, %p10, !dbg !166
	%345 = sub i64 %p9, 1, !dbg !166
	%346 = icmp slt i64 %p9, 0, !dbg !166
	%347 = icmp slt i64 %p10, 0, !dbg !166
	%348 = icmp slt i64 %343, 0, !dbg !166
	%349 = icmp slt i64 %344, 0, !dbg !166
	%350 = or i1 %346, %347, !dbg !166
	%351 = or i1 %350, %348, !dbg !166
	%352 = or i1 %351, %349, !dbg !166
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !166, !prof !21

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !166
	%354 = mul i64 %345, %p7, !dbg !166
	%355 = sub i64 %p10, 1, !dbg !166
	%356 = sub i64 9223372036854775807, %355, !dbg !166
	%357 = icmp ult i64 %354, %356, !dbg !166
	%358 = add i64 %354, %p10, !dbg !166
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !166
	%360 = icmp eq i64 %353, 0, !dbg !166
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !166
	%362 = icmp eq i64 %p9, 0, !dbg !166
	%363 = select i1 %362, i64 0, i64 %361, !dbg !166
	%364 = icmp eq i64 %p10, 0, !dbg !166
	%365 = select i1 %364, i64 0, i64 %363, !dbg !166
	%366 = icmp ugt i64 %365, %p4, !dbg !166
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !166, !prof !21

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !166
	%368 = mul i64 %345, %p8, !dbg !166
	%369 = icmp ult i64 %368, %356, !dbg !166
	%370 = add i64 %368, %p10, !dbg !166
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !166
	%372 = icmp eq i64 %367, 0, !dbg !166
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !166
	%374 = select i1 %362, i64 0, i64 %373, !dbg !166
	%375 = select i1 %364, i64 0, i64 %374, !dbg !166
	%376 = sext i32 %13 to i64, !dbg !166
	%377 = mul i64 %p7, 2, !dbg !166
	%378 = mul i64 %p8, 2, !dbg !166
	%379 = mul i64 %p10, 2, !dbg !166
	%380 = trunc i64 %p11 to i32, !dbg !166
	%381 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !166
	%382 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !166
	%383 = icmp ugt i64 %375, %p6, !dbg !166
	%384 = icmp uge i64 %p11, %376, !dbg !166
	%385 = or i1 %383, %384, !dbg !166
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !166, !prof !21

b19_ok6:
	%386 = bitcast i16* %381 to i8*, !dbg !166
	%387 = bitcast i16* %382 to i8*, !dbg !166
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !166
	br label %b29, !dbg !166

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !167
	br i1 %388, label %b21, label %b29, !dbg !167

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !170
	br i1 %389, label %b22, label %b23, !dbg !170

b22:
	%390 = sub i64 %p7, %p10, !dbg !171
	%391 = sub i64 %p8, %p10, !dbg !171
	%392 = sub i64 %p9, 1, !dbg !171
	%393 = icmp slt i64 %p9, 0, !dbg !171
	%394 = icmp slt i64 %p10, 0, !dbg !171
	%395 = icmp slt i64 %390, 0, !dbg !171
	%396 = icmp slt i64 %391, 0, !dbg !171
	%397 = or i1 %393, %394, !dbg !171
	%398 = or i1 %397, %395, !dbg !171
	%399 = or i1 %398, %396, !dbg !171
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !171, !prof !21

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !171
	%401 = mul i64 %392, %p7, !dbg !171
	%402 = sub i64 %p10, 1, !dbg !171
	%403 = sub i64 9223372036854775807, %402, !dbg !171
	%404 = icmp ult i64 %401, %403, !dbg !171
	%405 = add i64 %401, %p10, !dbg !171
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !171
	%407 = icmp eq i64 %400, 0, !dbg !171
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !171
	%409 = icmp eq i64 %p9, 0, !dbg !171
	%410 = select i1 %409, i64 0, i64 %408, !dbg !171
	%411 = icmp eq i64 %p10, 0, !dbg !171
	%412 = select i1 %411, i64 0, i64 %410, !dbg !171
	%413 = icmp ugt i64 %412, %p4, !dbg !171
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !171, !prof !21

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !171
	%415 = mul i64 %392, %p8, !dbg !171
	%416 = icmp ult i64 %415, %403, !dbg !171
	%417 = add i64 %415, %p10, !dbg !171
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !171
	%419 = icmp eq i64 %414, 0, !dbg !171
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !171
	%421 = select i1 %409, i64 0, i64 %420, !dbg !171
	%422 = select i1 %411, i64 0, i64 %421, !dbg !171
	%423 = sext i32 %13 to i64, !dbg !171
	%424 = mul i64 %p7, 2, !dbg !171
	%425 = mul i64 %p8, 2, !dbg !171
	%426 = mul i64 %p10, 2, !dbg !171
	%427 = trunc i64 %p11 to i32, !dbg !171
	%428 = mul i32 %5, %6, !dbg !171
	%429 = icmp ugt i64 %422, %p6, !dbg !171
	%430 = icmp uge i64 %p11, %423, !dbg !171
	%431 = or i1 %429, %430, !dbg !171
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !171, !prof !21

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !171, !range !48
	%433 = mul i32 %428, %432, !dbg !171
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !171
	%435 = sext i32 %434 to i64, !dbg !171
	%436 = sext i32 %433 to i64, !dbg !171
	%437 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !171
	%438 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !171
	%439 = icmp ne i64 %435, %436, !dbg !171
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !171, !prof !21

b22_ok8:
	%440 = bitcast i16* %437 to i8*, !dbg !171
	%441 = bitcast i16* %438 to i8*, !dbg !171
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !171
	br label %b29, !dbg !171

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !172
	br i1 %442, label %b24, label %b25, !dbg !172

b24:
	%443 = sub i64 %p7, %p10, !dbg !173
	%444 = sub i64 %p8, %p10, !dbg !173
	%445 = sub i64 %p9, 1, !dbg !173
	%446 = icmp slt i64 %p9, 0, !dbg !173
	%447 = icmp slt i64 %p10, 0, !dbg !173
	%448 = icmp slt i64 %443, 0, !dbg !173
	%449 = icmp slt i64 %444, 0, !dbg !173
	%450 = or i1 %446, %447, !dbg !173
	%451 = or i1 %450, %448, !dbg !173
	%452 = or i1 %451, %449, !dbg !173
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !173, !prof !21

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !173
	%454 = mul i64 %445, %p7, !dbg !173
	%455 = sub i64 %p10, 1, !dbg !173
	%456 = sub i64 9223372036854775807, %455, !dbg !173
	%457 = icmp ult i64 %454, %456, !dbg !173
	%458 = add i64 %454, %p10, !dbg !173
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !173
	%460 = icmp eq i64 %453, 0, !dbg !173
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !173
	%462 = icmp eq i64 %p9, 0, !dbg !173
	%463 = select i1 %462, i64 0, i64 %461, !dbg !173
	%464 = icmp eq i64 %p10, 0, !dbg !173
	%465 = select i1 %464, i64 0, i64 %463, !dbg !173
	%466 = icmp ugt i64 %465, %p4, !dbg !173
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !173, !prof !21

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !173
	%468 = mul i64 %445, %p8, !dbg !173
	%469 = icmp ult i64 %468, %456, !dbg !173
	%470 = add i64 %468, %p10, !dbg !173
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !173
	%472 = icmp eq i64 %467, 0, !dbg !173
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !173
	%474 = select i1 %462, i64 0, i64 %473, !dbg !173
	%475 = select i1 %464, i64 0, i64 %474, !dbg !173
	%476 = sext i32 %13 to i64, !dbg !173
	%477 = mul i64 %p7, 2, !dbg !173
	%478 = mul i64 %p8, 2, !dbg !173
	%479 = mul i64 %p10, 2, !dbg !173
	%480 = trunc i64 %p11 to i32, !dbg !173
	%481 = mul i32 %5, %6, !dbg !173
	%482 = icmp ugt i64 %475, %p6, !dbg !173
	%483 = icmp uge i64 %p11, %476, !dbg !173
	%484 = or i1 %482, %483, !dbg !173
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !173, !prof !21

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !48
	%486 = mul i32 %481, %485, !dbg !173
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !173
	%488 = sext i32 %487 to i64, !dbg !173
	%489 = sext i32 %486 to i64, !dbg !173
	%490 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !173
	%491 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !173
	%492 = icmp ne i64 %488, %489, !dbg !173
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !173, !prof !21

b24_ok8:
	%493 = bitcast i16* %490 to i8*, !dbg !173
	%494 = bitcast i16* %491 to i8*, !dbg !173
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !173
	br label %b29, !dbg !173

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !174
	br i1 %495, label %b26, label %b27, !dbg !174

b26:
	%496 = sub i64 %p7, %p10, !dbg !175
	%497 = sub i64 %p8, %p10, !dbg !175
	%498 = sub i64 %p9, 1, !dbg !175
	%499 = icmp slt i64 %p9, 0, !dbg !175
	%500 = icmp slt i64 %p10, 0, !dbg !175
	%501 = icmp slt i64 %496, 0, !dbg !175
	%502 = icmp slt i64 %497, 0, !dbg !175
	%503 = or i1 %499, %500, !dbg !175
	%504 = or i1 %503, %501, !dbg !175
	%505 = or i1 %504, %502, !dbg !175
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !175, !prof !21

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !175
	%507 = mul i64 %498, %p7, !dbg !175
	%508 = sub i64 %p10, 1, !dbg !175
	%509 = sub i64 9223372036854775807, %508, !dbg !175
	%510 = icmp ult i64 %507, %509, !dbg !175
	%511 = add i64 %507, %p10, !dbg !175
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !175
	%513 = icmp eq i64 %506, 0, !dbg !175
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !175
	%515 = icmp eq i64 %p9, 0, !dbg !175
	%516 = select i1 %515, i64 0, i64 %514, !dbg !175
	%517 = icmp eq i64 %p10, 0, !dbg !175
	%518 = select i1 %517, i64 0, i64 %516, !dbg !175
	%519 = icmp ugt i64 %518, %p4, !dbg !175
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !175, !prof !21

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !175
	%521 = mul i64 %498, %p8, !dbg !175
	%522 = icmp ult i64 %521, %509, !dbg !175
	%523 = add i64 %521, %p10, !dbg !175
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !175
	%525 = icmp eq i64 %520, 0, !dbg !175
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !175
	%527 = select i1 %515, i64 0, i64 %526, !dbg !175
	%528 = select i1 %517, i64 0, i64 %527, !dbg !175
	%529 = sext i32 %13 to i64, !dbg !175
	%530 = mul i64 %p7, 2, !dbg !175
	%531 = mul i64 %p8, 2, !dbg !175
	%532 = mul i64 %p10, 2, !dbg !175
	%533 = trunc i64 %p11 to i32, !dbg !175
	%534 = mul i32 %5, %6, !dbg !175
	%535 = icmp ugt i64 %528, %p6, !dbg !175
	%536 = icmp uge i64 %p11, %529, !dbg !175
	%537 = or i1 %535, %536, !dbg !175
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !175, !prof !21

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !48
	%539 = mul i32 %534, %538, !dbg !175
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !175
	%541 = sext i32 %540 to i64, !dbg !175
	%542 = sext i32 %539 to i64, !dbg !175
	%543 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !175
	%544 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !175
	%545 = icmp ne i64 %541, %542, !dbg !175
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !175, !prof !21

b26_ok8:
	%546 = bitcast i16* %543 to i8*, !dbg !175
	%547 = bitcast i16* %544 to i8*, !dbg !175
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !175
	br label %b29, !dbg !175

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !176
	br i1 %548, label %b28, label %b29, !dbg !176

b28:
	%549 = sub i64 %p7, %p10, !dbg !177
	%550 = sub i64 %p8, %p10, !dbg !177
	%551 = sub i64 %p9, 1, !dbg !177
	%552 = icmp slt i64 %p9, 0, !dbg !177
	%553 = icmp slt i64 %p10, 0, !dbg !177
	%554 = icmp slt i64 %549, 0, !dbg !177
	%555 = icmp slt i64 %550, 0, !dbg !177
	%556 = or i1 %552, %553, !dbg !177
	%557 = or i1 %556, %554, !dbg !177
	%558 = or i1 %557, %555, !dbg !177
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !177, !prof !21

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !177
	%560 = mul i64 %551, %p7, !dbg !177
	%561 = sub i64 %p10, 1, !dbg !177
	%562 = sub i64 9223372036854775807, %561, !dbg !177
	%563 = icmp ult i64 %560, %562, !dbg !177
	%564 = add i64 %560, %p10, !dbg !177
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !177
	%566 = icmp eq i64 %559, 0, !dbg !177
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !177
	%568 = icmp eq i64 %p9, 0, !dbg !177
	%569 = select i1 %568, i64 0, i64 %567, !dbg !177
	%570 = icmp eq i64 %p10, 0, !dbg !177
	%571 = select i1 %570, i64 0, i64 %569, !dbg !177
	%572 = icmp ugt i64 %571, %p4, !dbg !177
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !177, !prof !21

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !177
	%574 = mul i64 %551, %p8, !dbg !177
	%575 = icmp ult i64 %574, %562, !dbg !177
	%576 = add i64 %574, %p10, !dbg !177
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !177
	%578 = icmp eq i64 %573, 0, !dbg !177
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !177
	%580 = select i1 %568, i64 0, i64 %579, !dbg !177
	%581 = select i1 %570, i64 0, i64 %580, !dbg !177
	%582 = sext i32 %13 to i64, !dbg !177
	%583 = mul i64 %p7, 2, !dbg !177
	%584 = mul i64 %p8, 2, !dbg !177
	%585 = mul i64 %p10, 2, !dbg !177
	%586 = trunc i64 %p11 to i32, !dbg !177
	%587 = mul i32 %5, %6, !dbg !177
	%588 = icmp ugt i64 %581, %p6, !dbg !177
	%589 = icmp uge i64 %p11, %582, !dbg !177
	%590 = or i1 %588, %589, !dbg !177
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !177, !prof !21

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !177, !range !48
	%592 = mul i32 %587, %591, !dbg !177
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !177
	%594 = sext i32 %593 to i64, !dbg !177
	%595 = sext i32 %592 to i64, !dbg !177
	%596 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !177
	%597 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !177
	%598 = icmp ne i64 %594, %595, !dbg !177
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !177, !prof !21

b28_ok8:
	%599 = bitcast i16* %596 to i8*, !dbg !177
	%600 = bitcast i16* %597 to i8*, !dbg !177
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !177
	br label %b29, !dbg !177

b29:
	ret void, !dbg !140

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !145
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !145

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !145
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !145

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !145
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !145

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !145
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !145
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !145

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !145
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !145
	ret void, !dbg !145

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !145
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !145
	ret void, !dbg !145

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !149
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !149

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !149
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !149

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !149
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !149

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !149
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !149
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !149

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !149
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !149
	ret void, !dbg !149

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !149
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !149
	ret void, !dbg !149

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !151
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !151

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !151
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !151

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !151
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !151

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !151
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !151
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !151

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !151
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !151
	ret void, !dbg !151

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !151
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !151
	ret void, !dbg !151

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !153
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !153

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !153
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !153
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !153

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !153
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !153
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !153

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !153
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !153
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !153
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !153
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !153

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !153
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !153
	ret void, !dbg !153

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !153
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !153
	ret void, !dbg !153

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !160
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !160

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !160
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !160
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !160

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !160
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !160
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !160

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !160
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !160
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !160
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !160
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !160

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !160
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !160
	ret void, !dbg !160

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !160
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !160
	ret void, !dbg !160

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !162
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !162

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !162
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !162
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !162

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !162
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !162
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !162

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !162
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !162
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !162
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !162
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !162

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !162
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !162
	ret void, !dbg !162

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !162
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !162
	ret void, !dbg !162

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !164
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !164

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !164
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !164
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !164

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !164
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !164
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !164

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !164
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !164
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !164
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !164
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !164

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !164
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !164
	ret void, !dbg !164

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !164
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !164
	ret void, !dbg !164

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !166
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !166

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !166
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !166

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !166
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !166

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !166
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !166
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !166

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !166
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !166
	ret void, !dbg !166

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !166
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !166
	ret void, !dbg !166

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !171
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !171

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !171
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !171

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !171
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !171

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !171
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !171
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !171

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !171
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !171
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !171
	ret void, !dbg !171

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %435, i64 %436), !dbg !171
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !171
	ret void, !dbg !171

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !173
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !173

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !173
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !173

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !173
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !173

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !173
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !173
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !173

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !173
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !173
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !173
	ret void, !dbg !173

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %488, i64 %489), !dbg !173
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !173
	ret void, !dbg !173

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !175
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !175

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !175
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !175
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !175

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !175
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !175
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !175

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !175
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !175
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !175
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !175
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !175

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !175
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !175
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !175
	ret void, !dbg !175

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %541, i64 %542), !dbg !175
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !175
	ret void, !dbg !175

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !177
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !177

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !177
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !177

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !177
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !177

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !177
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !177
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !177

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !177
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !177
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !177
	ret void, !dbg !177

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %594, i64 %595), !dbg !177
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !177
	ret void, !dbg !177
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !178 {
entry:
	br label %b0, !dbg !179

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !179
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !179
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !182, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !182, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !182, !range !14
	%7 = mul i32 %6, %4, !dbg !182
	%8 = add i32 %3, %7, !dbg !182
	%9 = mul i32 %5, %8, !dbg !182
	%10 = add i32 %2, %9, !dbg !182
	%11 = sext i32 %10 to i64, !dbg !182
	%12 = icmp eq i64 %p1, 0, !dbg !183
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !186
	br i1 %12, label %b1, label %b10, !dbg !183

b1:
	%14 = icmp eq i64 %11, 0, !dbg !187
	br i1 %14, label %b2, label %b10, !dbg !187

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !188
	br i1 %15, label %b3, label %b4, !dbg !188

b3:
	%16 = sub i64 %p7, %p10, !dbg !186
	%17 = sub i64 %p8, %p10, !dbg !186
	%18 = sub i64 %p9, 1, !dbg !186
	%19 = icmp slt i64 %p9, 0, !dbg !186
	%20 = icmp slt i64 %p10, 0, !dbg !186
	%21 = icmp slt i64 %16, 0, !dbg !186
	%22 = icmp slt i64 %17, 0, !dbg !186
	%23 = or i1 %19, %20, !dbg !186
	%24 = or i1 %23, %21, !dbg !186
	%25 = or i1 %24, %22, !dbg !186
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !186, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !186
	%27 = mul i64 %18, %p7, !dbg !186
	%28 = sub i64 %p10, 1, !dbg !186
	%29 = sub i64 9223372036854775807, %28, !dbg !186
	%30 = icmp ult i64 %27, %29, !dbg !186
	%31 = add i64 %27, %p10, !dbg !186
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !186
	%33 = icmp eq i64 %26, 0, !dbg !186
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !186
	%35 = icmp eq i64 %p9, 0, !dbg !186
	%36 = select i1 %35, i64 0, i64 %34, !dbg !186
	%37 = icmp eq i64 %p10, 0, !dbg !186
	%38 = select i1 %37, i64 0, i64 %36, !dbg !186
	%39 = icmp ugt i64 %38, %p4, !dbg !186
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !186, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !186
	%41 = mul i64 %18, %p8, !dbg !186
	%42 = icmp ult i64 %41, %29, !dbg !186
	%43 = add i64 %41, %p10, !dbg !186
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !186
	%45 = icmp eq i64 %40, 0, !dbg !186
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !186
	%47 = select i1 %35, i64 0, i64 %46, !dbg !186
	%48 = select i1 %37, i64 0, i64 %47, !dbg !186
	%49 = sext i32 %13 to i64, !dbg !186
	%50 = mul i64 %p7, 4, !dbg !186
	%51 = mul i64 %p8, 4, !dbg !186
	%52 = mul i64 %p10, 4, !dbg !186
	%53 = trunc i64 %p11 to i32, !dbg !186
	%54 = addrspacecast float addrspace(1)* %0 to float*, !dbg !186
	%55 = addrspacecast float addrspace(1)* %1 to float*, !dbg !186
	%56 = icmp ugt i64 %48, %p6, !dbg !186
	%57 = icmp uge i64 %p11, %49, !dbg !186
	%58 = or i1 %56, %57, !dbg !186
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !186, !prof !21

b3_ok6:
	%59 = bitcast float* %54 to i8*, !dbg !186
	%60 = bitcast float* %55 to i8*, !dbg !186
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !186
	br label %b29, !dbg !186

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !189
	br i1 %61, label %b5, label %b6, !dbg !189

b5:
	%62 = sub i64 %p7, %p10, !dbg !190
	%63 = sub i64 %p8, %p10, !dbg !190
	%64 = sub i64 %p9, 1, !dbg !190
	%65 = icmp slt i64 %p9, 0, !dbg !190
	%66 = icmp slt i64 %p10, 0, !dbg !190
	%67 = icmp slt i64 %62, 0, !dbg !190
	%68 = icmp slt i64 %63, 0, !dbg !190
	%69 = or i1 %65, %66, !dbg !190
	%70 = or i1 %69, %67, !dbg !190
	%71 = or i1 %70, %68, !dbg !190
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !190, !prof !21

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !190
	%73 = mul i64 %64, %p7, !dbg !190
	%74 = sub i64 %p10, 1, !dbg !190
	%75 = sub i64 9223372036854775807, %74, !dbg !190
	%76 = icmp ult i64 %73, %75, !dbg !190
	%77 = add i64 %73, %p10, !dbg !190
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !190
	%79 = icmp eq i64 %72, 0, !dbg !190
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !190
	%81 = icmp eq i64 %p9, 0, !dbg !190
	%82 = select i1 %81, i64 0, i64 %80, !dbg !190
	%83 = icmp eq i64 %p10, 0, !dbg !190
	%84 = select i1 %83, i64 0, i64 %82, !dbg !190
	%85 = icmp ugt i64 %84, %p4, !dbg !190
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !190, !prof !21

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !190
	%87 = mul i64 %64, %p8, !dbg !190
	%88 = icmp ult i64 %87, %75, !dbg !190
	%89 = add i64 %87, %p10, !dbg !190
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !190
	%91 = icmp eq i64 %86, 0, !dbg !190
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !190
	%93 = select i1 %81, i64 0, i64 %92, !dbg !190
	%94 = select i1 %83, i64 0, i64 %93, !dbg !190
	%95 = sext i32 %13 to i64, !dbg !190
	%96 = mul i64 %p7, 4, !dbg !190
	%97 = mul i64 %p8, 4, !dbg !190
	%98 = mul i64 %p10, 4, !dbg !190
	%99 = trunc i64 %p11 to i32, !dbg !190
	%100 = addrspacecast float addrspace(1)* %0 to float*, !dbg !190
	%101 = addrspacecast float addrspace(1)* %1 to float*, !dbg !190
	%102 = icmp ugt i64 %94, %p6, !dbg !190
	%103 = icmp uge i64 %p11, %95, !dbg !190
	%104 = or i1 %102, %103, !dbg !190
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !190, !prof !21

b5_ok6:
	%105 = bitcast float* %100 to i8*, !dbg !190
	%106 = bitcast float* %101 to i8*, !dbg !190
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !190
	br label %b29, !dbg !190

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !191
	br i1 %107, label %b7, label %b8, !dbg !191

b7:
	%108 = sub i64 %p7, %p10, !dbg !192
	%109 = sub i64 %p8, %p10, !dbg !192
	%110 = sub i64 %p9, 1, !dbg !192
	%111 = icmp slt i64 %p9, 0, !dbg !192
	%112 = icmp slt i64 %p10, 0, !dbg !192
	%113 = icmp slt i64 %108, 0, !dbg !192
	%114 = icmp slt i64 %109, 0, !dbg !192
	%115 = or i1 %111, %112, !dbg !192
	%116 = or i1 %115, %113, !dbg !192
	%117 = or i1 %116, %114, !dbg !192
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !192, !prof !21

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !192
	%119 = mul i64 %110, %p7, !dbg !192
	%120 = sub i64 %p10, 1, !dbg !192
	%121 = sub i64 9223372036854775807, %120, !dbg !192
	%122 = icmp ult i64 %119, %121, !dbg !192
	%123 = add i64 %119, %p10, !dbg !192
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !192
	%125 = icmp eq i64 %118, 0, !dbg !192
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !192
	%127 = icmp eq i64 %p9, 0, !dbg !192
	%128 = select i1 %127, i64 0, i64 %126, !dbg !192
	%129 = icmp eq i64 %p10, 0, !dbg !192
	%130 = select i1 %129, i64 0, i64 %128, !dbg !192
	%131 = icmp ugt i64 %130, %p4, !dbg !192
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !192, !prof !21

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !192
	%133 = mul i64 %110, %p8, !dbg !192
	%134 = icmp ult i64 %133, %121, !dbg !192
	%135 = add i64 %133, %p10, !dbg !192
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !192
	%137 = icmp eq i64 %132, 0, !dbg !192
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !192
	%139 = select i1 %127, i64 0, i64 %138, !dbg !192
	%140 = select i1 %129, i64 0, i64 %139, !dbg !192
	%141 = sext i32 %13 to i64, !dbg !192
	%142 = mul i64 %p7, 4, !dbg !192
	%143 = mul i64 %p8, 4, !dbg !192
	%144 = mul i64 %p10, 4, !dbg !192
	%145 = trunc i64 %p11 to i32, !dbg !192
	%146 = addrspacecast float addrspace(1)* %0 to float*, !dbg !192
	%147 = addrspacecast float addrspace(1)* %1 to float*, !dbg !192
	%148 = icmp ugt i64 %140, %p6, !dbg !192
	%149 = icmp uge i64 %p11, %141, !dbg !192
	%150 = or i1 %148, %149, !dbg !192
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !192, !prof !21

b7_ok6:
	%151 = bitcast float* %146 to i8*, !dbg !192
	%152 = bitcast float* %147 to i8*, !dbg !192
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !192
	br label %b29, !dbg !192

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !193
	br i1 %153, label %b9, label %b29, !dbg !193

b9:
	%154 = sub i64 %p7, %p10, !dbg !194
	%155 = sub i64 %p8, %p10, !dbg !194
	%156 = sub i64 %p9, 1, !dbg !194
	%157 = icmp slt i64 %p9, 0, !dbg !194
	%158 = icmp slt i64 %p10, 0, !dbg !194
	%159 = icmp slt i64 %154, 0, !dbg !194
	%160 = icmp slt i64 %155, 0, !dbg !194
	%161 = or i1 %157, %158, !dbg !194
	%162 = or i1 %161, %159, !dbg !194
	%163 = or i1 %162, %160, !dbg !194
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !194, !prof !21

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !194
	%165 = mul i64 %156, %p7, !dbg !194
	%166 = sub i64 %p10, 1, !dbg !194
	%167 = sub i64 9223372036854775807, %166, !dbg !194
	%168 = icmp ult i64 %165, %167, !dbg !194
	%169 = add i64 %165, %p10, !dbg !194
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !194
	%171 = icmp eq i64 %164, 0, !dbg !194
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !194
	%173 = icmp eq i64 %p9, 0, !dbg !194
	%174 = select i1 %173, i64 0, i64 %172, !dbg !194
	%175 = icmp eq i64 %p10, 0, !dbg !194
	%176 = select i1 %175, i64 0, i64 %174, !dbg !194
	%177 = icmp ugt i64 %176, %p4, !dbg !194
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !194, !prof !21

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !194
	%179 = mul i64 %156, %p8, !dbg !194
	%180 = icmp ult i64 %179, %167, !dbg !194
	%181 = add i64 %179, %p10, !dbg !194
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !194
	%183 = icmp eq i64 %178, 0, !dbg !194
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !194
	%185 = select i1 %173, i64 0, i64 %184, !dbg !194
	%186 = select i1 %175, i64 0, i64 %185, !dbg !194
	%187 = sext i32 %13 to i64, !dbg !194
	%188 = mul i64 %p7, 4, !dbg !194
	%189 = mul i64 %p8, 4, !dbg !194
	%190 = mul i64 %p10, 4, !dbg !194
	%191 = trunc i64 %p11 to i32, !dbg !194
	%192 = addrspacecast float addrspace(1)* %0 to float*, !dbg !194
	%193 = addrspacecast float addrspace(1)* %1 to float*, !dbg !194
	%194 = icmp ugt i64 %186, %p6, !dbg !194
	%195 = icmp uge i64 %p11, %187, !dbg !194
	%196 = or i1 %194, %195, !dbg !194
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !194, !prof !21

b9_ok6:
	%197 = bitcast float* %192 to i8*, !dbg !194
	%198 = bitcast float* %193 to i8*, !dbg !194
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !194
	br label %b29, !dbg !194

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !195
	br i1 %199, label %b11, label %b20, !dbg !195

b11:
	%200 = trunc i64 %11 to i32, !dbg !196
	%201 = udiv i32 %200, 32, !dbg !196
	%202 = zext i32 %201 to i64, !dbg !196
	%203 = icmp eq i64 %202, %p2, !dbg !197
	br i1 %203, label %b12, label %b20, !dbg !197

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !200
	br i1 %204, label %b13, label %b14, !dbg !200

b13:
	%205 = sub i64 %p7, %p10, !dbg !201
	%206 = sub i64 %p8, %p10, !dbg !201
	%207 = sub i64 %p9, 1, !dbg !201
	%208 = icmp slt i64 %p9, 0, !dbg !201
	%209 = icmp slt i64 %p10, 0, !dbg !201
	%210 = icmp slt i64 %205, 0, !dbg !201
	%211 = icmp slt i64 %206, 0, !dbg !201
	%212 = or i1 %208, %209, !dbg !201
	%213 = or i1 %212, %210, !dbg !201
	%214 = or i1 %213, %211, !dbg !201
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !201, !prof !21

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !201
	%216 = mul i64 %207, %p7, !dbg !201
	%217 = sub i64 %p10, 1, !dbg !201
	%218 = sub i64 9223372036854775807, %217, !dbg !201
	%219 = icmp ult i64 %216, %218, !dbg !201
	%220 = add i64 %216, %p10, !dbg !201
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !201
	%222 = icmp eq i64 %215, 0, !dbg !201
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !201
	%224 = icmp eq i64 %p9, 0, !dbg !201
	%225 = select i1 %224, i64 0, i64 %223, !dbg !201
	%226 = icmp eq i64 %p10, 0, !dbg !201
	%227 = select i1 %226, i64 0, i64 %225, !dbg !201
	%228 = icmp ugt i64 %227, %p4, !dbg !201
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !201, !prof !21

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !201
	%230 = mul i64 %207, %p8, !dbg !201
	%231 = icmp ult i64 %230, %218, !dbg !201
	%232 = add i64 %230, %p10, !dbg !201
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !201
	%234 = icmp eq i64 %229, 0, !dbg !201
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !201
	%236 = select i1 %224, i64 0, i64 %235, !dbg !201
	%237 = select i1 %226, i64 0, i64 %236, !dbg !201
	%238 = sext i32 %13 to i64, !dbg !201
	%239 = mul i64 %p7, 4, !dbg !201
	%240 = mul i64 %p8, 4, !dbg !201
	%241 = mul i64 %p10, 4, !dbg !201
	%242 = trunc i64 %p11 to i32, !dbg !201
	%243 = addrspacecast float addrspace(1)* %0 to float*, !dbg !201
	%244 = addrspacecast float addrspace(1)* %1 to float*, !dbg !201
	%245 = icmp ugt i64 %237, %p6, !dbg !201
	%246 = icmp uge i64 %p11, %238, !dbg !201
	%247 = or i1 %245, %246, !dbg !201
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !201, !prof !21

b13_ok6:
	%248 = bitcast float* %243 to i8*, !dbg !201
	%249 = bitcast float* %244 to i8*, !dbg !201
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !201
	br label %b29, !dbg !201

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !202
	br i1 %250, label %b15, label %b16, !dbg !202

b15:
	%251 = sub i64 %p7, %p10, !dbg !203
	%252 = sub i64 %p8, %p10, !dbg !203
	%253 = sub i64 %p9, 1, !dbg !203
	%254 = icmp slt i64 %p9, 0, !dbg !203
	%255 = icmp slt i64 %p10, 0, !dbg !203
	%256 = icmp slt i64 %251, 0, !dbg !203
	%257 = icmp slt i64 %252, 0, !dbg !203
	%258 = or i1 %254, %255, !dbg !203
	%259 = or i1 %258, %256, !dbg !203
	%260 = or i1 %259, %257, !dbg !203
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !203, !prof !21

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !203
	%262 = mul i64 %253, %p7, !dbg !203
	%263 = sub i64 %p10, 1, !dbg !203
	%264 = sub i64 9223372036854775807, %263, !dbg !203
	%265 = icmp ult i64 %262, %264, !dbg !203
	%266 = add i64 %262, %p10, !dbg !203
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !203
	%268 = icmp eq i64 %261, 0, !dbg !203
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !203
	%270 = icmp eq i64 %p9, 0, !dbg !203
	%271 = select i1 %270, i64 0, i64 %269, !dbg !203
	%272 = icmp eq i64 %p10, 0, !dbg !203
	%273 = select i1 %272, i64 0, i64 %271, !dbg !203
	%274 = icmp ugt i64 %273, %p4, !dbg !203
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !203, !prof !21

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !203
	%276 = mul i64 %253, %p8, !dbg !203
	%277 = icmp ult i64 %276, %264, !dbg !203
	%278 = add i64 %276, %p10, !dbg !203
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !203
	%280 = icmp eq i64 %275, 0, !dbg !203
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !203
	%282 = select i1 %270, i64 0, i64 %281, !dbg !203
	%283 = select i1 %272, i64 0, i64 %282, !dbg !203
	%284 = sext i32 %13 to i64, !dbg !203
	%285 = mul i64 %p7, 4, !dbg !203
	%286 = mul i64 %p8, 4, !dbg !203
	%287 = mul i64 %p10, 4, !dbg !203
	%288 = trunc i64 %p11 to i32, !dbg !203
	%289 = addrspacecast float addrspace(1)* %0 to float*, !dbg !203
	%290 = addrspacecast float addrspace(1)* %1 to float*, !dbg !203
	%291 = icmp ugt i64 %283, %p6, !dbg !203
	%292 = icmp uge i64 %p11, %284, !dbg !203
	%293 = or i1 %291, %292, !dbg !203
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !203, !prof !21

b15_ok6:
	%294 = bitcast float* %289 to i8*, !dbg !203
	%295 = bitcast float* %290 to i8*, !dbg !203
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !203
	br label %b29, !dbg !203

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !204
	br i1 %296, label %b17, label %b18, !dbg !204

b17:
	%297 = sub i64 %p7, %p10, !dbg !205
	%298 = sub i64 %p8, %p10, !dbg !205
	%299 = sub i64 %p9, 1, !dbg !205
	%300 = icmp slt i64 %p9, 0, !dbg !205
	%301 = icmp slt i64 %p10, 0, !dbg !205
	%302 = icmp slt i64 %297, 0, !dbg !205
	%303 = icmp slt i64 %298, 0, !dbg !205
	%304 = or i1 %300, %301, !dbg !205
	%305 = or i1 %304, %302, !dbg !205
	%306 = or i1 %305, %303, !dbg !205
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !205, !prof !21

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !205
	%308 = mul i64 %299, %p7, !dbg !205
	%309 = sub i64 %p10, 1, !dbg !205
	%310 = sub i64 9223372036854775807, %309, !dbg !205
	%311 = icmp ult i64 %308, %310, !dbg !205
	%312 = add i64 %308, %p10, !dbg !205
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !205
	%314 = icmp eq i64 %307, 0, !dbg !205
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !205
	%316 = icmp eq i64 %p9, 0, !dbg !205
	%317 = select i1 %316, i64 0, i64 %315, !dbg !205
	%318 = icmp eq i64 %p10, 0, !dbg !205
	%319 = select i1 %318, i64 0, i64 %317, !dbg !205
	%320 = icmp ugt i64 %319, %p4, !dbg !205
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !205, !prof !21

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !205
	%322 = mul i64 %299, %p8, !dbg !205
	%323 = icmp ult i64 %322, %310, !dbg !205
	%324 = add i64 %322, %p10, !dbg !205
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !205
	%326 = icmp eq i64 %321, 0, !dbg !205
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !205
	%328 = select i1 %316, i64 0, i64 %327, !dbg !205
	%329 = select i1 %318, i64 0, i64 %328, !dbg !205
	%330 = sext i32 %13 to i64, !dbg !205
	%331 = mul i64 %p7, 4, !dbg !205
	%332 = mul i64 %p8, 4, !dbg !205
	%333 = mul i64 %p10, 4, !dbg !205
	%334 = trunc i64 %p11 to i32, !dbg !205
	%335 = addrspacecast float addrspace(1)* %0 to float*, !dbg !205
	%336 = addrspacecast float addrspace(1)* %1 to float*, !dbg !205
	%337 = icmp ugt i64 %329, %p6, !dbg !205
	%338 = icmp uge i64 %p11, %330, !dbg !205
	%339 = or i1 %337, %338, !dbg !205
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !205, !prof !21

b17_ok6:
	%340 = bitcast float* %335 to i8*, !dbg !205
	%341 = bitcast float* %336 to i8*, !dbg !205
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !205
	br label %b29, !dbg !205

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !206
	br i1 %342, label %b19, label %b29, !dbg !206

b19:
	%343 = sub i64 %p7, %p10, !dbg !207
	%344 = sub i64 %p8, %p10, !dbg !207
	%345 = sub i64 %p9, 1, !dbg !207
	%346 = icmp slt i64 %p9, 0, !dbg !207
	%347 = icmp slt i64 %p10, 0, !dbg !207
	%348 = icmp slt i64 %343, 0, !dbg !207
	%349 = icmp slt i64 %344, 0, !dbg !207
	%350 = or i1 %346, %347, !dbg !207
	%351 = or i1 %350, %348, !dbg !207
	%352 = or i1 %351, %349, !dbg !207
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !207, !prof !21

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !207
	%354 = mul i64 %345, %p7, !dbg !207
	%355 = sub i64 %p10, 1, !dbg !207
	%356 = sub i64 9223372036854775807, %355, !dbg !207
	%357 = icmp ult i64 %354, %356, !dbg !207
	%358 = add i64 %354, %p10, !dbg !207
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !207
	%360 = icmp eq i64 %353, 0, !dbg !207
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !207
	%362 = icmp eq i64 %p9, 0, !dbg !207
	%363 = select i1 %362, i64 0, i64 %361, !dbg !207
	%364 = icmp eq i64 %p10, 0, !dbg !207
	%365 = select i1 %364, i64 0, i64 %363, !dbg !207
	%366 = icmp ugt i64 %365, %p4, !dbg !207
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !207, !prof !21

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !207
	%368 = mul i64 %345, %p8, !dbg !207
	%369 = icmp ult i64 %368, %356, !dbg !207
	%370 = add i64 %368, %p10, !dbg !207
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !207
	%372 = icmp eq i64 %367, 0, !dbg !207
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !207
	%374 = select i1 %362, i64 0, i64 %373, !dbg !207
	%375 = select i1 %364, i64 0, i64 %374, !dbg !207
	%376 = sext i32 %13 to i64, !dbg !207
	%377 = mul i64 %p7, 4, !dbg !207
	%378 = mul i64 %p8, 4, !dbg !207
	%379 = mul i64 %p10, 4, !dbg !207
	%380 = trunc i64 %p11 to i32, !dbg !207
	%381 = addrspacecast float addrspace(1)* %0 to float*, !dbg !207
	%382 = addrspacecast float addrspace(1)* %1 to float*, !dbg !207
	%383 = icmp ugt i64 %375, %p6, !dbg !207
	%384 = icmp uge i64 %p11, %376, !dbg !207
	%385 = or i1 %383, %384, !dbg !207
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !207, !prof !21

b19_ok6:
	%386 = bitcast float* %381 to i8*, !dbg !207
	%387 = bitcast float* %382 to i8*, !dbg !207
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !207
	br label %b29, !dbg !207

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !208
	br i1 %388, label %b21, label %b29, !dbg !208

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !211
	br i1 %389, label %b22, label %b23, !dbg !211

b22:
	%390 = sub i64 %p7, %p10, !dbg !212
	%391 = sub i64 %p8, %p10, !dbg !212
	%392 = sub i64 %p9, 1, !dbg !212
	%393 = icmp slt i64 %p9, 0, !dbg !212
	%394 = icmp slt i64 %p10, 0, !dbg !212
	%395 = icmp slt i64 %390, 0, !dbg !212
	%396 = icmp slt i64 %391, 0, !dbg !212
	%397 = or i1 %393, %394, !dbg !212
	%398 = or i1 %397, %395, !dbg !212
	%399 = or i1 %398, %396, !dbg !212
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !212, !prof !21

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !212
	%401 = mul i64 %392, %p7, !dbg !212
	%402 = sub i64 %p10, 1, !dbg !212
	%403 = sub i64 9223372036854775807, %402, !dbg !212
	%404 = icmp ult i64 %401, %403, !dbg !212
	%405 = add i64 %401, %p10, !dbg !212
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !212
	%407 = icmp eq i64 %400, 0, !dbg !212
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !212
	%409 = icmp eq i64 %p9, 0, !dbg !212
	%410 = select i1 %409, i64 0, i64 %408, !dbg !212
	%411 = icmp eq i64 %p10, 0, !dbg !212
	%412 = select i1 %411, i64 0, i64 %410, !dbg !212
	%413 = icmp ugt i64 %412, %p4, !dbg !212
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !212, !prof !21

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !212
	%415 = mul i64 %392, %p8, !dbg !212
	%416 = icmp ult i64 %415, %403, !dbg !212
	%417 = add i64 %415, %p10, !dbg !212
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !212
	%419 = icmp eq i64 %414, 0, !dbg !212
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !212
	%421 = select i1 %409, i64 0, i64 %420, !dbg !212
	%422 = select i1 %411, i64 0, i64 %421, !dbg !212
	%423 = sext i32 %13 to i64, !dbg !212
	%424 = mul i64 %p7, 4, !dbg !212
	%425 = mul i64 %p8, 4, !dbg !212
	%426 = mul i64 %p10, 4, !dbg !212
	%427 = trunc i64 %p11 to i32, !dbg !212
	%428 = mul i32 %5, %6, !dbg !212
	%429 = icmp ugt i64 %422, %p6, !dbg !212
	%430 = icmp uge i64 %p11, %423, !dbg !212
	%431 = or i1 %429, %430, !dbg !212
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !212, !prof !21

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !212, !range !48
	%433 = mul i32 %428, %432, !dbg !212
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !212
	%435 = sext i32 %434 to i64, !dbg !212
	%436 = sext i32 %433 to i64, !dbg !212
	%437 = addrspacecast float addrspace(1)* %0 to float*, !dbg !212
	%438 = addrspacecast float addrspace(1)* %1 to float*, !dbg !212
	%439 = icmp ne i64 %435, %436, !dbg !212
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !212, !prof !21

b22_ok8:
	%440 = bitcast float* %437 to i8*, !dbg !212
	%441 = bitcast float* %438 to i8*, !dbg !212
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !212
	br label %b29, !dbg !212

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !213
	br i1 %442, label %b24, label %b25, !dbg !213

b24:
	%443 = sub i64 %p7, %p10, !dbg !214
	%444 = sub i64 %p8, %p10, !dbg !214
	%445 = sub i64 %p9, 1, !dbg !214
	%446 = icmp slt i64 %p9, 0, !dbg !214
	%447 = icmp slt i64 %p10, 0, !dbg !214
	%448 = icmp slt i64 %443, 0, !dbg !214
	%449 = icmp slt i64 %444, 0, !dbg !214
	%450 = or i1 %446, %447, !dbg !214
	%451 = or i1 %450, %448, !dbg !214
	%452 = or i1 %451, %449, !dbg !214
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !214, !prof !21

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !214
	%454 = mul i64 %445, %p7, !dbg !214
	%455 = sub i64 %p10, 1, !dbg !214
	%456 = sub i64 9223372036854775807, %455, !dbg !214
	%457 = icmp ult i64 %454, %456, !dbg !214
	%458 = add i64 %454, %p10, !dbg !214
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !214
	%460 = icmp eq i64 %453, 0, !dbg !214
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !214
	%462 = icmp eq i64 %p9, 0, !dbg !214
	%463 = select i1 %462, i64 0, i64 %461, !dbg !214
	%464 = icmp eq i64 %p10, 0, !dbg !214
	%465 = select i1 %464, i64 0, i64 %463, !dbg !214
	%466 = icmp ugt i64 %465, %p4, !dbg !214
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !214, !prof !21

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !214
	%468 = mul i64 %445, %p8, !dbg !214
	%469 = icmp ult i64 %468, %456, !dbg !214
	%470 = add i64 %468, %p10, !dbg !214
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !214
	%472 = icmp eq i64 %467, 0, !dbg !214
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !214
	%474 = select i1 %462, i64 0, i64 %473, !dbg !214
	%475 = select i1 %464, i64 0, i64 %474, !dbg !214
	%476 = sext i32 %13 to i64, !dbg !214
	%477 = mul i64 %p7, 4, !dbg !214
	%478 = mul i64 %p8, 4, !dbg !214
	%479 = mul i64 %p10, 4, !dbg !214
	%480 = trunc i64 %p11 to i32, !dbg !214
	%481 = mul i32 %5, %6, !dbg !214
	%482 = icmp ugt i64 %475, %p6, !dbg !214
	%483 = icmp uge i64 %p11, %476, !dbg !214
	%484 = or i1 %482, %483, !dbg !214
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !214, !prof !21

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !214, !range !48
	%486 = mul i32 %481, %485, !dbg !214
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !214
	%488 = sext i32 %487 to i64, !dbg !214
	%489 = sext i32 %486 to i64, !dbg !214
	%490 = addrspacecast float addrspace(1)* %0 to float*, !dbg !214
	%491 = addrspacecast float addrspace(1)* %1 to float*, !dbg !214
	%492 = icmp ne i64 %488, %489, !dbg !214
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !214, !prof !21

b24_ok8:
	%493 = bitcast float* %490 to i8*, !dbg !214
	%494 = bitcast float* %491 to i8*, !dbg !214
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !214
	br label %b29, !dbg !214

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !215
	br i1 %495, label %b26, label %b27, !dbg !215

b26:
	%496 = sub i64 %p7, %p10, !dbg !216
	%497 = sub i64 %p8, %p10, !dbg !216
	%498 = sub i64 %p9, 1, !dbg !216
	%499 = icmp slt i64 %p9, 0, !dbg !216
	%500 = icmp slt i64 %p10, 0, !dbg !216
	%501 = icmp slt i64 %496, 0, !dbg !216
	%502 = icmp slt i64 %497, 0, !dbg !216
	%503 = or i1 %499, %500, !dbg !216
	%504 = or i1 %503, %501, !dbg !216
	%505 = or i1 %504, %502, !dbg !216
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !216, !prof !21

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !216
	%507 = mul i64 %498, %p7, !dbg !216
	%508 = sub i64 %p10, 1, !dbg !216
	%509 = sub i64 9223372036854775807, %508, !dbg !216
	%510 = icmp ult i64 %507, %509, !dbg !216
	%511 = add i64 %507, %p10, !dbg !216
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !216
	%513 = icmp eq i64 %506, 0, !dbg !216
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !216
	%515 = icmp eq i64 %p9, 0, !dbg !216
	%516 = select i1 %515, i64 0, i64 %514, !dbg !216
	%517 = icmp eq i64 %p10, 0, !dbg !216
	%518 = select i1 %517, i64 0, i64 %516, !dbg !216
	%519 = icmp ugt i64 %518, %p4, !dbg !216
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !216, !prof !21

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !216
	%521 = mul i64 %498, %p8, !dbg !216
	%522 = icmp ult i64 %521, %509, !dbg !216
	%523 = add i64 %521, %p10, !dbg !216
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !216
	%525 = icmp eq i64 %520, 0, !dbg !216
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !216
	%527 = select i1 %515, i64 0, i64 %526, !dbg !216
	%528 = select i1 %517, i64 0, i64 %527, !dbg !216
	%529 = sext i32 %13 to i64, !dbg !216
	%530 = mul i64 %p7, 4, !dbg !216
	%531 = mul i64 %p8, 4, !dbg !216
	%532 = mul i64 %p10, 4, !dbg !216
	%533 = trunc i64 %p11 to i32, !dbg !216
	%534 = mul i32 %5, %6, !dbg !216
	%535 = icmp ugt i64 %528, %p6, !dbg !216
	%536 = icmp uge i64 %p11, %529, !dbg !216
	%537 = or i1 %535, %536, !dbg !216
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !216, !prof !21

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !48
	%539 = mul i32 %534, %538, !dbg !216
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !216
	%541 = sext i32 %540 to i64, !dbg !216
	%542 = sext i32 %539 to i64, !dbg !216
	%543 = addrspacecast float addrspace(1)* %0 to float*, !dbg !216
	%544 = addrspacecast float addrspace(1)* %1 to float*, !dbg !216
	%545 = icmp ne i64 %541, %542, !dbg !216
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !216, !prof !21

b26_ok8:
	%546 = bitcast float* %543 to i8*, !dbg !216
	%547 = bitcast float* %544 to i8*, !dbg !216
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !216
	br label %b29, !dbg !216

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !217
	br i1 %548, label %b28, label %b29, !dbg !217

b28:
	%549 = sub i64 %p7, %p10, !dbg !218
	%550 = sub i64 %p8, %p10, !dbg !218
	%551 = sub i64 %p9, 1, !dbg !218
	%552 = icmp slt i64 %p9, 0, !dbg !218
	%553 = icmp slt i64 %p10, 0, !dbg !218
	%554 = icmp slt i64 %549, 0, !dbg !218
	%555 = icmp slt i64 %550, 0, !dbg !218
	%556 = or i1 %552, %553, !dbg !218
	%557 = or i1 %556, %554, !dbg !218
	%558 = or i1 %557, %555, !dbg !218
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !218, !prof !21

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !218
	%560 = mul i64 %551, %p7, !dbg !218
	%561 = sub i64 %p10, 1, !dbg !218
	%562 = sub i64 9223372036854775807, %561, !dbg !218
	%563 = icmp ult i64 %560, %562, !dbg !218
	%564 = add i64 %560, %p10, !dbg !218
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !218
	%566 = icmp eq i64 %559, 0, !dbg !218
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !218
	%568 = icmp eq i64 %p9, 0, !dbg !218
	%569 = select i1 %568, i64 0, i64 %567, !dbg !218
	%570 = icmp eq i64 %p10, 0, !dbg !218
	%571 = select i1 %570, i64 0, i64 %569, !dbg !218
	%572 = icmp ugt i64 %571, %p4, !dbg !218
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !218, !prof !21

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !218
	%574 = mul i64 %551, %p8, !dbg !218
	%575 = icmp ult i64 %574, %562, !dbg !218
	%576 = add i64 %574, %p10, !dbg !218
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !218
	%578 = icmp eq i64 %573, 0, !dbg !218
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !218
	%580 = select i1 %568, i64 0, i64 %579, !dbg !218
	%581 = select i1 %570, i64 0, i64 %580, !dbg !218
	%582 = sext i32 %13 to i64, !dbg !218
	%583 = mul i64 %p7, 4, !dbg !218
	%584 = mul i64 %p8, 4, !dbg !218
	%585 = mul i64 %p10, 4, !dbg !218
	%586 = trunc i64 %p11 to i32, !dbg !218
	%587 = mul i32 %5, %6, !dbg !218
	%588 = icmp ugt i64 %581, %p6, !dbg !218
	%589 = icmp uge i64 %p11, %582, !dbg !218
	%590 = or i1 %588, %589, !dbg !218
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !218, !prof !21

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218, !range !48
	%592 = mul i32 %587, %591, !dbg !218
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !218
	%594 = sext i32 %593 to i64, !dbg !218
	%595 = sext i32 %592 to i64, !dbg !218
	%596 = addrspacecast float addrspace(1)* %0 to float*, !dbg !218
	%597 = addrspacecast float addrspace(1)* %1 to float*, !dbg !218
	%598 = icmp ne i64 %594, %595, !dbg !218
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !218, !prof !21

b28_ok8:
	%599 = bitcast float* %596 to i8*, !dbg !218
	%600 = bitcast float* %597 to i8*, !dbg !218
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !218
	br label %b29, !dbg !218

b29:
	ret void, !dbg !181

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !186
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !186

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !186
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !186

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !186
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !186

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !186
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !186
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !186

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !186
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !186
	ret void, !dbg !186

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !186
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !186
	ret void, !dbg !186

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !190
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !190

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !190
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !190
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !190

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !190
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !190
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !190

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !190
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !190
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !190
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !190
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !190

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !190
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !190
	ret void, !dbg !190

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !190
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !190
	ret void, !dbg !190

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !192
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !192

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !192
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !192

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !192
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !192

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !192
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !192
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !192

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !192
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !192
	ret void, !dbg !192

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !192
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !192
	ret void, !dbg !192

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !194
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !194

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !194
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !194
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !194

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !194
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !194
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !194

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !194
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !194
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !194
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !194
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !194

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !194
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !194
	ret void, !dbg !194

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !194
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !194
	ret void, !dbg !194

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !201
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !201

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !201
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !201

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !201
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !201

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !201
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !201
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !201

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !201
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !201
	ret void, !dbg !201

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !201
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !201
	ret void, !dbg !201

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !203
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !203

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !203
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !203
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !203

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !203
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !203
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !203

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !203
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !203
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !203
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !203
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !203

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !203
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !203
	ret void, !dbg !203

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !203
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !203
	ret void, !dbg !203

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !205
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !205

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !205
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !205
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !205

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !205
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !205
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !205

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !205
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !205
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !205
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !205
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !205

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !205
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !205
	ret void, !dbg !205

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !205
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !205
	ret void, !dbg !205

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !207
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !207

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !207
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !207

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !207
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !207

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !207
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !207
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !207

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !207
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !207
	ret void, !dbg !207

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !207
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !207
	ret void, !dbg !207

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !212
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !212

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !212
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !212
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !212

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !212
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !212
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !212

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !212
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !212
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !212
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !212
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !212

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !212
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !212
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !212
	ret void, !dbg !212

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %435, i64 %436), !dbg !212
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !212
	ret void, !dbg !212

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !214
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !214

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !214
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !214

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !214
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !214

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !214
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !214
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !214

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !214
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !214
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !214
	ret void, !dbg !214

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %488, i64 %489), !dbg !214
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !214
	ret void, !dbg !214

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !216
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !216

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !216
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !216

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !216
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !216

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !216
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !216
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !216

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !216
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !216
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !216
	ret void, !dbg !216

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %541, i64 %542), !dbg !216
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !216
	ret void, !dbg !216

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !218
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !218

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !218
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !218
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !218

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !218
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !218
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !218

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !218
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !218
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !218
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !218
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !218

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !218
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !218
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !218
	ret void, !dbg !218

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %594, i64 %595), !dbg !218
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !218
	ret void, !dbg !218
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !219 {
entry:
	br label %b0, !dbg !220

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !220
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !220
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !14
	%7 = mul i32 %6, %4, !dbg !223
	%8 = add i32 %3, %7, !dbg !223
	%9 = mul i32 %5, %8, !dbg !223
	%10 = add i32 %2, %9, !dbg !223
	%11 = sext i32 %10 to i64, !dbg !223
	%12 = icmp eq i64 %p1, 0, !dbg !224
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !227
	br i1 %12, label %b1, label %b10, !dbg !224

b1:
	%14 = icmp eq i64 %11, 0, !dbg !228
	br i1 %14, label %b2, label %b10, !dbg !228

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !229
	br i1 %15, label %b3, label %b4, !dbg !229

b3:
	%16 = sub i64 %p7, %p10, !dbg !227
	%17 = sub i64 %p8, %p10, !dbg !227
	%18 = sub i64 %p9, 1, !dbg !227
	%19 = icmp slt i64 %p9, 0, !dbg !227
	%20 = icmp slt i64 %p10, 0, !dbg !227
	%21 = icmp slt i64 %16, 0, !dbg !227
	%22 = icmp slt i64 %17, 0, !dbg !227
	%23 = or i1 %19, %20, !dbg !227
	%24 = or i1 %23, %21, !dbg !227
	%25 = or i1 %24, %22, !dbg !227
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !227, !prof !21

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !227
	%27 = mul i64 %18, %p7, !dbg !227
	%28 = sub i64 %p10, 1, !dbg !227
	%29 = sub i64 9223372036854775807, %28, !dbg !227
	%30 = icmp ult i64 %27, %29, !dbg !227
	%31 = add i64 %27, %p10, !dbg !227
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !227
	%33 = icmp eq i64 %26, 0, !dbg !227
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !227
	%35 = icmp eq i64 %p9, 0, !dbg !227
	%36 = select i1 %35, i64 0, i64 %34, !dbg !227
	%37 = icmp eq i64 %p10, 0, !dbg !227
	%38 = select i1 %37, i64 0, i64 %36, !dbg !227
	%39 = icmp ugt i64 %38, %p4, !dbg !227
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !227, !prof !21

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !227
	%41 = mul i64 %18, %p8, !dbg !227
	%42 = icmp ult i64 %41, %29, !dbg !227
	%43 = add i64 %41, %p10, !dbg !227
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !227
	%45 = icmp eq i64 %40, 0, !dbg !227
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !227
	%47 = select i1 %35, i64 0, i64 %46, !dbg !227
	%48 = select i1 %37, i64 0, i64 %47, !dbg !227
	%49 = sext i32 %13 to i64, !dbg !227
	%50 = mul i64 %p7, 8, !dbg !227
	%51 = mul i64 %p8, 8, !dbg !227
	%52 = mul i64 %p10, 8, !dbg !227
	%53 = trunc i64 %p11 to i32, !dbg !227
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !227
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !227
	%56 = icmp ugt i64 %48, %p6, !dbg !227
	%57 = icmp uge i64 %p11, %49, !dbg !227
	%58 = or i1 %56, %57, !dbg !227
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !227, !prof !21

b3_ok6:
	%59 = bitcast i64* %54 to i8*, !dbg !227
	%60 = bitcast i64* %55 to i8*, !dbg !227
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !227
	br label %b29, !dbg !227

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !230
	br i1 %61, label %b5, label %b6, !dbg !230

b5:
	%62 = sub i64 %p7, %p10, !dbg !231
	%63 = sub i64 %p8, %p10, !dbg !231
	%64 = sub i64 %p9, 1, !dbg !231
	%65 = icmp slt i64 %p9, 0, !dbg !231
	%66 = icmp slt i64 %p10, 0, !dbg !231
	%67 = icmp slt i64 %62, 0, !dbg !231
	%68 = icmp slt i64 %63, 0, !dbg !231
	%69 = or i1 %65, %66, !dbg !231
	%70 = or i1 %69, %67, !dbg !231
	%71 = or i1 %70, %68, !dbg !231
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !231, !prof !21

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !231
	%73 = mul i64 %64, %p7, !dbg !231
	%74 = sub i64 %p10, 1, !dbg !231
	%75 = sub i64 9223372036854775807, %74, !dbg !231
	%76 = icmp ult i64 %73, %75, !dbg !231
	%77 = add i64 %73, %p10, !dbg !231
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !231
	%79 = icmp eq i64 %72, 0, !dbg !231
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !231
	%81 = icmp eq i64 %p9, 0, !dbg !231
	%82 = select i1 %81, i64 0, i64 %80, !dbg !231
	%83 = icmp eq i64 %p10, 0, !dbg !231
	%84 = select i1 %83, i64 0, i64 %82, !dbg !231
	%85 = icmp ugt i64 %84, %p4, !dbg !231
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !231, !prof !21

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !231
	%87 = mul i64 %64, %p8, !dbg !231
	%88 = icmp ult i64 %87, %75, !dbg !231
	%89 = add i64 %87, %p10, !dbg !231
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !231
	%91 = icmp eq i64 %86, 0, !dbg !231
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !231
	%93 = select i1 %81, i64 0, i64 %92, !dbg !231
	%94 = select i1 %83, i64 0, i64 %93, !dbg !231
	%95 = sext i32 %13 to i64, !dbg !231
	%96 = mul i64 %p7, 8, !dbg !231
	%97 = mul i64 %p8, 8, !dbg !231
	%98 = mul i64 %p10, 8, !dbg !231
	%99 = trunc i64 %p11 to i32, !dbg !231
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !231
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !231
	%102 = icmp ugt i64 %94, %p6, !dbg !231
	%103 = icmp uge i64 %p11, %95, !dbg !231
	%104 = or i1 %102, %103, !dbg !231
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !231, !prof !21

b5_ok6:
	%105 = bitcast i64* %100 to i8*, !dbg !231
	%106 = bitcast i64* %101 to i8*, !dbg !231
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !231
	br label %b29, !dbg !231

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !232
	br i1 %107, label %b7, label %b8, !dbg !232

b7:
	%108 = sub i64 %p7, %p10, !dbg !233
	%109 = sub i64 %p8, %p10, !dbg !233
	%110 = sub i64 %p9, 1, !dbg !233
	%111 = icmp slt i64 %p9, 0, !dbg !233
	%112 = icmp slt i64 %p10, 0, !dbg !233
	%113 = icmp slt i64 %108, 0, !dbg !233
	%114 = icmp slt i64 %109, 0, !dbg !233
	%115 = or i1 %111, %112, !dbg !233
	%116 = or i1 %115, %113, !dbg !233
	%117 = or i1 %116, %114, !dbg !233
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !233, !prof !21

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !233
	%119 = mul i64 %110, %p7, !dbg !233
	%120 = sub i64 %p10, 1, !dbg !233
	%121 = sub i64 9223372036854775807, %120, !dbg !233
	%122 = icmp ult i64 %119, %121, !dbg !233
	%123 = add i64 %119, %p10, !dbg !233
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !233
	%125 = icmp eq i64 %118, 0, !dbg !233
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !233
	%127 = icmp eq i64 %p9, 0, !dbg !233
	%128 = select i1 %127, i64 0, i64 %126, !dbg !233
	%129 = icmp eq i64 %p10, 0, !dbg !233
	%130 = select i1 %129, i64 0, i64 %128, !dbg !233
	%131 = icmp ugt i64 %130, %p4, !dbg !233
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !233, !prof !21

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !233
	%133 = mul i64 %110, %p8, !dbg !233
	%134 = icmp ult i64 %133, %121, !dbg !233
	%135 = add i64 %133, %p10, !dbg !233
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !233
	%137 = icmp eq i64 %132, 0, !dbg !233
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !233
	%139 = select i1 %127, i64 0, i64 %138, !dbg !233
	%140 = select i1 %129, i64 0, i64 %139, !dbg !233
	%141 = sext i32 %13 to i64, !dbg !233
	%142 = mul i64 %p7, 8, !dbg !233
	%143 = mul i64 %p8, 8, !dbg !233
	%144 = mul i64 %p10, 8, !dbg !233
	%145 = trunc i64 %p11 to i32, !dbg !233
	%146 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !233
	%147 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !233
	%148 = icmp ugt i64 %140, %p6, !dbg !233
	%149 = icmp uge i64 %p11, %141, !dbg !233
	%150 = or i1 %148, %149, !dbg !233
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !233, !prof !21

b7_ok6:
	%151 = bitcast i64* %146 to i8*, !dbg !233
	%152 = bitcast i64* %147 to i8*, !dbg !233
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !233
	br label %b29, !dbg !233

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !234
	br i1 %153, label %b9, label %b29, !dbg !234

b9:
	%154 = sub i64 %p7, %p10, !dbg !235
	%155 = sub i64 %p8, %p10, !dbg !235
	%156 = sub i64 %p9, 1, !dbg !235
	%157 = icmp slt i64 %p9, 0, !dbg !235
	%158 = icmp slt i64 %p10, 0, !dbg !235
	%159 = icmp slt i64 %154, 0, !dbg !235
	%160 = icmp slt i64 %155, 0, !dbg !235
	%161 = or i1 %157, %158, !dbg !235
	%162 = or i1 %161, %159, !dbg !235
	%163 = or i1 %162, %160, !dbg !235
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !235, !prof !21

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !235
	%165 = mul i64 %156, %p7, !dbg !235
	%166 = sub i64 %p10, 1, !dbg !235
	%167 = sub i64 9223372036854775807, %166, !dbg !235
	%168 = icmp ult i64 %165, %167, !dbg !235
	%169 = add i64 %165, %p10, !dbg !235
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !235
	%171 = icmp eq i64 %164, 0, !dbg !235
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !235
	%173 = icmp eq i64 %p9, 0, !dbg !235
	%174 = select i1 %173, i64 0, i64 %172, !dbg !235
	%175 = icmp eq i64 %p10, 0, !dbg !235
	%176 = select i1 %175, i64 0, i64 %174, !dbg !235
	%177 = icmp ugt i64 %176, %p4, !dbg !235
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !235, !prof !21

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !235
	%179 = mul i64 %156, %p8, !dbg !235
	%180 = icmp ult i64 %179, %167, !dbg !235
	%181 = add i64 %179, %p10, !dbg !235
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !235
	%183 = icmp eq i64 %178, 0, !dbg !235
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !235
	%185 = select i1 %173, i64 0, i64 %184, !dbg !235
	%186 = select i1 %175, i64 0, i64 %185, !dbg !235
	%187 = sext i32 %13 to i64, !dbg !235
	%188 = mul i64 %p7, 8, !dbg !235
	%189 = mul i64 %p8, 8, !dbg !235
	%190 = mul i64 %p10, 8, !dbg !235
	%191 = trunc i64 %p11 to i32, !dbg !235
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !235
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !235
	%194 = icmp ugt i64 %186, %p6, !dbg !235
	%195 = icmp uge i64 %p11, %187, !dbg !235
	%196 = or i1 %194, %195, !dbg !235
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !235, !prof !21

b9_ok6:
	%197 = bitcast i64* %192 to i8*, !dbg !235
	%198 = bitcast i64* %193 to i8*, !dbg !235
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !235
	br label %b29, !dbg !235

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !236
	br i1 %199, label %b11, label %b20, !dbg !236

b11:
	%200 = trunc i64 %11 to i32, !dbg !237
	%201 = udiv i32 %200, 32, !dbg !237
	%202 = zext i32 %201 to i64, !dbg !237
	%203 = icmp eq i64 %202, %p2, !dbg !238
	br i1 %203, label %b12, label %b20, !dbg !238

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !241
	br i1 %204, label %b13, label %b14, !dbg !241

b13:
	%205 = sub i64 %p7, %p10, !dbg !242
	%206 = sub i64 %p8, %p10, !dbg !242
	%207 = sub i64 %p9, 1, !dbg !242
	%208 = icmp slt i64 %p9, 0, !dbg !242
	%209 = icmp slt i64 %p10, 0, !dbg !242
	%210 = icmp slt i64 %205, 0, !dbg !242
	%211 = icmp slt i64 %206, 0, !dbg !242
	%212 = or i1 %208, %209, !dbg !242
	%213 = or i1 %212, %210, !dbg !242
	%214 = or i1 %213, %211, !dbg !242
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !242, !prof !21

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !242
	%216 = mul i64 %207, %p7, !dbg !242
	%217 = sub i64 %p10, 1, !dbg !242
	%218 = sub i64 9223372036854775807, %217, !dbg !242
	%219 = icmp ult i64 %216, %218, !dbg !242
	%220 = add i64 %216, %p10, !dbg !242
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !242
	%222 = icmp eq i64 %215, 0, !dbg !242
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !242
	%224 = icmp eq i64 %p9, 0, !dbg !242
	%225 = select i1 %224, i64 0, i64 %223, !dbg !242
	%226 = icmp eq i64 %p10, 0, !dbg !242
	%227 = select i1 %226, i64 0, i64 %225, !dbg !242
	%228 = icmp ugt i64 %227, %p4, !dbg !242
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !242, !prof !21

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !242
	%230 = mul i64 %207, %p8, !dbg !242
	%231 = icmp ult i64 %230, %218, !dbg !242
	%232 = add i64 %230, %p10, !dbg !242
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !242
	%234 = icmp eq i64 %229, 0, !dbg !242
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !242
	%236 = select i1 %224, i64 0, i64 %235, !dbg !242
	%237 = select i1 %226, i64 0, i64 %236, !dbg !242
	%238 = sext i32 %13 to i64, !dbg !242
	%239 = mul i64 %p7, 8, !dbg !242
	%240 = mul i64 %p8, 8, !dbg !242
	%241 = mul i64 %p10, 8, !dbg !242
	%242 = trunc i64 %p11 to i32, !dbg !242
	%243 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !242
	%244 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !242
	%245 = icmp ugt i64 %237, %p6, !dbg !242
	%246 = icmp uge i64 %p11, %238, !dbg !242
	%247 = or i1 %245, %246, !dbg !242
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !242, !prof !21

b13_ok6:
	%248 = bitcast i64* %243 to i8*, !dbg !242
	%249 = bitcast i64* %244 to i8*, !dbg !242
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !242
	br label %b29, !dbg !242

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !243
	br i1 %250, label %b15, label %b16, !dbg !243

b15:
	%251 = sub i64 %p7, %p10, !dbg !244
	%252 = sub i64 %p8, %p10, !dbg !244
	%253 = sub i64 %p9, 1, !dbg !244
	%254 = icmp slt i64 %p9, 0, !dbg !244
	%255 = icmp slt i64 %p10, 0, !dbg !244
	%256 = icmp slt i64 %251, 0, !dbg !244
	%257 = icmp slt i64 %252, 0, !dbg !244
	%258 = or i1 %254, %255, !dbg !244
	%259 = or i1 %258, %256, !dbg !244
	%260 = or i1 %259, %257, !dbg !244
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !244, !prof !21

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !244
	%262 = mul i64 %253, %p7, !dbg !244
	%263 = sub i64 %p10, 1, !dbg !244
	%264 = sub i64 9223372036854775807, %263, !dbg !244
	%265 = icmp ult i64 %262, %264, !dbg !244
	%266 = add i64 %262, %p10, !dbg !244
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !244
	%268 = icmp eq i64 %261, 0, !dbg !244
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !244
	%270 = icmp eq i64 %p9, 0, !dbg !244
	%271 = select i1 %270, i64 0, i64 %269, !dbg !244
	%272 = icmp eq i64 %p10, 0, !dbg !244
	%273 = select i1 %272, i64 0, i64 %271, !dbg !244
	%274 = icmp ugt i64 %273, %p4, !dbg !244
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !244, !prof !21

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !244
	%276 = mul i64 %253, %p8, !dbg !244
	%277 = icmp ult i64 %276, %264, !dbg !244
	%278 = add i64 %276, %p10, !dbg !244
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !244
	%280 = icmp eq i64 %275, 0, !dbg !244
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !244
	%282 = select i1 %270, i64 0, i64 %281, !dbg !244
	%283 = select i1 %272, i64 0, i64 %282, !dbg !244
	%284 = sext i32 %13 to i64, !dbg !244
	%285 = mul i64 %p7, 8, !dbg !244
	%286 = mul i64 %p8, 8, !dbg !244
	%287 = mul i64 %p10, 8, !dbg !244
	%288 = trunc i64 %p11 to i32, !dbg !244
	%289 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !244
	%290 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !244
	%291 = icmp ugt i64 %283, %p6, !dbg !244
	%292 = icmp uge i64 %p11, %284, !dbg !244
	%293 = or i1 %291, %292, !dbg !244
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !244, !prof !21

b15_ok6:
	%294 = bitcast i64* %289 to i8*, !dbg !244
	%295 = bitcast i64* %290 to i8*, !dbg !244
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !244
	br label %b29, !dbg !244

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !245
	br i1 %296, label %b17, label %b18, !dbg !245

b17:
	%297 = sub i64 %p7, %p10, !dbg !246
	%298 = sub i64 %p8, %p10, !dbg !246
	%299 = sub i64 %p9, 1, !dbg !246
	%300 = icmp slt i64 %p9, 0, !dbg !246
	%301 = icmp slt i64 %p10, 0, !dbg !246
	%302 = icmp slt i64 %297, 0, !dbg !246
	%303 = icmp slt i64 %298, 0, !dbg !246
	%304 = or i1 %300, %301, !dbg !246
	%305 = or i1 %304, %302, !dbg !246
	%306 = or i1 %305, %303, !dbg !246
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !246, !prof !21

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !246
	%308 = mul i64 %299, %p7, !dbg !246
	%309 = sub i64 %p10, 1, !dbg !246
	%310 = sub i64 9223372036854775807, %309, !dbg !246
	%311 = icmp ult i64 %308, %310, !dbg !246
	%312 = add i64 %308, %p10, !dbg !246
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !246
	%314 = icmp eq i64 %307, 0, !dbg !246
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !246
	%316 = icmp eq i64 %p9, 0, !dbg !246
	%317 = select i1 %316, i64 0, i64 %315, !dbg !246
	%318 = icmp eq i64 %p10, 0, !dbg !246
	%319 = select i1 %318, i64 0, i64 %317, !dbg !246
	%320 = icmp ugt i64 %319, %p4, !dbg !246
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !246, !prof !21

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !246
	%322 = mul i64 %299, %p8, !dbg !246
	%323 = icmp ult i64 %322, %310, !dbg !246
	%324 = add i64 %322, %p10, !dbg !246
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !246
	%326 = icmp eq i64 %321, 0, !dbg !246
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !246
	%328 = select i1 %316, i64 0, i64 %327, !dbg !246
	%329 = select i1 %318, i64 0, i64 %328, !dbg !246
	%330 = sext i32 %13 to i64, !dbg !246
	%331 = mul i64 %p7, 8, !dbg !246
	%332 = mul i64 %p8, 8, !dbg !246
	%333 = mul i64 %p10, 8, !dbg !246
	%334 = trunc i64 %p11 to i32, !dbg !246
	%335 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !246
	%336 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !246
	%337 = icmp ugt i64 %329, %p6, !dbg !246
	%338 = icmp uge i64 %p11, %330, !dbg !246
	%339 = or i1 %337, %338, !dbg !246
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !246, !prof !21

b17_ok6:
	%340 = bitcast i64* %335 to i8*, !dbg !246
	%341 = bitcast i64* %336 to i8*, !dbg !246
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !246
	br label %b29, !dbg !246

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !247
	br i1 %342, label %b19, label %b29, !dbg !247

b19:
	%343 = sub i64 %p7, %p10, !dbg !248
	%344 = sub i64 %p8, %p10, !dbg !248
	%345 = sub i64 %p9, 1, !dbg !248
	%346 = icmp slt i64 %p9, 0, !dbg !248
	%347 = icmp slt i64 %p10, 0, !dbg !248
	%348 = icmp slt i64 %343, 0, !dbg !248
	%349 = icmp slt i64 %344, 0, !dbg !248
	%350 = or i1 %346, %347, !dbg !248
	%351 = or i1 %350, %348, !dbg !248
	%352 = or i1 %351, %349, !dbg !248
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !248, !prof !21

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !248
	%354 = mul i64 %345, %p7, !dbg !248
	%355 = sub i64 %p10, 1, !dbg !248
	%356 = sub i64 9223372036854775807, %355, !dbg !248
	%357 = icmp ult i64 %354, %356, !dbg !248
	%358 = add i64 %354, %p10, !dbg !248
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !248
	%360 = icmp eq i64 %353, 0, !dbg !248
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !248
	%362 = icmp eq i64 %p9, 0, !dbg !248
	%363 = select i1 %362, i64 0, i64 %361, !dbg !248
	%364 = icmp eq i64 %p10, 0, !dbg !248
	%365 = select i1 %364, i64 0, i64 %363, !dbg !248
	%366 = icmp ugt i64 %365, %p4, !dbg !248
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !248, !prof !21

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !248
	%368 = mul i64 %345, %p8, !dbg !248
	%369 = icmp ult i64 %368, %356, !dbg !248
	%370 = add i64 %368, %p10, !dbg !248
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !248
	%372 = icmp eq i64 %367, 0, !dbg !248
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !248
	%374 = select i1 %362, i64 0, i64 %373, !dbg !248
	%375 = select i1 %364, i64 0, i64 %374, !dbg !248
	%376 = sext i32 %13 to i64, !dbg !248
	%377 = mul i64 %p7, 8, !dbg !248
	%378 = mul i64 %p8, 8, !dbg !248
	%379 = mul i64 %p10, 8, !dbg !248
	%380 = trunc i64 %p11 to i32, !dbg !248
	%381 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !248
	%382 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !248
	%383 = icmp ugt i64 %375, %p6, !dbg !248
	%384 = icmp uge i64 %p11, %376, !dbg !248
	%385 = or i1 %383, %384, !dbg !248
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !248, !prof !21

b19_ok6:
	%386 = bitcast i64* %381 to i8*, !dbg !248
	%387 = bitcast i64* %382 to i8*, !dbg !248
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !248
	br label %b29, !dbg !248

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !249
	br i1 %388, label %b21, label %b29, !dbg !249

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !252
	br i1 %389, label %b22, label %b23, !dbg !252

b22:
	%390 = sub i64 %p7, %p10, !dbg !253
	%391 = sub i64 %p8, %p10, !dbg !253
	%392 = sub i64 %p9, 1, !dbg !253
	%393 = icmp slt i64 %p9, 0, !dbg !253
	%394 = icmp slt i64 %p10, 0, !dbg !253
	%395 = icmp slt i64 %390, 0, !dbg !253
	%396 = icmp slt i64 %391, 0, !dbg !253
	%397 = or i1 %393, %394, !dbg !253
	%398 = or i1 %397, %395, !dbg !253
	%399 = or i1 %398, %396, !dbg !253
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !253, !prof !21

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !253
	%401 = mul i64 %392, %p7, !dbg !253
	%402 = sub i64 %p10, 1, !dbg !253
	%403 = sub i64 9223372036854775807, %402, !dbg !253
	%404 = icmp ult i64 %401, %403, !dbg !253
	%405 = add i64 %401, %p10, !dbg !253
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !253
	%407 = icmp eq i64 %400, 0, !dbg !253
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !253
	%409 = icmp eq i64 %p9, 0, !dbg !253
	%410 = select i1 %409, i64 0, i64 %408, !dbg !253
	%411 = icmp eq i64 %p10, 0, !dbg !253
	%412 = select i1 %411, i64 0, i64 %410, !dbg !253
	%413 = icmp ugt i64 %412, %p4, !dbg !253
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !253, !prof !21

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !253
	%415 = mul i64 %392, %p8, !dbg !253
	%416 = icmp ult i64 %415, %403, !dbg !253
	%417 = add i64 %415, %p10, !dbg !253
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !253
	%419 = icmp eq i64 %414, 0, !dbg !253
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !253
	%421 = select i1 %409, i64 0, i64 %420, !dbg !253
	%422 = select i1 %411, i64 0, i64 %421, !dbg !253
	%423 = sext i32 %13 to i64, !dbg !253
	%424 = mul i64 %p7, 8, !dbg !253
	%425 = mul i64 %p8, 8, !dbg !253
	%426 = mul i64 %p10, 8, !dbg !253
	%427 = trunc i64 %p11 to i32, !dbg !253
	%428 = mul i32 %5, %6, !dbg !253
	%429 = icmp ugt i64 %422, %p6, !dbg !253
	%430 = icmp uge i64 %p11, %423, !dbg !253
	%431 = or i1 %429, %430, !dbg !253
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !253, !prof !21

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !253, !range !48
	%433 = mul i32 %428, %432, !dbg !253
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !253
	%435 = sext i32 %434 to i64, !dbg !253
	%436 = sext i32 %433 to i64, !dbg !253
	%437 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !253
	%438 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !253
	%439 = icmp ne i64 %435, %436, !dbg !253
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !253, !prof !21

b22_ok8:
	%440 = bitcast i64* %437 to i8*, !dbg !253
	%441 = bitcast i64* %438 to i8*, !dbg !253
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !253
	br label %b29, !dbg !253

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !254
	br i1 %442, label %b24, label %b25, !dbg !254

b24:
	%443 = sub i64 %p7, %p10, !dbg !255
	%444 = sub i64 %p8, %p10, !dbg !255
	%445 = sub i64 %p9, 1, !dbg !255
	%446 = icmp slt i64 %p9, 0, !dbg !255
	%447 = icmp slt i64 %p10, 0, !dbg !255
	%448 = icmp slt i64 %443, 0, !dbg !255
	%449 = icmp slt i64 %444, 0, !dbg !255
	%450 = or i1 %446, %447, !dbg !255
	%451 = or i1 %450, %448, !dbg !255
	%452 = or i1 %451, %449, !dbg !255
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !255, !prof !21

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !255
	%454 = mul i64 %445, %p7, !dbg !255
	%455 = sub i64 %p10, 1, !dbg !255
	%456 = sub i64 9223372036854775807, %455, !dbg !255
	%457 = icmp ult i64 %454, %456, !dbg !255
	%458 = add i64 %454, %p10, !dbg !255
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !255
	%460 = icmp eq i64 %453, 0, !dbg !255
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !255
	%462 = icmp eq i64 %p9, 0, !dbg !255
	%463 = select i1 %462, i64 0, i64 %461, !dbg !255
	%464 = icmp eq i64 %p10, 0, !dbg !255
	%465 = select i1 %464, i64 0, i64 %463, !dbg !255
	%466 = icmp ugt i64 %465, %p4, !dbg !255
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !255, !prof !21

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !255
	%468 = mul i64 %445, %p8, !dbg !255
	%469 = icmp ult i64 %468, %456, !dbg !255
	%470 = add i64 %468, %p10, !dbg !255
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !255
	%472 = icmp eq i64 %467, 0, !dbg !255
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !255
	%474 = select i1 %462, i64 0, i64 %473, !dbg !255
	%475 = select i1 %464, i64 0, i64 %474, !dbg !255
	%476 = sext i32 %13 to i64, !dbg !255
	%477 = mul i64 %p7, 8, !dbg !255
	%478 = mul i64 %p8, 8, !dbg !255
	%479 = mul i64 %p10, 8, !dbg !255
	%480 = trunc i64 %p11 to i32, !dbg !255
	%481 = mul i32 %5, %6, !dbg !255
	%482 = icmp ugt i64 %475, %p6, !dbg !255
	%483 = icmp uge i64 %p11, %476, !dbg !255
	%484 = or i1 %482, %483, !dbg !255
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !255, !prof !21

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !255, !range !48
	%486 = mul i32 %481, %485, !dbg !255
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !255
	%488 = sext i32 %487 to i64, !dbg !255
	%489 = sext i32 %486 to i64, !dbg !255
	%490 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !255
	%491 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !255
	%492 = icmp ne i64 %488, %489, !dbg !255
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !255, !prof !21

b24_ok8:
	%493 = bitcast i64* %490 to i8*, !dbg !255
	%494 = bitcast i64* %491 to i8*, !dbg !255
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !255
	br label %b29, !dbg !255

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !256
	br i1 %495, label %b26, label %b27, !dbg !256

b26:
	%496 = sub i64 %p7, %p10, !dbg !257
	%497 = sub i64 %p8, %p10, !dbg !257
	%498 = sub i64 %p9, 1, !dbg !257
	%499 = icmp slt i64 %p9, 0, !dbg !257
	%500 = icmp slt i64 %p10, 0, !dbg !257
	%501 = icmp slt i64 %496, 0, !dbg !257
	%502 = icmp slt i64 %497, 0, !dbg !257
	%503 = or i1 %499, %500, !dbg !257
	%504 = or i1 %503, %501, !dbg !257
	%505 = or i1 %504, %502, !dbg !257
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !257, !prof !21

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !257
	%507 = mul i64 %498, %p7, !dbg !257
	%508 = sub i64 %p10, 1, !dbg !257
	%509 = sub i64 9223372036854775807, %508, !dbg !257
	%510 = icmp ult i64 %507, %509, !dbg !257
	%511 = add i64 %507, %p10, !dbg !257
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !257
	%513 = icmp eq i64 %506, 0, !dbg !257
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !257
	%515 = icmp eq i64 %p9, 0, !dbg !257
	%516 = select i1 %515, i64 0, i64 %514, !dbg !257
	%517 = icmp eq i64 %p10, 0, !dbg !257
	%518 = select i1 %517, i64 0, i64 %516, !dbg !257
	%519 = icmp ugt i64 %518, %p4, !dbg !257
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !257, !prof !21

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !257
	%521 = mul i64 %498, %p8, !dbg !257
	%522 = icmp ult i64 %521, %509, !dbg !257
	%523 = add i64 %521, %p10, !dbg !257
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !257
	%525 = icmp eq i64 %520, 0, !dbg !257
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !257
	%527 = select i1 %515, i64 0, i64 %526, !dbg !257
	%528 = select i1 %517, i64 0, i64 %527, !dbg !257
	%529 = sext i32 %13 to i64, !dbg !257
	%530 = mul i64 %p7, 8, !dbg !257
	%531 = mul i64 %p8, 8, !dbg !257
	%532 = mul i64 %p10, 8, !dbg !257
	%533 = trunc i64 %p11 to i32, !dbg !257
	%534 = mul i32 %5, %6, !dbg !257
	%535 = icmp ugt i64 %528, %p6, !dbg !257
	%536 = icmp uge i64 %p11, %529, !dbg !257
	%537 = or i1 %535, %536, !dbg !257
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !257, !prof !21

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !257, !range !48
	%539 = mul i32 %534, %538, !dbg !257
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !257
	%541 = sext i32 %540 to i64, !dbg !257
	%542 = sext i32 %539 to i64, !dbg !257
	%543 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !257
	%544 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !257
	%545 = icmp ne i64 %541, %542, !dbg !257
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !257, !prof !21

b26_ok8:
	%546 = bitcast i64* %543 to i8*, !dbg !257
	%547 = bitcast i64* %544 to i8*, !dbg !257
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !257
	br label %b29, !dbg !257

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !258
	br i1 %548, label %b28, label %b29, !dbg !258

b28:
	%549 = sub i64 %p7, %p10, !dbg !259
	%550 = sub i64 %p8, %p10, !dbg !259
	%551 = sub i64 %p9, 1, !dbg !259
	%552 = icmp slt i64 %p9, 0, !dbg !259
	%553 = icmp slt i64 %p10, 0, !dbg !259
	%554 = icmp slt i64 %549, 0, !dbg !259
	%555 = icmp slt i64 %550, 0, !dbg !259
	%556 = or i1 %552, %553, !dbg !259
	%557 = or i1 %556, %554, !dbg !259
	%558 = or i1 %557, %555, !dbg !259
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !259, !prof !21

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !259
	%560 = mul i64 %551, %p7, !dbg !259
	%561 = sub i64 %p10, 1, !dbg !259
	%562 = sub i64 9223372036854775807, %561, !dbg !259
	%563 = icmp ult i64 %560, %562, !dbg !259
	%564 = add i64 %560, %p10, !dbg !259
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !259
	%566 = icmp eq i64 %559, 0, !dbg !259
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !259
	%568 = icmp eq i64 %p9, 0, !dbg !259
	%569 = select i1 %568, i64 0, i64 %567, !dbg !259
	%570 = icmp eq i64 %p10, 0, !dbg !259
	%571 = select i1 %570, i64 0, i64 %569, !dbg !259
	%572 = icmp ugt i64 %571, %p4, !dbg !259
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !259, !prof !21

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !259
	%574 = mul i64 %551, %p8, !dbg !259
	%575 = icmp ult i64 %574, %562, !dbg !259
	%576 = add i64 %574, %p10, !dbg !259
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !259
	%578 = icmp eq i64 %573, 0, !dbg !259
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !259
	%580 = select i1 %568, i64 0, i64 %579, !dbg !259
	%581 = select i1 %570, i64 0, i64 %580, !dbg !259
	%582 = sext i32 %13 to i64, !dbg !259
	%583 = mul i64 %p7, 8, !dbg !259
	%584 = mul i64 %p8, 8, !dbg !259
	%585 = mul i64 %p10, 8, !dbg !259
	%586 = trunc i64 %p11 to i32, !dbg !259
	%587 = mul i32 %5, %6, !dbg !259
	%588 = icmp ugt i64 %581, %p6, !dbg !259
	%589 = icmp uge i64 %p11, %582, !dbg !259
	%590 = or i1 %588, %589, !dbg !259
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !259, !prof !21

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !259, !range !48
	%592 = mul i32 %587, %591, !dbg !259
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !259
	%594 = sext i32 %593 to i64, !dbg !259
	%595 = sext i32 %592 to i64, !dbg !259
	%596 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !259
	%597 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !259
	%598 = icmp ne i64 %594, %595, !dbg !259
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !259, !prof !21

b28_ok8:
	%599 = bitcast i64* %596 to i8*, !dbg !259
	%600 = bitcast i64* %597 to i8*, !dbg !259
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !259
	br label %b29, !dbg !259

b29:
	ret void, !dbg !222

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !227
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !227

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !227
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !227
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !227

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !227
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !227
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !227

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !227
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !227
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !227
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !227
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !227

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !227
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !227
	ret void, !dbg !227

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !227
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !227
	ret void, !dbg !227

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !231
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !231

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !231
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !231
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !231

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !231
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !231
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !231

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !231
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !231
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !231
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !231
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !231

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !231
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !231
	ret void, !dbg !231

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !231
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !231
	ret void, !dbg !231

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !233
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !233

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !233
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !233
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !233

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !233
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !233
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !233

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !233
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !233
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !233
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !233
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !233

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !233
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !233
	ret void, !dbg !233

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !233
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !233
	ret void, !dbg !233

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !235
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !235

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !235
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !235

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !235
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !235

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !235
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !235
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !235

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !235
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !235
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !235
	ret void, !dbg !235

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !242
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !242

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !242
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !242
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !242

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !242
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !242
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !242

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !242
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !242
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !242
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !242
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !242

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !242
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !242
	ret void, !dbg !242

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !242
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !242
	ret void, !dbg !242

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !244
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !244

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !244
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !244

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !244
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !244

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !244
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !244
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !244

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !244
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !244
	ret void, !dbg !244

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !244
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !244
	ret void, !dbg !244

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !246
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !246

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !246
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !246

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !246
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !246

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !246
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !246
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !246

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !246
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !246
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !246
	ret void, !dbg !246

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !248
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !248

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !248
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !248
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !248

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !248
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !248
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !248

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !248
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !248
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !248
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !248
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !248

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !248
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !248
	ret void, !dbg !248

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !248
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !248
	ret void, !dbg !248

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !253
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !253

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !253
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !253
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !253

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !253
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !253
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !253

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !253
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !253
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !253
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !253
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !253

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !253
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !253
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !253
	ret void, !dbg !253

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %435, i64 %436), !dbg !253
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !253
	ret void, !dbg !253

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !255
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !255

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !255
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !255

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !255
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !255

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !255
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !255
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !255

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !255
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !255
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !255
	ret void, !dbg !255

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %488, i64 %489), !dbg !255
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !255
	ret void, !dbg !255

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !257
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !257

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !257
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !257

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !257
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !257

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !257
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !257
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !257

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !257
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !257
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !257
	ret void, !dbg !257

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %541, i64 %542), !dbg !257
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !257
	ret void, !dbg !257

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !259
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !259

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !259
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !259

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !259
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !259

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !259
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !259
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !259

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !259
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !259
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !259
	ret void, !dbg !259

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %594, i64 %595), !dbg !259
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !259
	ret void, !dbg !259
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @gpuc_num_pes_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !22
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !23
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !23
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !13
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_put_tile_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_put_tile_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_get_tile_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_get_tile_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_put_tile_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_tile_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!260, !261, !262, !263, !264, !265}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/tile")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Body", scope: !1, file: !1, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!7 = !DILocation(line: 12, column: 6, scope: !6)
!8 = !DIFile(filename: "tile.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/tile")
!9 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!10 = !DILocation(line: 13, column: 10, scope: !6)
!11 = !DILocation(line: 28, column: 24, scope: !9, inlinedAt: !10)
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 64}
!14 = !{i32 1, i32 1025}
!15 = !DILocation(line: 30, column: 13, scope: !9, inlinedAt: !10)
!16 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!17 = !DILocation(line: 31, column: 7, scope: !9, inlinedAt: !10)
!18 = !DILocation(line: 43, column: 16, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 30, column: 38, scope: !9, inlinedAt: !10)
!20 = !DILocation(line: 42, column: 7, scope: !16, inlinedAt: !17)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 44, column: 7, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 45, column: 19, scope: !16, inlinedAt: !17)
!26 = !DILocation(line: 46, column: 7, scope: !16, inlinedAt: !17)
!27 = !DILocation(line: 47, column: 16, scope: !16, inlinedAt: !17)
!28 = !DILocation(line: 48, column: 7, scope: !16, inlinedAt: !17)
!29 = !DILocation(line: 49, column: 19, scope: !16, inlinedAt: !17)
!30 = !DILocation(line: 32, column: 13, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 32, column: 35, scope: !9, inlinedAt: !10)
!32 = !DILocation(line: 32, column: 39, scope: !9, inlinedAt: !10)
!33 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!34 = !DILocation(line: 33, column: 7, scope: !9, inlinedAt: !10)
!35 = !DILocation(line: 42, column: 7, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 43, column: 16, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 44, column: 7, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 45, column: 19, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 46, column: 7, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 47, column: 16, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 48, column: 7, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 49, column: 19, scope: !33, inlinedAt: !34)
!43 = !DILocation(line: 34, column: 13, scope: !9, inlinedAt: !10)
!44 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!45 = !DILocation(line: 35, column: 7, scope: !9, inlinedAt: !10)
!46 = !DILocation(line: 42, column: 7, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 43, column: 16, scope: !44, inlinedAt: !45)
!48 = !{i32 1, i32 65}
!49 = !DILocation(line: 44, column: 7, scope: !44, inlinedAt: !45)
!50 = !DILocation(line: 45, column: 19, scope: !44, inlinedAt: !45)
!51 = !DILocation(line: 46, column: 7, scope: !44, inlinedAt: !45)
!52 = !DILocation(line: 47, column: 16, scope: !44, inlinedAt: !45)
!53 = !DILocation(line: 48, column: 7, scope: !44, inlinedAt: !45)
!54 = !DILocation(line: 49, column: 19, scope: !44, inlinedAt: !45)
!55 = distinct !DISubprogram(name: "Color", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!56 = !DILocation(line: 19, column: 6, scope: !55)
!57 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!58 = !DILocation(line: 20, column: 10, scope: !55)
!59 = !DILocation(line: 28, column: 24, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 30, column: 13, scope: !57, inlinedAt: !58)
!61 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!62 = !DILocation(line: 31, column: 7, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 43, column: 16, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 30, column: 38, scope: !57, inlinedAt: !58)
!65 = !DILocation(line: 42, column: 7, scope: !61, inlinedAt: !62)
!66 = !DILocation(line: 44, column: 7, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 45, column: 19, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 46, column: 7, scope: !61, inlinedAt: !62)
!69 = !DILocation(line: 47, column: 16, scope: !61, inlinedAt: !62)
!70 = !DILocation(line: 48, column: 7, scope: !61, inlinedAt: !62)
!71 = !DILocation(line: 49, column: 19, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 32, column: 13, scope: !57, inlinedAt: !58)
!73 = !DILocation(line: 32, column: 35, scope: !57, inlinedAt: !58)
!74 = !DILocation(line: 32, column: 39, scope: !57, inlinedAt: !58)
!75 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!76 = !DILocation(line: 33, column: 7, scope: !57, inlinedAt: !58)
!77 = !DILocation(line: 42, column: 7, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 43, column: 16, scope: !75, inlinedAt: !76)
!79 = !DILocation(line: 44, column: 7, scope: !75, inlinedAt: !76)
!80 = !DILocation(line: 45, column: 19, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 46, column: 7, scope: !75, inlinedAt: !76)
!82 = !DILocation(line: 47, column: 16, scope: !75, inlinedAt: !76)
!83 = !DILocation(line: 48, column: 7, scope: !75, inlinedAt: !76)
!84 = !DILocation(line: 49, column: 19, scope: !75, inlinedAt: !76)
!85 = !DILocation(line: 34, column: 13, scope: !57, inlinedAt: !58)
!86 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!87 = !DILocation(line: 35, column: 7, scope: !57, inlinedAt: !58)
!88 = !DILocation(line: 42, column: 7, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 43, column: 16, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 44, column: 7, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 45, column: 19, scope: !86, inlinedAt: !87)
!92 = !DILocation(line: 46, column: 7, scope: !86, inlinedAt: !87)
!93 = !DILocation(line: 47, column: 16, scope: !86, inlinedAt: !87)
!94 = !DILocation(line: 48, column: 7, scope: !86, inlinedAt: !87)
!95 = !DILocation(line: 49, column: 19, scope: !86, inlinedAt: !87)
!96 = distinct !DISubprogram(name: "Uint8", scope: !8, file: !8, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!97 = !DILocation(line: 56, column: 6, scope: !96)
!98 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!99 = !DILocation(line: 57, column: 10, scope: !96)
!100 = !DILocation(line: 28, column: 24, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 30, column: 13, scope: !98, inlinedAt: !99)
!102 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!103 = !DILocation(line: 31, column: 7, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 43, column: 16, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 30, column: 38, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 42, column: 7, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 44, column: 7, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 45, column: 19, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 46, column: 7, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 47, column: 16, scope: !102, inlinedAt: !103)
!111 = !DILocation(line: 48, column: 7, scope: !102, inlinedAt: !103)
!112 = !DILocation(line: 49, column: 19, scope: !102, inlinedAt: !103)
!113 = !DILocation(line: 32, column: 13, scope: !98, inlinedAt: !99)
!114 = !DILocation(line: 32, column: 35, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 32, column: 39, scope: !98, inlinedAt: !99)
!116 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!117 = !DILocation(line: 33, column: 7, scope: !98, inlinedAt: !99)
!118 = !DILocation(line: 42, column: 7, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 43, column: 16, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 44, column: 7, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 45, column: 19, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 46, column: 7, scope: !116, inlinedAt: !117)
!123 = !DILocation(line: 47, column: 16, scope: !116, inlinedAt: !117)
!124 = !DILocation(line: 48, column: 7, scope: !116, inlinedAt: !117)
!125 = !DILocation(line: 49, column: 19, scope: !116, inlinedAt: !117)
!126 = !DILocation(line: 34, column: 13, scope: !98, inlinedAt: !99)
!127 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!128 = !DILocation(line: 35, column: 7, scope: !98, inlinedAt: !99)
!129 = !DILocation(line: 42, column: 7, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 43, column: 16, scope: !127, inlinedAt: !128)
!131 = !DILocation(line: 44, column: 7, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 45, column: 19, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 46, column: 7, scope: !127, inlinedAt: !128)
!134 = !DILocation(line: 47, column: 16, scope: !127, inlinedAt: !128)
!135 = !DILocation(line: 48, column: 7, scope: !127, inlinedAt: !128)
!136 = !DILocation(line: 49, column: 19, scope: !127, inlinedAt: !128)
!137 = distinct !DISubprogram(name: "BFloat16", scope: !8, file: !8, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!138 = !DILocation(line: 63, column: 6, scope: !137)
!139 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!140 = !DILocation(line: 64, column: 10, scope: !137)
!141 = !DILocation(line: 28, column: 24, scope: !139, inlinedAt: !140)
!142 = !DILocation(line: 30, column: 13, scope: !139, inlinedAt: !140)
!143 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!144 = !DILocation(line: 31, column: 7, scope: !139, inlinedAt: !140)
!145 = !DILocation(line: 43, column: 16, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 30, column: 38, scope: !139, inlinedAt: !140)
!147 = !DILocation(line: 42, column: 7, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 44, column: 7, scope: !143, inlinedAt: !144)
!149 = !DILocation(line: 45, column: 19, scope: !143, inlinedAt: !144)
!150 = !DILocation(line: 46, column: 7, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 47, column: 16, scope: !143, inlinedAt: !144)
!152 = !DILocation(line: 48, column: 7, scope: !143, inlinedAt: !144)
!153 = !DILocation(line: 49, column: 19, scope: !143, inlinedAt: !144)
!154 = !DILocation(line: 32, column: 13, scope: !139, inlinedAt: !140)
!155 = !DILocation(line: 32, column: 35, scope: !139, inlinedAt: !140)
!156 = !DILocation(line: 32, column: 39, scope: !139, inlinedAt: !140)
!157 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!158 = !DILocation(line: 33, column: 7, scope: !139, inlinedAt: !140)
!159 = !DILocation(line: 42, column: 7, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 43, column: 16, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 44, column: 7, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 45, column: 19, scope: !157, inlinedAt: !158)
!163 = !DILocation(line: 46, column: 7, scope: !157, inlinedAt: !158)
!164 = !DILocation(line: 47, column: 16, scope: !157, inlinedAt: !158)
!165 = !DILocation(line: 48, column: 7, scope: !157, inlinedAt: !158)
!166 = !DILocation(line: 49, column: 19, scope: !157, inlinedAt: !158)
!167 = !DILocation(line: 34, column: 13, scope: !139, inlinedAt: !140)
!168 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!169 = !DILocation(line: 35, column: 7, scope: !139, inlinedAt: !140)
!170 = !DILocation(line: 42, column: 7, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 43, column: 16, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 44, column: 7, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 45, column: 19, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 46, column: 7, scope: !168, inlinedAt: !169)
!175 = !DILocation(line: 47, column: 16, scope: !168, inlinedAt: !169)
!176 = !DILocation(line: 48, column: 7, scope: !168, inlinedAt: !169)
!177 = !DILocation(line: 49, column: 19, scope: !168, inlinedAt: !169)
!178 = distinct !DISubprogram(name: "Float32", scope: !8, file: !8, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!179 = !DILocation(line: 70, column: 6, scope: !178)
!180 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!181 = !DILocation(line: 71, column: 10, scope: !178)
!182 = !DILocation(line: 28, column: 24, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 30, column: 13, scope: !180, inlinedAt: !181)
!184 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!185 = !DILocation(line: 31, column: 7, scope: !180, inlinedAt: !181)
!186 = !DILocation(line: 43, column: 16, scope: !184, inlinedAt: !185)
!187 = !DILocation(line: 30, column: 38, scope: !180, inlinedAt: !181)
!188 = !DILocation(line: 42, column: 7, scope: !184, inlinedAt: !185)
!189 = !DILocation(line: 44, column: 7, scope: !184, inlinedAt: !185)
!190 = !DILocation(line: 45, column: 19, scope: !184, inlinedAt: !185)
!191 = !DILocation(line: 46, column: 7, scope: !184, inlinedAt: !185)
!192 = !DILocation(line: 47, column: 16, scope: !184, inlinedAt: !185)
!193 = !DILocation(line: 48, column: 7, scope: !184, inlinedAt: !185)
!194 = !DILocation(line: 49, column: 19, scope: !184, inlinedAt: !185)
!195 = !DILocation(line: 32, column: 13, scope: !180, inlinedAt: !181)
!196 = !DILocation(line: 32, column: 35, scope: !180, inlinedAt: !181)
!197 = !DILocation(line: 32, column: 39, scope: !180, inlinedAt: !181)
!198 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!199 = !DILocation(line: 33, column: 7, scope: !180, inlinedAt: !181)
!200 = !DILocation(line: 42, column: 7, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 43, column: 16, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 44, column: 7, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 45, column: 19, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 46, column: 7, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 47, column: 16, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 48, column: 7, scope: !198, inlinedAt: !199)
!207 = !DILocation(line: 49, column: 19, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 34, column: 13, scope: !180, inlinedAt: !181)
!209 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!210 = !DILocation(line: 35, column: 7, scope: !180, inlinedAt: !181)
!211 = !DILocation(line: 42, column: 7, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 43, column: 16, scope: !209, inlinedAt: !210)
!213 = !DILocation(line: 44, column: 7, scope: !209, inlinedAt: !210)
!214 = !DILocation(line: 45, column: 19, scope: !209, inlinedAt: !210)
!215 = !DILocation(line: 46, column: 7, scope: !209, inlinedAt: !210)
!216 = !DILocation(line: 47, column: 16, scope: !209, inlinedAt: !210)
!217 = !DILocation(line: 48, column: 7, scope: !209, inlinedAt: !210)
!218 = !DILocation(line: 49, column: 19, scope: !209, inlinedAt: !210)
!219 = distinct !DISubprogram(name: "Int64", scope: !8, file: !8, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!220 = !DILocation(line: 77, column: 6, scope: !219)
!221 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!222 = !DILocation(line: 78, column: 10, scope: !219)
!223 = !DILocation(line: 28, column: 24, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 30, column: 13, scope: !221, inlinedAt: !222)
!225 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!226 = !DILocation(line: 31, column: 7, scope: !221, inlinedAt: !222)
!227 = !DILocation(line: 43, column: 16, scope: !225, inlinedAt: !226)
!228 = !DILocation(line: 30, column: 38, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 42, column: 7, scope: !225, inlinedAt: !226)
!230 = !DILocation(line: 44, column: 7, scope: !225, inlinedAt: !226)
!231 = !DILocation(line: 45, column: 19, scope: !225, inlinedAt: !226)
!232 = !DILocation(line: 46, column: 7, scope: !225, inlinedAt: !226)
!233 = !DILocation(line: 47, column: 16, scope: !225, inlinedAt: !226)
!234 = !DILocation(line: 48, column: 7, scope: !225, inlinedAt: !226)
!235 = !DILocation(line: 49, column: 19, scope: !225, inlinedAt: !226)
!236 = !DILocation(line: 32, column: 13, scope: !221, inlinedAt: !222)
!237 = !DILocation(line: 32, column: 35, scope: !221, inlinedAt: !222)
!238 = !DILocation(line: 32, column: 39, scope: !221, inlinedAt: !222)
!239 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!240 = !DILocation(line: 33, column: 7, scope: !221, inlinedAt: !222)
!241 = !DILocation(line: 42, column: 7, scope: !239, inlinedAt: !240)
!242 = !DILocation(line: 43, column: 16, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 44, column: 7, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 45, column: 19, scope: !239, inlinedAt: !240)
!245 = !DILocation(line: 46, column: 7, scope: !239, inlinedAt: !240)
!246 = !DILocation(line: 47, column: 16, scope: !239, inlinedAt: !240)
!247 = !DILocation(line: 48, column: 7, scope: !239, inlinedAt: !240)
!248 = !DILocation(line: 49, column: 19, scope: !239, inlinedAt: !240)
!249 = !DILocation(line: 34, column: 13, scope: !221, inlinedAt: !222)
!250 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!251 = !DILocation(line: 35, column: 7, scope: !221, inlinedAt: !222)
!252 = !DILocation(line: 42, column: 7, scope: !250, inlinedAt: !251)
!253 = !DILocation(line: 43, column: 16, scope: !250, inlinedAt: !251)
!254 = !DILocation(line: 44, column: 7, scope: !250, inlinedAt: !251)
!255 = !DILocation(line: 45, column: 19, scope: !250, inlinedAt: !251)
!256 = !DILocation(line: 46, column: 7, scope: !250, inlinedAt: !251)
!257 = !DILocation(line: 47, column: 16, scope: !250, inlinedAt: !251)
!258 = !DILocation(line: 48, column: 7, scope: !250, inlinedAt: !251)
!259 = !DILocation(line: 49, column: 19, scope: !250, inlinedAt: !251)
!260 = !{void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i64, i64, i64, i64, i8*)* @Body, !"kernel", i32 1}
!261 = !{void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i64, i64, i64, i64, i8*)* @Color, !"kernel", i32 1}
!262 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i64, i8*)* @Uint8, !"kernel", i32 1}
!263 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i64, i8*)* @BFloat16, !"kernel", i32 1}
!264 = !{void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i64, i8*)* @Float32, !"kernel", i32 1}
!265 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i64, i8*)* @Int64, !"kernel", i32 1}
