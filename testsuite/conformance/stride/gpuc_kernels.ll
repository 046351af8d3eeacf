target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [16 x i8*] [i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !7
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
	br i1 %12, label %b1, label %b6, !dbg !15

b1:
	%14 = icmp eq i64 %11, 0, !dbg !19
	br i1 %14, label %b2, label %b6, !dbg !19

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %15, label %b3, label %b4, !dbg !20

b3:
	%16 = sub i64 %p7, 1, !dbg !18
	%17 = sub i64 %p8, 1, !dbg !18
	%18 = sub i64 %p9, 1, !dbg !18
	%19 = icmp slt i64 %p9, 0, !dbg !18
	%20 = icmp slt i64 %16, 0, !dbg !18
	%21 = icmp slt i64 %17, 0, !dbg !18
	%22 = or i1 %19, %20, !dbg !18
	%23 = or i1 %22, %21, !dbg !18
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !18, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !18
	%25 = mul i64 %18, %p7, !dbg !18
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !18
	%27 = add i64 %25, 1, !dbg !18
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !18
	%29 = icmp eq i64 %24, 0, !dbg !18
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !18
	%31 = icmp eq i64 %p9, 0, !dbg !18
	%32 = select i1 %31, i64 0, i64 %30, !dbg !18
	%33 = icmp ugt i64 %32, %p4, !dbg !18
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !18, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !18
	%35 = mul i64 %18, %p8, !dbg !18
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !18
	%37 = add i64 %35, 1, !dbg !18
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !18
	%39 = icmp eq i64 %34, 0, !dbg !18
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !18
	%41 = select i1 %31, i64 0, i64 %40, !dbg !18
	%42 = sext i32 %13 to i64, !dbg !18
	%43 = trunc i64 %p10 to i32, !dbg !18
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !18
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !18
	%46 = icmp ugt i64 %41, %p6, !dbg !18
	%47 = icmp uge i64 %p10, %42, !dbg !18
	%48 = or i1 %46, %47, !dbg !18
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !18, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !18
	br label %b17, !dbg !18

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
	%76 = sext i32 %13 to i64, !dbg !25
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
	%84 = trunc i64 %11 to i32, !dbg !27
	%85 = udiv i32 %84, 32, !dbg !27
	%86 = zext i32 %85 to i64, !dbg !27
	%87 = icmp eq i64 %86, %p2, !dbg !28
	br i1 %87, label %b8, label %b12, !dbg !28

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !31
	br i1 %88, label %b9, label %b10, !dbg !31

b9:
	%89 = sub i64 %p7, 1, !dbg !32
	%90 = sub i64 %p8, 1, !dbg !32
	%91 = sub i64 %p9, 1, !dbg !32
	%92 = icmp slt i64 %p9, 0, !dbg !32
	%93 = icmp slt i64 %89, 0, !dbg !32
	%94 = icmp slt i64 %90, 0, !dbg !32
	%95 = or i1 %92, %93, !dbg !32
	%96 = or i1 %95, %94, !dbg !32
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !32, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !32
	%98 = mul i64 %91, %p7, !dbg !32
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !32
	%100 = add i64 %98, 1, !dbg !32
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !32
	%102 = icmp eq i64 %97, 0, !dbg !32
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !32
	%104 = icmp eq i64 %p9, 0, !dbg !32
	%105 = select i1 %104, i64 0, i64 %103, !dbg !32
	%106 = icmp ugt i64 %105, %p4, !dbg !32
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !32, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !32
	%108 = mul i64 %91, %p8, !dbg !32
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !32
	%110 = add i64 %108, 1, !dbg !32
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !32
	%112 = icmp eq i64 %107, 0, !dbg !32
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !32
	%114 = select i1 %104, i64 0, i64 %113, !dbg !32
	%115 = sext i32 %13 to i64, !dbg !32
	%116 = trunc i64 %p10 to i32, !dbg !32
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !32
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !32
	%119 = icmp ugt i64 %114, %p6, !dbg !32
	%120 = icmp uge i64 %p10, %115, !dbg !32
	%121 = or i1 %119, %120, !dbg !32
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !32, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !32
	br label %b17, !dbg !32

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !33
	br i1 %122, label %b11, label %b17, !dbg !33

b11:
	%123 = sub i64 %p7, 1, !dbg !34
	%124 = sub i64 %p8, 1, !dbg !34
	%125 = sub i64 %p9, 1, !dbg !34
	%126 = icmp slt i64 %p9, 0, !dbg !34
	%127 = icmp slt i64 %123, 0, !dbg !34
	%128 = icmp slt i64 %124, 0, !dbg !34
	%129 = or i1 %126, %127, !dbg !34
	%130 = or i1 %129, %128, !dbg !34
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !34, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !34
	%132 = mul i64 %125, %p7, !dbg !34
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !34
	%134 = add i64 %132, 1, !dbg !34
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !34
	%136 = icmp eq i64 %131, 0, !dbg !34
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !34
	%138 = icmp eq i64 %p9, 0, !dbg !34
	%139 = select i1 %138, i64 0, i64 %137, !dbg !34
	%140 = icmp ugt i64 %139, %p4, !dbg !34
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !34, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !34
	%142 = mul i64 %125, %p8, !dbg !34
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !34
	%144 = add i64 %142, 1, !dbg !34
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !34
	%146 = icmp eq i64 %141, 0, !dbg !34
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !34
	%148 = select i1 %138, i64 0, i64 %147, !dbg !34
	%149 = sext i32 %13 to i64, !dbg !34
	%150 = trunc i64 %p10 to i32, !dbg !34
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !34
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !34
	%153 = icmp ugt i64 %148, %p6, !dbg !34
	%154 = icmp uge i64 %p10, %149, !dbg !34
	%155 = or i1 %153, %154, !dbg !34
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !34, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !34
	br label %b17, !dbg !34

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !35
	br i1 %156, label %b13, label %b17, !dbg !35

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !38
	br i1 %157, label %b14, label %b15, !dbg !38

b14:
	%158 = sub i64 %p7, 1, !dbg !39
	%159 = sub i64 %p8, 1, !dbg !39
	%160 = sub i64 %p9, 1, !dbg !39
	%161 = icmp slt i64 %p9, 0, !dbg !39
	%162 = icmp slt i64 %158, 0, !dbg !39
	%163 = icmp slt i64 %159, 0, !dbg !39
	%164 = or i1 %161, %162, !dbg !39
	%165 = or i1 %164, %163, !dbg !39
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !39, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !39
	%167 = mul i64 %160, %p7, !dbg !39
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !39
	%169 = add i64 %167, 1, !dbg !39
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !39
	%171 = icmp eq i64 %166, 0, !dbg !39
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !39
	%173 = icmp eq i64 %p9, 0, !dbg !39
	%174 = select i1 %173, i64 0, i64 %172, !dbg !39
	%175 = icmp ugt i64 %174, %p4, !dbg !39
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !39, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !39
	%177 = mul i64 %160, %p8, !dbg !39
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !39
	%179 = add i64 %177, 1, !dbg !39
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !39
	%181 = icmp eq i64 %176, 0, !dbg !39
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !39
	%183 = select i1 %173, i64 0, i64 %182, !dbg !39
	%184 = sext i32 %13 to i64, !dbg !39
	%185 = trunc i64 %p10 to i32, !dbg !39
	%186 = mul i32 %5, %6, !dbg !39
	%187 = icmp ugt i64 %183, %p6, !dbg !39
	%188 = icmp uge i64 %p10, %184, !dbg !39
	%189 = or i1 %187, %188, !dbg !39
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !39, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !39, !range !40
	%191 = mul i32 %186, %190, !dbg !39
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !39
	%193 = sext i32 %192 to i64, !dbg !39
	%194 = sext i32 %191 to i64, !dbg !39
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !39
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !39
	%197 = icmp ne i64 %193, %194, !dbg !39
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !39, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !39
	br label %b17, !dbg !39

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %198, label %b16, label %b17, !dbg !41

b16:
	%199 = sub i64 %p7, 1, !dbg !42
	%200 = sub i64 %p8, 1, !dbg !42
	%201 = sub i64 %p9, 1, !dbg !42
	%202 = icmp slt i64 %p9, 0, !dbg !42
	%203 = icmp slt i64 %199, 0, !dbg !42
	%204 = icmp slt i64 %200, 0, !dbg !42
	%205 = or i1 %202, %203, !dbg !42
	%206 = or i1 %205, %204, !dbg !42
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !42, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !42
	%208 = mul i64 %201, %p7, !dbg !42
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !42
	%210 = add i64 %208, 1, !dbg !42
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !42
	%212 = icmp eq i64 %207, 0, !dbg !42
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !42
	%214 = icmp eq i64 %p9, 0, !dbg !42
	%215 = select i1 %214, i64 0, i64 %213, !dbg !42
	%216 = icmp ugt i64 %215, %p4, !dbg !42
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !42, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !42
	%218 = mul i64 %201, %p8, !dbg !42
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !42
	%220 = add i64 %218, 1, !dbg !42
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !42
	%222 = icmp eq i64 %217, 0, !dbg !42
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !42
	%224 = select i1 %214, i64 0, i64 %223, !dbg !42
	%225 = sext i32 %13 to i64, !dbg !42
	%226 = trunc i64 %p10 to i32, !dbg !42
	%227 = mul i32 %5, %6, !dbg !42
	%228 = icmp ugt i64 %224, %p6, !dbg !42
	%229 = icmp uge i64 %p10, %225, !dbg !42
	%230 = or i1 %228, %229, !dbg !42
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !42, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !42, !range !40
	%232 = mul i32 %227, %231, !dbg !42
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !42
	%234 = sext i32 %233 to i64, !dbg !42
	%235 = sext i32 %232 to i64, !dbg !42
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !42
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !42
	%238 = icmp ne i64 %234, %235, !dbg !42
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !42, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !42
	br label %b17, !dbg !42

b17:
	ret void, !dbg !10

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !18
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !18

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !18
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !18

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !18
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !18
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !18

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !18
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !18
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !18
	ret void, !dbg !18

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !25
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !25
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !25

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !25
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !25
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !25

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !25
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !25
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !25
	ret void, !dbg !25

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !32
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !32

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !32
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !32

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !32
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !32
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !32

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !32
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !32
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !32
	ret void, !dbg !32

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !34
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !34

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !34
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !34

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !34
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !34
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !34

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !34
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !34
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !34
	ret void, !dbg !34

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !39
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !39

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !39
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !39

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !39
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !39
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !39

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !39
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %193, i64 %194), !dbg !39
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !39
	ret void, !dbg !39

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !42
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !42

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !42
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !42

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !42
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !42
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !42

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !42
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !42
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %234, i64 %235), !dbg !42
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !42
	ret void, !dbg !42
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !43 {
entry:
	br label %b0, !dbg !44

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !44
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !44
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !47, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !47, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !47, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !47, !range !14
	%7 = mul i32 %6, %4, !dbg !47
	%8 = add i32 %3, %7, !dbg !47
	%9 = mul i32 %5, %8, !dbg !47
	%10 = add i32 %2, %9, !dbg !47
	%11 = sext i32 %10 to i64, !dbg !47
	%12 = icmp eq i64 %p1, 0, !dbg !48
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !51
	br i1 %12, label %b1, label %b6, !dbg !48

b1:
	%14 = icmp eq i64 %11, 0, !dbg !52
	br i1 %14, label %b2, label %b6, !dbg !52

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !53
	br i1 %15, label %b3, label %b4, !dbg !53

b3:
	%16 = sub i64 %p7, 1, !dbg !51
	%17 = sub i64 %p8, 1, !dbg !51
	%18 = sub i64 %p9, 1, !dbg !51
	%19 = icmp slt i64 %p9, 0, !dbg !51
	%20 = icmp slt i64 %16, 0, !dbg !51
	%21 = icmp slt i64 %17, 0, !dbg !51
	%22 = or i1 %19, %20, !dbg !51
	%23 = or i1 %22, %21, !dbg !51
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !51, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !51
	%25 = mul i64 %18, %p7, !dbg !51
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !51
	%27 = add i64 %25, 1, !dbg !51
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !51
	%29 = icmp eq i64 %24, 0, !dbg !51
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !51
	%31 = icmp eq i64 %p9, 0, !dbg !51
	%32 = select i1 %31, i64 0, i64 %30, !dbg !51
	%33 = icmp ugt i64 %32, %p4, !dbg !51
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !51, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !51
	%35 = mul i64 %18, %p8, !dbg !51
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !51
	%37 = add i64 %35, 1, !dbg !51
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !51
	%39 = icmp eq i64 %34, 0, !dbg !51
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !51
	%41 = select i1 %31, i64 0, i64 %40, !dbg !51
	%42 = sext i32 %13 to i64, !dbg !51
	%43 = trunc i64 %p10 to i32, !dbg !51
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !51
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !51
	%46 = icmp ugt i64 %41, %p6, !dbg !51
	%47 = icmp uge i64 %p10, %42, !dbg !51
	%48 = or i1 %46, %47, !dbg !51
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !51, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !51
	%50 = bitcast i16* %45 to i8*, !dbg !51
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !51
	br label %b17, !dbg !51

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !54
	br i1 %51, label %b5, label %b17, !dbg !54

b5:
	%52 = sub i64 %p7, 1, !dbg !55
	%53 = sub i64 %p8, 1, !dbg !55
	%54 = sub i64 %p9, 1, !dbg !55
	%55 = icmp slt i64 %p9, 0, !dbg !55
	%56 = icmp slt i64 %52, 0, !dbg !55
	%57 = icmp slt i64 %53, 0, !dbg !55
	%58 = or i1 %55, %56, !dbg !55
	%59 = or i1 %58, %57, !dbg !55
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !55, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !55
	%61 = mul i64 %54, %p7, !dbg !55
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !55
	%63 = add i64 %61, 1, !dbg !55
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !55
	%65 = icmp eq i64 %60, 0, !dbg !55
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !55
	%67 = icmp eq i64 %p9, 0, !dbg !55
	%68 = select i1 %67, i64 0, i64 %66, !dbg !55
	%69 = icmp ugt i64 %68, %p4, !dbg !55
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !55, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !55
	%71 = mul i64 %54, %p8, !dbg !55
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !55
	%73 = add i64 %71, 1, !dbg !55
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !55
	%75 = icmp eq i64 %70, 0, !dbg !55
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !55
	%77 = select i1 %67, i64 0, i64 %76, !dbg !55
	%78 = sext i32 %13 to i64, !dbg !55
	%79 = trunc i64 %p10 to i32, !dbg !55
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !55
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !55
	%82 = icmp ugt i64 %77, %p6, !dbg !55
	%83 = icmp uge i64 %p10, %78, !dbg !55
	%84 = or i1 %82, %83, !dbg !55
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !55, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !55
	%86 = bitcast i16* %81 to i8*, !dbg !55
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !55
	br label %b17, !dbg !55

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !56
	br i1 %87, label %b7, label %b12, !dbg !56

b7:
	%88 = trunc i64 %11 to i32, !dbg !57
	%89 = udiv i32 %88, 32, !dbg !57
	%90 = zext i32 %89 to i64, !dbg !57
	%91 = icmp eq i64 %90, %p2, !dbg !58
	br i1 %91, label %b8, label %b12, !dbg !58

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !61
	br i1 %92, label %b9, label %b10, !dbg !61

b9:
	%93 = sub i64 %p7, 1, !dbg !62
	%94 = sub i64 %p8, 1, !dbg !62
	%95 = sub i64 %p9, 1, !dbg !62
	%96 = icmp slt i64 %p9, 0, !dbg !62
	%97 = icmp slt i64 %93, 0, !dbg !62
	%98 = icmp slt i64 %94, 0, !dbg !62
	%99 = or i1 %96, %97, !dbg !62
	%100 = or i1 %99, %98, !dbg !62
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !62, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !62
	%102 = mul i64 %95, %p7, !dbg !62
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !62
	%104 = add i64 %102, 1, !dbg !62
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !62
	%106 = icmp eq i64 %101, 0, !dbg !62
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !62
	%108 = icmp eq i64 %p9, 0, !dbg !62
	%109 = select i1 %108, i64 0, i64 %107, !dbg !62
	%110 = icmp ugt i64 %109, %p4, !dbg !62
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !62, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !62
	%112 = mul i64 %95, %p8, !dbg !62
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !62
	%114 = add i64 %112, 1, !dbg !62
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !62
	%116 = icmp eq i64 %111, 0, !dbg !62
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !62
	%118 = select i1 %108, i64 0, i64 %117, !dbg !62
	%119 = sext i32 %13 to i64, !dbg !62
	%120 = trunc i64 %p10 to i32, !dbg !62
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !62
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !62
	%123 = icmp ugt i64 %118, %p6, !dbg !62
	%124 = icmp uge i64 %p10, %119, !dbg !62
	%125 = or i1 %123, %124, !dbg !62
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !62, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !62
	%127 = bitcast i16* %122 to i8*, !dbg !62
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !62
	br label %b17, !dbg !62

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !63
	br i1 %128, label %b11, label %b17, !dbg !63

b11:
	%129 = sub i64 %p7, 1, !dbg !64
	%130 = sub i64 %p8, 1, !dbg !64
	%131 = sub i64 %p9, 1, !dbg !64
	%132 = icmp slt i64 %p9, 0, !dbg !64
	%133 = icmp slt i64 %129, 0, !dbg !64
	%134 = icmp slt i64 %130, 0, !dbg !64
	%135 = or i1 %132, %133, !dbg !64
	%136 = or i1 %135, %134, !dbg !64
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !64, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !64
	%138 = mul i64 %131, %p7, !dbg !64
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !64
	%140 = add i64 %138, 1, !dbg !64
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !64
	%142 = icmp eq i64 %137, 0, !dbg !64
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !64
	%144 = icmp eq i64 %p9, 0, !dbg !64
	%145 = select i1 %144, i64 0, i64 %143, !dbg !64
	%146 = icmp ugt i64 %145, %p4, !dbg !64
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !64, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !64
	%148 = mul i64 %131, %p8, !dbg !64
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !64
	%150 = add i64 %148, 1, !dbg !64
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !64
	%152 = icmp eq i64 %147, 0, !dbg !64
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !64
	%154 = select i1 %144, i64 0, i64 %153, !dbg !64
	%155 = sext i32 %13 to i64, !dbg !64
	%156 = trunc i64 %p10 to i32, !dbg !64
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !64
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !64
	%159 = icmp ugt i64 %154, %p6, !dbg !64
	%160 = icmp uge i64 %p10, %155, !dbg !64
	%161 = or i1 %159, %160, !dbg !64
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !64, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !64
	%163 = bitcast i16* %158 to i8*, !dbg !64
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !64
	br label %b17, !dbg !64

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !65
	br i1 %164, label %b13, label %b17, !dbg !65

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !68
	br i1 %165, label %b14, label %b15, !dbg !68

b14:
	%166 = sub i64 %p7, 1, !dbg !69
	%167 = sub i64 %p8, 1, !dbg !69
	%168 = sub i64 %p9, 1, !dbg !69
	%169 = icmp slt i64 %p9, 0, !dbg !69
	%170 = icmp slt i64 %166, 0, !dbg !69
	%171 = icmp slt i64 %167, 0, !dbg !69
	%172 = or i1 %169, %170, !dbg !69
	%173 = or i1 %172, %171, !dbg !69
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !69, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !69
	%175 = mul i64 %168, %p7, !dbg !69
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !69
	%177 = add i64 %175, 1, !dbg !69
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !69
	%179 = icmp eq i64 %174, 0, !dbg !69
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !69
	%181 = icmp eq i64 %p9, 0, !dbg !69
	%182 = select i1 %181, i64 0, i64 %180, !dbg !69
	%183 = icmp ugt i64 %182, %p4, !dbg !69
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !69, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !69
	%185 = mul i64 %168, %p8, !dbg !69
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !69
	%187 = add i64 %185, 1, !dbg !69
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !69
	%189 = icmp eq i64 %184, 0, !dbg !69
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !69
	%191 = select i1 %181, i64 0, i64 %190, !dbg !69
	%192 = sext i32 %13 to i64, !dbg !69
	%193 = trunc i64 %p10 to i32, !dbg !69
	%194 = mul i32 %5, %6, !dbg !69
	%195 = icmp ugt i64 %191, %p6, !dbg !69
	%196 = icmp uge i64 %p10, %192, !dbg !69
	%197 = or i1 %195, %196, !dbg !69
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !69, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !69, !range !40
	%199 = mul i32 %194, %198, !dbg !69
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !69
	%201 = sext i32 %200 to i64, !dbg !69
	%202 = sext i32 %199 to i64, !dbg !69
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !69
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !69
	%205 = icmp ne i64 %201, %202, !dbg !69
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !69, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !69
	%207 = bitcast i16* %204 to i8*, !dbg !69
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !69
	br label %b17, !dbg !69

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !70
	br i1 %208, label %b16, label %b17, !dbg !70

b16:
	%209 = sub i64 %p7, 1, !dbg !71
	%210 = sub i64 %p8, 1, !dbg !71
	%211 = sub i64 %p9, 1, !dbg !71
	%212 = icmp slt i64 %p9, 0, !dbg !71
	%213 = icmp slt i64 %209, 0, !dbg !71
	%214 = icmp slt i64 %210, 0, !dbg !71
	%215 = or i1 %212, %213, !dbg !71
	%216 = or i1 %215, %214, !dbg !71
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !71, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !71
	%218 = mul i64 %211, %p7, !dbg !71
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !71
	%220 = add i64 %218, 1, !dbg !71
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !71
	%222 = icmp eq i64 %217, 0, !dbg !71
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !71
	%224 = icmp eq i64 %p9, 0, !dbg !71
	%225 = select i1 %224, i64 0, i64 %223, !dbg !71
	%226 = icmp ugt i64 %225, %p4, !dbg !71
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !71, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !71
	%228 = mul i64 %211, %p8, !dbg !71
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !71
	%230 = add i64 %228, 1, !dbg !71
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !71
	%232 = icmp eq i64 %227, 0, !dbg !71
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !71
	%234 = select i1 %224, i64 0, i64 %233, !dbg !71
	%235 = sext i32 %13 to i64, !dbg !71
	%236 = trunc i64 %p10 to i32, !dbg !71
	%237 = mul i32 %5, %6, !dbg !71
	%238 = icmp ugt i64 %234, %p6, !dbg !71
	%239 = icmp uge i64 %p10, %235, !dbg !71
	%240 = or i1 %238, %239, !dbg !71
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !71, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !71, !range !40
	%242 = mul i32 %237, %241, !dbg !71
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !71
	%244 = sext i32 %243 to i64, !dbg !71
	%245 = sext i32 %242 to i64, !dbg !71
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !71
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !71
	%248 = icmp ne i64 %244, %245, !dbg !71
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !71, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !71
	%250 = bitcast i16* %247 to i8*, !dbg !71
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !71
	br label %b17, !dbg !71

b17:
	ret void, !dbg !46

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !51
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !51

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !51
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !51

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !51
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !51
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !51

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !51
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !51
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !51
	ret void, !dbg !51

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !55
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !55

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !55
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !55

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !55
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !55
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !55

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !55
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !55
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !55
	ret void, !dbg !55

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !62
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !62

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !62
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !62

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !62
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !62
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !62

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !62
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !62
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !62
	ret void, !dbg !62

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !64
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !64

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !64
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !64

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !64
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !64
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !64

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !64
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !64
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !64
	ret void, !dbg !64

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !69
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !69

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !69
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !69

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !69
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !69
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !69

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !69
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !69
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %201, i64 %202), !dbg !69
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !69
	ret void, !dbg !69

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !71
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !71

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !71
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !71

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !71
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !71
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !71

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !71
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !71
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %244, i64 %245), !dbg !71
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !71
	ret void, !dbg !71
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !72 {
entry:
	br label %b0, !dbg !73

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !73
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !73
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !76, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !76, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !76, !range !14
	%7 = mul i32 %6, %4, !dbg !76
	%8 = add i32 %3, %7, !dbg !76
	%9 = mul i32 %5, %8, !dbg !76
	%10 = add i32 %2, %9, !dbg !76
	%11 = sext i32 %10 to i64, !dbg !76
	%12 = icmp eq i64 %p1, 0, !dbg !77
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !80
	br i1 %12, label %b1, label %b6, !dbg !77

b1:
	%14 = icmp eq i64 %11, 0, !dbg !81
	br i1 %14, label %b2, label %b6, !dbg !81

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !82
	br i1 %15, label %b3, label %b4, !dbg !82

b3:
	%16 = sub i64 %p7, 1, !dbg !80
	%17 = sub i64 %p8, 1, !dbg !80
	%18 = sub i64 %p9, 1, !dbg !80
	%19 = icmp slt i64 %p9, 0, !dbg !80
	%20 = icmp slt i64 %16, 0, !dbg !80
	%21 = icmp slt i64 %17, 0, !dbg !80
	%22 = or i1 %19, %20, !dbg !80
	%23 = or i1 %22, %21, !dbg !80
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !80, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !80
	%25 = mul i64 %18, %p7, !dbg !80
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !80
	%27 = add i64 %25, 1, !dbg !80
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !80
	%29 = icmp eq i64 %24, 0, !dbg !80
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !80
	%31 = icmp eq i64 %p9, 0, !dbg !80
	%32 = select i1 %31, i64 0, i64 %30, !dbg !80
	%33 = icmp ugt i64 %32, %p4, !dbg !80
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !80, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !80
	%35 = mul i64 %18, %p8, !dbg !80
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !80
	%37 = add i64 %35, 1, !dbg !80
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !80
	%39 = icmp eq i64 %34, 0, !dbg !80
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !80
	%41 = select i1 %31, i64 0, i64 %40, !dbg !80
	%42 = sext i32 %13 to i64, !dbg !80
	%43 = trunc i64 %p10 to i32, !dbg !80
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !80
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !80
	%46 = icmp ugt i64 %41, %p6, !dbg !80
	%47 = icmp uge i64 %p10, %42, !dbg !80
	%48 = or i1 %46, %47, !dbg !80
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !80, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !80
	%50 = bitcast i32* %45 to i8*, !dbg !80
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !80
	br label %b17, !dbg !80

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !83
	br i1 %51, label %b5, label %b17, !dbg !83

b5:
	%52 = sub i64 %p7, 1, !dbg !84
	%53 = sub i64 %p8, 1, !dbg !84
	%54 = sub i64 %p9, 1, !dbg !84
	%55 = icmp slt i64 %p9, 0, !dbg !84
	%56 = icmp slt i64 %52, 0, !dbg !84
	%57 = icmp slt i64 %53, 0, !dbg !84
	%58 = or i1 %55, %56, !dbg !84
	%59 = or i1 %58, %57, !dbg !84
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !84, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !84
	%61 = mul i64 %54, %p7, !dbg !84
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !84
	%63 = add i64 %61, 1, !dbg !84
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !84
	%65 = icmp eq i64 %60, 0, !dbg !84
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !84
	%67 = icmp eq i64 %p9, 0, !dbg !84
	%68 = select i1 %67, i64 0, i64 %66, !dbg !84
	%69 = icmp ugt i64 %68, %p4, !dbg !84
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !84, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !84
	%71 = mul i64 %54, %p8, !dbg !84
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !84
	%73 = add i64 %71, 1, !dbg !84
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !84
	%75 = icmp eq i64 %70, 0, !dbg !84
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !84
	%77 = select i1 %67, i64 0, i64 %76, !dbg !84
	%78 = sext i32 %13 to i64, !dbg !84
	%79 = trunc i64 %p10 to i32, !dbg !84
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !84
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !84
	%82 = icmp ugt i64 %77, %p6, !dbg !84
	%83 = icmp uge i64 %p10, %78, !dbg !84
	%84 = or i1 %82, %83, !dbg !84
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !84, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !84
	%86 = bitcast i32* %81 to i8*, !dbg !84
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !84
	br label %b17, !dbg !84

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !85
	br i1 %87, label %b7, label %b12, !dbg !85

b7:
	%88 = trunc i64 %11 to i32, !dbg !86
	%89 = udiv i32 %88, 32, !dbg !86
	%90 = zext i32 %89 to i64, !dbg !86
	%91 = icmp eq i64 %90, %p2, !dbg !87
	br i1 %91, label %b8, label %b12, !dbg !87

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !90
	br i1 %92, label %b9, label %b10, !dbg !90

b9:
	%93 = sub i64 %p7, 1, !dbg !91
	%94 = sub i64 %p8, 1, !dbg !91
	%95 = sub i64 %p9, 1, !dbg !91
	%96 = icmp slt i64 %p9, 0, !dbg !91
	%97 = icmp slt i64 %93, 0, !dbg !91
	%98 = icmp slt i64 %94, 0, !dbg !91
	%99 = or i1 %96, %97, !dbg !91
	%100 = or i1 %99, %98, !dbg !91
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !91, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !91
	%102 = mul i64 %95, %p7, !dbg !91
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !91
	%104 = add i64 %102, 1, !dbg !91
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !91
	%106 = icmp eq i64 %101, 0, !dbg !91
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !91
	%108 = icmp eq i64 %p9, 0, !dbg !91
	%109 = select i1 %108, i64 0, i64 %107, !dbg !91
	%110 = icmp ugt i64 %109, %p4, !dbg !91
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !91, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !91
	%112 = mul i64 %95, %p8, !dbg !91
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !91
	%114 = add i64 %112, 1, !dbg !91
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !91
	%116 = icmp eq i64 %111, 0, !dbg !91
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !91
	%118 = select i1 %108, i64 0, i64 %117, !dbg !91
	%119 = sext i32 %13 to i64, !dbg !91
	%120 = trunc i64 %p10 to i32, !dbg !91
	%121 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !91
	%122 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !91
	%123 = icmp ugt i64 %118, %p6, !dbg !91
	%124 = icmp uge i64 %p10, %119, !dbg !91
	%125 = or i1 %123, %124, !dbg !91
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !91, !prof !21

b9_ok5:
	%126 = bitcast i32* %121 to i8*, !dbg !91
	%127 = bitcast i32* %122 to i8*, !dbg !91
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !91
	br label %b17, !dbg !91

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !92
	br i1 %128, label %b11, label %b17, !dbg !92

b11:
	%129 = sub i64 %p7, 1, !dbg !93
	%130 = sub i64 %p8, 1, !dbg !93
	%131 = sub i64 %p9, 1, !dbg !93
	%132 = icmp slt i64 %p9, 0, !dbg !93
	%133 = icmp slt i64 %129, 0, !dbg !93
	%134 = icmp slt i64 %130, 0, !dbg !93
	%135 = or i1 %132, %133, !dbg !93
	%136 = or i1 %135, %134, !dbg !93
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !93, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !93
	%138 = mul i64 %131, %p7, !dbg !93
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !93
	%140 = add i64 %138, 1, !dbg !93
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !93
	%142 = icmp eq i64 %137, 0, !dbg !93
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !93
	%144 = icmp eq i64 %p9, 0, !dbg !93
	%145 = select i1 %144, i64 0, i64 %143, !dbg !93
	%146 = icmp ugt i64 %145, %p4, !dbg !93
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !93, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !93
	%148 = mul i64 %131, %p8, !dbg !93
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !93
	%150 = add i64 %148, 1, !dbg !93
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !93
	%152 = icmp eq i64 %147, 0, !dbg !93
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !93
	%154 = select i1 %144, i64 0, i64 %153, !dbg !93
	%155 = sext i32 %13 to i64, !dbg !93
	%156 = trunc i64 %p10 to i32, !dbg !93
	%157 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !93
	%158 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !93
	%159 = icmp ugt i64 %154, %p6, !dbg !93
	%160 = icmp uge i64 %p10, %155, !dbg !93
	%161 = or i1 %159, %160, !dbg !93
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !93, !prof !21

b11_ok5:
	%162 = bitcast i32* %157 to i8*, !dbg !93
	%163 = bitcast i32* %158 to i8*, !dbg !93
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !93
	br label %b17, !dbg !93

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !94
	br i1 %164, label %b13, label %b17, !dbg !94

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !97
	br i1 %165, label %b14, label %b15, !dbg !97

b14:
	%166 = sub i64 %p7, 1, !dbg !98
	%167 = sub i64 %p8, 1, !dbg !98
	%168 = sub i64 %p9, 1, !dbg !98
	%169 = icmp slt i64 %p9, 0, !dbg !98
	%170 = icmp slt i64 %166, 0, !dbg !98
	%171 = icmp slt i64 %167, 0, !dbg !98
	%172 = or i1 %169, %170, !dbg !98
	%173 = or i1 %172, %171, !dbg !98
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !98, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !98
	%175 = mul i64 %168, %p7, !dbg !98
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !98
	%177 = add i64 %175, 1, !dbg !98
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !98
	%179 = icmp eq i64 %174, 0, !dbg !98
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !98
	%181 = icmp eq i64 %p9, 0, !dbg !98
	%182 = select i1 %181, i64 0, i64 %180, !dbg !98
	%183 = icmp ugt i64 %182, %p4, !dbg !98
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !98, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !98
	%185 = mul i64 %168, %p8, !dbg !98
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !98
	%187 = add i64 %185, 1, !dbg !98
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !98
	%189 = icmp eq i64 %184, 0, !dbg !98
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !98
	%191 = select i1 %181, i64 0, i64 %190, !dbg !98
	%192 = sext i32 %13 to i64, !dbg !98
	%193 = trunc i64 %p10 to i32, !dbg !98
	%194 = mul i32 %5, %6, !dbg !98
	%195 = icmp ugt i64 %191, %p6, !dbg !98
	%196 = icmp uge i64 %p10, %192, !dbg !98
	%197 = or i1 %195, %196, !dbg !98
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !98, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !98, !range !40
	%199 = mul i32 %194, %198, !dbg !98
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !98
	%201 = sext i32 %200 to i64, !dbg !98
	%202 = sext i32 %199 to i64, !dbg !98
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !98
	%204 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !98
	%205 = icmp ne i64 %201, %202, !dbg !98
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !98, !prof !21

b14_ok7:
	%206 = bitcast i32* %203 to i8*, !dbg !98
	%207 = bitcast i32* %204 to i8*, !dbg !98
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !98
	br label %b17, !dbg !98

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !99
	br i1 %208, label %b16, label %b17, !dbg !99

b16:
	%209 = sub i64 %p7, 1, !dbg !100
	%210 = sub i64 %p8, 1, !dbg !100
	%211 = sub i64 %p9, 1, !dbg !100
	%212 = icmp slt i64 %p9, 0, !dbg !100
	%213 = icmp slt i64 %209, 0, !dbg !100
	%214 = icmp slt i64 %210, 0, !dbg !100
	%215 = or i1 %212, %213, !dbg !100
	%216 = or i1 %215, %214, !dbg !100
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !100, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !100
	%218 = mul i64 %211, %p7, !dbg !100
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !100
	%220 = add i64 %218, 1, !dbg !100
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !100
	%222 = icmp eq i64 %217, 0, !dbg !100
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !100
	%224 = icmp eq i64 %p9, 0, !dbg !100
	%225 = select i1 %224, i64 0, i64 %223, !dbg !100
	%226 = icmp ugt i64 %225, %p4, !dbg !100
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !100, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !100
	%228 = mul i64 %211, %p8, !dbg !100
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !100
	%230 = add i64 %228, 1, !dbg !100
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !100
	%232 = icmp eq i64 %227, 0, !dbg !100
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !100
	%234 = select i1 %224, i64 0, i64 %233, !dbg !100
	%235 = sext i32 %13 to i64, !dbg !100
	%236 = trunc i64 %p10 to i32, !dbg !100
	%237 = mul i32 %5, %6, !dbg !100
	%238 = icmp ugt i64 %234, %p6, !dbg !100
	%239 = icmp uge i64 %p10, %235, !dbg !100
	%240 = or i1 %238, %239, !dbg !100
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !100, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !100, !range !40
	%242 = mul i32 %237, %241, !dbg !100
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !100
	%244 = sext i32 %243 to i64, !dbg !100
	%245 = sext i32 %242 to i64, !dbg !100
	%246 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !100
	%247 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !100
	%248 = icmp ne i64 %244, %245, !dbg !100
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !100, !prof !21

b16_ok7:
	%249 = bitcast i32* %246 to i8*, !dbg !100
	%250 = bitcast i32* %247 to i8*, !dbg !100
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !100
	br label %b17, !dbg !100

b17:
	ret void, !dbg !75

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !80
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !80

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !80
	ret void, !dbg !80

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !80
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !80

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !80
	ret void, !dbg !80

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !80
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !80
	ret void, !dbg !80

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !80
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !80
	ret void, !dbg !80

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !80
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !80

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !80
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !80
	ret void, !dbg !80

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !80
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !80
	ret void, !dbg !80

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !84
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !84

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !84
	ret void, !dbg !84

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !84
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !84

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !84
	ret void, !dbg !84

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !84
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !84
	ret void, !dbg !84

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !84
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !84
	ret void, !dbg !84

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !84
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !84

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !84
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !84
	ret void, !dbg !84

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !84
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !84
	ret void, !dbg !84

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !91
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !91

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !91
	ret void, !dbg !91

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !91
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !91

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !91
	ret void, !dbg !91

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !91
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !91
	ret void, !dbg !91

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !91
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !91
	ret void, !dbg !91

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !91
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !91

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !91
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !91
	ret void, !dbg !91

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !91
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !91
	ret void, !dbg !91

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !93
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !93

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !93
	ret void, !dbg !93

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !93
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !93

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !93
	ret void, !dbg !93

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !93
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !93
	ret void, !dbg !93

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !93
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !93
	ret void, !dbg !93

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !93
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !93

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !93
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !93
	ret void, !dbg !93

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !93
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !93
	ret void, !dbg !93

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !98
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !98

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !98
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !98
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !98

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !98
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !98
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !98
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !98
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !98

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !98
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !98
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !98
	ret void, !dbg !98

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %201, i64 %202), !dbg !98
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !98
	ret void, !dbg !98

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !100
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !100

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !100
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !100
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !100

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !100
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !100
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !100
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !100
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !100

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !100
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !100
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !100
	ret void, !dbg !100

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %244, i64 %245), !dbg !100
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !100
	ret void, !dbg !100
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !101 {
entry:
	br label %b0, !dbg !102

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !102
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !102
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !105, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !105, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !105, !range !14
	%7 = mul i32 %6, %4, !dbg !105
	%8 = add i32 %3, %7, !dbg !105
	%9 = mul i32 %5, %8, !dbg !105
	%10 = add i32 %2, %9, !dbg !105
	%11 = sext i32 %10 to i64, !dbg !105
	%12 = icmp eq i64 %p1, 0, !dbg !106
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !109
	br i1 %12, label %b1, label %b6, !dbg !106

b1:
	%14 = icmp eq i64 %11, 0, !dbg !110
	br i1 %14, label %b2, label %b6, !dbg !110

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !111
	br i1 %15, label %b3, label %b4, !dbg !111

b3:
	%16 = sub i64 %p7, 1, !dbg !109
	%17 = sub i64 %p8, 1, !dbg !109
	%18 = sub i64 %p9, 1, !dbg !109
	%19 = icmp slt i64 %p9, 0, !dbg !109
	%20 = icmp slt i64 %16, 0, !dbg !109
	%21 = icmp slt i64 %17, 0, !dbg !109
	%22 = or i1 %19, %20, !dbg !109
	%23 = or i1 %22, %21, !dbg !109
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !109, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !109
	%25 = mul i64 %18, %p7, !dbg !109
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !109
	%27 = add i64 %25, 1, !dbg !109
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !109
	%29 = icmp eq i64 %24, 0, !dbg !109
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !109
	%31 = icmp eq i64 %p9, 0, !dbg !109
	%32 = select i1 %31, i64 0, i64 %30, !dbg !109
	%33 = icmp ugt i64 %32, %p4, !dbg !109
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !109, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !109
	%35 = mul i64 %18, %p8, !dbg !109
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !109
	%37 = add i64 %35, 1, !dbg !109
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !109
	%39 = icmp eq i64 %34, 0, !dbg !109
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !109
	%41 = select i1 %31, i64 0, i64 %40, !dbg !109
	%42 = sext i32 %13 to i64, !dbg !109
	%43 = trunc i64 %p10 to i32, !dbg !109
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !109
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !109
	%46 = icmp ugt i64 %41, %p6, !dbg !109
	%47 = icmp uge i64 %p10, %42, !dbg !109
	%48 = or i1 %46, %47, !dbg !109
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !109, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !109
	%50 = bitcast i64* %45 to i8*, !dbg !109
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !109
	br label %b17, !dbg !109

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !112
	br i1 %51, label %b5, label %b17, !dbg !112

b5:
	%52 = sub i64 %p7, 1, !dbg !113
	%53 = sub i64 %p8, 1, !dbg !113
	%54 = sub i64 %p9, 1, !dbg !113
	%55 = icmp slt i64 %p9, 0, !dbg !113
	%56 = icmp slt i64 %52, 0, !dbg !113
	%57 = icmp slt i64 %53, 0, !dbg !113
	%58 = or i1 %55, %56, !dbg !113
	%59 = or i1 %58, %57, !dbg !113
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !113, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !113
	%61 = mul i64 %54, %p7, !dbg !113
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !113
	%63 = add i64 %61, 1, !dbg !113
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !113
	%65 = icmp eq i64 %60, 0, !dbg !113
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !113
	%67 = icmp eq i64 %p9, 0, !dbg !113
	%68 = select i1 %67, i64 0, i64 %66, !dbg !113
	%69 = icmp ugt i64 %68, %p4, !dbg !113
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !113, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !113
	%71 = mul i64 %54, %p8, !dbg !113
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !113
	%73 = add i64 %71, 1, !dbg !113
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !113
	%75 = icmp eq i64 %70, 0, !dbg !113
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !113
	%77 = select i1 %67, i64 0, i64 %76, !dbg !113
	%78 = sext i32 %13 to i64, !dbg !113
	%79 = trunc i64 %p10 to i32, !dbg !113
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !113
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !113
	%82 = icmp ugt i64 %77, %p6, !dbg !113
	%83 = icmp uge i64 %p10, %78, !dbg !113
	%84 = or i1 %82, %83, !dbg !113
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !113, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !113
	%86 = bitcast i64* %81 to i8*, !dbg !113
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !113
	br label %b17, !dbg !113

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !114
	br i1 %87, label %b7, label %b12, !dbg !114

b7:
	%88 = trunc i64 %11 to i32, !dbg !115
	%89 = udiv i32 %88, 32, !dbg !115
	%90 = zext i32 %89 to i64, !dbg !115
	%91 = icmp eq i64 %90, %p2, !dbg !116
	br i1 %91, label %b8, label %b12, !dbg !116

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !119
	br i1 %92, label %b9, label %b10, !dbg !119

b9:
	%93 = sub i64 %p7, 1, !dbg !120
	%94 = sub i64 %p8, 1, !dbg !120
	%95 = sub i64 %p9, 1, !dbg !120
	%96 = icmp slt i64 %p9, 0, !dbg !120
	%97 = icmp slt i64 %93, 0, !dbg !120
	%98 = icmp slt i64 %94, 0, !dbg !120
	%99 = or i1 %96, %97, !dbg !120
	%100 = or i1 %99, %98, !dbg !120
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !120, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !120
	%102 = mul i64 %95, %p7, !dbg !120
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !120
	%104 = add i64 %102, 1, !dbg !120
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !120
	%106 = icmp eq i64 %101, 0, !dbg !120
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !120
	%108 = icmp eq i64 %p9, 0, !dbg !120
	%109 = select i1 %108, i64 0, i64 %107, !dbg !120
	%110 = icmp ugt i64 %109, %p4, !dbg !120
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !120, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !120
	%112 = mul i64 %95, %p8, !dbg !120
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !120
	%114 = add i64 %112, 1, !dbg !120
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !120
	%116 = icmp eq i64 %111, 0, !dbg !120
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !120
	%118 = select i1 %108, i64 0, i64 %117, !dbg !120
	%119 = sext i32 %13 to i64, !dbg !120
	%120 = trunc i64 %p10 to i32, !dbg !120
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !120
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !120
	%123 = icmp ugt i64 %118, %p6, !dbg !120
	%124 = icmp uge i64 %p10, %119, !dbg !120
	%125 = or i1 %123, %124, !dbg !120
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !120, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !120
	%127 = bitcast i64* %122 to i8*, !dbg !120
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !120
	br label %b17, !dbg !120

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !121
	br i1 %128, label %b11, label %b17, !dbg !121

b11:
	%129 = sub i64 %p7, 1, !dbg !122
	%130 = sub i64 %p8, 1, !dbg !122
	%131 = sub i64 %p9, 1, !dbg !122
	%132 = icmp slt i64 %p9, 0, !dbg !122
	%133 = icmp slt i64 %129, 0, !dbg !122
	%134 = icmp slt i64 %130, 0, !dbg !122
	%135 = or i1 %132, %133, !dbg !122
	%136 = or i1 %135, %134, !dbg !122
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !122, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !122
	%138 = mul i64 %131, %p7, !dbg !122
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !122
	%140 = add i64 %138, 1, !dbg !122
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !122
	%142 = icmp eq i64 %137, 0, !dbg !122
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !122
	%144 = icmp eq i64 %p9, 0, !dbg !122
	%145 = select i1 %144, i64 0, i64 %143, !dbg !122
	%146 = icmp ugt i64 %145, %p4, !dbg !122
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !122, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !122
	%148 = mul i64 %131, %p8, !dbg !122
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !122
	%150 = add i64 %148, 1, !dbg !122
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !122
	%152 = icmp eq i64 %147, 0, !dbg !122
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !122
	%154 = select i1 %144, i64 0, i64 %153, !dbg !122
	%155 = sext i32 %13 to i64, !dbg !122
	%156 = trunc i64 %p10 to i32, !dbg !122
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !122
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !122
	%159 = icmp ugt i64 %154, %p6, !dbg !122
	%160 = icmp uge i64 %p10, %155, !dbg !122
	%161 = or i1 %159, %160, !dbg !122
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !122, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !122
	%163 = bitcast i64* %158 to i8*, !dbg !122
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !122
	br label %b17, !dbg !122

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !123
	br i1 %164, label %b13, label %b17, !dbg !123

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !126
	br i1 %165, label %b14, label %b15, !dbg !126

b14:
	%166 = sub i64 %p7, 1, !dbg !127
	%167 = sub i64 %p8, 1, !dbg !127
	%168 = sub i64 %p9, 1, !dbg !127
	%169 = icmp slt i64 %p9, 0, !dbg !127
	%170 = icmp slt i64 %166, 0, !dbg !127
	%171 = icmp slt i64 %167, 0, !dbg !127
	%172 = or i1 %169, %170, !dbg !127
	%173 = or i1 %172, %171, !dbg !127
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !127, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !127
	%175 = mul i64 %168, %p7, !dbg !127
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !127
	%177 = add i64 %175, 1, !dbg !127
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !127
	%179 = icmp eq i64 %174, 0, !dbg !127
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !127
	%181 = icmp eq i64 %p9, 0, !dbg !127
	%182 = select i1 %181, i64 0, i64 %180, !dbg !127
	%183 = icmp ugt i64 %182, %p4, !dbg !127
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !127, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !127
	%185 = mul i64 %168, %p8, !dbg !127
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !127
	%187 = add i64 %185, 1, !dbg !127
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !127
	%189 = icmp eq i64 %184, 0, !dbg !127
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !127
	%191 = select i1 %181, i64 0, i64 %190, !dbg !127
	%192 = sext i32 %13 to i64, !dbg !127
	%193 = trunc i64 %p10 to i32, !dbg !127
	%194 = mul i32 %5, %6, !dbg !127
	%195 = icmp ugt i64 %191, %p6, !dbg !127
	%196 = icmp uge i64 %p10, %192, !dbg !127
	%197 = or i1 %195, %196, !dbg !127
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !127, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !127, !range !40
	%199 = mul i32 %194, %198, !dbg !127
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !127
	%201 = sext i32 %200 to i64, !dbg !127
	%202 = sext i32 %199 to i64, !dbg !127
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !127
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !127
	%205 = icmp ne i64 %201, %202, !dbg !127
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !127, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !127
	%207 = bitcast i64* %204 to i8*, !dbg !127
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !127
	br label %b17, !dbg !127

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !128
	br i1 %208, label %b16, label %b17, !dbg !128

b16:
	%209 = sub i64 %p7, 1, !dbg !129
	%210 = sub i64 %p8, 1, !dbg !129
	%211 = sub i64 %p9, 1, !dbg !129
	%212 = icmp slt i64 %p9, 0, !dbg !129
	%213 = icmp slt i64 %209, 0, !dbg !129
	%214 = icmp slt i64 %210, 0, !dbg !129
	%215 = or i1 %212, %213, !dbg !129
	%216 = or i1 %215, %214, !dbg !129
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !129, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !129
	%218 = mul i64 %211, %p7, !dbg !129
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !129
	%220 = add i64 %218, 1, !dbg !129
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !129
	%222 = icmp eq i64 %217, 0, !dbg !129
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !129
	%224 = icmp eq i64 %p9, 0, !dbg !129
	%225 = select i1 %224, i64 0, i64 %223, !dbg !129
	%226 = icmp ugt i64 %225, %p4, !dbg !129
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !129, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !129
	%228 = mul i64 %211, %p8, !dbg !129
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !129
	%230 = add i64 %228, 1, !dbg !129
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !129
	%232 = icmp eq i64 %227, 0, !dbg !129
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !129
	%234 = select i1 %224, i64 0, i64 %233, !dbg !129
	%235 = sext i32 %13 to i64, !dbg !129
	%236 = trunc i64 %p10 to i32, !dbg !129
	%237 = mul i32 %5, %6, !dbg !129
	%238 = icmp ugt i64 %234, %p6, !dbg !129
	%239 = icmp uge i64 %p10, %235, !dbg !129
	%240 = or i1 %238, %239, !dbg !129
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !129, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !129, !range !40
	%242 = mul i32 %237, %241, !dbg !129
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !129
	%244 = sext i32 %243 to i64, !dbg !129
	%245 = sext i32 %242 to i64, !dbg !129
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !129
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !129
	%248 = icmp ne i64 %244, %245, !dbg !129
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !129, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !129
	%250 = bitcast i64* %247 to i8*, !dbg !129
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !129
	br label %b17, !dbg !129

b17:
	ret void, !dbg !104

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !109
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !109

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !109
	ret void, !dbg !109

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !109
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !109

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !109
	ret void, !dbg !109

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !109
	ret void, !dbg !109

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !109
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !109
	ret void, !dbg !109

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !109
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !109

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !109
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !109
	ret void, !dbg !109

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !109
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !109
	ret void, !dbg !109

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !113
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !113

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !113
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !113
	ret void, !dbg !113

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !113
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !113

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !113
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !113
	ret void, !dbg !113

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !113
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !113
	ret void, !dbg !113

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !113
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !113
	ret void, !dbg !113

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !113
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !113

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !113
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !113
	ret void, !dbg !113

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !113
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !113
	ret void, !dbg !113

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !120
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !120

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !120
	ret void, !dbg !120

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !120
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !120

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !120
	ret void, !dbg !120

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !120
	ret void, !dbg !120

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !120
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !120
	ret void, !dbg !120

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !120
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !120

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !120
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !120
	ret void, !dbg !120

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !120
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !120
	ret void, !dbg !120

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !122
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !122

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !122
	ret void, !dbg !122

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !122
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !122

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !122
	ret void, !dbg !122

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !122
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !122
	ret void, !dbg !122

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !122
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !122
	ret void, !dbg !122

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !122
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !122

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !122
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !122
	ret void, !dbg !122

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !122
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !122
	ret void, !dbg !122

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !127
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !127

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !127
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !127
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !127

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !127
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !127
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !127
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !127
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !127

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !127
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !127
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !127
	ret void, !dbg !127

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %201, i64 %202), !dbg !127
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !127
	ret void, !dbg !127

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !129
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !129

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !129
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !129

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !129
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !129
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !129

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !129
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !129
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !129
	ret void, !dbg !129

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %244, i64 %245), !dbg !129
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !129
	ret void, !dbg !129
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !130 {
entry:
	br label %b0, !dbg !131

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !131
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !131
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !134, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !134, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !134, !range !14
	%7 = mul i32 %6, %4, !dbg !134
	%8 = add i32 %3, %7, !dbg !134
	%9 = mul i32 %5, %8, !dbg !134
	%10 = add i32 %2, %9, !dbg !134
	%11 = sext i32 %10 to i64, !dbg !134
	%12 = icmp eq i64 %p1, 0, !dbg !135
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !138
	br i1 %12, label %b1, label %b6, !dbg !135

b1:
	%14 = icmp eq i64 %11, 0, !dbg !139
	br i1 %14, label %b2, label %b6, !dbg !139

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !140
	br i1 %15, label %b3, label %b4, !dbg !140

b3:
	%16 = sub i64 %p7, 1, !dbg !138
	%17 = sub i64 %p8, 1, !dbg !138
	%18 = sub i64 %p9, 1, !dbg !138
	%19 = icmp slt i64 %p9, 0, !dbg !138
	%20 = icmp slt i64 %16, 0, !dbg !138
	%21 = icmp slt i64 %17, 0, !dbg !138
	%22 = or i1 %19, %20, !dbg !138
	%23 = or i1 %22, %21, !dbg !138
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !138, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !138
	%25 = mul i64 %18, %p7, !dbg !138
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !138
	%27 = add i64 %25, 1, !dbg !138
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !138
	%29 = icmp eq i64 %24, 0, !dbg !138
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !138
	%31 = icmp eq i64 %p9, 0, !dbg !138
	%32 = select i1 %31, i64 0, i64 %30, !dbg !138
	%33 = icmp ugt i64 %32, %p4, !dbg !138
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !138, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !138
	%35 = mul i64 %18, %p8, !dbg !138
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !138
	%37 = add i64 %35, 1, !dbg !138
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !138
	%39 = icmp eq i64 %34, 0, !dbg !138
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !138
	%41 = select i1 %31, i64 0, i64 %40, !dbg !138
	%42 = sext i32 %13 to i64, !dbg !138
	%43 = trunc i64 %p10 to i32, !dbg !138
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !138
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !138
	%46 = icmp ugt i64 %41, %p6, !dbg !138
	%47 = icmp uge i64 %p10, %42, !dbg !138
	%48 = or i1 %46, %47, !dbg !138
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !138, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !138
	%50 = bitcast i64* %45 to i8*, !dbg !138
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !138
	br label %b17, !dbg !138

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !141
	br i1 %51, label %b5, label %b17, !dbg !141

b5:
	%52 = sub i64 %p7, 1, !dbg !142
	%53 = sub i64 %p8, 1, !dbg !142
	%54 = sub i64 %p9, 1, !dbg !142
	%55 = icmp slt i64 %p9, 0, !dbg !142
	%56 = icmp slt i64 %52, 0, !dbg !142
	%57 = icmp slt i64 %53, 0, !dbg !142
	%58 = or i1 %55, %56, !dbg !142
	%59 = or i1 %58, %57, !dbg !142
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !142, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !142
	%61 = mul i64 %54, %p7, !dbg !142
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !142
	%63 = add i64 %61, 1, !dbg !142
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !142
	%65 = icmp eq i64 %60, 0, !dbg !142
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !142
	%67 = icmp eq i64 %p9, 0, !dbg !142
	%68 = select i1 %67, i64 0, i64 %66, !dbg !142
	%69 = icmp ugt i64 %68, %p4, !dbg !142
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !142, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !142
	%71 = mul i64 %54, %p8, !dbg !142
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !142
	%73 = add i64 %71, 1, !dbg !142
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !142
	%75 = icmp eq i64 %70, 0, !dbg !142
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !142
	%77 = select i1 %67, i64 0, i64 %76, !dbg !142
	%78 = sext i32 %13 to i64, !dbg !142
	%79 = trunc i64 %p10 to i32, !dbg !142
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !142
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !142
	%82 = icmp ugt i64 %77, %p6, !dbg !142
	%83 = icmp uge i64 %p10, %78, !dbg !142
	%84 = or i1 %82, %83, !dbg !142
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !142, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !142
	%86 = bitcast i64* %81 to i8*, !dbg !142
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !142
	br label %b17, !dbg !142

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !143
	br i1 %87, label %b7, label %b12, !dbg !143

b7:
	%88 = trunc i64 %11 to i32, !dbg !144
	%89 = udiv i32 %88, 32, !dbg !144
	%90 = zext i32 %89 to i64, !dbg !144
	%91 = icmp eq i64 %90, %p2, !dbg !145
	br i1 %91, label %b8, label %b12, !dbg !145

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !148
	br i1 %92, label %b9, label %b10, !dbg !148

b9:
	%93 = sub i64 %p7, 1, !dbg !149
	%94 = sub i64 %p8, 1, !dbg !149
	%95 = sub i64 %p9, 1, !dbg !149
	%96 = icmp slt i64 %p9, 0, !dbg !149
	%97 = icmp slt i64 %93, 0, !dbg !149
	%98 = icmp slt i64 %94, 0, !dbg !149
	%99 = or i1 %96, %97, !dbg !149
	%100 = or i1 %99, %98, !dbg !149
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !149, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !149
	%102 = mul i64 %95, %p7, !dbg !149
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !149
	%104 = add i64 %102, 1, !dbg !149
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !149
	%106 = icmp eq i64 %101, 0, !dbg !149
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !149
	%108 = icmp eq i64 %p9, 0, !dbg !149
	%109 = select i1 %108, i64 0, i64 %107, !dbg !149
	%110 = icmp ugt i64 %109, %p4, !dbg !149
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !149, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !149
	%112 = mul i64 %95, %p8, !dbg !149
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !149
	%114 = add i64 %112, 1, !dbg !149
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !149
	%116 = icmp eq i64 %111, 0, !dbg !149
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !149
	%118 = select i1 %108, i64 0, i64 %117, !dbg !149
	%119 = sext i32 %13 to i64, !dbg !149
	%120 = trunc i64 %p10 to i32, !dbg !149
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !149
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !149
	%123 = icmp ugt i64 %118, %p6, !dbg !149
	%124 = icmp uge i64 %p10, %119, !dbg !149
	%125 = or i1 %123, %124, !dbg !149
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !149, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !149
	%127 = bitcast i64* %122 to i8*, !dbg !149
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !149
	br label %b17, !dbg !149

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !150
	br i1 %128, label %b11, label %b17, !dbg !150

b11:
	%129 = sub i64 %p7, 1, !dbg !151
	%130 = sub i64 %p8, 1, !dbg !151
	%131 = sub i64 %p9, 1, !dbg !151
	%132 = icmp slt i64 %p9, 0, !dbg !151
	%133 = icmp slt i64 %129, 0, !dbg !151
	%134 = icmp slt i64 %130, 0, !dbg !151
	%135 = or i1 %132, %133, !dbg !151
	%136 = or i1 %135, %134, !dbg !151
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !151, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !151
	%138 = mul i64 %131, %p7, !dbg !151
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !151
	%140 = add i64 %138, 1, !dbg !151
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !151
	%142 = icmp eq i64 %137, 0, !dbg !151
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !151
	%144 = icmp eq i64 %p9, 0, !dbg !151
	%145 = select i1 %144, i64 0, i64 %143, !dbg !151
	%146 = icmp ugt i64 %145, %p4, !dbg !151
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !151, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !151
	%148 = mul i64 %131, %p8, !dbg !151
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !151
	%150 = add i64 %148, 1, !dbg !151
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !151
	%152 = icmp eq i64 %147, 0, !dbg !151
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !151
	%154 = select i1 %144, i64 0, i64 %153, !dbg !151
	%155 = sext i32 %13 to i64, !dbg !151
	%156 = trunc i64 %p10 to i32, !dbg !151
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !151
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !151
	%159 = icmp ugt i64 %154, %p6, !dbg !151
	%160 = icmp uge i64 %p10, %155, !dbg !151
	%161 = or i1 %159, %160, !dbg !151
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !151, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !151
	%163 = bitcast i64* %158 to i8*, !dbg !151
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !151
	br label %b17, !dbg !151

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !152
	br i1 %164, label %b13, label %b17, !dbg !152

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !155
	br i1 %165, label %b14, label %b15, !dbg !155

b14:
	%166 = sub i64 %p7, 1, !dbg !156
	%167 = sub i64 %p8, 1, !dbg !156
	%168 = sub i64 %p9, 1, !dbg !156
	%169 = icmp slt i64 %p9, 0, !dbg !156
	%170 = icmp slt i64 %166, 0, !dbg !156
	%171 = icmp slt i64 %167, 0, !dbg !156
	%172 = or i1 %169, %170, !dbg !156
	%173 = or i1 %172, %171, !dbg !156
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !156, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !156
	%175 = mul i64 %168, %p7, !dbg !156
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !156
	%177 = add i64 %175, 1, !dbg !156
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !156
	%179 = icmp eq i64 %174, 0, !dbg !156
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !156
	%181 = icmp eq i64 %p9, 0, !dbg !156
	%182 = select i1 %181, i64 0, i64 %180, !dbg !156
	%183 = icmp ugt i64 %182, %p4, !dbg !156
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !156, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !156
	%185 = mul i64 %168, %p8, !dbg !156
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !156
	%187 = add i64 %185, 1, !dbg !156
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !156
	%189 = icmp eq i64 %184, 0, !dbg !156
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !156
	%191 = select i1 %181, i64 0, i64 %190, !dbg !156
	%192 = sext i32 %13 to i64, !dbg !156
	%193 = trunc i64 %p10 to i32, !dbg !156
	%194 = mul i32 %5, %6, !dbg !156
	%195 = icmp ugt i64 %191, %p6, !dbg !156
	%196 = icmp uge i64 %p10, %192, !dbg !156
	%197 = or i1 %195, %196, !dbg !156
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !156, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !156, !range !40
	%199 = mul i32 %194, %198, !dbg !156
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !156
	%201 = sext i32 %200 to i64, !dbg !156
	%202 = sext i32 %199 to i64, !dbg !156
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !156
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !156
	%205 = icmp ne i64 %201, %202, !dbg !156
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !156, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !156
	%207 = bitcast i64* %204 to i8*, !dbg !156
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !156
	br label %b17, !dbg !156

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !157
	br i1 %208, label %b16, label %b17, !dbg !157

b16:
	%209 = sub i64 %p7, 1, !dbg !158
	%210 = sub i64 %p8, 1, !dbg !158
	%211 = sub i64 %p9, 1, !dbg !158
	%212 = icmp slt i64 %p9, 0, !dbg !158
	%213 = icmp slt i64 %209, 0, !dbg !158
	%214 = icmp slt i64 %210, 0, !dbg !158
	%215 = or i1 %212, %213, !dbg !158
	%216 = or i1 %215, %214, !dbg !158
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !158, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !158
	%218 = mul i64 %211, %p7, !dbg !158
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !158
	%220 = add i64 %218, 1, !dbg !158
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !158
	%222 = icmp eq i64 %217, 0, !dbg !158
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !158
	%224 = icmp eq i64 %p9, 0, !dbg !158
	%225 = select i1 %224, i64 0, i64 %223, !dbg !158
	%226 = icmp ugt i64 %225, %p4, !dbg !158
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !158, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !158
	%228 = mul i64 %211, %p8, !dbg !158
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !158
	%230 = add i64 %228, 1, !dbg !158
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !158
	%232 = icmp eq i64 %227, 0, !dbg !158
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !158
	%234 = select i1 %224, i64 0, i64 %233, !dbg !158
	%235 = sext i32 %13 to i64, !dbg !158
	%236 = trunc i64 %p10 to i32, !dbg !158
	%237 = mul i32 %5, %6, !dbg !158
	%238 = icmp ugt i64 %234, %p6, !dbg !158
	%239 = icmp uge i64 %p10, %235, !dbg !158
	%240 = or i1 %238, %239, !dbg !158
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !158, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !158, !range !40
	%242 = mul i32 %237, %241, !dbg !158
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !158
	%244 = sext i32 %243 to i64, !dbg !158
	%245 = sext i32 %242 to i64, !dbg !158
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !158
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !158
	%248 = icmp ne i64 %244, %245, !dbg !158
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !158, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !158
	%250 = bitcast i64* %247 to i8*, !dbg !158
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !158
	br label %b17, !dbg !158

b17:
	ret void, !dbg !133

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !138
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !138

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !138
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !138
	ret void, !dbg !138

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !138
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !138

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !138
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !138
	ret void, !dbg !138

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !138
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !138
	ret void, !dbg !138

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !138
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !138
	ret void, !dbg !138

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !138
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !138

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !138
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !138
	ret void, !dbg !138

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !138
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !138
	ret void, !dbg !138

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !142
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !142

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !142
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !142
	ret void, !dbg !142

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !142
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !142

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !142
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !142
	ret void, !dbg !142

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !142
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !142
	ret void, !dbg !142

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !142
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !142
	ret void, !dbg !142

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !142
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !142

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !142
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !142
	ret void, !dbg !142

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !142
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !142
	ret void, !dbg !142

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !149
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !149

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !149
	ret void, !dbg !149

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !149
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !149

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !149
	ret void, !dbg !149

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !149
	ret void, !dbg !149

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !149
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !149
	ret void, !dbg !149

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !149
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !149

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !149
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !149
	ret void, !dbg !149

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !149
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !149
	ret void, !dbg !149

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !151
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !151

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !151
	ret void, !dbg !151

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !151
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !151

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !151
	ret void, !dbg !151

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !151
	ret void, !dbg !151

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !151
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !151
	ret void, !dbg !151

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !151
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !151

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !151
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !151
	ret void, !dbg !151

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !151
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !151
	ret void, !dbg !151

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !156
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !156

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !156
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !156
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !156

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !156
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !156
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !156
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !156
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !156

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !156
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !156
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !156
	ret void, !dbg !156

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %201, i64 %202), !dbg !156
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !156
	ret void, !dbg !156

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !158
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !158

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !158
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !158
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !158

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !158
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !158
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !158
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !158
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !158

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !158
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !158
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !158
	ret void, !dbg !158

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %244, i64 %245), !dbg !158
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !158
	ret void, !dbg !158
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !159 {
entry:
	br label %b0, !dbg !160

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !160
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !160
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !163, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !163, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163, !range !14
	%7 = mul i32 %6, %4, !dbg !163
	%8 = add i32 %3, %7, !dbg !163
	%9 = mul i32 %5, %8, !dbg !163
	%10 = add i32 %2, %9, !dbg !163
	%11 = sext i32 %10 to i64, !dbg !163
	%12 = icmp eq i64 %p1, 0, !dbg !164
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !167
	br i1 %12, label %b1, label %b6, !dbg !164

b1:
	%14 = icmp eq i64 %11, 0, !dbg !168
	br i1 %14, label %b2, label %b6, !dbg !168

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !169
	br i1 %15, label %b3, label %b4, !dbg !169

b3:
	%16 = sub i64 %p7, 1, !dbg !167
	%17 = sub i64 %p8, 1, !dbg !167
	%18 = sub i64 %p9, 1, !dbg !167
	%19 = icmp slt i64 %p9, 0, !dbg !167
	%20 = icmp slt i64 %16, 0, !dbg !167
	%21 = icmp slt i64 %17, 0, !dbg !167
	%22 = or i1 %19, %20, !dbg !167
	%23 = or i1 %22, %21, !dbg !167
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !167, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !167
	%25 = mul i64 %18, %p7, !dbg !167
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !167
	%27 = add i64 %25, 1, !dbg !167
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !167
	%29 = icmp eq i64 %24, 0, !dbg !167
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !167
	%31 = icmp eq i64 %p9, 0, !dbg !167
	%32 = select i1 %31, i64 0, i64 %30, !dbg !167
	%33 = icmp ugt i64 %32, %p4, !dbg !167
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !167, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !167
	%35 = mul i64 %18, %p8, !dbg !167
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !167
	%37 = add i64 %35, 1, !dbg !167
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !167
	%39 = icmp eq i64 %34, 0, !dbg !167
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !167
	%41 = select i1 %31, i64 0, i64 %40, !dbg !167
	%42 = sext i32 %13 to i64, !dbg !167
	%43 = trunc i64 %p10 to i32, !dbg !167
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !167
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !167
	%46 = icmp ugt i64 %41, %p6, !dbg !167
	%47 = icmp uge i64 %p10, %42, !dbg !167
	%48 = or i1 %46, %47, !dbg !167
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !167, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !167
	br label %b17, !dbg !167

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !170
	br i1 %49, label %b5, label %b17, !dbg !170

b5:
	%50 = sub i64 %p7, 1, !dbg !171
	%51 = sub i64 %p8, 1, !dbg !171
	%52 = sub i64 %p9, 1, !dbg !171
	%53 = icmp slt i64 %p9, 0, !dbg !171
	%54 = icmp slt i64 %50, 0, !dbg !171
	%55 = icmp slt i64 %51, 0, !dbg !171
	%56 = or i1 %53, %54, !dbg !171
	%57 = or i1 %56, %55, !dbg !171
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !171, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !171
	%59 = mul i64 %52, %p7, !dbg !171
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !171
	%61 = add i64 %59, 1, !dbg !171
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !171
	%63 = icmp eq i64 %58, 0, !dbg !171
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !171
	%65 = icmp eq i64 %p9, 0, !dbg !171
	%66 = select i1 %65, i64 0, i64 %64, !dbg !171
	%67 = icmp ugt i64 %66, %p4, !dbg !171
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !171, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !171
	%69 = mul i64 %52, %p8, !dbg !171
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !171
	%71 = add i64 %69, 1, !dbg !171
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !171
	%73 = icmp eq i64 %68, 0, !dbg !171
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !171
	%75 = select i1 %65, i64 0, i64 %74, !dbg !171
	%76 = sext i32 %13 to i64, !dbg !171
	%77 = trunc i64 %p10 to i32, !dbg !171
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !171
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !171
	%80 = icmp ugt i64 %75, %p6, !dbg !171
	%81 = icmp uge i64 %p10, %76, !dbg !171
	%82 = or i1 %80, %81, !dbg !171
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !171, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !171
	br label %b17, !dbg !171

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !172
	br i1 %83, label %b7, label %b12, !dbg !172

b7:
	%84 = trunc i64 %11 to i32, !dbg !173
	%85 = udiv i32 %84, 32, !dbg !173
	%86 = zext i32 %85 to i64, !dbg !173
	%87 = icmp eq i64 %86, %p2, !dbg !174
	br i1 %87, label %b8, label %b12, !dbg !174

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !177
	br i1 %88, label %b9, label %b10, !dbg !177

b9:
	%89 = sub i64 %p7, 1, !dbg !178
	%90 = sub i64 %p8, 1, !dbg !178
	%91 = sub i64 %p9, 1, !dbg !178
	%92 = icmp slt i64 %p9, 0, !dbg !178
	%93 = icmp slt i64 %89, 0, !dbg !178
	%94 = icmp slt i64 %90, 0, !dbg !178
	%95 = or i1 %92, %93, !dbg !178
	%96 = or i1 %95, %94, !dbg !178
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !178, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !178
	%98 = mul i64 %91, %p7, !dbg !178
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !178
	%100 = add i64 %98, 1, !dbg !178
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !178
	%102 = icmp eq i64 %97, 0, !dbg !178
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !178
	%104 = icmp eq i64 %p9, 0, !dbg !178
	%105 = select i1 %104, i64 0, i64 %103, !dbg !178
	%106 = icmp ugt i64 %105, %p4, !dbg !178
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !178, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !178
	%108 = mul i64 %91, %p8, !dbg !178
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !178
	%110 = add i64 %108, 1, !dbg !178
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !178
	%112 = icmp eq i64 %107, 0, !dbg !178
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !178
	%114 = select i1 %104, i64 0, i64 %113, !dbg !178
	%115 = sext i32 %13 to i64, !dbg !178
	%116 = trunc i64 %p10 to i32, !dbg !178
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !178
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !178
	%119 = icmp ugt i64 %114, %p6, !dbg !178
	%120 = icmp uge i64 %p10, %115, !dbg !178
	%121 = or i1 %119, %120, !dbg !178
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !178, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !178
	br label %b17, !dbg !178

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !179
	br i1 %122, label %b11, label %b17, !dbg !179

b11:
	%123 = sub i64 %p7, 1, !dbg !180
	%124 = sub i64 %p8, 1, !dbg !180
	%125 = sub i64 %p9, 1, !dbg !180
	%126 = icmp slt i64 %p9, 0, !dbg !180
	%127 = icmp slt i64 %123, 0, !dbg !180
	%128 = icmp slt i64 %124, 0, !dbg !180
	%129 = or i1 %126, %127, !dbg !180
	%130 = or i1 %129, %128, !dbg !180
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !180, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !180
	%132 = mul i64 %125, %p7, !dbg !180
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !180
	%134 = add i64 %132, 1, !dbg !180
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !180
	%136 = icmp eq i64 %131, 0, !dbg !180
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !180
	%138 = icmp eq i64 %p9, 0, !dbg !180
	%139 = select i1 %138, i64 0, i64 %137, !dbg !180
	%140 = icmp ugt i64 %139, %p4, !dbg !180
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !180, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !180
	%142 = mul i64 %125, %p8, !dbg !180
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !180
	%144 = add i64 %142, 1, !dbg !180
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !180
	%146 = icmp eq i64 %141, 0, !dbg !180
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !180
	%148 = select i1 %138, i64 0, i64 %147, !dbg !180
	%149 = sext i32 %13 to i64, !dbg !180
	%150 = trunc i64 %p10 to i32, !dbg !180
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !180
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !180
	%153 = icmp ugt i64 %148, %p6, !dbg !180
	%154 = icmp uge i64 %p10, %149, !dbg !180
	%155 = or i1 %153, %154, !dbg !180
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !180, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !180
	br label %b17, !dbg !180

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !181
	br i1 %156, label %b13, label %b17, !dbg !181

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !184
	br i1 %157, label %b14, label %b15, !dbg !184

b14:
	%158 = sub i64 %p7, 1, !dbg !185
	%159 = sub i64 %p8, 1, !dbg !185
	%160 = sub i64 %p9, 1, !dbg !185
	%161 = icmp slt i64 %p9, 0, !dbg !185
	%162 = icmp slt i64 %158, 0, !dbg !185
	%163 = icmp slt i64 %159, 0, !dbg !185
	%164 = or i1 %161, %162, !dbg !185
	%165 = or i1 %164, %163, !dbg !185
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !185, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !185
	%167 = mul i64 %160, %p7, !dbg !185
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !185
	%169 = add i64 %167, 1, !dbg !185
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !185
	%171 = icmp eq i64 %166, 0, !dbg !185
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !185
	%173 = icmp eq i64 %p9, 0, !dbg !185
	%174 = select i1 %173, i64 0, i64 %172, !dbg !185
	%175 = icmp ugt i64 %174, %p4, !dbg !185
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !185, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !185
	%177 = mul i64 %160, %p8, !dbg !185
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !185
	%179 = add i64 %177, 1, !dbg !185
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !185
	%181 = icmp eq i64 %176, 0, !dbg !185
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !185
	%183 = select i1 %173, i64 0, i64 %182, !dbg !185
	%184 = sext i32 %13 to i64, !dbg !185
	%185 = trunc i64 %p10 to i32, !dbg !185
	%186 = mul i32 %5, %6, !dbg !185
	%187 = icmp ugt i64 %183, %p6, !dbg !185
	%188 = icmp uge i64 %p10, %184, !dbg !185
	%189 = or i1 %187, %188, !dbg !185
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !185, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !185, !range !40
	%191 = mul i32 %186, %190, !dbg !185
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !185
	%193 = sext i32 %192 to i64, !dbg !185
	%194 = sext i32 %191 to i64, !dbg !185
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !185
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !185
	%197 = icmp ne i64 %193, %194, !dbg !185
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !185, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !185
	br label %b17, !dbg !185

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !186
	br i1 %198, label %b16, label %b17, !dbg !186

b16:
	%199 = sub i64 %p7, 1, !dbg !187
	%200 = sub i64 %p8, 1, !dbg !187
	%201 = sub i64 %p9, 1, !dbg !187
	%202 = icmp slt i64 %p9, 0, !dbg !187
	%203 = icmp slt i64 %199, 0, !dbg !187
	%204 = icmp slt i64 %200, 0, !dbg !187
	%205 = or i1 %202, %203, !dbg !187
	%206 = or i1 %205, %204, !dbg !187
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !187, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !187
	%208 = mul i64 %201, %p7, !dbg !187
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !187
	%210 = add i64 %208, 1, !dbg !187
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !187
	%212 = icmp eq i64 %207, 0, !dbg !187
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !187
	%214 = icmp eq i64 %p9, 0, !dbg !187
	%215 = select i1 %214, i64 0, i64 %213, !dbg !187
	%216 = icmp ugt i64 %215, %p4, !dbg !187
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !187, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !187
	%218 = mul i64 %201, %p8, !dbg !187
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !187
	%220 = add i64 %218, 1, !dbg !187
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !187
	%222 = icmp eq i64 %217, 0, !dbg !187
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !187
	%224 = select i1 %214, i64 0, i64 %223, !dbg !187
	%225 = sext i32 %13 to i64, !dbg !187
	%226 = trunc i64 %p10 to i32, !dbg !187
	%227 = mul i32 %5, %6, !dbg !187
	%228 = icmp ugt i64 %224, %p6, !dbg !187
	%229 = icmp uge i64 %p10, %225, !dbg !187
	%230 = or i1 %228, %229, !dbg !187
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !187, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !187, !range !40
	%232 = mul i32 %227, %231, !dbg !187
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !187
	%234 = sext i32 %233 to i64, !dbg !187
	%235 = sext i32 %232 to i64, !dbg !187
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !187
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !187
	%238 = icmp ne i64 %234, %235, !dbg !187
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !187, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !187
	br label %b17, !dbg !187

b17:
	ret void, !dbg !162

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !167
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !167

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !167
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !167
	ret void, !dbg !167

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !167
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !167

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !167
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !167
	ret void, !dbg !167

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !167
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !167
	ret void, !dbg !167

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !167
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !167
	ret void, !dbg !167

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !167
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !167

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !167
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !167
	ret void, !dbg !167

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !167
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !167
	ret void, !dbg !167

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !171
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !171

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !171
	ret void, !dbg !171

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !171
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !171

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !171
	ret void, !dbg !171

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !171
	ret void, !dbg !171

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !171
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !171
	ret void, !dbg !171

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !171
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !171

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !171
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !171
	ret void, !dbg !171

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !171
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !171
	ret void, !dbg !171

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !178
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !178

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !178
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !178
	ret void, !dbg !178

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !178
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !178

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !178
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !178
	ret void, !dbg !178

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !178
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !178
	ret void, !dbg !178

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !178
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !178
	ret void, !dbg !178

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !178
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !178

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !178
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !178
	ret void, !dbg !178

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !178
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !178
	ret void, !dbg !178

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !180
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !180

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !180
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !180
	ret void, !dbg !180

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !180
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !180

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !180
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !180
	ret void, !dbg !180

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !180
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !180
	ret void, !dbg !180

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !180
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !180
	ret void, !dbg !180

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !180
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !180

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !180
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !180
	ret void, !dbg !180

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !180
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !180
	ret void, !dbg !180

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !185
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !185

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !185
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !185
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !185

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !185
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !185
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !185
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !185
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !185

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !185
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !185
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !185
	ret void, !dbg !185

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %193, i64 %194), !dbg !185
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !185
	ret void, !dbg !185

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !187
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !187

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !187
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !187
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !187

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !187
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !187
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !187
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !187
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !187

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !187
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !187
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !187
	ret void, !dbg !187

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %234, i64 %235), !dbg !187
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !187
	ret void, !dbg !187
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !188 {
entry:
	br label %b0, !dbg !189

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !189
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !189
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !192, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !192, !range !14
	%7 = mul i32 %6, %4, !dbg !192
	%8 = add i32 %3, %7, !dbg !192
	%9 = mul i32 %5, %8, !dbg !192
	%10 = add i32 %2, %9, !dbg !192
	%11 = sext i32 %10 to i64, !dbg !192
	%12 = icmp eq i64 %p1, 0, !dbg !193
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !196
	br i1 %12, label %b1, label %b6, !dbg !193

b1:
	%14 = icmp eq i64 %11, 0, !dbg !197
	br i1 %14, label %b2, label %b6, !dbg !197

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !198
	br i1 %15, label %b3, label %b4, !dbg !198

b3:
	%16 = sub i64 %p7, 1, !dbg !196
	%17 = sub i64 %p8, 1, !dbg !196
	%18 = sub i64 %p9, 1, !dbg !196
	%19 = icmp slt i64 %p9, 0, !dbg !196
	%20 = icmp slt i64 %16, 0, !dbg !196
	%21 = icmp slt i64 %17, 0, !dbg !196
	%22 = or i1 %19, %20, !dbg !196
	%23 = or i1 %22, %21, !dbg !196
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !196, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !196
	%25 = mul i64 %18, %p7, !dbg !196
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !196
	%27 = add i64 %25, 1, !dbg !196
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !196
	%29 = icmp eq i64 %24, 0, !dbg !196
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !196
	%31 = icmp eq i64 %p9, 0, !dbg !196
	%32 = select i1 %31, i64 0, i64 %30, !dbg !196
	%33 = icmp ugt i64 %32, %p4, !dbg !196
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !196, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !196
	%35 = mul i64 %18, %p8, !dbg !196
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !196
	%37 = add i64 %35, 1, !dbg !196
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !196
	%39 = icmp eq i64 %34, 0, !dbg !196
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !196
	%41 = select i1 %31, i64 0, i64 %40, !dbg !196
	%42 = sext i32 %13 to i64, !dbg !196
	%43 = trunc i64 %p10 to i32, !dbg !196
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !196
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !196
	%46 = icmp ugt i64 %41, %p6, !dbg !196
	%47 = icmp uge i64 %p10, %42, !dbg !196
	%48 = or i1 %46, %47, !dbg !196
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !196, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !196
	%50 = bitcast i16* %45 to i8*, !dbg !196
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !196
	br label %b17, !dbg !196

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !199
	br i1 %51, label %b5, label %b17, !dbg !199

b5:
	%52 = sub i64 %p7, 1, !dbg !200
	%53 = sub i64 %p8, 1, !dbg !200
	%54 = sub i64 %p9, 1, !dbg !200
	%55 = icmp slt i64 %p9, 0, !dbg !200
	%56 = icmp slt i64 %52, 0, !dbg !200
	%57 = icmp slt i64 %53, 0, !dbg !200
	%58 = or i1 %55, %56, !dbg !200
	%59 = or i1 %58, %57, !dbg !200
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !200, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !200
	%61 = mul i64 %54, %p7, !dbg !200
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !200
	%63 = add i64 %61, 1, !dbg !200
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !200
	%65 = icmp eq i64 %60, 0, !dbg !200
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !200
	%67 = icmp eq i64 %p9, 0, !dbg !200
	%68 = select i1 %67, i64 0, i64 %66, !dbg !200
	%69 = icmp ugt i64 %68, %p4, !dbg !200
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !200, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !200
	%71 = mul i64 %54, %p8, !dbg !200
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !200
	%73 = add i64 %71, 1, !dbg !200
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !200
	%75 = icmp eq i64 %70, 0, !dbg !200
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !200
	%77 = select i1 %67, i64 0, i64 %76, !dbg !200
	%78 = sext i32 %13 to i64, !dbg !200
	%79 = trunc i64 %p10 to i32, !dbg !200
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !200
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !200
	%82 = icmp ugt i64 %77, %p6, !dbg !200
	%83 = icmp uge i64 %p10, %78, !dbg !200
	%84 = or i1 %82, %83, !dbg !200
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !200, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !200
	%86 = bitcast i16* %81 to i8*, !dbg !200
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !200
	br label %b17, !dbg !200

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !201
	br i1 %87, label %b7, label %b12, !dbg !201

b7:
	%88 = trunc i64 %11 to i32, !dbg !202
	%89 = udiv i32 %88, 32, !dbg !202
	%90 = zext i32 %89 to i64, !dbg !202
	%91 = icmp eq i64 %90, %p2, !dbg !203
	br i1 %91, label %b8, label %b12, !dbg !203

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !206
	br i1 %92, label %b9, label %b10, !dbg !206

b9:
	%93 = sub i64 %p7, 1, !dbg !207
	%94 = sub i64 %p8, 1, !dbg !207
	%95 = sub i64 %p9, 1, !dbg !207
	%96 = icmp slt i64 %p9, 0, !dbg !207
	%97 = icmp slt i64 %93, 0, !dbg !207
	%98 = icmp slt i64 %94, 0, !dbg !207
	%99 = or i1 %96, %97, !dbg !207
	%100 = or i1 %99, %98, !dbg !207
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !207, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !207
	%102 = mul i64 %95, %p7, !dbg !207
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !207
	%104 = add i64 %102, 1, !dbg !207
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !207
	%106 = icmp eq i64 %101, 0, !dbg !207
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !207
	%108 = icmp eq i64 %p9, 0, !dbg !207
	%109 = select i1 %108, i64 0, i64 %107, !dbg !207
	%110 = icmp ugt i64 %109, %p4, !dbg !207
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !207, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !207
	%112 = mul i64 %95, %p8, !dbg !207
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !207
	%114 = add i64 %112, 1, !dbg !207
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !207
	%116 = icmp eq i64 %111, 0, !dbg !207
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !207
	%118 = select i1 %108, i64 0, i64 %117, !dbg !207
	%119 = sext i32 %13 to i64, !dbg !207
	%120 = trunc i64 %p10 to i32, !dbg !207
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !207
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !207
	%123 = icmp ugt i64 %118, %p6, !dbg !207
	%124 = icmp uge i64 %p10, %119, !dbg !207
	%125 = or i1 %123, %124, !dbg !207
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !207, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !207
	%127 = bitcast i16* %122 to i8*, !dbg !207
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !207
	br label %b17, !dbg !207

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !208
	br i1 %128, label %b11, label %b17, !dbg !208

b11:
	%129 = sub i64 %p7, 1, !dbg !209
	%130 = sub i64 %p8, 1, !dbg !209
	%131 = sub i64 %p9, 1, !dbg !209
	%132 = icmp slt i64 %p9, 0, !dbg !209
	%133 = icmp slt i64 %129, 0, !dbg !209
	%134 = icmp slt i64 %130, 0, !dbg !209
	%135 = or i1 %132, %133, !dbg !209
	%136 = or i1 %135, %134, !dbg !209
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !209, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !209
	%138 = mul i64 %131, %p7, !dbg !209
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !209
	%140 = add i64 %138, 1, !dbg !209
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !209
	%142 = icmp eq i64 %137, 0, !dbg !209
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !209
	%144 = icmp eq i64 %p9, 0, !dbg !209
	%145 = select i1 %144, i64 0, i64 %143, !dbg !209
	%146 = icmp ugt i64 %145, %p4, !dbg !209
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !209, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !209
	%148 = mul i64 %131, %p8, !dbg !209
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !209
	%150 = add i64 %148, 1, !dbg !209
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !209
	%152 = icmp eq i64 %147, 0, !dbg !209
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !209
	%154 = select i1 %144, i64 0, i64 %153, !dbg !209
	%155 = sext i32 %13 to i64, !dbg !209
	%156 = trunc i64 %p10 to i32, !dbg !209
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !209
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !209
	%159 = icmp ugt i64 %154, %p6, !dbg !209
	%160 = icmp uge i64 %p10, %155, !dbg !209
	%161 = or i1 %159, %160, !dbg !209
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !209, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !209
	%163 = bitcast i16* %158 to i8*, !dbg !209
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !209
	br label %b17, !dbg !209

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !210
	br i1 %164, label %b13, label %b17, !dbg !210

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !213
	br i1 %165, label %b14, label %b15, !dbg !213

b14:
	%166 = sub i64 %p7, 1, !dbg !214
	%167 = sub i64 %p8, 1, !dbg !214
	%168 = sub i64 %p9, 1, !dbg !214
	%169 = icmp slt i64 %p9, 0, !dbg !214
	%170 = icmp slt i64 %166, 0, !dbg !214
	%171 = icmp slt i64 %167, 0, !dbg !214
	%172 = or i1 %169, %170, !dbg !214
	%173 = or i1 %172, %171, !dbg !214
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !214, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !214
	%175 = mul i64 %168, %p7, !dbg !214
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !214
	%177 = add i64 %175, 1, !dbg !214
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !214
	%179 = icmp eq i64 %174, 0, !dbg !214
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !214
	%181 = icmp eq i64 %p9, 0, !dbg !214
	%182 = select i1 %181, i64 0, i64 %180, !dbg !214
	%183 = icmp ugt i64 %182, %p4, !dbg !214
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !214, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !214
	%185 = mul i64 %168, %p8, !dbg !214
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !214
	%187 = add i64 %185, 1, !dbg !214
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !214
	%189 = icmp eq i64 %184, 0, !dbg !214
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !214
	%191 = select i1 %181, i64 0, i64 %190, !dbg !214
	%192 = sext i32 %13 to i64, !dbg !214
	%193 = trunc i64 %p10 to i32, !dbg !214
	%194 = mul i32 %5, %6, !dbg !214
	%195 = icmp ugt i64 %191, %p6, !dbg !214
	%196 = icmp uge i64 %p10, %192, !dbg !214
	%197 = or i1 %195, %196, !dbg !214
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !214, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !214, !range !40
	%199 = mul i32 %194, %198, !dbg !214
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !214
	%201 = sext i32 %200 to i64, !dbg !214
	%202 = sext i32 %199 to i64, !dbg !214
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !214
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !214
	%205 = icmp ne i64 %201, %202, !dbg !214
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !214, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !214
	%207 = bitcast i16* %204 to i8*, !dbg !214
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !214
	br label %b17, !dbg !214

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !215
	br i1 %208, label %b16, label %b17, !dbg !215

b16:
	%209 = sub i64 %p7, 1, !dbg !216
	%210 = sub i64 %p8, 1, !dbg !216
	%211 = sub i64 %p9, 1, !dbg !216
	%212 = icmp slt i64 %p9, 0, !dbg !216
	%213 = icmp slt i64 %209, 0, !dbg !216
	%214 = icmp slt i64 %210, 0, !dbg !216
	%215 = or i1 %212, %213, !dbg !216
	%216 = or i1 %215, %214, !dbg !216
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !216, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !216
	%218 = mul i64 %211, %p7, !dbg !216
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !216
	%220 = add i64 %218, 1, !dbg !216
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !216
	%222 = icmp eq i64 %217, 0, !dbg !216
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !216
	%224 = icmp eq i64 %p9, 0, !dbg !216
	%225 = select i1 %224, i64 0, i64 %223, !dbg !216
	%226 = icmp ugt i64 %225, %p4, !dbg !216
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !216, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !216
	%228 = mul i64 %211, %p8, !dbg !216
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !216
	%230 = add i64 %228, 1, !dbg !216
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !216
	%232 = icmp eq i64 %227, 0, !dbg !216
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !216
	%234 = select i1 %224, i64 0, i64 %233, !dbg !216
	%235 = sext i32 %13 to i64, !dbg !216
	%236 = trunc i64 %p10 to i32, !dbg !216
	%237 = mul i32 %5, %6, !dbg !216
	%238 = icmp ugt i64 %234, %p6, !dbg !216
	%239 = icmp uge i64 %p10, %235, !dbg !216
	%240 = or i1 %238, %239, !dbg !216
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !216, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !40
	%242 = mul i32 %237, %241, !dbg !216
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !216
	%244 = sext i32 %243 to i64, !dbg !216
	%245 = sext i32 %242 to i64, !dbg !216
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !216
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !216
	%248 = icmp ne i64 %244, %245, !dbg !216
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !216, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !216
	%250 = bitcast i16* %247 to i8*, !dbg !216
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !216
	br label %b17, !dbg !216

b17:
	ret void, !dbg !191

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !196
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !196

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !196
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !196
	ret void, !dbg !196

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !196
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !196

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !196
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !196
	ret void, !dbg !196

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !196
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !196
	ret void, !dbg !196

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !196
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !196
	ret void, !dbg !196

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !196
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !196

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !196
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !196
	ret void, !dbg !196

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !196
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !196
	ret void, !dbg !196

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !200
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !200

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !200
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !200
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !200

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !200
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !200
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !200
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !200
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !200

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !200
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !200
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !200
	ret void, !dbg !200

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !207
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !207

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !207
	ret void, !dbg !207

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !207
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !207

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !207
	ret void, !dbg !207

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !207
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !207
	ret void, !dbg !207

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !207
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !207
	ret void, !dbg !207

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !207
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !207

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !207
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !207
	ret void, !dbg !207

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !207
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !207
	ret void, !dbg !207

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !209
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !209

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !209
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !209
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !209

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !209
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !209
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !209
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !209
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !209

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !209
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !209
	ret void, !dbg !209

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !209
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !209
	ret void, !dbg !209

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !214
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !214

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !214
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !214

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !214
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !214
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !214

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !214
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !214
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !214
	ret void, !dbg !214

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %201, i64 %202), !dbg !214
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !214
	ret void, !dbg !214

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !216
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !216

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !216
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !216

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !216
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !216
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !216
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !216

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !216
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !216
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !216
	ret void, !dbg !216

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %244, i64 %245), !dbg !216
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !216
	ret void, !dbg !216
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !217 {
entry:
	br label %b0, !dbg !218

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !218
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !218
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !221, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !221, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !221, !range !14
	%7 = mul i32 %6, %4, !dbg !221
	%8 = add i32 %3, %7, !dbg !221
	%9 = mul i32 %5, %8, !dbg !221
	%10 = add i32 %2, %9, !dbg !221
	%11 = sext i32 %10 to i64, !dbg !221
	%12 = icmp eq i64 %p1, 0, !dbg !222
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !225
	br i1 %12, label %b1, label %b6, !dbg !222

b1:
	%14 = icmp eq i64 %11, 0, !dbg !226
	br i1 %14, label %b2, label %b6, !dbg !226

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !227
	br i1 %15, label %b3, label %b4, !dbg !227

b3:
	%16 = sub i64 %p7, 1, !dbg !225
	%17 = sub i64 %p8, 1, !dbg !225
	%18 = sub i64 %p9, 1, !dbg !225
	%19 = icmp slt i64 %p9, 0, !dbg !225
	%20 = icmp slt i64 %16, 0, !dbg !225
	%21 = icmp slt i64 %17, 0, !dbg !225
	%22 = or i1 %19, %20, !dbg !225
	%23 = or i1 %22, %21, !dbg !225
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !225, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !225
	%25 = mul i64 %18, %p7, !dbg !225
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !225
	%27 = add i64 %25, 1, !dbg !225
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !225
	%29 = icmp eq i64 %24, 0, !dbg !225
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !225
	%31 = icmp eq i64 %p9, 0, !dbg !225
	%32 = select i1 %31, i64 0, i64 %30, !dbg !225
	%33 = icmp ugt i64 %32, %p4, !dbg !225
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !225, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !225
	%35 = mul i64 %18, %p8, !dbg !225
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !225
	%37 = add i64 %35, 1, !dbg !225
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !225
	%39 = icmp eq i64 %34, 0, !dbg !225
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !225
	%41 = select i1 %31, i64 0, i64 %40, !dbg !225
	%42 = sext i32 %13 to i64, !dbg !225
	%43 = trunc i64 %p10 to i32, !dbg !225
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !225
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !225
	%46 = icmp ugt i64 %41, %p6, !dbg !225
	%47 = icmp uge i64 %p10, %42, !dbg !225
	%48 = or i1 %46, %47, !dbg !225
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !225, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !225
	%50 = bitcast i32* %45 to i8*, !dbg !225
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !225
	br label %b17, !dbg !225

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !228
	br i1 %51, label %b5, label %b17, !dbg !228

b5:
	%52 = sub i64 %p7, 1, !dbg !229
	%53 = sub i64 %p8, 1, !dbg !229
	%54 = sub i64 %p9, 1, !dbg !229
	%55 = icmp slt i64 %p9, 0, !dbg !229
	%56 = icmp slt i64 %52, 0, !dbg !229
	%57 = icmp slt i64 %53, 0, !dbg !229
	%58 = or i1 %55, %56, !dbg !229
	%59 = or i1 %58, %57, !dbg !229
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !229, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !229
	%61 = mul i64 %54, %p7, !dbg !229
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !229
	%63 = add i64 %61, 1, !dbg !229
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !229
	%65 = icmp eq i64 %60, 0, !dbg !229
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !229
	%67 = icmp eq i64 %p9, 0, !dbg !229
	%68 = select i1 %67, i64 0, i64 %66, !dbg !229
	%69 = icmp ugt i64 %68, %p4, !dbg !229
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !229, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !229
	%71 = mul i64 %54, %p8, !dbg !229
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !229
	%73 = add i64 %71, 1, !dbg !229
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !229
	%75 = icmp eq i64 %70, 0, !dbg !229
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !229
	%77 = select i1 %67, i64 0, i64 %76, !dbg !229
	%78 = sext i32 %13 to i64, !dbg !229
	%79 = trunc i64 %p10 to i32, !dbg !229
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !229
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !229
	%82 = icmp ugt i64 %77, %p6, !dbg !229
	%83 = icmp uge i64 %p10, %78, !dbg !229
	%84 = or i1 %82, %83, !dbg !229
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !229, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !229
	%86 = bitcast i32* %81 to i8*, !dbg !229
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !229
	br label %b17, !dbg !229

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !230
	br i1 %87, label %b7, label %b12, !dbg !230

b7:
	%88 = trunc i64 %11 to i32, !dbg !231
	%89 = udiv i32 %88, 32, !dbg !231
	%90 = zext i32 %89 to i64, !dbg !231
	%91 = icmp eq i64 %90, %p2, !dbg !232
	br i1 %91, label %b8, label %b12, !dbg !232

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !235
	br i1 %92, label %b9, label %b10, !dbg !235

b9:
	%93 = sub i64 %p7, 1, !dbg !236
	%94 = sub i64 %p8, 1, !dbg !236
	%95 = sub i64 %p9, 1, !dbg !236
	%96 = icmp slt i64 %p9, 0, !dbg !236
	%97 = icmp slt i64 %93, 0, !dbg !236
	%98 = icmp slt i64 %94, 0, !dbg !236
	%99 = or i1 %96, %97, !dbg !236
	%100 = or i1 %99, %98, !dbg !236
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !236, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !236
	%102 = mul i64 %95, %p7, !dbg !236
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !236
	%104 = add i64 %102, 1, !dbg !236
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !236
	%106 = icmp eq i64 %101, 0, !dbg !236
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !236
	%108 = icmp eq i64 %p9, 0, !dbg !236
	%109 = select i1 %108, i64 0, i64 %107, !dbg !236
	%110 = icmp ugt i64 %109, %p4, !dbg !236
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !236, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !236
	%112 = mul i64 %95, %p8, !dbg !236
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !236
	%114 = add i64 %112, 1, !dbg !236
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !236
	%116 = icmp eq i64 %111, 0, !dbg !236
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !236
	%118 = select i1 %108, i64 0, i64 %117, !dbg !236
	%119 = sext i32 %13 to i64, !dbg !236
	%120 = trunc i64 %p10 to i32, !dbg !236
	%121 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !236
	%122 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !236
	%123 = icmp ugt i64 %118, %p6, !dbg !236
	%124 = icmp uge i64 %p10, %119, !dbg !236
	%125 = or i1 %123, %124, !dbg !236
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !236, !prof !21

b9_ok5:
	%126 = bitcast i32* %121 to i8*, !dbg !236
	%127 = bitcast i32* %122 to i8*, !dbg !236
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !236
	br label %b17, !dbg !236

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !237
	br i1 %128, label %b11, label %b17, !dbg !237

b11:
	%129 = sub i64 %p7, 1, !dbg !238
	%130 = sub i64 %p8, 1, !dbg !238
	%131 = sub i64 %p9, 1, !dbg !238
	%132 = icmp slt i64 %p9, 0, !dbg !238
	%133 = icmp slt i64 %129, 0, !dbg !238
	%134 = icmp slt i64 %130, 0, !dbg !238
	%135 = or i1 %132, %133, !dbg !238
	%136 = or i1 %135, %134, !dbg !238
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !238, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !238
	%138 = mul i64 %131, %p7, !dbg !238
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !238
	%140 = add i64 %138, 1, !dbg !238
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !238
	%142 = icmp eq i64 %137, 0, !dbg !238
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !238
	%144 = icmp eq i64 %p9, 0, !dbg !238
	%145 = select i1 %144, i64 0, i64 %143, !dbg !238
	%146 = icmp ugt i64 %145, %p4, !dbg !238
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !238, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !238
	%148 = mul i64 %131, %p8, !dbg !238
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !238
	%150 = add i64 %148, 1, !dbg !238
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !238
	%152 = icmp eq i64 %147, 0, !dbg !238
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !238
	%154 = select i1 %144, i64 0, i64 %153, !dbg !238
	%155 = sext i32 %13 to i64, !dbg !238
	%156 = trunc i64 %p10 to i32, !dbg !238
	%157 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !238
	%158 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !238
	%159 = icmp ugt i64 %154, %p6, !dbg !238
	%160 = icmp uge i64 %p10, %155, !dbg !238
	%161 = or i1 %159, %160, !dbg !238
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !238, !prof !21

b11_ok5:
	%162 = bitcast i32* %157 to i8*, !dbg !238
	%163 = bitcast i32* %158 to i8*, !dbg !238
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !238
	br label %b17, !dbg !238

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !239
	br i1 %164, label %b13, label %b17, !dbg !239

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !242
	br i1 %165, label %b14, label %b15, !dbg !242

b14:
	%166 = sub i64 %p7, 1, !dbg !243
	%167 = sub i64 %p8, 1, !dbg !243
	%168 = sub i64 %p9, 1, !dbg !243
	%169 = icmp slt i64 %p9, 0, !dbg !243
	%170 = icmp slt i64 %166, 0, !dbg !243
	%171 = icmp slt i64 %167, 0, !dbg !243
	%172 = or i1 %169, %170, !dbg !243
	%173 = or i1 %172, %171, !dbg !243
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !243, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !243
	%175 = mul i64 %168, %p7, !dbg !243
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !243
	%177 = add i64 %175, 1, !dbg !243
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !243
	%179 = icmp eq i64 %174, 0, !dbg !243
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !243
	%181 = icmp eq i64 %p9, 0, !dbg !243
	%182 = select i1 %181, i64 0, i64 %180, !dbg !243
	%183 = icmp ugt i64 %182, %p4, !dbg !243
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !243, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !243
	%185 = mul i64 %168, %p8, !dbg !243
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !243
	%187 = add i64 %185, 1, !dbg !243
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !243
	%189 = icmp eq i64 %184, 0, !dbg !243
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !243
	%191 = select i1 %181, i64 0, i64 %190, !dbg !243
	%192 = sext i32 %13 to i64, !dbg !243
	%193 = trunc i64 %p10 to i32, !dbg !243
	%194 = mul i32 %5, %6, !dbg !243
	%195 = icmp ugt i64 %191, %p6, !dbg !243
	%196 = icmp uge i64 %p10, %192, !dbg !243
	%197 = or i1 %195, %196, !dbg !243
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !243, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !243, !range !40
	%199 = mul i32 %194, %198, !dbg !243
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !243
	%201 = sext i32 %200 to i64, !dbg !243
	%202 = sext i32 %199 to i64, !dbg !243
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !243
	%204 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !243
	%205 = icmp ne i64 %201, %202, !dbg !243
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !243, !prof !21

b14_ok7:
	%206 = bitcast i32* %203 to i8*, !dbg !243
	%207 = bitcast i32* %204 to i8*, !dbg !243
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !243
	br label %b17, !dbg !243

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !244
	br i1 %208, label %b16, label %b17, !dbg !244

b16:
	%209 = sub i64 %p7, 1, !dbg !245
	%210 = sub i64 %p8, 1, !dbg !245
	%211 = sub i64 %p9, 1, !dbg !245
	%212 = icmp slt i64 %p9, 0, !dbg !245
	%213 = icmp slt i64 %209, 0, !dbg !245
	%214 = icmp slt i64 %210, 0, !dbg !245
	%215 = or i1 %212, %213, !dbg !245
	%216 = or i1 %215, %214, !dbg !245
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !245, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !245
	%218 = mul i64 %211, %p7, !dbg !245
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !245
	%220 = add i64 %218, 1, !dbg !245
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !245
	%222 = icmp eq i64 %217, 0, !dbg !245
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !245
	%224 = icmp eq i64 %p9, 0, !dbg !245
	%225 = select i1 %224, i64 0, i64 %223, !dbg !245
	%226 = icmp ugt i64 %225, %p4, !dbg !245
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !245, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !245
	%228 = mul i64 %211, %p8, !dbg !245
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !245
	%230 = add i64 %228, 1, !dbg !245
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !245
	%232 = icmp eq i64 %227, 0, !dbg !245
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !245
	%234 = select i1 %224, i64 0, i64 %233, !dbg !245
	%235 = sext i32 %13 to i64, !dbg !245
	%236 = trunc i64 %p10 to i32, !dbg !245
	%237 = mul i32 %5, %6, !dbg !245
	%238 = icmp ugt i64 %234, %p6, !dbg !245
	%239 = icmp uge i64 %p10, %235, !dbg !245
	%240 = or i1 %238, %239, !dbg !245
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !245, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !245, !range !40
	%242 = mul i32 %237, %241, !dbg !245
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !245
	%244 = sext i32 %243 to i64, !dbg !245
	%245 = sext i32 %242 to i64, !dbg !245
	%246 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !245
	%247 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !245
	%248 = icmp ne i64 %244, %245, !dbg !245
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !245, !prof !21

b16_ok7:
	%249 = bitcast i32* %246 to i8*, !dbg !245
	%250 = bitcast i32* %247 to i8*, !dbg !245
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !245
	br label %b17, !dbg !245

b17:
	ret void, !dbg !220

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !225
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !225

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !225
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !225
	ret void, !dbg !225

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !225
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !225

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !225
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !225
	ret void, !dbg !225

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !225
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !225
	ret void, !dbg !225

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !225
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !225
	ret void, !dbg !225

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !225
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !225

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !225
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !225
	ret void, !dbg !225

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !225
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !225
	ret void, !dbg !225

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !229
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !229

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !229
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !229
	ret void, !dbg !229

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !229
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !229

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !229
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !229
	ret void, !dbg !229

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !229
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !229
	ret void, !dbg !229

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !229
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !229
	ret void, !dbg !229

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !229
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !229

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !229
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !229
	ret void, !dbg !229

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !229
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !229
	ret void, !dbg !229

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !236
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !236

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !236
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !236
	ret void, !dbg !236

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !236
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !236

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !236
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !236
	ret void, !dbg !236

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !236
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !236
	ret void, !dbg !236

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !236
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !236
	ret void, !dbg !236

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !236
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !236

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !236
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !236
	ret void, !dbg !236

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !236
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !236
	ret void, !dbg !236

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !238
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !238

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !238
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !238
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !238

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !238
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !238
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !238
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !238
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !238

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !238
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !238
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !238
	ret void, !dbg !238

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !243
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !243

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !243
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !243
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !243

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !243
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !243
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !243
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !243
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !243

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !243
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !243
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !243
	ret void, !dbg !243

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %201, i64 %202), !dbg !243
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !243
	ret void, !dbg !243

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !245
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !245

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !245
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !245
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !245

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !245
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !245
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !245
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !245
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !245

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !245
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !245
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !245
	ret void, !dbg !245

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %244, i64 %245), !dbg !245
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !245
	ret void, !dbg !245
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !246 {
entry:
	br label %b0, !dbg !247

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !247
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !247
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !250, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !250, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !250, !range !14
	%7 = mul i32 %6, %4, !dbg !250
	%8 = add i32 %3, %7, !dbg !250
	%9 = mul i32 %5, %8, !dbg !250
	%10 = add i32 %2, %9, !dbg !250
	%11 = sext i32 %10 to i64, !dbg !250
	%12 = icmp eq i64 %p1, 0, !dbg !251
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !254
	br i1 %12, label %b1, label %b6, !dbg !251

b1:
	%14 = icmp eq i64 %11, 0, !dbg !255
	br i1 %14, label %b2, label %b6, !dbg !255

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !256
	br i1 %15, label %b3, label %b4, !dbg !256

b3:
	%16 = sub i64 %p7, 1, !dbg !254
	%17 = sub i64 %p8, 1, !dbg !254
	%18 = sub i64 %p9, 1, !dbg !254
	%19 = icmp slt i64 %p9, 0, !dbg !254
	%20 = icmp slt i64 %16, 0, !dbg !254
	%21 = icmp slt i64 %17, 0, !dbg !254
	%22 = or i1 %19, %20, !dbg !254
	%23 = or i1 %22, %21, !dbg !254
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !254, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !254
	%25 = mul i64 %18, %p7, !dbg !254
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !254
	%27 = add i64 %25, 1, !dbg !254
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !254
	%29 = icmp eq i64 %24, 0, !dbg !254
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !254
	%31 = icmp eq i64 %p9, 0, !dbg !254
	%32 = select i1 %31, i64 0, i64 %30, !dbg !254
	%33 = icmp ugt i64 %32, %p4, !dbg !254
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !254, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !254
	%35 = mul i64 %18, %p8, !dbg !254
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !254
	%37 = add i64 %35, 1, !dbg !254
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !254
	%39 = icmp eq i64 %34, 0, !dbg !254
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !254
	%41 = select i1 %31, i64 0, i64 %40, !dbg !254
	%42 = sext i32 %13 to i64, !dbg !254
	%43 = trunc i64 %p10 to i32, !dbg !254
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !254
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !254
	%46 = icmp ugt i64 %41, %p6, !dbg !254
	%47 = icmp uge i64 %p10, %42, !dbg !254
	%48 = or i1 %46, %47, !dbg !254
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !254, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !254
	%50 = bitcast i64* %45 to i8*, !dbg !254
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !254
	br label %b17, !dbg !254

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !257
	br i1 %51, label %b5, label %b17, !dbg !257

b5:
	%52 = sub i64 %p7, 1, !dbg !258
	%53 = sub i64 %p8, 1, !dbg !258
	%54 = sub i64 %p9, 1, !dbg !258
	%55 = icmp slt i64 %p9, 0, !dbg !258
	%56 = icmp slt i64 %52, 0, !dbg !258
	%57 = icmp slt i64 %53, 0, !dbg !258
	%58 = or i1 %55, %56, !dbg !258
	%59 = or i1 %58, %57, !dbg !258
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !258, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !258
	%61 = mul i64 %54, %p7, !dbg !258
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !258
	%63 = add i64 %61, 1, !dbg !258
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !258
	%65 = icmp eq i64 %60, 0, !dbg !258
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !258
	%67 = icmp eq i64 %p9, 0, !dbg !258
	%68 = select i1 %67, i64 0, i64 %66, !dbg !258
	%69 = icmp ugt i64 %68, %p4, !dbg !258
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !258, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !258
	%71 = mul i64 %54, %p8, !dbg !258
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !258
	%73 = add i64 %71, 1, !dbg !258
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !258
	%75 = icmp eq i64 %70, 0, !dbg !258
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !258
	%77 = select i1 %67, i64 0, i64 %76, !dbg !258
	%78 = sext i32 %13 to i64, !dbg !258
	%79 = trunc i64 %p10 to i32, !dbg !258
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !258
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !258
	%82 = icmp ugt i64 %77, %p6, !dbg !258
	%83 = icmp uge i64 %p10, %78, !dbg !258
	%84 = or i1 %82, %83, !dbg !258
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !258, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !258
	%86 = bitcast i64* %81 to i8*, !dbg !258
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !258
	br label %b17, !dbg !258

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !259
	br i1 %87, label %b7, label %b12, !dbg !259

b7:
	%88 = trunc i64 %11 to i32, !dbg !260
	%89 = udiv i32 %88, 32, !dbg !260
	%90 = zext i32 %89 to i64, !dbg !260
	%91 = icmp eq i64 %90, %p2, !dbg !261
	br i1 %91, label %b8, label %b12, !dbg !261

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !264
	br i1 %92, label %b9, label %b10, !dbg !264

b9:
	%93 = sub i64 %p7, 1, !dbg !265
	%94 = sub i64 %p8, 1, !dbg !265
	%95 = sub i64 %p9, 1, !dbg !265
	%96 = icmp slt i64 %p9, 0, !dbg !265
	%97 = icmp slt i64 %93, 0, !dbg !265
	%98 = icmp slt i64 %94, 0, !dbg !265
	%99 = or i1 %96, %97, !dbg !265
	%100 = or i1 %99, %98, !dbg !265
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !265, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !265
	%102 = mul i64 %95, %p7, !dbg !265
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !265
	%104 = add i64 %102, 1, !dbg !265
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !265
	%106 = icmp eq i64 %101, 0, !dbg !265
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !265
	%108 = icmp eq i64 %p9, 0, !dbg !265
	%109 = select i1 %108, i64 0, i64 %107, !dbg !265
	%110 = icmp ugt i64 %109, %p4, !dbg !265
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !265, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !265
	%112 = mul i64 %95, %p8, !dbg !265
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !265
	%114 = add i64 %112, 1, !dbg !265
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !265
	%116 = icmp eq i64 %111, 0, !dbg !265
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !265
	%118 = select i1 %108, i64 0, i64 %117, !dbg !265
	%119 = sext i32 %13 to i64, !dbg !265
	%120 = trunc i64 %p10 to i32, !dbg !265
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !265
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !265
	%123 = icmp ugt i64 %118, %p6, !dbg !265
	%124 = icmp uge i64 %p10, %119, !dbg !265
	%125 = or i1 %123, %124, !dbg !265
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !265, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !265
	%127 = bitcast i64* %122 to i8*, !dbg !265
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !265
	br label %b17, !dbg !265

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !266
	br i1 %128, label %b11, label %b17, !dbg !266

b11:
	%129 = sub i64 %p7, 1, !dbg !267
	%130 = sub i64 %p8, 1, !dbg !267
	%131 = sub i64 %p9, 1, !dbg !267
	%132 = icmp slt i64 %p9, 0, !dbg !267
	%133 = icmp slt i64 %129, 0, !dbg !267
	%134 = icmp slt i64 %130, 0, !dbg !267
	%135 = or i1 %132, %133, !dbg !267
	%136 = or i1 %135, %134, !dbg !267
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !267, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !267
	%138 = mul i64 %131, %p7, !dbg !267
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !267
	%140 = add i64 %138, 1, !dbg !267
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !267
	%142 = icmp eq i64 %137, 0, !dbg !267
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !267
	%144 = icmp eq i64 %p9, 0, !dbg !267
	%145 = select i1 %144, i64 0, i64 %143, !dbg !267
	%146 = icmp ugt i64 %145, %p4, !dbg !267
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !267, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !267
	%148 = mul i64 %131, %p8, !dbg !267
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !267
	%150 = add i64 %148, 1, !dbg !267
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !267
	%152 = icmp eq i64 %147, 0, !dbg !267
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !267
	%154 = select i1 %144, i64 0, i64 %153, !dbg !267
	%155 = sext i32 %13 to i64, !dbg !267
	%156 = trunc i64 %p10 to i32, !dbg !267
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !267
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !267
	%159 = icmp ugt i64 %154, %p6, !dbg !267
	%160 = icmp uge i64 %p10, %155, !dbg !267
	%161 = or i1 %159, %160, !dbg !267
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !267, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !267
	%163 = bitcast i64* %158 to i8*, !dbg !267
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !267
	br label %b17, !dbg !267

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !268
	br i1 %164, label %b13, label %b17, !dbg !268

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !271
	br i1 %165, label %b14, label %b15, !dbg !271

b14:
	%166 = sub i64 %p7, 1, !dbg !272
	%167 = sub i64 %p8, 1, !dbg !272
	%168 = sub i64 %p9, 1, !dbg !272
	%169 = icmp slt i64 %p9, 0, !dbg !272
	%170 = icmp slt i64 %166, 0, !dbg !272
	%171 = icmp slt i64 %167, 0, !dbg !272
	%172 = or i1 %169, %170, !dbg !272
	%173 = or i1 %172, %171, !dbg !272
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !272, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !272
	%175 = mul i64 %168, %p7, !dbg !272
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !272
	%177 = add i64 %175, 1, !dbg !272
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !272
	%179 = icmp eq i64 %174, 0, !dbg !272
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !272
	%181 = icmp eq i64 %p9, 0, !dbg !272
	%182 = select i1 %181, i64 0, i64 %180, !dbg !272
	%183 = icmp ugt i64 %182, %p4, !dbg !272
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !272, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !272
	%185 = mul i64 %168, %p8, !dbg !272
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !272
	%187 = add i64 %185, 1, !dbg !272
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !272
	%189 = icmp eq i64 %184, 0, !dbg !272
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !272
	%191 = select i1 %181, i64 0, i64 %190, !dbg !272
	%192 = sext i32 %13 to i64, !dbg !272
	%193 = trunc i64 %p10 to i32, !dbg !272
	%194 = mul i32 %5, %6, !dbg !272
	%195 = icmp ugt i64 %191, %p6, !dbg !272
	%196 = icmp uge i64 %p10, %192, !dbg !272
	%197 = or i1 %195, %196, !dbg !272
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !272, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !272, !range !40
	%199 = mul i32 %194, %198, !dbg !272
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !272
	%201 = sext i32 %200 to i64, !dbg !272
	%202 = sext i32 %199 to i64, !dbg !272
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !272
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !272
	%205 = icmp ne i64 %201, %202, !dbg !272
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !272, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !272
	%207 = bitcast i64* %204 to i8*, !dbg !272
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !272
	br label %b17, !dbg !272

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !273
	br i1 %208, label %b16, label %b17, !dbg !273

b16:
	%209 = sub i64 %p7, 1, !dbg !274
	%210 = sub i64 %p8, 1, !dbg !274
	%211 = sub i64 %p9, 1, !dbg !274
	%212 = icmp slt i64 %p9, 0, !dbg !274
	%213 = icmp slt i64 %209, 0, !dbg !274
	%214 = icmp slt i64 %210, 0, !dbg !274
	%215 = or i1 %212, %213, !dbg !274
	%216 = or i1 %215, %214, !dbg !274
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !274, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !274
	%218 = mul i64 %211, %p7, !dbg !274
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !274
	%220 = add i64 %218, 1, !dbg !274
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !274
	%222 = icmp eq i64 %217, 0, !dbg !274
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !274
	%224 = icmp eq i64 %p9, 0, !dbg !274
	%225 = select i1 %224, i64 0, i64 %223, !dbg !274
	%226 = icmp ugt i64 %225, %p4, !dbg !274
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !274, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !274
	%228 = mul i64 %211, %p8, !dbg !274
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !274
	%230 = add i64 %228, 1, !dbg !274
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !274
	%232 = icmp eq i64 %227, 0, !dbg !274
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !274
	%234 = select i1 %224, i64 0, i64 %233, !dbg !274
	%235 = sext i32 %13 to i64, !dbg !274
	%236 = trunc i64 %p10 to i32, !dbg !274
	%237 = mul i32 %5, %6, !dbg !274
	%238 = icmp ugt i64 %234, %p6, !dbg !274
	%239 = icmp uge i64 %p10, %235, !dbg !274
	%240 = or i1 %238, %239, !dbg !274
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !274, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !274, !range !40
	%242 = mul i32 %237, %241, !dbg !274
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !274
	%244 = sext i32 %243 to i64, !dbg !274
	%245 = sext i32 %242 to i64, !dbg !274
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !274
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !274
	%248 = icmp ne i64 %244, %245, !dbg !274
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !274, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !274
	%250 = bitcast i64* %247 to i8*, !dbg !274
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !274
	br label %b17, !dbg !274

b17:
	ret void, !dbg !249

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !254
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !254

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !254
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !254
	ret void, !dbg !254

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !254
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !254

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !254
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !254
	ret void, !dbg !254

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !254
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !254
	ret void, !dbg !254

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !254
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !254
	ret void, !dbg !254

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !254
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !254

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !254
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !254
	ret void, !dbg !254

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !254
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !254
	ret void, !dbg !254

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !258
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !258

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !258
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !258
	ret void, !dbg !258

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !258
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !258

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !258
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !258
	ret void, !dbg !258

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !258
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !258
	ret void, !dbg !258

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !258
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !258
	ret void, !dbg !258

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !258
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !258

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !258
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !258
	ret void, !dbg !258

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !258
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !258
	ret void, !dbg !258

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !265
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !265

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !265
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !265
	ret void, !dbg !265

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !265
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !265

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !265
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !265
	ret void, !dbg !265

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !265
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !265
	ret void, !dbg !265

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !265
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !265
	ret void, !dbg !265

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !265
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !265

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !265
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !265
	ret void, !dbg !265

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !265
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !265
	ret void, !dbg !265

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !267
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !267

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !267
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !267
	ret void, !dbg !267

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !267
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !267

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !267
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !267
	ret void, !dbg !267

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !267
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !267
	ret void, !dbg !267

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !267
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !267
	ret void, !dbg !267

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !267
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !267

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !267
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !267
	ret void, !dbg !267

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !267
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !267
	ret void, !dbg !267

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !272
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !272

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !272
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !272

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !272
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !272
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !272

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !272
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !272
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !272
	ret void, !dbg !272

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %201, i64 %202), !dbg !272
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !272
	ret void, !dbg !272

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !274
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !274

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !274
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !274
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !274

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !274
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !274
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !274
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !274
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !274

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !274
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !274
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !274
	ret void, !dbg !274

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %244, i64 %245), !dbg !274
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !274
	ret void, !dbg !274
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !275 {
entry:
	br label %b0, !dbg !276

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !276
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !276
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !279, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !279, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !279, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !279, !range !14
	%7 = mul i32 %6, %4, !dbg !279
	%8 = add i32 %3, %7, !dbg !279
	%9 = mul i32 %5, %8, !dbg !279
	%10 = add i32 %2, %9, !dbg !279
	%11 = sext i32 %10 to i64, !dbg !279
	%12 = icmp eq i64 %p1, 0, !dbg !280
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !283
	br i1 %12, label %b1, label %b6, !dbg !280

b1:
	%14 = icmp eq i64 %11, 0, !dbg !284
	br i1 %14, label %b2, label %b6, !dbg !284

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !285
	br i1 %15, label %b3, label %b4, !dbg !285

b3:
	%16 = sub i64 %p7, 1, !dbg !283
	%17 = sub i64 %p8, 1, !dbg !283
	%18 = sub i64 %p9, 1, !dbg !283
	%19 = icmp slt i64 %p9, 0, !dbg !283
	%20 = icmp slt i64 %16, 0, !dbg !283
	%21 = icmp slt i64 %17, 0, !dbg !283
	%22 = or i1 %19, %20, !dbg !283
	%23 = or i1 %22, %21, !dbg !283
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !283, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !283
	%25 = mul i64 %18, %p7, !dbg !283
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !283
	%27 = add i64 %25, 1, !dbg !283
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !283
	%29 = icmp eq i64 %24, 0, !dbg !283
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !283
	%31 = icmp eq i64 %p9, 0, !dbg !283
	%32 = select i1 %31, i64 0, i64 %30, !dbg !283
	%33 = icmp ugt i64 %32, %p4, !dbg !283
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !283, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !283
	%35 = mul i64 %18, %p8, !dbg !283
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !283
	%37 = add i64 %35, 1, !dbg !283
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !283
	%39 = icmp eq i64 %34, 0, !dbg !283
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !283
	%41 = select i1 %31, i64 0, i64 %40, !dbg !283
	%42 = sext i32 %13 to i64, !dbg !283
	%43 = trunc i64 %p10 to i32, !dbg !283
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !283
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !283
	%46 = icmp ugt i64 %41, %p6, !dbg !283
	%47 = icmp uge i64 %p10, %42, !dbg !283
	%48 = or i1 %46, %47, !dbg !283
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !283, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !283
	%50 = bitcast i64* %45 to i8*, !dbg !283
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !283
	br label %b17, !dbg !283

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !286
	br i1 %51, label %b5, label %b17, !dbg !286

b5:
	%52 = sub i64 %p7, 1, !dbg !287
	%53 = sub i64 %p8, 1, !dbg !287
	%54 = sub i64 %p9, 1, !dbg !287
	%55 = icmp slt i64 %p9, 0, !dbg !287
	%56 = icmp slt i64 %52, 0, !dbg !287
	%57 = icmp slt i64 %53, 0, !dbg !287
	%58 = or i1 %55, %56, !dbg !287
	%59 = or i1 %58, %57, !dbg !287
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !287, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !287
	%61 = mul i64 %54, %p7, !dbg !287
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !287
	%63 = add i64 %61, 1, !dbg !287
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !287
	%65 = icmp eq i64 %60, 0, !dbg !287
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !287
	%67 = icmp eq i64 %p9, 0, !dbg !287
	%68 = select i1 %67, i64 0, i64 %66, !dbg !287
	%69 = icmp ugt i64 %68, %p4, !dbg !287
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !287, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !287
	%71 = mul i64 %54, %p8, !dbg !287
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !287
	%73 = add i64 %71, 1, !dbg !287
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !287
	%75 = icmp eq i64 %70, 0, !dbg !287
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !287
	%77 = select i1 %67, i64 0, i64 %76, !dbg !287
	%78 = sext i32 %13 to i64, !dbg !287
	%79 = trunc i64 %p10 to i32, !dbg !287
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !287
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !287
	%82 = icmp ugt i64 %77, %p6, !dbg !287
	%83 = icmp uge i64 %p10, %78, !dbg !287
	%84 = or i1 %82, %83, !dbg !287
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !287, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !287
	%86 = bitcast i64* %81 to i8*, !dbg !287
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !287
	br label %b17, !dbg !287

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !288
	br i1 %87, label %b7, label %b12, !dbg !288

b7:
	%88 = trunc i64 %11 to i32, !dbg !289
	%89 = udiv i32 %88, 32, !dbg !289
	%90 = zext i32 %89 to i64, !dbg !289
	%91 = icmp eq i64 %90, %p2, !dbg !290
	br i1 %91, label %b8, label %b12, !dbg !290

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !293
	br i1 %92, label %b9, label %b10, !dbg !293

b9:
	%93 = sub i64 %p7, 1, !dbg !294
	%94 = sub i64 %p8, 1, !dbg !294
	%95 = sub i64 %p9, 1, !dbg !294
	%96 = icmp slt i64 %p9, 0, !dbg !294
	%97 = icmp slt i64 %93, 0, !dbg !294
	%98 = icmp slt i64 %94, 0, !dbg !294
	%99 = or i1 %96, %97, !dbg !294
	%100 = or i1 %99, %98, !dbg !294
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !294, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !294
	%102 = mul i64 %95, %p7, !dbg !294
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !294
	%104 = add i64 %102, 1, !dbg !294
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !294
	%106 = icmp eq i64 %101, 0, !dbg !294
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !294
	%108 = icmp eq i64 %p9, 0, !dbg !294
	%109 = select i1 %108, i64 0, i64 %107, !dbg !294
	%110 = icmp ugt i64 %109, %p4, !dbg !294
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !294, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !294
	%112 = mul i64 %95, %p8, !dbg !294
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !294
	%114 = add i64 %112, 1, !dbg !294
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !294
	%116 = icmp eq i64 %111, 0, !dbg !294
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !294
	%118 = select i1 %108, i64 0, i64 %117, !dbg !294
	%119 = sext i32 %13 to i64, !dbg !294
	%120 = trunc i64 %p10 to i32, !dbg !294
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !294
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !294
	%123 = icmp ugt i64 %118, %p6, !dbg !294
	%124 = icmp uge i64 %p10, %119, !dbg !294
	%125 = or i1 %123, %124, !dbg !294
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !294, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !294
	%127 = bitcast i64* %122 to i8*, !dbg !294
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !294
	br label %b17, !dbg !294

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !295
	br i1 %128, label %b11, label %b17, !dbg !295

b11:
	%129 = sub i64 %p7, 1, !dbg !296
	%130 = sub i64 %p8, 1, !dbg !296
	%131 = sub i64 %p9, 1, !dbg !296
	%132 = icmp slt i64 %p9, 0, !dbg !296
	%133 = icmp slt i64 %129, 0, !dbg !296
	%134 = icmp slt i64 %130, 0, !dbg !296
	%135 = or i1 %132, %133, !dbg !296
	%136 = or i1 %135, %134, !dbg !296
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !296, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !296
	%138 = mul i64 %131, %p7, !dbg !296
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !296
	%140 = add i64 %138, 1, !dbg !296
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !296
	%142 = icmp eq i64 %137, 0, !dbg !296
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !296
	%144 = icmp eq i64 %p9, 0, !dbg !296
	%145 = select i1 %144, i64 0, i64 %143, !dbg !296
	%146 = icmp ugt i64 %145, %p4, !dbg !296
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !296, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !296
	%148 = mul i64 %131, %p8, !dbg !296
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !296
	%150 = add i64 %148, 1, !dbg !296
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !296
	%152 = icmp eq i64 %147, 0, !dbg !296
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !296
	%154 = select i1 %144, i64 0, i64 %153, !dbg !296
	%155 = sext i32 %13 to i64, !dbg !296
	%156 = trunc i64 %p10 to i32, !dbg !296
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !296
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !296
	%159 = icmp ugt i64 %154, %p6, !dbg !296
	%160 = icmp uge i64 %p10, %155, !dbg !296
	%161 = or i1 %159, %160, !dbg !296
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !296, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !296
	%163 = bitcast i64* %158 to i8*, !dbg !296
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !296
	br label %b17, !dbg !296

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !297
	br i1 %164, label %b13, label %b17, !dbg !297

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !300
	br i1 %165, label %b14, label %b15, !dbg !300

b14:
	%166 = sub i64 %p7, 1, !dbg !301
	%167 = sub i64 %p8, 1, !dbg !301
	%168 = sub i64 %p9, 1, !dbg !301
	%169 = icmp slt i64 %p9, 0, !dbg !301
	%170 = icmp slt i64 %166, 0, !dbg !301
	%171 = icmp slt i64 %167, 0, !dbg !301
	%172 = or i1 %169, %170, !dbg !301
	%173 = or i1 %172, %171, !dbg !301
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !301, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !301
	%175 = mul i64 %168, %p7, !dbg !301
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !301
	%177 = add i64 %175, 1, !dbg !301
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !301
	%179 = icmp eq i64 %174, 0, !dbg !301
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !301
	%181 = icmp eq i64 %p9, 0, !dbg !301
	%182 = select i1 %181, i64 0, i64 %180, !dbg !301
	%183 = icmp ugt i64 %182, %p4, !dbg !301
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !301, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !301
	%185 = mul i64 %168, %p8, !dbg !301
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !301
	%187 = add i64 %185, 1, !dbg !301
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !301
	%189 = icmp eq i64 %184, 0, !dbg !301
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !301
	%191 = select i1 %181, i64 0, i64 %190, !dbg !301
	%192 = sext i32 %13 to i64, !dbg !301
	%193 = trunc i64 %p10 to i32, !dbg !301
	%194 = mul i32 %5, %6, !dbg !301
	%195 = icmp ugt i64 %191, %p6, !dbg !301
	%196 = icmp uge i64 %p10, %192, !dbg !301
	%197 = or i1 %195, %196, !dbg !301
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !301, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !301, !range !40
	%199 = mul i32 %194, %198, !dbg !301
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !301
	%201 = sext i32 %200 to i64, !dbg !301
	%202 = sext i32 %199 to i64, !dbg !301
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !301
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !301
	%205 = icmp ne i64 %201, %202, !dbg !301
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !301, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !301
	%207 = bitcast i64* %204 to i8*, !dbg !301
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !301
	br label %b17, !dbg !301

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !302
	br i1 %208, label %b16, label %b17, !dbg !302

b16:
	%209 = sub i64 %p7, 1, !dbg !303
	%210 = sub i64 %p8, 1, !dbg !303
	%211 = sub i64 %p9, 1, !dbg !303
	%212 = icmp slt i64 %p9, 0, !dbg !303
	%213 = icmp slt i64 %209, 0, !dbg !303
	%214 = icmp slt i64 %210, 0, !dbg !303
	%215 = or i1 %212, %213, !dbg !303
	%216 = or i1 %215, %214, !dbg !303
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !303, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !303
	%218 = mul i64 %211, %p7, !dbg !303
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !303
	%220 = add i64 %218, 1, !dbg !303
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !303
	%222 = icmp eq i64 %217, 0, !dbg !303
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !303
	%224 = icmp eq i64 %p9, 0, !dbg !303
	%225 = select i1 %224, i64 0, i64 %223, !dbg !303
	%226 = icmp ugt i64 %225, %p4, !dbg !303
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !303, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !303
	%228 = mul i64 %211, %p8, !dbg !303
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !303
	%230 = add i64 %228, 1, !dbg !303
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !303
	%232 = icmp eq i64 %227, 0, !dbg !303
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !303
	%234 = select i1 %224, i64 0, i64 %233, !dbg !303
	%235 = sext i32 %13 to i64, !dbg !303
	%236 = trunc i64 %p10 to i32, !dbg !303
	%237 = mul i32 %5, %6, !dbg !303
	%238 = icmp ugt i64 %234, %p6, !dbg !303
	%239 = icmp uge i64 %p10, %235, !dbg !303
	%240 = or i1 %238, %239, !dbg !303
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !303, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !303, !range !40
	%242 = mul i32 %237, %241, !dbg !303
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !303
	%244 = sext i32 %243 to i64, !dbg !303
	%245 = sext i32 %242 to i64, !dbg !303
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !303
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !303
	%248 = icmp ne i64 %244, %245, !dbg !303
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !303, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !303
	%250 = bitcast i64* %247 to i8*, !dbg !303
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !303
	br label %b17, !dbg !303

b17:
	ret void, !dbg !278

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !283
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !283

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !283
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !283
	ret void, !dbg !283

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !283
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !283

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !283
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !283
	ret void, !dbg !283

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !283
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !283
	ret void, !dbg !283

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !283
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !283
	ret void, !dbg !283

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !283
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !283

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !283
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !283
	ret void, !dbg !283

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !283
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !283
	ret void, !dbg !283

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !287
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !287

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !287
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !287
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !287

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !287
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !287
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !287
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !287
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !287

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !287
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !287
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !287
	ret void, !dbg !287

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !294
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !294

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !294
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !294
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !294

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !294
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !294
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !294
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !294
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !294

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !294
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !294
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !294
	ret void, !dbg !294

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !296
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !296

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !296
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !296

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !296
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !296
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !296
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !296

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !296
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !296
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !296
	ret void, !dbg !296

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !301
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !301

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !301
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !301
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !301

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !301
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !301
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !301
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !301
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !301

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !301
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !301
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !301
	ret void, !dbg !301

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %201, i64 %202), !dbg !301
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !301
	ret void, !dbg !301

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !303
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !303

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !303
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !303
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !303

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !303
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !303
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !303
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !303
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !303

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !303
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !303
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !303
	ret void, !dbg !303

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %244, i64 %245), !dbg !303
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !303
	ret void, !dbg !303
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !304 {
entry:
	br label %b0, !dbg !305

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !305
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !305
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !308, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !308, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !308, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !308, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !308, !range !14
	%7 = mul i32 %6, %4, !dbg !308
	%8 = add i32 %3, %7, !dbg !308
	%9 = mul i32 %5, %8, !dbg !308
	%10 = add i32 %2, %9, !dbg !308
	%11 = sext i32 %10 to i64, !dbg !308
	%12 = icmp eq i64 %p1, 0, !dbg !309
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !312
	br i1 %12, label %b1, label %b6, !dbg !309

b1:
	%14 = icmp eq i64 %11, 0, !dbg !313
	br i1 %14, label %b2, label %b6, !dbg !313

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !314
	br i1 %15, label %b3, label %b4, !dbg !314

b3:
	%16 = sub i64 %p7, 1, !dbg !312
	%17 = sub i64 %p8, 1, !dbg !312
	%18 = sub i64 %p9, 1, !dbg !312
	%19 = icmp slt i64 %p9, 0, !dbg !312
	%20 = icmp slt i64 %16, 0, !dbg !312
	%21 = icmp slt i64 %17, 0, !dbg !312
	%22 = or i1 %19, %20, !dbg !312
	%23 = or i1 %22, %21, !dbg !312
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !312, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !312
	%25 = mul i64 %18, %p7, !dbg !312
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !312
	%27 = add i64 %25, 1, !dbg !312
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !312
	%29 = icmp eq i64 %24, 0, !dbg !312
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !312
	%31 = icmp eq i64 %p9, 0, !dbg !312
	%32 = select i1 %31, i64 0, i64 %30, !dbg !312
	%33 = icmp ugt i64 %32, %p4, !dbg !312
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !312, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !312
	%35 = mul i64 %18, %p8, !dbg !312
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !312
	%37 = add i64 %35, 1, !dbg !312
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !312
	%39 = icmp eq i64 %34, 0, !dbg !312
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !312
	%41 = select i1 %31, i64 0, i64 %40, !dbg !312
	%42 = sext i32 %13 to i64, !dbg !312
	%43 = trunc i64 %p10 to i32, !dbg !312
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !312
	%45 = addrspacecast float addrspace(1)* %1 to float*, !dbg !312
	%46 = icmp ugt i64 %41, %p6, !dbg !312
	%47 = icmp uge i64 %p10, %42, !dbg !312
	%48 = or i1 %46, %47, !dbg !312
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !312, !prof !21

b3_ok5:
	%49 = bitcast float* %44 to i8*, !dbg !312
	%50 = bitcast float* %45 to i8*, !dbg !312
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !312
	br label %b17, !dbg !312

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !315
	br i1 %51, label %b5, label %b17, !dbg !315

b5:
	%52 = sub i64 %p7, 1, !dbg !316
	%53 = sub i64 %p8, 1, !dbg !316
	%54 = sub i64 %p9, 1, !dbg !316
	%55 = icmp slt i64 %p9, 0, !dbg !316
	%56 = icmp slt i64 %52, 0, !dbg !316
	%57 = icmp slt i64 %53, 0, !dbg !316
	%58 = or i1 %55, %56, !dbg !316
	%59 = or i1 %58, %57, !dbg !316
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !316, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !316
	%61 = mul i64 %54, %p7, !dbg !316
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !316
	%63 = add i64 %61, 1, !dbg !316
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !316
	%65 = icmp eq i64 %60, 0, !dbg !316
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !316
	%67 = icmp eq i64 %p9, 0, !dbg !316
	%68 = select i1 %67, i64 0, i64 %66, !dbg !316
	%69 = icmp ugt i64 %68, %p4, !dbg !316
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !316, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !316
	%71 = mul i64 %54, %p8, !dbg !316
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !316
	%73 = add i64 %71, 1, !dbg !316
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !316
	%75 = icmp eq i64 %70, 0, !dbg !316
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !316
	%77 = select i1 %67, i64 0, i64 %76, !dbg !316
	%78 = sext i32 %13 to i64, !dbg !316
	%79 = trunc i64 %p10 to i32, !dbg !316
	%80 = addrspacecast float addrspace(1)* %0 to float*, !dbg !316
	%81 = addrspacecast float addrspace(1)* %1 to float*, !dbg !316
	%82 = icmp ugt i64 %77, %p6, !dbg !316
	%83 = icmp uge i64 %p10, %78, !dbg !316
	%84 = or i1 %82, %83, !dbg !316
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !316, !prof !21

b5_ok5:
	%85 = bitcast float* %80 to i8*, !dbg !316
	%86 = bitcast float* %81 to i8*, !dbg !316
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !316
	br label %b17, !dbg !316

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !317
	br i1 %87, label %b7, label %b12, !dbg !317

b7:
	%88 = trunc i64 %11 to i32, !dbg !318
	%89 = udiv i32 %88, 32, !dbg !318
	%90 = zext i32 %89 to i64, !dbg !318
	%91 = icmp eq i64 %90, %p2, !dbg !319
	br i1 %91, label %b8, label %b12, !dbg !319

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !322
	br i1 %92, label %b9, label %b10, !dbg !322

b9:
	%93 = sub i64 %p7, 1, !dbg !323
	%94 = sub i64 %p8, 1, !dbg !323
	%95 = sub i64 %p9, 1, !dbg !323
	%96 = icmp slt i64 %p9, 0, !dbg !323
	%97 = icmp slt i64 %93, 0, !dbg !323
	%98 = icmp slt i64 %94, 0, !dbg !323
	%99 = or i1 %96, %97, !dbg !323
	%100 = or i1 %99, %98, !dbg !323
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !323, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !323
	%102 = mul i64 %95, %p7, !dbg !323
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !323
	%104 = add i64 %102, 1, !dbg !323
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !323
	%106 = icmp eq i64 %101, 0, !dbg !323
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !323
	%108 = icmp eq i64 %p9, 0, !dbg !323
	%109 = select i1 %108, i64 0, i64 %107, !dbg !323
	%110 = icmp ugt i64 %109, %p4, !dbg !323
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !323, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !323
	%112 = mul i64 %95, %p8, !dbg !323
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !323
	%114 = add i64 %112, 1, !dbg !323
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !323
	%116 = icmp eq i64 %111, 0, !dbg !323
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !323
	%118 = select i1 %108, i64 0, i64 %117, !dbg !323
	%119 = sext i32 %13 to i64, !dbg !323
	%120 = trunc i64 %p10 to i32, !dbg !323
	%121 = addrspacecast float addrspace(1)* %0 to float*, !dbg !323
	%122 = addrspacecast float addrspace(1)* %1 to float*, !dbg !323
	%123 = icmp ugt i64 %118, %p6, !dbg !323
	%124 = icmp uge i64 %p10, %119, !dbg !323
	%125 = or i1 %123, %124, !dbg !323
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !323, !prof !21

b9_ok5:
	%126 = bitcast float* %121 to i8*, !dbg !323
	%127 = bitcast float* %122 to i8*, !dbg !323
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !323
	br label %b17, !dbg !323

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !324
	br i1 %128, label %b11, label %b17, !dbg !324

b11:
	%129 = sub i64 %p7, 1, !dbg !325
	%130 = sub i64 %p8, 1, !dbg !325
	%131 = sub i64 %p9, 1, !dbg !325
	%132 = icmp slt i64 %p9, 0, !dbg !325
	%133 = icmp slt i64 %129, 0, !dbg !325
	%134 = icmp slt i64 %130, 0, !dbg !325
	%135 = or i1 %132, %133, !dbg !325
	%136 = or i1 %135, %134, !dbg !325
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !325, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !325
	%138 = mul i64 %131, %p7, !dbg !325
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !325
	%140 = add i64 %138, 1, !dbg !325
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !325
	%142 = icmp eq i64 %137, 0, !dbg !325
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !325
	%144 = icmp eq i64 %p9, 0, !dbg !325
	%145 = select i1 %144, i64 0, i64 %143, !dbg !325
	%146 = icmp ugt i64 %145, %p4, !dbg !325
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !325, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !325
	%148 = mul i64 %131, %p8, !dbg !325
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !325
	%150 = add i64 %148, 1, !dbg !325
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !325
	%152 = icmp eq i64 %147, 0, !dbg !325
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !325
	%154 = select i1 %144, i64 0, i64 %153, !dbg !325
	%155 = sext i32 %13 to i64, !dbg !325
	%156 = trunc i64 %p10 to i32, !dbg !325
	%157 = addrspacecast float addrspace(1)* %0 to float*, !dbg !325
	%158 = addrspacecast float addrspace(1)* %1 to float*, !dbg !325
	%159 = icmp ugt i64 %154, %p6, !dbg !325
	%160 = icmp uge i64 %p10, %155, !dbg !325
	%161 = or i1 %159, %160, !dbg !325
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !325, !prof !21

b11_ok5:
	%162 = bitcast float* %157 to i8*, !dbg !325
	%163 = bitcast float* %158 to i8*, !dbg !325
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !325
	br label %b17, !dbg !325

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !326
	br i1 %164, label %b13, label %b17, !dbg !326

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !329
	br i1 %165, label %b14, label %b15, !dbg !329

b14:
	%166 = sub i64 %p7, 1, !dbg !330
	%167 = sub i64 %p8, 1, !dbg !330
	%168 = sub i64 %p9, 1, !dbg !330
	%169 = icmp slt i64 %p9, 0, !dbg !330
	%170 = icmp slt i64 %166, 0, !dbg !330
	%171 = icmp slt i64 %167, 0, !dbg !330
	%172 = or i1 %169, %170, !dbg !330
	%173 = or i1 %172, %171, !dbg !330
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !330, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !330
	%175 = mul i64 %168, %p7, !dbg !330
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !330
	%177 = add i64 %175, 1, !dbg !330
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !330
	%179 = icmp eq i64 %174, 0, !dbg !330
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !330
	%181 = icmp eq i64 %p9, 0, !dbg !330
	%182 = select i1 %181, i64 0, i64 %180, !dbg !330
	%183 = icmp ugt i64 %182, %p4, !dbg !330
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !330, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !330
	%185 = mul i64 %168, %p8, !dbg !330
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !330
	%187 = add i64 %185, 1, !dbg !330
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !330
	%189 = icmp eq i64 %184, 0, !dbg !330
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !330
	%191 = select i1 %181, i64 0, i64 %190, !dbg !330
	%192 = sext i32 %13 to i64, !dbg !330
	%193 = trunc i64 %p10 to i32, !dbg !330
	%194 = mul i32 %5, %6, !dbg !330
	%195 = icmp ugt i64 %191, %p6, !dbg !330
	%196 = icmp uge i64 %p10, %192, !dbg !330
	%197 = or i1 %195, %196, !dbg !330
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !330, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !330, !range !40
	%199 = mul i32 %194, %198, !dbg !330
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !330
	%201 = sext i32 %200 to i64, !dbg !330
	%202 = sext i32 %199 to i64, !dbg !330
	%203 = addrspacecast float addrspace(1)* %0 to float*, !dbg !330
	%204 = addrspacecast float addrspace(1)* %1 to float*, !dbg !330
	%205 = icmp ne i64 %201, %202, !dbg !330
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !330, !prof !21

b14_ok7:
	%206 = bitcast float* %203 to i8*, !dbg !330
	%207 = bitcast float* %204 to i8*, !dbg !330
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !330
	br label %b17, !dbg !330

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !331
	br i1 %208, label %b16, label %b17, !dbg !331

b16:
	%209 = sub i64 %p7, 1, !dbg !332
	%210 = sub i64 %p8, 1, !dbg !332
	%211 = sub i64 %p9, 1, !dbg !332
	%212 = icmp slt i64 %p9, 0, !dbg !332
	%213 = icmp slt i64 %209, 0, !dbg !332
	%214 = icmp slt i64 %210, 0, !dbg !332
	%215 = or i1 %212, %213, !dbg !332
	%216 = or i1 %215, %214, !dbg !332
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !332, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !332
	%218 = mul i64 %211, %p7, !dbg !332
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !332
	%220 = add i64 %218, 1, !dbg !332
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !332
	%222 = icmp eq i64 %217, 0, !dbg !332
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !332
	%224 = icmp eq i64 %p9, 0, !dbg !332
	%225 = select i1 %224, i64 0, i64 %223, !dbg !332
	%226 = icmp ugt i64 %225, %p4, !dbg !332
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !332, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !332
	%228 = mul i64 %211, %p8, !dbg !332
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !332
	%230 = add i64 %228, 1, !dbg !332
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !332
	%232 = icmp eq i64 %227, 0, !dbg !332
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !332
	%234 = select i1 %224, i64 0, i64 %233, !dbg !332
	%235 = sext i32 %13 to i64, !dbg !332
	%236 = trunc i64 %p10 to i32, !dbg !332
	%237 = mul i32 %5, %6, !dbg !332
	%238 = icmp ugt i64 %234, %p6, !dbg !332
	%239 = icmp uge i64 %p10, %235, !dbg !332
	%240 = or i1 %238, %239, !dbg !332
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !332, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !332, !range !40
	%242 = mul i32 %237, %241, !dbg !332
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !332
	%244 = sext i32 %243 to i64, !dbg !332
	%245 = sext i32 %242 to i64, !dbg !332
	%246 = addrspacecast float addrspace(1)* %0 to float*, !dbg !332
	%247 = addrspacecast float addrspace(1)* %1 to float*, !dbg !332
	%248 = icmp ne i64 %244, %245, !dbg !332
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !332, !prof !21

b16_ok7:
	%249 = bitcast float* %246 to i8*, !dbg !332
	%250 = bitcast float* %247 to i8*, !dbg !332
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !332
	br label %b17, !dbg !332

b17:
	ret void, !dbg !307

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !312
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !312

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !312
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !312
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !312

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !312
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !312
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !312
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !312
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !312

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !312
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !312
	ret void, !dbg !312

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !312
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !312
	ret void, !dbg !312

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !316
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !316

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !316
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !316
	ret void, !dbg !316

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !316
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !316

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !316
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !316
	ret void, !dbg !316

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !316
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !316
	ret void, !dbg !316

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !316
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !316
	ret void, !dbg !316

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !316
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !316

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !316
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !316
	ret void, !dbg !316

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !316
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !316
	ret void, !dbg !316

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !323
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !323

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !323
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !323
	ret void, !dbg !323

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !323
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !323

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !323
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !323
	ret void, !dbg !323

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !323
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !323
	ret void, !dbg !323

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !323
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !323
	ret void, !dbg !323

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !323
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !323

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !323
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !323
	ret void, !dbg !323

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !323
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !323
	ret void, !dbg !323

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !325
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !325

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !325
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !325
	ret void, !dbg !325

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !325
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !325

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !325
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !325
	ret void, !dbg !325

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !325
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !325
	ret void, !dbg !325

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !325
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !325
	ret void, !dbg !325

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !325
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !325

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !325
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !325
	ret void, !dbg !325

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !325
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !325
	ret void, !dbg !325

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !330
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !330

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !330
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !330
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !330

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !330
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !330
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !330
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !330
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !330

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !330
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !330
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !330
	ret void, !dbg !330

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %201, i64 %202), !dbg !330
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !330
	ret void, !dbg !330

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !332
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !332

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !332
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !332

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !332
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !332
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !332

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !332
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !332
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !332
	ret void, !dbg !332

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %244, i64 %245), !dbg !332
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !332
	ret void, !dbg !332
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !333 {
entry:
	br label %b0, !dbg !334

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !334
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !334
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !14
	%7 = mul i32 %6, %4, !dbg !337
	%8 = add i32 %3, %7, !dbg !337
	%9 = mul i32 %5, %8, !dbg !337
	%10 = add i32 %2, %9, !dbg !337
	%11 = sext i32 %10 to i64, !dbg !337
	%12 = icmp eq i64 %p1, 0, !dbg !338
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !341
	br i1 %12, label %b1, label %b6, !dbg !338

b1:
	%14 = icmp eq i64 %11, 0, !dbg !342
	br i1 %14, label %b2, label %b6, !dbg !342

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !343
	br i1 %15, label %b3, label %b4, !dbg !343

b3:
	%16 = sub i64 %p7, 1, !dbg !341
	%17 = sub i64 %p8, 1, !dbg !341
	%18 = sub i64 %p9, 1, !dbg !341
	%19 = icmp slt i64 %p9, 0, !dbg !341
	%20 = icmp slt i64 %16, 0, !dbg !341
	%21 = icmp slt i64 %17, 0, !dbg !341
	%22 = or i1 %19, %20, !dbg !341
	%23 = or i1 %22, %21, !dbg !341
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !341, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !341
	%25 = mul i64 %18, %p7, !dbg !341
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !341
	%27 = add i64 %25, 1, !dbg !341
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !341
	%29 = icmp eq i64 %24, 0, !dbg !341
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !341
	%31 = icmp eq i64 %p9, 0, !dbg !341
	%32 = select i1 %31, i64 0, i64 %30, !dbg !341
	%33 = icmp ugt i64 %32, %p4, !dbg !341
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !341, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !341
	%35 = mul i64 %18, %p8, !dbg !341
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !341
	%37 = add i64 %35, 1, !dbg !341
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !341
	%39 = icmp eq i64 %34, 0, !dbg !341
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !341
	%41 = select i1 %31, i64 0, i64 %40, !dbg !341
	%42 = sext i32 %13 to i64, !dbg !341
	%43 = trunc i64 %p10 to i32, !dbg !341
	%44 = addrspacecast double addrspace(1)* %0 to double*, !dbg !341
	%45 = addrspacecast double addrspace(1)* %1 to double*, !dbg !341
	%46 = icmp ugt i64 %41, %p6, !dbg !341
	%47 = icmp uge i64 %p10, %42, !dbg !341
	%48 = or i1 %46, %47, !dbg !341
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !341, !prof !21

b3_ok5:
	%49 = bitcast double* %44 to i8*, !dbg !341
	%50 = bitcast double* %45 to i8*, !dbg !341
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !341
	br label %b17, !dbg !341

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !344
	br i1 %51, label %b5, label %b17, !dbg !344

b5:
	%52 = sub i64 %p7, 1, !dbg !345
	%53 = sub i64 %p8, 1, !dbg !345
	%54 = sub i64 %p9, 1, !dbg !345
	%55 = icmp slt i64 %p9, 0, !dbg !345
	%56 = icmp slt i64 %52, 0, !dbg !345
	%57 = icmp slt i64 %53, 0, !dbg !345
	%58 = or i1 %55, %56, !dbg !345
	%59 = or i1 %58, %57, !dbg !345
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !345, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !345
	%61 = mul i64 %54, %p7, !dbg !345
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !345
	%63 = add i64 %61, 1, !dbg !345
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !345
	%65 = icmp eq i64 %60, 0, !dbg !345
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !345
	%67 = icmp eq i64 %p9, 0, !dbg !345
	%68 = select i1 %67, i64 0, i64 %66, !dbg !345
	%69 = icmp ugt i64 %68, %p4, !dbg !345
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !345, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !345
	%71 = mul i64 %54, %p8, !dbg !345
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !345
	%73 = add i64 %71, 1, !dbg !345
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !345
	%75 = icmp eq i64 %70, 0, !dbg !345
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !345
	%77 = select i1 %67, i64 0, i64 %76, !dbg !345
	%78 = sext i32 %13 to i64, !dbg !345
	%79 = trunc i64 %p10 to i32, !dbg !345
	%80 = addrspacecast double addrspace(1)* %0 to double*, !dbg !345
	%81 = addrspacecast double addrspace(1)* %1 to double*, !dbg !345
	%82 = icmp ugt i64 %77, %p6, !dbg !345
	%83 = icmp uge i64 %p10, %78, !dbg !345
	%84 = or i1 %82, %83, !dbg !345
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !345, !prof !21

b5_ok5:
	%85 = bitcast double* %80 to i8*, !dbg !345
	%86 = bitcast double* %81 to i8*, !dbg !345
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !345
	br label %b17, !dbg !345

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !346
	br i1 %87, label %b7, label %b12, !dbg !346

b7:
	%88 = trunc i64 %11 to i32, !dbg !347
	%89 = udiv i32 %88, 32, !dbg !347
	%90 = zext i32 %89 to i64, !dbg !347
	%91 = icmp eq i64 %90, %p2, !dbg !348
	br i1 %91, label %b8, label %b12, !dbg !348

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !351
	br i1 %92, label %b9, label %b10, !dbg !351

b9:
	%93 = sub i64 %p7, 1, !dbg !352
	%94 = sub i64 %p8, 1, !dbg !352
	%95 = sub i64 %p9, 1, !dbg !352
	%96 = icmp slt i64 %p9, 0, !dbg !352
	%97 = icmp slt i64 %93, 0, !dbg !352
	%98 = icmp slt i64 %94, 0, !dbg !352
	%99 = or i1 %96, %97, !dbg !352
	%100 = or i1 %99, %98, !dbg !352
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !352, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !352
	%102 = mul i64 %95, %p7, !dbg !352
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !352
	%104 = add i64 %102, 1, !dbg !352
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !352
	%106 = icmp eq i64 %101, 0, !dbg !352
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !352
	%108 = icmp eq i64 %p9, 0, !dbg !352
	%109 = select i1 %108, i64 0, i64 %107, !dbg !352
	%110 = icmp ugt i64 %109, %p4, !dbg !352
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !352, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !352
	%112 = mul i64 %95, %p8, !dbg !352
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !352
	%114 = add i64 %112, 1, !dbg !352
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !352
	%116 = icmp eq i64 %111, 0, !dbg !352
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !352
	%118 = select i1 %108, i64 0, i64 %117, !dbg !352
	%119 = sext i32 %13 to i64, !dbg !352
	%120 = trunc i64 %p10 to i32, !dbg !352
	%121 = addrspacecast double addrspace(1)* %0 to double*, !dbg !352
	%122 = addrspacecast double addrspace(1)* %1 to double*, !dbg !352
	%123 = icmp ugt i64 %118, %p6, !dbg !352
	%124 = icmp uge i64 %p10, %119, !dbg !352
	%125 = or i1 %123, %124, !dbg !352
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !352, !prof !21

b9_ok5:
	%126 = bitcast double* %121 to i8*, !dbg !352
	%127 = bitcast double* %122 to i8*, !dbg !352
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !352
	br label %b17, !dbg !352

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !353
	br i1 %128, label %b11, label %b17, !dbg !353

b11:
	%129 = sub i64 %p7, 1, !dbg !354
	%130 = sub i64 %p8, 1, !dbg !354
	%131 = sub i64 %p9, 1, !dbg !354
	%132 = icmp slt i64 %p9, 0, !dbg !354
	%133 = icmp slt i64 %129, 0, !dbg !354
	%134 = icmp slt i64 %130, 0, !dbg !354
	%135 = or i1 %132, %133, !dbg !354
	%136 = or i1 %135, %134, !dbg !354
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !354, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !354
	%138 = mul i64 %131, %p7, !dbg !354
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !354
	%140 = add i64 %138, 1, !dbg !354
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !354
	%142 = icmp eq i64 %137, 0, !dbg !354
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !354
	%144 = icmp eq i64 %p9, 0, !dbg !354
	%145 = select i1 %144, i64 0, i64 %143, !dbg !354
	%146 = icmp ugt i64 %145, %p4, !dbg !354
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !354, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !354
	%148 = mul i64 %131, %p8, !dbg !354
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !354
	%150 = add i64 %148, 1, !dbg !354
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !354
	%152 = icmp eq i64 %147, 0, !dbg !354
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !354
	%154 = select i1 %144, i64 0, i64 %153, !dbg !354
	%155 = sext i32 %13 to i64, !dbg !354
	%156 = trunc i64 %p10 to i32, !dbg !354
	%157 = addrspacecast double addrspace(1)* %0 to double*, !dbg !354
	%158 = addrspacecast double addrspace(1)* %1 to double*, !dbg !354
	%159 = icmp ugt i64 %154, %p6, !dbg !354
	%160 = icmp uge i64 %p10, %155, !dbg !354
	%161 = or i1 %159, %160, !dbg !354
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !354, !prof !21

b11_ok5:
	%162 = bitcast double* %157 to i8*, !dbg !354
	%163 = bitcast double* %158 to i8*, !dbg !354
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !354
	br label %b17, !dbg !354

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !355
	br i1 %164, label %b13, label %b17, !dbg !355

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !358
	br i1 %165, label %b14, label %b15, !dbg !358

b14:
	%166 = sub i64 %p7, 1, !dbg !359
	%167 = sub i64 %p8, 1, !dbg !359
	%168 = sub i64 %p9, 1, !dbg !359
	%169 = icmp slt i64 %p9, 0, !dbg !359
	%170 = icmp slt i64 %166, 0, !dbg !359
	%171 = icmp slt i64 %167, 0, !dbg !359
	%172 = or i1 %169, %170, !dbg !359
	%173 = or i1 %172, %171, !dbg !359
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !359, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !359
	%175 = mul i64 %168, %p7, !dbg !359
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !359
	%177 = add i64 %175, 1, !dbg !359
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !359
	%179 = icmp eq i64 %174, 0, !dbg !359
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !359
	%181 = icmp eq i64 %p9, 0, !dbg !359
	%182 = select i1 %181, i64 0, i64 %180, !dbg !359
	%183 = icmp ugt i64 %182, %p4, !dbg !359
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !359, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !359
	%185 = mul i64 %168, %p8, !dbg !359
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !359
	%187 = add i64 %185, 1, !dbg !359
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !359
	%189 = icmp eq i64 %184, 0, !dbg !359
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !359
	%191 = select i1 %181, i64 0, i64 %190, !dbg !359
	%192 = sext i32 %13 to i64, !dbg !359
	%193 = trunc i64 %p10 to i32, !dbg !359
	%194 = mul i32 %5, %6, !dbg !359
	%195 = icmp ugt i64 %191, %p6, !dbg !359
	%196 = icmp uge i64 %p10, %192, !dbg !359
	%197 = or i1 %195, %196, !dbg !359
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !359, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !40
	%199 = mul i32 %194, %198, !dbg !359
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !359
	%201 = sext i32 %200 to i64, !dbg !359
	%202 = sext i32 %199 to i64, !dbg !359
	%203 = addrspacecast double addrspace(1)* %0 to double*, !dbg !359
	%204 = addrspacecast double addrspace(1)* %1 to double*, !dbg !359
	%205 = icmp ne i64 %201, %202, !dbg !359
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !359, !prof !21

b14_ok7:
	%206 = bitcast double* %203 to i8*, !dbg !359
	%207 = bitcast double* %204 to i8*, !dbg !359
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !359
	br label %b17, !dbg !359

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !360
	br i1 %208, label %b16, label %b17, !dbg !360

b16:
	%209 = sub i64 %p7, 1, !dbg !361
	%210 = sub i64 %p8, 1, !dbg !361
	%211 = sub i64 %p9, 1, !dbg !361
	%212 = icmp slt i64 %p9, 0, !dbg !361
	%213 = icmp slt i64 %209, 0, !dbg !361
	%214 = icmp slt i64 %210, 0, !dbg !361
	%215 = or i1 %212, %213, !dbg !361
	%216 = or i1 %215, %214, !dbg !361
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !361, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !361
	%218 = mul i64 %211, %p7, !dbg !361
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !361
	%220 = add i64 %218, 1, !dbg !361
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !361
	%222 = icmp eq i64 %217, 0, !dbg !361
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !361
	%224 = icmp eq i64 %p9, 0, !dbg !361
	%225 = select i1 %224, i64 0, i64 %223, !dbg !361
	%226 = icmp ugt i64 %225, %p4, !dbg !361
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !361, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !361
	%228 = mul i64 %211, %p8, !dbg !361
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !361
	%230 = add i64 %228, 1, !dbg !361
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !361
	%232 = icmp eq i64 %227, 0, !dbg !361
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !361
	%234 = select i1 %224, i64 0, i64 %233, !dbg !361
	%235 = sext i32 %13 to i64, !dbg !361
	%236 = trunc i64 %p10 to i32, !dbg !361
	%237 = mul i32 %5, %6, !dbg !361
	%238 = icmp ugt i64 %234, %p6, !dbg !361
	%239 = icmp uge i64 %p10, %235, !dbg !361
	%240 = or i1 %238, %239, !dbg !361
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !361, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !40
	%242 = mul i32 %237, %241, !dbg !361
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !361
	%244 = sext i32 %243 to i64, !dbg !361
	%245 = sext i32 %242 to i64, !dbg !361
	%246 = addrspacecast double addrspace(1)* %0 to double*, !dbg !361
	%247 = addrspacecast double addrspace(1)* %1 to double*, !dbg !361
	%248 = icmp ne i64 %244, %245, !dbg !361
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !361, !prof !21

b16_ok7:
	%249 = bitcast double* %246 to i8*, !dbg !361
	%250 = bitcast double* %247 to i8*, !dbg !361
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !361
	br label %b17, !dbg !361

b17:
	ret void, !dbg !336

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !341
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !341

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !341
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !341
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !341

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !341
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !341
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !341
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !341
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !341

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !341
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !341
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !341
	ret void, !dbg !341

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !345
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !345

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !345
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !345
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !345

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !345
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !345
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !345
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !345
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !345

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !345
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !345
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !345
	ret void, !dbg !345

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !352
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !352

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !352
	ret void, !dbg !352

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !352
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !352

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !352
	ret void, !dbg !352

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !352
	ret void, !dbg !352

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !352
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !352
	ret void, !dbg !352

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !352
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !352

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !352
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !352
	ret void, !dbg !352

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !352
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !352
	ret void, !dbg !352

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !354
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !354

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !354
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !354
	ret void, !dbg !354

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !354
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !354

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !354
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !354
	ret void, !dbg !354

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !354
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !354
	ret void, !dbg !354

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !354
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !354
	ret void, !dbg !354

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !354
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !354

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !354
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !354
	ret void, !dbg !354

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !354
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !354
	ret void, !dbg !354

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !359
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !359

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !359
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !359
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !359

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !359
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !359
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !359
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !359
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !359

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !359
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !359
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !359
	ret void, !dbg !359

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %201, i64 %202), !dbg !359
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !359
	ret void, !dbg !359

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !361
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !361

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !361
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !361
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !361

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !361
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !361
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !361
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !361
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !361

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !361
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !361
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !361
	ret void, !dbg !361

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %244, i64 %245), !dbg !361
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !361
	ret void, !dbg !361
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !362 {
entry:
	br label %b0, !dbg !363

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !363
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !363
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !14
	%7 = mul i32 %6, %4, !dbg !366
	%8 = add i32 %3, %7, !dbg !366
	%9 = mul i32 %5, %8, !dbg !366
	%10 = add i32 %2, %9, !dbg !366
	%11 = sext i32 %10 to i64, !dbg !366
	%12 = icmp eq i64 %p1, 0, !dbg !367
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !370
	br i1 %12, label %b1, label %b6, !dbg !367

b1:
	%14 = icmp eq i64 %11, 0, !dbg !371
	br i1 %14, label %b2, label %b6, !dbg !371

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !372
	br i1 %15, label %b3, label %b4, !dbg !372

b3:
	%16 = sub i64 %p7, 1, !dbg !370
	%17 = sub i64 %p8, 1, !dbg !370
	%18 = sub i64 %p9, 1, !dbg !370
	%19 = icmp slt i64 %p9, 0, !dbg !370
	%20 = icmp slt i64 %16, 0, !dbg !370
	%21 = icmp slt i64 %17, 0, !dbg !370
	%22 = or i1 %19, %20, !dbg !370
	%23 = or i1 %22, %21, !dbg !370
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !370, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !370
	%25 = mul i64 %18, %p7, !dbg !370
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !370
	%27 = add i64 %25, 1, !dbg !370
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !370
	%29 = icmp eq i64 %24, 0, !dbg !370
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !370
	%31 = icmp eq i64 %p9, 0, !dbg !370
	%32 = select i1 %31, i64 0, i64 %30, !dbg !370
	%33 = icmp ugt i64 %32, %p4, !dbg !370
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !370, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !370
	%35 = mul i64 %18, %p8, !dbg !370
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !370
	%37 = add i64 %35, 1, !dbg !370
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !370
	%39 = icmp eq i64 %34, 0, !dbg !370
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !370
	%41 = select i1 %31, i64 0, i64 %40, !dbg !370
	%42 = sext i32 %13 to i64, !dbg !370
	%43 = trunc i64 %p10 to i32, !dbg !370
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !370
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !370
	%46 = icmp ugt i64 %41, %p6, !dbg !370
	%47 = icmp uge i64 %p10, %42, !dbg !370
	%48 = or i1 %46, %47, !dbg !370
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !370, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !370
	%50 = bitcast i16* %45 to i8*, !dbg !370
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !370
	br label %b17, !dbg !370

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !373
	br i1 %51, label %b5, label %b17, !dbg !373

b5:
	%52 = sub i64 %p7, 1, !dbg !374
	%53 = sub i64 %p8, 1, !dbg !374
	%54 = sub i64 %p9, 1, !dbg !374
	%55 = icmp slt i64 %p9, 0, !dbg !374
	%56 = icmp slt i64 %52, 0, !dbg !374
	%57 = icmp slt i64 %53, 0, !dbg !374
	%58 = or i1 %55, %56, !dbg !374
	%59 = or i1 %58, %57, !dbg !374
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !374, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !374
	%61 = mul i64 %54, %p7, !dbg !374
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !374
	%63 = add i64 %61, 1, !dbg !374
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !374
	%65 = icmp eq i64 %60, 0, !dbg !374
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !374
	%67 = icmp eq i64 %p9, 0, !dbg !374
	%68 = select i1 %67, i64 0, i64 %66, !dbg !374
	%69 = icmp ugt i64 %68, %p4, !dbg !374
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !374, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !374
	%71 = mul i64 %54, %p8, !dbg !374
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !374
	%73 = add i64 %71, 1, !dbg !374
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !374
	%75 = icmp eq i64 %70, 0, !dbg !374
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !374
	%77 = select i1 %67, i64 0, i64 %76, !dbg !374
	%78 = sext i32 %13 to i64, !dbg !374
	%79 = trunc i64 %p10 to i32, !dbg !374
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !374
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !374
	%82 = icmp ugt i64 %77, %p6, !dbg !374
	%83 = icmp uge i64 %p10, %78, !dbg !374
	%84 = or i1 %82, %83, !dbg !374
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !374, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !374
	%86 = bitcast i16* %81 to i8*, !dbg !374
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !374
	br label %b17, !dbg !374

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !375
	br i1 %87, label %b7, label %b12, !dbg !375

b7:
	%88 = trunc i64 %11 to i32, !dbg !376
	%89 = udiv i32 %88, 32, !dbg !376
	%90 = zext i32 %89 to i64, !dbg !376
	%91 = icmp eq i64 %90, %p2, !dbg !377
	br i1 %91, label %b8, label %b12, !dbg !377

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !380
	br i1 %92, label %b9, label %b10, !dbg !380

b9:
	%93 = sub i64 %p7, 1, !dbg !381
	%94 = sub i64 %p8, 1, !dbg !381
	%95 = sub i64 %p9, 1, !dbg !381
	%96 = icmp slt i64 %p9, 0, !dbg !381
	%97 = icmp slt i64 %93, 0, !dbg !381
	%98 = icmp slt i64 %94, 0, !dbg !381
	%99 = or i1 %96, %97, !dbg !381
	%100 = or i1 %99, %98, !dbg !381
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !381, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !381
	%102 = mul i64 %95, %p7, !dbg !381
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !381
	%104 = add i64 %102, 1, !dbg !381
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !381
	%106 = icmp eq i64 %101, 0, !dbg !381
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !381
	%108 = icmp eq i64 %p9, 0, !dbg !381
	%109 = select i1 %108, i64 0, i64 %107, !dbg !381
	%110 = icmp ugt i64 %109, %p4, !dbg !381
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !381, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !381
	%112 = mul i64 %95, %p8, !dbg !381
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !381
	%114 = add i64 %112, 1, !dbg !381
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !381
	%116 = icmp eq i64 %111, 0, !dbg !381
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !381
	%118 = select i1 %108, i64 0, i64 %117, !dbg !381
	%119 = sext i32 %13 to i64, !dbg !381
	%120 = trunc i64 %p10 to i32, !dbg !381
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !381
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !381
	%123 = icmp ugt i64 %118, %p6, !dbg !381
	%124 = icmp uge i64 %p10, %119, !dbg !381
	%125 = or i1 %123, %124, !dbg !381
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !381, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !381
	%127 = bitcast i16* %122 to i8*, !dbg !381
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !381
	br label %b17, !dbg !381

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !382
	br i1 %128, label %b11, label %b17, !dbg !382

b11:
	%129 = sub i64 %p7, 1, !dbg !383
	%130 = sub i64 %p8, 1, !dbg !383
	%131 = sub i64 %p9, 1, !dbg !383
	%132 = icmp slt i64 %p9, 0, !dbg !383
	%133 = icmp slt i64 %129, 0, !dbg !383
	%134 = icmp slt i64 %130, 0, !dbg !383
	%135 = or i1 %132, %133, !dbg !383
	%136 = or i1 %135, %134, !dbg !383
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !383, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !383
	%138 = mul i64 %131, %p7, !dbg !383
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !383
	%140 = add i64 %138, 1, !dbg !383
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !383
	%142 = icmp eq i64 %137, 0, !dbg !383
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !383
	%144 = icmp eq i64 %p9, 0, !dbg !383
	%145 = select i1 %144, i64 0, i64 %143, !dbg !383
	%146 = icmp ugt i64 %145, %p4, !dbg !383
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !383, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !383
	%148 = mul i64 %131, %p8, !dbg !383
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !383
	%150 = add i64 %148, 1, !dbg !383
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !383
	%152 = icmp eq i64 %147, 0, !dbg !383
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !383
	%154 = select i1 %144, i64 0, i64 %153, !dbg !383
	%155 = sext i32 %13 to i64, !dbg !383
	%156 = trunc i64 %p10 to i32, !dbg !383
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !383
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !383
	%159 = icmp ugt i64 %154, %p6, !dbg !383
	%160 = icmp uge i64 %p10, %155, !dbg !383
	%161 = or i1 %159, %160, !dbg !383
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !383, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !383
	%163 = bitcast i16* %158 to i8*, !dbg !383
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !383
	br label %b17, !dbg !383

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !384
	br i1 %164, label %b13, label %b17, !dbg !384

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !387
	br i1 %165, label %b14, label %b15, !dbg !387

b14:
	%166 = sub i64 %p7, 1, !dbg !388
	%167 = sub i64 %p8, 1, !dbg !388
	%168 = sub i64 %p9, 1, !dbg !388
	%169 = icmp slt i64 %p9, 0, !dbg !388
	%170 = icmp slt i64 %166, 0, !dbg !388
	%171 = icmp slt i64 %167, 0, !dbg !388
	%172 = or i1 %169, %170, !dbg !388
	%173 = or i1 %172, %171, !dbg !388
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !388, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !388
	%175 = mul i64 %168, %p7, !dbg !388
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !388
	%177 = add i64 %175, 1, !dbg !388
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !388
	%179 = icmp eq i64 %174, 0, !dbg !388
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !388
	%181 = icmp eq i64 %p9, 0, !dbg !388
	%182 = select i1 %181, i64 0, i64 %180, !dbg !388
	%183 = icmp ugt i64 %182, %p4, !dbg !388
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !388, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !388
	%185 = mul i64 %168, %p8, !dbg !388
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !388
	%187 = add i64 %185, 1, !dbg !388
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !388
	%189 = icmp eq i64 %184, 0, !dbg !388
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !388
	%191 = select i1 %181, i64 0, i64 %190, !dbg !388
	%192 = sext i32 %13 to i64, !dbg !388
	%193 = trunc i64 %p10 to i32, !dbg !388
	%194 = mul i32 %5, %6, !dbg !388
	%195 = icmp ugt i64 %191, %p6, !dbg !388
	%196 = icmp uge i64 %p10, %192, !dbg !388
	%197 = or i1 %195, %196, !dbg !388
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !388, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !40
	%199 = mul i32 %194, %198, !dbg !388
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !388
	%201 = sext i32 %200 to i64, !dbg !388
	%202 = sext i32 %199 to i64, !dbg !388
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !388
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !388
	%205 = icmp ne i64 %201, %202, !dbg !388
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !388, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !388
	%207 = bitcast i16* %204 to i8*, !dbg !388
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !388
	br label %b17, !dbg !388

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !389
	br i1 %208, label %b16, label %b17, !dbg !389

b16:
	%209 = sub i64 %p7, 1, !dbg !390
	%210 = sub i64 %p8, 1, !dbg !390
	%211 = sub i64 %p9, 1, !dbg !390
	%212 = icmp slt i64 %p9, 0, !dbg !390
	%213 = icmp slt i64 %209, 0, !dbg !390
	%214 = icmp slt i64 %210, 0, !dbg !390
	%215 = or i1 %212, %213, !dbg !390
	%216 = or i1 %215, %214, !dbg !390
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !390, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !390
	%218 = mul i64 %211, %p7, !dbg !390
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !390
	%220 = add i64 %218, 1, !dbg !390
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !390
	%222 = icmp eq i64 %217, 0, !dbg !390
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !390
	%224 = icmp eq i64 %p9, 0, !dbg !390
	%225 = select i1 %224, i64 0, i64 %223, !dbg !390
	%226 = icmp ugt i64 %225, %p4, !dbg !390
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !390, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !390
	%228 = mul i64 %211, %p8, !dbg !390
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !390
	%230 = add i64 %228, 1, !dbg !390
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !390
	%232 = icmp eq i64 %227, 0, !dbg !390
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !390
	%234 = select i1 %224, i64 0, i64 %233, !dbg !390
	%235 = sext i32 %13 to i64, !dbg !390
	%236 = trunc i64 %p10 to i32, !dbg !390
	%237 = mul i32 %5, %6, !dbg !390
	%238 = icmp ugt i64 %234, %p6, !dbg !390
	%239 = icmp uge i64 %p10, %235, !dbg !390
	%240 = or i1 %238, %239, !dbg !390
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !390, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !390, !range !40
	%242 = mul i32 %237, %241, !dbg !390
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !390
	%244 = sext i32 %243 to i64, !dbg !390
	%245 = sext i32 %242 to i64, !dbg !390
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !390
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !390
	%248 = icmp ne i64 %244, %245, !dbg !390
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !390, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !390
	%250 = bitcast i16* %247 to i8*, !dbg !390
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !390
	br label %b17, !dbg !390

b17:
	ret void, !dbg !365

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !370
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !370

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !370
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !370
	ret void, !dbg !370

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !370
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !370

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !370
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !370
	ret void, !dbg !370

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !370
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !370
	ret void, !dbg !370

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !370
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !370
	ret void, !dbg !370

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !370
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !370

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !370
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !370
	ret void, !dbg !370

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !370
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !370
	ret void, !dbg !370

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !374
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !374

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !374
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !374
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !374

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !374
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !374
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !374
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !374
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !374

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !374
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !374
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !374
	ret void, !dbg !374

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !381
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !381

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !381
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !381
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !381

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !381
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !381
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !381
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !381
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !381

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !381
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !381
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !381
	ret void, !dbg !381

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !383
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !383

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !383
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !383
	ret void, !dbg !383

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !383
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !383

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !383
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !383
	ret void, !dbg !383

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !383
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !383
	ret void, !dbg !383

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !383
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !383
	ret void, !dbg !383

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !383
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !383

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !383
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !383
	ret void, !dbg !383

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !383
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !383
	ret void, !dbg !383

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !388
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !388

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !388
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !388
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !388

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !388
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !388
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !388
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !388
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !388

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !388
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !388
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !388
	ret void, !dbg !388

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %201, i64 %202), !dbg !388
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !388
	ret void, !dbg !388

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !390
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !390

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !390
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !390
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !390

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !390
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !390
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !390
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !390
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !390

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !390
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !390
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !390
	ret void, !dbg !390

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %244, i64 %245), !dbg !390
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !390
	ret void, !dbg !390
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !391 {
entry:
	br label %b0, !dbg !392

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !392
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !392
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !395, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !395, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !395, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !395, !range !14
	%7 = mul i32 %6, %4, !dbg !395
	%8 = add i32 %3, %7, !dbg !395
	%9 = mul i32 %5, %8, !dbg !395
	%10 = add i32 %2, %9, !dbg !395
	%11 = sext i32 %10 to i64, !dbg !395
	%12 = icmp eq i64 %p1, 0, !dbg !396
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !399
	br i1 %12, label %b1, label %b6, !dbg !396

b1:
	%14 = icmp eq i64 %11, 0, !dbg !400
	br i1 %14, label %b2, label %b6, !dbg !400

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !401
	br i1 %15, label %b3, label %b4, !dbg !401

b3:
	%16 = sub i64 %p7, 1, !dbg !399
	%17 = sub i64 %p8, 1, !dbg !399
	%18 = sub i64 %p9, 1, !dbg !399
	%19 = icmp slt i64 %p9, 0, !dbg !399
	%20 = icmp slt i64 %16, 0, !dbg !399
	%21 = icmp slt i64 %17, 0, !dbg !399
	%22 = or i1 %19, %20, !dbg !399
	%23 = or i1 %22, %21, !dbg !399
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !399, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !399
	%25 = mul i64 %18, %p7, !dbg !399
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !399
	%27 = add i64 %25, 1, !dbg !399
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !399
	%29 = icmp eq i64 %24, 0, !dbg !399
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !399
	%31 = icmp eq i64 %p9, 0, !dbg !399
	%32 = select i1 %31, i64 0, i64 %30, !dbg !399
	%33 = icmp ugt i64 %32, %p4, !dbg !399
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !399, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !399
	%35 = mul i64 %18, %p8, !dbg !399
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !399
	%37 = add i64 %35, 1, !dbg !399
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !399
	%39 = icmp eq i64 %34, 0, !dbg !399
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !399
	%41 = select i1 %31, i64 0, i64 %40, !dbg !399
	%42 = sext i32 %13 to i64, !dbg !399
	%43 = trunc i64 %p10 to i32, !dbg !399
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !399
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !399
	%46 = icmp ugt i64 %41, %p6, !dbg !399
	%47 = icmp uge i64 %p10, %42, !dbg !399
	%48 = or i1 %46, %47, !dbg !399
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !399, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !399
	%50 = bitcast i16* %45 to i8*, !dbg !399
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !399
	br label %b17, !dbg !399

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !402
	br i1 %51, label %b5, label %b17, !dbg !402

b5:
	%52 = sub i64 %p7, 1, !dbg !403
	%53 = sub i64 %p8, 1, !dbg !403
	%54 = sub i64 %p9, 1, !dbg !403
	%55 = icmp slt i64 %p9, 0, !dbg !403
	%56 = icmp slt i64 %52, 0, !dbg !403
	%57 = icmp slt i64 %53, 0, !dbg !403
	%58 = or i1 %55, %56, !dbg !403
	%59 = or i1 %58, %57, !dbg !403
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !403, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !403
	%61 = mul i64 %54, %p7, !dbg !403
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !403
	%63 = add i64 %61, 1, !dbg !403
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !403
	%65 = icmp eq i64 %60, 0, !dbg !403
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !403
	%67 = icmp eq i64 %p9, 0, !dbg !403
	%68 = select i1 %67, i64 0, i64 %66, !dbg !403
	%69 = icmp ugt i64 %68, %p4, !dbg !403
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !403, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !403
	%71 = mul i64 %54, %p8, !dbg !403
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !403
	%73 = add i64 %71, 1, !dbg !403
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !403
	%75 = icmp eq i64 %70, 0, !dbg !403
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !403
	%77 = select i1 %67, i64 0, i64 %76, !dbg !403
	%78 = sext i32 %13 to i64, !dbg !403
	%79 = trunc i64 %p10 to i32, !dbg !403
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !403
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !403
	%82 = icmp ugt i64 %77, %p6, !dbg !403
	%83 = icmp uge i64 %p10, %78, !dbg !403
	%84 = or i1 %82, %83, !dbg !403
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !403, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !403
	%86 = bitcast i16* %81 to i8*, !dbg !403
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !403
	br label %b17, !dbg !403

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !404
	br i1 %87, label %b7, label %b12, !dbg !404

b7:
	%88 = trunc i64 %11 to i32, !dbg !405
	%89 = udiv i32 %88, 32, !dbg !405
	%90 = zext i32 %89 to i64, !dbg !405
	%91 = icmp eq i64 %90, %p2, !dbg !406
	br i1 %91, label %b8, label %b12, !dbg !406

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !409
	br i1 %92, label %b9, label %b10, !dbg !409

b9:
	%93 = sub i64 %p7, 1, !dbg !410
	%94 = sub i64 %p8, 1, !dbg !410
	%95 = sub i64 %p9, 1, !dbg !410
	%96 = icmp slt i64 %p9, 0, !dbg !410
	%97 = icmp slt i64 %93, 0, !dbg !410
	%98 = icmp slt i64 %94, 0, !dbg !410
	%99 = or i1 %96, %97, !dbg !410
	%100 = or i1 %99, %98, !dbg !410
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !410, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !410
	%102 = mul i64 %95, %p7, !dbg !410
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !410
	%104 = add i64 %102, 1, !dbg !410
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !410
	%106 = icmp eq i64 %101, 0, !dbg !410
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !410
	%108 = icmp eq i64 %p9, 0, !dbg !410
	%109 = select i1 %108, i64 0, i64 %107, !dbg !410
	%110 = icmp ugt i64 %109, %p4, !dbg !410
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !410, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !410
	%112 = mul i64 %95, %p8, !dbg !410
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !410
	%114 = add i64 %112, 1, !dbg !410
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !410
	%116 = icmp eq i64 %111, 0, !dbg !410
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !410
	%118 = select i1 %108, i64 0, i64 %117, !dbg !410
	%119 = sext i32 %13 to i64, !dbg !410
	%120 = trunc i64 %p10 to i32, !dbg !410
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !410
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !410
	%123 = icmp ugt i64 %118, %p6, !dbg !410
	%124 = icmp uge i64 %p10, %119, !dbg !410
	%125 = or i1 %123, %124, !dbg !410
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !410, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !410
	%127 = bitcast i16* %122 to i8*, !dbg !410
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !410
	br label %b17, !dbg !410

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !411
	br i1 %128, label %b11, label %b17, !dbg !411

b11:
	%129 = sub i64 %p7, 1, !dbg !412
	%130 = sub i64 %p8, 1, !dbg !412
	%131 = sub i64 %p9, 1, !dbg !412
	%132 = icmp slt i64 %p9, 0, !dbg !412
	%133 = icmp slt i64 %129, 0, !dbg !412
	%134 = icmp slt i64 %130, 0, !dbg !412
	%135 = or i1 %132, %133, !dbg !412
	%136 = or i1 %135, %134, !dbg !412
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !412, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !412
	%138 = mul i64 %131, %p7, !dbg !412
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !412
	%140 = add i64 %138, 1, !dbg !412
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !412
	%142 = icmp eq i64 %137, 0, !dbg !412
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !412
	%144 = icmp eq i64 %p9, 0, !dbg !412
	%145 = select i1 %144, i64 0, i64 %143, !dbg !412
	%146 = icmp ugt i64 %145, %p4, !dbg !412
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !412, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !412
	%148 = mul i64 %131, %p8, !dbg !412
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !412
	%150 = add i64 %148, 1, !dbg !412
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !412
	%152 = icmp eq i64 %147, 0, !dbg !412
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !412
	%154 = select i1 %144, i64 0, i64 %153, !dbg !412
	%155 = sext i32 %13 to i64, !dbg !412
	%156 = trunc i64 %p10 to i32, !dbg !412
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !412
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !412
	%159 = icmp ugt i64 %154, %p6, !dbg !412
	%160 = icmp uge i64 %p10, %155, !dbg !412
	%161 = or i1 %159, %160, !dbg !412
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !412, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !412
	%163 = bitcast i16* %158 to i8*, !dbg !412
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !412
	br label %b17, !dbg !412

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !413
	br i1 %164, label %b13, label %b17, !dbg !413

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !416
	br i1 %165, label %b14, label %b15, !dbg !416

b14:
	%166 = sub i64 %p7, 1, !dbg !417
	%167 = sub i64 %p8, 1, !dbg !417
	%168 = sub i64 %p9, 1, !dbg !417
	%169 = icmp slt i64 %p9, 0, !dbg !417
	%170 = icmp slt i64 %166, 0, !dbg !417
	%171 = icmp slt i64 %167, 0, !dbg !417
	%172 = or i1 %169, %170, !dbg !417
	%173 = or i1 %172, %171, !dbg !417
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !417, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !417
	%175 = mul i64 %168, %p7, !dbg !417
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !417
	%177 = add i64 %175, 1, !dbg !417
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !417
	%179 = icmp eq i64 %174, 0, !dbg !417
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !417
	%181 = icmp eq i64 %p9, 0, !dbg !417
	%182 = select i1 %181, i64 0, i64 %180, !dbg !417
	%183 = icmp ugt i64 %182, %p4, !dbg !417
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !417, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !417
	%185 = mul i64 %168, %p8, !dbg !417
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !417
	%187 = add i64 %185, 1, !dbg !417
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !417
	%189 = icmp eq i64 %184, 0, !dbg !417
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !417
	%191 = select i1 %181, i64 0, i64 %190, !dbg !417
	%192 = sext i32 %13 to i64, !dbg !417
	%193 = trunc i64 %p10 to i32, !dbg !417
	%194 = mul i32 %5, %6, !dbg !417
	%195 = icmp ugt i64 %191, %p6, !dbg !417
	%196 = icmp uge i64 %p10, %192, !dbg !417
	%197 = or i1 %195, %196, !dbg !417
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !417, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !417, !range !40
	%199 = mul i32 %194, %198, !dbg !417
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !417
	%201 = sext i32 %200 to i64, !dbg !417
	%202 = sext i32 %199 to i64, !dbg !417
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !417
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !417
	%205 = icmp ne i64 %201, %202, !dbg !417
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !417, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !417
	%207 = bitcast i16* %204 to i8*, !dbg !417
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !417
	br label %b17, !dbg !417

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !418
	br i1 %208, label %b16, label %b17, !dbg !418

b16:
	%209 = sub i64 %p7, 1, !dbg !419
	%210 = sub i64 %p8, 1, !dbg !419
	%211 = sub i64 %p9, 1, !dbg !419
	%212 = icmp slt i64 %p9, 0, !dbg !419
	%213 = icmp slt i64 %209, 0, !dbg !419
	%214 = icmp slt i64 %210, 0, !dbg !419
	%215 = or i1 %212, %213, !dbg !419
	%216 = or i1 %215, %214, !dbg !419
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !419, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !419
	%218 = mul i64 %211, %p7, !dbg !419
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !419
	%220 = add i64 %218, 1, !dbg !419
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !419
	%222 = icmp eq i64 %217, 0, !dbg !419
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !419
	%224 = icmp eq i64 %p9, 0, !dbg !419
	%225 = select i1 %224, i64 0, i64 %223, !dbg !419
	%226 = icmp ugt i64 %225, %p4, !dbg !419
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !419, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !419
	%228 = mul i64 %211, %p8, !dbg !419
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !419
	%230 = add i64 %228, 1, !dbg !419
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !419
	%232 = icmp eq i64 %227, 0, !dbg !419
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !419
	%234 = select i1 %224, i64 0, i64 %233, !dbg !419
	%235 = sext i32 %13 to i64, !dbg !419
	%236 = trunc i64 %p10 to i32, !dbg !419
	%237 = mul i32 %5, %6, !dbg !419
	%238 = icmp ugt i64 %234, %p6, !dbg !419
	%239 = icmp uge i64 %p10, %235, !dbg !419
	%240 = or i1 %238, %239, !dbg !419
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !419, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !419, !range !40
	%242 = mul i32 %237, %241, !dbg !419
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !419
	%244 = sext i32 %243 to i64, !dbg !419
	%245 = sext i32 %242 to i64, !dbg !419
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !419
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !419
	%248 = icmp ne i64 %244, %245, !dbg !419
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !419, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !419
	%250 = bitcast i16* %247 to i8*, !dbg !419
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !419
	br label %b17, !dbg !419

b17:
	ret void, !dbg !394

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !399
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !399

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !399
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !399
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !399

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !399
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !399
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !399
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !399
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !399

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !399
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !399
	ret void, !dbg !399

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !399
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !399
	ret void, !dbg !399

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !403
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !403

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !403
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !403
	ret void, !dbg !403

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !403
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !403

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !403
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !403
	ret void, !dbg !403

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !403
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !403
	ret void, !dbg !403

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !403
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !403
	ret void, !dbg !403

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !403
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !403

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !403
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !403
	ret void, !dbg !403

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !403
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !403
	ret void, !dbg !403

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !410
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !410

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !410
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !410
	ret void, !dbg !410

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !410
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !410

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !410
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !410
	ret void, !dbg !410

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !410
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !410
	ret void, !dbg !410

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !410
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !410
	ret void, !dbg !410

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !410
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !410

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !410
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !410
	ret void, !dbg !410

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !410
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !410
	ret void, !dbg !410

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !412
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !412

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !412
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !412
	ret void, !dbg !412

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !412
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !412

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !412
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !412
	ret void, !dbg !412

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !412
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !412
	ret void, !dbg !412

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !412
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !412
	ret void, !dbg !412

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !412
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !412

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !412
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !412
	ret void, !dbg !412

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !412
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !412
	ret void, !dbg !412

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !417
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !417

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !417
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !417
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !417

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !417
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !417
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !417
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !417
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !417

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !417
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !417
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !417
	ret void, !dbg !417

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %201, i64 %202), !dbg !417
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !417
	ret void, !dbg !417

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !419
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !419

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !419
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !419
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !419

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !419
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !419
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !419
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !419
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !419

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !419
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !419
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !419
	ret void, !dbg !419

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %244, i64 %245), !dbg !419
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !419
	ret void, !dbg !419
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !420 {
entry:
	br label %b0, !dbg !421

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !421
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !421
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !424, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !424, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !424, !range !14
	%7 = mul i32 %6, %4, !dbg !424
	%8 = add i32 %3, %7, !dbg !424
	%9 = mul i32 %5, %8, !dbg !424
	%10 = add i32 %2, %9, !dbg !424
	%11 = sext i32 %10 to i64, !dbg !424
	%12 = icmp eq i64 %p1, 0, !dbg !425
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !428
	br i1 %12, label %b1, label %b6, !dbg !425

b1:
	%14 = icmp eq i64 %11, 0, !dbg !429
	br i1 %14, label %b2, label %b6, !dbg !429

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !430
	br i1 %15, label %b3, label %b4, !dbg !430

b3:
	%16 = sub i64 %p7, 1, !dbg !428
	%17 = sub i64 %p8, 1, !dbg !428
	%18 = sub i64 %p9, 1, !dbg !428
	%19 = icmp slt i64 %p9, 0, !dbg !428
	%20 = icmp slt i64 %16, 0, !dbg !428
	%21 = icmp slt i64 %17, 0, !dbg !428
	%22 = or i1 %19, %20, !dbg !428
	%23 = or i1 %22, %21, !dbg !428
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !428, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !428
	%25 = mul i64 %18, %p7, !dbg !428
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !428
	%27 = add i64 %25, 1, !dbg !428
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !428
	%29 = icmp eq i64 %24, 0, !dbg !428
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !428
	%31 = icmp eq i64 %p9, 0, !dbg !428
	%32 = select i1 %31, i64 0, i64 %30, !dbg !428
	%33 = icmp ugt i64 %32, %p4, !dbg !428
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !428, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !428
	%35 = mul i64 %18, %p8, !dbg !428
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !428
	%37 = add i64 %35, 1, !dbg !428
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !428
	%39 = icmp eq i64 %34, 0, !dbg !428
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !428
	%41 = select i1 %31, i64 0, i64 %40, !dbg !428
	%42 = sext i32 %13 to i64, !dbg !428
	%43 = trunc i64 %p10 to i32, !dbg !428
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !428
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !428
	%46 = icmp ugt i64 %41, %p6, !dbg !428
	%47 = icmp uge i64 %p10, %42, !dbg !428
	%48 = or i1 %46, %47, !dbg !428
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !428, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !428
	br label %b17, !dbg !428

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !431
	br i1 %49, label %b5, label %b17, !dbg !431

b5:
	%50 = sub i64 %p7, 1, !dbg !432
	%51 = sub i64 %p8, 1, !dbg !432
	%52 = sub i64 %p9, 1, !dbg !432
	%53 = icmp slt i64 %p9, 0, !dbg !432
	%54 = icmp slt i64 %50, 0, !dbg !432
	%55 = icmp slt i64 %51, 0, !dbg !432
	%56 = or i1 %53, %54, !dbg !432
	%57 = or i1 %56, %55, !dbg !432
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !432, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !432
	%59 = mul i64 %52, %p7, !dbg !432
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !432
	%61 = add i64 %59, 1, !dbg !432
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !432
	%63 = icmp eq i64 %58, 0, !dbg !432
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !432
	%65 = icmp eq i64 %p9, 0, !dbg !432
	%66 = select i1 %65, i64 0, i64 %64, !dbg !432
	%67 = icmp ugt i64 %66, %p4, !dbg !432
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !432, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !432
	%69 = mul i64 %52, %p8, !dbg !432
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !432
	%71 = add i64 %69, 1, !dbg !432
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !432
	%73 = icmp eq i64 %68, 0, !dbg !432
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !432
	%75 = select i1 %65, i64 0, i64 %74, !dbg !432
	%76 = sext i32 %13 to i64, !dbg !432
	%77 = trunc i64 %p10 to i32, !dbg !432
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !432
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !432
	%80 = icmp ugt i64 %75, %p6, !dbg !432
	%81 = icmp uge i64 %p10, %76, !dbg !432
	%82 = or i1 %80, %81, !dbg !432
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !432, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !432
	br label %b17, !dbg !432

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !433
	br i1 %83, label %b7, label %b12, !dbg !433

b7:
	%84 = trunc i64 %11 to i32, !dbg !434
	%85 = udiv i32 %84, 32, !dbg !434
	%86 = zext i32 %85 to i64, !dbg !434
	%87 = icmp eq i64 %86, %p2, !dbg !435
	br i1 %87, label %b8, label %b12, !dbg !435

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !438
	br i1 %88, label %b9, label %b10, !dbg !438

b9:
	%89 = sub i64 %p7, 1, !dbg !439
	%90 = sub i64 %p8, 1, !dbg !439
	%91 = sub i64 %p9, 1, !dbg !439
	%92 = icmp slt i64 %p9, 0, !dbg !439
	%93 = icmp slt i64 %89, 0, !dbg !439
	%94 = icmp slt i64 %90, 0, !dbg !439
	%95 = or i1 %92, %93, !dbg !439
	%96 = or i1 %95, %94, !dbg !439
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !439, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !439
	%98 = mul i64 %91, %p7, !dbg !439
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !439
	%100 = add i64 %98, 1, !dbg !439
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !439
	%102 = icmp eq i64 %97, 0, !dbg !439
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !439
	%104 = icmp eq i64 %p9, 0, !dbg !439
	%105 = select i1 %104, i64 0, i64 %103, !dbg !439
	%106 = icmp ugt i64 %105, %p4, !dbg !439
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !439, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !439
	%108 = mul i64 %91, %p8, !dbg !439
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !439
	%110 = add i64 %108, 1, !dbg !439
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !439
	%112 = icmp eq i64 %107, 0, !dbg !439
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !439
	%114 = select i1 %104, i64 0, i64 %113, !dbg !439
	%115 = sext i32 %13 to i64, !dbg !439
	%116 = trunc i64 %p10 to i32, !dbg !439
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !439
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !439
	%119 = icmp ugt i64 %114, %p6, !dbg !439
	%120 = icmp uge i64 %p10, %115, !dbg !439
	%121 = or i1 %119, %120, !dbg !439
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !439, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !439
	br label %b17, !dbg !439

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !440
	br i1 %122, label %b11, label %b17, !dbg !440

b11:
	%123 = sub i64 %p7, 1, !dbg !441
	%124 = sub i64 %p8, 1, !dbg !441
	%125 = sub i64 %p9, 1, !dbg !441
	%126 = icmp slt i64 %p9, 0, !dbg !441
	%127 = icmp slt i64 %123, 0, !dbg !441
	%128 = icmp slt i64 %124, 0, !dbg !441
	%129 = or i1 %126, %127, !dbg !441
	%130 = or i1 %129, %128, !dbg !441
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !441, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !441
	%132 = mul i64 %125, %p7, !dbg !441
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !441
	%134 = add i64 %132, 1, !dbg !441
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !441
	%136 = icmp eq i64 %131, 0, !dbg !441
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !441
	%138 = icmp eq i64 %p9, 0, !dbg !441
	%139 = select i1 %138, i64 0, i64 %137, !dbg !441
	%140 = icmp ugt i64 %139, %p4, !dbg !441
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !441, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !441
	%142 = mul i64 %125, %p8, !dbg !441
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !441
	%144 = add i64 %142, 1, !dbg !441
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !441
	%146 = icmp eq i64 %141, 0, !dbg !441
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !441
	%148 = select i1 %138, i64 0, i64 %147, !dbg !441
	%149 = sext i32 %13 to i64, !dbg !441
	%150 = trunc i64 %p10 to i32, !dbg !441
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !441
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !441
	%153 = icmp ugt i64 %148, %p6, !dbg !441
	%154 = icmp uge i64 %p10, %149, !dbg !441
	%155 = or i1 %153, %154, !dbg !441
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !441, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !441
	br label %b17, !dbg !441

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !442
	br i1 %156, label %b13, label %b17, !dbg !442

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !445
	br i1 %157, label %b14, label %b15, !dbg !445

b14:
	%158 = sub i64 %p7, 1, !dbg !446
	%159 = sub i64 %p8, 1, !dbg !446
	%160 = sub i64 %p9, 1, !dbg !446
	%161 = icmp slt i64 %p9, 0, !dbg !446
	%162 = icmp slt i64 %158, 0, !dbg !446
	%163 = icmp slt i64 %159, 0, !dbg !446
	%164 = or i1 %161, %162, !dbg !446
	%165 = or i1 %164, %163, !dbg !446
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !446, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !446
	%167 = mul i64 %160, %p7, !dbg !446
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !446
	%169 = add i64 %167, 1, !dbg !446
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !446
	%171 = icmp eq i64 %166, 0, !dbg !446
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !446
	%173 = icmp eq i64 %p9, 0, !dbg !446
	%174 = select i1 %173, i64 0, i64 %172, !dbg !446
	%175 = icmp ugt i64 %174, %p4, !dbg !446
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !446, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !446
	%177 = mul i64 %160, %p8, !dbg !446
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !446
	%179 = add i64 %177, 1, !dbg !446
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !446
	%181 = icmp eq i64 %176, 0, !dbg !446
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !446
	%183 = select i1 %173, i64 0, i64 %182, !dbg !446
	%184 = sext i32 %13 to i64, !dbg !446
	%185 = trunc i64 %p10 to i32, !dbg !446
	%186 = mul i32 %5, %6, !dbg !446
	%187 = icmp ugt i64 %183, %p6, !dbg !446
	%188 = icmp uge i64 %p10, %184, !dbg !446
	%189 = or i1 %187, %188, !dbg !446
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !446, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !446, !range !40
	%191 = mul i32 %186, %190, !dbg !446
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !446
	%193 = sext i32 %192 to i64, !dbg !446
	%194 = sext i32 %191 to i64, !dbg !446
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !446
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !446
	%197 = icmp ne i64 %193, %194, !dbg !446
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !446, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !446
	br label %b17, !dbg !446

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !447
	br i1 %198, label %b16, label %b17, !dbg !447

b16:
	%199 = sub i64 %p7, 1, !dbg !448
	%200 = sub i64 %p8, 1, !dbg !448
	%201 = sub i64 %p9, 1, !dbg !448
	%202 = icmp slt i64 %p9, 0, !dbg !448
	%203 = icmp slt i64 %199, 0, !dbg !448
	%204 = icmp slt i64 %200, 0, !dbg !448
	%205 = or i1 %202, %203, !dbg !448
	%206 = or i1 %205, %204, !dbg !448
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !448, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !448
	%208 = mul i64 %201, %p7, !dbg !448
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !448
	%210 = add i64 %208, 1, !dbg !448
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !448
	%212 = icmp eq i64 %207, 0, !dbg !448
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !448
	%214 = icmp eq i64 %p9, 0, !dbg !448
	%215 = select i1 %214, i64 0, i64 %213, !dbg !448
	%216 = icmp ugt i64 %215, %p4, !dbg !448
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !448, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !448
	%218 = mul i64 %201, %p8, !dbg !448
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !448
	%220 = add i64 %218, 1, !dbg !448
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !448
	%222 = icmp eq i64 %217, 0, !dbg !448
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !448
	%224 = select i1 %214, i64 0, i64 %223, !dbg !448
	%225 = sext i32 %13 to i64, !dbg !448
	%226 = trunc i64 %p10 to i32, !dbg !448
	%227 = mul i32 %5, %6, !dbg !448
	%228 = icmp ugt i64 %224, %p6, !dbg !448
	%229 = icmp uge i64 %p10, %225, !dbg !448
	%230 = or i1 %228, %229, !dbg !448
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !448, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !448, !range !40
	%232 = mul i32 %227, %231, !dbg !448
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !448
	%234 = sext i32 %233 to i64, !dbg !448
	%235 = sext i32 %232 to i64, !dbg !448
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !448
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !448
	%238 = icmp ne i64 %234, %235, !dbg !448
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !448, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !448
	br label %b17, !dbg !448

b17:
	ret void, !dbg !423

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !428
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !428

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !428
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !428
	ret void, !dbg !428

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !428
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !428

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !428
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !428
	ret void, !dbg !428

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !428
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !428
	ret void, !dbg !428

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !428
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !428
	ret void, !dbg !428

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !428
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !428

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !428
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !428
	ret void, !dbg !428

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !428
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !428
	ret void, !dbg !428

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !432
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !432

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !432
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !432
	ret void, !dbg !432

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !432
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !432

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !432
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !432
	ret void, !dbg !432

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !432
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !432
	ret void, !dbg !432

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !432
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !432
	ret void, !dbg !432

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !432
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !432

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !432
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !432
	ret void, !dbg !432

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !432
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !432
	ret void, !dbg !432

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !439
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !439

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !439
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !439
	ret void, !dbg !439

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !439
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !439

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !439
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !439
	ret void, !dbg !439

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !439
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !439
	ret void, !dbg !439

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !439
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !439
	ret void, !dbg !439

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !439
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !439

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !439
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !439
	ret void, !dbg !439

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !439
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !439
	ret void, !dbg !439

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !441
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !441

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !441
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !441
	ret void, !dbg !441

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !441
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !441

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !441
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !441
	ret void, !dbg !441

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !441
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !441
	ret void, !dbg !441

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !441
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !441
	ret void, !dbg !441

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !441
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !441

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !441
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !441
	ret void, !dbg !441

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !441
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !441
	ret void, !dbg !441

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !446
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !446

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !446
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !446
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !446

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !446
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !446
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !446
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !446
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !446

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !446
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !446
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !446
	ret void, !dbg !446

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %193, i64 %194), !dbg !446
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !446
	ret void, !dbg !446

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !448
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !448

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !448
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !448
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !448

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !448
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !448
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !448
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !448
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !448

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !448
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !448
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !448
	ret void, !dbg !448

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %234, i64 %235), !dbg !448
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !448
	ret void, !dbg !448
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !449 {
entry:
	br label %b0, !dbg !450

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !450
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !450
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !14
	%7 = mul i32 %6, %4, !dbg !453
	%8 = add i32 %3, %7, !dbg !453
	%9 = mul i32 %5, %8, !dbg !453
	%10 = add i32 %2, %9, !dbg !453
	%11 = sext i32 %10 to i64, !dbg !453
	%12 = icmp eq i64 %p1, 0, !dbg !454
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !457
	br i1 %12, label %b1, label %b6, !dbg !454

b1:
	%14 = icmp eq i64 %11, 0, !dbg !458
	br i1 %14, label %b2, label %b6, !dbg !458

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !459
	br i1 %15, label %b3, label %b4, !dbg !459

b3:
	%16 = sub i64 %p7, 1, !dbg !457
	%17 = sub i64 %p8, 1, !dbg !457
	%18 = sub i64 %p9, 1, !dbg !457
	%19 = icmp slt i64 %p9, 0, !dbg !457
	%20 = icmp slt i64 %16, 0, !dbg !457
	%21 = icmp slt i64 %17, 0, !dbg !457
	%22 = or i1 %19, %20, !dbg !457
	%23 = or i1 %22, %21, !dbg !457
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !457, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !457
	%25 = mul i64 %18, %p7, !dbg !457
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !457
	%27 = add i64 %25, 1, !dbg !457
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !457
	%29 = icmp eq i64 %24, 0, !dbg !457
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !457
	%31 = icmp eq i64 %p9, 0, !dbg !457
	%32 = select i1 %31, i64 0, i64 %30, !dbg !457
	%33 = icmp ugt i64 %32, %p4, !dbg !457
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !457, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !457
	%35 = mul i64 %18, %p8, !dbg !457
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !457
	%37 = add i64 %35, 1, !dbg !457
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !457
	%39 = icmp eq i64 %34, 0, !dbg !457
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !457
	%41 = select i1 %31, i64 0, i64 %40, !dbg !457
	%42 = sext i32 %13 to i64, !dbg !457
	%43 = trunc i64 %p10 to i32, !dbg !457
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !457
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !457
	%46 = icmp ugt i64 %41, %p6, !dbg !457
	%47 = icmp uge i64 %p10, %42, !dbg !457
	%48 = or i1 %46, %47, !dbg !457
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !457, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !457
	br label %b17, !dbg !457

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !460
	br i1 %49, label %b5, label %b17, !dbg !460

b5:
	%50 = sub i64 %p7, 1, !dbg !461
	%51 = sub i64 %p8, 1, !dbg !461
	%52 = sub i64 %p9, 1, !dbg !461
	%53 = icmp slt i64 %p9, 0, !dbg !461
	%54 = icmp slt i64 %50, 0, !dbg !461
	%55 = icmp slt i64 %51, 0, !dbg !461
	%56 = or i1 %53, %54, !dbg !461
	%57 = or i1 %56, %55, !dbg !461
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !461, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !461
	%59 = mul i64 %52, %p7, !dbg !461
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !461
	%61 = add i64 %59, 1, !dbg !461
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !461
	%63 = icmp eq i64 %58, 0, !dbg !461
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !461
	%65 = icmp eq i64 %p9, 0, !dbg !461
	%66 = select i1 %65, i64 0, i64 %64, !dbg !461
	%67 = icmp ugt i64 %66, %p4, !dbg !461
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !461, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !461
	%69 = mul i64 %52, %p8, !dbg !461
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !461
	%71 = add i64 %69, 1, !dbg !461
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !461
	%73 = icmp eq i64 %68, 0, !dbg !461
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !461
	%75 = select i1 %65, i64 0, i64 %74, !dbg !461
	%76 = sext i32 %13 to i64, !dbg !461
	%77 = trunc i64 %p10 to i32, !dbg !461
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !461
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !461
	%80 = icmp ugt i64 %75, %p6, !dbg !461
	%81 = icmp uge i64 %p10, %76, !dbg !461
	%82 = or i1 %80, %81, !dbg !461
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !461, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !461
	br label %b17, !dbg !461

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !462
	br i1 %83, label %b7, label %b12, !dbg !462

b7:
	%84 = trunc i64 %11 to i32, !dbg !463
	%85 = udiv i32 %84, 32, !dbg !463
	%86 = zext i32 %85 to i64, !dbg !463
	%87 = icmp eq i64 %86, %p2, !dbg !464
	br i1 %87, label %b8, label %b12, !dbg !464

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !467
	br i1 %88, label %b9, label %b10, !dbg !467

b9:
	%89 = sub i64 %p7, 1, !dbg !468
	%90 = sub i64 %p8, 1, !dbg !468
	%91 = sub i64 %p9, 1, !dbg !468
	%92 = icmp slt i64 %p9, 0, !dbg !468
	%93 = icmp slt i64 %89, 0, !dbg !468
	%94 = icmp slt i64 %90, 0, !dbg !468
	%95 = or i1 %92, %93, !dbg !468
	%96 = or i1 %95, %94, !dbg !468
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !468, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !468
	%98 = mul i64 %91, %p7, !dbg !468
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !468
	%100 = add i64 %98, 1, !dbg !468
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !468
	%102 = icmp eq i64 %97, 0, !dbg !468
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !468
	%104 = icmp eq i64 %p9, 0, !dbg !468
	%105 = select i1 %104, i64 0, i64 %103, !dbg !468
	%106 = icmp ugt i64 %105, %p4, !dbg !468
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !468, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !468
	%108 = mul i64 %91, %p8, !dbg !468
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !468
	%110 = add i64 %108, 1, !dbg !468
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !468
	%112 = icmp eq i64 %107, 0, !dbg !468
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !468
	%114 = select i1 %104, i64 0, i64 %113, !dbg !468
	%115 = sext i32 %13 to i64, !dbg !468
	%116 = trunc i64 %p10 to i32, !dbg !468
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !468
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !468
	%119 = icmp ugt i64 %114, %p6, !dbg !468
	%120 = icmp uge i64 %p10, %115, !dbg !468
	%121 = or i1 %119, %120, !dbg !468
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !468, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !468
	br label %b17, !dbg !468

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !469
	br i1 %122, label %b11, label %b17, !dbg !469

b11:
	%123 = sub i64 %p7, 1, !dbg !470
	%124 = sub i64 %p8, 1, !dbg !470
	%125 = sub i64 %p9, 1, !dbg !470
	%126 = icmp slt i64 %p9, 0, !dbg !470
	%127 = icmp slt i64 %123, 0, !dbg !470
	%128 = icmp slt i64 %124, 0, !dbg !470
	%129 = or i1 %126, %127, !dbg !470
	%130 = or i1 %129, %128, !dbg !470
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !470, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !470
	%132 = mul i64 %125, %p7, !dbg !470
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !470
	%134 = add i64 %132, 1, !dbg !470
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !470
	%136 = icmp eq i64 %131, 0, !dbg !470
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !470
	%138 = icmp eq i64 %p9, 0, !dbg !470
	%139 = select i1 %138, i64 0, i64 %137, !dbg !470
	%140 = icmp ugt i64 %139, %p4, !dbg !470
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !470, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !470
	%142 = mul i64 %125, %p8, !dbg !470
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !470
	%144 = add i64 %142, 1, !dbg !470
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !470
	%146 = icmp eq i64 %141, 0, !dbg !470
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !470
	%148 = select i1 %138, i64 0, i64 %147, !dbg !470
	%149 = sext i32 %13 to i64, !dbg !470
	%150 = trunc i64 %p10 to i32, !dbg !470
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !470
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !470
	%153 = icmp ugt i64 %148, %p6, !dbg !470
	%154 = icmp uge i64 %p10, %149, !dbg !470
	%155 = or i1 %153, %154, !dbg !470
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !470, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !470
	br label %b17, !dbg !470

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !471
	br i1 %156, label %b13, label %b17, !dbg !471

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !474
	br i1 %157, label %b14, label %b15, !dbg !474

b14:
	%158 = sub i64 %p7, 1, !dbg !475
	%159 = sub i64 %p8, 1, !dbg !475
	%160 = sub i64 %p9, 1, !dbg !475
	%161 = icmp slt i64 %p9, 0, !dbg !475
	%162 = icmp slt i64 %158, 0, !dbg !475
	%163 = icmp slt i64 %159, 0, !dbg !475
	%164 = or i1 %161, %162, !dbg !475
	%165 = or i1 %164, %163, !dbg !475
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !475, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !475
	%167 = mul i64 %160, %p7, !dbg !475
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !475
	%169 = add i64 %167, 1, !dbg !475
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !475
	%171 = icmp eq i64 %166, 0, !dbg !475
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !475
	%173 = icmp eq i64 %p9, 0, !dbg !475
	%174 = select i1 %173, i64 0, i64 %172, !dbg !475
	%175 = icmp ugt i64 %174, %p4, !dbg !475
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !475, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !475
	%177 = mul i64 %160, %p8, !dbg !475
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !475
	%179 = add i64 %177, 1, !dbg !475
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !475
	%181 = icmp eq i64 %176, 0, !dbg !475
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !475
	%183 = select i1 %173, i64 0, i64 %182, !dbg !475
	%184 = sext i32 %13 to i64, !dbg !475
	%185 = trunc i64 %p10 to i32, !dbg !475
	%186 = mul i32 %5, %6, !dbg !475
	%187 = icmp ugt i64 %183, %p6, !dbg !475
	%188 = icmp uge i64 %p10, %184, !dbg !475
	%189 = or i1 %187, %188, !dbg !475
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !475, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !475, !range !40
	%191 = mul i32 %186, %190, !dbg !475
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !475
	%193 = sext i32 %192 to i64, !dbg !475
	%194 = sext i32 %191 to i64, !dbg !475
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !475
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !475
	%197 = icmp ne i64 %193, %194, !dbg !475
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !475, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !475
	br label %b17, !dbg !475

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !476
	br i1 %198, label %b16, label %b17, !dbg !476

b16:
	%199 = sub i64 %p7, 1, !dbg !477
	%200 = sub i64 %p8, 1, !dbg !477
	%201 = sub i64 %p9, 1, !dbg !477
	%202 = icmp slt i64 %p9, 0, !dbg !477
	%203 = icmp slt i64 %199, 0, !dbg !477
	%204 = icmp slt i64 %200, 0, !dbg !477
	%205 = or i1 %202, %203, !dbg !477
	%206 = or i1 %205, %204, !dbg !477
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !477, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !477
	%208 = mul i64 %201, %p7, !dbg !477
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !477
	%210 = add i64 %208, 1, !dbg !477
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !477
	%212 = icmp eq i64 %207, 0, !dbg !477
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !477
	%214 = icmp eq i64 %p9, 0, !dbg !477
	%215 = select i1 %214, i64 0, i64 %213, !dbg !477
	%216 = icmp ugt i64 %215, %p4, !dbg !477
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !477, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !477
	%218 = mul i64 %201, %p8, !dbg !477
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !477
	%220 = add i64 %218, 1, !dbg !477
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !477
	%222 = icmp eq i64 %217, 0, !dbg !477
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !477
	%224 = select i1 %214, i64 0, i64 %223, !dbg !477
	%225 = sext i32 %13 to i64, !dbg !477
	%226 = trunc i64 %p10 to i32, !dbg !477
	%227 = mul i32 %5, %6, !dbg !477
	%228 = icmp ugt i64 %224, %p6, !dbg !477
	%229 = icmp uge i64 %p10, %225, !dbg !477
	%230 = or i1 %228, %229, !dbg !477
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !477, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !477, !range !40
	%232 = mul i32 %227, %231, !dbg !477
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !477
	%234 = sext i32 %233 to i64, !dbg !477
	%235 = sext i32 %232 to i64, !dbg !477
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !477
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !477
	%238 = icmp ne i64 %234, %235, !dbg !477
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !477, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !477
	br label %b17, !dbg !477

b17:
	ret void, !dbg !452

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !457
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !457

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !457
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !457
	ret void, !dbg !457

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !457
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !457

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !457
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !457
	ret void, !dbg !457

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !457
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !457
	ret void, !dbg !457

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !457
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !457
	ret void, !dbg !457

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !457
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !457

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !457
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !457
	ret void, !dbg !457

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !457
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !457
	ret void, !dbg !457

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !461
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !461

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !461
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !461
	ret void, !dbg !461

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !461
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !461

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !461
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !461
	ret void, !dbg !461

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !461
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !461
	ret void, !dbg !461

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !461
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !461
	ret void, !dbg !461

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !461
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !461

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !461
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !461
	ret void, !dbg !461

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !461
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !461
	ret void, !dbg !461

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !468
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !468

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !468
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !468
	ret void, !dbg !468

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !468
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !468

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !468
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !468
	ret void, !dbg !468

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !468
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !468
	ret void, !dbg !468

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !468
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !468
	ret void, !dbg !468

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !468
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !468

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !468
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !468
	ret void, !dbg !468

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !468
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !468
	ret void, !dbg !468

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !470
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !470

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !470
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !470
	ret void, !dbg !470

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !470
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !470

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !470
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !470
	ret void, !dbg !470

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !470
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !470
	ret void, !dbg !470

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !470
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !470
	ret void, !dbg !470

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !470
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !470

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !470
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !470
	ret void, !dbg !470

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !470
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !470
	ret void, !dbg !470

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !475
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !475

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !475
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !475
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !475

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !475
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !475
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !475
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !475
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !475

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !475
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !475
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !475
	ret void, !dbg !475

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %193, i64 %194), !dbg !475
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !475
	ret void, !dbg !475

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !477
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !477

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !477
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !477
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !477

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !477
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !477
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !477
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !477
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !477

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !477
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !477
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !477
	ret void, !dbg !477

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %234, i64 %235), !dbg !477
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !477
	ret void, !dbg !477
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

