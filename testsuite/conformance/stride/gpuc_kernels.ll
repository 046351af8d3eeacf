target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [16 x i8*] [i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !7
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !14, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !14, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !14, !range !17
	%8 = mul i32 %7, %5, !dbg !14
	%9 = add i32 %4, %8, !dbg !14
	%10 = mul i32 %6, %9, !dbg !14
	%11 = add i32 %3, %10, !dbg !14
	%12 = sext i32 %11 to i64, !dbg !14
	%13 = icmp eq i64 %p1, 0, !dbg !18
	br i1 %13, label %b1, label %b6, !dbg !18

b1:
	%14 = icmp eq i64 %12, 0, !dbg !19
	br i1 %14, label %b2, label %b6, !dbg !19

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %15, label %b3, label %b4, !dbg !20

b3:
	%16 = sub i64 %p7, 1, !dbg !13
	%17 = sub i64 %p8, 1, !dbg !13
	%18 = sub i64 %p9, 1, !dbg !13
	%19 = icmp slt i64 %p9, 0, !dbg !13
	%20 = icmp slt i64 %16, 0, !dbg !13
	%21 = icmp slt i64 %17, 0, !dbg !13
	%22 = or i1 %19, %20, !dbg !13
	%23 = or i1 %22, %21, !dbg !13
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !13, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !13
	%25 = mul i64 %18, %p7, !dbg !13
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !13
	%27 = add i64 %25, 1, !dbg !13
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !13
	%29 = icmp eq i64 %24, 0, !dbg !13
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !13
	%31 = icmp eq i64 %p9, 0, !dbg !13
	%32 = select i1 %31, i64 0, i64 %30, !dbg !13
	%33 = icmp ugt i64 %32, %p4, !dbg !13
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !13, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !13
	%35 = mul i64 %18, %p8, !dbg !13
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !13
	%37 = add i64 %35, 1, !dbg !13
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !13
	%39 = icmp eq i64 %34, 0, !dbg !13
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !13
	%41 = select i1 %31, i64 0, i64 %40, !dbg !13
	%42 = sext i32 %2 to i64, !dbg !13
	%43 = trunc i64 %p10 to i32, !dbg !13
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !13
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !13
	%46 = icmp ugt i64 %41, %p6, !dbg !13
	%47 = icmp uge i64 %p10, %42, !dbg !13
	%48 = or i1 %46, %47, !dbg !13
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !13, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !13
	br label %b17, !dbg !13

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %49, label %b5, label %b17, !dbg !24

b5:
	%50 = sub i64 %p7, 1, !dbg !25
	%51 = sub i64 %p8, 1, !dbg !25
	%52 = sub i64 %p9, 1, !dbg !25
	%53 = icmp slt i64 %p9, 0, !dbg !25
	%54 = icmp slt i64 %50, 0, !dbg !25
	%55 = icmp slt i64 %51, 0, !dbg !25
	%56 = or i1 %53, %54, !dbg !25
	%57 = or i1 %56, %55, !dbg !25
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !25
	%59 = mul i64 %52, %p7, !dbg !25
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !25
	%61 = add i64 %59, 1, !dbg !25
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !25
	%63 = icmp eq i64 %58, 0, !dbg !25
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !25
	%65 = icmp eq i64 %p9, 0, !dbg !25
	%66 = select i1 %65, i64 0, i64 %64, !dbg !25
	%67 = icmp ugt i64 %66, %p4, !dbg !25
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !25, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !25
	%69 = mul i64 %52, %p8, !dbg !25
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !25
	%71 = add i64 %69, 1, !dbg !25
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !25
	%73 = icmp eq i64 %68, 0, !dbg !25
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !25
	%75 = select i1 %65, i64 0, i64 %74, !dbg !25
	%76 = sext i32 %2 to i64, !dbg !25
	%77 = trunc i64 %p10 to i32, !dbg !25
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !25
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !25
	%80 = icmp ugt i64 %75, %p6, !dbg !25
	%81 = icmp uge i64 %p10, %76, !dbg !25
	%82 = or i1 %80, %81, !dbg !25
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !25, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !25
	br label %b17, !dbg !25

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !26
	br i1 %83, label %b7, label %b12, !dbg !26

b7:
	%84 = sdiv i64 %12, 32, !dbg !27
	%85 = icmp eq i64 %84, %p2, !dbg !28
	br i1 %85, label %b8, label %b12, !dbg !28

b8:
	%86 = icmp eq i64 %p0, 0, !dbg !31
	br i1 %86, label %b9, label %b10, !dbg !31

b9:
	%87 = sub i64 %p7, 1, !dbg !32
	%88 = sub i64 %p8, 1, !dbg !32
	%89 = sub i64 %p9, 1, !dbg !32
	%90 = icmp slt i64 %p9, 0, !dbg !32
	%91 = icmp slt i64 %87, 0, !dbg !32
	%92 = icmp slt i64 %88, 0, !dbg !32
	%93 = or i1 %90, %91, !dbg !32
	%94 = or i1 %93, %92, !dbg !32
	br i1 %94, label %b9_fail1, label %b9_ok1, !dbg !32, !prof !21

b9_ok1:
	%95 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p7), !dbg !32
	%96 = mul i64 %89, %p7, !dbg !32
	%97 = icmp ult i64 %96, 9223372036854775807, !dbg !32
	%98 = add i64 %96, 1, !dbg !32
	%99 = select i1 %97, i64 %98, i64 9223372036854775807, !dbg !32
	%100 = icmp eq i64 %95, 0, !dbg !32
	%101 = select i1 %100, i64 %99, i64 9223372036854775807, !dbg !32
	%102 = icmp eq i64 %p9, 0, !dbg !32
	%103 = select i1 %102, i64 0, i64 %101, !dbg !32
	%104 = icmp ugt i64 %103, %p4, !dbg !32
	br i1 %104, label %b9_fail4, label %b9_ok4, !dbg !32, !prof !21

b9_ok4:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p8), !dbg !32
	%106 = mul i64 %89, %p8, !dbg !32
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !32
	%108 = add i64 %106, 1, !dbg !32
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !32
	%110 = icmp eq i64 %105, 0, !dbg !32
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !32
	%112 = select i1 %102, i64 0, i64 %111, !dbg !32
	%113 = sext i32 %2 to i64, !dbg !32
	%114 = trunc i64 %p10 to i32, !dbg !32
	%115 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !32
	%116 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !32
	%117 = icmp ugt i64 %112, %p6, !dbg !32
	%118 = icmp uge i64 %p10, %113, !dbg !32
	%119 = or i1 %117, %118, !dbg !32
	br i1 %119, label %b9_fail5, label %b9_ok5, !dbg !32, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %115, i8* %116, i64 %p7, i64 %p8, i64 %p9, i32 %114), !dbg !32
	br label %b17, !dbg !32

b10:
	%120 = icmp eq i64 %p0, 1, !dbg !33
	br i1 %120, label %b11, label %b17, !dbg !33

b11:
	%121 = sub i64 %p7, 1, !dbg !34
	%122 = sub i64 %p8, 1, !dbg !34
	%123 = sub i64 %p9, 1, !dbg !34
	%124 = icmp slt i64 %p9, 0, !dbg !34
	%125 = icmp slt i64 %121, 0, !dbg !34
	%126 = icmp slt i64 %122, 0, !dbg !34
	%127 = or i1 %124, %125, !dbg !34
	%128 = or i1 %127, %126, !dbg !34
	br i1 %128, label %b11_fail1, label %b11_ok1, !dbg !34, !prof !21

b11_ok1:
	%129 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p7), !dbg !34
	%130 = mul i64 %123, %p7, !dbg !34
	%131 = icmp ult i64 %130, 9223372036854775807, !dbg !34
	%132 = add i64 %130, 1, !dbg !34
	%133 = select i1 %131, i64 %132, i64 9223372036854775807, !dbg !34
	%134 = icmp eq i64 %129, 0, !dbg !34
	%135 = select i1 %134, i64 %133, i64 9223372036854775807, !dbg !34
	%136 = icmp eq i64 %p9, 0, !dbg !34
	%137 = select i1 %136, i64 0, i64 %135, !dbg !34
	%138 = icmp ugt i64 %137, %p4, !dbg !34
	br i1 %138, label %b11_fail4, label %b11_ok4, !dbg !34, !prof !21

b11_ok4:
	%139 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p8), !dbg !34
	%140 = mul i64 %123, %p8, !dbg !34
	%141 = icmp ult i64 %140, 9223372036854775807, !dbg !34
	%142 = add i64 %140, 1, !dbg !34
	%143 = select i1 %141, i64 %142, i64 9223372036854775807, !dbg !34
	%144 = icmp eq i64 %139, 0, !dbg !34
	%145 = select i1 %144, i64 %143, i64 9223372036854775807, !dbg !34
	%146 = select i1 %136, i64 0, i64 %145, !dbg !34
	%147 = sext i32 %2 to i64, !dbg !34
	%148 = trunc i64 %p10 to i32, !dbg !34
	%149 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !34
	%150 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !34
	%151 = icmp ugt i64 %146, %p6, !dbg !34
	%152 = icmp uge i64 %p10, %147, !dbg !34
	%153 = or i1 %151, %152, !dbg !34
	br i1 %153, label %b11_fail5, label %b11_ok5, !dbg !34, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %149, i8* %150, i64 %p7, i64 %p8, i64 %p9, i32 %148), !dbg !34
	br label %b17, !dbg !34

b12:
	%154 = icmp eq i64 %p1, 2, !dbg !35
	br i1 %154, label %b13, label %b17, !dbg !35

b13:
	%155 = icmp eq i64 %p0, 0, !dbg !38
	br i1 %155, label %b14, label %b15, !dbg !38

b14:
	%156 = sub i64 %p7, 1, !dbg !39
	%157 = sub i64 %p8, 1, !dbg !39
	%158 = sub i64 %p9, 1, !dbg !39
	%159 = icmp slt i64 %p9, 0, !dbg !39
	%160 = icmp slt i64 %156, 0, !dbg !39
	%161 = icmp slt i64 %157, 0, !dbg !39
	%162 = or i1 %159, %160, !dbg !39
	%163 = or i1 %162, %161, !dbg !39
	br i1 %163, label %b14_fail1, label %b14_ok1, !dbg !39, !prof !21

b14_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p7), !dbg !39
	%165 = mul i64 %158, %p7, !dbg !39
	%166 = icmp ult i64 %165, 9223372036854775807, !dbg !39
	%167 = add i64 %165, 1, !dbg !39
	%168 = select i1 %166, i64 %167, i64 9223372036854775807, !dbg !39
	%169 = icmp eq i64 %164, 0, !dbg !39
	%170 = select i1 %169, i64 %168, i64 9223372036854775807, !dbg !39
	%171 = icmp eq i64 %p9, 0, !dbg !39
	%172 = select i1 %171, i64 0, i64 %170, !dbg !39
	%173 = icmp ugt i64 %172, %p4, !dbg !39
	br i1 %173, label %b14_fail4, label %b14_ok4, !dbg !39, !prof !21

b14_ok4:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p8), !dbg !39
	%175 = mul i64 %158, %p8, !dbg !39
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !39
	%177 = add i64 %175, 1, !dbg !39
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !39
	%179 = icmp eq i64 %174, 0, !dbg !39
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !39
	%181 = select i1 %171, i64 0, i64 %180, !dbg !39
	%182 = sext i32 %2 to i64, !dbg !39
	%183 = trunc i64 %p10 to i32, !dbg !39
	%184 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !39
	%185 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !39
	%186 = icmp ugt i64 %181, %p6, !dbg !39
	%187 = icmp uge i64 %p10, %182, !dbg !39
	%188 = or i1 %186, %187, !dbg !39
	br i1 %188, label %b14_fail5, label %b14_ok5, !dbg !39, !prof !21

b14_ok5:
	call void @gpuc_i_put_block_8(i8* %184, i8* %185, i64 %p7, i64 %p8, i64 %p9, i32 %183), !dbg !39
	br label %b17, !dbg !39

b15:
	%189 = icmp eq i64 %p0, 1, !dbg !40
	br i1 %189, label %b16, label %b17, !dbg !40

b16:
	%190 = sub i64 %p7, 1, !dbg !41
	%191 = sub i64 %p8, 1, !dbg !41
	%192 = sub i64 %p9, 1, !dbg !41
	%193 = icmp slt i64 %p9, 0, !dbg !41
	%194 = icmp slt i64 %190, 0, !dbg !41
	%195 = icmp slt i64 %191, 0, !dbg !41
	%196 = or i1 %193, %194, !dbg !41
	%197 = or i1 %196, %195, !dbg !41
	br i1 %197, label %b16_fail1, label %b16_ok1, !dbg !41, !prof !21

b16_ok1:
	%198 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p7), !dbg !41
	%199 = mul i64 %192, %p7, !dbg !41
	%200 = icmp ult i64 %199, 9223372036854775807, !dbg !41
	%201 = add i64 %199, 1, !dbg !41
	%202 = select i1 %200, i64 %201, i64 9223372036854775807, !dbg !41
	%203 = icmp eq i64 %198, 0, !dbg !41
	%204 = select i1 %203, i64 %202, i64 9223372036854775807, !dbg !41
	%205 = icmp eq i64 %p9, 0, !dbg !41
	%206 = select i1 %205, i64 0, i64 %204, !dbg !41
	%207 = icmp ugt i64 %206, %p4, !dbg !41
	br i1 %207, label %b16_fail4, label %b16_ok4, !dbg !41, !prof !21

b16_ok4:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p8), !dbg !41
	%209 = mul i64 %192, %p8, !dbg !41
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !41
	%211 = add i64 %209, 1, !dbg !41
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !41
	%213 = icmp eq i64 %208, 0, !dbg !41
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !41
	%215 = select i1 %205, i64 0, i64 %214, !dbg !41
	%216 = sext i32 %2 to i64, !dbg !41
	%217 = trunc i64 %p10 to i32, !dbg !41
	%218 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !41
	%219 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !41
	%220 = icmp ugt i64 %215, %p6, !dbg !41
	%221 = icmp uge i64 %p10, %216, !dbg !41
	%222 = or i1 %220, %221, !dbg !41
	br i1 %222, label %b16_fail5, label %b16_ok5, !dbg !41, !prof !21

b16_ok5:
	call void @gpuc_i_get_block_8(i8* %218, i8* %219, i64 %p7, i64 %p8, i64 %p9, i32 %217), !dbg !41
	br label %b17, !dbg !41

b17:
	ret void, !dbg !11

b3_fail1:
	%223 = icmp slt i64 %p9, 0, !dbg !13
	br i1 %223, label %b3_fail2, label %b3_ok2, !dbg !13

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !13
	ret void, !dbg !13

b3_ok2:
	%224 = icmp slt i64 %16, 0, !dbg !13
	br i1 %224, label %b3_fail3, label %b3_ok3, !dbg !13

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !13
	ret void, !dbg !13

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !13
	ret void, !dbg !13

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !13
	ret void, !dbg !13

b3_fail5:
	%225 = icmp ugt i64 %41, %p6, !dbg !13
	br i1 %225, label %b3_fail6, label %b3_ok6, !dbg !13

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !13
	ret void, !dbg !13

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !13
	ret void, !dbg !13

b5_fail1:
	%226 = icmp slt i64 %p9, 0, !dbg !25
	br i1 %226, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !25
	ret void, !dbg !25

b5_ok2:
	%227 = icmp slt i64 %50, 0, !dbg !25
	br i1 %227, label %b5_fail3, label %b5_ok3, !dbg !25

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !25
	ret void, !dbg !25

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !25
	ret void, !dbg !25

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !25
	ret void, !dbg !25

b5_fail5:
	%228 = icmp ugt i64 %75, %p6, !dbg !25
	br i1 %228, label %b5_fail6, label %b5_ok6, !dbg !25

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !25
	ret void, !dbg !25

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !25
	ret void, !dbg !25

b9_fail1:
	%229 = icmp slt i64 %p9, 0, !dbg !32
	br i1 %229, label %b9_fail2, label %b9_ok2, !dbg !32

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !32
	ret void, !dbg !32

b9_ok2:
	%230 = icmp slt i64 %87, 0, !dbg !32
	br i1 %230, label %b9_fail3, label %b9_ok3, !dbg !32

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !32
	ret void, !dbg !32

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !32
	ret void, !dbg !32

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %103, i64 %p4), !dbg !32
	ret void, !dbg !32

b9_fail5:
	%231 = icmp ugt i64 %112, %p6, !dbg !32
	br i1 %231, label %b9_fail6, label %b9_ok6, !dbg !32

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %112, i64 %p6), !dbg !32
	ret void, !dbg !32

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %113), !dbg !32
	ret void, !dbg !32

b11_fail1:
	%232 = icmp slt i64 %p9, 0, !dbg !34
	br i1 %232, label %b11_fail2, label %b11_ok2, !dbg !34

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !34
	ret void, !dbg !34

b11_ok2:
	%233 = icmp slt i64 %121, 0, !dbg !34
	br i1 %233, label %b11_fail3, label %b11_ok3, !dbg !34

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !34
	ret void, !dbg !34

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !34
	ret void, !dbg !34

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %137, i64 %p4), !dbg !34
	ret void, !dbg !34

b11_fail5:
	%234 = icmp ugt i64 %146, %p6, !dbg !34
	br i1 %234, label %b11_fail6, label %b11_ok6, !dbg !34

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %146, i64 %p6), !dbg !34
	ret void, !dbg !34

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %147), !dbg !34
	ret void, !dbg !34

b14_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !39
	br i1 %235, label %b14_fail2, label %b14_ok2, !dbg !39

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !39
	ret void, !dbg !39

b14_ok2:
	%236 = icmp slt i64 %156, 0, !dbg !39
	br i1 %236, label %b14_fail3, label %b14_ok3, !dbg !39

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !39
	ret void, !dbg !39

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !39
	ret void, !dbg !39

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %172, i64 %p4), !dbg !39
	ret void, !dbg !39

b14_fail5:
	%237 = icmp ugt i64 %181, %p6, !dbg !39
	br i1 %237, label %b14_fail6, label %b14_ok6, !dbg !39

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %181, i64 %p6), !dbg !39
	ret void, !dbg !39

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %182), !dbg !39
	ret void, !dbg !39

b16_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !41
	br i1 %238, label %b16_fail2, label %b16_ok2, !dbg !41

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !41
	ret void, !dbg !41

b16_ok2:
	%239 = icmp slt i64 %190, 0, !dbg !41
	br i1 %239, label %b16_fail3, label %b16_ok3, !dbg !41

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !41
	ret void, !dbg !41

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !41
	ret void, !dbg !41

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %206, i64 %p4), !dbg !41
	ret void, !dbg !41

