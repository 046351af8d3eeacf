target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [18 x i8*] [i8* bitcast (void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i64, i64, i64, i8*)* @Body to i8*), i8* bitcast (void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i64, i64, i64, i8*)* @Color to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Body(i64 %p0, i64 %p1, i64 %p2, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p3, i64 %p4, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
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
	%43 = mul i64 %p7, 40, !dbg !18
	%44 = mul i64 %p8, 40, !dbg !18
	%45 = trunc i64 %p10 to i32, !dbg !18
	%46 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%47 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%48 = icmp ugt i64 %41, %p6, !dbg !18
	%49 = icmp uge i64 %p10, %42, !dbg !18
	%50 = or i1 %48, %49, !dbg !18
	br i1 %50, label %b3_fail5, label %b3_ok5, !dbg !18, !prof !21

b3_ok5:
	%51 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %46 to i8*, !dbg !18
	%52 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %47 to i8*, !dbg !18
	call void @gpuc_put_tile_thread(i8* %51, i8* %52, i64 %43, i64 %44, i64 %p9, i64 40, i32 %45), !dbg !18
	br label %b17, !dbg !18

b4:
	%53 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %53, label %b5, label %b17, !dbg !24

b5:
	%54 = sub i64 %p7, 1, !dbg !25
	%55 = sub i64 %p8, 1, !dbg !25
	%56 = sub i64 %p9, 1, !dbg !25
	%57 = icmp slt i64 %p9, 0, !dbg !25
	%58 = icmp slt i64 %54, 0, !dbg !25
	%59 = icmp slt i64 %55, 0, !dbg !25
	%60 = or i1 %57, %58, !dbg !25
	%61 = or i1 %60, %59, !dbg !25
	br i1 %61, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%62 = call i64 @llvm.nvvm.mulhi.ull(i64 %56, i64 %p7), !dbg !25
	%63 = mul i64 %56, %p7, !dbg !25
	%64 = icmp ult i64 %63, 9223372036854775807, !dbg !25
	%65 = add i64 %63, 1, !dbg !25
	%66 = select i1 %64, i64 %65, i64 9223372036854775807, !dbg !25
	%67 = icmp eq i64 %62, 0, !dbg !25
	%68 = select i1 %67, i64 %66, i64 9223372036854775807, !dbg !25
	%69 = icmp eq i64 %p9, 0, !dbg !25
	%70 = select i1 %69, i64 0, i64 %68, !dbg !25
	%71 = icmp ugt i64 %70, %p4, !dbg !25
	br i1 %71, label %b5_fail4, label %b5_ok4, !dbg !25, !prof !21

b5_ok4:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %56, i64 %p8), !dbg !25
	%73 = mul i64 %56, %p8, !dbg !25
	%74 = icmp ult i64 %73, 9223372036854775807, !dbg !25
	%75 = add i64 %73, 1, !dbg !25
	%76 = select i1 %74, i64 %75, i64 9223372036854775807, !dbg !25
	%77 = icmp eq i64 %72, 0, !dbg !25
	%78 = select i1 %77, i64 %76, i64 9223372036854775807, !dbg !25
	%79 = select i1 %69, i64 0, i64 %78, !dbg !25
	%80 = sext i32 %13 to i64, !dbg !25
	%81 = mul i64 %p7, 40, !dbg !25
	%82 = mul i64 %p8, 40, !dbg !25
	%83 = trunc i64 %p10 to i32, !dbg !25
	%84 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%85 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%86 = icmp ugt i64 %79, %p6, !dbg !25
	%87 = icmp uge i64 %p10, %80, !dbg !25
	%88 = or i1 %86, %87, !dbg !25
	br i1 %88, label %b5_fail5, label %b5_ok5, !dbg !25, !prof !21

b5_ok5:
	%89 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %84 to i8*, !dbg !25
	%90 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %85 to i8*, !dbg !25
	call void @gpuc_get_tile_thread(i8* %89, i8* %90, i64 %81, i64 %82, i64 %p9, i64 40, i32 %83), !dbg !25
	br label %b17, !dbg !25

b6:
	%91 = icmp eq i64 %p1, 1, !dbg !26
	br i1 %91, label %b7, label %b12, !dbg !26

b7:
	%92 = trunc i64 %11 to i32, !dbg !27
	%93 = udiv i32 %92, 32, !dbg !27
	%94 = zext i32 %93 to i64, !dbg !27
	%95 = icmp eq i64 %94, %p2, !dbg !28
	br i1 %95, label %b8, label %b12, !dbg !28

b8:
	%96 = icmp eq i64 %p0, 0, !dbg !31
	br i1 %96, label %b9, label %b10, !dbg !31

b9:
	%97 = sub i64 %p7, 1, !dbg !32
	%98 = sub i64 %p8, 1, !dbg !32
	%99 = sub i64 %p9, 1, !dbg !32
	%100 = icmp slt i64 %p9, 0, !dbg !32
	%101 = icmp slt i64 %97, 0, !dbg !32
	%102 = icmp slt i64 %98, 0, !dbg !32
	%103 = or i1 %100, %101, !dbg !32
	%104 = or i1 %103, %102, !dbg !32
	br i1 %104, label %b9_fail1, label %b9_ok1, !dbg !32, !prof !21

b9_ok1:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %99, i64 %p7), !dbg !32
	%106 = mul i64 %99, %p7, !dbg !32
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !32
	%108 = add i64 %106, 1, !dbg !32
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !32
	%110 = icmp eq i64 %105, 0, !dbg !32
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !32
	%112 = icmp eq i64 %p9, 0, !dbg !32
	%113 = select i1 %112, i64 0, i64 %111, !dbg !32
	%114 = icmp ugt i64 %113, %p4, !dbg !32
	br i1 %114, label %b9_fail4, label %b9_ok4, !dbg !32, !prof !21

b9_ok4:
	%115 = call i64 @llvm.nvvm.mulhi.ull(i64 %99, i64 %p8), !dbg !32
	%116 = mul i64 %99, %p8, !dbg !32
	%117 = icmp ult i64 %116, 9223372036854775807, !dbg !32
	%118 = add i64 %116, 1, !dbg !32
	%119 = select i1 %117, i64 %118, i64 9223372036854775807, !dbg !32
	%120 = icmp eq i64 %115, 0, !dbg !32
	%121 = select i1 %120, i64 %119, i64 9223372036854775807, !dbg !32
	%122 = select i1 %112, i64 0, i64 %121, !dbg !32
	%123 = sext i32 %13 to i64, !dbg !32
	%124 = mul i64 %p7, 40, !dbg !32
	%125 = mul i64 %p8, 40, !dbg !32
	%126 = trunc i64 %p10 to i32, !dbg !32
	%127 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !32
	%128 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !32
	%129 = icmp ugt i64 %122, %p6, !dbg !32
	%130 = icmp uge i64 %p10, %123, !dbg !32
	%131 = or i1 %129, %130, !dbg !32
	br i1 %131, label %b9_fail5, label %b9_ok5, !dbg !32, !prof !21

b9_ok5:
	%132 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %127 to i8*, !dbg !32
	%133 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %128 to i8*, !dbg !32
	call void @gpuc_put_tile_warp(i8* %132, i8* %133, i64 %124, i64 %125, i64 %p9, i64 40, i32 %126), !dbg !32
	br label %b17, !dbg !32

b10:
	%134 = icmp eq i64 %p0, 1, !dbg !33
	br i1 %134, label %b11, label %b17, !dbg !33

b11:
	%135 = sub i64 %p7, 1, !dbg !34
	%136 = sub i64 %p8, 1, !dbg !34
	%137 = sub i64 %p9, 1, !dbg !34
	%138 = icmp slt i64 %p9, 0, !dbg !34
	%139 = icmp slt i64 %135, 0, !dbg !34
	%140 = icmp slt i64 %136, 0, !dbg !34
	%141 = or i1 %138, %139, !dbg !34
	%142 = or i1 %141, %140, !dbg !34
	br i1 %142, label %b11_fail1, label %b11_ok1, !dbg !34, !prof !21

b11_ok1:
	%143 = call i64 @llvm.nvvm.mulhi.ull(i64 %137, i64 %p7), !dbg !34
	%144 = mul i64 %137, %p7, !dbg !34
	%145 = icmp ult i64 %144, 9223372036854775807, !dbg !34
	%146 = add i64 %144, 1, !dbg !34
	%147 = select i1 %145, i64 %146, i64 9223372036854775807, !dbg !34
	%148 = icmp eq i64 %143, 0, !dbg !34
	%149 = select i1 %148, i64 %147, i64 9223372036854775807, !dbg !34
	%150 = icmp eq i64 %p9, 0, !dbg !34
	%151 = select i1 %150, i64 0, i64 %149, !dbg !34
	%152 = icmp ugt i64 %151, %p4, !dbg !34
	br i1 %152, label %b11_fail4, label %b11_ok4, !dbg !34, !prof !21

b11_ok4:
	%153 = call i64 @llvm.nvvm.mulhi.ull(i64 %137, i64 %p8), !dbg !34
	%154 = mul i64 %137, %p8, !dbg !34
	%155 = icmp ult i64 %154, 9223372036854775807, !dbg !34
	%156 = add i64 %154, 1, !dbg !34
	%157 = select i1 %155, i64 %156, i64 9223372036854775807, !dbg !34
	%158 = icmp eq i64 %153, 0, !dbg !34
	%159 = select i1 %158, i64 %157, i64 9223372036854775807, !dbg !34
	%160 = select i1 %150, i64 0, i64 %159, !dbg !34
	%161 = sext i32 %13 to i64, !dbg !34
	%162 = mul i64 %p7, 40, !dbg !34
	%163 = mul i64 %p8, 40, !dbg !34
	%164 = trunc i64 %p10 to i32, !dbg !34
	%165 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !34
	%166 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !34
	%167 = icmp ugt i64 %160, %p6, !dbg !34
	%168 = icmp uge i64 %p10, %161, !dbg !34
	%169 = or i1 %167, %168, !dbg !34
	br i1 %169, label %b11_fail5, label %b11_ok5, !dbg !34, !prof !21

b11_ok5:
	%170 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %165 to i8*, !dbg !34
	%171 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %166 to i8*, !dbg !34
	call void @gpuc_get_tile_warp(i8* %170, i8* %171, i64 %162, i64 %163, i64 %p9, i64 40, i32 %164), !dbg !34
	br label %b17, !dbg !34

b12:
	%172 = icmp eq i64 %p1, 2, !dbg !35
	br i1 %172, label %b13, label %b17, !dbg !35

b13:
	%173 = icmp eq i64 %p0, 0, !dbg !38
	br i1 %173, label %b14, label %b15, !dbg !38

b14:
	%174 = sub i64 %p7, 1, !dbg !39
	%175 = sub i64 %p8, 1, !dbg !39
	%176 = sub i64 %p9, 1, !dbg !39
	%177 = icmp slt i64 %p9, 0, !dbg !39
	%178 = icmp slt i64 %174, 0, !dbg !39
	%179 = icmp slt i64 %175, 0, !dbg !39
	%180 = or i1 %177, %178, !dbg !39
	%181 = or i1 %180, %179, !dbg !39
	br i1 %181, label %b14_fail1, label %b14_ok1, !dbg !39, !prof !21

b14_ok1:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %176, i64 %p7), !dbg !39
	%183 = mul i64 %176, %p7, !dbg !39
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !39
	%185 = add i64 %183, 1, !dbg !39
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !39
	%187 = icmp eq i64 %182, 0, !dbg !39
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !39
	%189 = icmp eq i64 %p9, 0, !dbg !39
	%190 = select i1 %189, i64 0, i64 %188, !dbg !39
	%191 = icmp ugt i64 %190, %p4, !dbg !39
	br i1 %191, label %b14_fail4, label %b14_ok4, !dbg !39, !prof !21

b14_ok4:
	%192 = call i64 @llvm.nvvm.mulhi.ull(i64 %176, i64 %p8), !dbg !39
	%193 = mul i64 %176, %p8, !dbg !39
	%194 = icmp ult i64 %193, 9223372036854775807, !dbg !39
	%195 = add i64 %193, 1, !dbg !39
	%196 = select i1 %194, i64 %195, i64 9223372036854775807, !dbg !39
	%197 = icmp eq i64 %192, 0, !dbg !39
	%198 = select i1 %197, i64 %196, i64 9223372036854775807, !dbg !39
	%199 = select i1 %189, i64 0, i64 %198, !dbg !39
	%200 = sext i32 %13 to i64, !dbg !39
	%201 = mul i64 %p7, 40, !dbg !39
	%202 = mul i64 %p8, 40, !dbg !39
	%203 = trunc i64 %p10 to i32, !dbg !39
	%204 = mul i32 %5, %6, !dbg !39
	%205 = icmp ugt i64 %199, %p6, !dbg !39
	%206 = icmp uge i64 %p10, %200, !dbg !39
	%207 = or i1 %205, %206, !dbg !39
	br i1 %207, label %b14_fail5, label %b14_ok5, !dbg !39, !prof !21

b14_ok5:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !39, !range !40
	%209 = mul i32 %204, %208, !dbg !39
	%210 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !39
	%211 = sext i32 %210 to i64, !dbg !39
	%212 = sext i32 %209 to i64, !dbg !39
	%213 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !39
	%214 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !39
	%215 = icmp ne i64 %211, %212, !dbg !39
	br i1 %215, label %b14_fail7, label %b14_ok7, !dbg !39, !prof !21

b14_ok7:
	%216 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %213 to i8*, !dbg !39
	%217 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %214 to i8*, !dbg !39
	call void @gpuc_put_tile_block(i8* %216, i8* %217, i64 %201, i64 %202, i64 %p9, i64 40, i32 %203), !dbg !39
	br label %b17, !dbg !39

b15:
	%218 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %218, label %b16, label %b17, !dbg !41

b16:
	%219 = sub i64 %p7, 1, !dbg !42
	%220 = sub i64 %p8, 1, !dbg !42
	%221 = sub i64 %p9, 1, !dbg !42
	%222 = icmp slt i64 %p9, 0, !dbg !42
	%223 = icmp slt i64 %219, 0, !dbg !42
	%224 = icmp slt i64 %220, 0, !dbg !42
	%225 = or i1 %222, %223, !dbg !42
	%226 = or i1 %225, %224, !dbg !42
	br i1 %226, label %b16_fail1, label %b16_ok1, !dbg !42, !prof !21

b16_ok1:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %221, i64 %p7), !dbg !42
	%228 = mul i64 %221, %p7, !dbg !42
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !42
	%230 = add i64 %228, 1, !dbg !42
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !42
	%232 = icmp eq i64 %227, 0, !dbg !42
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !42
	%234 = icmp eq i64 %p9, 0, !dbg !42
	%235 = select i1 %234, i64 0, i64 %233, !dbg !42
	%236 = icmp ugt i64 %235, %p4, !dbg !42
	br i1 %236, label %b16_fail4, label %b16_ok4, !dbg !42, !prof !21

b16_ok4:
	%237 = call i64 @llvm.nvvm.mulhi.ull(i64 %221, i64 %p8), !dbg !42
	%238 = mul i64 %221, %p8, !dbg !42
	%239 = icmp ult i64 %238, 9223372036854775807, !dbg !42
	%240 = add i64 %238, 1, !dbg !42
	%241 = select i1 %239, i64 %240, i64 9223372036854775807, !dbg !42
	%242 = icmp eq i64 %237, 0, !dbg !42
	%243 = select i1 %242, i64 %241, i64 9223372036854775807, !dbg !42
	%244 = select i1 %234, i64 0, i64 %243, !dbg !42
	%245 = sext i32 %13 to i64, !dbg !42
	%246 = mul i64 %p7, 40, !dbg !42
	%247 = mul i64 %p8, 40, !dbg !42
	%248 = trunc i64 %p10 to i32, !dbg !42
	%249 = mul i32 %5, %6, !dbg !42
	%250 = icmp ugt i64 %244, %p6, !dbg !42
	%251 = icmp uge i64 %p10, %245, !dbg !42
	%252 = or i1 %250, %251, !dbg !42
	br i1 %252, label %b16_fail5, label %b16_ok5, !dbg !42, !prof !21

b16_ok5:
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !42, !range !40
	%254 = mul i32 %249, %253, !dbg !42
	%255 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !42
	%256 = sext i32 %255 to i64, !dbg !42
	%257 = sext i32 %254 to i64, !dbg !42
	%258 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%259 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%260 = icmp ne i64 %256, %257, !dbg !42
	br i1 %260, label %b16_fail7, label %b16_ok7, !dbg !42, !prof !21

b16_ok7:
	%261 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %258 to i8*, !dbg !42
	%262 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %259 to i8*, !dbg !42
	call void @gpuc_get_tile_block(i8* %261, i8* %262, i64 %246, i64 %247, i64 %p9, i64 40, i32 %248), !dbg !42
	br label %b17, !dbg !42

b17:
	ret void, !dbg !10

b3_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !18
	br i1 %263, label %b3_fail2, label %b3_ok2, !dbg !18

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok2:
	%264 = icmp slt i64 %16, 0, !dbg !18
	br i1 %264, label %b3_fail3, label %b3_ok3, !dbg !18

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
	%265 = icmp ugt i64 %41, %p6, !dbg !18
	br i1 %265, label %b3_fail6, label %b3_ok6, !dbg !18

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !18
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !18
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !18
	ret void, !dbg !18

b5_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !25
	br i1 %266, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok2:
	%267 = icmp slt i64 %54, 0, !dbg !25
	br i1 %267, label %b5_fail3, label %b5_ok3, !dbg !25

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %70, i64 %p4), !dbg !25
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail5:
	%268 = icmp ugt i64 %79, %p6, !dbg !25
	br i1 %268, label %b5_fail6, label %b5_ok6, !dbg !25

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %79, i64 %p6), !dbg !25
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %80), !dbg !25
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !25
	ret void, !dbg !25

b9_fail1:
	%269 = icmp slt i64 %p9, 0, !dbg !32
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !32

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok2:
	%270 = icmp slt i64 %97, 0, !dbg !32
	br i1 %270, label %b9_fail3, label %b9_ok3, !dbg !32

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !32
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %113, i64 %p4), !dbg !32
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_fail5:
	%271 = icmp ugt i64 %122, %p6, !dbg !32
	br i1 %271, label %b9_fail6, label %b9_ok6, !dbg !32

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %122, i64 %p6), !dbg !32
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !32
	ret void, !dbg !32

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %123), !dbg !32
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !32
	ret void, !dbg !32

b11_fail1:
	%272 = icmp slt i64 %p9, 0, !dbg !34
	br i1 %272, label %b11_fail2, label %b11_ok2, !dbg !34

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok2:
	%273 = icmp slt i64 %135, 0, !dbg !34
	br i1 %273, label %b11_fail3, label %b11_ok3, !dbg !34

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %151, i64 %p4), !dbg !34
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail5:
	%274 = icmp ugt i64 %160, %p6, !dbg !34
	br i1 %274, label %b11_fail6, label %b11_ok6, !dbg !34

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %160, i64 %p6), !dbg !34
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %161), !dbg !34
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !34
	ret void, !dbg !34

b14_fail1:
	%275 = icmp slt i64 %p9, 0, !dbg !39
	br i1 %275, label %b14_fail2, label %b14_ok2, !dbg !39

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok2:
	%276 = icmp slt i64 %174, 0, !dbg !39
	br i1 %276, label %b14_fail3, label %b14_ok3, !dbg !39

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !39
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %190, i64 %p4), !dbg !39
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail5:
	%277 = icmp ugt i64 %199, %p6, !dbg !39
	br i1 %277, label %b14_fail6, label %b14_ok6, !dbg !39

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %199, i64 %p6), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %200), !dbg !39
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !39
	ret void, !dbg !39

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %211, i64 %212), !dbg !39
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !39
	ret void, !dbg !39

b16_fail1:
	%278 = icmp slt i64 %p9, 0, !dbg !42
	br i1 %278, label %b16_fail2, label %b16_ok2, !dbg !42

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok2:
	%279 = icmp slt i64 %219, 0, !dbg !42
	br i1 %279, label %b16_fail3, label %b16_ok3, !dbg !42

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !42
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %235, i64 %p4), !dbg !42
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail5:
	%280 = icmp ugt i64 %244, %p6, !dbg !42
	br i1 %280, label %b16_fail6, label %b16_ok6, !dbg !42

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %244, i64 %p6), !dbg !42
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %245), !dbg !42
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !42
	ret void, !dbg !42

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %256, i64 %257), !dbg !42
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !42
	ret void, !dbg !42
}

define void @Color(i64 %p0, i64 %p1, i64 %p2, { i8, i8, i8 }* %p3, i64 %p4, { i8, i8, i8 }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !43 {
entry:
	br label %b0, !dbg !44

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p3 to { i8, i8, i8 } addrspace(1)*, !dbg !44
	%1 = addrspacecast { i8, i8, i8 }* %p5 to { i8, i8, i8 } addrspace(1)*, !dbg !44
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
	%43 = mul i64 %p7, 3, !dbg !51
	%44 = mul i64 %p8, 3, !dbg !51
	%45 = trunc i64 %p10 to i32, !dbg !51
	%46 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !51
	%47 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !51
	%48 = icmp ugt i64 %41, %p6, !dbg !51
	%49 = icmp uge i64 %p10, %42, !dbg !51
	%50 = or i1 %48, %49, !dbg !51
	br i1 %50, label %b3_fail5, label %b3_ok5, !dbg !51, !prof !21

b3_ok5:
	%51 = bitcast { i8, i8, i8 }* %46 to i8*, !dbg !51
	%52 = bitcast { i8, i8, i8 }* %47 to i8*, !dbg !51
	call void @gpuc_put_tile_thread(i8* %51, i8* %52, i64 %43, i64 %44, i64 %p9, i64 3, i32 %45), !dbg !51
	br label %b17, !dbg !51

b4:
	%53 = icmp eq i64 %p0, 1, !dbg !54
	br i1 %53, label %b5, label %b17, !dbg !54

b5:
	%54 = sub i64 %p7, 1, !dbg !55
	%55 = sub i64 %p8, 1, !dbg !55
	%56 = sub i64 %p9, 1, !dbg !55
	%57 = icmp slt i64 %p9, 0, !dbg !55
	%58 = icmp slt i64 %54, 0, !dbg !55
	%59 = icmp slt i64 %55, 0, !dbg !55
	%60 = or i1 %57, %58, !dbg !55
	%61 = or i1 %60, %59, !dbg !55
	br i1 %61, label %b5_fail1, label %b5_ok1, !dbg !55, !prof !21

b5_ok1:
	%62 = call i64 @llvm.nvvm.mulhi.ull(i64 %56, i64 %p7), !dbg !55
	%63 = mul i64 %56, %p7, !dbg !55
	%64 = icmp ult i64 %63, 9223372036854775807, !dbg !55
	%65 = add i64 %63, 1, !dbg !55
	%66 = select i1 %64, i64 %65, i64 9223372036854775807, !dbg !55
	%67 = icmp eq i64 %62, 0, !dbg !55
	%68 = select i1 %67, i64 %66, i64 9223372036854775807, !dbg !55
	%69 = icmp eq i64 %p9, 0, !dbg !55
	%70 = select i1 %69, i64 0, i64 %68, !dbg !55
	%71 = icmp ugt i64 %70, %p4, !dbg !55
	br i1 %71, label %b5_fail4, label %b5_ok4, !dbg !55, !prof !21

b5_ok4:
	%72 = call i64 @llvm.nvvm.mulhi.ull(i64 %56, i64 %p8), !dbg !55
	%73 = mul i64 %56, %p8, !dbg !55
	%74 = icmp ult i64 %73, 9223372036854775807, !dbg !55
	%75 = add i64 %73, 1, !dbg !55
	%76 = select i1 %74, i64 %75, i64 9223372036854775807, !dbg !55
	%77 = icmp eq i64 %72, 0, !dbg !55
	%78 = select i1 %77, i64 %76, i64 9223372036854775807, !dbg !55
	%79 = select i1 %69, i64 0, i64 %78, !dbg !55
	%80 = sext i32 %13 to i64, !dbg !55
	%81 = mul i64 %p7, 3, !dbg !55
	%82 = mul i64 %p8, 3, !dbg !55
	%83 = trunc i64 %p10 to i32, !dbg !55
	%84 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !55
	%85 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !55
	%86 = icmp ugt i64 %79, %p6, !dbg !55
	%87 = icmp uge i64 %p10, %80, !dbg !55
	%88 = or i1 %86, %87, !dbg !55
	br i1 %88, label %b5_fail5, label %b5_ok5, !dbg !55, !prof !21

b5_ok5:
	%89 = bitcast { i8, i8, i8 }* %84 to i8*, !dbg !55
	%90 = bitcast { i8, i8, i8 }* %85 to i8*, !dbg !55
	call void @gpuc_get_tile_thread(i8* %89, i8* %90, i64 %81, i64 %82, i64 %p9, i64 3, i32 %83), !dbg !55
	br label %b17, !dbg !55

b6:
	%91 = icmp eq i64 %p1, 1, !dbg !56
	br i1 %91, label %b7, label %b12, !dbg !56

b7:
	%92 = trunc i64 %11 to i32, !dbg !57
	%93 = udiv i32 %92, 32, !dbg !57
	%94 = zext i32 %93 to i64, !dbg !57
	%95 = icmp eq i64 %94, %p2, !dbg !58
	br i1 %95, label %b8, label %b12, !dbg !58

b8:
	%96 = icmp eq i64 %p0, 0, !dbg !61
	br i1 %96, label %b9, label %b10, !dbg !61

b9:
	%97 = sub i64 %p7, 1, !dbg !62
	%98 = sub i64 %p8, 1, !dbg !62
	%99 = sub i64 %p9, 1, !dbg !62
	%100 = icmp slt i64 %p9, 0, !dbg !62
	%101 = icmp slt i64 %97, 0, !dbg !62
	%102 = icmp slt i64 %98, 0, !dbg !62
	%103 = or i1 %100, %101, !dbg !62
	%104 = or i1 %103, %102, !dbg !62
	br i1 %104, label %b9_fail1, label %b9_ok1, !dbg !62, !prof !21

b9_ok1:
	%105 = call i64 @llvm.nvvm.mulhi.ull(i64 %99, i64 %p7), !dbg !62
	%106 = mul i64 %99, %p7, !dbg !62
	%107 = icmp ult i64 %106, 9223372036854775807, !dbg !62
	%108 = add i64 %106, 1, !dbg !62
	%109 = select i1 %107, i64 %108, i64 9223372036854775807, !dbg !62
	%110 = icmp eq i64 %105, 0, !dbg !62
	%111 = select i1 %110, i64 %109, i64 9223372036854775807, !dbg !62
	%112 = icmp eq i64 %p9, 0, !dbg !62
	%113 = select i1 %112, i64 0, i64 %111, !dbg !62
	%114 = icmp ugt i64 %113, %p4, !dbg !62
	br i1 %114, label %b9_fail4, label %b9_ok4, !dbg !62, !prof !21

b9_ok4:
	%115 = call i64 @llvm.nvvm.mulhi.ull(i64 %99, i64 %p8), !dbg !62
	%116 = mul i64 %99, %p8, !dbg !62
	%117 = icmp ult i64 %116, 9223372036854775807, !dbg !62
	%118 = add i64 %116, 1, !dbg !62
	%119 = select i1 %117, i64 %118, i64 9223372036854775807, !dbg !62
	%120 = icmp eq i64 %115, 0, !dbg !62
	%121 = select i1 %120, i64 %119, i64 9223372036854775807, !dbg !62
	%122 = select i1 %112, i64 0, i64 %121, !dbg !62
	%123 = sext i32 %13 to i64, !dbg !62
	%124 = mul i64 %p7, 3, !dbg !62
	%125 = mul i64 %p8, 3, !dbg !62
	%126 = trunc i64 %p10 to i32, !dbg !62
	%127 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !62
	%128 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !62
	%129 = icmp ugt i64 %122, %p6, !dbg !62
	%130 = icmp uge i64 %p10, %123, !dbg !62
	%131 = or i1 %129, %130, !dbg !62
	br i1 %131, label %b9_fail5, label %b9_ok5, !dbg !62, !prof !21

b9_ok5:
	%132 = bitcast { i8, i8, i8 }* %127 to i8*, !dbg !62
	%133 = bitcast { i8, i8, i8 }* %128 to i8*, !dbg !62
	call void @gpuc_put_tile_warp(i8* %132, i8* %133, i64 %124, i64 %125, i64 %p9, i64 3, i32 %126), !dbg !62
	br label %b17, !dbg !62

b10:
	%134 = icmp eq i64 %p0, 1, !dbg !63
	br i1 %134, label %b11, label %b17, !dbg !63

b11:
	%135 = sub i64 %p7, 1, !dbg !64
	%136 = sub i64 %p8, 1, !dbg !64
	%137 = sub i64 %p9, 1, !dbg !64
	%138 = icmp slt i64 %p9, 0, !dbg !64
	%139 = icmp slt i64 %135, 0, !dbg !64
	%140 = icmp slt i64 %136, 0, !dbg !64
	%141 = or i1 %138, %139, !dbg !64
	%142 = or i1 %141, %140, !dbg !64
	br i1 %142, label %b11_fail1, label %b11_ok1, !dbg !64, !prof !21

b11_ok1:
	%143 = call i64 @llvm.nvvm.mulhi.ull(i64 %137, i64 %p7), !dbg !64
	%144 = mul i64 %137, %p7, !dbg !64
	%145 = icmp ult i64 %144, 9223372036854775807, !dbg !64
	%146 = add i64 %144, 1, !dbg !64
	%147 = select i1 %145, i64 %146, i64 9223372036854775807, !dbg !64
	%148 = icmp eq i64 %143, 0, !dbg !64
	%149 = select i1 %148, i64 %147, i64 9223372036854775807, !dbg !64
	%150 = icmp eq i64 %p9, 0, !dbg !64
	%151 = select i1 %150, i64 0, i64 %149, !dbg !64
	%152 = icmp ugt i64 %151, %p4, !dbg !64
	br i1 %152, label %b11_fail4, label %b11_ok4, !dbg !64, !prof !21

b11_ok4:
	%153 = call i64 @llvm.nvvm.mulhi.ull(i64 %137, i64 %p8), !dbg !64
	%154 = mul i64 %137, %p8, !dbg !64
	%155 = icmp ult i64 %154, 9223372036854775807, !dbg !64
	%156 = add i64 %154, 1, !dbg !64
	%157 = select i1 %155, i64 %156, i64 9223372036854775807, !dbg !64
	%158 = icmp eq i64 %153, 0, !dbg !64
	%159 = select i1 %158, i64 %157, i64 9223372036854775807, !dbg !64
	%160 = select i1 %150, i64 0, i64 %159, !dbg !64
	%161 = sext i32 %13 to i64, !dbg !64
	%162 = mul i64 %p7, 3, !dbg !64
	%163 = mul i64 %p8, 3, !dbg !64
	%164 = trunc i64 %p10 to i32, !dbg !64
	%165 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !64
	%166 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !64
	%167 = icmp ugt i64 %160, %p6, !dbg !64
	%168 = icmp uge i64 %p10, %161, !dbg !64
	%169 = or i1 %167, %168, !dbg !64
	br i1 %169, label %b11_fail5, label %b11_ok5, !dbg !64, !prof !21

b11_ok5:
	%170 = bitcast { i8, i8, i8 }* %165 to i8*, !dbg !64
	%171 = bitcast { i8, i8, i8 }* %166 to i8*, !dbg !64
	call void @gpuc_get_tile_warp(i8* %170, i8* %171, i64 %162, i64 %163, i64 %p9, i64 3, i32 %164), !dbg !64
	br label %b17, !dbg !64

b12:
	%172 = icmp eq i64 %p1, 2, !dbg !65
	br i1 %172, label %b13, label %b17, !dbg !65

b13:
	%173 = icmp eq i64 %p0, 0, !dbg !68
	br i1 %173, label %b14, label %b15, !dbg !68

b14:
	%174 = sub i64 %p7, 1, !dbg !69
	%175 = sub i64 %p8, 1, !dbg !69
	%176 = sub i64 %p9, 1, !dbg !69
	%177 = icmp slt i64 %p9, 0, !dbg !69
	%178 = icmp slt i64 %174, 0, !dbg !69
	%179 = icmp slt i64 %175, 0, !dbg !69
	%180 = or i1 %177, %178, !dbg !69
	%181 = or i1 %180, %179, !dbg !69
	br i1 %181, label %b14_fail1, label %b14_ok1, !dbg !69, !prof !21

b14_ok1:
	%182 = call i64 @llvm.nvvm.mulhi.ull(i64 %176, i64 %p7), !dbg !69
	%183 = mul i64 %176, %p7, !dbg !69
	%184 = icmp ult i64 %183, 9223372036854775807, !dbg !69
	%185 = add i64 %183, 1, !dbg !69
	%186 = select i1 %184, i64 %185, i64 9223372036854775807, !dbg !69
	%187 = icmp eq i64 %182, 0, !dbg !69
	%188 = select i1 %187, i64 %186, i64 9223372036854775807, !dbg !69
	%189 = icmp eq i64 %p9, 0, !dbg !69
	%190 = select i1 %189, i64 0, i64 %188, !dbg !69
	%191 = icmp ugt i64 %190, %p4, !dbg !69
	br i1 %191, label %b14_fail4, label %b14_ok4, !dbg !69, !prof !21

b14_ok4:
	%192 = call i64 @llvm.nvvm.mulhi.ull(i64 %176, i64 %p8), !dbg !69
	%193 = mul i64 %176, %p8, !dbg !69
	%194 = icmp ult i64 %193, 9223372036854775807, !dbg !69
	%195 = add i64 %193, 1, !dbg !69
	%196 = select i1 %194, i64 %195, i64 9223372036854775807, !dbg !69
	%197 = icmp eq i64 %192, 0, !dbg !69
	%198 = select i1 %197, i64 %196, i64 9223372036854775807, !dbg !69
	%199 = select i1 %189, i64 0, i64 %198, !dbg !69
	%200 = sext i32 %13 to i64, !dbg !69
	%201 = mul i64 %p7, 3, !dbg !69
	%202 = mul i64 %p8, 3, !dbg !69
	%203 = trunc i64 %p10 to i32, !dbg !69
	%204 = mul i32 %5, %6, !dbg !69
	%205 = icmp ugt i64 %199, %p6, !dbg !69
	%206 = icmp uge i64 %p10, %200, !dbg !69
	%207 = or i1 %205, %206, !dbg !69
	br i1 %207, label %b14_fail5, label %b14_ok5, !dbg !69, !prof !21

b14_ok5:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !69, !range !40
	%209 = mul i32 %204, %208, !dbg !69
	%210 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !69
	%211 = sext i32 %210 to i64, !dbg !69
	%212 = sext i32 %209 to i64, !dbg !69
	%213 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !69
	%214 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !69
	%215 = icmp ne i64 %211, %212, !dbg !69
	br i1 %215, label %b14_fail7, label %b14_ok7, !dbg !69, !prof !21

b14_ok7:
	%216 = bitcast { i8, i8, i8 }* %213 to i8*, !dbg !69
	%217 = bitcast { i8, i8, i8 }* %214 to i8*, !dbg !69
	call void @gpuc_put_tile_block(i8* %216, i8* %217, i64 %201, i64 %202, i64 %p9, i64 3, i32 %203), !dbg !69
	br label %b17, !dbg !69

b15:
	%218 = icmp eq i64 %p0, 1, !dbg !70
	br i1 %218, label %b16, label %b17, !dbg !70

b16:
	%219 = sub i64 %p7, 1, !dbg !71
	%220 = sub i64 %p8, 1, !dbg !71
	%221 = sub i64 %p9, 1, !dbg !71
	%222 = icmp slt i64 %p9, 0, !dbg !71
	%223 = icmp slt i64 %219, 0, !dbg !71
	%224 = icmp slt i64 %220, 0, !dbg !71
	%225 = or i1 %222, %223, !dbg !71
	%226 = or i1 %225, %224, !dbg !71
	br i1 %226, label %b16_fail1, label %b16_ok1, !dbg !71, !prof !21

b16_ok1:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %221, i64 %p7), !dbg !71
	%228 = mul i64 %221, %p7, !dbg !71
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !71
	%230 = add i64 %228, 1, !dbg !71
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !71
	%232 = icmp eq i64 %227, 0, !dbg !71
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !71
	%234 = icmp eq i64 %p9, 0, !dbg !71
	%235 = select i1 %234, i64 0, i64 %233, !dbg !71
	%236 = icmp ugt i64 %235, %p4, !dbg !71
	br i1 %236, label %b16_fail4, label %b16_ok4, !dbg !71, !prof !21

b16_ok4:
	%237 = call i64 @llvm.nvvm.mulhi.ull(i64 %221, i64 %p8), !dbg !71
	%238 = mul i64 %221, %p8, !dbg !71
	%239 = icmp ult i64 %238, 9223372036854775807, !dbg !71
	%240 = add i64 %238, 1, !dbg !71
	%241 = select i1 %239, i64 %240, i64 9223372036854775807, !dbg !71
	%242 = icmp eq i64 %237, 0, !dbg !71
	%243 = select i1 %242, i64 %241, i64 9223372036854775807, !dbg !71
	%244 = select i1 %234, i64 0, i64 %243, !dbg !71
	%245 = sext i32 %13 to i64, !dbg !71
	%246 = mul i64 %p7, 3, !dbg !71
	%247 = mul i64 %p8, 3, !dbg !71
	%248 = trunc i64 %p10 to i32, !dbg !71
	%249 = mul i32 %5, %6, !dbg !71
	%250 = icmp ugt i64 %244, %p6, !dbg !71
	%251 = icmp uge i64 %p10, %245, !dbg !71
	%252 = or i1 %250, %251, !dbg !71
	br i1 %252, label %b16_fail5, label %b16_ok5, !dbg !71, !prof !21

b16_ok5:
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !71, !range !40
	%254 = mul i32 %249, %253, !dbg !71
	%255 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !71
	%256 = sext i32 %255 to i64, !dbg !71
	%257 = sext i32 %254 to i64, !dbg !71
	%258 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !71
	%259 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !71
	%260 = icmp ne i64 %256, %257, !dbg !71
	br i1 %260, label %b16_fail7, label %b16_ok7, !dbg !71, !prof !21

b16_ok7:
	%261 = bitcast { i8, i8, i8 }* %258 to i8*, !dbg !71
	%262 = bitcast { i8, i8, i8 }* %259 to i8*, !dbg !71
	call void @gpuc_get_tile_block(i8* %261, i8* %262, i64 %246, i64 %247, i64 %p9, i64 3, i32 %248), !dbg !71
	br label %b17, !dbg !71

b17:
	ret void, !dbg !46

b3_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !51
	br i1 %263, label %b3_fail2, label %b3_ok2, !dbg !51

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !51
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_ok2:
	%264 = icmp slt i64 %16, 0, !dbg !51
	br i1 %264, label %b3_fail3, label %b3_ok3, !dbg !51

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
	%265 = icmp ugt i64 %41, %p6, !dbg !51
	br i1 %265, label %b3_fail6, label %b3_ok6, !dbg !51

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !51
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !51
	ret void, !dbg !51

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !51
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !51
	ret void, !dbg !51

b5_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !55
	br i1 %266, label %b5_fail2, label %b5_ok2, !dbg !55

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok2:
	%267 = icmp slt i64 %54, 0, !dbg !55
	br i1 %267, label %b5_fail3, label %b5_ok3, !dbg !55

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !55
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %70, i64 %p4), !dbg !55
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_fail5:
	%268 = icmp ugt i64 %79, %p6, !dbg !55
	br i1 %268, label %b5_fail6, label %b5_ok6, !dbg !55

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %79, i64 %p6), !dbg !55
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !55
	ret void, !dbg !55

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %80), !dbg !55
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !55
	ret void, !dbg !55

