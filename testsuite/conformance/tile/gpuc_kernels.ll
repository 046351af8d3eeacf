target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [4 x i8*] [i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i64, i8*)* @Int64 to i8*)], section "llvm.metadata"

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !13
	%7 = mul i32 %6, %4, !dbg !10
	%8 = add i32 %3, %7, !dbg !10
	%9 = mul i32 %5, %8, !dbg !10
	%10 = add i32 %2, %9, !dbg !10
	%11 = sext i32 %10 to i64, !dbg !10
	%12 = icmp eq i64 %p1, 0, !dbg !14
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !17
	br i1 %12, label %b1, label %b10, !dbg !14

b1:
	%14 = icmp eq i64 %11, 0, !dbg !18
	br i1 %14, label %b2, label %b10, !dbg !18

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !19
	br i1 %15, label %b3, label %b4, !dbg !19

b3:
	%16 = sub i64 %p7, %p10, !dbg !17
	%17 = sub i64 %p8, %p10, !dbg !17
	%18 = sub i64 %p9, 1, !dbg !17
	%19 = icmp slt i64 %p9, 0, !dbg !17
	%20 = icmp slt i64 %p10, 0, !dbg !17
	%21 = icmp slt i64 %16, 0, !dbg !17
	%22 = icmp slt i64 %17, 0, !dbg !17
	%23 = or i1 %19, %20, !dbg !17
	%24 = or i1 %23, %21, !dbg !17
	%25 = or i1 %24, %22, !dbg !17
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !17, !prof !20

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !17
	%27 = mul i64 %18, %p7, !dbg !17
	%28 = sub i64 %p10, 1, !dbg !17
	%29 = sub i64 9223372036854775807, %28, !dbg !17
	%30 = icmp ult i64 %27, %29, !dbg !17
	%31 = add i64 %27, %p10, !dbg !17
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !17
	%33 = icmp eq i64 %26, 0, !dbg !17
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !17
	%35 = icmp eq i64 %p9, 0, !dbg !17
	%36 = select i1 %35, i64 0, i64 %34, !dbg !17
	%37 = icmp eq i64 %p10, 0, !dbg !17
	%38 = select i1 %37, i64 0, i64 %36, !dbg !17
	%39 = icmp ugt i64 %38, %p4, !dbg !17
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !17, !prof !20

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !17
	%41 = mul i64 %18, %p8, !dbg !17
	%42 = icmp ult i64 %41, %29, !dbg !17
	%43 = add i64 %41, %p10, !dbg !17
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !17
	%45 = icmp eq i64 %40, 0, !dbg !17
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !17
	%47 = select i1 %35, i64 0, i64 %46, !dbg !17
	%48 = select i1 %37, i64 0, i64 %47, !dbg !17
	%49 = sext i32 %13 to i64, !dbg !17
	%50 = trunc i64 %p11 to i32, !dbg !17
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !17
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !17
	%53 = icmp ugt i64 %48, %p6, !dbg !17
	%54 = icmp uge i64 %p11, %49, !dbg !17
	%55 = or i1 %53, %54, !dbg !17
	br i1 %55, label %b3_fail6, label %b3_ok6, !dbg !17, !prof !20

b3_ok6:
	call void @gpuc_put_tile_thread(i8* %51, i8* %52, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %50), !dbg !17
	br label %b29, !dbg !17

b4:
	%56 = icmp eq i64 %p0, 1, !dbg !23
	br i1 %56, label %b5, label %b6, !dbg !23

b5:
	%57 = sub i64 %p7, %p10, !dbg !24
	%58 = sub i64 %p8, %p10, !dbg !24
	%59 = sub i64 %p9, 1, !dbg !24
	%60 = icmp slt i64 %p9, 0, !dbg !24
	%61 = icmp slt i64 %p10, 0, !dbg !24
	%62 = icmp slt i64 %57, 0, !dbg !24
	%63 = icmp slt i64 %58, 0, !dbg !24
	%64 = or i1 %60, %61, !dbg !24
	%65 = or i1 %64, %62, !dbg !24
	%66 = or i1 %65, %63, !dbg !24
	br i1 %66, label %b5_fail1, label %b5_ok1, !dbg !24, !prof !20

b5_ok1:
	%67 = call i64 @llvm.nvvm.mulhi.ull(i64 %59, i64 %p7), !dbg !24
	%68 = mul i64 %59, %p7, !dbg !24
	%69 = sub i64 %p10, 1, !dbg !24
	%70 = sub i64 9223372036854775807, %69, !dbg !24
	%71 = icmp ult i64 %68, %70, !dbg !24
	%72 = add i64 %68, %p10, !dbg !24
	%73 = select i1 %71, i64 %72, i64 9223372036854775807, !dbg !24
	%74 = icmp eq i64 %67, 0, !dbg !24
	%75 = select i1 %74, i64 %73, i64 9223372036854775807, !dbg !24
	%76 = icmp eq i64 %p9, 0, !dbg !24
	%77 = select i1 %76, i64 0, i64 %75, !dbg !24
	%78 = icmp eq i64 %p10, 0, !dbg !24
	%79 = select i1 %78, i64 0, i64 %77, !dbg !24
	%80 = icmp ugt i64 %79, %p4, !dbg !24
	br i1 %80, label %b5_fail5, label %b5_ok5, !dbg !24, !prof !20

b5_ok5:
	%81 = call i64 @llvm.nvvm.mulhi.ull(i64 %59, i64 %p8), !dbg !24
	%82 = mul i64 %59, %p8, !dbg !24
	%83 = icmp ult i64 %82, %70, !dbg !24
	%84 = add i64 %82, %p10, !dbg !24
	%85 = select i1 %83, i64 %84, i64 9223372036854775807, !dbg !24
	%86 = icmp eq i64 %81, 0, !dbg !24
	%87 = select i1 %86, i64 %85, i64 9223372036854775807, !dbg !24
	%88 = select i1 %76, i64 0, i64 %87, !dbg !24
	%89 = select i1 %78, i64 0, i64 %88, !dbg !24
	%90 = sext i32 %13 to i64, !dbg !24
	%91 = trunc i64 %p11 to i32, !dbg !24
	%92 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !24
	%93 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !24
	%94 = icmp ugt i64 %89, %p6, !dbg !24
	%95 = icmp uge i64 %p11, %90, !dbg !24
	%96 = or i1 %94, %95, !dbg !24
	br i1 %96, label %b5_fail6, label %b5_ok6, !dbg !24, !prof !20

b5_ok6:
	call void @gpuc_put_tile_nbi_thread(i8* %92, i8* %93, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %91), !dbg !24
	br label %b29, !dbg !24

b6:
	%97 = icmp eq i64 %p0, 2, !dbg !25
	br i1 %97, label %b7, label %b8, !dbg !25

b7:
	%98 = sub i64 %p7, %p10, !dbg !26
	%99 = sub i64 %p8, %p10, !dbg !26
	%100 = sub i64 %p9, 1, !dbg !26
	%101 = icmp slt i64 %p9, 0, !dbg !26
	%102 = icmp slt i64 %p10, 0, !dbg !26
	%103 = icmp slt i64 %98, 0, !dbg !26
	%104 = icmp slt i64 %99, 0, !dbg !26
	%105 = or i1 %101, %102, !dbg !26
	%106 = or i1 %105, %103, !dbg !26
	%107 = or i1 %106, %104, !dbg !26
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !26, !prof !20

b7_ok1:
	%108 = call i64 @llvm.nvvm.mulhi.ull(i64 %100, i64 %p7), !dbg !26
	%109 = mul i64 %100, %p7, !dbg !26
	%110 = sub i64 %p10, 1, !dbg !26
	%111 = sub i64 9223372036854775807, %110, !dbg !26
	%112 = icmp ult i64 %109, %111, !dbg !26
	%113 = add i64 %109, %p10, !dbg !26
	%114 = select i1 %112, i64 %113, i64 9223372036854775807, !dbg !26
	%115 = icmp eq i64 %108, 0, !dbg !26
	%116 = select i1 %115, i64 %114, i64 9223372036854775807, !dbg !26
	%117 = icmp eq i64 %p9, 0, !dbg !26
	%118 = select i1 %117, i64 0, i64 %116, !dbg !26
	%119 = icmp eq i64 %p10, 0, !dbg !26
	%120 = select i1 %119, i64 0, i64 %118, !dbg !26
	%121 = icmp ugt i64 %120, %p4, !dbg !26
	br i1 %121, label %b7_fail5, label %b7_ok5, !dbg !26, !prof !20

b7_ok5:
	%122 = call i64 @llvm.nvvm.mulhi.ull(i64 %100, i64 %p8), !dbg !26
	%123 = mul i64 %100, %p8, !dbg !26
	%124 = icmp ult i64 %123, %111, !dbg !26
	%125 = add i64 %123, %p10, !dbg !26
	%126 = select i1 %124, i64 %125, i64 9223372036854775807, !dbg !26
	%127 = icmp eq i64 %122, 0, !dbg !26
	%128 = select i1 %127, i64 %126, i64 9223372036854775807, !dbg !26
	%129 = select i1 %117, i64 0, i64 %128, !dbg !26
	%130 = select i1 %119, i64 0, i64 %129, !dbg !26
	%131 = sext i32 %13 to i64, !dbg !26
	%132 = trunc i64 %p11 to i32, !dbg !26
	%133 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !26
	%134 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !26
	%135 = icmp ugt i64 %130, %p6, !dbg !26
	%136 = icmp uge i64 %p11, %131, !dbg !26
	%137 = or i1 %135, %136, !dbg !26
	br i1 %137, label %b7_fail6, label %b7_ok6, !dbg !26, !prof !20

b7_ok6:
	call void @gpuc_get_tile_thread(i8* %133, i8* %134, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %132), !dbg !26
	br label %b29, !dbg !26

b8:
	%138 = icmp eq i64 %p0, 3, !dbg !27
	br i1 %138, label %b9, label %b29, !dbg !27

b9:
	%139 = sub i64 %p7, %p10, !dbg !28
	%140 = sub i64 %p8, %p10, !dbg !28
	%141 = sub i64 %p9, 1, !dbg !28
	%142 = icmp slt i64 %p9, 0, !dbg !28
	%143 = icmp slt i64 %p10, 0, !dbg !28
	%144 = icmp slt i64 %139, 0, !dbg !28
	%145 = icmp slt i64 %140, 0, !dbg !28
	%146 = or i1 %142, %143, !dbg !28
	%147 = or i1 %146, %144, !dbg !28
	%148 = or i1 %147, %145, !dbg !28
	br i1 %148, label %b9_fail1, label %b9_ok1, !dbg !28, !prof !20

b9_ok1:
	%149 = call i64 @llvm.nvvm.mulhi.ull(i64 %141, i64 %p7), !dbg !28
	%150 = mul i64 %141, %p7, !dbg !28
	%151 = sub i64 %p10, 1, !dbg !28
	%152 = sub i64 9223372036854775807, %151, !dbg !28
	%153 = icmp ult i64 %150, %152, !dbg !28
	%154 = add i64 %150, %p10, !dbg !28
	%155 = select i1 %153, i64 %154, i64 9223372036854775807, !dbg !28
	%156 = icmp eq i64 %149, 0, !dbg !28
	%157 = select i1 %156, i64 %155, i64 9223372036854775807, !dbg !28
	%158 = icmp eq i64 %p9, 0, !dbg !28
	%159 = select i1 %158, i64 0, i64 %157, !dbg !28
	%160 = icmp eq i64 %p10, 0, !dbg !28
	%161 = select i1 %160, i64 0, i64 %159, !dbg !28
	%162 = icmp ugt i64 %161, %p4, !dbg !28
	br i1 %162, label %b9_fail5, label %b9_ok5, !dbg !28, !prof !20

b9_ok5:
	%163 = call i64 @llvm.nvvm.mulhi.ull(i64 %141, i64 %p8), !dbg !28
	%164 = mul i64 %141, %p8, !dbg !28
	%165 = icmp ult i64 %164, %152, !dbg !28
	%166 = add i64 %164, %p10, !dbg !28
	%167 = select i1 %165, i64 %166, i64 9223372036854775807, !dbg !28
	%168 = icmp eq i64 %163, 0, !dbg !28
	%169 = select i1 %168, i64 %167, i64 9223372036854775807, !dbg !28
	%170 = select i1 %158, i64 0, i64 %169, !dbg !28
	%171 = select i1 %160, i64 0, i64 %170, !dbg !28
	%172 = sext i32 %13 to i64, !dbg !28
	%173 = trunc i64 %p11 to i32, !dbg !28
	%174 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !28
	%175 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !28
	%176 = icmp ugt i64 %171, %p6, !dbg !28
	%177 = icmp uge i64 %p11, %172, !dbg !28
	%178 = or i1 %176, %177, !dbg !28
	br i1 %178, label %b9_fail6, label %b9_ok6, !dbg !28, !prof !20

b9_ok6:
	call void @gpuc_get_tile_nbi_thread(i8* %174, i8* %175, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %173), !dbg !28
	br label %b29, !dbg !28

b10:
	%179 = icmp eq i64 %p1, 1, !dbg !29
	br i1 %179, label %b11, label %b20, !dbg !29

b11:
	%180 = trunc i64 %11 to i32, !dbg !30
	%181 = udiv i32 %180, 32, !dbg !30
	%182 = zext i32 %181 to i64, !dbg !30
	%183 = icmp eq i64 %182, %p2, !dbg !31
	br i1 %183, label %b12, label %b20, !dbg !31

b12:
	%184 = icmp eq i64 %p0, 0, !dbg !34
	br i1 %184, label %b13, label %b14, !dbg !34

b13:
	%185 = sub i64 %p7, %p10, !dbg !35
	%186 = sub i64 %p8, %p10, !dbg !35
	%187 = sub i64 %p9, 1, !dbg !35
	%188 = icmp slt i64 %p9, 0, !dbg !35
	%189 = icmp slt i64 %p10, 0, !dbg !35
	%190 = icmp slt i64 %185, 0, !dbg !35
	%191 = icmp slt i64 %186, 0, !dbg !35
	%192 = or i1 %188, %189, !dbg !35
	%193 = or i1 %192, %190, !dbg !35
	%194 = or i1 %193, %191, !dbg !35
	br i1 %194, label %b13_fail1, label %b13_ok1, !dbg !35, !prof !20

b13_ok1:
	%195 = call i64 @llvm.nvvm.mulhi.ull(i64 %187, i64 %p7), !dbg !35
	%196 = mul i64 %187, %p7, !dbg !35
	%197 = sub i64 %p10, 1, !dbg !35
	%198 = sub i64 9223372036854775807, %197, !dbg !35
	%199 = icmp ult i64 %196, %198, !dbg !35
	%200 = add i64 %196, %p10, !dbg !35
	%201 = select i1 %199, i64 %200, i64 9223372036854775807, !dbg !35
	%202 = icmp eq i64 %195, 0, !dbg !35
	%203 = select i1 %202, i64 %201, i64 9223372036854775807, !dbg !35
	%204 = icmp eq i64 %p9, 0, !dbg !35
	%205 = select i1 %204, i64 0, i64 %203, !dbg !35
	%206 = icmp eq i64 %p10, 0, !dbg !35
	%207 = select i1 %206, i64 0, i64 %205, !dbg !35
	%208 = icmp ugt i64 %207, %p4, !dbg !35
	br i1 %208, label %b13_fail5, label %b13_ok5, !dbg !35, !prof !20

b13_ok5:
	%209 = call i64 @llvm.nvvm.mulhi.ull(i64 %187, i64 %p8), !dbg !35
	%210 = mul i64 %187, %p8, !dbg !35
	%211 = icmp ult i64 %210, %198, !dbg !35
	%212 = add i64 %210, %p10, !dbg !35
	%213 = select i1 %211, i64 %212, i64 9223372036854775807, !dbg !35
	%214 = icmp eq i64 %209, 0, !dbg !35
	%215 = select i1 %214, i64 %213, i64 9223372036854775807, !dbg !35
	%216 = select i1 %204, i64 0, i64 %215, !dbg !35
	%217 = select i1 %206, i64 0, i64 %216, !dbg !35
	%218 = sext i32 %13 to i64, !dbg !35
	%219 = trunc i64 %p11 to i32, !dbg !35
	%220 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !35
	%221 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !35
	%222 = icmp ugt i64 %217, %p6, !dbg !35
	%223 = icmp uge i64 %p11, %218, !dbg !35
	%224 = or i1 %222, %223, !dbg !35
	br i1 %224, label %b13_fail6, label %b13_ok6, !dbg !35, !prof !20

b13_ok6:
	call void @gpuc_put_tile_warp(i8* %220, i8* %221, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %219), !dbg !35
	br label %b29, !dbg !35

b14:
	%225 = icmp eq i64 %p0, 1, !dbg !36
	br i1 %225, label %b15, label %b16, !dbg !36

b15:
	%226 = sub i64 %p7, %p10, !dbg !37
	%227 = sub i64 %p8, %p10, !dbg !37
	%228 = sub i64 %p9, 1, !dbg !37
	%229 = icmp slt i64 %p9, 0, !dbg !37
	%230 = icmp slt i64 %p10, 0, !dbg !37
	%231 = icmp slt i64 %226, 0, !dbg !37
	%232 = icmp slt i64 %227, 0, !dbg !37
	%233 = or i1 %229, %230, !dbg !37
	%234 = or i1 %233, %231, !dbg !37
	%235 = or i1 %234, %232, !dbg !37
	br i1 %235, label %b15_fail1, label %b15_ok1, !dbg !37, !prof !20

b15_ok1:
	%236 = call i64 @llvm.nvvm.mulhi.ull(i64 %228, i64 %p7), !dbg !37
	%237 = mul i64 %228, %p7, !dbg !37
	%238 = sub i64 %p10, 1, !dbg !37
	%239 = sub i64 9223372036854775807, %238, !dbg !37
	%240 = icmp ult i64 %237, %239, !dbg !37
	%241 = add i64 %237, %p10, !dbg !37
	%242 = select i1 %240, i64 %241, i64 9223372036854775807, !dbg !37
	%243 = icmp eq i64 %236, 0, !dbg !37
	%244 = select i1 %243, i64 %242, i64 9223372036854775807, !dbg !37
	%245 = icmp eq i64 %p9, 0, !dbg !37
	%246 = select i1 %245, i64 0, i64 %244, !dbg !37
	%247 = icmp eq i64 %p10, 0, !dbg !37
	%248 = select i1 %247, i64 0, i64 %246, !dbg !37
	%249 = icmp ugt i64 %248, %p4, !dbg !37
	br i1 %249, label %b15_fail5, label %b15_ok5, !dbg !37, !prof !20

b15_ok5:
	%250 = call i64 @llvm.nvvm.mulhi.ull(i64 %228, i64 %p8), !dbg !37
	%251 = mul i64 %228, %p8, !dbg !37
	%252 = icmp ult i64 %251, %239, !dbg !37
	%253 = add i64 %251, %p10, !dbg !37
	%254 = select i1 %252, i64 %253, i64 9223372036854775807, !dbg !37
	%255 = icmp eq i64 %250, 0, !dbg !37
	%256 = select i1 %255, i64 %254, i64 9223372036854775807, !dbg !37
	%257 = select i1 %245, i64 0, i64 %256, !dbg !37
	%258 = select i1 %247, i64 0, i64 %257, !dbg !37
	%259 = sext i32 %13 to i64, !dbg !37
	%260 = trunc i64 %p11 to i32, !dbg !37
	%261 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !37
	%262 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !37
	%263 = icmp ugt i64 %258, %p6, !dbg !37
	%264 = icmp uge i64 %p11, %259, !dbg !37
	%265 = or i1 %263, %264, !dbg !37
	br i1 %265, label %b15_fail6, label %b15_ok6, !dbg !37, !prof !20

b15_ok6:
	call void @gpuc_put_tile_nbi_warp(i8* %261, i8* %262, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %260), !dbg !37
	br label %b29, !dbg !37

b16:
	%266 = icmp eq i64 %p0, 2, !dbg !38
	br i1 %266, label %b17, label %b18, !dbg !38

b17:
	%267 = sub i64 %p7, %p10, !dbg !39
	%268 = sub i64 %p8, %p10, !dbg !39
	%269 = sub i64 %p9, 1, !dbg !39
	%270 = icmp slt i64 %p9, 0, !dbg !39
	%271 = icmp slt i64 %p10, 0, !dbg !39
	%272 = icmp slt i64 %267, 0, !dbg !39
	%273 = icmp slt i64 %268, 0, !dbg !39
	%274 = or i1 %270, %271, !dbg !39
	%275 = or i1 %274, %272, !dbg !39
	%276 = or i1 %275, %273, !dbg !39
	br i1 %276, label %b17_fail1, label %b17_ok1, !dbg !39, !prof !20

b17_ok1:
	%277 = call i64 @llvm.nvvm.mulhi.ull(i64 %269, i64 %p7), !dbg !39
	%278 = mul i64 %269, %p7, !dbg !39
	%279 = sub i64 %p10, 1, !dbg !39
	%280 = sub i64 9223372036854775807, %279, !dbg !39
	%281 = icmp ult i64 %278, %280, !dbg !39
	%282 = add i64 %278, %p10, !dbg !39
	%283 = select i1 %281, i64 %282, i64 9223372036854775807, !dbg !39
	%284 = icmp eq i64 %277, 0, !dbg !39
	%285 = select i1 %284, i64 %283, i64 9223372036854775807, !dbg !39
	%286 = icmp eq i64 %p9, 0, !dbg !39
	%287 = select i1 %286, i64 0, i64 %285, !dbg !39
	%288 = icmp eq i64 %p10, 0, !dbg !39
	%289 = select i1 %288, i64 0, i64 %287, !dbg !39
	%290 = icmp ugt i64 %289, %p4, !dbg !39
	br i1 %290, label %b17_fail5, label %b17_ok5, !dbg !39, !prof !20

b17_ok5:
	%291 = call i64 @llvm.nvvm.mulhi.ull(i64 %269, i64 %p8), !dbg !39
	%292 = mul i64 %269, %p8, !dbg !39
	%293 = icmp ult i64 %292, %280, !dbg !39
	%294 = add i64 %292, %p10, !dbg !39
	%295 = select i1 %293, i64 %294, i64 9223372036854775807, !dbg !39
	%296 = icmp eq i64 %291, 0, !dbg !39
	%297 = select i1 %296, i64 %295, i64 9223372036854775807, !dbg !39
	%298 = select i1 %286, i64 0, i64 %297, !dbg !39
	%299 = select i1 %288, i64 0, i64 %298, !dbg !39
	%300 = sext i32 %13 to i64, !dbg !39
	%301 = trunc i64 %p11 to i32, !dbg !39
	%302 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !39
	%303 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !39
	%304 = icmp ugt i64 %299, %p6, !dbg !39
	%305 = icmp uge i64 %p11, %300, !dbg !39
	%306 = or i1 %304, %305, !dbg !39
	br i1 %306, label %b17_fail6, label %b17_ok6, !dbg !39, !prof !20

b17_ok6:
	call void @gpuc_get_tile_warp(i8* %302, i8* %303, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %301), !dbg !39
	br label %b29, !dbg !39

b18:
	%307 = icmp eq i64 %p0, 3, !dbg !40
	br i1 %307, label %b19, label %b29, !dbg !40

b19:
	%308 = sub i64 %p7, %p10, !dbg !41
	%309 = sub i64 %p8, %p10, !dbg !41
	%310 = sub i64 %p9, 1, !dbg !41
	%311 = icmp slt i64 %p9, 0, !dbg !41
	%312 = icmp slt i64 %p10, 0, !dbg !41
	%313 = icmp slt i64 %308, 0, !dbg !41
	%314 = icmp slt i64 %309, 0, !dbg !41
	%315 = or i1 %311, %312, !dbg !41
	%316 = or i1 %315, %313, !dbg !41
	%317 = or i1 %316, %314, !dbg !41
	br i1 %317, label %b19_fail1, label %b19_ok1, !dbg !41, !prof !20