b16_fail5:
	%240 = icmp ugt i64 %215, %p6, !dbg !41
	br i1 %240, label %b16_fail6, label %b16_ok6, !dbg !41

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %215, i64 %p6), !dbg !41
	ret void, !dbg !41

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %216), !dbg !41
	ret void, !dbg !41
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !42 {
entry:
	br label %b0, !dbg !43

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !43
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !43
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !48
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !49, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !49, !range !17
	%8 = mul i32 %7, %5, !dbg !49
	%9 = add i32 %4, %8, !dbg !49
	%10 = mul i32 %6, %9, !dbg !49
	%11 = add i32 %3, %10, !dbg !49
	%12 = sext i32 %11 to i64, !dbg !49
	%13 = icmp eq i64 %p1, 0, !dbg !50
	br i1 %13, label %b1, label %b6, !dbg !50

b1:
	%14 = icmp eq i64 %12, 0, !dbg !51
	br i1 %14, label %b2, label %b6, !dbg !51

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !52
	br i1 %15, label %b3, label %b4, !dbg !52

b3:
	%16 = sub i64 %p7, 1, !dbg !48
	%17 = sub i64 %p8, 1, !dbg !48
	%18 = sub i64 %p9, 1, !dbg !48
	%19 = icmp slt i64 %p9, 0, !dbg !48
	%20 = icmp slt i64 %16, 0, !dbg !48
	%21 = icmp slt i64 %17, 0, !dbg !48
	%22 = or i1 %19, %20, !dbg !48
	%23 = or i1 %22, %21, !dbg !48
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !48, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !48
	%25 = mul i64 %18, %p7, !dbg !48
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !48
	%27 = add i64 %25, 1, !dbg !48
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !48
	%29 = icmp eq i64 %24, 0, !dbg !48
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !48
	%31 = icmp eq i64 %p9, 0, !dbg !48
	%32 = select i1 %31, i64 0, i64 %30, !dbg !48
	%33 = icmp ugt i64 %32, %p4, !dbg !48
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !48, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !48
	%35 = mul i64 %18, %p8, !dbg !48
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !48
	%37 = add i64 %35, 1, !dbg !48
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !48
	%39 = icmp eq i64 %34, 0, !dbg !48
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !48
	%41 = select i1 %31, i64 0, i64 %40, !dbg !48
	%42 = sext i32 %2 to i64, !dbg !48
	%43 = trunc i64 %p10 to i32, !dbg !48
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !48
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !48
	%46 = icmp ugt i64 %41, %p6, !dbg !48
	%47 = icmp uge i64 %p10, %42, !dbg !48
	%48 = or i1 %46, %47, !dbg !48
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !48, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !48
	%50 = bitcast i16* %45 to i8*, !dbg !48
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !48
	br label %b17, !dbg !48

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !53
	br i1 %51, label %b5, label %b17, !dbg !53

b5:
	%52 = sub i64 %p7, 1, !dbg !54
	%53 = sub i64 %p8, 1, !dbg !54
	%54 = sub i64 %p9, 1, !dbg !54
	%55 = icmp slt i64 %p9, 0, !dbg !54
	%56 = icmp slt i64 %52, 0, !dbg !54
	%57 = icmp slt i64 %53, 0, !dbg !54
	%58 = or i1 %55, %56, !dbg !54
	%59 = or i1 %58, %57, !dbg !54
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !54, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !54
	%61 = mul i64 %54, %p7, !dbg !54
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !54
	%63 = add i64 %61, 1, !dbg !54
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !54
	%65 = icmp eq i64 %60, 0, !dbg !54
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !54
	%67 = icmp eq i64 %p9, 0, !dbg !54
	%68 = select i1 %67, i64 0, i64 %66, !dbg !54
	%69 = icmp ugt i64 %68, %p4, !dbg !54
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !54, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !54
	%71 = mul i64 %54, %p8, !dbg !54
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !54
	%73 = add i64 %71, 1, !dbg !54
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !54
	%75 = icmp eq i64 %70, 0, !dbg !54
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !54
	%77 = select i1 %67, i64 0, i64 %76, !dbg !54
	%78 = sext i32 %2 to i64, !dbg !54
	%79 = trunc i64 %p10 to i32, !dbg !54
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !54
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !54
	%82 = icmp ugt i64 %77, %p6, !dbg !54
	%83 = icmp uge i64 %p10, %78, !dbg !54
	%84 = or i1 %82, %83, !dbg !54
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !54, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !54
	%86 = bitcast i16* %81 to i8*, !dbg !54
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !54
	br label %b17, !dbg !54

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !55
	br i1 %87, label %b7, label %b12, !dbg !55

b7:
	%88 = sdiv i64 %12, 32, !dbg !56
	%89 = icmp eq i64 %88, %p2, !dbg !57
	br i1 %89, label %b8, label %b12, !dbg !57

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !60
	br i1 %90, label %b9, label %b10, !dbg !60

b9:
	%91 = sub i64 %p7, 1, !dbg !61
	%92 = sub i64 %p8, 1, !dbg !61
	%93 = sub i64 %p9, 1, !dbg !61
	%94 = icmp slt i64 %p9, 0, !dbg !61
	%95 = icmp slt i64 %91, 0, !dbg !61
	%96 = icmp slt i64 %92, 0, !dbg !61
	%97 = or i1 %94, %95, !dbg !61
	%98 = or i1 %97, %96, !dbg !61
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !61, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !61
	%100 = mul i64 %93, %p7, !dbg !61
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !61
	%102 = add i64 %100, 1, !dbg !61
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !61
	%104 = icmp eq i64 %99, 0, !dbg !61
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !61
	%106 = icmp eq i64 %p9, 0, !dbg !61
	%107 = select i1 %106, i64 0, i64 %105, !dbg !61
	%108 = icmp ugt i64 %107, %p4, !dbg !61
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !61, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !61
	%110 = mul i64 %93, %p8, !dbg !61
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !61
	%112 = add i64 %110, 1, !dbg !61
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !61
	%114 = icmp eq i64 %109, 0, !dbg !61
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !61
	%116 = select i1 %106, i64 0, i64 %115, !dbg !61
	%117 = sext i32 %2 to i64, !dbg !61
	%118 = trunc i64 %p10 to i32, !dbg !61
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !61
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !61
	%121 = icmp ugt i64 %116, %p6, !dbg !61
	%122 = icmp uge i64 %p10, %117, !dbg !61
	%123 = or i1 %121, %122, !dbg !61
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !61, !prof !21

b9_ok5:
	%124 = bitcast i16* %119 to i8*, !dbg !61
	%125 = bitcast i16* %120 to i8*, !dbg !61
	call void @gpuc_i_put_warp_16(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !61
	br label %b17, !dbg !61

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !62
	br i1 %126, label %b11, label %b17, !dbg !62

b11:
	%127 = sub i64 %p7, 1, !dbg !63
	%128 = sub i64 %p8, 1, !dbg !63
	%129 = sub i64 %p9, 1, !dbg !63
	%130 = icmp slt i64 %p9, 0, !dbg !63
	%131 = icmp slt i64 %127, 0, !dbg !63
	%132 = icmp slt i64 %128, 0, !dbg !63
	%133 = or i1 %130, %131, !dbg !63
	%134 = or i1 %133, %132, !dbg !63
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !63, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !63
	%136 = mul i64 %129, %p7, !dbg !63
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !63
	%138 = add i64 %136, 1, !dbg !63
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !63
	%140 = icmp eq i64 %135, 0, !dbg !63
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !63
	%142 = icmp eq i64 %p9, 0, !dbg !63
	%143 = select i1 %142, i64 0, i64 %141, !dbg !63
	%144 = icmp ugt i64 %143, %p4, !dbg !63
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !63, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !63
	%146 = mul i64 %129, %p8, !dbg !63
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !63
	%148 = add i64 %146, 1, !dbg !63
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !63
	%150 = icmp eq i64 %145, 0, !dbg !63
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !63
	%152 = select i1 %142, i64 0, i64 %151, !dbg !63
	%153 = sext i32 %2 to i64, !dbg !63
	%154 = trunc i64 %p10 to i32, !dbg !63
	%155 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !63
	%156 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !63
	%157 = icmp ugt i64 %152, %p6, !dbg !63
	%158 = icmp uge i64 %p10, %153, !dbg !63
	%159 = or i1 %157, %158, !dbg !63
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !63, !prof !21

b11_ok5:
	%160 = bitcast i16* %155 to i8*, !dbg !63
	%161 = bitcast i16* %156 to i8*, !dbg !63
	call void @gpuc_i_get_warp_16(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !63
	br label %b17, !dbg !63

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !64
	br i1 %162, label %b13, label %b17, !dbg !64

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !67
	br i1 %163, label %b14, label %b15, !dbg !67

b14:
	%164 = sub i64 %p7, 1, !dbg !68
	%165 = sub i64 %p8, 1, !dbg !68
	%166 = sub i64 %p9, 1, !dbg !68
	%167 = icmp slt i64 %p9, 0, !dbg !68
	%168 = icmp slt i64 %164, 0, !dbg !68
	%169 = icmp slt i64 %165, 0, !dbg !68
	%170 = or i1 %167, %168, !dbg !68
	%171 = or i1 %170, %169, !dbg !68
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !68, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !68
	%173 = mul i64 %166, %p7, !dbg !68
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !68
	%175 = add i64 %173, 1, !dbg !68
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !68
	%177 = icmp eq i64 %172, 0, !dbg !68
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !68
	%179 = icmp eq i64 %p9, 0, !dbg !68
	%180 = select i1 %179, i64 0, i64 %178, !dbg !68
	%181 = icmp ugt i64 %180, %p4, !dbg !68
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !68, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !68
	%183 = mul i64 %166, %p8, !dbg !68
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !68
	%185 = add i64 %183, 1, !dbg !68
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !68
	%187 = icmp eq i64 %182, 0, !dbg !68
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !68
	%189 = select i1 %179, i64 0, i64 %188, !dbg !68
	%190 = sext i32 %2 to i64, !dbg !68
	%191 = trunc i64 %p10 to i32, !dbg !68
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !68
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !68
	%194 = icmp ugt i64 %189, %p6, !dbg !68
	%195 = icmp uge i64 %p10, %190, !dbg !68
	%196 = or i1 %194, %195, !dbg !68
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !68, !prof !21

b14_ok5:
	%197 = bitcast i16* %192 to i8*, !dbg !68
	%198 = bitcast i16* %193 to i8*, !dbg !68
	call void @gpuc_i_put_block_16(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !68
	br label %b17, !dbg !68

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !69
	br i1 %199, label %b16, label %b17, !dbg !69

b16:
	%200 = sub i64 %p7, 1, !dbg !70
	%201 = sub i64 %p8, 1, !dbg !70
	%202 = sub i64 %p9, 1, !dbg !70
	%203 = icmp slt i64 %p9, 0, !dbg !70
	%204 = icmp slt i64 %200, 0, !dbg !70
	%205 = icmp slt i64 %201, 0, !dbg !70
	%206 = or i1 %203, %204, !dbg !70
	%207 = or i1 %206, %205, !dbg !70
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !70, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !70
	%209 = mul i64 %202, %p7, !dbg !70
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !70
	%211 = add i64 %209, 1, !dbg !70
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !70
	%213 = icmp eq i64 %208, 0, !dbg !70
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !70
	%215 = icmp eq i64 %p9, 0, !dbg !70
	%216 = select i1 %215, i64 0, i64 %214, !dbg !70
	%217 = icmp ugt i64 %216, %p4, !dbg !70
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !70, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !70
	%219 = mul i64 %202, %p8, !dbg !70
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !70
	%221 = add i64 %219, 1, !dbg !70
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !70
	%223 = icmp eq i64 %218, 0, !dbg !70
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !70
	%225 = select i1 %215, i64 0, i64 %224, !dbg !70
	%226 = sext i32 %2 to i64, !dbg !70
	%227 = trunc i64 %p10 to i32, !dbg !70
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !70
	%229 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !70
	%230 = icmp ugt i64 %225, %p6, !dbg !70
	%231 = icmp uge i64 %p10, %226, !dbg !70
	%232 = or i1 %230, %231, !dbg !70
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !70, !prof !21

b16_ok5:
	%233 = bitcast i16* %228 to i8*, !dbg !70
	%234 = bitcast i16* %229 to i8*, !dbg !70
	call void @gpuc_i_get_block_16(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !70
	br label %b17, !dbg !70

b17:
	ret void, !dbg !46

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !48
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !48

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !48
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !48

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !48
	ret void, !dbg !48

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !48
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !48

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !48
	ret void, !dbg !48

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !48
	ret void, !dbg !48

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !54
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !54

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !54
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !54

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !54
	ret void, !dbg !54

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !54
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !54

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !54
	ret void, !dbg !54

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !54
	ret void, !dbg !54

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !61
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !61

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !61
	ret void, !dbg !61

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !61
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !61

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !61
	ret void, !dbg !61

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !61
	ret void, !dbg !61

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !61
	ret void, !dbg !61

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !61
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !61

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !61
	ret void, !dbg !61

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !61
	ret void, !dbg !61

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !63
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !63

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !63
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !63

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !63
	ret void, !dbg !63

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !63
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !63

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !63
	ret void, !dbg !63

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !63
	ret void, !dbg !63

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !68
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !68

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !68
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !68

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !68
	ret void, !dbg !68

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !68
	ret void, !dbg !68

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !68
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !68

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !68
	ret void, !dbg !68

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !68
	ret void, !dbg !68

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !70
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !70

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !70
	ret void, !dbg !70

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !70
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !70

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !70
	ret void, !dbg !70

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !70
	ret void, !dbg !70

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !70
	ret void, !dbg !70

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !70
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !70

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !70
	ret void, !dbg !70

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !70
	ret void, !dbg !70
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !71 {
entry:
	br label %b0, !dbg !72

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !72
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !72
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !77
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !78, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !78, !range !17
	%8 = mul i32 %7, %5, !dbg !78
	%9 = add i32 %4, %8, !dbg !78
	%10 = mul i32 %6, %9, !dbg !78
	%11 = add i32 %3, %10, !dbg !78
	%12 = sext i32 %11 to i64, !dbg !78
	%13 = icmp eq i64 %p1, 0, !dbg !79
	br i1 %13, label %b1, label %b6, !dbg !79

b1:
	%14 = icmp eq i64 %12, 0, !dbg !80
	br i1 %14, label %b2, label %b6, !dbg !80

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !81
	br i1 %15, label %b3, label %b4, !dbg !81

b3:
	%16 = sub i64 %p7, 1, !dbg !77
	%17 = sub i64 %p8, 1, !dbg !77
	%18 = sub i64 %p9, 1, !dbg !77
	%19 = icmp slt i64 %p9, 0, !dbg !77
	%20 = icmp slt i64 %16, 0, !dbg !77
	%21 = icmp slt i64 %17, 0, !dbg !77
	%22 = or i1 %19, %20, !dbg !77
	%23 = or i1 %22, %21, !dbg !77
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !77, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !77
	%25 = mul i64 %18, %p7, !dbg !77
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !77
	%27 = add i64 %25, 1, !dbg !77
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !77
	%29 = icmp eq i64 %24, 0, !dbg !77
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !77
	%31 = icmp eq i64 %p9, 0, !dbg !77
	%32 = select i1 %31, i64 0, i64 %30, !dbg !77
	%33 = icmp ugt i64 %32, %p4, !dbg !77
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !77, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !77
	%35 = mul i64 %18, %p8, !dbg !77
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !77
	%37 = add i64 %35, 1, !dbg !77
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !77
	%39 = icmp eq i64 %34, 0, !dbg !77
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !77
	%41 = select i1 %31, i64 0, i64 %40, !dbg !77
	%42 = sext i32 %2 to i64, !dbg !77
	%43 = trunc i64 %p10 to i32, !dbg !77
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !77
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !77
	%46 = icmp ugt i64 %41, %p6, !dbg !77
	%47 = icmp uge i64 %p10, %42, !dbg !77
	%48 = or i1 %46, %47, !dbg !77
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !77, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !77
	%50 = bitcast i32* %45 to i8*, !dbg !77
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !77
	br label %b17, !dbg !77

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !82
	br i1 %51, label %b5, label %b17, !dbg !82

b5:
	%52 = sub i64 %p7, 1, !dbg !83
	%53 = sub i64 %p8, 1, !dbg !83
	%54 = sub i64 %p9, 1, !dbg !83
	%55 = icmp slt i64 %p9, 0, !dbg !83
	%56 = icmp slt i64 %52, 0, !dbg !83
	%57 = icmp slt i64 %53, 0, !dbg !83
	%58 = or i1 %55, %56, !dbg !83
	%59 = or i1 %58, %57, !dbg !83
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !83, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !83
	%61 = mul i64 %54, %p7, !dbg !83
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !83
	%63 = add i64 %61, 1, !dbg !83
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !83
	%65 = icmp eq i64 %60, 0, !dbg !83
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !83
	%67 = icmp eq i64 %p9, 0, !dbg !83
	%68 = select i1 %67, i64 0, i64 %66, !dbg !83
	%69 = icmp ugt i64 %68, %p4, !dbg !83
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !83, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !83
	%71 = mul i64 %54, %p8, !dbg !83
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !83
	%73 = add i64 %71, 1, !dbg !83
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !83
	%75 = icmp eq i64 %70, 0, !dbg !83
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !83
	%77 = select i1 %67, i64 0, i64 %76, !dbg !83
	%78 = sext i32 %2 to i64, !dbg !83
	%79 = trunc i64 %p10 to i32, !dbg !83
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !83
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !83
	%82 = icmp ugt i64 %77, %p6, !dbg !83
	%83 = icmp uge i64 %p10, %78, !dbg !83
	%84 = or i1 %82, %83, !dbg !83
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !83, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !83
	%86 = bitcast i32* %81 to i8*, !dbg !83
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !83
	br label %b17, !dbg !83

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !84
	br i1 %87, label %b7, label %b12, !dbg !84

b7:
	%88 = sdiv i64 %12, 32, !dbg !85
	%89 = icmp eq i64 %88, %p2, !dbg !86
	br i1 %89, label %b8, label %b12, !dbg !86

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !89
	br i1 %90, label %b9, label %b10, !dbg !89

b9:
	%91 = sub i64 %p7, 1, !dbg !90
	%92 = sub i64 %p8, 1, !dbg !90
	%93 = sub i64 %p9, 1, !dbg !90
	%94 = icmp slt i64 %p9, 0, !dbg !90
	%95 = icmp slt i64 %91, 0, !dbg !90
	%96 = icmp slt i64 %92, 0, !dbg !90
	%97 = or i1 %94, %95, !dbg !90
	%98 = or i1 %97, %96, !dbg !90
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !90, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !90
	%100 = mul i64 %93, %p7, !dbg !90
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !90
	%102 = add i64 %100, 1, !dbg !90
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !90
	%104 = icmp eq i64 %99, 0, !dbg !90
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !90
	%106 = icmp eq i64 %p9, 0, !dbg !90
	%107 = select i1 %106, i64 0, i64 %105, !dbg !90
	%108 = icmp ugt i64 %107, %p4, !dbg !90
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !90, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !90
	%110 = mul i64 %93, %p8, !dbg !90
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !90
	%112 = add i64 %110, 1, !dbg !90
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !90
	%114 = icmp eq i64 %109, 0, !dbg !90
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !90
	%116 = select i1 %106, i64 0, i64 %115, !dbg !90
	%117 = sext i32 %2 to i64, !dbg !90
	%118 = trunc i64 %p10 to i32, !dbg !90
	%119 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !90
	%120 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !90
	%121 = icmp ugt i64 %116, %p6, !dbg !90
	%122 = icmp uge i64 %p10, %117, !dbg !90
	%123 = or i1 %121, %122, !dbg !90
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !90, !prof !21

b9_ok5:
	%124 = bitcast i32* %119 to i8*, !dbg !90
	%125 = bitcast i32* %120 to i8*, !dbg !90
	call void @gpuc_i_put_warp_32(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !90
	br label %b17, !dbg !90

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !91
	br i1 %126, label %b11, label %b17, !dbg !91

b11:
	%127 = sub i64 %p7, 1, !dbg !92
	%128 = sub i64 %p8, 1, !dbg !92
	%129 = sub i64 %p9, 1, !dbg !92
	%130 = icmp slt i64 %p9, 0, !dbg !92
	%131 = icmp slt i64 %127, 0, !dbg !92
	%132 = icmp slt i64 %128, 0, !dbg !92
	%133 = or i1 %130, %131, !dbg !92
	%134 = or i1 %133, %132, !dbg !92
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !92, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !92
	%136 = mul i64 %129, %p7, !dbg !92
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !92
	%138 = add i64 %136, 1, !dbg !92
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !92
	%140 = icmp eq i64 %135, 0, !dbg !92
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !92
	%142 = icmp eq i64 %p9, 0, !dbg !92
	%143 = select i1 %142, i64 0, i64 %141, !dbg !92
	%144 = icmp ugt i64 %143, %p4, !dbg !92
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !92, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !92
	%146 = mul i64 %129, %p8, !dbg !92
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !92
	%148 = add i64 %146, 1, !dbg !92
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !92
	%150 = icmp eq i64 %145, 0, !dbg !92
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !92
	%152 = select i1 %142, i64 0, i64 %151, !dbg !92
	%153 = sext i32 %2 to i64, !dbg !92
	%154 = trunc i64 %p10 to i32, !dbg !92
	%155 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !92
	%156 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !92
	%157 = icmp ugt i64 %152, %p6, !dbg !92
	%158 = icmp uge i64 %p10, %153, !dbg !92
	%159 = or i1 %157, %158, !dbg !92
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !92, !prof !21

b11_ok5:
	%160 = bitcast i32* %155 to i8*, !dbg !92
	%161 = bitcast i32* %156 to i8*, !dbg !92
	call void @gpuc_i_get_warp_32(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !92
	br label %b17, !dbg !92

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !93
	br i1 %162, label %b13, label %b17, !dbg !93

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !96
	br i1 %163, label %b14, label %b15, !dbg !96

b14:
	%164 = sub i64 %p7, 1, !dbg !97
	%165 = sub i64 %p8, 1, !dbg !97
	%166 = sub i64 %p9, 1, !dbg !97
	%167 = icmp slt i64 %p9, 0, !dbg !97
	%168 = icmp slt i64 %164, 0, !dbg !97
	%169 = icmp slt i64 %165, 0, !dbg !97
	%170 = or i1 %167, %168, !dbg !97
	%171 = or i1 %170, %169, !dbg !97
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !97, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !97
	%173 = mul i64 %166, %p7, !dbg !97
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !97
	%175 = add i64 %173, 1, !dbg !97
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !97
	%177 = icmp eq i64 %172, 0, !dbg !97
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !97
	%179 = icmp eq i64 %p9, 0, !dbg !97
	%180 = select i1 %179, i64 0, i64 %178, !dbg !97
	%181 = icmp ugt i64 %180, %p4, !dbg !97
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !97, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !97
	%183 = mul i64 %166, %p8, !dbg !97
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !97
	%185 = add i64 %183, 1, !dbg !97
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !97
	%187 = icmp eq i64 %182, 0, !dbg !97
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !97
	%189 = select i1 %179, i64 0, i64 %188, !dbg !97
	%190 = sext i32 %2 to i64, !dbg !97
	%191 = trunc i64 %p10 to i32, !dbg !97
	%192 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !97
	%193 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !97
	%194 = icmp ugt i64 %189, %p6, !dbg !97
	%195 = icmp uge i64 %p10, %190, !dbg !97
	%196 = or i1 %194, %195, !dbg !97
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !97, !prof !21

b14_ok5:
	%197 = bitcast i32* %192 to i8*, !dbg !97
	%198 = bitcast i32* %193 to i8*, !dbg !97
	call void @gpuc_i_put_block_32(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !97
	br label %b17, !dbg !97

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !98
	br i1 %199, label %b16, label %b17, !dbg !98

b16:
	%200 = sub i64 %p7, 1, !dbg !99
	%201 = sub i64 %p8, 1, !dbg !99
	%202 = sub i64 %p9, 1, !dbg !99
	%203 = icmp slt i64 %p9, 0, !dbg !99
	%204 = icmp slt i64 %200, 0, !dbg !99
	%205 = icmp slt i64 %201, 0, !dbg !99
	%206 = or i1 %203, %204, !dbg !99
	%207 = or i1 %206, %205, !dbg !99
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !99, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !99
	%209 = mul i64 %202, %p7, !dbg !99
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !99
	%211 = add i64 %209, 1, !dbg !99
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !99
	%213 = icmp eq i64 %208, 0, !dbg !99
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !99
	%215 = icmp eq i64 %p9, 0, !dbg !99
	%216 = select i1 %215, i64 0, i64 %214, !dbg !99
	%217 = icmp ugt i64 %216, %p4, !dbg !99
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !99, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !99
	%219 = mul i64 %202, %p8, !dbg !99
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !99
	%221 = add i64 %219, 1, !dbg !99
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !99
	%223 = icmp eq i64 %218, 0, !dbg !99
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !99
	%225 = select i1 %215, i64 0, i64 %224, !dbg !99
	%226 = sext i32 %2 to i64, !dbg !99
	%227 = trunc i64 %p10 to i32, !dbg !99
	%228 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !99
	%229 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !99
	%230 = icmp ugt i64 %225, %p6, !dbg !99
	%231 = icmp uge i64 %p10, %226, !dbg !99
	%232 = or i1 %230, %231, !dbg !99
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !99, !prof !21

b16_ok5:
	%233 = bitcast i32* %228 to i8*, !dbg !99
	%234 = bitcast i32* %229 to i8*, !dbg !99
	call void @gpuc_i_get_block_32(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !99
	br label %b17, !dbg !99

b17:
	ret void, !dbg !75

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !77
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !77

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !77
	ret void, !dbg !77

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !77
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !77

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !77
	ret void, !dbg !77

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !77
	ret void, !dbg !77

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !77
	ret void, !dbg !77

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !77
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !77

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !77
	ret void, !dbg !77

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !77
	ret void, !dbg !77

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !83
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !83

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !83
	ret void, !dbg !83

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !83
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !83

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !83
	ret void, !dbg !83

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !83
	ret void, !dbg !83

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !83
	ret void, !dbg !83

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !83
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !83

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !83
	ret void, !dbg !83

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !83
	ret void, !dbg !83

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !90
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !90

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !90
	ret void, !dbg !90

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !90
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !90

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !90
	ret void, !dbg !90

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !90
	ret void, !dbg !90

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !90
	ret void, !dbg !90

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !90
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !90

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !90
	ret void, !dbg !90

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !90
	ret void, !dbg !90

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !92
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !92

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !92
	ret void, !dbg !92

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !92
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !92

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !92
	ret void, !dbg !92

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !92
	ret void, !dbg !92

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !92
	ret void, !dbg !92

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !92
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !92

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !92
	ret void, !dbg !92

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !92
	ret void, !dbg !92

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !97
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !97

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !97
	ret void, !dbg !97

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !97
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !97

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !97
	ret void, !dbg !97

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !97
	ret void, !dbg !97

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !97
	ret void, !dbg !97

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !97
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !97

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !97
	ret void, !dbg !97

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !97
	ret void, !dbg !97

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !99
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !99

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !99
	ret void, !dbg !99

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !99
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !99

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !99
	ret void, !dbg !99

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !99
	ret void, !dbg !99

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !99
	ret void, !dbg !99

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !99
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !99

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !99
	ret void, !dbg !99

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !99
	ret void, !dbg !99
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !100 {
entry:
	br label %b0, !dbg !101

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !101
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !101
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !106
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !107, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !107, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !107, !range !17
	%8 = mul i32 %7, %5, !dbg !107
	%9 = add i32 %4, %8, !dbg !107
	%10 = mul i32 %6, %9, !dbg !107
	%11 = add i32 %3, %10, !dbg !107
	%12 = sext i32 %11 to i64, !dbg !107
	%13 = icmp eq i64 %p1, 0, !dbg !108
	br i1 %13, label %b1, label %b6, !dbg !108

b1:
	%14 = icmp eq i64 %12, 0, !dbg !109
	br i1 %14, label %b2, label %b6, !dbg !109

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !110
	br i1 %15, label %b3, label %b4, !dbg !110

b3:
	%16 = sub i64 %p7, 1, !dbg !106
	%17 = sub i64 %p8, 1, !dbg !106
	%18 = sub i64 %p9, 1, !dbg !106
	%19 = icmp slt i64 %p9, 0, !dbg !106
	%20 = icmp slt i64 %16, 0, !dbg !106
	%21 = icmp slt i64 %17, 0, !dbg !106
	%22 = or i1 %19, %20, !dbg !106
	%23 = or i1 %22, %21, !dbg !106
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !106, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !106
	%25 = mul i64 %18, %p7, !dbg !106
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !106
	%27 = add i64 %25, 1, !dbg !106
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !106
	%29 = icmp eq i64 %24, 0, !dbg !106
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !106
	%31 = icmp eq i64 %p9, 0, !dbg !106
	%32 = select i1 %31, i64 0, i64 %30, !dbg !106
	%33 = icmp ugt i64 %32, %p4, !dbg !106
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !106, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !106
	%35 = mul i64 %18, %p8, !dbg !106
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !106
	%37 = add i64 %35, 1, !dbg !106
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !106
	%39 = icmp eq i64 %34, 0, !dbg !106
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !106
	%41 = select i1 %31, i64 0, i64 %40, !dbg !106
	%42 = sext i32 %2 to i64, !dbg !106
	%43 = trunc i64 %p10 to i32, !dbg !106
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !106
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !106
	%46 = icmp ugt i64 %41, %p6, !dbg !106
	%47 = icmp uge i64 %p10, %42, !dbg !106
	%48 = or i1 %46, %47, !dbg !106
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !106, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !106
	%50 = bitcast i64* %45 to i8*, !dbg !106
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !106
	br label %b17, !dbg !106

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !111
	br i1 %51, label %b5, label %b17, !dbg !111

b5:
	%52 = sub i64 %p7, 1, !dbg !112
	%53 = sub i64 %p8, 1, !dbg !112
	%54 = sub i64 %p9, 1, !dbg !112
	%55 = icmp slt i64 %p9, 0, !dbg !112
	%56 = icmp slt i64 %52, 0, !dbg !112
	%57 = icmp slt i64 %53, 0, !dbg !112
	%58 = or i1 %55, %56, !dbg !112
	%59 = or i1 %58, %57, !dbg !112
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !112, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !112
	%61 = mul i64 %54, %p7, !dbg !112
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !112
	%63 = add i64 %61, 1, !dbg !112
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !112
	%65 = icmp eq i64 %60, 0, !dbg !112
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !112
	%67 = icmp eq i64 %p9, 0, !dbg !112
	%68 = select i1 %67, i64 0, i64 %66, !dbg !112
	%69 = icmp ugt i64 %68, %p4, !dbg !112
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !112, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !112
	%71 = mul i64 %54, %p8, !dbg !112
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !112
	%73 = add i64 %71, 1, !dbg !112
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !112
	%75 = icmp eq i64 %70, 0, !dbg !112
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !112
	%77 = select i1 %67, i64 0, i64 %76, !dbg !112
	%78 = sext i32 %2 to i64, !dbg !112
	%79 = trunc i64 %p10 to i32, !dbg !112
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !112
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !112
	%82 = icmp ugt i64 %77, %p6, !dbg !112
	%83 = icmp uge i64 %p10, %78, !dbg !112
	%84 = or i1 %82, %83, !dbg !112
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !112, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !112
	%86 = bitcast i64* %81 to i8*, !dbg !112
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !112
	br label %b17, !dbg !112

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !113
	br i1 %87, label %b7, label %b12, !dbg !113

b7:
	%88 = sdiv i64 %12, 32, !dbg !114
	%89 = icmp eq i64 %88, %p2, !dbg !115
	br i1 %89, label %b8, label %b12, !dbg !115

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !118
	br i1 %90, label %b9, label %b10, !dbg !118

b9:
	%91 = sub i64 %p7, 1, !dbg !119
	%92 = sub i64 %p8, 1, !dbg !119
	%93 = sub i64 %p9, 1, !dbg !119
	%94 = icmp slt i64 %p9, 0, !dbg !119
	%95 = icmp slt i64 %91, 0, !dbg !119
	%96 = icmp slt i64 %92, 0, !dbg !119
	%97 = or i1 %94, %95, !dbg !119
	%98 = or i1 %97, %96, !dbg !119
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !119, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !119
	%100 = mul i64 %93, %p7, !dbg !119
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !119
	%102 = add i64 %100, 1, !dbg !119
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !119
	%104 = icmp eq i64 %99, 0, !dbg !119
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !119
	%106 = icmp eq i64 %p9, 0, !dbg !119
	%107 = select i1 %106, i64 0, i64 %105, !dbg !119
	%108 = icmp ugt i64 %107, %p4, !dbg !119
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !119, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !119
	%110 = mul i64 %93, %p8, !dbg !119
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !119
	%112 = add i64 %110, 1, !dbg !119
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !119
	%114 = icmp eq i64 %109, 0, !dbg !119
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !119
	%116 = select i1 %106, i64 0, i64 %115, !dbg !119
	%117 = sext i32 %2 to i64, !dbg !119
	%118 = trunc i64 %p10 to i32, !dbg !119
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !119
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !119
	%121 = icmp ugt i64 %116, %p6, !dbg !119
	%122 = icmp uge i64 %p10, %117, !dbg !119
	%123 = or i1 %121, %122, !dbg !119
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !119, !prof !21

b9_ok5:
	%124 = bitcast i64* %119 to i8*, !dbg !119
	%125 = bitcast i64* %120 to i8*, !dbg !119
	call void @gpuc_i_put_warp_64(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !119
	br label %b17, !dbg !119

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !120
	br i1 %126, label %b11, label %b17, !dbg !120

b11:
	%127 = sub i64 %p7, 1, !dbg !121
	%128 = sub i64 %p8, 1, !dbg !121
	%129 = sub i64 %p9, 1, !dbg !121
	%130 = icmp slt i64 %p9, 0, !dbg !121
	%131 = icmp slt i64 %127, 0, !dbg !121
	%132 = icmp slt i64 %128, 0, !dbg !121
	%133 = or i1 %130, %131, !dbg !121
	%134 = or i1 %133, %132, !dbg !121
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !121, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !121
	%136 = mul i64 %129, %p7, !dbg !121
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !121
	%138 = add i64 %136, 1, !dbg !121
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !121
	%140 = icmp eq i64 %135, 0, !dbg !121
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !121
	%142 = icmp eq i64 %p9, 0, !dbg !121
	%143 = select i1 %142, i64 0, i64 %141, !dbg !121
	%144 = icmp ugt i64 %143, %p4, !dbg !121
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !121, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !121
	%146 = mul i64 %129, %p8, !dbg !121
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !121
	%148 = add i64 %146, 1, !dbg !121
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !121
	%150 = icmp eq i64 %145, 0, !dbg !121
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !121
	%152 = select i1 %142, i64 0, i64 %151, !dbg !121
	%153 = sext i32 %2 to i64, !dbg !121
	%154 = trunc i64 %p10 to i32, !dbg !121
	%155 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !121
	%156 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !121
	%157 = icmp ugt i64 %152, %p6, !dbg !121
	%158 = icmp uge i64 %p10, %153, !dbg !121
	%159 = or i1 %157, %158, !dbg !121
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !121, !prof !21

b11_ok5:
	%160 = bitcast i64* %155 to i8*, !dbg !121
	%161 = bitcast i64* %156 to i8*, !dbg !121
	call void @gpuc_i_get_warp_64(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !121
	br label %b17, !dbg !121

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !122
	br i1 %162, label %b13, label %b17, !dbg !122

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !125
	br i1 %163, label %b14, label %b15, !dbg !125

b14:
	%164 = sub i64 %p7, 1, !dbg !126
	%165 = sub i64 %p8, 1, !dbg !126
	%166 = sub i64 %p9, 1, !dbg !126
	%167 = icmp slt i64 %p9, 0, !dbg !126
	%168 = icmp slt i64 %164, 0, !dbg !126
	%169 = icmp slt i64 %165, 0, !dbg !126
	%170 = or i1 %167, %168, !dbg !126
	%171 = or i1 %170, %169, !dbg !126
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !126, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !126
	%173 = mul i64 %166, %p7, !dbg !126
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !126
	%175 = add i64 %173, 1, !dbg !126
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !126
	%177 = icmp eq i64 %172, 0, !dbg !126
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !126
	%179 = icmp eq i64 %p9, 0, !dbg !126
	%180 = select i1 %179, i64 0, i64 %178, !dbg !126
	%181 = icmp ugt i64 %180, %p4, !dbg !126
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !126, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !126
	%183 = mul i64 %166, %p8, !dbg !126
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !126
	%185 = add i64 %183, 1, !dbg !126
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !126
	%187 = icmp eq i64 %182, 0, !dbg !126
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !126
	%189 = select i1 %179, i64 0, i64 %188, !dbg !126
	%190 = sext i32 %2 to i64, !dbg !126
	%191 = trunc i64 %p10 to i32, !dbg !126
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !126
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !126
	%194 = icmp ugt i64 %189, %p6, !dbg !126
	%195 = icmp uge i64 %p10, %190, !dbg !126
	%196 = or i1 %194, %195, !dbg !126
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !126, !prof !21

b14_ok5:
	%197 = bitcast i64* %192 to i8*, !dbg !126
	%198 = bitcast i64* %193 to i8*, !dbg !126
	call void @gpuc_i_put_block_64(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !126
	br label %b17, !dbg !126

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !127
	br i1 %199, label %b16, label %b17, !dbg !127

b16:
	%200 = sub i64 %p7, 1, !dbg !128
	%201 = sub i64 %p8, 1, !dbg !128
	%202 = sub i64 %p9, 1, !dbg !128
	%203 = icmp slt i64 %p9, 0, !dbg !128
	%204 = icmp slt i64 %200, 0, !dbg !128
	%205 = icmp slt i64 %201, 0, !dbg !128
	%206 = or i1 %203, %204, !dbg !128
	%207 = or i1 %206, %205, !dbg !128
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !128, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !128
	%209 = mul i64 %202, %p7, !dbg !128
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !128
	%211 = add i64 %209, 1, !dbg !128
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !128
	%213 = icmp eq i64 %208, 0, !dbg !128
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !128
	%215 = icmp eq i64 %p9, 0, !dbg !128
	%216 = select i1 %215, i64 0, i64 %214, !dbg !128
	%217 = icmp ugt i64 %216, %p4, !dbg !128
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !128, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !128
	%219 = mul i64 %202, %p8, !dbg !128
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !128
	%221 = add i64 %219, 1, !dbg !128
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !128
	%223 = icmp eq i64 %218, 0, !dbg !128
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !128
	%225 = select i1 %215, i64 0, i64 %224, !dbg !128
	%226 = sext i32 %2 to i64, !dbg !128
	%227 = trunc i64 %p10 to i32, !dbg !128
	%228 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !128
	%229 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !128
	%230 = icmp ugt i64 %225, %p6, !dbg !128
	%231 = icmp uge i64 %p10, %226, !dbg !128
	%232 = or i1 %230, %231, !dbg !128
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !128, !prof !21

b16_ok5:
	%233 = bitcast i64* %228 to i8*, !dbg !128
	%234 = bitcast i64* %229 to i8*, !dbg !128
	call void @gpuc_i_get_block_64(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !128
	br label %b17, !dbg !128

b17:
	ret void, !dbg !104

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !106
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !106

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !106
	ret void, !dbg !106

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !106
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !106

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !106
	ret void, !dbg !106

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !106
	ret void, !dbg !106

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !106
	ret void, !dbg !106

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !106
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !106

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !106
	ret void, !dbg !106

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !106
	ret void, !dbg !106

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !112
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !112

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !112
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !112

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !112
	ret void, !dbg !112

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !112
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !112

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !112
	ret void, !dbg !112

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !112
	ret void, !dbg !112

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !119
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !119

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !119
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !119

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !119
	ret void, !dbg !119

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !119
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !119

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !119
	ret void, !dbg !119

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !119
	ret void, !dbg !119

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !121
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !121

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !121
	ret void, !dbg !121

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !121
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !121

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !121
	ret void, !dbg !121

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !121
	ret void, !dbg !121

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !121
	ret void, !dbg !121

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !121
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !121

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !121
	ret void, !dbg !121

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !121
	ret void, !dbg !121

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !126
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !126

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !126
	ret void, !dbg !126

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !126
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !126

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !126
	ret void, !dbg !126

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !126
	ret void, !dbg !126

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !126
	ret void, !dbg !126

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !126
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !126

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !126
	ret void, !dbg !126

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !126
	ret void, !dbg !126

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !128
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !128

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !128
	ret void, !dbg !128

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !128
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !128

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !128
	ret void, !dbg !128

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !128
	ret void, !dbg !128

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !128
	ret void, !dbg !128

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !128
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !128

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !128
	ret void, !dbg !128

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !128
	ret void, !dbg !128
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !129 {
entry:
	br label %b0, !dbg !130

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !130
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !130
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !135
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !17
	%8 = mul i32 %7, %5, !dbg !136
	%9 = add i32 %4, %8, !dbg !136
	%10 = mul i32 %6, %9, !dbg !136
	%11 = add i32 %3, %10, !dbg !136
	%12 = sext i32 %11 to i64, !dbg !136
	%13 = icmp eq i64 %p1, 0, !dbg !137
	br i1 %13, label %b1, label %b6, !dbg !137

b1:
	%14 = icmp eq i64 %12, 0, !dbg !138
	br i1 %14, label %b2, label %b6, !dbg !138

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !139
	br i1 %15, label %b3, label %b4, !dbg !139

b3:
	%16 = sub i64 %p7, 1, !dbg !135
	%17 = sub i64 %p8, 1, !dbg !135
	%18 = sub i64 %p9, 1, !dbg !135
	%19 = icmp slt i64 %p9, 0, !dbg !135
	%20 = icmp slt i64 %16, 0, !dbg !135
	%21 = icmp slt i64 %17, 0, !dbg !135
	%22 = or i1 %19, %20, !dbg !135
	%23 = or i1 %22, %21, !dbg !135
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !135, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !135
	%25 = mul i64 %18, %p7, !dbg !135
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !135
	%27 = add i64 %25, 1, !dbg !135
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !135
	%29 = icmp eq i64 %24, 0, !dbg !135
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !135
	%31 = icmp eq i64 %p9, 0, !dbg !135
	%32 = select i1 %31, i64 0, i64 %30, !dbg !135
	%33 = icmp ugt i64 %32, %p4, !dbg !135
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !135, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !135
	%35 = mul i64 %18, %p8, !dbg !135
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !135
	%37 = add i64 %35, 1, !dbg !135
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !135
	%39 = icmp eq i64 %34, 0, !dbg !135
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !135
	%41 = select i1 %31, i64 0, i64 %40, !dbg !135
	%42 = sext i32 %2 to i64, !dbg !135
	%43 = trunc i64 %p10 to i32, !dbg !135
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !135
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !135
	%46 = icmp ugt i64 %41, %p6, !dbg !135
	%47 = icmp uge i64 %p10, %42, !dbg !135
	%48 = or i1 %46, %47, !dbg !135
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !135, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !135
	%50 = bitcast i64* %45 to i8*, !dbg !135
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !135
	br label %b17, !dbg !135

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !140
	br i1 %51, label %b5, label %b17, !dbg !140

b5:
	%52 = sub i64 %p7, 1, !dbg !141
	%53 = sub i64 %p8, 1, !dbg !141
	%54 = sub i64 %p9, 1, !dbg !141
	%55 = icmp slt i64 %p9, 0, !dbg !141
	%56 = icmp slt i64 %52, 0, !dbg !141
	%57 = icmp slt i64 %53, 0, !dbg !141
	%58 = or i1 %55, %56, !dbg !141
	%59 = or i1 %58, %57, !dbg !141
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !141, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !141
	%61 = mul i64 %54, %p7, !dbg !141
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !141
	%63 = add i64 %61, 1, !dbg !141
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !141
	%65 = icmp eq i64 %60, 0, !dbg !141
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !141
	%67 = icmp eq i64 %p9, 0, !dbg !141
	%68 = select i1 %67, i64 0, i64 %66, !dbg !141
	%69 = icmp ugt i64 %68, %p4, !dbg !141
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !141, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !141
	%71 = mul i64 %54, %p8, !dbg !141
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !141
	%73 = add i64 %71, 1, !dbg !141
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !141
	%75 = icmp eq i64 %70, 0, !dbg !141
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !141
	%77 = select i1 %67, i64 0, i64 %76, !dbg !141
	%78 = sext i32 %2 to i64, !dbg !141
	%79 = trunc i64 %p10 to i32, !dbg !141
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !141
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !141
	%82 = icmp ugt i64 %77, %p6, !dbg !141
	%83 = icmp uge i64 %p10, %78, !dbg !141
	%84 = or i1 %82, %83, !dbg !141
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !141, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !141
	%86 = bitcast i64* %81 to i8*, !dbg !141
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !141
	br label %b17, !dbg !141

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !142
	br i1 %87, label %b7, label %b12, !dbg !142

b7:
	%88 = sdiv i64 %12, 32, !dbg !143
	%89 = icmp eq i64 %88, %p2, !dbg !144
	br i1 %89, label %b8, label %b12, !dbg !144

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !147
	br i1 %90, label %b9, label %b10, !dbg !147

b9:
	%91 = sub i64 %p7, 1, !dbg !148
	%92 = sub i64 %p8, 1, !dbg !148
	%93 = sub i64 %p9, 1, !dbg !148
	%94 = icmp slt i64 %p9, 0, !dbg !148
	%95 = icmp slt i64 %91, 0, !dbg !148
	%96 = icmp slt i64 %92, 0, !dbg !148
	%97 = or i1 %94, %95, !dbg !148
	%98 = or i1 %97, %96, !dbg !148
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !148, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !148
	%100 = mul i64 %93, %p7, !dbg !148
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !148
	%102 = add i64 %100, 1, !dbg !148
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !148
	%104 = icmp eq i64 %99, 0, !dbg !148
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !148
	%106 = icmp eq i64 %p9, 0, !dbg !148
	%107 = select i1 %106, i64 0, i64 %105, !dbg !148
	%108 = icmp ugt i64 %107, %p4, !dbg !148
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !148, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !148
	%110 = mul i64 %93, %p8, !dbg !148
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !148
	%112 = add i64 %110, 1, !dbg !148
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !148
	%114 = icmp eq i64 %109, 0, !dbg !148
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !148
	%116 = select i1 %106, i64 0, i64 %115, !dbg !148
	%117 = sext i32 %2 to i64, !dbg !148
	%118 = trunc i64 %p10 to i32, !dbg !148
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !148
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !148
	%121 = icmp ugt i64 %116, %p6, !dbg !148
	%122 = icmp uge i64 %p10, %117, !dbg !148
	%123 = or i1 %121, %122, !dbg !148
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !148, !prof !21

b9_ok5:
	%124 = bitcast i64* %119 to i8*, !dbg !148
	%125 = bitcast i64* %120 to i8*, !dbg !148
	call void @gpuc_i_put_warp_64(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !148
	br label %b17, !dbg !148

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !149
	br i1 %126, label %b11, label %b17, !dbg !149

b11:
	%127 = sub i64 %p7, 1, !dbg !150
	%128 = sub i64 %p8, 1, !dbg !150
	%129 = sub i64 %p9, 1, !dbg !150
	%130 = icmp slt i64 %p9, 0, !dbg !150
	%131 = icmp slt i64 %127, 0, !dbg !150
	%132 = icmp slt i64 %128, 0, !dbg !150
	%133 = or i1 %130, %131, !dbg !150
	%134 = or i1 %133, %132, !dbg !150
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !150, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !150
	%136 = mul i64 %129, %p7, !dbg !150
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !150
	%138 = add i64 %136, 1, !dbg !150
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !150
	%140 = icmp eq i64 %135, 0, !dbg !150
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !150
	%142 = icmp eq i64 %p9, 0, !dbg !150
	%143 = select i1 %142, i64 0, i64 %141, !dbg !150
	%144 = icmp ugt i64 %143, %p4, !dbg !150
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !150, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !150
	%146 = mul i64 %129, %p8, !dbg !150
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !150
	%148 = add i64 %146, 1, !dbg !150
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !150
	%150 = icmp eq i64 %145, 0, !dbg !150
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !150
	%152 = select i1 %142, i64 0, i64 %151, !dbg !150
	%153 = sext i32 %2 to i64, !dbg !150
	%154 = trunc i64 %p10 to i32, !dbg !150
	%155 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !150
	%156 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !150
	%157 = icmp ugt i64 %152, %p6, !dbg !150
	%158 = icmp uge i64 %p10, %153, !dbg !150
	%159 = or i1 %157, %158, !dbg !150
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !150, !prof !21

b11_ok5:
	%160 = bitcast i64* %155 to i8*, !dbg !150
	%161 = bitcast i64* %156 to i8*, !dbg !150
	call void @gpuc_i_get_warp_64(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !150
	br label %b17, !dbg !150

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !151
	br i1 %162, label %b13, label %b17, !dbg !151

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !154
	br i1 %163, label %b14, label %b15, !dbg !154

b14:
	%164 = sub i64 %p7, 1, !dbg !155
	%165 = sub i64 %p8, 1, !dbg !155
	%166 = sub i64 %p9, 1, !dbg !155
	%167 = icmp slt i64 %p9, 0, !dbg !155
	%168 = icmp slt i64 %164, 0, !dbg !155
	%169 = icmp slt i64 %165, 0, !dbg !155
	%170 = or i1 %167, %168, !dbg !155
	%171 = or i1 %170, %169, !dbg !155
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !155, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !155
	%173 = mul i64 %166, %p7, !dbg !155
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !155
	%175 = add i64 %173, 1, !dbg !155
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !155
	%177 = icmp eq i64 %172, 0, !dbg !155
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !155
	%179 = icmp eq i64 %p9, 0, !dbg !155
	%180 = select i1 %179, i64 0, i64 %178, !dbg !155
	%181 = icmp ugt i64 %180, %p4, !dbg !155
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !155, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !155
	%183 = mul i64 %166, %p8, !dbg !155
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !155
	%185 = add i64 %183, 1, !dbg !155
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !155
	%187 = icmp eq i64 %182, 0, !dbg !155
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !155
	%189 = select i1 %179, i64 0, i64 %188, !dbg !155
	%190 = sext i32 %2 to i64, !dbg !155
	%191 = trunc i64 %p10 to i32, !dbg !155
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !155
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !155
	%194 = icmp ugt i64 %189, %p6, !dbg !155
	%195 = icmp uge i64 %p10, %190, !dbg !155
	%196 = or i1 %194, %195, !dbg !155
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !155, !prof !21

b14_ok5:
	%197 = bitcast i64* %192 to i8*, !dbg !155
	%198 = bitcast i64* %193 to i8*, !dbg !155
	call void @gpuc_i_put_block_64(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !155
	br label %b17, !dbg !155

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !156
	br i1 %199, label %b16, label %b17, !dbg !156

b16:
	%200 = sub i64 %p7, 1, !dbg !157
	%201 = sub i64 %p8, 1, !dbg !157
	%202 = sub i64 %p9, 1, !dbg !157
	%203 = icmp slt i64 %p9, 0, !dbg !157
	%204 = icmp slt i64 %200, 0, !dbg !157
	%205 = icmp slt i64 %201, 0, !dbg !157
	%206 = or i1 %203, %204, !dbg !157
	%207 = or i1 %206, %205, !dbg !157
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !157, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !157
	%209 = mul i64 %202, %p7, !dbg !157
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !157
	%211 = add i64 %209, 1, !dbg !157
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !157
	%213 = icmp eq i64 %208, 0, !dbg !157
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !157
	%215 = icmp eq i64 %p9, 0, !dbg !157
	%216 = select i1 %215, i64 0, i64 %214, !dbg !157
	%217 = icmp ugt i64 %216, %p4, !dbg !157
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !157, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !157
	%219 = mul i64 %202, %p8, !dbg !157
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !157
	%221 = add i64 %219, 1, !dbg !157
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !157
	%223 = icmp eq i64 %218, 0, !dbg !157
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !157
	%225 = select i1 %215, i64 0, i64 %224, !dbg !157
	%226 = sext i32 %2 to i64, !dbg !157
	%227 = trunc i64 %p10 to i32, !dbg !157
	%228 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !157
	%229 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !157
	%230 = icmp ugt i64 %225, %p6, !dbg !157
	%231 = icmp uge i64 %p10, %226, !dbg !157
	%232 = or i1 %230, %231, !dbg !157
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !157, !prof !21

b16_ok5:
	%233 = bitcast i64* %228 to i8*, !dbg !157
	%234 = bitcast i64* %229 to i8*, !dbg !157
	call void @gpuc_i_get_block_64(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !157
	br label %b17, !dbg !157

b17:
	ret void, !dbg !133

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !135
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !135

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !135
	ret void, !dbg !135

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !135
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !135

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !135
	ret void, !dbg !135

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !135
	ret void, !dbg !135

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !135
	ret void, !dbg !135

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !135
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !135

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !135
	ret void, !dbg !135

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !135
	ret void, !dbg !135

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !141
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !141

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !141
	ret void, !dbg !141

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !141
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !141

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !141
	ret void, !dbg !141

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !141
	ret void, !dbg !141

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !141
	ret void, !dbg !141

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !141
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !141

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !141
	ret void, !dbg !141

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !141
	ret void, !dbg !141

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !148
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !148

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !148
	ret void, !dbg !148

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !148
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !148

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !148
	ret void, !dbg !148

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !148
	ret void, !dbg !148

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !148
	ret void, !dbg !148

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !148
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !148

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !148
	ret void, !dbg !148

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !148
	ret void, !dbg !148

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !150
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !150

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !150
	ret void, !dbg !150

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !150
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !150

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !150
	ret void, !dbg !150

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !150
	ret void, !dbg !150

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !150
	ret void, !dbg !150

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !150
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !150

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !150
	ret void, !dbg !150

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !150
	ret void, !dbg !150

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !155
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !155

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !155
	ret void, !dbg !155

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !155
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !155

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !155
	ret void, !dbg !155

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !155
	ret void, !dbg !155

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !155
	ret void, !dbg !155

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !155
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !155

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !155
	ret void, !dbg !155

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !155
	ret void, !dbg !155

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !157
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !157

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !157
	ret void, !dbg !157

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !157
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !157

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !157
	ret void, !dbg !157

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !157
	ret void, !dbg !157

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !157
	ret void, !dbg !157

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !157
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !157

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !157
	ret void, !dbg !157

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !157
	ret void, !dbg !157
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !158 {
entry:
	br label %b0, !dbg !159

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !159
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !159
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !164
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !165, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !165, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !165, !range !17
	%8 = mul i32 %7, %5, !dbg !165
	%9 = add i32 %4, %8, !dbg !165
	%10 = mul i32 %6, %9, !dbg !165
	%11 = add i32 %3, %10, !dbg !165
	%12 = sext i32 %11 to i64, !dbg !165
	%13 = icmp eq i64 %p1, 0, !dbg !166
	br i1 %13, label %b1, label %b6, !dbg !166

b1:
	%14 = icmp eq i64 %12, 0, !dbg !167
	br i1 %14, label %b2, label %b6, !dbg !167

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !168
	br i1 %15, label %b3, label %b4, !dbg !168

b3:
	%16 = sub i64 %p7, 1, !dbg !164
	%17 = sub i64 %p8, 1, !dbg !164
	%18 = sub i64 %p9, 1, !dbg !164
	%19 = icmp slt i64 %p9, 0, !dbg !164
	%20 = icmp slt i64 %16, 0, !dbg !164
	%21 = icmp slt i64 %17, 0, !dbg !164
	%22 = or i1 %19, %20, !dbg !164
	%23 = or i1 %22, %21, !dbg !164
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !164, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !164
	%25 = mul i64 %18, %p7, !dbg !164
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !164
	%27 = add i64 %25, 1, !dbg !164
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !164
	%29 = icmp eq i64 %24, 0, !dbg !164
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !164
	%31 = icmp eq i64 %p9, 0, !dbg !164
	%32 = select i1 %31, i64 0, i64 %30, !dbg !164
	%33 = icmp ugt i64 %32, %p4, !dbg !164
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !164, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !164
	%35 = mul i64 %18, %p8, !dbg !164
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !164
	%37 = add i64 %35, 1, !dbg !164
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !164
	%39 = icmp eq i64 %34, 0, !dbg !164
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !164
	%41 = select i1 %31, i64 0, i64 %40, !dbg !164
	%42 = sext i32 %2 to i64, !dbg !164
	%43 = trunc i64 %p10 to i32, !dbg !164
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !164
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !164
	%46 = icmp ugt i64 %41, %p6, !dbg !164
	%47 = icmp uge i64 %p10, %42, !dbg !164
	%48 = or i1 %46, %47, !dbg !164
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !164, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !164
	br label %b17, !dbg !164

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !169
	br i1 %49, label %b5, label %b17, !dbg !169

b5:
	%50 = sub i64 %p7, 1, !dbg !170
	%51 = sub i64 %p8, 1, !dbg !170
	%52 = sub i64 %p9, 1, !dbg !170
	%53 = icmp slt i64 %p9, 0, !dbg !170
	%54 = icmp slt i64 %50, 0, !dbg !170
	%55 = icmp slt i64 %51, 0, !dbg !170
	%56 = or i1 %53, %54, !dbg !170
	%57 = or i1 %56, %55, !dbg !170
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !170, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !170
	%59 = mul i64 %52, %p7, !dbg !170
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !170
	%61 = add i64 %59, 1, !dbg !170
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !170
	%63 = icmp eq i64 %58, 0, !dbg !170
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !170
	%65 = icmp eq i64 %p9, 0, !dbg !170
	%66 = select i1 %65, i64 0, i64 %64, !dbg !170
	%67 = icmp ugt i64 %66, %p4, !dbg !170
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !170, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !170
	%69 = mul i64 %52, %p8, !dbg !170
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !170
	%71 = add i64 %69, 1, !dbg !170
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !170
	%73 = icmp eq i64 %68, 0, !dbg !170
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !170
	%75 = select i1 %65, i64 0, i64 %74, !dbg !170
	%76 = sext i32 %2 to i64, !dbg !170
	%77 = trunc i64 %p10 to i32, !dbg !170
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !170
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !170
	%80 = icmp ugt i64 %75, %p6, !dbg !170
	%81 = icmp uge i64 %p10, %76, !dbg !170
	%82 = or i1 %80, %81, !dbg !170
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !170, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !170
	br label %b17, !dbg !170

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !171
	br i1 %83, label %b7, label %b12, !dbg !171

b7:
	%84 = sdiv i64 %12, 32, !dbg !172
	%85 = icmp eq i64 %84, %p2, !dbg !173
	br i1 %85, label %b8, label %b12, !dbg !173

b8:
	%86 = icmp eq i64 %p0, 0, !dbg !176
	br i1 %86, label %b9, label %b10, !dbg !176

b9:
	%87 = sub i64 %p7, 1, !dbg !177
	%88 = sub i64 %p8, 1, !dbg !177
	%89 = sub i64 %p9, 1, !dbg !177
	%90 = icmp slt i64 %p9, 0, !dbg !177
	%91 = icmp slt i64 %87, 0, !dbg !177
	%92 = icmp slt i64 %88, 0, !dbg !177
	%93 = or i1 %90, %91, !dbg !177
	%94 = or i1 %93, %92, !dbg !177
	br i1 %94, label %b9_fail1, label %b9_ok1, !dbg !177, !prof !21

b9_ok1:
	%95 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p7), !dbg !177
	%96 = mul i64 %89, %p7, !dbg !177
	%97 = icmp ult i64 %96, 9223372036854775807, !dbg !177
	%98 = add i64 %96, 1, !dbg !177
	%99 = select i1 %97, i64 %98, i64 9223372036854775807, !dbg !177
	%100 = icmp eq i64 %95, 0, !dbg !177
	%101 = select i1 %100, i64 %99, i64 9223372036854775807, !dbg !177
	%102 = icmp eq i64 %p9, 0, !dbg !177
	%103 = select i1 %102, i64 0, i64 %101, !dbg !177
	%104 = icmp ugt i64 %103, %p4, !dbg !177
	br i1 %104, label %b9_fail4, label %b9_ok4, !dbg !177, !prof !21

b9_ok4:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p8), !dbg !177
	%106 = mul i64 %89, %p8, !dbg !177
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !177
	%108 = add i64 %106, 1, !dbg !177
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !177
	%110 = icmp eq i64 %105, 0, !dbg !177
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !177
	%112 = select i1 %102, i64 0, i64 %111, !dbg !177
	%113 = sext i32 %2 to i64, !dbg !177
	%114 = trunc i64 %p10 to i32, !dbg !177
	%115 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !177
	%116 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !177
	%117 = icmp ugt i64 %112, %p6, !dbg !177
	%118 = icmp uge i64 %p10, %113, !dbg !177
	%119 = or i1 %117, %118, !dbg !177
	br i1 %119, label %b9_fail5, label %b9_ok5, !dbg !177, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %115, i8* %116, i64 %p7, i64 %p8, i64 %p9, i32 %114), !dbg !177
	br label %b17, !dbg !177

b10:
	%120 = icmp eq i64 %p0, 1, !dbg !178
	br i1 %120, label %b11, label %b17, !dbg !178

b11:
	%121 = sub i64 %p7, 1, !dbg !179
	%122 = sub i64 %p8, 1, !dbg !179
	%123 = sub i64 %p9, 1, !dbg !179
	%124 = icmp slt i64 %p9, 0, !dbg !179
	%125 = icmp slt i64 %121, 0, !dbg !179
	%126 = icmp slt i64 %122, 0, !dbg !179
	%127 = or i1 %124, %125, !dbg !179
	%128 = or i1 %127, %126, !dbg !179
	br i1 %128, label %b11_fail1, label %b11_ok1, !dbg !179, !prof !21

b11_ok1:
	%129 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p7), !dbg !179
	%130 = mul i64 %123, %p7, !dbg !179
	%131 = icmp ult i64 %130, 9223372036854775807, !dbg !179
	%132 = add i64 %130, 1, !dbg !179
	%133 = select i1 %131, i64 %132, i64 9223372036854775807, !dbg !179
	%134 = icmp eq i64 %129, 0, !dbg !179
	%135 = select i1 %134, i64 %133, i64 9223372036854775807, !dbg !179
	%136 = icmp eq i64 %p9, 0, !dbg !179
	%137 = select i1 %136, i64 0, i64 %135, !dbg !179
	%138 = icmp ugt i64 %137, %p4, !dbg !179
	br i1 %138, label %b11_fail4, label %b11_ok4, !dbg !179, !prof !21

b11_ok4:
	%139 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p8), !dbg !179
	%140 = mul i64 %123, %p8, !dbg !179
	%141 = icmp ult i64 %140, 9223372036854775807, !dbg !179
	%142 = add i64 %140, 1, !dbg !179
	%143 = select i1 %141, i64 %142, i64 9223372036854775807, !dbg !179
	%144 = icmp eq i64 %139, 0, !dbg !179
	%145 = select i1 %144, i64 %143, i64 9223372036854775807, !dbg !179
	%146 = select i1 %136, i64 0, i64 %145, !dbg !179
	%147 = sext i32 %2 to i64, !dbg !179
	%148 = trunc i64 %p10 to i32, !dbg !179
	%149 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !179
	%150 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !179
	%151 = icmp ugt i64 %146, %p6, !dbg !179
	%152 = icmp uge i64 %p10, %147, !dbg !179
	%153 = or i1 %151, %152, !dbg !179
	br i1 %153, label %b11_fail5, label %b11_ok5, !dbg !179, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %149, i8* %150, i64 %p7, i64 %p8, i64 %p9, i32 %148), !dbg !179
	br label %b17, !dbg !179

b12:
	%154 = icmp eq i64 %p1, 2, !dbg !180
	br i1 %154, label %b13, label %b17, !dbg !180

b13:
	%155 = icmp eq i64 %p0, 0, !dbg !183
	br i1 %155, label %b14, label %b15, !dbg !183

b14:
	%156 = sub i64 %p7, 1, !dbg !184
	%157 = sub i64 %p8, 1, !dbg !184
	%158 = sub i64 %p9, 1, !dbg !184
	%159 = icmp slt i64 %p9, 0, !dbg !184
	%160 = icmp slt i64 %156, 0, !dbg !184
	%161 = icmp slt i64 %157, 0, !dbg !184
	%162 = or i1 %159, %160, !dbg !184
	%163 = or i1 %162, %161, !dbg !184
	br i1 %163, label %b14_fail1, label %b14_ok1, !dbg !184, !prof !21

b14_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p7), !dbg !184
	%165 = mul i64 %158, %p7, !dbg !184
	%166 = icmp ult i64 %165, 9223372036854775807, !dbg !184
	%167 = add i64 %165, 1, !dbg !184
	%168 = select i1 %166, i64 %167, i64 9223372036854775807, !dbg !184
	%169 = icmp eq i64 %164, 0, !dbg !184
	%170 = select i1 %169, i64 %168, i64 9223372036854775807, !dbg !184
	%171 = icmp eq i64 %p9, 0, !dbg !184
	%172 = select i1 %171, i64 0, i64 %170, !dbg !184
	%173 = icmp ugt i64 %172, %p4, !dbg !184
	br i1 %173, label %b14_fail4, label %b14_ok4, !dbg !184, !prof !21

b14_ok4:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p8), !dbg !184
	%175 = mul i64 %158, %p8, !dbg !184
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !184
	%177 = add i64 %175, 1, !dbg !184
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !184
	%179 = icmp eq i64 %174, 0, !dbg !184
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !184
	%181 = select i1 %171, i64 0, i64 %180, !dbg !184
	%182 = sext i32 %2 to i64, !dbg !184
	%183 = trunc i64 %p10 to i32, !dbg !184
	%184 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !184
	%185 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !184
	%186 = icmp ugt i64 %181, %p6, !dbg !184
	%187 = icmp uge i64 %p10, %182, !dbg !184
	%188 = or i1 %186, %187, !dbg !184
	br i1 %188, label %b14_fail5, label %b14_ok5, !dbg !184, !prof !21

b14_ok5:
	call void @gpuc_i_put_block_8(i8* %184, i8* %185, i64 %p7, i64 %p8, i64 %p9, i32 %183), !dbg !184
	br label %b17, !dbg !184

b15:
	%189 = icmp eq i64 %p0, 1, !dbg !185
	br i1 %189, label %b16, label %b17, !dbg !185

b16:
	%190 = sub i64 %p7, 1, !dbg !186
	%191 = sub i64 %p8, 1, !dbg !186
	%192 = sub i64 %p9, 1, !dbg !186
	%193 = icmp slt i64 %p9, 0, !dbg !186
	%194 = icmp slt i64 %190, 0, !dbg !186
	%195 = icmp slt i64 %191, 0, !dbg !186
	%196 = or i1 %193, %194, !dbg !186
	%197 = or i1 %196, %195, !dbg !186
	br i1 %197, label %b16_fail1, label %b16_ok1, !dbg !186, !prof !21

b16_ok1:
	%198 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p7), !dbg !186
	%199 = mul i64 %192, %p7, !dbg !186
	%200 = icmp ult i64 %199, 9223372036854775807, !dbg !186
	%201 = add i64 %199, 1, !dbg !186
	%202 = select i1 %200, i64 %201, i64 9223372036854775807, !dbg !186
	%203 = icmp eq i64 %198, 0, !dbg !186
	%204 = select i1 %203, i64 %202, i64 9223372036854775807, !dbg !186
	%205 = icmp eq i64 %p9, 0, !dbg !186
	%206 = select i1 %205, i64 0, i64 %204, !dbg !186
	%207 = icmp ugt i64 %206, %p4, !dbg !186
	br i1 %207, label %b16_fail4, label %b16_ok4, !dbg !186, !prof !21

b16_ok4:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p8), !dbg !186
	%209 = mul i64 %192, %p8, !dbg !186
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !186
	%211 = add i64 %209, 1, !dbg !186
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !186
	%213 = icmp eq i64 %208, 0, !dbg !186
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !186
	%215 = select i1 %205, i64 0, i64 %214, !dbg !186
	%216 = sext i32 %2 to i64, !dbg !186
	%217 = trunc i64 %p10 to i32, !dbg !186
	%218 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !186
	%219 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !186
	%220 = icmp ugt i64 %215, %p6, !dbg !186
	%221 = icmp uge i64 %p10, %216, !dbg !186
	%222 = or i1 %220, %221, !dbg !186
	br i1 %222, label %b16_fail5, label %b16_ok5, !dbg !186, !prof !21

b16_ok5:
	call void @gpuc_i_get_block_8(i8* %218, i8* %219, i64 %p7, i64 %p8, i64 %p9, i32 %217), !dbg !186
	br label %b17, !dbg !186

b17:
	ret void, !dbg !162

b3_fail1:
	%223 = icmp slt i64 %p9, 0, !dbg !164
	br i1 %223, label %b3_fail2, label %b3_ok2, !dbg !164

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !164
	ret void, !dbg !164

b3_ok2:
	%224 = icmp slt i64 %16, 0, !dbg !164
	br i1 %224, label %b3_fail3, label %b3_ok3, !dbg !164

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !164
	ret void, !dbg !164

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !164
	ret void, !dbg !164

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !164
	ret void, !dbg !164

b3_fail5:
	%225 = icmp ugt i64 %41, %p6, !dbg !164
	br i1 %225, label %b3_fail6, label %b3_ok6, !dbg !164

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !164
	ret void, !dbg !164

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !164
	ret void, !dbg !164

b5_fail1:
	%226 = icmp slt i64 %p9, 0, !dbg !170
	br i1 %226, label %b5_fail2, label %b5_ok2, !dbg !170

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !170
	ret void, !dbg !170

b5_ok2:
	%227 = icmp slt i64 %50, 0, !dbg !170
	br i1 %227, label %b5_fail3, label %b5_ok3, !dbg !170

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !170
	ret void, !dbg !170

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !170
	ret void, !dbg !170

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !170
	ret void, !dbg !170

b5_fail5:
	%228 = icmp ugt i64 %75, %p6, !dbg !170
	br i1 %228, label %b5_fail6, label %b5_ok6, !dbg !170

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !170
	ret void, !dbg !170

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !170
	ret void, !dbg !170

b9_fail1:
	%229 = icmp slt i64 %p9, 0, !dbg !177
	br i1 %229, label %b9_fail2, label %b9_ok2, !dbg !177

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !177
	ret void, !dbg !177

b9_ok2:
	%230 = icmp slt i64 %87, 0, !dbg !177
	br i1 %230, label %b9_fail3, label %b9_ok3, !dbg !177

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !177
	ret void, !dbg !177

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !177
	ret void, !dbg !177

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %103, i64 %p4), !dbg !177
	ret void, !dbg !177

b9_fail5:
	%231 = icmp ugt i64 %112, %p6, !dbg !177
	br i1 %231, label %b9_fail6, label %b9_ok6, !dbg !177

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %112, i64 %p6), !dbg !177
	ret void, !dbg !177

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %113), !dbg !177
	ret void, !dbg !177

b11_fail1:
	%232 = icmp slt i64 %p9, 0, !dbg !179
	br i1 %232, label %b11_fail2, label %b11_ok2, !dbg !179

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !179
	ret void, !dbg !179

b11_ok2:
	%233 = icmp slt i64 %121, 0, !dbg !179
	br i1 %233, label %b11_fail3, label %b11_ok3, !dbg !179

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !179
	ret void, !dbg !179

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !179
	ret void, !dbg !179

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %137, i64 %p4), !dbg !179
	ret void, !dbg !179

b11_fail5:
	%234 = icmp ugt i64 %146, %p6, !dbg !179
	br i1 %234, label %b11_fail6, label %b11_ok6, !dbg !179

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %146, i64 %p6), !dbg !179
	ret void, !dbg !179

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %147), !dbg !179
	ret void, !dbg !179

b14_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !184
	br i1 %235, label %b14_fail2, label %b14_ok2, !dbg !184

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !184
	ret void, !dbg !184

b14_ok2:
	%236 = icmp slt i64 %156, 0, !dbg !184
	br i1 %236, label %b14_fail3, label %b14_ok3, !dbg !184

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !184
	ret void, !dbg !184

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !184
	ret void, !dbg !184

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %172, i64 %p4), !dbg !184
	ret void, !dbg !184

b14_fail5:
	%237 = icmp ugt i64 %181, %p6, !dbg !184
	br i1 %237, label %b14_fail6, label %b14_ok6, !dbg !184

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %181, i64 %p6), !dbg !184
	ret void, !dbg !184

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %182), !dbg !184
	ret void, !dbg !184

b16_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !186
	br i1 %238, label %b16_fail2, label %b16_ok2, !dbg !186

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !186
	ret void, !dbg !186

b16_ok2:
	%239 = icmp slt i64 %190, 0, !dbg !186
	br i1 %239, label %b16_fail3, label %b16_ok3, !dbg !186

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !186
	ret void, !dbg !186

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !186
	ret void, !dbg !186

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %206, i64 %p4), !dbg !186
	ret void, !dbg !186

b16_fail5:
	%240 = icmp ugt i64 %215, %p6, !dbg !186
	br i1 %240, label %b16_fail6, label %b16_ok6, !dbg !186

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %215, i64 %p6), !dbg !186
	ret void, !dbg !186

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %216), !dbg !186
	ret void, !dbg !186
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !187 {
entry:
	br label %b0, !dbg !188

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !188
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !188
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !193
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !194, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !194, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !194, !range !17
	%8 = mul i32 %7, %5, !dbg !194
	%9 = add i32 %4, %8, !dbg !194
	%10 = mul i32 %6, %9, !dbg !194
	%11 = add i32 %3, %10, !dbg !194
	%12 = sext i32 %11 to i64, !dbg !194
	%13 = icmp eq i64 %p1, 0, !dbg !195
	br i1 %13, label %b1, label %b6, !dbg !195

b1:
	%14 = icmp eq i64 %12, 0, !dbg !196
	br i1 %14, label %b2, label %b6, !dbg !196

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !197
	br i1 %15, label %b3, label %b4, !dbg !197

b3:
	%16 = sub i64 %p7, 1, !dbg !193
	%17 = sub i64 %p8, 1, !dbg !193
	%18 = sub i64 %p9, 1, !dbg !193
	%19 = icmp slt i64 %p9, 0, !dbg !193
	%20 = icmp slt i64 %16, 0, !dbg !193
	%21 = icmp slt i64 %17, 0, !dbg !193
	%22 = or i1 %19, %20, !dbg !193
	%23 = or i1 %22, %21, !dbg !193
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !193, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !193
	%25 = mul i64 %18, %p7, !dbg !193
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !193
	%27 = add i64 %25, 1, !dbg !193
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !193
	%29 = icmp eq i64 %24, 0, !dbg !193
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !193
	%31 = icmp eq i64 %p9, 0, !dbg !193
	%32 = select i1 %31, i64 0, i64 %30, !dbg !193
	%33 = icmp ugt i64 %32, %p4, !dbg !193
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !193, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !193
	%35 = mul i64 %18, %p8, !dbg !193
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !193
	%37 = add i64 %35, 1, !dbg !193
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !193
	%39 = icmp eq i64 %34, 0, !dbg !193
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !193
	%41 = select i1 %31, i64 0, i64 %40, !dbg !193
	%42 = sext i32 %2 to i64, !dbg !193
	%43 = trunc i64 %p10 to i32, !dbg !193
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !193
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !193
	%46 = icmp ugt i64 %41, %p6, !dbg !193
	%47 = icmp uge i64 %p10, %42, !dbg !193
	%48 = or i1 %46, %47, !dbg !193
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !193, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !193
	%50 = bitcast i16* %45 to i8*, !dbg !193
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !193
	br label %b17, !dbg !193

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !198
	br i1 %51, label %b5, label %b17, !dbg !198

b5:
	%52 = sub i64 %p7, 1, !dbg !199
	%53 = sub i64 %p8, 1, !dbg !199
	%54 = sub i64 %p9, 1, !dbg !199
	%55 = icmp slt i64 %p9, 0, !dbg !199
	%56 = icmp slt i64 %52, 0, !dbg !199
	%57 = icmp slt i64 %53, 0, !dbg !199
	%58 = or i1 %55, %56, !dbg !199
	%59 = or i1 %58, %57, !dbg !199
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !199, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !199
	%61 = mul i64 %54, %p7, !dbg !199
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !199
	%63 = add i64 %61, 1, !dbg !199
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !199
	%65 = icmp eq i64 %60, 0, !dbg !199
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !199
	%67 = icmp eq i64 %p9, 0, !dbg !199
	%68 = select i1 %67, i64 0, i64 %66, !dbg !199
	%69 = icmp ugt i64 %68, %p4, !dbg !199
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !199, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !199
	%71 = mul i64 %54, %p8, !dbg !199
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !199
	%73 = add i64 %71, 1, !dbg !199
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !199
	%75 = icmp eq i64 %70, 0, !dbg !199
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !199
	%77 = select i1 %67, i64 0, i64 %76, !dbg !199
	%78 = sext i32 %2 to i64, !dbg !199
	%79 = trunc i64 %p10 to i32, !dbg !199
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !199
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !199
	%82 = icmp ugt i64 %77, %p6, !dbg !199
	%83 = icmp uge i64 %p10, %78, !dbg !199
	%84 = or i1 %82, %83, !dbg !199
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !199, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !199
	%86 = bitcast i16* %81 to i8*, !dbg !199
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !199
	br label %b17, !dbg !199

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !200
	br i1 %87, label %b7, label %b12, !dbg !200

b7:
	%88 = sdiv i64 %12, 32, !dbg !201
	%89 = icmp eq i64 %88, %p2, !dbg !202
	br i1 %89, label %b8, label %b12, !dbg !202

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !205
	br i1 %90, label %b9, label %b10, !dbg !205

b9:
	%91 = sub i64 %p7, 1, !dbg !206
	%92 = sub i64 %p8, 1, !dbg !206
	%93 = sub i64 %p9, 1, !dbg !206
	%94 = icmp slt i64 %p9, 0, !dbg !206
	%95 = icmp slt i64 %91, 0, !dbg !206
	%96 = icmp slt i64 %92, 0, !dbg !206
	%97 = or i1 %94, %95, !dbg !206
	%98 = or i1 %97, %96, !dbg !206
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !206, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !206
	%100 = mul i64 %93, %p7, !dbg !206
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !206
	%102 = add i64 %100, 1, !dbg !206
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !206
	%104 = icmp eq i64 %99, 0, !dbg !206
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !206
	%106 = icmp eq i64 %p9, 0, !dbg !206
	%107 = select i1 %106, i64 0, i64 %105, !dbg !206
	%108 = icmp ugt i64 %107, %p4, !dbg !206
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !206, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !206
	%110 = mul i64 %93, %p8, !dbg !206
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !206
	%112 = add i64 %110, 1, !dbg !206
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !206
	%114 = icmp eq i64 %109, 0, !dbg !206
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !206
	%116 = select i1 %106, i64 0, i64 %115, !dbg !206
	%117 = sext i32 %2 to i64, !dbg !206
	%118 = trunc i64 %p10 to i32, !dbg !206
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !206
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !206
	%121 = icmp ugt i64 %116, %p6, !dbg !206
	%122 = icmp uge i64 %p10, %117, !dbg !206
	%123 = or i1 %121, %122, !dbg !206
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !206, !prof !21

b9_ok5:
	%124 = bitcast i16* %119 to i8*, !dbg !206
	%125 = bitcast i16* %120 to i8*, !dbg !206
	call void @gpuc_i_put_warp_16(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !206
	br label %b17, !dbg !206

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !207
	br i1 %126, label %b11, label %b17, !dbg !207

b11:
	%127 = sub i64 %p7, 1, !dbg !208
	%128 = sub i64 %p8, 1, !dbg !208
	%129 = sub i64 %p9, 1, !dbg !208
	%130 = icmp slt i64 %p9, 0, !dbg !208
	%131 = icmp slt i64 %127, 0, !dbg !208
	%132 = icmp slt i64 %128, 0, !dbg !208
	%133 = or i1 %130, %131, !dbg !208
	%134 = or i1 %133, %132, !dbg !208
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !208, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !208
	%136 = mul i64 %129, %p7, !dbg !208
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !208
	%138 = add i64 %136, 1, !dbg !208
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !208
	%140 = icmp eq i64 %135, 0, !dbg !208
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !208
	%142 = icmp eq i64 %p9, 0, !dbg !208
	%143 = select i1 %142, i64 0, i64 %141, !dbg !208
	%144 = icmp ugt i64 %143, %p4, !dbg !208
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !208, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !208
	%146 = mul i64 %129, %p8, !dbg !208
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !208
	%148 = add i64 %146, 1, !dbg !208
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !208
	%150 = icmp eq i64 %145, 0, !dbg !208
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !208
	%152 = select i1 %142, i64 0, i64 %151, !dbg !208
	%153 = sext i32 %2 to i64, !dbg !208
	%154 = trunc i64 %p10 to i32, !dbg !208
	%155 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !208
	%156 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !208
	%157 = icmp ugt i64 %152, %p6, !dbg !208
	%158 = icmp uge i64 %p10, %153, !dbg !208
	%159 = or i1 %157, %158, !dbg !208
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !208, !prof !21

b11_ok5:
	%160 = bitcast i16* %155 to i8*, !dbg !208
	%161 = bitcast i16* %156 to i8*, !dbg !208
	call void @gpuc_i_get_warp_16(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !208
	br label %b17, !dbg !208

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !209
	br i1 %162, label %b13, label %b17, !dbg !209

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !212
	br i1 %163, label %b14, label %b15, !dbg !212

b14:
	%164 = sub i64 %p7, 1, !dbg !213
	%165 = sub i64 %p8, 1, !dbg !213
	%166 = sub i64 %p9, 1, !dbg !213
	%167 = icmp slt i64 %p9, 0, !dbg !213
	%168 = icmp slt i64 %164, 0, !dbg !213
	%169 = icmp slt i64 %165, 0, !dbg !213
	%170 = or i1 %167, %168, !dbg !213
	%171 = or i1 %170, %169, !dbg !213
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !213, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !213
	%173 = mul i64 %166, %p7, !dbg !213
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !213
	%175 = add i64 %173, 1, !dbg !213
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !213
	%177 = icmp eq i64 %172, 0, !dbg !213
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !213
	%179 = icmp eq i64 %p9, 0, !dbg !213
	%180 = select i1 %179, i64 0, i64 %178, !dbg !213
	%181 = icmp ugt i64 %180, %p4, !dbg !213
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !213, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !213
	%183 = mul i64 %166, %p8, !dbg !213
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !213
	%185 = add i64 %183, 1, !dbg !213
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !213
	%187 = icmp eq i64 %182, 0, !dbg !213
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !213
	%189 = select i1 %179, i64 0, i64 %188, !dbg !213
	%190 = sext i32 %2 to i64, !dbg !213
	%191 = trunc i64 %p10 to i32, !dbg !213
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !213
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !213
	%194 = icmp ugt i64 %189, %p6, !dbg !213
	%195 = icmp uge i64 %p10, %190, !dbg !213
	%196 = or i1 %194, %195, !dbg !213
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !213, !prof !21

b14_ok5:
	%197 = bitcast i16* %192 to i8*, !dbg !213
	%198 = bitcast i16* %193 to i8*, !dbg !213
	call void @gpuc_i_put_block_16(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !213
	br label %b17, !dbg !213

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !214
	br i1 %199, label %b16, label %b17, !dbg !214

b16:
	%200 = sub i64 %p7, 1, !dbg !215
	%201 = sub i64 %p8, 1, !dbg !215
	%202 = sub i64 %p9, 1, !dbg !215
	%203 = icmp slt i64 %p9, 0, !dbg !215
	%204 = icmp slt i64 %200, 0, !dbg !215
	%205 = icmp slt i64 %201, 0, !dbg !215
	%206 = or i1 %203, %204, !dbg !215
	%207 = or i1 %206, %205, !dbg !215
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !215, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !215
	%209 = mul i64 %202, %p7, !dbg !215
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !215
	%211 = add i64 %209, 1, !dbg !215
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !215
	%213 = icmp eq i64 %208, 0, !dbg !215
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !215
	%215 = icmp eq i64 %p9, 0, !dbg !215
	%216 = select i1 %215, i64 0, i64 %214, !dbg !215
	%217 = icmp ugt i64 %216, %p4, !dbg !215
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !215, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !215
	%219 = mul i64 %202, %p8, !dbg !215
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !215
	%221 = add i64 %219, 1, !dbg !215
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !215
	%223 = icmp eq i64 %218, 0, !dbg !215
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !215
	%225 = select i1 %215, i64 0, i64 %224, !dbg !215
	%226 = sext i32 %2 to i64, !dbg !215
	%227 = trunc i64 %p10 to i32, !dbg !215
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !215
	%229 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !215
	%230 = icmp ugt i64 %225, %p6, !dbg !215
	%231 = icmp uge i64 %p10, %226, !dbg !215
	%232 = or i1 %230, %231, !dbg !215
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !215, !prof !21

b16_ok5:
	%233 = bitcast i16* %228 to i8*, !dbg !215
	%234 = bitcast i16* %229 to i8*, !dbg !215
	call void @gpuc_i_get_block_16(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !215
	br label %b17, !dbg !215

b17:
	ret void, !dbg !191

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !193
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !193

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !193
	ret void, !dbg !193

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !193
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !193

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !193
	ret void, !dbg !193

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !193
	ret void, !dbg !193

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !193
	ret void, !dbg !193

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !193
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !193

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !193
	ret void, !dbg !193

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !193
	ret void, !dbg !193

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !199
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !199

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !199
	ret void, !dbg !199

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !199
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !199

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !199
	ret void, !dbg !199

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !199
	ret void, !dbg !199

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !199
	ret void, !dbg !199

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !199
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !199

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !199
	ret void, !dbg !199

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !199
	ret void, !dbg !199

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !206
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !206

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !206
	ret void, !dbg !206

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !206
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !206

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !206
	ret void, !dbg !206

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !206
	ret void, !dbg !206

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !206
	ret void, !dbg !206

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !206
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !206

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !206
	ret void, !dbg !206

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !206
	ret void, !dbg !206

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !208
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !208

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !208
	ret void, !dbg !208

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !208
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !208

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !208
	ret void, !dbg !208

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !208
	ret void, !dbg !208

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !208
	ret void, !dbg !208

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !208
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !208

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !208
	ret void, !dbg !208

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !208
	ret void, !dbg !208

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !213
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !213

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !213
	ret void, !dbg !213

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !213
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !213

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !213
	ret void, !dbg !213

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !213
	ret void, !dbg !213

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !213
	ret void, !dbg !213

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !213
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !213

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !213
	ret void, !dbg !213

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !213
	ret void, !dbg !213

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !215
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !215

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !215
	ret void, !dbg !215

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !215
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !215

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !215
	ret void, !dbg !215

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !215
	ret void, !dbg !215

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !215
	ret void, !dbg !215

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !215
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !215

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !215
	ret void, !dbg !215

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !215
	ret void, !dbg !215
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !216 {
entry:
	br label %b0, !dbg !217

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !217
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !217
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !222
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !17
	%8 = mul i32 %7, %5, !dbg !223
	%9 = add i32 %4, %8, !dbg !223
	%10 = mul i32 %6, %9, !dbg !223
	%11 = add i32 %3, %10, !dbg !223
	%12 = sext i32 %11 to i64, !dbg !223
	%13 = icmp eq i64 %p1, 0, !dbg !224
	br i1 %13, label %b1, label %b6, !dbg !224

b1:
	%14 = icmp eq i64 %12, 0, !dbg !225
	br i1 %14, label %b2, label %b6, !dbg !225

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !226
	br i1 %15, label %b3, label %b4, !dbg !226

b3:
	%16 = sub i64 %p7, 1, !dbg !222
	%17 = sub i64 %p8, 1, !dbg !222
	%18 = sub i64 %p9, 1, !dbg !222
	%19 = icmp slt i64 %p9, 0, !dbg !222
	%20 = icmp slt i64 %16, 0, !dbg !222
	%21 = icmp slt i64 %17, 0, !dbg !222
	%22 = or i1 %19, %20, !dbg !222
	%23 = or i1 %22, %21, !dbg !222
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !222, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !222
	%25 = mul i64 %18, %p7, !dbg !222
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !222
	%27 = add i64 %25, 1, !dbg !222
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !222
	%29 = icmp eq i64 %24, 0, !dbg !222
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !222
	%31 = icmp eq i64 %p9, 0, !dbg !222
	%32 = select i1 %31, i64 0, i64 %30, !dbg !222
	%33 = icmp ugt i64 %32, %p4, !dbg !222
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !222, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !222
	%35 = mul i64 %18, %p8, !dbg !222
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !222
	%37 = add i64 %35, 1, !dbg !222
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !222
	%39 = icmp eq i64 %34, 0, !dbg !222
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !222
	%41 = select i1 %31, i64 0, i64 %40, !dbg !222
	%42 = sext i32 %2 to i64, !dbg !222
	%43 = trunc i64 %p10 to i32, !dbg !222
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !222
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !222
	%46 = icmp ugt i64 %41, %p6, !dbg !222
	%47 = icmp uge i64 %p10, %42, !dbg !222
	%48 = or i1 %46, %47, !dbg !222
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !222, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !222
	%50 = bitcast i32* %45 to i8*, !dbg !222
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !222
	br label %b17, !dbg !222

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !227
	br i1 %51, label %b5, label %b17, !dbg !227

b5:
	%52 = sub i64 %p7, 1, !dbg !228
	%53 = sub i64 %p8, 1, !dbg !228
	%54 = sub i64 %p9, 1, !dbg !228
	%55 = icmp slt i64 %p9, 0, !dbg !228
	%56 = icmp slt i64 %52, 0, !dbg !228
	%57 = icmp slt i64 %53, 0, !dbg !228
	%58 = or i1 %55, %56, !dbg !228
	%59 = or i1 %58, %57, !dbg !228
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !228, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !228
	%61 = mul i64 %54, %p7, !dbg !228
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !228
	%63 = add i64 %61, 1, !dbg !228
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !228
	%65 = icmp eq i64 %60, 0, !dbg !228
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !228
	%67 = icmp eq i64 %p9, 0, !dbg !228
	%68 = select i1 %67, i64 0, i64 %66, !dbg !228
	%69 = icmp ugt i64 %68, %p4, !dbg !228
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !228, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !228
	%71 = mul i64 %54, %p8, !dbg !228
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !228
	%73 = add i64 %71, 1, !dbg !228
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !228
	%75 = icmp eq i64 %70, 0, !dbg !228
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !228
	%77 = select i1 %67, i64 0, i64 %76, !dbg !228
	%78 = sext i32 %2 to i64, !dbg !228
	%79 = trunc i64 %p10 to i32, !dbg !228
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !228
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !228
	%82 = icmp ugt i64 %77, %p6, !dbg !228
	%83 = icmp uge i64 %p10, %78, !dbg !228
	%84 = or i1 %82, %83, !dbg !228
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !228, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !228
	%86 = bitcast i32* %81 to i8*, !dbg !228
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !228
	br label %b17, !dbg !228

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !229
	br i1 %87, label %b7, label %b12, !dbg !229

b7:
	%88 = sdiv i64 %12, 32, !dbg !230
	%89 = icmp eq i64 %88, %p2, !dbg !231
	br i1 %89, label %b8, label %b12, !dbg !231

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !234
	br i1 %90, label %b9, label %b10, !dbg !234

b9:
	%91 = sub i64 %p7, 1, !dbg !235
	%92 = sub i64 %p8, 1, !dbg !235
	%93 = sub i64 %p9, 1, !dbg !235
	%94 = icmp slt i64 %p9, 0, !dbg !235
	%95 = icmp slt i64 %91, 0, !dbg !235
	%96 = icmp slt i64 %92, 0, !dbg !235
	%97 = or i1 %94, %95, !dbg !235
	%98 = or i1 %97, %96, !dbg !235
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !235, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !235
	%100 = mul i64 %93, %p7, !dbg !235
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !235
	%102 = add i64 %100, 1, !dbg !235
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !235
	%104 = icmp eq i64 %99, 0, !dbg !235
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !235
	%106 = icmp eq i64 %p9, 0, !dbg !235
	%107 = select i1 %106, i64 0, i64 %105, !dbg !235
	%108 = icmp ugt i64 %107, %p4, !dbg !235
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !235, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !235
	%110 = mul i64 %93, %p8, !dbg !235
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !235
	%112 = add i64 %110, 1, !dbg !235
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !235
	%114 = icmp eq i64 %109, 0, !dbg !235
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !235
	%116 = select i1 %106, i64 0, i64 %115, !dbg !235
	%117 = sext i32 %2 to i64, !dbg !235
	%118 = trunc i64 %p10 to i32, !dbg !235
	%119 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !235
	%120 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !235
	%121 = icmp ugt i64 %116, %p6, !dbg !235
	%122 = icmp uge i64 %p10, %117, !dbg !235
	%123 = or i1 %121, %122, !dbg !235
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !235, !prof !21

b9_ok5:
	%124 = bitcast i32* %119 to i8*, !dbg !235
	%125 = bitcast i32* %120 to i8*, !dbg !235
	call void @gpuc_i_put_warp_32(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !235
	br label %b17, !dbg !235

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !236
	br i1 %126, label %b11, label %b17, !dbg !236

b11:
	%127 = sub i64 %p7, 1, !dbg !237
	%128 = sub i64 %p8, 1, !dbg !237
	%129 = sub i64 %p9, 1, !dbg !237
	%130 = icmp slt i64 %p9, 0, !dbg !237
	%131 = icmp slt i64 %127, 0, !dbg !237
	%132 = icmp slt i64 %128, 0, !dbg !237
	%133 = or i1 %130, %131, !dbg !237
	%134 = or i1 %133, %132, !dbg !237
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !237, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !237
	%136 = mul i64 %129, %p7, !dbg !237
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !237
	%138 = add i64 %136, 1, !dbg !237
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !237
	%140 = icmp eq i64 %135, 0, !dbg !237
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !237
	%142 = icmp eq i64 %p9, 0, !dbg !237
	%143 = select i1 %142, i64 0, i64 %141, !dbg !237
	%144 = icmp ugt i64 %143, %p4, !dbg !237
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !237, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !237
	%146 = mul i64 %129, %p8, !dbg !237
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !237
	%148 = add i64 %146, 1, !dbg !237
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !237
	%150 = icmp eq i64 %145, 0, !dbg !237
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !237
	%152 = select i1 %142, i64 0, i64 %151, !dbg !237
	%153 = sext i32 %2 to i64, !dbg !237
	%154 = trunc i64 %p10 to i32, !dbg !237
	%155 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !237
	%156 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !237
	%157 = icmp ugt i64 %152, %p6, !dbg !237
	%158 = icmp uge i64 %p10, %153, !dbg !237
	%159 = or i1 %157, %158, !dbg !237
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !237, !prof !21

b11_ok5:
	%160 = bitcast i32* %155 to i8*, !dbg !237
	%161 = bitcast i32* %156 to i8*, !dbg !237
	call void @gpuc_i_get_warp_32(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !237
	br label %b17, !dbg !237

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !238
	br i1 %162, label %b13, label %b17, !dbg !238

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !241
	br i1 %163, label %b14, label %b15, !dbg !241

b14:
	%164 = sub i64 %p7, 1, !dbg !242
	%165 = sub i64 %p8, 1, !dbg !242
	%166 = sub i64 %p9, 1, !dbg !242
	%167 = icmp slt i64 %p9, 0, !dbg !242
	%168 = icmp slt i64 %164, 0, !dbg !242
	%169 = icmp slt i64 %165, 0, !dbg !242
	%170 = or i1 %167, %168, !dbg !242
	%171 = or i1 %170, %169, !dbg !242
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !242, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !242
	%173 = mul i64 %166, %p7, !dbg !242
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !242
	%175 = add i64 %173, 1, !dbg !242
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !242
	%177 = icmp eq i64 %172, 0, !dbg !242
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !242
	%179 = icmp eq i64 %p9, 0, !dbg !242
	%180 = select i1 %179, i64 0, i64 %178, !dbg !242
	%181 = icmp ugt i64 %180, %p4, !dbg !242
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !242, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !242
	%183 = mul i64 %166, %p8, !dbg !242
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !242
	%185 = add i64 %183, 1, !dbg !242
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !242
	%187 = icmp eq i64 %182, 0, !dbg !242
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !242
	%189 = select i1 %179, i64 0, i64 %188, !dbg !242
	%190 = sext i32 %2 to i64, !dbg !242
	%191 = trunc i64 %p10 to i32, !dbg !242
	%192 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !242
	%193 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !242
	%194 = icmp ugt i64 %189, %p6, !dbg !242
	%195 = icmp uge i64 %p10, %190, !dbg !242
	%196 = or i1 %194, %195, !dbg !242
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !242, !prof !21

b14_ok5:
	%197 = bitcast i32* %192 to i8*, !dbg !242
	%198 = bitcast i32* %193 to i8*, !dbg !242
	call void @gpuc_i_put_block_32(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !242
	br label %b17, !dbg !242

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !243
	br i1 %199, label %b16, label %b17, !dbg !243

b16:
	%200 = sub i64 %p7, 1, !dbg !244
	%201 = sub i64 %p8, 1, !dbg !244
	%202 = sub i64 %p9, 1, !dbg !244
	%203 = icmp slt i64 %p9, 0, !dbg !244
	%204 = icmp slt i64 %200, 0, !dbg !244
	%205 = icmp slt i64 %201, 0, !dbg !244
	%206 = or i1 %203, %204, !dbg !244
	%207 = or i1 %206, %205, !dbg !244
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !244, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !244
	%209 = mul i64 %202, %p7, !dbg !244
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !244
	%211 = add i64 %209, 1, !dbg !244
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !244
	%213 = icmp eq i64 %208, 0, !dbg !244
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !244
	%215 = icmp eq i64 %p9, 0, !dbg !244
	%216 = select i1 %215, i64 0, i64 %214, !dbg !244
	%217 = icmp ugt i64 %216, %p4, !dbg !244
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !244, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !244
	%219 = mul i64 %202, %p8, !dbg !244
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !244
	%221 = add i64 %219, 1, !dbg !244
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !244
	%223 = icmp eq i64 %218, 0, !dbg !244
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !244
	%225 = select i1 %215, i64 0, i64 %224, !dbg !244
	%226 = sext i32 %2 to i64, !dbg !244
	%227 = trunc i64 %p10 to i32, !dbg !244
	%228 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !244
	%229 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !244
	%230 = icmp ugt i64 %225, %p6, !dbg !244
	%231 = icmp uge i64 %p10, %226, !dbg !244
	%232 = or i1 %230, %231, !dbg !244
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !244, !prof !21

b16_ok5:
	%233 = bitcast i32* %228 to i8*, !dbg !244
	%234 = bitcast i32* %229 to i8*, !dbg !244
	call void @gpuc_i_get_block_32(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !244
	br label %b17, !dbg !244

b17:
	ret void, !dbg !220

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !222
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !222

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !222
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !222

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !222
	ret void, !dbg !222

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !222
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !222

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !222
	ret void, !dbg !222

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !222
	ret void, !dbg !222

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !228
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !228

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !228
	ret void, !dbg !228

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !228
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !228

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !228
	ret void, !dbg !228

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !228
	ret void, !dbg !228

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !228
	ret void, !dbg !228

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !228
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !228

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !228
	ret void, !dbg !228

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !228
	ret void, !dbg !228

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !235
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !235

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !235
	ret void, !dbg !235

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !235
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !235

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !235
	ret void, !dbg !235

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !235
	ret void, !dbg !235

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !235
	ret void, !dbg !235

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !235
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !235

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !235
	ret void, !dbg !235

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !235
	ret void, !dbg !235

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !237
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !237

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !237
	ret void, !dbg !237

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !237
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !237

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !237
	ret void, !dbg !237

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !237
	ret void, !dbg !237

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !237
	ret void, !dbg !237

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !237
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !237

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !237
	ret void, !dbg !237

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !237
	ret void, !dbg !237

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !242
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !242

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !242
	ret void, !dbg !242

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !242
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !242

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !242
	ret void, !dbg !242

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !242
	ret void, !dbg !242

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !242
	ret void, !dbg !242

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !242
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !242

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !242
	ret void, !dbg !242

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !242
	ret void, !dbg !242

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !244
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !244

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !244
	ret void, !dbg !244

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !244
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !244

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !244
	ret void, !dbg !244

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !244
	ret void, !dbg !244

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !244
	ret void, !dbg !244

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !244
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !244

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !244
	ret void, !dbg !244

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !244
	ret void, !dbg !244
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !245 {
entry:
	br label %b0, !dbg !246

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !246
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !246
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !251
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !252, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !252, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !252, !range !17
	%8 = mul i32 %7, %5, !dbg !252
	%9 = add i32 %4, %8, !dbg !252
	%10 = mul i32 %6, %9, !dbg !252
	%11 = add i32 %3, %10, !dbg !252
	%12 = sext i32 %11 to i64, !dbg !252
	%13 = icmp eq i64 %p1, 0, !dbg !253
	br i1 %13, label %b1, label %b6, !dbg !253

b1:
	%14 = icmp eq i64 %12, 0, !dbg !254
	br i1 %14, label %b2, label %b6, !dbg !254

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !255
	br i1 %15, label %b3, label %b4, !dbg !255

b3:
	%16 = sub i64 %p7, 1, !dbg !251
	%17 = sub i64 %p8, 1, !dbg !251
	%18 = sub i64 %p9, 1, !dbg !251
	%19 = icmp slt i64 %p9, 0, !dbg !251
	%20 = icmp slt i64 %16, 0, !dbg !251
	%21 = icmp slt i64 %17, 0, !dbg !251
	%22 = or i1 %19, %20, !dbg !251
	%23 = or i1 %22, %21, !dbg !251
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !251, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !251
	%25 = mul i64 %18, %p7, !dbg !251
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !251
	%27 = add i64 %25, 1, !dbg !251
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !251
	%29 = icmp eq i64 %24, 0, !dbg !251
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !251
	%31 = icmp eq i64 %p9, 0, !dbg !251
	%32 = select i1 %31, i64 0, i64 %30, !dbg !251
	%33 = icmp ugt i64 %32, %p4, !dbg !251
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !251, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !251
	%35 = mul i64 %18, %p8, !dbg !251
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !251
	%37 = add i64 %35, 1, !dbg !251
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !251
	%39 = icmp eq i64 %34, 0, !dbg !251
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !251
	%41 = select i1 %31, i64 0, i64 %40, !dbg !251
	%42 = sext i32 %2 to i64, !dbg !251
	%43 = trunc i64 %p10 to i32, !dbg !251
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !251
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !251
	%46 = icmp ugt i64 %41, %p6, !dbg !251
	%47 = icmp uge i64 %p10, %42, !dbg !251
	%48 = or i1 %46, %47, !dbg !251
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !251, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !251
	%50 = bitcast i64* %45 to i8*, !dbg !251
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !251
	br label %b17, !dbg !251

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !256
	br i1 %51, label %b5, label %b17, !dbg !256

b5:
	%52 = sub i64 %p7, 1, !dbg !257
	%53 = sub i64 %p8, 1, !dbg !257
	%54 = sub i64 %p9, 1, !dbg !257
	%55 = icmp slt i64 %p9, 0, !dbg !257
	%56 = icmp slt i64 %52, 0, !dbg !257
	%57 = icmp slt i64 %53, 0, !dbg !257
	%58 = or i1 %55, %56, !dbg !257
	%59 = or i1 %58, %57, !dbg !257
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !257, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !257
	%61 = mul i64 %54, %p7, !dbg !257
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !257
	%63 = add i64 %61, 1, !dbg !257
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !257
	%65 = icmp eq i64 %60, 0, !dbg !257
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !257
	%67 = icmp eq i64 %p9, 0, !dbg !257
	%68 = select i1 %67, i64 0, i64 %66, !dbg !257
	%69 = icmp ugt i64 %68, %p4, !dbg !257
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !257, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !257
	%71 = mul i64 %54, %p8, !dbg !257
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !257
	%73 = add i64 %71, 1, !dbg !257
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !257
	%75 = icmp eq i64 %70, 0, !dbg !257
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !257
	%77 = select i1 %67, i64 0, i64 %76, !dbg !257
	%78 = sext i32 %2 to i64, !dbg !257
	%79 = trunc i64 %p10 to i32, !dbg !257
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !257
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !257
	%82 = icmp ugt i64 %77, %p6, !dbg !257
	%83 = icmp uge i64 %p10, %78, !dbg !257
	%84 = or i1 %82, %83, !dbg !257
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !257, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !257
	%86 = bitcast i64* %81 to i8*, !dbg !257
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !257
	br label %b17, !dbg !257

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !258
	br i1 %87, label %b7, label %b12, !dbg !258

b7:
	%88 = sdiv i64 %12, 32, !dbg !259
	%89 = icmp eq i64 %88, %p2, !dbg !260
	br i1 %89, label %b8, label %b12, !dbg !260

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !263
	br i1 %90, label %b9, label %b10, !dbg !263

b9:
	%91 = sub i64 %p7, 1, !dbg !264
	%92 = sub i64 %p8, 1, !dbg !264
	%93 = sub i64 %p9, 1, !dbg !264
	%94 = icmp slt i64 %p9, 0, !dbg !264
	%95 = icmp slt i64 %91, 0, !dbg !264
	%96 = icmp slt i64 %92, 0, !dbg !264
	%97 = or i1 %94, %95, !dbg !264
	%98 = or i1 %97, %96, !dbg !264
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !264, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !264
	%100 = mul i64 %93, %p7, !dbg !264
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !264
	%102 = add i64 %100, 1, !dbg !264
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !264
	%104 = icmp eq i64 %99, 0, !dbg !264
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !264
	%106 = icmp eq i64 %p9, 0, !dbg !264
	%107 = select i1 %106, i64 0, i64 %105, !dbg !264
	%108 = icmp ugt i64 %107, %p4, !dbg !264
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !264, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !264
	%110 = mul i64 %93, %p8, !dbg !264
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !264
	%112 = add i64 %110, 1, !dbg !264
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !264
	%114 = icmp eq i64 %109, 0, !dbg !264
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !264
	%116 = select i1 %106, i64 0, i64 %115, !dbg !264
	%117 = sext i32 %2 to i64, !dbg !264
	%118 = trunc i64 %p10 to i32, !dbg !264
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !264
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !264
	%121 = icmp ugt i64 %116, %p6, !dbg !264
	%122 = icmp uge i64 %p10, %117, !dbg !264
	%123 = or i1 %121, %122, !dbg !264
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !264, !prof !21

b9_ok5:
	%124 = bitcast i64* %119 to i8*, !dbg !264
	%125 = bitcast i64* %120 to i8*, !dbg !264
	call void @gpuc_i_put_warp_64(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !264
	br label %b17, !dbg !264

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !265
	br i1 %126, label %b11, label %b17, !dbg !265

b11:
	%127 = sub i64 %p7, 1, !dbg !266
	%128 = sub i64 %p8, 1, !dbg !266
	%129 = sub i64 %p9, 1, !dbg !266
	%130 = icmp slt i64 %p9, 0, !dbg !266
	%131 = icmp slt i64 %127, 0, !dbg !266
	%132 = icmp slt i64 %128, 0, !dbg !266
	%133 = or i1 %130, %131, !dbg !266
	%134 = or i1 %133, %132, !dbg !266
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !266, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !266
	%136 = mul i64 %129, %p7, !dbg !266
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !266
	%138 = add i64 %136, 1, !dbg !266
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !266
	%140 = icmp eq i64 %135, 0, !dbg !266
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !266
	%142 = icmp eq i64 %p9, 0, !dbg !266
	%143 = select i1 %142, i64 0, i64 %141, !dbg !266
	%144 = icmp ugt i64 %143, %p4, !dbg !266
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !266, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !266
	%146 = mul i64 %129, %p8, !dbg !266
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !266
	%148 = add i64 %146, 1, !dbg !266
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !266
	%150 = icmp eq i64 %145, 0, !dbg !266
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !266
	%152 = select i1 %142, i64 0, i64 %151, !dbg !266
	%153 = sext i32 %2 to i64, !dbg !266
	%154 = trunc i64 %p10 to i32, !dbg !266
	%155 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !266
	%156 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !266
	%157 = icmp ugt i64 %152, %p6, !dbg !266
	%158 = icmp uge i64 %p10, %153, !dbg !266
	%159 = or i1 %157, %158, !dbg !266
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !266, !prof !21

b11_ok5:
	%160 = bitcast i64* %155 to i8*, !dbg !266
	%161 = bitcast i64* %156 to i8*, !dbg !266
	call void @gpuc_i_get_warp_64(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !266
	br label %b17, !dbg !266

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !267
	br i1 %162, label %b13, label %b17, !dbg !267

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !270
	br i1 %163, label %b14, label %b15, !dbg !270

b14:
	%164 = sub i64 %p7, 1, !dbg !271
	%165 = sub i64 %p8, 1, !dbg !271
	%166 = sub i64 %p9, 1, !dbg !271
	%167 = icmp slt i64 %p9, 0, !dbg !271
	%168 = icmp slt i64 %164, 0, !dbg !271
	%169 = icmp slt i64 %165, 0, !dbg !271
	%170 = or i1 %167, %168, !dbg !271
	%171 = or i1 %170, %169, !dbg !271
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !271, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !271
	%173 = mul i64 %166, %p7, !dbg !271
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !271
	%175 = add i64 %173, 1, !dbg !271
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !271
	%177 = icmp eq i64 %172, 0, !dbg !271
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !271
	%179 = icmp eq i64 %p9, 0, !dbg !271
	%180 = select i1 %179, i64 0, i64 %178, !dbg !271
	%181 = icmp ugt i64 %180, %p4, !dbg !271
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !271, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !271
	%183 = mul i64 %166, %p8, !dbg !271
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !271
	%185 = add i64 %183, 1, !dbg !271
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !271
	%187 = icmp eq i64 %182, 0, !dbg !271
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !271
	%189 = select i1 %179, i64 0, i64 %188, !dbg !271
	%190 = sext i32 %2 to i64, !dbg !271
	%191 = trunc i64 %p10 to i32, !dbg !271
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !271
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !271
	%194 = icmp ugt i64 %189, %p6, !dbg !271
	%195 = icmp uge i64 %p10, %190, !dbg !271
	%196 = or i1 %194, %195, !dbg !271
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !271, !prof !21

b14_ok5:
	%197 = bitcast i64* %192 to i8*, !dbg !271
	%198 = bitcast i64* %193 to i8*, !dbg !271
	call void @gpuc_i_put_block_64(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !271
	br label %b17, !dbg !271

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !272
	br i1 %199, label %b16, label %b17, !dbg !272

b16:
	%200 = sub i64 %p7, 1, !dbg !273
	%201 = sub i64 %p8, 1, !dbg !273
	%202 = sub i64 %p9, 1, !dbg !273
	%203 = icmp slt i64 %p9, 0, !dbg !273
	%204 = icmp slt i64 %200, 0, !dbg !273
	%205 = icmp slt i64 %201, 0, !dbg !273
	%206 = or i1 %203, %204, !dbg !273
	%207 = or i1 %206, %205, !dbg !273
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !273, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !273
	%209 = mul i64 %202, %p7, !dbg !273
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !273
	%211 = add i64 %209, 1, !dbg !273
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !273
	%213 = icmp eq i64 %208, 0, !dbg !273
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !273
	%215 = icmp eq i64 %p9, 0, !dbg !273
	%216 = select i1 %215, i64 0, i64 %214, !dbg !273
	%217 = icmp ugt i64 %216, %p4, !dbg !273
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !273, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !273
	%219 = mul i64 %202, %p8, !dbg !273
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !273
	%221 = add i64 %219, 1, !dbg !273
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !273
	%223 = icmp eq i64 %218, 0, !dbg !273
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !273
	%225 = select i1 %215, i64 0, i64 %224, !dbg !273
	%226 = sext i32 %2 to i64, !dbg !273
	%227 = trunc i64 %p10 to i32, !dbg !273
	%228 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !273
	%229 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !273
	%230 = icmp ugt i64 %225, %p6, !dbg !273
	%231 = icmp uge i64 %p10, %226, !dbg !273
	%232 = or i1 %230, %231, !dbg !273
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !273, !prof !21

b16_ok5:
	%233 = bitcast i64* %228 to i8*, !dbg !273
	%234 = bitcast i64* %229 to i8*, !dbg !273
	call void @gpuc_i_get_block_64(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !273
	br label %b17, !dbg !273

b17:
	ret void, !dbg !249

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !251
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !251

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !251
	ret void, !dbg !251

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !251
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !251

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !251
	ret void, !dbg !251

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !251
	ret void, !dbg !251

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !251
	ret void, !dbg !251

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !251
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !251

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !251
	ret void, !dbg !251

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !251
	ret void, !dbg !251

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !257
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !257

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !257
	ret void, !dbg !257

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !257
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !257

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !257
	ret void, !dbg !257

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !257
	ret void, !dbg !257

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !257
	ret void, !dbg !257

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !257
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !257

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !257
	ret void, !dbg !257

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !257
	ret void, !dbg !257

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !264
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !264

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !264
	ret void, !dbg !264

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !264
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !264

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !264
	ret void, !dbg !264

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !264
	ret void, !dbg !264

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !264
	ret void, !dbg !264

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !264
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !264

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !264
	ret void, !dbg !264

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !264
	ret void, !dbg !264

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !266
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !266

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !266
	ret void, !dbg !266

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !266
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !266

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !266
	ret void, !dbg !266

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !266
	ret void, !dbg !266

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !266
	ret void, !dbg !266

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !266
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !266

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !266
	ret void, !dbg !266

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !266
	ret void, !dbg !266

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !271
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !271

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !271
	ret void, !dbg !271

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !271
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !271

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !271
	ret void, !dbg !271

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !271
	ret void, !dbg !271

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !271
	ret void, !dbg !271

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !271
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !271

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !271
	ret void, !dbg !271

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !271
	ret void, !dbg !271

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !273
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !273

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !273
	ret void, !dbg !273

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !273
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !273

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !273
	ret void, !dbg !273

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !273
	ret void, !dbg !273

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !273
	ret void, !dbg !273

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !273
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !273

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !273
	ret void, !dbg !273

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !273
	ret void, !dbg !273
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !275
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !275
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !280
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !281, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !281, !range !17
	%8 = mul i32 %7, %5, !dbg !281
	%9 = add i32 %4, %8, !dbg !281
	%10 = mul i32 %6, %9, !dbg !281
	%11 = add i32 %3, %10, !dbg !281
	%12 = sext i32 %11 to i64, !dbg !281
	%13 = icmp eq i64 %p1, 0, !dbg !282
	br i1 %13, label %b1, label %b6, !dbg !282

b1:
	%14 = icmp eq i64 %12, 0, !dbg !283
	br i1 %14, label %b2, label %b6, !dbg !283

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !284
	br i1 %15, label %b3, label %b4, !dbg !284

b3:
	%16 = sub i64 %p7, 1, !dbg !280
	%17 = sub i64 %p8, 1, !dbg !280
	%18 = sub i64 %p9, 1, !dbg !280
	%19 = icmp slt i64 %p9, 0, !dbg !280
	%20 = icmp slt i64 %16, 0, !dbg !280
	%21 = icmp slt i64 %17, 0, !dbg !280
	%22 = or i1 %19, %20, !dbg !280
	%23 = or i1 %22, %21, !dbg !280
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !280, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !280
	%25 = mul i64 %18, %p7, !dbg !280
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !280
	%27 = add i64 %25, 1, !dbg !280
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !280
	%29 = icmp eq i64 %24, 0, !dbg !280
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !280
	%31 = icmp eq i64 %p9, 0, !dbg !280
	%32 = select i1 %31, i64 0, i64 %30, !dbg !280
	%33 = icmp ugt i64 %32, %p4, !dbg !280
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !280, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !280
	%35 = mul i64 %18, %p8, !dbg !280
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !280
	%37 = add i64 %35, 1, !dbg !280
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !280
	%39 = icmp eq i64 %34, 0, !dbg !280
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !280
	%41 = select i1 %31, i64 0, i64 %40, !dbg !280
	%42 = sext i32 %2 to i64, !dbg !280
	%43 = trunc i64 %p10 to i32, !dbg !280
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !280
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !280
	%46 = icmp ugt i64 %41, %p6, !dbg !280
	%47 = icmp uge i64 %p10, %42, !dbg !280
	%48 = or i1 %46, %47, !dbg !280
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !280, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !280
	%50 = bitcast i64* %45 to i8*, !dbg !280
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !280
	br label %b17, !dbg !280

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !285
	br i1 %51, label %b5, label %b17, !dbg !285

b5:
	%52 = sub i64 %p7, 1, !dbg !286
	%53 = sub i64 %p8, 1, !dbg !286
	%54 = sub i64 %p9, 1, !dbg !286
	%55 = icmp slt i64 %p9, 0, !dbg !286
	%56 = icmp slt i64 %52, 0, !dbg !286
	%57 = icmp slt i64 %53, 0, !dbg !286
	%58 = or i1 %55, %56, !dbg !286
	%59 = or i1 %58, %57, !dbg !286
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !286, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !286
	%61 = mul i64 %54, %p7, !dbg !286
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !286
	%63 = add i64 %61, 1, !dbg !286
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !286
	%65 = icmp eq i64 %60, 0, !dbg !286
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !286
	%67 = icmp eq i64 %p9, 0, !dbg !286
	%68 = select i1 %67, i64 0, i64 %66, !dbg !286
	%69 = icmp ugt i64 %68, %p4, !dbg !286
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !286, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !286
	%71 = mul i64 %54, %p8, !dbg !286
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !286
	%73 = add i64 %71, 1, !dbg !286
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !286
	%75 = icmp eq i64 %70, 0, !dbg !286
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !286
	%77 = select i1 %67, i64 0, i64 %76, !dbg !286
	%78 = sext i32 %2 to i64, !dbg !286
	%79 = trunc i64 %p10 to i32, !dbg !286
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !286
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !286
	%82 = icmp ugt i64 %77, %p6, !dbg !286
	%83 = icmp uge i64 %p10, %78, !dbg !286
	%84 = or i1 %82, %83, !dbg !286
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !286, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !286
	%86 = bitcast i64* %81 to i8*, !dbg !286
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !286
	br label %b17, !dbg !286

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !287
	br i1 %87, label %b7, label %b12, !dbg !287

b7:
	%88 = sdiv i64 %12, 32, !dbg !288
	%89 = icmp eq i64 %88, %p2, !dbg !289
	br i1 %89, label %b8, label %b12, !dbg !289

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !292
	br i1 %90, label %b9, label %b10, !dbg !292

b9:
	%91 = sub i64 %p7, 1, !dbg !293
	%92 = sub i64 %p8, 1, !dbg !293
	%93 = sub i64 %p9, 1, !dbg !293
	%94 = icmp slt i64 %p9, 0, !dbg !293
	%95 = icmp slt i64 %91, 0, !dbg !293
	%96 = icmp slt i64 %92, 0, !dbg !293
	%97 = or i1 %94, %95, !dbg !293
	%98 = or i1 %97, %96, !dbg !293
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !293, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !293
	%100 = mul i64 %93, %p7, !dbg !293
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !293
	%102 = add i64 %100, 1, !dbg !293
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !293
	%104 = icmp eq i64 %99, 0, !dbg !293
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !293
	%106 = icmp eq i64 %p9, 0, !dbg !293
	%107 = select i1 %106, i64 0, i64 %105, !dbg !293
	%108 = icmp ugt i64 %107, %p4, !dbg !293
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !293, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !293
	%110 = mul i64 %93, %p8, !dbg !293
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !293
	%112 = add i64 %110, 1, !dbg !293
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !293
	%114 = icmp eq i64 %109, 0, !dbg !293
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !293
	%116 = select i1 %106, i64 0, i64 %115, !dbg !293
	%117 = sext i32 %2 to i64, !dbg !293
	%118 = trunc i64 %p10 to i32, !dbg !293
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !293
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !293
	%121 = icmp ugt i64 %116, %p6, !dbg !293
	%122 = icmp uge i64 %p10, %117, !dbg !293
	%123 = or i1 %121, %122, !dbg !293
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !293, !prof !21

b9_ok5:
	%124 = bitcast i64* %119 to i8*, !dbg !293
	%125 = bitcast i64* %120 to i8*, !dbg !293
	call void @gpuc_i_put_warp_64(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !293
	br label %b17, !dbg !293

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !294
	br i1 %126, label %b11, label %b17, !dbg !294

b11:
	%127 = sub i64 %p7, 1, !dbg !295
	%128 = sub i64 %p8, 1, !dbg !295
	%129 = sub i64 %p9, 1, !dbg !295
	%130 = icmp slt i64 %p9, 0, !dbg !295
	%131 = icmp slt i64 %127, 0, !dbg !295
	%132 = icmp slt i64 %128, 0, !dbg !295
	%133 = or i1 %130, %131, !dbg !295
	%134 = or i1 %133, %132, !dbg !295
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !295, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !295
	%136 = mul i64 %129, %p7, !dbg !295
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !295
	%138 = add i64 %136, 1, !dbg !295
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !295
	%140 = icmp eq i64 %135, 0, !dbg !295
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !295
	%142 = icmp eq i64 %p9, 0, !dbg !295
	%143 = select i1 %142, i64 0, i64 %141, !dbg !295
	%144 = icmp ugt i64 %143, %p4, !dbg !295
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !295, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !295
	%146 = mul i64 %129, %p8, !dbg !295
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !295
	%148 = add i64 %146, 1, !dbg !295
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !295
	%150 = icmp eq i64 %145, 0, !dbg !295
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !295
	%152 = select i1 %142, i64 0, i64 %151, !dbg !295
	%153 = sext i32 %2 to i64, !dbg !295
	%154 = trunc i64 %p10 to i32, !dbg !295
	%155 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !295
	%156 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !295
	%157 = icmp ugt i64 %152, %p6, !dbg !295
	%158 = icmp uge i64 %p10, %153, !dbg !295
	%159 = or i1 %157, %158, !dbg !295
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !295, !prof !21

b11_ok5:
	%160 = bitcast i64* %155 to i8*, !dbg !295
	%161 = bitcast i64* %156 to i8*, !dbg !295
	call void @gpuc_i_get_warp_64(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !295
	br label %b17, !dbg !295

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !296
	br i1 %162, label %b13, label %b17, !dbg !296

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !299
	br i1 %163, label %b14, label %b15, !dbg !299

b14:
	%164 = sub i64 %p7, 1, !dbg !300
	%165 = sub i64 %p8, 1, !dbg !300
	%166 = sub i64 %p9, 1, !dbg !300
	%167 = icmp slt i64 %p9, 0, !dbg !300
	%168 = icmp slt i64 %164, 0, !dbg !300
	%169 = icmp slt i64 %165, 0, !dbg !300
	%170 = or i1 %167, %168, !dbg !300
	%171 = or i1 %170, %169, !dbg !300
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !300, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !300
	%173 = mul i64 %166, %p7, !dbg !300
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !300
	%175 = add i64 %173, 1, !dbg !300
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !300
	%177 = icmp eq i64 %172, 0, !dbg !300
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !300
	%179 = icmp eq i64 %p9, 0, !dbg !300
	%180 = select i1 %179, i64 0, i64 %178, !dbg !300
	%181 = icmp ugt i64 %180, %p4, !dbg !300
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !300, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !300
	%183 = mul i64 %166, %p8, !dbg !300
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !300
	%185 = add i64 %183, 1, !dbg !300
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !300
	%187 = icmp eq i64 %182, 0, !dbg !300
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !300
	%189 = select i1 %179, i64 0, i64 %188, !dbg !300
	%190 = sext i32 %2 to i64, !dbg !300
	%191 = trunc i64 %p10 to i32, !dbg !300
	%192 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !300
	%193 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !300
	%194 = icmp ugt i64 %189, %p6, !dbg !300
	%195 = icmp uge i64 %p10, %190, !dbg !300
	%196 = or i1 %194, %195, !dbg !300
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !300, !prof !21

b14_ok5:
	%197 = bitcast i64* %192 to i8*, !dbg !300
	%198 = bitcast i64* %193 to i8*, !dbg !300
	call void @gpuc_i_put_block_64(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !300
	br label %b17, !dbg !300

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !301
	br i1 %199, label %b16, label %b17, !dbg !301

b16:
	%200 = sub i64 %p7, 1, !dbg !302
	%201 = sub i64 %p8, 1, !dbg !302
	%202 = sub i64 %p9, 1, !dbg !302
	%203 = icmp slt i64 %p9, 0, !dbg !302
	%204 = icmp slt i64 %200, 0, !dbg !302
	%205 = icmp slt i64 %201, 0, !dbg !302
	%206 = or i1 %203, %204, !dbg !302
	%207 = or i1 %206, %205, !dbg !302
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !302, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !302
	%209 = mul i64 %202, %p7, !dbg !302
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !302
	%211 = add i64 %209, 1, !dbg !302
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !302
	%213 = icmp eq i64 %208, 0, !dbg !302
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !302
	%215 = icmp eq i64 %p9, 0, !dbg !302
	%216 = select i1 %215, i64 0, i64 %214, !dbg !302
	%217 = icmp ugt i64 %216, %p4, !dbg !302
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !302, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !302
	%219 = mul i64 %202, %p8, !dbg !302
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !302
	%221 = add i64 %219, 1, !dbg !302
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !302
	%223 = icmp eq i64 %218, 0, !dbg !302
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !302
	%225 = select i1 %215, i64 0, i64 %224, !dbg !302
	%226 = sext i32 %2 to i64, !dbg !302
	%227 = trunc i64 %p10 to i32, !dbg !302
	%228 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !302
	%229 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !302
	%230 = icmp ugt i64 %225, %p6, !dbg !302
	%231 = icmp uge i64 %p10, %226, !dbg !302
	%232 = or i1 %230, %231, !dbg !302
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !302, !prof !21

b16_ok5:
	%233 = bitcast i64* %228 to i8*, !dbg !302
	%234 = bitcast i64* %229 to i8*, !dbg !302
	call void @gpuc_i_get_block_64(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !302
	br label %b17, !dbg !302

b17:
	ret void, !dbg !278

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !280
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !280

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !280
	ret void, !dbg !280

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !280
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !280

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !280
	ret void, !dbg !280

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !280
	ret void, !dbg !280

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !280
	ret void, !dbg !280

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !280
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !280

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !280
	ret void, !dbg !280

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !280
	ret void, !dbg !280

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !286
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !286

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !286
	ret void, !dbg !286

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !286
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !286

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !286
	ret void, !dbg !286

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !286
	ret void, !dbg !286

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !286
	ret void, !dbg !286

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !286
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !286

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !286
	ret void, !dbg !286

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !286
	ret void, !dbg !286

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !293
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !293

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !293
	ret void, !dbg !293

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !293
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !293

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !293
	ret void, !dbg !293

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !293
	ret void, !dbg !293

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !293
	ret void, !dbg !293

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !293
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !293

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !293
	ret void, !dbg !293

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !293
	ret void, !dbg !293

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !295
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !295

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !295
	ret void, !dbg !295

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !295
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !295

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !295
	ret void, !dbg !295

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !295
	ret void, !dbg !295

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !295
	ret void, !dbg !295

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !295
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !295

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !295
	ret void, !dbg !295

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !295
	ret void, !dbg !295

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !300
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !300

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !300
	ret void, !dbg !300

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !300
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !300

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !300
	ret void, !dbg !300

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !300
	ret void, !dbg !300

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !300
	ret void, !dbg !300

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !300
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !300

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !300
	ret void, !dbg !300

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !300
	ret void, !dbg !300

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !302
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !302

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !302
	ret void, !dbg !302

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !302
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !302

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !302
	ret void, !dbg !302

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !302
	ret void, !dbg !302

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !302
	ret void, !dbg !302

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !302
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !302

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !302
	ret void, !dbg !302

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !302
	ret void, !dbg !302
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !303 {
entry:
	br label %b0, !dbg !304

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !304
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !304
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !309
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !310, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !310, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !310, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !310, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !310, !range !17
	%8 = mul i32 %7, %5, !dbg !310
	%9 = add i32 %4, %8, !dbg !310
	%10 = mul i32 %6, %9, !dbg !310
	%11 = add i32 %3, %10, !dbg !310
	%12 = sext i32 %11 to i64, !dbg !310
	%13 = icmp eq i64 %p1, 0, !dbg !311
	br i1 %13, label %b1, label %b6, !dbg !311

b1:
	%14 = icmp eq i64 %12, 0, !dbg !312
	br i1 %14, label %b2, label %b6, !dbg !312

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !313
	br i1 %15, label %b3, label %b4, !dbg !313

b3:
	%16 = sub i64 %p7, 1, !dbg !309
	%17 = sub i64 %p8, 1, !dbg !309
	%18 = sub i64 %p9, 1, !dbg !309
	%19 = icmp slt i64 %p9, 0, !dbg !309
	%20 = icmp slt i64 %16, 0, !dbg !309
	%21 = icmp slt i64 %17, 0, !dbg !309
	%22 = or i1 %19, %20, !dbg !309
	%23 = or i1 %22, %21, !dbg !309
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !309, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !309
	%25 = mul i64 %18, %p7, !dbg !309
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !309
	%27 = add i64 %25, 1, !dbg !309
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !309
	%29 = icmp eq i64 %24, 0, !dbg !309
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !309
	%31 = icmp eq i64 %p9, 0, !dbg !309
	%32 = select i1 %31, i64 0, i64 %30, !dbg !309
	%33 = icmp ugt i64 %32, %p4, !dbg !309
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !309, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !309
	%35 = mul i64 %18, %p8, !dbg !309
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !309
	%37 = add i64 %35, 1, !dbg !309
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !309
	%39 = icmp eq i64 %34, 0, !dbg !309
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !309
	%41 = select i1 %31, i64 0, i64 %40, !dbg !309
	%42 = sext i32 %2 to i64, !dbg !309
	%43 = trunc i64 %p10 to i32, !dbg !309
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !309
	%45 = addrspacecast float addrspace(1)* %1 to float*, !dbg !309
	%46 = icmp ugt i64 %41, %p6, !dbg !309
	%47 = icmp uge i64 %p10, %42, !dbg !309
	%48 = or i1 %46, %47, !dbg !309
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !309, !prof !21

b3_ok5:
	%49 = bitcast float* %44 to i8*, !dbg !309
	%50 = bitcast float* %45 to i8*, !dbg !309
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !309
	br label %b17, !dbg !309

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !314
	br i1 %51, label %b5, label %b17, !dbg !314

b5:
	%52 = sub i64 %p7, 1, !dbg !315
	%53 = sub i64 %p8, 1, !dbg !315
	%54 = sub i64 %p9, 1, !dbg !315
	%55 = icmp slt i64 %p9, 0, !dbg !315
	%56 = icmp slt i64 %52, 0, !dbg !315
	%57 = icmp slt i64 %53, 0, !dbg !315
	%58 = or i1 %55, %56, !dbg !315
	%59 = or i1 %58, %57, !dbg !315
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !315, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !315
	%61 = mul i64 %54, %p7, !dbg !315
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !315
	%63 = add i64 %61, 1, !dbg !315
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !315
	%65 = icmp eq i64 %60, 0, !dbg !315
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !315
	%67 = icmp eq i64 %p9, 0, !dbg !315
	%68 = select i1 %67, i64 0, i64 %66, !dbg !315
	%69 = icmp ugt i64 %68, %p4, !dbg !315
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !315, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !315
	%71 = mul i64 %54, %p8, !dbg !315
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !315
	%73 = add i64 %71, 1, !dbg !315
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !315
	%75 = icmp eq i64 %70, 0, !dbg !315
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !315
	%77 = select i1 %67, i64 0, i64 %76, !dbg !315
	%78 = sext i32 %2 to i64, !dbg !315
	%79 = trunc i64 %p10 to i32, !dbg !315
	%80 = addrspacecast float addrspace(1)* %0 to float*, !dbg !315
	%81 = addrspacecast float addrspace(1)* %1 to float*, !dbg !315
	%82 = icmp ugt i64 %77, %p6, !dbg !315
	%83 = icmp uge i64 %p10, %78, !dbg !315
	%84 = or i1 %82, %83, !dbg !315
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !315, !prof !21

b5_ok5:
	%85 = bitcast float* %80 to i8*, !dbg !315
	%86 = bitcast float* %81 to i8*, !dbg !315
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !315
	br label %b17, !dbg !315

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !316
	br i1 %87, label %b7, label %b12, !dbg !316

b7:
	%88 = sdiv i64 %12, 32, !dbg !317
	%89 = icmp eq i64 %88, %p2, !dbg !318
	br i1 %89, label %b8, label %b12, !dbg !318

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !321
	br i1 %90, label %b9, label %b10, !dbg !321

b9:
	%91 = sub i64 %p7, 1, !dbg !322
	%92 = sub i64 %p8, 1, !dbg !322
	%93 = sub i64 %p9, 1, !dbg !322
	%94 = icmp slt i64 %p9, 0, !dbg !322
	%95 = icmp slt i64 %91, 0, !dbg !322
	%96 = icmp slt i64 %92, 0, !dbg !322
	%97 = or i1 %94, %95, !dbg !322
	%98 = or i1 %97, %96, !dbg !322
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !322, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !322
	%100 = mul i64 %93, %p7, !dbg !322
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !322
	%102 = add i64 %100, 1, !dbg !322
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !322
	%104 = icmp eq i64 %99, 0, !dbg !322
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !322
	%106 = icmp eq i64 %p9, 0, !dbg !322
	%107 = select i1 %106, i64 0, i64 %105, !dbg !322
	%108 = icmp ugt i64 %107, %p4, !dbg !322
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !322, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !322
	%110 = mul i64 %93, %p8, !dbg !322
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !322
	%112 = add i64 %110, 1, !dbg !322
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !322
	%114 = icmp eq i64 %109, 0, !dbg !322
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !322
	%116 = select i1 %106, i64 0, i64 %115, !dbg !322
	%117 = sext i32 %2 to i64, !dbg !322
	%118 = trunc i64 %p10 to i32, !dbg !322
	%119 = addrspacecast float addrspace(1)* %0 to float*, !dbg !322
	%120 = addrspacecast float addrspace(1)* %1 to float*, !dbg !322
	%121 = icmp ugt i64 %116, %p6, !dbg !322
	%122 = icmp uge i64 %p10, %117, !dbg !322
	%123 = or i1 %121, %122, !dbg !322
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !322, !prof !21

b9_ok5:
	%124 = bitcast float* %119 to i8*, !dbg !322
	%125 = bitcast float* %120 to i8*, !dbg !322
	call void @gpuc_i_put_warp_32(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !322
	br label %b17, !dbg !322

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !323
	br i1 %126, label %b11, label %b17, !dbg !323

b11:
	%127 = sub i64 %p7, 1, !dbg !324
	%128 = sub i64 %p8, 1, !dbg !324
	%129 = sub i64 %p9, 1, !dbg !324
	%130 = icmp slt i64 %p9, 0, !dbg !324
	%131 = icmp slt i64 %127, 0, !dbg !324
	%132 = icmp slt i64 %128, 0, !dbg !324
	%133 = or i1 %130, %131, !dbg !324
	%134 = or i1 %133, %132, !dbg !324
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !324, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !324
	%136 = mul i64 %129, %p7, !dbg !324
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !324
	%138 = add i64 %136, 1, !dbg !324
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !324
	%140 = icmp eq i64 %135, 0, !dbg !324
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !324
	%142 = icmp eq i64 %p9, 0, !dbg !324
	%143 = select i1 %142, i64 0, i64 %141, !dbg !324
	%144 = icmp ugt i64 %143, %p4, !dbg !324
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !324, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !324
	%146 = mul i64 %129, %p8, !dbg !324
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !324
	%148 = add i64 %146, 1, !dbg !324
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !324
	%150 = icmp eq i64 %145, 0, !dbg !324
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !324
	%152 = select i1 %142, i64 0, i64 %151, !dbg !324
	%153 = sext i32 %2 to i64, !dbg !324
	%154 = trunc i64 %p10 to i32, !dbg !324
	%155 = addrspacecast float addrspace(1)* %0 to float*, !dbg !324
	%156 = addrspacecast float addrspace(1)* %1 to float*, !dbg !324
	%157 = icmp ugt i64 %152, %p6, !dbg !324
	%158 = icmp uge i64 %p10, %153, !dbg !324
	%159 = or i1 %157, %158, !dbg !324
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !324, !prof !21

b11_ok5:
	%160 = bitcast float* %155 to i8*, !dbg !324
	%161 = bitcast float* %156 to i8*, !dbg !324
	call void @gpuc_i_get_warp_32(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !324
	br label %b17, !dbg !324

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !325
	br i1 %162, label %b13, label %b17, !dbg !325

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !328
	br i1 %163, label %b14, label %b15, !dbg !328

b14:
	%164 = sub i64 %p7, 1, !dbg !329
	%165 = sub i64 %p8, 1, !dbg !329
	%166 = sub i64 %p9, 1, !dbg !329
	%167 = icmp slt i64 %p9, 0, !dbg !329
	%168 = icmp slt i64 %164, 0, !dbg !329
	%169 = icmp slt i64 %165, 0, !dbg !329
	%170 = or i1 %167, %168, !dbg !329
	%171 = or i1 %170, %169, !dbg !329
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !329, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !329
	%173 = mul i64 %166, %p7, !dbg !329
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !329
	%175 = add i64 %173, 1, !dbg !329
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !329
	%177 = icmp eq i64 %172, 0, !dbg !329
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !329
	%179 = icmp eq i64 %p9, 0, !dbg !329
	%180 = select i1 %179, i64 0, i64 %178, !dbg !329
	%181 = icmp ugt i64 %180, %p4, !dbg !329
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !329, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !329
	%183 = mul i64 %166, %p8, !dbg !329
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !329
	%185 = add i64 %183, 1, !dbg !329
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !329
	%187 = icmp eq i64 %182, 0, !dbg !329
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !329
	%189 = select i1 %179, i64 0, i64 %188, !dbg !329
	%190 = sext i32 %2 to i64, !dbg !329
	%191 = trunc i64 %p10 to i32, !dbg !329
	%192 = addrspacecast float addrspace(1)* %0 to float*, !dbg !329
	%193 = addrspacecast float addrspace(1)* %1 to float*, !dbg !329
	%194 = icmp ugt i64 %189, %p6, !dbg !329
	%195 = icmp uge i64 %p10, %190, !dbg !329
	%196 = or i1 %194, %195, !dbg !329
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !329, !prof !21

b14_ok5:
	%197 = bitcast float* %192 to i8*, !dbg !329
	%198 = bitcast float* %193 to i8*, !dbg !329
	call void @gpuc_i_put_block_32(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !329
	br label %b17, !dbg !329

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !330
	br i1 %199, label %b16, label %b17, !dbg !330

b16:
	%200 = sub i64 %p7, 1, !dbg !331
	%201 = sub i64 %p8, 1, !dbg !331
	%202 = sub i64 %p9, 1, !dbg !331
	%203 = icmp slt i64 %p9, 0, !dbg !331
	%204 = icmp slt i64 %200, 0, !dbg !331
	%205 = icmp slt i64 %201, 0, !dbg !331
	%206 = or i1 %203, %204, !dbg !331
	%207 = or i1 %206, %205, !dbg !331
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !331, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !331
	%209 = mul i64 %202, %p7, !dbg !331
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !331
	%211 = add i64 %209, 1, !dbg !331
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !331
	%213 = icmp eq i64 %208, 0, !dbg !331
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !331
	%215 = icmp eq i64 %p9, 0, !dbg !331
	%216 = select i1 %215, i64 0, i64 %214, !dbg !331
	%217 = icmp ugt i64 %216, %p4, !dbg !331
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !331, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !331
	%219 = mul i64 %202, %p8, !dbg !331
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !331
	%221 = add i64 %219, 1, !dbg !331
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !331
	%223 = icmp eq i64 %218, 0, !dbg !331
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !331
	%225 = select i1 %215, i64 0, i64 %224, !dbg !331
	%226 = sext i32 %2 to i64, !dbg !331
	%227 = trunc i64 %p10 to i32, !dbg !331
	%228 = addrspacecast float addrspace(1)* %0 to float*, !dbg !331
	%229 = addrspacecast float addrspace(1)* %1 to float*, !dbg !331
	%230 = icmp ugt i64 %225, %p6, !dbg !331
	%231 = icmp uge i64 %p10, %226, !dbg !331
	%232 = or i1 %230, %231, !dbg !331
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !331, !prof !21

b16_ok5:
	%233 = bitcast float* %228 to i8*, !dbg !331
	%234 = bitcast float* %229 to i8*, !dbg !331
	call void @gpuc_i_get_block_32(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !331
	br label %b17, !dbg !331

b17:
	ret void, !dbg !307

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !309
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !309

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !309
	ret void, !dbg !309

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !309
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !309

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !309
	ret void, !dbg !309

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !309
	ret void, !dbg !309

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !309
	ret void, !dbg !309

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !309
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !309

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !309
	ret void, !dbg !309

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !309
	ret void, !dbg !309

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !315
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !315

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !315
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !315

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !315
	ret void, !dbg !315

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !315
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !315

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !315
	ret void, !dbg !315

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !315
	ret void, !dbg !315

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !322
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !322

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !322
	ret void, !dbg !322

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !322
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !322

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !322
	ret void, !dbg !322

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !322
	ret void, !dbg !322

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !322
	ret void, !dbg !322

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !322
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !322

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !322
	ret void, !dbg !322

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !322
	ret void, !dbg !322

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !324
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !324

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !324
	ret void, !dbg !324

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !324
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !324

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !324
	ret void, !dbg !324

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !324
	ret void, !dbg !324

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !324
	ret void, !dbg !324

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !324
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !324

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !324
	ret void, !dbg !324

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !324
	ret void, !dbg !324

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !329
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !329

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !329
	ret void, !dbg !329

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !329
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !329

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !329
	ret void, !dbg !329

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !329
	ret void, !dbg !329

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !329
	ret void, !dbg !329

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !329
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !329

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !329
	ret void, !dbg !329

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !329
	ret void, !dbg !329

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !331
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !331

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !331
	ret void, !dbg !331

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !331
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !331

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !331
	ret void, !dbg !331

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !331
	ret void, !dbg !331

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !331
	ret void, !dbg !331

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !331
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !331

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !331
	ret void, !dbg !331

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !331
	ret void, !dbg !331
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !332 {
entry:
	br label %b0, !dbg !333

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !333
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !333
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !338
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !17
	%8 = mul i32 %7, %5, !dbg !339
	%9 = add i32 %4, %8, !dbg !339
	%10 = mul i32 %6, %9, !dbg !339
	%11 = add i32 %3, %10, !dbg !339
	%12 = sext i32 %11 to i64, !dbg !339
	%13 = icmp eq i64 %p1, 0, !dbg !340
	br i1 %13, label %b1, label %b6, !dbg !340

b1:
	%14 = icmp eq i64 %12, 0, !dbg !341
	br i1 %14, label %b2, label %b6, !dbg !341

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !342
	br i1 %15, label %b3, label %b4, !dbg !342

b3:
	%16 = sub i64 %p7, 1, !dbg !338
	%17 = sub i64 %p8, 1, !dbg !338
	%18 = sub i64 %p9, 1, !dbg !338
	%19 = icmp slt i64 %p9, 0, !dbg !338
	%20 = icmp slt i64 %16, 0, !dbg !338
	%21 = icmp slt i64 %17, 0, !dbg !338
	%22 = or i1 %19, %20, !dbg !338
	%23 = or i1 %22, %21, !dbg !338
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !338, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !338
	%25 = mul i64 %18, %p7, !dbg !338
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !338
	%27 = add i64 %25, 1, !dbg !338
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !338
	%29 = icmp eq i64 %24, 0, !dbg !338
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !338
	%31 = icmp eq i64 %p9, 0, !dbg !338
	%32 = select i1 %31, i64 0, i64 %30, !dbg !338
	%33 = icmp ugt i64 %32, %p4, !dbg !338
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !338, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !338
	%35 = mul i64 %18, %p8, !dbg !338
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !338
	%37 = add i64 %35, 1, !dbg !338
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !338
	%39 = icmp eq i64 %34, 0, !dbg !338
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !338
	%41 = select i1 %31, i64 0, i64 %40, !dbg !338
	%42 = sext i32 %2 to i64, !dbg !338
	%43 = trunc i64 %p10 to i32, !dbg !338
	%44 = addrspacecast double addrspace(1)* %0 to double*, !dbg !338
	%45 = addrspacecast double addrspace(1)* %1 to double*, !dbg !338
	%46 = icmp ugt i64 %41, %p6, !dbg !338
	%47 = icmp uge i64 %p10, %42, !dbg !338
	%48 = or i1 %46, %47, !dbg !338
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !338, !prof !21

b3_ok5:
	%49 = bitcast double* %44 to i8*, !dbg !338
	%50 = bitcast double* %45 to i8*, !dbg !338
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !338
	br label %b17, !dbg !338

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !343
	br i1 %51, label %b5, label %b17, !dbg !343

b5:
	%52 = sub i64 %p7, 1, !dbg !344
	%53 = sub i64 %p8, 1, !dbg !344
	%54 = sub i64 %p9, 1, !dbg !344
	%55 = icmp slt i64 %p9, 0, !dbg !344
	%56 = icmp slt i64 %52, 0, !dbg !344
	%57 = icmp slt i64 %53, 0, !dbg !344
	%58 = or i1 %55, %56, !dbg !344
	%59 = or i1 %58, %57, !dbg !344
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !344, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !344
	%61 = mul i64 %54, %p7, !dbg !344
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !344
	%63 = add i64 %61, 1, !dbg !344
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !344
	%65 = icmp eq i64 %60, 0, !dbg !344
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !344
	%67 = icmp eq i64 %p9, 0, !dbg !344
	%68 = select i1 %67, i64 0, i64 %66, !dbg !344
	%69 = icmp ugt i64 %68, %p4, !dbg !344
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !344, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !344
	%71 = mul i64 %54, %p8, !dbg !344
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !344
	%73 = add i64 %71, 1, !dbg !344
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !344
	%75 = icmp eq i64 %70, 0, !dbg !344
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !344
	%77 = select i1 %67, i64 0, i64 %76, !dbg !344
	%78 = sext i32 %2 to i64, !dbg !344
	%79 = trunc i64 %p10 to i32, !dbg !344
	%80 = addrspacecast double addrspace(1)* %0 to double*, !dbg !344
	%81 = addrspacecast double addrspace(1)* %1 to double*, !dbg !344
	%82 = icmp ugt i64 %77, %p6, !dbg !344
	%83 = icmp uge i64 %p10, %78, !dbg !344
	%84 = or i1 %82, %83, !dbg !344
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !344, !prof !21

b5_ok5:
	%85 = bitcast double* %80 to i8*, !dbg !344
	%86 = bitcast double* %81 to i8*, !dbg !344
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !344
	br label %b17, !dbg !344

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !345
	br i1 %87, label %b7, label %b12, !dbg !345

b7:
	%88 = sdiv i64 %12, 32, !dbg !346
	%89 = icmp eq i64 %88, %p2, !dbg !347
	br i1 %89, label %b8, label %b12, !dbg !347

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !350
	br i1 %90, label %b9, label %b10, !dbg !350

b9:
	%91 = sub i64 %p7, 1, !dbg !351
	%92 = sub i64 %p8, 1, !dbg !351
	%93 = sub i64 %p9, 1, !dbg !351
	%94 = icmp slt i64 %p9, 0, !dbg !351
	%95 = icmp slt i64 %91, 0, !dbg !351
	%96 = icmp slt i64 %92, 0, !dbg !351
	%97 = or i1 %94, %95, !dbg !351
	%98 = or i1 %97, %96, !dbg !351
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !351, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !351
	%100 = mul i64 %93, %p7, !dbg !351
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !351
	%102 = add i64 %100, 1, !dbg !351
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !351
	%104 = icmp eq i64 %99, 0, !dbg !351
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !351
	%106 = icmp eq i64 %p9, 0, !dbg !351
	%107 = select i1 %106, i64 0, i64 %105, !dbg !351
	%108 = icmp ugt i64 %107, %p4, !dbg !351
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !351, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !351
	%110 = mul i64 %93, %p8, !dbg !351
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !351
	%112 = add i64 %110, 1, !dbg !351
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !351
	%114 = icmp eq i64 %109, 0, !dbg !351
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !351
	%116 = select i1 %106, i64 0, i64 %115, !dbg !351
	%117 = sext i32 %2 to i64, !dbg !351
	%118 = trunc i64 %p10 to i32, !dbg !351
	%119 = addrspacecast double addrspace(1)* %0 to double*, !dbg !351
	%120 = addrspacecast double addrspace(1)* %1 to double*, !dbg !351
	%121 = icmp ugt i64 %116, %p6, !dbg !351
	%122 = icmp uge i64 %p10, %117, !dbg !351
	%123 = or i1 %121, %122, !dbg !351
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !351, !prof !21

b9_ok5:
	%124 = bitcast double* %119 to i8*, !dbg !351
	%125 = bitcast double* %120 to i8*, !dbg !351
	call void @gpuc_i_put_warp_64(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !351
	br label %b17, !dbg !351

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !352
	br i1 %126, label %b11, label %b17, !dbg !352

b11:
	%127 = sub i64 %p7, 1, !dbg !353
	%128 = sub i64 %p8, 1, !dbg !353
	%129 = sub i64 %p9, 1, !dbg !353
	%130 = icmp slt i64 %p9, 0, !dbg !353
	%131 = icmp slt i64 %127, 0, !dbg !353
	%132 = icmp slt i64 %128, 0, !dbg !353
	%133 = or i1 %130, %131, !dbg !353
	%134 = or i1 %133, %132, !dbg !353
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !353, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !353
	%136 = mul i64 %129, %p7, !dbg !353
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !353
	%138 = add i64 %136, 1, !dbg !353
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !353
	%140 = icmp eq i64 %135, 0, !dbg !353
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !353
	%142 = icmp eq i64 %p9, 0, !dbg !353
	%143 = select i1 %142, i64 0, i64 %141, !dbg !353
	%144 = icmp ugt i64 %143, %p4, !dbg !353
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !353, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !353
	%146 = mul i64 %129, %p8, !dbg !353
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !353
	%148 = add i64 %146, 1, !dbg !353
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !353
	%150 = icmp eq i64 %145, 0, !dbg !353
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !353
	%152 = select i1 %142, i64 0, i64 %151, !dbg !353
	%153 = sext i32 %2 to i64, !dbg !353
	%154 = trunc i64 %p10 to i32, !dbg !353
	%155 = addrspacecast double addrspace(1)* %0 to double*, !dbg !353
	%156 = addrspacecast double addrspace(1)* %1 to double*, !dbg !353
	%157 = icmp ugt i64 %152, %p6, !dbg !353
	%158 = icmp uge i64 %p10, %153, !dbg !353
	%159 = or i1 %157, %158, !dbg !353
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !353, !prof !21

b11_ok5:
	%160 = bitcast double* %155 to i8*, !dbg !353
	%161 = bitcast double* %156 to i8*, !dbg !353
	call void @gpuc_i_get_warp_64(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !353
	br label %b17, !dbg !353

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !354
	br i1 %162, label %b13, label %b17, !dbg !354

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !357
	br i1 %163, label %b14, label %b15, !dbg !357

b14:
	%164 = sub i64 %p7, 1, !dbg !358
	%165 = sub i64 %p8, 1, !dbg !358
	%166 = sub i64 %p9, 1, !dbg !358
	%167 = icmp slt i64 %p9, 0, !dbg !358
	%168 = icmp slt i64 %164, 0, !dbg !358
	%169 = icmp slt i64 %165, 0, !dbg !358
	%170 = or i1 %167, %168, !dbg !358
	%171 = or i1 %170, %169, !dbg !358
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !358, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !358
	%173 = mul i64 %166, %p7, !dbg !358
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !358
	%175 = add i64 %173, 1, !dbg !358
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !358
	%177 = icmp eq i64 %172, 0, !dbg !358
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !358
	%179 = icmp eq i64 %p9, 0, !dbg !358
	%180 = select i1 %179, i64 0, i64 %178, !dbg !358
	%181 = icmp ugt i64 %180, %p4, !dbg !358
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !358, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !358
	%183 = mul i64 %166, %p8, !dbg !358
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !358
	%185 = add i64 %183, 1, !dbg !358
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !358
	%187 = icmp eq i64 %182, 0, !dbg !358
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !358
	%189 = select i1 %179, i64 0, i64 %188, !dbg !358
	%190 = sext i32 %2 to i64, !dbg !358
	%191 = trunc i64 %p10 to i32, !dbg !358
	%192 = addrspacecast double addrspace(1)* %0 to double*, !dbg !358
	%193 = addrspacecast double addrspace(1)* %1 to double*, !dbg !358
	%194 = icmp ugt i64 %189, %p6, !dbg !358
	%195 = icmp uge i64 %p10, %190, !dbg !358
	%196 = or i1 %194, %195, !dbg !358
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !358, !prof !21

b14_ok5:
	%197 = bitcast double* %192 to i8*, !dbg !358
	%198 = bitcast double* %193 to i8*, !dbg !358
	call void @gpuc_i_put_block_64(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !358
	br label %b17, !dbg !358

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !359
	br i1 %199, label %b16, label %b17, !dbg !359

b16:
	%200 = sub i64 %p7, 1, !dbg !360
	%201 = sub i64 %p8, 1, !dbg !360
	%202 = sub i64 %p9, 1, !dbg !360
	%203 = icmp slt i64 %p9, 0, !dbg !360
	%204 = icmp slt i64 %200, 0, !dbg !360
	%205 = icmp slt i64 %201, 0, !dbg !360
	%206 = or i1 %203, %204, !dbg !360
	%207 = or i1 %206, %205, !dbg !360
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !360, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !360
	%209 = mul i64 %202, %p7, !dbg !360
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !360
	%211 = add i64 %209, 1, !dbg !360
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !360
	%213 = icmp eq i64 %208, 0, !dbg !360
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !360
	%215 = icmp eq i64 %p9, 0, !dbg !360
	%216 = select i1 %215, i64 0, i64 %214, !dbg !360
	%217 = icmp ugt i64 %216, %p4, !dbg !360
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !360, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !360
	%219 = mul i64 %202, %p8, !dbg !360
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !360
	%221 = add i64 %219, 1, !dbg !360
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !360
	%223 = icmp eq i64 %218, 0, !dbg !360
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !360
	%225 = select i1 %215, i64 0, i64 %224, !dbg !360
	%226 = sext i32 %2 to i64, !dbg !360
	%227 = trunc i64 %p10 to i32, !dbg !360
	%228 = addrspacecast double addrspace(1)* %0 to double*, !dbg !360
	%229 = addrspacecast double addrspace(1)* %1 to double*, !dbg !360
	%230 = icmp ugt i64 %225, %p6, !dbg !360
	%231 = icmp uge i64 %p10, %226, !dbg !360
	%232 = or i1 %230, %231, !dbg !360
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !360, !prof !21

b16_ok5:
	%233 = bitcast double* %228 to i8*, !dbg !360
	%234 = bitcast double* %229 to i8*, !dbg !360
	call void @gpuc_i_get_block_64(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !360
	br label %b17, !dbg !360

b17:
	ret void, !dbg !336

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !338
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !338

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !338
	ret void, !dbg !338

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !338
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !338

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !338
	ret void, !dbg !338

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !338
	ret void, !dbg !338

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !338
	ret void, !dbg !338

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !338
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !338

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !338
	ret void, !dbg !338

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !338
	ret void, !dbg !338

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !344
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !344

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !344
	ret void, !dbg !344

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !344
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !344

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !344
	ret void, !dbg !344

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !344
	ret void, !dbg !344

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !344
	ret void, !dbg !344

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !344
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !344

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !344
	ret void, !dbg !344

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !344
	ret void, !dbg !344

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !351
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !351

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !351
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !351

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !351
	ret void, !dbg !351

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !351
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !351

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !351
	ret void, !dbg !351

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !351
	ret void, !dbg !351

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !353
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !353

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !353
	ret void, !dbg !353

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !353
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !353

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !353
	ret void, !dbg !353

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !353
	ret void, !dbg !353

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !353
	ret void, !dbg !353

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !353
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !353

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !353
	ret void, !dbg !353

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !353
	ret void, !dbg !353

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !358
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !358

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !358
	ret void, !dbg !358

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !358
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !358

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !358
	ret void, !dbg !358

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !358
	ret void, !dbg !358

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !358
	ret void, !dbg !358

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !358
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !358

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !358
	ret void, !dbg !358

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !358
	ret void, !dbg !358

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !360
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !360

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !360
	ret void, !dbg !360

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !360
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !360

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !360
	ret void, !dbg !360

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !360
	ret void, !dbg !360

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !360
	ret void, !dbg !360

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !360
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !360

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !360
	ret void, !dbg !360

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !360
	ret void, !dbg !360
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !361 {
entry:
	br label %b0, !dbg !362

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !362
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !362
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !367
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !368, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !368, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !368, !range !17
	%8 = mul i32 %7, %5, !dbg !368
	%9 = add i32 %4, %8, !dbg !368
	%10 = mul i32 %6, %9, !dbg !368
	%11 = add i32 %3, %10, !dbg !368
	%12 = sext i32 %11 to i64, !dbg !368
	%13 = icmp eq i64 %p1, 0, !dbg !369
	br i1 %13, label %b1, label %b6, !dbg !369

b1:
	%14 = icmp eq i64 %12, 0, !dbg !370
	br i1 %14, label %b2, label %b6, !dbg !370

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !371
	br i1 %15, label %b3, label %b4, !dbg !371

b3:
	%16 = sub i64 %p7, 1, !dbg !367
	%17 = sub i64 %p8, 1, !dbg !367
	%18 = sub i64 %p9, 1, !dbg !367
	%19 = icmp slt i64 %p9, 0, !dbg !367
	%20 = icmp slt i64 %16, 0, !dbg !367
	%21 = icmp slt i64 %17, 0, !dbg !367
	%22 = or i1 %19, %20, !dbg !367
	%23 = or i1 %22, %21, !dbg !367
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !367, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !367
	%25 = mul i64 %18, %p7, !dbg !367
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !367
	%27 = add i64 %25, 1, !dbg !367
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !367
	%29 = icmp eq i64 %24, 0, !dbg !367
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !367
	%31 = icmp eq i64 %p9, 0, !dbg !367
	%32 = select i1 %31, i64 0, i64 %30, !dbg !367
	%33 = icmp ugt i64 %32, %p4, !dbg !367
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !367, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !367
	%35 = mul i64 %18, %p8, !dbg !367
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !367
	%37 = add i64 %35, 1, !dbg !367
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !367
	%39 = icmp eq i64 %34, 0, !dbg !367
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !367
	%41 = select i1 %31, i64 0, i64 %40, !dbg !367
	%42 = sext i32 %2 to i64, !dbg !367
	%43 = trunc i64 %p10 to i32, !dbg !367
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !367
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !367
	%46 = icmp ugt i64 %41, %p6, !dbg !367
	%47 = icmp uge i64 %p10, %42, !dbg !367
	%48 = or i1 %46, %47, !dbg !367
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !367, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !367
	%50 = bitcast i16* %45 to i8*, !dbg !367
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !367
	br label %b17, !dbg !367

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !372
	br i1 %51, label %b5, label %b17, !dbg !372

b5:
	%52 = sub i64 %p7, 1, !dbg !373
	%53 = sub i64 %p8, 1, !dbg !373
	%54 = sub i64 %p9, 1, !dbg !373
	%55 = icmp slt i64 %p9, 0, !dbg !373
	%56 = icmp slt i64 %52, 0, !dbg !373
	%57 = icmp slt i64 %53, 0, !dbg !373
	%58 = or i1 %55, %56, !dbg !373
	%59 = or i1 %58, %57, !dbg !373
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !373, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !373
	%61 = mul i64 %54, %p7, !dbg !373
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !373
	%63 = add i64 %61, 1, !dbg !373
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !373
	%65 = icmp eq i64 %60, 0, !dbg !373
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !373
	%67 = icmp eq i64 %p9, 0, !dbg !373
	%68 = select i1 %67, i64 0, i64 %66, !dbg !373
	%69 = icmp ugt i64 %68, %p4, !dbg !373
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !373, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !373
	%71 = mul i64 %54, %p8, !dbg !373
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !373
	%73 = add i64 %71, 1, !dbg !373
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !373
	%75 = icmp eq i64 %70, 0, !dbg !373
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !373
	%77 = select i1 %67, i64 0, i64 %76, !dbg !373
	%78 = sext i32 %2 to i64, !dbg !373
	%79 = trunc i64 %p10 to i32, !dbg !373
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !373
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !373
	%82 = icmp ugt i64 %77, %p6, !dbg !373
	%83 = icmp uge i64 %p10, %78, !dbg !373
	%84 = or i1 %82, %83, !dbg !373
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !373, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !373
	%86 = bitcast i16* %81 to i8*, !dbg !373
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !373
	br label %b17, !dbg !373

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !374
	br i1 %87, label %b7, label %b12, !dbg !374

b7:
	%88 = sdiv i64 %12, 32, !dbg !375
	%89 = icmp eq i64 %88, %p2, !dbg !376
	br i1 %89, label %b8, label %b12, !dbg !376

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !379
	br i1 %90, label %b9, label %b10, !dbg !379

b9:
	%91 = sub i64 %p7, 1, !dbg !380
	%92 = sub i64 %p8, 1, !dbg !380
	%93 = sub i64 %p9, 1, !dbg !380
	%94 = icmp slt i64 %p9, 0, !dbg !380
	%95 = icmp slt i64 %91, 0, !dbg !380
	%96 = icmp slt i64 %92, 0, !dbg !380
	%97 = or i1 %94, %95, !dbg !380
	%98 = or i1 %97, %96, !dbg !380
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !380, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !380
	%100 = mul i64 %93, %p7, !dbg !380
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !380
	%102 = add i64 %100, 1, !dbg !380
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !380
	%104 = icmp eq i64 %99, 0, !dbg !380
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !380
	%106 = icmp eq i64 %p9, 0, !dbg !380
	%107 = select i1 %106, i64 0, i64 %105, !dbg !380
	%108 = icmp ugt i64 %107, %p4, !dbg !380
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !380, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !380
	%110 = mul i64 %93, %p8, !dbg !380
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !380
	%112 = add i64 %110, 1, !dbg !380
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !380
	%114 = icmp eq i64 %109, 0, !dbg !380
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !380
	%116 = select i1 %106, i64 0, i64 %115, !dbg !380
	%117 = sext i32 %2 to i64, !dbg !380
	%118 = trunc i64 %p10 to i32, !dbg !380
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !380
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !380
	%121 = icmp ugt i64 %116, %p6, !dbg !380
	%122 = icmp uge i64 %p10, %117, !dbg !380
	%123 = or i1 %121, %122, !dbg !380
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !380, !prof !21

b9_ok5:
	%124 = bitcast i16* %119 to i8*, !dbg !380
	%125 = bitcast i16* %120 to i8*, !dbg !380
	call void @gpuc_i_put_warp_16(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !380
	br label %b17, !dbg !380

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !381
	br i1 %126, label %b11, label %b17, !dbg !381

b11:
	%127 = sub i64 %p7, 1, !dbg !382
	%128 = sub i64 %p8, 1, !dbg !382
	%129 = sub i64 %p9, 1, !dbg !382
	%130 = icmp slt i64 %p9, 0, !dbg !382
	%131 = icmp slt i64 %127, 0, !dbg !382
	%132 = icmp slt i64 %128, 0, !dbg !382
	%133 = or i1 %130, %131, !dbg !382
	%134 = or i1 %133, %132, !dbg !382
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !382, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !382
	%136 = mul i64 %129, %p7, !dbg !382
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !382
	%138 = add i64 %136, 1, !dbg !382
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !382
	%140 = icmp eq i64 %135, 0, !dbg !382
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !382
	%142 = icmp eq i64 %p9, 0, !dbg !382
	%143 = select i1 %142, i64 0, i64 %141, !dbg !382
	%144 = icmp ugt i64 %143, %p4, !dbg !382
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !382, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !382
	%146 = mul i64 %129, %p8, !dbg !382
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !382
	%148 = add i64 %146, 1, !dbg !382
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !382
	%150 = icmp eq i64 %145, 0, !dbg !382
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !382
	%152 = select i1 %142, i64 0, i64 %151, !dbg !382
	%153 = sext i32 %2 to i64, !dbg !382
	%154 = trunc i64 %p10 to i32, !dbg !382
	%155 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !382
	%156 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !382
	%157 = icmp ugt i64 %152, %p6, !dbg !382
	%158 = icmp uge i64 %p10, %153, !dbg !382
	%159 = or i1 %157, %158, !dbg !382
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !382, !prof !21

b11_ok5:
	%160 = bitcast i16* %155 to i8*, !dbg !382
	%161 = bitcast i16* %156 to i8*, !dbg !382
	call void @gpuc_i_get_warp_16(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !382
	br label %b17, !dbg !382

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !383
	br i1 %162, label %b13, label %b17, !dbg !383

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !386
	br i1 %163, label %b14, label %b15, !dbg !386

b14:
	%164 = sub i64 %p7, 1, !dbg !387
	%165 = sub i64 %p8, 1, !dbg !387
	%166 = sub i64 %p9, 1, !dbg !387
	%167 = icmp slt i64 %p9, 0, !dbg !387
	%168 = icmp slt i64 %164, 0, !dbg !387
	%169 = icmp slt i64 %165, 0, !dbg !387
	%170 = or i1 %167, %168, !dbg !387
	%171 = or i1 %170, %169, !dbg !387
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !387, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !387
	%173 = mul i64 %166, %p7, !dbg !387
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !387
	%175 = add i64 %173, 1, !dbg !387
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !387
	%177 = icmp eq i64 %172, 0, !dbg !387
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !387
	%179 = icmp eq i64 %p9, 0, !dbg !387
	%180 = select i1 %179, i64 0, i64 %178, !dbg !387
	%181 = icmp ugt i64 %180, %p4, !dbg !387
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !387, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !387
	%183 = mul i64 %166, %p8, !dbg !387
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !387
	%185 = add i64 %183, 1, !dbg !387
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !387
	%187 = icmp eq i64 %182, 0, !dbg !387
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !387
	%189 = select i1 %179, i64 0, i64 %188, !dbg !387
	%190 = sext i32 %2 to i64, !dbg !387
	%191 = trunc i64 %p10 to i32, !dbg !387
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !387
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !387
	%194 = icmp ugt i64 %189, %p6, !dbg !387
	%195 = icmp uge i64 %p10, %190, !dbg !387
	%196 = or i1 %194, %195, !dbg !387
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !387, !prof !21

b14_ok5:
	%197 = bitcast i16* %192 to i8*, !dbg !387
	%198 = bitcast i16* %193 to i8*, !dbg !387
	call void @gpuc_i_put_block_16(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !387
	br label %b17, !dbg !387

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !388
	br i1 %199, label %b16, label %b17, !dbg !388

b16:
	%200 = sub i64 %p7, 1, !dbg !389
	%201 = sub i64 %p8, 1, !dbg !389
	%202 = sub i64 %p9, 1, !dbg !389
	%203 = icmp slt i64 %p9, 0, !dbg !389
	%204 = icmp slt i64 %200, 0, !dbg !389
	%205 = icmp slt i64 %201, 0, !dbg !389
	%206 = or i1 %203, %204, !dbg !389
	%207 = or i1 %206, %205, !dbg !389
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !389, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !389
	%209 = mul i64 %202, %p7, !dbg !389
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !389
	%211 = add i64 %209, 1, !dbg !389
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !389
	%213 = icmp eq i64 %208, 0, !dbg !389
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !389
	%215 = icmp eq i64 %p9, 0, !dbg !389
	%216 = select i1 %215, i64 0, i64 %214, !dbg !389
	%217 = icmp ugt i64 %216, %p4, !dbg !389
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !389, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !389
	%219 = mul i64 %202, %p8, !dbg !389
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !389
	%221 = add i64 %219, 1, !dbg !389
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !389
	%223 = icmp eq i64 %218, 0, !dbg !389
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !389
	%225 = select i1 %215, i64 0, i64 %224, !dbg !389
	%226 = sext i32 %2 to i64, !dbg !389
	%227 = trunc i64 %p10 to i32, !dbg !389
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !389
	%229 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !389
	%230 = icmp ugt i64 %225, %p6, !dbg !389
	%231 = icmp uge i64 %p10, %226, !dbg !389
	%232 = or i1 %230, %231, !dbg !389
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !389, !prof !21

b16_ok5:
	%233 = bitcast i16* %228 to i8*, !dbg !389
	%234 = bitcast i16* %229 to i8*, !dbg !389
	call void @gpuc_i_get_block_16(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !389
	br label %b17, !dbg !389

b17:
	ret void, !dbg !365

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !367
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !367

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !367
	ret void, !dbg !367

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !367
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !367

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !367
	ret void, !dbg !367

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !367
	ret void, !dbg !367

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !367
	ret void, !dbg !367

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !367
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !367

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !367
	ret void, !dbg !367

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !367
	ret void, !dbg !367

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !373
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !373

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !373
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !373

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !373
	ret void, !dbg !373

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !373
	ret void, !dbg !373

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !373
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !373

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !373
	ret void, !dbg !373

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !373
	ret void, !dbg !373

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !380
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !380

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !380
	ret void, !dbg !380

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !380
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !380

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !380
	ret void, !dbg !380

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !380
	ret void, !dbg !380

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !380
	ret void, !dbg !380

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !380
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !380

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !380
	ret void, !dbg !380

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !380
	ret void, !dbg !380

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !382
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !382

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !382
	ret void, !dbg !382

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !382
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !382

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !382
	ret void, !dbg !382

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !382
	ret void, !dbg !382

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !382
	ret void, !dbg !382

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !382
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !382

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !382
	ret void, !dbg !382

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !382
	ret void, !dbg !382

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !387
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !387

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !387
	ret void, !dbg !387

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !387
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !387

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !387
	ret void, !dbg !387

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !387
	ret void, !dbg !387

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !387
	ret void, !dbg !387

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !387
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !387

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !387
	ret void, !dbg !387

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !387
	ret void, !dbg !387

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !389
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !389

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !389
	ret void, !dbg !389

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !389
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !389

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !389
	ret void, !dbg !389

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !389
	ret void, !dbg !389

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !389
	ret void, !dbg !389

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !389
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !389

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !389
	ret void, !dbg !389

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !389
	ret void, !dbg !389
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !390 {
entry:
	br label %b0, !dbg !391

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !391
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !391
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !396
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !17
	%8 = mul i32 %7, %5, !dbg !397
	%9 = add i32 %4, %8, !dbg !397
	%10 = mul i32 %6, %9, !dbg !397
	%11 = add i32 %3, %10, !dbg !397
	%12 = sext i32 %11 to i64, !dbg !397
	%13 = icmp eq i64 %p1, 0, !dbg !398
	br i1 %13, label %b1, label %b6, !dbg !398

b1:
	%14 = icmp eq i64 %12, 0, !dbg !399
	br i1 %14, label %b2, label %b6, !dbg !399

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !400
	br i1 %15, label %b3, label %b4, !dbg !400

b3:
	%16 = sub i64 %p7, 1, !dbg !396
	%17 = sub i64 %p8, 1, !dbg !396
	%18 = sub i64 %p9, 1, !dbg !396
	%19 = icmp slt i64 %p9, 0, !dbg !396
	%20 = icmp slt i64 %16, 0, !dbg !396
	%21 = icmp slt i64 %17, 0, !dbg !396
	%22 = or i1 %19, %20, !dbg !396
	%23 = or i1 %22, %21, !dbg !396
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !396, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !396
	%25 = mul i64 %18, %p7, !dbg !396
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !396
	%27 = add i64 %25, 1, !dbg !396
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !396
	%29 = icmp eq i64 %24, 0, !dbg !396
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !396
	%31 = icmp eq i64 %p9, 0, !dbg !396
	%32 = select i1 %31, i64 0, i64 %30, !dbg !396
	%33 = icmp ugt i64 %32, %p4, !dbg !396
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !396, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !396
	%35 = mul i64 %18, %p8, !dbg !396
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !396
	%37 = add i64 %35, 1, !dbg !396
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !396
	%39 = icmp eq i64 %34, 0, !dbg !396
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !396
	%41 = select i1 %31, i64 0, i64 %40, !dbg !396
	%42 = sext i32 %2 to i64, !dbg !396
	%43 = trunc i64 %p10 to i32, !dbg !396
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !396
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !396
	%46 = icmp ugt i64 %41, %p6, !dbg !396
	%47 = icmp uge i64 %p10, %42, !dbg !396
	%48 = or i1 %46, %47, !dbg !396
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !396, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !396
	%50 = bitcast i16* %45 to i8*, !dbg !396
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !396
	br label %b17, !dbg !396

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !401
	br i1 %51, label %b5, label %b17, !dbg !401

b5:
	%52 = sub i64 %p7, 1, !dbg !402
	%53 = sub i64 %p8, 1, !dbg !402
	%54 = sub i64 %p9, 1, !dbg !402
	%55 = icmp slt i64 %p9, 0, !dbg !402
	%56 = icmp slt i64 %52, 0, !dbg !402
	%57 = icmp slt i64 %53, 0, !dbg !402
	%58 = or i1 %55, %56, !dbg !402
	%59 = or i1 %58, %57, !dbg !402
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !402, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !402
	%61 = mul i64 %54, %p7, !dbg !402
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !402
	%63 = add i64 %61, 1, !dbg !402
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !402
	%65 = icmp eq i64 %60, 0, !dbg !402
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !402
	%67 = icmp eq i64 %p9, 0, !dbg !402
	%68 = select i1 %67, i64 0, i64 %66, !dbg !402
	%69 = icmp ugt i64 %68, %p4, !dbg !402
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !402, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !402
	%71 = mul i64 %54, %p8, !dbg !402
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !402
	%73 = add i64 %71, 1, !dbg !402
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !402
	%75 = icmp eq i64 %70, 0, !dbg !402
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !402
	%77 = select i1 %67, i64 0, i64 %76, !dbg !402
	%78 = sext i32 %2 to i64, !dbg !402
	%79 = trunc i64 %p10 to i32, !dbg !402
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !402
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !402
	%82 = icmp ugt i64 %77, %p6, !dbg !402
	%83 = icmp uge i64 %p10, %78, !dbg !402
	%84 = or i1 %82, %83, !dbg !402
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !402, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !402
	%86 = bitcast i16* %81 to i8*, !dbg !402
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !402
	br label %b17, !dbg !402

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !403
	br i1 %87, label %b7, label %b12, !dbg !403

b7:
	%88 = sdiv i64 %12, 32, !dbg !404
	%89 = icmp eq i64 %88, %p2, !dbg !405
	br i1 %89, label %b8, label %b12, !dbg !405

b8:
	%90 = icmp eq i64 %p0, 0, !dbg !408
	br i1 %90, label %b9, label %b10, !dbg !408

b9:
	%91 = sub i64 %p7, 1, !dbg !409
	%92 = sub i64 %p8, 1, !dbg !409
	%93 = sub i64 %p9, 1, !dbg !409
	%94 = icmp slt i64 %p9, 0, !dbg !409
	%95 = icmp slt i64 %91, 0, !dbg !409
	%96 = icmp slt i64 %92, 0, !dbg !409
	%97 = or i1 %94, %95, !dbg !409
	%98 = or i1 %97, %96, !dbg !409
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !409, !prof !21

b9_ok1:
	%99 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p7), !dbg !409
	%100 = mul i64 %93, %p7, !dbg !409
	%101 = icmp ult i64 %100, 9223372036854775807, !dbg !409
	%102 = add i64 %100, 1, !dbg !409
	%103 = select i1 %101, i64 %102, i64 9223372036854775807, !dbg !409
	%104 = icmp eq i64 %99, 0, !dbg !409
	%105 = select i1 %104, i64 %103, i64 9223372036854775807, !dbg !409
	%106 = icmp eq i64 %p9, 0, !dbg !409
	%107 = select i1 %106, i64 0, i64 %105, !dbg !409
	%108 = icmp ugt i64 %107, %p4, !dbg !409
	br i1 %108, label %b9_fail4, label %b9_ok4, !dbg !409, !prof !21

b9_ok4:
	%109 = call i64 @llvm.nvvm.mulhi.ull(i64 %93, i64 %p8), !dbg !409
	%110 = mul i64 %93, %p8, !dbg !409
	%111 = icmp ult i64 %110, 9223372036854775807, !dbg !409
	%112 = add i64 %110, 1, !dbg !409
	%113 = select i1 %111, i64 %112, i64 9223372036854775807, !dbg !409
	%114 = icmp eq i64 %109, 0, !dbg !409
	%115 = select i1 %114, i64 %113, i64 9223372036854775807, !dbg !409
	%116 = select i1 %106, i64 0, i64 %115, !dbg !409
	%117 = sext i32 %2 to i64, !dbg !409
	%118 = trunc i64 %p10 to i32, !dbg !409
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !409
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !409
	%121 = icmp ugt i64 %116, %p6, !dbg !409
	%122 = icmp uge i64 %p10, %117, !dbg !409
	%123 = or i1 %121, %122, !dbg !409
	br i1 %123, label %b9_fail5, label %b9_ok5, !dbg !409, !prof !21

b9_ok5:
	%124 = bitcast i16* %119 to i8*, !dbg !409
	%125 = bitcast i16* %120 to i8*, !dbg !409
	call void @gpuc_i_put_warp_16(i8* %124, i8* %125, i64 %p7, i64 %p8, i64 %p9, i32 %118), !dbg !409
	br label %b17, !dbg !409

b10:
	%126 = icmp eq i64 %p0, 1, !dbg !410
	br i1 %126, label %b11, label %b17, !dbg !410

b11:
	%127 = sub i64 %p7, 1, !dbg !411
	%128 = sub i64 %p8, 1, !dbg !411
	%129 = sub i64 %p9, 1, !dbg !411
	%130 = icmp slt i64 %p9, 0, !dbg !411
	%131 = icmp slt i64 %127, 0, !dbg !411
	%132 = icmp slt i64 %128, 0, !dbg !411
	%133 = or i1 %130, %131, !dbg !411
	%134 = or i1 %133, %132, !dbg !411
	br i1 %134, label %b11_fail1, label %b11_ok1, !dbg !411, !prof !21

b11_ok1:
	%135 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p7), !dbg !411
	%136 = mul i64 %129, %p7, !dbg !411
	%137 = icmp ult i64 %136, 9223372036854775807, !dbg !411
	%138 = add i64 %136, 1, !dbg !411
	%139 = select i1 %137, i64 %138, i64 9223372036854775807, !dbg !411
	%140 = icmp eq i64 %135, 0, !dbg !411
	%141 = select i1 %140, i64 %139, i64 9223372036854775807, !dbg !411
	%142 = icmp eq i64 %p9, 0, !dbg !411
	%143 = select i1 %142, i64 0, i64 %141, !dbg !411
	%144 = icmp ugt i64 %143, %p4, !dbg !411
	br i1 %144, label %b11_fail4, label %b11_ok4, !dbg !411, !prof !21

b11_ok4:
	%145 = call i64 @llvm.nvvm.mulhi.ull(i64 %129, i64 %p8), !dbg !411
	%146 = mul i64 %129, %p8, !dbg !411
	%147 = icmp ult i64 %146, 9223372036854775807, !dbg !411
	%148 = add i64 %146, 1, !dbg !411
	%149 = select i1 %147, i64 %148, i64 9223372036854775807, !dbg !411
	%150 = icmp eq i64 %145, 0, !dbg !411
	%151 = select i1 %150, i64 %149, i64 9223372036854775807, !dbg !411
	%152 = select i1 %142, i64 0, i64 %151, !dbg !411
	%153 = sext i32 %2 to i64, !dbg !411
	%154 = trunc i64 %p10 to i32, !dbg !411
	%155 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !411
	%156 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !411
	%157 = icmp ugt i64 %152, %p6, !dbg !411
	%158 = icmp uge i64 %p10, %153, !dbg !411
	%159 = or i1 %157, %158, !dbg !411
	br i1 %159, label %b11_fail5, label %b11_ok5, !dbg !411, !prof !21

b11_ok5:
	%160 = bitcast i16* %155 to i8*, !dbg !411
	%161 = bitcast i16* %156 to i8*, !dbg !411
	call void @gpuc_i_get_warp_16(i8* %160, i8* %161, i64 %p7, i64 %p8, i64 %p9, i32 %154), !dbg !411
	br label %b17, !dbg !411

b12:
	%162 = icmp eq i64 %p1, 2, !dbg !412
	br i1 %162, label %b13, label %b17, !dbg !412

b13:
	%163 = icmp eq i64 %p0, 0, !dbg !415
	br i1 %163, label %b14, label %b15, !dbg !415

b14:
	%164 = sub i64 %p7, 1, !dbg !416
	%165 = sub i64 %p8, 1, !dbg !416
	%166 = sub i64 %p9, 1, !dbg !416
	%167 = icmp slt i64 %p9, 0, !dbg !416
	%168 = icmp slt i64 %164, 0, !dbg !416
	%169 = icmp slt i64 %165, 0, !dbg !416
	%170 = or i1 %167, %168, !dbg !416
	%171 = or i1 %170, %169, !dbg !416
	br i1 %171, label %b14_fail1, label %b14_ok1, !dbg !416, !prof !21

b14_ok1:
	%172 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p7), !dbg !416
	%173 = mul i64 %166, %p7, !dbg !416
	%174 = icmp ult i64 %173, 9223372036854775807, !dbg !416
	%175 = add i64 %173, 1, !dbg !416
	%176 = select i1 %174, i64 %175, i64 9223372036854775807, !dbg !416
	%177 = icmp eq i64 %172, 0, !dbg !416
	%178 = select i1 %177, i64 %176, i64 9223372036854775807, !dbg !416
	%179 = icmp eq i64 %p9, 0, !dbg !416
	%180 = select i1 %179, i64 0, i64 %178, !dbg !416
	%181 = icmp ugt i64 %180, %p4, !dbg !416
	br i1 %181, label %b14_fail4, label %b14_ok4, !dbg !416, !prof !21

b14_ok4:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %166, i64 %p8), !dbg !416
	%183 = mul i64 %166, %p8, !dbg !416
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !416
	%185 = add i64 %183, 1, !dbg !416
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !416
	%187 = icmp eq i64 %182, 0, !dbg !416
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !416
	%189 = select i1 %179, i64 0, i64 %188, !dbg !416
	%190 = sext i32 %2 to i64, !dbg !416
	%191 = trunc i64 %p10 to i32, !dbg !416
	%192 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !416
	%193 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !416
	%194 = icmp ugt i64 %189, %p6, !dbg !416
	%195 = icmp uge i64 %p10, %190, !dbg !416
	%196 = or i1 %194, %195, !dbg !416
	br i1 %196, label %b14_fail5, label %b14_ok5, !dbg !416, !prof !21

b14_ok5:
	%197 = bitcast i16* %192 to i8*, !dbg !416
	%198 = bitcast i16* %193 to i8*, !dbg !416
	call void @gpuc_i_put_block_16(i8* %197, i8* %198, i64 %p7, i64 %p8, i64 %p9, i32 %191), !dbg !416
	br label %b17, !dbg !416

b15:
	%199 = icmp eq i64 %p0, 1, !dbg !417
	br i1 %199, label %b16, label %b17, !dbg !417

b16:
	%200 = sub i64 %p7, 1, !dbg !418
	%201 = sub i64 %p8, 1, !dbg !418
	%202 = sub i64 %p9, 1, !dbg !418
	%203 = icmp slt i64 %p9, 0, !dbg !418
	%204 = icmp slt i64 %200, 0, !dbg !418
	%205 = icmp slt i64 %201, 0, !dbg !418
	%206 = or i1 %203, %204, !dbg !418
	%207 = or i1 %206, %205, !dbg !418
	br i1 %207, label %b16_fail1, label %b16_ok1, !dbg !418, !prof !21

b16_ok1:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p7), !dbg !418
	%209 = mul i64 %202, %p7, !dbg !418
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !418
	%211 = add i64 %209, 1, !dbg !418
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !418
	%213 = icmp eq i64 %208, 0, !dbg !418
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !418
	%215 = icmp eq i64 %p9, 0, !dbg !418
	%216 = select i1 %215, i64 0, i64 %214, !dbg !418
	%217 = icmp ugt i64 %216, %p4, !dbg !418
	br i1 %217, label %b16_fail4, label %b16_ok4, !dbg !418, !prof !21

b16_ok4:
	%218 = call i64 @llvm.nvvm.mulhi.ull(i64 %202, i64 %p8), !dbg !418
	%219 = mul i64 %202, %p8, !dbg !418
	%220 = icmp ult i64 %219, 9223372036854775807, !dbg !418
	%221 = add i64 %219, 1, !dbg !418
	%222 = select i1 %220, i64 %221, i64 9223372036854775807, !dbg !418
	%223 = icmp eq i64 %218, 0, !dbg !418
	%224 = select i1 %223, i64 %222, i64 9223372036854775807, !dbg !418
	%225 = select i1 %215, i64 0, i64 %224, !dbg !418
	%226 = sext i32 %2 to i64, !dbg !418
	%227 = trunc i64 %p10 to i32, !dbg !418
	%228 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !418
	%229 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !418
	%230 = icmp ugt i64 %225, %p6, !dbg !418
	%231 = icmp uge i64 %p10, %226, !dbg !418
	%232 = or i1 %230, %231, !dbg !418
	br i1 %232, label %b16_fail5, label %b16_ok5, !dbg !418, !prof !21

b16_ok5:
	%233 = bitcast i16* %228 to i8*, !dbg !418
	%234 = bitcast i16* %229 to i8*, !dbg !418
	call void @gpuc_i_get_block_16(i8* %233, i8* %234, i64 %p7, i64 %p8, i64 %p9, i32 %227), !dbg !418
	br label %b17, !dbg !418

b17:
	ret void, !dbg !394

b3_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !396
	br i1 %235, label %b3_fail2, label %b3_ok2, !dbg !396

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !396
	ret void, !dbg !396

b3_ok2:
	%236 = icmp slt i64 %16, 0, !dbg !396
	br i1 %236, label %b3_fail3, label %b3_ok3, !dbg !396

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !396
	ret void, !dbg !396

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !396
	ret void, !dbg !396

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !396
	ret void, !dbg !396

b3_fail5:
	%237 = icmp ugt i64 %41, %p6, !dbg !396
	br i1 %237, label %b3_fail6, label %b3_ok6, !dbg !396

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !396
	ret void, !dbg !396

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !396
	ret void, !dbg !396

b5_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !402
	br i1 %238, label %b5_fail2, label %b5_ok2, !dbg !402

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b5_ok2:
	%239 = icmp slt i64 %52, 0, !dbg !402
	br i1 %239, label %b5_fail3, label %b5_ok3, !dbg !402

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !402
	ret void, !dbg !402

b5_fail5:
	%240 = icmp ugt i64 %77, %p6, !dbg !402
	br i1 %240, label %b5_fail6, label %b5_ok6, !dbg !402

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !402
	ret void, !dbg !402

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !402
	ret void, !dbg !402

b9_fail1:
	%241 = icmp slt i64 %p9, 0, !dbg !409
	br i1 %241, label %b9_fail2, label %b9_ok2, !dbg !409

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !409
	ret void, !dbg !409

b9_ok2:
	%242 = icmp slt i64 %91, 0, !dbg !409
	br i1 %242, label %b9_fail3, label %b9_ok3, !dbg !409

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !409
	ret void, !dbg !409

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !409
	ret void, !dbg !409

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %107, i64 %p4), !dbg !409
	ret void, !dbg !409

b9_fail5:
	%243 = icmp ugt i64 %116, %p6, !dbg !409
	br i1 %243, label %b9_fail6, label %b9_ok6, !dbg !409

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %116, i64 %p6), !dbg !409
	ret void, !dbg !409

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %117), !dbg !409
	ret void, !dbg !409

b11_fail1:
	%244 = icmp slt i64 %p9, 0, !dbg !411
	br i1 %244, label %b11_fail2, label %b11_ok2, !dbg !411

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b11_ok2:
	%245 = icmp slt i64 %127, 0, !dbg !411
	br i1 %245, label %b11_fail3, label %b11_ok3, !dbg !411

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %143, i64 %p4), !dbg !411
	ret void, !dbg !411

b11_fail5:
	%246 = icmp ugt i64 %152, %p6, !dbg !411
	br i1 %246, label %b11_fail6, label %b11_ok6, !dbg !411

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %152, i64 %p6), !dbg !411
	ret void, !dbg !411

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %153), !dbg !411
	ret void, !dbg !411

b14_fail1:
	%247 = icmp slt i64 %p9, 0, !dbg !416
	br i1 %247, label %b14_fail2, label %b14_ok2, !dbg !416

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !416
	ret void, !dbg !416

b14_ok2:
	%248 = icmp slt i64 %164, 0, !dbg !416
	br i1 %248, label %b14_fail3, label %b14_ok3, !dbg !416

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !416
	ret void, !dbg !416

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !416
	ret void, !dbg !416

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %180, i64 %p4), !dbg !416
	ret void, !dbg !416

b14_fail5:
	%249 = icmp ugt i64 %189, %p6, !dbg !416
	br i1 %249, label %b14_fail6, label %b14_ok6, !dbg !416

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %189, i64 %p6), !dbg !416
	ret void, !dbg !416

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %190), !dbg !416
	ret void, !dbg !416

b16_fail1:
	%250 = icmp slt i64 %p9, 0, !dbg !418
	br i1 %250, label %b16_fail2, label %b16_ok2, !dbg !418

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !418
	ret void, !dbg !418

b16_ok2:
	%251 = icmp slt i64 %200, 0, !dbg !418
	br i1 %251, label %b16_fail3, label %b16_ok3, !dbg !418

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !418
	ret void, !dbg !418

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !418
	ret void, !dbg !418

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %216, i64 %p4), !dbg !418
	ret void, !dbg !418

b16_fail5:
	%252 = icmp ugt i64 %225, %p6, !dbg !418
	br i1 %252, label %b16_fail6, label %b16_ok6, !dbg !418

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %225, i64 %p6), !dbg !418
	ret void, !dbg !418

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %226), !dbg !418
	ret void, !dbg !418
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !419 {
entry:
	br label %b0, !dbg !420

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !420
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !420
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !425
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !426, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !426, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !426, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !426, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !426, !range !17
	%8 = mul i32 %7, %5, !dbg !426
	%9 = add i32 %4, %8, !dbg !426
	%10 = mul i32 %6, %9, !dbg !426
	%11 = add i32 %3, %10, !dbg !426
	%12 = sext i32 %11 to i64, !dbg !426
	%13 = icmp eq i64 %p1, 0, !dbg !427
	br i1 %13, label %b1, label %b6, !dbg !427

b1:
	%14 = icmp eq i64 %12, 0, !dbg !428
	br i1 %14, label %b2, label %b6, !dbg !428

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !429
	br i1 %15, label %b3, label %b4, !dbg !429

b3:
	%16 = sub i64 %p7, 1, !dbg !425
	%17 = sub i64 %p8, 1, !dbg !425
	%18 = sub i64 %p9, 1, !dbg !425
	%19 = icmp slt i64 %p9, 0, !dbg !425
	%20 = icmp slt i64 %16, 0, !dbg !425
	%21 = icmp slt i64 %17, 0, !dbg !425
	%22 = or i1 %19, %20, !dbg !425
	%23 = or i1 %22, %21, !dbg !425
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !425, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !425
	%25 = mul i64 %18, %p7, !dbg !425
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !425
	%27 = add i64 %25, 1, !dbg !425
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !425
	%29 = icmp eq i64 %24, 0, !dbg !425
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !425
	%31 = icmp eq i64 %p9, 0, !dbg !425
	%32 = select i1 %31, i64 0, i64 %30, !dbg !425
	%33 = icmp ugt i64 %32, %p4, !dbg !425
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !425, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !425
	%35 = mul i64 %18, %p8, !dbg !425
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !425
	%37 = add i64 %35, 1, !dbg !425
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !425
	%39 = icmp eq i64 %34, 0, !dbg !425
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !425
	%41 = select i1 %31, i64 0, i64 %40, !dbg !425
	%42 = sext i32 %2 to i64, !dbg !425
	%43 = trunc i64 %p10 to i32, !dbg !425
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !425
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !425
	%46 = icmp ugt i64 %41, %p6, !dbg !425
	%47 = icmp uge i64 %p10, %42, !dbg !425
	%48 = or i1 %46, %47, !dbg !425
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !425, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !425
	br label %b17, !dbg !425

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !430
	br i1 %49, label %b5, label %b17, !dbg !430

b5:
	%50 = sub i64 %p7, 1, !dbg !431
	%51 = sub i64 %p8, 1, !dbg !431
	%52 = sub i64 %p9, 1, !dbg !431
	%53 = icmp slt i64 %p9, 0, !dbg !431
	%54 = icmp slt i64 %50, 0, !dbg !431
	%55 = icmp slt i64 %51, 0, !dbg !431
	%56 = or i1 %53, %54, !dbg !431
	%57 = or i1 %56, %55, !dbg !431
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !431, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !431
	%59 = mul i64 %52, %p7, !dbg !431
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !431
	%61 = add i64 %59, 1, !dbg !431
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !431
	%63 = icmp eq i64 %58, 0, !dbg !431
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !431
	%65 = icmp eq i64 %p9, 0, !dbg !431
	%66 = select i1 %65, i64 0, i64 %64, !dbg !431
	%67 = icmp ugt i64 %66, %p4, !dbg !431
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !431, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !431
	%69 = mul i64 %52, %p8, !dbg !431
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !431
	%71 = add i64 %69, 1, !dbg !431
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !431
	%73 = icmp eq i64 %68, 0, !dbg !431
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !431
	%75 = select i1 %65, i64 0, i64 %74, !dbg !431
	%76 = sext i32 %2 to i64, !dbg !431
	%77 = trunc i64 %p10 to i32, !dbg !431
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !431
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !431
	%80 = icmp ugt i64 %75, %p6, !dbg !431
	%81 = icmp uge i64 %p10, %76, !dbg !431
	%82 = or i1 %80, %81, !dbg !431
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !431, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !431
	br label %b17, !dbg !431

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !432
	br i1 %83, label %b7, label %b12, !dbg !432

b7:
	%84 = sdiv i64 %12, 32, !dbg !433
	%85 = icmp eq i64 %84, %p2, !dbg !434
	br i1 %85, label %b8, label %b12, !dbg !434

b8:
	%86 = icmp eq i64 %p0, 0, !dbg !437
	br i1 %86, label %b9, label %b10, !dbg !437

b9:
	%87 = sub i64 %p7, 1, !dbg !438
	%88 = sub i64 %p8, 1, !dbg !438
	%89 = sub i64 %p9, 1, !dbg !438
	%90 = icmp slt i64 %p9, 0, !dbg !438
	%91 = icmp slt i64 %87, 0, !dbg !438
	%92 = icmp slt i64 %88, 0, !dbg !438
	%93 = or i1 %90, %91, !dbg !438
	%94 = or i1 %93, %92, !dbg !438
	br i1 %94, label %b9_fail1, label %b9_ok1, !dbg !438, !prof !21

b9_ok1:
	%95 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p7), !dbg !438
	%96 = mul i64 %89, %p7, !dbg !438
	%97 = icmp ult i64 %96, 9223372036854775807, !dbg !438
	%98 = add i64 %96, 1, !dbg !438
	%99 = select i1 %97, i64 %98, i64 9223372036854775807, !dbg !438
	%100 = icmp eq i64 %95, 0, !dbg !438
	%101 = select i1 %100, i64 %99, i64 9223372036854775807, !dbg !438
	%102 = icmp eq i64 %p9, 0, !dbg !438
	%103 = select i1 %102, i64 0, i64 %101, !dbg !438
	%104 = icmp ugt i64 %103, %p4, !dbg !438
	br i1 %104, label %b9_fail4, label %b9_ok4, !dbg !438, !prof !21

b9_ok4:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p8), !dbg !438
	%106 = mul i64 %89, %p8, !dbg !438
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !438
	%108 = add i64 %106, 1, !dbg !438
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !438
	%110 = icmp eq i64 %105, 0, !dbg !438
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !438
	%112 = select i1 %102, i64 0, i64 %111, !dbg !438
	%113 = sext i32 %2 to i64, !dbg !438
	%114 = trunc i64 %p10 to i32, !dbg !438
	%115 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !438
	%116 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !438
	%117 = icmp ugt i64 %112, %p6, !dbg !438
	%118 = icmp uge i64 %p10, %113, !dbg !438
	%119 = or i1 %117, %118, !dbg !438
	br i1 %119, label %b9_fail5, label %b9_ok5, !dbg !438, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %115, i8* %116, i64 %p7, i64 %p8, i64 %p9, i32 %114), !dbg !438
	br label %b17, !dbg !438

b10:
	%120 = icmp eq i64 %p0, 1, !dbg !439
	br i1 %120, label %b11, label %b17, !dbg !439

b11:
	%121 = sub i64 %p7, 1, !dbg !440
	%122 = sub i64 %p8, 1, !dbg !440
	%123 = sub i64 %p9, 1, !dbg !440
	%124 = icmp slt i64 %p9, 0, !dbg !440
	%125 = icmp slt i64 %121, 0, !dbg !440
	%126 = icmp slt i64 %122, 0, !dbg !440
	%127 = or i1 %124, %125, !dbg !440
	%128 = or i1 %127, %126, !dbg !440
	br i1 %128, label %b11_fail1, label %b11_ok1, !dbg !440, !prof !21

b11_ok1:
	%129 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p7), !dbg !440
	%130 = mul i64 %123, %p7, !dbg !440
	%131 = icmp ult i64 %130, 9223372036854775807, !dbg !440
	%132 = add i64 %130, 1, !dbg !440
	%133 = select i1 %131, i64 %132, i64 9223372036854775807, !dbg !440
	%134 = icmp eq i64 %129, 0, !dbg !440
	%135 = select i1 %134, i64 %133, i64 9223372036854775807, !dbg !440
	%136 = icmp eq i64 %p9, 0, !dbg !440
	%137 = select i1 %136, i64 0, i64 %135, !dbg !440
	%138 = icmp ugt i64 %137, %p4, !dbg !440
	br i1 %138, label %b11_fail4, label %b11_ok4, !dbg !440, !prof !21

b11_ok4:
	%139 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p8), !dbg !440
	%140 = mul i64 %123, %p8, !dbg !440
	%141 = icmp ult i64 %140, 9223372036854775807, !dbg !440
	%142 = add i64 %140, 1, !dbg !440
	%143 = select i1 %141, i64 %142, i64 9223372036854775807, !dbg !440
	%144 = icmp eq i64 %139, 0, !dbg !440
	%145 = select i1 %144, i64 %143, i64 9223372036854775807, !dbg !440
	%146 = select i1 %136, i64 0, i64 %145, !dbg !440
	%147 = sext i32 %2 to i64, !dbg !440
	%148 = trunc i64 %p10 to i32, !dbg !440
	%149 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !440
	%150 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !440
	%151 = icmp ugt i64 %146, %p6, !dbg !440
	%152 = icmp uge i64 %p10, %147, !dbg !440
	%153 = or i1 %151, %152, !dbg !440
	br i1 %153, label %b11_fail5, label %b11_ok5, !dbg !440, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %149, i8* %150, i64 %p7, i64 %p8, i64 %p9, i32 %148), !dbg !440
	br label %b17, !dbg !440

b12:
	%154 = icmp eq i64 %p1, 2, !dbg !441
	br i1 %154, label %b13, label %b17, !dbg !441

b13:
	%155 = icmp eq i64 %p0, 0, !dbg !444
	br i1 %155, label %b14, label %b15, !dbg !444

b14:
	%156 = sub i64 %p7, 1, !dbg !445
	%157 = sub i64 %p8, 1, !dbg !445
	%158 = sub i64 %p9, 1, !dbg !445
	%159 = icmp slt i64 %p9, 0, !dbg !445
	%160 = icmp slt i64 %156, 0, !dbg !445
	%161 = icmp slt i64 %157, 0, !dbg !445
	%162 = or i1 %159, %160, !dbg !445
	%163 = or i1 %162, %161, !dbg !445
	br i1 %163, label %b14_fail1, label %b14_ok1, !dbg !445, !prof !21

b14_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p7), !dbg !445
	%165 = mul i64 %158, %p7, !dbg !445
	%166 = icmp ult i64 %165, 9223372036854775807, !dbg !445
	%167 = add i64 %165, 1, !dbg !445
	%168 = select i1 %166, i64 %167, i64 9223372036854775807, !dbg !445
	%169 = icmp eq i64 %164, 0, !dbg !445
	%170 = select i1 %169, i64 %168, i64 9223372036854775807, !dbg !445
	%171 = icmp eq i64 %p9, 0, !dbg !445
	%172 = select i1 %171, i64 0, i64 %170, !dbg !445
	%173 = icmp ugt i64 %172, %p4, !dbg !445
	br i1 %173, label %b14_fail4, label %b14_ok4, !dbg !445, !prof !21

b14_ok4:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p8), !dbg !445
	%175 = mul i64 %158, %p8, !dbg !445
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !445
	%177 = add i64 %175, 1, !dbg !445
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !445
	%179 = icmp eq i64 %174, 0, !dbg !445
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !445
	%181 = select i1 %171, i64 0, i64 %180, !dbg !445
	%182 = sext i32 %2 to i64, !dbg !445
	%183 = trunc i64 %p10 to i32, !dbg !445
	%184 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !445
	%185 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !445
	%186 = icmp ugt i64 %181, %p6, !dbg !445
	%187 = icmp uge i64 %p10, %182, !dbg !445
	%188 = or i1 %186, %187, !dbg !445
	br i1 %188, label %b14_fail5, label %b14_ok5, !dbg !445, !prof !21

b14_ok5:
	call void @gpuc_i_put_block_8(i8* %184, i8* %185, i64 %p7, i64 %p8, i64 %p9, i32 %183), !dbg !445
	br label %b17, !dbg !445

b15:
	%189 = icmp eq i64 %p0, 1, !dbg !446
	br i1 %189, label %b16, label %b17, !dbg !446

b16:
	%190 = sub i64 %p7, 1, !dbg !447
	%191 = sub i64 %p8, 1, !dbg !447
	%192 = sub i64 %p9, 1, !dbg !447
	%193 = icmp slt i64 %p9, 0, !dbg !447
	%194 = icmp slt i64 %190, 0, !dbg !447
	%195 = icmp slt i64 %191, 0, !dbg !447
	%196 = or i1 %193, %194, !dbg !447
	%197 = or i1 %196, %195, !dbg !447
	br i1 %197, label %b16_fail1, label %b16_ok1, !dbg !447, !prof !21

b16_ok1:
	%198 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p7), !dbg !447
	%199 = mul i64 %192, %p7, !dbg !447
	%200 = icmp ult i64 %199, 9223372036854775807, !dbg !447
	%201 = add i64 %199, 1, !dbg !447
	%202 = select i1 %200, i64 %201, i64 9223372036854775807, !dbg !447
	%203 = icmp eq i64 %198, 0, !dbg !447
	%204 = select i1 %203, i64 %202, i64 9223372036854775807, !dbg !447
	%205 = icmp eq i64 %p9, 0, !dbg !447
	%206 = select i1 %205, i64 0, i64 %204, !dbg !447
	%207 = icmp ugt i64 %206, %p4, !dbg !447
	br i1 %207, label %b16_fail4, label %b16_ok4, !dbg !447, !prof !21

b16_ok4:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p8), !dbg !447
	%209 = mul i64 %192, %p8, !dbg !447
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !447
	%211 = add i64 %209, 1, !dbg !447
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !447
	%213 = icmp eq i64 %208, 0, !dbg !447
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !447
	%215 = select i1 %205, i64 0, i64 %214, !dbg !447
	%216 = sext i32 %2 to i64, !dbg !447
	%217 = trunc i64 %p10 to i32, !dbg !447
	%218 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !447
	%219 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !447
	%220 = icmp ugt i64 %215, %p6, !dbg !447
	%221 = icmp uge i64 %p10, %216, !dbg !447
	%222 = or i1 %220, %221, !dbg !447
	br i1 %222, label %b16_fail5, label %b16_ok5, !dbg !447, !prof !21

b16_ok5:
	call void @gpuc_i_get_block_8(i8* %218, i8* %219, i64 %p7, i64 %p8, i64 %p9, i32 %217), !dbg !447
	br label %b17, !dbg !447

b17:
	ret void, !dbg !423

b3_fail1:
	%223 = icmp slt i64 %p9, 0, !dbg !425
	br i1 %223, label %b3_fail2, label %b3_ok2, !dbg !425

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !425
	ret void, !dbg !425

b3_ok2:
	%224 = icmp slt i64 %16, 0, !dbg !425
	br i1 %224, label %b3_fail3, label %b3_ok3, !dbg !425

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !425
	ret void, !dbg !425

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !425
	ret void, !dbg !425

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !425
	ret void, !dbg !425

b3_fail5:
	%225 = icmp ugt i64 %41, %p6, !dbg !425
	br i1 %225, label %b3_fail6, label %b3_ok6, !dbg !425

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !425
	ret void, !dbg !425

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !425
	ret void, !dbg !425

b5_fail1:
	%226 = icmp slt i64 %p9, 0, !dbg !431
	br i1 %226, label %b5_fail2, label %b5_ok2, !dbg !431

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !431
	ret void, !dbg !431

b5_ok2:
	%227 = icmp slt i64 %50, 0, !dbg !431
	br i1 %227, label %b5_fail3, label %b5_ok3, !dbg !431

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !431
	ret void, !dbg !431

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !431
	ret void, !dbg !431

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !431
	ret void, !dbg !431

b5_fail5:
	%228 = icmp ugt i64 %75, %p6, !dbg !431
	br i1 %228, label %b5_fail6, label %b5_ok6, !dbg !431

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !431
	ret void, !dbg !431

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !431
	ret void, !dbg !431

b9_fail1:
	%229 = icmp slt i64 %p9, 0, !dbg !438
	br i1 %229, label %b9_fail2, label %b9_ok2, !dbg !438

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !438
	ret void, !dbg !438

b9_ok2:
	%230 = icmp slt i64 %87, 0, !dbg !438
	br i1 %230, label %b9_fail3, label %b9_ok3, !dbg !438

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !438
	ret void, !dbg !438

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !438
	ret void, !dbg !438

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %103, i64 %p4), !dbg !438
	ret void, !dbg !438

b9_fail5:
	%231 = icmp ugt i64 %112, %p6, !dbg !438
	br i1 %231, label %b9_fail6, label %b9_ok6, !dbg !438

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %112, i64 %p6), !dbg !438
	ret void, !dbg !438

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %113), !dbg !438
	ret void, !dbg !438

b11_fail1:
	%232 = icmp slt i64 %p9, 0, !dbg !440
	br i1 %232, label %b11_fail2, label %b11_ok2, !dbg !440

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !440
	ret void, !dbg !440

b11_ok2:
	%233 = icmp slt i64 %121, 0, !dbg !440
	br i1 %233, label %b11_fail3, label %b11_ok3, !dbg !440

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !440
	ret void, !dbg !440

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !440
	ret void, !dbg !440

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %137, i64 %p4), !dbg !440
	ret void, !dbg !440

b11_fail5:
	%234 = icmp ugt i64 %146, %p6, !dbg !440
	br i1 %234, label %b11_fail6, label %b11_ok6, !dbg !440

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %146, i64 %p6), !dbg !440
	ret void, !dbg !440

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %147), !dbg !440
	ret void, !dbg !440

b14_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !445
	br i1 %235, label %b14_fail2, label %b14_ok2, !dbg !445

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !445
	ret void, !dbg !445

b14_ok2:
	%236 = icmp slt i64 %156, 0, !dbg !445
	br i1 %236, label %b14_fail3, label %b14_ok3, !dbg !445

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !445
	ret void, !dbg !445

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !445
	ret void, !dbg !445

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %172, i64 %p4), !dbg !445
	ret void, !dbg !445

b14_fail5:
	%237 = icmp ugt i64 %181, %p6, !dbg !445
	br i1 %237, label %b14_fail6, label %b14_ok6, !dbg !445

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %181, i64 %p6), !dbg !445
	ret void, !dbg !445

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %182), !dbg !445
	ret void, !dbg !445