b9_fail1:
	%269 = icmp slt i64 %p9, 0, !dbg !62
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !62

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok2:
	%270 = icmp slt i64 %97, 0, !dbg !62
	br i1 %270, label %b9_fail3, label %b9_ok3, !dbg !62

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !62
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %113, i64 %p4), !dbg !62
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_fail5:
	%271 = icmp ugt i64 %122, %p6, !dbg !62
	br i1 %271, label %b9_fail6, label %b9_ok6, !dbg !62

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %122, i64 %p6), !dbg !62
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !62
	ret void, !dbg !62

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %123), !dbg !62
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !62
	ret void, !dbg !62

b11_fail1:
	%272 = icmp slt i64 %p9, 0, !dbg !64
	br i1 %272, label %b11_fail2, label %b11_ok2, !dbg !64

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok2:
	%273 = icmp slt i64 %135, 0, !dbg !64
	br i1 %273, label %b11_fail3, label %b11_ok3, !dbg !64

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %151, i64 %p4), !dbg !64
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_fail5:
	%274 = icmp ugt i64 %160, %p6, !dbg !64
	br i1 %274, label %b11_fail6, label %b11_ok6, !dbg !64

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %160, i64 %p6), !dbg !64
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !64
	ret void, !dbg !64

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %161), !dbg !64
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !64
	ret void, !dbg !64

b14_fail1:
	%275 = icmp slt i64 %p9, 0, !dbg !69
	br i1 %275, label %b14_fail2, label %b14_ok2, !dbg !69

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok2:
	%276 = icmp slt i64 %174, 0, !dbg !69
	br i1 %276, label %b14_fail3, label %b14_ok3, !dbg !69

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %190, i64 %p4), !dbg !69
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail5:
	%277 = icmp ugt i64 %199, %p6, !dbg !69
	br i1 %277, label %b14_fail6, label %b14_ok6, !dbg !69

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %199, i64 %p6), !dbg !69
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %200), !dbg !69
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !69
	ret void, !dbg !69

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %211, i64 %212), !dbg !69
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !69
	ret void, !dbg !69

b16_fail1:
	%278 = icmp slt i64 %p9, 0, !dbg !71
	br i1 %278, label %b16_fail2, label %b16_ok2, !dbg !71

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok2:
	%279 = icmp slt i64 %219, 0, !dbg !71
	br i1 %279, label %b16_fail3, label %b16_ok3, !dbg !71

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !71
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %235, i64 %p4), !dbg !71
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail5:
	%280 = icmp ugt i64 %244, %p6, !dbg !71
	br i1 %280, label %b16_fail6, label %b16_ok6, !dbg !71

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %244, i64 %p6), !dbg !71
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %245), !dbg !71
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !71
	ret void, !dbg !71

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %256, i64 %257), !dbg !71
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !71
	ret void, !dbg !71
}

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !73 {
entry:
	br label %b0, !dbg !74

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !74
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !74
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !77, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !77, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !77, !range !14
	%7 = mul i32 %6, %4, !dbg !77
	%8 = add i32 %3, %7, !dbg !77
	%9 = mul i32 %5, %8, !dbg !77
	%10 = add i32 %2, %9, !dbg !77
	%11 = sext i32 %10 to i64, !dbg !77
	%12 = icmp eq i64 %p1, 0, !dbg !78
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !81
	br i1 %12, label %b1, label %b6, !dbg !78

b1:
	%14 = icmp eq i64 %11, 0, !dbg !82
	br i1 %14, label %b2, label %b6, !dbg !82

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !83
	br i1 %15, label %b3, label %b4, !dbg !83

b3:
	%16 = sub i64 %p7, 1, !dbg !81
	%17 = sub i64 %p8, 1, !dbg !81
	%18 = sub i64 %p9, 1, !dbg !81
	%19 = icmp slt i64 %p9, 0, !dbg !81
	%20 = icmp slt i64 %16, 0, !dbg !81
	%21 = icmp slt i64 %17, 0, !dbg !81
	%22 = or i1 %19, %20, !dbg !81
	%23 = or i1 %22, %21, !dbg !81
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !81, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !81
	%25 = mul i64 %18, %p7, !dbg !81
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !81
	%27 = add i64 %25, 1, !dbg !81
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !81
	%29 = icmp eq i64 %24, 0, !dbg !81
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !81
	%31 = icmp eq i64 %p9, 0, !dbg !81
	%32 = select i1 %31, i64 0, i64 %30, !dbg !81
	%33 = icmp ugt i64 %32, %p4, !dbg !81
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !81, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !81
	%35 = mul i64 %18, %p8, !dbg !81
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !81
	%37 = add i64 %35, 1, !dbg !81
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !81
	%39 = icmp eq i64 %34, 0, !dbg !81
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !81
	%41 = select i1 %31, i64 0, i64 %40, !dbg !81
	%42 = sext i32 %13 to i64, !dbg !81
	%43 = trunc i64 %p10 to i32, !dbg !81
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !81
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !81
	%46 = icmp ugt i64 %41, %p6, !dbg !81
	%47 = icmp uge i64 %p10, %42, !dbg !81
	%48 = or i1 %46, %47, !dbg !81
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !81, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !81
	br label %b17, !dbg !81

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !84
	br i1 %49, label %b5, label %b17, !dbg !84

b5:
	%50 = sub i64 %p7, 1, !dbg !85
	%51 = sub i64 %p8, 1, !dbg !85
	%52 = sub i64 %p9, 1, !dbg !85
	%53 = icmp slt i64 %p9, 0, !dbg !85
	%54 = icmp slt i64 %50, 0, !dbg !85
	%55 = icmp slt i64 %51, 0, !dbg !85
	%56 = or i1 %53, %54, !dbg !85
	%57 = or i1 %56, %55, !dbg !85
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !85, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !85
	%59 = mul i64 %52, %p7, !dbg !85
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !85
	%61 = add i64 %59, 1, !dbg !85
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !85
	%63 = icmp eq i64 %58, 0, !dbg !85
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !85
	%65 = icmp eq i64 %p9, 0, !dbg !85
	%66 = select i1 %65, i64 0, i64 %64, !dbg !85
	%67 = icmp ugt i64 %66, %p4, !dbg !85
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !85, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !85
	%69 = mul i64 %52, %p8, !dbg !85
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !85
	%71 = add i64 %69, 1, !dbg !85
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !85
	%73 = icmp eq i64 %68, 0, !dbg !85
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !85
	%75 = select i1 %65, i64 0, i64 %74, !dbg !85
	%76 = sext i32 %13 to i64, !dbg !85
	%77 = trunc i64 %p10 to i32, !dbg !85
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !85
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !85
	%80 = icmp ugt i64 %75, %p6, !dbg !85
	%81 = icmp uge i64 %p10, %76, !dbg !85
	%82 = or i1 %80, %81, !dbg !85
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !85, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !85
	br label %b17, !dbg !85

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !86
	br i1 %83, label %b7, label %b12, !dbg !86

b7:
	%84 = trunc i64 %11 to i32, !dbg !87
	%85 = udiv i32 %84, 32, !dbg !87
	%86 = zext i32 %85 to i64, !dbg !87
	%87 = icmp eq i64 %86, %p2, !dbg !88
	br i1 %87, label %b8, label %b12, !dbg !88

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !91
	br i1 %88, label %b9, label %b10, !dbg !91

b9:
	%89 = sub i64 %p7, 1, !dbg !92
	%90 = sub i64 %p8, 1, !dbg !92
	%91 = sub i64 %p9, 1, !dbg !92
	%92 = icmp slt i64 %p9, 0, !dbg !92
	%93 = icmp slt i64 %89, 0, !dbg !92
	%94 = icmp slt i64 %90, 0, !dbg !92
	%95 = or i1 %92, %93, !dbg !92
	%96 = or i1 %95, %94, !dbg !92
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !92, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !92
	%98 = mul i64 %91, %p7, !dbg !92
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !92
	%100 = add i64 %98, 1, !dbg !92
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !92
	%102 = icmp eq i64 %97, 0, !dbg !92
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !92
	%104 = icmp eq i64 %p9, 0, !dbg !92
	%105 = select i1 %104, i64 0, i64 %103, !dbg !92
	%106 = icmp ugt i64 %105, %p4, !dbg !92
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !92, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !92
	%108 = mul i64 %91, %p8, !dbg !92
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !92
	%110 = add i64 %108, 1, !dbg !92
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !92
	%112 = icmp eq i64 %107, 0, !dbg !92
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !92
	%114 = select i1 %104, i64 0, i64 %113, !dbg !92
	%115 = sext i32 %13 to i64, !dbg !92
	%116 = trunc i64 %p10 to i32, !dbg !92
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !92
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !92
	%119 = icmp ugt i64 %114, %p6, !dbg !92
	%120 = icmp uge i64 %p10, %115, !dbg !92
	%121 = or i1 %119, %120, !dbg !92
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !92, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !92
	br label %b17, !dbg !92

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !93
	br i1 %122, label %b11, label %b17, !dbg !93

b11:
	%123 = sub i64 %p7, 1, !dbg !94
	%124 = sub i64 %p8, 1, !dbg !94
	%125 = sub i64 %p9, 1, !dbg !94
	%126 = icmp slt i64 %p9, 0, !dbg !94
	%127 = icmp slt i64 %123, 0, !dbg !94
	%128 = icmp slt i64 %124, 0, !dbg !94
	%129 = or i1 %126, %127, !dbg !94
	%130 = or i1 %129, %128, !dbg !94
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !94, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !94
	%132 = mul i64 %125, %p7, !dbg !94
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !94
	%134 = add i64 %132, 1, !dbg !94
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !94
	%136 = icmp eq i64 %131, 0, !dbg !94
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !94
	%138 = icmp eq i64 %p9, 0, !dbg !94
	%139 = select i1 %138, i64 0, i64 %137, !dbg !94
	%140 = icmp ugt i64 %139, %p4, !dbg !94
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !94, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !94
	%142 = mul i64 %125, %p8, !dbg !94
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !94
	%144 = add i64 %142, 1, !dbg !94
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !94
	%146 = icmp eq i64 %141, 0, !dbg !94
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !94
	%148 = select i1 %138, i64 0, i64 %147, !dbg !94
	%149 = sext i32 %13 to i64, !dbg !94
	%150 = trunc i64 %p10 to i32, !dbg !94
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !94
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !94
	%153 = icmp ugt i64 %148, %p6, !dbg !94
	%154 = icmp uge i64 %p10, %149, !dbg !94
	%155 = or i1 %153, %154, !dbg !94
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !94, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !94
	br label %b17, !dbg !94

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !95
	br i1 %156, label %b13, label %b17, !dbg !95

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !98
	br i1 %157, label %b14, label %b15, !dbg !98

b14:
	%158 = sub i64 %p7, 1, !dbg !99
	%159 = sub i64 %p8, 1, !dbg !99
	%160 = sub i64 %p9, 1, !dbg !99
	%161 = icmp slt i64 %p9, 0, !dbg !99
	%162 = icmp slt i64 %158, 0, !dbg !99
	%163 = icmp slt i64 %159, 0, !dbg !99
	%164 = or i1 %161, %162, !dbg !99
	%165 = or i1 %164, %163, !dbg !99
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !99, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !99
	%167 = mul i64 %160, %p7, !dbg !99
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !99
	%169 = add i64 %167, 1, !dbg !99
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !99
	%171 = icmp eq i64 %166, 0, !dbg !99
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !99
	%173 = icmp eq i64 %p9, 0, !dbg !99
	%174 = select i1 %173, i64 0, i64 %172, !dbg !99
	%175 = icmp ugt i64 %174, %p4, !dbg !99
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !99, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !99
	%177 = mul i64 %160, %p8, !dbg !99
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !99
	%179 = add i64 %177, 1, !dbg !99
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !99
	%181 = icmp eq i64 %176, 0, !dbg !99
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !99
	%183 = select i1 %173, i64 0, i64 %182, !dbg !99
	%184 = sext i32 %13 to i64, !dbg !99
	%185 = trunc i64 %p10 to i32, !dbg !99
	%186 = mul i32 %5, %6, !dbg !99
	%187 = icmp ugt i64 %183, %p6, !dbg !99
	%188 = icmp uge i64 %p10, %184, !dbg !99
	%189 = or i1 %187, %188, !dbg !99
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !99, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !99, !range !40
	%191 = mul i32 %186, %190, !dbg !99
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !99
	%193 = sext i32 %192 to i64, !dbg !99
	%194 = sext i32 %191 to i64, !dbg !99
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !99
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !99
	%197 = icmp ne i64 %193, %194, !dbg !99
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !99, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !99
	br label %b17, !dbg !99

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !100
	br i1 %198, label %b16, label %b17, !dbg !100

b16:
	%199 = sub i64 %p7, 1, !dbg !101
	%200 = sub i64 %p8, 1, !dbg !101
	%201 = sub i64 %p9, 1, !dbg !101
	%202 = icmp slt i64 %p9, 0, !dbg !101
	%203 = icmp slt i64 %199, 0, !dbg !101
	%204 = icmp slt i64 %200, 0, !dbg !101
	%205 = or i1 %202, %203, !dbg !101
	%206 = or i1 %205, %204, !dbg !101
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !101, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !101
	%208 = mul i64 %201, %p7, !dbg !101
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !101
	%210 = add i64 %208, 1, !dbg !101
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !101
	%212 = icmp eq i64 %207, 0, !dbg !101
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !101
	%214 = icmp eq i64 %p9, 0, !dbg !101
	%215 = select i1 %214, i64 0, i64 %213, !dbg !101
	%216 = icmp ugt i64 %215, %p4, !dbg !101
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !101, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !101
	%218 = mul i64 %201, %p8, !dbg !101
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !101
	%220 = add i64 %218, 1, !dbg !101
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !101
	%222 = icmp eq i64 %217, 0, !dbg !101
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !101
	%224 = select i1 %214, i64 0, i64 %223, !dbg !101
	%225 = sext i32 %13 to i64, !dbg !101
	%226 = trunc i64 %p10 to i32, !dbg !101
	%227 = mul i32 %5, %6, !dbg !101
	%228 = icmp ugt i64 %224, %p6, !dbg !101
	%229 = icmp uge i64 %p10, %225, !dbg !101
	%230 = or i1 %228, %229, !dbg !101
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !101, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !101, !range !40
	%232 = mul i32 %227, %231, !dbg !101
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !101
	%234 = sext i32 %233 to i64, !dbg !101
	%235 = sext i32 %232 to i64, !dbg !101
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !101
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !101
	%238 = icmp ne i64 %234, %235, !dbg !101
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !101, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !101
	br label %b17, !dbg !101

b17:
	ret void, !dbg !76

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !81
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !81

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !81
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !81

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !81
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !81
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !81

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !81
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !81
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !81
	ret void, !dbg !81

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !85
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !85

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !85
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !85
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !85

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !85
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !85
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !85
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !85
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !85

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !85
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !85
	ret void, !dbg !85

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !85
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !85
	ret void, !dbg !85

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !92
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !92

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !92
	ret void, !dbg !92

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !92
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !92

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !92
	ret void, !dbg !92

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !92
	ret void, !dbg !92

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !92
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !92
	ret void, !dbg !92

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !92
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !92

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !92
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !92
	ret void, !dbg !92

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !92
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !92
	ret void, !dbg !92

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !94
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !94

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !94
	ret void, !dbg !94

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !94
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !94

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !94
	ret void, !dbg !94

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !94
	ret void, !dbg !94

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !94
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !94
	ret void, !dbg !94

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !94
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !94

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !94
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !94
	ret void, !dbg !94

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !94
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !94
	ret void, !dbg !94

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !99
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !99

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !99
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !99

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !99
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !99
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !99

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !99
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !99
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !99
	ret void, !dbg !99

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %193, i64 %194), !dbg !99
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !99
	ret void, !dbg !99

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !101
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !101

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !101
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !101
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !101

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !101
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !101
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !101
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !101
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !101

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !101
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !101
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !101
	ret void, !dbg !101

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %234, i64 %235), !dbg !101
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !101
	ret void, !dbg !101
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !102 {
entry:
	br label %b0, !dbg !103

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !103
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !103
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !106, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !106, !range !14
	%7 = mul i32 %6, %4, !dbg !106
	%8 = add i32 %3, %7, !dbg !106
	%9 = mul i32 %5, %8, !dbg !106
	%10 = add i32 %2, %9, !dbg !106
	%11 = sext i32 %10 to i64, !dbg !106
	%12 = icmp eq i64 %p1, 0, !dbg !107
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !110
	br i1 %12, label %b1, label %b6, !dbg !107

b1:
	%14 = icmp eq i64 %11, 0, !dbg !111
	br i1 %14, label %b2, label %b6, !dbg !111

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !112
	br i1 %15, label %b3, label %b4, !dbg !112

b3:
	%16 = sub i64 %p7, 1, !dbg !110
	%17 = sub i64 %p8, 1, !dbg !110
	%18 = sub i64 %p9, 1, !dbg !110
	%19 = icmp slt i64 %p9, 0, !dbg !110
	%20 = icmp slt i64 %16, 0, !dbg !110
	%21 = icmp slt i64 %17, 0, !dbg !110
	%22 = or i1 %19, %20, !dbg !110
	%23 = or i1 %22, %21, !dbg !110
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !110, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !110
	%25 = mul i64 %18, %p7, !dbg !110
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !110
	%27 = add i64 %25, 1, !dbg !110
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !110
	%29 = icmp eq i64 %24, 0, !dbg !110
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !110
	%31 = icmp eq i64 %p9, 0, !dbg !110
	%32 = select i1 %31, i64 0, i64 %30, !dbg !110
	%33 = icmp ugt i64 %32, %p4, !dbg !110
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !110, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !110
	%35 = mul i64 %18, %p8, !dbg !110
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !110
	%37 = add i64 %35, 1, !dbg !110
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !110
	%39 = icmp eq i64 %34, 0, !dbg !110
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !110
	%41 = select i1 %31, i64 0, i64 %40, !dbg !110
	%42 = sext i32 %13 to i64, !dbg !110
	%43 = trunc i64 %p10 to i32, !dbg !110
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !110
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !110
	%46 = icmp ugt i64 %41, %p6, !dbg !110
	%47 = icmp uge i64 %p10, %42, !dbg !110
	%48 = or i1 %46, %47, !dbg !110
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !110, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !110
	%50 = bitcast i16* %45 to i8*, !dbg !110
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !110
	br label %b17, !dbg !110

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !113
	br i1 %51, label %b5, label %b17, !dbg !113

b5:
	%52 = sub i64 %p7, 1, !dbg !114
	%53 = sub i64 %p8, 1, !dbg !114
	%54 = sub i64 %p9, 1, !dbg !114
	%55 = icmp slt i64 %p9, 0, !dbg !114
	%56 = icmp slt i64 %52, 0, !dbg !114
	%57 = icmp slt i64 %53, 0, !dbg !114
	%58 = or i1 %55, %56, !dbg !114
	%59 = or i1 %58, %57, !dbg !114
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !114, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !114
	%61 = mul i64 %54, %p7, !dbg !114
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !114
	%63 = add i64 %61, 1, !dbg !114
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !114
	%65 = icmp eq i64 %60, 0, !dbg !114
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !114
	%67 = icmp eq i64 %p9, 0, !dbg !114
	%68 = select i1 %67, i64 0, i64 %66, !dbg !114
	%69 = icmp ugt i64 %68, %p4, !dbg !114
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !114, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !114
	%71 = mul i64 %54, %p8, !dbg !114
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !114
	%73 = add i64 %71, 1, !dbg !114
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !114
	%75 = icmp eq i64 %70, 0, !dbg !114
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !114
	%77 = select i1 %67, i64 0, i64 %76, !dbg !114
	%78 = sext i32 %13 to i64, !dbg !114
	%79 = trunc i64 %p10 to i32, !dbg !114
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !114
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !114
	%82 = icmp ugt i64 %77, %p6, !dbg !114
	%83 = icmp uge i64 %p10, %78, !dbg !114
	%84 = or i1 %82, %83, !dbg !114
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !114, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !114
	%86 = bitcast i16* %81 to i8*, !dbg !114
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !114
	br label %b17, !dbg !114

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !115
	br i1 %87, label %b7, label %b12, !dbg !115

b7:
	%88 = trunc i64 %11 to i32, !dbg !116
	%89 = udiv i32 %88, 32, !dbg !116
	%90 = zext i32 %89 to i64, !dbg !116
	%91 = icmp eq i64 %90, %p2, !dbg !117
	br i1 %91, label %b8, label %b12, !dbg !117

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !120
	br i1 %92, label %b9, label %b10, !dbg !120

b9:
	%93 = sub i64 %p7, 1, !dbg !121
	%94 = sub i64 %p8, 1, !dbg !121
	%95 = sub i64 %p9, 1, !dbg !121
	%96 = icmp slt i64 %p9, 0, !dbg !121
	%97 = icmp slt i64 %93, 0, !dbg !121
	%98 = icmp slt i64 %94, 0, !dbg !121
	%99 = or i1 %96, %97, !dbg !121
	%100 = or i1 %99, %98, !dbg !121
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !121, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !121
	%102 = mul i64 %95, %p7, !dbg !121
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !121
	%104 = add i64 %102, 1, !dbg !121
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !121
	%106 = icmp eq i64 %101, 0, !dbg !121
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !121
	%108 = icmp eq i64 %p9, 0, !dbg !121
	%109 = select i1 %108, i64 0, i64 %107, !dbg !121
	%110 = icmp ugt i64 %109, %p4, !dbg !121
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !121, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !121
	%112 = mul i64 %95, %p8, !dbg !121
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !121
	%114 = add i64 %112, 1, !dbg !121
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !121
	%116 = icmp eq i64 %111, 0, !dbg !121
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !121
	%118 = select i1 %108, i64 0, i64 %117, !dbg !121
	%119 = sext i32 %13 to i64, !dbg !121
	%120 = trunc i64 %p10 to i32, !dbg !121
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !121
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !121
	%123 = icmp ugt i64 %118, %p6, !dbg !121
	%124 = icmp uge i64 %p10, %119, !dbg !121
	%125 = or i1 %123, %124, !dbg !121
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !121, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !121
	%127 = bitcast i16* %122 to i8*, !dbg !121
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !121
	br label %b17, !dbg !121

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !122
	br i1 %128, label %b11, label %b17, !dbg !122

b11:
	%129 = sub i64 %p7, 1, !dbg !123
	%130 = sub i64 %p8, 1, !dbg !123
	%131 = sub i64 %p9, 1, !dbg !123
	%132 = icmp slt i64 %p9, 0, !dbg !123
	%133 = icmp slt i64 %129, 0, !dbg !123
	%134 = icmp slt i64 %130, 0, !dbg !123
	%135 = or i1 %132, %133, !dbg !123
	%136 = or i1 %135, %134, !dbg !123
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !123, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !123
	%138 = mul i64 %131, %p7, !dbg !123
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !123
	%140 = add i64 %138, 1, !dbg !123
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !123
	%142 = icmp eq i64 %137, 0, !dbg !123
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !123
	%144 = icmp eq i64 %p9, 0, !dbg !123
	%145 = select i1 %144, i64 0, i64 %143, !dbg !123
	%146 = icmp ugt i64 %145, %p4, !dbg !123
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !123, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !123
	%148 = mul i64 %131, %p8, !dbg !123
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !123
	%150 = add i64 %148, 1, !dbg !123
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !123
	%152 = icmp eq i64 %147, 0, !dbg !123
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !123
	%154 = select i1 %144, i64 0, i64 %153, !dbg !123
	%155 = sext i32 %13 to i64, !dbg !123
	%156 = trunc i64 %p10 to i32, !dbg !123
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !123
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !123
	%159 = icmp ugt i64 %154, %p6, !dbg !123
	%160 = icmp uge i64 %p10, %155, !dbg !123
	%161 = or i1 %159, %160, !dbg !123
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !123, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !123
	%163 = bitcast i16* %158 to i8*, !dbg !123
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !123
	br label %b17, !dbg !123

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !124
	br i1 %164, label %b13, label %b17, !dbg !124

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !127
	br i1 %165, label %b14, label %b15, !dbg !127

b14:
	%166 = sub i64 %p7, 1, !dbg !128
	%167 = sub i64 %p8, 1, !dbg !128
	%168 = sub i64 %p9, 1, !dbg !128
	%169 = icmp slt i64 %p9, 0, !dbg !128
	%170 = icmp slt i64 %166, 0, !dbg !128
	%171 = icmp slt i64 %167, 0, !dbg !128
	%172 = or i1 %169, %170, !dbg !128
	%173 = or i1 %172, %171, !dbg !128
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !128, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !128
	%175 = mul i64 %168, %p7, !dbg !128
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !128
	%177 = add i64 %175, 1, !dbg !128
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !128
	%179 = icmp eq i64 %174, 0, !dbg !128
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !128
	%181 = icmp eq i64 %p9, 0, !dbg !128
	%182 = select i1 %181, i64 0, i64 %180, !dbg !128
	%183 = icmp ugt i64 %182, %p4, !dbg !128
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !128, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !128
	%185 = mul i64 %168, %p8, !dbg !128
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !128
	%187 = add i64 %185, 1, !dbg !128
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !128
	%189 = icmp eq i64 %184, 0, !dbg !128
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !128
	%191 = select i1 %181, i64 0, i64 %190, !dbg !128
	%192 = sext i32 %13 to i64, !dbg !128
	%193 = trunc i64 %p10 to i32, !dbg !128
	%194 = mul i32 %5, %6, !dbg !128
	%195 = icmp ugt i64 %191, %p6, !dbg !128
	%196 = icmp uge i64 %p10, %192, !dbg !128
	%197 = or i1 %195, %196, !dbg !128
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !128, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !128, !range !40
	%199 = mul i32 %194, %198, !dbg !128
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !128
	%201 = sext i32 %200 to i64, !dbg !128
	%202 = sext i32 %199 to i64, !dbg !128
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !128
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !128
	%205 = icmp ne i64 %201, %202, !dbg !128
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !128, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !128
	%207 = bitcast i16* %204 to i8*, !dbg !128
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !128
	br label %b17, !dbg !128

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !129
	br i1 %208, label %b16, label %b17, !dbg !129

b16:
	%209 = sub i64 %p7, 1, !dbg !130
	%210 = sub i64 %p8, 1, !dbg !130
	%211 = sub i64 %p9, 1, !dbg !130
	%212 = icmp slt i64 %p9, 0, !dbg !130
	%213 = icmp slt i64 %209, 0, !dbg !130
	%214 = icmp slt i64 %210, 0, !dbg !130
	%215 = or i1 %212, %213, !dbg !130
	%216 = or i1 %215, %214, !dbg !130
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !130, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !130
	%218 = mul i64 %211, %p7, !dbg !130
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !130
	%220 = add i64 %218, 1, !dbg !130
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !130
	%222 = icmp eq i64 %217, 0, !dbg !130
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !130
	%224 = icmp eq i64 %p9, 0, !dbg !130
	%225 = select i1 %224, i64 0, i64 %223, !dbg !130
	%226 = icmp ugt i64 %225, %p4, !dbg !130
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !130, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !130
	%228 = mul i64 %211, %p8, !dbg !130
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !130
	%230 = add i64 %228, 1, !dbg !130
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !130
	%232 = icmp eq i64 %227, 0, !dbg !130
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !130
	%234 = select i1 %224, i64 0, i64 %233, !dbg !130
	%235 = sext i32 %13 to i64, !dbg !130
	%236 = trunc i64 %p10 to i32, !dbg !130
	%237 = mul i32 %5, %6, !dbg !130
	%238 = icmp ugt i64 %234, %p6, !dbg !130
	%239 = icmp uge i64 %p10, %235, !dbg !130
	%240 = or i1 %238, %239, !dbg !130
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !130, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !130, !range !40
	%242 = mul i32 %237, %241, !dbg !130
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !130
	%244 = sext i32 %243 to i64, !dbg !130
	%245 = sext i32 %242 to i64, !dbg !130
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !130
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !130
	%248 = icmp ne i64 %244, %245, !dbg !130
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !130, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !130
	%250 = bitcast i16* %247 to i8*, !dbg !130
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !130
	br label %b17, !dbg !130

b17:
	ret void, !dbg !105

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !110
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !110

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !110
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !110

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !110
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !110
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !110

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !110
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !110
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !110
	ret void, !dbg !110

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !114
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !114

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !114
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !114
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !114

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !114
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !114
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !114
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !114
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !114

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !114
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !114
	ret void, !dbg !114

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !114
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !114
	ret void, !dbg !114

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !121
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !121

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !121
	ret void, !dbg !121

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !121
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !121

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !121
	ret void, !dbg !121

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !121
	ret void, !dbg !121

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !121
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !121
	ret void, !dbg !121

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !121
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !121

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !121
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !121
	ret void, !dbg !121

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !121
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !121
	ret void, !dbg !121

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !123
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !123

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !123
	ret void, !dbg !123

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !123
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !123

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !123
	ret void, !dbg !123

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !123
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !123
	ret void, !dbg !123

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !123
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !123
	ret void, !dbg !123

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !123
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !123

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !123
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !123
	ret void, !dbg !123

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !123
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !123
	ret void, !dbg !123

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !128
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !128

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !128
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !128
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !128

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !128
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !128
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !128
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !128
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !128

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !128
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !128
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !128
	ret void, !dbg !128

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %201, i64 %202), !dbg !128
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !128
	ret void, !dbg !128

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !130
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !130

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !130
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !130

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !130
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !130
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !130

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !130
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !130
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !130
	ret void, !dbg !130

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %244, i64 %245), !dbg !130
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !130
	ret void, !dbg !130
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !132
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !132
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !135, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !135, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !135, !range !14
	%7 = mul i32 %6, %4, !dbg !135
	%8 = add i32 %3, %7, !dbg !135
	%9 = mul i32 %5, %8, !dbg !135
	%10 = add i32 %2, %9, !dbg !135
	%11 = sext i32 %10 to i64, !dbg !135
	%12 = icmp eq i64 %p1, 0, !dbg !136
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !139
	br i1 %12, label %b1, label %b6, !dbg !136

b1:
	%14 = icmp eq i64 %11, 0, !dbg !140
	br i1 %14, label %b2, label %b6, !dbg !140

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !141
	br i1 %15, label %b3, label %b4, !dbg !141

b3:
	%16 = sub i64 %p7, 1, !dbg !139
	%17 = sub i64 %p8, 1, !dbg !139
	%18 = sub i64 %p9, 1, !dbg !139
	%19 = icmp slt i64 %p9, 0, !dbg !139
	%20 = icmp slt i64 %16, 0, !dbg !139
	%21 = icmp slt i64 %17, 0, !dbg !139
	%22 = or i1 %19, %20, !dbg !139
	%23 = or i1 %22, %21, !dbg !139
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !139, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !139
	%25 = mul i64 %18, %p7, !dbg !139
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !139
	%27 = add i64 %25, 1, !dbg !139
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !139
	%29 = icmp eq i64 %24, 0, !dbg !139
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !139
	%31 = icmp eq i64 %p9, 0, !dbg !139
	%32 = select i1 %31, i64 0, i64 %30, !dbg !139
	%33 = icmp ugt i64 %32, %p4, !dbg !139
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !139, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !139
	%35 = mul i64 %18, %p8, !dbg !139
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !139
	%37 = add i64 %35, 1, !dbg !139
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !139
	%39 = icmp eq i64 %34, 0, !dbg !139
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !139
	%41 = select i1 %31, i64 0, i64 %40, !dbg !139
	%42 = sext i32 %13 to i64, !dbg !139
	%43 = trunc i64 %p10 to i32, !dbg !139
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !139
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !139
	%46 = icmp ugt i64 %41, %p6, !dbg !139
	%47 = icmp uge i64 %p10, %42, !dbg !139
	%48 = or i1 %46, %47, !dbg !139
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !139, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !139
	%50 = bitcast i32* %45 to i8*, !dbg !139
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !139
	br label %b17, !dbg !139

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !142
	br i1 %51, label %b5, label %b17, !dbg !142

b5:
	%52 = sub i64 %p7, 1, !dbg !143
	%53 = sub i64 %p8, 1, !dbg !143
	%54 = sub i64 %p9, 1, !dbg !143
	%55 = icmp slt i64 %p9, 0, !dbg !143
	%56 = icmp slt i64 %52, 0, !dbg !143
	%57 = icmp slt i64 %53, 0, !dbg !143
	%58 = or i1 %55, %56, !dbg !143
	%59 = or i1 %58, %57, !dbg !143
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !143, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !143
	%61 = mul i64 %54, %p7, !dbg !143
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !143
	%63 = add i64 %61, 1, !dbg !143
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !143
	%65 = icmp eq i64 %60, 0, !dbg !143
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !143
	%67 = icmp eq i64 %p9, 0, !dbg !143
	%68 = select i1 %67, i64 0, i64 %66, !dbg !143
	%69 = icmp ugt i64 %68, %p4, !dbg !143
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !143, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !143
	%71 = mul i64 %54, %p8, !dbg !143
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !143
	%73 = add i64 %71, 1, !dbg !143
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !143
	%75 = icmp eq i64 %70, 0, !dbg !143
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !143
	%77 = select i1 %67, i64 0, i64 %76, !dbg !143
	%78 = sext i32 %13 to i64, !dbg !143
	%79 = trunc i64 %p10 to i32, !dbg !143
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !143
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !143
	%82 = icmp ugt i64 %77, %p6, !dbg !143
	%83 = icmp uge i64 %p10, %78, !dbg !143
	%84 = or i1 %82, %83, !dbg !143
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !143, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !143
	%86 = bitcast i32* %81 to i8*, !dbg !143
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !143
	br label %b17, !dbg !143

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !144
	br i1 %87, label %b7, label %b12, !dbg !144

b7:
	%88 = trunc i64 %11 to i32, !dbg !145
	%89 = udiv i32 %88, 32, !dbg !145
	%90 = zext i32 %89 to i64, !dbg !145
	%91 = icmp eq i64 %90, %p2, !dbg !146
	br i1 %91, label %b8, label %b12, !dbg !146

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !149
	br i1 %92, label %b9, label %b10, !dbg !149

b9:
	%93 = sub i64 %p7, 1, !dbg !150
	%94 = sub i64 %p8, 1, !dbg !150
	%95 = sub i64 %p9, 1, !dbg !150
	%96 = icmp slt i64 %p9, 0, !dbg !150
	%97 = icmp slt i64 %93, 0, !dbg !150
	%98 = icmp slt i64 %94, 0, !dbg !150
	%99 = or i1 %96, %97, !dbg !150
	%100 = or i1 %99, %98, !dbg !150
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !150, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !150
	%102 = mul i64 %95, %p7, !dbg !150
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !150
	%104 = add i64 %102, 1, !dbg !150
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !150
	%106 = icmp eq i64 %101, 0, !dbg !150
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !150
	%108 = icmp eq i64 %p9, 0, !dbg !150
	%109 = select i1 %108, i64 0, i64 %107, !dbg !150
	%110 = icmp ugt i64 %109, %p4, !dbg !150
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !150, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !150
	%112 = mul i64 %95, %p8, !dbg !150
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !150
	%114 = add i64 %112, 1, !dbg !150
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !150
	%116 = icmp eq i64 %111, 0, !dbg !150
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !150
	%118 = select i1 %108, i64 0, i64 %117, !dbg !150
	%119 = sext i32 %13 to i64, !dbg !150
	%120 = trunc i64 %p10 to i32, !dbg !150
	%121 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !150
	%122 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !150
	%123 = icmp ugt i64 %118, %p6, !dbg !150
	%124 = icmp uge i64 %p10, %119, !dbg !150
	%125 = or i1 %123, %124, !dbg !150
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !150, !prof !21

b9_ok5:
	%126 = bitcast i32* %121 to i8*, !dbg !150
	%127 = bitcast i32* %122 to i8*, !dbg !150
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !150
	br label %b17, !dbg !150

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !151
	br i1 %128, label %b11, label %b17, !dbg !151

b11:
	%129 = sub i64 %p7, 1, !dbg !152
	%130 = sub i64 %p8, 1, !dbg !152
	%131 = sub i64 %p9, 1, !dbg !152
	%132 = icmp slt i64 %p9, 0, !dbg !152
	%133 = icmp slt i64 %129, 0, !dbg !152
	%134 = icmp slt i64 %130, 0, !dbg !152
	%135 = or i1 %132, %133, !dbg !152
	%136 = or i1 %135, %134, !dbg !152
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !152, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !152
	%138 = mul i64 %131, %p7, !dbg !152
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !152
	%140 = add i64 %138, 1, !dbg !152
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !152
	%142 = icmp eq i64 %137, 0, !dbg !152
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !152
	%144 = icmp eq i64 %p9, 0, !dbg !152
	%145 = select i1 %144, i64 0, i64 %143, !dbg !152
	%146 = icmp ugt i64 %145, %p4, !dbg !152
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !152, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !152
	%148 = mul i64 %131, %p8, !dbg !152
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !152
	%150 = add i64 %148, 1, !dbg !152
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !152
	%152 = icmp eq i64 %147, 0, !dbg !152
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !152
	%154 = select i1 %144, i64 0, i64 %153, !dbg !152
	%155 = sext i32 %13 to i64, !dbg !152
	%156 = trunc i64 %p10 to i32, !dbg !152
	%157 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !152
	%158 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !152
	%159 = icmp ugt i64 %154, %p6, !dbg !152
	%160 = icmp uge i64 %p10, %155, !dbg !152
	%161 = or i1 %159, %160, !dbg !152
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !152, !prof !21

b11_ok5:
	%162 = bitcast i32* %157 to i8*, !dbg !152
	%163 = bitcast i32* %158 to i8*, !dbg !152
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !152
	br label %b17, !dbg !152

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !153
	br i1 %164, label %b13, label %b17, !dbg !153

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !156
	br i1 %165, label %b14, label %b15, !dbg !156

b14:
	%166 = sub i64 %p7, 1, !dbg !157
	%167 = sub i64 %p8, 1, !dbg !157
	%168 = sub i64 %p9, 1, !dbg !157
	%169 = icmp slt i64 %p9, 0, !dbg !157
	%170 = icmp slt i64 %166, 0, !dbg !157
	%171 = icmp slt i64 %167, 0, !dbg !157
	%172 = or i1 %169, %170, !dbg !157
	%173 = or i1 %172, %171, !dbg !157
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !157, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !157
	%175 = mul i64 %168, %p7, !dbg !157
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !157
	%177 = add i64 %175, 1, !dbg !157
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !157
	%179 = icmp eq i64 %174, 0, !dbg !157
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !157
	%181 = icmp eq i64 %p9, 0, !dbg !157
	%182 = select i1 %181, i64 0, i64 %180, !dbg !157
	%183 = icmp ugt i64 %182, %p4, !dbg !157
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !157, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !157
	%185 = mul i64 %168, %p8, !dbg !157
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !157
	%187 = add i64 %185, 1, !dbg !157
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !157
	%189 = icmp eq i64 %184, 0, !dbg !157
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !157
	%191 = select i1 %181, i64 0, i64 %190, !dbg !157
	%192 = sext i32 %13 to i64, !dbg !157
	%193 = trunc i64 %p10 to i32, !dbg !157
	%194 = mul i32 %5, %6, !dbg !157
	%195 = icmp ugt i64 %191, %p6, !dbg !157
	%196 = icmp uge i64 %p10, %192, !dbg !157
	%197 = or i1 %195, %196, !dbg !157
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !157, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !40
	%199 = mul i32 %194, %198, !dbg !157
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !157
	%201 = sext i32 %200 to i64, !dbg !157
	%202 = sext i32 %199 to i64, !dbg !157
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !157
	%204 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !157
	%205 = icmp ne i64 %201, %202, !dbg !157
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !157, !prof !21