declare void @gpuc_i_put_thread_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_get_thread_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_i_put_warp_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_i_get_warp_8(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

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
!nvvm.annotations = !{!478, !479, !480, !481, !482, !483, !484, !485, !486, !487, !488, !489, !490, !491, !492, !493}
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
!9 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!10 = !DILocation(line: 14, column: 10, scope: !6)
!11 = !DILocation(line: 27, column: 24, scope: !9, inlinedAt: !10)
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 64}
!14 = !{i32 1, i32 1025}
!15 = !DILocation(line: 29, column: 13, scope: !9, inlinedAt: !10)
!16 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!17 = !DILocation(line: 30, column: 7, scope: !9, inlinedAt: !10)
!18 = !DILocation(line: 42, column: 13, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 29, column: 38, scope: !9, inlinedAt: !10)
!20 = !DILocation(line: 41, column: 7, scope: !16, inlinedAt: !17)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 43, column: 7, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 44, column: 13, scope: !16, inlinedAt: !17)
!26 = !DILocation(line: 31, column: 13, scope: !9, inlinedAt: !10)
!27 = !DILocation(line: 31, column: 35, scope: !9, inlinedAt: !10)
!28 = !DILocation(line: 31, column: 39, scope: !9, inlinedAt: !10)
!29 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!30 = !DILocation(line: 32, column: 7, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 41, column: 7, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 42, column: 13, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 43, column: 7, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 44, column: 13, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 33, column: 13, scope: !9, inlinedAt: !10)
!36 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!37 = !DILocation(line: 34, column: 7, scope: !9, inlinedAt: !10)
!38 = !DILocation(line: 41, column: 7, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 42, column: 13, scope: !36, inlinedAt: !37)
!40 = !{i32 1, i32 65}
!41 = !DILocation(line: 43, column: 7, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 44, column: 13, scope: !36, inlinedAt: !37)
!43 = distinct !DISubprogram(name: "Int16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!44 = !DILocation(line: 20, column: 6, scope: !43)
!45 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!46 = !DILocation(line: 21, column: 10, scope: !43)
!47 = !DILocation(line: 27, column: 24, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 29, column: 13, scope: !45, inlinedAt: !46)
!49 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!50 = !DILocation(line: 30, column: 7, scope: !45, inlinedAt: !46)
!51 = !DILocation(line: 42, column: 13, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 29, column: 38, scope: !45, inlinedAt: !46)
!53 = !DILocation(line: 41, column: 7, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 43, column: 7, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 44, column: 13, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 31, column: 13, scope: !45, inlinedAt: !46)
!57 = !DILocation(line: 31, column: 35, scope: !45, inlinedAt: !46)
!58 = !DILocation(line: 31, column: 39, scope: !45, inlinedAt: !46)
!59 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!60 = !DILocation(line: 32, column: 7, scope: !45, inlinedAt: !46)
!61 = !DILocation(line: 41, column: 7, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 42, column: 13, scope: !59, inlinedAt: !60)
!63 = !DILocation(line: 43, column: 7, scope: !59, inlinedAt: !60)
!64 = !DILocation(line: 44, column: 13, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 33, column: 13, scope: !45, inlinedAt: !46)
!66 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!67 = !DILocation(line: 34, column: 7, scope: !45, inlinedAt: !46)
!68 = !DILocation(line: 41, column: 7, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 42, column: 13, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 43, column: 7, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 44, column: 13, scope: !66, inlinedAt: !67)
!72 = distinct !DISubprogram(name: "Int32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!73 = !DILocation(line: 27, column: 6, scope: !72)
!74 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!75 = !DILocation(line: 28, column: 10, scope: !72)
!76 = !DILocation(line: 27, column: 24, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 29, column: 13, scope: !74, inlinedAt: !75)
!78 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!79 = !DILocation(line: 30, column: 7, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 42, column: 13, scope: !78, inlinedAt: !79)
!81 = !DILocation(line: 29, column: 38, scope: !74, inlinedAt: !75)
!82 = !DILocation(line: 41, column: 7, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 43, column: 7, scope: !78, inlinedAt: !79)
!84 = !DILocation(line: 44, column: 13, scope: !78, inlinedAt: !79)
!85 = !DILocation(line: 31, column: 13, scope: !74, inlinedAt: !75)
!86 = !DILocation(line: 31, column: 35, scope: !74, inlinedAt: !75)
!87 = !DILocation(line: 31, column: 39, scope: !74, inlinedAt: !75)
!88 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!89 = !DILocation(line: 32, column: 7, scope: !74, inlinedAt: !75)
!90 = !DILocation(line: 41, column: 7, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 42, column: 13, scope: !88, inlinedAt: !89)
!92 = !DILocation(line: 43, column: 7, scope: !88, inlinedAt: !89)
!93 = !DILocation(line: 44, column: 13, scope: !88, inlinedAt: !89)
!94 = !DILocation(line: 33, column: 13, scope: !74, inlinedAt: !75)
!95 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!96 = !DILocation(line: 34, column: 7, scope: !74, inlinedAt: !75)
!97 = !DILocation(line: 41, column: 7, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 42, column: 13, scope: !95, inlinedAt: !96)
!99 = !DILocation(line: 43, column: 7, scope: !95, inlinedAt: !96)
!100 = !DILocation(line: 44, column: 13, scope: !95, inlinedAt: !96)
!101 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!102 = !DILocation(line: 34, column: 6, scope: !101)
!103 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!104 = !DILocation(line: 35, column: 10, scope: !101)
!105 = !DILocation(line: 27, column: 24, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 29, column: 13, scope: !103, inlinedAt: !104)
!107 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!108 = !DILocation(line: 30, column: 7, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 42, column: 13, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 29, column: 38, scope: !103, inlinedAt: !104)
!111 = !DILocation(line: 41, column: 7, scope: !107, inlinedAt: !108)
!112 = !DILocation(line: 43, column: 7, scope: !107, inlinedAt: !108)
!113 = !DILocation(line: 44, column: 13, scope: !107, inlinedAt: !108)
!114 = !DILocation(line: 31, column: 13, scope: !103, inlinedAt: !104)
!115 = !DILocation(line: 31, column: 35, scope: !103, inlinedAt: !104)
!116 = !DILocation(line: 31, column: 39, scope: !103, inlinedAt: !104)
!117 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!118 = !DILocation(line: 32, column: 7, scope: !103, inlinedAt: !104)
!119 = !DILocation(line: 41, column: 7, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 42, column: 13, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 43, column: 7, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 44, column: 13, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 33, column: 13, scope: !103, inlinedAt: !104)
!124 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!125 = !DILocation(line: 34, column: 7, scope: !103, inlinedAt: !104)
!126 = !DILocation(line: 41, column: 7, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 42, column: 13, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 43, column: 7, scope: !124, inlinedAt: !125)
!129 = !DILocation(line: 44, column: 13, scope: !124, inlinedAt: !125)
!130 = distinct !DISubprogram(name: "Int", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!131 = !DILocation(line: 41, column: 6, scope: !130)
!132 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!133 = !DILocation(line: 42, column: 10, scope: !130)
!134 = !DILocation(line: 27, column: 24, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 29, column: 13, scope: !132, inlinedAt: !133)
!136 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!137 = !DILocation(line: 30, column: 7, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 42, column: 13, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 29, column: 38, scope: !132, inlinedAt: !133)
!140 = !DILocation(line: 41, column: 7, scope: !136, inlinedAt: !137)
!141 = !DILocation(line: 43, column: 7, scope: !136, inlinedAt: !137)
!142 = !DILocation(line: 44, column: 13, scope: !136, inlinedAt: !137)
!143 = !DILocation(line: 31, column: 13, scope: !132, inlinedAt: !133)
!144 = !DILocation(line: 31, column: 35, scope: !132, inlinedAt: !133)
!145 = !DILocation(line: 31, column: 39, scope: !132, inlinedAt: !133)
!146 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!147 = !DILocation(line: 32, column: 7, scope: !132, inlinedAt: !133)
!148 = !DILocation(line: 41, column: 7, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 42, column: 13, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 43, column: 7, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 44, column: 13, scope: !146, inlinedAt: !147)
!152 = !DILocation(line: 33, column: 13, scope: !132, inlinedAt: !133)
!153 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!154 = !DILocation(line: 34, column: 7, scope: !132, inlinedAt: !133)
!155 = !DILocation(line: 41, column: 7, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 42, column: 13, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 43, column: 7, scope: !153, inlinedAt: !154)
!158 = !DILocation(line: 44, column: 13, scope: !153, inlinedAt: !154)
!159 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!160 = !DILocation(line: 48, column: 6, scope: !159)
!161 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!162 = !DILocation(line: 49, column: 10, scope: !159)
!163 = !DILocation(line: 27, column: 24, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 29, column: 13, scope: !161, inlinedAt: !162)
!165 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!166 = !DILocation(line: 30, column: 7, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 42, column: 13, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 29, column: 38, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 41, column: 7, scope: !165, inlinedAt: !166)
!170 = !DILocation(line: 43, column: 7, scope: !165, inlinedAt: !166)
!171 = !DILocation(line: 44, column: 13, scope: !165, inlinedAt: !166)
!172 = !DILocation(line: 31, column: 13, scope: !161, inlinedAt: !162)
!173 = !DILocation(line: 31, column: 35, scope: !161, inlinedAt: !162)
!174 = !DILocation(line: 31, column: 39, scope: !161, inlinedAt: !162)
!175 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!176 = !DILocation(line: 32, column: 7, scope: !161, inlinedAt: !162)
!177 = !DILocation(line: 41, column: 7, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 42, column: 13, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 43, column: 7, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 44, column: 13, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 33, column: 13, scope: !161, inlinedAt: !162)
!182 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!183 = !DILocation(line: 34, column: 7, scope: !161, inlinedAt: !162)
!184 = !DILocation(line: 41, column: 7, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 42, column: 13, scope: !182, inlinedAt: !183)
!186 = !DILocation(line: 43, column: 7, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 44, column: 13, scope: !182, inlinedAt: !183)
!188 = distinct !DISubprogram(name: "Uint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!189 = !DILocation(line: 55, column: 6, scope: !188)
!190 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!191 = !DILocation(line: 56, column: 10, scope: !188)
!192 = !DILocation(line: 27, column: 24, scope: !190, inlinedAt: !191)
!193 = !DILocation(line: 29, column: 13, scope: !190, inlinedAt: !191)
!194 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!195 = !DILocation(line: 30, column: 7, scope: !190, inlinedAt: !191)
!196 = !DILocation(line: 42, column: 13, scope: !194, inlinedAt: !195)
!197 = !DILocation(line: 29, column: 38, scope: !190, inlinedAt: !191)
!198 = !DILocation(line: 41, column: 7, scope: !194, inlinedAt: !195)
!199 = !DILocation(line: 43, column: 7, scope: !194, inlinedAt: !195)
!200 = !DILocation(line: 44, column: 13, scope: !194, inlinedAt: !195)
!201 = !DILocation(line: 31, column: 13, scope: !190, inlinedAt: !191)
!202 = !DILocation(line: 31, column: 35, scope: !190, inlinedAt: !191)
!203 = !DILocation(line: 31, column: 39, scope: !190, inlinedAt: !191)
!204 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!205 = !DILocation(line: 32, column: 7, scope: !190, inlinedAt: !191)
!206 = !DILocation(line: 41, column: 7, scope: !204, inlinedAt: !205)
!207 = !DILocation(line: 42, column: 13, scope: !204, inlinedAt: !205)
!208 = !DILocation(line: 43, column: 7, scope: !204, inlinedAt: !205)
!209 = !DILocation(line: 44, column: 13, scope: !204, inlinedAt: !205)
!210 = !DILocation(line: 33, column: 13, scope: !190, inlinedAt: !191)
!211 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!212 = !DILocation(line: 34, column: 7, scope: !190, inlinedAt: !191)
!213 = !DILocation(line: 41, column: 7, scope: !211, inlinedAt: !212)
!214 = !DILocation(line: 42, column: 13, scope: !211, inlinedAt: !212)
!215 = !DILocation(line: 43, column: 7, scope: !211, inlinedAt: !212)
!216 = !DILocation(line: 44, column: 13, scope: !211, inlinedAt: !212)
!217 = distinct !DISubprogram(name: "Uint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!218 = !DILocation(line: 62, column: 6, scope: !217)
!219 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!220 = !DILocation(line: 63, column: 10, scope: !217)
!221 = !DILocation(line: 27, column: 24, scope: !219, inlinedAt: !220)
!222 = !DILocation(line: 29, column: 13, scope: !219, inlinedAt: !220)
!223 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!224 = !DILocation(line: 30, column: 7, scope: !219, inlinedAt: !220)
!225 = !DILocation(line: 42, column: 13, scope: !223, inlinedAt: !224)
!226 = !DILocation(line: 29, column: 38, scope: !219, inlinedAt: !220)
!227 = !DILocation(line: 41, column: 7, scope: !223, inlinedAt: !224)
!228 = !DILocation(line: 43, column: 7, scope: !223, inlinedAt: !224)
!229 = !DILocation(line: 44, column: 13, scope: !223, inlinedAt: !224)
!230 = !DILocation(line: 31, column: 13, scope: !219, inlinedAt: !220)
!231 = !DILocation(line: 31, column: 35, scope: !219, inlinedAt: !220)
!232 = !DILocation(line: 31, column: 39, scope: !219, inlinedAt: !220)
!233 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!234 = !DILocation(line: 32, column: 7, scope: !219, inlinedAt: !220)
!235 = !DILocation(line: 41, column: 7, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 42, column: 13, scope: !233, inlinedAt: !234)
!237 = !DILocation(line: 43, column: 7, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 44, column: 13, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 33, column: 13, scope: !219, inlinedAt: !220)
!240 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!241 = !DILocation(line: 34, column: 7, scope: !219, inlinedAt: !220)
!242 = !DILocation(line: 41, column: 7, scope: !240, inlinedAt: !241)
!243 = !DILocation(line: 42, column: 13, scope: !240, inlinedAt: !241)
!244 = !DILocation(line: 43, column: 7, scope: !240, inlinedAt: !241)
!245 = !DILocation(line: 44, column: 13, scope: !240, inlinedAt: !241)
!246 = distinct !DISubprogram(name: "Uint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!247 = !DILocation(line: 69, column: 6, scope: !246)
!248 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!249 = !DILocation(line: 70, column: 10, scope: !246)
!250 = !DILocation(line: 27, column: 24, scope: !248, inlinedAt: !249)
!251 = !DILocation(line: 29, column: 13, scope: !248, inlinedAt: !249)
!252 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!253 = !DILocation(line: 30, column: 7, scope: !248, inlinedAt: !249)
!254 = !DILocation(line: 42, column: 13, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 29, column: 38, scope: !248, inlinedAt: !249)
!256 = !DILocation(line: 41, column: 7, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 43, column: 7, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 44, column: 13, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 31, column: 13, scope: !248, inlinedAt: !249)
!260 = !DILocation(line: 31, column: 35, scope: !248, inlinedAt: !249)
!261 = !DILocation(line: 31, column: 39, scope: !248, inlinedAt: !249)
!262 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!263 = !DILocation(line: 32, column: 7, scope: !248, inlinedAt: !249)
!264 = !DILocation(line: 41, column: 7, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 42, column: 13, scope: !262, inlinedAt: !263)
!266 = !DILocation(line: 43, column: 7, scope: !262, inlinedAt: !263)
!267 = !DILocation(line: 44, column: 13, scope: !262, inlinedAt: !263)
!268 = !DILocation(line: 33, column: 13, scope: !248, inlinedAt: !249)
!269 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!270 = !DILocation(line: 34, column: 7, scope: !248, inlinedAt: !249)
!271 = !DILocation(line: 41, column: 7, scope: !269, inlinedAt: !270)
!272 = !DILocation(line: 42, column: 13, scope: !269, inlinedAt: !270)
!273 = !DILocation(line: 43, column: 7, scope: !269, inlinedAt: !270)
!274 = !DILocation(line: 44, column: 13, scope: !269, inlinedAt: !270)
!275 = distinct !DISubprogram(name: "Uint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!276 = !DILocation(line: 76, column: 6, scope: !275)
!277 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!278 = !DILocation(line: 77, column: 10, scope: !275)
!279 = !DILocation(line: 27, column: 24, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 29, column: 13, scope: !277, inlinedAt: !278)
!281 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!282 = !DILocation(line: 30, column: 7, scope: !277, inlinedAt: !278)
!283 = !DILocation(line: 42, column: 13, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 29, column: 38, scope: !277, inlinedAt: !278)
!285 = !DILocation(line: 41, column: 7, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 43, column: 7, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 44, column: 13, scope: !281, inlinedAt: !282)
!288 = !DILocation(line: 31, column: 13, scope: !277, inlinedAt: !278)
!289 = !DILocation(line: 31, column: 35, scope: !277, inlinedAt: !278)
!290 = !DILocation(line: 31, column: 39, scope: !277, inlinedAt: !278)
!291 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!292 = !DILocation(line: 32, column: 7, scope: !277, inlinedAt: !278)
!293 = !DILocation(line: 41, column: 7, scope: !291, inlinedAt: !292)
!294 = !DILocation(line: 42, column: 13, scope: !291, inlinedAt: !292)
!295 = !DILocation(line: 43, column: 7, scope: !291, inlinedAt: !292)
!296 = !DILocation(line: 44, column: 13, scope: !291, inlinedAt: !292)
!297 = !DILocation(line: 33, column: 13, scope: !277, inlinedAt: !278)
!298 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!299 = !DILocation(line: 34, column: 7, scope: !277, inlinedAt: !278)
!300 = !DILocation(line: 41, column: 7, scope: !298, inlinedAt: !299)
!301 = !DILocation(line: 42, column: 13, scope: !298, inlinedAt: !299)
!302 = !DILocation(line: 43, column: 7, scope: !298, inlinedAt: !299)
!303 = !DILocation(line: 44, column: 13, scope: !298, inlinedAt: !299)
!304 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!305 = !DILocation(line: 83, column: 6, scope: !304)
!306 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!307 = !DILocation(line: 84, column: 10, scope: !304)
!308 = !DILocation(line: 27, column: 24, scope: !306, inlinedAt: !307)
!309 = !DILocation(line: 29, column: 13, scope: !306, inlinedAt: !307)
!310 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!311 = !DILocation(line: 30, column: 7, scope: !306, inlinedAt: !307)
!312 = !DILocation(line: 42, column: 13, scope: !310, inlinedAt: !311)
!313 = !DILocation(line: 29, column: 38, scope: !306, inlinedAt: !307)
!314 = !DILocation(line: 41, column: 7, scope: !310, inlinedAt: !311)
!315 = !DILocation(line: 43, column: 7, scope: !310, inlinedAt: !311)
!316 = !DILocation(line: 44, column: 13, scope: !310, inlinedAt: !311)
!317 = !DILocation(line: 31, column: 13, scope: !306, inlinedAt: !307)
!318 = !DILocation(line: 31, column: 35, scope: !306, inlinedAt: !307)
!319 = !DILocation(line: 31, column: 39, scope: !306, inlinedAt: !307)
!320 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!321 = !DILocation(line: 32, column: 7, scope: !306, inlinedAt: !307)
!322 = !DILocation(line: 41, column: 7, scope: !320, inlinedAt: !321)
!323 = !DILocation(line: 42, column: 13, scope: !320, inlinedAt: !321)
!324 = !DILocation(line: 43, column: 7, scope: !320, inlinedAt: !321)
!325 = !DILocation(line: 44, column: 13, scope: !320, inlinedAt: !321)
!326 = !DILocation(line: 33, column: 13, scope: !306, inlinedAt: !307)
!327 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!328 = !DILocation(line: 34, column: 7, scope: !306, inlinedAt: !307)
!329 = !DILocation(line: 41, column: 7, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 42, column: 13, scope: !327, inlinedAt: !328)
!331 = !DILocation(line: 43, column: 7, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 44, column: 13, scope: !327, inlinedAt: !328)
!333 = distinct !DISubprogram(name: "Float64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!334 = !DILocation(line: 90, column: 6, scope: !333)
!335 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!336 = !DILocation(line: 91, column: 10, scope: !333)
!337 = !DILocation(line: 27, column: 24, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 29, column: 13, scope: !335, inlinedAt: !336)
!339 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!340 = !DILocation(line: 30, column: 7, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 42, column: 13, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 29, column: 38, scope: !335, inlinedAt: !336)
!343 = !DILocation(line: 41, column: 7, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 43, column: 7, scope: !339, inlinedAt: !340)
!345 = !DILocation(line: 44, column: 13, scope: !339, inlinedAt: !340)
!346 = !DILocation(line: 31, column: 13, scope: !335, inlinedAt: !336)
!347 = !DILocation(line: 31, column: 35, scope: !335, inlinedAt: !336)
!348 = !DILocation(line: 31, column: 39, scope: !335, inlinedAt: !336)
!349 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!350 = !DILocation(line: 32, column: 7, scope: !335, inlinedAt: !336)
!351 = !DILocation(line: 41, column: 7, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 42, column: 13, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 43, column: 7, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 44, column: 13, scope: !349, inlinedAt: !350)
!355 = !DILocation(line: 33, column: 13, scope: !335, inlinedAt: !336)
!356 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!357 = !DILocation(line: 34, column: 7, scope: !335, inlinedAt: !336)
!358 = !DILocation(line: 41, column: 7, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 42, column: 13, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 43, column: 7, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 44, column: 13, scope: !356, inlinedAt: !357)
!362 = distinct !DISubprogram(name: "Float16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!363 = !DILocation(line: 97, column: 6, scope: !362)
!364 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!365 = !DILocation(line: 98, column: 10, scope: !362)
!366 = !DILocation(line: 27, column: 24, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 29, column: 13, scope: !364, inlinedAt: !365)
!368 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!369 = !DILocation(line: 30, column: 7, scope: !364, inlinedAt: !365)
!370 = !DILocation(line: 42, column: 13, scope: !368, inlinedAt: !369)
!371 = !DILocation(line: 29, column: 38, scope: !364, inlinedAt: !365)
!372 = !DILocation(line: 41, column: 7, scope: !368, inlinedAt: !369)
!373 = !DILocation(line: 43, column: 7, scope: !368, inlinedAt: !369)
!374 = !DILocation(line: 44, column: 13, scope: !368, inlinedAt: !369)
!375 = !DILocation(line: 31, column: 13, scope: !364, inlinedAt: !365)
!376 = !DILocation(line: 31, column: 35, scope: !364, inlinedAt: !365)
!377 = !DILocation(line: 31, column: 39, scope: !364, inlinedAt: !365)
!378 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!379 = !DILocation(line: 32, column: 7, scope: !364, inlinedAt: !365)
!380 = !DILocation(line: 41, column: 7, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 42, column: 13, scope: !378, inlinedAt: !379)
!382 = !DILocation(line: 43, column: 7, scope: !378, inlinedAt: !379)
!383 = !DILocation(line: 44, column: 13, scope: !378, inlinedAt: !379)
!384 = !DILocation(line: 33, column: 13, scope: !364, inlinedAt: !365)
!385 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!386 = !DILocation(line: 34, column: 7, scope: !364, inlinedAt: !365)
!387 = !DILocation(line: 41, column: 7, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 42, column: 13, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 43, column: 7, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 44, column: 13, scope: !385, inlinedAt: !386)
!391 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!392 = !DILocation(line: 104, column: 6, scope: !391)
!393 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!394 = !DILocation(line: 105, column: 10, scope: !391)
!395 = !DILocation(line: 27, column: 24, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 29, column: 13, scope: !393, inlinedAt: !394)
!397 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!398 = !DILocation(line: 30, column: 7, scope: !393, inlinedAt: !394)
!399 = !DILocation(line: 42, column: 13, scope: !397, inlinedAt: !398)
!400 = !DILocation(line: 29, column: 38, scope: !393, inlinedAt: !394)
!401 = !DILocation(line: 41, column: 7, scope: !397, inlinedAt: !398)
!402 = !DILocation(line: 43, column: 7, scope: !397, inlinedAt: !398)
!403 = !DILocation(line: 44, column: 13, scope: !397, inlinedAt: !398)
!404 = !DILocation(line: 31, column: 13, scope: !393, inlinedAt: !394)
!405 = !DILocation(line: 31, column: 35, scope: !393, inlinedAt: !394)
!406 = !DILocation(line: 31, column: 39, scope: !393, inlinedAt: !394)
!407 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!408 = !DILocation(line: 32, column: 7, scope: !393, inlinedAt: !394)
!409 = !DILocation(line: 41, column: 7, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 42, column: 13, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 43, column: 7, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 44, column: 13, scope: !407, inlinedAt: !408)
!413 = !DILocation(line: 33, column: 13, scope: !393, inlinedAt: !394)
!414 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!415 = !DILocation(line: 34, column: 7, scope: !393, inlinedAt: !394)
!416 = !DILocation(line: 41, column: 7, scope: !414, inlinedAt: !415)
!417 = !DILocation(line: 42, column: 13, scope: !414, inlinedAt: !415)
!418 = !DILocation(line: 43, column: 7, scope: !414, inlinedAt: !415)
!419 = !DILocation(line: 44, column: 13, scope: !414, inlinedAt: !415)
!420 = distinct !DISubprogram(name: "Float8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!421 = !DILocation(line: 111, column: 6, scope: !420)
!422 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!423 = !DILocation(line: 112, column: 10, scope: !420)
!424 = !DILocation(line: 27, column: 24, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 29, column: 13, scope: !422, inlinedAt: !423)
!426 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!427 = !DILocation(line: 30, column: 7, scope: !422, inlinedAt: !423)
!428 = !DILocation(line: 42, column: 13, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 29, column: 38, scope: !422, inlinedAt: !423)
!430 = !DILocation(line: 41, column: 7, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 43, column: 7, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 44, column: 13, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 31, column: 13, scope: !422, inlinedAt: !423)
!434 = !DILocation(line: 31, column: 35, scope: !422, inlinedAt: !423)
!435 = !DILocation(line: 31, column: 39, scope: !422, inlinedAt: !423)
!436 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!437 = !DILocation(line: 32, column: 7, scope: !422, inlinedAt: !423)
!438 = !DILocation(line: 41, column: 7, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 42, column: 13, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 43, column: 7, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 44, column: 13, scope: !436, inlinedAt: !437)
!442 = !DILocation(line: 33, column: 13, scope: !422, inlinedAt: !423)
!443 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!444 = !DILocation(line: 34, column: 7, scope: !422, inlinedAt: !423)
!445 = !DILocation(line: 41, column: 7, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 42, column: 13, scope: !443, inlinedAt: !444)
!447 = !DILocation(line: 43, column: 7, scope: !443, inlinedAt: !444)
!448 = !DILocation(line: 44, column: 13, scope: !443, inlinedAt: !444)
!449 = distinct !DISubprogram(name: "Float8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!450 = !DILocation(line: 118, column: 6, scope: !449)
!451 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!452 = !DILocation(line: 119, column: 10, scope: !449)
!453 = !DILocation(line: 27, column: 24, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 29, column: 13, scope: !451, inlinedAt: !452)
!455 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!456 = !DILocation(line: 30, column: 7, scope: !451, inlinedAt: !452)
!457 = !DILocation(line: 42, column: 13, scope: !455, inlinedAt: !456)
!458 = !DILocation(line: 29, column: 38, scope: !451, inlinedAt: !452)
!459 = !DILocation(line: 41, column: 7, scope: !455, inlinedAt: !456)
!460 = !DILocation(line: 43, column: 7, scope: !455, inlinedAt: !456)
!461 = !DILocation(line: 44, column: 13, scope: !455, inlinedAt: !456)
!462 = !DILocation(line: 31, column: 13, scope: !451, inlinedAt: !452)
!463 = !DILocation(line: 31, column: 35, scope: !451, inlinedAt: !452)
!464 = !DILocation(line: 31, column: 39, scope: !451, inlinedAt: !452)
!465 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!466 = !DILocation(line: 32, column: 7, scope: !451, inlinedAt: !452)
!467 = !DILocation(line: 41, column: 7, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 42, column: 13, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 43, column: 7, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 44, column: 13, scope: !465, inlinedAt: !466)
!471 = !DILocation(line: 33, column: 13, scope: !451, inlinedAt: !452)
!472 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!473 = !DILocation(line: 34, column: 7, scope: !451, inlinedAt: !452)
!474 = !DILocation(line: 41, column: 7, scope: !472, inlinedAt: !473)
!475 = !DILocation(line: 42, column: 13, scope: !472, inlinedAt: !473)
!476 = !DILocation(line: 43, column: 7, scope: !472, inlinedAt: !473)
!477 = !DILocation(line: 44, column: 13, scope: !472, inlinedAt: !473)
!478 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8, !"kernel", i32 1}
!479 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16, !"kernel", i32 1}
!480 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32, !"kernel", i32 1}
!481 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64, !"kernel", i32 1}
!482 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int, !"kernel", i32 1}
!483 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8, !"kernel", i32 1}
!484 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16, !"kernel", i32 1}
!485 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32, !"kernel", i32 1}
!486 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64, !"kernel", i32 1}
!487 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint, !"kernel", i32 1}
!488 = !{void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32, !"kernel", i32 1}
!489 = !{void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64, !"kernel", i32 1}
!490 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16, !"kernel", i32 1}
!491 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16, !"kernel", i32 1}
!492 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!493 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