b19_ok1:
	%318 = call i64 @llvm.nvvm.mulhi.ull(i64 %310, i64 %p7), !dbg !41
	%319 = mul i64 %310, %p7, !dbg !41
	%320 = sub i64 %p10, 1, !dbg !41
	%321 = sub i64 9223372036854775807, %320, !dbg !41
	%322 = icmp ult i64 %319, %321, !dbg !41
	%323 = add i64 %319, %p10, !dbg !41
	%324 = select i1 %322, i64 %323, i64 9223372036854775807, !dbg !41
	%325 = icmp eq i64 %318, 0, !dbg !41
	%326 = select i1 %325, i64 %324, i64 9223372036854775807, !dbg !41
	%327 = icmp eq i64 %p9, 0, !dbg !41
	%328 = select i1 %327, i64 0, i64 %326, !dbg !41
	%329 = icmp eq i64 %p10, 0, !dbg !41
	%330 = select i1 %329, i64 0, i64 %328, !dbg !41
	%331 = icmp ugt i64 %330, %p4, !dbg !41
	br i1 %331, label %b19_fail5, label %b19_ok5, !dbg !41, !prof !20

b19_ok5:
	%332 = call i64 @llvm.nvvm.mulhi.ull(i64 %310, i64 %p8), !dbg !41
	%333 = mul i64 %310, %p8, !dbg !41
	%334 = icmp ult i64 %333, %321, !dbg !41
	%335 = add i64 %333, %p10, !dbg !41
	%336 = select i1 %334, i64 %335, i64 9223372036854775807, !dbg !41
	%337 = icmp eq i64 %332, 0, !dbg !41
	%338 = select i1 %337, i64 %336, i64 9223372036854775807, !dbg !41
	%339 = select i1 %327, i64 0, i64 %338, !dbg !41
	%340 = select i1 %329, i64 0, i64 %339, !dbg !41
	%341 = sext i32 %13 to i64, !dbg !41
	%342 = trunc i64 %p11 to i32, !dbg !41
	%343 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !41
	%344 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !41
	%345 = icmp ugt i64 %340, %p6, !dbg !41
	%346 = icmp uge i64 %p11, %341, !dbg !41
	%347 = or i1 %345, %346, !dbg !41
	br i1 %347, label %b19_fail6, label %b19_ok6, !dbg !41, !prof !20

b19_ok6:
	call void @gpuc_get_tile_nbi_warp(i8* %343, i8* %344, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %342), !dbg !41
	br label %b29, !dbg !41

b20:
	%348 = icmp eq i64 %p1, 2, !dbg !42
	br i1 %348, label %b21, label %b29, !dbg !42

b21:
	%349 = icmp eq i64 %p0, 0, !dbg !45
	br i1 %349, label %b22, label %b23, !dbg !45

b22:
	%350 = sub i64 %p7, %p10, !dbg !46
	%351 = sub i64 %p8, %p10, !dbg !46
	%352 = sub i64 %p9, 1, !dbg !46
	%353 = icmp slt i64 %p9, 0, !dbg !46
	%354 = icmp slt i64 %p10, 0, !dbg !46
	%355 = icmp slt i64 %350, 0, !dbg !46
	%356 = icmp slt i64 %351, 0, !dbg !46
	%357 = or i1 %353, %354, !dbg !46
	%358 = or i1 %357, %355, !dbg !46
	%359 = or i1 %358, %356, !dbg !46
	br i1 %359, label %b22_fail1, label %b22_ok1, !dbg !46, !prof !20

b22_ok1:
	%360 = call i64 @llvm.nvvm.mulhi.ull(i64 %352, i64 %p7), !dbg !46
	%361 = mul i64 %352, %p7, !dbg !46
	%362 = sub i64 %p10, 1, !dbg !46
	%363 = sub i64 9223372036854775807, %362, !dbg !46
	%364 = icmp ult i64 %361, %363, !dbg !46
	%365 = add i64 %361, %p10, !dbg !46
	%366 = select i1 %364, i64 %365, i64 9223372036854775807, !dbg !46
	%367 = icmp eq i64 %360, 0, !dbg !46
	%368 = select i1 %367, i64 %366, i64 9223372036854775807, !dbg !46
	%369 = icmp eq i64 %p9, 0, !dbg !46
	%370 = select i1 %369, i64 0, i64 %368, !dbg !46
	%371 = icmp eq i64 %p10, 0, !dbg !46
	%372 = select i1 %371, i64 0, i64 %370, !dbg !46
	%373 = icmp ugt i64 %372, %p4, !dbg !46
	br i1 %373, label %b22_fail5, label %b22_ok5, !dbg !46, !prof !20

b22_ok5:
	%374 = call i64 @llvm.nvvm.mulhi.ull(i64 %352, i64 %p8), !dbg !46
	%375 = mul i64 %352, %p8, !dbg !46
	%376 = icmp ult i64 %375, %363, !dbg !46
	%377 = add i64 %375, %p10, !dbg !46
	%378 = select i1 %376, i64 %377, i64 9223372036854775807, !dbg !46
	%379 = icmp eq i64 %374, 0, !dbg !46
	%380 = select i1 %379, i64 %378, i64 9223372036854775807, !dbg !46
	%381 = select i1 %369, i64 0, i64 %380, !dbg !46
	%382 = select i1 %371, i64 0, i64 %381, !dbg !46
	%383 = sext i32 %13 to i64, !dbg !46
	%384 = trunc i64 %p11 to i32, !dbg !46
	%385 = mul i32 %5, %6, !dbg !46
	%386 = icmp ugt i64 %382, %p6, !dbg !46
	%387 = icmp uge i64 %p11, %383, !dbg !46
	%388 = or i1 %386, %387, !dbg !46
	br i1 %388, label %b22_fail6, label %b22_ok6, !dbg !46, !prof !20

b22_ok6:
	%389 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !47
	%390 = mul i32 %385, %389, !dbg !46
	%391 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !46
	%392 = sext i32 %391 to i64, !dbg !46
	%393 = sext i32 %390 to i64, !dbg !46
	%394 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%395 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%396 = icmp ne i64 %392, %393, !dbg !46
	br i1 %396, label %b22_fail8, label %b22_ok8, !dbg !46, !prof !20

b22_ok8:
	call void @gpuc_put_tile_block(i8* %394, i8* %395, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %384), !dbg !46
	br label %b29, !dbg !46

b23:
	%397 = icmp eq i64 %p0, 1, !dbg !48
	br i1 %397, label %b24, label %b25, !dbg !48

b24:
	%398 = sub i64 %p7, %p10, !dbg !49
	%399 = sub i64 %p8, %p10, !dbg !49
	%400 = sub i64 %p9, 1, !dbg !49
	%401 = icmp slt i64 %p9, 0, !dbg !49
	%402 = icmp slt i64 %p10, 0, !dbg !49
	%403 = icmp slt i64 %398, 0, !dbg !49
	%404 = icmp slt i64 %399, 0, !dbg !49
	%405 = or i1 %401, %402, !dbg !49
	%406 = or i1 %405, %403, !dbg !49
	%407 = or i1 %406, %404, !dbg !49
	br i1 %407, label %b24_fail1, label %b24_ok1, !dbg !49, !prof !20

b24_ok1:
	%408 = call i64 @llvm.nvvm.mulhi.ull(i64 %400, i64 %p7), !dbg !49
	%409 = mul i64 %400, %p7, !dbg !49
	%410 = sub i64 %p10, 1, !dbg !49
	%411 = sub i64 9223372036854775807, %410, !dbg !49
	%412 = icmp ult i64 %409, %411, !dbg !49
	%413 = add i64 %409, %p10, !dbg !49
	%414 = select i1 %412, i64 %413, i64 9223372036854775807, !dbg !49
	%415 = icmp eq i64 %408, 0, !dbg !49
	%416 = select i1 %415, i64 %414, i64 9223372036854775807, !dbg !49
	%417 = icmp eq i64 %p9, 0, !dbg !49
	%418 = select i1 %417, i64 0, i64 %416, !dbg !49
	%419 = icmp eq i64 %p10, 0, !dbg !49
	%420 = select i1 %419, i64 0, i64 %418, !dbg !49
	%421 = icmp ugt i64 %420, %p4, !dbg !49
	br i1 %421, label %b24_fail5, label %b24_ok5, !dbg !49, !prof !20

b24_ok5:
	%422 = call i64 @llvm.nvvm.mulhi.ull(i64 %400, i64 %p8), !dbg !49
	%423 = mul i64 %400, %p8, !dbg !49
	%424 = icmp ult i64 %423, %411, !dbg !49
	%425 = add i64 %423, %p10, !dbg !49
	%426 = select i1 %424, i64 %425, i64 9223372036854775807, !dbg !49
	%427 = icmp eq i64 %422, 0, !dbg !49
	%428 = select i1 %427, i64 %426, i64 9223372036854775807, !dbg !49
	%429 = select i1 %417, i64 0, i64 %428, !dbg !49
	%430 = select i1 %419, i64 0, i64 %429, !dbg !49
	%431 = sext i32 %13 to i64, !dbg !49
	%432 = trunc i64 %p11 to i32, !dbg !49
	%433 = mul i32 %5, %6, !dbg !49
	%434 = icmp ugt i64 %430, %p6, !dbg !49
	%435 = icmp uge i64 %p11, %431, !dbg !49
	%436 = or i1 %434, %435, !dbg !49
	br i1 %436, label %b24_fail6, label %b24_ok6, !dbg !49, !prof !20

b24_ok6:
	%437 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !49, !range !47
	%438 = mul i32 %433, %437, !dbg !49
	%439 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !49
	%440 = sext i32 %439 to i64, !dbg !49
	%441 = sext i32 %438 to i64, !dbg !49
	%442 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !49
	%443 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !49
	%444 = icmp ne i64 %440, %441, !dbg !49
	br i1 %444, label %b24_fail8, label %b24_ok8, !dbg !49, !prof !20

b24_ok8:
	call void @gpuc_put_tile_nbi_block(i8* %442, i8* %443, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %432), !dbg !49
	br label %b29, !dbg !49

b25:
	%445 = icmp eq i64 %p0, 2, !dbg !50
	br i1 %445, label %b26, label %b27, !dbg !50

b26:
	%446 = sub i64 %p7, %p10, !dbg !51
	%447 = sub i64 %p8, %p10, !dbg !51
	%448 = sub i64 %p9, 1, !dbg !51
	%449 = icmp slt i64 %p9, 0, !dbg !51
	%450 = icmp slt i64 %p10, 0, !dbg !51
	%451 = icmp slt i64 %446, 0, !dbg !51
	%452 = icmp slt i64 %447, 0, !dbg !51
	%453 = or i1 %449, %450, !dbg !51
	%454 = or i1 %453, %451, !dbg !51
	%455 = or i1 %454, %452, !dbg !51
	br i1 %455, label %b26_fail1, label %b26_ok1, !dbg !51, !prof !20

b26_ok1:
	%456 = call i64 @llvm.nvvm.mulhi.ull(i64 %448, i64 %p7), !dbg !51
	%457 = mul i64 %448, %p7, !dbg !51
	%458 = sub i64 %p10, 1, !dbg !51
	%459 = sub i64 9223372036854775807, %458, !dbg !51
	%460 = icmp ult i64 %457, %459, !dbg !51
	%461 = add i64 %457, %p10, !dbg !51
	%462 = select i1 %460, i64 %461, i64 9223372036854775807, !dbg !51
	%463 = icmp eq i64 %456, 0, !dbg !51
	%464 = select i1 %463, i64 %462, i64 9223372036854775807, !dbg !51
	%465 = icmp eq i64 %p9, 0, !dbg !51
	%466 = select i1 %465, i64 0, i64 %464, !dbg !51
	%467 = icmp eq i64 %p10, 0, !dbg !51
	%468 = select i1 %467, i64 0, i64 %466, !dbg !51
	%469 = icmp ugt i64 %468, %p4, !dbg !51
	br i1 %469, label %b26_fail5, label %b26_ok5, !dbg !51, !prof !20

b26_ok5:
	%470 = call i64 @llvm.nvvm.mulhi.ull(i64 %448, i64 %p8), !dbg !51
	%471 = mul i64 %448, %p8, !dbg !51
	%472 = icmp ult i64 %471, %459, !dbg !51
	%473 = add i64 %471, %p10, !dbg !51
	%474 = select i1 %472, i64 %473, i64 9223372036854775807, !dbg !51
	%475 = icmp eq i64 %470, 0, !dbg !51
	%476 = select i1 %475, i64 %474, i64 9223372036854775807, !dbg !51
	%477 = select i1 %465, i64 0, i64 %476, !dbg !51
	%478 = select i1 %467, i64 0, i64 %477, !dbg !51
	%479 = sext i32 %13 to i64, !dbg !51
	%480 = trunc i64 %p11 to i32, !dbg !51
	%481 = mul i32 %5, %6, !dbg !51
	%482 = icmp ugt i64 %478, %p6, !dbg !51
	%483 = icmp uge i64 %p11, %479, !dbg !51
	%484 = or i1 %482, %483, !dbg !51
	br i1 %484, label %b26_fail6, label %b26_ok6, !dbg !51, !prof !20

b26_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !51, !range !47
	%486 = mul i32 %481, %485, !dbg !51
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !51
	%488 = sext i32 %487 to i64, !dbg !51
	%489 = sext i32 %486 to i64, !dbg !51
	%490 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !51
	%491 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !51
	%492 = icmp ne i64 %488, %489, !dbg !51
	br i1 %492, label %b26_fail8, label %b26_ok8, !dbg !51, !prof !20

b26_ok8:
	call void @gpuc_get_tile_block(i8* %490, i8* %491, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %480), !dbg !51
	br label %b29, !dbg !51

b27:
	%493 = icmp eq i64 %p0, 3, !dbg !52
	br i1 %493, label %b28, label %b29, !dbg !52

b28:
	%494 = sub i64 %p7, %p10, !dbg !53
	%495 = sub i64 %p8, %p10, !dbg !53
	%496 = sub i64 %p9, 1, !dbg !53
	%497 = icmp slt i64 %p9, 0, !dbg !53
	%498 = icmp slt i64 %p10, 0, !dbg !53
	%499 = icmp slt i64 %494, 0, !dbg !53
	%500 = icmp slt i64 %495, 0, !dbg !53
	%501 = or i1 %497, %498, !dbg !53
	%502 = or i1 %501, %499, !dbg !53
	%503 = or i1 %502, %500, !dbg !53
	br i1 %503, label %b28_fail1, label %b28_ok1, !dbg !53, !prof !20

b28_ok1:
	%504 = call i64 @llvm.nvvm.mulhi.ull(i64 %496, i64 %p7), !dbg !53
	%505 = mul i64 %496, %p7, !dbg !53
	%506 = sub i64 %p10, 1, !dbg !53
	%507 = sub i64 9223372036854775807, %506, !dbg !53
	%508 = icmp ult i64 %505, %507, !dbg !53
	%509 = add i64 %505, %p10, !dbg !53
	%510 = select i1 %508, i64 %509, i64 9223372036854775807, !dbg !53
	%511 = icmp eq i64 %504, 0, !dbg !53
	%512 = select i1 %511, i64 %510, i64 9223372036854775807, !dbg !53
	%513 = icmp eq i64 %p9, 0, !dbg !53
	%514 = select i1 %513, i64 0, i64 %512, !dbg !53
	%515 = icmp eq i64 %p10, 0, !dbg !53
	%516 = select i1 %515, i64 0, i64 %514, !dbg !53
	%517 = icmp ugt i64 %516, %p4, !dbg !53
	br i1 %517, label %b28_fail5, label %b28_ok5, !dbg !53, !prof !20

b28_ok5:
	%518 = call i64 @llvm.nvvm.mulhi.ull(i64 %496, i64 %p8), !dbg !53
	%519 = mul i64 %496, %p8, !dbg !53
	%520 = icmp ult i64 %519, %507, !dbg !53
	%521 = add i64 %519, %p10, !dbg !53
	%522 = select i1 %520, i64 %521, i64 9223372036854775807, !dbg !53
	%523 = icmp eq i64 %518, 0, !dbg !53
	%524 = select i1 %523, i64 %522, i64 9223372036854775807, !dbg !53
	%525 = select i1 %513, i64 0, i64 %524, !dbg !53
	%526 = select i1 %515, i64 0, i64 %525, !dbg !53
	%527 = sext i32 %13 to i64, !dbg !53
	%528 = trunc i64 %p11 to i32, !dbg !53
	%529 = mul i32 %5, %6, !dbg !53
	%530 = icmp ugt i64 %526, %p6, !dbg !53
	%531 = icmp uge i64 %p11, %527, !dbg !53
	%532 = or i1 %530, %531, !dbg !53
	br i1 %532, label %b28_fail6, label %b28_ok6, !dbg !53, !prof !20

b28_ok6:
	%533 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !53, !range !47
	%534 = mul i32 %529, %533, !dbg !53
	%535 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !53
	%536 = sext i32 %535 to i64, !dbg !53
	%537 = sext i32 %534 to i64, !dbg !53
	%538 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !53
	%539 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !53
	%540 = icmp ne i64 %536, %537, !dbg !53
	br i1 %540, label %b28_fail8, label %b28_ok8, !dbg !53, !prof !20

b28_ok8:
	call void @gpuc_get_tile_nbi_block(i8* %538, i8* %539, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i32 %528), !dbg !53
	br label %b29, !dbg !53

b29:
	ret void, !dbg !9

b3_fail1:
	%541 = icmp slt i64 %p9, 0, !dbg !17
	br i1 %541, label %b3_fail2, label %b3_ok2, !dbg !17

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !17
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_ok2:
	%542 = icmp slt i64 %p10, 0, !dbg !17
	br i1 %542, label %b3_fail3, label %b3_ok3, !dbg !17

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !17
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_ok3:
	%543 = icmp slt i64 %16, 0, !dbg !17
	br i1 %543, label %b3_fail4, label %b3_ok4, !dbg !17

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !17
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !17
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !17
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_fail6:
	%544 = icmp ugt i64 %48, %p6, !dbg !17
	br i1 %544, label %b3_fail7, label %b3_ok7, !dbg !17

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !17
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !17
	ret void, !dbg !17

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !17
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !17
	ret void, !dbg !17

b5_fail1:
	%545 = icmp slt i64 %p9, 0, !dbg !24
	br i1 %545, label %b5_fail2, label %b5_ok2, !dbg !24

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !24
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_ok2:
	%546 = icmp slt i64 %p10, 0, !dbg !24
	br i1 %546, label %b5_fail3, label %b5_ok3, !dbg !24

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !24
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_ok3:
	%547 = icmp slt i64 %57, 0, !dbg !24
	br i1 %547, label %b5_fail4, label %b5_ok4, !dbg !24

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !24
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !24
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %79, i64 %p4), !dbg !24
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_fail6:
	%548 = icmp ugt i64 %89, %p6, !dbg !24
	br i1 %548, label %b5_fail7, label %b5_ok7, !dbg !24

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %89, i64 %p6), !dbg !24
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %90), !dbg !24
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !24
	ret void, !dbg !24

b7_fail1:
	%549 = icmp slt i64 %p9, 0, !dbg !26
	br i1 %549, label %b7_fail2, label %b7_ok2, !dbg !26

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !26
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_ok2:
	%550 = icmp slt i64 %p10, 0, !dbg !26
	br i1 %550, label %b7_fail3, label %b7_ok3, !dbg !26

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !26
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_ok3:
	%551 = icmp slt i64 %98, 0, !dbg !26
	br i1 %551, label %b7_fail4, label %b7_ok4, !dbg !26

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !26
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !26
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %120, i64 %p4), !dbg !26
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_fail6:
	%552 = icmp ugt i64 %130, %p6, !dbg !26
	br i1 %552, label %b7_fail7, label %b7_ok7, !dbg !26

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %130, i64 %p6), !dbg !26
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !26
	ret void, !dbg !26

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %131), !dbg !26
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !26
	ret void, !dbg !26

b9_fail1:
	%553 = icmp slt i64 %p9, 0, !dbg !28
	br i1 %553, label %b9_fail2, label %b9_ok2, !dbg !28

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !28
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_ok2:
	%554 = icmp slt i64 %p10, 0, !dbg !28
	br i1 %554, label %b9_fail3, label %b9_ok3, !dbg !28

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !28
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_ok3:
	%555 = icmp slt i64 %139, 0, !dbg !28
	br i1 %555, label %b9_fail4, label %b9_ok4, !dbg !28

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !28
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !28
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %161, i64 %p4), !dbg !28
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_fail6:
	%556 = icmp ugt i64 %171, %p6, !dbg !28
	br i1 %556, label %b9_fail7, label %b9_ok7, !dbg !28

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %171, i64 %p6), !dbg !28
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !28
	ret void, !dbg !28

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %172), !dbg !28
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !28
	ret void, !dbg !28

b13_fail1:
	%557 = icmp slt i64 %p9, 0, !dbg !35
	br i1 %557, label %b13_fail2, label %b13_ok2, !dbg !35

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !35
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_ok2:
	%558 = icmp slt i64 %p10, 0, !dbg !35
	br i1 %558, label %b13_fail3, label %b13_ok3, !dbg !35

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !35
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_ok3:
	%559 = icmp slt i64 %185, 0, !dbg !35
	br i1 %559, label %b13_fail4, label %b13_ok4, !dbg !35

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !35
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !35
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %207, i64 %p4), !dbg !35
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_fail6:
	%560 = icmp ugt i64 %217, %p6, !dbg !35
	br i1 %560, label %b13_fail7, label %b13_ok7, !dbg !35

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %217, i64 %p6), !dbg !35
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !35
	ret void, !dbg !35

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %218), !dbg !35
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !35
	ret void, !dbg !35

b15_fail1:
	%561 = icmp slt i64 %p9, 0, !dbg !37
	br i1 %561, label %b15_fail2, label %b15_ok2, !dbg !37

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !37
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_ok2:
	%562 = icmp slt i64 %p10, 0, !dbg !37
	br i1 %562, label %b15_fail3, label %b15_ok3, !dbg !37

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !37
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_ok3:
	%563 = icmp slt i64 %226, 0, !dbg !37
	br i1 %563, label %b15_fail4, label %b15_ok4, !dbg !37

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !37
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !37
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %248, i64 %p4), !dbg !37
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_fail6:
	%564 = icmp ugt i64 %258, %p6, !dbg !37
	br i1 %564, label %b15_fail7, label %b15_ok7, !dbg !37

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %258, i64 %p6), !dbg !37
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !37
	ret void, !dbg !37

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %259), !dbg !37
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !37
	ret void, !dbg !37

b17_fail1:
	%565 = icmp slt i64 %p9, 0, !dbg !39
	br i1 %565, label %b17_fail2, label %b17_ok2, !dbg !39

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_ok2:
	%566 = icmp slt i64 %p10, 0, !dbg !39
	br i1 %566, label %b17_fail3, label %b17_ok3, !dbg !39

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_ok3:
	%567 = icmp slt i64 %267, 0, !dbg !39
	br i1 %567, label %b17_fail4, label %b17_ok4, !dbg !39

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %289, i64 %p4), !dbg !39
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_fail6:
	%568 = icmp ugt i64 %299, %p6, !dbg !39
	br i1 %568, label %b17_fail7, label %b17_ok7, !dbg !39

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %299, i64 %p6), !dbg !39
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !39
	ret void, !dbg !39

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %300), !dbg !39
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !39
	ret void, !dbg !39

b19_fail1:
	%569 = icmp slt i64 %p9, 0, !dbg !41
	br i1 %569, label %b19_fail2, label %b19_ok2, !dbg !41

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !41
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_ok2:
	%570 = icmp slt i64 %p10, 0, !dbg !41
	br i1 %570, label %b19_fail3, label %b19_ok3, !dbg !41

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !41
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_ok3:
	%571 = icmp slt i64 %308, 0, !dbg !41
	br i1 %571, label %b19_fail4, label %b19_ok4, !dbg !41

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !41
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !41
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %330, i64 %p4), !dbg !41
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_fail6:
	%572 = icmp ugt i64 %340, %p6, !dbg !41
	br i1 %572, label %b19_fail7, label %b19_ok7, !dbg !41

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %340, i64 %p6), !dbg !41
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !41
	ret void, !dbg !41

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %341), !dbg !41
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !41
	ret void, !dbg !41