b14_ok7:
	%206 = bitcast i32* %203 to i8*, !dbg !157
	%207 = bitcast i32* %204 to i8*, !dbg !157
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !157
	br label %b17, !dbg !157

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !158
	br i1 %208, label %b16, label %b17, !dbg !158

b16:
	%209 = sub i64 %p7, 1, !dbg !159
	%210 = sub i64 %p8, 1, !dbg !159
	%211 = sub i64 %p9, 1, !dbg !159
	%212 = icmp slt i64 %p9, 0, !dbg !159
	%213 = icmp slt i64 %209, 0, !dbg !159
	%214 = icmp slt i64 %210, 0, !dbg !159
	%215 = or i1 %212, %213, !dbg !159
	%216 = or i1 %215, %214, !dbg !159
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !159, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !159
	%218 = mul i64 %211, %p7, !dbg !159
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !159
	%220 = add i64 %218, 1, !dbg !159
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !159
	%222 = icmp eq i64 %217, 0, !dbg !159
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !159
	%224 = icmp eq i64 %p9, 0, !dbg !159
	%225 = select i1 %224, i64 0, i64 %223, !dbg !159
	%226 = icmp ugt i64 %225, %p4, !dbg !159
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !159, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !159
	%228 = mul i64 %211, %p8, !dbg !159
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !159
	%230 = add i64 %228, 1, !dbg !159
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !159
	%232 = icmp eq i64 %227, 0, !dbg !159
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !159
	%234 = select i1 %224, i64 0, i64 %233, !dbg !159
	%235 = sext i32 %13 to i64, !dbg !159
	%236 = trunc i64 %p10 to i32, !dbg !159
	%237 = mul i32 %5, %6, !dbg !159
	%238 = icmp ugt i64 %234, %p6, !dbg !159
	%239 = icmp uge i64 %p10, %235, !dbg !159
	%240 = or i1 %238, %239, !dbg !159
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !159, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !40
	%242 = mul i32 %237, %241, !dbg !159
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !159
	%244 = sext i32 %243 to i64, !dbg !159
	%245 = sext i32 %242 to i64, !dbg !159
	%246 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !159
	%247 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !159
	%248 = icmp ne i64 %244, %245, !dbg !159
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !159, !prof !21

b16_ok7:
	%249 = bitcast i32* %246 to i8*, !dbg !159
	%250 = bitcast i32* %247 to i8*, !dbg !159
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !159
	br label %b17, !dbg !159

b17:
	ret void, !dbg !134

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !139
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !139

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !139
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !139

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !139
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !139
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !139

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !139
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !139
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !139
	ret void, !dbg !139

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !143
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !143

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !143
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !143
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !143

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !143
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !143
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !143
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !143
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !143

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !143
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !143
	ret void, !dbg !143

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !143
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !143
	ret void, !dbg !143

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !150
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !150

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !150
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !150

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !150
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !150
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !150

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !150
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !150
	ret void, !dbg !150

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !150
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !150
	ret void, !dbg !150

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !152
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !152

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !152
	ret void, !dbg !152

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !152
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !152

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !152
	ret void, !dbg !152

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !152
	ret void, !dbg !152

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !152
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !152
	ret void, !dbg !152

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !152
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !152

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !152
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !152
	ret void, !dbg !152

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !152
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !152
	ret void, !dbg !152

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !157
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !157

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !157
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !157
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !157

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !157
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !157
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !157
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !157
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !157

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !157
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !157
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !157
	ret void, !dbg !157

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %201, i64 %202), !dbg !157
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !157
	ret void, !dbg !157

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !159
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !159

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !159
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !159

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !159
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !159
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !159
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !159

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !159
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !159
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !159
	ret void, !dbg !159

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %244, i64 %245), !dbg !159
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !159
	ret void, !dbg !159
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !160 {
entry:
	br label %b0, !dbg !161

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !161
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !161
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !164, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !164, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !164, !range !14
	%7 = mul i32 %6, %4, !dbg !164
	%8 = add i32 %3, %7, !dbg !164
	%9 = mul i32 %5, %8, !dbg !164
	%10 = add i32 %2, %9, !dbg !164
	%11 = sext i32 %10 to i64, !dbg !164
	%12 = icmp eq i64 %p1, 0, !dbg !165
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !168
	br i1 %12, label %b1, label %b6, !dbg !165

b1:
	%14 = icmp eq i64 %11, 0, !dbg !169
	br i1 %14, label %b2, label %b6, !dbg !169

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !170
	br i1 %15, label %b3, label %b4, !dbg !170

b3:
	%16 = sub i64 %p7, 1, !dbg !168
	%17 = sub i64 %p8, 1, !dbg !168
	%18 = sub i64 %p9, 1, !dbg !168
	%19 = icmp slt i64 %p9, 0, !dbg !168
	%20 = icmp slt i64 %16, 0, !dbg !168
	%21 = icmp slt i64 %17, 0, !dbg !168
	%22 = or i1 %19, %20, !dbg !168
	%23 = or i1 %22, %21, !dbg !168
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !168, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !168
	%25 = mul i64 %18, %p7, !dbg !168
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !168
	%27 = add i64 %25, 1, !dbg !168
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !168
	%29 = icmp eq i64 %24, 0, !dbg !168
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !168
	%31 = icmp eq i64 %p9, 0, !dbg !168
	%32 = select i1 %31, i64 0, i64 %30, !dbg !168
	%33 = icmp ugt i64 %32, %p4, !dbg !168
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !168, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !168
	%35 = mul i64 %18, %p8, !dbg !168
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !168
	%37 = add i64 %35, 1, !dbg !168
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !168
	%39 = icmp eq i64 %34, 0, !dbg !168
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !168
	%41 = select i1 %31, i64 0, i64 %40, !dbg !168
	%42 = sext i32 %13 to i64, !dbg !168
	%43 = trunc i64 %p10 to i32, !dbg !168
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !168
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !168
	%46 = icmp ugt i64 %41, %p6, !dbg !168
	%47 = icmp uge i64 %p10, %42, !dbg !168
	%48 = or i1 %46, %47, !dbg !168
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !168, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !168
	%50 = bitcast i64* %45 to i8*, !dbg !168
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !168
	br label %b17, !dbg !168

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !171
	br i1 %51, label %b5, label %b17, !dbg !171

b5:
	%52 = sub i64 %p7, 1, !dbg !172
	%53 = sub i64 %p8, 1, !dbg !172
	%54 = sub i64 %p9, 1, !dbg !172
	%55 = icmp slt i64 %p9, 0, !dbg !172
	%56 = icmp slt i64 %52, 0, !dbg !172
	%57 = icmp slt i64 %53, 0, !dbg !172
	%58 = or i1 %55, %56, !dbg !172
	%59 = or i1 %58, %57, !dbg !172
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !172, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !172
	%61 = mul i64 %54, %p7, !dbg !172
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !172
	%63 = add i64 %61, 1, !dbg !172
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !172
	%65 = icmp eq i64 %60, 0, !dbg !172
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !172
	%67 = icmp eq i64 %p9, 0, !dbg !172
	%68 = select i1 %67, i64 0, i64 %66, !dbg !172
	%69 = icmp ugt i64 %68, %p4, !dbg !172
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !172, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !172
	%71 = mul i64 %54, %p8, !dbg !172
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !172
	%73 = add i64 %71, 1, !dbg !172
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !172
	%75 = icmp eq i64 %70, 0, !dbg !172
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !172
	%77 = select i1 %67, i64 0, i64 %76, !dbg !172
	%78 = sext i32 %13 to i64, !dbg !172
	%79 = trunc i64 %p10 to i32, !dbg !172
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !172
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !172
	%82 = icmp ugt i64 %77, %p6, !dbg !172
	%83 = icmp uge i64 %p10, %78, !dbg !172
	%84 = or i1 %82, %83, !dbg !172
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !172, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !172
	%86 = bitcast i64* %81 to i8*, !dbg !172
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !172
	br label %b17, !dbg !172

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !173
	br i1 %87, label %b7, label %b12, !dbg !173

b7:
	%88 = trunc i64 %11 to i32, !dbg !174
	%89 = udiv i32 %88, 32, !dbg !174
	%90 = zext i32 %89 to i64, !dbg !174
	%91 = icmp eq i64 %90, %p2, !dbg !175
	br i1 %91, label %b8, label %b12, !dbg !175

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !178
	br i1 %92, label %b9, label %b10, !dbg !178

b9:
	%93 = sub i64 %p7, 1, !dbg !179
	%94 = sub i64 %p8, 1, !dbg !179
	%95 = sub i64 %p9, 1, !dbg !179
	%96 = icmp slt i64 %p9, 0, !dbg !179
	%97 = icmp slt i64 %93, 0, !dbg !179
	%98 = icmp slt i64 %94, 0, !dbg !179
	%99 = or i1 %96, %97, !dbg !179
	%100 = or i1 %99, %98, !dbg !179
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !179, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !179
	%102 = mul i64 %95, %p7, !dbg !179
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !179
	%104 = add i64 %102, 1, !dbg !179
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !179
	%106 = icmp eq i64 %101, 0, !dbg !179
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !179
	%108 = icmp eq i64 %p9, 0, !dbg !179
	%109 = select i1 %108, i64 0, i64 %107, !dbg !179
	%110 = icmp ugt i64 %109, %p4, !dbg !179
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !179, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !179
	%112 = mul i64 %95, %p8, !dbg !179
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !179
	%114 = add i64 %112, 1, !dbg !179
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !179
	%116 = icmp eq i64 %111, 0, !dbg !179
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !179
	%118 = select i1 %108, i64 0, i64 %117, !dbg !179
	%119 = sext i32 %13 to i64, !dbg !179
	%120 = trunc i64 %p10 to i32, !dbg !179
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !179
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !179
	%123 = icmp ugt i64 %118, %p6, !dbg !179
	%124 = icmp uge i64 %p10, %119, !dbg !179
	%125 = or i1 %123, %124, !dbg !179
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !179, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !179
	%127 = bitcast i64* %122 to i8*, !dbg !179
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !179
	br label %b17, !dbg !179

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !180
	br i1 %128, label %b11, label %b17, !dbg !180

b11:
	%129 = sub i64 %p7, 1, !dbg !181
	%130 = sub i64 %p8, 1, !dbg !181
	%131 = sub i64 %p9, 1, !dbg !181
	%132 = icmp slt i64 %p9, 0, !dbg !181
	%133 = icmp slt i64 %129, 0, !dbg !181
	%134 = icmp slt i64 %130, 0, !dbg !181
	%135 = or i1 %132, %133, !dbg !181
	%136 = or i1 %135, %134, !dbg !181
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !181, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !181
	%138 = mul i64 %131, %p7, !dbg !181
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !181
	%140 = add i64 %138, 1, !dbg !181
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !181
	%142 = icmp eq i64 %137, 0, !dbg !181
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !181
	%144 = icmp eq i64 %p9, 0, !dbg !181
	%145 = select i1 %144, i64 0, i64 %143, !dbg !181
	%146 = icmp ugt i64 %145, %p4, !dbg !181
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !181, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !181
	%148 = mul i64 %131, %p8, !dbg !181
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !181
	%150 = add i64 %148, 1, !dbg !181
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !181
	%152 = icmp eq i64 %147, 0, !dbg !181
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !181
	%154 = select i1 %144, i64 0, i64 %153, !dbg !181
	%155 = sext i32 %13 to i64, !dbg !181
	%156 = trunc i64 %p10 to i32, !dbg !181
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !181
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !181
	%159 = icmp ugt i64 %154, %p6, !dbg !181
	%160 = icmp uge i64 %p10, %155, !dbg !181
	%161 = or i1 %159, %160, !dbg !181
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !181, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !181
	%163 = bitcast i64* %158 to i8*, !dbg !181
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !181
	br label %b17, !dbg !181

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !182
	br i1 %164, label %b13, label %b17, !dbg !182

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !185
	br i1 %165, label %b14, label %b15, !dbg !185

b14:
	%166 = sub i64 %p7, 1, !dbg !186
	%167 = sub i64 %p8, 1, !dbg !186
	%168 = sub i64 %p9, 1, !dbg !186
	%169 = icmp slt i64 %p9, 0, !dbg !186
	%170 = icmp slt i64 %166, 0, !dbg !186
	%171 = icmp slt i64 %167, 0, !dbg !186
	%172 = or i1 %169, %170, !dbg !186
	%173 = or i1 %172, %171, !dbg !186
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !186, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !186
	%175 = mul i64 %168, %p7, !dbg !186
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !186
	%177 = add i64 %175, 1, !dbg !186
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !186
	%179 = icmp eq i64 %174, 0, !dbg !186
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !186
	%181 = icmp eq i64 %p9, 0, !dbg !186
	%182 = select i1 %181, i64 0, i64 %180, !dbg !186
	%183 = icmp ugt i64 %182, %p4, !dbg !186
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !186, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !186
	%185 = mul i64 %168, %p8, !dbg !186
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !186
	%187 = add i64 %185, 1, !dbg !186
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !186
	%189 = icmp eq i64 %184, 0, !dbg !186
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !186
	%191 = select i1 %181, i64 0, i64 %190, !dbg !186
	%192 = sext i32 %13 to i64, !dbg !186
	%193 = trunc i64 %p10 to i32, !dbg !186
	%194 = mul i32 %5, %6, !dbg !186
	%195 = icmp ugt i64 %191, %p6, !dbg !186
	%196 = icmp uge i64 %p10, %192, !dbg !186
	%197 = or i1 %195, %196, !dbg !186
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !186, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !40
	%199 = mul i32 %194, %198, !dbg !186
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !186
	%201 = sext i32 %200 to i64, !dbg !186
	%202 = sext i32 %199 to i64, !dbg !186
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !186
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !186
	%205 = icmp ne i64 %201, %202, !dbg !186
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !186, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !186
	%207 = bitcast i64* %204 to i8*, !dbg !186
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !186
	br label %b17, !dbg !186

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !187
	br i1 %208, label %b16, label %b17, !dbg !187

b16:
	%209 = sub i64 %p7, 1, !dbg !188
	%210 = sub i64 %p8, 1, !dbg !188
	%211 = sub i64 %p9, 1, !dbg !188
	%212 = icmp slt i64 %p9, 0, !dbg !188
	%213 = icmp slt i64 %209, 0, !dbg !188
	%214 = icmp slt i64 %210, 0, !dbg !188
	%215 = or i1 %212, %213, !dbg !188
	%216 = or i1 %215, %214, !dbg !188
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !188, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !188
	%218 = mul i64 %211, %p7, !dbg !188
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !188
	%220 = add i64 %218, 1, !dbg !188
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !188
	%222 = icmp eq i64 %217, 0, !dbg !188
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !188
	%224 = icmp eq i64 %p9, 0, !dbg !188
	%225 = select i1 %224, i64 0, i64 %223, !dbg !188
	%226 = icmp ugt i64 %225, %p4, !dbg !188
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !188, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !188
	%228 = mul i64 %211, %p8, !dbg !188
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !188
	%230 = add i64 %228, 1, !dbg !188
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !188
	%232 = icmp eq i64 %227, 0, !dbg !188
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !188
	%234 = select i1 %224, i64 0, i64 %233, !dbg !188
	%235 = sext i32 %13 to i64, !dbg !188
	%236 = trunc i64 %p10 to i32, !dbg !188
	%237 = mul i32 %5, %6, !dbg !188
	%238 = icmp ugt i64 %234, %p6, !dbg !188
	%239 = icmp uge i64 %p10, %235, !dbg !188
	%240 = or i1 %238, %239, !dbg !188
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !188, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !188, !range !40
	%242 = mul i32 %237, %241, !dbg !188
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !188
	%244 = sext i32 %243 to i64, !dbg !188
	%245 = sext i32 %242 to i64, !dbg !188
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !188
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !188
	%248 = icmp ne i64 %244, %245, !dbg !188
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !188, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !188
	%250 = bitcast i64* %247 to i8*, !dbg !188
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !188
	br label %b17, !dbg !188

b17:
	ret void, !dbg !163

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !168
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !168

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !168
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !168
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !168

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !168
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !168
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !168
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !168
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !168

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !168
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !168
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !168
	ret void, !dbg !168

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !172
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !172

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !172
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !172

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !172
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !172
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !172

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !172
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !172
	ret void, !dbg !172

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !172
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !172
	ret void, !dbg !172

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !179
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !179

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !179
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !179
	ret void, !dbg !179

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !179
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !179

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !179
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !179
	ret void, !dbg !179

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !179
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !179
	ret void, !dbg !179

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !179
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !179
	ret void, !dbg !179

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !179
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !179

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !179
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !179
	ret void, !dbg !179

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !179
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !179
	ret void, !dbg !179

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !181
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !181

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !181
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !181
	ret void, !dbg !181

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !181
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !181

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !181
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !181
	ret void, !dbg !181

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !181
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !181
	ret void, !dbg !181

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !181
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !181
	ret void, !dbg !181

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !181
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !181

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !181
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !181
	ret void, !dbg !181

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !181
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !181
	ret void, !dbg !181

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !186
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !186

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !186
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !186

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !186
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !186
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !186

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !186
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !186
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !186
	ret void, !dbg !186

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %201, i64 %202), !dbg !186
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !186
	ret void, !dbg !186

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !188
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !188

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !188
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !188
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !188

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !188
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !188
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !188
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !188
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !188

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !188
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !188
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !188
	ret void, !dbg !188

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %244, i64 %245), !dbg !188
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !188
	ret void, !dbg !188
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !189 {
entry:
	br label %b0, !dbg !190

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !190
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !190
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !193, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !193, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193, !range !14
	%7 = mul i32 %6, %4, !dbg !193
	%8 = add i32 %3, %7, !dbg !193
	%9 = mul i32 %5, %8, !dbg !193
	%10 = add i32 %2, %9, !dbg !193
	%11 = sext i32 %10 to i64, !dbg !193
	%12 = icmp eq i64 %p1, 0, !dbg !194
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !197
	br i1 %12, label %b1, label %b6, !dbg !194

b1:
	%14 = icmp eq i64 %11, 0, !dbg !198
	br i1 %14, label %b2, label %b6, !dbg !198

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !199
	br i1 %15, label %b3, label %b4, !dbg !199

b3:
	%16 = sub i64 %p7, 1, !dbg !197
	%17 = sub i64 %p8, 1, !dbg !197
	%18 = sub i64 %p9, 1, !dbg !197
	%19 = icmp slt i64 %p9, 0, !dbg !197
	%20 = icmp slt i64 %16, 0, !dbg !197
	%21 = icmp slt i64 %17, 0, !dbg !197
	%22 = or i1 %19, %20, !dbg !197
	%23 = or i1 %22, %21, !dbg !197
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !197, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !197
	%25 = mul i64 %18, %p7, !dbg !197
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !197
	%27 = add i64 %25, 1, !dbg !197
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !197
	%29 = icmp eq i64 %24, 0, !dbg !197
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !197
	%31 = icmp eq i64 %p9, 0, !dbg !197
	%32 = select i1 %31, i64 0, i64 %30, !dbg !197
	%33 = icmp ugt i64 %32, %p4, !dbg !197
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !197, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !197
	%35 = mul i64 %18, %p8, !dbg !197
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !197
	%37 = add i64 %35, 1, !dbg !197
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !197
	%39 = icmp eq i64 %34, 0, !dbg !197
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !197
	%41 = select i1 %31, i64 0, i64 %40, !dbg !197
	%42 = sext i32 %13 to i64, !dbg !197
	%43 = trunc i64 %p10 to i32, !dbg !197
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !197
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !197
	%46 = icmp ugt i64 %41, %p6, !dbg !197
	%47 = icmp uge i64 %p10, %42, !dbg !197
	%48 = or i1 %46, %47, !dbg !197
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !197, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !197
	%50 = bitcast i64* %45 to i8*, !dbg !197
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !197
	br label %b17, !dbg !197

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !200
	br i1 %51, label %b5, label %b17, !dbg !200

b5:
	%52 = sub i64 %p7, 1, !dbg !201
	%53 = sub i64 %p8, 1, !dbg !201
	%54 = sub i64 %p9, 1, !dbg !201
	%55 = icmp slt i64 %p9, 0, !dbg !201
	%56 = icmp slt i64 %52, 0, !dbg !201
	%57 = icmp slt i64 %53, 0, !dbg !201
	%58 = or i1 %55, %56, !dbg !201
	%59 = or i1 %58, %57, !dbg !201
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !201, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !201
	%61 = mul i64 %54, %p7, !dbg !201
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !201
	%63 = add i64 %61, 1, !dbg !201
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !201
	%65 = icmp eq i64 %60, 0, !dbg !201
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !201
	%67 = icmp eq i64 %p9, 0, !dbg !201
	%68 = select i1 %67, i64 0, i64 %66, !dbg !201
	%69 = icmp ugt i64 %68, %p4, !dbg !201
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !201, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !201
	%71 = mul i64 %54, %p8, !dbg !201
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !201
	%73 = add i64 %71, 1, !dbg !201
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !201
	%75 = icmp eq i64 %70, 0, !dbg !201
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !201
	%77 = select i1 %67, i64 0, i64 %76, !dbg !201
	%78 = sext i32 %13 to i64, !dbg !201
	%79 = trunc i64 %p10 to i32, !dbg !201
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !201
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !201
	%82 = icmp ugt i64 %77, %p6, !dbg !201
	%83 = icmp uge i64 %p10, %78, !dbg !201
	%84 = or i1 %82, %83, !dbg !201
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !201, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !201
	%86 = bitcast i64* %81 to i8*, !dbg !201
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !201
	br label %b17, !dbg !201

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !202
	br i1 %87, label %b7, label %b12, !dbg !202

b7:
	%88 = trunc i64 %11 to i32, !dbg !203
	%89 = udiv i32 %88, 32, !dbg !203
	%90 = zext i32 %89 to i64, !dbg !203
	%91 = icmp eq i64 %90, %p2, !dbg !204
	br i1 %91, label %b8, label %b12, !dbg !204

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !207
	br i1 %92, label %b9, label %b10, !dbg !207

b9:
	%93 = sub i64 %p7, 1, !dbg !208
	%94 = sub i64 %p8, 1, !dbg !208
	%95 = sub i64 %p9, 1, !dbg !208
	%96 = icmp slt i64 %p9, 0, !dbg !208
	%97 = icmp slt i64 %93, 0, !dbg !208
	%98 = icmp slt i64 %94, 0, !dbg !208
	%99 = or i1 %96, %97, !dbg !208
	%100 = or i1 %99, %98, !dbg !208
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !208, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !208
	%102 = mul i64 %95, %p7, !dbg !208
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !208
	%104 = add i64 %102, 1, !dbg !208
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !208
	%106 = icmp eq i64 %101, 0, !dbg !208
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !208
	%108 = icmp eq i64 %p9, 0, !dbg !208
	%109 = select i1 %108, i64 0, i64 %107, !dbg !208
	%110 = icmp ugt i64 %109, %p4, !dbg !208
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !208, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !208
	%112 = mul i64 %95, %p8, !dbg !208
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !208
	%114 = add i64 %112, 1, !dbg !208
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !208
	%116 = icmp eq i64 %111, 0, !dbg !208
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !208
	%118 = select i1 %108, i64 0, i64 %117, !dbg !208
	%119 = sext i32 %13 to i64, !dbg !208
	%120 = trunc i64 %p10 to i32, !dbg !208
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !208
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !208
	%123 = icmp ugt i64 %118, %p6, !dbg !208
	%124 = icmp uge i64 %p10, %119, !dbg !208
	%125 = or i1 %123, %124, !dbg !208
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !208, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !208
	%127 = bitcast i64* %122 to i8*, !dbg !208
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !208
	br label %b17, !dbg !208

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !209
	br i1 %128, label %b11, label %b17, !dbg !209

b11:
	%129 = sub i64 %p7, 1, !dbg !210
	%130 = sub i64 %p8, 1, !dbg !210
	%131 = sub i64 %p9, 1, !dbg !210
	%132 = icmp slt i64 %p9, 0, !dbg !210
	%133 = icmp slt i64 %129, 0, !dbg !210
	%134 = icmp slt i64 %130, 0, !dbg !210
	%135 = or i1 %132, %133, !dbg !210
	%136 = or i1 %135, %134, !dbg !210
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !210, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !210
	%138 = mul i64 %131, %p7, !dbg !210
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !210
	%140 = add i64 %138, 1, !dbg !210
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !210
	%142 = icmp eq i64 %137, 0, !dbg !210
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !210
	%144 = icmp eq i64 %p9, 0, !dbg !210
	%145 = select i1 %144, i64 0, i64 %143, !dbg !210
	%146 = icmp ugt i64 %145, %p4, !dbg !210
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !210, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !210
	%148 = mul i64 %131, %p8, !dbg !210
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !210
	%150 = add i64 %148, 1, !dbg !210
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !210
	%152 = icmp eq i64 %147, 0, !dbg !210
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !210
	%154 = select i1 %144, i64 0, i64 %153, !dbg !210
	%155 = sext i32 %13 to i64, !dbg !210
	%156 = trunc i64 %p10 to i32, !dbg !210
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !210
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !210
	%159 = icmp ugt i64 %154, %p6, !dbg !210
	%160 = icmp uge i64 %p10, %155, !dbg !210
	%161 = or i1 %159, %160, !dbg !210
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !210, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !210
	%163 = bitcast i64* %158 to i8*, !dbg !210
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !210
	br label %b17, !dbg !210

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !211
	br i1 %164, label %b13, label %b17, !dbg !211

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !214
	br i1 %165, label %b14, label %b15, !dbg !214

b14:
	%166 = sub i64 %p7, 1, !dbg !215
	%167 = sub i64 %p8, 1, !dbg !215
	%168 = sub i64 %p9, 1, !dbg !215
	%169 = icmp slt i64 %p9, 0, !dbg !215
	%170 = icmp slt i64 %166, 0, !dbg !215
	%171 = icmp slt i64 %167, 0, !dbg !215
	%172 = or i1 %169, %170, !dbg !215
	%173 = or i1 %172, %171, !dbg !215
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !215, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !215
	%175 = mul i64 %168, %p7, !dbg !215
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !215
	%177 = add i64 %175, 1, !dbg !215
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !215
	%179 = icmp eq i64 %174, 0, !dbg !215
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !215
	%181 = icmp eq i64 %p9, 0, !dbg !215
	%182 = select i1 %181, i64 0, i64 %180, !dbg !215
	%183 = icmp ugt i64 %182, %p4, !dbg !215
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !215, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !215
	%185 = mul i64 %168, %p8, !dbg !215
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !215
	%187 = add i64 %185, 1, !dbg !215
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !215
	%189 = icmp eq i64 %184, 0, !dbg !215
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !215
	%191 = select i1 %181, i64 0, i64 %190, !dbg !215
	%192 = sext i32 %13 to i64, !dbg !215
	%193 = trunc i64 %p10 to i32, !dbg !215
	%194 = mul i32 %5, %6, !dbg !215
	%195 = icmp ugt i64 %191, %p6, !dbg !215
	%196 = icmp uge i64 %p10, %192, !dbg !215
	%197 = or i1 %195, %196, !dbg !215
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !215, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !40
	%199 = mul i32 %194, %198, !dbg !215
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !215
	%201 = sext i32 %200 to i64, !dbg !215
	%202 = sext i32 %199 to i64, !dbg !215
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !215
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !215
	%205 = icmp ne i64 %201, %202, !dbg !215
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !215, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !215
	%207 = bitcast i64* %204 to i8*, !dbg !215
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !215
	br label %b17, !dbg !215

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !216
	br i1 %208, label %b16, label %b17, !dbg !216

b16:
	%209 = sub i64 %p7, 1, !dbg !217
	%210 = sub i64 %p8, 1, !dbg !217
	%211 = sub i64 %p9, 1, !dbg !217
	%212 = icmp slt i64 %p9, 0, !dbg !217
	%213 = icmp slt i64 %209, 0, !dbg !217
	%214 = icmp slt i64 %210, 0, !dbg !217
	%215 = or i1 %212, %213, !dbg !217
	%216 = or i1 %215, %214, !dbg !217
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !217, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !217
	%218 = mul i64 %211, %p7, !dbg !217
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !217
	%220 = add i64 %218, 1, !dbg !217
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !217
	%222 = icmp eq i64 %217, 0, !dbg !217
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !217
	%224 = icmp eq i64 %p9, 0, !dbg !217
	%225 = select i1 %224, i64 0, i64 %223, !dbg !217
	%226 = icmp ugt i64 %225, %p4, !dbg !217
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !217, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !217
	%228 = mul i64 %211, %p8, !dbg !217
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !217
	%230 = add i64 %228, 1, !dbg !217
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !217
	%232 = icmp eq i64 %227, 0, !dbg !217
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !217
	%234 = select i1 %224, i64 0, i64 %233, !dbg !217
	%235 = sext i32 %13 to i64, !dbg !217
	%236 = trunc i64 %p10 to i32, !dbg !217
	%237 = mul i32 %5, %6, !dbg !217
	%238 = icmp ugt i64 %234, %p6, !dbg !217
	%239 = icmp uge i64 %p10, %235, !dbg !217
	%240 = or i1 %238, %239, !dbg !217
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !217, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !217, !range !40
	%242 = mul i32 %237, %241, !dbg !217
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !217
	%244 = sext i32 %243 to i64, !dbg !217
	%245 = sext i32 %242 to i64, !dbg !217
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !217
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !217
	%248 = icmp ne i64 %244, %245, !dbg !217
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !217, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !217
	%250 = bitcast i64* %247 to i8*, !dbg !217
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !217
	br label %b17, !dbg !217

b17:
	ret void, !dbg !192

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !197
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !197

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !197
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !197
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !197

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !197
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !197
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !197
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !197
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !197

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !197
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !197
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !197
	ret void, !dbg !197

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !201
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !201

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !201
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !201

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !201
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !201
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !201

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !201
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !201
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !201
	ret void, !dbg !201

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !208
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !208

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !208
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !208
	ret void, !dbg !208

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !208
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !208

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !208
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !208
	ret void, !dbg !208

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !208
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !208
	ret void, !dbg !208

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !208
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !208
	ret void, !dbg !208

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !208
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !208

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !208
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !208
	ret void, !dbg !208

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !208
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !208
	ret void, !dbg !208

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !210
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !210

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !210
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !210
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !210

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !210
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !210
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !210
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !210
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !210

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !210
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !210
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !210
	ret void, !dbg !210

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !215
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !215

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !215
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !215
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !215

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !215
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !215
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !215
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !215
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !215

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !215
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !215
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !215
	ret void, !dbg !215

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %201, i64 %202), !dbg !215
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !215
	ret void, !dbg !215

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !217
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !217

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !217
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !217
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !217

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !217
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !217
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !217
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !217
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !217

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !217
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !217
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !217
	ret void, !dbg !217

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %244, i64 %245), !dbg !217
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !217
	ret void, !dbg !217
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !218 {
entry:
	br label %b0, !dbg !219

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !219
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !219
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !222, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !222, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !222, !range !14
	%7 = mul i32 %6, %4, !dbg !222
	%8 = add i32 %3, %7, !dbg !222
	%9 = mul i32 %5, %8, !dbg !222
	%10 = add i32 %2, %9, !dbg !222
	%11 = sext i32 %10 to i64, !dbg !222
	%12 = icmp eq i64 %p1, 0, !dbg !223
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !226
	br i1 %12, label %b1, label %b6, !dbg !223

b1:
	%14 = icmp eq i64 %11, 0, !dbg !227
	br i1 %14, label %b2, label %b6, !dbg !227

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !228
	br i1 %15, label %b3, label %b4, !dbg !228

b3:
	%16 = sub i64 %p7, 1, !dbg !226
	%17 = sub i64 %p8, 1, !dbg !226
	%18 = sub i64 %p9, 1, !dbg !226
	%19 = icmp slt i64 %p9, 0, !dbg !226
	%20 = icmp slt i64 %16, 0, !dbg !226
	%21 = icmp slt i64 %17, 0, !dbg !226
	%22 = or i1 %19, %20, !dbg !226
	%23 = or i1 %22, %21, !dbg !226
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !226, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !226
	%25 = mul i64 %18, %p7, !dbg !226
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !226
	%27 = add i64 %25, 1, !dbg !226
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !226
	%29 = icmp eq i64 %24, 0, !dbg !226
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !226
	%31 = icmp eq i64 %p9, 0, !dbg !226
	%32 = select i1 %31, i64 0, i64 %30, !dbg !226
	%33 = icmp ugt i64 %32, %p4, !dbg !226
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !226, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !226
	%35 = mul i64 %18, %p8, !dbg !226
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !226
	%37 = add i64 %35, 1, !dbg !226
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !226
	%39 = icmp eq i64 %34, 0, !dbg !226
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !226
	%41 = select i1 %31, i64 0, i64 %40, !dbg !226
	%42 = sext i32 %13 to i64, !dbg !226
	%43 = trunc i64 %p10 to i32, !dbg !226
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !226
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !226
	%46 = icmp ugt i64 %41, %p6, !dbg !226
	%47 = icmp uge i64 %p10, %42, !dbg !226
	%48 = or i1 %46, %47, !dbg !226
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !226, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !226
	br label %b17, !dbg !226

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !229
	br i1 %49, label %b5, label %b17, !dbg !229

b5:
	%50 = sub i64 %p7, 1, !dbg !230
	%51 = sub i64 %p8, 1, !dbg !230
	%52 = sub i64 %p9, 1, !dbg !230
	%53 = icmp slt i64 %p9, 0, !dbg !230
	%54 = icmp slt i64 %50, 0, !dbg !230
	%55 = icmp slt i64 %51, 0, !dbg !230
	%56 = or i1 %53, %54, !dbg !230
	%57 = or i1 %56, %55, !dbg !230
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !230, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !230
	%59 = mul i64 %52, %p7, !dbg !230
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !230
	%61 = add i64 %59, 1, !dbg !230
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !230
	%63 = icmp eq i64 %58, 0, !dbg !230
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !230
	%65 = icmp eq i64 %p9, 0, !dbg !230
	%66 = select i1 %65, i64 0, i64 %64, !dbg !230
	%67 = icmp ugt i64 %66, %p4, !dbg !230
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !230, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !230
	%69 = mul i64 %52, %p8, !dbg !230
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !230
	%71 = add i64 %69, 1, !dbg !230
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !230
	%73 = icmp eq i64 %68, 0, !dbg !230
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !230
	%75 = select i1 %65, i64 0, i64 %74, !dbg !230
	%76 = sext i32 %13 to i64, !dbg !230
	%77 = trunc i64 %p10 to i32, !dbg !230
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !230
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !230
	%80 = icmp ugt i64 %75, %p6, !dbg !230
	%81 = icmp uge i64 %p10, %76, !dbg !230
	%82 = or i1 %80, %81, !dbg !230
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !230, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !230
	br label %b17, !dbg !230

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !231
	br i1 %83, label %b7, label %b12, !dbg !231

b7:
	%84 = trunc i64 %11 to i32, !dbg !232
	%85 = udiv i32 %84, 32, !dbg !232
	%86 = zext i32 %85 to i64, !dbg !232
	%87 = icmp eq i64 %86, %p2, !dbg !233
	br i1 %87, label %b8, label %b12, !dbg !233

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !236
	br i1 %88, label %b9, label %b10, !dbg !236

b9:
	%89 = sub i64 %p7, 1, !dbg !237
	%90 = sub i64 %p8, 1, !dbg !237
	%91 = sub i64 %p9, 1, !dbg !237
	%92 = icmp slt i64 %p9, 0, !dbg !237
	%93 = icmp slt i64 %89, 0, !dbg !237
	%94 = icmp slt i64 %90, 0, !dbg !237
	%95 = or i1 %92, %93, !dbg !237
	%96 = or i1 %95, %94, !dbg !237
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !237, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !237
	%98 = mul i64 %91, %p7, !dbg !237
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !237
	%100 = add i64 %98, 1, !dbg !237
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !237
	%102 = icmp eq i64 %97, 0, !dbg !237
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !237
	%104 = icmp eq i64 %p9, 0, !dbg !237
	%105 = select i1 %104, i64 0, i64 %103, !dbg !237
	%106 = icmp ugt i64 %105, %p4, !dbg !237
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !237, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !237
	%108 = mul i64 %91, %p8, !dbg !237
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !237
	%110 = add i64 %108, 1, !dbg !237
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !237
	%112 = icmp eq i64 %107, 0, !dbg !237
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !237
	%114 = select i1 %104, i64 0, i64 %113, !dbg !237
	%115 = sext i32 %13 to i64, !dbg !237
	%116 = trunc i64 %p10 to i32, !dbg !237
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !237
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !237
	%119 = icmp ugt i64 %114, %p6, !dbg !237
	%120 = icmp uge i64 %p10, %115, !dbg !237
	%121 = or i1 %119, %120, !dbg !237
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !237, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !237
	br label %b17, !dbg !237

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !238
	br i1 %122, label %b11, label %b17, !dbg !238

b11:
	%123 = sub i64 %p7, 1, !dbg !239
	%124 = sub i64 %p8, 1, !dbg !239
	%125 = sub i64 %p9, 1, !dbg !239
	%126 = icmp slt i64 %p9, 0, !dbg !239
	%127 = icmp slt i64 %123, 0, !dbg !239
	%128 = icmp slt i64 %124, 0, !dbg !239
	%129 = or i1 %126, %127, !dbg !239
	%130 = or i1 %129, %128, !dbg !239
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !239, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !239
	%132 = mul i64 %125, %p7, !dbg !239
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !239
	%134 = add i64 %132, 1, !dbg !239
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !239
	%136 = icmp eq i64 %131, 0, !dbg !239
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !239
	%138 = icmp eq i64 %p9, 0, !dbg !239
	%139 = select i1 %138, i64 0, i64 %137, !dbg !239
	%140 = icmp ugt i64 %139, %p4, !dbg !239
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !239, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !239
	%142 = mul i64 %125, %p8, !dbg !239
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !239
	%144 = add i64 %142, 1, !dbg !239
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !239
	%146 = icmp eq i64 %141, 0, !dbg !239
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !239
	%148 = select i1 %138, i64 0, i64 %147, !dbg !239
	%149 = sext i32 %13 to i64, !dbg !239
	%150 = trunc i64 %p10 to i32, !dbg !239
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !239
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !239
	%153 = icmp ugt i64 %148, %p6, !dbg !239
	%154 = icmp uge i64 %p10, %149, !dbg !239
	%155 = or i1 %153, %154, !dbg !239
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !239, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !239
	br label %b17, !dbg !239

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !240
	br i1 %156, label %b13, label %b17, !dbg !240

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !243
	br i1 %157, label %b14, label %b15, !dbg !243

b14:
	%158 = sub i64 %p7, 1, !dbg !244
	%159 = sub i64 %p8, 1, !dbg !244
	%160 = sub i64 %p9, 1, !dbg !244
	%161 = icmp slt i64 %p9, 0, !dbg !244
	%162 = icmp slt i64 %158, 0, !dbg !244
	%163 = icmp slt i64 %159, 0, !dbg !244
	%164 = or i1 %161, %162, !dbg !244
	%165 = or i1 %164, %163, !dbg !244
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !244, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !244
	%167 = mul i64 %160, %p7, !dbg !244
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !244
	%169 = add i64 %167, 1, !dbg !244
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !244
	%171 = icmp eq i64 %166, 0, !dbg !244
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !244
	%173 = icmp eq i64 %p9, 0, !dbg !244
	%174 = select i1 %173, i64 0, i64 %172, !dbg !244
	%175 = icmp ugt i64 %174, %p4, !dbg !244
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !244, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !244
	%177 = mul i64 %160, %p8, !dbg !244
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !244
	%179 = add i64 %177, 1, !dbg !244
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !244
	%181 = icmp eq i64 %176, 0, !dbg !244
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !244
	%183 = select i1 %173, i64 0, i64 %182, !dbg !244
	%184 = sext i32 %13 to i64, !dbg !244
	%185 = trunc i64 %p10 to i32, !dbg !244
	%186 = mul i32 %5, %6, !dbg !244
	%187 = icmp ugt i64 %183, %p6, !dbg !244
	%188 = icmp uge i64 %p10, %184, !dbg !244
	%189 = or i1 %187, %188, !dbg !244
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !244, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !244, !range !40
	%191 = mul i32 %186, %190, !dbg !244
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !244
	%193 = sext i32 %192 to i64, !dbg !244
	%194 = sext i32 %191 to i64, !dbg !244
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !244
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !244
	%197 = icmp ne i64 %193, %194, !dbg !244
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !244, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !244
	br label %b17, !dbg !244

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !245
	br i1 %198, label %b16, label %b17, !dbg !245

b16:
	%199 = sub i64 %p7, 1, !dbg !246
	%200 = sub i64 %p8, 1, !dbg !246
	%201 = sub i64 %p9, 1, !dbg !246
	%202 = icmp slt i64 %p9, 0, !dbg !246
	%203 = icmp slt i64 %199, 0, !dbg !246
	%204 = icmp slt i64 %200, 0, !dbg !246
	%205 = or i1 %202, %203, !dbg !246
	%206 = or i1 %205, %204, !dbg !246
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !246, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !246
	%208 = mul i64 %201, %p7, !dbg !246
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !246
	%210 = add i64 %208, 1, !dbg !246
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !246
	%212 = icmp eq i64 %207, 0, !dbg !246
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !246
	%214 = icmp eq i64 %p9, 0, !dbg !246
	%215 = select i1 %214, i64 0, i64 %213, !dbg !246
	%216 = icmp ugt i64 %215, %p4, !dbg !246
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !246, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !246
	%218 = mul i64 %201, %p8, !dbg !246
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !246
	%220 = add i64 %218, 1, !dbg !246
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !246
	%222 = icmp eq i64 %217, 0, !dbg !246
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !246
	%224 = select i1 %214, i64 0, i64 %223, !dbg !246
	%225 = sext i32 %13 to i64, !dbg !246
	%226 = trunc i64 %p10 to i32, !dbg !246
	%227 = mul i32 %5, %6, !dbg !246
	%228 = icmp ugt i64 %224, %p6, !dbg !246
	%229 = icmp uge i64 %p10, %225, !dbg !246
	%230 = or i1 %228, %229, !dbg !246
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !246, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !246, !range !40
	%232 = mul i32 %227, %231, !dbg !246
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !246
	%234 = sext i32 %233 to i64, !dbg !246
	%235 = sext i32 %232 to i64, !dbg !246
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !246
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !246
	%238 = icmp ne i64 %234, %235, !dbg !246
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !246, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !246
	br label %b17, !dbg !246

b17:
	ret void, !dbg !221

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !226
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !226

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !226
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !226
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !226

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !226
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !226
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !226
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !226
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !226

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !226
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !226
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !226
	ret void, !dbg !226

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !230
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !230

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !230
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !230
	ret void, !dbg !230

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !230
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !230

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !230
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !230
	ret void, !dbg !230

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !230
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !230
	ret void, !dbg !230

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !230
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !230
	ret void, !dbg !230

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !230
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !230

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !230
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !230
	ret void, !dbg !230

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !230
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !230
	ret void, !dbg !230

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !237
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !237

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !237
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !237
	ret void, !dbg !237

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !237
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !237

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !237
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !237
	ret void, !dbg !237

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !237
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !237
	ret void, !dbg !237

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !237
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !237
	ret void, !dbg !237

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !237
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !237

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !237
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !237
	ret void, !dbg !237

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !237
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !237
	ret void, !dbg !237

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !239
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !239

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !239
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !239
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !239

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !239
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !239
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !239
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !239
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !239

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !239
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !239
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !239
	ret void, !dbg !239

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !244
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !244

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !244
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !244

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !244
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !244
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !244

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !244
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !244
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !244
	ret void, !dbg !244

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %193, i64 %194), !dbg !244
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !244
	ret void, !dbg !244

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !246
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !246

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !246
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !246

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !246
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !246
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !246

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !246
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !246
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !246
	ret void, !dbg !246

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %234, i64 %235), !dbg !246
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !246
	ret void, !dbg !246
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !247 {
entry:
	br label %b0, !dbg !248

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !248
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !248
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !251, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !251, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !251, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !251, !range !14
	%7 = mul i32 %6, %4, !dbg !251
	%8 = add i32 %3, %7, !dbg !251
	%9 = mul i32 %5, %8, !dbg !251
	%10 = add i32 %2, %9, !dbg !251
	%11 = sext i32 %10 to i64, !dbg !251
	%12 = icmp eq i64 %p1, 0, !dbg !252
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !255
	br i1 %12, label %b1, label %b6, !dbg !252

b1:
	%14 = icmp eq i64 %11, 0, !dbg !256
	br i1 %14, label %b2, label %b6, !dbg !256

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !257
	br i1 %15, label %b3, label %b4, !dbg !257

b3:
	%16 = sub i64 %p7, 1, !dbg !255
	%17 = sub i64 %p8, 1, !dbg !255
	%18 = sub i64 %p9, 1, !dbg !255
	%19 = icmp slt i64 %p9, 0, !dbg !255
	%20 = icmp slt i64 %16, 0, !dbg !255
	%21 = icmp slt i64 %17, 0, !dbg !255
	%22 = or i1 %19, %20, !dbg !255
	%23 = or i1 %22, %21, !dbg !255
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !255, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !255
	%25 = mul i64 %18, %p7, !dbg !255
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !255
	%27 = add i64 %25, 1, !dbg !255
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !255
	%29 = icmp eq i64 %24, 0, !dbg !255
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !255
	%31 = icmp eq i64 %p9, 0, !dbg !255
	%32 = select i1 %31, i64 0, i64 %30, !dbg !255
	%33 = icmp ugt i64 %32, %p4, !dbg !255
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !255, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !255
	%35 = mul i64 %18, %p8, !dbg !255
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !255
	%37 = add i64 %35, 1, !dbg !255
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !255
	%39 = icmp eq i64 %34, 0, !dbg !255
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !255
	%41 = select i1 %31, i64 0, i64 %40, !dbg !255
	%42 = sext i32 %13 to i64, !dbg !255
	%43 = trunc i64 %p10 to i32, !dbg !255
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !255
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !255
	%46 = icmp ugt i64 %41, %p6, !dbg !255
	%47 = icmp uge i64 %p10, %42, !dbg !255
	%48 = or i1 %46, %47, !dbg !255
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !255, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !255
	%50 = bitcast i16* %45 to i8*, !dbg !255
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !255
	br label %b17, !dbg !255

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !258
	br i1 %51, label %b5, label %b17, !dbg !258

b5:
	%52 = sub i64 %p7, 1, !dbg !259
	%53 = sub i64 %p8, 1, !dbg !259
	%54 = sub i64 %p9, 1, !dbg !259
	%55 = icmp slt i64 %p9, 0, !dbg !259
	%56 = icmp slt i64 %52, 0, !dbg !259
	%57 = icmp slt i64 %53, 0, !dbg !259
	%58 = or i1 %55, %56, !dbg !259
	%59 = or i1 %58, %57, !dbg !259
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !259, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !259
	%61 = mul i64 %54, %p7, !dbg !259
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !259
	%63 = add i64 %61, 1, !dbg !259
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !259
	%65 = icmp eq i64 %60, 0, !dbg !259
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !259
	%67 = icmp eq i64 %p9, 0, !dbg !259
	%68 = select i1 %67, i64 0, i64 %66, !dbg !259
	%69 = icmp ugt i64 %68, %p4, !dbg !259
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !259, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !259
	%71 = mul i64 %54, %p8, !dbg !259
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !259
	%73 = add i64 %71, 1, !dbg !259
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !259
	%75 = icmp eq i64 %70, 0, !dbg !259
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !259
	%77 = select i1 %67, i64 0, i64 %76, !dbg !259
	%78 = sext i32 %13 to i64, !dbg !259
	%79 = trunc i64 %p10 to i32, !dbg !259
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !259
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !259
	%82 = icmp ugt i64 %77, %p6, !dbg !259
	%83 = icmp uge i64 %p10, %78, !dbg !259
	%84 = or i1 %82, %83, !dbg !259
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !259, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !259
	%86 = bitcast i16* %81 to i8*, !dbg !259
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !259
	br label %b17, !dbg !259

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !260
	br i1 %87, label %b7, label %b12, !dbg !260

b7:
	%88 = trunc i64 %11 to i32, !dbg !261
	%89 = udiv i32 %88, 32, !dbg !261
	%90 = zext i32 %89 to i64, !dbg !261
	%91 = icmp eq i64 %90, %p2, !dbg !262
	br i1 %91, label %b8, label %b12, !dbg !262

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !265
	br i1 %92, label %b9, label %b10, !dbg !265

b9:
	%93 = sub i64 %p7, 1, !dbg !266
	%94 = sub i64 %p8, 1, !dbg !266
	%95 = sub i64 %p9, 1, !dbg !266
	%96 = icmp slt i64 %p9, 0, !dbg !266
	%97 = icmp slt i64 %93, 0, !dbg !266
	%98 = icmp slt i64 %94, 0, !dbg !266
	%99 = or i1 %96, %97, !dbg !266
	%100 = or i1 %99, %98, !dbg !266
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !266, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !266
	%102 = mul i64 %95, %p7, !dbg !266
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !266
	%104 = add i64 %102, 1, !dbg !266
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !266
	%106 = icmp eq i64 %101, 0, !dbg !266
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !266
	%108 = icmp eq i64 %p9, 0, !dbg !266
	%109 = select i1 %108, i64 0, i64 %107, !dbg !266
	%110 = icmp ugt i64 %109, %p4, !dbg !266
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !266, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !266
	%112 = mul i64 %95, %p8, !dbg !266
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !266
	%114 = add i64 %112, 1, !dbg !266
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !266
	%116 = icmp eq i64 %111, 0, !dbg !266
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !266
	%118 = select i1 %108, i64 0, i64 %117, !dbg !266
	%119 = sext i32 %13 to i64, !dbg !266
	%120 = trunc i64 %p10 to i32, !dbg !266
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !266
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !266
	%123 = icmp ugt i64 %118, %p6, !dbg !266
	%124 = icmp uge i64 %p10, %119, !dbg !266
	%125 = or i1 %123, %124, !dbg !266
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !266, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !266
	%127 = bitcast i16* %122 to i8*, !dbg !266
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !266
	br label %b17, !dbg !266

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !267
	br i1 %128, label %b11, label %b17, !dbg !267

b11:
	%129 = sub i64 %p7, 1, !dbg !268
	%130 = sub i64 %p8, 1, !dbg !268
	%131 = sub i64 %p9, 1, !dbg !268
	%132 = icmp slt i64 %p9, 0, !dbg !268
	%133 = icmp slt i64 %129, 0, !dbg !268
	%134 = icmp slt i64 %130, 0, !dbg !268
	%135 = or i1 %132, %133, !dbg !268
	%136 = or i1 %135, %134, !dbg !268
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !268, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !268
	%138 = mul i64 %131, %p7, !dbg !268
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !268
	%140 = add i64 %138, 1, !dbg !268
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !268
	%142 = icmp eq i64 %137, 0, !dbg !268
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !268
	%144 = icmp eq i64 %p9, 0, !dbg !268
	%145 = select i1 %144, i64 0, i64 %143, !dbg !268
	%146 = icmp ugt i64 %145, %p4, !dbg !268
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !268, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !268
	%148 = mul i64 %131, %p8, !dbg !268
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !268
	%150 = add i64 %148, 1, !dbg !268
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !268
	%152 = icmp eq i64 %147, 0, !dbg !268
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !268
	%154 = select i1 %144, i64 0, i64 %153, !dbg !268
	%155 = sext i32 %13 to i64, !dbg !268
	%156 = trunc i64 %p10 to i32, !dbg !268
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !268
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !268
	%159 = icmp ugt i64 %154, %p6, !dbg !268
	%160 = icmp uge i64 %p10, %155, !dbg !268
	%161 = or i1 %159, %160, !dbg !268
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !268, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !268
	%163 = bitcast i16* %158 to i8*, !dbg !268
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !268
	br label %b17, !dbg !268

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !269
	br i1 %164, label %b13, label %b17, !dbg !269

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !272
	br i1 %165, label %b14, label %b15, !dbg !272

b14:
	%166 = sub i64 %p7, 1, !dbg !273
	%167 = sub i64 %p8, 1, !dbg !273
	%168 = sub i64 %p9, 1, !dbg !273
	%169 = icmp slt i64 %p9, 0, !dbg !273
	%170 = icmp slt i64 %166, 0, !dbg !273
	%171 = icmp slt i64 %167, 0, !dbg !273
	%172 = or i1 %169, %170, !dbg !273
	%173 = or i1 %172, %171, !dbg !273
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !273, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !273
	%175 = mul i64 %168, %p7, !dbg !273
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !273
	%177 = add i64 %175, 1, !dbg !273
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !273
	%179 = icmp eq i64 %174, 0, !dbg !273
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !273
	%181 = icmp eq i64 %p9, 0, !dbg !273
	%182 = select i1 %181, i64 0, i64 %180, !dbg !273
	%183 = icmp ugt i64 %182, %p4, !dbg !273
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !273, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !273
	%185 = mul i64 %168, %p8, !dbg !273
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !273
	%187 = add i64 %185, 1, !dbg !273
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !273
	%189 = icmp eq i64 %184, 0, !dbg !273
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !273
	%191 = select i1 %181, i64 0, i64 %190, !dbg !273
	%192 = sext i32 %13 to i64, !dbg !273
	%193 = trunc i64 %p10 to i32, !dbg !273
	%194 = mul i32 %5, %6, !dbg !273
	%195 = icmp ugt i64 %191, %p6, !dbg !273
	%196 = icmp uge i64 %p10, %192, !dbg !273
	%197 = or i1 %195, %196, !dbg !273
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !273, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !273, !range !40
	%199 = mul i32 %194, %198, !dbg !273
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !273
	%201 = sext i32 %200 to i64, !dbg !273
	%202 = sext i32 %199 to i64, !dbg !273
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !273
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !273
	%205 = icmp ne i64 %201, %202, !dbg !273
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !273, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !273
	%207 = bitcast i16* %204 to i8*, !dbg !273
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !273
	br label %b17, !dbg !273

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !274
	br i1 %208, label %b16, label %b17, !dbg !274

b16:
	%209 = sub i64 %p7, 1, !dbg !275
	%210 = sub i64 %p8, 1, !dbg !275
	%211 = sub i64 %p9, 1, !dbg !275
	%212 = icmp slt i64 %p9, 0, !dbg !275
	%213 = icmp slt i64 %209, 0, !dbg !275
	%214 = icmp slt i64 %210, 0, !dbg !275
	%215 = or i1 %212, %213, !dbg !275
	%216 = or i1 %215, %214, !dbg !275
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !275, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !275
	%218 = mul i64 %211, %p7, !dbg !275
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !275
	%220 = add i64 %218, 1, !dbg !275
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !275
	%222 = icmp eq i64 %217, 0, !dbg !275
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !275
	%224 = icmp eq i64 %p9, 0, !dbg !275
	%225 = select i1 %224, i64 0, i64 %223, !dbg !275
	%226 = icmp ugt i64 %225, %p4, !dbg !275
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !275, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !275
	%228 = mul i64 %211, %p8, !dbg !275
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !275
	%230 = add i64 %228, 1, !dbg !275
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !275
	%232 = icmp eq i64 %227, 0, !dbg !275
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !275
	%234 = select i1 %224, i64 0, i64 %233, !dbg !275
	%235 = sext i32 %13 to i64, !dbg !275
	%236 = trunc i64 %p10 to i32, !dbg !275
	%237 = mul i32 %5, %6, !dbg !275
	%238 = icmp ugt i64 %234, %p6, !dbg !275
	%239 = icmp uge i64 %p10, %235, !dbg !275
	%240 = or i1 %238, %239, !dbg !275
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !275, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !275, !range !40
	%242 = mul i32 %237, %241, !dbg !275
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !275
	%244 = sext i32 %243 to i64, !dbg !275
	%245 = sext i32 %242 to i64, !dbg !275
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !275
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !275
	%248 = icmp ne i64 %244, %245, !dbg !275
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !275, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !275
	%250 = bitcast i16* %247 to i8*, !dbg !275
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !275
	br label %b17, !dbg !275

b17:
	ret void, !dbg !250

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !255
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !255

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !255
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !255

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !255
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !255
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !255

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !255
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !255
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !255
	ret void, !dbg !255

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !259
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !259

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !259
	ret void, !dbg !259

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !259
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !259

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !259
	ret void, !dbg !259

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !259
	ret void, !dbg !259

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !259
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !259
	ret void, !dbg !259

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !259
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !259

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !259
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !259
	ret void, !dbg !259

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !259
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !259
	ret void, !dbg !259

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !266
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !266

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !266
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !266
	ret void, !dbg !266

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !266
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !266

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !266
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !266
	ret void, !dbg !266

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !266
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !266
	ret void, !dbg !266

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !266
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !266
	ret void, !dbg !266

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !266
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !266

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !266
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !266
	ret void, !dbg !266

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !266
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !266
	ret void, !dbg !266

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !268
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !268

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !268
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !268
	ret void, !dbg !268

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !268
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !268

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !268
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !268
	ret void, !dbg !268

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !268
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !268
	ret void, !dbg !268

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !268
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !268
	ret void, !dbg !268

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !268
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !268

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !268
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !268
	ret void, !dbg !268

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !268
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !268
	ret void, !dbg !268

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !273
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !273

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !273
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !273
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !273

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !273
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !273
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !273
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !273
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !273

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !273
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !273
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !273
	ret void, !dbg !273

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %201, i64 %202), !dbg !273
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !273
	ret void, !dbg !273

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !275
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !275

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !275
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !275
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !275

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !275
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !275
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !275
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !275
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !275

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !275
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !275
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !275
	ret void, !dbg !275

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %244, i64 %245), !dbg !275
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !275
	ret void, !dbg !275
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !277
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !277
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !280, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !280, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !280, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !280, !range !14
	%7 = mul i32 %6, %4, !dbg !280
	%8 = add i32 %3, %7, !dbg !280
	%9 = mul i32 %5, %8, !dbg !280
	%10 = add i32 %2, %9, !dbg !280
	%11 = sext i32 %10 to i64, !dbg !280
	%12 = icmp eq i64 %p1, 0, !dbg !281
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !284
	br i1 %12, label %b1, label %b6, !dbg !281