b16_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !447
	br i1 %238, label %b16_fail2, label %b16_ok2, !dbg !447

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !447
	ret void, !dbg !447

b16_ok2:
	%239 = icmp slt i64 %190, 0, !dbg !447
	br i1 %239, label %b16_fail3, label %b16_ok3, !dbg !447

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !447
	ret void, !dbg !447

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !447
	ret void, !dbg !447

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %206, i64 %p4), !dbg !447
	ret void, !dbg !447

b16_fail5:
	%240 = icmp ugt i64 %215, %p6, !dbg !447
	br i1 %240, label %b16_fail6, label %b16_ok6, !dbg !447

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %215, i64 %p6), !dbg !447
	ret void, !dbg !447

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %216), !dbg !447
	ret void, !dbg !447
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !448 {
entry:
	br label %b0, !dbg !449

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !449
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !449
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !455, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !455, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !455, !range !17
	%8 = mul i32 %7, %5, !dbg !455
	%9 = add i32 %4, %8, !dbg !455
	%10 = mul i32 %6, %9, !dbg !455
	%11 = add i32 %3, %10, !dbg !455
	%12 = sext i32 %11 to i64, !dbg !455
	%13 = icmp eq i64 %p1, 0, !dbg !456
	br i1 %13, label %b1, label %b6, !dbg !456

b1:
	%14 = icmp eq i64 %12, 0, !dbg !457
	br i1 %14, label %b2, label %b6, !dbg !457

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !458
	br i1 %15, label %b3, label %b4, !dbg !458

b3:
	%16 = sub i64 %p7, 1, !dbg !454
	%17 = sub i64 %p8, 1, !dbg !454
	%18 = sub i64 %p9, 1, !dbg !454
	%19 = icmp slt i64 %p9, 0, !dbg !454
	%20 = icmp slt i64 %16, 0, !dbg !454
	%21 = icmp slt i64 %17, 0, !dbg !454
	%22 = or i1 %19, %20, !dbg !454
	%23 = or i1 %22, %21, !dbg !454
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !454, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !454
	%25 = mul i64 %18, %p7, !dbg !454
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !454
	%27 = add i64 %25, 1, !dbg !454
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !454
	%29 = icmp eq i64 %24, 0, !dbg !454
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !454
	%31 = icmp eq i64 %p9, 0, !dbg !454
	%32 = select i1 %31, i64 0, i64 %30, !dbg !454
	%33 = icmp ugt i64 %32, %p4, !dbg !454
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !454, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !454
	%35 = mul i64 %18, %p8, !dbg !454
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !454
	%37 = add i64 %35, 1, !dbg !454
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !454
	%39 = icmp eq i64 %34, 0, !dbg !454
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !454
	%41 = select i1 %31, i64 0, i64 %40, !dbg !454
	%42 = sext i32 %2 to i64, !dbg !454
	%43 = trunc i64 %p10 to i32, !dbg !454
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !454
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !454
	%46 = icmp ugt i64 %41, %p6, !dbg !454
	%47 = icmp uge i64 %p10, %42, !dbg !454
	%48 = or i1 %46, %47, !dbg !454
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !454, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !454
	br label %b17, !dbg !454

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !459
	br i1 %49, label %b5, label %b17, !dbg !459

b5:
	%50 = sub i64 %p7, 1, !dbg !460
	%51 = sub i64 %p8, 1, !dbg !460
	%52 = sub i64 %p9, 1, !dbg !460
	%53 = icmp slt i64 %p9, 0, !dbg !460
	%54 = icmp slt i64 %50, 0, !dbg !460
	%55 = icmp slt i64 %51, 0, !dbg !460
	%56 = or i1 %53, %54, !dbg !460
	%57 = or i1 %56, %55, !dbg !460
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !460, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !460
	%59 = mul i64 %52, %p7, !dbg !460
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !460
	%61 = add i64 %59, 1, !dbg !460
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !460
	%63 = icmp eq i64 %58, 0, !dbg !460
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !460
	%65 = icmp eq i64 %p9, 0, !dbg !460
	%66 = select i1 %65, i64 0, i64 %64, !dbg !460
	%67 = icmp ugt i64 %66, %p4, !dbg !460
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !460, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !460
	%69 = mul i64 %52, %p8, !dbg !460
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !460
	%71 = add i64 %69, 1, !dbg !460
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !460
	%73 = icmp eq i64 %68, 0, !dbg !460
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !460
	%75 = select i1 %65, i64 0, i64 %74, !dbg !460
	%76 = sext i32 %2 to i64, !dbg !460
	%77 = trunc i64 %p10 to i32, !dbg !460
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !460
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !460
	%80 = icmp ugt i64 %75, %p6, !dbg !460
	%81 = icmp uge i64 %p10, %76, !dbg !460
	%82 = or i1 %80, %81, !dbg !460
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !460, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !460
	br label %b17, !dbg !460

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !461
	br i1 %83, label %b7, label %b12, !dbg !461

b7:
	%84 = sdiv i64 %12, 32, !dbg !462
	%85 = icmp eq i64 %84, %p2, !dbg !463
	br i1 %85, label %b8, label %b12, !dbg !463

b8:
	%86 = icmp eq i64 %p0, 0, !dbg !466
	br i1 %86, label %b9, label %b10, !dbg !466

b9:
	%87 = sub i64 %p7, 1, !dbg !467
	%88 = sub i64 %p8, 1, !dbg !467
	%89 = sub i64 %p9, 1, !dbg !467
	%90 = icmp slt i64 %p9, 0, !dbg !467
	%91 = icmp slt i64 %87, 0, !dbg !467
	%92 = icmp slt i64 %88, 0, !dbg !467
	%93 = or i1 %90, %91, !dbg !467
	%94 = or i1 %93, %92, !dbg !467
	br i1 %94, label %b9_fail1, label %b9_ok1, !dbg !467, !prof !21

b9_ok1:
	%95 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p7), !dbg !467
	%96 = mul i64 %89, %p7, !dbg !467
	%97 = icmp ult i64 %96, 9223372036854775807, !dbg !467
	%98 = add i64 %96, 1, !dbg !467
	%99 = select i1 %97, i64 %98, i64 9223372036854775807, !dbg !467
	%100 = icmp eq i64 %95, 0, !dbg !467
	%101 = select i1 %100, i64 %99, i64 9223372036854775807, !dbg !467
	%102 = icmp eq i64 %p9, 0, !dbg !467
	%103 = select i1 %102, i64 0, i64 %101, !dbg !467
	%104 = icmp ugt i64 %103, %p4, !dbg !467
	br i1 %104, label %b9_fail4, label %b9_ok4, !dbg !467, !prof !21