b22_fail1:
	%573 = icmp slt i64 %p9, 0, !dbg !46
	br i1 %573, label %b22_fail2, label %b22_ok2, !dbg !46

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_ok2:
	%574 = icmp slt i64 %p10, 0, !dbg !46
	br i1 %574, label %b22_fail3, label %b22_ok3, !dbg !46

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_ok3:
	%575 = icmp slt i64 %350, 0, !dbg !46
	br i1 %575, label %b22_fail4, label %b22_ok4, !dbg !46

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %372, i64 %p4), !dbg !46
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_fail6:
	%576 = icmp ugt i64 %382, %p6, !dbg !46
	br i1 %576, label %b22_fail7, label %b22_ok7, !dbg !46

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %382, i64 %p6), !dbg !46
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %383), !dbg !46
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %392, i64 %393), !dbg !46
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !46
	ret void, !dbg !46

b24_fail1:
	%577 = icmp slt i64 %p9, 0, !dbg !49
	br i1 %577, label %b24_fail2, label %b24_ok2, !dbg !49

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !49
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_ok2:
	%578 = icmp slt i64 %p10, 0, !dbg !49
	br i1 %578, label %b24_fail3, label %b24_ok3, !dbg !49

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !49
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_ok3:
	%579 = icmp slt i64 %398, 0, !dbg !49
	br i1 %579, label %b24_fail4, label %b24_ok4, !dbg !49

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !49
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !49
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %420, i64 %p4), !dbg !49
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_fail6:
	%580 = icmp ugt i64 %430, %p6, !dbg !49
	br i1 %580, label %b24_fail7, label %b24_ok7, !dbg !49

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %430, i64 %p6), !dbg !49
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %431), !dbg !49
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !49
	ret void, !dbg !49

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %440, i64 %441), !dbg !49
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !49
	ret void, !dbg !49

b26_fail1:
	%581 = icmp slt i64 %p9, 0, !dbg !51
	br i1 %581, label %b26_fail2, label %b26_ok2, !dbg !51

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_ok2:
	%582 = icmp slt i64 %p10, 0, !dbg !51
	br i1 %582, label %b26_fail3, label %b26_ok3, !dbg !51

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_ok3:
	%583 = icmp slt i64 %446, 0, !dbg !51
	br i1 %583, label %b26_fail4, label %b26_ok4, !dbg !51

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %468, i64 %p4), !dbg !51
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_fail6:
	%584 = icmp ugt i64 %478, %p6, !dbg !51
	br i1 %584, label %b26_fail7, label %b26_ok7, !dbg !51

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %478, i64 %p6), !dbg !51
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %479), !dbg !51
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !51
	ret void, !dbg !51

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %488, i64 %489), !dbg !51
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !51
	ret void, !dbg !51