b1:
	%14 = icmp eq i64 %11, 0, !dbg !285
	br i1 %14, label %b2, label %b6, !dbg !285

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !286
	br i1 %15, label %b3, label %b4, !dbg !286

b3:
	%16 = sub i64 %p7, 1, !dbg !284
	%17 = sub i64 %p8, 1, !dbg !284
	%18 = sub i64 %p9, 1, !dbg !284
	%19 = icmp slt i64 %p9, 0, !dbg !284
	%20 = icmp slt i64 %16, 0, !dbg !284
	%21 = icmp slt i64 %17, 0, !dbg !284
	%22 = or i1 %19, %20, !dbg !284
	%23 = or i1 %22, %21, !dbg !284
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !284, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !284
	%25 = mul i64 %18, %p7, !dbg !284
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !284
	%27 = add i64 %25, 1, !dbg !284
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !284
	%29 = icmp eq i64 %24, 0, !dbg !284
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !284
	%31 = icmp eq i64 %p9, 0, !dbg !284
	%32 = select i1 %31, i64 0, i64 %30, !dbg !284
	%33 = icmp ugt i64 %32, %p4, !dbg !284
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !284, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !284
	%35 = mul i64 %18, %p8, !dbg !284
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !284
	%37 = add i64 %35, 1, !dbg !284
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !284
	%39 = icmp eq i64 %34, 0, !dbg !284
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !284
	%41 = select i1 %31, i64 0, i64 %40, !dbg !284
	%42 = sext i32 %13 to i64, !dbg !284
	%43 = trunc i64 %p10 to i32, !dbg !284
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !284
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !284
	%46 = icmp ugt i64 %41, %p6, !dbg !284
	%47 = icmp uge i64 %p10, %42, !dbg !284
	%48 = or i1 %46, %47, !dbg !284
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !284, !prof !21

b3_ok5:
	%49 = bitcast i32* %44 to i8*, !dbg !284
	%50 = bitcast i32* %45 to i8*, !dbg !284
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !284
	br label %b17, !dbg !284

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !287
	br i1 %51, label %b5, label %b17, !dbg !287

b5:
	%52 = sub i64 %p7, 1, !dbg !288
	%53 = sub i64 %p8, 1, !dbg !288
	%54 = sub i64 %p9, 1, !dbg !288
	%55 = icmp slt i64 %p9, 0, !dbg !288
	%56 = icmp slt i64 %52, 0, !dbg !288
	%57 = icmp slt i64 %53, 0, !dbg !288
	%58 = or i1 %55, %56, !dbg !288
	%59 = or i1 %58, %57, !dbg !288
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !288, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !288
	%61 = mul i64 %54, %p7, !dbg !288
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !288
	%63 = add i64 %61, 1, !dbg !288
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !288
	%65 = icmp eq i64 %60, 0, !dbg !288
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !288
	%67 = icmp eq i64 %p9, 0, !dbg !288
	%68 = select i1 %67, i64 0, i64 %66, !dbg !288
	%69 = icmp ugt i64 %68, %p4, !dbg !288
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !288, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !288
	%71 = mul i64 %54, %p8, !dbg !288
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !288
	%73 = add i64 %71, 1, !dbg !288
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !288
	%75 = icmp eq i64 %70, 0, !dbg !288
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !288
	%77 = select i1 %67, i64 0, i64 %76, !dbg !288
	%78 = sext i32 %13 to i64, !dbg !288
	%79 = trunc i64 %p10 to i32, !dbg !288
	%80 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !288
	%81 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !288
	%82 = icmp ugt i64 %77, %p6, !dbg !288
	%83 = icmp uge i64 %p10, %78, !dbg !288
	%84 = or i1 %82, %83, !dbg !288
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !288, !prof !21

b5_ok5:
	%85 = bitcast i32* %80 to i8*, !dbg !288
	%86 = bitcast i32* %81 to i8*, !dbg !288
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !288
	br label %b17, !dbg !288

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !289
	br i1 %87, label %b7, label %b12, !dbg !289

b7:
	%88 = trunc i64 %11 to i32, !dbg !290
	%89 = udiv i32 %88, 32, !dbg !290
	%90 = zext i32 %89 to i64, !dbg !290
	%91 = icmp eq i64 %90, %p2, !dbg !291
	br i1 %91, label %b8, label %b12, !dbg !291

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !294
	br i1 %92, label %b9, label %b10, !dbg !294

b9:
	%93 = sub i64 %p7, 1, !dbg !295
	%94 = sub i64 %p8, 1, !dbg !295
	%95 = sub i64 %p9, 1, !dbg !295
	%96 = icmp slt i64 %p9, 0, !dbg !295
	%97 = icmp slt i64 %93, 0, !dbg !295
	%98 = icmp slt i64 %94, 0, !dbg !295
	%99 = or i1 %96, %97, !dbg !295
	%100 = or i1 %99, %98, !dbg !295
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !295, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !295
	%102 = mul i64 %95, %p7, !dbg !295
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !295
	%104 = add i64 %102, 1, !dbg !295
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !295
	%106 = icmp eq i64 %101, 0, !dbg !295
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !295
	%108 = icmp eq i64 %p9, 0, !dbg !295
	%109 = select i1 %108, i64 0, i64 %107, !dbg !295
	%110 = icmp ugt i64 %109, %p4, !dbg !295
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !295, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !295
	%112 = mul i64 %95, %p8, !dbg !295
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !295
	%114 = add i64 %112, 1, !dbg !295
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !295
	%116 = icmp eq i64 %111, 0, !dbg !295
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !295
	%118 = select i1 %108, i64 0, i64 %117, !dbg !295
	%119 = sext i32 %13 to i64, !dbg !295
	%120 = trunc i64 %p10 to i32, !dbg !295
	%121 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !295
	%122 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !295
	%123 = icmp ugt i64 %118, %p6, !dbg !295
	%124 = icmp uge i64 %p10, %119, !dbg !295
	%125 = or i1 %123, %124, !dbg !295
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !295, !prof !21

b9_ok5:
	%126 = bitcast i32* %121 to i8*, !dbg !295
	%127 = bitcast i32* %122 to i8*, !dbg !295
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !295
	br label %b17, !dbg !295

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !296
	br i1 %128, label %b11, label %b17, !dbg !296

b11:
	%129 = sub i64 %p7, 1, !dbg !297
	%130 = sub i64 %p8, 1, !dbg !297
	%131 = sub i64 %p9, 1, !dbg !297
	%132 = icmp slt i64 %p9, 0, !dbg !297
	%133 = icmp slt i64 %129, 0, !dbg !297
	%134 = icmp slt i64 %130, 0, !dbg !297
	%135 = or i1 %132, %133, !dbg !297
	%136 = or i1 %135, %134, !dbg !297
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !297, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !297
	%138 = mul i64 %131, %p7, !dbg !297
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !297
	%140 = add i64 %138, 1, !dbg !297
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !297
	%142 = icmp eq i64 %137, 0, !dbg !297
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !297
	%144 = icmp eq i64 %p9, 0, !dbg !297
	%145 = select i1 %144, i64 0, i64 %143, !dbg !297
	%146 = icmp ugt i64 %145, %p4, !dbg !297
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !297, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !297
	%148 = mul i64 %131, %p8, !dbg !297
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !297
	%150 = add i64 %148, 1, !dbg !297
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !297
	%152 = icmp eq i64 %147, 0, !dbg !297
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !297
	%154 = select i1 %144, i64 0, i64 %153, !dbg !297
	%155 = sext i32 %13 to i64, !dbg !297
	%156 = trunc i64 %p10 to i32, !dbg !297
	%157 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !297
	%158 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !297
	%159 = icmp ugt i64 %154, %p6, !dbg !297
	%160 = icmp uge i64 %p10, %155, !dbg !297
	%161 = or i1 %159, %160, !dbg !297
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !297, !prof !21

b11_ok5:
	%162 = bitcast i32* %157 to i8*, !dbg !297
	%163 = bitcast i32* %158 to i8*, !dbg !297
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !297
	br label %b17, !dbg !297

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !298
	br i1 %164, label %b13, label %b17, !dbg !298

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !301
	br i1 %165, label %b14, label %b15, !dbg !301

b14:
	%166 = sub i64 %p7, 1, !dbg !302
	%167 = sub i64 %p8, 1, !dbg !302
	%168 = sub i64 %p9, 1, !dbg !302
	%169 = icmp slt i64 %p9, 0, !dbg !302
	%170 = icmp slt i64 %166, 0, !dbg !302
	%171 = icmp slt i64 %167, 0, !dbg !302
	%172 = or i1 %169, %170, !dbg !302
	%173 = or i1 %172, %171, !dbg !302
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !302, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !302
	%175 = mul i64 %168, %p7, !dbg !302
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !302
	%177 = add i64 %175, 1, !dbg !302
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !302
	%179 = icmp eq i64 %174, 0, !dbg !302
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !302
	%181 = icmp eq i64 %p9, 0, !dbg !302
	%182 = select i1 %181, i64 0, i64 %180, !dbg !302
	%183 = icmp ugt i64 %182, %p4, !dbg !302
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !302, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !302
	%185 = mul i64 %168, %p8, !dbg !302
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !302
	%187 = add i64 %185, 1, !dbg !302
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !302
	%189 = icmp eq i64 %184, 0, !dbg !302
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !302
	%191 = select i1 %181, i64 0, i64 %190, !dbg !302
	%192 = sext i32 %13 to i64, !dbg !302
	%193 = trunc i64 %p10 to i32, !dbg !302
	%194 = mul i32 %5, %6, !dbg !302
	%195 = icmp ugt i64 %191, %p6, !dbg !302
	%196 = icmp uge i64 %p10, %192, !dbg !302
	%197 = or i1 %195, %196, !dbg !302
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !302, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !302, !range !40
	%199 = mul i32 %194, %198, !dbg !302
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !302
	%201 = sext i32 %200 to i64, !dbg !302
	%202 = sext i32 %199 to i64, !dbg !302
	%203 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !302
	%204 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !302
	%205 = icmp ne i64 %201, %202, !dbg !302
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !302, !prof !21

b14_ok7:
	%206 = bitcast i32* %203 to i8*, !dbg !302
	%207 = bitcast i32* %204 to i8*, !dbg !302
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !302
	br label %b17, !dbg !302

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !303
	br i1 %208, label %b16, label %b17, !dbg !303

b16:
	%209 = sub i64 %p7, 1, !dbg !304
	%210 = sub i64 %p8, 1, !dbg !304
	%211 = sub i64 %p9, 1, !dbg !304
	%212 = icmp slt i64 %p9, 0, !dbg !304
	%213 = icmp slt i64 %209, 0, !dbg !304
	%214 = icmp slt i64 %210, 0, !dbg !304
	%215 = or i1 %212, %213, !dbg !304
	%216 = or i1 %215, %214, !dbg !304
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !304, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !304
	%218 = mul i64 %211, %p7, !dbg !304
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !304
	%220 = add i64 %218, 1, !dbg !304
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !304
	%222 = icmp eq i64 %217, 0, !dbg !304
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !304
	%224 = icmp eq i64 %p9, 0, !dbg !304
	%225 = select i1 %224, i64 0, i64 %223, !dbg !304
	%226 = icmp ugt i64 %225, %p4, !dbg !304
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !304, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !304
	%228 = mul i64 %211, %p8, !dbg !304
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !304
	%230 = add i64 %228, 1, !dbg !304
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !304
	%232 = icmp eq i64 %227, 0, !dbg !304
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !304
	%234 = select i1 %224, i64 0, i64 %233, !dbg !304
	%235 = sext i32 %13 to i64, !dbg !304
	%236 = trunc i64 %p10 to i32, !dbg !304
	%237 = mul i32 %5, %6, !dbg !304
	%238 = icmp ugt i64 %234, %p6, !dbg !304
	%239 = icmp uge i64 %p10, %235, !dbg !304
	%240 = or i1 %238, %239, !dbg !304
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !304, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !304, !range !40
	%242 = mul i32 %237, %241, !dbg !304
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !304
	%244 = sext i32 %243 to i64, !dbg !304
	%245 = sext i32 %242 to i64, !dbg !304
	%246 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !304
	%247 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !304
	%248 = icmp ne i64 %244, %245, !dbg !304
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !304, !prof !21

b16_ok7:
	%249 = bitcast i32* %246 to i8*, !dbg !304
	%250 = bitcast i32* %247 to i8*, !dbg !304
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !304
	br label %b17, !dbg !304

