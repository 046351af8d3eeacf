target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [18 x i8*] [i8* bitcast (void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i32, i64, i8*)* @Body to i8*), i8* bitcast (void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64*, i64, i32, i64, i8*)* @Color to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Body(i64 %p0, i64 %p1, i64 %p2, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p3, i64 %p4, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p3 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p5 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !11, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !11, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !11, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !11, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !11, !range !14
	%8 = mul i32 %7, %5, !dbg !11
	%9 = add i32 %4, %8, !dbg !11
	%10 = mul i32 %6, %9, !dbg !11
	%11 = add i32 %3, %10, !dbg !11
	%12 = sext i32 %11 to i64, !dbg !11
	%13 = icmp eq i64 %p1, 0, !dbg !15
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !18
	br i1 %13, label %b1, label %b14, !dbg !15

b1:
	%15 = icmp eq i64 %12, 0, !dbg !19
	br i1 %15, label %b2, label %b14, !dbg !19

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %16, label %b3, label %b4, !dbg !20

b3:
	%17 = sext i32 %14 to i64, !dbg !18
	%18 = mul i64 %p6, 40, !dbg !18
	%19 = trunc i64 %p10 to i32, !dbg !18
	%20 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%21 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !18
	%22 = icmp ne i64 %p4, %p6, !dbg !18
	%23 = icmp uge i64 %p10, %17, !dbg !18
	%24 = or i1 %22, %23, !dbg !18
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !18, !prof !21

b3_ok1:
	%25 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %20 to i8*, !dbg !18
	%26 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %21 to i8*, !dbg !18
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !18
	br label %b41, !dbg !18

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %27, label %b5, label %b6, !dbg !24

b5:
	%28 = sext i32 %14 to i64, !dbg !25
	%29 = mul i64 %p6, 40, !dbg !25
	%30 = trunc i64 %p10 to i32, !dbg !25
	%31 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%32 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%33 = icmp ne i64 %p4, %p6, !dbg !25
	%34 = icmp uge i64 %p10, %28, !dbg !25
	%35 = or i1 %33, %34, !dbg !25
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%36 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %31 to i8*, !dbg !25
	%37 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %32 to i8*, !dbg !25
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !25
	br label %b41, !dbg !25

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %38, label %b7, label %b8, !dbg !26

b7:
	%39 = sext i32 %14 to i64, !dbg !27
	%40 = mul i64 %p6, 40, !dbg !27
	%41 = trunc i64 %p10 to i32, !dbg !27
	%42 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%43 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%44 = icmp ne i64 %p4, %p6, !dbg !27
	%45 = icmp uge i64 %p10, %39, !dbg !27
	%46 = or i1 %44, %45, !dbg !27
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	%47 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %42 to i8*, !dbg !27
	%48 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %43 to i8*, !dbg !27
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !27
	br label %b41, !dbg !27

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !28
	br i1 %49, label %b9, label %b10, !dbg !28

b9:
	%50 = sext i32 %14 to i64, !dbg !29
	%51 = mul i64 %p6, 40, !dbg !29
	%52 = trunc i64 %p10 to i32, !dbg !29
	%53 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !29
	%54 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !29
	%55 = icmp ne i64 %p4, %p6, !dbg !29
	%56 = icmp uge i64 %p10, %50, !dbg !29
	%57 = or i1 %55, %56, !dbg !29
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !29, !prof !21

b9_ok1:
	%58 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %53 to i8*, !dbg !29
	%59 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %54 to i8*, !dbg !29
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !29
	br label %b41, !dbg !29

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !30
	br i1 %60, label %b11, label %b12, !dbg !30

b11:
	%61 = sext i32 %14 to i64, !dbg !31
	%62 = sext i32 %p9 to i64, !dbg !31
	%63 = sub i64 %62, 9, !dbg !31
	%64 = mul i64 %p6, 40, !dbg !31
	%65 = trunc i64 %p10 to i32, !dbg !31
	%66 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !31
	%67 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !31
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !31
	%69 = icmp ne i64 %p4, %p6, !dbg !31
	%70 = icmp uge i64 %p10, %61, !dbg !31
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	%72 = icmp ugt i64 %63, 1, !dbg !31
	%73 = or i1 %69, %70, !dbg !31
	%74 = or i1 %73, %71, !dbg !31
	%75 = or i1 %74, %72, !dbg !31
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !31, !prof !21

b11_ok1:
	%76 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %66 to i8*, !dbg !31
	%77 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %67 to i8*, !dbg !31
	%78 = bitcast i64* %68 to i8*, !dbg !31
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !31
	br label %b41, !dbg !31

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !32
	br i1 %79, label %b13, label %b41, !dbg !32

b13:
	%80 = sext i32 %14 to i64, !dbg !33
	%81 = sext i32 %p9 to i64, !dbg !33
	%82 = sub i64 %81, 9, !dbg !33
	%83 = mul i64 %p6, 40, !dbg !33
	%84 = trunc i64 %p10 to i32, !dbg !33
	%85 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !33
	%86 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !33
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%88 = icmp ne i64 %p4, %p6, !dbg !33
	%89 = icmp uge i64 %p10, %80, !dbg !33
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	%91 = icmp ugt i64 %82, 1, !dbg !33
	%92 = or i1 %88, %89, !dbg !33
	%93 = or i1 %92, %90, !dbg !33
	%94 = or i1 %93, %91, !dbg !33
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !33, !prof !21

b13_ok1:
	%95 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %85 to i8*, !dbg !33
	%96 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %86 to i8*, !dbg !33
	%97 = bitcast i64* %87 to i8*, !dbg !33
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !33
	br label %b41, !dbg !33

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !34
	br i1 %98, label %b15, label %b28, !dbg !34

b15:
	%99 = trunc i64 %12 to i32, !dbg !35
	%100 = udiv i32 %99, 32, !dbg !35
	%101 = zext i32 %100 to i64, !dbg !35
	%102 = icmp eq i64 %101, %p2, !dbg !36
	br i1 %102, label %b16, label %b28, !dbg !36

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !39
	br i1 %103, label %b17, label %b18, !dbg !39

b17:
	%104 = sext i32 %14 to i64, !dbg !40
	%105 = mul i64 %p6, 40, !dbg !40
	%106 = trunc i64 %p10 to i32, !dbg !40
	%107 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !40
	%108 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !40
	%109 = icmp ne i64 %p4, %p6, !dbg !40
	%110 = icmp uge i64 %p10, %104, !dbg !40
	%111 = or i1 %109, %110, !dbg !40
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	%112 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %107 to i8*, !dbg !40
	%113 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %108 to i8*, !dbg !40
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !40
	br label %b41, !dbg !40

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %114, label %b19, label %b20, !dbg !41

b19:
	%115 = sext i32 %14 to i64, !dbg !42
	%116 = mul i64 %p6, 40, !dbg !42
	%117 = trunc i64 %p10 to i32, !dbg !42
	%118 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%119 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !42
	%120 = icmp ne i64 %p4, %p6, !dbg !42
	%121 = icmp uge i64 %p10, %115, !dbg !42
	%122 = or i1 %120, %121, !dbg !42
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	%123 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %118 to i8*, !dbg !42
	%124 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %119 to i8*, !dbg !42
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !42
	br label %b41, !dbg !42

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !43
	br i1 %125, label %b21, label %b22, !dbg !43

b21:
	%126 = sext i32 %14 to i64, !dbg !44
	%127 = mul i64 %p6, 40, !dbg !44
	%128 = trunc i64 %p10 to i32, !dbg !44
	%129 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !44
	%130 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !44
	%131 = icmp ne i64 %p4, %p6, !dbg !44
	%132 = icmp uge i64 %p10, %126, !dbg !44
	%133 = or i1 %131, %132, !dbg !44
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !44, !prof !21

b21_ok1:
	%134 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %129 to i8*, !dbg !44
	%135 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %130 to i8*, !dbg !44
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !44
	br label %b41, !dbg !44

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !45
	br i1 %136, label %b23, label %b24, !dbg !45

b23:
	%137 = sext i32 %14 to i64, !dbg !46
	%138 = mul i64 %p6, 40, !dbg !46
	%139 = trunc i64 %p10 to i32, !dbg !46
	%140 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !46
	%141 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !46
	%142 = icmp ne i64 %p4, %p6, !dbg !46
	%143 = icmp uge i64 %p10, %137, !dbg !46
	%144 = or i1 %142, %143, !dbg !46
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !46, !prof !21

b23_ok1:
	%145 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %140 to i8*, !dbg !46
	%146 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %141 to i8*, !dbg !46
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !46
	br label %b41, !dbg !46

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !47
	br i1 %147, label %b25, label %b26, !dbg !47

b25:
	%148 = sext i32 %14 to i64, !dbg !48
	%149 = sext i32 %p9 to i64, !dbg !48
	%150 = sub i64 %149, 9, !dbg !48
	%151 = mul i64 %p6, 40, !dbg !48
	%152 = trunc i64 %p10 to i32, !dbg !48
	%153 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !48
	%154 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !48
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !48
	%156 = icmp ne i64 %p4, %p6, !dbg !48
	%157 = icmp uge i64 %p10, %148, !dbg !48
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	%159 = icmp ugt i64 %150, 1, !dbg !48
	%160 = or i1 %156, %157, !dbg !48
	%161 = or i1 %160, %158, !dbg !48
	%162 = or i1 %161, %159, !dbg !48
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !48, !prof !21

b25_ok1:
	%163 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %153 to i8*, !dbg !48
	%164 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %154 to i8*, !dbg !48
	%165 = bitcast i64* %155 to i8*, !dbg !48
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !48
	br label %b41, !dbg !48

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !49
	br i1 %166, label %b27, label %b41, !dbg !49

b27:
	%167 = sext i32 %14 to i64, !dbg !50
	%168 = sext i32 %p9 to i64, !dbg !50
	%169 = sub i64 %168, 9, !dbg !50
	%170 = mul i64 %p6, 40, !dbg !50
	%171 = trunc i64 %p10 to i32, !dbg !50
	%172 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !50
	%173 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !50
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !50
	%175 = icmp ne i64 %p4, %p6, !dbg !50
	%176 = icmp uge i64 %p10, %167, !dbg !50
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	%178 = icmp ugt i64 %169, 1, !dbg !50
	%179 = or i1 %175, %176, !dbg !50
	%180 = or i1 %179, %177, !dbg !50
	%181 = or i1 %180, %178, !dbg !50
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !50, !prof !21

b27_ok1:
	%182 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %172 to i8*, !dbg !50
	%183 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %173 to i8*, !dbg !50
	%184 = bitcast i64* %174 to i8*, !dbg !50
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !50
	br label %b41, !dbg !50

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !51
	br i1 %185, label %b29, label %b41, !dbg !51

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !54
	br i1 %186, label %b30, label %b31, !dbg !54

b30:
	%187 = sext i32 %14 to i64, !dbg !55
	%188 = mul i64 %p6, 40, !dbg !55
	%189 = trunc i64 %p10 to i32, !dbg !55
	%190 = mul i32 %6, %7, !dbg !55
	%191 = icmp ne i64 %p4, %p6, !dbg !55
	%192 = icmp uge i64 %p10, %187, !dbg !55
	%193 = or i1 %191, %192, !dbg !55
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !55, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%195 = mul i32 %190, %194, !dbg !55
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !55
	%197 = sext i32 %196 to i64, !dbg !55
	%198 = icmp ult i64 %p10, %197, !dbg !55
	%199 = trunc i64 %p10 to i32, !dbg !55
	%200 = select i1 %198, i32 %199, i32 0, !dbg !55
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !55
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !55
	%203 = sext i32 %202 to i64, !dbg !55
	%204 = sext i32 %195 to i64, !dbg !55
	%205 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !55
	%206 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !55
	%207 = icmp ne i64 %203, %204, !dbg !55
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !55, !prof !21

b30_ok3:
	%208 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %205 to i8*, !dbg !55
	%209 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %206 to i8*, !dbg !55
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !55
	br label %b41, !dbg !55

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !57
	br i1 %210, label %b32, label %b33, !dbg !57

b32:
	%211 = sext i32 %14 to i64, !dbg !58
	%212 = mul i64 %p6, 40, !dbg !58
	%213 = trunc i64 %p10 to i32, !dbg !58
	%214 = mul i32 %6, %7, !dbg !58
	%215 = icmp ne i64 %p4, %p6, !dbg !58
	%216 = icmp uge i64 %p10, %211, !dbg !58
	%217 = or i1 %215, %216, !dbg !58
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !58, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !58, !range !56
	%219 = mul i32 %214, %218, !dbg !58
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !58
	%221 = sext i32 %220 to i64, !dbg !58
	%222 = icmp ult i64 %p10, %221, !dbg !58
	%223 = trunc i64 %p10 to i32, !dbg !58
	%224 = select i1 %222, i32 %223, i32 0, !dbg !58
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !58
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !58
	%227 = sext i32 %226 to i64, !dbg !58
	%228 = sext i32 %219 to i64, !dbg !58
	%229 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !58
	%230 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !58
	%231 = icmp ne i64 %227, %228, !dbg !58
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !58, !prof !21

b32_ok3:
	%232 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %229 to i8*, !dbg !58
	%233 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %230 to i8*, !dbg !58
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !58
	br label %b41, !dbg !58

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !59
	br i1 %234, label %b34, label %b35, !dbg !59

b34:
	%235 = sext i32 %14 to i64, !dbg !60
	%236 = mul i64 %p6, 40, !dbg !60
	%237 = trunc i64 %p10 to i32, !dbg !60
	%238 = mul i32 %6, %7, !dbg !60
	%239 = icmp ne i64 %p4, %p6, !dbg !60
	%240 = icmp uge i64 %p10, %235, !dbg !60
	%241 = or i1 %239, %240, !dbg !60
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !60, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !56
	%243 = mul i32 %238, %242, !dbg !60
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !60
	%245 = sext i32 %244 to i64, !dbg !60
	%246 = sext i32 %243 to i64, !dbg !60
	%247 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !60
	%248 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !60
	%249 = icmp ne i64 %245, %246, !dbg !60
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !60, !prof !21

b34_ok3:
	%250 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %247 to i8*, !dbg !60
	%251 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %248 to i8*, !dbg !60
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !60
	br label %b41, !dbg !60

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !61
	br i1 %252, label %b36, label %b37, !dbg !61

b36:
	%253 = sext i32 %14 to i64, !dbg !62
	%254 = mul i64 %p6, 40, !dbg !62
	%255 = trunc i64 %p10 to i32, !dbg !62
	%256 = mul i32 %6, %7, !dbg !62
	%257 = icmp ne i64 %p4, %p6, !dbg !62
	%258 = icmp uge i64 %p10, %253, !dbg !62
	%259 = or i1 %257, %258, !dbg !62
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !62, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !56
	%261 = mul i32 %256, %260, !dbg !62
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !62
	%263 = sext i32 %262 to i64, !dbg !62
	%264 = sext i32 %261 to i64, !dbg !62
	%265 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !62
	%266 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !62
	%267 = icmp ne i64 %263, %264, !dbg !62
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !62, !prof !21

b36_ok3:
	%268 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %265 to i8*, !dbg !62
	%269 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %266 to i8*, !dbg !62
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !62
	br label %b41, !dbg !62

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !63
	br i1 %270, label %b38, label %b39, !dbg !63

b38:
	%271 = sext i32 %14 to i64, !dbg !64
	%272 = sext i32 %p9 to i64, !dbg !64
	%273 = sub i64 %272, 9, !dbg !64
	%274 = mul i64 %p6, 40, !dbg !64
	%275 = trunc i64 %p10 to i32, !dbg !64
	%276 = mul i32 %6, %7, !dbg !64
	%277 = icmp ne i64 %p4, %p6, !dbg !64
	%278 = icmp uge i64 %p10, %271, !dbg !64
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !64
	%280 = icmp ugt i64 %273, 1, !dbg !64
	%281 = or i1 %277, %278, !dbg !64
	%282 = or i1 %281, %279, !dbg !64
	%283 = or i1 %282, %280, !dbg !64
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !64, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !64, !range !56
	%285 = mul i32 %276, %284, !dbg !64
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !64
	%287 = sext i32 %286 to i64, !dbg !64
	%288 = icmp ult i64 %p10, %287, !dbg !64
	%289 = trunc i64 %p10 to i32, !dbg !64
	%290 = select i1 %288, i32 %289, i32 0, !dbg !64
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !64
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !64
	%293 = sext i32 %292 to i64, !dbg !64
	%294 = sext i32 %285 to i64, !dbg !64
	%295 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !64
	%296 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !64
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !64
	%298 = icmp ne i64 %293, %294, !dbg !64
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !64, !prof !21

b38_ok5:
	%299 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %295 to i8*, !dbg !64
	%300 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %296 to i8*, !dbg !64
	%301 = bitcast i64* %297 to i8*, !dbg !64
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !64
	br label %b41, !dbg !64

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !65
	br i1 %302, label %b40, label %b41, !dbg !65

b40:
	%303 = sext i32 %14 to i64, !dbg !66
	%304 = sext i32 %p9 to i64, !dbg !66
	%305 = sub i64 %304, 9, !dbg !66
	%306 = mul i64 %p6, 40, !dbg !66
	%307 = trunc i64 %p10 to i32, !dbg !66
	%308 = mul i32 %6, %7, !dbg !66
	%309 = icmp ne i64 %p4, %p6, !dbg !66
	%310 = icmp uge i64 %p10, %303, !dbg !66
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !66
	%312 = icmp ugt i64 %305, 1, !dbg !66
	%313 = or i1 %309, %310, !dbg !66
	%314 = or i1 %313, %311, !dbg !66
	%315 = or i1 %314, %312, !dbg !66
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !66, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !56
	%317 = mul i32 %308, %316, !dbg !66
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !66
	%319 = sext i32 %318 to i64, !dbg !66
	%320 = icmp ult i64 %p10, %319, !dbg !66
	%321 = trunc i64 %p10 to i32, !dbg !66
	%322 = select i1 %320, i32 %321, i32 0, !dbg !66
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !66
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !66
	%325 = sext i32 %324 to i64, !dbg !66
	%326 = sext i32 %317 to i64, !dbg !66
	%327 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !66
	%328 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !66
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !66
	%330 = icmp ne i64 %325, %326, !dbg !66
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !66, !prof !21

b40_ok5:
	%331 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %327 to i8*, !dbg !66
	%332 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %328 to i8*, !dbg !66
	%333 = bitcast i64* %329 to i8*, !dbg !66
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !66
	br label %b41, !dbg !66

b41:
	ret void, !dbg !10

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !18
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !18

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !18
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !18
	ret void, !dbg !18

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !25
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !25
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !25
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !25
	ret void, !dbg !25

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !27
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !27
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !27
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !27
	ret void, !dbg !27

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !29
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !29
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !29
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !29
	ret void, !dbg !29

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !31
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !31

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !31
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !31
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !31

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !31
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !31

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !31
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !31
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !31
	ret void, !dbg !31

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !33
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !33

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !33
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !33
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !33

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !33
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !33

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !33
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !33
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !33
	ret void, !dbg !33

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !40
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !40
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !40
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !40
	ret void, !dbg !40

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !42
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !42
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !42
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !42
	ret void, !dbg !42

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !44
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !44

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !44
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !44
	ret void, !dbg !44

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !44
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !44
	ret void, !dbg !44

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !46
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !46

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !46
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !46
	ret void, !dbg !46

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !46
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !46
	ret void, !dbg !46

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !48
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !48

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !48
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !48
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !48

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !48
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !48

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !48
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !48
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !48
	ret void, !dbg !48

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !50
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !50

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !50
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !50
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !50

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !50
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !50

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !50
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !50
	ret void, !dbg !50

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !55
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !55

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !55
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !55
	ret void, !dbg !55

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !55
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !55
	ret void, !dbg !55

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %203, i64 %204), !dbg !55
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !55
	ret void, !dbg !55

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !58
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !58

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !58
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !58
	ret void, !dbg !58

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !58
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !58
	ret void, !dbg !58

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %227, i64 %228), !dbg !58
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !58
	ret void, !dbg !58

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !60
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !60

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !60
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !60
	ret void, !dbg !60

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !60
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !60
	ret void, !dbg !60

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %245, i64 %246), !dbg !60
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !60
	ret void, !dbg !60

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !62
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !62

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !62
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !62
	ret void, !dbg !62

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !62
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !62
	ret void, !dbg !62

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %263, i64 %264), !dbg !62
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !62
	ret void, !dbg !62

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !64
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !64

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !64
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !64
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !64

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !64
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !64
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !64

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !64
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %293, i64 %294), !dbg !64
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !64
	ret void, !dbg !64

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !66
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !66

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !66
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !66
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !66

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !66
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !66
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !66

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !66
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %325, i64 %326), !dbg !66
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !66
	ret void, !dbg !66
}

define void @Color(i64 %p0, i64 %p1, i64 %p2, { i8, i8, i8 }* %p3, i64 %p4, { i8, i8, i8 }* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !67 {
entry:
	br label %b0, !dbg !68

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p3 to { i8, i8, i8 } addrspace(1)*, !dbg !68
	%1 = addrspacecast { i8, i8, i8 }* %p5 to { i8, i8, i8 } addrspace(1)*, !dbg !68
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !68
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !14
	%8 = mul i32 %7, %5, !dbg !71
	%9 = add i32 %4, %8, !dbg !71
	%10 = mul i32 %6, %9, !dbg !71
	%11 = add i32 %3, %10, !dbg !71
	%12 = sext i32 %11 to i64, !dbg !71
	%13 = icmp eq i64 %p1, 0, !dbg !72
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !75
	br i1 %13, label %b1, label %b14, !dbg !72

b1:
	%15 = icmp eq i64 %12, 0, !dbg !76
	br i1 %15, label %b2, label %b14, !dbg !76

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !77
	br i1 %16, label %b3, label %b4, !dbg !77

b3:
	%17 = sext i32 %14 to i64, !dbg !75
	%18 = mul i64 %p6, 3, !dbg !75
	%19 = trunc i64 %p10 to i32, !dbg !75
	%20 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !75
	%21 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !75
	%22 = icmp ne i64 %p4, %p6, !dbg !75
	%23 = icmp uge i64 %p10, %17, !dbg !75
	%24 = or i1 %22, %23, !dbg !75
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !75, !prof !21

b3_ok1:
	%25 = bitcast { i8, i8, i8 }* %20 to i8*, !dbg !75
	%26 = bitcast { i8, i8, i8 }* %21 to i8*, !dbg !75
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !75
	br label %b41, !dbg !75

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !78
	br i1 %27, label %b5, label %b6, !dbg !78

b5:
	%28 = sext i32 %14 to i64, !dbg !79
	%29 = mul i64 %p6, 3, !dbg !79
	%30 = trunc i64 %p10 to i32, !dbg !79
	%31 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !79
	%32 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !79
	%33 = icmp ne i64 %p4, %p6, !dbg !79
	%34 = icmp uge i64 %p10, %28, !dbg !79
	%35 = or i1 %33, %34, !dbg !79
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !79, !prof !21

b5_ok1:
	%36 = bitcast { i8, i8, i8 }* %31 to i8*, !dbg !79
	%37 = bitcast { i8, i8, i8 }* %32 to i8*, !dbg !79
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !79
	br label %b41, !dbg !79

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !80
	br i1 %38, label %b7, label %b8, !dbg !80

b7:
	%39 = sext i32 %14 to i64, !dbg !81
	%40 = mul i64 %p6, 3, !dbg !81
	%41 = trunc i64 %p10 to i32, !dbg !81
	%42 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !81
	%43 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !81
	%44 = icmp ne i64 %p4, %p6, !dbg !81
	%45 = icmp uge i64 %p10, %39, !dbg !81
	%46 = or i1 %44, %45, !dbg !81
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !81, !prof !21

b7_ok1:
	%47 = bitcast { i8, i8, i8 }* %42 to i8*, !dbg !81
	%48 = bitcast { i8, i8, i8 }* %43 to i8*, !dbg !81
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !81
	br label %b41, !dbg !81

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !82
	br i1 %49, label %b9, label %b10, !dbg !82

b9:
	%50 = sext i32 %14 to i64, !dbg !83
	%51 = mul i64 %p6, 3, !dbg !83
	%52 = trunc i64 %p10 to i32, !dbg !83
	%53 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !83
	%54 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !83
	%55 = icmp ne i64 %p4, %p6, !dbg !83
	%56 = icmp uge i64 %p10, %50, !dbg !83
	%57 = or i1 %55, %56, !dbg !83
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !83, !prof !21

b9_ok1:
	%58 = bitcast { i8, i8, i8 }* %53 to i8*, !dbg !83
	%59 = bitcast { i8, i8, i8 }* %54 to i8*, !dbg !83
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !83
	br label %b41, !dbg !83

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !84
	br i1 %60, label %b11, label %b12, !dbg !84

b11:
	%61 = sext i32 %14 to i64, !dbg !85
	%62 = sext i32 %p9 to i64, !dbg !85
	%63 = sub i64 %62, 9, !dbg !85
	%64 = mul i64 %p6, 3, !dbg !85
	%65 = trunc i64 %p10 to i32, !dbg !85
	%66 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !85
	%67 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !85
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !85
	%69 = icmp ne i64 %p4, %p6, !dbg !85
	%70 = icmp uge i64 %p10, %61, !dbg !85
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !85
	%72 = icmp ugt i64 %63, 1, !dbg !85
	%73 = or i1 %69, %70, !dbg !85
	%74 = or i1 %73, %71, !dbg !85
	%75 = or i1 %74, %72, !dbg !85
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !85, !prof !21

b11_ok1:
	%76 = bitcast { i8, i8, i8 }* %66 to i8*, !dbg !85
	%77 = bitcast { i8, i8, i8 }* %67 to i8*, !dbg !85
	%78 = bitcast i64* %68 to i8*, !dbg !85
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !85
	br label %b41, !dbg !85

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !86
	br i1 %79, label %b13, label %b41, !dbg !86

b13:
	%80 = sext i32 %14 to i64, !dbg !87
	%81 = sext i32 %p9 to i64, !dbg !87
	%82 = sub i64 %81, 9, !dbg !87
	%83 = mul i64 %p6, 3, !dbg !87
	%84 = trunc i64 %p10 to i32, !dbg !87
	%85 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !87
	%86 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !87
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !87
	%88 = icmp ne i64 %p4, %p6, !dbg !87
	%89 = icmp uge i64 %p10, %80, !dbg !87
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !87
	%91 = icmp ugt i64 %82, 1, !dbg !87
	%92 = or i1 %88, %89, !dbg !87
	%93 = or i1 %92, %90, !dbg !87
	%94 = or i1 %93, %91, !dbg !87
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !87, !prof !21

b13_ok1:
	%95 = bitcast { i8, i8, i8 }* %85 to i8*, !dbg !87
	%96 = bitcast { i8, i8, i8 }* %86 to i8*, !dbg !87
	%97 = bitcast i64* %87 to i8*, !dbg !87
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !87
	br label %b41, !dbg !87

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !88
	br i1 %98, label %b15, label %b28, !dbg !88

b15:
	%99 = trunc i64 %12 to i32, !dbg !89
	%100 = udiv i32 %99, 32, !dbg !89
	%101 = zext i32 %100 to i64, !dbg !89
	%102 = icmp eq i64 %101, %p2, !dbg !90
	br i1 %102, label %b16, label %b28, !dbg !90

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !93
	br i1 %103, label %b17, label %b18, !dbg !93

b17:
	%104 = sext i32 %14 to i64, !dbg !94
	%105 = mul i64 %p6, 3, !dbg !94
	%106 = trunc i64 %p10 to i32, !dbg !94
	%107 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !94
	%108 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !94
	%109 = icmp ne i64 %p4, %p6, !dbg !94
	%110 = icmp uge i64 %p10, %104, !dbg !94
	%111 = or i1 %109, %110, !dbg !94
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !94, !prof !21

b17_ok1:
	%112 = bitcast { i8, i8, i8 }* %107 to i8*, !dbg !94
	%113 = bitcast { i8, i8, i8 }* %108 to i8*, !dbg !94
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !94
	br label %b41, !dbg !94

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !95
	br i1 %114, label %b19, label %b20, !dbg !95

b19:
	%115 = sext i32 %14 to i64, !dbg !96
	%116 = mul i64 %p6, 3, !dbg !96
	%117 = trunc i64 %p10 to i32, !dbg !96
	%118 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !96
	%119 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !96
	%120 = icmp ne i64 %p4, %p6, !dbg !96
	%121 = icmp uge i64 %p10, %115, !dbg !96
	%122 = or i1 %120, %121, !dbg !96
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !96, !prof !21

b19_ok1:
	%123 = bitcast { i8, i8, i8 }* %118 to i8*, !dbg !96
	%124 = bitcast { i8, i8, i8 }* %119 to i8*, !dbg !96
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !96
	br label %b41, !dbg !96

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !97
	br i1 %125, label %b21, label %b22, !dbg !97

b21:
	%126 = sext i32 %14 to i64, !dbg !98
	%127 = mul i64 %p6, 3, !dbg !98
	%128 = trunc i64 %p10 to i32, !dbg !98
	%129 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !98
	%130 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !98
	%131 = icmp ne i64 %p4, %p6, !dbg !98
	%132 = icmp uge i64 %p10, %126, !dbg !98
	%133 = or i1 %131, %132, !dbg !98
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !98, !prof !21

b21_ok1:
	%134 = bitcast { i8, i8, i8 }* %129 to i8*, !dbg !98
	%135 = bitcast { i8, i8, i8 }* %130 to i8*, !dbg !98
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !98
	br label %b41, !dbg !98

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !99
	br i1 %136, label %b23, label %b24, !dbg !99

b23:
	%137 = sext i32 %14 to i64, !dbg !100
	%138 = mul i64 %p6, 3, !dbg !100
	%139 = trunc i64 %p10 to i32, !dbg !100
	%140 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !100
	%141 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !100
	%142 = icmp ne i64 %p4, %p6, !dbg !100
	%143 = icmp uge i64 %p10, %137, !dbg !100
	%144 = or i1 %142, %143, !dbg !100
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !100, !prof !21

b23_ok1:
	%145 = bitcast { i8, i8, i8 }* %140 to i8*, !dbg !100
	%146 = bitcast { i8, i8, i8 }* %141 to i8*, !dbg !100
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !100
	br label %b41, !dbg !100

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !101
	br i1 %147, label %b25, label %b26, !dbg !101

b25:
	%148 = sext i32 %14 to i64, !dbg !102
	%149 = sext i32 %p9 to i64, !dbg !102
	%150 = sub i64 %149, 9, !dbg !102
	%151 = mul i64 %p6, 3, !dbg !102
	%152 = trunc i64 %p10 to i32, !dbg !102
	%153 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !102
	%154 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !102
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !102
	%156 = icmp ne i64 %p4, %p6, !dbg !102
	%157 = icmp uge i64 %p10, %148, !dbg !102
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !102
	%159 = icmp ugt i64 %150, 1, !dbg !102
	%160 = or i1 %156, %157, !dbg !102
	%161 = or i1 %160, %158, !dbg !102
	%162 = or i1 %161, %159, !dbg !102
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !102, !prof !21

b25_ok1:
	%163 = bitcast { i8, i8, i8 }* %153 to i8*, !dbg !102
	%164 = bitcast { i8, i8, i8 }* %154 to i8*, !dbg !102
	%165 = bitcast i64* %155 to i8*, !dbg !102
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !102
	br label %b41, !dbg !102

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !103
	br i1 %166, label %b27, label %b41, !dbg !103

b27:
	%167 = sext i32 %14 to i64, !dbg !104
	%168 = sext i32 %p9 to i64, !dbg !104
	%169 = sub i64 %168, 9, !dbg !104
	%170 = mul i64 %p6, 3, !dbg !104
	%171 = trunc i64 %p10 to i32, !dbg !104
	%172 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !104
	%173 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !104
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !104
	%175 = icmp ne i64 %p4, %p6, !dbg !104
	%176 = icmp uge i64 %p10, %167, !dbg !104
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !104
	%178 = icmp ugt i64 %169, 1, !dbg !104
	%179 = or i1 %175, %176, !dbg !104
	%180 = or i1 %179, %177, !dbg !104
	%181 = or i1 %180, %178, !dbg !104
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !104, !prof !21

b27_ok1:
	%182 = bitcast { i8, i8, i8 }* %172 to i8*, !dbg !104
	%183 = bitcast { i8, i8, i8 }* %173 to i8*, !dbg !104
	%184 = bitcast i64* %174 to i8*, !dbg !104
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !104
	br label %b41, !dbg !104

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !105
	br i1 %185, label %b29, label %b41, !dbg !105

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !108
	br i1 %186, label %b30, label %b31, !dbg !108

b30:
	%187 = sext i32 %14 to i64, !dbg !109
	%188 = mul i64 %p6, 3, !dbg !109
	%189 = trunc i64 %p10 to i32, !dbg !109
	%190 = mul i32 %6, %7, !dbg !109
	%191 = icmp ne i64 %p4, %p6, !dbg !109
	%192 = icmp uge i64 %p10, %187, !dbg !109
	%193 = or i1 %191, %192, !dbg !109
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !109, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !109, !range !56
	%195 = mul i32 %190, %194, !dbg !109
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !109
	%197 = sext i32 %196 to i64, !dbg !109
	%198 = icmp ult i64 %p10, %197, !dbg !109
	%199 = trunc i64 %p10 to i32, !dbg !109
	%200 = select i1 %198, i32 %199, i32 0, !dbg !109
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !109
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !109
	%203 = sext i32 %202 to i64, !dbg !109
	%204 = sext i32 %195 to i64, !dbg !109
	%205 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !109
	%206 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !109
	%207 = icmp ne i64 %203, %204, !dbg !109
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !109, !prof !21

b30_ok3:
	%208 = bitcast { i8, i8, i8 }* %205 to i8*, !dbg !109
	%209 = bitcast { i8, i8, i8 }* %206 to i8*, !dbg !109
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !109
	br label %b41, !dbg !109

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !110
	br i1 %210, label %b32, label %b33, !dbg !110

b32:
	%211 = sext i32 %14 to i64, !dbg !111
	%212 = mul i64 %p6, 3, !dbg !111
	%213 = trunc i64 %p10 to i32, !dbg !111
	%214 = mul i32 %6, %7, !dbg !111
	%215 = icmp ne i64 %p4, %p6, !dbg !111
	%216 = icmp uge i64 %p10, %211, !dbg !111
	%217 = or i1 %215, %216, !dbg !111
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !111, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !111, !range !56
	%219 = mul i32 %214, %218, !dbg !111
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !111
	%221 = sext i32 %220 to i64, !dbg !111
	%222 = icmp ult i64 %p10, %221, !dbg !111
	%223 = trunc i64 %p10 to i32, !dbg !111
	%224 = select i1 %222, i32 %223, i32 0, !dbg !111
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !111
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !111
	%227 = sext i32 %226 to i64, !dbg !111
	%228 = sext i32 %219 to i64, !dbg !111
	%229 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !111
	%230 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !111
	%231 = icmp ne i64 %227, %228, !dbg !111
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !111, !prof !21

b32_ok3:
	%232 = bitcast { i8, i8, i8 }* %229 to i8*, !dbg !111
	%233 = bitcast { i8, i8, i8 }* %230 to i8*, !dbg !111
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !111
	br label %b41, !dbg !111

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !112
	br i1 %234, label %b34, label %b35, !dbg !112

b34:
	%235 = sext i32 %14 to i64, !dbg !113
	%236 = mul i64 %p6, 3, !dbg !113
	%237 = trunc i64 %p10 to i32, !dbg !113
	%238 = mul i32 %6, %7, !dbg !113
	%239 = icmp ne i64 %p4, %p6, !dbg !113
	%240 = icmp uge i64 %p10, %235, !dbg !113
	%241 = or i1 %239, %240, !dbg !113
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !113, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !113, !range !56
	%243 = mul i32 %238, %242, !dbg !113
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !113
	%245 = sext i32 %244 to i64, !dbg !113
	%246 = sext i32 %243 to i64, !dbg !113
	%247 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !113
	%248 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !113
	%249 = icmp ne i64 %245, %246, !dbg !113
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !113, !prof !21

b34_ok3:
	%250 = bitcast { i8, i8, i8 }* %247 to i8*, !dbg !113
	%251 = bitcast { i8, i8, i8 }* %248 to i8*, !dbg !113
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !113
	br label %b41, !dbg !113

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !114
	br i1 %252, label %b36, label %b37, !dbg !114

b36:
	%253 = sext i32 %14 to i64, !dbg !115
	%254 = mul i64 %p6, 3, !dbg !115
	%255 = trunc i64 %p10 to i32, !dbg !115
	%256 = mul i32 %6, %7, !dbg !115
	%257 = icmp ne i64 %p4, %p6, !dbg !115
	%258 = icmp uge i64 %p10, %253, !dbg !115
	%259 = or i1 %257, %258, !dbg !115
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !115, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !115, !range !56
	%261 = mul i32 %256, %260, !dbg !115
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !115
	%263 = sext i32 %262 to i64, !dbg !115
	%264 = sext i32 %261 to i64, !dbg !115
	%265 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !115
	%266 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !115
	%267 = icmp ne i64 %263, %264, !dbg !115
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !115, !prof !21

b36_ok3:
	%268 = bitcast { i8, i8, i8 }* %265 to i8*, !dbg !115
	%269 = bitcast { i8, i8, i8 }* %266 to i8*, !dbg !115
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !115
	br label %b41, !dbg !115

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !116
	br i1 %270, label %b38, label %b39, !dbg !116

b38:
	%271 = sext i32 %14 to i64, !dbg !117
	%272 = sext i32 %p9 to i64, !dbg !117
	%273 = sub i64 %272, 9, !dbg !117
	%274 = mul i64 %p6, 3, !dbg !117
	%275 = trunc i64 %p10 to i32, !dbg !117
	%276 = mul i32 %6, %7, !dbg !117
	%277 = icmp ne i64 %p4, %p6, !dbg !117
	%278 = icmp uge i64 %p10, %271, !dbg !117
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !117
	%280 = icmp ugt i64 %273, 1, !dbg !117
	%281 = or i1 %277, %278, !dbg !117
	%282 = or i1 %281, %279, !dbg !117
	%283 = or i1 %282, %280, !dbg !117
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !117, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !56
	%285 = mul i32 %276, %284, !dbg !117
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !117
	%287 = sext i32 %286 to i64, !dbg !117
	%288 = icmp ult i64 %p10, %287, !dbg !117
	%289 = trunc i64 %p10 to i32, !dbg !117
	%290 = select i1 %288, i32 %289, i32 0, !dbg !117
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !117
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !117
	%293 = sext i32 %292 to i64, !dbg !117
	%294 = sext i32 %285 to i64, !dbg !117
	%295 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !117
	%296 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !117
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !117
	%298 = icmp ne i64 %293, %294, !dbg !117
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !117, !prof !21

b38_ok5:
	%299 = bitcast { i8, i8, i8 }* %295 to i8*, !dbg !117
	%300 = bitcast { i8, i8, i8 }* %296 to i8*, !dbg !117
	%301 = bitcast i64* %297 to i8*, !dbg !117
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !117
	br label %b41, !dbg !117

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !118
	br i1 %302, label %b40, label %b41, !dbg !118

b40:
	%303 = sext i32 %14 to i64, !dbg !119
	%304 = sext i32 %p9 to i64, !dbg !119
	%305 = sub i64 %304, 9, !dbg !119
	%306 = mul i64 %p6, 3, !dbg !119
	%307 = trunc i64 %p10 to i32, !dbg !119
	%308 = mul i32 %6, %7, !dbg !119
	%309 = icmp ne i64 %p4, %p6, !dbg !119
	%310 = icmp uge i64 %p10, %303, !dbg !119
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !119
	%312 = icmp ugt i64 %305, 1, !dbg !119
	%313 = or i1 %309, %310, !dbg !119
	%314 = or i1 %313, %311, !dbg !119
	%315 = or i1 %314, %312, !dbg !119
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !119, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !56
	%317 = mul i32 %308, %316, !dbg !119
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !119
	%319 = sext i32 %318 to i64, !dbg !119
	%320 = icmp ult i64 %p10, %319, !dbg !119
	%321 = trunc i64 %p10 to i32, !dbg !119
	%322 = select i1 %320, i32 %321, i32 0, !dbg !119
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !119
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !119
	%325 = sext i32 %324 to i64, !dbg !119
	%326 = sext i32 %317 to i64, !dbg !119
	%327 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !119
	%328 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !119
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !119
	%330 = icmp ne i64 %325, %326, !dbg !119
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !119, !prof !21

b40_ok5:
	%331 = bitcast { i8, i8, i8 }* %327 to i8*, !dbg !119
	%332 = bitcast { i8, i8, i8 }* %328 to i8*, !dbg !119
	%333 = bitcast i64* %329 to i8*, !dbg !119
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !119
	br label %b41, !dbg !119

b41:
	ret void, !dbg !70

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !75
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !75

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !75
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !75
	ret void, !dbg !75

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !75
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !75
	ret void, !dbg !75

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !79
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !79

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !79
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !79
	ret void, !dbg !79

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !79
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !79
	ret void, !dbg !79

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !81
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !81

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !81
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !81
	ret void, !dbg !81

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !81
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !81
	ret void, !dbg !81

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !83
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !83

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !83
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !83
	ret void, !dbg !83

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !83
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !83
	ret void, !dbg !83

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !85
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !85

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !85
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !85
	ret void, !dbg !85

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !85
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !85

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !85
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !85
	ret void, !dbg !85

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !85
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !85

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !85
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !85
	ret void, !dbg !85

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !85
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !85
	ret void, !dbg !85

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !87
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !87

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !87
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !87
	ret void, !dbg !87

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !87
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !87

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !87
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !87
	ret void, !dbg !87

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !87
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !87

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !87
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !87
	ret void, !dbg !87

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !87
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !87
	ret void, !dbg !87

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !94
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !94

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !94
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !94
	ret void, !dbg !94

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !94
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !94
	ret void, !dbg !94

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !96
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !96

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !96
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !96
	ret void, !dbg !96

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !96
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !96
	ret void, !dbg !96

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !98
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !98

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !98
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !98
	ret void, !dbg !98

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !98
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !98
	ret void, !dbg !98

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !100
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !100

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !100
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !100
	ret void, !dbg !100

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !100
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !100
	ret void, !dbg !100

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !102
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !102

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !102
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !102
	ret void, !dbg !102

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !102
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !102

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !102
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !102
	ret void, !dbg !102

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !102
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !102

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !102
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !102
	ret void, !dbg !102

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !102
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !102
	ret void, !dbg !102

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !104
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !104

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !104
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !104
	ret void, !dbg !104

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !104
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !104

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !104
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !104
	ret void, !dbg !104

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !104
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !104

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !104
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !104
	ret void, !dbg !104

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !104
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !104
	ret void, !dbg !104

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !109
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !109

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !109
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !109
	ret void, !dbg !109

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !109
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !109
	ret void, !dbg !109

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %203, i64 %204), !dbg !109
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !109
	ret void, !dbg !109

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !111
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !111

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !111
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !111
	ret void, !dbg !111

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !111
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !111
	ret void, !dbg !111

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %227, i64 %228), !dbg !111
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !111
	ret void, !dbg !111

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !113
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !113

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !113
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !113
	ret void, !dbg !113

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !113
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !113
	ret void, !dbg !113

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %245, i64 %246), !dbg !113
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !113
	ret void, !dbg !113

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !115
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !115

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !115
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !115
	ret void, !dbg !115

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !115
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !115
	ret void, !dbg !115

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %263, i64 %264), !dbg !115
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !115
	ret void, !dbg !115

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !117
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !117

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !117
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !117
	ret void, !dbg !117

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !117
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !117

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !117
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !117
	ret void, !dbg !117

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !117
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !117

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !117
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !117
	ret void, !dbg !117

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !117
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !117
	ret void, !dbg !117

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %293, i64 %294), !dbg !117
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !117
	ret void, !dbg !117

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !119
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !119

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !119
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !119
	ret void, !dbg !119

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !119
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !119

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !119
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !119
	ret void, !dbg !119

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !119
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !119

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !119
	ret void, !dbg !119

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !119
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !119
	ret void, !dbg !119

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %325, i64 %326), !dbg !119
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !119
	ret void, !dbg !119
}

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !121 {
entry:
	br label %b0, !dbg !122

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !122
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !122
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !122
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !125, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !125, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !125, !range !14
	%8 = mul i32 %7, %5, !dbg !125
	%9 = add i32 %4, %8, !dbg !125
	%10 = mul i32 %6, %9, !dbg !125
	%11 = add i32 %3, %10, !dbg !125
	%12 = sext i32 %11 to i64, !dbg !125
	%13 = icmp eq i64 %p1, 0, !dbg !126
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !129
	br i1 %13, label %b1, label %b14, !dbg !126

b1:
	%15 = icmp eq i64 %12, 0, !dbg !130
	br i1 %15, label %b2, label %b14, !dbg !130

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !131
	br i1 %16, label %b3, label %b4, !dbg !131

b3:
	%17 = sext i32 %14 to i64, !dbg !129
	%18 = trunc i64 %p10 to i32, !dbg !129
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !129
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !129
	%21 = icmp ne i64 %p4, %p6, !dbg !129
	%22 = icmp uge i64 %p10, %17, !dbg !129
	%23 = or i1 %21, %22, !dbg !129
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !129, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !129
	br label %b41, !dbg !129

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !132
	br i1 %24, label %b5, label %b6, !dbg !132

b5:
	%25 = sext i32 %14 to i64, !dbg !133
	%26 = trunc i64 %p10 to i32, !dbg !133
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !133
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !133
	%29 = icmp ne i64 %p4, %p6, !dbg !133
	%30 = icmp uge i64 %p10, %25, !dbg !133
	%31 = or i1 %29, %30, !dbg !133
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !133, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !133
	br label %b41, !dbg !133

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !134
	br i1 %32, label %b7, label %b8, !dbg !134

b7:
	%33 = sext i32 %14 to i64, !dbg !135
	%34 = trunc i64 %p10 to i32, !dbg !135
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !135
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !135
	%37 = icmp ne i64 %p4, %p6, !dbg !135
	%38 = icmp uge i64 %p10, %33, !dbg !135
	%39 = or i1 %37, %38, !dbg !135
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !135, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !135
	br label %b41, !dbg !135

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !136
	br i1 %40, label %b9, label %b10, !dbg !136

b9:
	%41 = sext i32 %14 to i64, !dbg !137
	%42 = trunc i64 %p10 to i32, !dbg !137
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !137
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !137
	%45 = icmp ne i64 %p4, %p6, !dbg !137
	%46 = icmp uge i64 %p10, %41, !dbg !137
	%47 = or i1 %45, %46, !dbg !137
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !137, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !137
	br label %b41, !dbg !137

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !138
	br i1 %48, label %b11, label %b12, !dbg !138

b11:
	%49 = sext i32 %14 to i64, !dbg !139
	%50 = sext i32 %p9 to i64, !dbg !139
	%51 = sub i64 %50, 9, !dbg !139
	%52 = trunc i64 %p10 to i32, !dbg !139
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !139
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !139
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !139
	%56 = icmp ne i64 %p4, %p6, !dbg !139
	%57 = icmp uge i64 %p10, %49, !dbg !139
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !139
	%59 = icmp ugt i64 %51, 1, !dbg !139
	%60 = or i1 %56, %57, !dbg !139
	%61 = or i1 %60, %58, !dbg !139
	%62 = or i1 %61, %59, !dbg !139
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !139, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !139
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !139
	br label %b41, !dbg !139

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !140
	br i1 %64, label %b13, label %b41, !dbg !140

b13:
	%65 = sext i32 %14 to i64, !dbg !141
	%66 = sext i32 %p9 to i64, !dbg !141
	%67 = sub i64 %66, 9, !dbg !141
	%68 = trunc i64 %p10 to i32, !dbg !141
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !141
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !141
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !141
	%72 = icmp ne i64 %p4, %p6, !dbg !141
	%73 = icmp uge i64 %p10, %65, !dbg !141
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !141
	%75 = icmp ugt i64 %67, 1, !dbg !141
	%76 = or i1 %72, %73, !dbg !141
	%77 = or i1 %76, %74, !dbg !141
	%78 = or i1 %77, %75, !dbg !141
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !141, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !141
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !141
	br label %b41, !dbg !141

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !142
	br i1 %80, label %b15, label %b28, !dbg !142

b15:
	%81 = trunc i64 %12 to i32, !dbg !143
	%82 = udiv i32 %81, 32, !dbg !143
	%83 = zext i32 %82 to i64, !dbg !143
	%84 = icmp eq i64 %83, %p2, !dbg !144
	br i1 %84, label %b16, label %b28, !dbg !144

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !147
	br i1 %85, label %b17, label %b18, !dbg !147

b17:
	%86 = sext i32 %14 to i64, !dbg !148
	%87 = trunc i64 %p10 to i32, !dbg !148
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !148
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !148
	%90 = icmp ne i64 %p4, %p6, !dbg !148
	%91 = icmp uge i64 %p10, %86, !dbg !148
	%92 = or i1 %90, %91, !dbg !148
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !148, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !148
	br label %b41, !dbg !148

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !149
	br i1 %93, label %b19, label %b20, !dbg !149

b19:
	%94 = sext i32 %14 to i64, !dbg !150
	%95 = trunc i64 %p10 to i32, !dbg !150
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !150
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !150
	%98 = icmp ne i64 %p4, %p6, !dbg !150
	%99 = icmp uge i64 %p10, %94, !dbg !150
	%100 = or i1 %98, %99, !dbg !150
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !150, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !150
	br label %b41, !dbg !150

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !151
	br i1 %101, label %b21, label %b22, !dbg !151

b21:
	%102 = sext i32 %14 to i64, !dbg !152
	%103 = trunc i64 %p10 to i32, !dbg !152
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !152
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !152
	%106 = icmp ne i64 %p4, %p6, !dbg !152
	%107 = icmp uge i64 %p10, %102, !dbg !152
	%108 = or i1 %106, %107, !dbg !152
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !152, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !152
	br label %b41, !dbg !152

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !153
	br i1 %109, label %b23, label %b24, !dbg !153

b23:
	%110 = sext i32 %14 to i64, !dbg !154
	%111 = trunc i64 %p10 to i32, !dbg !154
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !154
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !154
	%114 = icmp ne i64 %p4, %p6, !dbg !154
	%115 = icmp uge i64 %p10, %110, !dbg !154
	%116 = or i1 %114, %115, !dbg !154
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !154, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !154
	br label %b41, !dbg !154

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !155
	br i1 %117, label %b25, label %b26, !dbg !155

b25:
	%118 = sext i32 %14 to i64, !dbg !156
	%119 = sext i32 %p9 to i64, !dbg !156
	%120 = sub i64 %119, 9, !dbg !156
	%121 = trunc i64 %p10 to i32, !dbg !156
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !156
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !156
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !156
	%125 = icmp ne i64 %p4, %p6, !dbg !156
	%126 = icmp uge i64 %p10, %118, !dbg !156
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !156
	%128 = icmp ugt i64 %120, 1, !dbg !156
	%129 = or i1 %125, %126, !dbg !156
	%130 = or i1 %129, %127, !dbg !156
	%131 = or i1 %130, %128, !dbg !156
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !156, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !156
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !156
	br label %b41, !dbg !156

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !157
	br i1 %133, label %b27, label %b41, !dbg !157

b27:
	%134 = sext i32 %14 to i64, !dbg !158
	%135 = sext i32 %p9 to i64, !dbg !158
	%136 = sub i64 %135, 9, !dbg !158
	%137 = trunc i64 %p10 to i32, !dbg !158
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !158
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !158
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !158
	%141 = icmp ne i64 %p4, %p6, !dbg !158
	%142 = icmp uge i64 %p10, %134, !dbg !158
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !158
	%144 = icmp ugt i64 %136, 1, !dbg !158
	%145 = or i1 %141, %142, !dbg !158
	%146 = or i1 %145, %143, !dbg !158
	%147 = or i1 %146, %144, !dbg !158
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !158, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !158
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !158
	br label %b41, !dbg !158

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !159
	br i1 %149, label %b29, label %b41, !dbg !159

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !162
	br i1 %150, label %b30, label %b31, !dbg !162

b30:
	%151 = sext i32 %14 to i64, !dbg !163
	%152 = trunc i64 %p10 to i32, !dbg !163
	%153 = mul i32 %6, %7, !dbg !163
	%154 = icmp ne i64 %p4, %p6, !dbg !163
	%155 = icmp uge i64 %p10, %151, !dbg !163
	%156 = or i1 %154, %155, !dbg !163
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !163, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !163, !range !56
	%158 = mul i32 %153, %157, !dbg !163
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !163
	%160 = sext i32 %159 to i64, !dbg !163
	%161 = icmp ult i64 %p10, %160, !dbg !163
	%162 = trunc i64 %p10 to i32, !dbg !163
	%163 = select i1 %161, i32 %162, i32 0, !dbg !163
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !163
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !163
	%166 = sext i32 %165 to i64, !dbg !163
	%167 = sext i32 %158 to i64, !dbg !163
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !163
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !163
	%170 = icmp ne i64 %166, %167, !dbg !163
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !163, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !163
	br label %b41, !dbg !163

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %171, label %b32, label %b33, !dbg !164

b32:
	%172 = sext i32 %14 to i64, !dbg !165
	%173 = trunc i64 %p10 to i32, !dbg !165
	%174 = mul i32 %6, %7, !dbg !165
	%175 = icmp ne i64 %p4, %p6, !dbg !165
	%176 = icmp uge i64 %p10, %172, !dbg !165
	%177 = or i1 %175, %176, !dbg !165
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !165, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !165, !range !56
	%179 = mul i32 %174, %178, !dbg !165
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !165
	%181 = sext i32 %180 to i64, !dbg !165
	%182 = icmp ult i64 %p10, %181, !dbg !165
	%183 = trunc i64 %p10 to i32, !dbg !165
	%184 = select i1 %182, i32 %183, i32 0, !dbg !165
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !165
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !165
	%187 = sext i32 %186 to i64, !dbg !165
	%188 = sext i32 %179 to i64, !dbg !165
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !165
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !165
	%191 = icmp ne i64 %187, %188, !dbg !165
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !165, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !165
	br label %b41, !dbg !165

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !166
	br i1 %192, label %b34, label %b35, !dbg !166

b34:
	%193 = sext i32 %14 to i64, !dbg !167
	%194 = trunc i64 %p10 to i32, !dbg !167
	%195 = mul i32 %6, %7, !dbg !167
	%196 = icmp ne i64 %p4, %p6, !dbg !167
	%197 = icmp uge i64 %p10, %193, !dbg !167
	%198 = or i1 %196, %197, !dbg !167
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !167, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167, !range !56
	%200 = mul i32 %195, %199, !dbg !167
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !167
	%202 = sext i32 %201 to i64, !dbg !167
	%203 = sext i32 %200 to i64, !dbg !167
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !167
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !167
	%206 = icmp ne i64 %202, %203, !dbg !167
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !167, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !167
	br label %b41, !dbg !167

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !168
	br i1 %207, label %b36, label %b37, !dbg !168

b36:
	%208 = sext i32 %14 to i64, !dbg !169
	%209 = trunc i64 %p10 to i32, !dbg !169
	%210 = mul i32 %6, %7, !dbg !169
	%211 = icmp ne i64 %p4, %p6, !dbg !169
	%212 = icmp uge i64 %p10, %208, !dbg !169
	%213 = or i1 %211, %212, !dbg !169
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !169, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !169, !range !56
	%215 = mul i32 %210, %214, !dbg !169
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !169
	%217 = sext i32 %216 to i64, !dbg !169
	%218 = sext i32 %215 to i64, !dbg !169
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !169
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !169
	%221 = icmp ne i64 %217, %218, !dbg !169
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !169, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !169
	br label %b41, !dbg !169

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !170
	br i1 %222, label %b38, label %b39, !dbg !170

b38:
	%223 = sext i32 %14 to i64, !dbg !171
	%224 = sext i32 %p9 to i64, !dbg !171
	%225 = sub i64 %224, 9, !dbg !171
	%226 = trunc i64 %p10 to i32, !dbg !171
	%227 = mul i32 %6, %7, !dbg !171
	%228 = icmp ne i64 %p4, %p6, !dbg !171
	%229 = icmp uge i64 %p10, %223, !dbg !171
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !171
	%231 = icmp ugt i64 %225, 1, !dbg !171
	%232 = or i1 %228, %229, !dbg !171
	%233 = or i1 %232, %230, !dbg !171
	%234 = or i1 %233, %231, !dbg !171
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !171, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !171, !range !56
	%236 = mul i32 %227, %235, !dbg !171
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !171
	%238 = sext i32 %237 to i64, !dbg !171
	%239 = icmp ult i64 %p10, %238, !dbg !171
	%240 = trunc i64 %p10 to i32, !dbg !171
	%241 = select i1 %239, i32 %240, i32 0, !dbg !171
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !171
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !171
	%244 = sext i32 %243 to i64, !dbg !171
	%245 = sext i32 %236 to i64, !dbg !171
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !171
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !171
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !171
	%249 = icmp ne i64 %244, %245, !dbg !171
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !171, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !171
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !171
	br label %b41, !dbg !171

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !172
	br i1 %251, label %b40, label %b41, !dbg !172

b40:
	%252 = sext i32 %14 to i64, !dbg !173
	%253 = sext i32 %p9 to i64, !dbg !173
	%254 = sub i64 %253, 9, !dbg !173
	%255 = trunc i64 %p10 to i32, !dbg !173
	%256 = mul i32 %6, %7, !dbg !173
	%257 = icmp ne i64 %p4, %p6, !dbg !173
	%258 = icmp uge i64 %p10, %252, !dbg !173
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !173
	%260 = icmp ugt i64 %254, 1, !dbg !173
	%261 = or i1 %257, %258, !dbg !173
	%262 = or i1 %261, %259, !dbg !173
	%263 = or i1 %262, %260, !dbg !173
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !173, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !56
	%265 = mul i32 %256, %264, !dbg !173
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !173
	%267 = sext i32 %266 to i64, !dbg !173
	%268 = icmp ult i64 %p10, %267, !dbg !173
	%269 = trunc i64 %p10 to i32, !dbg !173
	%270 = select i1 %268, i32 %269, i32 0, !dbg !173
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !173
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !173
	%273 = sext i32 %272 to i64, !dbg !173
	%274 = sext i32 %265 to i64, !dbg !173
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !173
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !173
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !173
	%278 = icmp ne i64 %273, %274, !dbg !173
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !173, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !173
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !173
	br label %b41, !dbg !173

b41:
	ret void, !dbg !124

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !129
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !129

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !129
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !129
	ret void, !dbg !129

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !129
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !129
	ret void, !dbg !129

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !133
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !133

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !133
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !133
	ret void, !dbg !133

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !133
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !133
	ret void, !dbg !133

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !135
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !135

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !135
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !135
	ret void, !dbg !135

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !135
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !135
	ret void, !dbg !135

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !137
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !137

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !137
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !137
	ret void, !dbg !137

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !137
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !137
	ret void, !dbg !137

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !139
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !139

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !139
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !139
	ret void, !dbg !139

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !139
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !139

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !139
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !139
	ret void, !dbg !139

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !139
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !139

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !139
	ret void, !dbg !139

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !139
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !139
	ret void, !dbg !139

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !141
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !141

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !141
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !141
	ret void, !dbg !141

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !141
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !141

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !141
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !141
	ret void, !dbg !141

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !141
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !141

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !141
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !141
	ret void, !dbg !141

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !141
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !141
	ret void, !dbg !141

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !148
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !148

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !148
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !148
	ret void, !dbg !148

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !148
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !148
	ret void, !dbg !148

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !150
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !150

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !150
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !150
	ret void, !dbg !150

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !150
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !150
	ret void, !dbg !150

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !152
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !152

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !152
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !152
	ret void, !dbg !152

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !152
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !152
	ret void, !dbg !152

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !154
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !154

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !154
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !154
	ret void, !dbg !154

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !154
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !154
	ret void, !dbg !154

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !156
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !156

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !156
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !156
	ret void, !dbg !156

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !156
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !156

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !156
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !156
	ret void, !dbg !156

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !156
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !156

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !156
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !156
	ret void, !dbg !156

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !156
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !156
	ret void, !dbg !156

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !158
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !158

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !158
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !158
	ret void, !dbg !158

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !158
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !158

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !158
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !158
	ret void, !dbg !158

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !158
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !158

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !158
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !158
	ret void, !dbg !158

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !158
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !158
	ret void, !dbg !158

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !163
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !163

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !163
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !163
	ret void, !dbg !163

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !163
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !163
	ret void, !dbg !163

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %166, i64 %167), !dbg !163
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !163
	ret void, !dbg !163

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !165
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !165

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !165
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !165
	ret void, !dbg !165

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !165
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !165
	ret void, !dbg !165

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %187, i64 %188), !dbg !165
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !165
	ret void, !dbg !165

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !167
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !167

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !167
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !167
	ret void, !dbg !167

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !167
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !167
	ret void, !dbg !167

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %202, i64 %203), !dbg !167
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !167
	ret void, !dbg !167

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !169
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !169

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !169
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !169
	ret void, !dbg !169

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !169
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !169
	ret void, !dbg !169

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %217, i64 %218), !dbg !169
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !169
	ret void, !dbg !169

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !171
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !171

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !171
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !171
	ret void, !dbg !171

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !171
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !171

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !171
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !171
	ret void, !dbg !171

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !171
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !171

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !171
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !171
	ret void, !dbg !171

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !171
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !171
	ret void, !dbg !171

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %244, i64 %245), !dbg !171
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !171
	ret void, !dbg !171

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !173
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !173

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !173
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !173
	ret void, !dbg !173

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !173
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !173

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !173
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !173
	ret void, !dbg !173

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !173
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !173

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !173
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !173
	ret void, !dbg !173

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !173
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !173
	ret void, !dbg !173

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %273, i64 %274), !dbg !173
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !173
	ret void, !dbg !173
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !174 {
entry:
	br label %b0, !dbg !175

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !175
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !175
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !175
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !178, !range !14
	%8 = mul i32 %7, %5, !dbg !178
	%9 = add i32 %4, %8, !dbg !178
	%10 = mul i32 %6, %9, !dbg !178
	%11 = add i32 %3, %10, !dbg !178
	%12 = sext i32 %11 to i64, !dbg !178
	%13 = icmp eq i64 %p1, 0, !dbg !179
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !182
	br i1 %13, label %b1, label %b14, !dbg !179

b1:
	%15 = icmp eq i64 %12, 0, !dbg !183
	br i1 %15, label %b2, label %b14, !dbg !183

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !184
	br i1 %16, label %b3, label %b4, !dbg !184

b3:
	%17 = sext i32 %14 to i64, !dbg !182
	%18 = mul i64 %p6, 2, !dbg !182
	%19 = trunc i64 %p10 to i32, !dbg !182
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !182
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !182
	%22 = icmp ne i64 %p4, %p6, !dbg !182
	%23 = icmp uge i64 %p10, %17, !dbg !182
	%24 = or i1 %22, %23, !dbg !182
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !182, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !182
	%26 = bitcast i16* %21 to i8*, !dbg !182
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !182
	br label %b41, !dbg !182

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !185
	br i1 %27, label %b5, label %b6, !dbg !185

b5:
	%28 = sext i32 %14 to i64, !dbg !186
	%29 = mul i64 %p6, 2, !dbg !186
	%30 = trunc i64 %p10 to i32, !dbg !186
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !186
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !186
	%33 = icmp ne i64 %p4, %p6, !dbg !186
	%34 = icmp uge i64 %p10, %28, !dbg !186
	%35 = or i1 %33, %34, !dbg !186
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !186, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !186
	%37 = bitcast i16* %32 to i8*, !dbg !186
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !186
	br label %b41, !dbg !186

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !187
	br i1 %38, label %b7, label %b8, !dbg !187

b7:
	%39 = sext i32 %14 to i64, !dbg !188
	%40 = mul i64 %p6, 2, !dbg !188
	%41 = trunc i64 %p10 to i32, !dbg !188
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !188
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !188
	%44 = icmp ne i64 %p4, %p6, !dbg !188
	%45 = icmp uge i64 %p10, %39, !dbg !188
	%46 = or i1 %44, %45, !dbg !188
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !188, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !188
	%48 = bitcast i16* %43 to i8*, !dbg !188
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !188
	br label %b41, !dbg !188

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !189
	br i1 %49, label %b9, label %b10, !dbg !189

b9:
	%50 = sext i32 %14 to i64, !dbg !190
	%51 = mul i64 %p6, 2, !dbg !190
	%52 = trunc i64 %p10 to i32, !dbg !190
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !190
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !190
	%55 = icmp ne i64 %p4, %p6, !dbg !190
	%56 = icmp uge i64 %p10, %50, !dbg !190
	%57 = or i1 %55, %56, !dbg !190
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !190, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !190
	%59 = bitcast i16* %54 to i8*, !dbg !190
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !190
	br label %b41, !dbg !190

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !191
	br i1 %60, label %b11, label %b12, !dbg !191

b11:
	%61 = sext i32 %14 to i64, !dbg !192
	%62 = sext i32 %p9 to i64, !dbg !192
	%63 = sub i64 %62, 9, !dbg !192
	%64 = mul i64 %p6, 2, !dbg !192
	%65 = trunc i64 %p10 to i32, !dbg !192
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !192
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !192
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !192
	%69 = icmp ne i64 %p4, %p6, !dbg !192
	%70 = icmp uge i64 %p10, %61, !dbg !192
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !192
	%72 = icmp ugt i64 %63, 1, !dbg !192
	%73 = or i1 %69, %70, !dbg !192
	%74 = or i1 %73, %71, !dbg !192
	%75 = or i1 %74, %72, !dbg !192
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !192, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !192
	%77 = bitcast i16* %67 to i8*, !dbg !192
	%78 = bitcast i64* %68 to i8*, !dbg !192
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !192
	br label %b41, !dbg !192

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !193
	br i1 %79, label %b13, label %b41, !dbg !193

b13:
	%80 = sext i32 %14 to i64, !dbg !194
	%81 = sext i32 %p9 to i64, !dbg !194
	%82 = sub i64 %81, 9, !dbg !194
	%83 = mul i64 %p6, 2, !dbg !194
	%84 = trunc i64 %p10 to i32, !dbg !194
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !194
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !194
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !194
	%88 = icmp ne i64 %p4, %p6, !dbg !194
	%89 = icmp uge i64 %p10, %80, !dbg !194
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !194
	%91 = icmp ugt i64 %82, 1, !dbg !194
	%92 = or i1 %88, %89, !dbg !194
	%93 = or i1 %92, %90, !dbg !194
	%94 = or i1 %93, %91, !dbg !194
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !194, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !194
	%96 = bitcast i16* %86 to i8*, !dbg !194
	%97 = bitcast i64* %87 to i8*, !dbg !194
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !194
	br label %b41, !dbg !194

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !195
	br i1 %98, label %b15, label %b28, !dbg !195

b15:
	%99 = trunc i64 %12 to i32, !dbg !196
	%100 = udiv i32 %99, 32, !dbg !196
	%101 = zext i32 %100 to i64, !dbg !196
	%102 = icmp eq i64 %101, %p2, !dbg !197
	br i1 %102, label %b16, label %b28, !dbg !197

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !200
	br i1 %103, label %b17, label %b18, !dbg !200

b17:
	%104 = sext i32 %14 to i64, !dbg !201
	%105 = mul i64 %p6, 2, !dbg !201
	%106 = trunc i64 %p10 to i32, !dbg !201
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !201
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !201
	%109 = icmp ne i64 %p4, %p6, !dbg !201
	%110 = icmp uge i64 %p10, %104, !dbg !201
	%111 = or i1 %109, %110, !dbg !201
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !201, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !201
	%113 = bitcast i16* %108 to i8*, !dbg !201
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !201
	br label %b41, !dbg !201

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !202
	br i1 %114, label %b19, label %b20, !dbg !202

b19:
	%115 = sext i32 %14 to i64, !dbg !203
	%116 = mul i64 %p6, 2, !dbg !203
	%117 = trunc i64 %p10 to i32, !dbg !203
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !203
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !203
	%120 = icmp ne i64 %p4, %p6, !dbg !203
	%121 = icmp uge i64 %p10, %115, !dbg !203
	%122 = or i1 %120, %121, !dbg !203
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !203, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !203
	%124 = bitcast i16* %119 to i8*, !dbg !203
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !203
	br label %b41, !dbg !203

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !204
	br i1 %125, label %b21, label %b22, !dbg !204

b21:
	%126 = sext i32 %14 to i64, !dbg !205
	%127 = mul i64 %p6, 2, !dbg !205
	%128 = trunc i64 %p10 to i32, !dbg !205
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !205
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !205
	%131 = icmp ne i64 %p4, %p6, !dbg !205
	%132 = icmp uge i64 %p10, %126, !dbg !205
	%133 = or i1 %131, %132, !dbg !205
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !205, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !205
	%135 = bitcast i16* %130 to i8*, !dbg !205
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !205
	br label %b41, !dbg !205

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !206
	br i1 %136, label %b23, label %b24, !dbg !206

b23:
	%137 = sext i32 %14 to i64, !dbg !207
	%138 = mul i64 %p6, 2, !dbg !207
	%139 = trunc i64 %p10 to i32, !dbg !207
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !207
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !207
	%142 = icmp ne i64 %p4, %p6, !dbg !207
	%143 = icmp uge i64 %p10, %137, !dbg !207
	%144 = or i1 %142, %143, !dbg !207
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !207, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !207
	%146 = bitcast i16* %141 to i8*, !dbg !207
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !207
	br label %b41, !dbg !207

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !208
	br i1 %147, label %b25, label %b26, !dbg !208

b25:
	%148 = sext i32 %14 to i64, !dbg !209
	%149 = sext i32 %p9 to i64, !dbg !209
	%150 = sub i64 %149, 9, !dbg !209
	%151 = mul i64 %p6, 2, !dbg !209
	%152 = trunc i64 %p10 to i32, !dbg !209
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !209
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !209
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !209
	%156 = icmp ne i64 %p4, %p6, !dbg !209
	%157 = icmp uge i64 %p10, %148, !dbg !209
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !209
	%159 = icmp ugt i64 %150, 1, !dbg !209
	%160 = or i1 %156, %157, !dbg !209
	%161 = or i1 %160, %158, !dbg !209
	%162 = or i1 %161, %159, !dbg !209
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !209, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !209
	%164 = bitcast i16* %154 to i8*, !dbg !209
	%165 = bitcast i64* %155 to i8*, !dbg !209
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !209
	br label %b41, !dbg !209

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !210
	br i1 %166, label %b27, label %b41, !dbg !210

b27:
	%167 = sext i32 %14 to i64, !dbg !211
	%168 = sext i32 %p9 to i64, !dbg !211
	%169 = sub i64 %168, 9, !dbg !211
	%170 = mul i64 %p6, 2, !dbg !211
	%171 = trunc i64 %p10 to i32, !dbg !211
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !211
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !211
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !211
	%175 = icmp ne i64 %p4, %p6, !dbg !211
	%176 = icmp uge i64 %p10, %167, !dbg !211
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !211
	%178 = icmp ugt i64 %169, 1, !dbg !211
	%179 = or i1 %175, %176, !dbg !211
	%180 = or i1 %179, %177, !dbg !211
	%181 = or i1 %180, %178, !dbg !211
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !211, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !211
	%183 = bitcast i16* %173 to i8*, !dbg !211
	%184 = bitcast i64* %174 to i8*, !dbg !211
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !211
	br label %b41, !dbg !211

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !212
	br i1 %185, label %b29, label %b41, !dbg !212

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !215
	br i1 %186, label %b30, label %b31, !dbg !215

b30:
	%187 = sext i32 %14 to i64, !dbg !216
	%188 = mul i64 %p6, 2, !dbg !216
	%189 = trunc i64 %p10 to i32, !dbg !216
	%190 = mul i32 %6, %7, !dbg !216
	%191 = icmp ne i64 %p4, %p6, !dbg !216
	%192 = icmp uge i64 %p10, %187, !dbg !216
	%193 = or i1 %191, %192, !dbg !216
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !216, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !56
	%195 = mul i32 %190, %194, !dbg !216
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !216
	%197 = sext i32 %196 to i64, !dbg !216
	%198 = icmp ult i64 %p10, %197, !dbg !216
	%199 = trunc i64 %p10 to i32, !dbg !216
	%200 = select i1 %198, i32 %199, i32 0, !dbg !216
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !216
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !216
	%203 = sext i32 %202 to i64, !dbg !216
	%204 = sext i32 %195 to i64, !dbg !216
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !216
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !216
	%207 = icmp ne i64 %203, %204, !dbg !216
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !216, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !216
	%209 = bitcast i16* %206 to i8*, !dbg !216
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !216
	br label %b41, !dbg !216

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !217
	br i1 %210, label %b32, label %b33, !dbg !217

b32:
	%211 = sext i32 %14 to i64, !dbg !218
	%212 = mul i64 %p6, 2, !dbg !218
	%213 = trunc i64 %p10 to i32, !dbg !218
	%214 = mul i32 %6, %7, !dbg !218
	%215 = icmp ne i64 %p4, %p6, !dbg !218
	%216 = icmp uge i64 %p10, %211, !dbg !218
	%217 = or i1 %215, %216, !dbg !218
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !218, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218, !range !56
	%219 = mul i32 %214, %218, !dbg !218
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !218
	%221 = sext i32 %220 to i64, !dbg !218
	%222 = icmp ult i64 %p10, %221, !dbg !218
	%223 = trunc i64 %p10 to i32, !dbg !218
	%224 = select i1 %222, i32 %223, i32 0, !dbg !218
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !218
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !218
	%227 = sext i32 %226 to i64, !dbg !218
	%228 = sext i32 %219 to i64, !dbg !218
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !218
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !218
	%231 = icmp ne i64 %227, %228, !dbg !218
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !218, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !218
	%233 = bitcast i16* %230 to i8*, !dbg !218
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !218
	br label %b41, !dbg !218

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !219
	br i1 %234, label %b34, label %b35, !dbg !219

b34:
	%235 = sext i32 %14 to i64, !dbg !220
	%236 = mul i64 %p6, 2, !dbg !220
	%237 = trunc i64 %p10 to i32, !dbg !220
	%238 = mul i32 %6, %7, !dbg !220
	%239 = icmp ne i64 %p4, %p6, !dbg !220
	%240 = icmp uge i64 %p10, %235, !dbg !220
	%241 = or i1 %239, %240, !dbg !220
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !220, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !220, !range !56
	%243 = mul i32 %238, %242, !dbg !220
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !220
	%245 = sext i32 %244 to i64, !dbg !220
	%246 = sext i32 %243 to i64, !dbg !220
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !220
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !220
	%249 = icmp ne i64 %245, %246, !dbg !220
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !220, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !220
	%251 = bitcast i16* %248 to i8*, !dbg !220
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !220
	br label %b41, !dbg !220

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !221
	br i1 %252, label %b36, label %b37, !dbg !221

b36:
	%253 = sext i32 %14 to i64, !dbg !222
	%254 = mul i64 %p6, 2, !dbg !222
	%255 = trunc i64 %p10 to i32, !dbg !222
	%256 = mul i32 %6, %7, !dbg !222
	%257 = icmp ne i64 %p4, %p6, !dbg !222
	%258 = icmp uge i64 %p10, %253, !dbg !222
	%259 = or i1 %257, %258, !dbg !222
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !222, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !222, !range !56
	%261 = mul i32 %256, %260, !dbg !222
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !222
	%263 = sext i32 %262 to i64, !dbg !222
	%264 = sext i32 %261 to i64, !dbg !222
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !222
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !222
	%267 = icmp ne i64 %263, %264, !dbg !222
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !222, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !222
	%269 = bitcast i16* %266 to i8*, !dbg !222
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !222
	br label %b41, !dbg !222

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !223
	br i1 %270, label %b38, label %b39, !dbg !223

b38:
	%271 = sext i32 %14 to i64, !dbg !224
	%272 = sext i32 %p9 to i64, !dbg !224
	%273 = sub i64 %272, 9, !dbg !224
	%274 = mul i64 %p6, 2, !dbg !224
	%275 = trunc i64 %p10 to i32, !dbg !224
	%276 = mul i32 %6, %7, !dbg !224
	%277 = icmp ne i64 %p4, %p6, !dbg !224
	%278 = icmp uge i64 %p10, %271, !dbg !224
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !224
	%280 = icmp ugt i64 %273, 1, !dbg !224
	%281 = or i1 %277, %278, !dbg !224
	%282 = or i1 %281, %279, !dbg !224
	%283 = or i1 %282, %280, !dbg !224
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !224, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !224, !range !56
	%285 = mul i32 %276, %284, !dbg !224
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !224
	%287 = sext i32 %286 to i64, !dbg !224
	%288 = icmp ult i64 %p10, %287, !dbg !224
	%289 = trunc i64 %p10 to i32, !dbg !224
	%290 = select i1 %288, i32 %289, i32 0, !dbg !224
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !224
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !224
	%293 = sext i32 %292 to i64, !dbg !224
	%294 = sext i32 %285 to i64, !dbg !224
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !224
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !224
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !224
	%298 = icmp ne i64 %293, %294, !dbg !224
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !224, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !224
	%300 = bitcast i16* %296 to i8*, !dbg !224
	%301 = bitcast i64* %297 to i8*, !dbg !224
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !224
	br label %b41, !dbg !224

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !225
	br i1 %302, label %b40, label %b41, !dbg !225

b40:
	%303 = sext i32 %14 to i64, !dbg !226
	%304 = sext i32 %p9 to i64, !dbg !226
	%305 = sub i64 %304, 9, !dbg !226
	%306 = mul i64 %p6, 2, !dbg !226
	%307 = trunc i64 %p10 to i32, !dbg !226
	%308 = mul i32 %6, %7, !dbg !226
	%309 = icmp ne i64 %p4, %p6, !dbg !226
	%310 = icmp uge i64 %p10, %303, !dbg !226
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !226
	%312 = icmp ugt i64 %305, 1, !dbg !226
	%313 = or i1 %309, %310, !dbg !226
	%314 = or i1 %313, %311, !dbg !226
	%315 = or i1 %314, %312, !dbg !226
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !226, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !226, !range !56
	%317 = mul i32 %308, %316, !dbg !226
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !226
	%319 = sext i32 %318 to i64, !dbg !226
	%320 = icmp ult i64 %p10, %319, !dbg !226
	%321 = trunc i64 %p10 to i32, !dbg !226
	%322 = select i1 %320, i32 %321, i32 0, !dbg !226
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !226
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !226
	%325 = sext i32 %324 to i64, !dbg !226
	%326 = sext i32 %317 to i64, !dbg !226
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !226
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !226
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !226
	%330 = icmp ne i64 %325, %326, !dbg !226
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !226, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !226
	%332 = bitcast i16* %328 to i8*, !dbg !226
	%333 = bitcast i64* %329 to i8*, !dbg !226
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !226
	br label %b41, !dbg !226

b41:
	ret void, !dbg !177

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !182
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !182

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !182
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !182
	ret void, !dbg !182

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !182
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !182
	ret void, !dbg !182

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !186
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !186

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !186
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !186
	ret void, !dbg !186

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !186
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !186
	ret void, !dbg !186

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !188
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !188

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !188
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !188
	ret void, !dbg !188

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !188
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !188
	ret void, !dbg !188

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !190
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !190

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !190
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !190
	ret void, !dbg !190

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !190
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !190
	ret void, !dbg !190

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !192
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !192

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !192
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !192
	ret void, !dbg !192

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !192
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !192

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !192
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !192
	ret void, !dbg !192

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !192
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !192

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !192
	ret void, !dbg !192

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !192
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !192
	ret void, !dbg !192

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !194
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !194

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !194
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !194
	ret void, !dbg !194

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !194
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !194

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !194
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !194
	ret void, !dbg !194

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !194
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !194

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !194
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !194
	ret void, !dbg !194

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !194
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !194
	ret void, !dbg !194

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !201
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !201

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !201
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !201
	ret void, !dbg !201

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !201
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !201
	ret void, !dbg !201

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !203
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !203

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !203
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !203
	ret void, !dbg !203

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !203
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !203
	ret void, !dbg !203

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !205
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !205

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !205
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !205
	ret void, !dbg !205

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !205
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !205
	ret void, !dbg !205

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !207
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !207

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !207
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !207
	ret void, !dbg !207

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !207
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !207
	ret void, !dbg !207

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !209
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !209

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !209
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !209
	ret void, !dbg !209

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !209
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !209

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !209
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !209
	ret void, !dbg !209

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !209
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !209

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !209
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !209
	ret void, !dbg !209

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !209
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !209
	ret void, !dbg !209

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !211
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !211

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !211
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !211
	ret void, !dbg !211

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !211
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !211

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !211
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !211
	ret void, !dbg !211

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !211
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !211

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !211
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !211
	ret void, !dbg !211

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !211
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !211
	ret void, !dbg !211

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !216
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !216

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !216
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !216
	ret void, !dbg !216

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !216
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !216
	ret void, !dbg !216

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %203, i64 %204), !dbg !216
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !216
	ret void, !dbg !216

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !218
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !218

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !218
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !218
	ret void, !dbg !218

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !218
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !218
	ret void, !dbg !218

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %227, i64 %228), !dbg !218
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !218
	ret void, !dbg !218

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !220
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !220

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !220
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !220
	ret void, !dbg !220

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !220
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !220
	ret void, !dbg !220

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %245, i64 %246), !dbg !220
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !220
	ret void, !dbg !220

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !222
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !222

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !222
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !222
	ret void, !dbg !222

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !222
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !222
	ret void, !dbg !222

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %263, i64 %264), !dbg !222
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !222
	ret void, !dbg !222

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !224
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !224

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !224
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !224
	ret void, !dbg !224

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !224
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !224

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !224
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !224
	ret void, !dbg !224

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !224
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !224

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !224
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !224
	ret void, !dbg !224

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !224
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !224
	ret void, !dbg !224

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %293, i64 %294), !dbg !224
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !224
	ret void, !dbg !224

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !226
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !226

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !226
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !226
	ret void, !dbg !226

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !226
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !226

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !226
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !226
	ret void, !dbg !226

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !226
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !226

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !226
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !226
	ret void, !dbg !226

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !226
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !226
	ret void, !dbg !226

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %325, i64 %326), !dbg !226
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !226
	ret void, !dbg !226
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !227 {
entry:
	br label %b0, !dbg !228

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !228
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !228
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !228
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !231, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !231, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !231, !range !14
	%8 = mul i32 %7, %5, !dbg !231
	%9 = add i32 %4, %8, !dbg !231
	%10 = mul i32 %6, %9, !dbg !231
	%11 = add i32 %3, %10, !dbg !231
	%12 = sext i32 %11 to i64, !dbg !231
	%13 = icmp eq i64 %p1, 0, !dbg !232
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !235
	br i1 %13, label %b1, label %b14, !dbg !232

b1:
	%15 = icmp eq i64 %12, 0, !dbg !236
	br i1 %15, label %b2, label %b14, !dbg !236

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !237
	br i1 %16, label %b3, label %b4, !dbg !237

b3:
	%17 = sext i32 %14 to i64, !dbg !235
	%18 = mul i64 %p6, 4, !dbg !235
	%19 = trunc i64 %p10 to i32, !dbg !235
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !235
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !235
	%22 = icmp ne i64 %p4, %p6, !dbg !235
	%23 = icmp uge i64 %p10, %17, !dbg !235
	%24 = or i1 %22, %23, !dbg !235
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !235, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !235
	%26 = bitcast i32* %21 to i8*, !dbg !235
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !235
	br label %b41, !dbg !235

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !238
	br i1 %27, label %b5, label %b6, !dbg !238

b5:
	%28 = sext i32 %14 to i64, !dbg !239
	%29 = mul i64 %p6, 4, !dbg !239
	%30 = trunc i64 %p10 to i32, !dbg !239
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !239
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !239
	%33 = icmp ne i64 %p4, %p6, !dbg !239
	%34 = icmp uge i64 %p10, %28, !dbg !239
	%35 = or i1 %33, %34, !dbg !239
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !239, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !239
	%37 = bitcast i32* %32 to i8*, !dbg !239
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !239
	br label %b41, !dbg !239

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !240
	br i1 %38, label %b7, label %b8, !dbg !240

b7:
	%39 = sext i32 %14 to i64, !dbg !241
	%40 = mul i64 %p6, 4, !dbg !241
	%41 = trunc i64 %p10 to i32, !dbg !241
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !241
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !241
	%44 = icmp ne i64 %p4, %p6, !dbg !241
	%45 = icmp uge i64 %p10, %39, !dbg !241
	%46 = or i1 %44, %45, !dbg !241
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !241, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !241
	%48 = bitcast i32* %43 to i8*, !dbg !241
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !241
	br label %b41, !dbg !241

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !242
	br i1 %49, label %b9, label %b10, !dbg !242

b9:
	%50 = sext i32 %14 to i64, !dbg !243
	%51 = mul i64 %p6, 4, !dbg !243
	%52 = trunc i64 %p10 to i32, !dbg !243
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !243
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !243
	%55 = icmp ne i64 %p4, %p6, !dbg !243
	%56 = icmp uge i64 %p10, %50, !dbg !243
	%57 = or i1 %55, %56, !dbg !243
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !243, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !243
	%59 = bitcast i32* %54 to i8*, !dbg !243
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !243
	br label %b41, !dbg !243

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !244
	br i1 %60, label %b11, label %b12, !dbg !244

b11:
	%61 = sext i32 %14 to i64, !dbg !245
	%62 = sext i32 %p9 to i64, !dbg !245
	%63 = sub i64 %62, 9, !dbg !245
	%64 = mul i64 %p6, 4, !dbg !245
	%65 = trunc i64 %p10 to i32, !dbg !245
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !245
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !245
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !245
	%69 = icmp ne i64 %p4, %p6, !dbg !245
	%70 = icmp uge i64 %p10, %61, !dbg !245
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !245
	%72 = icmp ugt i64 %63, 1, !dbg !245
	%73 = or i1 %69, %70, !dbg !245
	%74 = or i1 %73, %71, !dbg !245
	%75 = or i1 %74, %72, !dbg !245
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !245, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !245
	%77 = bitcast i32* %67 to i8*, !dbg !245
	%78 = bitcast i64* %68 to i8*, !dbg !245
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !245
	br label %b41, !dbg !245

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !246
	br i1 %79, label %b13, label %b41, !dbg !246

b13:
	%80 = sext i32 %14 to i64, !dbg !247
	%81 = sext i32 %p9 to i64, !dbg !247
	%82 = sub i64 %81, 9, !dbg !247
	%83 = mul i64 %p6, 4, !dbg !247
	%84 = trunc i64 %p10 to i32, !dbg !247
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !247
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !247
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !247
	%88 = icmp ne i64 %p4, %p6, !dbg !247
	%89 = icmp uge i64 %p10, %80, !dbg !247
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !247
	%91 = icmp ugt i64 %82, 1, !dbg !247
	%92 = or i1 %88, %89, !dbg !247
	%93 = or i1 %92, %90, !dbg !247
	%94 = or i1 %93, %91, !dbg !247
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !247, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !247
	%96 = bitcast i32* %86 to i8*, !dbg !247
	%97 = bitcast i64* %87 to i8*, !dbg !247
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !247
	br label %b41, !dbg !247

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !248
	br i1 %98, label %b15, label %b28, !dbg !248

b15:
	%99 = trunc i64 %12 to i32, !dbg !249
	%100 = udiv i32 %99, 32, !dbg !249
	%101 = zext i32 %100 to i64, !dbg !249
	%102 = icmp eq i64 %101, %p2, !dbg !250
	br i1 %102, label %b16, label %b28, !dbg !250

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !253
	br i1 %103, label %b17, label %b18, !dbg !253

b17:
	%104 = sext i32 %14 to i64, !dbg !254
	%105 = mul i64 %p6, 4, !dbg !254
	%106 = trunc i64 %p10 to i32, !dbg !254
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !254
	%108 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !254
	%109 = icmp ne i64 %p4, %p6, !dbg !254
	%110 = icmp uge i64 %p10, %104, !dbg !254
	%111 = or i1 %109, %110, !dbg !254
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !254, !prof !21

b17_ok1:
	%112 = bitcast i32* %107 to i8*, !dbg !254
	%113 = bitcast i32* %108 to i8*, !dbg !254
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !254
	br label %b41, !dbg !254

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !255
	br i1 %114, label %b19, label %b20, !dbg !255

b19:
	%115 = sext i32 %14 to i64, !dbg !256
	%116 = mul i64 %p6, 4, !dbg !256
	%117 = trunc i64 %p10 to i32, !dbg !256
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !256
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !256
	%120 = icmp ne i64 %p4, %p6, !dbg !256
	%121 = icmp uge i64 %p10, %115, !dbg !256
	%122 = or i1 %120, %121, !dbg !256
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !256, !prof !21

b19_ok1:
	%123 = bitcast i32* %118 to i8*, !dbg !256
	%124 = bitcast i32* %119 to i8*, !dbg !256
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !256
	br label %b41, !dbg !256

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !257
	br i1 %125, label %b21, label %b22, !dbg !257

b21:
	%126 = sext i32 %14 to i64, !dbg !258
	%127 = mul i64 %p6, 4, !dbg !258
	%128 = trunc i64 %p10 to i32, !dbg !258
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !258
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !258
	%131 = icmp ne i64 %p4, %p6, !dbg !258
	%132 = icmp uge i64 %p10, %126, !dbg !258
	%133 = or i1 %131, %132, !dbg !258
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !258, !prof !21

b21_ok1:
	%134 = bitcast i32* %129 to i8*, !dbg !258
	%135 = bitcast i32* %130 to i8*, !dbg !258
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !258
	br label %b41, !dbg !258

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !259
	br i1 %136, label %b23, label %b24, !dbg !259

b23:
	%137 = sext i32 %14 to i64, !dbg !260
	%138 = mul i64 %p6, 4, !dbg !260
	%139 = trunc i64 %p10 to i32, !dbg !260
	%140 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !260
	%141 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !260
	%142 = icmp ne i64 %p4, %p6, !dbg !260
	%143 = icmp uge i64 %p10, %137, !dbg !260
	%144 = or i1 %142, %143, !dbg !260
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !260, !prof !21

b23_ok1:
	%145 = bitcast i32* %140 to i8*, !dbg !260
	%146 = bitcast i32* %141 to i8*, !dbg !260
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !260
	br label %b41, !dbg !260

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !261
	br i1 %147, label %b25, label %b26, !dbg !261

b25:
	%148 = sext i32 %14 to i64, !dbg !262
	%149 = sext i32 %p9 to i64, !dbg !262
	%150 = sub i64 %149, 9, !dbg !262
	%151 = mul i64 %p6, 4, !dbg !262
	%152 = trunc i64 %p10 to i32, !dbg !262
	%153 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !262
	%154 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !262
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !262
	%156 = icmp ne i64 %p4, %p6, !dbg !262
	%157 = icmp uge i64 %p10, %148, !dbg !262
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !262
	%159 = icmp ugt i64 %150, 1, !dbg !262
	%160 = or i1 %156, %157, !dbg !262
	%161 = or i1 %160, %158, !dbg !262
	%162 = or i1 %161, %159, !dbg !262
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !262, !prof !21

b25_ok1:
	%163 = bitcast i32* %153 to i8*, !dbg !262
	%164 = bitcast i32* %154 to i8*, !dbg !262
	%165 = bitcast i64* %155 to i8*, !dbg !262
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !262
	br label %b41, !dbg !262

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !263
	br i1 %166, label %b27, label %b41, !dbg !263

b27:
	%167 = sext i32 %14 to i64, !dbg !264
	%168 = sext i32 %p9 to i64, !dbg !264
	%169 = sub i64 %168, 9, !dbg !264
	%170 = mul i64 %p6, 4, !dbg !264
	%171 = trunc i64 %p10 to i32, !dbg !264
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !264
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !264
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !264
	%175 = icmp ne i64 %p4, %p6, !dbg !264
	%176 = icmp uge i64 %p10, %167, !dbg !264
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !264
	%178 = icmp ugt i64 %169, 1, !dbg !264
	%179 = or i1 %175, %176, !dbg !264
	%180 = or i1 %179, %177, !dbg !264
	%181 = or i1 %180, %178, !dbg !264
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !264, !prof !21

b27_ok1:
	%182 = bitcast i32* %172 to i8*, !dbg !264
	%183 = bitcast i32* %173 to i8*, !dbg !264
	%184 = bitcast i64* %174 to i8*, !dbg !264
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !264
	br label %b41, !dbg !264

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !265
	br i1 %185, label %b29, label %b41, !dbg !265

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !268
	br i1 %186, label %b30, label %b31, !dbg !268

b30:
	%187 = sext i32 %14 to i64, !dbg !269
	%188 = mul i64 %p6, 4, !dbg !269
	%189 = trunc i64 %p10 to i32, !dbg !269
	%190 = mul i32 %6, %7, !dbg !269
	%191 = icmp ne i64 %p4, %p6, !dbg !269
	%192 = icmp uge i64 %p10, %187, !dbg !269
	%193 = or i1 %191, %192, !dbg !269
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !269, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !269, !range !56
	%195 = mul i32 %190, %194, !dbg !269
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !269
	%197 = sext i32 %196 to i64, !dbg !269
	%198 = icmp ult i64 %p10, %197, !dbg !269
	%199 = trunc i64 %p10 to i32, !dbg !269
	%200 = select i1 %198, i32 %199, i32 0, !dbg !269
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !269
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !269
	%203 = sext i32 %202 to i64, !dbg !269
	%204 = sext i32 %195 to i64, !dbg !269
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !269
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !269
	%207 = icmp ne i64 %203, %204, !dbg !269
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !269, !prof !21

b30_ok3:
	%208 = bitcast i32* %205 to i8*, !dbg !269
	%209 = bitcast i32* %206 to i8*, !dbg !269
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !269
	br label %b41, !dbg !269

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !270
	br i1 %210, label %b32, label %b33, !dbg !270

b32:
	%211 = sext i32 %14 to i64, !dbg !271
	%212 = mul i64 %p6, 4, !dbg !271
	%213 = trunc i64 %p10 to i32, !dbg !271
	%214 = mul i32 %6, %7, !dbg !271
	%215 = icmp ne i64 %p4, %p6, !dbg !271
	%216 = icmp uge i64 %p10, %211, !dbg !271
	%217 = or i1 %215, %216, !dbg !271
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !271, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !56
	%219 = mul i32 %214, %218, !dbg !271
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !271
	%221 = sext i32 %220 to i64, !dbg !271
	%222 = icmp ult i64 %p10, %221, !dbg !271
	%223 = trunc i64 %p10 to i32, !dbg !271
	%224 = select i1 %222, i32 %223, i32 0, !dbg !271
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !271
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !271
	%227 = sext i32 %226 to i64, !dbg !271
	%228 = sext i32 %219 to i64, !dbg !271
	%229 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !271
	%230 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !271
	%231 = icmp ne i64 %227, %228, !dbg !271
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !271, !prof !21

b32_ok3:
	%232 = bitcast i32* %229 to i8*, !dbg !271
	%233 = bitcast i32* %230 to i8*, !dbg !271
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !271
	br label %b41, !dbg !271

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !272
	br i1 %234, label %b34, label %b35, !dbg !272

b34:
	%235 = sext i32 %14 to i64, !dbg !273
	%236 = mul i64 %p6, 4, !dbg !273
	%237 = trunc i64 %p10 to i32, !dbg !273
	%238 = mul i32 %6, %7, !dbg !273
	%239 = icmp ne i64 %p4, %p6, !dbg !273
	%240 = icmp uge i64 %p10, %235, !dbg !273
	%241 = or i1 %239, %240, !dbg !273
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !273, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !273, !range !56
	%243 = mul i32 %238, %242, !dbg !273
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !273
	%245 = sext i32 %244 to i64, !dbg !273
	%246 = sext i32 %243 to i64, !dbg !273
	%247 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !273
	%248 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !273
	%249 = icmp ne i64 %245, %246, !dbg !273
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !273, !prof !21

b34_ok3:
	%250 = bitcast i32* %247 to i8*, !dbg !273
	%251 = bitcast i32* %248 to i8*, !dbg !273
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !273
	br label %b41, !dbg !273

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !274
	br i1 %252, label %b36, label %b37, !dbg !274

b36:
	%253 = sext i32 %14 to i64, !dbg !275
	%254 = mul i64 %p6, 4, !dbg !275
	%255 = trunc i64 %p10 to i32, !dbg !275
	%256 = mul i32 %6, %7, !dbg !275
	%257 = icmp ne i64 %p4, %p6, !dbg !275
	%258 = icmp uge i64 %p10, %253, !dbg !275
	%259 = or i1 %257, %258, !dbg !275
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !275, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !275, !range !56
	%261 = mul i32 %256, %260, !dbg !275
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !275
	%263 = sext i32 %262 to i64, !dbg !275
	%264 = sext i32 %261 to i64, !dbg !275
	%265 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !275
	%266 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !275
	%267 = icmp ne i64 %263, %264, !dbg !275
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !275, !prof !21

b36_ok3:
	%268 = bitcast i32* %265 to i8*, !dbg !275
	%269 = bitcast i32* %266 to i8*, !dbg !275
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !275
	br label %b41, !dbg !275

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !276
	br i1 %270, label %b38, label %b39, !dbg !276

b38:
	%271 = sext i32 %14 to i64, !dbg !277
	%272 = sext i32 %p9 to i64, !dbg !277
	%273 = sub i64 %272, 9, !dbg !277
	%274 = mul i64 %p6, 4, !dbg !277
	%275 = trunc i64 %p10 to i32, !dbg !277
	%276 = mul i32 %6, %7, !dbg !277
	%277 = icmp ne i64 %p4, %p6, !dbg !277
	%278 = icmp uge i64 %p10, %271, !dbg !277
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !277
	%280 = icmp ugt i64 %273, 1, !dbg !277
	%281 = or i1 %277, %278, !dbg !277
	%282 = or i1 %281, %279, !dbg !277
	%283 = or i1 %282, %280, !dbg !277
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !277, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !277, !range !56
	%285 = mul i32 %276, %284, !dbg !277
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !277
	%287 = sext i32 %286 to i64, !dbg !277
	%288 = icmp ult i64 %p10, %287, !dbg !277
	%289 = trunc i64 %p10 to i32, !dbg !277
	%290 = select i1 %288, i32 %289, i32 0, !dbg !277
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !277
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !277
	%293 = sext i32 %292 to i64, !dbg !277
	%294 = sext i32 %285 to i64, !dbg !277
	%295 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !277
	%296 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !277
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !277
	%298 = icmp ne i64 %293, %294, !dbg !277
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !277, !prof !21

b38_ok5:
	%299 = bitcast i32* %295 to i8*, !dbg !277
	%300 = bitcast i32* %296 to i8*, !dbg !277
	%301 = bitcast i64* %297 to i8*, !dbg !277
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !277
	br label %b41, !dbg !277

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !278
	br i1 %302, label %b40, label %b41, !dbg !278

b40:
	%303 = sext i32 %14 to i64, !dbg !279
	%304 = sext i32 %p9 to i64, !dbg !279
	%305 = sub i64 %304, 9, !dbg !279
	%306 = mul i64 %p6, 4, !dbg !279
	%307 = trunc i64 %p10 to i32, !dbg !279
	%308 = mul i32 %6, %7, !dbg !279
	%309 = icmp ne i64 %p4, %p6, !dbg !279
	%310 = icmp uge i64 %p10, %303, !dbg !279
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !279
	%312 = icmp ugt i64 %305, 1, !dbg !279
	%313 = or i1 %309, %310, !dbg !279
	%314 = or i1 %313, %311, !dbg !279
	%315 = or i1 %314, %312, !dbg !279
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !279, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !279, !range !56
	%317 = mul i32 %308, %316, !dbg !279
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !279
	%319 = sext i32 %318 to i64, !dbg !279
	%320 = icmp ult i64 %p10, %319, !dbg !279
	%321 = trunc i64 %p10 to i32, !dbg !279
	%322 = select i1 %320, i32 %321, i32 0, !dbg !279
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !279
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !279
	%325 = sext i32 %324 to i64, !dbg !279
	%326 = sext i32 %317 to i64, !dbg !279
	%327 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !279
	%328 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !279
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !279
	%330 = icmp ne i64 %325, %326, !dbg !279
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !279, !prof !21

b40_ok5:
	%331 = bitcast i32* %327 to i8*, !dbg !279
	%332 = bitcast i32* %328 to i8*, !dbg !279
	%333 = bitcast i64* %329 to i8*, !dbg !279
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !279
	br label %b41, !dbg !279

b41:
	ret void, !dbg !230

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !235
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !235

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !235
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !235
	ret void, !dbg !235

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !235
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !235
	ret void, !dbg !235

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !239
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !239

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !239
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !239
	ret void, !dbg !239

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !239
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !239
	ret void, !dbg !239

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !241
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !241

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !241
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !241
	ret void, !dbg !241

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !241
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !241
	ret void, !dbg !241

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !243
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !243

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !243
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !243
	ret void, !dbg !243

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !243
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !243
	ret void, !dbg !243

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !245
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !245

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !245
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !245
	ret void, !dbg !245

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !245
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !245

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !245
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !245
	ret void, !dbg !245

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !245
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !245

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !245
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !245
	ret void, !dbg !245

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !245
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !245
	ret void, !dbg !245

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !247
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !247

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !247
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !247
	ret void, !dbg !247

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !247
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !247

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !247
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !247
	ret void, !dbg !247

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !247
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !247

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !247
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !247
	ret void, !dbg !247

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !247
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !247
	ret void, !dbg !247

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !254
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !254

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !254
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !254
	ret void, !dbg !254

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !254
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !254
	ret void, !dbg !254

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !256
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !256

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !256
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !256
	ret void, !dbg !256

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !256
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !256
	ret void, !dbg !256

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !258
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !258

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !258
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !258
	ret void, !dbg !258

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !258
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !258
	ret void, !dbg !258

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !260
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !260

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !260
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !260
	ret void, !dbg !260

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !260
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !260
	ret void, !dbg !260

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !262
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !262

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !262
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !262
	ret void, !dbg !262

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !262
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !262

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !262
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !262
	ret void, !dbg !262

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !262
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !262

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !262
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !262
	ret void, !dbg !262

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !262
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !262
	ret void, !dbg !262

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !264
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !264

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !264
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !264
	ret void, !dbg !264

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !264
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !264

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !264
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !264
	ret void, !dbg !264

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !264
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !264

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !264
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !264
	ret void, !dbg !264

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !264
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !264
	ret void, !dbg !264

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !269
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !269

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !269
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !269
	ret void, !dbg !269

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !269
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !269
	ret void, !dbg !269

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %203, i64 %204), !dbg !269
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !269
	ret void, !dbg !269

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !271
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !271

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !271
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !271
	ret void, !dbg !271

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !271
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !271
	ret void, !dbg !271

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %227, i64 %228), !dbg !271
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !271
	ret void, !dbg !271

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !273
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !273

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !273
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !273
	ret void, !dbg !273

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !273
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !273
	ret void, !dbg !273

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %245, i64 %246), !dbg !273
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !273
	ret void, !dbg !273

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !275
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !275

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !275
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !275
	ret void, !dbg !275

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !275
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !275
	ret void, !dbg !275

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %263, i64 %264), !dbg !275
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !275
	ret void, !dbg !275

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !277
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !277

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !277
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !277
	ret void, !dbg !277

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !277
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !277

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !277
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !277
	ret void, !dbg !277

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !277
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !277

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !277
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !277
	ret void, !dbg !277

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !277
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !277
	ret void, !dbg !277

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %293, i64 %294), !dbg !277
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !277
	ret void, !dbg !277

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !279
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !279

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !279
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !279
	ret void, !dbg !279

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !279
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !279

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !279
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !279
	ret void, !dbg !279

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !279
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !279

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !279
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !279
	ret void, !dbg !279

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !279
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !279
	ret void, !dbg !279

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %325, i64 %326), !dbg !279
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !279
	ret void, !dbg !279
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !280 {
entry:
	br label %b0, !dbg !281

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !281
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !281
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !281
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !284, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !284, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !284, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !284, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !284, !range !14
	%8 = mul i32 %7, %5, !dbg !284
	%9 = add i32 %4, %8, !dbg !284
	%10 = mul i32 %6, %9, !dbg !284
	%11 = add i32 %3, %10, !dbg !284
	%12 = sext i32 %11 to i64, !dbg !284
	%13 = icmp eq i64 %p1, 0, !dbg !285
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !288
	br i1 %13, label %b1, label %b14, !dbg !285

b1:
	%15 = icmp eq i64 %12, 0, !dbg !289
	br i1 %15, label %b2, label %b14, !dbg !289

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !290
	br i1 %16, label %b3, label %b4, !dbg !290

b3:
	%17 = sext i32 %14 to i64, !dbg !288
	%18 = mul i64 %p6, 8, !dbg !288
	%19 = trunc i64 %p10 to i32, !dbg !288
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !288
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !288
	%22 = icmp ne i64 %p4, %p6, !dbg !288
	%23 = icmp uge i64 %p10, %17, !dbg !288
	%24 = or i1 %22, %23, !dbg !288
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !288, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !288
	%26 = bitcast i64* %21 to i8*, !dbg !288
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !288
	br label %b41, !dbg !288

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !291
	br i1 %27, label %b5, label %b6, !dbg !291

b5:
	%28 = sext i32 %14 to i64, !dbg !292
	%29 = mul i64 %p6, 8, !dbg !292
	%30 = trunc i64 %p10 to i32, !dbg !292
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !292
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !292
	%33 = icmp ne i64 %p4, %p6, !dbg !292
	%34 = icmp uge i64 %p10, %28, !dbg !292
	%35 = or i1 %33, %34, !dbg !292
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !292, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !292
	%37 = bitcast i64* %32 to i8*, !dbg !292
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !292
	br label %b41, !dbg !292

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !293
	br i1 %38, label %b7, label %b8, !dbg !293

b7:
	%39 = sext i32 %14 to i64, !dbg !294
	%40 = mul i64 %p6, 8, !dbg !294
	%41 = trunc i64 %p10 to i32, !dbg !294
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !294
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !294
	%44 = icmp ne i64 %p4, %p6, !dbg !294
	%45 = icmp uge i64 %p10, %39, !dbg !294
	%46 = or i1 %44, %45, !dbg !294
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !294, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !294
	%48 = bitcast i64* %43 to i8*, !dbg !294
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !294
	br label %b41, !dbg !294

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !295
	br i1 %49, label %b9, label %b10, !dbg !295

b9:
	%50 = sext i32 %14 to i64, !dbg !296
	%51 = mul i64 %p6, 8, !dbg !296
	%52 = trunc i64 %p10 to i32, !dbg !296
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !296
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !296
	%55 = icmp ne i64 %p4, %p6, !dbg !296
	%56 = icmp uge i64 %p10, %50, !dbg !296
	%57 = or i1 %55, %56, !dbg !296
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !296, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !296
	%59 = bitcast i64* %54 to i8*, !dbg !296
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !296
	br label %b41, !dbg !296

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !297
	br i1 %60, label %b11, label %b12, !dbg !297

b11:
	%61 = sext i32 %14 to i64, !dbg !298
	%62 = sext i32 %p9 to i64, !dbg !298
	%63 = sub i64 %62, 9, !dbg !298
	%64 = mul i64 %p6, 8, !dbg !298
	%65 = trunc i64 %p10 to i32, !dbg !298
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !298
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !298
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !298
	%69 = icmp ne i64 %p4, %p6, !dbg !298
	%70 = icmp uge i64 %p10, %61, !dbg !298
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !298
	%72 = icmp ugt i64 %63, 1, !dbg !298
	%73 = or i1 %69, %70, !dbg !298
	%74 = or i1 %73, %71, !dbg !298
	%75 = or i1 %74, %72, !dbg !298
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !298, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !298
	%77 = bitcast i64* %67 to i8*, !dbg !298
	%78 = bitcast i64* %68 to i8*, !dbg !298
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !298
	br label %b41, !dbg !298

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !299
	br i1 %79, label %b13, label %b41, !dbg !299

b13:
	%80 = sext i32 %14 to i64, !dbg !300
	%81 = sext i32 %p9 to i64, !dbg !300
	%82 = sub i64 %81, 9, !dbg !300
	%83 = mul i64 %p6, 8, !dbg !300
	%84 = trunc i64 %p10 to i32, !dbg !300
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !300
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !300
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !300
	%88 = icmp ne i64 %p4, %p6, !dbg !300
	%89 = icmp uge i64 %p10, %80, !dbg !300
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !300
	%91 = icmp ugt i64 %82, 1, !dbg !300
	%92 = or i1 %88, %89, !dbg !300
	%93 = or i1 %92, %90, !dbg !300
	%94 = or i1 %93, %91, !dbg !300
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !300, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !300
	%96 = bitcast i64* %86 to i8*, !dbg !300
	%97 = bitcast i64* %87 to i8*, !dbg !300
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !300
	br label %b41, !dbg !300

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !301
	br i1 %98, label %b15, label %b28, !dbg !301

b15:
	%99 = trunc i64 %12 to i32, !dbg !302
	%100 = udiv i32 %99, 32, !dbg !302
	%101 = zext i32 %100 to i64, !dbg !302
	%102 = icmp eq i64 %101, %p2, !dbg !303
	br i1 %102, label %b16, label %b28, !dbg !303

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !306
	br i1 %103, label %b17, label %b18, !dbg !306

b17:
	%104 = sext i32 %14 to i64, !dbg !307
	%105 = mul i64 %p6, 8, !dbg !307
	%106 = trunc i64 %p10 to i32, !dbg !307
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !307
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !307
	%109 = icmp ne i64 %p4, %p6, !dbg !307
	%110 = icmp uge i64 %p10, %104, !dbg !307
	%111 = or i1 %109, %110, !dbg !307
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !307, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !307
	%113 = bitcast i64* %108 to i8*, !dbg !307
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !307
	br label %b41, !dbg !307

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !308
	br i1 %114, label %b19, label %b20, !dbg !308

b19:
	%115 = sext i32 %14 to i64, !dbg !309
	%116 = mul i64 %p6, 8, !dbg !309
	%117 = trunc i64 %p10 to i32, !dbg !309
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !309
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !309
	%120 = icmp ne i64 %p4, %p6, !dbg !309
	%121 = icmp uge i64 %p10, %115, !dbg !309
	%122 = or i1 %120, %121, !dbg !309
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !309, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !309
	%124 = bitcast i64* %119 to i8*, !dbg !309
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !309
	br label %b41, !dbg !309

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !310
	br i1 %125, label %b21, label %b22, !dbg !310

b21:
	%126 = sext i32 %14 to i64, !dbg !311
	%127 = mul i64 %p6, 8, !dbg !311
	%128 = trunc i64 %p10 to i32, !dbg !311
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !311
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !311
	%131 = icmp ne i64 %p4, %p6, !dbg !311
	%132 = icmp uge i64 %p10, %126, !dbg !311
	%133 = or i1 %131, %132, !dbg !311
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !311, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !311
	%135 = bitcast i64* %130 to i8*, !dbg !311
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !311
	br label %b41, !dbg !311

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !312
	br i1 %136, label %b23, label %b24, !dbg !312

b23:
	%137 = sext i32 %14 to i64, !dbg !313
	%138 = mul i64 %p6, 8, !dbg !313
	%139 = trunc i64 %p10 to i32, !dbg !313
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !313
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !313
	%142 = icmp ne i64 %p4, %p6, !dbg !313
	%143 = icmp uge i64 %p10, %137, !dbg !313
	%144 = or i1 %142, %143, !dbg !313
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !313, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !313
	%146 = bitcast i64* %141 to i8*, !dbg !313
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !313
	br label %b41, !dbg !313

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !314
	br i1 %147, label %b25, label %b26, !dbg !314

b25:
	%148 = sext i32 %14 to i64, !dbg !315
	%149 = sext i32 %p9 to i64, !dbg !315
	%150 = sub i64 %149, 9, !dbg !315
	%151 = mul i64 %p6, 8, !dbg !315
	%152 = trunc i64 %p10 to i32, !dbg !315
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !315
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !315
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !315
	%156 = icmp ne i64 %p4, %p6, !dbg !315
	%157 = icmp uge i64 %p10, %148, !dbg !315
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !315
	%159 = icmp ugt i64 %150, 1, !dbg !315
	%160 = or i1 %156, %157, !dbg !315
	%161 = or i1 %160, %158, !dbg !315
	%162 = or i1 %161, %159, !dbg !315
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !315, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !315
	%164 = bitcast i64* %154 to i8*, !dbg !315
	%165 = bitcast i64* %155 to i8*, !dbg !315
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !315
	br label %b41, !dbg !315

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !316
	br i1 %166, label %b27, label %b41, !dbg !316

b27:
	%167 = sext i32 %14 to i64, !dbg !317
	%168 = sext i32 %p9 to i64, !dbg !317
	%169 = sub i64 %168, 9, !dbg !317
	%170 = mul i64 %p6, 8, !dbg !317
	%171 = trunc i64 %p10 to i32, !dbg !317
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !317
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !317
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !317
	%175 = icmp ne i64 %p4, %p6, !dbg !317
	%176 = icmp uge i64 %p10, %167, !dbg !317
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !317
	%178 = icmp ugt i64 %169, 1, !dbg !317
	%179 = or i1 %175, %176, !dbg !317
	%180 = or i1 %179, %177, !dbg !317
	%181 = or i1 %180, %178, !dbg !317
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !317, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !317
	%183 = bitcast i64* %173 to i8*, !dbg !317
	%184 = bitcast i64* %174 to i8*, !dbg !317
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !317
	br label %b41, !dbg !317

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !318
	br i1 %185, label %b29, label %b41, !dbg !318

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !321
	br i1 %186, label %b30, label %b31, !dbg !321

b30:
	%187 = sext i32 %14 to i64, !dbg !322
	%188 = mul i64 %p6, 8, !dbg !322
	%189 = trunc i64 %p10 to i32, !dbg !322
	%190 = mul i32 %6, %7, !dbg !322
	%191 = icmp ne i64 %p4, %p6, !dbg !322
	%192 = icmp uge i64 %p10, %187, !dbg !322
	%193 = or i1 %191, %192, !dbg !322
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !322, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !322, !range !56
	%195 = mul i32 %190, %194, !dbg !322
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !322
	%197 = sext i32 %196 to i64, !dbg !322
	%198 = icmp ult i64 %p10, %197, !dbg !322
	%199 = trunc i64 %p10 to i32, !dbg !322
	%200 = select i1 %198, i32 %199, i32 0, !dbg !322
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !322
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !322
	%203 = sext i32 %202 to i64, !dbg !322
	%204 = sext i32 %195 to i64, !dbg !322
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !322
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !322
	%207 = icmp ne i64 %203, %204, !dbg !322
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !322, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !322
	%209 = bitcast i64* %206 to i8*, !dbg !322
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !322
	br label %b41, !dbg !322

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !323
	br i1 %210, label %b32, label %b33, !dbg !323

b32:
	%211 = sext i32 %14 to i64, !dbg !324
	%212 = mul i64 %p6, 8, !dbg !324
	%213 = trunc i64 %p10 to i32, !dbg !324
	%214 = mul i32 %6, %7, !dbg !324
	%215 = icmp ne i64 %p4, %p6, !dbg !324
	%216 = icmp uge i64 %p10, %211, !dbg !324
	%217 = or i1 %215, %216, !dbg !324
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !324, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !324, !range !56
	%219 = mul i32 %214, %218, !dbg !324
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !324
	%221 = sext i32 %220 to i64, !dbg !324
	%222 = icmp ult i64 %p10, %221, !dbg !324
	%223 = trunc i64 %p10 to i32, !dbg !324
	%224 = select i1 %222, i32 %223, i32 0, !dbg !324
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !324
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !324
	%227 = sext i32 %226 to i64, !dbg !324
	%228 = sext i32 %219 to i64, !dbg !324
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !324
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !324
	%231 = icmp ne i64 %227, %228, !dbg !324
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !324, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !324
	%233 = bitcast i64* %230 to i8*, !dbg !324
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !324
	br label %b41, !dbg !324

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !325
	br i1 %234, label %b34, label %b35, !dbg !325

b34:
	%235 = sext i32 %14 to i64, !dbg !326
	%236 = mul i64 %p6, 8, !dbg !326
	%237 = trunc i64 %p10 to i32, !dbg !326
	%238 = mul i32 %6, %7, !dbg !326
	%239 = icmp ne i64 %p4, %p6, !dbg !326
	%240 = icmp uge i64 %p10, %235, !dbg !326
	%241 = or i1 %239, %240, !dbg !326
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !326, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !56
	%243 = mul i32 %238, %242, !dbg !326
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !326
	%245 = sext i32 %244 to i64, !dbg !326
	%246 = sext i32 %243 to i64, !dbg !326
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !326
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%249 = icmp ne i64 %245, %246, !dbg !326
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !326, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !326
	%251 = bitcast i64* %248 to i8*, !dbg !326
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !326
	br label %b41, !dbg !326

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !327
	br i1 %252, label %b36, label %b37, !dbg !327

b36:
	%253 = sext i32 %14 to i64, !dbg !328
	%254 = mul i64 %p6, 8, !dbg !328
	%255 = trunc i64 %p10 to i32, !dbg !328
	%256 = mul i32 %6, %7, !dbg !328
	%257 = icmp ne i64 %p4, %p6, !dbg !328
	%258 = icmp uge i64 %p10, %253, !dbg !328
	%259 = or i1 %257, %258, !dbg !328
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !328, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !328, !range !56
	%261 = mul i32 %256, %260, !dbg !328
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !328
	%263 = sext i32 %262 to i64, !dbg !328
	%264 = sext i32 %261 to i64, !dbg !328
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !328
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !328
	%267 = icmp ne i64 %263, %264, !dbg !328
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !328, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !328
	%269 = bitcast i64* %266 to i8*, !dbg !328
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !328
	br label %b41, !dbg !328

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !329
	br i1 %270, label %b38, label %b39, !dbg !329

b38:
	%271 = sext i32 %14 to i64, !dbg !330
	%272 = sext i32 %p9 to i64, !dbg !330
	%273 = sub i64 %272, 9, !dbg !330
	%274 = mul i64 %p6, 8, !dbg !330
	%275 = trunc i64 %p10 to i32, !dbg !330
	%276 = mul i32 %6, %7, !dbg !330
	%277 = icmp ne i64 %p4, %p6, !dbg !330
	%278 = icmp uge i64 %p10, %271, !dbg !330
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !330
	%280 = icmp ugt i64 %273, 1, !dbg !330
	%281 = or i1 %277, %278, !dbg !330
	%282 = or i1 %281, %279, !dbg !330
	%283 = or i1 %282, %280, !dbg !330
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !330, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !330, !range !56
	%285 = mul i32 %276, %284, !dbg !330
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !330
	%287 = sext i32 %286 to i64, !dbg !330
	%288 = icmp ult i64 %p10, %287, !dbg !330
	%289 = trunc i64 %p10 to i32, !dbg !330
	%290 = select i1 %288, i32 %289, i32 0, !dbg !330
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !330
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !330
	%293 = sext i32 %292 to i64, !dbg !330
	%294 = sext i32 %285 to i64, !dbg !330
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !330
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !330
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !330
	%298 = icmp ne i64 %293, %294, !dbg !330
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !330, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !330
	%300 = bitcast i64* %296 to i8*, !dbg !330
	%301 = bitcast i64* %297 to i8*, !dbg !330
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !330
	br label %b41, !dbg !330

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !331
	br i1 %302, label %b40, label %b41, !dbg !331

b40:
	%303 = sext i32 %14 to i64, !dbg !332
	%304 = sext i32 %p9 to i64, !dbg !332
	%305 = sub i64 %304, 9, !dbg !332
	%306 = mul i64 %p6, 8, !dbg !332
	%307 = trunc i64 %p10 to i32, !dbg !332
	%308 = mul i32 %6, %7, !dbg !332
	%309 = icmp ne i64 %p4, %p6, !dbg !332
	%310 = icmp uge i64 %p10, %303, !dbg !332
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !332
	%312 = icmp ugt i64 %305, 1, !dbg !332
	%313 = or i1 %309, %310, !dbg !332
	%314 = or i1 %313, %311, !dbg !332
	%315 = or i1 %314, %312, !dbg !332
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !332, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !332, !range !56
	%317 = mul i32 %308, %316, !dbg !332
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !332
	%319 = sext i32 %318 to i64, !dbg !332
	%320 = icmp ult i64 %p10, %319, !dbg !332
	%321 = trunc i64 %p10 to i32, !dbg !332
	%322 = select i1 %320, i32 %321, i32 0, !dbg !332
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !332
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !332
	%325 = sext i32 %324 to i64, !dbg !332
	%326 = sext i32 %317 to i64, !dbg !332
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !332
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !332
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !332
	%330 = icmp ne i64 %325, %326, !dbg !332
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !332, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !332
	%332 = bitcast i64* %328 to i8*, !dbg !332
	%333 = bitcast i64* %329 to i8*, !dbg !332
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !332
	br label %b41, !dbg !332

b41:
	ret void, !dbg !283

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !288
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !288

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !288
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !288
	ret void, !dbg !288

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !288
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !288
	ret void, !dbg !288

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !292
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !292

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !292
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !292
	ret void, !dbg !292

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !292
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !292
	ret void, !dbg !292

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !294
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !294

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !294
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !294
	ret void, !dbg !294

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !294
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !294
	ret void, !dbg !294

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !296
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !296

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !296
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !296
	ret void, !dbg !296

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !296
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !296
	ret void, !dbg !296

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !298
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !298

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !298
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !298
	ret void, !dbg !298

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !298
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !298

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !298
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !298
	ret void, !dbg !298

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !298
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !298

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !298
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !298
	ret void, !dbg !298

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !298
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !298
	ret void, !dbg !298

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !300
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !300

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !300
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !300
	ret void, !dbg !300

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !300
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !300

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !300
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !300
	ret void, !dbg !300

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !300
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !300

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !300
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !300
	ret void, !dbg !300

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !300
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !300
	ret void, !dbg !300

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !307
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !307

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !307
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !307
	ret void, !dbg !307

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !307
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !307
	ret void, !dbg !307

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !309
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !309

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !309
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !309
	ret void, !dbg !309

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !309
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !309
	ret void, !dbg !309

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !311
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !311

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !311
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !311
	ret void, !dbg !311

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !311
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !311
	ret void, !dbg !311

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !313
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !313

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !313
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !313
	ret void, !dbg !313

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !313
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !313
	ret void, !dbg !313

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !315
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !315

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !315
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !315
	ret void, !dbg !315

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !315
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !315

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !315
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !315
	ret void, !dbg !315

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !315
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !315

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !315
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !315
	ret void, !dbg !315

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !315
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !315
	ret void, !dbg !315

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !317
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !317

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !317
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !317
	ret void, !dbg !317

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !317
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !317

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !317
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !317
	ret void, !dbg !317

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !317
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !317

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !317
	ret void, !dbg !317

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !317
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !317
	ret void, !dbg !317

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !322
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !322

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !322
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !322
	ret void, !dbg !322

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !322
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !322
	ret void, !dbg !322

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %203, i64 %204), !dbg !322
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !322
	ret void, !dbg !322

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !324
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !324

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !324
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !324
	ret void, !dbg !324

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !324
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !324
	ret void, !dbg !324

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %227, i64 %228), !dbg !324
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !324
	ret void, !dbg !324

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !326
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !326

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !326
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !326
	ret void, !dbg !326

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !326
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !326
	ret void, !dbg !326

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %245, i64 %246), !dbg !326
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !326
	ret void, !dbg !326

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !328
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !328

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !328
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !328
	ret void, !dbg !328

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !328
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !328
	ret void, !dbg !328

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %263, i64 %264), !dbg !328
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !328
	ret void, !dbg !328

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !330
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !330

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !330
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !330
	ret void, !dbg !330

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !330
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !330

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !330
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !330
	ret void, !dbg !330

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !330
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !330

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !330
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !330
	ret void, !dbg !330

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !330
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !330
	ret void, !dbg !330

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %293, i64 %294), !dbg !330
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !330
	ret void, !dbg !330

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !332
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !332

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !332
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !332
	ret void, !dbg !332

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !332
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !332

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !332
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !332
	ret void, !dbg !332

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !332
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !332

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !332
	ret void, !dbg !332

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !332
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !332
	ret void, !dbg !332

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %325, i64 %326), !dbg !332
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !332
	ret void, !dbg !332
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !333 {
entry:
	br label %b0, !dbg !334

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !334
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !334
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !334
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !14
	%8 = mul i32 %7, %5, !dbg !337
	%9 = add i32 %4, %8, !dbg !337
	%10 = mul i32 %6, %9, !dbg !337
	%11 = add i32 %3, %10, !dbg !337
	%12 = sext i32 %11 to i64, !dbg !337
	%13 = icmp eq i64 %p1, 0, !dbg !338
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !341
	br i1 %13, label %b1, label %b14, !dbg !338

b1:
	%15 = icmp eq i64 %12, 0, !dbg !342
	br i1 %15, label %b2, label %b14, !dbg !342

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !343
	br i1 %16, label %b3, label %b4, !dbg !343

b3:
	%17 = sext i32 %14 to i64, !dbg !341
	%18 = mul i64 %p6, 8, !dbg !341
	%19 = trunc i64 %p10 to i32, !dbg !341
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !341
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !341
	%22 = icmp ne i64 %p4, %p6, !dbg !341
	%23 = icmp uge i64 %p10, %17, !dbg !341
	%24 = or i1 %22, %23, !dbg !341
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !341, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !341
	%26 = bitcast i64* %21 to i8*, !dbg !341
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !341
	br label %b41, !dbg !341

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !344
	br i1 %27, label %b5, label %b6, !dbg !344

b5:
	%28 = sext i32 %14 to i64, !dbg !345
	%29 = mul i64 %p6, 8, !dbg !345
	%30 = trunc i64 %p10 to i32, !dbg !345
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !345
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !345
	%33 = icmp ne i64 %p4, %p6, !dbg !345
	%34 = icmp uge i64 %p10, %28, !dbg !345
	%35 = or i1 %33, %34, !dbg !345
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !345, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !345
	%37 = bitcast i64* %32 to i8*, !dbg !345
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !345
	br label %b41, !dbg !345

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !346
	br i1 %38, label %b7, label %b8, !dbg !346

b7:
	%39 = sext i32 %14 to i64, !dbg !347
	%40 = mul i64 %p6, 8, !dbg !347
	%41 = trunc i64 %p10 to i32, !dbg !347
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !347
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !347
	%44 = icmp ne i64 %p4, %p6, !dbg !347
	%45 = icmp uge i64 %p10, %39, !dbg !347
	%46 = or i1 %44, %45, !dbg !347
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !347, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !347
	%48 = bitcast i64* %43 to i8*, !dbg !347
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !347
	br label %b41, !dbg !347

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !348
	br i1 %49, label %b9, label %b10, !dbg !348

b9:
	%50 = sext i32 %14 to i64, !dbg !349
	%51 = mul i64 %p6, 8, !dbg !349
	%52 = trunc i64 %p10 to i32, !dbg !349
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !349
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !349
	%55 = icmp ne i64 %p4, %p6, !dbg !349
	%56 = icmp uge i64 %p10, %50, !dbg !349
	%57 = or i1 %55, %56, !dbg !349
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !349, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !349
	%59 = bitcast i64* %54 to i8*, !dbg !349
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !349
	br label %b41, !dbg !349

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !350
	br i1 %60, label %b11, label %b12, !dbg !350

b11:
	%61 = sext i32 %14 to i64, !dbg !351
	%62 = sext i32 %p9 to i64, !dbg !351
	%63 = sub i64 %62, 9, !dbg !351
	%64 = mul i64 %p6, 8, !dbg !351
	%65 = trunc i64 %p10 to i32, !dbg !351
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !351
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !351
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !351
	%69 = icmp ne i64 %p4, %p6, !dbg !351
	%70 = icmp uge i64 %p10, %61, !dbg !351
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !351
	%72 = icmp ugt i64 %63, 1, !dbg !351
	%73 = or i1 %69, %70, !dbg !351
	%74 = or i1 %73, %71, !dbg !351
	%75 = or i1 %74, %72, !dbg !351
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !351, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !351
	%77 = bitcast i64* %67 to i8*, !dbg !351
	%78 = bitcast i64* %68 to i8*, !dbg !351
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !351
	br label %b41, !dbg !351

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !352
	br i1 %79, label %b13, label %b41, !dbg !352

b13:
	%80 = sext i32 %14 to i64, !dbg !353
	%81 = sext i32 %p9 to i64, !dbg !353
	%82 = sub i64 %81, 9, !dbg !353
	%83 = mul i64 %p6, 8, !dbg !353
	%84 = trunc i64 %p10 to i32, !dbg !353
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !353
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !353
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !353
	%88 = icmp ne i64 %p4, %p6, !dbg !353
	%89 = icmp uge i64 %p10, %80, !dbg !353
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !353
	%91 = icmp ugt i64 %82, 1, !dbg !353
	%92 = or i1 %88, %89, !dbg !353
	%93 = or i1 %92, %90, !dbg !353
	%94 = or i1 %93, %91, !dbg !353
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !353, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !353
	%96 = bitcast i64* %86 to i8*, !dbg !353
	%97 = bitcast i64* %87 to i8*, !dbg !353
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !353
	br label %b41, !dbg !353

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !354
	br i1 %98, label %b15, label %b28, !dbg !354

b15:
	%99 = trunc i64 %12 to i32, !dbg !355
	%100 = udiv i32 %99, 32, !dbg !355
	%101 = zext i32 %100 to i64, !dbg !355
	%102 = icmp eq i64 %101, %p2, !dbg !356
	br i1 %102, label %b16, label %b28, !dbg !356

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !359
	br i1 %103, label %b17, label %b18, !dbg !359

b17:
	%104 = sext i32 %14 to i64, !dbg !360
	%105 = mul i64 %p6, 8, !dbg !360
	%106 = trunc i64 %p10 to i32, !dbg !360
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !360
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !360
	%109 = icmp ne i64 %p4, %p6, !dbg !360
	%110 = icmp uge i64 %p10, %104, !dbg !360
	%111 = or i1 %109, %110, !dbg !360
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !360, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !360
	%113 = bitcast i64* %108 to i8*, !dbg !360
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !360
	br label %b41, !dbg !360

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !361
	br i1 %114, label %b19, label %b20, !dbg !361

b19:
	%115 = sext i32 %14 to i64, !dbg !362
	%116 = mul i64 %p6, 8, !dbg !362
	%117 = trunc i64 %p10 to i32, !dbg !362
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !362
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !362
	%120 = icmp ne i64 %p4, %p6, !dbg !362
	%121 = icmp uge i64 %p10, %115, !dbg !362
	%122 = or i1 %120, %121, !dbg !362
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !362, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !362
	%124 = bitcast i64* %119 to i8*, !dbg !362
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !362
	br label %b41, !dbg !362

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !363
	br i1 %125, label %b21, label %b22, !dbg !363

b21:
	%126 = sext i32 %14 to i64, !dbg !364
	%127 = mul i64 %p6, 8, !dbg !364
	%128 = trunc i64 %p10 to i32, !dbg !364
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !364
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !364
	%131 = icmp ne i64 %p4, %p6, !dbg !364
	%132 = icmp uge i64 %p10, %126, !dbg !364
	%133 = or i1 %131, %132, !dbg !364
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !364, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !364
	%135 = bitcast i64* %130 to i8*, !dbg !364
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !364
	br label %b41, !dbg !364

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !365
	br i1 %136, label %b23, label %b24, !dbg !365

b23:
	%137 = sext i32 %14 to i64, !dbg !366
	%138 = mul i64 %p6, 8, !dbg !366
	%139 = trunc i64 %p10 to i32, !dbg !366
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !366
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !366
	%142 = icmp ne i64 %p4, %p6, !dbg !366
	%143 = icmp uge i64 %p10, %137, !dbg !366
	%144 = or i1 %142, %143, !dbg !366
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !366, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !366
	%146 = bitcast i64* %141 to i8*, !dbg !366
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !366
	br label %b41, !dbg !366

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !367
	br i1 %147, label %b25, label %b26, !dbg !367

b25:
	%148 = sext i32 %14 to i64, !dbg !368
	%149 = sext i32 %p9 to i64, !dbg !368
	%150 = sub i64 %149, 9, !dbg !368
	%151 = mul i64 %p6, 8, !dbg !368
	%152 = trunc i64 %p10 to i32, !dbg !368
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !368
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !368
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !368
	%156 = icmp ne i64 %p4, %p6, !dbg !368
	%157 = icmp uge i64 %p10, %148, !dbg !368
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !368
	%159 = icmp ugt i64 %150, 1, !dbg !368
	%160 = or i1 %156, %157, !dbg !368
	%161 = or i1 %160, %158, !dbg !368
	%162 = or i1 %161, %159, !dbg !368
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !368, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !368
	%164 = bitcast i64* %154 to i8*, !dbg !368
	%165 = bitcast i64* %155 to i8*, !dbg !368
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !368
	br label %b41, !dbg !368

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !369
	br i1 %166, label %b27, label %b41, !dbg !369

b27:
	%167 = sext i32 %14 to i64, !dbg !370
	%168 = sext i32 %p9 to i64, !dbg !370
	%169 = sub i64 %168, 9, !dbg !370
	%170 = mul i64 %p6, 8, !dbg !370
	%171 = trunc i64 %p10 to i32, !dbg !370
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !370
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !370
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !370
	%175 = icmp ne i64 %p4, %p6, !dbg !370
	%176 = icmp uge i64 %p10, %167, !dbg !370
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !370
	%178 = icmp ugt i64 %169, 1, !dbg !370
	%179 = or i1 %175, %176, !dbg !370
	%180 = or i1 %179, %177, !dbg !370
	%181 = or i1 %180, %178, !dbg !370
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !370, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !370
	%183 = bitcast i64* %173 to i8*, !dbg !370
	%184 = bitcast i64* %174 to i8*, !dbg !370
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !370
	br label %b41, !dbg !370

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !371
	br i1 %185, label %b29, label %b41, !dbg !371

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !374
	br i1 %186, label %b30, label %b31, !dbg !374

b30:
	%187 = sext i32 %14 to i64, !dbg !375
	%188 = mul i64 %p6, 8, !dbg !375
	%189 = trunc i64 %p10 to i32, !dbg !375
	%190 = mul i32 %6, %7, !dbg !375
	%191 = icmp ne i64 %p4, %p6, !dbg !375
	%192 = icmp uge i64 %p10, %187, !dbg !375
	%193 = or i1 %191, %192, !dbg !375
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !375, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !375, !range !56
	%195 = mul i32 %190, %194, !dbg !375
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%197 = sext i32 %196 to i64, !dbg !375
	%198 = icmp ult i64 %p10, %197, !dbg !375
	%199 = trunc i64 %p10 to i32, !dbg !375
	%200 = select i1 %198, i32 %199, i32 0, !dbg !375
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !375
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !375
	%203 = sext i32 %202 to i64, !dbg !375
	%204 = sext i32 %195 to i64, !dbg !375
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !375
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !375
	%207 = icmp ne i64 %203, %204, !dbg !375
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !375, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !375
	%209 = bitcast i64* %206 to i8*, !dbg !375
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !375
	br label %b41, !dbg !375

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !376
	br i1 %210, label %b32, label %b33, !dbg !376

b32:
	%211 = sext i32 %14 to i64, !dbg !377
	%212 = mul i64 %p6, 8, !dbg !377
	%213 = trunc i64 %p10 to i32, !dbg !377
	%214 = mul i32 %6, %7, !dbg !377
	%215 = icmp ne i64 %p4, %p6, !dbg !377
	%216 = icmp uge i64 %p10, %211, !dbg !377
	%217 = or i1 %215, %216, !dbg !377
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !377, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !377, !range !56
	%219 = mul i32 %214, %218, !dbg !377
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !377
	%221 = sext i32 %220 to i64, !dbg !377
	%222 = icmp ult i64 %p10, %221, !dbg !377
	%223 = trunc i64 %p10 to i32, !dbg !377
	%224 = select i1 %222, i32 %223, i32 0, !dbg !377
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !377
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !377
	%227 = sext i32 %226 to i64, !dbg !377
	%228 = sext i32 %219 to i64, !dbg !377
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !377
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !377
	%231 = icmp ne i64 %227, %228, !dbg !377
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !377, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !377
	%233 = bitcast i64* %230 to i8*, !dbg !377
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !377
	br label %b41, !dbg !377

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !378
	br i1 %234, label %b34, label %b35, !dbg !378

b34:
	%235 = sext i32 %14 to i64, !dbg !379
	%236 = mul i64 %p6, 8, !dbg !379
	%237 = trunc i64 %p10 to i32, !dbg !379
	%238 = mul i32 %6, %7, !dbg !379
	%239 = icmp ne i64 %p4, %p6, !dbg !379
	%240 = icmp uge i64 %p10, %235, !dbg !379
	%241 = or i1 %239, %240, !dbg !379
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !379, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !379, !range !56
	%243 = mul i32 %238, %242, !dbg !379
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !379
	%245 = sext i32 %244 to i64, !dbg !379
	%246 = sext i32 %243 to i64, !dbg !379
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !379
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !379
	%249 = icmp ne i64 %245, %246, !dbg !379
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !379, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !379
	%251 = bitcast i64* %248 to i8*, !dbg !379
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !379
	br label %b41, !dbg !379

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !380
	br i1 %252, label %b36, label %b37, !dbg !380

b36:
	%253 = sext i32 %14 to i64, !dbg !381
	%254 = mul i64 %p6, 8, !dbg !381
	%255 = trunc i64 %p10 to i32, !dbg !381
	%256 = mul i32 %6, %7, !dbg !381
	%257 = icmp ne i64 %p4, %p6, !dbg !381
	%258 = icmp uge i64 %p10, %253, !dbg !381
	%259 = or i1 %257, %258, !dbg !381
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !381, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !56
	%261 = mul i32 %256, %260, !dbg !381
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !381
	%263 = sext i32 %262 to i64, !dbg !381
	%264 = sext i32 %261 to i64, !dbg !381
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !381
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !381
	%267 = icmp ne i64 %263, %264, !dbg !381
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !381, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !381
	%269 = bitcast i64* %266 to i8*, !dbg !381
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !381
	br label %b41, !dbg !381

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !382
	br i1 %270, label %b38, label %b39, !dbg !382

b38:
	%271 = sext i32 %14 to i64, !dbg !383
	%272 = sext i32 %p9 to i64, !dbg !383
	%273 = sub i64 %272, 9, !dbg !383
	%274 = mul i64 %p6, 8, !dbg !383
	%275 = trunc i64 %p10 to i32, !dbg !383
	%276 = mul i32 %6, %7, !dbg !383
	%277 = icmp ne i64 %p4, %p6, !dbg !383
	%278 = icmp uge i64 %p10, %271, !dbg !383
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !383
	%280 = icmp ugt i64 %273, 1, !dbg !383
	%281 = or i1 %277, %278, !dbg !383
	%282 = or i1 %281, %279, !dbg !383
	%283 = or i1 %282, %280, !dbg !383
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !383, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !383, !range !56
	%285 = mul i32 %276, %284, !dbg !383
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !383
	%287 = sext i32 %286 to i64, !dbg !383
	%288 = icmp ult i64 %p10, %287, !dbg !383
	%289 = trunc i64 %p10 to i32, !dbg !383
	%290 = select i1 %288, i32 %289, i32 0, !dbg !383
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !383
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !383
	%293 = sext i32 %292 to i64, !dbg !383
	%294 = sext i32 %285 to i64, !dbg !383
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !383
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !383
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !383
	%298 = icmp ne i64 %293, %294, !dbg !383
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !383, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !383
	%300 = bitcast i64* %296 to i8*, !dbg !383
	%301 = bitcast i64* %297 to i8*, !dbg !383
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !383
	br label %b41, !dbg !383

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !384
	br i1 %302, label %b40, label %b41, !dbg !384

b40:
	%303 = sext i32 %14 to i64, !dbg !385
	%304 = sext i32 %p9 to i64, !dbg !385
	%305 = sub i64 %304, 9, !dbg !385
	%306 = mul i64 %p6, 8, !dbg !385
	%307 = trunc i64 %p10 to i32, !dbg !385
	%308 = mul i32 %6, %7, !dbg !385
	%309 = icmp ne i64 %p4, %p6, !dbg !385
	%310 = icmp uge i64 %p10, %303, !dbg !385
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !385
	%312 = icmp ugt i64 %305, 1, !dbg !385
	%313 = or i1 %309, %310, !dbg !385
	%314 = or i1 %313, %311, !dbg !385
	%315 = or i1 %314, %312, !dbg !385
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !385, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !385, !range !56
	%317 = mul i32 %308, %316, !dbg !385
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !385
	%319 = sext i32 %318 to i64, !dbg !385
	%320 = icmp ult i64 %p10, %319, !dbg !385
	%321 = trunc i64 %p10 to i32, !dbg !385
	%322 = select i1 %320, i32 %321, i32 0, !dbg !385
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !385
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !385
	%325 = sext i32 %324 to i64, !dbg !385
	%326 = sext i32 %317 to i64, !dbg !385
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !385
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !385
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !385
	%330 = icmp ne i64 %325, %326, !dbg !385
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !385, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !385
	%332 = bitcast i64* %328 to i8*, !dbg !385
	%333 = bitcast i64* %329 to i8*, !dbg !385
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !385
	br label %b41, !dbg !385

b41:
	ret void, !dbg !336

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !341
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !341

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !341
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !341
	ret void, !dbg !341

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !341
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !341
	ret void, !dbg !341

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !345
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !345

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !345
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !345
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !345
	ret void, !dbg !345

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !347
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !347

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !347
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !347
	ret void, !dbg !347

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !347
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !347
	ret void, !dbg !347

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !349
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !349

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !349
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !349
	ret void, !dbg !349

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !349
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !349
	ret void, !dbg !349

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !351
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !351

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !351
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !351
	ret void, !dbg !351

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !351
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !351

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !351
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !351
	ret void, !dbg !351

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !351
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !351

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !351
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !351
	ret void, !dbg !351

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !351
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !351
	ret void, !dbg !351

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !353
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !353

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !353
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !353
	ret void, !dbg !353

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !353
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !353

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !353
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !353
	ret void, !dbg !353

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !353
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !353

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !353
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !353
	ret void, !dbg !353

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !353
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !353
	ret void, !dbg !353

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !360
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !360

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !360
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !360
	ret void, !dbg !360

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !360
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !360
	ret void, !dbg !360

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !362
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !362

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !362
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !362
	ret void, !dbg !362

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !362
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !362
	ret void, !dbg !362

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !364
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !364

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !364
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !364
	ret void, !dbg !364

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !364
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !364
	ret void, !dbg !364

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !366
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !366

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !366
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !366
	ret void, !dbg !366

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !366
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !366
	ret void, !dbg !366

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !368
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !368

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !368
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !368
	ret void, !dbg !368

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !368
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !368

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !368
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !368
	ret void, !dbg !368

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !368
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !368

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !368
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !368
	ret void, !dbg !368

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !368
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !368
	ret void, !dbg !368

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !370
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !370

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !370
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !370
	ret void, !dbg !370

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !370
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !370

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !370
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !370
	ret void, !dbg !370

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !370
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !370

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !370
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !370
	ret void, !dbg !370

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !370
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !370
	ret void, !dbg !370

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !375
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !375

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !375
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !375
	ret void, !dbg !375

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !375
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !375
	ret void, !dbg !375

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %203, i64 %204), !dbg !375
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !375
	ret void, !dbg !375

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !377
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !377

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !377
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !377
	ret void, !dbg !377

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !377
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !377
	ret void, !dbg !377

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %227, i64 %228), !dbg !377
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !377
	ret void, !dbg !377

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !379
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !379

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !379
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !379
	ret void, !dbg !379

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !379
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !379
	ret void, !dbg !379

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %245, i64 %246), !dbg !379
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !379
	ret void, !dbg !379

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !381
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !381

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !381
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !381
	ret void, !dbg !381

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !381
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !381
	ret void, !dbg !381

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %263, i64 %264), !dbg !381
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !381
	ret void, !dbg !381

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !383
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !383

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !383
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !383
	ret void, !dbg !383

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !383
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !383

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !383
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !383
	ret void, !dbg !383

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !383
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !383

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !383
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !383
	ret void, !dbg !383

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !383
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !383
	ret void, !dbg !383

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %293, i64 %294), !dbg !383
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !383
	ret void, !dbg !383

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !385
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !385

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !385
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !385
	ret void, !dbg !385

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !385
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !385

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !385
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !385
	ret void, !dbg !385

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !385
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !385

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !385
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !385
	ret void, !dbg !385

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !385
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !385
	ret void, !dbg !385

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %325, i64 %326), !dbg !385
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !385
	ret void, !dbg !385
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !386 {
entry:
	br label %b0, !dbg !387

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !387
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !387
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !387
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !390, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !390, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !14
	%8 = mul i32 %7, %5, !dbg !390
	%9 = add i32 %4, %8, !dbg !390
	%10 = mul i32 %6, %9, !dbg !390
	%11 = add i32 %3, %10, !dbg !390
	%12 = sext i32 %11 to i64, !dbg !390
	%13 = icmp eq i64 %p1, 0, !dbg !391
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !394
	br i1 %13, label %b1, label %b14, !dbg !391

b1:
	%15 = icmp eq i64 %12, 0, !dbg !395
	br i1 %15, label %b2, label %b14, !dbg !395

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !396
	br i1 %16, label %b3, label %b4, !dbg !396

b3:
	%17 = sext i32 %14 to i64, !dbg !394
	%18 = trunc i64 %p10 to i32, !dbg !394
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !394
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !394
	%21 = icmp ne i64 %p4, %p6, !dbg !394
	%22 = icmp uge i64 %p10, %17, !dbg !394
	%23 = or i1 %21, %22, !dbg !394
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !394, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !394
	br label %b41, !dbg !394

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !397
	br i1 %24, label %b5, label %b6, !dbg !397

b5:
	%25 = sext i32 %14 to i64, !dbg !398
	%26 = trunc i64 %p10 to i32, !dbg !398
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !398
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !398
	%29 = icmp ne i64 %p4, %p6, !dbg !398
	%30 = icmp uge i64 %p10, %25, !dbg !398
	%31 = or i1 %29, %30, !dbg !398
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !398, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !398
	br label %b41, !dbg !398

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !399
	br i1 %32, label %b7, label %b8, !dbg !399

b7:
	%33 = sext i32 %14 to i64, !dbg !400
	%34 = trunc i64 %p10 to i32, !dbg !400
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !400
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !400
	%37 = icmp ne i64 %p4, %p6, !dbg !400
	%38 = icmp uge i64 %p10, %33, !dbg !400
	%39 = or i1 %37, %38, !dbg !400
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !400, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !400
	br label %b41, !dbg !400

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !401
	br i1 %40, label %b9, label %b10, !dbg !401

b9:
	%41 = sext i32 %14 to i64, !dbg !402
	%42 = trunc i64 %p10 to i32, !dbg !402
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !402
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !402
	%45 = icmp ne i64 %p4, %p6, !dbg !402
	%46 = icmp uge i64 %p10, %41, !dbg !402
	%47 = or i1 %45, %46, !dbg !402
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !402, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !402
	br label %b41, !dbg !402

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !403
	br i1 %48, label %b11, label %b12, !dbg !403

b11:
	%49 = sext i32 %14 to i64, !dbg !404
	%50 = sext i32 %p9 to i64, !dbg !404
	%51 = sub i64 %50, 9, !dbg !404
	%52 = trunc i64 %p10 to i32, !dbg !404
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !404
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !404
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !404
	%56 = icmp ne i64 %p4, %p6, !dbg !404
	%57 = icmp uge i64 %p10, %49, !dbg !404
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !404
	%59 = icmp ugt i64 %51, 1, !dbg !404
	%60 = or i1 %56, %57, !dbg !404
	%61 = or i1 %60, %58, !dbg !404
	%62 = or i1 %61, %59, !dbg !404
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !404, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !404
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !404
	br label %b41, !dbg !404

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !405
	br i1 %64, label %b13, label %b41, !dbg !405

b13:
	%65 = sext i32 %14 to i64, !dbg !406
	%66 = sext i32 %p9 to i64, !dbg !406
	%67 = sub i64 %66, 9, !dbg !406
	%68 = trunc i64 %p10 to i32, !dbg !406
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !406
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !406
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !406
	%72 = icmp ne i64 %p4, %p6, !dbg !406
	%73 = icmp uge i64 %p10, %65, !dbg !406
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !406
	%75 = icmp ugt i64 %67, 1, !dbg !406
	%76 = or i1 %72, %73, !dbg !406
	%77 = or i1 %76, %74, !dbg !406
	%78 = or i1 %77, %75, !dbg !406
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !406, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !406
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !406
	br label %b41, !dbg !406

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !407
	br i1 %80, label %b15, label %b28, !dbg !407

b15:
	%81 = trunc i64 %12 to i32, !dbg !408
	%82 = udiv i32 %81, 32, !dbg !408
	%83 = zext i32 %82 to i64, !dbg !408
	%84 = icmp eq i64 %83, %p2, !dbg !409
	br i1 %84, label %b16, label %b28, !dbg !409

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !412
	br i1 %85, label %b17, label %b18, !dbg !412

b17:
	%86 = sext i32 %14 to i64, !dbg !413
	%87 = trunc i64 %p10 to i32, !dbg !413
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !413
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !413
	%90 = icmp ne i64 %p4, %p6, !dbg !413
	%91 = icmp uge i64 %p10, %86, !dbg !413
	%92 = or i1 %90, %91, !dbg !413
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !413, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !413
	br label %b41, !dbg !413

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !414
	br i1 %93, label %b19, label %b20, !dbg !414

b19:
	%94 = sext i32 %14 to i64, !dbg !415
	%95 = trunc i64 %p10 to i32, !dbg !415
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !415
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !415
	%98 = icmp ne i64 %p4, %p6, !dbg !415
	%99 = icmp uge i64 %p10, %94, !dbg !415
	%100 = or i1 %98, %99, !dbg !415
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !415, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !415
	br label %b41, !dbg !415

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !416
	br i1 %101, label %b21, label %b22, !dbg !416

b21:
	%102 = sext i32 %14 to i64, !dbg !417
	%103 = trunc i64 %p10 to i32, !dbg !417
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !417
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !417
	%106 = icmp ne i64 %p4, %p6, !dbg !417
	%107 = icmp uge i64 %p10, %102, !dbg !417
	%108 = or i1 %106, %107, !dbg !417
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !417, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !417
	br label %b41, !dbg !417

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !418
	br i1 %109, label %b23, label %b24, !dbg !418

b23:
	%110 = sext i32 %14 to i64, !dbg !419
	%111 = trunc i64 %p10 to i32, !dbg !419
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !419
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !419
	%114 = icmp ne i64 %p4, %p6, !dbg !419
	%115 = icmp uge i64 %p10, %110, !dbg !419
	%116 = or i1 %114, %115, !dbg !419
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !419, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !419
	br label %b41, !dbg !419

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !420
	br i1 %117, label %b25, label %b26, !dbg !420

b25:
	%118 = sext i32 %14 to i64, !dbg !421
	%119 = sext i32 %p9 to i64, !dbg !421
	%120 = sub i64 %119, 9, !dbg !421
	%121 = trunc i64 %p10 to i32, !dbg !421
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !421
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !421
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !421
	%125 = icmp ne i64 %p4, %p6, !dbg !421
	%126 = icmp uge i64 %p10, %118, !dbg !421
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !421
	%128 = icmp ugt i64 %120, 1, !dbg !421
	%129 = or i1 %125, %126, !dbg !421
	%130 = or i1 %129, %127, !dbg !421
	%131 = or i1 %130, %128, !dbg !421
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !421, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !421
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !421
	br label %b41, !dbg !421

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !422
	br i1 %133, label %b27, label %b41, !dbg !422

b27:
	%134 = sext i32 %14 to i64, !dbg !423
	%135 = sext i32 %p9 to i64, !dbg !423
	%136 = sub i64 %135, 9, !dbg !423
	%137 = trunc i64 %p10 to i32, !dbg !423
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !423
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !423
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !423
	%141 = icmp ne i64 %p4, %p6, !dbg !423
	%142 = icmp uge i64 %p10, %134, !dbg !423
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !423
	%144 = icmp ugt i64 %136, 1, !dbg !423
	%145 = or i1 %141, %142, !dbg !423
	%146 = or i1 %145, %143, !dbg !423
	%147 = or i1 %146, %144, !dbg !423
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !423, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !423
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !423
	br label %b41, !dbg !423

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !424
	br i1 %149, label %b29, label %b41, !dbg !424

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !427
	br i1 %150, label %b30, label %b31, !dbg !427

b30:
	%151 = sext i32 %14 to i64, !dbg !428
	%152 = trunc i64 %p10 to i32, !dbg !428
	%153 = mul i32 %6, %7, !dbg !428
	%154 = icmp ne i64 %p4, %p6, !dbg !428
	%155 = icmp uge i64 %p10, %151, !dbg !428
	%156 = or i1 %154, %155, !dbg !428
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !428, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !56
	%158 = mul i32 %153, %157, !dbg !428
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !428
	%160 = sext i32 %159 to i64, !dbg !428
	%161 = icmp ult i64 %p10, %160, !dbg !428
	%162 = trunc i64 %p10 to i32, !dbg !428
	%163 = select i1 %161, i32 %162, i32 0, !dbg !428
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !428
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !428
	%166 = sext i32 %165 to i64, !dbg !428
	%167 = sext i32 %158 to i64, !dbg !428
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !428
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !428
	%170 = icmp ne i64 %166, %167, !dbg !428
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !428, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !428
	br label %b41, !dbg !428

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !429
	br i1 %171, label %b32, label %b33, !dbg !429

b32:
	%172 = sext i32 %14 to i64, !dbg !430
	%173 = trunc i64 %p10 to i32, !dbg !430
	%174 = mul i32 %6, %7, !dbg !430
	%175 = icmp ne i64 %p4, %p6, !dbg !430
	%176 = icmp uge i64 %p10, %172, !dbg !430
	%177 = or i1 %175, %176, !dbg !430
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !430, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !430, !range !56
	%179 = mul i32 %174, %178, !dbg !430
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%181 = sext i32 %180 to i64, !dbg !430
	%182 = icmp ult i64 %p10, %181, !dbg !430
	%183 = trunc i64 %p10 to i32, !dbg !430
	%184 = select i1 %182, i32 %183, i32 0, !dbg !430
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !430
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !430
	%187 = sext i32 %186 to i64, !dbg !430
	%188 = sext i32 %179 to i64, !dbg !430
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !430
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !430
	%191 = icmp ne i64 %187, %188, !dbg !430
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !430, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !430
	br label %b41, !dbg !430

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !431
	br i1 %192, label %b34, label %b35, !dbg !431

b34:
	%193 = sext i32 %14 to i64, !dbg !432
	%194 = trunc i64 %p10 to i32, !dbg !432
	%195 = mul i32 %6, %7, !dbg !432
	%196 = icmp ne i64 %p4, %p6, !dbg !432
	%197 = icmp uge i64 %p10, %193, !dbg !432
	%198 = or i1 %196, %197, !dbg !432
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !432, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !432, !range !56
	%200 = mul i32 %195, %199, !dbg !432
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !432
	%202 = sext i32 %201 to i64, !dbg !432
	%203 = sext i32 %200 to i64, !dbg !432
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !432
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !432
	%206 = icmp ne i64 %202, %203, !dbg !432
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !432, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !432
	br label %b41, !dbg !432

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !433
	br i1 %207, label %b36, label %b37, !dbg !433

b36:
	%208 = sext i32 %14 to i64, !dbg !434
	%209 = trunc i64 %p10 to i32, !dbg !434
	%210 = mul i32 %6, %7, !dbg !434
	%211 = icmp ne i64 %p4, %p6, !dbg !434
	%212 = icmp uge i64 %p10, %208, !dbg !434
	%213 = or i1 %211, %212, !dbg !434
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !434, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !434, !range !56
	%215 = mul i32 %210, %214, !dbg !434
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !434
	%217 = sext i32 %216 to i64, !dbg !434
	%218 = sext i32 %215 to i64, !dbg !434
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !434
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !434
	%221 = icmp ne i64 %217, %218, !dbg !434
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !434, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !434
	br label %b41, !dbg !434

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !435
	br i1 %222, label %b38, label %b39, !dbg !435

b38:
	%223 = sext i32 %14 to i64, !dbg !436
	%224 = sext i32 %p9 to i64, !dbg !436
	%225 = sub i64 %224, 9, !dbg !436
	%226 = trunc i64 %p10 to i32, !dbg !436
	%227 = mul i32 %6, %7, !dbg !436
	%228 = icmp ne i64 %p4, %p6, !dbg !436
	%229 = icmp uge i64 %p10, %223, !dbg !436
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !436
	%231 = icmp ugt i64 %225, 1, !dbg !436
	%232 = or i1 %228, %229, !dbg !436
	%233 = or i1 %232, %230, !dbg !436
	%234 = or i1 %233, %231, !dbg !436
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !436, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !56
	%236 = mul i32 %227, %235, !dbg !436
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !436
	%238 = sext i32 %237 to i64, !dbg !436
	%239 = icmp ult i64 %p10, %238, !dbg !436
	%240 = trunc i64 %p10 to i32, !dbg !436
	%241 = select i1 %239, i32 %240, i32 0, !dbg !436
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !436
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !436
	%244 = sext i32 %243 to i64, !dbg !436
	%245 = sext i32 %236 to i64, !dbg !436
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !436
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !436
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !436
	%249 = icmp ne i64 %244, %245, !dbg !436
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !436, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !436
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !436
	br label %b41, !dbg !436

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !437
	br i1 %251, label %b40, label %b41, !dbg !437

b40:
	%252 = sext i32 %14 to i64, !dbg !438
	%253 = sext i32 %p9 to i64, !dbg !438
	%254 = sub i64 %253, 9, !dbg !438
	%255 = trunc i64 %p10 to i32, !dbg !438
	%256 = mul i32 %6, %7, !dbg !438
	%257 = icmp ne i64 %p4, %p6, !dbg !438
	%258 = icmp uge i64 %p10, %252, !dbg !438
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !438
	%260 = icmp ugt i64 %254, 1, !dbg !438
	%261 = or i1 %257, %258, !dbg !438
	%262 = or i1 %261, %259, !dbg !438
	%263 = or i1 %262, %260, !dbg !438
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !438, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !438, !range !56
	%265 = mul i32 %256, %264, !dbg !438
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !438
	%267 = sext i32 %266 to i64, !dbg !438
	%268 = icmp ult i64 %p10, %267, !dbg !438
	%269 = trunc i64 %p10 to i32, !dbg !438
	%270 = select i1 %268, i32 %269, i32 0, !dbg !438
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !438
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !438
	%273 = sext i32 %272 to i64, !dbg !438
	%274 = sext i32 %265 to i64, !dbg !438
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !438
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !438
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !438
	%278 = icmp ne i64 %273, %274, !dbg !438
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !438, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !438
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !438
	br label %b41, !dbg !438

b41:
	ret void, !dbg !389

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !394
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !394

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !394
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !394
	ret void, !dbg !394

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !394
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !394
	ret void, !dbg !394

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !398
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !398

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !398
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !398
	ret void, !dbg !398

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !398
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !398
	ret void, !dbg !398

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !400
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !400

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !400
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !400
	ret void, !dbg !400

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !400
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !400
	ret void, !dbg !400

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !402
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !402

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !402
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !402
	ret void, !dbg !402

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !402
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !402
	ret void, !dbg !402

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !404
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !404

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !404
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !404
	ret void, !dbg !404

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !404
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !404

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !404
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !404
	ret void, !dbg !404

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !404
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !404

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !404
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !404
	ret void, !dbg !404

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !404
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !404
	ret void, !dbg !404

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !406
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !406

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !406
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !406
	ret void, !dbg !406

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !406
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !406

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !406
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !406
	ret void, !dbg !406

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !406
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !406

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !406
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !406
	ret void, !dbg !406

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !406
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !406
	ret void, !dbg !406

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !413
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !413

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !413
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !413
	ret void, !dbg !413

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !413
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !413
	ret void, !dbg !413

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !415
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !415

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !415
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !415
	ret void, !dbg !415

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !415
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !415
	ret void, !dbg !415

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !417
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !417

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !417
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !417
	ret void, !dbg !417

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !417
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !417
	ret void, !dbg !417

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !419
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !419

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !419
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !419
	ret void, !dbg !419

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !419
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !419
	ret void, !dbg !419

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !421
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !421

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !421
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !421
	ret void, !dbg !421

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !421
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !421

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !421
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !421
	ret void, !dbg !421

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !421
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !421

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !421
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !421
	ret void, !dbg !421

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !421
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !421
	ret void, !dbg !421

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !423
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !423

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !423
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !423
	ret void, !dbg !423

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !423
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !423

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !423
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !423
	ret void, !dbg !423

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !423
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !423

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !423
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !423
	ret void, !dbg !423

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !423
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !423
	ret void, !dbg !423

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !428
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !428

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !428
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !428
	ret void, !dbg !428

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !428
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !428
	ret void, !dbg !428

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %166, i64 %167), !dbg !428
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !428
	ret void, !dbg !428

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !430
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !430

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !430
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !430
	ret void, !dbg !430

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !430
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !430
	ret void, !dbg !430

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %187, i64 %188), !dbg !430
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !430
	ret void, !dbg !430

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !432
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !432

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !432
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !432
	ret void, !dbg !432

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !432
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !432
	ret void, !dbg !432

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %202, i64 %203), !dbg !432
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !432
	ret void, !dbg !432

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !434
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !434

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !434
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !434
	ret void, !dbg !434

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !434
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !434
	ret void, !dbg !434

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %217, i64 %218), !dbg !434
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !434
	ret void, !dbg !434

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !436
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !436

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !436
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !436
	ret void, !dbg !436

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !436
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !436

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !436
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !436
	ret void, !dbg !436

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !436
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !436

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !436
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !436
	ret void, !dbg !436

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !436
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !436
	ret void, !dbg !436

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %244, i64 %245), !dbg !436
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !436
	ret void, !dbg !436

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !438
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !438

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !438
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !438
	ret void, !dbg !438

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !438
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !438

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !438
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !438
	ret void, !dbg !438

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !438
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !438

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !438
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !438
	ret void, !dbg !438

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !438
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !438
	ret void, !dbg !438

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %273, i64 %274), !dbg !438
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !438
	ret void, !dbg !438
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !440
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !440
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !440
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !443, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !443, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !443, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !443, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !443, !range !14
	%8 = mul i32 %7, %5, !dbg !443
	%9 = add i32 %4, %8, !dbg !443
	%10 = mul i32 %6, %9, !dbg !443
	%11 = add i32 %3, %10, !dbg !443
	%12 = sext i32 %11 to i64, !dbg !443
	%13 = icmp eq i64 %p1, 0, !dbg !444
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !447
	br i1 %13, label %b1, label %b14, !dbg !444

b1:
	%15 = icmp eq i64 %12, 0, !dbg !448
	br i1 %15, label %b2, label %b14, !dbg !448

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !449
	br i1 %16, label %b3, label %b4, !dbg !449

b3:
	%17 = sext i32 %14 to i64, !dbg !447
	%18 = mul i64 %p6, 2, !dbg !447
	%19 = trunc i64 %p10 to i32, !dbg !447
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !447
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !447
	%22 = icmp ne i64 %p4, %p6, !dbg !447
	%23 = icmp uge i64 %p10, %17, !dbg !447
	%24 = or i1 %22, %23, !dbg !447
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !447, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !447
	%26 = bitcast i16* %21 to i8*, !dbg !447
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !447
	br label %b41, !dbg !447

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !450
	br i1 %27, label %b5, label %b6, !dbg !450

b5:
	%28 = sext i32 %14 to i64, !dbg !451
	%29 = mul i64 %p6, 2, !dbg !451
	%30 = trunc i64 %p10 to i32, !dbg !451
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !451
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !451
	%33 = icmp ne i64 %p4, %p6, !dbg !451
	%34 = icmp uge i64 %p10, %28, !dbg !451
	%35 = or i1 %33, %34, !dbg !451
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !451, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !451
	%37 = bitcast i16* %32 to i8*, !dbg !451
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !451
	br label %b41, !dbg !451

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !452
	br i1 %38, label %b7, label %b8, !dbg !452

b7:
	%39 = sext i32 %14 to i64, !dbg !453
	%40 = mul i64 %p6, 2, !dbg !453
	%41 = trunc i64 %p10 to i32, !dbg !453
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !453
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !453
	%44 = icmp ne i64 %p4, %p6, !dbg !453
	%45 = icmp uge i64 %p10, %39, !dbg !453
	%46 = or i1 %44, %45, !dbg !453
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !453, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !453
	%48 = bitcast i16* %43 to i8*, !dbg !453
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !453
	br label %b41, !dbg !453

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !454
	br i1 %49, label %b9, label %b10, !dbg !454

b9:
	%50 = sext i32 %14 to i64, !dbg !455
	%51 = mul i64 %p6, 2, !dbg !455
	%52 = trunc i64 %p10 to i32, !dbg !455
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !455
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !455
	%55 = icmp ne i64 %p4, %p6, !dbg !455
	%56 = icmp uge i64 %p10, %50, !dbg !455
	%57 = or i1 %55, %56, !dbg !455
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !455, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !455
	%59 = bitcast i16* %54 to i8*, !dbg !455
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !455
	br label %b41, !dbg !455

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !456
	br i1 %60, label %b11, label %b12, !dbg !456

b11:
	%61 = sext i32 %14 to i64, !dbg !457
	%62 = sext i32 %p9 to i64, !dbg !457
	%63 = sub i64 %62, 9, !dbg !457
	%64 = mul i64 %p6, 2, !dbg !457
	%65 = trunc i64 %p10 to i32, !dbg !457
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !457
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !457
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !457
	%69 = icmp ne i64 %p4, %p6, !dbg !457
	%70 = icmp uge i64 %p10, %61, !dbg !457
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !457
	%72 = icmp ugt i64 %63, 1, !dbg !457
	%73 = or i1 %69, %70, !dbg !457
	%74 = or i1 %73, %71, !dbg !457
	%75 = or i1 %74, %72, !dbg !457
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !457, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !457
	%77 = bitcast i16* %67 to i8*, !dbg !457
	%78 = bitcast i64* %68 to i8*, !dbg !457
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !457
	br label %b41, !dbg !457

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !458
	br i1 %79, label %b13, label %b41, !dbg !458

b13:
	%80 = sext i32 %14 to i64, !dbg !459
	%81 = sext i32 %p9 to i64, !dbg !459
	%82 = sub i64 %81, 9, !dbg !459
	%83 = mul i64 %p6, 2, !dbg !459
	%84 = trunc i64 %p10 to i32, !dbg !459
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !459
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !459
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !459
	%88 = icmp ne i64 %p4, %p6, !dbg !459
	%89 = icmp uge i64 %p10, %80, !dbg !459
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !459
	%91 = icmp ugt i64 %82, 1, !dbg !459
	%92 = or i1 %88, %89, !dbg !459
	%93 = or i1 %92, %90, !dbg !459
	%94 = or i1 %93, %91, !dbg !459
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !459, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !459
	%96 = bitcast i16* %86 to i8*, !dbg !459
	%97 = bitcast i64* %87 to i8*, !dbg !459
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !459
	br label %b41, !dbg !459

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !460
	br i1 %98, label %b15, label %b28, !dbg !460

b15:
	%99 = trunc i64 %12 to i32, !dbg !461
	%100 = udiv i32 %99, 32, !dbg !461
	%101 = zext i32 %100 to i64, !dbg !461
	%102 = icmp eq i64 %101, %p2, !dbg !462
	br i1 %102, label %b16, label %b28, !dbg !462

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !465
	br i1 %103, label %b17, label %b18, !dbg !465

b17:
	%104 = sext i32 %14 to i64, !dbg !466
	%105 = mul i64 %p6, 2, !dbg !466
	%106 = trunc i64 %p10 to i32, !dbg !466
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !466
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !466
	%109 = icmp ne i64 %p4, %p6, !dbg !466
	%110 = icmp uge i64 %p10, %104, !dbg !466
	%111 = or i1 %109, %110, !dbg !466
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !466, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !466
	%113 = bitcast i16* %108 to i8*, !dbg !466
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !466
	br label %b41, !dbg !466

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !467
	br i1 %114, label %b19, label %b20, !dbg !467

b19:
	%115 = sext i32 %14 to i64, !dbg !468
	%116 = mul i64 %p6, 2, !dbg !468
	%117 = trunc i64 %p10 to i32, !dbg !468
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !468
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !468
	%120 = icmp ne i64 %p4, %p6, !dbg !468
	%121 = icmp uge i64 %p10, %115, !dbg !468
	%122 = or i1 %120, %121, !dbg !468
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !468, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !468
	%124 = bitcast i16* %119 to i8*, !dbg !468
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !468
	br label %b41, !dbg !468

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !469
	br i1 %125, label %b21, label %b22, !dbg !469

b21:
	%126 = sext i32 %14 to i64, !dbg !470
	%127 = mul i64 %p6, 2, !dbg !470
	%128 = trunc i64 %p10 to i32, !dbg !470
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !470
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !470
	%131 = icmp ne i64 %p4, %p6, !dbg !470
	%132 = icmp uge i64 %p10, %126, !dbg !470
	%133 = or i1 %131, %132, !dbg !470
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !470, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !470
	%135 = bitcast i16* %130 to i8*, !dbg !470
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !470
	br label %b41, !dbg !470

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !471
	br i1 %136, label %b23, label %b24, !dbg !471

b23:
	%137 = sext i32 %14 to i64, !dbg !472
	%138 = mul i64 %p6, 2, !dbg !472
	%139 = trunc i64 %p10 to i32, !dbg !472
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !472
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !472
	%142 = icmp ne i64 %p4, %p6, !dbg !472
	%143 = icmp uge i64 %p10, %137, !dbg !472
	%144 = or i1 %142, %143, !dbg !472
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !472, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !472
	%146 = bitcast i16* %141 to i8*, !dbg !472
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !472
	br label %b41, !dbg !472

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !473
	br i1 %147, label %b25, label %b26, !dbg !473

b25:
	%148 = sext i32 %14 to i64, !dbg !474
	%149 = sext i32 %p9 to i64, !dbg !474
	%150 = sub i64 %149, 9, !dbg !474
	%151 = mul i64 %p6, 2, !dbg !474
	%152 = trunc i64 %p10 to i32, !dbg !474
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !474
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !474
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !474
	%156 = icmp ne i64 %p4, %p6, !dbg !474
	%157 = icmp uge i64 %p10, %148, !dbg !474
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !474
	%159 = icmp ugt i64 %150, 1, !dbg !474
	%160 = or i1 %156, %157, !dbg !474
	%161 = or i1 %160, %158, !dbg !474
	%162 = or i1 %161, %159, !dbg !474
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !474, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !474
	%164 = bitcast i16* %154 to i8*, !dbg !474
	%165 = bitcast i64* %155 to i8*, !dbg !474
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !474
	br label %b41, !dbg !474

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !475
	br i1 %166, label %b27, label %b41, !dbg !475

b27:
	%167 = sext i32 %14 to i64, !dbg !476
	%168 = sext i32 %p9 to i64, !dbg !476
	%169 = sub i64 %168, 9, !dbg !476
	%170 = mul i64 %p6, 2, !dbg !476
	%171 = trunc i64 %p10 to i32, !dbg !476
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !476
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !476
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !476
	%175 = icmp ne i64 %p4, %p6, !dbg !476
	%176 = icmp uge i64 %p10, %167, !dbg !476
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !476
	%178 = icmp ugt i64 %169, 1, !dbg !476
	%179 = or i1 %175, %176, !dbg !476
	%180 = or i1 %179, %177, !dbg !476
	%181 = or i1 %180, %178, !dbg !476
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !476, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !476
	%183 = bitcast i16* %173 to i8*, !dbg !476
	%184 = bitcast i64* %174 to i8*, !dbg !476
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !476
	br label %b41, !dbg !476

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !477
	br i1 %185, label %b29, label %b41, !dbg !477

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !480
	br i1 %186, label %b30, label %b31, !dbg !480

b30:
	%187 = sext i32 %14 to i64, !dbg !481
	%188 = mul i64 %p6, 2, !dbg !481
	%189 = trunc i64 %p10 to i32, !dbg !481
	%190 = mul i32 %6, %7, !dbg !481
	%191 = icmp ne i64 %p4, %p6, !dbg !481
	%192 = icmp uge i64 %p10, %187, !dbg !481
	%193 = or i1 %191, %192, !dbg !481
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !481, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !481, !range !56
	%195 = mul i32 %190, %194, !dbg !481
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !481
	%197 = sext i32 %196 to i64, !dbg !481
	%198 = icmp ult i64 %p10, %197, !dbg !481
	%199 = trunc i64 %p10 to i32, !dbg !481
	%200 = select i1 %198, i32 %199, i32 0, !dbg !481
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !481
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !481
	%203 = sext i32 %202 to i64, !dbg !481
	%204 = sext i32 %195 to i64, !dbg !481
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !481
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !481
	%207 = icmp ne i64 %203, %204, !dbg !481
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !481, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !481
	%209 = bitcast i16* %206 to i8*, !dbg !481
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !481
	br label %b41, !dbg !481

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !482
	br i1 %210, label %b32, label %b33, !dbg !482

b32:
	%211 = sext i32 %14 to i64, !dbg !483
	%212 = mul i64 %p6, 2, !dbg !483
	%213 = trunc i64 %p10 to i32, !dbg !483
	%214 = mul i32 %6, %7, !dbg !483
	%215 = icmp ne i64 %p4, %p6, !dbg !483
	%216 = icmp uge i64 %p10, %211, !dbg !483
	%217 = or i1 %215, %216, !dbg !483
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !483, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !483, !range !56
	%219 = mul i32 %214, %218, !dbg !483
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !483
	%221 = sext i32 %220 to i64, !dbg !483
	%222 = icmp ult i64 %p10, %221, !dbg !483
	%223 = trunc i64 %p10 to i32, !dbg !483
	%224 = select i1 %222, i32 %223, i32 0, !dbg !483
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !483
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !483
	%227 = sext i32 %226 to i64, !dbg !483
	%228 = sext i32 %219 to i64, !dbg !483
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !483
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !483
	%231 = icmp ne i64 %227, %228, !dbg !483
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !483, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !483
	%233 = bitcast i16* %230 to i8*, !dbg !483
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !483
	br label %b41, !dbg !483

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !484
	br i1 %234, label %b34, label %b35, !dbg !484

b34:
	%235 = sext i32 %14 to i64, !dbg !485
	%236 = mul i64 %p6, 2, !dbg !485
	%237 = trunc i64 %p10 to i32, !dbg !485
	%238 = mul i32 %6, %7, !dbg !485
	%239 = icmp ne i64 %p4, %p6, !dbg !485
	%240 = icmp uge i64 %p10, %235, !dbg !485
	%241 = or i1 %239, %240, !dbg !485
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !485, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485, !range !56
	%243 = mul i32 %238, %242, !dbg !485
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !485
	%245 = sext i32 %244 to i64, !dbg !485
	%246 = sext i32 %243 to i64, !dbg !485
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !485
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !485
	%249 = icmp ne i64 %245, %246, !dbg !485
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !485, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !485
	%251 = bitcast i16* %248 to i8*, !dbg !485
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !485
	br label %b41, !dbg !485

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !486
	br i1 %252, label %b36, label %b37, !dbg !486

b36:
	%253 = sext i32 %14 to i64, !dbg !487
	%254 = mul i64 %p6, 2, !dbg !487
	%255 = trunc i64 %p10 to i32, !dbg !487
	%256 = mul i32 %6, %7, !dbg !487
	%257 = icmp ne i64 %p4, %p6, !dbg !487
	%258 = icmp uge i64 %p10, %253, !dbg !487
	%259 = or i1 %257, %258, !dbg !487
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !487, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !487, !range !56
	%261 = mul i32 %256, %260, !dbg !487
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !487
	%263 = sext i32 %262 to i64, !dbg !487
	%264 = sext i32 %261 to i64, !dbg !487
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !487
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !487
	%267 = icmp ne i64 %263, %264, !dbg !487
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !487, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !487
	%269 = bitcast i16* %266 to i8*, !dbg !487
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !487
	br label %b41, !dbg !487

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !488
	br i1 %270, label %b38, label %b39, !dbg !488

b38:
	%271 = sext i32 %14 to i64, !dbg !489
	%272 = sext i32 %p9 to i64, !dbg !489
	%273 = sub i64 %272, 9, !dbg !489
	%274 = mul i64 %p6, 2, !dbg !489
	%275 = trunc i64 %p10 to i32, !dbg !489
	%276 = mul i32 %6, %7, !dbg !489
	%277 = icmp ne i64 %p4, %p6, !dbg !489
	%278 = icmp uge i64 %p10, %271, !dbg !489
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !489
	%280 = icmp ugt i64 %273, 1, !dbg !489
	%281 = or i1 %277, %278, !dbg !489
	%282 = or i1 %281, %279, !dbg !489
	%283 = or i1 %282, %280, !dbg !489
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !489, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !489, !range !56
	%285 = mul i32 %276, %284, !dbg !489
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !489
	%287 = sext i32 %286 to i64, !dbg !489
	%288 = icmp ult i64 %p10, %287, !dbg !489
	%289 = trunc i64 %p10 to i32, !dbg !489
	%290 = select i1 %288, i32 %289, i32 0, !dbg !489
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !489
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !489
	%293 = sext i32 %292 to i64, !dbg !489
	%294 = sext i32 %285 to i64, !dbg !489
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !489
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !489
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !489
	%298 = icmp ne i64 %293, %294, !dbg !489
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !489, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !489
	%300 = bitcast i16* %296 to i8*, !dbg !489
	%301 = bitcast i64* %297 to i8*, !dbg !489
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !489
	br label %b41, !dbg !489

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !490
	br i1 %302, label %b40, label %b41, !dbg !490

b40:
	%303 = sext i32 %14 to i64, !dbg !491
	%304 = sext i32 %p9 to i64, !dbg !491
	%305 = sub i64 %304, 9, !dbg !491
	%306 = mul i64 %p6, 2, !dbg !491
	%307 = trunc i64 %p10 to i32, !dbg !491
	%308 = mul i32 %6, %7, !dbg !491
	%309 = icmp ne i64 %p4, %p6, !dbg !491
	%310 = icmp uge i64 %p10, %303, !dbg !491
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !491
	%312 = icmp ugt i64 %305, 1, !dbg !491
	%313 = or i1 %309, %310, !dbg !491
	%314 = or i1 %313, %311, !dbg !491
	%315 = or i1 %314, %312, !dbg !491
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !491, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !491, !range !56
	%317 = mul i32 %308, %316, !dbg !491
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !491
	%319 = sext i32 %318 to i64, !dbg !491
	%320 = icmp ult i64 %p10, %319, !dbg !491
	%321 = trunc i64 %p10 to i32, !dbg !491
	%322 = select i1 %320, i32 %321, i32 0, !dbg !491
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !491
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !491
	%325 = sext i32 %324 to i64, !dbg !491
	%326 = sext i32 %317 to i64, !dbg !491
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !491
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !491
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !491
	%330 = icmp ne i64 %325, %326, !dbg !491
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !491, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !491
	%332 = bitcast i16* %328 to i8*, !dbg !491
	%333 = bitcast i64* %329 to i8*, !dbg !491
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !491
	br label %b41, !dbg !491

b41:
	ret void, !dbg !442

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !447
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !447

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !447
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !447
	ret void, !dbg !447

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !447
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !447
	ret void, !dbg !447

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !451
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !451

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !451
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !451
	ret void, !dbg !451

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !451
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !451
	ret void, !dbg !451

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !453
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !453

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !453
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !453
	ret void, !dbg !453

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !453
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !453
	ret void, !dbg !453

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !455
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !455

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !455
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !455
	ret void, !dbg !455

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !455
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !455
	ret void, !dbg !455

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !457
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !457

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !457
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !457
	ret void, !dbg !457

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !457
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !457

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !457
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !457
	ret void, !dbg !457

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !457
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !457

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !457
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !457
	ret void, !dbg !457

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !457
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !457
	ret void, !dbg !457

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !459
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !459

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !459
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !459
	ret void, !dbg !459

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !459
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !459

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !459
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !459
	ret void, !dbg !459

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !459
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !459

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !459
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !459
	ret void, !dbg !459

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !459
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !459
	ret void, !dbg !459

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !466
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !466

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !466
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !466
	ret void, !dbg !466

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !466
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !466
	ret void, !dbg !466

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !468
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !468

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !468
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !468
	ret void, !dbg !468

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !468
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !468
	ret void, !dbg !468

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !470
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !470

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !470
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !470
	ret void, !dbg !470

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !470
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !470
	ret void, !dbg !470

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !472
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !472

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !472
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !472
	ret void, !dbg !472

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !472
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !472
	ret void, !dbg !472

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !474
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !474

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !474
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !474
	ret void, !dbg !474

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !474
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !474

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !474
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !474
	ret void, !dbg !474

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !474
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !474

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !474
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !474
	ret void, !dbg !474

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !474
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !474
	ret void, !dbg !474

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !476
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !476

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !476
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !476
	ret void, !dbg !476

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !476
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !476

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !476
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !476
	ret void, !dbg !476

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !476
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !476

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !476
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !476
	ret void, !dbg !476

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !476
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !476
	ret void, !dbg !476

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !481
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !481

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !481
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !481
	ret void, !dbg !481

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !481
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !481
	ret void, !dbg !481

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %203, i64 %204), !dbg !481
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !481
	ret void, !dbg !481

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !483
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !483

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !483
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !483
	ret void, !dbg !483

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !483
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !483
	ret void, !dbg !483

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %227, i64 %228), !dbg !483
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !483
	ret void, !dbg !483

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !485
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !485

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !485
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !485
	ret void, !dbg !485

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !485
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !485
	ret void, !dbg !485

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %245, i64 %246), !dbg !485
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !485
	ret void, !dbg !485

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !487
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !487

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !487
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !487
	ret void, !dbg !487

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !487
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !487
	ret void, !dbg !487

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %263, i64 %264), !dbg !487
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !487
	ret void, !dbg !487

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !489
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !489

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !489
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !489
	ret void, !dbg !489

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !489
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !489

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !489
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !489
	ret void, !dbg !489

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !489
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !489

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !489
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !489
	ret void, !dbg !489

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !489
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !489
	ret void, !dbg !489

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %293, i64 %294), !dbg !489
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !489
	ret void, !dbg !489

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !491
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !491

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !491
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !491
	ret void, !dbg !491

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !491
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !491

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !491
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !491
	ret void, !dbg !491

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !491
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !491

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !491
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !491
	ret void, !dbg !491

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !491
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !491
	ret void, !dbg !491

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %325, i64 %326), !dbg !491
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !491
	ret void, !dbg !491
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !492 {
entry:
	br label %b0, !dbg !493

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !493
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !493
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !493
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !496, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !496, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !496, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !496, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !496, !range !14
	%8 = mul i32 %7, %5, !dbg !496
	%9 = add i32 %4, %8, !dbg !496
	%10 = mul i32 %6, %9, !dbg !496
	%11 = add i32 %3, %10, !dbg !496
	%12 = sext i32 %11 to i64, !dbg !496
	%13 = icmp eq i64 %p1, 0, !dbg !497
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !500
	br i1 %13, label %b1, label %b14, !dbg !497

b1:
	%15 = icmp eq i64 %12, 0, !dbg !501
	br i1 %15, label %b2, label %b14, !dbg !501

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !502
	br i1 %16, label %b3, label %b4, !dbg !502

b3:
	%17 = sext i32 %14 to i64, !dbg !500
	%18 = mul i64 %p6, 4, !dbg !500
	%19 = trunc i64 %p10 to i32, !dbg !500
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !500
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !500
	%22 = icmp ne i64 %p4, %p6, !dbg !500
	%23 = icmp uge i64 %p10, %17, !dbg !500
	%24 = or i1 %22, %23, !dbg !500
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !500, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !500
	%26 = bitcast i32* %21 to i8*, !dbg !500
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !500
	br label %b41, !dbg !500

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !503
	br i1 %27, label %b5, label %b6, !dbg !503

b5:
	%28 = sext i32 %14 to i64, !dbg !504
	%29 = mul i64 %p6, 4, !dbg !504
	%30 = trunc i64 %p10 to i32, !dbg !504
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !504
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !504
	%33 = icmp ne i64 %p4, %p6, !dbg !504
	%34 = icmp uge i64 %p10, %28, !dbg !504
	%35 = or i1 %33, %34, !dbg !504
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !504, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !504
	%37 = bitcast i32* %32 to i8*, !dbg !504
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !504
	br label %b41, !dbg !504

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !505
	br i1 %38, label %b7, label %b8, !dbg !505

b7:
	%39 = sext i32 %14 to i64, !dbg !506
	%40 = mul i64 %p6, 4, !dbg !506
	%41 = trunc i64 %p10 to i32, !dbg !506
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !506
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !506
	%44 = icmp ne i64 %p4, %p6, !dbg !506
	%45 = icmp uge i64 %p10, %39, !dbg !506
	%46 = or i1 %44, %45, !dbg !506
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !506, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !506
	%48 = bitcast i32* %43 to i8*, !dbg !506
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !506
	br label %b41, !dbg !506

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !507
	br i1 %49, label %b9, label %b10, !dbg !507

b9:
	%50 = sext i32 %14 to i64, !dbg !508
	%51 = mul i64 %p6, 4, !dbg !508
	%52 = trunc i64 %p10 to i32, !dbg !508
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !508
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !508
	%55 = icmp ne i64 %p4, %p6, !dbg !508
	%56 = icmp uge i64 %p10, %50, !dbg !508
	%57 = or i1 %55, %56, !dbg !508
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !508, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !508
	%59 = bitcast i32* %54 to i8*, !dbg !508
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !508
	br label %b41, !dbg !508

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !509
	br i1 %60, label %b11, label %b12, !dbg !509

b11:
	%61 = sext i32 %14 to i64, !dbg !510
	%62 = sext i32 %p9 to i64, !dbg !510
	%63 = sub i64 %62, 9, !dbg !510
	%64 = mul i64 %p6, 4, !dbg !510
	%65 = trunc i64 %p10 to i32, !dbg !510
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !510
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !510
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !510
	%69 = icmp ne i64 %p4, %p6, !dbg !510
	%70 = icmp uge i64 %p10, %61, !dbg !510
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !510
	%72 = icmp ugt i64 %63, 1, !dbg !510
	%73 = or i1 %69, %70, !dbg !510
	%74 = or i1 %73, %71, !dbg !510
	%75 = or i1 %74, %72, !dbg !510
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !510, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !510
	%77 = bitcast i32* %67 to i8*, !dbg !510
	%78 = bitcast i64* %68 to i8*, !dbg !510
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !510
	br label %b41, !dbg !510

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !511
	br i1 %79, label %b13, label %b41, !dbg !511

b13:
	%80 = sext i32 %14 to i64, !dbg !512
	%81 = sext i32 %p9 to i64, !dbg !512
	%82 = sub i64 %81, 9, !dbg !512
	%83 = mul i64 %p6, 4, !dbg !512
	%84 = trunc i64 %p10 to i32, !dbg !512
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !512
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !512
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !512
	%88 = icmp ne i64 %p4, %p6, !dbg !512
	%89 = icmp uge i64 %p10, %80, !dbg !512
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !512
	%91 = icmp ugt i64 %82, 1, !dbg !512
	%92 = or i1 %88, %89, !dbg !512
	%93 = or i1 %92, %90, !dbg !512
	%94 = or i1 %93, %91, !dbg !512
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !512, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !512
	%96 = bitcast i32* %86 to i8*, !dbg !512
	%97 = bitcast i64* %87 to i8*, !dbg !512
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !512
	br label %b41, !dbg !512

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !513
	br i1 %98, label %b15, label %b28, !dbg !513

b15:
	%99 = trunc i64 %12 to i32, !dbg !514
	%100 = udiv i32 %99, 32, !dbg !514
	%101 = zext i32 %100 to i64, !dbg !514
	%102 = icmp eq i64 %101, %p2, !dbg !515
	br i1 %102, label %b16, label %b28, !dbg !515

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !518
	br i1 %103, label %b17, label %b18, !dbg !518

b17:
	%104 = sext i32 %14 to i64, !dbg !519
	%105 = mul i64 %p6, 4, !dbg !519
	%106 = trunc i64 %p10 to i32, !dbg !519
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !519
	%108 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !519
	%109 = icmp ne i64 %p4, %p6, !dbg !519
	%110 = icmp uge i64 %p10, %104, !dbg !519
	%111 = or i1 %109, %110, !dbg !519
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !519, !prof !21

b17_ok1:
	%112 = bitcast i32* %107 to i8*, !dbg !519
	%113 = bitcast i32* %108 to i8*, !dbg !519
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !519
	br label %b41, !dbg !519

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !520
	br i1 %114, label %b19, label %b20, !dbg !520

b19:
	%115 = sext i32 %14 to i64, !dbg !521
	%116 = mul i64 %p6, 4, !dbg !521
	%117 = trunc i64 %p10 to i32, !dbg !521
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !521
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !521
	%120 = icmp ne i64 %p4, %p6, !dbg !521
	%121 = icmp uge i64 %p10, %115, !dbg !521
	%122 = or i1 %120, %121, !dbg !521
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !521, !prof !21

b19_ok1:
	%123 = bitcast i32* %118 to i8*, !dbg !521
	%124 = bitcast i32* %119 to i8*, !dbg !521
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !521
	br label %b41, !dbg !521

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !522
	br i1 %125, label %b21, label %b22, !dbg !522

b21:
	%126 = sext i32 %14 to i64, !dbg !523
	%127 = mul i64 %p6, 4, !dbg !523
	%128 = trunc i64 %p10 to i32, !dbg !523
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !523
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !523
	%131 = icmp ne i64 %p4, %p6, !dbg !523
	%132 = icmp uge i64 %p10, %126, !dbg !523
	%133 = or i1 %131, %132, !dbg !523
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !523, !prof !21

b21_ok1:
	%134 = bitcast i32* %129 to i8*, !dbg !523
	%135 = bitcast i32* %130 to i8*, !dbg !523
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !523
	br label %b41, !dbg !523

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !524
	br i1 %136, label %b23, label %b24, !dbg !524

b23:
	%137 = sext i32 %14 to i64, !dbg !525
	%138 = mul i64 %p6, 4, !dbg !525
	%139 = trunc i64 %p10 to i32, !dbg !525
	%140 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !525
	%141 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !525
	%142 = icmp ne i64 %p4, %p6, !dbg !525
	%143 = icmp uge i64 %p10, %137, !dbg !525
	%144 = or i1 %142, %143, !dbg !525
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !525, !prof !21

b23_ok1:
	%145 = bitcast i32* %140 to i8*, !dbg !525
	%146 = bitcast i32* %141 to i8*, !dbg !525
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !525
	br label %b41, !dbg !525

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !526
	br i1 %147, label %b25, label %b26, !dbg !526

b25:
	%148 = sext i32 %14 to i64, !dbg !527
	%149 = sext i32 %p9 to i64, !dbg !527
	%150 = sub i64 %149, 9, !dbg !527
	%151 = mul i64 %p6, 4, !dbg !527
	%152 = trunc i64 %p10 to i32, !dbg !527
	%153 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !527
	%154 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !527
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !527
	%156 = icmp ne i64 %p4, %p6, !dbg !527
	%157 = icmp uge i64 %p10, %148, !dbg !527
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !527
	%159 = icmp ugt i64 %150, 1, !dbg !527
	%160 = or i1 %156, %157, !dbg !527
	%161 = or i1 %160, %158, !dbg !527
	%162 = or i1 %161, %159, !dbg !527
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !527, !prof !21

b25_ok1:
	%163 = bitcast i32* %153 to i8*, !dbg !527
	%164 = bitcast i32* %154 to i8*, !dbg !527
	%165 = bitcast i64* %155 to i8*, !dbg !527
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !527
	br label %b41, !dbg !527

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !528
	br i1 %166, label %b27, label %b41, !dbg !528

b27:
	%167 = sext i32 %14 to i64, !dbg !529
	%168 = sext i32 %p9 to i64, !dbg !529
	%169 = sub i64 %168, 9, !dbg !529
	%170 = mul i64 %p6, 4, !dbg !529
	%171 = trunc i64 %p10 to i32, !dbg !529
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !529
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !529
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !529
	%175 = icmp ne i64 %p4, %p6, !dbg !529
	%176 = icmp uge i64 %p10, %167, !dbg !529
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !529
	%178 = icmp ugt i64 %169, 1, !dbg !529
	%179 = or i1 %175, %176, !dbg !529
	%180 = or i1 %179, %177, !dbg !529
	%181 = or i1 %180, %178, !dbg !529
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !529, !prof !21

b27_ok1:
	%182 = bitcast i32* %172 to i8*, !dbg !529
	%183 = bitcast i32* %173 to i8*, !dbg !529
	%184 = bitcast i64* %174 to i8*, !dbg !529
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !529
	br label %b41, !dbg !529

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !530
	br i1 %185, label %b29, label %b41, !dbg !530

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !533
	br i1 %186, label %b30, label %b31, !dbg !533

b30:
	%187 = sext i32 %14 to i64, !dbg !534
	%188 = mul i64 %p6, 4, !dbg !534
	%189 = trunc i64 %p10 to i32, !dbg !534
	%190 = mul i32 %6, %7, !dbg !534
	%191 = icmp ne i64 %p4, %p6, !dbg !534
	%192 = icmp uge i64 %p10, %187, !dbg !534
	%193 = or i1 %191, %192, !dbg !534
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !534, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !56
	%195 = mul i32 %190, %194, !dbg !534
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !534
	%197 = sext i32 %196 to i64, !dbg !534
	%198 = icmp ult i64 %p10, %197, !dbg !534
	%199 = trunc i64 %p10 to i32, !dbg !534
	%200 = select i1 %198, i32 %199, i32 0, !dbg !534
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !534
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !534
	%203 = sext i32 %202 to i64, !dbg !534
	%204 = sext i32 %195 to i64, !dbg !534
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !534
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !534
	%207 = icmp ne i64 %203, %204, !dbg !534
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !534, !prof !21

b30_ok3:
	%208 = bitcast i32* %205 to i8*, !dbg !534
	%209 = bitcast i32* %206 to i8*, !dbg !534
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !534
	br label %b41, !dbg !534

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !535
	br i1 %210, label %b32, label %b33, !dbg !535

b32:
	%211 = sext i32 %14 to i64, !dbg !536
	%212 = mul i64 %p6, 4, !dbg !536
	%213 = trunc i64 %p10 to i32, !dbg !536
	%214 = mul i32 %6, %7, !dbg !536
	%215 = icmp ne i64 %p4, %p6, !dbg !536
	%216 = icmp uge i64 %p10, %211, !dbg !536
	%217 = or i1 %215, %216, !dbg !536
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !536, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !56
	%219 = mul i32 %214, %218, !dbg !536
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !536
	%221 = sext i32 %220 to i64, !dbg !536
	%222 = icmp ult i64 %p10, %221, !dbg !536
	%223 = trunc i64 %p10 to i32, !dbg !536
	%224 = select i1 %222, i32 %223, i32 0, !dbg !536
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !536
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !536
	%227 = sext i32 %226 to i64, !dbg !536
	%228 = sext i32 %219 to i64, !dbg !536
	%229 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !536
	%230 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !536
	%231 = icmp ne i64 %227, %228, !dbg !536
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !536, !prof !21

b32_ok3:
	%232 = bitcast i32* %229 to i8*, !dbg !536
	%233 = bitcast i32* %230 to i8*, !dbg !536
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !536
	br label %b41, !dbg !536

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !537
	br i1 %234, label %b34, label %b35, !dbg !537

b34:
	%235 = sext i32 %14 to i64, !dbg !538
	%236 = mul i64 %p6, 4, !dbg !538
	%237 = trunc i64 %p10 to i32, !dbg !538
	%238 = mul i32 %6, %7, !dbg !538
	%239 = icmp ne i64 %p4, %p6, !dbg !538
	%240 = icmp uge i64 %p10, %235, !dbg !538
	%241 = or i1 %239, %240, !dbg !538
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !538, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !538, !range !56
	%243 = mul i32 %238, %242, !dbg !538
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !538
	%245 = sext i32 %244 to i64, !dbg !538
	%246 = sext i32 %243 to i64, !dbg !538
	%247 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !538
	%248 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !538
	%249 = icmp ne i64 %245, %246, !dbg !538
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !538, !prof !21

b34_ok3:
	%250 = bitcast i32* %247 to i8*, !dbg !538
	%251 = bitcast i32* %248 to i8*, !dbg !538
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !538
	br label %b41, !dbg !538

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !539
	br i1 %252, label %b36, label %b37, !dbg !539

b36:
	%253 = sext i32 %14 to i64, !dbg !540
	%254 = mul i64 %p6, 4, !dbg !540
	%255 = trunc i64 %p10 to i32, !dbg !540
	%256 = mul i32 %6, %7, !dbg !540
	%257 = icmp ne i64 %p4, %p6, !dbg !540
	%258 = icmp uge i64 %p10, %253, !dbg !540
	%259 = or i1 %257, %258, !dbg !540
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !540, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !540, !range !56
	%261 = mul i32 %256, %260, !dbg !540
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !540
	%263 = sext i32 %262 to i64, !dbg !540
	%264 = sext i32 %261 to i64, !dbg !540
	%265 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !540
	%266 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !540
	%267 = icmp ne i64 %263, %264, !dbg !540
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !540, !prof !21

b36_ok3:
	%268 = bitcast i32* %265 to i8*, !dbg !540
	%269 = bitcast i32* %266 to i8*, !dbg !540
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !540
	br label %b41, !dbg !540

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !541
	br i1 %270, label %b38, label %b39, !dbg !541

b38:
	%271 = sext i32 %14 to i64, !dbg !542
	%272 = sext i32 %p9 to i64, !dbg !542
	%273 = sub i64 %272, 9, !dbg !542
	%274 = mul i64 %p6, 4, !dbg !542
	%275 = trunc i64 %p10 to i32, !dbg !542
	%276 = mul i32 %6, %7, !dbg !542
	%277 = icmp ne i64 %p4, %p6, !dbg !542
	%278 = icmp uge i64 %p10, %271, !dbg !542
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !542
	%280 = icmp ugt i64 %273, 1, !dbg !542
	%281 = or i1 %277, %278, !dbg !542
	%282 = or i1 %281, %279, !dbg !542
	%283 = or i1 %282, %280, !dbg !542
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !542, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !542, !range !56
	%285 = mul i32 %276, %284, !dbg !542
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !542
	%287 = sext i32 %286 to i64, !dbg !542
	%288 = icmp ult i64 %p10, %287, !dbg !542
	%289 = trunc i64 %p10 to i32, !dbg !542
	%290 = select i1 %288, i32 %289, i32 0, !dbg !542
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !542
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !542
	%293 = sext i32 %292 to i64, !dbg !542
	%294 = sext i32 %285 to i64, !dbg !542
	%295 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !542
	%296 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !542
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !542
	%298 = icmp ne i64 %293, %294, !dbg !542
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !542, !prof !21

b38_ok5:
	%299 = bitcast i32* %295 to i8*, !dbg !542
	%300 = bitcast i32* %296 to i8*, !dbg !542
	%301 = bitcast i64* %297 to i8*, !dbg !542
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !542
	br label %b41, !dbg !542

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !543
	br i1 %302, label %b40, label %b41, !dbg !543

b40:
	%303 = sext i32 %14 to i64, !dbg !544
	%304 = sext i32 %p9 to i64, !dbg !544
	%305 = sub i64 %304, 9, !dbg !544
	%306 = mul i64 %p6, 4, !dbg !544
	%307 = trunc i64 %p10 to i32, !dbg !544
	%308 = mul i32 %6, %7, !dbg !544
	%309 = icmp ne i64 %p4, %p6, !dbg !544
	%310 = icmp uge i64 %p10, %303, !dbg !544
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !544
	%312 = icmp ugt i64 %305, 1, !dbg !544
	%313 = or i1 %309, %310, !dbg !544
	%314 = or i1 %313, %311, !dbg !544
	%315 = or i1 %314, %312, !dbg !544
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !544, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !544, !range !56
	%317 = mul i32 %308, %316, !dbg !544
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !544
	%319 = sext i32 %318 to i64, !dbg !544
	%320 = icmp ult i64 %p10, %319, !dbg !544
	%321 = trunc i64 %p10 to i32, !dbg !544
	%322 = select i1 %320, i32 %321, i32 0, !dbg !544
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !544
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !544
	%325 = sext i32 %324 to i64, !dbg !544
	%326 = sext i32 %317 to i64, !dbg !544
	%327 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !544
	%328 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !544
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !544
	%330 = icmp ne i64 %325, %326, !dbg !544
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !544, !prof !21

b40_ok5:
	%331 = bitcast i32* %327 to i8*, !dbg !544
	%332 = bitcast i32* %328 to i8*, !dbg !544
	%333 = bitcast i64* %329 to i8*, !dbg !544
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !544
	br label %b41, !dbg !544

b41:
	ret void, !dbg !495

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !500
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !500

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !500
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !500
	ret void, !dbg !500

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !500
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !500
	ret void, !dbg !500

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !504
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !504

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !504
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !504
	ret void, !dbg !504

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !504
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !504
	ret void, !dbg !504

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !506
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !506

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !506
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !506
	ret void, !dbg !506

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !506
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !506
	ret void, !dbg !506

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !508
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !508

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !508
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !508
	ret void, !dbg !508

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !508
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !508
	ret void, !dbg !508

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !510
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !510

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !510
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !510
	ret void, !dbg !510

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !510
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !510

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !510
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !510
	ret void, !dbg !510

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !510
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !510

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !510
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !510
	ret void, !dbg !510

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !510
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !510
	ret void, !dbg !510

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !512
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !512

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !512
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !512
	ret void, !dbg !512

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !512
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !512

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !512
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !512
	ret void, !dbg !512

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !512
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !512

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !512
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !512
	ret void, !dbg !512

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !512
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !512
	ret void, !dbg !512

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !519
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !519

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !519
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !519
	ret void, !dbg !519

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !519
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !519
	ret void, !dbg !519

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !521
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !521

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !521
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !521
	ret void, !dbg !521

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !521
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !521
	ret void, !dbg !521

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !523
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !523

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !523
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !523
	ret void, !dbg !523

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !523
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !523
	ret void, !dbg !523

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !525
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !525

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !525
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !525
	ret void, !dbg !525

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !525
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !525
	ret void, !dbg !525

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !527
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !527

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !527
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !527
	ret void, !dbg !527

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !527
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !527

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !527
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !527
	ret void, !dbg !527

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !527
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !527

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !527
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !527
	ret void, !dbg !527

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !527
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !527
	ret void, !dbg !527

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !529
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !529

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !529
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !529
	ret void, !dbg !529

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !529
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !529

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !529
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !529
	ret void, !dbg !529

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !529
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !529

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !529
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !529
	ret void, !dbg !529

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !529
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !529
	ret void, !dbg !529

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !534
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !534

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !534
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !534
	ret void, !dbg !534

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !534
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !534
	ret void, !dbg !534

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %203, i64 %204), !dbg !534
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !534
	ret void, !dbg !534

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !536
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !536

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !536
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !536
	ret void, !dbg !536

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !536
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !536
	ret void, !dbg !536

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %227, i64 %228), !dbg !536
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !536
	ret void, !dbg !536

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !538
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !538

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !538
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !538
	ret void, !dbg !538

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !538
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !538
	ret void, !dbg !538

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %245, i64 %246), !dbg !538
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !538
	ret void, !dbg !538

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !540
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !540

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !540
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !540
	ret void, !dbg !540

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !540
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !540
	ret void, !dbg !540

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %263, i64 %264), !dbg !540
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !540
	ret void, !dbg !540

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !542
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !542

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !542
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !542
	ret void, !dbg !542

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !542
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !542

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !542
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !542
	ret void, !dbg !542

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !542
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !542

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !542
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !542
	ret void, !dbg !542

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !542
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !542
	ret void, !dbg !542

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %293, i64 %294), !dbg !542
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !542
	ret void, !dbg !542

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !544
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !544

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !544
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !544
	ret void, !dbg !544

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !544
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !544

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !544
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !544
	ret void, !dbg !544

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !544
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !544

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !544
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !544
	ret void, !dbg !544

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !544
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !544
	ret void, !dbg !544

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %325, i64 %326), !dbg !544
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !544
	ret void, !dbg !544
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !545 {
entry:
	br label %b0, !dbg !546

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !546
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !546
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !546
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !549, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !549, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !549, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !549, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !549, !range !14
	%8 = mul i32 %7, %5, !dbg !549
	%9 = add i32 %4, %8, !dbg !549
	%10 = mul i32 %6, %9, !dbg !549
	%11 = add i32 %3, %10, !dbg !549
	%12 = sext i32 %11 to i64, !dbg !549
	%13 = icmp eq i64 %p1, 0, !dbg !550
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !553
	br i1 %13, label %b1, label %b14, !dbg !550

b1:
	%15 = icmp eq i64 %12, 0, !dbg !554
	br i1 %15, label %b2, label %b14, !dbg !554

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !555
	br i1 %16, label %b3, label %b4, !dbg !555

b3:
	%17 = sext i32 %14 to i64, !dbg !553
	%18 = mul i64 %p6, 8, !dbg !553
	%19 = trunc i64 %p10 to i32, !dbg !553
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !553
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !553
	%22 = icmp ne i64 %p4, %p6, !dbg !553
	%23 = icmp uge i64 %p10, %17, !dbg !553
	%24 = or i1 %22, %23, !dbg !553
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !553, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !553
	%26 = bitcast i64* %21 to i8*, !dbg !553
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !553
	br label %b41, !dbg !553

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !556
	br i1 %27, label %b5, label %b6, !dbg !556

b5:
	%28 = sext i32 %14 to i64, !dbg !557
	%29 = mul i64 %p6, 8, !dbg !557
	%30 = trunc i64 %p10 to i32, !dbg !557
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !557
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !557
	%33 = icmp ne i64 %p4, %p6, !dbg !557
	%34 = icmp uge i64 %p10, %28, !dbg !557
	%35 = or i1 %33, %34, !dbg !557
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !557, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !557
	%37 = bitcast i64* %32 to i8*, !dbg !557
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !557
	br label %b41, !dbg !557

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !558
	br i1 %38, label %b7, label %b8, !dbg !558

b7:
	%39 = sext i32 %14 to i64, !dbg !559
	%40 = mul i64 %p6, 8, !dbg !559
	%41 = trunc i64 %p10 to i32, !dbg !559
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !559
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !559
	%44 = icmp ne i64 %p4, %p6, !dbg !559
	%45 = icmp uge i64 %p10, %39, !dbg !559
	%46 = or i1 %44, %45, !dbg !559
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !559, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !559
	%48 = bitcast i64* %43 to i8*, !dbg !559
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !559
	br label %b41, !dbg !559

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !560
	br i1 %49, label %b9, label %b10, !dbg !560

b9:
	%50 = sext i32 %14 to i64, !dbg !561
	%51 = mul i64 %p6, 8, !dbg !561
	%52 = trunc i64 %p10 to i32, !dbg !561
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !561
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !561
	%55 = icmp ne i64 %p4, %p6, !dbg !561
	%56 = icmp uge i64 %p10, %50, !dbg !561
	%57 = or i1 %55, %56, !dbg !561
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !561, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !561
	%59 = bitcast i64* %54 to i8*, !dbg !561
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !561
	br label %b41, !dbg !561

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !562
	br i1 %60, label %b11, label %b12, !dbg !562

b11:
	%61 = sext i32 %14 to i64, !dbg !563
	%62 = sext i32 %p9 to i64, !dbg !563
	%63 = sub i64 %62, 9, !dbg !563
	%64 = mul i64 %p6, 8, !dbg !563
	%65 = trunc i64 %p10 to i32, !dbg !563
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !563
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !563
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !563
	%69 = icmp ne i64 %p4, %p6, !dbg !563
	%70 = icmp uge i64 %p10, %61, !dbg !563
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !563
	%72 = icmp ugt i64 %63, 1, !dbg !563
	%73 = or i1 %69, %70, !dbg !563
	%74 = or i1 %73, %71, !dbg !563
	%75 = or i1 %74, %72, !dbg !563
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !563, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !563
	%77 = bitcast i64* %67 to i8*, !dbg !563
	%78 = bitcast i64* %68 to i8*, !dbg !563
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !563
	br label %b41, !dbg !563

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !564
	br i1 %79, label %b13, label %b41, !dbg !564

b13:
	%80 = sext i32 %14 to i64, !dbg !565
	%81 = sext i32 %p9 to i64, !dbg !565
	%82 = sub i64 %81, 9, !dbg !565
	%83 = mul i64 %p6, 8, !dbg !565
	%84 = trunc i64 %p10 to i32, !dbg !565
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !565
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !565
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !565
	%88 = icmp ne i64 %p4, %p6, !dbg !565
	%89 = icmp uge i64 %p10, %80, !dbg !565
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !565
	%91 = icmp ugt i64 %82, 1, !dbg !565
	%92 = or i1 %88, %89, !dbg !565
	%93 = or i1 %92, %90, !dbg !565
	%94 = or i1 %93, %91, !dbg !565
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !565, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !565
	%96 = bitcast i64* %86 to i8*, !dbg !565
	%97 = bitcast i64* %87 to i8*, !dbg !565
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !565
	br label %b41, !dbg !565

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !566
	br i1 %98, label %b15, label %b28, !dbg !566

b15:
	%99 = trunc i64 %12 to i32, !dbg !567
	%100 = udiv i32 %99, 32, !dbg !567
	%101 = zext i32 %100 to i64, !dbg !567
	%102 = icmp eq i64 %101, %p2, !dbg !568
	br i1 %102, label %b16, label %b28, !dbg !568

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !571
	br i1 %103, label %b17, label %b18, !dbg !571

b17:
	%104 = sext i32 %14 to i64, !dbg !572
	%105 = mul i64 %p6, 8, !dbg !572
	%106 = trunc i64 %p10 to i32, !dbg !572
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !572
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !572
	%109 = icmp ne i64 %p4, %p6, !dbg !572
	%110 = icmp uge i64 %p10, %104, !dbg !572
	%111 = or i1 %109, %110, !dbg !572
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !572, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !572
	%113 = bitcast i64* %108 to i8*, !dbg !572
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !572
	br label %b41, !dbg !572

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !573
	br i1 %114, label %b19, label %b20, !dbg !573

b19:
	%115 = sext i32 %14 to i64, !dbg !574
	%116 = mul i64 %p6, 8, !dbg !574
	%117 = trunc i64 %p10 to i32, !dbg !574
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !574
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !574
	%120 = icmp ne i64 %p4, %p6, !dbg !574
	%121 = icmp uge i64 %p10, %115, !dbg !574
	%122 = or i1 %120, %121, !dbg !574
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !574, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !574
	%124 = bitcast i64* %119 to i8*, !dbg !574
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !574
	br label %b41, !dbg !574

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !575
	br i1 %125, label %b21, label %b22, !dbg !575

b21:
	%126 = sext i32 %14 to i64, !dbg !576
	%127 = mul i64 %p6, 8, !dbg !576
	%128 = trunc i64 %p10 to i32, !dbg !576
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !576
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !576
	%131 = icmp ne i64 %p4, %p6, !dbg !576
	%132 = icmp uge i64 %p10, %126, !dbg !576
	%133 = or i1 %131, %132, !dbg !576
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !576, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !576
	%135 = bitcast i64* %130 to i8*, !dbg !576
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !576
	br label %b41, !dbg !576

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !577
	br i1 %136, label %b23, label %b24, !dbg !577

b23:
	%137 = sext i32 %14 to i64, !dbg !578
	%138 = mul i64 %p6, 8, !dbg !578
	%139 = trunc i64 %p10 to i32, !dbg !578
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !578
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !578
	%142 = icmp ne i64 %p4, %p6, !dbg !578
	%143 = icmp uge i64 %p10, %137, !dbg !578
	%144 = or i1 %142, %143, !dbg !578
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !578, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !578
	%146 = bitcast i64* %141 to i8*, !dbg !578
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !578
	br label %b41, !dbg !578

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !579
	br i1 %147, label %b25, label %b26, !dbg !579

b25:
	%148 = sext i32 %14 to i64, !dbg !580
	%149 = sext i32 %p9 to i64, !dbg !580
	%150 = sub i64 %149, 9, !dbg !580
	%151 = mul i64 %p6, 8, !dbg !580
	%152 = trunc i64 %p10 to i32, !dbg !580
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !580
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !580
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !580
	%156 = icmp ne i64 %p4, %p6, !dbg !580
	%157 = icmp uge i64 %p10, %148, !dbg !580
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !580
	%159 = icmp ugt i64 %150, 1, !dbg !580
	%160 = or i1 %156, %157, !dbg !580
	%161 = or i1 %160, %158, !dbg !580
	%162 = or i1 %161, %159, !dbg !580
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !580, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !580
	%164 = bitcast i64* %154 to i8*, !dbg !580
	%165 = bitcast i64* %155 to i8*, !dbg !580
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !580
	br label %b41, !dbg !580

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !581
	br i1 %166, label %b27, label %b41, !dbg !581

b27:
	%167 = sext i32 %14 to i64, !dbg !582
	%168 = sext i32 %p9 to i64, !dbg !582
	%169 = sub i64 %168, 9, !dbg !582
	%170 = mul i64 %p6, 8, !dbg !582
	%171 = trunc i64 %p10 to i32, !dbg !582
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !582
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !582
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !582
	%175 = icmp ne i64 %p4, %p6, !dbg !582
	%176 = icmp uge i64 %p10, %167, !dbg !582
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !582
	%178 = icmp ugt i64 %169, 1, !dbg !582
	%179 = or i1 %175, %176, !dbg !582
	%180 = or i1 %179, %177, !dbg !582
	%181 = or i1 %180, %178, !dbg !582
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !582, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !582
	%183 = bitcast i64* %173 to i8*, !dbg !582
	%184 = bitcast i64* %174 to i8*, !dbg !582
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !582
	br label %b41, !dbg !582

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !583
	br i1 %185, label %b29, label %b41, !dbg !583

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !586
	br i1 %186, label %b30, label %b31, !dbg !586

b30:
	%187 = sext i32 %14 to i64, !dbg !587
	%188 = mul i64 %p6, 8, !dbg !587
	%189 = trunc i64 %p10 to i32, !dbg !587
	%190 = mul i32 %6, %7, !dbg !587
	%191 = icmp ne i64 %p4, %p6, !dbg !587
	%192 = icmp uge i64 %p10, %187, !dbg !587
	%193 = or i1 %191, %192, !dbg !587
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !587, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !587, !range !56
	%195 = mul i32 %190, %194, !dbg !587
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%197 = sext i32 %196 to i64, !dbg !587
	%198 = icmp ult i64 %p10, %197, !dbg !587
	%199 = trunc i64 %p10 to i32, !dbg !587
	%200 = select i1 %198, i32 %199, i32 0, !dbg !587
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !587
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !587
	%203 = sext i32 %202 to i64, !dbg !587
	%204 = sext i32 %195 to i64, !dbg !587
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !587
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !587
	%207 = icmp ne i64 %203, %204, !dbg !587
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !587, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !587
	%209 = bitcast i64* %206 to i8*, !dbg !587
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !587
	br label %b41, !dbg !587

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !588
	br i1 %210, label %b32, label %b33, !dbg !588

b32:
	%211 = sext i32 %14 to i64, !dbg !589
	%212 = mul i64 %p6, 8, !dbg !589
	%213 = trunc i64 %p10 to i32, !dbg !589
	%214 = mul i32 %6, %7, !dbg !589
	%215 = icmp ne i64 %p4, %p6, !dbg !589
	%216 = icmp uge i64 %p10, %211, !dbg !589
	%217 = or i1 %215, %216, !dbg !589
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !589, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !589, !range !56
	%219 = mul i32 %214, %218, !dbg !589
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !589
	%221 = sext i32 %220 to i64, !dbg !589
	%222 = icmp ult i64 %p10, %221, !dbg !589
	%223 = trunc i64 %p10 to i32, !dbg !589
	%224 = select i1 %222, i32 %223, i32 0, !dbg !589
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !589
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !589
	%227 = sext i32 %226 to i64, !dbg !589
	%228 = sext i32 %219 to i64, !dbg !589
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !589
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !589
	%231 = icmp ne i64 %227, %228, !dbg !589
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !589, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !589
	%233 = bitcast i64* %230 to i8*, !dbg !589
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !589
	br label %b41, !dbg !589

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !590
	br i1 %234, label %b34, label %b35, !dbg !590

b34:
	%235 = sext i32 %14 to i64, !dbg !591
	%236 = mul i64 %p6, 8, !dbg !591
	%237 = trunc i64 %p10 to i32, !dbg !591
	%238 = mul i32 %6, %7, !dbg !591
	%239 = icmp ne i64 %p4, %p6, !dbg !591
	%240 = icmp uge i64 %p10, %235, !dbg !591
	%241 = or i1 %239, %240, !dbg !591
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !591, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !56
	%243 = mul i32 %238, %242, !dbg !591
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !591
	%245 = sext i32 %244 to i64, !dbg !591
	%246 = sext i32 %243 to i64, !dbg !591
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !591
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !591
	%249 = icmp ne i64 %245, %246, !dbg !591
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !591, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !591
	%251 = bitcast i64* %248 to i8*, !dbg !591
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !591
	br label %b41, !dbg !591

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !592
	br i1 %252, label %b36, label %b37, !dbg !592

b36:
	%253 = sext i32 %14 to i64, !dbg !593
	%254 = mul i64 %p6, 8, !dbg !593
	%255 = trunc i64 %p10 to i32, !dbg !593
	%256 = mul i32 %6, %7, !dbg !593
	%257 = icmp ne i64 %p4, %p6, !dbg !593
	%258 = icmp uge i64 %p10, %253, !dbg !593
	%259 = or i1 %257, %258, !dbg !593
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !593, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !593, !range !56
	%261 = mul i32 %256, %260, !dbg !593
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !593
	%263 = sext i32 %262 to i64, !dbg !593
	%264 = sext i32 %261 to i64, !dbg !593
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !593
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !593
	%267 = icmp ne i64 %263, %264, !dbg !593
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !593, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !593
	%269 = bitcast i64* %266 to i8*, !dbg !593
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !593
	br label %b41, !dbg !593

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !594
	br i1 %270, label %b38, label %b39, !dbg !594

b38:
	%271 = sext i32 %14 to i64, !dbg !595
	%272 = sext i32 %p9 to i64, !dbg !595
	%273 = sub i64 %272, 9, !dbg !595
	%274 = mul i64 %p6, 8, !dbg !595
	%275 = trunc i64 %p10 to i32, !dbg !595
	%276 = mul i32 %6, %7, !dbg !595
	%277 = icmp ne i64 %p4, %p6, !dbg !595
	%278 = icmp uge i64 %p10, %271, !dbg !595
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !595
	%280 = icmp ugt i64 %273, 1, !dbg !595
	%281 = or i1 %277, %278, !dbg !595
	%282 = or i1 %281, %279, !dbg !595
	%283 = or i1 %282, %280, !dbg !595
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !595, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !595, !range !56
	%285 = mul i32 %276, %284, !dbg !595
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%287 = sext i32 %286 to i64, !dbg !595
	%288 = icmp ult i64 %p10, %287, !dbg !595
	%289 = trunc i64 %p10 to i32, !dbg !595
	%290 = select i1 %288, i32 %289, i32 0, !dbg !595
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !595
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !595
	%293 = sext i32 %292 to i64, !dbg !595
	%294 = sext i32 %285 to i64, !dbg !595
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !595
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !595
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !595
	%298 = icmp ne i64 %293, %294, !dbg !595
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !595, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !595
	%300 = bitcast i64* %296 to i8*, !dbg !595
	%301 = bitcast i64* %297 to i8*, !dbg !595
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !595
	br label %b41, !dbg !595

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !596
	br i1 %302, label %b40, label %b41, !dbg !596

b40:
	%303 = sext i32 %14 to i64, !dbg !597
	%304 = sext i32 %p9 to i64, !dbg !597
	%305 = sub i64 %304, 9, !dbg !597
	%306 = mul i64 %p6, 8, !dbg !597
	%307 = trunc i64 %p10 to i32, !dbg !597
	%308 = mul i32 %6, %7, !dbg !597
	%309 = icmp ne i64 %p4, %p6, !dbg !597
	%310 = icmp uge i64 %p10, %303, !dbg !597
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !597
	%312 = icmp ugt i64 %305, 1, !dbg !597
	%313 = or i1 %309, %310, !dbg !597
	%314 = or i1 %313, %311, !dbg !597
	%315 = or i1 %314, %312, !dbg !597
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !597, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !597, !range !56
	%317 = mul i32 %308, %316, !dbg !597
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !597
	%319 = sext i32 %318 to i64, !dbg !597
	%320 = icmp ult i64 %p10, %319, !dbg !597
	%321 = trunc i64 %p10 to i32, !dbg !597
	%322 = select i1 %320, i32 %321, i32 0, !dbg !597
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !597
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !597
	%325 = sext i32 %324 to i64, !dbg !597
	%326 = sext i32 %317 to i64, !dbg !597
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !597
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !597
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !597
	%330 = icmp ne i64 %325, %326, !dbg !597
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !597, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !597
	%332 = bitcast i64* %328 to i8*, !dbg !597
	%333 = bitcast i64* %329 to i8*, !dbg !597
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !597
	br label %b41, !dbg !597

b41:
	ret void, !dbg !548

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !553
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !553

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !553
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !553
	ret void, !dbg !553

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !553
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !553
	ret void, !dbg !553

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !557
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !557

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !557
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !557
	ret void, !dbg !557

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !557
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !557
	ret void, !dbg !557

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !559
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !559

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !559
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !559
	ret void, !dbg !559

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !559
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !559
	ret void, !dbg !559

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !561
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !561

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !561
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !561
	ret void, !dbg !561

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !561
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !561
	ret void, !dbg !561

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !563
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !563

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !563
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !563
	ret void, !dbg !563

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !563
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !563

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !563
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !563
	ret void, !dbg !563

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !563
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !563

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !563
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !563
	ret void, !dbg !563

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !563
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !563
	ret void, !dbg !563

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !565
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !565

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !565
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !565
	ret void, !dbg !565

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !565
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !565

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !565
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !565
	ret void, !dbg !565

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !565
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !565

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !565
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !565
	ret void, !dbg !565

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !565
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !565
	ret void, !dbg !565

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !572
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !572

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !572
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !572
	ret void, !dbg !572

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !572
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !572
	ret void, !dbg !572

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !574
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !574

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !574
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !574
	ret void, !dbg !574

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !574
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !574
	ret void, !dbg !574

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !576
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !576

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !576
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !576
	ret void, !dbg !576

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !576
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !576
	ret void, !dbg !576

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !578
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !578

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !578
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !578
	ret void, !dbg !578

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !578
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !578
	ret void, !dbg !578

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !580
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !580

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !580
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !580
	ret void, !dbg !580

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !580
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !580

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !580
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !580
	ret void, !dbg !580

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !580
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !580

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !580
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !580
	ret void, !dbg !580

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !580
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !580
	ret void, !dbg !580

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !582
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !582

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !582
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !582
	ret void, !dbg !582

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !582
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !582

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !582
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !582
	ret void, !dbg !582

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !582
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !582

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !582
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !582
	ret void, !dbg !582

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !582
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !582
	ret void, !dbg !582

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !587
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !587

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !587
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !587
	ret void, !dbg !587

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !587
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !587
	ret void, !dbg !587

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %203, i64 %204), !dbg !587
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !587
	ret void, !dbg !587

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !589
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !589

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !589
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !589
	ret void, !dbg !589

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !589
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !589
	ret void, !dbg !589

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %227, i64 %228), !dbg !589
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !589
	ret void, !dbg !589

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !591
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !591

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !591
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !591
	ret void, !dbg !591

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !591
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !591
	ret void, !dbg !591

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %245, i64 %246), !dbg !591
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !591
	ret void, !dbg !591

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !593
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !593

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !593
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !593
	ret void, !dbg !593

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !593
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !593
	ret void, !dbg !593

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %263, i64 %264), !dbg !593
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !593
	ret void, !dbg !593

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !595
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !595

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !595
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !595
	ret void, !dbg !595

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !595
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !595

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !595
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !595
	ret void, !dbg !595

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !595
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !595

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !595
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !595
	ret void, !dbg !595

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !595
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !595
	ret void, !dbg !595

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %293, i64 %294), !dbg !595
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !595
	ret void, !dbg !595

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !597
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !597

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !597
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !597
	ret void, !dbg !597

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !597
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !597

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !597
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !597
	ret void, !dbg !597

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !597
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !597

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !597
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !597
	ret void, !dbg !597

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !597
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !597
	ret void, !dbg !597

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %325, i64 %326), !dbg !597
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !597
	ret void, !dbg !597
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !598 {
entry:
	br label %b0, !dbg !599

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !599
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !599
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !599
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !602, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !602, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !602, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !602, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !602, !range !14
	%8 = mul i32 %7, %5, !dbg !602
	%9 = add i32 %4, %8, !dbg !602
	%10 = mul i32 %6, %9, !dbg !602
	%11 = add i32 %3, %10, !dbg !602
	%12 = sext i32 %11 to i64, !dbg !602
	%13 = icmp eq i64 %p1, 0, !dbg !603
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !606
	br i1 %13, label %b1, label %b14, !dbg !603

b1:
	%15 = icmp eq i64 %12, 0, !dbg !607
	br i1 %15, label %b2, label %b14, !dbg !607

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !608
	br i1 %16, label %b3, label %b4, !dbg !608

b3:
	%17 = sext i32 %14 to i64, !dbg !606
	%18 = mul i64 %p6, 8, !dbg !606
	%19 = trunc i64 %p10 to i32, !dbg !606
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !606
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !606
	%22 = icmp ne i64 %p4, %p6, !dbg !606
	%23 = icmp uge i64 %p10, %17, !dbg !606
	%24 = or i1 %22, %23, !dbg !606
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !606, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !606
	%26 = bitcast i64* %21 to i8*, !dbg !606
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !606
	br label %b41, !dbg !606

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !609
	br i1 %27, label %b5, label %b6, !dbg !609

b5:
	%28 = sext i32 %14 to i64, !dbg !610
	%29 = mul i64 %p6, 8, !dbg !610
	%30 = trunc i64 %p10 to i32, !dbg !610
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !610
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !610
	%33 = icmp ne i64 %p4, %p6, !dbg !610
	%34 = icmp uge i64 %p10, %28, !dbg !610
	%35 = or i1 %33, %34, !dbg !610
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !610, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !610
	%37 = bitcast i64* %32 to i8*, !dbg !610
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !610
	br label %b41, !dbg !610

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !611
	br i1 %38, label %b7, label %b8, !dbg !611

b7:
	%39 = sext i32 %14 to i64, !dbg !612
	%40 = mul i64 %p6, 8, !dbg !612
	%41 = trunc i64 %p10 to i32, !dbg !612
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !612
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !612
	%44 = icmp ne i64 %p4, %p6, !dbg !612
	%45 = icmp uge i64 %p10, %39, !dbg !612
	%46 = or i1 %44, %45, !dbg !612
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !612, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !612
	%48 = bitcast i64* %43 to i8*, !dbg !612
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !612
	br label %b41, !dbg !612

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !613
	br i1 %49, label %b9, label %b10, !dbg !613

b9:
	%50 = sext i32 %14 to i64, !dbg !614
	%51 = mul i64 %p6, 8, !dbg !614
	%52 = trunc i64 %p10 to i32, !dbg !614
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !614
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !614
	%55 = icmp ne i64 %p4, %p6, !dbg !614
	%56 = icmp uge i64 %p10, %50, !dbg !614
	%57 = or i1 %55, %56, !dbg !614
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !614, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !614
	%59 = bitcast i64* %54 to i8*, !dbg !614
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !614
	br label %b41, !dbg !614

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !615
	br i1 %60, label %b11, label %b12, !dbg !615

b11:
	%61 = sext i32 %14 to i64, !dbg !616
	%62 = sext i32 %p9 to i64, !dbg !616
	%63 = sub i64 %62, 9, !dbg !616
	%64 = mul i64 %p6, 8, !dbg !616
	%65 = trunc i64 %p10 to i32, !dbg !616
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !616
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !616
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !616
	%69 = icmp ne i64 %p4, %p6, !dbg !616
	%70 = icmp uge i64 %p10, %61, !dbg !616
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !616
	%72 = icmp ugt i64 %63, 1, !dbg !616
	%73 = or i1 %69, %70, !dbg !616
	%74 = or i1 %73, %71, !dbg !616
	%75 = or i1 %74, %72, !dbg !616
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !616, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !616
	%77 = bitcast i64* %67 to i8*, !dbg !616
	%78 = bitcast i64* %68 to i8*, !dbg !616
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !616
	br label %b41, !dbg !616

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !617
	br i1 %79, label %b13, label %b41, !dbg !617

b13:
	%80 = sext i32 %14 to i64, !dbg !618
	%81 = sext i32 %p9 to i64, !dbg !618
	%82 = sub i64 %81, 9, !dbg !618
	%83 = mul i64 %p6, 8, !dbg !618
	%84 = trunc i64 %p10 to i32, !dbg !618
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !618
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !618
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !618
	%88 = icmp ne i64 %p4, %p6, !dbg !618
	%89 = icmp uge i64 %p10, %80, !dbg !618
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !618
	%91 = icmp ugt i64 %82, 1, !dbg !618
	%92 = or i1 %88, %89, !dbg !618
	%93 = or i1 %92, %90, !dbg !618
	%94 = or i1 %93, %91, !dbg !618
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !618, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !618
	%96 = bitcast i64* %86 to i8*, !dbg !618
	%97 = bitcast i64* %87 to i8*, !dbg !618
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !618
	br label %b41, !dbg !618

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !619
	br i1 %98, label %b15, label %b28, !dbg !619

b15:
	%99 = trunc i64 %12 to i32, !dbg !620
	%100 = udiv i32 %99, 32, !dbg !620
	%101 = zext i32 %100 to i64, !dbg !620
	%102 = icmp eq i64 %101, %p2, !dbg !621
	br i1 %102, label %b16, label %b28, !dbg !621

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !624
	br i1 %103, label %b17, label %b18, !dbg !624

b17:
	%104 = sext i32 %14 to i64, !dbg !625
	%105 = mul i64 %p6, 8, !dbg !625
	%106 = trunc i64 %p10 to i32, !dbg !625
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !625
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !625
	%109 = icmp ne i64 %p4, %p6, !dbg !625
	%110 = icmp uge i64 %p10, %104, !dbg !625
	%111 = or i1 %109, %110, !dbg !625
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !625, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !625
	%113 = bitcast i64* %108 to i8*, !dbg !625
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !625
	br label %b41, !dbg !625

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !626
	br i1 %114, label %b19, label %b20, !dbg !626

b19:
	%115 = sext i32 %14 to i64, !dbg !627
	%116 = mul i64 %p6, 8, !dbg !627
	%117 = trunc i64 %p10 to i32, !dbg !627
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !627
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !627
	%120 = icmp ne i64 %p4, %p6, !dbg !627
	%121 = icmp uge i64 %p10, %115, !dbg !627
	%122 = or i1 %120, %121, !dbg !627
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !627, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !627
	%124 = bitcast i64* %119 to i8*, !dbg !627
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !627
	br label %b41, !dbg !627

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !628
	br i1 %125, label %b21, label %b22, !dbg !628

b21:
	%126 = sext i32 %14 to i64, !dbg !629
	%127 = mul i64 %p6, 8, !dbg !629
	%128 = trunc i64 %p10 to i32, !dbg !629
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !629
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !629
	%131 = icmp ne i64 %p4, %p6, !dbg !629
	%132 = icmp uge i64 %p10, %126, !dbg !629
	%133 = or i1 %131, %132, !dbg !629
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !629, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !629
	%135 = bitcast i64* %130 to i8*, !dbg !629
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !629
	br label %b41, !dbg !629

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !630
	br i1 %136, label %b23, label %b24, !dbg !630

b23:
	%137 = sext i32 %14 to i64, !dbg !631
	%138 = mul i64 %p6, 8, !dbg !631
	%139 = trunc i64 %p10 to i32, !dbg !631
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !631
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !631
	%142 = icmp ne i64 %p4, %p6, !dbg !631
	%143 = icmp uge i64 %p10, %137, !dbg !631
	%144 = or i1 %142, %143, !dbg !631
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !631, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !631
	%146 = bitcast i64* %141 to i8*, !dbg !631
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !631
	br label %b41, !dbg !631

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !632
	br i1 %147, label %b25, label %b26, !dbg !632

b25:
	%148 = sext i32 %14 to i64, !dbg !633
	%149 = sext i32 %p9 to i64, !dbg !633
	%150 = sub i64 %149, 9, !dbg !633
	%151 = mul i64 %p6, 8, !dbg !633
	%152 = trunc i64 %p10 to i32, !dbg !633
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !633
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !633
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !633
	%156 = icmp ne i64 %p4, %p6, !dbg !633
	%157 = icmp uge i64 %p10, %148, !dbg !633
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !633
	%159 = icmp ugt i64 %150, 1, !dbg !633
	%160 = or i1 %156, %157, !dbg !633
	%161 = or i1 %160, %158, !dbg !633
	%162 = or i1 %161, %159, !dbg !633
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !633, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !633
	%164 = bitcast i64* %154 to i8*, !dbg !633
	%165 = bitcast i64* %155 to i8*, !dbg !633
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !633
	br label %b41, !dbg !633

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !634
	br i1 %166, label %b27, label %b41, !dbg !634

b27:
	%167 = sext i32 %14 to i64, !dbg !635
	%168 = sext i32 %p9 to i64, !dbg !635
	%169 = sub i64 %168, 9, !dbg !635
	%170 = mul i64 %p6, 8, !dbg !635
	%171 = trunc i64 %p10 to i32, !dbg !635
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !635
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !635
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !635
	%175 = icmp ne i64 %p4, %p6, !dbg !635
	%176 = icmp uge i64 %p10, %167, !dbg !635
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !635
	%178 = icmp ugt i64 %169, 1, !dbg !635
	%179 = or i1 %175, %176, !dbg !635
	%180 = or i1 %179, %177, !dbg !635
	%181 = or i1 %180, %178, !dbg !635
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !635, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !635
	%183 = bitcast i64* %173 to i8*, !dbg !635
	%184 = bitcast i64* %174 to i8*, !dbg !635
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !635
	br label %b41, !dbg !635

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !636
	br i1 %185, label %b29, label %b41, !dbg !636

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !639
	br i1 %186, label %b30, label %b31, !dbg !639

b30:
	%187 = sext i32 %14 to i64, !dbg !640
	%188 = mul i64 %p6, 8, !dbg !640
	%189 = trunc i64 %p10 to i32, !dbg !640
	%190 = mul i32 %6, %7, !dbg !640
	%191 = icmp ne i64 %p4, %p6, !dbg !640
	%192 = icmp uge i64 %p10, %187, !dbg !640
	%193 = or i1 %191, %192, !dbg !640
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !640, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !640, !range !56
	%195 = mul i32 %190, %194, !dbg !640
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !640
	%197 = sext i32 %196 to i64, !dbg !640
	%198 = icmp ult i64 %p10, %197, !dbg !640
	%199 = trunc i64 %p10 to i32, !dbg !640
	%200 = select i1 %198, i32 %199, i32 0, !dbg !640
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !640
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !640
	%203 = sext i32 %202 to i64, !dbg !640
	%204 = sext i32 %195 to i64, !dbg !640
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !640
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !640
	%207 = icmp ne i64 %203, %204, !dbg !640
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !640, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !640
	%209 = bitcast i64* %206 to i8*, !dbg !640
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !640
	br label %b41, !dbg !640

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !641
	br i1 %210, label %b32, label %b33, !dbg !641

b32:
	%211 = sext i32 %14 to i64, !dbg !642
	%212 = mul i64 %p6, 8, !dbg !642
	%213 = trunc i64 %p10 to i32, !dbg !642
	%214 = mul i32 %6, %7, !dbg !642
	%215 = icmp ne i64 %p4, %p6, !dbg !642
	%216 = icmp uge i64 %p10, %211, !dbg !642
	%217 = or i1 %215, %216, !dbg !642
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !642, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !642, !range !56
	%219 = mul i32 %214, %218, !dbg !642
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !642
	%221 = sext i32 %220 to i64, !dbg !642
	%222 = icmp ult i64 %p10, %221, !dbg !642
	%223 = trunc i64 %p10 to i32, !dbg !642
	%224 = select i1 %222, i32 %223, i32 0, !dbg !642
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !642
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !642
	%227 = sext i32 %226 to i64, !dbg !642
	%228 = sext i32 %219 to i64, !dbg !642
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !642
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !642
	%231 = icmp ne i64 %227, %228, !dbg !642
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !642, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !642
	%233 = bitcast i64* %230 to i8*, !dbg !642
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !642
	br label %b41, !dbg !642

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !643
	br i1 %234, label %b34, label %b35, !dbg !643

b34:
	%235 = sext i32 %14 to i64, !dbg !644
	%236 = mul i64 %p6, 8, !dbg !644
	%237 = trunc i64 %p10 to i32, !dbg !644
	%238 = mul i32 %6, %7, !dbg !644
	%239 = icmp ne i64 %p4, %p6, !dbg !644
	%240 = icmp uge i64 %p10, %235, !dbg !644
	%241 = or i1 %239, %240, !dbg !644
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !644, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !644, !range !56
	%243 = mul i32 %238, %242, !dbg !644
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !644
	%245 = sext i32 %244 to i64, !dbg !644
	%246 = sext i32 %243 to i64, !dbg !644
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !644
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !644
	%249 = icmp ne i64 %245, %246, !dbg !644
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !644, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !644
	%251 = bitcast i64* %248 to i8*, !dbg !644
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !644
	br label %b41, !dbg !644

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !645
	br i1 %252, label %b36, label %b37, !dbg !645

b36:
	%253 = sext i32 %14 to i64, !dbg !646
	%254 = mul i64 %p6, 8, !dbg !646
	%255 = trunc i64 %p10 to i32, !dbg !646
	%256 = mul i32 %6, %7, !dbg !646
	%257 = icmp ne i64 %p4, %p6, !dbg !646
	%258 = icmp uge i64 %p10, %253, !dbg !646
	%259 = or i1 %257, %258, !dbg !646
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !646, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !646, !range !56
	%261 = mul i32 %256, %260, !dbg !646
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !646
	%263 = sext i32 %262 to i64, !dbg !646
	%264 = sext i32 %261 to i64, !dbg !646
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !646
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !646
	%267 = icmp ne i64 %263, %264, !dbg !646
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !646, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !646
	%269 = bitcast i64* %266 to i8*, !dbg !646
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !646
	br label %b41, !dbg !646

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !647
	br i1 %270, label %b38, label %b39, !dbg !647

b38:
	%271 = sext i32 %14 to i64, !dbg !648
	%272 = sext i32 %p9 to i64, !dbg !648
	%273 = sub i64 %272, 9, !dbg !648
	%274 = mul i64 %p6, 8, !dbg !648
	%275 = trunc i64 %p10 to i32, !dbg !648
	%276 = mul i32 %6, %7, !dbg !648
	%277 = icmp ne i64 %p4, %p6, !dbg !648
	%278 = icmp uge i64 %p10, %271, !dbg !648
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !648
	%280 = icmp ugt i64 %273, 1, !dbg !648
	%281 = or i1 %277, %278, !dbg !648
	%282 = or i1 %281, %279, !dbg !648
	%283 = or i1 %282, %280, !dbg !648
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !648, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !648, !range !56
	%285 = mul i32 %276, %284, !dbg !648
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !648
	%287 = sext i32 %286 to i64, !dbg !648
	%288 = icmp ult i64 %p10, %287, !dbg !648
	%289 = trunc i64 %p10 to i32, !dbg !648
	%290 = select i1 %288, i32 %289, i32 0, !dbg !648
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !648
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !648
	%293 = sext i32 %292 to i64, !dbg !648
	%294 = sext i32 %285 to i64, !dbg !648
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !648
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !648
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !648
	%298 = icmp ne i64 %293, %294, !dbg !648
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !648, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !648
	%300 = bitcast i64* %296 to i8*, !dbg !648
	%301 = bitcast i64* %297 to i8*, !dbg !648
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !648
	br label %b41, !dbg !648

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !649
	br i1 %302, label %b40, label %b41, !dbg !649

b40:
	%303 = sext i32 %14 to i64, !dbg !650
	%304 = sext i32 %p9 to i64, !dbg !650
	%305 = sub i64 %304, 9, !dbg !650
	%306 = mul i64 %p6, 8, !dbg !650
	%307 = trunc i64 %p10 to i32, !dbg !650
	%308 = mul i32 %6, %7, !dbg !650
	%309 = icmp ne i64 %p4, %p6, !dbg !650
	%310 = icmp uge i64 %p10, %303, !dbg !650
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !650
	%312 = icmp ugt i64 %305, 1, !dbg !650
	%313 = or i1 %309, %310, !dbg !650
	%314 = or i1 %313, %311, !dbg !650
	%315 = or i1 %314, %312, !dbg !650
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !650, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !650, !range !56
	%317 = mul i32 %308, %316, !dbg !650
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !650
	%319 = sext i32 %318 to i64, !dbg !650
	%320 = icmp ult i64 %p10, %319, !dbg !650
	%321 = trunc i64 %p10 to i32, !dbg !650
	%322 = select i1 %320, i32 %321, i32 0, !dbg !650
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !650
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !650
	%325 = sext i32 %324 to i64, !dbg !650
	%326 = sext i32 %317 to i64, !dbg !650
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !650
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !650
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !650
	%330 = icmp ne i64 %325, %326, !dbg !650
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !650, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !650
	%332 = bitcast i64* %328 to i8*, !dbg !650
	%333 = bitcast i64* %329 to i8*, !dbg !650
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !650
	br label %b41, !dbg !650

b41:
	ret void, !dbg !601

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !606
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !606

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !606
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !606
	ret void, !dbg !606

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !606
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !606
	ret void, !dbg !606

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !610
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !610

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !610
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !610
	ret void, !dbg !610

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !610
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !610
	ret void, !dbg !610

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !612
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !612

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !612
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !612
	ret void, !dbg !612

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !612
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !612
	ret void, !dbg !612

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !614
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !614

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !614
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !614
	ret void, !dbg !614

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !614
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !614
	ret void, !dbg !614

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !616
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !616

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !616
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !616
	ret void, !dbg !616

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !616
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !616

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !616
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !616
	ret void, !dbg !616

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !616
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !616

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !616
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !616
	ret void, !dbg !616

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !616
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !616
	ret void, !dbg !616

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !618
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !618

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !618
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !618
	ret void, !dbg !618

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !618
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !618

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !618
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !618
	ret void, !dbg !618

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !618
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !618

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !618
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !618
	ret void, !dbg !618

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !618
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !618
	ret void, !dbg !618

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !625
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !625

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !625
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !625
	ret void, !dbg !625

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !625
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !625
	ret void, !dbg !625

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !627
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !627

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !627
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !627
	ret void, !dbg !627

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !627
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !627
	ret void, !dbg !627

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !629
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !629

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !629
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !629
	ret void, !dbg !629

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !629
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !629
	ret void, !dbg !629

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !631
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !631

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !631
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !631
	ret void, !dbg !631

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !631
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !631
	ret void, !dbg !631

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !633
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !633

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !633
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !633
	ret void, !dbg !633

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !633
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !633

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !633
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !633
	ret void, !dbg !633

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !633
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !633

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !633
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !633
	ret void, !dbg !633

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !633
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !633
	ret void, !dbg !633

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !635
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !635

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !635
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !635
	ret void, !dbg !635

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !635
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !635

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !635
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !635
	ret void, !dbg !635

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !635
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !635

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !635
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !635
	ret void, !dbg !635

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !635
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !635
	ret void, !dbg !635

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !640
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !640

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !640
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !640
	ret void, !dbg !640

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !640
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !640
	ret void, !dbg !640

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %203, i64 %204), !dbg !640
	call void asm sideeffect "// site 82", ""() nounwind, !dbg !640
	ret void, !dbg !640

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !642
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !642

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !642
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !642
	ret void, !dbg !642

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !642
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !642
	ret void, !dbg !642

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %227, i64 %228), !dbg !642
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !642
	ret void, !dbg !642

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !644
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !644

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !644
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !644
	ret void, !dbg !644

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !644
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !644
	ret void, !dbg !644

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %245, i64 %246), !dbg !644
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !644
	ret void, !dbg !644

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !646
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !646

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !646
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !646
	ret void, !dbg !646

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !646
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !646
	ret void, !dbg !646

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %263, i64 %264), !dbg !646
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !646
	ret void, !dbg !646

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !648
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !648

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !648
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !648
	ret void, !dbg !648

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !648
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !648

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !648
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !648
	ret void, !dbg !648

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !648
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !648

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !648
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !648
	ret void, !dbg !648

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !648
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !648
	ret void, !dbg !648

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %293, i64 %294), !dbg !648
	call void asm sideeffect "// site 86", ""() nounwind, !dbg !648
	ret void, !dbg !648

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !650
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !650

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !650
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !650
	ret void, !dbg !650

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !650
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !650

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !650
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !650
	ret void, !dbg !650

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !650
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !650

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !650
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !650
	ret void, !dbg !650

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !650
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !650
	ret void, !dbg !650

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %325, i64 %326), !dbg !650
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !650
	ret void, !dbg !650
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !651 {
entry:
	br label %b0, !dbg !652

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !652
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !652
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !652
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !655, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !655, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !655, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !655, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !655, !range !14
	%8 = mul i32 %7, %5, !dbg !655
	%9 = add i32 %4, %8, !dbg !655
	%10 = mul i32 %6, %9, !dbg !655
	%11 = add i32 %3, %10, !dbg !655
	%12 = sext i32 %11 to i64, !dbg !655
	%13 = icmp eq i64 %p1, 0, !dbg !656
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !659
	br i1 %13, label %b1, label %b14, !dbg !656

b1:
	%15 = icmp eq i64 %12, 0, !dbg !660
	br i1 %15, label %b2, label %b14, !dbg !660

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !661
	br i1 %16, label %b3, label %b4, !dbg !661

b3:
	%17 = sext i32 %14 to i64, !dbg !659
	%18 = mul i64 %p6, 4, !dbg !659
	%19 = trunc i64 %p10 to i32, !dbg !659
	%20 = addrspacecast float addrspace(1)* %0 to float*, !dbg !659
	%21 = addrspacecast float addrspace(1)* %1 to float*, !dbg !659
	%22 = icmp ne i64 %p4, %p6, !dbg !659
	%23 = icmp uge i64 %p10, %17, !dbg !659
	%24 = or i1 %22, %23, !dbg !659
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !659, !prof !21

b3_ok1:
	%25 = bitcast float* %20 to i8*, !dbg !659
	%26 = bitcast float* %21 to i8*, !dbg !659
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !659
	br label %b41, !dbg !659

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !662
	br i1 %27, label %b5, label %b6, !dbg !662

b5:
	%28 = sext i32 %14 to i64, !dbg !663
	%29 = mul i64 %p6, 4, !dbg !663
	%30 = trunc i64 %p10 to i32, !dbg !663
	%31 = addrspacecast float addrspace(1)* %0 to float*, !dbg !663
	%32 = addrspacecast float addrspace(1)* %1 to float*, !dbg !663
	%33 = icmp ne i64 %p4, %p6, !dbg !663
	%34 = icmp uge i64 %p10, %28, !dbg !663
	%35 = or i1 %33, %34, !dbg !663
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !663, !prof !21

b5_ok1:
	%36 = bitcast float* %31 to i8*, !dbg !663
	%37 = bitcast float* %32 to i8*, !dbg !663
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !663
	br label %b41, !dbg !663

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !664
	br i1 %38, label %b7, label %b8, !dbg !664

b7:
	%39 = sext i32 %14 to i64, !dbg !665
	%40 = mul i64 %p6, 4, !dbg !665
	%41 = trunc i64 %p10 to i32, !dbg !665
	%42 = addrspacecast float addrspace(1)* %0 to float*, !dbg !665
	%43 = addrspacecast float addrspace(1)* %1 to float*, !dbg !665
	%44 = icmp ne i64 %p4, %p6, !dbg !665
	%45 = icmp uge i64 %p10, %39, !dbg !665
	%46 = or i1 %44, %45, !dbg !665
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !665, !prof !21

b7_ok1:
	%47 = bitcast float* %42 to i8*, !dbg !665
	%48 = bitcast float* %43 to i8*, !dbg !665
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !665
	br label %b41, !dbg !665

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !666
	br i1 %49, label %b9, label %b10, !dbg !666

b9:
	%50 = sext i32 %14 to i64, !dbg !667
	%51 = mul i64 %p6, 4, !dbg !667
	%52 = trunc i64 %p10 to i32, !dbg !667
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !667
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !667
	%55 = icmp ne i64 %p4, %p6, !dbg !667
	%56 = icmp uge i64 %p10, %50, !dbg !667
	%57 = or i1 %55, %56, !dbg !667
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !667, !prof !21

b9_ok1:
	%58 = bitcast float* %53 to i8*, !dbg !667
	%59 = bitcast float* %54 to i8*, !dbg !667
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !667
	br label %b41, !dbg !667

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !668
	br i1 %60, label %b11, label %b12, !dbg !668

b11:
	%61 = sext i32 %14 to i64, !dbg !669
	%62 = sext i32 %p9 to i64, !dbg !669
	%63 = sub i64 %62, 9, !dbg !669
	%64 = mul i64 %p6, 4, !dbg !669
	%65 = trunc i64 %p10 to i32, !dbg !669
	%66 = addrspacecast float addrspace(1)* %0 to float*, !dbg !669
	%67 = addrspacecast float addrspace(1)* %1 to float*, !dbg !669
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !669
	%69 = icmp ne i64 %p4, %p6, !dbg !669
	%70 = icmp uge i64 %p10, %61, !dbg !669
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !669
	%72 = icmp ugt i64 %63, 1, !dbg !669
	%73 = or i1 %69, %70, !dbg !669
	%74 = or i1 %73, %71, !dbg !669
	%75 = or i1 %74, %72, !dbg !669
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !669, !prof !21

b11_ok1:
	%76 = bitcast float* %66 to i8*, !dbg !669
	%77 = bitcast float* %67 to i8*, !dbg !669
	%78 = bitcast i64* %68 to i8*, !dbg !669
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !669
	br label %b41, !dbg !669

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !670
	br i1 %79, label %b13, label %b41, !dbg !670

b13:
	%80 = sext i32 %14 to i64, !dbg !671
	%81 = sext i32 %p9 to i64, !dbg !671
	%82 = sub i64 %81, 9, !dbg !671
	%83 = mul i64 %p6, 4, !dbg !671
	%84 = trunc i64 %p10 to i32, !dbg !671
	%85 = addrspacecast float addrspace(1)* %0 to float*, !dbg !671
	%86 = addrspacecast float addrspace(1)* %1 to float*, !dbg !671
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !671
	%88 = icmp ne i64 %p4, %p6, !dbg !671
	%89 = icmp uge i64 %p10, %80, !dbg !671
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !671
	%91 = icmp ugt i64 %82, 1, !dbg !671
	%92 = or i1 %88, %89, !dbg !671
	%93 = or i1 %92, %90, !dbg !671
	%94 = or i1 %93, %91, !dbg !671
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !671, !prof !21

b13_ok1:
	%95 = bitcast float* %85 to i8*, !dbg !671
	%96 = bitcast float* %86 to i8*, !dbg !671
	%97 = bitcast i64* %87 to i8*, !dbg !671
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !671
	br label %b41, !dbg !671

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !672
	br i1 %98, label %b15, label %b28, !dbg !672

b15:
	%99 = trunc i64 %12 to i32, !dbg !673
	%100 = udiv i32 %99, 32, !dbg !673
	%101 = zext i32 %100 to i64, !dbg !673
	%102 = icmp eq i64 %101, %p2, !dbg !674
	br i1 %102, label %b16, label %b28, !dbg !674

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !677
	br i1 %103, label %b17, label %b18, !dbg !677

b17:
	%104 = sext i32 %14 to i64, !dbg !678
	%105 = mul i64 %p6, 4, !dbg !678
	%106 = trunc i64 %p10 to i32, !dbg !678
	%107 = addrspacecast float addrspace(1)* %0 to float*, !dbg !678
	%108 = addrspacecast float addrspace(1)* %1 to float*, !dbg !678
	%109 = icmp ne i64 %p4, %p6, !dbg !678
	%110 = icmp uge i64 %p10, %104, !dbg !678
	%111 = or i1 %109, %110, !dbg !678
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !678, !prof !21

b17_ok1:
	%112 = bitcast float* %107 to i8*, !dbg !678
	%113 = bitcast float* %108 to i8*, !dbg !678
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !678
	br label %b41, !dbg !678

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !679
	br i1 %114, label %b19, label %b20, !dbg !679

b19:
	%115 = sext i32 %14 to i64, !dbg !680
	%116 = mul i64 %p6, 4, !dbg !680
	%117 = trunc i64 %p10 to i32, !dbg !680
	%118 = addrspacecast float addrspace(1)* %0 to float*, !dbg !680
	%119 = addrspacecast float addrspace(1)* %1 to float*, !dbg !680
	%120 = icmp ne i64 %p4, %p6, !dbg !680
	%121 = icmp uge i64 %p10, %115, !dbg !680
	%122 = or i1 %120, %121, !dbg !680
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !680, !prof !21

b19_ok1:
	%123 = bitcast float* %118 to i8*, !dbg !680
	%124 = bitcast float* %119 to i8*, !dbg !680
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !680
	br label %b41, !dbg !680

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !681
	br i1 %125, label %b21, label %b22, !dbg !681

b21:
	%126 = sext i32 %14 to i64, !dbg !682
	%127 = mul i64 %p6, 4, !dbg !682
	%128 = trunc i64 %p10 to i32, !dbg !682
	%129 = addrspacecast float addrspace(1)* %0 to float*, !dbg !682
	%130 = addrspacecast float addrspace(1)* %1 to float*, !dbg !682
	%131 = icmp ne i64 %p4, %p6, !dbg !682
	%132 = icmp uge i64 %p10, %126, !dbg !682
	%133 = or i1 %131, %132, !dbg !682
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !682, !prof !21

b21_ok1:
	%134 = bitcast float* %129 to i8*, !dbg !682
	%135 = bitcast float* %130 to i8*, !dbg !682
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !682
	br label %b41, !dbg !682

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !683
	br i1 %136, label %b23, label %b24, !dbg !683

b23:
	%137 = sext i32 %14 to i64, !dbg !684
	%138 = mul i64 %p6, 4, !dbg !684
	%139 = trunc i64 %p10 to i32, !dbg !684
	%140 = addrspacecast float addrspace(1)* %0 to float*, !dbg !684
	%141 = addrspacecast float addrspace(1)* %1 to float*, !dbg !684
	%142 = icmp ne i64 %p4, %p6, !dbg !684
	%143 = icmp uge i64 %p10, %137, !dbg !684
	%144 = or i1 %142, %143, !dbg !684
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !684, !prof !21

b23_ok1:
	%145 = bitcast float* %140 to i8*, !dbg !684
	%146 = bitcast float* %141 to i8*, !dbg !684
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !684
	br label %b41, !dbg !684

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !685
	br i1 %147, label %b25, label %b26, !dbg !685

b25:
	%148 = sext i32 %14 to i64, !dbg !686
	%149 = sext i32 %p9 to i64, !dbg !686
	%150 = sub i64 %149, 9, !dbg !686
	%151 = mul i64 %p6, 4, !dbg !686
	%152 = trunc i64 %p10 to i32, !dbg !686
	%153 = addrspacecast float addrspace(1)* %0 to float*, !dbg !686
	%154 = addrspacecast float addrspace(1)* %1 to float*, !dbg !686
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !686
	%156 = icmp ne i64 %p4, %p6, !dbg !686
	%157 = icmp uge i64 %p10, %148, !dbg !686
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !686
	%159 = icmp ugt i64 %150, 1, !dbg !686
	%160 = or i1 %156, %157, !dbg !686
	%161 = or i1 %160, %158, !dbg !686
	%162 = or i1 %161, %159, !dbg !686
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !686, !prof !21

b25_ok1:
	%163 = bitcast float* %153 to i8*, !dbg !686
	%164 = bitcast float* %154 to i8*, !dbg !686
	%165 = bitcast i64* %155 to i8*, !dbg !686
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !686
	br label %b41, !dbg !686

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !687
	br i1 %166, label %b27, label %b41, !dbg !687

b27:
	%167 = sext i32 %14 to i64, !dbg !688
	%168 = sext i32 %p9 to i64, !dbg !688
	%169 = sub i64 %168, 9, !dbg !688
	%170 = mul i64 %p6, 4, !dbg !688
	%171 = trunc i64 %p10 to i32, !dbg !688
	%172 = addrspacecast float addrspace(1)* %0 to float*, !dbg !688
	%173 = addrspacecast float addrspace(1)* %1 to float*, !dbg !688
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !688
	%175 = icmp ne i64 %p4, %p6, !dbg !688
	%176 = icmp uge i64 %p10, %167, !dbg !688
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !688
	%178 = icmp ugt i64 %169, 1, !dbg !688
	%179 = or i1 %175, %176, !dbg !688
	%180 = or i1 %179, %177, !dbg !688
	%181 = or i1 %180, %178, !dbg !688
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !688, !prof !21

b27_ok1:
	%182 = bitcast float* %172 to i8*, !dbg !688
	%183 = bitcast float* %173 to i8*, !dbg !688
	%184 = bitcast i64* %174 to i8*, !dbg !688
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !688
	br label %b41, !dbg !688

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !689
	br i1 %185, label %b29, label %b41, !dbg !689

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !692
	br i1 %186, label %b30, label %b31, !dbg !692

b30:
	%187 = sext i32 %14 to i64, !dbg !693
	%188 = mul i64 %p6, 4, !dbg !693
	%189 = trunc i64 %p10 to i32, !dbg !693
	%190 = mul i32 %6, %7, !dbg !693
	%191 = icmp ne i64 %p4, %p6, !dbg !693
	%192 = icmp uge i64 %p10, %187, !dbg !693
	%193 = or i1 %191, %192, !dbg !693
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !693, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !693, !range !56
	%195 = mul i32 %190, %194, !dbg !693
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !693
	%197 = sext i32 %196 to i64, !dbg !693
	%198 = icmp ult i64 %p10, %197, !dbg !693
	%199 = trunc i64 %p10 to i32, !dbg !693
	%200 = select i1 %198, i32 %199, i32 0, !dbg !693
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !693
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !693
	%203 = sext i32 %202 to i64, !dbg !693
	%204 = sext i32 %195 to i64, !dbg !693
	%205 = addrspacecast float addrspace(1)* %0 to float*, !dbg !693
	%206 = addrspacecast float addrspace(1)* %1 to float*, !dbg !693
	%207 = icmp ne i64 %203, %204, !dbg !693
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !693, !prof !21

b30_ok3:
	%208 = bitcast float* %205 to i8*, !dbg !693
	%209 = bitcast float* %206 to i8*, !dbg !693
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !693
	br label %b41, !dbg !693

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !694
	br i1 %210, label %b32, label %b33, !dbg !694

b32:
	%211 = sext i32 %14 to i64, !dbg !695
	%212 = mul i64 %p6, 4, !dbg !695
	%213 = trunc i64 %p10 to i32, !dbg !695
	%214 = mul i32 %6, %7, !dbg !695
	%215 = icmp ne i64 %p4, %p6, !dbg !695
	%216 = icmp uge i64 %p10, %211, !dbg !695
	%217 = or i1 %215, %216, !dbg !695
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !695, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !695, !range !56
	%219 = mul i32 %214, %218, !dbg !695
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !695
	%221 = sext i32 %220 to i64, !dbg !695
	%222 = icmp ult i64 %p10, %221, !dbg !695
	%223 = trunc i64 %p10 to i32, !dbg !695
	%224 = select i1 %222, i32 %223, i32 0, !dbg !695
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !695
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !695
	%227 = sext i32 %226 to i64, !dbg !695
	%228 = sext i32 %219 to i64, !dbg !695
	%229 = addrspacecast float addrspace(1)* %0 to float*, !dbg !695
	%230 = addrspacecast float addrspace(1)* %1 to float*, !dbg !695
	%231 = icmp ne i64 %227, %228, !dbg !695
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !695, !prof !21

b32_ok3:
	%232 = bitcast float* %229 to i8*, !dbg !695
	%233 = bitcast float* %230 to i8*, !dbg !695
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !695
	br label %b41, !dbg !695

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !696
	br i1 %234, label %b34, label %b35, !dbg !696

b34:
	%235 = sext i32 %14 to i64, !dbg !697
	%236 = mul i64 %p6, 4, !dbg !697
	%237 = trunc i64 %p10 to i32, !dbg !697
	%238 = mul i32 %6, %7, !dbg !697
	%239 = icmp ne i64 %p4, %p6, !dbg !697
	%240 = icmp uge i64 %p10, %235, !dbg !697
	%241 = or i1 %239, %240, !dbg !697
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !697, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !697, !range !56
	%243 = mul i32 %238, %242, !dbg !697
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !697
	%245 = sext i32 %244 to i64, !dbg !697
	%246 = sext i32 %243 to i64, !dbg !697
	%247 = addrspacecast float addrspace(1)* %0 to float*, !dbg !697
	%248 = addrspacecast float addrspace(1)* %1 to float*, !dbg !697
	%249 = icmp ne i64 %245, %246, !dbg !697
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !697, !prof !21

b34_ok3:
	%250 = bitcast float* %247 to i8*, !dbg !697
	%251 = bitcast float* %248 to i8*, !dbg !697
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !697
	br label %b41, !dbg !697

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !698
	br i1 %252, label %b36, label %b37, !dbg !698

b36:
	%253 = sext i32 %14 to i64, !dbg !699
	%254 = mul i64 %p6, 4, !dbg !699
	%255 = trunc i64 %p10 to i32, !dbg !699
	%256 = mul i32 %6, %7, !dbg !699
	%257 = icmp ne i64 %p4, %p6, !dbg !699
	%258 = icmp uge i64 %p10, %253, !dbg !699
	%259 = or i1 %257, %258, !dbg !699
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !699, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !699, !range !56
	%261 = mul i32 %256, %260, !dbg !699
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !699
	%263 = sext i32 %262 to i64, !dbg !699
	%264 = sext i32 %261 to i64, !dbg !699
	%265 = addrspacecast float addrspace(1)* %0 to float*, !dbg !699
	%266 = addrspacecast float addrspace(1)* %1 to float*, !dbg !699
	%267 = icmp ne i64 %263, %264, !dbg !699
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !699, !prof !21

b36_ok3:
	%268 = bitcast float* %265 to i8*, !dbg !699
	%269 = bitcast float* %266 to i8*, !dbg !699
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !699
	br label %b41, !dbg !699

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !700
	br i1 %270, label %b38, label %b39, !dbg !700

b38:
	%271 = sext i32 %14 to i64, !dbg !701
	%272 = sext i32 %p9 to i64, !dbg !701
	%273 = sub i64 %272, 9, !dbg !701
	%274 = mul i64 %p6, 4, !dbg !701
	%275 = trunc i64 %p10 to i32, !dbg !701
	%276 = mul i32 %6, %7, !dbg !701
	%277 = icmp ne i64 %p4, %p6, !dbg !701
	%278 = icmp uge i64 %p10, %271, !dbg !701
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !701
	%280 = icmp ugt i64 %273, 1, !dbg !701
	%281 = or i1 %277, %278, !dbg !701
	%282 = or i1 %281, %279, !dbg !701
	%283 = or i1 %282, %280, !dbg !701
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !701, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !701, !range !56
	%285 = mul i32 %276, %284, !dbg !701
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !701
	%287 = sext i32 %286 to i64, !dbg !701
	%288 = icmp ult i64 %p10, %287, !dbg !701
	%289 = trunc i64 %p10 to i32, !dbg !701
	%290 = select i1 %288, i32 %289, i32 0, !dbg !701
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !701
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !701
	%293 = sext i32 %292 to i64, !dbg !701
	%294 = sext i32 %285 to i64, !dbg !701
	%295 = addrspacecast float addrspace(1)* %0 to float*, !dbg !701
	%296 = addrspacecast float addrspace(1)* %1 to float*, !dbg !701
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !701
	%298 = icmp ne i64 %293, %294, !dbg !701
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !701, !prof !21

b38_ok5:
	%299 = bitcast float* %295 to i8*, !dbg !701
	%300 = bitcast float* %296 to i8*, !dbg !701
	%301 = bitcast i64* %297 to i8*, !dbg !701
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !701
	br label %b41, !dbg !701

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !702
	br i1 %302, label %b40, label %b41, !dbg !702

b40:
	%303 = sext i32 %14 to i64, !dbg !703
	%304 = sext i32 %p9 to i64, !dbg !703
	%305 = sub i64 %304, 9, !dbg !703
	%306 = mul i64 %p6, 4, !dbg !703
	%307 = trunc i64 %p10 to i32, !dbg !703
	%308 = mul i32 %6, %7, !dbg !703
	%309 = icmp ne i64 %p4, %p6, !dbg !703
	%310 = icmp uge i64 %p10, %303, !dbg !703
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !703
	%312 = icmp ugt i64 %305, 1, !dbg !703
	%313 = or i1 %309, %310, !dbg !703
	%314 = or i1 %313, %311, !dbg !703
	%315 = or i1 %314, %312, !dbg !703
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !703, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !703, !range !56
	%317 = mul i32 %308, %316, !dbg !703
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !703
	%319 = sext i32 %318 to i64, !dbg !703
	%320 = icmp ult i64 %p10, %319, !dbg !703
	%321 = trunc i64 %p10 to i32, !dbg !703
	%322 = select i1 %320, i32 %321, i32 0, !dbg !703
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !703
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !703
	%325 = sext i32 %324 to i64, !dbg !703
	%326 = sext i32 %317 to i64, !dbg !703
	%327 = addrspacecast float addrspace(1)* %0 to float*, !dbg !703
	%328 = addrspacecast float addrspace(1)* %1 to float*, !dbg !703
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !703
	%330 = icmp ne i64 %325, %326, !dbg !703
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !703, !prof !21

b40_ok5:
	%331 = bitcast float* %327 to i8*, !dbg !703
	%332 = bitcast float* %328 to i8*, !dbg !703
	%333 = bitcast i64* %329 to i8*, !dbg !703
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !703
	br label %b41, !dbg !703

b41:
	ret void, !dbg !654

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !659
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !659

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !659
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !659
	ret void, !dbg !659

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !659
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !659
	ret void, !dbg !659

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !663
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !663

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !663
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !663
	ret void, !dbg !663

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !663
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !663
	ret void, !dbg !663

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !665
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !665

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !665
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !665
	ret void, !dbg !665

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !665
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !665
	ret void, !dbg !665

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !667
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !667

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !667
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !667
	ret void, !dbg !667

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !667
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !667
	ret void, !dbg !667

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !669
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !669

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !669
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !669
	ret void, !dbg !669

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !669
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !669

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !669
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !669
	ret void, !dbg !669

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !669
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !669

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !669
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !669
	ret void, !dbg !669

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !669
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !669
	ret void, !dbg !669

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !671
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !671

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !671
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !671
	ret void, !dbg !671

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !671
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !671

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !671
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !671
	ret void, !dbg !671

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !671
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !671

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !671
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !671
	ret void, !dbg !671

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !671
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !671
	ret void, !dbg !671

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !678
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !678

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !678
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !678
	ret void, !dbg !678

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !678
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !678
	ret void, !dbg !678

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !680
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !680

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !680
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !680
	ret void, !dbg !680

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !680
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !680
	ret void, !dbg !680

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !682
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !682

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !682
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !682
	ret void, !dbg !682

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !682
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !682
	ret void, !dbg !682

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !684
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !684

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !684
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !684
	ret void, !dbg !684

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !684
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !684
	ret void, !dbg !684

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !686
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !686

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !686
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !686
	ret void, !dbg !686

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !686
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !686

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !686
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !686
	ret void, !dbg !686

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !686
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !686

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !686
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !686
	ret void, !dbg !686

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !686
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !686
	ret void, !dbg !686

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !688
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !688

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !688
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !688
	ret void, !dbg !688

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !688
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !688

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !688
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !688
	ret void, !dbg !688

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !688
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !688

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !688
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !688
	ret void, !dbg !688

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !688
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !688
	ret void, !dbg !688

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !693
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !693

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !693
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !693
	ret void, !dbg !693

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !693
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !693
	ret void, !dbg !693

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %203, i64 %204), !dbg !693
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !693
	ret void, !dbg !693

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !695
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !695

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !695
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !695
	ret void, !dbg !695

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !695
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !695
	ret void, !dbg !695

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %227, i64 %228), !dbg !695
	call void asm sideeffect "// site 89", ""() nounwind, !dbg !695
	ret void, !dbg !695

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !697
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !697

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !697
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !697
	ret void, !dbg !697

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !697
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !697
	ret void, !dbg !697

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %245, i64 %246), !dbg !697
	call void asm sideeffect "// site 90", ""() nounwind, !dbg !697
	ret void, !dbg !697

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !699
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !699

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !699
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !699
	ret void, !dbg !699

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !699
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !699
	ret void, !dbg !699

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %263, i64 %264), !dbg !699
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !699
	ret void, !dbg !699

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !701
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !701

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !701
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !701
	ret void, !dbg !701

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !701
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !701

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !701
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !701
	ret void, !dbg !701

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !701
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !701

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !701
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !701
	ret void, !dbg !701

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !701
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !701
	ret void, !dbg !701

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %293, i64 %294), !dbg !701
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !701
	ret void, !dbg !701

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !703
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !703

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !703
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !703
	ret void, !dbg !703

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !703
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !703

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !703
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !703
	ret void, !dbg !703

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !703
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !703

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !703
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !703
	ret void, !dbg !703

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !703
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !703
	ret void, !dbg !703

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %325, i64 %326), !dbg !703
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !703
	ret void, !dbg !703
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !704 {
entry:
	br label %b0, !dbg !705

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !705
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !705
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !705
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !708, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !708, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !708, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !708, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !708, !range !14
	%8 = mul i32 %7, %5, !dbg !708
	%9 = add i32 %4, %8, !dbg !708
	%10 = mul i32 %6, %9, !dbg !708
	%11 = add i32 %3, %10, !dbg !708
	%12 = sext i32 %11 to i64, !dbg !708
	%13 = icmp eq i64 %p1, 0, !dbg !709
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !712
	br i1 %13, label %b1, label %b14, !dbg !709

b1:
	%15 = icmp eq i64 %12, 0, !dbg !713
	br i1 %15, label %b2, label %b14, !dbg !713

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !714
	br i1 %16, label %b3, label %b4, !dbg !714

b3:
	%17 = sext i32 %14 to i64, !dbg !712
	%18 = mul i64 %p6, 8, !dbg !712
	%19 = trunc i64 %p10 to i32, !dbg !712
	%20 = addrspacecast double addrspace(1)* %0 to double*, !dbg !712
	%21 = addrspacecast double addrspace(1)* %1 to double*, !dbg !712
	%22 = icmp ne i64 %p4, %p6, !dbg !712
	%23 = icmp uge i64 %p10, %17, !dbg !712
	%24 = or i1 %22, %23, !dbg !712
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !712, !prof !21

b3_ok1:
	%25 = bitcast double* %20 to i8*, !dbg !712
	%26 = bitcast double* %21 to i8*, !dbg !712
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !712
	br label %b41, !dbg !712

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !715
	br i1 %27, label %b5, label %b6, !dbg !715

b5:
	%28 = sext i32 %14 to i64, !dbg !716
	%29 = mul i64 %p6, 8, !dbg !716
	%30 = trunc i64 %p10 to i32, !dbg !716
	%31 = addrspacecast double addrspace(1)* %0 to double*, !dbg !716
	%32 = addrspacecast double addrspace(1)* %1 to double*, !dbg !716
	%33 = icmp ne i64 %p4, %p6, !dbg !716
	%34 = icmp uge i64 %p10, %28, !dbg !716
	%35 = or i1 %33, %34, !dbg !716
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !716, !prof !21

b5_ok1:
	%36 = bitcast double* %31 to i8*, !dbg !716
	%37 = bitcast double* %32 to i8*, !dbg !716
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !716
	br label %b41, !dbg !716

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !717
	br i1 %38, label %b7, label %b8, !dbg !717

b7:
	%39 = sext i32 %14 to i64, !dbg !718
	%40 = mul i64 %p6, 8, !dbg !718
	%41 = trunc i64 %p10 to i32, !dbg !718
	%42 = addrspacecast double addrspace(1)* %0 to double*, !dbg !718
	%43 = addrspacecast double addrspace(1)* %1 to double*, !dbg !718
	%44 = icmp ne i64 %p4, %p6, !dbg !718
	%45 = icmp uge i64 %p10, %39, !dbg !718
	%46 = or i1 %44, %45, !dbg !718
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !718, !prof !21

b7_ok1:
	%47 = bitcast double* %42 to i8*, !dbg !718
	%48 = bitcast double* %43 to i8*, !dbg !718
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !718
	br label %b41, !dbg !718

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !719
	br i1 %49, label %b9, label %b10, !dbg !719

b9:
	%50 = sext i32 %14 to i64, !dbg !720
	%51 = mul i64 %p6, 8, !dbg !720
	%52 = trunc i64 %p10 to i32, !dbg !720
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !720
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !720
	%55 = icmp ne i64 %p4, %p6, !dbg !720
	%56 = icmp uge i64 %p10, %50, !dbg !720
	%57 = or i1 %55, %56, !dbg !720
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !720, !prof !21

b9_ok1:
	%58 = bitcast double* %53 to i8*, !dbg !720
	%59 = bitcast double* %54 to i8*, !dbg !720
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !720
	br label %b41, !dbg !720

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !721
	br i1 %60, label %b11, label %b12, !dbg !721

b11:
	%61 = sext i32 %14 to i64, !dbg !722
	%62 = sext i32 %p9 to i64, !dbg !722
	%63 = sub i64 %62, 9, !dbg !722
	%64 = mul i64 %p6, 8, !dbg !722
	%65 = trunc i64 %p10 to i32, !dbg !722
	%66 = addrspacecast double addrspace(1)* %0 to double*, !dbg !722
	%67 = addrspacecast double addrspace(1)* %1 to double*, !dbg !722
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !722
	%69 = icmp ne i64 %p4, %p6, !dbg !722
	%70 = icmp uge i64 %p10, %61, !dbg !722
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !722
	%72 = icmp ugt i64 %63, 1, !dbg !722
	%73 = or i1 %69, %70, !dbg !722
	%74 = or i1 %73, %71, !dbg !722
	%75 = or i1 %74, %72, !dbg !722
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !722, !prof !21

b11_ok1:
	%76 = bitcast double* %66 to i8*, !dbg !722
	%77 = bitcast double* %67 to i8*, !dbg !722
	%78 = bitcast i64* %68 to i8*, !dbg !722
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !722
	br label %b41, !dbg !722

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !723
	br i1 %79, label %b13, label %b41, !dbg !723

b13:
	%80 = sext i32 %14 to i64, !dbg !724
	%81 = sext i32 %p9 to i64, !dbg !724
	%82 = sub i64 %81, 9, !dbg !724
	%83 = mul i64 %p6, 8, !dbg !724
	%84 = trunc i64 %p10 to i32, !dbg !724
	%85 = addrspacecast double addrspace(1)* %0 to double*, !dbg !724
	%86 = addrspacecast double addrspace(1)* %1 to double*, !dbg !724
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !724
	%88 = icmp ne i64 %p4, %p6, !dbg !724
	%89 = icmp uge i64 %p10, %80, !dbg !724
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !724
	%91 = icmp ugt i64 %82, 1, !dbg !724
	%92 = or i1 %88, %89, !dbg !724
	%93 = or i1 %92, %90, !dbg !724
	%94 = or i1 %93, %91, !dbg !724
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !724, !prof !21

b13_ok1:
	%95 = bitcast double* %85 to i8*, !dbg !724
	%96 = bitcast double* %86 to i8*, !dbg !724
	%97 = bitcast i64* %87 to i8*, !dbg !724
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !724
	br label %b41, !dbg !724

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !725
	br i1 %98, label %b15, label %b28, !dbg !725

b15:
	%99 = trunc i64 %12 to i32, !dbg !726
	%100 = udiv i32 %99, 32, !dbg !726
	%101 = zext i32 %100 to i64, !dbg !726
	%102 = icmp eq i64 %101, %p2, !dbg !727
	br i1 %102, label %b16, label %b28, !dbg !727

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !730
	br i1 %103, label %b17, label %b18, !dbg !730

b17:
	%104 = sext i32 %14 to i64, !dbg !731
	%105 = mul i64 %p6, 8, !dbg !731
	%106 = trunc i64 %p10 to i32, !dbg !731
	%107 = addrspacecast double addrspace(1)* %0 to double*, !dbg !731
	%108 = addrspacecast double addrspace(1)* %1 to double*, !dbg !731
	%109 = icmp ne i64 %p4, %p6, !dbg !731
	%110 = icmp uge i64 %p10, %104, !dbg !731
	%111 = or i1 %109, %110, !dbg !731
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !731, !prof !21

b17_ok1:
	%112 = bitcast double* %107 to i8*, !dbg !731
	%113 = bitcast double* %108 to i8*, !dbg !731
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !731
	br label %b41, !dbg !731

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !732
	br i1 %114, label %b19, label %b20, !dbg !732

b19:
	%115 = sext i32 %14 to i64, !dbg !733
	%116 = mul i64 %p6, 8, !dbg !733
	%117 = trunc i64 %p10 to i32, !dbg !733
	%118 = addrspacecast double addrspace(1)* %0 to double*, !dbg !733
	%119 = addrspacecast double addrspace(1)* %1 to double*, !dbg !733
	%120 = icmp ne i64 %p4, %p6, !dbg !733
	%121 = icmp uge i64 %p10, %115, !dbg !733
	%122 = or i1 %120, %121, !dbg !733
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !733, !prof !21

b19_ok1:
	%123 = bitcast double* %118 to i8*, !dbg !733
	%124 = bitcast double* %119 to i8*, !dbg !733
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !733
	br label %b41, !dbg !733

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !734
	br i1 %125, label %b21, label %b22, !dbg !734

b21:
	%126 = sext i32 %14 to i64, !dbg !735
	%127 = mul i64 %p6, 8, !dbg !735
	%128 = trunc i64 %p10 to i32, !dbg !735
	%129 = addrspacecast double addrspace(1)* %0 to double*, !dbg !735
	%130 = addrspacecast double addrspace(1)* %1 to double*, !dbg !735
	%131 = icmp ne i64 %p4, %p6, !dbg !735
	%132 = icmp uge i64 %p10, %126, !dbg !735
	%133 = or i1 %131, %132, !dbg !735
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !735, !prof !21

b21_ok1:
	%134 = bitcast double* %129 to i8*, !dbg !735
	%135 = bitcast double* %130 to i8*, !dbg !735
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !735
	br label %b41, !dbg !735

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !736
	br i1 %136, label %b23, label %b24, !dbg !736

b23:
	%137 = sext i32 %14 to i64, !dbg !737
	%138 = mul i64 %p6, 8, !dbg !737
	%139 = trunc i64 %p10 to i32, !dbg !737
	%140 = addrspacecast double addrspace(1)* %0 to double*, !dbg !737
	%141 = addrspacecast double addrspace(1)* %1 to double*, !dbg !737
	%142 = icmp ne i64 %p4, %p6, !dbg !737
	%143 = icmp uge i64 %p10, %137, !dbg !737
	%144 = or i1 %142, %143, !dbg !737
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !737, !prof !21

b23_ok1:
	%145 = bitcast double* %140 to i8*, !dbg !737
	%146 = bitcast double* %141 to i8*, !dbg !737
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !737
	br label %b41, !dbg !737

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !738
	br i1 %147, label %b25, label %b26, !dbg !738

b25:
	%148 = sext i32 %14 to i64, !dbg !739
	%149 = sext i32 %p9 to i64, !dbg !739
	%150 = sub i64 %149, 9, !dbg !739
	%151 = mul i64 %p6, 8, !dbg !739
	%152 = trunc i64 %p10 to i32, !dbg !739
	%153 = addrspacecast double addrspace(1)* %0 to double*, !dbg !739
	%154 = addrspacecast double addrspace(1)* %1 to double*, !dbg !739
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !739
	%156 = icmp ne i64 %p4, %p6, !dbg !739
	%157 = icmp uge i64 %p10, %148, !dbg !739
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !739
	%159 = icmp ugt i64 %150, 1, !dbg !739
	%160 = or i1 %156, %157, !dbg !739
	%161 = or i1 %160, %158, !dbg !739
	%162 = or i1 %161, %159, !dbg !739
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !739, !prof !21

b25_ok1:
	%163 = bitcast double* %153 to i8*, !dbg !739
	%164 = bitcast double* %154 to i8*, !dbg !739
	%165 = bitcast i64* %155 to i8*, !dbg !739
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !739
	br label %b41, !dbg !739

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !740
	br i1 %166, label %b27, label %b41, !dbg !740

b27:
	%167 = sext i32 %14 to i64, !dbg !741
	%168 = sext i32 %p9 to i64, !dbg !741
	%169 = sub i64 %168, 9, !dbg !741
	%170 = mul i64 %p6, 8, !dbg !741
	%171 = trunc i64 %p10 to i32, !dbg !741
	%172 = addrspacecast double addrspace(1)* %0 to double*, !dbg !741
	%173 = addrspacecast double addrspace(1)* %1 to double*, !dbg !741
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !741
	%175 = icmp ne i64 %p4, %p6, !dbg !741
	%176 = icmp uge i64 %p10, %167, !dbg !741
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !741
	%178 = icmp ugt i64 %169, 1, !dbg !741
	%179 = or i1 %175, %176, !dbg !741
	%180 = or i1 %179, %177, !dbg !741
	%181 = or i1 %180, %178, !dbg !741
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !741, !prof !21

b27_ok1:
	%182 = bitcast double* %172 to i8*, !dbg !741
	%183 = bitcast double* %173 to i8*, !dbg !741
	%184 = bitcast i64* %174 to i8*, !dbg !741
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !741
	br label %b41, !dbg !741

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !742
	br i1 %185, label %b29, label %b41, !dbg !742

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !745
	br i1 %186, label %b30, label %b31, !dbg !745

b30:
	%187 = sext i32 %14 to i64, !dbg !746
	%188 = mul i64 %p6, 8, !dbg !746
	%189 = trunc i64 %p10 to i32, !dbg !746
	%190 = mul i32 %6, %7, !dbg !746
	%191 = icmp ne i64 %p4, %p6, !dbg !746
	%192 = icmp uge i64 %p10, %187, !dbg !746
	%193 = or i1 %191, %192, !dbg !746
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !746, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !746, !range !56
	%195 = mul i32 %190, %194, !dbg !746
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !746
	%197 = sext i32 %196 to i64, !dbg !746
	%198 = icmp ult i64 %p10, %197, !dbg !746
	%199 = trunc i64 %p10 to i32, !dbg !746
	%200 = select i1 %198, i32 %199, i32 0, !dbg !746
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !746
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !746
	%203 = sext i32 %202 to i64, !dbg !746
	%204 = sext i32 %195 to i64, !dbg !746
	%205 = addrspacecast double addrspace(1)* %0 to double*, !dbg !746
	%206 = addrspacecast double addrspace(1)* %1 to double*, !dbg !746
	%207 = icmp ne i64 %203, %204, !dbg !746
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !746, !prof !21

b30_ok3:
	%208 = bitcast double* %205 to i8*, !dbg !746
	%209 = bitcast double* %206 to i8*, !dbg !746
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !746
	br label %b41, !dbg !746

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !747
	br i1 %210, label %b32, label %b33, !dbg !747

b32:
	%211 = sext i32 %14 to i64, !dbg !748
	%212 = mul i64 %p6, 8, !dbg !748
	%213 = trunc i64 %p10 to i32, !dbg !748
	%214 = mul i32 %6, %7, !dbg !748
	%215 = icmp ne i64 %p4, %p6, !dbg !748
	%216 = icmp uge i64 %p10, %211, !dbg !748
	%217 = or i1 %215, %216, !dbg !748
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !748, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !748, !range !56
	%219 = mul i32 %214, %218, !dbg !748
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !748
	%221 = sext i32 %220 to i64, !dbg !748
	%222 = icmp ult i64 %p10, %221, !dbg !748
	%223 = trunc i64 %p10 to i32, !dbg !748
	%224 = select i1 %222, i32 %223, i32 0, !dbg !748
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !748
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !748
	%227 = sext i32 %226 to i64, !dbg !748
	%228 = sext i32 %219 to i64, !dbg !748
	%229 = addrspacecast double addrspace(1)* %0 to double*, !dbg !748
	%230 = addrspacecast double addrspace(1)* %1 to double*, !dbg !748
	%231 = icmp ne i64 %227, %228, !dbg !748
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !748, !prof !21

b32_ok3:
	%232 = bitcast double* %229 to i8*, !dbg !748
	%233 = bitcast double* %230 to i8*, !dbg !748
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !748
	br label %b41, !dbg !748

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !749
	br i1 %234, label %b34, label %b35, !dbg !749

b34:
	%235 = sext i32 %14 to i64, !dbg !750
	%236 = mul i64 %p6, 8, !dbg !750
	%237 = trunc i64 %p10 to i32, !dbg !750
	%238 = mul i32 %6, %7, !dbg !750
	%239 = icmp ne i64 %p4, %p6, !dbg !750
	%240 = icmp uge i64 %p10, %235, !dbg !750
	%241 = or i1 %239, %240, !dbg !750
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !750, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !750, !range !56
	%243 = mul i32 %238, %242, !dbg !750
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !750
	%245 = sext i32 %244 to i64, !dbg !750
	%246 = sext i32 %243 to i64, !dbg !750
	%247 = addrspacecast double addrspace(1)* %0 to double*, !dbg !750
	%248 = addrspacecast double addrspace(1)* %1 to double*, !dbg !750
	%249 = icmp ne i64 %245, %246, !dbg !750
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !750, !prof !21

b34_ok3:
	%250 = bitcast double* %247 to i8*, !dbg !750
	%251 = bitcast double* %248 to i8*, !dbg !750
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !750
	br label %b41, !dbg !750

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !751
	br i1 %252, label %b36, label %b37, !dbg !751

b36:
	%253 = sext i32 %14 to i64, !dbg !752
	%254 = mul i64 %p6, 8, !dbg !752
	%255 = trunc i64 %p10 to i32, !dbg !752
	%256 = mul i32 %6, %7, !dbg !752
	%257 = icmp ne i64 %p4, %p6, !dbg !752
	%258 = icmp uge i64 %p10, %253, !dbg !752
	%259 = or i1 %257, %258, !dbg !752
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !752, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !752, !range !56
	%261 = mul i32 %256, %260, !dbg !752
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !752
	%263 = sext i32 %262 to i64, !dbg !752
	%264 = sext i32 %261 to i64, !dbg !752
	%265 = addrspacecast double addrspace(1)* %0 to double*, !dbg !752
	%266 = addrspacecast double addrspace(1)* %1 to double*, !dbg !752
	%267 = icmp ne i64 %263, %264, !dbg !752
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !752, !prof !21

b36_ok3:
	%268 = bitcast double* %265 to i8*, !dbg !752
	%269 = bitcast double* %266 to i8*, !dbg !752
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !752
	br label %b41, !dbg !752

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !753
	br i1 %270, label %b38, label %b39, !dbg !753

b38:
	%271 = sext i32 %14 to i64, !dbg !754
	%272 = sext i32 %p9 to i64, !dbg !754
	%273 = sub i64 %272, 9, !dbg !754
	%274 = mul i64 %p6, 8, !dbg !754
	%275 = trunc i64 %p10 to i32, !dbg !754
	%276 = mul i32 %6, %7, !dbg !754
	%277 = icmp ne i64 %p4, %p6, !dbg !754
	%278 = icmp uge i64 %p10, %271, !dbg !754
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !754
	%280 = icmp ugt i64 %273, 1, !dbg !754
	%281 = or i1 %277, %278, !dbg !754
	%282 = or i1 %281, %279, !dbg !754
	%283 = or i1 %282, %280, !dbg !754
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !754, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !754, !range !56
	%285 = mul i32 %276, %284, !dbg !754
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !754
	%287 = sext i32 %286 to i64, !dbg !754
	%288 = icmp ult i64 %p10, %287, !dbg !754
	%289 = trunc i64 %p10 to i32, !dbg !754
	%290 = select i1 %288, i32 %289, i32 0, !dbg !754
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !754
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !754
	%293 = sext i32 %292 to i64, !dbg !754
	%294 = sext i32 %285 to i64, !dbg !754
	%295 = addrspacecast double addrspace(1)* %0 to double*, !dbg !754
	%296 = addrspacecast double addrspace(1)* %1 to double*, !dbg !754
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !754
	%298 = icmp ne i64 %293, %294, !dbg !754
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !754, !prof !21

b38_ok5:
	%299 = bitcast double* %295 to i8*, !dbg !754
	%300 = bitcast double* %296 to i8*, !dbg !754
	%301 = bitcast i64* %297 to i8*, !dbg !754
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !754
	br label %b41, !dbg !754

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !755
	br i1 %302, label %b40, label %b41, !dbg !755

b40:
	%303 = sext i32 %14 to i64, !dbg !756
	%304 = sext i32 %p9 to i64, !dbg !756
	%305 = sub i64 %304, 9, !dbg !756
	%306 = mul i64 %p6, 8, !dbg !756
	%307 = trunc i64 %p10 to i32, !dbg !756
	%308 = mul i32 %6, %7, !dbg !756
	%309 = icmp ne i64 %p4, %p6, !dbg !756
	%310 = icmp uge i64 %p10, %303, !dbg !756
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !756
	%312 = icmp ugt i64 %305, 1, !dbg !756
	%313 = or i1 %309, %310, !dbg !756
	%314 = or i1 %313, %311, !dbg !756
	%315 = or i1 %314, %312, !dbg !756
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !756, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !756, !range !56
	%317 = mul i32 %308, %316, !dbg !756
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !756
	%319 = sext i32 %318 to i64, !dbg !756
	%320 = icmp ult i64 %p10, %319, !dbg !756
	%321 = trunc i64 %p10 to i32, !dbg !756
	%322 = select i1 %320, i32 %321, i32 0, !dbg !756
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !756
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !756
	%325 = sext i32 %324 to i64, !dbg !756
	%326 = sext i32 %317 to i64, !dbg !756
	%327 = addrspacecast double addrspace(1)* %0 to double*, !dbg !756
	%328 = addrspacecast double addrspace(1)* %1 to double*, !dbg !756
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !756
	%330 = icmp ne i64 %325, %326, !dbg !756
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !756, !prof !21

b40_ok5:
	%331 = bitcast double* %327 to i8*, !dbg !756
	%332 = bitcast double* %328 to i8*, !dbg !756
	%333 = bitcast i64* %329 to i8*, !dbg !756
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !756
	br label %b41, !dbg !756

b41:
	ret void, !dbg !707

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !712
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !712

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !712
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !712
	ret void, !dbg !712

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !712
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !712
	ret void, !dbg !712

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !716
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !716

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !716
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !716
	ret void, !dbg !716

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !716
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !716
	ret void, !dbg !716

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !718
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !718

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !718
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !718
	ret void, !dbg !718

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !718
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !718
	ret void, !dbg !718

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !720
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !720

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !720
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !720
	ret void, !dbg !720

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !720
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !720
	ret void, !dbg !720

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !722
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !722

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !722
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !722
	ret void, !dbg !722

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !722
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !722

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !722
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !722
	ret void, !dbg !722

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !722
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !722

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !722
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !722
	ret void, !dbg !722

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !722
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !722
	ret void, !dbg !722

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !724
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !724

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !724
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !724
	ret void, !dbg !724

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !724
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !724

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !724
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !724
	ret void, !dbg !724

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !724
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !724

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !724
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !724
	ret void, !dbg !724

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !724
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !724
	ret void, !dbg !724

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !731
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !731

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !731
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !731
	ret void, !dbg !731

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !731
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !731
	ret void, !dbg !731

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !733
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !733

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !733
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !733
	ret void, !dbg !733

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !733
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !733
	ret void, !dbg !733

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !735
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !735

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !735
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !735
	ret void, !dbg !735

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !735
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !735
	ret void, !dbg !735

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !737
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !737

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !737
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !737
	ret void, !dbg !737

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !737
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !737
	ret void, !dbg !737

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !739
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !739

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !739
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !739
	ret void, !dbg !739

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !739
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !739

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !739
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !739
	ret void, !dbg !739

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !739
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !739

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !739
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !739
	ret void, !dbg !739

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !739
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !739
	ret void, !dbg !739

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !741
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !741

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !741
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !741
	ret void, !dbg !741

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !741
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !741

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !741
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !741
	ret void, !dbg !741

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !741
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !741

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !741
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !741
	ret void, !dbg !741

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !741
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !741
	ret void, !dbg !741

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !746
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !746

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !746
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !746
	ret void, !dbg !746

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !746
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !746
	ret void, !dbg !746

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %203, i64 %204), !dbg !746
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !746
	ret void, !dbg !746

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !748
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !748

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !748
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !748
	ret void, !dbg !748

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !748
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !748
	ret void, !dbg !748

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %227, i64 %228), !dbg !748
	call void asm sideeffect "// site 95", ""() nounwind, !dbg !748
	ret void, !dbg !748

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !750
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !750

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !750
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !750
	ret void, !dbg !750

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !750
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !750
	ret void, !dbg !750

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %245, i64 %246), !dbg !750
	call void asm sideeffect "// site 96", ""() nounwind, !dbg !750
	ret void, !dbg !750

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !752
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !752

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !752
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !752
	ret void, !dbg !752

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !752
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !752
	ret void, !dbg !752

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %263, i64 %264), !dbg !752
	call void asm sideeffect "// site 97", ""() nounwind, !dbg !752
	ret void, !dbg !752

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !754
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !754

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !754
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !754
	ret void, !dbg !754

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !754
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !754

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !754
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !754
	ret void, !dbg !754

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !754
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !754

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !754
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !754
	ret void, !dbg !754

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !754
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !754
	ret void, !dbg !754

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %293, i64 %294), !dbg !754
	call void asm sideeffect "// site 98", ""() nounwind, !dbg !754
	ret void, !dbg !754

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !756
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !756

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !756
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !756
	ret void, !dbg !756

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !756
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !756

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !756
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !756
	ret void, !dbg !756

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !756
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !756

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !756
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !756
	ret void, !dbg !756

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !756
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !756
	ret void, !dbg !756

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %325, i64 %326), !dbg !756
	call void asm sideeffect "// site 99", ""() nounwind, !dbg !756
	ret void, !dbg !756
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !757 {
entry:
	br label %b0, !dbg !758

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !758
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !758
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !758
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !761, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !761, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !761, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !761, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !761, !range !14
	%8 = mul i32 %7, %5, !dbg !761
	%9 = add i32 %4, %8, !dbg !761
	%10 = mul i32 %6, %9, !dbg !761
	%11 = add i32 %3, %10, !dbg !761
	%12 = sext i32 %11 to i64, !dbg !761
	%13 = icmp eq i64 %p1, 0, !dbg !762
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !765
	br i1 %13, label %b1, label %b14, !dbg !762

b1:
	%15 = icmp eq i64 %12, 0, !dbg !766
	br i1 %15, label %b2, label %b14, !dbg !766

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !767
	br i1 %16, label %b3, label %b4, !dbg !767

b3:
	%17 = sext i32 %14 to i64, !dbg !765
	%18 = mul i64 %p6, 2, !dbg !765
	%19 = trunc i64 %p10 to i32, !dbg !765
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !765
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !765
	%22 = icmp ne i64 %p4, %p6, !dbg !765
	%23 = icmp uge i64 %p10, %17, !dbg !765
	%24 = or i1 %22, %23, !dbg !765
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !765, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !765
	%26 = bitcast i16* %21 to i8*, !dbg !765
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !765
	br label %b41, !dbg !765

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !768
	br i1 %27, label %b5, label %b6, !dbg !768

b5:
	%28 = sext i32 %14 to i64, !dbg !769
	%29 = mul i64 %p6, 2, !dbg !769
	%30 = trunc i64 %p10 to i32, !dbg !769
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !769
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !769
	%33 = icmp ne i64 %p4, %p6, !dbg !769
	%34 = icmp uge i64 %p10, %28, !dbg !769
	%35 = or i1 %33, %34, !dbg !769
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !769, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !769
	%37 = bitcast i16* %32 to i8*, !dbg !769
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !769
	br label %b41, !dbg !769

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !770
	br i1 %38, label %b7, label %b8, !dbg !770

b7:
	%39 = sext i32 %14 to i64, !dbg !771
	%40 = mul i64 %p6, 2, !dbg !771
	%41 = trunc i64 %p10 to i32, !dbg !771
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !771
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !771
	%44 = icmp ne i64 %p4, %p6, !dbg !771
	%45 = icmp uge i64 %p10, %39, !dbg !771
	%46 = or i1 %44, %45, !dbg !771
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !771, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !771
	%48 = bitcast i16* %43 to i8*, !dbg !771
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !771
	br label %b41, !dbg !771

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !772
	br i1 %49, label %b9, label %b10, !dbg !772

b9:
	%50 = sext i32 %14 to i64, !dbg !773
	%51 = mul i64 %p6, 2, !dbg !773
	%52 = trunc i64 %p10 to i32, !dbg !773
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !773
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !773
	%55 = icmp ne i64 %p4, %p6, !dbg !773
	%56 = icmp uge i64 %p10, %50, !dbg !773
	%57 = or i1 %55, %56, !dbg !773
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !773, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !773
	%59 = bitcast i16* %54 to i8*, !dbg !773
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !773
	br label %b41, !dbg !773

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !774
	br i1 %60, label %b11, label %b12, !dbg !774

b11:
	%61 = sext i32 %14 to i64, !dbg !775
	%62 = sext i32 %p9 to i64, !dbg !775
	%63 = sub i64 %62, 9, !dbg !775
	%64 = mul i64 %p6, 2, !dbg !775
	%65 = trunc i64 %p10 to i32, !dbg !775
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !775
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !775
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !775
	%69 = icmp ne i64 %p4, %p6, !dbg !775
	%70 = icmp uge i64 %p10, %61, !dbg !775
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !775
	%72 = icmp ugt i64 %63, 1, !dbg !775
	%73 = or i1 %69, %70, !dbg !775
	%74 = or i1 %73, %71, !dbg !775
	%75 = or i1 %74, %72, !dbg !775
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !775, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !775
	%77 = bitcast i16* %67 to i8*, !dbg !775
	%78 = bitcast i64* %68 to i8*, !dbg !775
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !775
	br label %b41, !dbg !775

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !776
	br i1 %79, label %b13, label %b41, !dbg !776

b13:
	%80 = sext i32 %14 to i64, !dbg !777
	%81 = sext i32 %p9 to i64, !dbg !777
	%82 = sub i64 %81, 9, !dbg !777
	%83 = mul i64 %p6, 2, !dbg !777
	%84 = trunc i64 %p10 to i32, !dbg !777
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !777
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !777
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !777
	%88 = icmp ne i64 %p4, %p6, !dbg !777
	%89 = icmp uge i64 %p10, %80, !dbg !777
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !777
	%91 = icmp ugt i64 %82, 1, !dbg !777
	%92 = or i1 %88, %89, !dbg !777
	%93 = or i1 %92, %90, !dbg !777
	%94 = or i1 %93, %91, !dbg !777
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !777, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !777
	%96 = bitcast i16* %86 to i8*, !dbg !777
	%97 = bitcast i64* %87 to i8*, !dbg !777
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !777
	br label %b41, !dbg !777

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !778
	br i1 %98, label %b15, label %b28, !dbg !778

b15:
	%99 = trunc i64 %12 to i32, !dbg !779
	%100 = udiv i32 %99, 32, !dbg !779
	%101 = zext i32 %100 to i64, !dbg !779
	%102 = icmp eq i64 %101, %p2, !dbg !780
	br i1 %102, label %b16, label %b28, !dbg !780

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !783
	br i1 %103, label %b17, label %b18, !dbg !783

b17:
	%104 = sext i32 %14 to i64, !dbg !784
	%105 = mul i64 %p6, 2, !dbg !784
	%106 = trunc i64 %p10 to i32, !dbg !784
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !784
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !784
	%109 = icmp ne i64 %p4, %p6, !dbg !784
	%110 = icmp uge i64 %p10, %104, !dbg !784
	%111 = or i1 %109, %110, !dbg !784
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !784, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !784
	%113 = bitcast i16* %108 to i8*, !dbg !784
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !784
	br label %b41, !dbg !784

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !785
	br i1 %114, label %b19, label %b20, !dbg !785

b19:
	%115 = sext i32 %14 to i64, !dbg !786
	%116 = mul i64 %p6, 2, !dbg !786
	%117 = trunc i64 %p10 to i32, !dbg !786
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !786
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !786
	%120 = icmp ne i64 %p4, %p6, !dbg !786
	%121 = icmp uge i64 %p10, %115, !dbg !786
	%122 = or i1 %120, %121, !dbg !786
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !786, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !786
	%124 = bitcast i16* %119 to i8*, !dbg !786
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !786
	br label %b41, !dbg !786

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !787
	br i1 %125, label %b21, label %b22, !dbg !787

b21:
	%126 = sext i32 %14 to i64, !dbg !788
	%127 = mul i64 %p6, 2, !dbg !788
	%128 = trunc i64 %p10 to i32, !dbg !788
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !788
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !788
	%131 = icmp ne i64 %p4, %p6, !dbg !788
	%132 = icmp uge i64 %p10, %126, !dbg !788
	%133 = or i1 %131, %132, !dbg !788
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !788, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !788
	%135 = bitcast i16* %130 to i8*, !dbg !788
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !788
	br label %b41, !dbg !788

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !789
	br i1 %136, label %b23, label %b24, !dbg !789

b23:
	%137 = sext i32 %14 to i64, !dbg !790
	%138 = mul i64 %p6, 2, !dbg !790
	%139 = trunc i64 %p10 to i32, !dbg !790
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !790
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !790
	%142 = icmp ne i64 %p4, %p6, !dbg !790
	%143 = icmp uge i64 %p10, %137, !dbg !790
	%144 = or i1 %142, %143, !dbg !790
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !790, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !790
	%146 = bitcast i16* %141 to i8*, !dbg !790
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !790
	br label %b41, !dbg !790

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !791
	br i1 %147, label %b25, label %b26, !dbg !791

b25:
	%148 = sext i32 %14 to i64, !dbg !792
	%149 = sext i32 %p9 to i64, !dbg !792
	%150 = sub i64 %149, 9, !dbg !792
	%151 = mul i64 %p6, 2, !dbg !792
	%152 = trunc i64 %p10 to i32, !dbg !792
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !792
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !792
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !792
	%156 = icmp ne i64 %p4, %p6, !dbg !792
	%157 = icmp uge i64 %p10, %148, !dbg !792
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !792
	%159 = icmp ugt i64 %150, 1, !dbg !792
	%160 = or i1 %156, %157, !dbg !792
	%161 = or i1 %160, %158, !dbg !792
	%162 = or i1 %161, %159, !dbg !792
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !792, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !792
	%164 = bitcast i16* %154 to i8*, !dbg !792
	%165 = bitcast i64* %155 to i8*, !dbg !792
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !792
	br label %b41, !dbg !792

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !793
	br i1 %166, label %b27, label %b41, !dbg !793

b27:
	%167 = sext i32 %14 to i64, !dbg !794
	%168 = sext i32 %p9 to i64, !dbg !794
	%169 = sub i64 %168, 9, !dbg !794
	%170 = mul i64 %p6, 2, !dbg !794
	%171 = trunc i64 %p10 to i32, !dbg !794
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !794
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !794
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !794
	%175 = icmp ne i64 %p4, %p6, !dbg !794
	%176 = icmp uge i64 %p10, %167, !dbg !794
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !794
	%178 = icmp ugt i64 %169, 1, !dbg !794
	%179 = or i1 %175, %176, !dbg !794
	%180 = or i1 %179, %177, !dbg !794
	%181 = or i1 %180, %178, !dbg !794
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !794, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !794
	%183 = bitcast i16* %173 to i8*, !dbg !794
	%184 = bitcast i64* %174 to i8*, !dbg !794
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !794
	br label %b41, !dbg !794

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !795
	br i1 %185, label %b29, label %b41, !dbg !795

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !798
	br i1 %186, label %b30, label %b31, !dbg !798

b30:
	%187 = sext i32 %14 to i64, !dbg !799
	%188 = mul i64 %p6, 2, !dbg !799
	%189 = trunc i64 %p10 to i32, !dbg !799
	%190 = mul i32 %6, %7, !dbg !799
	%191 = icmp ne i64 %p4, %p6, !dbg !799
	%192 = icmp uge i64 %p10, %187, !dbg !799
	%193 = or i1 %191, %192, !dbg !799
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !799, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !799, !range !56
	%195 = mul i32 %190, %194, !dbg !799
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !799
	%197 = sext i32 %196 to i64, !dbg !799
	%198 = icmp ult i64 %p10, %197, !dbg !799
	%199 = trunc i64 %p10 to i32, !dbg !799
	%200 = select i1 %198, i32 %199, i32 0, !dbg !799
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !799
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !799
	%203 = sext i32 %202 to i64, !dbg !799
	%204 = sext i32 %195 to i64, !dbg !799
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !799
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !799
	%207 = icmp ne i64 %203, %204, !dbg !799
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !799, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !799
	%209 = bitcast i16* %206 to i8*, !dbg !799
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !799
	br label %b41, !dbg !799

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !800
	br i1 %210, label %b32, label %b33, !dbg !800

b32:
	%211 = sext i32 %14 to i64, !dbg !801
	%212 = mul i64 %p6, 2, !dbg !801
	%213 = trunc i64 %p10 to i32, !dbg !801
	%214 = mul i32 %6, %7, !dbg !801
	%215 = icmp ne i64 %p4, %p6, !dbg !801
	%216 = icmp uge i64 %p10, %211, !dbg !801
	%217 = or i1 %215, %216, !dbg !801
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !801, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !801, !range !56
	%219 = mul i32 %214, %218, !dbg !801
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !801
	%221 = sext i32 %220 to i64, !dbg !801
	%222 = icmp ult i64 %p10, %221, !dbg !801
	%223 = trunc i64 %p10 to i32, !dbg !801
	%224 = select i1 %222, i32 %223, i32 0, !dbg !801
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !801
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !801
	%227 = sext i32 %226 to i64, !dbg !801
	%228 = sext i32 %219 to i64, !dbg !801
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !801
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !801
	%231 = icmp ne i64 %227, %228, !dbg !801
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !801, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !801
	%233 = bitcast i16* %230 to i8*, !dbg !801
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !801
	br label %b41, !dbg !801

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !802
	br i1 %234, label %b34, label %b35, !dbg !802

b34:
	%235 = sext i32 %14 to i64, !dbg !803
	%236 = mul i64 %p6, 2, !dbg !803
	%237 = trunc i64 %p10 to i32, !dbg !803
	%238 = mul i32 %6, %7, !dbg !803
	%239 = icmp ne i64 %p4, %p6, !dbg !803
	%240 = icmp uge i64 %p10, %235, !dbg !803
	%241 = or i1 %239, %240, !dbg !803
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !803, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !803, !range !56
	%243 = mul i32 %238, %242, !dbg !803
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !803
	%245 = sext i32 %244 to i64, !dbg !803
	%246 = sext i32 %243 to i64, !dbg !803
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !803
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !803
	%249 = icmp ne i64 %245, %246, !dbg !803
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !803, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !803
	%251 = bitcast i16* %248 to i8*, !dbg !803
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !803
	br label %b41, !dbg !803

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !804
	br i1 %252, label %b36, label %b37, !dbg !804

b36:
	%253 = sext i32 %14 to i64, !dbg !805
	%254 = mul i64 %p6, 2, !dbg !805
	%255 = trunc i64 %p10 to i32, !dbg !805
	%256 = mul i32 %6, %7, !dbg !805
	%257 = icmp ne i64 %p4, %p6, !dbg !805
	%258 = icmp uge i64 %p10, %253, !dbg !805
	%259 = or i1 %257, %258, !dbg !805
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !805, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !805, !range !56
	%261 = mul i32 %256, %260, !dbg !805
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !805
	%263 = sext i32 %262 to i64, !dbg !805
	%264 = sext i32 %261 to i64, !dbg !805
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !805
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !805
	%267 = icmp ne i64 %263, %264, !dbg !805
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !805, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !805
	%269 = bitcast i16* %266 to i8*, !dbg !805
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !805
	br label %b41, !dbg !805

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !806
	br i1 %270, label %b38, label %b39, !dbg !806

b38:
	%271 = sext i32 %14 to i64, !dbg !807
	%272 = sext i32 %p9 to i64, !dbg !807
	%273 = sub i64 %272, 9, !dbg !807
	%274 = mul i64 %p6, 2, !dbg !807
	%275 = trunc i64 %p10 to i32, !dbg !807
	%276 = mul i32 %6, %7, !dbg !807
	%277 = icmp ne i64 %p4, %p6, !dbg !807
	%278 = icmp uge i64 %p10, %271, !dbg !807
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !807
	%280 = icmp ugt i64 %273, 1, !dbg !807
	%281 = or i1 %277, %278, !dbg !807
	%282 = or i1 %281, %279, !dbg !807
	%283 = or i1 %282, %280, !dbg !807
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !807, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !807, !range !56
	%285 = mul i32 %276, %284, !dbg !807
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !807
	%287 = sext i32 %286 to i64, !dbg !807
	%288 = icmp ult i64 %p10, %287, !dbg !807
	%289 = trunc i64 %p10 to i32, !dbg !807
	%290 = select i1 %288, i32 %289, i32 0, !dbg !807
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !807
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !807
	%293 = sext i32 %292 to i64, !dbg !807
	%294 = sext i32 %285 to i64, !dbg !807
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !807
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !807
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !807
	%298 = icmp ne i64 %293, %294, !dbg !807
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !807, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !807
	%300 = bitcast i16* %296 to i8*, !dbg !807
	%301 = bitcast i64* %297 to i8*, !dbg !807
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !807
	br label %b41, !dbg !807

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !808
	br i1 %302, label %b40, label %b41, !dbg !808

b40:
	%303 = sext i32 %14 to i64, !dbg !809
	%304 = sext i32 %p9 to i64, !dbg !809
	%305 = sub i64 %304, 9, !dbg !809
	%306 = mul i64 %p6, 2, !dbg !809
	%307 = trunc i64 %p10 to i32, !dbg !809
	%308 = mul i32 %6, %7, !dbg !809
	%309 = icmp ne i64 %p4, %p6, !dbg !809
	%310 = icmp uge i64 %p10, %303, !dbg !809
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !809
	%312 = icmp ugt i64 %305, 1, !dbg !809
	%313 = or i1 %309, %310, !dbg !809
	%314 = or i1 %313, %311, !dbg !809
	%315 = or i1 %314, %312, !dbg !809
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !809, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !809, !range !56
	%317 = mul i32 %308, %316, !dbg !809
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !809
	%319 = sext i32 %318 to i64, !dbg !809
	%320 = icmp ult i64 %p10, %319, !dbg !809
	%321 = trunc i64 %p10 to i32, !dbg !809
	%322 = select i1 %320, i32 %321, i32 0, !dbg !809
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !809
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !809
	%325 = sext i32 %324 to i64, !dbg !809
	%326 = sext i32 %317 to i64, !dbg !809
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !809
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !809
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !809
	%330 = icmp ne i64 %325, %326, !dbg !809
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !809, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !809
	%332 = bitcast i16* %328 to i8*, !dbg !809
	%333 = bitcast i64* %329 to i8*, !dbg !809
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !809
	br label %b41, !dbg !809

b41:
	ret void, !dbg !760

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !765
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !765

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !765
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !765
	ret void, !dbg !765

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !765
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !765
	ret void, !dbg !765

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !769
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !769

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !769
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !769
	ret void, !dbg !769

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !769
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !769
	ret void, !dbg !769

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !771
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !771

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !771
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !771
	ret void, !dbg !771

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !771
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !771
	ret void, !dbg !771

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !773
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !773

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !773
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !773
	ret void, !dbg !773

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !773
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !773
	ret void, !dbg !773

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !775
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !775

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !775
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !775
	ret void, !dbg !775

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !775
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !775

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !775
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !775
	ret void, !dbg !775

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !775
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !775

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !775
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !775
	ret void, !dbg !775

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !775
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !775
	ret void, !dbg !775

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !777
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !777

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !777
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !777
	ret void, !dbg !777

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !777
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !777

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !777
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !777
	ret void, !dbg !777

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !777
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !777

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !777
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !777
	ret void, !dbg !777

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !777
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !777
	ret void, !dbg !777

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !784
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !784

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !784
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !784
	ret void, !dbg !784

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !784
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !784
	ret void, !dbg !784

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !786
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !786

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !786
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !786
	ret void, !dbg !786

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !786
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !786
	ret void, !dbg !786

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !788
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !788

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !788
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !788
	ret void, !dbg !788

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !788
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !788
	ret void, !dbg !788

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !790
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !790

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !790
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !790
	ret void, !dbg !790

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !790
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !790
	ret void, !dbg !790

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !792
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !792

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !792
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !792
	ret void, !dbg !792

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !792
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !792

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !792
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !792
	ret void, !dbg !792

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !792
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !792

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !792
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !792
	ret void, !dbg !792

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !792
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !792
	ret void, !dbg !792

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !794
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !794

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !794
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !794
	ret void, !dbg !794

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !794
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !794

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !794
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !794
	ret void, !dbg !794

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !794
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !794

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !794
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !794
	ret void, !dbg !794

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !794
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !794
	ret void, !dbg !794

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !799
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !799

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !799
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !799
	ret void, !dbg !799

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !799
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !799
	ret void, !dbg !799

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %203, i64 %204), !dbg !799
	call void asm sideeffect "// site 100", ""() nounwind, !dbg !799
	ret void, !dbg !799

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !801
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !801

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !801
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !801
	ret void, !dbg !801

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !801
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !801
	ret void, !dbg !801

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %227, i64 %228), !dbg !801
	call void asm sideeffect "// site 101", ""() nounwind, !dbg !801
	ret void, !dbg !801

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !803
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !803

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !803
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !803
	ret void, !dbg !803

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !803
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !803
	ret void, !dbg !803

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %245, i64 %246), !dbg !803
	call void asm sideeffect "// site 102", ""() nounwind, !dbg !803
	ret void, !dbg !803

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !805
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !805

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !805
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !805
	ret void, !dbg !805

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !805
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !805
	ret void, !dbg !805

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %263, i64 %264), !dbg !805
	call void asm sideeffect "// site 103", ""() nounwind, !dbg !805
	ret void, !dbg !805

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !807
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !807

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !807
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !807
	ret void, !dbg !807

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !807
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !807

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !807
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !807
	ret void, !dbg !807

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !807
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !807

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !807
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !807
	ret void, !dbg !807

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !807
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !807
	ret void, !dbg !807

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %293, i64 %294), !dbg !807
	call void asm sideeffect "// site 104", ""() nounwind, !dbg !807
	ret void, !dbg !807

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !809
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !809

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !809
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !809
	ret void, !dbg !809

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !809
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !809

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !809
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !809
	ret void, !dbg !809

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !809
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !809

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !809
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !809
	ret void, !dbg !809

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !809
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !809
	ret void, !dbg !809

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %325, i64 %326), !dbg !809
	call void asm sideeffect "// site 105", ""() nounwind, !dbg !809
	ret void, !dbg !809
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !810 {
entry:
	br label %b0, !dbg !811

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !811
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !811
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !811
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !814, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !814, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !814, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !814, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !814, !range !14
	%8 = mul i32 %7, %5, !dbg !814
	%9 = add i32 %4, %8, !dbg !814
	%10 = mul i32 %6, %9, !dbg !814
	%11 = add i32 %3, %10, !dbg !814
	%12 = sext i32 %11 to i64, !dbg !814
	%13 = icmp eq i64 %p1, 0, !dbg !815
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !818
	br i1 %13, label %b1, label %b14, !dbg !815

b1:
	%15 = icmp eq i64 %12, 0, !dbg !819
	br i1 %15, label %b2, label %b14, !dbg !819

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !820
	br i1 %16, label %b3, label %b4, !dbg !820

b3:
	%17 = sext i32 %14 to i64, !dbg !818
	%18 = mul i64 %p6, 2, !dbg !818
	%19 = trunc i64 %p10 to i32, !dbg !818
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !818
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !818
	%22 = icmp ne i64 %p4, %p6, !dbg !818
	%23 = icmp uge i64 %p10, %17, !dbg !818
	%24 = or i1 %22, %23, !dbg !818
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !818, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !818
	%26 = bitcast i16* %21 to i8*, !dbg !818
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !818
	br label %b41, !dbg !818

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !821
	br i1 %27, label %b5, label %b6, !dbg !821

b5:
	%28 = sext i32 %14 to i64, !dbg !822
	%29 = mul i64 %p6, 2, !dbg !822
	%30 = trunc i64 %p10 to i32, !dbg !822
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !822
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !822
	%33 = icmp ne i64 %p4, %p6, !dbg !822
	%34 = icmp uge i64 %p10, %28, !dbg !822
	%35 = or i1 %33, %34, !dbg !822
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !822, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !822
	%37 = bitcast i16* %32 to i8*, !dbg !822
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !822
	br label %b41, !dbg !822

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !823
	br i1 %38, label %b7, label %b8, !dbg !823

b7:
	%39 = sext i32 %14 to i64, !dbg !824
	%40 = mul i64 %p6, 2, !dbg !824
	%41 = trunc i64 %p10 to i32, !dbg !824
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !824
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !824
	%44 = icmp ne i64 %p4, %p6, !dbg !824
	%45 = icmp uge i64 %p10, %39, !dbg !824
	%46 = or i1 %44, %45, !dbg !824
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !824, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !824
	%48 = bitcast i16* %43 to i8*, !dbg !824
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !824
	br label %b41, !dbg !824

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !825
	br i1 %49, label %b9, label %b10, !dbg !825

b9:
	%50 = sext i32 %14 to i64, !dbg !826
	%51 = mul i64 %p6, 2, !dbg !826
	%52 = trunc i64 %p10 to i32, !dbg !826
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !826
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !826
	%55 = icmp ne i64 %p4, %p6, !dbg !826
	%56 = icmp uge i64 %p10, %50, !dbg !826
	%57 = or i1 %55, %56, !dbg !826
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !826, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !826
	%59 = bitcast i16* %54 to i8*, !dbg !826
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !826
	br label %b41, !dbg !826

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !827
	br i1 %60, label %b11, label %b12, !dbg !827

b11:
	%61 = sext i32 %14 to i64, !dbg !828
	%62 = sext i32 %p9 to i64, !dbg !828
	%63 = sub i64 %62, 9, !dbg !828
	%64 = mul i64 %p6, 2, !dbg !828
	%65 = trunc i64 %p10 to i32, !dbg !828
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !828
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !828
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !828
	%69 = icmp ne i64 %p4, %p6, !dbg !828
	%70 = icmp uge i64 %p10, %61, !dbg !828
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !828
	%72 = icmp ugt i64 %63, 1, !dbg !828
	%73 = or i1 %69, %70, !dbg !828
	%74 = or i1 %73, %71, !dbg !828
	%75 = or i1 %74, %72, !dbg !828
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !828, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !828
	%77 = bitcast i16* %67 to i8*, !dbg !828
	%78 = bitcast i64* %68 to i8*, !dbg !828
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !828
	br label %b41, !dbg !828

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !829
	br i1 %79, label %b13, label %b41, !dbg !829

b13:
	%80 = sext i32 %14 to i64, !dbg !830
	%81 = sext i32 %p9 to i64, !dbg !830
	%82 = sub i64 %81, 9, !dbg !830
	%83 = mul i64 %p6, 2, !dbg !830
	%84 = trunc i64 %p10 to i32, !dbg !830
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !830
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !830
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !830
	%88 = icmp ne i64 %p4, %p6, !dbg !830
	%89 = icmp uge i64 %p10, %80, !dbg !830
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !830
	%91 = icmp ugt i64 %82, 1, !dbg !830
	%92 = or i1 %88, %89, !dbg !830
	%93 = or i1 %92, %90, !dbg !830
	%94 = or i1 %93, %91, !dbg !830
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !830, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !830
	%96 = bitcast i16* %86 to i8*, !dbg !830
	%97 = bitcast i64* %87 to i8*, !dbg !830
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !830
	br label %b41, !dbg !830

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !831
	br i1 %98, label %b15, label %b28, !dbg !831

b15:
	%99 = trunc i64 %12 to i32, !dbg !832
	%100 = udiv i32 %99, 32, !dbg !832
	%101 = zext i32 %100 to i64, !dbg !832
	%102 = icmp eq i64 %101, %p2, !dbg !833
	br i1 %102, label %b16, label %b28, !dbg !833

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !836
	br i1 %103, label %b17, label %b18, !dbg !836

b17:
	%104 = sext i32 %14 to i64, !dbg !837
	%105 = mul i64 %p6, 2, !dbg !837
	%106 = trunc i64 %p10 to i32, !dbg !837
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !837
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !837
	%109 = icmp ne i64 %p4, %p6, !dbg !837
	%110 = icmp uge i64 %p10, %104, !dbg !837
	%111 = or i1 %109, %110, !dbg !837
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !837, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !837
	%113 = bitcast i16* %108 to i8*, !dbg !837
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !837
	br label %b41, !dbg !837

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !838
	br i1 %114, label %b19, label %b20, !dbg !838

b19:
	%115 = sext i32 %14 to i64, !dbg !839
	%116 = mul i64 %p6, 2, !dbg !839
	%117 = trunc i64 %p10 to i32, !dbg !839
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !839
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !839
	%120 = icmp ne i64 %p4, %p6, !dbg !839
	%121 = icmp uge i64 %p10, %115, !dbg !839
	%122 = or i1 %120, %121, !dbg !839
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !839, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !839
	%124 = bitcast i16* %119 to i8*, !dbg !839
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !839
	br label %b41, !dbg !839

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !840
	br i1 %125, label %b21, label %b22, !dbg !840

b21:
	%126 = sext i32 %14 to i64, !dbg !841
	%127 = mul i64 %p6, 2, !dbg !841
	%128 = trunc i64 %p10 to i32, !dbg !841
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !841
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !841
	%131 = icmp ne i64 %p4, %p6, !dbg !841
	%132 = icmp uge i64 %p10, %126, !dbg !841
	%133 = or i1 %131, %132, !dbg !841
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !841, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !841
	%135 = bitcast i16* %130 to i8*, !dbg !841
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !841
	br label %b41, !dbg !841

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !842
	br i1 %136, label %b23, label %b24, !dbg !842

b23:
	%137 = sext i32 %14 to i64, !dbg !843
	%138 = mul i64 %p6, 2, !dbg !843
	%139 = trunc i64 %p10 to i32, !dbg !843
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !843
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !843
	%142 = icmp ne i64 %p4, %p6, !dbg !843
	%143 = icmp uge i64 %p10, %137, !dbg !843
	%144 = or i1 %142, %143, !dbg !843
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !843, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !843
	%146 = bitcast i16* %141 to i8*, !dbg !843
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !843
	br label %b41, !dbg !843

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !844
	br i1 %147, label %b25, label %b26, !dbg !844

b25:
	%148 = sext i32 %14 to i64, !dbg !845
	%149 = sext i32 %p9 to i64, !dbg !845
	%150 = sub i64 %149, 9, !dbg !845
	%151 = mul i64 %p6, 2, !dbg !845
	%152 = trunc i64 %p10 to i32, !dbg !845
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !845
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !845
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !845
	%156 = icmp ne i64 %p4, %p6, !dbg !845
	%157 = icmp uge i64 %p10, %148, !dbg !845
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !845
	%159 = icmp ugt i64 %150, 1, !dbg !845
	%160 = or i1 %156, %157, !dbg !845
	%161 = or i1 %160, %158, !dbg !845
	%162 = or i1 %161, %159, !dbg !845
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !845, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !845
	%164 = bitcast i16* %154 to i8*, !dbg !845
	%165 = bitcast i64* %155 to i8*, !dbg !845
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !845
	br label %b41, !dbg !845

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !846
	br i1 %166, label %b27, label %b41, !dbg !846

b27:
	%167 = sext i32 %14 to i64, !dbg !847
	%168 = sext i32 %p9 to i64, !dbg !847
	%169 = sub i64 %168, 9, !dbg !847
	%170 = mul i64 %p6, 2, !dbg !847
	%171 = trunc i64 %p10 to i32, !dbg !847
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !847
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !847
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !847
	%175 = icmp ne i64 %p4, %p6, !dbg !847
	%176 = icmp uge i64 %p10, %167, !dbg !847
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !847
	%178 = icmp ugt i64 %169, 1, !dbg !847
	%179 = or i1 %175, %176, !dbg !847
	%180 = or i1 %179, %177, !dbg !847
	%181 = or i1 %180, %178, !dbg !847
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !847, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !847
	%183 = bitcast i16* %173 to i8*, !dbg !847
	%184 = bitcast i64* %174 to i8*, !dbg !847
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !847
	br label %b41, !dbg !847

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !848
	br i1 %185, label %b29, label %b41, !dbg !848

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !851
	br i1 %186, label %b30, label %b31, !dbg !851

b30:
	%187 = sext i32 %14 to i64, !dbg !852
	%188 = mul i64 %p6, 2, !dbg !852
	%189 = trunc i64 %p10 to i32, !dbg !852
	%190 = mul i32 %6, %7, !dbg !852
	%191 = icmp ne i64 %p4, %p6, !dbg !852
	%192 = icmp uge i64 %p10, %187, !dbg !852
	%193 = or i1 %191, %192, !dbg !852
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !852, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !852, !range !56
	%195 = mul i32 %190, %194, !dbg !852
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !852
	%197 = sext i32 %196 to i64, !dbg !852
	%198 = icmp ult i64 %p10, %197, !dbg !852
	%199 = trunc i64 %p10 to i32, !dbg !852
	%200 = select i1 %198, i32 %199, i32 0, !dbg !852
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !852
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !852
	%203 = sext i32 %202 to i64, !dbg !852
	%204 = sext i32 %195 to i64, !dbg !852
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !852
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !852
	%207 = icmp ne i64 %203, %204, !dbg !852
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !852, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !852
	%209 = bitcast i16* %206 to i8*, !dbg !852
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !852
	br label %b41, !dbg !852

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !853
	br i1 %210, label %b32, label %b33, !dbg !853

b32:
	%211 = sext i32 %14 to i64, !dbg !854
	%212 = mul i64 %p6, 2, !dbg !854
	%213 = trunc i64 %p10 to i32, !dbg !854
	%214 = mul i32 %6, %7, !dbg !854
	%215 = icmp ne i64 %p4, %p6, !dbg !854
	%216 = icmp uge i64 %p10, %211, !dbg !854
	%217 = or i1 %215, %216, !dbg !854
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !854, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !854, !range !56
	%219 = mul i32 %214, %218, !dbg !854
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !854
	%221 = sext i32 %220 to i64, !dbg !854
	%222 = icmp ult i64 %p10, %221, !dbg !854
	%223 = trunc i64 %p10 to i32, !dbg !854
	%224 = select i1 %222, i32 %223, i32 0, !dbg !854
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !854
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !854
	%227 = sext i32 %226 to i64, !dbg !854
	%228 = sext i32 %219 to i64, !dbg !854
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !854
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !854
	%231 = icmp ne i64 %227, %228, !dbg !854
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !854, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !854
	%233 = bitcast i16* %230 to i8*, !dbg !854
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !854
	br label %b41, !dbg !854

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !855
	br i1 %234, label %b34, label %b35, !dbg !855

b34:
	%235 = sext i32 %14 to i64, !dbg !856
	%236 = mul i64 %p6, 2, !dbg !856
	%237 = trunc i64 %p10 to i32, !dbg !856
	%238 = mul i32 %6, %7, !dbg !856
	%239 = icmp ne i64 %p4, %p6, !dbg !856
	%240 = icmp uge i64 %p10, %235, !dbg !856
	%241 = or i1 %239, %240, !dbg !856
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !856, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !856, !range !56
	%243 = mul i32 %238, %242, !dbg !856
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !856
	%245 = sext i32 %244 to i64, !dbg !856
	%246 = sext i32 %243 to i64, !dbg !856
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !856
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !856
	%249 = icmp ne i64 %245, %246, !dbg !856
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !856, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !856
	%251 = bitcast i16* %248 to i8*, !dbg !856
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !856
	br label %b41, !dbg !856

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !857
	br i1 %252, label %b36, label %b37, !dbg !857

b36:
	%253 = sext i32 %14 to i64, !dbg !858
	%254 = mul i64 %p6, 2, !dbg !858
	%255 = trunc i64 %p10 to i32, !dbg !858
	%256 = mul i32 %6, %7, !dbg !858
	%257 = icmp ne i64 %p4, %p6, !dbg !858
	%258 = icmp uge i64 %p10, %253, !dbg !858
	%259 = or i1 %257, %258, !dbg !858
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !858, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !858, !range !56
	%261 = mul i32 %256, %260, !dbg !858
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !858
	%263 = sext i32 %262 to i64, !dbg !858
	%264 = sext i32 %261 to i64, !dbg !858
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !858
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !858
	%267 = icmp ne i64 %263, %264, !dbg !858
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !858, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !858
	%269 = bitcast i16* %266 to i8*, !dbg !858
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !858
	br label %b41, !dbg !858

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !859
	br i1 %270, label %b38, label %b39, !dbg !859

b38:
	%271 = sext i32 %14 to i64, !dbg !860
	%272 = sext i32 %p9 to i64, !dbg !860
	%273 = sub i64 %272, 9, !dbg !860
	%274 = mul i64 %p6, 2, !dbg !860
	%275 = trunc i64 %p10 to i32, !dbg !860
	%276 = mul i32 %6, %7, !dbg !860
	%277 = icmp ne i64 %p4, %p6, !dbg !860
	%278 = icmp uge i64 %p10, %271, !dbg !860
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !860
	%280 = icmp ugt i64 %273, 1, !dbg !860
	%281 = or i1 %277, %278, !dbg !860
	%282 = or i1 %281, %279, !dbg !860
	%283 = or i1 %282, %280, !dbg !860
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !860, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !860, !range !56
	%285 = mul i32 %276, %284, !dbg !860
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !860
	%287 = sext i32 %286 to i64, !dbg !860
	%288 = icmp ult i64 %p10, %287, !dbg !860
	%289 = trunc i64 %p10 to i32, !dbg !860
	%290 = select i1 %288, i32 %289, i32 0, !dbg !860
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !860
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !860
	%293 = sext i32 %292 to i64, !dbg !860
	%294 = sext i32 %285 to i64, !dbg !860
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !860
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !860
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !860
	%298 = icmp ne i64 %293, %294, !dbg !860
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !860, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !860
	%300 = bitcast i16* %296 to i8*, !dbg !860
	%301 = bitcast i64* %297 to i8*, !dbg !860
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !860
	br label %b41, !dbg !860

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !861
	br i1 %302, label %b40, label %b41, !dbg !861

b40:
	%303 = sext i32 %14 to i64, !dbg !862
	%304 = sext i32 %p9 to i64, !dbg !862
	%305 = sub i64 %304, 9, !dbg !862
	%306 = mul i64 %p6, 2, !dbg !862
	%307 = trunc i64 %p10 to i32, !dbg !862
	%308 = mul i32 %6, %7, !dbg !862
	%309 = icmp ne i64 %p4, %p6, !dbg !862
	%310 = icmp uge i64 %p10, %303, !dbg !862
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !862
	%312 = icmp ugt i64 %305, 1, !dbg !862
	%313 = or i1 %309, %310, !dbg !862
	%314 = or i1 %313, %311, !dbg !862
	%315 = or i1 %314, %312, !dbg !862
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !862, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !862, !range !56
	%317 = mul i32 %308, %316, !dbg !862
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !862
	%319 = sext i32 %318 to i64, !dbg !862
	%320 = icmp ult i64 %p10, %319, !dbg !862
	%321 = trunc i64 %p10 to i32, !dbg !862
	%322 = select i1 %320, i32 %321, i32 0, !dbg !862
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !862
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !862
	%325 = sext i32 %324 to i64, !dbg !862
	%326 = sext i32 %317 to i64, !dbg !862
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !862
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !862
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !862
	%330 = icmp ne i64 %325, %326, !dbg !862
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !862, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !862
	%332 = bitcast i16* %328 to i8*, !dbg !862
	%333 = bitcast i64* %329 to i8*, !dbg !862
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !862
	br label %b41, !dbg !862

b41:
	ret void, !dbg !813

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !818
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !818

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !818
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !818
	ret void, !dbg !818

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !818
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !818
	ret void, !dbg !818

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !822
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !822

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !822
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !822
	ret void, !dbg !822

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !822
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !822
	ret void, !dbg !822

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !824
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !824

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !824
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !824
	ret void, !dbg !824

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !824
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !824
	ret void, !dbg !824

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !826
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !826

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !826
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !826
	ret void, !dbg !826

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !826
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !826
	ret void, !dbg !826

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !828
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !828

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !828
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !828
	ret void, !dbg !828

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !828
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !828

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !828
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !828
	ret void, !dbg !828

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !828
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !828

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !828
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !828
	ret void, !dbg !828

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !828
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !828
	ret void, !dbg !828

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !830
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !830

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !830
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !830
	ret void, !dbg !830

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !830
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !830

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !830
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !830
	ret void, !dbg !830

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !830
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !830

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !830
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !830
	ret void, !dbg !830

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !830
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !830
	ret void, !dbg !830

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !837
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !837

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !837
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !837
	ret void, !dbg !837

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !837
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !837
	ret void, !dbg !837

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !839
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !839

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !839
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !839
	ret void, !dbg !839

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !839
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !839
	ret void, !dbg !839

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !841
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !841

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !841
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !841
	ret void, !dbg !841

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !841
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !841
	ret void, !dbg !841

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !843
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !843

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !843
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !843
	ret void, !dbg !843

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !843
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !843
	ret void, !dbg !843

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !845
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !845

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !845
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !845
	ret void, !dbg !845

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !845
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !845

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !845
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !845
	ret void, !dbg !845

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !845
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !845

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !845
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !845
	ret void, !dbg !845

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !845
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !845
	ret void, !dbg !845

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !847
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !847

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !847
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !847
	ret void, !dbg !847

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !847
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !847

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !847
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !847
	ret void, !dbg !847

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !847
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !847

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !847
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !847
	ret void, !dbg !847

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !847
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !847
	ret void, !dbg !847

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !852
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !852

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !852
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !852
	ret void, !dbg !852

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !852
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !852
	ret void, !dbg !852

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %203, i64 %204), !dbg !852
	call void asm sideeffect "// site 106", ""() nounwind, !dbg !852
	ret void, !dbg !852

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !854
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !854

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !854
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !854
	ret void, !dbg !854

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !854
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !854
	ret void, !dbg !854

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %227, i64 %228), !dbg !854
	call void asm sideeffect "// site 107", ""() nounwind, !dbg !854
	ret void, !dbg !854

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !856
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !856

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !856
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !856
	ret void, !dbg !856

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !856
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !856
	ret void, !dbg !856

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %245, i64 %246), !dbg !856
	call void asm sideeffect "// site 108", ""() nounwind, !dbg !856
	ret void, !dbg !856

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !858
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !858

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !858
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !858
	ret void, !dbg !858

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !858
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !858
	ret void, !dbg !858

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %263, i64 %264), !dbg !858
	call void asm sideeffect "// site 109", ""() nounwind, !dbg !858
	ret void, !dbg !858

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !860
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !860

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !860
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !860
	ret void, !dbg !860

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !860
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !860

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !860
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !860
	ret void, !dbg !860

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !860
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !860

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !860
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !860
	ret void, !dbg !860

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !860
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !860
	ret void, !dbg !860

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %293, i64 %294), !dbg !860
	call void asm sideeffect "// site 110", ""() nounwind, !dbg !860
	ret void, !dbg !860

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !862
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !862

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !862
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !862
	ret void, !dbg !862

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !862
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !862

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !862
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !862
	ret void, !dbg !862

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !862
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !862

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !862
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !862
	ret void, !dbg !862

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !862
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !862
	ret void, !dbg !862

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %325, i64 %326), !dbg !862
	call void asm sideeffect "// site 111", ""() nounwind, !dbg !862
	ret void, !dbg !862
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !863 {
entry:
	br label %b0, !dbg !864

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !864
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !864
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !864
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !867, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !867, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !867, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !867, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !867, !range !14
	%8 = mul i32 %7, %5, !dbg !867
	%9 = add i32 %4, %8, !dbg !867
	%10 = mul i32 %6, %9, !dbg !867
	%11 = add i32 %3, %10, !dbg !867
	%12 = sext i32 %11 to i64, !dbg !867
	%13 = icmp eq i64 %p1, 0, !dbg !868
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !871
	br i1 %13, label %b1, label %b14, !dbg !868

b1:
	%15 = icmp eq i64 %12, 0, !dbg !872
	br i1 %15, label %b2, label %b14, !dbg !872

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !873
	br i1 %16, label %b3, label %b4, !dbg !873

b3:
	%17 = sext i32 %14 to i64, !dbg !871
	%18 = trunc i64 %p10 to i32, !dbg !871
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !871
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !871
	%21 = icmp ne i64 %p4, %p6, !dbg !871
	%22 = icmp uge i64 %p10, %17, !dbg !871
	%23 = or i1 %21, %22, !dbg !871
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !871, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !871
	br label %b41, !dbg !871

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !874
	br i1 %24, label %b5, label %b6, !dbg !874

b5:
	%25 = sext i32 %14 to i64, !dbg !875
	%26 = trunc i64 %p10 to i32, !dbg !875
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !875
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !875
	%29 = icmp ne i64 %p4, %p6, !dbg !875
	%30 = icmp uge i64 %p10, %25, !dbg !875
	%31 = or i1 %29, %30, !dbg !875
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !875, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !875
	br label %b41, !dbg !875

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !876
	br i1 %32, label %b7, label %b8, !dbg !876

b7:
	%33 = sext i32 %14 to i64, !dbg !877
	%34 = trunc i64 %p10 to i32, !dbg !877
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !877
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !877
	%37 = icmp ne i64 %p4, %p6, !dbg !877
	%38 = icmp uge i64 %p10, %33, !dbg !877
	%39 = or i1 %37, %38, !dbg !877
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !877, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !877
	br label %b41, !dbg !877

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !878
	br i1 %40, label %b9, label %b10, !dbg !878

b9:
	%41 = sext i32 %14 to i64, !dbg !879
	%42 = trunc i64 %p10 to i32, !dbg !879
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !879
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !879
	%45 = icmp ne i64 %p4, %p6, !dbg !879
	%46 = icmp uge i64 %p10, %41, !dbg !879
	%47 = or i1 %45, %46, !dbg !879
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !879, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !879
	br label %b41, !dbg !879

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !880
	br i1 %48, label %b11, label %b12, !dbg !880

b11:
	%49 = sext i32 %14 to i64, !dbg !881
	%50 = sext i32 %p9 to i64, !dbg !881
	%51 = sub i64 %50, 9, !dbg !881
	%52 = trunc i64 %p10 to i32, !dbg !881
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !881
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !881
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !881
	%56 = icmp ne i64 %p4, %p6, !dbg !881
	%57 = icmp uge i64 %p10, %49, !dbg !881
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !881
	%59 = icmp ugt i64 %51, 1, !dbg !881
	%60 = or i1 %56, %57, !dbg !881
	%61 = or i1 %60, %58, !dbg !881
	%62 = or i1 %61, %59, !dbg !881
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !881, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !881
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !881
	br label %b41, !dbg !881

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !882
	br i1 %64, label %b13, label %b41, !dbg !882

b13:
	%65 = sext i32 %14 to i64, !dbg !883
	%66 = sext i32 %p9 to i64, !dbg !883
	%67 = sub i64 %66, 9, !dbg !883
	%68 = trunc i64 %p10 to i32, !dbg !883
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !883
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !883
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !883
	%72 = icmp ne i64 %p4, %p6, !dbg !883
	%73 = icmp uge i64 %p10, %65, !dbg !883
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !883
	%75 = icmp ugt i64 %67, 1, !dbg !883
	%76 = or i1 %72, %73, !dbg !883
	%77 = or i1 %76, %74, !dbg !883
	%78 = or i1 %77, %75, !dbg !883
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !883, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !883
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !883
	br label %b41, !dbg !883

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !884
	br i1 %80, label %b15, label %b28, !dbg !884

b15:
	%81 = trunc i64 %12 to i32, !dbg !885
	%82 = udiv i32 %81, 32, !dbg !885
	%83 = zext i32 %82 to i64, !dbg !885
	%84 = icmp eq i64 %83, %p2, !dbg !886
	br i1 %84, label %b16, label %b28, !dbg !886

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !889
	br i1 %85, label %b17, label %b18, !dbg !889

b17:
	%86 = sext i32 %14 to i64, !dbg !890
	%87 = trunc i64 %p10 to i32, !dbg !890
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !890
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !890
	%90 = icmp ne i64 %p4, %p6, !dbg !890
	%91 = icmp uge i64 %p10, %86, !dbg !890
	%92 = or i1 %90, %91, !dbg !890
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !890, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !890
	br label %b41, !dbg !890

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !891
	br i1 %93, label %b19, label %b20, !dbg !891

b19:
	%94 = sext i32 %14 to i64, !dbg !892
	%95 = trunc i64 %p10 to i32, !dbg !892
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !892
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !892
	%98 = icmp ne i64 %p4, %p6, !dbg !892
	%99 = icmp uge i64 %p10, %94, !dbg !892
	%100 = or i1 %98, %99, !dbg !892
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !892, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !892
	br label %b41, !dbg !892

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !893
	br i1 %101, label %b21, label %b22, !dbg !893

b21:
	%102 = sext i32 %14 to i64, !dbg !894
	%103 = trunc i64 %p10 to i32, !dbg !894
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !894
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !894
	%106 = icmp ne i64 %p4, %p6, !dbg !894
	%107 = icmp uge i64 %p10, %102, !dbg !894
	%108 = or i1 %106, %107, !dbg !894
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !894, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !894
	br label %b41, !dbg !894

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !895
	br i1 %109, label %b23, label %b24, !dbg !895

b23:
	%110 = sext i32 %14 to i64, !dbg !896
	%111 = trunc i64 %p10 to i32, !dbg !896
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !896
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !896
	%114 = icmp ne i64 %p4, %p6, !dbg !896
	%115 = icmp uge i64 %p10, %110, !dbg !896
	%116 = or i1 %114, %115, !dbg !896
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !896, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !896
	br label %b41, !dbg !896

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !897
	br i1 %117, label %b25, label %b26, !dbg !897

b25:
	%118 = sext i32 %14 to i64, !dbg !898
	%119 = sext i32 %p9 to i64, !dbg !898
	%120 = sub i64 %119, 9, !dbg !898
	%121 = trunc i64 %p10 to i32, !dbg !898
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !898
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !898
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !898
	%125 = icmp ne i64 %p4, %p6, !dbg !898
	%126 = icmp uge i64 %p10, %118, !dbg !898
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !898
	%128 = icmp ugt i64 %120, 1, !dbg !898
	%129 = or i1 %125, %126, !dbg !898
	%130 = or i1 %129, %127, !dbg !898
	%131 = or i1 %130, %128, !dbg !898
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !898, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !898
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !898
	br label %b41, !dbg !898

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !899
	br i1 %133, label %b27, label %b41, !dbg !899

b27:
	%134 = sext i32 %14 to i64, !dbg !900
	%135 = sext i32 %p9 to i64, !dbg !900
	%136 = sub i64 %135, 9, !dbg !900
	%137 = trunc i64 %p10 to i32, !dbg !900
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !900
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !900
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !900
	%141 = icmp ne i64 %p4, %p6, !dbg !900
	%142 = icmp uge i64 %p10, %134, !dbg !900
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !900
	%144 = icmp ugt i64 %136, 1, !dbg !900
	%145 = or i1 %141, %142, !dbg !900
	%146 = or i1 %145, %143, !dbg !900
	%147 = or i1 %146, %144, !dbg !900
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !900, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !900
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !900
	br label %b41, !dbg !900

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !901
	br i1 %149, label %b29, label %b41, !dbg !901

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !904
	br i1 %150, label %b30, label %b31, !dbg !904

b30:
	%151 = sext i32 %14 to i64, !dbg !905
	%152 = trunc i64 %p10 to i32, !dbg !905
	%153 = mul i32 %6, %7, !dbg !905
	%154 = icmp ne i64 %p4, %p6, !dbg !905
	%155 = icmp uge i64 %p10, %151, !dbg !905
	%156 = or i1 %154, %155, !dbg !905
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !905, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !905, !range !56
	%158 = mul i32 %153, %157, !dbg !905
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !905
	%160 = sext i32 %159 to i64, !dbg !905
	%161 = icmp ult i64 %p10, %160, !dbg !905
	%162 = trunc i64 %p10 to i32, !dbg !905
	%163 = select i1 %161, i32 %162, i32 0, !dbg !905
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !905
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !905
	%166 = sext i32 %165 to i64, !dbg !905
	%167 = sext i32 %158 to i64, !dbg !905
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !905
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !905
	%170 = icmp ne i64 %166, %167, !dbg !905
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !905, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !905
	br label %b41, !dbg !905

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !906
	br i1 %171, label %b32, label %b33, !dbg !906

b32:
	%172 = sext i32 %14 to i64, !dbg !907
	%173 = trunc i64 %p10 to i32, !dbg !907
	%174 = mul i32 %6, %7, !dbg !907
	%175 = icmp ne i64 %p4, %p6, !dbg !907
	%176 = icmp uge i64 %p10, %172, !dbg !907
	%177 = or i1 %175, %176, !dbg !907
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !907, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !907, !range !56
	%179 = mul i32 %174, %178, !dbg !907
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !907
	%181 = sext i32 %180 to i64, !dbg !907
	%182 = icmp ult i64 %p10, %181, !dbg !907
	%183 = trunc i64 %p10 to i32, !dbg !907
	%184 = select i1 %182, i32 %183, i32 0, !dbg !907
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !907
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !907
	%187 = sext i32 %186 to i64, !dbg !907
	%188 = sext i32 %179 to i64, !dbg !907
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !907
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !907
	%191 = icmp ne i64 %187, %188, !dbg !907
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !907, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !907
	br label %b41, !dbg !907

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !908
	br i1 %192, label %b34, label %b35, !dbg !908

b34:
	%193 = sext i32 %14 to i64, !dbg !909
	%194 = trunc i64 %p10 to i32, !dbg !909
	%195 = mul i32 %6, %7, !dbg !909
	%196 = icmp ne i64 %p4, %p6, !dbg !909
	%197 = icmp uge i64 %p10, %193, !dbg !909
	%198 = or i1 %196, %197, !dbg !909
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !909, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !909, !range !56
	%200 = mul i32 %195, %199, !dbg !909
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !909
	%202 = sext i32 %201 to i64, !dbg !909
	%203 = sext i32 %200 to i64, !dbg !909
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !909
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !909
	%206 = icmp ne i64 %202, %203, !dbg !909
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !909, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !909
	br label %b41, !dbg !909

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !910
	br i1 %207, label %b36, label %b37, !dbg !910

b36:
	%208 = sext i32 %14 to i64, !dbg !911
	%209 = trunc i64 %p10 to i32, !dbg !911
	%210 = mul i32 %6, %7, !dbg !911
	%211 = icmp ne i64 %p4, %p6, !dbg !911
	%212 = icmp uge i64 %p10, %208, !dbg !911
	%213 = or i1 %211, %212, !dbg !911
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !911, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !911, !range !56
	%215 = mul i32 %210, %214, !dbg !911
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !911
	%217 = sext i32 %216 to i64, !dbg !911
	%218 = sext i32 %215 to i64, !dbg !911
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !911
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !911
	%221 = icmp ne i64 %217, %218, !dbg !911
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !911, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !911
	br label %b41, !dbg !911

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !912
	br i1 %222, label %b38, label %b39, !dbg !912

b38:
	%223 = sext i32 %14 to i64, !dbg !913
	%224 = sext i32 %p9 to i64, !dbg !913
	%225 = sub i64 %224, 9, !dbg !913
	%226 = trunc i64 %p10 to i32, !dbg !913
	%227 = mul i32 %6, %7, !dbg !913
	%228 = icmp ne i64 %p4, %p6, !dbg !913
	%229 = icmp uge i64 %p10, %223, !dbg !913
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !913
	%231 = icmp ugt i64 %225, 1, !dbg !913
	%232 = or i1 %228, %229, !dbg !913
	%233 = or i1 %232, %230, !dbg !913
	%234 = or i1 %233, %231, !dbg !913
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !913, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !913, !range !56
	%236 = mul i32 %227, %235, !dbg !913
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !913
	%238 = sext i32 %237 to i64, !dbg !913
	%239 = icmp ult i64 %p10, %238, !dbg !913
	%240 = trunc i64 %p10 to i32, !dbg !913
	%241 = select i1 %239, i32 %240, i32 0, !dbg !913
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !913
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !913
	%244 = sext i32 %243 to i64, !dbg !913
	%245 = sext i32 %236 to i64, !dbg !913
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !913
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !913
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !913
	%249 = icmp ne i64 %244, %245, !dbg !913
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !913, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !913
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !913
	br label %b41, !dbg !913

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !914
	br i1 %251, label %b40, label %b41, !dbg !914

b40:
	%252 = sext i32 %14 to i64, !dbg !915
	%253 = sext i32 %p9 to i64, !dbg !915
	%254 = sub i64 %253, 9, !dbg !915
	%255 = trunc i64 %p10 to i32, !dbg !915
	%256 = mul i32 %6, %7, !dbg !915
	%257 = icmp ne i64 %p4, %p6, !dbg !915
	%258 = icmp uge i64 %p10, %252, !dbg !915
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !915
	%260 = icmp ugt i64 %254, 1, !dbg !915
	%261 = or i1 %257, %258, !dbg !915
	%262 = or i1 %261, %259, !dbg !915
	%263 = or i1 %262, %260, !dbg !915
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !915, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !915, !range !56
	%265 = mul i32 %256, %264, !dbg !915
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !915
	%267 = sext i32 %266 to i64, !dbg !915
	%268 = icmp ult i64 %p10, %267, !dbg !915
	%269 = trunc i64 %p10 to i32, !dbg !915
	%270 = select i1 %268, i32 %269, i32 0, !dbg !915
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !915
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !915
	%273 = sext i32 %272 to i64, !dbg !915
	%274 = sext i32 %265 to i64, !dbg !915
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !915
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !915
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !915
	%278 = icmp ne i64 %273, %274, !dbg !915
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !915, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !915
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !915
	br label %b41, !dbg !915

b41:
	ret void, !dbg !866

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !871
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !871

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !871
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !871
	ret void, !dbg !871

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !871
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !871
	ret void, !dbg !871

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !875
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !875

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !875
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !875
	ret void, !dbg !875

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !875
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !875
	ret void, !dbg !875

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !877
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !877

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !877
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !877
	ret void, !dbg !877

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !877
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !877
	ret void, !dbg !877

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !879
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !879

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !879
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !879
	ret void, !dbg !879

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !879
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !879
	ret void, !dbg !879

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !881
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !881

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !881
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !881
	ret void, !dbg !881

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !881
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !881

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !881
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !881
	ret void, !dbg !881

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !881
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !881

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !881
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !881
	ret void, !dbg !881

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !881
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !881
	ret void, !dbg !881

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !883
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !883

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !883
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !883
	ret void, !dbg !883

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !883
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !883

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !883
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !883
	ret void, !dbg !883

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !883
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !883

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !883
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !883
	ret void, !dbg !883

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !883
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !883
	ret void, !dbg !883

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !890
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !890

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !890
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !890
	ret void, !dbg !890

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !890
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !890
	ret void, !dbg !890

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !892
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !892

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !892
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !892
	ret void, !dbg !892

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !892
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !892
	ret void, !dbg !892

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !894
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !894

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !894
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !894
	ret void, !dbg !894

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !894
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !894
	ret void, !dbg !894

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !896
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !896

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !896
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !896
	ret void, !dbg !896

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !896
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !896
	ret void, !dbg !896

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !898
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !898

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !898
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !898
	ret void, !dbg !898

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !898
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !898

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !898
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !898
	ret void, !dbg !898

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !898
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !898

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !898
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !898
	ret void, !dbg !898

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !898
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !898
	ret void, !dbg !898

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !900
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !900

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !900
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !900
	ret void, !dbg !900

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !900
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !900

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !900
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !900
	ret void, !dbg !900

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !900
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !900

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !900
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !900
	ret void, !dbg !900

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !900
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !900
	ret void, !dbg !900

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !905
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !905

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !905
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !905
	ret void, !dbg !905

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !905
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !905
	ret void, !dbg !905

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 112, i64 %166, i64 %167), !dbg !905
	call void asm sideeffect "// site 112", ""() nounwind, !dbg !905
	ret void, !dbg !905

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !907
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !907

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !907
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !907
	ret void, !dbg !907

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !907
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !907
	ret void, !dbg !907

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 113, i64 %187, i64 %188), !dbg !907
	call void asm sideeffect "// site 113", ""() nounwind, !dbg !907
	ret void, !dbg !907

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !909
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !909

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !909
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !909
	ret void, !dbg !909

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !909
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !909
	ret void, !dbg !909

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 114, i64 %202, i64 %203), !dbg !909
	call void asm sideeffect "// site 114", ""() nounwind, !dbg !909
	ret void, !dbg !909

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !911
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !911

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !911
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !911
	ret void, !dbg !911

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !911
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !911
	ret void, !dbg !911

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 115, i64 %217, i64 %218), !dbg !911
	call void asm sideeffect "// site 115", ""() nounwind, !dbg !911
	ret void, !dbg !911

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !913
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !913

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !913
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !913
	ret void, !dbg !913

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !913
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !913

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !913
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !913
	ret void, !dbg !913

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !913
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !913

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !913
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !913
	ret void, !dbg !913

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !913
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !913
	ret void, !dbg !913

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 116, i64 %244, i64 %245), !dbg !913
	call void asm sideeffect "// site 116", ""() nounwind, !dbg !913
	ret void, !dbg !913

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !915
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !915

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !915
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !915
	ret void, !dbg !915

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !915
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !915

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !915
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !915
	ret void, !dbg !915

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !915
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !915

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !915
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !915
	ret void, !dbg !915

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !915
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !915
	ret void, !dbg !915

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 117, i64 %273, i64 %274), !dbg !915
	call void asm sideeffect "// site 117", ""() nounwind, !dbg !915
	ret void, !dbg !915
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !916 {
entry:
	br label %b0, !dbg !917

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !917
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !917
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !917
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !920, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !920, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !920, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !920, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !920, !range !14
	%8 = mul i32 %7, %5, !dbg !920
	%9 = add i32 %4, %8, !dbg !920
	%10 = mul i32 %6, %9, !dbg !920
	%11 = add i32 %3, %10, !dbg !920
	%12 = sext i32 %11 to i64, !dbg !920
	%13 = icmp eq i64 %p1, 0, !dbg !921
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !924
	br i1 %13, label %b1, label %b14, !dbg !921

b1:
	%15 = icmp eq i64 %12, 0, !dbg !925
	br i1 %15, label %b2, label %b14, !dbg !925

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !926
	br i1 %16, label %b3, label %b4, !dbg !926

b3:
	%17 = sext i32 %14 to i64, !dbg !924
	%18 = trunc i64 %p10 to i32, !dbg !924
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !924
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !924
	%21 = icmp ne i64 %p4, %p6, !dbg !924
	%22 = icmp uge i64 %p10, %17, !dbg !924
	%23 = or i1 %21, %22, !dbg !924
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !924, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !924
	br label %b41, !dbg !924

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !927
	br i1 %24, label %b5, label %b6, !dbg !927

b5:
	%25 = sext i32 %14 to i64, !dbg !928
	%26 = trunc i64 %p10 to i32, !dbg !928
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !928
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !928
	%29 = icmp ne i64 %p4, %p6, !dbg !928
	%30 = icmp uge i64 %p10, %25, !dbg !928
	%31 = or i1 %29, %30, !dbg !928
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !928, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !928
	br label %b41, !dbg !928

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !929
	br i1 %32, label %b7, label %b8, !dbg !929

b7:
	%33 = sext i32 %14 to i64, !dbg !930
	%34 = trunc i64 %p10 to i32, !dbg !930
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !930
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !930
	%37 = icmp ne i64 %p4, %p6, !dbg !930
	%38 = icmp uge i64 %p10, %33, !dbg !930
	%39 = or i1 %37, %38, !dbg !930
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !930, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !930
	br label %b41, !dbg !930

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !931
	br i1 %40, label %b9, label %b10, !dbg !931

b9:
	%41 = sext i32 %14 to i64, !dbg !932
	%42 = trunc i64 %p10 to i32, !dbg !932
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !932
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !932
	%45 = icmp ne i64 %p4, %p6, !dbg !932
	%46 = icmp uge i64 %p10, %41, !dbg !932
	%47 = or i1 %45, %46, !dbg !932
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !932, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !932
	br label %b41, !dbg !932

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !933
	br i1 %48, label %b11, label %b12, !dbg !933

b11:
	%49 = sext i32 %14 to i64, !dbg !934
	%50 = sext i32 %p9 to i64, !dbg !934
	%51 = sub i64 %50, 9, !dbg !934
	%52 = trunc i64 %p10 to i32, !dbg !934
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !934
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !934
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !934
	%56 = icmp ne i64 %p4, %p6, !dbg !934
	%57 = icmp uge i64 %p10, %49, !dbg !934
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !934
	%59 = icmp ugt i64 %51, 1, !dbg !934
	%60 = or i1 %56, %57, !dbg !934
	%61 = or i1 %60, %58, !dbg !934
	%62 = or i1 %61, %59, !dbg !934
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !934, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !934
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !934
	br label %b41, !dbg !934

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !935
	br i1 %64, label %b13, label %b41, !dbg !935

b13:
	%65 = sext i32 %14 to i64, !dbg !936
	%66 = sext i32 %p9 to i64, !dbg !936
	%67 = sub i64 %66, 9, !dbg !936
	%68 = trunc i64 %p10 to i32, !dbg !936
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !936
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !936
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !936
	%72 = icmp ne i64 %p4, %p6, !dbg !936
	%73 = icmp uge i64 %p10, %65, !dbg !936
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !936
	%75 = icmp ugt i64 %67, 1, !dbg !936
	%76 = or i1 %72, %73, !dbg !936
	%77 = or i1 %76, %74, !dbg !936
	%78 = or i1 %77, %75, !dbg !936
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !936, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !936
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !936
	br label %b41, !dbg !936

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !937
	br i1 %80, label %b15, label %b28, !dbg !937

b15:
	%81 = trunc i64 %12 to i32, !dbg !938
	%82 = udiv i32 %81, 32, !dbg !938
	%83 = zext i32 %82 to i64, !dbg !938
	%84 = icmp eq i64 %83, %p2, !dbg !939
	br i1 %84, label %b16, label %b28, !dbg !939

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !942
	br i1 %85, label %b17, label %b18, !dbg !942

b17:
	%86 = sext i32 %14 to i64, !dbg !943
	%87 = trunc i64 %p10 to i32, !dbg !943
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !943
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !943
	%90 = icmp ne i64 %p4, %p6, !dbg !943
	%91 = icmp uge i64 %p10, %86, !dbg !943
	%92 = or i1 %90, %91, !dbg !943
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !943, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !943
	br label %b41, !dbg !943

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !944
	br i1 %93, label %b19, label %b20, !dbg !944

b19:
	%94 = sext i32 %14 to i64, !dbg !945
	%95 = trunc i64 %p10 to i32, !dbg !945
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !945
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !945
	%98 = icmp ne i64 %p4, %p6, !dbg !945
	%99 = icmp uge i64 %p10, %94, !dbg !945
	%100 = or i1 %98, %99, !dbg !945
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !945, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !945
	br label %b41, !dbg !945

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !946
	br i1 %101, label %b21, label %b22, !dbg !946

b21:
	%102 = sext i32 %14 to i64, !dbg !947
	%103 = trunc i64 %p10 to i32, !dbg !947
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !947
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !947
	%106 = icmp ne i64 %p4, %p6, !dbg !947
	%107 = icmp uge i64 %p10, %102, !dbg !947
	%108 = or i1 %106, %107, !dbg !947
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !947, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !947
	br label %b41, !dbg !947

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !948
	br i1 %109, label %b23, label %b24, !dbg !948

b23:
	%110 = sext i32 %14 to i64, !dbg !949
	%111 = trunc i64 %p10 to i32, !dbg !949
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !949
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !949
	%114 = icmp ne i64 %p4, %p6, !dbg !949
	%115 = icmp uge i64 %p10, %110, !dbg !949
	%116 = or i1 %114, %115, !dbg !949
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !949, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !949
	br label %b41, !dbg !949

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !950
	br i1 %117, label %b25, label %b26, !dbg !950

b25:
	%118 = sext i32 %14 to i64, !dbg !951
	%119 = sext i32 %p9 to i64, !dbg !951
	%120 = sub i64 %119, 9, !dbg !951
	%121 = trunc i64 %p10 to i32, !dbg !951
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !951
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !951
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !951
	%125 = icmp ne i64 %p4, %p6, !dbg !951
	%126 = icmp uge i64 %p10, %118, !dbg !951
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !951
	%128 = icmp ugt i64 %120, 1, !dbg !951
	%129 = or i1 %125, %126, !dbg !951
	%130 = or i1 %129, %127, !dbg !951
	%131 = or i1 %130, %128, !dbg !951
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !951, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !951
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !951
	br label %b41, !dbg !951

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !952
	br i1 %133, label %b27, label %b41, !dbg !952

b27:
	%134 = sext i32 %14 to i64, !dbg !953
	%135 = sext i32 %p9 to i64, !dbg !953
	%136 = sub i64 %135, 9, !dbg !953
	%137 = trunc i64 %p10 to i32, !dbg !953
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !953
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !953
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !953
	%141 = icmp ne i64 %p4, %p6, !dbg !953
	%142 = icmp uge i64 %p10, %134, !dbg !953
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !953
	%144 = icmp ugt i64 %136, 1, !dbg !953
	%145 = or i1 %141, %142, !dbg !953
	%146 = or i1 %145, %143, !dbg !953
	%147 = or i1 %146, %144, !dbg !953
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !953, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !953
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !953
	br label %b41, !dbg !953

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !954
	br i1 %149, label %b29, label %b41, !dbg !954

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !957
	br i1 %150, label %b30, label %b31, !dbg !957

b30:
	%151 = sext i32 %14 to i64, !dbg !958
	%152 = trunc i64 %p10 to i32, !dbg !958
	%153 = mul i32 %6, %7, !dbg !958
	%154 = icmp ne i64 %p4, %p6, !dbg !958
	%155 = icmp uge i64 %p10, %151, !dbg !958
	%156 = or i1 %154, %155, !dbg !958
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !958, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !958, !range !56
	%158 = mul i32 %153, %157, !dbg !958
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !958
	%160 = sext i32 %159 to i64, !dbg !958
	%161 = icmp ult i64 %p10, %160, !dbg !958
	%162 = trunc i64 %p10 to i32, !dbg !958
	%163 = select i1 %161, i32 %162, i32 0, !dbg !958
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !958
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !958
	%166 = sext i32 %165 to i64, !dbg !958
	%167 = sext i32 %158 to i64, !dbg !958
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !958
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !958
	%170 = icmp ne i64 %166, %167, !dbg !958
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !958, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !958
	br label %b41, !dbg !958

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !959
	br i1 %171, label %b32, label %b33, !dbg !959

b32:
	%172 = sext i32 %14 to i64, !dbg !960
	%173 = trunc i64 %p10 to i32, !dbg !960
	%174 = mul i32 %6, %7, !dbg !960
	%175 = icmp ne i64 %p4, %p6, !dbg !960
	%176 = icmp uge i64 %p10, %172, !dbg !960
	%177 = or i1 %175, %176, !dbg !960
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !960, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !960, !range !56
	%179 = mul i32 %174, %178, !dbg !960
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !960
	%181 = sext i32 %180 to i64, !dbg !960
	%182 = icmp ult i64 %p10, %181, !dbg !960
	%183 = trunc i64 %p10 to i32, !dbg !960
	%184 = select i1 %182, i32 %183, i32 0, !dbg !960
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !960
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !960
	%187 = sext i32 %186 to i64, !dbg !960
	%188 = sext i32 %179 to i64, !dbg !960
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !960
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !960
	%191 = icmp ne i64 %187, %188, !dbg !960
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !960, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !960
	br label %b41, !dbg !960

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !961
	br i1 %192, label %b34, label %b35, !dbg !961

b34:
	%193 = sext i32 %14 to i64, !dbg !962
	%194 = trunc i64 %p10 to i32, !dbg !962
	%195 = mul i32 %6, %7, !dbg !962
	%196 = icmp ne i64 %p4, %p6, !dbg !962
	%197 = icmp uge i64 %p10, %193, !dbg !962
	%198 = or i1 %196, %197, !dbg !962
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !962, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !962, !range !56
	%200 = mul i32 %195, %199, !dbg !962
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !962
	%202 = sext i32 %201 to i64, !dbg !962
	%203 = sext i32 %200 to i64, !dbg !962
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !962
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !962
	%206 = icmp ne i64 %202, %203, !dbg !962
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !962, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !962
	br label %b41, !dbg !962

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !963
	br i1 %207, label %b36, label %b37, !dbg !963

b36:
	%208 = sext i32 %14 to i64, !dbg !964
	%209 = trunc i64 %p10 to i32, !dbg !964
	%210 = mul i32 %6, %7, !dbg !964
	%211 = icmp ne i64 %p4, %p6, !dbg !964
	%212 = icmp uge i64 %p10, %208, !dbg !964
	%213 = or i1 %211, %212, !dbg !964
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !964, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !964, !range !56
	%215 = mul i32 %210, %214, !dbg !964
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !964
	%217 = sext i32 %216 to i64, !dbg !964
	%218 = sext i32 %215 to i64, !dbg !964
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !964
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !964
	%221 = icmp ne i64 %217, %218, !dbg !964
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !964, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !964
	br label %b41, !dbg !964

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !965
	br i1 %222, label %b38, label %b39, !dbg !965

b38:
	%223 = sext i32 %14 to i64, !dbg !966
	%224 = sext i32 %p9 to i64, !dbg !966
	%225 = sub i64 %224, 9, !dbg !966
	%226 = trunc i64 %p10 to i32, !dbg !966
	%227 = mul i32 %6, %7, !dbg !966
	%228 = icmp ne i64 %p4, %p6, !dbg !966
	%229 = icmp uge i64 %p10, %223, !dbg !966
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !966
	%231 = icmp ugt i64 %225, 1, !dbg !966
	%232 = or i1 %228, %229, !dbg !966
	%233 = or i1 %232, %230, !dbg !966
	%234 = or i1 %233, %231, !dbg !966
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !966, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !966, !range !56
	%236 = mul i32 %227, %235, !dbg !966
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !966
	%238 = sext i32 %237 to i64, !dbg !966
	%239 = icmp ult i64 %p10, %238, !dbg !966
	%240 = trunc i64 %p10 to i32, !dbg !966
	%241 = select i1 %239, i32 %240, i32 0, !dbg !966
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !966
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !966
	%244 = sext i32 %243 to i64, !dbg !966
	%245 = sext i32 %236 to i64, !dbg !966
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !966
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !966
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !966
	%249 = icmp ne i64 %244, %245, !dbg !966
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !966, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !966
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !966
	br label %b41, !dbg !966

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !967
	br i1 %251, label %b40, label %b41, !dbg !967

b40:
	%252 = sext i32 %14 to i64, !dbg !968
	%253 = sext i32 %p9 to i64, !dbg !968
	%254 = sub i64 %253, 9, !dbg !968
	%255 = trunc i64 %p10 to i32, !dbg !968
	%256 = mul i32 %6, %7, !dbg !968
	%257 = icmp ne i64 %p4, %p6, !dbg !968
	%258 = icmp uge i64 %p10, %252, !dbg !968
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !968
	%260 = icmp ugt i64 %254, 1, !dbg !968
	%261 = or i1 %257, %258, !dbg !968
	%262 = or i1 %261, %259, !dbg !968
	%263 = or i1 %262, %260, !dbg !968
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !968, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !968, !range !56
	%265 = mul i32 %256, %264, !dbg !968
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !968
	%267 = sext i32 %266 to i64, !dbg !968
	%268 = icmp ult i64 %p10, %267, !dbg !968
	%269 = trunc i64 %p10 to i32, !dbg !968
	%270 = select i1 %268, i32 %269, i32 0, !dbg !968
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !968
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !968
	%273 = sext i32 %272 to i64, !dbg !968
	%274 = sext i32 %265 to i64, !dbg !968
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !968
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !968
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !968
	%278 = icmp ne i64 %273, %274, !dbg !968
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !968, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !968
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !968
	br label %b41, !dbg !968

b41:
	ret void, !dbg !919

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !924
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !924

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !924
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !924
	ret void, !dbg !924

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !924
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !924
	ret void, !dbg !924

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !928
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !928

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !928
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !928
	ret void, !dbg !928

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !928
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !928
	ret void, !dbg !928

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !930
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !930

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !930
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !930
	ret void, !dbg !930

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !930
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !930
	ret void, !dbg !930

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !932
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !932

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !932
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !932
	ret void, !dbg !932

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !932
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !932
	ret void, !dbg !932

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !934
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !934

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !934
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !934
	ret void, !dbg !934

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !934
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !934

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !934
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !934
	ret void, !dbg !934

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !934
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !934

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !934
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !934
	ret void, !dbg !934

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !934
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !934
	ret void, !dbg !934

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !936
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !936

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !936
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !936
	ret void, !dbg !936

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !936
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !936

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !936
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !936
	ret void, !dbg !936

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !936
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !936

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !936
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !936
	ret void, !dbg !936

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !936
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !936
	ret void, !dbg !936

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !943
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !943

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !943
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !943
	ret void, !dbg !943

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !943
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !943
	ret void, !dbg !943

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !945
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !945

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !945
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !945
	ret void, !dbg !945

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !945
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !945
	ret void, !dbg !945

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !947
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !947

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !947
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !947
	ret void, !dbg !947

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !947
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !947
	ret void, !dbg !947

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !949
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !949

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !949
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !949
	ret void, !dbg !949

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !949
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !949
	ret void, !dbg !949

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !951
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !951

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !951
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !951
	ret void, !dbg !951

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !951
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !951

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !951
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !951
	ret void, !dbg !951

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !951
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !951

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !951
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !951
	ret void, !dbg !951

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !951
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !951
	ret void, !dbg !951

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !953
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !953

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !953
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !953
	ret void, !dbg !953

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !953
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !953

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !953
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !953
	ret void, !dbg !953

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !953
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !953

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !953
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !953
	ret void, !dbg !953

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !953
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !953
	ret void, !dbg !953

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !958
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !958

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !958
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !958
	ret void, !dbg !958

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !958
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !958
	ret void, !dbg !958

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 118, i64 %166, i64 %167), !dbg !958
	call void asm sideeffect "// site 118", ""() nounwind, !dbg !958
	ret void, !dbg !958

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !960
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !960

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !960
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !960
	ret void, !dbg !960

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !960
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !960
	ret void, !dbg !960

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 119, i64 %187, i64 %188), !dbg !960
	call void asm sideeffect "// site 119", ""() nounwind, !dbg !960
	ret void, !dbg !960

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !962
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !962

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !962
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !962
	ret void, !dbg !962

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !962
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !962
	ret void, !dbg !962

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 120, i64 %202, i64 %203), !dbg !962
	call void asm sideeffect "// site 120", ""() nounwind, !dbg !962
	ret void, !dbg !962

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !964
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !964

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !964
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !964
	ret void, !dbg !964

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !964
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !964
	ret void, !dbg !964

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 121, i64 %217, i64 %218), !dbg !964
	call void asm sideeffect "// site 121", ""() nounwind, !dbg !964
	ret void, !dbg !964

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !966
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !966

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !966
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !966
	ret void, !dbg !966

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !966
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !966

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !966
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !966
	ret void, !dbg !966

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !966
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !966

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !966
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !966
	ret void, !dbg !966

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !966
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !966
	ret void, !dbg !966

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 122, i64 %244, i64 %245), !dbg !966
	call void asm sideeffect "// site 122", ""() nounwind, !dbg !966
	ret void, !dbg !966

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !968
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !968

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !968
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !968
	ret void, !dbg !968

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !968
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !968

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !968
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !968
	ret void, !dbg !968

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !968
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !968

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !968
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !968
	ret void, !dbg !968

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !968
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !968
	ret void, !dbg !968

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 123, i64 %273, i64 %274), !dbg !968
	call void asm sideeffect "// site 123", ""() nounwind, !dbg !968
	ret void, !dbg !968
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

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare void @gpuc_put_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_get_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare void @gpuc_put_signal_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_get_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!969, !970, !971, !972, !973, !974, !975, !976, !977, !978, !979, !980, !981, !982, !983, !984, !985, !986}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/transfer")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Body", scope: !1, file: !1, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!7 = !DILocation(line: 12, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/transfer")
!9 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!10 = !DILocation(line: 13, column: 10, scope: !6)
!11 = !DILocation(line: 28, column: 24, scope: !9, inlinedAt: !10)
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 64}
!14 = !{i32 1, i32 1025}
!15 = !DILocation(line: 30, column: 13, scope: !9, inlinedAt: !10)
!16 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!17 = !DILocation(line: 31, column: 7, scope: !9, inlinedAt: !10)
!18 = !DILocation(line: 43, column: 12, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 30, column: 38, scope: !9, inlinedAt: !10)
!20 = !DILocation(line: 42, column: 7, scope: !16, inlinedAt: !17)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 44, column: 7, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 45, column: 15, scope: !16, inlinedAt: !17)
!26 = !DILocation(line: 46, column: 7, scope: !16, inlinedAt: !17)
!27 = !DILocation(line: 47, column: 12, scope: !16, inlinedAt: !17)
!28 = !DILocation(line: 48, column: 7, scope: !16, inlinedAt: !17)
!29 = !DILocation(line: 49, column: 15, scope: !16, inlinedAt: !17)
!30 = !DILocation(line: 50, column: 7, scope: !16, inlinedAt: !17)
!31 = !DILocation(line: 51, column: 18, scope: !16, inlinedAt: !17)
!32 = !DILocation(line: 52, column: 7, scope: !16, inlinedAt: !17)
!33 = !DILocation(line: 53, column: 21, scope: !16, inlinedAt: !17)
!34 = !DILocation(line: 32, column: 13, scope: !9, inlinedAt: !10)
!35 = !DILocation(line: 32, column: 35, scope: !9, inlinedAt: !10)
!36 = !DILocation(line: 32, column: 39, scope: !9, inlinedAt: !10)
!37 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!38 = !DILocation(line: 33, column: 7, scope: !9, inlinedAt: !10)
!39 = !DILocation(line: 42, column: 7, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 43, column: 12, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 44, column: 7, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 45, column: 15, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 46, column: 7, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 47, column: 12, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 48, column: 7, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 49, column: 15, scope: !37, inlinedAt: !38)
!47 = !DILocation(line: 50, column: 7, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 51, column: 18, scope: !37, inlinedAt: !38)
!49 = !DILocation(line: 52, column: 7, scope: !37, inlinedAt: !38)
!50 = !DILocation(line: 53, column: 21, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 34, column: 13, scope: !9, inlinedAt: !10)
!52 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!53 = !DILocation(line: 35, column: 7, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 42, column: 7, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 43, column: 12, scope: !52, inlinedAt: !53)
!56 = !{i32 1, i32 65}
!57 = !DILocation(line: 44, column: 7, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 45, column: 15, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 46, column: 7, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 47, column: 12, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 48, column: 7, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 49, column: 15, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 50, column: 7, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 51, column: 18, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 52, column: 7, scope: !52, inlinedAt: !53)
!66 = !DILocation(line: 53, column: 21, scope: !52, inlinedAt: !53)
!67 = distinct !DISubprogram(name: "Color", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!68 = !DILocation(line: 19, column: 6, scope: !67)
!69 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!70 = !DILocation(line: 20, column: 10, scope: !67)
!71 = !DILocation(line: 28, column: 24, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 30, column: 13, scope: !69, inlinedAt: !70)
!73 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!74 = !DILocation(line: 31, column: 7, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 43, column: 12, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 30, column: 38, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 42, column: 7, scope: !73, inlinedAt: !74)
!78 = !DILocation(line: 44, column: 7, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 45, column: 15, scope: !73, inlinedAt: !74)
!80 = !DILocation(line: 46, column: 7, scope: !73, inlinedAt: !74)
!81 = !DILocation(line: 47, column: 12, scope: !73, inlinedAt: !74)
!82 = !DILocation(line: 48, column: 7, scope: !73, inlinedAt: !74)
!83 = !DILocation(line: 49, column: 15, scope: !73, inlinedAt: !74)
!84 = !DILocation(line: 50, column: 7, scope: !73, inlinedAt: !74)
!85 = !DILocation(line: 51, column: 18, scope: !73, inlinedAt: !74)
!86 = !DILocation(line: 52, column: 7, scope: !73, inlinedAt: !74)
!87 = !DILocation(line: 53, column: 21, scope: !73, inlinedAt: !74)
!88 = !DILocation(line: 32, column: 13, scope: !69, inlinedAt: !70)
!89 = !DILocation(line: 32, column: 35, scope: !69, inlinedAt: !70)
!90 = !DILocation(line: 32, column: 39, scope: !69, inlinedAt: !70)
!91 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!92 = !DILocation(line: 33, column: 7, scope: !69, inlinedAt: !70)
!93 = !DILocation(line: 42, column: 7, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 43, column: 12, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 44, column: 7, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 45, column: 15, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 46, column: 7, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 47, column: 12, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 48, column: 7, scope: !91, inlinedAt: !92)
!100 = !DILocation(line: 49, column: 15, scope: !91, inlinedAt: !92)
!101 = !DILocation(line: 50, column: 7, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 51, column: 18, scope: !91, inlinedAt: !92)
!103 = !DILocation(line: 52, column: 7, scope: !91, inlinedAt: !92)
!104 = !DILocation(line: 53, column: 21, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 34, column: 13, scope: !69, inlinedAt: !70)
!106 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!107 = !DILocation(line: 35, column: 7, scope: !69, inlinedAt: !70)
!108 = !DILocation(line: 42, column: 7, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 43, column: 12, scope: !106, inlinedAt: !107)
!110 = !DILocation(line: 44, column: 7, scope: !106, inlinedAt: !107)
!111 = !DILocation(line: 45, column: 15, scope: !106, inlinedAt: !107)
!112 = !DILocation(line: 46, column: 7, scope: !106, inlinedAt: !107)
!113 = !DILocation(line: 47, column: 12, scope: !106, inlinedAt: !107)
!114 = !DILocation(line: 48, column: 7, scope: !106, inlinedAt: !107)
!115 = !DILocation(line: 49, column: 15, scope: !106, inlinedAt: !107)
!116 = !DILocation(line: 50, column: 7, scope: !106, inlinedAt: !107)
!117 = !DILocation(line: 51, column: 18, scope: !106, inlinedAt: !107)
!118 = !DILocation(line: 52, column: 7, scope: !106, inlinedAt: !107)
!119 = !DILocation(line: 53, column: 21, scope: !106, inlinedAt: !107)
!120 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/transfer")
!121 = distinct !DISubprogram(name: "Int8", scope: !120, file: !120, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!122 = !DILocation(line: 13, column: 6, scope: !121)
!123 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!124 = !DILocation(line: 14, column: 10, scope: !121)
!125 = !DILocation(line: 28, column: 24, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 30, column: 13, scope: !123, inlinedAt: !124)
!127 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!128 = !DILocation(line: 31, column: 7, scope: !123, inlinedAt: !124)
!129 = !DILocation(line: 43, column: 12, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 30, column: 38, scope: !123, inlinedAt: !124)
!131 = !DILocation(line: 42, column: 7, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 44, column: 7, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 45, column: 15, scope: !127, inlinedAt: !128)
!134 = !DILocation(line: 46, column: 7, scope: !127, inlinedAt: !128)
!135 = !DILocation(line: 47, column: 12, scope: !127, inlinedAt: !128)
!136 = !DILocation(line: 48, column: 7, scope: !127, inlinedAt: !128)
!137 = !DILocation(line: 49, column: 15, scope: !127, inlinedAt: !128)
!138 = !DILocation(line: 50, column: 7, scope: !127, inlinedAt: !128)
!139 = !DILocation(line: 51, column: 18, scope: !127, inlinedAt: !128)
!140 = !DILocation(line: 52, column: 7, scope: !127, inlinedAt: !128)
!141 = !DILocation(line: 53, column: 21, scope: !127, inlinedAt: !128)
!142 = !DILocation(line: 32, column: 13, scope: !123, inlinedAt: !124)
!143 = !DILocation(line: 32, column: 35, scope: !123, inlinedAt: !124)
!144 = !DILocation(line: 32, column: 39, scope: !123, inlinedAt: !124)
!145 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!146 = !DILocation(line: 33, column: 7, scope: !123, inlinedAt: !124)
!147 = !DILocation(line: 42, column: 7, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 43, column: 12, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 44, column: 7, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 45, column: 15, scope: !145, inlinedAt: !146)
!151 = !DILocation(line: 46, column: 7, scope: !145, inlinedAt: !146)
!152 = !DILocation(line: 47, column: 12, scope: !145, inlinedAt: !146)
!153 = !DILocation(line: 48, column: 7, scope: !145, inlinedAt: !146)
!154 = !DILocation(line: 49, column: 15, scope: !145, inlinedAt: !146)
!155 = !DILocation(line: 50, column: 7, scope: !145, inlinedAt: !146)
!156 = !DILocation(line: 51, column: 18, scope: !145, inlinedAt: !146)
!157 = !DILocation(line: 52, column: 7, scope: !145, inlinedAt: !146)
!158 = !DILocation(line: 53, column: 21, scope: !145, inlinedAt: !146)
!159 = !DILocation(line: 34, column: 13, scope: !123, inlinedAt: !124)
!160 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!161 = !DILocation(line: 35, column: 7, scope: !123, inlinedAt: !124)
!162 = !DILocation(line: 42, column: 7, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 43, column: 12, scope: !160, inlinedAt: !161)
!164 = !DILocation(line: 44, column: 7, scope: !160, inlinedAt: !161)
!165 = !DILocation(line: 45, column: 15, scope: !160, inlinedAt: !161)
!166 = !DILocation(line: 46, column: 7, scope: !160, inlinedAt: !161)
!167 = !DILocation(line: 47, column: 12, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 48, column: 7, scope: !160, inlinedAt: !161)
!169 = !DILocation(line: 49, column: 15, scope: !160, inlinedAt: !161)
!170 = !DILocation(line: 50, column: 7, scope: !160, inlinedAt: !161)
!171 = !DILocation(line: 51, column: 18, scope: !160, inlinedAt: !161)
!172 = !DILocation(line: 52, column: 7, scope: !160, inlinedAt: !161)
!173 = !DILocation(line: 53, column: 21, scope: !160, inlinedAt: !161)
!174 = distinct !DISubprogram(name: "Int16", scope: !120, file: !120, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!175 = !DILocation(line: 20, column: 6, scope: !174)
!176 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!177 = !DILocation(line: 21, column: 10, scope: !174)
!178 = !DILocation(line: 28, column: 24, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 30, column: 13, scope: !176, inlinedAt: !177)
!180 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!181 = !DILocation(line: 31, column: 7, scope: !176, inlinedAt: !177)
!182 = !DILocation(line: 43, column: 12, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 30, column: 38, scope: !176, inlinedAt: !177)
!184 = !DILocation(line: 42, column: 7, scope: !180, inlinedAt: !181)
!185 = !DILocation(line: 44, column: 7, scope: !180, inlinedAt: !181)
!186 = !DILocation(line: 45, column: 15, scope: !180, inlinedAt: !181)
!187 = !DILocation(line: 46, column: 7, scope: !180, inlinedAt: !181)
!188 = !DILocation(line: 47, column: 12, scope: !180, inlinedAt: !181)
!189 = !DILocation(line: 48, column: 7, scope: !180, inlinedAt: !181)
!190 = !DILocation(line: 49, column: 15, scope: !180, inlinedAt: !181)
!191 = !DILocation(line: 50, column: 7, scope: !180, inlinedAt: !181)
!192 = !DILocation(line: 51, column: 18, scope: !180, inlinedAt: !181)
!193 = !DILocation(line: 52, column: 7, scope: !180, inlinedAt: !181)
!194 = !DILocation(line: 53, column: 21, scope: !180, inlinedAt: !181)
!195 = !DILocation(line: 32, column: 13, scope: !176, inlinedAt: !177)
!196 = !DILocation(line: 32, column: 35, scope: !176, inlinedAt: !177)
!197 = !DILocation(line: 32, column: 39, scope: !176, inlinedAt: !177)
!198 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!199 = !DILocation(line: 33, column: 7, scope: !176, inlinedAt: !177)
!200 = !DILocation(line: 42, column: 7, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 43, column: 12, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 44, column: 7, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 45, column: 15, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 46, column: 7, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 47, column: 12, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 48, column: 7, scope: !198, inlinedAt: !199)
!207 = !DILocation(line: 49, column: 15, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 50, column: 7, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 51, column: 18, scope: !198, inlinedAt: !199)
!210 = !DILocation(line: 52, column: 7, scope: !198, inlinedAt: !199)
!211 = !DILocation(line: 53, column: 21, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 34, column: 13, scope: !176, inlinedAt: !177)
!213 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!214 = !DILocation(line: 35, column: 7, scope: !176, inlinedAt: !177)
!215 = !DILocation(line: 42, column: 7, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 43, column: 12, scope: !213, inlinedAt: !214)
!217 = !DILocation(line: 44, column: 7, scope: !213, inlinedAt: !214)
!218 = !DILocation(line: 45, column: 15, scope: !213, inlinedAt: !214)
!219 = !DILocation(line: 46, column: 7, scope: !213, inlinedAt: !214)
!220 = !DILocation(line: 47, column: 12, scope: !213, inlinedAt: !214)
!221 = !DILocation(line: 48, column: 7, scope: !213, inlinedAt: !214)
!222 = !DILocation(line: 49, column: 15, scope: !213, inlinedAt: !214)
!223 = !DILocation(line: 50, column: 7, scope: !213, inlinedAt: !214)
!224 = !DILocation(line: 51, column: 18, scope: !213, inlinedAt: !214)
!225 = !DILocation(line: 52, column: 7, scope: !213, inlinedAt: !214)
!226 = !DILocation(line: 53, column: 21, scope: !213, inlinedAt: !214)
!227 = distinct !DISubprogram(name: "Int32", scope: !120, file: !120, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!228 = !DILocation(line: 27, column: 6, scope: !227)
!229 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!230 = !DILocation(line: 28, column: 10, scope: !227)
!231 = !DILocation(line: 28, column: 24, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 30, column: 13, scope: !229, inlinedAt: !230)
!233 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!234 = !DILocation(line: 31, column: 7, scope: !229, inlinedAt: !230)
!235 = !DILocation(line: 43, column: 12, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 30, column: 38, scope: !229, inlinedAt: !230)
!237 = !DILocation(line: 42, column: 7, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 44, column: 7, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 45, column: 15, scope: !233, inlinedAt: !234)
!240 = !DILocation(line: 46, column: 7, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 47, column: 12, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 48, column: 7, scope: !233, inlinedAt: !234)
!243 = !DILocation(line: 49, column: 15, scope: !233, inlinedAt: !234)
!244 = !DILocation(line: 50, column: 7, scope: !233, inlinedAt: !234)
!245 = !DILocation(line: 51, column: 18, scope: !233, inlinedAt: !234)
!246 = !DILocation(line: 52, column: 7, scope: !233, inlinedAt: !234)
!247 = !DILocation(line: 53, column: 21, scope: !233, inlinedAt: !234)
!248 = !DILocation(line: 32, column: 13, scope: !229, inlinedAt: !230)
!249 = !DILocation(line: 32, column: 35, scope: !229, inlinedAt: !230)
!250 = !DILocation(line: 32, column: 39, scope: !229, inlinedAt: !230)
!251 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!252 = !DILocation(line: 33, column: 7, scope: !229, inlinedAt: !230)
!253 = !DILocation(line: 42, column: 7, scope: !251, inlinedAt: !252)
!254 = !DILocation(line: 43, column: 12, scope: !251, inlinedAt: !252)
!255 = !DILocation(line: 44, column: 7, scope: !251, inlinedAt: !252)
!256 = !DILocation(line: 45, column: 15, scope: !251, inlinedAt: !252)
!257 = !DILocation(line: 46, column: 7, scope: !251, inlinedAt: !252)
!258 = !DILocation(line: 47, column: 12, scope: !251, inlinedAt: !252)
!259 = !DILocation(line: 48, column: 7, scope: !251, inlinedAt: !252)
!260 = !DILocation(line: 49, column: 15, scope: !251, inlinedAt: !252)
!261 = !DILocation(line: 50, column: 7, scope: !251, inlinedAt: !252)
!262 = !DILocation(line: 51, column: 18, scope: !251, inlinedAt: !252)
!263 = !DILocation(line: 52, column: 7, scope: !251, inlinedAt: !252)
!264 = !DILocation(line: 53, column: 21, scope: !251, inlinedAt: !252)
!265 = !DILocation(line: 34, column: 13, scope: !229, inlinedAt: !230)
!266 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!267 = !DILocation(line: 35, column: 7, scope: !229, inlinedAt: !230)
!268 = !DILocation(line: 42, column: 7, scope: !266, inlinedAt: !267)
!269 = !DILocation(line: 43, column: 12, scope: !266, inlinedAt: !267)
!270 = !DILocation(line: 44, column: 7, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 45, column: 15, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 46, column: 7, scope: !266, inlinedAt: !267)
!273 = !DILocation(line: 47, column: 12, scope: !266, inlinedAt: !267)
!274 = !DILocation(line: 48, column: 7, scope: !266, inlinedAt: !267)
!275 = !DILocation(line: 49, column: 15, scope: !266, inlinedAt: !267)
!276 = !DILocation(line: 50, column: 7, scope: !266, inlinedAt: !267)
!277 = !DILocation(line: 51, column: 18, scope: !266, inlinedAt: !267)
!278 = !DILocation(line: 52, column: 7, scope: !266, inlinedAt: !267)
!279 = !DILocation(line: 53, column: 21, scope: !266, inlinedAt: !267)
!280 = distinct !DISubprogram(name: "Int64", scope: !120, file: !120, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!281 = !DILocation(line: 34, column: 6, scope: !280)
!282 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!283 = !DILocation(line: 35, column: 10, scope: !280)
!284 = !DILocation(line: 28, column: 24, scope: !282, inlinedAt: !283)
!285 = !DILocation(line: 30, column: 13, scope: !282, inlinedAt: !283)
!286 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!287 = !DILocation(line: 31, column: 7, scope: !282, inlinedAt: !283)
!288 = !DILocation(line: 43, column: 12, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 30, column: 38, scope: !282, inlinedAt: !283)
!290 = !DILocation(line: 42, column: 7, scope: !286, inlinedAt: !287)
!291 = !DILocation(line: 44, column: 7, scope: !286, inlinedAt: !287)
!292 = !DILocation(line: 45, column: 15, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 46, column: 7, scope: !286, inlinedAt: !287)
!294 = !DILocation(line: 47, column: 12, scope: !286, inlinedAt: !287)
!295 = !DILocation(line: 48, column: 7, scope: !286, inlinedAt: !287)
!296 = !DILocation(line: 49, column: 15, scope: !286, inlinedAt: !287)
!297 = !DILocation(line: 50, column: 7, scope: !286, inlinedAt: !287)
!298 = !DILocation(line: 51, column: 18, scope: !286, inlinedAt: !287)
!299 = !DILocation(line: 52, column: 7, scope: !286, inlinedAt: !287)
!300 = !DILocation(line: 53, column: 21, scope: !286, inlinedAt: !287)
!301 = !DILocation(line: 32, column: 13, scope: !282, inlinedAt: !283)
!302 = !DILocation(line: 32, column: 35, scope: !282, inlinedAt: !283)
!303 = !DILocation(line: 32, column: 39, scope: !282, inlinedAt: !283)
!304 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!305 = !DILocation(line: 33, column: 7, scope: !282, inlinedAt: !283)
!306 = !DILocation(line: 42, column: 7, scope: !304, inlinedAt: !305)
!307 = !DILocation(line: 43, column: 12, scope: !304, inlinedAt: !305)
!308 = !DILocation(line: 44, column: 7, scope: !304, inlinedAt: !305)
!309 = !DILocation(line: 45, column: 15, scope: !304, inlinedAt: !305)
!310 = !DILocation(line: 46, column: 7, scope: !304, inlinedAt: !305)
!311 = !DILocation(line: 47, column: 12, scope: !304, inlinedAt: !305)
!312 = !DILocation(line: 48, column: 7, scope: !304, inlinedAt: !305)
!313 = !DILocation(line: 49, column: 15, scope: !304, inlinedAt: !305)
!314 = !DILocation(line: 50, column: 7, scope: !304, inlinedAt: !305)
!315 = !DILocation(line: 51, column: 18, scope: !304, inlinedAt: !305)
!316 = !DILocation(line: 52, column: 7, scope: !304, inlinedAt: !305)
!317 = !DILocation(line: 53, column: 21, scope: !304, inlinedAt: !305)
!318 = !DILocation(line: 34, column: 13, scope: !282, inlinedAt: !283)
!319 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!320 = !DILocation(line: 35, column: 7, scope: !282, inlinedAt: !283)
!321 = !DILocation(line: 42, column: 7, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 43, column: 12, scope: !319, inlinedAt: !320)
!323 = !DILocation(line: 44, column: 7, scope: !319, inlinedAt: !320)
!324 = !DILocation(line: 45, column: 15, scope: !319, inlinedAt: !320)
!325 = !DILocation(line: 46, column: 7, scope: !319, inlinedAt: !320)
!326 = !DILocation(line: 47, column: 12, scope: !319, inlinedAt: !320)
!327 = !DILocation(line: 48, column: 7, scope: !319, inlinedAt: !320)
!328 = !DILocation(line: 49, column: 15, scope: !319, inlinedAt: !320)
!329 = !DILocation(line: 50, column: 7, scope: !319, inlinedAt: !320)
!330 = !DILocation(line: 51, column: 18, scope: !319, inlinedAt: !320)
!331 = !DILocation(line: 52, column: 7, scope: !319, inlinedAt: !320)
!332 = !DILocation(line: 53, column: 21, scope: !319, inlinedAt: !320)
!333 = distinct !DISubprogram(name: "Int", scope: !120, file: !120, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!334 = !DILocation(line: 41, column: 6, scope: !333)
!335 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!336 = !DILocation(line: 42, column: 10, scope: !333)
!337 = !DILocation(line: 28, column: 24, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 30, column: 13, scope: !335, inlinedAt: !336)
!339 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!340 = !DILocation(line: 31, column: 7, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 43, column: 12, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 30, column: 38, scope: !335, inlinedAt: !336)
!343 = !DILocation(line: 42, column: 7, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 44, column: 7, scope: !339, inlinedAt: !340)
!345 = !DILocation(line: 45, column: 15, scope: !339, inlinedAt: !340)
!346 = !DILocation(line: 46, column: 7, scope: !339, inlinedAt: !340)
!347 = !DILocation(line: 47, column: 12, scope: !339, inlinedAt: !340)
!348 = !DILocation(line: 48, column: 7, scope: !339, inlinedAt: !340)
!349 = !DILocation(line: 49, column: 15, scope: !339, inlinedAt: !340)
!350 = !DILocation(line: 50, column: 7, scope: !339, inlinedAt: !340)
!351 = !DILocation(line: 51, column: 18, scope: !339, inlinedAt: !340)
!352 = !DILocation(line: 52, column: 7, scope: !339, inlinedAt: !340)
!353 = !DILocation(line: 53, column: 21, scope: !339, inlinedAt: !340)
!354 = !DILocation(line: 32, column: 13, scope: !335, inlinedAt: !336)
!355 = !DILocation(line: 32, column: 35, scope: !335, inlinedAt: !336)
!356 = !DILocation(line: 32, column: 39, scope: !335, inlinedAt: !336)
!357 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!358 = !DILocation(line: 33, column: 7, scope: !335, inlinedAt: !336)
!359 = !DILocation(line: 42, column: 7, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 43, column: 12, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 44, column: 7, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 45, column: 15, scope: !357, inlinedAt: !358)
!363 = !DILocation(line: 46, column: 7, scope: !357, inlinedAt: !358)
!364 = !DILocation(line: 47, column: 12, scope: !357, inlinedAt: !358)
!365 = !DILocation(line: 48, column: 7, scope: !357, inlinedAt: !358)
!366 = !DILocation(line: 49, column: 15, scope: !357, inlinedAt: !358)
!367 = !DILocation(line: 50, column: 7, scope: !357, inlinedAt: !358)
!368 = !DILocation(line: 51, column: 18, scope: !357, inlinedAt: !358)
!369 = !DILocation(line: 52, column: 7, scope: !357, inlinedAt: !358)
!370 = !DILocation(line: 53, column: 21, scope: !357, inlinedAt: !358)
!371 = !DILocation(line: 34, column: 13, scope: !335, inlinedAt: !336)
!372 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!373 = !DILocation(line: 35, column: 7, scope: !335, inlinedAt: !336)
!374 = !DILocation(line: 42, column: 7, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 43, column: 12, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 44, column: 7, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 45, column: 15, scope: !372, inlinedAt: !373)
!378 = !DILocation(line: 46, column: 7, scope: !372, inlinedAt: !373)
!379 = !DILocation(line: 47, column: 12, scope: !372, inlinedAt: !373)
!380 = !DILocation(line: 48, column: 7, scope: !372, inlinedAt: !373)
!381 = !DILocation(line: 49, column: 15, scope: !372, inlinedAt: !373)
!382 = !DILocation(line: 50, column: 7, scope: !372, inlinedAt: !373)
!383 = !DILocation(line: 51, column: 18, scope: !372, inlinedAt: !373)
!384 = !DILocation(line: 52, column: 7, scope: !372, inlinedAt: !373)
!385 = !DILocation(line: 53, column: 21, scope: !372, inlinedAt: !373)
!386 = distinct !DISubprogram(name: "Uint8", scope: !120, file: !120, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!387 = !DILocation(line: 48, column: 6, scope: !386)
!388 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!389 = !DILocation(line: 49, column: 10, scope: !386)
!390 = !DILocation(line: 28, column: 24, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 30, column: 13, scope: !388, inlinedAt: !389)
!392 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!393 = !DILocation(line: 31, column: 7, scope: !388, inlinedAt: !389)
!394 = !DILocation(line: 43, column: 12, scope: !392, inlinedAt: !393)
!395 = !DILocation(line: 30, column: 38, scope: !388, inlinedAt: !389)
!396 = !DILocation(line: 42, column: 7, scope: !392, inlinedAt: !393)
!397 = !DILocation(line: 44, column: 7, scope: !392, inlinedAt: !393)
!398 = !DILocation(line: 45, column: 15, scope: !392, inlinedAt: !393)
!399 = !DILocation(line: 46, column: 7, scope: !392, inlinedAt: !393)
!400 = !DILocation(line: 47, column: 12, scope: !392, inlinedAt: !393)
!401 = !DILocation(line: 48, column: 7, scope: !392, inlinedAt: !393)
!402 = !DILocation(line: 49, column: 15, scope: !392, inlinedAt: !393)
!403 = !DILocation(line: 50, column: 7, scope: !392, inlinedAt: !393)
!404 = !DILocation(line: 51, column: 18, scope: !392, inlinedAt: !393)
!405 = !DILocation(line: 52, column: 7, scope: !392, inlinedAt: !393)
!406 = !DILocation(line: 53, column: 21, scope: !392, inlinedAt: !393)
!407 = !DILocation(line: 32, column: 13, scope: !388, inlinedAt: !389)
!408 = !DILocation(line: 32, column: 35, scope: !388, inlinedAt: !389)
!409 = !DILocation(line: 32, column: 39, scope: !388, inlinedAt: !389)
!410 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!411 = !DILocation(line: 33, column: 7, scope: !388, inlinedAt: !389)
!412 = !DILocation(line: 42, column: 7, scope: !410, inlinedAt: !411)
!413 = !DILocation(line: 43, column: 12, scope: !410, inlinedAt: !411)
!414 = !DILocation(line: 44, column: 7, scope: !410, inlinedAt: !411)
!415 = !DILocation(line: 45, column: 15, scope: !410, inlinedAt: !411)
!416 = !DILocation(line: 46, column: 7, scope: !410, inlinedAt: !411)
!417 = !DILocation(line: 47, column: 12, scope: !410, inlinedAt: !411)
!418 = !DILocation(line: 48, column: 7, scope: !410, inlinedAt: !411)
!419 = !DILocation(line: 49, column: 15, scope: !410, inlinedAt: !411)
!420 = !DILocation(line: 50, column: 7, scope: !410, inlinedAt: !411)
!421 = !DILocation(line: 51, column: 18, scope: !410, inlinedAt: !411)
!422 = !DILocation(line: 52, column: 7, scope: !410, inlinedAt: !411)
!423 = !DILocation(line: 53, column: 21, scope: !410, inlinedAt: !411)
!424 = !DILocation(line: 34, column: 13, scope: !388, inlinedAt: !389)
!425 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!426 = !DILocation(line: 35, column: 7, scope: !388, inlinedAt: !389)
!427 = !DILocation(line: 42, column: 7, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 43, column: 12, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 44, column: 7, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 45, column: 15, scope: !425, inlinedAt: !426)
!431 = !DILocation(line: 46, column: 7, scope: !425, inlinedAt: !426)
!432 = !DILocation(line: 47, column: 12, scope: !425, inlinedAt: !426)
!433 = !DILocation(line: 48, column: 7, scope: !425, inlinedAt: !426)
!434 = !DILocation(line: 49, column: 15, scope: !425, inlinedAt: !426)
!435 = !DILocation(line: 50, column: 7, scope: !425, inlinedAt: !426)
!436 = !DILocation(line: 51, column: 18, scope: !425, inlinedAt: !426)
!437 = !DILocation(line: 52, column: 7, scope: !425, inlinedAt: !426)
!438 = !DILocation(line: 53, column: 21, scope: !425, inlinedAt: !426)
!439 = distinct !DISubprogram(name: "Uint16", scope: !120, file: !120, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!440 = !DILocation(line: 55, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!442 = !DILocation(line: 56, column: 10, scope: !439)
!443 = !DILocation(line: 28, column: 24, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 30, column: 13, scope: !441, inlinedAt: !442)
!445 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!446 = !DILocation(line: 31, column: 7, scope: !441, inlinedAt: !442)
!447 = !DILocation(line: 43, column: 12, scope: !445, inlinedAt: !446)
!448 = !DILocation(line: 30, column: 38, scope: !441, inlinedAt: !442)
!449 = !DILocation(line: 42, column: 7, scope: !445, inlinedAt: !446)
!450 = !DILocation(line: 44, column: 7, scope: !445, inlinedAt: !446)
!451 = !DILocation(line: 45, column: 15, scope: !445, inlinedAt: !446)
!452 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !446)
!453 = !DILocation(line: 47, column: 12, scope: !445, inlinedAt: !446)
!454 = !DILocation(line: 48, column: 7, scope: !445, inlinedAt: !446)
!455 = !DILocation(line: 49, column: 15, scope: !445, inlinedAt: !446)
!456 = !DILocation(line: 50, column: 7, scope: !445, inlinedAt: !446)
!457 = !DILocation(line: 51, column: 18, scope: !445, inlinedAt: !446)
!458 = !DILocation(line: 52, column: 7, scope: !445, inlinedAt: !446)
!459 = !DILocation(line: 53, column: 21, scope: !445, inlinedAt: !446)
!460 = !DILocation(line: 32, column: 13, scope: !441, inlinedAt: !442)
!461 = !DILocation(line: 32, column: 35, scope: !441, inlinedAt: !442)
!462 = !DILocation(line: 32, column: 39, scope: !441, inlinedAt: !442)
!463 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!464 = !DILocation(line: 33, column: 7, scope: !441, inlinedAt: !442)
!465 = !DILocation(line: 42, column: 7, scope: !463, inlinedAt: !464)
!466 = !DILocation(line: 43, column: 12, scope: !463, inlinedAt: !464)
!467 = !DILocation(line: 44, column: 7, scope: !463, inlinedAt: !464)
!468 = !DILocation(line: 45, column: 15, scope: !463, inlinedAt: !464)
!469 = !DILocation(line: 46, column: 7, scope: !463, inlinedAt: !464)
!470 = !DILocation(line: 47, column: 12, scope: !463, inlinedAt: !464)
!471 = !DILocation(line: 48, column: 7, scope: !463, inlinedAt: !464)
!472 = !DILocation(line: 49, column: 15, scope: !463, inlinedAt: !464)
!473 = !DILocation(line: 50, column: 7, scope: !463, inlinedAt: !464)
!474 = !DILocation(line: 51, column: 18, scope: !463, inlinedAt: !464)
!475 = !DILocation(line: 52, column: 7, scope: !463, inlinedAt: !464)
!476 = !DILocation(line: 53, column: 21, scope: !463, inlinedAt: !464)
!477 = !DILocation(line: 34, column: 13, scope: !441, inlinedAt: !442)
!478 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!479 = !DILocation(line: 35, column: 7, scope: !441, inlinedAt: !442)
!480 = !DILocation(line: 42, column: 7, scope: !478, inlinedAt: !479)
!481 = !DILocation(line: 43, column: 12, scope: !478, inlinedAt: !479)
!482 = !DILocation(line: 44, column: 7, scope: !478, inlinedAt: !479)
!483 = !DILocation(line: 45, column: 15, scope: !478, inlinedAt: !479)
!484 = !DILocation(line: 46, column: 7, scope: !478, inlinedAt: !479)
!485 = !DILocation(line: 47, column: 12, scope: !478, inlinedAt: !479)
!486 = !DILocation(line: 48, column: 7, scope: !478, inlinedAt: !479)
!487 = !DILocation(line: 49, column: 15, scope: !478, inlinedAt: !479)
!488 = !DILocation(line: 50, column: 7, scope: !478, inlinedAt: !479)
!489 = !DILocation(line: 51, column: 18, scope: !478, inlinedAt: !479)
!490 = !DILocation(line: 52, column: 7, scope: !478, inlinedAt: !479)
!491 = !DILocation(line: 53, column: 21, scope: !478, inlinedAt: !479)
!492 = distinct !DISubprogram(name: "Uint32", scope: !120, file: !120, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!493 = !DILocation(line: 62, column: 6, scope: !492)
!494 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!495 = !DILocation(line: 63, column: 10, scope: !492)
!496 = !DILocation(line: 28, column: 24, scope: !494, inlinedAt: !495)
!497 = !DILocation(line: 30, column: 13, scope: !494, inlinedAt: !495)
!498 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!499 = !DILocation(line: 31, column: 7, scope: !494, inlinedAt: !495)
!500 = !DILocation(line: 43, column: 12, scope: !498, inlinedAt: !499)
!501 = !DILocation(line: 30, column: 38, scope: !494, inlinedAt: !495)
!502 = !DILocation(line: 42, column: 7, scope: !498, inlinedAt: !499)
!503 = !DILocation(line: 44, column: 7, scope: !498, inlinedAt: !499)
!504 = !DILocation(line: 45, column: 15, scope: !498, inlinedAt: !499)
!505 = !DILocation(line: 46, column: 7, scope: !498, inlinedAt: !499)
!506 = !DILocation(line: 47, column: 12, scope: !498, inlinedAt: !499)
!507 = !DILocation(line: 48, column: 7, scope: !498, inlinedAt: !499)
!508 = !DILocation(line: 49, column: 15, scope: !498, inlinedAt: !499)
!509 = !DILocation(line: 50, column: 7, scope: !498, inlinedAt: !499)
!510 = !DILocation(line: 51, column: 18, scope: !498, inlinedAt: !499)
!511 = !DILocation(line: 52, column: 7, scope: !498, inlinedAt: !499)
!512 = !DILocation(line: 53, column: 21, scope: !498, inlinedAt: !499)
!513 = !DILocation(line: 32, column: 13, scope: !494, inlinedAt: !495)
!514 = !DILocation(line: 32, column: 35, scope: !494, inlinedAt: !495)
!515 = !DILocation(line: 32, column: 39, scope: !494, inlinedAt: !495)
!516 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!517 = !DILocation(line: 33, column: 7, scope: !494, inlinedAt: !495)
!518 = !DILocation(line: 42, column: 7, scope: !516, inlinedAt: !517)
!519 = !DILocation(line: 43, column: 12, scope: !516, inlinedAt: !517)
!520 = !DILocation(line: 44, column: 7, scope: !516, inlinedAt: !517)
!521 = !DILocation(line: 45, column: 15, scope: !516, inlinedAt: !517)
!522 = !DILocation(line: 46, column: 7, scope: !516, inlinedAt: !517)
!523 = !DILocation(line: 47, column: 12, scope: !516, inlinedAt: !517)
!524 = !DILocation(line: 48, column: 7, scope: !516, inlinedAt: !517)
!525 = !DILocation(line: 49, column: 15, scope: !516, inlinedAt: !517)
!526 = !DILocation(line: 50, column: 7, scope: !516, inlinedAt: !517)
!527 = !DILocation(line: 51, column: 18, scope: !516, inlinedAt: !517)
!528 = !DILocation(line: 52, column: 7, scope: !516, inlinedAt: !517)
!529 = !DILocation(line: 53, column: 21, scope: !516, inlinedAt: !517)
!530 = !DILocation(line: 34, column: 13, scope: !494, inlinedAt: !495)
!531 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!532 = !DILocation(line: 35, column: 7, scope: !494, inlinedAt: !495)
!533 = !DILocation(line: 42, column: 7, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 43, column: 12, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 44, column: 7, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 45, column: 15, scope: !531, inlinedAt: !532)
!537 = !DILocation(line: 46, column: 7, scope: !531, inlinedAt: !532)
!538 = !DILocation(line: 47, column: 12, scope: !531, inlinedAt: !532)
!539 = !DILocation(line: 48, column: 7, scope: !531, inlinedAt: !532)
!540 = !DILocation(line: 49, column: 15, scope: !531, inlinedAt: !532)
!541 = !DILocation(line: 50, column: 7, scope: !531, inlinedAt: !532)
!542 = !DILocation(line: 51, column: 18, scope: !531, inlinedAt: !532)
!543 = !DILocation(line: 52, column: 7, scope: !531, inlinedAt: !532)
!544 = !DILocation(line: 53, column: 21, scope: !531, inlinedAt: !532)
!545 = distinct !DISubprogram(name: "Uint64", scope: !120, file: !120, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!546 = !DILocation(line: 69, column: 6, scope: !545)
!547 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!548 = !DILocation(line: 70, column: 10, scope: !545)
!549 = !DILocation(line: 28, column: 24, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 30, column: 13, scope: !547, inlinedAt: !548)
!551 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!552 = !DILocation(line: 31, column: 7, scope: !547, inlinedAt: !548)
!553 = !DILocation(line: 43, column: 12, scope: !551, inlinedAt: !552)
!554 = !DILocation(line: 30, column: 38, scope: !547, inlinedAt: !548)
!555 = !DILocation(line: 42, column: 7, scope: !551, inlinedAt: !552)
!556 = !DILocation(line: 44, column: 7, scope: !551, inlinedAt: !552)
!557 = !DILocation(line: 45, column: 15, scope: !551, inlinedAt: !552)
!558 = !DILocation(line: 46, column: 7, scope: !551, inlinedAt: !552)
!559 = !DILocation(line: 47, column: 12, scope: !551, inlinedAt: !552)
!560 = !DILocation(line: 48, column: 7, scope: !551, inlinedAt: !552)
!561 = !DILocation(line: 49, column: 15, scope: !551, inlinedAt: !552)
!562 = !DILocation(line: 50, column: 7, scope: !551, inlinedAt: !552)
!563 = !DILocation(line: 51, column: 18, scope: !551, inlinedAt: !552)
!564 = !DILocation(line: 52, column: 7, scope: !551, inlinedAt: !552)
!565 = !DILocation(line: 53, column: 21, scope: !551, inlinedAt: !552)
!566 = !DILocation(line: 32, column: 13, scope: !547, inlinedAt: !548)
!567 = !DILocation(line: 32, column: 35, scope: !547, inlinedAt: !548)
!568 = !DILocation(line: 32, column: 39, scope: !547, inlinedAt: !548)
!569 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!570 = !DILocation(line: 33, column: 7, scope: !547, inlinedAt: !548)
!571 = !DILocation(line: 42, column: 7, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 43, column: 12, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 44, column: 7, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 45, column: 15, scope: !569, inlinedAt: !570)
!575 = !DILocation(line: 46, column: 7, scope: !569, inlinedAt: !570)
!576 = !DILocation(line: 47, column: 12, scope: !569, inlinedAt: !570)
!577 = !DILocation(line: 48, column: 7, scope: !569, inlinedAt: !570)
!578 = !DILocation(line: 49, column: 15, scope: !569, inlinedAt: !570)
!579 = !DILocation(line: 50, column: 7, scope: !569, inlinedAt: !570)
!580 = !DILocation(line: 51, column: 18, scope: !569, inlinedAt: !570)
!581 = !DILocation(line: 52, column: 7, scope: !569, inlinedAt: !570)
!582 = !DILocation(line: 53, column: 21, scope: !569, inlinedAt: !570)
!583 = !DILocation(line: 34, column: 13, scope: !547, inlinedAt: !548)
!584 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!585 = !DILocation(line: 35, column: 7, scope: !547, inlinedAt: !548)
!586 = !DILocation(line: 42, column: 7, scope: !584, inlinedAt: !585)
!587 = !DILocation(line: 43, column: 12, scope: !584, inlinedAt: !585)
!588 = !DILocation(line: 44, column: 7, scope: !584, inlinedAt: !585)
!589 = !DILocation(line: 45, column: 15, scope: !584, inlinedAt: !585)
!590 = !DILocation(line: 46, column: 7, scope: !584, inlinedAt: !585)
!591 = !DILocation(line: 47, column: 12, scope: !584, inlinedAt: !585)
!592 = !DILocation(line: 48, column: 7, scope: !584, inlinedAt: !585)
!593 = !DILocation(line: 49, column: 15, scope: !584, inlinedAt: !585)
!594 = !DILocation(line: 50, column: 7, scope: !584, inlinedAt: !585)
!595 = !DILocation(line: 51, column: 18, scope: !584, inlinedAt: !585)
!596 = !DILocation(line: 52, column: 7, scope: !584, inlinedAt: !585)
!597 = !DILocation(line: 53, column: 21, scope: !584, inlinedAt: !585)
!598 = distinct !DISubprogram(name: "Uint", scope: !120, file: !120, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!599 = !DILocation(line: 76, column: 6, scope: !598)
!600 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!601 = !DILocation(line: 77, column: 10, scope: !598)
!602 = !DILocation(line: 28, column: 24, scope: !600, inlinedAt: !601)
!603 = !DILocation(line: 30, column: 13, scope: !600, inlinedAt: !601)
!604 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!605 = !DILocation(line: 31, column: 7, scope: !600, inlinedAt: !601)
!606 = !DILocation(line: 43, column: 12, scope: !604, inlinedAt: !605)
!607 = !DILocation(line: 30, column: 38, scope: !600, inlinedAt: !601)
!608 = !DILocation(line: 42, column: 7, scope: !604, inlinedAt: !605)
!609 = !DILocation(line: 44, column: 7, scope: !604, inlinedAt: !605)
!610 = !DILocation(line: 45, column: 15, scope: !604, inlinedAt: !605)
!611 = !DILocation(line: 46, column: 7, scope: !604, inlinedAt: !605)
!612 = !DILocation(line: 47, column: 12, scope: !604, inlinedAt: !605)
!613 = !DILocation(line: 48, column: 7, scope: !604, inlinedAt: !605)
!614 = !DILocation(line: 49, column: 15, scope: !604, inlinedAt: !605)
!615 = !DILocation(line: 50, column: 7, scope: !604, inlinedAt: !605)
!616 = !DILocation(line: 51, column: 18, scope: !604, inlinedAt: !605)
!617 = !DILocation(line: 52, column: 7, scope: !604, inlinedAt: !605)
!618 = !DILocation(line: 53, column: 21, scope: !604, inlinedAt: !605)
!619 = !DILocation(line: 32, column: 13, scope: !600, inlinedAt: !601)
!620 = !DILocation(line: 32, column: 35, scope: !600, inlinedAt: !601)
!621 = !DILocation(line: 32, column: 39, scope: !600, inlinedAt: !601)
!622 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!623 = !DILocation(line: 33, column: 7, scope: !600, inlinedAt: !601)
!624 = !DILocation(line: 42, column: 7, scope: !622, inlinedAt: !623)
!625 = !DILocation(line: 43, column: 12, scope: !622, inlinedAt: !623)
!626 = !DILocation(line: 44, column: 7, scope: !622, inlinedAt: !623)
!627 = !DILocation(line: 45, column: 15, scope: !622, inlinedAt: !623)
!628 = !DILocation(line: 46, column: 7, scope: !622, inlinedAt: !623)
!629 = !DILocation(line: 47, column: 12, scope: !622, inlinedAt: !623)
!630 = !DILocation(line: 48, column: 7, scope: !622, inlinedAt: !623)
!631 = !DILocation(line: 49, column: 15, scope: !622, inlinedAt: !623)
!632 = !DILocation(line: 50, column: 7, scope: !622, inlinedAt: !623)
!633 = !DILocation(line: 51, column: 18, scope: !622, inlinedAt: !623)
!634 = !DILocation(line: 52, column: 7, scope: !622, inlinedAt: !623)
!635 = !DILocation(line: 53, column: 21, scope: !622, inlinedAt: !623)
!636 = !DILocation(line: 34, column: 13, scope: !600, inlinedAt: !601)
!637 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!638 = !DILocation(line: 35, column: 7, scope: !600, inlinedAt: !601)
!639 = !DILocation(line: 42, column: 7, scope: !637, inlinedAt: !638)
!640 = !DILocation(line: 43, column: 12, scope: !637, inlinedAt: !638)
!641 = !DILocation(line: 44, column: 7, scope: !637, inlinedAt: !638)
!642 = !DILocation(line: 45, column: 15, scope: !637, inlinedAt: !638)
!643 = !DILocation(line: 46, column: 7, scope: !637, inlinedAt: !638)
!644 = !DILocation(line: 47, column: 12, scope: !637, inlinedAt: !638)
!645 = !DILocation(line: 48, column: 7, scope: !637, inlinedAt: !638)
!646 = !DILocation(line: 49, column: 15, scope: !637, inlinedAt: !638)
!647 = !DILocation(line: 50, column: 7, scope: !637, inlinedAt: !638)
!648 = !DILocation(line: 51, column: 18, scope: !637, inlinedAt: !638)
!649 = !DILocation(line: 52, column: 7, scope: !637, inlinedAt: !638)
!650 = !DILocation(line: 53, column: 21, scope: !637, inlinedAt: !638)
!651 = distinct !DISubprogram(name: "Float32", scope: !120, file: !120, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!652 = !DILocation(line: 83, column: 6, scope: !651)
!653 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!654 = !DILocation(line: 84, column: 10, scope: !651)
!655 = !DILocation(line: 28, column: 24, scope: !653, inlinedAt: !654)
!656 = !DILocation(line: 30, column: 13, scope: !653, inlinedAt: !654)
!657 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!658 = !DILocation(line: 31, column: 7, scope: !653, inlinedAt: !654)
!659 = !DILocation(line: 43, column: 12, scope: !657, inlinedAt: !658)
!660 = !DILocation(line: 30, column: 38, scope: !653, inlinedAt: !654)
!661 = !DILocation(line: 42, column: 7, scope: !657, inlinedAt: !658)
!662 = !DILocation(line: 44, column: 7, scope: !657, inlinedAt: !658)
!663 = !DILocation(line: 45, column: 15, scope: !657, inlinedAt: !658)
!664 = !DILocation(line: 46, column: 7, scope: !657, inlinedAt: !658)
!665 = !DILocation(line: 47, column: 12, scope: !657, inlinedAt: !658)
!666 = !DILocation(line: 48, column: 7, scope: !657, inlinedAt: !658)
!667 = !DILocation(line: 49, column: 15, scope: !657, inlinedAt: !658)
!668 = !DILocation(line: 50, column: 7, scope: !657, inlinedAt: !658)
!669 = !DILocation(line: 51, column: 18, scope: !657, inlinedAt: !658)
!670 = !DILocation(line: 52, column: 7, scope: !657, inlinedAt: !658)
!671 = !DILocation(line: 53, column: 21, scope: !657, inlinedAt: !658)
!672 = !DILocation(line: 32, column: 13, scope: !653, inlinedAt: !654)
!673 = !DILocation(line: 32, column: 35, scope: !653, inlinedAt: !654)
!674 = !DILocation(line: 32, column: 39, scope: !653, inlinedAt: !654)
!675 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!676 = !DILocation(line: 33, column: 7, scope: !653, inlinedAt: !654)
!677 = !DILocation(line: 42, column: 7, scope: !675, inlinedAt: !676)
!678 = !DILocation(line: 43, column: 12, scope: !675, inlinedAt: !676)
!679 = !DILocation(line: 44, column: 7, scope: !675, inlinedAt: !676)
!680 = !DILocation(line: 45, column: 15, scope: !675, inlinedAt: !676)
!681 = !DILocation(line: 46, column: 7, scope: !675, inlinedAt: !676)
!682 = !DILocation(line: 47, column: 12, scope: !675, inlinedAt: !676)
!683 = !DILocation(line: 48, column: 7, scope: !675, inlinedAt: !676)
!684 = !DILocation(line: 49, column: 15, scope: !675, inlinedAt: !676)
!685 = !DILocation(line: 50, column: 7, scope: !675, inlinedAt: !676)
!686 = !DILocation(line: 51, column: 18, scope: !675, inlinedAt: !676)
!687 = !DILocation(line: 52, column: 7, scope: !675, inlinedAt: !676)
!688 = !DILocation(line: 53, column: 21, scope: !675, inlinedAt: !676)
!689 = !DILocation(line: 34, column: 13, scope: !653, inlinedAt: !654)
!690 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!691 = !DILocation(line: 35, column: 7, scope: !653, inlinedAt: !654)
!692 = !DILocation(line: 42, column: 7, scope: !690, inlinedAt: !691)
!693 = !DILocation(line: 43, column: 12, scope: !690, inlinedAt: !691)
!694 = !DILocation(line: 44, column: 7, scope: !690, inlinedAt: !691)
!695 = !DILocation(line: 45, column: 15, scope: !690, inlinedAt: !691)
!696 = !DILocation(line: 46, column: 7, scope: !690, inlinedAt: !691)
!697 = !DILocation(line: 47, column: 12, scope: !690, inlinedAt: !691)
!698 = !DILocation(line: 48, column: 7, scope: !690, inlinedAt: !691)
!699 = !DILocation(line: 49, column: 15, scope: !690, inlinedAt: !691)
!700 = !DILocation(line: 50, column: 7, scope: !690, inlinedAt: !691)
!701 = !DILocation(line: 51, column: 18, scope: !690, inlinedAt: !691)
!702 = !DILocation(line: 52, column: 7, scope: !690, inlinedAt: !691)
!703 = !DILocation(line: 53, column: 21, scope: !690, inlinedAt: !691)
!704 = distinct !DISubprogram(name: "Float64", scope: !120, file: !120, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!705 = !DILocation(line: 90, column: 6, scope: !704)
!706 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!707 = !DILocation(line: 91, column: 10, scope: !704)
!708 = !DILocation(line: 28, column: 24, scope: !706, inlinedAt: !707)
!709 = !DILocation(line: 30, column: 13, scope: !706, inlinedAt: !707)
!710 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!711 = !DILocation(line: 31, column: 7, scope: !706, inlinedAt: !707)
!712 = !DILocation(line: 43, column: 12, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 30, column: 38, scope: !706, inlinedAt: !707)
!714 = !DILocation(line: 42, column: 7, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 44, column: 7, scope: !710, inlinedAt: !711)
!716 = !DILocation(line: 45, column: 15, scope: !710, inlinedAt: !711)
!717 = !DILocation(line: 46, column: 7, scope: !710, inlinedAt: !711)
!718 = !DILocation(line: 47, column: 12, scope: !710, inlinedAt: !711)
!719 = !DILocation(line: 48, column: 7, scope: !710, inlinedAt: !711)
!720 = !DILocation(line: 49, column: 15, scope: !710, inlinedAt: !711)
!721 = !DILocation(line: 50, column: 7, scope: !710, inlinedAt: !711)
!722 = !DILocation(line: 51, column: 18, scope: !710, inlinedAt: !711)
!723 = !DILocation(line: 52, column: 7, scope: !710, inlinedAt: !711)
!724 = !DILocation(line: 53, column: 21, scope: !710, inlinedAt: !711)
!725 = !DILocation(line: 32, column: 13, scope: !706, inlinedAt: !707)
!726 = !DILocation(line: 32, column: 35, scope: !706, inlinedAt: !707)
!727 = !DILocation(line: 32, column: 39, scope: !706, inlinedAt: !707)
!728 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!729 = !DILocation(line: 33, column: 7, scope: !706, inlinedAt: !707)
!730 = !DILocation(line: 42, column: 7, scope: !728, inlinedAt: !729)
!731 = !DILocation(line: 43, column: 12, scope: !728, inlinedAt: !729)
!732 = !DILocation(line: 44, column: 7, scope: !728, inlinedAt: !729)
!733 = !DILocation(line: 45, column: 15, scope: !728, inlinedAt: !729)
!734 = !DILocation(line: 46, column: 7, scope: !728, inlinedAt: !729)
!735 = !DILocation(line: 47, column: 12, scope: !728, inlinedAt: !729)
!736 = !DILocation(line: 48, column: 7, scope: !728, inlinedAt: !729)
!737 = !DILocation(line: 49, column: 15, scope: !728, inlinedAt: !729)
!738 = !DILocation(line: 50, column: 7, scope: !728, inlinedAt: !729)
!739 = !DILocation(line: 51, column: 18, scope: !728, inlinedAt: !729)
!740 = !DILocation(line: 52, column: 7, scope: !728, inlinedAt: !729)
!741 = !DILocation(line: 53, column: 21, scope: !728, inlinedAt: !729)
!742 = !DILocation(line: 34, column: 13, scope: !706, inlinedAt: !707)
!743 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!744 = !DILocation(line: 35, column: 7, scope: !706, inlinedAt: !707)
!745 = !DILocation(line: 42, column: 7, scope: !743, inlinedAt: !744)
!746 = !DILocation(line: 43, column: 12, scope: !743, inlinedAt: !744)
!747 = !DILocation(line: 44, column: 7, scope: !743, inlinedAt: !744)
!748 = !DILocation(line: 45, column: 15, scope: !743, inlinedAt: !744)
!749 = !DILocation(line: 46, column: 7, scope: !743, inlinedAt: !744)
!750 = !DILocation(line: 47, column: 12, scope: !743, inlinedAt: !744)
!751 = !DILocation(line: 48, column: 7, scope: !743, inlinedAt: !744)
!752 = !DILocation(line: 49, column: 15, scope: !743, inlinedAt: !744)
!753 = !DILocation(line: 50, column: 7, scope: !743, inlinedAt: !744)
!754 = !DILocation(line: 51, column: 18, scope: !743, inlinedAt: !744)
!755 = !DILocation(line: 52, column: 7, scope: !743, inlinedAt: !744)
!756 = !DILocation(line: 53, column: 21, scope: !743, inlinedAt: !744)
!757 = distinct !DISubprogram(name: "Float16", scope: !120, file: !120, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!758 = !DILocation(line: 97, column: 6, scope: !757)
!759 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!760 = !DILocation(line: 98, column: 10, scope: !757)
!761 = !DILocation(line: 28, column: 24, scope: !759, inlinedAt: !760)
!762 = !DILocation(line: 30, column: 13, scope: !759, inlinedAt: !760)
!763 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!764 = !DILocation(line: 31, column: 7, scope: !759, inlinedAt: !760)
!765 = !DILocation(line: 43, column: 12, scope: !763, inlinedAt: !764)
!766 = !DILocation(line: 30, column: 38, scope: !759, inlinedAt: !760)
!767 = !DILocation(line: 42, column: 7, scope: !763, inlinedAt: !764)
!768 = !DILocation(line: 44, column: 7, scope: !763, inlinedAt: !764)
!769 = !DILocation(line: 45, column: 15, scope: !763, inlinedAt: !764)
!770 = !DILocation(line: 46, column: 7, scope: !763, inlinedAt: !764)
!771 = !DILocation(line: 47, column: 12, scope: !763, inlinedAt: !764)
!772 = !DILocation(line: 48, column: 7, scope: !763, inlinedAt: !764)
!773 = !DILocation(line: 49, column: 15, scope: !763, inlinedAt: !764)
!774 = !DILocation(line: 50, column: 7, scope: !763, inlinedAt: !764)
!775 = !DILocation(line: 51, column: 18, scope: !763, inlinedAt: !764)
!776 = !DILocation(line: 52, column: 7, scope: !763, inlinedAt: !764)
!777 = !DILocation(line: 53, column: 21, scope: !763, inlinedAt: !764)
!778 = !DILocation(line: 32, column: 13, scope: !759, inlinedAt: !760)
!779 = !DILocation(line: 32, column: 35, scope: !759, inlinedAt: !760)
!780 = !DILocation(line: 32, column: 39, scope: !759, inlinedAt: !760)
!781 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!782 = !DILocation(line: 33, column: 7, scope: !759, inlinedAt: !760)
!783 = !DILocation(line: 42, column: 7, scope: !781, inlinedAt: !782)
!784 = !DILocation(line: 43, column: 12, scope: !781, inlinedAt: !782)
!785 = !DILocation(line: 44, column: 7, scope: !781, inlinedAt: !782)
!786 = !DILocation(line: 45, column: 15, scope: !781, inlinedAt: !782)
!787 = !DILocation(line: 46, column: 7, scope: !781, inlinedAt: !782)
!788 = !DILocation(line: 47, column: 12, scope: !781, inlinedAt: !782)
!789 = !DILocation(line: 48, column: 7, scope: !781, inlinedAt: !782)
!790 = !DILocation(line: 49, column: 15, scope: !781, inlinedAt: !782)
!791 = !DILocation(line: 50, column: 7, scope: !781, inlinedAt: !782)
!792 = !DILocation(line: 51, column: 18, scope: !781, inlinedAt: !782)
!793 = !DILocation(line: 52, column: 7, scope: !781, inlinedAt: !782)
!794 = !DILocation(line: 53, column: 21, scope: !781, inlinedAt: !782)
!795 = !DILocation(line: 34, column: 13, scope: !759, inlinedAt: !760)
!796 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!797 = !DILocation(line: 35, column: 7, scope: !759, inlinedAt: !760)
!798 = !DILocation(line: 42, column: 7, scope: !796, inlinedAt: !797)
!799 = !DILocation(line: 43, column: 12, scope: !796, inlinedAt: !797)
!800 = !DILocation(line: 44, column: 7, scope: !796, inlinedAt: !797)
!801 = !DILocation(line: 45, column: 15, scope: !796, inlinedAt: !797)
!802 = !DILocation(line: 46, column: 7, scope: !796, inlinedAt: !797)
!803 = !DILocation(line: 47, column: 12, scope: !796, inlinedAt: !797)
!804 = !DILocation(line: 48, column: 7, scope: !796, inlinedAt: !797)
!805 = !DILocation(line: 49, column: 15, scope: !796, inlinedAt: !797)
!806 = !DILocation(line: 50, column: 7, scope: !796, inlinedAt: !797)
!807 = !DILocation(line: 51, column: 18, scope: !796, inlinedAt: !797)
!808 = !DILocation(line: 52, column: 7, scope: !796, inlinedAt: !797)
!809 = !DILocation(line: 53, column: 21, scope: !796, inlinedAt: !797)
!810 = distinct !DISubprogram(name: "BFloat16", scope: !120, file: !120, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!811 = !DILocation(line: 104, column: 6, scope: !810)
!812 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!813 = !DILocation(line: 105, column: 10, scope: !810)
!814 = !DILocation(line: 28, column: 24, scope: !812, inlinedAt: !813)
!815 = !DILocation(line: 30, column: 13, scope: !812, inlinedAt: !813)
!816 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!817 = !DILocation(line: 31, column: 7, scope: !812, inlinedAt: !813)
!818 = !DILocation(line: 43, column: 12, scope: !816, inlinedAt: !817)
!819 = !DILocation(line: 30, column: 38, scope: !812, inlinedAt: !813)
!820 = !DILocation(line: 42, column: 7, scope: !816, inlinedAt: !817)
!821 = !DILocation(line: 44, column: 7, scope: !816, inlinedAt: !817)
!822 = !DILocation(line: 45, column: 15, scope: !816, inlinedAt: !817)
!823 = !DILocation(line: 46, column: 7, scope: !816, inlinedAt: !817)
!824 = !DILocation(line: 47, column: 12, scope: !816, inlinedAt: !817)
!825 = !DILocation(line: 48, column: 7, scope: !816, inlinedAt: !817)
!826 = !DILocation(line: 49, column: 15, scope: !816, inlinedAt: !817)
!827 = !DILocation(line: 50, column: 7, scope: !816, inlinedAt: !817)
!828 = !DILocation(line: 51, column: 18, scope: !816, inlinedAt: !817)
!829 = !DILocation(line: 52, column: 7, scope: !816, inlinedAt: !817)
!830 = !DILocation(line: 53, column: 21, scope: !816, inlinedAt: !817)
!831 = !DILocation(line: 32, column: 13, scope: !812, inlinedAt: !813)
!832 = !DILocation(line: 32, column: 35, scope: !812, inlinedAt: !813)
!833 = !DILocation(line: 32, column: 39, scope: !812, inlinedAt: !813)
!834 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!835 = !DILocation(line: 33, column: 7, scope: !812, inlinedAt: !813)
!836 = !DILocation(line: 42, column: 7, scope: !834, inlinedAt: !835)
!837 = !DILocation(line: 43, column: 12, scope: !834, inlinedAt: !835)
!838 = !DILocation(line: 44, column: 7, scope: !834, inlinedAt: !835)
!839 = !DILocation(line: 45, column: 15, scope: !834, inlinedAt: !835)
!840 = !DILocation(line: 46, column: 7, scope: !834, inlinedAt: !835)
!841 = !DILocation(line: 47, column: 12, scope: !834, inlinedAt: !835)
!842 = !DILocation(line: 48, column: 7, scope: !834, inlinedAt: !835)
!843 = !DILocation(line: 49, column: 15, scope: !834, inlinedAt: !835)
!844 = !DILocation(line: 50, column: 7, scope: !834, inlinedAt: !835)
!845 = !DILocation(line: 51, column: 18, scope: !834, inlinedAt: !835)
!846 = !DILocation(line: 52, column: 7, scope: !834, inlinedAt: !835)
!847 = !DILocation(line: 53, column: 21, scope: !834, inlinedAt: !835)
!848 = !DILocation(line: 34, column: 13, scope: !812, inlinedAt: !813)
!849 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!850 = !DILocation(line: 35, column: 7, scope: !812, inlinedAt: !813)
!851 = !DILocation(line: 42, column: 7, scope: !849, inlinedAt: !850)
!852 = !DILocation(line: 43, column: 12, scope: !849, inlinedAt: !850)
!853 = !DILocation(line: 44, column: 7, scope: !849, inlinedAt: !850)
!854 = !DILocation(line: 45, column: 15, scope: !849, inlinedAt: !850)
!855 = !DILocation(line: 46, column: 7, scope: !849, inlinedAt: !850)
!856 = !DILocation(line: 47, column: 12, scope: !849, inlinedAt: !850)
!857 = !DILocation(line: 48, column: 7, scope: !849, inlinedAt: !850)
!858 = !DILocation(line: 49, column: 15, scope: !849, inlinedAt: !850)
!859 = !DILocation(line: 50, column: 7, scope: !849, inlinedAt: !850)
!860 = !DILocation(line: 51, column: 18, scope: !849, inlinedAt: !850)
!861 = !DILocation(line: 52, column: 7, scope: !849, inlinedAt: !850)
!862 = !DILocation(line: 53, column: 21, scope: !849, inlinedAt: !850)
!863 = distinct !DISubprogram(name: "Float8E4M3", scope: !120, file: !120, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!864 = !DILocation(line: 111, column: 6, scope: !863)
!865 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!866 = !DILocation(line: 112, column: 10, scope: !863)
!867 = !DILocation(line: 28, column: 24, scope: !865, inlinedAt: !866)
!868 = !DILocation(line: 30, column: 13, scope: !865, inlinedAt: !866)
!869 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!870 = !DILocation(line: 31, column: 7, scope: !865, inlinedAt: !866)
!871 = !DILocation(line: 43, column: 12, scope: !869, inlinedAt: !870)
!872 = !DILocation(line: 30, column: 38, scope: !865, inlinedAt: !866)
!873 = !DILocation(line: 42, column: 7, scope: !869, inlinedAt: !870)
!874 = !DILocation(line: 44, column: 7, scope: !869, inlinedAt: !870)
!875 = !DILocation(line: 45, column: 15, scope: !869, inlinedAt: !870)
!876 = !DILocation(line: 46, column: 7, scope: !869, inlinedAt: !870)
!877 = !DILocation(line: 47, column: 12, scope: !869, inlinedAt: !870)
!878 = !DILocation(line: 48, column: 7, scope: !869, inlinedAt: !870)
!879 = !DILocation(line: 49, column: 15, scope: !869, inlinedAt: !870)
!880 = !DILocation(line: 50, column: 7, scope: !869, inlinedAt: !870)
!881 = !DILocation(line: 51, column: 18, scope: !869, inlinedAt: !870)
!882 = !DILocation(line: 52, column: 7, scope: !869, inlinedAt: !870)
!883 = !DILocation(line: 53, column: 21, scope: !869, inlinedAt: !870)
!884 = !DILocation(line: 32, column: 13, scope: !865, inlinedAt: !866)
!885 = !DILocation(line: 32, column: 35, scope: !865, inlinedAt: !866)
!886 = !DILocation(line: 32, column: 39, scope: !865, inlinedAt: !866)
!887 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!888 = !DILocation(line: 33, column: 7, scope: !865, inlinedAt: !866)
!889 = !DILocation(line: 42, column: 7, scope: !887, inlinedAt: !888)
!890 = !DILocation(line: 43, column: 12, scope: !887, inlinedAt: !888)
!891 = !DILocation(line: 44, column: 7, scope: !887, inlinedAt: !888)
!892 = !DILocation(line: 45, column: 15, scope: !887, inlinedAt: !888)
!893 = !DILocation(line: 46, column: 7, scope: !887, inlinedAt: !888)
!894 = !DILocation(line: 47, column: 12, scope: !887, inlinedAt: !888)
!895 = !DILocation(line: 48, column: 7, scope: !887, inlinedAt: !888)
!896 = !DILocation(line: 49, column: 15, scope: !887, inlinedAt: !888)
!897 = !DILocation(line: 50, column: 7, scope: !887, inlinedAt: !888)
!898 = !DILocation(line: 51, column: 18, scope: !887, inlinedAt: !888)
!899 = !DILocation(line: 52, column: 7, scope: !887, inlinedAt: !888)
!900 = !DILocation(line: 53, column: 21, scope: !887, inlinedAt: !888)
!901 = !DILocation(line: 34, column: 13, scope: !865, inlinedAt: !866)
!902 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!903 = !DILocation(line: 35, column: 7, scope: !865, inlinedAt: !866)
!904 = !DILocation(line: 42, column: 7, scope: !902, inlinedAt: !903)
!905 = !DILocation(line: 43, column: 12, scope: !902, inlinedAt: !903)
!906 = !DILocation(line: 44, column: 7, scope: !902, inlinedAt: !903)
!907 = !DILocation(line: 45, column: 15, scope: !902, inlinedAt: !903)
!908 = !DILocation(line: 46, column: 7, scope: !902, inlinedAt: !903)
!909 = !DILocation(line: 47, column: 12, scope: !902, inlinedAt: !903)
!910 = !DILocation(line: 48, column: 7, scope: !902, inlinedAt: !903)
!911 = !DILocation(line: 49, column: 15, scope: !902, inlinedAt: !903)
!912 = !DILocation(line: 50, column: 7, scope: !902, inlinedAt: !903)
!913 = !DILocation(line: 51, column: 18, scope: !902, inlinedAt: !903)
!914 = !DILocation(line: 52, column: 7, scope: !902, inlinedAt: !903)
!915 = !DILocation(line: 53, column: 21, scope: !902, inlinedAt: !903)
!916 = distinct !DISubprogram(name: "Float8E5M2", scope: !120, file: !120, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!917 = !DILocation(line: 118, column: 6, scope: !916)
!918 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!919 = !DILocation(line: 119, column: 10, scope: !916)
!920 = !DILocation(line: 28, column: 24, scope: !918, inlinedAt: !919)
!921 = !DILocation(line: 30, column: 13, scope: !918, inlinedAt: !919)
!922 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!923 = !DILocation(line: 31, column: 7, scope: !918, inlinedAt: !919)
!924 = !DILocation(line: 43, column: 12, scope: !922, inlinedAt: !923)
!925 = !DILocation(line: 30, column: 38, scope: !918, inlinedAt: !919)
!926 = !DILocation(line: 42, column: 7, scope: !922, inlinedAt: !923)
!927 = !DILocation(line: 44, column: 7, scope: !922, inlinedAt: !923)
!928 = !DILocation(line: 45, column: 15, scope: !922, inlinedAt: !923)
!929 = !DILocation(line: 46, column: 7, scope: !922, inlinedAt: !923)
!930 = !DILocation(line: 47, column: 12, scope: !922, inlinedAt: !923)
!931 = !DILocation(line: 48, column: 7, scope: !922, inlinedAt: !923)
!932 = !DILocation(line: 49, column: 15, scope: !922, inlinedAt: !923)
!933 = !DILocation(line: 50, column: 7, scope: !922, inlinedAt: !923)
!934 = !DILocation(line: 51, column: 18, scope: !922, inlinedAt: !923)
!935 = !DILocation(line: 52, column: 7, scope: !922, inlinedAt: !923)
!936 = !DILocation(line: 53, column: 21, scope: !922, inlinedAt: !923)
!937 = !DILocation(line: 32, column: 13, scope: !918, inlinedAt: !919)
!938 = !DILocation(line: 32, column: 35, scope: !918, inlinedAt: !919)
!939 = !DILocation(line: 32, column: 39, scope: !918, inlinedAt: !919)
!940 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!941 = !DILocation(line: 33, column: 7, scope: !918, inlinedAt: !919)
!942 = !DILocation(line: 42, column: 7, scope: !940, inlinedAt: !941)
!943 = !DILocation(line: 43, column: 12, scope: !940, inlinedAt: !941)
!944 = !DILocation(line: 44, column: 7, scope: !940, inlinedAt: !941)
!945 = !DILocation(line: 45, column: 15, scope: !940, inlinedAt: !941)
!946 = !DILocation(line: 46, column: 7, scope: !940, inlinedAt: !941)
!947 = !DILocation(line: 47, column: 12, scope: !940, inlinedAt: !941)
!948 = !DILocation(line: 48, column: 7, scope: !940, inlinedAt: !941)
!949 = !DILocation(line: 49, column: 15, scope: !940, inlinedAt: !941)
!950 = !DILocation(line: 50, column: 7, scope: !940, inlinedAt: !941)
!951 = !DILocation(line: 51, column: 18, scope: !940, inlinedAt: !941)
!952 = !DILocation(line: 52, column: 7, scope: !940, inlinedAt: !941)
!953 = !DILocation(line: 53, column: 21, scope: !940, inlinedAt: !941)
!954 = !DILocation(line: 34, column: 13, scope: !918, inlinedAt: !919)
!955 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!956 = !DILocation(line: 35, column: 7, scope: !918, inlinedAt: !919)
!957 = !DILocation(line: 42, column: 7, scope: !955, inlinedAt: !956)
!958 = !DILocation(line: 43, column: 12, scope: !955, inlinedAt: !956)
!959 = !DILocation(line: 44, column: 7, scope: !955, inlinedAt: !956)
!960 = !DILocation(line: 45, column: 15, scope: !955, inlinedAt: !956)
!961 = !DILocation(line: 46, column: 7, scope: !955, inlinedAt: !956)
!962 = !DILocation(line: 47, column: 12, scope: !955, inlinedAt: !956)
!963 = !DILocation(line: 48, column: 7, scope: !955, inlinedAt: !956)
!964 = !DILocation(line: 49, column: 15, scope: !955, inlinedAt: !956)
!965 = !DILocation(line: 50, column: 7, scope: !955, inlinedAt: !956)
!966 = !DILocation(line: 51, column: 18, scope: !955, inlinedAt: !956)
!967 = !DILocation(line: 52, column: 7, scope: !955, inlinedAt: !956)
!968 = !DILocation(line: 53, column: 21, scope: !955, inlinedAt: !956)
!969 = !{void (i64, i64, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i32, i64, i8*)* @Body, !"kernel", i32 1}
!970 = !{void (i64, i64, i64, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64*, i64, i32, i64, i8*)* @Color, !"kernel", i32 1}
!971 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8, !"kernel", i32 1}
!972 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16, !"kernel", i32 1}
!973 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32, !"kernel", i32 1}
!974 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64, !"kernel", i32 1}
!975 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int, !"kernel", i32 1}
!976 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8, !"kernel", i32 1}
!977 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16, !"kernel", i32 1}
!978 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32, !"kernel", i32 1}
!979 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64, !"kernel", i32 1}
!980 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint, !"kernel", i32 1}
!981 = !{void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32, !"kernel", i32 1}
!982 = !{void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64, !"kernel", i32 1}
!983 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16, !"kernel", i32 1}
!984 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16, !"kernel", i32 1}
!985 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!986 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