b9_ok4:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %89, i64 %p8), !dbg !467
	%106 = mul i64 %89, %p8, !dbg !467
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !467
	%108 = add i64 %106, 1, !dbg !467
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !467
	%110 = icmp eq i64 %105, 0, !dbg !467
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !467
	%112 = select i1 %102, i64 0, i64 %111, !dbg !467
	%113 = sext i32 %2 to i64, !dbg !467
	%114 = trunc i64 %p10 to i32, !dbg !467
	%115 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !467
	%116 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !467
	%117 = icmp ugt i64 %112, %p6, !dbg !467
	%118 = icmp uge i64 %p10, %113, !dbg !467
	%119 = or i1 %117, %118, !dbg !467
	br i1 %119, label %b9_fail5, label %b9_ok5, !dbg !467, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %115, i8* %116, i64 %p7, i64 %p8, i64 %p9, i32 %114), !dbg !467
	br label %b17, !dbg !467

b10:
	%120 = icmp eq i64 %p0, 1, !dbg !468
	br i1 %120, label %b11, label %b17, !dbg !468

b11:
	%121 = sub i64 %p7, 1, !dbg !469
	%122 = sub i64 %p8, 1, !dbg !469
	%123 = sub i64 %p9, 1, !dbg !469
	%124 = icmp slt i64 %p9, 0, !dbg !469
	%125 = icmp slt i64 %121, 0, !dbg !469
	%126 = icmp slt i64 %122, 0, !dbg !469
	%127 = or i1 %124, %125, !dbg !469
	%128 = or i1 %127, %126, !dbg !469
	br i1 %128, label %b11_fail1, label %b11_ok1, !dbg !469, !prof !21