b28_fail1:
	%585 = icmp slt i64 %p9, 0, !dbg !53
	br i1 %585, label %b28_fail2, label %b28_ok2, !dbg !53

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !53
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_ok2:
	%586 = icmp slt i64 %p10, 0, !dbg !53
	br i1 %586, label %b28_fail3, label %b28_ok3, !dbg !53

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !53
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_ok3:
	%587 = icmp slt i64 %494, 0, !dbg !53
	br i1 %587, label %b28_fail4, label %b28_ok4, !dbg !53

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !53
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !53
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %516, i64 %p4), !dbg !53
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_fail6:
	%588 = icmp ugt i64 %526, %p6, !dbg !53
	br i1 %588, label %b28_fail7, label %b28_ok7, !dbg !53

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %526, i64 %p6), !dbg !53
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %527), !dbg !53
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !53
	ret void, !dbg !53

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %536, i64 %537), !dbg !53
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !53
	ret void, !dbg !53
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !54 {
entry:
	br label %b0, !dbg !55

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !55
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !55
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !58, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !58, !range !13
	%7 = mul i32 %6, %4, !dbg !58
	%8 = add i32 %3, %7, !dbg !58
	%9 = mul i32 %5, %8, !dbg !58
	%10 = add i32 %2, %9, !dbg !58
	%11 = sext i32 %10 to i64, !dbg !58
	%12 = icmp eq i64 %p1, 0, !dbg !59
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !62
	br i1 %12, label %b1, label %b10, !dbg !59

b1:
	%14 = icmp eq i64 %11, 0, !dbg !63
	br i1 %14, label %b2, label %b10, !dbg !63

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !64
	br i1 %15, label %b3, label %b4, !dbg !64

b3:
	%16 = sub i64 %p7, %p10, !dbg !62
	%17 = sub i64 %p8, %p10, !dbg !62
	%18 = sub i64 %p9, 1, !dbg !62
	%19 = icmp slt i64 %p9, 0, !dbg !62
	%20 = icmp slt i64 %p10, 0, !dbg !62
	%21 = icmp slt i64 %16, 0, !dbg !62
	%22 = icmp slt i64 %17, 0, !dbg !62
	%23 = or i1 %19, %20, !dbg !62
	%24 = or i1 %23, %21, !dbg !62
	%25 = or i1 %24, %22, !dbg !62
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !62, !prof !20

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !62
	%27 = mul i64 %18, %p7, !dbg !62
	%28 = sub i64 %p10, 1, !dbg !62
	%29 = sub i64 9223372036854775807, %28, !dbg !62
	%30 = icmp ult i64 %27, %29, !dbg !62
	%31 = add i64 %27, %p10, !dbg !62
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !62
	%33 = icmp eq i64 %26, 0, !dbg !62
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !62
	%35 = icmp eq i64 %p9, 0, !dbg !62
	%36 = select i1 %35, i64 0, i64 %34, !dbg !62
	%37 = icmp eq i64 %p10, 0, !dbg !62
	%38 = select i1 %37, i64 0, i64 %36, !dbg !62
	%39 = icmp ugt i64 %38, %p4, !dbg !62
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !62, !prof !20

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !62
	%41 = mul i64 %18, %p8, !dbg !62
	%42 = icmp ult i64 %41, %29, !dbg !62
	%43 = add i64 %41, %p10, !dbg !62
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !62
	%45 = icmp eq i64 %40, 0, !dbg !62
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !62
	%47 = select i1 %35, i64 0, i64 %46, !dbg !62
	%48 = select i1 %37, i64 0, i64 %47, !dbg !62
	%49 = sext i32 %13 to i64, !dbg !62
	%50 = mul i64 %p7, 2, !dbg !62
	%51 = mul i64 %p8, 2, !dbg !62
	%52 = mul i64 %p10, 2, !dbg !62
	%53 = trunc i64 %p11 to i32, !dbg !62
	%54 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !62
	%55 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !62
	%56 = icmp ugt i64 %48, %p6, !dbg !62
	%57 = icmp uge i64 %p11, %49, !dbg !62
	%58 = or i1 %56, %57, !dbg !62
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !62, !prof !20

b3_ok6:
	%59 = bitcast i16* %54 to i8*, !dbg !62
	%60 = bitcast i16* %55 to i8*, !dbg !62
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !62
	br label %b29, !dbg !62

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !65
	br i1 %61, label %b5, label %b6, !dbg !65

b5:
	%62 = sub i64 %p7, %p10, !dbg !66
	%63 = sub i64 %p8, %p10, !dbg !66
	%64 = sub i64 %p9, 1, !dbg !66
	%65 = icmp slt i64 %p9, 0, !dbg !66
	%66 = icmp slt i64 %p10, 0, !dbg !66
	%67 = icmp slt i64 %62, 0, !dbg !66
	%68 = icmp slt i64 %63, 0, !dbg !66
	%69 = or i1 %65, %66, !dbg !66
	%70 = or i1 %69, %67, !dbg !66
	%71 = or i1 %70, %68, !dbg !66
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !66, !prof !20

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !66
	%73 = mul i64 %64, %p7, !dbg !66
	%74 = sub i64 %p10, 1, !dbg !66
	%75 = sub i64 9223372036854775807, %74, !dbg !66
	%76 = icmp ult i64 %73, %75, !dbg !66
	%77 = add i64 %73, %p10, !dbg !66
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !66
	%79 = icmp eq i64 %72, 0, !dbg !66
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !66
	%81 = icmp eq i64 %p9, 0, !dbg !66
	%82 = select i1 %81, i64 0, i64 %80, !dbg !66
	%83 = icmp eq i64 %p10, 0, !dbg !66
	%84 = select i1 %83, i64 0, i64 %82, !dbg !66
	%85 = icmp ugt i64 %84, %p4, !dbg !66
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !66, !prof !20

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !66
	%87 = mul i64 %64, %p8, !dbg !66
	%88 = icmp ult i64 %87, %75, !dbg !66
	%89 = add i64 %87, %p10, !dbg !66
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !66
	%91 = icmp eq i64 %86, 0, !dbg !66
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !66
	%93 = select i1 %81, i64 0, i64 %92, !dbg !66
	%94 = select i1 %83, i64 0, i64 %93, !dbg !66
	%95 = sext i32 %13 to i64, !dbg !66
	%96 = mul i64 %p7, 2, !dbg !66
	%97 = mul i64 %p8, 2, !dbg !66
	%98 = mul i64 %p10, 2, !dbg !66
	%99 = trunc i64 %p11 to i32, !dbg !66
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !66
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !66
	%102 = icmp ugt i64 %94, %p6, !dbg !66
	%103 = icmp uge i64 %p11, %95, !dbg !66
	%104 = or i1 %102, %103, !dbg !66
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !66, !prof !20

b5_ok6:
	%105 = bitcast i16* %100 to i8*, !dbg !66
	%106 = bitcast i16* %101 to i8*, !dbg !66
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !66
	br label %b29, !dbg !66

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !67
	br i1 %107, label %b7, label %b8, !dbg !67

b7:
	%108 = sub i64 %p7, %p10, !dbg !68
	%109 = sub i64 %p8, %p10, !dbg !68
	%110 = sub i64 %p9, 1, !dbg !68
	%111 = icmp slt i64 %p9, 0, !dbg !68
	%112 = icmp slt i64 %p10, 0, !dbg !68
	%113 = icmp slt i64 %108, 0, !dbg !68
	%114 = icmp slt i64 %109, 0, !dbg !68
	%115 = or i1 %111, %112, !dbg !68
	%116 = or i1 %115, %113, !dbg !68
	%117 = or i1 %116, %114, !dbg !68
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !68, !prof !20

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !68
	%119 = mul i64 %110, %p7, !dbg !68
	%120 = sub i64 %p10, 1, !dbg !68
	%121 = sub i64 9223372036854775807, %120, !dbg !68
	%122 = icmp ult i64 %119, %121, !dbg !68
	%123 = add i64 %119, %p10, !dbg !68
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !68
	%125 = icmp eq i64 %118, 0, !dbg !68
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !68
	%127 = icmp eq i64 %p9, 0, !dbg !68
	%128 = select i1 %127, i64 0, i64 %126, !dbg !68
	%129 = icmp eq i64 %p10, 0, !dbg !68
	%130 = select i1 %129, i64 0, i64 %128, !dbg !68
	%131 = icmp ugt i64 %130, %p4, !dbg !68
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !68, !prof !20

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !68
	%133 = mul i64 %110, %p8, !dbg !68
	%134 = icmp ult i64 %133, %121, !dbg !68
	%135 = add i64 %133, %p10, !dbg !68
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !68
	%137 = icmp eq i64 %132, 0, !dbg !68
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !68
	%139 = select i1 %127, i64 0, i64 %138, !dbg !68
	%140 = select i1 %129, i64 0, i64 %139, !dbg !68
	%141 = sext i32 %13 to i64, !dbg !68
	%142 = mul i64 %p7, 2, !dbg !68
	%143 = mul i64 %p8, 2, !dbg !68
	%144 = mul i64 %p10, 2, !dbg !68
	%145 = trunc i64 %p11 to i32, !dbg !68
	%146 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !68
	%147 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !68
	%148 = icmp ugt i64 %140, %p6, !dbg !68
	%149 = icmp uge i64 %p11, %141, !dbg !68
	%150 = or i1 %148, %149, !dbg !68
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !68, !prof !20

b7_ok6:
	%151 = bitcast i16* %146 to i8*, !dbg !68
	%152 = bitcast i16* %147 to i8*, !dbg !68
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !68
	br label %b29, !dbg !68

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !69
	br i1 %153, label %b9, label %b29, !dbg !69

b9:
	%154 = sub i64 %p7, %p10, !dbg !70
	%155 = sub i64 %p8, %p10, !dbg !70
	%156 = sub i64 %p9, 1, !dbg !70
	%157 = icmp slt i64 %p9, 0, !dbg !70
	%158 = icmp slt i64 %p10, 0, !dbg !70
	%159 = icmp slt i64 %154, 0, !dbg !70
	%160 = icmp slt i64 %155, 0, !dbg !70
	%161 = or i1 %157, %158, !dbg !70
	%162 = or i1 %161, %159, !dbg !70
	%163 = or i1 %162, %160, !dbg !70
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !70, !prof !20

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !70
	%165 = mul i64 %156, %p7, !dbg !70
	%166 = sub i64 %p10, 1, !dbg !70
	%167 = sub i64 9223372036854775807, %166, !dbg !70
	%168 = icmp ult i64 %165, %167, !dbg !70
	%169 = add i64 %165, %p10, !dbg !70
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !70
	%171 = icmp eq i64 %164, 0, !dbg !70
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !70
	%173 = icmp eq i64 %p9, 0, !dbg !70
	%174 = select i1 %173, i64 0, i64 %172, !dbg !70
	%175 = icmp eq i64 %p10, 0, !dbg !70
	%176 = select i1 %175, i64 0, i64 %174, !dbg !70
	%177 = icmp ugt i64 %176, %p4, !dbg !70
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !70, !prof !20

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !70
	%179 = mul i64 %156, %p8, !dbg !70
	%180 = icmp ult i64 %179, %167, !dbg !70
	%181 = add i64 %179, %p10, !dbg !70
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !70
	%183 = icmp eq i64 %178, 0, !dbg !70
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !70
	%185 = select i1 %173, i64 0, i64 %184, !dbg !70
	%186 = select i1 %175, i64 0, i64 %185, !dbg !70
	%187 = sext i32 %13 to i64, !dbg !70
	%188 = mul i64 %p7, 2, !dbg !70
	%189 = mul i64 %p8, 2, !dbg !70
	%190 = mul i64 %p10, 2, !dbg !70
	%191 = trunc i64 %p11 to i32, !dbg !70
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !70
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !70
	%194 = icmp ugt i64 %186, %p6, !dbg !70
	%195 = icmp uge i64 %p11, %187, !dbg !70
	%196 = or i1 %194, %195, !dbg !70
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !70, !prof !20

b9_ok6:
	%197 = bitcast i16* %192 to i8*, !dbg !70
	%198 = bitcast i16* %193 to i8*, !dbg !70
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !70
	br label %b29, !dbg !70

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !71
	br i1 %199, label %b11, label %b20, !dbg !71

b11:
	%200 = trunc i64 %11 to i32, !dbg !72
	%201 = udiv i32 %200, 32, !dbg !72
	%202 = zext i32 %201 to i64, !dbg !72
	%203 = icmp eq i64 %202, %p2, !dbg !73
	br i1 %203, label %b12, label %b20, !dbg !73

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !76
	br i1 %204, label %b13, label %b14, !dbg !76

b13:
	%205 = sub i64 %p7, %p10, !dbg !77
	%206 = sub i64 %p8, %p10, !dbg !77
	%207 = sub i64 %p9, 1, !dbg !77
	%208 = icmp slt i64 %p9, 0, !dbg !77
	%209 = icmp slt i64 %p10, 0, !dbg !77
	%210 = icmp slt i64 %205, 0, !dbg !77
	%211 = icmp slt i64 %206, 0, !dbg !77
	%212 = or i1 %208, %209, !dbg !77
	%213 = or i1 %212, %210, !dbg !77
	%214 = or i1 %213, %211, !dbg !77
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !77, !prof !20

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !77
	%216 = mul i64 %207, %p7, !dbg !77
	%217 = sub i64 %p10, 1, !dbg !77
	%218 = sub i64 9223372036854775807, %217, !dbg !77
	%219 = icmp ult i64 %216, %218, !dbg !77
	%220 = add i64 %216, %p10, !dbg !77
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !77
	%222 = icmp eq i64 %215, 0, !dbg !77
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !77
	%224 = icmp eq i64 %p9, 0, !dbg !77
	%225 = select i1 %224, i64 0, i64 %223, !dbg !77
	%226 = icmp eq i64 %p10, 0, !dbg !77
	%227 = select i1 %226, i64 0, i64 %225, !dbg !77
	%228 = icmp ugt i64 %227, %p4, !dbg !77
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !77, !prof !20

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !77
	%230 = mul i64 %207, %p8, !dbg !77
	%231 = icmp ult i64 %230, %218, !dbg !77
	%232 = add i64 %230, %p10, !dbg !77
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !77
	%234 = icmp eq i64 %229, 0, !dbg !77
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !77
	%236 = select i1 %224, i64 0, i64 %235, !dbg !77
	%237 = select i1 %226, i64 0, i64 %236, !dbg !77
	%238 = sext i32 %13 to i64, !dbg !77
	%239 = mul i64 %p7, 2, !dbg !77
	%240 = mul i64 %p8, 2, !dbg !77
	%241 = mul i64 %p10, 2, !dbg !77
	%242 = trunc i64 %p11 to i32, !dbg !77
	%243 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !77
	%244 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !77
	%245 = icmp ugt i64 %237, %p6, !dbg !77
	%246 = icmp uge i64 %p11, %238, !dbg !77
	%247 = or i1 %245, %246, !dbg !77
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !77, !prof !20

b13_ok6:
	%248 = bitcast i16* %243 to i8*, !dbg !77
	%249 = bitcast i16* %244 to i8*, !dbg !77
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !77
	br label %b29, !dbg !77

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !78
	br i1 %250, label %b15, label %b16, !dbg !78

b15:
	%251 = sub i64 %p7, %p10, !dbg !79
	%252 = sub i64 %p8, %p10, !dbg !79
	%253 = sub i64 %p9, 1, !dbg !79
	%254 = icmp slt i64 %p9, 0, !dbg !79
	%255 = icmp slt i64 %p10, 0, !dbg !79
	%256 = icmp slt i64 %251, 0, !dbg !79
	%257 = icmp slt i64 %252, 0, !dbg !79
	%258 = or i1 %254, %255, !dbg !79
	%259 = or i1 %258, %256, !dbg !79
	%260 = or i1 %259, %257, !dbg !79
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !79, !prof !20

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !79
	%262 = mul i64 %253, %p7, !dbg !79
	%263 = sub i64 %p10, 1, !dbg !79
	%264 = sub i64 9223372036854775807, %263, !dbg !79
	%265 = icmp ult i64 %262, %264, !dbg !79
	%266 = add i64 %262, %p10, !dbg !79
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !79
	%268 = icmp eq i64 %261, 0, !dbg !79
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !79
	%270 = icmp eq i64 %p9, 0, !dbg !79
	%271 = select i1 %270, i64 0, i64 %269, !dbg !79
	%272 = icmp eq i64 %p10, 0, !dbg !79
	%273 = select i1 %272, i64 0, i64 %271, !dbg !79
	%274 = icmp ugt i64 %273, %p4, !dbg !79
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !79, !prof !20

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !79
	%276 = mul i64 %253, %p8, !dbg !79
	%277 = icmp ult i64 %276, %264, !dbg !79
	%278 = add i64 %276, %p10, !dbg !79
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !79
	%280 = icmp eq i64 %275, 0, !dbg !79
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !79
	%282 = select i1 %270, i64 0, i64 %281, !dbg !79
	%283 = select i1 %272, i64 0, i64 %282, !dbg !79
	%284 = sext i32 %13 to i64, !dbg !79
	%285 = mul i64 %p7, 2, !dbg !79
	%286 = mul i64 %p8, 2, !dbg !79
	%287 = mul i64 %p10, 2, !dbg !79
	%288 = trunc i64 %p11 to i32, !dbg !79
	%289 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !79
	%290 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !79
	%291 = icmp ugt i64 %283, %p6, !dbg !79
	%292 = icmp uge i64 %p11, %284, !dbg !79
	%293 = or i1 %291, %292, !dbg !79
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !79, !prof !20

b15_ok6:
	%294 = bitcast i16* %289 to i8*, !dbg !79
	%295 = bitcast i16* %290 to i8*, !dbg !79
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !79
	br label %b29, !dbg !79

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !80
	br i1 %296, label %b17, label %b18, !dbg !80

b17:
	%297 = sub i64 %p7, %p10, !dbg !81
	%298 = sub i64 %p8, %p10, !dbg !81
	%299 = sub i64 %p9, 1, !dbg !81
	%300 = icmp slt i64 %p9, 0, !dbg !81
	%301 = icmp slt i64 %p10, 0, !dbg !81
	%302 = icmp slt i64 %297, 0, !dbg !81
	%303 = icmp slt i64 %298, 0, !dbg !81
	%304 = or i1 %300, %301, !dbg !81
	%305 = or i1 %304, %302, !dbg !81
	%306 = or i1 %305, %303, !dbg !81
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !81, !prof !20

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !81
	%308 = mul i64 %299, %p7, !dbg !81
	%309 = sub i64 %p10, 1, !dbg !81
	%310 = sub i64 9223372036854775807, %309, !dbg !81
	%311 = icmp ult i64 %308, %310, !dbg !81
	%312 = add i64 %308, %p10, !dbg !81
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !81
	%314 = icmp eq i64 %307, 0, !dbg !81
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !81
	%316 = icmp eq i64 %p9, 0, !dbg !81
	%317 = select i1 %316, i64 0, i64 %315, !dbg !81
	%318 = icmp eq i64 %p10, 0, !dbg !81
	%319 = select i1 %318, i64 0, i64 %317, !dbg !81
	%320 = icmp ugt i64 %319, %p4, !dbg !81
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !81, !prof !20

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !81
	%322 = mul i64 %299, %p8, !dbg !81
	%323 = icmp ult i64 %322, %310, !dbg !81
	%324 = add i64 %322, %p10, !dbg !81
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !81
	%326 = icmp eq i64 %321, 0, !dbg !81
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !81
	%328 = select i1 %316, i64 0, i64 %327, !dbg !81
	%329 = select i1 %318, i64 0, i64 %328, !dbg !81
	%330 = sext i32 %13 to i64, !dbg !81
	%331 = mul i64 %p7, 2, !dbg !81
	%332 = mul i64 %p8, 2, !dbg !81
	%333 = mul i64 %p10, 2, !dbg !81
	%334 = trunc i64 %p11 to i32, !dbg !81
	%335 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !81
	%336 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%337 = icmp ugt i64 %329, %p6, !dbg !81
	%338 = icmp uge i64 %p11, %330, !dbg !81
	%339 = or i1 %337, %338, !dbg !81
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !81, !prof !20

b17_ok6:
	%340 = bitcast i16* %335 to i8*, !dbg !81
	%341 = bitcast i16* %336 to i8*, !dbg !81
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !81
	br label %b29, !dbg !81

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !82
	br i1 %342, label %b19, label %b29, !dbg !82

b19:
	%343 = sub i64 %p7, %p10, !dbg !83
	%344 = sub i64 %p8, %p10, !dbg !83
	%345 = sub i64 %p9, 1, !dbg !83
	%346 = icmp slt i64 %p9, 0, !dbg !83
	%347 = icmp slt i64 %p10, 0, !dbg !83
	%348 = icmp slt i64 %343, 0, !dbg !83
	%349 = icmp slt i64 %344, 0, !dbg !83
	%350 = or i1 %346, %347, !dbg !83
	%351 = or i1 %350, %348, !dbg !83
	%352 = or i1 %351, %349, !dbg !83
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !83, !prof !20

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !83
	%354 = mul i64 %345, %p7, !dbg !83
	%355 = sub i64 %p10, 1, !dbg !83
	%356 = sub i64 9223372036854775807, %355, !dbg !83
	%357 = icmp ult i64 %354, %356, !dbg !83
	%358 = add i64 %354, %p10, !dbg !83
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !83
	%360 = icmp eq i64 %353, 0, !dbg !83
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !83
	%362 = icmp eq i64 %p9, 0, !dbg !83
	%363 = select i1 %362, i64 0, i64 %361, !dbg !83
	%364 = icmp eq i64 %p10, 0, !dbg !83
	%365 = select i1 %364, i64 0, i64 %363, !dbg !83
	%366 = icmp ugt i64 %365, %p4, !dbg !83
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !83, !prof !20

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !83
	%368 = mul i64 %345, %p8, !dbg !83
	%369 = icmp ult i64 %368, %356, !dbg !83
	%370 = add i64 %368, %p10, !dbg !83
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !83
	%372 = icmp eq i64 %367, 0, !dbg !83
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !83
	%374 = select i1 %362, i64 0, i64 %373, !dbg !83
	%375 = select i1 %364, i64 0, i64 %374, !dbg !83
	%376 = sext i32 %13 to i64, !dbg !83
	%377 = mul i64 %p7, 2, !dbg !83
	%378 = mul i64 %p8, 2, !dbg !83
	%379 = mul i64 %p10, 2, !dbg !83
	%380 = trunc i64 %p11 to i32, !dbg !83
	%381 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !83
	%382 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !83
	%383 = icmp ugt i64 %375, %p6, !dbg !83
	%384 = icmp uge i64 %p11, %376, !dbg !83
	%385 = or i1 %383, %384, !dbg !83
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !83, !prof !20

b19_ok6:
	%386 = bitcast i16* %381 to i8*, !dbg !83
	%387 = bitcast i16* %382 to i8*, !dbg !83
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !83
	br label %b29, !dbg !83

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !84
	br i1 %388, label %b21, label %b29, !dbg !84

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !87
	br i1 %389, label %b22, label %b23, !dbg !87

b22:
	%390 = sub i64 %p7, %p10, !dbg !88
	%391 = sub i64 %p8, %p10, !dbg !88
	%392 = sub i64 %p9, 1, !dbg !88
	%393 = icmp slt i64 %p9, 0, !dbg !88
	%394 = icmp slt i64 %p10, 0, !dbg !88
	%395 = icmp slt i64 %390, 0, !dbg !88
	%396 = icmp slt i64 %391, 0, !dbg !88
	%397 = or i1 %393, %394, !dbg !88
	%398 = or i1 %397, %395, !dbg !88
	%399 = or i1 %398, %396, !dbg !88
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !88, !prof !20

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !88
	%401 = mul i64 %392, %p7, !dbg !88
	%402 = sub i64 %p10, 1, !dbg !88
	%403 = sub i64 9223372036854775807, %402, !dbg !88
	%404 = icmp ult i64 %401, %403, !dbg !88
	%405 = add i64 %401, %p10, !dbg !88
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !88
	%407 = icmp eq i64 %400, 0, !dbg !88
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !88
	%409 = icmp eq i64 %p9, 0, !dbg !88
	%410 = select i1 %409, i64 0, i64 %408, !dbg !88
	%411 = icmp eq i64 %p10, 0, !dbg !88
	%412 = select i1 %411, i64 0, i64 %410, !dbg !88
	%413 = icmp ugt i64 %412, %p4, !dbg !88
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !88, !prof !20

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !88
	%415 = mul i64 %392, %p8, !dbg !88
	%416 = icmp ult i64 %415, %403, !dbg !88
	%417 = add i64 %415, %p10, !dbg !88
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !88
	%419 = icmp eq i64 %414, 0, !dbg !88
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !88
	%421 = select i1 %409, i64 0, i64 %420, !dbg !88
	%422 = select i1 %411, i64 0, i64 %421, !dbg !88
	%423 = sext i32 %13 to i64, !dbg !88
	%424 = mul i64 %p7, 2, !dbg !88
	%425 = mul i64 %p8, 2, !dbg !88
	%426 = mul i64 %p10, 2, !dbg !88
	%427 = trunc i64 %p11 to i32, !dbg !88
	%428 = mul i32 %5, %6, !dbg !88
	%429 = icmp ugt i64 %422, %p6, !dbg !88
	%430 = icmp uge i64 %p11, %423, !dbg !88
	%431 = or i1 %429, %430, !dbg !88
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !88, !prof !20

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !88, !range !47
	%433 = mul i32 %428, %432, !dbg !88
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !88
	%435 = sext i32 %434 to i64, !dbg !88
	%436 = sext i32 %433 to i64, !dbg !88
	%437 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !88
	%438 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !88
	%439 = icmp ne i64 %435, %436, !dbg !88
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !88, !prof !20

b22_ok8:
	%440 = bitcast i16* %437 to i8*, !dbg !88
	%441 = bitcast i16* %438 to i8*, !dbg !88
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !88
	br label %b29, !dbg !88

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !89
	br i1 %442, label %b24, label %b25, !dbg !89

b24:
	%443 = sub i64 %p7, %p10, !dbg !90
	%444 = sub i64 %p8, %p10, !dbg !90
	%445 = sub i64 %p9, 1, !dbg !90
	%446 = icmp slt i64 %p9, 0, !dbg !90
	%447 = icmp slt i64 %p10, 0, !dbg !90
	%448 = icmp slt i64 %443, 0, !dbg !90
	%449 = icmp slt i64 %444, 0, !dbg !90
	%450 = or i1 %446, %447, !dbg !90
	%451 = or i1 %450, %448, !dbg !90
	%452 = or i1 %451, %449, !dbg !90
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !90, !prof !20

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !90
	%454 = mul i64 %445, %p7, !dbg !90
	%455 = sub i64 %p10, 1, !dbg !90
	%456 = sub i64 9223372036854775807, %455, !dbg !90
	%457 = icmp ult i64 %454, %456, !dbg !90
	%458 = add i64 %454, %p10, !dbg !90
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !90
	%460 = icmp eq i64 %453, 0, !dbg !90
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !90
	%462 = icmp eq i64 %p9, 0, !dbg !90
	%463 = select i1 %462, i64 0, i64 %461, !dbg !90
	%464 = icmp eq i64 %p10, 0, !dbg !90
	%465 = select i1 %464, i64 0, i64 %463, !dbg !90
	%466 = icmp ugt i64 %465, %p4, !dbg !90
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !90, !prof !20

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !90
	%468 = mul i64 %445, %p8, !dbg !90
	%469 = icmp ult i64 %468, %456, !dbg !90
	%470 = add i64 %468, %p10, !dbg !90
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !90
	%472 = icmp eq i64 %467, 0, !dbg !90
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !90
	%474 = select i1 %462, i64 0, i64 %473, !dbg !90
	%475 = select i1 %464, i64 0, i64 %474, !dbg !90
	%476 = sext i32 %13 to i64, !dbg !90
	%477 = mul i64 %p7, 2, !dbg !90
	%478 = mul i64 %p8, 2, !dbg !90
	%479 = mul i64 %p10, 2, !dbg !90
	%480 = trunc i64 %p11 to i32, !dbg !90
	%481 = mul i32 %5, %6, !dbg !90
	%482 = icmp ugt i64 %475, %p6, !dbg !90
	%483 = icmp uge i64 %p11, %476, !dbg !90
	%484 = or i1 %482, %483, !dbg !90
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !90, !prof !20

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !90, !range !47
	%486 = mul i32 %481, %485, !dbg !90
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !90
	%488 = sext i32 %487 to i64, !dbg !90
	%489 = sext i32 %486 to i64, !dbg !90
	%490 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !90
	%491 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !90
	%492 = icmp ne i64 %488, %489, !dbg !90
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !90, !prof !20

b24_ok8:
	%493 = bitcast i16* %490 to i8*, !dbg !90
	%494 = bitcast i16* %491 to i8*, !dbg !90
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !90
	br label %b29, !dbg !90

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !91
	br i1 %495, label %b26, label %b27, !dbg !91

b26:
	%496 = sub i64 %p7, %p10, !dbg !92
	%497 = sub i64 %p8, %p10, !dbg !92
	%498 = sub i64 %p9, 1, !dbg !92
	%499 = icmp slt i64 %p9, 0, !dbg !92
	%500 = icmp slt i64 %p10, 0, !dbg !92
	%501 = icmp slt i64 %496, 0, !dbg !92
	%502 = icmp slt i64 %497, 0, !dbg !92
	%503 = or i1 %499, %500, !dbg !92
	%504 = or i1 %503, %501, !dbg !92
	%505 = or i1 %504, %502, !dbg !92
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !92, !prof !20

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !92
	%507 = mul i64 %498, %p7, !dbg !92
	%508 = sub i64 %p10, 1, !dbg !92
	%509 = sub i64 9223372036854775807, %508, !dbg !92
	%510 = icmp ult i64 %507, %509, !dbg !92
	%511 = add i64 %507, %p10, !dbg !92
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !92
	%513 = icmp eq i64 %506, 0, !dbg !92
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !92
	%515 = icmp eq i64 %p9, 0, !dbg !92
	%516 = select i1 %515, i64 0, i64 %514, !dbg !92
	%517 = icmp eq i64 %p10, 0, !dbg !92
	%518 = select i1 %517, i64 0, i64 %516, !dbg !92
	%519 = icmp ugt i64 %518, %p4, !dbg !92
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !92, !prof !20

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !92
	%521 = mul i64 %498, %p8, !dbg !92
	%522 = icmp ult i64 %521, %509, !dbg !92
	%523 = add i64 %521, %p10, !dbg !92
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !92
	%525 = icmp eq i64 %520, 0, !dbg !92
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !92
	%527 = select i1 %515, i64 0, i64 %526, !dbg !92
	%528 = select i1 %517, i64 0, i64 %527, !dbg !92
	%529 = sext i32 %13 to i64, !dbg !92
	%530 = mul i64 %p7, 2, !dbg !92
	%531 = mul i64 %p8, 2, !dbg !92
	%532 = mul i64 %p10, 2, !dbg !92
	%533 = trunc i64 %p11 to i32, !dbg !92
	%534 = mul i32 %5, %6, !dbg !92
	%535 = icmp ugt i64 %528, %p6, !dbg !92
	%536 = icmp uge i64 %p11, %529, !dbg !92
	%537 = or i1 %535, %536, !dbg !92
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !92, !prof !20

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !47
	%539 = mul i32 %534, %538, !dbg !92
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !92
	%541 = sext i32 %540 to i64, !dbg !92
	%542 = sext i32 %539 to i64, !dbg !92
	%543 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !92
	%544 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !92
	%545 = icmp ne i64 %541, %542, !dbg !92
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !92, !prof !20

b26_ok8:
	%546 = bitcast i16* %543 to i8*, !dbg !92
	%547 = bitcast i16* %544 to i8*, !dbg !92
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !92
	br label %b29, !dbg !92

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !93
	br i1 %548, label %b28, label %b29, !dbg !93

b28:
	%549 = sub i64 %p7, %p10, !dbg !94
	%550 = sub i64 %p8, %p10, !dbg !94
	%551 = sub i64 %p9, 1, !dbg !94
	%552 = icmp slt i64 %p9, 0, !dbg !94
	%553 = icmp slt i64 %p10, 0, !dbg !94
	%554 = icmp slt i64 %549, 0, !dbg !94
	%555 = icmp slt i64 %550, 0, !dbg !94
	%556 = or i1 %552, %553, !dbg !94
	%557 = or i1 %556, %554, !dbg !94
	%558 = or i1 %557, %555, !dbg !94
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !94, !prof !20

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !94
	%560 = mul i64 %551, %p7, !dbg !94
	%561 = sub i64 %p10, 1, !dbg !94
	%562 = sub i64 9223372036854775807, %561, !dbg !94
	%563 = icmp ult i64 %560, %562, !dbg !94
	%564 = add i64 %560, %p10, !dbg !94
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !94
	%566 = icmp eq i64 %559, 0, !dbg !94
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !94
	%568 = icmp eq i64 %p9, 0, !dbg !94
	%569 = select i1 %568, i64 0, i64 %567, !dbg !94
	%570 = icmp eq i64 %p10, 0, !dbg !94
	%571 = select i1 %570, i64 0, i64 %569, !dbg !94
	%572 = icmp ugt i64 %571, %p4, !dbg !94
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !94, !prof !20

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !94
	%574 = mul i64 %551, %p8, !dbg !94
	%575 = icmp ult i64 %574, %562, !dbg !94
	%576 = add i64 %574, %p10, !dbg !94
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !94
	%578 = icmp eq i64 %573, 0, !dbg !94
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !94
	%580 = select i1 %568, i64 0, i64 %579, !dbg !94
	%581 = select i1 %570, i64 0, i64 %580, !dbg !94
	%582 = sext i32 %13 to i64, !dbg !94
	%583 = mul i64 %p7, 2, !dbg !94
	%584 = mul i64 %p8, 2, !dbg !94
	%585 = mul i64 %p10, 2, !dbg !94
	%586 = trunc i64 %p11 to i32, !dbg !94
	%587 = mul i32 %5, %6, !dbg !94
	%588 = icmp ugt i64 %581, %p6, !dbg !94
	%589 = icmp uge i64 %p11, %582, !dbg !94
	%590 = or i1 %588, %589, !dbg !94
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !94, !prof !20

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !94, !range !47
	%592 = mul i32 %587, %591, !dbg !94
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !94
	%594 = sext i32 %593 to i64, !dbg !94
	%595 = sext i32 %592 to i64, !dbg !94
	%596 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !94
	%597 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !94
	%598 = icmp ne i64 %594, %595, !dbg !94
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !94, !prof !20

b28_ok8:
	%599 = bitcast i16* %596 to i8*, !dbg !94
	%600 = bitcast i16* %597 to i8*, !dbg !94
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !94
	br label %b29, !dbg !94

b29:
	ret void, !dbg !57

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !62
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !62

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !62
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !62

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !62
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !62

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !62
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !62
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !62

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !62
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !62
	ret void, !dbg !62

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !62
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !62
	ret void, !dbg !62

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !66
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !66

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !66
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !66

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !66
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !66

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !66
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !66
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !66

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !66
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !66
	ret void, !dbg !66

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !66
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !66
	ret void, !dbg !66

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !68
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !68

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !68
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !68
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !68

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !68
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !68
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !68

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !68
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !68
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !68
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !68
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !68

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !68
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !68
	ret void, !dbg !68

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !68
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !68
	ret void, !dbg !68

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !70
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !70

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !70
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !70

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !70
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !70

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !70
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !70
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !70

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !70
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !70
	ret void, !dbg !70

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !70
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !70
	ret void, !dbg !70

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !77
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !77

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !77
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !77
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !77

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !77
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !77
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !77

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !77
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !77
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !77
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !77
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !77

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !77
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !77
	ret void, !dbg !77

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !77
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !77
	ret void, !dbg !77

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !79
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !79

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !79
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !79
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !79

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !79
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !79
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !79

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !79
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !79
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !79
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !79
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !79

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !79
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !79
	ret void, !dbg !79

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !79
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !79
	ret void, !dbg !79

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !81
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !81

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !81
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !81

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !81
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !81

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !81
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !81
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !81

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !81
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !81
	ret void, !dbg !81

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !81
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !81
	ret void, !dbg !81

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !83
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !83

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !83
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !83

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !83
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !83

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !83
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !83
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !83

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !83
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !83
	ret void, !dbg !83

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !83
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !83
	ret void, !dbg !83

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !88
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !88

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !88
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !88
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !88

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !88
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !88
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !88

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !88
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !88
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !88
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !88
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !88

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !88
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !88
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !88
	ret void, !dbg !88

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %435, i64 %436), !dbg !88
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !88
	ret void, !dbg !88

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !90
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !90

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !90
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !90

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !90
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !90

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !90
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !90
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !90

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !90
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !90
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !90
	ret void, !dbg !90

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %488, i64 %489), !dbg !90
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !90
	ret void, !dbg !90

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !92
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !92

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !92
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !92

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !92
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !92

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !92
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !92
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !92

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !92
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !92
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !92
	ret void, !dbg !92

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %541, i64 %542), !dbg !92
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !92
	ret void, !dbg !92

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !94
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !94

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !94
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !94

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !94
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !94

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !94
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !94
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !94

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !94
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !94
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !94
	ret void, !dbg !94

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %594, i64 %595), !dbg !94
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !94
	ret void, !dbg !94
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !95 {
entry:
	br label %b0, !dbg !96

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !96
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !96
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !99, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !99, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !99, !range !13
	%7 = mul i32 %6, %4, !dbg !99
	%8 = add i32 %3, %7, !dbg !99
	%9 = mul i32 %5, %8, !dbg !99
	%10 = add i32 %2, %9, !dbg !99
	%11 = sext i32 %10 to i64, !dbg !99
	%12 = icmp eq i64 %p1, 0, !dbg !100
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !103
	br i1 %12, label %b1, label %b10, !dbg !100

b1:
	%14 = icmp eq i64 %11, 0, !dbg !104
	br i1 %14, label %b2, label %b10, !dbg !104

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !105
	br i1 %15, label %b3, label %b4, !dbg !105

b3:
	%16 = sub i64 %p7, %p10, !dbg !103
	%17 = sub i64 %p8, %p10, !dbg !103
	%18 = sub i64 %p9, 1, !dbg !103
	%19 = icmp slt i64 %p9, 0, !dbg !103
	%20 = icmp slt i64 %p10, 0, !dbg !103
	%21 = icmp slt i64 %16, 0, !dbg !103
	%22 = icmp slt i64 %17, 0, !dbg !103
	%23 = or i1 %19, %20, !dbg !103
	%24 = or i1 %23, %21, !dbg !103
	%25 = or i1 %24, %22, !dbg !103
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !103, !prof !20

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !103
	%27 = mul i64 %18, %p7, !dbg !103
	%28 = sub i64 %p10, 1, !dbg !103
	%29 = sub i64 9223372036854775807, %28, !dbg !103
	%30 = icmp ult i64 %27, %29, !dbg !103
	%31 = add i64 %27, %p10, !dbg !103
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !103
	%33 = icmp eq i64 %26, 0, !dbg !103
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !103
	%35 = icmp eq i64 %p9, 0, !dbg !103
	%36 = select i1 %35, i64 0, i64 %34, !dbg !103
	%37 = icmp eq i64 %p10, 0, !dbg !103
	%38 = select i1 %37, i64 0, i64 %36, !dbg !103
	%39 = icmp ugt i64 %38, %p4, !dbg !103
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !103, !prof !20

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !103
	%41 = mul i64 %18, %p8, !dbg !103
	%42 = icmp ult i64 %41, %29, !dbg !103
	%43 = add i64 %41, %p10, !dbg !103
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !103
	%45 = icmp eq i64 %40, 0, !dbg !103
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !103
	%47 = select i1 %35, i64 0, i64 %46, !dbg !103
	%48 = select i1 %37, i64 0, i64 %47, !dbg !103
	%49 = sext i32 %13 to i64, !dbg !103
	%50 = mul i64 %p7, 4, !dbg !103
	%51 = mul i64 %p8, 4, !dbg !103
	%52 = mul i64 %p10, 4, !dbg !103
	%53 = trunc i64 %p11 to i32, !dbg !103
	%54 = addrspacecast float addrspace(1)* %0 to float*, !dbg !103
	%55 = addrspacecast float addrspace(1)* %1 to float*, !dbg !103
	%56 = icmp ugt i64 %48, %p6, !dbg !103
	%57 = icmp uge i64 %p11, %49, !dbg !103
	%58 = or i1 %56, %57, !dbg !103
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !103, !prof !20

b3_ok6:
	%59 = bitcast float* %54 to i8*, !dbg !103
	%60 = bitcast float* %55 to i8*, !dbg !103
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !103
	br label %b29, !dbg !103

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !106
	br i1 %61, label %b5, label %b6, !dbg !106

b5:
	%62 = sub i64 %p7, %p10, !dbg !107
	%63 = sub i64 %p8, %p10, !dbg !107
	%64 = sub i64 %p9, 1, !dbg !107
	%65 = icmp slt i64 %p9, 0, !dbg !107
	%66 = icmp slt i64 %p10, 0, !dbg !107
	%67 = icmp slt i64 %62, 0, !dbg !107
	%68 = icmp slt i64 %63, 0, !dbg !107
	%69 = or i1 %65, %66, !dbg !107
	%70 = or i1 %69, %67, !dbg !107
	%71 = or i1 %70, %68, !dbg !107
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !107, !prof !20

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !107
	%73 = mul i64 %64, %p7, !dbg !107
	%74 = sub i64 %p10, 1, !dbg !107
	%75 = sub i64 9223372036854775807, %74, !dbg !107
	%76 = icmp ult i64 %73, %75, !dbg !107
	%77 = add i64 %73, %p10, !dbg !107
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !107
	%79 = icmp eq i64 %72, 0, !dbg !107
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !107
	%81 = icmp eq i64 %p9, 0, !dbg !107
	%82 = select i1 %81, i64 0, i64 %80, !dbg !107
	%83 = icmp eq i64 %p10, 0, !dbg !107
	%84 = select i1 %83, i64 0, i64 %82, !dbg !107
	%85 = icmp ugt i64 %84, %p4, !dbg !107
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !107, !prof !20

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !107
	%87 = mul i64 %64, %p8, !dbg !107
	%88 = icmp ult i64 %87, %75, !dbg !107
	%89 = add i64 %87, %p10, !dbg !107
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !107
	%91 = icmp eq i64 %86, 0, !dbg !107
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !107
	%93 = select i1 %81, i64 0, i64 %92, !dbg !107
	%94 = select i1 %83, i64 0, i64 %93, !dbg !107
	%95 = sext i32 %13 to i64, !dbg !107
	%96 = mul i64 %p7, 4, !dbg !107
	%97 = mul i64 %p8, 4, !dbg !107
	%98 = mul i64 %p10, 4, !dbg !107
	%99 = trunc i64 %p11 to i32, !dbg !107
	%100 = addrspacecast float addrspace(1)* %0 to float*, !dbg !107
	%101 = addrspacecast float addrspace(1)* %1 to float*, !dbg !107
	%102 = icmp ugt i64 %94, %p6, !dbg !107
	%103 = icmp uge i64 %p11, %95, !dbg !107
	%104 = or i1 %102, %103, !dbg !107
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !107, !prof !20

b5_ok6:
	%105 = bitcast float* %100 to i8*, !dbg !107
	%106 = bitcast float* %101 to i8*, !dbg !107
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !107
	br label %b29, !dbg !107

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !108
	br i1 %107, label %b7, label %b8, !dbg !108

b7:
	%108 = sub i64 %p7, %p10, !dbg !109
	%109 = sub i64 %p8, %p10, !dbg !109
	%110 = sub i64 %p9, 1, !dbg !109
	%111 = icmp slt i64 %p9, 0, !dbg !109
	%112 = icmp slt i64 %p10, 0, !dbg !109
	%113 = icmp slt i64 %108, 0, !dbg !109
	%114 = icmp slt i64 %109, 0, !dbg !109
	%115 = or i1 %111, %112, !dbg !109
	%116 = or i1 %115, %113, !dbg !109
	%117 = or i1 %116, %114, !dbg !109
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !109, !prof !20

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !109
	%119 = mul i64 %110, %p7, !dbg !109
	%120 = sub i64 %p10, 1, !dbg !109
	%121 = sub i64 9223372036854775807, %120, !dbg !109
	%122 = icmp ult i64 %119, %121, !dbg !109
	%123 = add i64 %119, %p10, !dbg !109
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !109
	%125 = icmp eq i64 %118, 0, !dbg !109
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !109
	%127 = icmp eq i64 %p9, 0, !dbg !109
	%128 = select i1 %127, i64 0, i64 %126, !dbg !109
	%129 = icmp eq i64 %p10, 0, !dbg !109
	%130 = select i1 %129, i64 0, i64 %128, !dbg !109
	%131 = icmp ugt i64 %130, %p4, !dbg !109
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !109, !prof !20

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !109
	%133 = mul i64 %110, %p8, !dbg !109
	%134 = icmp ult i64 %133, %121, !dbg !109
	%135 = add i64 %133, %p10, !dbg !109
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !109
	%137 = icmp eq i64 %132, 0, !dbg !109
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !109
	%139 = select i1 %127, i64 0, i64 %138, !dbg !109
	%140 = select i1 %129, i64 0, i64 %139, !dbg !109
	%141 = sext i32 %13 to i64, !dbg !109
	%142 = mul i64 %p7, 4, !dbg !109
	%143 = mul i64 %p8, 4, !dbg !109
	%144 = mul i64 %p10, 4, !dbg !109
	%145 = trunc i64 %p11 to i32, !dbg !109
	%146 = addrspacecast float addrspace(1)* %0 to float*, !dbg !109
	%147 = addrspacecast float addrspace(1)* %1 to float*, !dbg !109
	%148 = icmp ugt i64 %140, %p6, !dbg !109
	%149 = icmp uge i64 %p11, %141, !dbg !109
	%150 = or i1 %148, %149, !dbg !109
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !109, !prof !20

b7_ok6:
	%151 = bitcast float* %146 to i8*, !dbg !109
	%152 = bitcast float* %147 to i8*, !dbg !109
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !109
	br label %b29, !dbg !109

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !110
	br i1 %153, label %b9, label %b29, !dbg !110

b9:
	%154 = sub i64 %p7, %p10, !dbg !111
	%155 = sub i64 %p8, %p10, !dbg !111
	%156 = sub i64 %p9, 1, !dbg !111
	%157 = icmp slt i64 %p9, 0, !dbg !111
	%158 = icmp slt i64 %p10, 0, !dbg !111
	%159 = icmp slt i64 %154, 0, !dbg !111
	%160 = icmp slt i64 %155, 0, !dbg !111
	%161 = or i1 %157, %158, !dbg !111
	%162 = or i1 %161, %159, !dbg !111
	%163 = or i1 %162, %160, !dbg !111
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !111, !prof !20

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !111
	%165 = mul i64 %156, %p7, !dbg !111
	%166 = sub i64 %p10, 1, !dbg !111
	%167 = sub i64 9223372036854775807, %166, !dbg !111
	%168 = icmp ult i64 %165, %167, !dbg !111
	%169 = add i64 %165, %p10, !dbg !111
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !111
	%171 = icmp eq i64 %164, 0, !dbg !111
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !111
	%173 = icmp eq i64 %p9, 0, !dbg !111
	%174 = select i1 %173, i64 0, i64 %172, !dbg !111
	%175 = icmp eq i64 %p10, 0, !dbg !111
	%176 = select i1 %175, i64 0, i64 %174, !dbg !111
	%177 = icmp ugt i64 %176, %p4, !dbg !111
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !111, !prof !20

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !111
	%179 = mul i64 %156, %p8, !dbg !111
	%180 = icmp ult i64 %179, %167, !dbg !111
	%181 = add i64 %179, %p10, !dbg !111
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !111
	%183 = icmp eq i64 %178, 0, !dbg !111
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !111
	%185 = select i1 %173, i64 0, i64 %184, !dbg !111
	%186 = select i1 %175, i64 0, i64 %185, !dbg !111
	%187 = sext i32 %13 to i64, !dbg !111
	%188 = mul i64 %p7, 4, !dbg !111
	%189 = mul i64 %p8, 4, !dbg !111
	%190 = mul i64 %p10, 4, !dbg !111
	%191 = trunc i64 %p11 to i32, !dbg !111
	%192 = addrspacecast float addrspace(1)* %0 to float*, !dbg !111
	%193 = addrspacecast float addrspace(1)* %1 to float*, !dbg !111
	%194 = icmp ugt i64 %186, %p6, !dbg !111
	%195 = icmp uge i64 %p11, %187, !dbg !111
	%196 = or i1 %194, %195, !dbg !111
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !111, !prof !20

b9_ok6:
	%197 = bitcast float* %192 to i8*, !dbg !111
	%198 = bitcast float* %193 to i8*, !dbg !111
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !111
	br label %b29, !dbg !111

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !112
	br i1 %199, label %b11, label %b20, !dbg !112

b11:
	%200 = trunc i64 %11 to i32, !dbg !113
	%201 = udiv i32 %200, 32, !dbg !113
	%202 = zext i32 %201 to i64, !dbg !113
	%203 = icmp eq i64 %202, %p2, !dbg !114
	br i1 %203, label %b12, label %b20, !dbg !114

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !117
	br i1 %204, label %b13, label %b14, !dbg !117

b13:
	%205 = sub i64 %p7, %p10, !dbg !118
	%206 = sub i64 %p8, %p10, !dbg !118
	%207 = sub i64 %p9, 1, !dbg !118
	%208 = icmp slt i64 %p9, 0, !dbg !118
	%209 = icmp slt i64 %p10, 0, !dbg !118
	%210 = icmp slt i64 %205, 0, !dbg !118
	%211 = icmp slt i64 %206, 0, !dbg !118
	%212 = or i1 %208, %209, !dbg !118
	%213 = or i1 %212, %210, !dbg !118
	%214 = or i1 %213, %211, !dbg !118
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !118, !prof !20

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !118
	%216 = mul i64 %207, %p7, !dbg !118
	%217 = sub i64 %p10, 1, !dbg !118
	%218 = sub i64 9223372036854775807, %217, !dbg !118
	%219 = icmp ult i64 %216, %218, !dbg !118
	%220 = add i64 %216, %p10, !dbg !118
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !118
	%222 = icmp eq i64 %215, 0, !dbg !118
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !118
	%224 = icmp eq i64 %p9, 0, !dbg !118
	%225 = select i1 %224, i64 0, i64 %223, !dbg !118
	%226 = icmp eq i64 %p10, 0, !dbg !118
	%227 = select i1 %226, i64 0, i64 %225, !dbg !118
	%228 = icmp ugt i64 %227, %p4, !dbg !118
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !118, !prof !20

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !118
	%230 = mul i64 %207, %p8, !dbg !118
	%231 = icmp ult i64 %230, %218, !dbg !118
	%232 = add i64 %230, %p10, !dbg !118
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !118
	%234 = icmp eq i64 %229, 0, !dbg !118
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !118
	%236 = select i1 %224, i64 0, i64 %235, !dbg !118
	%237 = select i1 %226, i64 0, i64 %236, !dbg !118
	%238 = sext i32 %13 to i64, !dbg !118
	%239 = mul i64 %p7, 4, !dbg !118
	%240 = mul i64 %p8, 4, !dbg !118
	%241 = mul i64 %p10, 4, !dbg !118
	%242 = trunc i64 %p11 to i32, !dbg !118
	%243 = addrspacecast float addrspace(1)* %0 to float*, !dbg !118
	%244 = addrspacecast float addrspace(1)* %1 to float*, !dbg !118
	%245 = icmp ugt i64 %237, %p6, !dbg !118
	%246 = icmp uge i64 %p11, %238, !dbg !118
	%247 = or i1 %245, %246, !dbg !118
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !118, !prof !20

b13_ok6:
	%248 = bitcast float* %243 to i8*, !dbg !118
	%249 = bitcast float* %244 to i8*, !dbg !118
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !118
	br label %b29, !dbg !118

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !119
	br i1 %250, label %b15, label %b16, !dbg !119

b15:
	%251 = sub i64 %p7, %p10, !dbg !120
	%252 = sub i64 %p8, %p10, !dbg !120
	%253 = sub i64 %p9, 1, !dbg !120
	%254 = icmp slt i64 %p9, 0, !dbg !120
	%255 = icmp slt i64 %p10, 0, !dbg !120
	%256 = icmp slt i64 %251, 0, !dbg !120
	%257 = icmp slt i64 %252, 0, !dbg !120
	%258 = or i1 %254, %255, !dbg !120
	%259 = or i1 %258, %256, !dbg !120
	%260 = or i1 %259, %257, !dbg !120
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !120, !prof !20

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !120
	%262 = mul i64 %253, %p7, !dbg !120
	%263 = sub i64 %p10, 1, !dbg !120
	%264 = sub i64 9223372036854775807, %263, !dbg !120
	%265 = icmp ult i64 %262, %264, !dbg !120
	%266 = add i64 %262, %p10, !dbg !120
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !120
	%268 = icmp eq i64 %261, 0, !dbg !120
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !120
	%270 = icmp eq i64 %p9, 0, !dbg !120
	%271 = select i1 %270, i64 0, i64 %269, !dbg !120
	%272 = icmp eq i64 %p10, 0, !dbg !120
	%273 = select i1 %272, i64 0, i64 %271, !dbg !120
	%274 = icmp ugt i64 %273, %p4, !dbg !120
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !120, !prof !20

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !120
	%276 = mul i64 %253, %p8, !dbg !120
	%277 = icmp ult i64 %276, %264, !dbg !120
	%278 = add i64 %276, %p10, !dbg !120
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !120
	%280 = icmp eq i64 %275, 0, !dbg !120
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !120
	%282 = select i1 %270, i64 0, i64 %281, !dbg !120
	%283 = select i1 %272, i64 0, i64 %282, !dbg !120
	%284 = sext i32 %13 to i64, !dbg !120
	%285 = mul i64 %p7, 4, !dbg !120
	%286 = mul i64 %p8, 4, !dbg !120
	%287 = mul i64 %p10, 4, !dbg !120
	%288 = trunc i64 %p11 to i32, !dbg !120
	%289 = addrspacecast float addrspace(1)* %0 to float*, !dbg !120
	%290 = addrspacecast float addrspace(1)* %1 to float*, !dbg !120
	%291 = icmp ugt i64 %283, %p6, !dbg !120
	%292 = icmp uge i64 %p11, %284, !dbg !120
	%293 = or i1 %291, %292, !dbg !120
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !120, !prof !20

b15_ok6:
	%294 = bitcast float* %289 to i8*, !dbg !120
	%295 = bitcast float* %290 to i8*, !dbg !120
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !120
	br label %b29, !dbg !120

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !121
	br i1 %296, label %b17, label %b18, !dbg !121

b17:
	%297 = sub i64 %p7, %p10, !dbg !122
	%298 = sub i64 %p8, %p10, !dbg !122
	%299 = sub i64 %p9, 1, !dbg !122
	%300 = icmp slt i64 %p9, 0, !dbg !122
	%301 = icmp slt i64 %p10, 0, !dbg !122
	%302 = icmp slt i64 %297, 0, !dbg !122
	%303 = icmp slt i64 %298, 0, !dbg !122
	%304 = or i1 %300, %301, !dbg !122
	%305 = or i1 %304, %302, !dbg !122
	%306 = or i1 %305, %303, !dbg !122
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !122, !prof !20

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !122
	%308 = mul i64 %299, %p7, !dbg !122
	%309 = sub i64 %p10, 1, !dbg !122
	%310 = sub i64 9223372036854775807, %309, !dbg !122
	%311 = icmp ult i64 %308, %310, !dbg !122
	%312 = add i64 %308, %p10, !dbg !122
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !122
	%314 = icmp eq i64 %307, 0, !dbg !122
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !122
	%316 = icmp eq i64 %p9, 0, !dbg !122
	%317 = select i1 %316, i64 0, i64 %315, !dbg !122
	%318 = icmp eq i64 %p10, 0, !dbg !122
	%319 = select i1 %318, i64 0, i64 %317, !dbg !122
	%320 = icmp ugt i64 %319, %p4, !dbg !122
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !122, !prof !20

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !122
	%322 = mul i64 %299, %p8, !dbg !122
	%323 = icmp ult i64 %322, %310, !dbg !122
	%324 = add i64 %322, %p10, !dbg !122
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !122
	%326 = icmp eq i64 %321, 0, !dbg !122
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !122
	%328 = select i1 %316, i64 0, i64 %327, !dbg !122
	%329 = select i1 %318, i64 0, i64 %328, !dbg !122
	%330 = sext i32 %13 to i64, !dbg !122
	%331 = mul i64 %p7, 4, !dbg !122
	%332 = mul i64 %p8, 4, !dbg !122
	%333 = mul i64 %p10, 4, !dbg !122
	%334 = trunc i64 %p11 to i32, !dbg !122
	%335 = addrspacecast float addrspace(1)* %0 to float*, !dbg !122
	%336 = addrspacecast float addrspace(1)* %1 to float*, !dbg !122
	%337 = icmp ugt i64 %329, %p6, !dbg !122
	%338 = icmp uge i64 %p11, %330, !dbg !122
	%339 = or i1 %337, %338, !dbg !122
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !122, !prof !20

b17_ok6:
	%340 = bitcast float* %335 to i8*, !dbg !122
	%341 = bitcast float* %336 to i8*, !dbg !122
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !122
	br label %b29, !dbg !122

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !123
	br i1 %342, label %b19, label %b29, !dbg !123

b19:
	%343 = sub i64 %p7, %p10, !dbg !124
	%344 = sub i64 %p8, %p10, !dbg !124
	%345 = sub i64 %p9, 1, !dbg !124
	%346 = icmp slt i64 %p9, 0, !dbg !124
	%347 = icmp slt i64 %p10, 0, !dbg !124
	%348 = icmp slt i64 %343, 0, !dbg !124
	%349 = icmp slt i64 %344, 0, !dbg !124
	%350 = or i1 %346, %347, !dbg !124
	%351 = or i1 %350, %348, !dbg !124
	%352 = or i1 %351, %349, !dbg !124
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !124, !prof !20

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !124
	%354 = mul i64 %345, %p7, !dbg !124
	%355 = sub i64 %p10, 1, !dbg !124
	%356 = sub i64 9223372036854775807, %355, !dbg !124
	%357 = icmp ult i64 %354, %356, !dbg !124
	%358 = add i64 %354, %p10, !dbg !124
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !124
	%360 = icmp eq i64 %353, 0, !dbg !124
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !124
	%362 = icmp eq i64 %p9, 0, !dbg !124
	%363 = select i1 %362, i64 0, i64 %361, !dbg !124
	%364 = icmp eq i64 %p10, 0, !dbg !124
	%365 = select i1 %364, i64 0, i64 %363, !dbg !124
	%366 = icmp ugt i64 %365, %p4, !dbg !124
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !124, !prof !20

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !124
	%368 = mul i64 %345, %p8, !dbg !124
	%369 = icmp ult i64 %368, %356, !dbg !124
	%370 = add i64 %368, %p10, !dbg !124
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !124
	%372 = icmp eq i64 %367, 0, !dbg !124
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !124
	%374 = select i1 %362, i64 0, i64 %373, !dbg !124
	%375 = select i1 %364, i64 0, i64 %374, !dbg !124
	%376 = sext i32 %13 to i64, !dbg !124
	%377 = mul i64 %p7, 4, !dbg !124
	%378 = mul i64 %p8, 4, !dbg !124
	%379 = mul i64 %p10, 4, !dbg !124
	%380 = trunc i64 %p11 to i32, !dbg !124
	%381 = addrspacecast float addrspace(1)* %0 to float*, !dbg !124
	%382 = addrspacecast float addrspace(1)* %1 to float*, !dbg !124
	%383 = icmp ugt i64 %375, %p6, !dbg !124
	%384 = icmp uge i64 %p11, %376, !dbg !124
	%385 = or i1 %383, %384, !dbg !124
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !124, !prof !20

b19_ok6:
	%386 = bitcast float* %381 to i8*, !dbg !124
	%387 = bitcast float* %382 to i8*, !dbg !124
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !124
	br label %b29, !dbg !124

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !125
	br i1 %388, label %b21, label %b29, !dbg !125

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !128
	br i1 %389, label %b22, label %b23, !dbg !128

b22:
	%390 = sub i64 %p7, %p10, !dbg !129
	%391 = sub i64 %p8, %p10, !dbg !129
	%392 = sub i64 %p9, 1, !dbg !129
	%393 = icmp slt i64 %p9, 0, !dbg !129
	%394 = icmp slt i64 %p10, 0, !dbg !129
	%395 = icmp slt i64 %390, 0, !dbg !129
	%396 = icmp slt i64 %391, 0, !dbg !129
	%397 = or i1 %393, %394, !dbg !129
	%398 = or i1 %397, %395, !dbg !129
	%399 = or i1 %398, %396, !dbg !129
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !129, !prof !20

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !129
	%401 = mul i64 %392, %p7, !dbg !129
	%402 = sub i64 %p10, 1, !dbg !129
	%403 = sub i64 9223372036854775807, %402, !dbg !129
	%404 = icmp ult i64 %401, %403, !dbg !129
	%405 = add i64 %401, %p10, !dbg !129
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !129
	%407 = icmp eq i64 %400, 0, !dbg !129
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !129
	%409 = icmp eq i64 %p9, 0, !dbg !129
	%410 = select i1 %409, i64 0, i64 %408, !dbg !129
	%411 = icmp eq i64 %p10, 0, !dbg !129
	%412 = select i1 %411, i64 0, i64 %410, !dbg !129
	%413 = icmp ugt i64 %412, %p4, !dbg !129
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !129, !prof !20

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !129
	%415 = mul i64 %392, %p8, !dbg !129
	%416 = icmp ult i64 %415, %403, !dbg !129
	%417 = add i64 %415, %p10, !dbg !129
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !129
	%419 = icmp eq i64 %414, 0, !dbg !129
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !129
	%421 = select i1 %409, i64 0, i64 %420, !dbg !129
	%422 = select i1 %411, i64 0, i64 %421, !dbg !129
	%423 = sext i32 %13 to i64, !dbg !129
	%424 = mul i64 %p7, 4, !dbg !129
	%425 = mul i64 %p8, 4, !dbg !129
	%426 = mul i64 %p10, 4, !dbg !129
	%427 = trunc i64 %p11 to i32, !dbg !129
	%428 = mul i32 %5, %6, !dbg !129
	%429 = icmp ugt i64 %422, %p6, !dbg !129
	%430 = icmp uge i64 %p11, %423, !dbg !129
	%431 = or i1 %429, %430, !dbg !129
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !129, !prof !20

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !129, !range !47
	%433 = mul i32 %428, %432, !dbg !129
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !129
	%435 = sext i32 %434 to i64, !dbg !129
	%436 = sext i32 %433 to i64, !dbg !129
	%437 = addrspacecast float addrspace(1)* %0 to float*, !dbg !129
	%438 = addrspacecast float addrspace(1)* %1 to float*, !dbg !129
	%439 = icmp ne i64 %435, %436, !dbg !129
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !129, !prof !20

b22_ok8:
	%440 = bitcast float* %437 to i8*, !dbg !129
	%441 = bitcast float* %438 to i8*, !dbg !129
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !129
	br label %b29, !dbg !129

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !130
	br i1 %442, label %b24, label %b25, !dbg !130

b24:
	%443 = sub i64 %p7, %p10, !dbg !131
	%444 = sub i64 %p8, %p10, !dbg !131
	%445 = sub i64 %p9, 1, !dbg !131
	%446 = icmp slt i64 %p9, 0, !dbg !131
	%447 = icmp slt i64 %p10, 0, !dbg !131
	%448 = icmp slt i64 %443, 0, !dbg !131
	%449 = icmp slt i64 %444, 0, !dbg !131
	%450 = or i1 %446, %447, !dbg !131
	%451 = or i1 %450, %448, !dbg !131
	%452 = or i1 %451, %449, !dbg !131
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !131, !prof !20

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !131
	%454 = mul i64 %445, %p7, !dbg !131
	%455 = sub i64 %p10, 1, !dbg !131
	%456 = sub i64 9223372036854775807, %455, !dbg !131
	%457 = icmp ult i64 %454, %456, !dbg !131
	%458 = add i64 %454, %p10, !dbg !131
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !131
	%460 = icmp eq i64 %453, 0, !dbg !131
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !131
	%462 = icmp eq i64 %p9, 0, !dbg !131
	%463 = select i1 %462, i64 0, i64 %461, !dbg !131
	%464 = icmp eq i64 %p10, 0, !dbg !131
	%465 = select i1 %464, i64 0, i64 %463, !dbg !131
	%466 = icmp ugt i64 %465, %p4, !dbg !131
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !131, !prof !20

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !131
	%468 = mul i64 %445, %p8, !dbg !131
	%469 = icmp ult i64 %468, %456, !dbg !131
	%470 = add i64 %468, %p10, !dbg !131
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !131
	%472 = icmp eq i64 %467, 0, !dbg !131
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !131
	%474 = select i1 %462, i64 0, i64 %473, !dbg !131
	%475 = select i1 %464, i64 0, i64 %474, !dbg !131
	%476 = sext i32 %13 to i64, !dbg !131
	%477 = mul i64 %p7, 4, !dbg !131
	%478 = mul i64 %p8, 4, !dbg !131
	%479 = mul i64 %p10, 4, !dbg !131
	%480 = trunc i64 %p11 to i32, !dbg !131
	%481 = mul i32 %5, %6, !dbg !131
	%482 = icmp ugt i64 %475, %p6, !dbg !131
	%483 = icmp uge i64 %p11, %476, !dbg !131
	%484 = or i1 %482, %483, !dbg !131
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !131, !prof !20

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !131, !range !47
	%486 = mul i32 %481, %485, !dbg !131
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !131
	%488 = sext i32 %487 to i64, !dbg !131
	%489 = sext i32 %486 to i64, !dbg !131
	%490 = addrspacecast float addrspace(1)* %0 to float*, !dbg !131
	%491 = addrspacecast float addrspace(1)* %1 to float*, !dbg !131
	%492 = icmp ne i64 %488, %489, !dbg !131
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !131, !prof !20

b24_ok8:
	%493 = bitcast float* %490 to i8*, !dbg !131
	%494 = bitcast float* %491 to i8*, !dbg !131
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !131
	br label %b29, !dbg !131

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !132
	br i1 %495, label %b26, label %b27, !dbg !132

b26:
	%496 = sub i64 %p7, %p10, !dbg !133
	%497 = sub i64 %p8, %p10, !dbg !133
	%498 = sub i64 %p9, 1, !dbg !133
	%499 = icmp slt i64 %p9, 0, !dbg !133
	%500 = icmp slt i64 %p10, 0, !dbg !133
	%501 = icmp slt i64 %496, 0, !dbg !133
	%502 = icmp slt i64 %497, 0, !dbg !133
	%503 = or i1 %499, %500, !dbg !133
	%504 = or i1 %503, %501, !dbg !133
	%505 = or i1 %504, %502, !dbg !133
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !133, !prof !20

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !133
	%507 = mul i64 %498, %p7, !dbg !133
	%508 = sub i64 %p10, 1, !dbg !133
	%509 = sub i64 9223372036854775807, %508, !dbg !133
	%510 = icmp ult i64 %507, %509, !dbg !133
	%511 = add i64 %507, %p10, !dbg !133
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !133
	%513 = icmp eq i64 %506, 0, !dbg !133
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !133
	%515 = icmp eq i64 %p9, 0, !dbg !133
	%516 = select i1 %515, i64 0, i64 %514, !dbg !133
	%517 = icmp eq i64 %p10, 0, !dbg !133
	%518 = select i1 %517, i64 0, i64 %516, !dbg !133
	%519 = icmp ugt i64 %518, %p4, !dbg !133
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !133, !prof !20

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !133
	%521 = mul i64 %498, %p8, !dbg !133
	%522 = icmp ult i64 %521, %509, !dbg !133
	%523 = add i64 %521, %p10, !dbg !133
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !133
	%525 = icmp eq i64 %520, 0, !dbg !133
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !133
	%527 = select i1 %515, i64 0, i64 %526, !dbg !133
	%528 = select i1 %517, i64 0, i64 %527, !dbg !133
	%529 = sext i32 %13 to i64, !dbg !133
	%530 = mul i64 %p7, 4, !dbg !133
	%531 = mul i64 %p8, 4, !dbg !133
	%532 = mul i64 %p10, 4, !dbg !133
	%533 = trunc i64 %p11 to i32, !dbg !133
	%534 = mul i32 %5, %6, !dbg !133
	%535 = icmp ugt i64 %528, %p6, !dbg !133
	%536 = icmp uge i64 %p11, %529, !dbg !133
	%537 = or i1 %535, %536, !dbg !133
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !133, !prof !20

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !133, !range !47
	%539 = mul i32 %534, %538, !dbg !133
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !133
	%541 = sext i32 %540 to i64, !dbg !133
	%542 = sext i32 %539 to i64, !dbg !133
	%543 = addrspacecast float addrspace(1)* %0 to float*, !dbg !133
	%544 = addrspacecast float addrspace(1)* %1 to float*, !dbg !133
	%545 = icmp ne i64 %541, %542, !dbg !133
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !133, !prof !20

b26_ok8:
	%546 = bitcast float* %543 to i8*, !dbg !133
	%547 = bitcast float* %544 to i8*, !dbg !133
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !133
	br label %b29, !dbg !133

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !134
	br i1 %548, label %b28, label %b29, !dbg !134

b28:
	%549 = sub i64 %p7, %p10, !dbg !135
	%550 = sub i64 %p8, %p10, !dbg !135
	%551 = sub i64 %p9, 1, !dbg !135
	%552 = icmp slt i64 %p9, 0, !dbg !135
	%553 = icmp slt i64 %p10, 0, !dbg !135
	%554 = icmp slt i64 %549, 0, !dbg !135
	%555 = icmp slt i64 %550, 0, !dbg !135
	%556 = or i1 %552, %553, !dbg !135
	%557 = or i1 %556, %554, !dbg !135
	%558 = or i1 %557, %555, !dbg !135
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !135, !prof !20

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !135
	%560 = mul i64 %551, %p7, !dbg !135
	%561 = sub i64 %p10, 1, !dbg !135
	%562 = sub i64 9223372036854775807, %561, !dbg !135
	%563 = icmp ult i64 %560, %562, !dbg !135
	%564 = add i64 %560, %p10, !dbg !135
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !135
	%566 = icmp eq i64 %559, 0, !dbg !135
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !135
	%568 = icmp eq i64 %p9, 0, !dbg !135
	%569 = select i1 %568, i64 0, i64 %567, !dbg !135
	%570 = icmp eq i64 %p10, 0, !dbg !135
	%571 = select i1 %570, i64 0, i64 %569, !dbg !135
	%572 = icmp ugt i64 %571, %p4, !dbg !135
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !135, !prof !20

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !135
	%574 = mul i64 %551, %p8, !dbg !135
	%575 = icmp ult i64 %574, %562, !dbg !135
	%576 = add i64 %574, %p10, !dbg !135
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !135
	%578 = icmp eq i64 %573, 0, !dbg !135
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !135
	%580 = select i1 %568, i64 0, i64 %579, !dbg !135
	%581 = select i1 %570, i64 0, i64 %580, !dbg !135
	%582 = sext i32 %13 to i64, !dbg !135
	%583 = mul i64 %p7, 4, !dbg !135
	%584 = mul i64 %p8, 4, !dbg !135
	%585 = mul i64 %p10, 4, !dbg !135
	%586 = trunc i64 %p11 to i32, !dbg !135
	%587 = mul i32 %5, %6, !dbg !135
	%588 = icmp ugt i64 %581, %p6, !dbg !135
	%589 = icmp uge i64 %p11, %582, !dbg !135
	%590 = or i1 %588, %589, !dbg !135
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !135, !prof !20

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !135, !range !47
	%592 = mul i32 %587, %591, !dbg !135
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !135
	%594 = sext i32 %593 to i64, !dbg !135
	%595 = sext i32 %592 to i64, !dbg !135
	%596 = addrspacecast float addrspace(1)* %0 to float*, !dbg !135
	%597 = addrspacecast float addrspace(1)* %1 to float*, !dbg !135
	%598 = icmp ne i64 %594, %595, !dbg !135
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !135, !prof !20

b28_ok8:
	%599 = bitcast float* %596 to i8*, !dbg !135
	%600 = bitcast float* %597 to i8*, !dbg !135
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !135
	br label %b29, !dbg !135

b29:
	ret void, !dbg !98

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !103
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !103

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !103
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !103
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !103

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !103
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !103
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !103

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !103
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !103
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !103
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !103
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !103

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !103
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !103
	ret void, !dbg !103

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !103
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !103
	ret void, !dbg !103

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !107
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !107

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !107
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !107
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !107

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !107
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !107
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !107

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !107
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !107
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !107
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !107
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !107

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !107
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !107
	ret void, !dbg !107

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !107
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !107
	ret void, !dbg !107

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !109
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !109

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !109
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !109

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !109
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !109

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !109
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !109
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !109

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !109
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !109
	ret void, !dbg !109

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !109
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !109
	ret void, !dbg !109

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !111
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !111

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !111
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !111

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !111
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !111

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !111
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !111
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !111
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !111

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !111
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !111
	ret void, !dbg !111

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !111
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !111
	ret void, !dbg !111

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !118
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !118

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !118
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !118
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !118

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !118
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !118
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !118

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !118
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !118
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !118
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !118
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !118

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !118
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !118
	ret void, !dbg !118

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !118
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !118
	ret void, !dbg !118

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !120
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !120

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !120
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !120

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !120
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !120

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !120
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !120
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !120

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !120
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !120
	ret void, !dbg !120

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !120
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !120
	ret void, !dbg !120

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !122
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !122

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !122
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !122

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !122
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !122

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !122
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !122
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !122

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !122
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !122
	ret void, !dbg !122

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !122
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !122
	ret void, !dbg !122

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !124
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !124

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !124
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !124
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !124

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !124
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !124
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !124

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !124
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !124
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !124
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !124
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !124

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !124
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !124
	ret void, !dbg !124

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !124
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !124
	ret void, !dbg !124

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !129
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !129

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !129
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !129

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !129
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !129

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !129
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !129
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !129

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !129
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !129
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !129
	ret void, !dbg !129

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %435, i64 %436), !dbg !129
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !129
	ret void, !dbg !129

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !131
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !131

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !131
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !131
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !131

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !131
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !131
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !131

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !131
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !131
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !131
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !131
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !131

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !131
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !131
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !131
	ret void, !dbg !131

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %488, i64 %489), !dbg !131
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !131
	ret void, !dbg !131

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !133
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !133

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !133
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !133
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !133

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !133
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !133
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !133

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !133
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !133
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !133
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !133
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !133

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !133
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !133
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !133
	ret void, !dbg !133

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %541, i64 %542), !dbg !133
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !133
	ret void, !dbg !133

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !135
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !135

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !135
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !135
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !135

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !135
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !135
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !135

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !135
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !135
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !135
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !135
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !135

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !135
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !135
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !135
	ret void, !dbg !135

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %594, i64 %595), !dbg !135
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !135
	ret void, !dbg !135
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !136 {
entry:
	br label %b0, !dbg !137

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !137
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !137
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !140, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !140, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !140, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !140, !range !13
	%7 = mul i32 %6, %4, !dbg !140
	%8 = add i32 %3, %7, !dbg !140
	%9 = mul i32 %5, %8, !dbg !140
	%10 = add i32 %2, %9, !dbg !140
	%11 = sext i32 %10 to i64, !dbg !140
	%12 = icmp eq i64 %p1, 0, !dbg !141
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !144
	br i1 %12, label %b1, label %b10, !dbg !141

b1:
	%14 = icmp eq i64 %11, 0, !dbg !145
	br i1 %14, label %b2, label %b10, !dbg !145

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !146
	br i1 %15, label %b3, label %b4, !dbg !146

b3:
	%16 = sub i64 %p7, %p10, !dbg !144
	%17 = sub i64 %p8, %p10, !dbg !144
	%18 = sub i64 %p9, 1, !dbg !144
	%19 = icmp slt i64 %p9, 0, !dbg !144
	%20 = icmp slt i64 %p10, 0, !dbg !144
	%21 = icmp slt i64 %16, 0, !dbg !144
	%22 = icmp slt i64 %17, 0, !dbg !144
	%23 = or i1 %19, %20, !dbg !144
	%24 = or i1 %23, %21, !dbg !144
	%25 = or i1 %24, %22, !dbg !144
	br i1 %25, label %b3_fail1, label %b3_ok1, !dbg !144, !prof !20

b3_ok1:
	%26 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !144
	%27 = mul i64 %18, %p7, !dbg !144
	%28 = sub i64 %p10, 1, !dbg !144
	%29 = sub i64 9223372036854775807, %28, !dbg !144
	%30 = icmp ult i64 %27, %29, !dbg !144
	%31 = add i64 %27, %p10, !dbg !144
	%32 = select i1 %30, i64 %31, i64 9223372036854775807, !dbg !144
	%33 = icmp eq i64 %26, 0, !dbg !144
	%34 = select i1 %33, i64 %32, i64 9223372036854775807, !dbg !144
	%35 = icmp eq i64 %p9, 0, !dbg !144
	%36 = select i1 %35, i64 0, i64 %34, !dbg !144
	%37 = icmp eq i64 %p10, 0, !dbg !144
	%38 = select i1 %37, i64 0, i64 %36, !dbg !144
	%39 = icmp ugt i64 %38, %p4, !dbg !144
	br i1 %39, label %b3_fail5, label %b3_ok5, !dbg !144, !prof !20

b3_ok5:
	%40 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !144
	%41 = mul i64 %18, %p8, !dbg !144
	%42 = icmp ult i64 %41, %29, !dbg !144
	%43 = add i64 %41, %p10, !dbg !144
	%44 = select i1 %42, i64 %43, i64 9223372036854775807, !dbg !144
	%45 = icmp eq i64 %40, 0, !dbg !144
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !144
	%47 = select i1 %35, i64 0, i64 %46, !dbg !144
	%48 = select i1 %37, i64 0, i64 %47, !dbg !144
	%49 = sext i32 %13 to i64, !dbg !144
	%50 = mul i64 %p7, 8, !dbg !144
	%51 = mul i64 %p8, 8, !dbg !144
	%52 = mul i64 %p10, 8, !dbg !144
	%53 = trunc i64 %p11 to i32, !dbg !144
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !144
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !144
	%56 = icmp ugt i64 %48, %p6, !dbg !144
	%57 = icmp uge i64 %p11, %49, !dbg !144
	%58 = or i1 %56, %57, !dbg !144
	br i1 %58, label %b3_fail6, label %b3_ok6, !dbg !144, !prof !20

b3_ok6:
	%59 = bitcast i64* %54 to i8*, !dbg !144
	%60 = bitcast i64* %55 to i8*, !dbg !144
	call void @gpuc_put_tile_thread(i8* %59, i8* %60, i64 %50, i64 %51, i64 %p9, i64 %52, i32 %53), !dbg !144
	br label %b29, !dbg !144

b4:
	%61 = icmp eq i64 %p0, 1, !dbg !147
	br i1 %61, label %b5, label %b6, !dbg !147

b5:
	%62 = sub i64 %p7, %p10, !dbg !148
	%63 = sub i64 %p8, %p10, !dbg !148
	%64 = sub i64 %p9, 1, !dbg !148
	%65 = icmp slt i64 %p9, 0, !dbg !148
	%66 = icmp slt i64 %p10, 0, !dbg !148
	%67 = icmp slt i64 %62, 0, !dbg !148
	%68 = icmp slt i64 %63, 0, !dbg !148
	%69 = or i1 %65, %66, !dbg !148
	%70 = or i1 %69, %67, !dbg !148
	%71 = or i1 %70, %68, !dbg !148
	br i1 %71, label %b5_fail1, label %b5_ok1, !dbg !148, !prof !20

b5_ok1:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p7), !dbg !148
	%73 = mul i64 %64, %p7, !dbg !148
	%74 = sub i64 %p10, 1, !dbg !148
	%75 = sub i64 9223372036854775807, %74, !dbg !148
	%76 = icmp ult i64 %73, %75, !dbg !148
	%77 = add i64 %73, %p10, !dbg !148
	%78 = select i1 %76, i64 %77, i64 9223372036854775807, !dbg !148
	%79 = icmp eq i64 %72, 0, !dbg !148
	%80 = select i1 %79, i64 %78, i64 9223372036854775807, !dbg !148
	%81 = icmp eq i64 %p9, 0, !dbg !148
	%82 = select i1 %81, i64 0, i64 %80, !dbg !148
	%83 = icmp eq i64 %p10, 0, !dbg !148
	%84 = select i1 %83, i64 0, i64 %82, !dbg !148
	%85 = icmp ugt i64 %84, %p4, !dbg !148
	br i1 %85, label %b5_fail5, label %b5_ok5, !dbg !148, !prof !20