b17:
	ret void, !dbg !279

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !284
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !284

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !284
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !284
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !284

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !284
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !284
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !284
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !284
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !284

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !284
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !284
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !284
	ret void, !dbg !284

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !288
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !288

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !288
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !288
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !288

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !288
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !288
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !288
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !288
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !288

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !288
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !288
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !288
	ret void, !dbg !288

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !295
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !295

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !295
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !295
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !295

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !295
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !295
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !295
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !295
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !295

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !295
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !295
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !295
	ret void, !dbg !295

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !297
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !297

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !297
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !297
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !297

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !297
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !297
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !297
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !297
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !297

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !297
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !297
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !297
	ret void, !dbg !297

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !302
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !302

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !302
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !302
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !302

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !302
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !302
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !302
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !302
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !302

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !302
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !302
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !302
	ret void, !dbg !302

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %201, i64 %202), !dbg !302
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !302
	ret void, !dbg !302

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !304
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !304

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !304
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !304
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !304

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !304
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !304
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !304
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !304
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !304

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !304
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !304
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !304
	ret void, !dbg !304

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %244, i64 %245), !dbg !304
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !304
	ret void, !dbg !304
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !305 {
entry:
	br label %b0, !dbg !306

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !306
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !306
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !309, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !309, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !309, !range !14
	%7 = mul i32 %6, %4, !dbg !309
	%8 = add i32 %3, %7, !dbg !309
	%9 = mul i32 %5, %8, !dbg !309
	%10 = add i32 %2, %9, !dbg !309
	%11 = sext i32 %10 to i64, !dbg !309
	%12 = icmp eq i64 %p1, 0, !dbg !310
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !313
	br i1 %12, label %b1, label %b6, !dbg !310

b1:
	%14 = icmp eq i64 %11, 0, !dbg !314
	br i1 %14, label %b2, label %b6, !dbg !314

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !315
	br i1 %15, label %b3, label %b4, !dbg !315

b3:
	%16 = sub i64 %p7, 1, !dbg !313
	%17 = sub i64 %p8, 1, !dbg !313
	%18 = sub i64 %p9, 1, !dbg !313
	%19 = icmp slt i64 %p9, 0, !dbg !313
	%20 = icmp slt i64 %16, 0, !dbg !313
	%21 = icmp slt i64 %17, 0, !dbg !313
	%22 = or i1 %19, %20, !dbg !313
	%23 = or i1 %22, %21, !dbg !313
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !313, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !313
	%25 = mul i64 %18, %p7, !dbg !313
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !313
	%27 = add i64 %25, 1, !dbg !313
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !313
	%29 = icmp eq i64 %24, 0, !dbg !313
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !313
	%31 = icmp eq i64 %p9, 0, !dbg !313
	%32 = select i1 %31, i64 0, i64 %30, !dbg !313
	%33 = icmp ugt i64 %32, %p4, !dbg !313
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !313, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !313
	%35 = mul i64 %18, %p8, !dbg !313
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !313
	%37 = add i64 %35, 1, !dbg !313
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !313
	%39 = icmp eq i64 %34, 0, !dbg !313
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !313
	%41 = select i1 %31, i64 0, i64 %40, !dbg !313
	%42 = sext i32 %13 to i64, !dbg !313
	%43 = trunc i64 %p10 to i32, !dbg !313
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !313
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !313
	%46 = icmp ugt i64 %41, %p6, !dbg !313
	%47 = icmp uge i64 %p10, %42, !dbg !313
	%48 = or i1 %46, %47, !dbg !313
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !313, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !313
	%50 = bitcast i64* %45 to i8*, !dbg !313
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !313
	br label %b17, !dbg !313

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !316
	br i1 %51, label %b5, label %b17, !dbg !316

b5:
	%52 = sub i64 %p7, 1, !dbg !317
	%53 = sub i64 %p8, 1, !dbg !317
	%54 = sub i64 %p9, 1, !dbg !317
	%55 = icmp slt i64 %p9, 0, !dbg !317
	%56 = icmp slt i64 %52, 0, !dbg !317
	%57 = icmp slt i64 %53, 0, !dbg !317
	%58 = or i1 %55, %56, !dbg !317
	%59 = or i1 %58, %57, !dbg !317
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !317, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !317
	%61 = mul i64 %54, %p7, !dbg !317
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !317
	%63 = add i64 %61, 1, !dbg !317
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !317
	%65 = icmp eq i64 %60, 0, !dbg !317
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !317
	%67 = icmp eq i64 %p9, 0, !dbg !317
	%68 = select i1 %67, i64 0, i64 %66, !dbg !317
	%69 = icmp ugt i64 %68, %p4, !dbg !317
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !317, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !317
	%71 = mul i64 %54, %p8, !dbg !317
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !317
	%73 = add i64 %71, 1, !dbg !317
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !317
	%75 = icmp eq i64 %70, 0, !dbg !317
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !317
	%77 = select i1 %67, i64 0, i64 %76, !dbg !317
	%78 = sext i32 %13 to i64, !dbg !317
	%79 = trunc i64 %p10 to i32, !dbg !317
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !317
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !317
	%82 = icmp ugt i64 %77, %p6, !dbg !317
	%83 = icmp uge i64 %p10, %78, !dbg !317
	%84 = or i1 %82, %83, !dbg !317
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !317, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !317
	%86 = bitcast i64* %81 to i8*, !dbg !317
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !317
	br label %b17, !dbg !317

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !318
	br i1 %87, label %b7, label %b12, !dbg !318

b7:
	%88 = trunc i64 %11 to i32, !dbg !319
	%89 = udiv i32 %88, 32, !dbg !319
	%90 = zext i32 %89 to i64, !dbg !319
	%91 = icmp eq i64 %90, %p2, !dbg !320
	br i1 %91, label %b8, label %b12, !dbg !320

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !323
	br i1 %92, label %b9, label %b10, !dbg !323

b9:
	%93 = sub i64 %p7, 1, !dbg !324
	%94 = sub i64 %p8, 1, !dbg !324
	%95 = sub i64 %p9, 1, !dbg !324
	%96 = icmp slt i64 %p9, 0, !dbg !324
	%97 = icmp slt i64 %93, 0, !dbg !324
	%98 = icmp slt i64 %94, 0, !dbg !324
	%99 = or i1 %96, %97, !dbg !324
	%100 = or i1 %99, %98, !dbg !324
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !324, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !324
	%102 = mul i64 %95, %p7, !dbg !324
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !324
	%104 = add i64 %102, 1, !dbg !324
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !324
	%106 = icmp eq i64 %101, 0, !dbg !324
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !324
	%108 = icmp eq i64 %p9, 0, !dbg !324
	%109 = select i1 %108, i64 0, i64 %107, !dbg !324
	%110 = icmp ugt i64 %109, %p4, !dbg !324
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !324, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !324
	%112 = mul i64 %95, %p8, !dbg !324
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !324
	%114 = add i64 %112, 1, !dbg !324
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !324
	%116 = icmp eq i64 %111, 0, !dbg !324
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !324
	%118 = select i1 %108, i64 0, i64 %117, !dbg !324
	%119 = sext i32 %13 to i64, !dbg !324
	%120 = trunc i64 %p10 to i32, !dbg !324
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !324
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !324
	%123 = icmp ugt i64 %118, %p6, !dbg !324
	%124 = icmp uge i64 %p10, %119, !dbg !324
	%125 = or i1 %123, %124, !dbg !324
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !324, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !324
	%127 = bitcast i64* %122 to i8*, !dbg !324
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !324
	br label %b17, !dbg !324

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !325
	br i1 %128, label %b11, label %b17, !dbg !325

b11:
	%129 = sub i64 %p7, 1, !dbg !326
	%130 = sub i64 %p8, 1, !dbg !326
	%131 = sub i64 %p9, 1, !dbg !326
	%132 = icmp slt i64 %p9, 0, !dbg !326
	%133 = icmp slt i64 %129, 0, !dbg !326
	%134 = icmp slt i64 %130, 0, !dbg !326
	%135 = or i1 %132, %133, !dbg !326
	%136 = or i1 %135, %134, !dbg !326
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !326, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !326
	%138 = mul i64 %131, %p7, !dbg !326
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !326
	%140 = add i64 %138, 1, !dbg !326
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !326
	%142 = icmp eq i64 %137, 0, !dbg !326
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !326
	%144 = icmp eq i64 %p9, 0, !dbg !326
	%145 = select i1 %144, i64 0, i64 %143, !dbg !326
	%146 = icmp ugt i64 %145, %p4, !dbg !326
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !326, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !326
	%148 = mul i64 %131, %p8, !dbg !326
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !326
	%150 = add i64 %148, 1, !dbg !326
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !326
	%152 = icmp eq i64 %147, 0, !dbg !326
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !326
	%154 = select i1 %144, i64 0, i64 %153, !dbg !326
	%155 = sext i32 %13 to i64, !dbg !326
	%156 = trunc i64 %p10 to i32, !dbg !326
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !326
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%159 = icmp ugt i64 %154, %p6, !dbg !326
	%160 = icmp uge i64 %p10, %155, !dbg !326
	%161 = or i1 %159, %160, !dbg !326
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !326, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !326
	%163 = bitcast i64* %158 to i8*, !dbg !326
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !326
	br label %b17, !dbg !326

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !327
	br i1 %164, label %b13, label %b17, !dbg !327

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !330
	br i1 %165, label %b14, label %b15, !dbg !330

b14:
	%166 = sub i64 %p7, 1, !dbg !331
	%167 = sub i64 %p8, 1, !dbg !331
	%168 = sub i64 %p9, 1, !dbg !331
	%169 = icmp slt i64 %p9, 0, !dbg !331
	%170 = icmp slt i64 %166, 0, !dbg !331
	%171 = icmp slt i64 %167, 0, !dbg !331
	%172 = or i1 %169, %170, !dbg !331
	%173 = or i1 %172, %171, !dbg !331
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !331, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !331
	%175 = mul i64 %168, %p7, !dbg !331
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !331
	%177 = add i64 %175, 1, !dbg !331
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !331
	%179 = icmp eq i64 %174, 0, !dbg !331
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !331
	%181 = icmp eq i64 %p9, 0, !dbg !331
	%182 = select i1 %181, i64 0, i64 %180, !dbg !331
	%183 = icmp ugt i64 %182, %p4, !dbg !331
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !331, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !331
	%185 = mul i64 %168, %p8, !dbg !331
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !331
	%187 = add i64 %185, 1, !dbg !331
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !331
	%189 = icmp eq i64 %184, 0, !dbg !331
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !331
	%191 = select i1 %181, i64 0, i64 %190, !dbg !331
	%192 = sext i32 %13 to i64, !dbg !331
	%193 = trunc i64 %p10 to i32, !dbg !331
	%194 = mul i32 %5, %6, !dbg !331
	%195 = icmp ugt i64 %191, %p6, !dbg !331
	%196 = icmp uge i64 %p10, %192, !dbg !331
	%197 = or i1 %195, %196, !dbg !331
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !331, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !331, !range !40
	%199 = mul i32 %194, %198, !dbg !331
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !331
	%201 = sext i32 %200 to i64, !dbg !331
	%202 = sext i32 %199 to i64, !dbg !331
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !331
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !331
	%205 = icmp ne i64 %201, %202, !dbg !331
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !331, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !331
	%207 = bitcast i64* %204 to i8*, !dbg !331
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !331
	br label %b17, !dbg !331

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !332
	br i1 %208, label %b16, label %b17, !dbg !332

b16:
	%209 = sub i64 %p7, 1, !dbg !333
	%210 = sub i64 %p8, 1, !dbg !333
	%211 = sub i64 %p9, 1, !dbg !333
	%212 = icmp slt i64 %p9, 0, !dbg !333
	%213 = icmp slt i64 %209, 0, !dbg !333
	%214 = icmp slt i64 %210, 0, !dbg !333
	%215 = or i1 %212, %213, !dbg !333
	%216 = or i1 %215, %214, !dbg !333
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !333, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !333
	%218 = mul i64 %211, %p7, !dbg !333
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !333
	%220 = add i64 %218, 1, !dbg !333
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !333
	%222 = icmp eq i64 %217, 0, !dbg !333
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !333
	%224 = icmp eq i64 %p9, 0, !dbg !333
	%225 = select i1 %224, i64 0, i64 %223, !dbg !333
	%226 = icmp ugt i64 %225, %p4, !dbg !333
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !333, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !333
	%228 = mul i64 %211, %p8, !dbg !333
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !333
	%230 = add i64 %228, 1, !dbg !333
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !333
	%232 = icmp eq i64 %227, 0, !dbg !333
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !333
	%234 = select i1 %224, i64 0, i64 %233, !dbg !333
	%235 = sext i32 %13 to i64, !dbg !333
	%236 = trunc i64 %p10 to i32, !dbg !333
	%237 = mul i32 %5, %6, !dbg !333
	%238 = icmp ugt i64 %234, %p6, !dbg !333
	%239 = icmp uge i64 %p10, %235, !dbg !333
	%240 = or i1 %238, %239, !dbg !333
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !333, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !333, !range !40
	%242 = mul i32 %237, %241, !dbg !333
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !333
	%244 = sext i32 %243 to i64, !dbg !333
	%245 = sext i32 %242 to i64, !dbg !333
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !333
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !333
	%248 = icmp ne i64 %244, %245, !dbg !333
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !333, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !333
	%250 = bitcast i64* %247 to i8*, !dbg !333
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !333
	br label %b17, !dbg !333

b17:
	ret void, !dbg !308

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !313
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !313

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !313
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !313
	ret void, !dbg !313

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !313
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !313

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !313
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !313
	ret void, !dbg !313

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !313
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !313
	ret void, !dbg !313

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !313
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !313
	ret void, !dbg !313

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !313
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !313

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !313
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !313
	ret void, !dbg !313

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !313
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !313
	ret void, !dbg !313

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !317
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !317

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !317
	ret void, !dbg !317

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !317
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !317

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !317
	ret void, !dbg !317

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !317
	ret void, !dbg !317

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !317
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !317
	ret void, !dbg !317

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !317
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !317

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !317
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !317
	ret void, !dbg !317

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !317
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !317
	ret void, !dbg !317

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !324
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !324

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !324
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !324
	ret void, !dbg !324

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !324
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !324

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !324
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !324
	ret void, !dbg !324

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !324
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !324
	ret void, !dbg !324

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !324
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !324
	ret void, !dbg !324

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !324
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !324

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !324
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !324
	ret void, !dbg !324

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !324
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !324
	ret void, !dbg !324

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !326
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !326

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !326
	ret void, !dbg !326

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !326
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !326

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !326
	ret void, !dbg !326

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !326
	ret void, !dbg !326

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !326
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !326
	ret void, !dbg !326

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !326
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !326

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !326
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !326
	ret void, !dbg !326

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !326
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !326
	ret void, !dbg !326

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !331
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !331

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !331
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !331
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !331

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !331
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !331
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !331
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !331
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !331

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !331
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !331
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !331
	ret void, !dbg !331

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %201, i64 %202), !dbg !331
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !331
	ret void, !dbg !331

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !333
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !333

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !333
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !333
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !333

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !333
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !333
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !333
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !333
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !333

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !333
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !333
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !333
	ret void, !dbg !333

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %244, i64 %245), !dbg !333
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !333
	ret void, !dbg !333
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !334 {
entry:
	br label %b0, !dbg !335

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !335
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !335
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !14
	%7 = mul i32 %6, %4, !dbg !338
	%8 = add i32 %3, %7, !dbg !338
	%9 = mul i32 %5, %8, !dbg !338
	%10 = add i32 %2, %9, !dbg !338
	%11 = sext i32 %10 to i64, !dbg !338
	%12 = icmp eq i64 %p1, 0, !dbg !339
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !342
	br i1 %12, label %b1, label %b6, !dbg !339

b1:
	%14 = icmp eq i64 %11, 0, !dbg !343
	br i1 %14, label %b2, label %b6, !dbg !343

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !344
	br i1 %15, label %b3, label %b4, !dbg !344

b3:
	%16 = sub i64 %p7, 1, !dbg !342
	%17 = sub i64 %p8, 1, !dbg !342
	%18 = sub i64 %p9, 1, !dbg !342
	%19 = icmp slt i64 %p9, 0, !dbg !342
	%20 = icmp slt i64 %16, 0, !dbg !342
	%21 = icmp slt i64 %17, 0, !dbg !342
	%22 = or i1 %19, %20, !dbg !342
	%23 = or i1 %22, %21, !dbg !342
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !342, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !342
	%25 = mul i64 %18, %p7, !dbg !342
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !342
	%27 = add i64 %25, 1, !dbg !342
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !342
	%29 = icmp eq i64 %24, 0, !dbg !342
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !342
	%31 = icmp eq i64 %p9, 0, !dbg !342
	%32 = select i1 %31, i64 0, i64 %30, !dbg !342
	%33 = icmp ugt i64 %32, %p4, !dbg !342
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !342, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !342
	%35 = mul i64 %18, %p8, !dbg !342
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !342
	%37 = add i64 %35, 1, !dbg !342
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !342
	%39 = icmp eq i64 %34, 0, !dbg !342
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !342
	%41 = select i1 %31, i64 0, i64 %40, !dbg !342
	%42 = sext i32 %13 to i64, !dbg !342
	%43 = trunc i64 %p10 to i32, !dbg !342
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !342
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !342
	%46 = icmp ugt i64 %41, %p6, !dbg !342
	%47 = icmp uge i64 %p10, %42, !dbg !342
	%48 = or i1 %46, %47, !dbg !342
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !342, !prof !21

b3_ok5:
	%49 = bitcast i64* %44 to i8*, !dbg !342
	%50 = bitcast i64* %45 to i8*, !dbg !342
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !342
	br label %b17, !dbg !342

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !345
	br i1 %51, label %b5, label %b17, !dbg !345

b5:
	%52 = sub i64 %p7, 1, !dbg !346
	%53 = sub i64 %p8, 1, !dbg !346
	%54 = sub i64 %p9, 1, !dbg !346
	%55 = icmp slt i64 %p9, 0, !dbg !346
	%56 = icmp slt i64 %52, 0, !dbg !346
	%57 = icmp slt i64 %53, 0, !dbg !346
	%58 = or i1 %55, %56, !dbg !346
	%59 = or i1 %58, %57, !dbg !346
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !346, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !346
	%61 = mul i64 %54, %p7, !dbg !346
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !346
	%63 = add i64 %61, 1, !dbg !346
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !346
	%65 = icmp eq i64 %60, 0, !dbg !346
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !346
	%67 = icmp eq i64 %p9, 0, !dbg !346
	%68 = select i1 %67, i64 0, i64 %66, !dbg !346
	%69 = icmp ugt i64 %68, %p4, !dbg !346
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !346, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !346
	%71 = mul i64 %54, %p8, !dbg !346
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !346
	%73 = add i64 %71, 1, !dbg !346
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !346
	%75 = icmp eq i64 %70, 0, !dbg !346
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !346
	%77 = select i1 %67, i64 0, i64 %76, !dbg !346
	%78 = sext i32 %13 to i64, !dbg !346
	%79 = trunc i64 %p10 to i32, !dbg !346
	%80 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !346
	%81 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !346
	%82 = icmp ugt i64 %77, %p6, !dbg !346
	%83 = icmp uge i64 %p10, %78, !dbg !346
	%84 = or i1 %82, %83, !dbg !346
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !346, !prof !21

b5_ok5:
	%85 = bitcast i64* %80 to i8*, !dbg !346
	%86 = bitcast i64* %81 to i8*, !dbg !346
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !346
	br label %b17, !dbg !346

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !347
	br i1 %87, label %b7, label %b12, !dbg !347

b7:
	%88 = trunc i64 %11 to i32, !dbg !348
	%89 = udiv i32 %88, 32, !dbg !348
	%90 = zext i32 %89 to i64, !dbg !348
	%91 = icmp eq i64 %90, %p2, !dbg !349
	br i1 %91, label %b8, label %b12, !dbg !349

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !352
	br i1 %92, label %b9, label %b10, !dbg !352

b9:
	%93 = sub i64 %p7, 1, !dbg !353
	%94 = sub i64 %p8, 1, !dbg !353
	%95 = sub i64 %p9, 1, !dbg !353
	%96 = icmp slt i64 %p9, 0, !dbg !353
	%97 = icmp slt i64 %93, 0, !dbg !353
	%98 = icmp slt i64 %94, 0, !dbg !353
	%99 = or i1 %96, %97, !dbg !353
	%100 = or i1 %99, %98, !dbg !353
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !353, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !353
	%102 = mul i64 %95, %p7, !dbg !353
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !353
	%104 = add i64 %102, 1, !dbg !353
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !353
	%106 = icmp eq i64 %101, 0, !dbg !353
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !353
	%108 = icmp eq i64 %p9, 0, !dbg !353
	%109 = select i1 %108, i64 0, i64 %107, !dbg !353
	%110 = icmp ugt i64 %109, %p4, !dbg !353
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !353, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !353
	%112 = mul i64 %95, %p8, !dbg !353
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !353
	%114 = add i64 %112, 1, !dbg !353
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !353
	%116 = icmp eq i64 %111, 0, !dbg !353
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !353
	%118 = select i1 %108, i64 0, i64 %117, !dbg !353
	%119 = sext i32 %13 to i64, !dbg !353
	%120 = trunc i64 %p10 to i32, !dbg !353
	%121 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !353
	%122 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !353
	%123 = icmp ugt i64 %118, %p6, !dbg !353
	%124 = icmp uge i64 %p10, %119, !dbg !353
	%125 = or i1 %123, %124, !dbg !353
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !353, !prof !21

b9_ok5:
	%126 = bitcast i64* %121 to i8*, !dbg !353
	%127 = bitcast i64* %122 to i8*, !dbg !353
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !353
	br label %b17, !dbg !353

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !354
	br i1 %128, label %b11, label %b17, !dbg !354

b11:
	%129 = sub i64 %p7, 1, !dbg !355
	%130 = sub i64 %p8, 1, !dbg !355
	%131 = sub i64 %p9, 1, !dbg !355
	%132 = icmp slt i64 %p9, 0, !dbg !355
	%133 = icmp slt i64 %129, 0, !dbg !355
	%134 = icmp slt i64 %130, 0, !dbg !355
	%135 = or i1 %132, %133, !dbg !355
	%136 = or i1 %135, %134, !dbg !355
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !355, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !355
	%138 = mul i64 %131, %p7, !dbg !355
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !355
	%140 = add i64 %138, 1, !dbg !355
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !355
	%142 = icmp eq i64 %137, 0, !dbg !355
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !355
	%144 = icmp eq i64 %p9, 0, !dbg !355
	%145 = select i1 %144, i64 0, i64 %143, !dbg !355
	%146 = icmp ugt i64 %145, %p4, !dbg !355
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !355, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !355
	%148 = mul i64 %131, %p8, !dbg !355
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !355
	%150 = add i64 %148, 1, !dbg !355
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !355
	%152 = icmp eq i64 %147, 0, !dbg !355
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !355
	%154 = select i1 %144, i64 0, i64 %153, !dbg !355
	%155 = sext i32 %13 to i64, !dbg !355
	%156 = trunc i64 %p10 to i32, !dbg !355
	%157 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !355
	%158 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !355
	%159 = icmp ugt i64 %154, %p6, !dbg !355
	%160 = icmp uge i64 %p10, %155, !dbg !355
	%161 = or i1 %159, %160, !dbg !355
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !355, !prof !21

b11_ok5:
	%162 = bitcast i64* %157 to i8*, !dbg !355
	%163 = bitcast i64* %158 to i8*, !dbg !355
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !355
	br label %b17, !dbg !355

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !356
	br i1 %164, label %b13, label %b17, !dbg !356

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !359
	br i1 %165, label %b14, label %b15, !dbg !359

b14:
	%166 = sub i64 %p7, 1, !dbg !360
	%167 = sub i64 %p8, 1, !dbg !360
	%168 = sub i64 %p9, 1, !dbg !360
	%169 = icmp slt i64 %p9, 0, !dbg !360
	%170 = icmp slt i64 %166, 0, !dbg !360
	%171 = icmp slt i64 %167, 0, !dbg !360
	%172 = or i1 %169, %170, !dbg !360
	%173 = or i1 %172, %171, !dbg !360
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !360, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !360
	%175 = mul i64 %168, %p7, !dbg !360
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !360
	%177 = add i64 %175, 1, !dbg !360
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !360
	%179 = icmp eq i64 %174, 0, !dbg !360
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !360
	%181 = icmp eq i64 %p9, 0, !dbg !360
	%182 = select i1 %181, i64 0, i64 %180, !dbg !360
	%183 = icmp ugt i64 %182, %p4, !dbg !360
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !360, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !360
	%185 = mul i64 %168, %p8, !dbg !360
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !360
	%187 = add i64 %185, 1, !dbg !360
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !360
	%189 = icmp eq i64 %184, 0, !dbg !360
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !360
	%191 = select i1 %181, i64 0, i64 %190, !dbg !360
	%192 = sext i32 %13 to i64, !dbg !360
	%193 = trunc i64 %p10 to i32, !dbg !360
	%194 = mul i32 %5, %6, !dbg !360
	%195 = icmp ugt i64 %191, %p6, !dbg !360
	%196 = icmp uge i64 %p10, %192, !dbg !360
	%197 = or i1 %195, %196, !dbg !360
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !360, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !360, !range !40
	%199 = mul i32 %194, %198, !dbg !360
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !360
	%201 = sext i32 %200 to i64, !dbg !360
	%202 = sext i32 %199 to i64, !dbg !360
	%203 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !360
	%204 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !360
	%205 = icmp ne i64 %201, %202, !dbg !360
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !360, !prof !21

b14_ok7:
	%206 = bitcast i64* %203 to i8*, !dbg !360
	%207 = bitcast i64* %204 to i8*, !dbg !360
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !360
	br label %b17, !dbg !360

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !361
	br i1 %208, label %b16, label %b17, !dbg !361

b16:
	%209 = sub i64 %p7, 1, !dbg !362
	%210 = sub i64 %p8, 1, !dbg !362
	%211 = sub i64 %p9, 1, !dbg !362
	%212 = icmp slt i64 %p9, 0, !dbg !362
	%213 = icmp slt i64 %209, 0, !dbg !362
	%214 = icmp slt i64 %210, 0, !dbg !362
	%215 = or i1 %212, %213, !dbg !362
	%216 = or i1 %215, %214, !dbg !362
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !362, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !362
	%218 = mul i64 %211, %p7, !dbg !362
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !362
	%220 = add i64 %218, 1, !dbg !362
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !362
	%222 = icmp eq i64 %217, 0, !dbg !362
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !362
	%224 = icmp eq i64 %p9, 0, !dbg !362
	%225 = select i1 %224, i64 0, i64 %223, !dbg !362
	%226 = icmp ugt i64 %225, %p4, !dbg !362
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !362, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !362
	%228 = mul i64 %211, %p8, !dbg !362
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !362
	%230 = add i64 %228, 1, !dbg !362
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !362
	%232 = icmp eq i64 %227, 0, !dbg !362
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !362
	%234 = select i1 %224, i64 0, i64 %233, !dbg !362
	%235 = sext i32 %13 to i64, !dbg !362
	%236 = trunc i64 %p10 to i32, !dbg !362
	%237 = mul i32 %5, %6, !dbg !362
	%238 = icmp ugt i64 %234, %p6, !dbg !362
	%239 = icmp uge i64 %p10, %235, !dbg !362
	%240 = or i1 %238, %239, !dbg !362
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !362, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !362, !range !40
	%242 = mul i32 %237, %241, !dbg !362
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !362
	%244 = sext i32 %243 to i64, !dbg !362
	%245 = sext i32 %242 to i64, !dbg !362
	%246 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !362
	%247 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !362
	%248 = icmp ne i64 %244, %245, !dbg !362
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !362, !prof !21

b16_ok7:
	%249 = bitcast i64* %246 to i8*, !dbg !362
	%250 = bitcast i64* %247 to i8*, !dbg !362
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !362
	br label %b17, !dbg !362

b17:
	ret void, !dbg !337

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !342
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !342

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !342
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !342
	ret void, !dbg !342

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !342
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !342

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !342
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !342
	ret void, !dbg !342

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !342
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !342
	ret void, !dbg !342

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !342
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !342
	ret void, !dbg !342

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !342
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !342

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !342
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !342
	ret void, !dbg !342

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !342
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !342
	ret void, !dbg !342

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !346
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !346

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !346
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !346
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !346

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !346
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !346
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !346
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !346
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !346

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !346
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !346
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !346
	ret void, !dbg !346

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !353
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !353

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !353
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !353
	ret void, !dbg !353

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !353
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !353

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !353
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !353
	ret void, !dbg !353

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !353
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !353
	ret void, !dbg !353

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !353
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !353
	ret void, !dbg !353

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !353
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !353

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !353
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !353
	ret void, !dbg !353

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !353
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !353
	ret void, !dbg !353

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !355
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !355

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !355
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !355
	ret void, !dbg !355

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !355
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !355

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !355
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !355
	ret void, !dbg !355

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !355
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !355
	ret void, !dbg !355

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !355
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !355
	ret void, !dbg !355

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !355
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !355

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !355
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !355
	ret void, !dbg !355

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !355
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !355
	ret void, !dbg !355

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !360
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !360

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !360
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !360
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !360

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !360
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !360
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !360
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !360
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !360

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !360
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !360
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !360
	ret void, !dbg !360

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %201, i64 %202), !dbg !360
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !360
	ret void, !dbg !360

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !362
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !362

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !362
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !362
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !362

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !362
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !362
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !362
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !362
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !362

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !362
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !362
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !362
	ret void, !dbg !362

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %244, i64 %245), !dbg !362
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !362
	ret void, !dbg !362
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !363 {
entry:
	br label %b0, !dbg !364

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !364
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !364
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !367, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !367, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !367, !range !14
	%7 = mul i32 %6, %4, !dbg !367
	%8 = add i32 %3, %7, !dbg !367
	%9 = mul i32 %5, %8, !dbg !367
	%10 = add i32 %2, %9, !dbg !367
	%11 = sext i32 %10 to i64, !dbg !367
	%12 = icmp eq i64 %p1, 0, !dbg !368
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !371
	br i1 %12, label %b1, label %b6, !dbg !368

b1:
	%14 = icmp eq i64 %11, 0, !dbg !372
	br i1 %14, label %b2, label %b6, !dbg !372

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !373
	br i1 %15, label %b3, label %b4, !dbg !373

b3:
	%16 = sub i64 %p7, 1, !dbg !371
	%17 = sub i64 %p8, 1, !dbg !371
	%18 = sub i64 %p9, 1, !dbg !371
	%19 = icmp slt i64 %p9, 0, !dbg !371
	%20 = icmp slt i64 %16, 0, !dbg !371
	%21 = icmp slt i64 %17, 0, !dbg !371
	%22 = or i1 %19, %20, !dbg !371
	%23 = or i1 %22, %21, !dbg !371
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !371, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !371
	%25 = mul i64 %18, %p7, !dbg !371
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !371
	%27 = add i64 %25, 1, !dbg !371
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !371
	%29 = icmp eq i64 %24, 0, !dbg !371
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !371
	%31 = icmp eq i64 %p9, 0, !dbg !371
	%32 = select i1 %31, i64 0, i64 %30, !dbg !371
	%33 = icmp ugt i64 %32, %p4, !dbg !371
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !371, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !371
	%35 = mul i64 %18, %p8, !dbg !371
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !371
	%37 = add i64 %35, 1, !dbg !371
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !371
	%39 = icmp eq i64 %34, 0, !dbg !371
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !371
	%41 = select i1 %31, i64 0, i64 %40, !dbg !371
	%42 = sext i32 %13 to i64, !dbg !371
	%43 = trunc i64 %p10 to i32, !dbg !371
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !371
	%45 = addrspacecast float addrspace(1)* %1 to float*, !dbg !371
	%46 = icmp ugt i64 %41, %p6, !dbg !371
	%47 = icmp uge i64 %p10, %42, !dbg !371
	%48 = or i1 %46, %47, !dbg !371
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !371, !prof !21

b3_ok5:
	%49 = bitcast float* %44 to i8*, !dbg !371
	%50 = bitcast float* %45 to i8*, !dbg !371
	call void @gpuc_i_put_thread_32(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !371
	br label %b17, !dbg !371

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !374
	br i1 %51, label %b5, label %b17, !dbg !374

b5:
	%52 = sub i64 %p7, 1, !dbg !375
	%53 = sub i64 %p8, 1, !dbg !375
	%54 = sub i64 %p9, 1, !dbg !375
	%55 = icmp slt i64 %p9, 0, !dbg !375
	%56 = icmp slt i64 %52, 0, !dbg !375
	%57 = icmp slt i64 %53, 0, !dbg !375
	%58 = or i1 %55, %56, !dbg !375
	%59 = or i1 %58, %57, !dbg !375
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !375, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !375
	%61 = mul i64 %54, %p7, !dbg !375
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !375
	%63 = add i64 %61, 1, !dbg !375
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !375
	%65 = icmp eq i64 %60, 0, !dbg !375
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !375
	%67 = icmp eq i64 %p9, 0, !dbg !375
	%68 = select i1 %67, i64 0, i64 %66, !dbg !375
	%69 = icmp ugt i64 %68, %p4, !dbg !375
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !375, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !375
	%71 = mul i64 %54, %p8, !dbg !375
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !375
	%73 = add i64 %71, 1, !dbg !375
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !375
	%75 = icmp eq i64 %70, 0, !dbg !375
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !375
	%77 = select i1 %67, i64 0, i64 %76, !dbg !375
	%78 = sext i32 %13 to i64, !dbg !375
	%79 = trunc i64 %p10 to i32, !dbg !375
	%80 = addrspacecast float addrspace(1)* %0 to float*, !dbg !375
	%81 = addrspacecast float addrspace(1)* %1 to float*, !dbg !375
	%82 = icmp ugt i64 %77, %p6, !dbg !375
	%83 = icmp uge i64 %p10, %78, !dbg !375
	%84 = or i1 %82, %83, !dbg !375
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !375, !prof !21

b5_ok5:
	%85 = bitcast float* %80 to i8*, !dbg !375
	%86 = bitcast float* %81 to i8*, !dbg !375
	call void @gpuc_i_get_thread_32(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !375
	br label %b17, !dbg !375

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !376
	br i1 %87, label %b7, label %b12, !dbg !376

b7:
	%88 = trunc i64 %11 to i32, !dbg !377
	%89 = udiv i32 %88, 32, !dbg !377
	%90 = zext i32 %89 to i64, !dbg !377
	%91 = icmp eq i64 %90, %p2, !dbg !378
	br i1 %91, label %b8, label %b12, !dbg !378

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !381
	br i1 %92, label %b9, label %b10, !dbg !381

b9:
	%93 = sub i64 %p7, 1, !dbg !382
	%94 = sub i64 %p8, 1, !dbg !382
	%95 = sub i64 %p9, 1, !dbg !382
	%96 = icmp slt i64 %p9, 0, !dbg !382
	%97 = icmp slt i64 %93, 0, !dbg !382
	%98 = icmp slt i64 %94, 0, !dbg !382
	%99 = or i1 %96, %97, !dbg !382
	%100 = or i1 %99, %98, !dbg !382
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !382, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !382
	%102 = mul i64 %95, %p7, !dbg !382
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !382
	%104 = add i64 %102, 1, !dbg !382
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !382
	%106 = icmp eq i64 %101, 0, !dbg !382
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !382
	%108 = icmp eq i64 %p9, 0, !dbg !382
	%109 = select i1 %108, i64 0, i64 %107, !dbg !382
	%110 = icmp ugt i64 %109, %p4, !dbg !382
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !382, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !382
	%112 = mul i64 %95, %p8, !dbg !382
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !382
	%114 = add i64 %112, 1, !dbg !382
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !382
	%116 = icmp eq i64 %111, 0, !dbg !382
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !382
	%118 = select i1 %108, i64 0, i64 %117, !dbg !382
	%119 = sext i32 %13 to i64, !dbg !382
	%120 = trunc i64 %p10 to i32, !dbg !382
	%121 = addrspacecast float addrspace(1)* %0 to float*, !dbg !382
	%122 = addrspacecast float addrspace(1)* %1 to float*, !dbg !382
	%123 = icmp ugt i64 %118, %p6, !dbg !382
	%124 = icmp uge i64 %p10, %119, !dbg !382
	%125 = or i1 %123, %124, !dbg !382
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !382, !prof !21

b9_ok5:
	%126 = bitcast float* %121 to i8*, !dbg !382
	%127 = bitcast float* %122 to i8*, !dbg !382
	call void @gpuc_i_put_warp_32(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !382
	br label %b17, !dbg !382

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !383
	br i1 %128, label %b11, label %b17, !dbg !383

b11:
	%129 = sub i64 %p7, 1, !dbg !384
	%130 = sub i64 %p8, 1, !dbg !384
	%131 = sub i64 %p9, 1, !dbg !384
	%132 = icmp slt i64 %p9, 0, !dbg !384
	%133 = icmp slt i64 %129, 0, !dbg !384
	%134 = icmp slt i64 %130, 0, !dbg !384
	%135 = or i1 %132, %133, !dbg !384
	%136 = or i1 %135, %134, !dbg !384
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !384, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !384
	%138 = mul i64 %131, %p7, !dbg !384
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !384
	%140 = add i64 %138, 1, !dbg !384
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !384
	%142 = icmp eq i64 %137, 0, !dbg !384
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !384
	%144 = icmp eq i64 %p9, 0, !dbg !384
	%145 = select i1 %144, i64 0, i64 %143, !dbg !384
	%146 = icmp ugt i64 %145, %p4, !dbg !384
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !384, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !384
	%148 = mul i64 %131, %p8, !dbg !384
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !384
	%150 = add i64 %148, 1, !dbg !384
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !384
	%152 = icmp eq i64 %147, 0, !dbg !384
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !384
	%154 = select i1 %144, i64 0, i64 %153, !dbg !384
	%155 = sext i32 %13 to i64, !dbg !384
	%156 = trunc i64 %p10 to i32, !dbg !384
	%157 = addrspacecast float addrspace(1)* %0 to float*, !dbg !384
	%158 = addrspacecast float addrspace(1)* %1 to float*, !dbg !384
	%159 = icmp ugt i64 %154, %p6, !dbg !384
	%160 = icmp uge i64 %p10, %155, !dbg !384
	%161 = or i1 %159, %160, !dbg !384
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !384, !prof !21

b11_ok5:
	%162 = bitcast float* %157 to i8*, !dbg !384
	%163 = bitcast float* %158 to i8*, !dbg !384
	call void @gpuc_i_get_warp_32(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !384
	br label %b17, !dbg !384

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !385
	br i1 %164, label %b13, label %b17, !dbg !385

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !388
	br i1 %165, label %b14, label %b15, !dbg !388

b14:
	%166 = sub i64 %p7, 1, !dbg !389
	%167 = sub i64 %p8, 1, !dbg !389
	%168 = sub i64 %p9, 1, !dbg !389
	%169 = icmp slt i64 %p9, 0, !dbg !389
	%170 = icmp slt i64 %166, 0, !dbg !389
	%171 = icmp slt i64 %167, 0, !dbg !389
	%172 = or i1 %169, %170, !dbg !389
	%173 = or i1 %172, %171, !dbg !389
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !389, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !389
	%175 = mul i64 %168, %p7, !dbg !389
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !389
	%177 = add i64 %175, 1, !dbg !389
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !389
	%179 = icmp eq i64 %174, 0, !dbg !389
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !389
	%181 = icmp eq i64 %p9, 0, !dbg !389
	%182 = select i1 %181, i64 0, i64 %180, !dbg !389
	%183 = icmp ugt i64 %182, %p4, !dbg !389
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !389, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !389
	%185 = mul i64 %168, %p8, !dbg !389
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !389
	%187 = add i64 %185, 1, !dbg !389
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !389
	%189 = icmp eq i64 %184, 0, !dbg !389
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !389
	%191 = select i1 %181, i64 0, i64 %190, !dbg !389
	%192 = sext i32 %13 to i64, !dbg !389
	%193 = trunc i64 %p10 to i32, !dbg !389
	%194 = mul i32 %5, %6, !dbg !389
	%195 = icmp ugt i64 %191, %p6, !dbg !389
	%196 = icmp uge i64 %p10, %192, !dbg !389
	%197 = or i1 %195, %196, !dbg !389
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !389, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !389, !range !40
	%199 = mul i32 %194, %198, !dbg !389
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !389
	%201 = sext i32 %200 to i64, !dbg !389
	%202 = sext i32 %199 to i64, !dbg !389
	%203 = addrspacecast float addrspace(1)* %0 to float*, !dbg !389
	%204 = addrspacecast float addrspace(1)* %1 to float*, !dbg !389
	%205 = icmp ne i64 %201, %202, !dbg !389
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !389, !prof !21

b14_ok7:
	%206 = bitcast float* %203 to i8*, !dbg !389
	%207 = bitcast float* %204 to i8*, !dbg !389
	call void @gpuc_i_put_block_32(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !389
	br label %b17, !dbg !389

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !390
	br i1 %208, label %b16, label %b17, !dbg !390

b16:
	%209 = sub i64 %p7, 1, !dbg !391
	%210 = sub i64 %p8, 1, !dbg !391
	%211 = sub i64 %p9, 1, !dbg !391
	%212 = icmp slt i64 %p9, 0, !dbg !391
	%213 = icmp slt i64 %209, 0, !dbg !391
	%214 = icmp slt i64 %210, 0, !dbg !391
	%215 = or i1 %212, %213, !dbg !391
	%216 = or i1 %215, %214, !dbg !391
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !391, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !391
	%218 = mul i64 %211, %p7, !dbg !391
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !391
	%220 = add i64 %218, 1, !dbg !391
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !391
	%222 = icmp eq i64 %217, 0, !dbg !391
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !391
	%224 = icmp eq i64 %p9, 0, !dbg !391
	%225 = select i1 %224, i64 0, i64 %223, !dbg !391
	%226 = icmp ugt i64 %225, %p4, !dbg !391
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !391, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !391
	%228 = mul i64 %211, %p8, !dbg !391
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !391
	%230 = add i64 %228, 1, !dbg !391
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !391
	%232 = icmp eq i64 %227, 0, !dbg !391
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !391
	%234 = select i1 %224, i64 0, i64 %233, !dbg !391
	%235 = sext i32 %13 to i64, !dbg !391
	%236 = trunc i64 %p10 to i32, !dbg !391
	%237 = mul i32 %5, %6, !dbg !391
	%238 = icmp ugt i64 %234, %p6, !dbg !391
	%239 = icmp uge i64 %p10, %235, !dbg !391
	%240 = or i1 %238, %239, !dbg !391
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !391, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !391, !range !40
	%242 = mul i32 %237, %241, !dbg !391
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !391
	%244 = sext i32 %243 to i64, !dbg !391
	%245 = sext i32 %242 to i64, !dbg !391
	%246 = addrspacecast float addrspace(1)* %0 to float*, !dbg !391
	%247 = addrspacecast float addrspace(1)* %1 to float*, !dbg !391
	%248 = icmp ne i64 %244, %245, !dbg !391
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !391, !prof !21

b16_ok7:
	%249 = bitcast float* %246 to i8*, !dbg !391
	%250 = bitcast float* %247 to i8*, !dbg !391
	call void @gpuc_i_get_block_32(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !391
	br label %b17, !dbg !391

b17:
	ret void, !dbg !366

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !371
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !371

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !371
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !371
	ret void, !dbg !371

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !371
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !371

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !371
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !371
	ret void, !dbg !371

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !371
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !371
	ret void, !dbg !371

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !371
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !371
	ret void, !dbg !371

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !371
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !371

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !371
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !371
	ret void, !dbg !371

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !371
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !371
	ret void, !dbg !371

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !375
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !375

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !375
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !375
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !375

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !375
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !375
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !375
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !375
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !375

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !375
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !375
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !375
	ret void, !dbg !375

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !382
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !382

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !382
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !382
	ret void, !dbg !382

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !382
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !382

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !382
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !382
	ret void, !dbg !382

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !382
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !382
	ret void, !dbg !382

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !382
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !382
	ret void, !dbg !382

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !382
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !382

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !382
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !382
	ret void, !dbg !382

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !382
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !382
	ret void, !dbg !382

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !384
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !384

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !384
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !384
	ret void, !dbg !384

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !384
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !384

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !384
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !384
	ret void, !dbg !384

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !384
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !384
	ret void, !dbg !384

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !384
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !384
	ret void, !dbg !384

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !384
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !384

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !384
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !384
	ret void, !dbg !384

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !384
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !384
	ret void, !dbg !384

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !389
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !389

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !389
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !389
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !389

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !389
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !389
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !389
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !389
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !389

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !389
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !389
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !389
	ret void, !dbg !389

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %201, i64 %202), !dbg !389
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !389
	ret void, !dbg !389

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !391
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !391

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !391
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !391
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !391

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !391
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !391
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !391
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !391
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !391

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !391
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !391
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !391
	ret void, !dbg !391

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %244, i64 %245), !dbg !391
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !391
	ret void, !dbg !391
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !392 {
entry:
	br label %b0, !dbg !393

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !393
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !393
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !14
	%7 = mul i32 %6, %4, !dbg !396
	%8 = add i32 %3, %7, !dbg !396
	%9 = mul i32 %5, %8, !dbg !396
	%10 = add i32 %2, %9, !dbg !396
	%11 = sext i32 %10 to i64, !dbg !396
	%12 = icmp eq i64 %p1, 0, !dbg !397
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !400
	br i1 %12, label %b1, label %b6, !dbg !397

b1:
	%14 = icmp eq i64 %11, 0, !dbg !401
	br i1 %14, label %b2, label %b6, !dbg !401

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !402
	br i1 %15, label %b3, label %b4, !dbg !402

b3:
	%16 = sub i64 %p7, 1, !dbg !400
	%17 = sub i64 %p8, 1, !dbg !400
	%18 = sub i64 %p9, 1, !dbg !400
	%19 = icmp slt i64 %p9, 0, !dbg !400
	%20 = icmp slt i64 %16, 0, !dbg !400
	%21 = icmp slt i64 %17, 0, !dbg !400
	%22 = or i1 %19, %20, !dbg !400
	%23 = or i1 %22, %21, !dbg !400
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !400, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !400
	%25 = mul i64 %18, %p7, !dbg !400
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !400
	%27 = add i64 %25, 1, !dbg !400
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !400
	%29 = icmp eq i64 %24, 0, !dbg !400
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !400
	%31 = icmp eq i64 %p9, 0, !dbg !400
	%32 = select i1 %31, i64 0, i64 %30, !dbg !400
	%33 = icmp ugt i64 %32, %p4, !dbg !400
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !400, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !400
	%35 = mul i64 %18, %p8, !dbg !400
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !400
	%37 = add i64 %35, 1, !dbg !400
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !400
	%39 = icmp eq i64 %34, 0, !dbg !400
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !400
	%41 = select i1 %31, i64 0, i64 %40, !dbg !400
	%42 = sext i32 %13 to i64, !dbg !400
	%43 = trunc i64 %p10 to i32, !dbg !400
	%44 = addrspacecast double addrspace(1)* %0 to double*, !dbg !400
	%45 = addrspacecast double addrspace(1)* %1 to double*, !dbg !400
	%46 = icmp ugt i64 %41, %p6, !dbg !400
	%47 = icmp uge i64 %p10, %42, !dbg !400
	%48 = or i1 %46, %47, !dbg !400
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !400, !prof !21

b3_ok5:
	%49 = bitcast double* %44 to i8*, !dbg !400
	%50 = bitcast double* %45 to i8*, !dbg !400
	call void @gpuc_i_put_thread_64(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !400
	br label %b17, !dbg !400

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !403
	br i1 %51, label %b5, label %b17, !dbg !403

b5:
	%52 = sub i64 %p7, 1, !dbg !404
	%53 = sub i64 %p8, 1, !dbg !404
	%54 = sub i64 %p9, 1, !dbg !404
	%55 = icmp slt i64 %p9, 0, !dbg !404
	%56 = icmp slt i64 %52, 0, !dbg !404
	%57 = icmp slt i64 %53, 0, !dbg !404
	%58 = or i1 %55, %56, !dbg !404
	%59 = or i1 %58, %57, !dbg !404
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !404, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !404
	%61 = mul i64 %54, %p7, !dbg !404
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !404
	%63 = add i64 %61, 1, !dbg !404
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !404
	%65 = icmp eq i64 %60, 0, !dbg !404
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !404
	%67 = icmp eq i64 %p9, 0, !dbg !404
	%68 = select i1 %67, i64 0, i64 %66, !dbg !404
	%69 = icmp ugt i64 %68, %p4, !dbg !404
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !404, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !404
	%71 = mul i64 %54, %p8, !dbg !404
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !404
	%73 = add i64 %71, 1, !dbg !404
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !404
	%75 = icmp eq i64 %70, 0, !dbg !404
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !404
	%77 = select i1 %67, i64 0, i64 %76, !dbg !404
	%78 = sext i32 %13 to i64, !dbg !404
	%79 = trunc i64 %p10 to i32, !dbg !404
	%80 = addrspacecast double addrspace(1)* %0 to double*, !dbg !404
	%81 = addrspacecast double addrspace(1)* %1 to double*, !dbg !404
	%82 = icmp ugt i64 %77, %p6, !dbg !404
	%83 = icmp uge i64 %p10, %78, !dbg !404
	%84 = or i1 %82, %83, !dbg !404
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !404, !prof !21

b5_ok5:
	%85 = bitcast double* %80 to i8*, !dbg !404
	%86 = bitcast double* %81 to i8*, !dbg !404
	call void @gpuc_i_get_thread_64(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !404
	br label %b17, !dbg !404

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !405
	br i1 %87, label %b7, label %b12, !dbg !405

b7:
	%88 = trunc i64 %11 to i32, !dbg !406
	%89 = udiv i32 %88, 32, !dbg !406
	%90 = zext i32 %89 to i64, !dbg !406
	%91 = icmp eq i64 %90, %p2, !dbg !407
	br i1 %91, label %b8, label %b12, !dbg !407

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !410
	br i1 %92, label %b9, label %b10, !dbg !410

b9:
	%93 = sub i64 %p7, 1, !dbg !411
	%94 = sub i64 %p8, 1, !dbg !411
	%95 = sub i64 %p9, 1, !dbg !411
	%96 = icmp slt i64 %p9, 0, !dbg !411
	%97 = icmp slt i64 %93, 0, !dbg !411
	%98 = icmp slt i64 %94, 0, !dbg !411
	%99 = or i1 %96, %97, !dbg !411
	%100 = or i1 %99, %98, !dbg !411
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !411, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !411
	%102 = mul i64 %95, %p7, !dbg !411
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !411
	%104 = add i64 %102, 1, !dbg !411
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !411
	%106 = icmp eq i64 %101, 0, !dbg !411
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !411
	%108 = icmp eq i64 %p9, 0, !dbg !411
	%109 = select i1 %108, i64 0, i64 %107, !dbg !411
	%110 = icmp ugt i64 %109, %p4, !dbg !411
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !411, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !411
	%112 = mul i64 %95, %p8, !dbg !411
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !411
	%114 = add i64 %112, 1, !dbg !411
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !411
	%116 = icmp eq i64 %111, 0, !dbg !411
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !411
	%118 = select i1 %108, i64 0, i64 %117, !dbg !411
	%119 = sext i32 %13 to i64, !dbg !411
	%120 = trunc i64 %p10 to i32, !dbg !411
	%121 = addrspacecast double addrspace(1)* %0 to double*, !dbg !411
	%122 = addrspacecast double addrspace(1)* %1 to double*, !dbg !411
	%123 = icmp ugt i64 %118, %p6, !dbg !411
	%124 = icmp uge i64 %p10, %119, !dbg !411
	%125 = or i1 %123, %124, !dbg !411
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !411, !prof !21

b9_ok5:
	%126 = bitcast double* %121 to i8*, !dbg !411
	%127 = bitcast double* %122 to i8*, !dbg !411
	call void @gpuc_i_put_warp_64(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !411
	br label %b17, !dbg !411

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !412
	br i1 %128, label %b11, label %b17, !dbg !412

b11:
	%129 = sub i64 %p7, 1, !dbg !413
	%130 = sub i64 %p8, 1, !dbg !413
	%131 = sub i64 %p9, 1, !dbg !413
	%132 = icmp slt i64 %p9, 0, !dbg !413
	%133 = icmp slt i64 %129, 0, !dbg !413
	%134 = icmp slt i64 %130, 0, !dbg !413
	%135 = or i1 %132, %133, !dbg !413
	%136 = or i1 %135, %134, !dbg !413
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !413, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !413
	%138 = mul i64 %131, %p7, !dbg !413
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !413
	%140 = add i64 %138, 1, !dbg !413
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !413
	%142 = icmp eq i64 %137, 0, !dbg !413
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !413
	%144 = icmp eq i64 %p9, 0, !dbg !413
	%145 = select i1 %144, i64 0, i64 %143, !dbg !413
	%146 = icmp ugt i64 %145, %p4, !dbg !413
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !413, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !413
	%148 = mul i64 %131, %p8, !dbg !413
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !413
	%150 = add i64 %148, 1, !dbg !413
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !413
	%152 = icmp eq i64 %147, 0, !dbg !413
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !413
	%154 = select i1 %144, i64 0, i64 %153, !dbg !413
	%155 = sext i32 %13 to i64, !dbg !413
	%156 = trunc i64 %p10 to i32, !dbg !413
	%157 = addrspacecast double addrspace(1)* %0 to double*, !dbg !413
	%158 = addrspacecast double addrspace(1)* %1 to double*, !dbg !413
	%159 = icmp ugt i64 %154, %p6, !dbg !413
	%160 = icmp uge i64 %p10, %155, !dbg !413
	%161 = or i1 %159, %160, !dbg !413
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !413, !prof !21

b11_ok5:
	%162 = bitcast double* %157 to i8*, !dbg !413
	%163 = bitcast double* %158 to i8*, !dbg !413
	call void @gpuc_i_get_warp_64(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !413
	br label %b17, !dbg !413

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !414
	br i1 %164, label %b13, label %b17, !dbg !414

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !417
	br i1 %165, label %b14, label %b15, !dbg !417

b14:
	%166 = sub i64 %p7, 1, !dbg !418
	%167 = sub i64 %p8, 1, !dbg !418
	%168 = sub i64 %p9, 1, !dbg !418
	%169 = icmp slt i64 %p9, 0, !dbg !418
	%170 = icmp slt i64 %166, 0, !dbg !418
	%171 = icmp slt i64 %167, 0, !dbg !418
	%172 = or i1 %169, %170, !dbg !418
	%173 = or i1 %172, %171, !dbg !418
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !418, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !418
	%175 = mul i64 %168, %p7, !dbg !418
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !418
	%177 = add i64 %175, 1, !dbg !418
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !418
	%179 = icmp eq i64 %174, 0, !dbg !418
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !418
	%181 = icmp eq i64 %p9, 0, !dbg !418
	%182 = select i1 %181, i64 0, i64 %180, !dbg !418
	%183 = icmp ugt i64 %182, %p4, !dbg !418
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !418, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !418
	%185 = mul i64 %168, %p8, !dbg !418
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !418
	%187 = add i64 %185, 1, !dbg !418
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !418
	%189 = icmp eq i64 %184, 0, !dbg !418
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !418
	%191 = select i1 %181, i64 0, i64 %190, !dbg !418
	%192 = sext i32 %13 to i64, !dbg !418
	%193 = trunc i64 %p10 to i32, !dbg !418
	%194 = mul i32 %5, %6, !dbg !418
	%195 = icmp ugt i64 %191, %p6, !dbg !418
	%196 = icmp uge i64 %p10, %192, !dbg !418
	%197 = or i1 %195, %196, !dbg !418
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !418, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !418, !range !40
	%199 = mul i32 %194, %198, !dbg !418
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !418
	%201 = sext i32 %200 to i64, !dbg !418
	%202 = sext i32 %199 to i64, !dbg !418
	%203 = addrspacecast double addrspace(1)* %0 to double*, !dbg !418
	%204 = addrspacecast double addrspace(1)* %1 to double*, !dbg !418
	%205 = icmp ne i64 %201, %202, !dbg !418
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !418, !prof !21

b14_ok7:
	%206 = bitcast double* %203 to i8*, !dbg !418
	%207 = bitcast double* %204 to i8*, !dbg !418
	call void @gpuc_i_put_block_64(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !418
	br label %b17, !dbg !418

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !419
	br i1 %208, label %b16, label %b17, !dbg !419

b16:
	%209 = sub i64 %p7, 1, !dbg !420
	%210 = sub i64 %p8, 1, !dbg !420
	%211 = sub i64 %p9, 1, !dbg !420
	%212 = icmp slt i64 %p9, 0, !dbg !420
	%213 = icmp slt i64 %209, 0, !dbg !420
	%214 = icmp slt i64 %210, 0, !dbg !420
	%215 = or i1 %212, %213, !dbg !420
	%216 = or i1 %215, %214, !dbg !420
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !420, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !420
	%218 = mul i64 %211, %p7, !dbg !420
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !420
	%220 = add i64 %218, 1, !dbg !420
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !420
	%222 = icmp eq i64 %217, 0, !dbg !420
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !420
	%224 = icmp eq i64 %p9, 0, !dbg !420
	%225 = select i1 %224, i64 0, i64 %223, !dbg !420
	%226 = icmp ugt i64 %225, %p4, !dbg !420
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !420, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !420
	%228 = mul i64 %211, %p8, !dbg !420
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !420
	%230 = add i64 %228, 1, !dbg !420
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !420
	%232 = icmp eq i64 %227, 0, !dbg !420
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !420
	%234 = select i1 %224, i64 0, i64 %233, !dbg !420
	%235 = sext i32 %13 to i64, !dbg !420
	%236 = trunc i64 %p10 to i32, !dbg !420
	%237 = mul i32 %5, %6, !dbg !420
	%238 = icmp ugt i64 %234, %p6, !dbg !420
	%239 = icmp uge i64 %p10, %235, !dbg !420
	%240 = or i1 %238, %239, !dbg !420
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !420, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !40
	%242 = mul i32 %237, %241, !dbg !420
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !420
	%244 = sext i32 %243 to i64, !dbg !420
	%245 = sext i32 %242 to i64, !dbg !420
	%246 = addrspacecast double addrspace(1)* %0 to double*, !dbg !420
	%247 = addrspacecast double addrspace(1)* %1 to double*, !dbg !420
	%248 = icmp ne i64 %244, %245, !dbg !420
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !420, !prof !21

b16_ok7:
	%249 = bitcast double* %246 to i8*, !dbg !420
	%250 = bitcast double* %247 to i8*, !dbg !420
	call void @gpuc_i_get_block_64(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !420
	br label %b17, !dbg !420

b17:
	ret void, !dbg !395

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !400
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !400

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !400
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !400
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !400

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !400
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !400
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !400
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !400
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !400

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !400
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !400
	ret void, !dbg !400

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !400
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !400
	ret void, !dbg !400

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !404
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !404

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !404
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !404
	ret void, !dbg !404

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !404
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !404

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !404
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !404
	ret void, !dbg !404

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !404
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !404
	ret void, !dbg !404

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !404
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !404
	ret void, !dbg !404

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !404
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !404

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !404
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !404
	ret void, !dbg !404

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !404
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !404
	ret void, !dbg !404

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !411
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !411

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !411
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !411
	ret void, !dbg !411

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !411
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !411

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !411
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !411
	ret void, !dbg !411

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !411
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !411
	ret void, !dbg !411

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !411
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !411
	ret void, !dbg !411

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !411
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !411

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !411
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !411
	ret void, !dbg !411

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !411
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !411
	ret void, !dbg !411

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !413
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !413

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !413
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !413
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !413

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !413
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !413
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !413
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !413
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !413

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !413
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !413
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !413
	ret void, !dbg !413

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !418
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !418

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !418
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !418
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !418

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !418
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !418
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !418
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !418
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !418

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !418
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !418
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !418
	ret void, !dbg !418

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %201, i64 %202), !dbg !418
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !418
	ret void, !dbg !418

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !420
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !420

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !420
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !420
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !420

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !420
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !420
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !420
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !420
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !420

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !420
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !420
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !420
	ret void, !dbg !420

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %244, i64 %245), !dbg !420
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !420
	ret void, !dbg !420
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !421 {
entry:
	br label %b0, !dbg !422

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !422
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !422
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !425, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !425, !range !14
	%7 = mul i32 %6, %4, !dbg !425
	%8 = add i32 %3, %7, !dbg !425
	%9 = mul i32 %5, %8, !dbg !425
	%10 = add i32 %2, %9, !dbg !425
	%11 = sext i32 %10 to i64, !dbg !425
	%12 = icmp eq i64 %p1, 0, !dbg !426
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !429
	br i1 %12, label %b1, label %b6, !dbg !426

b1:
	%14 = icmp eq i64 %11, 0, !dbg !430
	br i1 %14, label %b2, label %b6, !dbg !430

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !431
	br i1 %15, label %b3, label %b4, !dbg !431

b3:
	%16 = sub i64 %p7, 1, !dbg !429
	%17 = sub i64 %p8, 1, !dbg !429
	%18 = sub i64 %p9, 1, !dbg !429
	%19 = icmp slt i64 %p9, 0, !dbg !429
	%20 = icmp slt i64 %16, 0, !dbg !429
	%21 = icmp slt i64 %17, 0, !dbg !429
	%22 = or i1 %19, %20, !dbg !429
	%23 = or i1 %22, %21, !dbg !429
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !429, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !429
	%25 = mul i64 %18, %p7, !dbg !429
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !429
	%27 = add i64 %25, 1, !dbg !429
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !429
	%29 = icmp eq i64 %24, 0, !dbg !429
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !429
	%31 = icmp eq i64 %p9, 0, !dbg !429
	%32 = select i1 %31, i64 0, i64 %30, !dbg !429
	%33 = icmp ugt i64 %32, %p4, !dbg !429
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !429, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !429
	%35 = mul i64 %18, %p8, !dbg !429
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !429
	%37 = add i64 %35, 1, !dbg !429
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !429
	%39 = icmp eq i64 %34, 0, !dbg !429
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !429
	%41 = select i1 %31, i64 0, i64 %40, !dbg !429
	%42 = sext i32 %13 to i64, !dbg !429
	%43 = trunc i64 %p10 to i32, !dbg !429
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !429
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !429
	%46 = icmp ugt i64 %41, %p6, !dbg !429
	%47 = icmp uge i64 %p10, %42, !dbg !429
	%48 = or i1 %46, %47, !dbg !429
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !429, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !429
	%50 = bitcast i16* %45 to i8*, !dbg !429
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !429
	br label %b17, !dbg !429

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !432
	br i1 %51, label %b5, label %b17, !dbg !432

b5:
	%52 = sub i64 %p7, 1, !dbg !433
	%53 = sub i64 %p8, 1, !dbg !433
	%54 = sub i64 %p9, 1, !dbg !433
	%55 = icmp slt i64 %p9, 0, !dbg !433
	%56 = icmp slt i64 %52, 0, !dbg !433
	%57 = icmp slt i64 %53, 0, !dbg !433
	%58 = or i1 %55, %56, !dbg !433
	%59 = or i1 %58, %57, !dbg !433
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !433, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !433
	%61 = mul i64 %54, %p7, !dbg !433
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !433
	%63 = add i64 %61, 1, !dbg !433
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !433
	%65 = icmp eq i64 %60, 0, !dbg !433
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !433
	%67 = icmp eq i64 %p9, 0, !dbg !433
	%68 = select i1 %67, i64 0, i64 %66, !dbg !433
	%69 = icmp ugt i64 %68, %p4, !dbg !433
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !433, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !433
	%71 = mul i64 %54, %p8, !dbg !433
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !433
	%73 = add i64 %71, 1, !dbg !433
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !433
	%75 = icmp eq i64 %70, 0, !dbg !433
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !433
	%77 = select i1 %67, i64 0, i64 %76, !dbg !433
	%78 = sext i32 %13 to i64, !dbg !433
	%79 = trunc i64 %p10 to i32, !dbg !433
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !433
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !433
	%82 = icmp ugt i64 %77, %p6, !dbg !433
	%83 = icmp uge i64 %p10, %78, !dbg !433
	%84 = or i1 %82, %83, !dbg !433
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !433, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !433
	%86 = bitcast i16* %81 to i8*, !dbg !433
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !433
	br label %b17, !dbg !433

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !434
	br i1 %87, label %b7, label %b12, !dbg !434

b7:
	%88 = trunc i64 %11 to i32, !dbg !435
	%89 = udiv i32 %88, 32, !dbg !435
	%90 = zext i32 %89 to i64, !dbg !435
	%91 = icmp eq i64 %90, %p2, !dbg !436
	br i1 %91, label %b8, label %b12, !dbg !436

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !439
	br i1 %92, label %b9, label %b10, !dbg !439

b9:
	%93 = sub i64 %p7, 1, !dbg !440
	%94 = sub i64 %p8, 1, !dbg !440
	%95 = sub i64 %p9, 1, !dbg !440
	%96 = icmp slt i64 %p9, 0, !dbg !440
	%97 = icmp slt i64 %93, 0, !dbg !440
	%98 = icmp slt i64 %94, 0, !dbg !440
	%99 = or i1 %96, %97, !dbg !440
	%100 = or i1 %99, %98, !dbg !440
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !440, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !440
	%102 = mul i64 %95, %p7, !dbg !440
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !440
	%104 = add i64 %102, 1, !dbg !440
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !440
	%106 = icmp eq i64 %101, 0, !dbg !440
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !440
	%108 = icmp eq i64 %p9, 0, !dbg !440
	%109 = select i1 %108, i64 0, i64 %107, !dbg !440
	%110 = icmp ugt i64 %109, %p4, !dbg !440
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !440, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !440
	%112 = mul i64 %95, %p8, !dbg !440
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !440
	%114 = add i64 %112, 1, !dbg !440
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !440
	%116 = icmp eq i64 %111, 0, !dbg !440
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !440
	%118 = select i1 %108, i64 0, i64 %117, !dbg !440
	%119 = sext i32 %13 to i64, !dbg !440
	%120 = trunc i64 %p10 to i32, !dbg !440
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !440
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !440
	%123 = icmp ugt i64 %118, %p6, !dbg !440
	%124 = icmp uge i64 %p10, %119, !dbg !440
	%125 = or i1 %123, %124, !dbg !440
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !440, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !440
	%127 = bitcast i16* %122 to i8*, !dbg !440
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !440
	br label %b17, !dbg !440

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !441
	br i1 %128, label %b11, label %b17, !dbg !441

b11:
	%129 = sub i64 %p7, 1, !dbg !442
	%130 = sub i64 %p8, 1, !dbg !442
	%131 = sub i64 %p9, 1, !dbg !442
	%132 = icmp slt i64 %p9, 0, !dbg !442
	%133 = icmp slt i64 %129, 0, !dbg !442
	%134 = icmp slt i64 %130, 0, !dbg !442
	%135 = or i1 %132, %133, !dbg !442
	%136 = or i1 %135, %134, !dbg !442
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !442, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !442
	%138 = mul i64 %131, %p7, !dbg !442
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !442
	%140 = add i64 %138, 1, !dbg !442
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !442
	%142 = icmp eq i64 %137, 0, !dbg !442
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !442
	%144 = icmp eq i64 %p9, 0, !dbg !442
	%145 = select i1 %144, i64 0, i64 %143, !dbg !442
	%146 = icmp ugt i64 %145, %p4, !dbg !442
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !442, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !442
	%148 = mul i64 %131, %p8, !dbg !442
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !442
	%150 = add i64 %148, 1, !dbg !442
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !442
	%152 = icmp eq i64 %147, 0, !dbg !442
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !442
	%154 = select i1 %144, i64 0, i64 %153, !dbg !442
	%155 = sext i32 %13 to i64, !dbg !442
	%156 = trunc i64 %p10 to i32, !dbg !442
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !442
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !442
	%159 = icmp ugt i64 %154, %p6, !dbg !442
	%160 = icmp uge i64 %p10, %155, !dbg !442
	%161 = or i1 %159, %160, !dbg !442
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !442, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !442
	%163 = bitcast i16* %158 to i8*, !dbg !442
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !442
	br label %b17, !dbg !442

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !443
	br i1 %164, label %b13, label %b17, !dbg !443

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !446
	br i1 %165, label %b14, label %b15, !dbg !446

b14:
	%166 = sub i64 %p7, 1, !dbg !447
	%167 = sub i64 %p8, 1, !dbg !447
	%168 = sub i64 %p9, 1, !dbg !447
	%169 = icmp slt i64 %p9, 0, !dbg !447
	%170 = icmp slt i64 %166, 0, !dbg !447
	%171 = icmp slt i64 %167, 0, !dbg !447
	%172 = or i1 %169, %170, !dbg !447
	%173 = or i1 %172, %171, !dbg !447
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !447, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !447
	%175 = mul i64 %168, %p7, !dbg !447
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !447
	%177 = add i64 %175, 1, !dbg !447
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !447
	%179 = icmp eq i64 %174, 0, !dbg !447
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !447
	%181 = icmp eq i64 %p9, 0, !dbg !447
	%182 = select i1 %181, i64 0, i64 %180, !dbg !447
	%183 = icmp ugt i64 %182, %p4, !dbg !447
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !447, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !447
	%185 = mul i64 %168, %p8, !dbg !447
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !447
	%187 = add i64 %185, 1, !dbg !447
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !447
	%189 = icmp eq i64 %184, 0, !dbg !447
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !447
	%191 = select i1 %181, i64 0, i64 %190, !dbg !447
	%192 = sext i32 %13 to i64, !dbg !447
	%193 = trunc i64 %p10 to i32, !dbg !447
	%194 = mul i32 %5, %6, !dbg !447
	%195 = icmp ugt i64 %191, %p6, !dbg !447
	%196 = icmp uge i64 %p10, %192, !dbg !447
	%197 = or i1 %195, %196, !dbg !447
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !447, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !40
	%199 = mul i32 %194, %198, !dbg !447
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !447
	%201 = sext i32 %200 to i64, !dbg !447
	%202 = sext i32 %199 to i64, !dbg !447
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !447
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !447
	%205 = icmp ne i64 %201, %202, !dbg !447
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !447, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !447
	%207 = bitcast i16* %204 to i8*, !dbg !447
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !447
	br label %b17, !dbg !447

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !448
	br i1 %208, label %b16, label %b17, !dbg !448

b16:
	%209 = sub i64 %p7, 1, !dbg !449
	%210 = sub i64 %p8, 1, !dbg !449
	%211 = sub i64 %p9, 1, !dbg !449
	%212 = icmp slt i64 %p9, 0, !dbg !449
	%213 = icmp slt i64 %209, 0, !dbg !449
	%214 = icmp slt i64 %210, 0, !dbg !449
	%215 = or i1 %212, %213, !dbg !449
	%216 = or i1 %215, %214, !dbg !449
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !449, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !449
	%218 = mul i64 %211, %p7, !dbg !449
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !449
	%220 = add i64 %218, 1, !dbg !449
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !449
	%222 = icmp eq i64 %217, 0, !dbg !449
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !449
	%224 = icmp eq i64 %p9, 0, !dbg !449
	%225 = select i1 %224, i64 0, i64 %223, !dbg !449
	%226 = icmp ugt i64 %225, %p4, !dbg !449
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !449, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !449
	%228 = mul i64 %211, %p8, !dbg !449
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !449
	%230 = add i64 %228, 1, !dbg !449
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !449
	%232 = icmp eq i64 %227, 0, !dbg !449
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !449
	%234 = select i1 %224, i64 0, i64 %233, !dbg !449
	%235 = sext i32 %13 to i64, !dbg !449
	%236 = trunc i64 %p10 to i32, !dbg !449
	%237 = mul i32 %5, %6, !dbg !449
	%238 = icmp ugt i64 %234, %p6, !dbg !449
	%239 = icmp uge i64 %p10, %235, !dbg !449
	%240 = or i1 %238, %239, !dbg !449
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !449, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !449, !range !40
	%242 = mul i32 %237, %241, !dbg !449
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !449
	%244 = sext i32 %243 to i64, !dbg !449
	%245 = sext i32 %242 to i64, !dbg !449
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !449
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !449
	%248 = icmp ne i64 %244, %245, !dbg !449
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !449, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !449
	%250 = bitcast i16* %247 to i8*, !dbg !449
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !449
	br label %b17, !dbg !449

b17:
	ret void, !dbg !424

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !429
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !429

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !429
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !429
	ret void, !dbg !429

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !429
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !429

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !429
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !429
	ret void, !dbg !429

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !429
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !429
	ret void, !dbg !429

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !429
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !429
	ret void, !dbg !429

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !429
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !429

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !429
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !429
	ret void, !dbg !429

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !429
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !429
	ret void, !dbg !429

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !433
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !433

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !433
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !433
	ret void, !dbg !433

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !433
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !433

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !433
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !433
	ret void, !dbg !433

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !433
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !433
	ret void, !dbg !433

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !433
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !433
	ret void, !dbg !433

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !433
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !433

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !433
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !433
	ret void, !dbg !433

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !433
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !433
	ret void, !dbg !433

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !440
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !440

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !440
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !440
	ret void, !dbg !440

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !440
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !440

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !440
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !440
	ret void, !dbg !440

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !440
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !440
	ret void, !dbg !440

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !440
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !440
	ret void, !dbg !440

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !440
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !440

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !440
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !440
	ret void, !dbg !440

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !440
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !440
	ret void, !dbg !440

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !442
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !442

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !442
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !442
	ret void, !dbg !442

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !442
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !442

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !442
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !442
	ret void, !dbg !442

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !442
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !442
	ret void, !dbg !442

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !442
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !442
	ret void, !dbg !442

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !442
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !442

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !442
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !442
	ret void, !dbg !442

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !442
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !442
	ret void, !dbg !442

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !447
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !447

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !447
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !447
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !447

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !447
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !447
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !447
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !447
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !447

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !447
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !447
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !447
	ret void, !dbg !447

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %201, i64 %202), !dbg !447
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !447
	ret void, !dbg !447

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !449
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !449

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !449
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !449
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !449

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !449
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !449
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !449
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !449
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !449

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !449
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !449
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !449
	ret void, !dbg !449

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %244, i64 %245), !dbg !449
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !449
	ret void, !dbg !449
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !450 {
entry:
	br label %b0, !dbg !451

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !451
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !451
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !14
	%7 = mul i32 %6, %4, !dbg !454
	%8 = add i32 %3, %7, !dbg !454
	%9 = mul i32 %5, %8, !dbg !454
	%10 = add i32 %2, %9, !dbg !454
	%11 = sext i32 %10 to i64, !dbg !454
	%12 = icmp eq i64 %p1, 0, !dbg !455
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !458
	br i1 %12, label %b1, label %b6, !dbg !455

b1:
	%14 = icmp eq i64 %11, 0, !dbg !459
	br i1 %14, label %b2, label %b6, !dbg !459

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !460
	br i1 %15, label %b3, label %b4, !dbg !460

b3:
	%16 = sub i64 %p7, 1, !dbg !458
	%17 = sub i64 %p8, 1, !dbg !458
	%18 = sub i64 %p9, 1, !dbg !458
	%19 = icmp slt i64 %p9, 0, !dbg !458
	%20 = icmp slt i64 %16, 0, !dbg !458
	%21 = icmp slt i64 %17, 0, !dbg !458
	%22 = or i1 %19, %20, !dbg !458
	%23 = or i1 %22, %21, !dbg !458
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !458, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !458
	%25 = mul i64 %18, %p7, !dbg !458
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !458
	%27 = add i64 %25, 1, !dbg !458
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !458
	%29 = icmp eq i64 %24, 0, !dbg !458
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !458
	%31 = icmp eq i64 %p9, 0, !dbg !458
	%32 = select i1 %31, i64 0, i64 %30, !dbg !458
	%33 = icmp ugt i64 %32, %p4, !dbg !458
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !458, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !458
	%35 = mul i64 %18, %p8, !dbg !458
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !458
	%37 = add i64 %35, 1, !dbg !458
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !458
	%39 = icmp eq i64 %34, 0, !dbg !458
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !458
	%41 = select i1 %31, i64 0, i64 %40, !dbg !458
	%42 = sext i32 %13 to i64, !dbg !458
	%43 = trunc i64 %p10 to i32, !dbg !458
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !458
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !458
	%46 = icmp ugt i64 %41, %p6, !dbg !458
	%47 = icmp uge i64 %p10, %42, !dbg !458
	%48 = or i1 %46, %47, !dbg !458
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !458, !prof !21

b3_ok5:
	%49 = bitcast i16* %44 to i8*, !dbg !458
	%50 = bitcast i16* %45 to i8*, !dbg !458
	call void @gpuc_i_put_thread_16(i8* %49, i8* %50, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !458
	br label %b17, !dbg !458

b4:
	%51 = icmp eq i64 %p0, 1, !dbg !461
	br i1 %51, label %b5, label %b17, !dbg !461

b5:
	%52 = sub i64 %p7, 1, !dbg !462
	%53 = sub i64 %p8, 1, !dbg !462
	%54 = sub i64 %p9, 1, !dbg !462
	%55 = icmp slt i64 %p9, 0, !dbg !462
	%56 = icmp slt i64 %52, 0, !dbg !462
	%57 = icmp slt i64 %53, 0, !dbg !462
	%58 = or i1 %55, %56, !dbg !462
	%59 = or i1 %58, %57, !dbg !462
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !462, !prof !21

b5_ok1:
	%60 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p7), !dbg !462
	%61 = mul i64 %54, %p7, !dbg !462
	%62 = icmp ult i64 %61, 9223372036854775807, !dbg !462
	%63 = add i64 %61, 1, !dbg !462
	%64 = select i1 %62, i64 %63, i64 9223372036854775807, !dbg !462
	%65 = icmp eq i64 %60, 0, !dbg !462
	%66 = select i1 %65, i64 %64, i64 9223372036854775807, !dbg !462
	%67 = icmp eq i64 %p9, 0, !dbg !462
	%68 = select i1 %67, i64 0, i64 %66, !dbg !462
	%69 = icmp ugt i64 %68, %p4, !dbg !462
	br i1 %69, label %b5_fail4, label %b5_ok4, !dbg !462, !prof !21

b5_ok4:
	%70 = call i64 @llvm.nvvm.mulhi.ull(i64 %54, i64 %p8), !dbg !462
	%71 = mul i64 %54, %p8, !dbg !462
	%72 = icmp ult i64 %71, 9223372036854775807, !dbg !462
	%73 = add i64 %71, 1, !dbg !462
	%74 = select i1 %72, i64 %73, i64 9223372036854775807, !dbg !462
	%75 = icmp eq i64 %70, 0, !dbg !462
	%76 = select i1 %75, i64 %74, i64 9223372036854775807, !dbg !462
	%77 = select i1 %67, i64 0, i64 %76, !dbg !462
	%78 = sext i32 %13 to i64, !dbg !462
	%79 = trunc i64 %p10 to i32, !dbg !462
	%80 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !462
	%81 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !462
	%82 = icmp ugt i64 %77, %p6, !dbg !462
	%83 = icmp uge i64 %p10, %78, !dbg !462
	%84 = or i1 %82, %83, !dbg !462
	br i1 %84, label %b5_fail5, label %b5_ok5, !dbg !462, !prof !21

b5_ok5:
	%85 = bitcast i16* %80 to i8*, !dbg !462
	%86 = bitcast i16* %81 to i8*, !dbg !462
	call void @gpuc_i_get_thread_16(i8* %85, i8* %86, i64 %p7, i64 %p8, i64 %p9, i32 %79), !dbg !462
	br label %b17, !dbg !462

b6:
	%87 = icmp eq i64 %p1, 1, !dbg !463
	br i1 %87, label %b7, label %b12, !dbg !463

b7:
	%88 = trunc i64 %11 to i32, !dbg !464
	%89 = udiv i32 %88, 32, !dbg !464
	%90 = zext i32 %89 to i64, !dbg !464
	%91 = icmp eq i64 %90, %p2, !dbg !465
	br i1 %91, label %b8, label %b12, !dbg !465

b8:
	%92 = icmp eq i64 %p0, 0, !dbg !468
	br i1 %92, label %b9, label %b10, !dbg !468

b9:
	%93 = sub i64 %p7, 1, !dbg !469
	%94 = sub i64 %p8, 1, !dbg !469
	%95 = sub i64 %p9, 1, !dbg !469
	%96 = icmp slt i64 %p9, 0, !dbg !469
	%97 = icmp slt i64 %93, 0, !dbg !469
	%98 = icmp slt i64 %94, 0, !dbg !469
	%99 = or i1 %96, %97, !dbg !469
	%100 = or i1 %99, %98, !dbg !469
	br i1 %100, label %b9_fail1, label %b9_ok1, !dbg !469, !prof !21

b9_ok1:
	%101 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p7), !dbg !469
	%102 = mul i64 %95, %p7, !dbg !469
	%103 = icmp ult i64 %102, 9223372036854775807, !dbg !469
	%104 = add i64 %102, 1, !dbg !469
	%105 = select i1 %103, i64 %104, i64 9223372036854775807, !dbg !469
	%106 = icmp eq i64 %101, 0, !dbg !469
	%107 = select i1 %106, i64 %105, i64 9223372036854775807, !dbg !469
	%108 = icmp eq i64 %p9, 0, !dbg !469
	%109 = select i1 %108, i64 0, i64 %107, !dbg !469
	%110 = icmp ugt i64 %109, %p4, !dbg !469
	br i1 %110, label %b9_fail4, label %b9_ok4, !dbg !469, !prof !21

b9_ok4:
	%111 = call i64 @llvm.nvvm.mulhi.ull(i64 %95, i64 %p8), !dbg !469
	%112 = mul i64 %95, %p8, !dbg !469
	%113 = icmp ult i64 %112, 9223372036854775807, !dbg !469
	%114 = add i64 %112, 1, !dbg !469
	%115 = select i1 %113, i64 %114, i64 9223372036854775807, !dbg !469
	%116 = icmp eq i64 %111, 0, !dbg !469
	%117 = select i1 %116, i64 %115, i64 9223372036854775807, !dbg !469
	%118 = select i1 %108, i64 0, i64 %117, !dbg !469
	%119 = sext i32 %13 to i64, !dbg !469
	%120 = trunc i64 %p10 to i32, !dbg !469
	%121 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !469
	%122 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !469
	%123 = icmp ugt i64 %118, %p6, !dbg !469
	%124 = icmp uge i64 %p10, %119, !dbg !469
	%125 = or i1 %123, %124, !dbg !469
	br i1 %125, label %b9_fail5, label %b9_ok5, !dbg !469, !prof !21

b9_ok5:
	%126 = bitcast i16* %121 to i8*, !dbg !469
	%127 = bitcast i16* %122 to i8*, !dbg !469
	call void @gpuc_i_put_warp_16(i8* %126, i8* %127, i64 %p7, i64 %p8, i64 %p9, i32 %120), !dbg !469
	br label %b17, !dbg !469

b10:
	%128 = icmp eq i64 %p0, 1, !dbg !470
	br i1 %128, label %b11, label %b17, !dbg !470

b11:
	%129 = sub i64 %p7, 1, !dbg !471
	%130 = sub i64 %p8, 1, !dbg !471
	%131 = sub i64 %p9, 1, !dbg !471
	%132 = icmp slt i64 %p9, 0, !dbg !471
	%133 = icmp slt i64 %129, 0, !dbg !471
	%134 = icmp slt i64 %130, 0, !dbg !471
	%135 = or i1 %132, %133, !dbg !471
	%136 = or i1 %135, %134, !dbg !471
	br i1 %136, label %b11_fail1, label %b11_ok1, !dbg !471, !prof !21

b11_ok1:
	%137 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p7), !dbg !471
	%138 = mul i64 %131, %p7, !dbg !471
	%139 = icmp ult i64 %138, 9223372036854775807, !dbg !471
	%140 = add i64 %138, 1, !dbg !471
	%141 = select i1 %139, i64 %140, i64 9223372036854775807, !dbg !471
	%142 = icmp eq i64 %137, 0, !dbg !471
	%143 = select i1 %142, i64 %141, i64 9223372036854775807, !dbg !471
	%144 = icmp eq i64 %p9, 0, !dbg !471
	%145 = select i1 %144, i64 0, i64 %143, !dbg !471
	%146 = icmp ugt i64 %145, %p4, !dbg !471
	br i1 %146, label %b11_fail4, label %b11_ok4, !dbg !471, !prof !21

b11_ok4:
	%147 = call i64 @llvm.nvvm.mulhi.ull(i64 %131, i64 %p8), !dbg !471
	%148 = mul i64 %131, %p8, !dbg !471
	%149 = icmp ult i64 %148, 9223372036854775807, !dbg !471
	%150 = add i64 %148, 1, !dbg !471
	%151 = select i1 %149, i64 %150, i64 9223372036854775807, !dbg !471
	%152 = icmp eq i64 %147, 0, !dbg !471
	%153 = select i1 %152, i64 %151, i64 9223372036854775807, !dbg !471
	%154 = select i1 %144, i64 0, i64 %153, !dbg !471
	%155 = sext i32 %13 to i64, !dbg !471
	%156 = trunc i64 %p10 to i32, !dbg !471
	%157 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !471
	%158 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !471
	%159 = icmp ugt i64 %154, %p6, !dbg !471
	%160 = icmp uge i64 %p10, %155, !dbg !471
	%161 = or i1 %159, %160, !dbg !471
	br i1 %161, label %b11_fail5, label %b11_ok5, !dbg !471, !prof !21

b11_ok5:
	%162 = bitcast i16* %157 to i8*, !dbg !471
	%163 = bitcast i16* %158 to i8*, !dbg !471
	call void @gpuc_i_get_warp_16(i8* %162, i8* %163, i64 %p7, i64 %p8, i64 %p9, i32 %156), !dbg !471
	br label %b17, !dbg !471

b12:
	%164 = icmp eq i64 %p1, 2, !dbg !472
	br i1 %164, label %b13, label %b17, !dbg !472

b13:
	%165 = icmp eq i64 %p0, 0, !dbg !475
	br i1 %165, label %b14, label %b15, !dbg !475

b14:
	%166 = sub i64 %p7, 1, !dbg !476
	%167 = sub i64 %p8, 1, !dbg !476
	%168 = sub i64 %p9, 1, !dbg !476
	%169 = icmp slt i64 %p9, 0, !dbg !476
	%170 = icmp slt i64 %166, 0, !dbg !476
	%171 = icmp slt i64 %167, 0, !dbg !476
	%172 = or i1 %169, %170, !dbg !476
	%173 = or i1 %172, %171, !dbg !476
	br i1 %173, label %b14_fail1, label %b14_ok1, !dbg !476, !prof !21

b14_ok1:
	%174 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p7), !dbg !476
	%175 = mul i64 %168, %p7, !dbg !476
	%176 = icmp ult i64 %175, 9223372036854775807, !dbg !476
	%177 = add i64 %175, 1, !dbg !476
	%178 = select i1 %176, i64 %177, i64 9223372036854775807, !dbg !476
	%179 = icmp eq i64 %174, 0, !dbg !476
	%180 = select i1 %179, i64 %178, i64 9223372036854775807, !dbg !476
	%181 = icmp eq i64 %p9, 0, !dbg !476
	%182 = select i1 %181, i64 0, i64 %180, !dbg !476
	%183 = icmp ugt i64 %182, %p4, !dbg !476
	br i1 %183, label %b14_fail4, label %b14_ok4, !dbg !476, !prof !21

b14_ok4:
	%184 = call i64 @llvm.nvvm.mulhi.ull(i64 %168, i64 %p8), !dbg !476
	%185 = mul i64 %168, %p8, !dbg !476
	%186 = icmp ult i64 %185, 9223372036854775807, !dbg !476
	%187 = add i64 %185, 1, !dbg !476
	%188 = select i1 %186, i64 %187, i64 9223372036854775807, !dbg !476
	%189 = icmp eq i64 %184, 0, !dbg !476
	%190 = select i1 %189, i64 %188, i64 9223372036854775807, !dbg !476
	%191 = select i1 %181, i64 0, i64 %190, !dbg !476
	%192 = sext i32 %13 to i64, !dbg !476
	%193 = trunc i64 %p10 to i32, !dbg !476
	%194 = mul i32 %5, %6, !dbg !476
	%195 = icmp ugt i64 %191, %p6, !dbg !476
	%196 = icmp uge i64 %p10, %192, !dbg !476
	%197 = or i1 %195, %196, !dbg !476
	br i1 %197, label %b14_fail5, label %b14_ok5, !dbg !476, !prof !21

b14_ok5:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !40
	%199 = mul i32 %194, %198, !dbg !476
	%200 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !476
	%201 = sext i32 %200 to i64, !dbg !476
	%202 = sext i32 %199 to i64, !dbg !476
	%203 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !476
	%204 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !476
	%205 = icmp ne i64 %201, %202, !dbg !476
	br i1 %205, label %b14_fail7, label %b14_ok7, !dbg !476, !prof !21

b14_ok7:
	%206 = bitcast i16* %203 to i8*, !dbg !476
	%207 = bitcast i16* %204 to i8*, !dbg !476
	call void @gpuc_i_put_block_16(i8* %206, i8* %207, i64 %p7, i64 %p8, i64 %p9, i32 %193), !dbg !476
	br label %b17, !dbg !476

b15:
	%208 = icmp eq i64 %p0, 1, !dbg !477
	br i1 %208, label %b16, label %b17, !dbg !477

b16:
	%209 = sub i64 %p7, 1, !dbg !478
	%210 = sub i64 %p8, 1, !dbg !478
	%211 = sub i64 %p9, 1, !dbg !478
	%212 = icmp slt i64 %p9, 0, !dbg !478
	%213 = icmp slt i64 %209, 0, !dbg !478
	%214 = icmp slt i64 %210, 0, !dbg !478
	%215 = or i1 %212, %213, !dbg !478
	%216 = or i1 %215, %214, !dbg !478
	br i1 %216, label %b16_fail1, label %b16_ok1, !dbg !478, !prof !21

b16_ok1:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p7), !dbg !478
	%218 = mul i64 %211, %p7, !dbg !478
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !478
	%220 = add i64 %218, 1, !dbg !478
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !478
	%222 = icmp eq i64 %217, 0, !dbg !478
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !478
	%224 = icmp eq i64 %p9, 0, !dbg !478
	%225 = select i1 %224, i64 0, i64 %223, !dbg !478
	%226 = icmp ugt i64 %225, %p4, !dbg !478
	br i1 %226, label %b16_fail4, label %b16_ok4, !dbg !478, !prof !21

b16_ok4:
	%227 = call i64 @llvm.nvvm.mulhi.ull(i64 %211, i64 %p8), !dbg !478
	%228 = mul i64 %211, %p8, !dbg !478
	%229 = icmp ult i64 %228, 9223372036854775807, !dbg !478
	%230 = add i64 %228, 1, !dbg !478
	%231 = select i1 %229, i64 %230, i64 9223372036854775807, !dbg !478
	%232 = icmp eq i64 %227, 0, !dbg !478
	%233 = select i1 %232, i64 %231, i64 9223372036854775807, !dbg !478
	%234 = select i1 %224, i64 0, i64 %233, !dbg !478
	%235 = sext i32 %13 to i64, !dbg !478
	%236 = trunc i64 %p10 to i32, !dbg !478
	%237 = mul i32 %5, %6, !dbg !478
	%238 = icmp ugt i64 %234, %p6, !dbg !478
	%239 = icmp uge i64 %p10, %235, !dbg !478
	%240 = or i1 %238, %239, !dbg !478
	br i1 %240, label %b16_fail5, label %b16_ok5, !dbg !478, !prof !21

b16_ok5:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !478, !range !40
	%242 = mul i32 %237, %241, !dbg !478
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !478
	%244 = sext i32 %243 to i64, !dbg !478
	%245 = sext i32 %242 to i64, !dbg !478
	%246 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !478
	%247 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !478
	%248 = icmp ne i64 %244, %245, !dbg !478
	br i1 %248, label %b16_fail7, label %b16_ok7, !dbg !478, !prof !21

b16_ok7:
	%249 = bitcast i16* %246 to i8*, !dbg !478
	%250 = bitcast i16* %247 to i8*, !dbg !478
	call void @gpuc_i_get_block_16(i8* %249, i8* %250, i64 %p7, i64 %p8, i64 %p9, i32 %236), !dbg !478
	br label %b17, !dbg !478

b17:
	ret void, !dbg !453

b3_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !458
	br i1 %251, label %b3_fail2, label %b3_ok2, !dbg !458

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !458
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !458
	ret void, !dbg !458

b3_ok2:
	%252 = icmp slt i64 %16, 0, !dbg !458
	br i1 %252, label %b3_fail3, label %b3_ok3, !dbg !458

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !458
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !458
	ret void, !dbg !458

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !458
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !458
	ret void, !dbg !458

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !458
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !458
	ret void, !dbg !458

b3_fail5:
	%253 = icmp ugt i64 %41, %p6, !dbg !458
	br i1 %253, label %b3_fail6, label %b3_ok6, !dbg !458

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !458
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !458
	ret void, !dbg !458

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !458
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !458
	ret void, !dbg !458

b5_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !462
	br i1 %254, label %b5_fail2, label %b5_ok2, !dbg !462

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !462
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !462
	ret void, !dbg !462

b5_ok2:
	%255 = icmp slt i64 %52, 0, !dbg !462
	br i1 %255, label %b5_fail3, label %b5_ok3, !dbg !462

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !462
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !462
	ret void, !dbg !462

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !462
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !462
	ret void, !dbg !462

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %68, i64 %p4), !dbg !462
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !462
	ret void, !dbg !462

b5_fail5:
	%256 = icmp ugt i64 %77, %p6, !dbg !462
	br i1 %256, label %b5_fail6, label %b5_ok6, !dbg !462

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %77, i64 %p6), !dbg !462
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !462
	ret void, !dbg !462

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %78), !dbg !462
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !462
	ret void, !dbg !462

b9_fail1:
	%257 = icmp slt i64 %p9, 0, !dbg !469
	br i1 %257, label %b9_fail2, label %b9_ok2, !dbg !469

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !469
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !469
	ret void, !dbg !469

b9_ok2:
	%258 = icmp slt i64 %93, 0, !dbg !469
	br i1 %258, label %b9_fail3, label %b9_ok3, !dbg !469

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !469
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !469
	ret void, !dbg !469

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !469
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !469
	ret void, !dbg !469

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %109, i64 %p4), !dbg !469
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !469
	ret void, !dbg !469

b9_fail5:
	%259 = icmp ugt i64 %118, %p6, !dbg !469
	br i1 %259, label %b9_fail6, label %b9_ok6, !dbg !469

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %118, i64 %p6), !dbg !469
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !469
	ret void, !dbg !469

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %119), !dbg !469
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !469
	ret void, !dbg !469