b11_ok1:
	%129 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p7), !dbg !469
	%130 = mul i64 %123, %p7, !dbg !469
	%131 = icmp ult i64 %130, 9223372036854775807, !dbg !469
	%132 = add i64 %130, 1, !dbg !469
	%133 = select i1 %131, i64 %132, i64 9223372036854775807, !dbg !469
	%134 = icmp eq i64 %129, 0, !dbg !469
	%135 = select i1 %134, i64 %133, i64 9223372036854775807, !dbg !469
	%136 = icmp eq i64 %p9, 0, !dbg !469
	%137 = select i1 %136, i64 0, i64 %135, !dbg !469
	%138 = icmp ugt i64 %137, %p4, !dbg !469
	br i1 %138, label %b11_fail4, label %b11_ok4, !dbg !469, !prof !21

b11_ok4:
	%139 = call i64 @llvm.nvvm.mulhi.ull(i64 %123, i64 %p8), !dbg !469
	%140 = mul i64 %123, %p8, !dbg !469
	%141 = icmp ult i64 %140, 9223372036854775807, !dbg !469
	%142 = add i64 %140, 1, !dbg !469
	%143 = select i1 %141, i64 %142, i64 9223372036854775807, !dbg !469
	%144 = icmp eq i64 %139, 0, !dbg !469
	%145 = select i1 %144, i64 %143, i64 9223372036854775807, !dbg !469
	%146 = select i1 %136, i64 0, i64 %145, !dbg !469
	%147 = sext i32 %2 to i64, !dbg !469
	%148 = trunc i64 %p10 to i32, !dbg !469
	%149 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !469
	%150 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !469
	%151 = icmp ugt i64 %146, %p6, !dbg !469
	%152 = icmp uge i64 %p10, %147, !dbg !469
	%153 = or i1 %151, %152, !dbg !469
	br i1 %153, label %b11_fail5, label %b11_ok5, !dbg !469, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %149, i8* %150, i64 %p7, i64 %p8, i64 %p9, i32 %148), !dbg !469
	br label %b17, !dbg !469