b5_ok5:
	%86 = call i64 @llvm.nvvm.mulhi.ull(i64 %64, i64 %p8), !dbg !148
	%87 = mul i64 %64, %p8, !dbg !148
	%88 = icmp ult i64 %87, %75, !dbg !148
	%89 = add i64 %87, %p10, !dbg !148
	%90 = select i1 %88, i64 %89, i64 9223372036854775807, !dbg !148
	%91 = icmp eq i64 %86, 0, !dbg !148
	%92 = select i1 %91, i64 %90, i64 9223372036854775807, !dbg !148
	%93 = select i1 %81, i64 0, i64 %92, !dbg !148
	%94 = select i1 %83, i64 0, i64 %93, !dbg !148
	%95 = sext i32 %13 to i64, !dbg !148
	%96 = mul i64 %p7, 8, !dbg !148
	%97 = mul i64 %p8, 8, !dbg !148
	%98 = mul i64 %p10, 8, !dbg !148
	%99 = trunc i64 %p11 to i32, !dbg !148
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !148
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !148
	%102 = icmp ugt i64 %94, %p6, !dbg !148
	%103 = icmp uge i64 %p11, %95, !dbg !148
	%104 = or i1 %102, %103, !dbg !148
	br i1 %104, label %b5_fail6, label %b5_ok6, !dbg !148, !prof !20