b11_fail1:
	%260 = icmp slt i64 %p9, 0, !dbg !471
	br i1 %260, label %b11_fail2, label %b11_ok2, !dbg !471

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !471
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !471
	ret void, !dbg !471

b11_ok2:
	%261 = icmp slt i64 %129, 0, !dbg !471
	br i1 %261, label %b11_fail3, label %b11_ok3, !dbg !471

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !471
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !471
	ret void, !dbg !471

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !471
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !471
	ret void, !dbg !471

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %145, i64 %p4), !dbg !471
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !471
	ret void, !dbg !471

b11_fail5:
	%262 = icmp ugt i64 %154, %p6, !dbg !471
	br i1 %262, label %b11_fail6, label %b11_ok6, !dbg !471

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p6), !dbg !471
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !471
	ret void, !dbg !471

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %155), !dbg !471
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !471
	ret void, !dbg !471

b14_fail1:
	%263 = icmp slt i64 %p9, 0, !dbg !476
	br i1 %263, label %b14_fail2, label %b14_ok2, !dbg !476

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !476
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_ok2:
	%264 = icmp slt i64 %166, 0, !dbg !476
	br i1 %264, label %b14_fail3, label %b14_ok3, !dbg !476

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !476
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !476
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %182, i64 %p4), !dbg !476
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_fail5:
	%265 = icmp ugt i64 %191, %p6, !dbg !476
	br i1 %265, label %b14_fail6, label %b14_ok6, !dbg !476

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %191, i64 %p6), !dbg !476
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %192), !dbg !476
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !476
	ret void, !dbg !476

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %201, i64 %202), !dbg !476
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !476
	ret void, !dbg !476