b12:
	%154 = icmp eq i64 %p1, 2, !dbg !470
	br i1 %154, label %b13, label %b17, !dbg !470

b13:
	%155 = icmp eq i64 %p0, 0, !dbg !473
	br i1 %155, label %b14, label %b15, !dbg !473

b14:
	%156 = sub i64 %p7, 1, !dbg !474
	%157 = sub i64 %p8, 1, !dbg !474
	%158 = sub i64 %p9, 1, !dbg !474
	%159 = icmp slt i64 %p9, 0, !dbg !474
	%160 = icmp slt i64 %156, 0, !dbg !474
	%161 = icmp slt i64 %157, 0, !dbg !474
	%162 = or i1 %159, %160, !dbg !474
	%163 = or i1 %162, %161, !dbg !474
	br i1 %163, label %b14_fail1, label %b14_ok1, !dbg !474, !prof !21

b14_ok1:
	%164 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p7), !dbg !474
	%165 = mul i64 %158, %p7, !dbg !474
	%166 = icmp ult i64 %165, 9223372036854775807, !dbg !474
	%167 = add i64 %165, 1, !dbg !474
	%168 = select i1 %166, i64 %167, i64 9223372036854775807, !dbg !474
	%169 = icmp eq i64 %164, 0, !dbg !474
	%170 = select i1 %169, i64 %168, i64 9223372036854775807, !dbg !474
	%171 = icmp eq i64 %p9, 0, !dbg !474
	%172 = select i1 %171, i64 0, i64 %170, !dbg !474
	%173 = icmp ugt i64 %172, %p4, !dbg !474
	br i1 %173, label %b14_fail4, label %b14_ok4, !dbg !474, !prof !21

