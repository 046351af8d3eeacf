target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [16 x i8*] [i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !14, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !14, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !14, !range !17
	%9 = mul i32 %8, %6, !dbg !14
	%10 = add i32 %5, %9, !dbg !14
	%11 = mul i32 %7, %10, !dbg !14
	%12 = add i32 %4, %11, !dbg !14
	%13 = sext i32 %12 to i64, !dbg !14
	%14 = icmp eq i64 %p1, 0, !dbg !18
	br i1 %14, label %b1, label %b14, !dbg !18

b1:
	%15 = icmp eq i64 %13, 0, !dbg !19
	br i1 %15, label %b2, label %b14, !dbg !19

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %16, label %b3, label %b4, !dbg !20

b3:
	%17 = sext i32 %3 to i64, !dbg !13
	%18 = trunc i64 %p10 to i32, !dbg !13
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !13
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !13
	%21 = icmp ne i64 %p4, %p6, !dbg !13
	%22 = icmp uge i64 %p10, %17, !dbg !13
	%23 = or i1 %21, %22, !dbg !13
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !13, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18), !dbg !13
	br label %b41, !dbg !13

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %24, label %b5, label %b6, !dbg !24

b5:
	%25 = sext i32 %3 to i64, !dbg !25
	%26 = trunc i64 %p10 to i32, !dbg !25
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !25
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !25
	%29 = icmp ne i64 %p4, %p6, !dbg !25
	%30 = icmp uge i64 %p10, %25, !dbg !25
	%31 = or i1 %29, %30, !dbg !25
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26), !dbg !25
	br label %b41, !dbg !25

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %32, label %b7, label %b8, !dbg !26

b7:
	%33 = sext i32 %3 to i64, !dbg !27
	%34 = trunc i64 %p10 to i32, !dbg !27
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !27
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !27
	%37 = icmp ne i64 %p4, %p6, !dbg !27
	%38 = icmp uge i64 %p10, %33, !dbg !27
	%39 = or i1 %37, %38, !dbg !27
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !27
	br label %b41, !dbg !27

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !28
	br i1 %40, label %b9, label %b10, !dbg !28

b9:
	%41 = sext i32 %3 to i64, !dbg !29
	%42 = trunc i64 %p10 to i32, !dbg !29
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !29
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !29
	%45 = icmp ne i64 %p4, %p6, !dbg !29
	%46 = icmp uge i64 %p10, %41, !dbg !29
	%47 = or i1 %45, %46, !dbg !29
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !29, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !29
	br label %b41, !dbg !29

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !30
	br i1 %48, label %b11, label %b12, !dbg !30

b11:
	%49 = sext i32 %3 to i64, !dbg !31
	%50 = trunc i64 %p10 to i32, !dbg !31
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !31
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !31
	%53 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !31
	%54 = icmp ne i64 %p4, %p6, !dbg !31
	%55 = icmp uge i64 %p10, %49, !dbg !31
	%56 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	%57 = or i1 %54, %55, !dbg !31
	%58 = or i1 %57, %56, !dbg !31
	br i1 %58, label %b11_fail1, label %b11_ok1, !dbg !31, !prof !21

b11_ok1:
	%59 = bitcast i64* %53 to i8*, !dbg !31
	call void @gpuc_put_signal_thread(i8* %51, i8* %52, i64 %p6, i8* %59, i64 %p8, i32 %p9, i32 %50), !dbg !31
	br label %b41, !dbg !31

b12:
	%60 = icmp eq i64 %p0, 5, !dbg !32
	br i1 %60, label %b13, label %b41, !dbg !32

b13:
	%61 = sext i32 %3 to i64, !dbg !33
	%62 = trunc i64 %p10 to i32, !dbg !33
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !33
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !33
	%65 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%66 = icmp ne i64 %p4, %p6, !dbg !33
	%67 = icmp uge i64 %p10, %61, !dbg !33
	%68 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	%69 = or i1 %66, %67, !dbg !33
	%70 = or i1 %69, %68, !dbg !33
	br i1 %70, label %b13_fail1, label %b13_ok1, !dbg !33, !prof !21

b13_ok1:
	%71 = bitcast i64* %65 to i8*, !dbg !33
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %p6, i8* %71, i64 %p8, i32 %p9, i32 %62), !dbg !33
	br label %b41, !dbg !33

b14:
	%72 = icmp eq i64 %p1, 1, !dbg !34
	br i1 %72, label %b15, label %b28, !dbg !34

b15:
	%73 = sdiv i64 %13, 32, !dbg !35
	%74 = icmp eq i64 %73, %p2, !dbg !36
	br i1 %74, label %b16, label %b28, !dbg !36

b16:
	%75 = icmp eq i64 %p0, 0, !dbg !39
	br i1 %75, label %b17, label %b18, !dbg !39

b17:
	%76 = sext i32 %3 to i64, !dbg !40
	%77 = trunc i64 %p10 to i32, !dbg !40
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !40
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !40
	%80 = icmp ne i64 %p4, %p6, !dbg !40
	%81 = icmp uge i64 %p10, %76, !dbg !40
	%82 = or i1 %80, %81, !dbg !40
	br i1 %82, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %78, i8* %79, i64 %p6, i32 %77), !dbg !40
	br label %b41, !dbg !40

b18:
	%83 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %83, label %b19, label %b20, !dbg !41

b19:
	%84 = sext i32 %3 to i64, !dbg !42
	%85 = trunc i64 %p10 to i32, !dbg !42
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !42
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !42
	%88 = icmp ne i64 %p4, %p6, !dbg !42
	%89 = icmp uge i64 %p10, %84, !dbg !42
	%90 = or i1 %88, %89, !dbg !42
	br i1 %90, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !42
	br label %b41, !dbg !42

b20:
	%91 = icmp eq i64 %p0, 2, !dbg !43
	br i1 %91, label %b21, label %b22, !dbg !43

b21:
	%92 = sext i32 %3 to i64, !dbg !44
	%93 = trunc i64 %p10 to i32, !dbg !44
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !44
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !44
	%96 = icmp ne i64 %p4, %p6, !dbg !44
	%97 = icmp uge i64 %p10, %92, !dbg !44
	%98 = or i1 %96, %97, !dbg !44
	br i1 %98, label %b21_fail1, label %b21_ok1, !dbg !44, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !44
	br label %b41, !dbg !44

b22:
	%99 = icmp eq i64 %p0, 3, !dbg !45
	br i1 %99, label %b23, label %b24, !dbg !45

b23:
	%100 = sext i32 %3 to i64, !dbg !46
	%101 = trunc i64 %p10 to i32, !dbg !46
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%104 = icmp ne i64 %p4, %p6, !dbg !46
	%105 = icmp uge i64 %p10, %100, !dbg !46
	%106 = or i1 %104, %105, !dbg !46
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !46, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !46
	br label %b41, !dbg !46

b24:
	%107 = icmp eq i64 %p0, 4, !dbg !47
	br i1 %107, label %b25, label %b26, !dbg !47

b25:
	%108 = sext i32 %3 to i64, !dbg !48
	%109 = trunc i64 %p10 to i32, !dbg !48
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !48
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !48
	%112 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !48
	%113 = icmp ne i64 %p4, %p6, !dbg !48
	%114 = icmp uge i64 %p10, %108, !dbg !48
	%115 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	%116 = or i1 %113, %114, !dbg !48
	%117 = or i1 %116, %115, !dbg !48
	br i1 %117, label %b25_fail1, label %b25_ok1, !dbg !48, !prof !21

b25_ok1:
	%118 = bitcast i64* %112 to i8*, !dbg !48
	call void @gpuc_put_signal_warp(i8* %110, i8* %111, i64 %p6, i8* %118, i64 %p8, i32 %p9, i32 %109), !dbg !48
	br label %b41, !dbg !48

b26:
	%119 = icmp eq i64 %p0, 5, !dbg !49
	br i1 %119, label %b27, label %b41, !dbg !49

b27:
	%120 = sext i32 %3 to i64, !dbg !50
	%121 = trunc i64 %p10 to i32, !dbg !50
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !50
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !50
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !50
	%125 = icmp ne i64 %p4, %p6, !dbg !50
	%126 = icmp uge i64 %p10, %120, !dbg !50
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	%128 = or i1 %125, %126, !dbg !50
	%129 = or i1 %128, %127, !dbg !50
	br i1 %129, label %b27_fail1, label %b27_ok1, !dbg !50, !prof !21

b27_ok1:
	%130 = bitcast i64* %124 to i8*, !dbg !50
	call void @gpuc_put_signal_nbi_warp(i8* %122, i8* %123, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %121), !dbg !50
	br label %b41, !dbg !50

b28:
	%131 = icmp eq i64 %p1, 2, !dbg !51
	br i1 %131, label %b29, label %b41, !dbg !51

b29:
	%132 = icmp eq i64 %p0, 0, !dbg !54
	br i1 %132, label %b30, label %b31, !dbg !54

b30:
	%133 = sext i32 %3 to i64, !dbg !55
	%134 = trunc i64 %p10 to i32, !dbg !55
	%135 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !55
	%136 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !55
	%137 = icmp ne i64 %p4, %p6, !dbg !55
	%138 = icmp uge i64 %p10, %133, !dbg !55
	%139 = or i1 %137, %138, !dbg !55
	br i1 %139, label %b30_fail1, label %b30_ok1, !dbg !55, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %135, i8* %136, i64 %p6, i32 %134), !dbg !55
	br label %b41, !dbg !55

b31:
	%140 = icmp eq i64 %p0, 1, !dbg !56
	br i1 %140, label %b32, label %b33, !dbg !56

b32:
	%141 = sext i32 %3 to i64, !dbg !57
	%142 = trunc i64 %p10 to i32, !dbg !57
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !57
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !57
	%145 = icmp ne i64 %p4, %p6, !dbg !57
	%146 = icmp uge i64 %p10, %141, !dbg !57
	%147 = or i1 %145, %146, !dbg !57
	br i1 %147, label %b32_fail1, label %b32_ok1, !dbg !57, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %143, i8* %144, i64 %p6, i32 %142), !dbg !57
	br label %b41, !dbg !57

b33:
	%148 = icmp eq i64 %p0, 2, !dbg !58
	br i1 %148, label %b34, label %b35, !dbg !58

b34:
	%149 = sext i32 %3 to i64, !dbg !59
	%150 = trunc i64 %p10 to i32, !dbg !59
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !59
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !59
	%153 = icmp ne i64 %p4, %p6, !dbg !59
	%154 = icmp uge i64 %p10, %149, !dbg !59
	%155 = or i1 %153, %154, !dbg !59
	br i1 %155, label %b34_fail1, label %b34_ok1, !dbg !59, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !59
	br label %b41, !dbg !59

b35:
	%156 = icmp eq i64 %p0, 3, !dbg !60
	br i1 %156, label %b36, label %b37, !dbg !60

b36:
	%157 = sext i32 %3 to i64, !dbg !61
	%158 = trunc i64 %p10 to i32, !dbg !61
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !61
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !61
	%161 = icmp ne i64 %p4, %p6, !dbg !61
	%162 = icmp uge i64 %p10, %157, !dbg !61
	%163 = or i1 %161, %162, !dbg !61
	br i1 %163, label %b36_fail1, label %b36_ok1, !dbg !61, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !61
	br label %b41, !dbg !61

b37:
	%164 = icmp eq i64 %p0, 4, !dbg !62
	br i1 %164, label %b38, label %b39, !dbg !62

b38:
	%165 = sext i32 %3 to i64, !dbg !63
	%166 = trunc i64 %p10 to i32, !dbg !63
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !63
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !63
	%169 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !63
	%170 = icmp ne i64 %p4, %p6, !dbg !63
	%171 = icmp uge i64 %p10, %165, !dbg !63
	%172 = icmp eq i64 addrspace(1)* %2, null, !dbg !63
	%173 = or i1 %170, %171, !dbg !63
	%174 = or i1 %173, %172, !dbg !63
	br i1 %174, label %b38_fail1, label %b38_ok1, !dbg !63, !prof !21

b38_ok1:
	%175 = bitcast i64* %169 to i8*, !dbg !63
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %p6, i8* %175, i64 %p8, i32 %p9, i32 %166), !dbg !63
	br label %b41, !dbg !63

b39:
	%176 = icmp eq i64 %p0, 5, !dbg !64
	br i1 %176, label %b40, label %b41, !dbg !64

b40:
	%177 = sext i32 %3 to i64, !dbg !65
	%178 = trunc i64 %p10 to i32, !dbg !65
	%179 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !65
	%180 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !65
	%181 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !65
	%182 = icmp ne i64 %p4, %p6, !dbg !65
	%183 = icmp uge i64 %p10, %177, !dbg !65
	%184 = icmp eq i64 addrspace(1)* %2, null, !dbg !65
	%185 = or i1 %182, %183, !dbg !65
	%186 = or i1 %185, %184, !dbg !65
	br i1 %186, label %b40_fail1, label %b40_ok1, !dbg !65, !prof !21

b40_ok1:
	%187 = bitcast i64* %181 to i8*, !dbg !65
	call void @gpuc_put_signal_nbi_block(i8* %179, i8* %180, i64 %p6, i8* %187, i64 %p8, i32 %p9, i32 %178), !dbg !65
	br label %b41, !dbg !65

b41:
	ret void, !dbg !11

b3_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !13
	br i1 %188, label %b3_fail2, label %b3_ok2, !dbg !13

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !13
	ret void, !dbg !13

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !13
	ret void, !dbg !13

b5_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !25
	br i1 %189, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !25
	ret void, !dbg !25

b7_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !27
	br i1 %190, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !27
	ret void, !dbg !27

b9_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !29
	br i1 %191, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !29
	ret void, !dbg !29

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !29
	ret void, !dbg !29

b11_fail1:
	%192 = icmp ne i64 %p4, %p6, !dbg !31
	br i1 %192, label %b11_fail2, label %b11_ok2, !dbg !31

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !31
	ret void, !dbg !31

b11_ok2:
	%193 = icmp uge i64 %p10, %49, !dbg !31
	br i1 %193, label %b11_fail3, label %b11_ok3, !dbg !31

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !31
	ret void, !dbg !31

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !31
	ret void, !dbg !31

b13_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !33
	br i1 %194, label %b13_fail2, label %b13_ok2, !dbg !33

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !33
	ret void, !dbg !33

b13_ok2:
	%195 = icmp uge i64 %p10, %61, !dbg !33
	br i1 %195, label %b13_fail3, label %b13_ok3, !dbg !33

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %61), !dbg !33
	ret void, !dbg !33

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !33
	ret void, !dbg !33

b17_fail1:
	%196 = icmp ne i64 %p4, %p6, !dbg !40
	br i1 %196, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !40
	ret void, !dbg !40

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %76), !dbg !40
	ret void, !dbg !40

b19_fail1:
	%197 = icmp ne i64 %p4, %p6, !dbg !42
	br i1 %197, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !42
	ret void, !dbg !42

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %84), !dbg !42
	ret void, !dbg !42

b21_fail1:
	%198 = icmp ne i64 %p4, %p6, !dbg !44
	br i1 %198, label %b21_fail2, label %b21_ok2, !dbg !44

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !44
	ret void, !dbg !44

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %92), !dbg !44
	ret void, !dbg !44

b23_fail1:
	%199 = icmp ne i64 %p4, %p6, !dbg !46
	br i1 %199, label %b23_fail2, label %b23_ok2, !dbg !46

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !46
	ret void, !dbg !46

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %100), !dbg !46
	ret void, !dbg !46

b25_fail1:
	%200 = icmp ne i64 %p4, %p6, !dbg !48
	br i1 %200, label %b25_fail2, label %b25_ok2, !dbg !48

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !48
	ret void, !dbg !48

b25_ok2:
	%201 = icmp uge i64 %p10, %108, !dbg !48
	br i1 %201, label %b25_fail3, label %b25_ok3, !dbg !48

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %108), !dbg !48
	ret void, !dbg !48

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b27_fail1:
	%202 = icmp ne i64 %p4, %p6, !dbg !50
	br i1 %202, label %b27_fail2, label %b27_ok2, !dbg !50

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !50
	ret void, !dbg !50

b27_ok2:
	%203 = icmp uge i64 %p10, %120, !dbg !50
	br i1 %203, label %b27_fail3, label %b27_ok3, !dbg !50

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %120), !dbg !50
	ret void, !dbg !50

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b30_fail1:
	%204 = icmp ne i64 %p4, %p6, !dbg !55
	br i1 %204, label %b30_fail2, label %b30_ok2, !dbg !55

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !55
	ret void, !dbg !55

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %133), !dbg !55
	ret void, !dbg !55

b32_fail1:
	%205 = icmp ne i64 %p4, %p6, !dbg !57
	br i1 %205, label %b32_fail2, label %b32_ok2, !dbg !57

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !57
	ret void, !dbg !57

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %141), !dbg !57
	ret void, !dbg !57

b34_fail1:
	%206 = icmp ne i64 %p4, %p6, !dbg !59
	br i1 %206, label %b34_fail2, label %b34_ok2, !dbg !59

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !59
	ret void, !dbg !59

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %149), !dbg !59
	ret void, !dbg !59

b36_fail1:
	%207 = icmp ne i64 %p4, %p6, !dbg !61
	br i1 %207, label %b36_fail2, label %b36_ok2, !dbg !61

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !61
	ret void, !dbg !61

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %157), !dbg !61
	ret void, !dbg !61

b38_fail1:
	%208 = icmp ne i64 %p4, %p6, !dbg !63
	br i1 %208, label %b38_fail2, label %b38_ok2, !dbg !63

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !63
	ret void, !dbg !63

b38_ok2:
	%209 = icmp uge i64 %p10, %165, !dbg !63
	br i1 %209, label %b38_fail3, label %b38_ok3, !dbg !63

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %165), !dbg !63
	ret void, !dbg !63

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b40_fail1:
	%210 = icmp ne i64 %p4, %p6, !dbg !65
	br i1 %210, label %b40_fail2, label %b40_ok2, !dbg !65

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !65
	ret void, !dbg !65

b40_ok2:
	%211 = icmp uge i64 %p10, %177, !dbg !65
	br i1 %211, label %b40_fail3, label %b40_ok3, !dbg !65

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %177), !dbg !65
	ret void, !dbg !65

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !65
	ret void, !dbg !65
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !67
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !67
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !67
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !72
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !73, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !73, !range !17
	%9 = mul i32 %8, %6, !dbg !73
	%10 = add i32 %5, %9, !dbg !73
	%11 = mul i32 %7, %10, !dbg !73
	%12 = add i32 %4, %11, !dbg !73
	%13 = sext i32 %12 to i64, !dbg !73
	%14 = icmp eq i64 %p1, 0, !dbg !74
	br i1 %14, label %b1, label %b14, !dbg !74

b1:
	%15 = icmp eq i64 %13, 0, !dbg !75
	br i1 %15, label %b2, label %b14, !dbg !75

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !76
	br i1 %16, label %b3, label %b4, !dbg !76

b3:
	%17 = sext i32 %3 to i64, !dbg !72
	%18 = mul i64 %p6, 2, !dbg !72
	%19 = trunc i64 %p10 to i32, !dbg !72
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !72
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !72
	%22 = icmp ne i64 %p4, %p6, !dbg !72
	%23 = icmp uge i64 %p10, %17, !dbg !72
	%24 = or i1 %22, %23, !dbg !72
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !72, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !72
	%26 = bitcast i16* %21 to i8*, !dbg !72
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !72
	br label %b41, !dbg !72

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !77
	br i1 %27, label %b5, label %b6, !dbg !77

b5:
	%28 = sext i32 %3 to i64, !dbg !78
	%29 = mul i64 %p6, 2, !dbg !78
	%30 = trunc i64 %p10 to i32, !dbg !78
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !78
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !78
	%33 = icmp ne i64 %p4, %p6, !dbg !78
	%34 = icmp uge i64 %p10, %28, !dbg !78
	%35 = or i1 %33, %34, !dbg !78
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !78, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !78
	%37 = bitcast i16* %32 to i8*, !dbg !78
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !78
	br label %b41, !dbg !78

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !79
	br i1 %38, label %b7, label %b8, !dbg !79

b7:
	%39 = sext i32 %3 to i64, !dbg !80
	%40 = mul i64 %p6, 2, !dbg !80
	%41 = trunc i64 %p10 to i32, !dbg !80
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !80
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !80
	%44 = icmp ne i64 %p4, %p6, !dbg !80
	%45 = icmp uge i64 %p10, %39, !dbg !80
	%46 = or i1 %44, %45, !dbg !80
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !80, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !80
	%48 = bitcast i16* %43 to i8*, !dbg !80
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !80
	br label %b41, !dbg !80

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !81
	br i1 %49, label %b9, label %b10, !dbg !81

b9:
	%50 = sext i32 %3 to i64, !dbg !82
	%51 = mul i64 %p6, 2, !dbg !82
	%52 = trunc i64 %p10 to i32, !dbg !82
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !82
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !82
	%55 = icmp ne i64 %p4, %p6, !dbg !82
	%56 = icmp uge i64 %p10, %50, !dbg !82
	%57 = or i1 %55, %56, !dbg !82
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !82, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !82
	%59 = bitcast i16* %54 to i8*, !dbg !82
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !82
	br label %b41, !dbg !82

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !83
	br i1 %60, label %b11, label %b12, !dbg !83

b11:
	%61 = sext i32 %3 to i64, !dbg !84
	%62 = mul i64 %p6, 2, !dbg !84
	%63 = trunc i64 %p10 to i32, !dbg !84
	%64 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !84
	%65 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !84
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !84
	%67 = icmp ne i64 %p4, %p6, !dbg !84
	%68 = icmp uge i64 %p10, %61, !dbg !84
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !84
	%70 = or i1 %67, %68, !dbg !84
	%71 = or i1 %70, %69, !dbg !84
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !84, !prof !21

b11_ok1:
	%72 = bitcast i16* %64 to i8*, !dbg !84
	%73 = bitcast i16* %65 to i8*, !dbg !84
	%74 = bitcast i64* %66 to i8*, !dbg !84
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !84
	br label %b41, !dbg !84

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !85
	br i1 %75, label %b13, label %b41, !dbg !85

b13:
	%76 = sext i32 %3 to i64, !dbg !86
	%77 = mul i64 %p6, 2, !dbg !86
	%78 = trunc i64 %p10 to i32, !dbg !86
	%79 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !86
	%80 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !86
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !86
	%82 = icmp ne i64 %p4, %p6, !dbg !86
	%83 = icmp uge i64 %p10, %76, !dbg !86
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !86
	%85 = or i1 %82, %83, !dbg !86
	%86 = or i1 %85, %84, !dbg !86
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !86, !prof !21

b13_ok1:
	%87 = bitcast i16* %79 to i8*, !dbg !86
	%88 = bitcast i16* %80 to i8*, !dbg !86
	%89 = bitcast i64* %81 to i8*, !dbg !86
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !86
	br label %b41, !dbg !86

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !87
	br i1 %90, label %b15, label %b28, !dbg !87

b15:
	%91 = sdiv i64 %13, 32, !dbg !88
	%92 = icmp eq i64 %91, %p2, !dbg !89
	br i1 %92, label %b16, label %b28, !dbg !89

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !92
	br i1 %93, label %b17, label %b18, !dbg !92

b17:
	%94 = sext i32 %3 to i64, !dbg !93
	%95 = mul i64 %p6, 2, !dbg !93
	%96 = trunc i64 %p10 to i32, !dbg !93
	%97 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !93
	%98 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !93
	%99 = icmp ne i64 %p4, %p6, !dbg !93
	%100 = icmp uge i64 %p10, %94, !dbg !93
	%101 = or i1 %99, %100, !dbg !93
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !93, !prof !21

b17_ok1:
	%102 = bitcast i16* %97 to i8*, !dbg !93
	%103 = bitcast i16* %98 to i8*, !dbg !93
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !93
	br label %b41, !dbg !93

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !94
	br i1 %104, label %b19, label %b20, !dbg !94

b19:
	%105 = sext i32 %3 to i64, !dbg !95
	%106 = mul i64 %p6, 2, !dbg !95
	%107 = trunc i64 %p10 to i32, !dbg !95
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !95
	%109 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !95
	%110 = icmp ne i64 %p4, %p6, !dbg !95
	%111 = icmp uge i64 %p10, %105, !dbg !95
	%112 = or i1 %110, %111, !dbg !95
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !95, !prof !21

b19_ok1:
	%113 = bitcast i16* %108 to i8*, !dbg !95
	%114 = bitcast i16* %109 to i8*, !dbg !95
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !95
	br label %b41, !dbg !95

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !96
	br i1 %115, label %b21, label %b22, !dbg !96

b21:
	%116 = sext i32 %3 to i64, !dbg !97
	%117 = mul i64 %p6, 2, !dbg !97
	%118 = trunc i64 %p10 to i32, !dbg !97
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !97
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !97
	%121 = icmp ne i64 %p4, %p6, !dbg !97
	%122 = icmp uge i64 %p10, %116, !dbg !97
	%123 = or i1 %121, %122, !dbg !97
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !97, !prof !21

b21_ok1:
	%124 = bitcast i16* %119 to i8*, !dbg !97
	%125 = bitcast i16* %120 to i8*, !dbg !97
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !97
	br label %b41, !dbg !97

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !98
	br i1 %126, label %b23, label %b24, !dbg !98

b23:
	%127 = sext i32 %3 to i64, !dbg !99
	%128 = mul i64 %p6, 2, !dbg !99
	%129 = trunc i64 %p10 to i32, !dbg !99
	%130 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !99
	%131 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !99
	%132 = icmp ne i64 %p4, %p6, !dbg !99
	%133 = icmp uge i64 %p10, %127, !dbg !99
	%134 = or i1 %132, %133, !dbg !99
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !99, !prof !21

b23_ok1:
	%135 = bitcast i16* %130 to i8*, !dbg !99
	%136 = bitcast i16* %131 to i8*, !dbg !99
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !99
	br label %b41, !dbg !99

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !100
	br i1 %137, label %b25, label %b26, !dbg !100

b25:
	%138 = sext i32 %3 to i64, !dbg !101
	%139 = mul i64 %p6, 2, !dbg !101
	%140 = trunc i64 %p10 to i32, !dbg !101
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !101
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !101
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !101
	%144 = icmp ne i64 %p4, %p6, !dbg !101
	%145 = icmp uge i64 %p10, %138, !dbg !101
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !101
	%147 = or i1 %144, %145, !dbg !101
	%148 = or i1 %147, %146, !dbg !101
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !101, !prof !21

b25_ok1:
	%149 = bitcast i16* %141 to i8*, !dbg !101
	%150 = bitcast i16* %142 to i8*, !dbg !101
	%151 = bitcast i64* %143 to i8*, !dbg !101
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !101
	br label %b41, !dbg !101

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !102
	br i1 %152, label %b27, label %b41, !dbg !102

b27:
	%153 = sext i32 %3 to i64, !dbg !103
	%154 = mul i64 %p6, 2, !dbg !103
	%155 = trunc i64 %p10 to i32, !dbg !103
	%156 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !103
	%157 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !103
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !103
	%159 = icmp ne i64 %p4, %p6, !dbg !103
	%160 = icmp uge i64 %p10, %153, !dbg !103
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !103
	%162 = or i1 %159, %160, !dbg !103
	%163 = or i1 %162, %161, !dbg !103
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !103, !prof !21

b27_ok1:
	%164 = bitcast i16* %156 to i8*, !dbg !103
	%165 = bitcast i16* %157 to i8*, !dbg !103
	%166 = bitcast i64* %158 to i8*, !dbg !103
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !103
	br label %b41, !dbg !103

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !104
	br i1 %167, label %b29, label %b41, !dbg !104

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !107
	br i1 %168, label %b30, label %b31, !dbg !107

b30:
	%169 = sext i32 %3 to i64, !dbg !108
	%170 = mul i64 %p6, 2, !dbg !108
	%171 = trunc i64 %p10 to i32, !dbg !108
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !108
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !108
	%174 = icmp ne i64 %p4, %p6, !dbg !108
	%175 = icmp uge i64 %p10, %169, !dbg !108
	%176 = or i1 %174, %175, !dbg !108
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !108, !prof !21

b30_ok1:
	%177 = bitcast i16* %172 to i8*, !dbg !108
	%178 = bitcast i16* %173 to i8*, !dbg !108
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !108
	br label %b41, !dbg !108

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !109
	br i1 %179, label %b32, label %b33, !dbg !109

b32:
	%180 = sext i32 %3 to i64, !dbg !110
	%181 = mul i64 %p6, 2, !dbg !110
	%182 = trunc i64 %p10 to i32, !dbg !110
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !110
	%184 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !110
	%185 = icmp ne i64 %p4, %p6, !dbg !110
	%186 = icmp uge i64 %p10, %180, !dbg !110
	%187 = or i1 %185, %186, !dbg !110
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !110, !prof !21

b32_ok1:
	%188 = bitcast i16* %183 to i8*, !dbg !110
	%189 = bitcast i16* %184 to i8*, !dbg !110
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !110
	br label %b41, !dbg !110

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !111
	br i1 %190, label %b34, label %b35, !dbg !111

b34:
	%191 = sext i32 %3 to i64, !dbg !112
	%192 = mul i64 %p6, 2, !dbg !112
	%193 = trunc i64 %p10 to i32, !dbg !112
	%194 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !112
	%195 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !112
	%196 = icmp ne i64 %p4, %p6, !dbg !112
	%197 = icmp uge i64 %p10, %191, !dbg !112
	%198 = or i1 %196, %197, !dbg !112
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !112, !prof !21

b34_ok1:
	%199 = bitcast i16* %194 to i8*, !dbg !112
	%200 = bitcast i16* %195 to i8*, !dbg !112
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !112
	br label %b41, !dbg !112

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !113
	br i1 %201, label %b36, label %b37, !dbg !113

b36:
	%202 = sext i32 %3 to i64, !dbg !114
	%203 = mul i64 %p6, 2, !dbg !114
	%204 = trunc i64 %p10 to i32, !dbg !114
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !114
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !114
	%207 = icmp ne i64 %p4, %p6, !dbg !114
	%208 = icmp uge i64 %p10, %202, !dbg !114
	%209 = or i1 %207, %208, !dbg !114
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !114, !prof !21

b36_ok1:
	%210 = bitcast i16* %205 to i8*, !dbg !114
	%211 = bitcast i16* %206 to i8*, !dbg !114
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !114
	br label %b41, !dbg !114

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !115
	br i1 %212, label %b38, label %b39, !dbg !115

b38:
	%213 = sext i32 %3 to i64, !dbg !116
	%214 = mul i64 %p6, 2, !dbg !116
	%215 = trunc i64 %p10 to i32, !dbg !116
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !116
	%217 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !116
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !116
	%219 = icmp ne i64 %p4, %p6, !dbg !116
	%220 = icmp uge i64 %p10, %213, !dbg !116
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !116
	%222 = or i1 %219, %220, !dbg !116
	%223 = or i1 %222, %221, !dbg !116
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !116, !prof !21

b38_ok1:
	%224 = bitcast i16* %216 to i8*, !dbg !116
	%225 = bitcast i16* %217 to i8*, !dbg !116
	%226 = bitcast i64* %218 to i8*, !dbg !116
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !116
	br label %b41, !dbg !116

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !117
	br i1 %227, label %b40, label %b41, !dbg !117

b40:
	%228 = sext i32 %3 to i64, !dbg !118
	%229 = mul i64 %p6, 2, !dbg !118
	%230 = trunc i64 %p10 to i32, !dbg !118
	%231 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !118
	%232 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !118
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !118
	%234 = icmp ne i64 %p4, %p6, !dbg !118
	%235 = icmp uge i64 %p10, %228, !dbg !118
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !118
	%237 = or i1 %234, %235, !dbg !118
	%238 = or i1 %237, %236, !dbg !118
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !118, !prof !21

b40_ok1:
	%239 = bitcast i16* %231 to i8*, !dbg !118
	%240 = bitcast i16* %232 to i8*, !dbg !118
	%241 = bitcast i64* %233 to i8*, !dbg !118
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !118
	br label %b41, !dbg !118

b41:
	ret void, !dbg !70

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !72
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !72

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !72
	ret void, !dbg !72

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !72
	ret void, !dbg !72

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !78
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !78

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !78
	ret void, !dbg !78

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !78
	ret void, !dbg !78

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !80
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !80

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !80
	ret void, !dbg !80

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !80
	ret void, !dbg !80

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !82
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !82

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !82
	ret void, !dbg !82

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !82
	ret void, !dbg !82

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !84
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !84

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !84
	ret void, !dbg !84

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !84
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !84

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !84
	ret void, !dbg !84

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !84
	ret void, !dbg !84

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !86
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !86

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !86
	ret void, !dbg !86

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !86
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !86

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !86
	ret void, !dbg !86

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !86
	ret void, !dbg !86

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !93
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !93

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !93
	ret void, !dbg !93

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !93
	ret void, !dbg !93

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !95
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !95

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !95
	ret void, !dbg !95

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !95
	ret void, !dbg !95

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !97
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !97

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !97
	ret void, !dbg !97

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !97
	ret void, !dbg !97

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !99
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !99

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !99
	ret void, !dbg !99

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !99
	ret void, !dbg !99

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !101
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !101

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !101
	ret void, !dbg !101

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !101
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !101

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !101
	ret void, !dbg !101

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !101
	ret void, !dbg !101

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !103
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !103

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !103
	ret void, !dbg !103

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !103
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !103

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !103
	ret void, !dbg !103

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !103
	ret void, !dbg !103

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !108
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !108

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !108
	ret void, !dbg !108

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !108
	ret void, !dbg !108

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !110
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !110

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !110
	ret void, !dbg !110

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !110
	ret void, !dbg !110

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !112
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !112

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !112
	ret void, !dbg !112

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !112
	ret void, !dbg !112

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !114
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !114

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !114
	ret void, !dbg !114

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !114
	ret void, !dbg !114

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !116
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !116

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !116
	ret void, !dbg !116

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !116
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !116

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !116
	ret void, !dbg !116

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !118
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !118

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !118
	ret void, !dbg !118

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !118
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !118

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !118
	ret void, !dbg !118

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !118
	ret void, !dbg !118
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !119 {
entry:
	br label %b0, !dbg !120

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !120
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !120
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !120
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !125
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !126, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !126, !range !17
	%9 = mul i32 %8, %6, !dbg !126
	%10 = add i32 %5, %9, !dbg !126
	%11 = mul i32 %7, %10, !dbg !126
	%12 = add i32 %4, %11, !dbg !126
	%13 = sext i32 %12 to i64, !dbg !126
	%14 = icmp eq i64 %p1, 0, !dbg !127
	br i1 %14, label %b1, label %b14, !dbg !127

b1:
	%15 = icmp eq i64 %13, 0, !dbg !128
	br i1 %15, label %b2, label %b14, !dbg !128

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !129
	br i1 %16, label %b3, label %b4, !dbg !129

b3:
	%17 = sext i32 %3 to i64, !dbg !125
	%18 = mul i64 %p6, 4, !dbg !125
	%19 = trunc i64 %p10 to i32, !dbg !125
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !125
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !125
	%22 = icmp ne i64 %p4, %p6, !dbg !125
	%23 = icmp uge i64 %p10, %17, !dbg !125
	%24 = or i1 %22, %23, !dbg !125
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !125, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !125
	%26 = bitcast i32* %21 to i8*, !dbg !125
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !125
	br label %b41, !dbg !125

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !130
	br i1 %27, label %b5, label %b6, !dbg !130

b5:
	%28 = sext i32 %3 to i64, !dbg !131
	%29 = mul i64 %p6, 4, !dbg !131
	%30 = trunc i64 %p10 to i32, !dbg !131
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !131
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !131
	%33 = icmp ne i64 %p4, %p6, !dbg !131
	%34 = icmp uge i64 %p10, %28, !dbg !131
	%35 = or i1 %33, %34, !dbg !131
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !131, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !131
	%37 = bitcast i32* %32 to i8*, !dbg !131
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !131
	br label %b41, !dbg !131

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !132
	br i1 %38, label %b7, label %b8, !dbg !132

b7:
	%39 = sext i32 %3 to i64, !dbg !133
	%40 = mul i64 %p6, 4, !dbg !133
	%41 = trunc i64 %p10 to i32, !dbg !133
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !133
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !133
	%44 = icmp ne i64 %p4, %p6, !dbg !133
	%45 = icmp uge i64 %p10, %39, !dbg !133
	%46 = or i1 %44, %45, !dbg !133
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !133, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !133
	%48 = bitcast i32* %43 to i8*, !dbg !133
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !133
	br label %b41, !dbg !133

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !134
	br i1 %49, label %b9, label %b10, !dbg !134

b9:
	%50 = sext i32 %3 to i64, !dbg !135
	%51 = mul i64 %p6, 4, !dbg !135
	%52 = trunc i64 %p10 to i32, !dbg !135
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !135
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !135
	%55 = icmp ne i64 %p4, %p6, !dbg !135
	%56 = icmp uge i64 %p10, %50, !dbg !135
	%57 = or i1 %55, %56, !dbg !135
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !135, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !135
	%59 = bitcast i32* %54 to i8*, !dbg !135
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !135
	br label %b41, !dbg !135

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !136
	br i1 %60, label %b11, label %b12, !dbg !136

b11:
	%61 = sext i32 %3 to i64, !dbg !137
	%62 = mul i64 %p6, 4, !dbg !137
	%63 = trunc i64 %p10 to i32, !dbg !137
	%64 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !137
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !137
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !137
	%67 = icmp ne i64 %p4, %p6, !dbg !137
	%68 = icmp uge i64 %p10, %61, !dbg !137
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !137
	%70 = or i1 %67, %68, !dbg !137
	%71 = or i1 %70, %69, !dbg !137
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !137, !prof !21

b11_ok1:
	%72 = bitcast i32* %64 to i8*, !dbg !137
	%73 = bitcast i32* %65 to i8*, !dbg !137
	%74 = bitcast i64* %66 to i8*, !dbg !137
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !137
	br label %b41, !dbg !137

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !138
	br i1 %75, label %b13, label %b41, !dbg !138

b13:
	%76 = sext i32 %3 to i64, !dbg !139
	%77 = mul i64 %p6, 4, !dbg !139
	%78 = trunc i64 %p10 to i32, !dbg !139
	%79 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !139
	%80 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !139
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !139
	%82 = icmp ne i64 %p4, %p6, !dbg !139
	%83 = icmp uge i64 %p10, %76, !dbg !139
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !139
	%85 = or i1 %82, %83, !dbg !139
	%86 = or i1 %85, %84, !dbg !139
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !139, !prof !21

b13_ok1:
	%87 = bitcast i32* %79 to i8*, !dbg !139
	%88 = bitcast i32* %80 to i8*, !dbg !139
	%89 = bitcast i64* %81 to i8*, !dbg !139
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !139
	br label %b41, !dbg !139

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !140
	br i1 %90, label %b15, label %b28, !dbg !140

b15:
	%91 = sdiv i64 %13, 32, !dbg !141
	%92 = icmp eq i64 %91, %p2, !dbg !142
	br i1 %92, label %b16, label %b28, !dbg !142

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !145
	br i1 %93, label %b17, label %b18, !dbg !145

b17:
	%94 = sext i32 %3 to i64, !dbg !146
	%95 = mul i64 %p6, 4, !dbg !146
	%96 = trunc i64 %p10 to i32, !dbg !146
	%97 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !146
	%98 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !146
	%99 = icmp ne i64 %p4, %p6, !dbg !146
	%100 = icmp uge i64 %p10, %94, !dbg !146
	%101 = or i1 %99, %100, !dbg !146
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !146, !prof !21

b17_ok1:
	%102 = bitcast i32* %97 to i8*, !dbg !146
	%103 = bitcast i32* %98 to i8*, !dbg !146
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !146
	br label %b41, !dbg !146

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !147
	br i1 %104, label %b19, label %b20, !dbg !147

b19:
	%105 = sext i32 %3 to i64, !dbg !148
	%106 = mul i64 %p6, 4, !dbg !148
	%107 = trunc i64 %p10 to i32, !dbg !148
	%108 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !148
	%109 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !148
	%110 = icmp ne i64 %p4, %p6, !dbg !148
	%111 = icmp uge i64 %p10, %105, !dbg !148
	%112 = or i1 %110, %111, !dbg !148
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !148, !prof !21

b19_ok1:
	%113 = bitcast i32* %108 to i8*, !dbg !148
	%114 = bitcast i32* %109 to i8*, !dbg !148
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !148
	br label %b41, !dbg !148

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !149
	br i1 %115, label %b21, label %b22, !dbg !149

b21:
	%116 = sext i32 %3 to i64, !dbg !150
	%117 = mul i64 %p6, 4, !dbg !150
	%118 = trunc i64 %p10 to i32, !dbg !150
	%119 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !150
	%120 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !150
	%121 = icmp ne i64 %p4, %p6, !dbg !150
	%122 = icmp uge i64 %p10, %116, !dbg !150
	%123 = or i1 %121, %122, !dbg !150
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !150, !prof !21

b21_ok1:
	%124 = bitcast i32* %119 to i8*, !dbg !150
	%125 = bitcast i32* %120 to i8*, !dbg !150
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !150
	br label %b41, !dbg !150

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !151
	br i1 %126, label %b23, label %b24, !dbg !151

b23:
	%127 = sext i32 %3 to i64, !dbg !152
	%128 = mul i64 %p6, 4, !dbg !152
	%129 = trunc i64 %p10 to i32, !dbg !152
	%130 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !152
	%131 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !152
	%132 = icmp ne i64 %p4, %p6, !dbg !152
	%133 = icmp uge i64 %p10, %127, !dbg !152
	%134 = or i1 %132, %133, !dbg !152
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !152, !prof !21

b23_ok1:
	%135 = bitcast i32* %130 to i8*, !dbg !152
	%136 = bitcast i32* %131 to i8*, !dbg !152
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !152
	br label %b41, !dbg !152

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !153
	br i1 %137, label %b25, label %b26, !dbg !153

b25:
	%138 = sext i32 %3 to i64, !dbg !154
	%139 = mul i64 %p6, 4, !dbg !154
	%140 = trunc i64 %p10 to i32, !dbg !154
	%141 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !154
	%142 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !154
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !154
	%144 = icmp ne i64 %p4, %p6, !dbg !154
	%145 = icmp uge i64 %p10, %138, !dbg !154
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !154
	%147 = or i1 %144, %145, !dbg !154
	%148 = or i1 %147, %146, !dbg !154
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !154, !prof !21

b25_ok1:
	%149 = bitcast i32* %141 to i8*, !dbg !154
	%150 = bitcast i32* %142 to i8*, !dbg !154
	%151 = bitcast i64* %143 to i8*, !dbg !154
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !154
	br label %b41, !dbg !154

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !155
	br i1 %152, label %b27, label %b41, !dbg !155

b27:
	%153 = sext i32 %3 to i64, !dbg !156
	%154 = mul i64 %p6, 4, !dbg !156
	%155 = trunc i64 %p10 to i32, !dbg !156
	%156 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !156
	%157 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !156
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !156
	%159 = icmp ne i64 %p4, %p6, !dbg !156
	%160 = icmp uge i64 %p10, %153, !dbg !156
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !156
	%162 = or i1 %159, %160, !dbg !156
	%163 = or i1 %162, %161, !dbg !156
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !156, !prof !21

b27_ok1:
	%164 = bitcast i32* %156 to i8*, !dbg !156
	%165 = bitcast i32* %157 to i8*, !dbg !156
	%166 = bitcast i64* %158 to i8*, !dbg !156
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !156
	br label %b41, !dbg !156

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !157
	br i1 %167, label %b29, label %b41, !dbg !157

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !160
	br i1 %168, label %b30, label %b31, !dbg !160

b30:
	%169 = sext i32 %3 to i64, !dbg !161
	%170 = mul i64 %p6, 4, !dbg !161
	%171 = trunc i64 %p10 to i32, !dbg !161
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !161
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !161
	%174 = icmp ne i64 %p4, %p6, !dbg !161
	%175 = icmp uge i64 %p10, %169, !dbg !161
	%176 = or i1 %174, %175, !dbg !161
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !161, !prof !21

b30_ok1:
	%177 = bitcast i32* %172 to i8*, !dbg !161
	%178 = bitcast i32* %173 to i8*, !dbg !161
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !161
	br label %b41, !dbg !161

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %179, label %b32, label %b33, !dbg !162

b32:
	%180 = sext i32 %3 to i64, !dbg !163
	%181 = mul i64 %p6, 4, !dbg !163
	%182 = trunc i64 %p10 to i32, !dbg !163
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !163
	%184 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !163
	%185 = icmp ne i64 %p4, %p6, !dbg !163
	%186 = icmp uge i64 %p10, %180, !dbg !163
	%187 = or i1 %185, %186, !dbg !163
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !163, !prof !21

b32_ok1:
	%188 = bitcast i32* %183 to i8*, !dbg !163
	%189 = bitcast i32* %184 to i8*, !dbg !163
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !163
	br label %b41, !dbg !163

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !164
	br i1 %190, label %b34, label %b35, !dbg !164

b34:
	%191 = sext i32 %3 to i64, !dbg !165
	%192 = mul i64 %p6, 4, !dbg !165
	%193 = trunc i64 %p10 to i32, !dbg !165
	%194 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !165
	%195 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !165
	%196 = icmp ne i64 %p4, %p6, !dbg !165
	%197 = icmp uge i64 %p10, %191, !dbg !165
	%198 = or i1 %196, %197, !dbg !165
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !165, !prof !21

b34_ok1:
	%199 = bitcast i32* %194 to i8*, !dbg !165
	%200 = bitcast i32* %195 to i8*, !dbg !165
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !165
	br label %b41, !dbg !165

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !166
	br i1 %201, label %b36, label %b37, !dbg !166

b36:
	%202 = sext i32 %3 to i64, !dbg !167
	%203 = mul i64 %p6, 4, !dbg !167
	%204 = trunc i64 %p10 to i32, !dbg !167
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !167
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !167
	%207 = icmp ne i64 %p4, %p6, !dbg !167
	%208 = icmp uge i64 %p10, %202, !dbg !167
	%209 = or i1 %207, %208, !dbg !167
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !167, !prof !21

b36_ok1:
	%210 = bitcast i32* %205 to i8*, !dbg !167
	%211 = bitcast i32* %206 to i8*, !dbg !167
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !167
	br label %b41, !dbg !167

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !168
	br i1 %212, label %b38, label %b39, !dbg !168

b38:
	%213 = sext i32 %3 to i64, !dbg !169
	%214 = mul i64 %p6, 4, !dbg !169
	%215 = trunc i64 %p10 to i32, !dbg !169
	%216 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !169
	%217 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !169
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !169
	%219 = icmp ne i64 %p4, %p6, !dbg !169
	%220 = icmp uge i64 %p10, %213, !dbg !169
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !169
	%222 = or i1 %219, %220, !dbg !169
	%223 = or i1 %222, %221, !dbg !169
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !169, !prof !21

b38_ok1:
	%224 = bitcast i32* %216 to i8*, !dbg !169
	%225 = bitcast i32* %217 to i8*, !dbg !169
	%226 = bitcast i64* %218 to i8*, !dbg !169
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !169
	br label %b41, !dbg !169

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !170
	br i1 %227, label %b40, label %b41, !dbg !170

b40:
	%228 = sext i32 %3 to i64, !dbg !171
	%229 = mul i64 %p6, 4, !dbg !171
	%230 = trunc i64 %p10 to i32, !dbg !171
	%231 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !171
	%232 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !171
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !171
	%234 = icmp ne i64 %p4, %p6, !dbg !171
	%235 = icmp uge i64 %p10, %228, !dbg !171
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !171
	%237 = or i1 %234, %235, !dbg !171
	%238 = or i1 %237, %236, !dbg !171
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !171, !prof !21

b40_ok1:
	%239 = bitcast i32* %231 to i8*, !dbg !171
	%240 = bitcast i32* %232 to i8*, !dbg !171
	%241 = bitcast i64* %233 to i8*, !dbg !171
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !171
	br label %b41, !dbg !171

b41:
	ret void, !dbg !123

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !125
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !125

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !125
	ret void, !dbg !125

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !125
	ret void, !dbg !125

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !131
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !131

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !131
	ret void, !dbg !131

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !131
	ret void, !dbg !131

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !133
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !133

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !133
	ret void, !dbg !133

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !133
	ret void, !dbg !133

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !135
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !135

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !135
	ret void, !dbg !135

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !135
	ret void, !dbg !135

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !137
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !137

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !137
	ret void, !dbg !137

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !137
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !137

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !137
	ret void, !dbg !137

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !137
	ret void, !dbg !137

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !139
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !139

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !139
	ret void, !dbg !139

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !139
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !139

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !139
	ret void, !dbg !139

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !139
	ret void, !dbg !139

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !146
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !146

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !146
	ret void, !dbg !146

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !146
	ret void, !dbg !146

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !148
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !148

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !148
	ret void, !dbg !148

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !148
	ret void, !dbg !148

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !150
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !150

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !150
	ret void, !dbg !150

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !150
	ret void, !dbg !150

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !152
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !152

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !152
	ret void, !dbg !152

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !152
	ret void, !dbg !152

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !154
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !154

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !154
	ret void, !dbg !154

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !154
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !154

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !154
	ret void, !dbg !154

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !154
	ret void, !dbg !154

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !156
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !156

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !156
	ret void, !dbg !156

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !156
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !156

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !156
	ret void, !dbg !156

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !156
	ret void, !dbg !156

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !161
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !161

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !161
	ret void, !dbg !161

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !161
	ret void, !dbg !161

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !163
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !163

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !163
	ret void, !dbg !163

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !163
	ret void, !dbg !163

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !165
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !165

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !165
	ret void, !dbg !165

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !165
	ret void, !dbg !165

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !167
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !167

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !167
	ret void, !dbg !167

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !167
	ret void, !dbg !167

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !169
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !169

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !169
	ret void, !dbg !169

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !169
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !169

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !169
	ret void, !dbg !169

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !169
	ret void, !dbg !169

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !171
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !171

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !171
	ret void, !dbg !171

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !171
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !171

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !171
	ret void, !dbg !171

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !171
	ret void, !dbg !171
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !172 {
entry:
	br label %b0, !dbg !173

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !173
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !173
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !173
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !178
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !179, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !179, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !179, !range !17
	%9 = mul i32 %8, %6, !dbg !179
	%10 = add i32 %5, %9, !dbg !179
	%11 = mul i32 %7, %10, !dbg !179
	%12 = add i32 %4, %11, !dbg !179
	%13 = sext i32 %12 to i64, !dbg !179
	%14 = icmp eq i64 %p1, 0, !dbg !180
	br i1 %14, label %b1, label %b14, !dbg !180

b1:
	%15 = icmp eq i64 %13, 0, !dbg !181
	br i1 %15, label %b2, label %b14, !dbg !181

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !182
	br i1 %16, label %b3, label %b4, !dbg !182

b3:
	%17 = sext i32 %3 to i64, !dbg !178
	%18 = mul i64 %p6, 8, !dbg !178
	%19 = trunc i64 %p10 to i32, !dbg !178
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !178
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !178
	%22 = icmp ne i64 %p4, %p6, !dbg !178
	%23 = icmp uge i64 %p10, %17, !dbg !178
	%24 = or i1 %22, %23, !dbg !178
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !178, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !178
	%26 = bitcast i64* %21 to i8*, !dbg !178
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !178
	br label %b41, !dbg !178

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !183
	br i1 %27, label %b5, label %b6, !dbg !183

b5:
	%28 = sext i32 %3 to i64, !dbg !184
	%29 = mul i64 %p6, 8, !dbg !184
	%30 = trunc i64 %p10 to i32, !dbg !184
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%33 = icmp ne i64 %p4, %p6, !dbg !184
	%34 = icmp uge i64 %p10, %28, !dbg !184
	%35 = or i1 %33, %34, !dbg !184
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !184, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !184
	%37 = bitcast i64* %32 to i8*, !dbg !184
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !184
	br label %b41, !dbg !184

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !185
	br i1 %38, label %b7, label %b8, !dbg !185

b7:
	%39 = sext i32 %3 to i64, !dbg !186
	%40 = mul i64 %p6, 8, !dbg !186
	%41 = trunc i64 %p10 to i32, !dbg !186
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !186
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !186
	%44 = icmp ne i64 %p4, %p6, !dbg !186
	%45 = icmp uge i64 %p10, %39, !dbg !186
	%46 = or i1 %44, %45, !dbg !186
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !186, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !186
	%48 = bitcast i64* %43 to i8*, !dbg !186
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !186
	br label %b41, !dbg !186

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !187
	br i1 %49, label %b9, label %b10, !dbg !187

b9:
	%50 = sext i32 %3 to i64, !dbg !188
	%51 = mul i64 %p6, 8, !dbg !188
	%52 = trunc i64 %p10 to i32, !dbg !188
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !188
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !188
	%55 = icmp ne i64 %p4, %p6, !dbg !188
	%56 = icmp uge i64 %p10, %50, !dbg !188
	%57 = or i1 %55, %56, !dbg !188
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !188, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !188
	%59 = bitcast i64* %54 to i8*, !dbg !188
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !188
	br label %b41, !dbg !188

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !189
	br i1 %60, label %b11, label %b12, !dbg !189

b11:
	%61 = sext i32 %3 to i64, !dbg !190
	%62 = mul i64 %p6, 8, !dbg !190
	%63 = trunc i64 %p10 to i32, !dbg !190
	%64 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !190
	%65 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !190
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !190
	%67 = icmp ne i64 %p4, %p6, !dbg !190
	%68 = icmp uge i64 %p10, %61, !dbg !190
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !190
	%70 = or i1 %67, %68, !dbg !190
	%71 = or i1 %70, %69, !dbg !190
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !190, !prof !21

b11_ok1:
	%72 = bitcast i64* %64 to i8*, !dbg !190
	%73 = bitcast i64* %65 to i8*, !dbg !190
	%74 = bitcast i64* %66 to i8*, !dbg !190
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !190
	br label %b41, !dbg !190

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !191
	br i1 %75, label %b13, label %b41, !dbg !191

b13:
	%76 = sext i32 %3 to i64, !dbg !192
	%77 = mul i64 %p6, 8, !dbg !192
	%78 = trunc i64 %p10 to i32, !dbg !192
	%79 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !192
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !192
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !192
	%82 = icmp ne i64 %p4, %p6, !dbg !192
	%83 = icmp uge i64 %p10, %76, !dbg !192
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !192
	%85 = or i1 %82, %83, !dbg !192
	%86 = or i1 %85, %84, !dbg !192
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !192, !prof !21

b13_ok1:
	%87 = bitcast i64* %79 to i8*, !dbg !192
	%88 = bitcast i64* %80 to i8*, !dbg !192
	%89 = bitcast i64* %81 to i8*, !dbg !192
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !192
	br label %b41, !dbg !192

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !193
	br i1 %90, label %b15, label %b28, !dbg !193

b15:
	%91 = sdiv i64 %13, 32, !dbg !194
	%92 = icmp eq i64 %91, %p2, !dbg !195
	br i1 %92, label %b16, label %b28, !dbg !195

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !198
	br i1 %93, label %b17, label %b18, !dbg !198

b17:
	%94 = sext i32 %3 to i64, !dbg !199
	%95 = mul i64 %p6, 8, !dbg !199
	%96 = trunc i64 %p10 to i32, !dbg !199
	%97 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !199
	%98 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !199
	%99 = icmp ne i64 %p4, %p6, !dbg !199
	%100 = icmp uge i64 %p10, %94, !dbg !199
	%101 = or i1 %99, %100, !dbg !199
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !199, !prof !21

b17_ok1:
	%102 = bitcast i64* %97 to i8*, !dbg !199
	%103 = bitcast i64* %98 to i8*, !dbg !199
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !199
	br label %b41, !dbg !199

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !200
	br i1 %104, label %b19, label %b20, !dbg !200

b19:
	%105 = sext i32 %3 to i64, !dbg !201
	%106 = mul i64 %p6, 8, !dbg !201
	%107 = trunc i64 %p10 to i32, !dbg !201
	%108 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !201
	%109 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !201
	%110 = icmp ne i64 %p4, %p6, !dbg !201
	%111 = icmp uge i64 %p10, %105, !dbg !201
	%112 = or i1 %110, %111, !dbg !201
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !21

b19_ok1:
	%113 = bitcast i64* %108 to i8*, !dbg !201
	%114 = bitcast i64* %109 to i8*, !dbg !201
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !201
	br label %b41, !dbg !201

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !202
	br i1 %115, label %b21, label %b22, !dbg !202

b21:
	%116 = sext i32 %3 to i64, !dbg !203
	%117 = mul i64 %p6, 8, !dbg !203
	%118 = trunc i64 %p10 to i32, !dbg !203
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !203
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !203
	%121 = icmp ne i64 %p4, %p6, !dbg !203
	%122 = icmp uge i64 %p10, %116, !dbg !203
	%123 = or i1 %121, %122, !dbg !203
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !203, !prof !21

b21_ok1:
	%124 = bitcast i64* %119 to i8*, !dbg !203
	%125 = bitcast i64* %120 to i8*, !dbg !203
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !203
	br label %b41, !dbg !203

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !204
	br i1 %126, label %b23, label %b24, !dbg !204

b23:
	%127 = sext i32 %3 to i64, !dbg !205
	%128 = mul i64 %p6, 8, !dbg !205
	%129 = trunc i64 %p10 to i32, !dbg !205
	%130 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !205
	%131 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !205
	%132 = icmp ne i64 %p4, %p6, !dbg !205
	%133 = icmp uge i64 %p10, %127, !dbg !205
	%134 = or i1 %132, %133, !dbg !205
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !205, !prof !21

b23_ok1:
	%135 = bitcast i64* %130 to i8*, !dbg !205
	%136 = bitcast i64* %131 to i8*, !dbg !205
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !205
	br label %b41, !dbg !205

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !206
	br i1 %137, label %b25, label %b26, !dbg !206

b25:
	%138 = sext i32 %3 to i64, !dbg !207
	%139 = mul i64 %p6, 8, !dbg !207
	%140 = trunc i64 %p10 to i32, !dbg !207
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !207
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !207
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !207
	%144 = icmp ne i64 %p4, %p6, !dbg !207
	%145 = icmp uge i64 %p10, %138, !dbg !207
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !207
	%147 = or i1 %144, %145, !dbg !207
	%148 = or i1 %147, %146, !dbg !207
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !21

b25_ok1:
	%149 = bitcast i64* %141 to i8*, !dbg !207
	%150 = bitcast i64* %142 to i8*, !dbg !207
	%151 = bitcast i64* %143 to i8*, !dbg !207
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !207
	br label %b41, !dbg !207

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !208
	br i1 %152, label %b27, label %b41, !dbg !208

b27:
	%153 = sext i32 %3 to i64, !dbg !209
	%154 = mul i64 %p6, 8, !dbg !209
	%155 = trunc i64 %p10 to i32, !dbg !209
	%156 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !209
	%157 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !209
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !209
	%159 = icmp ne i64 %p4, %p6, !dbg !209
	%160 = icmp uge i64 %p10, %153, !dbg !209
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !209
	%162 = or i1 %159, %160, !dbg !209
	%163 = or i1 %162, %161, !dbg !209
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !209, !prof !21

b27_ok1:
	%164 = bitcast i64* %156 to i8*, !dbg !209
	%165 = bitcast i64* %157 to i8*, !dbg !209
	%166 = bitcast i64* %158 to i8*, !dbg !209
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !209
	br label %b41, !dbg !209

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !210
	br i1 %167, label %b29, label %b41, !dbg !210

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !213
	br i1 %168, label %b30, label %b31, !dbg !213

b30:
	%169 = sext i32 %3 to i64, !dbg !214
	%170 = mul i64 %p6, 8, !dbg !214
	%171 = trunc i64 %p10 to i32, !dbg !214
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !214
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !214
	%174 = icmp ne i64 %p4, %p6, !dbg !214
	%175 = icmp uge i64 %p10, %169, !dbg !214
	%176 = or i1 %174, %175, !dbg !214
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !214, !prof !21

b30_ok1:
	%177 = bitcast i64* %172 to i8*, !dbg !214
	%178 = bitcast i64* %173 to i8*, !dbg !214
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !214
	br label %b41, !dbg !214

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !215
	br i1 %179, label %b32, label %b33, !dbg !215

b32:
	%180 = sext i32 %3 to i64, !dbg !216
	%181 = mul i64 %p6, 8, !dbg !216
	%182 = trunc i64 %p10 to i32, !dbg !216
	%183 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !216
	%184 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !216
	%185 = icmp ne i64 %p4, %p6, !dbg !216
	%186 = icmp uge i64 %p10, %180, !dbg !216
	%187 = or i1 %185, %186, !dbg !216
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !216, !prof !21

b32_ok1:
	%188 = bitcast i64* %183 to i8*, !dbg !216
	%189 = bitcast i64* %184 to i8*, !dbg !216
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !216
	br label %b41, !dbg !216

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !217
	br i1 %190, label %b34, label %b35, !dbg !217

b34:
	%191 = sext i32 %3 to i64, !dbg !218
	%192 = mul i64 %p6, 8, !dbg !218
	%193 = trunc i64 %p10 to i32, !dbg !218
	%194 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !218
	%195 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !218
	%196 = icmp ne i64 %p4, %p6, !dbg !218
	%197 = icmp uge i64 %p10, %191, !dbg !218
	%198 = or i1 %196, %197, !dbg !218
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !218, !prof !21

b34_ok1:
	%199 = bitcast i64* %194 to i8*, !dbg !218
	%200 = bitcast i64* %195 to i8*, !dbg !218
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !218
	br label %b41, !dbg !218

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !219
	br i1 %201, label %b36, label %b37, !dbg !219

b36:
	%202 = sext i32 %3 to i64, !dbg !220
	%203 = mul i64 %p6, 8, !dbg !220
	%204 = trunc i64 %p10 to i32, !dbg !220
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !220
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !220
	%207 = icmp ne i64 %p4, %p6, !dbg !220
	%208 = icmp uge i64 %p10, %202, !dbg !220
	%209 = or i1 %207, %208, !dbg !220
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !220, !prof !21

b36_ok1:
	%210 = bitcast i64* %205 to i8*, !dbg !220
	%211 = bitcast i64* %206 to i8*, !dbg !220
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !220
	br label %b41, !dbg !220

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !221
	br i1 %212, label %b38, label %b39, !dbg !221

b38:
	%213 = sext i32 %3 to i64, !dbg !222
	%214 = mul i64 %p6, 8, !dbg !222
	%215 = trunc i64 %p10 to i32, !dbg !222
	%216 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !222
	%217 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !222
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !222
	%219 = icmp ne i64 %p4, %p6, !dbg !222
	%220 = icmp uge i64 %p10, %213, !dbg !222
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !222
	%222 = or i1 %219, %220, !dbg !222
	%223 = or i1 %222, %221, !dbg !222
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !222, !prof !21

b38_ok1:
	%224 = bitcast i64* %216 to i8*, !dbg !222
	%225 = bitcast i64* %217 to i8*, !dbg !222
	%226 = bitcast i64* %218 to i8*, !dbg !222
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !222
	br label %b41, !dbg !222

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !223
	br i1 %227, label %b40, label %b41, !dbg !223

b40:
	%228 = sext i32 %3 to i64, !dbg !224
	%229 = mul i64 %p6, 8, !dbg !224
	%230 = trunc i64 %p10 to i32, !dbg !224
	%231 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !224
	%232 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !224
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !224
	%234 = icmp ne i64 %p4, %p6, !dbg !224
	%235 = icmp uge i64 %p10, %228, !dbg !224
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !224
	%237 = or i1 %234, %235, !dbg !224
	%238 = or i1 %237, %236, !dbg !224
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !224, !prof !21

b40_ok1:
	%239 = bitcast i64* %231 to i8*, !dbg !224
	%240 = bitcast i64* %232 to i8*, !dbg !224
	%241 = bitcast i64* %233 to i8*, !dbg !224
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !224
	br label %b41, !dbg !224

b41:
	ret void, !dbg !176

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !178
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !178

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !178
	ret void, !dbg !178

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !178
	ret void, !dbg !178

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !184
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !184

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !184
	ret void, !dbg !184

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !184
	ret void, !dbg !184

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !186
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !186

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !186
	ret void, !dbg !186

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !186
	ret void, !dbg !186

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !188
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !188

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !188
	ret void, !dbg !188

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !188
	ret void, !dbg !188

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !190
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !190

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !190
	ret void, !dbg !190

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !190
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !190

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !190
	ret void, !dbg !190

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !190
	ret void, !dbg !190

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !192
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !192

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !192
	ret void, !dbg !192

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !192
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !192

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !192
	ret void, !dbg !192

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !192
	ret void, !dbg !192

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !199
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !199

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !199
	ret void, !dbg !199

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !199
	ret void, !dbg !199

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !201
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !201

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !201
	ret void, !dbg !201

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !201
	ret void, !dbg !201

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !203
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !203

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !203
	ret void, !dbg !203

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !203
	ret void, !dbg !203

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !205
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !205

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !205
	ret void, !dbg !205

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !205
	ret void, !dbg !205

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !207
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !207

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !207
	ret void, !dbg !207

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !207
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !207

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !207
	ret void, !dbg !207

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !207
	ret void, !dbg !207

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !209
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !209

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !209
	ret void, !dbg !209

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !209
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !209

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !209
	ret void, !dbg !209

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !209
	ret void, !dbg !209

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !214
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !214

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !214
	ret void, !dbg !214

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !214
	ret void, !dbg !214

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !216
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !216

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !216
	ret void, !dbg !216

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !216
	ret void, !dbg !216

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !218
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !218

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !218
	ret void, !dbg !218

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !218
	ret void, !dbg !218

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !220
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !220

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !220
	ret void, !dbg !220

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !220
	ret void, !dbg !220

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !222
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !222

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !222
	ret void, !dbg !222

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !222
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !222

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !222
	ret void, !dbg !222

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !224
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !224

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !224
	ret void, !dbg !224

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !224
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !224

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !224
	ret void, !dbg !224

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !224
	ret void, !dbg !224
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !225 {
entry:
	br label %b0, !dbg !226

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !226
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !226
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !226
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !231
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !232, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !232, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !232, !range !17
	%9 = mul i32 %8, %6, !dbg !232
	%10 = add i32 %5, %9, !dbg !232
	%11 = mul i32 %7, %10, !dbg !232
	%12 = add i32 %4, %11, !dbg !232
	%13 = sext i32 %12 to i64, !dbg !232
	%14 = icmp eq i64 %p1, 0, !dbg !233
	br i1 %14, label %b1, label %b14, !dbg !233

b1:
	%15 = icmp eq i64 %13, 0, !dbg !234
	br i1 %15, label %b2, label %b14, !dbg !234

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !235
	br i1 %16, label %b3, label %b4, !dbg !235

b3:
	%17 = sext i32 %3 to i64, !dbg !231
	%18 = mul i64 %p6, 8, !dbg !231
	%19 = trunc i64 %p10 to i32, !dbg !231
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !231
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !231
	%22 = icmp ne i64 %p4, %p6, !dbg !231
	%23 = icmp uge i64 %p10, %17, !dbg !231
	%24 = or i1 %22, %23, !dbg !231
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !231, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !231
	%26 = bitcast i64* %21 to i8*, !dbg !231
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !231
	br label %b41, !dbg !231

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !236
	br i1 %27, label %b5, label %b6, !dbg !236

b5:
	%28 = sext i32 %3 to i64, !dbg !237
	%29 = mul i64 %p6, 8, !dbg !237
	%30 = trunc i64 %p10 to i32, !dbg !237
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !237
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !237
	%33 = icmp ne i64 %p4, %p6, !dbg !237
	%34 = icmp uge i64 %p10, %28, !dbg !237
	%35 = or i1 %33, %34, !dbg !237
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !237, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !237
	%37 = bitcast i64* %32 to i8*, !dbg !237
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !237
	br label %b41, !dbg !237

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !238
	br i1 %38, label %b7, label %b8, !dbg !238

b7:
	%39 = sext i32 %3 to i64, !dbg !239
	%40 = mul i64 %p6, 8, !dbg !239
	%41 = trunc i64 %p10 to i32, !dbg !239
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !239
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !239
	%44 = icmp ne i64 %p4, %p6, !dbg !239
	%45 = icmp uge i64 %p10, %39, !dbg !239
	%46 = or i1 %44, %45, !dbg !239
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !239, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !239
	%48 = bitcast i64* %43 to i8*, !dbg !239
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !239
	br label %b41, !dbg !239

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !240
	br i1 %49, label %b9, label %b10, !dbg !240

b9:
	%50 = sext i32 %3 to i64, !dbg !241
	%51 = mul i64 %p6, 8, !dbg !241
	%52 = trunc i64 %p10 to i32, !dbg !241
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !241
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !241
	%55 = icmp ne i64 %p4, %p6, !dbg !241
	%56 = icmp uge i64 %p10, %50, !dbg !241
	%57 = or i1 %55, %56, !dbg !241
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !241, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !241
	%59 = bitcast i64* %54 to i8*, !dbg !241
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !241
	br label %b41, !dbg !241

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !242
	br i1 %60, label %b11, label %b12, !dbg !242

b11:
	%61 = sext i32 %3 to i64, !dbg !243
	%62 = mul i64 %p6, 8, !dbg !243
	%63 = trunc i64 %p10 to i32, !dbg !243
	%64 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !243
	%65 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !243
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !243
	%67 = icmp ne i64 %p4, %p6, !dbg !243
	%68 = icmp uge i64 %p10, %61, !dbg !243
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !243
	%70 = or i1 %67, %68, !dbg !243
	%71 = or i1 %70, %69, !dbg !243
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !243, !prof !21

b11_ok1:
	%72 = bitcast i64* %64 to i8*, !dbg !243
	%73 = bitcast i64* %65 to i8*, !dbg !243
	%74 = bitcast i64* %66 to i8*, !dbg !243
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !243
	br label %b41, !dbg !243

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !244
	br i1 %75, label %b13, label %b41, !dbg !244

b13:
	%76 = sext i32 %3 to i64, !dbg !245
	%77 = mul i64 %p6, 8, !dbg !245
	%78 = trunc i64 %p10 to i32, !dbg !245
	%79 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !245
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !245
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !245
	%82 = icmp ne i64 %p4, %p6, !dbg !245
	%83 = icmp uge i64 %p10, %76, !dbg !245
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !245
	%85 = or i1 %82, %83, !dbg !245
	%86 = or i1 %85, %84, !dbg !245
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !245, !prof !21

b13_ok1:
	%87 = bitcast i64* %79 to i8*, !dbg !245
	%88 = bitcast i64* %80 to i8*, !dbg !245
	%89 = bitcast i64* %81 to i8*, !dbg !245
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !245
	br label %b41, !dbg !245

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !246
	br i1 %90, label %b15, label %b28, !dbg !246

b15:
	%91 = sdiv i64 %13, 32, !dbg !247
	%92 = icmp eq i64 %91, %p2, !dbg !248
	br i1 %92, label %b16, label %b28, !dbg !248

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !251
	br i1 %93, label %b17, label %b18, !dbg !251

b17:
	%94 = sext i32 %3 to i64, !dbg !252
	%95 = mul i64 %p6, 8, !dbg !252
	%96 = trunc i64 %p10 to i32, !dbg !252
	%97 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !252
	%98 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !252
	%99 = icmp ne i64 %p4, %p6, !dbg !252
	%100 = icmp uge i64 %p10, %94, !dbg !252
	%101 = or i1 %99, %100, !dbg !252
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !252, !prof !21

b17_ok1:
	%102 = bitcast i64* %97 to i8*, !dbg !252
	%103 = bitcast i64* %98 to i8*, !dbg !252
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !252
	br label %b41, !dbg !252

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !253
	br i1 %104, label %b19, label %b20, !dbg !253

b19:
	%105 = sext i32 %3 to i64, !dbg !254
	%106 = mul i64 %p6, 8, !dbg !254
	%107 = trunc i64 %p10 to i32, !dbg !254
	%108 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !254
	%109 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !254
	%110 = icmp ne i64 %p4, %p6, !dbg !254
	%111 = icmp uge i64 %p10, %105, !dbg !254
	%112 = or i1 %110, %111, !dbg !254
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !254, !prof !21

b19_ok1:
	%113 = bitcast i64* %108 to i8*, !dbg !254
	%114 = bitcast i64* %109 to i8*, !dbg !254
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !254
	br label %b41, !dbg !254

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !255
	br i1 %115, label %b21, label %b22, !dbg !255

b21:
	%116 = sext i32 %3 to i64, !dbg !256
	%117 = mul i64 %p6, 8, !dbg !256
	%118 = trunc i64 %p10 to i32, !dbg !256
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !256
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !256
	%121 = icmp ne i64 %p4, %p6, !dbg !256
	%122 = icmp uge i64 %p10, %116, !dbg !256
	%123 = or i1 %121, %122, !dbg !256
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !256, !prof !21

b21_ok1:
	%124 = bitcast i64* %119 to i8*, !dbg !256
	%125 = bitcast i64* %120 to i8*, !dbg !256
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !256
	br label %b41, !dbg !256

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !257
	br i1 %126, label %b23, label %b24, !dbg !257

b23:
	%127 = sext i32 %3 to i64, !dbg !258
	%128 = mul i64 %p6, 8, !dbg !258
	%129 = trunc i64 %p10 to i32, !dbg !258
	%130 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !258
	%131 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !258
	%132 = icmp ne i64 %p4, %p6, !dbg !258
	%133 = icmp uge i64 %p10, %127, !dbg !258
	%134 = or i1 %132, %133, !dbg !258
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !258, !prof !21

b23_ok1:
	%135 = bitcast i64* %130 to i8*, !dbg !258
	%136 = bitcast i64* %131 to i8*, !dbg !258
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !258
	br label %b41, !dbg !258

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !259
	br i1 %137, label %b25, label %b26, !dbg !259

b25:
	%138 = sext i32 %3 to i64, !dbg !260
	%139 = mul i64 %p6, 8, !dbg !260
	%140 = trunc i64 %p10 to i32, !dbg !260
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !260
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !260
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !260
	%144 = icmp ne i64 %p4, %p6, !dbg !260
	%145 = icmp uge i64 %p10, %138, !dbg !260
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !260
	%147 = or i1 %144, %145, !dbg !260
	%148 = or i1 %147, %146, !dbg !260
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !260, !prof !21

b25_ok1:
	%149 = bitcast i64* %141 to i8*, !dbg !260
	%150 = bitcast i64* %142 to i8*, !dbg !260
	%151 = bitcast i64* %143 to i8*, !dbg !260
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !260
	br label %b41, !dbg !260

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !261
	br i1 %152, label %b27, label %b41, !dbg !261

b27:
	%153 = sext i32 %3 to i64, !dbg !262
	%154 = mul i64 %p6, 8, !dbg !262
	%155 = trunc i64 %p10 to i32, !dbg !262
	%156 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !262
	%157 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !262
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !262
	%159 = icmp ne i64 %p4, %p6, !dbg !262
	%160 = icmp uge i64 %p10, %153, !dbg !262
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !262
	%162 = or i1 %159, %160, !dbg !262
	%163 = or i1 %162, %161, !dbg !262
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !262, !prof !21

b27_ok1:
	%164 = bitcast i64* %156 to i8*, !dbg !262
	%165 = bitcast i64* %157 to i8*, !dbg !262
	%166 = bitcast i64* %158 to i8*, !dbg !262
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !262
	br label %b41, !dbg !262

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !263
	br i1 %167, label %b29, label %b41, !dbg !263

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !266
	br i1 %168, label %b30, label %b31, !dbg !266

b30:
	%169 = sext i32 %3 to i64, !dbg !267
	%170 = mul i64 %p6, 8, !dbg !267
	%171 = trunc i64 %p10 to i32, !dbg !267
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !267
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !267
	%174 = icmp ne i64 %p4, %p6, !dbg !267
	%175 = icmp uge i64 %p10, %169, !dbg !267
	%176 = or i1 %174, %175, !dbg !267
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !267, !prof !21

b30_ok1:
	%177 = bitcast i64* %172 to i8*, !dbg !267
	%178 = bitcast i64* %173 to i8*, !dbg !267
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !267
	br label %b41, !dbg !267

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !268
	br i1 %179, label %b32, label %b33, !dbg !268

b32:
	%180 = sext i32 %3 to i64, !dbg !269
	%181 = mul i64 %p6, 8, !dbg !269
	%182 = trunc i64 %p10 to i32, !dbg !269
	%183 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !269
	%184 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !269
	%185 = icmp ne i64 %p4, %p6, !dbg !269
	%186 = icmp uge i64 %p10, %180, !dbg !269
	%187 = or i1 %185, %186, !dbg !269
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !269, !prof !21

b32_ok1:
	%188 = bitcast i64* %183 to i8*, !dbg !269
	%189 = bitcast i64* %184 to i8*, !dbg !269
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !269
	br label %b41, !dbg !269

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !270
	br i1 %190, label %b34, label %b35, !dbg !270

b34:
	%191 = sext i32 %3 to i64, !dbg !271
	%192 = mul i64 %p6, 8, !dbg !271
	%193 = trunc i64 %p10 to i32, !dbg !271
	%194 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !271
	%195 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !271
	%196 = icmp ne i64 %p4, %p6, !dbg !271
	%197 = icmp uge i64 %p10, %191, !dbg !271
	%198 = or i1 %196, %197, !dbg !271
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !271, !prof !21

b34_ok1:
	%199 = bitcast i64* %194 to i8*, !dbg !271
	%200 = bitcast i64* %195 to i8*, !dbg !271
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !271
	br label %b41, !dbg !271

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !272
	br i1 %201, label %b36, label %b37, !dbg !272

b36:
	%202 = sext i32 %3 to i64, !dbg !273
	%203 = mul i64 %p6, 8, !dbg !273
	%204 = trunc i64 %p10 to i32, !dbg !273
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !273
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !273
	%207 = icmp ne i64 %p4, %p6, !dbg !273
	%208 = icmp uge i64 %p10, %202, !dbg !273
	%209 = or i1 %207, %208, !dbg !273
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !273, !prof !21

b36_ok1:
	%210 = bitcast i64* %205 to i8*, !dbg !273
	%211 = bitcast i64* %206 to i8*, !dbg !273
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !273
	br label %b41, !dbg !273

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !274
	br i1 %212, label %b38, label %b39, !dbg !274

b38:
	%213 = sext i32 %3 to i64, !dbg !275
	%214 = mul i64 %p6, 8, !dbg !275
	%215 = trunc i64 %p10 to i32, !dbg !275
	%216 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !275
	%217 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !275
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !275
	%219 = icmp ne i64 %p4, %p6, !dbg !275
	%220 = icmp uge i64 %p10, %213, !dbg !275
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !275
	%222 = or i1 %219, %220, !dbg !275
	%223 = or i1 %222, %221, !dbg !275
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !275, !prof !21

b38_ok1:
	%224 = bitcast i64* %216 to i8*, !dbg !275
	%225 = bitcast i64* %217 to i8*, !dbg !275
	%226 = bitcast i64* %218 to i8*, !dbg !275
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !275
	br label %b41, !dbg !275

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !276
	br i1 %227, label %b40, label %b41, !dbg !276

b40:
	%228 = sext i32 %3 to i64, !dbg !277
	%229 = mul i64 %p6, 8, !dbg !277
	%230 = trunc i64 %p10 to i32, !dbg !277
	%231 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !277
	%232 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !277
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !277
	%234 = icmp ne i64 %p4, %p6, !dbg !277
	%235 = icmp uge i64 %p10, %228, !dbg !277
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !277
	%237 = or i1 %234, %235, !dbg !277
	%238 = or i1 %237, %236, !dbg !277
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !277, !prof !21

b40_ok1:
	%239 = bitcast i64* %231 to i8*, !dbg !277
	%240 = bitcast i64* %232 to i8*, !dbg !277
	%241 = bitcast i64* %233 to i8*, !dbg !277
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !277
	br label %b41, !dbg !277

b41:
	ret void, !dbg !229

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !231
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !231

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !231
	ret void, !dbg !231

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !231
	ret void, !dbg !231

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !237
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !237

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !237
	ret void, !dbg !237

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !237
	ret void, !dbg !237

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !239
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !239

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !239
	ret void, !dbg !239

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !239
	ret void, !dbg !239

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !241
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !241

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !241
	ret void, !dbg !241

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !241
	ret void, !dbg !241

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !243
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !243

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !243
	ret void, !dbg !243

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !243
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !243

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !243
	ret void, !dbg !243

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !243
	ret void, !dbg !243

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !245
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !245

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !245
	ret void, !dbg !245

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !245
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !245

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !245
	ret void, !dbg !245

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !245
	ret void, !dbg !245

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !252
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !252

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !252
	ret void, !dbg !252

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !252
	ret void, !dbg !252

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !254
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !254

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !254
	ret void, !dbg !254

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !254
	ret void, !dbg !254

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !256
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !256

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !256
	ret void, !dbg !256

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !256
	ret void, !dbg !256

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !258
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !258

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !258
	ret void, !dbg !258

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !258
	ret void, !dbg !258

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !260
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !260

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !260
	ret void, !dbg !260

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !260
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !260

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !260
	ret void, !dbg !260

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !260
	ret void, !dbg !260

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !262
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !262

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !262
	ret void, !dbg !262

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !262
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !262

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !262
	ret void, !dbg !262

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !262
	ret void, !dbg !262

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !267
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !267

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !267
	ret void, !dbg !267

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !267
	ret void, !dbg !267

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !269
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !269

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !269
	ret void, !dbg !269

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !269
	ret void, !dbg !269

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !271
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !271

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !271
	ret void, !dbg !271

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !271
	ret void, !dbg !271

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !273
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !273

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !273
	ret void, !dbg !273

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !273
	ret void, !dbg !273

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !275
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !275

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !275
	ret void, !dbg !275

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !275
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !275

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !275
	ret void, !dbg !275

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !275
	ret void, !dbg !275

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !277
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !277

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !277
	ret void, !dbg !277

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !277
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !277

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !277
	ret void, !dbg !277

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !277
	ret void, !dbg !277
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !279
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !279
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !279
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !284
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !285, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !285, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !285, !range !17
	%9 = mul i32 %8, %6, !dbg !285
	%10 = add i32 %5, %9, !dbg !285
	%11 = mul i32 %7, %10, !dbg !285
	%12 = add i32 %4, %11, !dbg !285
	%13 = sext i32 %12 to i64, !dbg !285
	%14 = icmp eq i64 %p1, 0, !dbg !286
	br i1 %14, label %b1, label %b14, !dbg !286

b1:
	%15 = icmp eq i64 %13, 0, !dbg !287
	br i1 %15, label %b2, label %b14, !dbg !287

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !288
	br i1 %16, label %b3, label %b4, !dbg !288

b3:
	%17 = sext i32 %3 to i64, !dbg !284
	%18 = trunc i64 %p10 to i32, !dbg !284
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !284
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !284
	%21 = icmp ne i64 %p4, %p6, !dbg !284
	%22 = icmp uge i64 %p10, %17, !dbg !284
	%23 = or i1 %21, %22, !dbg !284
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !284, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18), !dbg !284
	br label %b41, !dbg !284

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !289
	br i1 %24, label %b5, label %b6, !dbg !289

b5:
	%25 = sext i32 %3 to i64, !dbg !290
	%26 = trunc i64 %p10 to i32, !dbg !290
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !290
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !290
	%29 = icmp ne i64 %p4, %p6, !dbg !290
	%30 = icmp uge i64 %p10, %25, !dbg !290
	%31 = or i1 %29, %30, !dbg !290
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !290, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26), !dbg !290
	br label %b41, !dbg !290

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !291
	br i1 %32, label %b7, label %b8, !dbg !291

b7:
	%33 = sext i32 %3 to i64, !dbg !292
	%34 = trunc i64 %p10 to i32, !dbg !292
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !292
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !292
	%37 = icmp ne i64 %p4, %p6, !dbg !292
	%38 = icmp uge i64 %p10, %33, !dbg !292
	%39 = or i1 %37, %38, !dbg !292
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !292, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !292
	br label %b41, !dbg !292

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !293
	br i1 %40, label %b9, label %b10, !dbg !293

b9:
	%41 = sext i32 %3 to i64, !dbg !294
	%42 = trunc i64 %p10 to i32, !dbg !294
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !294
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !294
	%45 = icmp ne i64 %p4, %p6, !dbg !294
	%46 = icmp uge i64 %p10, %41, !dbg !294
	%47 = or i1 %45, %46, !dbg !294
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !294, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !294
	br label %b41, !dbg !294

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !295
	br i1 %48, label %b11, label %b12, !dbg !295

b11:
	%49 = sext i32 %3 to i64, !dbg !296
	%50 = trunc i64 %p10 to i32, !dbg !296
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !296
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !296
	%53 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !296
	%54 = icmp ne i64 %p4, %p6, !dbg !296
	%55 = icmp uge i64 %p10, %49, !dbg !296
	%56 = icmp eq i64 addrspace(1)* %2, null, !dbg !296
	%57 = or i1 %54, %55, !dbg !296
	%58 = or i1 %57, %56, !dbg !296
	br i1 %58, label %b11_fail1, label %b11_ok1, !dbg !296, !prof !21

b11_ok1:
	%59 = bitcast i64* %53 to i8*, !dbg !296
	call void @gpuc_put_signal_thread(i8* %51, i8* %52, i64 %p6, i8* %59, i64 %p8, i32 %p9, i32 %50), !dbg !296
	br label %b41, !dbg !296

b12:
	%60 = icmp eq i64 %p0, 5, !dbg !297
	br i1 %60, label %b13, label %b41, !dbg !297

b13:
	%61 = sext i32 %3 to i64, !dbg !298
	%62 = trunc i64 %p10 to i32, !dbg !298
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !298
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !298
	%65 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !298
	%66 = icmp ne i64 %p4, %p6, !dbg !298
	%67 = icmp uge i64 %p10, %61, !dbg !298
	%68 = icmp eq i64 addrspace(1)* %2, null, !dbg !298
	%69 = or i1 %66, %67, !dbg !298
	%70 = or i1 %69, %68, !dbg !298
	br i1 %70, label %b13_fail1, label %b13_ok1, !dbg !298, !prof !21

b13_ok1:
	%71 = bitcast i64* %65 to i8*, !dbg !298
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %p6, i8* %71, i64 %p8, i32 %p9, i32 %62), !dbg !298
	br label %b41, !dbg !298

b14:
	%72 = icmp eq i64 %p1, 1, !dbg !299
	br i1 %72, label %b15, label %b28, !dbg !299

b15:
	%73 = sdiv i64 %13, 32, !dbg !300
	%74 = icmp eq i64 %73, %p2, !dbg !301
	br i1 %74, label %b16, label %b28, !dbg !301

b16:
	%75 = icmp eq i64 %p0, 0, !dbg !304
	br i1 %75, label %b17, label %b18, !dbg !304

b17:
	%76 = sext i32 %3 to i64, !dbg !305
	%77 = trunc i64 %p10 to i32, !dbg !305
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !305
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !305
	%80 = icmp ne i64 %p4, %p6, !dbg !305
	%81 = icmp uge i64 %p10, %76, !dbg !305
	%82 = or i1 %80, %81, !dbg !305
	br i1 %82, label %b17_fail1, label %b17_ok1, !dbg !305, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %78, i8* %79, i64 %p6, i32 %77), !dbg !305
	br label %b41, !dbg !305

b18:
	%83 = icmp eq i64 %p0, 1, !dbg !306
	br i1 %83, label %b19, label %b20, !dbg !306

b19:
	%84 = sext i32 %3 to i64, !dbg !307
	%85 = trunc i64 %p10 to i32, !dbg !307
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !307
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !307
	%88 = icmp ne i64 %p4, %p6, !dbg !307
	%89 = icmp uge i64 %p10, %84, !dbg !307
	%90 = or i1 %88, %89, !dbg !307
	br i1 %90, label %b19_fail1, label %b19_ok1, !dbg !307, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !307
	br label %b41, !dbg !307

b20:
	%91 = icmp eq i64 %p0, 2, !dbg !308
	br i1 %91, label %b21, label %b22, !dbg !308

b21:
	%92 = sext i32 %3 to i64, !dbg !309
	%93 = trunc i64 %p10 to i32, !dbg !309
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !309
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !309
	%96 = icmp ne i64 %p4, %p6, !dbg !309
	%97 = icmp uge i64 %p10, %92, !dbg !309
	%98 = or i1 %96, %97, !dbg !309
	br i1 %98, label %b21_fail1, label %b21_ok1, !dbg !309, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !309
	br label %b41, !dbg !309

b22:
	%99 = icmp eq i64 %p0, 3, !dbg !310
	br i1 %99, label %b23, label %b24, !dbg !310

b23:
	%100 = sext i32 %3 to i64, !dbg !311
	%101 = trunc i64 %p10 to i32, !dbg !311
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !311
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !311
	%104 = icmp ne i64 %p4, %p6, !dbg !311
	%105 = icmp uge i64 %p10, %100, !dbg !311
	%106 = or i1 %104, %105, !dbg !311
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !311, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !311
	br label %b41, !dbg !311

b24:
	%107 = icmp eq i64 %p0, 4, !dbg !312
	br i1 %107, label %b25, label %b26, !dbg !312

b25:
	%108 = sext i32 %3 to i64, !dbg !313
	%109 = trunc i64 %p10 to i32, !dbg !313
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !313
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !313
	%112 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !313
	%113 = icmp ne i64 %p4, %p6, !dbg !313
	%114 = icmp uge i64 %p10, %108, !dbg !313
	%115 = icmp eq i64 addrspace(1)* %2, null, !dbg !313
	%116 = or i1 %113, %114, !dbg !313
	%117 = or i1 %116, %115, !dbg !313
	br i1 %117, label %b25_fail1, label %b25_ok1, !dbg !313, !prof !21

b25_ok1:
	%118 = bitcast i64* %112 to i8*, !dbg !313
	call void @gpuc_put_signal_warp(i8* %110, i8* %111, i64 %p6, i8* %118, i64 %p8, i32 %p9, i32 %109), !dbg !313
	br label %b41, !dbg !313

b26:
	%119 = icmp eq i64 %p0, 5, !dbg !314
	br i1 %119, label %b27, label %b41, !dbg !314

b27:
	%120 = sext i32 %3 to i64, !dbg !315
	%121 = trunc i64 %p10 to i32, !dbg !315
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !315
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !315
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !315
	%125 = icmp ne i64 %p4, %p6, !dbg !315
	%126 = icmp uge i64 %p10, %120, !dbg !315
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !315
	%128 = or i1 %125, %126, !dbg !315
	%129 = or i1 %128, %127, !dbg !315
	br i1 %129, label %b27_fail1, label %b27_ok1, !dbg !315, !prof !21

b27_ok1:
	%130 = bitcast i64* %124 to i8*, !dbg !315
	call void @gpuc_put_signal_nbi_warp(i8* %122, i8* %123, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %121), !dbg !315
	br label %b41, !dbg !315

b28:
	%131 = icmp eq i64 %p1, 2, !dbg !316
	br i1 %131, label %b29, label %b41, !dbg !316

b29:
	%132 = icmp eq i64 %p0, 0, !dbg !319
	br i1 %132, label %b30, label %b31, !dbg !319

b30:
	%133 = sext i32 %3 to i64, !dbg !320
	%134 = trunc i64 %p10 to i32, !dbg !320
	%135 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !320
	%136 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !320
	%137 = icmp ne i64 %p4, %p6, !dbg !320
	%138 = icmp uge i64 %p10, %133, !dbg !320
	%139 = or i1 %137, %138, !dbg !320
	br i1 %139, label %b30_fail1, label %b30_ok1, !dbg !320, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %135, i8* %136, i64 %p6, i32 %134), !dbg !320
	br label %b41, !dbg !320

b31:
	%140 = icmp eq i64 %p0, 1, !dbg !321
	br i1 %140, label %b32, label %b33, !dbg !321

b32:
	%141 = sext i32 %3 to i64, !dbg !322
	%142 = trunc i64 %p10 to i32, !dbg !322
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !322
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !322
	%145 = icmp ne i64 %p4, %p6, !dbg !322
	%146 = icmp uge i64 %p10, %141, !dbg !322
	%147 = or i1 %145, %146, !dbg !322
	br i1 %147, label %b32_fail1, label %b32_ok1, !dbg !322, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %143, i8* %144, i64 %p6, i32 %142), !dbg !322
	br label %b41, !dbg !322

b33:
	%148 = icmp eq i64 %p0, 2, !dbg !323
	br i1 %148, label %b34, label %b35, !dbg !323

b34:
	%149 = sext i32 %3 to i64, !dbg !324
	%150 = trunc i64 %p10 to i32, !dbg !324
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !324
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !324
	%153 = icmp ne i64 %p4, %p6, !dbg !324
	%154 = icmp uge i64 %p10, %149, !dbg !324
	%155 = or i1 %153, %154, !dbg !324
	br i1 %155, label %b34_fail1, label %b34_ok1, !dbg !324, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !324
	br label %b41, !dbg !324

b35:
	%156 = icmp eq i64 %p0, 3, !dbg !325
	br i1 %156, label %b36, label %b37, !dbg !325

b36:
	%157 = sext i32 %3 to i64, !dbg !326
	%158 = trunc i64 %p10 to i32, !dbg !326
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !326
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !326
	%161 = icmp ne i64 %p4, %p6, !dbg !326
	%162 = icmp uge i64 %p10, %157, !dbg !326
	%163 = or i1 %161, %162, !dbg !326
	br i1 %163, label %b36_fail1, label %b36_ok1, !dbg !326, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !326
	br label %b41, !dbg !326

b37:
	%164 = icmp eq i64 %p0, 4, !dbg !327
	br i1 %164, label %b38, label %b39, !dbg !327

b38:
	%165 = sext i32 %3 to i64, !dbg !328
	%166 = trunc i64 %p10 to i32, !dbg !328
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !328
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !328
	%169 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !328
	%170 = icmp ne i64 %p4, %p6, !dbg !328
	%171 = icmp uge i64 %p10, %165, !dbg !328
	%172 = icmp eq i64 addrspace(1)* %2, null, !dbg !328
	%173 = or i1 %170, %171, !dbg !328
	%174 = or i1 %173, %172, !dbg !328
	br i1 %174, label %b38_fail1, label %b38_ok1, !dbg !328, !prof !21

b38_ok1:
	%175 = bitcast i64* %169 to i8*, !dbg !328
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %p6, i8* %175, i64 %p8, i32 %p9, i32 %166), !dbg !328
	br label %b41, !dbg !328

b39:
	%176 = icmp eq i64 %p0, 5, !dbg !329
	br i1 %176, label %b40, label %b41, !dbg !329

b40:
	%177 = sext i32 %3 to i64, !dbg !330
	%178 = trunc i64 %p10 to i32, !dbg !330
	%179 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !330
	%180 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !330
	%181 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !330
	%182 = icmp ne i64 %p4, %p6, !dbg !330
	%183 = icmp uge i64 %p10, %177, !dbg !330
	%184 = icmp eq i64 addrspace(1)* %2, null, !dbg !330
	%185 = or i1 %182, %183, !dbg !330
	%186 = or i1 %185, %184, !dbg !330
	br i1 %186, label %b40_fail1, label %b40_ok1, !dbg !330, !prof !21

b40_ok1:
	%187 = bitcast i64* %181 to i8*, !dbg !330
	call void @gpuc_put_signal_nbi_block(i8* %179, i8* %180, i64 %p6, i8* %187, i64 %p8, i32 %p9, i32 %178), !dbg !330
	br label %b41, !dbg !330

b41:
	ret void, !dbg !282

b3_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !284
	br i1 %188, label %b3_fail2, label %b3_ok2, !dbg !284

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !284
	ret void, !dbg !284

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !284
	ret void, !dbg !284

b5_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !290
	br i1 %189, label %b5_fail2, label %b5_ok2, !dbg !290

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !290
	ret void, !dbg !290

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !290
	ret void, !dbg !290

b7_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !292
	br i1 %190, label %b7_fail2, label %b7_ok2, !dbg !292

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !292
	ret void, !dbg !292

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !292
	ret void, !dbg !292

b9_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !294
	br i1 %191, label %b9_fail2, label %b9_ok2, !dbg !294

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !294
	ret void, !dbg !294

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !294
	ret void, !dbg !294

b11_fail1:
	%192 = icmp ne i64 %p4, %p6, !dbg !296
	br i1 %192, label %b11_fail2, label %b11_ok2, !dbg !296

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !296
	ret void, !dbg !296

b11_ok2:
	%193 = icmp uge i64 %p10, %49, !dbg !296
	br i1 %193, label %b11_fail3, label %b11_ok3, !dbg !296

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !296
	ret void, !dbg !296

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !296
	ret void, !dbg !296

b13_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !298
	br i1 %194, label %b13_fail2, label %b13_ok2, !dbg !298

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !298
	ret void, !dbg !298

b13_ok2:
	%195 = icmp uge i64 %p10, %61, !dbg !298
	br i1 %195, label %b13_fail3, label %b13_ok3, !dbg !298

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %61), !dbg !298
	ret void, !dbg !298

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !298
	ret void, !dbg !298

b17_fail1:
	%196 = icmp ne i64 %p4, %p6, !dbg !305
	br i1 %196, label %b17_fail2, label %b17_ok2, !dbg !305

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !305
	ret void, !dbg !305

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %76), !dbg !305
	ret void, !dbg !305

b19_fail1:
	%197 = icmp ne i64 %p4, %p6, !dbg !307
	br i1 %197, label %b19_fail2, label %b19_ok2, !dbg !307

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !307
	ret void, !dbg !307

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %84), !dbg !307
	ret void, !dbg !307

b21_fail1:
	%198 = icmp ne i64 %p4, %p6, !dbg !309
	br i1 %198, label %b21_fail2, label %b21_ok2, !dbg !309

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !309
	ret void, !dbg !309

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %92), !dbg !309
	ret void, !dbg !309

b23_fail1:
	%199 = icmp ne i64 %p4, %p6, !dbg !311
	br i1 %199, label %b23_fail2, label %b23_ok2, !dbg !311

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !311
	ret void, !dbg !311

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %100), !dbg !311
	ret void, !dbg !311

b25_fail1:
	%200 = icmp ne i64 %p4, %p6, !dbg !313
	br i1 %200, label %b25_fail2, label %b25_ok2, !dbg !313

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !313
	ret void, !dbg !313

b25_ok2:
	%201 = icmp uge i64 %p10, %108, !dbg !313
	br i1 %201, label %b25_fail3, label %b25_ok3, !dbg !313

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %108), !dbg !313
	ret void, !dbg !313

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !313
	ret void, !dbg !313

b27_fail1:
	%202 = icmp ne i64 %p4, %p6, !dbg !315
	br i1 %202, label %b27_fail2, label %b27_ok2, !dbg !315

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !315
	ret void, !dbg !315

b27_ok2:
	%203 = icmp uge i64 %p10, %120, !dbg !315
	br i1 %203, label %b27_fail3, label %b27_ok3, !dbg !315

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %120), !dbg !315
	ret void, !dbg !315

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b30_fail1:
	%204 = icmp ne i64 %p4, %p6, !dbg !320
	br i1 %204, label %b30_fail2, label %b30_ok2, !dbg !320

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !320
	ret void, !dbg !320

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %133), !dbg !320
	ret void, !dbg !320

b32_fail1:
	%205 = icmp ne i64 %p4, %p6, !dbg !322
	br i1 %205, label %b32_fail2, label %b32_ok2, !dbg !322

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !322
	ret void, !dbg !322

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %141), !dbg !322
	ret void, !dbg !322

b34_fail1:
	%206 = icmp ne i64 %p4, %p6, !dbg !324
	br i1 %206, label %b34_fail2, label %b34_ok2, !dbg !324

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !324
	ret void, !dbg !324

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %149), !dbg !324
	ret void, !dbg !324

b36_fail1:
	%207 = icmp ne i64 %p4, %p6, !dbg !326
	br i1 %207, label %b36_fail2, label %b36_ok2, !dbg !326

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !326
	ret void, !dbg !326

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %157), !dbg !326
	ret void, !dbg !326

b38_fail1:
	%208 = icmp ne i64 %p4, %p6, !dbg !328
	br i1 %208, label %b38_fail2, label %b38_ok2, !dbg !328

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !328
	ret void, !dbg !328

b38_ok2:
	%209 = icmp uge i64 %p10, %165, !dbg !328
	br i1 %209, label %b38_fail3, label %b38_ok3, !dbg !328

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %165), !dbg !328
	ret void, !dbg !328

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !328
	ret void, !dbg !328

b40_fail1:
	%210 = icmp ne i64 %p4, %p6, !dbg !330
	br i1 %210, label %b40_fail2, label %b40_ok2, !dbg !330

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !330
	ret void, !dbg !330

b40_ok2:
	%211 = icmp uge i64 %p10, %177, !dbg !330
	br i1 %211, label %b40_fail3, label %b40_ok3, !dbg !330

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %177), !dbg !330
	ret void, !dbg !330

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !330
	ret void, !dbg !330
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !331 {
entry:
	br label %b0, !dbg !332

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !332
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !332
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !332
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !337
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !17
	%9 = mul i32 %8, %6, !dbg !338
	%10 = add i32 %5, %9, !dbg !338
	%11 = mul i32 %7, %10, !dbg !338
	%12 = add i32 %4, %11, !dbg !338
	%13 = sext i32 %12 to i64, !dbg !338
	%14 = icmp eq i64 %p1, 0, !dbg !339
	br i1 %14, label %b1, label %b14, !dbg !339

b1:
	%15 = icmp eq i64 %13, 0, !dbg !340
	br i1 %15, label %b2, label %b14, !dbg !340

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !341
	br i1 %16, label %b3, label %b4, !dbg !341

b3:
	%17 = sext i32 %3 to i64, !dbg !337
	%18 = mul i64 %p6, 2, !dbg !337
	%19 = trunc i64 %p10 to i32, !dbg !337
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !337
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !337
	%22 = icmp ne i64 %p4, %p6, !dbg !337
	%23 = icmp uge i64 %p10, %17, !dbg !337
	%24 = or i1 %22, %23, !dbg !337
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !337, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !337
	%26 = bitcast i16* %21 to i8*, !dbg !337
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !337
	br label %b41, !dbg !337

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !342
	br i1 %27, label %b5, label %b6, !dbg !342

b5:
	%28 = sext i32 %3 to i64, !dbg !343
	%29 = mul i64 %p6, 2, !dbg !343
	%30 = trunc i64 %p10 to i32, !dbg !343
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !343
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !343
	%33 = icmp ne i64 %p4, %p6, !dbg !343
	%34 = icmp uge i64 %p10, %28, !dbg !343
	%35 = or i1 %33, %34, !dbg !343
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !343, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !343
	%37 = bitcast i16* %32 to i8*, !dbg !343
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !343
	br label %b41, !dbg !343

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !344
	br i1 %38, label %b7, label %b8, !dbg !344

b7:
	%39 = sext i32 %3 to i64, !dbg !345
	%40 = mul i64 %p6, 2, !dbg !345
	%41 = trunc i64 %p10 to i32, !dbg !345
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !345
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !345
	%44 = icmp ne i64 %p4, %p6, !dbg !345
	%45 = icmp uge i64 %p10, %39, !dbg !345
	%46 = or i1 %44, %45, !dbg !345
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !345, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !345
	%48 = bitcast i16* %43 to i8*, !dbg !345
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !345
	br label %b41, !dbg !345

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !346
	br i1 %49, label %b9, label %b10, !dbg !346

b9:
	%50 = sext i32 %3 to i64, !dbg !347
	%51 = mul i64 %p6, 2, !dbg !347
	%52 = trunc i64 %p10 to i32, !dbg !347
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !347
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !347
	%55 = icmp ne i64 %p4, %p6, !dbg !347
	%56 = icmp uge i64 %p10, %50, !dbg !347
	%57 = or i1 %55, %56, !dbg !347
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !347, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !347
	%59 = bitcast i16* %54 to i8*, !dbg !347
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !347
	br label %b41, !dbg !347

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !348
	br i1 %60, label %b11, label %b12, !dbg !348

b11:
	%61 = sext i32 %3 to i64, !dbg !349
	%62 = mul i64 %p6, 2, !dbg !349
	%63 = trunc i64 %p10 to i32, !dbg !349
	%64 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !349
	%65 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !349
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !349
	%67 = icmp ne i64 %p4, %p6, !dbg !349
	%68 = icmp uge i64 %p10, %61, !dbg !349
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !349
	%70 = or i1 %67, %68, !dbg !349
	%71 = or i1 %70, %69, !dbg !349
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !349, !prof !21

b11_ok1:
	%72 = bitcast i16* %64 to i8*, !dbg !349
	%73 = bitcast i16* %65 to i8*, !dbg !349
	%74 = bitcast i64* %66 to i8*, !dbg !349
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !349
	br label %b41, !dbg !349

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !350
	br i1 %75, label %b13, label %b41, !dbg !350

b13:
	%76 = sext i32 %3 to i64, !dbg !351
	%77 = mul i64 %p6, 2, !dbg !351
	%78 = trunc i64 %p10 to i32, !dbg !351
	%79 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !351
	%80 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !351
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !351
	%82 = icmp ne i64 %p4, %p6, !dbg !351
	%83 = icmp uge i64 %p10, %76, !dbg !351
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !351
	%85 = or i1 %82, %83, !dbg !351
	%86 = or i1 %85, %84, !dbg !351
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !351, !prof !21

b13_ok1:
	%87 = bitcast i16* %79 to i8*, !dbg !351
	%88 = bitcast i16* %80 to i8*, !dbg !351
	%89 = bitcast i64* %81 to i8*, !dbg !351
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !351
	br label %b41, !dbg !351

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !352
	br i1 %90, label %b15, label %b28, !dbg !352

b15:
	%91 = sdiv i64 %13, 32, !dbg !353
	%92 = icmp eq i64 %91, %p2, !dbg !354
	br i1 %92, label %b16, label %b28, !dbg !354

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !357
	br i1 %93, label %b17, label %b18, !dbg !357

b17:
	%94 = sext i32 %3 to i64, !dbg !358
	%95 = mul i64 %p6, 2, !dbg !358
	%96 = trunc i64 %p10 to i32, !dbg !358
	%97 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !358
	%98 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !358
	%99 = icmp ne i64 %p4, %p6, !dbg !358
	%100 = icmp uge i64 %p10, %94, !dbg !358
	%101 = or i1 %99, %100, !dbg !358
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !358, !prof !21

b17_ok1:
	%102 = bitcast i16* %97 to i8*, !dbg !358
	%103 = bitcast i16* %98 to i8*, !dbg !358
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !358
	br label %b41, !dbg !358

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !359
	br i1 %104, label %b19, label %b20, !dbg !359

b19:
	%105 = sext i32 %3 to i64, !dbg !360
	%106 = mul i64 %p6, 2, !dbg !360
	%107 = trunc i64 %p10 to i32, !dbg !360
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !360
	%109 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !360
	%110 = icmp ne i64 %p4, %p6, !dbg !360
	%111 = icmp uge i64 %p10, %105, !dbg !360
	%112 = or i1 %110, %111, !dbg !360
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !360, !prof !21

b19_ok1:
	%113 = bitcast i16* %108 to i8*, !dbg !360
	%114 = bitcast i16* %109 to i8*, !dbg !360
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !360
	br label %b41, !dbg !360

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !361
	br i1 %115, label %b21, label %b22, !dbg !361

b21:
	%116 = sext i32 %3 to i64, !dbg !362
	%117 = mul i64 %p6, 2, !dbg !362
	%118 = trunc i64 %p10 to i32, !dbg !362
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !362
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !362
	%121 = icmp ne i64 %p4, %p6, !dbg !362
	%122 = icmp uge i64 %p10, %116, !dbg !362
	%123 = or i1 %121, %122, !dbg !362
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !362, !prof !21

b21_ok1:
	%124 = bitcast i16* %119 to i8*, !dbg !362
	%125 = bitcast i16* %120 to i8*, !dbg !362
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !362
	br label %b41, !dbg !362

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !363
	br i1 %126, label %b23, label %b24, !dbg !363

b23:
	%127 = sext i32 %3 to i64, !dbg !364
	%128 = mul i64 %p6, 2, !dbg !364
	%129 = trunc i64 %p10 to i32, !dbg !364
	%130 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !364
	%131 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !364
	%132 = icmp ne i64 %p4, %p6, !dbg !364
	%133 = icmp uge i64 %p10, %127, !dbg !364
	%134 = or i1 %132, %133, !dbg !364
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !364, !prof !21

b23_ok1:
	%135 = bitcast i16* %130 to i8*, !dbg !364
	%136 = bitcast i16* %131 to i8*, !dbg !364
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !364
	br label %b41, !dbg !364

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !365
	br i1 %137, label %b25, label %b26, !dbg !365

b25:
	%138 = sext i32 %3 to i64, !dbg !366
	%139 = mul i64 %p6, 2, !dbg !366
	%140 = trunc i64 %p10 to i32, !dbg !366
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !366
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !366
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !366
	%144 = icmp ne i64 %p4, %p6, !dbg !366
	%145 = icmp uge i64 %p10, %138, !dbg !366
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !366
	%147 = or i1 %144, %145, !dbg !366
	%148 = or i1 %147, %146, !dbg !366
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !366, !prof !21

b25_ok1:
	%149 = bitcast i16* %141 to i8*, !dbg !366
	%150 = bitcast i16* %142 to i8*, !dbg !366
	%151 = bitcast i64* %143 to i8*, !dbg !366
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !366
	br label %b41, !dbg !366

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !367
	br i1 %152, label %b27, label %b41, !dbg !367

b27:
	%153 = sext i32 %3 to i64, !dbg !368
	%154 = mul i64 %p6, 2, !dbg !368
	%155 = trunc i64 %p10 to i32, !dbg !368
	%156 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !368
	%157 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !368
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !368
	%159 = icmp ne i64 %p4, %p6, !dbg !368
	%160 = icmp uge i64 %p10, %153, !dbg !368
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !368
	%162 = or i1 %159, %160, !dbg !368
	%163 = or i1 %162, %161, !dbg !368
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !368, !prof !21

b27_ok1:
	%164 = bitcast i16* %156 to i8*, !dbg !368
	%165 = bitcast i16* %157 to i8*, !dbg !368
	%166 = bitcast i64* %158 to i8*, !dbg !368
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !368
	br label %b41, !dbg !368

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !369
	br i1 %167, label %b29, label %b41, !dbg !369

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !372
	br i1 %168, label %b30, label %b31, !dbg !372

b30:
	%169 = sext i32 %3 to i64, !dbg !373
	%170 = mul i64 %p6, 2, !dbg !373
	%171 = trunc i64 %p10 to i32, !dbg !373
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !373
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !373
	%174 = icmp ne i64 %p4, %p6, !dbg !373
	%175 = icmp uge i64 %p10, %169, !dbg !373
	%176 = or i1 %174, %175, !dbg !373
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !373, !prof !21

b30_ok1:
	%177 = bitcast i16* %172 to i8*, !dbg !373
	%178 = bitcast i16* %173 to i8*, !dbg !373
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !373
	br label %b41, !dbg !373

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !374
	br i1 %179, label %b32, label %b33, !dbg !374

b32:
	%180 = sext i32 %3 to i64, !dbg !375
	%181 = mul i64 %p6, 2, !dbg !375
	%182 = trunc i64 %p10 to i32, !dbg !375
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !375
	%184 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !375
	%185 = icmp ne i64 %p4, %p6, !dbg !375
	%186 = icmp uge i64 %p10, %180, !dbg !375
	%187 = or i1 %185, %186, !dbg !375
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !375, !prof !21

b32_ok1:
	%188 = bitcast i16* %183 to i8*, !dbg !375
	%189 = bitcast i16* %184 to i8*, !dbg !375
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !375
	br label %b41, !dbg !375

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !376
	br i1 %190, label %b34, label %b35, !dbg !376

b34:
	%191 = sext i32 %3 to i64, !dbg !377
	%192 = mul i64 %p6, 2, !dbg !377
	%193 = trunc i64 %p10 to i32, !dbg !377
	%194 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !377
	%195 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !377
	%196 = icmp ne i64 %p4, %p6, !dbg !377
	%197 = icmp uge i64 %p10, %191, !dbg !377
	%198 = or i1 %196, %197, !dbg !377
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !377, !prof !21

b34_ok1:
	%199 = bitcast i16* %194 to i8*, !dbg !377
	%200 = bitcast i16* %195 to i8*, !dbg !377
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !377
	br label %b41, !dbg !377

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !378
	br i1 %201, label %b36, label %b37, !dbg !378

b36:
	%202 = sext i32 %3 to i64, !dbg !379
	%203 = mul i64 %p6, 2, !dbg !379
	%204 = trunc i64 %p10 to i32, !dbg !379
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !379
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !379
	%207 = icmp ne i64 %p4, %p6, !dbg !379
	%208 = icmp uge i64 %p10, %202, !dbg !379
	%209 = or i1 %207, %208, !dbg !379
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !379, !prof !21

b36_ok1:
	%210 = bitcast i16* %205 to i8*, !dbg !379
	%211 = bitcast i16* %206 to i8*, !dbg !379
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !379
	br label %b41, !dbg !379

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !380
	br i1 %212, label %b38, label %b39, !dbg !380

b38:
	%213 = sext i32 %3 to i64, !dbg !381
	%214 = mul i64 %p6, 2, !dbg !381
	%215 = trunc i64 %p10 to i32, !dbg !381
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !381
	%217 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !381
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !381
	%219 = icmp ne i64 %p4, %p6, !dbg !381
	%220 = icmp uge i64 %p10, %213, !dbg !381
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !381
	%222 = or i1 %219, %220, !dbg !381
	%223 = or i1 %222, %221, !dbg !381
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !381, !prof !21

b38_ok1:
	%224 = bitcast i16* %216 to i8*, !dbg !381
	%225 = bitcast i16* %217 to i8*, !dbg !381
	%226 = bitcast i64* %218 to i8*, !dbg !381
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !381
	br label %b41, !dbg !381

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !382
	br i1 %227, label %b40, label %b41, !dbg !382

b40:
	%228 = sext i32 %3 to i64, !dbg !383
	%229 = mul i64 %p6, 2, !dbg !383
	%230 = trunc i64 %p10 to i32, !dbg !383
	%231 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !383
	%232 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !383
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !383
	%234 = icmp ne i64 %p4, %p6, !dbg !383
	%235 = icmp uge i64 %p10, %228, !dbg !383
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !383
	%237 = or i1 %234, %235, !dbg !383
	%238 = or i1 %237, %236, !dbg !383
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !383, !prof !21

b40_ok1:
	%239 = bitcast i16* %231 to i8*, !dbg !383
	%240 = bitcast i16* %232 to i8*, !dbg !383
	%241 = bitcast i64* %233 to i8*, !dbg !383
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !383
	br label %b41, !dbg !383

b41:
	ret void, !dbg !335

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !337
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !337

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !337
	ret void, !dbg !337

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !337
	ret void, !dbg !337

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !343
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !343

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !343
	ret void, !dbg !343

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !343
	ret void, !dbg !343

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !345
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !345

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !345
	ret void, !dbg !345

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !345
	ret void, !dbg !345

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !347
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !347

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !347
	ret void, !dbg !347

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !347
	ret void, !dbg !347

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !349
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !349

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !349
	ret void, !dbg !349

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !349
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !349

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !349
	ret void, !dbg !349

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !349
	ret void, !dbg !349

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !351
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !351

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !351
	ret void, !dbg !351

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !351
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !351

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !351
	ret void, !dbg !351

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !358
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !358

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !358
	ret void, !dbg !358

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !358
	ret void, !dbg !358

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !360
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !360

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !360
	ret void, !dbg !360

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !360
	ret void, !dbg !360

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !362
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !362

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !362
	ret void, !dbg !362

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !362
	ret void, !dbg !362

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !364
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !364

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !364
	ret void, !dbg !364

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !364
	ret void, !dbg !364

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !366
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !366

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !366
	ret void, !dbg !366

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !366
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !366

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !366
	ret void, !dbg !366

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !366
	ret void, !dbg !366

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !368
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !368

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !368
	ret void, !dbg !368

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !368
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !368

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !368
	ret void, !dbg !368

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !368
	ret void, !dbg !368

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !373
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !373

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !373
	ret void, !dbg !373

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !373
	ret void, !dbg !373

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !375
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !375

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !375
	ret void, !dbg !375

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !375
	ret void, !dbg !375

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !377
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !377

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !377
	ret void, !dbg !377

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !377
	ret void, !dbg !377

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !379
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !379

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !379
	ret void, !dbg !379

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !379
	ret void, !dbg !379

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !381
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !381

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !381
	ret void, !dbg !381

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !381
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !381

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !381
	ret void, !dbg !381

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !381
	ret void, !dbg !381

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !383
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !383

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !383
	ret void, !dbg !383

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !383
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !383

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !383
	ret void, !dbg !383

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !383
	ret void, !dbg !383
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !384 {
entry:
	br label %b0, !dbg !385

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !385
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !385
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !385
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !390
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !17
	%9 = mul i32 %8, %6, !dbg !391
	%10 = add i32 %5, %9, !dbg !391
	%11 = mul i32 %7, %10, !dbg !391
	%12 = add i32 %4, %11, !dbg !391
	%13 = sext i32 %12 to i64, !dbg !391
	%14 = icmp eq i64 %p1, 0, !dbg !392
	br i1 %14, label %b1, label %b14, !dbg !392

b1:
	%15 = icmp eq i64 %13, 0, !dbg !393
	br i1 %15, label %b2, label %b14, !dbg !393

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !394
	br i1 %16, label %b3, label %b4, !dbg !394

b3:
	%17 = sext i32 %3 to i64, !dbg !390
	%18 = mul i64 %p6, 4, !dbg !390
	%19 = trunc i64 %p10 to i32, !dbg !390
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !390
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !390
	%22 = icmp ne i64 %p4, %p6, !dbg !390
	%23 = icmp uge i64 %p10, %17, !dbg !390
	%24 = or i1 %22, %23, !dbg !390
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !390, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !390
	%26 = bitcast i32* %21 to i8*, !dbg !390
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !390
	br label %b41, !dbg !390

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !395
	br i1 %27, label %b5, label %b6, !dbg !395

b5:
	%28 = sext i32 %3 to i64, !dbg !396
	%29 = mul i64 %p6, 4, !dbg !396
	%30 = trunc i64 %p10 to i32, !dbg !396
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !396
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !396
	%33 = icmp ne i64 %p4, %p6, !dbg !396
	%34 = icmp uge i64 %p10, %28, !dbg !396
	%35 = or i1 %33, %34, !dbg !396
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !396, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !396
	%37 = bitcast i32* %32 to i8*, !dbg !396
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !396
	br label %b41, !dbg !396

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !397
	br i1 %38, label %b7, label %b8, !dbg !397

b7:
	%39 = sext i32 %3 to i64, !dbg !398
	%40 = mul i64 %p6, 4, !dbg !398
	%41 = trunc i64 %p10 to i32, !dbg !398
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !398
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !398
	%44 = icmp ne i64 %p4, %p6, !dbg !398
	%45 = icmp uge i64 %p10, %39, !dbg !398
	%46 = or i1 %44, %45, !dbg !398
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !398, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !398
	%48 = bitcast i32* %43 to i8*, !dbg !398
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !398
	br label %b41, !dbg !398

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !399
	br i1 %49, label %b9, label %b10, !dbg !399

b9:
	%50 = sext i32 %3 to i64, !dbg !400
	%51 = mul i64 %p6, 4, !dbg !400
	%52 = trunc i64 %p10 to i32, !dbg !400
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !400
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !400
	%55 = icmp ne i64 %p4, %p6, !dbg !400
	%56 = icmp uge i64 %p10, %50, !dbg !400
	%57 = or i1 %55, %56, !dbg !400
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !400, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !400
	%59 = bitcast i32* %54 to i8*, !dbg !400
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !400
	br label %b41, !dbg !400

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !401
	br i1 %60, label %b11, label %b12, !dbg !401

b11:
	%61 = sext i32 %3 to i64, !dbg !402
	%62 = mul i64 %p6, 4, !dbg !402
	%63 = trunc i64 %p10 to i32, !dbg !402
	%64 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !402
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !402
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !402
	%67 = icmp ne i64 %p4, %p6, !dbg !402
	%68 = icmp uge i64 %p10, %61, !dbg !402
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !402
	%70 = or i1 %67, %68, !dbg !402
	%71 = or i1 %70, %69, !dbg !402
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !402, !prof !21

b11_ok1:
	%72 = bitcast i32* %64 to i8*, !dbg !402
	%73 = bitcast i32* %65 to i8*, !dbg !402
	%74 = bitcast i64* %66 to i8*, !dbg !402
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !402
	br label %b41, !dbg !402

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !403
	br i1 %75, label %b13, label %b41, !dbg !403

b13:
	%76 = sext i32 %3 to i64, !dbg !404
	%77 = mul i64 %p6, 4, !dbg !404
	%78 = trunc i64 %p10 to i32, !dbg !404
	%79 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !404
	%80 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !404
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !404
	%82 = icmp ne i64 %p4, %p6, !dbg !404
	%83 = icmp uge i64 %p10, %76, !dbg !404
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !404
	%85 = or i1 %82, %83, !dbg !404
	%86 = or i1 %85, %84, !dbg !404
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !404, !prof !21

b13_ok1:
	%87 = bitcast i32* %79 to i8*, !dbg !404
	%88 = bitcast i32* %80 to i8*, !dbg !404
	%89 = bitcast i64* %81 to i8*, !dbg !404
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !404
	br label %b41, !dbg !404

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !405
	br i1 %90, label %b15, label %b28, !dbg !405

b15:
	%91 = sdiv i64 %13, 32, !dbg !406
	%92 = icmp eq i64 %91, %p2, !dbg !407
	br i1 %92, label %b16, label %b28, !dbg !407

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !410
	br i1 %93, label %b17, label %b18, !dbg !410

b17:
	%94 = sext i32 %3 to i64, !dbg !411
	%95 = mul i64 %p6, 4, !dbg !411
	%96 = trunc i64 %p10 to i32, !dbg !411
	%97 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !411
	%98 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !411
	%99 = icmp ne i64 %p4, %p6, !dbg !411
	%100 = icmp uge i64 %p10, %94, !dbg !411
	%101 = or i1 %99, %100, !dbg !411
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !411, !prof !21

b17_ok1:
	%102 = bitcast i32* %97 to i8*, !dbg !411
	%103 = bitcast i32* %98 to i8*, !dbg !411
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !411
	br label %b41, !dbg !411

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !412
	br i1 %104, label %b19, label %b20, !dbg !412

b19:
	%105 = sext i32 %3 to i64, !dbg !413
	%106 = mul i64 %p6, 4, !dbg !413
	%107 = trunc i64 %p10 to i32, !dbg !413
	%108 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !413
	%109 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !413
	%110 = icmp ne i64 %p4, %p6, !dbg !413
	%111 = icmp uge i64 %p10, %105, !dbg !413
	%112 = or i1 %110, %111, !dbg !413
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !413, !prof !21

b19_ok1:
	%113 = bitcast i32* %108 to i8*, !dbg !413
	%114 = bitcast i32* %109 to i8*, !dbg !413
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !413
	br label %b41, !dbg !413

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !414
	br i1 %115, label %b21, label %b22, !dbg !414

b21:
	%116 = sext i32 %3 to i64, !dbg !415
	%117 = mul i64 %p6, 4, !dbg !415
	%118 = trunc i64 %p10 to i32, !dbg !415
	%119 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !415
	%120 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !415
	%121 = icmp ne i64 %p4, %p6, !dbg !415
	%122 = icmp uge i64 %p10, %116, !dbg !415
	%123 = or i1 %121, %122, !dbg !415
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !415, !prof !21

b21_ok1:
	%124 = bitcast i32* %119 to i8*, !dbg !415
	%125 = bitcast i32* %120 to i8*, !dbg !415
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !415
	br label %b41, !dbg !415

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !416
	br i1 %126, label %b23, label %b24, !dbg !416

b23:
	%127 = sext i32 %3 to i64, !dbg !417
	%128 = mul i64 %p6, 4, !dbg !417
	%129 = trunc i64 %p10 to i32, !dbg !417
	%130 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !417
	%131 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !417
	%132 = icmp ne i64 %p4, %p6, !dbg !417
	%133 = icmp uge i64 %p10, %127, !dbg !417
	%134 = or i1 %132, %133, !dbg !417
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !417, !prof !21

b23_ok1:
	%135 = bitcast i32* %130 to i8*, !dbg !417
	%136 = bitcast i32* %131 to i8*, !dbg !417
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !417
	br label %b41, !dbg !417

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !418
	br i1 %137, label %b25, label %b26, !dbg !418

b25:
	%138 = sext i32 %3 to i64, !dbg !419
	%139 = mul i64 %p6, 4, !dbg !419
	%140 = trunc i64 %p10 to i32, !dbg !419
	%141 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !419
	%142 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !419
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !419
	%144 = icmp ne i64 %p4, %p6, !dbg !419
	%145 = icmp uge i64 %p10, %138, !dbg !419
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !419
	%147 = or i1 %144, %145, !dbg !419
	%148 = or i1 %147, %146, !dbg !419
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !419, !prof !21

b25_ok1:
	%149 = bitcast i32* %141 to i8*, !dbg !419
	%150 = bitcast i32* %142 to i8*, !dbg !419
	%151 = bitcast i64* %143 to i8*, !dbg !419
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !419
	br label %b41, !dbg !419

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !420
	br i1 %152, label %b27, label %b41, !dbg !420

b27:
	%153 = sext i32 %3 to i64, !dbg !421
	%154 = mul i64 %p6, 4, !dbg !421
	%155 = trunc i64 %p10 to i32, !dbg !421
	%156 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !421
	%157 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !421
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !421
	%159 = icmp ne i64 %p4, %p6, !dbg !421
	%160 = icmp uge i64 %p10, %153, !dbg !421
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !421
	%162 = or i1 %159, %160, !dbg !421
	%163 = or i1 %162, %161, !dbg !421
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !421, !prof !21

b27_ok1:
	%164 = bitcast i32* %156 to i8*, !dbg !421
	%165 = bitcast i32* %157 to i8*, !dbg !421
	%166 = bitcast i64* %158 to i8*, !dbg !421
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !421
	br label %b41, !dbg !421

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !422
	br i1 %167, label %b29, label %b41, !dbg !422

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !425
	br i1 %168, label %b30, label %b31, !dbg !425

b30:
	%169 = sext i32 %3 to i64, !dbg !426
	%170 = mul i64 %p6, 4, !dbg !426
	%171 = trunc i64 %p10 to i32, !dbg !426
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !426
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !426
	%174 = icmp ne i64 %p4, %p6, !dbg !426
	%175 = icmp uge i64 %p10, %169, !dbg !426
	%176 = or i1 %174, %175, !dbg !426
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !426, !prof !21

b30_ok1:
	%177 = bitcast i32* %172 to i8*, !dbg !426
	%178 = bitcast i32* %173 to i8*, !dbg !426
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !426
	br label %b41, !dbg !426

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !427
	br i1 %179, label %b32, label %b33, !dbg !427

b32:
	%180 = sext i32 %3 to i64, !dbg !428
	%181 = mul i64 %p6, 4, !dbg !428
	%182 = trunc i64 %p10 to i32, !dbg !428
	%183 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !428
	%184 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !428
	%185 = icmp ne i64 %p4, %p6, !dbg !428
	%186 = icmp uge i64 %p10, %180, !dbg !428
	%187 = or i1 %185, %186, !dbg !428
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !428, !prof !21

b32_ok1:
	%188 = bitcast i32* %183 to i8*, !dbg !428
	%189 = bitcast i32* %184 to i8*, !dbg !428
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !428
	br label %b41, !dbg !428

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !429
	br i1 %190, label %b34, label %b35, !dbg !429

b34:
	%191 = sext i32 %3 to i64, !dbg !430
	%192 = mul i64 %p6, 4, !dbg !430
	%193 = trunc i64 %p10 to i32, !dbg !430
	%194 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !430
	%195 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !430
	%196 = icmp ne i64 %p4, %p6, !dbg !430
	%197 = icmp uge i64 %p10, %191, !dbg !430
	%198 = or i1 %196, %197, !dbg !430
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !430, !prof !21

b34_ok1:
	%199 = bitcast i32* %194 to i8*, !dbg !430
	%200 = bitcast i32* %195 to i8*, !dbg !430
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !430
	br label %b41, !dbg !430

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !431
	br i1 %201, label %b36, label %b37, !dbg !431

b36:
	%202 = sext i32 %3 to i64, !dbg !432
	%203 = mul i64 %p6, 4, !dbg !432
	%204 = trunc i64 %p10 to i32, !dbg !432
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !432
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !432
	%207 = icmp ne i64 %p4, %p6, !dbg !432
	%208 = icmp uge i64 %p10, %202, !dbg !432
	%209 = or i1 %207, %208, !dbg !432
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !432, !prof !21

b36_ok1:
	%210 = bitcast i32* %205 to i8*, !dbg !432
	%211 = bitcast i32* %206 to i8*, !dbg !432
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !432
	br label %b41, !dbg !432

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !433
	br i1 %212, label %b38, label %b39, !dbg !433

b38:
	%213 = sext i32 %3 to i64, !dbg !434
	%214 = mul i64 %p6, 4, !dbg !434
	%215 = trunc i64 %p10 to i32, !dbg !434
	%216 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !434
	%217 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !434
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !434
	%219 = icmp ne i64 %p4, %p6, !dbg !434
	%220 = icmp uge i64 %p10, %213, !dbg !434
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !434
	%222 = or i1 %219, %220, !dbg !434
	%223 = or i1 %222, %221, !dbg !434
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !434, !prof !21

b38_ok1:
	%224 = bitcast i32* %216 to i8*, !dbg !434
	%225 = bitcast i32* %217 to i8*, !dbg !434
	%226 = bitcast i64* %218 to i8*, !dbg !434
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !434
	br label %b41, !dbg !434

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !435
	br i1 %227, label %b40, label %b41, !dbg !435

b40:
	%228 = sext i32 %3 to i64, !dbg !436
	%229 = mul i64 %p6, 4, !dbg !436
	%230 = trunc i64 %p10 to i32, !dbg !436
	%231 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !436
	%232 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !436
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !436
	%234 = icmp ne i64 %p4, %p6, !dbg !436
	%235 = icmp uge i64 %p10, %228, !dbg !436
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !436
	%237 = or i1 %234, %235, !dbg !436
	%238 = or i1 %237, %236, !dbg !436
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !436, !prof !21

b40_ok1:
	%239 = bitcast i32* %231 to i8*, !dbg !436
	%240 = bitcast i32* %232 to i8*, !dbg !436
	%241 = bitcast i64* %233 to i8*, !dbg !436
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !436
	br label %b41, !dbg !436

b41:
	ret void, !dbg !388

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !390
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !390

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !390
	ret void, !dbg !390

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !390
	ret void, !dbg !390

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !396
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !396

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !396
	ret void, !dbg !396

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !396
	ret void, !dbg !396

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !398
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !398

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !398
	ret void, !dbg !398

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !398
	ret void, !dbg !398

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !400
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !400

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !400
	ret void, !dbg !400

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !400
	ret void, !dbg !400

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !402
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !402

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !402
	ret void, !dbg !402

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !402
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !402

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !402
	ret void, !dbg !402

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !404
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !404

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !404
	ret void, !dbg !404

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !404
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !404

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !404
	ret void, !dbg !404

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !404
	ret void, !dbg !404

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !411
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !411

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !411
	ret void, !dbg !411

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !411
	ret void, !dbg !411

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !413
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !413

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !413
	ret void, !dbg !413

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !413
	ret void, !dbg !413

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !415
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !415

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !415
	ret void, !dbg !415

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !415
	ret void, !dbg !415

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !417
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !417

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !417
	ret void, !dbg !417

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !417
	ret void, !dbg !417

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !419
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !419

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !419
	ret void, !dbg !419

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !419
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !419

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !419
	ret void, !dbg !419

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !419
	ret void, !dbg !419

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !421
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !421

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !421
	ret void, !dbg !421

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !421
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !421

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !421
	ret void, !dbg !421

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !421
	ret void, !dbg !421

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !426
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !426

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !426
	ret void, !dbg !426

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !426
	ret void, !dbg !426

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !428
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !428

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !428
	ret void, !dbg !428

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !428
	ret void, !dbg !428

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !430
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !430

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !430
	ret void, !dbg !430

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !430
	ret void, !dbg !430

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !432
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !432

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !432
	ret void, !dbg !432

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !432
	ret void, !dbg !432

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !434
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !434

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !434
	ret void, !dbg !434

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !434
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !434

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !434
	ret void, !dbg !434

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !434
	ret void, !dbg !434

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !436
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !436

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !436
	ret void, !dbg !436

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !436
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !436

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !436
	ret void, !dbg !436

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !436
	ret void, !dbg !436
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !437 {
entry:
	br label %b0, !dbg !438

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !438
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !438
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !438
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !17
	%9 = mul i32 %8, %6, !dbg !444
	%10 = add i32 %5, %9, !dbg !444
	%11 = mul i32 %7, %10, !dbg !444
	%12 = add i32 %4, %11, !dbg !444
	%13 = sext i32 %12 to i64, !dbg !444
	%14 = icmp eq i64 %p1, 0, !dbg !445
	br i1 %14, label %b1, label %b14, !dbg !445

b1:
	%15 = icmp eq i64 %13, 0, !dbg !446
	br i1 %15, label %b2, label %b14, !dbg !446

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !447
	br i1 %16, label %b3, label %b4, !dbg !447

b3:
	%17 = sext i32 %3 to i64, !dbg !443
	%18 = mul i64 %p6, 8, !dbg !443
	%19 = trunc i64 %p10 to i32, !dbg !443
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !443
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !443
	%22 = icmp ne i64 %p4, %p6, !dbg !443
	%23 = icmp uge i64 %p10, %17, !dbg !443
	%24 = or i1 %22, %23, !dbg !443
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !443, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !443
	%26 = bitcast i64* %21 to i8*, !dbg !443
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !443
	br label %b41, !dbg !443

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !448
	br i1 %27, label %b5, label %b6, !dbg !448

b5:
	%28 = sext i32 %3 to i64, !dbg !449
	%29 = mul i64 %p6, 8, !dbg !449
	%30 = trunc i64 %p10 to i32, !dbg !449
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !449
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !449
	%33 = icmp ne i64 %p4, %p6, !dbg !449
	%34 = icmp uge i64 %p10, %28, !dbg !449
	%35 = or i1 %33, %34, !dbg !449
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !449, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !449
	%37 = bitcast i64* %32 to i8*, !dbg !449
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !449
	br label %b41, !dbg !449

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !450
	br i1 %38, label %b7, label %b8, !dbg !450

b7:
	%39 = sext i32 %3 to i64, !dbg !451
	%40 = mul i64 %p6, 8, !dbg !451
	%41 = trunc i64 %p10 to i32, !dbg !451
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !451
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !451
	%44 = icmp ne i64 %p4, %p6, !dbg !451
	%45 = icmp uge i64 %p10, %39, !dbg !451
	%46 = or i1 %44, %45, !dbg !451
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !451, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !451
	%48 = bitcast i64* %43 to i8*, !dbg !451
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !451
	br label %b41, !dbg !451

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !452
	br i1 %49, label %b9, label %b10, !dbg !452

b9:
	%50 = sext i32 %3 to i64, !dbg !453
	%51 = mul i64 %p6, 8, !dbg !453
	%52 = trunc i64 %p10 to i32, !dbg !453
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !453
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !453
	%55 = icmp ne i64 %p4, %p6, !dbg !453
	%56 = icmp uge i64 %p10, %50, !dbg !453
	%57 = or i1 %55, %56, !dbg !453
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !453, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !453
	%59 = bitcast i64* %54 to i8*, !dbg !453
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !453
	br label %b41, !dbg !453

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !454
	br i1 %60, label %b11, label %b12, !dbg !454

b11:
	%61 = sext i32 %3 to i64, !dbg !455
	%62 = mul i64 %p6, 8, !dbg !455
	%63 = trunc i64 %p10 to i32, !dbg !455
	%64 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !455
	%65 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !455
	%67 = icmp ne i64 %p4, %p6, !dbg !455
	%68 = icmp uge i64 %p10, %61, !dbg !455
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !455
	%70 = or i1 %67, %68, !dbg !455
	%71 = or i1 %70, %69, !dbg !455
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !455, !prof !21

b11_ok1:
	%72 = bitcast i64* %64 to i8*, !dbg !455
	%73 = bitcast i64* %65 to i8*, !dbg !455
	%74 = bitcast i64* %66 to i8*, !dbg !455
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !455
	br label %b41, !dbg !455

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !456
	br i1 %75, label %b13, label %b41, !dbg !456

b13:
	%76 = sext i32 %3 to i64, !dbg !457
	%77 = mul i64 %p6, 8, !dbg !457
	%78 = trunc i64 %p10 to i32, !dbg !457
	%79 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !457
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !457
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !457
	%82 = icmp ne i64 %p4, %p6, !dbg !457
	%83 = icmp uge i64 %p10, %76, !dbg !457
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !457
	%85 = or i1 %82, %83, !dbg !457
	%86 = or i1 %85, %84, !dbg !457
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !457, !prof !21

b13_ok1:
	%87 = bitcast i64* %79 to i8*, !dbg !457
	%88 = bitcast i64* %80 to i8*, !dbg !457
	%89 = bitcast i64* %81 to i8*, !dbg !457
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !457
	br label %b41, !dbg !457

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !458
	br i1 %90, label %b15, label %b28, !dbg !458

b15:
	%91 = sdiv i64 %13, 32, !dbg !459
	%92 = icmp eq i64 %91, %p2, !dbg !460
	br i1 %92, label %b16, label %b28, !dbg !460

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %93, label %b17, label %b18, !dbg !463

b17:
	%94 = sext i32 %3 to i64, !dbg !464
	%95 = mul i64 %p6, 8, !dbg !464
	%96 = trunc i64 %p10 to i32, !dbg !464
	%97 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !464
	%98 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !464
	%99 = icmp ne i64 %p4, %p6, !dbg !464
	%100 = icmp uge i64 %p10, %94, !dbg !464
	%101 = or i1 %99, %100, !dbg !464
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !464, !prof !21

b17_ok1:
	%102 = bitcast i64* %97 to i8*, !dbg !464
	%103 = bitcast i64* %98 to i8*, !dbg !464
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !464
	br label %b41, !dbg !464

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %104, label %b19, label %b20, !dbg !465

b19:
	%105 = sext i32 %3 to i64, !dbg !466
	%106 = mul i64 %p6, 8, !dbg !466
	%107 = trunc i64 %p10 to i32, !dbg !466
	%108 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !466
	%109 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !466
	%110 = icmp ne i64 %p4, %p6, !dbg !466
	%111 = icmp uge i64 %p10, %105, !dbg !466
	%112 = or i1 %110, %111, !dbg !466
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !466, !prof !21

b19_ok1:
	%113 = bitcast i64* %108 to i8*, !dbg !466
	%114 = bitcast i64* %109 to i8*, !dbg !466
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !466
	br label %b41, !dbg !466

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %115, label %b21, label %b22, !dbg !467

b21:
	%116 = sext i32 %3 to i64, !dbg !468
	%117 = mul i64 %p6, 8, !dbg !468
	%118 = trunc i64 %p10 to i32, !dbg !468
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !468
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !468
	%121 = icmp ne i64 %p4, %p6, !dbg !468
	%122 = icmp uge i64 %p10, %116, !dbg !468
	%123 = or i1 %121, %122, !dbg !468
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !468, !prof !21

b21_ok1:
	%124 = bitcast i64* %119 to i8*, !dbg !468
	%125 = bitcast i64* %120 to i8*, !dbg !468
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !468
	br label %b41, !dbg !468

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !469
	br i1 %126, label %b23, label %b24, !dbg !469

b23:
	%127 = sext i32 %3 to i64, !dbg !470
	%128 = mul i64 %p6, 8, !dbg !470
	%129 = trunc i64 %p10 to i32, !dbg !470
	%130 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !470
	%131 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !470
	%132 = icmp ne i64 %p4, %p6, !dbg !470
	%133 = icmp uge i64 %p10, %127, !dbg !470
	%134 = or i1 %132, %133, !dbg !470
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !470, !prof !21

b23_ok1:
	%135 = bitcast i64* %130 to i8*, !dbg !470
	%136 = bitcast i64* %131 to i8*, !dbg !470
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !470
	br label %b41, !dbg !470

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !471
	br i1 %137, label %b25, label %b26, !dbg !471

b25:
	%138 = sext i32 %3 to i64, !dbg !472
	%139 = mul i64 %p6, 8, !dbg !472
	%140 = trunc i64 %p10 to i32, !dbg !472
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !472
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !472
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !472
	%144 = icmp ne i64 %p4, %p6, !dbg !472
	%145 = icmp uge i64 %p10, %138, !dbg !472
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !472
	%147 = or i1 %144, %145, !dbg !472
	%148 = or i1 %147, %146, !dbg !472
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !472, !prof !21

b25_ok1:
	%149 = bitcast i64* %141 to i8*, !dbg !472
	%150 = bitcast i64* %142 to i8*, !dbg !472
	%151 = bitcast i64* %143 to i8*, !dbg !472
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !472
	br label %b41, !dbg !472

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !473
	br i1 %152, label %b27, label %b41, !dbg !473

b27:
	%153 = sext i32 %3 to i64, !dbg !474
	%154 = mul i64 %p6, 8, !dbg !474
	%155 = trunc i64 %p10 to i32, !dbg !474
	%156 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !474
	%157 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !474
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !474
	%159 = icmp ne i64 %p4, %p6, !dbg !474
	%160 = icmp uge i64 %p10, %153, !dbg !474
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !474
	%162 = or i1 %159, %160, !dbg !474
	%163 = or i1 %162, %161, !dbg !474
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !474, !prof !21

b27_ok1:
	%164 = bitcast i64* %156 to i8*, !dbg !474
	%165 = bitcast i64* %157 to i8*, !dbg !474
	%166 = bitcast i64* %158 to i8*, !dbg !474
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !474
	br label %b41, !dbg !474

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !475
	br i1 %167, label %b29, label %b41, !dbg !475

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %168, label %b30, label %b31, !dbg !478

b30:
	%169 = sext i32 %3 to i64, !dbg !479
	%170 = mul i64 %p6, 8, !dbg !479
	%171 = trunc i64 %p10 to i32, !dbg !479
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !479
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !479
	%174 = icmp ne i64 %p4, %p6, !dbg !479
	%175 = icmp uge i64 %p10, %169, !dbg !479
	%176 = or i1 %174, %175, !dbg !479
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !479, !prof !21

b30_ok1:
	%177 = bitcast i64* %172 to i8*, !dbg !479
	%178 = bitcast i64* %173 to i8*, !dbg !479
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !479
	br label %b41, !dbg !479

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %179, label %b32, label %b33, !dbg !480

b32:
	%180 = sext i32 %3 to i64, !dbg !481
	%181 = mul i64 %p6, 8, !dbg !481
	%182 = trunc i64 %p10 to i32, !dbg !481
	%183 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !481
	%184 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !481
	%185 = icmp ne i64 %p4, %p6, !dbg !481
	%186 = icmp uge i64 %p10, %180, !dbg !481
	%187 = or i1 %185, %186, !dbg !481
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !481, !prof !21

b32_ok1:
	%188 = bitcast i64* %183 to i8*, !dbg !481
	%189 = bitcast i64* %184 to i8*, !dbg !481
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !481
	br label %b41, !dbg !481

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %190, label %b34, label %b35, !dbg !482

b34:
	%191 = sext i32 %3 to i64, !dbg !483
	%192 = mul i64 %p6, 8, !dbg !483
	%193 = trunc i64 %p10 to i32, !dbg !483
	%194 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !483
	%195 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !483
	%196 = icmp ne i64 %p4, %p6, !dbg !483
	%197 = icmp uge i64 %p10, %191, !dbg !483
	%198 = or i1 %196, %197, !dbg !483
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !483, !prof !21

b34_ok1:
	%199 = bitcast i64* %194 to i8*, !dbg !483
	%200 = bitcast i64* %195 to i8*, !dbg !483
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !483
	br label %b41, !dbg !483

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !484
	br i1 %201, label %b36, label %b37, !dbg !484

b36:
	%202 = sext i32 %3 to i64, !dbg !485
	%203 = mul i64 %p6, 8, !dbg !485
	%204 = trunc i64 %p10 to i32, !dbg !485
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !485
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !485
	%207 = icmp ne i64 %p4, %p6, !dbg !485
	%208 = icmp uge i64 %p10, %202, !dbg !485
	%209 = or i1 %207, %208, !dbg !485
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !485, !prof !21

b36_ok1:
	%210 = bitcast i64* %205 to i8*, !dbg !485
	%211 = bitcast i64* %206 to i8*, !dbg !485
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !485
	br label %b41, !dbg !485

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !486
	br i1 %212, label %b38, label %b39, !dbg !486

b38:
	%213 = sext i32 %3 to i64, !dbg !487
	%214 = mul i64 %p6, 8, !dbg !487
	%215 = trunc i64 %p10 to i32, !dbg !487
	%216 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !487
	%217 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !487
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !487
	%219 = icmp ne i64 %p4, %p6, !dbg !487
	%220 = icmp uge i64 %p10, %213, !dbg !487
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !487
	%222 = or i1 %219, %220, !dbg !487
	%223 = or i1 %222, %221, !dbg !487
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !487, !prof !21

b38_ok1:
	%224 = bitcast i64* %216 to i8*, !dbg !487
	%225 = bitcast i64* %217 to i8*, !dbg !487
	%226 = bitcast i64* %218 to i8*, !dbg !487
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !487
	br label %b41, !dbg !487

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !488
	br i1 %227, label %b40, label %b41, !dbg !488

b40:
	%228 = sext i32 %3 to i64, !dbg !489
	%229 = mul i64 %p6, 8, !dbg !489
	%230 = trunc i64 %p10 to i32, !dbg !489
	%231 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !489
	%232 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !489
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !489
	%234 = icmp ne i64 %p4, %p6, !dbg !489
	%235 = icmp uge i64 %p10, %228, !dbg !489
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !489
	%237 = or i1 %234, %235, !dbg !489
	%238 = or i1 %237, %236, !dbg !489
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !489, !prof !21

b40_ok1:
	%239 = bitcast i64* %231 to i8*, !dbg !489
	%240 = bitcast i64* %232 to i8*, !dbg !489
	%241 = bitcast i64* %233 to i8*, !dbg !489
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !489
	br label %b41, !dbg !489

b41:
	ret void, !dbg !441

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !443
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !443

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !443
	ret void, !dbg !443

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !443
	ret void, !dbg !443

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !449
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !449

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !449
	ret void, !dbg !449

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !449
	ret void, !dbg !449

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !451
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !451

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !451
	ret void, !dbg !451

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !451
	ret void, !dbg !451

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !453
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !453

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !453
	ret void, !dbg !453

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !453
	ret void, !dbg !453

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !455
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !455

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !455
	ret void, !dbg !455

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !455
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !455

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !455
	ret void, !dbg !455

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !455
	ret void, !dbg !455

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !457
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !457

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !457
	ret void, !dbg !457

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !457
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !457

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !457
	ret void, !dbg !457

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !457
	ret void, !dbg !457

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !464
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !464

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !464
	ret void, !dbg !464

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !464
	ret void, !dbg !464

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !466
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !466

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !466
	ret void, !dbg !466

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !466
	ret void, !dbg !466

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !468
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !468

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !468
	ret void, !dbg !468

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !468
	ret void, !dbg !468

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !470
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !470

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !470
	ret void, !dbg !470

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !470
	ret void, !dbg !470

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !472
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !472

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !472
	ret void, !dbg !472

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !472
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !472

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !472
	ret void, !dbg !472

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !472
	ret void, !dbg !472

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !474
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !474

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !474
	ret void, !dbg !474

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !474
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !474

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !474
	ret void, !dbg !474

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !479
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !479

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !479
	ret void, !dbg !479

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !479
	ret void, !dbg !479

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !481
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !481

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !481
	ret void, !dbg !481

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !481
	ret void, !dbg !481

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !483
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !483

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !483
	ret void, !dbg !483

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !483
	ret void, !dbg !483

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !485
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !485

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !485
	ret void, !dbg !485

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !485
	ret void, !dbg !485

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !487
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !487

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !487
	ret void, !dbg !487

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !487
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !487

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !487
	ret void, !dbg !487

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !489
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !489

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !489
	ret void, !dbg !489

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !489
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !489

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !489
	ret void, !dbg !489

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !489
	ret void, !dbg !489
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !490 {
entry:
	br label %b0, !dbg !491

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !491
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !491
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !491
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !496
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !497, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !497, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !497, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !497, !range !17
	%9 = mul i32 %8, %6, !dbg !497
	%10 = add i32 %5, %9, !dbg !497
	%11 = mul i32 %7, %10, !dbg !497
	%12 = add i32 %4, %11, !dbg !497
	%13 = sext i32 %12 to i64, !dbg !497
	%14 = icmp eq i64 %p1, 0, !dbg !498
	br i1 %14, label %b1, label %b14, !dbg !498

b1:
	%15 = icmp eq i64 %13, 0, !dbg !499
	br i1 %15, label %b2, label %b14, !dbg !499

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !500
	br i1 %16, label %b3, label %b4, !dbg !500

b3:
	%17 = sext i32 %3 to i64, !dbg !496
	%18 = mul i64 %p6, 8, !dbg !496
	%19 = trunc i64 %p10 to i32, !dbg !496
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !496
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !496
	%22 = icmp ne i64 %p4, %p6, !dbg !496
	%23 = icmp uge i64 %p10, %17, !dbg !496
	%24 = or i1 %22, %23, !dbg !496
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !496, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !496
	%26 = bitcast i64* %21 to i8*, !dbg !496
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !496
	br label %b41, !dbg !496

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !501
	br i1 %27, label %b5, label %b6, !dbg !501

b5:
	%28 = sext i32 %3 to i64, !dbg !502
	%29 = mul i64 %p6, 8, !dbg !502
	%30 = trunc i64 %p10 to i32, !dbg !502
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !502
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !502
	%33 = icmp ne i64 %p4, %p6, !dbg !502
	%34 = icmp uge i64 %p10, %28, !dbg !502
	%35 = or i1 %33, %34, !dbg !502
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !502, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !502
	%37 = bitcast i64* %32 to i8*, !dbg !502
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !502
	br label %b41, !dbg !502

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !503
	br i1 %38, label %b7, label %b8, !dbg !503

b7:
	%39 = sext i32 %3 to i64, !dbg !504
	%40 = mul i64 %p6, 8, !dbg !504
	%41 = trunc i64 %p10 to i32, !dbg !504
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !504
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !504
	%44 = icmp ne i64 %p4, %p6, !dbg !504
	%45 = icmp uge i64 %p10, %39, !dbg !504
	%46 = or i1 %44, %45, !dbg !504
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !504, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !504
	%48 = bitcast i64* %43 to i8*, !dbg !504
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !504
	br label %b41, !dbg !504

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !505
	br i1 %49, label %b9, label %b10, !dbg !505

b9:
	%50 = sext i32 %3 to i64, !dbg !506
	%51 = mul i64 %p6, 8, !dbg !506
	%52 = trunc i64 %p10 to i32, !dbg !506
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !506
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !506
	%55 = icmp ne i64 %p4, %p6, !dbg !506
	%56 = icmp uge i64 %p10, %50, !dbg !506
	%57 = or i1 %55, %56, !dbg !506
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !506, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !506
	%59 = bitcast i64* %54 to i8*, !dbg !506
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !506
	br label %b41, !dbg !506

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !507
	br i1 %60, label %b11, label %b12, !dbg !507

b11:
	%61 = sext i32 %3 to i64, !dbg !508
	%62 = mul i64 %p6, 8, !dbg !508
	%63 = trunc i64 %p10 to i32, !dbg !508
	%64 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !508
	%65 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !508
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !508
	%67 = icmp ne i64 %p4, %p6, !dbg !508
	%68 = icmp uge i64 %p10, %61, !dbg !508
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !508
	%70 = or i1 %67, %68, !dbg !508
	%71 = or i1 %70, %69, !dbg !508
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !508, !prof !21

b11_ok1:
	%72 = bitcast i64* %64 to i8*, !dbg !508
	%73 = bitcast i64* %65 to i8*, !dbg !508
	%74 = bitcast i64* %66 to i8*, !dbg !508
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !508
	br label %b41, !dbg !508

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !509
	br i1 %75, label %b13, label %b41, !dbg !509

b13:
	%76 = sext i32 %3 to i64, !dbg !510
	%77 = mul i64 %p6, 8, !dbg !510
	%78 = trunc i64 %p10 to i32, !dbg !510
	%79 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !510
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !510
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !510
	%82 = icmp ne i64 %p4, %p6, !dbg !510
	%83 = icmp uge i64 %p10, %76, !dbg !510
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !510
	%85 = or i1 %82, %83, !dbg !510
	%86 = or i1 %85, %84, !dbg !510
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !510, !prof !21

b13_ok1:
	%87 = bitcast i64* %79 to i8*, !dbg !510
	%88 = bitcast i64* %80 to i8*, !dbg !510
	%89 = bitcast i64* %81 to i8*, !dbg !510
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !510
	br label %b41, !dbg !510

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !511
	br i1 %90, label %b15, label %b28, !dbg !511

b15:
	%91 = sdiv i64 %13, 32, !dbg !512
	%92 = icmp eq i64 %91, %p2, !dbg !513
	br i1 %92, label %b16, label %b28, !dbg !513

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !516
	br i1 %93, label %b17, label %b18, !dbg !516

b17:
	%94 = sext i32 %3 to i64, !dbg !517
	%95 = mul i64 %p6, 8, !dbg !517
	%96 = trunc i64 %p10 to i32, !dbg !517
	%97 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !517
	%98 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !517
	%99 = icmp ne i64 %p4, %p6, !dbg !517
	%100 = icmp uge i64 %p10, %94, !dbg !517
	%101 = or i1 %99, %100, !dbg !517
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !517, !prof !21

b17_ok1:
	%102 = bitcast i64* %97 to i8*, !dbg !517
	%103 = bitcast i64* %98 to i8*, !dbg !517
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !517
	br label %b41, !dbg !517

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !518
	br i1 %104, label %b19, label %b20, !dbg !518

b19:
	%105 = sext i32 %3 to i64, !dbg !519
	%106 = mul i64 %p6, 8, !dbg !519
	%107 = trunc i64 %p10 to i32, !dbg !519
	%108 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !519
	%109 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !519
	%110 = icmp ne i64 %p4, %p6, !dbg !519
	%111 = icmp uge i64 %p10, %105, !dbg !519
	%112 = or i1 %110, %111, !dbg !519
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !519, !prof !21

b19_ok1:
	%113 = bitcast i64* %108 to i8*, !dbg !519
	%114 = bitcast i64* %109 to i8*, !dbg !519
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !519
	br label %b41, !dbg !519

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !520
	br i1 %115, label %b21, label %b22, !dbg !520

b21:
	%116 = sext i32 %3 to i64, !dbg !521
	%117 = mul i64 %p6, 8, !dbg !521
	%118 = trunc i64 %p10 to i32, !dbg !521
	%119 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !521
	%120 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !521
	%121 = icmp ne i64 %p4, %p6, !dbg !521
	%122 = icmp uge i64 %p10, %116, !dbg !521
	%123 = or i1 %121, %122, !dbg !521
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !521, !prof !21

b21_ok1:
	%124 = bitcast i64* %119 to i8*, !dbg !521
	%125 = bitcast i64* %120 to i8*, !dbg !521
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !521
	br label %b41, !dbg !521

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !522
	br i1 %126, label %b23, label %b24, !dbg !522

b23:
	%127 = sext i32 %3 to i64, !dbg !523
	%128 = mul i64 %p6, 8, !dbg !523
	%129 = trunc i64 %p10 to i32, !dbg !523
	%130 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !523
	%131 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !523
	%132 = icmp ne i64 %p4, %p6, !dbg !523
	%133 = icmp uge i64 %p10, %127, !dbg !523
	%134 = or i1 %132, %133, !dbg !523
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !523, !prof !21

b23_ok1:
	%135 = bitcast i64* %130 to i8*, !dbg !523
	%136 = bitcast i64* %131 to i8*, !dbg !523
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !523
	br label %b41, !dbg !523

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !524
	br i1 %137, label %b25, label %b26, !dbg !524

b25:
	%138 = sext i32 %3 to i64, !dbg !525
	%139 = mul i64 %p6, 8, !dbg !525
	%140 = trunc i64 %p10 to i32, !dbg !525
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !525
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !525
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !525
	%144 = icmp ne i64 %p4, %p6, !dbg !525
	%145 = icmp uge i64 %p10, %138, !dbg !525
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !525
	%147 = or i1 %144, %145, !dbg !525
	%148 = or i1 %147, %146, !dbg !525
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !525, !prof !21

b25_ok1:
	%149 = bitcast i64* %141 to i8*, !dbg !525
	%150 = bitcast i64* %142 to i8*, !dbg !525
	%151 = bitcast i64* %143 to i8*, !dbg !525
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !525
	br label %b41, !dbg !525

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !526
	br i1 %152, label %b27, label %b41, !dbg !526

b27:
	%153 = sext i32 %3 to i64, !dbg !527
	%154 = mul i64 %p6, 8, !dbg !527
	%155 = trunc i64 %p10 to i32, !dbg !527
	%156 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !527
	%157 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !527
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !527
	%159 = icmp ne i64 %p4, %p6, !dbg !527
	%160 = icmp uge i64 %p10, %153, !dbg !527
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !527
	%162 = or i1 %159, %160, !dbg !527
	%163 = or i1 %162, %161, !dbg !527
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !527, !prof !21

b27_ok1:
	%164 = bitcast i64* %156 to i8*, !dbg !527
	%165 = bitcast i64* %157 to i8*, !dbg !527
	%166 = bitcast i64* %158 to i8*, !dbg !527
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !527
	br label %b41, !dbg !527

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !528
	br i1 %167, label %b29, label %b41, !dbg !528

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !531
	br i1 %168, label %b30, label %b31, !dbg !531

b30:
	%169 = sext i32 %3 to i64, !dbg !532
	%170 = mul i64 %p6, 8, !dbg !532
	%171 = trunc i64 %p10 to i32, !dbg !532
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !532
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !532
	%174 = icmp ne i64 %p4, %p6, !dbg !532
	%175 = icmp uge i64 %p10, %169, !dbg !532
	%176 = or i1 %174, %175, !dbg !532
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !532, !prof !21

b30_ok1:
	%177 = bitcast i64* %172 to i8*, !dbg !532
	%178 = bitcast i64* %173 to i8*, !dbg !532
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !532
	br label %b41, !dbg !532

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !533
	br i1 %179, label %b32, label %b33, !dbg !533

b32:
	%180 = sext i32 %3 to i64, !dbg !534
	%181 = mul i64 %p6, 8, !dbg !534
	%182 = trunc i64 %p10 to i32, !dbg !534
	%183 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !534
	%184 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !534
	%185 = icmp ne i64 %p4, %p6, !dbg !534
	%186 = icmp uge i64 %p10, %180, !dbg !534
	%187 = or i1 %185, %186, !dbg !534
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !534, !prof !21

b32_ok1:
	%188 = bitcast i64* %183 to i8*, !dbg !534
	%189 = bitcast i64* %184 to i8*, !dbg !534
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !534
	br label %b41, !dbg !534

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !535
	br i1 %190, label %b34, label %b35, !dbg !535

b34:
	%191 = sext i32 %3 to i64, !dbg !536
	%192 = mul i64 %p6, 8, !dbg !536
	%193 = trunc i64 %p10 to i32, !dbg !536
	%194 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !536
	%195 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !536
	%196 = icmp ne i64 %p4, %p6, !dbg !536
	%197 = icmp uge i64 %p10, %191, !dbg !536
	%198 = or i1 %196, %197, !dbg !536
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !536, !prof !21

b34_ok1:
	%199 = bitcast i64* %194 to i8*, !dbg !536
	%200 = bitcast i64* %195 to i8*, !dbg !536
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !536
	br label %b41, !dbg !536

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !537
	br i1 %201, label %b36, label %b37, !dbg !537

b36:
	%202 = sext i32 %3 to i64, !dbg !538
	%203 = mul i64 %p6, 8, !dbg !538
	%204 = trunc i64 %p10 to i32, !dbg !538
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !538
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !538
	%207 = icmp ne i64 %p4, %p6, !dbg !538
	%208 = icmp uge i64 %p10, %202, !dbg !538
	%209 = or i1 %207, %208, !dbg !538
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !538, !prof !21

b36_ok1:
	%210 = bitcast i64* %205 to i8*, !dbg !538
	%211 = bitcast i64* %206 to i8*, !dbg !538
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !538
	br label %b41, !dbg !538

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !539
	br i1 %212, label %b38, label %b39, !dbg !539

b38:
	%213 = sext i32 %3 to i64, !dbg !540
	%214 = mul i64 %p6, 8, !dbg !540
	%215 = trunc i64 %p10 to i32, !dbg !540
	%216 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !540
	%217 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !540
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !540
	%219 = icmp ne i64 %p4, %p6, !dbg !540
	%220 = icmp uge i64 %p10, %213, !dbg !540
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !540
	%222 = or i1 %219, %220, !dbg !540
	%223 = or i1 %222, %221, !dbg !540
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !540, !prof !21

b38_ok1:
	%224 = bitcast i64* %216 to i8*, !dbg !540
	%225 = bitcast i64* %217 to i8*, !dbg !540
	%226 = bitcast i64* %218 to i8*, !dbg !540
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !540
	br label %b41, !dbg !540

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !541
	br i1 %227, label %b40, label %b41, !dbg !541

b40:
	%228 = sext i32 %3 to i64, !dbg !542
	%229 = mul i64 %p6, 8, !dbg !542
	%230 = trunc i64 %p10 to i32, !dbg !542
	%231 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !542
	%232 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !542
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !542
	%234 = icmp ne i64 %p4, %p6, !dbg !542
	%235 = icmp uge i64 %p10, %228, !dbg !542
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !542
	%237 = or i1 %234, %235, !dbg !542
	%238 = or i1 %237, %236, !dbg !542
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !542, !prof !21

b40_ok1:
	%239 = bitcast i64* %231 to i8*, !dbg !542
	%240 = bitcast i64* %232 to i8*, !dbg !542
	%241 = bitcast i64* %233 to i8*, !dbg !542
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !542
	br label %b41, !dbg !542

b41:
	ret void, !dbg !494

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !496
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !496

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !496
	ret void, !dbg !496

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !496
	ret void, !dbg !496

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !502
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !502

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !502
	ret void, !dbg !502

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !502
	ret void, !dbg !502

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !504
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !504

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !504
	ret void, !dbg !504

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !504
	ret void, !dbg !504

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !506
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !506

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !506
	ret void, !dbg !506

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !506
	ret void, !dbg !506

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !508
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !508

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !508
	ret void, !dbg !508

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !508
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !508

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !508
	ret void, !dbg !508

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !508
	ret void, !dbg !508

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !510
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !510

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !510
	ret void, !dbg !510

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !510
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !510

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !510
	ret void, !dbg !510

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !510
	ret void, !dbg !510

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !517
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !517

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !517
	ret void, !dbg !517

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !517
	ret void, !dbg !517

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !519
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !519

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !519
	ret void, !dbg !519

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !519
	ret void, !dbg !519

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !521
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !521

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !521
	ret void, !dbg !521

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !521
	ret void, !dbg !521

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !523
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !523

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !523
	ret void, !dbg !523

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !523
	ret void, !dbg !523

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !525
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !525

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !525
	ret void, !dbg !525

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !525
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !525

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !525
	ret void, !dbg !525

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !525
	ret void, !dbg !525

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !527
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !527

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !527
	ret void, !dbg !527

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !527
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !527

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !527
	ret void, !dbg !527

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !527
	ret void, !dbg !527

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !532
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !532

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !532
	ret void, !dbg !532

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !532
	ret void, !dbg !532

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !534
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !534

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !534
	ret void, !dbg !534

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !534
	ret void, !dbg !534

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !536
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !536

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !536
	ret void, !dbg !536

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !536
	ret void, !dbg !536

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !538
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !538

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !538
	ret void, !dbg !538

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !538
	ret void, !dbg !538

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !540
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !540

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !540
	ret void, !dbg !540

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !540
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !540

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !540
	ret void, !dbg !540

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !540
	ret void, !dbg !540

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !542
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !542

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !542
	ret void, !dbg !542

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !542
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !542

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !542
	ret void, !dbg !542

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !542
	ret void, !dbg !542
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !543 {
entry:
	br label %b0, !dbg !544

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !544
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !544
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !544
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !549
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !550, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !550, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !550, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !550, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !550, !range !17
	%9 = mul i32 %8, %6, !dbg !550
	%10 = add i32 %5, %9, !dbg !550
	%11 = mul i32 %7, %10, !dbg !550
	%12 = add i32 %4, %11, !dbg !550
	%13 = sext i32 %12 to i64, !dbg !550
	%14 = icmp eq i64 %p1, 0, !dbg !551
	br i1 %14, label %b1, label %b14, !dbg !551

b1:
	%15 = icmp eq i64 %13, 0, !dbg !552
	br i1 %15, label %b2, label %b14, !dbg !552

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !553
	br i1 %16, label %b3, label %b4, !dbg !553

b3:
	%17 = sext i32 %3 to i64, !dbg !549
	%18 = mul i64 %p6, 4, !dbg !549
	%19 = trunc i64 %p10 to i32, !dbg !549
	%20 = addrspacecast float addrspace(1)* %0 to float*, !dbg !549
	%21 = addrspacecast float addrspace(1)* %1 to float*, !dbg !549
	%22 = icmp ne i64 %p4, %p6, !dbg !549
	%23 = icmp uge i64 %p10, %17, !dbg !549
	%24 = or i1 %22, %23, !dbg !549
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !549, !prof !21

b3_ok1:
	%25 = bitcast float* %20 to i8*, !dbg !549
	%26 = bitcast float* %21 to i8*, !dbg !549
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !549
	br label %b41, !dbg !549

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !554
	br i1 %27, label %b5, label %b6, !dbg !554

b5:
	%28 = sext i32 %3 to i64, !dbg !555
	%29 = mul i64 %p6, 4, !dbg !555
	%30 = trunc i64 %p10 to i32, !dbg !555
	%31 = addrspacecast float addrspace(1)* %0 to float*, !dbg !555
	%32 = addrspacecast float addrspace(1)* %1 to float*, !dbg !555
	%33 = icmp ne i64 %p4, %p6, !dbg !555
	%34 = icmp uge i64 %p10, %28, !dbg !555
	%35 = or i1 %33, %34, !dbg !555
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !555, !prof !21

b5_ok1:
	%36 = bitcast float* %31 to i8*, !dbg !555
	%37 = bitcast float* %32 to i8*, !dbg !555
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !555
	br label %b41, !dbg !555

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !556
	br i1 %38, label %b7, label %b8, !dbg !556

b7:
	%39 = sext i32 %3 to i64, !dbg !557
	%40 = mul i64 %p6, 4, !dbg !557
	%41 = trunc i64 %p10 to i32, !dbg !557
	%42 = addrspacecast float addrspace(1)* %0 to float*, !dbg !557
	%43 = addrspacecast float addrspace(1)* %1 to float*, !dbg !557
	%44 = icmp ne i64 %p4, %p6, !dbg !557
	%45 = icmp uge i64 %p10, %39, !dbg !557
	%46 = or i1 %44, %45, !dbg !557
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !557, !prof !21

b7_ok1:
	%47 = bitcast float* %42 to i8*, !dbg !557
	%48 = bitcast float* %43 to i8*, !dbg !557
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !557
	br label %b41, !dbg !557

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !558
	br i1 %49, label %b9, label %b10, !dbg !558

b9:
	%50 = sext i32 %3 to i64, !dbg !559
	%51 = mul i64 %p6, 4, !dbg !559
	%52 = trunc i64 %p10 to i32, !dbg !559
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !559
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !559
	%55 = icmp ne i64 %p4, %p6, !dbg !559
	%56 = icmp uge i64 %p10, %50, !dbg !559
	%57 = or i1 %55, %56, !dbg !559
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !559, !prof !21

b9_ok1:
	%58 = bitcast float* %53 to i8*, !dbg !559
	%59 = bitcast float* %54 to i8*, !dbg !559
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !559
	br label %b41, !dbg !559

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !560
	br i1 %60, label %b11, label %b12, !dbg !560

b11:
	%61 = sext i32 %3 to i64, !dbg !561
	%62 = mul i64 %p6, 4, !dbg !561
	%63 = trunc i64 %p10 to i32, !dbg !561
	%64 = addrspacecast float addrspace(1)* %0 to float*, !dbg !561
	%65 = addrspacecast float addrspace(1)* %1 to float*, !dbg !561
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !561
	%67 = icmp ne i64 %p4, %p6, !dbg !561
	%68 = icmp uge i64 %p10, %61, !dbg !561
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !561
	%70 = or i1 %67, %68, !dbg !561
	%71 = or i1 %70, %69, !dbg !561
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !561, !prof !21

b11_ok1:
	%72 = bitcast float* %64 to i8*, !dbg !561
	%73 = bitcast float* %65 to i8*, !dbg !561
	%74 = bitcast i64* %66 to i8*, !dbg !561
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !561
	br label %b41, !dbg !561

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !562
	br i1 %75, label %b13, label %b41, !dbg !562

b13:
	%76 = sext i32 %3 to i64, !dbg !563
	%77 = mul i64 %p6, 4, !dbg !563
	%78 = trunc i64 %p10 to i32, !dbg !563
	%79 = addrspacecast float addrspace(1)* %0 to float*, !dbg !563
	%80 = addrspacecast float addrspace(1)* %1 to float*, !dbg !563
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !563
	%82 = icmp ne i64 %p4, %p6, !dbg !563
	%83 = icmp uge i64 %p10, %76, !dbg !563
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !563
	%85 = or i1 %82, %83, !dbg !563
	%86 = or i1 %85, %84, !dbg !563
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !563, !prof !21

b13_ok1:
	%87 = bitcast float* %79 to i8*, !dbg !563
	%88 = bitcast float* %80 to i8*, !dbg !563
	%89 = bitcast i64* %81 to i8*, !dbg !563
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !563
	br label %b41, !dbg !563

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !564
	br i1 %90, label %b15, label %b28, !dbg !564

b15:
	%91 = sdiv i64 %13, 32, !dbg !565
	%92 = icmp eq i64 %91, %p2, !dbg !566
	br i1 %92, label %b16, label %b28, !dbg !566

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !569
	br i1 %93, label %b17, label %b18, !dbg !569

b17:
	%94 = sext i32 %3 to i64, !dbg !570
	%95 = mul i64 %p6, 4, !dbg !570
	%96 = trunc i64 %p10 to i32, !dbg !570
	%97 = addrspacecast float addrspace(1)* %0 to float*, !dbg !570
	%98 = addrspacecast float addrspace(1)* %1 to float*, !dbg !570
	%99 = icmp ne i64 %p4, %p6, !dbg !570
	%100 = icmp uge i64 %p10, %94, !dbg !570
	%101 = or i1 %99, %100, !dbg !570
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !570, !prof !21

b17_ok1:
	%102 = bitcast float* %97 to i8*, !dbg !570
	%103 = bitcast float* %98 to i8*, !dbg !570
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !570
	br label %b41, !dbg !570

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !571
	br i1 %104, label %b19, label %b20, !dbg !571

b19:
	%105 = sext i32 %3 to i64, !dbg !572
	%106 = mul i64 %p6, 4, !dbg !572
	%107 = trunc i64 %p10 to i32, !dbg !572
	%108 = addrspacecast float addrspace(1)* %0 to float*, !dbg !572
	%109 = addrspacecast float addrspace(1)* %1 to float*, !dbg !572
	%110 = icmp ne i64 %p4, %p6, !dbg !572
	%111 = icmp uge i64 %p10, %105, !dbg !572
	%112 = or i1 %110, %111, !dbg !572
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !572, !prof !21

b19_ok1:
	%113 = bitcast float* %108 to i8*, !dbg !572
	%114 = bitcast float* %109 to i8*, !dbg !572
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !572
	br label %b41, !dbg !572

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !573
	br i1 %115, label %b21, label %b22, !dbg !573

b21:
	%116 = sext i32 %3 to i64, !dbg !574
	%117 = mul i64 %p6, 4, !dbg !574
	%118 = trunc i64 %p10 to i32, !dbg !574
	%119 = addrspacecast float addrspace(1)* %0 to float*, !dbg !574
	%120 = addrspacecast float addrspace(1)* %1 to float*, !dbg !574
	%121 = icmp ne i64 %p4, %p6, !dbg !574
	%122 = icmp uge i64 %p10, %116, !dbg !574
	%123 = or i1 %121, %122, !dbg !574
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !574, !prof !21

b21_ok1:
	%124 = bitcast float* %119 to i8*, !dbg !574
	%125 = bitcast float* %120 to i8*, !dbg !574
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !574
	br label %b41, !dbg !574

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !575
	br i1 %126, label %b23, label %b24, !dbg !575

b23:
	%127 = sext i32 %3 to i64, !dbg !576
	%128 = mul i64 %p6, 4, !dbg !576
	%129 = trunc i64 %p10 to i32, !dbg !576
	%130 = addrspacecast float addrspace(1)* %0 to float*, !dbg !576
	%131 = addrspacecast float addrspace(1)* %1 to float*, !dbg !576
	%132 = icmp ne i64 %p4, %p6, !dbg !576
	%133 = icmp uge i64 %p10, %127, !dbg !576
	%134 = or i1 %132, %133, !dbg !576
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !576, !prof !21

b23_ok1:
	%135 = bitcast float* %130 to i8*, !dbg !576
	%136 = bitcast float* %131 to i8*, !dbg !576
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !576
	br label %b41, !dbg !576

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !577
	br i1 %137, label %b25, label %b26, !dbg !577

b25:
	%138 = sext i32 %3 to i64, !dbg !578
	%139 = mul i64 %p6, 4, !dbg !578
	%140 = trunc i64 %p10 to i32, !dbg !578
	%141 = addrspacecast float addrspace(1)* %0 to float*, !dbg !578
	%142 = addrspacecast float addrspace(1)* %1 to float*, !dbg !578
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !578
	%144 = icmp ne i64 %p4, %p6, !dbg !578
	%145 = icmp uge i64 %p10, %138, !dbg !578
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !578
	%147 = or i1 %144, %145, !dbg !578
	%148 = or i1 %147, %146, !dbg !578
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !578, !prof !21

b25_ok1:
	%149 = bitcast float* %141 to i8*, !dbg !578
	%150 = bitcast float* %142 to i8*, !dbg !578
	%151 = bitcast i64* %143 to i8*, !dbg !578
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !578
	br label %b41, !dbg !578

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !579
	br i1 %152, label %b27, label %b41, !dbg !579

b27:
	%153 = sext i32 %3 to i64, !dbg !580
	%154 = mul i64 %p6, 4, !dbg !580
	%155 = trunc i64 %p10 to i32, !dbg !580
	%156 = addrspacecast float addrspace(1)* %0 to float*, !dbg !580
	%157 = addrspacecast float addrspace(1)* %1 to float*, !dbg !580
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !580
	%159 = icmp ne i64 %p4, %p6, !dbg !580
	%160 = icmp uge i64 %p10, %153, !dbg !580
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !580
	%162 = or i1 %159, %160, !dbg !580
	%163 = or i1 %162, %161, !dbg !580
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !580, !prof !21

b27_ok1:
	%164 = bitcast float* %156 to i8*, !dbg !580
	%165 = bitcast float* %157 to i8*, !dbg !580
	%166 = bitcast i64* %158 to i8*, !dbg !580
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !580
	br label %b41, !dbg !580

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !581
	br i1 %167, label %b29, label %b41, !dbg !581

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !584
	br i1 %168, label %b30, label %b31, !dbg !584

b30:
	%169 = sext i32 %3 to i64, !dbg !585
	%170 = mul i64 %p6, 4, !dbg !585
	%171 = trunc i64 %p10 to i32, !dbg !585
	%172 = addrspacecast float addrspace(1)* %0 to float*, !dbg !585
	%173 = addrspacecast float addrspace(1)* %1 to float*, !dbg !585
	%174 = icmp ne i64 %p4, %p6, !dbg !585
	%175 = icmp uge i64 %p10, %169, !dbg !585
	%176 = or i1 %174, %175, !dbg !585
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !585, !prof !21

b30_ok1:
	%177 = bitcast float* %172 to i8*, !dbg !585
	%178 = bitcast float* %173 to i8*, !dbg !585
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !585
	br label %b41, !dbg !585

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !586
	br i1 %179, label %b32, label %b33, !dbg !586

b32:
	%180 = sext i32 %3 to i64, !dbg !587
	%181 = mul i64 %p6, 4, !dbg !587
	%182 = trunc i64 %p10 to i32, !dbg !587
	%183 = addrspacecast float addrspace(1)* %0 to float*, !dbg !587
	%184 = addrspacecast float addrspace(1)* %1 to float*, !dbg !587
	%185 = icmp ne i64 %p4, %p6, !dbg !587
	%186 = icmp uge i64 %p10, %180, !dbg !587
	%187 = or i1 %185, %186, !dbg !587
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !587, !prof !21

b32_ok1:
	%188 = bitcast float* %183 to i8*, !dbg !587
	%189 = bitcast float* %184 to i8*, !dbg !587
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !587
	br label %b41, !dbg !587

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !588
	br i1 %190, label %b34, label %b35, !dbg !588

b34:
	%191 = sext i32 %3 to i64, !dbg !589
	%192 = mul i64 %p6, 4, !dbg !589
	%193 = trunc i64 %p10 to i32, !dbg !589
	%194 = addrspacecast float addrspace(1)* %0 to float*, !dbg !589
	%195 = addrspacecast float addrspace(1)* %1 to float*, !dbg !589
	%196 = icmp ne i64 %p4, %p6, !dbg !589
	%197 = icmp uge i64 %p10, %191, !dbg !589
	%198 = or i1 %196, %197, !dbg !589
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !589, !prof !21

b34_ok1:
	%199 = bitcast float* %194 to i8*, !dbg !589
	%200 = bitcast float* %195 to i8*, !dbg !589
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !589
	br label %b41, !dbg !589

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !590
	br i1 %201, label %b36, label %b37, !dbg !590

b36:
	%202 = sext i32 %3 to i64, !dbg !591
	%203 = mul i64 %p6, 4, !dbg !591
	%204 = trunc i64 %p10 to i32, !dbg !591
	%205 = addrspacecast float addrspace(1)* %0 to float*, !dbg !591
	%206 = addrspacecast float addrspace(1)* %1 to float*, !dbg !591
	%207 = icmp ne i64 %p4, %p6, !dbg !591
	%208 = icmp uge i64 %p10, %202, !dbg !591
	%209 = or i1 %207, %208, !dbg !591
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !591, !prof !21

b36_ok1:
	%210 = bitcast float* %205 to i8*, !dbg !591
	%211 = bitcast float* %206 to i8*, !dbg !591
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !591
	br label %b41, !dbg !591

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !592
	br i1 %212, label %b38, label %b39, !dbg !592

b38:
	%213 = sext i32 %3 to i64, !dbg !593
	%214 = mul i64 %p6, 4, !dbg !593
	%215 = trunc i64 %p10 to i32, !dbg !593
	%216 = addrspacecast float addrspace(1)* %0 to float*, !dbg !593
	%217 = addrspacecast float addrspace(1)* %1 to float*, !dbg !593
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !593
	%219 = icmp ne i64 %p4, %p6, !dbg !593
	%220 = icmp uge i64 %p10, %213, !dbg !593
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !593
	%222 = or i1 %219, %220, !dbg !593
	%223 = or i1 %222, %221, !dbg !593
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !593, !prof !21

b38_ok1:
	%224 = bitcast float* %216 to i8*, !dbg !593
	%225 = bitcast float* %217 to i8*, !dbg !593
	%226 = bitcast i64* %218 to i8*, !dbg !593
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !593
	br label %b41, !dbg !593

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !594
	br i1 %227, label %b40, label %b41, !dbg !594

b40:
	%228 = sext i32 %3 to i64, !dbg !595
	%229 = mul i64 %p6, 4, !dbg !595
	%230 = trunc i64 %p10 to i32, !dbg !595
	%231 = addrspacecast float addrspace(1)* %0 to float*, !dbg !595
	%232 = addrspacecast float addrspace(1)* %1 to float*, !dbg !595
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !595
	%234 = icmp ne i64 %p4, %p6, !dbg !595
	%235 = icmp uge i64 %p10, %228, !dbg !595
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !595
	%237 = or i1 %234, %235, !dbg !595
	%238 = or i1 %237, %236, !dbg !595
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !595, !prof !21

b40_ok1:
	%239 = bitcast float* %231 to i8*, !dbg !595
	%240 = bitcast float* %232 to i8*, !dbg !595
	%241 = bitcast i64* %233 to i8*, !dbg !595
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !595
	br label %b41, !dbg !595

b41:
	ret void, !dbg !547

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !549
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !549

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !549
	ret void, !dbg !549

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !549
	ret void, !dbg !549

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !555
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !555

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !555
	ret void, !dbg !555

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !555
	ret void, !dbg !555

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !557
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !557

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !557
	ret void, !dbg !557

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !557
	ret void, !dbg !557

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !559
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !559

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !559
	ret void, !dbg !559

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !559
	ret void, !dbg !559

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !561
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !561

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !561
	ret void, !dbg !561

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !561
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !561

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !561
	ret void, !dbg !561

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !561
	ret void, !dbg !561

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !563
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !563

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !563
	ret void, !dbg !563

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !563
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !563

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !563
	ret void, !dbg !563

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !563
	ret void, !dbg !563

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !570
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !570

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !570
	ret void, !dbg !570

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !570
	ret void, !dbg !570

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !572
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !572

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !572
	ret void, !dbg !572

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !572
	ret void, !dbg !572

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !574
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !574

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !574
	ret void, !dbg !574

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !574
	ret void, !dbg !574

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !576
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !576

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !576
	ret void, !dbg !576

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !576
	ret void, !dbg !576

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !578
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !578

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !578
	ret void, !dbg !578

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !578
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !578

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !578
	ret void, !dbg !578

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !578
	ret void, !dbg !578

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !580
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !580

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !580
	ret void, !dbg !580

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !580
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !580

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !580
	ret void, !dbg !580

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !580
	ret void, !dbg !580

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !585
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !585

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !585
	ret void, !dbg !585

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !585
	ret void, !dbg !585

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !587
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !587

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !587
	ret void, !dbg !587

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !587
	ret void, !dbg !587

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !589
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !589

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !589
	ret void, !dbg !589

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !589
	ret void, !dbg !589

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !591
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !591

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !591
	ret void, !dbg !591

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !591
	ret void, !dbg !591

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !593
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !593

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !593
	ret void, !dbg !593

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !593
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !593

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !593
	ret void, !dbg !593

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !593
	ret void, !dbg !593

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !595
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !595

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !595
	ret void, !dbg !595

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !595
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !595

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !595
	ret void, !dbg !595

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !595
	ret void, !dbg !595
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !596 {
entry:
	br label %b0, !dbg !597

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !597
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !597
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !597
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !602
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !603, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !603, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !603, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !603, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !603, !range !17
	%9 = mul i32 %8, %6, !dbg !603
	%10 = add i32 %5, %9, !dbg !603
	%11 = mul i32 %7, %10, !dbg !603
	%12 = add i32 %4, %11, !dbg !603
	%13 = sext i32 %12 to i64, !dbg !603
	%14 = icmp eq i64 %p1, 0, !dbg !604
	br i1 %14, label %b1, label %b14, !dbg !604

b1:
	%15 = icmp eq i64 %13, 0, !dbg !605
	br i1 %15, label %b2, label %b14, !dbg !605

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !606
	br i1 %16, label %b3, label %b4, !dbg !606

b3:
	%17 = sext i32 %3 to i64, !dbg !602
	%18 = mul i64 %p6, 8, !dbg !602
	%19 = trunc i64 %p10 to i32, !dbg !602
	%20 = addrspacecast double addrspace(1)* %0 to double*, !dbg !602
	%21 = addrspacecast double addrspace(1)* %1 to double*, !dbg !602
	%22 = icmp ne i64 %p4, %p6, !dbg !602
	%23 = icmp uge i64 %p10, %17, !dbg !602
	%24 = or i1 %22, %23, !dbg !602
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !602, !prof !21

b3_ok1:
	%25 = bitcast double* %20 to i8*, !dbg !602
	%26 = bitcast double* %21 to i8*, !dbg !602
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !602
	br label %b41, !dbg !602

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !607
	br i1 %27, label %b5, label %b6, !dbg !607

b5:
	%28 = sext i32 %3 to i64, !dbg !608
	%29 = mul i64 %p6, 8, !dbg !608
	%30 = trunc i64 %p10 to i32, !dbg !608
	%31 = addrspacecast double addrspace(1)* %0 to double*, !dbg !608
	%32 = addrspacecast double addrspace(1)* %1 to double*, !dbg !608
	%33 = icmp ne i64 %p4, %p6, !dbg !608
	%34 = icmp uge i64 %p10, %28, !dbg !608
	%35 = or i1 %33, %34, !dbg !608
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !608, !prof !21

b5_ok1:
	%36 = bitcast double* %31 to i8*, !dbg !608
	%37 = bitcast double* %32 to i8*, !dbg !608
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !608
	br label %b41, !dbg !608

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !609
	br i1 %38, label %b7, label %b8, !dbg !609

b7:
	%39 = sext i32 %3 to i64, !dbg !610
	%40 = mul i64 %p6, 8, !dbg !610
	%41 = trunc i64 %p10 to i32, !dbg !610
	%42 = addrspacecast double addrspace(1)* %0 to double*, !dbg !610
	%43 = addrspacecast double addrspace(1)* %1 to double*, !dbg !610
	%44 = icmp ne i64 %p4, %p6, !dbg !610
	%45 = icmp uge i64 %p10, %39, !dbg !610
	%46 = or i1 %44, %45, !dbg !610
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !610, !prof !21

b7_ok1:
	%47 = bitcast double* %42 to i8*, !dbg !610
	%48 = bitcast double* %43 to i8*, !dbg !610
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !610
	br label %b41, !dbg !610

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !611
	br i1 %49, label %b9, label %b10, !dbg !611

b9:
	%50 = sext i32 %3 to i64, !dbg !612
	%51 = mul i64 %p6, 8, !dbg !612
	%52 = trunc i64 %p10 to i32, !dbg !612
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !612
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !612
	%55 = icmp ne i64 %p4, %p6, !dbg !612
	%56 = icmp uge i64 %p10, %50, !dbg !612
	%57 = or i1 %55, %56, !dbg !612
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !612, !prof !21

b9_ok1:
	%58 = bitcast double* %53 to i8*, !dbg !612
	%59 = bitcast double* %54 to i8*, !dbg !612
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !612
	br label %b41, !dbg !612

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !613
	br i1 %60, label %b11, label %b12, !dbg !613

b11:
	%61 = sext i32 %3 to i64, !dbg !614
	%62 = mul i64 %p6, 8, !dbg !614
	%63 = trunc i64 %p10 to i32, !dbg !614
	%64 = addrspacecast double addrspace(1)* %0 to double*, !dbg !614
	%65 = addrspacecast double addrspace(1)* %1 to double*, !dbg !614
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !614
	%67 = icmp ne i64 %p4, %p6, !dbg !614
	%68 = icmp uge i64 %p10, %61, !dbg !614
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !614
	%70 = or i1 %67, %68, !dbg !614
	%71 = or i1 %70, %69, !dbg !614
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !614, !prof !21

b11_ok1:
	%72 = bitcast double* %64 to i8*, !dbg !614
	%73 = bitcast double* %65 to i8*, !dbg !614
	%74 = bitcast i64* %66 to i8*, !dbg !614
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !614
	br label %b41, !dbg !614

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !615
	br i1 %75, label %b13, label %b41, !dbg !615

b13:
	%76 = sext i32 %3 to i64, !dbg !616
	%77 = mul i64 %p6, 8, !dbg !616
	%78 = trunc i64 %p10 to i32, !dbg !616
	%79 = addrspacecast double addrspace(1)* %0 to double*, !dbg !616
	%80 = addrspacecast double addrspace(1)* %1 to double*, !dbg !616
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !616
	%82 = icmp ne i64 %p4, %p6, !dbg !616
	%83 = icmp uge i64 %p10, %76, !dbg !616
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !616
	%85 = or i1 %82, %83, !dbg !616
	%86 = or i1 %85, %84, !dbg !616
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !616, !prof !21

b13_ok1:
	%87 = bitcast double* %79 to i8*, !dbg !616
	%88 = bitcast double* %80 to i8*, !dbg !616
	%89 = bitcast i64* %81 to i8*, !dbg !616
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !616
	br label %b41, !dbg !616

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !617
	br i1 %90, label %b15, label %b28, !dbg !617

b15:
	%91 = sdiv i64 %13, 32, !dbg !618
	%92 = icmp eq i64 %91, %p2, !dbg !619
	br i1 %92, label %b16, label %b28, !dbg !619

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !622
	br i1 %93, label %b17, label %b18, !dbg !622

b17:
	%94 = sext i32 %3 to i64, !dbg !623
	%95 = mul i64 %p6, 8, !dbg !623
	%96 = trunc i64 %p10 to i32, !dbg !623
	%97 = addrspacecast double addrspace(1)* %0 to double*, !dbg !623
	%98 = addrspacecast double addrspace(1)* %1 to double*, !dbg !623
	%99 = icmp ne i64 %p4, %p6, !dbg !623
	%100 = icmp uge i64 %p10, %94, !dbg !623
	%101 = or i1 %99, %100, !dbg !623
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !623, !prof !21

b17_ok1:
	%102 = bitcast double* %97 to i8*, !dbg !623
	%103 = bitcast double* %98 to i8*, !dbg !623
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !623
	br label %b41, !dbg !623

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !624
	br i1 %104, label %b19, label %b20, !dbg !624

b19:
	%105 = sext i32 %3 to i64, !dbg !625
	%106 = mul i64 %p6, 8, !dbg !625
	%107 = trunc i64 %p10 to i32, !dbg !625
	%108 = addrspacecast double addrspace(1)* %0 to double*, !dbg !625
	%109 = addrspacecast double addrspace(1)* %1 to double*, !dbg !625
	%110 = icmp ne i64 %p4, %p6, !dbg !625
	%111 = icmp uge i64 %p10, %105, !dbg !625
	%112 = or i1 %110, %111, !dbg !625
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !625, !prof !21

b19_ok1:
	%113 = bitcast double* %108 to i8*, !dbg !625
	%114 = bitcast double* %109 to i8*, !dbg !625
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !625
	br label %b41, !dbg !625

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !626
	br i1 %115, label %b21, label %b22, !dbg !626

b21:
	%116 = sext i32 %3 to i64, !dbg !627
	%117 = mul i64 %p6, 8, !dbg !627
	%118 = trunc i64 %p10 to i32, !dbg !627
	%119 = addrspacecast double addrspace(1)* %0 to double*, !dbg !627
	%120 = addrspacecast double addrspace(1)* %1 to double*, !dbg !627
	%121 = icmp ne i64 %p4, %p6, !dbg !627
	%122 = icmp uge i64 %p10, %116, !dbg !627
	%123 = or i1 %121, %122, !dbg !627
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !627, !prof !21

b21_ok1:
	%124 = bitcast double* %119 to i8*, !dbg !627
	%125 = bitcast double* %120 to i8*, !dbg !627
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !627
	br label %b41, !dbg !627

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !628
	br i1 %126, label %b23, label %b24, !dbg !628

b23:
	%127 = sext i32 %3 to i64, !dbg !629
	%128 = mul i64 %p6, 8, !dbg !629
	%129 = trunc i64 %p10 to i32, !dbg !629
	%130 = addrspacecast double addrspace(1)* %0 to double*, !dbg !629
	%131 = addrspacecast double addrspace(1)* %1 to double*, !dbg !629
	%132 = icmp ne i64 %p4, %p6, !dbg !629
	%133 = icmp uge i64 %p10, %127, !dbg !629
	%134 = or i1 %132, %133, !dbg !629
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !629, !prof !21

b23_ok1:
	%135 = bitcast double* %130 to i8*, !dbg !629
	%136 = bitcast double* %131 to i8*, !dbg !629
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !629
	br label %b41, !dbg !629

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !630
	br i1 %137, label %b25, label %b26, !dbg !630

b25:
	%138 = sext i32 %3 to i64, !dbg !631
	%139 = mul i64 %p6, 8, !dbg !631
	%140 = trunc i64 %p10 to i32, !dbg !631
	%141 = addrspacecast double addrspace(1)* %0 to double*, !dbg !631
	%142 = addrspacecast double addrspace(1)* %1 to double*, !dbg !631
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !631
	%144 = icmp ne i64 %p4, %p6, !dbg !631
	%145 = icmp uge i64 %p10, %138, !dbg !631
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !631
	%147 = or i1 %144, %145, !dbg !631
	%148 = or i1 %147, %146, !dbg !631
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !631, !prof !21

b25_ok1:
	%149 = bitcast double* %141 to i8*, !dbg !631
	%150 = bitcast double* %142 to i8*, !dbg !631
	%151 = bitcast i64* %143 to i8*, !dbg !631
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !631
	br label %b41, !dbg !631

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !632
	br i1 %152, label %b27, label %b41, !dbg !632

b27:
	%153 = sext i32 %3 to i64, !dbg !633
	%154 = mul i64 %p6, 8, !dbg !633
	%155 = trunc i64 %p10 to i32, !dbg !633
	%156 = addrspacecast double addrspace(1)* %0 to double*, !dbg !633
	%157 = addrspacecast double addrspace(1)* %1 to double*, !dbg !633
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !633
	%159 = icmp ne i64 %p4, %p6, !dbg !633
	%160 = icmp uge i64 %p10, %153, !dbg !633
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !633
	%162 = or i1 %159, %160, !dbg !633
	%163 = or i1 %162, %161, !dbg !633
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !633, !prof !21

b27_ok1:
	%164 = bitcast double* %156 to i8*, !dbg !633
	%165 = bitcast double* %157 to i8*, !dbg !633
	%166 = bitcast i64* %158 to i8*, !dbg !633
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !633
	br label %b41, !dbg !633

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !634
	br i1 %167, label %b29, label %b41, !dbg !634

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !637
	br i1 %168, label %b30, label %b31, !dbg !637

b30:
	%169 = sext i32 %3 to i64, !dbg !638
	%170 = mul i64 %p6, 8, !dbg !638
	%171 = trunc i64 %p10 to i32, !dbg !638
	%172 = addrspacecast double addrspace(1)* %0 to double*, !dbg !638
	%173 = addrspacecast double addrspace(1)* %1 to double*, !dbg !638
	%174 = icmp ne i64 %p4, %p6, !dbg !638
	%175 = icmp uge i64 %p10, %169, !dbg !638
	%176 = or i1 %174, %175, !dbg !638
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !638, !prof !21

b30_ok1:
	%177 = bitcast double* %172 to i8*, !dbg !638
	%178 = bitcast double* %173 to i8*, !dbg !638
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !638
	br label %b41, !dbg !638

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !639
	br i1 %179, label %b32, label %b33, !dbg !639

b32:
	%180 = sext i32 %3 to i64, !dbg !640
	%181 = mul i64 %p6, 8, !dbg !640
	%182 = trunc i64 %p10 to i32, !dbg !640
	%183 = addrspacecast double addrspace(1)* %0 to double*, !dbg !640
	%184 = addrspacecast double addrspace(1)* %1 to double*, !dbg !640
	%185 = icmp ne i64 %p4, %p6, !dbg !640
	%186 = icmp uge i64 %p10, %180, !dbg !640
	%187 = or i1 %185, %186, !dbg !640
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !640, !prof !21

b32_ok1:
	%188 = bitcast double* %183 to i8*, !dbg !640
	%189 = bitcast double* %184 to i8*, !dbg !640
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !640
	br label %b41, !dbg !640

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !641
	br i1 %190, label %b34, label %b35, !dbg !641

b34:
	%191 = sext i32 %3 to i64, !dbg !642
	%192 = mul i64 %p6, 8, !dbg !642
	%193 = trunc i64 %p10 to i32, !dbg !642
	%194 = addrspacecast double addrspace(1)* %0 to double*, !dbg !642
	%195 = addrspacecast double addrspace(1)* %1 to double*, !dbg !642
	%196 = icmp ne i64 %p4, %p6, !dbg !642
	%197 = icmp uge i64 %p10, %191, !dbg !642
	%198 = or i1 %196, %197, !dbg !642
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !642, !prof !21

b34_ok1:
	%199 = bitcast double* %194 to i8*, !dbg !642
	%200 = bitcast double* %195 to i8*, !dbg !642
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !642
	br label %b41, !dbg !642

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !643
	br i1 %201, label %b36, label %b37, !dbg !643

b36:
	%202 = sext i32 %3 to i64, !dbg !644
	%203 = mul i64 %p6, 8, !dbg !644
	%204 = trunc i64 %p10 to i32, !dbg !644
	%205 = addrspacecast double addrspace(1)* %0 to double*, !dbg !644
	%206 = addrspacecast double addrspace(1)* %1 to double*, !dbg !644
	%207 = icmp ne i64 %p4, %p6, !dbg !644
	%208 = icmp uge i64 %p10, %202, !dbg !644
	%209 = or i1 %207, %208, !dbg !644
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !644, !prof !21

b36_ok1:
	%210 = bitcast double* %205 to i8*, !dbg !644
	%211 = bitcast double* %206 to i8*, !dbg !644
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !644
	br label %b41, !dbg !644

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !645
	br i1 %212, label %b38, label %b39, !dbg !645

b38:
	%213 = sext i32 %3 to i64, !dbg !646
	%214 = mul i64 %p6, 8, !dbg !646
	%215 = trunc i64 %p10 to i32, !dbg !646
	%216 = addrspacecast double addrspace(1)* %0 to double*, !dbg !646
	%217 = addrspacecast double addrspace(1)* %1 to double*, !dbg !646
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !646
	%219 = icmp ne i64 %p4, %p6, !dbg !646
	%220 = icmp uge i64 %p10, %213, !dbg !646
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !646
	%222 = or i1 %219, %220, !dbg !646
	%223 = or i1 %222, %221, !dbg !646
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !646, !prof !21

b38_ok1:
	%224 = bitcast double* %216 to i8*, !dbg !646
	%225 = bitcast double* %217 to i8*, !dbg !646
	%226 = bitcast i64* %218 to i8*, !dbg !646
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !646
	br label %b41, !dbg !646

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !647
	br i1 %227, label %b40, label %b41, !dbg !647

b40:
	%228 = sext i32 %3 to i64, !dbg !648
	%229 = mul i64 %p6, 8, !dbg !648
	%230 = trunc i64 %p10 to i32, !dbg !648
	%231 = addrspacecast double addrspace(1)* %0 to double*, !dbg !648
	%232 = addrspacecast double addrspace(1)* %1 to double*, !dbg !648
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !648
	%234 = icmp ne i64 %p4, %p6, !dbg !648
	%235 = icmp uge i64 %p10, %228, !dbg !648
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !648
	%237 = or i1 %234, %235, !dbg !648
	%238 = or i1 %237, %236, !dbg !648
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !648, !prof !21

b40_ok1:
	%239 = bitcast double* %231 to i8*, !dbg !648
	%240 = bitcast double* %232 to i8*, !dbg !648
	%241 = bitcast i64* %233 to i8*, !dbg !648
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !648
	br label %b41, !dbg !648

b41:
	ret void, !dbg !600

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !602
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !602

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !602
	ret void, !dbg !602

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !602
	ret void, !dbg !602

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !608
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !608

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !608
	ret void, !dbg !608

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !608
	ret void, !dbg !608

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !610
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !610

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !610
	ret void, !dbg !610

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !610
	ret void, !dbg !610

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !612
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !612

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !612
	ret void, !dbg !612

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !612
	ret void, !dbg !612

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !614
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !614

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !614
	ret void, !dbg !614

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !614
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !614

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !614
	ret void, !dbg !614

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !614
	ret void, !dbg !614

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !616
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !616

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !616
	ret void, !dbg !616

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !616
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !616

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !616
	ret void, !dbg !616

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !616
	ret void, !dbg !616

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !623
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !623

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !623
	ret void, !dbg !623

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !623
	ret void, !dbg !623

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !625
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !625

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !625
	ret void, !dbg !625

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !625
	ret void, !dbg !625

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !627
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !627

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !627
	ret void, !dbg !627

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !627
	ret void, !dbg !627

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !629
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !629

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !629
	ret void, !dbg !629

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !629
	ret void, !dbg !629

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !631
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !631

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !631
	ret void, !dbg !631

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !631
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !631

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !631
	ret void, !dbg !631

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !631
	ret void, !dbg !631

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !633
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !633

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !633
	ret void, !dbg !633

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !633
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !633

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !633
	ret void, !dbg !633

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !633
	ret void, !dbg !633

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !638
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !638

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !638
	ret void, !dbg !638

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !638
	ret void, !dbg !638

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !640
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !640

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !640
	ret void, !dbg !640

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !640
	ret void, !dbg !640

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !642
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !642

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !642
	ret void, !dbg !642

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !642
	ret void, !dbg !642

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !644
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !644

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !644
	ret void, !dbg !644

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !644
	ret void, !dbg !644

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !646
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !646

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !646
	ret void, !dbg !646

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !646
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !646

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !646
	ret void, !dbg !646

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !648
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !648

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !648
	ret void, !dbg !648

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !648
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !648

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !648
	ret void, !dbg !648

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !648
	ret void, !dbg !648
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !649 {
entry:
	br label %b0, !dbg !650

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !650
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !650
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !650
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !655
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !656, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !656, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !656, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !656, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !656, !range !17
	%9 = mul i32 %8, %6, !dbg !656
	%10 = add i32 %5, %9, !dbg !656
	%11 = mul i32 %7, %10, !dbg !656
	%12 = add i32 %4, %11, !dbg !656
	%13 = sext i32 %12 to i64, !dbg !656
	%14 = icmp eq i64 %p1, 0, !dbg !657
	br i1 %14, label %b1, label %b14, !dbg !657

b1:
	%15 = icmp eq i64 %13, 0, !dbg !658
	br i1 %15, label %b2, label %b14, !dbg !658

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !659
	br i1 %16, label %b3, label %b4, !dbg !659

b3:
	%17 = sext i32 %3 to i64, !dbg !655
	%18 = mul i64 %p6, 2, !dbg !655
	%19 = trunc i64 %p10 to i32, !dbg !655
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !655
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !655
	%22 = icmp ne i64 %p4, %p6, !dbg !655
	%23 = icmp uge i64 %p10, %17, !dbg !655
	%24 = or i1 %22, %23, !dbg !655
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !655, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !655
	%26 = bitcast i16* %21 to i8*, !dbg !655
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !655
	br label %b41, !dbg !655

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !660
	br i1 %27, label %b5, label %b6, !dbg !660

b5:
	%28 = sext i32 %3 to i64, !dbg !661
	%29 = mul i64 %p6, 2, !dbg !661
	%30 = trunc i64 %p10 to i32, !dbg !661
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !661
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !661
	%33 = icmp ne i64 %p4, %p6, !dbg !661
	%34 = icmp uge i64 %p10, %28, !dbg !661
	%35 = or i1 %33, %34, !dbg !661
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !661, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !661
	%37 = bitcast i16* %32 to i8*, !dbg !661
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !661
	br label %b41, !dbg !661

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !662
	br i1 %38, label %b7, label %b8, !dbg !662

b7:
	%39 = sext i32 %3 to i64, !dbg !663
	%40 = mul i64 %p6, 2, !dbg !663
	%41 = trunc i64 %p10 to i32, !dbg !663
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !663
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !663
	%44 = icmp ne i64 %p4, %p6, !dbg !663
	%45 = icmp uge i64 %p10, %39, !dbg !663
	%46 = or i1 %44, %45, !dbg !663
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !663, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !663
	%48 = bitcast i16* %43 to i8*, !dbg !663
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !663
	br label %b41, !dbg !663

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !664
	br i1 %49, label %b9, label %b10, !dbg !664

b9:
	%50 = sext i32 %3 to i64, !dbg !665
	%51 = mul i64 %p6, 2, !dbg !665
	%52 = trunc i64 %p10 to i32, !dbg !665
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !665
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !665
	%55 = icmp ne i64 %p4, %p6, !dbg !665
	%56 = icmp uge i64 %p10, %50, !dbg !665
	%57 = or i1 %55, %56, !dbg !665
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !665, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !665
	%59 = bitcast i16* %54 to i8*, !dbg !665
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !665
	br label %b41, !dbg !665

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !666
	br i1 %60, label %b11, label %b12, !dbg !666

b11:
	%61 = sext i32 %3 to i64, !dbg !667
	%62 = mul i64 %p6, 2, !dbg !667
	%63 = trunc i64 %p10 to i32, !dbg !667
	%64 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !667
	%65 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !667
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !667
	%67 = icmp ne i64 %p4, %p6, !dbg !667
	%68 = icmp uge i64 %p10, %61, !dbg !667
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !667
	%70 = or i1 %67, %68, !dbg !667
	%71 = or i1 %70, %69, !dbg !667
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !667, !prof !21

b11_ok1:
	%72 = bitcast i16* %64 to i8*, !dbg !667
	%73 = bitcast i16* %65 to i8*, !dbg !667
	%74 = bitcast i64* %66 to i8*, !dbg !667
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !667
	br label %b41, !dbg !667

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !668
	br i1 %75, label %b13, label %b41, !dbg !668

b13:
	%76 = sext i32 %3 to i64, !dbg !669
	%77 = mul i64 %p6, 2, !dbg !669
	%78 = trunc i64 %p10 to i32, !dbg !669
	%79 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !669
	%80 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !669
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !669
	%82 = icmp ne i64 %p4, %p6, !dbg !669
	%83 = icmp uge i64 %p10, %76, !dbg !669
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !669
	%85 = or i1 %82, %83, !dbg !669
	%86 = or i1 %85, %84, !dbg !669
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !669, !prof !21

b13_ok1:
	%87 = bitcast i16* %79 to i8*, !dbg !669
	%88 = bitcast i16* %80 to i8*, !dbg !669
	%89 = bitcast i64* %81 to i8*, !dbg !669
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !669
	br label %b41, !dbg !669

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !670
	br i1 %90, label %b15, label %b28, !dbg !670

b15:
	%91 = sdiv i64 %13, 32, !dbg !671
	%92 = icmp eq i64 %91, %p2, !dbg !672
	br i1 %92, label %b16, label %b28, !dbg !672

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !675
	br i1 %93, label %b17, label %b18, !dbg !675

b17:
	%94 = sext i32 %3 to i64, !dbg !676
	%95 = mul i64 %p6, 2, !dbg !676
	%96 = trunc i64 %p10 to i32, !dbg !676
	%97 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !676
	%98 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !676
	%99 = icmp ne i64 %p4, %p6, !dbg !676
	%100 = icmp uge i64 %p10, %94, !dbg !676
	%101 = or i1 %99, %100, !dbg !676
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !676, !prof !21

b17_ok1:
	%102 = bitcast i16* %97 to i8*, !dbg !676
	%103 = bitcast i16* %98 to i8*, !dbg !676
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !676
	br label %b41, !dbg !676

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !677
	br i1 %104, label %b19, label %b20, !dbg !677

b19:
	%105 = sext i32 %3 to i64, !dbg !678
	%106 = mul i64 %p6, 2, !dbg !678
	%107 = trunc i64 %p10 to i32, !dbg !678
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !678
	%109 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !678
	%110 = icmp ne i64 %p4, %p6, !dbg !678
	%111 = icmp uge i64 %p10, %105, !dbg !678
	%112 = or i1 %110, %111, !dbg !678
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !678, !prof !21

b19_ok1:
	%113 = bitcast i16* %108 to i8*, !dbg !678
	%114 = bitcast i16* %109 to i8*, !dbg !678
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !678
	br label %b41, !dbg !678

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !679
	br i1 %115, label %b21, label %b22, !dbg !679

b21:
	%116 = sext i32 %3 to i64, !dbg !680
	%117 = mul i64 %p6, 2, !dbg !680
	%118 = trunc i64 %p10 to i32, !dbg !680
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !680
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !680
	%121 = icmp ne i64 %p4, %p6, !dbg !680
	%122 = icmp uge i64 %p10, %116, !dbg !680
	%123 = or i1 %121, %122, !dbg !680
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !680, !prof !21

b21_ok1:
	%124 = bitcast i16* %119 to i8*, !dbg !680
	%125 = bitcast i16* %120 to i8*, !dbg !680
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !680
	br label %b41, !dbg !680

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !681
	br i1 %126, label %b23, label %b24, !dbg !681

b23:
	%127 = sext i32 %3 to i64, !dbg !682
	%128 = mul i64 %p6, 2, !dbg !682
	%129 = trunc i64 %p10 to i32, !dbg !682
	%130 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !682
	%131 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !682
	%132 = icmp ne i64 %p4, %p6, !dbg !682
	%133 = icmp uge i64 %p10, %127, !dbg !682
	%134 = or i1 %132, %133, !dbg !682
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !682, !prof !21

b23_ok1:
	%135 = bitcast i16* %130 to i8*, !dbg !682
	%136 = bitcast i16* %131 to i8*, !dbg !682
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !682
	br label %b41, !dbg !682

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !683
	br i1 %137, label %b25, label %b26, !dbg !683

b25:
	%138 = sext i32 %3 to i64, !dbg !684
	%139 = mul i64 %p6, 2, !dbg !684
	%140 = trunc i64 %p10 to i32, !dbg !684
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !684
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !684
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !684
	%144 = icmp ne i64 %p4, %p6, !dbg !684
	%145 = icmp uge i64 %p10, %138, !dbg !684
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !684
	%147 = or i1 %144, %145, !dbg !684
	%148 = or i1 %147, %146, !dbg !684
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !684, !prof !21

b25_ok1:
	%149 = bitcast i16* %141 to i8*, !dbg !684
	%150 = bitcast i16* %142 to i8*, !dbg !684
	%151 = bitcast i64* %143 to i8*, !dbg !684
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !684
	br label %b41, !dbg !684

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !685
	br i1 %152, label %b27, label %b41, !dbg !685

b27:
	%153 = sext i32 %3 to i64, !dbg !686
	%154 = mul i64 %p6, 2, !dbg !686
	%155 = trunc i64 %p10 to i32, !dbg !686
	%156 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !686
	%157 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !686
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !686
	%159 = icmp ne i64 %p4, %p6, !dbg !686
	%160 = icmp uge i64 %p10, %153, !dbg !686
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !686
	%162 = or i1 %159, %160, !dbg !686
	%163 = or i1 %162, %161, !dbg !686
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !686, !prof !21

b27_ok1:
	%164 = bitcast i16* %156 to i8*, !dbg !686
	%165 = bitcast i16* %157 to i8*, !dbg !686
	%166 = bitcast i64* %158 to i8*, !dbg !686
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !686
	br label %b41, !dbg !686

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !687
	br i1 %167, label %b29, label %b41, !dbg !687

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !690
	br i1 %168, label %b30, label %b31, !dbg !690

b30:
	%169 = sext i32 %3 to i64, !dbg !691
	%170 = mul i64 %p6, 2, !dbg !691
	%171 = trunc i64 %p10 to i32, !dbg !691
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !691
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !691
	%174 = icmp ne i64 %p4, %p6, !dbg !691
	%175 = icmp uge i64 %p10, %169, !dbg !691
	%176 = or i1 %174, %175, !dbg !691
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !691, !prof !21

b30_ok1:
	%177 = bitcast i16* %172 to i8*, !dbg !691
	%178 = bitcast i16* %173 to i8*, !dbg !691
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !691
	br label %b41, !dbg !691

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !692
	br i1 %179, label %b32, label %b33, !dbg !692

b32:
	%180 = sext i32 %3 to i64, !dbg !693
	%181 = mul i64 %p6, 2, !dbg !693
	%182 = trunc i64 %p10 to i32, !dbg !693
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !693
	%184 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !693
	%185 = icmp ne i64 %p4, %p6, !dbg !693
	%186 = icmp uge i64 %p10, %180, !dbg !693
	%187 = or i1 %185, %186, !dbg !693
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !693, !prof !21

b32_ok1:
	%188 = bitcast i16* %183 to i8*, !dbg !693
	%189 = bitcast i16* %184 to i8*, !dbg !693
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !693
	br label %b41, !dbg !693

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !694
	br i1 %190, label %b34, label %b35, !dbg !694

b34:
	%191 = sext i32 %3 to i64, !dbg !695
	%192 = mul i64 %p6, 2, !dbg !695
	%193 = trunc i64 %p10 to i32, !dbg !695
	%194 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !695
	%195 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !695
	%196 = icmp ne i64 %p4, %p6, !dbg !695
	%197 = icmp uge i64 %p10, %191, !dbg !695
	%198 = or i1 %196, %197, !dbg !695
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !695, !prof !21

b34_ok1:
	%199 = bitcast i16* %194 to i8*, !dbg !695
	%200 = bitcast i16* %195 to i8*, !dbg !695
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !695
	br label %b41, !dbg !695

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !696
	br i1 %201, label %b36, label %b37, !dbg !696

b36:
	%202 = sext i32 %3 to i64, !dbg !697
	%203 = mul i64 %p6, 2, !dbg !697
	%204 = trunc i64 %p10 to i32, !dbg !697
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !697
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !697
	%207 = icmp ne i64 %p4, %p6, !dbg !697
	%208 = icmp uge i64 %p10, %202, !dbg !697
	%209 = or i1 %207, %208, !dbg !697
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !697, !prof !21

b36_ok1:
	%210 = bitcast i16* %205 to i8*, !dbg !697
	%211 = bitcast i16* %206 to i8*, !dbg !697
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !697
	br label %b41, !dbg !697

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !698
	br i1 %212, label %b38, label %b39, !dbg !698

b38:
	%213 = sext i32 %3 to i64, !dbg !699
	%214 = mul i64 %p6, 2, !dbg !699
	%215 = trunc i64 %p10 to i32, !dbg !699
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !699
	%217 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !699
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !699
	%219 = icmp ne i64 %p4, %p6, !dbg !699
	%220 = icmp uge i64 %p10, %213, !dbg !699
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !699
	%222 = or i1 %219, %220, !dbg !699
	%223 = or i1 %222, %221, !dbg !699
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !699, !prof !21

b38_ok1:
	%224 = bitcast i16* %216 to i8*, !dbg !699
	%225 = bitcast i16* %217 to i8*, !dbg !699
	%226 = bitcast i64* %218 to i8*, !dbg !699
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !699
	br label %b41, !dbg !699

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !700
	br i1 %227, label %b40, label %b41, !dbg !700

b40:
	%228 = sext i32 %3 to i64, !dbg !701
	%229 = mul i64 %p6, 2, !dbg !701
	%230 = trunc i64 %p10 to i32, !dbg !701
	%231 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !701
	%232 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !701
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !701
	%234 = icmp ne i64 %p4, %p6, !dbg !701
	%235 = icmp uge i64 %p10, %228, !dbg !701
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !701
	%237 = or i1 %234, %235, !dbg !701
	%238 = or i1 %237, %236, !dbg !701
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !701, !prof !21

b40_ok1:
	%239 = bitcast i16* %231 to i8*, !dbg !701
	%240 = bitcast i16* %232 to i8*, !dbg !701
	%241 = bitcast i64* %233 to i8*, !dbg !701
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !701
	br label %b41, !dbg !701

b41:
	ret void, !dbg !653

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !655
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !655

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !655
	ret void, !dbg !655

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !655
	ret void, !dbg !655

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !661
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !661

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !661
	ret void, !dbg !661

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !661
	ret void, !dbg !661

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !663
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !663

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !663
	ret void, !dbg !663

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !663
	ret void, !dbg !663

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !665
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !665

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !665
	ret void, !dbg !665

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !665
	ret void, !dbg !665

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !667
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !667

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !667
	ret void, !dbg !667

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !667
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !667

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !667
	ret void, !dbg !667

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !667
	ret void, !dbg !667

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !669
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !669

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !669
	ret void, !dbg !669

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !669
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !669

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !669
	ret void, !dbg !669

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !669
	ret void, !dbg !669

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !676
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !676

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !676
	ret void, !dbg !676

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !676
	ret void, !dbg !676

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !678
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !678

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !678
	ret void, !dbg !678

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !678
	ret void, !dbg !678

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !680
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !680

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !680
	ret void, !dbg !680

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !680
	ret void, !dbg !680

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !682
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !682

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !682
	ret void, !dbg !682

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !682
	ret void, !dbg !682

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !684
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !684

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !684
	ret void, !dbg !684

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !684
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !684

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !684
	ret void, !dbg !684

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !684
	ret void, !dbg !684

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !686
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !686

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !686
	ret void, !dbg !686

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !686
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !686

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !686
	ret void, !dbg !686

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !686
	ret void, !dbg !686

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !691
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !691

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !691
	ret void, !dbg !691

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !691
	ret void, !dbg !691

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !693
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !693

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !693
	ret void, !dbg !693

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !693
	ret void, !dbg !693

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !695
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !695

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !695
	ret void, !dbg !695

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !695
	ret void, !dbg !695

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !697
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !697

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !697
	ret void, !dbg !697

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !697
	ret void, !dbg !697

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !699
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !699

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !699
	ret void, !dbg !699

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !699
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !699

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !699
	ret void, !dbg !699

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !699
	ret void, !dbg !699

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !701
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !701

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !701
	ret void, !dbg !701

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !701
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !701

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !701
	ret void, !dbg !701

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !701
	ret void, !dbg !701
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !702 {
entry:
	br label %b0, !dbg !703

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !703
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !703
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !703
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !708
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !709, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !709, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !709, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !709, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !709, !range !17
	%9 = mul i32 %8, %6, !dbg !709
	%10 = add i32 %5, %9, !dbg !709
	%11 = mul i32 %7, %10, !dbg !709
	%12 = add i32 %4, %11, !dbg !709
	%13 = sext i32 %12 to i64, !dbg !709
	%14 = icmp eq i64 %p1, 0, !dbg !710
	br i1 %14, label %b1, label %b14, !dbg !710

b1:
	%15 = icmp eq i64 %13, 0, !dbg !711
	br i1 %15, label %b2, label %b14, !dbg !711

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !712
	br i1 %16, label %b3, label %b4, !dbg !712

b3:
	%17 = sext i32 %3 to i64, !dbg !708
	%18 = mul i64 %p6, 2, !dbg !708
	%19 = trunc i64 %p10 to i32, !dbg !708
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !708
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !708
	%22 = icmp ne i64 %p4, %p6, !dbg !708
	%23 = icmp uge i64 %p10, %17, !dbg !708
	%24 = or i1 %22, %23, !dbg !708
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !708, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !708
	%26 = bitcast i16* %21 to i8*, !dbg !708
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !708
	br label %b41, !dbg !708

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !713
	br i1 %27, label %b5, label %b6, !dbg !713

b5:
	%28 = sext i32 %3 to i64, !dbg !714
	%29 = mul i64 %p6, 2, !dbg !714
	%30 = trunc i64 %p10 to i32, !dbg !714
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !714
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !714
	%33 = icmp ne i64 %p4, %p6, !dbg !714
	%34 = icmp uge i64 %p10, %28, !dbg !714
	%35 = or i1 %33, %34, !dbg !714
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !714, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !714
	%37 = bitcast i16* %32 to i8*, !dbg !714
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !714
	br label %b41, !dbg !714

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !715
	br i1 %38, label %b7, label %b8, !dbg !715

b7:
	%39 = sext i32 %3 to i64, !dbg !716
	%40 = mul i64 %p6, 2, !dbg !716
	%41 = trunc i64 %p10 to i32, !dbg !716
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !716
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !716
	%44 = icmp ne i64 %p4, %p6, !dbg !716
	%45 = icmp uge i64 %p10, %39, !dbg !716
	%46 = or i1 %44, %45, !dbg !716
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !716, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !716
	%48 = bitcast i16* %43 to i8*, !dbg !716
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !716
	br label %b41, !dbg !716

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !717
	br i1 %49, label %b9, label %b10, !dbg !717

b9:
	%50 = sext i32 %3 to i64, !dbg !718
	%51 = mul i64 %p6, 2, !dbg !718
	%52 = trunc i64 %p10 to i32, !dbg !718
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !718
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !718
	%55 = icmp ne i64 %p4, %p6, !dbg !718
	%56 = icmp uge i64 %p10, %50, !dbg !718
	%57 = or i1 %55, %56, !dbg !718
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !718, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !718
	%59 = bitcast i16* %54 to i8*, !dbg !718
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !718
	br label %b41, !dbg !718

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !719
	br i1 %60, label %b11, label %b12, !dbg !719

b11:
	%61 = sext i32 %3 to i64, !dbg !720
	%62 = mul i64 %p6, 2, !dbg !720
	%63 = trunc i64 %p10 to i32, !dbg !720
	%64 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !720
	%65 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !720
	%66 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !720
	%67 = icmp ne i64 %p4, %p6, !dbg !720
	%68 = icmp uge i64 %p10, %61, !dbg !720
	%69 = icmp eq i64 addrspace(1)* %2, null, !dbg !720
	%70 = or i1 %67, %68, !dbg !720
	%71 = or i1 %70, %69, !dbg !720
	br i1 %71, label %b11_fail1, label %b11_ok1, !dbg !720, !prof !21

b11_ok1:
	%72 = bitcast i16* %64 to i8*, !dbg !720
	%73 = bitcast i16* %65 to i8*, !dbg !720
	%74 = bitcast i64* %66 to i8*, !dbg !720
	call void @gpuc_put_signal_thread(i8* %72, i8* %73, i64 %62, i8* %74, i64 %p8, i32 %p9, i32 %63), !dbg !720
	br label %b41, !dbg !720

b12:
	%75 = icmp eq i64 %p0, 5, !dbg !721
	br i1 %75, label %b13, label %b41, !dbg !721

b13:
	%76 = sext i32 %3 to i64, !dbg !722
	%77 = mul i64 %p6, 2, !dbg !722
	%78 = trunc i64 %p10 to i32, !dbg !722
	%79 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !722
	%80 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !722
	%81 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !722
	%82 = icmp ne i64 %p4, %p6, !dbg !722
	%83 = icmp uge i64 %p10, %76, !dbg !722
	%84 = icmp eq i64 addrspace(1)* %2, null, !dbg !722
	%85 = or i1 %82, %83, !dbg !722
	%86 = or i1 %85, %84, !dbg !722
	br i1 %86, label %b13_fail1, label %b13_ok1, !dbg !722, !prof !21

b13_ok1:
	%87 = bitcast i16* %79 to i8*, !dbg !722
	%88 = bitcast i16* %80 to i8*, !dbg !722
	%89 = bitcast i64* %81 to i8*, !dbg !722
	call void @gpuc_put_signal_nbi_thread(i8* %87, i8* %88, i64 %77, i8* %89, i64 %p8, i32 %p9, i32 %78), !dbg !722
	br label %b41, !dbg !722

b14:
	%90 = icmp eq i64 %p1, 1, !dbg !723
	br i1 %90, label %b15, label %b28, !dbg !723

b15:
	%91 = sdiv i64 %13, 32, !dbg !724
	%92 = icmp eq i64 %91, %p2, !dbg !725
	br i1 %92, label %b16, label %b28, !dbg !725

b16:
	%93 = icmp eq i64 %p0, 0, !dbg !728
	br i1 %93, label %b17, label %b18, !dbg !728

b17:
	%94 = sext i32 %3 to i64, !dbg !729
	%95 = mul i64 %p6, 2, !dbg !729
	%96 = trunc i64 %p10 to i32, !dbg !729
	%97 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !729
	%98 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !729
	%99 = icmp ne i64 %p4, %p6, !dbg !729
	%100 = icmp uge i64 %p10, %94, !dbg !729
	%101 = or i1 %99, %100, !dbg !729
	br i1 %101, label %b17_fail1, label %b17_ok1, !dbg !729, !prof !21

b17_ok1:
	%102 = bitcast i16* %97 to i8*, !dbg !729
	%103 = bitcast i16* %98 to i8*, !dbg !729
	call void @gpuc_put_warp(i8* %102, i8* %103, i64 %95, i32 %96), !dbg !729
	br label %b41, !dbg !729

b18:
	%104 = icmp eq i64 %p0, 1, !dbg !730
	br i1 %104, label %b19, label %b20, !dbg !730

b19:
	%105 = sext i32 %3 to i64, !dbg !731
	%106 = mul i64 %p6, 2, !dbg !731
	%107 = trunc i64 %p10 to i32, !dbg !731
	%108 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !731
	%109 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !731
	%110 = icmp ne i64 %p4, %p6, !dbg !731
	%111 = icmp uge i64 %p10, %105, !dbg !731
	%112 = or i1 %110, %111, !dbg !731
	br i1 %112, label %b19_fail1, label %b19_ok1, !dbg !731, !prof !21

b19_ok1:
	%113 = bitcast i16* %108 to i8*, !dbg !731
	%114 = bitcast i16* %109 to i8*, !dbg !731
	call void @gpuc_put_nbi_warp(i8* %113, i8* %114, i64 %106, i32 %107), !dbg !731
	br label %b41, !dbg !731

b20:
	%115 = icmp eq i64 %p0, 2, !dbg !732
	br i1 %115, label %b21, label %b22, !dbg !732

b21:
	%116 = sext i32 %3 to i64, !dbg !733
	%117 = mul i64 %p6, 2, !dbg !733
	%118 = trunc i64 %p10 to i32, !dbg !733
	%119 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !733
	%120 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !733
	%121 = icmp ne i64 %p4, %p6, !dbg !733
	%122 = icmp uge i64 %p10, %116, !dbg !733
	%123 = or i1 %121, %122, !dbg !733
	br i1 %123, label %b21_fail1, label %b21_ok1, !dbg !733, !prof !21

b21_ok1:
	%124 = bitcast i16* %119 to i8*, !dbg !733
	%125 = bitcast i16* %120 to i8*, !dbg !733
	call void @gpuc_get_warp(i8* %124, i8* %125, i64 %117, i32 %118), !dbg !733
	br label %b41, !dbg !733

b22:
	%126 = icmp eq i64 %p0, 3, !dbg !734
	br i1 %126, label %b23, label %b24, !dbg !734

b23:
	%127 = sext i32 %3 to i64, !dbg !735
	%128 = mul i64 %p6, 2, !dbg !735
	%129 = trunc i64 %p10 to i32, !dbg !735
	%130 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !735
	%131 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !735
	%132 = icmp ne i64 %p4, %p6, !dbg !735
	%133 = icmp uge i64 %p10, %127, !dbg !735
	%134 = or i1 %132, %133, !dbg !735
	br i1 %134, label %b23_fail1, label %b23_ok1, !dbg !735, !prof !21

b23_ok1:
	%135 = bitcast i16* %130 to i8*, !dbg !735
	%136 = bitcast i16* %131 to i8*, !dbg !735
	call void @gpuc_get_nbi_warp(i8* %135, i8* %136, i64 %128, i32 %129), !dbg !735
	br label %b41, !dbg !735

b24:
	%137 = icmp eq i64 %p0, 4, !dbg !736
	br i1 %137, label %b25, label %b26, !dbg !736

b25:
	%138 = sext i32 %3 to i64, !dbg !737
	%139 = mul i64 %p6, 2, !dbg !737
	%140 = trunc i64 %p10 to i32, !dbg !737
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !737
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !737
	%143 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !737
	%144 = icmp ne i64 %p4, %p6, !dbg !737
	%145 = icmp uge i64 %p10, %138, !dbg !737
	%146 = icmp eq i64 addrspace(1)* %2, null, !dbg !737
	%147 = or i1 %144, %145, !dbg !737
	%148 = or i1 %147, %146, !dbg !737
	br i1 %148, label %b25_fail1, label %b25_ok1, !dbg !737, !prof !21

b25_ok1:
	%149 = bitcast i16* %141 to i8*, !dbg !737
	%150 = bitcast i16* %142 to i8*, !dbg !737
	%151 = bitcast i64* %143 to i8*, !dbg !737
	call void @gpuc_put_signal_warp(i8* %149, i8* %150, i64 %139, i8* %151, i64 %p8, i32 %p9, i32 %140), !dbg !737
	br label %b41, !dbg !737

b26:
	%152 = icmp eq i64 %p0, 5, !dbg !738
	br i1 %152, label %b27, label %b41, !dbg !738

b27:
	%153 = sext i32 %3 to i64, !dbg !739
	%154 = mul i64 %p6, 2, !dbg !739
	%155 = trunc i64 %p10 to i32, !dbg !739
	%156 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !739
	%157 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !739
	%158 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !739
	%159 = icmp ne i64 %p4, %p6, !dbg !739
	%160 = icmp uge i64 %p10, %153, !dbg !739
	%161 = icmp eq i64 addrspace(1)* %2, null, !dbg !739
	%162 = or i1 %159, %160, !dbg !739
	%163 = or i1 %162, %161, !dbg !739
	br i1 %163, label %b27_fail1, label %b27_ok1, !dbg !739, !prof !21

b27_ok1:
	%164 = bitcast i16* %156 to i8*, !dbg !739
	%165 = bitcast i16* %157 to i8*, !dbg !739
	%166 = bitcast i64* %158 to i8*, !dbg !739
	call void @gpuc_put_signal_nbi_warp(i8* %164, i8* %165, i64 %154, i8* %166, i64 %p8, i32 %p9, i32 %155), !dbg !739
	br label %b41, !dbg !739

b28:
	%167 = icmp eq i64 %p1, 2, !dbg !740
	br i1 %167, label %b29, label %b41, !dbg !740

b29:
	%168 = icmp eq i64 %p0, 0, !dbg !743
	br i1 %168, label %b30, label %b31, !dbg !743

b30:
	%169 = sext i32 %3 to i64, !dbg !744
	%170 = mul i64 %p6, 2, !dbg !744
	%171 = trunc i64 %p10 to i32, !dbg !744
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !744
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !744
	%174 = icmp ne i64 %p4, %p6, !dbg !744
	%175 = icmp uge i64 %p10, %169, !dbg !744
	%176 = or i1 %174, %175, !dbg !744
	br i1 %176, label %b30_fail1, label %b30_ok1, !dbg !744, !prof !21

b30_ok1:
	%177 = bitcast i16* %172 to i8*, !dbg !744
	%178 = bitcast i16* %173 to i8*, !dbg !744
	call void @gpuc_put_block(i8* %177, i8* %178, i64 %170, i32 %171), !dbg !744
	br label %b41, !dbg !744

b31:
	%179 = icmp eq i64 %p0, 1, !dbg !745
	br i1 %179, label %b32, label %b33, !dbg !745

b32:
	%180 = sext i32 %3 to i64, !dbg !746
	%181 = mul i64 %p6, 2, !dbg !746
	%182 = trunc i64 %p10 to i32, !dbg !746
	%183 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !746
	%184 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !746
	%185 = icmp ne i64 %p4, %p6, !dbg !746
	%186 = icmp uge i64 %p10, %180, !dbg !746
	%187 = or i1 %185, %186, !dbg !746
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !746, !prof !21

b32_ok1:
	%188 = bitcast i16* %183 to i8*, !dbg !746
	%189 = bitcast i16* %184 to i8*, !dbg !746
	call void @gpuc_put_nbi_block(i8* %188, i8* %189, i64 %181, i32 %182), !dbg !746
	br label %b41, !dbg !746

b33:
	%190 = icmp eq i64 %p0, 2, !dbg !747
	br i1 %190, label %b34, label %b35, !dbg !747

b34:
	%191 = sext i32 %3 to i64, !dbg !748
	%192 = mul i64 %p6, 2, !dbg !748
	%193 = trunc i64 %p10 to i32, !dbg !748
	%194 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !748
	%195 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !748
	%196 = icmp ne i64 %p4, %p6, !dbg !748
	%197 = icmp uge i64 %p10, %191, !dbg !748
	%198 = or i1 %196, %197, !dbg !748
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !748, !prof !21

b34_ok1:
	%199 = bitcast i16* %194 to i8*, !dbg !748
	%200 = bitcast i16* %195 to i8*, !dbg !748
	call void @gpuc_get_block(i8* %199, i8* %200, i64 %192, i32 %193), !dbg !748
	br label %b41, !dbg !748

b35:
	%201 = icmp eq i64 %p0, 3, !dbg !749
	br i1 %201, label %b36, label %b37, !dbg !749

b36:
	%202 = sext i32 %3 to i64, !dbg !750
	%203 = mul i64 %p6, 2, !dbg !750
	%204 = trunc i64 %p10 to i32, !dbg !750
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !750
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !750
	%207 = icmp ne i64 %p4, %p6, !dbg !750
	%208 = icmp uge i64 %p10, %202, !dbg !750
	%209 = or i1 %207, %208, !dbg !750
	br i1 %209, label %b36_fail1, label %b36_ok1, !dbg !750, !prof !21

b36_ok1:
	%210 = bitcast i16* %205 to i8*, !dbg !750
	%211 = bitcast i16* %206 to i8*, !dbg !750
	call void @gpuc_get_nbi_block(i8* %210, i8* %211, i64 %203, i32 %204), !dbg !750
	br label %b41, !dbg !750

b37:
	%212 = icmp eq i64 %p0, 4, !dbg !751
	br i1 %212, label %b38, label %b39, !dbg !751

b38:
	%213 = sext i32 %3 to i64, !dbg !752
	%214 = mul i64 %p6, 2, !dbg !752
	%215 = trunc i64 %p10 to i32, !dbg !752
	%216 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !752
	%217 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !752
	%218 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !752
	%219 = icmp ne i64 %p4, %p6, !dbg !752
	%220 = icmp uge i64 %p10, %213, !dbg !752
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !752
	%222 = or i1 %219, %220, !dbg !752
	%223 = or i1 %222, %221, !dbg !752
	br i1 %223, label %b38_fail1, label %b38_ok1, !dbg !752, !prof !21

b38_ok1:
	%224 = bitcast i16* %216 to i8*, !dbg !752
	%225 = bitcast i16* %217 to i8*, !dbg !752
	%226 = bitcast i64* %218 to i8*, !dbg !752
	call void @gpuc_put_signal_block(i8* %224, i8* %225, i64 %214, i8* %226, i64 %p8, i32 %p9, i32 %215), !dbg !752
	br label %b41, !dbg !752

b39:
	%227 = icmp eq i64 %p0, 5, !dbg !753
	br i1 %227, label %b40, label %b41, !dbg !753

b40:
	%228 = sext i32 %3 to i64, !dbg !754
	%229 = mul i64 %p6, 2, !dbg !754
	%230 = trunc i64 %p10 to i32, !dbg !754
	%231 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !754
	%232 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !754
	%233 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !754
	%234 = icmp ne i64 %p4, %p6, !dbg !754
	%235 = icmp uge i64 %p10, %228, !dbg !754
	%236 = icmp eq i64 addrspace(1)* %2, null, !dbg !754
	%237 = or i1 %234, %235, !dbg !754
	%238 = or i1 %237, %236, !dbg !754
	br i1 %238, label %b40_fail1, label %b40_ok1, !dbg !754, !prof !21

b40_ok1:
	%239 = bitcast i16* %231 to i8*, !dbg !754
	%240 = bitcast i16* %232 to i8*, !dbg !754
	%241 = bitcast i64* %233 to i8*, !dbg !754
	call void @gpuc_put_signal_nbi_block(i8* %239, i8* %240, i64 %229, i8* %241, i64 %p8, i32 %p9, i32 %230), !dbg !754
	br label %b41, !dbg !754

b41:
	ret void, !dbg !706

b3_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !708
	br i1 %242, label %b3_fail2, label %b3_ok2, !dbg !708

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !708
	ret void, !dbg !708

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !708
	ret void, !dbg !708

b5_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !714
	br i1 %243, label %b5_fail2, label %b5_ok2, !dbg !714

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !714
	ret void, !dbg !714

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !714
	ret void, !dbg !714

b7_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !716
	br i1 %244, label %b7_fail2, label %b7_ok2, !dbg !716

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !716
	ret void, !dbg !716

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !716
	ret void, !dbg !716

b9_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !718
	br i1 %245, label %b9_fail2, label %b9_ok2, !dbg !718

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !718
	ret void, !dbg !718

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !718
	ret void, !dbg !718

b11_fail1:
	%246 = icmp ne i64 %p4, %p6, !dbg !720
	br i1 %246, label %b11_fail2, label %b11_ok2, !dbg !720

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !720
	ret void, !dbg !720

b11_ok2:
	%247 = icmp uge i64 %p10, %61, !dbg !720
	br i1 %247, label %b11_fail3, label %b11_ok3, !dbg !720

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !720
	ret void, !dbg !720

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !720
	ret void, !dbg !720

b13_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !722
	br i1 %248, label %b13_fail2, label %b13_ok2, !dbg !722

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !722
	ret void, !dbg !722

b13_ok2:
	%249 = icmp uge i64 %p10, %76, !dbg !722
	br i1 %249, label %b13_fail3, label %b13_ok3, !dbg !722

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %76), !dbg !722
	ret void, !dbg !722

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !722
	ret void, !dbg !722

b17_fail1:
	%250 = icmp ne i64 %p4, %p6, !dbg !729
	br i1 %250, label %b17_fail2, label %b17_ok2, !dbg !729

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !729
	ret void, !dbg !729

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %94), !dbg !729
	ret void, !dbg !729

b19_fail1:
	%251 = icmp ne i64 %p4, %p6, !dbg !731
	br i1 %251, label %b19_fail2, label %b19_ok2, !dbg !731

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !731
	ret void, !dbg !731

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %105), !dbg !731
	ret void, !dbg !731

b21_fail1:
	%252 = icmp ne i64 %p4, %p6, !dbg !733
	br i1 %252, label %b21_fail2, label %b21_ok2, !dbg !733

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !733
	ret void, !dbg !733

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %116), !dbg !733
	ret void, !dbg !733

b23_fail1:
	%253 = icmp ne i64 %p4, %p6, !dbg !735
	br i1 %253, label %b23_fail2, label %b23_ok2, !dbg !735

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !735
	ret void, !dbg !735

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %127), !dbg !735
	ret void, !dbg !735

b25_fail1:
	%254 = icmp ne i64 %p4, %p6, !dbg !737
	br i1 %254, label %b25_fail2, label %b25_ok2, !dbg !737

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !737
	ret void, !dbg !737

b25_ok2:
	%255 = icmp uge i64 %p10, %138, !dbg !737
	br i1 %255, label %b25_fail3, label %b25_ok3, !dbg !737

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %138), !dbg !737
	ret void, !dbg !737

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !737
	ret void, !dbg !737

b27_fail1:
	%256 = icmp ne i64 %p4, %p6, !dbg !739
	br i1 %256, label %b27_fail2, label %b27_ok2, !dbg !739

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !739
	ret void, !dbg !739

b27_ok2:
	%257 = icmp uge i64 %p10, %153, !dbg !739
	br i1 %257, label %b27_fail3, label %b27_ok3, !dbg !739

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %153), !dbg !739
	ret void, !dbg !739

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !739
	ret void, !dbg !739

b30_fail1:
	%258 = icmp ne i64 %p4, %p6, !dbg !744
	br i1 %258, label %b30_fail2, label %b30_ok2, !dbg !744

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !744
	ret void, !dbg !744

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %169), !dbg !744
	ret void, !dbg !744

b32_fail1:
	%259 = icmp ne i64 %p4, %p6, !dbg !746
	br i1 %259, label %b32_fail2, label %b32_ok2, !dbg !746

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !746
	ret void, !dbg !746

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %180), !dbg !746
	ret void, !dbg !746

b34_fail1:
	%260 = icmp ne i64 %p4, %p6, !dbg !748
	br i1 %260, label %b34_fail2, label %b34_ok2, !dbg !748

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !748
	ret void, !dbg !748

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %191), !dbg !748
	ret void, !dbg !748

b36_fail1:
	%261 = icmp ne i64 %p4, %p6, !dbg !750
	br i1 %261, label %b36_fail2, label %b36_ok2, !dbg !750

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !750
	ret void, !dbg !750

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %202), !dbg !750
	ret void, !dbg !750

b38_fail1:
	%262 = icmp ne i64 %p4, %p6, !dbg !752
	br i1 %262, label %b38_fail2, label %b38_ok2, !dbg !752

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !752
	ret void, !dbg !752

b38_ok2:
	%263 = icmp uge i64 %p10, %213, !dbg !752
	br i1 %263, label %b38_fail3, label %b38_ok3, !dbg !752

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %213), !dbg !752
	ret void, !dbg !752

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !752
	ret void, !dbg !752

b40_fail1:
	%264 = icmp ne i64 %p4, %p6, !dbg !754
	br i1 %264, label %b40_fail2, label %b40_ok2, !dbg !754

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !754
	ret void, !dbg !754

b40_ok2:
	%265 = icmp uge i64 %p10, %228, !dbg !754
	br i1 %265, label %b40_fail3, label %b40_ok3, !dbg !754

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %228), !dbg !754
	ret void, !dbg !754

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !754
	ret void, !dbg !754
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !755 {
entry:
	br label %b0, !dbg !756

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !756
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !756
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !756
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !761
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !762, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !762, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !762, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !762, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !762, !range !17
	%9 = mul i32 %8, %6, !dbg !762
	%10 = add i32 %5, %9, !dbg !762
	%11 = mul i32 %7, %10, !dbg !762
	%12 = add i32 %4, %11, !dbg !762
	%13 = sext i32 %12 to i64, !dbg !762
	%14 = icmp eq i64 %p1, 0, !dbg !763
	br i1 %14, label %b1, label %b14, !dbg !763

b1:
	%15 = icmp eq i64 %13, 0, !dbg !764
	br i1 %15, label %b2, label %b14, !dbg !764

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !765
	br i1 %16, label %b3, label %b4, !dbg !765

b3:
	%17 = sext i32 %3 to i64, !dbg !761
	%18 = trunc i64 %p10 to i32, !dbg !761
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !761
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !761
	%21 = icmp ne i64 %p4, %p6, !dbg !761
	%22 = icmp uge i64 %p10, %17, !dbg !761
	%23 = or i1 %21, %22, !dbg !761
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !761, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18), !dbg !761
	br label %b41, !dbg !761

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !766
	br i1 %24, label %b5, label %b6, !dbg !766

b5:
	%25 = sext i32 %3 to i64, !dbg !767
	%26 = trunc i64 %p10 to i32, !dbg !767
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !767
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !767
	%29 = icmp ne i64 %p4, %p6, !dbg !767
	%30 = icmp uge i64 %p10, %25, !dbg !767
	%31 = or i1 %29, %30, !dbg !767
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !767, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26), !dbg !767
	br label %b41, !dbg !767

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !768
	br i1 %32, label %b7, label %b8, !dbg !768

b7:
	%33 = sext i32 %3 to i64, !dbg !769
	%34 = trunc i64 %p10 to i32, !dbg !769
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !769
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !769
	%37 = icmp ne i64 %p4, %p6, !dbg !769
	%38 = icmp uge i64 %p10, %33, !dbg !769
	%39 = or i1 %37, %38, !dbg !769
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !769, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !769
	br label %b41, !dbg !769

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !770
	br i1 %40, label %b9, label %b10, !dbg !770

b9:
	%41 = sext i32 %3 to i64, !dbg !771
	%42 = trunc i64 %p10 to i32, !dbg !771
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !771
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !771
	%45 = icmp ne i64 %p4, %p6, !dbg !771
	%46 = icmp uge i64 %p10, %41, !dbg !771
	%47 = or i1 %45, %46, !dbg !771
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !771, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !771
	br label %b41, !dbg !771

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !772
	br i1 %48, label %b11, label %b12, !dbg !772

b11:
	%49 = sext i32 %3 to i64, !dbg !773
	%50 = trunc i64 %p10 to i32, !dbg !773
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !773
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !773
	%53 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !773
	%54 = icmp ne i64 %p4, %p6, !dbg !773
	%55 = icmp uge i64 %p10, %49, !dbg !773
	%56 = icmp eq i64 addrspace(1)* %2, null, !dbg !773
	%57 = or i1 %54, %55, !dbg !773
	%58 = or i1 %57, %56, !dbg !773
	br i1 %58, label %b11_fail1, label %b11_ok1, !dbg !773, !prof !21

b11_ok1:
	%59 = bitcast i64* %53 to i8*, !dbg !773
	call void @gpuc_put_signal_thread(i8* %51, i8* %52, i64 %p6, i8* %59, i64 %p8, i32 %p9, i32 %50), !dbg !773
	br label %b41, !dbg !773

b12:
	%60 = icmp eq i64 %p0, 5, !dbg !774
	br i1 %60, label %b13, label %b41, !dbg !774

b13:
	%61 = sext i32 %3 to i64, !dbg !775
	%62 = trunc i64 %p10 to i32, !dbg !775
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !775
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !775
	%65 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !775
	%66 = icmp ne i64 %p4, %p6, !dbg !775
	%67 = icmp uge i64 %p10, %61, !dbg !775
	%68 = icmp eq i64 addrspace(1)* %2, null, !dbg !775
	%69 = or i1 %66, %67, !dbg !775
	%70 = or i1 %69, %68, !dbg !775
	br i1 %70, label %b13_fail1, label %b13_ok1, !dbg !775, !prof !21

b13_ok1:
	%71 = bitcast i64* %65 to i8*, !dbg !775
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %p6, i8* %71, i64 %p8, i32 %p9, i32 %62), !dbg !775
	br label %b41, !dbg !775

b14:
	%72 = icmp eq i64 %p1, 1, !dbg !776
	br i1 %72, label %b15, label %b28, !dbg !776

b15:
	%73 = sdiv i64 %13, 32, !dbg !777
	%74 = icmp eq i64 %73, %p2, !dbg !778
	br i1 %74, label %b16, label %b28, !dbg !778

b16:
	%75 = icmp eq i64 %p0, 0, !dbg !781
	br i1 %75, label %b17, label %b18, !dbg !781

b17:
	%76 = sext i32 %3 to i64, !dbg !782
	%77 = trunc i64 %p10 to i32, !dbg !782
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !782
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !782
	%80 = icmp ne i64 %p4, %p6, !dbg !782
	%81 = icmp uge i64 %p10, %76, !dbg !782
	%82 = or i1 %80, %81, !dbg !782
	br i1 %82, label %b17_fail1, label %b17_ok1, !dbg !782, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %78, i8* %79, i64 %p6, i32 %77), !dbg !782
	br label %b41, !dbg !782

b18:
	%83 = icmp eq i64 %p0, 1, !dbg !783
	br i1 %83, label %b19, label %b20, !dbg !783

b19:
	%84 = sext i32 %3 to i64, !dbg !784
	%85 = trunc i64 %p10 to i32, !dbg !784
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !784
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !784
	%88 = icmp ne i64 %p4, %p6, !dbg !784
	%89 = icmp uge i64 %p10, %84, !dbg !784
	%90 = or i1 %88, %89, !dbg !784
	br i1 %90, label %b19_fail1, label %b19_ok1, !dbg !784, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !784
	br label %b41, !dbg !784

b20:
	%91 = icmp eq i64 %p0, 2, !dbg !785
	br i1 %91, label %b21, label %b22, !dbg !785

b21:
	%92 = sext i32 %3 to i64, !dbg !786
	%93 = trunc i64 %p10 to i32, !dbg !786
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !786
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !786
	%96 = icmp ne i64 %p4, %p6, !dbg !786
	%97 = icmp uge i64 %p10, %92, !dbg !786
	%98 = or i1 %96, %97, !dbg !786
	br i1 %98, label %b21_fail1, label %b21_ok1, !dbg !786, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !786
	br label %b41, !dbg !786

b22:
	%99 = icmp eq i64 %p0, 3, !dbg !787
	br i1 %99, label %b23, label %b24, !dbg !787

b23:
	%100 = sext i32 %3 to i64, !dbg !788
	%101 = trunc i64 %p10 to i32, !dbg !788
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !788
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !788
	%104 = icmp ne i64 %p4, %p6, !dbg !788
	%105 = icmp uge i64 %p10, %100, !dbg !788
	%106 = or i1 %104, %105, !dbg !788
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !788, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !788
	br label %b41, !dbg !788

b24:
	%107 = icmp eq i64 %p0, 4, !dbg !789
	br i1 %107, label %b25, label %b26, !dbg !789

b25:
	%108 = sext i32 %3 to i64, !dbg !790
	%109 = trunc i64 %p10 to i32, !dbg !790
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !790
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !790
	%112 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !790
	%113 = icmp ne i64 %p4, %p6, !dbg !790
	%114 = icmp uge i64 %p10, %108, !dbg !790
	%115 = icmp eq i64 addrspace(1)* %2, null, !dbg !790
	%116 = or i1 %113, %114, !dbg !790
	%117 = or i1 %116, %115, !dbg !790
	br i1 %117, label %b25_fail1, label %b25_ok1, !dbg !790, !prof !21

b25_ok1:
	%118 = bitcast i64* %112 to i8*, !dbg !790
	call void @gpuc_put_signal_warp(i8* %110, i8* %111, i64 %p6, i8* %118, i64 %p8, i32 %p9, i32 %109), !dbg !790
	br label %b41, !dbg !790

b26:
	%119 = icmp eq i64 %p0, 5, !dbg !791
	br i1 %119, label %b27, label %b41, !dbg !791

b27:
	%120 = sext i32 %3 to i64, !dbg !792
	%121 = trunc i64 %p10 to i32, !dbg !792
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !792
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !792
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !792
	%125 = icmp ne i64 %p4, %p6, !dbg !792
	%126 = icmp uge i64 %p10, %120, !dbg !792
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !792
	%128 = or i1 %125, %126, !dbg !792
	%129 = or i1 %128, %127, !dbg !792
	br i1 %129, label %b27_fail1, label %b27_ok1, !dbg !792, !prof !21

b27_ok1:
	%130 = bitcast i64* %124 to i8*, !dbg !792
	call void @gpuc_put_signal_nbi_warp(i8* %122, i8* %123, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %121), !dbg !792
	br label %b41, !dbg !792

b28:
	%131 = icmp eq i64 %p1, 2, !dbg !793
	br i1 %131, label %b29, label %b41, !dbg !793

b29:
	%132 = icmp eq i64 %p0, 0, !dbg !796
	br i1 %132, label %b30, label %b31, !dbg !796

b30:
	%133 = sext i32 %3 to i64, !dbg !797
	%134 = trunc i64 %p10 to i32, !dbg !797
	%135 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !797
	%136 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !797
	%137 = icmp ne i64 %p4, %p6, !dbg !797
	%138 = icmp uge i64 %p10, %133, !dbg !797
	%139 = or i1 %137, %138, !dbg !797
	br i1 %139, label %b30_fail1, label %b30_ok1, !dbg !797, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %135, i8* %136, i64 %p6, i32 %134), !dbg !797
	br label %b41, !dbg !797

b31:
	%140 = icmp eq i64 %p0, 1, !dbg !798
	br i1 %140, label %b32, label %b33, !dbg !798

b32:
	%141 = sext i32 %3 to i64, !dbg !799
	%142 = trunc i64 %p10 to i32, !dbg !799
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !799
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !799
	%145 = icmp ne i64 %p4, %p6, !dbg !799
	%146 = icmp uge i64 %p10, %141, !dbg !799
	%147 = or i1 %145, %146, !dbg !799
	br i1 %147, label %b32_fail1, label %b32_ok1, !dbg !799, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %143, i8* %144, i64 %p6, i32 %142), !dbg !799
	br label %b41, !dbg !799

b33:
	%148 = icmp eq i64 %p0, 2, !dbg !800
	br i1 %148, label %b34, label %b35, !dbg !800

b34:
	%149 = sext i32 %3 to i64, !dbg !801
	%150 = trunc i64 %p10 to i32, !dbg !801
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !801
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !801
	%153 = icmp ne i64 %p4, %p6, !dbg !801
	%154 = icmp uge i64 %p10, %149, !dbg !801
	%155 = or i1 %153, %154, !dbg !801
	br i1 %155, label %b34_fail1, label %b34_ok1, !dbg !801, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !801
	br label %b41, !dbg !801

b35:
	%156 = icmp eq i64 %p0, 3, !dbg !802
	br i1 %156, label %b36, label %b37, !dbg !802

b36:
	%157 = sext i32 %3 to i64, !dbg !803
	%158 = trunc i64 %p10 to i32, !dbg !803
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !803
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !803
	%161 = icmp ne i64 %p4, %p6, !dbg !803
	%162 = icmp uge i64 %p10, %157, !dbg !803
	%163 = or i1 %161, %162, !dbg !803
	br i1 %163, label %b36_fail1, label %b36_ok1, !dbg !803, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !803
	br label %b41, !dbg !803

b37:
	%164 = icmp eq i64 %p0, 4, !dbg !804
	br i1 %164, label %b38, label %b39, !dbg !804

b38:
	%165 = sext i32 %3 to i64, !dbg !805
	%166 = trunc i64 %p10 to i32, !dbg !805
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !805
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !805
	%169 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !805
	%170 = icmp ne i64 %p4, %p6, !dbg !805
	%171 = icmp uge i64 %p10, %165, !dbg !805
	%172 = icmp eq i64 addrspace(1)* %2, null, !dbg !805
	%173 = or i1 %170, %171, !dbg !805
	%174 = or i1 %173, %172, !dbg !805
	br i1 %174, label %b38_fail1, label %b38_ok1, !dbg !805, !prof !21

b38_ok1:
	%175 = bitcast i64* %169 to i8*, !dbg !805
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %p6, i8* %175, i64 %p8, i32 %p9, i32 %166), !dbg !805
	br label %b41, !dbg !805

b39:
	%176 = icmp eq i64 %p0, 5, !dbg !806
	br i1 %176, label %b40, label %b41, !dbg !806

b40:
	%177 = sext i32 %3 to i64, !dbg !807
	%178 = trunc i64 %p10 to i32, !dbg !807
	%179 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !807
	%180 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !807
	%181 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !807
	%182 = icmp ne i64 %p4, %p6, !dbg !807
	%183 = icmp uge i64 %p10, %177, !dbg !807
	%184 = icmp eq i64 addrspace(1)* %2, null, !dbg !807
	%185 = or i1 %182, %183, !dbg !807
	%186 = or i1 %185, %184, !dbg !807
	br i1 %186, label %b40_fail1, label %b40_ok1, !dbg !807, !prof !21

b40_ok1:
	%187 = bitcast i64* %181 to i8*, !dbg !807
	call void @gpuc_put_signal_nbi_block(i8* %179, i8* %180, i64 %p6, i8* %187, i64 %p8, i32 %p9, i32 %178), !dbg !807
	br label %b41, !dbg !807

b41:
	ret void, !dbg !759

b3_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !761
	br i1 %188, label %b3_fail2, label %b3_ok2, !dbg !761

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !761
	ret void, !dbg !761

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !761
	ret void, !dbg !761

b5_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !767
	br i1 %189, label %b5_fail2, label %b5_ok2, !dbg !767

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !767
	ret void, !dbg !767

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !767
	ret void, !dbg !767

b7_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !769
	br i1 %190, label %b7_fail2, label %b7_ok2, !dbg !769

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !769
	ret void, !dbg !769

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !769
	ret void, !dbg !769

b9_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !771
	br i1 %191, label %b9_fail2, label %b9_ok2, !dbg !771

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !771
	ret void, !dbg !771

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !771
	ret void, !dbg !771

b11_fail1:
	%192 = icmp ne i64 %p4, %p6, !dbg !773
	br i1 %192, label %b11_fail2, label %b11_ok2, !dbg !773

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !773
	ret void, !dbg !773

b11_ok2:
	%193 = icmp uge i64 %p10, %49, !dbg !773
	br i1 %193, label %b11_fail3, label %b11_ok3, !dbg !773

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !773
	ret void, !dbg !773

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !773
	ret void, !dbg !773

b13_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !775
	br i1 %194, label %b13_fail2, label %b13_ok2, !dbg !775

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !775
	ret void, !dbg !775

b13_ok2:
	%195 = icmp uge i64 %p10, %61, !dbg !775
	br i1 %195, label %b13_fail3, label %b13_ok3, !dbg !775

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %61), !dbg !775
	ret void, !dbg !775

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !775
	ret void, !dbg !775

b17_fail1:
	%196 = icmp ne i64 %p4, %p6, !dbg !782
	br i1 %196, label %b17_fail2, label %b17_ok2, !dbg !782

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !782
	ret void, !dbg !782

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %76), !dbg !782
	ret void, !dbg !782

b19_fail1:
	%197 = icmp ne i64 %p4, %p6, !dbg !784
	br i1 %197, label %b19_fail2, label %b19_ok2, !dbg !784

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !784
	ret void, !dbg !784

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %84), !dbg !784
	ret void, !dbg !784

b21_fail1:
	%198 = icmp ne i64 %p4, %p6, !dbg !786
	br i1 %198, label %b21_fail2, label %b21_ok2, !dbg !786

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !786
	ret void, !dbg !786

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %92), !dbg !786
	ret void, !dbg !786

b23_fail1:
	%199 = icmp ne i64 %p4, %p6, !dbg !788
	br i1 %199, label %b23_fail2, label %b23_ok2, !dbg !788

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !788
	ret void, !dbg !788

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %100), !dbg !788
	ret void, !dbg !788

b25_fail1:
	%200 = icmp ne i64 %p4, %p6, !dbg !790
	br i1 %200, label %b25_fail2, label %b25_ok2, !dbg !790

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !790
	ret void, !dbg !790

b25_ok2:
	%201 = icmp uge i64 %p10, %108, !dbg !790
	br i1 %201, label %b25_fail3, label %b25_ok3, !dbg !790

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %108), !dbg !790
	ret void, !dbg !790

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !790
	ret void, !dbg !790

b27_fail1:
	%202 = icmp ne i64 %p4, %p6, !dbg !792
	br i1 %202, label %b27_fail2, label %b27_ok2, !dbg !792

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !792
	ret void, !dbg !792

b27_ok2:
	%203 = icmp uge i64 %p10, %120, !dbg !792
	br i1 %203, label %b27_fail3, label %b27_ok3, !dbg !792

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %120), !dbg !792
	ret void, !dbg !792

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !792
	ret void, !dbg !792

b30_fail1:
	%204 = icmp ne i64 %p4, %p6, !dbg !797
	br i1 %204, label %b30_fail2, label %b30_ok2, !dbg !797

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !797
	ret void, !dbg !797

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %133), !dbg !797
	ret void, !dbg !797

b32_fail1:
	%205 = icmp ne i64 %p4, %p6, !dbg !799
	br i1 %205, label %b32_fail2, label %b32_ok2, !dbg !799

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !799
	ret void, !dbg !799

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %141), !dbg !799
	ret void, !dbg !799

b34_fail1:
	%206 = icmp ne i64 %p4, %p6, !dbg !801
	br i1 %206, label %b34_fail2, label %b34_ok2, !dbg !801

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !801
	ret void, !dbg !801

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %149), !dbg !801
	ret void, !dbg !801

b36_fail1:
	%207 = icmp ne i64 %p4, %p6, !dbg !803
	br i1 %207, label %b36_fail2, label %b36_ok2, !dbg !803

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !803
	ret void, !dbg !803

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %157), !dbg !803
	ret void, !dbg !803

b38_fail1:
	%208 = icmp ne i64 %p4, %p6, !dbg !805
	br i1 %208, label %b38_fail2, label %b38_ok2, !dbg !805

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !805
	ret void, !dbg !805

b38_ok2:
	%209 = icmp uge i64 %p10, %165, !dbg !805
	br i1 %209, label %b38_fail3, label %b38_ok3, !dbg !805

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %165), !dbg !805
	ret void, !dbg !805

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !805
	ret void, !dbg !805

b40_fail1:
	%210 = icmp ne i64 %p4, %p6, !dbg !807
	br i1 %210, label %b40_fail2, label %b40_ok2, !dbg !807

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !807
	ret void, !dbg !807

b40_ok2:
	%211 = icmp uge i64 %p10, %177, !dbg !807
	br i1 %211, label %b40_fail3, label %b40_ok3, !dbg !807

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %177), !dbg !807
	ret void, !dbg !807

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !807
	ret void, !dbg !807
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !808 {
entry:
	br label %b0, !dbg !809

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !809
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !809
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !809
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !814
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !815, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !815, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !815, !range !16
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !815, !range !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !815, !range !17
	%9 = mul i32 %8, %6, !dbg !815
	%10 = add i32 %5, %9, !dbg !815
	%11 = mul i32 %7, %10, !dbg !815
	%12 = add i32 %4, %11, !dbg !815
	%13 = sext i32 %12 to i64, !dbg !815
	%14 = icmp eq i64 %p1, 0, !dbg !816
	br i1 %14, label %b1, label %b14, !dbg !816

b1:
	%15 = icmp eq i64 %13, 0, !dbg !817
	br i1 %15, label %b2, label %b14, !dbg !817

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !818
	br i1 %16, label %b3, label %b4, !dbg !818

b3:
	%17 = sext i32 %3 to i64, !dbg !814
	%18 = trunc i64 %p10 to i32, !dbg !814
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !814
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !814
	%21 = icmp ne i64 %p4, %p6, !dbg !814
	%22 = icmp uge i64 %p10, %17, !dbg !814
	%23 = or i1 %21, %22, !dbg !814
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !814, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18), !dbg !814
	br label %b41, !dbg !814

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !819
	br i1 %24, label %b5, label %b6, !dbg !819

b5:
	%25 = sext i32 %3 to i64, !dbg !820
	%26 = trunc i64 %p10 to i32, !dbg !820
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !820
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !820
	%29 = icmp ne i64 %p4, %p6, !dbg !820
	%30 = icmp uge i64 %p10, %25, !dbg !820
	%31 = or i1 %29, %30, !dbg !820
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !820, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26), !dbg !820
	br label %b41, !dbg !820

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !821
	br i1 %32, label %b7, label %b8, !dbg !821

b7:
	%33 = sext i32 %3 to i64, !dbg !822
	%34 = trunc i64 %p10 to i32, !dbg !822
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !822
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !822
	%37 = icmp ne i64 %p4, %p6, !dbg !822
	%38 = icmp uge i64 %p10, %33, !dbg !822
	%39 = or i1 %37, %38, !dbg !822
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !822, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !822
	br label %b41, !dbg !822

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !823
	br i1 %40, label %b9, label %b10, !dbg !823

b9:
	%41 = sext i32 %3 to i64, !dbg !824
	%42 = trunc i64 %p10 to i32, !dbg !824
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !824
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !824
	%45 = icmp ne i64 %p4, %p6, !dbg !824
	%46 = icmp uge i64 %p10, %41, !dbg !824
	%47 = or i1 %45, %46, !dbg !824
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !824, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !824
	br label %b41, !dbg !824

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !825
	br i1 %48, label %b11, label %b12, !dbg !825

b11:
	%49 = sext i32 %3 to i64, !dbg !826
	%50 = trunc i64 %p10 to i32, !dbg !826
	%51 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !826
	%52 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !826
	%53 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !826
	%54 = icmp ne i64 %p4, %p6, !dbg !826
	%55 = icmp uge i64 %p10, %49, !dbg !826
	%56 = icmp eq i64 addrspace(1)* %2, null, !dbg !826
	%57 = or i1 %54, %55, !dbg !826
	%58 = or i1 %57, %56, !dbg !826
	br i1 %58, label %b11_fail1, label %b11_ok1, !dbg !826, !prof !21

b11_ok1:
	%59 = bitcast i64* %53 to i8*, !dbg !826
	call void @gpuc_put_signal_thread(i8* %51, i8* %52, i64 %p6, i8* %59, i64 %p8, i32 %p9, i32 %50), !dbg !826
	br label %b41, !dbg !826

b12:
	%60 = icmp eq i64 %p0, 5, !dbg !827
	br i1 %60, label %b13, label %b41, !dbg !827

b13:
	%61 = sext i32 %3 to i64, !dbg !828
	%62 = trunc i64 %p10 to i32, !dbg !828
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !828
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !828
	%65 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !828
	%66 = icmp ne i64 %p4, %p6, !dbg !828
	%67 = icmp uge i64 %p10, %61, !dbg !828
	%68 = icmp eq i64 addrspace(1)* %2, null, !dbg !828
	%69 = or i1 %66, %67, !dbg !828
	%70 = or i1 %69, %68, !dbg !828
	br i1 %70, label %b13_fail1, label %b13_ok1, !dbg !828, !prof !21

b13_ok1:
	%71 = bitcast i64* %65 to i8*, !dbg !828
	call void @gpuc_put_signal_nbi_thread(i8* %63, i8* %64, i64 %p6, i8* %71, i64 %p8, i32 %p9, i32 %62), !dbg !828
	br label %b41, !dbg !828

b14:
	%72 = icmp eq i64 %p1, 1, !dbg !829
	br i1 %72, label %b15, label %b28, !dbg !829

b15:
	%73 = sdiv i64 %13, 32, !dbg !830
	%74 = icmp eq i64 %73, %p2, !dbg !831
	br i1 %74, label %b16, label %b28, !dbg !831

b16:
	%75 = icmp eq i64 %p0, 0, !dbg !834
	br i1 %75, label %b17, label %b18, !dbg !834

b17:
	%76 = sext i32 %3 to i64, !dbg !835
	%77 = trunc i64 %p10 to i32, !dbg !835
	%78 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !835
	%79 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !835
	%80 = icmp ne i64 %p4, %p6, !dbg !835
	%81 = icmp uge i64 %p10, %76, !dbg !835
	%82 = or i1 %80, %81, !dbg !835
	br i1 %82, label %b17_fail1, label %b17_ok1, !dbg !835, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %78, i8* %79, i64 %p6, i32 %77), !dbg !835
	br label %b41, !dbg !835

b18:
	%83 = icmp eq i64 %p0, 1, !dbg !836
	br i1 %83, label %b19, label %b20, !dbg !836

b19:
	%84 = sext i32 %3 to i64, !dbg !837
	%85 = trunc i64 %p10 to i32, !dbg !837
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !837
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !837
	%88 = icmp ne i64 %p4, %p6, !dbg !837
	%89 = icmp uge i64 %p10, %84, !dbg !837
	%90 = or i1 %88, %89, !dbg !837
	br i1 %90, label %b19_fail1, label %b19_ok1, !dbg !837, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !837
	br label %b41, !dbg !837

b20:
	%91 = icmp eq i64 %p0, 2, !dbg !838
	br i1 %91, label %b21, label %b22, !dbg !838

b21:
	%92 = sext i32 %3 to i64, !dbg !839
	%93 = trunc i64 %p10 to i32, !dbg !839
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !839
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !839
	%96 = icmp ne i64 %p4, %p6, !dbg !839
	%97 = icmp uge i64 %p10, %92, !dbg !839
	%98 = or i1 %96, %97, !dbg !839
	br i1 %98, label %b21_fail1, label %b21_ok1, !dbg !839, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !839
	br label %b41, !dbg !839

b22:
	%99 = icmp eq i64 %p0, 3, !dbg !840
	br i1 %99, label %b23, label %b24, !dbg !840

b23:
	%100 = sext i32 %3 to i64, !dbg !841
	%101 = trunc i64 %p10 to i32, !dbg !841
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !841
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !841
	%104 = icmp ne i64 %p4, %p6, !dbg !841
	%105 = icmp uge i64 %p10, %100, !dbg !841
	%106 = or i1 %104, %105, !dbg !841
	br i1 %106, label %b23_fail1, label %b23_ok1, !dbg !841, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !841
	br label %b41, !dbg !841

b24:
	%107 = icmp eq i64 %p0, 4, !dbg !842
	br i1 %107, label %b25, label %b26, !dbg !842

b25:
	%108 = sext i32 %3 to i64, !dbg !843
	%109 = trunc i64 %p10 to i32, !dbg !843
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !843
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !843
	%112 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !843
	%113 = icmp ne i64 %p4, %p6, !dbg !843
	%114 = icmp uge i64 %p10, %108, !dbg !843
	%115 = icmp eq i64 addrspace(1)* %2, null, !dbg !843
	%116 = or i1 %113, %114, !dbg !843
	%117 = or i1 %116, %115, !dbg !843
	br i1 %117, label %b25_fail1, label %b25_ok1, !dbg !843, !prof !21

b25_ok1:
	%118 = bitcast i64* %112 to i8*, !dbg !843
	call void @gpuc_put_signal_warp(i8* %110, i8* %111, i64 %p6, i8* %118, i64 %p8, i32 %p9, i32 %109), !dbg !843
	br label %b41, !dbg !843

b26:
	%119 = icmp eq i64 %p0, 5, !dbg !844
	br i1 %119, label %b27, label %b41, !dbg !844

b27:
	%120 = sext i32 %3 to i64, !dbg !845
	%121 = trunc i64 %p10 to i32, !dbg !845
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !845
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !845
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !845
	%125 = icmp ne i64 %p4, %p6, !dbg !845
	%126 = icmp uge i64 %p10, %120, !dbg !845
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !845
	%128 = or i1 %125, %126, !dbg !845
	%129 = or i1 %128, %127, !dbg !845
	br i1 %129, label %b27_fail1, label %b27_ok1, !dbg !845, !prof !21

b27_ok1:
	%130 = bitcast i64* %124 to i8*, !dbg !845
	call void @gpuc_put_signal_nbi_warp(i8* %122, i8* %123, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %121), !dbg !845
	br label %b41, !dbg !845

b28:
	%131 = icmp eq i64 %p1, 2, !dbg !846
	br i1 %131, label %b29, label %b41, !dbg !846

b29:
	%132 = icmp eq i64 %p0, 0, !dbg !849
	br i1 %132, label %b30, label %b31, !dbg !849

b30:
	%133 = sext i32 %3 to i64, !dbg !850
	%134 = trunc i64 %p10 to i32, !dbg !850
	%135 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !850
	%136 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !850
	%137 = icmp ne i64 %p4, %p6, !dbg !850
	%138 = icmp uge i64 %p10, %133, !dbg !850
	%139 = or i1 %137, %138, !dbg !850
	br i1 %139, label %b30_fail1, label %b30_ok1, !dbg !850, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %135, i8* %136, i64 %p6, i32 %134), !dbg !850
	br label %b41, !dbg !850

b31:
	%140 = icmp eq i64 %p0, 1, !dbg !851
	br i1 %140, label %b32, label %b33, !dbg !851

b32:
	%141 = sext i32 %3 to i64, !dbg !852
	%142 = trunc i64 %p10 to i32, !dbg !852
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !852
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !852
	%145 = icmp ne i64 %p4, %p6, !dbg !852
	%146 = icmp uge i64 %p10, %141, !dbg !852
	%147 = or i1 %145, %146, !dbg !852
	br i1 %147, label %b32_fail1, label %b32_ok1, !dbg !852, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %143, i8* %144, i64 %p6, i32 %142), !dbg !852
	br label %b41, !dbg !852

b33:
	%148 = icmp eq i64 %p0, 2, !dbg !853
	br i1 %148, label %b34, label %b35, !dbg !853

b34:
	%149 = sext i32 %3 to i64, !dbg !854
	%150 = trunc i64 %p10 to i32, !dbg !854
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !854
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !854
	%153 = icmp ne i64 %p4, %p6, !dbg !854
	%154 = icmp uge i64 %p10, %149, !dbg !854
	%155 = or i1 %153, %154, !dbg !854
	br i1 %155, label %b34_fail1, label %b34_ok1, !dbg !854, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !854
	br label %b41, !dbg !854

b35:
	%156 = icmp eq i64 %p0, 3, !dbg !855
	br i1 %156, label %b36, label %b37, !dbg !855

b36:
	%157 = sext i32 %3 to i64, !dbg !856
	%158 = trunc i64 %p10 to i32, !dbg !856
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !856
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !856
	%161 = icmp ne i64 %p4, %p6, !dbg !856
	%162 = icmp uge i64 %p10, %157, !dbg !856
	%163 = or i1 %161, %162, !dbg !856
	br i1 %163, label %b36_fail1, label %b36_ok1, !dbg !856, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !856
	br label %b41, !dbg !856

b37:
	%164 = icmp eq i64 %p0, 4, !dbg !857
	br i1 %164, label %b38, label %b39, !dbg !857

b38:
	%165 = sext i32 %3 to i64, !dbg !858
	%166 = trunc i64 %p10 to i32, !dbg !858
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !858
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !858
	%169 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !858
	%170 = icmp ne i64 %p4, %p6, !dbg !858
	%171 = icmp uge i64 %p10, %165, !dbg !858
	%172 = icmp eq i64 addrspace(1)* %2, null, !dbg !858
	%173 = or i1 %170, %171, !dbg !858
	%174 = or i1 %173, %172, !dbg !858
	br i1 %174, label %b38_fail1, label %b38_ok1, !dbg !858, !prof !21

b38_ok1:
	%175 = bitcast i64* %169 to i8*, !dbg !858
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %p6, i8* %175, i64 %p8, i32 %p9, i32 %166), !dbg !858
	br label %b41, !dbg !858

b39:
	%176 = icmp eq i64 %p0, 5, !dbg !859
	br i1 %176, label %b40, label %b41, !dbg !859

b40:
	%177 = sext i32 %3 to i64, !dbg !860
	%178 = trunc i64 %p10 to i32, !dbg !860
	%179 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !860
	%180 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !860
	%181 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !860
	%182 = icmp ne i64 %p4, %p6, !dbg !860
	%183 = icmp uge i64 %p10, %177, !dbg !860
	%184 = icmp eq i64 addrspace(1)* %2, null, !dbg !860
	%185 = or i1 %182, %183, !dbg !860
	%186 = or i1 %185, %184, !dbg !860
	br i1 %186, label %b40_fail1, label %b40_ok1, !dbg !860, !prof !21

b40_ok1:
	%187 = bitcast i64* %181 to i8*, !dbg !860
	call void @gpuc_put_signal_nbi_block(i8* %179, i8* %180, i64 %p6, i8* %187, i64 %p8, i32 %p9, i32 %178), !dbg !860
	br label %b41, !dbg !860

b41:
	ret void, !dbg !812

b3_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !814
	br i1 %188, label %b3_fail2, label %b3_ok2, !dbg !814

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !814
	ret void, !dbg !814

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !814
	ret void, !dbg !814

b5_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !820
	br i1 %189, label %b5_fail2, label %b5_ok2, !dbg !820

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !820
	ret void, !dbg !820

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !820
	ret void, !dbg !820

b7_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !822
	br i1 %190, label %b7_fail2, label %b7_ok2, !dbg !822

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !822
	ret void, !dbg !822

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !822
	ret void, !dbg !822

b9_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !824
	br i1 %191, label %b9_fail2, label %b9_ok2, !dbg !824

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !824
	ret void, !dbg !824

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !824
	ret void, !dbg !824

b11_fail1:
	%192 = icmp ne i64 %p4, %p6, !dbg !826
	br i1 %192, label %b11_fail2, label %b11_ok2, !dbg !826

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !826
	ret void, !dbg !826

b11_ok2:
	%193 = icmp uge i64 %p10, %49, !dbg !826
	br i1 %193, label %b11_fail3, label %b11_ok3, !dbg !826

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !826
	ret void, !dbg !826

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !826
	ret void, !dbg !826

b13_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !828
	br i1 %194, label %b13_fail2, label %b13_ok2, !dbg !828

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !828
	ret void, !dbg !828

b13_ok2:
	%195 = icmp uge i64 %p10, %61, !dbg !828
	br i1 %195, label %b13_fail3, label %b13_ok3, !dbg !828

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %61), !dbg !828
	ret void, !dbg !828

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !828
	ret void, !dbg !828

b17_fail1:
	%196 = icmp ne i64 %p4, %p6, !dbg !835
	br i1 %196, label %b17_fail2, label %b17_ok2, !dbg !835

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !835
	ret void, !dbg !835

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %76), !dbg !835
	ret void, !dbg !835

b19_fail1:
	%197 = icmp ne i64 %p4, %p6, !dbg !837
	br i1 %197, label %b19_fail2, label %b19_ok2, !dbg !837

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !837
	ret void, !dbg !837

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %84), !dbg !837
	ret void, !dbg !837

b21_fail1:
	%198 = icmp ne i64 %p4, %p6, !dbg !839
	br i1 %198, label %b21_fail2, label %b21_ok2, !dbg !839

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !839
	ret void, !dbg !839

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %92), !dbg !839
	ret void, !dbg !839

b23_fail1:
	%199 = icmp ne i64 %p4, %p6, !dbg !841
	br i1 %199, label %b23_fail2, label %b23_ok2, !dbg !841

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !841
	ret void, !dbg !841

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %100), !dbg !841
	ret void, !dbg !841

b25_fail1:
	%200 = icmp ne i64 %p4, %p6, !dbg !843
	br i1 %200, label %b25_fail2, label %b25_ok2, !dbg !843

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !843
	ret void, !dbg !843

b25_ok2:
	%201 = icmp uge i64 %p10, %108, !dbg !843
	br i1 %201, label %b25_fail3, label %b25_ok3, !dbg !843

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %108), !dbg !843
	ret void, !dbg !843

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !843
	ret void, !dbg !843

b27_fail1:
	%202 = icmp ne i64 %p4, %p6, !dbg !845
	br i1 %202, label %b27_fail2, label %b27_ok2, !dbg !845

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !845
	ret void, !dbg !845

b27_ok2:
	%203 = icmp uge i64 %p10, %120, !dbg !845
	br i1 %203, label %b27_fail3, label %b27_ok3, !dbg !845

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %120), !dbg !845
	ret void, !dbg !845

b27_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !845
	ret void, !dbg !845

b30_fail1:
	%204 = icmp ne i64 %p4, %p6, !dbg !850
	br i1 %204, label %b30_fail2, label %b30_ok2, !dbg !850

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !850
	ret void, !dbg !850

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %133), !dbg !850
	ret void, !dbg !850

b32_fail1:
	%205 = icmp ne i64 %p4, %p6, !dbg !852
	br i1 %205, label %b32_fail2, label %b32_ok2, !dbg !852

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !852
	ret void, !dbg !852

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %141), !dbg !852
	ret void, !dbg !852

b34_fail1:
	%206 = icmp ne i64 %p4, %p6, !dbg !854
	br i1 %206, label %b34_fail2, label %b34_ok2, !dbg !854

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !854
	ret void, !dbg !854

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %149), !dbg !854
	ret void, !dbg !854

b36_fail1:
	%207 = icmp ne i64 %p4, %p6, !dbg !856
	br i1 %207, label %b36_fail2, label %b36_ok2, !dbg !856

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !856
	ret void, !dbg !856

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %157), !dbg !856
	ret void, !dbg !856

b38_fail1:
	%208 = icmp ne i64 %p4, %p6, !dbg !858
	br i1 %208, label %b38_fail2, label %b38_ok2, !dbg !858

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !858
	ret void, !dbg !858

b38_ok2:
	%209 = icmp uge i64 %p10, %165, !dbg !858
	br i1 %209, label %b38_fail3, label %b38_ok3, !dbg !858

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %165), !dbg !858
	ret void, !dbg !858

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !858
	ret void, !dbg !858

b40_fail1:
	%210 = icmp ne i64 %p4, %p6, !dbg !860
	br i1 %210, label %b40_fail2, label %b40_ok2, !dbg !860

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %p6), !dbg !860
	ret void, !dbg !860

b40_ok2:
	%211 = icmp uge i64 %p10, %177, !dbg !860
	br i1 %211, label %b40_fail3, label %b40_ok3, !dbg !860

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p10, i64 %177), !dbg !860
	ret void, !dbg !860

b40_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !860
	ret void, !dbg !860
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

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_get_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) nounwind

declare void @gpuc_put_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_signal_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_get_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!861, !862, !863, !864, !865, !866, !867, !868, !869, !870, !871, !872, !873, !874, !875, !876}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/transfer")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Int8", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!7 = !DILocation(line: 13, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/transfer")
!9 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!10 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!11 = !DILocation(line: 14, column: 10, scope: !6)
!12 = !DILocation(line: 37, column: 7, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 49, column: 12, scope: !9, inlinedAt: !12)
!14 = !DILocation(line: 34, column: 24, scope: !10, inlinedAt: !11)
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !{i32 1, i32 1025}
!18 = !DILocation(line: 36, column: 13, scope: !10, inlinedAt: !11)
!19 = !DILocation(line: 36, column: 36, scope: !10, inlinedAt: !11)
!20 = !DILocation(line: 48, column: 7, scope: !9, inlinedAt: !12)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 50, column: 7, scope: !9, inlinedAt: !12)
!25 = !DILocation(line: 51, column: 15, scope: !9, inlinedAt: !12)
!26 = !DILocation(line: 52, column: 7, scope: !9, inlinedAt: !12)
!27 = !DILocation(line: 53, column: 12, scope: !9, inlinedAt: !12)
!28 = !DILocation(line: 54, column: 7, scope: !9, inlinedAt: !12)
!29 = !DILocation(line: 55, column: 15, scope: !9, inlinedAt: !12)
!30 = !DILocation(line: 56, column: 7, scope: !9, inlinedAt: !12)
!31 = !DILocation(line: 57, column: 18, scope: !9, inlinedAt: !12)
!32 = !DILocation(line: 58, column: 7, scope: !9, inlinedAt: !12)
!33 = !DILocation(line: 59, column: 21, scope: !9, inlinedAt: !12)
!34 = !DILocation(line: 38, column: 13, scope: !10, inlinedAt: !11)
!35 = !DILocation(line: 38, column: 33, scope: !10, inlinedAt: !11)
!36 = !DILocation(line: 38, column: 37, scope: !10, inlinedAt: !11)
!37 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!38 = !DILocation(line: 39, column: 7, scope: !10, inlinedAt: !11)
!39 = !DILocation(line: 48, column: 7, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 49, column: 12, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 50, column: 7, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 51, column: 15, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 52, column: 7, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 53, column: 12, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 54, column: 7, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 55, column: 15, scope: !37, inlinedAt: !38)
!47 = !DILocation(line: 56, column: 7, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 57, column: 18, scope: !37, inlinedAt: !38)
!49 = !DILocation(line: 58, column: 7, scope: !37, inlinedAt: !38)
!50 = !DILocation(line: 59, column: 21, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 40, column: 13, scope: !10, inlinedAt: !11)
!52 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!53 = !DILocation(line: 41, column: 7, scope: !10, inlinedAt: !11)
!54 = !DILocation(line: 48, column: 7, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 49, column: 12, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 50, column: 7, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 51, column: 15, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 52, column: 7, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 53, column: 12, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 54, column: 7, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 55, column: 15, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 56, column: 7, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 57, column: 18, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 58, column: 7, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 59, column: 21, scope: !52, inlinedAt: !53)
!66 = distinct !DISubprogram(name: "Int16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!67 = !DILocation(line: 20, column: 6, scope: !66)
!68 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!69 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!70 = !DILocation(line: 21, column: 10, scope: !66)
!71 = !DILocation(line: 37, column: 7, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 49, column: 12, scope: !68, inlinedAt: !71)
!73 = !DILocation(line: 34, column: 24, scope: !69, inlinedAt: !70)
!74 = !DILocation(line: 36, column: 13, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 36, column: 36, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 48, column: 7, scope: !68, inlinedAt: !71)
!77 = !DILocation(line: 50, column: 7, scope: !68, inlinedAt: !71)
!78 = !DILocation(line: 51, column: 15, scope: !68, inlinedAt: !71)
!79 = !DILocation(line: 52, column: 7, scope: !68, inlinedAt: !71)
!80 = !DILocation(line: 53, column: 12, scope: !68, inlinedAt: !71)
!81 = !DILocation(line: 54, column: 7, scope: !68, inlinedAt: !71)
!82 = !DILocation(line: 55, column: 15, scope: !68, inlinedAt: !71)
!83 = !DILocation(line: 56, column: 7, scope: !68, inlinedAt: !71)
!84 = !DILocation(line: 57, column: 18, scope: !68, inlinedAt: !71)
!85 = !DILocation(line: 58, column: 7, scope: !68, inlinedAt: !71)
!86 = !DILocation(line: 59, column: 21, scope: !68, inlinedAt: !71)
!87 = !DILocation(line: 38, column: 13, scope: !69, inlinedAt: !70)
!88 = !DILocation(line: 38, column: 33, scope: !69, inlinedAt: !70)
!89 = !DILocation(line: 38, column: 37, scope: !69, inlinedAt: !70)
!90 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!91 = !DILocation(line: 39, column: 7, scope: !69, inlinedAt: !70)
!92 = !DILocation(line: 48, column: 7, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 49, column: 12, scope: !90, inlinedAt: !91)
!94 = !DILocation(line: 50, column: 7, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 51, column: 15, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 52, column: 7, scope: !90, inlinedAt: !91)
!97 = !DILocation(line: 53, column: 12, scope: !90, inlinedAt: !91)
!98 = !DILocation(line: 54, column: 7, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 55, column: 15, scope: !90, inlinedAt: !91)
!100 = !DILocation(line: 56, column: 7, scope: !90, inlinedAt: !91)
!101 = !DILocation(line: 57, column: 18, scope: !90, inlinedAt: !91)
!102 = !DILocation(line: 58, column: 7, scope: !90, inlinedAt: !91)
!103 = !DILocation(line: 59, column: 21, scope: !90, inlinedAt: !91)
!104 = !DILocation(line: 40, column: 13, scope: !69, inlinedAt: !70)
!105 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!106 = !DILocation(line: 41, column: 7, scope: !69, inlinedAt: !70)
!107 = !DILocation(line: 48, column: 7, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 49, column: 12, scope: !105, inlinedAt: !106)
!109 = !DILocation(line: 50, column: 7, scope: !105, inlinedAt: !106)
!110 = !DILocation(line: 51, column: 15, scope: !105, inlinedAt: !106)
!111 = !DILocation(line: 52, column: 7, scope: !105, inlinedAt: !106)
!112 = !DILocation(line: 53, column: 12, scope: !105, inlinedAt: !106)
!113 = !DILocation(line: 54, column: 7, scope: !105, inlinedAt: !106)
!114 = !DILocation(line: 55, column: 15, scope: !105, inlinedAt: !106)
!115 = !DILocation(line: 56, column: 7, scope: !105, inlinedAt: !106)
!116 = !DILocation(line: 57, column: 18, scope: !105, inlinedAt: !106)
!117 = !DILocation(line: 58, column: 7, scope: !105, inlinedAt: !106)
!118 = !DILocation(line: 59, column: 21, scope: !105, inlinedAt: !106)
!119 = distinct !DISubprogram(name: "Int32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!120 = !DILocation(line: 27, column: 6, scope: !119)
!121 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!122 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!123 = !DILocation(line: 28, column: 10, scope: !119)
!124 = !DILocation(line: 37, column: 7, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 49, column: 12, scope: !121, inlinedAt: !124)
!126 = !DILocation(line: 34, column: 24, scope: !122, inlinedAt: !123)
!127 = !DILocation(line: 36, column: 13, scope: !122, inlinedAt: !123)
!128 = !DILocation(line: 36, column: 36, scope: !122, inlinedAt: !123)
!129 = !DILocation(line: 48, column: 7, scope: !121, inlinedAt: !124)
!130 = !DILocation(line: 50, column: 7, scope: !121, inlinedAt: !124)
!131 = !DILocation(line: 51, column: 15, scope: !121, inlinedAt: !124)
!132 = !DILocation(line: 52, column: 7, scope: !121, inlinedAt: !124)
!133 = !DILocation(line: 53, column: 12, scope: !121, inlinedAt: !124)
!134 = !DILocation(line: 54, column: 7, scope: !121, inlinedAt: !124)
!135 = !DILocation(line: 55, column: 15, scope: !121, inlinedAt: !124)
!136 = !DILocation(line: 56, column: 7, scope: !121, inlinedAt: !124)
!137 = !DILocation(line: 57, column: 18, scope: !121, inlinedAt: !124)
!138 = !DILocation(line: 58, column: 7, scope: !121, inlinedAt: !124)
!139 = !DILocation(line: 59, column: 21, scope: !121, inlinedAt: !124)
!140 = !DILocation(line: 38, column: 13, scope: !122, inlinedAt: !123)
!141 = !DILocation(line: 38, column: 33, scope: !122, inlinedAt: !123)
!142 = !DILocation(line: 38, column: 37, scope: !122, inlinedAt: !123)
!143 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!144 = !DILocation(line: 39, column: 7, scope: !122, inlinedAt: !123)
!145 = !DILocation(line: 48, column: 7, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 49, column: 12, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 50, column: 7, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 51, column: 15, scope: !143, inlinedAt: !144)
!149 = !DILocation(line: 52, column: 7, scope: !143, inlinedAt: !144)
!150 = !DILocation(line: 53, column: 12, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 54, column: 7, scope: !143, inlinedAt: !144)
!152 = !DILocation(line: 55, column: 15, scope: !143, inlinedAt: !144)
!153 = !DILocation(line: 56, column: 7, scope: !143, inlinedAt: !144)
!154 = !DILocation(line: 57, column: 18, scope: !143, inlinedAt: !144)
!155 = !DILocation(line: 58, column: 7, scope: !143, inlinedAt: !144)
!156 = !DILocation(line: 59, column: 21, scope: !143, inlinedAt: !144)
!157 = !DILocation(line: 40, column: 13, scope: !122, inlinedAt: !123)
!158 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!159 = !DILocation(line: 41, column: 7, scope: !122, inlinedAt: !123)
!160 = !DILocation(line: 48, column: 7, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 49, column: 12, scope: !158, inlinedAt: !159)
!162 = !DILocation(line: 50, column: 7, scope: !158, inlinedAt: !159)
!163 = !DILocation(line: 51, column: 15, scope: !158, inlinedAt: !159)
!164 = !DILocation(line: 52, column: 7, scope: !158, inlinedAt: !159)
!165 = !DILocation(line: 53, column: 12, scope: !158, inlinedAt: !159)
!166 = !DILocation(line: 54, column: 7, scope: !158, inlinedAt: !159)
!167 = !DILocation(line: 55, column: 15, scope: !158, inlinedAt: !159)
!168 = !DILocation(line: 56, column: 7, scope: !158, inlinedAt: !159)
!169 = !DILocation(line: 57, column: 18, scope: !158, inlinedAt: !159)
!170 = !DILocation(line: 58, column: 7, scope: !158, inlinedAt: !159)
!171 = !DILocation(line: 59, column: 21, scope: !158, inlinedAt: !159)
!172 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!173 = !DILocation(line: 34, column: 6, scope: !172)
!174 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!175 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!176 = !DILocation(line: 35, column: 10, scope: !172)
!177 = !DILocation(line: 37, column: 7, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 49, column: 12, scope: !174, inlinedAt: !177)
!179 = !DILocation(line: 34, column: 24, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 36, column: 13, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 36, column: 36, scope: !175, inlinedAt: !176)
!182 = !DILocation(line: 48, column: 7, scope: !174, inlinedAt: !177)
!183 = !DILocation(line: 50, column: 7, scope: !174, inlinedAt: !177)
!184 = !DILocation(line: 51, column: 15, scope: !174, inlinedAt: !177)
!185 = !DILocation(line: 52, column: 7, scope: !174, inlinedAt: !177)
!186 = !DILocation(line: 53, column: 12, scope: !174, inlinedAt: !177)
!187 = !DILocation(line: 54, column: 7, scope: !174, inlinedAt: !177)
!188 = !DILocation(line: 55, column: 15, scope: !174, inlinedAt: !177)
!189 = !DILocation(line: 56, column: 7, scope: !174, inlinedAt: !177)
!190 = !DILocation(line: 57, column: 18, scope: !174, inlinedAt: !177)
!191 = !DILocation(line: 58, column: 7, scope: !174, inlinedAt: !177)
!192 = !DILocation(line: 59, column: 21, scope: !174, inlinedAt: !177)
!193 = !DILocation(line: 38, column: 13, scope: !175, inlinedAt: !176)
!194 = !DILocation(line: 38, column: 33, scope: !175, inlinedAt: !176)
!195 = !DILocation(line: 38, column: 37, scope: !175, inlinedAt: !176)
!196 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!197 = !DILocation(line: 39, column: 7, scope: !175, inlinedAt: !176)
!198 = !DILocation(line: 48, column: 7, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 49, column: 12, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 50, column: 7, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 51, column: 15, scope: !196, inlinedAt: !197)
!202 = !DILocation(line: 52, column: 7, scope: !196, inlinedAt: !197)
!203 = !DILocation(line: 53, column: 12, scope: !196, inlinedAt: !197)
!204 = !DILocation(line: 54, column: 7, scope: !196, inlinedAt: !197)
!205 = !DILocation(line: 55, column: 15, scope: !196, inlinedAt: !197)
!206 = !DILocation(line: 56, column: 7, scope: !196, inlinedAt: !197)
!207 = !DILocation(line: 57, column: 18, scope: !196, inlinedAt: !197)
!208 = !DILocation(line: 58, column: 7, scope: !196, inlinedAt: !197)
!209 = !DILocation(line: 59, column: 21, scope: !196, inlinedAt: !197)
!210 = !DILocation(line: 40, column: 13, scope: !175, inlinedAt: !176)
!211 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!212 = !DILocation(line: 41, column: 7, scope: !175, inlinedAt: !176)
!213 = !DILocation(line: 48, column: 7, scope: !211, inlinedAt: !212)
!214 = !DILocation(line: 49, column: 12, scope: !211, inlinedAt: !212)
!215 = !DILocation(line: 50, column: 7, scope: !211, inlinedAt: !212)
!216 = !DILocation(line: 51, column: 15, scope: !211, inlinedAt: !212)
!217 = !DILocation(line: 52, column: 7, scope: !211, inlinedAt: !212)
!218 = !DILocation(line: 53, column: 12, scope: !211, inlinedAt: !212)
!219 = !DILocation(line: 54, column: 7, scope: !211, inlinedAt: !212)
!220 = !DILocation(line: 55, column: 15, scope: !211, inlinedAt: !212)
!221 = !DILocation(line: 56, column: 7, scope: !211, inlinedAt: !212)
!222 = !DILocation(line: 57, column: 18, scope: !211, inlinedAt: !212)
!223 = !DILocation(line: 58, column: 7, scope: !211, inlinedAt: !212)
!224 = !DILocation(line: 59, column: 21, scope: !211, inlinedAt: !212)
!225 = distinct !DISubprogram(name: "Int", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!226 = !DILocation(line: 41, column: 6, scope: !225)
!227 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!228 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!229 = !DILocation(line: 42, column: 10, scope: !225)
!230 = !DILocation(line: 37, column: 7, scope: !228, inlinedAt: !229)
!231 = !DILocation(line: 49, column: 12, scope: !227, inlinedAt: !230)
!232 = !DILocation(line: 34, column: 24, scope: !228, inlinedAt: !229)
!233 = !DILocation(line: 36, column: 13, scope: !228, inlinedAt: !229)
!234 = !DILocation(line: 36, column: 36, scope: !228, inlinedAt: !229)
!235 = !DILocation(line: 48, column: 7, scope: !227, inlinedAt: !230)
!236 = !DILocation(line: 50, column: 7, scope: !227, inlinedAt: !230)
!237 = !DILocation(line: 51, column: 15, scope: !227, inlinedAt: !230)
!238 = !DILocation(line: 52, column: 7, scope: !227, inlinedAt: !230)
!239 = !DILocation(line: 53, column: 12, scope: !227, inlinedAt: !230)
!240 = !DILocation(line: 54, column: 7, scope: !227, inlinedAt: !230)
!241 = !DILocation(line: 55, column: 15, scope: !227, inlinedAt: !230)
!242 = !DILocation(line: 56, column: 7, scope: !227, inlinedAt: !230)
!243 = !DILocation(line: 57, column: 18, scope: !227, inlinedAt: !230)
!244 = !DILocation(line: 58, column: 7, scope: !227, inlinedAt: !230)
!245 = !DILocation(line: 59, column: 21, scope: !227, inlinedAt: !230)
!246 = !DILocation(line: 38, column: 13, scope: !228, inlinedAt: !229)
!247 = !DILocation(line: 38, column: 33, scope: !228, inlinedAt: !229)
!248 = !DILocation(line: 38, column: 37, scope: !228, inlinedAt: !229)
!249 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!250 = !DILocation(line: 39, column: 7, scope: !228, inlinedAt: !229)
!251 = !DILocation(line: 48, column: 7, scope: !249, inlinedAt: !250)
!252 = !DILocation(line: 49, column: 12, scope: !249, inlinedAt: !250)
!253 = !DILocation(line: 50, column: 7, scope: !249, inlinedAt: !250)
!254 = !DILocation(line: 51, column: 15, scope: !249, inlinedAt: !250)
!255 = !DILocation(line: 52, column: 7, scope: !249, inlinedAt: !250)
!256 = !DILocation(line: 53, column: 12, scope: !249, inlinedAt: !250)
!257 = !DILocation(line: 54, column: 7, scope: !249, inlinedAt: !250)
!258 = !DILocation(line: 55, column: 15, scope: !249, inlinedAt: !250)
!259 = !DILocation(line: 56, column: 7, scope: !249, inlinedAt: !250)
!260 = !DILocation(line: 57, column: 18, scope: !249, inlinedAt: !250)
!261 = !DILocation(line: 58, column: 7, scope: !249, inlinedAt: !250)
!262 = !DILocation(line: 59, column: 21, scope: !249, inlinedAt: !250)
!263 = !DILocation(line: 40, column: 13, scope: !228, inlinedAt: !229)
!264 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!265 = !DILocation(line: 41, column: 7, scope: !228, inlinedAt: !229)
!266 = !DILocation(line: 48, column: 7, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 49, column: 12, scope: !264, inlinedAt: !265)
!268 = !DILocation(line: 50, column: 7, scope: !264, inlinedAt: !265)
!269 = !DILocation(line: 51, column: 15, scope: !264, inlinedAt: !265)
!270 = !DILocation(line: 52, column: 7, scope: !264, inlinedAt: !265)
!271 = !DILocation(line: 53, column: 12, scope: !264, inlinedAt: !265)
!272 = !DILocation(line: 54, column: 7, scope: !264, inlinedAt: !265)
!273 = !DILocation(line: 55, column: 15, scope: !264, inlinedAt: !265)
!274 = !DILocation(line: 56, column: 7, scope: !264, inlinedAt: !265)
!275 = !DILocation(line: 57, column: 18, scope: !264, inlinedAt: !265)
!276 = !DILocation(line: 58, column: 7, scope: !264, inlinedAt: !265)
!277 = !DILocation(line: 59, column: 21, scope: !264, inlinedAt: !265)
!278 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!279 = !DILocation(line: 48, column: 6, scope: !278)
!280 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!281 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!282 = !DILocation(line: 49, column: 10, scope: !278)
!283 = !DILocation(line: 37, column: 7, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 49, column: 12, scope: !280, inlinedAt: !283)
!285 = !DILocation(line: 34, column: 24, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 36, column: 13, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 36, column: 36, scope: !281, inlinedAt: !282)
!288 = !DILocation(line: 48, column: 7, scope: !280, inlinedAt: !283)
!289 = !DILocation(line: 50, column: 7, scope: !280, inlinedAt: !283)
!290 = !DILocation(line: 51, column: 15, scope: !280, inlinedAt: !283)
!291 = !DILocation(line: 52, column: 7, scope: !280, inlinedAt: !283)
!292 = !DILocation(line: 53, column: 12, scope: !280, inlinedAt: !283)
!293 = !DILocation(line: 54, column: 7, scope: !280, inlinedAt: !283)
!294 = !DILocation(line: 55, column: 15, scope: !280, inlinedAt: !283)
!295 = !DILocation(line: 56, column: 7, scope: !280, inlinedAt: !283)
!296 = !DILocation(line: 57, column: 18, scope: !280, inlinedAt: !283)
!297 = !DILocation(line: 58, column: 7, scope: !280, inlinedAt: !283)
!298 = !DILocation(line: 59, column: 21, scope: !280, inlinedAt: !283)
!299 = !DILocation(line: 38, column: 13, scope: !281, inlinedAt: !282)
!300 = !DILocation(line: 38, column: 33, scope: !281, inlinedAt: !282)
!301 = !DILocation(line: 38, column: 37, scope: !281, inlinedAt: !282)
!302 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!303 = !DILocation(line: 39, column: 7, scope: !281, inlinedAt: !282)
!304 = !DILocation(line: 48, column: 7, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 49, column: 12, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 50, column: 7, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 51, column: 15, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 52, column: 7, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 53, column: 12, scope: !302, inlinedAt: !303)
!310 = !DILocation(line: 54, column: 7, scope: !302, inlinedAt: !303)
!311 = !DILocation(line: 55, column: 15, scope: !302, inlinedAt: !303)
!312 = !DILocation(line: 56, column: 7, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 57, column: 18, scope: !302, inlinedAt: !303)
!314 = !DILocation(line: 58, column: 7, scope: !302, inlinedAt: !303)
!315 = !DILocation(line: 59, column: 21, scope: !302, inlinedAt: !303)
!316 = !DILocation(line: 40, column: 13, scope: !281, inlinedAt: !282)
!317 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!318 = !DILocation(line: 41, column: 7, scope: !281, inlinedAt: !282)
!319 = !DILocation(line: 48, column: 7, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 49, column: 12, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 50, column: 7, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 51, column: 15, scope: !317, inlinedAt: !318)
!323 = !DILocation(line: 52, column: 7, scope: !317, inlinedAt: !318)
!324 = !DILocation(line: 53, column: 12, scope: !317, inlinedAt: !318)
!325 = !DILocation(line: 54, column: 7, scope: !317, inlinedAt: !318)
!326 = !DILocation(line: 55, column: 15, scope: !317, inlinedAt: !318)
!327 = !DILocation(line: 56, column: 7, scope: !317, inlinedAt: !318)
!328 = !DILocation(line: 57, column: 18, scope: !317, inlinedAt: !318)
!329 = !DILocation(line: 58, column: 7, scope: !317, inlinedAt: !318)
!330 = !DILocation(line: 59, column: 21, scope: !317, inlinedAt: !318)
!331 = distinct !DISubprogram(name: "Uint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!332 = !DILocation(line: 55, column: 6, scope: !331)
!333 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!334 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!335 = !DILocation(line: 56, column: 10, scope: !331)
!336 = !DILocation(line: 37, column: 7, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 49, column: 12, scope: !333, inlinedAt: !336)
!338 = !DILocation(line: 34, column: 24, scope: !334, inlinedAt: !335)
!339 = !DILocation(line: 36, column: 13, scope: !334, inlinedAt: !335)
!340 = !DILocation(line: 36, column: 36, scope: !334, inlinedAt: !335)
!341 = !DILocation(line: 48, column: 7, scope: !333, inlinedAt: !336)
!342 = !DILocation(line: 50, column: 7, scope: !333, inlinedAt: !336)
!343 = !DILocation(line: 51, column: 15, scope: !333, inlinedAt: !336)
!344 = !DILocation(line: 52, column: 7, scope: !333, inlinedAt: !336)
!345 = !DILocation(line: 53, column: 12, scope: !333, inlinedAt: !336)
!346 = !DILocation(line: 54, column: 7, scope: !333, inlinedAt: !336)
!347 = !DILocation(line: 55, column: 15, scope: !333, inlinedAt: !336)
!348 = !DILocation(line: 56, column: 7, scope: !333, inlinedAt: !336)
!349 = !DILocation(line: 57, column: 18, scope: !333, inlinedAt: !336)
!350 = !DILocation(line: 58, column: 7, scope: !333, inlinedAt: !336)
!351 = !DILocation(line: 59, column: 21, scope: !333, inlinedAt: !336)
!352 = !DILocation(line: 38, column: 13, scope: !334, inlinedAt: !335)
!353 = !DILocation(line: 38, column: 33, scope: !334, inlinedAt: !335)
!354 = !DILocation(line: 38, column: 37, scope: !334, inlinedAt: !335)
!355 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!356 = !DILocation(line: 39, column: 7, scope: !334, inlinedAt: !335)
!357 = !DILocation(line: 48, column: 7, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 49, column: 12, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 50, column: 7, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 51, column: 15, scope: !355, inlinedAt: !356)
!361 = !DILocation(line: 52, column: 7, scope: !355, inlinedAt: !356)
!362 = !DILocation(line: 53, column: 12, scope: !355, inlinedAt: !356)
!363 = !DILocation(line: 54, column: 7, scope: !355, inlinedAt: !356)
!364 = !DILocation(line: 55, column: 15, scope: !355, inlinedAt: !356)
!365 = !DILocation(line: 56, column: 7, scope: !355, inlinedAt: !356)
!366 = !DILocation(line: 57, column: 18, scope: !355, inlinedAt: !356)
!367 = !DILocation(line: 58, column: 7, scope: !355, inlinedAt: !356)
!368 = !DILocation(line: 59, column: 21, scope: !355, inlinedAt: !356)
!369 = !DILocation(line: 40, column: 13, scope: !334, inlinedAt: !335)
!370 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!371 = !DILocation(line: 41, column: 7, scope: !334, inlinedAt: !335)
!372 = !DILocation(line: 48, column: 7, scope: !370, inlinedAt: !371)
!373 = !DILocation(line: 49, column: 12, scope: !370, inlinedAt: !371)
!374 = !DILocation(line: 50, column: 7, scope: !370, inlinedAt: !371)
!375 = !DILocation(line: 51, column: 15, scope: !370, inlinedAt: !371)
!376 = !DILocation(line: 52, column: 7, scope: !370, inlinedAt: !371)
!377 = !DILocation(line: 53, column: 12, scope: !370, inlinedAt: !371)
!378 = !DILocation(line: 54, column: 7, scope: !370, inlinedAt: !371)
!379 = !DILocation(line: 55, column: 15, scope: !370, inlinedAt: !371)
!380 = !DILocation(line: 56, column: 7, scope: !370, inlinedAt: !371)
!381 = !DILocation(line: 57, column: 18, scope: !370, inlinedAt: !371)
!382 = !DILocation(line: 58, column: 7, scope: !370, inlinedAt: !371)
!383 = !DILocation(line: 59, column: 21, scope: !370, inlinedAt: !371)
!384 = distinct !DISubprogram(name: "Uint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!385 = !DILocation(line: 62, column: 6, scope: !384)
!386 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!387 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!388 = !DILocation(line: 63, column: 10, scope: !384)
!389 = !DILocation(line: 37, column: 7, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 49, column: 12, scope: !386, inlinedAt: !389)
!391 = !DILocation(line: 34, column: 24, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 36, column: 13, scope: !387, inlinedAt: !388)
!393 = !DILocation(line: 36, column: 36, scope: !387, inlinedAt: !388)
!394 = !DILocation(line: 48, column: 7, scope: !386, inlinedAt: !389)
!395 = !DILocation(line: 50, column: 7, scope: !386, inlinedAt: !389)
!396 = !DILocation(line: 51, column: 15, scope: !386, inlinedAt: !389)
!397 = !DILocation(line: 52, column: 7, scope: !386, inlinedAt: !389)
!398 = !DILocation(line: 53, column: 12, scope: !386, inlinedAt: !389)
!399 = !DILocation(line: 54, column: 7, scope: !386, inlinedAt: !389)
!400 = !DILocation(line: 55, column: 15, scope: !386, inlinedAt: !389)
!401 = !DILocation(line: 56, column: 7, scope: !386, inlinedAt: !389)
!402 = !DILocation(line: 57, column: 18, scope: !386, inlinedAt: !389)
!403 = !DILocation(line: 58, column: 7, scope: !386, inlinedAt: !389)
!404 = !DILocation(line: 59, column: 21, scope: !386, inlinedAt: !389)
!405 = !DILocation(line: 38, column: 13, scope: !387, inlinedAt: !388)
!406 = !DILocation(line: 38, column: 33, scope: !387, inlinedAt: !388)
!407 = !DILocation(line: 38, column: 37, scope: !387, inlinedAt: !388)
!408 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!409 = !DILocation(line: 39, column: 7, scope: !387, inlinedAt: !388)
!410 = !DILocation(line: 48, column: 7, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 49, column: 12, scope: !408, inlinedAt: !409)
!412 = !DILocation(line: 50, column: 7, scope: !408, inlinedAt: !409)
!413 = !DILocation(line: 51, column: 15, scope: !408, inlinedAt: !409)
!414 = !DILocation(line: 52, column: 7, scope: !408, inlinedAt: !409)
!415 = !DILocation(line: 53, column: 12, scope: !408, inlinedAt: !409)
!416 = !DILocation(line: 54, column: 7, scope: !408, inlinedAt: !409)
!417 = !DILocation(line: 55, column: 15, scope: !408, inlinedAt: !409)
!418 = !DILocation(line: 56, column: 7, scope: !408, inlinedAt: !409)
!419 = !DILocation(line: 57, column: 18, scope: !408, inlinedAt: !409)
!420 = !DILocation(line: 58, column: 7, scope: !408, inlinedAt: !409)
!421 = !DILocation(line: 59, column: 21, scope: !408, inlinedAt: !409)
!422 = !DILocation(line: 40, column: 13, scope: !387, inlinedAt: !388)
!423 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!424 = !DILocation(line: 41, column: 7, scope: !387, inlinedAt: !388)
!425 = !DILocation(line: 48, column: 7, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 49, column: 12, scope: !423, inlinedAt: !424)
!427 = !DILocation(line: 50, column: 7, scope: !423, inlinedAt: !424)
!428 = !DILocation(line: 51, column: 15, scope: !423, inlinedAt: !424)
!429 = !DILocation(line: 52, column: 7, scope: !423, inlinedAt: !424)
!430 = !DILocation(line: 53, column: 12, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 54, column: 7, scope: !423, inlinedAt: !424)
!432 = !DILocation(line: 55, column: 15, scope: !423, inlinedAt: !424)
!433 = !DILocation(line: 56, column: 7, scope: !423, inlinedAt: !424)
!434 = !DILocation(line: 57, column: 18, scope: !423, inlinedAt: !424)
!435 = !DILocation(line: 58, column: 7, scope: !423, inlinedAt: !424)
!436 = !DILocation(line: 59, column: 21, scope: !423, inlinedAt: !424)
!437 = distinct !DISubprogram(name: "Uint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!438 = !DILocation(line: 69, column: 6, scope: !437)
!439 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!440 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!441 = !DILocation(line: 70, column: 10, scope: !437)
!442 = !DILocation(line: 37, column: 7, scope: !440, inlinedAt: !441)
!443 = !DILocation(line: 49, column: 12, scope: !439, inlinedAt: !442)
!444 = !DILocation(line: 34, column: 24, scope: !440, inlinedAt: !441)
!445 = !DILocation(line: 36, column: 13, scope: !440, inlinedAt: !441)
!446 = !DILocation(line: 36, column: 36, scope: !440, inlinedAt: !441)
!447 = !DILocation(line: 48, column: 7, scope: !439, inlinedAt: !442)
!448 = !DILocation(line: 50, column: 7, scope: !439, inlinedAt: !442)
!449 = !DILocation(line: 51, column: 15, scope: !439, inlinedAt: !442)
!450 = !DILocation(line: 52, column: 7, scope: !439, inlinedAt: !442)
!451 = !DILocation(line: 53, column: 12, scope: !439, inlinedAt: !442)
!452 = !DILocation(line: 54, column: 7, scope: !439, inlinedAt: !442)
!453 = !DILocation(line: 55, column: 15, scope: !439, inlinedAt: !442)
!454 = !DILocation(line: 56, column: 7, scope: !439, inlinedAt: !442)
!455 = !DILocation(line: 57, column: 18, scope: !439, inlinedAt: !442)
!456 = !DILocation(line: 58, column: 7, scope: !439, inlinedAt: !442)
!457 = !DILocation(line: 59, column: 21, scope: !439, inlinedAt: !442)
!458 = !DILocation(line: 38, column: 13, scope: !440, inlinedAt: !441)
!459 = !DILocation(line: 38, column: 33, scope: !440, inlinedAt: !441)
!460 = !DILocation(line: 38, column: 37, scope: !440, inlinedAt: !441)
!461 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!462 = !DILocation(line: 39, column: 7, scope: !440, inlinedAt: !441)
!463 = !DILocation(line: 48, column: 7, scope: !461, inlinedAt: !462)
!464 = !DILocation(line: 49, column: 12, scope: !461, inlinedAt: !462)
!465 = !DILocation(line: 50, column: 7, scope: !461, inlinedAt: !462)
!466 = !DILocation(line: 51, column: 15, scope: !461, inlinedAt: !462)
!467 = !DILocation(line: 52, column: 7, scope: !461, inlinedAt: !462)
!468 = !DILocation(line: 53, column: 12, scope: !461, inlinedAt: !462)
!469 = !DILocation(line: 54, column: 7, scope: !461, inlinedAt: !462)
!470 = !DILocation(line: 55, column: 15, scope: !461, inlinedAt: !462)
!471 = !DILocation(line: 56, column: 7, scope: !461, inlinedAt: !462)
!472 = !DILocation(line: 57, column: 18, scope: !461, inlinedAt: !462)
!473 = !DILocation(line: 58, column: 7, scope: !461, inlinedAt: !462)
!474 = !DILocation(line: 59, column: 21, scope: !461, inlinedAt: !462)
!475 = !DILocation(line: 40, column: 13, scope: !440, inlinedAt: !441)
!476 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!477 = !DILocation(line: 41, column: 7, scope: !440, inlinedAt: !441)
!478 = !DILocation(line: 48, column: 7, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 49, column: 12, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 50, column: 7, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 51, column: 15, scope: !476, inlinedAt: !477)
!482 = !DILocation(line: 52, column: 7, scope: !476, inlinedAt: !477)
!483 = !DILocation(line: 53, column: 12, scope: !476, inlinedAt: !477)
!484 = !DILocation(line: 54, column: 7, scope: !476, inlinedAt: !477)
!485 = !DILocation(line: 55, column: 15, scope: !476, inlinedAt: !477)
!486 = !DILocation(line: 56, column: 7, scope: !476, inlinedAt: !477)
!487 = !DILocation(line: 57, column: 18, scope: !476, inlinedAt: !477)
!488 = !DILocation(line: 58, column: 7, scope: !476, inlinedAt: !477)
!489 = !DILocation(line: 59, column: 21, scope: !476, inlinedAt: !477)
!490 = distinct !DISubprogram(name: "Uint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!491 = !DILocation(line: 76, column: 6, scope: !490)
!492 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!493 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!494 = !DILocation(line: 77, column: 10, scope: !490)
!495 = !DILocation(line: 37, column: 7, scope: !493, inlinedAt: !494)
!496 = !DILocation(line: 49, column: 12, scope: !492, inlinedAt: !495)
!497 = !DILocation(line: 34, column: 24, scope: !493, inlinedAt: !494)
!498 = !DILocation(line: 36, column: 13, scope: !493, inlinedAt: !494)
!499 = !DILocation(line: 36, column: 36, scope: !493, inlinedAt: !494)
!500 = !DILocation(line: 48, column: 7, scope: !492, inlinedAt: !495)
!501 = !DILocation(line: 50, column: 7, scope: !492, inlinedAt: !495)
!502 = !DILocation(line: 51, column: 15, scope: !492, inlinedAt: !495)
!503 = !DILocation(line: 52, column: 7, scope: !492, inlinedAt: !495)
!504 = !DILocation(line: 53, column: 12, scope: !492, inlinedAt: !495)
!505 = !DILocation(line: 54, column: 7, scope: !492, inlinedAt: !495)
!506 = !DILocation(line: 55, column: 15, scope: !492, inlinedAt: !495)
!507 = !DILocation(line: 56, column: 7, scope: !492, inlinedAt: !495)
!508 = !DILocation(line: 57, column: 18, scope: !492, inlinedAt: !495)
!509 = !DILocation(line: 58, column: 7, scope: !492, inlinedAt: !495)
!510 = !DILocation(line: 59, column: 21, scope: !492, inlinedAt: !495)
!511 = !DILocation(line: 38, column: 13, scope: !493, inlinedAt: !494)
!512 = !DILocation(line: 38, column: 33, scope: !493, inlinedAt: !494)
!513 = !DILocation(line: 38, column: 37, scope: !493, inlinedAt: !494)
!514 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!515 = !DILocation(line: 39, column: 7, scope: !493, inlinedAt: !494)
!516 = !DILocation(line: 48, column: 7, scope: !514, inlinedAt: !515)
!517 = !DILocation(line: 49, column: 12, scope: !514, inlinedAt: !515)
!518 = !DILocation(line: 50, column: 7, scope: !514, inlinedAt: !515)
!519 = !DILocation(line: 51, column: 15, scope: !514, inlinedAt: !515)
!520 = !DILocation(line: 52, column: 7, scope: !514, inlinedAt: !515)
!521 = !DILocation(line: 53, column: 12, scope: !514, inlinedAt: !515)
!522 = !DILocation(line: 54, column: 7, scope: !514, inlinedAt: !515)
!523 = !DILocation(line: 55, column: 15, scope: !514, inlinedAt: !515)
!524 = !DILocation(line: 56, column: 7, scope: !514, inlinedAt: !515)
!525 = !DILocation(line: 57, column: 18, scope: !514, inlinedAt: !515)
!526 = !DILocation(line: 58, column: 7, scope: !514, inlinedAt: !515)
!527 = !DILocation(line: 59, column: 21, scope: !514, inlinedAt: !515)
!528 = !DILocation(line: 40, column: 13, scope: !493, inlinedAt: !494)
!529 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!530 = !DILocation(line: 41, column: 7, scope: !493, inlinedAt: !494)
!531 = !DILocation(line: 48, column: 7, scope: !529, inlinedAt: !530)
!532 = !DILocation(line: 49, column: 12, scope: !529, inlinedAt: !530)
!533 = !DILocation(line: 50, column: 7, scope: !529, inlinedAt: !530)
!534 = !DILocation(line: 51, column: 15, scope: !529, inlinedAt: !530)
!535 = !DILocation(line: 52, column: 7, scope: !529, inlinedAt: !530)
!536 = !DILocation(line: 53, column: 12, scope: !529, inlinedAt: !530)
!537 = !DILocation(line: 54, column: 7, scope: !529, inlinedAt: !530)
!538 = !DILocation(line: 55, column: 15, scope: !529, inlinedAt: !530)
!539 = !DILocation(line: 56, column: 7, scope: !529, inlinedAt: !530)
!540 = !DILocation(line: 57, column: 18, scope: !529, inlinedAt: !530)
!541 = !DILocation(line: 58, column: 7, scope: !529, inlinedAt: !530)
!542 = !DILocation(line: 59, column: 21, scope: !529, inlinedAt: !530)
!543 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!544 = !DILocation(line: 83, column: 6, scope: !543)
!545 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!546 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!547 = !DILocation(line: 84, column: 10, scope: !543)
!548 = !DILocation(line: 37, column: 7, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 49, column: 12, scope: !545, inlinedAt: !548)
!550 = !DILocation(line: 34, column: 24, scope: !546, inlinedAt: !547)
!551 = !DILocation(line: 36, column: 13, scope: !546, inlinedAt: !547)
!552 = !DILocation(line: 36, column: 36, scope: !546, inlinedAt: !547)
!553 = !DILocation(line: 48, column: 7, scope: !545, inlinedAt: !548)
!554 = !DILocation(line: 50, column: 7, scope: !545, inlinedAt: !548)
!555 = !DILocation(line: 51, column: 15, scope: !545, inlinedAt: !548)
!556 = !DILocation(line: 52, column: 7, scope: !545, inlinedAt: !548)
!557 = !DILocation(line: 53, column: 12, scope: !545, inlinedAt: !548)
!558 = !DILocation(line: 54, column: 7, scope: !545, inlinedAt: !548)
!559 = !DILocation(line: 55, column: 15, scope: !545, inlinedAt: !548)
!560 = !DILocation(line: 56, column: 7, scope: !545, inlinedAt: !548)
!561 = !DILocation(line: 57, column: 18, scope: !545, inlinedAt: !548)
!562 = !DILocation(line: 58, column: 7, scope: !545, inlinedAt: !548)
!563 = !DILocation(line: 59, column: 21, scope: !545, inlinedAt: !548)
!564 = !DILocation(line: 38, column: 13, scope: !546, inlinedAt: !547)
!565 = !DILocation(line: 38, column: 33, scope: !546, inlinedAt: !547)
!566 = !DILocation(line: 38, column: 37, scope: !546, inlinedAt: !547)
!567 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!568 = !DILocation(line: 39, column: 7, scope: !546, inlinedAt: !547)
!569 = !DILocation(line: 48, column: 7, scope: !567, inlinedAt: !568)
!570 = !DILocation(line: 49, column: 12, scope: !567, inlinedAt: !568)
!571 = !DILocation(line: 50, column: 7, scope: !567, inlinedAt: !568)
!572 = !DILocation(line: 51, column: 15, scope: !567, inlinedAt: !568)
!573 = !DILocation(line: 52, column: 7, scope: !567, inlinedAt: !568)
!574 = !DILocation(line: 53, column: 12, scope: !567, inlinedAt: !568)
!575 = !DILocation(line: 54, column: 7, scope: !567, inlinedAt: !568)
!576 = !DILocation(line: 55, column: 15, scope: !567, inlinedAt: !568)
!577 = !DILocation(line: 56, column: 7, scope: !567, inlinedAt: !568)
!578 = !DILocation(line: 57, column: 18, scope: !567, inlinedAt: !568)
!579 = !DILocation(line: 58, column: 7, scope: !567, inlinedAt: !568)
!580 = !DILocation(line: 59, column: 21, scope: !567, inlinedAt: !568)
!581 = !DILocation(line: 40, column: 13, scope: !546, inlinedAt: !547)
!582 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!583 = !DILocation(line: 41, column: 7, scope: !546, inlinedAt: !547)
!584 = !DILocation(line: 48, column: 7, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 49, column: 12, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 50, column: 7, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 51, column: 15, scope: !582, inlinedAt: !583)
!588 = !DILocation(line: 52, column: 7, scope: !582, inlinedAt: !583)
!589 = !DILocation(line: 53, column: 12, scope: !582, inlinedAt: !583)
!590 = !DILocation(line: 54, column: 7, scope: !582, inlinedAt: !583)
!591 = !DILocation(line: 55, column: 15, scope: !582, inlinedAt: !583)
!592 = !DILocation(line: 56, column: 7, scope: !582, inlinedAt: !583)
!593 = !DILocation(line: 57, column: 18, scope: !582, inlinedAt: !583)
!594 = !DILocation(line: 58, column: 7, scope: !582, inlinedAt: !583)
!595 = !DILocation(line: 59, column: 21, scope: !582, inlinedAt: !583)
!596 = distinct !DISubprogram(name: "Float64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!597 = !DILocation(line: 90, column: 6, scope: !596)
!598 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!599 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!600 = !DILocation(line: 91, column: 10, scope: !596)
!601 = !DILocation(line: 37, column: 7, scope: !599, inlinedAt: !600)
!602 = !DILocation(line: 49, column: 12, scope: !598, inlinedAt: !601)
!603 = !DILocation(line: 34, column: 24, scope: !599, inlinedAt: !600)
!604 = !DILocation(line: 36, column: 13, scope: !599, inlinedAt: !600)
!605 = !DILocation(line: 36, column: 36, scope: !599, inlinedAt: !600)
!606 = !DILocation(line: 48, column: 7, scope: !598, inlinedAt: !601)
!607 = !DILocation(line: 50, column: 7, scope: !598, inlinedAt: !601)
!608 = !DILocation(line: 51, column: 15, scope: !598, inlinedAt: !601)
!609 = !DILocation(line: 52, column: 7, scope: !598, inlinedAt: !601)
!610 = !DILocation(line: 53, column: 12, scope: !598, inlinedAt: !601)
!611 = !DILocation(line: 54, column: 7, scope: !598, inlinedAt: !601)
!612 = !DILocation(line: 55, column: 15, scope: !598, inlinedAt: !601)
!613 = !DILocation(line: 56, column: 7, scope: !598, inlinedAt: !601)
!614 = !DILocation(line: 57, column: 18, scope: !598, inlinedAt: !601)
!615 = !DILocation(line: 58, column: 7, scope: !598, inlinedAt: !601)
!616 = !DILocation(line: 59, column: 21, scope: !598, inlinedAt: !601)
!617 = !DILocation(line: 38, column: 13, scope: !599, inlinedAt: !600)
!618 = !DILocation(line: 38, column: 33, scope: !599, inlinedAt: !600)
!619 = !DILocation(line: 38, column: 37, scope: !599, inlinedAt: !600)
!620 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!621 = !DILocation(line: 39, column: 7, scope: !599, inlinedAt: !600)
!622 = !DILocation(line: 48, column: 7, scope: !620, inlinedAt: !621)
!623 = !DILocation(line: 49, column: 12, scope: !620, inlinedAt: !621)
!624 = !DILocation(line: 50, column: 7, scope: !620, inlinedAt: !621)
!625 = !DILocation(line: 51, column: 15, scope: !620, inlinedAt: !621)
!626 = !DILocation(line: 52, column: 7, scope: !620, inlinedAt: !621)
!627 = !DILocation(line: 53, column: 12, scope: !620, inlinedAt: !621)
!628 = !DILocation(line: 54, column: 7, scope: !620, inlinedAt: !621)
!629 = !DILocation(line: 55, column: 15, scope: !620, inlinedAt: !621)
!630 = !DILocation(line: 56, column: 7, scope: !620, inlinedAt: !621)
!631 = !DILocation(line: 57, column: 18, scope: !620, inlinedAt: !621)
!632 = !DILocation(line: 58, column: 7, scope: !620, inlinedAt: !621)
!633 = !DILocation(line: 59, column: 21, scope: !620, inlinedAt: !621)
!634 = !DILocation(line: 40, column: 13, scope: !599, inlinedAt: !600)
!635 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!636 = !DILocation(line: 41, column: 7, scope: !599, inlinedAt: !600)
!637 = !DILocation(line: 48, column: 7, scope: !635, inlinedAt: !636)
!638 = !DILocation(line: 49, column: 12, scope: !635, inlinedAt: !636)
!639 = !DILocation(line: 50, column: 7, scope: !635, inlinedAt: !636)
!640 = !DILocation(line: 51, column: 15, scope: !635, inlinedAt: !636)
!641 = !DILocation(line: 52, column: 7, scope: !635, inlinedAt: !636)
!642 = !DILocation(line: 53, column: 12, scope: !635, inlinedAt: !636)
!643 = !DILocation(line: 54, column: 7, scope: !635, inlinedAt: !636)
!644 = !DILocation(line: 55, column: 15, scope: !635, inlinedAt: !636)
!645 = !DILocation(line: 56, column: 7, scope: !635, inlinedAt: !636)
!646 = !DILocation(line: 57, column: 18, scope: !635, inlinedAt: !636)
!647 = !DILocation(line: 58, column: 7, scope: !635, inlinedAt: !636)
!648 = !DILocation(line: 59, column: 21, scope: !635, inlinedAt: !636)
!649 = distinct !DISubprogram(name: "Float16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!650 = !DILocation(line: 97, column: 6, scope: !649)
!651 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!652 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!653 = !DILocation(line: 98, column: 10, scope: !649)
!654 = !DILocation(line: 37, column: 7, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 49, column: 12, scope: !651, inlinedAt: !654)
!656 = !DILocation(line: 34, column: 24, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 36, column: 13, scope: !652, inlinedAt: !653)
!658 = !DILocation(line: 36, column: 36, scope: !652, inlinedAt: !653)
!659 = !DILocation(line: 48, column: 7, scope: !651, inlinedAt: !654)
!660 = !DILocation(line: 50, column: 7, scope: !651, inlinedAt: !654)
!661 = !DILocation(line: 51, column: 15, scope: !651, inlinedAt: !654)
!662 = !DILocation(line: 52, column: 7, scope: !651, inlinedAt: !654)
!663 = !DILocation(line: 53, column: 12, scope: !651, inlinedAt: !654)
!664 = !DILocation(line: 54, column: 7, scope: !651, inlinedAt: !654)
!665 = !DILocation(line: 55, column: 15, scope: !651, inlinedAt: !654)
!666 = !DILocation(line: 56, column: 7, scope: !651, inlinedAt: !654)
!667 = !DILocation(line: 57, column: 18, scope: !651, inlinedAt: !654)
!668 = !DILocation(line: 58, column: 7, scope: !651, inlinedAt: !654)
!669 = !DILocation(line: 59, column: 21, scope: !651, inlinedAt: !654)
!670 = !DILocation(line: 38, column: 13, scope: !652, inlinedAt: !653)
!671 = !DILocation(line: 38, column: 33, scope: !652, inlinedAt: !653)
!672 = !DILocation(line: 38, column: 37, scope: !652, inlinedAt: !653)
!673 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!674 = !DILocation(line: 39, column: 7, scope: !652, inlinedAt: !653)
!675 = !DILocation(line: 48, column: 7, scope: !673, inlinedAt: !674)
!676 = !DILocation(line: 49, column: 12, scope: !673, inlinedAt: !674)
!677 = !DILocation(line: 50, column: 7, scope: !673, inlinedAt: !674)
!678 = !DILocation(line: 51, column: 15, scope: !673, inlinedAt: !674)
!679 = !DILocation(line: 52, column: 7, scope: !673, inlinedAt: !674)
!680 = !DILocation(line: 53, column: 12, scope: !673, inlinedAt: !674)
!681 = !DILocation(line: 54, column: 7, scope: !673, inlinedAt: !674)
!682 = !DILocation(line: 55, column: 15, scope: !673, inlinedAt: !674)
!683 = !DILocation(line: 56, column: 7, scope: !673, inlinedAt: !674)
!684 = !DILocation(line: 57, column: 18, scope: !673, inlinedAt: !674)
!685 = !DILocation(line: 58, column: 7, scope: !673, inlinedAt: !674)
!686 = !DILocation(line: 59, column: 21, scope: !673, inlinedAt: !674)
!687 = !DILocation(line: 40, column: 13, scope: !652, inlinedAt: !653)
!688 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!689 = !DILocation(line: 41, column: 7, scope: !652, inlinedAt: !653)
!690 = !DILocation(line: 48, column: 7, scope: !688, inlinedAt: !689)
!691 = !DILocation(line: 49, column: 12, scope: !688, inlinedAt: !689)
!692 = !DILocation(line: 50, column: 7, scope: !688, inlinedAt: !689)
!693 = !DILocation(line: 51, column: 15, scope: !688, inlinedAt: !689)
!694 = !DILocation(line: 52, column: 7, scope: !688, inlinedAt: !689)
!695 = !DILocation(line: 53, column: 12, scope: !688, inlinedAt: !689)
!696 = !DILocation(line: 54, column: 7, scope: !688, inlinedAt: !689)
!697 = !DILocation(line: 55, column: 15, scope: !688, inlinedAt: !689)
!698 = !DILocation(line: 56, column: 7, scope: !688, inlinedAt: !689)
!699 = !DILocation(line: 57, column: 18, scope: !688, inlinedAt: !689)
!700 = !DILocation(line: 58, column: 7, scope: !688, inlinedAt: !689)
!701 = !DILocation(line: 59, column: 21, scope: !688, inlinedAt: !689)
!702 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!703 = !DILocation(line: 104, column: 6, scope: !702)
!704 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!705 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!706 = !DILocation(line: 105, column: 10, scope: !702)
!707 = !DILocation(line: 37, column: 7, scope: !705, inlinedAt: !706)
!708 = !DILocation(line: 49, column: 12, scope: !704, inlinedAt: !707)
!709 = !DILocation(line: 34, column: 24, scope: !705, inlinedAt: !706)
!710 = !DILocation(line: 36, column: 13, scope: !705, inlinedAt: !706)
!711 = !DILocation(line: 36, column: 36, scope: !705, inlinedAt: !706)
!712 = !DILocation(line: 48, column: 7, scope: !704, inlinedAt: !707)
!713 = !DILocation(line: 50, column: 7, scope: !704, inlinedAt: !707)
!714 = !DILocation(line: 51, column: 15, scope: !704, inlinedAt: !707)
!715 = !DILocation(line: 52, column: 7, scope: !704, inlinedAt: !707)
!716 = !DILocation(line: 53, column: 12, scope: !704, inlinedAt: !707)
!717 = !DILocation(line: 54, column: 7, scope: !704, inlinedAt: !707)
!718 = !DILocation(line: 55, column: 15, scope: !704, inlinedAt: !707)
!719 = !DILocation(line: 56, column: 7, scope: !704, inlinedAt: !707)
!720 = !DILocation(line: 57, column: 18, scope: !704, inlinedAt: !707)
!721 = !DILocation(line: 58, column: 7, scope: !704, inlinedAt: !707)
!722 = !DILocation(line: 59, column: 21, scope: !704, inlinedAt: !707)
!723 = !DILocation(line: 38, column: 13, scope: !705, inlinedAt: !706)
!724 = !DILocation(line: 38, column: 33, scope: !705, inlinedAt: !706)
!725 = !DILocation(line: 38, column: 37, scope: !705, inlinedAt: !706)
!726 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!727 = !DILocation(line: 39, column: 7, scope: !705, inlinedAt: !706)
!728 = !DILocation(line: 48, column: 7, scope: !726, inlinedAt: !727)
!729 = !DILocation(line: 49, column: 12, scope: !726, inlinedAt: !727)
!730 = !DILocation(line: 50, column: 7, scope: !726, inlinedAt: !727)
!731 = !DILocation(line: 51, column: 15, scope: !726, inlinedAt: !727)
!732 = !DILocation(line: 52, column: 7, scope: !726, inlinedAt: !727)
!733 = !DILocation(line: 53, column: 12, scope: !726, inlinedAt: !727)
!734 = !DILocation(line: 54, column: 7, scope: !726, inlinedAt: !727)
!735 = !DILocation(line: 55, column: 15, scope: !726, inlinedAt: !727)
!736 = !DILocation(line: 56, column: 7, scope: !726, inlinedAt: !727)
!737 = !DILocation(line: 57, column: 18, scope: !726, inlinedAt: !727)
!738 = !DILocation(line: 58, column: 7, scope: !726, inlinedAt: !727)
!739 = !DILocation(line: 59, column: 21, scope: !726, inlinedAt: !727)
!740 = !DILocation(line: 40, column: 13, scope: !705, inlinedAt: !706)
!741 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!742 = !DILocation(line: 41, column: 7, scope: !705, inlinedAt: !706)
!743 = !DILocation(line: 48, column: 7, scope: !741, inlinedAt: !742)
!744 = !DILocation(line: 49, column: 12, scope: !741, inlinedAt: !742)
!745 = !DILocation(line: 50, column: 7, scope: !741, inlinedAt: !742)
!746 = !DILocation(line: 51, column: 15, scope: !741, inlinedAt: !742)
!747 = !DILocation(line: 52, column: 7, scope: !741, inlinedAt: !742)
!748 = !DILocation(line: 53, column: 12, scope: !741, inlinedAt: !742)
!749 = !DILocation(line: 54, column: 7, scope: !741, inlinedAt: !742)
!750 = !DILocation(line: 55, column: 15, scope: !741, inlinedAt: !742)
!751 = !DILocation(line: 56, column: 7, scope: !741, inlinedAt: !742)
!752 = !DILocation(line: 57, column: 18, scope: !741, inlinedAt: !742)
!753 = !DILocation(line: 58, column: 7, scope: !741, inlinedAt: !742)
!754 = !DILocation(line: 59, column: 21, scope: !741, inlinedAt: !742)
!755 = distinct !DISubprogram(name: "Float8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!756 = !DILocation(line: 111, column: 6, scope: !755)
!757 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!758 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!759 = !DILocation(line: 112, column: 10, scope: !755)
!760 = !DILocation(line: 37, column: 7, scope: !758, inlinedAt: !759)
!761 = !DILocation(line: 49, column: 12, scope: !757, inlinedAt: !760)
!762 = !DILocation(line: 34, column: 24, scope: !758, inlinedAt: !759)
!763 = !DILocation(line: 36, column: 13, scope: !758, inlinedAt: !759)
!764 = !DILocation(line: 36, column: 36, scope: !758, inlinedAt: !759)
!765 = !DILocation(line: 48, column: 7, scope: !757, inlinedAt: !760)
!766 = !DILocation(line: 50, column: 7, scope: !757, inlinedAt: !760)
!767 = !DILocation(line: 51, column: 15, scope: !757, inlinedAt: !760)
!768 = !DILocation(line: 52, column: 7, scope: !757, inlinedAt: !760)
!769 = !DILocation(line: 53, column: 12, scope: !757, inlinedAt: !760)
!770 = !DILocation(line: 54, column: 7, scope: !757, inlinedAt: !760)
!771 = !DILocation(line: 55, column: 15, scope: !757, inlinedAt: !760)
!772 = !DILocation(line: 56, column: 7, scope: !757, inlinedAt: !760)
!773 = !DILocation(line: 57, column: 18, scope: !757, inlinedAt: !760)
!774 = !DILocation(line: 58, column: 7, scope: !757, inlinedAt: !760)
!775 = !DILocation(line: 59, column: 21, scope: !757, inlinedAt: !760)
!776 = !DILocation(line: 38, column: 13, scope: !758, inlinedAt: !759)
!777 = !DILocation(line: 38, column: 33, scope: !758, inlinedAt: !759)
!778 = !DILocation(line: 38, column: 37, scope: !758, inlinedAt: !759)
!779 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!780 = !DILocation(line: 39, column: 7, scope: !758, inlinedAt: !759)
!781 = !DILocation(line: 48, column: 7, scope: !779, inlinedAt: !780)
!782 = !DILocation(line: 49, column: 12, scope: !779, inlinedAt: !780)
!783 = !DILocation(line: 50, column: 7, scope: !779, inlinedAt: !780)
!784 = !DILocation(line: 51, column: 15, scope: !779, inlinedAt: !780)
!785 = !DILocation(line: 52, column: 7, scope: !779, inlinedAt: !780)
!786 = !DILocation(line: 53, column: 12, scope: !779, inlinedAt: !780)
!787 = !DILocation(line: 54, column: 7, scope: !779, inlinedAt: !780)
!788 = !DILocation(line: 55, column: 15, scope: !779, inlinedAt: !780)
!789 = !DILocation(line: 56, column: 7, scope: !779, inlinedAt: !780)
!790 = !DILocation(line: 57, column: 18, scope: !779, inlinedAt: !780)
!791 = !DILocation(line: 58, column: 7, scope: !779, inlinedAt: !780)
!792 = !DILocation(line: 59, column: 21, scope: !779, inlinedAt: !780)
!793 = !DILocation(line: 40, column: 13, scope: !758, inlinedAt: !759)
!794 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!795 = !DILocation(line: 41, column: 7, scope: !758, inlinedAt: !759)
!796 = !DILocation(line: 48, column: 7, scope: !794, inlinedAt: !795)
!797 = !DILocation(line: 49, column: 12, scope: !794, inlinedAt: !795)
!798 = !DILocation(line: 50, column: 7, scope: !794, inlinedAt: !795)
!799 = !DILocation(line: 51, column: 15, scope: !794, inlinedAt: !795)
!800 = !DILocation(line: 52, column: 7, scope: !794, inlinedAt: !795)
!801 = !DILocation(line: 53, column: 12, scope: !794, inlinedAt: !795)
!802 = !DILocation(line: 54, column: 7, scope: !794, inlinedAt: !795)
!803 = !DILocation(line: 55, column: 15, scope: !794, inlinedAt: !795)
!804 = !DILocation(line: 56, column: 7, scope: !794, inlinedAt: !795)
!805 = !DILocation(line: 57, column: 18, scope: !794, inlinedAt: !795)
!806 = !DILocation(line: 58, column: 7, scope: !794, inlinedAt: !795)
!807 = !DILocation(line: 59, column: 21, scope: !794, inlinedAt: !795)
!808 = distinct !DISubprogram(name: "Float8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!809 = !DILocation(line: 118, column: 6, scope: !808)
!810 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!811 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!812 = !DILocation(line: 119, column: 10, scope: !808)
!813 = !DILocation(line: 37, column: 7, scope: !811, inlinedAt: !812)
!814 = !DILocation(line: 49, column: 12, scope: !810, inlinedAt: !813)
!815 = !DILocation(line: 34, column: 24, scope: !811, inlinedAt: !812)
!816 = !DILocation(line: 36, column: 13, scope: !811, inlinedAt: !812)
!817 = !DILocation(line: 36, column: 36, scope: !811, inlinedAt: !812)
!818 = !DILocation(line: 48, column: 7, scope: !810, inlinedAt: !813)
!819 = !DILocation(line: 50, column: 7, scope: !810, inlinedAt: !813)
!820 = !DILocation(line: 51, column: 15, scope: !810, inlinedAt: !813)
!821 = !DILocation(line: 52, column: 7, scope: !810, inlinedAt: !813)
!822 = !DILocation(line: 53, column: 12, scope: !810, inlinedAt: !813)
!823 = !DILocation(line: 54, column: 7, scope: !810, inlinedAt: !813)
!824 = !DILocation(line: 55, column: 15, scope: !810, inlinedAt: !813)
!825 = !DILocation(line: 56, column: 7, scope: !810, inlinedAt: !813)
!826 = !DILocation(line: 57, column: 18, scope: !810, inlinedAt: !813)
!827 = !DILocation(line: 58, column: 7, scope: !810, inlinedAt: !813)
!828 = !DILocation(line: 59, column: 21, scope: !810, inlinedAt: !813)
!829 = !DILocation(line: 38, column: 13, scope: !811, inlinedAt: !812)
!830 = !DILocation(line: 38, column: 33, scope: !811, inlinedAt: !812)
!831 = !DILocation(line: 38, column: 37, scope: !811, inlinedAt: !812)
!832 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!833 = !DILocation(line: 39, column: 7, scope: !811, inlinedAt: !812)
!834 = !DILocation(line: 48, column: 7, scope: !832, inlinedAt: !833)
!835 = !DILocation(line: 49, column: 12, scope: !832, inlinedAt: !833)
!836 = !DILocation(line: 50, column: 7, scope: !832, inlinedAt: !833)
!837 = !DILocation(line: 51, column: 15, scope: !832, inlinedAt: !833)
!838 = !DILocation(line: 52, column: 7, scope: !832, inlinedAt: !833)
!839 = !DILocation(line: 53, column: 12, scope: !832, inlinedAt: !833)
!840 = !DILocation(line: 54, column: 7, scope: !832, inlinedAt: !833)
!841 = !DILocation(line: 55, column: 15, scope: !832, inlinedAt: !833)
!842 = !DILocation(line: 56, column: 7, scope: !832, inlinedAt: !833)
!843 = !DILocation(line: 57, column: 18, scope: !832, inlinedAt: !833)
!844 = !DILocation(line: 58, column: 7, scope: !832, inlinedAt: !833)
!845 = !DILocation(line: 59, column: 21, scope: !832, inlinedAt: !833)
!846 = !DILocation(line: 40, column: 13, scope: !811, inlinedAt: !812)
!847 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!848 = !DILocation(line: 41, column: 7, scope: !811, inlinedAt: !812)
!849 = !DILocation(line: 48, column: 7, scope: !847, inlinedAt: !848)
!850 = !DILocation(line: 49, column: 12, scope: !847, inlinedAt: !848)
!851 = !DILocation(line: 50, column: 7, scope: !847, inlinedAt: !848)
!852 = !DILocation(line: 51, column: 15, scope: !847, inlinedAt: !848)
!853 = !DILocation(line: 52, column: 7, scope: !847, inlinedAt: !848)
!854 = !DILocation(line: 53, column: 12, scope: !847, inlinedAt: !848)
!855 = !DILocation(line: 54, column: 7, scope: !847, inlinedAt: !848)
!856 = !DILocation(line: 55, column: 15, scope: !847, inlinedAt: !848)
!857 = !DILocation(line: 56, column: 7, scope: !847, inlinedAt: !848)
!858 = !DILocation(line: 57, column: 18, scope: !847, inlinedAt: !848)
!859 = !DILocation(line: 58, column: 7, scope: !847, inlinedAt: !848)
!860 = !DILocation(line: 59, column: 21, scope: !847, inlinedAt: !848)
!861 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8, !"kernel", i32 1}
!862 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16, !"kernel", i32 1}
!863 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32, !"kernel", i32 1}
!864 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64, !"kernel", i32 1}
!865 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int, !"kernel", i32 1}
!866 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8, !"kernel", i32 1}
!867 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16, !"kernel", i32 1}
!868 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32, !"kernel", i32 1}
!869 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64, !"kernel", i32 1}
!870 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint, !"kernel", i32 1}
!871 = !{void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32, !"kernel", i32 1}
!872 = !{void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64, !"kernel", i32 1}
!873 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16, !"kernel", i32 1}
!874 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16, !"kernel", i32 1}
!875 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!876 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