b16_fail1:
	%266 = icmp slt i64 %p9, 0, !dbg !478
	br i1 %266, label %b16_fail2, label %b16_ok2, !dbg !478

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !478
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_ok2:
	%267 = icmp slt i64 %209, 0, !dbg !478
	br i1 %267, label %b16_fail3, label %b16_ok3, !dbg !478

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !478
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !478
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %225, i64 %p4), !dbg !478
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_fail5:
	%268 = icmp ugt i64 %234, %p6, !dbg !478
	br i1 %268, label %b16_fail6, label %b16_ok6, !dbg !478

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %234, i64 %p6), !dbg !478
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %235), !dbg !478
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !478
	ret void, !dbg !478

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %244, i64 %245), !dbg !478
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !478
	ret void, !dbg !478
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !479 {
entry:
	br label %b0, !dbg !480

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !480
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !480
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !483, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !483, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !483, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !483, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !483, !range !14
	%7 = mul i32 %6, %4, !dbg !483
	%8 = add i32 %3, %7, !dbg !483
	%9 = mul i32 %5, %8, !dbg !483
	%10 = add i32 %2, %9, !dbg !483
	%11 = sext i32 %10 to i64, !dbg !483
	%12 = icmp eq i64 %p1, 0, !dbg !484
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !487
	br i1 %12, label %b1, label %b6, !dbg !484

b1:
	%14 = icmp eq i64 %11, 0, !dbg !488
	br i1 %14, label %b2, label %b6, !dbg !488

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !489
	br i1 %15, label %b3, label %b4, !dbg !489

b3:
	%16 = sub i64 %p7, 1, !dbg !487
	%17 = sub i64 %p8, 1, !dbg !487
	%18 = sub i64 %p9, 1, !dbg !487
	%19 = icmp slt i64 %p9, 0, !dbg !487
	%20 = icmp slt i64 %16, 0, !dbg !487
	%21 = icmp slt i64 %17, 0, !dbg !487
	%22 = or i1 %19, %20, !dbg !487
	%23 = or i1 %22, %21, !dbg !487
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !487, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !487
	%25 = mul i64 %18, %p7, !dbg !487
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !487
	%27 = add i64 %25, 1, !dbg !487
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !487
	%29 = icmp eq i64 %24, 0, !dbg !487
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !487
	%31 = icmp eq i64 %p9, 0, !dbg !487
	%32 = select i1 %31, i64 0, i64 %30, !dbg !487
	%33 = icmp ugt i64 %32, %p4, !dbg !487
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !487, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !487
	%35 = mul i64 %18, %p8, !dbg !487
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !487
	%37 = add i64 %35, 1, !dbg !487
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !487
	%39 = icmp eq i64 %34, 0, !dbg !487
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !487
	%41 = select i1 %31, i64 0, i64 %40, !dbg !487
	%42 = sext i32 %13 to i64, !dbg !487
	%43 = trunc i64 %p10 to i32, !dbg !487
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !487
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !487
	%46 = icmp ugt i64 %41, %p6, !dbg !487
	%47 = icmp uge i64 %p10, %42, !dbg !487
	%48 = or i1 %46, %47, !dbg !487
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !487, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !487
	br label %b17, !dbg !487

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !490
	br i1 %49, label %b5, label %b17, !dbg !490

b5:
	%50 = sub i64 %p7, 1, !dbg !491
	%51 = sub i64 %p8, 1, !dbg !491
	%52 = sub i64 %p9, 1, !dbg !491
	%53 = icmp slt i64 %p9, 0, !dbg !491
	%54 = icmp slt i64 %50, 0, !dbg !491
	%55 = icmp slt i64 %51, 0, !dbg !491
	%56 = or i1 %53, %54, !dbg !491
	%57 = or i1 %56, %55, !dbg !491
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !491, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !491
	%59 = mul i64 %52, %p7, !dbg !491
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !491
	%61 = add i64 %59, 1, !dbg !491
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !491
	%63 = icmp eq i64 %58, 0, !dbg !491
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !491
	%65 = icmp eq i64 %p9, 0, !dbg !491
	%66 = select i1 %65, i64 0, i64 %64, !dbg !491
	%67 = icmp ugt i64 %66, %p4, !dbg !491
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !491, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !491
	%69 = mul i64 %52, %p8, !dbg !491
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !491
	%71 = add i64 %69, 1, !dbg !491
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !491
	%73 = icmp eq i64 %68, 0, !dbg !491
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !491
	%75 = select i1 %65, i64 0, i64 %74, !dbg !491
	%76 = sext i32 %13 to i64, !dbg !491
	%77 = trunc i64 %p10 to i32, !dbg !491
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !491
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !491
	%80 = icmp ugt i64 %75, %p6, !dbg !491
	%81 = icmp uge i64 %p10, %76, !dbg !491
	%82 = or i1 %80, %81, !dbg !491
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !491, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !491
	br label %b17, !dbg !491

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !492
	br i1 %83, label %b7, label %b12, !dbg !492

b7:
	%84 = trunc i64 %11 to i32, !dbg !493
	%85 = udiv i32 %84, 32, !dbg !493
	%86 = zext i32 %85 to i64, !dbg !493
	%87 = icmp eq i64 %86, %p2, !dbg !494
	br i1 %87, label %b8, label %b12, !dbg !494

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !497
	br i1 %88, label %b9, label %b10, !dbg !497

b9:
	%89 = sub i64 %p7, 1, !dbg !498
	%90 = sub i64 %p8, 1, !dbg !498
	%91 = sub i64 %p9, 1, !dbg !498
	%92 = icmp slt i64 %p9, 0, !dbg !498
	%93 = icmp slt i64 %89, 0, !dbg !498
	%94 = icmp slt i64 %90, 0, !dbg !498
	%95 = or i1 %92, %93, !dbg !498
	%96 = or i1 %95, %94, !dbg !498
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !498, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !498
	%98 = mul i64 %91, %p7, !dbg !498
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !498
	%100 = add i64 %98, 1, !dbg !498
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !498
	%102 = icmp eq i64 %97, 0, !dbg !498
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !498
	%104 = icmp eq i64 %p9, 0, !dbg !498
	%105 = select i1 %104, i64 0, i64 %103, !dbg !498
	%106 = icmp ugt i64 %105, %p4, !dbg !498
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !498, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !498
	%108 = mul i64 %91, %p8, !dbg !498
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !498
	%110 = add i64 %108, 1, !dbg !498
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !498
	%112 = icmp eq i64 %107, 0, !dbg !498
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !498
	%114 = select i1 %104, i64 0, i64 %113, !dbg !498
	%115 = sext i32 %13 to i64, !dbg !498
	%116 = trunc i64 %p10 to i32, !dbg !498
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !498
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !498
	%119 = icmp ugt i64 %114, %p6, !dbg !498
	%120 = icmp uge i64 %p10, %115, !dbg !498
	%121 = or i1 %119, %120, !dbg !498
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !498, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !498
	br label %b17, !dbg !498

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !499
	br i1 %122, label %b11, label %b17, !dbg !499

b11:
	%123 = sub i64 %p7, 1, !dbg !500
	%124 = sub i64 %p8, 1, !dbg !500
	%125 = sub i64 %p9, 1, !dbg !500
	%126 = icmp slt i64 %p9, 0, !dbg !500
	%127 = icmp slt i64 %123, 0, !dbg !500
	%128 = icmp slt i64 %124, 0, !dbg !500
	%129 = or i1 %126, %127, !dbg !500
	%130 = or i1 %129, %128, !dbg !500
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !500, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !500
	%132 = mul i64 %125, %p7, !dbg !500
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !500
	%134 = add i64 %132, 1, !dbg !500
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !500
	%136 = icmp eq i64 %131, 0, !dbg !500
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !500
	%138 = icmp eq i64 %p9, 0, !dbg !500
	%139 = select i1 %138, i64 0, i64 %137, !dbg !500
	%140 = icmp ugt i64 %139, %p4, !dbg !500
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !500, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !500
	%142 = mul i64 %125, %p8, !dbg !500
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !500
	%144 = add i64 %142, 1, !dbg !500
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !500
	%146 = icmp eq i64 %141, 0, !dbg !500
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !500
	%148 = select i1 %138, i64 0, i64 %147, !dbg !500
	%149 = sext i32 %13 to i64, !dbg !500
	%150 = trunc i64 %p10 to i32, !dbg !500
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !500
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !500
	%153 = icmp ugt i64 %148, %p6, !dbg !500
	%154 = icmp uge i64 %p10, %149, !dbg !500
	%155 = or i1 %153, %154, !dbg !500
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !500, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !500
	br label %b17, !dbg !500

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !501
	br i1 %156, label %b13, label %b17, !dbg !501

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !504
	br i1 %157, label %b14, label %b15, !dbg !504

b14:
	%158 = sub i64 %p7, 1, !dbg !505
	%159 = sub i64 %p8, 1, !dbg !505
	%160 = sub i64 %p9, 1, !dbg !505
	%161 = icmp slt i64 %p9, 0, !dbg !505
	%162 = icmp slt i64 %158, 0, !dbg !505
	%163 = icmp slt i64 %159, 0, !dbg !505
	%164 = or i1 %161, %162, !dbg !505
	%165 = or i1 %164, %163, !dbg !505
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !505, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !505
	%167 = mul i64 %160, %p7, !dbg !505
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !505
	%169 = add i64 %167, 1, !dbg !505
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !505
	%171 = icmp eq i64 %166, 0, !dbg !505
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !505
	%173 = icmp eq i64 %p9, 0, !dbg !505
	%174 = select i1 %173, i64 0, i64 %172, !dbg !505
	%175 = icmp ugt i64 %174, %p4, !dbg !505
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !505, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !505
	%177 = mul i64 %160, %p8, !dbg !505
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !505
	%179 = add i64 %177, 1, !dbg !505
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !505
	%181 = icmp eq i64 %176, 0, !dbg !505
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !505
	%183 = select i1 %173, i64 0, i64 %182, !dbg !505
	%184 = sext i32 %13 to i64, !dbg !505
	%185 = trunc i64 %p10 to i32, !dbg !505
	%186 = mul i32 %5, %6, !dbg !505
	%187 = icmp ugt i64 %183, %p6, !dbg !505
	%188 = icmp uge i64 %p10, %184, !dbg !505
	%189 = or i1 %187, %188, !dbg !505
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !505, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !505, !range !40
	%191 = mul i32 %186, %190, !dbg !505
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !505
	%193 = sext i32 %192 to i64, !dbg !505
	%194 = sext i32 %191 to i64, !dbg !505
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !505
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !505
	%197 = icmp ne i64 %193, %194, !dbg !505
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !505, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !505
	br label %b17, !dbg !505

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !506
	br i1 %198, label %b16, label %b17, !dbg !506

b16:
	%199 = sub i64 %p7, 1, !dbg !507
	%200 = sub i64 %p8, 1, !dbg !507
	%201 = sub i64 %p9, 1, !dbg !507
	%202 = icmp slt i64 %p9, 0, !dbg !507
	%203 = icmp slt i64 %199, 0, !dbg !507
	%204 = icmp slt i64 %200, 0, !dbg !507
	%205 = or i1 %202, %203, !dbg !507
	%206 = or i1 %205, %204, !dbg !507
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !507, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !507
	%208 = mul i64 %201, %p7, !dbg !507
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !507
	%210 = add i64 %208, 1, !dbg !507
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !507
	%212 = icmp eq i64 %207, 0, !dbg !507
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !507
	%214 = icmp eq i64 %p9, 0, !dbg !507
	%215 = select i1 %214, i64 0, i64 %213, !dbg !507
	%216 = icmp ugt i64 %215, %p4, !dbg !507
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !507, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !507
	%218 = mul i64 %201, %p8, !dbg !507
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !507
	%220 = add i64 %218, 1, !dbg !507
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !507
	%222 = icmp eq i64 %217, 0, !dbg !507
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !507
	%224 = select i1 %214, i64 0, i64 %223, !dbg !507
	%225 = sext i32 %13 to i64, !dbg !507
	%226 = trunc i64 %p10 to i32, !dbg !507
	%227 = mul i32 %5, %6, !dbg !507
	%228 = icmp ugt i64 %224, %p6, !dbg !507
	%229 = icmp uge i64 %p10, %225, !dbg !507
	%230 = or i1 %228, %229, !dbg !507
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !507, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !507, !range !40
	%232 = mul i32 %227, %231, !dbg !507
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !507
	%234 = sext i32 %233 to i64, !dbg !507
	%235 = sext i32 %232 to i64, !dbg !507
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !507
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !507
	%238 = icmp ne i64 %234, %235, !dbg !507
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !507, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !507
	br label %b17, !dbg !507

b17:
	ret void, !dbg !482

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !487
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !487

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !487
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !487
	ret void, !dbg !487

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !487
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !487

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !487
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !487
	ret void, !dbg !487

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !487
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !487
	ret void, !dbg !487

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !487
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !487
	ret void, !dbg !487

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !487
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !487

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !487
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !487
	ret void, !dbg !487

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !487
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !487
	ret void, !dbg !487

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !491
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !491

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !491
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !491
	ret void, !dbg !491

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !491
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !491

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !491
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !491
	ret void, !dbg !491

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !491
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !491
	ret void, !dbg !491

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !491
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !491
	ret void, !dbg !491

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !491
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !491

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !491
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !491
	ret void, !dbg !491

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !491
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !491
	ret void, !dbg !491

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !498
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !498

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !498
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !498
	ret void, !dbg !498

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !498
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !498

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !498
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !498
	ret void, !dbg !498

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !498
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !498
	ret void, !dbg !498

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !498
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !498
	ret void, !dbg !498

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !498
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !498

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !498
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !498
	ret void, !dbg !498

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !498
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !498
	ret void, !dbg !498

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !500
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !500

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !500
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !500
	ret void, !dbg !500

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !500
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !500

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !500
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !500
	ret void, !dbg !500

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !500
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !500
	ret void, !dbg !500

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !500
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !500
	ret void, !dbg !500

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !500
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !500

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !500
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !500
	ret void, !dbg !500

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !500
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !500
	ret void, !dbg !500

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !505
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !505

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !505
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !505
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !505

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !505
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !505
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !505
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !505
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !505

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !505
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !505
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !505
	ret void, !dbg !505

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %193, i64 %194), !dbg !505
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !505
	ret void, !dbg !505

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !507
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !507

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !507
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !507
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !507

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !507
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !507
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !507
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !507
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !507

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !507
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !507
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !507
	ret void, !dbg !507

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %234, i64 %235), !dbg !507
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !507
	ret void, !dbg !507
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !508 {
entry:
	br label %b0, !dbg !509

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !509
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !509
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !512, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !512, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !512, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !512, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !512, !range !14
	%7 = mul i32 %6, %4, !dbg !512
	%8 = add i32 %3, %7, !dbg !512
	%9 = mul i32 %5, %8, !dbg !512
	%10 = add i32 %2, %9, !dbg !512
	%11 = sext i32 %10 to i64, !dbg !512
	%12 = icmp eq i64 %p1, 0, !dbg !513
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !516
	br i1 %12, label %b1, label %b6, !dbg !513

b1:
	%14 = icmp eq i64 %11, 0, !dbg !517
	br i1 %14, label %b2, label %b6, !dbg !517

b2:
	%15 = icmp eq i64 %p0, 0, !dbg !518
	br i1 %15, label %b3, label %b4, !dbg !518

b3:
	%16 = sub i64 %p7, 1, !dbg !516
	%17 = sub i64 %p8, 1, !dbg !516
	%18 = sub i64 %p9, 1, !dbg !516
	%19 = icmp slt i64 %p9, 0, !dbg !516
	%20 = icmp slt i64 %16, 0, !dbg !516
	%21 = icmp slt i64 %17, 0, !dbg !516
	%22 = or i1 %19, %20, !dbg !516
	%23 = or i1 %22, %21, !dbg !516
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !516, !prof !21

b3_ok1:
	%24 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p7), !dbg !516
	%25 = mul i64 %18, %p7, !dbg !516
	%26 = icmp ult i64 %25, 9223372036854775807, !dbg !516
	%27 = add i64 %25, 1, !dbg !516
	%28 = select i1 %26, i64 %27, i64 9223372036854775807, !dbg !516
	%29 = icmp eq i64 %24, 0, !dbg !516
	%30 = select i1 %29, i64 %28, i64 9223372036854775807, !dbg !516
	%31 = icmp eq i64 %p9, 0, !dbg !516
	%32 = select i1 %31, i64 0, i64 %30, !dbg !516
	%33 = icmp ugt i64 %32, %p4, !dbg !516
	br i1 %33, label %b3_fail4, label %b3_ok4, !dbg !516, !prof !21

b3_ok4:
	%34 = call i64 @llvm.nvvm.mulhi.ull(i64 %18, i64 %p8), !dbg !516
	%35 = mul i64 %18, %p8, !dbg !516
	%36 = icmp ult i64 %35, 9223372036854775807, !dbg !516
	%37 = add i64 %35, 1, !dbg !516
	%38 = select i1 %36, i64 %37, i64 9223372036854775807, !dbg !516
	%39 = icmp eq i64 %34, 0, !dbg !516
	%40 = select i1 %39, i64 %38, i64 9223372036854775807, !dbg !516
	%41 = select i1 %31, i64 0, i64 %40, !dbg !516
	%42 = sext i32 %13 to i64, !dbg !516
	%43 = trunc i64 %p10 to i32, !dbg !516
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !516
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !516
	%46 = icmp ugt i64 %41, %p6, !dbg !516
	%47 = icmp uge i64 %p10, %42, !dbg !516
	%48 = or i1 %46, %47, !dbg !516
	br i1 %48, label %b3_fail5, label %b3_ok5, !dbg !516, !prof !21

b3_ok5:
	call void @gpuc_i_put_thread_8(i8* %44, i8* %45, i64 %p7, i64 %p8, i64 %p9, i32 %43), !dbg !516
	br label %b17, !dbg !516

b4:
	%49 = icmp eq i64 %p0, 1, !dbg !519
	br i1 %49, label %b5, label %b17, !dbg !519

b5:
	%50 = sub i64 %p7, 1, !dbg !520
	%51 = sub i64 %p8, 1, !dbg !520
	%52 = sub i64 %p9, 1, !dbg !520
	%53 = icmp slt i64 %p9, 0, !dbg !520
	%54 = icmp slt i64 %50, 0, !dbg !520
	%55 = icmp slt i64 %51, 0, !dbg !520
	%56 = or i1 %53, %54, !dbg !520
	%57 = or i1 %56, %55, !dbg !520
	br i1 %57, label %b5_fail1, label %b5_ok1, !dbg !520, !prof !21

b5_ok1:
	%58 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p7), !dbg !520
	%59 = mul i64 %52, %p7, !dbg !520
	%60 = icmp ult i64 %59, 9223372036854775807, !dbg !520
	%61 = add i64 %59, 1, !dbg !520
	%62 = select i1 %60, i64 %61, i64 9223372036854775807, !dbg !520
	%63 = icmp eq i64 %58, 0, !dbg !520
	%64 = select i1 %63, i64 %62, i64 9223372036854775807, !dbg !520
	%65 = icmp eq i64 %p9, 0, !dbg !520
	%66 = select i1 %65, i64 0, i64 %64, !dbg !520
	%67 = icmp ugt i64 %66, %p4, !dbg !520
	br i1 %67, label %b5_fail4, label %b5_ok4, !dbg !520, !prof !21

b5_ok4:
	%68 = call i64 @llvm.nvvm.mulhi.ull(i64 %52, i64 %p8), !dbg !520
	%69 = mul i64 %52, %p8, !dbg !520
	%70 = icmp ult i64 %69, 9223372036854775807, !dbg !520
	%71 = add i64 %69, 1, !dbg !520
	%72 = select i1 %70, i64 %71, i64 9223372036854775807, !dbg !520
	%73 = icmp eq i64 %68, 0, !dbg !520
	%74 = select i1 %73, i64 %72, i64 9223372036854775807, !dbg !520
	%75 = select i1 %65, i64 0, i64 %74, !dbg !520
	%76 = sext i32 %13 to i64, !dbg !520
	%77 = trunc i64 %p10 to i32, !dbg !520
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !520
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !520
	%80 = icmp ugt i64 %75, %p6, !dbg !520
	%81 = icmp uge i64 %p10, %76, !dbg !520
	%82 = or i1 %80, %81, !dbg !520
	br i1 %82, label %b5_fail5, label %b5_ok5, !dbg !520, !prof !21

b5_ok5:
	call void @gpuc_i_get_thread_8(i8* %78, i8* %79, i64 %p7, i64 %p8, i64 %p9, i32 %77), !dbg !520
	br label %b17, !dbg !520

b6:
	%83 = icmp eq i64 %p1, 1, !dbg !521
	br i1 %83, label %b7, label %b12, !dbg !521

b7:
	%84 = trunc i64 %11 to i32, !dbg !522
	%85 = udiv i32 %84, 32, !dbg !522
	%86 = zext i32 %85 to i64, !dbg !522
	%87 = icmp eq i64 %86, %p2, !dbg !523
	br i1 %87, label %b8, label %b12, !dbg !523

b8:
	%88 = icmp eq i64 %p0, 0, !dbg !526
	br i1 %88, label %b9, label %b10, !dbg !526

b9:
	%89 = sub i64 %p7, 1, !dbg !527
	%90 = sub i64 %p8, 1, !dbg !527
	%91 = sub i64 %p9, 1, !dbg !527
	%92 = icmp slt i64 %p9, 0, !dbg !527
	%93 = icmp slt i64 %89, 0, !dbg !527
	%94 = icmp slt i64 %90, 0, !dbg !527
	%95 = or i1 %92, %93, !dbg !527
	%96 = or i1 %95, %94, !dbg !527
	br i1 %96, label %b9_fail1, label %b9_ok1, !dbg !527, !prof !21

b9_ok1:
	%97 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p7), !dbg !527
	%98 = mul i64 %91, %p7, !dbg !527
	%99 = icmp ult i64 %98, 9223372036854775807, !dbg !527
	%100 = add i64 %98, 1, !dbg !527
	%101 = select i1 %99, i64 %100, i64 9223372036854775807, !dbg !527
	%102 = icmp eq i64 %97, 0, !dbg !527
	%103 = select i1 %102, i64 %101, i64 9223372036854775807, !dbg !527
	%104 = icmp eq i64 %p9, 0, !dbg !527
	%105 = select i1 %104, i64 0, i64 %103, !dbg !527
	%106 = icmp ugt i64 %105, %p4, !dbg !527
	br i1 %106, label %b9_fail4, label %b9_ok4, !dbg !527, !prof !21

b9_ok4:
	%107 = call i64 @llvm.nvvm.mulhi.ull(i64 %91, i64 %p8), !dbg !527
	%108 = mul i64 %91, %p8, !dbg !527
	%109 = icmp ult i64 %108, 9223372036854775807, !dbg !527
	%110 = add i64 %108, 1, !dbg !527
	%111 = select i1 %109, i64 %110, i64 9223372036854775807, !dbg !527
	%112 = icmp eq i64 %107, 0, !dbg !527
	%113 = select i1 %112, i64 %111, i64 9223372036854775807, !dbg !527
	%114 = select i1 %104, i64 0, i64 %113, !dbg !527
	%115 = sext i32 %13 to i64, !dbg !527
	%116 = trunc i64 %p10 to i32, !dbg !527
	%117 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !527
	%118 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !527
	%119 = icmp ugt i64 %114, %p6, !dbg !527
	%120 = icmp uge i64 %p10, %115, !dbg !527
	%121 = or i1 %119, %120, !dbg !527
	br i1 %121, label %b9_fail5, label %b9_ok5, !dbg !527, !prof !21

b9_ok5:
	call void @gpuc_i_put_warp_8(i8* %117, i8* %118, i64 %p7, i64 %p8, i64 %p9, i32 %116), !dbg !527
	br label %b17, !dbg !527

b10:
	%122 = icmp eq i64 %p0, 1, !dbg !528
	br i1 %122, label %b11, label %b17, !dbg !528

b11:
	%123 = sub i64 %p7, 1, !dbg !529
	%124 = sub i64 %p8, 1, !dbg !529
	%125 = sub i64 %p9, 1, !dbg !529
	%126 = icmp slt i64 %p9, 0, !dbg !529
	%127 = icmp slt i64 %123, 0, !dbg !529
	%128 = icmp slt i64 %124, 0, !dbg !529
	%129 = or i1 %126, %127, !dbg !529
	%130 = or i1 %129, %128, !dbg !529
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !529, !prof !21

b11_ok1:
	%131 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p7), !dbg !529
	%132 = mul i64 %125, %p7, !dbg !529
	%133 = icmp ult i64 %132, 9223372036854775807, !dbg !529
	%134 = add i64 %132, 1, !dbg !529
	%135 = select i1 %133, i64 %134, i64 9223372036854775807, !dbg !529
	%136 = icmp eq i64 %131, 0, !dbg !529
	%137 = select i1 %136, i64 %135, i64 9223372036854775807, !dbg !529
	%138 = icmp eq i64 %p9, 0, !dbg !529
	%139 = select i1 %138, i64 0, i64 %137, !dbg !529
	%140 = icmp ugt i64 %139, %p4, !dbg !529
	br i1 %140, label %b11_fail4, label %b11_ok4, !dbg !529, !prof !21

b11_ok4:
	%141 = call i64 @llvm.nvvm.mulhi.ull(i64 %125, i64 %p8), !dbg !529
	%142 = mul i64 %125, %p8, !dbg !529
	%143 = icmp ult i64 %142, 9223372036854775807, !dbg !529
	%144 = add i64 %142, 1, !dbg !529
	%145 = select i1 %143, i64 %144, i64 9223372036854775807, !dbg !529
	%146 = icmp eq i64 %141, 0, !dbg !529
	%147 = select i1 %146, i64 %145, i64 9223372036854775807, !dbg !529
	%148 = select i1 %138, i64 0, i64 %147, !dbg !529
	%149 = sext i32 %13 to i64, !dbg !529
	%150 = trunc i64 %p10 to i32, !dbg !529
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !529
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !529
	%153 = icmp ugt i64 %148, %p6, !dbg !529
	%154 = icmp uge i64 %p10, %149, !dbg !529
	%155 = or i1 %153, %154, !dbg !529
	br i1 %155, label %b11_fail5, label %b11_ok5, !dbg !529, !prof !21

b11_ok5:
	call void @gpuc_i_get_warp_8(i8* %151, i8* %152, i64 %p7, i64 %p8, i64 %p9, i32 %150), !dbg !529
	br label %b17, !dbg !529

b12:
	%156 = icmp eq i64 %p1, 2, !dbg !530
	br i1 %156, label %b13, label %b17, !dbg !530

b13:
	%157 = icmp eq i64 %p0, 0, !dbg !533
	br i1 %157, label %b14, label %b15, !dbg !533

b14:
	%158 = sub i64 %p7, 1, !dbg !534
	%159 = sub i64 %p8, 1, !dbg !534
	%160 = sub i64 %p9, 1, !dbg !534
	%161 = icmp slt i64 %p9, 0, !dbg !534
	%162 = icmp slt i64 %158, 0, !dbg !534
	%163 = icmp slt i64 %159, 0, !dbg !534
	%164 = or i1 %161, %162, !dbg !534
	%165 = or i1 %164, %163, !dbg !534
	br i1 %165, label %b14_fail1, label %b14_ok1, !dbg !534, !prof !21

b14_ok1:
	%166 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p7), !dbg !534
	%167 = mul i64 %160, %p7, !dbg !534
	%168 = icmp ult i64 %167, 9223372036854775807, !dbg !534
	%169 = add i64 %167, 1, !dbg !534
	%170 = select i1 %168, i64 %169, i64 9223372036854775807, !dbg !534
	%171 = icmp eq i64 %166, 0, !dbg !534
	%172 = select i1 %171, i64 %170, i64 9223372036854775807, !dbg !534
	%173 = icmp eq i64 %p9, 0, !dbg !534
	%174 = select i1 %173, i64 0, i64 %172, !dbg !534
	%175 = icmp ugt i64 %174, %p4, !dbg !534
	br i1 %175, label %b14_fail4, label %b14_ok4, !dbg !534, !prof !21

b14_ok4:
	%176 = call i64 @llvm.nvvm.mulhi.ull(i64 %160, i64 %p8), !dbg !534
	%177 = mul i64 %160, %p8, !dbg !534
	%178 = icmp ult i64 %177, 9223372036854775807, !dbg !534
	%179 = add i64 %177, 1, !dbg !534
	%180 = select i1 %178, i64 %179, i64 9223372036854775807, !dbg !534
	%181 = icmp eq i64 %176, 0, !dbg !534
	%182 = select i1 %181, i64 %180, i64 9223372036854775807, !dbg !534
	%183 = select i1 %173, i64 0, i64 %182, !dbg !534
	%184 = sext i32 %13 to i64, !dbg !534
	%185 = trunc i64 %p10 to i32, !dbg !534
	%186 = mul i32 %5, %6, !dbg !534
	%187 = icmp ugt i64 %183, %p6, !dbg !534
	%188 = icmp uge i64 %p10, %184, !dbg !534
	%189 = or i1 %187, %188, !dbg !534
	br i1 %189, label %b14_fail5, label %b14_ok5, !dbg !534, !prof !21

b14_ok5:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !40
	%191 = mul i32 %186, %190, !dbg !534
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !534
	%193 = sext i32 %192 to i64, !dbg !534
	%194 = sext i32 %191 to i64, !dbg !534
	%195 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !534
	%196 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !534
	%197 = icmp ne i64 %193, %194, !dbg !534
	br i1 %197, label %b14_fail7, label %b14_ok7, !dbg !534, !prof !21

b14_ok7:
	call void @gpuc_i_put_block_8(i8* %195, i8* %196, i64 %p7, i64 %p8, i64 %p9, i32 %185), !dbg !534
	br label %b17, !dbg !534

b15:
	%198 = icmp eq i64 %p0, 1, !dbg !535
	br i1 %198, label %b16, label %b17, !dbg !535

b16:
	%199 = sub i64 %p7, 1, !dbg !536
	%200 = sub i64 %p8, 1, !dbg !536
	%201 = sub i64 %p9, 1, !dbg !536
	%202 = icmp slt i64 %p9, 0, !dbg !536
	%203 = icmp slt i64 %199, 0, !dbg !536
	%204 = icmp slt i64 %200, 0, !dbg !536
	%205 = or i1 %202, %203, !dbg !536
	%206 = or i1 %205, %204, !dbg !536
	br i1 %206, label %b16_fail1, label %b16_ok1, !dbg !536, !prof !21