b14_ok4:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %158, i64 %p8), !dbg !474
	%175 = mul i64 %158, %p8, !dbg !474
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !474
	%177 = add i64 %175, 1, !dbg !474
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !474
	%179 = icmp eq i64 %174, 0, !dbg !474
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !474
	%181 = select i1 %171, i64 0, i64 %180, !dbg !474
	%182 = sext i32 %2 to i64, !dbg !474
	%183 = trunc i64 %p10 to i32, !dbg !474
	%184 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !474
	%185 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !474
	%186 = icmp ugt i64 %181, %p6, !dbg !474
	%187 = icmp uge i64 %p10, %182, !dbg !474
	%188 = or i1 %186, %187, !dbg !474
	br i1 %188, label %b14_fail5, label %b14_ok5, !dbg !474, !prof !21

b14_ok5:
	call void @gpuc_i_put_block_8(i8* %184, i8* %185, i64 %p7, i64 %p8, i64 %p9, i32 %183), !dbg !474
	br label %b17, !dbg !474

b15:
	%189 = icmp eq i64 %p0, 1, !dbg !475
	br i1 %189, label %b16, label %b17, !dbg !475

b16:
	%190 = sub i64 %p7, 1, !dbg !476
	%191 = sub i64 %p8, 1, !dbg !476
	%192 = sub i64 %p9, 1, !dbg !476
	%193 = icmp slt i64 %p9, 0, !dbg !476
	%194 = icmp slt i64 %190, 0, !dbg !476
	%195 = icmp slt i64 %191, 0, !dbg !476
	%196 = or i1 %193, %194, !dbg !476
	%197 = or i1 %196, %195, !dbg !476
	br i1 %197, label %b16_fail1, label %b16_ok1, !dbg !476, !prof !21

b16_ok1:
	%198 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p7), !dbg !476
	%199 = mul i64 %192, %p7, !dbg !476
	%200 = icmp ult i64 %199, 9223372036854775807, !dbg !476
	%201 = add i64 %199, 1, !dbg !476
	%202 = select i1 %200, i64 %201, i64 9223372036854775807, !dbg !476
	%203 = icmp eq i64 %198, 0, !dbg !476
	%204 = select i1 %203, i64 %202, i64 9223372036854775807, !dbg !476
	%205 = icmp eq i64 %p9, 0, !dbg !476
	%206 = select i1 %205, i64 0, i64 %204, !dbg !476
	%207 = icmp ugt i64 %206, %p4, !dbg !476
	br i1 %207, label %b16_fail4, label %b16_ok4, !dbg !476, !prof !21

b16_ok4:
	%208 = call i64 @llvm.nvvm.mulhi.ull(i64 %192, i64 %p8), !dbg !476
	%209 = mul i64 %192, %p8, !dbg !476
	%210 = icmp ult i64 %209, 9223372036854775807, !dbg !476
	%211 = add i64 %209, 1, !dbg !476
	%212 = select i1 %210, i64 %211, i64 9223372036854775807, !dbg !476
	%213 = icmp eq i64 %208, 0, !dbg !476
	%214 = select i1 %213, i64 %212, i64 9223372036854775807, !dbg !476
	%215 = select i1 %205, i64 0, i64 %214, !dbg !476
	%216 = sext i32 %2 to i64, !dbg !476
	%217 = trunc i64 %p10 to i32, !dbg !476
	%218 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !476
	%219 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !476
	%220 = icmp ugt i64 %215, %p6, !dbg !476
	%221 = icmp uge i64 %p10, %216, !dbg !476
	%222 = or i1 %220, %221, !dbg !476
	br i1 %222, label %b16_fail5, label %b16_ok5, !dbg !476, !prof !21

b16_ok5:
	call void @gpuc_i_get_block_8(i8* %218, i8* %219, i64 %p7, i64 %p8, i64 %p9, i32 %217), !dbg !476
	br label %b17, !dbg !476

b17:
	ret void, !dbg !452