b5_ok6:
	%105 = bitcast i64* %100 to i8*, !dbg !148
	%106 = bitcast i64* %101 to i8*, !dbg !148
	call void @gpuc_put_tile_nbi_thread(i8* %105, i8* %106, i64 %96, i64 %97, i64 %p9, i64 %98, i32 %99), !dbg !148
	br label %b29, !dbg !148

b6:
	%107 = icmp eq i64 %p0, 2, !dbg !149
	br i1 %107, label %b7, label %b8, !dbg !149

b7:
	%108 = sub i64 %p7, %p10, !dbg !150
	%109 = sub i64 %p8, %p10, !dbg !150
	%110 = sub i64 %p9, 1, !dbg !150
	%111 = icmp slt i64 %p9, 0, !dbg !150
	%112 = icmp slt i64 %p10, 0, !dbg !150
	%113 = icmp slt i64 %108, 0, !dbg !150
	%114 = icmp slt i64 %109, 0, !dbg !150
	%115 = or i1 %111, %112, !dbg !150
	%116 = or i1 %115, %113, !dbg !150
	%117 = or i1 %116, %114, !dbg !150
	br i1 %117, label %b7_fail1, label %b7_ok1, !dbg !150, !prof !20

b7_ok1:
	%118 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p7), !dbg !150
	%119 = mul i64 %110, %p7, !dbg !150
	%120 = sub i64 %p10, 1, !dbg !150
	%121 = sub i64 9223372036854775807, %120, !dbg !150
	%122 = icmp ult i64 %119, %121, !dbg !150
	%123 = add i64 %119, %p10, !dbg !150
	%124 = select i1 %122, i64 %123, i64 9223372036854775807, !dbg !150
	%125 = icmp eq i64 %118, 0, !dbg !150
	%126 = select i1 %125, i64 %124, i64 9223372036854775807, !dbg !150
	%127 = icmp eq i64 %p9, 0, !dbg !150
	%128 = select i1 %127, i64 0, i64 %126, !dbg !150
	%129 = icmp eq i64 %p10, 0, !dbg !150
	%130 = select i1 %129, i64 0, i64 %128, !dbg !150
	%131 = icmp ugt i64 %130, %p4, !dbg !150
	br i1 %131, label %b7_fail5, label %b7_ok5, !dbg !150, !prof !20

b7_ok5:
	%132 = call i64 @llvm.nvvm.mulhi.ull(i64 %110, i64 %p8), !dbg !150
	%133 = mul i64 %110, %p8, !dbg !150
	%134 = icmp ult i64 %133, %121, !dbg !150
	%135 = add i64 %133, %p10, !dbg !150
	%136 = select i1 %134, i64 %135, i64 9223372036854775807, !dbg !150
	%137 = icmp eq i64 %132, 0, !dbg !150
	%138 = select i1 %137, i64 %136, i64 9223372036854775807, !dbg !150
	%139 = select i1 %127, i64 0, i64 %138, !dbg !150
	%140 = select i1 %129, i64 0, i64 %139, !dbg !150
	%141 = sext i32 %13 to i64, !dbg !150
	%142 = mul i64 %p7, 8, !dbg !150
	%143 = mul i64 %p8, 8, !dbg !150
	%144 = mul i64 %p10, 8, !dbg !150
	%145 = trunc i64 %p11 to i32, !dbg !150
	%146 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !150
	%147 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !150
	%148 = icmp ugt i64 %140, %p6, !dbg !150
	%149 = icmp uge i64 %p11, %141, !dbg !150
	%150 = or i1 %148, %149, !dbg !150
	br i1 %150, label %b7_fail6, label %b7_ok6, !dbg !150, !prof !20

b7_ok6:
	%151 = bitcast i64* %146 to i8*, !dbg !150
	%152 = bitcast i64* %147 to i8*, !dbg !150
	call void @gpuc_get_tile_thread(i8* %151, i8* %152, i64 %142, i64 %143, i64 %p9, i64 %144, i32 %145), !dbg !150
	br label %b29, !dbg !150

b8:
	%153 = icmp eq i64 %p0, 3, !dbg !151
	br i1 %153, label %b9, label %b29, !dbg !151

b9:
	%154 = sub i64 %p7, %p10, !dbg !152
	%155 = sub i64 %p8, %p10, !dbg !152
	%156 = sub i64 %p9, 1, !dbg !152
	%157 = icmp slt i64 %p9, 0, !dbg !152
	%158 = icmp slt i64 %p10, 0, !dbg !152
	%159 = icmp slt i64 %154, 0, !dbg !152
	%160 = icmp slt i64 %155, 0, !dbg !152
	%161 = or i1 %157, %158, !dbg !152
	%162 = or i1 %161, %159, !dbg !152
	%163 = or i1 %162, %160, !dbg !152
	br i1 %163, label %b9_fail1, label %b9_ok1, !dbg !152, !prof !20

b9_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p7), !dbg !152
	%165 = mul i64 %156, %p7, !dbg !152
	%166 = sub i64 %p10, 1, !dbg !152
	%167 = sub i64 9223372036854775807, %166, !dbg !152
	%168 = icmp ult i64 %165, %167, !dbg !152
	%169 = add i64 %165, %p10, !dbg !152
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !152
	%171 = icmp eq i64 %164, 0, !dbg !152
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !152
	%173 = icmp eq i64 %p9, 0, !dbg !152
	%174 = select i1 %173, i64 0, i64 %172, !dbg !152
	%175 = icmp eq i64 %p10, 0, !dbg !152
	%176 = select i1 %175, i64 0, i64 %174, !dbg !152
	%177 = icmp ugt i64 %176, %p4, !dbg !152
	br i1 %177, label %b9_fail5, label %b9_ok5, !dbg !152, !prof !20

b9_ok5:
	%178 = call i64 @llvm.nvvm.mulhi.ull(i64 %156, i64 %p8), !dbg !152
	%179 = mul i64 %156, %p8, !dbg !152
	%180 = icmp ult i64 %179, %167, !dbg !152
	%181 = add i64 %179, %p10, !dbg !152
	%182 = select i1 %180, i64 %181, i64 9223372036854775807, !dbg !152
	%183 = icmp eq i64 %178, 0, !dbg !152
	%184 = select i1 %183, i64 %182, i64 9223372036854775807, !dbg !152
	%185 = select i1 %173, i64 0, i64 %184, !dbg !152
	%186 = select i1 %175, i64 0, i64 %185, !dbg !152
	%187 = sext i32 %13 to i64, !dbg !152
	%188 = mul i64 %p7, 8, !dbg !152
	%189 = mul i64 %p8, 8, !dbg !152
	%190 = mul i64 %p10, 8, !dbg !152
	%191 = trunc i64 %p11 to i32, !dbg !152
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !152
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !152
	%194 = icmp ugt i64 %186, %p6, !dbg !152
	%195 = icmp uge i64 %p11, %187, !dbg !152
	%196 = or i1 %194, %195, !dbg !152
	br i1 %196, label %b9_fail6, label %b9_ok6, !dbg !152, !prof !20

b9_ok6:
	%197 = bitcast i64* %192 to i8*, !dbg !152
	%198 = bitcast i64* %193 to i8*, !dbg !152
	call void @gpuc_get_tile_nbi_thread(i8* %197, i8* %198, i64 %188, i64 %189, i64 %p9, i64 %190, i32 %191), !dbg !152
	br label %b29, !dbg !152

b10:
	%199 = icmp eq i64 %p1, 1, !dbg !153
	br i1 %199, label %b11, label %b20, !dbg !153

b11:
	%200 = trunc i64 %11 to i32, !dbg !154
	%201 = udiv i32 %200, 32, !dbg !154
	%202 = zext i32 %201 to i64, !dbg !154
	%203 = icmp eq i64 %202, %p2, !dbg !155
	br i1 %203, label %b12, label %b20, !dbg !155

b12:
	%204 = icmp eq i64 %p0, 0, !dbg !158
	br i1 %204, label %b13, label %b14, !dbg !158

b13:
	%205 = sub i64 %p7, %p10, !dbg !159
	%206 = sub i64 %p8, %p10, !dbg !159
	%207 = sub i64 %p9, 1, !dbg !159
	%208 = icmp slt i64 %p9, 0, !dbg !159
	%209 = icmp slt i64 %p10, 0, !dbg !159
	%210 = icmp slt i64 %205, 0, !dbg !159
	%211 = icmp slt i64 %206, 0, !dbg !159
	%212 = or i1 %208, %209, !dbg !159
	%213 = or i1 %212, %210, !dbg !159
	%214 = or i1 %213, %211, !dbg !159
	br i1 %214, label %b13_fail1, label %b13_ok1, !dbg !159, !prof !20

b13_ok1:
	%215 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p7), !dbg !159
	%216 = mul i64 %207, %p7, !dbg !159
	%217 = sub i64 %p10, 1, !dbg !159
	%218 = sub i64 9223372036854775807, %217, !dbg !159
	%219 = icmp ult i64 %216, %218, !dbg !159
	%220 = add i64 %216, %p10, !dbg !159
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !159
	%222 = icmp eq i64 %215, 0, !dbg !159
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !159
	%224 = icmp eq i64 %p9, 0, !dbg !159
	%225 = select i1 %224, i64 0, i64 %223, !dbg !159
	%226 = icmp eq i64 %p10, 0, !dbg !159
	%227 = select i1 %226, i64 0, i64 %225, !dbg !159
	%228 = icmp ugt i64 %227, %p4, !dbg !159
	br i1 %228, label %b13_fail5, label %b13_ok5, !dbg !159, !prof !20

b13_ok5:
	%229 = call i64 @llvm.nvvm.mulhi.ull(i64 %207, i64 %p8), !dbg !159
	%230 = mul i64 %207, %p8, !dbg !159
	%231 = icmp ult i64 %230, %218, !dbg !159
	%232 = add i64 %230, %p10, !dbg !159
	%233 = select i1 %231, i64 %232, i64 9223372036854775807, !dbg !159
	%234 = icmp eq i64 %229, 0, !dbg !159
	%235 = select i1 %234, i64 %233, i64 9223372036854775807, !dbg !159
	%236 = select i1 %224, i64 0, i64 %235, !dbg !159
	%237 = select i1 %226, i64 0, i64 %236, !dbg !159
	%238 = sext i32 %13 to i64, !dbg !159
	%239 = mul i64 %p7, 8, !dbg !159
	%240 = mul i64 %p8, 8, !dbg !159
	%241 = mul i64 %p10, 8, !dbg !159
	%242 = trunc i64 %p11 to i32, !dbg !159
	%243 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !159
	%244 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !159
	%245 = icmp ugt i64 %237, %p6, !dbg !159
	%246 = icmp uge i64 %p11, %238, !dbg !159
	%247 = or i1 %245, %246, !dbg !159
	br i1 %247, label %b13_fail6, label %b13_ok6, !dbg !159, !prof !20