b16_ok1:
	%207 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p7), !dbg !536
	%208 = mul i64 %201, %p7, !dbg !536
	%209 = icmp ult i64 %208, 9223372036854775807, !dbg !536
	%210 = add i64 %208, 1, !dbg !536
	%211 = select i1 %209, i64 %210, i64 9223372036854775807, !dbg !536
	%212 = icmp eq i64 %207, 0, !dbg !536
	%213 = select i1 %212, i64 %211, i64 9223372036854775807, !dbg !536
	%214 = icmp eq i64 %p9, 0, !dbg !536
	%215 = select i1 %214, i64 0, i64 %213, !dbg !536
	%216 = icmp ugt i64 %215, %p4, !dbg !536
	br i1 %216, label %b16_fail4, label %b16_ok4, !dbg !536, !prof !21

b16_ok4:
	%217 = call i64 @llvm.nvvm.mulhi.ull(i64 %201, i64 %p8), !dbg !536
	%218 = mul i64 %201, %p8, !dbg !536
	%219 = icmp ult i64 %218, 9223372036854775807, !dbg !536
	%220 = add i64 %218, 1, !dbg !536
	%221 = select i1 %219, i64 %220, i64 9223372036854775807, !dbg !536
	%222 = icmp eq i64 %217, 0, !dbg !536
	%223 = select i1 %222, i64 %221, i64 9223372036854775807, !dbg !536
	%224 = select i1 %214, i64 0, i64 %223, !dbg !536
	%225 = sext i32 %13 to i64, !dbg !536
	%226 = trunc i64 %p10 to i32, !dbg !536
	%227 = mul i32 %5, %6, !dbg !536
	%228 = icmp ugt i64 %224, %p6, !dbg !536
	%229 = icmp uge i64 %p10, %225, !dbg !536
	%230 = or i1 %228, %229, !dbg !536
	br i1 %230, label %b16_fail5, label %b16_ok5, !dbg !536, !prof !21

b16_ok5:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !40
	%232 = mul i32 %227, %231, !dbg !536
	%233 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !536
	%234 = sext i32 %233 to i64, !dbg !536
	%235 = sext i32 %232 to i64, !dbg !536
	%236 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !536
	%237 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !536
	%238 = icmp ne i64 %234, %235, !dbg !536
	br i1 %238, label %b16_fail7, label %b16_ok7, !dbg !536, !prof !21

b16_ok7:
	call void @gpuc_i_get_block_8(i8* %236, i8* %237, i64 %p7, i64 %p8, i64 %p9, i32 %226), !dbg !536
	br label %b17, !dbg !536

b17:
	ret void, !dbg !511

b3_fail1:
	%239 = icmp slt i64 %p9, 0, !dbg !516
	br i1 %239, label %b3_fail2, label %b3_ok2, !dbg !516

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !516
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !516
	ret void, !dbg !516

b3_ok2:
	%240 = icmp slt i64 %16, 0, !dbg !516
	br i1 %240, label %b3_fail3, label %b3_ok3, !dbg !516

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !516
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !516
	ret void, !dbg !516

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !516
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !516
	ret void, !dbg !516

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %p4), !dbg !516
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !516
	ret void, !dbg !516

b3_fail5:
	%241 = icmp ugt i64 %41, %p6, !dbg !516
	br i1 %241, label %b3_fail6, label %b3_ok6, !dbg !516

b3_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %41, i64 %p6), !dbg !516
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !516
	ret void, !dbg !516

b3_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %42), !dbg !516
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !516
	ret void, !dbg !516

b5_fail1:
	%242 = icmp slt i64 %p9, 0, !dbg !520
	br i1 %242, label %b5_fail2, label %b5_ok2, !dbg !520

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !520
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !520
	ret void, !dbg !520

b5_ok2:
	%243 = icmp slt i64 %50, 0, !dbg !520
	br i1 %243, label %b5_fail3, label %b5_ok3, !dbg !520

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !520
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !520
	ret void, !dbg !520

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !520
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !520
	ret void, !dbg !520

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %66, i64 %p4), !dbg !520
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !520
	ret void, !dbg !520

b5_fail5:
	%244 = icmp ugt i64 %75, %p6, !dbg !520
	br i1 %244, label %b5_fail6, label %b5_ok6, !dbg !520

b5_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %75, i64 %p6), !dbg !520
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !520
	ret void, !dbg !520

b5_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %76), !dbg !520
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !520
	ret void, !dbg !520

b9_fail1:
	%245 = icmp slt i64 %p9, 0, !dbg !527
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !527

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !527
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !527
	ret void, !dbg !527

b9_ok2:
	%246 = icmp slt i64 %89, 0, !dbg !527
	br i1 %246, label %b9_fail3, label %b9_ok3, !dbg !527

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !527
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !527
	ret void, !dbg !527

b9_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !527
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !527
	ret void, !dbg !527

b9_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %105, i64 %p4), !dbg !527
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !527
	ret void, !dbg !527

b9_fail5:
	%247 = icmp ugt i64 %114, %p6, !dbg !527
	br i1 %247, label %b9_fail6, label %b9_ok6, !dbg !527

b9_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %114, i64 %p6), !dbg !527
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !527
	ret void, !dbg !527

b9_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %115), !dbg !527
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !527
	ret void, !dbg !527

b11_fail1:
	%248 = icmp slt i64 %p9, 0, !dbg !529
	br i1 %248, label %b11_fail2, label %b11_ok2, !dbg !529

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !529
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !529
	ret void, !dbg !529

b11_ok2:
	%249 = icmp slt i64 %123, 0, !dbg !529
	br i1 %249, label %b11_fail3, label %b11_ok3, !dbg !529

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !529
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !529
	ret void, !dbg !529

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !529
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !529
	ret void, !dbg !529

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %139, i64 %p4), !dbg !529
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !529
	ret void, !dbg !529

b11_fail5:
	%250 = icmp ugt i64 %148, %p6, !dbg !529
	br i1 %250, label %b11_fail6, label %b11_ok6, !dbg !529

b11_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %p6), !dbg !529
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !529
	ret void, !dbg !529

b11_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %149), !dbg !529
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !529
	ret void, !dbg !529

b14_fail1:
	%251 = icmp slt i64 %p9, 0, !dbg !534
	br i1 %251, label %b14_fail2, label %b14_ok2, !dbg !534

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !534
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_ok2:
	%252 = icmp slt i64 %158, 0, !dbg !534
	br i1 %252, label %b14_fail3, label %b14_ok3, !dbg !534

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !534
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !534
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %174, i64 %p4), !dbg !534
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_fail5:
	%253 = icmp ugt i64 %183, %p6, !dbg !534
	br i1 %253, label %b14_fail6, label %b14_ok6, !dbg !534

b14_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %183, i64 %p6), !dbg !534
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %184), !dbg !534
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !534
	ret void, !dbg !534

b14_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %193, i64 %194), !dbg !534
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !534
	ret void, !dbg !534

b16_fail1:
	%254 = icmp slt i64 %p9, 0, !dbg !536
	br i1 %254, label %b16_fail2, label %b16_ok2, !dbg !536

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 0, i64 0), !dbg !536
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_ok2:
	%255 = icmp slt i64 %199, 0, !dbg !536
	br i1 %255, label %b16_fail3, label %b16_ok3, !dbg !536

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !536
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 0), !dbg !536
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %215, i64 %p4), !dbg !536
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_fail5:
	%256 = icmp ugt i64 %224, %p6, !dbg !536
	br i1 %256, label %b16_fail6, label %b16_ok6, !dbg !536

b16_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %224, i64 %p6), !dbg !536
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p10, i64 %225), !dbg !536
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !536
	ret void, !dbg !536

b16_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %234, i64 %235), !dbg !536
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !536
	ret void, !dbg !536
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

declare void @gpuc_get_tile_thread(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) nounwind

declare void @gpuc_put_tile_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_warp(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

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
!nvvm.annotations = !{!537, !538, !539, !540, !541, !542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/stride")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Body", scope: !1, file: !1, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!7 = !DILocation(line: 12, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/stride")
!9 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!10 = !DILocation(line: 13, column: 10, scope: !6)
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
!43 = distinct !DISubprogram(name: "Color", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!44 = !DILocation(line: 19, column: 6, scope: !43)
!45 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!46 = !DILocation(line: 20, column: 10, scope: !43)
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
!72 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/stride")
!73 = distinct !DISubprogram(name: "Int8", scope: !72, file: !72, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!74 = !DILocation(line: 13, column: 6, scope: !73)
!75 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!76 = !DILocation(line: 14, column: 10, scope: !73)
!77 = !DILocation(line: 27, column: 24, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 29, column: 13, scope: !75, inlinedAt: !76)
!79 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!80 = !DILocation(line: 30, column: 7, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 42, column: 13, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 29, column: 38, scope: !75, inlinedAt: !76)
!83 = !DILocation(line: 41, column: 7, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 43, column: 7, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 44, column: 13, scope: !79, inlinedAt: !80)
!86 = !DILocation(line: 31, column: 13, scope: !75, inlinedAt: !76)
!87 = !DILocation(line: 31, column: 35, scope: !75, inlinedAt: !76)
!88 = !DILocation(line: 31, column: 39, scope: !75, inlinedAt: !76)
!89 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!90 = !DILocation(line: 32, column: 7, scope: !75, inlinedAt: !76)
!91 = !DILocation(line: 41, column: 7, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 42, column: 13, scope: !89, inlinedAt: !90)
!93 = !DILocation(line: 43, column: 7, scope: !89, inlinedAt: !90)
!94 = !DILocation(line: 44, column: 13, scope: !89, inlinedAt: !90)
!95 = !DILocation(line: 33, column: 13, scope: !75, inlinedAt: !76)
!96 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!97 = !DILocation(line: 34, column: 7, scope: !75, inlinedAt: !76)
!98 = !DILocation(line: 41, column: 7, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 42, column: 13, scope: !96, inlinedAt: !97)
!100 = !DILocation(line: 43, column: 7, scope: !96, inlinedAt: !97)
!101 = !DILocation(line: 44, column: 13, scope: !96, inlinedAt: !97)
!102 = distinct !DISubprogram(name: "Int16", scope: !72, file: !72, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!103 = !DILocation(line: 20, column: 6, scope: !102)
!104 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!105 = !DILocation(line: 21, column: 10, scope: !102)
!106 = !DILocation(line: 27, column: 24, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 29, column: 13, scope: !104, inlinedAt: !105)
!108 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!109 = !DILocation(line: 30, column: 7, scope: !104, inlinedAt: !105)
!110 = !DILocation(line: 42, column: 13, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 29, column: 38, scope: !104, inlinedAt: !105)
!112 = !DILocation(line: 41, column: 7, scope: !108, inlinedAt: !109)
!113 = !DILocation(line: 43, column: 7, scope: !108, inlinedAt: !109)
!114 = !DILocation(line: 44, column: 13, scope: !108, inlinedAt: !109)
!115 = !DILocation(line: 31, column: 13, scope: !104, inlinedAt: !105)
!116 = !DILocation(line: 31, column: 35, scope: !104, inlinedAt: !105)
!117 = !DILocation(line: 31, column: 39, scope: !104, inlinedAt: !105)
!118 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!119 = !DILocation(line: 32, column: 7, scope: !104, inlinedAt: !105)
!120 = !DILocation(line: 41, column: 7, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 42, column: 13, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 43, column: 7, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 44, column: 13, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 33, column: 13, scope: !104, inlinedAt: !105)
!125 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!126 = !DILocation(line: 34, column: 7, scope: !104, inlinedAt: !105)
!127 = !DILocation(line: 41, column: 7, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 42, column: 13, scope: !125, inlinedAt: !126)
!129 = !DILocation(line: 43, column: 7, scope: !125, inlinedAt: !126)
!130 = !DILocation(line: 44, column: 13, scope: !125, inlinedAt: !126)
!131 = distinct !DISubprogram(name: "Int32", scope: !72, file: !72, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!132 = !DILocation(line: 27, column: 6, scope: !131)
!133 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!134 = !DILocation(line: 28, column: 10, scope: !131)
!135 = !DILocation(line: 27, column: 24, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 29, column: 13, scope: !133, inlinedAt: !134)
!137 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!138 = !DILocation(line: 30, column: 7, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 42, column: 13, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 29, column: 38, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 41, column: 7, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 43, column: 7, scope: !137, inlinedAt: !138)
!143 = !DILocation(line: 44, column: 13, scope: !137, inlinedAt: !138)
!144 = !DILocation(line: 31, column: 13, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 31, column: 35, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 31, column: 39, scope: !133, inlinedAt: !134)
!147 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!148 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !134)
!149 = !DILocation(line: 41, column: 7, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 42, column: 13, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 43, column: 7, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 44, column: 13, scope: !147, inlinedAt: !148)
!153 = !DILocation(line: 33, column: 13, scope: !133, inlinedAt: !134)
!154 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!155 = !DILocation(line: 34, column: 7, scope: !133, inlinedAt: !134)
!156 = !DILocation(line: 41, column: 7, scope: !154, inlinedAt: !155)
!157 = !DILocation(line: 42, column: 13, scope: !154, inlinedAt: !155)
!158 = !DILocation(line: 43, column: 7, scope: !154, inlinedAt: !155)
!159 = !DILocation(line: 44, column: 13, scope: !154, inlinedAt: !155)
!160 = distinct !DISubprogram(name: "Int64", scope: !72, file: !72, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!161 = !DILocation(line: 34, column: 6, scope: !160)
!162 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!163 = !DILocation(line: 35, column: 10, scope: !160)
!164 = !DILocation(line: 27, column: 24, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 29, column: 13, scope: !162, inlinedAt: !163)
!166 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!167 = !DILocation(line: 30, column: 7, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 42, column: 13, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 29, column: 38, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 41, column: 7, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 43, column: 7, scope: !166, inlinedAt: !167)
!172 = !DILocation(line: 44, column: 13, scope: !166, inlinedAt: !167)
!173 = !DILocation(line: 31, column: 13, scope: !162, inlinedAt: !163)
!174 = !DILocation(line: 31, column: 35, scope: !162, inlinedAt: !163)
!175 = !DILocation(line: 31, column: 39, scope: !162, inlinedAt: !163)
!176 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!177 = !DILocation(line: 32, column: 7, scope: !162, inlinedAt: !163)
!178 = !DILocation(line: 41, column: 7, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 42, column: 13, scope: !176, inlinedAt: !177)
!180 = !DILocation(line: 43, column: 7, scope: !176, inlinedAt: !177)
!181 = !DILocation(line: 44, column: 13, scope: !176, inlinedAt: !177)
!182 = !DILocation(line: 33, column: 13, scope: !162, inlinedAt: !163)
!183 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!184 = !DILocation(line: 34, column: 7, scope: !162, inlinedAt: !163)
!185 = !DILocation(line: 41, column: 7, scope: !183, inlinedAt: !184)
!186 = !DILocation(line: 42, column: 13, scope: !183, inlinedAt: !184)
!187 = !DILocation(line: 43, column: 7, scope: !183, inlinedAt: !184)
!188 = !DILocation(line: 44, column: 13, scope: !183, inlinedAt: !184)
!189 = distinct !DISubprogram(name: "Int", scope: !72, file: !72, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!190 = !DILocation(line: 41, column: 6, scope: !189)
!191 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!192 = !DILocation(line: 42, column: 10, scope: !189)
!193 = !DILocation(line: 27, column: 24, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 29, column: 13, scope: !191, inlinedAt: !192)
!195 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!196 = !DILocation(line: 30, column: 7, scope: !191, inlinedAt: !192)
!197 = !DILocation(line: 42, column: 13, scope: !195, inlinedAt: !196)
!198 = !DILocation(line: 29, column: 38, scope: !191, inlinedAt: !192)
!199 = !DILocation(line: 41, column: 7, scope: !195, inlinedAt: !196)
!200 = !DILocation(line: 43, column: 7, scope: !195, inlinedAt: !196)
!201 = !DILocation(line: 44, column: 13, scope: !195, inlinedAt: !196)
!202 = !DILocation(line: 31, column: 13, scope: !191, inlinedAt: !192)
!203 = !DILocation(line: 31, column: 35, scope: !191, inlinedAt: !192)
!204 = !DILocation(line: 31, column: 39, scope: !191, inlinedAt: !192)
!205 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!206 = !DILocation(line: 32, column: 7, scope: !191, inlinedAt: !192)
!207 = !DILocation(line: 41, column: 7, scope: !205, inlinedAt: !206)
!208 = !DILocation(line: 42, column: 13, scope: !205, inlinedAt: !206)
!209 = !DILocation(line: 43, column: 7, scope: !205, inlinedAt: !206)
!210 = !DILocation(line: 44, column: 13, scope: !205, inlinedAt: !206)
!211 = !DILocation(line: 33, column: 13, scope: !191, inlinedAt: !192)
!212 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!213 = !DILocation(line: 34, column: 7, scope: !191, inlinedAt: !192)
!214 = !DILocation(line: 41, column: 7, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 42, column: 13, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 43, column: 7, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 44, column: 13, scope: !212, inlinedAt: !213)
!218 = distinct !DISubprogram(name: "Uint8", scope: !72, file: !72, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!219 = !DILocation(line: 48, column: 6, scope: !218)
!220 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!221 = !DILocation(line: 49, column: 10, scope: !218)
!222 = !DILocation(line: 27, column: 24, scope: !220, inlinedAt: !221)
!223 = !DILocation(line: 29, column: 13, scope: !220, inlinedAt: !221)
!224 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!225 = !DILocation(line: 30, column: 7, scope: !220, inlinedAt: !221)
!226 = !DILocation(line: 42, column: 13, scope: !224, inlinedAt: !225)
!227 = !DILocation(line: 29, column: 38, scope: !220, inlinedAt: !221)
!228 = !DILocation(line: 41, column: 7, scope: !224, inlinedAt: !225)
!229 = !DILocation(line: 43, column: 7, scope: !224, inlinedAt: !225)
!230 = !DILocation(line: 44, column: 13, scope: !224, inlinedAt: !225)
!231 = !DILocation(line: 31, column: 13, scope: !220, inlinedAt: !221)
!232 = !DILocation(line: 31, column: 35, scope: !220, inlinedAt: !221)
!233 = !DILocation(line: 31, column: 39, scope: !220, inlinedAt: !221)
!234 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!235 = !DILocation(line: 32, column: 7, scope: !220, inlinedAt: !221)
!236 = !DILocation(line: 41, column: 7, scope: !234, inlinedAt: !235)
!237 = !DILocation(line: 42, column: 13, scope: !234, inlinedAt: !235)
!238 = !DILocation(line: 43, column: 7, scope: !234, inlinedAt: !235)
!239 = !DILocation(line: 44, column: 13, scope: !234, inlinedAt: !235)
!240 = !DILocation(line: 33, column: 13, scope: !220, inlinedAt: !221)
!241 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!242 = !DILocation(line: 34, column: 7, scope: !220, inlinedAt: !221)
!243 = !DILocation(line: 41, column: 7, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 42, column: 13, scope: !241, inlinedAt: !242)
!245 = !DILocation(line: 43, column: 7, scope: !241, inlinedAt: !242)
!246 = !DILocation(line: 44, column: 13, scope: !241, inlinedAt: !242)
!247 = distinct !DISubprogram(name: "Uint16", scope: !72, file: !72, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!248 = !DILocation(line: 55, column: 6, scope: !247)
!249 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!250 = !DILocation(line: 56, column: 10, scope: !247)
!251 = !DILocation(line: 27, column: 24, scope: !249, inlinedAt: !250)
!252 = !DILocation(line: 29, column: 13, scope: !249, inlinedAt: !250)
!253 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!254 = !DILocation(line: 30, column: 7, scope: !249, inlinedAt: !250)
!255 = !DILocation(line: 42, column: 13, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 29, column: 38, scope: !249, inlinedAt: !250)
!257 = !DILocation(line: 41, column: 7, scope: !253, inlinedAt: !254)
!258 = !DILocation(line: 43, column: 7, scope: !253, inlinedAt: !254)
!259 = !DILocation(line: 44, column: 13, scope: !253, inlinedAt: !254)
!260 = !DILocation(line: 31, column: 13, scope: !249, inlinedAt: !250)
!261 = !DILocation(line: 31, column: 35, scope: !249, inlinedAt: !250)
!262 = !DILocation(line: 31, column: 39, scope: !249, inlinedAt: !250)
!263 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!264 = !DILocation(line: 32, column: 7, scope: !249, inlinedAt: !250)
!265 = !DILocation(line: 41, column: 7, scope: !263, inlinedAt: !264)
!266 = !DILocation(line: 42, column: 13, scope: !263, inlinedAt: !264)
!267 = !DILocation(line: 43, column: 7, scope: !263, inlinedAt: !264)
!268 = !DILocation(line: 44, column: 13, scope: !263, inlinedAt: !264)
!269 = !DILocation(line: 33, column: 13, scope: !249, inlinedAt: !250)
!270 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!271 = !DILocation(line: 34, column: 7, scope: !249, inlinedAt: !250)
!272 = !DILocation(line: 41, column: 7, scope: !270, inlinedAt: !271)
!273 = !DILocation(line: 42, column: 13, scope: !270, inlinedAt: !271)
!274 = !DILocation(line: 43, column: 7, scope: !270, inlinedAt: !271)
!275 = !DILocation(line: 44, column: 13, scope: !270, inlinedAt: !271)
!276 = distinct !DISubprogram(name: "Uint32", scope: !72, file: !72, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!277 = !DILocation(line: 62, column: 6, scope: !276)
!278 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!279 = !DILocation(line: 63, column: 10, scope: !276)
!280 = !DILocation(line: 27, column: 24, scope: !278, inlinedAt: !279)
!281 = !DILocation(line: 29, column: 13, scope: !278, inlinedAt: !279)
!282 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!283 = !DILocation(line: 30, column: 7, scope: !278, inlinedAt: !279)
!284 = !DILocation(line: 42, column: 13, scope: !282, inlinedAt: !283)
!285 = !DILocation(line: 29, column: 38, scope: !278, inlinedAt: !279)
!286 = !DILocation(line: 41, column: 7, scope: !282, inlinedAt: !283)
!287 = !DILocation(line: 43, column: 7, scope: !282, inlinedAt: !283)
!288 = !DILocation(line: 44, column: 13, scope: !282, inlinedAt: !283)
!289 = !DILocation(line: 31, column: 13, scope: !278, inlinedAt: !279)
!290 = !DILocation(line: 31, column: 35, scope: !278, inlinedAt: !279)
!291 = !DILocation(line: 31, column: 39, scope: !278, inlinedAt: !279)
!292 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!293 = !DILocation(line: 32, column: 7, scope: !278, inlinedAt: !279)
!294 = !DILocation(line: 41, column: 7, scope: !292, inlinedAt: !293)
!295 = !DILocation(line: 42, column: 13, scope: !292, inlinedAt: !293)
!296 = !DILocation(line: 43, column: 7, scope: !292, inlinedAt: !293)
!297 = !DILocation(line: 44, column: 13, scope: !292, inlinedAt: !293)
!298 = !DILocation(line: 33, column: 13, scope: !278, inlinedAt: !279)
!299 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!300 = !DILocation(line: 34, column: 7, scope: !278, inlinedAt: !279)
!301 = !DILocation(line: 41, column: 7, scope: !299, inlinedAt: !300)
!302 = !DILocation(line: 42, column: 13, scope: !299, inlinedAt: !300)
!303 = !DILocation(line: 43, column: 7, scope: !299, inlinedAt: !300)
!304 = !DILocation(line: 44, column: 13, scope: !299, inlinedAt: !300)
!305 = distinct !DISubprogram(name: "Uint64", scope: !72, file: !72, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!306 = !DILocation(line: 69, column: 6, scope: !305)
!307 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!308 = !DILocation(line: 70, column: 10, scope: !305)
!309 = !DILocation(line: 27, column: 24, scope: !307, inlinedAt: !308)
!310 = !DILocation(line: 29, column: 13, scope: !307, inlinedAt: !308)
!311 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!312 = !DILocation(line: 30, column: 7, scope: !307, inlinedAt: !308)
!313 = !DILocation(line: 42, column: 13, scope: !311, inlinedAt: !312)
!314 = !DILocation(line: 29, column: 38, scope: !307, inlinedAt: !308)
!315 = !DILocation(line: 41, column: 7, scope: !311, inlinedAt: !312)
!316 = !DILocation(line: 43, column: 7, scope: !311, inlinedAt: !312)
!317 = !DILocation(line: 44, column: 13, scope: !311, inlinedAt: !312)
!318 = !DILocation(line: 31, column: 13, scope: !307, inlinedAt: !308)
!319 = !DILocation(line: 31, column: 35, scope: !307, inlinedAt: !308)
!320 = !DILocation(line: 31, column: 39, scope: !307, inlinedAt: !308)
!321 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!322 = !DILocation(line: 32, column: 7, scope: !307, inlinedAt: !308)
!323 = !DILocation(line: 41, column: 7, scope: !321, inlinedAt: !322)
!324 = !DILocation(line: 42, column: 13, scope: !321, inlinedAt: !322)
!325 = !DILocation(line: 43, column: 7, scope: !321, inlinedAt: !322)
!326 = !DILocation(line: 44, column: 13, scope: !321, inlinedAt: !322)
!327 = !DILocation(line: 33, column: 13, scope: !307, inlinedAt: !308)
!328 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!329 = !DILocation(line: 34, column: 7, scope: !307, inlinedAt: !308)
!330 = !DILocation(line: 41, column: 7, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 42, column: 13, scope: !328, inlinedAt: !329)
!332 = !DILocation(line: 43, column: 7, scope: !328, inlinedAt: !329)
!333 = !DILocation(line: 44, column: 13, scope: !328, inlinedAt: !329)
!334 = distinct !DISubprogram(name: "Uint", scope: !72, file: !72, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!335 = !DILocation(line: 76, column: 6, scope: !334)
!336 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!337 = !DILocation(line: 77, column: 10, scope: !334)
!338 = !DILocation(line: 27, column: 24, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 29, column: 13, scope: !336, inlinedAt: !337)
!340 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!341 = !DILocation(line: 30, column: 7, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 42, column: 13, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 29, column: 38, scope: !336, inlinedAt: !337)
!344 = !DILocation(line: 41, column: 7, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 43, column: 7, scope: !340, inlinedAt: !341)
!346 = !DILocation(line: 44, column: 13, scope: !340, inlinedAt: !341)
!347 = !DILocation(line: 31, column: 13, scope: !336, inlinedAt: !337)
!348 = !DILocation(line: 31, column: 35, scope: !336, inlinedAt: !337)
!349 = !DILocation(line: 31, column: 39, scope: !336, inlinedAt: !337)
!350 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!351 = !DILocation(line: 32, column: 7, scope: !336, inlinedAt: !337)
!352 = !DILocation(line: 41, column: 7, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 42, column: 13, scope: !350, inlinedAt: !351)
!354 = !DILocation(line: 43, column: 7, scope: !350, inlinedAt: !351)
!355 = !DILocation(line: 44, column: 13, scope: !350, inlinedAt: !351)
!356 = !DILocation(line: 33, column: 13, scope: !336, inlinedAt: !337)
!357 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!358 = !DILocation(line: 34, column: 7, scope: !336, inlinedAt: !337)
!359 = !DILocation(line: 41, column: 7, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 42, column: 13, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 43, column: 7, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 44, column: 13, scope: !357, inlinedAt: !358)
!363 = distinct !DISubprogram(name: "Float32", scope: !72, file: !72, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!364 = !DILocation(line: 83, column: 6, scope: !363)
!365 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!366 = !DILocation(line: 84, column: 10, scope: !363)
!367 = !DILocation(line: 27, column: 24, scope: !365, inlinedAt: !366)
!368 = !DILocation(line: 29, column: 13, scope: !365, inlinedAt: !366)
!369 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!370 = !DILocation(line: 30, column: 7, scope: !365, inlinedAt: !366)
!371 = !DILocation(line: 42, column: 13, scope: !369, inlinedAt: !370)
!372 = !DILocation(line: 29, column: 38, scope: !365, inlinedAt: !366)
!373 = !DILocation(line: 41, column: 7, scope: !369, inlinedAt: !370)
!374 = !DILocation(line: 43, column: 7, scope: !369, inlinedAt: !370)
!375 = !DILocation(line: 44, column: 13, scope: !369, inlinedAt: !370)
!376 = !DILocation(line: 31, column: 13, scope: !365, inlinedAt: !366)
!377 = !DILocation(line: 31, column: 35, scope: !365, inlinedAt: !366)
!378 = !DILocation(line: 31, column: 39, scope: !365, inlinedAt: !366)
!379 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!380 = !DILocation(line: 32, column: 7, scope: !365, inlinedAt: !366)
!381 = !DILocation(line: 41, column: 7, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 42, column: 13, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 43, column: 7, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 44, column: 13, scope: !379, inlinedAt: !380)
!385 = !DILocation(line: 33, column: 13, scope: !365, inlinedAt: !366)
!386 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!387 = !DILocation(line: 34, column: 7, scope: !365, inlinedAt: !366)
!388 = !DILocation(line: 41, column: 7, scope: !386, inlinedAt: !387)
!389 = !DILocation(line: 42, column: 13, scope: !386, inlinedAt: !387)
!390 = !DILocation(line: 43, column: 7, scope: !386, inlinedAt: !387)
!391 = !DILocation(line: 44, column: 13, scope: !386, inlinedAt: !387)
!392 = distinct !DISubprogram(name: "Float64", scope: !72, file: !72, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!393 = !DILocation(line: 90, column: 6, scope: !392)
!394 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!395 = !DILocation(line: 91, column: 10, scope: !392)
!396 = !DILocation(line: 27, column: 24, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 29, column: 13, scope: !394, inlinedAt: !395)
!398 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!399 = !DILocation(line: 30, column: 7, scope: !394, inlinedAt: !395)
!400 = !DILocation(line: 42, column: 13, scope: !398, inlinedAt: !399)
!401 = !DILocation(line: 29, column: 38, scope: !394, inlinedAt: !395)
!402 = !DILocation(line: 41, column: 7, scope: !398, inlinedAt: !399)
!403 = !DILocation(line: 43, column: 7, scope: !398, inlinedAt: !399)
!404 = !DILocation(line: 44, column: 13, scope: !398, inlinedAt: !399)
!405 = !DILocation(line: 31, column: 13, scope: !394, inlinedAt: !395)
!406 = !DILocation(line: 31, column: 35, scope: !394, inlinedAt: !395)
!407 = !DILocation(line: 31, column: 39, scope: !394, inlinedAt: !395)
!408 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!409 = !DILocation(line: 32, column: 7, scope: !394, inlinedAt: !395)
!410 = !DILocation(line: 41, column: 7, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 42, column: 13, scope: !408, inlinedAt: !409)
!412 = !DILocation(line: 43, column: 7, scope: !408, inlinedAt: !409)
!413 = !DILocation(line: 44, column: 13, scope: !408, inlinedAt: !409)
!414 = !DILocation(line: 33, column: 13, scope: !394, inlinedAt: !395)
!415 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!416 = !DILocation(line: 34, column: 7, scope: !394, inlinedAt: !395)
!417 = !DILocation(line: 41, column: 7, scope: !415, inlinedAt: !416)
!418 = !DILocation(line: 42, column: 13, scope: !415, inlinedAt: !416)
!419 = !DILocation(line: 43, column: 7, scope: !415, inlinedAt: !416)
!420 = !DILocation(line: 44, column: 13, scope: !415, inlinedAt: !416)
!421 = distinct !DISubprogram(name: "Float16", scope: !72, file: !72, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!422 = !DILocation(line: 97, column: 6, scope: !421)
!423 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!424 = !DILocation(line: 98, column: 10, scope: !421)
!425 = !DILocation(line: 27, column: 24, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 29, column: 13, scope: !423, inlinedAt: !424)
!427 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!428 = !DILocation(line: 30, column: 7, scope: !423, inlinedAt: !424)
!429 = !DILocation(line: 42, column: 13, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 29, column: 38, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 41, column: 7, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 43, column: 7, scope: !427, inlinedAt: !428)
!433 = !DILocation(line: 44, column: 13, scope: !427, inlinedAt: !428)
!434 = !DILocation(line: 31, column: 13, scope: !423, inlinedAt: !424)
!435 = !DILocation(line: 31, column: 35, scope: !423, inlinedAt: !424)
!436 = !DILocation(line: 31, column: 39, scope: !423, inlinedAt: !424)
!437 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!438 = !DILocation(line: 32, column: 7, scope: !423, inlinedAt: !424)
!439 = !DILocation(line: 41, column: 7, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 42, column: 13, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 43, column: 7, scope: !437, inlinedAt: !438)
!442 = !DILocation(line: 44, column: 13, scope: !437, inlinedAt: !438)
!443 = !DILocation(line: 33, column: 13, scope: !423, inlinedAt: !424)
!444 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!445 = !DILocation(line: 34, column: 7, scope: !423, inlinedAt: !424)
!446 = !DILocation(line: 41, column: 7, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 42, column: 13, scope: !444, inlinedAt: !445)
!448 = !DILocation(line: 43, column: 7, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 44, column: 13, scope: !444, inlinedAt: !445)
!450 = distinct !DISubprogram(name: "BFloat16", scope: !72, file: !72, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!451 = !DILocation(line: 104, column: 6, scope: !450)
!452 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!453 = !DILocation(line: 105, column: 10, scope: !450)
!454 = !DILocation(line: 27, column: 24, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 29, column: 13, scope: !452, inlinedAt: !453)
!456 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!457 = !DILocation(line: 30, column: 7, scope: !452, inlinedAt: !453)
!458 = !DILocation(line: 42, column: 13, scope: !456, inlinedAt: !457)
!459 = !DILocation(line: 29, column: 38, scope: !452, inlinedAt: !453)
!460 = !DILocation(line: 41, column: 7, scope: !456, inlinedAt: !457)
!461 = !DILocation(line: 43, column: 7, scope: !456, inlinedAt: !457)
!462 = !DILocation(line: 44, column: 13, scope: !456, inlinedAt: !457)
!463 = !DILocation(line: 31, column: 13, scope: !452, inlinedAt: !453)
!464 = !DILocation(line: 31, column: 35, scope: !452, inlinedAt: !453)
!465 = !DILocation(line: 31, column: 39, scope: !452, inlinedAt: !453)
!466 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!467 = !DILocation(line: 32, column: 7, scope: !452, inlinedAt: !453)
!468 = !DILocation(line: 41, column: 7, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 42, column: 13, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 43, column: 7, scope: !466, inlinedAt: !467)
!471 = !DILocation(line: 44, column: 13, scope: !466, inlinedAt: !467)
!472 = !DILocation(line: 33, column: 13, scope: !452, inlinedAt: !453)
!473 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!474 = !DILocation(line: 34, column: 7, scope: !452, inlinedAt: !453)
!475 = !DILocation(line: 41, column: 7, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 42, column: 13, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 43, column: 7, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 44, column: 13, scope: !473, inlinedAt: !474)
!479 = distinct !DISubprogram(name: "Float8E4M3", scope: !72, file: !72, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!480 = !DILocation(line: 111, column: 6, scope: !479)
!481 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!482 = !DILocation(line: 112, column: 10, scope: !479)
!483 = !DILocation(line: 27, column: 24, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 29, column: 13, scope: !481, inlinedAt: !482)
!485 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!486 = !DILocation(line: 30, column: 7, scope: !481, inlinedAt: !482)
!487 = !DILocation(line: 42, column: 13, scope: !485, inlinedAt: !486)
!488 = !DILocation(line: 29, column: 38, scope: !481, inlinedAt: !482)
!489 = !DILocation(line: 41, column: 7, scope: !485, inlinedAt: !486)
!490 = !DILocation(line: 43, column: 7, scope: !485, inlinedAt: !486)
!491 = !DILocation(line: 44, column: 13, scope: !485, inlinedAt: !486)
!492 = !DILocation(line: 31, column: 13, scope: !481, inlinedAt: !482)
!493 = !DILocation(line: 31, column: 35, scope: !481, inlinedAt: !482)
!494 = !DILocation(line: 31, column: 39, scope: !481, inlinedAt: !482)
!495 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!496 = !DILocation(line: 32, column: 7, scope: !481, inlinedAt: !482)
!497 = !DILocation(line: 41, column: 7, scope: !495, inlinedAt: !496)
!498 = !DILocation(line: 42, column: 13, scope: !495, inlinedAt: !496)
!499 = !DILocation(line: 43, column: 7, scope: !495, inlinedAt: !496)
!500 = !DILocation(line: 44, column: 13, scope: !495, inlinedAt: !496)
!501 = !DILocation(line: 33, column: 13, scope: !481, inlinedAt: !482)
!502 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!503 = !DILocation(line: 34, column: 7, scope: !481, inlinedAt: !482)
!504 = !DILocation(line: 41, column: 7, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 42, column: 13, scope: !502, inlinedAt: !503)
!506 = !DILocation(line: 43, column: 7, scope: !502, inlinedAt: !503)
!507 = !DILocation(line: 44, column: 13, scope: !502, inlinedAt: !503)
!508 = distinct !DISubprogram(name: "Float8E5M2", scope: !72, file: !72, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!509 = !DILocation(line: 118, column: 6, scope: !508)
!510 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!511 = !DILocation(line: 119, column: 10, scope: !508)
!512 = !DILocation(line: 27, column: 24, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 29, column: 13, scope: !510, inlinedAt: !511)
!514 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!515 = !DILocation(line: 30, column: 7, scope: !510, inlinedAt: !511)
!516 = !DILocation(line: 42, column: 13, scope: !514, inlinedAt: !515)
!517 = !DILocation(line: 29, column: 38, scope: !510, inlinedAt: !511)
!518 = !DILocation(line: 41, column: 7, scope: !514, inlinedAt: !515)
!519 = !DILocation(line: 43, column: 7, scope: !514, inlinedAt: !515)
!520 = !DILocation(line: 44, column: 13, scope: !514, inlinedAt: !515)
!521 = !DILocation(line: 31, column: 13, scope: !510, inlinedAt: !511)
!522 = !DILocation(line: 31, column: 35, scope: !510, inlinedAt: !511)
!523 = !DILocation(line: 31, column: 39, scope: !510, inlinedAt: !511)
!524 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!525 = !DILocation(line: 32, column: 7, scope: !510, inlinedAt: !511)
!526 = !DILocation(line: 41, column: 7, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 42, column: 13, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 43, column: 7, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 44, column: 13, scope: !524, inlinedAt: !525)
!530 = !DILocation(line: 33, column: 13, scope: !510, inlinedAt: !511)
!531 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!532 = !DILocation(line: 34, column: 7, scope: !510, inlinedAt: !511)
!533 = !DILocation(line: 41, column: 7, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 42, column: 13, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 43, column: 7, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 44, column: 13, scope: !531, inlinedAt: !532)
!537 = !{void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i64, i64, i64, i8*)* @Body, !"kernel", i32 1}
!538 = !{void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i64, i64, i64, i8*)* @Color, !"kernel", i32 1}
!539 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Int8, !"kernel", i32 1}
!540 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Int16, !"kernel", i32 1}
!541 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Int32, !"kernel", i32 1}
!542 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int64, !"kernel", i32 1}
!543 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Int, !"kernel", i32 1}
!544 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Uint8, !"kernel", i32 1}
!545 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Uint16, !"kernel", i32 1}
!546 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64, i64, i64, i64, i8*)* @Uint32, !"kernel", i32 1}
!547 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint64, !"kernel", i32 1}
!548 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64, i64, i64, i64, i8*)* @Uint, !"kernel", i32 1}
!549 = !{void (i64, i64, i64, float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Float32, !"kernel", i32 1}
!550 = !{void (i64, i64, i64, double*, i64, double*, i64, i64, i64, i64, i64, i8*)* @Float64, !"kernel", i32 1}
!551 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @Float16, !"kernel", i32 1}
!552 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64, i64, i64, i64, i8*)* @BFloat16, !"kernel", i32 1}
!553 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!554 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64, i64, i64, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