b3_fail1:
	%223 = icmp slt i64 %p9, 0, !dbg !454
	br i1 %223, label %b3_fail2, label %b3_ok2, !dbg !454

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !454
	ret void, !dbg !454

b3_ok2:
	%224 = icmp slt i64 %16, 0, !dbg !454
	br i1 %224, label %b3_fail3, label %b3_ok3, !dbg !454

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !454
	ret void, !dbg !454

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !454
	ret void, !dbg !454

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !454
	ret void, !dbg !454

b3_fail5:
	%225 = icmp ugt i64 %41, %p6, !dbg !454
	br i1 %225, label %b3_fail6, label %b3_ok6, !dbg !454

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !454
	ret void, !dbg !454

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !454
	ret void, !dbg !454

b5_fail1:
	%226 = icmp slt i64 %p9, 0, !dbg !460
	br i1 %226, label %b5_fail2, label %b5_ok2, !dbg !460

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !460
	ret void, !dbg !460

b5_ok2:
	%227 = icmp slt i64 %50, 0, !dbg !460
	br i1 %227, label %b5_fail3, label %b5_ok3, !dbg !460

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !460
	ret void, !dbg !460

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !460
	ret void, !dbg !460

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !460
	ret void, !dbg !460

b5_fail5:
	%228 = icmp ugt i64 %75, %p6, !dbg !460
	br i1 %228, label %b5_fail6, label %b5_ok6, !dbg !460

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !460
	ret void, !dbg !460

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !460
	ret void, !dbg !460

b9_fail1:
	%229 = icmp slt i64 %p9, 0, !dbg !467
	br i1 %229, label %b9_fail2, label %b9_ok2, !dbg !467

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !467
	ret void, !dbg !467

b9_ok2:
	%230 = icmp slt i64 %87, 0, !dbg !467
	br i1 %230, label %b9_fail3, label %b9_ok3, !dbg !467

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !467
	ret void, !dbg !467

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !467
	ret void, !dbg !467

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %103, i64 %p4), !dbg !467
	ret void, !dbg !467

b9_fail5:
	%231 = icmp ugt i64 %112, %p6, !dbg !467
	br i1 %231, label %b9_fail6, label %b9_ok6, !dbg !467

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %112, i64 %p6), !dbg !467
	ret void, !dbg !467

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %113), !dbg !467
	ret void, !dbg !467

b11_fail1:
	%232 = icmp slt i64 %p9, 0, !dbg !469
	br i1 %232, label %b11_fail2, label %b11_ok2, !dbg !469

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !469
	ret void, !dbg !469

b11_ok2:
	%233 = icmp slt i64 %121, 0, !dbg !469
	br i1 %233, label %b11_fail3, label %b11_ok3, !dbg !469

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !469
	ret void, !dbg !469

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !469
	ret void, !dbg !469

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %137, i64 %p4), !dbg !469
	ret void, !dbg !469

b11_fail5:
	%234 = icmp ugt i64 %146, %p6, !dbg !469
	br i1 %234, label %b11_fail6, label %b11_ok6, !dbg !469

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %146, i64 %p6), !dbg !469
	ret void, !dbg !469

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %147), !dbg !469
	ret void, !dbg !469

b14_fail1:
	%235 = icmp slt i64 %p9, 0, !dbg !474
	br i1 %235, label %b14_fail2, label %b14_ok2, !dbg !474

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b14_ok2:
	%236 = icmp slt i64 %156, 0, !dbg !474
	br i1 %236, label %b14_fail3, label %b14_ok3, !dbg !474

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %172, i64 %p4), !dbg !474
	ret void, !dbg !474

b14_fail5:
	%237 = icmp ugt i64 %181, %p6, !dbg !474
	br i1 %237, label %b14_fail6, label %b14_ok6, !dbg !474

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %181, i64 %p6), !dbg !474
	ret void, !dbg !474

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %182), !dbg !474
	ret void, !dbg !474

b16_fail1:
	%238 = icmp slt i64 %p9, 0, !dbg !476
	br i1 %238, label %b16_fail2, label %b16_ok2, !dbg !476

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !476
	ret void, !dbg !476

b16_ok2:
	%239 = icmp slt i64 %190, 0, !dbg !476
	br i1 %239, label %b16_fail3, label %b16_ok3, !dbg !476

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !476
	ret void, !dbg !476

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !476
	ret void, !dbg !476

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %206, i64 %p4), !dbg !476
	ret void, !dbg !476

b16_fail5:
	%240 = icmp ugt i64 %215, %p6, !dbg !476
	br i1 %240, label %b16_fail6, label %b16_ok6, !dbg !476

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %215, i64 %p6), !dbg !476
	ret void, !dbg !476

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %216), !dbg !476
	ret void, !dbg !476
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !22
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !23
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !23
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_thread_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_get_thread_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_put_warp_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_warp_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_block_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_block_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_thread_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_get_thread_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_put_warp_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_warp_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_block_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_block_16(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_get_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_put_warp_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_warp_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_block_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_block_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_thread_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_get_thread_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_put_warp_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_warp_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_put_block_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_block_64(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!477, !478, !479, !480, !481, !482, !483, !484, !485, !486, !487, !488, !489, !490, !491, !492}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/stride")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Int8", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!7 = !DILocation(line: 13, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/stride")
!9 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!10 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!11 = !DILocation(line: 14, column: 10, scope: !6)
!12 = !DILocation(line: 36, column: 7, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 48, column: 13, scope: !9, inlinedAt: !12)
!14 = !DILocation(line: 33, column: 24, scope: !10, inlinedAt: !11)
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !{i32 1, i32 1025}
!18 = !DILocation(line: 35, column: 13, scope: !10, inlinedAt: !11)
!19 = !DILocation(line: 35, column: 36, scope: !10, inlinedAt: !11)
!20 = !DILocation(line: 47, column: 7, scope: !9, inlinedAt: !12)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 49, column: 7, scope: !9, inlinedAt: !12)
!25 = !DILocation(line: 50, column: 13, scope: !9, inlinedAt: !12)
!26 = !DILocation(line: 37, column: 13, scope: !10, inlinedAt: !11)
!27 = !DILocation(line: 37, column: 33, scope: !10, inlinedAt: !11)
!28 = !DILocation(line: 37, column: 37, scope: !10, inlinedAt: !11)
!29 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!30 = !DILocation(line: 38, column: 7, scope: !10, inlinedAt: !11)
!31 = !DILocation(line: 47, column: 7, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 48, column: 13, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 49, column: 7, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 50, column: 13, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 39, column: 13, scope: !10, inlinedAt: !11)
!36 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!37 = !DILocation(line: 40, column: 7, scope: !10, inlinedAt: !11)
!38 = !DILocation(line: 47, column: 7, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 48, column: 13, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 49, column: 7, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 50, column: 13, scope: !36, inlinedAt: !37)
!42 = distinct !DISubprogram(name: "Int16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!43 = !DILocation(line: 20, column: 6, scope: !42)
!44 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!45 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!46 = !DILocation(line: 21, column: 10, scope: !42)
!47 = !DILocation(line: 36, column: 7, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 48, column: 13, scope: !44, inlinedAt: !47)
!49 = !DILocation(line: 33, column: 24, scope: !45, inlinedAt: !46)
!50 = !DILocation(line: 35, column: 13, scope: !45, inlinedAt: !46)
!51 = !DILocation(line: 35, column: 36, scope: !45, inlinedAt: !46)
!52 = !DILocation(line: 47, column: 7, scope: !44, inlinedAt: !47)
!53 = !DILocation(line: 49, column: 7, scope: !44, inlinedAt: !47)
!54 = !DILocation(line: 50, column: 13, scope: !44, inlinedAt: !47)
!55 = !DILocation(line: 37, column: 13, scope: !45, inlinedAt: !46)
!56 = !DILocation(line: 37, column: 33, scope: !45, inlinedAt: !46)
!57 = !DILocation(line: 37, column: 37, scope: !45, inlinedAt: !46)
!58 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!59 = !DILocation(line: 38, column: 7, scope: !45, inlinedAt: !46)
!60 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 48, column: 13, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 49, column: 7, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 50, column: 13, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 39, column: 13, scope: !45, inlinedAt: !46)
!65 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!66 = !DILocation(line: 40, column: 7, scope: !45, inlinedAt: !46)
!67 = !DILocation(line: 47, column: 7, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 48, column: 13, scope: !65, inlinedAt: !66)
!69 = !DILocation(line: 49, column: 7, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 50, column: 13, scope: !65, inlinedAt: !66)
!71 = distinct !DISubprogram(name: "Int32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!72 = !DILocation(line: 27, column: 6, scope: !71)
!73 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!74 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!75 = !DILocation(line: 28, column: 10, scope: !71)
!76 = !DILocation(line: 36, column: 7, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 48, column: 13, scope: !73, inlinedAt: !76)
!78 = !DILocation(line: 33, column: 24, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 35, column: 13, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 35, column: 36, scope: !74, inlinedAt: !75)
!81 = !DILocation(line: 47, column: 7, scope: !73, inlinedAt: !76)
!82 = !DILocation(line: 49, column: 7, scope: !73, inlinedAt: !76)
!83 = !DILocation(line: 50, column: 13, scope: !73, inlinedAt: !76)
!84 = !DILocation(line: 37, column: 13, scope: !74, inlinedAt: !75)
!85 = !DILocation(line: 37, column: 33, scope: !74, inlinedAt: !75)
!86 = !DILocation(line: 37, column: 37, scope: !74, inlinedAt: !75)
!87 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!88 = !DILocation(line: 38, column: 7, scope: !74, inlinedAt: !75)
!89 = !DILocation(line: 47, column: 7, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 48, column: 13, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 49, column: 7, scope: !87, inlinedAt: !88)
!92 = !DILocation(line: 50, column: 13, scope: !87, inlinedAt: !88)
!93 = !DILocation(line: 39, column: 13, scope: !74, inlinedAt: !75)
!94 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!95 = !DILocation(line: 40, column: 7, scope: !74, inlinedAt: !75)
!96 = !DILocation(line: 47, column: 7, scope: !94, inlinedAt: !95)
!97 = !DILocation(line: 48, column: 13, scope: !94, inlinedAt: !95)
!98 = !DILocation(line: 49, column: 7, scope: !94, inlinedAt: !95)
!99 = !DILocation(line: 50, column: 13, scope: !94, inlinedAt: !95)
!100 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!101 = !DILocation(line: 34, column: 6, scope: !100)
!102 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!103 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!104 = !DILocation(line: 35, column: 10, scope: !100)
!105 = !DILocation(line: 36, column: 7, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 48, column: 13, scope: !102, inlinedAt: !105)
!107 = !DILocation(line: 33, column: 24, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 35, column: 13, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 35, column: 36, scope: !103, inlinedAt: !104)
!110 = !DILocation(line: 47, column: 7, scope: !102, inlinedAt: !105)
!111 = !DILocation(line: 49, column: 7, scope: !102, inlinedAt: !105)
!112 = !DILocation(line: 50, column: 13, scope: !102, inlinedAt: !105)
!113 = !DILocation(line: 37, column: 13, scope: !103, inlinedAt: !104)
!114 = !DILocation(line: 37, column: 33, scope: !103, inlinedAt: !104)
!115 = !DILocation(line: 37, column: 37, scope: !103, inlinedAt: !104)
!116 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!117 = !DILocation(line: 38, column: 7, scope: !103, inlinedAt: !104)
!118 = !DILocation(line: 47, column: 7, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 48, column: 13, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 49, column: 7, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 50, column: 13, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 39, column: 13, scope: !103, inlinedAt: !104)
!123 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!124 = !DILocation(line: 40, column: 7, scope: !103, inlinedAt: !104)
!125 = !DILocation(line: 47, column: 7, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 48, column: 13, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 49, column: 7, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 50, column: 13, scope: !123, inlinedAt: !124)
!129 = distinct !DISubprogram(name: "Int", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!130 = !DILocation(line: 41, column: 6, scope: !129)
!131 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!132 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!133 = !DILocation(line: 42, column: 10, scope: !129)
!134 = !DILocation(line: 36, column: 7, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 48, column: 13, scope: !131, inlinedAt: !134)
!136 = !DILocation(line: 33, column: 24, scope: !132, inlinedAt: !133)
!137 = !DILocation(line: 35, column: 13, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 35, column: 36, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 47, column: 7, scope: !131, inlinedAt: !134)
!140 = !DILocation(line: 49, column: 7, scope: !131, inlinedAt: !134)
!141 = !DILocation(line: 50, column: 13, scope: !131, inlinedAt: !134)
!142 = !DILocation(line: 37, column: 13, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 37, column: 33, scope: !132, inlinedAt: !133)
!144 = !DILocation(line: 37, column: 37, scope: !132, inlinedAt: !133)
!145 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!146 = !DILocation(line: 38, column: 7, scope: !132, inlinedAt: !133)
!147 = !DILocation(line: 47, column: 7, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 48, column: 13, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 49, column: 7, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 50, column: 13, scope: !145, inlinedAt: !146)
!151 = !DILocation(line: 39, column: 13, scope: !132, inlinedAt: !133)
!152 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!153 = !DILocation(line: 40, column: 7, scope: !132, inlinedAt: !133)
!154 = !DILocation(line: 47, column: 7, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 48, column: 13, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 49, column: 7, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 50, column: 13, scope: !152, inlinedAt: !153)
!158 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!159 = !DILocation(line: 48, column: 6, scope: !158)
!160 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!161 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!162 = !DILocation(line: 49, column: 10, scope: !158)
!163 = !DILocation(line: 36, column: 7, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 48, column: 13, scope: !160, inlinedAt: !163)
!165 = !DILocation(line: 33, column: 24, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 35, column: 13, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 35, column: 36, scope: !161, inlinedAt: !162)
!168 = !DILocation(line: 47, column: 7, scope: !160, inlinedAt: !163)
!169 = !DILocation(line: 49, column: 7, scope: !160, inlinedAt: !163)
!170 = !DILocation(line: 50, column: 13, scope: !160, inlinedAt: !163)
!171 = !DILocation(line: 37, column: 13, scope: !161, inlinedAt: !162)
!172 = !DILocation(line: 37, column: 33, scope: !161, inlinedAt: !162)
!173 = !DILocation(line: 37, column: 37, scope: !161, inlinedAt: !162)
!174 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!175 = !DILocation(line: 38, column: 7, scope: !161, inlinedAt: !162)
!176 = !DILocation(line: 47, column: 7, scope: !174, inlinedAt: !175)
!177 = !DILocation(line: 48, column: 13, scope: !174, inlinedAt: !175)
!178 = !DILocation(line: 49, column: 7, scope: !174, inlinedAt: !175)
!179 = !DILocation(line: 50, column: 13, scope: !174, inlinedAt: !175)
!180 = !DILocation(line: 39, column: 13, scope: !161, inlinedAt: !162)
!181 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!182 = !DILocation(line: 40, column: 7, scope: !161, inlinedAt: !162)
!183 = !DILocation(line: 47, column: 7, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 48, column: 13, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 49, column: 7, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 50, column: 13, scope: !181, inlinedAt: !182)
!187 = distinct !DISubprogram(name: "Uint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!188 = !DILocation(line: 55, column: 6, scope: !187)
!189 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!190 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!191 = !DILocation(line: 56, column: 10, scope: !187)
!192 = !DILocation(line: 36, column: 7, scope: !190, inlinedAt: !191)
!193 = !DILocation(line: 48, column: 13, scope: !189, inlinedAt: !192)
!194 = !DILocation(line: 33, column: 24, scope: !190, inlinedAt: !191)
!195 = !DILocation(line: 35, column: 13, scope: !190, inlinedAt: !191)
!196 = !DILocation(line: 35, column: 36, scope: !190, inlinedAt: !191)
!197 = !DILocation(line: 47, column: 7, scope: !189, inlinedAt: !192)
!198 = !DILocation(line: 49, column: 7, scope: !189, inlinedAt: !192)
!199 = !DILocation(line: 50, column: 13, scope: !189, inlinedAt: !192)
!200 = !DILocation(line: 37, column: 13, scope: !190, inlinedAt: !191)
!201 = !DILocation(line: 37, column: 33, scope: !190, inlinedAt: !191)
!202 = !DILocation(line: 37, column: 37, scope: !190, inlinedAt: !191)
!203 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!204 = !DILocation(line: 38, column: 7, scope: !190, inlinedAt: !191)
!205 = !DILocation(line: 47, column: 7, scope: !203, inlinedAt: !204)
!206 = !DILocation(line: 48, column: 13, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 49, column: 7, scope: !203, inlinedAt: !204)
!208 = !DILocation(line: 50, column: 13, scope: !203, inlinedAt: !204)
!209 = !DILocation(line: 39, column: 13, scope: !190, inlinedAt: !191)
!210 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!211 = !DILocation(line: 40, column: 7, scope: !190, inlinedAt: !191)
!212 = !DILocation(line: 47, column: 7, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 48, column: 13, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 49, column: 7, scope: !210, inlinedAt: !211)
!215 = !DILocation(line: 50, column: 13, scope: !210, inlinedAt: !211)
!216 = distinct !DISubprogram(name: "Uint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!217 = !DILocation(line: 62, column: 6, scope: !216)
!218 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!219 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!220 = !DILocation(line: 63, column: 10, scope: !216)
!221 = !DILocation(line: 36, column: 7, scope: !219, inlinedAt: !220)
!222 = !DILocation(line: 48, column: 13, scope: !218, inlinedAt: !221)
!223 = !DILocation(line: 33, column: 24, scope: !219, inlinedAt: !220)
!224 = !DILocation(line: 35, column: 13, scope: !219, inlinedAt: !220)
!225 = !DILocation(line: 35, column: 36, scope: !219, inlinedAt: !220)
!226 = !DILocation(line: 47, column: 7, scope: !218, inlinedAt: !221)
!227 = !DILocation(line: 49, column: 7, scope: !218, inlinedAt: !221)
!228 = !DILocation(line: 50, column: 13, scope: !218, inlinedAt: !221)
!229 = !DILocation(line: 37, column: 13, scope: !219, inlinedAt: !220)
!230 = !DILocation(line: 37, column: 33, scope: !219, inlinedAt: !220)
!231 = !DILocation(line: 37, column: 37, scope: !219, inlinedAt: !220)
!232 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!233 = !DILocation(line: 38, column: 7, scope: !219, inlinedAt: !220)
!234 = !DILocation(line: 47, column: 7, scope: !232, inlinedAt: !233)
!235 = !DILocation(line: 48, column: 13, scope: !232, inlinedAt: !233)
!236 = !DILocation(line: 49, column: 7, scope: !232, inlinedAt: !233)
!237 = !DILocation(line: 50, column: 13, scope: !232, inlinedAt: !233)
!238 = !DILocation(line: 39, column: 13, scope: !219, inlinedAt: !220)
!239 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!240 = !DILocation(line: 40, column: 7, scope: !219, inlinedAt: !220)
!241 = !DILocation(line: 47, column: 7, scope: !239, inlinedAt: !240)
!242 = !DILocation(line: 48, column: 13, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 49, column: 7, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 50, column: 13, scope: !239, inlinedAt: !240)
!245 = distinct !DISubprogram(name: "Uint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!246 = !DILocation(line: 69, column: 6, scope: !245)
!247 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!248 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!249 = !DILocation(line: 70, column: 10, scope: !245)
!250 = !DILocation(line: 36, column: 7, scope: !248, inlinedAt: !249)
!251 = !DILocation(line: 48, column: 13, scope: !247, inlinedAt: !250)
!252 = !DILocation(line: 33, column: 24, scope: !248, inlinedAt: !249)
!253 = !DILocation(line: 35, column: 13, scope: !248, inlinedAt: !249)
!254 = !DILocation(line: 35, column: 36, scope: !248, inlinedAt: !249)
!255 = !DILocation(line: 47, column: 7, scope: !247, inlinedAt: !250)
!256 = !DILocation(line: 49, column: 7, scope: !247, inlinedAt: !250)
!257 = !DILocation(line: 50, column: 13, scope: !247, inlinedAt: !250)
!258 = !DILocation(line: 37, column: 13, scope: !248, inlinedAt: !249)
!259 = !DILocation(line: 37, column: 33, scope: !248, inlinedAt: !249)
!260 = !DILocation(line: 37, column: 37, scope: !248, inlinedAt: !249)
!261 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!262 = !DILocation(line: 38, column: 7, scope: !248, inlinedAt: !249)
!263 = !DILocation(line: 47, column: 7, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 48, column: 13, scope: !261, inlinedAt: !262)
!265 = !DILocation(line: 49, column: 7, scope: !261, inlinedAt: !262)
!266 = !DILocation(line: 50, column: 13, scope: !261, inlinedAt: !262)
!267 = !DILocation(line: 39, column: 13, scope: !248, inlinedAt: !249)
!268 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!269 = !DILocation(line: 40, column: 7, scope: !248, inlinedAt: !249)
!270 = !DILocation(line: 47, column: 7, scope: !268, inlinedAt: !269)
!271 = !DILocation(line: 48, column: 13, scope: !268, inlinedAt: !269)
!272 = !DILocation(line: 49, column: 7, scope: !268, inlinedAt: !269)
!273 = !DILocation(line: 50, column: 13, scope: !268, inlinedAt: !269)
!274 = distinct !DISubprogram(name: "Uint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!275 = !DILocation(line: 76, column: 6, scope: !274)
!276 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!277 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!278 = !DILocation(line: 77, column: 10, scope: !274)
!279 = !DILocation(line: 36, column: 7, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 48, column: 13, scope: !276, inlinedAt: !279)
!281 = !DILocation(line: 33, column: 24, scope: !277, inlinedAt: !278)
!282 = !DILocation(line: 35, column: 13, scope: !277, inlinedAt: !278)
!283 = !DILocation(line: 35, column: 36, scope: !277, inlinedAt: !278)
!284 = !DILocation(line: 47, column: 7, scope: !276, inlinedAt: !279)
!285 = !DILocation(line: 49, column: 7, scope: !276, inlinedAt: !279)
!286 = !DILocation(line: 50, column: 13, scope: !276, inlinedAt: !279)
!287 = !DILocation(line: 37, column: 13, scope: !277, inlinedAt: !278)
!288 = !DILocation(line: 37, column: 33, scope: !277, inlinedAt: !278)
!289 = !DILocation(line: 37, column: 37, scope: !277, inlinedAt: !278)
!290 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!291 = !DILocation(line: 38, column: 7, scope: !277, inlinedAt: !278)
!292 = !DILocation(line: 47, column: 7, scope: !290, inlinedAt: !291)
!293 = !DILocation(line: 48, column: 13, scope: !290, inlinedAt: !291)
!294 = !DILocation(line: 49, column: 7, scope: !290, inlinedAt: !291)
!295 = !DILocation(line: 50, column: 13, scope: !290, inlinedAt: !291)
!296 = !DILocation(line: 39, column: 13, scope: !277, inlinedAt: !278)
!297 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!298 = !DILocation(line: 40, column: 7, scope: !277, inlinedAt: !278)
!299 = !DILocation(line: 47, column: 7, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 48, column: 13, scope: !297, inlinedAt: !298)
!301 = !DILocation(line: 49, column: 7, scope: !297, inlinedAt: !298)
!302 = !DILocation(line: 50, column: 13, scope: !297, inlinedAt: !298)
!303 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!304 = !DILocation(line: 83, column: 6, scope: !303)
!305 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!306 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!307 = !DILocation(line: 84, column: 10, scope: !303)
!308 = !DILocation(line: 36, column: 7, scope: !306, inlinedAt: !307)
!309 = !DILocation(line: 48, column: 13, scope: !305, inlinedAt: !308)
!310 = !DILocation(line: 33, column: 24, scope: !306, inlinedAt: !307)
!311 = !DILocation(line: 35, column: 13, scope: !306, inlinedAt: !307)
!312 = !DILocation(line: 35, column: 36, scope: !306, inlinedAt: !307)
!313 = !DILocation(line: 47, column: 7, scope: !305, inlinedAt: !308)
!314 = !DILocation(line: 49, column: 7, scope: !305, inlinedAt: !308)
!315 = !DILocation(line: 50, column: 13, scope: !305, inlinedAt: !308)
!316 = !DILocation(line: 37, column: 13, scope: !306, inlinedAt: !307)
!317 = !DILocation(line: 37, column: 33, scope: !306, inlinedAt: !307)
!318 = !DILocation(line: 37, column: 37, scope: !306, inlinedAt: !307)
!319 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!320 = !DILocation(line: 38, column: 7, scope: !306, inlinedAt: !307)
!321 = !DILocation(line: 47, column: 7, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 48, column: 13, scope: !319, inlinedAt: !320)
!323 = !DILocation(line: 49, column: 7, scope: !319, inlinedAt: !320)
!324 = !DILocation(line: 50, column: 13, scope: !319, inlinedAt: !320)
!325 = !DILocation(line: 39, column: 13, scope: !306, inlinedAt: !307)
!326 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!327 = !DILocation(line: 40, column: 7, scope: !306, inlinedAt: !307)
!328 = !DILocation(line: 47, column: 7, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 48, column: 13, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 49, column: 7, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 50, column: 13, scope: !326, inlinedAt: !327)
!332 = distinct !DISubprogram(name: "Float64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!333 = !DILocation(line: 90, column: 6, scope: !332)
!334 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!335 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!336 = !DILocation(line: 91, column: 10, scope: !332)
!337 = !DILocation(line: 36, column: 7, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 48, column: 13, scope: !334, inlinedAt: !337)
!339 = !DILocation(line: 33, column: 24, scope: !335, inlinedAt: !336)
!340 = !DILocation(line: 35, column: 13, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 35, column: 36, scope: !335, inlinedAt: !336)
!342 = !DILocation(line: 47, column: 7, scope: !334, inlinedAt: !337)
!343 = !DILocation(line: 49, column: 7, scope: !334, inlinedAt: !337)
!344 = !DILocation(line: 50, column: 13, scope: !334, inlinedAt: !337)
!345 = !DILocation(line: 37, column: 13, scope: !335, inlinedAt: !336)
!346 = !DILocation(line: 37, column: 33, scope: !335, inlinedAt: !336)
!347 = !DILocation(line: 37, column: 37, scope: !335, inlinedAt: !336)
!348 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!349 = !DILocation(line: 38, column: 7, scope: !335, inlinedAt: !336)
!350 = !DILocation(line: 47, column: 7, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 48, column: 13, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 49, column: 7, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 50, column: 13, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 39, column: 13, scope: !335, inlinedAt: !336)
!355 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!356 = !DILocation(line: 40, column: 7, scope: !335, inlinedAt: !336)
!357 = !DILocation(line: 47, column: 7, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 48, column: 13, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 49, column: 7, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 50, column: 13, scope: !355, inlinedAt: !356)
!361 = distinct !DISubprogram(name: "Float16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!362 = !DILocation(line: 97, column: 6, scope: !361)
!363 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!364 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!365 = !DILocation(line: 98, column: 10, scope: !361)
!366 = !DILocation(line: 36, column: 7, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 48, column: 13, scope: !363, inlinedAt: !366)
!368 = !DILocation(line: 33, column: 24, scope: !364, inlinedAt: !365)
!369 = !DILocation(line: 35, column: 13, scope: !364, inlinedAt: !365)
!370 = !DILocation(line: 35, column: 36, scope: !364, inlinedAt: !365)
!371 = !DILocation(line: 47, column: 7, scope: !363, inlinedAt: !366)
!372 = !DILocation(line: 49, column: 7, scope: !363, inlinedAt: !366)
!373 = !DILocation(line: 50, column: 13, scope: !363, inlinedAt: !366)
!374 = !DILocation(line: 37, column: 13, scope: !364, inlinedAt: !365)
!375 = !DILocation(line: 37, column: 33, scope: !364, inlinedAt: !365)
!376 = !DILocation(line: 37, column: 37, scope: !364, inlinedAt: !365)
!377 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!378 = !DILocation(line: 38, column: 7, scope: !364, inlinedAt: !365)
!379 = !DILocation(line: 47, column: 7, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 48, column: 13, scope: !377, inlinedAt: !378)
!381 = !DILocation(line: 49, column: 7, scope: !377, inlinedAt: !378)
!382 = !DILocation(line: 50, column: 13, scope: !377, inlinedAt: !378)
!383 = !DILocation(line: 39, column: 13, scope: !364, inlinedAt: !365)
!384 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!385 = !DILocation(line: 40, column: 7, scope: !364, inlinedAt: !365)
!386 = !DILocation(line: 47, column: 7, scope: !384, inlinedAt: !385)
!387 = !DILocation(line: 48, column: 13, scope: !384, inlinedAt: !385)
!388 = !DILocation(line: 49, column: 7, scope: !384, inlinedAt: !385)
!389 = !DILocation(line: 50, column: 13, scope: !384, inlinedAt: !385)
!390 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!391 = !DILocation(line: 104, column: 6, scope: !390)
!392 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!393 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!394 = !DILocation(line: 105, column: 10, scope: !390)
!395 = !DILocation(line: 36, column: 7, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 48, column: 13, scope: !392, inlinedAt: !395)
!397 = !DILocation(line: 33, column: 24, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 35, column: 13, scope: !393, inlinedAt: !394)
!399 = !DILocation(line: 35, column: 36, scope: !393, inlinedAt: !394)
!400 = !DILocation(line: 47, column: 7, scope: !392, inlinedAt: !395)
!401 = !DILocation(line: 49, column: 7, scope: !392, inlinedAt: !395)
!402 = !DILocation(line: 50, column: 13, scope: !392, inlinedAt: !395)
!403 = !DILocation(line: 37, column: 13, scope: !393, inlinedAt: !394)
!404 = !DILocation(line: 37, column: 33, scope: !393, inlinedAt: !394)
!405 = !DILocation(line: 37, column: 37, scope: !393, inlinedAt: !394)
!406 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!407 = !DILocation(line: 38, column: 7, scope: !393, inlinedAt: !394)
!408 = !DILocation(line: 47, column: 7, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 48, column: 13, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 49, column: 7, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 50, column: 13, scope: !406, inlinedAt: !407)
!412 = !DILocation(line: 39, column: 13, scope: !393, inlinedAt: !394)
!413 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!414 = !DILocation(line: 40, column: 7, scope: !393, inlinedAt: !394)
!415 = !DILocation(line: 47, column: 7, scope: !413, inlinedAt: !414)
!416 = !DILocation(line: 48, column: 13, scope: !413, inlinedAt: !414)
!417 = !DILocation(line: 49, column: 7, scope: !413, inlinedAt: !414)
!418 = !DILocation(line: 50, column: 13, scope: !413, inlinedAt: !414)
!419 = distinct !DISubprogram(name: "Float8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!420 = !DILocation(line: 111, column: 6, scope: !419)
!421 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!422 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!423 = !DILocation(line: 112, column: 10, scope: !419)
!424 = !DILocation(line: 36, column: 7, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 48, column: 13, scope: !421, inlinedAt: !424)
!426 = !DILocation(line: 33, column: 24, scope: !422, inlinedAt: !423)
!427 = !DILocation(line: 35, column: 13, scope: !422, inlinedAt: !423)
!428 = !DILocation(line: 35, column: 36, scope: !422, inlinedAt: !423)
!429 = !DILocation(line: 47, column: 7, scope: !421, inlinedAt: !424)
!430 = !DILocation(line: 49, column: 7, scope: !421, inlinedAt: !424)
!431 = !DILocation(line: 50, column: 13, scope: !421, inlinedAt: !424)
!432 = !DILocation(line: 37, column: 13, scope: !422, inlinedAt: !423)
!433 = !DILocation(line: 37, column: 33, scope: !422, inlinedAt: !423)
!434 = !DILocation(line: 37, column: 37, scope: !422, inlinedAt: !423)
!435 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!436 = !DILocation(line: 38, column: 7, scope: !422, inlinedAt: !423)
!437 = !DILocation(line: 47, column: 7, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 48, column: 13, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 49, column: 7, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 50, column: 13, scope: !435, inlinedAt: !436)
!441 = !DILocation(line: 39, column: 13, scope: !422, inlinedAt: !423)
!442 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!443 = !DILocation(line: 40, column: 7, scope: !422, inlinedAt: !423)
!444 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 48, column: 13, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 49, column: 7, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 50, column: 13, scope: !442, inlinedAt: !443)
!448 = distinct !DISubprogram(name: "Float8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!449 = !DILocation(line: 118, column: 6, scope: !448)
!450 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!451 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!452 = !DILocation(line: 119, column: 10, scope: !448)
!453 = !DILocation(line: 36, column: 7, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 48, column: 13, scope: !450, inlinedAt: !453)
!455 = !DILocation(line: 33, column: 24, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 35, column: 13, scope: !451, inlinedAt: !452)
!457 = !DILocation(line: 35, column: 36, scope: !451, inlinedAt: !452)
!458 = !DILocation(line: 47, column: 7, scope: !450, inlinedAt: !453)
!459 = !DILocation(line: 49, column: 7, scope: !450, inlinedAt: !453)
!460 = !DILocation(line: 50, column: 13, scope: !450, inlinedAt: !453)
!461 = !DILocation(line: 37, column: 13, scope: !451, inlinedAt: !452)
!462 = !DILocation(line: 37, column: 33, scope: !451, inlinedAt: !452)
!463 = !DILocation(line: 37, column: 37, scope: !451, inlinedAt: !452)
!464 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!465 = !DILocation(line: 38, column: 7, scope: !451, inlinedAt: !452)
!466 = !DILocation(line: 47, column: 7, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 48, column: 13, scope: !464, inlinedAt: !465)
!468 = !DILocation(line: 49, column: 7, scope: !464, inlinedAt: !465)
!469 = !DILocation(line: 50, column: 13, scope: !464, inlinedAt: !465)
!470 = !DILocation(line: 39, column: 13, scope: !451, inlinedAt: !452)
!471 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!472 = !DILocation(line: 40, column: 7, scope: !451, inlinedAt: !452)
!473 = !DILocation(line: 47, column: 7, scope: !471, inlinedAt: !472)
!474 = !DILocation(line: 48, column: 13, scope: !471, inlinedAt: !472)
!475 = !DILocation(line: 49, column: 7, scope: !471, inlinedAt: !472)
!476 = !DILocation(line: 50, column: 13, scope: !471, inlinedAt: !472)
!477 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8, !"kernel", i32 1}
!478 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16, !"kernel", i32 1}
!479 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32, !"kernel", i32 1}
!480 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64, !"kernel", i32 1}
!481 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int, !"kernel", i32 1}
!482 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8, !"kernel", i32 1}
!483 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16, !"kernel", i32 1}
!484 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32, !"kernel", i32 1}
!485 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64, !"kernel", i32 1}
!486 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint, !"kernel", i32 1}
!487 = !{void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32, !"kernel", i32 1}
!488 = !{void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64, !"kernel", i32 1}
!489 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16, !"kernel", i32 1}
!490 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16, !"kernel", i32 1}
!491 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!492 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