b13_ok6:
	%248 = bitcast i64* %243 to i8*, !dbg !159
	%249 = bitcast i64* %244 to i8*, !dbg !159
	call void @gpuc_put_tile_warp(i8* %248, i8* %249, i64 %239, i64 %240, i64 %p9, i64 %241, i32 %242), !dbg !159
	br label %b29, !dbg !159

b14:
	%250 = icmp eq i64 %p0, 1, !dbg !160
	br i1 %250, label %b15, label %b16, !dbg !160

b15:
	%251 = sub i64 %p7, %p10, !dbg !161
	%252 = sub i64 %p8, %p10, !dbg !161
	%253 = sub i64 %p9, 1, !dbg !161
	%254 = icmp slt i64 %p9, 0, !dbg !161
	%255 = icmp slt i64 %p10, 0, !dbg !161
	%256 = icmp slt i64 %251, 0, !dbg !161
	%257 = icmp slt i64 %252, 0, !dbg !161
	%258 = or i1 %254, %255, !dbg !161
	%259 = or i1 %258, %256, !dbg !161
	%260 = or i1 %259, %257, !dbg !161
	br i1 %260, label %b15_fail1, label %b15_ok1, !dbg !161, !prof !20

b15_ok1:
	%261 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p7), !dbg !161
	%262 = mul i64 %253, %p7, !dbg !161
	%263 = sub i64 %p10, 1, !dbg !161
	%264 = sub i64 9223372036854775807, %263, !dbg !161
	%265 = icmp ult i64 %262, %264, !dbg !161
	%266 = add i64 %262, %p10, !dbg !161
	%267 = select i1 %265, i64 %266, i64 9223372036854775807, !dbg !161
	%268 = icmp eq i64 %261, 0, !dbg !161
	%269 = select i1 %268, i64 %267, i64 9223372036854775807, !dbg !161
	%270 = icmp eq i64 %p9, 0, !dbg !161
	%271 = select i1 %270, i64 0, i64 %269, !dbg !161
	%272 = icmp eq i64 %p10, 0, !dbg !161
	%273 = select i1 %272, i64 0, i64 %271, !dbg !161
	%274 = icmp ugt i64 %273, %p4, !dbg !161
	br i1 %274, label %b15_fail5, label %b15_ok5, !dbg !161, !prof !20

b15_ok5:
	%275 = call i64 @llvm.nvvm.mulhi.ull(i64 %253, i64 %p8), !dbg !161
	%276 = mul i64 %253, %p8, !dbg !161
	%277 = icmp ult i64 %276, %264, !dbg !161
	%278 = add i64 %276, %p10, !dbg !161
	%279 = select i1 %277, i64 %278, i64 9223372036854775807, !dbg !161
	%280 = icmp eq i64 %275, 0, !dbg !161
	%281 = select i1 %280, i64 %279, i64 9223372036854775807, !dbg !161
	%282 = select i1 %270, i64 0, i64 %281, !dbg !161
	%283 = select i1 %272, i64 0, i64 %282, !dbg !161
	%284 = sext i32 %13 to i64, !dbg !161
	%285 = mul i64 %p7, 8, !dbg !161
	%286 = mul i64 %p8, 8, !dbg !161
	%287 = mul i64 %p10, 8, !dbg !161
	%288 = trunc i64 %p11 to i32, !dbg !161
	%289 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !161
	%290 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !161
	%291 = icmp ugt i64 %283, %p6, !dbg !161
	%292 = icmp uge i64 %p11, %284, !dbg !161
	%293 = or i1 %291, %292, !dbg !161
	br i1 %293, label %b15_fail6, label %b15_ok6, !dbg !161, !prof !20

b15_ok6:
	%294 = bitcast i64* %289 to i8*, !dbg !161
	%295 = bitcast i64* %290 to i8*, !dbg !161
	call void @gpuc_put_tile_nbi_warp(i8* %294, i8* %295, i64 %285, i64 %286, i64 %p9, i64 %287, i32 %288), !dbg !161
	br label %b29, !dbg !161

b16:
	%296 = icmp eq i64 %p0, 2, !dbg !162
	br i1 %296, label %b17, label %b18, !dbg !162

b17:
	%297 = sub i64 %p7, %p10, !dbg !163
	%298 = sub i64 %p8, %p10, !dbg !163
	%299 = sub i64 %p9, 1, !dbg !163
	%300 = icmp slt i64 %p9, 0, !dbg !163
	%301 = icmp slt i64 %p10, 0, !dbg !163
	%302 = icmp slt i64 %297, 0, !dbg !163
	%303 = icmp slt i64 %298, 0, !dbg !163
	%304 = or i1 %300, %301, !dbg !163
	%305 = or i1 %304, %302, !dbg !163
	%306 = or i1 %305, %303, !dbg !163
	br i1 %306, label %b17_fail1, label %b17_ok1, !dbg !163, !prof !20

b17_ok1:
	%307 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p7), !dbg !163
	%308 = mul i64 %299, %p7, !dbg !163
	%309 = sub i64 %p10, 1, !dbg !163
	%310 = sub i64 9223372036854775807, %309, !dbg !163
	%311 = icmp ult i64 %308, %310, !dbg !163
	%312 = add i64 %308, %p10, !dbg !163
	%313 = select i1 %311, i64 %312, i64 9223372036854775807, !dbg !163
	%314 = icmp eq i64 %307, 0, !dbg !163
	%315 = select i1 %314, i64 %313, i64 9223372036854775807, !dbg !163
	%316 = icmp eq i64 %p9, 0, !dbg !163
	%317 = select i1 %316, i64 0, i64 %315, !dbg !163
	%318 = icmp eq i64 %p10, 0, !dbg !163
	%319 = select i1 %318, i64 0, i64 %317, !dbg !163
	%320 = icmp ugt i64 %319, %p4, !dbg !163
	br i1 %320, label %b17_fail5, label %b17_ok5, !dbg !163, !prof !20

b17_ok5:
	%321 = call i64 @llvm.nvvm.mulhi.ull(i64 %299, i64 %p8), !dbg !163
	%322 = mul i64 %299, %p8, !dbg !163
	%323 = icmp ult i64 %322, %310, !dbg !163
	%324 = add i64 %322, %p10, !dbg !163
	%325 = select i1 %323, i64 %324, i64 9223372036854775807, !dbg !163
	%326 = icmp eq i64 %321, 0, !dbg !163
	%327 = select i1 %326, i64 %325, i64 9223372036854775807, !dbg !163
	%328 = select i1 %316, i64 0, i64 %327, !dbg !163
	%329 = select i1 %318, i64 0, i64 %328, !dbg !163
	%330 = sext i32 %13 to i64, !dbg !163
	%331 = mul i64 %p7, 8, !dbg !163
	%332 = mul i64 %p8, 8, !dbg !163
	%333 = mul i64 %p10, 8, !dbg !163
	%334 = trunc i64 %p11 to i32, !dbg !163
	%335 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !163
	%336 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !163
	%337 = icmp ugt i64 %329, %p6, !dbg !163
	%338 = icmp uge i64 %p11, %330, !dbg !163
	%339 = or i1 %337, %338, !dbg !163
	br i1 %339, label %b17_fail6, label %b17_ok6, !dbg !163, !prof !20

b17_ok6:
	%340 = bitcast i64* %335 to i8*, !dbg !163
	%341 = bitcast i64* %336 to i8*, !dbg !163
	call void @gpuc_get_tile_warp(i8* %340, i8* %341, i64 %331, i64 %332, i64 %p9, i64 %333, i32 %334), !dbg !163
	br label %b29, !dbg !163

b18:
	%342 = icmp eq i64 %p0, 3, !dbg !164
	br i1 %342, label %b19, label %b29, !dbg !164

b19:
	%343 = sub i64 %p7, %p10, !dbg !165
	%344 = sub i64 %p8, %p10, !dbg !165
	%345 = sub i64 %p9, 1, !dbg !165
	%346 = icmp slt i64 %p9, 0, !dbg !165
	%347 = icmp slt i64 %p10, 0, !dbg !165
	%348 = icmp slt i64 %343, 0, !dbg !165
	%349 = icmp slt i64 %344, 0, !dbg !165
	%350 = or i1 %346, %347, !dbg !165
	%351 = or i1 %350, %348, !dbg !165
	%352 = or i1 %351, %349, !dbg !165
	br i1 %352, label %b19_fail1, label %b19_ok1, !dbg !165, !prof !20

b19_ok1:
	%353 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p7), !dbg !165
	%354 = mul i64 %345, %p7, !dbg !165
	%355 = sub i64 %p10, 1, !dbg !165
	%356 = sub i64 9223372036854775807, %355, !dbg !165
	%357 = icmp ult i64 %354, %356, !dbg !165
	%358 = add i64 %354, %p10, !dbg !165
	%359 = select i1 %357, i64 %358, i64 9223372036854775807, !dbg !165
	%360 = icmp eq i64 %353, 0, !dbg !165
	%361 = select i1 %360, i64 %359, i64 9223372036854775807, !dbg !165
	%362 = icmp eq i64 %p9, 0, !dbg !165
	%363 = select i1 %362, i64 0, i64 %361, !dbg !165
	%364 = icmp eq i64 %p10, 0, !dbg !165
	%365 = select i1 %364, i64 0, i64 %363, !dbg !165
	%366 = icmp ugt i64 %365, %p4, !dbg !165
	br i1 %366, label %b19_fail5, label %b19_ok5, !dbg !165, !prof !20

b19_ok5:
	%367 = call i64 @llvm.nvvm.mulhi.ull(i64 %345, i64 %p8), !dbg !165
	%368 = mul i64 %345, %p8, !dbg !165
	%369 = icmp ult i64 %368, %356, !dbg !165
	%370 = add i64 %368, %p10, !dbg !165
	%371 = select i1 %369, i64 %370, i64 9223372036854775807, !dbg !165
	%372 = icmp eq i64 %367, 0, !dbg !165
	%373 = select i1 %372, i64 %371, i64 9223372036854775807, !dbg !165
	%374 = select i1 %362, i64 0, i64 %373, !dbg !165
	%375 = select i1 %364, i64 0, i64 %374, !dbg !165
	%376 = sext i32 %13 to i64, !dbg !165
	%377 = mul i64 %p7, 8, !dbg !165
	%378 = mul i64 %p8, 8, !dbg !165
	%379 = mul i64 %p10, 8, !dbg !165
	%380 = trunc i64 %p11 to i32, !dbg !165
	%381 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !165
	%382 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !165
	%383 = icmp ugt i64 %375, %p6, !dbg !165
	%384 = icmp uge i64 %p11, %376, !dbg !165
	%385 = or i1 %383, %384, !dbg !165
	br i1 %385, label %b19_fail6, label %b19_ok6, !dbg !165, !prof !20

b19_ok6:
	%386 = bitcast i64* %381 to i8*, !dbg !165
	%387 = bitcast i64* %382 to i8*, !dbg !165
	call void @gpuc_get_tile_nbi_warp(i8* %386, i8* %387, i64 %377, i64 %378, i64 %p9, i64 %379, i32 %380), !dbg !165
	br label %b29, !dbg !165

b20:
	%388 = icmp eq i64 %p1, 2, !dbg !166
	br i1 %388, label %b21, label %b29, !dbg !166

b21:
	%389 = icmp eq i64 %p0, 0, !dbg !169
	br i1 %389, label %b22, label %b23, !dbg !169

b22:
	%390 = sub i64 %p7, %p10, !dbg !170
	%391 = sub i64 %p8, %p10, !dbg !170
	%392 = sub i64 %p9, 1, !dbg !170
	%393 = icmp slt i64 %p9, 0, !dbg !170
	%394 = icmp slt i64 %p10, 0, !dbg !170
	%395 = icmp slt i64 %390, 0, !dbg !170
	%396 = icmp slt i64 %391, 0, !dbg !170
	%397 = or i1 %393, %394, !dbg !170
	%398 = or i1 %397, %395, !dbg !170
	%399 = or i1 %398, %396, !dbg !170
	br i1 %399, label %b22_fail1, label %b22_ok1, !dbg !170, !prof !20

b22_ok1:
	%400 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p7), !dbg !170
	%401 = mul i64 %392, %p7, !dbg !170
	%402 = sub i64 %p10, 1, !dbg !170
	%403 = sub i64 9223372036854775807, %402, !dbg !170
	%404 = icmp ult i64 %401, %403, !dbg !170
	%405 = add i64 %401, %p10, !dbg !170
	%406 = select i1 %404, i64 %405, i64 9223372036854775807, !dbg !170
	%407 = icmp eq i64 %400, 0, !dbg !170
	%408 = select i1 %407, i64 %406, i64 9223372036854775807, !dbg !170
	%409 = icmp eq i64 %p9, 0, !dbg !170
	%410 = select i1 %409, i64 0, i64 %408, !dbg !170
	%411 = icmp eq i64 %p10, 0, !dbg !170
	%412 = select i1 %411, i64 0, i64 %410, !dbg !170
	%413 = icmp ugt i64 %412, %p4, !dbg !170
	br i1 %413, label %b22_fail5, label %b22_ok5, !dbg !170, !prof !20

b22_ok5:
	%414 = call i64 @llvm.nvvm.mulhi.ull(i64 %392, i64 %p8), !dbg !170
	%415 = mul i64 %392, %p8, !dbg !170
	%416 = icmp ult i64 %415, %403, !dbg !170
	%417 = add i64 %415, %p10, !dbg !170
	%418 = select i1 %416, i64 %417, i64 9223372036854775807, !dbg !170
	%419 = icmp eq i64 %414, 0, !dbg !170
	%420 = select i1 %419, i64 %418, i64 9223372036854775807, !dbg !170
	%421 = select i1 %409, i64 0, i64 %420, !dbg !170
	%422 = select i1 %411, i64 0, i64 %421, !dbg !170
	%423 = sext i32 %13 to i64, !dbg !170
	%424 = mul i64 %p7, 8, !dbg !170
	%425 = mul i64 %p8, 8, !dbg !170
	%426 = mul i64 %p10, 8, !dbg !170
	%427 = trunc i64 %p11 to i32, !dbg !170
	%428 = mul i32 %5, %6, !dbg !170
	%429 = icmp ugt i64 %422, %p6, !dbg !170
	%430 = icmp uge i64 %p11, %423, !dbg !170
	%431 = or i1 %429, %430, !dbg !170
	br i1 %431, label %b22_fail6, label %b22_ok6, !dbg !170, !prof !20

b22_ok6:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !170, !range !47
	%433 = mul i32 %428, %432, !dbg !170
	%434 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !170
	%435 = sext i32 %434 to i64, !dbg !170
	%436 = sext i32 %433 to i64, !dbg !170
	%437 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !170
	%438 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !170
	%439 = icmp ne i64 %435, %436, !dbg !170
	br i1 %439, label %b22_fail8, label %b22_ok8, !dbg !170, !prof !20

b22_ok8:
	%440 = bitcast i64* %437 to i8*, !dbg !170
	%441 = bitcast i64* %438 to i8*, !dbg !170
	call void @gpuc_put_tile_block(i8* %440, i8* %441, i64 %424, i64 %425, i64 %p9, i64 %426, i32 %427), !dbg !170
	br label %b29, !dbg !170

b23:
	%442 = icmp eq i64 %p0, 1, !dbg !171
	br i1 %442, label %b24, label %b25, !dbg !171

b24:
	%443 = sub i64 %p7, %p10, !dbg !172
	%444 = sub i64 %p8, %p10, !dbg !172
	%445 = sub i64 %p9, 1, !dbg !172
	%446 = icmp slt i64 %p9, 0, !dbg !172
	%447 = icmp slt i64 %p10, 0, !dbg !172
	%448 = icmp slt i64 %443, 0, !dbg !172
	%449 = icmp slt i64 %444, 0, !dbg !172
	%450 = or i1 %446, %447, !dbg !172
	%451 = or i1 %450, %448, !dbg !172
	%452 = or i1 %451, %449, !dbg !172
	br i1 %452, label %b24_fail1, label %b24_ok1, !dbg !172, !prof !20

b24_ok1:
	%453 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p7), !dbg !172
	%454 = mul i64 %445, %p7, !dbg !172
	%455 = sub i64 %p10, 1, !dbg !172
	%456 = sub i64 9223372036854775807, %455, !dbg !172
	%457 = icmp ult i64 %454, %456, !dbg !172
	%458 = add i64 %454, %p10, !dbg !172
	%459 = select i1 %457, i64 %458, i64 9223372036854775807, !dbg !172
	%460 = icmp eq i64 %453, 0, !dbg !172
	%461 = select i1 %460, i64 %459, i64 9223372036854775807, !dbg !172
	%462 = icmp eq i64 %p9, 0, !dbg !172
	%463 = select i1 %462, i64 0, i64 %461, !dbg !172
	%464 = icmp eq i64 %p10, 0, !dbg !172
	%465 = select i1 %464, i64 0, i64 %463, !dbg !172
	%466 = icmp ugt i64 %465, %p4, !dbg !172
	br i1 %466, label %b24_fail5, label %b24_ok5, !dbg !172, !prof !20

b24_ok5:
	%467 = call i64 @llvm.nvvm.mulhi.ull(i64 %445, i64 %p8), !dbg !172
	%468 = mul i64 %445, %p8, !dbg !172
	%469 = icmp ult i64 %468, %456, !dbg !172
	%470 = add i64 %468, %p10, !dbg !172
	%471 = select i1 %469, i64 %470, i64 9223372036854775807, !dbg !172
	%472 = icmp eq i64 %467, 0, !dbg !172
	%473 = select i1 %472, i64 %471, i64 9223372036854775807, !dbg !172
	%474 = select i1 %462, i64 0, i64 %473, !dbg !172
	%475 = select i1 %464, i64 0, i64 %474, !dbg !172
	%476 = sext i32 %13 to i64, !dbg !172
	%477 = mul i64 %p7, 8, !dbg !172
	%478 = mul i64 %p8, 8, !dbg !172
	%479 = mul i64 %p10, 8, !dbg !172
	%480 = trunc i64 %p11 to i32, !dbg !172
	%481 = mul i32 %5, %6, !dbg !172
	%482 = icmp ugt i64 %475, %p6, !dbg !172
	%483 = icmp uge i64 %p11, %476, !dbg !172
	%484 = or i1 %482, %483, !dbg !172
	br i1 %484, label %b24_fail6, label %b24_ok6, !dbg !172, !prof !20

b24_ok6:
	%485 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !172, !range !47
	%486 = mul i32 %481, %485, !dbg !172
	%487 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !172
	%488 = sext i32 %487 to i64, !dbg !172
	%489 = sext i32 %486 to i64, !dbg !172
	%490 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !172
	%491 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !172
	%492 = icmp ne i64 %488, %489, !dbg !172
	br i1 %492, label %b24_fail8, label %b24_ok8, !dbg !172, !prof !20

b24_ok8:
	%493 = bitcast i64* %490 to i8*, !dbg !172
	%494 = bitcast i64* %491 to i8*, !dbg !172
	call void @gpuc_put_tile_nbi_block(i8* %493, i8* %494, i64 %477, i64 %478, i64 %p9, i64 %479, i32 %480), !dbg !172
	br label %b29, !dbg !172

b25:
	%495 = icmp eq i64 %p0, 2, !dbg !173
	br i1 %495, label %b26, label %b27, !dbg !173

b26:
	%496 = sub i64 %p7, %p10, !dbg !174
	%497 = sub i64 %p8, %p10, !dbg !174
	%498 = sub i64 %p9, 1, !dbg !174
	%499 = icmp slt i64 %p9, 0, !dbg !174
	%500 = icmp slt i64 %p10, 0, !dbg !174
	%501 = icmp slt i64 %496, 0, !dbg !174
	%502 = icmp slt i64 %497, 0, !dbg !174
	%503 = or i1 %499, %500, !dbg !174
	%504 = or i1 %503, %501, !dbg !174
	%505 = or i1 %504, %502, !dbg !174
	br i1 %505, label %b26_fail1, label %b26_ok1, !dbg !174, !prof !20

b26_ok1:
	%506 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p7), !dbg !174
	%507 = mul i64 %498, %p7, !dbg !174
	%508 = sub i64 %p10, 1, !dbg !174
	%509 = sub i64 9223372036854775807, %508, !dbg !174
	%510 = icmp ult i64 %507, %509, !dbg !174
	%511 = add i64 %507, %p10, !dbg !174
	%512 = select i1 %510, i64 %511, i64 9223372036854775807, !dbg !174
	%513 = icmp eq i64 %506, 0, !dbg !174
	%514 = select i1 %513, i64 %512, i64 9223372036854775807, !dbg !174
	%515 = icmp eq i64 %p9, 0, !dbg !174
	%516 = select i1 %515, i64 0, i64 %514, !dbg !174
	%517 = icmp eq i64 %p10, 0, !dbg !174
	%518 = select i1 %517, i64 0, i64 %516, !dbg !174
	%519 = icmp ugt i64 %518, %p4, !dbg !174
	br i1 %519, label %b26_fail5, label %b26_ok5, !dbg !174, !prof !20

b26_ok5:
	%520 = call i64 @llvm.nvvm.mulhi.ull(i64 %498, i64 %p8), !dbg !174
	%521 = mul i64 %498, %p8, !dbg !174
	%522 = icmp ult i64 %521, %509, !dbg !174
	%523 = add i64 %521, %p10, !dbg !174
	%524 = select i1 %522, i64 %523, i64 9223372036854775807, !dbg !174
	%525 = icmp eq i64 %520, 0, !dbg !174
	%526 = select i1 %525, i64 %524, i64 9223372036854775807, !dbg !174
	%527 = select i1 %515, i64 0, i64 %526, !dbg !174
	%528 = select i1 %517, i64 0, i64 %527, !dbg !174
	%529 = sext i32 %13 to i64, !dbg !174
	%530 = mul i64 %p7, 8, !dbg !174
	%531 = mul i64 %p8, 8, !dbg !174
	%532 = mul i64 %p10, 8, !dbg !174
	%533 = trunc i64 %p11 to i32, !dbg !174
	%534 = mul i32 %5, %6, !dbg !174
	%535 = icmp ugt i64 %528, %p6, !dbg !174
	%536 = icmp uge i64 %p11, %529, !dbg !174
	%537 = or i1 %535, %536, !dbg !174
	br i1 %537, label %b26_fail6, label %b26_ok6, !dbg !174, !prof !20

b26_ok6:
	%538 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !47
	%539 = mul i32 %534, %538, !dbg !174
	%540 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !174
	%541 = sext i32 %540 to i64, !dbg !174
	%542 = sext i32 %539 to i64, !dbg !174
	%543 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !174
	%544 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !174
	%545 = icmp ne i64 %541, %542, !dbg !174
	br i1 %545, label %b26_fail8, label %b26_ok8, !dbg !174, !prof !20

b26_ok8:
	%546 = bitcast i64* %543 to i8*, !dbg !174
	%547 = bitcast i64* %544 to i8*, !dbg !174
	call void @gpuc_get_tile_block(i8* %546, i8* %547, i64 %530, i64 %531, i64 %p9, i64 %532, i32 %533), !dbg !174
	br label %b29, !dbg !174

b27:
	%548 = icmp eq i64 %p0, 3, !dbg !175
	br i1 %548, label %b28, label %b29, !dbg !175

b28:
	%549 = sub i64 %p7, %p10, !dbg !176
	%550 = sub i64 %p8, %p10, !dbg !176
	%551 = sub i64 %p9, 1, !dbg !176
	%552 = icmp slt i64 %p9, 0, !dbg !176
	%553 = icmp slt i64 %p10, 0, !dbg !176
	%554 = icmp slt i64 %549, 0, !dbg !176
	%555 = icmp slt i64 %550, 0, !dbg !176
	%556 = or i1 %552, %553, !dbg !176
	%557 = or i1 %556, %554, !dbg !176
	%558 = or i1 %557, %555, !dbg !176
	br i1 %558, label %b28_fail1, label %b28_ok1, !dbg !176, !prof !20

b28_ok1:
	%559 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p7), !dbg !176
	%560 = mul i64 %551, %p7, !dbg !176
	%561 = sub i64 %p10, 1, !dbg !176
	%562 = sub i64 9223372036854775807, %561, !dbg !176
	%563 = icmp ult i64 %560, %562, !dbg !176
	%564 = add i64 %560, %p10, !dbg !176
	%565 = select i1 %563, i64 %564, i64 9223372036854775807, !dbg !176
	%566 = icmp eq i64 %559, 0, !dbg !176
	%567 = select i1 %566, i64 %565, i64 9223372036854775807, !dbg !176
	%568 = icmp eq i64 %p9, 0, !dbg !176
	%569 = select i1 %568, i64 0, i64 %567, !dbg !176
	%570 = icmp eq i64 %p10, 0, !dbg !176
	%571 = select i1 %570, i64 0, i64 %569, !dbg !176
	%572 = icmp ugt i64 %571, %p4, !dbg !176
	br i1 %572, label %b28_fail5, label %b28_ok5, !dbg !176, !prof !20

b28_ok5:
	%573 = call i64 @llvm.nvvm.mulhi.ull(i64 %551, i64 %p8), !dbg !176
	%574 = mul i64 %551, %p8, !dbg !176
	%575 = icmp ult i64 %574, %562, !dbg !176
	%576 = add i64 %574, %p10, !dbg !176
	%577 = select i1 %575, i64 %576, i64 9223372036854775807, !dbg !176
	%578 = icmp eq i64 %573, 0, !dbg !176
	%579 = select i1 %578, i64 %577, i64 9223372036854775807, !dbg !176
	%580 = select i1 %568, i64 0, i64 %579, !dbg !176
	%581 = select i1 %570, i64 0, i64 %580, !dbg !176
	%582 = sext i32 %13 to i64, !dbg !176
	%583 = mul i64 %p7, 8, !dbg !176
	%584 = mul i64 %p8, 8, !dbg !176
	%585 = mul i64 %p10, 8, !dbg !176
	%586 = trunc i64 %p11 to i32, !dbg !176
	%587 = mul i32 %5, %6, !dbg !176
	%588 = icmp ugt i64 %581, %p6, !dbg !176
	%589 = icmp uge i64 %p11, %582, !dbg !176
	%590 = or i1 %588, %589, !dbg !176
	br i1 %590, label %b28_fail6, label %b28_ok6, !dbg !176, !prof !20

b28_ok6:
	%591 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !47
	%592 = mul i32 %587, %591, !dbg !176
	%593 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !176
	%594 = sext i32 %593 to i64, !dbg !176
	%595 = sext i32 %592 to i64, !dbg !176
	%596 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !176
	%597 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !176
	%598 = icmp ne i64 %594, %595, !dbg !176
	br i1 %598, label %b28_fail8, label %b28_ok8, !dbg !176, !prof !20

b28_ok8:
	%599 = bitcast i64* %596 to i8*, !dbg !176
	%600 = bitcast i64* %597 to i8*, !dbg !176
	call void @gpuc_get_tile_nbi_block(i8* %599, i8* %600, i64 %583, i64 %584, i64 %p9, i64 %585, i32 %586), !dbg !176
	br label %b29, !dbg !176

b29:
	ret void, !dbg !139

b3_fail1:
	%601 = icmp slt i64 %p9, 0, !dbg !144
	br i1 %601, label %b3_fail2, label %b3_ok2, !dbg !144

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_ok2:
	%602 = icmp slt i64 %p10, 0, !dbg !144
	br i1 %602, label %b3_fail3, label %b3_ok3, !dbg !144

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_ok3:
	%603 = icmp slt i64 %16, 0, !dbg !144
	br i1 %603, label %b3_fail4, label %b3_ok4, !dbg !144

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %38, i64 %p4), !dbg !144
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_fail6:
	%604 = icmp ugt i64 %48, %p6, !dbg !144
	br i1 %604, label %b3_fail7, label %b3_ok7, !dbg !144

b3_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %48, i64 %p6), !dbg !144
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !144
	ret void, !dbg !144

b3_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %49), !dbg !144
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !144
	ret void, !dbg !144

b5_fail1:
	%605 = icmp slt i64 %p9, 0, !dbg !148
	br i1 %605, label %b5_fail2, label %b5_ok2, !dbg !148

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !148
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_ok2:
	%606 = icmp slt i64 %p10, 0, !dbg !148
	br i1 %606, label %b5_fail3, label %b5_ok3, !dbg !148

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !148
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_ok3:
	%607 = icmp slt i64 %62, 0, !dbg !148
	br i1 %607, label %b5_fail4, label %b5_ok4, !dbg !148

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !148
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !148
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %84, i64 %p4), !dbg !148
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_fail6:
	%608 = icmp ugt i64 %94, %p6, !dbg !148
	br i1 %608, label %b5_fail7, label %b5_ok7, !dbg !148

b5_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 %p6), !dbg !148
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !148
	ret void, !dbg !148

b5_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %95), !dbg !148
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !148
	ret void, !dbg !148

b7_fail1:
	%609 = icmp slt i64 %p9, 0, !dbg !150
	br i1 %609, label %b7_fail2, label %b7_ok2, !dbg !150

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_ok2:
	%610 = icmp slt i64 %p10, 0, !dbg !150
	br i1 %610, label %b7_fail3, label %b7_ok3, !dbg !150

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_ok3:
	%611 = icmp slt i64 %108, 0, !dbg !150
	br i1 %611, label %b7_fail4, label %b7_ok4, !dbg !150

b7_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %130, i64 %p4), !dbg !150
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_fail6:
	%612 = icmp ugt i64 %140, %p6, !dbg !150
	br i1 %612, label %b7_fail7, label %b7_ok7, !dbg !150

b7_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %140, i64 %p6), !dbg !150
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !150
	ret void, !dbg !150

b7_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %141), !dbg !150
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_fail1:
	%613 = icmp slt i64 %p9, 0, !dbg !152
	br i1 %613, label %b9_fail2, label %b9_ok2, !dbg !152

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_ok2:
	%614 = icmp slt i64 %p10, 0, !dbg !152
	br i1 %614, label %b9_fail3, label %b9_ok3, !dbg !152

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_ok3:
	%615 = icmp slt i64 %154, 0, !dbg !152
	br i1 %615, label %b9_fail4, label %b9_ok4, !dbg !152

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %176, i64 %p4), !dbg !152
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_fail6:
	%616 = icmp ugt i64 %186, %p6, !dbg !152
	br i1 %616, label %b9_fail7, label %b9_ok7, !dbg !152

b9_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %186, i64 %p6), !dbg !152
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !152
	ret void, !dbg !152

b9_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %187), !dbg !152
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !152
	ret void, !dbg !152

b13_fail1:
	%617 = icmp slt i64 %p9, 0, !dbg !159
	br i1 %617, label %b13_fail2, label %b13_ok2, !dbg !159

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_ok2:
	%618 = icmp slt i64 %p10, 0, !dbg !159
	br i1 %618, label %b13_fail3, label %b13_ok3, !dbg !159

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_ok3:
	%619 = icmp slt i64 %205, 0, !dbg !159
	br i1 %619, label %b13_fail4, label %b13_ok4, !dbg !159

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p4), !dbg !159
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_fail6:
	%620 = icmp ugt i64 %237, %p6, !dbg !159
	br i1 %620, label %b13_fail7, label %b13_ok7, !dbg !159

b13_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %237, i64 %p6), !dbg !159
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !159
	ret void, !dbg !159

b13_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %238), !dbg !159
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !159
	ret void, !dbg !159

b15_fail1:
	%621 = icmp slt i64 %p9, 0, !dbg !161
	br i1 %621, label %b15_fail2, label %b15_ok2, !dbg !161

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !161
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_ok2:
	%622 = icmp slt i64 %p10, 0, !dbg !161
	br i1 %622, label %b15_fail3, label %b15_ok3, !dbg !161

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !161
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_ok3:
	%623 = icmp slt i64 %251, 0, !dbg !161
	br i1 %623, label %b15_fail4, label %b15_ok4, !dbg !161

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !161
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !161
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 %p4), !dbg !161
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_fail6:
	%624 = icmp ugt i64 %283, %p6, !dbg !161
	br i1 %624, label %b15_fail7, label %b15_ok7, !dbg !161

b15_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %283, i64 %p6), !dbg !161
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !161
	ret void, !dbg !161

b15_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %284), !dbg !161
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !161
	ret void, !dbg !161

b17_fail1:
	%625 = icmp slt i64 %p9, 0, !dbg !163
	br i1 %625, label %b17_fail2, label %b17_ok2, !dbg !163

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !163
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_ok2:
	%626 = icmp slt i64 %p10, 0, !dbg !163
	br i1 %626, label %b17_fail3, label %b17_ok3, !dbg !163

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !163
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_ok3:
	%627 = icmp slt i64 %297, 0, !dbg !163
	br i1 %627, label %b17_fail4, label %b17_ok4, !dbg !163

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !163
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !163
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %319, i64 %p4), !dbg !163
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_fail6:
	%628 = icmp ugt i64 %329, %p6, !dbg !163
	br i1 %628, label %b17_fail7, label %b17_ok7, !dbg !163

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %329, i64 %p6), !dbg !163
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !163
	ret void, !dbg !163

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %330), !dbg !163
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !163
	ret void, !dbg !163

b19_fail1:
	%629 = icmp slt i64 %p9, 0, !dbg !165
	br i1 %629, label %b19_fail2, label %b19_ok2, !dbg !165

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !165
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_ok2:
	%630 = icmp slt i64 %p10, 0, !dbg !165
	br i1 %630, label %b19_fail3, label %b19_ok3, !dbg !165

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !165
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_ok3:
	%631 = icmp slt i64 %343, 0, !dbg !165
	br i1 %631, label %b19_fail4, label %b19_ok4, !dbg !165

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !165
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !165
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %365, i64 %p4), !dbg !165
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_fail6:
	%632 = icmp ugt i64 %375, %p6, !dbg !165
	br i1 %632, label %b19_fail7, label %b19_ok7, !dbg !165

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %375, i64 %p6), !dbg !165
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !165
	ret void, !dbg !165

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %376), !dbg !165
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !165
	ret void, !dbg !165

b22_fail1:
	%633 = icmp slt i64 %p9, 0, !dbg !170
	br i1 %633, label %b22_fail2, label %b22_ok2, !dbg !170

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_ok2:
	%634 = icmp slt i64 %p10, 0, !dbg !170
	br i1 %634, label %b22_fail3, label %b22_ok3, !dbg !170

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_ok3:
	%635 = icmp slt i64 %390, 0, !dbg !170
	br i1 %635, label %b22_fail4, label %b22_ok4, !dbg !170

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %412, i64 %p4), !dbg !170
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_fail6:
	%636 = icmp ugt i64 %422, %p6, !dbg !170
	br i1 %636, label %b22_fail7, label %b22_ok7, !dbg !170

b22_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %422, i64 %p6), !dbg !170
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p11, i64 %423), !dbg !170
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !170
	ret void, !dbg !170

b22_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %435, i64 %436), !dbg !170
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !170
	ret void, !dbg !170

b24_fail1:
	%637 = icmp slt i64 %p9, 0, !dbg !172
	br i1 %637, label %b24_fail2, label %b24_ok2, !dbg !172

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_ok2:
	%638 = icmp slt i64 %p10, 0, !dbg !172
	br i1 %638, label %b24_fail3, label %b24_ok3, !dbg !172

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_ok3:
	%639 = icmp slt i64 %443, 0, !dbg !172
	br i1 %639, label %b24_fail4, label %b24_ok4, !dbg !172

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %465, i64 %p4), !dbg !172
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_fail6:
	%640 = icmp ugt i64 %475, %p6, !dbg !172
	br i1 %640, label %b24_fail7, label %b24_ok7, !dbg !172

b24_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %475, i64 %p6), !dbg !172
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p11, i64 %476), !dbg !172
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !172
	ret void, !dbg !172

b24_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %488, i64 %489), !dbg !172
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !172
	ret void, !dbg !172

b26_fail1:
	%641 = icmp slt i64 %p9, 0, !dbg !174
	br i1 %641, label %b26_fail2, label %b26_ok2, !dbg !174

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !174
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_ok2:
	%642 = icmp slt i64 %p10, 0, !dbg !174
	br i1 %642, label %b26_fail3, label %b26_ok3, !dbg !174

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !174
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_ok3:
	%643 = icmp slt i64 %496, 0, !dbg !174
	br i1 %643, label %b26_fail4, label %b26_ok4, !dbg !174

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 0), !dbg !174
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !174
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %518, i64 %p4), !dbg !174
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_fail6:
	%644 = icmp ugt i64 %528, %p6, !dbg !174
	br i1 %644, label %b26_fail7, label %b26_ok7, !dbg !174

b26_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %528, i64 %p6), !dbg !174
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p11, i64 %529), !dbg !174
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !174
	ret void, !dbg !174

b26_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %541, i64 %542), !dbg !174
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !174
	ret void, !dbg !174

b28_fail1:
	%645 = icmp slt i64 %p9, 0, !dbg !176
	br i1 %645, label %b28_fail2, label %b28_ok2, !dbg !176

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !176
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_ok2:
	%646 = icmp slt i64 %p10, 0, !dbg !176
	br i1 %646, label %b28_fail3, label %b28_ok3, !dbg !176

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !176
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_ok3:
	%647 = icmp slt i64 %549, 0, !dbg !176
	br i1 %647, label %b28_fail4, label %b28_ok4, !dbg !176

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !176
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !176
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %571, i64 %p4), !dbg !176
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_fail6:
	%648 = icmp ugt i64 %581, %p6, !dbg !176
	br i1 %648, label %b28_fail7, label %b28_ok7, !dbg !176

b28_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %581, i64 %p6), !dbg !176
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p11, i64 %582), !dbg !176
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !176
	ret void, !dbg !176

b28_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %594, i64 %595), !dbg !176
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !176
	ret void, !dbg !176
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !21
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !22
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !22
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !12
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
!nvvm.annotations = !{!177, !178, !179, !180}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "tile.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/tile")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!7 = !DILocation(line: 56, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!9 = !DILocation(line: 57, column: 10, scope: !6)
!10 = !DILocation(line: 28, column: 24, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 64}
!13 = !{i32 1, i32 1025}
!14 = !DILocation(line: 30, column: 13, scope: !8, inlinedAt: !9)
!15 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!16 = !DILocation(line: 31, column: 7, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 43, column: 16, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 30, column: 38, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 42, column: 7, scope: !15, inlinedAt: !16)
!20 = !{!"branch_weights", i32 1, i32 1048576}
!21 = !{i32 0, i32 2147483647}
!22 = !{i32 0, i32 65535}
!23 = !DILocation(line: 44, column: 7, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 45, column: 19, scope: !15, inlinedAt: !16)
!25 = !DILocation(line: 46, column: 7, scope: !15, inlinedAt: !16)
!26 = !DILocation(line: 47, column: 16, scope: !15, inlinedAt: !16)
!27 = !DILocation(line: 48, column: 7, scope: !15, inlinedAt: !16)
!28 = !DILocation(line: 49, column: 19, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 32, column: 13, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 32, column: 35, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 32, column: 39, scope: !8, inlinedAt: !9)
!32 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!33 = !DILocation(line: 33, column: 7, scope: !8, inlinedAt: !9)
!34 = !DILocation(line: 42, column: 7, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 43, column: 16, scope: !32, inlinedAt: !33)
!36 = !DILocation(line: 44, column: 7, scope: !32, inlinedAt: !33)
!37 = !DILocation(line: 45, column: 19, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 46, column: 7, scope: !32, inlinedAt: !33)
!39 = !DILocation(line: 47, column: 16, scope: !32, inlinedAt: !33)
!40 = !DILocation(line: 48, column: 7, scope: !32, inlinedAt: !33)
!41 = !DILocation(line: 49, column: 19, scope: !32, inlinedAt: !33)
!42 = !DILocation(line: 34, column: 13, scope: !8, inlinedAt: !9)
!43 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!44 = !DILocation(line: 35, column: 7, scope: !8, inlinedAt: !9)
!45 = !DILocation(line: 42, column: 7, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 43, column: 16, scope: !43, inlinedAt: !44)
!47 = !{i32 1, i32 65}
!48 = !DILocation(line: 44, column: 7, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 45, column: 19, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 46, column: 7, scope: !43, inlinedAt: !44)
!51 = !DILocation(line: 47, column: 16, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 48, column: 7, scope: !43, inlinedAt: !44)
!53 = !DILocation(line: 49, column: 19, scope: !43, inlinedAt: !44)
!54 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!55 = !DILocation(line: 63, column: 6, scope: !54)
!56 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!57 = !DILocation(line: 64, column: 10, scope: !54)
!58 = !DILocation(line: 28, column: 24, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 30, column: 13, scope: !56, inlinedAt: !57)
!60 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!61 = !DILocation(line: 31, column: 7, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 43, column: 16, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 30, column: 38, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 42, column: 7, scope: !60, inlinedAt: !61)
!65 = !DILocation(line: 44, column: 7, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 45, column: 19, scope: !60, inlinedAt: !61)
!67 = !DILocation(line: 46, column: 7, scope: !60, inlinedAt: !61)
!68 = !DILocation(line: 47, column: 16, scope: !60, inlinedAt: !61)
!69 = !DILocation(line: 48, column: 7, scope: !60, inlinedAt: !61)
!70 = !DILocation(line: 49, column: 19, scope: !60, inlinedAt: !61)
!71 = !DILocation(line: 32, column: 13, scope: !56, inlinedAt: !57)
!72 = !DILocation(line: 32, column: 35, scope: !56, inlinedAt: !57)
!73 = !DILocation(line: 32, column: 39, scope: !56, inlinedAt: !57)
!74 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!75 = !DILocation(line: 33, column: 7, scope: !56, inlinedAt: !57)
!76 = !DILocation(line: 42, column: 7, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 43, column: 16, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 44, column: 7, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 45, column: 19, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 46, column: 7, scope: !74, inlinedAt: !75)
!81 = !DILocation(line: 47, column: 16, scope: !74, inlinedAt: !75)
!82 = !DILocation(line: 48, column: 7, scope: !74, inlinedAt: !75)
!83 = !DILocation(line: 49, column: 19, scope: !74, inlinedAt: !75)
!84 = !DILocation(line: 34, column: 13, scope: !56, inlinedAt: !57)
!85 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!86 = !DILocation(line: 35, column: 7, scope: !56, inlinedAt: !57)
!87 = !DILocation(line: 42, column: 7, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 43, column: 16, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 44, column: 7, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 45, column: 19, scope: !85, inlinedAt: !86)
!91 = !DILocation(line: 46, column: 7, scope: !85, inlinedAt: !86)
!92 = !DILocation(line: 47, column: 16, scope: !85, inlinedAt: !86)
!93 = !DILocation(line: 48, column: 7, scope: !85, inlinedAt: !86)
!94 = !DILocation(line: 49, column: 19, scope: !85, inlinedAt: !86)
!95 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!96 = !DILocation(line: 70, column: 6, scope: !95)
!97 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!98 = !DILocation(line: 71, column: 10, scope: !95)
!99 = !DILocation(line: 28, column: 24, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 30, column: 13, scope: !97, inlinedAt: !98)
!101 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!102 = !DILocation(line: 31, column: 7, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 43, column: 16, scope: !101, inlinedAt: !102)
!104 = !DILocation(line: 30, column: 38, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 42, column: 7, scope: !101, inlinedAt: !102)
!106 = !DILocation(line: 44, column: 7, scope: !101, inlinedAt: !102)
!107 = !DILocation(line: 45, column: 19, scope: !101, inlinedAt: !102)
!108 = !DILocation(line: 46, column: 7, scope: !101, inlinedAt: !102)
!109 = !DILocation(line: 47, column: 16, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 48, column: 7, scope: !101, inlinedAt: !102)
!111 = !DILocation(line: 49, column: 19, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 32, column: 13, scope: !97, inlinedAt: !98)
!113 = !DILocation(line: 32, column: 35, scope: !97, inlinedAt: !98)
!114 = !DILocation(line: 32, column: 39, scope: !97, inlinedAt: !98)
!115 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!116 = !DILocation(line: 33, column: 7, scope: !97, inlinedAt: !98)
!117 = !DILocation(line: 42, column: 7, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 43, column: 16, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 44, column: 7, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 45, column: 19, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 46, column: 7, scope: !115, inlinedAt: !116)
!122 = !DILocation(line: 47, column: 16, scope: !115, inlinedAt: !116)
!123 = !DILocation(line: 48, column: 7, scope: !115, inlinedAt: !116)
!124 = !DILocation(line: 49, column: 19, scope: !115, inlinedAt: !116)
!125 = !DILocation(line: 34, column: 13, scope: !97, inlinedAt: !98)
!126 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!127 = !DILocation(line: 35, column: 7, scope: !97, inlinedAt: !98)
!128 = !DILocation(line: 42, column: 7, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 43, column: 16, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 44, column: 7, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 45, column: 19, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 46, column: 7, scope: !126, inlinedAt: !127)
!133 = !DILocation(line: 47, column: 16, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 48, column: 7, scope: !126, inlinedAt: !127)
!135 = !DILocation(line: 49, column: 19, scope: !126, inlinedAt: !127)
!136 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!137 = !DILocation(line: 77, column: 6, scope: !136)
!138 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!139 = !DILocation(line: 78, column: 10, scope: !136)
!140 = !DILocation(line: 28, column: 24, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 30, column: 13, scope: !138, inlinedAt: !139)
!142 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!143 = !DILocation(line: 31, column: 7, scope: !138, inlinedAt: !139)
!144 = !DILocation(line: 43, column: 16, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 30, column: 38, scope: !138, inlinedAt: !139)
!146 = !DILocation(line: 42, column: 7, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 44, column: 7, scope: !142, inlinedAt: !143)
!148 = !DILocation(line: 45, column: 19, scope: !142, inlinedAt: !143)
!149 = !DILocation(line: 46, column: 7, scope: !142, inlinedAt: !143)
!150 = !DILocation(line: 47, column: 16, scope: !142, inlinedAt: !143)
!151 = !DILocation(line: 48, column: 7, scope: !142, inlinedAt: !143)
!152 = !DILocation(line: 49, column: 19, scope: !142, inlinedAt: !143)
!153 = !DILocation(line: 32, column: 13, scope: !138, inlinedAt: !139)
!154 = !DILocation(line: 32, column: 35, scope: !138, inlinedAt: !139)
!155 = !DILocation(line: 32, column: 39, scope: !138, inlinedAt: !139)
!156 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!157 = !DILocation(line: 33, column: 7, scope: !138, inlinedAt: !139)
!158 = !DILocation(line: 42, column: 7, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 43, column: 16, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 44, column: 7, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 45, column: 19, scope: !156, inlinedAt: !157)
!162 = !DILocation(line: 46, column: 7, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 47, column: 16, scope: !156, inlinedAt: !157)
!164 = !DILocation(line: 48, column: 7, scope: !156, inlinedAt: !157)
!165 = !DILocation(line: 49, column: 19, scope: !156, inlinedAt: !157)
!166 = !DILocation(line: 34, column: 13, scope: !138, inlinedAt: !139)
!167 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!168 = !DILocation(line: 35, column: 7, scope: !138, inlinedAt: !139)
!169 = !DILocation(line: 42, column: 7, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 43, column: 16, scope: !167, inlinedAt: !168)
!171 = !DILocation(line: 44, column: 7, scope: !167, inlinedAt: !168)
!172 = !DILocation(line: 45, column: 19, scope: !167, inlinedAt: !168)
!173 = !DILocation(line: 46, column: 7, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 47, column: 16, scope: !167, inlinedAt: !168)
!175 = !DILocation(line: 48, column: 7, scope: !167, inlinedAt: !168)
!176 = !DILocation(line: 49, column: 19, scope: !167, inlinedAt: !168)
!177 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i64, i8*)* @Uint8, !"kernel", i32 1}
!178 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i64, i8*)* @BFloat16, !"kernel", i32 1}
!179 = !{void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i64, i8*)* @Float32, !"kernel", i32 1}
!180 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i64, i8*)* @Int64, !"kernel", i32 1}
